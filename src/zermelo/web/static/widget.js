var hn = Array.isArray, es = Array.prototype.indexOf, Vt = Array.prototype.includes, vn = Array.from, Nr = Object.defineProperty, wt = Object.getOwnPropertyDescriptor, ts = Object.getOwnPropertyDescriptors, ns = Object.prototype, rs = Array.prototype, Lr = Object.getPrototypeOf, cr = Object.isExtensible;
const Pr = () => {
};
function is(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function Rr() {
  var t, e, n = new Promise((r, i) => {
    t = r, e = i;
  });
  return { promise: n, resolve: t, reject: e };
}
const ke = 2, xt = 4, _n = 8, Wn = 1 << 24, De = 16, Be = 32, lt = 64, Ln = 128, Gn = 256, qe = 512, ce = 1024, se = 2048, Le = 4096, Se = 8192, pe = 16384, Ot = 32768, Ut = 1 << 25, St = 65536, on = 1 << 17, ss = 1 << 18, Nt = 1 << 19, as = 1 << 20, We = 1 << 25, un = 1 << 21, kt = 1 << 22, at = 1 << 23, vt = Symbol("$state"), Cr = Symbol("component"), ls = Symbol("legacy props"), os = Symbol(""), Ir = Symbol("attributes"), Pn = Symbol("class"), Rn = Symbol("style"), Cn = Symbol("text"), Zt = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), gn = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), us = 1, fs = 2, Fr = 4, cs = 8, ds = 16, hs = 1, vs = 4, _s = 8, gs = 16, ms = 1, ps = 2, Dr = {}, fe = Symbol("uninitialized"), bs = "http://www.w3.org/1999/xhtml", ys = "@attach";
function ws() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function ks() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function xs() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function zr(t) {
  return t === this.v;
}
function Ss(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function jr(t) {
  return !Ss(t, this.v);
}
function qr(t) {
  throw new Error("https://svelte.dev/e/lifecycle_outside_component");
}
function Es() {
  throw new Error("https://svelte.dev/e/async_derived_orphan");
}
function Ts(t, e, n) {
  throw new Error("https://svelte.dev/e/each_key_duplicate");
}
function As(t) {
  throw new Error("https://svelte.dev/e/effect_in_teardown");
}
function Ms() {
  throw new Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function Os(t) {
  throw new Error("https://svelte.dev/e/effect_orphan");
}
function Ns() {
  throw new Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function Ls(t) {
  throw new Error("https://svelte.dev/e/props_invalid_value");
}
function Ps() {
  throw new Error("https://svelte.dev/e/state_descriptors_fixed");
}
function Rs() {
  throw new Error("https://svelte.dev/e/state_prototype_fixed");
}
function Cs() {
  throw new Error("https://svelte.dev/e/state_unsafe_mutation");
}
function Is() {
  throw new Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
let be = null;
function Et(t) {
  be = t;
}
function Me(t, e = !1, n) {
  be = {
    p: be,
    i: !1,
    c: null,
    e: null,
    s: t,
    x: null,
    r: (
      /** @type {Effect} */
      G
    ),
    l: null
  };
}
function Oe(t) {
  var e = (
    /** @type {ComponentContext} */
    be
  ), n = e.e;
  if (n !== null) {
    e.e = null;
    for (var r of n)
      ii(r);
  }
  return t !== void 0 && (e.x = t), e.i = !0, be = e.p, Xn(t);
}
function Xn(t = {}) {
  return Nr(t, Cr, { value: !0 }), t;
}
function Br() {
  return !0;
}
let yt = [];
function Fs() {
  var t = yt;
  yt = [], is(t);
}
function Ge(t) {
  if (yt.length === 0) {
    var e = yt;
    queueMicrotask(() => {
      e === yt && Fs();
    });
  }
  yt.push(t);
}
const Ds = -7169;
function ue(t, e) {
  t.f = t.f & Ds | e;
}
function Kn(t) {
  (t.f & qe) !== 0 || t.deps === null ? ue(t, ce) : ue(t, Le);
}
function Vr(t, e) {
  (t.f & se) !== 0 ? e.set(t, se) : (t.f & Le) !== 0 && e.get(t) !== se && e.set(t, Le), ue(t, ce);
}
function zs(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, Ge(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function Jt(t) {
  var e = V, n = G;
  Ie(null), Qe(null);
  try {
    return t();
  } finally {
    Ie(e), Qe(n);
  }
}
function Ur(t, e, n, r) {
  const i = Yt;
  var s = t.filter((v) => !v.settled), a = e.map(i);
  if (n.length === 0 && s.length === 0) {
    r(a);
    return;
  }
  var l = (
    /** @type {Effect} */
    G
  ), f = js(), u = s.length === 1 ? s[0].promise : s.length > 1 ? Promise.all(s.map((v) => v.promise)) : null;
  function c(v) {
    if ((l.f & pe) === 0) {
      f();
      try {
        r([...a, ...v]);
      } catch (_) {
        He(_, l);
      }
      fn();
    }
  }
  var d = Yr();
  if (n.length === 0) {
    u.then(() => c([])).finally(d);
    return;
  }
  function h() {
    Promise.all(n.map((v) => /* @__PURE__ */ qs(v))).then(c).catch((v) => He(v, l)).finally(d);
  }
  u ? u.then(() => {
    if ((l.f & pe) !== 0) {
      d();
      return;
    }
    f(), h(), fn();
  }) : h();
}
function js() {
  var t = (
    /** @type {Effect} */
    G
  ), e = V, n = be, r = (
    /** @type {Batch} */
    K
  );
  return function(s = !0) {
    Qe(t), Ie(e), Et(n), s && (t.f & pe) === 0 && (r?.activate(), r?.apply());
  };
}
function fn(t = !0) {
  Qe(null), Ie(null), Et(null), t && K?.deactivate();
}
function Yr() {
  var t = (
    /** @type {Effect} */
    G
  ), e = t.b, n = (
    /** @type {Batch} */
    K
  ), r = !!e?.is_rendered();
  return e?.update_pending_count(1, n), n.increment(r, t), () => {
    e?.update_pending_count(-1, n), n.decrement(r, t);
  };
}
// @__NO_SIDE_EFFECTS__
function Yt(t) {
  var e = ke | se;
  return G !== null && (G.f |= Nt), {
    ctx: be,
    deps: null,
    effects: null,
    equals: zr,
    f: e,
    fn: t,
    reactions: null,
    rv: 0,
    v: (
      /** @type {V} */
      fe
    ),
    wv: 0,
    parent: G,
    ac: null
  };
}
const It = Symbol("obsolete");
// @__NO_SIDE_EFFECTS__
function qs(t, e, n) {
  let r = (
    /** @type {Effect | null} */
    G
  );
  r === null && Es();
  var i = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), s = mt(
    /** @type {V} */
    fe
  ), a = !V, l = /* @__PURE__ */ new Set();
  return ta(() => {
    var f = (
      /** @type {Effect} */
      G
    ), u = Rr();
    i = u.promise;
    try {
      Promise.resolve(t()).then(u.resolve, (v) => {
        v !== Zt && u.reject(v);
      }).finally(fn);
    } catch (v) {
      u.reject(v), fn();
    }
    var c = (
      /** @type {Batch} */
      K
    );
    if (a) {
      if ((f.f & Ot) !== 0)
        var d = Yr();
      if (
        // boundary can be null if the async derived is inside an $effect.root not connected to the component render tree
        r.b?.is_rendered()
      )
        c.async_deriveds.get(f)?.reject(It);
      else
        for (const v of l.values())
          v.reject(It);
      l.add(u), c.async_deriveds.set(f, u);
    }
    const h = (v, _ = void 0) => {
      d?.(), l.delete(u), _ !== It && (c.activate(), _ ? (s.f |= at, Tt(s, _)) : ((s.f & at) !== 0 && (s.f ^= at), Tt(s, v)), c.deactivate());
    };
    u.promise.then(h, (v) => h(null, v || "unknown"));
  }), er(() => {
    for (const f of l)
      f.reject(It);
  }), new Promise((f) => {
    function u(c) {
      function d() {
        c === i ? f(s) : u(i);
      }
      c.then(d, d);
    }
    u(i);
  });
}
// @__NO_SIDE_EFFECTS__
function q(t) {
  const e = /* @__PURE__ */ Yt(t);
  return ci(e), e;
}
// @__NO_SIDE_EFFECTS__
function Hr(t) {
  const e = /* @__PURE__ */ Yt(t);
  return e.equals = jr, e;
}
function Bs(t) {
  var e = t.effects;
  if (e !== null) {
    t.effects = null;
    for (var n = 0; n < e.length; n += 1)
      ye(
        /** @type {Effect} */
        e[n]
      );
  }
}
function Zn(t) {
  var e, n = G, r = t.parent;
  if (!rt && r !== null && t.v !== fe && // if it was never evaluated before, it's guaranteed to fail downstream, so we try to execute instead
  (r.f & (pe | Se)) !== 0)
    return ws(), t.v;
  Qe(r);
  try {
    Bs(t), e = _i(t);
  } finally {
    Qe(n);
  }
  return e;
}
function Wr(t) {
  var e = Zn(t);
  if (!t.equals(e) && (t.wv = hi(), (!K?.is_fork || t.deps === null) && (K !== null ? (K.capture(t, e, !0), In?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    ue(t, ce);
    return;
  }
  rt || (ze !== null ? ($n() || K?.is_fork) && ze.set(t, e) : Kn(t));
}
function Vs(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && Jt(() => {
        e.ac.abort(Zt), e.ac = null;
      }), e.fn !== null && (e.teardown = Pr), Ht(e, 0), nr(e));
}
function Gr(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && At(e);
}
let yn = null, bt = null, K = null, In = null, ze = null, Fn = null, wn = !1, qt = null, sn = null;
var dr = 0;
let Us = 1;
class ot {
  id = Us++;
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
  #s = /* @__PURE__ */ new Set();
  /**
   * The number of async effects that are currently in flight
   */
  #t = 0;
  /**
   * Async effects that are currently in flight, _not_ inside a pending boundary
   * @type {Map<Effect, number>}
   */
  #n = /* @__PURE__ */ new Map();
  /**
   * A deferred that resolves when the batch is committed, used with `settled()`
   * TODO replace with Promise.withResolvers once supported widely enough
   * @type {{ promise: Promise<void>, resolve: (value?: any) => void, reject: (reason: unknown) => void } | null}
   */
  #r = null;
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
  #i = [];
  /**
   * Effects created while this batch was active.
   * @type {Effect[]}
   */
  #a = [];
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
    bt === null ? yn = bt = this : (bt.next = this, this.prev = bt), bt = this;
  }
  #v() {
    if (this.is_fork) return !0;
    for (const e of this.#n.keys())
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
      for (var i of r.d)
        ue(i, se), n(i);
      for (i of r.m)
        ue(i, Le), n(i);
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
  #f() {
    var e = [];
    for (const s of this.#i)
      if (!((s.f & pe) !== 0 || (s.f & (se | Le)) === 0)) {
        for (var n = s, r = !1; n.parent !== null; ) {
          n = n.parent;
          var i = n.f;
          if ((i & (lt | Be)) !== 0) {
            if ((i & ce) === 0) {
              r = !0;
              break;
            }
            n.f ^= ce;
          }
        }
        r || e.push(n);
      }
    return this.#i = [], e;
  }
  #_() {
    this.started = !0;
    for (const [l, f] of this.#l)
      ue(l, f), this.schedule(l);
    this.apply();
    for (var e = qt = [], n = [], r = sn = []; this.#i.length > 0; ) {
      dr++ > 1e3 && (this.#d(), Ys());
      for (const l of this.#f())
        try {
          this.#b(l, e, n);
        } catch (f) {
          throw Zr(l), this.#v() || this.discard(), f;
        }
    }
    if (K = null, r.length > 0) {
      var i = ot.ensure();
      for (const l of r)
        i.schedule(l);
    }
    if (qt = null, sn = null, this.#v()) {
      this.#g(n), this.#g(e);
      for (const [l, f] of this.#o)
        Kr(l, f);
      r.length > 0 && /** @type {unknown} */
      K.#_();
      return;
    }
    const s = this.#k();
    if (s) {
      this.#g(n), this.#g(e), s.#c(this);
      return;
    }
    this.#l.clear();
    for (const l of this.#e) l(this);
    this.#e.clear(), In = this, hr(n), hr(e), In = null, this.#r?.resolve();
    var a = (
      /** @type {Batch | null} */
      /** @type {unknown} */
      K
    );
    this.#t === 0 && (this.#i.length === 0 || a !== null) && this.#d(), a !== null && (Ke.clear(), a.#_());
  }
  /**
   * Traverse the effect tree, executing effects or stashing
   * them for later execution as appropriate
   * @param {Effect} root
   * @param {Effect[]} effects
   * @param {Effect[]} render_effects
   */
  #b(e, n, r) {
    e.f ^= ce;
    for (var i = e.first; i !== null; ) {
      var s = i.f, a = (s & (Be | lt)) !== 0, l = a && (s & ce) !== 0, f = l || (s & Se) !== 0 || this.#o.has(i);
      if (!f && i.fn !== null) {
        a ? i.f ^= ce : (s & xt) !== 0 ? n.push(i) : $t(i) && ((s & De) !== 0 && this.add_dirty_reaction(i, Le), At(i));
        var u = i.first;
        if (u !== null) {
          i = u;
          continue;
        }
      }
      for (; i !== null; ) {
        var c = i.next;
        if (c !== null) {
          i = c;
          break;
        }
        i = i.parent;
      }
    }
  }
  #k() {
    for (var e = this.prev; e !== null; e = e.prev)
      if (!e.is_fork && this.#p(e)) return e;
    return null;
  }
  /** @param {Batch} batch */
  #p(e) {
    for (const [n, [, r]] of this.current)
      if (!r && e.current.has(n))
        return !0;
    return !1;
  }
  /**
   * @param {Batch} batch
   */
  #c(e) {
    for (const [r, i] of e.current)
      !this.previous.has(r) && e.previous.has(r) && this.previous.set(r, e.previous.get(r)), this.current.set(r, i);
    for (const [r, i] of e.async_deriveds) {
      const s = this.async_deriveds.get(r);
      s && i.promise.then(s.resolve).catch(s.reject);
    }
    e.async_deriveds.clear(), this.transfer_reactions(e.#l);
    const n = (r) => {
      var i = r.reactions;
      if (i !== null && !((r.f & ke) !== 0 && (r.f & (se | Le)) === 0))
        for (const l of i) {
          var s = l.f;
          if ((s & ke) !== 0)
            n(
              /** @type {Derived} */
              l
            );
          else {
            var a = (
              /** @type {Effect} */
              l
            );
            s & (kt | De) && !this.async_deriveds.has(a) && (this.#l.delete(a), ue(a, se), this.schedule(a));
          }
        }
    };
    for (const r of this.current.keys())
      n(r);
    this.oncommit(() => e.discard()), e.#d(), K = this, this.#_();
  }
  /**
   * @param {Effect[]} effects
   */
  #g(e) {
    for (var n = 0; n < e.length; n += 1)
      Vr(e[n], this.#l);
  }
  /**
   * Associate a change to a given source with the current
   * batch, noting its previous and current values
   * @param {Value} source
   * @param {any} value
   * @param {boolean} [is_derived]
   */
  capture(e, n, r = !1) {
    e.v !== fe && !this.previous.has(e) && this.previous.set(e, e.v), (e.f & at) === 0 && (this.current.set(e, [n, r]), ze?.set(e, n)), this.is_fork || (e.v = n);
  }
  activate() {
    K = this;
  }
  deactivate() {
    K = null, ze = null;
  }
  flush() {
    try {
      wn = !0, K = this, this.#_();
    } finally {
      dr = 0, Fn = null, qt = null, sn = null, wn = !1, K = null, ze = null, Ke.clear();
    }
  }
  discard() {
    for (const e of this.#s) e(this);
    this.#s.clear();
    for (const e of this.async_deriveds.values())
      e.reject(It);
    this.#d(), this.#r?.resolve();
  }
  /**
   * @param {Effect} effect
   */
  register_created_effect(e) {
    this.#a.push(e);
  }
  #y() {
    for (let d = yn; d !== null; d = d.next) {
      var e = d.id < this.id, n = [];
      for (const [h, [v, _]] of this.current) {
        if (d.current.has(h)) {
          var r = (
            /** @type {[any, boolean]} */
            d.current.get(h)[0]
          );
          if (e && v !== r)
            d.current.set(h, [v, _]);
          else
            continue;
        }
        n.push(h);
      }
      if (e)
        for (const [h, v] of this.async_deriveds) {
          const _ = d.async_deriveds.get(h);
          _ && v.promise.then(_.resolve).catch(_.reject);
        }
      var i = [...d.current.keys()].filter(
        (h) => !/** @type {[any, boolean]} */
        d.current.get(h)[1]
      );
      if (!(!d.started || i.length === 0)) {
        var s = i.filter((h) => !this.current.has(h));
        if (s.length === 0)
          e && d.discard();
        else if (n.length > 0) {
          if (e)
            for (const h of this.#h)
              d.unskip_effect(h, (v) => {
                (v.f & (De | kt)) !== 0 ? d.schedule(v) : d.#g([v]);
              });
          d.activate();
          var a = /* @__PURE__ */ new Set(), l = /* @__PURE__ */ new Map();
          for (var f of n)
            Xr(f, s, a, l);
          l = /* @__PURE__ */ new Map();
          var u = [...d.current].filter(([h, v]) => {
            const _ = this.current.get(h);
            return _ ? _[0] !== v[0] || _[1] !== v[1] : !0;
          }).map(([h]) => h);
          if (u.length > 0)
            for (const h of this.#a)
              (h.f & (pe | Se | on)) === 0 && Jn(h, u, l) && ((h.f & (kt | De)) !== 0 ? (ue(h, se), d.schedule(h)) : d.add_dirty_reaction(h, se));
          if (d.#i.length > 0 && !d.#u) {
            d.apply();
            for (var c of d.#f())
              d.#b(c, [], []);
          }
          d.deactivate();
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
      let r = this.#n.get(n) ?? 0;
      this.#n.set(n, r + 1);
    }
  }
  /**
   * @param {boolean} blocking
   * @param {Effect} effect
   */
  decrement(e, n) {
    if (this.#t -= 1, e) {
      let r = this.#n.get(n) ?? 0;
      r === 1 ? this.#n.delete(n) : this.#n.set(n, r - 1);
    }
    this.#u || (this.#u = !0, Ge(() => {
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
    (n === se || this.#l.get(e) !== se) && this.#l.set(e, n);
  }
  /** @param {(batch: Batch) => void} fn */
  oncommit(e) {
    this.#e.add(e);
  }
  /** @param {(batch: Batch) => void} fn */
  ondiscard(e) {
    this.#s.add(e);
  }
  settled() {
    return (this.#r ??= Rr()).promise;
  }
  static ensure() {
    if (K === null) {
      const e = K = new ot();
      wn || Ge(() => {
        e.started || e.flush();
      });
    }
    return K;
  }
  apply() {
    {
      ze = null;
      return;
    }
  }
  /**
   *
   * @param {Effect} effect
   */
  schedule(e) {
    if (Fn = e, e.b?.is_pending && (e.f & (xt | _n | Wn)) !== 0 && (e.f & Ot) === 0) {
      e.b.defer_effect(e);
      return;
    }
    this.#i.push(e);
  }
  #d() {
    if (this.linked) {
      var e = this.prev, n = this.next;
      e === null ? yn = n : e.next = n, n === null ? bt = e : n.prev = e, this.linked = !1;
    }
  }
}
function Ys() {
  try {
    Ns();
  } catch (t) {
    He(t, Fn);
  }
}
let tt = null;
function hr(t) {
  var e = t.length;
  if (e !== 0) {
    for (var n = 0; n < e; ) {
      var r = t[n++];
      if ((r.f & (pe | Se)) === 0 && $t(r) && (tt = /* @__PURE__ */ new Set(), At(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && oi(r), tt?.size > 0)) {
        Ke.clear();
        for (const i of tt) {
          if ((i.f & (pe | Se)) !== 0) continue;
          const s = [i];
          let a = i.parent;
          for (; a !== null; )
            tt.has(a) && (tt.delete(a), s.push(a)), a = a.parent;
          for (let l = s.length - 1; l >= 0; l--) {
            const f = s[l];
            (f.f & (pe | Se)) === 0 && At(f);
          }
        }
        tt.clear();
      }
    }
    tt = null;
  }
}
function Xr(t, e, n, r) {
  if (!n.has(t) && (n.add(t), t.reactions !== null))
    for (const i of t.reactions) {
      const s = i.f;
      (s & ke) !== 0 ? Xr(
        /** @type {Derived} */
        i,
        e,
        n,
        r
      ) : (s & (kt | De)) !== 0 && (s & se) === 0 && Jn(i, e, r) && (ue(i, se), Qn(
        /** @type {Effect} */
        i
      ));
    }
}
function Jn(t, e, n) {
  const r = n.get(t);
  if (r !== void 0) return r;
  if (t.deps !== null)
    for (const i of t.deps) {
      if (Vt.call(e, i))
        return !0;
      if ((i.f & ke) !== 0 && Jn(
        /** @type {Derived} */
        i,
        e,
        n
      ))
        return n.set(
          /** @type {Derived} */
          i,
          !0
        ), !0;
    }
  return n.set(t, !1), !1;
}
function Qn(t) {
  K.schedule(t);
}
function Kr(t, e) {
  if (!((t.f & Be) !== 0 && (t.f & ce) !== 0)) {
    (t.f & se) !== 0 ? e.d.push(t) : (t.f & Le) !== 0 && e.m.push(t), ue(t, ce);
    for (var n = t.first; n !== null; )
      Kr(n, e), n = n.next;
  }
}
function Zr(t) {
  ue(t, ce);
  for (var e = t.first; e !== null; )
    Zr(e), e = e.next;
}
let cn = /* @__PURE__ */ new Set();
const Ke = /* @__PURE__ */ new Map();
let Jr = !1;
function mt(t, e) {
  var n = {
    f: 0,
    v: t,
    reactions: null,
    equals: zr,
    rv: 0,
    wv: 0
  };
  return n;
}
// @__NO_SIDE_EFFECTS__
function $(t, e) {
  const n = mt(t);
  return ci(n), n;
}
// @__NO_SIDE_EFFECTS__
function Hs(t, e = !1, n = !0) {
  const r = mt(t);
  return e || (r.equals = jr), r;
}
function R(t, e, n = !1) {
  V !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!je || (V.f & on) !== 0) && Br() && (V.f & (ke | De | kt | on)) !== 0 && (Je === null || !Je.has(t)) && Cs();
  let r = n ? st(e) : e;
  return Tt(t, r, sn);
}
var ft = null, Dn = 0;
function Tt(t, e, n = null) {
  if (!t.equals(e)) {
    rt ? Ke.set(t, e) : Ke.has(t) || Ke.set(t, t.v);
    var r = ot.ensure();
    if (r.capture(t, e), (t.f & ke) !== 0) {
      const i = (
        /** @type {Derived} */
        t
      );
      (t.f & se) !== 0 && Zn(i), ze === null && Kn(i);
    }
    t.wv = hi(), ft = null, Dn = 0, Qr(t, se, n), ft = null, G !== null && (G.f & ce) !== 0 && (G.f & (Be | lt)) === 0 && (Re === null ? ia([t]) : Re.push(t)), !r.is_fork && cn.size > 0 && !Jr && Ws();
  }
  return e;
}
function Ws() {
  Jr = !1;
  for (const t of cn) {
    (t.f & ce) !== 0 && ue(t, Le);
    let e;
    try {
      e = $t(t);
    } catch {
      e = !0;
    }
    e && At(t);
  }
  cn.clear();
}
function Gs(t, e = 1) {
  var n = o(t), r = e === 1 ? n++ : n--;
  return R(t, n), r;
}
function Bt(t) {
  R(t, t.v + 1);
}
function Qr(t, e, n) {
  var r = t.reactions;
  if (r !== null) {
    var i = r.length;
    if (Dn += i, Dn > 1e5 && ft === null && (ft = /* @__PURE__ */ new Set()), ft !== null) {
      if (ft.has(t)) return;
      ft.add(t);
    }
    for (var s = 0; s < i; s++) {
      var a = r[s], l = a.f, f = (l & se) === 0;
      if (f && ue(a, e), (l & on) !== 0)
        cn.add(
          /** @type {Effect} */
          a
        );
      else if ((l & ke) !== 0) {
        var u = (
          /** @type {Derived} */
          a
        );
        ze?.delete(u), Qr(u, Le, n);
      } else if (f) {
        var c = (
          /** @type {Effect} */
          a
        );
        (l & De) !== 0 && tt !== null && tt.add(c), n !== null ? n.push(c) : Qn(c);
      }
    }
  }
}
function st(t) {
  if (typeof t != "object" || t === null || vt in t || Cr in t)
    return t;
  const e = Lr(t);
  if (e !== ns && e !== rs)
    return t;
  var n = /* @__PURE__ */ new Map(), r = hn(t), i = /* @__PURE__ */ $(0), s = gt, a = (l) => {
    if (gt === s)
      return l();
    var f = V, u = gt;
    Ie(null), mr(s);
    var c = l();
    return Ie(f), mr(u), c;
  };
  return r && n.set("length", /* @__PURE__ */ $(
    /** @type {any[]} */
    t.length
  )), new Proxy(
    /** @type {any} */
    t,
    {
      defineProperty(l, f, u) {
        (!("value" in u) || u.configurable === !1 || u.enumerable === !1 || u.writable === !1) && Ps();
        var c = n.get(f);
        return c === void 0 ? a(() => {
          var d = /* @__PURE__ */ $(u.value);
          return n.set(f, d), d;
        }) : R(c, u.value, !0), !0;
      },
      deleteProperty(l, f) {
        var u = n.get(f);
        if (u === void 0) {
          if (f in l) {
            const c = a(() => /* @__PURE__ */ $(fe));
            n.set(f, c), Bt(i);
          }
        } else
          R(u, fe), Bt(i);
        return !0;
      },
      get(l, f, u) {
        if (f === vt)
          return t;
        var c = n.get(f), d = f in l;
        if (c === void 0 && (!d || wt(l, f)?.writable) && (c = a(() => {
          var v = st(d ? l[f] : fe), _ = /* @__PURE__ */ $(v);
          return _;
        }), n.set(f, c)), c !== void 0) {
          var h = o(c);
          return h === fe ? void 0 : h;
        }
        return Reflect.get(l, f, u);
      },
      getOwnPropertyDescriptor(l, f) {
        this.has?.(l, f);
        var u = Reflect.getOwnPropertyDescriptor(l, f), c = n.get(f);
        if (c !== void 0) {
          var d = o(c);
          if (d === fe)
            return;
          if (u && "value" in u)
            u.value = d;
          else
            return {
              enumerable: !0,
              configurable: !0,
              value: d,
              writable: !0
            };
        }
        return u;
      },
      has(l, f) {
        if (f === vt)
          return !0;
        var u = n.get(f), c = u !== void 0 && u.v !== fe || Reflect.has(l, f);
        if (u !== void 0 || (G !== null || V !== null) && (!c || wt(l, f)?.writable)) {
          u === void 0 && (u = a(() => {
            var h = c ? st(l[f]) : fe, v = /* @__PURE__ */ $(h);
            return v;
          }), n.set(f, u));
          var d = o(u);
          if (d === fe)
            return !1;
        }
        return c;
      },
      set(l, f, u, c) {
        var d = n.get(f), h = f in l;
        if (r && f === "length")
          for (var v = u; v < /** @type {Source<number>} */
          d.v; v += 1) {
            var _ = n.get(v + "");
            _ !== void 0 ? R(_, fe) : v in l && (_ = a(() => /* @__PURE__ */ $(fe)), n.set(v + "", _));
          }
        if (d === void 0)
          (!h || wt(l, f)?.writable) && (d = a(() => /* @__PURE__ */ $(void 0)), R(d, st(u)), n.set(f, d));
        else {
          h = d.v !== fe;
          var m = a(() => st(u));
          R(d, m);
        }
        var g = Reflect.getOwnPropertyDescriptor(l, f);
        if (g?.set && g.set.call(c, u), !h) {
          if (r && typeof f == "string") {
            var b = (
              /** @type {Source<number>} */
              n.get("length")
            ), w = Number(f);
            Number.isInteger(w) && w >= b.v && R(b, w + 1);
          }
          Bt(i);
        }
        return !0;
      },
      ownKeys(l) {
        o(i);
        var f = Reflect.ownKeys(l).filter((d) => {
          var h = n.get(d);
          return h === void 0 || h.v !== fe;
        });
        for (var [u, c] of n)
          c.v !== fe && !(u in l) && f.push(u);
        return f;
      },
      setPrototypeOf() {
        Rs();
      }
    }
  );
}
function vr(t) {
  try {
    if (t !== null && typeof t == "object" && vt in t)
      return t[vt];
  } catch {
  }
  return t;
}
function $r(t, e) {
  return Object.is(vr(t), vr(e));
}
var _r, ei, ti, ni;
function Xs() {
  if (_r === void 0) {
    _r = window, ei = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    ti = wt(e, "firstChild").get, ni = wt(e, "nextSibling").get, cr(t) && (t[Pn] = void 0, t[Ir] = null, t[Rn] = void 0, t.__e = void 0), cr(n) && (n[Cn] = void 0);
  }
}
function nt(t = "") {
  return document.createTextNode(t);
}
// @__NO_SIDE_EFFECTS__
function pt(t) {
  return (
    /** @type {TemplateNode | null} */
    ti.call(t)
  );
}
// @__NO_SIDE_EFFECTS__
function Qt(t) {
  return (
    /** @type {TemplateNode | null} */
    ni.call(t)
  );
}
function te(t, e) {
  return /* @__PURE__ */ pt(t);
}
function Ze(t, e = !1) {
  {
    var n = /* @__PURE__ */ pt(t);
    return n instanceof Comment && n.data === "" ? /* @__PURE__ */ Qt(n) : n;
  }
}
function W(t, e = !1) {
  return /* @__PURE__ */ pt(t);
}
function N(t, e = 1, n = !1) {
  let r = t;
  for (; e--; )
    r = /** @type {TemplateNode} */
    /* @__PURE__ */ Qt(r);
  return r;
}
function Ks(t) {
  t.textContent = "";
}
function ri() {
  return !1;
}
function Zs(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function Js(t) {
  var e = G;
  if (e === null)
    return V.f |= at, t;
  if ((e.f & Ot) === 0 && (e.f & xt) === 0)
    throw t;
  He(t, e);
}
function He(t, e) {
  if (t === Dr)
    throw t;
  if (!(e !== null && (e.f & pe) !== 0)) {
    for (; e !== null; ) {
      if ((e.f & Ln) !== 0 && (e.f & (pe | Ut)) === 0) {
        if ((e.f & Ot) === 0)
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
function Qs(t) {
  G === null && (V === null && Os(), Ms()), rt && As();
}
function $s(t, e) {
  var n = e.last;
  n === null ? e.last = e.first = t : (n.next = t, t.prev = n, e.last = t);
}
function $e(t, e) {
  var n = G;
  n !== null && (n.f & Se) !== 0 && (t |= Se);
  var r = {
    ctx: be,
    deps: null,
    nodes: null,
    f: t | se | qe,
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
  K?.register_created_effect(r);
  var i = r;
  if ((t & xt) !== 0)
    qt !== null ? qt.push(r) : ot.ensure().schedule(r);
  else if (e !== null) {
    try {
      At(r);
    } catch (a) {
      throw ye(r), a;
    }
    i.deps === null && i.teardown === null && i.nodes === null && i.first === i.last && // either `null`, or a singular child
    (i.f & Nt) === 0 && (i = i.first, (t & De) !== 0 && (t & St) !== 0 && i !== null && (i.f |= St));
  }
  if (i !== null && (i.parent = n, n !== null && $s(i, n), V !== null && (V.f & ke) !== 0 && (t & lt) === 0)) {
    var s = (
      /** @type {Derived} */
      V
    );
    (s.effects ??= []).push(i);
  }
  return r;
}
function $n() {
  return V !== null && !je;
}
function er(t) {
  const e = $e(_n, null);
  return ue(e, ce), e.teardown = t, e;
}
function ct(t) {
  Qs();
  var e = (
    /** @type {Effect} */
    G.f
  ), n = !V && (e & Be) !== 0 && be !== null && !be.i;
  if (n) {
    var r = (
      /** @type {ComponentContext} */
      be
    );
    (r.e ??= []).push(t);
  } else
    return ii(t);
}
function ii(t) {
  return $e(xt | as, t);
}
function ea(t) {
  ot.ensure();
  const e = $e(lt | Nt, t);
  return (n = {}) => new Promise((r) => {
    n.outro ? _t(e, () => {
      ye(e), r(void 0);
    }) : (ye(e), r(void 0));
  });
}
function mn(t) {
  return $e(xt, t);
}
function ta(t) {
  return $e(kt | Nt, t);
}
function si(t, e = 0) {
  return $e(_n | e, t);
}
function I(t, e = [], n = [], r = []) {
  Ur(r, e, n, (i) => {
    $e(_n, () => {
      t(...i.map(o));
    });
  });
}
function tr(t, e = 0) {
  var n = $e(De | e, t);
  return n;
}
function ai(t, e = 0) {
  var n = $e(Wn | e, t);
  return n;
}
function Ee(t) {
  return $e(Be | Nt, t);
}
function li(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = rt, r = V;
    gr(!0), Ie(null);
    try {
      e.call(null);
    } catch (i) {
      He(i, t.parent);
    } finally {
      gr(n), Ie(r);
    }
  }
}
function nr(t, e = !1) {
  var n = t.first;
  for (t.first = t.last = null; n !== null; ) {
    const i = n.ac;
    i !== null && Jt(() => {
      i.abort(Zt);
    });
    var r = n.next;
    (n.f & lt) !== 0 ? n.parent = null : ye(n, e), n = r;
  }
}
function na(t) {
  for (var e = t.first; e !== null; ) {
    var n = e.next;
    (e.f & Be) === 0 && ye(e), e = n;
  }
}
function ye(t, e = !0) {
  var n = !1;
  (e || (t.f & ss) !== 0) && t.nodes !== null && t.nodes.end !== null && (ra(
    t.nodes.start,
    /** @type {TemplateNode} */
    t.nodes.end
  ), n = !0), t.f |= Ut, nr(t, e && !n), Ht(t, 0);
  var r = t.nodes && t.nodes.t;
  if (r !== null)
    for (const s of r)
      s.stop();
  li(t), t.f ^= Ut, t.f |= pe;
  var i = t.parent;
  i !== null && i.first !== null && oi(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function ra(t, e) {
  for (; t !== null; ) {
    var n = t === e ? null : /* @__PURE__ */ Qt(t);
    t.remove(), t = n;
  }
}
function oi(t) {
  var e = t.parent, n = t.prev, r = t.next;
  n !== null && (n.next = r), r !== null && (r.prev = n), e !== null && (e.first === t && (e.first = r), e.last === t && (e.last = n));
}
function _t(t, e, n = !0) {
  var r = [];
  t.f |= Gn, ui(t, r, !0);
  var i = () => {
    n && ye(t), e && e();
  }, s = r.length;
  if (s > 0) {
    var a = () => --s || i();
    for (var l of r)
      l.out(a);
  } else
    i();
}
function ui(t, e, n) {
  if ((t.f & Se) === 0) {
    t.f ^= Se;
    var r = t.nodes && t.nodes.t;
    if (r !== null)
      for (const l of r)
        (l.is_global || n) && e.push(l);
    for (var i = t.first; i !== null; ) {
      var s = i.next;
      if ((i.f & lt) === 0) {
        var a = (i.f & St) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (i.f & Be) !== 0 && (t.f & De) !== 0;
        ui(i, e, a ? n : !1);
      }
      i = s;
    }
  }
}
function dn(t) {
  t.f &= ~Gn, fi(t, !0);
}
function fi(t, e) {
  if ((t.f & Gn) === 0 && (t.f & Se) !== 0) {
    t.f ^= Se, (t.f & ce) === 0 && (ue(t, se), ot.ensure().schedule(t));
    for (var n = t.first; n !== null; ) {
      var r = n.next, i = (n.f & St) !== 0 || (n.f & Be) !== 0;
      fi(n, i ? e : !1), n = r;
    }
    var s = t.nodes && t.nodes.t;
    if (s !== null)
      for (const a of s)
        (a.is_global || e) && a.in();
  }
}
function rr(t, e) {
  if (t.nodes)
    for (var n = t.nodes.start, r = t.nodes.end; n !== null; ) {
      var i = n === r ? null : /* @__PURE__ */ Qt(n);
      e.append(n), n = i;
    }
}
let rt = !1;
function gr(t) {
  rt = t;
}
let V = null, je = !1;
function Ie(t) {
  V = t;
}
let G = null;
function Qe(t) {
  G = t;
}
let Je = null;
function ci(t) {
  V !== null && ((V.f & un) !== 0 || (V.f & ke) !== 0) && (Je ??= /* @__PURE__ */ new Set()).add(t);
}
let Te = null, Ne = 0, Re = null;
function ia(t) {
  Re = t;
}
let di = 1, dt = 0, gt = dt;
function mr(t) {
  gt = t;
}
function hi() {
  return ++di;
}
function $t(t) {
  var e = t.f;
  if ((e & se) !== 0)
    return !0;
  if ((e & Le) !== 0) {
    for (var n = (
      /** @type {Value[]} */
      t.deps
    ), r = n.length, i = 0; i < r; i++) {
      var s = n[i];
      if ($t(
        /** @type {Derived} */
        s
      ) && Wr(
        /** @type {Derived} */
        s
      ), s.wv > t.wv)
        return !0;
    }
    (e & qe) !== 0 && // During time traveling we don't want to reset the status so that
    // traversal of the graph in the other batches still happens
    ze === null && ue(t, ce);
  }
  return !1;
}
function vi(t, e, n = !0) {
  var r = t.reactions;
  if (r !== null && !(Je !== null && Je.has(t)))
    for (var i = 0; i < r.length; i++) {
      var s = r[i];
      (s.f & ke) !== 0 ? vi(
        /** @type {Derived} */
        s,
        e,
        !1
      ) : e === s && (n ? ue(s, se) : (s.f & ce) !== 0 && ue(s, Le), Qn(
        /** @type {Effect} */
        s
      ));
    }
}
function _i(t) {
  var e = Te, n = Ne, r = Re, i = V, s = Je, a = be, l = je, f = gt, u = t.f;
  Te = /** @type {null | Value[]} */
  null, Ne = 0, Re = null, V = (u & (Be | lt)) === 0 ? t : null, Je = null, Et(t.ctx), je = !1, gt = ++dt, t.ac !== null && (Jt(() => {
    t.ac.abort(Zt);
  }), t.ac = null);
  try {
    t.f |= un;
    var c = (
      /** @type {Function} */
      t.fn
    ), d = c();
    t.f |= Ot;
    var h = pr(t);
    if (Br() && Re !== null && !je && h !== null && (t.f & (ke | Le | se)) === 0)
      for (var v = 0; v < /** @type {Source[]} */
      Re.length; v++)
        vi(
          Re[v],
          /** @type {Effect} */
          t
        );
    if (i !== null && i !== t) {
      if (dt++, i.deps !== null)
        for (let _ = 0; _ < n; _ += 1)
          i.deps[_].rv = dt;
      if (e !== null)
        for (const _ of e)
          _.rv = dt;
      Re !== null && (r === null ? r = Re : r.push(.../** @type {Source[]} */
      Re));
    }
    return (t.f & at) !== 0 && (t.f ^= at), d;
  } catch (_) {
    return pr(t), Js(_);
  } finally {
    t.f ^= un, Te = e, Ne = n, Re = r, V = i, Je = s, Et(a), je = l, gt = f;
  }
}
function pr(t) {
  var e = t.deps, n = K?.is_fork;
  if (Te !== null) {
    var r;
    if (n || Ht(t, Ne), e !== null && Ne > 0)
      for (e.length = Ne + Te.length, r = 0; r < Te.length; r++)
        e[Ne + r] = Te[r];
    else
      t.deps = e = Te;
    if ($n() && (t.f & qe) !== 0)
      for (r = Ne; r < e.length; r++)
        (e[r].reactions ??= []).push(t);
  } else !n && e !== null && Ne < e.length && (Ht(t, Ne), e.length = Ne);
  return e;
}
function sa(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var r = es.call(n, t);
    if (r !== -1) {
      var i = n.length - 1;
      i === 0 ? n = e.reactions = null : (n[r] = n[i], n.pop());
    }
  }
  if (n === null && (e.f & ke) !== 0 && // Destroying a child effect while updating a parent effect can cause a dependency to appear
  // to be unused, when in fact it is used by the currently-updating parent. Checking `new_deps`
  // allows us to skip the expensive work of disconnecting and immediately reconnecting it
  (Te === null || !Vt.call(Te, e))) {
    var s = (
      /** @type {Derived} */
      e
    );
    (s.f & qe) !== 0 && (s.f ^= qe), s.v !== fe && Kn(s), s.ac !== null && Jt(() => {
      s.ac.abort(Zt), s.ac = null, ue(s, se);
    }), Vs(s), Ht(s, 0);
  }
}
function Ht(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var r = e; r < n.length; r++)
      sa(t, n[r]);
}
function At(t) {
  var e = t.f;
  if ((e & pe) === 0) {
    ue(t, ce);
    var n = G;
    G = t;
    try {
      (e & (De | Wn)) !== 0 ? na(t) : nr(t), li(t);
      var r = _i(t);
      t.teardown = typeof r == "function" ? r : null, t.wv = di;
      var i;
    } finally {
      G = n;
    }
  }
}
function o(t) {
  var e = t.f, n = (e & ke) !== 0;
  if (V !== null && !je) {
    var r = G !== null && (G.f & pe) !== 0;
    if (!r && (Je === null || !Je.has(t))) {
      var i = V.deps;
      if ((V.f & un) !== 0)
        t.rv < dt && (t.rv = dt, Te === null && i !== null && i[Ne] === t ? Ne++ : Te === null ? Te = [t] : Te.push(t));
      else {
        V.deps ??= [], Vt.call(V.deps, t) || V.deps.push(t);
        var s = t.reactions;
        s === null ? t.reactions = [V] : Vt.call(s, V) || s.push(V);
      }
    }
  }
  if (rt && Ke.has(t))
    return Ke.get(t);
  if (n) {
    var a = (
      /** @type {Derived} */
      t
    );
    if (rt) {
      var l = a.v;
      return ((a.f & ce) === 0 && a.reactions !== null || mi(a)) && (l = Zn(a)), Ke.set(a, l), l;
    }
    var f = (a.f & qe) === 0 && !je && V !== null && (V.f & qe) !== 0, u = (a.f & Ot) === 0;
    $t(a) && (f && (a.f |= qe), Wr(a)), f && !u && (Gr(a), gi(a));
  }
  if (ze?.has(t))
    return ze.get(t);
  if ((t.f & at) !== 0)
    throw t.v;
  return t.v;
}
function gi(t) {
  if (t.f |= qe, t.deps !== null)
    for (const n of t.deps) {
      var e = n.reactions;
      e === null ? n.reactions = [t] : Vt.call(e, t) || e.push(t), (n.f & ke) !== 0 && (n.f & qe) === 0 && (Gr(
        /** @type {Derived} */
        n
      ), gi(
        /** @type {Derived} */
        n
      ));
    }
}
function mi(t) {
  if (t.v === fe) return !0;
  if (t.deps === null) return !1;
  for (const e of t.deps)
    if (Ke.has(e) || (e.f & ke) !== 0 && mi(
      /** @type {Derived} */
      e
    ))
      return !0;
  return !1;
}
function Xe(t) {
  var e = je;
  try {
    return je = !0, t();
  } finally {
    je = e;
  }
}
function aa(t) {
  return t.endsWith("capture") && t !== "gotpointercapture" && t !== "lostpointercapture";
}
const la = [
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
function oa(t) {
  return la.includes(t);
}
const ua = {
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
function fa(t) {
  return t = t.toLowerCase(), ua[t] ?? t;
}
const ca = ["touchstart", "touchmove"];
function da(t) {
  return ca.includes(t);
}
const Ft = Symbol("events"), pi = /* @__PURE__ */ new Set(), zn = /* @__PURE__ */ new Set();
function bi(t, e, n, r = {}) {
  function i(s) {
    if (r.capture || jn.call(e, s), !s.cancelBubble)
      return Jt(() => n?.call(this, s));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (i.__removed = !1, Ge(() => {
    i.__removed || e.addEventListener(t, i, r);
  })) : e.addEventListener(t, i, r), i;
}
function ha(t, e, n, r, i) {
  var s = { capture: r, passive: i }, a = bi(t, e, n, s);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && er(() => {
    a.__removed = !0, e.removeEventListener(t, a, s);
  });
}
function ie(t, e, n) {
  (e[Ft] ??= {})[t] = n;
}
function Lt(t) {
  for (var e = 0; e < t.length; e++)
    pi.add(t[e]);
  for (var n of zn)
    n(t);
}
let kn = null, xn = !1;
function jn(t) {
  var e = this, n = (
    /** @type {Node} */
    e.ownerDocument
  ), r = t.type, i = t.composedPath?.() || [], s = (
    /** @type {null | Element} */
    i[0] || t.target
  );
  kn = t, xn || (xn = !0, setTimeout(() => {
    xn = !1, kn = null;
  }));
  var a = 0, l = kn === t && t[Ft];
  if (l) {
    var f = i.indexOf(l);
    if (f !== -1 && (e === document || e === /** @type {any} */
    window)) {
      t[Ft] = e;
      return;
    }
    var u = i.indexOf(e);
    if (u === -1)
      return;
    f <= u && (a = f);
  }
  if (s = /** @type {Element} */
  i[a] || t.target, s !== e) {
    Nr(t, "currentTarget", {
      configurable: !0,
      get() {
        return s || n;
      }
    });
    var c = V, d = G;
    Ie(null), Qe(null);
    try {
      for (var h, v = []; s !== null && s !== e; ) {
        try {
          var _ = s[Ft]?.[r];
          _ != null && (!/** @type {any} */
          s.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === s) && _.call(s, t);
        } catch (m) {
          h ? v.push(m) : h = m;
        }
        if (t.cancelBubble) break;
        a++, s = a < i.length ? (
          /** @type {Element} */
          i[a]
        ) : null;
      }
      if (h) {
        for (let m of v)
          queueMicrotask(() => {
            throw m;
          });
        throw h;
      }
    } finally {
      t[Ft] = e, delete t.currentTarget, Ie(c), Qe(d);
    }
  }
}
const va = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", {
    /** @param {string} html */
    createHTML: (t) => t
  })
);
function _a(t) {
  return (
    /** @type {string} */
    va?.createHTML(t) ?? t
  );
}
function yi(t) {
  var e = Zs("template");
  return e.innerHTML = _a(t.replaceAll("<!>", "<!---->")), e.content;
}
function Wt(t, e) {
  var n = (
    /** @type {Effect} */
    G
  );
  n.nodes === null && (n.nodes = { start: t, end: e, a: null, t: null });
}
// @__NO_SIDE_EFFECTS__
function L(t, e) {
  var n = (e & ms) !== 0, r = (e & ps) !== 0, i, s = !t.startsWith("<!>");
  return () => {
    i === void 0 && (i = yi(s ? t : "<!>" + t), n || (i = /** @type {TemplateNode} */
    /* @__PURE__ */ pt(i)));
    var a = (
      /** @type {TemplateNode} */
      r || ei ? document.importNode(i, !0) : i.cloneNode(!0)
    );
    if (n) {
      var l = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ pt(a)
      ), f = (
        /** @type {TemplateNode} */
        a.lastChild
      );
      Wt(l, f);
    } else
      Wt(a, a);
    return a;
  };
}
// @__NO_SIDE_EFFECTS__
function ga(t, e, n = "svg") {
  var r = !t.startsWith("<!>"), i = `<${n}>${r ? t : "<!>" + t}</${n}>`, s;
  return () => {
    if (!s) {
      var a = (
        /** @type {DocumentFragment} */
        yi(i)
      ), l = (
        /** @type {Element} */
        /* @__PURE__ */ pt(a)
      );
      s = /** @type {Element} */
      /* @__PURE__ */ pt(l);
    }
    var f = (
      /** @type {TemplateNode} */
      s.cloneNode(!0)
    );
    return Wt(f, f), f;
  };
}
// @__NO_SIDE_EFFECTS__
function en(t, e) {
  return /* @__PURE__ */ ga(t, e, "svg");
}
function ht(t = "") {
  {
    var e = nt(t + "");
    return Wt(e, e), e;
  }
}
function wi() {
  var t = document.createDocumentFragment(), e = document.createComment(""), n = nt();
  return t.append(e, n), Wt(e, n), t;
}
function A(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function ma(t) {
  let e = 0, n = mt(0), r;
  return () => {
    $n() && (o(n), si(() => (e === 0 && (r = Xe(() => t(() => Bt(n)))), e += 1, () => {
      Ge(() => {
        e -= 1, e === 0 && (r?.(), r = void 0, Bt(n));
      });
    })));
  };
}
var pa = St | Nt;
function ba(t, e, n, r) {
  new ya(t, e, n, r);
}
class ya {
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
  #s = null;
  /** @type {BoundaryProps} */
  #t;
  /** @type {((anchor: Node) => void)} */
  #n;
  /** @type {Effect} */
  #r;
  /** @type {Effect | null} */
  #i = null;
  /** @type {Effect | null} */
  #a = null;
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
  #f = null;
  #_ = ma(() => (this.#f = mt(this.#h), () => {
    this.#f = null;
  }));
  /**
   * @param {TemplateNode} node
   * @param {BoundaryProps} props
   * @param {((anchor: Node) => void)} children
   * @param {((error: unknown) => unknown) | undefined} [transform_error]
   */
  constructor(e, n, r, i) {
    this.#e = e, this.#t = n, this.#n = (s) => {
      var a = (
        /** @type {Effect} */
        G
      );
      a.b = this, a.f |= Ln, r(s);
    }, this.parent = /** @type {Effect} */
    G.b, this.transform_error = i ?? this.parent?.transform_error ?? ((s) => s), this.#r = tr(() => {
      this.#y();
    }, pa);
  }
  #b() {
    try {
      this.#i = Ee(() => this.#n(this.#e));
    } catch (e) {
      this.error(e);
    }
  }
  /**
   * @param {unknown} error The deserialized error from the server's hydration comment
   */
  #k(e) {
    const n = this.#t.failed, { reset: r, invoke_onerror: i } = this.#p(e);
    Ge(i), n && (this.#l = Ee(() => {
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
  #p(e) {
    var n = !1, r = !1;
    const i = () => {
      if (!this.#c()) {
        if (n) {
          xs();
          return;
        }
        n = !0, r && Is(), this.#l !== null && _t(this.#l, () => {
          this.#l = null;
        }), this.#w(() => {
          this.#y();
        });
      }
    };
    return { reset: i, invoke_onerror: () => {
      if (!this.#c())
        try {
          r = !0, this.#t.onerror?.(e, i), r = !1;
        } catch (a) {
          He(a, this.#r && this.#r.parent);
        }
    } };
  }
  #c() {
    return (this.#r.f & (pe | Ut)) !== 0;
  }
  #g() {
    const e = this.#t.pending;
    e && (this.is_pending = !0, this.#a = Ee(() => e(this.#e)), Ge(() => {
      if (!this.#c()) {
        var n = this.#o = document.createDocumentFragment(), r = nt(), i = !1;
        if (n.append(r), this.#i = this.#w(() => {
          try {
            return Ee(() => this.#n(r));
          } catch (s) {
            try {
              this.error(s), i = !0;
            } catch (a) {
              He(a, this.#r.parent);
            }
            return null;
          }
        }), this.#i === null) {
          this.#o = null, i && this.#d(
            /** @type {Batch} */
            K
          );
          return;
        }
        this.#u === 0 && (this.#e.before(n), this.#o = null, _t(
          /** @type {Effect} */
          this.#a,
          () => {
            this.#a = null;
          }
        ), this.#d(
          /** @type {Batch} */
          K
        ));
      }
    }));
  }
  #y() {
    try {
      if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#h = 0, this.#i = Ee(() => {
        this.#n(this.#e);
      }), this.#u > 0) {
        var e = this.#o = document.createDocumentFragment();
        rr(this.#i, e);
        const n = (
          /** @type {(anchor: Node) => void} */
          this.#t.pending
        );
        this.#a = Ee(() => n(this.#e));
      } else
        this.#d(
          /** @type {Batch} */
          K
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
    Vr(e, this.#m);
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
  #w(e) {
    var n = G, r = V, i = be;
    Qe(this.#r), Ie(this.#r), Et(this.#r.ctx);
    try {
      return ot.ensure(), e();
    } finally {
      Qe(n), Ie(r), Et(i);
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
    this.#u += e, this.#u === 0 && (this.#d(n), this.#a && _t(this.#a, () => {
      this.#a = null;
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
    this.#x(e, n), this.#h += e, !(!this.#f || this.#v) && (this.#v = !0, Ge(() => {
      this.#v = !1, this.#f && Tt(this.#f, this.#h);
    }));
  }
  get_effect_pending() {
    return this.#_(), o(
      /** @type {Source<number>} */
      this.#f
    );
  }
  /** @param {unknown} error */
  error(e) {
    if (e === Dr || !this.#t.onerror && !this.#t.failed)
      throw e;
    K?.is_fork ? (this.#i && K.skip_effect(this.#i), this.#a && K.skip_effect(this.#a), this.#l && K.skip_effect(this.#l), K.oncommit(() => {
      this.#c() || this.#S(e);
    })) : this.#S(e);
  }
  /**
   * @param {unknown} error
   */
  #S(e) {
    this.#i && (ye(this.#i), this.#i = null), this.#a && (ye(this.#a), this.#a = null), this.#l && (ye(this.#l), this.#l = null);
    let n = this.#t.failed;
    const r = (i) => {
      if (this.#c()) return;
      const { reset: s, invoke_onerror: a } = this.#p(i);
      a(), n && !this.#c() && (this.#l = this.#w(() => {
        try {
          return Ee(() => {
            var l = (
              /** @type {Effect} */
              G
            );
            l.b = this, l.f |= Ln, n(
              this.#e,
              () => i,
              () => s
            );
          });
        } catch (l) {
          return He(
            l,
            /** @type {Effect} */
            this.#r.parent
          ), null;
        }
      }));
    };
    Ge(() => {
      if (!this.#c()) {
        var i;
        try {
          i = this.transform_error(e);
        } catch (s) {
          He(s, this.#r && this.#r.parent);
          return;
        }
        i !== null && typeof i == "object" && typeof /** @type {any} */
        i.then == "function" ? i.then(
          r,
          /** @param {unknown} e */
          (s) => He(s, this.#r && this.#r.parent)
        ) : r(i);
      }
    });
  }
}
function z(t, e) {
  var n = e == null ? "" : typeof e == "object" ? `${e}` : e;
  n !== /** @type {any} */
  (t[Cn] ??= t.nodeValue) && (t[Cn] = n, t.nodeValue = `${n}`);
}
function wa(t, e) {
  return ka(t, e);
}
const tn = /* @__PURE__ */ new Map();
function ka(t, { target: e, anchor: n, props: r = {}, events: i, context: s, intro: a = !0, transformError: l }) {
  Xs();
  var f = void 0, u = ea(() => {
    var c = n ?? e.appendChild(nt());
    ba(
      /** @type {TemplateNode} */
      c,
      {
        pending: () => {
        }
      },
      (v) => {
        Me({});
        var _ = (
          /** @type {ComponentContext} */
          be
        );
        s && (_.c = s), i && (r.$$events = i), f = t(v, r) || Xn(), Oe();
      },
      l
    );
    var d = /* @__PURE__ */ new Set(), h = (v) => {
      for (var _ = 0; _ < v.length; _++) {
        var m = v[_];
        if (!d.has(m)) {
          d.add(m);
          var g = da(m);
          for (const T of [e, document]) {
            var b = tn.get(T);
            b === void 0 && (b = /* @__PURE__ */ new Map(), tn.set(T, b));
            var w = b.get(m);
            w === void 0 ? (T.addEventListener(m, jn, { passive: g }), b.set(m, 1)) : b.set(m, w + 1);
          }
        }
      }
    };
    return h(vn(pi)), zn.add(h), () => {
      for (var v of d)
        for (const g of [e, document]) {
          var _ = (
            /** @type {Map<string, number>} */
            tn.get(g)
          ), m = (
            /** @type {number} */
            _.get(v)
          );
          --m == 0 ? (g.removeEventListener(v, jn), _.delete(v), _.size === 0 && tn.delete(g)) : _.set(v, m);
        }
      zn.delete(h), c !== n && c.parentNode?.removeChild(c);
    };
  });
  return qn.set(f, u), f;
}
let qn = /* @__PURE__ */ new WeakMap();
function xa(t, e) {
  const n = qn.get(t);
  return n ? (qn.delete(t), n(e)) : Promise.resolve();
}
class Sa {
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
  #s = /* @__PURE__ */ new Map();
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
  #n = /* @__PURE__ */ new Set();
  /**
   * Whether to pause (i.e. outro) on change, or destroy immediately.
   * This is necessary for `<svelte:element>`
   */
  #r = !0;
  /**
   * @param {TemplateNode} anchor
   * @param {boolean} transition
   */
  constructor(e, n = !0) {
    this.anchor = e, this.#r = n;
  }
  /**
   * @param {Batch} batch
   */
  #i = (e) => {
    if (this.#e.has(e)) {
      var n = (
        /** @type {Key} */
        this.#e.get(e)
      ), r = this.#s.get(n);
      if (r)
        dn(r), this.#n.delete(n);
      else {
        var i = this.#t.get(n);
        i && (dn(i.effect), this.#s.set(n, i.effect), this.#t.delete(n), i.fragment.lastChild.remove(), this.anchor.before(i.fragment), r = i.effect);
      }
      for (const [s, a] of this.#e) {
        if (this.#e.delete(s), s === e)
          break;
        const l = this.#t.get(a);
        l && (ye(l.effect), this.#t.delete(a));
      }
      for (const [s, a] of this.#s) {
        if (s === n || this.#n.has(s)) continue;
        const l = () => {
          if (Array.from(this.#e.values()).includes(s)) {
            var u = document.createDocumentFragment();
            rr(a, u), u.append(nt()), this.#t.set(s, { effect: a, fragment: u });
          } else
            ye(a);
          this.#n.delete(s), this.#s.delete(s);
        };
        this.#r || !r ? (this.#n.add(s), _t(a, l, !1)) : l();
      }
    }
  };
  /**
   * @param {Batch} batch
   */
  #a = (e) => {
    this.#e.delete(e);
    const n = Array.from(this.#e.values());
    for (const [r, i] of this.#t)
      n.includes(r) || (ye(i.effect), this.#t.delete(r));
  };
  /**
   *
   * @param {any} key
   * @param {null | ((target: TemplateNode) => void)} fn
   */
  ensure(e, n) {
    var r = (
      /** @type {Batch} */
      K
    ), i = ri();
    if (n && !this.#s.has(e) && !this.#t.has(e))
      if (i) {
        var s = document.createDocumentFragment(), a = nt();
        s.append(a), this.#t.set(e, {
          effect: Ee(() => n(a)),
          fragment: s
        });
      } else
        this.#s.set(
          e,
          Ee(() => n(this.anchor))
        );
    if (this.#e.set(r, e), i) {
      for (const [l, f] of this.#s)
        l === e ? r.unskip_effect(f) : r.skip_effect(f);
      for (const [l, f] of this.#t)
        l === e ? r.unskip_effect(f.effect) : r.skip_effect(f.effect);
      r.oncommit(this.#i), r.ondiscard(this.#a);
    } else
      this.#i(r);
  }
}
function Z(t, e, n = !1) {
  var r = new Sa(t), i = n ? St : 0;
  function s(a, l) {
    r.ensure(a, l);
  }
  tr(() => {
    var a = !1;
    e((l, f = 0) => {
      a = !0, s(f, l);
    }), a || s(-1, null);
  }, i);
}
function he(t, e) {
  return e;
}
function Ea(t, e, n) {
  for (var r = [], i = e.length, s, a = e.length, l = 0; l < i; l++) {
    let d = e[l];
    _t(
      d,
      () => {
        if (s) {
          if (s.pending.delete(d), s.done.add(d), s.pending.size === 0) {
            var h = (
              /** @type {Set<EachOutroGroup>} */
              t.outrogroups
            );
            Bn(t, vn(s.done)), h.delete(s), h.size === 0 && (t.outrogroups = null);
          }
        } else
          a -= 1;
      },
      !1
    );
  }
  if (a === 0) {
    var f = r.length === 0 && n !== null && t.pending.size === 0;
    if (f) {
      var u = (
        /** @type {Element} */
        n
      ), c = (
        /** @type {Element} */
        u.parentNode
      );
      Ks(c), c.append(u), t.items.clear();
    }
    Bn(t, e, !f);
  } else
    s = {
      pending: new Set(e),
      done: /* @__PURE__ */ new Set()
    }, (t.outrogroups ??= /* @__PURE__ */ new Set()).add(s);
}
function Bn(t, e, n = !0) {
  var r;
  if (t.pending.size > 0) {
    r = /* @__PURE__ */ new Set();
    for (const a of t.pending.values())
      for (const l of a)
        r.add(
          /** @type {EachItem} */
          t.items.get(l).e
        );
  }
  for (var i = 0; i < e.length; i++) {
    var s = e[i];
    if (r?.has(s)) {
      s.f |= We;
      const a = document.createDocumentFragment();
      rr(s, a);
    } else
      ye(e[i], n);
  }
}
var br;
function ve(t, e, n, r, i, s = null) {
  var a = t, l = /* @__PURE__ */ new Map(), f = (e & Fr) !== 0;
  if (f) {
    var u = (
      /** @type {Element} */
      t
    );
    a = u.appendChild(nt());
  }
  var c = null, d = /* @__PURE__ */ Hr(() => {
    var w = n();
    return (
      /** @type {V[]} */
      hn(w) ? w : w == null ? [] : vn(w)
    );
  }), h = /* @__PURE__ */ new Map(), v = !0;
  function _(w) {
    if ((b.effect.f & pe) === 0) {
      b.pending.delete(w);
      var T = o(d);
      b.fallback = c, Ta(b, T, a, e, r), c !== null && (T.length === 0 ? (c.f & We) === 0 ? dn(c) : (c.f ^= We, Dt(c, null, a)) : _t(c, () => {
        c = null;
      }));
    }
  }
  function m(w) {
    b.pending.delete(w);
  }
  var g = tr(() => {
    for (var w = (
      /** @type {V[]} */
      o(d)
    ), T = w.length, x = /* @__PURE__ */ new Set(), k = (
      /** @type {Batch} */
      K
    ), y = ri(), M = 0; M < T; M += 1) {
      var D = w[M], F = r(D, M), j = v ? null : l.get(F);
      j ? (j.v && Tt(j.v, D), j.i && Tt(j.i, M), y && k.unskip_effect(j.e)) : (j = Aa(
        l,
        v ? a : br ??= nt(),
        D,
        F,
        M,
        i,
        e,
        n
      ), v || (j.e.f |= We), l.set(F, j)), x.add(F);
    }
    if (T === 0 && s && !c && (v ? c = Ee(() => s(a)) : (c = Ee(() => s(br ??= nt())), c.f |= We)), T > x.size && Ts(), !v)
      if (h.set(k, x), y) {
        for (const [J, O] of l)
          x.has(J) || k.skip_effect(O.e);
        k.oncommit(_), k.ondiscard(m);
      } else
        _(k);
    o(d);
  }), b = { effect: g, items: l, pending: h, outrogroups: null, fallback: c };
  v = !1;
}
function Pt(t) {
  for (; t !== null && (t.f & Be) === 0; )
    t = t.next;
  return t;
}
function Ta(t, e, n, r, i) {
  var s = (r & cs) !== 0, a = e.length, l = t.items, f = Pt(t.effect.first), u, c = null, d, h = [], v = [], _, m, g, b;
  if (s)
    for (b = 0; b < a; b += 1)
      _ = e[b], m = i(_, b), g = /** @type {EachItem} */
      l.get(m).e, (g.f & We) === 0 && (g.nodes?.a?.measure(), (d ??= /* @__PURE__ */ new Set()).add(g));
  for (b = 0; b < a; b += 1) {
    if (_ = e[b], m = i(_, b), g = /** @type {EachItem} */
    l.get(m).e, t.outrogroups !== null)
      for (const j of t.outrogroups)
        j.pending.delete(g), j.done.delete(g);
    if ((g.f & Se) !== 0 && (dn(g), s && (g.nodes?.a?.unfix(), (d ??= /* @__PURE__ */ new Set()).delete(g))), (g.f & We) !== 0)
      if (g.f ^= We, g === f)
        Dt(g, null, n);
      else {
        var w = c ? c.next : f;
        g === t.effect.last && (t.effect.last = g.prev), g.prev && (g.prev.next = g.next), g.next && (g.next.prev = g.prev), it(t, c, g), it(t, g, w), Dt(g, w, n), c = g, h = [], v = [], f = Pt(c.next);
        continue;
      }
    if (g !== f) {
      if (u !== void 0 && u.has(g)) {
        if (h.length < v.length) {
          var T = v[0], x;
          c = T.prev;
          var k = h[0], y = h[h.length - 1];
          for (x = 0; x < h.length; x += 1)
            Dt(h[x], T, n);
          for (x = 0; x < v.length; x += 1)
            u.delete(v[x]);
          it(t, k.prev, y.next), it(t, c, k), it(t, y, T), f = T, c = y, b -= 1, h = [], v = [];
        } else
          u.delete(g), Dt(g, f, n), it(t, g.prev, g.next), it(t, g, c === null ? t.effect.first : c.next), it(t, c, g), c = g;
        continue;
      }
      for (h = [], v = []; f !== null && f !== g; )
        (u ??= /* @__PURE__ */ new Set()).add(f), v.push(f), f = Pt(f.next);
      if (f === null)
        continue;
    }
    (g.f & We) === 0 && h.push(g), c = g, f = Pt(g.next);
  }
  if (t.outrogroups !== null) {
    for (const j of t.outrogroups)
      j.pending.size === 0 && (Bn(t, vn(j.done)), t.outrogroups?.delete(j));
    t.outrogroups.size === 0 && (t.outrogroups = null);
  }
  if (f !== null || u !== void 0) {
    var M = [];
    if (u !== void 0)
      for (g of u)
        (g.f & Se) === 0 && M.push(g);
    for (; f !== null; )
      (f.f & Se) === 0 && f !== t.fallback && M.push(f), f = Pt(f.next);
    var D = M.length;
    if (D > 0) {
      var F = (r & Fr) !== 0 && a === 0 ? n : null;
      if (s) {
        for (b = 0; b < D; b += 1)
          M[b].nodes?.a?.measure();
        for (b = 0; b < D; b += 1)
          M[b].nodes?.a?.fix();
      }
      Ea(t, M, F);
    }
  }
  s && Ge(() => {
    if (d !== void 0)
      for (g of d)
        g.nodes?.a?.apply();
  });
}
function Aa(t, e, n, r, i, s, a, l) {
  var f = (a & us) !== 0 ? (a & ds) === 0 ? /* @__PURE__ */ Hs(n, !1, !1) : mt(n) : null, u = (a & fs) !== 0 ? mt(i) : null;
  return {
    v: f,
    i: u,
    e: Ee(() => (s(e, f ?? n, u ?? i, l), () => {
      t.delete(r);
    }))
  };
}
function Dt(t, e, n) {
  if (t.nodes)
    for (var r = t.nodes.start, i = t.nodes.end, s = e && (e.f & We) === 0 ? (
      /** @type {EffectNodes} */
      e.nodes.start
    ) : n; r !== null; ) {
      var a = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ Qt(r)
      );
      if (s.before(r), r === i)
        return;
      r = a;
    }
}
function it(t, e, n) {
  e === null ? t.effect.first = n : e.next = n, n === null ? t.effect.last = e : n.prev = e;
}
function Ma(t, e) {
  var n = void 0, r;
  ai(() => {
    n !== (n = e()) && (r && (ye(r), r = null), n && (r = Ee(() => {
      mn(() => (
        /** @type {(node: Element) => void} */
        n(t)
      ));
    })));
  });
}
function ki(t) {
  var e, n, r = "";
  if (typeof t == "string" || typeof t == "number") r += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var i = t.length;
    for (e = 0; e < i; e++) t[e] && (n = ki(t[e])) && (r && (r += " "), r += n);
  } else for (n in t) t[n] && (r && (r += " "), r += n);
  return r;
}
function Oa() {
  for (var t, e, n = 0, r = "", i = arguments.length; n < i; n++) (t = arguments[n]) && (e = ki(t)) && (r && (r += " "), r += e);
  return r;
}
function ir(t) {
  return typeof t == "object" ? Oa(t) : t ?? "";
}
const yr = [...` 	
\r\f \v\uFEFF`];
function Na(t, e, n) {
  var r = t == null ? "" : "" + t;
  if (e && (r = r ? r + " " + e : e), n) {
    for (var i of Object.keys(n))
      if (n[i])
        r = r ? r + " " + i : i;
      else if (r.length)
        for (var s = i.length, a = 0; (a = r.indexOf(i, a)) >= 0; ) {
          var l = a + s;
          (a === 0 || yr.includes(r[a - 1])) && (l === r.length || yr.includes(r[l])) ? r = (a === 0 ? "" : r.substring(0, a)) + r.substring(l + 1) : a = l;
        }
  }
  return r === "" ? null : r;
}
function wr(t, e = !1) {
  var n = e ? " !important;" : ";", r = "";
  for (var i of Object.keys(t)) {
    var s = t[i];
    s != null && s !== "" && (r += " " + i + ": " + s + n);
  }
  return r;
}
function Sn(t) {
  return t[0] !== "-" || t[1] !== "-" ? t.toLowerCase() : t;
}
function La(t, e) {
  if (e) {
    var n = "", r, i;
    if (Array.isArray(e) ? (r = e[0], i = e[1]) : r = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var s = !1, a = 0, l = !1, f = [];
      r && f.push(...Object.keys(r).map(Sn)), i && f.push(...Object.keys(i).map(Sn));
      var u = 0, c = -1;
      const m = t.length;
      for (var d = 0; d < m; d++) {
        var h = t[d];
        if (l ? h === "/" && t[d - 1] === "*" && (l = !1) : s ? s === h && (s = !1) : h === "/" && t[d + 1] === "*" ? l = !0 : h === '"' || h === "'" ? s = h : h === "(" ? a++ : h === ")" && a--, !l && s === !1 && a === 0) {
          if (h === ":" && c === -1)
            c = d;
          else if (h === ";" || d === m - 1) {
            if (c !== -1) {
              var v = Sn(t.substring(u, c).trim());
              if (!f.includes(v)) {
                h !== ";" && d++;
                var _ = t.substring(u, d).trim();
                n += " " + _ + ";";
              }
            }
            u = d + 1, c = -1;
          }
        }
      }
    }
    return r && (n += wr(r)), i && (n += wr(i, !0)), n = n.trim(), n === "" ? null : n;
  }
  return t == null ? null : String(t);
}
function me(t, e, n, r, i, s) {
  var a = (
    /** @type {any} */
    t[Pn]
  );
  if (a !== n || a === void 0) {
    var l = Na(n, r, s);
    l == null ? t.removeAttribute("class") : e ? t.className = l : t.setAttribute("class", l), t[Pn] = n;
  } else if (s && i !== s)
    for (var f in s) {
      var u = !!s[f];
      (i == null || u !== !!i[f]) && t.classList.toggle(f, u);
    }
  return s;
}
function En(t, e = {}, n, r) {
  for (var i in n) {
    var s = n[i];
    e[i] !== s && (n[i] == null ? t.style.removeProperty(i) : t.style.setProperty(i, s, r));
  }
}
function Mt(t, e, n, r) {
  var i = (
    /** @type {any} */
    t[Rn]
  );
  if (i !== e) {
    var s = La(e, r);
    s == null ? t.removeAttribute("style") : t.style.cssText = s, t[Rn] = e;
  } else r && (Array.isArray(r) ? (En(t, n?.[0], r[0]), En(t, n?.[1], r[1], "important")) : En(t, n, r));
  return r;
}
function xi(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function kr(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, Si(t, !n || "__value" in t));
}
function Si(t, e) {
  var n = t.__defaultValue, r = t.multiple, i = r ? n ?? [] : null;
  if (!(r && !hn(i))) {
    var s = t.selectedIndex, a = e && r ? new Set(t.selectedOptions) : null;
    for (var l of t.options) {
      var f = Un(l);
      xi(
        l,
        r ? (
          /** @type {any[]} */
          i.includes(f)
        ) : $r(f, n)
      );
    }
    if (e)
      if (a !== null)
        for (l of t.options) {
          var u = a.has(l);
          l.selected !== u && (l.selected = u);
        }
      else t.selectedIndex !== s && (t.selectedIndex = s);
  }
}
function Vn(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!hn(e))
      return ks();
    for (var r of t.options)
      r.selected = e.includes(Un(r));
    return;
  }
  for (r of t.options) {
    var i = Un(r);
    if ($r(i, e)) {
      r.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function Pa(t) {
  var e = new MutationObserver((n) => {
    n.every(Ra) || ("__defaultValue" in t && Si(t, !1), "__value" in t && Vn(t, t.__value));
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
  }), er(() => {
    e.disconnect();
  });
}
function Un(t) {
  return "__value" in t ? t.__value : t.value;
}
function Ra(t) {
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
const Rt = Symbol("class"), Ct = Symbol("style"), Ei = Symbol("is custom element"), Ti = Symbol("is html"), Ca = gn ? "input" : "INPUT", Ia = gn ? "option" : "OPTION", Ai = gn ? "select" : "SELECT", Mi = gn ? "progress" : "PROGRESS";
function Oi(t, e) {
  var n = sr(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== Mi) || (t.value = e ?? "");
}
function oe(t, e, n, r) {
  var i = sr(t), s = i[e];
  s !== (i[e] = n) && (e === "loading" && (t[os] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && Ni(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function Fa(t, e, n, r, i = !1, s = !1) {
  var a = sr(t), l = a[Ei], f = !a[Ti], u = e || {}, c = t.nodeName === Ia, d = t.nodeName === Ai;
  try {
    for (var h in e)
      !(h in n) && h[0] + h[1] !== "$$" && (n[h] = null);
    n.class ? n.class = ir(n.class) : (r || n[Rt]) && (n.class = null), n[Ct] && (n.style ??= null);
    var v = Ni(t);
    if (t.nodeName === Ca && "type" in n && ("value" in n || "__value" in n)) {
      var _ = n.type;
      (_ !== u.type || _ === void 0 && t.hasAttribute("type")) && (u.type = _, oe(t, "type", _, s));
    }
    for (const k in n) {
      let y = n[k];
      if (c && k === "value" && y == null) {
        t.value = t.__value = "", u[k] = y;
        continue;
      }
      if (k === "class") {
        var m = t.namespaceURI === "http://www.w3.org/1999/xhtml";
        me(t, m, y, r, e?.[Rt], n[Rt]), u[k] = y, u[Rt] = n[Rt];
        continue;
      }
      if (k === "style") {
        Mt(t, y, e?.[Ct], n[Ct]), u[k] = y, u[Ct] = n[Ct];
        continue;
      }
      var g = u[k];
      if (!(y === g && !(y === void 0 && t.hasAttribute(k)))) {
        u[k] = y;
        var b = k[0] + k[1];
        if (b !== "$$")
          if (b === "on") {
            const M = {}, D = "$$" + k;
            let F = k.slice(2);
            var w = oa(F);
            if (aa(F) && (F = F.slice(0, -7), M.capture = !0), !w && g) {
              if (y != null) continue;
              t.removeEventListener(F, u[D], M), u[D] = null;
            }
            if (w)
              ie(F, t, y), Lt([F]);
            else if (y != null) {
              let j = function(J) {
                u[k].call(this, J);
              };
              u[D] = bi(F, t, j, M);
            }
          } else if (k === "style")
            oe(t, k, y);
          else if (k === "autofocus")
            zs(
              /** @type {HTMLElement} */
              t,
              !!y
            );
          else if (!l && (k === "__value" || k === "value" && y != null))
            t.__value = y, (g == null || // @ts-ignore
            t.value !== y || y === 0 && t.nodeName === Mi) && (t.value = y);
          else if (k === "selected" && c)
            xi(
              /** @type {HTMLOptionElement} */
              t,
              y
            );
          else {
            var T = k;
            f || (T = fa(T));
            var x = T === "defaultValue" || T === "defaultChecked";
            if (d && T === "defaultValue") continue;
            if (y == null && !l && !x)
              if (a[k] = null, T === "value" || T === "checked") {
                let M = (
                  /** @type {HTMLInputElement} */
                  t
                );
                const D = e === void 0;
                if (T === "value") {
                  let F = M.defaultValue;
                  M.removeAttribute(T), M.defaultValue = F, M.value = M.__value = D ? F : null;
                } else {
                  let F = M.defaultChecked;
                  M.removeAttribute(T), M.defaultChecked = F, M.checked = D ? F : !1;
                }
              } else
                t.removeAttribute(k);
            else x || (l || typeof y != "string") && v.has(T) ? (t[T] = y, T in a && (a[T] = fe)) : typeof y != "function" && oe(t, T, y, s);
          }
      }
    }
  } finally {
  }
  return u;
}
function Da(t, e, n = [], r = [], i = [], s, a = !1, l = !1) {
  Ur(i, n, r, (f) => {
    var u = void 0, c = {}, d = t.nodeName === Ai, h = !1;
    if (ai(() => {
      var _ = e(...f.map(o)), m = Fa(
        t,
        u,
        _,
        s,
        a,
        l
      );
      if (h && d) {
        var g = (
          /** @type {HTMLSelectElement} */
          t
        );
        "defaultValue" in _ && kr(g, _.defaultValue), "value" in _ && Vn(g, _.value);
      }
      for (let w of Object.getOwnPropertySymbols(c))
        _[w] || ye(c[w]);
      for (let w of Object.getOwnPropertySymbols(_)) {
        var b = _[w];
        w.description === ys && (!u || b !== u[w]) && (c[w] && ye(c[w]), c[w] = Ee(() => Ma(t, () => b))), m[w] = b;
      }
      u = m;
    }), d) {
      var v = (
        /** @type {HTMLSelectElement} */
        t
      );
      mn(() => {
        var _ = (
          /** @type {Record<string | symbol, any>} */
          u
        );
        "defaultValue" in _ && kr(v, _.defaultValue), Vn(v, _.value, !0), Pa(v);
      });
    }
    h = !0;
  });
}
function sr(t) {
  return (
    /** @type {Record<string | symbol, unknown>} **/
    /** @type {any} */
    t[Ir] ??= {
      [Ei]: t.nodeName.includes("-"),
      [Ti]: t.namespaceURI === bs
    }
  );
}
var xr = /* @__PURE__ */ new Map();
function Ni(t) {
  var e = t.getAttribute("is") || t.nodeName, n = xr.get(e);
  if (n) return n;
  xr.set(e, n = /* @__PURE__ */ new Set());
  for (var r, i = t, s = Element.prototype; s !== i; ) {
    r = ts(i);
    for (var a in r)
      r[a].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      a !== "innerHTML" && a !== "textContent" && a !== "innerText" && n.add(a);
    i = Lr(i);
  }
  return n;
}
class ar {
  /** */
  #e = /* @__PURE__ */ new WeakMap();
  /** @type {ResizeObserver | undefined} */
  #s;
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
    return r.add(n), this.#e.set(e, r), this.#n().observe(e, this.#t), () => {
      var i = this.#e.get(e);
      i.delete(n), i.size === 0 && (this.#e.delete(e), this.#s.unobserve(e));
    };
  }
  #n() {
    return this.#s ?? (this.#s = new ResizeObserver(
      /** @param {any} entries */
      (e) => {
        for (var n of e) {
          ar.entries.set(n.target, n);
          for (var r of this.#e.get(n.target) || [])
            r(n);
        }
      }
    ));
  }
}
var za = /* @__PURE__ */ new ar({
  box: "border-box"
});
function ja(t, e, n) {
  var r = za.observe(t, () => n(t[e]));
  mn(() => (Xe(() => n(t[e])), r));
}
function Tn(t, e) {
  return t === e || t?.[vt] === e;
}
function Li(t = Xn(), e, n, r) {
  var i = (
    /** @type {ComponentContext} */
    be.r
  ), s = (
    /** @type {Effect} */
    G
  );
  return mn(() => {
    var a, l;
    return si(() => {
      a = l, l = [], Xe(() => {
        Tn(n(...l), t) || (e(t, ...l), a && Tn(n(...a), t) && e(null, ...a));
      });
    }), () => {
      let f = s;
      for (; f !== i && f.parent !== null && f.parent.f & Ut; )
        f = f.parent;
      const u = () => {
        l && Tn(n(...l), t) && e(null, ...l);
      }, c = f.teardown;
      f.teardown = () => {
        u(), c?.();
      };
    };
  }), t;
}
let nn = !1;
function qa(t) {
  var e = nn;
  try {
    return nn = !1, [t(), nn];
  } finally {
    nn = e;
  }
}
function de(t, e, n, r) {
  var i = !0, s = (n & _s) !== 0, a = (n & gs) !== 0, l = (
    /** @type {V} */
    r
  ), f = !0, u = (
    /** @type {Derived<V> | undefined} */
    void 0
  ), c = () => a && i ? (u ??= /* @__PURE__ */ Yt(
    /** @type {() => V} */
    r
  ), o(u)) : (f && (f = !1, l = a ? Xe(
    /** @type {() => V} */
    r
  ) : (
    /** @type {V} */
    r
  )), l);
  let d;
  if (s) {
    var h = vt in t || ls in t;
    d = wt(t, e)?.set ?? (h && e in t ? (x) => t[e] = x : void 0);
  }
  var v, _ = !1;
  s ? [v, _] = qa(() => (
    /** @type {V} */
    t[e]
  )) : v = /** @type {V} */
  t[e], v === void 0 && r !== void 0 && (v = c(), d && (Ls(), d(v)));
  var m;
  if (m = () => {
    var x = (
      /** @type {V} */
      t[e]
    );
    return x === void 0 ? c() : (f = !0, x);
  }, (n & vs) === 0)
    return m;
  if (d) {
    var g = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(x, k) {
        return arguments.length > 0 ? ((!k || g || _) && d(k ? m() : x), x) : m();
      })
    );
  }
  var b = !1, w = ((n & hs) !== 0 ? Yt : Hr)(() => (b = !1, m()));
  s && o(w);
  var T = (
    /** @type {Effect} */
    G
  );
  return (
    /** @type {() => V} */
    (function(x, k) {
      if (arguments.length > 0) {
        const y = k ? o(w) : s ? st(x) : x;
        return R(w, y), b = !0, l !== void 0 && (l = y), x;
      }
      return rt && b || (T.f & pe) !== 0 ? w.v : o(w);
    })
  );
}
function Ba(t) {
  be === null && qr(), ct(() => {
    const e = Xe(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function Va(t) {
  be === null && qr(), Ba(() => () => Xe(t));
}
class Ua {
  #e = /* @__PURE__ */ $(null);
  get welcome() {
    return o(this.#e);
  }
  set welcome(e) {
    R(this.#e, e);
  }
  #s = /* @__PURE__ */ $(!1);
  get connected() {
    return o(this.#s);
  }
  set connected(e) {
    R(this.#s, e, !0);
  }
  #t = /* @__PURE__ */ $(!1);
  get lost() {
    return o(this.#t);
  }
  set lost(e) {
    R(this.#t, e, !0);
  }
  #n = /* @__PURE__ */ $("");
  get failure() {
    return o(this.#n);
  }
  set failure(e) {
    R(this.#n, e, !0);
  }
  carry = null;
  waiting = [];
  listeners = /* @__PURE__ */ new Map();
  next = 1;
  connect() {
    const e = new WebSocket(`ws://${location.host}/socket`);
    e.onopen = () => {
      this.connected = !0, this.attach((n) => e.send(JSON.stringify(n)));
    }, e.onclose = () => {
      this.connected = !1, this.lost = !0, this.carry = () => {
      };
    }, e.onmessage = (n) => this.receive(JSON.parse(n.data));
  }
  /** From now on messages travel this way. */
  attach(e) {
    this.carry = e;
    for (const n of this.waiting.splice(0)) e(n);
  }
  send(e) {
    this.carry ? this.carry(e) : this.waiting.push(e);
  }
  /** Listen to one kind of message; call what comes back to stop. */
  on(e, n) {
    const r = this.listeners.get(e) ?? /* @__PURE__ */ new Set();
    return this.listeners.set(e, r.add(n)), () => void r.delete(n);
  }
  /** A number for a look into a search that no other has. */
  number() {
    return this.next++;
  }
  receive(e) {
    e.type === "welcome" && (this.welcome = e), e.type === "failed" && e.look === null && (this.failure = e.text);
    for (const n of this.listeners.get(e.type) ?? []) n(e);
  }
}
const Ye = new Ua(), Ya = "5";
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add(Ya);
var Ha = /* @__PURE__ */ L('<span class="unseen">a hidden card</span>'), Wa = /* @__PURE__ */ L("<li><!></li>"), Ga = /* @__PURE__ */ L('<li class="none svelte-1qn4n7r">none</li>'), Xa = /* @__PURE__ */ L('<ul class="svelte-1qn4n7r"></ul>');
function Ka(t, e) {
  Me(e, !0);
  let n = de(e, "fresh", 3, !1);
  const r = /* @__PURE__ */ q(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : "");
  var i = Xa();
  ve(
    i,
    21,
    () => e.part.cards,
    he,
    (s, a) => {
      var l = Wa();
      let f;
      var u = te(l);
      {
        var c = (h) => {
          var v = Ha();
          A(h, v);
        }, d = (h) => {
          var v = ht();
          I(() => z(v, o(a))), A(h, v);
        };
        Z(u, (h) => {
          o(a) === "?" ? h(c) : h(d, -1);
        });
      }
      I(() => f = me(l, 1, `p${(e.part.owner + 4) % 4}`, "svelte-1qn4n7r", f, { back: o(a) === "?", fresh: n() })), A(s, l);
    },
    (s) => {
      var a = Ga();
      A(s, a);
    }
  ), I(() => oe(i, "aria-label", e.part.title || o(r) || "cards")), A(t, i), Oe();
}
var Za = /* @__PURE__ */ en('<circle r="2.7"></circle>'), Ja = /* @__PURE__ */ en('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), Qa = /* @__PURE__ */ L('<b aria-hidden="true"> </b>'), $a = /* @__PURE__ */ L('<li><span class="unseen"> </span> <!></li>'), el = /* @__PURE__ */ L('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), tl = /* @__PURE__ */ L('<ul class="svelte-e0qqyt"></ul>');
function nl(t, e) {
  Me(e, !0);
  let n = de(e, "fresh", 3, !1);
  const r = /* @__PURE__ */ q(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), i = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var s = tl();
  ve(
    s,
    21,
    () => e.part.values,
    he,
    (a, l) => {
      var f = $a();
      let u;
      var c = te(f), d = W(c, !0), h = N(c, 2);
      {
        var v = (m) => {
          var g = Ja();
          ve(g, 21, () => i[o(l)], he, (b, w) => {
            var T = Za();
            I(
              (x) => {
                oe(T, "cx", 7 + 8 * (o(w) % 3)), oe(T, "cy", x);
              },
              [() => 7 + 8 * Math.floor(o(w) / 3)]
            ), A(b, T);
          }), A(m, g);
        }, _ = (m) => {
          var g = Qa(), b = W(g, !0);
          I(() => z(b, o(l) || "?")), A(m, g);
        };
        Z(h, (m) => {
          i[o(l)] ? m(v) : m(_, -1);
        });
      }
      I(() => {
        u = me(f, 1, `p${(e.part.owner + 4) % 4}`, "svelte-e0qqyt", u, { fresh: n() }), z(d, o(l));
      }), A(a, f);
    },
    (a) => {
      var l = el();
      A(a, l);
    }
  ), I(() => oe(s, "aria-label", e.part.title || (o(r) ? `dice of ${o(r)}` : "dice"))), A(t, s), Oe();
}
function Ce(t, e = !1) {
  if (t == null || !Number.isFinite(t)) return "–";
  const n = Math.abs(t), r = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(r) !== 0 ? `−${r}` : e && t > 0 && Number(r) !== 0 ? `+${r}` : r;
}
function Yn(t) {
  return t.toLocaleString("en");
}
function zt(t) {
  if (t < 1e4) return Yn(t);
  const e = [[1e9, " bn"], [1e6, " M"], [1e3, " k"]];
  for (const [n, r] of e) if (t >= n) return `${(t / n).toPrecision(3)}${r}`;
  return Yn(t);
}
var rl = /* @__PURE__ */ en("<line></line>"), il = /* @__PURE__ */ en('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function sl(t, e) {
  Me(e, !0);
  function n(s) {
    const a = s.cells[0], l = s.cells[s.cells.length - 1], f = (m) => [
      m % e.columns + 0.5,
      Math.floor(m / e.columns) + 0.5
    ], [u, c] = f(a), [d, h] = f(l), _ = 0.28 / (Math.hypot(d - u, h - c) || 1);
    return {
      x1: u,
      y1: c,
      x2: d - (d - u) * _,
      y2: h - (h - c) * _
    };
  }
  var r = il(), i = N(te(r));
  ve(i, 17, () => e.arrows, he, (s, a, l) => {
    var f = rl();
    Da(
      f,
      (u) => ({
        ...u,
        opacity: [0.85, 0.5, 0.3][l],
        "stroke-width": [0.14, 0.11, 0.09][l],
        "marker-end": "url(#tip)"
      }),
      [() => n(o(a))],
      void 0,
      void 0,
      "svelte-14rp5gw"
    ), A(s, f);
  }), I(() => oe(r, "viewBox", `0 0 ${e.columns ?? ""} ${e.rows ?? ""}`)), A(t, r), Oe();
}
var Sr = /* @__PURE__ */ L("<span> </span>");
function al(t, e) {
  Me(e, !0);
  const n = /* @__PURE__ */ q(() => e.piece.owner >= 0), r = /* @__PURE__ */ q(() => [...e.piece.symbol].length);
  var i = wi(), s = Ze(i);
  {
    var a = (f) => {
      var u = Sr();
      let c;
      var d = W(u, !0);
      I(() => {
        c = me(u, 1, `disc p${e.piece.owner % 4}`, "svelte-chnsao", c, { ring: e.piece.owner % 2 === 1, long: o(r) > 2 }), z(d, e.piece.symbol);
      }), A(f, u);
    }, l = (f) => {
      var u = Sr();
      let c;
      var d = W(u, !0);
      I(() => {
        c = me(u, 1, "plain svelte-chnsao", null, c, { long: o(r) > 2 }), z(d, e.piece.symbol);
      }), A(f, u);
    };
    Z(s, (f) => {
      o(n) ? f(a) : f(l, -1);
    });
  }
  A(t, i), Oe();
}
var An = /* @__PURE__ */ L("<span> </span>"), ll = /* @__PURE__ */ L('<div class="row-labels svelte-ybdg36" aria-hidden="true"></div>'), ol = /* @__PURE__ */ en('<svg class="lines svelte-ybdg36" preserveAspectRatio="none" aria-hidden="true"><path class="svelte-ybdg36"></path></svg>'), ul = /* @__PURE__ */ L("<span></span>"), fl = /* @__PURE__ */ L('<span class="under svelte-ybdg36"></span>'), cl = /* @__PURE__ */ L("<button><!> <!></button>"), dl = /* @__PURE__ */ L('<div class="column-labels svelte-ybdg36" aria-hidden="true"></div>'), hl = /* @__PURE__ */ L("<button> </button>"), vl = /* @__PURE__ */ L('<div class="row choice svelte-ybdg36" role="group" aria-label="which move"></div>'), _l = /* @__PURE__ */ L('<div><!> <div role="group"><!> <!> <!></div> <!></div> <!>', 1);
function Er(t, e) {
  Me(e, !0);
  let n = de(e, "legal", 19, () => []), r = de(e, "last", 19, () => []), i = de(e, "rows", 19, () => []), s = de(e, "moving", 3, !1), a = /* @__PURE__ */ $(null), l = /* @__PURE__ */ $(0), f = /* @__PURE__ */ $(st([])), u, c = null;
  const d = /* @__PURE__ */ q(() => new Map(n().filter((p) => p.cells.length === 1).map((p) => [p.cells[0], p]))), h = /* @__PURE__ */ q(() => n().filter((p) => p.cells.length > 1)), v = /* @__PURE__ */ q(() => new Set(o(h).map((p) => p.cells[0]))), _ = /* @__PURE__ */ q(() => new Set(o(h).filter((p) => p.cells[0] === o(a)).map((p) => p.cells[p.cells.length - 1]))), m = ["─", "│", "·"], g = /* @__PURE__ */ q(() => {
    if (e.part.shape !== "point") return "";
    const p = e.part.cells.some((H) => H && H.owner < 0);
    if (!p && e.part.cells.every((H) => H)) return "";
    const E = (H, ee) => !p || e.part.cells[H] !== null && e.part.cells[H].symbol !== ee, S = [];
    return e.part.cells.forEach((H, ee) => {
      const [ae, Ve] = [
        ee % e.part.columns + 0.5,
        Math.floor(ee / e.part.columns) + 0.5
      ];
      ae < e.part.columns - 1 && E(ee, "│") && E(ee + 1, "│") && S.push(`M${ae} ${Ve}h1`), Ve < e.part.rows - 1 && E(ee, "─") && E(ee + e.part.columns, "─") && S.push(`M${ae} ${Ve}v1`);
    }), S.join("");
  }), b = /* @__PURE__ */ q(() => new Map(i().filter((p) => p.cells.length === 1).map((p) => [p.cells[0], p]))), w = /* @__PURE__ */ q(() => i().find((p) => p.value !== null)), T = /* @__PURE__ */ q(() => i().filter((p) => p.cells.length > 1 && p.value !== null).slice(0, 3));
  ct(() => {
    n(), R(a, null), R(f, [], !0);
  });
  function x(p) {
    const E = Math.floor(p / e.part.columns), S = p % e.part.columns, H = e.part.columnLabels[S] ?? String(S + 1), ee = e.part.rowLabels[E];
    return !e.part.rowLabels.length && e.part.columnLabels.length ? `column ${H}, row ${e.part.rows - E}` : ee === void 0 ? `row ${E + 1}, column ${S + 1}` : `${H}${ee}`;
  }
  function k(p) {
    const E = e.part.cells[p], S = [x(p)];
    E && E.owner >= 0 ? S.push(`${E.symbol} of ${e.names[E.owner] ?? E.owner + 1}`) : S.push(E ? E.symbol : "empty"), p === o(a) ? S.push("chosen") : (o(a) !== null ? o(_).has(p) : o(d).has(p)) ? S.push("legal") : o(a) === null && o(v).has(p) && S.push("can move"), r().includes(p) && S.push("last move");
    const H = o(b).get(p);
    return H && H.value !== null && S.push(`value ${Ce(H.value, !0)}`), S.join(", ");
  }
  function y(p) {
    if (e.play)
      if (o(a) !== null) {
        const E = o(h).filter((S) => S.cells[0] === o(a) && S.cells[S.cells.length - 1] === p);
        E.length === 1 ? e.play(E[0].text) : E.length > 1 ? R(f, E, !0) : R(a, o(v).has(p) && p !== o(a) ? p : null, !0), E.length === 1 && R(a, null);
      } else if (o(d).has(p)) {
        const E = n().filter((S) => S.cells.length === 1 && S.cells[0] === p);
        E.length > 1 ? R(f, E, !0) : e.play(E[0].text);
      } else o(v).has(p) ? R(a, p, !0) : o(M).has(p % e.part.columns) && e.play(o(M).get(p % e.part.columns).text);
  }
  const M = /* @__PURE__ */ q(() => {
    const p = /* @__PURE__ */ new Map();
    if (e.part.rowLabels.length || !e.part.columnLabels.length) return p;
    for (const E of o(d).values()) {
      const S = E.cells[0] % e.part.columns;
      if (p.has(S)) return /* @__PURE__ */ new Map();
      p.set(S, E);
    }
    return p;
  });
  function D(p) {
    const E = Math.floor(o(l) / e.part.columns), S = o(l) % e.part.columns, H = {
      ArrowUp: [E - 1, S],
      ArrowDown: [E + 1, S],
      ArrowLeft: [E, S - 1],
      ArrowRight: [E, S + 1],
      Home: [E, 0],
      End: [E, e.part.columns - 1]
    };
    p.key === "Escape" && R(a, null);
    const ee = H[p.key];
    if (!ee) return;
    p.preventDefault(), p.stopPropagation();
    const [ae, Ve] = ee;
    ae < 0 || Ve < 0 || ae >= e.part.rows || Ve >= e.part.columns || (R(l, ae * e.part.columns + Ve), u.querySelectorAll("button.cell")[o(l)]?.focus());
  }
  function F(p, E) {
    c = o(v).has(E) ? E : null, c !== null && p.target.releasePointerCapture?.(p.pointerId);
  }
  function j(p) {
    const E = document.elementFromPoint(p.clientX, p.clientY)?.closest("button.cell"), S = E && u.contains(E) ? Number(E.dataset.cell) : null;
    c !== null && S !== null && S !== c && (R(a, c, !0), y(S)), c = null;
  }
  var J = _l(), O = Ze(J);
  let C, ne;
  var le = te(O);
  {
    var U = (p) => {
      var E = ll();
      ve(E, 21, () => e.part.rowLabels, he, (S, H) => {
        var ee = An(), ae = W(ee, !0);
        I(() => z(ae, o(H))), A(S, ee);
      }), A(p, E);
    };
    Z(le, (p) => {
      e.part.rowLabels.length && p(U);
    });
  }
  var Y = N(le, 2);
  let X;
  var re = te(Y);
  {
    var xe = (p) => {
      var E = ol(), S = W(E);
      I(() => {
        oe(E, "viewBox", `0 0 ${e.part.columns ?? ""} ${e.part.rows ?? ""}`), oe(S, "d", o(g));
      }), A(p, E);
    };
    Z(re, (p) => {
      o(g) && p(xe);
    });
  }
  var Pe = N(re, 2);
  ve(Pe, 17, () => e.part.cells, he, (p, E, S) => {
    const H = /* @__PURE__ */ q(() => Math.floor(S / e.part.columns)), ee = /* @__PURE__ */ q(() => o(b).get(S));
    var ae = cl();
    let Ve;
    oe(ae, "data-cell", S);
    let ur;
    var fr = te(ae);
    {
      var Hi = (_e) => {
        al(_e, {
          get piece() {
            return o(E);
          }
        });
      }, Wi = /* @__PURE__ */ q(() => o(E) && !(o(g) && m.includes(o(E).symbol)));
      Z(fr, (_e) => {
        o(Wi) && _e(Hi);
      });
    }
    var Gi = N(fr, 2);
    {
      var Xi = (_e) => {
        var Ue = An();
        let ut;
        var bn = W(Ue, !0);
        I(
          ($i) => {
            ut = me(Ue, 1, "value svelte-ybdg36", null, ut, { best: o(ee) === o(w) }), z(bn, $i);
          },
          [() => Ce(o(ee).value, !0)]
        ), A(_e, Ue);
      }, Ki = (_e) => {
        var Ue = ul();
        let ut;
        I(() => ut = me(Ue, 1, "dot svelte-ybdg36", null, ut, { many: o(d).size > 30 })), A(_e, Ue);
      }, Zi = /* @__PURE__ */ q(() => (!o(E) || o(E).owner < 0) && (o(a) === null ? o(d).has(S) : o(_).has(S))), Ji = (_e) => {
        var Ue = fl();
        A(_e, Ue);
      }, Qi = /* @__PURE__ */ q(() => o(a) === null && o(d).has(S));
      Z(Gi, (_e) => {
        o(ee) && o(ee).value !== null ? _e(Xi) : o(Zi) ? _e(Ki, 1) : o(Qi) && _e(Ji, 2);
      });
    }
    I(
      (_e, Ue, ut, bn) => {
        Ve = me(ae, 1, "cell svelte-ybdg36", null, Ve, {
          odd: (o(H) + S % e.part.columns) % 2 === 1,
          top: o(H) === 0,
          bottom: o(H) === e.part.rows - 1,
          left: S % e.part.columns === 0,
          right: S % e.part.columns === e.part.columns - 1,
          can: _e,
          target: Ue,
          from: S === o(a),
          last: ut
        }), oe(ae, "tabindex", S === o(l) ? 0 : -1), oe(ae, "aria-label", bn), ur = Mt(ae, "", ur, { "--row": o(H) });
      },
      [
        () => o(a) === null ? o(d).has(S) || o(v).has(S) : o(_).has(S),
        () => o(a) !== null && o(_).has(S),
        () => r().includes(S),
        () => k(S)
      ]
    ), ie("click", ae, () => (R(l, S, !0), y(S))), ie("pointerdown", ae, (_e) => F(_e, S)), A(p, ae);
  });
  var et = N(Pe, 2);
  {
    var we = (p) => {
      sl(p, {
        get arrows() {
          return o(T);
        },
        get rows() {
          return e.part.rows;
        },
        get columns() {
          return e.part.columns;
        }
      });
    };
    Z(et, (p) => {
      o(T).length && e.part.shape !== "hexagon" && p(we);
    });
  }
  Li(Y, (p) => u = p, () => u);
  var Fe = N(Y, 2);
  {
    var P = (p) => {
      var E = dl();
      ve(E, 21, () => e.part.columnLabels, he, (S, H) => {
        var ee = An(), ae = W(ee, !0);
        I(() => z(ae, o(H))), A(S, ee);
      }), A(p, E);
    };
    Z(Fe, (p) => {
      e.part.columnLabels.length && p(P);
    });
  }
  var B = N(O, 2);
  {
    var Q = (p) => {
      var E = vl();
      ve(E, 21, () => o(f), he, (S, H) => {
        var ee = hl(), ae = W(ee, !0);
        I(() => z(ae, o(H).text)), ie("click", ee, () => e.play?.(o(H).text)), A(S, ee);
      }), A(p, E);
    };
    Z(B, (p) => {
      o(f).length && p(Q);
    });
  }
  I(() => {
    C = me(O, 1, `frame ${e.part.shape ?? ""}`, "svelte-ybdg36", C, { labels: e.part.rowLabels.length > 0 }), ne = Mt(O, "", ne, {
      "--rows": e.part.rows,
      "--columns": e.part.columns
    }), X = me(Y, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", X, {
      chequered: s() && e.part.shape === "square",
      plain: !s() && e.part.shape === "square"
    }), oe(Y, "aria-label", e.part.title || "board");
  }), ie("keydown", Y, D), ie("pointerup", Y, j), A(t, J), Oe();
}
Lt(["keydown", "pointerup", "click", "pointerdown"]);
var gl = /* @__PURE__ */ L('<i class="svelte-180ejp1"></i>'), ml = /* @__PURE__ */ L('<span class="things svelte-180ejp1" aria-hidden="true"></span>'), pl = /* @__PURE__ */ L('<dt class="svelte-180ejp1"> </dt> <dd class="svelte-180ejp1"><b class="svelte-180ejp1"> </b> <!></dd>', 1), bl = /* @__PURE__ */ L('<dl class="svelte-180ejp1"></dl>');
function yl(t, e) {
  Me(e, !0);
  const n = 40;
  var r = bl();
  ve(r, 21, () => e.part.counts, he, (i, s, a) => {
    var l = pl(), f = Ze(l), u = W(f, !0), c = N(f, 2), d = te(c), h = W(d, !0), v = N(d, 2);
    {
      var _ = (m) => {
        var g = ml();
        ve(g, 21, () => ({ length: o(s) }), he, (b, w) => {
          var T = gl();
          A(b, T);
        }), A(m, g);
      };
      Z(v, (m) => {
        o(s) <= n && m(_);
      });
    }
    I(() => {
      z(u, e.part.labels[a] ?? a + 1), z(h, o(s));
    }), A(i, l);
  }), A(t, r), Oe();
}
var wl = /* @__PURE__ */ L('<i class="svelte-ibr02l"> </i>'), kl = /* @__PURE__ */ L("<span></span>"), xl = /* @__PURE__ */ L('<li><small aria-hidden="true" class="svelte-ibr02l"> </small><!><span class="unseen"> </span></li>'), Sl = /* @__PURE__ */ L('<ol class="upper svelte-ibr02l"></ol>'), El = /* @__PURE__ */ L('<li><!><small aria-hidden="true" class="svelte-ibr02l"> </small><span class="unseen"> </span></li>'), Tl = /* @__PURE__ */ L('<div class="svelte-ibr02l"><dt class="svelte-ibr02l"> </dt><dd class="svelte-ibr02l"> </dd></div>'), Al = /* @__PURE__ */ L('<dl class="svelte-ibr02l"></dl>'), Ml = /* @__PURE__ */ L('<div><!> <ol class="lower svelte-ibr02l"></ol></div> <!>', 1);
function Ol(t, e) {
  Me(e, !0);
  const n = (x, k = Pr) => {
    var y = kl();
    let M;
    ve(y, 21, () => ({ length: Math.min(k().count, r) }), he, (D, F, j) => {
      var J = wl(), O = W(J, !0);
      I(() => z(O, j === 0 && k().count > r ? k().count : j === 0 ? "XOABCDEF"[k().owner] ?? "" : "")), A(D, J);
    }), I(() => M = me(y, 1, `men p${(k().owner + 4) % 4}`, "svelte-ibr02l", M, { ring: k().owner % 2 === 1 })), A(x, y);
  }, r = 5, i = 12, s = /* @__PURE__ */ q(() => e.part.counts.map((x, k) => ({
    count: x,
    owner: e.part.owners[k] ?? -1,
    label: e.part.labels[k] ?? String(k + 1)
  }))), a = /* @__PURE__ */ q(() => o(s).length >= 2 * i ? 2 * i : o(s).length), l = /* @__PURE__ */ q(() => o(a) > i ? o(s).slice(o(a) / 2, o(a)) : []), f = /* @__PURE__ */ q(() => o(a) > i ? o(s).slice(0, o(a) / 2).reverse() : o(s).slice(0, o(a))), u = /* @__PURE__ */ q(() => o(s).slice(o(a)));
  function c(x) {
    return x.count ? `${x.label}: ${x.count} of ${e.names[x.owner] ?? "nobody"}` : `${x.label}: empty`;
  }
  var d = Ml(), h = Ze(d);
  let v;
  var _ = te(h);
  {
    var m = (x) => {
      var k = Sl();
      let y;
      ve(k, 21, () => o(l), he, (M, D, F) => {
        var j = xl();
        me(j, 1, "svelte-ibr02l", null, {}, { odd: F % 2 === 1 });
        var J = te(j), O = W(J, !0), C = N(J);
        n(C, () => o(D));
        var ne = N(C), le = W(ne, !0);
        I(
          (U) => {
            z(O, o(D).label), z(le, U);
          },
          [() => c(o(D))]
        ), A(M, j);
      }), I(() => y = Mt(k, "", y, { "--columns": o(l).length })), A(x, k);
    };
    Z(_, (x) => {
      o(l).length && x(m);
    });
  }
  var g = N(_, 2);
  let b;
  ve(g, 21, () => o(f), he, (x, k, y) => {
    var M = El();
    me(M, 1, "svelte-ibr02l", null, {}, { odd: y % 2 === 0 });
    var D = te(M);
    n(D, () => o(k));
    var F = N(D), j = W(F, !0), J = N(F), O = W(J, !0);
    I(
      (C) => {
        z(j, o(k).label), z(O, C);
      },
      [() => c(o(k))]
    ), A(x, M);
  });
  var w = N(h, 2);
  {
    var T = (x) => {
      var k = Al();
      ve(k, 21, () => o(u), he, (y, M) => {
        var D = Tl(), F = te(D), j = W(F, !0), J = N(F), O = W(J, !0);
        I(() => {
          z(j, o(M).label), z(O, o(M).count);
        }), A(y, D);
      }), A(x, k);
    };
    Z(w, (x) => {
      o(u).length && x(T);
    });
  }
  I(() => {
    v = me(h, 1, "track svelte-ibr02l", null, v, { folded: o(l).length > 0 }), b = Mt(g, "", b, { "--columns": o(f).length });
  }), A(t, d), Oe();
}
var Nl = /* @__PURE__ */ L('<p class="title svelte-12f8aji"> </p>'), Ll = /* @__PURE__ */ L('<p class="text svelte-12f8aji"> </p>'), Pl = /* @__PURE__ */ L("<section><!> <!></section>"), Rl = /* @__PURE__ */ L('<div class="board svelte-12f8aji"></div>');
function Cl(t, e) {
  Me(e, !0);
  let n = de(e, "legal", 19, () => []), r = de(e, "last", 19, () => []), i = de(e, "rows", 19, () => []), s = de(e, "moving", 3, !1), a = de(e, "fresh", 3, !1);
  const l = /* @__PURE__ */ q(() => e.parts.findIndex((u) => u.kind === "grid"));
  var f = Rl();
  ve(f, 21, () => e.parts, he, (u, c, d) => {
    var h = Pl(), v = te(h);
    {
      var _ = (y) => {
        var M = Nl(), D = W(M, !0);
        I(() => z(D, o(c).title)), A(y, M);
      };
      Z(v, (y) => {
        o(c).title && y(_);
      });
    }
    var m = N(v, 2);
    {
      var g = (y) => {
        var M = wi(), D = Ze(M);
        {
          var F = (J) => {
            Er(J, {
              get part() {
                return o(c);
              },
              get names() {
                return e.names;
              },
              get legal() {
                return n();
              },
              get last() {
                return r();
              },
              get rows() {
                return i();
              },
              get moving() {
                return s();
              },
              get play() {
                return e.play;
              }
            });
          }, j = (J) => {
            Er(J, {
              get part() {
                return o(c);
              },
              get names() {
                return e.names;
              },
              get moving() {
                return s();
              }
            });
          };
          Z(D, (J) => {
            d === o(l) ? J(F) : J(j, -1);
          });
        }
        A(y, M);
      }, b = (y) => {
        yl(y, {
          get part() {
            return o(c);
          }
        });
      }, w = (y) => {
        Ol(y, {
          get part() {
            return o(c);
          },
          get names() {
            return e.names;
          }
        });
      }, T = (y) => {
        Ka(y, {
          get part() {
            return o(c);
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return a();
          }
        });
      }, x = (y) => {
        nl(y, {
          get part() {
            return o(c);
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return a();
          }
        });
      }, k = (y) => {
        var M = Ll(), D = W(M, !0);
        I(() => z(D, o(c).text)), A(y, M);
      };
      Z(m, (y) => {
        o(c).kind === "grid" ? y(g) : o(c).kind === "piles" ? y(b, 1) : o(c).kind === "points" ? y(w, 2) : o(c).kind === "cards" ? y(T, 3) : o(c).kind === "dice" ? y(x, 4) : y(k, -1);
      });
    }
    I(() => me(h, 1, ir(o(c).kind), "svelte-12f8aji")), A(u, h);
  }), A(t, f), Oe();
}
function Il(t) {
  let e = 0;
  for (let n = 0; n < t.left.length; n++) e = Math.max(e, t.left[n], t.entered[n]);
  return e;
}
function Ae(t, e) {
  return t.marks[e].includes("pruned");
}
function Gt(t, e) {
  return /\bcut\b/.test(t.marks[e]);
}
function Fl(t, e) {
  return t.kind[e] === "leaf";
}
function Dl(t) {
  return t.algorithm === "mcts";
}
function pn(t, e, n) {
  return t.entered[e] <= n;
}
function Tr(t, e, n) {
  return Dl(t) ? pn(t, e, n) : t.left[e] >= 0 && t.left[e] <= n;
}
function Pi(t, e, n, r, i) {
  if (Ae(t, n)) return "";
  const s = t.values[n];
  if (Tr(t, n, r)) {
    if (s && t.names.length > 2) return `(${s.map((u) => i(u)).join(" ")})`;
    const f = t.value[n] ?? null;
    return f === null ? "" : i(f);
  }
  if (!pn(t, n, r) || s) return "";
  const a = t.kind[n];
  if (a !== "max" && a !== "min") return "";
  const l = (e[n] ?? []).filter((f) => Tr(t, f, r) && !Ae(t, f) && t.value[f] !== null).map((f) => t.value[f]);
  return l.length ? a === "max" ? `≥${i(Math.max(...l))}` : `≤${i(Math.min(...l))}` : "";
}
function zl(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 };
  for (let r = 0; r < t.parent.length; r++)
    t.entered[r] > e || (Ae(t, r) ? n.pruned++ : (n.nodes++, Fl(t, r) && n.leaves++));
  return n;
}
class jl {
  look;
  #e = /* @__PURE__ */ $(null);
  get trace() {
    return o(this.#e);
  }
  set trace(e) {
    R(this.#e, e);
  }
  #s = /* @__PURE__ */ $("");
  get failure() {
    return o(this.#s);
  }
  set failure(e) {
    R(this.#s, e, !0);
  }
  #t = /* @__PURE__ */ $(!1);
  get busy() {
    return o(this.#t);
  }
  set busy(e) {
    R(this.#t, e, !0);
  }
  #n = /* @__PURE__ */ $(!1);
  get compiling() {
    return o(this.#n);
  }
  set compiling(e) {
    R(this.#n, e, !0);
  }
  #r = /* @__PURE__ */ $(0);
  get moment() {
    return o(this.#r);
  }
  set moment(e) {
    R(this.#r, e, !0);
  }
  #i = /* @__PURE__ */ $(0);
  get selected() {
    return o(this.#i);
  }
  set selected(e) {
    R(this.#i, e, !0);
  }
  #a = /* @__PURE__ */ $(0);
  get last() {
    return o(this.#a);
  }
  set last(e) {
    R(this.#a, e, !0);
  }
  stops;
  constructor(e = Ye.number()) {
    this.look = e, this.stops = [
      Ye.on("traced", (n) => {
        n.look === this.look && this.show(n);
      }),
      Ye.on("failed", (n) => {
        n.look === this.look && (this.failure = n.text, this.busy = !1);
      }),
      Ye.on("status", (n) => this.compiling = n.compiling)
    ];
  }
  show(e) {
    this.trace = e, this.busy = !1, this.failure = "", this.last = Il(e), this.moment = this.last, this.selected = 0;
  }
  run(e, n, r = {}) {
    this.busy = !0, this.failure = "", Ye.send({ type: "look", look: this.look, place: e, algorithm: n, settings: r });
  }
  close() {
    Ye.send({ type: "leave", look: this.look });
    for (const e of this.stops) e();
  }
}
function ql(t) {
  var e = 0, n = t.children, r = n && n.length;
  if (!r) e = 1;
  else for (; --r >= 0; ) e += n[r].value;
  t.value = e;
}
function Bl() {
  return this.eachAfter(ql);
}
function Vl(t, e) {
  let n = -1;
  for (const r of this)
    t.call(e, r, ++n, this);
  return this;
}
function Ul(t, e) {
  for (var n = this, r = [n], i, s, a = -1; n = r.pop(); )
    if (t.call(e, n, ++a, this), i = n.children)
      for (s = i.length - 1; s >= 0; --s)
        r.push(i[s]);
  return this;
}
function Yl(t, e) {
  for (var n = this, r = [n], i = [], s, a, l, f = -1; n = r.pop(); )
    if (i.push(n), s = n.children)
      for (a = 0, l = s.length; a < l; ++a)
        r.push(s[a]);
  for (; n = i.pop(); )
    t.call(e, n, ++f, this);
  return this;
}
function Hl(t, e) {
  let n = -1;
  for (const r of this)
    if (t.call(e, r, ++n, this))
      return r;
}
function Wl(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, r = e.children, i = r && r.length; --i >= 0; ) n += r[i].value;
    e.value = n;
  });
}
function Gl(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function Xl(t) {
  for (var e = this, n = Kl(e, t), r = [e]; e !== n; )
    e = e.parent, r.push(e);
  for (var i = r.length; t !== n; )
    r.splice(i, 0, t), t = t.parent;
  return r;
}
function Kl(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), r = e.ancestors(), i = null;
  for (t = n.pop(), e = r.pop(); t === e; )
    i = t, t = n.pop(), e = r.pop();
  return i;
}
function Zl() {
  for (var t = this, e = [t]; t = t.parent; )
    e.push(t);
  return e;
}
function Jl() {
  return Array.from(this);
}
function Ql() {
  var t = [];
  return this.eachBefore(function(e) {
    e.children || t.push(e);
  }), t;
}
function $l() {
  var t = this, e = [];
  return t.each(function(n) {
    n !== t && e.push({ source: n.parent, target: n });
  }), e;
}
function* eo() {
  var t = this, e, n = [t], r, i, s;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, r = t.children)
        for (i = 0, s = r.length; i < s; ++i)
          n.push(r[i]);
  while (n.length);
}
function lr(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = ro)) : e === void 0 && (e = no);
  for (var n = new Xt(t), r, i = [n], s, a, l, f; r = i.pop(); )
    if ((a = e(r.data)) && (f = (a = Array.from(a)).length))
      for (r.children = a, l = f - 1; l >= 0; --l)
        i.push(s = a[l] = new Xt(a[l])), s.parent = r, s.depth = r.depth + 1;
  return n.eachBefore(so);
}
function to() {
  return lr(this).eachBefore(io);
}
function no(t) {
  return t.children;
}
function ro(t) {
  return Array.isArray(t) ? t[1] : null;
}
function io(t) {
  t.data.value !== void 0 && (t.value = t.data.value), t.data = t.data.data;
}
function so(t) {
  var e = 0;
  do
    t.height = e;
  while ((t = t.parent) && t.height < ++e);
}
function Xt(t) {
  this.data = t, this.depth = this.height = 0, this.parent = null;
}
Xt.prototype = lr.prototype = {
  constructor: Xt,
  count: Bl,
  each: Vl,
  eachAfter: Yl,
  eachBefore: Ul,
  find: Hl,
  sum: Wl,
  sort: Gl,
  path: Xl,
  ancestors: Zl,
  descendants: Jl,
  leaves: Ql,
  links: $l,
  copy: to,
  [Symbol.iterator]: eo
};
function Ri(t, e, n, r, i) {
  for (var s = t.children, a, l = -1, f = s.length, u = t.value && (r - e) / t.value; ++l < f; )
    a = s[l], a.y0 = n, a.y1 = i, a.x0 = e, a.x1 = e += a.value * u;
}
function ao(t, e) {
  return t.parent === e.parent ? 1 : 2;
}
function Mn(t) {
  var e = t.children;
  return e ? e[0] : t.t;
}
function On(t) {
  var e = t.children;
  return e ? e[e.length - 1] : t.t;
}
function lo(t, e, n) {
  var r = n / (e.i - t.i);
  e.c -= r, e.s += n, t.c += r, e.z += n, e.m += n;
}
function oo(t) {
  for (var e = 0, n = 0, r = t.children, i = r.length, s; --i >= 0; )
    s = r[i], s.z += e, s.m += e, e += s.s + (n += s.c);
}
function uo(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function an(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
an.prototype = Object.create(Xt.prototype);
function fo(t) {
  for (var e = new an(t, 0), n, r = [e], i, s, a, l; n = r.pop(); )
    if (s = n._.children)
      for (n.children = new Array(l = s.length), a = l - 1; a >= 0; --a)
        r.push(i = n.children[a] = new an(s[a], a)), i.parent = n;
  return (e.parent = new an(null, 0)).children = [e], e;
}
function co() {
  var t = ao, e = 1, n = 1, r = null;
  function i(u) {
    var c = fo(u);
    if (c.eachAfter(s), c.parent.m = -c.z, c.eachBefore(a), r) u.eachBefore(f);
    else {
      var d = u, h = u, v = u;
      u.eachBefore(function(w) {
        w.x < d.x && (d = w), w.x > h.x && (h = w), w.depth > v.depth && (v = w);
      });
      var _ = d === h ? 1 : t(d, h) / 2, m = _ - d.x, g = e / (h.x + _ + m), b = n / (v.depth || 1);
      u.eachBefore(function(w) {
        w.x = (w.x + m) * g, w.y = w.depth * b;
      });
    }
    return u;
  }
  function s(u) {
    var c = u.children, d = u.parent.children, h = u.i ? d[u.i - 1] : null;
    if (c) {
      oo(u);
      var v = (c[0].z + c[c.length - 1].z) / 2;
      h ? (u.z = h.z + t(u._, h._), u.m = u.z - v) : u.z = v;
    } else h && (u.z = h.z + t(u._, h._));
    u.parent.A = l(u, h, u.parent.A || d[0]);
  }
  function a(u) {
    u._.x = u.z + u.parent.m, u.m += u.parent.m;
  }
  function l(u, c, d) {
    if (c) {
      for (var h = u, v = u, _ = c, m = h.parent.children[0], g = h.m, b = v.m, w = _.m, T = m.m, x; _ = On(_), h = Mn(h), _ && h; )
        m = Mn(m), v = On(v), v.a = u, x = _.z + w - h.z - g + t(_._, h._), x > 0 && (lo(uo(_, u, d), u, x), g += x, b += x), w += _.m, g += h.m, T += m.m, b += v.m;
      _ && !On(v) && (v.t = _, v.m += w - b), h && !Mn(m) && (m.t = h, m.m += g - T, d = u);
    }
    return d;
  }
  function f(u) {
    u.x *= e, u.y = u.depth * n;
  }
  return i.separation = function(u) {
    return arguments.length ? (t = u, i) : t;
  }, i.size = function(u) {
    return arguments.length ? (r = !1, e = +u[0], n = +u[1], i) : r ? null : [e, n];
  }, i.nodeSize = function(u) {
    return arguments.length ? (r = !0, e = +u[0], n = +u[1], i) : r ? [e, n] : null;
  }, i;
}
function Ci(t, e, n, r, i) {
  for (var s = t.children, a, l = -1, f = s.length, u = t.value && (i - n) / t.value; ++l < f; )
    a = s[l], a.x0 = e, a.x1 = r, a.y0 = n, a.y1 = n += a.value * u;
}
var Ii = (1 + Math.sqrt(5)) / 2;
function Fi(t, e, n, r, i, s) {
  for (var a = [], l = e.children, f, u, c = 0, d = 0, h = l.length, v, _, m = e.value, g, b, w, T, x, k, y; c < h; ) {
    v = i - n, _ = s - r;
    do
      g = l[d++].value;
    while (!g && d < h);
    for (b = w = g, k = Math.max(_ / v, v / _) / (m * t), y = g * g * k, x = Math.max(w / y, y / b); d < h; ++d) {
      if (g += u = l[d].value, u < b && (b = u), u > w && (w = u), y = g * g * k, T = Math.max(w / y, y / b), T > x) {
        g -= u;
        break;
      }
      x = T;
    }
    a.push(f = { value: g, dice: v < _, children: l.slice(c, d) }), f.dice ? Ri(f, n, r, i, m ? r += _ * g / m : s) : Ci(f, n, r, m ? n += v * g / m : i, s), m -= g, c = d;
  }
  return a;
}
(function t(e) {
  function n(r, i, s, a, l) {
    Fi(e, r, i, s, a, l);
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Ii);
(function t(e) {
  function n(r, i, s, a, l) {
    if ((f = r._squarify) && f.ratio === e)
      for (var f, u, c, d, h = -1, v, _ = f.length, m = r.value; ++h < _; ) {
        for (u = f[h], c = u.children, d = u.value = 0, v = c.length; d < v; ++d) u.value += c[d].value;
        u.dice ? Ri(u, i, s, a, m ? s += (l - s) * u.value / m : l) : Ci(u, i, s, m ? i += (a - i) * u.value / m : a, l), m -= u.value;
      }
    else
      r._squarify = f = Fi(e, r, i, s, a, l), f.ratio = e;
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Ii);
const Kt = 9, Di = 46, Hn = 78;
function or(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, r) => {
    n >= 0 && e[n].push(r);
  }), e;
}
function ho(t, e, n) {
  const r = /* @__PURE__ */ new Set();
  let i = 1;
  const s = (l) => {
    const f = Math.min(t[l]?.length ?? 0, Kt + 1);
    return !f || r.has(l) ? !0 : r.size && i + f - 1 > n ? !1 : (r.add(l), i += f - 1, !0);
  };
  s(0);
  for (const l of e) if (!s(l)) break;
  let a = [0];
  for (; a.length; ) {
    const l = [];
    for (const f of a) {
      if (!s(f)) return r;
      r.has(f) && l.push(...t[f].slice(0, Kt + 1));
    }
    a = l;
  }
  return r;
}
function zi(t, e, n, r, i = Hn) {
  const s = (v) => {
    if (v.fold || !e.has(v.node)) return null;
    const _ = t[v.node] ?? [];
    if (_.length <= Kt + 1 || n.has(v.node)) return _.map((g) => ({ node: g, fold: 0 }));
    const m = _.filter((g, b) => b < Kt || r.has(g));
    return [...m.map((g) => ({ node: g, fold: 0 })), { node: v.node, fold: _.length - m.length }];
  }, a = co().nodeSize([Di, i]).separation((v, _) => v.parent === _.parent ? 1 : 1.25)(
    lr({ node: 0, fold: 0 }, s)
  ), l = [], f = /* @__PURE__ */ new Map(), u = /* @__PURE__ */ new Map();
  let c = 0, d = 0, h = 0;
  return a.each((v) => {
    const _ = {
      node: v.data.node,
      fold: v.data.fold,
      x: v.x,
      y: v.y,
      parent: v.parent ? u.get(v.parent) : null
    };
    u.set(v, _), l.push(_), _.fold || f.set(_.node, _), c = Math.min(c, _.x), d = Math.max(d, _.x), h = Math.max(h, _.y);
  }), { placed: l, byNode: f, left: c, right: d, bottom: h };
}
const Ar = "#1e1c19", ji = "#8b8375", ln = "#a3301c", vo = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], ge = 15, _o = 2e3;
function qi(t, e) {
  const n = or(t), r = new Set(t.parent.keys()), i = zi(n, r, r, r);
  return {
    trace: t,
    children: n,
    layout: i,
    shown: i.placed.filter((s) => pn(t, s.node, e)).slice(0, _o),
    line: new Set(t.variation),
    value: (s) => Pi(t, n, s, e, (a) => Ce(a))
  };
}
function Mr(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function go(t, e) {
  if (Ae(t, e)) return ln;
  const n = t.player[e];
  return n < 0 ? ji : vo[n % 4];
}
function mo(t, e, n) {
  const r = (i, s) => `${(e + i).toFixed(1)},${(n + s).toFixed(1)}`;
  return t === "max" ? `<polygon points="${r(0, -1.15 * ge)} ${r(1.25 * ge, 0.9 * ge)} ${r(-1.25 * ge, 0.9 * ge)}"` : t === "min" ? `<polygon points="${r(0, 1.15 * ge)} ${r(1.25 * ge, -0.9 * ge)} ${r(-1.25 * ge, -0.9 * ge)}"` : t === "leaf" ? `<rect x="${(e - ge).toFixed(1)}" y="${(n - 0.8 * ge).toFixed(1)}" width="${2 * ge}" height="${1.6 * ge}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${ge}"`;
}
function Bi(t, e) {
  return e.parent && t.kind[e.parent.node] === "chance" ? Ce(t.weight[e.node]) : t.text[e.node];
}
function Vi(t, e, n = !1) {
  const { layout: r, shown: i, line: s, value: a } = qi(t, e), l = r.right - r.left + 60, f = r.bottom + 70, u = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(r.left - 30).toFixed(1)} -30 ${l.toFixed(1)} ${f.toFixed(1)}" width="${l.toFixed(0)}" height="${f.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(r.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const c of i) {
    if (!c.parent) continue;
    const d = Ae(t, c.node), h = !n && s.has(c.node) && s.has(c.parent.node), v = d ? `stroke="${ln}" stroke-dasharray="5 4" stroke-width="1.4"` : h ? `stroke="${Ar}" stroke-width="3"` : `stroke="${ji}" stroke-width="1.2"`;
    u.push(`<line x1="${c.parent.x.toFixed(1)}" y1="${c.parent.y.toFixed(1)}" x2="${c.x.toFixed(1)}" y2="${c.y.toFixed(1)}" ${v}/>`);
  }
  for (const c of i) {
    const d = Ae(t, c.node), h = t.kind[c.node];
    u.push(`${mo(h, c.x, c.y)} fill="#ffffff" stroke="${go(t, c.node)}" stroke-width="1.8"${d ? ' stroke-dasharray="4 3"' : ""}/>`);
    const v = d ? "×" : n && h !== "leaf" ? "" : a(c.node), _ = h === "max" ? 8 : h === "min" ? 0 : 4;
    if (u.push(`<text x="${c.x.toFixed(1)}" y="${(c.y + _).toFixed(1)}" font-size="${v.length > 4 ? 9.5 : 12}" font-weight="600" fill="${d ? ln : Ar}">${Mr(v)}</text>`), Gt(t, c.node) && u.push(`<line x1="${(c.x - 9).toFixed(1)}" y1="${(c.y + ge + 8).toFixed(1)}" x2="${(c.x + 9).toFixed(1)}" y2="${(c.y + ge + 2).toFixed(1)}" stroke="${ln}" stroke-width="2"/>`), c.parent) {
      const m = c.x * 0.62 + c.parent.x * 0.38, g = c.y * 0.62 + c.parent.y * 0.38;
      u.push(`<text x="${m.toFixed(1)}" y="${(g + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${Mr(Bi(t, c))}</text>`);
    }
  }
  return u.push("</svg>"), u.join(`
`);
}
const po = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}"
};
function Or(t) {
  return [...t].map((e) => po[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function bo(t, e) {
  const { shown: n, line: r, value: i } = qi(t, e), s = (l) => `(${(l.x / 46).toFixed(2)},${(-l.y / 46).toFixed(2)})`, a = [
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
  for (const l of n) {
    const f = t.kind[l.node], u = ["max", "min", "chance", "leaf"].includes(f) ? f : "player", c = Ae(t, l.node), d = c ? "$\\times$" : Or(i(l.node));
    a.push(`  \\node[${u}${c ? ", pruned" : ""}] (n${l.node}) at ${s(l)} {${d}};`);
  }
  for (const l of n) {
    if (!l.parent) continue;
    const f = r.has(l.node) && r.has(l.parent.node), u = Ae(t, l.node) ? "pruned" : f ? "best" : "";
    a.push(`  \\draw[${u}] (n${l.parent.node}) -- node[move] {${Or(Bi(t, l))}} (n${l.node});`);
  }
  return a.push("\\end{tikzpicture}"), `${a.join(`
`)}
`;
}
async function yo(t, e) {
  const n = URL.createObjectURL(new Blob([Vi(t, e)], { type: "image/svg+xml" }));
  try {
    const r = new Image();
    r.src = n, await r.decode();
    const i = document.createElement("canvas");
    i.width = Math.min(2 * r.width, 16e3), i.height = Math.min(2 * r.height, 16e3);
    const s = i.getContext("2d");
    return s.scale(2, 2), s.drawImage(r, 0, 0), await new Promise(
      (a, l) => i.toBlob((f) => f ? a(f) : l(new Error("this drawing is too large")), "image/png")
    );
  } finally {
    URL.revokeObjectURL(n);
  }
}
function Nn(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, r = URL.createObjectURL(n), i = document.createElement("a");
  i.href = r, i.download = t, i.click(), setTimeout(() => URL.revokeObjectURL(r), 1e3);
}
var wo = /* @__PURE__ */ L('<span class="soft" aria-hidden="true">›</span>'), ko = /* @__PURE__ */ L('<!> <button class="step svelte-7t07ym"> </button>', 1), xo = /* @__PURE__ */ L('<label class="row">Its value <input type="number" step="any" class="svelte-7t07ym"/></label>'), So = /* @__PURE__ */ L('<p class="soft facts svelte-7t07ym">Its value was never asked for.</p>'), Eo = /* @__PURE__ */ L('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), To = /* @__PURE__ */ L('<p class="soft facts svelte-7t07ym"> </p>'), Ao = /* @__PURE__ */ L('<ul aria-label="moves from here" class="svelte-7t07ym"></ul> <!>', 1), Mo = /* @__PURE__ */ L('<section class="panel stack" aria-label="selected node"><nav aria-label="the way to this node" class="svelte-7t07ym"></nav> <p class="told serif svelte-7t07ym" role="status"> </p> <p class="soft facts svelte-7t07ym"> <!><!></p> <!> <!></section>');
function Oo(t, e) {
  Me(e, !0);
  const n = 40;
  let r = /* @__PURE__ */ $("");
  const i = /* @__PURE__ */ q(() => or(e.trace)), s = /* @__PURE__ */ q(() => o(i)[e.selected] ?? []), a = /* @__PURE__ */ q(() => e.selected), l = /* @__PURE__ */ q(() => {
    const O = [];
    for (let C = e.selected; C >= 0; C = e.trace.parent[C]) O.unshift(C);
    return O;
  });
  ct(() => {
    const O = e.trace.look, C = e.selected;
    R(r, "");
    const ne = Ye.on("explained", (le) => {
      le.look === O && le.node === C && R(r, le.text, !0);
    });
    return Ye.send({ type: "explain", look: O, node: C }), ne;
  });
  function f(O) {
    const C = e.trace.player[O];
    return C >= 0 ? `${e.trace.names[C]} to move` : C === -1 ? "chance" : "leaf";
  }
  function u(O) {
    const C = e.trace.alpha[O] ?? null, ne = e.trace.beta[O] ?? null;
    return e.trace.algorithm === "mcts" || e.trace.algorithm === "minimax" || C === null && ne === null ? "" : `window ${C === null ? "−∞" : Ce(C)} … ${ne === null ? "∞" : Ce(ne)}`;
  }
  function c(O) {
    return Ae(e.trace, O) ? "pruned" : Gt(e.trace, O) ? "cut" : "";
  }
  var d = Mo(), h = te(d);
  ve(h, 21, () => o(l), he, (O, C, ne) => {
    var le = ko(), U = Ze(le);
    {
      var Y = (xe) => {
        var Pe = wo();
        A(xe, Pe);
      };
      Z(U, (xe) => {
        ne && xe(Y);
      });
    }
    var X = N(U, 2), re = W(X, !0);
    I(() => {
      oe(X, "aria-current", o(C) === e.selected ? "true" : void 0), z(re, ne ? e.trace.text[o(C)] : "root");
    }), ie("click", X, () => e.select(o(C))), A(O, le);
  });
  var v = N(h, 2), _ = W(v, !0), m = N(v, 2), g = te(m), b = N(g);
  {
    var w = (O) => {
      var C = ht();
      I((ne) => z(C, `, ${ne ?? ""}`), [() => u(o(a))]), A(O, C);
    }, T = /* @__PURE__ */ q(() => u(o(a)));
    Z(b, (O) => {
      o(T) && O(w);
    });
  }
  var x = N(b);
  {
    var k = (O) => {
      var C = ht();
      I((ne) => z(C, `, ${ne ?? ""} visits`), [() => Yn(e.trace.visits[o(a)])]), A(O, C);
    };
    Z(x, (O) => {
      (e.trace.visits[o(a)] ?? 0) > 1 && O(k);
    });
  }
  var y = N(m, 2);
  {
    var M = (O) => {
      var C = xo(), ne = N(te(C));
      I(() => Oi(ne, e.trace.value[o(a)] ?? 0)), ie("change", ne, (le) => e.change?.(o(a), Number(le.currentTarget.value))), A(O, C);
    }, D = (O) => {
      var C = So();
      A(O, C);
    }, F = /* @__PURE__ */ q(() => e.change && Ae(e.trace, o(a)));
    Z(y, (O) => {
      e.change && e.trace.kind[o(a)] === "leaf" && e.trace.names.length <= 2 ? O(M) : o(F) && O(D, 1);
    });
  }
  var j = N(y, 2);
  {
    var J = (O) => {
      var C = Ao(), ne = Ze(C);
      ve(ne, 21, () => o(s).slice(0, n), he, (Y, X) => {
        var re = Eo(), xe = te(re);
        let Pe;
        var et = te(xe), we = W(et, !0), Fe = N(et, 2), P = W(Fe);
        I(
          (B, Q, p, E) => {
            Pe = me(xe, 1, B, "svelte-7t07ym", Pe, { "on-line": Q }), z(we, e.trace.text[o(X)]), z(P, `${p ?? ""}${E ?? ""}`);
          },
          [
            () => ir(c(o(X))),
            () => e.trace.variation.includes(o(X)),
            () => Ae(e.trace, o(X)) ? "pruned" : e.trace.values[o(X)] && e.trace.names.length > 2 ? e.trace.values[o(X)].map((B) => Ce(B)).join(" ") : Ce(e.trace.value[o(X)]),
            () => Gt(e.trace, o(X)) ? " (cut)" : ""
          ]
        ), ie("click", xe, () => e.select(o(X))), A(Y, re);
      });
      var le = N(ne, 2);
      {
        var U = (Y) => {
          var X = To(), re = W(X);
          I(() => z(re, `and ${o(s).length - n} more`)), A(Y, X);
        };
        Z(le, (Y) => {
          o(s).length > n && Y(U);
        });
      }
      A(O, C);
    };
    Z(j, (O) => {
      o(s).length && O(J);
    });
  }
  I(
    (O, C) => {
      z(_, O), z(g, C);
    },
    [
      () => o(r) ? o(r).charAt(0).toUpperCase() + o(r).slice(1) + "." : " ",
      () => f(o(a))
    ]
  ), A(t, d), Oe();
}
Lt(["click", "change"]);
var No = /* @__PURE__ */ L('<div class="slider svelte-3ly6rn"><button aria-label="to the beginning" class="svelte-3ly6rn">|◂</button> <button aria-label="a step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="a step on" class="svelte-3ly6rn">▸</button> <button aria-label="to the end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" aria-label="moment of the search" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function Lo(t, e) {
  Me(e, !0);
  let n = /* @__PURE__ */ $(0);
  function r() {
    clearInterval(o(n)), R(n, 0);
  }
  Va(r);
  function i() {
    if (o(n)) return r();
    e.moment >= e.last && e.change(0);
    const m = Math.max(1, Math.round(e.last / 240));
    R(
      n,
      window.setInterval(
        () => {
          e.moment >= e.last ? r() : e.change(Math.min(e.last, e.moment + m));
        },
        Math.max(40, Math.min(500, 12e3 / Math.max(e.last, 1)))
      ),
      !0
    );
  }
  var s = No(), a = te(s), l = N(a, 2), f = N(l, 2), u = W(f, !0), c = N(f, 2), d = N(c, 2), h = N(d, 2), v = N(h, 2), _ = W(v);
  I(() => {
    a.disabled = e.moment <= 0, l.disabled = e.moment <= 0, z(u, o(n) ? "Pause" : "Play"), c.disabled = e.moment >= e.last, d.disabled = e.moment >= e.last, oe(h, "max", e.last), Oi(h, e.moment), oe(h, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), z(_, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), ie("click", a, () => e.change(0)), ie("click", l, () => e.change(Math.max(0, e.moment - 1))), ie("click", f, i), ie("click", c, () => e.change(Math.min(e.last, e.moment + 1))), ie("click", d, () => e.change(e.last)), ie("input", h, (m) => e.change(Number(m.currentTarget.value))), A(t, s), Oe();
}
Lt(["click", "input"]);
const rn = ["system", "light", "dark"];
class Po {
  #e = /* @__PURE__ */ $("system");
  get name() {
    return o(this.#e);
  }
  set name(e) {
    R(this.#e, e, !0);
  }
  constructor() {
    const e = localStorage.getItem("theme");
    e && rn.includes(e) && this.set(e);
  }
  next() {
    this.set(rn[(rn.indexOf(this.name) + 1) % rn.length]);
  }
  set(e) {
    this.name = e, localStorage.setItem("theme", e), e === "system" ? delete document.documentElement.dataset.theme : document.documentElement.dataset.theme = e;
  }
}
const Ro = new Po(), jt = 15;
function Co(t) {
  const e = getComputedStyle(t), n = (r) => e.getPropertyValue(r).trim();
  return {
    ink: n("--ink"),
    soft: n("--soft"),
    line: n("--strong-line"),
    paper: n("--paper"),
    raised: n("--raised"),
    accent: n("--accent"),
    bad: n("--bad"),
    mark: n("--mark"),
    players: ["--p0", "--p1", "--p2", "--p3"].map(n)
  };
}
function Ui(t, e, n) {
  const r = t.trace.player[n];
  return r < 0 ? e.line : e.players[r % 4];
}
function Io(t, e, n, r, i, s) {
  t.clearRect(0, 0, i, s);
  const a = 60, l = (-n.x - a) / n.scale, f = (i - n.x + a) / n.scale, u = (-n.y - a) / n.scale, c = (s - n.y + a) / n.scale, d = n.scale > 0.45, { trace: h, moment: v } = e, _ = (b) => b.x >= l && b.x <= f && b.y >= u && b.y <= c, m = (b) => pn(h, b.node, v);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const g = [
    [r.line, 1.2, [], []],
    [r.ink, 3, [], []],
    [r.bad, 1.4, [5, 4], []]
  ];
  for (const b of e.layout.placed) {
    const w = b.parent;
    if (!w || !m(b) || !_(b) && !_(w)) continue;
    const T = !b.fold && Ae(h, b.node), x = !e.blank && !b.fold && e.line.has(b.node) && e.line.has(w.node);
    g[T ? 2 : x ? 1 : 0][3].push(b);
  }
  for (const [b, w, T, x] of g) {
    t.strokeStyle = b, t.lineWidth = Math.max(w, 0.7 / n.scale), t.setLineDash(d ? T : []), t.beginPath();
    for (const k of x) {
      const y = k.parent;
      t.moveTo(y.x, y.y), t.lineTo(k.x, k.y);
    }
    t.stroke();
  }
  if (t.setLineDash([]), !d) {
    Fo(t, e, r, _, m), t.restore();
    return;
  }
  t.textAlign = "center", t.textBaseline = "middle";
  for (const b of e.layout.placed)
    !m(b) || !_(b) || (b.fold ? qo(t, b, r) : zo(t, e, b, r, n));
  t.restore();
}
function Fo(t, e, n, r, i) {
  const s = /* @__PURE__ */ new Map();
  for (const a of e.layout.placed) {
    if (!r(a) || !i(a)) continue;
    const l = a.fold ? n.soft : Ae(e.trace, a.node) ? n.bad : Ui(e, n, a.node), f = s.get(l);
    f ? f.push(a) : s.set(l, [a]);
  }
  for (const [a, l] of s) {
    t.fillStyle = a, t.beginPath();
    for (const f of l) t.rect(f.x - 10, f.y - 10, 20, 20);
    t.fill();
  }
}
function Do(t, e, n, r, i) {
  t.beginPath(), e === "max" ? (t.moveTo(n, r - i * 1.15), t.lineTo(n + i * 1.25, r + i * 0.9), t.lineTo(n - i * 1.25, r + i * 0.9)) : e === "min" ? (t.moveTo(n, r + i * 1.15), t.lineTo(n + i * 1.25, r - i * 0.9), t.lineTo(n - i * 1.25, r - i * 0.9)) : e === "leaf" ? t.rect(n - i, r - i * 0.8, 2 * i, 1.6 * i) : t.arc(n, r, i, 0, 2 * Math.PI), t.closePath();
}
function zo(t, e, n, r, i) {
  const { trace: s, moment: a } = e, l = Ae(s, n.node), f = l ? r.bad : Ui(e, r, n.node);
  Do(t, s.kind[n.node], n.x, n.y, jt), t.fillStyle = e.marked.has(n.node) ? r.mark : r.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? r.accent : f, t.setLineDash(l ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const c = e.blank && s.kind[n.node] !== "leaf" ? "" : Pi(s, e.children, n.node, a, (v) => Ce(v));
  t.fillStyle = l ? r.bad : r.ink, t.font = `600 ${c.length > 4 ? 9.5 : 12}px "Source Sans", sans-serif`;
  const d = s.kind[n.node] === "max" ? 4 : s.kind[n.node] === "min" ? -4 : 0;
  if (t.fillText(l ? "✕" : c, n.x, n.y + d), e.marked.has(n.node) && (t.strokeStyle = r.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), Gt(s, n.node) && s.left[n.node] <= a && (t.strokeStyle = r.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + jt + 8), t.lineTo(n.x + 9, n.y + jt + 2), t.stroke()), i.scale > 0.6 && n.parent && jo(t, e, n, r), e.children[n.node].length && !e.open.has(n.node)) {
    t.fillStyle = r.soft, t.font = '10px "Source Sans", sans-serif';
    const v = Gt(s, n.node) ? 16 : 10;
    t.fillText(`+${e.children[n.node].length}`, n.x, n.y + jt + v);
  }
}
function jo(t, e, n, r) {
  const i = n.parent, s = e.trace.weight[n.node], a = e.trace.text[n.node], l = s < 1 && e.trace.kind[i.node] === "chance" ? `${Ce(s)}` : a, f = n.x * 0.62 + i.x * 0.38, u = n.y * 0.62 + i.y * 0.38;
  t.font = '11px "Source Sans", sans-serif';
  const c = l.length > 9 ? `${l.slice(0, 8)}…` : l, d = t.measureText(c).width + 6;
  t.fillStyle = r.paper, t.fillRect(f - d / 2, u - 7, d, 14), t.fillStyle = r.soft, t.fillText(c, f, u);
}
function qo(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 11px "Source Sans", sans-serif', t.fillText(`+${e.fold}`, e.x, e.y);
}
var Bo = /* @__PURE__ */ L('<div class="frame svelte-1y7d2q4"><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas> <div class="tools svelte-1y7d2q4"><button aria-label="nearer" class="svelte-1y7d2q4">+</button> <button aria-label="further away" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Whole</button> <button class="svelte-1y7d2q4">Open all</button></div></div>');
function Vo(t, e) {
  Me(e, !0);
  const n = 0.62, r = 48, i = 120;
  let s = de(e, "marked", 19, () => /* @__PURE__ */ new Set()), a = de(e, "height", 3, 460), l = de(e, "blank", 3, !1), f = de(e, "label", 3, "search tree"), u, c = /* @__PURE__ */ $(600), d = /* @__PURE__ */ $({ scale: 1, x: 300, y: 40 }), h = /* @__PURE__ */ $(/* @__PURE__ */ new Set()), v = /* @__PURE__ */ $(/* @__PURE__ */ new Set()), _ = /* @__PURE__ */ $(0), m = null;
  const g = /* @__PURE__ */ q(() => or(e.trace)), b = /* @__PURE__ */ q(() => new Set(e.trace.variation));
  let w = /* @__PURE__ */ $(st(Hn));
  const T = /* @__PURE__ */ q(() => zi(o(g), o(h), o(v), o(b), o(w)));
  ct(() => {
    const P = o(g);
    Xe(() => {
      R(h, ho(P, e.trace.variation, o(c) / (Di * n))), R(v, /* @__PURE__ */ new Set());
    });
  }), ct(() => {
    o(g), Xe(x);
  });
  function x() {
    const P = o(T).right - o(T).left + 70, B = a() - r - 50, Q = Math.max(1, Math.round(o(T).bottom / o(w)));
    let p = Math.max(0.02, Math.min(1.2, o(c) / P));
    R(w, Math.max(Hn, Math.min(i, B / Q) / p), !0), Q * o(w) * p > B && (p = Math.max(0.02, B / (Q * o(w)))), R(d, {
      scale: p,
      x: o(c) / 2 - p * (o(T).left + o(T).right) / 2,
      y: 28 + Math.max(0, (B - p * Q * o(w)) / 2)
    });
  }
  function k() {
    R(h, new Set(o(g).keys())), R(v, o(h)), x();
  }
  function y(P) {
    const B = new Set(o(h));
    B.has(P) ? B.delete(P) : B.add(P), R(h, B);
  }
  ct(() => {
    const P = e.selected;
    Xe(() => {
      const Q = new Set(o(h)), p = new Set(o(v));
      for (let S = e.trace.parent[P] ?? -1; S >= 0; S = e.trace.parent[S])
        Q.add(S);
      const E = e.trace.parent[P] ?? -1;
      E >= 0 && (o(g)[E]?.indexOf(P) ?? 0) >= Kt && p.add(E), Q.size !== o(h).size && R(h, Q), p.size !== o(v).size && R(v, p);
    });
    const B = o(T).byNode.get(P);
    Xe(() => {
      if (!B) return;
      const Q = B.x * o(d).scale + o(d).x, p = B.y * o(d).scale + o(d).y;
      (Q < 20 || Q > o(c) - 20 || p < 20 || p > a() - 20) && R(d, {
        ...o(d),
        x: o(c) / 2 - B.x * o(d).scale,
        y: a() / 2 - B.y * o(d).scale
      });
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => Gs(_));
  let D = 0;
  ct(() => {
    Ro.name, o(_);
    const P = {
      trace: e.trace,
      children: o(g),
      layout: o(T),
      moment: e.moment,
      selected: e.selected,
      line: o(b),
      marked: s(),
      open: o(h),
      blank: l()
    }, B = o(d), Q = o(c);
    cancelAnimationFrame(D), D = requestAnimationFrame(() => {
      const p = devicePixelRatio || 1;
      (u.width !== Math.round(Q * p) || u.height !== Math.round(a() * p)) && (u.width = Math.round(Q * p), u.height = Math.round(a() * p));
      const E = u.getContext("2d");
      E.setTransform(p, 0, 0, p, 0, 0), Io(E, P, B, Co(u), Q, a());
    });
  });
  function F(P, B = o(c) / 2, Q = a() / 2) {
    const p = Math.max(0.02, Math.min(3, o(d).scale * P)), E = p / o(d).scale;
    R(d, {
      scale: p,
      x: B - (B - o(d).x) * E,
      y: Q - (Q - o(d).y) * E
    });
  }
  function j(P) {
    P.preventDefault(), F(Math.exp(-P.deltaY * 15e-4), P.offsetX, P.offsetY);
  }
  function J(P) {
    m = { x: P.clientX, y: P.clientY, moved: !1 }, u.setPointerCapture(P.pointerId);
  }
  function O(P) {
    if (!m) return;
    const B = P.clientX - m.x, Q = P.clientY - m.y;
    !m.moved && Math.hypot(B, Q) < 4 || (m = { x: P.clientX, y: P.clientY, moved: !0 }, R(d, { ...o(d), x: o(d).x + B, y: o(d).y + Q }));
  }
  function C(P) {
    const B = m && !m.moved;
    if (m = null, !B) return;
    const Q = (P.offsetX - o(d).x) / o(d).scale, p = (P.offsetY - o(d).y) / o(d).scale, E = Math.max(jt * 1.3, 8 / o(d).scale);
    for (const S of o(T).placed)
      if (!(Math.abs(S.x - Q) > E || Math.abs(S.y - p) > E)) {
        S.fold ? R(v, new Set(o(v)).add(S.node)) : !l() && S.node === e.selected && (o(g)[S.node]?.length ?? 0) > 0 ? y(S.node) : e.select(S.node);
        return;
      }
  }
  function ne(P) {
    const B = e.trace.parent[e.selected] ?? -1, Q = B >= 0 ? o(g)[B] : [0], p = Q.indexOf(e.selected), E = o(g)[e.selected] ?? [], S = {
      ArrowUp: B >= 0 ? B : void 0,
      ArrowDown: E.find((H) => o(b).has(H)) ?? E[0],
      ArrowLeft: Q[p - 1],
      ArrowRight: Q[p + 1],
      Home: 0
    };
    if (P.key in S) {
      const H = S[P.key];
      H !== void 0 && e.select(H);
    } else if (P.key === " " || P.key === "Enter") l() ? e.select(e.selected) : y(e.selected);
    else if (P.key === "+") F(1.25);
    else if (P.key === "-") F(0.8);
    else return;
    P.preventDefault(), P.stopPropagation();
  }
  const le = /* @__PURE__ */ q(() => o(T).byNode.get(e.selected));
  var U = { fit: x, openAll: k, toggle: y }, Y = Bo();
  let X;
  var re = te(Y);
  Li(re, (P) => u = P, () => u);
  var xe = N(re, 2), Pe = te(xe), et = N(Pe, 2), we = N(et, 2), Fe = N(we, 2);
  return I(() => {
    X = Mt(Y, "", X, { height: `${a() ?? ""}px` }), oe(re, "aria-label", `${f() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys go from node to node; what is selected is told below.`), oe(re, "data-x", o(le) ? o(le).x * o(d).scale + o(d).x : void 0), oe(re, "data-y", o(le) ? o(le).y * o(d).scale + o(d).y : void 0), oe(re, "data-shown", o(T).placed.length);
  }), ha("wheel", re, j), ie("pointerdown", re, J), ie("pointermove", re, O), ie("pointerup", re, C), ie("keydown", re, ne), ie("click", Pe, () => F(1.3)), ie("click", et, () => F(0.77)), ie("click", we, x), ie("click", Fe, () => k()), ja(Y, "clientWidth", (P) => R(c, P)), A(t, Y), Oe(U);
}
Lt([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var Uo = /* @__PURE__ */ L('<p role="alert" class="failure svelte-1ond5h7"> </p>'), Yo = /* @__PURE__ */ L(" <!><!>.", 1), Ho = /* @__PURE__ */ L('<div class="row"><span class="soft facts svelte-1ond5h7">For slides:</span> <button>SVG</button> <button>PNG</button> <button>TikZ</button></div>'), Wo = /* @__PURE__ */ L('<div><div class="left stack svelte-1ond5h7"><!> <!> <p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p> <!></div> <!></div> <ul class="legend soft svelte-1ond5h7" aria-label="signs"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> the line of best play</li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never looked at</li></ul>', 1), Go = /* @__PURE__ */ L('<p class="soft" role="status"> </p>'), Xo = /* @__PURE__ */ L("<!> <!>", 1);
function Ko(t, e) {
  Me(e, !0);
  let n = de(e, "looking", 7), r = de(e, "height", 3, 460), i = de(e, "exporting", 3, !0);
  const s = /* @__PURE__ */ q(() => n().trace), a = /* @__PURE__ */ q(() => o(s) ? zl(o(s), n().moment) : null);
  async function l() {
    o(s) && Nn("tree.png", await yo(o(s), n().moment));
  }
  var f = Xo(), u = Ze(f);
  {
    var c = (_) => {
      var m = Uo(), g = W(m, !0);
      I(() => z(g, n().failure)), A(_, m);
    };
    Z(u, (_) => {
      n().failure && _(c);
    });
  }
  var d = N(u, 2);
  {
    var h = (_) => {
      var m = Wo(), g = Ze(m);
      let b;
      var w = te(g), T = te(w);
      Vo(T, {
        get trace() {
          return o(s);
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
        select: (U) => n().selected = U
      });
      var x = N(T, 2);
      Lo(x, {
        get moment() {
          return n().moment;
        },
        get last() {
          return n().last;
        },
        change: (U) => n().moment = U
      });
      var k = N(x, 2), y = te(k), M = N(y);
      {
        var D = (U) => {
          var Y = ht();
          I((X) => z(Y, `, ${X ?? ""} pruned`), [() => zt(o(a).pruned)]), A(U, Y);
        };
        Z(M, (U) => {
          o(a).pruned && U(D);
        });
      }
      var F = N(M, 2);
      {
        var j = (U) => {
          var Y = Yo(), X = Ze(Y), re = N(X);
          {
            var xe = (we) => {
              var Fe = ht();
              I(() => z(Fe, `, best move ${o(s).summary.move ?? ""}`)), A(we, Fe);
            };
            Z(re, (we) => {
              o(s).summary.move && we(xe);
            });
          }
          var Pe = N(re);
          {
            var et = (we) => {
              var Fe = ht();
              I(() => z(Fe, `, depth ${o(s).summary.depth ?? ""}`)), A(we, Fe);
            };
            Z(Pe, (we) => {
              o(s).summary.depth && we(et);
            });
          }
          I((we) => z(X, `${o(s).summary.algorithm ?? ""}: value ${we ?? ""} to ${o(s).names[o(s).perspective] ?? ""}`), [() => Ce(o(s).summary.value)]), A(U, Y);
        };
        Z(F, (U) => {
          n().moment >= n().last && U(j);
        });
      }
      var J = N(F, 2);
      {
        var O = (U) => {
          var Y = ht();
          I((X) => z(Y, `${X ?? ""} more nodes were searched than are kept.`), [() => zt(o(s).truncated)]), A(U, Y);
        };
        Z(J, (U) => {
          o(s).truncated && U(O);
        });
      }
      var C = N(k, 2);
      {
        var ne = (U) => {
          var Y = Ho(), X = N(te(Y), 2), re = N(X, 2), xe = N(re, 2);
          ie("click", X, () => Nn("tree.svg", Vi(o(s), n().moment))), ie("click", re, l), ie("click", xe, () => Nn("tree.tex", bo(o(s), n().moment))), A(U, Y);
        };
        Z(C, (U) => {
          i() && U(ne);
        });
      }
      var le = N(w, 2);
      Oo(le, {
        get trace() {
          return o(s);
        },
        get selected() {
          return n().selected;
        },
        get change() {
          return e.change;
        },
        select: (U) => n().selected = U
      }), I(
        (U, Y) => {
          b = me(g, 1, "view svelte-1ond5h7", null, b, { busy: n().busy }), z(y, `${U ?? ""} nodes, ${Y ?? ""} leaves`);
        },
        [
          () => zt(o(a).nodes),
          () => zt(o(a).leaves)
        ]
      ), A(_, m);
    }, v = (_) => {
      var m = Go(), g = W(m, !0);
      I(() => z(g, n().compiling ? "Compiling: the first time takes a while …" : "Searching …")), A(_, m);
    };
    Z(d, (_) => {
      o(s) && o(a) ? _(h) : n().busy && _(v, 1);
    });
  }
  A(t, f), Oe();
}
Lt(["click"]);
var Zo = /* @__PURE__ */ L('<tr><td class="svelte-d6hshj"> </td><td class="svelte-d6hshj"> </td><td class="svelte-d6hshj"> </td></tr>'), Jo = /* @__PURE__ */ L('<table class="svelte-d6hshj"><caption class="svelte-d6hshj"> </caption><thead><tr><th scope="col" class="svelte-d6hshj">move</th><th scope="col" class="svelte-d6hshj">value</th><th scope="col" class="svelte-d6hshj">line</th></tr></thead><tbody></tbody></table>'), Qo = /* @__PURE__ */ L('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function $o(t, e) {
  Me(e, !0);
  const n = 12, r = e.trace ? new jl(e.trace.look) : null;
  r && e.trace && r.show(e.trace);
  const i = /* @__PURE__ */ q(() => (e.analysis?.rows ?? e.position.legal).some((_) => _.cells.length > 1));
  var s = Qo(), a = te(s), l = W(a, !0), f = N(a, 2), u = te(f);
  {
    let _ = /* @__PURE__ */ q(() => e.analysis?.rows ?? []), m = /* @__PURE__ */ q(() => e.position.last?.cells ?? []);
    Cl(u, {
      get parts() {
        return e.position.board;
      },
      get names() {
        return e.names;
      },
      get rows() {
        return o(_);
      },
      get moving() {
        return o(i);
      },
      get last() {
        return o(m);
      }
    });
  }
  var c = N(u, 2);
  {
    var d = (_) => {
      var m = Jo(), g = te(m), b = W(g), w = N(g, 2);
      ve(w, 21, () => e.analysis.rows.slice(0, n), he, (T, x) => {
        var k = Zo(), y = te(k), M = W(y, !0), D = N(y), F = W(D, !0), j = N(D), J = W(j, !0);
        I(
          (O, C) => {
            z(M, o(x).text), z(F, O), z(J, C);
          },
          [
            () => Ce(o(x).value, !0),
            () => o(x).line.slice(1, 8).join(" ")
          ]
        ), A(T, k);
      }), I((T) => z(b, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${T ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => zt(e.analysis.nodes)]), A(_, m);
    };
    Z(c, (_) => {
      e.analysis && _(d);
    });
  }
  var h = N(f, 2);
  {
    var v = (_) => {
      Ko(_, {
        get looking() {
          return r;
        },
        height: 380
      });
    };
    Z(h, (_) => {
      r && _(v);
    });
  }
  I(() => z(l, e.title)), A(t, s), Oe();
}
const Yi = /* @__PURE__ */ new Map();
Ye.attach((t) => {
  "look" in t && Yi.get(t.look)?.send(t);
});
function eu({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && Yi.set(n.trace.look, t), t.on("msg:custom", (i) => Ye.receive(i));
  const r = wa($o, { target: e, props: n });
  return () => void xa(r);
}
const nu = { render: eu };
export {
  nu as default
};
