var ur = Array.isArray, Fi = Array.prototype.indexOf, On = Array.prototype.includes, cr = Array.from, as = Object.defineProperty, rn = Object.getOwnPropertyDescriptor, Di = Object.getOwnPropertyDescriptors, Bi = Object.prototype, qi = Array.prototype, ss = Object.getPrototypeOf, pa = Object.isExtensible;
const jt = () => {
};
function Vi(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function is() {
  var t, e, n = new Promise((r, s) => {
    t = r, e = s;
  });
  return { promise: n, resolve: t, reject: e };
}
function ka(t, e) {
  if (Array.isArray(t))
    return t;
  if (!(Symbol.iterator in t))
    return Array.from(t);
  const n = [];
  for (const r of t)
    if (n.push(r), n.length === e) break;
  return n;
}
const nt = 2, ln = 4, fr = 8, ea = 1 << 24, dt = 16, yt = 32, Bt = 64, zr = 128, ta = 256, mt = 512, He = 1024, Re = 2048, ut = 4096, rt = 8192, Qe = 16384, hn = 32768, Nn = 1 << 25, Xt = 65536, $n = 1 << 17, Ui = 1 << 18, vn = 1 << 19, Hi = 1 << 20, pt = 1 << 25, er = 1 << 21, an = 1 << 22, Ft = 1 << 23, Yt = Symbol("$state"), ls = Symbol("component"), Wi = Symbol("legacy props"), Yi = Symbol(""), os = Symbol("attributes"), Pr = Symbol("class"), Rr = Symbol("style"), Ir = Symbol("text"), Fn = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), dr = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), Gi = 1, Ki = 2, us = 4, Xi = 8, Ji = 16, Zi = 1, Qi = 4, $i = 8, el = 16, tl = 1, nl = 2, cs = {}, Ve = Symbol("uninitialized"), rl = "http://www.w3.org/1999/xhtml", al = "@attach";
function sl() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function il() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function ll() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function fs(t) {
  return t === this.v;
}
function ol(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function ds(t) {
  return !ol(t, this.v);
}
function hs(t) {
  throw new Error("https://svelte.dev/e/lifecycle_outside_component");
}
function ul() {
  throw new Error("https://svelte.dev/e/async_derived_orphan");
}
function cl(t, e, n) {
  throw new Error("https://svelte.dev/e/each_key_duplicate");
}
function fl(t) {
  throw new Error("https://svelte.dev/e/effect_in_teardown");
}
function dl() {
  throw new Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function hl(t) {
  throw new Error("https://svelte.dev/e/effect_orphan");
}
function vl() {
  throw new Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function gl(t) {
  throw new Error("https://svelte.dev/e/props_invalid_value");
}
function _l() {
  throw new Error("https://svelte.dev/e/state_descriptors_fixed");
}
function ml() {
  throw new Error("https://svelte.dev/e/state_prototype_fixed");
}
function yl() {
  throw new Error("https://svelte.dev/e/state_unsafe_mutation");
}
function bl() {
  throw new Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
let $e = null;
function on(t) {
  $e = t;
}
function Le(t, e = !1, n) {
  $e = {
    p: $e,
    i: !1,
    c: null,
    e: null,
    s: t,
    x: null,
    r: (
      /** @type {Effect} */
      Ee
    ),
    l: null
  };
}
function Oe(t) {
  var e = (
    /** @type {ComponentContext} */
    $e
  ), n = e.e;
  if (n !== null) {
    e.e = null;
    for (var r of n)
      js(r);
  }
  return t !== void 0 && (e.x = t), e.i = !0, $e = e.p, na(t);
}
function na(t = {}) {
  return as(t, ls, { value: !0 }), t;
}
function vs() {
  return !0;
}
let Ht = [];
function gs() {
  var t = Ht;
  Ht = [], Vi(t);
}
function kt(t) {
  if (Ht.length === 0 && !En) {
    var e = Ht;
    queueMicrotask(() => {
      e === Ht && gs();
    });
  }
  Ht.push(t);
}
function wl() {
  for (; Ht.length > 0; )
    gs();
}
const pl = -7169;
function De(t, e) {
  t.f = t.f & pl | e;
}
function ra(t) {
  (t.f & mt) !== 0 || t.deps === null ? De(t, He) : De(t, ut);
}
function _s(t, e) {
  (t.f & Re) !== 0 ? e.set(t, Re) : (t.f & ut) !== 0 && e.get(t) !== Re && e.set(t, ut), De(t, He);
}
function kl(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, kt(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function Dn(t) {
  var e = xe, n = Ee;
  ft(null), At(null);
  try {
    return t();
  } finally {
    ft(e), At(n);
  }
}
function ms(t, e, n, r) {
  const s = jn;
  var i = t.filter((_) => !_.settled), l = e.map(s);
  if (n.length === 0 && i.length === 0) {
    r(l);
    return;
  }
  var o = (
    /** @type {Effect} */
    Ee
  ), c = xl(), u = i.length === 1 ? i[0].promise : i.length > 1 ? Promise.all(i.map((_) => _.promise)) : null;
  function f(_) {
    if ((o.f & Qe) === 0) {
      c();
      try {
        r([...l, ..._]);
      } catch (b) {
        wt(b, o);
      }
      tr();
    }
  }
  var h = ys();
  if (n.length === 0) {
    u.then(() => f([])).finally(h);
    return;
  }
  function v() {
    Promise.all(n.map((_) => /* @__PURE__ */ Ml(_))).then(f).catch((_) => wt(_, o)).finally(h);
  }
  u ? u.then(() => {
    if ((o.f & Qe) !== 0) {
      h();
      return;
    }
    c(), v(), tr();
  }) : v();
}
function xl() {
  var t = (
    /** @type {Effect} */
    Ee
  ), e = xe, n = $e, r = (
    /** @type {Batch} */
    Se
  );
  return function(i = !0) {
    At(t), ft(e), on(n), i && (t.f & Qe) === 0 && (r?.activate(), r?.apply());
  };
}
function tr(t = !0) {
  At(null), ft(null), on(null), t && Se?.deactivate();
}
function ys() {
  var t = (
    /** @type {Effect} */
    Ee
  ), e = t.b, n = (
    /** @type {Batch} */
    Se
  ), r = !!e?.is_rendered();
  return e?.update_pending_count(1, n), n.increment(r, t), () => {
    e?.update_pending_count(-1, n), n.decrement(r, t);
  };
}
// @__NO_SIDE_EFFECTS__
function jn(t) {
  var e = nt | Re;
  return Ee !== null && (Ee.f |= vn), {
    ctx: $e,
    deps: null,
    effects: null,
    equals: fs,
    f: e,
    fn: t,
    reactions: null,
    rv: 0,
    v: (
      /** @type {V} */
      Ve
    ),
    wv: 0,
    parent: Ee,
    ac: null
  };
}
const wn = Symbol("obsolete");
// @__NO_SIDE_EFFECTS__
function Ml(t, e, n) {
  let r = (
    /** @type {Effect | null} */
    Ee
  );
  r === null && ul();
  var s = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), i = Jt(
    /** @type {V} */
    Ve
  ), l = !xe, o = /* @__PURE__ */ new Set();
  return Bl(() => {
    var c = (
      /** @type {Effect} */
      Ee
    ), u = is();
    s = u.promise;
    try {
      Promise.resolve(t()).then(u.resolve, (_) => {
        _ !== Fn && u.reject(_);
      }).finally(tr);
    } catch (_) {
      u.reject(_), tr();
    }
    var f = (
      /** @type {Batch} */
      Se
    );
    if (l) {
      if ((c.f & hn) !== 0)
        var h = ys();
      if (
        // boundary can be null if the async derived is inside an $effect.root not connected to the component render tree
        r.b?.is_rendered()
      )
        f.async_deriveds.get(c)?.reject(wn);
      else
        for (const _ of o.values())
          _.reject(wn);
      o.add(u), f.async_deriveds.set(c, u);
    }
    const v = (_, b = void 0) => {
      h?.(), o.delete(u), b !== wn && (f.activate(), b ? (i.f |= Ft, un(i, b)) : ((i.f & Ft) !== 0 && (i.f ^= Ft), un(i, _)), f.deactivate());
    };
    u.promise.then(v, (_) => v(null, _ || "unknown"));
  }), oa(() => {
    for (const c of o)
      c.reject(wn);
  }), new Promise((c) => {
    function u(f) {
      function h() {
        f === s ? c(i) : u(s);
      }
      f.then(h, h);
    }
    u(s);
  });
}
// @__NO_SIDE_EFFECTS__
function k(t) {
  const e = /* @__PURE__ */ jn(t);
  return Ds(e), e;
}
// @__NO_SIDE_EFFECTS__
function bs(t) {
  const e = /* @__PURE__ */ jn(t);
  return e.equals = ds, e;
}
function Sl(t) {
  var e = t.effects;
  if (e !== null) {
    t.effects = null;
    for (var n = 0; n < e.length; n += 1)
      et(
        /** @type {Effect} */
        e[n]
      );
  }
}
function aa(t) {
  var e, n = Ee, r = t.parent;
  if (!Pt && r !== null && t.v !== Ve && // if it was never evaluated before, it's guaranteed to fail downstream, so we try to execute instead
  (r.f & (Qe | rt)) !== 0)
    return sl(), t.v;
  At(r);
  try {
    Sl(t), e = Us(t);
  } finally {
    At(n);
  }
  return e;
}
function ws(t) {
  var e = aa(t);
  if (!t.equals(e) && (t.wv = qs(), (!Se?.is_fork || t.deps === null) && (Se !== null ? (Se.capture(t, e, !0), sn?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    De(t, He);
    return;
  }
  Pt || (ht !== null ? (la() || Se?.is_fork) && ht.set(t, e) : ra(t));
}
function El(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && Dn(() => {
        e.ac.abort(Fn), e.ac = null;
      }), e.fn !== null && (e.teardown = jt), Cn(e, 0), ua(e));
}
function ps(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && cn(e);
}
let xr = null, tn = null, Se = null, sn = null, ht = null, Fr = null, En = !1, Mr = !1, An = null, Kn = null;
var xa = 0;
let Al = 1;
class qt {
  id = Al++;
  /** True as soon as `#process` was called */
  started = !1;
  linked = !0;
  /** @type {Batch | null} */
  prev = null;
  /** @type {Batch | null} */
  next = null;
  /** @type {Map<Effect, ReturnType<typeof deferred<any>>>} */
  async_deriveds = /* @__PURE__ */ new Map();
  /**
   * The current values of any signals that are updated in this batch.
   * Tuple format: [value, is_derived] (note: is_derived is false for deriveds, too, if they were overridden via assignment)
   * The keys of this map are identical to `this.previous`
   * @type {Map<Value, [any, boolean]>}
   */
  current = /* @__PURE__ */ new Map();
  /**
   * The values of any signals (sources and deriveds) that are updated in this batch _before_ those updates took place.
   * The keys of this map are identical to `this.current`
   * @type {Map<Value, any>}
   */
  previous = /* @__PURE__ */ new Map();
  /**
   * When the batch is committed (and the DOM is updated), we need to remove old branches
   * and append new ones by calling the functions added inside (if/each/key/etc) blocks
   * @type {Set<(batch: Batch) => void>}
   */
  #e = /* @__PURE__ */ new Set();
  /**
   * If a fork is discarded, we need to destroy any effects that are no longer needed
   * @type {Set<(batch: Batch) => void>}
   */
  #r = /* @__PURE__ */ new Set();
  /**
   * The number of async effects that are currently in flight
   */
  #t = 0;
  /**
   * Async effects that are currently in flight, _not_ inside a pending boundary
   * @type {Map<Effect, number>}
   */
  #a = /* @__PURE__ */ new Map();
  /**
   * A deferred that resolves when the batch is committed, used with `settled()`
   * TODO replace with Promise.withResolvers once supported widely enough
   * @type {{ promise: Promise<void>, resolve: (value?: any) => void, reject: (reason: unknown) => void } | null}
   */
  #n = null;
  /**
   * Effects that were scheduled in this batch but not yet 'resolved' into the
   * root effects that need to be flushed. Resolving — the upwards traversal that
   * marks the path to each effect on the shared effect tree (see #resolve) — is
   * deferred until the batch is processed, so that the markers are created and
   * consumed within a single traversal. Scheduling into other batches (which can
   * happen concurrently, e.g. while a batch is committed) can therefore never
   * observe (and be confused by) this batch's markers.
   * May contain duplicates — deduplication happens during resolving
   * @type {Effect[]}
   */
  #s = [];
  /**
   * Effects created while this batch was active.
   * @type {Effect[]}
   */
  #i = [];
  /**
   * Deferred effects (which run after async work has completed) and their status (DIRTY or MAYBE_DIRTY)
   * @type {Map<Effect, number>}
   */
  #l = /* @__PURE__ */ new Map();
  /**
   * A map of branches that still exist, but will be destroyed when this batch
   * is committed — we skip over these during `process`.
   * The value contains child effects that were dirty/maybe_dirty before being reset,
   * so they can be rescheduled if the branch survives.
   * @type {Map<Effect, { d: Effect[], m: Effect[] }>}
   */
  #o = /* @__PURE__ */ new Map();
  /**
   * Inverse of #skipped_branches which we need to tell prior batches to unskip them when committing
   * @type {Set<Effect>}
   */
  #h = /* @__PURE__ */ new Set();
  is_fork = !1;
  #u = !1;
  constructor() {
    tn === null ? xr = tn = this : (tn.next = this, this.prev = tn), tn = this;
  }
  #v() {
    if (this.is_fork) return !0;
    for (const e of this.#a.keys())
      if (!this.#m(e))
        return !0;
    return !1;
  }
  /**
   * Whether `effect` is inside a branch that this batch skips
   * @param {Effect} effect
   */
  #m(e) {
    for (var n = (
      /** @type {Effect | null} */
      e
    ); n !== null; n = n.parent)
      if (this.#o.has(n)) return !0;
    return !1;
  }
  /**
   * Add an effect to the #skipped_branches map and reset its children
   * @param {Effect} effect
   */
  skip_effect(e) {
    this.#o.has(e) || this.#o.set(e, { d: [], m: [] }), this.#h.delete(e);
  }
  /**
   * Remove an effect from the #skipped_branches map and reschedule
   * any tracked dirty/maybe_dirty child effects
   * @param {Effect} effect
   * @param {(e: Effect) => void} callback
   */
  unskip_effect(e, n = (r) => this.schedule(r)) {
    var r = this.#o.get(e);
    if (r) {
      this.#o.delete(e);
      for (var s of r.d)
        De(s, Re), n(s);
      for (s of r.m)
        De(s, ut), n(s);
    }
    this.#h.add(e);
  }
  /**
   * Convert the effects that were scheduled in this batch into the root effects
   * that need to be traversed, marking the path to each effect (by clearing the
   * `CLEAN` flag on ancestor branches) so that the traversal can find them.
   * This happens right before traversal rather than at scheduling time, so that
   * the markers left on the (shared) effect tree are created and consumed within
   * a single traversal — scheduling into other batches can never observe them
   * @returns {Effect[]}
   */
  #c() {
    var e = [];
    for (const i of this.#s)
      if (!((i.f & Qe) !== 0 || (i.f & (Re | ut)) === 0)) {
        for (var n = i, r = !1; n.parent !== null; ) {
          n = n.parent;
          var s = n.f;
          if ((s & (Bt | yt)) !== 0) {
            if ((s & He) === 0) {
              r = !0;
              break;
            }
            n.f ^= He;
          }
        }
        r || e.push(n);
      }
    return this.#s = [], e;
  }
  #g() {
    this.started = !0;
    for (const [o, c] of this.#l)
      De(o, c), this.schedule(o);
    this.apply();
    for (var e = An = [], n = [], r = Kn = []; this.#s.length > 0; ) {
      xa++ > 1e3 && (this.#d(), Ll());
      for (const o of this.#c())
        try {
          this.#b(o, e, n);
        } catch (c) {
          throw Ms(o), this.#v() || this.discard(), c;
        }
    }
    if (Se = null, r.length > 0) {
      var s = qt.ensure();
      for (const o of r)
        s.schedule(o);
    }
    if (An = null, Kn = null, this.#v()) {
      this.#_(n), this.#_(e);
      for (const [o, c] of this.#o)
        xs(o, c);
      r.length > 0 && /** @type {unknown} */
      Se.#g();
      return;
    }
    const i = this.#k();
    if (i) {
      this.#_(n), this.#_(e), i.#f(this);
      return;
    }
    this.#l.clear();
    for (const o of this.#e) o(this);
    this.#e.clear(), sn = this, Ma(n), Ma(e), sn = null, this.#n?.resolve();
    var l = (
      /** @type {Batch | null} */
      /** @type {unknown} */
      Se
    );
    this.#t === 0 && (this.#s.length === 0 || l !== null) && this.#d(), l !== null && (St.clear(), l.#g());
  }
  /**
   * Traverse the effect tree, executing effects or stashing
   * them for later execution as appropriate
   * @param {Effect} root
   * @param {Effect[]} effects
   * @param {Effect[]} render_effects
   */
  #b(e, n, r) {
    e.f ^= He;
    for (var s = e.first; s !== null; ) {
      var i = s.f, l = (i & (yt | Bt)) !== 0, o = l && (i & He) !== 0, c = o || (i & rt) !== 0 || this.#o.has(s);
      if (!c && s.fn !== null) {
        l ? s.f ^= He : (i & ln) !== 0 ? n.push(s) : Vn(s) && ((i & dt) !== 0 && this.add_dirty_reaction(s, ut), cn(s));
        var u = s.first;
        if (u !== null) {
          s = u;
          continue;
        }
      }
      for (; s !== null; ) {
        var f = s.next;
        if (f !== null) {
          s = f;
          break;
        }
        s = s.parent;
      }
    }
  }
  #k() {
    for (var e = this.prev; e !== null; e = e.prev)
      if (!e.is_fork && this.#y(e)) return e;
    return null;
  }
  /** @param {Batch} batch */
  #y(e) {
    for (const [n, [, r]] of this.current)
      if (!r && e.current.has(n))
        return !0;
    return !1;
  }
  /**
   * @param {Batch} batch
   */
  #f(e) {
    for (const [r, s] of e.current)
      !this.previous.has(r) && e.previous.has(r) && this.previous.set(r, e.previous.get(r)), this.current.set(r, s);
    for (const [r, s] of e.async_deriveds) {
      const i = this.async_deriveds.get(r);
      i && s.promise.then(i.resolve).catch(i.reject);
    }
    e.async_deriveds.clear(), this.transfer_reactions(e.#l);
    const n = (r) => {
      var s = r.reactions;
      if (s !== null && !((r.f & nt) !== 0 && (r.f & (Re | ut)) === 0))
        for (const o of s) {
          var i = o.f;
          if ((i & nt) !== 0)
            n(
              /** @type {Derived} */
              o
            );
          else {
            var l = (
              /** @type {Effect} */
              o
            );
            i & (an | dt) && !this.async_deriveds.has(l) && (this.#l.delete(l), De(l, Re), this.schedule(l));
          }
        }
    };
    for (const r of this.current.keys())
      n(r);
    this.oncommit(() => e.discard()), e.#d(), Se = this, this.#g();
  }
  /**
   * @param {Effect[]} effects
   */
  #_(e) {
    for (var n = 0; n < e.length; n += 1)
      _s(e[n], this.#l);
  }
  /**
   * Associate a change to a given source with the current
   * batch, noting its previous and current values
   * @param {Value} source
   * @param {any} value
   * @param {boolean} [is_derived]
   */
  capture(e, n, r = !1) {
    e.v !== Ve && !this.previous.has(e) && this.previous.set(e, e.v), (e.f & Ft) === 0 && (this.current.set(e, [n, r]), ht?.set(e, n)), this.is_fork || (e.v = n);
  }
  activate() {
    Se = this;
  }
  deactivate() {
    Se = null, ht = null;
  }
  flush() {
    try {
      Mr = !0, Se = this, this.#g();
    } finally {
      xa = 0, Fr = null, An = null, Kn = null, Mr = !1, Se = null, ht = null, St.clear();
    }
  }
  discard() {
    for (const e of this.#r) e(this);
    this.#r.clear();
    for (const e of this.async_deriveds.values())
      e.reject(wn);
    this.#d(), this.#n?.resolve();
  }
  /**
   * @param {Effect} effect
   */
  register_created_effect(e) {
    this.#i.push(e);
  }
  #w() {
    for (let h = xr; h !== null; h = h.next) {
      var e = h.id < this.id, n = [];
      for (const [v, [_, b]] of this.current) {
        if (h.current.has(v)) {
          var r = (
            /** @type {[any, boolean]} */
            h.current.get(v)[0]
          );
          if (e && _ !== r)
            h.current.set(v, [_, b]);
          else
            continue;
        }
        n.push(v);
      }
      if (e)
        for (const [v, _] of this.async_deriveds) {
          const b = h.async_deriveds.get(v);
          b && _.promise.then(b.resolve).catch(b.reject);
        }
      var s = [...h.current.keys()].filter(
        (v) => !/** @type {[any, boolean]} */
        h.current.get(v)[1]
      );
      if (!(!h.started || s.length === 0)) {
        var i = s.filter((v) => !this.current.has(v));
        if (i.length === 0)
          e && h.discard();
        else if (n.length > 0) {
          if (e)
            for (const v of this.#h)
              h.unskip_effect(v, (_) => {
                (_.f & (dt | an)) !== 0 ? h.schedule(_) : h.#_([_]);
              });
          h.activate();
          var l = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Map();
          for (var c of n)
            ks(c, i, l, o);
          o = /* @__PURE__ */ new Map();
          var u = [...h.current].filter(([v, _]) => {
            const b = this.current.get(v);
            return b ? b[0] !== _[0] || b[1] !== _[1] : !0;
          }).map(([v]) => v);
          if (u.length > 0)
            for (const v of this.#i)
              (v.f & (Qe | rt | $n)) === 0 && sa(v, u, o) && ((v.f & (an | dt)) !== 0 ? (De(v, Re), h.schedule(v)) : h.add_dirty_reaction(v, Re));
          if (h.#s.length > 0 && !h.#u) {
            h.apply();
            for (var f of h.#c())
              h.#b(f, [], []);
          }
          h.deactivate();
        }
      }
    }
  }
  /**
   * @param {boolean} blocking
   * @param {Effect} effect
   */
  increment(e, n) {
    if (this.#t += 1, e) {
      let r = this.#a.get(n) ?? 0;
      this.#a.set(n, r + 1);
    }
  }
  /**
   * @param {boolean} blocking
   * @param {Effect} effect
   */
  decrement(e, n) {
    if (this.#t -= 1, e) {
      let r = this.#a.get(n) ?? 0;
      r === 1 ? this.#a.delete(n) : this.#a.set(n, r - 1);
    }
    this.#u || (this.#u = !0, kt(() => {
      this.#u = !1, this.linked && this.flush();
    }));
  }
  /**
   * @param {Map<Effect, number>} dirty_reactions
   */
  transfer_reactions(e) {
    for (const [n, r] of e)
      this.add_dirty_reaction(n, r);
    e.clear();
  }
  /**
   * @param {Effect} effect
   * @param {number} status
   */
  add_dirty_reaction(e, n) {
    (n === Re || this.#l.get(e) !== Re) && this.#l.set(e, n);
  }
  /** @param {(batch: Batch) => void} fn */
  oncommit(e) {
    this.#e.add(e);
  }
  /** @param {(batch: Batch) => void} fn */
  ondiscard(e) {
    this.#r.add(e);
  }
  settled() {
    return (this.#n ??= is()).promise;
  }
  static ensure() {
    if (Se === null) {
      const e = Se = new qt();
      !Mr && !En && kt(() => {
        e.started || e.flush();
      });
    }
    return Se;
  }
  apply() {
    {
      ht = null;
      return;
    }
  }
  /**
   *
   * @param {Effect} effect
   */
  schedule(e) {
    if (Fr = e, e.b?.is_pending && (e.f & (ln | fr | ea)) !== 0 && (e.f & hn) === 0) {
      e.b.defer_effect(e);
      return;
    }
    this.#s.push(e);
  }
  #d() {
    if (this.linked) {
      var e = this.prev, n = this.next;
      e === null ? xr = n : e.next = n, n === null ? tn = e : n.prev = e, this.linked = !1;
    }
  }
}
function Tl(t) {
  var e = En, n = sn;
  sn = null, En = !0;
  try {
    for (var r; ; ) {
      if (wl(), Se === null)
        return (
          /** @type {T} */
          r
        );
      Se.flush();
    }
  } finally {
    En = e, sn = n;
  }
}
function Ll() {
  try {
    vl();
  } catch (t) {
    wt(t, Fr);
  }
}
let Lt = null;
function Ma(t) {
  var e = t.length;
  if (e !== 0) {
    for (var n = 0; n < e; ) {
      var r = t[n++];
      if ((r.f & (Qe | rt)) === 0 && Vn(r) && (Lt = /* @__PURE__ */ new Set(), cn(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && Rs(r), Lt?.size > 0)) {
        St.clear();
        for (const s of Lt) {
          if ((s.f & (Qe | rt)) !== 0) continue;
          const i = [s];
          let l = s.parent;
          for (; l !== null; )
            Lt.has(l) && (Lt.delete(l), i.push(l)), l = l.parent;
          for (let o = i.length - 1; o >= 0; o--) {
            const c = i[o];
            (c.f & (Qe | rt)) === 0 && cn(c);
          }
        }
        Lt.clear();
      }
    }
    Lt = null;
  }
}
function ks(t, e, n, r) {
  if (!n.has(t) && (n.add(t), t.reactions !== null))
    for (const s of t.reactions) {
      const i = s.f;
      (i & nt) !== 0 ? ks(
        /** @type {Derived} */
        s,
        e,
        n,
        r
      ) : (i & (an | dt)) !== 0 && (i & Re) === 0 && sa(s, e, r) && (De(s, Re), ia(
        /** @type {Effect} */
        s
      ));
    }
}
function sa(t, e, n) {
  const r = n.get(t);
  if (r !== void 0) return r;
  if (t.deps !== null)
    for (const s of t.deps) {
      if (On.call(e, s))
        return !0;
      if ((s.f & nt) !== 0 && sa(
        /** @type {Derived} */
        s,
        e,
        n
      ))
        return n.set(
          /** @type {Derived} */
          s,
          !0
        ), !0;
    }
  return n.set(t, !1), !1;
}
function ia(t) {
  Se.schedule(t);
}
function xs(t, e) {
  if (!((t.f & yt) !== 0 && (t.f & He) !== 0)) {
    (t.f & Re) !== 0 ? e.d.push(t) : (t.f & ut) !== 0 && e.m.push(t), De(t, He);
    for (var n = t.first; n !== null; )
      xs(n, e), n = n.next;
  }
}
function Ms(t) {
  De(t, He);
  for (var e = t.first; e !== null; )
    Ms(e), e = e.next;
}
let nr = /* @__PURE__ */ new Set();
const St = /* @__PURE__ */ new Map();
let Ss = !1;
function Jt(t, e) {
  var n = {
    f: 0,
    v: t,
    reactions: null,
    equals: fs,
    rv: 0,
    wv: 0
  };
  return n;
}
// @__NO_SIDE_EFFECTS__
function J(t, e) {
  const n = Jt(t);
  return Ds(n), n;
}
// @__NO_SIDE_EFFECTS__
function Ol(t, e = !1, n = !0) {
  const r = Jt(t);
  return e || (r.equals = ds), r;
}
function T(t, e, n = !1) {
  xe !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!gt || (xe.f & $n) !== 0) && vs() && (xe.f & (nt | dt | an | $n)) !== 0 && (Et === null || !Et.has(t)) && yl();
  let r = n ? vt(e) : e;
  return un(t, r, Kn);
}
var Ut = null, Dr = 0;
function un(t, e, n = null) {
  if (!t.equals(e)) {
    Pt ? St.set(t, e) : St.has(t) || St.set(t, t.v);
    var r = qt.ensure();
    if (r.capture(t, e), (t.f & nt) !== 0) {
      const s = (
        /** @type {Derived} */
        t
      );
      (t.f & Re) !== 0 && aa(s), ht === null && ra(s);
    }
    t.wv = qs(), Ut = null, Dr = 0, Es(t, Re, n), Ut = null, Ee !== null && (Ee.f & He) !== 0 && (Ee.f & (yt | Bt)) === 0 && (ct === null ? Ul([t]) : ct.push(t)), !r.is_fork && nr.size > 0 && !Ss && Nl();
  }
  return e;
}
function Nl() {
  Ss = !1;
  for (const t of nr) {
    (t.f & He) !== 0 && De(t, ut);
    let e;
    try {
      e = Vn(t);
    } catch {
      e = !0;
    }
    e && cn(t);
  }
  nr.clear();
}
function jl(t, e = 1) {
  var n = a(t), r = e === 1 ? n++ : n--;
  return T(t, n), r;
}
function Tn(t) {
  T(t, t.v + 1);
}
function Es(t, e, n) {
  var r = t.reactions;
  if (r !== null) {
    var s = r.length;
    if (Dr += s, Dr > 1e5 && Ut === null && (Ut = /* @__PURE__ */ new Set()), Ut !== null) {
      if (Ut.has(t)) return;
      Ut.add(t);
    }
    for (var i = 0; i < s; i++) {
      var l = r[i], o = l.f, c = (o & Re) === 0;
      if (c && De(l, e), (o & $n) !== 0)
        nr.add(
          /** @type {Effect} */
          l
        );
      else if ((o & nt) !== 0) {
        var u = (
          /** @type {Derived} */
          l
        );
        ht?.delete(u), Es(u, ut, n);
      } else if (c) {
        var f = (
          /** @type {Effect} */
          l
        );
        (o & dt) !== 0 && Lt !== null && Lt.add(f), n !== null ? n.push(f) : ia(f);
      }
    }
  }
}
function vt(t) {
  if (typeof t != "object" || t === null || Yt in t || ls in t)
    return t;
  const e = ss(t);
  if (e !== Bi && e !== qi)
    return t;
  var n = /* @__PURE__ */ new Map(), r = ur(t), s = /* @__PURE__ */ J(0), i = Kt, l = (o) => {
    if (Kt === i)
      return o();
    var c = xe, u = Kt;
    ft(null), Aa(i);
    var f = o();
    return ft(c), Aa(u), f;
  };
  return r && n.set("length", /* @__PURE__ */ J(
    /** @type {any[]} */
    t.length
  )), new Proxy(
    /** @type {any} */
    t,
    {
      defineProperty(o, c, u) {
        (!("value" in u) || u.configurable === !1 || u.enumerable === !1 || u.writable === !1) && _l();
        var f = n.get(c);
        return f === void 0 ? l(() => {
          var h = /* @__PURE__ */ J(u.value);
          return n.set(c, h), h;
        }) : T(f, u.value, !0), !0;
      },
      deleteProperty(o, c) {
        var u = n.get(c);
        if (u === void 0) {
          if (c in o) {
            const f = l(() => /* @__PURE__ */ J(Ve));
            n.set(c, f), Tn(s);
          }
        } else
          T(u, Ve), Tn(s);
        return !0;
      },
      get(o, c, u) {
        if (c === Yt)
          return t;
        var f = n.get(c), h = c in o;
        if (f === void 0 && (!h || rn(o, c)?.writable) && (f = l(() => {
          var _ = vt(h ? o[c] : Ve), b = /* @__PURE__ */ J(_);
          return b;
        }), n.set(c, f)), f !== void 0) {
          var v = a(f);
          return v === Ve ? void 0 : v;
        }
        return Reflect.get(o, c, u);
      },
      getOwnPropertyDescriptor(o, c) {
        this.has?.(o, c);
        var u = Reflect.getOwnPropertyDescriptor(o, c), f = n.get(c);
        if (f !== void 0) {
          var h = a(f);
          if (h === Ve)
            return;
          if (u && "value" in u)
            u.value = h;
          else
            return {
              enumerable: !0,
              configurable: !0,
              value: h,
              writable: !0
            };
        }
        return u;
      },
      has(o, c) {
        if (c === Yt)
          return !0;
        var u = n.get(c), f = u !== void 0 && u.v !== Ve || Reflect.has(o, c);
        if (u !== void 0 || (Ee !== null || xe !== null) && (!f || rn(o, c)?.writable)) {
          u === void 0 && (u = l(() => {
            var v = f ? vt(o[c]) : Ve, _ = /* @__PURE__ */ J(v);
            return _;
          }), n.set(c, u));
          var h = a(u);
          if (h === Ve)
            return !1;
        }
        return f;
      },
      set(o, c, u, f) {
        var h = n.get(c), v = c in o;
        if (r && c === "length")
          for (var _ = u; _ < /** @type {Source<number>} */
          h.v; _ += 1) {
            var b = n.get(_ + "");
            b !== void 0 ? T(b, Ve) : _ in o && (b = l(() => /* @__PURE__ */ J(Ve)), n.set(_ + "", b));
          }
        if (h === void 0)
          (!v || rn(o, c)?.writable) && (h = l(() => /* @__PURE__ */ J(void 0)), T(h, vt(u)), n.set(c, h));
        else {
          v = h.v !== Ve;
          var d = l(() => vt(u));
          T(h, d);
        }
        var g = Reflect.getOwnPropertyDescriptor(o, c);
        if (g?.set && g.set.call(f, u), !v) {
          if (r && typeof c == "string") {
            var m = (
              /** @type {Source<number>} */
              n.get("length")
            ), p = Number(c);
            Number.isInteger(p) && p >= m.v && T(m, p + 1);
          }
          Tn(s);
        }
        return !0;
      },
      ownKeys(o) {
        a(s);
        var c = Reflect.ownKeys(o).filter((h) => {
          var v = n.get(h);
          return v === void 0 || v.v !== Ve;
        });
        for (var [u, f] of n)
          f.v !== Ve && !(u in o) && c.push(u);
        return c;
      },
      setPrototypeOf() {
        ml();
      }
    }
  );
}
function Sa(t) {
  try {
    if (t !== null && typeof t == "object" && Yt in t)
      return t[Yt];
  } catch {
  }
  return t;
}
function As(t, e) {
  return Object.is(Sa(t), Sa(e));
}
var xt, Ts, Ls, Os;
function Cl() {
  if (xt === void 0) {
    xt = window, Ts = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    Ls = rn(e, "firstChild").get, Os = rn(e, "nextSibling").get, pa(t) && (t[Pr] = void 0, t[os] = null, t[Rr] = void 0, t.__e = void 0), pa(n) && (n[Ir] = void 0);
  }
}
function Ct(t = "") {
  return document.createTextNode(t);
}
// @__NO_SIDE_EFFECTS__
function Zt(t) {
  return (
    /** @type {TemplateNode | null} */
    Ls.call(t)
  );
}
// @__NO_SIDE_EFFECTS__
function Bn(t) {
  return (
    /** @type {TemplateNode | null} */
    Os.call(t)
  );
}
function X(t, e) {
  return /* @__PURE__ */ Zt(t);
}
function ge(t, e = !1) {
  {
    var n = /* @__PURE__ */ Zt(t);
    return n instanceof Comment && n.data === "" ? /* @__PURE__ */ Bn(n) : n;
  }
}
function te(t, e = !1) {
  return /* @__PURE__ */ Zt(t);
}
function O(t, e = 1, n = !1) {
  let r = t;
  for (; e--; )
    r = /** @type {TemplateNode} */
    /* @__PURE__ */ Bn(r);
  return r;
}
function zl(t) {
  t.textContent = "";
}
function Ns() {
  return !1;
}
function Pl(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function Rl(t) {
  var e = Ee;
  if (e === null)
    return xe.f |= Ft, t;
  if ((e.f & hn) === 0 && (e.f & ln) === 0)
    throw t;
  wt(t, e);
}
function wt(t, e) {
  if (t === cs)
    throw t;
  if (!(e !== null && (e.f & Qe) !== 0)) {
    for (; e !== null; ) {
      if ((e.f & zr) !== 0 && (e.f & (Qe | Nn)) === 0) {
        if ((e.f & hn) === 0)
          throw t;
        try {
          e.b.error(t);
          return;
        } catch (n) {
          t = n;
        }
      }
      e = e.parent;
    }
    throw t;
  }
}
function Il(t) {
  Ee === null && (xe === null && hl(), dl()), Pt && fl();
}
function Fl(t, e) {
  var n = e.last;
  n === null ? e.last = e.first = t : (n.next = t, t.prev = n, e.last = t);
}
function Tt(t, e) {
  var n = Ee;
  n !== null && (n.f & rt) !== 0 && (t |= rt);
  var r = {
    ctx: $e,
    deps: null,
    nodes: null,
    f: t | Re | mt,
    first: null,
    fn: e,
    last: null,
    next: null,
    parent: n,
    b: n && n.b,
    prev: null,
    teardown: null,
    wv: 0,
    ac: null
  };
  Se?.register_created_effect(r);
  var s = r;
  if ((t & ln) !== 0)
    An !== null ? An.push(r) : qt.ensure().schedule(r);
  else if (e !== null) {
    try {
      cn(r);
    } catch (l) {
      throw et(r), l;
    }
    s.deps === null && s.teardown === null && s.nodes === null && s.first === s.last && // either `null`, or a singular child
    (s.f & vn) === 0 && (s = s.first, (t & dt) !== 0 && (t & Xt) !== 0 && s !== null && (s.f |= Xt));
  }
  if (s !== null && (s.parent = n, n !== null && Fl(s, n), xe !== null && (xe.f & nt) !== 0 && (t & Bt) === 0)) {
    var i = (
      /** @type {Derived} */
      xe
    );
    (i.effects ??= []).push(s);
  }
  return r;
}
function la() {
  return xe !== null && !gt;
}
function oa(t) {
  const e = Tt(fr, null);
  return De(e, He), e.teardown = t, e;
}
function Ye(t) {
  Il();
  var e = (
    /** @type {Effect} */
    Ee.f
  ), n = !xe && (e & yt) !== 0 && $e !== null && !$e.i;
  if (n) {
    var r = (
      /** @type {ComponentContext} */
      $e
    );
    (r.e ??= []).push(t);
  } else
    return js(t);
}
function js(t) {
  return Tt(ln | Hi, t);
}
function Dl(t) {
  qt.ensure();
  const e = Tt(Bt | vn, t);
  return (n = {}) => new Promise((r) => {
    n.outro ? Gt(e, () => {
      et(e), r(void 0);
    }) : (et(e), r(void 0));
  });
}
function hr(t) {
  return Tt(ln, t);
}
function Bl(t) {
  return Tt(an | vn, t);
}
function Cs(t, e = 0) {
  return Tt(fr | e, t);
}
function z(t, e = [], n = [], r = []) {
  ms(r, e, n, (s) => {
    Tt(fr, () => {
      t(...s.map(a));
    });
  });
}
function qn(t, e = 0) {
  var n = Tt(dt | e, t);
  return n;
}
function zs(t, e = 0) {
  var n = Tt(ea | e, t);
  return n;
}
function at(t) {
  return Tt(yt | vn, t);
}
function Ps(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = Pt, r = xe;
    Ea(!0), ft(null);
    try {
      e.call(null);
    } catch (s) {
      wt(s, t.parent);
    } finally {
      Ea(n), ft(r);
    }
  }
}
function ua(t, e = !1) {
  var n = t.first;
  for (t.first = t.last = null; n !== null; ) {
    const s = n.ac;
    s !== null && Dn(() => {
      s.abort(Fn);
    });
    var r = n.next;
    (n.f & Bt) !== 0 ? n.parent = null : et(n, e), n = r;
  }
}
function ql(t) {
  for (var e = t.first; e !== null; ) {
    var n = e.next;
    (e.f & yt) === 0 && et(e), e = n;
  }
}
function et(t, e = !0) {
  var n = !1;
  (e || (t.f & Ui) !== 0) && t.nodes !== null && t.nodes.end !== null && (Vl(
    t.nodes.start,
    /** @type {TemplateNode} */
    t.nodes.end
  ), n = !0), t.f |= Nn, ua(t, e && !n), Cn(t, 0);
  var r = t.nodes && t.nodes.t;
  if (r !== null)
    for (const i of r)
      i.stop();
  Ps(t), t.f ^= Nn, t.f |= Qe;
  var s = t.parent;
  s !== null && s.first !== null && Rs(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function Vl(t, e) {
  for (; t !== null; ) {
    var n = t === e ? null : /* @__PURE__ */ Bn(t);
    t.remove(), t = n;
  }
}
function Rs(t) {
  var e = t.parent, n = t.prev, r = t.next;
  n !== null && (n.next = r), r !== null && (r.prev = n), e !== null && (e.first === t && (e.first = r), e.last === t && (e.last = n));
}
function Gt(t, e, n = !0) {
  var r = [];
  t.f |= ta, Is(t, r, !0);
  var s = () => {
    n && et(t), e && e();
  }, i = r.length;
  if (i > 0) {
    var l = () => --i || s();
    for (var o of r)
      o.out(l);
  } else
    s();
}
function Is(t, e, n) {
  if ((t.f & rt) === 0) {
    t.f ^= rt;
    var r = t.nodes && t.nodes.t;
    if (r !== null)
      for (const o of r)
        (o.is_global || n) && e.push(o);
    for (var s = t.first; s !== null; ) {
      var i = s.next;
      if ((s.f & Bt) === 0) {
        var l = (s.f & Xt) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (s.f & yt) !== 0 && (t.f & dt) !== 0;
        Is(s, e, l ? n : !1);
      }
      s = i;
    }
  }
}
function rr(t) {
  t.f &= ~ta, Fs(t, !0);
}
function Fs(t, e) {
  if ((t.f & ta) === 0 && (t.f & rt) !== 0) {
    t.f ^= rt, (t.f & He) === 0 && (De(t, Re), qt.ensure().schedule(t));
    for (var n = t.first; n !== null; ) {
      var r = n.next, s = (n.f & Xt) !== 0 || (n.f & yt) !== 0;
      Fs(n, s ? e : !1), n = r;
    }
    var i = t.nodes && t.nodes.t;
    if (i !== null)
      for (const l of i)
        (l.is_global || e) && l.in();
  }
}
function ca(t, e) {
  if (t.nodes)
    for (var n = t.nodes.start, r = t.nodes.end; n !== null; ) {
      var s = n === r ? null : /* @__PURE__ */ Bn(n);
      e.append(n), n = s;
    }
}
let Pt = !1;
function Ea(t) {
  Pt = t;
}
let xe = null, gt = !1;
function ft(t) {
  xe = t;
}
let Ee = null;
function At(t) {
  Ee = t;
}
let Et = null;
function Ds(t) {
  xe !== null && ((xe.f & er) !== 0 || (xe.f & nt) !== 0) && (Et ??= /* @__PURE__ */ new Set()).add(t);
}
let st = null, ot = 0, ct = null;
function Ul(t) {
  ct = t;
}
let Bs = 1, Wt = 0, Kt = Wt;
function Aa(t) {
  Kt = t;
}
function qs() {
  return ++Bs;
}
function Vn(t) {
  var e = t.f;
  if ((e & Re) !== 0)
    return !0;
  if ((e & ut) !== 0) {
    for (var n = (
      /** @type {Value[]} */
      t.deps
    ), r = n.length, s = 0; s < r; s++) {
      var i = n[s];
      if (Vn(
        /** @type {Derived} */
        i
      ) && ws(
        /** @type {Derived} */
        i
      ), i.wv > t.wv)
        return !0;
    }
    (e & mt) !== 0 && // During time traveling we don't want to reset the status so that
    // traversal of the graph in the other batches still happens
    ht === null && De(t, He);
  }
  return !1;
}
function Vs(t, e, n = !0) {
  var r = t.reactions;
  if (r !== null && !(Et !== null && Et.has(t)))
    for (var s = 0; s < r.length; s++) {
      var i = r[s];
      (i.f & nt) !== 0 ? Vs(
        /** @type {Derived} */
        i,
        e,
        !1
      ) : e === i && (n ? De(i, Re) : (i.f & He) !== 0 && De(i, ut), ia(
        /** @type {Effect} */
        i
      ));
    }
}
function Us(t) {
  var e = st, n = ot, r = ct, s = xe, i = Et, l = $e, o = gt, c = Kt, u = t.f;
  st = /** @type {null | Value[]} */
  null, ot = 0, ct = null, xe = (u & (yt | Bt)) === 0 ? t : null, Et = null, on(t.ctx), gt = !1, Kt = ++Wt, t.ac !== null && (Dn(() => {
    t.ac.abort(Fn);
  }), t.ac = null);
  try {
    t.f |= er;
    var f = (
      /** @type {Function} */
      t.fn
    ), h = f();
    t.f |= hn;
    var v = Ta(t);
    if (vs() && ct !== null && !gt && v !== null && (t.f & (nt | ut | Re)) === 0)
      for (var _ = 0; _ < /** @type {Source[]} */
      ct.length; _++)
        Vs(
          ct[_],
          /** @type {Effect} */
          t
        );
    if (s !== null && s !== t) {
      if (Wt++, s.deps !== null)
        for (let b = 0; b < n; b += 1)
          s.deps[b].rv = Wt;
      if (e !== null)
        for (const b of e)
          b.rv = Wt;
      ct !== null && (r === null ? r = ct : r.push(.../** @type {Source[]} */
      ct));
    }
    return (t.f & Ft) !== 0 && (t.f ^= Ft), h;
  } catch (b) {
    return Ta(t), Rl(b);
  } finally {
    t.f ^= er, st = e, ot = n, ct = r, xe = s, Et = i, on(l), gt = o, Kt = c;
  }
}
function Ta(t) {
  var e = t.deps, n = Se?.is_fork;
  if (st !== null) {
    var r;
    if (n || Cn(t, ot), e !== null && ot > 0)
      for (e.length = ot + st.length, r = 0; r < st.length; r++)
        e[ot + r] = st[r];
    else
      t.deps = e = st;
    if (la() && (t.f & mt) !== 0)
      for (r = ot; r < e.length; r++)
        (e[r].reactions ??= []).push(t);
  } else !n && e !== null && ot < e.length && (Cn(t, ot), e.length = ot);
  return e;
}
function Hl(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var r = Fi.call(n, t);
    if (r !== -1) {
      var s = n.length - 1;
      s === 0 ? n = e.reactions = null : (n[r] = n[s], n.pop());
    }
  }
  if (n === null && (e.f & nt) !== 0 && // Destroying a child effect while updating a parent effect can cause a dependency to appear
  // to be unused, when in fact it is used by the currently-updating parent. Checking `new_deps`
  // allows us to skip the expensive work of disconnecting and immediately reconnecting it
  (st === null || !On.call(st, e))) {
    var i = (
      /** @type {Derived} */
      e
    );
    (i.f & mt) !== 0 && (i.f ^= mt), i.v !== Ve && ra(i), i.ac !== null && Dn(() => {
      i.ac.abort(Fn), i.ac = null, De(i, Re);
    }), El(i), Cn(i, 0);
  }
}
function Cn(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var r = e; r < n.length; r++)
      Hl(t, n[r]);
}
function cn(t) {
  var e = t.f;
  if ((e & Qe) === 0) {
    De(t, He);
    var n = Ee;
    Ee = t;
    try {
      (e & (dt | ea)) !== 0 ? ql(t) : ua(t), Ps(t);
      var r = Us(t);
      t.teardown = typeof r == "function" ? r : null, t.wv = Bs;
      var s;
    } finally {
      Ee = n;
    }
  }
}
async function Hs() {
  await Promise.resolve(), Tl();
}
function a(t) {
  var e = t.f, n = (e & nt) !== 0;
  if (xe !== null && !gt) {
    var r = Ee !== null && (Ee.f & Qe) !== 0;
    if (!r && (Et === null || !Et.has(t))) {
      var s = xe.deps;
      if ((xe.f & er) !== 0)
        t.rv < Wt && (t.rv = Wt, st === null && s !== null && s[ot] === t ? ot++ : st === null ? st = [t] : st.push(t));
      else {
        xe.deps ??= [], On.call(xe.deps, t) || xe.deps.push(t);
        var i = t.reactions;
        i === null ? t.reactions = [xe] : On.call(i, xe) || i.push(xe);
      }
    }
  }
  if (Pt && St.has(t))
    return St.get(t);
  if (n) {
    var l = (
      /** @type {Derived} */
      t
    );
    if (Pt) {
      var o = l.v;
      return ((l.f & He) === 0 && l.reactions !== null || Ys(l)) && (o = aa(l)), St.set(l, o), o;
    }
    var c = (l.f & mt) === 0 && !gt && xe !== null && (xe.f & mt) !== 0, u = (l.f & hn) === 0;
    Vn(l) && (c && (l.f |= mt), ws(l)), c && !u && (ps(l), Ws(l));
  }
  if (ht?.has(t))
    return ht.get(t);
  if ((t.f & Ft) !== 0)
    throw t.v;
  return t.v;
}
function Ws(t) {
  if (t.f |= mt, t.deps !== null)
    for (const n of t.deps) {
      var e = n.reactions;
      e === null ? n.reactions = [t] : On.call(e, t) || e.push(t), (n.f & nt) !== 0 && (n.f & mt) === 0 && (ps(
        /** @type {Derived} */
        n
      ), Ws(
        /** @type {Derived} */
        n
      ));
    }
}
function Ys(t) {
  if (t.v === Ve) return !0;
  if (t.deps === null) return !1;
  for (const e of t.deps)
    if (St.has(e) || (e.f & nt) !== 0 && Ys(
      /** @type {Derived} */
      e
    ))
      return !0;
  return !1;
}
function Mt(t) {
  var e = gt;
  try {
    return gt = !0, t();
  } finally {
    gt = e;
  }
}
function Wl(t) {
  return t.endsWith("capture") && t !== "gotpointercapture" && t !== "lostpointercapture";
}
const Yl = [
  "beforeinput",
  "click",
  "change",
  "dblclick",
  "contextmenu",
  "focusin",
  "focusout",
  "input",
  "keydown",
  "keyup",
  "mousedown",
  "mousemove",
  "mouseout",
  "mouseover",
  "mouseup",
  "pointerdown",
  "pointermove",
  "pointerout",
  "pointerover",
  "pointerup",
  "touchend",
  "touchmove",
  "touchstart"
];
function Gl(t) {
  return Yl.includes(t);
}
const Kl = {
  // no `class: 'className'` because we handle that separately
  formnovalidate: "formNoValidate",
  ismap: "isMap",
  nomodule: "noModule",
  playsinline: "playsInline",
  readonly: "readOnly",
  defaultvalue: "defaultValue",
  defaultchecked: "defaultChecked",
  srcobject: "srcObject",
  novalidate: "noValidate",
  allowfullscreen: "allowFullscreen",
  disablepictureinpicture: "disablePictureInPicture",
  disableremoteplayback: "disableRemotePlayback"
};
function Xl(t) {
  return t = t.toLowerCase(), Kl[t] ?? t;
}
const Jl = ["touchstart", "touchmove"];
function Zl(t) {
  return Jl.includes(t);
}
const pn = Symbol("events"), Gs = /* @__PURE__ */ new Set(), Br = /* @__PURE__ */ new Set();
function Ks(t, e, n, r = {}) {
  function s(i) {
    if (r.capture || qr.call(e, i), !i.cancelBubble)
      return Dn(() => n?.call(this, i));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (s.__removed = !1, kt(() => {
    s.__removed || e.addEventListener(t, s, r);
  })) : e.addEventListener(t, s, r), s;
}
function Je(t, e, n, r, s) {
  var i = { capture: r, passive: s }, l = Ks(t, e, n, i);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && oa(() => {
    l.__removed = !0, e.removeEventListener(t, l, i);
  });
}
function ne(t, e, n) {
  (e[pn] ??= {})[t] = n;
}
function lt(t) {
  for (var e = 0; e < t.length; e++)
    Gs.add(t[e]);
  for (var n of Br)
    n(t);
}
let Sr = null, Er = !1;
function qr(t) {
  var e = this, n = (
    /** @type {Node} */
    e.ownerDocument
  ), r = t.type, s = t.composedPath?.() || [], i = (
    /** @type {null | Element} */
    s[0] || t.target
  );
  Sr = t, Er || (Er = !0, setTimeout(() => {
    Er = !1, Sr = null;
  }));
  var l = 0, o = Sr === t && t[pn];
  if (o) {
    var c = s.indexOf(o);
    if (c !== -1 && (e === document || e === /** @type {any} */
    window)) {
      t[pn] = e;
      return;
    }
    var u = s.indexOf(e);
    if (u === -1)
      return;
    c <= u && (l = c);
  }
  if (i = /** @type {Element} */
  s[l] || t.target, i !== e) {
    as(t, "currentTarget", {
      configurable: !0,
      get() {
        return i || n;
      }
    });
    var f = xe, h = Ee;
    ft(null), At(null);
    try {
      for (var v, _ = []; i !== null && i !== e; ) {
        try {
          var b = i[pn]?.[r];
          b != null && (!/** @type {any} */
          i.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === i) && b.call(i, t);
        } catch (d) {
          v ? _.push(d) : v = d;
        }
        if (t.cancelBubble) break;
        l++, i = l < s.length ? (
          /** @type {Element} */
          s[l]
        ) : null;
      }
      if (v) {
        for (let d of _)
          queueMicrotask(() => {
            throw d;
          });
        throw v;
      }
    } finally {
      t[pn] = e, delete t.currentTarget, ft(f), At(h);
    }
  }
}
const Ql = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", {
    /** @param {string} html */
    createHTML: (t) => t
  })
);
function $l(t) {
  return (
    /** @type {string} */
    Ql?.createHTML(t) ?? t
  );
}
function Xs(t) {
  var e = Pl("template");
  return e.innerHTML = $l(t.replaceAll("<!>", "<!---->")), e.content;
}
function zn(t, e) {
  var n = (
    /** @type {Effect} */
    Ee
  );
  n.nodes === null && (n.nodes = { start: t, end: e, a: null, t: null });
}
// @__NO_SIDE_EFFECTS__
function j(t, e) {
  var n = (e & tl) !== 0, r = (e & nl) !== 0, s, i = !t.startsWith("<!>");
  return () => {
    s === void 0 && (s = Xs(i ? t : "<!>" + t), n || (s = /** @type {TemplateNode} */
    /* @__PURE__ */ Zt(s)));
    var l = (
      /** @type {TemplateNode} */
      r || Ts ? document.importNode(s, !0) : s.cloneNode(!0)
    );
    if (n) {
      var o = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ Zt(l)
      ), c = (
        /** @type {TemplateNode} */
        l.lastChild
      );
      zn(o, c);
    } else
      zn(l, l);
    return l;
  };
}
// @__NO_SIDE_EFFECTS__
function eo(t, e, n = "svg") {
  var r = !t.startsWith("<!>"), s = `<${n}>${r ? t : "<!>" + t}</${n}>`, i;
  return () => {
    if (!i) {
      var l = (
        /** @type {DocumentFragment} */
        Xs(s)
      ), o = (
        /** @type {Element} */
        /* @__PURE__ */ Zt(l)
      );
      i = /** @type {Element} */
      /* @__PURE__ */ Zt(o);
    }
    var c = (
      /** @type {TemplateNode} */
      i.cloneNode(!0)
    );
    return zn(c, c), c;
  };
}
// @__NO_SIDE_EFFECTS__
function Ge(t, e) {
  return /* @__PURE__ */ eo(t, e, "svg");
}
function kn(t = "") {
  {
    var e = Ct(t + "");
    return zn(e, e), e;
  }
}
function We() {
  var t = document.createDocumentFragment(), e = document.createComment(""), n = Ct();
  return t.append(e, n), zn(e, n), t;
}
function w(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function to(t) {
  let e = 0, n = Jt(0), r;
  return () => {
    la() && (a(n), Cs(() => (e === 0 && (r = Mt(() => t(() => Tn(n)))), e += 1, () => {
      kt(() => {
        e -= 1, e === 0 && (r?.(), r = void 0, Tn(n));
      });
    })));
  };
}
var no = Xt | vn;
function ro(t, e, n, r) {
  new ao(t, e, n, r);
}
class ao {
  /** @type {Boundary | null} */
  parent;
  is_pending = !1;
  /**
   * API-level transformError transform function. Transforms errors before they reach the `failed` snippet.
   * Inherited from parent boundary, or defaults to identity.
   * @type {(error: unknown) => unknown}
   */
  transform_error;
  /** @type {TemplateNode} */
  #e;
  /** @type {TemplateNode | null} */
  #r = null;
  /** @type {BoundaryProps} */
  #t;
  /** @type {((anchor: Node) => void)} */
  #a;
  /** @type {Effect} */
  #n;
  /** @type {Effect | null} */
  #s = null;
  /** @type {Effect | null} */
  #i = null;
  /** @type {Effect | null} */
  #l = null;
  /** @type {DocumentFragment | null} */
  #o = null;
  #h = 0;
  #u = 0;
  #v = !1;
  /** @type {Map<Effect, number>} */
  #m = /* @__PURE__ */ new Map();
  /**
   * A source containing the number of pending async deriveds/expressions.
   * Only created if `$effect.pending()` is used inside the boundary,
   * otherwise updating the source results in needless `Batch.ensure()`
   * calls followed by no-op flushes
   * @type {Source<number> | null}
   */
  #c = null;
  #g = to(() => (this.#c = Jt(this.#h), () => {
    this.#c = null;
  }));
  /**
   * @param {TemplateNode} node
   * @param {BoundaryProps} props
   * @param {((anchor: Node) => void)} children
   * @param {((error: unknown) => unknown) | undefined} [transform_error]
   */
  constructor(e, n, r, s) {
    this.#e = e, this.#t = n, this.#a = (i) => {
      var l = (
        /** @type {Effect} */
        Ee
      );
      l.b = this, l.f |= zr, r(i);
    }, this.parent = /** @type {Effect} */
    Ee.b, this.transform_error = s ?? this.parent?.transform_error ?? ((i) => i), this.#n = qn(() => {
      this.#w();
    }, no);
  }
  #b() {
    try {
      this.#s = at(() => this.#a(this.#e));
    } catch (e) {
      this.error(e);
    }
  }
  /**
   * @param {unknown} error The deserialized error from the server's hydration comment
   */
  #k(e) {
    const n = this.#t.failed, { reset: r, invoke_onerror: s } = this.#y(e);
    kt(s), n && (this.#l = at(() => {
      n(
        this.#e,
        () => e,
        () => r
      );
    }));
  }
  /**
   * Creates the `reset` function for a failed boundary, along with a function
   * that invokes `onerror` with it (if provided)
   * @param {unknown} error
   * @returns {{ reset: () => void, invoke_onerror: () => void }}
   */
  #y(e) {
    var n = !1, r = !1;
    const s = () => {
      if (!this.#f()) {
        if (n) {
          ll();
          return;
        }
        n = !0, r && bl(), this.#l !== null && Gt(this.#l, () => {
          this.#l = null;
        }), this.#p(() => {
          this.#w();
        });
      }
    };
    return { reset: s, invoke_onerror: () => {
      if (!this.#f())
        try {
          r = !0, this.#t.onerror?.(e, s), r = !1;
        } catch (l) {
          wt(l, this.#n && this.#n.parent);
        }
    } };
  }
  #f() {
    return (this.#n.f & (Qe | Nn)) !== 0;
  }
  #_() {
    const e = this.#t.pending;
    e && (this.is_pending = !0, this.#i = at(() => e(this.#e)), kt(() => {
      if (!this.#f()) {
        var n = this.#o = document.createDocumentFragment(), r = Ct(), s = !1;
        if (n.append(r), this.#s = this.#p(() => {
          try {
            return at(() => this.#a(r));
          } catch (i) {
            try {
              this.error(i), s = !0;
            } catch (l) {
              wt(l, this.#n.parent);
            }
            return null;
          }
        }), this.#s === null) {
          this.#o = null, s && this.#d(
            /** @type {Batch} */
            Se
          );
          return;
        }
        this.#u === 0 && (this.#e.before(n), this.#o = null, Gt(
          /** @type {Effect} */
          this.#i,
          () => {
            this.#i = null;
          }
        ), this.#d(
          /** @type {Batch} */
          Se
        ));
      }
    }));
  }
  #w() {
    try {
      if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#h = 0, this.#s = at(() => {
        this.#a(this.#e);
      }), this.#u > 0) {
        var e = this.#o = document.createDocumentFragment();
        ca(this.#s, e);
        const n = (
          /** @type {(anchor: Node) => void} */
          this.#t.pending
        );
        this.#i = at(() => n(this.#e));
      } else
        this.#d(
          /** @type {Batch} */
          Se
        );
    } catch (n) {
      this.error(n);
    }
  }
  /**
   * @param {Batch} batch
   */
  #d(e) {
    this.is_pending = !1, e.transfer_reactions(this.#m);
  }
  /**
   * Defer an effect inside a pending boundary until the boundary resolves
   * @param {Effect} effect
   */
  defer_effect(e) {
    _s(e, this.#m);
  }
  /**
   * Returns `false` if the effect exists inside a boundary whose pending snippet is shown
   * @returns {boolean}
   */
  is_rendered() {
    return !this.is_pending && (!this.parent || this.parent.is_rendered());
  }
  has_pending_snippet() {
    return !!this.#t.pending;
  }
  /**
   * @template T
   * @param {() => T} fn
   */
  #p(e) {
    var n = Ee, r = xe, s = $e;
    At(this.#n), ft(this.#n), on(this.#n.ctx);
    try {
      return qt.ensure(), e();
    } finally {
      At(n), ft(r), on(s);
    }
  }
  /**
   * Updates the pending count associated with the currently visible pending snippet,
   * if any, such that we can replace the snippet with content once work is done
   * @param {1 | -1} d
   * @param {Batch} batch
   */
  #x(e, n) {
    if (!this.has_pending_snippet()) {
      this.parent && this.parent.#x(e, n);
      return;
    }
    this.#u += e, this.#u === 0 && (this.#d(n), this.#i && Gt(this.#i, () => {
      this.#i = null;
    }), this.#o && (this.#e.before(this.#o), this.#o = null));
  }
  /**
   * Update the source that powers `$effect.pending()` inside this boundary,
   * and controls when the current `pending` snippet (if any) is removed.
   * Do not call from inside the class
   * @param {1 | -1} d
   * @param {Batch} batch
   */
  update_pending_count(e, n) {
    this.#x(e, n), this.#h += e, !(!this.#c || this.#v) && (this.#v = !0, kt(() => {
      this.#v = !1, this.#c && un(this.#c, this.#h);
    }));
  }
  get_effect_pending() {
    return this.#g(), a(
      /** @type {Source<number>} */
      this.#c
    );
  }
  /** @param {unknown} error */
  error(e) {
    if (e === cs || !this.#t.onerror && !this.#t.failed)
      throw e;
    Se?.is_fork ? (this.#s && Se.skip_effect(this.#s), this.#i && Se.skip_effect(this.#i), this.#l && Se.skip_effect(this.#l), Se.oncommit(() => {
      this.#f() || this.#M(e);
    })) : this.#M(e);
  }
  /**
   * @param {unknown} error
   */
  #M(e) {
    this.#s && (et(this.#s), this.#s = null), this.#i && (et(this.#i), this.#i = null), this.#l && (et(this.#l), this.#l = null);
    let n = this.#t.failed;
    const r = (s) => {
      if (this.#f()) return;
      const { reset: i, invoke_onerror: l } = this.#y(s);
      l(), n && !this.#f() && (this.#l = this.#p(() => {
        try {
          return at(() => {
            var o = (
              /** @type {Effect} */
              Ee
            );
            o.b = this, o.f |= zr, n(
              this.#e,
              () => s,
              () => i
            );
          });
        } catch (o) {
          return wt(
            o,
            /** @type {Effect} */
            this.#n.parent
          ), null;
        }
      }));
    };
    kt(() => {
      if (!this.#f()) {
        var s;
        try {
          s = this.transform_error(e);
        } catch (i) {
          wt(i, this.#n && this.#n.parent);
          return;
        }
        s !== null && typeof s == "object" && typeof /** @type {any} */
        s.then == "function" ? s.then(
          r,
          /** @param {unknown} e */
          (i) => wt(i, this.#n && this.#n.parent)
        ) : r(s);
      }
    });
  }
}
function K(t, e) {
  var n = e == null ? "" : typeof e == "object" ? `${e}` : e;
  n !== /** @type {any} */
  (t[Ir] ??= t.nodeValue) && (t[Ir] = n, t.nodeValue = `${n}`);
}
function so(t, e) {
  return io(t, e);
}
const Hn = /* @__PURE__ */ new Map();
function io(t, { target: e, anchor: n, props: r = {}, events: s, context: i, intro: l = !0, transformError: o }) {
  Cl();
  var c = void 0, u = Dl(() => {
    var f = n ?? e.appendChild(Ct());
    ro(
      /** @type {TemplateNode} */
      f,
      {
        pending: () => {
        }
      },
      (_) => {
        Le({});
        var b = (
          /** @type {ComponentContext} */
          $e
        );
        i && (b.c = i), s && (r.$$events = s), c = t(_, r) || na(), Oe();
      },
      o
    );
    var h = /* @__PURE__ */ new Set(), v = (_) => {
      for (var b = 0; b < _.length; b++) {
        var d = _[b];
        if (!h.has(d)) {
          h.add(d);
          var g = Zl(d);
          for (const x of [e, document]) {
            var m = Hn.get(x);
            m === void 0 && (m = /* @__PURE__ */ new Map(), Hn.set(x, m));
            var p = m.get(d);
            p === void 0 ? (x.addEventListener(d, qr, { passive: g }), m.set(d, 1)) : m.set(d, p + 1);
          }
        }
      }
    };
    return v(cr(Gs)), Br.add(v), () => {
      for (var _ of h)
        for (const g of [e, document]) {
          var b = (
            /** @type {Map<string, number>} */
            Hn.get(g)
          ), d = (
            /** @type {number} */
            b.get(_)
          );
          --d == 0 ? (g.removeEventListener(_, qr), b.delete(_), b.size === 0 && Hn.delete(g)) : b.set(_, d);
        }
      Br.delete(v), f !== n && f.parentNode?.removeChild(f);
    };
  });
  return Vr.set(c, u), c;
}
let Vr = /* @__PURE__ */ new WeakMap();
function lo(t, e) {
  const n = Vr.get(t);
  return n ? (Vr.delete(t), n(e)) : Promise.resolve();
}
class fa {
  /** @type {TemplateNode} */
  anchor;
  /** @type {Map<Batch, Key>} */
  #e = /* @__PURE__ */ new Map();
  /**
   * Map of keys to effects that are currently rendered in the DOM.
   * These effects are visible and actively part of the document tree.
   * Example:
   * ```
   * {#if condition}
   * 	foo
   * {:else}
   * 	bar
   * {/if}
   * ```
   * Can result in the entries `true->Effect` and `false->Effect`
   * @type {Map<Key, Effect>}
   */
  #r = /* @__PURE__ */ new Map();
  /**
   * Similar to #onscreen with respect to the keys, but contains branches that are not yet
   * in the DOM, because their insertion is deferred.
   * @type {Map<Key, Branch>}
   */
  #t = /* @__PURE__ */ new Map();
  /**
   * Keys of effects that are currently outroing
   * @type {Set<Key>}
   */
  #a = /* @__PURE__ */ new Set();
  /**
   * Whether to pause (i.e. outro) on change, or destroy immediately.
   * This is necessary for `<svelte:element>`
   */
  #n = !0;
  /**
   * @param {TemplateNode} anchor
   * @param {boolean} transition
   */
  constructor(e, n = !0) {
    this.anchor = e, this.#n = n;
  }
  /**
   * @param {Batch} batch
   */
  #s = (e) => {
    if (this.#e.has(e)) {
      var n = (
        /** @type {Key} */
        this.#e.get(e)
      ), r = this.#r.get(n);
      if (r)
        rr(r), this.#a.delete(n);
      else {
        var s = this.#t.get(n);
        s && (rr(s.effect), this.#r.set(n, s.effect), this.#t.delete(n), s.fragment.lastChild.remove(), this.anchor.before(s.fragment), r = s.effect);
      }
      for (const [i, l] of this.#e) {
        if (this.#e.delete(i), i === e)
          break;
        const o = this.#t.get(l);
        o && (et(o.effect), this.#t.delete(l));
      }
      for (const [i, l] of this.#r) {
        if (i === n || this.#a.has(i)) continue;
        const o = () => {
          if (Array.from(this.#e.values()).includes(i)) {
            var u = document.createDocumentFragment();
            ca(l, u), u.append(Ct()), this.#t.set(i, { effect: l, fragment: u });
          } else
            et(l);
          this.#a.delete(i), this.#r.delete(i);
        };
        this.#n || !r ? (this.#a.add(i), Gt(l, o, !1)) : o();
      }
    }
  };
  /**
   * @param {Batch} batch
   */
  #i = (e) => {
    this.#e.delete(e);
    const n = Array.from(this.#e.values());
    for (const [r, s] of this.#t)
      n.includes(r) || (et(s.effect), this.#t.delete(r));
  };
  /**
   *
   * @param {any} key
   * @param {null | ((target: TemplateNode) => void)} fn
   */
  ensure(e, n) {
    var r = (
      /** @type {Batch} */
      Se
    ), s = Ns();
    if (n && !this.#r.has(e) && !this.#t.has(e))
      if (s) {
        var i = document.createDocumentFragment(), l = Ct();
        i.append(l), this.#t.set(e, {
          effect: at(() => n(l)),
          fragment: i
        });
      } else
        this.#r.set(
          e,
          at(() => n(this.anchor))
        );
    if (this.#e.set(r, e), s) {
      for (const [o, c] of this.#r)
        o === e ? r.unskip_effect(c) : r.skip_effect(c);
      for (const [o, c] of this.#t)
        o === e ? r.unskip_effect(c.effect) : r.skip_effect(c.effect);
      r.oncommit(this.#s), r.ondiscard(this.#i);
    } else
      this.#s(r);
  }
}
function G(t, e, n = !1) {
  var r = new fa(t), s = n ? Xt : 0;
  function i(l, o) {
    r.ensure(l, o);
  }
  qn(() => {
    var l = !1;
    e((o, c = 0) => {
      l = !0, i(c, o);
    }), l || i(-1, null);
  }, s);
}
const oo = Symbol("NaN");
function uo(t, e, n) {
  var r = new fa(t);
  qn(() => {
    var s = e();
    s !== s && (s = /** @type {any} */
    oo), r.ensure(s, n);
  });
}
function Ae(t, e) {
  return e;
}
function co(t, e, n) {
  for (var r = [], s = e.length, i, l = e.length, o = 0; o < s; o++) {
    let h = e[o];
    Gt(
      h,
      () => {
        if (i) {
          if (i.pending.delete(h), i.done.add(h), i.pending.size === 0) {
            var v = (
              /** @type {Set<EachOutroGroup>} */
              t.outrogroups
            );
            Ur(t, cr(i.done)), v.delete(i), v.size === 0 && (t.outrogroups = null);
          }
        } else
          l -= 1;
      },
      !1
    );
  }
  if (l === 0) {
    var c = r.length === 0 && n !== null && t.pending.size === 0;
    if (c) {
      var u = (
        /** @type {Element} */
        n
      ), f = (
        /** @type {Element} */
        u.parentNode
      );
      zl(f), f.append(u), t.items.clear();
    }
    Ur(t, e, !c);
  } else
    i = {
      pending: new Set(e),
      done: /* @__PURE__ */ new Set()
    }, (t.outrogroups ??= /* @__PURE__ */ new Set()).add(i);
}
function Ur(t, e, n = !0) {
  var r;
  if (t.pending.size > 0) {
    r = /* @__PURE__ */ new Set();
    for (const l of t.pending.values())
      for (const o of l)
        r.add(
          /** @type {EachItem} */
          t.items.get(o).e
        );
  }
  for (var s = 0; s < e.length; s++) {
    var i = e[s];
    if (r?.has(i)) {
      i.f |= pt;
      const l = document.createDocumentFragment();
      ca(i, l);
    } else
      et(e[s], n);
  }
}
var La;
function Me(t, e, n, r, s, i = null) {
  var l = t, o = /* @__PURE__ */ new Map(), c = (e & us) !== 0;
  if (c) {
    var u = (
      /** @type {Element} */
      t
    );
    l = u.appendChild(Ct());
  }
  var f = null, h = /* @__PURE__ */ bs(() => {
    var p = n();
    return (
      /** @type {V[]} */
      ur(p) ? p : p == null ? [] : cr(p)
    );
  }), v = /* @__PURE__ */ new Map(), _ = !0;
  function b(p) {
    if ((m.effect.f & Qe) === 0) {
      m.pending.delete(p);
      var x = a(h);
      m.fallback = f, fo(m, x, l, e, r), f !== null && (x.length === 0 ? (f.f & pt) === 0 ? rr(f) : (f.f ^= pt, xn(f, null, l)) : Gt(f, () => {
        f = null;
      }));
    }
  }
  function d(p) {
    m.pending.delete(p);
  }
  var g = qn(() => {
    for (var p = (
      /** @type {V[]} */
      a(h)
    ), x = p.length, L = /* @__PURE__ */ new Set(), M = (
      /** @type {Batch} */
      Se
    ), C = Ns(), A = 0; A < x; A += 1) {
      var S = p[A], E = r(S, A), F = _ ? null : o.get(E);
      F ? (F.v && un(F.v, S), F.i && un(F.i, A), C && M.unskip_effect(F.e)) : (F = ho(
        o,
        _ ? l : La ??= Ct(),
        S,
        E,
        A,
        s,
        e,
        n
      ), _ || (F.e.f |= pt), o.set(E, F)), L.add(E);
    }
    if (x === 0 && i && !f && (_ ? f = at(() => i(l)) : (f = at(() => i(La ??= Ct())), f.f |= pt)), x > L.size && cl(), !_)
      if (v.set(M, L), C) {
        for (const [$, ae] of o)
          L.has($) || M.skip_effect(ae.e);
        M.oncommit(b), M.ondiscard(d);
      } else
        b(M);
    a(h);
  }), m = { effect: g, items: o, pending: v, outrogroups: null, fallback: f };
  _ = !1;
}
function mn(t) {
  for (; t !== null && (t.f & yt) === 0; )
    t = t.next;
  return t;
}
function fo(t, e, n, r, s) {
  var i = (r & Xi) !== 0, l = e.length, o = t.items, c = mn(t.effect.first), u, f = null, h, v = [], _ = [], b, d, g, m;
  if (i)
    for (m = 0; m < l; m += 1)
      b = e[m], d = s(b, m), g = /** @type {EachItem} */
      o.get(d).e, (g.f & pt) === 0 && (g.nodes?.a?.measure(), (h ??= /* @__PURE__ */ new Set()).add(g));
  for (m = 0; m < l; m += 1) {
    if (b = e[m], d = s(b, m), g = /** @type {EachItem} */
    o.get(d).e, t.outrogroups !== null)
      for (const F of t.outrogroups)
        F.pending.delete(g), F.done.delete(g);
    if ((g.f & rt) !== 0 && (rr(g), i && (g.nodes?.a?.unfix(), (h ??= /* @__PURE__ */ new Set()).delete(g))), (g.f & pt) !== 0)
      if (g.f ^= pt, g === c)
        xn(g, null, n);
      else {
        var p = f ? f.next : c;
        g === t.effect.last && (t.effect.last = g.prev), g.prev && (g.prev.next = g.next), g.next && (g.next.prev = g.prev), It(t, f, g), It(t, g, p), xn(g, p, n), f = g, v = [], _ = [], c = mn(f.next);
        continue;
      }
    if (g !== c) {
      if (u !== void 0 && u.has(g)) {
        if (v.length < _.length) {
          var x = _[0], L;
          f = x.prev;
          var M = v[0], C = v[v.length - 1];
          for (L = 0; L < v.length; L += 1)
            xn(v[L], x, n);
          for (L = 0; L < _.length; L += 1)
            u.delete(_[L]);
          It(t, M.prev, C.next), It(t, f, M), It(t, C, x), c = x, f = C, m -= 1, v = [], _ = [];
        } else
          u.delete(g), xn(g, c, n), It(t, g.prev, g.next), It(t, g, f === null ? t.effect.first : f.next), It(t, f, g), f = g;
        continue;
      }
      for (v = [], _ = []; c !== null && c !== g; )
        (u ??= /* @__PURE__ */ new Set()).add(c), _.push(c), c = mn(c.next);
      if (c === null)
        continue;
    }
    (g.f & pt) === 0 && v.push(g), f = g, c = mn(g.next);
  }
  if (t.outrogroups !== null) {
    for (const F of t.outrogroups)
      F.pending.size === 0 && (Ur(t, cr(F.done)), t.outrogroups?.delete(F));
    t.outrogroups.size === 0 && (t.outrogroups = null);
  }
  if (c !== null || u !== void 0) {
    var A = [];
    if (u !== void 0)
      for (g of u)
        (g.f & rt) === 0 && A.push(g);
    for (; c !== null; )
      (c.f & rt) === 0 && c !== t.fallback && A.push(c), c = mn(c.next);
    var S = A.length;
    if (S > 0) {
      var E = (r & us) !== 0 && l === 0 ? n : null;
      if (i) {
        for (m = 0; m < S; m += 1)
          A[m].nodes?.a?.measure();
        for (m = 0; m < S; m += 1)
          A[m].nodes?.a?.fix();
      }
      co(t, A, E);
    }
  }
  i && kt(() => {
    if (h !== void 0)
      for (g of h)
        g.nodes?.a?.apply();
  });
}
function ho(t, e, n, r, s, i, l, o) {
  var c = (l & Gi) !== 0 ? (l & Ji) === 0 ? /* @__PURE__ */ Ol(n, !1, !1) : Jt(n) : null, u = (l & Ki) !== 0 ? Jt(s) : null;
  return {
    v: c,
    i: u,
    e: at(() => (i(e, c ?? n, u ?? s, o), () => {
      t.delete(r);
    }))
  };
}
function xn(t, e, n) {
  if (t.nodes)
    for (var r = t.nodes.start, s = t.nodes.end, i = e && (e.f & pt) === 0 ? (
      /** @type {EffectNodes} */
      e.nodes.start
    ) : n; r !== null; ) {
      var l = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ Bn(r)
      );
      if (i.before(r), r === s)
        return;
      r = l;
    }
}
function It(t, e, n) {
  e === null ? t.effect.first = n : e.next = n, n === null ? t.effect.last = e : n.prev = e;
}
function Js(t, e, ...n) {
  var r = new fa(t);
  qn(() => {
    const s = e() ?? null;
    r.ensure(s, s && ((i) => s(i, ...n)));
  }, Xt);
}
function Hr(t, e) {
  var n = void 0, r;
  zs(() => {
    n !== (n = e()) && (r && (et(r), r = null), n && (r = at(() => {
      hr(() => (
        /** @type {(node: Element) => void} */
        n(t)
      ));
    })));
  });
}
function Zs(t) {
  var e, n, r = "";
  if (typeof t == "string" || typeof t == "number") r += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var s = t.length;
    for (e = 0; e < s; e++) t[e] && (n = Zs(t[e])) && (r && (r += " "), r += n);
  } else for (n in t) t[n] && (r && (r += " "), r += n);
  return r;
}
function vo() {
  for (var t, e, n = 0, r = "", s = arguments.length; n < s; n++) (t = arguments[n]) && (e = Zs(t)) && (r && (r += " "), r += e);
  return r;
}
function Qt(t) {
  return typeof t == "object" ? vo(t) : t ?? "";
}
const Oa = [...` 	
\r\f \v\uFEFF`];
function go(t, e, n) {
  var r = t == null ? "" : "" + t;
  if (e && (r = r ? r + " " + e : e), n) {
    for (var s of Object.keys(n))
      if (n[s])
        r = r ? r + " " + s : s;
      else if (r.length)
        for (var i = s.length, l = 0; (l = r.indexOf(s, l)) >= 0; ) {
          var o = l + i;
          (l === 0 || Oa.includes(r[l - 1])) && (o === r.length || Oa.includes(r[o])) ? r = (l === 0 ? "" : r.substring(0, l)) + r.substring(o + 1) : l = o;
        }
  }
  return r === "" ? null : r;
}
function Na(t, e = !1) {
  var n = e ? " !important;" : ";", r = "";
  for (var s of Object.keys(t)) {
    var i = t[s];
    i != null && i !== "" && (r += " " + s + ": " + i + n);
  }
  return r;
}
function Ar(t) {
  return t[0] !== "-" || t[1] !== "-" ? t.toLowerCase() : t;
}
function _o(t, e) {
  if (e) {
    var n = "", r, s;
    if (Array.isArray(e) ? (r = e[0], s = e[1]) : r = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var i = !1, l = 0, o = !1, c = [];
      r && c.push(...Object.keys(r).map(Ar)), s && c.push(...Object.keys(s).map(Ar));
      var u = 0, f = -1;
      const d = t.length;
      for (var h = 0; h < d; h++) {
        var v = t[h];
        if (o ? v === "/" && t[h - 1] === "*" && (o = !1) : i ? i === v && (i = !1) : v === "/" && t[h + 1] === "*" ? o = !0 : v === '"' || v === "'" ? i = v : v === "(" ? l++ : v === ")" && l--, !o && i === !1 && l === 0) {
          if (v === ":" && f === -1)
            f = h;
          else if (v === ";" || h === d - 1) {
            if (f !== -1) {
              var _ = Ar(t.substring(u, f).trim());
              if (!c.includes(_)) {
                v !== ";" && h++;
                var b = t.substring(u, h).trim();
                n += " " + b + ";";
              }
            }
            u = h + 1, f = -1;
          }
        }
      }
    }
    return r && (n += Na(r)), s && (n += Na(s, !0)), n = n.trim(), n === "" ? null : n;
  }
  return t == null ? null : String(t);
}
function ce(t, e, n, r, s, i) {
  var l = (
    /** @type {any} */
    t[Pr]
  );
  if (l !== n || l === void 0) {
    var o = go(n, r, i);
    o == null ? t.removeAttribute("class") : e ? t.className = o : t.setAttribute("class", o), t[Pr] = n;
  } else if (i && s !== i)
    for (var c in i) {
      var u = !!i[c];
      (s == null || u !== !!s[c]) && t.classList.toggle(c, u);
    }
  return i;
}
function Tr(t, e = {}, n, r) {
  for (var s in n) {
    var i = n[s];
    e[s] !== i && (n[s] == null ? t.style.removeProperty(s) : t.style.setProperty(s, i, r));
  }
}
function it(t, e, n, r) {
  var s = (
    /** @type {any} */
    t[Rr]
  );
  if (s !== e) {
    var i = _o(e, r);
    i == null ? t.removeAttribute("style") : t.style.cssText = i, t[Rr] = e;
  } else r && (Array.isArray(r) ? (Tr(t, n?.[0], r[0]), Tr(t, n?.[1], r[1], "important")) : Tr(t, n, r));
  return r;
}
function Qs(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function ja(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, $s(t, !n || "__value" in t));
}
function $s(t, e) {
  var n = t.__defaultValue, r = t.multiple, s = r ? n ?? [] : null;
  if (!(r && !ur(s))) {
    var i = t.selectedIndex, l = e && r ? new Set(t.selectedOptions) : null;
    for (var o of t.options) {
      var c = Yr(o);
      Qs(
        o,
        r ? (
          /** @type {any[]} */
          s.includes(c)
        ) : As(c, n)
      );
    }
    if (e)
      if (l !== null)
        for (o of t.options) {
          var u = l.has(o);
          o.selected !== u && (o.selected = u);
        }
      else t.selectedIndex !== i && (t.selectedIndex = i);
  }
}
function Wr(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!ur(e))
      return il();
    for (var r of t.options)
      r.selected = e.includes(Yr(r));
    return;
  }
  for (r of t.options) {
    var s = Yr(r);
    if (As(s, e)) {
      r.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function mo(t) {
  var e = new MutationObserver((n) => {
    n.every(yo) || ("__defaultValue" in t && $s(t, !1), "__value" in t && Wr(t, t.__value));
  });
  e.observe(t, {
    // Listen to option element changes
    childList: !0,
    subtree: !0,
    // because of <optgroup>
    // Listen to option element value attribute changes
    // (doesn't get notified of select value changes,
    // because that property is not reflected as an attribute)
    attributes: !0,
    attributeFilter: ["value"]
  }), oa(() => {
    e.disconnect();
  });
}
function Yr(t) {
  return "__value" in t ? t.__value : t.value;
}
function yo(t) {
  if (
    /** @type {Element} */
    t.target.closest("selectedcontent") !== null
  )
    return !0;
  if (t.type === "childList") {
    var e = [...t.addedNodes, ...t.removedNodes];
    return e.length > 0 && e.every((n) => n.nodeName === "SELECTEDCONTENT");
  }
  return !1;
}
const yn = Symbol("class"), bn = Symbol("style"), ei = Symbol("is custom element"), ti = Symbol("is html"), bo = dr ? "input" : "INPUT", wo = dr ? "option" : "OPTION", ni = dr ? "select" : "SELECT", ri = dr ? "progress" : "PROGRESS";
function ai(t, e) {
  var n = da(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== ri) || (t.value = e ?? "");
}
function Q(t, e, n, r) {
  var s = da(t), i = s[e];
  i !== (s[e] = n) && (e === "loading" && (t[Yi] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && si(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function po(t, e, n, r, s = !1, i = !1) {
  var l = da(t), o = l[ei], c = !l[ti], u = e || {}, f = t.nodeName === wo, h = t.nodeName === ni;
  try {
    for (var v in e)
      !(v in n) && v[0] + v[1] !== "$$" && (n[v] = null);
    n.class ? n.class = Qt(n.class) : (r || n[yn]) && (n.class = null), n[bn] && (n.style ??= null);
    var _ = si(t);
    if (t.nodeName === bo && "type" in n && ("value" in n || "__value" in n)) {
      var b = n.type;
      (b !== u.type || b === void 0 && t.hasAttribute("type")) && (u.type = b, Q(t, "type", b, i));
    }
    for (const M in n) {
      let C = n[M];
      if (f && M === "value" && C == null) {
        t.value = t.__value = "", u[M] = C;
        continue;
      }
      if (M === "class") {
        var d = t.namespaceURI === "http://www.w3.org/1999/xhtml";
        ce(t, d, C, r, e?.[yn], n[yn]), u[M] = C, u[yn] = n[yn];
        continue;
      }
      if (M === "style") {
        it(t, C, e?.[bn], n[bn]), u[M] = C, u[bn] = n[bn];
        continue;
      }
      var g = u[M];
      if (!(C === g && !(C === void 0 && t.hasAttribute(M)))) {
        u[M] = C;
        var m = M[0] + M[1];
        if (m !== "$$")
          if (m === "on") {
            const A = {}, S = "$$" + M;
            let E = M.slice(2);
            var p = Gl(E);
            if (Wl(E) && (E = E.slice(0, -7), A.capture = !0), !p && g) {
              if (C != null) continue;
              t.removeEventListener(E, u[S], A), u[S] = null;
            }
            if (p)
              ne(E, t, C), lt([E]);
            else if (C != null) {
              let F = function($) {
                u[M].call(this, $);
              };
              u[S] = Ks(E, t, F, A);
            }
          } else if (M === "style")
            Q(t, M, C);
          else if (M === "autofocus")
            kl(
              /** @type {HTMLElement} */
              t,
              !!C
            );
          else if (!o && (M === "__value" || M === "value" && C != null))
            t.__value = C, (g == null || // @ts-ignore
            t.value !== C || C === 0 && t.nodeName === ri) && (t.value = C);
          else if (M === "selected" && f)
            Qs(
              /** @type {HTMLOptionElement} */
              t,
              C
            );
          else {
            var x = M;
            c || (x = Xl(x));
            var L = x === "defaultValue" || x === "defaultChecked";
            if (h && x === "defaultValue") continue;
            if (C == null && !o && !L)
              if (l[M] = null, x === "value" || x === "checked") {
                let A = (
                  /** @type {HTMLInputElement} */
                  t
                );
                const S = e === void 0;
                if (x === "value") {
                  let E = A.defaultValue;
                  A.removeAttribute(x), A.defaultValue = E, A.value = A.__value = S ? E : null;
                } else {
                  let E = A.defaultChecked;
                  A.removeAttribute(x), A.defaultChecked = E, A.checked = S ? E : !1;
                }
              } else
                t.removeAttribute(M);
            else L || (o || typeof C != "string") && _.has(x) ? (t[x] = C, x in l && (l[x] = Ve)) : typeof C != "function" && Q(t, x, C, i);
          }
      }
    }
  } finally {
  }
  return u;
}
function ko(t, e, n = [], r = [], s = [], i, l = !1, o = !1) {
  ms(s, n, r, (c) => {
    var u = void 0, f = {}, h = t.nodeName === ni, v = !1;
    if (zs(() => {
      var b = e(...c.map(a)), d = po(
        t,
        u,
        b,
        i,
        l,
        o
      );
      if (v && h) {
        var g = (
          /** @type {HTMLSelectElement} */
          t
        );
        "defaultValue" in b && ja(g, b.defaultValue), "value" in b && Wr(g, b.value);
      }
      for (let p of Object.getOwnPropertySymbols(f))
        b[p] || et(f[p]);
      for (let p of Object.getOwnPropertySymbols(b)) {
        var m = b[p];
        p.description === al && (!u || m !== u[p]) && (f[p] && et(f[p]), f[p] = at(() => Hr(t, () => m))), d[p] = m;
      }
      u = d;
    }), h) {
      var _ = (
        /** @type {HTMLSelectElement} */
        t
      );
      hr(() => {
        var b = (
          /** @type {Record<string | symbol, any>} */
          u
        );
        "defaultValue" in b && ja(_, b.defaultValue), Wr(_, b.value, !0), mo(_);
      });
    }
    v = !0;
  });
}
function da(t) {
  return (
    /** @type {Record<string | symbol, unknown>} **/
    /** @type {any} */
    t[os] ??= {
      [ei]: t.nodeName.includes("-"),
      [ti]: t.namespaceURI === rl
    }
  );
}
var Ca = /* @__PURE__ */ new Map();
function si(t) {
  var e = t.getAttribute("is") || t.nodeName, n = Ca.get(e);
  if (n) return n;
  Ca.set(e, n = /* @__PURE__ */ new Set());
  for (var r, s = t, i = Element.prototype; i !== s; ) {
    r = Di(s);
    for (var l in r)
      r[l].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      l !== "innerHTML" && l !== "textContent" && l !== "innerText" && n.add(l);
    s = ss(s);
  }
  return n;
}
class ha {
  /** */
  #e = /* @__PURE__ */ new WeakMap();
  /** @type {ResizeObserver | undefined} */
  #r;
  /** @type {ResizeObserverOptions} */
  #t;
  /** @static */
  static entries = /* @__PURE__ */ new WeakMap();
  /** @param {ResizeObserverOptions} options */
  constructor(e) {
    this.#t = e;
  }
  /**
   * @param {Element} element
   * @param {(entry: ResizeObserverEntry) => any} listener
   */
  observe(e, n) {
    var r = this.#e.get(e) || /* @__PURE__ */ new Set();
    return r.add(n), this.#e.set(e, r), this.#a().observe(e, this.#t), () => {
      var s = this.#e.get(e);
      s.delete(n), s.size === 0 && (this.#e.delete(e), this.#r.unobserve(e));
    };
  }
  #a() {
    return this.#r ?? (this.#r = new ResizeObserver(
      /** @param {any} entries */
      (e) => {
        for (var n of e) {
          ha.entries.set(n.target, n);
          for (var r of this.#e.get(n.target) || [])
            r(n);
        }
      }
    ));
  }
}
var xo = /* @__PURE__ */ new ha({
  box: "border-box"
});
function Gr(t, e, n) {
  var r = xo.observe(t, () => n(t[e]));
  hr(() => (Mt(() => n(t[e])), r));
}
function Lr(t, e) {
  return t === e || t?.[Yt] === e;
}
function Vt(t = na(), e, n, r) {
  var s = (
    /** @type {ComponentContext} */
    $e.r
  ), i = (
    /** @type {Effect} */
    Ee
  );
  return hr(() => {
    var l, o;
    return Cs(() => {
      l = o, o = [], Mt(() => {
        Lr(n(...o), t) || (e(t, ...o), l && Lr(n(...l), t) && e(null, ...l));
      });
    }), () => {
      let c = i;
      for (; c !== s && c.parent !== null && c.parent.f & Nn; )
        c = c.parent;
      const u = () => {
        o && Lr(n(...o), t) && e(null, ...o);
      }, f = c.teardown;
      c.teardown = () => {
        u(), f?.();
      };
    };
  }), t;
}
let Wn = !1;
function Mo(t) {
  var e = Wn;
  try {
    return Wn = !1, [t(), Wn];
  } finally {
    Wn = e;
  }
}
function ie(t, e, n, r) {
  var s = !0, i = (n & $i) !== 0, l = (n & el) !== 0, o = (
    /** @type {V} */
    r
  ), c = !0, u = (
    /** @type {Derived<V> | undefined} */
    void 0
  ), f = () => l && s ? (u ??= /* @__PURE__ */ jn(
    /** @type {() => V} */
    r
  ), a(u)) : (c && (c = !1, o = l ? Mt(
    /** @type {() => V} */
    r
  ) : (
    /** @type {V} */
    r
  )), o);
  let h;
  if (i) {
    var v = Yt in t || Wi in t;
    h = rn(t, e)?.set ?? (v && e in t ? (L) => t[e] = L : void 0);
  }
  var _, b = !1;
  i ? [_, b] = Mo(() => (
    /** @type {V} */
    t[e]
  )) : _ = /** @type {V} */
  t[e], _ === void 0 && r !== void 0 && (_ = f(), h && (gl(), h(_)));
  var d;
  if (d = () => {
    var L = (
      /** @type {V} */
      t[e]
    );
    return L === void 0 ? f() : (c = !0, L);
  }, (n & Qi) === 0)
    return d;
  if (h) {
    var g = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(L, M) {
        return arguments.length > 0 ? ((!M || g || b) && h(M ? d() : L), L) : d();
      })
    );
  }
  var m = !1, p = ((n & Zi) !== 0 ? jn : bs)(() => (m = !1, d()));
  i && a(p);
  var x = (
    /** @type {Effect} */
    Ee
  );
  return (
    /** @type {() => V} */
    (function(L, M) {
      if (arguments.length > 0) {
        const C = M ? a(p) : i ? vt(L) : L;
        return T(p, C), m = !0, o !== void 0 && (o = C), L;
      }
      return Pt && m || (x.f & Qe) !== 0 ? p.v : a(p);
    })
  );
}
function So(t) {
  $e === null && hs(), Ye(() => {
    const e = Mt(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function Eo(t) {
  $e === null && hs(), So(() => () => Mt(t));
}
const Ao = 15e3, To = {
  open: "opened",
  play: "positions",
  undo: "positions",
  restart: "opened",
  reseat: "seated",
  set_clock: "clocks",
  edit: "opened",
  suggest: "positions",
  hint: "hinted",
  analyse: "analysis",
  monitor: "progress"
}, za = 2e3;
class Lo {
  #e = /* @__PURE__ */ J(null);
  get welcome() {
    return a(this.#e);
  }
  set welcome(e) {
    T(this.#e, e);
  }
  #r = /* @__PURE__ */ J(null);
  get yours() {
    return a(this.#r);
  }
  set yours(e) {
    T(this.#r, e);
  }
  #t = /* @__PURE__ */ J(!1);
  get connected() {
    return a(this.#t);
  }
  set connected(e) {
    T(this.#t, e, !0);
  }
  #a = /* @__PURE__ */ J(!1);
  get lost() {
    return a(this.#a);
  }
  set lost(e) {
    T(this.#a, e, !0);
  }
  #n = /* @__PURE__ */ J(!1);
  get shut() {
    return a(this.#n);
  }
  set shut(e) {
    T(this.#n, e, !0);
  }
  #s = /* @__PURE__ */ J("");
  get failure() {
    return a(this.#s);
  }
  set failure(e) {
    T(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ J(!1);
  get revoked() {
    return a(this.#i);
  }
  set revoked(e) {
    T(this.#i, e, !0);
  }
  carry = null;
  waiting = [];
  awaited = /* @__PURE__ */ new Set();
  listeners = /* @__PURE__ */ new Map();
  next = 1;
  pause = 500;
  connect() {
    const e = new URL("socket", document.baseURI);
    e.protocol = e.protocol.replace("http", "ws");
    const n = new WebSocket(e);
    n.onopen = () => {
      this.connected = !0, this.lost = !1, this.pause = 500, this.attach((r) => n.send(JSON.stringify(r)));
    }, n.onclose = () => {
      this.connected = !1, this.lost = !0, this.carry = () => {
      }, this.welcome?.guest ? this.revoked || (setTimeout(() => this.connect(), this.pause), this.pause = Math.min(2 * this.pause, Ao)) : setTimeout(() => void this.findAgain(), za);
    }, n.onmessage = (r) => this.receive(JSON.parse(r.data));
  }
  /** Wait for the server to be back; the address then opens what was here before. */
  async findAgain() {
    try {
      const e = await fetch("/", { method: "HEAD", cache: "no-store" });
      if (this.shut = e.status === 403, e.ok && this.welcome) return location.reload();
      if (e.ok) return this.connect();
    } catch {
    }
    setTimeout(() => void this.findAgain(), za);
  }
  /** A game and a player as they are to be chosen; the user's own too. */
  get games() {
    return [...this.yours?.games ?? [], ...this.welcome?.games ?? []];
  }
  get players() {
    return [...this.welcome?.players ?? [], ...this.yours?.players ?? []];
  }
  isYours(e) {
    return this.yours?.players.some((n) => n.name === e) ?? !1;
  }
  /** From now on messages travel this way. */
  attach(e) {
    this.carry = e;
    for (const n of this.waiting.splice(0)) e(n);
  }
  send(e) {
    const n = To[e.type];
    n && this.awaited.add(n), this.carry ? this.carry(e) : this.waiting.push(e);
  }
  /** Listen to one kind of message; call what comes back to stop. */
  on(e, n) {
    const r = this.listeners.get(e) ?? /* @__PURE__ */ new Set();
    return this.listeners.set(e, r.add(n)), () => void r.delete(n);
  }
  /** A number that no other request has. */
  number() {
    return this.next++;
  }
  receive(e) {
    e.type === "welcome" && (this.welcome = e), e.type === "revoked" && (this.revoked = !0), e.type === "yours" && (this.yours = e), this.awaited.delete(e.type) && (this.failure = ""), e.type === "failed" && e.id === null && (this.failure = e.text, this.awaited.clear());
    for (const n of this.listeners.get(e.type) ?? []) n(e);
  }
}
const tt = new Lo(), Oo = "5";
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add(Oo);
const No = "Compiling; the first time takes a while …";
function _t(t, e = !1) {
  if (t == null || !Number.isFinite(t)) return "–";
  const n = Math.abs(t), r = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(r) !== 0 ? `−${r}` : e && t > 0 && Number(r) !== 0 ? `+${r}` : r;
}
function va(t) {
  const e = t.label || _t(t.value, !0);
  return t.words ? /[a-z]/i.test(e) && t.words !== e ? `${e}, ${t.words}` : t.words : `value ${e}`;
}
const jo = {
  lower: "≥ ",
  upper: "≤ ",
  "lower estimate": "≳ ",
  "upper estimate": "≲ "
};
function Co(t, e) {
  const n = _t(t, !0), r = Number(n.replace("−", "-"));
  return t !== null && e === "upper" && r > t ? `< ${n}` : t !== null && e === "lower" && r < t ? `> ${n}` : (jo[e] ?? "") + n;
}
function zo(t, e = !1) {
  const n = _t(t.value, e);
  return t.exact || t.value === null ? n : `≈ ${n}`;
}
function ga(t) {
  return _t(t).replace(/\.00$/, "").replace(/(\.\d)0$/, "$1").replace(/^(−?)0\./, "$1.");
}
function ar(t) {
  return t.toLocaleString("en");
}
function Mn(t) {
  if (t < 1e4) return ar(t);
  const e = [[1e9, " bn"], [1e6, " M"], [1e3, " k"]];
  for (const [n, r] of e) if (t >= n) return `${(t / n).toPrecision(3)}${r}`;
  return ar(t);
}
function Dt(t) {
  return t.charAt(0).toUpperCase() + t.slice(1);
}
function Po(t, e) {
  return t.figure.includes(" ") ? t.figure : `${t.figure || t.symbol} of ${e[t.owner] ?? t.owner + 1}`;
}
function ii(t, e = []) {
  const n = e.map((s) => s.toLowerCase()), r = n.every((s) => s === "white" || s === "black") ? n : [];
  for (const s of t) {
    const i = s?.figure.split(" ") ?? [];
    s && s.owner >= 0 && i.length > 1 && (r[s.owner] = i[0]);
  }
  return r;
}
function Ro(t, e) {
  const n = Math.max(...e), r = t.filter((s, i) => e[i] === n);
  return r.length === t.length ? "Draw" : t.length === 2 ? `${Dt(r[0] ?? "")} wins` : t.map((s, i) => `${s} ${_t(e[i], !0)}`).join(", ");
}
var Io = /* @__PURE__ */ j('<span aria-hidden="true"></span>');
function Fo(t, e) {
  let n = ie(e, "tone", 3, "");
  var r = Io();
  let s;
  z(() => s = ce(r, 1, `sign p${e.player % 4} ${n() ?? ""}`, "svelte-qb9nm9", s, { ring: !n() && e.player % 2 === 1 })), w(t, r);
}
var Do = /* @__PURE__ */ j('<div class="svelte-h5f36h"><dt><!> </dt> <dd class="svelte-h5f36h"> </dd></div>'), Bo = /* @__PURE__ */ j('<dl class="svelte-h5f36h"></dl>');
function qo(t, e) {
  Le(e, !0);
  function n(s) {
    const i = e.part.unit === "$" ? `$${Math.abs(s).toLocaleString("en")}` : String(Math.abs(s));
    return s < 0 ? `−${i}` : i;
  }
  var r = Bo();
  Me(r, 21, () => e.part.counts, Ae, (s, i, l) => {
    const o = /* @__PURE__ */ k(() => e.part.owners[l] ?? -1);
    var c = Do(), u = X(c), f = X(u);
    {
      var h = (d) => {
        Fo(d, {
          get player() {
            return a(o);
          }
        });
      };
      G(f, (d) => {
        a(o) >= 0 && d(h);
      });
    }
    var v = O(f, 1, !0), _ = O(u, 2), b = te(_, !0);
    z(
      (d, g) => {
        K(v, d), K(b, g);
      },
      [
        () => Dt(e.part.labels[l] ?? ""),
        () => n(a(i))
      ]
    ), w(s, c);
  }), w(t, r), Oe();
}
const Vo = {
  s: ["♠", "spades", !1],
  h: ["♥", "hearts", !0],
  d: ["♦", "diamonds", !0],
  c: ["♣", "clubs", !1]
}, Uo = { A: "ace", K: "king", Q: "queen", J: "jack", T: "10" };
function li(t) {
  const e = /^(10|[2-9TJQKA])([shdc])$/.exec(t), n = Vo[e?.[2] ?? ""];
  if (!e || !n) return null;
  const [r, [s, i, l]] = [e[1], n];
  return { rank: r === "T" ? "10" : r, sign: s, red: l, name: `${Uo[r] ?? r} of ${i}` };
}
function Kr(t) {
  return t === "?" ? "a hidden card" : t === "*" ? "a blank" : li(t)?.name ?? t;
}
var Ho = /* @__PURE__ */ j('<span class="back svelte-1oi24y0" aria-hidden="true"></span>'), Wo = /* @__PURE__ */ j('<span aria-hidden="true"><span class="corner svelte-1oi24y0"> <br/> </span> <span class="suit svelte-1oi24y0"> </span> <span class="corner turned svelte-1oi24y0"> <br/> </span></span>'), Yo = /* @__PURE__ */ j('<span class="value svelte-1oi24y0" aria-hidden="true"> </span>'), Go = /* @__PURE__ */ j('<span class="word" aria-hidden="true"> </span> <!>', 1);
function Xr(t, e) {
  Le(e, !0);
  let n = ie(e, "value", 3, null);
  const r = /* @__PURE__ */ k(() => li(e.card));
  var s = We(), i = ge(s);
  {
    var l = (u) => {
      var f = Ho();
      w(u, f);
    }, o = (u) => {
      var f = Wo();
      let h;
      var v = X(f), _ = X(v), b = O(_, 2, !0), d = O(v, 2), g = te(d, !0), m = O(d, 2), p = X(m), x = O(p, 2, !0);
      z(() => {
        h = ce(f, 1, "face svelte-1oi24y0", null, h, { red: a(r).red }), K(_, a(r).rank), K(b, a(r).sign), K(g, a(r).sign), K(p, a(r).rank), K(x, a(r).sign);
      }), w(u, f);
    }, c = (u) => {
      var f = Go(), h = ge(f), v = te(h, !0), _ = O(h, 2);
      {
        var b = (d) => {
          var g = Yo(), m = te(g, !0);
          z(() => K(m, e.card === "*" ? "" : n())), w(d, g);
        };
        G(_, (d) => {
          n() !== null && d(b);
        });
      }
      z(() => K(v, e.card === "*" ? "" : e.card)), w(u, f);
    };
    G(i, (u) => {
      e.card === "?" ? u(l) : a(r) ? u(o, 1) : u(c, -1);
    });
  }
  w(t, s), Oe();
}
function Ko(t) {
  return t.filter((e) => e.kind === "cards");
}
function Xo(t, e, n) {
  return -1 - (n * t + e);
}
function Jo(t, e) {
  return Math.floor((-1 - e) / t);
}
function sr(t, e) {
  return t.filter((n) => e.every((r) => n.cells.includes(r)));
}
function Zo(t, e, n) {
  const r = [...e.filter((s) => s !== n), n];
  return sr(t, r).length ? r : [n];
}
var Qo = /* @__PURE__ */ j("<span> </span>");
function _a(t, e) {
  Le(e, !0);
  var n = Qo();
  let r;
  var s = te(n, !0);
  z(
    (i) => {
      r = ce(n, 1, "value svelte-urv3gu", null, r, {
        best: e.best,
        known: e.row.source !== "" || e.row.book !== null
      }), K(s, i);
    },
    [
      () => e.row.label || _t(e.row.value, !0)
    ]
  ), w(t, n), Oe();
}
var $o = /* @__PURE__ */ j("<button><!><!></button>"), eu = /* @__PURE__ */ j('<span><!><span class="unseen"> </span></span>'), tu = /* @__PURE__ */ j("<li><!></li>"), nu = /* @__PURE__ */ j('<li><span class="card none svelte-1qn4n7r">none</span></li>'), ru = /* @__PURE__ */ j("<ul></ul>");
function au(t, e) {
  Le(e, !0);
  let n = ie(e, "legal", 19, () => []), r = ie(e, "rows", 19, () => []), s = ie(e, "chosen", 19, () => []), i = ie(e, "fresh", 3, !1), l = ie(e, "large", 3, !1), o = /* @__PURE__ */ J(void 0), c = /* @__PURE__ */ J(0);
  const u = /* @__PURE__ */ k(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), f = /* @__PURE__ */ k(() => e.part.cards.map((A, S) => sr(n(), [p(S)]))), h = /* @__PURE__ */ k(() => a(f).some((A) => A.length > 0)), v = /* @__PURE__ */ k(() => a(f).findIndex((A) => A.length > 0)), _ = /* @__PURE__ */ k(() => a(f)[a(c)]?.length ? a(c) : a(v)), b = /* @__PURE__ */ k(() => new Map(r().filter((A) => A.value !== null).map((A) => [A.cells[0], A]))), d = /* @__PURE__ */ k(() => r().find((A) => A.value !== null));
  let g = !1;
  Ye(() => {
    a(_), !(!a(h) || !g) && Hs().then(() => document.activeElement === document.body && m(a(_)));
  });
  function m(A) {
    a(o)?.querySelector(`[data-cell="${p(A)}"]`)?.focus();
  }
  function p(A) {
    return Xo(e.count, e.row, A);
  }
  function x(A) {
    const S = a(b).get(p(A)), E = [Kr(e.part.cards[A])];
    return s().includes(p(A)) && E.push("chosen"), E.push(`legal: ${a(f)[A].slice(0, 3).map((F) => F.words || F.text).join(" or ")}`), S && E.push(va(S)), E.join(", ");
  }
  function L(A) {
    const S = a(f).flatMap((ae, fe) => ae.length ? [fe] : []), E = S.indexOf(a(_)), $ = {
      ArrowLeft: E - 1,
      ArrowRight: E + 1,
      Home: 0,
      End: S.length - 1
    }[A.key];
    $ !== void 0 && (A.preventDefault(), A.stopPropagation(), S[$] !== void 0 && (T(c, S[$], !0), m(a(c))));
  }
  var M = ru();
  let C;
  Me(
    M,
    21,
    () => e.part.cards,
    Ae,
    (A, S, E) => {
      const F = /* @__PURE__ */ k(() => a(b).get(p(E)));
      var $ = tu();
      let ae;
      var fe = X($);
      {
        var Ne = (W) => {
          var I = $o();
          let R;
          var ee = X(I);
          Xr(ee, {
            get card() {
              return a(S);
            },
            get value() {
              return e.part.values[E];
            }
          });
          var re = O(ee);
          {
            var le = (de) => {
              {
                let ue = /* @__PURE__ */ k(() => a(F) === a(d));
                _a(de, {
                  get row() {
                    return a(F);
                  },
                  get best() {
                    return a(ue);
                  }
                });
              }
            };
            G(re, (de) => {
              a(F) && de(le);
            });
          }
          z(
            (de, ue, Ce) => {
              R = ce(I, 1, "cell card can svelte-1qn4n7r", null, R, { from: de }), Q(I, "data-cell", ue), Q(I, "tabindex", E === a(_) ? 0 : -1), Q(I, "aria-label", Ce);
            },
            [
              () => s().includes(p(E)),
              () => p(E),
              () => x(E)
            ]
          ), ne("click", I, () => (T(c, E, !0), e.choose(p(E)))), w(W, I);
        }, je = (W) => {
          var I = eu();
          let R;
          var ee = X(I);
          Xr(ee, {
            get card() {
              return a(S);
            },
            get value() {
              return e.part.values[E];
            }
          });
          var re = O(ee), le = te(re, !0);
          z(
            (de) => {
              R = ce(I, 1, "card svelte-1qn4n7r", null, R, { down: a(S) === "?" }), K(le, de);
            },
            [() => Kr(a(S))]
          ), w(W, I);
        };
        G(fe, (W) => {
          a(f)[E].length && e.choose ? W(Ne) : W(je, -1);
        });
      }
      z(() => ae = ce($, 1, Qt(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-1qn4n7r", ae, { fresh: i() })), w(A, $);
    },
    (A) => {
      var S = nu();
      w(A, S);
    }
  ), Vt(M, (A) => T(o, A), () => a(o)), z(
    (A) => {
      C = ce(M, 1, "tiles svelte-1qn4n7r", null, C, {
        letters: e.part.values.length > 0,
        large: l() && e.part.cards.length < 8,
        small: A
      }), Q(M, "aria-label", e.part.title || a(u) || "cards");
    },
    [
      () => !l() && e.part.cards.every((A) => A === "?")
    ]
  ), ne("keydown", M, L), ne("focusin", M, () => g = !0), ne("focusout", M, (A) => A.relatedTarget && (g = !1)), w(t, M), Oe();
}
lt(["keydown", "focusin", "focusout", "click"]);
function oi(t, e) {
  if (t.names[e]) return t.names[e];
  const n = Math.floor(e / t.columns), r = e % t.columns, s = t.columnLabels[r] ?? String(r + 1), i = t.rowLabels[n];
  return !t.rowLabels.length && t.columnLabels.length ? `column ${s}, row ${t.rows - n}` : i === void 0 ? `row ${n + 1}, column ${r + 1}` : `${s}${i}`;
}
const su = ["─", "│", "·"];
function ui(t) {
  if (t.shape !== "point") return "";
  const e = t.cells.some((s) => s && s.owner < 0);
  if (!e && t.cells.every((s) => s)) return "";
  const n = (s, i) => !e || t.cells[s] !== null && t.cells[s].symbol !== i, r = [];
  return t.cells.forEach((s, i) => {
    const [l, o] = [i % t.columns + 0.5, Math.floor(i / t.columns) + 0.5];
    l < t.columns - 1 && n(i, "│") && n(i + 1, "│") && r.push(`M${l} ${o}h1`), o < t.rows - 1 && n(i, "─") && n(i + t.columns, "─") && r.push(`M${l} ${o}v1`);
  }), r.join("");
}
function iu(t, e) {
  const n = /* @__PURE__ */ new Map();
  if (t.rowLabels.length || !t.columnLabels.length) return n;
  for (const r of e) {
    const s = r.cells[0] % t.columns;
    if (n.has(s)) return /* @__PURE__ */ new Map();
    n.set(s, r);
  }
  return n;
}
function lu(t) {
  return {
    ...t,
    cells: [...t.cells].reverse(),
    tints: [...t.tints].reverse(),
    rowLabels: [...t.rowLabels].reverse(),
    columnLabels: [...t.columnLabels].reverse(),
    names: [...t.names].reverse(),
    territory: [...t.territory].reverse(),
    sides: t.sides.map((e, n) => t.sides[(n + 2) % 4]),
    stars: Jr(t, t.stars),
    lines: t.lines.map((e) => Jr(t, e))
  };
}
function Jr(t, e) {
  return e.map((n) => t.cells.length - 1 - n);
}
function ci({ part: t, start: e, turned: n }, r) {
  const s = r.map((i) => i - e).filter((i) => i >= 0 && i < t.cells.length);
  return n ? Jr(t, s) : s;
}
function Pa(t, e) {
  return e.map((n) => ({ ...n, cells: ci(t, n.cells) })).filter((n, r) => n.cells.length > 0 && n.cells.length === e[r].cells.length);
}
function ou(t) {
  let e = 0;
  return t.map((n) => {
    const r = e;
    return n.kind === "grid" && (e += n.cells.length), r;
  });
}
var uu = /* @__PURE__ */ Ge('<g><ellipse class="side svelte-1mrwj6b" rx="17" ry="8" cy="3"></ellipse><ellipse class="top svelte-1mrwj6b" rx="17" ry="8"></ellipse><ellipse class="ring svelte-1mrwj6b" rx="11" ry="5"></ellipse></g>'), cu = /* @__PURE__ */ Ge('<svg aria-hidden="true"></svg>'), fu = /* @__PURE__ */ j('<div class="player svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b"> </span> <b class="svelte-1mrwj6b"> </b> <small class="svelte-1mrwj6b"> </small></p></div>'), du = /* @__PURE__ */ j('<div class="chips svelte-1mrwj6b"><div class="pot svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b">Pot</span> <b class="svelte-1mrwj6b"> </b></p></div> <!></div>');
function hu(t, e) {
  Le(e, !0);
  const n = (_, b = jt, d = jt) => {
    const g = /* @__PURE__ */ k(() => Math.min(b(), r));
    var m = cu();
    Q(m, "viewBox", "0 0 40 57"), Me(m, 21, () => ({ length: a(g) }), Ae, (p, x, L) => {
      const M = /* @__PURE__ */ k(() => 12 + s * (r - L));
      var C = uu();
      z(() => Q(C, "transform", `translate(20 ${a(M) ?? ""})`)), w(p, C);
    }), z(() => ce(m, 0, Qt(d() >= 0 ? `p${d() % 4}` : "all"), "svelte-1mrwj6b")), w(_, m);
  }, r = 7, s = 5, i = /* @__PURE__ */ k(() => e.part.bets.reduce((_, b) => _ + b, 0));
  var l = du(), o = X(l), c = X(o);
  n(c, () => a(i), () => -1);
  var u = O(c, 2), f = O(X(u), 2), h = te(f, !0), v = O(o, 2);
  Me(v, 17, () => e.part.labels, Ae, (_, b, d) => {
    var g = fu(), m = X(g);
    n(m, () => e.part.stacks[d] ?? 0, () => d);
    var p = O(m, 2), x = X(p), L = te(x, !0), M = O(x, 2), C = te(M, !0), A = O(M, 2), S = te(A);
    z(
      (E) => {
        K(L, E), K(C, e.part.stacks[d]), K(S, `${e.part.bets[d] ?? ""} in the pot`);
      },
      [() => Dt(a(b))]
    ), w(_, g);
  }), z(() => K(h, a(i))), w(t, l), Oe();
}
var vu = /* @__PURE__ */ j('<i class="hotel svelte-gorbdj"></i>'), gu = /* @__PURE__ */ j('<i class="svelte-gorbdj"></i>'), _u = /* @__PURE__ */ j('<span class="band svelte-gorbdj" aria-hidden="true"><!></span>'), mu = /* @__PURE__ */ j('<small aria-hidden="true" class="svelte-gorbdj"></small>'), yu = /* @__PURE__ */ j('<span aria-hidden="true"></span>'), bu = /* @__PURE__ */ j("<b></b>"), wu = /* @__PURE__ */ j('<span class="tokens svelte-gorbdj" aria-hidden="true"></span>'), pu = /* @__PURE__ */ j('<button><!> <span class="name svelte-gorbdj" aria-hidden="true"> </span> <!> <!> <!></button>'), ku = /* @__PURE__ */ j("<span> </span>"), xu = /* @__PURE__ */ j('<b class="svelte-gorbdj"> </b><!>', 1), Mu = /* @__PURE__ */ j('<div class="circuit svelte-gorbdj"><div class="squares svelte-gorbdj" role="group"><!> <div class="middle svelte-gorbdj"><!> <p class="looked soft svelte-gorbdj"><!></p></div></div></div>');
function Su(t, e) {
  Le(e, !0);
  let n = ie(e, "legal", 19, () => []), r = ie(e, "last", 19, () => []), s, i = /* @__PURE__ */ J(0), l = /* @__PURE__ */ J(null);
  const o = /* @__PURE__ */ k(() => e.part.squares.length / 4), c = /* @__PURE__ */ k(() => new Map(n().filter((S) => S.cells.length === 1).map((S) => [S.cells[0], S]))), u = /* @__PURE__ */ k(() => a(l) === null ? void 0 : e.part.squares[a(l)]);
  function f(S) {
    const E = S % a(o);
    return [
      [a(o), a(o) - E],
      [a(o) - E, 0],
      [0, E],
      [E, a(o)]
    ][Math.floor(S / a(o))];
  }
  function h(S) {
    const E = [S.name];
    S.tint && E.push(S.tint), S.note && E.push(S.note), S.owner >= 0 && E.push(`owned by ${e.names[S.owner] ?? ""}`), S.houses && E.push(S.houses === 5 ? "a hotel" : S.houses === 1 ? "1 house" : `${S.houses} houses`);
    for (const F of S.visitors) E.push(`${e.names[F] ?? ""} is here`);
    return E;
  }
  function v(S) {
    const E = h(e.part.squares[S]), F = a(c).get(S);
    return F && E.push(`legal: ${F.words || F.text}`), r().includes(S) && E.push("last move"), E.join(", ");
  }
  function _(S) {
    T(i, S, !0), T(l, S, !0);
    const E = a(c).get(S);
    E && e.play?.(E.text);
  }
  function b(S) {
    const E = e.part.squares.length, $ = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 }[S.key];
    $ !== void 0 && (S.preventDefault(), S.stopPropagation(), T(i, (a(i) + $ + E) % E), T(l, a(i), !0), s.querySelector(`[data-cell="${a(i)}"]`)?.focus());
  }
  var d = Mu();
  let g;
  var m = X(d), p = X(m);
  Me(p, 17, () => e.part.squares, Ae, (S, E, F) => {
    const $ = /* @__PURE__ */ k(() => {
      const [D, Z] = f(F);
      return { row: D, column: Z };
    });
    var ae = pu();
    let fe;
    Q(ae, "data-cell", F);
    let Ne;
    var je = X(ae);
    {
      var W = (D) => {
        var Z = _u(), he = X(Z);
        {
          var H = (se) => {
            var me = vu();
            w(se, me);
          }, Y = (se) => {
            var me = We(), ve = ge(me);
            Me(ve, 17, () => ({ length: a(E).houses }), Ae, (N, y) => {
              var P = gu();
              w(N, P);
            }), w(se, me);
          };
          G(he, (se) => {
            a(E).houses === 5 ? se(H) : se(Y, -1);
          });
        }
        w(D, Z);
      };
      G(je, (D) => {
        a(E).tint && D(W);
      });
    }
    var I = O(je, 2), R = te(I, !0), ee = O(I, 2);
    {
      var re = (D) => {
        var Z = mu();
        z(() => Q(Z, "data-text", a(E).note)), w(D, Z);
      };
      G(ee, (D) => {
        a(E).note && D(re);
      });
    }
    var le = O(ee, 2);
    {
      var de = (D) => {
        var Z = yu();
        let he;
        z(() => he = ce(Z, 1, `owner p${a(E).owner % 4}`, "svelte-gorbdj", he, { second: a(E).owner % 2 === 1 })), w(D, Z);
      };
      G(le, (D) => {
        a(E).owner >= 0 && D(de);
      });
    }
    var ue = O(le, 2);
    {
      var Ce = (D) => {
        var Z = wu();
        Me(Z, 21, () => a(E).visitors, Ae, (he, H) => {
          var Y = bu();
          z(() => {
            ce(Y, 1, `p${a(H) % 4}`, "svelte-gorbdj"), Q(Y, "data-text", a(H) + 1);
          }), w(he, Y);
        }), w(D, Z);
      };
      G(ue, (D) => {
        a(E).visitors.length && D(Ce);
      });
    }
    z(
      (D, Z, he, H) => {
        fe = ce(ae, 1, "cell svelte-gorbdj", null, fe, { can: D, last: Z, corner: F % a(o) === 0 }), Q(ae, "tabindex", F === a(i) ? 0 : -1), Q(ae, "aria-label", he), Ne = it(ae, "", Ne, {
          "grid-area": `${a($).row + 1} / ${a($).column + 1}`,
          "--tint": H
        }), K(R, a(E).name);
      },
      [
        () => a(c).has(F),
        () => r().includes(F),
        () => v(F),
        () => a(E).tint ? `var(--tint-${a(E).tint.replace(" ", "-")})` : void 0
      ]
    ), ne("click", ae, () => _(F)), Je("focus", ae, () => T(l, F, !0)), Je("pointerenter", ae, () => T(l, F, !0)), w(S, ae);
  });
  var x = O(p, 2), L = X(x);
  Js(L, () => e.middle);
  var M = O(L, 2), C = X(M);
  {
    var A = (S) => {
      var E = xu(), F = ge(E), $ = te(F, !0), ae = O(F);
      Me(ae, 17, () => h(a(u)).slice(1), Ae, (fe, Ne) => {
        var je = ku(), W = te(je, !0);
        z((I) => K(W, I), [() => Dt(a(Ne))]), w(fe, je);
      }), z(() => K($, a(u).name)), w(S, E);
    };
    G(C, (S) => {
      a(u) && S(A);
    });
  }
  Vt(m, (S) => s = S, () => s), z(() => {
    g = it(d, "", g, { "--side": a(o) + 1 }), Q(m, "aria-label", e.part.title || "board");
  }), ne("keydown", m, b), Je("pointerleave", m, () => T(l, null)), w(t, d), Oe();
}
lt(["keydown", "click"]);
const Eu = 60;
function nn(t, e) {
  return { pile: e % t.counts.length, left: Math.floor(e / t.counts.length) };
}
function Yn(t, e, n) {
  return n * t.counts.length + e;
}
function Au(t, e) {
  return (t.counts[e] ?? 0) <= Eu;
}
function Ra(t, e, n) {
  return e.map((r) => nn(t, r)).find((r) => r.pile === n)?.left;
}
function Tu(t) {
  for (const e of ["grid", "circuit", "points", "piles"]) {
    const n = t.findIndex((r) => r.kind === e);
    if (n >= 0) return n;
  }
  return -1;
}
function Ia(t) {
  return (e) => {
    const n = t.flatMap((r) => [...e.querySelectorAll(`[data-cell="${r}"]`)]);
    for (const r of n) r.dataset.hint = "";
    return () => {
      for (const r of n) delete r.dataset.hint;
    };
  };
}
var Lu = /* @__PURE__ */ Ge('<circle r="2.7"></circle>'), Ou = /* @__PURE__ */ Ge('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), Nu = /* @__PURE__ */ j('<b aria-hidden="true"> </b>'), ju = /* @__PURE__ */ j('<li><span class="unseen"> </span> <!></li>'), Cu = /* @__PURE__ */ j('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), zu = /* @__PURE__ */ j('<ul class="tiles svelte-e0qqyt"></ul>');
function Pu(t, e) {
  Le(e, !0);
  let n = ie(e, "fresh", 3, !1);
  const r = /* @__PURE__ */ k(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), s = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var i = zu();
  Me(
    i,
    21,
    () => e.part.values,
    Ae,
    (l, o) => {
      var c = ju();
      let u;
      var f = X(c), h = te(f, !0), v = O(f, 2);
      {
        var _ = (d) => {
          var g = Ou();
          Me(g, 21, () => s[a(o)], Ae, (m, p) => {
            var x = Lu();
            z(
              (L) => {
                Q(x, "cx", 7 + 8 * (a(p) % 3)), Q(x, "cy", L);
              },
              [() => 7 + 8 * Math.floor(a(p) / 3)]
            ), w(m, x);
          }), w(d, g);
        }, b = (d) => {
          var g = Nu(), m = te(g, !0);
          z(() => K(m, a(o) || "?")), w(d, g);
        };
        G(v, (d) => {
          s[a(o)] ? d(_) : d(b, -1);
        });
      }
      z(() => {
        u = ce(c, 1, Qt(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-e0qqyt", u, { fresh: n() }), K(h, a(o));
      }), w(l, c);
    },
    (l) => {
      var o = Cu();
      w(l, o);
    }
  ), z(() => Q(i, "aria-label", e.part.title || (a(r) ? `${a(r)}'s dice` : "dice"))), w(t, i), Oe();
}
var Ru = /* @__PURE__ */ Ge("<line></line>"), Iu = /* @__PURE__ */ Ge('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function fi(t, e) {
  Le(e, !0);
  let n = ie(e, "cell", 3, 1);
  function r({ from: [l, o], to: [c, u] }) {
    const f = 0.28 * n() / (Math.hypot(c - l, u - o) || 1);
    return {
      x1: l,
      y1: o,
      x2: c - (c - l) * f,
      y2: u - (u - o) * f
    };
  }
  var s = Iu(), i = O(X(s));
  Me(i, 17, () => e.arrows, Ae, (l, o) => {
    var c = Ru();
    ko(
      c,
      (u) => ({
        ...u,
        opacity: [0.85, 0.5, 0.3][a(o).rank],
        "stroke-width": n() * [0.14, 0.11, 0.09][a(o).rank],
        "marker-end": "url(#tip)"
      }),
      [() => r(a(o))],
      void 0,
      void 0,
      "svelte-14rp5gw"
    ), w(l, c);
  }), z(() => Q(s, "viewBox", `0 0 ${e.width ?? ""} ${e.height ?? ""}`)), w(t, s), Oe();
}
const Fu = 5;
class di {
  #e = (
    /** The cell whose piece is pressed, and how far it has been taken. */
    /* @__PURE__ */ J(-1)
  );
  get cell() {
    return a(this.#e);
  }
  set cell(e) {
    T(this.#e, e, !0);
  }
  #r = /* @__PURE__ */ J(0);
  get dx() {
    return a(this.#r);
  }
  set dx(e) {
    T(this.#r, e, !0);
  }
  #t = /* @__PURE__ */ J(0);
  get dy() {
    return a(this.#t);
  }
  set dy(e) {
    T(this.#t, e, !0);
  }
  x = 0;
  y = 0;
  justEnded = !1;
  get moves() {
    return this.cell >= 0 && (this.dx !== 0 || this.dy !== 0);
  }
  down(e, n) {
    this.justEnded = !1, e.button === 0 && ([this.cell, this.x, this.y, this.dx, this.dy] = [n, e.clientX, e.clientY, 0, 0], e.target.releasePointerCapture?.(e.pointerId));
  }
  /** Whether the piece is under way. */
  move(e) {
    if (this.cell < 0) return !1;
    const [n, r] = [e.clientX - this.x, e.clientY - this.y];
    return (this.moves || Math.hypot(n, r) >= Fu) && ([this.dx, this.dy] = [n, r]), this.moves;
  }
  /** From where to where, null beside the board; nothing where it was no drag. */
  up(e, n) {
    const [r, s] = [this.cell, this.moves];
    if (this.cancel(), !s) return;
    this.justEnded = !0;
    const i = document.elementsFromPoint(e.clientX, e.clientY).find((l) => l.matches("button.cell"));
    return {
      from: r,
      to: i && n.contains(i) ? Number(i.dataset.cell) : null
    };
  }
  cancel() {
    this.cell = -1;
  }
  /** The click that ends a drag is none. */
  isClick() {
    const e = !this.justEnded;
    return this.justEnded = !1, e;
  }
}
const Ot = 2 / Math.sqrt(3), fn = 0.26, ir = 0.75;
function hi(t) {
  return [fn + (t.rowLabels.length ? ir : 0), fn + (t.columnLabels.length ? ir : 0)];
}
function vr(t) {
  if (t.shape !== "hexagon") return [t.columns, t.rows];
  const [e, n] = hi(t);
  return [e + t.columns + (t.rows - 1) / 2 + fn, n + Ot * (0.75 * t.rows + 0.25) + fn];
}
function zt(t, e) {
  const [n, r] = [Math.floor(e / t.columns), e % t.columns];
  if (t.shape !== "hexagon") return [r + 0.5, n + 0.5];
  const [s, i] = hi(t);
  return [s + r + n / 2 + 0.5, i + Ot * (0.75 * n + 0.5)];
}
const Zr = [
  [0, Ot / 2],
  [0.5, Ot / 4],
  [0.5, -Ot / 4],
  [0, -Ot / 2],
  [-0.5, -Ot / 4],
  [-0.5, Ot / 4]
];
function Du(t) {
  const { rows: e, columns: n } = t, r = [...Array(n).keys()], s = [...Array(e).keys()], i = [
    [r, [4, 3, 2]],
    [s.map((l) => l * n + n - 1), [2, 1]],
    [r.map((l) => (e - 1) * n + l), [5, 0, 1]],
    [s.map((l) => l * n), [4, 5]]
  ];
  return t.sides.map((l, o) => {
    const [c, u] = i[o], f = c.flatMap((h) => {
      const [v, _] = zt(t, h);
      return u.map((b) => `${v + Zr[b][0]} ${_ + Zr[b][1]}`);
    });
    return { owner: l, d: `M${f.join("L")}` };
  });
}
function Bu(t) {
  return t.cells.map((e, n) => {
    const [r, s] = zt(t, n);
    return `M${Zr.map(([i, l]) => `${r + i} ${s + l}`).join("L")}z`;
  }).join("");
}
function qu(t) {
  const e = t.rowLabels.map((r, s) => {
    const [i, l] = zt(t, s * t.columns);
    return { name: r, at: [i - 0.5 - fn - ir / 2, l] };
  }), n = t.columnLabels.map((r, s) => {
    const [i, l] = zt(t, s);
    return { name: r, at: [i, l - Ot / 2 - fn - ir / 3] };
  });
  return [...e, ...n];
}
function lr(t, e) {
  return t.shape !== "lattice" ? `repeat(${e}, minmax(0, 1fr))` : `repeat(${(e - 1) / 2}, minmax(0, 1fr) minmax(0, 3fr)) minmax(0, 1fr)`;
}
function Fa(t, e) {
  return t.shape === "lattice" ? 2 * e - 1 : e;
}
var Da = /* @__PURE__ */ j("<span> </span>"), Vu = /* @__PURE__ */ j('<div class="row-labels svelte-11w0tdl" aria-hidden="true"></div>'), Uu = /* @__PURE__ */ j('<div class="column-labels svelte-11w0tdl" aria-hidden="true"></div>'), Hu = /* @__PURE__ */ j("<div><!> <!> <!></div>");
function Wu(t, e) {
  Le(e, !0);
  const n = /* @__PURE__ */ k(() => vr(e.part)), r = /* @__PURE__ */ k(() => e.part.shape === "hexagon");
  var s = Hu();
  let i;
  var l = X(s);
  {
    var o = (h) => {
      var v = Vu();
      Me(v, 21, () => e.part.rowLabels, Ae, (_, b) => {
        var d = Da(), g = te(d, !0);
        z(() => K(g, a(b))), w(_, d);
      }), w(h, v);
    };
    G(l, (h) => {
      e.part.rowLabels.length && !a(r) && h(o);
    });
  }
  var c = O(l, 2);
  Js(c, () => e.children);
  var u = O(c, 2);
  {
    var f = (h) => {
      var v = Uu();
      Me(v, 21, () => e.part.columnLabels, Ae, (_, b) => {
        var d = Da(), g = te(d, !0);
        z(() => K(g, a(b))), w(_, d);
      }), w(h, v);
    };
    G(u, (h) => {
      e.part.columnLabels.length && !a(r) && h(f);
    });
  }
  z(
    (h, v, _, b) => {
      ce(s, 1, `frame ${e.part.shape ?? ""}`, "svelte-11w0tdl"), i = it(s, "", i, {
        "--rows": h,
        "--columns": v,
        "--row-tracks": _,
        "--column-tracks": b
      });
    },
    [
      () => a(r) ? a(n)[1] : Fa(e.part, e.part.rows),
      () => a(r) ? a(n)[0] : Fa(e.part, e.part.columns),
      () => lr(e.part, e.part.rows),
      () => lr(e.part, e.part.columns)
    ]
  ), w(t, s), Oe();
}
var Yu = /* @__PURE__ */ Ge('<path class="line svelte-18javx1"></path>'), Gu = /* @__PURE__ */ Ge('<circle r="0.1" class="svelte-18javx1"></circle>'), Ku = /* @__PURE__ */ Ge("<path></path>"), Xu = /* @__PURE__ */ Ge('<path class="bed svelte-18javx1"></path>'), Ju = /* @__PURE__ */ Ge('<svg aria-hidden="true"><!><!><!><!></svg>'), Zu = /* @__PURE__ */ j('<span aria-hidden="true" class="svelte-18javx1"> </span>'), Qu = /* @__PURE__ */ j("<!> <!>", 1);
function $u(t, e) {
  Le(e, !0);
  const n = /* @__PURE__ */ k(() => ui(e.part)), r = /* @__PURE__ */ k(() => vr(e.part)), s = /* @__PURE__ */ k(() => e.part.shape === "hexagon");
  function i(h, v) {
    return `${100 * h / v}%`;
  }
  var l = Qu(), o = ge(l);
  {
    var c = (h) => {
      var v = Ju();
      let _;
      var b = X(v);
      {
        var d = (L) => {
          var M = Yu();
          z(() => Q(M, "d", a(n))), w(L, M);
        };
        G(b, (L) => {
          a(n) && L(d);
        });
      }
      var g = O(b);
      Me(g, 17, () => e.part.shape === "point" ? e.part.stars : [], Ae, (L, M) => {
        const C = /* @__PURE__ */ k(() => {
          const [S, E] = zt(e.part, a(M));
          return { x: S, y: E };
        });
        var A = Gu();
        z(() => {
          Q(A, "cx", a(C).x), Q(A, "cy", a(C).y);
        }), w(L, A);
      });
      var m = O(g);
      Me(m, 17, () => a(s) ? Du(e.part) : [], Ae, (L, M) => {
        var C = Ku();
        z(() => {
          ce(C, 0, `side p${a(M).owner % 4}`, "svelte-18javx1"), Q(C, "d", a(M).d);
        }), w(L, C);
      });
      var p = O(m);
      {
        var x = (L) => {
          var M = Xu();
          z((C) => Q(M, "d", C), [() => Bu(e.part)]), w(L, M);
        };
        G(p, (L) => {
          a(s) && L(x);
        });
      }
      z(() => {
        Q(v, "viewBox", `0 0 ${a(r)[0] ?? ""} ${a(r)[1] ?? ""}`), _ = ce(v, 0, "svelte-18javx1", null, _, { sides: a(s) });
      }), w(h, v);
    };
    G(o, (h) => {
      (a(n) || a(s) && e.part.sides.length) && h(c);
    });
  }
  var u = O(o, 2);
  {
    var f = (h) => {
      var v = We(), _ = ge(v);
      Me(_, 17, () => qu(e.part), Ae, (b, d) => {
        var g = Zu();
        let m;
        var p = te(g, !0);
        z(
          (x, L) => {
            m = it(g, "", m, { left: x, top: L }), K(p, a(d).name);
          },
          [
            () => i(a(d).at[0], a(r)[0]),
            () => i(a(d).at[1], a(r)[1])
          ]
        ), w(b, g);
      }), w(h, v);
    };
    G(u, (h) => {
      a(s) && h(f);
    });
  }
  w(t, l), Oe();
}
var ec = /* @__PURE__ */ j('<span class="dot svelte-1tsi2oa"></span>'), tc = /* @__PURE__ */ j("<span> </span>"), nc = /* @__PURE__ */ j("<span></span>");
function rc(t, e) {
  Le(e, !0);
  const n = /* @__PURE__ */ k(() => e.row % 2 === 0);
  var r = We(), s = ge(r);
  {
    var i = (c) => {
      var u = ec();
      w(c, u);
    }, l = (c) => {
      var u = We(), f = ge(u);
      {
        var h = (v) => {
          var _ = tc(), b = te(_, !0);
          z(() => {
            ce(_, 1, `box ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-1tsi2oa"), K(b, e.piece.symbol);
          }), w(v, _);
        };
        G(f, (v) => {
          e.piece && v(h);
        });
      }
      w(c, u);
    }, o = (c) => {
      var u = nc();
      let f;
      z(() => f = ce(u, 1, "line svelte-1tsi2oa", null, f, { across: a(n), drawn: e.piece !== null })), w(c, u);
    };
    G(s, (c) => {
      e.row % 2 === 0 && e.column % 2 === 0 ? c(i) : e.row % 2 === 1 && e.column % 2 === 1 ? c(l, 1) : c(o, -1);
    });
  }
  w(t, r), Oe();
}
const ac = "M24 89c0-7 5-10 13-11h26c8 1 13 4 13 11z", sc = {
  pawn: {
    body: "M50 21a13 13 0 0 0-8.6 22.8c-6 3-9.4 8-9.4 14 0 6 3 11 7.6 14.4C30.5 75.5 25 81 25 89h50c0-8-5.5-13.5-14.6-16.800C65 68.800 68 63.800 68 57.800c0-6-3.400-11-9.400-14A13 13 0 0 0 50 21z"
  },
  knight: {
    body: "M30 89h47c2.5-27 0-47-12-58-5-4.5-11-7-17.5-7.5L44 14l-7.5 11.5C29 30 24.5 37 21.5 46L14 61c-2 4-.5 8.5 3.5 9.5 3 .8 5.800-.4 7.5-3l3.5-4c7-.8 13-3.300 18-8C46 67 31 72 30 89z",
    lines: "M36 39.5v.1M21.5 61.5v.1M53 33c11 5 16 19 15.5 44"
  },
  bishop: {
    body: `M50 10.5a5.5 5.5 0 0 1 3.300 9.900C64.5 28.5 71 39 71 50c0 7.5-3.5 13-8 17.5H37c-4.5-4.5-8-10-8-17.5 0-11 6.5-21.5 17.700-29.600A5.5 5.5 0 0 1 50 10.5zM37 67.5h26l2 10.5H35z${ac}`,
    lines: "M50 34v18M41.5 42.5h17M37 67.5h26M35 78h30"
  },
  rook: {
    body: "M23 21h12v8h9v-8h12v8h9v-8h12v17l-8 7.5V70l6 8.5h3V89H22V78.5h3L31 70V45.5L23 38z",
    lines: "M31 45.5h38M31 70h38M25 78.5h50"
  },
  queen: {
    body: "M19 31a5 5 0 1 1 3.5-1.5L34 47l1.800-20.200a5 5 0 1 1 4.700-.6L50 45l9.5-18.800a5 5 0 1 1 4.700.6L66 47l11.5-17.5A5 5 0 1 1 81 31l-9 34.5 4 12V89H24V77.5l4-12z",
    lines: "M28 65.5c14-5 30-5 44 0M24.5 77.5c16-4.5 35-4.5 51 0"
  },
  king: {
    body: "M46.5 8h7v6.5H60v7h-6.5V29c1.5 1.300 2.700 3 3.5 5 5-5.5 12-7.5 18-6 9.5 2.5 13.5 12 9.5 21.5C82 55.5 77 60 74 66v12l2 11H24l2-11V66c-3-6-8-10.5-10.5-16.5C11.5 40 15.5 30.5 25 28c6-1.5 13 .5 18 6 .8-2 2-3.700 3.5-5v-7.5H40v-7h6.5z",
    lines: "M26 66c15-5 33-5 48 0M26 78c15-4 33-4 48 0M50 62V44c0-4-2.5-8-7-10M50 44c0-4 2.5-8 7-10"
  },
  crown: { body: "M50 9a41 41 0 1 0 0 82 41 41 0 0 0 0-82z", lines: "M30 62V38l10 11 10-16 10 16 10-11v24z" },
  disc: { body: "M50 9a41 41 0 1 0 0 82 41 41 0 0 0 0-82z", lines: "M50 23a27 27 0 1 0 0 54 27 27 0 0 0 0-54z" },
  wall: { body: "M5 3h90v90H5z" },
  dot: { body: "M50 38a11 11 0 1 0 0 22 11 11 0 0 0 0-22z" },
  capsule: { body: "M50 22a26 26 0 1 0 0 52 26 26 0 0 0 0-52z" },
  eater: { body: "M50 49 82 24A41 41 0 1 0 82 74z", lines: "M52 26v.1" },
  ghost: {
    body: "M14 90V48a36 36 0 0 1 72 0v42l-12-9-12 9-12-9-12 9-12-9z",
    lines: "M37 44v6M63 44v6"
  },
  scared: {
    body: "M14 90V48a36 36 0 0 1 72 0v42l-12-9-12 9-12-9-12 9-12-9z",
    lines: "M37 40v.1M63 40v.1M28 66l9-7 8 7 9-7 8 7 9-7"
  },
  ship: { body: "M14 14h72v70H14z" },
  hit: { body: "M14 14h72v70H14z", lines: "M34 33l32 32M66 33 34 65" },
  sunk: { body: "M8 8h84v82H8z", lines: "M30 29l40 40M70 29 30 69" },
  miss: { body: "M50 38a11 11 0 1 0 0 22 11 11 0 0 0 0-22z" },
  tile: { body: "M13 11h74v74H13z", lines: "M26 24h48v48H26z" },
  skull: {
    body: "M50 12c-22 0-35 14-35 33 0 12 6 19 13 23v14h44V68c7-4 13-11 13-23 0-19-13-33-35-33z",
    lines: "M36 44v5M64 44v5M50 57v4M42 82v-8M50 82v-8M58 82v-8"
  },
  cross: { body: "", strokes: "M24 24l52 52M76 24 24 76" },
  ring: { body: "", strokes: "M50 22a28 28 0 1 0 0 56 28 28 0 0 0 0-56z" }
};
var ic = /* @__PURE__ */ Ge('<path class="body svelte-chnsao"></path>'), lc = /* @__PURE__ */ Ge('<path class="lines svelte-chnsao"></path>'), oc = /* @__PURE__ */ Ge('<path class="strokes svelte-chnsao"></path>'), uc = /* @__PURE__ */ Ge('<svg aria-hidden="true"><!><!><!></svg>'), cc = /* @__PURE__ */ j("<span></span>"), fc = /* @__PURE__ */ j('<small class="svelte-chnsao"> </small>'), dc = /* @__PURE__ */ j("<span> <!></span>"), Ba = /* @__PURE__ */ j("<span> </span>");
function hc(t, e) {
  Le(e, !0);
  let n = ie(e, "turn", 3, 0);
  const r = /* @__PURE__ */ k(() => e.piece.figure.split(" ")), s = /* @__PURE__ */ k(() => a(r)[a(r).length - 1]), i = /* @__PURE__ */ k(() => a(r).length > 1 ? a(r)[0] : "own"), l = /* @__PURE__ */ k(() => sc[a(s)]), o = /* @__PURE__ */ k(() => [...e.piece.symbol].length > 2);
  var c = We(), u = ge(c);
  {
    var f = (d) => {
      var g = uc();
      let m, p;
      var x = X(g);
      {
        var L = (E) => {
          var F = ic();
          z(() => Q(F, "d", a(l).body)), w(E, F);
        };
        G(x, (E) => {
          a(l).body && E(L);
        });
      }
      var M = O(x);
      {
        var C = (E) => {
          var F = lc();
          z(() => Q(F, "d", a(l).lines)), w(E, F);
        };
        G(M, (E) => {
          a(l).lines && E(C);
        });
      }
      var A = O(M);
      {
        var S = (E) => {
          var F = oc();
          z(() => Q(F, "d", a(l).strokes)), w(E, F);
        };
        G(A, (E) => {
          a(l).strokes && E(S);
        });
      }
      z(() => {
        m = ce(g, 0, `figure ${a(i) ?? ""} ${a(s) ?? ""} ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-chnsao", m, { second: e.piece.owner % 2 === 1 }), Q(g, "viewBox", a(l).lines || a(l).body ? "5 3 90 90" : "0 0 100 100"), p = it(g, "", p, {
          rotate: n() && n() !== 180 ? `${n()}deg` : void 0,
          scale: n() === 180 ? "-1 1" : void 0
        });
      }), w(d, g);
    }, h = (d) => {
      var g = cc();
      let m;
      z(() => m = ce(g, 1, `stone ${a(i) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", m, {
        ring: a(i) === "own" && e.piece.owner % 2 === 1
      })), w(d, g);
    }, v = (d) => {
      var g = dc();
      let m;
      var p = X(g), x = O(p);
      {
        var L = (M) => {
          var C = fc(), A = te(C, !0);
          z(() => K(A, e.piece.note)), w(M, C);
        };
        G(x, (M) => {
          e.piece.note && M(L);
        });
      }
      z(
        (M) => {
          m = ce(g, 1, "tile svelte-chnsao", null, m, { new: e.piece.owner >= 0 }), K(p, M);
        },
        [
          () => e.piece.symbol === "*" ? "" : e.piece.symbol.toUpperCase()
        ]
      ), w(d, g);
    }, _ = (d) => {
      var g = Ba();
      let m;
      var p = te(g, !0);
      z(() => {
        m = ce(g, 1, `token p${e.piece.owner % 4}`, "svelte-chnsao", m, { ring: e.piece.owner % 2 === 1, long: a(o) }), K(p, e.piece.symbol);
      }), w(d, g);
    }, b = (d) => {
      var g = Ba();
      let m;
      var p = te(g, !0);
      z(() => {
        m = ce(g, 1, "plain svelte-chnsao", null, m, { long: a(o) }), K(p, e.piece.symbol);
      }), w(d, g);
    };
    G(u, (d) => {
      a(l) ? d(f) : a(s) === "stone" ? d(h, 1) : a(s) === "tile" ? d(v, 2) : e.piece.owner >= 0 ? d(_, 3) : d(b, -1);
    });
  }
  w(t, c), Oe();
}
var vc = /* @__PURE__ */ j("<span><!></span>");
function gc(t, e) {
  Le(e, !0);
  let n = ie(e, "slide", 3, null), r = ie(e, "appears", 3, !1), s = ie(e, "held", 3, null), i = ie(e, "turn", 3, 0);
  var l = vc();
  let o, c;
  var u = X(l);
  hc(u, {
    get piece() {
      return e.piece;
    },
    get turn() {
      return i();
    }
  }), z(() => {
    o = ce(l, 1, "man svelte-604wlu", null, o, {
      slides: n() !== null,
      appears: r(),
      held: s() !== null
    }), c = it(l, "", c, {
      "--x": n() ? `${100 * n()[0]}%` : void 0,
      "--y": n() ? `${100 * n()[1]}%` : void 0,
      translate: s() ? `${s()[0]}px ${s()[1]}px` : void 0
    });
  }), w(t, l), Oe();
}
var _c = /* @__PURE__ */ Ge('<polyline class="under svelte-jelzhl"></polyline>'), mc = /* @__PURE__ */ Ge('<polyline class="svelte-jelzhl"></polyline>'), yc = /* @__PURE__ */ Ge('<svg aria-hidden="true" class="svelte-jelzhl"><!><!></svg>');
function bc(t, e) {
  Le(e, !0);
  const n = /* @__PURE__ */ k(() => vr(e.part)), r = /* @__PURE__ */ k(() => e.part.lines.map((o) => o.map((c) => zt(e.part, c).join(",")).join(" ")));
  var s = We(), i = ge(s);
  {
    var l = (o) => {
      var c = yc(), u = X(c);
      Me(u, 17, () => a(r), Ae, (h, v) => {
        var _ = _c();
        z(() => Q(_, "points", a(v))), w(h, _);
      });
      var f = O(u);
      Me(f, 17, () => a(r), Ae, (h, v) => {
        var _ = mc();
        z(() => Q(_, "points", a(v))), w(h, _);
      }), z(() => Q(c, "viewBox", `0 0 ${a(n)[0] ?? ""} ${a(n)[1] ?? ""}`)), w(o, c);
    };
    G(i, (o) => {
      a(r).length && o(l);
    });
  }
  w(t, s), Oe();
}
const wc = {
  north: "ArrowUp",
  up: "ArrowUp",
  east: "ArrowRight",
  right: "ArrowRight",
  south: "ArrowDown",
  down: "ArrowDown",
  west: "ArrowLeft",
  left: "ArrowLeft"
};
function pc(t) {
  const e = /* @__PURE__ */ new Map();
  for (const n of t) {
    const r = wc[n.text];
    if (!r) return /* @__PURE__ */ new Map();
    e.set(r, n);
  }
  return e;
}
function kc(t) {
  const e = t.target;
  return t.altKey || t.ctrlKey || t.metaKey || t.shiftKey ? !1 : !/^(INPUT|SELECT|TEXTAREA)$/.test(e.tagName) && !e.closest?.("ol");
}
var xc = /* @__PURE__ */ j("<button> </button>"), Mc = /* @__PURE__ */ j('<div class="row svelte-xoxzi5" role="group" aria-label="which move"></div>');
function ma(t, e) {
  Le(e, !0);
  const n = 24;
  var r = We(), s = ge(r);
  {
    var i = (l) => {
      var o = Mc();
      Me(o, 21, () => e.moves.slice(0, n), Ae, (c, u) => {
        var f = xc(), h = te(f, !0);
        z(() => K(h, a(u).text)), ne("click", f, () => e.play?.(a(u).text)), w(c, f);
      }), w(l, o);
    };
    G(s, (l) => {
      e.moves.length && l(i);
    });
  }
  w(t, r), Oe();
}
lt(["click"]);
var Sc = /* @__PURE__ */ j('<span class="name svelte-ybdg36" aria-hidden="true"> </span>'), Ec = /* @__PURE__ */ j('<span class="worth svelte-ybdg36"><!></span>'), qa = /* @__PURE__ */ j("<span></span>"), Ac = /* @__PURE__ */ j('<span class="under svelte-ybdg36"></span>'), Tc = /* @__PURE__ */ j("<button><!> <!> <!></button>"), Lc = /* @__PURE__ */ j('<div role="group"><!> <!> <!> <!></div>'), Oc = /* @__PURE__ */ j('<p class="hint soft svelte-ybdg36">Play with the arrow keys, or click where to go.</p>'), Nc = /* @__PURE__ */ j("<!> <!> <!>", 1);
function Va(t, e) {
  Le(e, !0);
  let n = ie(e, "legal", 19, () => []), r = ie(e, "last", 19, () => []), s = ie(e, "rows", 19, () => []), i = ie(e, "moving", 3, !1), l = ie(e, "toned", 3, !1), o = /* @__PURE__ */ J(null), c = /* @__PURE__ */ J(0), u = /* @__PURE__ */ J(vt([])), f;
  const h = new di();
  let v = /* @__PURE__ */ J(
    -1
    // where a piece was just let go: it is there already and need not slide
  );
  const _ = /* @__PURE__ */ k(() => new Map(n().filter((y) => y.cells.length === 1).map((y) => [y.cells[0], y]))), b = /* @__PURE__ */ k(() => n().filter((y) => y.cells.length > 1).flatMap((y) => e.part.cells[y.cells[0]] ? [y] : [y, { ...y, cells: [...y.cells].reverse() }])), d = /* @__PURE__ */ k(() => new Set(a(b).map((y) => y.cells[0]))), g = /* @__PURE__ */ k(() => new Set(a(b).filter((y) => y.cells[0] === a(o)).map((y) => y.cells[y.cells.length - 1]))), m = /* @__PURE__ */ k(() => ui(e.part)), p = /* @__PURE__ */ k(() => iu(e.part, a(_).values())), x = /* @__PURE__ */ k(() => new Map(s().filter((y) => y.cells.length === 1).map((y) => [y.cells[0], y]))), L = /* @__PURE__ */ k(() => s().find((y) => y.value !== null)), M = /* @__PURE__ */ k(() => s().filter((y) => y.cells.length > 1 && y.value !== null).slice(0, 3).map((y, P) => ({
    from: zt(e.part, y.cells[0]),
    to: zt(e.part, y.cells[y.cells.length - 1]),
    rank: P
  }))), C = /* @__PURE__ */ k(() => e.part.chequered || i() && e.part.shape === "square" && e.part.rowLabels.length > 0), A = /* @__PURE__ */ k(() => e.part.cells.some((y) => y?.figure === "wall")), S = /* @__PURE__ */ k(() => vr(e.part)), E = /* @__PURE__ */ k(() => new Set(e.part.lines.flat())), F = /* @__PURE__ */ k(() => ii(e.part.cells)), $ = /* @__PURE__ */ k(() => l() || e.part.cells.some((y) => /^(white|black) stone$/.test(y?.figure ?? ""))), ae = /* @__PURE__ */ k(() => r().length > 1 && R(r()[0]) !== R(r().at(-1)) ? r().at(-1) : -1), fe = /* @__PURE__ */ k(() => e.play ? pc(n()) : /* @__PURE__ */ new Map());
  let Ne = /* @__PURE__ */ J(!1), je = "";
  Ye(() => {
    T(o, a(fe).size ? n()[0].cells[0] : null, !0), T(u, [], !0), n().length && T(Ne, a(fe).size > 0);
    const y = a(fe).get(je);
    n().length && (je = ""), y && e.play?.(y.text);
  });
  let W = /* @__PURE__ */ J(0);
  Ye(() => {
    const y = r().at(-1);
    if (r().length < 2 || y === void 0 || e.part.cells[y]?.figure !== "eater") return;
    const [P, q] = le(y);
    T(W, 180 * Math.atan2(-q, -P) / Math.PI);
  });
  function I(y) {
    if (!a(Ne) || !y.key.startsWith("Arrow") || !kc(y)) return;
    y.preventDefault(), y.stopPropagation();
    const P = a(fe).get(y.key);
    P ? e.play?.(P.text) : n().length || (je = y.key);
  }
  function R(y) {
    return e.part.cells[y]?.owner ?? -1;
  }
  function ee(y, P) {
    return `${100 * y / P}%`;
  }
  function re(y) {
    return y === a(ae) && y !== a(v) && e.part.shape !== "hexagon" && e.part.shape !== "lattice" && e.part.cells[y]?.figure !== "tile";
  }
  function le(y) {
    const P = r()[0] ?? y, [q, ye] = [
      P % e.part.columns,
      Math.floor(P / e.part.columns)
    ];
    return [
      q - y % e.part.columns,
      ye - Math.floor(y / e.part.columns)
    ];
  }
  function de(y) {
    const P = e.part.cells[y], q = [oi(e.part, y)];
    P && P.owner >= 0 ? q.push(Po(P, e.names)) : q.push(P ? P.symbol : "empty"), y === a(o) ? q.push("chosen") : (a(o) !== null ? a(g).has(y) : a(_).has(y)) ? q.push("legal") : a(o) === null && a(d).has(y) && q.push(P ? "can move" : "legal"), r().includes(y) && q.push("last move"), a(E).has(y) && q.push("in a row");
    const ye = e.part.territory[y] ?? -1;
    !P && ye >= 0 && q.push(`territory of ${e.names[ye] ?? ye + 1}`);
    const be = a(x).get(y);
    return be && be.value !== null && q.push(`${va(be)}${be.source ? ", from a tablebase" : ""}${be.book ? ", in the book" : ""}`), q.join(", ");
  }
  function ue(y) {
    if (e.put) return e.put(y, null);
    if (e.play)
      if (a(o) !== null) {
        const P = a(b).filter((q) => q.cells[0] === a(o) && q.cells[q.cells.length - 1] === y);
        P.length === 1 ? e.play(P[0].text) : P.length > 1 ? T(u, P, !0) : T(o, a(d).has(y) && y !== a(o) ? y : null, !0), P.length === 1 && T(o, null);
      } else if (a(_).has(y)) {
        const P = n().filter((q) => q.cells.length === 1 && q.cells[0] === y);
        P.length > 1 ? T(u, P, !0) : e.play(P[0].text);
      } else a(d).has(y) ? T(o, y, !0) : a(p).has(y % e.part.columns) && e.play(a(p).get(y % e.part.columns).text);
  }
  function Ce(y) {
    const P = Math.floor(a(c) / e.part.columns), q = a(c) % e.part.columns, ye = {
      ArrowUp: [P - 1, q],
      ArrowDown: [P + 1, q],
      ArrowLeft: [P, q - 1],
      ArrowRight: [P, q + 1],
      Home: [P, 0],
      End: [P, e.part.columns - 1]
    };
    y.key === "Escape" && T(o, null);
    const be = ye[y.key];
    if (!be) return;
    y.preventDefault(), y.stopPropagation();
    const [Te, B] = be;
    Te < 0 || B < 0 || Te >= e.part.rows || B >= e.part.columns || (T(c, Te * e.part.columns + B), f.querySelectorAll("button.cell")[a(c)]?.focus());
  }
  function D(y) {
    return e.put ? e.loose?.(y) ?? e.part.cells[y] !== null : a(d).has(y);
  }
  function Z(y, P) {
    T(v, -1), D(P) && h.down(y, P);
  }
  function he(y) {
    h.move(y) && !e.put && T(o, h.cell, !0);
  }
  function H(y) {
    const P = h.up(y, f);
    if (P) {
      if (e.put) {
        P.to !== P.from && e.put(P.to ?? -1, P.from);
        return;
      }
      if (T(o, P.from, !0), P.to === null || !a(g).has(P.to)) {
        T(o, null);
        return;
      }
      T(v, P.to, !0), ue(P.to);
    }
  }
  var Y = Nc();
  Je("pointermove", xt, he), Je("pointerup", xt, H), Je("pointercancel", xt, () => h.cancel()), Je("keydown", xt, I, !0);
  var se = ge(Y);
  Wu(se, {
    get part() {
      return e.part;
    },
    children: (y, P) => {
      var q = Lc();
      let ye, be;
      var Te = X(q);
      $u(Te, {
        get part() {
          return e.part;
        }
      });
      var B = O(Te, 2);
      Me(B, 17, () => e.part.cells, Ae, (_e, U, V) => {
        const pe = /* @__PURE__ */ k(() => Math.floor(V / e.part.columns)), Ie = /* @__PURE__ */ k(() => e.part.shape === "hexagon" ? zt(e.part, V) : null), Ue = /* @__PURE__ */ k(() => a(x).get(V));
        var ke = Tc();
        let Fe;
        Q(ke, "data-cell", V);
        let Be;
        var Ke = X(ke);
        {
          var Rt = (ze) => {
            var qe = Sc(), bt = te(qe, !0);
            z(() => K(bt, e.part.names[V])), w(ze, qe);
          };
          G(Ke, (ze) => {
            e.part.names[V] && ze(Rt);
          });
        }
        var $t = O(Ke, 2);
        {
          var _r = (ze) => {
            {
              let qe = /* @__PURE__ */ k(() => V % e.part.columns);
              rc(ze, {
                get row() {
                  return a(pe);
                },
                get column() {
                  return a(qe);
                },
                get piece() {
                  return a(U);
                }
              });
            }
          }, gn = (ze) => {
            var qe = We(), bt = ge(qe);
            uo(
              bt,
              () => re(V) ? r() : `${a(U).symbol}${a(U).owner}`,
              (_n) => {
                {
                  let br = /* @__PURE__ */ k(() => re(V) ? le(V) : null), wr = /* @__PURE__ */ k(() => !re(V) && r().includes(V) && V !== a(v)), pr = /* @__PURE__ */ k(() => h.cell === V && h.moves ? [h.dx, h.dy] : null), kr = /* @__PURE__ */ k(() => a(U).figure === "eater" ? a(W) : 0);
                  gc(_n, {
                    get piece() {
                      return a(U);
                    },
                    get slide() {
                      return a(br);
                    },
                    get appears() {
                      return a(wr);
                    },
                    get held() {
                      return a(pr);
                    },
                    get turn() {
                      return a(kr);
                    }
                  });
                }
              }
            ), w(ze, qe);
          }, en = /* @__PURE__ */ k(() => a(U) && !(a(m) && su.includes(a(U).symbol)));
          G($t, (ze) => {
            e.part.shape === "lattice" ? ze(_r) : a(en) && ze(gn, 1);
          });
        }
        var mr = O($t, 2);
        {
          var yr = (ze) => {
            var qe = Ec(), bt = X(qe);
            {
              let _n = /* @__PURE__ */ k(() => a(Ue) === a(L));
              _a(bt, {
                get row() {
                  return a(Ue);
                },
                get best() {
                  return a(_n);
                }
              });
            }
            w(ze, qe);
          }, Ni = (ze) => {
            var qe = qa();
            z(() => ce(qe, 1, `ground p${e.part.territory[V] % 4} ${a(F)[e.part.territory[V]] ?? "" ?? ""}`, "svelte-ybdg36")), w(ze, qe);
          }, ji = (ze) => {
            var qe = qa();
            let bt;
            z(() => bt = ce(qe, 1, "dot svelte-ybdg36", null, bt, { many: a(_).size + a(d).size > 30 })), w(ze, qe);
          }, Ci = /* @__PURE__ */ k(() => e.part.shape !== "lattice" && (!a(U) || a(U).owner < 0 && !a(U).figure) && (a(o) === null ? a(_).has(V) || a(d).has(V) : a(g).has(V))), zi = (ze) => {
            var qe = Ac();
            w(ze, qe);
          }, Pi = /* @__PURE__ */ k(() => a(U) && a(U).owner >= 0 && a(o) === null && a(_).has(V));
          G(mr, (ze) => {
            a(Ue) && a(Ue).value !== null ? ze(yr) : !a(U) && (e.part.territory[V] ?? -1) >= 0 ? ze(Ni, 1) : a(Ci) ? ze(ji, 2) : a(Pi) && ze(zi, 3);
          });
        }
        z(
          (ze, qe, bt, _n, br, wr, pr, kr, Ri, Ii) => {
            Fe = ce(ke, 1, "cell svelte-ybdg36", null, Fe, {
              odd: (a(pe) + V % e.part.columns) % 2 === 1,
              can: ze,
              grab: qe,
              target: bt,
              taking: _n,
              from: V === a(o),
              last: br,
              tinted: wr
            }), Q(ke, "tabindex", V === a(c) ? 0 : -1), Q(ke, "aria-label", pr), Be = it(ke, "", Be, { "--tint": kr, left: Ri, top: Ii });
          },
          [
            () => e.put || (a(o) === null ? a(_).has(V) || a(d).has(V) : a(g).has(V)),
            () => D(V),
            () => a(o) !== null && a(g).has(V),
            () => a(o) !== null && a(g).has(V) && a(U) !== null,
            () => r().includes(V),
            () => !!e.part.tints[V],
            () => de(V),
            () => e.part.tints[V] ? `var(--tint-${e.part.tints[V].replace(" ", "-")})` : void 0,
            () => a(Ie) ? ee(a(Ie)[0], a(S)[0]) : void 0,
            () => a(Ie) ? ee(a(Ie)[1], a(S)[1]) : void 0
          ]
        ), ne("click", ke, () => (T(c, V, !0), h.isClick() && ue(V))), ne("pointerdown", ke, (ze) => Z(ze, V)), w(_e, ke);
      });
      var oe = O(B, 2);
      {
        var we = (_e) => {
          fi(_e, {
            get arrows() {
              return a(M);
            },
            get width() {
              return a(S)[0];
            },
            get height() {
              return a(S)[1];
            }
          });
        };
        G(oe, (_e) => {
          a(M).length && _e(we);
        });
      }
      var Pe = O(oe, 2);
      bc(Pe, {
        get part() {
          return e.part;
        }
      }), Vt(q, (_e) => f = _e, () => f), z(
        (_e, U, V) => {
          ye = ce(q, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", ye, {
            chequered: a(C),
            plain: !a(C) && !a(A) && e.part.shape === "square",
            sparse: _e,
            wood: a($),
            maze: a(A),
            dragging: h.moves
          }), Q(q, "aria-label", e.part.title || "board"), be = it(q, "", be, {
            "--wide": a(S)[0],
            "--high": a(S)[1],
            "grid-template-columns": U,
            "grid-template-rows": V
          });
        },
        [
          () => e.part.shape === "point" && e.part.cells.some((_e) => _e && _e.owner < 0),
          () => lr(e.part, e.part.columns),
          () => e.part.shape === "lattice" ? lr(e.part, e.part.rows) : void 0
        ]
      ), ne("keydown", q, Ce), ne("focusin", q, (_e) => T(c, Number(_e.target.dataset.cell ?? a(c)), !0)), w(y, q);
    },
    $$slots: { default: !0 }
  });
  var me = O(se, 2);
  {
    var ve = (y) => {
      var P = Oc();
      w(y, P);
    };
    G(me, (y) => {
      a(Ne) && y(ve);
    });
  }
  var N = O(me, 2);
  ma(N, {
    get moves() {
      return a(u);
    },
    get play() {
      return e.play;
    }
  }), w(t, Y), Oe();
}
lt(["keydown", "focusin", "click", "pointerdown"]);
const Sn = "*";
class jc {
  #e = /* @__PURE__ */ J([]);
  get laid() {
    return a(this.#e);
  }
  set laid(e) {
    T(this.#e, e);
  }
  #r = /* @__PURE__ */ J(null);
  get chosen() {
    return a(this.#r);
  }
  set chosen(e) {
    T(this.#r, e, !0);
  }
  #t = /* @__PURE__ */ J([]);
  get marked() {
    return a(this.#t);
  }
  set marked(e) {
    T(this.#t, e);
  }
  #a = /* @__PURE__ */ J(!1);
  get marking() {
    return a(this.#a);
  }
  set marking(e) {
    T(this.#a, e, !0);
  }
  #n = /* @__PURE__ */ k(() => this.laid.find((e) => e.symbol === Sn)?.cell ?? null);
  get unnamed() {
    return a(this.#n);
  }
  set unnamed(e) {
    T(this.#n, e);
  }
  clear() {
    this.laid = [], this.chosen = null, this.marked = [], this.marking = !1;
  }
  isLaid(e) {
    return this.laid.some((n) => n.card === e);
  }
  at(e) {
    return this.laid.find((n) => n.cell === e);
  }
  choose(e) {
    this.marking ? this.marked = this.marked.includes(e) ? this.marked.filter((n) => n !== e) : [...this.marked, e] : this.isLaid(e) || (this.chosen = this.chosen === e ? null : e);
  }
  mark() {
    this.clear(), this.marking = !0;
  }
  /** A click on a cell, or what was dragged from one cell to another; -1 is beside the board. */
  put(e, n, r, s) {
    const i = s === null ? void 0 : this.at(s);
    i ? (this.takeBack(s), r >= 0 && Ua(e, r) && !this.at(r) && (this.laid = [...this.laid, { ...i, cell: r }])) : this.at(r) ? this.takeBack(r) : this.chosen !== null && this.lay(e, n, this.chosen, r);
  }
  lay(e, n, r, s) {
    return this.marking = !1, !Ua(e, s) || this.at(s) || this.isLaid(r) ? !1 : (this.laid = [...this.laid, { cell: s, card: r, symbol: n.cards[r] }], this.chosen = null, !0);
  }
  /** A letter typed at a cell lays the card of that letter, or a blank for it. */
  type(e, n, r, s) {
    const i = n.cards.map((o, c) => ({ symbol: o, card: c })).filter(({ card: o }) => !this.isLaid(o)), l = i.find(({ symbol: o }) => o === r.toUpperCase()) ?? i.find(({ symbol: o }) => o === Sn);
    return !l || !this.lay(e, n, l.card, s) ? !1 : (l.symbol === Sn && this.name(s, r), !0);
  }
  name(e, n) {
    const r = /^[a-z]$/i.test(n) ? n.toLowerCase() : Sn;
    this.laid = this.laid.map((s) => s.cell === e ? { ...s, symbol: r } : s);
  }
  takeBack(e) {
    this.laid = this.laid.filter((n) => n.cell !== e);
  }
  /** The grid with what is laid on it. */
  shown(e, n) {
    const r = [...e.cells];
    for (const { cell: s, card: i, symbol: l } of this.laid) r[s] = Cc(l, n.values[i] ?? 0, n.owner);
    return { ...e, cells: r };
  }
  /** As zermelo.board writes it: `H8=C I8=A`. */
  text(e) {
    return this.laid.map(({ cell: n, symbol: r }) => `${oi(e, n)}=${r}`).join(" ");
  }
  /** The move that plays cards like those marked; which of equal ones does not matter. */
  markedMove(e, n, r) {
    const s = (l) => l.map((o) => e.cards[o]).sort().join(" "), i = s(this.marked);
    return n.find((l) => s(l.cells.map(r)) === i);
  }
}
function Ua(t, e) {
  return t.cells[e]?.figure !== "tile";
}
function Cc(t, e, n) {
  return {
    symbol: t,
    owner: n,
    figure: "tile",
    note: t === Sn ? "" : String(e)
  };
}
var zc = /* @__PURE__ */ j("<p> </p>"), Pc = /* @__PURE__ */ j('<div class="news svelte-bvapm5" role="log" tabindex="0"><p class="latest svelte-bvapm5"> </p> <!></div>');
function Rc(t, e) {
  Le(e, !0);
  let n = ie(e, "before", 19, () => []);
  const r = /* @__PURE__ */ k(() => [...n()].reverse());
  var s = Pc(), i = X(s), l = te(i, !0), o = O(i, 2);
  Me(o, 17, () => a(r), Ae, (c, u) => {
    var f = zc(), h = te(f, !0);
    z(() => K(h, a(u))), w(c, f);
  }), z(() => K(l, e.text)), w(t, s), Oe();
}
var Ic = /* @__PURE__ */ j('<span class="unseen">, last move</span>'), Fc = /* @__PURE__ */ j('<button><i class="svelte-180ejp1"></i><!></button>'), Dc = /* @__PURE__ */ j('<i class="svelte-180ejp1"></i>'), Bc = /* @__PURE__ */ j('<span> </span> <b class="svelte-180ejp1"><span class="unseen"> </span> <!></b> <span class="things svelte-180ejp1"><!></span>', 1), qc = /* @__PURE__ */ j('<p class="selection svelte-180ejp1"> </p>'), Vc = /* @__PURE__ */ j('<div role="group"></div> <!> <!>', 1);
function Ha(t, e) {
  Le(e, !0);
  let n = ie(e, "legal", 19, () => []), r = ie(e, "last", 19, () => []), s = ie(e, "rows", 19, () => []), i = /* @__PURE__ */ J(
    !1
    // whether moves are made here at all; it stays so between turns
  ), l = /* @__PURE__ */ J([]), o = /* @__PURE__ */ J(null), c = /* @__PURE__ */ J(0), u = !1, f = /* @__PURE__ */ J(void 0);
  Ye(() => {
    ([...n(), ...s()].some((W) => W.cells.length) || r().length) && T(i, !0);
  }), Ye(() => {
    n(), T(l, []), T(o, null);
  }), Ye(() => {
    const { pile: W, left: I } = nn(e.part, a(c));
    if (I < (e.part.counts[W] ?? 0)) return;
    const R = e.part.counts[W] ? W : e.part.counts.findIndex((ee) => ee > 0);
    R < 0 || (T(c, Yn(e.part, R, e.part.counts[R] - 1), !0), u && Hs().then(C));
  });
  const h = /* @__PURE__ */ k(() => new Map(s().filter((W) => W.cells.length === 1 && W.value !== null).map((W) => [W.cells[0], W]))), v = /* @__PURE__ */ k(() => s().find((W) => W.value !== null)), _ = /* @__PURE__ */ k(() => a(o) === null || !x(a(o)) ? a(l) : p(a(o))), b = /* @__PURE__ */ k(() => a(l).length ? m(a(l)) : []), d = /* @__PURE__ */ k(() => {
    if (!a(_).length) return "";
    const W = a(_).map((R) => nn(e.part, R)).map((R) => `${R.left} of ${e.part.counts[R.pile]} left${e.part.counts.length > 1 ? ` in ${g(R.pile)}` : ""}`), I = m(a(_)).map((R) => R.text);
    return `${I.slice(0, 3).join(", ")}${I.length > 3 ? ", …" : ""}: ${W.join(", ")}`;
  });
  function g(W) {
    return e.part.labels[W] ?? (e.part.counts.length > 1 ? String(W + 1) : "");
  }
  function m(W) {
    return n().filter((I) => W.every((R) => I.cells.includes(R)));
  }
  function p(W) {
    const { pile: I } = nn(e.part, W), R = a(l).filter((ee) => nn(e.part, ee).pile !== I);
    return m([...R, W]).length ? [...R, W] : [W];
  }
  function x(W) {
    return m([W]).length > 0;
  }
  function L(W, I) {
    return I >= (Ra(e.part, a(_), W) ?? 1 / 0);
  }
  function M(W) {
    if (T(c, W, !0), !e.play || !x(W)) return;
    const I = p(W), R = m(I);
    R.length === 1 ? e.play(R[0].text) : T(l, I);
  }
  function C() {
    a(f)?.querySelector(`[data-cell="${a(c)}"]`)?.focus();
  }
  function A(W) {
    const { pile: I, left: R } = nn(e.part, a(c)), ee = {
      ArrowLeft: [0, R - 1],
      ArrowRight: [0, R + 1],
      ArrowUp: [-1, R],
      ArrowDown: [1, R],
      Home: [0, 0],
      End: [0, 1 / 0]
    };
    W.key === "Escape" && T(l, []);
    const re = ee[W.key];
    if (!re) return;
    W.preventDefault(), W.stopPropagation();
    let le = I + re[0];
    for (; re[0] && e.part.counts[le] === 0; ) le += re[0];
    e.part.counts[le] && (T(c, Yn(e.part, le, Math.max(0, Math.min(re[1], e.part.counts[le] - 1))), !0), C());
  }
  function S(W, I) {
    const R = Yn(e.part, W, I), ee = [
      `${g(W)} ${I + 1} of ${e.part.counts[W]}`.trim()
    ], re = m([R]);
    a(l).includes(R) && ee.push("chosen"), re.length && ee.push(`legal: ${re.slice(0, 3).map((de) => de.text).join(" or ")}`);
    const le = a(h).get(R);
    return le && ee.push(va(le)), ee.join(", ");
  }
  function E(W) {
    return Ra(e.part, r(), W) !== void 0;
  }
  var F = Vc(), $ = ge(F);
  let ae;
  Me($, 21, () => e.part.counts, Ae, (W, I, R) => {
    var ee = Bc(), re = ge(ee);
    let le;
    var de = te(re, !0), ue = O(re, 2), Ce = X(ue), D = te(Ce, !0), Z = O(Ce, 1, !0), he = O(Z);
    {
      var H = (y) => {
        var P = Ic();
        w(y, P);
      }, Y = /* @__PURE__ */ k(() => E(R));
      G(he, (y) => {
        a(Y) && y(H);
      });
    }
    var se = O(ue, 2), me = X(se);
    {
      var ve = (y) => {
        var P = We(), q = ge(P);
        Me(q, 17, () => ({ length: a(I) }), Ae, (ye, be, Te) => {
          const B = /* @__PURE__ */ k(() => Yn(e.part, R, Te));
          var oe = We(), we = ge(oe);
          {
            var Pe = (U) => {
              const V = /* @__PURE__ */ k(() => a(h).get(a(B)));
              var pe = Fc();
              let Ie;
              var Ue = O(X(pe));
              {
                var ke = (Fe) => {
                  {
                    let Be = /* @__PURE__ */ k(() => a(V) === a(v));
                    _a(Fe, {
                      get row() {
                        return a(V);
                      },
                      get best() {
                        return a(Be);
                      }
                    });
                  }
                };
                G(Ue, (Fe) => {
                  a(V) && Fe(ke);
                });
              }
              z(
                (Fe, Be, Ke, Rt) => {
                  Ie = ce(pe, 1, "cell svelte-180ejp1", null, Ie, { can: Fe, going: Be, from: Ke }), Q(pe, "data-cell", a(B)), Q(pe, "tabindex", a(B) === a(c) ? 0 : -1), Q(pe, "aria-label", Rt);
                },
                [
                  () => x(a(B)),
                  () => L(R, Te),
                  () => a(l).includes(a(B)),
                  () => S(R, Te)
                ]
              ), ne("click", pe, () => M(a(B))), Je("pointerenter", pe, () => T(o, a(B), !0)), Je("pointerleave", pe, () => T(o, null)), Je("focus", pe, () => T(o, a(B), !0)), Je("blur", pe, () => T(o, null)), w(U, pe);
            }, _e = (U) => {
              var V = Dc();
              w(U, V);
            };
            G(we, (U) => {
              a(i) ? U(Pe) : U(_e, -1);
            });
          }
          w(ye, oe);
        }), w(y, P);
      }, N = /* @__PURE__ */ k(() => Au(e.part, R));
      G(me, (y) => {
        a(N) && y(ve);
      });
    }
    z(
      (y, P, q) => {
        le = ce(re, 1, "name svelte-180ejp1", null, le, { last: y }), K(de, P), K(D, q), K(Z, a(I));
      },
      [() => E(R), () => g(R), () => g(R)]
    ), w(W, ee);
  }), Vt($, (W) => T(f, W), () => a(f));
  var fe = O($, 2);
  {
    var Ne = (W) => {
      var I = qc(), R = te(I, !0);
      z(() => K(R, a(d) || " ")), w(W, I);
    };
    G(fe, (W) => {
      a(i) && W(Ne);
    });
  }
  var je = O(fe, 2);
  ma(je, {
    get moves() {
      return a(b);
    },
    get play() {
      return e.play;
    }
  }), z(() => {
    ae = ce($, 1, "piles svelte-180ejp1", null, ae, { taking: a(i) }), Q($, "aria-label", e.part.title || "piles");
  }), ne("keydown", $, A), ne("focusin", $, () => u = !0), ne("focusout", $, (W) => W.relatedTarget && (u = !1)), w(t, F), Oe();
}
lt(["keydown", "focusin", "focusout", "click"]);
function vi(t, e) {
  const n = [];
  for (let r = 0; r + 1 < t.cells.length; r += 2) n.push([t.cells[r], t.cells[r + 1]]);
  for (const [r, s] of e) {
    const i = n.findIndex((l) => l[0] === r && l[1] === s);
    if (i < 0) return null;
    n.splice(i, 1);
  }
  return n;
}
function Wa(t, e) {
  return vi(t, e) !== null;
}
function Ya(t, e) {
  return vi(t, e) ?? [];
}
function Uc(t, e) {
  const n = [...t.counts], r = [...t.owners];
  for (const [s, i] of e) {
    const l = r[s];
    n[s]--, n[i] = r[i] === l ? n[i] + 1 : 1, r[i] = l;
  }
  return { counts: n, owners: r };
}
var Hc = /* @__PURE__ */ j('<i class="svelte-ibr02l"></i>'), Wc = /* @__PURE__ */ j('<span aria-hidden="true"></span>'), Ga = /* @__PURE__ */ j('<small aria-hidden="true" class="svelte-ibr02l"> </small>'), Yc = /* @__PURE__ */ j("<li><button><!> <!> <!></button></li>"), Gc = /* @__PURE__ */ j('<ol class="upper svelte-ibr02l"></ol>'), Kc = /* @__PURE__ */ j('<li><button><span class="soft"> </span> <b> </b></button></li>'), Xc = /* @__PURE__ */ j('<ul class="beside svelte-ibr02l"></ul>'), Jc = /* @__PURE__ */ j('<p class="row taken svelte-ibr02l" role="status"> <button>Undo step</button></p>'), Zc = /* @__PURE__ */ j('<div class="whole svelte-ibr02l" role="group"><div><!> <ol class="lower svelte-ibr02l"></ol></div> <!> <!></div> <!>', 1);
function Ka(t, e) {
  Le(e, !0);
  const n = (N, y = jt) => {
    var P = Wc();
    let q;
    Me(P, 21, () => ({ length: Math.min(y().count, o) }), Ae, (ye, be, Te) => {
      var B = Hc();
      z(() => Q(B, "data-mark", Te ? "" : y().count > o ? y().count : "XOABCDEF"[y().owner] ?? "")), w(ye, B);
    }), z(() => q = ce(P, 1, `men ${y().owner >= 0 ? `p${y().owner % 4}` : ""}`, "svelte-ibr02l", q, { ring: y().owner % 2 === 1 })), w(N, P);
  }, r = (N, y = jt, P = jt, q = jt) => {
    var ye = Yc();
    let be;
    var Te = X(ye);
    let B;
    var oe = X(Te);
    {
      var we = (V) => {
        var pe = Ga(), Ie = te(pe, !0);
        z(() => K(Ie, y().label)), w(V, pe);
      };
      G(oe, (V) => {
        P() && V(we);
      });
    }
    var Pe = O(oe, 2);
    n(Pe, y);
    var _e = O(Pe, 2);
    {
      var U = (V) => {
        var pe = Ga(), Ie = te(pe, !0);
        z(() => K(Ie, y().label)), w(V, pe);
      };
      G(_e, (V) => {
        P() || V(U);
      });
    }
    z(
      (V, pe, Ie, Ue) => {
        be = ce(ye, 1, "svelte-ibr02l", null, be, { odd: q() }), B = ce(Te, 1, "cell svelte-ibr02l", null, B, {
          can: V,
          target: pe,
          from: y().place === a(f),
          last: Ie
        }), Q(Te, "data-cell", y().place), Q(Te, "tabindex", y().place === a(h) ? 0 : -1), Q(Te, "aria-label", Ue);
      },
      [
        () => a(f) === null ? a(F).has(y().place) : a($).has(y().place),
        () => a(f) !== null && a($).has(y().place),
        () => i().includes(y().place),
        () => R(y())
      ]
    ), ne("click", Te, () => (T(h, y().place, !0), je(y().place))), ne("pointerdown", Te, () => _ = y().place), w(N, ye);
  };
  let s = ie(e, "legal", 19, () => []), i = ie(e, "last", 19, () => []), l = ie(e, "rows", 19, () => []);
  const o = 5, c = 12;
  let u = /* @__PURE__ */ J([]), f = /* @__PURE__ */ J(null), h = /* @__PURE__ */ J(0), v, _ = -1, b = [0, 0], d = /* @__PURE__ */ k(() => ka(b, 2)), g = /* @__PURE__ */ J(vt(a(d)[0])), m = /* @__PURE__ */ J(vt(a(d)[1]));
  Ye(() => {
    s(), T(u, []), T(f, null);
  });
  const p = /* @__PURE__ */ k(() => Uc(e.part, a(u))), x = /* @__PURE__ */ k(() => a(p).counts.map((N, y) => ({
    place: y,
    count: N,
    owner: a(p).owners[y] ?? -1,
    label: e.part.labels[y] ?? String(y + 1)
  }))), L = /* @__PURE__ */ k(() => a(x).length >= 2 * c ? 2 * c : a(x).length), M = /* @__PURE__ */ k(() => a(L) > c ? a(x).slice(a(L) / 2, a(L)) : []), C = /* @__PURE__ */ k(() => a(L) > c ? a(x).slice(0, a(L) / 2).reverse() : a(x).slice(0, a(L))), A = /* @__PURE__ */ k(() => a(x).slice(a(L))), S = /* @__PURE__ */ k(() => s().filter((N) => N.cells.length && Wa(N, a(u)))), E = /* @__PURE__ */ k(() => a(S).flatMap((N) => Ya(N, a(u)))), F = /* @__PURE__ */ k(() => new Set(a(E).filter(([N]) => (a(p).counts[N] ?? 0) > 0).map(([N]) => N))), $ = /* @__PURE__ */ k(() => new Set(a(E).filter(([N]) => N === a(f)).map(([, N]) => N))), ae = /* @__PURE__ */ k(() => l().find((N) => N.value !== null && N.cells.length > 1));
  let fe = /* @__PURE__ */ J([]);
  Ye(() => {
    a(g), a(m), a(p);
    const N = a(ae) ? Ya(a(ae), []) : [];
    T(fe, N.map(([y, P]) => ({ from: Ne(y), to: Ne(P), rank: 0 })));
  });
  function Ne(N) {
    const y = v.querySelector(`[data-cell="${N}"]`), P = (y?.querySelector(".men i:last-child") ?? y)?.getBoundingClientRect(), q = v.getBoundingClientRect();
    return P ? [
      P.x + P.width / 2 - q.x,
      P.y + P.height / 2 - q.y
    ] : [0, 0];
  }
  function je(N) {
    if (a(f) !== null && a($).has(N)) {
      const y = [...a(u), [a(f), N]];
      T(f, null);
      const P = s().filter((q) => q.cells.length === 2 * y.length && Wa(q, y));
      P.length ? e.play?.(P[0].text) : T(u, y);
    } else T(f, a(F).has(N) && N !== a(f) ? N : null, !0);
  }
  function W(N) {
    const y = _;
    _ = -1;
    const P = document.elementFromPoint(N.clientX, N.clientY)?.closest("button.cell");
    if (y < 0 || !P || !v.contains(P)) return;
    const q = Number(P.dataset.cell);
    q === y || !a(F).has(y) || (T(f, y, !0), a($).has(q) ? je(q) : T(f, null));
  }
  function I(N) {
    const y = [...a(M), ...a(C), ...a(A)].map((be) => be.place), P = y.indexOf(a(h)), q = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -a(M).length,
      ArrowDown: a(M).length
    };
    if (N.key === "Escape" && ((be) => {
      var Te = ka(be, 2);
      T(f, Te[0], !0), T(u, Te[1]);
    })([null, []]), !(N.key in q)) return;
    N.preventDefault(), N.stopPropagation();
    const ye = y[Math.min(Math.max(P + q[N.key], 0), y.length - 1)];
    T(h, ye, !0), v.querySelector(`button.cell[data-cell="${ye}"]`)?.focus();
  }
  function R(N) {
    const y = [
      N.count ? `${N.label}: ${N.count} of ${e.names[N.owner] ?? "nobody"}` : `${N.label}: empty`
    ];
    return N.place === a(f) ? y.push("chosen") : a(f) !== null && a($).has(N.place) ? y.push("legal") : a(f) === null && a(F).has(N.place) && y.push("can move"), i().includes(N.place) && y.push("last move"), y.join(", ");
  }
  var ee = Zc();
  Je("pointerup", xt, W);
  var re = ge(ee), le = X(re);
  let de;
  var ue = X(le);
  {
    var Ce = (N) => {
      var y = Gc();
      let P;
      Me(y, 23, () => a(M), (q) => q.place, (q, ye, be) => {
        r(q, () => a(ye), () => !0, () => a(be) % 2 === 1);
      }), z(() => P = it(y, "", P, { "--columns": a(M).length })), w(N, y);
    };
    G(ue, (N) => {
      a(M).length && N(Ce);
    });
  }
  var D = O(ue, 2);
  let Z;
  Me(D, 23, () => a(C), (N) => N.place, (N, y, P) => {
    r(N, () => a(y), () => !1, () => a(P) % 2 === 0);
  });
  var he = O(le, 2);
  {
    var H = (N) => {
      var y = Xc();
      Me(y, 21, () => a(A), (P) => P.place, (P, q) => {
        var ye = Kc(), be = X(ye);
        let Te;
        var B = X(be), oe = te(B, !0), we = O(B, 2), Pe = te(we, !0);
        z(
          (_e, U, V) => {
            Te = ce(be, 1, "cell aside svelte-ibr02l", null, Te, {
              can: _e,
              target: U,
              from: a(q).place === a(f)
            }), Q(be, "data-cell", a(q).place), Q(be, "tabindex", a(q).place === a(h) ? 0 : -1), Q(be, "aria-label", `${a(q).label ?? ""} ${a(q).count ?? ""}, ${V ?? ""}`), K(oe, a(q).label), K(Pe, a(q).count);
          },
          [
            () => a(f) === null ? a(F).has(a(q).place) : a($).has(a(q).place),
            () => a(f) !== null && a($).has(a(q).place),
            () => R(a(q))
          ]
        ), ne("click", be, () => (T(h, a(q).place, !0), je(a(q).place))), ne("pointerdown", be, () => _ = a(q).place), w(P, ye);
      }), w(N, y);
    };
    G(he, (N) => {
      a(A).length && N(H);
    });
  }
  var Y = O(he, 2);
  {
    var se = (N) => {
      fi(N, {
        get arrows() {
          return a(fe);
        },
        get width() {
          return a(g);
        },
        get height() {
          return a(m);
        },
        cell: 32
      });
    };
    G(Y, (N) => {
      a(fe).length && !a(u).length && N(se);
    });
  }
  Vt(re, (N) => v = N, () => v);
  var me = O(re, 2);
  {
    var ve = (N) => {
      var y = Jc(), P = X(y), q = O(P);
      z((ye) => K(P, `${ye ?? ""}: choose the next step. `), [
        () => a(u).map(([ye, be]) => `${e.part.labels[ye]} to ${e.part.labels[be]}`).join(", ")
      ]), ne("click", q, () => T(u, [])), w(N, y);
    };
    G(me, (N) => {
      a(u).length && N(ve);
    });
  }
  z(() => {
    Q(re, "aria-label", e.part.title || "board"), de = ce(le, 1, "track svelte-ibr02l", null, de, { folded: a(M).length > 0 }), Z = it(D, "", Z, { "--columns": a(C).length });
  }), ne("keydown", re, I), Gr(re, "clientWidth", (N) => T(g, N)), Gr(re, "clientHeight", (N) => T(m, N)), w(t, ee), Oe();
}
lt(["click", "pointerdown", "keydown"]);
var Qc = /* @__PURE__ */ j("<button><!></button>"), $c = /* @__PURE__ */ j('<label>The blank is <input type="text" maxlength="1" size="2" autocomplete="off" class="svelte-irtqqp"/></label>'), ef = /* @__PURE__ */ j('<button class="first svelte-irtqqp"> </button> <button class="svelte-irtqqp">Cancel</button>', 1), Xa = /* @__PURE__ */ j('<button class="svelte-irtqqp"> </button>'), tf = /* @__PURE__ */ j('<button class="first svelte-irtqqp">Lay tiles</button> <button class="svelte-irtqqp">Take back</button> <!> <!>', 1), nf = /* @__PURE__ */ j('<div class="rack svelte-irtqqp" role="group" aria-label="your tiles"></div> <div class="row svelte-irtqqp"><!> <!></div>', 1);
function rf(t, e) {
  Le(e, !0);
  const n = new di(), r = /* @__PURE__ */ k(() => Dt((e.legal[0]?.words || e.legal[0]?.text || "").split(" ")[0] ?? "")), s = /* @__PURE__ */ k(() => e.laying.markedMove(e.part, e.legal, e.numberOf));
  function i(d) {
    const g = document.querySelector("section.grid"), m = g ? n.up(d, g) : void 0;
    m && m.to !== null && e.laying.lay(e.grid, e.part, m.from, m.to);
  }
  function l() {
    e.laying.laid.length && e.laying.unnamed === null && e.play?.(e.laying.text(e.grid));
  }
  var o = nf();
  Je("pointermove", xt, (d) => n.move(d)), Je("pointerup", xt, i), Je("pointercancel", xt, () => n.cancel());
  var c = ge(o);
  Me(c, 21, () => e.part.cards, Ae, (d, g, m) => {
    const p = /* @__PURE__ */ k(() => n.cell === m && n.moves);
    var x = Qc();
    let L, M;
    var C = X(x);
    Xr(C, {
      get card() {
        return a(g);
      },
      get value() {
        return e.part.values[m];
      }
    }), z(
      (A, S, E, F) => {
        L = ce(x, 1, "card svelte-irtqqp", null, L, { gone: A, held: a(p) }), x.disabled = S, Q(x, "aria-pressed", E), Q(x, "aria-label", `${F ?? ""}, ${e.part.values[m] ?? ""}`), M = it(x, "", M, {
          translate: a(p) ? `${n.dx}px ${n.dy}px` : void 0
        });
      },
      [
        () => e.laying.isLaid(m),
        () => e.laying.isLaid(m),
        () => e.laying.marking ? e.laying.marked.includes(m) : e.laying.chosen === m,
        () => Kr(a(g))
      ]
    ), ne("pointerdown", x, (A) => !e.laying.marking && n.down(A, m)), ne("click", x, () => n.isClick() && e.laying.choose(m)), w(d, x);
  });
  var u = O(c, 2), f = X(u);
  {
    var h = (d) => {
      var g = $c(), m = O(X(g));
      ne("input", m, (p) => e.laying.name(e.laying.unnamed, p.currentTarget.value)), w(d, g);
    };
    G(f, (d) => {
      e.laying.unnamed !== null && d(h);
    });
  }
  var v = O(f, 2);
  {
    var _ = (d) => {
      var g = ef(), m = ge(g), p = te(m, !0), x = O(m, 2);
      z(
        (L) => {
          m.disabled = !a(s), K(p, L);
        },
        [
          () => Dt(a(s)?.words || a(s)?.text || `${a(r)} …`)
        ]
      ), ne("click", m, () => a(s) && e.play?.(a(s).text)), ne("click", x, () => e.laying.clear()), w(d, g);
    }, b = (d) => {
      var g = tf(), m = ge(g), p = O(m, 2), x = O(p, 2);
      {
        var L = (C) => {
          var A = Xa(), S = te(A);
          z(() => K(S, `${a(r) ?? ""} tiles`)), ne("click", A, () => e.laying.mark()), w(C, A);
        };
        G(x, (C) => {
          e.legal.length && C(L);
        });
      }
      var M = O(x, 2);
      Me(M, 17, () => e.beside, Ae, (C, A) => {
        var S = Xa(), E = te(S, !0);
        z((F) => K(E, F), [() => Dt(a(A).words || a(A).text)]), ne("click", S, () => e.play?.(a(A).text)), w(C, S);
      }), z(() => {
        m.disabled = !e.laying.laid.length || e.laying.unnamed !== null, p.disabled = !e.laying.laid.length;
      }), ne("click", m, l), ne("click", p, () => e.laying.clear()), w(d, g);
    };
    G(v, (d) => {
      e.laying.marking ? d(_) : d(b, -1);
    });
  }
  w(t, o), Oe();
}
lt(["pointerdown", "click", "input"]);
var af = /* @__PURE__ */ j('<p class="title svelte-12f8aji"> </p>'), Ja = /* @__PURE__ */ j("<section><!></section>"), sf = /* @__PURE__ */ j('<p class="text svelte-12f8aji"> </p>'), lf = /* @__PURE__ */ j("<!> <!>", 1), of = /* @__PURE__ */ j('<section class="circuit svelte-12f8aji"><!></section>'), uf = /* @__PURE__ */ j("<div><!></div> <!>", 1);
function gi(t, e) {
  Le(e, !0);
  const n = (H, Y = jt, se = jt) => {
    var me = lf(), ve = ge(me);
    {
      var N = (U) => {
        var V = af(), pe = te(V, !0);
        z(() => K(pe, Y().title)), w(U, V);
      };
      G(ve, (U) => {
        Y().title && Y().kind !== "chips" && U(N);
      });
    }
    var y = O(ve, 2);
    {
      var P = (U) => {
        var V = We(), pe = ge(V);
        {
          var Ie = (ke) => {
            {
              let Fe = /* @__PURE__ */ k(() => ae.shown(Y(), a(fe)));
              Va(ke, {
                get part() {
                  return a(Fe);
                },
                get names() {
                  return e.names;
                },
                get last() {
                  return a(A);
                },
                get rows() {
                  return a(C);
                },
                put: (Be, Ke) => ae.put(Y(), a(fe), Be, Ke),
                loose: (Be) => ae.at(Be) !== void 0
              });
            }
          }, Ue = (ke) => {
            const Fe = /* @__PURE__ */ k(() => ({
              part: Y(),
              start: a(b)[se()] ?? 0,
              turned: u()
            }));
            {
              let Be = /* @__PURE__ */ k(() => u() ? lu(Y()) : Y()), Ke = /* @__PURE__ */ k(() => Pa(a(Fe), a(M))), Rt = /* @__PURE__ */ k(() => ci(a(Fe), a(A))), $t = /* @__PURE__ */ k(() => Pa(a(Fe), a(C)));
              Va(ke, {
                get part() {
                  return a(Be);
                },
                get names() {
                  return e.names;
                },
                get legal() {
                  return a(Ke);
                },
                get last() {
                  return a(Rt);
                },
                get rows() {
                  return a($t);
                },
                get moving() {
                  return o();
                },
                get toned() {
                  return f();
                },
                get play() {
                  return e.play;
                }
              });
            }
          };
          G(pe, (ke) => {
            se() === a(_) && a(fe) ? ke(Ie) : ke(Ue, -1);
          });
        }
        w(U, V);
      }, q = (U) => {
        {
          const V = (Ie) => {
            var Ue = We(), ke = ge(Ue);
            Me(ke, 17, () => e.parts, Ae, (Fe, Be, Ke) => {
              var Rt = We(), $t = ge(Rt);
              {
                var _r = (gn) => {
                  var en = Ja(), mr = X(en);
                  n(mr, () => a(Be), () => Ke), z(
                    (yr) => {
                      ce(en, 1, Qt(a(Be).kind), "svelte-12f8aji"), Q(en, "hidden", yr);
                    },
                    [() => R(a(Be))]
                  ), w(gn, en);
                };
                G($t, (gn) => {
                  Ke !== se() && gn(_r);
                });
              }
              w(Fe, Rt);
            }), w(Ie, Ue);
          };
          let pe = /* @__PURE__ */ k(() => se() === a(_) ? a(M) : []);
          Su(U, {
            get part() {
              return Y();
            },
            get names() {
              return e.names;
            },
            get legal() {
              return a(pe);
            },
            get last() {
              return a(A);
            },
            get play() {
              return e.play;
            },
            middle: V,
            $$slots: { middle: !0 }
          });
        }
      }, ye = (U) => {
        var V = We(), pe = ge(V);
        {
          var Ie = (ke) => {
            Ha(ke, {
              get part() {
                return Y();
              },
              get legal() {
                return a(M);
              },
              get last() {
                return a(A);
              },
              get rows() {
                return a(C);
              },
              get play() {
                return e.play;
              }
            });
          }, Ue = (ke) => {
            Ha(ke, {
              get part() {
                return Y();
              }
            });
          };
          G(pe, (ke) => {
            se() === a(_) ? ke(Ie) : ke(Ue, -1);
          });
        }
        w(U, V);
      }, be = (U) => {
        var V = We(), pe = ge(V);
        {
          var Ie = (ke) => {
            Ka(ke, {
              get part() {
                return Y();
              },
              get names() {
                return e.names;
              },
              get legal() {
                return a(M);
              },
              get last() {
                return a(A);
              },
              get rows() {
                return a(C);
              },
              get play() {
                return e.play;
              }
            });
          }, Ue = (ke) => {
            Ka(ke, {
              get part() {
                return Y();
              },
              get names() {
                return e.names;
              }
            });
          };
          G(pe, (ke) => {
            se() === a(_) ? ke(Ie) : ke(Ue, -1);
          });
        }
        w(U, V);
      }, Te = (U) => {
        const V = /* @__PURE__ */ k(() => e.parts[a(_)]);
        var pe = We(), Ie = ge(pe);
        {
          var Ue = (Fe) => {
            {
              let Be = /* @__PURE__ */ k(() => a(M).filter((Ke) => !Ke.cells.length));
              rf(Fe, {
                get part() {
                  return Y();
                },
                get grid() {
                  return a(V);
                },
                get laying() {
                  return ae;
                },
                get legal() {
                  return a(x);
                },
                get beside() {
                  return a(Be);
                },
                numberOf: (Ke) => Jo(a(d).length, Ke),
                get play() {
                  return e.play;
                }
              });
            }
          }, ke = (Fe) => {
            {
              let Be = /* @__PURE__ */ k(() => a(d).indexOf(Y())), Ke = /* @__PURE__ */ k(() => e.play ? re : void 0);
              au(Fe, {
                get part() {
                  return Y();
                },
                get names() {
                  return e.names;
                },
                get row() {
                  return a(Be);
                },
                get count() {
                  return a(d).length;
                },
                get legal() {
                  return a(x);
                },
                get rows() {
                  return a(L);
                },
                get chosen() {
                  return a(F);
                },
                get fresh() {
                  return c();
                },
                get large() {
                  return a(g);
                },
                get choose() {
                  return a(Ke);
                }
              });
            }
          };
          G(Ie, (Fe) => {
            a(fe) === Y() && a(V)?.kind === "grid" ? Fe(Ue) : Fe(ke, -1);
          });
        }
        w(U, pe);
      }, B = (U) => {
        Pu(U, {
          get part() {
            return Y();
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return c();
          }
        });
      }, oe = (U) => {
        hu(U, {
          get part() {
            return Y();
          }
        });
      }, we = (U) => {
        qo(U, {
          get part() {
            return Y();
          }
        });
      }, Pe = (U) => {
        Rc(U, {
          get text() {
            return Y().text;
          },
          get before() {
            return v();
          }
        });
      }, _e = (U) => {
        var V = sf(), pe = te(V, !0);
        z(() => K(pe, Y().text)), w(U, V);
      };
      G(y, (U) => {
        Y().kind === "grid" ? U(P) : Y().kind === "circuit" ? U(q, 1) : Y().kind === "piles" ? U(ye, 2) : Y().kind === "points" ? U(be, 3) : Y().kind === "cards" ? U(Te, 4) : Y().kind === "dice" ? U(B, 5) : Y().kind === "chips" ? U(oe, 6) : Y().kind === "amounts" ? U(we, 7) : Y().kind === "news" ? U(Pe, 8) : U(_e, -1);
      });
    }
    w(H, me);
  };
  let r = ie(e, "legal", 19, () => []), s = ie(e, "last", 19, () => []), i = ie(e, "rows", 19, () => []), l = ie(e, "hint", 19, () => []), o = ie(e, "moving", 3, !1), c = ie(e, "fresh", 3, !1), u = ie(e, "turned", 3, !1), f = ie(e, "toned", 3, !1), h = ie(e, "layer", 3, null), v = ie(e, "said", 19, () => []);
  const _ = /* @__PURE__ */ k(() => Tu(e.parts)), b = /* @__PURE__ */ k(() => ou(e.parts)), d = /* @__PURE__ */ k(() => Ko(e.parts)), g = /* @__PURE__ */ k(() => !e.parts.some((H) => H.kind === "grid" || H.kind === "points")), m = /* @__PURE__ */ k(() => e.parts.findIndex((H) => H.kind === "circuit")), p = ({ cells: H }) => H.length > 0 && H.every((Y) => Y < 0), x = /* @__PURE__ */ k(() => r().filter(p)), L = /* @__PURE__ */ k(() => i().filter(p)), M = /* @__PURE__ */ k(() => r().filter((H) => !p(H))), C = /* @__PURE__ */ k(() => i().filter((H) => !p(H))), A = /* @__PURE__ */ k(() => s().filter((H) => H >= 0)), S = /* @__PURE__ */ k(() => e.parts[a(_)]?.kind === "grid" ? e.parts[a(_)] : void 0), E = /* @__PURE__ */ k(() => u() && a(S) ? l().map((H) => a(S).cells.length - 1 - H) : l());
  let F = /* @__PURE__ */ J([]);
  const $ = /* @__PURE__ */ k(() => a(F).length ? sr(a(x), a(F)) : []);
  Ye(() => {
    r(), T(F, []), ae.clear();
  });
  const ae = new jc(), fe = /* @__PURE__ */ k(() => h() === null || !e.play ? void 0 : a(d).find((H) => H.owner === h()));
  let Ne = /* @__PURE__ */ J(void 0), je = !1;
  function W(H) {
    const Y = e.parts[a(_)], se = Number(H.target.dataset.cell);
    if (!a(fe) || Y?.kind !== "grid" || !Number.isInteger(se) || H.ctrlKey || H.metaKey || H.altKey) return;
    H.key.startsWith("Arrow") && (je = H.key === "ArrowDown" || H.key === "ArrowUp");
    const me = je ? Y.columns : 1;
    if (H.key === "Backspace") {
      const ve = ae.at(se) ? se : se - me;
      ae.takeBack(ve), I(ve);
    } else /^[a-z]$/i.test(H.key) && (H.stopPropagation(), ae.type(Y, a(fe), H.key, se) && I(se + me));
  }
  function I(H) {
    a(Ne)?.querySelector(`button.cell[data-cell="${H}"]`)?.focus();
  }
  function R(H) {
    return H.kind === "text" && !H.text;
  }
  let ee = /* @__PURE__ */ J(-1);
  Ye(() => {
    const H = a(M).find((Y) => Y.cells.length)?.cells[0];
    H !== void 0 && T(ee, e.parts.findLastIndex((Y, se) => Y.kind === "grid" && a(b)[se] <= H), !0);
  });
  function re(H) {
    const Y = Zo(a(x), a(F), H), se = sr(a(x), Y);
    se.length === 1 ? e.play?.(se[0].text) : T(F, Y);
  }
  var le = uf(), de = ge(le);
  let ue;
  var Ce = X(de);
  {
    var D = (H) => {
      var Y = of(), se = X(Y);
      n(se, () => e.parts[a(m)], () => a(m)), Hr(Y, () => Ia(a(E))), w(H, Y);
    }, Z = (H) => {
      var Y = We(), se = ge(Y);
      Me(se, 17, () => e.parts, Ae, (me, ve, N) => {
        var y = Ja();
        let P;
        var q = X(y);
        n(q, () => a(ve), () => N), Hr(y, () => N === a(_) || a(ve).kind === "cards" ? Ia(a(E)) : void 0), z(
          (ye) => {
            P = ce(y, 1, Qt(a(ve).kind), "svelte-12f8aji", P, {
              active: N === a(ee),
              common: a(ve).kind === "cards" && a(ve).owner < 0
            }), Q(y, "hidden", ye);
          },
          [() => R(a(ve))]
        ), w(me, y);
      }), w(H, Y);
    };
    G(Ce, (H) => {
      a(m) >= 0 ? H(D) : H(Z, -1);
    });
  }
  Vt(de, (H) => T(Ne, H), () => a(Ne));
  var he = O(de, 2);
  ma(he, {
    get moves() {
      return a($);
    },
    get play() {
      return e.play;
    }
  }), z((H, Y) => ue = ce(de, 1, "board svelte-12f8aji", null, ue, { pair: H, laying: a(fe) !== void 0, felt: Y }), [
    () => e.parts.filter((H) => H.kind === "grid").length > 1,
    () => e.parts.some((H) => H.kind === "chips")
  ]), ne("keydown", de, W), w(t, le), Oe();
}
lt(["keydown"]);
function cf(t) {
  let e = 0;
  for (let n = 0; n < t.left.length; n++) e = Math.max(e, t.left[n], t.entered[n]);
  return e;
}
function Ze(t, e) {
  return t.marks[e].includes("pruned");
}
function dn(t, e) {
  return /\bcut\b/.test(t.marks[e]);
}
function ff(t, e) {
  return t.kind[e] === "leaf";
}
function Pn(t) {
  return t.algorithm === "mcts";
}
function Un(t, e, n) {
  return t.entered[e] <= n;
}
function or(t, e, n) {
  return Pn(t) ? Un(t, e, n) : t.left[e] >= 0 && t.left[e] <= n;
}
const Za = /* @__PURE__ */ new WeakMap();
function _i(t) {
  const e = Za.get(t);
  if (e) return e;
  const n = t.parent.map((r, s) => dn(t, s));
  for (let r = n.length - 1; r > 0; r--) {
    const s = t.parent[r];
    n[r] && s >= 0 && (n[s] = !0);
  }
  return Za.set(t, n), n;
}
function ya(t) {
  return !Pn(t) && !t.values[0] && (/^(plain|alpha)/.test(t.algorithm) || _i(t)[0]);
}
function mi(t, e) {
  const n = t.value[e] ?? null;
  if (n === null || t.values[e] || Pn(t) || !_i(t)[e]) return "";
  const [r, s] = [t.alpha[e] ?? null, t.beta[e] ?? null];
  return r !== null && n <= r ? "≤" : s !== null && n >= s ? "≥" : "";
}
function df(t, e, n, r) {
  const s = t.kind[n];
  if (s !== "max" && s !== "min" || Ze(t, n) || !Un(t, n, r)) return null;
  let i = t.alpha[n] ?? -1 / 0, l = t.beta[n] ?? 1 / 0;
  for (const o of e[n] ?? []) {
    const c = t.value[o] ?? null;
    c === null || Ze(t, o) || !or(t, o, r) || (s === "max" ? i = Math.max(i, c) : l = Math.min(l, c));
  }
  return [i, l];
}
function yi(t, e, n, r, s) {
  if (Ze(t, n)) return "";
  const i = t.values[n];
  if (or(t, n, r)) {
    if (i && t.names.length > 2) return `(${i.map((u) => s(u)).join(" ")})`;
    const c = t.value[n] ?? null;
    return c === null ? "" : mi(t, n) + s(c);
  }
  if (!Un(t, n, r) || i) return "";
  const l = t.kind[n];
  if (l !== "max" && l !== "min") return "";
  const o = (e[n] ?? []).filter((c) => or(t, c, r) && !Ze(t, c) && t.value[c] !== null).map((c) => t.value[c]);
  return o.length ? l === "max" ? `≥${s(Math.max(...o))}` : `≤${s(Math.min(...o))}` : "";
}
function hf(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 }, r = new Set(Pn(t) ? t.parent.filter((i, l) => t.entered[l] <= e) : []), s = (i) => Pn(t) ? !r.has(i) : ff(t, i);
  for (let i = 0; i < t.parent.length; i++)
    t.entered[i] > e || (Ze(t, i) ? n.pruned++ : (n.nodes++, s(i) && n.leaves++));
  return n;
}
class vf {
  id;
  #e = /* @__PURE__ */ J(null);
  get trace() {
    return a(this.#e);
  }
  set trace(e) {
    T(this.#e, e);
  }
  #r = /* @__PURE__ */ J(null);
  get place() {
    return a(this.#r);
  }
  set place(e) {
    T(this.#r, e);
  }
  #t = /* @__PURE__ */ J("");
  get failure() {
    return a(this.#t);
  }
  set failure(e) {
    T(this.#t, e, !0);
  }
  #a = /* @__PURE__ */ J(!1);
  get busy() {
    return a(this.#a);
  }
  set busy(e) {
    T(this.#a, e, !0);
  }
  #n = /* @__PURE__ */ J(!1);
  get compiling() {
    return a(this.#n);
  }
  set compiling(e) {
    T(this.#n, e, !0);
  }
  #s = /* @__PURE__ */ J(0);
  get moment() {
    return a(this.#s);
  }
  set moment(e) {
    T(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ J(0);
  get selected() {
    return a(this.#i);
  }
  set selected(e) {
    T(this.#i, e, !0);
  }
  #l = /* @__PURE__ */ J(0);
  get last() {
    return a(this.#l);
  }
  set last(e) {
    T(this.#l, e, !0);
  }
  asked = null;
  stops;
  constructor(e = tt.number()) {
    this.id = e, this.stops = [
      tt.on("traced", (n) => {
        n.id === this.id && this.show(n);
      }),
      tt.on("failed", (n) => {
        n.id === this.id && (this.failure = n.text, this.busy = !1);
      }),
      tt.on("explained", (n) => this.succeed(n.id)),
      tt.on("tree_text", (n) => this.succeed(n.id)),
      tt.on("status", (n) => this.compiling = n.compiling)
    ];
  }
  show(e) {
    this.trace = e, this.place = this.asked, this.busy = !1, this.failure = "", this.last = cf(e), this.moment = this.last, this.selected = 0;
  }
  succeed(e) {
    e === this.id && (this.failure = "");
  }
  run(e, n, r = {}) {
    this.asked = e, this.busy = !0, this.failure = "", tt.send({ type: "trace", id: this.id, place: e, algorithm: n, settings: r });
  }
  close() {
    tt.send({ type: "close", id: this.id });
    for (const e of this.stops) e();
  }
}
async function gf(t) {
  try {
    return await navigator.clipboard.write([new ClipboardItem({ "image/png": t })]), !0;
  } catch {
    return !1;
  }
}
var _f = /* @__PURE__ */ j('<button>Copy</button> <span class="soft small" role="status"> </span>', 1);
function mf(t, e) {
  Le(e, !0);
  let n = /* @__PURE__ */ J("");
  async function r() {
    T(n, ""), T(
      n,
      await gf(e.picture()) ? "Copied." : "This browser does not let us copy pictures; download it instead.",
      !0
    );
  }
  var s = _f(), i = ge(s), l = O(i, 2), o = te(l, !0);
  z(() => K(o, a(n))), ne("click", i, r), w(t, s), Oe();
}
lt(["click"]);
const yf = matchMedia("(prefers-color-scheme: dark)");
function bf(t) {
  const e = getComputedStyle(t), n = e.colorScheme, r = n.includes("dark") && (yf.matches || !n.includes("light"));
  return (s) => {
    const i = e.getPropertyValue(s).trim(), [, l, o] = /^light-dark\((.+?),(.+)\)$/.exec(i) ?? [, i, i];
    return (r ? o : l).trim();
  };
}
function wf(t) {
  var e = 0, n = t.children, r = n && n.length;
  if (!r) e = 1;
  else for (; --r >= 0; ) e += n[r].value;
  t.value = e;
}
function pf() {
  return this.eachAfter(wf);
}
function kf(t, e) {
  let n = -1;
  for (const r of this)
    t.call(e, r, ++n, this);
  return this;
}
function xf(t, e) {
  for (var n = this, r = [n], s, i, l = -1; n = r.pop(); )
    if (t.call(e, n, ++l, this), s = n.children)
      for (i = s.length - 1; i >= 0; --i)
        r.push(s[i]);
  return this;
}
function Mf(t, e) {
  for (var n = this, r = [n], s = [], i, l, o, c = -1; n = r.pop(); )
    if (s.push(n), i = n.children)
      for (l = 0, o = i.length; l < o; ++l)
        r.push(i[l]);
  for (; n = s.pop(); )
    t.call(e, n, ++c, this);
  return this;
}
function Sf(t, e) {
  let n = -1;
  for (const r of this)
    if (t.call(e, r, ++n, this))
      return r;
}
function Ef(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, r = e.children, s = r && r.length; --s >= 0; ) n += r[s].value;
    e.value = n;
  });
}
function Af(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function Tf(t) {
  for (var e = this, n = Lf(e, t), r = [e]; e !== n; )
    e = e.parent, r.push(e);
  for (var s = r.length; t !== n; )
    r.splice(s, 0, t), t = t.parent;
  return r;
}
function Lf(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), r = e.ancestors(), s = null;
  for (t = n.pop(), e = r.pop(); t === e; )
    s = t, t = n.pop(), e = r.pop();
  return s;
}
function Of() {
  for (var t = this, e = [t]; t = t.parent; )
    e.push(t);
  return e;
}
function Nf() {
  return Array.from(this);
}
function jf() {
  var t = [];
  return this.eachBefore(function(e) {
    e.children || t.push(e);
  }), t;
}
function Cf() {
  var t = this, e = [];
  return t.each(function(n) {
    n !== t && e.push({ source: n.parent, target: n });
  }), e;
}
function* zf() {
  var t = this, e, n = [t], r, s, i;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, r = t.children)
        for (s = 0, i = r.length; s < i; ++s)
          n.push(r[s]);
  while (n.length);
}
function ba(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = If)) : e === void 0 && (e = Rf);
  for (var n = new Rn(t), r, s = [n], i, l, o, c; r = s.pop(); )
    if ((l = e(r.data)) && (c = (l = Array.from(l)).length))
      for (r.children = l, o = c - 1; o >= 0; --o)
        s.push(i = l[o] = new Rn(l[o])), i.parent = r, i.depth = r.depth + 1;
  return n.eachBefore(Df);
}
function Pf() {
  return ba(this).eachBefore(Ff);
}
function Rf(t) {
  return t.children;
}
function If(t) {
  return Array.isArray(t) ? t[1] : null;
}
function Ff(t) {
  t.data.value !== void 0 && (t.value = t.data.value), t.data = t.data.data;
}
function Df(t) {
  var e = 0;
  do
    t.height = e;
  while ((t = t.parent) && t.height < ++e);
}
function Rn(t) {
  this.data = t, this.depth = this.height = 0, this.parent = null;
}
Rn.prototype = ba.prototype = {
  constructor: Rn,
  count: pf,
  each: kf,
  eachAfter: Mf,
  eachBefore: xf,
  find: Sf,
  sum: Ef,
  sort: Af,
  path: Tf,
  ancestors: Of,
  descendants: Nf,
  leaves: jf,
  links: Cf,
  copy: Pf,
  [Symbol.iterator]: zf
};
function bi(t, e, n, r, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (r - e) / t.value; ++o < c; )
    l = i[o], l.y0 = n, l.y1 = s, l.x0 = e, l.x1 = e += l.value * u;
}
function Bf(t, e) {
  return t.parent === e.parent ? 1 : 2;
}
function Or(t) {
  var e = t.children;
  return e ? e[0] : t.t;
}
function Nr(t) {
  var e = t.children;
  return e ? e[e.length - 1] : t.t;
}
function qf(t, e, n) {
  var r = n / (e.i - t.i);
  e.c -= r, e.s += n, t.c += r, e.z += n, e.m += n;
}
function Vf(t) {
  for (var e = 0, n = 0, r = t.children, s = r.length, i; --s >= 0; )
    i = r[s], i.z += e, i.m += e, e += i.s + (n += i.c);
}
function Uf(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function Xn(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
Xn.prototype = Object.create(Rn.prototype);
function Hf(t) {
  for (var e = new Xn(t, 0), n, r = [e], s, i, l, o; n = r.pop(); )
    if (i = n._.children)
      for (n.children = new Array(o = i.length), l = o - 1; l >= 0; --l)
        r.push(s = n.children[l] = new Xn(i[l], l)), s.parent = n;
  return (e.parent = new Xn(null, 0)).children = [e], e;
}
function Wf() {
  var t = Bf, e = 1, n = 1, r = null;
  function s(u) {
    var f = Hf(u);
    if (f.eachAfter(i), f.parent.m = -f.z, f.eachBefore(l), r) u.eachBefore(c);
    else {
      var h = u, v = u, _ = u;
      u.eachBefore(function(p) {
        p.x < h.x && (h = p), p.x > v.x && (v = p), p.depth > _.depth && (_ = p);
      });
      var b = h === v ? 1 : t(h, v) / 2, d = b - h.x, g = e / (v.x + b + d), m = n / (_.depth || 1);
      u.eachBefore(function(p) {
        p.x = (p.x + d) * g, p.y = p.depth * m;
      });
    }
    return u;
  }
  function i(u) {
    var f = u.children, h = u.parent.children, v = u.i ? h[u.i - 1] : null;
    if (f) {
      Vf(u);
      var _ = (f[0].z + f[f.length - 1].z) / 2;
      v ? (u.z = v.z + t(u._, v._), u.m = u.z - _) : u.z = _;
    } else v && (u.z = v.z + t(u._, v._));
    u.parent.A = o(u, v, u.parent.A || h[0]);
  }
  function l(u) {
    u._.x = u.z + u.parent.m, u.m += u.parent.m;
  }
  function o(u, f, h) {
    if (f) {
      for (var v = u, _ = u, b = f, d = v.parent.children[0], g = v.m, m = _.m, p = b.m, x = d.m, L; b = Nr(b), v = Or(v), b && v; )
        d = Or(d), _ = Nr(_), _.a = u, L = b.z + p - v.z - g + t(b._, v._), L > 0 && (qf(Uf(b, u, h), u, L), g += L, m += L), p += b.m, g += v.m, x += d.m, m += _.m;
      b && !Nr(_) && (_.t = b, _.m += p - m), v && !Or(d) && (d.t = v, d.m += g - x, h = u);
    }
    return h;
  }
  function c(u) {
    u.x *= e, u.y = u.depth * n;
  }
  return s.separation = function(u) {
    return arguments.length ? (t = u, s) : t;
  }, s.size = function(u) {
    return arguments.length ? (r = !1, e = +u[0], n = +u[1], s) : r ? null : [e, n];
  }, s.nodeSize = function(u) {
    return arguments.length ? (r = !0, e = +u[0], n = +u[1], s) : r ? [e, n] : null;
  }, s;
}
function wi(t, e, n, r, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (s - n) / t.value; ++o < c; )
    l = i[o], l.x0 = e, l.x1 = r, l.y0 = n, l.y1 = n += l.value * u;
}
var pi = (1 + Math.sqrt(5)) / 2;
function ki(t, e, n, r, s, i) {
  for (var l = [], o = e.children, c, u, f = 0, h = 0, v = o.length, _, b, d = e.value, g, m, p, x, L, M, C; f < v; ) {
    _ = s - n, b = i - r;
    do
      g = o[h++].value;
    while (!g && h < v);
    for (m = p = g, M = Math.max(b / _, _ / b) / (d * t), C = g * g * M, L = Math.max(p / C, C / m); h < v; ++h) {
      if (g += u = o[h].value, u < m && (m = u), u > p && (p = u), C = g * g * M, x = Math.max(p / C, C / m), x > L) {
        g -= u;
        break;
      }
      L = x;
    }
    l.push(c = { value: g, dice: _ < b, children: o.slice(f, h) }), c.dice ? bi(c, n, r, s, d ? r += b * g / d : i) : wi(c, n, r, d ? n += _ * g / d : s, i), d -= g, f = h;
  }
  return l;
}
(function t(e) {
  function n(r, s, i, l, o) {
    ki(e, r, s, i, l, o);
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(pi);
(function t(e) {
  function n(r, s, i, l, o) {
    if ((c = r._squarify) && c.ratio === e)
      for (var c, u, f, h, v = -1, _, b = c.length, d = r.value; ++v < b; ) {
        for (u = c[v], f = u.children, h = u.value = 0, _ = f.length; h < _; ++h) u.value += f[h].value;
        u.dice ? bi(u, s, i, l, d ? i += (o - i) * u.value / d : o) : wi(u, s, i, d ? s += (l - s) * u.value / d : l, o), d -= u.value;
      }
    else
      r._squarify = c = ki(e, r, s, i, l, o), c.ratio = e;
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(pi);
const In = 9, Ln = 46, Jn = 78;
function wa(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, r) => {
    n >= 0 && e[n].push(r);
  }), e;
}
function Yf(t, e, n, r) {
  const s = /* @__PURE__ */ new Set();
  let i = 1;
  const l = (c) => {
    const u = Math.min(t[c]?.length ?? 0, In + 1) + (e[c] ? 1 : 0);
    return !u || s.has(c) ? !0 : s.size && i + u - 1 > r ? !1 : (s.add(c), i += u - 1, !0);
  };
  l(0);
  for (const c of n) if (!l(c)) break;
  let o = [0];
  for (; o.length; ) {
    const c = [];
    for (const u of o) {
      if (!l(u)) return s;
      s.has(u) && c.push(...t[u].slice(0, In + 1));
    }
    o = c;
  }
  return s;
}
function xi(t, e, n, r, s, i = Ln, l = Jn) {
  const o = ({ node: d, stub: g }) => {
    if (g || !n.has(d)) return null;
    const m = t[d] ?? [], p = m.length > In + 1 && !r.has(d), x = p ? m.filter((M, C) => C < In || s.has(M)) : m, L = x.map((M) => ({ node: M, stub: null, count: 0 }));
    return p && L.push({ node: d, stub: "folded", count: m.length - x.length }), e[d] && L.push({ node: d, stub: "unrecorded", count: e[d] }), L;
  }, c = Wf().nodeSize([i, l]).separation((d, g) => d.parent === g.parent ? 1 : 1.25)(
    ba({ node: 0, stub: null, count: 0 }, o)
  ), u = [], f = /* @__PURE__ */ new Map(), h = /* @__PURE__ */ new Map();
  let v = 0, _ = 0, b = 0;
  return c.each((d) => {
    const g = {
      ...d.data,
      x: d.x,
      y: d.y,
      parent: d.parent ? h.get(d.parent) : null
    };
    h.set(d, g), u.push(g), g.stub || f.set(g.node, g), v = Math.min(v, g.x), _ = Math.max(_, g.x), b = Math.max(b, g.y);
  }), { placed: u, byNode: f, left: v, right: _, bottom: b };
}
const Nt = 15, Qr = 9;
function Mi(t) {
  return t.length > 4 ? 9.5 : t.length > 3 ? 10.5 : 12;
}
function Gf(t) {
  const e = bf(t);
  return {
    ink: e("--ink"),
    soft: e("--soft"),
    line: e("--strong-line"),
    paper: e("--paper"),
    raised: e("--raised"),
    accent: e("--accent"),
    bad: e("--bad"),
    mark: e("--mark"),
    players: ["--p0", "--p1", "--p2", "--p3"].map(e)
  };
}
function Si(t, e, n) {
  const r = t.trace.player[n];
  return r < 0 ? e.line : e.players[r % 4];
}
function Kf(t, e, n, r, s, i) {
  t.clearRect(0, 0, s, i);
  const l = 60, o = (-n.x - l) / n.scale, c = (s - n.x + l) / n.scale, u = (-n.y - l) / n.scale, f = (i - n.y + l) / n.scale, h = n.scale > 0.45, { trace: v, moment: _ } = e, b = (m) => m.x >= o && m.x <= c && m.y >= u && m.y <= f, d = (m) => (m.stub === "unrecorded" ? or : Un)(v, m.node, _);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const g = [
    [r.line, 1.2, [], []],
    [r.ink, 3, [], []],
    [r.bad, 1.4, [5, 4], []],
    [r.soft, 1.2, [2, 4], []]
  ];
  for (const m of e.layout.placed) {
    const p = m.parent;
    if (!p || !d(m) || !b(m) && !b(p)) continue;
    const x = !m.stub && Ze(v, m.node), L = !e.blank && !m.stub && e.line.has(m.node) && e.line.has(p.node);
    g[m.stub === "unrecorded" ? 3 : x ? 2 : L ? 1 : 0][3].push(m);
  }
  for (const [m, p, x, L] of g) {
    t.strokeStyle = m, t.lineWidth = Math.max(p, 0.7 / n.scale), t.setLineDash(h ? x : []), t.beginPath();
    for (const M of L) {
      const C = M.parent;
      t.moveTo(C.x, C.y), t.lineTo(M.x, M.y);
    }
    t.stroke();
  }
  if (t.setLineDash([]), !h) {
    Xf(t, e, r, b, d), t.restore();
    return;
  }
  t.textAlign = "center", t.textBaseline = "middle";
  for (const m of e.layout.placed)
    !d(m) || !b(m) || (m.stub ? ad(t, m, r) : Qf(t, e, m, r, n, [-n.x / n.scale, (s - n.x) / n.scale]));
  t.restore();
}
function Xf(t, e, n, r, s) {
  const i = /* @__PURE__ */ new Map();
  for (const l of e.layout.placed) {
    if (!r(l) || !s(l)) continue;
    const o = l.stub ? n.soft : Ze(e.trace, l.node) ? n.bad : Si(e, n, l.node), c = i.get(o);
    c ? c.push(l) : i.set(o, [l]);
  }
  for (const [l, o] of i) {
    t.fillStyle = l, t.beginPath();
    for (const c of o) t.rect(c.x - 10, c.y - 10, 20, 20);
    t.fill();
  }
}
function Jf(t, e, n, r, s) {
  t.beginPath(), e === "max" ? (t.moveTo(n, r - s * 1.15), t.lineTo(n + s * 1.25, r + s * 0.9), t.lineTo(n - s * 1.25, r + s * 0.9)) : e === "min" ? (t.moveTo(n, r + s * 1.15), t.lineTo(n + s * 1.25, r - s * 0.9), t.lineTo(n - s * 1.25, r - s * 0.9)) : e === "leaf" ? t.rect(n - s, r - s * 0.8, 2 * s, 1.6 * s) : t.arc(n, r, s, 0, 2 * Math.PI), t.closePath();
}
function Zf(t, e, n, r) {
  t.beginPath(), t.roundRect(n - 21.5, r - 12.5, 43, 25, e ? 2 : 12.5), t.closePath();
}
function Qf(t, e, n, r, s, i) {
  const { trace: l, moment: o } = e, c = Ze(l, n.node), u = c ? r.bad : Si(e, r, n.node), f = l.names.length > 2 && l.values[n.node] !== null;
  f ? Zf(t, l.kind[n.node] === "leaf", n.x, n.y) : Jf(t, l.kind[n.node], n.x, n.y, Nt), t.fillStyle = e.marked.has(n.node) ? r.mark : r.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? r.accent : u, t.setLineDash(c ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const v = e.blank && l.kind[n.node] !== "leaf" ? "" : yi(l, e.children, n.node, o, ga);
  t.fillStyle = c ? r.bad : r.ink;
  const _ = f && v.length <= 7 ? 12 : Mi(v), b = (f ? 2.6 : 1.8) * Nt / (0.56 * Math.max(1, v.length)), d = Math.max(_, Math.min(Qr / s.scale, b));
  t.font = `600 ${d}px "Source Sans", sans-serif`;
  const g = l.kind[n.node] === "max" ? 4 : l.kind[n.node] === "min" ? -4 : 0;
  t.fillText(c ? "✕" : v, n.x, n.y + g), e.marked.has(n.node) && (t.strokeStyle = r.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), dn(l, n.node) && l.left[n.node] <= o && (t.strokeStyle = r.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + Nt + 8), t.lineTo(n.x + 9, n.y + Nt + 2), t.stroke()), s.scale > 0.6 && n.parent && td(t, e, n, r, s), s.scale > 0.6 && !e.blank && ya(l) && rd(t, e, n, r, i);
  const m = e.children[n.node].length + (l.unrecorded[n.node] ?? 0);
  if (m && !e.open.has(n.node)) {
    const p = Math.max(10, (Qr - 1) / s.scale);
    t.font = `${p}px "Source Sans", sans-serif`, Ai(t, `+${m}`, n.x, n.y + Nt + (dn(l, n.node) ? 16 : 10), p, r);
  }
}
const Qa = /* @__PURE__ */ new WeakMap();
function $f(t) {
  const e = Qa.get(t.layout);
  if (e) return e;
  const n = /* @__PURE__ */ new Map();
  for (const s of t.layout.placed) {
    if (!s.parent || s.stub) continue;
    const i = n.get(s.parent);
    i ? i.push(s) : n.set(s.parent, [s]);
  }
  const r = /* @__PURE__ */ new Map();
  for (const s of n.values()) {
    const i = s.map((c, u) => Math.min(c.x - (s[u - 1]?.x ?? -1 / 0), (s[u + 1]?.x ?? 1 / 0) - c.x, 2 * Ln)), l = s.map((c) => gr(t.trace, c)), o = Math.max(...l.map((c, u) => c.length / i[u]));
    s.forEach((c, u) => r.set(c, { text: l[u], gap: i[u], crowd: o, odd: u % 2 === 1 }));
  }
  return Qa.set(t.layout, r), r;
}
function gr(t, e) {
  const n = t.weight[e.node];
  return n < 1 && t.kind[e.parent.node] === "chance" ? _t(n) : t.text[e.node];
}
const $r = 0.53, Ei = 11;
function ed(t, e) {
  return (e.placed.reduce((r, s) => s.parent && !s.stub ? Math.max(r, gr(t, s).length) : r, 0) * $r * Ei + 6) / 0.62;
}
function td(t, e, n, r, s) {
  const { text: i, gap: l, crowd: o, odd: c } = $f(e).get(n), u = n.parent, f = Math.max(Ei, Qr / s.scale), h = o * $r * f > 0.62 - 6 / l, v = h ? c ? 0.72 : 0.5 : 0.62, _ = Math.floor((l * v * (h ? 2 : 1) - 6) / ($r * f)), b = i.length > Math.max(_, 2) ? `${i.slice(0, Math.max(_ - 1, 1))}…` : i, d = n.x * v + u.x * (1 - v), g = n.y * v + u.y * (1 - v);
  t.font = `${f}px "Source Sans", sans-serif`, Ai(t, b, d, g, f, r);
}
function Ai(t, e, n, r, s, i) {
  const l = t.measureText(e).width + 4;
  t.fillStyle = i.paper, t.fillRect(n - l / 2, r - s * 0.62, l, s * 1.24), t.fillStyle = i.soft, t.fillText(e, n, r);
}
const $a = /* @__PURE__ */ new WeakMap();
function nd(t) {
  const e = $a.get(t);
  if (e) return e;
  const n = /* @__PURE__ */ new Map(), r = [...t.placed].sort((s, i) => s.y - i.y || s.x - i.x);
  return r.forEach((s, i) => {
    const l = (o) => o && o.y === s.y ? Math.abs(o.x - s.x) : 1 / 0;
    n.set(s, [l(r[i - 1]), l(r[i + 1])]);
  }), $a.set(t, n), n;
}
function rd(t, e, n, r, s) {
  const i = df(e.trace, e.children, n.node, e.moment);
  if (!i) return;
  const [l, o] = i.map((p) => p === 1 / 0 ? "∞" : p === -1 / 0 ? "−∞" : ga(p)), c = `[${l}, ${o}]`;
  t.font = '10px "Source Sans", sans-serif';
  const u = t.measureText(c).width, f = Nt + 5 + u / 2, [h, v] = nd(e.layout).get(n), _ = 2 * Nt + u + 8, b = h >= _ && n.x - f - u / 2 > s[0], d = v >= _ && n.x + f + u / 2 < s[1];
  if (!b && !d) return;
  const g = n.x + (b && (!d || n.parent && n.parent.x > n.x) ? -f : f), m = n.y - Nt * 0.85;
  t.fillStyle = r.paper, t.fillRect(g - u / 2 - 1, m - 6, u + 2, 12), t.fillStyle = i[0] >= i[1] ? r.bad : r.soft, t.fillText(c, g, m);
}
function ad(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), e.stub === "folded" && t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 11px "Source Sans", sans-serif', t.fillText(`+${e.count}`, e.x, e.y);
}
const es = "#1e1c19", Zn = "#8b8375", Qn = "#a3301c", sd = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], Xe = 15, id = 2e3;
function Ti(t, e) {
  const n = wa(t), r = new Set(t.parent.keys()), s = xi(n, t.unrecorded, r, r, r);
  return {
    trace: t,
    children: n,
    layout: s,
    shown: s.placed.filter((i) => Un(t, i.node, e)).slice(0, id),
    line: new Set(t.variation),
    value: (i) => yi(t, n, i, e, ga)
  };
}
function ts(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function ld(t, e) {
  if (Ze(t, e)) return Qn;
  const n = t.player[e];
  return n < 0 ? Zn : sd[n % 4];
}
function od(t, e, n) {
  const r = (s, i) => `${(e + s).toFixed(1)},${(n + i).toFixed(1)}`;
  return t === "max" ? `<polygon points="${r(0, -1.15 * Xe)} ${r(1.25 * Xe, 0.9 * Xe)} ${r(-1.25 * Xe, 0.9 * Xe)}"` : t === "min" ? `<polygon points="${r(0, 1.15 * Xe)} ${r(1.25 * Xe, -0.9 * Xe)} ${r(-1.25 * Xe, -0.9 * Xe)}"` : t === "leaf" ? `<rect x="${(e - Xe).toFixed(1)}" y="${(n - 0.8 * Xe).toFixed(1)}" width="${2 * Xe}" height="${1.6 * Xe}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${Xe}"`;
}
function Li(t, e, n = !1) {
  const { layout: r, shown: s, line: i, value: l } = Ti(t, e), o = r.right - r.left + 60, c = r.bottom + 70, u = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(r.left - 30).toFixed(1)} -30 ${o.toFixed(1)} ${c.toFixed(1)}" width="${o.toFixed(0)}" height="${c.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(r.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const f of s) {
    if (!f.parent) continue;
    if (f.stub) {
      u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${(f.y - 9).toFixed(1)}" stroke="${Zn}" stroke-dasharray="2 4" stroke-width="1.2"/>`);
      continue;
    }
    const h = Ze(t, f.node), v = !n && i.has(f.node) && i.has(f.parent.node), _ = h ? `stroke="${Qn}" stroke-dasharray="5 4" stroke-width="1.4"` : v ? `stroke="${es}" stroke-width="3"` : `stroke="${Zn}" stroke-width="1.2"`;
    u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${f.y.toFixed(1)}" ${_}/>`);
  }
  for (const f of s) {
    if (f.stub) {
      u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + 4).toFixed(1)}" font-size="11" fill="${Zn}">+${f.count}</text>`);
      continue;
    }
    const h = Ze(t, f.node), v = t.kind[f.node];
    u.push(`${od(v, f.x, f.y)} fill="#ffffff" stroke="${ld(t, f.node)}" stroke-width="1.8"${h ? ' stroke-dasharray="4 3"' : ""}/>`);
    const _ = h ? "×" : n && v !== "leaf" ? "" : l(f.node), b = v === "max" ? 8 : v === "min" ? 0 : 4;
    if (u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + b).toFixed(1)}" font-size="${Mi(_)}" font-weight="600" fill="${h ? Qn : es}">${ts(_)}</text>`), dn(t, f.node) && u.push(`<line x1="${(f.x - 9).toFixed(1)}" y1="${(f.y + Xe + 8).toFixed(1)}" x2="${(f.x + 9).toFixed(1)}" y2="${(f.y + Xe + 2).toFixed(1)}" stroke="${Qn}" stroke-width="2"/>`), f.parent) {
      const d = f.x * 0.62 + f.parent.x * 0.38, g = f.y * 0.62 + f.parent.y * 0.38;
      u.push(`<text x="${d.toFixed(1)}" y="${(g + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${ts(gr(t, f))}</text>`);
    }
  }
  return u.push("</svg>"), u.join(`
`);
}
const ud = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}"
};
function ns(t) {
  return [...t].map((e) => ud[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function cd(t, e) {
  const { shown: n, line: r, value: s } = Ti(t, e), i = (o) => `(${(o.x / 46).toFixed(2)},${(-o.y / 46).toFixed(2)})`, l = [
    "% \\usepackage{tikz} \\usetikzlibrary{shapes.geometric}",
    "\\begin{tikzpicture}[",
    "  every node/.style={font=\\small, inner sep=1pt},",
    "  max/.style={draw, regular polygon, regular polygon sides=3, minimum size=8mm},",
    "  min/.style={draw, regular polygon, regular polygon sides=3, shape border rotate=180, minimum size=8mm},",
    "  chance/.style={draw, circle, minimum size=6mm},",
    "  leaf/.style={draw, rectangle, minimum width=6mm, minimum height=5mm},",
    "  player/.style={draw, circle, minimum size=6mm},",
    "  pruned/.style={dashed, red!70!black},",
    "  best/.style={very thick},",
    "  move/.style={fill=white, font=\\scriptsize, text=black!65}]"
  ];
  for (const o of n) {
    if (o.stub) {
      l.push(`  \\node[move] (u${o.node}) at ${i(o)} {+${o.count}};`);
      continue;
    }
    const c = t.kind[o.node], u = ["max", "min", "chance", "leaf"].includes(c) ? c : "player", f = Ze(t, o.node), h = f ? "$\\times$" : ns(s(o.node));
    l.push(`  \\node[${u}${f ? ", pruned" : ""}] (n${o.node}) at ${i(o)} {${h}};`);
  }
  for (const o of n) {
    if (!o.parent) continue;
    if (o.stub) {
      l.push(`  \\draw[densely dotted] (n${o.node}) -- (u${o.node});`);
      continue;
    }
    const c = r.has(o.node) && r.has(o.parent.node), u = Ze(t, o.node) ? "pruned" : c ? "best" : "";
    l.push(`  \\draw[${u}] (n${o.parent.node}) -- node[move] {${ns(gr(t, o))}} (n${o.node});`);
  }
  return l.push("\\end{tikzpicture}"), `${l.join(`
`)}
`;
}
async function rs(t, e) {
  const n = URL.createObjectURL(new Blob([Li(t, e)], { type: "image/svg+xml" }));
  try {
    const r = new Image();
    r.src = n, await r.decode();
    const s = document.createElement("canvas");
    s.width = Math.min(2 * r.width, 16e3), s.height = Math.min(2 * r.height, 16e3);
    const i = s.getContext("2d");
    return i.scale(2, 2), i.drawImage(r, 0, 0), await new Promise(
      (l, o) => s.toBlob((c) => c ? l(c) : o(new Error("this drawing is too large")), "image/png")
    );
  } finally {
    URL.revokeObjectURL(n);
  }
}
function jr(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, r = URL.createObjectURL(n), s = document.createElement("a");
  s.href = r, s.download = t, s.click(), setTimeout(() => URL.revokeObjectURL(r), 1e3);
}
function fd(t, e, n = () => {
}) {
  const r = tt.number(), s = [
    tt.on("place_shown", (l) => l.id === r && (i(), e(l))),
    tt.on("failed", (l) => l.id === r && (i(), n(l.text)))
  ], i = () => s.forEach((l) => l());
  return tt.send({ type: "show_place", id: r, place: t }), i;
}
function dd(t, e) {
  return { ...t, moves: [...t.moves ?? [], ...e] };
}
function hd(t, e) {
  const n = [];
  for (let r = e; t.parent[r] >= 0; r = t.parent[r])
    n.unshift({ action: t.action[r], text: t.text[r] });
  return n;
}
var vd = /* @__PURE__ */ j('<figure class="svelte-1a0ov8g"><div class="small svelte-1a0ov8g" role="img"><div inert=""><!></div></div> <figcaption class="soft svelte-1a0ov8g"> </figcaption></figure>');
function gd(t, e) {
  Le(e, !0);
  const n = /* @__PURE__ */ k(() => e.shown.position), r = /* @__PURE__ */ k(() => e.shown.names.map(Dt)), s = /* @__PURE__ */ k(() => a(n).board.find((d) => d.kind === "grid")), i = /* @__PURE__ */ k(() => ii(a(s)?.cells ?? [], a(r))), l = /* @__PURE__ */ k(() => a(n).legal.some((d) => d.cells.length > 1 && a(s)?.cells[d.cells[0]]) || (a(n).last?.cells.length ?? 0) > 1), o = /* @__PURE__ */ k(() => a(n).utilities ? `${Ro(a(r), a(n).utilities)}.` : a(n).mover === -1 ? "Chance moves." : `${a(r)[a(n).mover] ?? ""} to move.`), c = /* @__PURE__ */ k(() => `The board${a(n).last ? ` after ${a(n).last.text}` : ""}. ${a(o)}`);
  var u = vd(), f = X(u), h = X(f), v = X(h);
  {
    let d = /* @__PURE__ */ k(() => a(i).length > 0), g = /* @__PURE__ */ k(() => a(n).last?.cells ?? []);
    gi(v, {
      get parts() {
        return a(n).board;
      },
      get names() {
        return a(r);
      },
      get moving() {
        return a(l);
      },
      get toned() {
        return a(d);
      },
      get last() {
        return a(g);
      }
    });
  }
  var _ = O(f, 2), b = te(_, !0);
  z(() => {
    Q(f, "aria-label", a(c)), K(b, a(o));
  }), w(t, u), Oe();
}
var _d = /* @__PURE__ */ j('<span class="soft" aria-hidden="true">›</span>'), md = /* @__PURE__ */ j('<!> <button class="step svelte-7t07ym"> </button>', 1), Cr = /* @__PURE__ */ j('<p class="soft facts svelte-7t07ym"> </p>'), yd = /* @__PURE__ */ j('<label class="row">Value <input type="number" step="any" class="svelte-7t07ym"/></label>'), bd = /* @__PURE__ */ j('<p class="soft facts svelte-7t07ym">Its value was never computed.</p>'), wd = /* @__PURE__ */ j("<button>Search from here</button>"), pd = /* @__PURE__ */ j('<a class="button">Play from here</a>'), kd = /* @__PURE__ */ j('<!> <div class="row"><!> <!></div>', 1), xd = /* @__PURE__ */ j('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), Md = /* @__PURE__ */ j('<ul class="tiles svelte-7t07ym" aria-label="moves from here"></ul> <!>', 1), Sd = /* @__PURE__ */ j('<li class="svelte-7t07ym"><button class="unrecorded svelte-7t07ym"> </button></li>'), Ed = /* @__PURE__ */ j('<ul class="tiles svelte-7t07ym" aria-label="moves not recorded"></ul> <!>', 1), Ad = /* @__PURE__ */ j('<p class="soft facts svelte-7t07ym"> <!></p> <!>', 1), Td = /* @__PURE__ */ j('<section class="panel stack" role="group" aria-label="selected node"><div class="path svelte-7t07ym" role="group" aria-label="path to this node"></div> <p class="explanation serif svelte-7t07ym" role="status"> </p> <!> <!> <!> <!> <!></section>');
function Ld(t, e) {
  Le(e, !0);
  let n = ie(e, "place", 3, null);
  const r = 40;
  let s = /* @__PURE__ */ J("");
  const i = /* @__PURE__ */ k(() => wa(e.trace)), l = /* @__PURE__ */ k(() => a(i)[e.selected] ?? []), o = /* @__PURE__ */ k(() => e.selected), c = /* @__PURE__ */ k(() => {
    const I = [];
    for (let R = e.selected; R >= 0; R = e.trace.parent[R]) I.unshift(R);
    return I;
  });
  Ye(() => {
    const I = e.trace.id, R = e.selected;
    T(s, "");
    const ee = tt.on("explained", (re) => {
      re.id === I && re.node === R && T(s, re.text, !0);
    });
    return tt.send({ type: "explain", id: I, node: R }), ee;
  });
  let u = /* @__PURE__ */ J(null);
  const f = /* @__PURE__ */ k(() => hd(e.trace, e.selected).map((I) => I.text)), h = /* @__PURE__ */ k(() => n() && dd(n(), a(f)));
  Ye(() => {
    if (a(h))
      return fd(a(h), (I) => T(u, I), () => T(u, null));
  });
  const v = /* @__PURE__ */ k(() => {
    if (!e.search || !e.trace.unrecorded[a(o)]) return [];
    const I = new Set(a(l).map((R) => e.trace.text[R]));
    return (a(u)?.position.legal ?? []).map((R) => R.text).filter((R) => !I.has(R));
  });
  function _(I) {
    const R = e.trace.player[I];
    return R >= 0 ? `${e.trace.names[R]} to move` : R === -1 ? "chance" : "leaf";
  }
  function b(I) {
    const R = e.trace.alpha[I] ?? null, ee = e.trace.beta[I] ?? null;
    return !ya(e.trace) || Ze(e.trace, I) || e.trace.kind[I] === "leaf" ? "" : `window on entry [${R === null ? "−∞" : _t(R)}, ${ee === null ? "∞" : _t(ee)}]`;
  }
  const d = /* @__PURE__ */ k(() => [
    a(u) ? "" : _(a(o)),
    b(a(o)),
    (e.trace.visits[a(o)] ?? 0) > 1 ? `${ar(e.trace.visits[a(o)])} visits` : ""
  ].filter(Boolean).join(", "));
  function g(I) {
    return Ze(e.trace, I) ? "pruned" : dn(e.trace, I) ? "cut" : "";
  }
  var m = Td(), p = X(m);
  Me(p, 21, () => a(c), Ae, (I, R, ee) => {
    var re = md(), le = ge(re);
    {
      var de = (D) => {
        var Z = _d();
        w(D, Z);
      };
      G(le, (D) => {
        ee && D(de);
      });
    }
    var ue = O(le, 2), Ce = te(ue, !0);
    z(() => {
      Q(ue, "aria-current", a(R) === e.selected ? "true" : void 0), K(Ce, ee ? e.trace.text[a(R)] : "root");
    }), ne("click", ue, () => e.select(a(R))), w(I, re);
  });
  var x = O(p, 2), L = te(x, !0), M = O(x, 2);
  {
    var C = (I) => {
      var R = Cr(), ee = te(R, !0);
      z(() => K(ee, a(d))), w(I, R);
    };
    G(M, (I) => {
      a(d) && I(C);
    });
  }
  var A = O(M, 2);
  {
    var S = (I) => {
      var R = yd(), ee = O(X(R));
      z(() => ai(ee, e.trace.value[a(o)] ?? 0)), ne("change", ee, (re) => e.change?.(a(o), Number(re.currentTarget.value))), w(I, R);
    }, E = (I) => {
      var R = bd();
      w(I, R);
    }, F = /* @__PURE__ */ k(() => e.change && Ze(e.trace, a(o)));
    G(A, (I) => {
      e.change && e.trace.kind[a(o)] === "leaf" && e.trace.names.length <= 2 ? I(S) : a(F) && I(E, 1);
    });
  }
  var $ = O(A, 2);
  {
    var ae = (I) => {
      var R = kd(), ee = ge(R);
      gd(ee, {
        get shown() {
          return a(u);
        }
      });
      var re = O(ee, 2), le = X(re);
      {
        var de = (D) => {
          var Z = wd();
          ne("click", Z, () => e.search(a(f))), w(D, Z);
        };
        G(le, (D) => {
          e.search && e.selected && !a(u).position.utilities && D(de);
        });
      }
      var ue = O(le, 2);
      {
        var Ce = (D) => {
          var Z = pd();
          z((he) => Q(Z, "href", he), [() => e.play(a(f))]), w(D, Z);
        };
        G(ue, (D) => {
          e.play && D(Ce);
        });
      }
      w(I, R);
    };
    G($, (I) => {
      a(h) && a(u) && I(ae);
    });
  }
  var fe = O($, 2);
  {
    var Ne = (I) => {
      var R = Md(), ee = ge(R);
      Me(ee, 21, () => a(l).slice(0, r), Ae, (de, ue) => {
        var Ce = xd(), D = X(Ce);
        let Z;
        var he = X(D), H = te(he, !0), Y = O(he, 2), se = te(Y);
        z(
          (me, ve, N, y) => {
            Z = ce(D, 1, me, "svelte-7t07ym", Z, { "on-line": ve }), K(H, e.trace.text[a(ue)]), K(se, `${N ?? ""}${y ?? ""}`);
          },
          [
            () => Qt(g(a(ue))),
            () => e.trace.variation.includes(a(ue)),
            () => Ze(e.trace, a(ue)) ? "pruned" : e.trace.values[a(ue)] && e.trace.names.length > 2 ? e.trace.values[a(ue)].map((me) => _t(me)).join(" ") : mi(e.trace, a(ue)) + _t(e.trace.value[a(ue)]),
            () => dn(e.trace, a(ue)) ? " (cut)" : ""
          ]
        ), ne("click", D, () => e.select(a(ue))), w(de, Ce);
      });
      var re = O(ee, 2);
      {
        var le = (de) => {
          var ue = Cr(), Ce = te(ue);
          z(() => K(Ce, `and ${a(l).length - r} more`)), w(de, ue);
        };
        G(re, (de) => {
          a(l).length > r && de(le);
        });
      }
      w(I, R);
    };
    G(fe, (I) => {
      a(l).length && I(Ne);
    });
  }
  var je = O(fe, 2);
  {
    var W = (I) => {
      var R = Ad(), ee = ge(R), re = X(ee), le = O(re);
      {
        var de = (D) => {
          var Z = kn(". Choose one to search there:");
          w(D, Z);
        };
        G(le, (D) => {
          a(v).length && D(de);
        });
      }
      var ue = O(ee, 2);
      {
        var Ce = (D) => {
          var Z = Ed(), he = ge(Z);
          Me(he, 21, () => a(v).slice(0, r), Ae, (se, me) => {
            var ve = Sd(), N = X(ve), y = te(N, !0);
            z(() => K(y, a(me))), ne("click", N, () => e.search?.([...a(f), a(me)])), w(se, ve);
          });
          var H = O(he, 2);
          {
            var Y = (se) => {
              var me = Cr(), ve = te(me);
              z(() => K(ve, `and ${a(v).length - r} more`)), w(se, me);
            };
            G(H, (se) => {
              a(v).length > r && se(Y);
            });
          }
          w(D, Z);
        };
        G(ue, (D) => {
          a(v).length && D(Ce);
        });
      }
      z((D) => K(re, `+${D ?? ""} ${e.trace.unrecorded[a(o)] === 1 ? "move" : "moves"} not recorded`), [() => ar(e.trace.unrecorded[a(o)])]), w(I, R);
    };
    G(je, (I) => {
      e.trace.unrecorded[a(o)] && I(W);
    });
  }
  z((I) => K(L, I), [
    () => a(s) ? a(s).charAt(0).toUpperCase() + a(s).slice(1) + "." : " "
  ]), w(t, m), Oe();
}
lt(["click", "change"]);
var Od = /* @__PURE__ */ j('<div class="slider svelte-3ly6rn"><button aria-label="start" class="svelte-3ly6rn">|◂</button> <button aria-label="step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="step forward" class="svelte-3ly6rn">▸</button> <button aria-label="end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function Nd(t, e) {
  Le(e, !0);
  let n = ie(e, "label", 3, "step of the search"), r = /* @__PURE__ */ J(0);
  function s() {
    clearInterval(a(r)), T(r, 0);
  }
  Eo(s);
  function i() {
    if (a(r)) return s();
    e.moment >= e.last && e.change(0);
    const g = Math.max(1, Math.round(e.last / 240));
    T(
      r,
      window.setInterval(
        () => {
          e.moment >= e.last ? s() : e.change(Math.min(e.last, e.moment + g));
        },
        Math.max(40, Math.min(500, 12e3 / Math.max(e.last, 1)))
      ),
      !0
    );
  }
  var l = Od(), o = X(l), c = O(o, 2), u = O(c, 2), f = te(u, !0), h = O(u, 2), v = O(h, 2), _ = O(v, 2), b = O(_, 2), d = te(b);
  z(() => {
    o.disabled = e.moment <= 0, c.disabled = e.moment <= 0, K(f, a(r) ? "Pause" : "Play"), h.disabled = e.moment >= e.last, v.disabled = e.moment >= e.last, Q(_, "max", e.last), ai(_, e.moment), Q(_, "aria-label", n()), Q(_, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), K(d, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), ne("click", o, () => e.change(0)), ne("click", c, () => e.change(Math.max(0, e.moment - 1))), ne("click", u, i), ne("click", h, () => e.change(Math.min(e.last, e.moment + 1))), ne("click", v, () => e.change(e.last)), ne("input", _, (g) => e.change(Number(g.currentTarget.value))), w(t, l), Oe();
}
lt(["click", "input"]);
function jd(t) {
  try {
    return localStorage.getItem(t);
  } catch {
    return null;
  }
}
function Cd(t, e) {
  try {
    localStorage.setItem(t, e);
  } catch {
  }
}
const Gn = ["system", "light", "dark"];
class zd {
  #e = /* @__PURE__ */ J("system");
  get name() {
    return a(this.#e);
  }
  set name(e) {
    T(this.#e, e, !0);
  }
  constructor() {
    const e = jd("theme");
    e && Gn.includes(e) && this.set(e);
  }
  next() {
    this.set(Gn[(Gn.indexOf(this.name) + 1) % Gn.length]);
  }
  set(e) {
    this.name = e, Cd("theme", e), e === "system" ? delete document.documentElement.dataset.theme : document.documentElement.dataset.theme = e;
  }
}
const Pd = new zd();
var Rd = /* @__PURE__ */ j('<div class="frame svelte-1y7d2q4"><div><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas></div> <div class="tools svelte-1y7d2q4"><button aria-label="zoom in" class="svelte-1y7d2q4">+</button> <button aria-label="zoom out" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Fit</button> <button class="svelte-1y7d2q4">Expand all</button></div></div>');
function Id(t, e) {
  Le(e, !0);
  const n = 0.62, r = 0.8, s = 48, i = 120, l = 110;
  let o = ie(e, "marked", 19, () => /* @__PURE__ */ new Set()), c = ie(e, "height", 3, 460), u = ie(e, "blank", 3, !1), f = ie(e, "whole", 3, !1), h = ie(e, "label", 3, "search tree"), v, _, b = /* @__PURE__ */ J(
    600
    // pixels of the width
  ), d = /* @__PURE__ */ J({ scale: 1, x: 300, y: 40 }), g = /* @__PURE__ */ J(/* @__PURE__ */ new Set()), m = /* @__PURE__ */ J(/* @__PURE__ */ new Set()), p = /* @__PURE__ */ J(0), x = null;
  const L = /* @__PURE__ */ k(() => wa(e.trace)), M = /* @__PURE__ */ k(() => new Set(e.trace.variation));
  let C = /* @__PURE__ */ J(vt(Ln)), A = /* @__PURE__ */ J(vt(Jn));
  const S = /* @__PURE__ */ k(() => xi(a(L), e.trace.unrecorded, a(g), a(m), a(M), a(C), a(A))), E = /* @__PURE__ */ k(() => a(S).right - a(S).left + 70), F = /* @__PURE__ */ k(() => Math.max(1, Math.round(a(S).bottom / a(A)))), $ = /* @__PURE__ */ k(() => f() ? Math.max(a(b), Math.ceil(a(E) * r)) : a(b)), ae = /* @__PURE__ */ k(() => f() ? Math.max(c(), Math.ceil(a(F) * Jn * r) + s + 50) : c()), fe = /* @__PURE__ */ k(() => a($) > a(b));
  Ye(() => {
    const B = a(L);
    Mt(() => {
      T(g, f() ? new Set(B.keys()) : Yf(B, e.trace.unrecorded, e.trace.variation, a(b) / (Ln * n))), T(m, f() ? a(g) : /* @__PURE__ */ new Set());
    });
  }), Ye(() => {
    a(L), Mt(Ne);
  });
  function Ne() {
    const B = (a(S).right - a(S).left) / a(C);
    T(C, Math.max(Ln, Math.min(l, ed(e.trace, a(S)), (a(b) - 70) / Math.max(B, 1))), !0);
    const oe = a(ae) - s - 50;
    let we = Math.max(0.02, Math.min(1.2, a($) / a(E)));
    T(A, Math.max(Jn, Math.min(i, oe / a(F)) / we), !0), a(F) * a(A) * we > oe && (we = Math.max(0.02, oe / (a(F) * a(A)))), T(d, {
      scale: we,
      x: a($) / 2 - we * (a(S).left + a(S).right) / 2,
      y: 28 + Math.max(0, (oe - we * a(F) * a(A)) / 2)
    });
  }
  function je() {
    T(g, new Set(a(L).keys())), T(m, a(g)), Ne();
  }
  function W(B) {
    const oe = new Set(a(g));
    oe.has(B) ? oe.delete(B) : oe.add(B), T(g, oe);
  }
  Ye(() => {
    const B = e.selected;
    Mt(() => {
      const we = new Set(a(g)), Pe = new Set(a(m));
      for (let U = e.trace.parent[B] ?? -1; U >= 0; U = e.trace.parent[U])
        we.add(U);
      const _e = e.trace.parent[B] ?? -1;
      _e >= 0 && (a(L)[_e]?.indexOf(B) ?? 0) >= In && Pe.add(_e), we.size !== a(g).size && T(g, we), Pe.size !== a(m).size && T(m, Pe);
    });
    const oe = a(S).byNode.get(B);
    Mt(() => {
      if (!oe) return;
      const we = oe.x * a(d).scale + a(d).x, Pe = oe.y * a(d).scale + a(d).y;
      (we < 20 || we > a($) - 20 || Pe < 20 || Pe > a(ae) - 20) && T(d, {
        ...a(d),
        x: a($) / 2 - oe.x * a(d).scale,
        y: a(ae) / 2 - oe.y * a(d).scale
      });
      const _e = we - _.scrollLeft;
      a(fe) && (_e < 20 || _e > a(b) - 20) && (_.scrollLeft = we - a(b) / 2);
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => jl(p));
  const R = /* @__PURE__ */ k(() => ({
    trace: e.trace,
    children: a(L),
    layout: a(S),
    moment: e.moment,
    selected: e.selected,
    line: a(M),
    marked: o(),
    open: a(g),
    blank: u()
  }));
  function ee() {
    const B = devicePixelRatio || 1;
    (v.width !== Math.round(a($) * B) || v.height !== Math.round(a(ae) * B)) && (v.width = Math.round(a($) * B), v.height = Math.round(a(ae) * B));
    const oe = v.getContext("2d");
    oe.setTransform(B, 0, 0, B, 0, 0), Kf(oe, a(R), a(d), Gf(v), a($), a(ae));
  }
  let re = 0;
  Ye(() => (Pd.name, a(p), a(R), a(d), a($), a(ae), cancelAnimationFrame(re), re = requestAnimationFrame(ee), () => cancelAnimationFrame(re))), Ye(() => {
    const B = matchMedia("print");
    return B.addEventListener("change", ee), () => B.removeEventListener("change", ee);
  });
  function le(B, oe = a($) / 2, we = a(ae) / 2) {
    const Pe = Math.max(0.02, Math.min(3, a(d).scale * B)), _e = Pe / a(d).scale;
    T(d, {
      scale: Pe,
      x: oe - (oe - a(d).x) * _e,
      y: we - (we - a(d).y) * _e
    });
  }
  function de(B) {
    a(
      fe
      // sideways: that scrolls
    ) && Math.abs(B.deltaX) > Math.abs(B.deltaY) || (B.preventDefault(), le(Math.exp(-B.deltaY * 15e-4), B.offsetX, B.offsetY));
  }
  function ue(B) {
    x = { x: B.clientX, y: B.clientY, moved: !1 }, v.setPointerCapture(B.pointerId);
  }
  function Ce(B) {
    if (!x) return;
    const oe = B.clientX - x.x, we = B.clientY - x.y;
    !x.moved && Math.hypot(oe, we) < 4 || (x = { x: B.clientX, y: B.clientY, moved: !0 }, a(fe) ? _.scrollLeft -= oe : T(d, { ...a(d), x: a(d).x + oe, y: a(d).y + we }));
  }
  function D(B) {
    const oe = x && !x.moved;
    if (x = null, !oe) return;
    const we = (B.offsetX - a(d).x) / a(d).scale, Pe = (B.offsetY - a(d).y) / a(d).scale, _e = Math.max(Nt * 1.3, 8 / a(d).scale);
    for (const U of a(S).placed)
      if (!(Math.abs(U.x - we) > _e || Math.abs(U.y - Pe) > _e)) {
        U.stub === "folded" ? T(m, new Set(a(m)).add(U.node)) : U.stub ? e.select(U.node) : !u() && U.node === e.selected && (a(L)[U.node]?.length ?? 0) > 0 ? W(U.node) : (e.select(U.node), e.mark?.(U.node));
        return;
      }
  }
  function Z(B) {
    const oe = e.trace.parent[e.selected] ?? -1, we = oe >= 0 ? a(L)[oe] : [0], Pe = we.indexOf(e.selected), _e = a(L)[e.selected] ?? [], U = {
      ArrowUp: oe >= 0 ? oe : void 0,
      ArrowDown: (u() ? void 0 : _e.find((V) => a(
        M
        // a riddle does not tell
      ).has(V))) ?? _e[0],
      ArrowLeft: we[Pe - 1],
      ArrowRight: we[Pe + 1],
      Home: 0
    };
    if (B.key in U) {
      const V = U[B.key];
      V !== void 0 && e.select(V);
    } else if (B.key === " " || B.key === "Enter") e.mark ? e.mark(e.selected) : u() ? e.select(e.selected) : W(e.selected);
    else if (B.key === "+") le(1.25);
    else if (B.key === "-") le(0.8);
    else return;
    B.preventDefault(), B.stopPropagation();
  }
  const he = /* @__PURE__ */ k(() => a(S).byNode.get(e.selected));
  var H = { fit: Ne, openAll: je, toggle: W }, Y = Rd();
  let se;
  var me = X(Y);
  let ve;
  var N = X(me);
  let y;
  Vt(N, (B) => v = B, () => v), Vt(me, (B) => _ = B, () => _);
  var P = O(me, 2), q = X(P), ye = O(q, 2), be = O(ye, 2), Te = O(be, 2);
  return z(() => {
    se = it(Y, "", se, { height: `${a(ae) ?? ""}px` }), ve = ce(me, 1, "scroller svelte-1y7d2q4", null, ve, { scrolls: a(fe) }), Q(N, "aria-label", `${h() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys move between nodes; the selected node is described below.`), Q(N, "data-x", a(he) ? a(he).x * a(d).scale + a(d).x : void 0), Q(N, "data-y", a(he) ? a(he).y * a(d).scale + a(d).y : void 0), Q(N, "data-shown", a(S).placed.length), y = it(N, "", y, {
      width: `${a($) ?? ""}px`,
      height: `${a(ae) ?? ""}px`
    });
  }), Je("wheel", N, de), ne("pointerdown", N, ue), ne("pointermove", N, Ce), ne("pointerup", N, D), Je("pointercancel", N, () => x = null), ne("keydown", N, Z), Gr(me, "clientWidth", (B) => T(b, B)), ne("click", q, () => le(1.3)), ne("click", ye, () => le(0.77)), ne("click", be, Ne), ne("click", Te, () => je()), w(t, Y), Oe(H);
}
lt([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var Fd = /* @__PURE__ */ j('<p role="alert" class="failure"> </p>'), Dd = /* @__PURE__ */ j(" <!><!>.", 1), Bd = /* @__PURE__ */ j('<div class="row"><span class="soft facts svelte-1ond5h7">Export:</span> <button>SVG</button> <button>PNG</button> <!> <button>TikZ</button></div>'), qd = /* @__PURE__ */ j('<li><span class="dotted svelte-1ond5h7"></span> +14: moves that were not recorded</li>'), Vd = /* @__PURE__ */ j("<li>[α, β]: the window; ≤ and ≥: only a bound, the true value may be lower or higher</li>"), Ud = /* @__PURE__ */ j('<div class="room svelte-1ond5h7"><div><div class="left stack svelte-1ond5h7"><!> <!> <p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p> <!></div> <!></div></div> <ul class="legend soft svelte-1ond5h7" aria-label="legend"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> principal variation</li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never searched</li> <!> <!></ul>', 1), Hd = /* @__PURE__ */ j('<p class="soft" role="status"> </p>'), Wd = /* @__PURE__ */ j("<!> <!>", 1);
function Yd(t, e) {
  Le(e, !0);
  let n = ie(e, "tracing", 7), r = ie(e, "height", 3, 460), s = ie(e, "exporting", 3, !0), i = ie(e, "boards", 3, !1);
  const l = /* @__PURE__ */ k(() => n().trace), o = /* @__PURE__ */ k(() => a(l) ? hf(a(l), n().moment) : null);
  async function c() {
    a(l) && jr("tree.png", await rs(a(l), n().moment));
  }
  var u = Wd(), f = ge(u);
  {
    var h = (d) => {
      var g = Fd(), m = te(g, !0);
      z(() => K(m, n().failure)), w(d, g);
    };
    G(f, (d) => {
      n().failure && d(h);
    });
  }
  var v = O(f, 2);
  {
    var _ = (d) => {
      var g = Ud(), m = ge(g), p = X(m);
      let x;
      var L = X(p), M = X(L);
      Id(M, {
        get trace() {
          return a(l);
        },
        get moment() {
          return n().moment;
        },
        get selected() {
          return n().selected;
        },
        get height() {
          return r();
        },
        get marked() {
          return e.marked;
        },
        select: (D) => n().selected = D
      });
      var C = O(M, 2);
      Nd(C, {
        get moment() {
          return n().moment;
        },
        get last() {
          return n().last;
        },
        change: (D) => n().moment = D
      });
      var A = O(C, 2), S = X(A), E = O(S);
      {
        var F = (D) => {
          var Z = kn();
          z((he) => K(Z, `, ${he ?? ""} pruned`), [() => Mn(a(o).pruned)]), w(D, Z);
        };
        G(E, (D) => {
          a(o).pruned && D(F);
        });
      }
      var $ = O(E, 2);
      {
        var ae = (D) => {
          var Z = Dd(), he = ge(Z), H = O(he);
          {
            var Y = (ve) => {
              var N = kn();
              z(() => K(N, `, best move ${a(l).summary.move ?? ""}`)), w(ve, N);
            };
            G(H, (ve) => {
              a(l).summary.move && ve(Y);
            });
          }
          var se = O(H);
          {
            var me = (ve) => {
              var N = kn();
              z(() => K(N, `, depth ${a(l).summary.depth ?? ""}`)), w(ve, N);
            };
            G(se, (ve) => {
              a(l).summary.depth && ve(me);
            });
          }
          z((ve) => K(he, `${a(l).summary.algorithm ?? ""}: value ${ve ?? ""} to ${a(l).names[a(l).perspective] ?? ""}`), [() => zo(a(l).summary)]), w(D, Z);
        };
        G($, (D) => {
          n().moment >= n().last && D(ae);
        });
      }
      var fe = O($, 2);
      {
        var Ne = (D) => {
          var Z = kn();
          z((he) => K(Z, `${he ?? ""} more nodes were searched but not recorded.`), [() => Mn(a(l).truncated)]), w(D, Z);
        };
        G(fe, (D) => {
          a(l).truncated && D(Ne);
        });
      }
      var je = O(A, 2);
      {
        var W = (D) => {
          var Z = Bd(), he = O(X(Z), 2), H = O(he, 2), Y = O(H, 2);
          mf(Y, { picture: () => rs(a(l), n().moment) });
          var se = O(Y, 2);
          ne("click", he, () => jr("tree.svg", Li(a(l), n().moment))), ne("click", H, c), ne("click", se, () => jr("tree.tex", cd(a(l), n().moment))), w(D, Z);
        };
        G(je, (D) => {
          s() && D(W);
        });
      }
      var I = O(L, 2);
      {
        let D = /* @__PURE__ */ k(() => i() ? n().place : null);
        Ld(I, {
          get trace() {
            return a(l);
          },
          get selected() {
            return n().selected;
          },
          get change() {
            return e.change;
          },
          get search() {
            return e.search;
          },
          get play() {
            return e.play;
          },
          get place() {
            return a(D);
          },
          select: (Z) => n().selected = Z
        });
      }
      var R = O(m, 2), ee = O(X(R), 6);
      {
        var re = (D) => {
          var Z = qd();
          w(D, Z);
        }, le = /* @__PURE__ */ k(() => a(l).unrecorded.some((D) => D));
        G(ee, (D) => {
          a(le) && D(re);
        });
      }
      var de = O(ee, 2);
      {
        var ue = (D) => {
          var Z = Vd();
          w(D, Z);
        }, Ce = /* @__PURE__ */ k(() => ya(a(l)));
        G(de, (D) => {
          a(Ce) && D(ue);
        });
      }
      z(
        (D, Z) => {
          x = ce(p, 1, "view svelte-1ond5h7", null, x, { busy: n().busy }), K(S, `${D ?? ""} nodes, ${Z ?? ""} leaves`);
        },
        [
          () => Mn(a(o).nodes),
          () => Mn(a(o).leaves)
        ]
      ), w(d, g);
    }, b = (d) => {
      var g = Hd(), m = te(g, !0);
      z(() => K(m, n().compiling ? No : "Searching …")), w(d, g);
    };
    G(v, (d) => {
      a(l) && a(o) ? d(_) : n().busy && d(b, 1);
    });
  }
  w(t, u), Oe();
}
lt(["click"]);
var Gd = /* @__PURE__ */ j("<tr><td> </td><td> </td><td> </td></tr>"), Kd = /* @__PURE__ */ j('<table class="data"><caption> </caption><thead><tr><th scope="col">move</th><th scope="col">value</th><th scope="col">line</th></tr></thead><tbody></tbody></table>'), Xd = /* @__PURE__ */ j('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function Jd(t, e) {
  Le(e, !0);
  const n = 12, r = e.trace ? new vf(e.trace.id) : null;
  r && e.trace && r.show(e.trace);
  const s = /* @__PURE__ */ k(() => (e.analysis?.rows ?? e.position.legal).some((b) => b.cells.length > 1));
  var i = Xd(), l = X(i), o = te(l, !0), c = O(l, 2), u = X(c);
  {
    let b = /* @__PURE__ */ k(() => e.analysis?.rows ?? []), d = /* @__PURE__ */ k(() => e.position.last?.cells ?? []);
    gi(u, {
      get parts() {
        return e.position.board;
      },
      get names() {
        return e.names;
      },
      get rows() {
        return a(b);
      },
      get moving() {
        return a(s);
      },
      get last() {
        return a(d);
      }
    });
  }
  var f = O(u, 2);
  {
    var h = (b) => {
      var d = Kd(), g = X(d), m = te(g), p = O(g, 2);
      Me(p, 21, () => e.analysis.rows.slice(0, n), Ae, (x, L) => {
        var M = Gd(), C = X(M), A = te(C, !0), S = O(C), E = te(S, !0), F = O(S), $ = te(F, !0);
        z(
          (ae, fe) => {
            K(A, a(L).text), K(E, ae), K($, fe);
          },
          [
            () => Co(a(L).value, a(L).bound),
            () => a(L).line.slice(1, 8).join(" ")
          ]
        ), w(x, M);
      }), z((x) => K(m, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${x ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => Mn(e.analysis.nodes)]), w(b, d);
    };
    G(f, (b) => {
      e.analysis && b(h);
    });
  }
  var v = O(c, 2);
  {
    var _ = (b) => {
      Yd(b, {
        get tracing() {
          return r;
        },
        height: 380
      });
    };
    G(v, (b) => {
      r && b(_);
    });
  }
  z(() => K(o, e.title)), w(t, i), Oe();
}
const Oi = /* @__PURE__ */ new Map();
tt.attach((t) => {
  "id" in t && Oi.get(t.id)?.send(t);
});
function Zd({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && Oi.set(n.trace.id, t), t.on("msg:custom", (s) => tt.receive(s));
  const r = so(Jd, { target: e, props: n });
  return () => void lo(r);
}
const $d = { render: Zd };
export {
  $d as default
};
