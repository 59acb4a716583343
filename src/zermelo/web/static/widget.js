var cr = Array.isArray, Fi = Array.prototype.indexOf, Nn = Array.prototype.includes, fr = Array.from, ss = Object.defineProperty, an = Object.getOwnPropertyDescriptor, Di = Object.getOwnPropertyDescriptors, Bi = Object.prototype, qi = Array.prototype, is = Object.getPrototypeOf, xa = Object.isExtensible;
const jt = () => {
};
function Vi(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function ls() {
  var t, e, n = new Promise((a, s) => {
    t = a, e = s;
  });
  return { promise: n, resolve: t, reject: e };
}
function zr(t, e) {
  if (Array.isArray(t))
    return t;
  if (e === void 0 || !(Symbol.iterator in t))
    return Array.from(t);
  const n = [];
  for (const a of t)
    if (n.push(a), n.length === e) break;
  return n;
}
const nt = 2, on = 4, dr = 8, na = 1 << 24, ht = 16, yt = 32, Bt = 64, Rr = 128, ra = 256, mt = 512, He = 1024, Re = 2048, ct = 4096, at = 8192, Qe = 16384, vn = 32768, jn = 1 << 25, Jt = 65536, er = 1 << 17, Ui = 1 << 18, gn = 1 << 19, Hi = 1 << 20, pt = 1 << 25, tr = 1 << 21, sn = 1 << 22, Ft = 1 << 23, Gt = Symbol("$state"), os = Symbol("component"), Wi = Symbol("legacy props"), Yi = Symbol(""), us = Symbol("attributes"), Ir = Symbol("class"), Fr = Symbol("style"), Dr = Symbol("text"), Dn = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), hr = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), Gi = 1, Ki = 2, cs = 4, Xi = 8, Ji = 16, Zi = 1, Qi = 4, $i = 8, el = 16, tl = 1, nl = 2, fs = {}, Ve = Symbol("uninitialized"), rl = "http://www.w3.org/1999/xhtml", al = "@attach";
function sl() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function il() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function ll() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function ds(t) {
  return t === this.v;
}
function ol(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function hs(t) {
  return !ol(t, this.v);
}
function vs(t) {
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
function wl() {
  throw new Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
let $e = null;
function un(t) {
  $e = t;
}
function je(t, e = !1, n) {
  $e = {
    p: $e,
    i: !1,
    c: null,
    e: null,
    s: t,
    x: null,
    r: (
      /** @type {Effect} */
      Te
    ),
    l: null
  };
}
function Ce(t) {
  var e = (
    /** @type {ComponentContext} */
    $e
  ), n = e.e;
  if (n !== null) {
    e.e = null;
    for (var a of n)
      Cs(a);
  }
  return t !== void 0 && (e.x = t), e.i = !0, $e = e.p, aa(t);
}
function aa(t = {}) {
  return ss(t, os, { value: !0 }), t;
}
function gs() {
  return !0;
}
let Ht = [];
function _s() {
  var t = Ht;
  Ht = [], Vi(t);
}
function kt(t) {
  if (Ht.length === 0 && !An) {
    var e = Ht;
    queueMicrotask(() => {
      e === Ht && _s();
    });
  }
  Ht.push(t);
}
function bl() {
  for (; Ht.length > 0; )
    _s();
}
const pl = -7169;
function De(t, e) {
  t.f = t.f & pl | e;
}
function sa(t) {
  (t.f & mt) !== 0 || t.deps === null ? De(t, He) : De(t, ct);
}
function ms(t, e) {
  (t.f & Re) !== 0 ? e.set(t, Re) : (t.f & ct) !== 0 && e.get(t) !== Re && e.set(t, ct), De(t, He);
}
function kl(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, kt(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function Bn(t) {
  var e = ke, n = Te;
  dt(null), At(null);
  try {
    return t();
  } finally {
    dt(e), At(n);
  }
}
function ys(t, e, n, a) {
  const s = Cn;
  var i = t.filter((_) => !_.settled), l = e.map(s);
  if (n.length === 0 && i.length === 0) {
    a(l);
    return;
  }
  var o = (
    /** @type {Effect} */
    Te
  ), c = xl(), u = i.length === 1 ? i[0].promise : i.length > 1 ? Promise.all(i.map((_) => _.promise)) : null;
  function f(_) {
    if ((o.f & Qe) === 0) {
      c();
      try {
        a([...l, ..._]);
      } catch (w) {
        bt(w, o);
      }
      nr();
    }
  }
  var v = ws();
  if (n.length === 0) {
    u.then(() => f([])).finally(v);
    return;
  }
  function d() {
    Promise.all(n.map((_) => /* @__PURE__ */ Ml(_))).then(f).catch((_) => bt(_, o)).finally(v);
  }
  u ? u.then(() => {
    if ((o.f & Qe) !== 0) {
      v();
      return;
    }
    c(), d(), nr();
  }) : d();
}
function xl() {
  var t = (
    /** @type {Effect} */
    Te
  ), e = ke, n = $e, a = (
    /** @type {Batch} */
    Ee
  );
  return function(i = !0) {
    At(t), dt(e), un(n), i && (t.f & Qe) === 0 && (a?.activate(), a?.apply());
  };
}
function nr(t = !0) {
  At(null), dt(null), un(null), t && Ee?.deactivate();
}
function ws() {
  var t = (
    /** @type {Effect} */
    Te
  ), e = t.b, n = (
    /** @type {Batch} */
    Ee
  ), a = !!e?.is_rendered();
  return e?.update_pending_count(1, n), n.increment(a, t), () => {
    e?.update_pending_count(-1, n), n.decrement(a, t);
  };
}
// @__NO_SIDE_EFFECTS__
function Cn(t) {
  var e = nt | Re;
  return Te !== null && (Te.f |= gn), {
    ctx: $e,
    deps: null,
    effects: null,
    equals: ds,
    f: e,
    fn: t,
    reactions: null,
    rv: 0,
    v: (
      /** @type {V} */
      Ve
    ),
    wv: 0,
    parent: Te,
    ac: null
  };
}
const pn = Symbol("obsolete");
// @__NO_SIDE_EFFECTS__
function Ml(t, e, n) {
  let a = (
    /** @type {Effect | null} */
    Te
  );
  a === null && ul();
  var s = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), i = Zt(
    /** @type {V} */
    Ve
  ), l = !ke, o = /* @__PURE__ */ new Set();
  return Bl(() => {
    var c = (
      /** @type {Effect} */
      Te
    ), u = ls();
    s = u.promise;
    try {
      Promise.resolve(t()).then(u.resolve, (_) => {
        _ !== Dn && u.reject(_);
      }).finally(nr);
    } catch (_) {
      u.reject(_), nr();
    }
    var f = (
      /** @type {Batch} */
      Ee
    );
    if (l) {
      if ((c.f & vn) !== 0)
        var v = ws();
      if (
        // boundary can be null if the async derived is inside an $effect.root not connected to the component render tree
        a.b?.is_rendered()
      )
        f.async_deriveds.get(c)?.reject(pn);
      else
        for (const _ of o.values())
          _.reject(pn);
      o.add(u), f.async_deriveds.set(c, u);
    }
    const d = (_, w = void 0) => {
      v?.(), o.delete(u), w !== pn && (f.activate(), w ? (i.f |= Ft, cn(i, w)) : ((i.f & Ft) !== 0 && (i.f ^= Ft), cn(i, _)), f.deactivate());
    };
    u.promise.then(d, (_) => d(null, _ || "unknown"));
  }), ca(() => {
    for (const c of o)
      c.reject(pn);
  }), new Promise((c) => {
    function u(f) {
      function v() {
        f === s ? c(i) : u(s);
      }
      f.then(v, v);
    }
    u(s);
  });
}
// @__NO_SIDE_EFFECTS__
function p(t) {
  const e = /* @__PURE__ */ Cn(t);
  return Bs(e), e;
}
// @__NO_SIDE_EFFECTS__
function bs(t) {
  const e = /* @__PURE__ */ Cn(t);
  return e.equals = hs, e;
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
function ia(t) {
  var e, n = Te, a = t.parent;
  if (!zt && a !== null && t.v !== Ve && // if it was never evaluated before, it's guaranteed to fail downstream, so we try to execute instead
  (a.f & (Qe | at)) !== 0)
    return sl(), t.v;
  At(a);
  try {
    Sl(t), e = Hs(t);
  } finally {
    At(n);
  }
  return e;
}
function ps(t) {
  var e = ia(t);
  if (!t.equals(e) && (t.wv = Vs(), (!Ee?.is_fork || t.deps === null) && (Ee !== null ? (Ee.capture(t, e, !0), ln?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    De(t, He);
    return;
  }
  zt || (vt !== null ? (ua() || Ee?.is_fork) && vt.set(t, e) : sa(t));
}
function El(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && Bn(() => {
        e.ac.abort(Dn), e.ac = null;
      }), e.fn !== null && (e.teardown = jt), Pn(e, 0), fa(e));
}
function ks(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && fn(e);
}
let Mr = null, nn = null, Ee = null, ln = null, vt = null, Br = null, An = !1, Sr = !1, Tn = null, Xn = null;
var Ma = 0;
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
    nn === null ? Mr = nn = this : (nn.next = this, this.prev = nn), nn = this;
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
  unskip_effect(e, n = (a) => this.schedule(a)) {
    var a = this.#o.get(e);
    if (a) {
      this.#o.delete(e);
      for (var s of a.d)
        De(s, Re), n(s);
      for (s of a.m)
        De(s, ct), n(s);
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
      if (!((i.f & Qe) !== 0 || (i.f & (Re | ct)) === 0)) {
        for (var n = i, a = !1; n.parent !== null; ) {
          n = n.parent;
          var s = n.f;
          if ((s & (Bt | yt)) !== 0) {
            if ((s & He) === 0) {
              a = !0;
              break;
            }
            n.f ^= He;
          }
        }
        a || e.push(n);
      }
    return this.#s = [], e;
  }
  #g() {
    this.started = !0;
    for (const [o, c] of this.#l)
      De(o, c), this.schedule(o);
    this.apply();
    for (var e = Tn = [], n = [], a = Xn = []; this.#s.length > 0; ) {
      Ma++ > 1e3 && (this.#d(), Ll());
      for (const o of this.#c())
        try {
          this.#w(o, e, n);
        } catch (c) {
          throw Ss(o), this.#v() || this.discard(), c;
        }
    }
    if (Ee = null, a.length > 0) {
      var s = qt.ensure();
      for (const o of a)
        s.schedule(o);
    }
    if (Tn = null, Xn = null, this.#v()) {
      this.#_(n), this.#_(e);
      for (const [o, c] of this.#o)
        Ms(o, c);
      a.length > 0 && /** @type {unknown} */
      Ee.#g();
      return;
    }
    const i = this.#k();
    if (i) {
      this.#_(n), this.#_(e), i.#f(this);
      return;
    }
    this.#l.clear();
    for (const o of this.#e) o(this);
    this.#e.clear(), ln = this, Sa(n), Sa(e), ln = null, this.#n?.resolve();
    var l = (
      /** @type {Batch | null} */
      /** @type {unknown} */
      Ee
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
  #w(e, n, a) {
    e.f ^= He;
    for (var s = e.first; s !== null; ) {
      var i = s.f, l = (i & (yt | Bt)) !== 0, o = l && (i & He) !== 0, c = o || (i & at) !== 0 || this.#o.has(s);
      if (!c && s.fn !== null) {
        l ? s.f ^= He : (i & on) !== 0 ? n.push(s) : Un(s) && ((i & ht) !== 0 && this.add_dirty_reaction(s, ct), fn(s));
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
    for (const [n, [, a]] of this.current)
      if (!a && e.current.has(n))
        return !0;
    return !1;
  }
  /**
   * @param {Batch} batch
   */
  #f(e) {
    for (const [a, s] of e.current)
      !this.previous.has(a) && e.previous.has(a) && this.previous.set(a, e.previous.get(a)), this.current.set(a, s);
    for (const [a, s] of e.async_deriveds) {
      const i = this.async_deriveds.get(a);
      i && s.promise.then(i.resolve).catch(i.reject);
    }
    e.async_deriveds.clear(), this.transfer_reactions(e.#l);
    const n = (a) => {
      var s = a.reactions;
      if (s !== null && !((a.f & nt) !== 0 && (a.f & (Re | ct)) === 0))
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
            i & (sn | ht) && !this.async_deriveds.has(l) && (this.#l.delete(l), De(l, Re), this.schedule(l));
          }
        }
    };
    for (const a of this.current.keys())
      n(a);
    this.oncommit(() => e.discard()), e.#d(), Ee = this, this.#g();
  }
  /**
   * @param {Effect[]} effects
   */
  #_(e) {
    for (var n = 0; n < e.length; n += 1)
      ms(e[n], this.#l);
  }
  /**
   * Associate a change to a given source with the current
   * batch, noting its previous and current values
   * @param {Value} source
   * @param {any} value
   * @param {boolean} [is_derived]
   */
  capture(e, n, a = !1) {
    e.v !== Ve && !this.previous.has(e) && this.previous.set(e, e.v), (e.f & Ft) === 0 && (this.current.set(e, [n, a]), vt?.set(e, n)), this.is_fork || (e.v = n);
  }
  activate() {
    Ee = this;
  }
  deactivate() {
    Ee = null, vt = null;
  }
  flush() {
    try {
      Sr = !0, Ee = this, this.#g();
    } finally {
      Ma = 0, Br = null, Tn = null, Xn = null, Sr = !1, Ee = null, vt = null, St.clear();
    }
  }
  discard() {
    for (const e of this.#r) e(this);
    this.#r.clear();
    for (const e of this.async_deriveds.values())
      e.reject(pn);
    this.#d(), this.#n?.resolve();
  }
  /**
   * @param {Effect} effect
   */
  register_created_effect(e) {
    this.#i.push(e);
  }
  #b() {
    for (let v = Mr; v !== null; v = v.next) {
      var e = v.id < this.id, n = [];
      for (const [d, [_, w]] of this.current) {
        if (v.current.has(d)) {
          var a = (
            /** @type {[any, boolean]} */
            v.current.get(d)[0]
          );
          if (e && _ !== a)
            v.current.set(d, [_, w]);
          else
            continue;
        }
        n.push(d);
      }
      if (e)
        for (const [d, _] of this.async_deriveds) {
          const w = v.async_deriveds.get(d);
          w && _.promise.then(w.resolve).catch(w.reject);
        }
      var s = [...v.current.keys()].filter(
        (d) => !/** @type {[any, boolean]} */
        v.current.get(d)[1]
      );
      if (!(!v.started || s.length === 0)) {
        var i = s.filter((d) => !this.current.has(d));
        if (i.length === 0)
          e && v.discard();
        else if (n.length > 0) {
          if (e)
            for (const d of this.#h)
              v.unskip_effect(d, (_) => {
                (_.f & (ht | sn)) !== 0 ? v.schedule(_) : v.#_([_]);
              });
          v.activate();
          var l = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Map();
          for (var c of n)
            xs(c, i, l, o);
          o = /* @__PURE__ */ new Map();
          var u = [...v.current].filter(([d, _]) => {
            const w = this.current.get(d);
            return w ? w[0] !== _[0] || w[1] !== _[1] : !0;
          }).map(([d]) => d);
          if (u.length > 0)
            for (const d of this.#i)
              (d.f & (Qe | at | er)) === 0 && la(d, u, o) && ((d.f & (sn | ht)) !== 0 ? (De(d, Re), v.schedule(d)) : v.add_dirty_reaction(d, Re));
          if (v.#s.length > 0 && !v.#u) {
            v.apply();
            for (var f of v.#c())
              v.#w(f, [], []);
          }
          v.deactivate();
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
      let a = this.#a.get(n) ?? 0;
      this.#a.set(n, a + 1);
    }
  }
  /**
   * @param {boolean} blocking
   * @param {Effect} effect
   */
  decrement(e, n) {
    if (this.#t -= 1, e) {
      let a = this.#a.get(n) ?? 0;
      a === 1 ? this.#a.delete(n) : this.#a.set(n, a - 1);
    }
    this.#u || (this.#u = !0, kt(() => {
      this.#u = !1, this.linked && this.flush();
    }));
  }
  /**
   * @param {Map<Effect, number>} dirty_reactions
   */
  transfer_reactions(e) {
    for (const [n, a] of e)
      this.add_dirty_reaction(n, a);
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
    return (this.#n ??= ls()).promise;
  }
  static ensure() {
    if (Ee === null) {
      const e = Ee = new qt();
      !Sr && !An && kt(() => {
        e.started || e.flush();
      });
    }
    return Ee;
  }
  apply() {
    {
      vt = null;
      return;
    }
  }
  /**
   *
   * @param {Effect} effect
   */
  schedule(e) {
    if (Br = e, e.b?.is_pending && (e.f & (on | dr | na)) !== 0 && (e.f & vn) === 0) {
      e.b.defer_effect(e);
      return;
    }
    this.#s.push(e);
  }
  #d() {
    if (this.linked) {
      var e = this.prev, n = this.next;
      e === null ? Mr = n : e.next = n, n === null ? nn = e : n.prev = e, this.linked = !1;
    }
  }
}
function Tl(t) {
  var e = An, n = ln;
  ln = null, An = !0;
  try {
    for (var a; ; ) {
      if (bl(), Ee === null)
        return (
          /** @type {T} */
          a
        );
      Ee.flush();
    }
  } finally {
    An = e, ln = n;
  }
}
function Ll() {
  try {
    vl();
  } catch (t) {
    bt(t, Br);
  }
}
let Lt = null;
function Sa(t) {
  var e = t.length;
  if (e !== 0) {
    for (var n = 0; n < e; ) {
      var a = t[n++];
      if ((a.f & (Qe | at)) === 0 && Un(a) && (Lt = /* @__PURE__ */ new Set(), fn(a), a.deps === null && a.first === null && a.nodes === null && a.teardown === null && a.ac === null && Is(a), Lt?.size > 0)) {
        St.clear();
        for (const s of Lt) {
          if ((s.f & (Qe | at)) !== 0) continue;
          const i = [s];
          let l = s.parent;
          for (; l !== null; )
            Lt.has(l) && (Lt.delete(l), i.push(l)), l = l.parent;
          for (let o = i.length - 1; o >= 0; o--) {
            const c = i[o];
            (c.f & (Qe | at)) === 0 && fn(c);
          }
        }
        Lt.clear();
      }
    }
    Lt = null;
  }
}
function xs(t, e, n, a) {
  if (!n.has(t) && (n.add(t), t.reactions !== null))
    for (const s of t.reactions) {
      const i = s.f;
      (i & nt) !== 0 ? xs(
        /** @type {Derived} */
        s,
        e,
        n,
        a
      ) : (i & (sn | ht)) !== 0 && (i & Re) === 0 && la(s, e, a) && (De(s, Re), oa(
        /** @type {Effect} */
        s
      ));
    }
}
function la(t, e, n) {
  const a = n.get(t);
  if (a !== void 0) return a;
  if (t.deps !== null)
    for (const s of t.deps) {
      if (Nn.call(e, s))
        return !0;
      if ((s.f & nt) !== 0 && la(
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
function oa(t) {
  Ee.schedule(t);
}
function Ms(t, e) {
  if (!((t.f & yt) !== 0 && (t.f & He) !== 0)) {
    (t.f & Re) !== 0 ? e.d.push(t) : (t.f & ct) !== 0 && e.m.push(t), De(t, He);
    for (var n = t.first; n !== null; )
      Ms(n, e), n = n.next;
  }
}
function Ss(t) {
  De(t, He);
  for (var e = t.first; e !== null; )
    Ss(e), e = e.next;
}
let rr = /* @__PURE__ */ new Set();
const St = /* @__PURE__ */ new Map();
let Es = !1;
function Zt(t, e) {
  var n = {
    f: 0,
    v: t,
    reactions: null,
    equals: ds,
    rv: 0,
    wv: 0
  };
  return n;
}
// @__NO_SIDE_EFFECTS__
function Z(t, e) {
  const n = Zt(t);
  return Bs(n), n;
}
// @__NO_SIDE_EFFECTS__
function Ol(t, e = !1, n = !0) {
  const a = Zt(t);
  return e || (a.equals = hs), a;
}
function T(t, e, n = !1) {
  ke !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!gt || (ke.f & er) !== 0) && gs() && (ke.f & (nt | ht | sn | er)) !== 0 && (Et === null || !Et.has(t)) && yl();
  let a = n ? rt(e) : e;
  return cn(t, a, Xn);
}
var Ut = null, qr = 0;
function cn(t, e, n = null) {
  if (!t.equals(e)) {
    zt ? St.set(t, e) : St.has(t) || St.set(t, t.v);
    var a = qt.ensure();
    if (a.capture(t, e), (t.f & nt) !== 0) {
      const s = (
        /** @type {Derived} */
        t
      );
      (t.f & Re) !== 0 && ia(s), vt === null && sa(s);
    }
    t.wv = Vs(), Ut = null, qr = 0, As(t, Re, n), Ut = null, Te !== null && (Te.f & He) !== 0 && (Te.f & (yt | Bt)) === 0 && (ft === null ? Ul([t]) : ft.push(t)), !a.is_fork && rr.size > 0 && !Es && Nl();
  }
  return e;
}
function Nl() {
  Es = !1;
  for (const t of rr) {
    (t.f & He) !== 0 && De(t, ct);
    let e;
    try {
      e = Un(t);
    } catch {
      e = !0;
    }
    e && fn(t);
  }
  rr.clear();
}
function jl(t, e = 1) {
  var n = r(t), a = e === 1 ? n++ : n--;
  return T(t, n), a;
}
function Ln(t) {
  T(t, t.v + 1);
}
function As(t, e, n) {
  var a = t.reactions;
  if (a !== null) {
    var s = a.length;
    if (qr += s, qr > 1e5 && Ut === null && (Ut = /* @__PURE__ */ new Set()), Ut !== null) {
      if (Ut.has(t)) return;
      Ut.add(t);
    }
    for (var i = 0; i < s; i++) {
      var l = a[i], o = l.f, c = (o & Re) === 0;
      if (c && De(l, e), (o & er) !== 0)
        rr.add(
          /** @type {Effect} */
          l
        );
      else if ((o & nt) !== 0) {
        var u = (
          /** @type {Derived} */
          l
        );
        vt?.delete(u), As(u, ct, n);
      } else if (c) {
        var f = (
          /** @type {Effect} */
          l
        );
        (o & ht) !== 0 && Lt !== null && Lt.add(f), n !== null ? n.push(f) : oa(f);
      }
    }
  }
}
function rt(t) {
  if (typeof t != "object" || t === null || Gt in t || os in t)
    return t;
  const e = is(t);
  if (e !== Bi && e !== qi)
    return t;
  var n = /* @__PURE__ */ new Map(), a = cr(t), s = /* @__PURE__ */ Z(0), i = Xt, l = (o) => {
    if (Xt === i)
      return o();
    var c = ke, u = Xt;
    dt(null), Ta(i);
    var f = o();
    return dt(c), Ta(u), f;
  };
  return a && n.set("length", /* @__PURE__ */ Z(
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
          var v = /* @__PURE__ */ Z(u.value);
          return n.set(c, v), v;
        }) : T(f, u.value, !0), !0;
      },
      deleteProperty(o, c) {
        var u = n.get(c);
        if (u === void 0) {
          if (c in o) {
            const f = l(() => /* @__PURE__ */ Z(Ve));
            n.set(c, f), Ln(s);
          }
        } else
          T(u, Ve), Ln(s);
        return !0;
      },
      get(o, c, u) {
        if (c === Gt)
          return t;
        var f = n.get(c), v = c in o;
        if (f === void 0 && (!v || an(o, c)?.writable) && (f = l(() => {
          var _ = rt(v ? o[c] : Ve), w = /* @__PURE__ */ Z(_);
          return w;
        }), n.set(c, f)), f !== void 0) {
          var d = r(f);
          return d === Ve ? void 0 : d;
        }
        return Reflect.get(o, c, u);
      },
      getOwnPropertyDescriptor(o, c) {
        this.has?.(o, c);
        var u = Reflect.getOwnPropertyDescriptor(o, c), f = n.get(c);
        if (f !== void 0) {
          var v = r(f);
          if (v === Ve)
            return;
          if (u && "value" in u)
            u.value = v;
          else
            return {
              enumerable: !0,
              configurable: !0,
              value: v,
              writable: !0
            };
        }
        return u;
      },
      has(o, c) {
        if (c === Gt)
          return !0;
        var u = n.get(c), f = u !== void 0 && u.v !== Ve || Reflect.has(o, c);
        if (u !== void 0 || (Te !== null || ke !== null) && (!f || an(o, c)?.writable)) {
          u === void 0 && (u = l(() => {
            var d = f ? rt(o[c]) : Ve, _ = /* @__PURE__ */ Z(d);
            return _;
          }), n.set(c, u));
          var v = r(u);
          if (v === Ve)
            return !1;
        }
        return f;
      },
      set(o, c, u, f) {
        var v = n.get(c), d = c in o;
        if (a && c === "length")
          for (var _ = u; _ < /** @type {Source<number>} */
          v.v; _ += 1) {
            var w = n.get(_ + "");
            w !== void 0 ? T(w, Ve) : _ in o && (w = l(() => /* @__PURE__ */ Z(Ve)), n.set(_ + "", w));
          }
        if (v === void 0)
          (!d || an(o, c)?.writable) && (v = l(() => /* @__PURE__ */ Z(void 0)), T(v, rt(u)), n.set(c, v));
        else {
          d = v.v !== Ve;
          var h = l(() => rt(u));
          T(v, h);
        }
        var g = Reflect.getOwnPropertyDescriptor(o, c);
        if (g?.set && g.set.call(f, u), !d) {
          if (a && typeof c == "string") {
            var m = (
              /** @type {Source<number>} */
              n.get("length")
            ), k = Number(c);
            Number.isInteger(k) && k >= m.v && T(m, k + 1);
          }
          Ln(s);
        }
        return !0;
      },
      ownKeys(o) {
        r(s);
        var c = Reflect.ownKeys(o).filter((v) => {
          var d = n.get(v);
          return d === void 0 || d.v !== Ve;
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
function Ea(t) {
  try {
    if (t !== null && typeof t == "object" && Gt in t)
      return t[Gt];
  } catch {
  }
  return t;
}
function Ts(t, e) {
  return Object.is(Ea(t), Ea(e));
}
var xt, Ls, Os, Ns;
function Cl() {
  if (xt === void 0) {
    xt = window, Ls = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    Os = an(e, "firstChild").get, Ns = an(e, "nextSibling").get, xa(t) && (t[Ir] = void 0, t[us] = null, t[Fr] = void 0, t.__e = void 0), xa(n) && (n[Dr] = void 0);
  }
}
function Ct(t = "") {
  return document.createTextNode(t);
}
// @__NO_SIDE_EFFECTS__
function Qt(t) {
  return (
    /** @type {TemplateNode | null} */
    Os.call(t)
  );
}
// @__NO_SIDE_EFFECTS__
function qn(t) {
  return (
    /** @type {TemplateNode | null} */
    Ns.call(t)
  );
}
function K(t, e) {
  return /* @__PURE__ */ Qt(t);
}
function he(t, e = !1) {
  {
    var n = /* @__PURE__ */ Qt(t);
    return n instanceof Comment && n.data === "" ? /* @__PURE__ */ qn(n) : n;
  }
}
function ne(t, e = !1) {
  return /* @__PURE__ */ Qt(t);
}
function O(t, e = 1, n = !1) {
  let a = t;
  for (; e--; )
    a = /** @type {TemplateNode} */
    /* @__PURE__ */ qn(a);
  return a;
}
function Pl(t) {
  t.textContent = "";
}
function js() {
  return !1;
}
function zl(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function Rl(t) {
  var e = Te;
  if (e === null)
    return ke.f |= Ft, t;
  if ((e.f & vn) === 0 && (e.f & on) === 0)
    throw t;
  bt(t, e);
}
function bt(t, e) {
  if (t === fs)
    throw t;
  if (!(e !== null && (e.f & Qe) !== 0)) {
    for (; e !== null; ) {
      if ((e.f & Rr) !== 0 && (e.f & (Qe | jn)) === 0) {
        if ((e.f & vn) === 0)
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
  Te === null && (ke === null && hl(), dl()), zt && fl();
}
function Fl(t, e) {
  var n = e.last;
  n === null ? e.last = e.first = t : (n.next = t, t.prev = n, e.last = t);
}
function Tt(t, e) {
  var n = Te;
  n !== null && (n.f & at) !== 0 && (t |= at);
  var a = {
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
  Ee?.register_created_effect(a);
  var s = a;
  if ((t & on) !== 0)
    Tn !== null ? Tn.push(a) : qt.ensure().schedule(a);
  else if (e !== null) {
    try {
      fn(a);
    } catch (l) {
      throw et(a), l;
    }
    s.deps === null && s.teardown === null && s.nodes === null && s.first === s.last && // either `null`, or a singular child
    (s.f & gn) === 0 && (s = s.first, (t & ht) !== 0 && (t & Jt) !== 0 && s !== null && (s.f |= Jt));
  }
  if (s !== null && (s.parent = n, n !== null && Fl(s, n), ke !== null && (ke.f & nt) !== 0 && (t & Bt) === 0)) {
    var i = (
      /** @type {Derived} */
      ke
    );
    (i.effects ??= []).push(s);
  }
  return a;
}
function ua() {
  return ke !== null && !gt;
}
function ca(t) {
  const e = Tt(dr, null);
  return De(e, He), e.teardown = t, e;
}
function Ye(t) {
  Il();
  var e = (
    /** @type {Effect} */
    Te.f
  ), n = !ke && (e & yt) !== 0 && $e !== null && !$e.i;
  if (n) {
    var a = (
      /** @type {ComponentContext} */
      $e
    );
    (a.e ??= []).push(t);
  } else
    return Cs(t);
}
function Cs(t) {
  return Tt(on | Hi, t);
}
function Dl(t) {
  qt.ensure();
  const e = Tt(Bt | gn, t);
  return (n = {}) => new Promise((a) => {
    n.outro ? Kt(e, () => {
      et(e), a(void 0);
    }) : (et(e), a(void 0));
  });
}
function vr(t) {
  return Tt(on, t);
}
function Bl(t) {
  return Tt(sn | gn, t);
}
function Ps(t, e = 0) {
  return Tt(dr | e, t);
}
function R(t, e = [], n = [], a = []) {
  ys(a, e, n, (s) => {
    Tt(dr, () => {
      t(...s.map(r));
    });
  });
}
function Vn(t, e = 0) {
  var n = Tt(ht | e, t);
  return n;
}
function zs(t, e = 0) {
  var n = Tt(na | e, t);
  return n;
}
function it(t) {
  return Tt(yt | gn, t);
}
function Rs(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = zt, a = ke;
    Aa(!0), dt(null);
    try {
      e.call(null);
    } catch (s) {
      bt(s, t.parent);
    } finally {
      Aa(n), dt(a);
    }
  }
}
function fa(t, e = !1) {
  var n = t.first;
  for (t.first = t.last = null; n !== null; ) {
    const s = n.ac;
    s !== null && Bn(() => {
      s.abort(Dn);
    });
    var a = n.next;
    (n.f & Bt) !== 0 ? n.parent = null : et(n, e), n = a;
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
  ), n = !0), t.f |= jn, fa(t, e && !n), Pn(t, 0);
  var a = t.nodes && t.nodes.t;
  if (a !== null)
    for (const i of a)
      i.stop();
  Rs(t), t.f ^= jn, t.f |= Qe;
  var s = t.parent;
  s !== null && s.first !== null && Is(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function Vl(t, e) {
  for (; t !== null; ) {
    var n = t === e ? null : /* @__PURE__ */ qn(t);
    t.remove(), t = n;
  }
}
function Is(t) {
  var e = t.parent, n = t.prev, a = t.next;
  n !== null && (n.next = a), a !== null && (a.prev = n), e !== null && (e.first === t && (e.first = a), e.last === t && (e.last = n));
}
function Kt(t, e, n = !0) {
  var a = [];
  t.f |= ra, Fs(t, a, !0);
  var s = () => {
    n && et(t), e && e();
  }, i = a.length;
  if (i > 0) {
    var l = () => --i || s();
    for (var o of a)
      o.out(l);
  } else
    s();
}
function Fs(t, e, n) {
  if ((t.f & at) === 0) {
    t.f ^= at;
    var a = t.nodes && t.nodes.t;
    if (a !== null)
      for (const o of a)
        (o.is_global || n) && e.push(o);
    for (var s = t.first; s !== null; ) {
      var i = s.next;
      if ((s.f & Bt) === 0) {
        var l = (s.f & Jt) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (s.f & yt) !== 0 && (t.f & ht) !== 0;
        Fs(s, e, l ? n : !1);
      }
      s = i;
    }
  }
}
function ar(t) {
  t.f &= ~ra, Ds(t, !0);
}
function Ds(t, e) {
  if ((t.f & ra) === 0 && (t.f & at) !== 0) {
    t.f ^= at, (t.f & He) === 0 && (De(t, Re), qt.ensure().schedule(t));
    for (var n = t.first; n !== null; ) {
      var a = n.next, s = (n.f & Jt) !== 0 || (n.f & yt) !== 0;
      Ds(n, s ? e : !1), n = a;
    }
    var i = t.nodes && t.nodes.t;
    if (i !== null)
      for (const l of i)
        (l.is_global || e) && l.in();
  }
}
function da(t, e) {
  if (t.nodes)
    for (var n = t.nodes.start, a = t.nodes.end; n !== null; ) {
      var s = n === a ? null : /* @__PURE__ */ qn(n);
      e.append(n), n = s;
    }
}
let zt = !1;
function Aa(t) {
  zt = t;
}
let ke = null, gt = !1;
function dt(t) {
  ke = t;
}
let Te = null;
function At(t) {
  Te = t;
}
let Et = null;
function Bs(t) {
  ke !== null && ((ke.f & tr) !== 0 || (ke.f & nt) !== 0) && (Et ??= /* @__PURE__ */ new Set()).add(t);
}
let lt = null, ut = 0, ft = null;
function Ul(t) {
  ft = t;
}
let qs = 1, Wt = 0, Xt = Wt;
function Ta(t) {
  Xt = t;
}
function Vs() {
  return ++qs;
}
function Un(t) {
  var e = t.f;
  if ((e & Re) !== 0)
    return !0;
  if ((e & ct) !== 0) {
    for (var n = (
      /** @type {Value[]} */
      t.deps
    ), a = n.length, s = 0; s < a; s++) {
      var i = n[s];
      if (Un(
        /** @type {Derived} */
        i
      ) && ps(
        /** @type {Derived} */
        i
      ), i.wv > t.wv)
        return !0;
    }
    (e & mt) !== 0 && // During time traveling we don't want to reset the status so that
    // traversal of the graph in the other batches still happens
    vt === null && De(t, He);
  }
  return !1;
}
function Us(t, e, n = !0) {
  var a = t.reactions;
  if (a !== null && !(Et !== null && Et.has(t)))
    for (var s = 0; s < a.length; s++) {
      var i = a[s];
      (i.f & nt) !== 0 ? Us(
        /** @type {Derived} */
        i,
        e,
        !1
      ) : e === i && (n ? De(i, Re) : (i.f & He) !== 0 && De(i, ct), oa(
        /** @type {Effect} */
        i
      ));
    }
}
function Hs(t) {
  var e = lt, n = ut, a = ft, s = ke, i = Et, l = $e, o = gt, c = Xt, u = t.f;
  lt = /** @type {null | Value[]} */
  null, ut = 0, ft = null, ke = (u & (yt | Bt)) === 0 ? t : null, Et = null, un(t.ctx), gt = !1, Xt = ++Wt, t.ac !== null && (Bn(() => {
    t.ac.abort(Dn);
  }), t.ac = null);
  try {
    t.f |= tr;
    var f = (
      /** @type {Function} */
      t.fn
    ), v = f();
    t.f |= vn;
    var d = La(t);
    if (gs() && ft !== null && !gt && d !== null && (t.f & (nt | ct | Re)) === 0)
      for (var _ = 0; _ < /** @type {Source[]} */
      ft.length; _++)
        Us(
          ft[_],
          /** @type {Effect} */
          t
        );
    if (s !== null && s !== t) {
      if (Wt++, s.deps !== null)
        for (let w = 0; w < n; w += 1)
          s.deps[w].rv = Wt;
      if (e !== null)
        for (const w of e)
          w.rv = Wt;
      ft !== null && (a === null ? a = ft : a.push(.../** @type {Source[]} */
      ft));
    }
    return (t.f & Ft) !== 0 && (t.f ^= Ft), v;
  } catch (w) {
    return La(t), Rl(w);
  } finally {
    t.f ^= tr, lt = e, ut = n, ft = a, ke = s, Et = i, un(l), gt = o, Xt = c;
  }
}
function La(t) {
  var e = t.deps, n = Ee?.is_fork;
  if (lt !== null) {
    var a;
    if (n || Pn(t, ut), e !== null && ut > 0)
      for (e.length = ut + lt.length, a = 0; a < lt.length; a++)
        e[ut + a] = lt[a];
    else
      t.deps = e = lt;
    if (ua() && (t.f & mt) !== 0)
      for (a = ut; a < e.length; a++)
        (e[a].reactions ??= []).push(t);
  } else !n && e !== null && ut < e.length && (Pn(t, ut), e.length = ut);
  return e;
}
function Hl(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var a = Fi.call(n, t);
    if (a !== -1) {
      var s = n.length - 1;
      s === 0 ? n = e.reactions = null : (n[a] = n[s], n.pop());
    }
  }
  if (n === null && (e.f & nt) !== 0 && // Destroying a child effect while updating a parent effect can cause a dependency to appear
  // to be unused, when in fact it is used by the currently-updating parent. Checking `new_deps`
  // allows us to skip the expensive work of disconnecting and immediately reconnecting it
  (lt === null || !Nn.call(lt, e))) {
    var i = (
      /** @type {Derived} */
      e
    );
    (i.f & mt) !== 0 && (i.f ^= mt), i.v !== Ve && sa(i), i.ac !== null && Bn(() => {
      i.ac.abort(Dn), i.ac = null, De(i, Re);
    }), El(i), Pn(i, 0);
  }
}
function Pn(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var a = e; a < n.length; a++)
      Hl(t, n[a]);
}
function fn(t) {
  var e = t.f;
  if ((e & Qe) === 0) {
    De(t, He);
    var n = Te;
    Te = t;
    try {
      (e & (ht | na)) !== 0 ? ql(t) : fa(t), Rs(t);
      var a = Hs(t);
      t.teardown = typeof a == "function" ? a : null, t.wv = qs;
      var s;
    } finally {
      Te = n;
    }
  }
}
async function Ws() {
  await Promise.resolve(), Tl();
}
function r(t) {
  var e = t.f, n = (e & nt) !== 0;
  if (ke !== null && !gt) {
    var a = Te !== null && (Te.f & Qe) !== 0;
    if (!a && (Et === null || !Et.has(t))) {
      var s = ke.deps;
      if ((ke.f & tr) !== 0)
        t.rv < Wt && (t.rv = Wt, lt === null && s !== null && s[ut] === t ? ut++ : lt === null ? lt = [t] : lt.push(t));
      else {
        ke.deps ??= [], Nn.call(ke.deps, t) || ke.deps.push(t);
        var i = t.reactions;
        i === null ? t.reactions = [ke] : Nn.call(i, ke) || i.push(ke);
      }
    }
  }
  if (zt && St.has(t))
    return St.get(t);
  if (n) {
    var l = (
      /** @type {Derived} */
      t
    );
    if (zt) {
      var o = l.v;
      return ((l.f & He) === 0 && l.reactions !== null || Gs(l)) && (o = ia(l)), St.set(l, o), o;
    }
    var c = (l.f & mt) === 0 && !gt && ke !== null && (ke.f & mt) !== 0, u = (l.f & vn) === 0;
    Un(l) && (c && (l.f |= mt), ps(l)), c && !u && (ks(l), Ys(l));
  }
  if (vt?.has(t))
    return vt.get(t);
  if ((t.f & Ft) !== 0)
    throw t.v;
  return t.v;
}
function Ys(t) {
  if (t.f |= mt, t.deps !== null)
    for (const n of t.deps) {
      var e = n.reactions;
      e === null ? n.reactions = [t] : Nn.call(e, t) || e.push(t), (n.f & nt) !== 0 && (n.f & mt) === 0 && (ks(
        /** @type {Derived} */
        n
      ), Ys(
        /** @type {Derived} */
        n
      ));
    }
}
function Gs(t) {
  if (t.v === Ve) return !0;
  if (t.deps === null) return !1;
  for (const e of t.deps)
    if (St.has(e) || (e.f & nt) !== 0 && Gs(
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
const kn = Symbol("events"), Ks = /* @__PURE__ */ new Set(), Vr = /* @__PURE__ */ new Set();
function Xs(t, e, n, a = {}) {
  function s(i) {
    if (a.capture || Ur.call(e, i), !i.cancelBubble)
      return Bn(() => n?.call(this, i));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (s.__removed = !1, kt(() => {
    s.__removed || e.addEventListener(t, s, a);
  })) : e.addEventListener(t, s, a), s;
}
function Je(t, e, n, a, s) {
  var i = { capture: a, passive: s }, l = Xs(t, e, n, i);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && ca(() => {
    l.__removed = !0, e.removeEventListener(t, l, i);
  });
}
function re(t, e, n) {
  (e[kn] ??= {})[t] = n;
}
function ot(t) {
  for (var e = 0; e < t.length; e++)
    Ks.add(t[e]);
  for (var n of Vr)
    n(t);
}
let Er = null, Ar = !1;
function Ur(t) {
  var e = this, n = (
    /** @type {Node} */
    e.ownerDocument
  ), a = t.type, s = t.composedPath?.() || [], i = (
    /** @type {null | Element} */
    s[0] || t.target
  );
  Er = t, Ar || (Ar = !0, setTimeout(() => {
    Ar = !1, Er = null;
  }));
  var l = 0, o = Er === t && t[kn];
  if (o) {
    var c = s.indexOf(o);
    if (c !== -1 && (e === document || e === /** @type {any} */
    window)) {
      t[kn] = e;
      return;
    }
    var u = s.indexOf(e);
    if (u === -1)
      return;
    c <= u && (l = c);
  }
  if (i = /** @type {Element} */
  s[l] || t.target, i !== e) {
    ss(t, "currentTarget", {
      configurable: !0,
      get() {
        return i || n;
      }
    });
    var f = ke, v = Te;
    dt(null), At(null);
    try {
      for (var d, _ = []; i !== null && i !== e; ) {
        try {
          var w = i[kn]?.[a];
          w != null && (!/** @type {any} */
          i.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === i) && w.call(i, t);
        } catch (h) {
          d ? _.push(h) : d = h;
        }
        if (t.cancelBubble) break;
        l++, i = l < s.length ? (
          /** @type {Element} */
          s[l]
        ) : null;
      }
      if (d) {
        for (let h of _)
          queueMicrotask(() => {
            throw h;
          });
        throw d;
      }
    } finally {
      t[kn] = e, delete t.currentTarget, dt(f), At(v);
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
function Js(t) {
  var e = zl("template");
  return e.innerHTML = $l(t.replaceAll("<!>", "<!---->")), e.content;
}
function zn(t, e) {
  var n = (
    /** @type {Effect} */
    Te
  );
  n.nodes === null && (n.nodes = { start: t, end: e, a: null, t: null });
}
// @__NO_SIDE_EFFECTS__
function N(t, e) {
  var n = (e & tl) !== 0, a = (e & nl) !== 0, s, i = !t.startsWith("<!>");
  return () => {
    s === void 0 && (s = Js(i ? t : "<!>" + t), n || (s = /** @type {TemplateNode} */
    /* @__PURE__ */ Qt(s)));
    var l = (
      /** @type {TemplateNode} */
      a || Ls ? document.importNode(s, !0) : s.cloneNode(!0)
    );
    if (n) {
      var o = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ Qt(l)
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
  var a = !t.startsWith("<!>"), s = `<${n}>${a ? t : "<!>" + t}</${n}>`, i;
  return () => {
    if (!i) {
      var l = (
        /** @type {DocumentFragment} */
        Js(s)
      ), o = (
        /** @type {Element} */
        /* @__PURE__ */ Qt(l)
      );
      i = /** @type {Element} */
      /* @__PURE__ */ Qt(o);
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
function xn(t = "") {
  {
    var e = Ct(t + "");
    return zn(e, e), e;
  }
}
function We() {
  var t = document.createDocumentFragment(), e = document.createComment(""), n = Ct();
  return t.append(e, n), zn(e, n), t;
}
function b(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function to(t) {
  let e = 0, n = Zt(0), a;
  return () => {
    ua() && (r(n), Ps(() => (e === 0 && (a = Mt(() => t(() => Ln(n)))), e += 1, () => {
      kt(() => {
        e -= 1, e === 0 && (a?.(), a = void 0, Ln(n));
      });
    })));
  };
}
var no = Jt | gn;
function ro(t, e, n, a) {
  new ao(t, e, n, a);
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
  #g = to(() => (this.#c = Zt(this.#h), () => {
    this.#c = null;
  }));
  /**
   * @param {TemplateNode} node
   * @param {BoundaryProps} props
   * @param {((anchor: Node) => void)} children
   * @param {((error: unknown) => unknown) | undefined} [transform_error]
   */
  constructor(e, n, a, s) {
    this.#e = e, this.#t = n, this.#a = (i) => {
      var l = (
        /** @type {Effect} */
        Te
      );
      l.b = this, l.f |= Rr, a(i);
    }, this.parent = /** @type {Effect} */
    Te.b, this.transform_error = s ?? this.parent?.transform_error ?? ((i) => i), this.#n = Vn(() => {
      this.#b();
    }, no);
  }
  #w() {
    try {
      this.#s = it(() => this.#a(this.#e));
    } catch (e) {
      this.error(e);
    }
  }
  /**
   * @param {unknown} error The deserialized error from the server's hydration comment
   */
  #k(e) {
    const n = this.#t.failed, { reset: a, invoke_onerror: s } = this.#y(e);
    kt(s), n && (this.#l = it(() => {
      n(
        this.#e,
        () => e,
        () => a
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
    var n = !1, a = !1;
    const s = () => {
      if (!this.#f()) {
        if (n) {
          ll();
          return;
        }
        n = !0, a && wl(), this.#l !== null && Kt(this.#l, () => {
          this.#l = null;
        }), this.#p(() => {
          this.#b();
        });
      }
    };
    return { reset: s, invoke_onerror: () => {
      if (!this.#f())
        try {
          a = !0, this.#t.onerror?.(e, s), a = !1;
        } catch (l) {
          bt(l, this.#n && this.#n.parent);
        }
    } };
  }
  #f() {
    return (this.#n.f & (Qe | jn)) !== 0;
  }
  #_() {
    const e = this.#t.pending;
    e && (this.is_pending = !0, this.#i = it(() => e(this.#e)), kt(() => {
      if (!this.#f()) {
        var n = this.#o = document.createDocumentFragment(), a = Ct(), s = !1;
        if (n.append(a), this.#s = this.#p(() => {
          try {
            return it(() => this.#a(a));
          } catch (i) {
            try {
              this.error(i), s = !0;
            } catch (l) {
              bt(l, this.#n.parent);
            }
            return null;
          }
        }), this.#s === null) {
          this.#o = null, s && this.#d(
            /** @type {Batch} */
            Ee
          );
          return;
        }
        this.#u === 0 && (this.#e.before(n), this.#o = null, Kt(
          /** @type {Effect} */
          this.#i,
          () => {
            this.#i = null;
          }
        ), this.#d(
          /** @type {Batch} */
          Ee
        ));
      }
    }));
  }
  #b() {
    try {
      if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#h = 0, this.#s = it(() => {
        this.#a(this.#e);
      }), this.#u > 0) {
        var e = this.#o = document.createDocumentFragment();
        da(this.#s, e);
        const n = (
          /** @type {(anchor: Node) => void} */
          this.#t.pending
        );
        this.#i = it(() => n(this.#e));
      } else
        this.#d(
          /** @type {Batch} */
          Ee
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
    ms(e, this.#m);
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
    var n = Te, a = ke, s = $e;
    At(this.#n), dt(this.#n), un(this.#n.ctx);
    try {
      return qt.ensure(), e();
    } finally {
      At(n), dt(a), un(s);
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
    this.#u += e, this.#u === 0 && (this.#d(n), this.#i && Kt(this.#i, () => {
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
      this.#v = !1, this.#c && cn(this.#c, this.#h);
    }));
  }
  get_effect_pending() {
    return this.#g(), r(
      /** @type {Source<number>} */
      this.#c
    );
  }
  /** @param {unknown} error */
  error(e) {
    if (e === fs || !this.#t.onerror && !this.#t.failed)
      throw e;
    Ee?.is_fork ? (this.#s && Ee.skip_effect(this.#s), this.#i && Ee.skip_effect(this.#i), this.#l && Ee.skip_effect(this.#l), Ee.oncommit(() => {
      this.#f() || this.#M(e);
    })) : this.#M(e);
  }
  /**
   * @param {unknown} error
   */
  #M(e) {
    this.#s && (et(this.#s), this.#s = null), this.#i && (et(this.#i), this.#i = null), this.#l && (et(this.#l), this.#l = null);
    let n = this.#t.failed;
    const a = (s) => {
      if (this.#f()) return;
      const { reset: i, invoke_onerror: l } = this.#y(s);
      l(), n && !this.#f() && (this.#l = this.#p(() => {
        try {
          return it(() => {
            var o = (
              /** @type {Effect} */
              Te
            );
            o.b = this, o.f |= Rr, n(
              this.#e,
              () => s,
              () => i
            );
          });
        } catch (o) {
          return bt(
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
          bt(i, this.#n && this.#n.parent);
          return;
        }
        s !== null && typeof s == "object" && typeof /** @type {any} */
        s.then == "function" ? s.then(
          a,
          /** @param {unknown} e */
          (i) => bt(i, this.#n && this.#n.parent)
        ) : a(s);
      }
    });
  }
}
function J(t, e) {
  var n = e == null ? "" : typeof e == "object" ? `${e}` : e;
  n !== /** @type {any} */
  (t[Dr] ??= t.nodeValue) && (t[Dr] = n, t.nodeValue = `${n}`);
}
function so(t, e) {
  return io(t, e);
}
const Wn = /* @__PURE__ */ new Map();
function io(t, { target: e, anchor: n, props: a = {}, events: s, context: i, intro: l = !0, transformError: o }) {
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
        je({});
        var w = (
          /** @type {ComponentContext} */
          $e
        );
        i && (w.c = i), s && (a.$$events = s), c = t(_, a) || aa(), Ce();
      },
      o
    );
    var v = /* @__PURE__ */ new Set(), d = (_) => {
      for (var w = 0; w < _.length; w++) {
        var h = _[w];
        if (!v.has(h)) {
          v.add(h);
          var g = Zl(h);
          for (const S of [e, document]) {
            var m = Wn.get(S);
            m === void 0 && (m = /* @__PURE__ */ new Map(), Wn.set(S, m));
            var k = m.get(h);
            k === void 0 ? (S.addEventListener(h, Ur, { passive: g }), m.set(h, 1)) : m.set(h, k + 1);
          }
        }
      }
    };
    return d(fr(Ks)), Vr.add(d), () => {
      for (var _ of v)
        for (const g of [e, document]) {
          var w = (
            /** @type {Map<string, number>} */
            Wn.get(g)
          ), h = (
            /** @type {number} */
            w.get(_)
          );
          --h == 0 ? (g.removeEventListener(_, Ur), w.delete(_), w.size === 0 && Wn.delete(g)) : w.set(_, h);
        }
      Vr.delete(d), f !== n && f.parentNode?.removeChild(f);
    };
  });
  return Hr.set(c, u), c;
}
let Hr = /* @__PURE__ */ new WeakMap();
function lo(t, e) {
  const n = Hr.get(t);
  return n ? (Hr.delete(t), n(e)) : Promise.resolve();
}
class ha {
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
      ), a = this.#r.get(n);
      if (a)
        ar(a), this.#a.delete(n);
      else {
        var s = this.#t.get(n);
        s && (ar(s.effect), this.#r.set(n, s.effect), this.#t.delete(n), s.fragment.lastChild.remove(), this.anchor.before(s.fragment), a = s.effect);
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
            da(l, u), u.append(Ct()), this.#t.set(i, { effect: l, fragment: u });
          } else
            et(l);
          this.#a.delete(i), this.#r.delete(i);
        };
        this.#n || !a ? (this.#a.add(i), Kt(l, o, !1)) : o();
      }
    }
  };
  /**
   * @param {Batch} batch
   */
  #i = (e) => {
    this.#e.delete(e);
    const n = Array.from(this.#e.values());
    for (const [a, s] of this.#t)
      n.includes(a) || (et(s.effect), this.#t.delete(a));
  };
  /**
   *
   * @param {any} key
   * @param {null | ((target: TemplateNode) => void)} fn
   */
  ensure(e, n) {
    var a = (
      /** @type {Batch} */
      Ee
    ), s = js();
    if (n && !this.#r.has(e) && !this.#t.has(e))
      if (s) {
        var i = document.createDocumentFragment(), l = Ct();
        i.append(l), this.#t.set(e, {
          effect: it(() => n(l)),
          fragment: i
        });
      } else
        this.#r.set(
          e,
          it(() => n(this.anchor))
        );
    if (this.#e.set(a, e), s) {
      for (const [o, c] of this.#r)
        o === e ? a.unskip_effect(c) : a.skip_effect(c);
      for (const [o, c] of this.#t)
        o === e ? a.unskip_effect(c.effect) : a.skip_effect(c.effect);
      a.oncommit(this.#s), a.ondiscard(this.#i);
    } else
      this.#s(a);
  }
}
function Y(t, e, n = !1) {
  var a = new ha(t), s = n ? Jt : 0;
  function i(l, o) {
    a.ensure(l, o);
  }
  Vn(() => {
    var l = !1;
    e((o, c = 0) => {
      l = !0, i(c, o);
    }), l || i(-1, null);
  }, s);
}
const oo = Symbol("NaN");
function uo(t, e, n) {
  var a = new ha(t);
  Vn(() => {
    var s = e();
    s !== s && (s = /** @type {any} */
    oo), a.ensure(s, n);
  });
}
function Le(t, e) {
  return e;
}
function co(t, e, n) {
  for (var a = [], s = e.length, i, l = e.length, o = 0; o < s; o++) {
    let v = e[o];
    Kt(
      v,
      () => {
        if (i) {
          if (i.pending.delete(v), i.done.add(v), i.pending.size === 0) {
            var d = (
              /** @type {Set<EachOutroGroup>} */
              t.outrogroups
            );
            Wr(t, fr(i.done)), d.delete(i), d.size === 0 && (t.outrogroups = null);
          }
        } else
          l -= 1;
      },
      !1
    );
  }
  if (l === 0) {
    var c = a.length === 0 && n !== null && t.pending.size === 0;
    if (c) {
      var u = (
        /** @type {Element} */
        n
      ), f = (
        /** @type {Element} */
        u.parentNode
      );
      Pl(f), f.append(u), t.items.clear();
    }
    Wr(t, e, !c);
  } else
    i = {
      pending: new Set(e),
      done: /* @__PURE__ */ new Set()
    }, (t.outrogroups ??= /* @__PURE__ */ new Set()).add(i);
}
function Wr(t, e, n = !0) {
  var a;
  if (t.pending.size > 0) {
    a = /* @__PURE__ */ new Set();
    for (const l of t.pending.values())
      for (const o of l)
        a.add(
          /** @type {EachItem} */
          t.items.get(o).e
        );
  }
  for (var s = 0; s < e.length; s++) {
    var i = e[s];
    if (a?.has(i)) {
      i.f |= pt;
      const l = document.createDocumentFragment();
      da(i, l);
    } else
      et(e[s], n);
  }
}
var Oa;
function Se(t, e, n, a, s, i = null) {
  var l = t, o = /* @__PURE__ */ new Map(), c = (e & cs) !== 0;
  if (c) {
    var u = (
      /** @type {Element} */
      t
    );
    l = u.appendChild(Ct());
  }
  var f = null, v = /* @__PURE__ */ bs(() => {
    var k = n();
    return (
      /** @type {V[]} */
      cr(k) ? k : k == null ? [] : fr(k)
    );
  }), d = /* @__PURE__ */ new Map(), _ = !0;
  function w(k) {
    if ((m.effect.f & Qe) === 0) {
      m.pending.delete(k);
      var S = r(v);
      m.fallback = f, fo(m, S, l, e, a), f !== null && (S.length === 0 ? (f.f & pt) === 0 ? ar(f) : (f.f ^= pt, Mn(f, null, l)) : Kt(f, () => {
        f = null;
      }));
    }
  }
  function h(k) {
    m.pending.delete(k);
  }
  var g = Vn(() => {
    for (var k = (
      /** @type {V[]} */
      r(v)
    ), S = k.length, A = /* @__PURE__ */ new Set(), M = (
      /** @type {Batch} */
      Ee
    ), C = js(), L = 0; L < S; L += 1) {
      var E = k[L], x = a(E, L), I = _ ? null : o.get(x);
      I ? (I.v && cn(I.v, E), I.i && cn(I.i, L), C && M.unskip_effect(I.e)) : (I = ho(
        o,
        _ ? l : Oa ??= Ct(),
        E,
        x,
        L,
        s,
        e,
        n
      ), _ || (I.e.f |= pt), o.set(x, I)), A.add(x);
    }
    if (S === 0 && i && !f && (_ ? f = it(() => i(l)) : (f = it(() => i(Oa ??= Ct())), f.f |= pt)), S > A.size && cl(), !_)
      if (d.set(M, A), C) {
        for (const [Q, te] of o)
          A.has(Q) || M.skip_effect(te.e);
        M.oncommit(w), M.ondiscard(h);
      } else
        w(M);
    r(v);
  }), m = { effect: g, items: o, pending: d, outrogroups: null, fallback: f };
  _ = !1;
}
function yn(t) {
  for (; t !== null && (t.f & yt) === 0; )
    t = t.next;
  return t;
}
function fo(t, e, n, a, s) {
  var i = (a & Xi) !== 0, l = e.length, o = t.items, c = yn(t.effect.first), u, f = null, v, d = [], _ = [], w, h, g, m;
  if (i)
    for (m = 0; m < l; m += 1)
      w = e[m], h = s(w, m), g = /** @type {EachItem} */
      o.get(h).e, (g.f & pt) === 0 && (g.nodes?.a?.measure(), (v ??= /* @__PURE__ */ new Set()).add(g));
  for (m = 0; m < l; m += 1) {
    if (w = e[m], h = s(w, m), g = /** @type {EachItem} */
    o.get(h).e, t.outrogroups !== null)
      for (const I of t.outrogroups)
        I.pending.delete(g), I.done.delete(g);
    if ((g.f & at) !== 0 && (ar(g), i && (g.nodes?.a?.unfix(), (v ??= /* @__PURE__ */ new Set()).delete(g))), (g.f & pt) !== 0)
      if (g.f ^= pt, g === c)
        Mn(g, null, n);
      else {
        var k = f ? f.next : c;
        g === t.effect.last && (t.effect.last = g.prev), g.prev && (g.prev.next = g.next), g.next && (g.next.prev = g.prev), It(t, f, g), It(t, g, k), Mn(g, k, n), f = g, d = [], _ = [], c = yn(f.next);
        continue;
      }
    if (g !== c) {
      if (u !== void 0 && u.has(g)) {
        if (d.length < _.length) {
          var S = _[0], A;
          f = S.prev;
          var M = d[0], C = d[d.length - 1];
          for (A = 0; A < d.length; A += 1)
            Mn(d[A], S, n);
          for (A = 0; A < _.length; A += 1)
            u.delete(_[A]);
          It(t, M.prev, C.next), It(t, f, M), It(t, C, S), c = S, f = C, m -= 1, d = [], _ = [];
        } else
          u.delete(g), Mn(g, c, n), It(t, g.prev, g.next), It(t, g, f === null ? t.effect.first : f.next), It(t, f, g), f = g;
        continue;
      }
      for (d = [], _ = []; c !== null && c !== g; )
        (u ??= /* @__PURE__ */ new Set()).add(c), _.push(c), c = yn(c.next);
      if (c === null)
        continue;
    }
    (g.f & pt) === 0 && d.push(g), f = g, c = yn(g.next);
  }
  if (t.outrogroups !== null) {
    for (const I of t.outrogroups)
      I.pending.size === 0 && (Wr(t, fr(I.done)), t.outrogroups?.delete(I));
    t.outrogroups.size === 0 && (t.outrogroups = null);
  }
  if (c !== null || u !== void 0) {
    var L = [];
    if (u !== void 0)
      for (g of u)
        (g.f & at) === 0 && L.push(g);
    for (; c !== null; )
      (c.f & at) === 0 && c !== t.fallback && L.push(c), c = yn(c.next);
    var E = L.length;
    if (E > 0) {
      var x = (a & cs) !== 0 && l === 0 ? n : null;
      if (i) {
        for (m = 0; m < E; m += 1)
          L[m].nodes?.a?.measure();
        for (m = 0; m < E; m += 1)
          L[m].nodes?.a?.fix();
      }
      co(t, L, x);
    }
  }
  i && kt(() => {
    if (v !== void 0)
      for (g of v)
        g.nodes?.a?.apply();
  });
}
function ho(t, e, n, a, s, i, l, o) {
  var c = (l & Gi) !== 0 ? (l & Ji) === 0 ? /* @__PURE__ */ Ol(n, !1, !1) : Zt(n) : null, u = (l & Ki) !== 0 ? Zt(s) : null;
  return {
    v: c,
    i: u,
    e: it(() => (i(e, c ?? n, u ?? s, o), () => {
      t.delete(a);
    }))
  };
}
function Mn(t, e, n) {
  if (t.nodes)
    for (var a = t.nodes.start, s = t.nodes.end, i = e && (e.f & pt) === 0 ? (
      /** @type {EffectNodes} */
      e.nodes.start
    ) : n; a !== null; ) {
      var l = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ qn(a)
      );
      if (i.before(a), a === s)
        return;
      a = l;
    }
}
function It(t, e, n) {
  e === null ? t.effect.first = n : e.next = n, n === null ? t.effect.last = e : n.prev = e;
}
function Zs(t, e, ...n) {
  var a = new ha(t);
  Vn(() => {
    const s = e() ?? null;
    a.ensure(s, s && ((i) => s(i, ...n)));
  }, Jt);
}
function Yr(t, e) {
  var n = void 0, a;
  zs(() => {
    n !== (n = e()) && (a && (et(a), a = null), n && (a = it(() => {
      vr(() => (
        /** @type {(node: Element) => void} */
        n(t)
      ));
    })));
  });
}
function Qs(t) {
  var e, n, a = "";
  if (typeof t == "string" || typeof t == "number") a += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var s = t.length;
    for (e = 0; e < s; e++) t[e] && (n = Qs(t[e])) && (a && (a += " "), a += n);
  } else for (n in t) t[n] && (a && (a += " "), a += n);
  return a;
}
function vo() {
  for (var t, e, n = 0, a = "", s = arguments.length; n < s; n++) (t = arguments[n]) && (e = Qs(t)) && (a && (a += " "), a += e);
  return a;
}
function $t(t) {
  return typeof t == "object" ? vo(t) : t ?? "";
}
const Na = [...` 	
\r\f \v\uFEFF`];
function go(t, e, n) {
  var a = t == null ? "" : "" + t;
  if (e && (a = a ? a + " " + e : e), n) {
    for (var s of Object.keys(n))
      if (n[s])
        a = a ? a + " " + s : s;
      else if (a.length)
        for (var i = s.length, l = 0; (l = a.indexOf(s, l)) >= 0; ) {
          var o = l + i;
          (l === 0 || Na.includes(a[l - 1])) && (o === a.length || Na.includes(a[o])) ? a = (l === 0 ? "" : a.substring(0, l)) + a.substring(o + 1) : l = o;
        }
  }
  return a === "" ? null : a;
}
function ja(t, e = !1) {
  var n = e ? " !important;" : ";", a = "";
  for (var s of Object.keys(t)) {
    var i = t[s];
    i != null && i !== "" && (a += " " + s + ": " + i + n);
  }
  return a;
}
function Tr(t) {
  return t[0] !== "-" || t[1] !== "-" ? t.toLowerCase() : t;
}
function _o(t, e) {
  if (e) {
    var n = "", a, s;
    if (Array.isArray(e) ? (a = e[0], s = e[1]) : a = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var i = !1, l = 0, o = !1, c = [];
      a && c.push(...Object.keys(a).map(Tr)), s && c.push(...Object.keys(s).map(Tr));
      var u = 0, f = -1;
      const h = t.length;
      for (var v = 0; v < h; v++) {
        var d = t[v];
        if (o ? d === "/" && t[v - 1] === "*" && (o = !1) : i ? i === d && (i = !1) : d === "/" && t[v + 1] === "*" ? o = !0 : d === '"' || d === "'" ? i = d : d === "(" ? l++ : d === ")" && l--, !o && i === !1 && l === 0) {
          if (d === ":" && f === -1)
            f = v;
          else if (d === ";" || v === h - 1) {
            if (f !== -1) {
              var _ = Tr(t.substring(u, f).trim());
              if (!c.includes(_)) {
                d !== ";" && v++;
                var w = t.substring(u, v).trim();
                n += " " + w + ";";
              }
            }
            u = v + 1, f = -1;
          }
        }
      }
    }
    return a && (n += ja(a)), s && (n += ja(s, !0)), n = n.trim(), n === "" ? null : n;
  }
  return t == null ? null : String(t);
}
function ce(t, e, n, a, s, i) {
  var l = (
    /** @type {any} */
    t[Ir]
  );
  if (l !== n || l === void 0) {
    var o = go(n, a, i);
    o == null ? t.removeAttribute("class") : e ? t.className = o : t.setAttribute("class", o), t[Ir] = n;
  } else if (i && s !== i)
    for (var c in i) {
      var u = !!i[c];
      (s == null || u !== !!s[c]) && t.classList.toggle(c, u);
    }
  return i;
}
function Lr(t, e = {}, n, a) {
  for (var s in n) {
    var i = n[s];
    e[s] !== i && (n[s] == null ? t.style.removeProperty(s) : t.style.setProperty(s, i, a));
  }
}
function st(t, e, n, a) {
  var s = (
    /** @type {any} */
    t[Fr]
  );
  if (s !== e) {
    var i = _o(e, a);
    i == null ? t.removeAttribute("style") : t.style.cssText = i, t[Fr] = e;
  } else a && (Array.isArray(a) ? (Lr(t, n?.[0], a[0]), Lr(t, n?.[1], a[1], "important")) : Lr(t, n, a));
  return a;
}
function $s(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function Ca(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, ei(t, !n || "__value" in t));
}
function ei(t, e) {
  var n = t.__defaultValue, a = t.multiple, s = a ? n ?? [] : null;
  if (!(a && !cr(s))) {
    var i = t.selectedIndex, l = e && a ? new Set(t.selectedOptions) : null;
    for (var o of t.options) {
      var c = Kr(o);
      $s(
        o,
        a ? (
          /** @type {any[]} */
          s.includes(c)
        ) : Ts(c, n)
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
function Gr(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!cr(e))
      return il();
    for (var a of t.options)
      a.selected = e.includes(Kr(a));
    return;
  }
  for (a of t.options) {
    var s = Kr(a);
    if (Ts(s, e)) {
      a.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function mo(t) {
  var e = new MutationObserver((n) => {
    n.every(yo) || ("__defaultValue" in t && ei(t, !1), "__value" in t && Gr(t, t.__value));
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
  }), ca(() => {
    e.disconnect();
  });
}
function Kr(t) {
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
const wn = Symbol("class"), bn = Symbol("style"), ti = Symbol("is custom element"), ni = Symbol("is html"), wo = hr ? "input" : "INPUT", bo = hr ? "option" : "OPTION", ri = hr ? "select" : "SELECT", ai = hr ? "progress" : "PROGRESS";
function si(t, e) {
  var n = va(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== ai) || (t.value = e ?? "");
}
function $(t, e, n, a) {
  var s = va(t), i = s[e];
  i !== (s[e] = n) && (e === "loading" && (t[Yi] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && ii(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function po(t, e, n, a, s = !1, i = !1) {
  var l = va(t), o = l[ti], c = !l[ni], u = e || {}, f = t.nodeName === bo, v = t.nodeName === ri;
  try {
    for (var d in e)
      !(d in n) && d[0] + d[1] !== "$$" && (n[d] = null);
    n.class ? n.class = $t(n.class) : (a || n[wn]) && (n.class = null), n[bn] && (n.style ??= null);
    var _ = ii(t);
    if (t.nodeName === wo && "type" in n && ("value" in n || "__value" in n)) {
      var w = n.type;
      (w !== u.type || w === void 0 && t.hasAttribute("type")) && (u.type = w, $(t, "type", w, i));
    }
    for (const M in n) {
      let C = n[M];
      if (f && M === "value" && C == null) {
        t.value = t.__value = "", u[M] = C;
        continue;
      }
      if (M === "class") {
        var h = t.namespaceURI === "http://www.w3.org/1999/xhtml";
        ce(t, h, C, a, e?.[wn], n[wn]), u[M] = C, u[wn] = n[wn];
        continue;
      }
      if (M === "style") {
        st(t, C, e?.[bn], n[bn]), u[M] = C, u[bn] = n[bn];
        continue;
      }
      var g = u[M];
      if (!(C === g && !(C === void 0 && t.hasAttribute(M)))) {
        u[M] = C;
        var m = M[0] + M[1];
        if (m !== "$$")
          if (m === "on") {
            const L = {}, E = "$$" + M;
            let x = M.slice(2);
            var k = Gl(x);
            if (Wl(x) && (x = x.slice(0, -7), L.capture = !0), !k && g) {
              if (C != null) continue;
              t.removeEventListener(x, u[E], L), u[E] = null;
            }
            if (k)
              re(x, t, C), ot([x]);
            else if (C != null) {
              let I = function(Q) {
                u[M].call(this, Q);
              };
              u[E] = Xs(x, t, I, L);
            }
          } else if (M === "style")
            $(t, M, C);
          else if (M === "autofocus")
            kl(
              /** @type {HTMLElement} */
              t,
              !!C
            );
          else if (!o && (M === "__value" || M === "value" && C != null))
            t.__value = C, (g == null || // @ts-ignore
            t.value !== C || C === 0 && t.nodeName === ai) && (t.value = C);
          else if (M === "selected" && f)
            $s(
              /** @type {HTMLOptionElement} */
              t,
              C
            );
          else {
            var S = M;
            c || (S = Xl(S));
            var A = S === "defaultValue" || S === "defaultChecked";
            if (v && S === "defaultValue") continue;
            if (C == null && !o && !A)
              if (l[M] = null, S === "value" || S === "checked") {
                let L = (
                  /** @type {HTMLInputElement} */
                  t
                );
                const E = e === void 0;
                if (S === "value") {
                  let x = L.defaultValue;
                  L.removeAttribute(S), L.defaultValue = x, L.value = L.__value = E ? x : null;
                } else {
                  let x = L.defaultChecked;
                  L.removeAttribute(S), L.defaultChecked = x, L.checked = E ? x : !1;
                }
              } else
                t.removeAttribute(M);
            else A || (o || typeof C != "string") && _.has(S) ? (t[S] = C, S in l && (l[S] = Ve)) : typeof C != "function" && $(t, S, C, i);
          }
      }
    }
  } finally {
  }
  return u;
}
function ko(t, e, n = [], a = [], s = [], i, l = !1, o = !1) {
  ys(s, n, a, (c) => {
    var u = void 0, f = {}, v = t.nodeName === ri, d = !1;
    if (zs(() => {
      var w = e(...c.map(r)), h = po(
        t,
        u,
        w,
        i,
        l,
        o
      );
      if (d && v) {
        var g = (
          /** @type {HTMLSelectElement} */
          t
        );
        "defaultValue" in w && Ca(g, w.defaultValue), "value" in w && Gr(g, w.value);
      }
      for (let k of Object.getOwnPropertySymbols(f))
        w[k] || et(f[k]);
      for (let k of Object.getOwnPropertySymbols(w)) {
        var m = w[k];
        k.description === al && (!u || m !== u[k]) && (f[k] && et(f[k]), f[k] = it(() => Yr(t, () => m))), h[k] = m;
      }
      u = h;
    }), v) {
      var _ = (
        /** @type {HTMLSelectElement} */
        t
      );
      vr(() => {
        var w = (
          /** @type {Record<string | symbol, any>} */
          u
        );
        "defaultValue" in w && Ca(_, w.defaultValue), Gr(_, w.value, !0), mo(_);
      });
    }
    d = !0;
  });
}
function va(t) {
  return (
    /** @type {Record<string | symbol, unknown>} **/
    /** @type {any} */
    t[us] ??= {
      [ti]: t.nodeName.includes("-"),
      [ni]: t.namespaceURI === rl
    }
  );
}
var Pa = /* @__PURE__ */ new Map();
function ii(t) {
  var e = t.getAttribute("is") || t.nodeName, n = Pa.get(e);
  if (n) return n;
  Pa.set(e, n = /* @__PURE__ */ new Set());
  for (var a, s = t, i = Element.prototype; i !== s; ) {
    a = Di(s);
    for (var l in a)
      a[l].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      l !== "innerHTML" && l !== "textContent" && l !== "innerText" && n.add(l);
    s = is(s);
  }
  return n;
}
class ga {
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
    var a = this.#e.get(e) || /* @__PURE__ */ new Set();
    return a.add(n), this.#e.set(e, a), this.#a().observe(e, this.#t), () => {
      var s = this.#e.get(e);
      s.delete(n), s.size === 0 && (this.#e.delete(e), this.#r.unobserve(e));
    };
  }
  #a() {
    return this.#r ?? (this.#r = new ResizeObserver(
      /** @param {any} entries */
      (e) => {
        for (var n of e) {
          ga.entries.set(n.target, n);
          for (var a of this.#e.get(n.target) || [])
            a(n);
        }
      }
    ));
  }
}
var xo = /* @__PURE__ */ new ga({
  box: "border-box"
});
function Yt(t, e, n) {
  var a = xo.observe(t, () => n(t[e]));
  vr(() => (Mt(() => n(t[e])), a));
}
function Or(t, e) {
  return t === e || t?.[Gt] === e;
}
function Vt(t = aa(), e, n, a) {
  var s = (
    /** @type {ComponentContext} */
    $e.r
  ), i = (
    /** @type {Effect} */
    Te
  );
  return vr(() => {
    var l, o;
    return Ps(() => {
      l = o, o = [], Mt(() => {
        Or(n(...o), t) || (e(t, ...o), l && Or(n(...l), t) && e(null, ...l));
      });
    }), () => {
      let c = i;
      for (; c !== s && c.parent !== null && c.parent.f & jn; )
        c = c.parent;
      const u = () => {
        o && Or(n(...o), t) && e(null, ...o);
      }, f = c.teardown;
      c.teardown = () => {
        u(), f?.();
      };
    };
  }), t;
}
let Yn = !1;
function Mo(t) {
  var e = Yn;
  try {
    return Yn = !1, [t(), Yn];
  } finally {
    Yn = e;
  }
}
function se(t, e, n, a) {
  var s = !0, i = (n & $i) !== 0, l = (n & el) !== 0, o = (
    /** @type {V} */
    a
  ), c = !0, u = (
    /** @type {Derived<V> | undefined} */
    void 0
  ), f = () => l && s ? (u ??= /* @__PURE__ */ Cn(
    /** @type {() => V} */
    a
  ), r(u)) : (c && (c = !1, o = l ? Mt(
    /** @type {() => V} */
    a
  ) : (
    /** @type {V} */
    a
  )), o);
  let v;
  if (i) {
    var d = Gt in t || Wi in t;
    v = an(t, e)?.set ?? (d && e in t ? (A) => t[e] = A : void 0);
  }
  var _, w = !1;
  i ? [_, w] = Mo(() => (
    /** @type {V} */
    t[e]
  )) : _ = /** @type {V} */
  t[e], _ === void 0 && a !== void 0 && (_ = f(), v && (gl(), v(_)));
  var h;
  if (h = () => {
    var A = (
      /** @type {V} */
      t[e]
    );
    return A === void 0 ? f() : (c = !0, A);
  }, (n & Qi) === 0)
    return h;
  if (v) {
    var g = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(A, M) {
        return arguments.length > 0 ? ((!M || g || w) && v(M ? h() : A), A) : h();
      })
    );
  }
  var m = !1, k = ((n & Zi) !== 0 ? Cn : bs)(() => (m = !1, h()));
  i && r(k);
  var S = (
    /** @type {Effect} */
    Te
  );
  return (
    /** @type {() => V} */
    (function(A, M) {
      if (arguments.length > 0) {
        const C = M ? r(k) : i ? rt(A) : A;
        return T(k, C), m = !0, o !== void 0 && (o = C), A;
      }
      return zt && m || (S.f & Qe) !== 0 ? k.v : r(k);
    })
  );
}
function So(t) {
  $e === null && vs(), Ye(() => {
    const e = Mt(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function Eo(t) {
  $e === null && vs(), So(() => () => Mt(t));
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
  analyse: "analysis"
}, za = 2e3;
class Lo {
  #e = /* @__PURE__ */ Z(null);
  get welcome() {
    return r(this.#e);
  }
  set welcome(e) {
    T(this.#e, e);
  }
  #r = /* @__PURE__ */ Z(null);
  get yours() {
    return r(this.#r);
  }
  set yours(e) {
    T(this.#r, e);
  }
  #t = /* @__PURE__ */ Z(!1);
  get connected() {
    return r(this.#t);
  }
  set connected(e) {
    T(this.#t, e, !0);
  }
  #a = /* @__PURE__ */ Z(!1);
  get lost() {
    return r(this.#a);
  }
  set lost(e) {
    T(this.#a, e, !0);
  }
  #n = /* @__PURE__ */ Z(!1);
  get shut() {
    return r(this.#n);
  }
  set shut(e) {
    T(this.#n, e, !0);
  }
  #s = /* @__PURE__ */ Z("");
  get failure() {
    return r(this.#s);
  }
  set failure(e) {
    T(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ Z(!1);
  get revoked() {
    return r(this.#i);
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
      this.connected = !0, this.lost = !1, this.pause = 500, this.attach((a) => n.send(JSON.stringify(a)));
    }, n.onclose = () => {
      this.connected = !1, this.lost = !0, this.carry = () => {
      }, this.welcome?.guest ? this.revoked || (setTimeout(() => this.connect(), this.pause), this.pause = Math.min(2 * this.pause, Ao)) : setTimeout(() => void this.findAgain(), za);
    }, n.onmessage = (a) => this.receive(JSON.parse(a.data));
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
    const a = this.listeners.get(e) ?? /* @__PURE__ */ new Set();
    return this.listeners.set(e, a.add(n)), () => void a.delete(n);
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
  const n = Math.abs(t), a = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(a) !== 0 ? `−${a}` : e && t > 0 && Number(a) !== 0 ? `+${a}` : a;
}
function _a(t) {
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
  const n = _t(t, !0), a = Number(n.replace("−", "-"));
  return t !== null && e === "upper" && a > t ? `< ${n}` : t !== null && e === "lower" && a < t ? `> ${n}` : (jo[e] ?? "") + n;
}
function Po(t, e = !1) {
  const n = _t(t.value, e);
  return t.exact || t.value === null ? n : `≈ ${n}`;
}
function ma(t) {
  return _t(t).replace(/\.00$/, "").replace(/(\.\d)0$/, "$1").replace(/^(−?)0\./, "$1.");
}
function sr(t) {
  return t.toLocaleString("en");
}
function Sn(t) {
  if (t < 1e4) return sr(t);
  const e = [[1e9, " bn"], [1e6, " M"], [1e3, " k"]];
  for (const [n, a] of e) if (t >= n) return `${(t / n).toPrecision(3)}${a}`;
  return sr(t);
}
function Dt(t) {
  return t.charAt(0).toUpperCase() + t.slice(1);
}
function zo(t, e) {
  return t.figure.includes(" ") ? t.figure : `${t.figure || t.symbol} of ${e[t.owner] ?? t.owner + 1}`;
}
function li(t, e = []) {
  const n = e.map((s) => s.toLowerCase()), a = n.every((s) => s === "white" || s === "black") ? n : [];
  for (const s of t) {
    const i = s?.figure.split(" ") ?? [];
    s && s.owner >= 0 && i.length > 1 && (a[s.owner] = i[0]);
  }
  return a;
}
function Ro(t, e) {
  const n = Math.max(...e), a = t.filter((s, i) => e[i] === n);
  return a.length === t.length ? "Draw" : t.length === 2 ? `${Dt(a[0] ?? "")} wins` : t.map((s, i) => `${s} ${_t(e[i], !0)}`).join(", ");
}
var Io = /* @__PURE__ */ N('<span aria-hidden="true"></span>');
function Fo(t, e) {
  let n = se(e, "tone", 3, "");
  var a = Io();
  let s;
  R(() => s = ce(a, 1, `sign p${e.player % 4} ${n() ?? ""}`, "svelte-qb9nm9", s, { ring: !n() && e.player % 2 === 1 })), b(t, a);
}
var Do = /* @__PURE__ */ N('<div class="svelte-h5f36h"><dt><!> </dt> <dd class="svelte-h5f36h"> </dd></div>'), Bo = /* @__PURE__ */ N('<dl class="svelte-h5f36h"></dl>');
function qo(t, e) {
  je(e, !0);
  function n(s) {
    const i = e.part.unit === "$" ? `$${Math.abs(s).toLocaleString("en")}` : String(Math.abs(s));
    return s < 0 ? `−${i}` : i;
  }
  var a = Bo();
  Se(a, 21, () => e.part.counts, Le, (s, i, l) => {
    const o = /* @__PURE__ */ p(() => e.part.owners[l] ?? -1);
    var c = Do(), u = K(c), f = K(u);
    {
      var v = (h) => {
        Fo(h, {
          get player() {
            return r(o);
          }
        });
      };
      Y(f, (h) => {
        r(o) >= 0 && h(v);
      });
    }
    var d = O(f, 1, !0), _ = O(u, 2), w = ne(_, !0);
    R(
      (h, g) => {
        J(d, h), J(w, g);
      },
      [
        () => Dt(e.part.labels[l] ?? ""),
        () => n(r(i))
      ]
    ), b(s, c);
  }), b(t, a), Ce();
}
const Vo = {
  s: ["♠", "spades", !1],
  h: ["♥", "hearts", !0],
  d: ["♦", "diamonds", !0],
  c: ["♣", "clubs", !1]
}, Uo = { A: "ace", K: "king", Q: "queen", J: "jack", T: "10" };
function oi(t) {
  const e = /^(10|[2-9TJQKA])([shdc])$/.exec(t), n = Vo[e?.[2] ?? ""];
  if (!e || !n) return null;
  const [a, [s, i, l]] = [e[1], n];
  return { rank: a === "T" ? "10" : a, sign: s, red: l, name: `${Uo[a] ?? a} of ${i}` };
}
function Xr(t) {
  return t === "?" ? "a hidden card" : t === "*" ? "a blank" : oi(t)?.name ?? t;
}
var Ho = /* @__PURE__ */ N('<span class="back svelte-1oi24y0" aria-hidden="true"></span>'), Wo = /* @__PURE__ */ N('<span aria-hidden="true"><span class="corner svelte-1oi24y0"> <br/> </span> <span class="suit svelte-1oi24y0"> </span> <span class="corner turned svelte-1oi24y0"> <br/> </span></span>'), Yo = /* @__PURE__ */ N('<span class="value svelte-1oi24y0" aria-hidden="true"> </span>'), Go = /* @__PURE__ */ N('<span class="word" aria-hidden="true"> </span> <!>', 1);
function Jr(t, e) {
  je(e, !0);
  let n = se(e, "value", 3, null);
  const a = /* @__PURE__ */ p(() => oi(e.card));
  var s = We(), i = he(s);
  {
    var l = (u) => {
      var f = Ho();
      b(u, f);
    }, o = (u) => {
      var f = Wo();
      let v;
      var d = K(f), _ = K(d), w = O(_, 2, !0), h = O(d, 2), g = ne(h, !0), m = O(h, 2), k = K(m), S = O(k, 2, !0);
      R(() => {
        v = ce(f, 1, "face svelte-1oi24y0", null, v, { red: r(a).red }), J(_, r(a).rank), J(w, r(a).sign), J(g, r(a).sign), J(k, r(a).rank), J(S, r(a).sign);
      }), b(u, f);
    }, c = (u) => {
      var f = Go(), v = he(f), d = ne(v, !0), _ = O(v, 2);
      {
        var w = (h) => {
          var g = Yo(), m = ne(g, !0);
          R(() => J(m, e.card === "*" ? "" : n())), b(h, g);
        };
        Y(_, (h) => {
          n() !== null && h(w);
        });
      }
      R(() => J(d, e.card === "*" ? "" : e.card)), b(u, f);
    };
    Y(i, (u) => {
      e.card === "?" ? u(l) : r(a) ? u(o, 1) : u(c, -1);
    });
  }
  b(t, s), Ce();
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
function ir(t, e) {
  return t.filter((n) => e.every((a) => n.cells.includes(a)));
}
function Zo(t, e, n) {
  const a = [...e.filter((s) => s !== n), n];
  return ir(t, a).length ? a : [n];
}
var Qo = /* @__PURE__ */ N("<span> </span>");
function ya(t, e) {
  je(e, !0);
  var n = Qo();
  let a;
  var s = ne(n, !0);
  R(
    (i) => {
      a = ce(n, 1, "value svelte-urv3gu", null, a, {
        best: e.best,
        known: e.row.source !== "" || e.row.book !== null
      }), J(s, i);
    },
    [
      () => e.row.label || _t(e.row.value, !0)
    ]
  ), b(t, n), Ce();
}
var $o = /* @__PURE__ */ N("<button><!><!></button>"), eu = /* @__PURE__ */ N('<span><!><span class="unseen"> </span></span>'), tu = /* @__PURE__ */ N("<li><!></li>"), nu = /* @__PURE__ */ N('<li><span class="card none svelte-1qn4n7r">none</span></li>'), ru = /* @__PURE__ */ N("<ul></ul>");
function au(t, e) {
  je(e, !0);
  let n = se(e, "legal", 19, () => []), a = se(e, "rows", 19, () => []), s = se(e, "chosen", 19, () => []), i = se(e, "fresh", 3, !1), l = se(e, "large", 3, !1), o = /* @__PURE__ */ Z(void 0), c = /* @__PURE__ */ Z(0);
  const u = /* @__PURE__ */ p(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), f = /* @__PURE__ */ p(() => e.part.cards.map((L, E) => ir(n(), [k(E)]))), v = /* @__PURE__ */ p(() => r(f).some((L) => L.length > 0)), d = /* @__PURE__ */ p(() => r(f).findIndex((L) => L.length > 0)), _ = /* @__PURE__ */ p(() => r(f)[r(c)]?.length ? r(c) : r(d)), w = /* @__PURE__ */ p(() => new Map(a().filter((L) => L.value !== null).map((L) => [L.cells[0], L]))), h = /* @__PURE__ */ p(() => a().find((L) => L.value !== null));
  let g = !1;
  Ye(() => {
    r(_), !(!r(v) || !g) && Ws().then(() => document.activeElement === document.body && m(r(_)));
  });
  function m(L) {
    r(o)?.querySelector(`[data-cell="${k(L)}"]`)?.focus();
  }
  function k(L) {
    return Xo(e.count, e.row, L);
  }
  function S(L) {
    const E = r(w).get(k(L)), x = [Xr(e.part.cards[L])];
    return s().includes(k(L)) && x.push("chosen"), x.push(`legal: ${r(f)[L].slice(0, 3).map((I) => I.words || I.text).join(" or ")}`), E && x.push(_a(E)), x.join(", ");
  }
  function A(L) {
    const E = r(f).flatMap((te, de) => te.length ? [de] : []), x = E.indexOf(r(_)), Q = {
      ArrowLeft: x - 1,
      ArrowRight: x + 1,
      Home: 0,
      End: E.length - 1
    }[L.key];
    Q !== void 0 && (L.preventDefault(), L.stopPropagation(), E[Q] !== void 0 && (T(c, E[Q], !0), m(r(c))));
  }
  var M = ru();
  let C;
  Se(
    M,
    21,
    () => e.part.cards,
    Le,
    (L, E, x) => {
      const I = /* @__PURE__ */ p(() => r(w).get(k(x)));
      var Q = tu();
      let te;
      var de = K(Q);
      {
        var Oe = (U) => {
          var ae = $o();
          let z;
          var H = K(ae);
          Jr(H, {
            get card() {
              return r(E);
            },
            get value() {
              return e.part.values[x];
            }
          });
          var ee = O(H);
          {
            var ie = (ve) => {
              {
                let Ae = /* @__PURE__ */ p(() => r(I) === r(h));
                ya(ve, {
                  get row() {
                    return r(I);
                  },
                  get best() {
                    return r(Ae);
                  }
                });
              }
            };
            Y(ee, (ve) => {
              r(I) && ve(ie);
            });
          }
          R(
            (ve, Ae, ge) => {
              z = ce(ae, 1, "cell card can svelte-1qn4n7r", null, z, { from: ve }), $(ae, "data-cell", Ae), $(ae, "tabindex", x === r(_) ? 0 : -1), $(ae, "aria-label", ge);
            },
            [
              () => s().includes(k(x)),
              () => k(x),
              () => S(x)
            ]
          ), re("click", ae, () => (T(c, x, !0), e.choose(k(x)))), b(U, ae);
        }, xe = (U) => {
          var ae = eu();
          let z;
          var H = K(ae);
          Jr(H, {
            get card() {
              return r(E);
            },
            get value() {
              return e.part.values[x];
            }
          });
          var ee = O(H), ie = ne(ee, !0);
          R(
            (ve) => {
              z = ce(ae, 1, "card svelte-1qn4n7r", null, z, { down: r(E) === "?" }), J(ie, ve);
            },
            [() => Xr(r(E))]
          ), b(U, ae);
        };
        Y(de, (U) => {
          r(f)[x].length && e.choose ? U(Oe) : U(xe, -1);
        });
      }
      R(() => te = ce(Q, 1, $t(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-1qn4n7r", te, { fresh: i() })), b(L, Q);
    },
    (L) => {
      var E = nu();
      b(L, E);
    }
  ), Vt(M, (L) => T(o, L), () => r(o)), R(
    (L) => {
      C = ce(M, 1, "tiles svelte-1qn4n7r", null, C, {
        letters: e.part.values.length > 0,
        large: l() && e.part.cards.length < 8,
        small: L
      }), $(M, "aria-label", e.part.title || r(u) || "cards");
    },
    [
      () => !l() && e.part.cards.every((L) => L === "?")
    ]
  ), re("keydown", M, A), re("focusin", M, () => g = !0), re("focusout", M, (L) => L.relatedTarget && (g = !1)), b(t, M), Ce();
}
ot(["keydown", "focusin", "focusout", "click"]);
function ui(t, e) {
  if (t.names[e]) return t.names[e];
  const n = Math.floor(e / t.columns), a = e % t.columns, s = t.columnLabels[a] ?? String(a + 1), i = t.rowLabels[n];
  return !t.rowLabels.length && t.columnLabels.length ? `column ${s}, row ${t.rows - n}` : i === void 0 ? `row ${n + 1}, column ${a + 1}` : `${s}${i}`;
}
const su = ["─", "│", "·"];
function ci(t) {
  if (t.shape !== "point") return "";
  const e = t.cells.some((s) => s && s.owner < 0);
  if (!e && t.cells.every((s) => s)) return "";
  const n = (s, i) => !e || t.cells[s] !== null && t.cells[s].symbol !== i, a = [];
  return t.cells.forEach((s, i) => {
    const [l, o] = [i % t.columns + 0.5, Math.floor(i / t.columns) + 0.5];
    l < t.columns - 1 && n(i, "│") && n(i + 1, "│") && a.push(`M${l} ${o}h1`), o < t.rows - 1 && n(i, "─") && n(i + t.columns, "─") && a.push(`M${l} ${o}v1`);
  }), a.join("");
}
function iu(t, e) {
  const n = /* @__PURE__ */ new Map();
  if (t.rowLabels.length || !t.columnLabels.length) return n;
  for (const a of e) {
    const s = a.cells[0] % t.columns;
    if (n.has(s)) return /* @__PURE__ */ new Map();
    n.set(s, a);
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
    stars: Zr(t, t.stars),
    lines: t.lines.map((e) => Zr(t, e))
  };
}
function Zr(t, e) {
  return e.map((n) => t.cells.length - 1 - n);
}
function fi({ part: t, start: e, turned: n }, a) {
  const s = a.map((i) => i - e).filter((i) => i >= 0 && i < t.cells.length);
  return n ? Zr(t, s) : s;
}
function Ra(t, e) {
  return e.map((n) => ({ ...n, cells: fi(t, n.cells) })).filter((n, a) => n.cells.length > 0 && n.cells.length === e[a].cells.length);
}
function ou(t) {
  let e = 0;
  return t.map((n) => {
    const a = e;
    return n.kind === "grid" && (e += n.cells.length), a;
  });
}
var uu = /* @__PURE__ */ Ge('<g><ellipse class="side svelte-1mrwj6b" rx="17" ry="8" cy="3"></ellipse><ellipse class="top svelte-1mrwj6b" rx="17" ry="8"></ellipse><ellipse class="ring svelte-1mrwj6b" rx="11" ry="5"></ellipse></g>'), cu = /* @__PURE__ */ Ge('<svg aria-hidden="true"></svg>'), fu = /* @__PURE__ */ N('<div class="player svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b"> </span> <b class="svelte-1mrwj6b"> </b> <small class="svelte-1mrwj6b"> </small></p></div>'), du = /* @__PURE__ */ N('<div class="chips svelte-1mrwj6b"><div class="pot svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b">Pot</span> <b class="svelte-1mrwj6b"> </b></p></div> <!></div>');
function hu(t, e) {
  je(e, !0);
  const n = (_, w = jt, h = jt) => {
    const g = /* @__PURE__ */ p(() => Math.min(w(), a));
    var m = cu();
    $(m, "viewBox", "0 0 40 57"), Se(m, 21, () => ({ length: r(g) }), Le, (k, S, A) => {
      const M = /* @__PURE__ */ p(() => 12 + s * (a - A));
      var C = uu();
      R(() => $(C, "transform", `translate(20 ${r(M) ?? ""})`)), b(k, C);
    }), R(() => ce(m, 0, $t(h() >= 0 ? `p${h() % 4}` : "all"), "svelte-1mrwj6b")), b(_, m);
  }, a = 7, s = 5, i = /* @__PURE__ */ p(() => e.part.bets.reduce((_, w) => _ + w, 0));
  var l = du(), o = K(l), c = K(o);
  n(c, () => r(i), () => -1);
  var u = O(c, 2), f = O(K(u), 2), v = ne(f, !0), d = O(o, 2);
  Se(d, 17, () => e.part.labels, Le, (_, w, h) => {
    var g = fu(), m = K(g);
    n(m, () => e.part.stacks[h] ?? 0, () => h);
    var k = O(m, 2), S = K(k), A = ne(S, !0), M = O(S, 2), C = ne(M, !0), L = O(M, 2), E = ne(L);
    R(
      (x) => {
        J(A, x), J(C, e.part.stacks[h]), J(E, `${e.part.bets[h] ?? ""} in the pot`);
      },
      [() => Dt(r(w))]
    ), b(_, g);
  }), R(() => J(v, r(i))), b(t, l), Ce();
}
var vu = /* @__PURE__ */ N('<i class="hotel svelte-gorbdj"></i>'), gu = /* @__PURE__ */ N('<i class="svelte-gorbdj"></i>'), _u = /* @__PURE__ */ N('<span class="band svelte-gorbdj" aria-hidden="true"><!></span>'), mu = /* @__PURE__ */ N('<small aria-hidden="true" class="svelte-gorbdj"></small>'), yu = /* @__PURE__ */ N('<span aria-hidden="true"></span>'), wu = /* @__PURE__ */ N("<b></b>"), bu = /* @__PURE__ */ N('<span class="tokens svelte-gorbdj" aria-hidden="true"></span>'), pu = /* @__PURE__ */ N('<button><!> <span class="name svelte-gorbdj" aria-hidden="true"> </span> <!> <!> <!></button>'), ku = /* @__PURE__ */ N("<span> </span>"), xu = /* @__PURE__ */ N('<b class="svelte-gorbdj"> </b><!>', 1), Mu = /* @__PURE__ */ N('<div class="circuit svelte-gorbdj"><div class="squares svelte-gorbdj" role="group"><!> <div class="middle svelte-gorbdj"><!> <p class="looked soft svelte-gorbdj"><!></p></div></div></div>');
function Su(t, e) {
  je(e, !0);
  let n = se(e, "legal", 19, () => []), a = se(e, "last", 19, () => []), s, i = /* @__PURE__ */ Z(0), l = /* @__PURE__ */ Z(null);
  const o = /* @__PURE__ */ p(() => e.part.squares.length / 4), c = /* @__PURE__ */ p(() => new Map(n().filter((E) => E.cells.length === 1).map((E) => [E.cells[0], E]))), u = /* @__PURE__ */ p(() => r(l) === null ? void 0 : e.part.squares[r(l)]);
  function f(E) {
    const x = E % r(o);
    return [
      [r(o), r(o) - x],
      [r(o) - x, 0],
      [0, x],
      [x, r(o)]
    ][Math.floor(E / r(o))];
  }
  function v(E) {
    const x = [E.name];
    E.tint && x.push(E.tint), E.note && x.push(E.note), E.owner >= 0 && x.push(`owned by ${e.names[E.owner] ?? ""}`), E.houses && x.push(E.houses === 5 ? "a hotel" : E.houses === 1 ? "1 house" : `${E.houses} houses`);
    for (const I of E.visitors) x.push(`${e.names[I] ?? ""} is here`);
    return x;
  }
  function d(E) {
    const x = v(e.part.squares[E]), I = r(c).get(E);
    return I && x.push(`legal: ${I.words || I.text}`), a().includes(E) && x.push("last move"), x.join(", ");
  }
  function _(E) {
    T(i, E, !0), T(l, E, !0);
    const x = r(c).get(E);
    x && e.play?.(x.text);
  }
  function w(E) {
    const x = e.part.squares.length, Q = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 }[E.key];
    Q !== void 0 && (E.preventDefault(), E.stopPropagation(), T(i, (r(i) + Q + x) % x), T(l, r(i), !0), s.querySelector(`[data-cell="${r(i)}"]`)?.focus());
  }
  var h = Mu();
  let g;
  var m = K(h), k = K(m);
  Se(k, 17, () => e.part.squares, Le, (E, x, I) => {
    const Q = /* @__PURE__ */ p(() => {
      const [G, X] = f(I);
      return { row: G, column: X };
    });
    var te = pu();
    let de;
    $(te, "data-cell", I);
    let Oe;
    var xe = K(te);
    {
      var U = (G) => {
        var X = _u(), le = K(X);
        {
          var D = (oe) => {
            var Me = vu();
            b(oe, Me);
          }, W = (oe) => {
            var Me = We(), fe = he(Me);
            Se(fe, 17, () => ({ length: r(x).houses }), Le, (j, y) => {
              var P = gu();
              b(j, P);
            }), b(oe, Me);
          };
          Y(le, (oe) => {
            r(x).houses === 5 ? oe(D) : oe(W, -1);
          });
        }
        b(G, X);
      };
      Y(xe, (G) => {
        r(x).tint && G(U);
      });
    }
    var ae = O(xe, 2), z = ne(ae, !0), H = O(ae, 2);
    {
      var ee = (G) => {
        var X = mu();
        R(() => $(X, "data-text", r(x).note)), b(G, X);
      };
      Y(H, (G) => {
        r(x).note && G(ee);
      });
    }
    var ie = O(H, 2);
    {
      var ve = (G) => {
        var X = yu();
        let le;
        R(() => le = ce(X, 1, `owner p${r(x).owner % 4}`, "svelte-gorbdj", le, { second: r(x).owner % 2 === 1 })), b(G, X);
      };
      Y(ie, (G) => {
        r(x).owner >= 0 && G(ve);
      });
    }
    var Ae = O(ie, 2);
    {
      var ge = (G) => {
        var X = bu();
        Se(X, 21, () => r(x).visitors, Le, (le, D) => {
          var W = wu();
          R(() => {
            ce(W, 1, `p${r(D) % 4}`, "svelte-gorbdj"), $(W, "data-text", r(D) + 1);
          }), b(le, W);
        }), b(G, X);
      };
      Y(Ae, (G) => {
        r(x).visitors.length && G(ge);
      });
    }
    R(
      (G, X, le, D) => {
        de = ce(te, 1, "cell svelte-gorbdj", null, de, { can: G, last: X, corner: I % r(o) === 0 }), $(te, "tabindex", I === r(i) ? 0 : -1), $(te, "aria-label", le), Oe = st(te, "", Oe, {
          "grid-area": `${r(Q).row + 1} / ${r(Q).column + 1}`,
          "--tint": D
        }), J(z, r(x).name);
      },
      [
        () => r(c).has(I),
        () => a().includes(I),
        () => d(I),
        () => r(x).tint ? `var(--tint-${r(x).tint.replace(" ", "-")})` : void 0
      ]
    ), re("click", te, () => _(I)), Je("focus", te, () => T(l, I, !0)), Je("pointerenter", te, () => T(l, I, !0)), b(E, te);
  });
  var S = O(k, 2), A = K(S);
  Zs(A, () => e.middle);
  var M = O(A, 2), C = K(M);
  {
    var L = (E) => {
      var x = xu(), I = he(x), Q = ne(I, !0), te = O(I);
      Se(te, 17, () => v(r(u)).slice(1), Le, (de, Oe) => {
        var xe = ku(), U = ne(xe, !0);
        R((ae) => J(U, ae), [() => Dt(r(Oe))]), b(de, xe);
      }), R(() => J(Q, r(u).name)), b(E, x);
    };
    Y(C, (E) => {
      r(u) && E(L);
    });
  }
  Vt(m, (E) => s = E, () => s), R(() => {
    g = st(h, "", g, { "--side": r(o) + 1 }), $(m, "aria-label", e.part.title || "board");
  }), re("keydown", m, w), Je("pointerleave", m, () => T(l, null)), b(t, h), Ce();
}
ot(["keydown", "click"]);
const Eu = 60;
function rn(t, e) {
  return { pile: e % t.counts.length, left: Math.floor(e / t.counts.length) };
}
function Gn(t, e, n) {
  return n * t.counts.length + e;
}
function Au(t, e) {
  return (t.counts[e] ?? 0) <= Eu;
}
function Ia(t, e, n) {
  return e.map((a) => rn(t, a)).find((a) => a.pile === n)?.left;
}
function Tu(t) {
  for (const e of ["grid", "circuit", "points", "piles"]) {
    const n = t.findIndex((a) => a.kind === e);
    if (n >= 0) return n;
  }
  return -1;
}
function Fa(t) {
  return (e) => {
    const n = t.flatMap((a) => [...e.querySelectorAll(`[data-cell="${a}"]`)]);
    for (const a of n) a.dataset.hint = "";
    return () => {
      for (const a of n) delete a.dataset.hint;
    };
  };
}
var Lu = /* @__PURE__ */ Ge('<circle r="2.7"></circle>'), Ou = /* @__PURE__ */ Ge('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), Nu = /* @__PURE__ */ N('<b aria-hidden="true"> </b>'), ju = /* @__PURE__ */ N('<li><span class="unseen"> </span> <!></li>'), Cu = /* @__PURE__ */ N('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), Pu = /* @__PURE__ */ N('<ul class="tiles svelte-e0qqyt"></ul>');
function zu(t, e) {
  je(e, !0);
  let n = se(e, "fresh", 3, !1);
  const a = /* @__PURE__ */ p(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), s = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var i = Pu();
  Se(
    i,
    21,
    () => e.part.values,
    Le,
    (l, o) => {
      var c = ju();
      let u;
      var f = K(c), v = ne(f, !0), d = O(f, 2);
      {
        var _ = (h) => {
          var g = Ou();
          Se(g, 21, () => s[r(o)], Le, (m, k) => {
            var S = Lu();
            R(
              (A) => {
                $(S, "cx", 7 + 8 * (r(k) % 3)), $(S, "cy", A);
              },
              [() => 7 + 8 * Math.floor(r(k) / 3)]
            ), b(m, S);
          }), b(h, g);
        }, w = (h) => {
          var g = Nu(), m = ne(g, !0);
          R(() => J(m, r(o) || "?")), b(h, g);
        };
        Y(d, (h) => {
          s[r(o)] ? h(_) : h(w, -1);
        });
      }
      R(() => {
        u = ce(c, 1, $t(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-e0qqyt", u, { fresh: n() }), J(v, r(o));
      }), b(l, c);
    },
    (l) => {
      var o = Cu();
      b(l, o);
    }
  ), R(() => $(i, "aria-label", e.part.title || (r(a) ? `${r(a)}'s dice` : "dice"))), b(t, i), Ce();
}
var Ru = /* @__PURE__ */ Ge("<line></line>"), Iu = /* @__PURE__ */ Ge('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function di(t, e) {
  je(e, !0);
  let n = se(e, "cell", 3, 1);
  function a({ from: [l, o], to: [c, u] }) {
    const f = 0.28 * n() / (Math.hypot(c - l, u - o) || 1);
    return {
      x1: l,
      y1: o,
      x2: c - (c - l) * f,
      y2: u - (u - o) * f
    };
  }
  var s = Iu(), i = O(K(s));
  Se(i, 17, () => e.arrows, Le, (l, o) => {
    var c = Ru();
    ko(
      c,
      (u) => ({
        ...u,
        opacity: [0.85, 0.5, 0.3][r(o).rank],
        "stroke-width": n() * [0.14, 0.11, 0.09][r(o).rank],
        "marker-end": "url(#tip)"
      }),
      [() => a(r(o))],
      void 0,
      void 0,
      "svelte-14rp5gw"
    ), b(l, c);
  }), R(() => $(s, "viewBox", `0 0 ${e.width ?? ""} ${e.height ?? ""}`)), b(t, s), Ce();
}
const Fu = 5;
class hi {
  #e = (
    /** The cell whose piece is pressed, and how far it has been taken. */
    /* @__PURE__ */ Z(-1)
  );
  get cell() {
    return r(this.#e);
  }
  set cell(e) {
    T(this.#e, e, !0);
  }
  #r = /* @__PURE__ */ Z(0);
  get dx() {
    return r(this.#r);
  }
  set dx(e) {
    T(this.#r, e, !0);
  }
  #t = /* @__PURE__ */ Z(0);
  get dy() {
    return r(this.#t);
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
    const [n, a] = [e.clientX - this.x, e.clientY - this.y];
    return (this.moves || Math.hypot(n, a) >= Fu) && ([this.dx, this.dy] = [n, a]), this.moves;
  }
  /** From where to where, null beside the board; nothing where it was no drag. */
  up(e, n) {
    const [a, s] = [this.cell, this.moves];
    if (this.cancel(), !s) return;
    this.justEnded = !0;
    const i = document.elementsFromPoint(e.clientX, e.clientY).find((l) => l.matches("button.cell"));
    return {
      from: a,
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
const Ot = 2 / Math.sqrt(3), dn = 0.26, lr = 0.75;
function vi(t) {
  return [dn + (t.rowLabels.length ? lr : 0), dn + (t.columnLabels.length ? lr : 0)];
}
function gr(t) {
  if (t.shape !== "hexagon") return [t.columns, t.rows];
  const [e, n] = vi(t);
  return [e + t.columns + (t.rows - 1) / 2 + dn, n + Ot * (0.75 * t.rows + 0.25) + dn];
}
function Pt(t, e) {
  const [n, a] = [Math.floor(e / t.columns), e % t.columns];
  if (t.shape !== "hexagon") return [a + 0.5, n + 0.5];
  const [s, i] = vi(t);
  return [s + a + n / 2 + 0.5, i + Ot * (0.75 * n + 0.5)];
}
const Qr = [
  [0, Ot / 2],
  [0.5, Ot / 4],
  [0.5, -Ot / 4],
  [0, -Ot / 2],
  [-0.5, -Ot / 4],
  [-0.5, Ot / 4]
];
function Du(t) {
  const { rows: e, columns: n } = t, a = [...Array(n).keys()], s = [...Array(e).keys()], i = [
    [a, [4, 3, 2]],
    [s.map((l) => l * n + n - 1), [2, 1]],
    [a.map((l) => (e - 1) * n + l), [5, 0, 1]],
    [s.map((l) => l * n), [4, 5]]
  ];
  return t.sides.map((l, o) => {
    const [c, u] = i[o], f = c.flatMap((v) => {
      const [d, _] = Pt(t, v);
      return u.map((w) => `${d + Qr[w][0]} ${_ + Qr[w][1]}`);
    });
    return { owner: l, d: `M${f.join("L")}` };
  });
}
function Bu(t) {
  return t.cells.map((e, n) => {
    const [a, s] = Pt(t, n);
    return `M${Qr.map(([i, l]) => `${a + i} ${s + l}`).join("L")}z`;
  }).join("");
}
function qu(t) {
  const e = t.rowLabels.map((a, s) => {
    const [i, l] = Pt(t, s * t.columns);
    return { name: a, at: [i - 0.5 - dn - lr / 2, l] };
  }), n = t.columnLabels.map((a, s) => {
    const [i, l] = Pt(t, s);
    return { name: a, at: [i, l - Ot / 2 - dn - lr / 3] };
  });
  return [...e, ...n];
}
function or(t, e) {
  return t.shape !== "lattice" ? `repeat(${e}, minmax(0, 1fr))` : `repeat(${(e - 1) / 2}, minmax(0, 1fr) minmax(0, 3fr)) minmax(0, 1fr)`;
}
function Da(t, e) {
  return t.shape === "lattice" ? 2 * e - 1 : e;
}
var Ba = /* @__PURE__ */ N("<span> </span>"), Vu = /* @__PURE__ */ N('<div class="row-labels svelte-11w0tdl" aria-hidden="true"></div>'), Uu = /* @__PURE__ */ N('<div class="column-labels svelte-11w0tdl" aria-hidden="true"></div>'), Hu = /* @__PURE__ */ N("<div><!> <!> <!></div>");
function Wu(t, e) {
  je(e, !0);
  const n = /* @__PURE__ */ p(() => gr(e.part)), a = /* @__PURE__ */ p(() => e.part.shape === "hexagon");
  var s = Hu();
  let i;
  var l = K(s);
  {
    var o = (v) => {
      var d = Vu();
      Se(d, 21, () => e.part.rowLabels, Le, (_, w) => {
        var h = Ba(), g = ne(h, !0);
        R(() => J(g, r(w))), b(_, h);
      }), b(v, d);
    };
    Y(l, (v) => {
      e.part.rowLabels.length && !r(a) && v(o);
    });
  }
  var c = O(l, 2);
  Zs(c, () => e.children);
  var u = O(c, 2);
  {
    var f = (v) => {
      var d = Uu();
      Se(d, 21, () => e.part.columnLabels, Le, (_, w) => {
        var h = Ba(), g = ne(h, !0);
        R(() => J(g, r(w))), b(_, h);
      }), b(v, d);
    };
    Y(u, (v) => {
      e.part.columnLabels.length && !r(a) && v(f);
    });
  }
  R(
    (v, d, _, w) => {
      ce(s, 1, `frame ${e.part.shape ?? ""}`, "svelte-11w0tdl"), i = st(s, "", i, {
        "--rows": v,
        "--columns": d,
        "--row-tracks": _,
        "--column-tracks": w
      });
    },
    [
      () => r(a) ? r(n)[1] : Da(e.part, e.part.rows),
      () => r(a) ? r(n)[0] : Da(e.part, e.part.columns),
      () => or(e.part, e.part.rows),
      () => or(e.part, e.part.columns)
    ]
  ), b(t, s), Ce();
}
var Yu = /* @__PURE__ */ Ge('<path class="line svelte-18javx1"></path>'), Gu = /* @__PURE__ */ Ge('<circle r="0.1" class="svelte-18javx1"></circle>'), Ku = /* @__PURE__ */ Ge("<path></path>"), Xu = /* @__PURE__ */ Ge('<path class="bed svelte-18javx1"></path>'), Ju = /* @__PURE__ */ Ge('<svg aria-hidden="true"><!><!><!><!></svg>'), Zu = /* @__PURE__ */ N('<span aria-hidden="true" class="svelte-18javx1"> </span>'), Qu = /* @__PURE__ */ N("<!> <!>", 1);
function $u(t, e) {
  je(e, !0);
  const n = /* @__PURE__ */ p(() => ci(e.part)), a = /* @__PURE__ */ p(() => gr(e.part)), s = /* @__PURE__ */ p(() => e.part.shape === "hexagon");
  function i(v, d) {
    return `${100 * v / d}%`;
  }
  var l = Qu(), o = he(l);
  {
    var c = (v) => {
      var d = Ju();
      let _;
      var w = K(d);
      {
        var h = (A) => {
          var M = Yu();
          R(() => $(M, "d", r(n))), b(A, M);
        };
        Y(w, (A) => {
          r(n) && A(h);
        });
      }
      var g = O(w);
      Se(g, 17, () => e.part.shape === "point" ? e.part.stars : [], Le, (A, M) => {
        const C = /* @__PURE__ */ p(() => {
          const [E, x] = Pt(e.part, r(M));
          return { x: E, y: x };
        });
        var L = Gu();
        R(() => {
          $(L, "cx", r(C).x), $(L, "cy", r(C).y);
        }), b(A, L);
      });
      var m = O(g);
      Se(m, 17, () => r(s) ? Du(e.part) : [], Le, (A, M) => {
        var C = Ku();
        R(() => {
          ce(C, 0, `side p${r(M).owner % 4}`, "svelte-18javx1"), $(C, "d", r(M).d);
        }), b(A, C);
      });
      var k = O(m);
      {
        var S = (A) => {
          var M = Xu();
          R((C) => $(M, "d", C), [() => Bu(e.part)]), b(A, M);
        };
        Y(k, (A) => {
          r(s) && A(S);
        });
      }
      R(() => {
        $(d, "viewBox", `0 0 ${r(a)[0] ?? ""} ${r(a)[1] ?? ""}`), _ = ce(d, 0, "svelte-18javx1", null, _, { sides: r(s) });
      }), b(v, d);
    };
    Y(o, (v) => {
      (r(n) || r(s) && e.part.sides.length) && v(c);
    });
  }
  var u = O(o, 2);
  {
    var f = (v) => {
      var d = We(), _ = he(d);
      Se(_, 17, () => qu(e.part), Le, (w, h) => {
        var g = Zu();
        let m;
        var k = ne(g, !0);
        R(
          (S, A) => {
            m = st(g, "", m, { left: S, top: A }), J(k, r(h).name);
          },
          [
            () => i(r(h).at[0], r(a)[0]),
            () => i(r(h).at[1], r(a)[1])
          ]
        ), b(w, g);
      }), b(v, d);
    };
    Y(u, (v) => {
      r(s) && v(f);
    });
  }
  b(t, l), Ce();
}
var ec = /* @__PURE__ */ N('<span class="dot svelte-1tsi2oa"></span>'), tc = /* @__PURE__ */ N("<span> </span>"), nc = /* @__PURE__ */ N("<span></span>");
function rc(t, e) {
  je(e, !0);
  const n = /* @__PURE__ */ p(() => e.row % 2 === 0);
  var a = We(), s = he(a);
  {
    var i = (c) => {
      var u = ec();
      b(c, u);
    }, l = (c) => {
      var u = We(), f = he(u);
      {
        var v = (d) => {
          var _ = tc(), w = ne(_, !0);
          R(() => {
            ce(_, 1, `box ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-1tsi2oa"), J(w, e.piece.symbol);
          }), b(d, _);
        };
        Y(f, (d) => {
          e.piece && d(v);
        });
      }
      b(c, u);
    }, o = (c) => {
      var u = nc();
      let f;
      R(() => f = ce(u, 1, "line svelte-1tsi2oa", null, f, { across: r(n), drawn: e.piece !== null })), b(c, u);
    };
    Y(s, (c) => {
      e.row % 2 === 0 && e.column % 2 === 0 ? c(i) : e.row % 2 === 1 && e.column % 2 === 1 ? c(l, 1) : c(o, -1);
    });
  }
  b(t, a), Ce();
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
var ic = /* @__PURE__ */ Ge('<path class="body svelte-chnsao"></path>'), lc = /* @__PURE__ */ Ge('<path class="lines svelte-chnsao"></path>'), oc = /* @__PURE__ */ Ge('<path class="strokes svelte-chnsao"></path>'), uc = /* @__PURE__ */ Ge('<svg aria-hidden="true"><!><!><!></svg>'), cc = /* @__PURE__ */ N("<span></span>"), fc = /* @__PURE__ */ N('<small class="svelte-chnsao"> </small>'), dc = /* @__PURE__ */ N("<span> <!></span>"), qa = /* @__PURE__ */ N("<span> </span>");
function hc(t, e) {
  je(e, !0);
  let n = se(e, "turn", 3, 0);
  const a = /* @__PURE__ */ p(() => e.piece.figure.split(" ")), s = /* @__PURE__ */ p(() => r(a)[r(a).length - 1]), i = /* @__PURE__ */ p(() => r(a).length > 1 ? r(a)[0] : "own"), l = /* @__PURE__ */ p(() => sc[r(s)]), o = /* @__PURE__ */ p(() => [...e.piece.symbol].length > 2);
  var c = We(), u = he(c);
  {
    var f = (h) => {
      var g = uc();
      let m, k;
      var S = K(g);
      {
        var A = (x) => {
          var I = ic();
          R(() => $(I, "d", r(l).body)), b(x, I);
        };
        Y(S, (x) => {
          r(l).body && x(A);
        });
      }
      var M = O(S);
      {
        var C = (x) => {
          var I = lc();
          R(() => $(I, "d", r(l).lines)), b(x, I);
        };
        Y(M, (x) => {
          r(l).lines && x(C);
        });
      }
      var L = O(M);
      {
        var E = (x) => {
          var I = oc();
          R(() => $(I, "d", r(l).strokes)), b(x, I);
        };
        Y(L, (x) => {
          r(l).strokes && x(E);
        });
      }
      R(() => {
        m = ce(g, 0, `figure ${r(i) ?? ""} ${r(s) ?? ""} ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-chnsao", m, { second: e.piece.owner % 2 === 1 }), $(g, "viewBox", r(l).lines || r(l).body ? "5 3 90 90" : "0 0 100 100"), k = st(g, "", k, {
          rotate: n() && n() !== 180 ? `${n()}deg` : void 0,
          scale: n() === 180 ? "-1 1" : void 0
        });
      }), b(h, g);
    }, v = (h) => {
      var g = cc();
      let m;
      R(() => m = ce(g, 1, `stone ${r(i) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", m, {
        ring: r(i) === "own" && e.piece.owner % 2 === 1
      })), b(h, g);
    }, d = (h) => {
      var g = dc();
      let m;
      var k = K(g), S = O(k);
      {
        var A = (M) => {
          var C = fc(), L = ne(C, !0);
          R(() => J(L, e.piece.note)), b(M, C);
        };
        Y(S, (M) => {
          e.piece.note && M(A);
        });
      }
      R(
        (M) => {
          m = ce(g, 1, "tile svelte-chnsao", null, m, { new: e.piece.owner >= 0 }), J(k, M);
        },
        [
          () => e.piece.symbol === "*" ? "" : e.piece.symbol.toUpperCase()
        ]
      ), b(h, g);
    }, _ = (h) => {
      var g = qa();
      let m;
      var k = ne(g, !0);
      R(() => {
        m = ce(g, 1, `token p${e.piece.owner % 4}`, "svelte-chnsao", m, { ring: e.piece.owner % 2 === 1, long: r(o) }), J(k, e.piece.symbol);
      }), b(h, g);
    }, w = (h) => {
      var g = qa();
      let m;
      var k = ne(g, !0);
      R(() => {
        m = ce(g, 1, "plain svelte-chnsao", null, m, { long: r(o) }), J(k, e.piece.symbol);
      }), b(h, g);
    };
    Y(u, (h) => {
      r(l) ? h(f) : r(s) === "stone" ? h(v, 1) : r(s) === "tile" ? h(d, 2) : e.piece.owner >= 0 ? h(_, 3) : h(w, -1);
    });
  }
  b(t, c), Ce();
}
var vc = /* @__PURE__ */ N("<span><!></span>");
function gc(t, e) {
  je(e, !0);
  let n = se(e, "slide", 3, null), a = se(e, "appears", 3, !1), s = se(e, "held", 3, null), i = se(e, "turn", 3, 0);
  var l = vc();
  let o, c;
  var u = K(l);
  hc(u, {
    get piece() {
      return e.piece;
    },
    get turn() {
      return i();
    }
  }), R(() => {
    o = ce(l, 1, "man svelte-604wlu", null, o, {
      slides: n() !== null,
      appears: a(),
      held: s() !== null
    }), c = st(l, "", c, {
      "--x": n() ? `${100 * n()[0]}%` : void 0,
      "--y": n() ? `${100 * n()[1]}%` : void 0,
      translate: s() ? `${s()[0]}px ${s()[1]}px` : void 0
    });
  }), b(t, l), Ce();
}
var _c = /* @__PURE__ */ Ge('<polyline class="under svelte-jelzhl"></polyline>'), mc = /* @__PURE__ */ Ge('<polyline class="svelte-jelzhl"></polyline>'), yc = /* @__PURE__ */ Ge('<svg aria-hidden="true" class="svelte-jelzhl"><!><!></svg>');
function wc(t, e) {
  je(e, !0);
  const n = /* @__PURE__ */ p(() => gr(e.part)), a = /* @__PURE__ */ p(() => e.part.lines.map((o) => o.map((c) => Pt(e.part, c).join(",")).join(" ")));
  var s = We(), i = he(s);
  {
    var l = (o) => {
      var c = yc(), u = K(c);
      Se(u, 17, () => r(a), Le, (v, d) => {
        var _ = _c();
        R(() => $(_, "points", r(d))), b(v, _);
      });
      var f = O(u);
      Se(f, 17, () => r(a), Le, (v, d) => {
        var _ = mc();
        R(() => $(_, "points", r(d))), b(v, _);
      }), R(() => $(c, "viewBox", `0 0 ${r(n)[0] ?? ""} ${r(n)[1] ?? ""}`)), b(o, c);
    };
    Y(i, (o) => {
      r(a).length && o(l);
    });
  }
  b(t, s), Ce();
}
const bc = {
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
    const a = bc[n.text];
    if (!a) return /* @__PURE__ */ new Map();
    e.set(a, n);
  }
  return e;
}
function kc(t) {
  const e = t.target;
  return t.altKey || t.ctrlKey || t.metaKey || t.shiftKey ? !1 : !/^(INPUT|SELECT|TEXTAREA)$/.test(e.tagName) && !e.closest?.("ol");
}
var xc = /* @__PURE__ */ N("<button> </button>"), Mc = /* @__PURE__ */ N('<div class="row svelte-xoxzi5" role="group" aria-label="which move"></div>');
function wa(t, e) {
  je(e, !0);
  const n = 24;
  var a = We(), s = he(a);
  {
    var i = (l) => {
      var o = Mc();
      Se(o, 21, () => e.moves.slice(0, n), Le, (c, u) => {
        var f = xc(), v = ne(f, !0);
        R(() => J(v, r(u).text)), re("click", f, () => e.play?.(r(u).text)), b(c, f);
      }), b(l, o);
    };
    Y(s, (l) => {
      e.moves.length && l(i);
    });
  }
  b(t, a), Ce();
}
ot(["click"]);
var Sc = /* @__PURE__ */ N('<span class="name svelte-ybdg36" aria-hidden="true"> </span>'), Ec = /* @__PURE__ */ N('<span class="worth svelte-ybdg36"><!></span>'), Va = /* @__PURE__ */ N("<span></span>"), Ac = /* @__PURE__ */ N('<span class="under svelte-ybdg36"></span>'), Tc = /* @__PURE__ */ N("<button><!> <!> <!></button>"), Lc = /* @__PURE__ */ N('<div role="group"><!> <!> <!> <!></div>'), Oc = /* @__PURE__ */ N('<p class="hint soft svelte-ybdg36">Play with the arrow keys, or click where to go.</p>'), Nc = /* @__PURE__ */ N("<!> <!> <!>", 1);
function Ua(t, e) {
  je(e, !0);
  let n = se(e, "legal", 19, () => []), a = se(e, "last", 19, () => []), s = se(e, "rows", 19, () => []), i = se(e, "moving", 3, !1), l = se(e, "toned", 3, !1), o = /* @__PURE__ */ Z(null), c = /* @__PURE__ */ Z(0), u = /* @__PURE__ */ Z(rt([])), f;
  const v = new hi();
  let d = /* @__PURE__ */ Z(
    -1
    // where a piece was just let go: it is there already and need not slide
  );
  const _ = /* @__PURE__ */ p(() => new Map(n().filter((y) => y.cells.length === 1).map((y) => [y.cells[0], y]))), w = /* @__PURE__ */ p(() => n().filter((y) => y.cells.length > 1).flatMap((y) => e.part.cells[y.cells[0]] ? [y] : [y, { ...y, cells: [...y.cells].reverse() }])), h = /* @__PURE__ */ p(() => new Set(r(w).map((y) => y.cells[0]))), g = /* @__PURE__ */ p(() => new Set(r(w).filter((y) => y.cells[0] === r(o)).map((y) => y.cells[y.cells.length - 1]))), m = /* @__PURE__ */ p(() => ci(e.part)), k = /* @__PURE__ */ p(() => iu(e.part, r(_).values())), S = /* @__PURE__ */ p(() => new Map(s().filter((y) => y.cells.length === 1).map((y) => [y.cells[0], y]))), A = /* @__PURE__ */ p(() => s().find((y) => y.value !== null)), M = /* @__PURE__ */ p(() => s().filter((y) => y.cells.length > 1 && y.value !== null).slice(0, 3).map((y, P) => ({
    from: Pt(e.part, y.cells[0]),
    to: Pt(e.part, y.cells[y.cells.length - 1]),
    rank: P
  }))), C = /* @__PURE__ */ p(() => e.part.chequered || i() && e.part.shape === "square" && e.part.rowLabels.length > 0), L = /* @__PURE__ */ p(() => e.part.cells.some((y) => y?.figure === "wall")), E = /* @__PURE__ */ p(() => gr(e.part)), x = /* @__PURE__ */ p(() => new Set(e.part.lines.flat())), I = /* @__PURE__ */ p(() => li(e.part.cells)), Q = /* @__PURE__ */ p(() => l() || e.part.cells.some((y) => /^(white|black) stone$/.test(y?.figure ?? ""))), te = /* @__PURE__ */ p(() => a().length > 1 && z(a()[0]) !== z(a().at(-1)) ? a().at(-1) : -1), de = /* @__PURE__ */ p(() => e.play ? pc(n()) : /* @__PURE__ */ new Map());
  let Oe = /* @__PURE__ */ Z(!1), xe = "";
  Ye(() => {
    T(o, r(de).size ? n()[0].cells[0] : null, !0), T(u, [], !0), n().length && T(Oe, r(de).size > 0);
    const y = r(de).get(xe);
    n().length && (xe = ""), y && e.play?.(y.text);
  });
  let U = /* @__PURE__ */ Z(0);
  Ye(() => {
    const y = a().at(-1);
    if (a().length < 2 || y === void 0 || e.part.cells[y]?.figure !== "eater") return;
    const [P, B] = ie(y);
    T(U, 180 * Math.atan2(-B, -P) / Math.PI);
  });
  function ae(y) {
    if (!r(Oe) || !y.key.startsWith("Arrow") || !kc(y)) return;
    y.preventDefault(), y.stopPropagation();
    const P = r(de).get(y.key);
    P ? e.play?.(P.text) : n().length || (xe = y.key);
  }
  function z(y) {
    return e.part.cells[y]?.owner ?? -1;
  }
  function H(y, P) {
    return `${100 * y / P}%`;
  }
  function ee(y) {
    return y === r(te) && y !== r(d) && e.part.shape !== "hexagon" && e.part.shape !== "lattice" && e.part.cells[y]?.figure !== "tile";
  }
  function ie(y) {
    const P = a()[0] ?? y, [B, me] = [
      P % e.part.columns,
      Math.floor(P / e.part.columns)
    ];
    return [
      B - y % e.part.columns,
      me - Math.floor(y / e.part.columns)
    ];
  }
  function ve(y) {
    const P = e.part.cells[y], B = [ui(e.part, y)];
    P && P.owner >= 0 ? B.push(zo(P, e.names)) : B.push(P ? P.symbol : "empty"), y === r(o) ? B.push("chosen") : (r(o) !== null ? r(g).has(y) : r(_).has(y)) ? B.push("legal") : r(o) === null && r(h).has(y) && B.push(P ? "can move" : "legal"), a().includes(y) && B.push("last move"), r(x).has(y) && B.push("in a row");
    const me = e.part.territory[y] ?? -1;
    !P && me >= 0 && B.push(`territory of ${e.names[me] ?? me + 1}`);
    const ye = r(S).get(y);
    return ye && ye.value !== null && B.push(`${_a(ye)}${ye.source ? ", from a tablebase" : ""}${ye.book ? ", in the book" : ""}`), B.join(", ");
  }
  function Ae(y) {
    if (e.put) return e.put(y, null);
    if (e.play)
      if (r(o) !== null) {
        const P = r(w).filter((B) => B.cells[0] === r(o) && B.cells[B.cells.length - 1] === y);
        P.length === 1 ? e.play(P[0].text) : P.length > 1 ? T(u, P, !0) : T(o, r(h).has(y) && y !== r(o) ? y : null, !0), P.length === 1 && T(o, null);
      } else if (r(_).has(y)) {
        const P = n().filter((B) => B.cells.length === 1 && B.cells[0] === y);
        P.length > 1 ? T(u, P, !0) : e.play(P[0].text);
      } else r(h).has(y) ? T(o, y, !0) : r(k).has(y % e.part.columns) && e.play(r(k).get(y % e.part.columns).text);
  }
  function ge(y) {
    const P = Math.floor(r(c) / e.part.columns), B = r(c) % e.part.columns, me = {
      ArrowUp: [P - 1, B],
      ArrowDown: [P + 1, B],
      ArrowLeft: [P, B - 1],
      ArrowRight: [P, B + 1],
      Home: [P, 0],
      End: [P, e.part.columns - 1]
    };
    y.key === "Escape" && T(o, null);
    const ye = me[y.key];
    if (!ye) return;
    y.preventDefault(), y.stopPropagation();
    const [Ne, F] = ye;
    Ne < 0 || F < 0 || Ne >= e.part.rows || F >= e.part.columns || (T(c, Ne * e.part.columns + F), f.querySelectorAll("button.cell")[r(c)]?.focus());
  }
  function G(y) {
    return e.put ? e.loose?.(y) ?? e.part.cells[y] !== null : r(h).has(y);
  }
  function X(y, P) {
    T(d, -1), G(P) && v.down(y, P);
  }
  function le(y) {
    v.move(y) && !e.put && T(o, v.cell, !0);
  }
  function D(y) {
    const P = v.up(y, f);
    if (P) {
      if (e.put) {
        P.to !== P.from && e.put(P.to ?? -1, P.from);
        return;
      }
      if (T(o, P.from, !0), P.to === null || !r(g).has(P.to)) {
        T(o, null);
        return;
      }
      T(d, P.to, !0), Ae(P.to);
    }
  }
  var W = Nc();
  Je("pointermove", xt, le), Je("pointerup", xt, D), Je("pointercancel", xt, () => v.cancel()), Je("keydown", xt, ae, !0);
  var oe = he(W);
  Wu(oe, {
    get part() {
      return e.part;
    },
    children: (y, P) => {
      var B = Lc();
      let me, ye;
      var Ne = K(B);
      $u(Ne, {
        get part() {
          return e.part;
        }
      });
      var F = O(Ne, 2);
      Se(F, 17, () => e.part.cells, Le, (_e, V, q) => {
        const be = /* @__PURE__ */ p(() => Math.floor(q / e.part.columns)), Ie = /* @__PURE__ */ p(() => e.part.shape === "hexagon" ? Pt(e.part, q) : null), Ue = /* @__PURE__ */ p(() => r(S).get(q));
        var pe = Tc();
        let Fe;
        $(pe, "data-cell", q);
        let Be;
        var Ke = K(pe);
        {
          var Rt = (Pe) => {
            var qe = Sc(), wt = ne(qe, !0);
            R(() => J(wt, e.part.names[q])), b(Pe, qe);
          };
          Y(Ke, (Pe) => {
            e.part.names[q] && Pe(Rt);
          });
        }
        var en = O(Ke, 2);
        {
          var mr = (Pe) => {
            {
              let qe = /* @__PURE__ */ p(() => q % e.part.columns);
              rc(Pe, {
                get row() {
                  return r(be);
                },
                get column() {
                  return r(qe);
                },
                get piece() {
                  return r(V);
                }
              });
            }
          }, _n = (Pe) => {
            var qe = We(), wt = he(qe);
            uo(
              wt,
              () => ee(q) ? a() : `${r(V).symbol}${r(V).owner}`,
              (mn) => {
                {
                  let br = /* @__PURE__ */ p(() => ee(q) ? ie(q) : null), pr = /* @__PURE__ */ p(() => !ee(q) && a().includes(q) && q !== r(d)), kr = /* @__PURE__ */ p(() => v.cell === q && v.moves ? [v.dx, v.dy] : null), xr = /* @__PURE__ */ p(() => r(V).figure === "eater" ? r(U) : 0);
                  gc(mn, {
                    get piece() {
                      return r(V);
                    },
                    get slide() {
                      return r(br);
                    },
                    get appears() {
                      return r(pr);
                    },
                    get held() {
                      return r(kr);
                    },
                    get turn() {
                      return r(xr);
                    }
                  });
                }
              }
            ), b(Pe, qe);
          }, tn = /* @__PURE__ */ p(() => r(V) && !(r(m) && su.includes(r(V).symbol)));
          Y(en, (Pe) => {
            e.part.shape === "lattice" ? Pe(mr) : r(tn) && Pe(_n, 1);
          });
        }
        var yr = O(en, 2);
        {
          var wr = (Pe) => {
            var qe = Ec(), wt = K(qe);
            {
              let mn = /* @__PURE__ */ p(() => r(Ue) === r(A));
              ya(wt, {
                get row() {
                  return r(Ue);
                },
                get best() {
                  return r(mn);
                }
              });
            }
            b(Pe, qe);
          }, Ni = (Pe) => {
            var qe = Va();
            R(() => ce(qe, 1, `ground p${e.part.territory[q] % 4} ${r(I)[e.part.territory[q]] ?? "" ?? ""}`, "svelte-ybdg36")), b(Pe, qe);
          }, ji = (Pe) => {
            var qe = Va();
            let wt;
            R(() => wt = ce(qe, 1, "dot svelte-ybdg36", null, wt, { many: r(_).size + r(h).size > 30 })), b(Pe, qe);
          }, Ci = /* @__PURE__ */ p(() => e.part.shape !== "lattice" && (!r(V) || r(V).owner < 0 && !r(V).figure) && (r(o) === null ? r(_).has(q) || r(h).has(q) : r(g).has(q))), Pi = (Pe) => {
            var qe = Ac();
            b(Pe, qe);
          }, zi = /* @__PURE__ */ p(() => r(V) && r(V).owner >= 0 && r(o) === null && r(_).has(q));
          Y(yr, (Pe) => {
            r(Ue) && r(Ue).value !== null ? Pe(wr) : !r(V) && (e.part.territory[q] ?? -1) >= 0 ? Pe(Ni, 1) : r(Ci) ? Pe(ji, 2) : r(zi) && Pe(Pi, 3);
          });
        }
        R(
          (Pe, qe, wt, mn, br, pr, kr, xr, Ri, Ii) => {
            Fe = ce(pe, 1, "cell svelte-ybdg36", null, Fe, {
              odd: (r(be) + q % e.part.columns) % 2 === 1,
              can: Pe,
              grab: qe,
              target: wt,
              taking: mn,
              from: q === r(o),
              last: br,
              tinted: pr
            }), $(pe, "tabindex", q === r(c) ? 0 : -1), $(pe, "aria-label", kr), Be = st(pe, "", Be, { "--tint": xr, left: Ri, top: Ii });
          },
          [
            () => e.put || (r(o) === null ? r(_).has(q) || r(h).has(q) : r(g).has(q)),
            () => G(q),
            () => r(o) !== null && r(g).has(q),
            () => r(o) !== null && r(g).has(q) && r(V) !== null,
            () => a().includes(q),
            () => !!e.part.tints[q],
            () => ve(q),
            () => e.part.tints[q] ? `var(--tint-${e.part.tints[q].replace(" ", "-")})` : void 0,
            () => r(Ie) ? H(r(Ie)[0], r(E)[0]) : void 0,
            () => r(Ie) ? H(r(Ie)[1], r(E)[1]) : void 0
          ]
        ), re("click", pe, () => (T(c, q, !0), v.isClick() && Ae(q))), re("pointerdown", pe, (Pe) => X(Pe, q)), b(_e, pe);
      });
      var ue = O(F, 2);
      {
        var we = (_e) => {
          di(_e, {
            get arrows() {
              return r(M);
            },
            get width() {
              return r(E)[0];
            },
            get height() {
              return r(E)[1];
            }
          });
        };
        Y(ue, (_e) => {
          r(M).length && _e(we);
        });
      }
      var ze = O(ue, 2);
      wc(ze, {
        get part() {
          return e.part;
        }
      }), Vt(B, (_e) => f = _e, () => f), R(
        (_e, V, q) => {
          me = ce(B, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", me, {
            chequered: r(C),
            plain: !r(C) && !r(L) && e.part.shape === "square",
            sparse: _e,
            wood: r(Q),
            maze: r(L),
            dragging: v.moves
          }), $(B, "aria-label", e.part.title || "board"), ye = st(B, "", ye, {
            "--wide": r(E)[0],
            "--high": r(E)[1],
            "grid-template-columns": V,
            "grid-template-rows": q
          });
        },
        [
          () => e.part.shape === "point" && e.part.cells.some((_e) => _e && _e.owner < 0),
          () => or(e.part, e.part.columns),
          () => e.part.shape === "lattice" ? or(e.part, e.part.rows) : void 0
        ]
      ), re("keydown", B, ge), re("focusin", B, (_e) => T(c, Number(_e.target.dataset.cell ?? r(c)), !0)), b(y, B);
    },
    $$slots: { default: !0 }
  });
  var Me = O(oe, 2);
  {
    var fe = (y) => {
      var P = Oc();
      b(y, P);
    };
    Y(Me, (y) => {
      r(Oe) && y(fe);
    });
  }
  var j = O(Me, 2);
  wa(j, {
    get moves() {
      return r(u);
    },
    get play() {
      return e.play;
    }
  }), b(t, W), Ce();
}
ot(["keydown", "focusin", "click", "pointerdown"]);
const En = "*";
class jc {
  #e = /* @__PURE__ */ Z([]);
  get laid() {
    return r(this.#e);
  }
  set laid(e) {
    T(this.#e, e);
  }
  #r = /* @__PURE__ */ Z(null);
  get chosen() {
    return r(this.#r);
  }
  set chosen(e) {
    T(this.#r, e, !0);
  }
  #t = /* @__PURE__ */ Z([]);
  get marked() {
    return r(this.#t);
  }
  set marked(e) {
    T(this.#t, e);
  }
  #a = /* @__PURE__ */ Z(!1);
  get marking() {
    return r(this.#a);
  }
  set marking(e) {
    T(this.#a, e, !0);
  }
  #n = /* @__PURE__ */ p(() => this.laid.find((e) => e.symbol === En)?.cell ?? null);
  get unnamed() {
    return r(this.#n);
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
  put(e, n, a, s) {
    const i = s === null ? void 0 : this.at(s);
    i ? (this.takeBack(s), a >= 0 && Ha(e, a) && !this.at(a) && (this.laid = [...this.laid, { ...i, cell: a }])) : this.at(a) ? this.takeBack(a) : this.chosen !== null && this.lay(e, n, this.chosen, a);
  }
  lay(e, n, a, s) {
    return this.marking = !1, !Ha(e, s) || this.at(s) || this.isLaid(a) ? !1 : (this.laid = [...this.laid, { cell: s, card: a, symbol: n.cards[a] }], this.chosen = null, !0);
  }
  /** A letter typed at a cell lays the card of that letter, or a blank for it. */
  type(e, n, a, s) {
    const i = n.cards.map((o, c) => ({ symbol: o, card: c })).filter(({ card: o }) => !this.isLaid(o)), l = i.find(({ symbol: o }) => o === a.toUpperCase()) ?? i.find(({ symbol: o }) => o === En);
    return !l || !this.lay(e, n, l.card, s) ? !1 : (l.symbol === En && this.name(s, a), !0);
  }
  name(e, n) {
    const a = /^[a-z]$/i.test(n) ? n.toLowerCase() : En;
    this.laid = this.laid.map((s) => s.cell === e ? { ...s, symbol: a } : s);
  }
  takeBack(e) {
    this.laid = this.laid.filter((n) => n.cell !== e);
  }
  /** The grid with what is laid on it. */
  shown(e, n) {
    const a = [...e.cells];
    for (const { cell: s, card: i, symbol: l } of this.laid) a[s] = Cc(l, n.values[i] ?? 0, n.owner);
    return { ...e, cells: a };
  }
  /** As zermelo.board writes it: `H8=C I8=A`. */
  text(e) {
    return this.laid.map(({ cell: n, symbol: a }) => `${ui(e, n)}=${a}`).join(" ");
  }
  /** The move that plays cards like those marked; which of equal ones does not matter. */
  markedMove(e, n, a) {
    const s = (l) => l.map((o) => e.cards[o]).sort().join(" "), i = s(this.marked);
    return n.find((l) => s(l.cells.map(a)) === i);
  }
}
function Ha(t, e) {
  return t.cells[e]?.figure !== "tile";
}
function Cc(t, e, n) {
  return {
    symbol: t,
    owner: n,
    figure: "tile",
    note: t === En ? "" : String(e)
  };
}
var Pc = /* @__PURE__ */ N("<p> </p>"), zc = /* @__PURE__ */ N('<div class="news svelte-bvapm5" role="log" tabindex="0"><p class="latest svelte-bvapm5"> </p> <!></div>');
function Rc(t, e) {
  je(e, !0);
  let n = se(e, "before", 19, () => []);
  const a = /* @__PURE__ */ p(() => [...n()].reverse());
  var s = zc(), i = K(s), l = ne(i, !0), o = O(i, 2);
  Se(o, 17, () => r(a), Le, (c, u) => {
    var f = Pc(), v = ne(f, !0);
    R(() => J(v, r(u))), b(c, f);
  }), R(() => J(l, e.text)), b(t, s), Ce();
}
var Ic = /* @__PURE__ */ N('<span class="unseen">, last move</span>'), Fc = /* @__PURE__ */ N('<button><i class="svelte-180ejp1"></i><!></button>'), Dc = /* @__PURE__ */ N('<i class="svelte-180ejp1"></i>'), Bc = /* @__PURE__ */ N('<span> </span> <b class="svelte-180ejp1"><span class="unseen"> </span> <!></b> <span class="things svelte-180ejp1"><!></span>', 1), qc = /* @__PURE__ */ N('<p class="selection svelte-180ejp1"> </p>'), Vc = /* @__PURE__ */ N('<div role="group"></div> <!> <!>', 1);
function Wa(t, e) {
  je(e, !0);
  let n = se(e, "legal", 19, () => []), a = se(e, "last", 19, () => []), s = se(e, "rows", 19, () => []), i = /* @__PURE__ */ Z(
    !1
    // whether moves are made here at all; it stays so between turns
  ), l = /* @__PURE__ */ Z([]), o = /* @__PURE__ */ Z(null), c = /* @__PURE__ */ Z(0), u = !1, f = /* @__PURE__ */ Z(void 0);
  Ye(() => {
    ([...n(), ...s()].some((U) => U.cells.length) || a().length) && T(i, !0);
  }), Ye(() => {
    n(), T(l, []), T(o, null);
  }), Ye(() => {
    const { pile: U, left: ae } = rn(e.part, r(c));
    if (ae < (e.part.counts[U] ?? 0)) return;
    const z = e.part.counts[U] ? U : e.part.counts.findIndex((H) => H > 0);
    z < 0 || (T(c, Gn(e.part, z, e.part.counts[z] - 1), !0), u && Ws().then(C));
  });
  const v = /* @__PURE__ */ p(() => new Map(s().filter((U) => U.cells.length === 1 && U.value !== null).map((U) => [U.cells[0], U]))), d = /* @__PURE__ */ p(() => s().find((U) => U.value !== null)), _ = /* @__PURE__ */ p(() => r(o) === null || !S(r(o)) ? r(l) : k(r(o))), w = /* @__PURE__ */ p(() => r(l).length ? m(r(l)) : []), h = /* @__PURE__ */ p(() => {
    if (!r(_).length) return "";
    const U = r(_).map((z) => rn(e.part, z)).map((z) => `${z.left} of ${e.part.counts[z.pile]} left${e.part.counts.length > 1 ? ` in ${g(z.pile)}` : ""}`), ae = m(r(_)).map((z) => z.text);
    return `${ae.slice(0, 3).join(", ")}${ae.length > 3 ? ", …" : ""}: ${U.join(", ")}`;
  });
  function g(U) {
    return e.part.labels[U] ?? (e.part.counts.length > 1 ? String(U + 1) : "");
  }
  function m(U) {
    return n().filter((ae) => U.every((z) => ae.cells.includes(z)));
  }
  function k(U) {
    const { pile: ae } = rn(e.part, U), z = r(l).filter((H) => rn(e.part, H).pile !== ae);
    return m([...z, U]).length ? [...z, U] : [U];
  }
  function S(U) {
    return m([U]).length > 0;
  }
  function A(U, ae) {
    return ae >= (Ia(e.part, r(_), U) ?? 1 / 0);
  }
  function M(U) {
    if (T(c, U, !0), !e.play || !S(U)) return;
    const ae = k(U), z = m(ae);
    z.length === 1 ? e.play(z[0].text) : T(l, ae);
  }
  function C() {
    r(f)?.querySelector(`[data-cell="${r(c)}"]`)?.focus();
  }
  function L(U) {
    const { pile: ae, left: z } = rn(e.part, r(c)), H = {
      ArrowLeft: [0, z - 1],
      ArrowRight: [0, z + 1],
      ArrowUp: [-1, z],
      ArrowDown: [1, z],
      Home: [0, 0],
      End: [0, 1 / 0]
    };
    U.key === "Escape" && T(l, []);
    const ee = H[U.key];
    if (!ee) return;
    U.preventDefault(), U.stopPropagation();
    let ie = ae + ee[0];
    for (; ee[0] && e.part.counts[ie] === 0; ) ie += ee[0];
    e.part.counts[ie] && (T(c, Gn(e.part, ie, Math.max(0, Math.min(ee[1], e.part.counts[ie] - 1))), !0), C());
  }
  function E(U, ae) {
    const z = Gn(e.part, U, ae), H = [
      `${g(U)} ${ae + 1} of ${e.part.counts[U]}`.trim()
    ], ee = m([z]);
    r(l).includes(z) && H.push("chosen"), ee.length && H.push(`legal: ${ee.slice(0, 3).map((ve) => ve.text).join(" or ")}`);
    const ie = r(v).get(z);
    return ie && H.push(_a(ie)), H.join(", ");
  }
  function x(U) {
    return Ia(e.part, a(), U) !== void 0;
  }
  var I = Vc(), Q = he(I);
  let te;
  Se(Q, 21, () => e.part.counts, Le, (U, ae, z) => {
    var H = Bc(), ee = he(H);
    let ie;
    var ve = ne(ee, !0), Ae = O(ee, 2), ge = K(Ae), G = ne(ge, !0), X = O(ge, 1, !0), le = O(X);
    {
      var D = (y) => {
        var P = Ic();
        b(y, P);
      }, W = /* @__PURE__ */ p(() => x(z));
      Y(le, (y) => {
        r(W) && y(D);
      });
    }
    var oe = O(Ae, 2), Me = K(oe);
    {
      var fe = (y) => {
        var P = We(), B = he(P);
        Se(B, 17, () => ({ length: r(ae) }), Le, (me, ye, Ne) => {
          const F = /* @__PURE__ */ p(() => Gn(e.part, z, Ne));
          var ue = We(), we = he(ue);
          {
            var ze = (V) => {
              const q = /* @__PURE__ */ p(() => r(v).get(r(F)));
              var be = Fc();
              let Ie;
              var Ue = O(K(be));
              {
                var pe = (Fe) => {
                  {
                    let Be = /* @__PURE__ */ p(() => r(q) === r(d));
                    ya(Fe, {
                      get row() {
                        return r(q);
                      },
                      get best() {
                        return r(Be);
                      }
                    });
                  }
                };
                Y(Ue, (Fe) => {
                  r(q) && Fe(pe);
                });
              }
              R(
                (Fe, Be, Ke, Rt) => {
                  Ie = ce(be, 1, "cell svelte-180ejp1", null, Ie, { can: Fe, going: Be, from: Ke }), $(be, "data-cell", r(F)), $(be, "tabindex", r(F) === r(c) ? 0 : -1), $(be, "aria-label", Rt);
                },
                [
                  () => S(r(F)),
                  () => A(z, Ne),
                  () => r(l).includes(r(F)),
                  () => E(z, Ne)
                ]
              ), re("click", be, () => M(r(F))), Je("pointerenter", be, () => T(o, r(F), !0)), Je("pointerleave", be, () => T(o, null)), Je("focus", be, () => T(o, r(F), !0)), Je("blur", be, () => T(o, null)), b(V, be);
            }, _e = (V) => {
              var q = Dc();
              b(V, q);
            };
            Y(we, (V) => {
              r(i) ? V(ze) : V(_e, -1);
            });
          }
          b(me, ue);
        }), b(y, P);
      }, j = /* @__PURE__ */ p(() => Au(e.part, z));
      Y(Me, (y) => {
        r(j) && y(fe);
      });
    }
    R(
      (y, P, B) => {
        ie = ce(ee, 1, "name svelte-180ejp1", null, ie, { last: y }), J(ve, P), J(G, B), J(X, r(ae));
      },
      [() => x(z), () => g(z), () => g(z)]
    ), b(U, H);
  }), Vt(Q, (U) => T(f, U), () => r(f));
  var de = O(Q, 2);
  {
    var Oe = (U) => {
      var ae = qc(), z = ne(ae, !0);
      R(() => J(z, r(h) || " ")), b(U, ae);
    };
    Y(de, (U) => {
      r(i) && U(Oe);
    });
  }
  var xe = O(de, 2);
  wa(xe, {
    get moves() {
      return r(w);
    },
    get play() {
      return e.play;
    }
  }), R(() => {
    te = ce(Q, 1, "piles svelte-180ejp1", null, te, { taking: r(i) }), $(Q, "aria-label", e.part.title || "piles");
  }), re("keydown", Q, L), re("focusin", Q, () => u = !0), re("focusout", Q, (U) => U.relatedTarget && (u = !1)), b(t, I), Ce();
}
ot(["keydown", "focusin", "focusout", "click"]);
function gi(t, e) {
  const n = [];
  for (let a = 0; a + 1 < t.cells.length; a += 2) n.push([t.cells[a], t.cells[a + 1]]);
  for (const [a, s] of e) {
    const i = n.findIndex((l) => l[0] === a && l[1] === s);
    if (i < 0) return null;
    n.splice(i, 1);
  }
  return n;
}
function Ya(t, e) {
  return gi(t, e) !== null;
}
function Ga(t, e) {
  return gi(t, e) ?? [];
}
function Uc(t, e) {
  const n = [...t.counts], a = [...t.owners];
  for (const [s, i] of e) {
    const l = a[s];
    n[s]--, n[i] = a[i] === l ? n[i] + 1 : 1, a[i] = l;
  }
  return { counts: n, owners: a };
}
var Hc = /* @__PURE__ */ N('<i class="svelte-ibr02l"></i>'), Wc = /* @__PURE__ */ N('<span aria-hidden="true"></span>'), Ka = /* @__PURE__ */ N('<small aria-hidden="true" class="svelte-ibr02l"> </small>'), Yc = /* @__PURE__ */ N("<li><button><!> <!> <!></button></li>"), Gc = /* @__PURE__ */ N('<ol class="upper svelte-ibr02l"></ol>'), Kc = /* @__PURE__ */ N('<li><button><span class="soft"> </span> <b> </b></button></li>'), Xc = /* @__PURE__ */ N('<ul class="beside svelte-ibr02l"></ul>'), Jc = /* @__PURE__ */ N('<p class="row taken svelte-ibr02l" role="status"> <button>Undo step</button></p>'), Zc = /* @__PURE__ */ N('<div class="whole svelte-ibr02l" role="group"><div><!> <ol class="lower svelte-ibr02l"></ol></div> <!> <!></div> <!>', 1);
function Xa(t, e) {
  je(e, !0);
  const n = (j, y = jt) => {
    var P = Wc();
    let B;
    Se(P, 21, () => ({ length: Math.min(y().count, o) }), Le, (me, ye, Ne) => {
      var F = Hc();
      R(() => $(F, "data-mark", Ne ? "" : y().count > o ? y().count : "XOABCDEF"[y().owner] ?? "")), b(me, F);
    }), R(() => B = ce(P, 1, `men ${y().owner >= 0 ? `p${y().owner % 4}` : ""}`, "svelte-ibr02l", B, { ring: y().owner % 2 === 1 })), b(j, P);
  }, a = (j, y = jt, P = jt, B = jt) => {
    var me = Yc();
    let ye;
    var Ne = K(me);
    let F;
    var ue = K(Ne);
    {
      var we = (q) => {
        var be = Ka(), Ie = ne(be, !0);
        R(() => J(Ie, y().label)), b(q, be);
      };
      Y(ue, (q) => {
        P() && q(we);
      });
    }
    var ze = O(ue, 2);
    n(ze, y);
    var _e = O(ze, 2);
    {
      var V = (q) => {
        var be = Ka(), Ie = ne(be, !0);
        R(() => J(Ie, y().label)), b(q, be);
      };
      Y(_e, (q) => {
        P() || q(V);
      });
    }
    R(
      (q, be, Ie, Ue) => {
        ye = ce(me, 1, "svelte-ibr02l", null, ye, { odd: B() }), F = ce(Ne, 1, "cell svelte-ibr02l", null, F, {
          can: q,
          target: be,
          from: y().place === r(f),
          last: Ie
        }), $(Ne, "data-cell", y().place), $(Ne, "tabindex", y().place === r(v) ? 0 : -1), $(Ne, "aria-label", Ue);
      },
      [
        () => r(f) === null ? r(I).has(y().place) : r(Q).has(y().place),
        () => r(f) !== null && r(Q).has(y().place),
        () => i().includes(y().place),
        () => z(y())
      ]
    ), re("click", Ne, () => (T(v, y().place, !0), xe(y().place))), re("pointerdown", Ne, () => _ = y().place), b(j, me);
  };
  let s = se(e, "legal", 19, () => []), i = se(e, "last", 19, () => []), l = se(e, "rows", 19, () => []);
  const o = 5, c = 12;
  let u = /* @__PURE__ */ Z([]), f = /* @__PURE__ */ Z(null), v = /* @__PURE__ */ Z(0), d, _ = -1, w = [0, 0], h = /* @__PURE__ */ p(() => zr(w, 2)), g = /* @__PURE__ */ Z(rt(r(h)[0])), m = /* @__PURE__ */ Z(rt(r(h)[1]));
  Ye(() => {
    s(), T(u, []), T(f, null);
  });
  const k = /* @__PURE__ */ p(() => Uc(e.part, r(u))), S = /* @__PURE__ */ p(() => r(k).counts.map((j, y) => ({
    place: y,
    count: j,
    owner: r(k).owners[y] ?? -1,
    label: e.part.labels[y] ?? String(y + 1)
  }))), A = /* @__PURE__ */ p(() => r(S).length >= 2 * c ? 2 * c : r(S).length), M = /* @__PURE__ */ p(() => r(A) > c ? r(S).slice(r(A) / 2, r(A)) : []), C = /* @__PURE__ */ p(() => r(A) > c ? r(S).slice(0, r(A) / 2).reverse() : r(S).slice(0, r(A))), L = /* @__PURE__ */ p(() => r(S).slice(r(A))), E = /* @__PURE__ */ p(() => s().filter((j) => j.cells.length && Ya(j, r(u)))), x = /* @__PURE__ */ p(() => r(E).flatMap((j) => Ga(j, r(u)))), I = /* @__PURE__ */ p(() => new Set(r(x).filter(([j]) => (r(k).counts[j] ?? 0) > 0).map(([j]) => j))), Q = /* @__PURE__ */ p(() => new Set(r(x).filter(([j]) => j === r(f)).map(([, j]) => j))), te = /* @__PURE__ */ p(() => l().find((j) => j.value !== null && j.cells.length > 1));
  let de = /* @__PURE__ */ Z([]);
  Ye(() => {
    r(g), r(m), r(k);
    const j = r(te) ? Ga(r(te), []) : [];
    T(de, j.map(([y, P]) => ({ from: Oe(y), to: Oe(P), rank: 0 })));
  });
  function Oe(j) {
    const y = d.querySelector(`[data-cell="${j}"]`), P = (y?.querySelector(".men i:last-child") ?? y)?.getBoundingClientRect(), B = d.getBoundingClientRect();
    return P ? [
      P.x + P.width / 2 - B.x,
      P.y + P.height / 2 - B.y
    ] : [0, 0];
  }
  function xe(j) {
    if (r(f) !== null && r(Q).has(j)) {
      const y = [...r(u), [r(f), j]];
      T(f, null);
      const P = s().filter((B) => B.cells.length === 2 * y.length && Ya(B, y));
      P.length ? e.play?.(P[0].text) : T(u, y);
    } else T(f, r(I).has(j) && j !== r(f) ? j : null, !0);
  }
  function U(j) {
    const y = _;
    _ = -1;
    const P = document.elementFromPoint(j.clientX, j.clientY)?.closest("button.cell");
    if (y < 0 || !P || !d.contains(P)) return;
    const B = Number(P.dataset.cell);
    B === y || !r(I).has(y) || (T(f, y, !0), r(Q).has(B) ? xe(B) : T(f, null));
  }
  function ae(j) {
    const y = [...r(M), ...r(C), ...r(L)].map((ye) => ye.place), P = y.indexOf(r(v)), B = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -r(M).length,
      ArrowDown: r(M).length
    };
    if (j.key === "Escape" && ((ye) => {
      var Ne = zr(ye, 2);
      T(f, Ne[0], !0), T(u, Ne[1]);
    })([null, []]), !(j.key in B)) return;
    j.preventDefault(), j.stopPropagation();
    const me = y[Math.min(Math.max(P + B[j.key], 0), y.length - 1)];
    T(v, me, !0), d.querySelector(`button.cell[data-cell="${me}"]`)?.focus();
  }
  function z(j) {
    const y = [
      j.count ? `${j.label}: ${j.count} of ${e.names[j.owner] ?? "nobody"}` : `${j.label}: empty`
    ];
    return j.place === r(f) ? y.push("chosen") : r(f) !== null && r(Q).has(j.place) ? y.push("legal") : r(f) === null && r(I).has(j.place) && y.push("can move"), i().includes(j.place) && y.push("last move"), y.join(", ");
  }
  var H = Zc();
  Je("pointerup", xt, U);
  var ee = he(H), ie = K(ee);
  let ve;
  var Ae = K(ie);
  {
    var ge = (j) => {
      var y = Gc();
      let P;
      Se(y, 23, () => r(M), (B) => B.place, (B, me, ye) => {
        a(B, () => r(me), () => !0, () => r(ye) % 2 === 1);
      }), R(() => P = st(y, "", P, { "--columns": r(M).length })), b(j, y);
    };
    Y(Ae, (j) => {
      r(M).length && j(ge);
    });
  }
  var G = O(Ae, 2);
  let X;
  Se(G, 23, () => r(C), (j) => j.place, (j, y, P) => {
    a(j, () => r(y), () => !1, () => r(P) % 2 === 0);
  });
  var le = O(ie, 2);
  {
    var D = (j) => {
      var y = Xc();
      Se(y, 21, () => r(L), (P) => P.place, (P, B) => {
        var me = Kc(), ye = K(me);
        let Ne;
        var F = K(ye), ue = ne(F, !0), we = O(F, 2), ze = ne(we, !0);
        R(
          (_e, V, q) => {
            Ne = ce(ye, 1, "cell aside svelte-ibr02l", null, Ne, {
              can: _e,
              target: V,
              from: r(B).place === r(f)
            }), $(ye, "data-cell", r(B).place), $(ye, "tabindex", r(B).place === r(v) ? 0 : -1), $(ye, "aria-label", `${r(B).label ?? ""} ${r(B).count ?? ""}, ${q ?? ""}`), J(ue, r(B).label), J(ze, r(B).count);
          },
          [
            () => r(f) === null ? r(I).has(r(B).place) : r(Q).has(r(B).place),
            () => r(f) !== null && r(Q).has(r(B).place),
            () => z(r(B))
          ]
        ), re("click", ye, () => (T(v, r(B).place, !0), xe(r(B).place))), re("pointerdown", ye, () => _ = r(B).place), b(P, me);
      }), b(j, y);
    };
    Y(le, (j) => {
      r(L).length && j(D);
    });
  }
  var W = O(le, 2);
  {
    var oe = (j) => {
      di(j, {
        get arrows() {
          return r(de);
        },
        get width() {
          return r(g);
        },
        get height() {
          return r(m);
        },
        cell: 32
      });
    };
    Y(W, (j) => {
      r(de).length && !r(u).length && j(oe);
    });
  }
  Vt(ee, (j) => d = j, () => d);
  var Me = O(ee, 2);
  {
    var fe = (j) => {
      var y = Jc(), P = K(y), B = O(P);
      R((me) => J(P, `${me ?? ""}: choose the next step. `), [
        () => r(u).map(([me, ye]) => `${e.part.labels[me]} to ${e.part.labels[ye]}`).join(", ")
      ]), re("click", B, () => T(u, [])), b(j, y);
    };
    Y(Me, (j) => {
      r(u).length && j(fe);
    });
  }
  R(() => {
    $(ee, "aria-label", e.part.title || "board"), ve = ce(ie, 1, "track svelte-ibr02l", null, ve, { folded: r(M).length > 0 }), X = st(G, "", X, { "--columns": r(C).length });
  }), re("keydown", ee, ae), Yt(ee, "clientWidth", (j) => T(g, j)), Yt(ee, "clientHeight", (j) => T(m, j)), b(t, H), Ce();
}
ot(["click", "pointerdown", "keydown"]);
var Qc = /* @__PURE__ */ N("<button><!></button>"), $c = /* @__PURE__ */ N('<label>The blank is <input type="text" maxlength="1" size="2" autocomplete="off" class="svelte-irtqqp"/></label>'), ef = /* @__PURE__ */ N('<button class="first svelte-irtqqp"> </button> <button class="svelte-irtqqp">Cancel</button>', 1), Ja = /* @__PURE__ */ N('<button class="svelte-irtqqp"> </button>'), tf = /* @__PURE__ */ N('<button class="first svelte-irtqqp">Lay tiles</button> <button class="svelte-irtqqp">Take back</button> <!> <!>', 1), nf = /* @__PURE__ */ N('<div class="rack svelte-irtqqp" role="group" aria-label="your tiles"></div> <div class="row svelte-irtqqp"><!> <!></div>', 1);
function rf(t, e) {
  je(e, !0);
  const n = new hi(), a = /* @__PURE__ */ p(() => Dt((e.legal[0]?.words || e.legal[0]?.text || "").split(" ")[0] ?? "")), s = /* @__PURE__ */ p(() => e.laying.markedMove(e.part, e.legal, e.numberOf));
  function i(h) {
    const g = document.querySelector("section.grid"), m = g ? n.up(h, g) : void 0;
    m && m.to !== null && e.laying.lay(e.grid, e.part, m.from, m.to);
  }
  function l() {
    e.laying.laid.length && e.laying.unnamed === null && e.play?.(e.laying.text(e.grid));
  }
  var o = nf();
  Je("pointermove", xt, (h) => n.move(h)), Je("pointerup", xt, i), Je("pointercancel", xt, () => n.cancel());
  var c = he(o);
  Se(c, 21, () => e.part.cards, Le, (h, g, m) => {
    const k = /* @__PURE__ */ p(() => n.cell === m && n.moves);
    var S = Qc();
    let A, M;
    var C = K(S);
    Jr(C, {
      get card() {
        return r(g);
      },
      get value() {
        return e.part.values[m];
      }
    }), R(
      (L, E, x, I) => {
        A = ce(S, 1, "card svelte-irtqqp", null, A, { gone: L, held: r(k) }), S.disabled = E, $(S, "aria-pressed", x), $(S, "aria-label", `${I ?? ""}, ${e.part.values[m] ?? ""}`), M = st(S, "", M, {
          translate: r(k) ? `${n.dx}px ${n.dy}px` : void 0
        });
      },
      [
        () => e.laying.isLaid(m),
        () => e.laying.isLaid(m),
        () => e.laying.marking ? e.laying.marked.includes(m) : e.laying.chosen === m,
        () => Xr(r(g))
      ]
    ), re("pointerdown", S, (L) => !e.laying.marking && n.down(L, m)), re("click", S, () => n.isClick() && e.laying.choose(m)), b(h, S);
  });
  var u = O(c, 2), f = K(u);
  {
    var v = (h) => {
      var g = $c(), m = O(K(g));
      re("input", m, (k) => e.laying.name(e.laying.unnamed, k.currentTarget.value)), b(h, g);
    };
    Y(f, (h) => {
      e.laying.unnamed !== null && h(v);
    });
  }
  var d = O(f, 2);
  {
    var _ = (h) => {
      var g = ef(), m = he(g), k = ne(m, !0), S = O(m, 2);
      R(
        (A) => {
          m.disabled = !r(s), J(k, A);
        },
        [
          () => Dt(r(s)?.words || r(s)?.text || `${r(a)} …`)
        ]
      ), re("click", m, () => r(s) && e.play?.(r(s).text)), re("click", S, () => e.laying.clear()), b(h, g);
    }, w = (h) => {
      var g = tf(), m = he(g), k = O(m, 2), S = O(k, 2);
      {
        var A = (C) => {
          var L = Ja(), E = ne(L);
          R(() => J(E, `${r(a) ?? ""} tiles`)), re("click", L, () => e.laying.mark()), b(C, L);
        };
        Y(S, (C) => {
          e.legal.length && C(A);
        });
      }
      var M = O(S, 2);
      Se(M, 17, () => e.beside, Le, (C, L) => {
        var E = Ja(), x = ne(E, !0);
        R((I) => J(x, I), [() => Dt(r(L).words || r(L).text)]), re("click", E, () => e.play?.(r(L).text)), b(C, E);
      }), R(() => {
        m.disabled = !e.laying.laid.length || e.laying.unnamed !== null, k.disabled = !e.laying.laid.length;
      }), re("click", m, l), re("click", k, () => e.laying.clear()), b(h, g);
    };
    Y(d, (h) => {
      e.laying.marking ? h(_) : h(w, -1);
    });
  }
  b(t, o), Ce();
}
ot(["pointerdown", "click", "input"]);
var af = /* @__PURE__ */ N('<p class="title svelte-12f8aji"> </p>'), Za = /* @__PURE__ */ N("<section><!></section>"), sf = /* @__PURE__ */ N('<p class="text svelte-12f8aji"> </p>'), lf = /* @__PURE__ */ N("<!> <!>", 1), of = /* @__PURE__ */ N('<section class="circuit svelte-12f8aji"><!></section>'), uf = /* @__PURE__ */ N("<div><!></div> <!>", 1);
function $r(t, e) {
  je(e, !0);
  const n = (D, W = jt, oe = jt) => {
    var Me = lf(), fe = he(Me);
    {
      var j = (V) => {
        var q = af(), be = ne(q, !0);
        R(() => J(be, W().title)), b(V, q);
      };
      Y(fe, (V) => {
        W().title && W().kind !== "chips" && V(j);
      });
    }
    var y = O(fe, 2);
    {
      var P = (V) => {
        var q = We(), be = he(q);
        {
          var Ie = (pe) => {
            {
              let Fe = /* @__PURE__ */ p(() => te.shown(W(), r(de)));
              Ua(pe, {
                get part() {
                  return r(Fe);
                },
                get names() {
                  return e.names;
                },
                get last() {
                  return r(L);
                },
                get rows() {
                  return r(C);
                },
                put: (Be, Ke) => te.put(W(), r(de), Be, Ke),
                loose: (Be) => te.at(Be) !== void 0
              });
            }
          }, Ue = (pe) => {
            const Fe = /* @__PURE__ */ p(() => ({
              part: W(),
              start: r(w)[oe()] ?? 0,
              turned: u()
            }));
            {
              let Be = /* @__PURE__ */ p(() => u() ? lu(W()) : W()), Ke = /* @__PURE__ */ p(() => Ra(r(Fe), r(M))), Rt = /* @__PURE__ */ p(() => fi(r(Fe), r(L))), en = /* @__PURE__ */ p(() => Ra(r(Fe), r(C)));
              Ua(pe, {
                get part() {
                  return r(Be);
                },
                get names() {
                  return e.names;
                },
                get legal() {
                  return r(Ke);
                },
                get last() {
                  return r(Rt);
                },
                get rows() {
                  return r(en);
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
          Y(be, (pe) => {
            oe() === r(_) && r(de) ? pe(Ie) : pe(Ue, -1);
          });
        }
        b(V, q);
      }, B = (V) => {
        {
          const q = (Ie) => {
            var Ue = We(), pe = he(Ue);
            Se(pe, 17, () => e.parts, Le, (Fe, Be, Ke) => {
              var Rt = We(), en = he(Rt);
              {
                var mr = (_n) => {
                  var tn = Za(), yr = K(tn);
                  n(yr, () => r(Be), () => Ke), R(
                    (wr) => {
                      ce(tn, 1, $t(r(Be).kind), "svelte-12f8aji"), $(tn, "hidden", wr);
                    },
                    [() => z(r(Be))]
                  ), b(_n, tn);
                };
                Y(en, (_n) => {
                  Ke !== oe() && _n(mr);
                });
              }
              b(Fe, Rt);
            }), b(Ie, Ue);
          };
          let be = /* @__PURE__ */ p(() => oe() === r(_) ? r(M) : []);
          Su(V, {
            get part() {
              return W();
            },
            get names() {
              return e.names;
            },
            get legal() {
              return r(be);
            },
            get last() {
              return r(L);
            },
            get play() {
              return e.play;
            },
            middle: q,
            $$slots: { middle: !0 }
          });
        }
      }, me = (V) => {
        var q = We(), be = he(q);
        {
          var Ie = (pe) => {
            Wa(pe, {
              get part() {
                return W();
              },
              get legal() {
                return r(M);
              },
              get last() {
                return r(L);
              },
              get rows() {
                return r(C);
              },
              get play() {
                return e.play;
              }
            });
          }, Ue = (pe) => {
            Wa(pe, {
              get part() {
                return W();
              }
            });
          };
          Y(be, (pe) => {
            oe() === r(_) ? pe(Ie) : pe(Ue, -1);
          });
        }
        b(V, q);
      }, ye = (V) => {
        var q = We(), be = he(q);
        {
          var Ie = (pe) => {
            Xa(pe, {
              get part() {
                return W();
              },
              get names() {
                return e.names;
              },
              get legal() {
                return r(M);
              },
              get last() {
                return r(L);
              },
              get rows() {
                return r(C);
              },
              get play() {
                return e.play;
              }
            });
          }, Ue = (pe) => {
            Xa(pe, {
              get part() {
                return W();
              },
              get names() {
                return e.names;
              }
            });
          };
          Y(be, (pe) => {
            oe() === r(_) ? pe(Ie) : pe(Ue, -1);
          });
        }
        b(V, q);
      }, Ne = (V) => {
        const q = /* @__PURE__ */ p(() => e.parts[r(_)]);
        var be = We(), Ie = he(be);
        {
          var Ue = (Fe) => {
            {
              let Be = /* @__PURE__ */ p(() => r(M).filter((Ke) => !Ke.cells.length));
              rf(Fe, {
                get part() {
                  return W();
                },
                get grid() {
                  return r(q);
                },
                get laying() {
                  return te;
                },
                get legal() {
                  return r(S);
                },
                get beside() {
                  return r(Be);
                },
                numberOf: (Ke) => Jo(r(h).length, Ke),
                get play() {
                  return e.play;
                }
              });
            }
          }, pe = (Fe) => {
            {
              let Be = /* @__PURE__ */ p(() => r(h).indexOf(W())), Ke = /* @__PURE__ */ p(() => e.play ? ee : void 0);
              au(Fe, {
                get part() {
                  return W();
                },
                get names() {
                  return e.names;
                },
                get row() {
                  return r(Be);
                },
                get count() {
                  return r(h).length;
                },
                get legal() {
                  return r(S);
                },
                get rows() {
                  return r(A);
                },
                get chosen() {
                  return r(I);
                },
                get fresh() {
                  return c();
                },
                get large() {
                  return r(g);
                },
                get choose() {
                  return r(Ke);
                }
              });
            }
          };
          Y(Ie, (Fe) => {
            r(de) === W() && r(q)?.kind === "grid" ? Fe(Ue) : Fe(pe, -1);
          });
        }
        b(V, be);
      }, F = (V) => {
        zu(V, {
          get part() {
            return W();
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return c();
          }
        });
      }, ue = (V) => {
        hu(V, {
          get part() {
            return W();
          }
        });
      }, we = (V) => {
        qo(V, {
          get part() {
            return W();
          }
        });
      }, ze = (V) => {
        Rc(V, {
          get text() {
            return W().text;
          },
          get before() {
            return d();
          }
        });
      }, _e = (V) => {
        var q = sf(), be = ne(q, !0);
        R(() => J(be, W().text)), b(V, q);
      };
      Y(y, (V) => {
        W().kind === "grid" ? V(P) : W().kind === "circuit" ? V(B, 1) : W().kind === "piles" ? V(me, 2) : W().kind === "points" ? V(ye, 3) : W().kind === "cards" ? V(Ne, 4) : W().kind === "dice" ? V(F, 5) : W().kind === "chips" ? V(ue, 6) : W().kind === "amounts" ? V(we, 7) : W().kind === "news" ? V(ze, 8) : V(_e, -1);
      });
    }
    b(D, Me);
  };
  let a = se(e, "legal", 19, () => []), s = se(e, "last", 19, () => []), i = se(e, "rows", 19, () => []), l = se(e, "hint", 19, () => []), o = se(e, "moving", 3, !1), c = se(e, "fresh", 3, !1), u = se(e, "turned", 3, !1), f = se(e, "toned", 3, !1), v = se(e, "layer", 3, null), d = se(e, "said", 19, () => []);
  const _ = /* @__PURE__ */ p(() => Tu(e.parts)), w = /* @__PURE__ */ p(() => ou(e.parts)), h = /* @__PURE__ */ p(() => Ko(e.parts)), g = /* @__PURE__ */ p(() => !e.parts.some((D) => D.kind === "grid" || D.kind === "points")), m = /* @__PURE__ */ p(() => e.parts.findIndex((D) => D.kind === "circuit")), k = ({ cells: D }) => D.length > 0 && D.every((W) => W < 0), S = /* @__PURE__ */ p(() => a().filter(k)), A = /* @__PURE__ */ p(() => i().filter(k)), M = /* @__PURE__ */ p(() => a().filter((D) => !k(D))), C = /* @__PURE__ */ p(() => i().filter((D) => !k(D))), L = /* @__PURE__ */ p(() => s().filter((D) => D >= 0)), E = /* @__PURE__ */ p(() => e.parts[r(_)]?.kind === "grid" ? e.parts[r(_)] : void 0), x = /* @__PURE__ */ p(() => u() && r(E) ? l().map((D) => r(E).cells.length - 1 - D) : l());
  let I = /* @__PURE__ */ Z([]);
  const Q = /* @__PURE__ */ p(() => r(I).length ? ir(r(S), r(I)) : []);
  Ye(() => {
    a(), T(I, []), te.clear();
  });
  const te = new jc(), de = /* @__PURE__ */ p(() => v() === null || !e.play ? void 0 : r(h).find((D) => D.owner === v()));
  let Oe = /* @__PURE__ */ Z(void 0), xe = !1;
  function U(D) {
    const W = e.parts[r(_)], oe = Number(D.target.dataset.cell);
    if (!r(de) || W?.kind !== "grid" || !Number.isInteger(oe) || D.ctrlKey || D.metaKey || D.altKey) return;
    D.key.startsWith("Arrow") && (xe = D.key === "ArrowDown" || D.key === "ArrowUp");
    const Me = xe ? W.columns : 1;
    if (D.key === "Backspace") {
      const fe = te.at(oe) ? oe : oe - Me;
      te.takeBack(fe), ae(fe);
    } else /^[a-z]$/i.test(D.key) && (D.stopPropagation(), te.type(W, r(de), D.key, oe) && ae(oe + Me));
  }
  function ae(D) {
    r(Oe)?.querySelector(`button.cell[data-cell="${D}"]`)?.focus();
  }
  function z(D) {
    return D.kind === "text" && !D.text;
  }
  let H = /* @__PURE__ */ Z(-1);
  Ye(() => {
    const D = r(M).find((W) => W.cells.length)?.cells[0];
    D !== void 0 && T(H, e.parts.findLastIndex((W, oe) => W.kind === "grid" && r(w)[oe] <= D), !0);
  });
  function ee(D) {
    const W = Zo(r(S), r(I), D), oe = ir(r(S), W);
    oe.length === 1 ? e.play?.(oe[0].text) : T(I, W);
  }
  var ie = uf(), ve = he(ie);
  let Ae;
  var ge = K(ve);
  {
    var G = (D) => {
      var W = of(), oe = K(W);
      n(oe, () => e.parts[r(m)], () => r(m)), Yr(W, () => Fa(r(x))), b(D, W);
    }, X = (D) => {
      var W = We(), oe = he(W);
      Se(oe, 17, () => e.parts, Le, (Me, fe, j) => {
        var y = Za();
        let P;
        var B = K(y);
        n(B, () => r(fe), () => j), Yr(y, () => j === r(_) || r(fe).kind === "cards" ? Fa(r(x)) : void 0), R(
          (me) => {
            P = ce(y, 1, $t(r(fe).kind), "svelte-12f8aji", P, {
              active: j === r(H),
              common: r(fe).kind === "cards" && r(fe).owner < 0
            }), $(y, "hidden", me);
          },
          [() => z(r(fe))]
        ), b(Me, y);
      }), b(D, W);
    };
    Y(ge, (D) => {
      r(m) >= 0 ? D(G) : D(X, -1);
    });
  }
  Vt(ve, (D) => T(Oe, D), () => r(Oe));
  var le = O(ve, 2);
  wa(le, {
    get moves() {
      return r(Q);
    },
    get play() {
      return e.play;
    }
  }), R((D, W) => Ae = ce(ve, 1, "board svelte-12f8aji", null, Ae, { pair: D, laying: r(de) !== void 0, felt: W }), [
    () => e.parts.filter((D) => D.kind === "grid").length > 1,
    () => e.parts.some((D) => D.kind === "chips")
  ]), re("keydown", ve, U), b(t, ie), Ce();
}
ot(["keydown"]);
function cf(t) {
  let e = 0;
  for (let n = 0; n < t.left.length; n++) e = Math.max(e, t.left[n], t.entered[n]);
  return e;
}
function Ze(t, e) {
  return t.marks[e].includes("pruned");
}
function hn(t, e) {
  return /\bcut\b/.test(t.marks[e]);
}
function ff(t, e) {
  return t.kind[e] === "leaf";
}
function Rn(t) {
  return t.algorithm === "mcts";
}
function Hn(t, e, n) {
  return t.entered[e] <= n;
}
function ur(t, e, n) {
  return Rn(t) ? Hn(t, e, n) : t.left[e] >= 0 && t.left[e] <= n;
}
const Qa = /* @__PURE__ */ new WeakMap();
function _i(t) {
  const e = Qa.get(t);
  if (e) return e;
  const n = t.parent.map((a, s) => hn(t, s));
  for (let a = n.length - 1; a > 0; a--) {
    const s = t.parent[a];
    n[a] && s >= 0 && (n[s] = !0);
  }
  return Qa.set(t, n), n;
}
function ba(t) {
  return !Rn(t) && !t.values[0] && (/^(plain|alpha)/.test(t.algorithm) || _i(t)[0]);
}
function mi(t, e) {
  const n = t.value[e] ?? null;
  if (n === null || t.values[e] || Rn(t) || !_i(t)[e]) return "";
  const [a, s] = [t.alpha[e] ?? null, t.beta[e] ?? null];
  return a !== null && n <= a ? "≤" : s !== null && n >= s ? "≥" : "";
}
function df(t, e, n, a) {
  const s = t.kind[n];
  if (s !== "max" && s !== "min" || Ze(t, n) || !Hn(t, n, a)) return null;
  let i = t.alpha[n] ?? -1 / 0, l = t.beta[n] ?? 1 / 0;
  for (const o of e[n] ?? []) {
    const c = t.value[o] ?? null;
    c === null || Ze(t, o) || !ur(t, o, a) || (s === "max" ? i = Math.max(i, c) : l = Math.min(l, c));
  }
  return [i, l];
}
function yi(t, e, n, a, s) {
  if (Ze(t, n)) return "";
  const i = t.values[n];
  if (ur(t, n, a)) {
    if (i && t.names.length > 2) return `(${i.map((u) => s(u)).join(" ")})`;
    const c = t.value[n] ?? null;
    return c === null ? "" : mi(t, n) + s(c);
  }
  if (!Hn(t, n, a) || i) return "";
  const l = t.kind[n];
  if (l !== "max" && l !== "min") return "";
  const o = (e[n] ?? []).filter((c) => ur(t, c, a) && !Ze(t, c) && t.value[c] !== null).map((c) => t.value[c]);
  return o.length ? l === "max" ? `≥${s(Math.max(...o))}` : `≤${s(Math.min(...o))}` : "";
}
function hf(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 }, a = new Set(Rn(t) ? t.parent.filter((i, l) => t.entered[l] <= e) : []), s = (i) => Rn(t) ? !a.has(i) : ff(t, i);
  for (let i = 0; i < t.parent.length; i++)
    t.entered[i] > e || (Ze(t, i) ? n.pruned++ : (n.nodes++, s(i) && n.leaves++));
  return n;
}
class vf {
  id;
  #e = /* @__PURE__ */ Z(null);
  get trace() {
    return r(this.#e);
  }
  set trace(e) {
    T(this.#e, e);
  }
  #r = /* @__PURE__ */ Z(null);
  get place() {
    return r(this.#r);
  }
  set place(e) {
    T(this.#r, e);
  }
  #t = /* @__PURE__ */ Z("");
  get failure() {
    return r(this.#t);
  }
  set failure(e) {
    T(this.#t, e, !0);
  }
  #a = /* @__PURE__ */ Z(!1);
  get busy() {
    return r(this.#a);
  }
  set busy(e) {
    T(this.#a, e, !0);
  }
  #n = /* @__PURE__ */ Z(!1);
  get compiling() {
    return r(this.#n);
  }
  set compiling(e) {
    T(this.#n, e, !0);
  }
  #s = /* @__PURE__ */ Z(0);
  get moment() {
    return r(this.#s);
  }
  set moment(e) {
    T(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ Z(0);
  get selected() {
    return r(this.#i);
  }
  set selected(e) {
    T(this.#i, e, !0);
  }
  #l = /* @__PURE__ */ Z(0);
  get last() {
    return r(this.#l);
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
  run(e, n, a = {}) {
    this.asked = e, this.busy = !0, this.failure = "", tt.send({ type: "trace", id: this.id, place: e, algorithm: n, settings: a });
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
var _f = /* @__PURE__ */ N('<button>Copy</button> <span class="soft small" role="status"> </span>', 1);
function mf(t, e) {
  je(e, !0);
  let n = /* @__PURE__ */ Z("");
  async function a() {
    T(n, ""), T(
      n,
      await gf(e.picture()) ? "Copied." : "This browser does not let us copy pictures; download it instead.",
      !0
    );
  }
  var s = _f(), i = he(s), l = O(i, 2), o = ne(l, !0);
  R(() => J(o, r(n))), re("click", i, a), b(t, s), Ce();
}
ot(["click"]);
const yf = matchMedia("(prefers-color-scheme: dark)");
function wf(t) {
  const e = getComputedStyle(t), n = e.colorScheme, a = n.includes("dark") && (yf.matches || !n.includes("light"));
  return (s) => {
    const i = e.getPropertyValue(s).trim(), [, l, o] = /^light-dark\((.+?),(.+)\)$/.exec(i) ?? [, i, i];
    return (a ? o : l).trim();
  };
}
function bf(t) {
  var e = 0, n = t.children, a = n && n.length;
  if (!a) e = 1;
  else for (; --a >= 0; ) e += n[a].value;
  t.value = e;
}
function pf() {
  return this.eachAfter(bf);
}
function kf(t, e) {
  let n = -1;
  for (const a of this)
    t.call(e, a, ++n, this);
  return this;
}
function xf(t, e) {
  for (var n = this, a = [n], s, i, l = -1; n = a.pop(); )
    if (t.call(e, n, ++l, this), s = n.children)
      for (i = s.length - 1; i >= 0; --i)
        a.push(s[i]);
  return this;
}
function Mf(t, e) {
  for (var n = this, a = [n], s = [], i, l, o, c = -1; n = a.pop(); )
    if (s.push(n), i = n.children)
      for (l = 0, o = i.length; l < o; ++l)
        a.push(i[l]);
  for (; n = s.pop(); )
    t.call(e, n, ++c, this);
  return this;
}
function Sf(t, e) {
  let n = -1;
  for (const a of this)
    if (t.call(e, a, ++n, this))
      return a;
}
function Ef(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, a = e.children, s = a && a.length; --s >= 0; ) n += a[s].value;
    e.value = n;
  });
}
function Af(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function Tf(t) {
  for (var e = this, n = Lf(e, t), a = [e]; e !== n; )
    e = e.parent, a.push(e);
  for (var s = a.length; t !== n; )
    a.splice(s, 0, t), t = t.parent;
  return a;
}
function Lf(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), a = e.ancestors(), s = null;
  for (t = n.pop(), e = a.pop(); t === e; )
    s = t, t = n.pop(), e = a.pop();
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
function* Pf() {
  var t = this, e, n = [t], a, s, i;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, a = t.children)
        for (s = 0, i = a.length; s < i; ++s)
          n.push(a[s]);
  while (n.length);
}
function pa(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = If)) : e === void 0 && (e = Rf);
  for (var n = new In(t), a, s = [n], i, l, o, c; a = s.pop(); )
    if ((l = e(a.data)) && (c = (l = Array.from(l)).length))
      for (a.children = l, o = c - 1; o >= 0; --o)
        s.push(i = l[o] = new In(l[o])), i.parent = a, i.depth = a.depth + 1;
  return n.eachBefore(Df);
}
function zf() {
  return pa(this).eachBefore(Ff);
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
function In(t) {
  this.data = t, this.depth = this.height = 0, this.parent = null;
}
In.prototype = pa.prototype = {
  constructor: In,
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
  copy: zf,
  [Symbol.iterator]: Pf
};
function wi(t, e, n, a, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (a - e) / t.value; ++o < c; )
    l = i[o], l.y0 = n, l.y1 = s, l.x0 = e, l.x1 = e += l.value * u;
}
function Bf(t, e) {
  return t.parent === e.parent ? 1 : 2;
}
function Nr(t) {
  var e = t.children;
  return e ? e[0] : t.t;
}
function jr(t) {
  var e = t.children;
  return e ? e[e.length - 1] : t.t;
}
function qf(t, e, n) {
  var a = n / (e.i - t.i);
  e.c -= a, e.s += n, t.c += a, e.z += n, e.m += n;
}
function Vf(t) {
  for (var e = 0, n = 0, a = t.children, s = a.length, i; --s >= 0; )
    i = a[s], i.z += e, i.m += e, e += i.s + (n += i.c);
}
function Uf(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function Jn(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
Jn.prototype = Object.create(In.prototype);
function Hf(t) {
  for (var e = new Jn(t, 0), n, a = [e], s, i, l, o; n = a.pop(); )
    if (i = n._.children)
      for (n.children = new Array(o = i.length), l = o - 1; l >= 0; --l)
        a.push(s = n.children[l] = new Jn(i[l], l)), s.parent = n;
  return (e.parent = new Jn(null, 0)).children = [e], e;
}
function Wf() {
  var t = Bf, e = 1, n = 1, a = null;
  function s(u) {
    var f = Hf(u);
    if (f.eachAfter(i), f.parent.m = -f.z, f.eachBefore(l), a) u.eachBefore(c);
    else {
      var v = u, d = u, _ = u;
      u.eachBefore(function(k) {
        k.x < v.x && (v = k), k.x > d.x && (d = k), k.depth > _.depth && (_ = k);
      });
      var w = v === d ? 1 : t(v, d) / 2, h = w - v.x, g = e / (d.x + w + h), m = n / (_.depth || 1);
      u.eachBefore(function(k) {
        k.x = (k.x + h) * g, k.y = k.depth * m;
      });
    }
    return u;
  }
  function i(u) {
    var f = u.children, v = u.parent.children, d = u.i ? v[u.i - 1] : null;
    if (f) {
      Vf(u);
      var _ = (f[0].z + f[f.length - 1].z) / 2;
      d ? (u.z = d.z + t(u._, d._), u.m = u.z - _) : u.z = _;
    } else d && (u.z = d.z + t(u._, d._));
    u.parent.A = o(u, d, u.parent.A || v[0]);
  }
  function l(u) {
    u._.x = u.z + u.parent.m, u.m += u.parent.m;
  }
  function o(u, f, v) {
    if (f) {
      for (var d = u, _ = u, w = f, h = d.parent.children[0], g = d.m, m = _.m, k = w.m, S = h.m, A; w = jr(w), d = Nr(d), w && d; )
        h = Nr(h), _ = jr(_), _.a = u, A = w.z + k - d.z - g + t(w._, d._), A > 0 && (qf(Uf(w, u, v), u, A), g += A, m += A), k += w.m, g += d.m, S += h.m, m += _.m;
      w && !jr(_) && (_.t = w, _.m += k - m), d && !Nr(h) && (h.t = d, h.m += g - S, v = u);
    }
    return v;
  }
  function c(u) {
    u.x *= e, u.y = u.depth * n;
  }
  return s.separation = function(u) {
    return arguments.length ? (t = u, s) : t;
  }, s.size = function(u) {
    return arguments.length ? (a = !1, e = +u[0], n = +u[1], s) : a ? null : [e, n];
  }, s.nodeSize = function(u) {
    return arguments.length ? (a = !0, e = +u[0], n = +u[1], s) : a ? [e, n] : null;
  }, s;
}
function bi(t, e, n, a, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (s - n) / t.value; ++o < c; )
    l = i[o], l.x0 = e, l.x1 = a, l.y0 = n, l.y1 = n += l.value * u;
}
var pi = (1 + Math.sqrt(5)) / 2;
function ki(t, e, n, a, s, i) {
  for (var l = [], o = e.children, c, u, f = 0, v = 0, d = o.length, _, w, h = e.value, g, m, k, S, A, M, C; f < d; ) {
    _ = s - n, w = i - a;
    do
      g = o[v++].value;
    while (!g && v < d);
    for (m = k = g, M = Math.max(w / _, _ / w) / (h * t), C = g * g * M, A = Math.max(k / C, C / m); v < d; ++v) {
      if (g += u = o[v].value, u < m && (m = u), u > k && (k = u), C = g * g * M, S = Math.max(k / C, C / m), S > A) {
        g -= u;
        break;
      }
      A = S;
    }
    l.push(c = { value: g, dice: _ < w, children: o.slice(f, v) }), c.dice ? wi(c, n, a, s, h ? a += w * g / h : i) : bi(c, n, a, h ? n += _ * g / h : s, i), h -= g, f = v;
  }
  return l;
}
(function t(e) {
  function n(a, s, i, l, o) {
    ki(e, a, s, i, l, o);
  }
  return n.ratio = function(a) {
    return t((a = +a) > 1 ? a : 1);
  }, n;
})(pi);
(function t(e) {
  function n(a, s, i, l, o) {
    if ((c = a._squarify) && c.ratio === e)
      for (var c, u, f, v, d = -1, _, w = c.length, h = a.value; ++d < w; ) {
        for (u = c[d], f = u.children, v = u.value = 0, _ = f.length; v < _; ++v) u.value += f[v].value;
        u.dice ? wi(u, s, i, l, h ? i += (o - i) * u.value / h : o) : bi(u, s, i, h ? s += (l - s) * u.value / h : l, o), h -= u.value;
      }
    else
      a._squarify = c = ki(e, a, s, i, l, o), c.ratio = e;
  }
  return n.ratio = function(a) {
    return t((a = +a) > 1 ? a : 1);
  }, n;
})(pi);
const Fn = 9, On = 46, Zn = 78;
function ka(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, a) => {
    n >= 0 && e[n].push(a);
  }), e;
}
function Yf(t, e, n, a) {
  const s = /* @__PURE__ */ new Set();
  let i = 1;
  const l = (c) => {
    const u = Math.min(t[c]?.length ?? 0, Fn + 1) + (e[c] ? 1 : 0);
    return !u || s.has(c) ? !0 : s.size && i + u - 1 > a ? !1 : (s.add(c), i += u - 1, !0);
  };
  l(0);
  for (const c of n) if (!l(c)) break;
  let o = [0];
  for (; o.length; ) {
    const c = [];
    for (const u of o) {
      if (!l(u)) return s;
      s.has(u) && c.push(...t[u].slice(0, Fn + 1));
    }
    o = c;
  }
  return s;
}
function xi(t, e, n, a, s, i = On, l = Zn) {
  const o = ({ node: h, stub: g }) => {
    if (g || !n.has(h)) return null;
    const m = t[h] ?? [], k = m.length > Fn + 1 && !a.has(h), S = k ? m.filter((M, C) => C < Fn || s.has(M)) : m, A = S.map((M) => ({ node: M, stub: null, count: 0 }));
    return k && A.push({ node: h, stub: "folded", count: m.length - S.length }), e[h] && A.push({ node: h, stub: "unrecorded", count: e[h] }), A;
  }, c = Wf().nodeSize([i, l]).separation((h, g) => h.parent === g.parent ? 1 : 1.25)(
    pa({ node: 0, stub: null, count: 0 }, o)
  ), u = [], f = /* @__PURE__ */ new Map(), v = /* @__PURE__ */ new Map();
  let d = 0, _ = 0, w = 0;
  return c.each((h) => {
    const g = {
      ...h.data,
      x: h.x,
      y: h.y,
      parent: h.parent ? v.get(h.parent) : null
    };
    v.set(h, g), u.push(g), g.stub || f.set(g.node, g), d = Math.min(d, g.x), _ = Math.max(_, g.x), w = Math.max(w, g.y);
  }), { placed: u, byNode: f, left: d, right: _, bottom: w };
}
const Nt = 15, ea = 9;
function Mi(t) {
  return t.length > 4 ? 9.5 : t.length > 3 ? 10.5 : 12;
}
function Gf(t) {
  const e = wf(t);
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
  const a = t.trace.player[n];
  return a < 0 ? e.line : e.players[a % 4];
}
function Kf(t, e, n, a, s, i) {
  t.clearRect(0, 0, s, i);
  const l = 60, o = (-n.x - l) / n.scale, c = (s - n.x + l) / n.scale, u = (-n.y - l) / n.scale, f = (i - n.y + l) / n.scale, v = n.scale > 0.45, { trace: d, moment: _ } = e, w = (m) => m.x >= o && m.x <= c && m.y >= u && m.y <= f, h = (m) => (m.stub === "unrecorded" ? ur : Hn)(d, m.node, _);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const g = [
    [a.line, 1.2, [], []],
    [a.ink, 3, [], []],
    [a.bad, 1.4, [5, 4], []],
    [a.soft, 1.2, [2, 4], []]
  ];
  for (const m of e.layout.placed) {
    const k = m.parent;
    if (!k || !h(m) || !w(m) && !w(k)) continue;
    const S = !m.stub && Ze(d, m.node), A = !e.blank && !m.stub && e.line.has(m.node) && e.line.has(k.node);
    g[m.stub === "unrecorded" ? 3 : S ? 2 : A ? 1 : 0][3].push(m);
  }
  for (const [m, k, S, A] of g) {
    t.strokeStyle = m, t.lineWidth = Math.max(k, 0.7 / n.scale), t.setLineDash(v ? S : []), t.beginPath();
    for (const M of A) {
      const C = M.parent;
      t.moveTo(C.x, C.y), t.lineTo(M.x, M.y);
    }
    t.stroke();
  }
  if (t.setLineDash([]), !v) {
    Xf(t, e, a, w, h), t.restore();
    return;
  }
  t.textAlign = "center", t.textBaseline = "middle";
  for (const m of e.layout.placed)
    !h(m) || !w(m) || (m.stub ? ad(t, m, a) : Qf(t, e, m, a, n, [-n.x / n.scale, (s - n.x) / n.scale]));
  t.restore();
}
function Xf(t, e, n, a, s) {
  const i = /* @__PURE__ */ new Map();
  for (const l of e.layout.placed) {
    if (!a(l) || !s(l)) continue;
    const o = l.stub ? n.soft : Ze(e.trace, l.node) ? n.bad : Si(e, n, l.node), c = i.get(o);
    c ? c.push(l) : i.set(o, [l]);
  }
  for (const [l, o] of i) {
    t.fillStyle = l, t.beginPath();
    for (const c of o) t.rect(c.x - 10, c.y - 10, 20, 20);
    t.fill();
  }
}
function Jf(t, e, n, a, s) {
  t.beginPath(), e === "max" ? (t.moveTo(n, a - s * 1.15), t.lineTo(n + s * 1.25, a + s * 0.9), t.lineTo(n - s * 1.25, a + s * 0.9)) : e === "min" ? (t.moveTo(n, a + s * 1.15), t.lineTo(n + s * 1.25, a - s * 0.9), t.lineTo(n - s * 1.25, a - s * 0.9)) : e === "leaf" ? t.rect(n - s, a - s * 0.8, 2 * s, 1.6 * s) : t.arc(n, a, s, 0, 2 * Math.PI), t.closePath();
}
function Zf(t, e, n, a) {
  t.beginPath(), t.roundRect(n - 21.5, a - 12.5, 43, 25, e ? 2 : 12.5), t.closePath();
}
function Qf(t, e, n, a, s, i) {
  const { trace: l, moment: o } = e, c = Ze(l, n.node), u = c ? a.bad : Si(e, a, n.node), f = l.names.length > 2 && l.values[n.node] !== null;
  f ? Zf(t, l.kind[n.node] === "leaf", n.x, n.y) : Jf(t, l.kind[n.node], n.x, n.y, Nt), t.fillStyle = e.marked.has(n.node) ? a.mark : a.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? a.accent : u, t.setLineDash(c ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const d = e.blank && l.kind[n.node] !== "leaf" ? "" : yi(l, e.children, n.node, o, ma);
  t.fillStyle = c ? a.bad : a.ink;
  const _ = f && d.length <= 7 ? 12 : Mi(d), w = (f ? 2.6 : 1.8) * Nt / (0.56 * Math.max(1, d.length)), h = Math.max(_, Math.min(ea / s.scale, w));
  t.font = `600 ${h}px "Source Sans", sans-serif`;
  const g = l.kind[n.node] === "max" ? 4 : l.kind[n.node] === "min" ? -4 : 0;
  t.fillText(c ? "✕" : d, n.x, n.y + g), e.marked.has(n.node) && (t.strokeStyle = a.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), hn(l, n.node) && l.left[n.node] <= o && (t.strokeStyle = a.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + Nt + 8), t.lineTo(n.x + 9, n.y + Nt + 2), t.stroke()), s.scale > 0.6 && n.parent && td(t, e, n, a, s), s.scale > 0.6 && !e.blank && ba(l) && rd(t, e, n, a, i);
  const m = e.children[n.node].length + (l.unrecorded[n.node] ?? 0);
  if (m && !e.open.has(n.node)) {
    const k = Math.max(10, (ea - 1) / s.scale);
    t.font = `${k}px "Source Sans", sans-serif`, Ai(t, `+${m}`, n.x, n.y + Nt + (hn(l, n.node) ? 16 : 10), k, a);
  }
}
const $a = /* @__PURE__ */ new WeakMap();
function $f(t) {
  const e = $a.get(t.layout);
  if (e) return e;
  const n = /* @__PURE__ */ new Map();
  for (const s of t.layout.placed) {
    if (!s.parent || s.stub) continue;
    const i = n.get(s.parent);
    i ? i.push(s) : n.set(s.parent, [s]);
  }
  const a = /* @__PURE__ */ new Map();
  for (const s of n.values()) {
    const i = s.map((c, u) => Math.min(c.x - (s[u - 1]?.x ?? -1 / 0), (s[u + 1]?.x ?? 1 / 0) - c.x, 2 * On)), l = s.map((c) => _r(t.trace, c)), o = Math.max(...l.map((c, u) => c.length / i[u]));
    s.forEach((c, u) => a.set(c, { text: l[u], gap: i[u], crowd: o, odd: u % 2 === 1 }));
  }
  return $a.set(t.layout, a), a;
}
function _r(t, e) {
  const n = t.weight[e.node];
  return n < 1 && t.kind[e.parent.node] === "chance" ? _t(n) : t.text[e.node];
}
const ta = 0.53, Ei = 11;
function ed(t, e) {
  return (e.placed.reduce((a, s) => s.parent && !s.stub ? Math.max(a, _r(t, s).length) : a, 0) * ta * Ei + 6) / 0.62;
}
function td(t, e, n, a, s) {
  const { text: i, gap: l, crowd: o, odd: c } = $f(e).get(n), u = n.parent, f = Math.max(Ei, ea / s.scale), v = o * ta * f > 0.62 - 6 / l, d = v ? c ? 0.72 : 0.5 : 0.62, _ = Math.floor((l * d * (v ? 2 : 1) - 6) / (ta * f)), w = i.length > Math.max(_, 2) ? `${i.slice(0, Math.max(_ - 1, 1))}…` : i, h = n.x * d + u.x * (1 - d), g = n.y * d + u.y * (1 - d);
  t.font = `${f}px "Source Sans", sans-serif`, Ai(t, w, h, g, f, a);
}
function Ai(t, e, n, a, s, i) {
  const l = t.measureText(e).width + 4;
  t.fillStyle = i.paper, t.fillRect(n - l / 2, a - s * 0.62, l, s * 1.24), t.fillStyle = i.soft, t.fillText(e, n, a);
}
const es = /* @__PURE__ */ new WeakMap();
function nd(t) {
  const e = es.get(t);
  if (e) return e;
  const n = /* @__PURE__ */ new Map(), a = [...t.placed].sort((s, i) => s.y - i.y || s.x - i.x);
  return a.forEach((s, i) => {
    const l = (o) => o && o.y === s.y ? Math.abs(o.x - s.x) : 1 / 0;
    n.set(s, [l(a[i - 1]), l(a[i + 1])]);
  }), es.set(t, n), n;
}
function rd(t, e, n, a, s) {
  const i = df(e.trace, e.children, n.node, e.moment);
  if (!i) return;
  const [l, o] = i.map((k) => k === 1 / 0 ? "∞" : k === -1 / 0 ? "−∞" : ma(k)), c = `[${l}, ${o}]`;
  t.font = '10px "Source Sans", sans-serif';
  const u = t.measureText(c).width, f = Nt + 5 + u / 2, [v, d] = nd(e.layout).get(n), _ = 2 * Nt + u + 8, w = v >= _ && n.x - f - u / 2 > s[0], h = d >= _ && n.x + f + u / 2 < s[1];
  if (!w && !h) return;
  const g = n.x + (w && (!h || n.parent && n.parent.x > n.x) ? -f : f), m = n.y - Nt * 0.85;
  t.fillStyle = a.paper, t.fillRect(g - u / 2 - 1, m - 6, u + 2, 12), t.fillStyle = i[0] >= i[1] ? a.bad : a.soft, t.fillText(c, g, m);
}
function ad(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), e.stub === "folded" && t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 11px "Source Sans", sans-serif', t.fillText(`+${e.count}`, e.x, e.y);
}
const ts = "#1e1c19", Qn = "#8b8375", $n = "#a3301c", sd = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], Xe = 15, id = 2e3;
function Ti(t, e) {
  const n = ka(t), a = new Set(t.parent.keys()), s = xi(n, t.unrecorded, a, a, a);
  return {
    trace: t,
    children: n,
    layout: s,
    shown: s.placed.filter((i) => Hn(t, i.node, e)).slice(0, id),
    line: new Set(t.variation),
    value: (i) => yi(t, n, i, e, ma)
  };
}
function ns(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function ld(t, e) {
  if (Ze(t, e)) return $n;
  const n = t.player[e];
  return n < 0 ? Qn : sd[n % 4];
}
function od(t, e, n) {
  const a = (s, i) => `${(e + s).toFixed(1)},${(n + i).toFixed(1)}`;
  return t === "max" ? `<polygon points="${a(0, -1.15 * Xe)} ${a(1.25 * Xe, 0.9 * Xe)} ${a(-1.25 * Xe, 0.9 * Xe)}"` : t === "min" ? `<polygon points="${a(0, 1.15 * Xe)} ${a(1.25 * Xe, -0.9 * Xe)} ${a(-1.25 * Xe, -0.9 * Xe)}"` : t === "leaf" ? `<rect x="${(e - Xe).toFixed(1)}" y="${(n - 0.8 * Xe).toFixed(1)}" width="${2 * Xe}" height="${1.6 * Xe}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${Xe}"`;
}
function Li(t, e, n = !1) {
  const { layout: a, shown: s, line: i, value: l } = Ti(t, e), o = a.right - a.left + 60, c = a.bottom + 70, u = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(a.left - 30).toFixed(1)} -30 ${o.toFixed(1)} ${c.toFixed(1)}" width="${o.toFixed(0)}" height="${c.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(a.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const f of s) {
    if (!f.parent) continue;
    if (f.stub) {
      u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${(f.y - 9).toFixed(1)}" stroke="${Qn}" stroke-dasharray="2 4" stroke-width="1.2"/>`);
      continue;
    }
    const v = Ze(t, f.node), d = !n && i.has(f.node) && i.has(f.parent.node), _ = v ? `stroke="${$n}" stroke-dasharray="5 4" stroke-width="1.4"` : d ? `stroke="${ts}" stroke-width="3"` : `stroke="${Qn}" stroke-width="1.2"`;
    u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${f.y.toFixed(1)}" ${_}/>`);
  }
  for (const f of s) {
    if (f.stub) {
      u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + 4).toFixed(1)}" font-size="11" fill="${Qn}">+${f.count}</text>`);
      continue;
    }
    const v = Ze(t, f.node), d = t.kind[f.node];
    u.push(`${od(d, f.x, f.y)} fill="#ffffff" stroke="${ld(t, f.node)}" stroke-width="1.8"${v ? ' stroke-dasharray="4 3"' : ""}/>`);
    const _ = v ? "×" : n && d !== "leaf" ? "" : l(f.node), w = d === "max" ? 8 : d === "min" ? 0 : 4;
    if (u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + w).toFixed(1)}" font-size="${Mi(_)}" font-weight="600" fill="${v ? $n : ts}">${ns(_)}</text>`), hn(t, f.node) && u.push(`<line x1="${(f.x - 9).toFixed(1)}" y1="${(f.y + Xe + 8).toFixed(1)}" x2="${(f.x + 9).toFixed(1)}" y2="${(f.y + Xe + 2).toFixed(1)}" stroke="${$n}" stroke-width="2"/>`), f.parent) {
      const h = f.x * 0.62 + f.parent.x * 0.38, g = f.y * 0.62 + f.parent.y * 0.38;
      u.push(`<text x="${h.toFixed(1)}" y="${(g + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${ns(_r(t, f))}</text>`);
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
function rs(t) {
  return [...t].map((e) => ud[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function cd(t, e) {
  const { shown: n, line: a, value: s } = Ti(t, e), i = (o) => `(${(o.x / 46).toFixed(2)},${(-o.y / 46).toFixed(2)})`, l = [
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
    const c = t.kind[o.node], u = ["max", "min", "chance", "leaf"].includes(c) ? c : "player", f = Ze(t, o.node), v = f ? "$\\times$" : rs(s(o.node));
    l.push(`  \\node[${u}${f ? ", pruned" : ""}] (n${o.node}) at ${i(o)} {${v}};`);
  }
  for (const o of n) {
    if (!o.parent) continue;
    if (o.stub) {
      l.push(`  \\draw[densely dotted] (n${o.node}) -- (u${o.node});`);
      continue;
    }
    const c = a.has(o.node) && a.has(o.parent.node), u = Ze(t, o.node) ? "pruned" : c ? "best" : "";
    l.push(`  \\draw[${u}] (n${o.parent.node}) -- node[move] {${rs(_r(t, o))}} (n${o.node});`);
  }
  return l.push("\\end{tikzpicture}"), `${l.join(`
`)}
`;
}
async function as(t, e) {
  const n = URL.createObjectURL(new Blob([Li(t, e)], { type: "image/svg+xml" }));
  try {
    const a = new Image();
    a.src = n, await a.decode();
    const s = document.createElement("canvas");
    s.width = Math.min(2 * a.width, 16e3), s.height = Math.min(2 * a.height, 16e3);
    const i = s.getContext("2d");
    return i.scale(2, 2), i.drawImage(a, 0, 0), await new Promise(
      (l, o) => s.toBlob((c) => c ? l(c) : o(new Error("this drawing is too large")), "image/png")
    );
  } finally {
    URL.revokeObjectURL(n);
  }
}
function Cr(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, a = URL.createObjectURL(n), s = document.createElement("a");
  s.href = a, s.download = t, s.click(), setTimeout(() => URL.revokeObjectURL(a), 1e3);
}
var fd = /* @__PURE__ */ N('<div class="place svelte-gmb9rn" inert=""><div><!></div></div>'), dd = /* @__PURE__ */ N('<div inert=""><!></div>'), hd = /* @__PURE__ */ N('<div class="small svelte-gmb9rn"><!></div>');
function vd(t, e) {
  je(e, !0);
  let n = se(e, "moving", 3, !1), a = se(e, "last", 19, () => []), s = se(e, "label", 3, ""), i = se(e, "fills", 3, !1);
  const l = ["grid", "points", "circuit"], o = ["text", "news"], c = 4;
  let u = [0, 0, 0, 0], f = /* @__PURE__ */ p(() => zr(u, 4)), v = /* @__PURE__ */ Z(rt(r(f)[0])), d = /* @__PURE__ */ Z(rt(r(f)[1])), _ = /* @__PURE__ */ Z(rt(r(f)[2])), w = /* @__PURE__ */ Z(rt(r(f)[3]));
  const h = /* @__PURE__ */ p(() => e.parts.filter((x) => l.includes(x.kind))), g = /* @__PURE__ */ p(() => e.parts.filter((x) => !o.includes(x.kind)).slice(0, c)), m = /* @__PURE__ */ p(() => r(h).length ? r(h) : r(g).length ? r(g) : e.parts), k = /* @__PURE__ */ p(() => r(h).length > 1 ? 34 : r(h).length || r(g).length > 3 ? 26 : r(g).length > 1 ? 20 : 13), S = /* @__PURE__ */ p(() => r(v) && r(d) ? Math.min(r(_) / r(v), r(w) / r(d), 1) : 0), A = /* @__PURE__ */ p(() => li(e.parts.flatMap((x) => x.kind === "grid" ? x.cells : []), e.names).length > 0);
  var M = hd(), C = K(M);
  {
    var L = (x) => {
      var I = fd(), Q = K(I);
      let te, de;
      var Oe = K(Q);
      $r(Oe, {
        get parts() {
          return r(m);
        },
        get names() {
          return e.names;
        },
        get moving() {
          return n();
        },
        get toned() {
          return r(A);
        },
        get last() {
          return a();
        }
      }), R(() => {
        te = ce(Q, 1, "drawn svelte-gmb9rn", null, te, { bare: r(h).length > 0 }), de = st(Q, "", de, { width: `${r(k) ?? ""}rem`, scale: r(S) });
      }), Yt(Q, "clientWidth", (xe) => T(v, xe)), Yt(Q, "clientHeight", (xe) => T(d, xe)), Yt(I, "clientWidth", (xe) => T(_, xe)), Yt(I, "clientHeight", (xe) => T(w, xe)), b(x, I);
    }, E = (x) => {
      var I = dd(), Q = K(I);
      $r(Q, {
        get parts() {
          return e.parts;
        },
        get names() {
          return e.names;
        },
        get moving() {
          return n();
        },
        get toned() {
          return r(A);
        },
        get last() {
          return a();
        }
      }), b(x, I);
    };
    Y(C, (x) => {
      i() ? x(L) : x(E, -1);
    });
  }
  R(() => {
    $(M, "role", s() ? "img" : void 0), $(M, "aria-label", s() || void 0), $(M, "aria-hidden", s() ? void 0 : "true");
  }), b(t, M), Ce();
}
var gd = /* @__PURE__ */ N('<figure class="svelte-krpvrf"><!> <figcaption class="soft svelte-krpvrf"> </figcaption></figure>');
function _d(t, e) {
  je(e, !0);
  const n = /* @__PURE__ */ p(() => e.shown.position), a = /* @__PURE__ */ p(() => e.shown.names.map(Dt)), s = /* @__PURE__ */ p(() => r(n).board.find((d) => d.kind === "grid")), i = /* @__PURE__ */ p(() => r(n).legal.some((d) => d.cells.length > 1 && r(s)?.cells[d.cells[0]]) || (r(n).last?.cells.length ?? 0) > 1), l = /* @__PURE__ */ p(() => r(n).utilities ? `${Ro(r(a), r(n).utilities)}.` : r(n).mover === -1 ? "Chance moves." : `${r(a)[r(n).mover] ?? ""} to move.`), o = /* @__PURE__ */ p(() => `The board${r(n).last ? ` after ${r(n).last.text}` : ""}. ${r(l)}`);
  var c = gd(), u = K(c);
  {
    let d = /* @__PURE__ */ p(() => r(n).last?.cells ?? []);
    vd(u, {
      get parts() {
        return r(n).board;
      },
      get names() {
        return r(a);
      },
      get moving() {
        return r(i);
      },
      get last() {
        return r(d);
      },
      get label() {
        return r(o);
      }
    });
  }
  var f = O(u, 2), v = ne(f, !0);
  R(() => J(v, e.words ?? r(l))), b(t, c), Ce();
}
function md(t, e, n = () => {
}) {
  const a = tt.number(), s = [
    tt.on("place_shown", (l) => l.id === a && (i(), e(l))),
    tt.on("failed", (l) => l.id === a && (i(), n(l.text)))
  ], i = () => s.forEach((l) => l());
  return tt.send({ type: "show_place", id: a, place: t }), i;
}
function yd(t, e) {
  return { ...t, moves: [...t.moves ?? [], ...e] };
}
class wd {
  #e = /* @__PURE__ */ Z(null);
  get shown() {
    return r(this.#e);
  }
  set shown(e) {
    T(this.#e, e);
  }
  constructor(e) {
    Ye(() => {
      const n = e();
      if (n) return md(n, (a) => this.shown = a, () => this.shown = null);
      this.shown = null;
    });
  }
}
function bd(t, e) {
  const n = [];
  for (let a = e; t.parent[a] >= 0; a = t.parent[a])
    n.unshift({ action: t.action[a], text: t.text[a] });
  return n;
}
var pd = /* @__PURE__ */ N('<span class="soft" aria-hidden="true">›</span>'), kd = /* @__PURE__ */ N('<!> <button class="step svelte-7t07ym"> </button>', 1), Pr = /* @__PURE__ */ N('<p class="soft facts svelte-7t07ym"> </p>'), xd = /* @__PURE__ */ N('<label class="row">Value <input type="number" step="any" class="svelte-7t07ym"/></label>'), Md = /* @__PURE__ */ N('<p class="soft facts svelte-7t07ym">Its value was never computed.</p>'), Sd = /* @__PURE__ */ N("<button>Search from here</button>"), Ed = /* @__PURE__ */ N('<a class="button">Play from here</a>'), Ad = /* @__PURE__ */ N('<!> <div class="row"><!> <!></div>', 1), Td = /* @__PURE__ */ N('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), Ld = /* @__PURE__ */ N('<ul class="tiles svelte-7t07ym" aria-label="moves from here"></ul> <!>', 1), Od = /* @__PURE__ */ N('<li class="svelte-7t07ym"><button class="unrecorded svelte-7t07ym"> </button></li>'), Nd = /* @__PURE__ */ N('<ul class="tiles svelte-7t07ym" aria-label="moves not recorded"></ul> <!>', 1), jd = /* @__PURE__ */ N('<p class="soft facts svelte-7t07ym"> <!></p> <!>', 1), Cd = /* @__PURE__ */ N('<section class="panel stack" role="group" aria-label="selected node"><div class="path svelte-7t07ym" role="group" aria-label="path to this node"></div> <p class="explanation serif svelte-7t07ym" role="status"> </p> <!> <!> <!> <!> <!></section>');
function Pd(t, e) {
  je(e, !0);
  let n = se(e, "place", 3, null);
  const a = 40;
  let s = /* @__PURE__ */ Z("");
  const i = /* @__PURE__ */ p(() => ka(e.trace)), l = /* @__PURE__ */ p(() => r(i)[e.selected] ?? []), o = /* @__PURE__ */ p(() => e.selected), c = /* @__PURE__ */ p(() => {
    const z = [];
    for (let H = e.selected; H >= 0; H = e.trace.parent[H]) z.unshift(H);
    return z;
  });
  Ye(() => {
    const z = e.trace.id, H = e.selected;
    T(s, "");
    const ee = tt.on("explained", (ie) => {
      ie.id === z && ie.node === H && T(s, ie.text, !0);
    });
    return tt.send({ type: "explain", id: z, node: H }), ee;
  });
  const u = /* @__PURE__ */ p(() => bd(e.trace, e.selected).map((z) => z.text)), f = /* @__PURE__ */ p(() => n() && yd(n(), r(u))), v = new wd(() => r(f)), d = /* @__PURE__ */ p(() => v.shown), _ = /* @__PURE__ */ p(() => {
    if (!e.search || !e.trace.unrecorded[r(o)]) return [];
    const z = new Set(r(l).map((H) => e.trace.text[H]));
    return (r(d)?.position.legal ?? []).map((H) => H.text).filter((H) => !z.has(H));
  });
  function w(z) {
    const H = e.trace.player[z];
    return H >= 0 ? `${e.trace.names[H]} to move` : H === -1 ? "chance" : "leaf";
  }
  function h(z) {
    const H = e.trace.alpha[z] ?? null, ee = e.trace.beta[z] ?? null;
    return !ba(e.trace) || Ze(e.trace, z) || e.trace.kind[z] === "leaf" ? "" : `window on entry [${H === null ? "−∞" : _t(H)}, ${ee === null ? "∞" : _t(ee)}]`;
  }
  const g = /* @__PURE__ */ p(() => [
    r(d) ? "" : w(r(o)),
    h(r(o)),
    (e.trace.visits[r(o)] ?? 0) > 1 ? `${sr(e.trace.visits[r(o)])} visits` : ""
  ].filter(Boolean).join(", "));
  function m(z) {
    return Ze(e.trace, z) ? "pruned" : hn(e.trace, z) ? "cut" : "";
  }
  var k = Cd(), S = K(k);
  Se(S, 21, () => r(c), Le, (z, H, ee) => {
    var ie = kd(), ve = he(ie);
    {
      var Ae = (X) => {
        var le = pd();
        b(X, le);
      };
      Y(ve, (X) => {
        ee && X(Ae);
      });
    }
    var ge = O(ve, 2), G = ne(ge, !0);
    R(() => {
      $(ge, "aria-current", r(H) === e.selected ? "true" : void 0), J(G, ee ? e.trace.text[r(H)] : "root");
    }), re("click", ge, () => e.select(r(H))), b(z, ie);
  });
  var A = O(S, 2), M = ne(A, !0), C = O(A, 2);
  {
    var L = (z) => {
      var H = Pr(), ee = ne(H, !0);
      R(() => J(ee, r(g))), b(z, H);
    };
    Y(C, (z) => {
      r(g) && z(L);
    });
  }
  var E = O(C, 2);
  {
    var x = (z) => {
      var H = xd(), ee = O(K(H));
      R(() => si(ee, e.trace.value[r(o)] ?? 0)), re("change", ee, (ie) => e.change?.(r(o), Number(ie.currentTarget.value))), b(z, H);
    }, I = (z) => {
      var H = Md();
      b(z, H);
    }, Q = /* @__PURE__ */ p(() => e.change && Ze(e.trace, r(o)));
    Y(E, (z) => {
      e.change && e.trace.kind[r(o)] === "leaf" && e.trace.names.length <= 2 ? z(x) : r(Q) && z(I, 1);
    });
  }
  var te = O(E, 2);
  {
    var de = (z) => {
      var H = Ad(), ee = he(H);
      _d(ee, {
        get shown() {
          return r(d);
        }
      });
      var ie = O(ee, 2), ve = K(ie);
      {
        var Ae = (X) => {
          var le = Sd();
          re("click", le, () => e.search(r(u))), b(X, le);
        };
        Y(ve, (X) => {
          e.search && e.selected && !r(d).position.utilities && X(Ae);
        });
      }
      var ge = O(ve, 2);
      {
        var G = (X) => {
          var le = Ed();
          R((D) => $(le, "href", D), [() => e.play(r(u))]), b(X, le);
        };
        Y(ge, (X) => {
          e.play && X(G);
        });
      }
      b(z, H);
    };
    Y(te, (z) => {
      r(f) && r(d) && z(de);
    });
  }
  var Oe = O(te, 2);
  {
    var xe = (z) => {
      var H = Ld(), ee = he(H);
      Se(ee, 21, () => r(l).slice(0, a), Le, (Ae, ge) => {
        var G = Td(), X = K(G);
        let le;
        var D = K(X), W = ne(D, !0), oe = O(D, 2), Me = ne(oe);
        R(
          (fe, j, y, P) => {
            le = ce(X, 1, fe, "svelte-7t07ym", le, { "on-line": j }), J(W, e.trace.text[r(ge)]), J(Me, `${y ?? ""}${P ?? ""}`);
          },
          [
            () => $t(m(r(ge))),
            () => e.trace.variation.includes(r(ge)),
            () => Ze(e.trace, r(ge)) ? "pruned" : e.trace.values[r(ge)] && e.trace.names.length > 2 ? e.trace.values[r(ge)].map((fe) => _t(fe)).join(" ") : mi(e.trace, r(ge)) + _t(e.trace.value[r(ge)]),
            () => hn(e.trace, r(ge)) ? " (cut)" : ""
          ]
        ), re("click", X, () => e.select(r(ge))), b(Ae, G);
      });
      var ie = O(ee, 2);
      {
        var ve = (Ae) => {
          var ge = Pr(), G = ne(ge);
          R(() => J(G, `and ${r(l).length - a} more`)), b(Ae, ge);
        };
        Y(ie, (Ae) => {
          r(l).length > a && Ae(ve);
        });
      }
      b(z, H);
    };
    Y(Oe, (z) => {
      r(l).length && z(xe);
    });
  }
  var U = O(Oe, 2);
  {
    var ae = (z) => {
      var H = jd(), ee = he(H), ie = K(ee), ve = O(ie);
      {
        var Ae = (X) => {
          var le = xn(". Choose one to search there:");
          b(X, le);
        };
        Y(ve, (X) => {
          r(_).length && X(Ae);
        });
      }
      var ge = O(ee, 2);
      {
        var G = (X) => {
          var le = Nd(), D = he(le);
          Se(D, 21, () => r(_).slice(0, a), Le, (Me, fe) => {
            var j = Od(), y = K(j), P = ne(y, !0);
            R(() => J(P, r(fe))), re("click", y, () => e.search?.([...r(u), r(fe)])), b(Me, j);
          });
          var W = O(D, 2);
          {
            var oe = (Me) => {
              var fe = Pr(), j = ne(fe);
              R(() => J(j, `and ${r(_).length - a} more`)), b(Me, fe);
            };
            Y(W, (Me) => {
              r(_).length > a && Me(oe);
            });
          }
          b(X, le);
        };
        Y(ge, (X) => {
          r(_).length && X(G);
        });
      }
      R((X) => J(ie, `+${X ?? ""} ${e.trace.unrecorded[r(o)] === 1 ? "move" : "moves"} not recorded`), [() => sr(e.trace.unrecorded[r(o)])]), b(z, H);
    };
    Y(U, (z) => {
      e.trace.unrecorded[r(o)] && z(ae);
    });
  }
  R((z) => J(M, z), [
    () => r(s) ? r(s).charAt(0).toUpperCase() + r(s).slice(1) + "." : " "
  ]), b(t, k), Ce();
}
ot(["click", "change"]);
var zd = /* @__PURE__ */ N('<div class="slider svelte-3ly6rn"><button aria-label="start" class="svelte-3ly6rn">|◂</button> <button aria-label="step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="step forward" class="svelte-3ly6rn">▸</button> <button aria-label="end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function Rd(t, e) {
  je(e, !0);
  let n = se(e, "label", 3, "step of the search"), a = /* @__PURE__ */ Z(0);
  function s() {
    clearInterval(r(a)), T(a, 0);
  }
  Eo(s);
  function i() {
    if (r(a)) return s();
    e.moment >= e.last && e.change(0);
    const g = Math.max(1, Math.round(e.last / 240));
    T(
      a,
      window.setInterval(
        () => {
          e.moment >= e.last ? s() : e.change(Math.min(e.last, e.moment + g));
        },
        Math.max(40, Math.min(500, 12e3 / Math.max(e.last, 1)))
      ),
      !0
    );
  }
  var l = zd(), o = K(l), c = O(o, 2), u = O(c, 2), f = ne(u, !0), v = O(u, 2), d = O(v, 2), _ = O(d, 2), w = O(_, 2), h = ne(w);
  R(() => {
    o.disabled = e.moment <= 0, c.disabled = e.moment <= 0, J(f, r(a) ? "Pause" : "Play"), v.disabled = e.moment >= e.last, d.disabled = e.moment >= e.last, $(_, "max", e.last), si(_, e.moment), $(_, "aria-label", n()), $(_, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), J(h, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), re("click", o, () => e.change(0)), re("click", c, () => e.change(Math.max(0, e.moment - 1))), re("click", u, i), re("click", v, () => e.change(Math.min(e.last, e.moment + 1))), re("click", d, () => e.change(e.last)), re("input", _, (g) => e.change(Number(g.currentTarget.value))), b(t, l), Ce();
}
ot(["click", "input"]);
function Id(t) {
  try {
    return localStorage.getItem(t);
  } catch {
    return null;
  }
}
function Fd(t, e) {
  try {
    localStorage.setItem(t, e);
  } catch {
  }
}
const Kn = ["system", "light", "dark"];
class Dd {
  #e = /* @__PURE__ */ Z("system");
  get name() {
    return r(this.#e);
  }
  set name(e) {
    T(this.#e, e, !0);
  }
  constructor() {
    const e = Id("theme");
    e && Kn.includes(e) && this.set(e);
  }
  next() {
    this.set(Kn[(Kn.indexOf(this.name) + 1) % Kn.length]);
  }
  set(e) {
    this.name = e, Fd("theme", e), e === "system" ? delete document.documentElement.dataset.theme : document.documentElement.dataset.theme = e;
  }
}
const Bd = new Dd();
var qd = /* @__PURE__ */ N('<div class="frame svelte-1y7d2q4"><div><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas></div> <div class="tools svelte-1y7d2q4"><button aria-label="zoom in" class="svelte-1y7d2q4">+</button> <button aria-label="zoom out" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Fit</button> <button class="svelte-1y7d2q4">Expand all</button></div></div>');
function Vd(t, e) {
  je(e, !0);
  const n = 0.62, a = 0.8, s = 48, i = 120, l = 110;
  let o = se(e, "marked", 19, () => /* @__PURE__ */ new Set()), c = se(e, "height", 3, 460), u = se(e, "blank", 3, !1), f = se(e, "whole", 3, !1), v = se(e, "label", 3, "search tree"), d, _, w = /* @__PURE__ */ Z(
    600
    // pixels of the width
  ), h = /* @__PURE__ */ Z({ scale: 1, x: 300, y: 40 }), g = /* @__PURE__ */ Z(/* @__PURE__ */ new Set()), m = /* @__PURE__ */ Z(/* @__PURE__ */ new Set()), k = /* @__PURE__ */ Z(0), S = null;
  const A = /* @__PURE__ */ p(() => ka(e.trace)), M = /* @__PURE__ */ p(() => new Set(e.trace.variation));
  let C = /* @__PURE__ */ Z(rt(On)), L = /* @__PURE__ */ Z(rt(Zn));
  const E = /* @__PURE__ */ p(() => xi(r(A), e.trace.unrecorded, r(g), r(m), r(M), r(C), r(L))), x = /* @__PURE__ */ p(() => r(E).right - r(E).left + 70), I = /* @__PURE__ */ p(() => Math.max(1, Math.round(r(E).bottom / r(L)))), Q = /* @__PURE__ */ p(() => f() ? Math.max(r(w), Math.ceil(r(x) * a)) : r(w)), te = /* @__PURE__ */ p(() => f() ? Math.max(c(), Math.ceil(r(I) * Zn * a) + s + 50) : c()), de = /* @__PURE__ */ p(() => r(Q) > r(w));
  Ye(() => {
    const F = r(A);
    Mt(() => {
      T(g, f() ? new Set(F.keys()) : Yf(F, e.trace.unrecorded, e.trace.variation, r(w) / (On * n))), T(m, f() ? r(g) : /* @__PURE__ */ new Set());
    });
  }), Ye(() => {
    r(A), Mt(Oe);
  });
  function Oe() {
    const F = (r(E).right - r(E).left) / r(C);
    T(C, Math.max(On, Math.min(l, ed(e.trace, r(E)), (r(w) - 70) / Math.max(F, 1))), !0);
    const ue = r(te) - s - 50;
    let we = Math.max(0.02, Math.min(1.2, r(Q) / r(x)));
    T(L, Math.max(Zn, Math.min(i, ue / r(I)) / we), !0), r(I) * r(L) * we > ue && (we = Math.max(0.02, ue / (r(I) * r(L)))), T(h, {
      scale: we,
      x: r(Q) / 2 - we * (r(E).left + r(E).right) / 2,
      y: 28 + Math.max(0, (ue - we * r(I) * r(L)) / 2)
    });
  }
  function xe() {
    T(g, new Set(r(A).keys())), T(m, r(g)), Oe();
  }
  function U(F) {
    const ue = new Set(r(g));
    ue.has(F) ? ue.delete(F) : ue.add(F), T(g, ue);
  }
  Ye(() => {
    const F = e.selected;
    Mt(() => {
      const we = new Set(r(g)), ze = new Set(r(m));
      for (let V = e.trace.parent[F] ?? -1; V >= 0; V = e.trace.parent[V])
        we.add(V);
      const _e = e.trace.parent[F] ?? -1;
      _e >= 0 && (r(A)[_e]?.indexOf(F) ?? 0) >= Fn && ze.add(_e), we.size !== r(g).size && T(g, we), ze.size !== r(m).size && T(m, ze);
    });
    const ue = r(E).byNode.get(F);
    Mt(() => {
      if (!ue) return;
      const we = ue.x * r(h).scale + r(h).x, ze = ue.y * r(h).scale + r(h).y;
      (we < 20 || we > r(Q) - 20 || ze < 20 || ze > r(te) - 20) && T(h, {
        ...r(h),
        x: r(Q) / 2 - ue.x * r(h).scale,
        y: r(te) / 2 - ue.y * r(h).scale
      });
      const _e = we - _.scrollLeft;
      r(de) && (_e < 20 || _e > r(w) - 20) && (_.scrollLeft = we - r(w) / 2);
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => jl(k));
  const z = /* @__PURE__ */ p(() => ({
    trace: e.trace,
    children: r(A),
    layout: r(E),
    moment: e.moment,
    selected: e.selected,
    line: r(M),
    marked: o(),
    open: r(g),
    blank: u()
  }));
  function H() {
    const F = devicePixelRatio || 1;
    (d.width !== Math.round(r(Q) * F) || d.height !== Math.round(r(te) * F)) && (d.width = Math.round(r(Q) * F), d.height = Math.round(r(te) * F));
    const ue = d.getContext("2d");
    ue.setTransform(F, 0, 0, F, 0, 0), Kf(ue, r(z), r(h), Gf(d), r(Q), r(te));
  }
  let ee = 0;
  Ye(() => (Bd.name, r(k), r(z), r(h), r(Q), r(te), cancelAnimationFrame(ee), ee = requestAnimationFrame(H), () => cancelAnimationFrame(ee))), Ye(() => {
    const F = matchMedia("print");
    return F.addEventListener("change", H), () => F.removeEventListener("change", H);
  });
  function ie(F, ue = r(Q) / 2, we = r(te) / 2) {
    const ze = Math.max(0.02, Math.min(3, r(h).scale * F)), _e = ze / r(h).scale;
    T(h, {
      scale: ze,
      x: ue - (ue - r(h).x) * _e,
      y: we - (we - r(h).y) * _e
    });
  }
  function ve(F) {
    r(
      de
      // sideways: that scrolls
    ) && Math.abs(F.deltaX) > Math.abs(F.deltaY) || (F.preventDefault(), ie(Math.exp(-F.deltaY * 15e-4), F.offsetX, F.offsetY));
  }
  function Ae(F) {
    S = { x: F.clientX, y: F.clientY, moved: !1 }, d.setPointerCapture(F.pointerId);
  }
  function ge(F) {
    if (!S) return;
    const ue = F.clientX - S.x, we = F.clientY - S.y;
    !S.moved && Math.hypot(ue, we) < 4 || (S = { x: F.clientX, y: F.clientY, moved: !0 }, r(de) ? _.scrollLeft -= ue : T(h, { ...r(h), x: r(h).x + ue, y: r(h).y + we }));
  }
  function G(F) {
    const ue = S && !S.moved;
    if (S = null, !ue) return;
    const we = (F.offsetX - r(h).x) / r(h).scale, ze = (F.offsetY - r(h).y) / r(h).scale, _e = Math.max(Nt * 1.3, 8 / r(h).scale);
    for (const V of r(E).placed)
      if (!(Math.abs(V.x - we) > _e || Math.abs(V.y - ze) > _e)) {
        V.stub === "folded" ? T(m, new Set(r(m)).add(V.node)) : V.stub ? e.select(V.node) : !u() && V.node === e.selected && (r(A)[V.node]?.length ?? 0) > 0 ? U(V.node) : (e.select(V.node), e.mark?.(V.node));
        return;
      }
  }
  function X(F) {
    const ue = e.trace.parent[e.selected] ?? -1, we = ue >= 0 ? r(A)[ue] : [0], ze = we.indexOf(e.selected), _e = r(A)[e.selected] ?? [], V = {
      ArrowUp: ue >= 0 ? ue : void 0,
      ArrowDown: (u() ? void 0 : _e.find((q) => r(
        M
        // a riddle does not tell
      ).has(q))) ?? _e[0],
      ArrowLeft: we[ze - 1],
      ArrowRight: we[ze + 1],
      Home: 0
    };
    if (F.key in V) {
      const q = V[F.key];
      q !== void 0 && e.select(q);
    } else if (F.key === " " || F.key === "Enter") e.mark ? e.mark(e.selected) : u() ? e.select(e.selected) : U(e.selected);
    else if (F.key === "+") ie(1.25);
    else if (F.key === "-") ie(0.8);
    else return;
    F.preventDefault(), F.stopPropagation();
  }
  const le = /* @__PURE__ */ p(() => r(E).byNode.get(e.selected));
  var D = { fit: Oe, openAll: xe, toggle: U }, W = qd();
  let oe;
  var Me = K(W);
  let fe;
  var j = K(Me);
  let y;
  Vt(j, (F) => d = F, () => d), Vt(Me, (F) => _ = F, () => _);
  var P = O(Me, 2), B = K(P), me = O(B, 2), ye = O(me, 2), Ne = O(ye, 2);
  return R(() => {
    oe = st(W, "", oe, { height: `${r(te) ?? ""}px` }), fe = ce(Me, 1, "scroller svelte-1y7d2q4", null, fe, { scrolls: r(de) }), $(j, "aria-label", `${v() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys move between nodes; the selected node is described below.`), $(j, "data-x", r(le) ? r(le).x * r(h).scale + r(h).x : void 0), $(j, "data-y", r(le) ? r(le).y * r(h).scale + r(h).y : void 0), $(j, "data-shown", r(E).placed.length), y = st(j, "", y, {
      width: `${r(Q) ?? ""}px`,
      height: `${r(te) ?? ""}px`
    });
  }), Je("wheel", j, ve), re("pointerdown", j, Ae), re("pointermove", j, ge), re("pointerup", j, G), Je("pointercancel", j, () => S = null), re("keydown", j, X), Yt(Me, "clientWidth", (F) => T(w, F)), re("click", B, () => ie(1.3)), re("click", me, () => ie(0.77)), re("click", ye, Oe), re("click", Ne, () => xe()), b(t, W), Ce(D);
}
ot([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var Ud = /* @__PURE__ */ N('<p role="alert" class="failure"> </p>'), Hd = /* @__PURE__ */ N(" <!><!>.", 1), Wd = /* @__PURE__ */ N('<div class="row"><span class="soft facts svelte-1ond5h7">Export:</span> <button>SVG</button> <button>PNG</button> <!> <button>TikZ</button></div>'), Yd = /* @__PURE__ */ N('<li><span class="dotted svelte-1ond5h7"></span> +14: moves that were not recorded</li>'), Gd = /* @__PURE__ */ N("<li>[α, β]: the window; ≤ and ≥: only a bound, the true value may be lower or higher</li>"), Kd = /* @__PURE__ */ N('<div class="room svelte-1ond5h7"><div><div class="left stack svelte-1ond5h7"><!> <!> <p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p> <!></div> <!></div></div> <ul class="legend soft svelte-1ond5h7" aria-label="legend"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> principal variation</li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never searched</li> <!> <!></ul>', 1), Xd = /* @__PURE__ */ N('<p class="soft" role="status"> </p>'), Jd = /* @__PURE__ */ N("<!> <!>", 1);
function Zd(t, e) {
  je(e, !0);
  let n = se(e, "tracing", 7), a = se(e, "height", 3, 460), s = se(e, "exporting", 3, !0), i = se(e, "boards", 3, !1);
  const l = /* @__PURE__ */ p(() => n().trace), o = /* @__PURE__ */ p(() => r(l) ? hf(r(l), n().moment) : null);
  async function c() {
    r(l) && Cr("tree.png", await as(r(l), n().moment));
  }
  var u = Jd(), f = he(u);
  {
    var v = (h) => {
      var g = Ud(), m = ne(g, !0);
      R(() => J(m, n().failure)), b(h, g);
    };
    Y(f, (h) => {
      n().failure && h(v);
    });
  }
  var d = O(f, 2);
  {
    var _ = (h) => {
      var g = Kd(), m = he(g), k = K(m);
      let S;
      var A = K(k), M = K(A);
      Vd(M, {
        get trace() {
          return r(l);
        },
        get moment() {
          return n().moment;
        },
        get selected() {
          return n().selected;
        },
        get height() {
          return a();
        },
        get marked() {
          return e.marked;
        },
        select: (G) => n().selected = G
      });
      var C = O(M, 2);
      Rd(C, {
        get moment() {
          return n().moment;
        },
        get last() {
          return n().last;
        },
        change: (G) => n().moment = G
      });
      var L = O(C, 2), E = K(L), x = O(E);
      {
        var I = (G) => {
          var X = xn();
          R((le) => J(X, `, ${le ?? ""} pruned`), [() => Sn(r(o).pruned)]), b(G, X);
        };
        Y(x, (G) => {
          r(o).pruned && G(I);
        });
      }
      var Q = O(x, 2);
      {
        var te = (G) => {
          var X = Hd(), le = he(X), D = O(le);
          {
            var W = (fe) => {
              var j = xn();
              R(() => J(j, `, best move ${r(l).summary.move ?? ""}`)), b(fe, j);
            };
            Y(D, (fe) => {
              r(l).summary.move && fe(W);
            });
          }
          var oe = O(D);
          {
            var Me = (fe) => {
              var j = xn();
              R(() => J(j, `, depth ${r(l).summary.depth ?? ""}`)), b(fe, j);
            };
            Y(oe, (fe) => {
              r(l).summary.depth && fe(Me);
            });
          }
          R((fe) => J(le, `${r(l).summary.algorithm ?? ""}: value ${fe ?? ""} to ${r(l).names[r(l).perspective] ?? ""}`), [() => Po(r(l).summary)]), b(G, X);
        };
        Y(Q, (G) => {
          n().moment >= n().last && G(te);
        });
      }
      var de = O(Q, 2);
      {
        var Oe = (G) => {
          var X = xn();
          R((le) => J(X, `${le ?? ""} more nodes were searched but not recorded.`), [() => Sn(r(l).truncated)]), b(G, X);
        };
        Y(de, (G) => {
          r(l).truncated && G(Oe);
        });
      }
      var xe = O(L, 2);
      {
        var U = (G) => {
          var X = Wd(), le = O(K(X), 2), D = O(le, 2), W = O(D, 2);
          mf(W, { picture: () => as(r(l), n().moment) });
          var oe = O(W, 2);
          re("click", le, () => Cr("tree.svg", Li(r(l), n().moment))), re("click", D, c), re("click", oe, () => Cr("tree.tex", cd(r(l), n().moment))), b(G, X);
        };
        Y(xe, (G) => {
          s() && G(U);
        });
      }
      var ae = O(A, 2);
      {
        let G = /* @__PURE__ */ p(() => i() ? n().place : null);
        Pd(ae, {
          get trace() {
            return r(l);
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
            return r(G);
          },
          select: (X) => n().selected = X
        });
      }
      var z = O(m, 2), H = O(K(z), 6);
      {
        var ee = (G) => {
          var X = Yd();
          b(G, X);
        }, ie = /* @__PURE__ */ p(() => r(l).unrecorded.some((G) => G));
        Y(H, (G) => {
          r(ie) && G(ee);
        });
      }
      var ve = O(H, 2);
      {
        var Ae = (G) => {
          var X = Gd();
          b(G, X);
        }, ge = /* @__PURE__ */ p(() => ba(r(l)));
        Y(ve, (G) => {
          r(ge) && G(Ae);
        });
      }
      R(
        (G, X) => {
          S = ce(k, 1, "view svelte-1ond5h7", null, S, { busy: n().busy }), J(E, `${G ?? ""} nodes, ${X ?? ""} leaves`);
        },
        [
          () => Sn(r(o).nodes),
          () => Sn(r(o).leaves)
        ]
      ), b(h, g);
    }, w = (h) => {
      var g = Xd(), m = ne(g, !0);
      R(() => J(m, n().compiling ? No : "Searching …")), b(h, g);
    };
    Y(d, (h) => {
      r(l) && r(o) ? h(_) : n().busy && h(w, 1);
    });
  }
  b(t, u), Ce();
}
ot(["click"]);
var Qd = /* @__PURE__ */ N("<tr><td> </td><td> </td><td> </td></tr>"), $d = /* @__PURE__ */ N('<table class="data"><caption> </caption><thead><tr><th scope="col">move</th><th scope="col">value</th><th scope="col">line</th></tr></thead><tbody></tbody></table>'), eh = /* @__PURE__ */ N('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function th(t, e) {
  je(e, !0);
  const n = 12, a = e.trace ? new vf(e.trace.id) : null;
  a && e.trace && a.show(e.trace);
  const s = /* @__PURE__ */ p(() => (e.analysis?.rows ?? e.position.legal).some((w) => w.cells.length > 1));
  var i = eh(), l = K(i), o = ne(l, !0), c = O(l, 2), u = K(c);
  {
    let w = /* @__PURE__ */ p(() => e.analysis?.rows ?? []), h = /* @__PURE__ */ p(() => e.position.last?.cells ?? []);
    $r(u, {
      get parts() {
        return e.position.board;
      },
      get names() {
        return e.names;
      },
      get rows() {
        return r(w);
      },
      get moving() {
        return r(s);
      },
      get last() {
        return r(h);
      }
    });
  }
  var f = O(u, 2);
  {
    var v = (w) => {
      var h = $d(), g = K(h), m = ne(g), k = O(g, 2);
      Se(k, 21, () => e.analysis.rows.slice(0, n), Le, (S, A) => {
        var M = Qd(), C = K(M), L = ne(C, !0), E = O(C), x = ne(E, !0), I = O(E), Q = ne(I, !0);
        R(
          (te, de) => {
            J(L, r(A).text), J(x, te), J(Q, de);
          },
          [
            () => Co(r(A).value, r(A).bound),
            () => r(A).line.slice(1, 8).join(" ")
          ]
        ), b(S, M);
      }), R((S) => J(m, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${S ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => Sn(e.analysis.nodes)]), b(w, h);
    };
    Y(f, (w) => {
      e.analysis && w(v);
    });
  }
  var d = O(c, 2);
  {
    var _ = (w) => {
      Zd(w, {
        get tracing() {
          return a;
        },
        height: 380
      });
    };
    Y(d, (w) => {
      a && w(_);
    });
  }
  R(() => J(o, e.title)), b(t, i), Ce();
}
const Oi = /* @__PURE__ */ new Map();
tt.attach((t) => {
  "id" in t && Oi.get(t.id)?.send(t);
});
function nh({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && Oi.set(n.trace.id, t), t.on("msg:custom", (s) => tt.receive(s));
  const a = so(th, { target: e, props: n });
  return () => void lo(a);
}
const ah = { render: nh };
export {
  ah as default
};
