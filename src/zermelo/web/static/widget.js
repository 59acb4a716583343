var ur = Array.isArray, Il = Array.prototype.indexOf, On = Array.prototype.includes, cr = Array.from, rs = Object.defineProperty, rn = Object.getOwnPropertyDescriptor, Fl = Object.getOwnPropertyDescriptors, Dl = Object.prototype, Bl = Array.prototype, as = Object.getPrototypeOf, ba = Object.isExtensible;
const jt = () => {
};
function ql(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function ss() {
  var t, e, n = new Promise((r, s) => {
    t = r, e = s;
  });
  return { promise: n, resolve: t, reject: e };
}
function pa(t, e) {
  if (Array.isArray(t))
    return t;
  if (!(Symbol.iterator in t))
    return Array.from(t);
  const n = [];
  for (const r of t)
    if (n.push(r), n.length === e) break;
  return n;
}
const nt = 2, ln = 4, fr = 8, ea = 1 << 24, ht = 16, yt = 32, Bt = 64, Pr = 128, ta = 256, mt = 512, He = 1024, Re = 2048, ut = 4096, rt = 8192, Qe = 16384, hn = 32768, Nn = 1 << 25, Xt = 65536, $n = 1 << 17, Vl = 1 << 18, vn = 1 << 19, Ul = 1 << 20, pt = 1 << 25, er = 1 << 21, an = 1 << 22, Ft = 1 << 23, Yt = Symbol("$state"), ls = Symbol("component"), Hl = Symbol("legacy props"), Wl = Symbol(""), is = Symbol("attributes"), zr = Symbol("class"), Rr = Symbol("style"), Ir = Symbol("text"), Fn = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), dr = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), Yl = 1, Gl = 2, os = 4, Kl = 8, Xl = 16, Jl = 1, Zl = 4, Ql = 8, $l = 16, ei = 1, ti = 2, us = {}, Ve = Symbol("uninitialized"), ni = "http://www.w3.org/1999/xhtml", ri = "@attach";
function ai() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function si() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function li() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function cs(t) {
  return t === this.v;
}
function ii(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function fs(t) {
  return !ii(t, this.v);
}
function ds(t) {
  throw new Error("https://svelte.dev/e/lifecycle_outside_component");
}
function oi() {
  throw new Error("https://svelte.dev/e/async_derived_orphan");
}
function ui(t, e, n) {
  throw new Error("https://svelte.dev/e/each_key_duplicate");
}
function ci(t) {
  throw new Error("https://svelte.dev/e/effect_in_teardown");
}
function fi() {
  throw new Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function di(t) {
  throw new Error("https://svelte.dev/e/effect_orphan");
}
function hi() {
  throw new Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function vi(t) {
  throw new Error("https://svelte.dev/e/props_invalid_value");
}
function gi() {
  throw new Error("https://svelte.dev/e/state_descriptors_fixed");
}
function _i() {
  throw new Error("https://svelte.dev/e/state_prototype_fixed");
}
function mi() {
  throw new Error("https://svelte.dev/e/state_unsafe_mutation");
}
function yi() {
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
      Ns(r);
  }
  return t !== void 0 && (e.x = t), e.i = !0, $e = e.p, na(t);
}
function na(t = {}) {
  return rs(t, ls, { value: !0 }), t;
}
function hs() {
  return !0;
}
let Ht = [];
function vs() {
  var t = Ht;
  Ht = [], ql(t);
}
function kt(t) {
  if (Ht.length === 0 && !En) {
    var e = Ht;
    queueMicrotask(() => {
      e === Ht && vs();
    });
  }
  Ht.push(t);
}
function wi() {
  for (; Ht.length > 0; )
    vs();
}
const bi = -7169;
function De(t, e) {
  t.f = t.f & bi | e;
}
function ra(t) {
  (t.f & mt) !== 0 || t.deps === null ? De(t, He) : De(t, ut);
}
function gs(t, e) {
  (t.f & Re) !== 0 ? e.set(t, Re) : (t.f & ut) !== 0 && e.get(t) !== Re && e.set(t, ut), De(t, He);
}
function pi(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, kt(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function Dn(t) {
  var e = xe, n = Ee;
  dt(null), At(null);
  try {
    return t();
  } finally {
    dt(e), At(n);
  }
}
function _s(t, e, n, r) {
  const s = jn;
  var l = t.filter((_) => !_.settled), i = e.map(s);
  if (n.length === 0 && l.length === 0) {
    r(i);
    return;
  }
  var o = (
    /** @type {Effect} */
    Ee
  ), c = ki(), u = l.length === 1 ? l[0].promise : l.length > 1 ? Promise.all(l.map((_) => _.promise)) : null;
  function f(_) {
    if ((o.f & Qe) === 0) {
      c();
      try {
        r([...i, ..._]);
      } catch (w) {
        bt(w, o);
      }
      tr();
    }
  }
  var h = ms();
  if (n.length === 0) {
    u.then(() => f([])).finally(h);
    return;
  }
  function v() {
    Promise.all(n.map((_) => /* @__PURE__ */ xi(_))).then(f).catch((_) => bt(_, o)).finally(h);
  }
  u ? u.then(() => {
    if ((o.f & Qe) !== 0) {
      h();
      return;
    }
    c(), v(), tr();
  }) : v();
}
function ki() {
  var t = (
    /** @type {Effect} */
    Ee
  ), e = xe, n = $e, r = (
    /** @type {Batch} */
    Se
  );
  return function(l = !0) {
    At(t), dt(e), on(n), l && (t.f & Qe) === 0 && (r?.activate(), r?.apply());
  };
}
function tr(t = !0) {
  At(null), dt(null), on(null), t && Se?.deactivate();
}
function ms() {
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
    equals: cs,
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
const bn = Symbol("obsolete");
// @__NO_SIDE_EFFECTS__
function xi(t, e, n) {
  let r = (
    /** @type {Effect | null} */
    Ee
  );
  r === null && oi();
  var s = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), l = Jt(
    /** @type {V} */
    Ve
  ), i = !xe, o = /* @__PURE__ */ new Set();
  return Di(() => {
    var c = (
      /** @type {Effect} */
      Ee
    ), u = ss();
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
    if (i) {
      if ((c.f & hn) !== 0)
        var h = ms();
      if (
        // boundary can be null if the async derived is inside an $effect.root not connected to the component render tree
        r.b?.is_rendered()
      )
        f.async_deriveds.get(c)?.reject(bn);
      else
        for (const _ of o.values())
          _.reject(bn);
      o.add(u), f.async_deriveds.set(c, u);
    }
    const v = (_, w = void 0) => {
      h?.(), o.delete(u), w !== bn && (f.activate(), w ? (l.f |= Ft, un(l, w)) : ((l.f & Ft) !== 0 && (l.f ^= Ft), un(l, _)), f.deactivate());
    };
    u.promise.then(v, (_) => v(null, _ || "unknown"));
  }), oa(() => {
    for (const c of o)
      c.reject(bn);
  }), new Promise((c) => {
    function u(f) {
      function h() {
        f === s ? c(l) : u(s);
      }
      f.then(h, h);
    }
    u(s);
  });
}
// @__NO_SIDE_EFFECTS__
function k(t) {
  const e = /* @__PURE__ */ jn(t);
  return Fs(e), e;
}
// @__NO_SIDE_EFFECTS__
function ys(t) {
  const e = /* @__PURE__ */ jn(t);
  return e.equals = fs, e;
}
function Mi(t) {
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
  if (!zt && r !== null && t.v !== Ve && // if it was never evaluated before, it's guaranteed to fail downstream, so we try to execute instead
  (r.f & (Qe | rt)) !== 0)
    return ai(), t.v;
  At(r);
  try {
    Mi(t), e = Vs(t);
  } finally {
    At(n);
  }
  return e;
}
function ws(t) {
  var e = aa(t);
  if (!t.equals(e) && (t.wv = Bs(), (!Se?.is_fork || t.deps === null) && (Se !== null ? (Se.capture(t, e, !0), sn?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    De(t, He);
    return;
  }
  zt || (vt !== null ? (ia() || Se?.is_fork) && vt.set(t, e) : ra(t));
}
function Si(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && Dn(() => {
        e.ac.abort(Fn), e.ac = null;
      }), e.fn !== null && (e.teardown = jt), Cn(e, 0), ua(e));
}
function bs(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && cn(e);
}
let xr = null, tn = null, Se = null, sn = null, vt = null, Fr = null, En = !1, Mr = !1, An = null, Kn = null;
var ka = 0;
let Ei = 1;
class qt {
  id = Ei++;
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
  #l = [];
  /**
   * Deferred effects (which run after async work has completed) and their status (DIRTY or MAYBE_DIRTY)
   * @type {Map<Effect, number>}
   */
  #i = /* @__PURE__ */ new Map();
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
    for (const l of this.#s)
      if (!((l.f & Qe) !== 0 || (l.f & (Re | ut)) === 0)) {
        for (var n = l, r = !1; n.parent !== null; ) {
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
    for (const [o, c] of this.#i)
      De(o, c), this.schedule(o);
    this.apply();
    for (var e = An = [], n = [], r = Kn = []; this.#s.length > 0; ) {
      ka++ > 1e3 && (this.#d(), Ti());
      for (const o of this.#c())
        try {
          this.#w(o, e, n);
        } catch (c) {
          throw xs(o), this.#v() || this.discard(), c;
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
        ks(o, c);
      r.length > 0 && /** @type {unknown} */
      Se.#g();
      return;
    }
    const l = this.#k();
    if (l) {
      this.#_(n), this.#_(e), l.#f(this);
      return;
    }
    this.#i.clear();
    for (const o of this.#e) o(this);
    this.#e.clear(), sn = this, xa(n), xa(e), sn = null, this.#n?.resolve();
    var i = (
      /** @type {Batch | null} */
      /** @type {unknown} */
      Se
    );
    this.#t === 0 && (this.#s.length === 0 || i !== null) && this.#d(), i !== null && (St.clear(), i.#g());
  }
  /**
   * Traverse the effect tree, executing effects or stashing
   * them for later execution as appropriate
   * @param {Effect} root
   * @param {Effect[]} effects
   * @param {Effect[]} render_effects
   */
  #w(e, n, r) {
    e.f ^= He;
    for (var s = e.first; s !== null; ) {
      var l = s.f, i = (l & (yt | Bt)) !== 0, o = i && (l & He) !== 0, c = o || (l & rt) !== 0 || this.#o.has(s);
      if (!c && s.fn !== null) {
        i ? s.f ^= He : (l & ln) !== 0 ? n.push(s) : Vn(s) && ((l & ht) !== 0 && this.add_dirty_reaction(s, ut), cn(s));
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
      const l = this.async_deriveds.get(r);
      l && s.promise.then(l.resolve).catch(l.reject);
    }
    e.async_deriveds.clear(), this.transfer_reactions(e.#i);
    const n = (r) => {
      var s = r.reactions;
      if (s !== null && !((r.f & nt) !== 0 && (r.f & (Re | ut)) === 0))
        for (const o of s) {
          var l = o.f;
          if ((l & nt) !== 0)
            n(
              /** @type {Derived} */
              o
            );
          else {
            var i = (
              /** @type {Effect} */
              o
            );
            l & (an | ht) && !this.async_deriveds.has(i) && (this.#i.delete(i), De(i, Re), this.schedule(i));
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
      gs(e[n], this.#i);
  }
  /**
   * Associate a change to a given source with the current
   * batch, noting its previous and current values
   * @param {Value} source
   * @param {any} value
   * @param {boolean} [is_derived]
   */
  capture(e, n, r = !1) {
    e.v !== Ve && !this.previous.has(e) && this.previous.set(e, e.v), (e.f & Ft) === 0 && (this.current.set(e, [n, r]), vt?.set(e, n)), this.is_fork || (e.v = n);
  }
  activate() {
    Se = this;
  }
  deactivate() {
    Se = null, vt = null;
  }
  flush() {
    try {
      Mr = !0, Se = this, this.#g();
    } finally {
      ka = 0, Fr = null, An = null, Kn = null, Mr = !1, Se = null, vt = null, St.clear();
    }
  }
  discard() {
    for (const e of this.#r) e(this);
    this.#r.clear();
    for (const e of this.async_deriveds.values())
      e.reject(bn);
    this.#d(), this.#n?.resolve();
  }
  /**
   * @param {Effect} effect
   */
  register_created_effect(e) {
    this.#l.push(e);
  }
  #b() {
    for (let h = xr; h !== null; h = h.next) {
      var e = h.id < this.id, n = [];
      for (const [v, [_, w]] of this.current) {
        if (h.current.has(v)) {
          var r = (
            /** @type {[any, boolean]} */
            h.current.get(v)[0]
          );
          if (e && _ !== r)
            h.current.set(v, [_, w]);
          else
            continue;
        }
        n.push(v);
      }
      if (e)
        for (const [v, _] of this.async_deriveds) {
          const w = h.async_deriveds.get(v);
          w && _.promise.then(w.resolve).catch(w.reject);
        }
      var s = [...h.current.keys()].filter(
        (v) => !/** @type {[any, boolean]} */
        h.current.get(v)[1]
      );
      if (!(!h.started || s.length === 0)) {
        var l = s.filter((v) => !this.current.has(v));
        if (l.length === 0)
          e && h.discard();
        else if (n.length > 0) {
          if (e)
            for (const v of this.#h)
              h.unskip_effect(v, (_) => {
                (_.f & (ht | an)) !== 0 ? h.schedule(_) : h.#_([_]);
              });
          h.activate();
          var i = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Map();
          for (var c of n)
            ps(c, l, i, o);
          o = /* @__PURE__ */ new Map();
          var u = [...h.current].filter(([v, _]) => {
            const w = this.current.get(v);
            return w ? w[0] !== _[0] || w[1] !== _[1] : !0;
          }).map(([v]) => v);
          if (u.length > 0)
            for (const v of this.#l)
              (v.f & (Qe | rt | $n)) === 0 && sa(v, u, o) && ((v.f & (an | ht)) !== 0 ? (De(v, Re), h.schedule(v)) : h.add_dirty_reaction(v, Re));
          if (h.#s.length > 0 && !h.#u) {
            h.apply();
            for (var f of h.#c())
              h.#w(f, [], []);
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
    (n === Re || this.#i.get(e) !== Re) && this.#i.set(e, n);
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
    return (this.#n ??= ss()).promise;
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
      vt = null;
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
function Ai(t) {
  var e = En, n = sn;
  sn = null, En = !0;
  try {
    for (var r; ; ) {
      if (wi(), Se === null)
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
function Ti() {
  try {
    hi();
  } catch (t) {
    bt(t, Fr);
  }
}
let Lt = null;
function xa(t) {
  var e = t.length;
  if (e !== 0) {
    for (var n = 0; n < e; ) {
      var r = t[n++];
      if ((r.f & (Qe | rt)) === 0 && Vn(r) && (Lt = /* @__PURE__ */ new Set(), cn(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && zs(r), Lt?.size > 0)) {
        St.clear();
        for (const s of Lt) {
          if ((s.f & (Qe | rt)) !== 0) continue;
          const l = [s];
          let i = s.parent;
          for (; i !== null; )
            Lt.has(i) && (Lt.delete(i), l.push(i)), i = i.parent;
          for (let o = l.length - 1; o >= 0; o--) {
            const c = l[o];
            (c.f & (Qe | rt)) === 0 && cn(c);
          }
        }
        Lt.clear();
      }
    }
    Lt = null;
  }
}
function ps(t, e, n, r) {
  if (!n.has(t) && (n.add(t), t.reactions !== null))
    for (const s of t.reactions) {
      const l = s.f;
      (l & nt) !== 0 ? ps(
        /** @type {Derived} */
        s,
        e,
        n,
        r
      ) : (l & (an | ht)) !== 0 && (l & Re) === 0 && sa(s, e, r) && (De(s, Re), la(
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
function la(t) {
  Se.schedule(t);
}
function ks(t, e) {
  if (!((t.f & yt) !== 0 && (t.f & He) !== 0)) {
    (t.f & Re) !== 0 ? e.d.push(t) : (t.f & ut) !== 0 && e.m.push(t), De(t, He);
    for (var n = t.first; n !== null; )
      ks(n, e), n = n.next;
  }
}
function xs(t) {
  De(t, He);
  for (var e = t.first; e !== null; )
    xs(e), e = e.next;
}
let nr = /* @__PURE__ */ new Set();
const St = /* @__PURE__ */ new Map();
let Ms = !1;
function Jt(t, e) {
  var n = {
    f: 0,
    v: t,
    reactions: null,
    equals: cs,
    rv: 0,
    wv: 0
  };
  return n;
}
// @__NO_SIDE_EFFECTS__
function J(t, e) {
  const n = Jt(t);
  return Fs(n), n;
}
// @__NO_SIDE_EFFECTS__
function Li(t, e = !1, n = !0) {
  const r = Jt(t);
  return e || (r.equals = fs), r;
}
function T(t, e, n = !1) {
  xe !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!_t || (xe.f & $n) !== 0) && hs() && (xe.f & (nt | ht | an | $n)) !== 0 && (Et === null || !Et.has(t)) && mi();
  let r = n ? gt(e) : e;
  return un(t, r, Kn);
}
var Ut = null, Dr = 0;
function un(t, e, n = null) {
  if (!t.equals(e)) {
    zt ? St.set(t, e) : St.has(t) || St.set(t, t.v);
    var r = qt.ensure();
    if (r.capture(t, e), (t.f & nt) !== 0) {
      const s = (
        /** @type {Derived} */
        t
      );
      (t.f & Re) !== 0 && aa(s), vt === null && ra(s);
    }
    t.wv = Bs(), Ut = null, Dr = 0, Ss(t, Re, n), Ut = null, Ee !== null && (Ee.f & He) !== 0 && (Ee.f & (yt | Bt)) === 0 && (ft === null ? Vi([t]) : ft.push(t)), !r.is_fork && nr.size > 0 && !Ms && Oi();
  }
  return e;
}
function Oi() {
  Ms = !1;
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
function Ni(t, e = 1) {
  var n = a(t), r = e === 1 ? n++ : n--;
  return T(t, n), r;
}
function Tn(t) {
  T(t, t.v + 1);
}
function Ss(t, e, n) {
  var r = t.reactions;
  if (r !== null) {
    var s = r.length;
    if (Dr += s, Dr > 1e5 && Ut === null && (Ut = /* @__PURE__ */ new Set()), Ut !== null) {
      if (Ut.has(t)) return;
      Ut.add(t);
    }
    for (var l = 0; l < s; l++) {
      var i = r[l], o = i.f, c = (o & Re) === 0;
      if (c && De(i, e), (o & $n) !== 0)
        nr.add(
          /** @type {Effect} */
          i
        );
      else if ((o & nt) !== 0) {
        var u = (
          /** @type {Derived} */
          i
        );
        vt?.delete(u), Ss(u, ut, n);
      } else if (c) {
        var f = (
          /** @type {Effect} */
          i
        );
        (o & ht) !== 0 && Lt !== null && Lt.add(f), n !== null ? n.push(f) : la(f);
      }
    }
  }
}
function gt(t) {
  if (typeof t != "object" || t === null || Yt in t || ls in t)
    return t;
  const e = as(t);
  if (e !== Dl && e !== Bl)
    return t;
  var n = /* @__PURE__ */ new Map(), r = ur(t), s = /* @__PURE__ */ J(0), l = Kt, i = (o) => {
    if (Kt === l)
      return o();
    var c = xe, u = Kt;
    dt(null), Ea(l);
    var f = o();
    return dt(c), Ea(u), f;
  };
  return r && n.set("length", /* @__PURE__ */ J(
    /** @type {any[]} */
    t.length
  )), new Proxy(
    /** @type {any} */
    t,
    {
      defineProperty(o, c, u) {
        (!("value" in u) || u.configurable === !1 || u.enumerable === !1 || u.writable === !1) && gi();
        var f = n.get(c);
        return f === void 0 ? i(() => {
          var h = /* @__PURE__ */ J(u.value);
          return n.set(c, h), h;
        }) : T(f, u.value, !0), !0;
      },
      deleteProperty(o, c) {
        var u = n.get(c);
        if (u === void 0) {
          if (c in o) {
            const f = i(() => /* @__PURE__ */ J(Ve));
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
        if (f === void 0 && (!h || rn(o, c)?.writable) && (f = i(() => {
          var _ = gt(h ? o[c] : Ve), w = /* @__PURE__ */ J(_);
          return w;
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
          u === void 0 && (u = i(() => {
            var v = f ? gt(o[c]) : Ve, _ = /* @__PURE__ */ J(v);
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
            var w = n.get(_ + "");
            w !== void 0 ? T(w, Ve) : _ in o && (w = i(() => /* @__PURE__ */ J(Ve)), n.set(_ + "", w));
          }
        if (h === void 0)
          (!v || rn(o, c)?.writable) && (h = i(() => /* @__PURE__ */ J(void 0)), T(h, gt(u)), n.set(c, h));
        else {
          v = h.v !== Ve;
          var d = i(() => gt(u));
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
        _i();
      }
    }
  );
}
function Ma(t) {
  try {
    if (t !== null && typeof t == "object" && Yt in t)
      return t[Yt];
  } catch {
  }
  return t;
}
function Es(t, e) {
  return Object.is(Ma(t), Ma(e));
}
var xt, As, Ts, Ls;
function ji() {
  if (xt === void 0) {
    xt = window, As = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    Ts = rn(e, "firstChild").get, Ls = rn(e, "nextSibling").get, ba(t) && (t[zr] = void 0, t[is] = null, t[Rr] = void 0, t.__e = void 0), ba(n) && (n[Ir] = void 0);
  }
}
function Ct(t = "") {
  return document.createTextNode(t);
}
// @__NO_SIDE_EFFECTS__
function Zt(t) {
  return (
    /** @type {TemplateNode | null} */
    Ts.call(t)
  );
}
// @__NO_SIDE_EFFECTS__
function Bn(t) {
  return (
    /** @type {TemplateNode | null} */
    Ls.call(t)
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
function Ci(t) {
  t.textContent = "";
}
function Os() {
  return !1;
}
function Pi(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function zi(t) {
  var e = Ee;
  if (e === null)
    return xe.f |= Ft, t;
  if ((e.f & hn) === 0 && (e.f & ln) === 0)
    throw t;
  bt(t, e);
}
function bt(t, e) {
  if (t === us)
    throw t;
  if (!(e !== null && (e.f & Qe) !== 0)) {
    for (; e !== null; ) {
      if ((e.f & Pr) !== 0 && (e.f & (Qe | Nn)) === 0) {
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
function Ri(t) {
  Ee === null && (xe === null && di(), fi()), zt && ci();
}
function Ii(t, e) {
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
    } catch (i) {
      throw et(r), i;
    }
    s.deps === null && s.teardown === null && s.nodes === null && s.first === s.last && // either `null`, or a singular child
    (s.f & vn) === 0 && (s = s.first, (t & ht) !== 0 && (t & Xt) !== 0 && s !== null && (s.f |= Xt));
  }
  if (s !== null && (s.parent = n, n !== null && Ii(s, n), xe !== null && (xe.f & nt) !== 0 && (t & Bt) === 0)) {
    var l = (
      /** @type {Derived} */
      xe
    );
    (l.effects ??= []).push(s);
  }
  return r;
}
function ia() {
  return xe !== null && !_t;
}
function oa(t) {
  const e = Tt(fr, null);
  return De(e, He), e.teardown = t, e;
}
function Ye(t) {
  Ri();
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
    return Ns(t);
}
function Ns(t) {
  return Tt(ln | Ul, t);
}
function Fi(t) {
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
function Di(t) {
  return Tt(an | vn, t);
}
function js(t, e = 0) {
  return Tt(fr | e, t);
}
function P(t, e = [], n = [], r = []) {
  _s(r, e, n, (s) => {
    Tt(fr, () => {
      t(...s.map(a));
    });
  });
}
function qn(t, e = 0) {
  var n = Tt(ht | e, t);
  return n;
}
function Cs(t, e = 0) {
  var n = Tt(ea | e, t);
  return n;
}
function at(t) {
  return Tt(yt | vn, t);
}
function Ps(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = zt, r = xe;
    Sa(!0), dt(null);
    try {
      e.call(null);
    } catch (s) {
      bt(s, t.parent);
    } finally {
      Sa(n), dt(r);
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
function Bi(t) {
  for (var e = t.first; e !== null; ) {
    var n = e.next;
    (e.f & yt) === 0 && et(e), e = n;
  }
}
function et(t, e = !0) {
  var n = !1;
  (e || (t.f & Vl) !== 0) && t.nodes !== null && t.nodes.end !== null && (qi(
    t.nodes.start,
    /** @type {TemplateNode} */
    t.nodes.end
  ), n = !0), t.f |= Nn, ua(t, e && !n), Cn(t, 0);
  var r = t.nodes && t.nodes.t;
  if (r !== null)
    for (const l of r)
      l.stop();
  Ps(t), t.f ^= Nn, t.f |= Qe;
  var s = t.parent;
  s !== null && s.first !== null && zs(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function qi(t, e) {
  for (; t !== null; ) {
    var n = t === e ? null : /* @__PURE__ */ Bn(t);
    t.remove(), t = n;
  }
}
function zs(t) {
  var e = t.parent, n = t.prev, r = t.next;
  n !== null && (n.next = r), r !== null && (r.prev = n), e !== null && (e.first === t && (e.first = r), e.last === t && (e.last = n));
}
function Gt(t, e, n = !0) {
  var r = [];
  t.f |= ta, Rs(t, r, !0);
  var s = () => {
    n && et(t), e && e();
  }, l = r.length;
  if (l > 0) {
    var i = () => --l || s();
    for (var o of r)
      o.out(i);
  } else
    s();
}
function Rs(t, e, n) {
  if ((t.f & rt) === 0) {
    t.f ^= rt;
    var r = t.nodes && t.nodes.t;
    if (r !== null)
      for (const o of r)
        (o.is_global || n) && e.push(o);
    for (var s = t.first; s !== null; ) {
      var l = s.next;
      if ((s.f & Bt) === 0) {
        var i = (s.f & Xt) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (s.f & yt) !== 0 && (t.f & ht) !== 0;
        Rs(s, e, i ? n : !1);
      }
      s = l;
    }
  }
}
function rr(t) {
  t.f &= ~ta, Is(t, !0);
}
function Is(t, e) {
  if ((t.f & ta) === 0 && (t.f & rt) !== 0) {
    t.f ^= rt, (t.f & He) === 0 && (De(t, Re), qt.ensure().schedule(t));
    for (var n = t.first; n !== null; ) {
      var r = n.next, s = (n.f & Xt) !== 0 || (n.f & yt) !== 0;
      Is(n, s ? e : !1), n = r;
    }
    var l = t.nodes && t.nodes.t;
    if (l !== null)
      for (const i of l)
        (i.is_global || e) && i.in();
  }
}
function ca(t, e) {
  if (t.nodes)
    for (var n = t.nodes.start, r = t.nodes.end; n !== null; ) {
      var s = n === r ? null : /* @__PURE__ */ Bn(n);
      e.append(n), n = s;
    }
}
let zt = !1;
function Sa(t) {
  zt = t;
}
let xe = null, _t = !1;
function dt(t) {
  xe = t;
}
let Ee = null;
function At(t) {
  Ee = t;
}
let Et = null;
function Fs(t) {
  xe !== null && ((xe.f & er) !== 0 || (xe.f & nt) !== 0) && (Et ??= /* @__PURE__ */ new Set()).add(t);
}
let st = null, ot = 0, ft = null;
function Vi(t) {
  ft = t;
}
let Ds = 1, Wt = 0, Kt = Wt;
function Ea(t) {
  Kt = t;
}
function Bs() {
  return ++Ds;
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
      var l = n[s];
      if (Vn(
        /** @type {Derived} */
        l
      ) && ws(
        /** @type {Derived} */
        l
      ), l.wv > t.wv)
        return !0;
    }
    (e & mt) !== 0 && // During time traveling we don't want to reset the status so that
    // traversal of the graph in the other batches still happens
    vt === null && De(t, He);
  }
  return !1;
}
function qs(t, e, n = !0) {
  var r = t.reactions;
  if (r !== null && !(Et !== null && Et.has(t)))
    for (var s = 0; s < r.length; s++) {
      var l = r[s];
      (l.f & nt) !== 0 ? qs(
        /** @type {Derived} */
        l,
        e,
        !1
      ) : e === l && (n ? De(l, Re) : (l.f & He) !== 0 && De(l, ut), la(
        /** @type {Effect} */
        l
      ));
    }
}
function Vs(t) {
  var e = st, n = ot, r = ft, s = xe, l = Et, i = $e, o = _t, c = Kt, u = t.f;
  st = /** @type {null | Value[]} */
  null, ot = 0, ft = null, xe = (u & (yt | Bt)) === 0 ? t : null, Et = null, on(t.ctx), _t = !1, Kt = ++Wt, t.ac !== null && (Dn(() => {
    t.ac.abort(Fn);
  }), t.ac = null);
  try {
    t.f |= er;
    var f = (
      /** @type {Function} */
      t.fn
    ), h = f();
    t.f |= hn;
    var v = Aa(t);
    if (hs() && ft !== null && !_t && v !== null && (t.f & (nt | ut | Re)) === 0)
      for (var _ = 0; _ < /** @type {Source[]} */
      ft.length; _++)
        qs(
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
      ft !== null && (r === null ? r = ft : r.push(.../** @type {Source[]} */
      ft));
    }
    return (t.f & Ft) !== 0 && (t.f ^= Ft), h;
  } catch (w) {
    return Aa(t), zi(w);
  } finally {
    t.f ^= er, st = e, ot = n, ft = r, xe = s, Et = l, on(i), _t = o, Kt = c;
  }
}
function Aa(t) {
  var e = t.deps, n = Se?.is_fork;
  if (st !== null) {
    var r;
    if (n || Cn(t, ot), e !== null && ot > 0)
      for (e.length = ot + st.length, r = 0; r < st.length; r++)
        e[ot + r] = st[r];
    else
      t.deps = e = st;
    if (ia() && (t.f & mt) !== 0)
      for (r = ot; r < e.length; r++)
        (e[r].reactions ??= []).push(t);
  } else !n && e !== null && ot < e.length && (Cn(t, ot), e.length = ot);
  return e;
}
function Ui(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var r = Il.call(n, t);
    if (r !== -1) {
      var s = n.length - 1;
      s === 0 ? n = e.reactions = null : (n[r] = n[s], n.pop());
    }
  }
  if (n === null && (e.f & nt) !== 0 && // Destroying a child effect while updating a parent effect can cause a dependency to appear
  // to be unused, when in fact it is used by the currently-updating parent. Checking `new_deps`
  // allows us to skip the expensive work of disconnecting and immediately reconnecting it
  (st === null || !On.call(st, e))) {
    var l = (
      /** @type {Derived} */
      e
    );
    (l.f & mt) !== 0 && (l.f ^= mt), l.v !== Ve && ra(l), l.ac !== null && Dn(() => {
      l.ac.abort(Fn), l.ac = null, De(l, Re);
    }), Si(l), Cn(l, 0);
  }
}
function Cn(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var r = e; r < n.length; r++)
      Ui(t, n[r]);
}
function cn(t) {
  var e = t.f;
  if ((e & Qe) === 0) {
    De(t, He);
    var n = Ee;
    Ee = t;
    try {
      (e & (ht | ea)) !== 0 ? Bi(t) : ua(t), Ps(t);
      var r = Vs(t);
      t.teardown = typeof r == "function" ? r : null, t.wv = Ds;
      var s;
    } finally {
      Ee = n;
    }
  }
}
async function Us() {
  await Promise.resolve(), Ai();
}
function a(t) {
  var e = t.f, n = (e & nt) !== 0;
  if (xe !== null && !_t) {
    var r = Ee !== null && (Ee.f & Qe) !== 0;
    if (!r && (Et === null || !Et.has(t))) {
      var s = xe.deps;
      if ((xe.f & er) !== 0)
        t.rv < Wt && (t.rv = Wt, st === null && s !== null && s[ot] === t ? ot++ : st === null ? st = [t] : st.push(t));
      else {
        xe.deps ??= [], On.call(xe.deps, t) || xe.deps.push(t);
        var l = t.reactions;
        l === null ? t.reactions = [xe] : On.call(l, xe) || l.push(xe);
      }
    }
  }
  if (zt && St.has(t))
    return St.get(t);
  if (n) {
    var i = (
      /** @type {Derived} */
      t
    );
    if (zt) {
      var o = i.v;
      return ((i.f & He) === 0 && i.reactions !== null || Ws(i)) && (o = aa(i)), St.set(i, o), o;
    }
    var c = (i.f & mt) === 0 && !_t && xe !== null && (xe.f & mt) !== 0, u = (i.f & hn) === 0;
    Vn(i) && (c && (i.f |= mt), ws(i)), c && !u && (bs(i), Hs(i));
  }
  if (vt?.has(t))
    return vt.get(t);
  if ((t.f & Ft) !== 0)
    throw t.v;
  return t.v;
}
function Hs(t) {
  if (t.f |= mt, t.deps !== null)
    for (const n of t.deps) {
      var e = n.reactions;
      e === null ? n.reactions = [t] : On.call(e, t) || e.push(t), (n.f & nt) !== 0 && (n.f & mt) === 0 && (bs(
        /** @type {Derived} */
        n
      ), Hs(
        /** @type {Derived} */
        n
      ));
    }
}
function Ws(t) {
  if (t.v === Ve) return !0;
  if (t.deps === null) return !1;
  for (const e of t.deps)
    if (St.has(e) || (e.f & nt) !== 0 && Ws(
      /** @type {Derived} */
      e
    ))
      return !0;
  return !1;
}
function Mt(t) {
  var e = _t;
  try {
    return _t = !0, t();
  } finally {
    _t = e;
  }
}
function Hi(t) {
  return t.endsWith("capture") && t !== "gotpointercapture" && t !== "lostpointercapture";
}
const Wi = [
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
function Yi(t) {
  return Wi.includes(t);
}
const Gi = {
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
function Ki(t) {
  return t = t.toLowerCase(), Gi[t] ?? t;
}
const Xi = ["touchstart", "touchmove"];
function Ji(t) {
  return Xi.includes(t);
}
const pn = Symbol("events"), Ys = /* @__PURE__ */ new Set(), Br = /* @__PURE__ */ new Set();
function Gs(t, e, n, r = {}) {
  function s(l) {
    if (r.capture || qr.call(e, l), !l.cancelBubble)
      return Dn(() => n?.call(this, l));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (s.__removed = !1, kt(() => {
    s.__removed || e.addEventListener(t, s, r);
  })) : e.addEventListener(t, s, r), s;
}
function Je(t, e, n, r, s) {
  var l = { capture: r, passive: s }, i = Gs(t, e, n, l);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && oa(() => {
    i.__removed = !0, e.removeEventListener(t, i, l);
  });
}
function ne(t, e, n) {
  (e[pn] ??= {})[t] = n;
}
function it(t) {
  for (var e = 0; e < t.length; e++)
    Ys.add(t[e]);
  for (var n of Br)
    n(t);
}
let Sr = null, Er = !1;
function qr(t) {
  var e = this, n = (
    /** @type {Node} */
    e.ownerDocument
  ), r = t.type, s = t.composedPath?.() || [], l = (
    /** @type {null | Element} */
    s[0] || t.target
  );
  Sr = t, Er || (Er = !0, setTimeout(() => {
    Er = !1, Sr = null;
  }));
  var i = 0, o = Sr === t && t[pn];
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
    c <= u && (i = c);
  }
  if (l = /** @type {Element} */
  s[i] || t.target, l !== e) {
    rs(t, "currentTarget", {
      configurable: !0,
      get() {
        return l || n;
      }
    });
    var f = xe, h = Ee;
    dt(null), At(null);
    try {
      for (var v, _ = []; l !== null && l !== e; ) {
        try {
          var w = l[pn]?.[r];
          w != null && (!/** @type {any} */
          l.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === l) && w.call(l, t);
        } catch (d) {
          v ? _.push(d) : v = d;
        }
        if (t.cancelBubble) break;
        i++, l = i < s.length ? (
          /** @type {Element} */
          s[i]
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
      t[pn] = e, delete t.currentTarget, dt(f), At(h);
    }
  }
}
const Zi = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", {
    /** @param {string} html */
    createHTML: (t) => t
  })
);
function Qi(t) {
  return (
    /** @type {string} */
    Zi?.createHTML(t) ?? t
  );
}
function Ks(t) {
  var e = Pi("template");
  return e.innerHTML = Qi(t.replaceAll("<!>", "<!---->")), e.content;
}
function Pn(t, e) {
  var n = (
    /** @type {Effect} */
    Ee
  );
  n.nodes === null && (n.nodes = { start: t, end: e, a: null, t: null });
}
// @__NO_SIDE_EFFECTS__
function j(t, e) {
  var n = (e & ei) !== 0, r = (e & ti) !== 0, s, l = !t.startsWith("<!>");
  return () => {
    s === void 0 && (s = Ks(l ? t : "<!>" + t), n || (s = /** @type {TemplateNode} */
    /* @__PURE__ */ Zt(s)));
    var i = (
      /** @type {TemplateNode} */
      r || As ? document.importNode(s, !0) : s.cloneNode(!0)
    );
    if (n) {
      var o = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ Zt(i)
      ), c = (
        /** @type {TemplateNode} */
        i.lastChild
      );
      Pn(o, c);
    } else
      Pn(i, i);
    return i;
  };
}
// @__NO_SIDE_EFFECTS__
function $i(t, e, n = "svg") {
  var r = !t.startsWith("<!>"), s = `<${n}>${r ? t : "<!>" + t}</${n}>`, l;
  return () => {
    if (!l) {
      var i = (
        /** @type {DocumentFragment} */
        Ks(s)
      ), o = (
        /** @type {Element} */
        /* @__PURE__ */ Zt(i)
      );
      l = /** @type {Element} */
      /* @__PURE__ */ Zt(o);
    }
    var c = (
      /** @type {TemplateNode} */
      l.cloneNode(!0)
    );
    return Pn(c, c), c;
  };
}
// @__NO_SIDE_EFFECTS__
function Ge(t, e) {
  return /* @__PURE__ */ $i(t, e, "svg");
}
function kn(t = "") {
  {
    var e = Ct(t + "");
    return Pn(e, e), e;
  }
}
function We() {
  var t = document.createDocumentFragment(), e = document.createComment(""), n = Ct();
  return t.append(e, n), Pn(e, n), t;
}
function b(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function eo(t) {
  let e = 0, n = Jt(0), r;
  return () => {
    ia() && (a(n), js(() => (e === 0 && (r = Mt(() => t(() => Tn(n)))), e += 1, () => {
      kt(() => {
        e -= 1, e === 0 && (r?.(), r = void 0, Tn(n));
      });
    })));
  };
}
var to = Xt | vn;
function no(t, e, n, r) {
  new ro(t, e, n, r);
}
class ro {
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
  #l = null;
  /** @type {Effect | null} */
  #i = null;
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
  #g = eo(() => (this.#c = Jt(this.#h), () => {
    this.#c = null;
  }));
  /**
   * @param {TemplateNode} node
   * @param {BoundaryProps} props
   * @param {((anchor: Node) => void)} children
   * @param {((error: unknown) => unknown) | undefined} [transform_error]
   */
  constructor(e, n, r, s) {
    this.#e = e, this.#t = n, this.#a = (l) => {
      var i = (
        /** @type {Effect} */
        Ee
      );
      i.b = this, i.f |= Pr, r(l);
    }, this.parent = /** @type {Effect} */
    Ee.b, this.transform_error = s ?? this.parent?.transform_error ?? ((l) => l), this.#n = qn(() => {
      this.#b();
    }, to);
  }
  #w() {
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
    kt(s), n && (this.#i = at(() => {
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
          li();
          return;
        }
        n = !0, r && yi(), this.#i !== null && Gt(this.#i, () => {
          this.#i = null;
        }), this.#p(() => {
          this.#b();
        });
      }
    };
    return { reset: s, invoke_onerror: () => {
      if (!this.#f())
        try {
          r = !0, this.#t.onerror?.(e, s), r = !1;
        } catch (i) {
          bt(i, this.#n && this.#n.parent);
        }
    } };
  }
  #f() {
    return (this.#n.f & (Qe | Nn)) !== 0;
  }
  #_() {
    const e = this.#t.pending;
    e && (this.is_pending = !0, this.#l = at(() => e(this.#e)), kt(() => {
      if (!this.#f()) {
        var n = this.#o = document.createDocumentFragment(), r = Ct(), s = !1;
        if (n.append(r), this.#s = this.#p(() => {
          try {
            return at(() => this.#a(r));
          } catch (l) {
            try {
              this.error(l), s = !0;
            } catch (i) {
              bt(i, this.#n.parent);
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
          this.#l,
          () => {
            this.#l = null;
          }
        ), this.#d(
          /** @type {Batch} */
          Se
        ));
      }
    }));
  }
  #b() {
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
        this.#l = at(() => n(this.#e));
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
    gs(e, this.#m);
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
    At(this.#n), dt(this.#n), on(this.#n.ctx);
    try {
      return qt.ensure(), e();
    } finally {
      At(n), dt(r), on(s);
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
    this.#u += e, this.#u === 0 && (this.#d(n), this.#l && Gt(this.#l, () => {
      this.#l = null;
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
    if (e === us || !this.#t.onerror && !this.#t.failed)
      throw e;
    Se?.is_fork ? (this.#s && Se.skip_effect(this.#s), this.#l && Se.skip_effect(this.#l), this.#i && Se.skip_effect(this.#i), Se.oncommit(() => {
      this.#f() || this.#M(e);
    })) : this.#M(e);
  }
  /**
   * @param {unknown} error
   */
  #M(e) {
    this.#s && (et(this.#s), this.#s = null), this.#l && (et(this.#l), this.#l = null), this.#i && (et(this.#i), this.#i = null);
    let n = this.#t.failed;
    const r = (s) => {
      if (this.#f()) return;
      const { reset: l, invoke_onerror: i } = this.#y(s);
      i(), n && !this.#f() && (this.#i = this.#p(() => {
        try {
          return at(() => {
            var o = (
              /** @type {Effect} */
              Ee
            );
            o.b = this, o.f |= Pr, n(
              this.#e,
              () => s,
              () => l
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
        } catch (l) {
          bt(l, this.#n && this.#n.parent);
          return;
        }
        s !== null && typeof s == "object" && typeof /** @type {any} */
        s.then == "function" ? s.then(
          r,
          /** @param {unknown} e */
          (l) => bt(l, this.#n && this.#n.parent)
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
function ao(t, e) {
  return so(t, e);
}
const Hn = /* @__PURE__ */ new Map();
function so(t, { target: e, anchor: n, props: r = {}, events: s, context: l, intro: i = !0, transformError: o }) {
  ji();
  var c = void 0, u = Fi(() => {
    var f = n ?? e.appendChild(Ct());
    no(
      /** @type {TemplateNode} */
      f,
      {
        pending: () => {
        }
      },
      (_) => {
        Le({});
        var w = (
          /** @type {ComponentContext} */
          $e
        );
        l && (w.c = l), s && (r.$$events = s), c = t(_, r) || na(), Oe();
      },
      o
    );
    var h = /* @__PURE__ */ new Set(), v = (_) => {
      for (var w = 0; w < _.length; w++) {
        var d = _[w];
        if (!h.has(d)) {
          h.add(d);
          var g = Ji(d);
          for (const x of [e, document]) {
            var m = Hn.get(x);
            m === void 0 && (m = /* @__PURE__ */ new Map(), Hn.set(x, m));
            var p = m.get(d);
            p === void 0 ? (x.addEventListener(d, qr, { passive: g }), m.set(d, 1)) : m.set(d, p + 1);
          }
        }
      }
    };
    return v(cr(Ys)), Br.add(v), () => {
      for (var _ of h)
        for (const g of [e, document]) {
          var w = (
            /** @type {Map<string, number>} */
            Hn.get(g)
          ), d = (
            /** @type {number} */
            w.get(_)
          );
          --d == 0 ? (g.removeEventListener(_, qr), w.delete(_), w.size === 0 && Hn.delete(g)) : w.set(_, d);
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
      for (const [l, i] of this.#e) {
        if (this.#e.delete(l), l === e)
          break;
        const o = this.#t.get(i);
        o && (et(o.effect), this.#t.delete(i));
      }
      for (const [l, i] of this.#r) {
        if (l === n || this.#a.has(l)) continue;
        const o = () => {
          if (Array.from(this.#e.values()).includes(l)) {
            var u = document.createDocumentFragment();
            ca(i, u), u.append(Ct()), this.#t.set(l, { effect: i, fragment: u });
          } else
            et(i);
          this.#a.delete(l), this.#r.delete(l);
        };
        this.#n || !r ? (this.#a.add(l), Gt(i, o, !1)) : o();
      }
    }
  };
  /**
   * @param {Batch} batch
   */
  #l = (e) => {
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
    ), s = Os();
    if (n && !this.#r.has(e) && !this.#t.has(e))
      if (s) {
        var l = document.createDocumentFragment(), i = Ct();
        l.append(i), this.#t.set(e, {
          effect: at(() => n(i)),
          fragment: l
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
      r.oncommit(this.#s), r.ondiscard(this.#l);
    } else
      this.#s(r);
  }
}
function G(t, e, n = !1) {
  var r = new fa(t), s = n ? Xt : 0;
  function l(i, o) {
    r.ensure(i, o);
  }
  qn(() => {
    var i = !1;
    e((o, c = 0) => {
      i = !0, l(c, o);
    }), i || l(-1, null);
  }, s);
}
const io = Symbol("NaN");
function oo(t, e, n) {
  var r = new fa(t);
  qn(() => {
    var s = e();
    s !== s && (s = /** @type {any} */
    io), r.ensure(s, n);
  });
}
function Ae(t, e) {
  return e;
}
function uo(t, e, n) {
  for (var r = [], s = e.length, l, i = e.length, o = 0; o < s; o++) {
    let h = e[o];
    Gt(
      h,
      () => {
        if (l) {
          if (l.pending.delete(h), l.done.add(h), l.pending.size === 0) {
            var v = (
              /** @type {Set<EachOutroGroup>} */
              t.outrogroups
            );
            Ur(t, cr(l.done)), v.delete(l), v.size === 0 && (t.outrogroups = null);
          }
        } else
          i -= 1;
      },
      !1
    );
  }
  if (i === 0) {
    var c = r.length === 0 && n !== null && t.pending.size === 0;
    if (c) {
      var u = (
        /** @type {Element} */
        n
      ), f = (
        /** @type {Element} */
        u.parentNode
      );
      Ci(f), f.append(u), t.items.clear();
    }
    Ur(t, e, !c);
  } else
    l = {
      pending: new Set(e),
      done: /* @__PURE__ */ new Set()
    }, (t.outrogroups ??= /* @__PURE__ */ new Set()).add(l);
}
function Ur(t, e, n = !0) {
  var r;
  if (t.pending.size > 0) {
    r = /* @__PURE__ */ new Set();
    for (const i of t.pending.values())
      for (const o of i)
        r.add(
          /** @type {EachItem} */
          t.items.get(o).e
        );
  }
  for (var s = 0; s < e.length; s++) {
    var l = e[s];
    if (r?.has(l)) {
      l.f |= pt;
      const i = document.createDocumentFragment();
      ca(l, i);
    } else
      et(e[s], n);
  }
}
var Ta;
function Me(t, e, n, r, s, l = null) {
  var i = t, o = /* @__PURE__ */ new Map(), c = (e & os) !== 0;
  if (c) {
    var u = (
      /** @type {Element} */
      t
    );
    i = u.appendChild(Ct());
  }
  var f = null, h = /* @__PURE__ */ ys(() => {
    var p = n();
    return (
      /** @type {V[]} */
      ur(p) ? p : p == null ? [] : cr(p)
    );
  }), v = /* @__PURE__ */ new Map(), _ = !0;
  function w(p) {
    if ((m.effect.f & Qe) === 0) {
      m.pending.delete(p);
      var x = a(h);
      m.fallback = f, co(m, x, i, e, r), f !== null && (x.length === 0 ? (f.f & pt) === 0 ? rr(f) : (f.f ^= pt, xn(f, null, i)) : Gt(f, () => {
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
    ), C = Os(), A = 0; A < x; A += 1) {
      var S = p[A], E = r(S, A), F = _ ? null : o.get(E);
      F ? (F.v && un(F.v, S), F.i && un(F.i, A), C && M.unskip_effect(F.e)) : (F = fo(
        o,
        _ ? i : Ta ??= Ct(),
        S,
        E,
        A,
        s,
        e,
        n
      ), _ || (F.e.f |= pt), o.set(E, F)), L.add(E);
    }
    if (x === 0 && l && !f && (_ ? f = at(() => l(i)) : (f = at(() => l(Ta ??= Ct())), f.f |= pt)), x > L.size && ui(), !_)
      if (v.set(M, L), C) {
        for (const [$, ae] of o)
          L.has($) || M.skip_effect(ae.e);
        M.oncommit(w), M.ondiscard(d);
      } else
        w(M);
    a(h);
  }), m = { effect: g, items: o, pending: v, outrogroups: null, fallback: f };
  _ = !1;
}
function mn(t) {
  for (; t !== null && (t.f & yt) === 0; )
    t = t.next;
  return t;
}
function co(t, e, n, r, s) {
  var l = (r & Kl) !== 0, i = e.length, o = t.items, c = mn(t.effect.first), u, f = null, h, v = [], _ = [], w, d, g, m;
  if (l)
    for (m = 0; m < i; m += 1)
      w = e[m], d = s(w, m), g = /** @type {EachItem} */
      o.get(d).e, (g.f & pt) === 0 && (g.nodes?.a?.measure(), (h ??= /* @__PURE__ */ new Set()).add(g));
  for (m = 0; m < i; m += 1) {
    if (w = e[m], d = s(w, m), g = /** @type {EachItem} */
    o.get(d).e, t.outrogroups !== null)
      for (const F of t.outrogroups)
        F.pending.delete(g), F.done.delete(g);
    if ((g.f & rt) !== 0 && (rr(g), l && (g.nodes?.a?.unfix(), (h ??= /* @__PURE__ */ new Set()).delete(g))), (g.f & pt) !== 0)
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
      var E = (r & os) !== 0 && i === 0 ? n : null;
      if (l) {
        for (m = 0; m < S; m += 1)
          A[m].nodes?.a?.measure();
        for (m = 0; m < S; m += 1)
          A[m].nodes?.a?.fix();
      }
      uo(t, A, E);
    }
  }
  l && kt(() => {
    if (h !== void 0)
      for (g of h)
        g.nodes?.a?.apply();
  });
}
function fo(t, e, n, r, s, l, i, o) {
  var c = (i & Yl) !== 0 ? (i & Xl) === 0 ? /* @__PURE__ */ Li(n, !1, !1) : Jt(n) : null, u = (i & Gl) !== 0 ? Jt(s) : null;
  return {
    v: c,
    i: u,
    e: at(() => (l(e, c ?? n, u ?? s, o), () => {
      t.delete(r);
    }))
  };
}
function xn(t, e, n) {
  if (t.nodes)
    for (var r = t.nodes.start, s = t.nodes.end, l = e && (e.f & pt) === 0 ? (
      /** @type {EffectNodes} */
      e.nodes.start
    ) : n; r !== null; ) {
      var i = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ Bn(r)
      );
      if (l.before(r), r === s)
        return;
      r = i;
    }
}
function It(t, e, n) {
  e === null ? t.effect.first = n : e.next = n, n === null ? t.effect.last = e : n.prev = e;
}
function Xs(t, e, ...n) {
  var r = new fa(t);
  qn(() => {
    const s = e() ?? null;
    r.ensure(s, s && ((l) => s(l, ...n)));
  }, Xt);
}
function Hr(t, e) {
  var n = void 0, r;
  Cs(() => {
    n !== (n = e()) && (r && (et(r), r = null), n && (r = at(() => {
      hr(() => (
        /** @type {(node: Element) => void} */
        n(t)
      ));
    })));
  });
}
function Js(t) {
  var e, n, r = "";
  if (typeof t == "string" || typeof t == "number") r += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var s = t.length;
    for (e = 0; e < s; e++) t[e] && (n = Js(t[e])) && (r && (r += " "), r += n);
  } else for (n in t) t[n] && (r && (r += " "), r += n);
  return r;
}
function ho() {
  for (var t, e, n = 0, r = "", s = arguments.length; n < s; n++) (t = arguments[n]) && (e = Js(t)) && (r && (r += " "), r += e);
  return r;
}
function Qt(t) {
  return typeof t == "object" ? ho(t) : t ?? "";
}
const La = [...` 	
\r\f \v\uFEFF`];
function vo(t, e, n) {
  var r = t == null ? "" : "" + t;
  if (e && (r = r ? r + " " + e : e), n) {
    for (var s of Object.keys(n))
      if (n[s])
        r = r ? r + " " + s : s;
      else if (r.length)
        for (var l = s.length, i = 0; (i = r.indexOf(s, i)) >= 0; ) {
          var o = i + l;
          (i === 0 || La.includes(r[i - 1])) && (o === r.length || La.includes(r[o])) ? r = (i === 0 ? "" : r.substring(0, i)) + r.substring(o + 1) : i = o;
        }
  }
  return r === "" ? null : r;
}
function Oa(t, e = !1) {
  var n = e ? " !important;" : ";", r = "";
  for (var s of Object.keys(t)) {
    var l = t[s];
    l != null && l !== "" && (r += " " + s + ": " + l + n);
  }
  return r;
}
function Ar(t) {
  return t[0] !== "-" || t[1] !== "-" ? t.toLowerCase() : t;
}
function go(t, e) {
  if (e) {
    var n = "", r, s;
    if (Array.isArray(e) ? (r = e[0], s = e[1]) : r = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var l = !1, i = 0, o = !1, c = [];
      r && c.push(...Object.keys(r).map(Ar)), s && c.push(...Object.keys(s).map(Ar));
      var u = 0, f = -1;
      const d = t.length;
      for (var h = 0; h < d; h++) {
        var v = t[h];
        if (o ? v === "/" && t[h - 1] === "*" && (o = !1) : l ? l === v && (l = !1) : v === "/" && t[h + 1] === "*" ? o = !0 : v === '"' || v === "'" ? l = v : v === "(" ? i++ : v === ")" && i--, !o && l === !1 && i === 0) {
          if (v === ":" && f === -1)
            f = h;
          else if (v === ";" || h === d - 1) {
            if (f !== -1) {
              var _ = Ar(t.substring(u, f).trim());
              if (!c.includes(_)) {
                v !== ";" && h++;
                var w = t.substring(u, h).trim();
                n += " " + w + ";";
              }
            }
            u = h + 1, f = -1;
          }
        }
      }
    }
    return r && (n += Oa(r)), s && (n += Oa(s, !0)), n = n.trim(), n === "" ? null : n;
  }
  return t == null ? null : String(t);
}
function ce(t, e, n, r, s, l) {
  var i = (
    /** @type {any} */
    t[zr]
  );
  if (i !== n || i === void 0) {
    var o = vo(n, r, l);
    o == null ? t.removeAttribute("class") : e ? t.className = o : t.setAttribute("class", o), t[zr] = n;
  } else if (l && s !== l)
    for (var c in l) {
      var u = !!l[c];
      (s == null || u !== !!s[c]) && t.classList.toggle(c, u);
    }
  return l;
}
function Tr(t, e = {}, n, r) {
  for (var s in n) {
    var l = n[s];
    e[s] !== l && (n[s] == null ? t.style.removeProperty(s) : t.style.setProperty(s, l, r));
  }
}
function lt(t, e, n, r) {
  var s = (
    /** @type {any} */
    t[Rr]
  );
  if (s !== e) {
    var l = go(e, r);
    l == null ? t.removeAttribute("style") : t.style.cssText = l, t[Rr] = e;
  } else r && (Array.isArray(r) ? (Tr(t, n?.[0], r[0]), Tr(t, n?.[1], r[1], "important")) : Tr(t, n, r));
  return r;
}
function Zs(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function Na(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, Qs(t, !n || "__value" in t));
}
function Qs(t, e) {
  var n = t.__defaultValue, r = t.multiple, s = r ? n ?? [] : null;
  if (!(r && !ur(s))) {
    var l = t.selectedIndex, i = e && r ? new Set(t.selectedOptions) : null;
    for (var o of t.options) {
      var c = Yr(o);
      Zs(
        o,
        r ? (
          /** @type {any[]} */
          s.includes(c)
        ) : Es(c, n)
      );
    }
    if (e)
      if (i !== null)
        for (o of t.options) {
          var u = i.has(o);
          o.selected !== u && (o.selected = u);
        }
      else t.selectedIndex !== l && (t.selectedIndex = l);
  }
}
function Wr(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!ur(e))
      return si();
    for (var r of t.options)
      r.selected = e.includes(Yr(r));
    return;
  }
  for (r of t.options) {
    var s = Yr(r);
    if (Es(s, e)) {
      r.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function _o(t) {
  var e = new MutationObserver((n) => {
    n.every(mo) || ("__defaultValue" in t && Qs(t, !1), "__value" in t && Wr(t, t.__value));
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
function mo(t) {
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
const yn = Symbol("class"), wn = Symbol("style"), $s = Symbol("is custom element"), el = Symbol("is html"), yo = dr ? "input" : "INPUT", wo = dr ? "option" : "OPTION", tl = dr ? "select" : "SELECT", nl = dr ? "progress" : "PROGRESS";
function rl(t, e) {
  var n = da(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== nl) || (t.value = e ?? "");
}
function Q(t, e, n, r) {
  var s = da(t), l = s[e];
  l !== (s[e] = n) && (e === "loading" && (t[Wl] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && al(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function bo(t, e, n, r, s = !1, l = !1) {
  var i = da(t), o = i[$s], c = !i[el], u = e || {}, f = t.nodeName === wo, h = t.nodeName === tl;
  try {
    for (var v in e)
      !(v in n) && v[0] + v[1] !== "$$" && (n[v] = null);
    n.class ? n.class = Qt(n.class) : (r || n[yn]) && (n.class = null), n[wn] && (n.style ??= null);
    var _ = al(t);
    if (t.nodeName === yo && "type" in n && ("value" in n || "__value" in n)) {
      var w = n.type;
      (w !== u.type || w === void 0 && t.hasAttribute("type")) && (u.type = w, Q(t, "type", w, l));
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
        lt(t, C, e?.[wn], n[wn]), u[M] = C, u[wn] = n[wn];
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
            var p = Yi(E);
            if (Hi(E) && (E = E.slice(0, -7), A.capture = !0), !p && g) {
              if (C != null) continue;
              t.removeEventListener(E, u[S], A), u[S] = null;
            }
            if (p)
              ne(E, t, C), it([E]);
            else if (C != null) {
              let F = function($) {
                u[M].call(this, $);
              };
              u[S] = Gs(E, t, F, A);
            }
          } else if (M === "style")
            Q(t, M, C);
          else if (M === "autofocus")
            pi(
              /** @type {HTMLElement} */
              t,
              !!C
            );
          else if (!o && (M === "__value" || M === "value" && C != null))
            t.__value = C, (g == null || // @ts-ignore
            t.value !== C || C === 0 && t.nodeName === nl) && (t.value = C);
          else if (M === "selected" && f)
            Zs(
              /** @type {HTMLOptionElement} */
              t,
              C
            );
          else {
            var x = M;
            c || (x = Ki(x));
            var L = x === "defaultValue" || x === "defaultChecked";
            if (h && x === "defaultValue") continue;
            if (C == null && !o && !L)
              if (i[M] = null, x === "value" || x === "checked") {
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
            else L || (o || typeof C != "string") && _.has(x) ? (t[x] = C, x in i && (i[x] = Ve)) : typeof C != "function" && Q(t, x, C, l);
          }
      }
    }
  } finally {
  }
  return u;
}
function po(t, e, n = [], r = [], s = [], l, i = !1, o = !1) {
  _s(s, n, r, (c) => {
    var u = void 0, f = {}, h = t.nodeName === tl, v = !1;
    if (Cs(() => {
      var w = e(...c.map(a)), d = bo(
        t,
        u,
        w,
        l,
        i,
        o
      );
      if (v && h) {
        var g = (
          /** @type {HTMLSelectElement} */
          t
        );
        "defaultValue" in w && Na(g, w.defaultValue), "value" in w && Wr(g, w.value);
      }
      for (let p of Object.getOwnPropertySymbols(f))
        w[p] || et(f[p]);
      for (let p of Object.getOwnPropertySymbols(w)) {
        var m = w[p];
        p.description === ri && (!u || m !== u[p]) && (f[p] && et(f[p]), f[p] = at(() => Hr(t, () => m))), d[p] = m;
      }
      u = d;
    }), h) {
      var _ = (
        /** @type {HTMLSelectElement} */
        t
      );
      hr(() => {
        var w = (
          /** @type {Record<string | symbol, any>} */
          u
        );
        "defaultValue" in w && Na(_, w.defaultValue), Wr(_, w.value, !0), _o(_);
      });
    }
    v = !0;
  });
}
function da(t) {
  return (
    /** @type {Record<string | symbol, unknown>} **/
    /** @type {any} */
    t[is] ??= {
      [$s]: t.nodeName.includes("-"),
      [el]: t.namespaceURI === ni
    }
  );
}
var ja = /* @__PURE__ */ new Map();
function al(t) {
  var e = t.getAttribute("is") || t.nodeName, n = ja.get(e);
  if (n) return n;
  ja.set(e, n = /* @__PURE__ */ new Set());
  for (var r, s = t, l = Element.prototype; l !== s; ) {
    r = Fl(s);
    for (var i in r)
      r[i].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      i !== "innerHTML" && i !== "textContent" && i !== "innerText" && n.add(i);
    s = as(s);
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
var ko = /* @__PURE__ */ new ha({
  box: "border-box"
});
function Gr(t, e, n) {
  var r = ko.observe(t, () => n(t[e]));
  hr(() => (Mt(() => n(t[e])), r));
}
function Lr(t, e) {
  return t === e || t?.[Yt] === e;
}
function Vt(t = na(), e, n, r) {
  var s = (
    /** @type {ComponentContext} */
    $e.r
  ), l = (
    /** @type {Effect} */
    Ee
  );
  return hr(() => {
    var i, o;
    return js(() => {
      i = o, o = [], Mt(() => {
        Lr(n(...o), t) || (e(t, ...o), i && Lr(n(...i), t) && e(null, ...i));
      });
    }), () => {
      let c = l;
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
function xo(t) {
  var e = Wn;
  try {
    return Wn = !1, [t(), Wn];
  } finally {
    Wn = e;
  }
}
function le(t, e, n, r) {
  var s = !0, l = (n & Ql) !== 0, i = (n & $l) !== 0, o = (
    /** @type {V} */
    r
  ), c = !0, u = (
    /** @type {Derived<V> | undefined} */
    void 0
  ), f = () => i && s ? (u ??= /* @__PURE__ */ jn(
    /** @type {() => V} */
    r
  ), a(u)) : (c && (c = !1, o = i ? Mt(
    /** @type {() => V} */
    r
  ) : (
    /** @type {V} */
    r
  )), o);
  let h;
  if (l) {
    var v = Yt in t || Hl in t;
    h = rn(t, e)?.set ?? (v && e in t ? (L) => t[e] = L : void 0);
  }
  var _, w = !1;
  l ? [_, w] = xo(() => (
    /** @type {V} */
    t[e]
  )) : _ = /** @type {V} */
  t[e], _ === void 0 && r !== void 0 && (_ = f(), h && (vi(), h(_)));
  var d;
  if (d = () => {
    var L = (
      /** @type {V} */
      t[e]
    );
    return L === void 0 ? f() : (c = !0, L);
  }, (n & Zl) === 0)
    return d;
  if (h) {
    var g = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(L, M) {
        return arguments.length > 0 ? ((!M || g || w) && h(M ? d() : L), L) : d();
      })
    );
  }
  var m = !1, p = ((n & Jl) !== 0 ? jn : ys)(() => (m = !1, d()));
  l && a(p);
  var x = (
    /** @type {Effect} */
    Ee
  );
  return (
    /** @type {() => V} */
    (function(L, M) {
      if (arguments.length > 0) {
        const C = M ? a(p) : l ? gt(L) : L;
        return T(p, C), m = !0, o !== void 0 && (o = C), L;
      }
      return zt && m || (x.f & Qe) !== 0 ? p.v : a(p);
    })
  );
}
function Mo(t) {
  $e === null && ds(), Ye(() => {
    const e = Mt(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function So(t) {
  $e === null && ds(), Mo(() => () => Mt(t));
}
const Eo = 15e3, Ao = {
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
}, Ca = 2e3;
class To {
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
  #l = /* @__PURE__ */ J(!1);
  get revoked() {
    return a(this.#l);
  }
  set revoked(e) {
    T(this.#l, e, !0);
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
      }, this.welcome?.guest ? this.revoked || (setTimeout(() => this.connect(), this.pause), this.pause = Math.min(2 * this.pause, Eo)) : setTimeout(() => void this.findAgain(), Ca);
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
    setTimeout(() => void this.findAgain(), Ca);
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
    const n = Ao[e.type];
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
const tt = new To(), Lo = "5";
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add(Lo);
const Oo = "Compiling; the first time takes a while …";
function ct(t, e = !1) {
  if (t == null || !Number.isFinite(t)) return "–";
  const n = Math.abs(t), r = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(r) !== 0 ? `−${r}` : e && t > 0 && Number(r) !== 0 ? `+${r}` : r;
}
const No = {
  lower: "≥ ",
  upper: "≤ ",
  "lower estimate": "≳ ",
  "upper estimate": "≲ "
};
function jo(t, e) {
  const n = ct(t, !0), r = Number(n.replace("−", "-"));
  return t !== null && e === "upper" && r > t ? `< ${n}` : t !== null && e === "lower" && r < t ? `> ${n}` : (No[e] ?? "") + n;
}
function Co(t, e = !1) {
  const n = ct(t.value, e);
  return t.exact || t.value === null ? n : `≈ ${n}`;
}
function va(t) {
  return ct(t).replace(/\.00$/, "").replace(/(\.\d)0$/, "$1").replace(/^(−?)0\./, "$1.");
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
function sl(t, e = []) {
  const n = e.map((s) => s.toLowerCase()), r = n.every((s) => s === "white" || s === "black") ? n : [];
  for (const s of t) {
    const l = s?.figure.split(" ") ?? [];
    s && s.owner >= 0 && l.length > 1 && (r[s.owner] = l[0]);
  }
  return r;
}
function zo(t, e) {
  const n = Math.max(...e), r = t.filter((s, l) => e[l] === n);
  return r.length === t.length ? "Draw" : t.length === 2 ? `${Dt(r[0] ?? "")} wins` : t.map((s, l) => `${s} ${ct(e[l], !0)}`).join(", ");
}
var Ro = /* @__PURE__ */ j('<span aria-hidden="true"></span>');
function Io(t, e) {
  let n = le(e, "tone", 3, "");
  var r = Ro();
  let s;
  P(() => s = ce(r, 1, `sign p${e.player % 4} ${n() ?? ""}`, "svelte-qb9nm9", s, { ring: !n() && e.player % 2 === 1 })), b(t, r);
}
var Fo = /* @__PURE__ */ j('<div class="svelte-h5f36h"><dt><!> </dt> <dd class="svelte-h5f36h"> </dd></div>'), Do = /* @__PURE__ */ j('<dl class="svelte-h5f36h"></dl>');
function Bo(t, e) {
  Le(e, !0);
  function n(s) {
    const l = e.part.unit === "$" ? `$${Math.abs(s).toLocaleString("en")}` : String(Math.abs(s));
    return s < 0 ? `−${l}` : l;
  }
  var r = Do();
  Me(r, 21, () => e.part.counts, Ae, (s, l, i) => {
    const o = /* @__PURE__ */ k(() => e.part.owners[i] ?? -1);
    var c = Fo(), u = X(c), f = X(u);
    {
      var h = (d) => {
        Io(d, {
          get player() {
            return a(o);
          }
        });
      };
      G(f, (d) => {
        a(o) >= 0 && d(h);
      });
    }
    var v = O(f, 1, !0), _ = O(u, 2), w = te(_, !0);
    P(
      (d, g) => {
        K(v, d), K(w, g);
      },
      [
        () => Dt(e.part.labels[i] ?? ""),
        () => n(a(l))
      ]
    ), b(s, c);
  }), b(t, r), Oe();
}
const qo = {
  s: ["♠", "spades", !1],
  h: ["♥", "hearts", !0],
  d: ["♦", "diamonds", !0],
  c: ["♣", "clubs", !1]
}, Vo = { A: "ace", K: "king", Q: "queen", J: "jack", T: "10" };
function ll(t) {
  const e = /^(10|[2-9TJQKA])([shdc])$/.exec(t), n = qo[e?.[2] ?? ""];
  if (!e || !n) return null;
  const [r, [s, l, i]] = [e[1], n];
  return { rank: r === "T" ? "10" : r, sign: s, red: i, name: `${Vo[r] ?? r} of ${l}` };
}
function Kr(t) {
  return t === "?" ? "a hidden card" : t === "*" ? "a blank" : ll(t)?.name ?? t;
}
var Uo = /* @__PURE__ */ j('<span class="back svelte-1oi24y0" aria-hidden="true"></span>'), Ho = /* @__PURE__ */ j('<span aria-hidden="true"><span class="corner svelte-1oi24y0"> <br/> </span> <span class="suit svelte-1oi24y0"> </span> <span class="corner turned svelte-1oi24y0"> <br/> </span></span>'), Wo = /* @__PURE__ */ j('<span class="value svelte-1oi24y0" aria-hidden="true"> </span>'), Yo = /* @__PURE__ */ j('<span class="word" aria-hidden="true"> </span> <!>', 1);
function Xr(t, e) {
  Le(e, !0);
  let n = le(e, "value", 3, null);
  const r = /* @__PURE__ */ k(() => ll(e.card));
  var s = We(), l = ge(s);
  {
    var i = (u) => {
      var f = Uo();
      b(u, f);
    }, o = (u) => {
      var f = Ho();
      let h;
      var v = X(f), _ = X(v), w = O(_, 2, !0), d = O(v, 2), g = te(d, !0), m = O(d, 2), p = X(m), x = O(p, 2, !0);
      P(() => {
        h = ce(f, 1, "face svelte-1oi24y0", null, h, { red: a(r).red }), K(_, a(r).rank), K(w, a(r).sign), K(g, a(r).sign), K(p, a(r).rank), K(x, a(r).sign);
      }), b(u, f);
    }, c = (u) => {
      var f = Yo(), h = ge(f), v = te(h, !0), _ = O(h, 2);
      {
        var w = (d) => {
          var g = Wo(), m = te(g, !0);
          P(() => K(m, e.card === "*" ? "" : n())), b(d, g);
        };
        G(_, (d) => {
          n() !== null && d(w);
        });
      }
      P(() => K(v, e.card === "*" ? "" : e.card)), b(u, f);
    };
    G(l, (u) => {
      e.card === "?" ? u(i) : a(r) ? u(o, 1) : u(c, -1);
    });
  }
  b(t, s), Oe();
}
function Go(t) {
  return t.filter((e) => e.kind === "cards");
}
function Ko(t, e, n) {
  return -1 - (n * t + e);
}
function Xo(t, e) {
  return Math.floor((-1 - e) / t);
}
function sr(t, e) {
  return t.filter((n) => e.every((r) => n.cells.includes(r)));
}
function Jo(t, e, n) {
  const r = [...e.filter((s) => s !== n), n];
  return sr(t, r).length ? r : [n];
}
var Zo = /* @__PURE__ */ j("<span> </span>");
function ga(t, e) {
  Le(e, !0);
  var n = Zo();
  let r;
  var s = te(n, !0);
  P(
    (l) => {
      r = ce(n, 1, "value svelte-urv3gu", null, r, {
        best: e.best,
        known: e.row.source !== "" || e.row.book !== null
      }), K(s, l);
    },
    [
      () => e.row.label || ct(e.row.value, !0)
    ]
  ), b(t, n), Oe();
}
var Qo = /* @__PURE__ */ j("<button><!><!></button>"), $o = /* @__PURE__ */ j('<span><!><span class="unseen"> </span></span>'), eu = /* @__PURE__ */ j("<li><!></li>"), tu = /* @__PURE__ */ j('<li><span class="card none svelte-1qn4n7r">none</span></li>'), nu = /* @__PURE__ */ j("<ul></ul>");
function ru(t, e) {
  Le(e, !0);
  let n = le(e, "legal", 19, () => []), r = le(e, "rows", 19, () => []), s = le(e, "chosen", 19, () => []), l = le(e, "fresh", 3, !1), i = le(e, "large", 3, !1), o = /* @__PURE__ */ J(void 0), c = /* @__PURE__ */ J(0);
  const u = /* @__PURE__ */ k(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), f = /* @__PURE__ */ k(() => e.part.cards.map((A, S) => sr(n(), [p(S)]))), h = /* @__PURE__ */ k(() => a(f).some((A) => A.length > 0)), v = /* @__PURE__ */ k(() => a(f).findIndex((A) => A.length > 0)), _ = /* @__PURE__ */ k(() => a(f)[a(c)]?.length ? a(c) : a(v)), w = /* @__PURE__ */ k(() => new Map(r().filter((A) => A.value !== null).map((A) => [A.cells[0], A]))), d = /* @__PURE__ */ k(() => r().find((A) => A.value !== null));
  let g = !1;
  Ye(() => {
    a(_), !(!a(h) || !g) && Us().then(() => document.activeElement === document.body && m(a(_)));
  });
  function m(A) {
    a(o)?.querySelector(`[data-cell="${p(A)}"]`)?.focus();
  }
  function p(A) {
    return Ko(e.count, e.row, A);
  }
  function x(A) {
    const S = a(w).get(p(A)), E = [Kr(e.part.cards[A])];
    return s().includes(p(A)) && E.push("chosen"), E.push(`legal: ${a(f)[A].slice(0, 3).map((F) => F.words || F.text).join(" or ")}`), S && E.push(`value ${ct(S.value, !0)}`), E.join(", ");
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
  var M = nu();
  let C;
  Me(
    M,
    21,
    () => e.part.cards,
    Ae,
    (A, S, E) => {
      const F = /* @__PURE__ */ k(() => a(w).get(p(E)));
      var $ = eu();
      let ae;
      var fe = X($);
      {
        var Ne = (W) => {
          var I = Qo();
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
            var ie = (de) => {
              {
                let ue = /* @__PURE__ */ k(() => a(F) === a(d));
                ga(de, {
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
              a(F) && de(ie);
            });
          }
          P(
            (de, ue, Ce) => {
              R = ce(I, 1, "cell card can svelte-1qn4n7r", null, R, { from: de }), Q(I, "data-cell", ue), Q(I, "tabindex", E === a(_) ? 0 : -1), Q(I, "aria-label", Ce);
            },
            [
              () => s().includes(p(E)),
              () => p(E),
              () => x(E)
            ]
          ), ne("click", I, () => (T(c, E, !0), e.choose(p(E)))), b(W, I);
        }, je = (W) => {
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
          var re = O(ee), ie = te(re, !0);
          P(
            (de) => {
              R = ce(I, 1, "card svelte-1qn4n7r", null, R, { down: a(S) === "?" }), K(ie, de);
            },
            [() => Kr(a(S))]
          ), b(W, I);
        };
        G(fe, (W) => {
          a(f)[E].length && e.choose ? W(Ne) : W(je, -1);
        });
      }
      P(() => ae = ce($, 1, Qt(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-1qn4n7r", ae, { fresh: l() })), b(A, $);
    },
    (A) => {
      var S = tu();
      b(A, S);
    }
  ), Vt(M, (A) => T(o, A), () => a(o)), P(
    (A) => {
      C = ce(M, 1, "tiles svelte-1qn4n7r", null, C, {
        letters: e.part.values.length > 0,
        large: i() && e.part.cards.length < 8,
        small: A
      }), Q(M, "aria-label", e.part.title || a(u) || "cards");
    },
    [
      () => !i() && e.part.cards.every((A) => A === "?")
    ]
  ), ne("keydown", M, L), ne("focusin", M, () => g = !0), ne("focusout", M, (A) => A.relatedTarget && (g = !1)), b(t, M), Oe();
}
it(["keydown", "focusin", "focusout", "click"]);
function il(t, e) {
  if (t.names[e]) return t.names[e];
  const n = Math.floor(e / t.columns), r = e % t.columns, s = t.columnLabels[r] ?? String(r + 1), l = t.rowLabels[n];
  return !t.rowLabels.length && t.columnLabels.length ? `column ${s}, row ${t.rows - n}` : l === void 0 ? `row ${n + 1}, column ${r + 1}` : `${s}${l}`;
}
const au = ["─", "│", "·"];
function ol(t) {
  if (t.shape !== "point") return "";
  const e = t.cells.some((s) => s && s.owner < 0);
  if (!e && t.cells.every((s) => s)) return "";
  const n = (s, l) => !e || t.cells[s] !== null && t.cells[s].symbol !== l, r = [];
  return t.cells.forEach((s, l) => {
    const [i, o] = [l % t.columns + 0.5, Math.floor(l / t.columns) + 0.5];
    i < t.columns - 1 && n(l, "│") && n(l + 1, "│") && r.push(`M${i} ${o}h1`), o < t.rows - 1 && n(l, "─") && n(l + t.columns, "─") && r.push(`M${i} ${o}v1`);
  }), r.join("");
}
function su(t, e) {
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
function ul({ part: t, start: e, turned: n }, r) {
  const s = r.map((l) => l - e).filter((l) => l >= 0 && l < t.cells.length);
  return n ? Jr(t, s) : s;
}
function Pa(t, e) {
  return e.map((n) => ({ ...n, cells: ul(t, n.cells) })).filter((n, r) => n.cells.length > 0 && n.cells.length === e[r].cells.length);
}
function iu(t) {
  let e = 0;
  return t.map((n) => {
    const r = e;
    return n.kind === "grid" && (e += n.cells.length), r;
  });
}
var ou = /* @__PURE__ */ Ge('<g><ellipse class="side svelte-1mrwj6b" rx="17" ry="8" cy="3"></ellipse><ellipse class="top svelte-1mrwj6b" rx="17" ry="8"></ellipse><ellipse class="ring svelte-1mrwj6b" rx="11" ry="5"></ellipse></g>'), uu = /* @__PURE__ */ Ge('<svg aria-hidden="true"></svg>'), cu = /* @__PURE__ */ j('<div class="player svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b"> </span> <b class="svelte-1mrwj6b"> </b> <small class="svelte-1mrwj6b"> </small></p></div>'), fu = /* @__PURE__ */ j('<div class="chips svelte-1mrwj6b"><div class="pot svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b">Pot</span> <b class="svelte-1mrwj6b"> </b></p></div> <!></div>');
function du(t, e) {
  Le(e, !0);
  const n = (_, w = jt, d = jt) => {
    const g = /* @__PURE__ */ k(() => Math.min(w(), r));
    var m = uu();
    Q(m, "viewBox", "0 0 40 57"), Me(m, 21, () => ({ length: a(g) }), Ae, (p, x, L) => {
      const M = /* @__PURE__ */ k(() => 12 + s * (r - L));
      var C = ou();
      P(() => Q(C, "transform", `translate(20 ${a(M) ?? ""})`)), b(p, C);
    }), P(() => ce(m, 0, Qt(d() >= 0 ? `p${d() % 4}` : "all"), "svelte-1mrwj6b")), b(_, m);
  }, r = 7, s = 5, l = /* @__PURE__ */ k(() => e.part.bets.reduce((_, w) => _ + w, 0));
  var i = fu(), o = X(i), c = X(o);
  n(c, () => a(l), () => -1);
  var u = O(c, 2), f = O(X(u), 2), h = te(f, !0), v = O(o, 2);
  Me(v, 17, () => e.part.labels, Ae, (_, w, d) => {
    var g = cu(), m = X(g);
    n(m, () => e.part.stacks[d] ?? 0, () => d);
    var p = O(m, 2), x = X(p), L = te(x, !0), M = O(x, 2), C = te(M, !0), A = O(M, 2), S = te(A);
    P(
      (E) => {
        K(L, E), K(C, e.part.stacks[d]), K(S, `${e.part.bets[d] ?? ""} in the pot`);
      },
      [() => Dt(a(w))]
    ), b(_, g);
  }), P(() => K(h, a(l))), b(t, i), Oe();
}
var hu = /* @__PURE__ */ j('<i class="hotel svelte-gorbdj"></i>'), vu = /* @__PURE__ */ j('<i class="svelte-gorbdj"></i>'), gu = /* @__PURE__ */ j('<span class="band svelte-gorbdj" aria-hidden="true"><!></span>'), _u = /* @__PURE__ */ j('<small aria-hidden="true" class="svelte-gorbdj"></small>'), mu = /* @__PURE__ */ j('<span aria-hidden="true"></span>'), yu = /* @__PURE__ */ j("<b></b>"), wu = /* @__PURE__ */ j('<span class="tokens svelte-gorbdj" aria-hidden="true"></span>'), bu = /* @__PURE__ */ j('<button><!> <span class="name svelte-gorbdj" aria-hidden="true"> </span> <!> <!> <!></button>'), pu = /* @__PURE__ */ j("<span> </span>"), ku = /* @__PURE__ */ j('<b class="svelte-gorbdj"> </b><!>', 1), xu = /* @__PURE__ */ j('<div class="circuit svelte-gorbdj"><div class="squares svelte-gorbdj" role="group"><!> <div class="middle svelte-gorbdj"><!> <p class="looked soft svelte-gorbdj"><!></p></div></div></div>');
function Mu(t, e) {
  Le(e, !0);
  let n = le(e, "legal", 19, () => []), r = le(e, "last", 19, () => []), s, l = /* @__PURE__ */ J(0), i = /* @__PURE__ */ J(null);
  const o = /* @__PURE__ */ k(() => e.part.squares.length / 4), c = /* @__PURE__ */ k(() => new Map(n().filter((S) => S.cells.length === 1).map((S) => [S.cells[0], S]))), u = /* @__PURE__ */ k(() => a(i) === null ? void 0 : e.part.squares[a(i)]);
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
    T(l, S, !0), T(i, S, !0);
    const E = a(c).get(S);
    E && e.play?.(E.text);
  }
  function w(S) {
    const E = e.part.squares.length, $ = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 }[S.key];
    $ !== void 0 && (S.preventDefault(), S.stopPropagation(), T(l, (a(l) + $ + E) % E), T(i, a(l), !0), s.querySelector(`[data-cell="${a(l)}"]`)?.focus());
  }
  var d = xu();
  let g;
  var m = X(d), p = X(m);
  Me(p, 17, () => e.part.squares, Ae, (S, E, F) => {
    const $ = /* @__PURE__ */ k(() => {
      const [D, Z] = f(F);
      return { row: D, column: Z };
    });
    var ae = bu();
    let fe;
    Q(ae, "data-cell", F);
    let Ne;
    var je = X(ae);
    {
      var W = (D) => {
        var Z = gu(), he = X(Z);
        {
          var H = (se) => {
            var ye = hu();
            b(se, ye);
          }, Y = (se) => {
            var ye = We(), ve = ge(ye);
            Me(ve, 17, () => ({ length: a(E).houses }), Ae, (N, y) => {
              var z = vu();
              b(N, z);
            }), b(se, ye);
          };
          G(he, (se) => {
            a(E).houses === 5 ? se(H) : se(Y, -1);
          });
        }
        b(D, Z);
      };
      G(je, (D) => {
        a(E).tint && D(W);
      });
    }
    var I = O(je, 2), R = te(I, !0), ee = O(I, 2);
    {
      var re = (D) => {
        var Z = _u();
        P(() => Q(Z, "data-text", a(E).note)), b(D, Z);
      };
      G(ee, (D) => {
        a(E).note && D(re);
      });
    }
    var ie = O(ee, 2);
    {
      var de = (D) => {
        var Z = mu();
        let he;
        P(() => he = ce(Z, 1, `owner p${a(E).owner % 4}`, "svelte-gorbdj", he, { second: a(E).owner % 2 === 1 })), b(D, Z);
      };
      G(ie, (D) => {
        a(E).owner >= 0 && D(de);
      });
    }
    var ue = O(ie, 2);
    {
      var Ce = (D) => {
        var Z = wu();
        Me(Z, 21, () => a(E).visitors, Ae, (he, H) => {
          var Y = yu();
          P(() => {
            ce(Y, 1, `p${a(H) % 4}`, "svelte-gorbdj"), Q(Y, "data-text", a(H) + 1);
          }), b(he, Y);
        }), b(D, Z);
      };
      G(ue, (D) => {
        a(E).visitors.length && D(Ce);
      });
    }
    P(
      (D, Z, he, H) => {
        fe = ce(ae, 1, "cell svelte-gorbdj", null, fe, { can: D, last: Z, corner: F % a(o) === 0 }), Q(ae, "tabindex", F === a(l) ? 0 : -1), Q(ae, "aria-label", he), Ne = lt(ae, "", Ne, {
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
    ), ne("click", ae, () => _(F)), Je("focus", ae, () => T(i, F, !0)), Je("pointerenter", ae, () => T(i, F, !0)), b(S, ae);
  });
  var x = O(p, 2), L = X(x);
  Xs(L, () => e.middle);
  var M = O(L, 2), C = X(M);
  {
    var A = (S) => {
      var E = ku(), F = ge(E), $ = te(F, !0), ae = O(F);
      Me(ae, 17, () => h(a(u)).slice(1), Ae, (fe, Ne) => {
        var je = pu(), W = te(je, !0);
        P((I) => K(W, I), [() => Dt(a(Ne))]), b(fe, je);
      }), P(() => K($, a(u).name)), b(S, E);
    };
    G(C, (S) => {
      a(u) && S(A);
    });
  }
  Vt(m, (S) => s = S, () => s), P(() => {
    g = lt(d, "", g, { "--side": a(o) + 1 }), Q(m, "aria-label", e.part.title || "board");
  }), ne("keydown", m, w), Je("pointerleave", m, () => T(i, null)), b(t, d), Oe();
}
it(["keydown", "click"]);
const Su = 60;
function nn(t, e) {
  return { pile: e % t.counts.length, left: Math.floor(e / t.counts.length) };
}
function Yn(t, e, n) {
  return n * t.counts.length + e;
}
function Eu(t, e) {
  return (t.counts[e] ?? 0) <= Su;
}
function za(t, e, n) {
  return e.map((r) => nn(t, r)).find((r) => r.pile === n)?.left;
}
function Au(t) {
  for (const e of ["grid", "circuit", "points", "piles"]) {
    const n = t.findIndex((r) => r.kind === e);
    if (n >= 0) return n;
  }
  return -1;
}
function Ra(t) {
  return (e) => {
    const n = t.flatMap((r) => [...e.querySelectorAll(`[data-cell="${r}"]`)]);
    for (const r of n) r.dataset.hint = "";
    return () => {
      for (const r of n) delete r.dataset.hint;
    };
  };
}
var Tu = /* @__PURE__ */ Ge('<circle r="2.7"></circle>'), Lu = /* @__PURE__ */ Ge('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), Ou = /* @__PURE__ */ j('<b aria-hidden="true"> </b>'), Nu = /* @__PURE__ */ j('<li><span class="unseen"> </span> <!></li>'), ju = /* @__PURE__ */ j('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), Cu = /* @__PURE__ */ j('<ul class="tiles svelte-e0qqyt"></ul>');
function Pu(t, e) {
  Le(e, !0);
  let n = le(e, "fresh", 3, !1);
  const r = /* @__PURE__ */ k(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), s = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var l = Cu();
  Me(
    l,
    21,
    () => e.part.values,
    Ae,
    (i, o) => {
      var c = Nu();
      let u;
      var f = X(c), h = te(f, !0), v = O(f, 2);
      {
        var _ = (d) => {
          var g = Lu();
          Me(g, 21, () => s[a(o)], Ae, (m, p) => {
            var x = Tu();
            P(
              (L) => {
                Q(x, "cx", 7 + 8 * (a(p) % 3)), Q(x, "cy", L);
              },
              [() => 7 + 8 * Math.floor(a(p) / 3)]
            ), b(m, x);
          }), b(d, g);
        }, w = (d) => {
          var g = Ou(), m = te(g, !0);
          P(() => K(m, a(o) || "?")), b(d, g);
        };
        G(v, (d) => {
          s[a(o)] ? d(_) : d(w, -1);
        });
      }
      P(() => {
        u = ce(c, 1, Qt(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-e0qqyt", u, { fresh: n() }), K(h, a(o));
      }), b(i, c);
    },
    (i) => {
      var o = ju();
      b(i, o);
    }
  ), P(() => Q(l, "aria-label", e.part.title || (a(r) ? `${a(r)}'s dice` : "dice"))), b(t, l), Oe();
}
var zu = /* @__PURE__ */ Ge("<line></line>"), Ru = /* @__PURE__ */ Ge('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function cl(t, e) {
  Le(e, !0);
  let n = le(e, "cell", 3, 1);
  function r({ from: [i, o], to: [c, u] }) {
    const f = 0.28 * n() / (Math.hypot(c - i, u - o) || 1);
    return {
      x1: i,
      y1: o,
      x2: c - (c - i) * f,
      y2: u - (u - o) * f
    };
  }
  var s = Ru(), l = O(X(s));
  Me(l, 17, () => e.arrows, Ae, (i, o) => {
    var c = zu();
    po(
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
    ), b(i, c);
  }), P(() => Q(s, "viewBox", `0 0 ${e.width ?? ""} ${e.height ?? ""}`)), b(t, s), Oe();
}
const Iu = 5;
class fl {
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
    return (this.moves || Math.hypot(n, r) >= Iu) && ([this.dx, this.dy] = [n, r]), this.moves;
  }
  /** From where to where, null beside the board; nothing where it was no drag. */
  up(e, n) {
    const [r, s] = [this.cell, this.moves];
    if (this.cancel(), !s) return;
    this.justEnded = !0;
    const l = document.elementsFromPoint(e.clientX, e.clientY).find((i) => i.matches("button.cell"));
    return {
      from: r,
      to: l && n.contains(l) ? Number(l.dataset.cell) : null
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
const Ot = 2 / Math.sqrt(3), fn = 0.26, lr = 0.75;
function dl(t) {
  return [fn + (t.rowLabels.length ? lr : 0), fn + (t.columnLabels.length ? lr : 0)];
}
function vr(t) {
  if (t.shape !== "hexagon") return [t.columns, t.rows];
  const [e, n] = dl(t);
  return [e + t.columns + (t.rows - 1) / 2 + fn, n + Ot * (0.75 * t.rows + 0.25) + fn];
}
function Pt(t, e) {
  const [n, r] = [Math.floor(e / t.columns), e % t.columns];
  if (t.shape !== "hexagon") return [r + 0.5, n + 0.5];
  const [s, l] = dl(t);
  return [s + r + n / 2 + 0.5, l + Ot * (0.75 * n + 0.5)];
}
const Zr = [
  [0, Ot / 2],
  [0.5, Ot / 4],
  [0.5, -Ot / 4],
  [0, -Ot / 2],
  [-0.5, -Ot / 4],
  [-0.5, Ot / 4]
];
function Fu(t) {
  const { rows: e, columns: n } = t, r = [...Array(n).keys()], s = [...Array(e).keys()], l = [
    [r, [4, 3, 2]],
    [s.map((i) => i * n + n - 1), [2, 1]],
    [r.map((i) => (e - 1) * n + i), [5, 0, 1]],
    [s.map((i) => i * n), [4, 5]]
  ];
  return t.sides.map((i, o) => {
    const [c, u] = l[o], f = c.flatMap((h) => {
      const [v, _] = Pt(t, h);
      return u.map((w) => `${v + Zr[w][0]} ${_ + Zr[w][1]}`);
    });
    return { owner: i, d: `M${f.join("L")}` };
  });
}
function Du(t) {
  return t.cells.map((e, n) => {
    const [r, s] = Pt(t, n);
    return `M${Zr.map(([l, i]) => `${r + l} ${s + i}`).join("L")}z`;
  }).join("");
}
function Bu(t) {
  const e = t.rowLabels.map((r, s) => {
    const [l, i] = Pt(t, s * t.columns);
    return { name: r, at: [l - 0.5 - fn - lr / 2, i] };
  }), n = t.columnLabels.map((r, s) => {
    const [l, i] = Pt(t, s);
    return { name: r, at: [l, i - Ot / 2 - fn - lr / 3] };
  });
  return [...e, ...n];
}
function ir(t, e) {
  return t.shape !== "lattice" ? `repeat(${e}, minmax(0, 1fr))` : `repeat(${(e - 1) / 2}, minmax(0, 1fr) minmax(0, 3fr)) minmax(0, 1fr)`;
}
function Ia(t, e) {
  return t.shape === "lattice" ? 2 * e - 1 : e;
}
var Fa = /* @__PURE__ */ j("<span> </span>"), qu = /* @__PURE__ */ j('<div class="row-labels svelte-11w0tdl" aria-hidden="true"></div>'), Vu = /* @__PURE__ */ j('<div class="column-labels svelte-11w0tdl" aria-hidden="true"></div>'), Uu = /* @__PURE__ */ j("<div><!> <!> <!></div>");
function Hu(t, e) {
  Le(e, !0);
  const n = /* @__PURE__ */ k(() => vr(e.part)), r = /* @__PURE__ */ k(() => e.part.shape === "hexagon");
  var s = Uu();
  let l;
  var i = X(s);
  {
    var o = (h) => {
      var v = qu();
      Me(v, 21, () => e.part.rowLabels, Ae, (_, w) => {
        var d = Fa(), g = te(d, !0);
        P(() => K(g, a(w))), b(_, d);
      }), b(h, v);
    };
    G(i, (h) => {
      e.part.rowLabels.length && !a(r) && h(o);
    });
  }
  var c = O(i, 2);
  Xs(c, () => e.children);
  var u = O(c, 2);
  {
    var f = (h) => {
      var v = Vu();
      Me(v, 21, () => e.part.columnLabels, Ae, (_, w) => {
        var d = Fa(), g = te(d, !0);
        P(() => K(g, a(w))), b(_, d);
      }), b(h, v);
    };
    G(u, (h) => {
      e.part.columnLabels.length && !a(r) && h(f);
    });
  }
  P(
    (h, v, _, w) => {
      ce(s, 1, `frame ${e.part.shape ?? ""}`, "svelte-11w0tdl"), l = lt(s, "", l, {
        "--rows": h,
        "--columns": v,
        "--row-tracks": _,
        "--column-tracks": w
      });
    },
    [
      () => a(r) ? a(n)[1] : Ia(e.part, e.part.rows),
      () => a(r) ? a(n)[0] : Ia(e.part, e.part.columns),
      () => ir(e.part, e.part.rows),
      () => ir(e.part, e.part.columns)
    ]
  ), b(t, s), Oe();
}
var Wu = /* @__PURE__ */ Ge('<path class="line svelte-18javx1"></path>'), Yu = /* @__PURE__ */ Ge('<circle r="0.1" class="svelte-18javx1"></circle>'), Gu = /* @__PURE__ */ Ge("<path></path>"), Ku = /* @__PURE__ */ Ge('<path class="bed svelte-18javx1"></path>'), Xu = /* @__PURE__ */ Ge('<svg aria-hidden="true"><!><!><!><!></svg>'), Ju = /* @__PURE__ */ j('<span aria-hidden="true" class="svelte-18javx1"> </span>'), Zu = /* @__PURE__ */ j("<!> <!>", 1);
function Qu(t, e) {
  Le(e, !0);
  const n = /* @__PURE__ */ k(() => ol(e.part)), r = /* @__PURE__ */ k(() => vr(e.part)), s = /* @__PURE__ */ k(() => e.part.shape === "hexagon");
  function l(h, v) {
    return `${100 * h / v}%`;
  }
  var i = Zu(), o = ge(i);
  {
    var c = (h) => {
      var v = Xu();
      let _;
      var w = X(v);
      {
        var d = (L) => {
          var M = Wu();
          P(() => Q(M, "d", a(n))), b(L, M);
        };
        G(w, (L) => {
          a(n) && L(d);
        });
      }
      var g = O(w);
      Me(g, 17, () => e.part.shape === "point" ? e.part.stars : [], Ae, (L, M) => {
        const C = /* @__PURE__ */ k(() => {
          const [S, E] = Pt(e.part, a(M));
          return { x: S, y: E };
        });
        var A = Yu();
        P(() => {
          Q(A, "cx", a(C).x), Q(A, "cy", a(C).y);
        }), b(L, A);
      });
      var m = O(g);
      Me(m, 17, () => a(s) ? Fu(e.part) : [], Ae, (L, M) => {
        var C = Gu();
        P(() => {
          ce(C, 0, `side p${a(M).owner % 4}`, "svelte-18javx1"), Q(C, "d", a(M).d);
        }), b(L, C);
      });
      var p = O(m);
      {
        var x = (L) => {
          var M = Ku();
          P((C) => Q(M, "d", C), [() => Du(e.part)]), b(L, M);
        };
        G(p, (L) => {
          a(s) && L(x);
        });
      }
      P(() => {
        Q(v, "viewBox", `0 0 ${a(r)[0] ?? ""} ${a(r)[1] ?? ""}`), _ = ce(v, 0, "svelte-18javx1", null, _, { sides: a(s) });
      }), b(h, v);
    };
    G(o, (h) => {
      (a(n) || a(s) && e.part.sides.length) && h(c);
    });
  }
  var u = O(o, 2);
  {
    var f = (h) => {
      var v = We(), _ = ge(v);
      Me(_, 17, () => Bu(e.part), Ae, (w, d) => {
        var g = Ju();
        let m;
        var p = te(g, !0);
        P(
          (x, L) => {
            m = lt(g, "", m, { left: x, top: L }), K(p, a(d).name);
          },
          [
            () => l(a(d).at[0], a(r)[0]),
            () => l(a(d).at[1], a(r)[1])
          ]
        ), b(w, g);
      }), b(h, v);
    };
    G(u, (h) => {
      a(s) && h(f);
    });
  }
  b(t, i), Oe();
}
var $u = /* @__PURE__ */ j('<span class="dot svelte-1tsi2oa"></span>'), ec = /* @__PURE__ */ j("<span> </span>"), tc = /* @__PURE__ */ j("<span></span>");
function nc(t, e) {
  Le(e, !0);
  const n = /* @__PURE__ */ k(() => e.row % 2 === 0);
  var r = We(), s = ge(r);
  {
    var l = (c) => {
      var u = $u();
      b(c, u);
    }, i = (c) => {
      var u = We(), f = ge(u);
      {
        var h = (v) => {
          var _ = ec(), w = te(_, !0);
          P(() => {
            ce(_, 1, `box ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-1tsi2oa"), K(w, e.piece.symbol);
          }), b(v, _);
        };
        G(f, (v) => {
          e.piece && v(h);
        });
      }
      b(c, u);
    }, o = (c) => {
      var u = tc();
      let f;
      P(() => f = ce(u, 1, "line svelte-1tsi2oa", null, f, { across: a(n), drawn: e.piece !== null })), b(c, u);
    };
    G(s, (c) => {
      e.row % 2 === 0 && e.column % 2 === 0 ? c(l) : e.row % 2 === 1 && e.column % 2 === 1 ? c(i, 1) : c(o, -1);
    });
  }
  b(t, r), Oe();
}
const rc = "M24 89c0-7 5-10 13-11h26c8 1 13 4 13 11z", ac = {
  pawn: {
    body: "M50 21a13 13 0 0 0-8.6 22.8c-6 3-9.4 8-9.4 14 0 6 3 11 7.6 14.4C30.5 75.5 25 81 25 89h50c0-8-5.5-13.5-14.6-16.800C65 68.800 68 63.800 68 57.800c0-6-3.400-11-9.400-14A13 13 0 0 0 50 21z"
  },
  knight: {
    body: "M30 89h47c2.5-27 0-47-12-58-5-4.5-11-7-17.5-7.5L44 14l-7.5 11.5C29 30 24.5 37 21.5 46L14 61c-2 4-.5 8.5 3.5 9.5 3 .8 5.800-.4 7.5-3l3.5-4c7-.8 13-3.300 18-8C46 67 31 72 30 89z",
    lines: "M36 39.5v.1M21.5 61.5v.1M53 33c11 5 16 19 15.5 44"
  },
  bishop: {
    body: `M50 10.5a5.5 5.5 0 0 1 3.300 9.900C64.5 28.5 71 39 71 50c0 7.5-3.5 13-8 17.5H37c-4.5-4.5-8-10-8-17.5 0-11 6.5-21.5 17.700-29.600A5.5 5.5 0 0 1 50 10.5zM37 67.5h26l2 10.5H35z${rc}`,
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
var sc = /* @__PURE__ */ Ge('<path class="body svelte-chnsao"></path>'), lc = /* @__PURE__ */ Ge('<path class="lines svelte-chnsao"></path>'), ic = /* @__PURE__ */ Ge('<path class="strokes svelte-chnsao"></path>'), oc = /* @__PURE__ */ Ge('<svg aria-hidden="true"><!><!><!></svg>'), uc = /* @__PURE__ */ j("<span></span>"), cc = /* @__PURE__ */ j('<small class="svelte-chnsao"> </small>'), fc = /* @__PURE__ */ j("<span> <!></span>"), Da = /* @__PURE__ */ j("<span> </span>");
function dc(t, e) {
  Le(e, !0);
  let n = le(e, "turn", 3, 0);
  const r = /* @__PURE__ */ k(() => e.piece.figure.split(" ")), s = /* @__PURE__ */ k(() => a(r)[a(r).length - 1]), l = /* @__PURE__ */ k(() => a(r).length > 1 ? a(r)[0] : "own"), i = /* @__PURE__ */ k(() => ac[a(s)]), o = /* @__PURE__ */ k(() => [...e.piece.symbol].length > 2);
  var c = We(), u = ge(c);
  {
    var f = (d) => {
      var g = oc();
      let m, p;
      var x = X(g);
      {
        var L = (E) => {
          var F = sc();
          P(() => Q(F, "d", a(i).body)), b(E, F);
        };
        G(x, (E) => {
          a(i).body && E(L);
        });
      }
      var M = O(x);
      {
        var C = (E) => {
          var F = lc();
          P(() => Q(F, "d", a(i).lines)), b(E, F);
        };
        G(M, (E) => {
          a(i).lines && E(C);
        });
      }
      var A = O(M);
      {
        var S = (E) => {
          var F = ic();
          P(() => Q(F, "d", a(i).strokes)), b(E, F);
        };
        G(A, (E) => {
          a(i).strokes && E(S);
        });
      }
      P(() => {
        m = ce(g, 0, `figure ${a(l) ?? ""} ${a(s) ?? ""} ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-chnsao", m, { second: e.piece.owner % 2 === 1 }), Q(g, "viewBox", a(i).lines || a(i).body ? "5 3 90 90" : "0 0 100 100"), p = lt(g, "", p, {
          rotate: n() && n() !== 180 ? `${n()}deg` : void 0,
          scale: n() === 180 ? "-1 1" : void 0
        });
      }), b(d, g);
    }, h = (d) => {
      var g = uc();
      let m;
      P(() => m = ce(g, 1, `stone ${a(l) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", m, {
        ring: a(l) === "own" && e.piece.owner % 2 === 1
      })), b(d, g);
    }, v = (d) => {
      var g = fc();
      let m;
      var p = X(g), x = O(p);
      {
        var L = (M) => {
          var C = cc(), A = te(C, !0);
          P(() => K(A, e.piece.note)), b(M, C);
        };
        G(x, (M) => {
          e.piece.note && M(L);
        });
      }
      P(
        (M) => {
          m = ce(g, 1, "tile svelte-chnsao", null, m, { new: e.piece.owner >= 0 }), K(p, M);
        },
        [
          () => e.piece.symbol === "*" ? "" : e.piece.symbol.toUpperCase()
        ]
      ), b(d, g);
    }, _ = (d) => {
      var g = Da();
      let m;
      var p = te(g, !0);
      P(() => {
        m = ce(g, 1, `token p${e.piece.owner % 4}`, "svelte-chnsao", m, { ring: e.piece.owner % 2 === 1, long: a(o) }), K(p, e.piece.symbol);
      }), b(d, g);
    }, w = (d) => {
      var g = Da();
      let m;
      var p = te(g, !0);
      P(() => {
        m = ce(g, 1, "plain svelte-chnsao", null, m, { long: a(o) }), K(p, e.piece.symbol);
      }), b(d, g);
    };
    G(u, (d) => {
      a(i) ? d(f) : a(s) === "stone" ? d(h, 1) : a(s) === "tile" ? d(v, 2) : e.piece.owner >= 0 ? d(_, 3) : d(w, -1);
    });
  }
  b(t, c), Oe();
}
var hc = /* @__PURE__ */ j("<span><!></span>");
function vc(t, e) {
  Le(e, !0);
  let n = le(e, "slide", 3, null), r = le(e, "appears", 3, !1), s = le(e, "held", 3, null), l = le(e, "turn", 3, 0);
  var i = hc();
  let o, c;
  var u = X(i);
  dc(u, {
    get piece() {
      return e.piece;
    },
    get turn() {
      return l();
    }
  }), P(() => {
    o = ce(i, 1, "man svelte-604wlu", null, o, {
      slides: n() !== null,
      appears: r(),
      held: s() !== null
    }), c = lt(i, "", c, {
      "--x": n() ? `${100 * n()[0]}%` : void 0,
      "--y": n() ? `${100 * n()[1]}%` : void 0,
      translate: s() ? `${s()[0]}px ${s()[1]}px` : void 0
    });
  }), b(t, i), Oe();
}
var gc = /* @__PURE__ */ Ge('<polyline class="under svelte-jelzhl"></polyline>'), _c = /* @__PURE__ */ Ge('<polyline class="svelte-jelzhl"></polyline>'), mc = /* @__PURE__ */ Ge('<svg aria-hidden="true" class="svelte-jelzhl"><!><!></svg>');
function yc(t, e) {
  Le(e, !0);
  const n = /* @__PURE__ */ k(() => vr(e.part)), r = /* @__PURE__ */ k(() => e.part.lines.map((o) => o.map((c) => Pt(e.part, c).join(",")).join(" ")));
  var s = We(), l = ge(s);
  {
    var i = (o) => {
      var c = mc(), u = X(c);
      Me(u, 17, () => a(r), Ae, (h, v) => {
        var _ = gc();
        P(() => Q(_, "points", a(v))), b(h, _);
      });
      var f = O(u);
      Me(f, 17, () => a(r), Ae, (h, v) => {
        var _ = _c();
        P(() => Q(_, "points", a(v))), b(h, _);
      }), P(() => Q(c, "viewBox", `0 0 ${a(n)[0] ?? ""} ${a(n)[1] ?? ""}`)), b(o, c);
    };
    G(l, (o) => {
      a(r).length && o(i);
    });
  }
  b(t, s), Oe();
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
function bc(t) {
  const e = /* @__PURE__ */ new Map();
  for (const n of t) {
    const r = wc[n.text];
    if (!r) return /* @__PURE__ */ new Map();
    e.set(r, n);
  }
  return e;
}
function pc(t) {
  const e = t.target;
  return t.altKey || t.ctrlKey || t.metaKey || t.shiftKey ? !1 : !/^(INPUT|SELECT|TEXTAREA)$/.test(e.tagName) && !e.closest?.("ol");
}
var kc = /* @__PURE__ */ j("<button> </button>"), xc = /* @__PURE__ */ j('<div class="row svelte-xoxzi5" role="group" aria-label="which move"></div>');
function _a(t, e) {
  Le(e, !0);
  const n = 24;
  var r = We(), s = ge(r);
  {
    var l = (i) => {
      var o = xc();
      Me(o, 21, () => e.moves.slice(0, n), Ae, (c, u) => {
        var f = kc(), h = te(f, !0);
        P(() => K(h, a(u).text)), ne("click", f, () => e.play?.(a(u).text)), b(c, f);
      }), b(i, o);
    };
    G(s, (i) => {
      e.moves.length && i(l);
    });
  }
  b(t, r), Oe();
}
it(["click"]);
var Mc = /* @__PURE__ */ j('<span class="name svelte-ybdg36" aria-hidden="true"> </span>'), Sc = /* @__PURE__ */ j('<span class="worth svelte-ybdg36"><!></span>'), Ba = /* @__PURE__ */ j("<span></span>"), Ec = /* @__PURE__ */ j('<span class="under svelte-ybdg36"></span>'), Ac = /* @__PURE__ */ j("<button><!> <!> <!></button>"), Tc = /* @__PURE__ */ j('<div role="group"><!> <!> <!> <!></div>'), Lc = /* @__PURE__ */ j('<p class="hint soft svelte-ybdg36">Play with the arrow keys, or click where to go.</p>'), Oc = /* @__PURE__ */ j("<!> <!> <!>", 1);
function qa(t, e) {
  Le(e, !0);
  let n = le(e, "legal", 19, () => []), r = le(e, "last", 19, () => []), s = le(e, "rows", 19, () => []), l = le(e, "moving", 3, !1), i = le(e, "toned", 3, !1), o = /* @__PURE__ */ J(null), c = /* @__PURE__ */ J(0), u = /* @__PURE__ */ J(gt([])), f;
  const h = new fl();
  let v = /* @__PURE__ */ J(
    -1
    // where a piece was just let go: it is there already and need not slide
  );
  const _ = /* @__PURE__ */ k(() => new Map(n().filter((y) => y.cells.length === 1).map((y) => [y.cells[0], y]))), w = /* @__PURE__ */ k(() => n().filter((y) => y.cells.length > 1).flatMap((y) => e.part.cells[y.cells[0]] ? [y] : [y, { ...y, cells: [...y.cells].reverse() }])), d = /* @__PURE__ */ k(() => new Set(a(w).map((y) => y.cells[0]))), g = /* @__PURE__ */ k(() => new Set(a(w).filter((y) => y.cells[0] === a(o)).map((y) => y.cells[y.cells.length - 1]))), m = /* @__PURE__ */ k(() => ol(e.part)), p = /* @__PURE__ */ k(() => su(e.part, a(_).values())), x = /* @__PURE__ */ k(() => new Map(s().filter((y) => y.cells.length === 1).map((y) => [y.cells[0], y]))), L = /* @__PURE__ */ k(() => s().find((y) => y.value !== null)), M = /* @__PURE__ */ k(() => s().filter((y) => y.cells.length > 1 && y.value !== null).slice(0, 3).map((y, z) => ({
    from: Pt(e.part, y.cells[0]),
    to: Pt(e.part, y.cells[y.cells.length - 1]),
    rank: z
  }))), C = /* @__PURE__ */ k(() => e.part.chequered || l() && e.part.shape === "square" && e.part.rowLabels.length > 0), A = /* @__PURE__ */ k(() => e.part.cells.some((y) => y?.figure === "wall")), S = /* @__PURE__ */ k(() => vr(e.part)), E = /* @__PURE__ */ k(() => new Set(e.part.lines.flat())), F = /* @__PURE__ */ k(() => sl(e.part.cells)), $ = /* @__PURE__ */ k(() => i() || e.part.cells.some((y) => /^(white|black) stone$/.test(y?.figure ?? ""))), ae = /* @__PURE__ */ k(() => r().length > 1 && R(r()[0]) !== R(r().at(-1)) ? r().at(-1) : -1), fe = /* @__PURE__ */ k(() => e.play ? bc(n()) : /* @__PURE__ */ new Map());
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
    const [z, q] = ie(y);
    T(W, 180 * Math.atan2(-q, -z) / Math.PI);
  });
  function I(y) {
    if (!a(Ne) || !y.key.startsWith("Arrow") || !pc(y)) return;
    y.preventDefault(), y.stopPropagation();
    const z = a(fe).get(y.key);
    z ? e.play?.(z.text) : n().length || (je = y.key);
  }
  function R(y) {
    return e.part.cells[y]?.owner ?? -1;
  }
  function ee(y, z) {
    return `${100 * y / z}%`;
  }
  function re(y) {
    return y === a(ae) && y !== a(v) && e.part.shape !== "hexagon" && e.part.shape !== "lattice" && e.part.cells[y]?.figure !== "tile";
  }
  function ie(y) {
    const z = r()[0] ?? y, [q, we] = [
      z % e.part.columns,
      Math.floor(z / e.part.columns)
    ];
    return [
      q - y % e.part.columns,
      we - Math.floor(y / e.part.columns)
    ];
  }
  function de(y) {
    const z = e.part.cells[y], q = [il(e.part, y)];
    z && z.owner >= 0 ? q.push(Po(z, e.names)) : q.push(z ? z.symbol : "empty"), y === a(o) ? q.push("chosen") : (a(o) !== null ? a(g).has(y) : a(_).has(y)) ? q.push("legal") : a(o) === null && a(d).has(y) && q.push(z ? "can move" : "legal"), r().includes(y) && q.push("last move"), a(E).has(y) && q.push("in a row");
    const we = e.part.territory[y] ?? -1;
    !z && we >= 0 && q.push(`territory of ${e.names[we] ?? we + 1}`);
    const _e = a(x).get(y);
    return _e && _e.value !== null && q.push(`${_e.words || `value ${ct(_e.value, !0)}`}${_e.source ? ", from a tablebase" : ""}${_e.book ? ", in the book" : ""}`), q.join(", ");
  }
  function ue(y) {
    if (e.put) return e.put(y, null);
    if (e.play)
      if (a(o) !== null) {
        const z = a(w).filter((q) => q.cells[0] === a(o) && q.cells[q.cells.length - 1] === y);
        z.length === 1 ? e.play(z[0].text) : z.length > 1 ? T(u, z, !0) : T(o, a(d).has(y) && y !== a(o) ? y : null, !0), z.length === 1 && T(o, null);
      } else if (a(_).has(y)) {
        const z = n().filter((q) => q.cells.length === 1 && q.cells[0] === y);
        z.length > 1 ? T(u, z, !0) : e.play(z[0].text);
      } else a(d).has(y) ? T(o, y, !0) : a(p).has(y % e.part.columns) && e.play(a(p).get(y % e.part.columns).text);
  }
  function Ce(y) {
    const z = Math.floor(a(c) / e.part.columns), q = a(c) % e.part.columns, we = {
      ArrowUp: [z - 1, q],
      ArrowDown: [z + 1, q],
      ArrowLeft: [z, q - 1],
      ArrowRight: [z, q + 1],
      Home: [z, 0],
      End: [z, e.part.columns - 1]
    };
    y.key === "Escape" && T(o, null);
    const _e = we[y.key];
    if (!_e) return;
    y.preventDefault(), y.stopPropagation();
    const [Te, B] = _e;
    Te < 0 || B < 0 || Te >= e.part.rows || B >= e.part.columns || (T(c, Te * e.part.columns + B), f.querySelectorAll("button.cell")[a(c)]?.focus());
  }
  function D(y) {
    return e.put ? e.loose?.(y) ?? e.part.cells[y] !== null : a(d).has(y);
  }
  function Z(y, z) {
    T(v, -1), D(z) && h.down(y, z);
  }
  function he(y) {
    h.move(y) && !e.put && T(o, h.cell, !0);
  }
  function H(y) {
    const z = h.up(y, f);
    if (z) {
      if (e.put) {
        z.to !== z.from && e.put(z.to ?? -1, z.from);
        return;
      }
      if (T(o, z.from, !0), z.to === null || !a(g).has(z.to)) {
        T(o, null);
        return;
      }
      T(v, z.to, !0), ue(z.to);
    }
  }
  var Y = Oc();
  Je("pointermove", xt, he), Je("pointerup", xt, H), Je("pointercancel", xt, () => h.cancel()), Je("keydown", xt, I, !0);
  var se = ge(Y);
  Hu(se, {
    get part() {
      return e.part;
    },
    children: (y, z) => {
      var q = Tc();
      let we, _e;
      var Te = X(q);
      Qu(Te, {
        get part() {
          return e.part;
        }
      });
      var B = O(Te, 2);
      Me(B, 17, () => e.part.cells, Ae, (me, U, V) => {
        const pe = /* @__PURE__ */ k(() => Math.floor(V / e.part.columns)), Ie = /* @__PURE__ */ k(() => e.part.shape === "hexagon" ? Pt(e.part, V) : null), Ue = /* @__PURE__ */ k(() => a(x).get(V));
        var ke = Ac();
        let Fe;
        Q(ke, "data-cell", V);
        let Be;
        var Ke = X(ke);
        {
          var Rt = (Pe) => {
            var qe = Mc(), wt = te(qe, !0);
            P(() => K(wt, e.part.names[V])), b(Pe, qe);
          };
          G(Ke, (Pe) => {
            e.part.names[V] && Pe(Rt);
          });
        }
        var $t = O(Ke, 2);
        {
          var _r = (Pe) => {
            {
              let qe = /* @__PURE__ */ k(() => V % e.part.columns);
              nc(Pe, {
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
          }, gn = (Pe) => {
            var qe = We(), wt = ge(qe);
            oo(
              wt,
              () => re(V) ? r() : `${a(U).symbol}${a(U).owner}`,
              (_n) => {
                {
                  let wr = /* @__PURE__ */ k(() => re(V) ? ie(V) : null), br = /* @__PURE__ */ k(() => !re(V) && r().includes(V) && V !== a(v)), pr = /* @__PURE__ */ k(() => h.cell === V && h.moves ? [h.dx, h.dy] : null), kr = /* @__PURE__ */ k(() => a(U).figure === "eater" ? a(W) : 0);
                  vc(_n, {
                    get piece() {
                      return a(U);
                    },
                    get slide() {
                      return a(wr);
                    },
                    get appears() {
                      return a(br);
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
            ), b(Pe, qe);
          }, en = /* @__PURE__ */ k(() => a(U) && !(a(m) && au.includes(a(U).symbol)));
          G($t, (Pe) => {
            e.part.shape === "lattice" ? Pe(_r) : a(en) && Pe(gn, 1);
          });
        }
        var mr = O($t, 2);
        {
          var yr = (Pe) => {
            var qe = Sc(), wt = X(qe);
            {
              let _n = /* @__PURE__ */ k(() => a(Ue) === a(L));
              ga(wt, {
                get row() {
                  return a(Ue);
                },
                get best() {
                  return a(_n);
                }
              });
            }
            b(Pe, qe);
          }, Ol = (Pe) => {
            var qe = Ba();
            P(() => ce(qe, 1, `ground p${e.part.territory[V] % 4} ${a(F)[e.part.territory[V]] ?? "" ?? ""}`, "svelte-ybdg36")), b(Pe, qe);
          }, Nl = (Pe) => {
            var qe = Ba();
            let wt;
            P(() => wt = ce(qe, 1, "dot svelte-ybdg36", null, wt, { many: a(_).size + a(d).size > 30 })), b(Pe, qe);
          }, jl = /* @__PURE__ */ k(() => e.part.shape !== "lattice" && (!a(U) || a(U).owner < 0 && !a(U).figure) && (a(o) === null ? a(_).has(V) || a(d).has(V) : a(g).has(V))), Cl = (Pe) => {
            var qe = Ec();
            b(Pe, qe);
          }, Pl = /* @__PURE__ */ k(() => a(U) && a(U).owner >= 0 && a(o) === null && a(_).has(V));
          G(mr, (Pe) => {
            a(Ue) && a(Ue).value !== null ? Pe(yr) : !a(U) && (e.part.territory[V] ?? -1) >= 0 ? Pe(Ol, 1) : a(jl) ? Pe(Nl, 2) : a(Pl) && Pe(Cl, 3);
          });
        }
        P(
          (Pe, qe, wt, _n, wr, br, pr, kr, zl, Rl) => {
            Fe = ce(ke, 1, "cell svelte-ybdg36", null, Fe, {
              odd: (a(pe) + V % e.part.columns) % 2 === 1,
              can: Pe,
              grab: qe,
              target: wt,
              taking: _n,
              from: V === a(o),
              last: wr,
              tinted: br
            }), Q(ke, "tabindex", V === a(c) ? 0 : -1), Q(ke, "aria-label", pr), Be = lt(ke, "", Be, { "--tint": kr, left: zl, top: Rl });
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
        ), ne("click", ke, () => (T(c, V, !0), h.isClick() && ue(V))), ne("pointerdown", ke, (Pe) => Z(Pe, V)), b(me, ke);
      });
      var oe = O(B, 2);
      {
        var be = (me) => {
          cl(me, {
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
        G(oe, (me) => {
          a(M).length && me(be);
        });
      }
      var ze = O(oe, 2);
      yc(ze, {
        get part() {
          return e.part;
        }
      }), Vt(q, (me) => f = me, () => f), P(
        (me, U, V) => {
          we = ce(q, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", we, {
            chequered: a(C),
            plain: !a(C) && !a(A) && e.part.shape === "square",
            sparse: me,
            wood: a($),
            maze: a(A),
            dragging: h.moves
          }), Q(q, "aria-label", e.part.title || "board"), _e = lt(q, "", _e, {
            "--wide": a(S)[0],
            "--high": a(S)[1],
            "grid-template-columns": U,
            "grid-template-rows": V
          });
        },
        [
          () => e.part.shape === "point" && e.part.cells.some((me) => me && me.owner < 0),
          () => ir(e.part, e.part.columns),
          () => e.part.shape === "lattice" ? ir(e.part, e.part.rows) : void 0
        ]
      ), ne("keydown", q, Ce), ne("focusin", q, (me) => T(c, Number(me.target.dataset.cell ?? a(c)), !0)), b(y, q);
    },
    $$slots: { default: !0 }
  });
  var ye = O(se, 2);
  {
    var ve = (y) => {
      var z = Lc();
      b(y, z);
    };
    G(ye, (y) => {
      a(Ne) && y(ve);
    });
  }
  var N = O(ye, 2);
  _a(N, {
    get moves() {
      return a(u);
    },
    get play() {
      return e.play;
    }
  }), b(t, Y), Oe();
}
it(["keydown", "focusin", "click", "pointerdown"]);
const Sn = "*";
class Nc {
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
    const l = s === null ? void 0 : this.at(s);
    l ? (this.takeBack(s), r >= 0 && Va(e, r) && !this.at(r) && (this.laid = [...this.laid, { ...l, cell: r }])) : this.at(r) ? this.takeBack(r) : this.chosen !== null && this.lay(e, n, this.chosen, r);
  }
  lay(e, n, r, s) {
    return this.marking = !1, !Va(e, s) || this.at(s) || this.isLaid(r) ? !1 : (this.laid = [...this.laid, { cell: s, card: r, symbol: n.cards[r] }], this.chosen = null, !0);
  }
  /** A letter typed at a cell lays the card of that letter, or a blank for it. */
  type(e, n, r, s) {
    const l = n.cards.map((o, c) => ({ symbol: o, card: c })).filter(({ card: o }) => !this.isLaid(o)), i = l.find(({ symbol: o }) => o === r.toUpperCase()) ?? l.find(({ symbol: o }) => o === Sn);
    return !i || !this.lay(e, n, i.card, s) ? !1 : (i.symbol === Sn && this.name(s, r), !0);
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
    for (const { cell: s, card: l, symbol: i } of this.laid) r[s] = jc(i, n.values[l] ?? 0, n.owner);
    return { ...e, cells: r };
  }
  /** As zermelo.board writes it: `H8=C I8=A`. */
  text(e) {
    return this.laid.map(({ cell: n, symbol: r }) => `${il(e, n)}=${r}`).join(" ");
  }
  /** The move that plays cards like those marked; which of equal ones does not matter. */
  markedMove(e, n, r) {
    const s = (i) => i.map((o) => e.cards[o]).sort().join(" "), l = s(this.marked);
    return n.find((i) => s(i.cells.map(r)) === l);
  }
}
function Va(t, e) {
  return t.cells[e]?.figure !== "tile";
}
function jc(t, e, n) {
  return {
    symbol: t,
    owner: n,
    figure: "tile",
    note: t === Sn ? "" : String(e)
  };
}
var Cc = /* @__PURE__ */ j("<p> </p>"), Pc = /* @__PURE__ */ j('<div class="news svelte-bvapm5" role="log" tabindex="0"><p class="latest svelte-bvapm5"> </p> <!></div>');
function zc(t, e) {
  Le(e, !0);
  let n = le(e, "before", 19, () => []);
  const r = /* @__PURE__ */ k(() => [...n()].reverse());
  var s = Pc(), l = X(s), i = te(l, !0), o = O(l, 2);
  Me(o, 17, () => a(r), Ae, (c, u) => {
    var f = Cc(), h = te(f, !0);
    P(() => K(h, a(u))), b(c, f);
  }), P(() => K(i, e.text)), b(t, s), Oe();
}
var Rc = /* @__PURE__ */ j('<span class="unseen">, last move</span>'), Ic = /* @__PURE__ */ j('<button><i class="svelte-180ejp1"></i><!></button>'), Fc = /* @__PURE__ */ j('<i class="svelte-180ejp1"></i>'), Dc = /* @__PURE__ */ j('<span> </span> <b class="svelte-180ejp1"><span class="unseen"> </span> <!></b> <span class="things svelte-180ejp1"><!></span>', 1), Bc = /* @__PURE__ */ j('<p class="selection svelte-180ejp1"> </p>'), qc = /* @__PURE__ */ j('<div role="group"></div> <!> <!>', 1);
function Ua(t, e) {
  Le(e, !0);
  let n = le(e, "legal", 19, () => []), r = le(e, "last", 19, () => []), s = le(e, "rows", 19, () => []), l = /* @__PURE__ */ J(
    !1
    // whether moves are made here at all; it stays so between turns
  ), i = /* @__PURE__ */ J([]), o = /* @__PURE__ */ J(null), c = /* @__PURE__ */ J(0), u = !1, f = /* @__PURE__ */ J(void 0);
  Ye(() => {
    ([...n(), ...s()].some((W) => W.cells.length) || r().length) && T(l, !0);
  }), Ye(() => {
    n(), T(i, []), T(o, null);
  }), Ye(() => {
    const { pile: W, left: I } = nn(e.part, a(c));
    if (I < (e.part.counts[W] ?? 0)) return;
    const R = e.part.counts[W] ? W : e.part.counts.findIndex((ee) => ee > 0);
    R < 0 || (T(c, Yn(e.part, R, e.part.counts[R] - 1), !0), u && Us().then(C));
  });
  const h = /* @__PURE__ */ k(() => new Map(s().filter((W) => W.cells.length === 1 && W.value !== null).map((W) => [W.cells[0], W]))), v = /* @__PURE__ */ k(() => s().find((W) => W.value !== null)), _ = /* @__PURE__ */ k(() => a(o) === null || !x(a(o)) ? a(i) : p(a(o))), w = /* @__PURE__ */ k(() => a(i).length ? m(a(i)) : []), d = /* @__PURE__ */ k(() => {
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
    const { pile: I } = nn(e.part, W), R = a(i).filter((ee) => nn(e.part, ee).pile !== I);
    return m([...R, W]).length ? [...R, W] : [W];
  }
  function x(W) {
    return m([W]).length > 0;
  }
  function L(W, I) {
    return I >= (za(e.part, a(_), W) ?? 1 / 0);
  }
  function M(W) {
    if (T(c, W, !0), !e.play || !x(W)) return;
    const I = p(W), R = m(I);
    R.length === 1 ? e.play(R[0].text) : T(i, I);
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
    W.key === "Escape" && T(i, []);
    const re = ee[W.key];
    if (!re) return;
    W.preventDefault(), W.stopPropagation();
    let ie = I + re[0];
    for (; re[0] && e.part.counts[ie] === 0; ) ie += re[0];
    e.part.counts[ie] && (T(c, Yn(e.part, ie, Math.max(0, Math.min(re[1], e.part.counts[ie] - 1))), !0), C());
  }
  function S(W, I) {
    const R = Yn(e.part, W, I), ee = [
      `${g(W)} ${I + 1} of ${e.part.counts[W]}`.trim()
    ], re = m([R]);
    a(i).includes(R) && ee.push("chosen"), re.length && ee.push(`legal: ${re.slice(0, 3).map((de) => de.text).join(" or ")}`);
    const ie = a(h).get(R);
    return ie && ee.push(`value ${ct(ie.value, !0)}`), ee.join(", ");
  }
  function E(W) {
    return za(e.part, r(), W) !== void 0;
  }
  var F = qc(), $ = ge(F);
  let ae;
  Me($, 21, () => e.part.counts, Ae, (W, I, R) => {
    var ee = Dc(), re = ge(ee);
    let ie;
    var de = te(re, !0), ue = O(re, 2), Ce = X(ue), D = te(Ce, !0), Z = O(Ce, 1, !0), he = O(Z);
    {
      var H = (y) => {
        var z = Rc();
        b(y, z);
      }, Y = /* @__PURE__ */ k(() => E(R));
      G(he, (y) => {
        a(Y) && y(H);
      });
    }
    var se = O(ue, 2), ye = X(se);
    {
      var ve = (y) => {
        var z = We(), q = ge(z);
        Me(q, 17, () => ({ length: a(I) }), Ae, (we, _e, Te) => {
          const B = /* @__PURE__ */ k(() => Yn(e.part, R, Te));
          var oe = We(), be = ge(oe);
          {
            var ze = (U) => {
              const V = /* @__PURE__ */ k(() => a(h).get(a(B)));
              var pe = Ic();
              let Ie;
              var Ue = O(X(pe));
              {
                var ke = (Fe) => {
                  {
                    let Be = /* @__PURE__ */ k(() => a(V) === a(v));
                    ga(Fe, {
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
              P(
                (Fe, Be, Ke, Rt) => {
                  Ie = ce(pe, 1, "cell svelte-180ejp1", null, Ie, { can: Fe, going: Be, from: Ke }), Q(pe, "data-cell", a(B)), Q(pe, "tabindex", a(B) === a(c) ? 0 : -1), Q(pe, "aria-label", Rt);
                },
                [
                  () => x(a(B)),
                  () => L(R, Te),
                  () => a(i).includes(a(B)),
                  () => S(R, Te)
                ]
              ), ne("click", pe, () => M(a(B))), Je("pointerenter", pe, () => T(o, a(B), !0)), Je("pointerleave", pe, () => T(o, null)), Je("focus", pe, () => T(o, a(B), !0)), Je("blur", pe, () => T(o, null)), b(U, pe);
            }, me = (U) => {
              var V = Fc();
              b(U, V);
            };
            G(be, (U) => {
              a(l) ? U(ze) : U(me, -1);
            });
          }
          b(we, oe);
        }), b(y, z);
      }, N = /* @__PURE__ */ k(() => Eu(e.part, R));
      G(ye, (y) => {
        a(N) && y(ve);
      });
    }
    P(
      (y, z, q) => {
        ie = ce(re, 1, "name svelte-180ejp1", null, ie, { last: y }), K(de, z), K(D, q), K(Z, a(I));
      },
      [() => E(R), () => g(R), () => g(R)]
    ), b(W, ee);
  }), Vt($, (W) => T(f, W), () => a(f));
  var fe = O($, 2);
  {
    var Ne = (W) => {
      var I = Bc(), R = te(I, !0);
      P(() => K(R, a(d) || " ")), b(W, I);
    };
    G(fe, (W) => {
      a(l) && W(Ne);
    });
  }
  var je = O(fe, 2);
  _a(je, {
    get moves() {
      return a(w);
    },
    get play() {
      return e.play;
    }
  }), P(() => {
    ae = ce($, 1, "piles svelte-180ejp1", null, ae, { taking: a(l) }), Q($, "aria-label", e.part.title || "piles");
  }), ne("keydown", $, A), ne("focusin", $, () => u = !0), ne("focusout", $, (W) => W.relatedTarget && (u = !1)), b(t, F), Oe();
}
it(["keydown", "focusin", "focusout", "click"]);
function hl(t, e) {
  const n = [];
  for (let r = 0; r + 1 < t.cells.length; r += 2) n.push([t.cells[r], t.cells[r + 1]]);
  for (const [r, s] of e) {
    const l = n.findIndex((i) => i[0] === r && i[1] === s);
    if (l < 0) return null;
    n.splice(l, 1);
  }
  return n;
}
function Ha(t, e) {
  return hl(t, e) !== null;
}
function Wa(t, e) {
  return hl(t, e) ?? [];
}
function Vc(t, e) {
  const n = [...t.counts], r = [...t.owners];
  for (const [s, l] of e) {
    const i = r[s];
    n[s]--, n[l] = r[l] === i ? n[l] + 1 : 1, r[l] = i;
  }
  return { counts: n, owners: r };
}
var Uc = /* @__PURE__ */ j('<i class="svelte-ibr02l"></i>'), Hc = /* @__PURE__ */ j('<span aria-hidden="true"></span>'), Ya = /* @__PURE__ */ j('<small aria-hidden="true" class="svelte-ibr02l"> </small>'), Wc = /* @__PURE__ */ j("<li><button><!> <!> <!></button></li>"), Yc = /* @__PURE__ */ j('<ol class="upper svelte-ibr02l"></ol>'), Gc = /* @__PURE__ */ j('<li><button><span class="soft"> </span> <b> </b></button></li>'), Kc = /* @__PURE__ */ j('<ul class="beside svelte-ibr02l"></ul>'), Xc = /* @__PURE__ */ j('<p class="row taken svelte-ibr02l" role="status"> <button>Undo step</button></p>'), Jc = /* @__PURE__ */ j('<div class="whole svelte-ibr02l" role="group"><div><!> <ol class="lower svelte-ibr02l"></ol></div> <!> <!></div> <!>', 1);
function Ga(t, e) {
  Le(e, !0);
  const n = (N, y = jt) => {
    var z = Hc();
    let q;
    Me(z, 21, () => ({ length: Math.min(y().count, o) }), Ae, (we, _e, Te) => {
      var B = Uc();
      P(() => Q(B, "data-mark", Te ? "" : y().count > o ? y().count : "XOABCDEF"[y().owner] ?? "")), b(we, B);
    }), P(() => q = ce(z, 1, `men ${y().owner >= 0 ? `p${y().owner % 4}` : ""}`, "svelte-ibr02l", q, { ring: y().owner % 2 === 1 })), b(N, z);
  }, r = (N, y = jt, z = jt, q = jt) => {
    var we = Wc();
    let _e;
    var Te = X(we);
    let B;
    var oe = X(Te);
    {
      var be = (V) => {
        var pe = Ya(), Ie = te(pe, !0);
        P(() => K(Ie, y().label)), b(V, pe);
      };
      G(oe, (V) => {
        z() && V(be);
      });
    }
    var ze = O(oe, 2);
    n(ze, y);
    var me = O(ze, 2);
    {
      var U = (V) => {
        var pe = Ya(), Ie = te(pe, !0);
        P(() => K(Ie, y().label)), b(V, pe);
      };
      G(me, (V) => {
        z() || V(U);
      });
    }
    P(
      (V, pe, Ie, Ue) => {
        _e = ce(we, 1, "svelte-ibr02l", null, _e, { odd: q() }), B = ce(Te, 1, "cell svelte-ibr02l", null, B, {
          can: V,
          target: pe,
          from: y().place === a(f),
          last: Ie
        }), Q(Te, "data-cell", y().place), Q(Te, "tabindex", y().place === a(h) ? 0 : -1), Q(Te, "aria-label", Ue);
      },
      [
        () => a(f) === null ? a(F).has(y().place) : a($).has(y().place),
        () => a(f) !== null && a($).has(y().place),
        () => l().includes(y().place),
        () => R(y())
      ]
    ), ne("click", Te, () => (T(h, y().place, !0), je(y().place))), ne("pointerdown", Te, () => _ = y().place), b(N, we);
  };
  let s = le(e, "legal", 19, () => []), l = le(e, "last", 19, () => []), i = le(e, "rows", 19, () => []);
  const o = 5, c = 12;
  let u = /* @__PURE__ */ J([]), f = /* @__PURE__ */ J(null), h = /* @__PURE__ */ J(0), v, _ = -1, w = [0, 0], d = /* @__PURE__ */ k(() => pa(w, 2)), g = /* @__PURE__ */ J(gt(a(d)[0])), m = /* @__PURE__ */ J(gt(a(d)[1]));
  Ye(() => {
    s(), T(u, []), T(f, null);
  });
  const p = /* @__PURE__ */ k(() => Vc(e.part, a(u))), x = /* @__PURE__ */ k(() => a(p).counts.map((N, y) => ({
    place: y,
    count: N,
    owner: a(p).owners[y] ?? -1,
    label: e.part.labels[y] ?? String(y + 1)
  }))), L = /* @__PURE__ */ k(() => a(x).length >= 2 * c ? 2 * c : a(x).length), M = /* @__PURE__ */ k(() => a(L) > c ? a(x).slice(a(L) / 2, a(L)) : []), C = /* @__PURE__ */ k(() => a(L) > c ? a(x).slice(0, a(L) / 2).reverse() : a(x).slice(0, a(L))), A = /* @__PURE__ */ k(() => a(x).slice(a(L))), S = /* @__PURE__ */ k(() => s().filter((N) => N.cells.length && Ha(N, a(u)))), E = /* @__PURE__ */ k(() => a(S).flatMap((N) => Wa(N, a(u)))), F = /* @__PURE__ */ k(() => new Set(a(E).filter(([N]) => (a(p).counts[N] ?? 0) > 0).map(([N]) => N))), $ = /* @__PURE__ */ k(() => new Set(a(E).filter(([N]) => N === a(f)).map(([, N]) => N))), ae = /* @__PURE__ */ k(() => i().find((N) => N.value !== null && N.cells.length > 1));
  let fe = /* @__PURE__ */ J([]);
  Ye(() => {
    a(g), a(m), a(p);
    const N = a(ae) ? Wa(a(ae), []) : [];
    T(fe, N.map(([y, z]) => ({ from: Ne(y), to: Ne(z), rank: 0 })));
  });
  function Ne(N) {
    const y = v.querySelector(`[data-cell="${N}"]`), z = (y?.querySelector(".men i:last-child") ?? y)?.getBoundingClientRect(), q = v.getBoundingClientRect();
    return z ? [
      z.x + z.width / 2 - q.x,
      z.y + z.height / 2 - q.y
    ] : [0, 0];
  }
  function je(N) {
    if (a(f) !== null && a($).has(N)) {
      const y = [...a(u), [a(f), N]];
      T(f, null);
      const z = s().filter((q) => q.cells.length === 2 * y.length && Ha(q, y));
      z.length ? e.play?.(z[0].text) : T(u, y);
    } else T(f, a(F).has(N) && N !== a(f) ? N : null, !0);
  }
  function W(N) {
    const y = _;
    _ = -1;
    const z = document.elementFromPoint(N.clientX, N.clientY)?.closest("button.cell");
    if (y < 0 || !z || !v.contains(z)) return;
    const q = Number(z.dataset.cell);
    q === y || !a(F).has(y) || (T(f, y, !0), a($).has(q) ? je(q) : T(f, null));
  }
  function I(N) {
    const y = [...a(M), ...a(C), ...a(A)].map((_e) => _e.place), z = y.indexOf(a(h)), q = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -a(M).length,
      ArrowDown: a(M).length
    };
    if (N.key === "Escape" && ((_e) => {
      var Te = pa(_e, 2);
      T(f, Te[0], !0), T(u, Te[1]);
    })([null, []]), !(N.key in q)) return;
    N.preventDefault(), N.stopPropagation();
    const we = y[Math.min(Math.max(z + q[N.key], 0), y.length - 1)];
    T(h, we, !0), v.querySelector(`button.cell[data-cell="${we}"]`)?.focus();
  }
  function R(N) {
    const y = [
      N.count ? `${N.label}: ${N.count} of ${e.names[N.owner] ?? "nobody"}` : `${N.label}: empty`
    ];
    return N.place === a(f) ? y.push("chosen") : a(f) !== null && a($).has(N.place) ? y.push("legal") : a(f) === null && a(F).has(N.place) && y.push("can move"), l().includes(N.place) && y.push("last move"), y.join(", ");
  }
  var ee = Jc();
  Je("pointerup", xt, W);
  var re = ge(ee), ie = X(re);
  let de;
  var ue = X(ie);
  {
    var Ce = (N) => {
      var y = Yc();
      let z;
      Me(y, 23, () => a(M), (q) => q.place, (q, we, _e) => {
        r(q, () => a(we), () => !0, () => a(_e) % 2 === 1);
      }), P(() => z = lt(y, "", z, { "--columns": a(M).length })), b(N, y);
    };
    G(ue, (N) => {
      a(M).length && N(Ce);
    });
  }
  var D = O(ue, 2);
  let Z;
  Me(D, 23, () => a(C), (N) => N.place, (N, y, z) => {
    r(N, () => a(y), () => !1, () => a(z) % 2 === 0);
  });
  var he = O(ie, 2);
  {
    var H = (N) => {
      var y = Kc();
      Me(y, 21, () => a(A), (z) => z.place, (z, q) => {
        var we = Gc(), _e = X(we);
        let Te;
        var B = X(_e), oe = te(B, !0), be = O(B, 2), ze = te(be, !0);
        P(
          (me, U, V) => {
            Te = ce(_e, 1, "cell aside svelte-ibr02l", null, Te, {
              can: me,
              target: U,
              from: a(q).place === a(f)
            }), Q(_e, "data-cell", a(q).place), Q(_e, "tabindex", a(q).place === a(h) ? 0 : -1), Q(_e, "aria-label", `${a(q).label ?? ""} ${a(q).count ?? ""}, ${V ?? ""}`), K(oe, a(q).label), K(ze, a(q).count);
          },
          [
            () => a(f) === null ? a(F).has(a(q).place) : a($).has(a(q).place),
            () => a(f) !== null && a($).has(a(q).place),
            () => R(a(q))
          ]
        ), ne("click", _e, () => (T(h, a(q).place, !0), je(a(q).place))), ne("pointerdown", _e, () => _ = a(q).place), b(z, we);
      }), b(N, y);
    };
    G(he, (N) => {
      a(A).length && N(H);
    });
  }
  var Y = O(he, 2);
  {
    var se = (N) => {
      cl(N, {
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
  var ye = O(re, 2);
  {
    var ve = (N) => {
      var y = Xc(), z = X(y), q = O(z);
      P((we) => K(z, `${we ?? ""}: choose the next step. `), [
        () => a(u).map(([we, _e]) => `${e.part.labels[we]} to ${e.part.labels[_e]}`).join(", ")
      ]), ne("click", q, () => T(u, [])), b(N, y);
    };
    G(ye, (N) => {
      a(u).length && N(ve);
    });
  }
  P(() => {
    Q(re, "aria-label", e.part.title || "board"), de = ce(ie, 1, "track svelte-ibr02l", null, de, { folded: a(M).length > 0 }), Z = lt(D, "", Z, { "--columns": a(C).length });
  }), ne("keydown", re, I), Gr(re, "clientWidth", (N) => T(g, N)), Gr(re, "clientHeight", (N) => T(m, N)), b(t, ee), Oe();
}
it(["click", "pointerdown", "keydown"]);
var Zc = /* @__PURE__ */ j("<button><!></button>"), Qc = /* @__PURE__ */ j('<label>The blank is <input type="text" maxlength="1" size="2" autocomplete="off" class="svelte-irtqqp"/></label>'), $c = /* @__PURE__ */ j('<button class="first svelte-irtqqp"> </button> <button class="svelte-irtqqp">Cancel</button>', 1), Ka = /* @__PURE__ */ j('<button class="svelte-irtqqp"> </button>'), ef = /* @__PURE__ */ j('<button class="first svelte-irtqqp">Lay tiles</button> <button class="svelte-irtqqp">Take back</button> <!> <!>', 1), tf = /* @__PURE__ */ j('<div class="rack svelte-irtqqp" role="group" aria-label="your tiles"></div> <div class="row svelte-irtqqp"><!> <!></div>', 1);
function nf(t, e) {
  Le(e, !0);
  const n = new fl(), r = /* @__PURE__ */ k(() => Dt((e.legal[0]?.words || e.legal[0]?.text || "").split(" ")[0] ?? "")), s = /* @__PURE__ */ k(() => e.laying.markedMove(e.part, e.legal, e.numberOf));
  function l(d) {
    const g = document.querySelector("section.grid"), m = g ? n.up(d, g) : void 0;
    m && m.to !== null && e.laying.lay(e.grid, e.part, m.from, m.to);
  }
  function i() {
    e.laying.laid.length && e.laying.unnamed === null && e.play?.(e.laying.text(e.grid));
  }
  var o = tf();
  Je("pointermove", xt, (d) => n.move(d)), Je("pointerup", xt, l), Je("pointercancel", xt, () => n.cancel());
  var c = ge(o);
  Me(c, 21, () => e.part.cards, Ae, (d, g, m) => {
    const p = /* @__PURE__ */ k(() => n.cell === m && n.moves);
    var x = Zc();
    let L, M;
    var C = X(x);
    Xr(C, {
      get card() {
        return a(g);
      },
      get value() {
        return e.part.values[m];
      }
    }), P(
      (A, S, E, F) => {
        L = ce(x, 1, "card svelte-irtqqp", null, L, { gone: A, held: a(p) }), x.disabled = S, Q(x, "aria-pressed", E), Q(x, "aria-label", `${F ?? ""}, ${e.part.values[m] ?? ""}`), M = lt(x, "", M, {
          translate: a(p) ? `${n.dx}px ${n.dy}px` : void 0
        });
      },
      [
        () => e.laying.isLaid(m),
        () => e.laying.isLaid(m),
        () => e.laying.marking ? e.laying.marked.includes(m) : e.laying.chosen === m,
        () => Kr(a(g))
      ]
    ), ne("pointerdown", x, (A) => !e.laying.marking && n.down(A, m)), ne("click", x, () => n.isClick() && e.laying.choose(m)), b(d, x);
  });
  var u = O(c, 2), f = X(u);
  {
    var h = (d) => {
      var g = Qc(), m = O(X(g));
      ne("input", m, (p) => e.laying.name(e.laying.unnamed, p.currentTarget.value)), b(d, g);
    };
    G(f, (d) => {
      e.laying.unnamed !== null && d(h);
    });
  }
  var v = O(f, 2);
  {
    var _ = (d) => {
      var g = $c(), m = ge(g), p = te(m, !0), x = O(m, 2);
      P(
        (L) => {
          m.disabled = !a(s), K(p, L);
        },
        [
          () => Dt(a(s)?.words || a(s)?.text || `${a(r)} …`)
        ]
      ), ne("click", m, () => a(s) && e.play?.(a(s).text)), ne("click", x, () => e.laying.clear()), b(d, g);
    }, w = (d) => {
      var g = ef(), m = ge(g), p = O(m, 2), x = O(p, 2);
      {
        var L = (C) => {
          var A = Ka(), S = te(A);
          P(() => K(S, `${a(r) ?? ""} tiles`)), ne("click", A, () => e.laying.mark()), b(C, A);
        };
        G(x, (C) => {
          e.legal.length && C(L);
        });
      }
      var M = O(x, 2);
      Me(M, 17, () => e.beside, Ae, (C, A) => {
        var S = Ka(), E = te(S, !0);
        P((F) => K(E, F), [() => Dt(a(A).words || a(A).text)]), ne("click", S, () => e.play?.(a(A).text)), b(C, S);
      }), P(() => {
        m.disabled = !e.laying.laid.length || e.laying.unnamed !== null, p.disabled = !e.laying.laid.length;
      }), ne("click", m, i), ne("click", p, () => e.laying.clear()), b(d, g);
    };
    G(v, (d) => {
      e.laying.marking ? d(_) : d(w, -1);
    });
  }
  b(t, o), Oe();
}
it(["pointerdown", "click", "input"]);
var rf = /* @__PURE__ */ j('<p class="title svelte-12f8aji"> </p>'), Xa = /* @__PURE__ */ j("<section><!></section>"), af = /* @__PURE__ */ j('<p class="text svelte-12f8aji"> </p>'), sf = /* @__PURE__ */ j("<!> <!>", 1), lf = /* @__PURE__ */ j('<section class="circuit svelte-12f8aji"><!></section>'), of = /* @__PURE__ */ j("<div><!></div> <!>", 1);
function vl(t, e) {
  Le(e, !0);
  const n = (H, Y = jt, se = jt) => {
    var ye = sf(), ve = ge(ye);
    {
      var N = (U) => {
        var V = rf(), pe = te(V, !0);
        P(() => K(pe, Y().title)), b(U, V);
      };
      G(ve, (U) => {
        Y().title && Y().kind !== "chips" && U(N);
      });
    }
    var y = O(ve, 2);
    {
      var z = (U) => {
        var V = We(), pe = ge(V);
        {
          var Ie = (ke) => {
            {
              let Fe = /* @__PURE__ */ k(() => ae.shown(Y(), a(fe)));
              qa(ke, {
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
              start: a(w)[se()] ?? 0,
              turned: u()
            }));
            {
              let Be = /* @__PURE__ */ k(() => u() ? lu(Y()) : Y()), Ke = /* @__PURE__ */ k(() => Pa(a(Fe), a(M))), Rt = /* @__PURE__ */ k(() => ul(a(Fe), a(A))), $t = /* @__PURE__ */ k(() => Pa(a(Fe), a(C)));
              qa(ke, {
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
        b(U, V);
      }, q = (U) => {
        {
          const V = (Ie) => {
            var Ue = We(), ke = ge(Ue);
            Me(ke, 17, () => e.parts, Ae, (Fe, Be, Ke) => {
              var Rt = We(), $t = ge(Rt);
              {
                var _r = (gn) => {
                  var en = Xa(), mr = X(en);
                  n(mr, () => a(Be), () => Ke), P(
                    (yr) => {
                      ce(en, 1, Qt(a(Be).kind), "svelte-12f8aji"), Q(en, "hidden", yr);
                    },
                    [() => R(a(Be))]
                  ), b(gn, en);
                };
                G($t, (gn) => {
                  Ke !== se() && gn(_r);
                });
              }
              b(Fe, Rt);
            }), b(Ie, Ue);
          };
          let pe = /* @__PURE__ */ k(() => se() === a(_) ? a(M) : []);
          Mu(U, {
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
      }, we = (U) => {
        var V = We(), pe = ge(V);
        {
          var Ie = (ke) => {
            Ua(ke, {
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
            Ua(ke, {
              get part() {
                return Y();
              }
            });
          };
          G(pe, (ke) => {
            se() === a(_) ? ke(Ie) : ke(Ue, -1);
          });
        }
        b(U, V);
      }, _e = (U) => {
        var V = We(), pe = ge(V);
        {
          var Ie = (ke) => {
            Ga(ke, {
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
            Ga(ke, {
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
        b(U, V);
      }, Te = (U) => {
        const V = /* @__PURE__ */ k(() => e.parts[a(_)]);
        var pe = We(), Ie = ge(pe);
        {
          var Ue = (Fe) => {
            {
              let Be = /* @__PURE__ */ k(() => a(M).filter((Ke) => !Ke.cells.length));
              nf(Fe, {
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
                numberOf: (Ke) => Xo(a(d).length, Ke),
                get play() {
                  return e.play;
                }
              });
            }
          }, ke = (Fe) => {
            {
              let Be = /* @__PURE__ */ k(() => a(d).indexOf(Y())), Ke = /* @__PURE__ */ k(() => e.play ? re : void 0);
              ru(Fe, {
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
        b(U, pe);
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
        du(U, {
          get part() {
            return Y();
          }
        });
      }, be = (U) => {
        Bo(U, {
          get part() {
            return Y();
          }
        });
      }, ze = (U) => {
        zc(U, {
          get text() {
            return Y().text;
          },
          get before() {
            return v();
          }
        });
      }, me = (U) => {
        var V = af(), pe = te(V, !0);
        P(() => K(pe, Y().text)), b(U, V);
      };
      G(y, (U) => {
        Y().kind === "grid" ? U(z) : Y().kind === "circuit" ? U(q, 1) : Y().kind === "piles" ? U(we, 2) : Y().kind === "points" ? U(_e, 3) : Y().kind === "cards" ? U(Te, 4) : Y().kind === "dice" ? U(B, 5) : Y().kind === "chips" ? U(oe, 6) : Y().kind === "amounts" ? U(be, 7) : Y().kind === "news" ? U(ze, 8) : U(me, -1);
      });
    }
    b(H, ye);
  };
  let r = le(e, "legal", 19, () => []), s = le(e, "last", 19, () => []), l = le(e, "rows", 19, () => []), i = le(e, "hint", 19, () => []), o = le(e, "moving", 3, !1), c = le(e, "fresh", 3, !1), u = le(e, "turned", 3, !1), f = le(e, "toned", 3, !1), h = le(e, "layer", 3, null), v = le(e, "said", 19, () => []);
  const _ = /* @__PURE__ */ k(() => Au(e.parts)), w = /* @__PURE__ */ k(() => iu(e.parts)), d = /* @__PURE__ */ k(() => Go(e.parts)), g = /* @__PURE__ */ k(() => !e.parts.some((H) => H.kind === "grid" || H.kind === "points")), m = /* @__PURE__ */ k(() => e.parts.findIndex((H) => H.kind === "circuit")), p = ({ cells: H }) => H.length > 0 && H.every((Y) => Y < 0), x = /* @__PURE__ */ k(() => r().filter(p)), L = /* @__PURE__ */ k(() => l().filter(p)), M = /* @__PURE__ */ k(() => r().filter((H) => !p(H))), C = /* @__PURE__ */ k(() => l().filter((H) => !p(H))), A = /* @__PURE__ */ k(() => s().filter((H) => H >= 0)), S = /* @__PURE__ */ k(() => e.parts[a(_)]?.kind === "grid" ? e.parts[a(_)] : void 0), E = /* @__PURE__ */ k(() => u() && a(S) ? i().map((H) => a(S).cells.length - 1 - H) : i());
  let F = /* @__PURE__ */ J([]);
  const $ = /* @__PURE__ */ k(() => a(F).length ? sr(a(x), a(F)) : []);
  Ye(() => {
    r(), T(F, []), ae.clear();
  });
  const ae = new Nc(), fe = /* @__PURE__ */ k(() => h() === null || !e.play ? void 0 : a(d).find((H) => H.owner === h()));
  let Ne = /* @__PURE__ */ J(void 0), je = !1;
  function W(H) {
    const Y = e.parts[a(_)], se = Number(H.target.dataset.cell);
    if (!a(fe) || Y?.kind !== "grid" || !Number.isInteger(se) || H.ctrlKey || H.metaKey || H.altKey) return;
    H.key.startsWith("Arrow") && (je = H.key === "ArrowDown" || H.key === "ArrowUp");
    const ye = je ? Y.columns : 1;
    if (H.key === "Backspace") {
      const ve = ae.at(se) ? se : se - ye;
      ae.takeBack(ve), I(ve);
    } else /^[a-z]$/i.test(H.key) && (H.stopPropagation(), ae.type(Y, a(fe), H.key, se) && I(se + ye));
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
    H !== void 0 && T(ee, e.parts.findLastIndex((Y, se) => Y.kind === "grid" && a(w)[se] <= H), !0);
  });
  function re(H) {
    const Y = Jo(a(x), a(F), H), se = sr(a(x), Y);
    se.length === 1 ? e.play?.(se[0].text) : T(F, Y);
  }
  var ie = of(), de = ge(ie);
  let ue;
  var Ce = X(de);
  {
    var D = (H) => {
      var Y = lf(), se = X(Y);
      n(se, () => e.parts[a(m)], () => a(m)), Hr(Y, () => Ra(a(E))), b(H, Y);
    }, Z = (H) => {
      var Y = We(), se = ge(Y);
      Me(se, 17, () => e.parts, Ae, (ye, ve, N) => {
        var y = Xa();
        let z;
        var q = X(y);
        n(q, () => a(ve), () => N), Hr(y, () => N === a(_) || a(ve).kind === "cards" ? Ra(a(E)) : void 0), P(
          (we) => {
            z = ce(y, 1, Qt(a(ve).kind), "svelte-12f8aji", z, {
              active: N === a(ee),
              common: a(ve).kind === "cards" && a(ve).owner < 0
            }), Q(y, "hidden", we);
          },
          [() => R(a(ve))]
        ), b(ye, y);
      }), b(H, Y);
    };
    G(Ce, (H) => {
      a(m) >= 0 ? H(D) : H(Z, -1);
    });
  }
  Vt(de, (H) => T(Ne, H), () => a(Ne));
  var he = O(de, 2);
  _a(he, {
    get moves() {
      return a($);
    },
    get play() {
      return e.play;
    }
  }), P((H, Y) => ue = ce(de, 1, "board svelte-12f8aji", null, ue, { pair: H, laying: a(fe) !== void 0, felt: Y }), [
    () => e.parts.filter((H) => H.kind === "grid").length > 1,
    () => e.parts.some((H) => H.kind === "chips")
  ]), ne("keydown", de, W), b(t, ie), Oe();
}
it(["keydown"]);
function uf(t) {
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
function cf(t, e) {
  return t.kind[e] === "leaf";
}
function zn(t) {
  return t.algorithm === "mcts";
}
function Un(t, e, n) {
  return t.entered[e] <= n;
}
function or(t, e, n) {
  return zn(t) ? Un(t, e, n) : t.left[e] >= 0 && t.left[e] <= n;
}
const Ja = /* @__PURE__ */ new WeakMap();
function gl(t) {
  const e = Ja.get(t);
  if (e) return e;
  const n = t.parent.map((r, s) => dn(t, s));
  for (let r = n.length - 1; r > 0; r--) {
    const s = t.parent[r];
    n[r] && s >= 0 && (n[s] = !0);
  }
  return Ja.set(t, n), n;
}
function ma(t) {
  return !zn(t) && !t.values[0] && (/^(plain|alpha)/.test(t.algorithm) || gl(t)[0]);
}
function _l(t, e) {
  const n = t.value[e] ?? null;
  if (n === null || t.values[e] || zn(t) || !gl(t)[e]) return "";
  const [r, s] = [t.alpha[e] ?? null, t.beta[e] ?? null];
  return r !== null && n <= r ? "≤" : s !== null && n >= s ? "≥" : "";
}
function ff(t, e, n, r) {
  const s = t.kind[n];
  if (s !== "max" && s !== "min" || Ze(t, n) || !Un(t, n, r)) return null;
  let l = t.alpha[n] ?? -1 / 0, i = t.beta[n] ?? 1 / 0;
  for (const o of e[n] ?? []) {
    const c = t.value[o] ?? null;
    c === null || Ze(t, o) || !or(t, o, r) || (s === "max" ? l = Math.max(l, c) : i = Math.min(i, c));
  }
  return [l, i];
}
function ml(t, e, n, r, s) {
  if (Ze(t, n)) return "";
  const l = t.values[n];
  if (or(t, n, r)) {
    if (l && t.names.length > 2) return `(${l.map((u) => s(u)).join(" ")})`;
    const c = t.value[n] ?? null;
    return c === null ? "" : _l(t, n) + s(c);
  }
  if (!Un(t, n, r) || l) return "";
  const i = t.kind[n];
  if (i !== "max" && i !== "min") return "";
  const o = (e[n] ?? []).filter((c) => or(t, c, r) && !Ze(t, c) && t.value[c] !== null).map((c) => t.value[c]);
  return o.length ? i === "max" ? `≥${s(Math.max(...o))}` : `≤${s(Math.min(...o))}` : "";
}
function df(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 }, r = new Set(zn(t) ? t.parent.filter((l, i) => t.entered[i] <= e) : []), s = (l) => zn(t) ? !r.has(l) : cf(t, l);
  for (let l = 0; l < t.parent.length; l++)
    t.entered[l] > e || (Ze(t, l) ? n.pruned++ : (n.nodes++, s(l) && n.leaves++));
  return n;
}
class hf {
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
  #l = /* @__PURE__ */ J(0);
  get selected() {
    return a(this.#l);
  }
  set selected(e) {
    T(this.#l, e, !0);
  }
  #i = /* @__PURE__ */ J(0);
  get last() {
    return a(this.#i);
  }
  set last(e) {
    T(this.#i, e, !0);
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
    this.trace = e, this.place = this.asked, this.busy = !1, this.failure = "", this.last = uf(e), this.moment = this.last, this.selected = 0;
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
async function vf(t) {
  try {
    return await navigator.clipboard.write([new ClipboardItem({ "image/png": t })]), !0;
  } catch {
    return !1;
  }
}
var gf = /* @__PURE__ */ j('<button>Copy</button> <span class="soft small" role="status"> </span>', 1);
function _f(t, e) {
  Le(e, !0);
  let n = /* @__PURE__ */ J("");
  async function r() {
    T(n, ""), T(
      n,
      await vf(e.picture()) ? "Copied." : "This browser does not let us copy pictures; download it instead.",
      !0
    );
  }
  var s = gf(), l = ge(s), i = O(l, 2), o = te(i, !0);
  P(() => K(o, a(n))), ne("click", l, r), b(t, s), Oe();
}
it(["click"]);
const mf = matchMedia("(prefers-color-scheme: dark)");
function yf(t) {
  const e = getComputedStyle(t), n = e.colorScheme, r = n.includes("dark") && (mf.matches || !n.includes("light"));
  return (s) => {
    const l = e.getPropertyValue(s).trim(), [, i, o] = /^light-dark\((.+?),(.+)\)$/.exec(l) ?? [, l, l];
    return (r ? o : i).trim();
  };
}
function wf(t) {
  var e = 0, n = t.children, r = n && n.length;
  if (!r) e = 1;
  else for (; --r >= 0; ) e += n[r].value;
  t.value = e;
}
function bf() {
  return this.eachAfter(wf);
}
function pf(t, e) {
  let n = -1;
  for (const r of this)
    t.call(e, r, ++n, this);
  return this;
}
function kf(t, e) {
  for (var n = this, r = [n], s, l, i = -1; n = r.pop(); )
    if (t.call(e, n, ++i, this), s = n.children)
      for (l = s.length - 1; l >= 0; --l)
        r.push(s[l]);
  return this;
}
function xf(t, e) {
  for (var n = this, r = [n], s = [], l, i, o, c = -1; n = r.pop(); )
    if (s.push(n), l = n.children)
      for (i = 0, o = l.length; i < o; ++i)
        r.push(l[i]);
  for (; n = s.pop(); )
    t.call(e, n, ++c, this);
  return this;
}
function Mf(t, e) {
  let n = -1;
  for (const r of this)
    if (t.call(e, r, ++n, this))
      return r;
}
function Sf(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, r = e.children, s = r && r.length; --s >= 0; ) n += r[s].value;
    e.value = n;
  });
}
function Ef(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function Af(t) {
  for (var e = this, n = Tf(e, t), r = [e]; e !== n; )
    e = e.parent, r.push(e);
  for (var s = r.length; t !== n; )
    r.splice(s, 0, t), t = t.parent;
  return r;
}
function Tf(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), r = e.ancestors(), s = null;
  for (t = n.pop(), e = r.pop(); t === e; )
    s = t, t = n.pop(), e = r.pop();
  return s;
}
function Lf() {
  for (var t = this, e = [t]; t = t.parent; )
    e.push(t);
  return e;
}
function Of() {
  return Array.from(this);
}
function Nf() {
  var t = [];
  return this.eachBefore(function(e) {
    e.children || t.push(e);
  }), t;
}
function jf() {
  var t = this, e = [];
  return t.each(function(n) {
    n !== t && e.push({ source: n.parent, target: n });
  }), e;
}
function* Cf() {
  var t = this, e, n = [t], r, s, l;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, r = t.children)
        for (s = 0, l = r.length; s < l; ++s)
          n.push(r[s]);
  while (n.length);
}
function ya(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = Rf)) : e === void 0 && (e = zf);
  for (var n = new Rn(t), r, s = [n], l, i, o, c; r = s.pop(); )
    if ((i = e(r.data)) && (c = (i = Array.from(i)).length))
      for (r.children = i, o = c - 1; o >= 0; --o)
        s.push(l = i[o] = new Rn(i[o])), l.parent = r, l.depth = r.depth + 1;
  return n.eachBefore(Ff);
}
function Pf() {
  return ya(this).eachBefore(If);
}
function zf(t) {
  return t.children;
}
function Rf(t) {
  return Array.isArray(t) ? t[1] : null;
}
function If(t) {
  t.data.value !== void 0 && (t.value = t.data.value), t.data = t.data.data;
}
function Ff(t) {
  var e = 0;
  do
    t.height = e;
  while ((t = t.parent) && t.height < ++e);
}
function Rn(t) {
  this.data = t, this.depth = this.height = 0, this.parent = null;
}
Rn.prototype = ya.prototype = {
  constructor: Rn,
  count: bf,
  each: pf,
  eachAfter: xf,
  eachBefore: kf,
  find: Mf,
  sum: Sf,
  sort: Ef,
  path: Af,
  ancestors: Lf,
  descendants: Of,
  leaves: Nf,
  links: jf,
  copy: Pf,
  [Symbol.iterator]: Cf
};
function yl(t, e, n, r, s) {
  for (var l = t.children, i, o = -1, c = l.length, u = t.value && (r - e) / t.value; ++o < c; )
    i = l[o], i.y0 = n, i.y1 = s, i.x0 = e, i.x1 = e += i.value * u;
}
function Df(t, e) {
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
function Bf(t, e, n) {
  var r = n / (e.i - t.i);
  e.c -= r, e.s += n, t.c += r, e.z += n, e.m += n;
}
function qf(t) {
  for (var e = 0, n = 0, r = t.children, s = r.length, l; --s >= 0; )
    l = r[s], l.z += e, l.m += e, e += l.s + (n += l.c);
}
function Vf(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function Xn(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
Xn.prototype = Object.create(Rn.prototype);
function Uf(t) {
  for (var e = new Xn(t, 0), n, r = [e], s, l, i, o; n = r.pop(); )
    if (l = n._.children)
      for (n.children = new Array(o = l.length), i = o - 1; i >= 0; --i)
        r.push(s = n.children[i] = new Xn(l[i], i)), s.parent = n;
  return (e.parent = new Xn(null, 0)).children = [e], e;
}
function Hf() {
  var t = Df, e = 1, n = 1, r = null;
  function s(u) {
    var f = Uf(u);
    if (f.eachAfter(l), f.parent.m = -f.z, f.eachBefore(i), r) u.eachBefore(c);
    else {
      var h = u, v = u, _ = u;
      u.eachBefore(function(p) {
        p.x < h.x && (h = p), p.x > v.x && (v = p), p.depth > _.depth && (_ = p);
      });
      var w = h === v ? 1 : t(h, v) / 2, d = w - h.x, g = e / (v.x + w + d), m = n / (_.depth || 1);
      u.eachBefore(function(p) {
        p.x = (p.x + d) * g, p.y = p.depth * m;
      });
    }
    return u;
  }
  function l(u) {
    var f = u.children, h = u.parent.children, v = u.i ? h[u.i - 1] : null;
    if (f) {
      qf(u);
      var _ = (f[0].z + f[f.length - 1].z) / 2;
      v ? (u.z = v.z + t(u._, v._), u.m = u.z - _) : u.z = _;
    } else v && (u.z = v.z + t(u._, v._));
    u.parent.A = o(u, v, u.parent.A || h[0]);
  }
  function i(u) {
    u._.x = u.z + u.parent.m, u.m += u.parent.m;
  }
  function o(u, f, h) {
    if (f) {
      for (var v = u, _ = u, w = f, d = v.parent.children[0], g = v.m, m = _.m, p = w.m, x = d.m, L; w = Nr(w), v = Or(v), w && v; )
        d = Or(d), _ = Nr(_), _.a = u, L = w.z + p - v.z - g + t(w._, v._), L > 0 && (Bf(Vf(w, u, h), u, L), g += L, m += L), p += w.m, g += v.m, x += d.m, m += _.m;
      w && !Nr(_) && (_.t = w, _.m += p - m), v && !Or(d) && (d.t = v, d.m += g - x, h = u);
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
function wl(t, e, n, r, s) {
  for (var l = t.children, i, o = -1, c = l.length, u = t.value && (s - n) / t.value; ++o < c; )
    i = l[o], i.x0 = e, i.x1 = r, i.y0 = n, i.y1 = n += i.value * u;
}
var bl = (1 + Math.sqrt(5)) / 2;
function pl(t, e, n, r, s, l) {
  for (var i = [], o = e.children, c, u, f = 0, h = 0, v = o.length, _, w, d = e.value, g, m, p, x, L, M, C; f < v; ) {
    _ = s - n, w = l - r;
    do
      g = o[h++].value;
    while (!g && h < v);
    for (m = p = g, M = Math.max(w / _, _ / w) / (d * t), C = g * g * M, L = Math.max(p / C, C / m); h < v; ++h) {
      if (g += u = o[h].value, u < m && (m = u), u > p && (p = u), C = g * g * M, x = Math.max(p / C, C / m), x > L) {
        g -= u;
        break;
      }
      L = x;
    }
    i.push(c = { value: g, dice: _ < w, children: o.slice(f, h) }), c.dice ? yl(c, n, r, s, d ? r += w * g / d : l) : wl(c, n, r, d ? n += _ * g / d : s, l), d -= g, f = h;
  }
  return i;
}
(function t(e) {
  function n(r, s, l, i, o) {
    pl(e, r, s, l, i, o);
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(bl);
(function t(e) {
  function n(r, s, l, i, o) {
    if ((c = r._squarify) && c.ratio === e)
      for (var c, u, f, h, v = -1, _, w = c.length, d = r.value; ++v < w; ) {
        for (u = c[v], f = u.children, h = u.value = 0, _ = f.length; h < _; ++h) u.value += f[h].value;
        u.dice ? yl(u, s, l, i, d ? l += (o - l) * u.value / d : o) : wl(u, s, l, d ? s += (i - s) * u.value / d : i, o), d -= u.value;
      }
    else
      r._squarify = c = pl(e, r, s, l, i, o), c.ratio = e;
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(bl);
const In = 9, Ln = 46, Jn = 78;
function wa(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, r) => {
    n >= 0 && e[n].push(r);
  }), e;
}
function Wf(t, e, n, r) {
  const s = /* @__PURE__ */ new Set();
  let l = 1;
  const i = (c) => {
    const u = Math.min(t[c]?.length ?? 0, In + 1) + (e[c] ? 1 : 0);
    return !u || s.has(c) ? !0 : s.size && l + u - 1 > r ? !1 : (s.add(c), l += u - 1, !0);
  };
  i(0);
  for (const c of n) if (!i(c)) break;
  let o = [0];
  for (; o.length; ) {
    const c = [];
    for (const u of o) {
      if (!i(u)) return s;
      s.has(u) && c.push(...t[u].slice(0, In + 1));
    }
    o = c;
  }
  return s;
}
function kl(t, e, n, r, s, l = Ln, i = Jn) {
  const o = ({ node: d, stub: g }) => {
    if (g || !n.has(d)) return null;
    const m = t[d] ?? [], p = m.length > In + 1 && !r.has(d), x = p ? m.filter((M, C) => C < In || s.has(M)) : m, L = x.map((M) => ({ node: M, stub: null, count: 0 }));
    return p && L.push({ node: d, stub: "folded", count: m.length - x.length }), e[d] && L.push({ node: d, stub: "unrecorded", count: e[d] }), L;
  }, c = Hf().nodeSize([l, i]).separation((d, g) => d.parent === g.parent ? 1 : 1.25)(
    ya({ node: 0, stub: null, count: 0 }, o)
  ), u = [], f = /* @__PURE__ */ new Map(), h = /* @__PURE__ */ new Map();
  let v = 0, _ = 0, w = 0;
  return c.each((d) => {
    const g = {
      ...d.data,
      x: d.x,
      y: d.y,
      parent: d.parent ? h.get(d.parent) : null
    };
    h.set(d, g), u.push(g), g.stub || f.set(g.node, g), v = Math.min(v, g.x), _ = Math.max(_, g.x), w = Math.max(w, g.y);
  }), { placed: u, byNode: f, left: v, right: _, bottom: w };
}
const Nt = 15, Qr = 9;
function xl(t) {
  return t.length > 4 ? 9.5 : t.length > 3 ? 10.5 : 12;
}
function Yf(t) {
  const e = yf(t);
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
function Ml(t, e, n) {
  const r = t.trace.player[n];
  return r < 0 ? e.line : e.players[r % 4];
}
function Gf(t, e, n, r, s, l) {
  t.clearRect(0, 0, s, l);
  const i = 60, o = (-n.x - i) / n.scale, c = (s - n.x + i) / n.scale, u = (-n.y - i) / n.scale, f = (l - n.y + i) / n.scale, h = n.scale > 0.45, { trace: v, moment: _ } = e, w = (m) => m.x >= o && m.x <= c && m.y >= u && m.y <= f, d = (m) => (m.stub === "unrecorded" ? or : Un)(v, m.node, _);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const g = [
    [r.line, 1.2, [], []],
    [r.ink, 3, [], []],
    [r.bad, 1.4, [5, 4], []],
    [r.soft, 1.2, [2, 4], []]
  ];
  for (const m of e.layout.placed) {
    const p = m.parent;
    if (!p || !d(m) || !w(m) && !w(p)) continue;
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
    Kf(t, e, r, w, d), t.restore();
    return;
  }
  t.textAlign = "center", t.textBaseline = "middle";
  for (const m of e.layout.placed)
    !d(m) || !w(m) || (m.stub ? rd(t, m, r) : Zf(t, e, m, r, n, [-n.x / n.scale, (s - n.x) / n.scale]));
  t.restore();
}
function Kf(t, e, n, r, s) {
  const l = /* @__PURE__ */ new Map();
  for (const i of e.layout.placed) {
    if (!r(i) || !s(i)) continue;
    const o = i.stub ? n.soft : Ze(e.trace, i.node) ? n.bad : Ml(e, n, i.node), c = l.get(o);
    c ? c.push(i) : l.set(o, [i]);
  }
  for (const [i, o] of l) {
    t.fillStyle = i, t.beginPath();
    for (const c of o) t.rect(c.x - 10, c.y - 10, 20, 20);
    t.fill();
  }
}
function Xf(t, e, n, r, s) {
  t.beginPath(), e === "max" ? (t.moveTo(n, r - s * 1.15), t.lineTo(n + s * 1.25, r + s * 0.9), t.lineTo(n - s * 1.25, r + s * 0.9)) : e === "min" ? (t.moveTo(n, r + s * 1.15), t.lineTo(n + s * 1.25, r - s * 0.9), t.lineTo(n - s * 1.25, r - s * 0.9)) : e === "leaf" ? t.rect(n - s, r - s * 0.8, 2 * s, 1.6 * s) : t.arc(n, r, s, 0, 2 * Math.PI), t.closePath();
}
function Jf(t, e, n, r) {
  t.beginPath(), t.roundRect(n - 21.5, r - 12.5, 43, 25, e ? 2 : 12.5), t.closePath();
}
function Zf(t, e, n, r, s, l) {
  const { trace: i, moment: o } = e, c = Ze(i, n.node), u = c ? r.bad : Ml(e, r, n.node), f = i.names.length > 2 && i.values[n.node] !== null;
  f ? Jf(t, i.kind[n.node] === "leaf", n.x, n.y) : Xf(t, i.kind[n.node], n.x, n.y, Nt), t.fillStyle = e.marked.has(n.node) ? r.mark : r.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? r.accent : u, t.setLineDash(c ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const v = e.blank && i.kind[n.node] !== "leaf" ? "" : ml(i, e.children, n.node, o, va);
  t.fillStyle = c ? r.bad : r.ink;
  const _ = f && v.length <= 7 ? 12 : xl(v), w = (f ? 2.6 : 1.8) * Nt / (0.56 * Math.max(1, v.length)), d = Math.max(_, Math.min(Qr / s.scale, w));
  t.font = `600 ${d}px "Source Sans", sans-serif`;
  const g = i.kind[n.node] === "max" ? 4 : i.kind[n.node] === "min" ? -4 : 0;
  t.fillText(c ? "✕" : v, n.x, n.y + g), e.marked.has(n.node) && (t.strokeStyle = r.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), dn(i, n.node) && i.left[n.node] <= o && (t.strokeStyle = r.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + Nt + 8), t.lineTo(n.x + 9, n.y + Nt + 2), t.stroke()), s.scale > 0.6 && n.parent && ed(t, e, n, r, s), s.scale > 0.6 && !e.blank && ma(i) && nd(t, e, n, r, l);
  const m = e.children[n.node].length + (i.unrecorded[n.node] ?? 0);
  if (m && !e.open.has(n.node)) {
    const p = Math.max(10, (Qr - 1) / s.scale);
    t.font = `${p}px "Source Sans", sans-serif`, El(t, `+${m}`, n.x, n.y + Nt + (dn(i, n.node) ? 16 : 10), p, r);
  }
}
const Za = /* @__PURE__ */ new WeakMap();
function Qf(t) {
  const e = Za.get(t.layout);
  if (e) return e;
  const n = /* @__PURE__ */ new Map();
  for (const s of t.layout.placed) {
    if (!s.parent || s.stub) continue;
    const l = n.get(s.parent);
    l ? l.push(s) : n.set(s.parent, [s]);
  }
  const r = /* @__PURE__ */ new Map();
  for (const s of n.values()) {
    const l = s.map((c, u) => Math.min(c.x - (s[u - 1]?.x ?? -1 / 0), (s[u + 1]?.x ?? 1 / 0) - c.x, 2 * Ln)), i = s.map((c) => gr(t.trace, c)), o = Math.max(...i.map((c, u) => c.length / l[u]));
    s.forEach((c, u) => r.set(c, { text: i[u], gap: l[u], crowd: o, odd: u % 2 === 1 }));
  }
  return Za.set(t.layout, r), r;
}
function gr(t, e) {
  const n = t.weight[e.node];
  return n < 1 && t.kind[e.parent.node] === "chance" ? ct(n) : t.text[e.node];
}
const $r = 0.53, Sl = 11;
function $f(t, e) {
  return (e.placed.reduce((r, s) => s.parent && !s.stub ? Math.max(r, gr(t, s).length) : r, 0) * $r * Sl + 6) / 0.62;
}
function ed(t, e, n, r, s) {
  const { text: l, gap: i, crowd: o, odd: c } = Qf(e).get(n), u = n.parent, f = Math.max(Sl, Qr / s.scale), h = o * $r * f > 0.62 - 6 / i, v = h ? c ? 0.72 : 0.5 : 0.62, _ = Math.floor((i * v * (h ? 2 : 1) - 6) / ($r * f)), w = l.length > Math.max(_, 2) ? `${l.slice(0, Math.max(_ - 1, 1))}…` : l, d = n.x * v + u.x * (1 - v), g = n.y * v + u.y * (1 - v);
  t.font = `${f}px "Source Sans", sans-serif`, El(t, w, d, g, f, r);
}
function El(t, e, n, r, s, l) {
  const i = t.measureText(e).width + 4;
  t.fillStyle = l.paper, t.fillRect(n - i / 2, r - s * 0.62, i, s * 1.24), t.fillStyle = l.soft, t.fillText(e, n, r);
}
const Qa = /* @__PURE__ */ new WeakMap();
function td(t) {
  const e = Qa.get(t);
  if (e) return e;
  const n = /* @__PURE__ */ new Map(), r = [...t.placed].sort((s, l) => s.y - l.y || s.x - l.x);
  return r.forEach((s, l) => {
    const i = (o) => o && o.y === s.y ? Math.abs(o.x - s.x) : 1 / 0;
    n.set(s, [i(r[l - 1]), i(r[l + 1])]);
  }), Qa.set(t, n), n;
}
function nd(t, e, n, r, s) {
  const l = ff(e.trace, e.children, n.node, e.moment);
  if (!l) return;
  const [i, o] = l.map((p) => p === 1 / 0 ? "∞" : p === -1 / 0 ? "−∞" : va(p)), c = `[${i}, ${o}]`;
  t.font = '10px "Source Sans", sans-serif';
  const u = t.measureText(c).width, f = Nt + 5 + u / 2, [h, v] = td(e.layout).get(n), _ = 2 * Nt + u + 8, w = h >= _ && n.x - f - u / 2 > s[0], d = v >= _ && n.x + f + u / 2 < s[1];
  if (!w && !d) return;
  const g = n.x + (w && (!d || n.parent && n.parent.x > n.x) ? -f : f), m = n.y - Nt * 0.85;
  t.fillStyle = r.paper, t.fillRect(g - u / 2 - 1, m - 6, u + 2, 12), t.fillStyle = l[0] >= l[1] ? r.bad : r.soft, t.fillText(c, g, m);
}
function rd(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), e.stub === "folded" && t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 11px "Source Sans", sans-serif', t.fillText(`+${e.count}`, e.x, e.y);
}
const $a = "#1e1c19", Zn = "#8b8375", Qn = "#a3301c", ad = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], Xe = 15, sd = 2e3;
function Al(t, e) {
  const n = wa(t), r = new Set(t.parent.keys()), s = kl(n, t.unrecorded, r, r, r);
  return {
    trace: t,
    children: n,
    layout: s,
    shown: s.placed.filter((l) => Un(t, l.node, e)).slice(0, sd),
    line: new Set(t.variation),
    value: (l) => ml(t, n, l, e, va)
  };
}
function es(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function ld(t, e) {
  if (Ze(t, e)) return Qn;
  const n = t.player[e];
  return n < 0 ? Zn : ad[n % 4];
}
function id(t, e, n) {
  const r = (s, l) => `${(e + s).toFixed(1)},${(n + l).toFixed(1)}`;
  return t === "max" ? `<polygon points="${r(0, -1.15 * Xe)} ${r(1.25 * Xe, 0.9 * Xe)} ${r(-1.25 * Xe, 0.9 * Xe)}"` : t === "min" ? `<polygon points="${r(0, 1.15 * Xe)} ${r(1.25 * Xe, -0.9 * Xe)} ${r(-1.25 * Xe, -0.9 * Xe)}"` : t === "leaf" ? `<rect x="${(e - Xe).toFixed(1)}" y="${(n - 0.8 * Xe).toFixed(1)}" width="${2 * Xe}" height="${1.6 * Xe}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${Xe}"`;
}
function Tl(t, e, n = !1) {
  const { layout: r, shown: s, line: l, value: i } = Al(t, e), o = r.right - r.left + 60, c = r.bottom + 70, u = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(r.left - 30).toFixed(1)} -30 ${o.toFixed(1)} ${c.toFixed(1)}" width="${o.toFixed(0)}" height="${c.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(r.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const f of s) {
    if (!f.parent) continue;
    if (f.stub) {
      u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${(f.y - 9).toFixed(1)}" stroke="${Zn}" stroke-dasharray="2 4" stroke-width="1.2"/>`);
      continue;
    }
    const h = Ze(t, f.node), v = !n && l.has(f.node) && l.has(f.parent.node), _ = h ? `stroke="${Qn}" stroke-dasharray="5 4" stroke-width="1.4"` : v ? `stroke="${$a}" stroke-width="3"` : `stroke="${Zn}" stroke-width="1.2"`;
    u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${f.y.toFixed(1)}" ${_}/>`);
  }
  for (const f of s) {
    if (f.stub) {
      u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + 4).toFixed(1)}" font-size="11" fill="${Zn}">+${f.count}</text>`);
      continue;
    }
    const h = Ze(t, f.node), v = t.kind[f.node];
    u.push(`${id(v, f.x, f.y)} fill="#ffffff" stroke="${ld(t, f.node)}" stroke-width="1.8"${h ? ' stroke-dasharray="4 3"' : ""}/>`);
    const _ = h ? "×" : n && v !== "leaf" ? "" : i(f.node), w = v === "max" ? 8 : v === "min" ? 0 : 4;
    if (u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + w).toFixed(1)}" font-size="${xl(_)}" font-weight="600" fill="${h ? Qn : $a}">${es(_)}</text>`), dn(t, f.node) && u.push(`<line x1="${(f.x - 9).toFixed(1)}" y1="${(f.y + Xe + 8).toFixed(1)}" x2="${(f.x + 9).toFixed(1)}" y2="${(f.y + Xe + 2).toFixed(1)}" stroke="${Qn}" stroke-width="2"/>`), f.parent) {
      const d = f.x * 0.62 + f.parent.x * 0.38, g = f.y * 0.62 + f.parent.y * 0.38;
      u.push(`<text x="${d.toFixed(1)}" y="${(g + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${es(gr(t, f))}</text>`);
    }
  }
  return u.push("</svg>"), u.join(`
`);
}
const od = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}"
};
function ts(t) {
  return [...t].map((e) => od[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function ud(t, e) {
  const { shown: n, line: r, value: s } = Al(t, e), l = (o) => `(${(o.x / 46).toFixed(2)},${(-o.y / 46).toFixed(2)})`, i = [
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
      i.push(`  \\node[move] (u${o.node}) at ${l(o)} {+${o.count}};`);
      continue;
    }
    const c = t.kind[o.node], u = ["max", "min", "chance", "leaf"].includes(c) ? c : "player", f = Ze(t, o.node), h = f ? "$\\times$" : ts(s(o.node));
    i.push(`  \\node[${u}${f ? ", pruned" : ""}] (n${o.node}) at ${l(o)} {${h}};`);
  }
  for (const o of n) {
    if (!o.parent) continue;
    if (o.stub) {
      i.push(`  \\draw[densely dotted] (n${o.node}) -- (u${o.node});`);
      continue;
    }
    const c = r.has(o.node) && r.has(o.parent.node), u = Ze(t, o.node) ? "pruned" : c ? "best" : "";
    i.push(`  \\draw[${u}] (n${o.parent.node}) -- node[move] {${ts(gr(t, o))}} (n${o.node});`);
  }
  return i.push("\\end{tikzpicture}"), `${i.join(`
`)}
`;
}
async function ns(t, e) {
  const n = URL.createObjectURL(new Blob([Tl(t, e)], { type: "image/svg+xml" }));
  try {
    const r = new Image();
    r.src = n, await r.decode();
    const s = document.createElement("canvas");
    s.width = Math.min(2 * r.width, 16e3), s.height = Math.min(2 * r.height, 16e3);
    const l = s.getContext("2d");
    return l.scale(2, 2), l.drawImage(r, 0, 0), await new Promise(
      (i, o) => s.toBlob((c) => c ? i(c) : o(new Error("this drawing is too large")), "image/png")
    );
  } finally {
    URL.revokeObjectURL(n);
  }
}
function jr(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, r = URL.createObjectURL(n), s = document.createElement("a");
  s.href = r, s.download = t, s.click(), setTimeout(() => URL.revokeObjectURL(r), 1e3);
}
function cd(t, e, n = () => {
}) {
  const r = tt.number(), s = [
    tt.on("place_shown", (i) => i.id === r && (l(), e(i))),
    tt.on("failed", (i) => i.id === r && (l(), n(i.text)))
  ], l = () => s.forEach((i) => i());
  return tt.send({ type: "show_place", id: r, place: t }), l;
}
function fd(t, e) {
  return { ...t, moves: [...t.moves ?? [], ...e] };
}
function dd(t, e) {
  const n = [];
  for (let r = e; t.parent[r] >= 0; r = t.parent[r])
    n.unshift({ action: t.action[r], text: t.text[r] });
  return n;
}
var hd = /* @__PURE__ */ j('<figure class="svelte-1a0ov8g"><div class="small svelte-1a0ov8g" role="img"><div inert=""><!></div></div> <figcaption class="soft svelte-1a0ov8g"> </figcaption></figure>');
function vd(t, e) {
  Le(e, !0);
  const n = /* @__PURE__ */ k(() => e.shown.position), r = /* @__PURE__ */ k(() => e.shown.names.map(Dt)), s = /* @__PURE__ */ k(() => a(n).board.find((d) => d.kind === "grid")), l = /* @__PURE__ */ k(() => sl(a(s)?.cells ?? [], a(r))), i = /* @__PURE__ */ k(() => a(n).legal.some((d) => d.cells.length > 1 && a(s)?.cells[d.cells[0]]) || (a(n).last?.cells.length ?? 0) > 1), o = /* @__PURE__ */ k(() => a(n).utilities ? `${zo(a(r), a(n).utilities)}.` : a(n).mover === -1 ? "Chance moves." : `${a(r)[a(n).mover] ?? ""} to move.`), c = /* @__PURE__ */ k(() => `The board${a(n).last ? ` after ${a(n).last.text}` : ""}. ${a(o)}`);
  var u = hd(), f = X(u), h = X(f), v = X(h);
  {
    let d = /* @__PURE__ */ k(() => a(l).length > 0), g = /* @__PURE__ */ k(() => a(n).last?.cells ?? []);
    vl(v, {
      get parts() {
        return a(n).board;
      },
      get names() {
        return a(r);
      },
      get moving() {
        return a(i);
      },
      get toned() {
        return a(d);
      },
      get last() {
        return a(g);
      }
    });
  }
  var _ = O(f, 2), w = te(_, !0);
  P(() => {
    Q(f, "aria-label", a(c)), K(w, a(o));
  }), b(t, u), Oe();
}
var gd = /* @__PURE__ */ j('<span class="soft" aria-hidden="true">›</span>'), _d = /* @__PURE__ */ j('<!> <button class="step svelte-7t07ym"> </button>', 1), Cr = /* @__PURE__ */ j('<p class="soft facts svelte-7t07ym"> </p>'), md = /* @__PURE__ */ j('<label class="row">Value <input type="number" step="any" class="svelte-7t07ym"/></label>'), yd = /* @__PURE__ */ j('<p class="soft facts svelte-7t07ym">Its value was never computed.</p>'), wd = /* @__PURE__ */ j("<button>Search from here</button>"), bd = /* @__PURE__ */ j('<a class="button">Play from here</a>'), pd = /* @__PURE__ */ j('<!> <div class="row"><!> <!></div>', 1), kd = /* @__PURE__ */ j('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), xd = /* @__PURE__ */ j('<ul class="tiles svelte-7t07ym" aria-label="moves from here"></ul> <!>', 1), Md = /* @__PURE__ */ j('<li class="svelte-7t07ym"><button class="unrecorded svelte-7t07ym"> </button></li>'), Sd = /* @__PURE__ */ j('<ul class="tiles svelte-7t07ym" aria-label="moves not recorded"></ul> <!>', 1), Ed = /* @__PURE__ */ j('<p class="soft facts svelte-7t07ym"> <!></p> <!>', 1), Ad = /* @__PURE__ */ j('<section class="panel stack" role="group" aria-label="selected node"><div class="path svelte-7t07ym" role="group" aria-label="path to this node"></div> <p class="explanation serif svelte-7t07ym" role="status"> </p> <!> <!> <!> <!> <!></section>');
function Td(t, e) {
  Le(e, !0);
  let n = le(e, "place", 3, null);
  const r = 40;
  let s = /* @__PURE__ */ J("");
  const l = /* @__PURE__ */ k(() => wa(e.trace)), i = /* @__PURE__ */ k(() => a(l)[e.selected] ?? []), o = /* @__PURE__ */ k(() => e.selected), c = /* @__PURE__ */ k(() => {
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
  const f = /* @__PURE__ */ k(() => dd(e.trace, e.selected).map((I) => I.text)), h = /* @__PURE__ */ k(() => n() && fd(n(), a(f)));
  Ye(() => {
    if (a(h))
      return cd(a(h), (I) => T(u, I), () => T(u, null));
  });
  const v = /* @__PURE__ */ k(() => {
    if (!e.search || !e.trace.unrecorded[a(o)]) return [];
    const I = new Set(a(i).map((R) => e.trace.text[R]));
    return (a(u)?.position.legal ?? []).map((R) => R.text).filter((R) => !I.has(R));
  });
  function _(I) {
    const R = e.trace.player[I];
    return R >= 0 ? `${e.trace.names[R]} to move` : R === -1 ? "chance" : "leaf";
  }
  function w(I) {
    const R = e.trace.alpha[I] ?? null, ee = e.trace.beta[I] ?? null;
    return !ma(e.trace) || Ze(e.trace, I) || e.trace.kind[I] === "leaf" ? "" : `window on entry [${R === null ? "−∞" : ct(R)}, ${ee === null ? "∞" : ct(ee)}]`;
  }
  const d = /* @__PURE__ */ k(() => [
    a(u) ? "" : _(a(o)),
    w(a(o)),
    (e.trace.visits[a(o)] ?? 0) > 1 ? `${ar(e.trace.visits[a(o)])} visits` : ""
  ].filter(Boolean).join(", "));
  function g(I) {
    return Ze(e.trace, I) ? "pruned" : dn(e.trace, I) ? "cut" : "";
  }
  var m = Ad(), p = X(m);
  Me(p, 21, () => a(c), Ae, (I, R, ee) => {
    var re = _d(), ie = ge(re);
    {
      var de = (D) => {
        var Z = gd();
        b(D, Z);
      };
      G(ie, (D) => {
        ee && D(de);
      });
    }
    var ue = O(ie, 2), Ce = te(ue, !0);
    P(() => {
      Q(ue, "aria-current", a(R) === e.selected ? "true" : void 0), K(Ce, ee ? e.trace.text[a(R)] : "root");
    }), ne("click", ue, () => e.select(a(R))), b(I, re);
  });
  var x = O(p, 2), L = te(x, !0), M = O(x, 2);
  {
    var C = (I) => {
      var R = Cr(), ee = te(R, !0);
      P(() => K(ee, a(d))), b(I, R);
    };
    G(M, (I) => {
      a(d) && I(C);
    });
  }
  var A = O(M, 2);
  {
    var S = (I) => {
      var R = md(), ee = O(X(R));
      P(() => rl(ee, e.trace.value[a(o)] ?? 0)), ne("change", ee, (re) => e.change?.(a(o), Number(re.currentTarget.value))), b(I, R);
    }, E = (I) => {
      var R = yd();
      b(I, R);
    }, F = /* @__PURE__ */ k(() => e.change && Ze(e.trace, a(o)));
    G(A, (I) => {
      e.change && e.trace.kind[a(o)] === "leaf" && e.trace.names.length <= 2 ? I(S) : a(F) && I(E, 1);
    });
  }
  var $ = O(A, 2);
  {
    var ae = (I) => {
      var R = pd(), ee = ge(R);
      vd(ee, {
        get shown() {
          return a(u);
        }
      });
      var re = O(ee, 2), ie = X(re);
      {
        var de = (D) => {
          var Z = wd();
          ne("click", Z, () => e.search(a(f))), b(D, Z);
        };
        G(ie, (D) => {
          e.search && e.selected && !a(u).position.utilities && D(de);
        });
      }
      var ue = O(ie, 2);
      {
        var Ce = (D) => {
          var Z = bd();
          P((he) => Q(Z, "href", he), [() => e.play(a(f))]), b(D, Z);
        };
        G(ue, (D) => {
          e.play && D(Ce);
        });
      }
      b(I, R);
    };
    G($, (I) => {
      a(h) && a(u) && I(ae);
    });
  }
  var fe = O($, 2);
  {
    var Ne = (I) => {
      var R = xd(), ee = ge(R);
      Me(ee, 21, () => a(i).slice(0, r), Ae, (de, ue) => {
        var Ce = kd(), D = X(Ce);
        let Z;
        var he = X(D), H = te(he, !0), Y = O(he, 2), se = te(Y);
        P(
          (ye, ve, N, y) => {
            Z = ce(D, 1, ye, "svelte-7t07ym", Z, { "on-line": ve }), K(H, e.trace.text[a(ue)]), K(se, `${N ?? ""}${y ?? ""}`);
          },
          [
            () => Qt(g(a(ue))),
            () => e.trace.variation.includes(a(ue)),
            () => Ze(e.trace, a(ue)) ? "pruned" : e.trace.values[a(ue)] && e.trace.names.length > 2 ? e.trace.values[a(ue)].map((ye) => ct(ye)).join(" ") : _l(e.trace, a(ue)) + ct(e.trace.value[a(ue)]),
            () => dn(e.trace, a(ue)) ? " (cut)" : ""
          ]
        ), ne("click", D, () => e.select(a(ue))), b(de, Ce);
      });
      var re = O(ee, 2);
      {
        var ie = (de) => {
          var ue = Cr(), Ce = te(ue);
          P(() => K(Ce, `and ${a(i).length - r} more`)), b(de, ue);
        };
        G(re, (de) => {
          a(i).length > r && de(ie);
        });
      }
      b(I, R);
    };
    G(fe, (I) => {
      a(i).length && I(Ne);
    });
  }
  var je = O(fe, 2);
  {
    var W = (I) => {
      var R = Ed(), ee = ge(R), re = X(ee), ie = O(re);
      {
        var de = (D) => {
          var Z = kn(". Choose one to search there:");
          b(D, Z);
        };
        G(ie, (D) => {
          a(v).length && D(de);
        });
      }
      var ue = O(ee, 2);
      {
        var Ce = (D) => {
          var Z = Sd(), he = ge(Z);
          Me(he, 21, () => a(v).slice(0, r), Ae, (se, ye) => {
            var ve = Md(), N = X(ve), y = te(N, !0);
            P(() => K(y, a(ye))), ne("click", N, () => e.search?.([...a(f), a(ye)])), b(se, ve);
          });
          var H = O(he, 2);
          {
            var Y = (se) => {
              var ye = Cr(), ve = te(ye);
              P(() => K(ve, `and ${a(v).length - r} more`)), b(se, ye);
            };
            G(H, (se) => {
              a(v).length > r && se(Y);
            });
          }
          b(D, Z);
        };
        G(ue, (D) => {
          a(v).length && D(Ce);
        });
      }
      P((D) => K(re, `+${D ?? ""} ${e.trace.unrecorded[a(o)] === 1 ? "move" : "moves"} not recorded`), [() => ar(e.trace.unrecorded[a(o)])]), b(I, R);
    };
    G(je, (I) => {
      e.trace.unrecorded[a(o)] && I(W);
    });
  }
  P((I) => K(L, I), [
    () => a(s) ? a(s).charAt(0).toUpperCase() + a(s).slice(1) + "." : " "
  ]), b(t, m), Oe();
}
it(["click", "change"]);
var Ld = /* @__PURE__ */ j('<div class="slider svelte-3ly6rn"><button aria-label="start" class="svelte-3ly6rn">|◂</button> <button aria-label="step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="step forward" class="svelte-3ly6rn">▸</button> <button aria-label="end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function Od(t, e) {
  Le(e, !0);
  let n = le(e, "label", 3, "step of the search"), r = /* @__PURE__ */ J(0);
  function s() {
    clearInterval(a(r)), T(r, 0);
  }
  So(s);
  function l() {
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
  var i = Ld(), o = X(i), c = O(o, 2), u = O(c, 2), f = te(u, !0), h = O(u, 2), v = O(h, 2), _ = O(v, 2), w = O(_, 2), d = te(w);
  P(() => {
    o.disabled = e.moment <= 0, c.disabled = e.moment <= 0, K(f, a(r) ? "Pause" : "Play"), h.disabled = e.moment >= e.last, v.disabled = e.moment >= e.last, Q(_, "max", e.last), rl(_, e.moment), Q(_, "aria-label", n()), Q(_, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), K(d, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), ne("click", o, () => e.change(0)), ne("click", c, () => e.change(Math.max(0, e.moment - 1))), ne("click", u, l), ne("click", h, () => e.change(Math.min(e.last, e.moment + 1))), ne("click", v, () => e.change(e.last)), ne("input", _, (g) => e.change(Number(g.currentTarget.value))), b(t, i), Oe();
}
it(["click", "input"]);
function Nd(t) {
  try {
    return localStorage.getItem(t);
  } catch {
    return null;
  }
}
function jd(t, e) {
  try {
    localStorage.setItem(t, e);
  } catch {
  }
}
const Gn = ["system", "light", "dark"];
class Cd {
  #e = /* @__PURE__ */ J("system");
  get name() {
    return a(this.#e);
  }
  set name(e) {
    T(this.#e, e, !0);
  }
  constructor() {
    const e = Nd("theme");
    e && Gn.includes(e) && this.set(e);
  }
  next() {
    this.set(Gn[(Gn.indexOf(this.name) + 1) % Gn.length]);
  }
  set(e) {
    this.name = e, jd("theme", e), e === "system" ? delete document.documentElement.dataset.theme : document.documentElement.dataset.theme = e;
  }
}
const Pd = new Cd();
var zd = /* @__PURE__ */ j('<div class="frame svelte-1y7d2q4"><div><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas></div> <div class="tools svelte-1y7d2q4"><button aria-label="zoom in" class="svelte-1y7d2q4">+</button> <button aria-label="zoom out" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Fit</button> <button class="svelte-1y7d2q4">Expand all</button></div></div>');
function Rd(t, e) {
  Le(e, !0);
  const n = 0.62, r = 0.8, s = 48, l = 120, i = 110;
  let o = le(e, "marked", 19, () => /* @__PURE__ */ new Set()), c = le(e, "height", 3, 460), u = le(e, "blank", 3, !1), f = le(e, "whole", 3, !1), h = le(e, "label", 3, "search tree"), v, _, w = /* @__PURE__ */ J(
    600
    // pixels of the width
  ), d = /* @__PURE__ */ J({ scale: 1, x: 300, y: 40 }), g = /* @__PURE__ */ J(/* @__PURE__ */ new Set()), m = /* @__PURE__ */ J(/* @__PURE__ */ new Set()), p = /* @__PURE__ */ J(0), x = null;
  const L = /* @__PURE__ */ k(() => wa(e.trace)), M = /* @__PURE__ */ k(() => new Set(e.trace.variation));
  let C = /* @__PURE__ */ J(gt(Ln)), A = /* @__PURE__ */ J(gt(Jn));
  const S = /* @__PURE__ */ k(() => kl(a(L), e.trace.unrecorded, a(g), a(m), a(M), a(C), a(A))), E = /* @__PURE__ */ k(() => a(S).right - a(S).left + 70), F = /* @__PURE__ */ k(() => Math.max(1, Math.round(a(S).bottom / a(A)))), $ = /* @__PURE__ */ k(() => f() ? Math.max(a(w), Math.ceil(a(E) * r)) : a(w)), ae = /* @__PURE__ */ k(() => f() ? Math.max(c(), Math.ceil(a(F) * Jn * r) + s + 50) : c()), fe = /* @__PURE__ */ k(() => a($) > a(w));
  Ye(() => {
    const B = a(L);
    Mt(() => {
      T(g, f() ? new Set(B.keys()) : Wf(B, e.trace.unrecorded, e.trace.variation, a(w) / (Ln * n))), T(m, f() ? a(g) : /* @__PURE__ */ new Set());
    });
  }), Ye(() => {
    a(L), Mt(Ne);
  });
  function Ne() {
    const B = (a(S).right - a(S).left) / a(C);
    T(C, Math.max(Ln, Math.min(i, $f(e.trace, a(S)), (a(w) - 70) / Math.max(B, 1))), !0);
    const oe = a(ae) - s - 50;
    let be = Math.max(0.02, Math.min(1.2, a($) / a(E)));
    T(A, Math.max(Jn, Math.min(l, oe / a(F)) / be), !0), a(F) * a(A) * be > oe && (be = Math.max(0.02, oe / (a(F) * a(A)))), T(d, {
      scale: be,
      x: a($) / 2 - be * (a(S).left + a(S).right) / 2,
      y: 28 + Math.max(0, (oe - be * a(F) * a(A)) / 2)
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
      const be = new Set(a(g)), ze = new Set(a(m));
      for (let U = e.trace.parent[B] ?? -1; U >= 0; U = e.trace.parent[U])
        be.add(U);
      const me = e.trace.parent[B] ?? -1;
      me >= 0 && (a(L)[me]?.indexOf(B) ?? 0) >= In && ze.add(me), be.size !== a(g).size && T(g, be), ze.size !== a(m).size && T(m, ze);
    });
    const oe = a(S).byNode.get(B);
    Mt(() => {
      if (!oe) return;
      const be = oe.x * a(d).scale + a(d).x, ze = oe.y * a(d).scale + a(d).y;
      (be < 20 || be > a($) - 20 || ze < 20 || ze > a(ae) - 20) && T(d, {
        ...a(d),
        x: a($) / 2 - oe.x * a(d).scale,
        y: a(ae) / 2 - oe.y * a(d).scale
      });
      const me = be - _.scrollLeft;
      a(fe) && (me < 20 || me > a(w) - 20) && (_.scrollLeft = be - a(w) / 2);
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => Ni(p));
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
    oe.setTransform(B, 0, 0, B, 0, 0), Gf(oe, a(R), a(d), Yf(v), a($), a(ae));
  }
  let re = 0;
  Ye(() => (Pd.name, a(p), a(R), a(d), a($), a(ae), cancelAnimationFrame(re), re = requestAnimationFrame(ee), () => cancelAnimationFrame(re))), Ye(() => {
    const B = matchMedia("print");
    return B.addEventListener("change", ee), () => B.removeEventListener("change", ee);
  });
  function ie(B, oe = a($) / 2, be = a(ae) / 2) {
    const ze = Math.max(0.02, Math.min(3, a(d).scale * B)), me = ze / a(d).scale;
    T(d, {
      scale: ze,
      x: oe - (oe - a(d).x) * me,
      y: be - (be - a(d).y) * me
    });
  }
  function de(B) {
    a(
      fe
      // sideways: that scrolls
    ) && Math.abs(B.deltaX) > Math.abs(B.deltaY) || (B.preventDefault(), ie(Math.exp(-B.deltaY * 15e-4), B.offsetX, B.offsetY));
  }
  function ue(B) {
    x = { x: B.clientX, y: B.clientY, moved: !1 }, v.setPointerCapture(B.pointerId);
  }
  function Ce(B) {
    if (!x) return;
    const oe = B.clientX - x.x, be = B.clientY - x.y;
    !x.moved && Math.hypot(oe, be) < 4 || (x = { x: B.clientX, y: B.clientY, moved: !0 }, a(fe) ? _.scrollLeft -= oe : T(d, { ...a(d), x: a(d).x + oe, y: a(d).y + be }));
  }
  function D(B) {
    const oe = x && !x.moved;
    if (x = null, !oe) return;
    const be = (B.offsetX - a(d).x) / a(d).scale, ze = (B.offsetY - a(d).y) / a(d).scale, me = Math.max(Nt * 1.3, 8 / a(d).scale);
    for (const U of a(S).placed)
      if (!(Math.abs(U.x - be) > me || Math.abs(U.y - ze) > me)) {
        U.stub === "folded" ? T(m, new Set(a(m)).add(U.node)) : U.stub ? e.select(U.node) : !u() && U.node === e.selected && (a(L)[U.node]?.length ?? 0) > 0 ? W(U.node) : (e.select(U.node), e.mark?.(U.node));
        return;
      }
  }
  function Z(B) {
    const oe = e.trace.parent[e.selected] ?? -1, be = oe >= 0 ? a(L)[oe] : [0], ze = be.indexOf(e.selected), me = a(L)[e.selected] ?? [], U = {
      ArrowUp: oe >= 0 ? oe : void 0,
      ArrowDown: (u() ? void 0 : me.find((V) => a(
        M
        // a riddle does not tell
      ).has(V))) ?? me[0],
      ArrowLeft: be[ze - 1],
      ArrowRight: be[ze + 1],
      Home: 0
    };
    if (B.key in U) {
      const V = U[B.key];
      V !== void 0 && e.select(V);
    } else if (B.key === " " || B.key === "Enter") e.mark ? e.mark(e.selected) : u() ? e.select(e.selected) : W(e.selected);
    else if (B.key === "+") ie(1.25);
    else if (B.key === "-") ie(0.8);
    else return;
    B.preventDefault(), B.stopPropagation();
  }
  const he = /* @__PURE__ */ k(() => a(S).byNode.get(e.selected));
  var H = { fit: Ne, openAll: je, toggle: W }, Y = zd();
  let se;
  var ye = X(Y);
  let ve;
  var N = X(ye);
  let y;
  Vt(N, (B) => v = B, () => v), Vt(ye, (B) => _ = B, () => _);
  var z = O(ye, 2), q = X(z), we = O(q, 2), _e = O(we, 2), Te = O(_e, 2);
  return P(() => {
    se = lt(Y, "", se, { height: `${a(ae) ?? ""}px` }), ve = ce(ye, 1, "scroller svelte-1y7d2q4", null, ve, { scrolls: a(fe) }), Q(N, "aria-label", `${h() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys move between nodes; the selected node is described below.`), Q(N, "data-x", a(he) ? a(he).x * a(d).scale + a(d).x : void 0), Q(N, "data-y", a(he) ? a(he).y * a(d).scale + a(d).y : void 0), Q(N, "data-shown", a(S).placed.length), y = lt(N, "", y, {
      width: `${a($) ?? ""}px`,
      height: `${a(ae) ?? ""}px`
    });
  }), Je("wheel", N, de), ne("pointerdown", N, ue), ne("pointermove", N, Ce), ne("pointerup", N, D), Je("pointercancel", N, () => x = null), ne("keydown", N, Z), Gr(ye, "clientWidth", (B) => T(w, B)), ne("click", q, () => ie(1.3)), ne("click", we, () => ie(0.77)), ne("click", _e, Ne), ne("click", Te, () => je()), b(t, Y), Oe(H);
}
it([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var Id = /* @__PURE__ */ j('<p role="alert" class="failure"> </p>'), Fd = /* @__PURE__ */ j(" <!><!>.", 1), Dd = /* @__PURE__ */ j('<div class="row"><span class="soft facts svelte-1ond5h7">Export:</span> <button>SVG</button> <button>PNG</button> <!> <button>TikZ</button></div>'), Bd = /* @__PURE__ */ j('<li><span class="dotted svelte-1ond5h7"></span> +14: moves that were not recorded</li>'), qd = /* @__PURE__ */ j("<li>[α, β]: the window; ≤ and ≥: only a bound, the true value may be lower or higher</li>"), Vd = /* @__PURE__ */ j('<div class="room svelte-1ond5h7"><div><div class="left stack svelte-1ond5h7"><!> <!> <p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p> <!></div> <!></div></div> <ul class="legend soft svelte-1ond5h7" aria-label="legend"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> principal variation</li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never searched</li> <!> <!></ul>', 1), Ud = /* @__PURE__ */ j('<p class="soft" role="status"> </p>'), Hd = /* @__PURE__ */ j("<!> <!>", 1);
function Wd(t, e) {
  Le(e, !0);
  let n = le(e, "tracing", 7), r = le(e, "height", 3, 460), s = le(e, "exporting", 3, !0), l = le(e, "boards", 3, !1);
  const i = /* @__PURE__ */ k(() => n().trace), o = /* @__PURE__ */ k(() => a(i) ? df(a(i), n().moment) : null);
  async function c() {
    a(i) && jr("tree.png", await ns(a(i), n().moment));
  }
  var u = Hd(), f = ge(u);
  {
    var h = (d) => {
      var g = Id(), m = te(g, !0);
      P(() => K(m, n().failure)), b(d, g);
    };
    G(f, (d) => {
      n().failure && d(h);
    });
  }
  var v = O(f, 2);
  {
    var _ = (d) => {
      var g = Vd(), m = ge(g), p = X(m);
      let x;
      var L = X(p), M = X(L);
      Rd(M, {
        get trace() {
          return a(i);
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
      Od(C, {
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
          P((he) => K(Z, `, ${he ?? ""} pruned`), [() => Mn(a(o).pruned)]), b(D, Z);
        };
        G(E, (D) => {
          a(o).pruned && D(F);
        });
      }
      var $ = O(E, 2);
      {
        var ae = (D) => {
          var Z = Fd(), he = ge(Z), H = O(he);
          {
            var Y = (ve) => {
              var N = kn();
              P(() => K(N, `, best move ${a(i).summary.move ?? ""}`)), b(ve, N);
            };
            G(H, (ve) => {
              a(i).summary.move && ve(Y);
            });
          }
          var se = O(H);
          {
            var ye = (ve) => {
              var N = kn();
              P(() => K(N, `, depth ${a(i).summary.depth ?? ""}`)), b(ve, N);
            };
            G(se, (ve) => {
              a(i).summary.depth && ve(ye);
            });
          }
          P((ve) => K(he, `${a(i).summary.algorithm ?? ""}: value ${ve ?? ""} to ${a(i).names[a(i).perspective] ?? ""}`), [() => Co(a(i).summary)]), b(D, Z);
        };
        G($, (D) => {
          n().moment >= n().last && D(ae);
        });
      }
      var fe = O($, 2);
      {
        var Ne = (D) => {
          var Z = kn();
          P((he) => K(Z, `${he ?? ""} more nodes were searched but not recorded.`), [() => Mn(a(i).truncated)]), b(D, Z);
        };
        G(fe, (D) => {
          a(i).truncated && D(Ne);
        });
      }
      var je = O(A, 2);
      {
        var W = (D) => {
          var Z = Dd(), he = O(X(Z), 2), H = O(he, 2), Y = O(H, 2);
          _f(Y, { picture: () => ns(a(i), n().moment) });
          var se = O(Y, 2);
          ne("click", he, () => jr("tree.svg", Tl(a(i), n().moment))), ne("click", H, c), ne("click", se, () => jr("tree.tex", ud(a(i), n().moment))), b(D, Z);
        };
        G(je, (D) => {
          s() && D(W);
        });
      }
      var I = O(L, 2);
      {
        let D = /* @__PURE__ */ k(() => l() ? n().place : null);
        Td(I, {
          get trace() {
            return a(i);
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
          var Z = Bd();
          b(D, Z);
        }, ie = /* @__PURE__ */ k(() => a(i).unrecorded.some((D) => D));
        G(ee, (D) => {
          a(ie) && D(re);
        });
      }
      var de = O(ee, 2);
      {
        var ue = (D) => {
          var Z = qd();
          b(D, Z);
        }, Ce = /* @__PURE__ */ k(() => ma(a(i)));
        G(de, (D) => {
          a(Ce) && D(ue);
        });
      }
      P(
        (D, Z) => {
          x = ce(p, 1, "view svelte-1ond5h7", null, x, { busy: n().busy }), K(S, `${D ?? ""} nodes, ${Z ?? ""} leaves`);
        },
        [
          () => Mn(a(o).nodes),
          () => Mn(a(o).leaves)
        ]
      ), b(d, g);
    }, w = (d) => {
      var g = Ud(), m = te(g, !0);
      P(() => K(m, n().compiling ? Oo : "Searching …")), b(d, g);
    };
    G(v, (d) => {
      a(i) && a(o) ? d(_) : n().busy && d(w, 1);
    });
  }
  b(t, u), Oe();
}
it(["click"]);
var Yd = /* @__PURE__ */ j("<tr><td> </td><td> </td><td> </td></tr>"), Gd = /* @__PURE__ */ j('<table class="data"><caption> </caption><thead><tr><th scope="col">move</th><th scope="col">value</th><th scope="col">line</th></tr></thead><tbody></tbody></table>'), Kd = /* @__PURE__ */ j('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function Xd(t, e) {
  Le(e, !0);
  const n = 12, r = e.trace ? new hf(e.trace.id) : null;
  r && e.trace && r.show(e.trace);
  const s = /* @__PURE__ */ k(() => (e.analysis?.rows ?? e.position.legal).some((w) => w.cells.length > 1));
  var l = Kd(), i = X(l), o = te(i, !0), c = O(i, 2), u = X(c);
  {
    let w = /* @__PURE__ */ k(() => e.analysis?.rows ?? []), d = /* @__PURE__ */ k(() => e.position.last?.cells ?? []);
    vl(u, {
      get parts() {
        return e.position.board;
      },
      get names() {
        return e.names;
      },
      get rows() {
        return a(w);
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
    var h = (w) => {
      var d = Gd(), g = X(d), m = te(g), p = O(g, 2);
      Me(p, 21, () => e.analysis.rows.slice(0, n), Ae, (x, L) => {
        var M = Yd(), C = X(M), A = te(C, !0), S = O(C), E = te(S, !0), F = O(S), $ = te(F, !0);
        P(
          (ae, fe) => {
            K(A, a(L).text), K(E, ae), K($, fe);
          },
          [
            () => jo(a(L).value, a(L).bound),
            () => a(L).line.slice(1, 8).join(" ")
          ]
        ), b(x, M);
      }), P((x) => K(m, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${x ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => Mn(e.analysis.nodes)]), b(w, d);
    };
    G(f, (w) => {
      e.analysis && w(h);
    });
  }
  var v = O(c, 2);
  {
    var _ = (w) => {
      Wd(w, {
        get tracing() {
          return r;
        },
        height: 380
      });
    };
    G(v, (w) => {
      r && w(_);
    });
  }
  P(() => K(o, e.title)), b(t, l), Oe();
}
const Ll = /* @__PURE__ */ new Map();
tt.attach((t) => {
  "id" in t && Ll.get(t.id)?.send(t);
});
function Jd({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && Ll.set(n.trace.id, t), t.on("msg:custom", (s) => tt.receive(s));
  const r = ao(Xd, { target: e, props: n });
  return () => void lo(r);
}
const Qd = { render: Jd };
export {
  Qd as default
};
