var jn = Array.isArray, Ai = Array.prototype.indexOf, hn = Array.prototype.includes, qn = Array.from, os = Object.defineProperty, Ht = Object.getOwnPropertyDescriptor, Ti = Object.getOwnPropertyDescriptors, Oi = Object.prototype, Li = Array.prototype, us = Object.getPrototypeOf, zr = Object.isExtensible;
const rn = () => {
};
function Ni(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function fs() {
  var t, e, n = new Promise((r, s) => {
    t = r, e = s;
  });
  return { promise: n, resolve: t, reject: e };
}
function Fr(t, e) {
  if (Array.isArray(t))
    return t;
  if (!(Symbol.iterator in t))
    return Array.from(t);
  const n = [];
  for (const r of t)
    if (n.push(r), n.length === e) break;
  return n;
}
const De = 2, Gt = 4, Vn = 8, wr = 1 << 24, Qe = 16, nt = 32, Et = 64, sr = 128, yr = 256, tt = 512, Ae = 1024, ve = 2048, Ye = 4096, je = 8192, Pe = 16384, Jt = 32768, vn = 1 << 25, Ft = 65536, Rn = 1 << 17, Ci = 1 << 18, Qt = 1 << 19, Pi = 1 << 20, lt = 1 << 25, In = 1 << 21, Ut = 1 << 22, xt = 1 << 23, Rt = Symbol("$state"), cs = Symbol("component"), Ri = Symbol("legacy props"), Ii = Symbol(""), ds = Symbol("attributes"), ir = Symbol("class"), lr = Symbol("style"), ar = Symbol("text"), yn = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), Bn = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), zi = 1, Fi = 2, hs = 4, Di = 8, ji = 16, qi = 1, Vi = 4, Bi = 8, Hi = 16, Ui = 1, Yi = 2, vs = {}, Se = Symbol("uninitialized"), Wi = "http://www.w3.org/1999/xhtml", Gi = "@attach";
function Xi() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function Ki() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function Zi() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function _s(t) {
  return t === this.v;
}
function Ji(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function gs(t) {
  return !Ji(t, this.v);
}
function ms(t) {
  throw new Error("https://svelte.dev/e/lifecycle_outside_component");
}
function Qi() {
  throw new Error("https://svelte.dev/e/async_derived_orphan");
}
function $i(t, e, n) {
  throw new Error("https://svelte.dev/e/each_key_duplicate");
}
function el(t) {
  throw new Error("https://svelte.dev/e/effect_in_teardown");
}
function tl() {
  throw new Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function nl(t) {
  throw new Error("https://svelte.dev/e/effect_orphan");
}
function rl() {
  throw new Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function sl(t) {
  throw new Error("https://svelte.dev/e/props_invalid_value");
}
function il() {
  throw new Error("https://svelte.dev/e/state_descriptors_fixed");
}
function ll() {
  throw new Error("https://svelte.dev/e/state_prototype_fixed");
}
function al() {
  throw new Error("https://svelte.dev/e/state_unsafe_mutation");
}
function ol() {
  throw new Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
let Re = null;
function Xt(t) {
  Re = t;
}
function Oe(t, e = !1, n) {
  Re = {
    p: Re,
    i: !1,
    c: null,
    e: null,
    s: t,
    x: null,
    r: (
      /** @type {Effect} */
      oe
    ),
    l: null
  };
}
function Le(t) {
  var e = (
    /** @type {ComponentContext} */
    Re
  ), n = e.e;
  if (n !== null) {
    e.e = null;
    for (var r of n)
      zs(r);
  }
  return t !== void 0 && (e.x = t), e.i = !0, Re = e.p, kr(t);
}
function kr(t = {}) {
  return os(t, cs, { value: !0 }), t;
}
function ps() {
  return !0;
}
let Nt = [];
function bs() {
  var t = Nt;
  Nt = [], Ni(t);
}
function at(t) {
  if (Nt.length === 0 && !fn) {
    var e = Nt;
    queueMicrotask(() => {
      e === Nt && bs();
    });
  }
  Nt.push(t);
}
function ul() {
  for (; Nt.length > 0; )
    bs();
}
const fl = -7169;
function ke(t, e) {
  t.f = t.f & fl | e;
}
function xr(t) {
  (t.f & tt) !== 0 || t.deps === null ? ke(t, Ae) : ke(t, Ye);
}
function ws(t, e) {
  (t.f & ve) !== 0 ? e.set(t, ve) : (t.f & Ye) !== 0 && e.get(t) !== ve && e.set(t, Ye), ke(t, Ae);
}
function cl(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, at(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function kn(t) {
  var e = se, n = oe;
  Ze(null), dt(null);
  try {
    return t();
  } finally {
    Ze(e), dt(n);
  }
}
function ys(t, e, n, r) {
  const s = _n;
  var l = t.filter((v) => !v.settled), a = e.map(s);
  if (n.length === 0 && l.length === 0) {
    r(a);
    return;
  }
  var o = (
    /** @type {Effect} */
    oe
  ), f = dl(), u = l.length === 1 ? l[0].promise : l.length > 1 ? Promise.all(l.map((v) => v.promise)) : null;
  function c(v) {
    if ((o.f & Pe) === 0) {
      f();
      try {
        r([...a, ...v]);
      } catch (_) {
        it(_, o);
      }
      zn();
    }
  }
  var d = ks();
  if (n.length === 0) {
    u.then(() => c([])).finally(d);
    return;
  }
  function h() {
    Promise.all(n.map((v) => /* @__PURE__ */ hl(v))).then(c).catch((v) => it(v, o)).finally(d);
  }
  u ? u.then(() => {
    if ((o.f & Pe) !== 0) {
      d();
      return;
    }
    f(), h(), zn();
  }) : h();
}
function dl() {
  var t = (
    /** @type {Effect} */
    oe
  ), e = se, n = Re, r = (
    /** @type {Batch} */
    ae
  );
  return function(l = !0) {
    dt(t), Ze(e), Xt(n), l && (t.f & Pe) === 0 && (r?.activate(), r?.apply());
  };
}
function zn(t = !0) {
  dt(null), Ze(null), Xt(null), t && ae?.deactivate();
}
function ks() {
  var t = (
    /** @type {Effect} */
    oe
  ), e = t.b, n = (
    /** @type {Batch} */
    ae
  ), r = !!e?.is_rendered();
  return e?.update_pending_count(1, n), n.increment(r, t), () => {
    e?.update_pending_count(-1, n), n.decrement(r, t);
  };
}
// @__NO_SIDE_EFFECTS__
function _n(t) {
  var e = De | ve;
  return oe !== null && (oe.f |= Qt), {
    ctx: Re,
    deps: null,
    effects: null,
    equals: _s,
    f: e,
    fn: t,
    reactions: null,
    rv: 0,
    v: (
      /** @type {V} */
      Se
    ),
    wv: 0,
    parent: oe,
    ac: null
  };
}
const sn = Symbol("obsolete");
// @__NO_SIDE_EFFECTS__
function hl(t, e, n) {
  let r = (
    /** @type {Effect | null} */
    oe
  );
  r === null && Qi();
  var s = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), l = Dt(
    /** @type {V} */
    Se
  ), a = !se, o = /* @__PURE__ */ new Set();
  return Ol(() => {
    var f = (
      /** @type {Effect} */
      oe
    ), u = fs();
    s = u.promise;
    try {
      Promise.resolve(t()).then(u.resolve, (v) => {
        v !== yn && u.reject(v);
      }).finally(zn);
    } catch (v) {
      u.reject(v), zn();
    }
    var c = (
      /** @type {Batch} */
      ae
    );
    if (a) {
      if ((f.f & Jt) !== 0)
        var d = ks();
      if (
        // boundary can be null if the async derived is inside an $effect.root not connected to the component render tree
        r.b?.is_rendered()
      )
        c.async_deriveds.get(f)?.reject(sn);
      else
        for (const v of o.values())
          v.reject(sn);
      o.add(u), c.async_deriveds.set(f, u);
    }
    const h = (v, _ = void 0) => {
      d?.(), o.delete(u), _ !== sn && (c.activate(), _ ? (l.f |= xt, Kt(l, _)) : ((l.f & xt) !== 0 && (l.f ^= xt), Kt(l, v)), c.deactivate());
    };
    u.promise.then(h, (v) => h(null, v || "unknown"));
  }), Tr(() => {
    for (const f of o)
      f.reject(sn);
  }), new Promise((f) => {
    function u(c) {
      function d() {
        c === s ? f(l) : u(s);
      }
      c.then(d, d);
    }
    u(s);
  });
}
// @__NO_SIDE_EFFECTS__
function N(t) {
  const e = /* @__PURE__ */ _n(t);
  return Hs(e), e;
}
// @__NO_SIDE_EFFECTS__
function xs(t) {
  const e = /* @__PURE__ */ _n(t);
  return e.equals = gs, e;
}
function vl(t) {
  var e = t.effects;
  if (e !== null) {
    t.effects = null;
    for (var n = 0; n < e.length; n += 1)
      Ie(
        /** @type {Effect} */
        e[n]
      );
  }
}
function Sr(t) {
  var e, n = oe, r = t.parent;
  if (!pt && r !== null && t.v !== Se && // if it was never evaluated before, it's guaranteed to fail downstream, so we try to execute instead
  (r.f & (Pe | je)) !== 0)
    return Xi(), t.v;
  dt(r);
  try {
    vl(t), e = Gs(t);
  } finally {
    dt(n);
  }
  return e;
}
function Ss(t) {
  var e = Sr(t);
  if (!t.equals(e) && (t.wv = Ys(), (!ae?.is_fork || t.deps === null) && (ae !== null ? (ae.capture(t, e, !0), Yt?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    ke(t, Ae);
    return;
  }
  pt || ($e !== null ? (Ar() || ae?.is_fork) && $e.set(t, e) : xr(t));
}
function _l(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && kn(() => {
        e.ac.abort(yn), e.ac = null;
      }), e.fn !== null && (e.teardown = rn), gn(e, 0), Or(e));
}
function Es(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && Zt(e);
}
let Gn = null, Vt = null, ae = null, Yt = null, $e = null, or = null, fn = !1, Xn = !1, cn = null, Nn = null;
var Dr = 0;
let gl = 1;
class Mt {
  id = gl++;
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
  #n = /* @__PURE__ */ new Set();
  /**
   * The number of async effects that are currently in flight
   */
  #t = 0;
  /**
   * Async effects that are currently in flight, _not_ inside a pending boundary
   * @type {Map<Effect, number>}
   */
  #r = /* @__PURE__ */ new Map();
  /**
   * A deferred that resolves when the batch is committed, used with `settled()`
   * TODO replace with Promise.withResolvers once supported widely enough
   * @type {{ promise: Promise<void>, resolve: (value?: any) => void, reject: (reason: unknown) => void } | null}
   */
  #s = null;
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
  #l = [];
  /**
   * Deferred effects (which run after async work has completed) and their status (DIRTY or MAYBE_DIRTY)
   * @type {Map<Effect, number>}
   */
  #a = /* @__PURE__ */ new Map();
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
    Vt === null ? Gn = Vt = this : (Vt.next = this, this.prev = Vt), Vt = this;
  }
  #v() {
    if (this.is_fork) return !0;
    for (const e of this.#r.keys())
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
        ke(s, ve), n(s);
      for (s of r.m)
        ke(s, Ye), n(s);
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
    for (const l of this.#i)
      if (!((l.f & Pe) !== 0 || (l.f & (ve | Ye)) === 0)) {
        for (var n = l, r = !1; n.parent !== null; ) {
          n = n.parent;
          var s = n.f;
          if ((s & (Et | nt)) !== 0) {
            if ((s & Ae) === 0) {
              r = !0;
              break;
            }
            n.f ^= Ae;
          }
        }
        r || e.push(n);
      }
    return this.#i = [], e;
  }
  #_() {
    this.started = !0;
    for (const [o, f] of this.#a)
      ke(o, f), this.schedule(o);
    this.apply();
    for (var e = cn = [], n = [], r = Nn = []; this.#i.length > 0; ) {
      Dr++ > 1e3 && (this.#d(), pl());
      for (const o of this.#f())
        try {
          this.#b(o, e, n);
        } catch (f) {
          throw Ts(o), this.#v() || this.discard(), f;
        }
    }
    if (ae = null, r.length > 0) {
      var s = Mt.ensure();
      for (const o of r)
        s.schedule(o);
    }
    if (cn = null, Nn = null, this.#v()) {
      this.#g(n), this.#g(e);
      for (const [o, f] of this.#o)
        As(o, f);
      r.length > 0 && /** @type {unknown} */
      ae.#_();
      return;
    }
    const l = this.#k();
    if (l) {
      this.#g(n), this.#g(e), l.#c(this);
      return;
    }
    this.#a.clear();
    for (const o of this.#e) o(this);
    this.#e.clear(), Yt = this, jr(n), jr(e), Yt = null, this.#s?.resolve();
    var a = (
      /** @type {Batch | null} */
      /** @type {unknown} */
      ae
    );
    this.#t === 0 && (this.#i.length === 0 || a !== null) && this.#d(), a !== null && (ft.clear(), a.#_());
  }
  /**
   * Traverse the effect tree, executing effects or stashing
   * them for later execution as appropriate
   * @param {Effect} root
   * @param {Effect[]} effects
   * @param {Effect[]} render_effects
   */
  #b(e, n, r) {
    e.f ^= Ae;
    for (var s = e.first; s !== null; ) {
      var l = s.f, a = (l & (nt | Et)) !== 0, o = a && (l & Ae) !== 0, f = o || (l & je) !== 0 || this.#o.has(s);
      if (!f && s.fn !== null) {
        a ? s.f ^= Ae : (l & Gt) !== 0 ? n.push(s) : En(s) && ((l & Qe) !== 0 && this.add_dirty_reaction(s, Ye), Zt(s));
        var u = s.first;
        if (u !== null) {
          s = u;
          continue;
        }
      }
      for (; s !== null; ) {
        var c = s.next;
        if (c !== null) {
          s = c;
          break;
        }
        s = s.parent;
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
    for (const [r, s] of e.current)
      !this.previous.has(r) && e.previous.has(r) && this.previous.set(r, e.previous.get(r)), this.current.set(r, s);
    for (const [r, s] of e.async_deriveds) {
      const l = this.async_deriveds.get(r);
      l && s.promise.then(l.resolve).catch(l.reject);
    }
    e.async_deriveds.clear(), this.transfer_reactions(e.#a);
    const n = (r) => {
      var s = r.reactions;
      if (s !== null && !((r.f & De) !== 0 && (r.f & (ve | Ye)) === 0))
        for (const o of s) {
          var l = o.f;
          if ((l & De) !== 0)
            n(
              /** @type {Derived} */
              o
            );
          else {
            var a = (
              /** @type {Effect} */
              o
            );
            l & (Ut | Qe) && !this.async_deriveds.has(a) && (this.#a.delete(a), ke(a, ve), this.schedule(a));
          }
        }
    };
    for (const r of this.current.keys())
      n(r);
    this.oncommit(() => e.discard()), e.#d(), ae = this, this.#_();
  }
  /**
   * @param {Effect[]} effects
   */
  #g(e) {
    for (var n = 0; n < e.length; n += 1)
      ws(e[n], this.#a);
  }
  /**
   * Associate a change to a given source with the current
   * batch, noting its previous and current values
   * @param {Value} source
   * @param {any} value
   * @param {boolean} [is_derived]
   */
  capture(e, n, r = !1) {
    e.v !== Se && !this.previous.has(e) && this.previous.set(e, e.v), (e.f & xt) === 0 && (this.current.set(e, [n, r]), $e?.set(e, n)), this.is_fork || (e.v = n);
  }
  activate() {
    ae = this;
  }
  deactivate() {
    ae = null, $e = null;
  }
  flush() {
    try {
      Xn = !0, ae = this, this.#_();
    } finally {
      Dr = 0, or = null, cn = null, Nn = null, Xn = !1, ae = null, $e = null, ft.clear();
    }
  }
  discard() {
    for (const e of this.#n) e(this);
    this.#n.clear();
    for (const e of this.async_deriveds.values())
      e.reject(sn);
    this.#d(), this.#s?.resolve();
  }
  /**
   * @param {Effect} effect
   */
  register_created_effect(e) {
    this.#l.push(e);
  }
  #w() {
    for (let d = Gn; d !== null; d = d.next) {
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
      var s = [...d.current.keys()].filter(
        (h) => !/** @type {[any, boolean]} */
        d.current.get(h)[1]
      );
      if (!(!d.started || s.length === 0)) {
        var l = s.filter((h) => !this.current.has(h));
        if (l.length === 0)
          e && d.discard();
        else if (n.length > 0) {
          if (e)
            for (const h of this.#h)
              d.unskip_effect(h, (v) => {
                (v.f & (Qe | Ut)) !== 0 ? d.schedule(v) : d.#g([v]);
              });
          d.activate();
          var a = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Map();
          for (var f of n)
            Ms(f, l, a, o);
          o = /* @__PURE__ */ new Map();
          var u = [...d.current].filter(([h, v]) => {
            const _ = this.current.get(h);
            return _ ? _[0] !== v[0] || _[1] !== v[1] : !0;
          }).map(([h]) => h);
          if (u.length > 0)
            for (const h of this.#l)
              (h.f & (Pe | je | Rn)) === 0 && Er(h, u, o) && ((h.f & (Ut | Qe)) !== 0 ? (ke(h, ve), d.schedule(h)) : d.add_dirty_reaction(h, ve));
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
      let r = this.#r.get(n) ?? 0;
      this.#r.set(n, r + 1);
    }
  }
  /**
   * @param {boolean} blocking
   * @param {Effect} effect
   */
  decrement(e, n) {
    if (this.#t -= 1, e) {
      let r = this.#r.get(n) ?? 0;
      r === 1 ? this.#r.delete(n) : this.#r.set(n, r - 1);
    }
    this.#u || (this.#u = !0, at(() => {
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
    (n === ve || this.#a.get(e) !== ve) && this.#a.set(e, n);
  }
  /** @param {(batch: Batch) => void} fn */
  oncommit(e) {
    this.#e.add(e);
  }
  /** @param {(batch: Batch) => void} fn */
  ondiscard(e) {
    this.#n.add(e);
  }
  settled() {
    return (this.#s ??= fs()).promise;
  }
  static ensure() {
    if (ae === null) {
      const e = ae = new Mt();
      !Xn && !fn && at(() => {
        e.started || e.flush();
      });
    }
    return ae;
  }
  apply() {
    {
      $e = null;
      return;
    }
  }
  /**
   *
   * @param {Effect} effect
   */
  schedule(e) {
    if (or = e, e.b?.is_pending && (e.f & (Gt | Vn | wr)) !== 0 && (e.f & Jt) === 0) {
      e.b.defer_effect(e);
      return;
    }
    this.#i.push(e);
  }
  #d() {
    if (this.linked) {
      var e = this.prev, n = this.next;
      e === null ? Gn = n : e.next = n, n === null ? Vt = e : n.prev = e, this.linked = !1;
    }
  }
}
function ml(t) {
  var e = fn, n = Yt;
  Yt = null, fn = !0;
  try {
    for (var r; ; ) {
      if (ul(), ae === null)
        return (
          /** @type {T} */
          r
        );
      ae.flush();
    }
  } finally {
    fn = e, Yt = n;
  }
}
function pl() {
  try {
    rl();
  } catch (t) {
    it(t, or);
  }
}
let _t = null;
function jr(t) {
  var e = t.length;
  if (e !== 0) {
    for (var n = 0; n < e; ) {
      var r = t[n++];
      if ((r.f & (Pe | je)) === 0 && En(r) && (_t = /* @__PURE__ */ new Set(), Zt(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && qs(r), _t?.size > 0)) {
        ft.clear();
        for (const s of _t) {
          if ((s.f & (Pe | je)) !== 0) continue;
          const l = [s];
          let a = s.parent;
          for (; a !== null; )
            _t.has(a) && (_t.delete(a), l.push(a)), a = a.parent;
          for (let o = l.length - 1; o >= 0; o--) {
            const f = l[o];
            (f.f & (Pe | je)) === 0 && Zt(f);
          }
        }
        _t.clear();
      }
    }
    _t = null;
  }
}
function Ms(t, e, n, r) {
  if (!n.has(t) && (n.add(t), t.reactions !== null))
    for (const s of t.reactions) {
      const l = s.f;
      (l & De) !== 0 ? Ms(
        /** @type {Derived} */
        s,
        e,
        n,
        r
      ) : (l & (Ut | Qe)) !== 0 && (l & ve) === 0 && Er(s, e, r) && (ke(s, ve), Mr(
        /** @type {Effect} */
        s
      ));
    }
}
function Er(t, e, n) {
  const r = n.get(t);
  if (r !== void 0) return r;
  if (t.deps !== null)
    for (const s of t.deps) {
      if (hn.call(e, s))
        return !0;
      if ((s.f & De) !== 0 && Er(
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
function Mr(t) {
  ae.schedule(t);
}
function As(t, e) {
  if (!((t.f & nt) !== 0 && (t.f & Ae) !== 0)) {
    (t.f & ve) !== 0 ? e.d.push(t) : (t.f & Ye) !== 0 && e.m.push(t), ke(t, Ae);
    for (var n = t.first; n !== null; )
      As(n, e), n = n.next;
  }
}
function Ts(t) {
  ke(t, Ae);
  for (var e = t.first; e !== null; )
    Ts(e), e = e.next;
}
let Fn = /* @__PURE__ */ new Set();
const ft = /* @__PURE__ */ new Map();
let Os = !1;
function Dt(t, e) {
  var n = {
    f: 0,
    v: t,
    reactions: null,
    equals: _s,
    rv: 0,
    wv: 0
  };
  return n;
}
// @__NO_SIDE_EFFECTS__
function X(t, e) {
  const n = Dt(t);
  return Hs(n), n;
}
// @__NO_SIDE_EFFECTS__
function bl(t, e = !1, n = !0) {
  const r = Dt(t);
  return e || (r.equals = gs), r;
}
function E(t, e, n = !1) {
  se !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!et || (se.f & Rn) !== 0) && ps() && (se.f & (De | Qe | Ut | Rn)) !== 0 && (ct === null || !ct.has(t)) && al();
  let r = n ? ot(e) : e;
  return Kt(t, r, Nn);
}
var Lt = null, ur = 0;
function Kt(t, e, n = null) {
  if (!t.equals(e)) {
    pt ? ft.set(t, e) : ft.has(t) || ft.set(t, t.v);
    var r = Mt.ensure();
    if (r.capture(t, e), (t.f & De) !== 0) {
      const s = (
        /** @type {Derived} */
        t
      );
      (t.f & ve) !== 0 && Sr(s), $e === null && xr(s);
    }
    t.wv = Ys(), Lt = null, ur = 0, Ls(t, ve, n), Lt = null, oe !== null && (oe.f & Ae) !== 0 && (oe.f & (nt | Et)) === 0 && (Ge === null ? Cl([t]) : Ge.push(t)), !r.is_fork && Fn.size > 0 && !Os && wl();
  }
  return e;
}
function wl() {
  Os = !1;
  for (const t of Fn) {
    (t.f & Ae) !== 0 && ke(t, Ye);
    let e;
    try {
      e = En(t);
    } catch {
      e = !0;
    }
    e && Zt(t);
  }
  Fn.clear();
}
function yl(t, e = 1) {
  var n = i(t), r = e === 1 ? n++ : n--;
  return E(t, n), r;
}
function dn(t) {
  E(t, t.v + 1);
}
function Ls(t, e, n) {
  var r = t.reactions;
  if (r !== null) {
    var s = r.length;
    if (ur += s, ur > 1e5 && Lt === null && (Lt = /* @__PURE__ */ new Set()), Lt !== null) {
      if (Lt.has(t)) return;
      Lt.add(t);
    }
    for (var l = 0; l < s; l++) {
      var a = r[l], o = a.f, f = (o & ve) === 0;
      if (f && ke(a, e), (o & Rn) !== 0)
        Fn.add(
          /** @type {Effect} */
          a
        );
      else if ((o & De) !== 0) {
        var u = (
          /** @type {Derived} */
          a
        );
        $e?.delete(u), Ls(u, Ye, n);
      } else if (f) {
        var c = (
          /** @type {Effect} */
          a
        );
        (o & Qe) !== 0 && _t !== null && _t.add(c), n !== null ? n.push(c) : Mr(c);
      }
    }
  }
}
function ot(t) {
  if (typeof t != "object" || t === null || Rt in t || cs in t)
    return t;
  const e = us(t);
  if (e !== Oi && e !== Li)
    return t;
  var n = /* @__PURE__ */ new Map(), r = jn(t), s = /* @__PURE__ */ X(0), l = zt, a = (o) => {
    if (zt === l)
      return o();
    var f = se, u = zt;
    Ze(null), Br(l);
    var c = o();
    return Ze(f), Br(u), c;
  };
  return r && n.set("length", /* @__PURE__ */ X(
    /** @type {any[]} */
    t.length
  )), new Proxy(
    /** @type {any} */
    t,
    {
      defineProperty(o, f, u) {
        (!("value" in u) || u.configurable === !1 || u.enumerable === !1 || u.writable === !1) && il();
        var c = n.get(f);
        return c === void 0 ? a(() => {
          var d = /* @__PURE__ */ X(u.value);
          return n.set(f, d), d;
        }) : E(c, u.value, !0), !0;
      },
      deleteProperty(o, f) {
        var u = n.get(f);
        if (u === void 0) {
          if (f in o) {
            const c = a(() => /* @__PURE__ */ X(Se));
            n.set(f, c), dn(s);
          }
        } else
          E(u, Se), dn(s);
        return !0;
      },
      get(o, f, u) {
        if (f === Rt)
          return t;
        var c = n.get(f), d = f in o;
        if (c === void 0 && (!d || Ht(o, f)?.writable) && (c = a(() => {
          var v = ot(d ? o[f] : Se), _ = /* @__PURE__ */ X(v);
          return _;
        }), n.set(f, c)), c !== void 0) {
          var h = i(c);
          return h === Se ? void 0 : h;
        }
        return Reflect.get(o, f, u);
      },
      getOwnPropertyDescriptor(o, f) {
        this.has?.(o, f);
        var u = Reflect.getOwnPropertyDescriptor(o, f), c = n.get(f);
        if (c !== void 0) {
          var d = i(c);
          if (d === Se)
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
      has(o, f) {
        if (f === Rt)
          return !0;
        var u = n.get(f), c = u !== void 0 && u.v !== Se || Reflect.has(o, f);
        if (u !== void 0 || (oe !== null || se !== null) && (!c || Ht(o, f)?.writable)) {
          u === void 0 && (u = a(() => {
            var h = c ? ot(o[f]) : Se, v = /* @__PURE__ */ X(h);
            return v;
          }), n.set(f, u));
          var d = i(u);
          if (d === Se)
            return !1;
        }
        return c;
      },
      set(o, f, u, c) {
        var d = n.get(f), h = f in o;
        if (r && f === "length")
          for (var v = u; v < /** @type {Source<number>} */
          d.v; v += 1) {
            var _ = n.get(v + "");
            _ !== void 0 ? E(_, Se) : v in o && (_ = a(() => /* @__PURE__ */ X(Se)), n.set(v + "", _));
          }
        if (d === void 0)
          (!h || Ht(o, f)?.writable) && (d = a(() => /* @__PURE__ */ X(void 0)), E(d, ot(u)), n.set(f, d));
        else {
          h = d.v !== Se;
          var m = a(() => ot(u));
          E(d, m);
        }
        var g = Reflect.getOwnPropertyDescriptor(o, f);
        if (g?.set && g.set.call(c, u), !h) {
          if (r && typeof f == "string") {
            var p = (
              /** @type {Source<number>} */
              n.get("length")
            ), w = Number(f);
            Number.isInteger(w) && w >= p.v && E(p, w + 1);
          }
          dn(s);
        }
        return !0;
      },
      ownKeys(o) {
        i(s);
        var f = Reflect.ownKeys(o).filter((d) => {
          var h = n.get(d);
          return h === void 0 || h.v !== Se;
        });
        for (var [u, c] of n)
          c.v !== Se && !(u in o) && f.push(u);
        return f;
      },
      setPrototypeOf() {
        ll();
      }
    }
  );
}
function qr(t) {
  try {
    if (t !== null && typeof t == "object" && Rt in t)
      return t[Rt];
  } catch {
  }
  return t;
}
function Ns(t, e) {
  return Object.is(qr(t), qr(e));
}
var Wt, Cs, Ps, Rs;
function kl() {
  if (Wt === void 0) {
    Wt = window, Cs = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    Ps = Ht(e, "firstChild").get, Rs = Ht(e, "nextSibling").get, zr(t) && (t[ir] = void 0, t[ds] = null, t[lr] = void 0, t.__e = void 0), zr(n) && (n[ar] = void 0);
  }
}
function mt(t = "") {
  return document.createTextNode(t);
}
// @__NO_SIDE_EFFECTS__
function jt(t) {
  return (
    /** @type {TemplateNode | null} */
    Ps.call(t)
  );
}
// @__NO_SIDE_EFFECTS__
function xn(t) {
  return (
    /** @type {TemplateNode | null} */
    Rs.call(t)
  );
}
function ie(t, e) {
  return /* @__PURE__ */ jt(t);
}
function Ce(t, e = !1) {
  {
    var n = /* @__PURE__ */ jt(t);
    return n instanceof Comment && n.data === "" ? /* @__PURE__ */ xn(n) : n;
  }
}
function ue(t, e = !1) {
  return /* @__PURE__ */ jt(t);
}
function I(t, e = 1, n = !1) {
  let r = t;
  for (; e--; )
    r = /** @type {TemplateNode} */
    /* @__PURE__ */ xn(r);
  return r;
}
function xl(t) {
  t.textContent = "";
}
function Is() {
  return !1;
}
function Sl(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function El(t) {
  var e = oe;
  if (e === null)
    return se.f |= xt, t;
  if ((e.f & Jt) === 0 && (e.f & Gt) === 0)
    throw t;
  it(t, e);
}
function it(t, e) {
  if (t === vs)
    throw t;
  if (!(e !== null && (e.f & Pe) !== 0)) {
    for (; e !== null; ) {
      if ((e.f & sr) !== 0 && (e.f & (Pe | vn)) === 0) {
        if ((e.f & Jt) === 0)
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
function Ml(t) {
  oe === null && (se === null && nl(), tl()), pt && el();
}
function Al(t, e) {
  var n = e.last;
  n === null ? e.last = e.first = t : (n.next = t, t.prev = n, e.last = t);
}
function ht(t, e) {
  var n = oe;
  n !== null && (n.f & je) !== 0 && (t |= je);
  var r = {
    ctx: Re,
    deps: null,
    nodes: null,
    f: t | ve | tt,
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
  ae?.register_created_effect(r);
  var s = r;
  if ((t & Gt) !== 0)
    cn !== null ? cn.push(r) : Mt.ensure().schedule(r);
  else if (e !== null) {
    try {
      Zt(r);
    } catch (a) {
      throw Ie(r), a;
    }
    s.deps === null && s.teardown === null && s.nodes === null && s.first === s.last && // either `null`, or a singular child
    (s.f & Qt) === 0 && (s = s.first, (t & Qe) !== 0 && (t & Ft) !== 0 && s !== null && (s.f |= Ft));
  }
  if (s !== null && (s.parent = n, n !== null && Al(s, n), se !== null && (se.f & De) !== 0 && (t & Et) === 0)) {
    var l = (
      /** @type {Derived} */
      se
    );
    (l.effects ??= []).push(s);
  }
  return r;
}
function Ar() {
  return se !== null && !et;
}
function Tr(t) {
  const e = ht(Vn, null);
  return ke(e, Ae), e.teardown = t, e;
}
function Xe(t) {
  Ml();
  var e = (
    /** @type {Effect} */
    oe.f
  ), n = !se && (e & nt) !== 0 && Re !== null && !Re.i;
  if (n) {
    var r = (
      /** @type {ComponentContext} */
      Re
    );
    (r.e ??= []).push(t);
  } else
    return zs(t);
}
function zs(t) {
  return ht(Gt | Pi, t);
}
function Tl(t) {
  Mt.ensure();
  const e = ht(Et | Qt, t);
  return (n = {}) => new Promise((r) => {
    n.outro ? It(e, () => {
      Ie(e), r(void 0);
    }) : (Ie(e), r(void 0));
  });
}
function Hn(t) {
  return ht(Gt, t);
}
function Ol(t) {
  return ht(Ut | Qt, t);
}
function Fs(t, e = 0) {
  return ht(Vn | e, t);
}
function F(t, e = [], n = [], r = []) {
  ys(r, e, n, (s) => {
    ht(Vn, () => {
      t(...s.map(i));
    });
  });
}
function Sn(t, e = 0) {
  var n = ht(Qe | e, t);
  return n;
}
function Ds(t, e = 0) {
  var n = ht(wr | e, t);
  return n;
}
function Ve(t) {
  return ht(nt | Qt, t);
}
function js(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = pt, r = se;
    Vr(!0), Ze(null);
    try {
      e.call(null);
    } catch (s) {
      it(s, t.parent);
    } finally {
      Vr(n), Ze(r);
    }
  }
}
function Or(t, e = !1) {
  var n = t.first;
  for (t.first = t.last = null; n !== null; ) {
    const s = n.ac;
    s !== null && kn(() => {
      s.abort(yn);
    });
    var r = n.next;
    (n.f & Et) !== 0 ? n.parent = null : Ie(n, e), n = r;
  }
}
function Ll(t) {
  for (var e = t.first; e !== null; ) {
    var n = e.next;
    (e.f & nt) === 0 && Ie(e), e = n;
  }
}
function Ie(t, e = !0) {
  var n = !1;
  (e || (t.f & Ci) !== 0) && t.nodes !== null && t.nodes.end !== null && (Nl(
    t.nodes.start,
    /** @type {TemplateNode} */
    t.nodes.end
  ), n = !0), t.f |= vn, Or(t, e && !n), gn(t, 0);
  var r = t.nodes && t.nodes.t;
  if (r !== null)
    for (const l of r)
      l.stop();
  js(t), t.f ^= vn, t.f |= Pe;
  var s = t.parent;
  s !== null && s.first !== null && qs(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function Nl(t, e) {
  for (; t !== null; ) {
    var n = t === e ? null : /* @__PURE__ */ xn(t);
    t.remove(), t = n;
  }
}
function qs(t) {
  var e = t.parent, n = t.prev, r = t.next;
  n !== null && (n.next = r), r !== null && (r.prev = n), e !== null && (e.first === t && (e.first = r), e.last === t && (e.last = n));
}
function It(t, e, n = !0) {
  var r = [];
  t.f |= yr, Vs(t, r, !0);
  var s = () => {
    n && Ie(t), e && e();
  }, l = r.length;
  if (l > 0) {
    var a = () => --l || s();
    for (var o of r)
      o.out(a);
  } else
    s();
}
function Vs(t, e, n) {
  if ((t.f & je) === 0) {
    t.f ^= je;
    var r = t.nodes && t.nodes.t;
    if (r !== null)
      for (const o of r)
        (o.is_global || n) && e.push(o);
    for (var s = t.first; s !== null; ) {
      var l = s.next;
      if ((s.f & Et) === 0) {
        var a = (s.f & Ft) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (s.f & nt) !== 0 && (t.f & Qe) !== 0;
        Vs(s, e, a ? n : !1);
      }
      s = l;
    }
  }
}
function Dn(t) {
  t.f &= ~yr, Bs(t, !0);
}
function Bs(t, e) {
  if ((t.f & yr) === 0 && (t.f & je) !== 0) {
    t.f ^= je, (t.f & Ae) === 0 && (ke(t, ve), Mt.ensure().schedule(t));
    for (var n = t.first; n !== null; ) {
      var r = n.next, s = (n.f & Ft) !== 0 || (n.f & nt) !== 0;
      Bs(n, s ? e : !1), n = r;
    }
    var l = t.nodes && t.nodes.t;
    if (l !== null)
      for (const a of l)
        (a.is_global || e) && a.in();
  }
}
function Lr(t, e) {
  if (t.nodes)
    for (var n = t.nodes.start, r = t.nodes.end; n !== null; ) {
      var s = n === r ? null : /* @__PURE__ */ xn(n);
      e.append(n), n = s;
    }
}
let pt = !1;
function Vr(t) {
  pt = t;
}
let se = null, et = !1;
function Ze(t) {
  se = t;
}
let oe = null;
function dt(t) {
  oe = t;
}
let ct = null;
function Hs(t) {
  se !== null && ((se.f & In) !== 0 || (se.f & De) !== 0) && (ct ??= /* @__PURE__ */ new Set()).add(t);
}
let Be = null, Ue = 0, Ge = null;
function Cl(t) {
  Ge = t;
}
let Us = 1, Ct = 0, zt = Ct;
function Br(t) {
  zt = t;
}
function Ys() {
  return ++Us;
}
function En(t) {
  var e = t.f;
  if ((e & ve) !== 0)
    return !0;
  if ((e & Ye) !== 0) {
    for (var n = (
      /** @type {Value[]} */
      t.deps
    ), r = n.length, s = 0; s < r; s++) {
      var l = n[s];
      if (En(
        /** @type {Derived} */
        l
      ) && Ss(
        /** @type {Derived} */
        l
      ), l.wv > t.wv)
        return !0;
    }
    (e & tt) !== 0 && // During time traveling we don't want to reset the status so that
    // traversal of the graph in the other batches still happens
    $e === null && ke(t, Ae);
  }
  return !1;
}
function Ws(t, e, n = !0) {
  var r = t.reactions;
  if (r !== null && !(ct !== null && ct.has(t)))
    for (var s = 0; s < r.length; s++) {
      var l = r[s];
      (l.f & De) !== 0 ? Ws(
        /** @type {Derived} */
        l,
        e,
        !1
      ) : e === l && (n ? ke(l, ve) : (l.f & Ae) !== 0 && ke(l, Ye), Mr(
        /** @type {Effect} */
        l
      ));
    }
}
function Gs(t) {
  var e = Be, n = Ue, r = Ge, s = se, l = ct, a = Re, o = et, f = zt, u = t.f;
  Be = /** @type {null | Value[]} */
  null, Ue = 0, Ge = null, se = (u & (nt | Et)) === 0 ? t : null, ct = null, Xt(t.ctx), et = !1, zt = ++Ct, t.ac !== null && (kn(() => {
    t.ac.abort(yn);
  }), t.ac = null);
  try {
    t.f |= In;
    var c = (
      /** @type {Function} */
      t.fn
    ), d = c();
    t.f |= Jt;
    var h = Hr(t);
    if (ps() && Ge !== null && !et && h !== null && (t.f & (De | Ye | ve)) === 0)
      for (var v = 0; v < /** @type {Source[]} */
      Ge.length; v++)
        Ws(
          Ge[v],
          /** @type {Effect} */
          t
        );
    if (s !== null && s !== t) {
      if (Ct++, s.deps !== null)
        for (let _ = 0; _ < n; _ += 1)
          s.deps[_].rv = Ct;
      if (e !== null)
        for (const _ of e)
          _.rv = Ct;
      Ge !== null && (r === null ? r = Ge : r.push(.../** @type {Source[]} */
      Ge));
    }
    return (t.f & xt) !== 0 && (t.f ^= xt), d;
  } catch (_) {
    return Hr(t), El(_);
  } finally {
    t.f ^= In, Be = e, Ue = n, Ge = r, se = s, ct = l, Xt(a), et = o, zt = f;
  }
}
function Hr(t) {
  var e = t.deps, n = ae?.is_fork;
  if (Be !== null) {
    var r;
    if (n || gn(t, Ue), e !== null && Ue > 0)
      for (e.length = Ue + Be.length, r = 0; r < Be.length; r++)
        e[Ue + r] = Be[r];
    else
      t.deps = e = Be;
    if (Ar() && (t.f & tt) !== 0)
      for (r = Ue; r < e.length; r++)
        (e[r].reactions ??= []).push(t);
  } else !n && e !== null && Ue < e.length && (gn(t, Ue), e.length = Ue);
  return e;
}
function Pl(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var r = Ai.call(n, t);
    if (r !== -1) {
      var s = n.length - 1;
      s === 0 ? n = e.reactions = null : (n[r] = n[s], n.pop());
    }
  }
  if (n === null && (e.f & De) !== 0 && // Destroying a child effect while updating a parent effect can cause a dependency to appear
  // to be unused, when in fact it is used by the currently-updating parent. Checking `new_deps`
  // allows us to skip the expensive work of disconnecting and immediately reconnecting it
  (Be === null || !hn.call(Be, e))) {
    var l = (
      /** @type {Derived} */
      e
    );
    (l.f & tt) !== 0 && (l.f ^= tt), l.v !== Se && xr(l), l.ac !== null && kn(() => {
      l.ac.abort(yn), l.ac = null, ke(l, ve);
    }), _l(l), gn(l, 0);
  }
}
function gn(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var r = e; r < n.length; r++)
      Pl(t, n[r]);
}
function Zt(t) {
  var e = t.f;
  if ((e & Pe) === 0) {
    ke(t, Ae);
    var n = oe;
    oe = t;
    try {
      (e & (Qe | wr)) !== 0 ? Ll(t) : Or(t), js(t);
      var r = Gs(t);
      t.teardown = typeof r == "function" ? r : null, t.wv = Us;
      var s;
    } finally {
      oe = n;
    }
  }
}
async function Rl() {
  await Promise.resolve(), ml();
}
function i(t) {
  var e = t.f, n = (e & De) !== 0;
  if (se !== null && !et) {
    var r = oe !== null && (oe.f & Pe) !== 0;
    if (!r && (ct === null || !ct.has(t))) {
      var s = se.deps;
      if ((se.f & In) !== 0)
        t.rv < Ct && (t.rv = Ct, Be === null && s !== null && s[Ue] === t ? Ue++ : Be === null ? Be = [t] : Be.push(t));
      else {
        se.deps ??= [], hn.call(se.deps, t) || se.deps.push(t);
        var l = t.reactions;
        l === null ? t.reactions = [se] : hn.call(l, se) || l.push(se);
      }
    }
  }
  if (pt && ft.has(t))
    return ft.get(t);
  if (n) {
    var a = (
      /** @type {Derived} */
      t
    );
    if (pt) {
      var o = a.v;
      return ((a.f & Ae) === 0 && a.reactions !== null || Ks(a)) && (o = Sr(a)), ft.set(a, o), o;
    }
    var f = (a.f & tt) === 0 && !et && se !== null && (se.f & tt) !== 0, u = (a.f & Jt) === 0;
    En(a) && (f && (a.f |= tt), Ss(a)), f && !u && (Es(a), Xs(a));
  }
  if ($e?.has(t))
    return $e.get(t);
  if ((t.f & xt) !== 0)
    throw t.v;
  return t.v;
}
function Xs(t) {
  if (t.f |= tt, t.deps !== null)
    for (const n of t.deps) {
      var e = n.reactions;
      e === null ? n.reactions = [t] : hn.call(e, t) || e.push(t), (n.f & De) !== 0 && (n.f & tt) === 0 && (Es(
        /** @type {Derived} */
        n
      ), Xs(
        /** @type {Derived} */
        n
      ));
    }
}
function Ks(t) {
  if (t.v === Se) return !0;
  if (t.deps === null) return !1;
  for (const e of t.deps)
    if (ft.has(e) || (e.f & De) !== 0 && Ks(
      /** @type {Derived} */
      e
    ))
      return !0;
  return !1;
}
function ut(t) {
  var e = et;
  try {
    return et = !0, t();
  } finally {
    et = e;
  }
}
function Il(t) {
  return t.endsWith("capture") && t !== "gotpointercapture" && t !== "lostpointercapture";
}
const zl = [
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
function Fl(t) {
  return zl.includes(t);
}
const Dl = {
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
function jl(t) {
  return t = t.toLowerCase(), Dl[t] ?? t;
}
const ql = ["touchstart", "touchmove"];
function Vl(t) {
  return ql.includes(t);
}
const ln = Symbol("events"), Zs = /* @__PURE__ */ new Set(), fr = /* @__PURE__ */ new Set();
function Js(t, e, n, r = {}) {
  function s(l) {
    if (r.capture || cr.call(e, l), !l.cancelBubble)
      return kn(() => n?.call(this, l));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (s.__removed = !1, at(() => {
    s.__removed || e.addEventListener(t, s, r);
  })) : e.addEventListener(t, s, r), s;
}
function gt(t, e, n, r, s) {
  var l = { capture: r, passive: s }, a = Js(t, e, n, l);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && Tr(() => {
    a.__removed = !0, e.removeEventListener(t, a, l);
  });
}
function le(t, e, n) {
  (e[ln] ??= {})[t] = n;
}
function bt(t) {
  for (var e = 0; e < t.length; e++)
    Zs.add(t[e]);
  for (var n of fr)
    n(t);
}
let Kn = null, Zn = !1;
function cr(t) {
  var e = this, n = (
    /** @type {Node} */
    e.ownerDocument
  ), r = t.type, s = t.composedPath?.() || [], l = (
    /** @type {null | Element} */
    s[0] || t.target
  );
  Kn = t, Zn || (Zn = !0, setTimeout(() => {
    Zn = !1, Kn = null;
  }));
  var a = 0, o = Kn === t && t[ln];
  if (o) {
    var f = s.indexOf(o);
    if (f !== -1 && (e === document || e === /** @type {any} */
    window)) {
      t[ln] = e;
      return;
    }
    var u = s.indexOf(e);
    if (u === -1)
      return;
    f <= u && (a = f);
  }
  if (l = /** @type {Element} */
  s[a] || t.target, l !== e) {
    os(t, "currentTarget", {
      configurable: !0,
      get() {
        return l || n;
      }
    });
    var c = se, d = oe;
    Ze(null), dt(null);
    try {
      for (var h, v = []; l !== null && l !== e; ) {
        try {
          var _ = l[ln]?.[r];
          _ != null && (!/** @type {any} */
          l.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === l) && _.call(l, t);
        } catch (m) {
          h ? v.push(m) : h = m;
        }
        if (t.cancelBubble) break;
        a++, l = a < s.length ? (
          /** @type {Element} */
          s[a]
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
      t[ln] = e, delete t.currentTarget, Ze(c), dt(d);
    }
  }
}
const Bl = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", {
    /** @param {string} html */
    createHTML: (t) => t
  })
);
function Hl(t) {
  return (
    /** @type {string} */
    Bl?.createHTML(t) ?? t
  );
}
function Qs(t) {
  var e = Sl("template");
  return e.innerHTML = Hl(t.replaceAll("<!>", "<!---->")), e.content;
}
function mn(t, e) {
  var n = (
    /** @type {Effect} */
    oe
  );
  n.nodes === null && (n.nodes = { start: t, end: e, a: null, t: null });
}
// @__NO_SIDE_EFFECTS__
function z(t, e) {
  var n = (e & Ui) !== 0, r = (e & Yi) !== 0, s, l = !t.startsWith("<!>");
  return () => {
    s === void 0 && (s = Qs(l ? t : "<!>" + t), n || (s = /** @type {TemplateNode} */
    /* @__PURE__ */ jt(s)));
    var a = (
      /** @type {TemplateNode} */
      r || Cs ? document.importNode(s, !0) : s.cloneNode(!0)
    );
    if (n) {
      var o = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ jt(a)
      ), f = (
        /** @type {TemplateNode} */
        a.lastChild
      );
      mn(o, f);
    } else
      mn(a, a);
    return a;
  };
}
// @__NO_SIDE_EFFECTS__
function Ul(t, e, n = "svg") {
  var r = !t.startsWith("<!>"), s = `<${n}>${r ? t : "<!>" + t}</${n}>`, l;
  return () => {
    if (!l) {
      var a = (
        /** @type {DocumentFragment} */
        Qs(s)
      ), o = (
        /** @type {Element} */
        /* @__PURE__ */ jt(a)
      );
      l = /** @type {Element} */
      /* @__PURE__ */ jt(o);
    }
    var f = (
      /** @type {TemplateNode} */
      l.cloneNode(!0)
    );
    return mn(f, f), f;
  };
}
// @__NO_SIDE_EFFECTS__
function wt(t, e) {
  return /* @__PURE__ */ Ul(t, e, "svg");
}
function Pt(t = "") {
  {
    var e = mt(t + "");
    return mn(e, e), e;
  }
}
function St() {
  var t = document.createDocumentFragment(), e = document.createComment(""), n = mt();
  return t.append(e, n), mn(e, n), t;
}
function x(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function Yl(t) {
  let e = 0, n = Dt(0), r;
  return () => {
    Ar() && (i(n), Fs(() => (e === 0 && (r = ut(() => t(() => dn(n)))), e += 1, () => {
      at(() => {
        e -= 1, e === 0 && (r?.(), r = void 0, dn(n));
      });
    })));
  };
}
var Wl = Ft | Qt;
function Gl(t, e, n, r) {
  new Xl(t, e, n, r);
}
class Xl {
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
  #n = null;
  /** @type {BoundaryProps} */
  #t;
  /** @type {((anchor: Node) => void)} */
  #r;
  /** @type {Effect} */
  #s;
  /** @type {Effect | null} */
  #i = null;
  /** @type {Effect | null} */
  #l = null;
  /** @type {Effect | null} */
  #a = null;
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
  #_ = Yl(() => (this.#f = Dt(this.#h), () => {
    this.#f = null;
  }));
  /**
   * @param {TemplateNode} node
   * @param {BoundaryProps} props
   * @param {((anchor: Node) => void)} children
   * @param {((error: unknown) => unknown) | undefined} [transform_error]
   */
  constructor(e, n, r, s) {
    this.#e = e, this.#t = n, this.#r = (l) => {
      var a = (
        /** @type {Effect} */
        oe
      );
      a.b = this, a.f |= sr, r(l);
    }, this.parent = /** @type {Effect} */
    oe.b, this.transform_error = s ?? this.parent?.transform_error ?? ((l) => l), this.#s = Sn(() => {
      this.#w();
    }, Wl);
  }
  #b() {
    try {
      this.#i = Ve(() => this.#r(this.#e));
    } catch (e) {
      this.error(e);
    }
  }
  /**
   * @param {unknown} error The deserialized error from the server's hydration comment
   */
  #k(e) {
    const n = this.#t.failed, { reset: r, invoke_onerror: s } = this.#p(e);
    at(s), n && (this.#a = Ve(() => {
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
    const s = () => {
      if (!this.#c()) {
        if (n) {
          Zi();
          return;
        }
        n = !0, r && ol(), this.#a !== null && It(this.#a, () => {
          this.#a = null;
        }), this.#y(() => {
          this.#w();
        });
      }
    };
    return { reset: s, invoke_onerror: () => {
      if (!this.#c())
        try {
          r = !0, this.#t.onerror?.(e, s), r = !1;
        } catch (a) {
          it(a, this.#s && this.#s.parent);
        }
    } };
  }
  #c() {
    return (this.#s.f & (Pe | vn)) !== 0;
  }
  #g() {
    const e = this.#t.pending;
    e && (this.is_pending = !0, this.#l = Ve(() => e(this.#e)), at(() => {
      if (!this.#c()) {
        var n = this.#o = document.createDocumentFragment(), r = mt(), s = !1;
        if (n.append(r), this.#i = this.#y(() => {
          try {
            return Ve(() => this.#r(r));
          } catch (l) {
            try {
              this.error(l), s = !0;
            } catch (a) {
              it(a, this.#s.parent);
            }
            return null;
          }
        }), this.#i === null) {
          this.#o = null, s && this.#d(
            /** @type {Batch} */
            ae
          );
          return;
        }
        this.#u === 0 && (this.#e.before(n), this.#o = null, It(
          /** @type {Effect} */
          this.#l,
          () => {
            this.#l = null;
          }
        ), this.#d(
          /** @type {Batch} */
          ae
        ));
      }
    }));
  }
  #w() {
    try {
      if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#h = 0, this.#i = Ve(() => {
        this.#r(this.#e);
      }), this.#u > 0) {
        var e = this.#o = document.createDocumentFragment();
        Lr(this.#i, e);
        const n = (
          /** @type {(anchor: Node) => void} */
          this.#t.pending
        );
        this.#l = Ve(() => n(this.#e));
      } else
        this.#d(
          /** @type {Batch} */
          ae
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
    ws(e, this.#m);
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
  #y(e) {
    var n = oe, r = se, s = Re;
    dt(this.#s), Ze(this.#s), Xt(this.#s.ctx);
    try {
      return Mt.ensure(), e();
    } finally {
      dt(n), Ze(r), Xt(s);
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
    this.#u += e, this.#u === 0 && (this.#d(n), this.#l && It(this.#l, () => {
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
    this.#x(e, n), this.#h += e, !(!this.#f || this.#v) && (this.#v = !0, at(() => {
      this.#v = !1, this.#f && Kt(this.#f, this.#h);
    }));
  }
  get_effect_pending() {
    return this.#_(), i(
      /** @type {Source<number>} */
      this.#f
    );
  }
  /** @param {unknown} error */
  error(e) {
    if (e === vs || !this.#t.onerror && !this.#t.failed)
      throw e;
    ae?.is_fork ? (this.#i && ae.skip_effect(this.#i), this.#l && ae.skip_effect(this.#l), this.#a && ae.skip_effect(this.#a), ae.oncommit(() => {
      this.#c() || this.#S(e);
    })) : this.#S(e);
  }
  /**
   * @param {unknown} error
   */
  #S(e) {
    this.#i && (Ie(this.#i), this.#i = null), this.#l && (Ie(this.#l), this.#l = null), this.#a && (Ie(this.#a), this.#a = null);
    let n = this.#t.failed;
    const r = (s) => {
      if (this.#c()) return;
      const { reset: l, invoke_onerror: a } = this.#p(s);
      a(), n && !this.#c() && (this.#a = this.#y(() => {
        try {
          return Ve(() => {
            var o = (
              /** @type {Effect} */
              oe
            );
            o.b = this, o.f |= sr, n(
              this.#e,
              () => s,
              () => l
            );
          });
        } catch (o) {
          return it(
            o,
            /** @type {Effect} */
            this.#s.parent
          ), null;
        }
      }));
    };
    at(() => {
      if (!this.#c()) {
        var s;
        try {
          s = this.transform_error(e);
        } catch (l) {
          it(l, this.#s && this.#s.parent);
          return;
        }
        s !== null && typeof s == "object" && typeof /** @type {any} */
        s.then == "function" ? s.then(
          r,
          /** @param {unknown} e */
          (l) => it(l, this.#s && this.#s.parent)
        ) : r(s);
      }
    });
  }
}
function J(t, e) {
  var n = e == null ? "" : typeof e == "object" ? `${e}` : e;
  n !== /** @type {any} */
  (t[ar] ??= t.nodeValue) && (t[ar] = n, t.nodeValue = `${n}`);
}
function Kl(t, e) {
  return Zl(t, e);
}
const An = /* @__PURE__ */ new Map();
function Zl(t, { target: e, anchor: n, props: r = {}, events: s, context: l, intro: a = !0, transformError: o }) {
  kl();
  var f = void 0, u = Tl(() => {
    var c = n ?? e.appendChild(mt());
    Gl(
      /** @type {TemplateNode} */
      c,
      {
        pending: () => {
        }
      },
      (v) => {
        Oe({});
        var _ = (
          /** @type {ComponentContext} */
          Re
        );
        l && (_.c = l), s && (r.$$events = s), f = t(v, r) || kr(), Le();
      },
      o
    );
    var d = /* @__PURE__ */ new Set(), h = (v) => {
      for (var _ = 0; _ < v.length; _++) {
        var m = v[_];
        if (!d.has(m)) {
          d.add(m);
          var g = Vl(m);
          for (const S of [e, document]) {
            var p = An.get(S);
            p === void 0 && (p = /* @__PURE__ */ new Map(), An.set(S, p));
            var w = p.get(m);
            w === void 0 ? (S.addEventListener(m, cr, { passive: g }), p.set(m, 1)) : p.set(m, w + 1);
          }
        }
      }
    };
    return h(qn(Zs)), fr.add(h), () => {
      for (var v of d)
        for (const g of [e, document]) {
          var _ = (
            /** @type {Map<string, number>} */
            An.get(g)
          ), m = (
            /** @type {number} */
            _.get(v)
          );
          --m == 0 ? (g.removeEventListener(v, cr), _.delete(v), _.size === 0 && An.delete(g)) : _.set(v, m);
        }
      fr.delete(h), c !== n && c.parentNode?.removeChild(c);
    };
  });
  return dr.set(f, u), f;
}
let dr = /* @__PURE__ */ new WeakMap();
function Jl(t, e) {
  const n = dr.get(t);
  return n ? (dr.delete(t), n(e)) : Promise.resolve();
}
class Nr {
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
  #n = /* @__PURE__ */ new Map();
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
  #r = /* @__PURE__ */ new Set();
  /**
   * Whether to pause (i.e. outro) on change, or destroy immediately.
   * This is necessary for `<svelte:element>`
   */
  #s = !0;
  /**
   * @param {TemplateNode} anchor
   * @param {boolean} transition
   */
  constructor(e, n = !0) {
    this.anchor = e, this.#s = n;
  }
  /**
   * @param {Batch} batch
   */
  #i = (e) => {
    if (this.#e.has(e)) {
      var n = (
        /** @type {Key} */
        this.#e.get(e)
      ), r = this.#n.get(n);
      if (r)
        Dn(r), this.#r.delete(n);
      else {
        var s = this.#t.get(n);
        s && (Dn(s.effect), this.#n.set(n, s.effect), this.#t.delete(n), s.fragment.lastChild.remove(), this.anchor.before(s.fragment), r = s.effect);
      }
      for (const [l, a] of this.#e) {
        if (this.#e.delete(l), l === e)
          break;
        const o = this.#t.get(a);
        o && (Ie(o.effect), this.#t.delete(a));
      }
      for (const [l, a] of this.#n) {
        if (l === n || this.#r.has(l)) continue;
        const o = () => {
          if (Array.from(this.#e.values()).includes(l)) {
            var u = document.createDocumentFragment();
            Lr(a, u), u.append(mt()), this.#t.set(l, { effect: a, fragment: u });
          } else
            Ie(a);
          this.#r.delete(l), this.#n.delete(l);
        };
        this.#s || !r ? (this.#r.add(l), It(a, o, !1)) : o();
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
      n.includes(r) || (Ie(s.effect), this.#t.delete(r));
  };
  /**
   *
   * @param {any} key
   * @param {null | ((target: TemplateNode) => void)} fn
   */
  ensure(e, n) {
    var r = (
      /** @type {Batch} */
      ae
    ), s = Is();
    if (n && !this.#n.has(e) && !this.#t.has(e))
      if (s) {
        var l = document.createDocumentFragment(), a = mt();
        l.append(a), this.#t.set(e, {
          effect: Ve(() => n(a)),
          fragment: l
        });
      } else
        this.#n.set(
          e,
          Ve(() => n(this.anchor))
        );
    if (this.#e.set(r, e), s) {
      for (const [o, f] of this.#n)
        o === e ? r.unskip_effect(f) : r.skip_effect(f);
      for (const [o, f] of this.#t)
        o === e ? r.unskip_effect(f.effect) : r.skip_effect(f.effect);
      r.oncommit(this.#i), r.ondiscard(this.#l);
    } else
      this.#i(r);
  }
}
function K(t, e, n = !1) {
  var r = new Nr(t), s = n ? Ft : 0;
  function l(a, o) {
    r.ensure(a, o);
  }
  Sn(() => {
    var a = !1;
    e((o, f = 0) => {
      a = !0, l(f, o);
    }), a || l(-1, null);
  }, s);
}
const Ql = Symbol("NaN");
function $l(t, e, n) {
  var r = new Nr(t);
  Sn(() => {
    var s = e();
    s !== s && (s = /** @type {any} */
    Ql), r.ensure(s, n);
  });
}
function qe(t, e) {
  return e;
}
function ea(t, e, n) {
  for (var r = [], s = e.length, l, a = e.length, o = 0; o < s; o++) {
    let d = e[o];
    It(
      d,
      () => {
        if (l) {
          if (l.pending.delete(d), l.done.add(d), l.pending.size === 0) {
            var h = (
              /** @type {Set<EachOutroGroup>} */
              t.outrogroups
            );
            hr(t, qn(l.done)), h.delete(l), h.size === 0 && (t.outrogroups = null);
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
      xl(c), c.append(u), t.items.clear();
    }
    hr(t, e, !f);
  } else
    l = {
      pending: new Set(e),
      done: /* @__PURE__ */ new Set()
    }, (t.outrogroups ??= /* @__PURE__ */ new Set()).add(l);
}
function hr(t, e, n = !0) {
  var r;
  if (t.pending.size > 0) {
    r = /* @__PURE__ */ new Set();
    for (const a of t.pending.values())
      for (const o of a)
        r.add(
          /** @type {EachItem} */
          t.items.get(o).e
        );
  }
  for (var s = 0; s < e.length; s++) {
    var l = e[s];
    if (r?.has(l)) {
      l.f |= lt;
      const a = document.createDocumentFragment();
      Lr(l, a);
    } else
      Ie(e[s], n);
  }
}
var Ur;
function Te(t, e, n, r, s, l = null) {
  var a = t, o = /* @__PURE__ */ new Map(), f = (e & hs) !== 0;
  if (f) {
    var u = (
      /** @type {Element} */
      t
    );
    a = u.appendChild(mt());
  }
  var c = null, d = /* @__PURE__ */ xs(() => {
    var w = n();
    return (
      /** @type {V[]} */
      jn(w) ? w : w == null ? [] : qn(w)
    );
  }), h = /* @__PURE__ */ new Map(), v = !0;
  function _(w) {
    if ((p.effect.f & Pe) === 0) {
      p.pending.delete(w);
      var S = i(d);
      p.fallback = c, ta(p, S, a, e, r), c !== null && (S.length === 0 ? (c.f & lt) === 0 ? Dn(c) : (c.f ^= lt, an(c, null, a)) : It(c, () => {
        c = null;
      }));
    }
  }
  function m(w) {
    p.pending.delete(w);
  }
  var g = Sn(() => {
    for (var w = (
      /** @type {V[]} */
      i(d)
    ), S = w.length, L = /* @__PURE__ */ new Set(), O = (
      /** @type {Batch} */
      ae
    ), M = Is(), V = 0; V < S; V += 1) {
      var B = w[V], D = r(B, V), U = v ? null : o.get(D);
      U ? (U.v && Kt(U.v, B), U.i && Kt(U.i, V), M && O.unskip_effect(U.e)) : (U = na(
        o,
        v ? a : Ur ??= mt(),
        B,
        D,
        V,
        s,
        e,
        n
      ), v || (U.e.f |= lt), o.set(D, U)), L.add(D);
    }
    if (S === 0 && l && !c && (v ? c = Ve(() => l(a)) : (c = Ve(() => l(Ur ??= mt())), c.f |= lt)), S > L.size && $i(), !v)
      if (h.set(O, L), M) {
        for (const [re, j] of o)
          L.has(re) || O.skip_effect(j.e);
        O.oncommit(_), O.ondiscard(m);
      } else
        _(O);
    i(d);
  }), p = { effect: g, items: o, pending: h, outrogroups: null, fallback: c };
  v = !1;
}
function en(t) {
  for (; t !== null && (t.f & nt) === 0; )
    t = t.next;
  return t;
}
function ta(t, e, n, r, s) {
  var l = (r & Di) !== 0, a = e.length, o = t.items, f = en(t.effect.first), u, c = null, d, h = [], v = [], _, m, g, p;
  if (l)
    for (p = 0; p < a; p += 1)
      _ = e[p], m = s(_, p), g = /** @type {EachItem} */
      o.get(m).e, (g.f & lt) === 0 && (g.nodes?.a?.measure(), (d ??= /* @__PURE__ */ new Set()).add(g));
  for (p = 0; p < a; p += 1) {
    if (_ = e[p], m = s(_, p), g = /** @type {EachItem} */
    o.get(m).e, t.outrogroups !== null)
      for (const U of t.outrogroups)
        U.pending.delete(g), U.done.delete(g);
    if ((g.f & je) !== 0 && (Dn(g), l && (g.nodes?.a?.unfix(), (d ??= /* @__PURE__ */ new Set()).delete(g))), (g.f & lt) !== 0)
      if (g.f ^= lt, g === f)
        an(g, null, n);
      else {
        var w = c ? c.next : f;
        g === t.effect.last && (t.effect.last = g.prev), g.prev && (g.prev.next = g.next), g.next && (g.next.prev = g.prev), kt(t, c, g), kt(t, g, w), an(g, w, n), c = g, h = [], v = [], f = en(c.next);
        continue;
      }
    if (g !== f) {
      if (u !== void 0 && u.has(g)) {
        if (h.length < v.length) {
          var S = v[0], L;
          c = S.prev;
          var O = h[0], M = h[h.length - 1];
          for (L = 0; L < h.length; L += 1)
            an(h[L], S, n);
          for (L = 0; L < v.length; L += 1)
            u.delete(v[L]);
          kt(t, O.prev, M.next), kt(t, c, O), kt(t, M, S), f = S, c = M, p -= 1, h = [], v = [];
        } else
          u.delete(g), an(g, f, n), kt(t, g.prev, g.next), kt(t, g, c === null ? t.effect.first : c.next), kt(t, c, g), c = g;
        continue;
      }
      for (h = [], v = []; f !== null && f !== g; )
        (u ??= /* @__PURE__ */ new Set()).add(f), v.push(f), f = en(f.next);
      if (f === null)
        continue;
    }
    (g.f & lt) === 0 && h.push(g), c = g, f = en(g.next);
  }
  if (t.outrogroups !== null) {
    for (const U of t.outrogroups)
      U.pending.size === 0 && (hr(t, qn(U.done)), t.outrogroups?.delete(U));
    t.outrogroups.size === 0 && (t.outrogroups = null);
  }
  if (f !== null || u !== void 0) {
    var V = [];
    if (u !== void 0)
      for (g of u)
        (g.f & je) === 0 && V.push(g);
    for (; f !== null; )
      (f.f & je) === 0 && f !== t.fallback && V.push(f), f = en(f.next);
    var B = V.length;
    if (B > 0) {
      var D = (r & hs) !== 0 && a === 0 ? n : null;
      if (l) {
        for (p = 0; p < B; p += 1)
          V[p].nodes?.a?.measure();
        for (p = 0; p < B; p += 1)
          V[p].nodes?.a?.fix();
      }
      ea(t, V, D);
    }
  }
  l && at(() => {
    if (d !== void 0)
      for (g of d)
        g.nodes?.a?.apply();
  });
}
function na(t, e, n, r, s, l, a, o) {
  var f = (a & zi) !== 0 ? (a & ji) === 0 ? /* @__PURE__ */ bl(n, !1, !1) : Dt(n) : null, u = (a & Fi) !== 0 ? Dt(s) : null;
  return {
    v: f,
    i: u,
    e: Ve(() => (l(e, f ?? n, u ?? s, o), () => {
      t.delete(r);
    }))
  };
}
function an(t, e, n) {
  if (t.nodes)
    for (var r = t.nodes.start, s = t.nodes.end, l = e && (e.f & lt) === 0 ? (
      /** @type {EffectNodes} */
      e.nodes.start
    ) : n; r !== null; ) {
      var a = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ xn(r)
      );
      if (l.before(r), r === s)
        return;
      r = a;
    }
}
function kt(t, e, n) {
  e === null ? t.effect.first = n : e.next = n, n === null ? t.effect.last = e : n.prev = e;
}
function ra(t, e, ...n) {
  var r = new Nr(t);
  Sn(() => {
    const s = e() ?? null;
    r.ensure(s, s && ((l) => s(l, ...n)));
  }, Ft);
}
function sa(t, e) {
  var n = void 0, r;
  Ds(() => {
    n !== (n = e()) && (r && (Ie(r), r = null), n && (r = Ve(() => {
      Hn(() => (
        /** @type {(node: Element) => void} */
        n(t)
      ));
    })));
  });
}
function $s(t) {
  var e, n, r = "";
  if (typeof t == "string" || typeof t == "number") r += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var s = t.length;
    for (e = 0; e < s; e++) t[e] && (n = $s(t[e])) && (r && (r += " "), r += n);
  } else for (n in t) t[n] && (r && (r += " "), r += n);
  return r;
}
function ia() {
  for (var t, e, n = 0, r = "", s = arguments.length; n < s; n++) (t = arguments[n]) && (e = $s(t)) && (r && (r += " "), r += e);
  return r;
}
function Mn(t) {
  return typeof t == "object" ? ia(t) : t ?? "";
}
const Yr = [...` 	
\r\f \v\uFEFF`];
function la(t, e, n) {
  var r = t == null ? "" : "" + t;
  if (e && (r = r ? r + " " + e : e), n) {
    for (var s of Object.keys(n))
      if (n[s])
        r = r ? r + " " + s : s;
      else if (r.length)
        for (var l = s.length, a = 0; (a = r.indexOf(s, a)) >= 0; ) {
          var o = a + l;
          (a === 0 || Yr.includes(r[a - 1])) && (o === r.length || Yr.includes(r[o])) ? r = (a === 0 ? "" : r.substring(0, a)) + r.substring(o + 1) : a = o;
        }
  }
  return r === "" ? null : r;
}
function Wr(t, e = !1) {
  var n = e ? " !important;" : ";", r = "";
  for (var s of Object.keys(t)) {
    var l = t[s];
    l != null && l !== "" && (r += " " + s + ": " + l + n);
  }
  return r;
}
function Jn(t) {
  return t[0] !== "-" || t[1] !== "-" ? t.toLowerCase() : t;
}
function aa(t, e) {
  if (e) {
    var n = "", r, s;
    if (Array.isArray(e) ? (r = e[0], s = e[1]) : r = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var l = !1, a = 0, o = !1, f = [];
      r && f.push(...Object.keys(r).map(Jn)), s && f.push(...Object.keys(s).map(Jn));
      var u = 0, c = -1;
      const m = t.length;
      for (var d = 0; d < m; d++) {
        var h = t[d];
        if (o ? h === "/" && t[d - 1] === "*" && (o = !1) : l ? l === h && (l = !1) : h === "/" && t[d + 1] === "*" ? o = !0 : h === '"' || h === "'" ? l = h : h === "(" ? a++ : h === ")" && a--, !o && l === !1 && a === 0) {
          if (h === ":" && c === -1)
            c = d;
          else if (h === ";" || d === m - 1) {
            if (c !== -1) {
              var v = Jn(t.substring(u, c).trim());
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
    return r && (n += Wr(r)), s && (n += Wr(s, !0)), n = n.trim(), n === "" ? null : n;
  }
  return t == null ? null : String(t);
}
function _e(t, e, n, r, s, l) {
  var a = (
    /** @type {any} */
    t[ir]
  );
  if (a !== n || a === void 0) {
    var o = la(n, r, l);
    o == null ? t.removeAttribute("class") : e ? t.className = o : t.setAttribute("class", o), t[ir] = n;
  } else if (l && s !== l)
    for (var f in l) {
      var u = !!l[f];
      (s == null || u !== !!s[f]) && t.classList.toggle(f, u);
    }
  return l;
}
function Qn(t, e = {}, n, r) {
  for (var s in n) {
    var l = n[s];
    e[s] !== l && (n[s] == null ? t.style.removeProperty(s) : t.style.setProperty(s, l, r));
  }
}
function qt(t, e, n, r) {
  var s = (
    /** @type {any} */
    t[lr]
  );
  if (s !== e) {
    var l = aa(e, r);
    l == null ? t.removeAttribute("style") : t.style.cssText = l, t[lr] = e;
  } else r && (Array.isArray(r) ? (Qn(t, n?.[0], r[0]), Qn(t, n?.[1], r[1], "important")) : Qn(t, n, r));
  return r;
}
function ei(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function Gr(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, ti(t, !n || "__value" in t));
}
function ti(t, e) {
  var n = t.__defaultValue, r = t.multiple, s = r ? n ?? [] : null;
  if (!(r && !jn(s))) {
    var l = t.selectedIndex, a = e && r ? new Set(t.selectedOptions) : null;
    for (var o of t.options) {
      var f = _r(o);
      ei(
        o,
        r ? (
          /** @type {any[]} */
          s.includes(f)
        ) : Ns(f, n)
      );
    }
    if (e)
      if (a !== null)
        for (o of t.options) {
          var u = a.has(o);
          o.selected !== u && (o.selected = u);
        }
      else t.selectedIndex !== l && (t.selectedIndex = l);
  }
}
function vr(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!jn(e))
      return Ki();
    for (var r of t.options)
      r.selected = e.includes(_r(r));
    return;
  }
  for (r of t.options) {
    var s = _r(r);
    if (Ns(s, e)) {
      r.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function oa(t) {
  var e = new MutationObserver((n) => {
    n.every(ua) || ("__defaultValue" in t && ti(t, !1), "__value" in t && vr(t, t.__value));
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
  }), Tr(() => {
    e.disconnect();
  });
}
function _r(t) {
  return "__value" in t ? t.__value : t.value;
}
function ua(t) {
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
const tn = Symbol("class"), nn = Symbol("style"), ni = Symbol("is custom element"), ri = Symbol("is html"), fa = Bn ? "input" : "INPUT", ca = Bn ? "option" : "OPTION", si = Bn ? "select" : "SELECT", ii = Bn ? "progress" : "PROGRESS";
function li(t, e) {
  var n = Cr(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== ii) || (t.value = e ?? "");
}
function ne(t, e, n, r) {
  var s = Cr(t), l = s[e];
  l !== (s[e] = n) && (e === "loading" && (t[Ii] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && ai(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function da(t, e, n, r, s = !1, l = !1) {
  var a = Cr(t), o = a[ni], f = !a[ri], u = e || {}, c = t.nodeName === ca, d = t.nodeName === si;
  try {
    for (var h in e)
      !(h in n) && h[0] + h[1] !== "$$" && (n[h] = null);
    n.class ? n.class = Mn(n.class) : (r || n[tn]) && (n.class = null), n[nn] && (n.style ??= null);
    var v = ai(t);
    if (t.nodeName === fa && "type" in n && ("value" in n || "__value" in n)) {
      var _ = n.type;
      (_ !== u.type || _ === void 0 && t.hasAttribute("type")) && (u.type = _, ne(t, "type", _, l));
    }
    for (const O in n) {
      let M = n[O];
      if (c && O === "value" && M == null) {
        t.value = t.__value = "", u[O] = M;
        continue;
      }
      if (O === "class") {
        var m = t.namespaceURI === "http://www.w3.org/1999/xhtml";
        _e(t, m, M, r, e?.[tn], n[tn]), u[O] = M, u[tn] = n[tn];
        continue;
      }
      if (O === "style") {
        qt(t, M, e?.[nn], n[nn]), u[O] = M, u[nn] = n[nn];
        continue;
      }
      var g = u[O];
      if (!(M === g && !(M === void 0 && t.hasAttribute(O)))) {
        u[O] = M;
        var p = O[0] + O[1];
        if (p !== "$$")
          if (p === "on") {
            const V = {}, B = "$$" + O;
            let D = O.slice(2);
            var w = Fl(D);
            if (Il(D) && (D = D.slice(0, -7), V.capture = !0), !w && g) {
              if (M != null) continue;
              t.removeEventListener(D, u[B], V), u[B] = null;
            }
            if (w)
              le(D, t, M), bt([D]);
            else if (M != null) {
              let U = function(re) {
                u[O].call(this, re);
              };
              u[B] = Js(D, t, U, V);
            }
          } else if (O === "style")
            ne(t, O, M);
          else if (O === "autofocus")
            cl(
              /** @type {HTMLElement} */
              t,
              !!M
            );
          else if (!o && (O === "__value" || O === "value" && M != null))
            t.__value = M, (g == null || // @ts-ignore
            t.value !== M || M === 0 && t.nodeName === ii) && (t.value = M);
          else if (O === "selected" && c)
            ei(
              /** @type {HTMLOptionElement} */
              t,
              M
            );
          else {
            var S = O;
            f || (S = jl(S));
            var L = S === "defaultValue" || S === "defaultChecked";
            if (d && S === "defaultValue") continue;
            if (M == null && !o && !L)
              if (a[O] = null, S === "value" || S === "checked") {
                let V = (
                  /** @type {HTMLInputElement} */
                  t
                );
                const B = e === void 0;
                if (S === "value") {
                  let D = V.defaultValue;
                  V.removeAttribute(S), V.defaultValue = D, V.value = V.__value = B ? D : null;
                } else {
                  let D = V.defaultChecked;
                  V.removeAttribute(S), V.defaultChecked = D, V.checked = B ? D : !1;
                }
              } else
                t.removeAttribute(O);
            else L || (o || typeof M != "string") && v.has(S) ? (t[S] = M, S in a && (a[S] = Se)) : typeof M != "function" && ne(t, S, M, l);
          }
      }
    }
  } finally {
  }
  return u;
}
function ha(t, e, n = [], r = [], s = [], l, a = !1, o = !1) {
  ys(s, n, r, (f) => {
    var u = void 0, c = {}, d = t.nodeName === si, h = !1;
    if (Ds(() => {
      var _ = e(...f.map(i)), m = da(
        t,
        u,
        _,
        l,
        a,
        o
      );
      if (h && d) {
        var g = (
          /** @type {HTMLSelectElement} */
          t
        );
        "defaultValue" in _ && Gr(g, _.defaultValue), "value" in _ && vr(g, _.value);
      }
      for (let w of Object.getOwnPropertySymbols(c))
        _[w] || Ie(c[w]);
      for (let w of Object.getOwnPropertySymbols(_)) {
        var p = _[w];
        w.description === Gi && (!u || p !== u[w]) && (c[w] && Ie(c[w]), c[w] = Ve(() => sa(t, () => p))), m[w] = p;
      }
      u = m;
    }), d) {
      var v = (
        /** @type {HTMLSelectElement} */
        t
      );
      Hn(() => {
        var _ = (
          /** @type {Record<string | symbol, any>} */
          u
        );
        "defaultValue" in _ && Gr(v, _.defaultValue), vr(v, _.value, !0), oa(v);
      });
    }
    h = !0;
  });
}
function Cr(t) {
  return (
    /** @type {Record<string | symbol, unknown>} **/
    /** @type {any} */
    t[ds] ??= {
      [ni]: t.nodeName.includes("-"),
      [ri]: t.namespaceURI === Wi
    }
  );
}
var Xr = /* @__PURE__ */ new Map();
function ai(t) {
  var e = t.getAttribute("is") || t.nodeName, n = Xr.get(e);
  if (n) return n;
  Xr.set(e, n = /* @__PURE__ */ new Set());
  for (var r, s = t, l = Element.prototype; l !== s; ) {
    r = Ti(s);
    for (var a in r)
      r[a].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      a !== "innerHTML" && a !== "textContent" && a !== "innerText" && n.add(a);
    s = us(s);
  }
  return n;
}
class Pr {
  /** */
  #e = /* @__PURE__ */ new WeakMap();
  /** @type {ResizeObserver | undefined} */
  #n;
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
    return r.add(n), this.#e.set(e, r), this.#r().observe(e, this.#t), () => {
      var s = this.#e.get(e);
      s.delete(n), s.size === 0 && (this.#e.delete(e), this.#n.unobserve(e));
    };
  }
  #r() {
    return this.#n ?? (this.#n = new ResizeObserver(
      /** @param {any} entries */
      (e) => {
        for (var n of e) {
          Pr.entries.set(n.target, n);
          for (var r of this.#e.get(n.target) || [])
            r(n);
        }
      }
    ));
  }
}
var va = /* @__PURE__ */ new Pr({
  box: "border-box"
});
function gr(t, e, n) {
  var r = va.observe(t, () => n(t[e]));
  Hn(() => (ut(() => n(t[e])), r));
}
function $n(t, e) {
  return t === e || t?.[Rt] === e;
}
function Un(t = kr(), e, n, r) {
  var s = (
    /** @type {ComponentContext} */
    Re.r
  ), l = (
    /** @type {Effect} */
    oe
  );
  return Hn(() => {
    var a, o;
    return Fs(() => {
      a = o, o = [], ut(() => {
        $n(n(...o), t) || (e(t, ...o), a && $n(n(...a), t) && e(null, ...a));
      });
    }), () => {
      let f = l;
      for (; f !== s && f.parent !== null && f.parent.f & vn; )
        f = f.parent;
      const u = () => {
        o && $n(n(...o), t) && e(null, ...o);
      }, c = f.teardown;
      f.teardown = () => {
        u(), c?.();
      };
    };
  }), t;
}
let Tn = !1;
function _a(t) {
  var e = Tn;
  try {
    return Tn = !1, [t(), Tn];
  } finally {
    Tn = e;
  }
}
function fe(t, e, n, r) {
  var s = !0, l = (n & Bi) !== 0, a = (n & Hi) !== 0, o = (
    /** @type {V} */
    r
  ), f = !0, u = (
    /** @type {Derived<V> | undefined} */
    void 0
  ), c = () => a && s ? (u ??= /* @__PURE__ */ _n(
    /** @type {() => V} */
    r
  ), i(u)) : (f && (f = !1, o = a ? ut(
    /** @type {() => V} */
    r
  ) : (
    /** @type {V} */
    r
  )), o);
  let d;
  if (l) {
    var h = Rt in t || Ri in t;
    d = Ht(t, e)?.set ?? (h && e in t ? (L) => t[e] = L : void 0);
  }
  var v, _ = !1;
  l ? [v, _] = _a(() => (
    /** @type {V} */
    t[e]
  )) : v = /** @type {V} */
  t[e], v === void 0 && r !== void 0 && (v = c(), d && (sl(), d(v)));
  var m;
  if (m = () => {
    var L = (
      /** @type {V} */
      t[e]
    );
    return L === void 0 ? c() : (f = !0, L);
  }, (n & Vi) === 0)
    return m;
  if (d) {
    var g = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(L, O) {
        return arguments.length > 0 ? ((!O || g || _) && d(O ? m() : L), L) : m();
      })
    );
  }
  var p = !1, w = ((n & qi) !== 0 ? _n : xs)(() => (p = !1, m()));
  l && i(w);
  var S = (
    /** @type {Effect} */
    oe
  );
  return (
    /** @type {() => V} */
    (function(L, O) {
      if (arguments.length > 0) {
        const M = O ? i(w) : l ? ot(L) : L;
        return E(w, M), p = !0, o !== void 0 && (o = M), L;
      }
      return pt && p || (S.f & Pe) !== 0 ? w.v : i(w);
    })
  );
}
function ga(t) {
  Re === null && ms(), Xe(() => {
    const e = ut(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function ma(t) {
  Re === null && ms(), ga(() => () => ut(t));
}
class pa {
  #e = /* @__PURE__ */ X(null);
  get welcome() {
    return i(this.#e);
  }
  set welcome(e) {
    E(this.#e, e);
  }
  #n = /* @__PURE__ */ X(!1);
  get connected() {
    return i(this.#n);
  }
  set connected(e) {
    E(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ X(!1);
  get lost() {
    return i(this.#t);
  }
  set lost(e) {
    E(this.#t, e, !0);
  }
  #r = /* @__PURE__ */ X("");
  get failure() {
    return i(this.#r);
  }
  set failure(e) {
    E(this.#r, e, !0);
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
const st = new pa(), ba = "5";
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add(ba);
var wa = /* @__PURE__ */ z('<span class="unseen">a hidden card</span>'), ya = /* @__PURE__ */ z("<li><!></li>"), ka = /* @__PURE__ */ z('<li class="none svelte-1qn4n7r">none</li>'), xa = /* @__PURE__ */ z('<ul class="svelte-1qn4n7r"></ul>');
function Sa(t, e) {
  Oe(e, !0);
  let n = fe(e, "fresh", 3, !1);
  const r = /* @__PURE__ */ N(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : "");
  var s = xa();
  Te(
    s,
    21,
    () => e.part.cards,
    qe,
    (l, a) => {
      var o = ya();
      let f;
      var u = ie(o);
      {
        var c = (h) => {
          var v = wa();
          x(h, v);
        }, d = (h) => {
          var v = Pt();
          F(() => J(v, i(a))), x(h, v);
        };
        K(u, (h) => {
          i(a) === "?" ? h(c) : h(d, -1);
        });
      }
      F(() => f = _e(o, 1, Mn(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-1qn4n7r", f, { back: i(a) === "?", fresh: n() })), x(l, o);
    },
    (l) => {
      var a = ka();
      x(l, a);
    }
  ), F(() => ne(s, "aria-label", e.part.title || i(r) || "cards")), x(t, s), Le();
}
function Ea(t, e) {
  const n = Math.floor(e / t.columns), r = e % t.columns, s = t.columnLabels[r] ?? String(r + 1), l = t.rowLabels[n];
  return !t.rowLabels.length && t.columnLabels.length ? `column ${s}, row ${t.rows - n}` : l === void 0 ? `row ${n + 1}, column ${r + 1}` : `${s}${l}`;
}
const Ma = ["─", "│", "·"];
function Aa(t) {
  if (t.shape !== "point") return "";
  const e = t.cells.some((s) => s && s.owner < 0);
  if (!e && t.cells.every((s) => s)) return "";
  const n = (s, l) => !e || t.cells[s] !== null && t.cells[s].symbol !== l, r = [];
  return t.cells.forEach((s, l) => {
    const [a, o] = [l % t.columns + 0.5, Math.floor(l / t.columns) + 0.5];
    a < t.columns - 1 && n(l, "│") && n(l + 1, "│") && r.push(`M${a} ${o}h1`), o < t.rows - 1 && n(l, "─") && n(l + t.columns, "─") && r.push(`M${a} ${o}v1`);
  }), r.join("");
}
function Ta(t, e) {
  const n = /* @__PURE__ */ new Map();
  if (t.rowLabels.length || !t.columnLabels.length) return n;
  for (const r of e) {
    const s = r.cells[0] % t.columns;
    if (n.has(s)) return /* @__PURE__ */ new Map();
    n.set(s, r);
  }
  return n;
}
function Oa(t) {
  return {
    ...t,
    cells: [...t.cells].reverse(),
    rowLabels: [...t.rowLabels].reverse(),
    columnLabels: [...t.columnLabels].reverse()
  };
}
function Kr(t, e) {
  return t.map((n) => ({ ...n, cells: n.cells.map((r) => e - 1 - r) }));
}
const La = 60;
function Bt(t, e) {
  return { pile: e % t.counts.length, left: Math.floor(e / t.counts.length) };
}
function On(t, e, n) {
  return n * t.counts.length + e;
}
function Na(t, e) {
  return (t.counts[e] ?? 0) <= La;
}
function Zr(t, e, n) {
  return e.map((r) => Bt(t, r)).find((r) => r.pile === n)?.left;
}
function Ca(t) {
  for (const e of ["grid", "points", "piles"]) {
    const n = t.findIndex((r) => r.kind === e);
    if (n >= 0) return n;
  }
  return -1;
}
var Pa = /* @__PURE__ */ wt('<circle r="2.7"></circle>'), Ra = /* @__PURE__ */ wt('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), Ia = /* @__PURE__ */ z('<b aria-hidden="true"> </b>'), za = /* @__PURE__ */ z('<li><span class="unseen"> </span> <!></li>'), Fa = /* @__PURE__ */ z('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), Da = /* @__PURE__ */ z('<ul class="svelte-e0qqyt"></ul>');
function ja(t, e) {
  Oe(e, !0);
  let n = fe(e, "fresh", 3, !1);
  const r = /* @__PURE__ */ N(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), s = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var l = Da();
  Te(
    l,
    21,
    () => e.part.values,
    qe,
    (a, o) => {
      var f = za();
      let u;
      var c = ie(f), d = ue(c, !0), h = I(c, 2);
      {
        var v = (m) => {
          var g = Ra();
          Te(g, 21, () => s[i(o)], qe, (p, w) => {
            var S = Pa();
            F(
              (L) => {
                ne(S, "cx", 7 + 8 * (i(w) % 3)), ne(S, "cy", L);
              },
              [() => 7 + 8 * Math.floor(i(w) / 3)]
            ), x(p, S);
          }), x(m, g);
        }, _ = (m) => {
          var g = Ia(), p = ue(g, !0);
          F(() => J(p, i(o) || "?")), x(m, g);
        };
        K(h, (m) => {
          s[i(o)] ? m(v) : m(_, -1);
        });
      }
      F(() => {
        u = _e(f, 1, Mn(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-e0qqyt", u, { fresh: n() }), J(d, i(o));
      }), x(a, f);
    },
    (a) => {
      var o = Fa();
      x(a, o);
    }
  ), F(() => ne(l, "aria-label", e.part.title || (i(r) ? `dice of ${i(r)}` : "dice"))), x(t, l), Le();
}
function Ke(t, e = !1) {
  if (t == null || !Number.isFinite(t)) return "–";
  const n = Math.abs(t), r = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(r) !== 0 ? `−${r}` : e && t > 0 && Number(r) !== 0 ? `+${r}` : r;
}
function oi(t) {
  return Ke(t).replace(/\.00$/, "").replace(/(\.\d)0$/, "$1").replace(/^(−?)0\./, "$1.");
}
function mr(t) {
  return t.toLocaleString("en");
}
function on(t) {
  if (t < 1e4) return mr(t);
  const e = [[1e9, " bn"], [1e6, " M"], [1e3, " k"]];
  for (const [n, r] of e) if (t >= n) return `${(t / n).toPrecision(3)}${r}`;
  return mr(t);
}
var qa = /* @__PURE__ */ wt("<line></line>"), Va = /* @__PURE__ */ wt('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function ui(t, e) {
  Oe(e, !0);
  let n = fe(e, "cell", 3, 1);
  function r({ from: [a, o], to: [f, u] }) {
    const c = 0.28 * n() / (Math.hypot(f - a, u - o) || 1);
    return {
      x1: a,
      y1: o,
      x2: f - (f - a) * c,
      y2: u - (u - o) * c
    };
  }
  var s = Va(), l = I(ie(s));
  Te(l, 17, () => e.arrows, qe, (a, o) => {
    var f = qa();
    ha(
      f,
      (u) => ({
        ...u,
        opacity: [0.85, 0.5, 0.3][i(o).rank],
        "stroke-width": n() * [0.14, 0.11, 0.09][i(o).rank],
        "marker-end": "url(#tip)"
      }),
      [() => r(i(o))],
      void 0,
      void 0,
      "svelte-14rp5gw"
    ), x(a, f);
  }), F(() => ne(s, "viewBox", `0 0 ${e.width ?? ""} ${e.height ?? ""}`)), x(t, s), Le();
}
const Ba = 5;
class Ha {
  #e = (
    /** The cell whose piece is pressed, and how far it has been taken. */
    /* @__PURE__ */ X(-1)
  );
  get cell() {
    return i(this.#e);
  }
  set cell(e) {
    E(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ X(0);
  get dx() {
    return i(this.#n);
  }
  set dx(e) {
    E(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ X(0);
  get dy() {
    return i(this.#t);
  }
  set dy(e) {
    E(this.#t, e, !0);
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
    return (this.moves || Math.hypot(n, r) >= Ba) && ([this.dx, this.dy] = [n, r]), this.moves;
  }
  /** From where to where, null beside the board; nothing where it was no drag. */
  up(e, n) {
    const [r, s] = [this.cell, this.moves];
    if (this.cancel(), !s) return;
    this.justEnded = !0;
    const l = document.elementsFromPoint(e.clientX, e.clientY).find((a) => a.matches("button.cell"));
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
var Jr = /* @__PURE__ */ z("<span> </span>"), Ua = /* @__PURE__ */ z('<div class="row-labels svelte-11w0tdl" aria-hidden="true"></div>'), Ya = /* @__PURE__ */ z('<div class="column-labels svelte-11w0tdl" aria-hidden="true"></div>'), Wa = /* @__PURE__ */ z("<div><!> <!> <!></div>");
function Ga(t, e) {
  Oe(e, !0);
  var n = Wa();
  let r;
  var s = ie(n);
  {
    var l = (u) => {
      var c = Ua();
      Te(c, 21, () => e.part.rowLabels, qe, (d, h) => {
        var v = Jr(), _ = ue(v, !0);
        F(() => J(_, i(h))), x(d, v);
      }), x(u, c);
    };
    K(s, (u) => {
      e.part.rowLabels.length && u(l);
    });
  }
  var a = I(s, 2);
  ra(a, () => e.children);
  var o = I(a, 2);
  {
    var f = (u) => {
      var c = Ya();
      Te(c, 21, () => e.part.columnLabels, qe, (d, h) => {
        var v = Jr(), _ = ue(v, !0);
        F(() => J(_, i(h))), x(d, v);
      }), x(u, c);
    };
    K(o, (u) => {
      e.part.columnLabels.length && u(f);
    });
  }
  F(() => {
    _e(n, 1, `frame ${e.part.shape ?? ""}`, "svelte-11w0tdl"), r = qt(n, "", r, {
      "--rows": e.part.rows,
      "--columns": e.part.columns
    });
  }), x(t, n), Le();
}
const Xa = "M24 89c0-7 5-10 13-11h26c8 1 13 4 13 11z", Ka = {
  pawn: {
    body: "M50 21a13 13 0 0 0-8.6 22.8c-6 3-9.4 8-9.4 14 0 6 3 11 7.6 14.4C30.5 75.5 25 81 25 89h50c0-8-5.5-13.5-14.6-16.800C65 68.800 68 63.800 68 57.800c0-6-3.400-11-9.400-14A13 13 0 0 0 50 21z"
  },
  knight: {
    body: "M30 89h47c2.5-27 0-47-12-58-5-4.5-11-7-17.5-7.5L44 14l-7.5 11.5C29 30 24.5 37 21.5 46L14 61c-2 4-.5 8.5 3.5 9.5 3 .8 5.800-.4 7.5-3l3.5-4c7-.8 13-3.300 18-8C46 67 31 72 30 89z",
    lines: "M36 39.5v.1M21.5 61.5v.1M53 33c11 5 16 19 15.5 44"
  },
  bishop: {
    body: `M50 10.5a5.5 5.5 0 0 1 3.300 9.900C64.5 28.5 71 39 71 50c0 7.5-3.5 13-8 17.5H37c-4.5-4.5-8-10-8-17.5 0-11 6.5-21.5 17.700-29.600A5.5 5.5 0 0 1 50 10.5zM37 67.5h26l2 10.5H35z${Xa}`,
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
  cross: { body: "", strokes: "M24 24l52 52M76 24 24 76" },
  ring: { body: "", strokes: "M50 22a28 28 0 1 0 0 56 28 28 0 0 0 0-56z" }
};
var Za = /* @__PURE__ */ wt('<path class="body svelte-chnsao"></path>'), Ja = /* @__PURE__ */ wt('<path class="lines svelte-chnsao"></path>'), Qa = /* @__PURE__ */ wt('<path class="strokes svelte-chnsao"></path>'), $a = /* @__PURE__ */ wt('<svg aria-hidden="true"><!><!><!></svg>'), eo = /* @__PURE__ */ z("<span></span>"), Qr = /* @__PURE__ */ z("<span> </span>");
function to(t, e) {
  Oe(e, !0);
  const n = /* @__PURE__ */ N(() => e.piece.figure.split(" ")), r = /* @__PURE__ */ N(() => i(n)[i(n).length - 1]), s = /* @__PURE__ */ N(() => i(n).length > 1 ? i(n)[0] : "own"), l = /* @__PURE__ */ N(() => Ka[i(r)]), a = /* @__PURE__ */ N(() => [...e.piece.symbol].length > 2);
  var o = St(), f = Ce(o);
  {
    var u = (v) => {
      var _ = $a();
      let m;
      var g = ie(_);
      {
        var p = (M) => {
          var V = Za();
          F(() => ne(V, "d", i(l).body)), x(M, V);
        };
        K(g, (M) => {
          i(l).body && M(p);
        });
      }
      var w = I(g);
      {
        var S = (M) => {
          var V = Ja();
          F(() => ne(V, "d", i(l).lines)), x(M, V);
        };
        K(w, (M) => {
          i(l).lines && M(S);
        });
      }
      var L = I(w);
      {
        var O = (M) => {
          var V = Qa();
          F(() => ne(V, "d", i(l).strokes)), x(M, V);
        };
        K(L, (M) => {
          i(l).strokes && M(O);
        });
      }
      F(() => {
        m = _e(_, 0, `figure ${i(s) ?? ""} ${i(r) ?? ""} ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-chnsao", m, { second: e.piece.owner % 2 === 1 }), ne(_, "viewBox", i(l).lines || i(l).body ? "5 3 90 90" : "0 0 100 100");
      }), x(v, _);
    }, c = (v) => {
      var _ = eo();
      let m;
      F(() => m = _e(_, 1, `stone ${i(s) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", m, {
        ring: i(s) === "own" && e.piece.owner % 2 === 1
      })), x(v, _);
    }, d = (v) => {
      var _ = Qr();
      let m;
      var g = ue(_, !0);
      F(() => {
        m = _e(_, 1, `disc p${e.piece.owner % 4}`, "svelte-chnsao", m, { ring: e.piece.owner % 2 === 1, long: i(a) }), J(g, e.piece.symbol);
      }), x(v, _);
    }, h = (v) => {
      var _ = Qr();
      let m;
      var g = ue(_, !0);
      F(() => {
        m = _e(_, 1, "plain svelte-chnsao", null, m, { long: i(a) }), J(g, e.piece.symbol);
      }), x(v, _);
    };
    K(f, (v) => {
      i(l) ? v(u) : i(r) === "stone" ? v(c, 1) : e.piece.owner >= 0 ? v(d, 2) : v(h, -1);
    });
  }
  x(t, o), Le();
}
var no = /* @__PURE__ */ z("<span><!></span>");
function ro(t, e) {
  Oe(e, !0);
  let n = fe(e, "slide", 3, null), r = fe(e, "appears", 3, !1), s = fe(e, "held", 3, null);
  var l = no();
  let a, o;
  var f = ie(l);
  to(f, {
    get piece() {
      return e.piece;
    }
  }), F(() => {
    a = _e(l, 1, "man svelte-604wlu", null, a, {
      slides: n() !== null,
      appears: r(),
      held: s() !== null
    }), o = qt(l, "", o, {
      "--x": n() ? `${100 * n()[0]}%` : void 0,
      "--y": n() ? `${100 * n()[1]}%` : void 0,
      translate: s() ? `${s()[0]}px ${s()[1]}px` : void 0
    });
  }), x(t, l), Le();
}
var so = /* @__PURE__ */ z("<button> </button>"), io = /* @__PURE__ */ z('<div class="row svelte-xoxzi5" role="group" aria-label="which move"></div>');
function fi(t, e) {
  Oe(e, !0);
  const n = 24;
  var r = St(), s = Ce(r);
  {
    var l = (a) => {
      var o = io();
      Te(o, 21, () => e.moves.slice(0, n), qe, (f, u) => {
        var c = so(), d = ue(c, !0);
        F(() => J(d, i(u).text)), le("click", c, () => e.play?.(i(u).text)), x(f, c);
      }), x(a, o);
    };
    K(s, (a) => {
      e.moves.length && a(l);
    });
  }
  x(t, r), Le();
}
bt(["click"]);
var lo = /* @__PURE__ */ z("<span> </span>");
function ci(t, e) {
  Oe(e, !0);
  var n = lo();
  let r;
  var s = ue(n, !0);
  F(
    (l) => {
      r = _e(n, 1, "value svelte-urv3gu", null, r, {
        best: e.best,
        known: e.row.source !== "" || e.row.book !== null
      }), J(s, l);
    },
    [() => Ke(e.row.value, !0)]
  ), x(t, n), Le();
}
var ao = /* @__PURE__ */ wt('<svg class="lines svelte-ybdg36" preserveAspectRatio="none" aria-hidden="true"><path class="svelte-ybdg36"></path></svg>'), oo = /* @__PURE__ */ z('<span class="worth svelte-ybdg36"><!></span>'), uo = /* @__PURE__ */ z("<span></span>"), fo = /* @__PURE__ */ z('<span class="under svelte-ybdg36"></span>'), co = /* @__PURE__ */ z("<button><!> <!></button>"), ho = /* @__PURE__ */ z('<div role="group"><!> <!> <!></div>'), vo = /* @__PURE__ */ z("<!> <!>", 1);
function er(t, e) {
  Oe(e, !0);
  let n = fe(e, "legal", 19, () => []), r = fe(e, "last", 19, () => []), s = fe(e, "rows", 19, () => []), l = fe(e, "moving", 3, !1), a = fe(e, "toned", 3, !1), o = /* @__PURE__ */ X(null), f = /* @__PURE__ */ X(0), u = /* @__PURE__ */ X(ot([])), c;
  const d = new Ha();
  let h = /* @__PURE__ */ X(
    -1
    // where a piece was just let go: it is there already and need not slide
  );
  const v = /* @__PURE__ */ N(() => new Map(n().filter((k) => k.cells.length === 1).map((k) => [k.cells[0], k]))), _ = /* @__PURE__ */ N(() => n().filter((k) => k.cells.length > 1)), m = /* @__PURE__ */ N(() => new Set(i(_).map((k) => k.cells[0]))), g = /* @__PURE__ */ N(() => new Set(i(_).filter((k) => k.cells[0] === i(o)).map((k) => k.cells[k.cells.length - 1]))), p = /* @__PURE__ */ N(() => Aa(e.part)), w = /* @__PURE__ */ N(() => Ta(e.part, i(v).values())), S = /* @__PURE__ */ N(() => new Map(s().filter((k) => k.cells.length === 1).map((k) => [k.cells[0], k]))), L = /* @__PURE__ */ N(() => s().find((k) => k.value !== null)), O = /* @__PURE__ */ N(() => s().filter((k) => k.cells.length > 1 && k.value !== null).slice(0, 3).map((k, P) => ({
    from: D(k.cells[0]),
    to: D(k.cells[k.cells.length - 1]),
    rank: P
  }))), M = /* @__PURE__ */ N(() => l() && e.part.shape === "square" && e.part.rowLabels.length > 0), V = /* @__PURE__ */ N(() => a() || e.part.cells.some((k) => /^(white|black) stone$/.test(k?.figure ?? ""))), B = /* @__PURE__ */ N(() => r().length > 1 ? r()[r().length - 1] : -1);
  Xe(() => {
    n(), E(o, null), E(u, [], !0);
  });
  function D(k) {
    return [
      k % e.part.columns + 0.5,
      Math.floor(k / e.part.columns) + 0.5
    ];
  }
  function U(k) {
    return k === i(B) && k !== i(h) && e.part.shape !== "hexagon";
  }
  function re(k) {
    const P = r()[0] ?? k, [Z, R] = [
      P % e.part.columns,
      Math.floor(P / e.part.columns)
    ];
    return [
      Z - k % e.part.columns,
      R - Math.floor(k / e.part.columns)
    ];
  }
  function j(k) {
    const P = e.part.cells[k], Z = [Ea(e.part, k)];
    P && P.owner >= 0 ? Z.push(`${P.figure || P.symbol} of ${e.names[P.owner] ?? P.owner + 1}`) : Z.push(P ? P.symbol : "empty"), k === i(o) ? Z.push("chosen") : (i(o) !== null ? i(g).has(k) : i(v).has(k)) ? Z.push("legal") : i(o) === null && i(m).has(k) && Z.push("can move"), r().includes(k) && Z.push("last move");
    const R = i(S).get(k);
    return R && R.value !== null && Z.push(`value ${Ke(R.value, !0)}${R.source ? ", from a table" : ""}${R.book ? ", in the book" : ""}`), Z.join(", ");
  }
  function C(k) {
    if (e.put) return e.put(k, null);
    if (e.play)
      if (i(o) !== null) {
        const P = i(_).filter((Z) => Z.cells[0] === i(o) && Z.cells[Z.cells.length - 1] === k);
        P.length === 1 ? e.play(P[0].text) : P.length > 1 ? E(u, P, !0) : E(o, i(m).has(k) && k !== i(o) ? k : null, !0), P.length === 1 && E(o, null);
      } else if (i(v).has(k)) {
        const P = n().filter((Z) => Z.cells.length === 1 && Z.cells[0] === k);
        P.length > 1 ? E(u, P, !0) : e.play(P[0].text);
      } else i(m).has(k) ? E(o, k, !0) : i(w).has(k % e.part.columns) && e.play(i(w).get(k % e.part.columns).text);
  }
  function ee(k) {
    const P = Math.floor(i(f) / e.part.columns), Z = i(f) % e.part.columns, R = {
      ArrowUp: [P - 1, Z],
      ArrowDown: [P + 1, Z],
      ArrowLeft: [P, Z - 1],
      ArrowRight: [P, Z + 1],
      Home: [P, 0],
      End: [P, e.part.columns - 1]
    };
    k.key === "Escape" && E(o, null);
    const G = R[k.key];
    if (!G) return;
    k.preventDefault(), k.stopPropagation();
    const [$, Q] = G;
    $ < 0 || Q < 0 || $ >= e.part.rows || Q >= e.part.columns || (E(f, $ * e.part.columns + Q), c.querySelectorAll("button.cell")[i(f)]?.focus());
  }
  function ce(k) {
    return e.put ? e.part.cells[k] !== null : i(m).has(k);
  }
  function y(k, P) {
    E(h, -1), ce(P) && d.down(k, P);
  }
  function q(k) {
    d.move(k) && !e.put && E(o, d.cell, !0);
  }
  function A(k) {
    const P = d.up(k, c);
    if (P) {
      if (e.put) {
        P.to !== P.from && e.put(P.to ?? -1, P.from);
        return;
      }
      if (E(o, P.from, !0), P.to === null || !i(g).has(P.to)) {
        E(o, null);
        return;
      }
      E(h, P.to, !0), C(P.to);
    }
  }
  var W = vo();
  gt("pointermove", Wt, q), gt("pointerup", Wt, A), gt("pointercancel", Wt, () => d.cancel());
  var te = Ce(W);
  Ga(te, {
    get part() {
      return e.part;
    },
    children: (k, P) => {
      var Z = ho();
      let R;
      var G = ie(Z);
      {
        var $ = (xe) => {
          var ze = ao(), b = ue(ze);
          F(() => {
            ne(ze, "viewBox", `0 0 ${e.part.columns ?? ""} ${e.part.rows ?? ""}`), ne(b, "d", i(p));
          }), x(xe, ze);
        };
        K(G, (xe) => {
          i(p) && xe($);
        });
      }
      var Q = I(G, 2);
      Te(Q, 17, () => e.part.cells, qe, (xe, ze, b) => {
        const T = /* @__PURE__ */ N(() => Math.floor(b / e.part.columns)), Y = /* @__PURE__ */ N(() => i(S).get(b));
        var H = co();
        let be;
        ne(H, "data-cell", b);
        let me;
        var we = ie(H);
        {
          var Ee = (he) => {
            var Fe = St(), rt = Ce(Fe);
            $l(
              rt,
              () => U(b) ? r() : `${i(ze).symbol}${i(ze).owner}`,
              (Je) => {
                {
                  let Ot = /* @__PURE__ */ N(() => U(b) ? re(b) : null), $t = /* @__PURE__ */ N(() => !U(b) && r().includes(b) && b !== i(h)), Wn = /* @__PURE__ */ N(() => d.cell === b && d.moves ? [d.dx, d.dy] : null);
                  ro(Je, {
                    get piece() {
                      return i(ze);
                    },
                    get slide() {
                      return i(Ot);
                    },
                    get appears() {
                      return i($t);
                    },
                    get held() {
                      return i(Wn);
                    }
                  });
                }
              }
            ), x(he, Fe);
          }, vt = /* @__PURE__ */ N(() => i(ze) && !(i(p) && Ma.includes(i(ze).symbol)));
          K(we, (he) => {
            i(vt) && he(Ee);
          });
        }
        var At = I(we, 2);
        {
          var yt = (he) => {
            var Fe = oo(), rt = ie(Fe);
            {
              let Je = /* @__PURE__ */ N(() => i(Y) === i(L));
              ci(rt, {
                get row() {
                  return i(Y);
                },
                get best() {
                  return i(Je);
                }
              });
            }
            x(he, Fe);
          }, Tt = (he) => {
            var Fe = uo();
            let rt;
            F(() => rt = _e(Fe, 1, "dot svelte-ybdg36", null, rt, { many: i(v).size > 30 })), x(he, Fe);
          }, We = /* @__PURE__ */ N(() => (!i(ze) || i(ze).owner < 0) && (i(o) === null ? i(v).has(b) : i(g).has(b))), Me = (he) => {
            var Fe = fo();
            x(he, Fe);
          }, ye = /* @__PURE__ */ N(() => i(o) === null && i(v).has(b));
          K(At, (he) => {
            i(Y) && i(Y).value !== null ? he(yt) : i(We) ? he(Tt, 1) : i(ye) && he(Me, 2);
          });
        }
        F(
          (he, Fe, rt, Je, Ot, $t) => {
            be = _e(H, 1, "cell svelte-ybdg36", null, be, {
              odd: (i(T) + b % e.part.columns) % 2 === 1,
              can: he,
              grab: Fe,
              target: rt,
              taking: Je,
              from: b === i(o),
              last: Ot
            }), ne(H, "tabindex", b === i(f) ? 0 : -1), ne(H, "aria-label", $t), me = qt(H, "", me, { "--row": i(T) });
          },
          [
            () => e.put || (i(o) === null ? i(v).has(b) || i(m).has(b) : i(g).has(b)),
            () => ce(b),
            () => i(o) !== null && i(g).has(b),
            () => i(o) !== null && i(g).has(b) && i(ze) !== null,
            () => r().includes(b),
            () => j(b)
          ]
        ), le("click", H, () => (E(f, b, !0), d.isClick() && C(b))), le("pointerdown", H, (he) => y(he, b)), x(xe, H);
      });
      var ge = I(Q, 2);
      {
        var pe = (xe) => {
          ui(xe, {
            get arrows() {
              return i(O);
            },
            get width() {
              return e.part.columns;
            },
            get height() {
              return e.part.rows;
            }
          });
        };
        K(ge, (xe) => {
          i(O).length && e.part.shape !== "hexagon" && xe(pe);
        });
      }
      Un(Z, (xe) => c = xe, () => c), F(() => {
        R = _e(Z, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", R, {
          chequered: i(M),
          plain: !i(M) && e.part.shape === "square",
          wood: i(V),
          dragging: d.moves
        }), ne(Z, "aria-label", e.part.title || "board");
      }), le("keydown", Z, ee), x(k, Z);
    },
    $$slots: { default: !0 }
  });
  var de = I(te, 2);
  fi(de, {
    get moves() {
      return i(u);
    },
    get play() {
      return e.play;
    }
  }), x(t, W), Le();
}
bt(["keydown", "click", "pointerdown"]);
var _o = /* @__PURE__ */ z('<span class="unseen">, last move</span>'), go = /* @__PURE__ */ z('<button><i class="svelte-180ejp1"></i><!></button>'), mo = /* @__PURE__ */ z('<i class="svelte-180ejp1"></i>'), po = /* @__PURE__ */ z('<span> </span> <b class="svelte-180ejp1"><span class="unseen"> </span> <!></b> <span class="things svelte-180ejp1"><!></span>', 1), bo = /* @__PURE__ */ z('<p class="told svelte-180ejp1"> </p>'), wo = /* @__PURE__ */ z('<div role="group"></div> <!> <!>', 1);
function $r(t, e) {
  Oe(e, !0);
  let n = fe(e, "legal", 19, () => []), r = fe(e, "last", 19, () => []), s = fe(e, "rows", 19, () => []), l = /* @__PURE__ */ X(
    !1
    // whether moves are made here at all; it stays so between turns
  ), a = /* @__PURE__ */ X([]), o = /* @__PURE__ */ X(null), f = /* @__PURE__ */ X(0), u = !1, c = /* @__PURE__ */ X(void 0);
  Xe(() => {
    ([...n(), ...s()].some((y) => y.cells.length) || r().length) && E(l, !0);
  }), Xe(() => {
    n(), E(a, []), E(o, null);
  }), Xe(() => {
    const { pile: y, left: q } = Bt(e.part, i(f));
    if (q < (e.part.counts[y] ?? 0)) return;
    const A = e.part.counts[y] ? y : e.part.counts.findIndex((W) => W > 0);
    A < 0 || (E(f, On(e.part, A, e.part.counts[A] - 1), !0), u && Rl().then(M));
  });
  const d = /* @__PURE__ */ N(() => new Map(s().filter((y) => y.cells.length === 1 && y.value !== null).map((y) => [y.cells[0], y]))), h = /* @__PURE__ */ N(() => s().find((y) => y.value !== null)), v = /* @__PURE__ */ N(() => i(o) === null || !S(i(o)) ? i(a) : w(i(o))), _ = /* @__PURE__ */ N(() => i(a).length ? p(i(a)) : []), m = /* @__PURE__ */ N(() => {
    if (!i(v).length) return "";
    const y = i(v).map((A) => Bt(e.part, A)).map((A) => `${A.left} of ${e.part.counts[A.pile]} left${e.part.counts.length > 1 ? ` in ${g(A.pile)}` : ""}`), q = p(i(v)).map((A) => A.text);
    return `${q.slice(0, 3).join(", ")}${q.length > 3 ? ", …" : ""}: ${y.join(", ")}`;
  });
  function g(y) {
    return e.part.labels[y] ?? (e.part.counts.length > 1 ? String(y + 1) : "");
  }
  function p(y) {
    return n().filter((q) => y.every((A) => q.cells.includes(A)));
  }
  function w(y) {
    const { pile: q } = Bt(e.part, y), A = i(a).filter((W) => Bt(e.part, W).pile !== q);
    return p([...A, y]).length ? [...A, y] : [y];
  }
  function S(y) {
    return p([y]).length > 0;
  }
  function L(y, q) {
    return q >= (Zr(e.part, i(v), y) ?? 1 / 0);
  }
  function O(y) {
    if (E(f, y, !0), !e.play || !S(y)) return;
    const q = w(y), A = p(q);
    A.length === 1 ? e.play(A[0].text) : E(a, q);
  }
  function M() {
    i(c)?.querySelector(`[data-cell="${i(f)}"]`)?.focus();
  }
  function V(y) {
    const { pile: q, left: A } = Bt(e.part, i(f)), W = {
      ArrowLeft: [0, A - 1],
      ArrowRight: [0, A + 1],
      ArrowUp: [-1, A],
      ArrowDown: [1, A],
      Home: [0, 0],
      End: [0, 1 / 0]
    };
    y.key === "Escape" && E(a, []);
    const te = W[y.key];
    if (!te) return;
    y.preventDefault(), y.stopPropagation();
    let de = q + te[0];
    for (; te[0] && e.part.counts[de] === 0; ) de += te[0];
    e.part.counts[de] && (E(f, On(e.part, de, Math.max(0, Math.min(te[1], e.part.counts[de] - 1))), !0), M());
  }
  function B(y, q) {
    const A = On(e.part, y, q), W = [
      `${g(y)} ${q + 1} of ${e.part.counts[y]}`.trim()
    ], te = p([A]);
    i(a).includes(A) && W.push("chosen"), te.length && W.push(`legal: ${te.slice(0, 3).map((k) => k.text).join(" or ")}`);
    const de = i(d).get(A);
    return de && W.push(`value ${Ke(de.value, !0)}`), W.join(", ");
  }
  function D(y) {
    return Zr(e.part, r(), y) !== void 0;
  }
  var U = wo(), re = Ce(U);
  let j;
  Te(re, 21, () => e.part.counts, qe, (y, q, A) => {
    var W = po(), te = Ce(W);
    let de;
    var k = ue(te, !0), P = I(te, 2), Z = ie(P), R = ue(Z, !0), G = I(Z, 1, !0), $ = I(G);
    {
      var Q = (T) => {
        var Y = _o();
        x(T, Y);
      }, ge = /* @__PURE__ */ N(() => D(A));
      K($, (T) => {
        i(ge) && T(Q);
      });
    }
    var pe = I(P, 2), xe = ie(pe);
    {
      var ze = (T) => {
        var Y = St(), H = Ce(Y);
        Te(H, 17, () => ({ length: i(q) }), qe, (be, me, we) => {
          const Ee = /* @__PURE__ */ N(() => On(e.part, A, we));
          var vt = St(), At = Ce(vt);
          {
            var yt = (We) => {
              const Me = /* @__PURE__ */ N(() => i(d).get(i(Ee)));
              var ye = go();
              let he;
              var Fe = I(ie(ye));
              {
                var rt = (Je) => {
                  {
                    let Ot = /* @__PURE__ */ N(() => i(Me) === i(h));
                    ci(Je, {
                      get row() {
                        return i(Me);
                      },
                      get best() {
                        return i(Ot);
                      }
                    });
                  }
                };
                K(Fe, (Je) => {
                  i(Me) && Je(rt);
                });
              }
              F(
                (Je, Ot, $t, Wn) => {
                  he = _e(ye, 1, "cell svelte-180ejp1", null, he, { can: Je, going: Ot, from: $t }), ne(ye, "data-cell", i(Ee)), ne(ye, "tabindex", i(Ee) === i(f) ? 0 : -1), ne(ye, "aria-label", Wn);
                },
                [
                  () => S(i(Ee)),
                  () => L(A, we),
                  () => i(a).includes(i(Ee)),
                  () => B(A, we)
                ]
              ), le("click", ye, () => O(i(Ee))), gt("pointerenter", ye, () => E(o, i(Ee), !0)), gt("pointerleave", ye, () => E(o, null)), gt("focus", ye, () => E(o, i(Ee), !0)), gt("blur", ye, () => E(o, null)), x(We, ye);
            }, Tt = (We) => {
              var Me = mo();
              x(We, Me);
            };
            K(At, (We) => {
              i(l) ? We(yt) : We(Tt, -1);
            });
          }
          x(be, vt);
        }), x(T, Y);
      }, b = /* @__PURE__ */ N(() => Na(e.part, A));
      K(xe, (T) => {
        i(b) && T(ze);
      });
    }
    F(
      (T, Y, H) => {
        de = _e(te, 1, "name svelte-180ejp1", null, de, { last: T }), J(k, Y), J(R, H), J(G, i(q));
      },
      [() => D(A), () => g(A), () => g(A)]
    ), x(y, W);
  }), Un(re, (y) => E(c, y), () => i(c));
  var C = I(re, 2);
  {
    var ee = (y) => {
      var q = bo(), A = ue(q, !0);
      F(() => J(A, i(m) || " ")), x(y, q);
    };
    K(C, (y) => {
      i(l) && y(ee);
    });
  }
  var ce = I(C, 2);
  fi(ce, {
    get moves() {
      return i(_);
    },
    get play() {
      return e.play;
    }
  }), F(() => {
    j = _e(re, 1, "piles svelte-180ejp1", null, j, { taking: i(l) }), ne(re, "aria-label", e.part.title || "piles");
  }), le("keydown", re, V), le("focusin", re, () => u = !0), le("focusout", re, (y) => y.relatedTarget && (u = !1)), x(t, U), Le();
}
bt(["keydown", "focusin", "focusout", "click"]);
function di(t, e) {
  const n = [];
  for (let r = 0; r + 1 < t.cells.length; r += 2) n.push([t.cells[r], t.cells[r + 1]]);
  for (const [r, s] of e) {
    const l = n.findIndex((a) => a[0] === r && a[1] === s);
    if (l < 0) return null;
    n.splice(l, 1);
  }
  return n;
}
function es(t, e) {
  return di(t, e) !== null;
}
function ts(t, e) {
  return di(t, e) ?? [];
}
function yo(t, e) {
  const n = [...t.counts], r = [...t.owners];
  for (const [s, l] of e) {
    const a = r[s];
    n[s]--, n[l] = r[l] === a ? n[l] + 1 : 1, r[l] = a;
  }
  return { counts: n, owners: r };
}
var ko = /* @__PURE__ */ z('<i class="svelte-ibr02l"></i>'), xo = /* @__PURE__ */ z('<span aria-hidden="true"></span>'), ns = /* @__PURE__ */ z('<small aria-hidden="true" class="svelte-ibr02l"> </small>'), So = /* @__PURE__ */ z("<li><button><!> <!> <!></button></li>"), Eo = /* @__PURE__ */ z('<ol class="upper svelte-ibr02l"></ol>'), Mo = /* @__PURE__ */ z('<li><button><span class="soft"> </span> <b> </b></button></li>'), Ao = /* @__PURE__ */ z('<ul class="beside svelte-ibr02l"></ul>'), To = /* @__PURE__ */ z('<p class="row taken svelte-ibr02l" role="status"> <button>Take it back</button></p>'), Oo = /* @__PURE__ */ z('<div class="whole svelte-ibr02l" role="group"><div><!> <ol class="lower svelte-ibr02l"></ol></div> <!> <!></div> <!>', 1);
function rs(t, e) {
  Oe(e, !0);
  const n = (b, T = rn) => {
    var Y = xo();
    let H;
    Te(Y, 21, () => ({ length: Math.min(T().count, o) }), qe, (be, me, we) => {
      var Ee = ko();
      F(() => ne(Ee, "data-mark", we ? "" : T().count > o ? T().count : "XOABCDEF"[T().owner] ?? "")), x(be, Ee);
    }), F(() => H = _e(Y, 1, `men ${T().owner >= 0 ? `p${T().owner % 4}` : ""}`, "svelte-ibr02l", H, { ring: T().owner % 2 === 1 })), x(b, Y);
  }, r = (b, T = rn, Y = rn, H = rn) => {
    var be = So();
    let me;
    var we = ie(be);
    let Ee;
    var vt = ie(we);
    {
      var At = (Me) => {
        var ye = ns(), he = ue(ye, !0);
        F(() => J(he, T().label)), x(Me, ye);
      };
      K(vt, (Me) => {
        Y() && Me(At);
      });
    }
    var yt = I(vt, 2);
    n(yt, T);
    var Tt = I(yt, 2);
    {
      var We = (Me) => {
        var ye = ns(), he = ue(ye, !0);
        F(() => J(he, T().label)), x(Me, ye);
      };
      K(Tt, (Me) => {
        Y() || Me(We);
      });
    }
    F(
      (Me, ye, he, Fe) => {
        me = _e(be, 1, "svelte-ibr02l", null, me, { odd: H() }), Ee = _e(we, 1, "cell svelte-ibr02l", null, Ee, {
          can: Me,
          target: ye,
          from: T().place === i(c),
          last: he
        }), ne(we, "data-cell", T().place), ne(we, "tabindex", T().place === i(d) ? 0 : -1), ne(we, "aria-label", Fe);
      },
      [
        () => i(c) === null ? i(U).has(T().place) : i(re).has(T().place),
        () => i(c) !== null && i(re).has(T().place),
        () => l().includes(T().place),
        () => A(T())
      ]
    ), le("click", we, () => (E(d, T().place, !0), ce(T().place))), le("pointerdown", we, () => v = T().place), x(b, be);
  };
  let s = fe(e, "legal", 19, () => []), l = fe(e, "last", 19, () => []), a = fe(e, "rows", 19, () => []);
  const o = 5, f = 12;
  let u = /* @__PURE__ */ X([]), c = /* @__PURE__ */ X(null), d = /* @__PURE__ */ X(0), h, v = -1, _ = [0, 0], m = /* @__PURE__ */ N(() => Fr(_, 2)), g = /* @__PURE__ */ X(ot(i(m)[0])), p = /* @__PURE__ */ X(ot(i(m)[1]));
  Xe(() => {
    s(), E(u, []), E(c, null);
  });
  const w = /* @__PURE__ */ N(() => yo(e.part, i(u))), S = /* @__PURE__ */ N(() => i(w).counts.map((b, T) => ({
    place: T,
    count: b,
    owner: i(w).owners[T] ?? -1,
    label: e.part.labels[T] ?? String(T + 1)
  }))), L = /* @__PURE__ */ N(() => i(S).length >= 2 * f ? 2 * f : i(S).length), O = /* @__PURE__ */ N(() => i(L) > f ? i(S).slice(i(L) / 2, i(L)) : []), M = /* @__PURE__ */ N(() => i(L) > f ? i(S).slice(0, i(L) / 2).reverse() : i(S).slice(0, i(L))), V = /* @__PURE__ */ N(() => i(S).slice(i(L))), B = /* @__PURE__ */ N(() => s().filter((b) => b.cells.length && es(b, i(u)))), D = /* @__PURE__ */ N(() => i(B).flatMap((b) => ts(b, i(u)))), U = /* @__PURE__ */ N(() => new Set(i(D).filter(([b]) => (i(w).counts[b] ?? 0) > 0).map(([b]) => b))), re = /* @__PURE__ */ N(() => new Set(i(D).filter(([b]) => b === i(c)).map(([, b]) => b))), j = /* @__PURE__ */ N(() => a().find((b) => b.value !== null && b.cells.length > 1));
  let C = /* @__PURE__ */ X([]);
  Xe(() => {
    i(g), i(p), i(w);
    const b = i(j) ? ts(i(j), []) : [];
    E(C, b.map(([T, Y]) => ({ from: ee(T), to: ee(Y), rank: 0 })));
  });
  function ee(b) {
    const T = h.querySelector(`[data-cell="${b}"]`), Y = (T?.querySelector(".men i:last-child") ?? T)?.getBoundingClientRect(), H = h.getBoundingClientRect();
    return Y ? [
      Y.x + Y.width / 2 - H.x,
      Y.y + Y.height / 2 - H.y
    ] : [0, 0];
  }
  function ce(b) {
    if (i(c) !== null && i(re).has(b)) {
      const T = [...i(u), [i(c), b]];
      E(c, null);
      const Y = s().filter((H) => H.cells.length === 2 * T.length && es(H, T));
      Y.length ? e.play?.(Y[0].text) : E(u, T);
    } else E(c, i(U).has(b) && b !== i(c) ? b : null, !0);
  }
  function y(b) {
    const T = v;
    v = -1;
    const Y = document.elementFromPoint(b.clientX, b.clientY)?.closest("button.cell");
    if (T < 0 || !Y || !h.contains(Y)) return;
    const H = Number(Y.dataset.cell);
    H === T || !i(U).has(T) || (E(c, T, !0), i(re).has(H) ? ce(H) : E(c, null));
  }
  function q(b) {
    const T = [...i(O), ...i(M), ...i(V)].map((me) => me.place), Y = T.indexOf(i(d)), H = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -i(O).length,
      ArrowDown: i(O).length
    };
    if (b.key === "Escape" && ((me) => {
      var we = Fr(me, 2);
      E(c, we[0], !0), E(u, we[1]);
    })([null, []]), !(b.key in H)) return;
    b.preventDefault(), b.stopPropagation();
    const be = T[Math.min(Math.max(Y + H[b.key], 0), T.length - 1)];
    E(d, be, !0), h.querySelector(`button.cell[data-cell="${be}"]`)?.focus();
  }
  function A(b) {
    const T = [
      b.count ? `${b.label}: ${b.count} of ${e.names[b.owner] ?? "nobody"}` : `${b.label}: empty`
    ];
    return b.place === i(c) ? T.push("chosen") : i(c) !== null && i(re).has(b.place) ? T.push("legal") : i(c) === null && i(U).has(b.place) && T.push("can move"), l().includes(b.place) && T.push("last move"), T.join(", ");
  }
  var W = Oo();
  gt("pointerup", Wt, y);
  var te = Ce(W), de = ie(te);
  let k;
  var P = ie(de);
  {
    var Z = (b) => {
      var T = Eo();
      let Y;
      Te(T, 23, () => i(O), (H) => H.place, (H, be, me) => {
        r(H, () => i(be), () => !0, () => i(me) % 2 === 1);
      }), F(() => Y = qt(T, "", Y, { "--columns": i(O).length })), x(b, T);
    };
    K(P, (b) => {
      i(O).length && b(Z);
    });
  }
  var R = I(P, 2);
  let G;
  Te(R, 23, () => i(M), (b) => b.place, (b, T, Y) => {
    r(b, () => i(T), () => !1, () => i(Y) % 2 === 0);
  });
  var $ = I(de, 2);
  {
    var Q = (b) => {
      var T = Ao();
      Te(T, 21, () => i(V), (Y) => Y.place, (Y, H) => {
        var be = Mo(), me = ie(be);
        let we;
        var Ee = ie(me), vt = ue(Ee, !0), At = I(Ee, 2), yt = ue(At, !0);
        F(
          (Tt, We, Me) => {
            we = _e(me, 1, "cell aside svelte-ibr02l", null, we, {
              can: Tt,
              target: We,
              from: i(H).place === i(c)
            }), ne(me, "data-cell", i(H).place), ne(me, "tabindex", i(H).place === i(d) ? 0 : -1), ne(me, "aria-label", `${i(H).label ?? ""} ${i(H).count ?? ""}, ${Me ?? ""}`), J(vt, i(H).label), J(yt, i(H).count);
          },
          [
            () => i(c) === null ? i(U).has(i(H).place) : i(re).has(i(H).place),
            () => i(c) !== null && i(re).has(i(H).place),
            () => A(i(H))
          ]
        ), le("click", me, () => (E(d, i(H).place, !0), ce(i(H).place))), le("pointerdown", me, () => v = i(H).place), x(Y, be);
      }), x(b, T);
    };
    K($, (b) => {
      i(V).length && b(Q);
    });
  }
  var ge = I($, 2);
  {
    var pe = (b) => {
      ui(b, {
        get arrows() {
          return i(C);
        },
        get width() {
          return i(g);
        },
        get height() {
          return i(p);
        },
        cell: 32
      });
    };
    K(ge, (b) => {
      i(C).length && !i(u).length && b(pe);
    });
  }
  Un(te, (b) => h = b, () => h);
  var xe = I(te, 2);
  {
    var ze = (b) => {
      var T = To(), Y = ie(T), H = I(Y);
      F((be) => J(Y, `${be ?? ""}: choose the next step. `), [
        () => i(u).map(([be, me]) => `${e.part.labels[be]} to ${e.part.labels[me]}`).join(", ")
      ]), le("click", H, () => E(u, [])), x(b, T);
    };
    K(xe, (b) => {
      i(u).length && b(ze);
    });
  }
  F(() => {
    ne(te, "aria-label", e.part.title || "board"), k = _e(de, 1, "track svelte-ibr02l", null, k, { folded: i(O).length > 0 }), G = qt(R, "", G, { "--columns": i(M).length });
  }), le("keydown", te, q), gr(te, "clientWidth", (b) => E(g, b)), gr(te, "clientHeight", (b) => E(p, b)), x(t, W), Le();
}
bt(["click", "pointerdown", "keydown"]);
var Lo = /* @__PURE__ */ z('<p class="title svelte-12f8aji"> </p>'), No = /* @__PURE__ */ z('<p class="text svelte-12f8aji"> </p>'), Co = /* @__PURE__ */ z("<section><!> <!></section>"), Po = /* @__PURE__ */ z('<div class="board svelte-12f8aji"></div>');
function Ro(t, e) {
  Oe(e, !0);
  let n = fe(e, "legal", 19, () => []), r = fe(e, "last", 19, () => []), s = fe(e, "rows", 19, () => []), l = fe(e, "moving", 3, !1), a = fe(e, "fresh", 3, !1), o = fe(e, "turned", 3, !1), f = fe(e, "toned", 3, !1);
  const u = /* @__PURE__ */ N(() => Ca(e.parts));
  var c = Po();
  Te(c, 21, () => e.parts, qe, (d, h, v) => {
    var _ = Co(), m = ie(_);
    {
      var g = (B) => {
        var D = Lo(), U = ue(D, !0);
        F(() => J(U, i(h).title)), x(B, D);
      };
      K(m, (B) => {
        i(h).title && B(g);
      });
    }
    var p = I(m, 2);
    {
      var w = (B) => {
        var D = St(), U = Ce(D);
        {
          var re = (ee) => {
            const ce = /* @__PURE__ */ N(() => i(h).cells.length);
            {
              let y = /* @__PURE__ */ N(() => Oa(i(h))), q = /* @__PURE__ */ N(() => Kr(n(), i(ce))), A = /* @__PURE__ */ N(() => r().map((te) => i(ce) - 1 - te)), W = /* @__PURE__ */ N(() => Kr(s(), i(ce)));
              er(ee, {
                get part() {
                  return i(y);
                },
                get names() {
                  return e.names;
                },
                get legal() {
                  return i(q);
                },
                get last() {
                  return i(A);
                },
                get rows() {
                  return i(W);
                },
                get moving() {
                  return l();
                },
                get toned() {
                  return f();
                },
                get play() {
                  return e.play;
                }
              });
            }
          }, j = (ee) => {
            er(ee, {
              get part() {
                return i(h);
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
                return s();
              },
              get moving() {
                return l();
              },
              get toned() {
                return f();
              },
              get play() {
                return e.play;
              }
            });
          }, C = (ee) => {
            er(ee, {
              get part() {
                return i(h);
              },
              get names() {
                return e.names;
              },
              get moving() {
                return l();
              }
            });
          };
          K(U, (ee) => {
            v === i(u) && o() ? ee(re) : v === i(u) ? ee(j, 1) : ee(C, -1);
          });
        }
        x(B, D);
      }, S = (B) => {
        var D = St(), U = Ce(D);
        {
          var re = (C) => {
            $r(C, {
              get part() {
                return i(h);
              },
              get legal() {
                return n();
              },
              get last() {
                return r();
              },
              get rows() {
                return s();
              },
              get play() {
                return e.play;
              }
            });
          }, j = (C) => {
            $r(C, {
              get part() {
                return i(h);
              }
            });
          };
          K(U, (C) => {
            v === i(u) ? C(re) : C(j, -1);
          });
        }
        x(B, D);
      }, L = (B) => {
        var D = St(), U = Ce(D);
        {
          var re = (C) => {
            rs(C, {
              get part() {
                return i(h);
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
                return s();
              },
              get play() {
                return e.play;
              }
            });
          }, j = (C) => {
            rs(C, {
              get part() {
                return i(h);
              },
              get names() {
                return e.names;
              }
            });
          };
          K(U, (C) => {
            v === i(u) ? C(re) : C(j, -1);
          });
        }
        x(B, D);
      }, O = (B) => {
        Sa(B, {
          get part() {
            return i(h);
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return a();
          }
        });
      }, M = (B) => {
        ja(B, {
          get part() {
            return i(h);
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return a();
          }
        });
      }, V = (B) => {
        var D = No(), U = ue(D, !0);
        F(() => J(U, i(h).text)), x(B, D);
      };
      K(p, (B) => {
        i(h).kind === "grid" ? B(w) : i(h).kind === "piles" ? B(S, 1) : i(h).kind === "points" ? B(L, 2) : i(h).kind === "cards" ? B(O, 3) : i(h).kind === "dice" ? B(M, 4) : B(V, -1);
      });
    }
    F(() => _e(_, 1, Mn(i(h).kind), "svelte-12f8aji")), x(d, _);
  }), x(t, c), Le();
}
function Io(t) {
  let e = 0;
  for (let n = 0; n < t.left.length; n++) e = Math.max(e, t.left[n], t.entered[n]);
  return e;
}
function He(t, e) {
  return t.marks[e].includes("pruned");
}
function pn(t, e) {
  return /\bcut\b/.test(t.marks[e]);
}
function zo(t, e) {
  return t.kind[e] === "leaf";
}
function pr(t) {
  return t.algorithm === "mcts";
}
function Yn(t, e, n) {
  return t.entered[e] <= n;
}
function ss(t, e, n) {
  return pr(t) ? Yn(t, e, n) : t.left[e] >= 0 && t.left[e] <= n;
}
function hi(t, e, n, r, s) {
  if (He(t, n)) return "";
  const l = t.values[n];
  if (ss(t, n, r)) {
    if (l && t.names.length > 2) return `(${l.map((u) => s(u)).join(" ")})`;
    const f = t.value[n] ?? null;
    return f === null ? "" : s(f);
  }
  if (!Yn(t, n, r) || l) return "";
  const a = t.kind[n];
  if (a !== "max" && a !== "min") return "";
  const o = (e[n] ?? []).filter((f) => ss(t, f, r) && !He(t, f) && t.value[f] !== null).map((f) => t.value[f]);
  return o.length ? a === "max" ? `≥${s(Math.max(...o))}` : `≤${s(Math.min(...o))}` : "";
}
function Fo(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 }, r = new Set(pr(t) ? t.parent.filter((l, a) => t.entered[a] <= e) : []), s = (l) => pr(t) ? !r.has(l) : zo(t, l);
  for (let l = 0; l < t.parent.length; l++)
    t.entered[l] > e || (He(t, l) ? n.pruned++ : (n.nodes++, s(l) && n.leaves++));
  return n;
}
class Do {
  look;
  #e = /* @__PURE__ */ X(null);
  get trace() {
    return i(this.#e);
  }
  set trace(e) {
    E(this.#e, e);
  }
  #n = /* @__PURE__ */ X("");
  get failure() {
    return i(this.#n);
  }
  set failure(e) {
    E(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ X(!1);
  get busy() {
    return i(this.#t);
  }
  set busy(e) {
    E(this.#t, e, !0);
  }
  #r = /* @__PURE__ */ X(!1);
  get compiling() {
    return i(this.#r);
  }
  set compiling(e) {
    E(this.#r, e, !0);
  }
  #s = /* @__PURE__ */ X(0);
  get moment() {
    return i(this.#s);
  }
  set moment(e) {
    E(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ X(0);
  get selected() {
    return i(this.#i);
  }
  set selected(e) {
    E(this.#i, e, !0);
  }
  #l = /* @__PURE__ */ X(0);
  get last() {
    return i(this.#l);
  }
  set last(e) {
    E(this.#l, e, !0);
  }
  stops;
  constructor(e = st.number()) {
    this.look = e, this.stops = [
      st.on("traced", (n) => {
        n.look === this.look && this.show(n);
      }),
      st.on("failed", (n) => {
        n.look === this.look && (this.failure = n.text, this.busy = !1);
      }),
      st.on("status", (n) => this.compiling = n.compiling)
    ];
  }
  show(e) {
    this.trace = e, this.busy = !1, this.failure = "", this.last = Io(e), this.moment = this.last, this.selected = 0;
  }
  run(e, n, r = {}) {
    this.busy = !0, this.failure = "", st.send({ type: "look", look: this.look, place: e, algorithm: n, settings: r });
  }
  close() {
    st.send({ type: "leave", look: this.look });
    for (const e of this.stops) e();
  }
}
const jo = matchMedia("(prefers-color-scheme: dark)");
function qo(t) {
  const e = getComputedStyle(t), n = e.colorScheme, r = n.includes("dark") && (jo.matches || !n.includes("light"));
  return (s) => {
    const l = e.getPropertyValue(s).trim(), [, a, o] = /^light-dark\((.+?),(.+)\)$/.exec(l) ?? [, l, l];
    return (r ? o : a).trim();
  };
}
const un = 15;
function vi(t) {
  return t.length > 4 ? 9.5 : t.length > 3 ? 10.5 : 12;
}
function Vo(t) {
  const e = qo(t);
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
function _i(t, e, n) {
  const r = t.trace.player[n];
  return r < 0 ? e.line : e.players[r % 4];
}
function Bo(t, e, n, r, s, l) {
  t.clearRect(0, 0, s, l);
  const a = 60, o = (-n.x - a) / n.scale, f = (s - n.x + a) / n.scale, u = (-n.y - a) / n.scale, c = (l - n.y + a) / n.scale, d = n.scale > 0.45, { trace: h, moment: v } = e, _ = (p) => p.x >= o && p.x <= f && p.y >= u && p.y <= c, m = (p) => Yn(h, p.node, v);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const g = [
    [r.line, 1.2, [], []],
    [r.ink, 3, [], []],
    [r.bad, 1.4, [5, 4], []]
  ];
  for (const p of e.layout.placed) {
    const w = p.parent;
    if (!w || !m(p) || !_(p) && !_(w)) continue;
    const S = !p.fold && He(h, p.node), L = !e.blank && !p.fold && e.line.has(p.node) && e.line.has(w.node);
    g[S ? 2 : L ? 1 : 0][3].push(p);
  }
  for (const [p, w, S, L] of g) {
    t.strokeStyle = p, t.lineWidth = Math.max(w, 0.7 / n.scale), t.setLineDash(d ? S : []), t.beginPath();
    for (const O of L) {
      const M = O.parent;
      t.moveTo(M.x, M.y), t.lineTo(O.x, O.y);
    }
    t.stroke();
  }
  if (t.setLineDash([]), !d) {
    Ho(t, e, r, _, m), t.restore();
    return;
  }
  t.textAlign = "center", t.textBaseline = "middle";
  for (const p of e.layout.placed)
    !m(p) || !_(p) || (p.fold ? Go(t, p, r) : Yo(t, e, p, r, n));
  t.restore();
}
function Ho(t, e, n, r, s) {
  const l = /* @__PURE__ */ new Map();
  for (const a of e.layout.placed) {
    if (!r(a) || !s(a)) continue;
    const o = a.fold ? n.soft : He(e.trace, a.node) ? n.bad : _i(e, n, a.node), f = l.get(o);
    f ? f.push(a) : l.set(o, [a]);
  }
  for (const [a, o] of l) {
    t.fillStyle = a, t.beginPath();
    for (const f of o) t.rect(f.x - 10, f.y - 10, 20, 20);
    t.fill();
  }
}
function Uo(t, e, n, r, s) {
  t.beginPath(), e === "max" ? (t.moveTo(n, r - s * 1.15), t.lineTo(n + s * 1.25, r + s * 0.9), t.lineTo(n - s * 1.25, r + s * 0.9)) : e === "min" ? (t.moveTo(n, r + s * 1.15), t.lineTo(n + s * 1.25, r - s * 0.9), t.lineTo(n - s * 1.25, r - s * 0.9)) : e === "leaf" ? t.rect(n - s, r - s * 0.8, 2 * s, 1.6 * s) : t.arc(n, r, s, 0, 2 * Math.PI), t.closePath();
}
function Yo(t, e, n, r, s) {
  const { trace: l, moment: a } = e, o = He(l, n.node), f = o ? r.bad : _i(e, r, n.node);
  Uo(t, l.kind[n.node], n.x, n.y, un), t.fillStyle = e.marked.has(n.node) ? r.mark : r.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? r.accent : f, t.setLineDash(o ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const c = e.blank && l.kind[n.node] !== "leaf" ? "" : hi(l, e.children, n.node, a, oi);
  t.fillStyle = o ? r.bad : r.ink, t.font = `600 ${vi(c)}px "Source Sans", sans-serif`;
  const d = l.kind[n.node] === "max" ? 4 : l.kind[n.node] === "min" ? -4 : 0;
  if (t.fillText(o ? "✕" : c, n.x, n.y + d), e.marked.has(n.node) && (t.strokeStyle = r.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), pn(l, n.node) && l.left[n.node] <= a && (t.strokeStyle = r.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + un + 8), t.lineTo(n.x + 9, n.y + un + 2), t.stroke()), s.scale > 0.6 && n.parent && Wo(t, e, n, r), e.children[n.node].length && !e.open.has(n.node)) {
    t.fillStyle = r.soft, t.font = '10px "Source Sans", sans-serif';
    const v = pn(l, n.node) ? 16 : 10;
    t.fillText(`+${e.children[n.node].length}`, n.x, n.y + un + v);
  }
}
function Wo(t, e, n, r) {
  const s = n.parent, l = e.trace.weight[n.node], a = e.trace.text[n.node], o = l < 1 && e.trace.kind[s.node] === "chance" ? `${Ke(l)}` : a, f = n.x * 0.62 + s.x * 0.38, u = n.y * 0.62 + s.y * 0.38;
  t.font = '11px "Source Sans", sans-serif';
  const c = o.length > 9 ? `${o.slice(0, 8)}…` : o, d = t.measureText(c).width + 6;
  t.fillStyle = r.paper, t.fillRect(f - d / 2, u - 7, d, 14), t.fillStyle = r.soft, t.fillText(c, f, u);
}
function Go(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 11px "Source Sans", sans-serif', t.fillText(`+${e.fold}`, e.x, e.y);
}
function Xo(t) {
  var e = 0, n = t.children, r = n && n.length;
  if (!r) e = 1;
  else for (; --r >= 0; ) e += n[r].value;
  t.value = e;
}
function Ko() {
  return this.eachAfter(Xo);
}
function Zo(t, e) {
  let n = -1;
  for (const r of this)
    t.call(e, r, ++n, this);
  return this;
}
function Jo(t, e) {
  for (var n = this, r = [n], s, l, a = -1; n = r.pop(); )
    if (t.call(e, n, ++a, this), s = n.children)
      for (l = s.length - 1; l >= 0; --l)
        r.push(s[l]);
  return this;
}
function Qo(t, e) {
  for (var n = this, r = [n], s = [], l, a, o, f = -1; n = r.pop(); )
    if (s.push(n), l = n.children)
      for (a = 0, o = l.length; a < o; ++a)
        r.push(l[a]);
  for (; n = s.pop(); )
    t.call(e, n, ++f, this);
  return this;
}
function $o(t, e) {
  let n = -1;
  for (const r of this)
    if (t.call(e, r, ++n, this))
      return r;
}
function eu(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, r = e.children, s = r && r.length; --s >= 0; ) n += r[s].value;
    e.value = n;
  });
}
function tu(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function nu(t) {
  for (var e = this, n = ru(e, t), r = [e]; e !== n; )
    e = e.parent, r.push(e);
  for (var s = r.length; t !== n; )
    r.splice(s, 0, t), t = t.parent;
  return r;
}
function ru(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), r = e.ancestors(), s = null;
  for (t = n.pop(), e = r.pop(); t === e; )
    s = t, t = n.pop(), e = r.pop();
  return s;
}
function su() {
  for (var t = this, e = [t]; t = t.parent; )
    e.push(t);
  return e;
}
function iu() {
  return Array.from(this);
}
function lu() {
  var t = [];
  return this.eachBefore(function(e) {
    e.children || t.push(e);
  }), t;
}
function au() {
  var t = this, e = [];
  return t.each(function(n) {
    n !== t && e.push({ source: n.parent, target: n });
  }), e;
}
function* ou() {
  var t = this, e, n = [t], r, s, l;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, r = t.children)
        for (s = 0, l = r.length; s < l; ++s)
          n.push(r[s]);
  while (n.length);
}
function Rr(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = cu)) : e === void 0 && (e = fu);
  for (var n = new bn(t), r, s = [n], l, a, o, f; r = s.pop(); )
    if ((a = e(r.data)) && (f = (a = Array.from(a)).length))
      for (r.children = a, o = f - 1; o >= 0; --o)
        s.push(l = a[o] = new bn(a[o])), l.parent = r, l.depth = r.depth + 1;
  return n.eachBefore(hu);
}
function uu() {
  return Rr(this).eachBefore(du);
}
function fu(t) {
  return t.children;
}
function cu(t) {
  return Array.isArray(t) ? t[1] : null;
}
function du(t) {
  t.data.value !== void 0 && (t.value = t.data.value), t.data = t.data.data;
}
function hu(t) {
  var e = 0;
  do
    t.height = e;
  while ((t = t.parent) && t.height < ++e);
}
function bn(t) {
  this.data = t, this.depth = this.height = 0, this.parent = null;
}
bn.prototype = Rr.prototype = {
  constructor: bn,
  count: Ko,
  each: Zo,
  eachAfter: Qo,
  eachBefore: Jo,
  find: $o,
  sum: eu,
  sort: tu,
  path: nu,
  ancestors: su,
  descendants: iu,
  leaves: lu,
  links: au,
  copy: uu,
  [Symbol.iterator]: ou
};
function gi(t, e, n, r, s) {
  for (var l = t.children, a, o = -1, f = l.length, u = t.value && (r - e) / t.value; ++o < f; )
    a = l[o], a.y0 = n, a.y1 = s, a.x0 = e, a.x1 = e += a.value * u;
}
function vu(t, e) {
  return t.parent === e.parent ? 1 : 2;
}
function tr(t) {
  var e = t.children;
  return e ? e[0] : t.t;
}
function nr(t) {
  var e = t.children;
  return e ? e[e.length - 1] : t.t;
}
function _u(t, e, n) {
  var r = n / (e.i - t.i);
  e.c -= r, e.s += n, t.c += r, e.z += n, e.m += n;
}
function gu(t) {
  for (var e = 0, n = 0, r = t.children, s = r.length, l; --s >= 0; )
    l = r[s], l.z += e, l.m += e, e += l.s + (n += l.c);
}
function mu(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function Cn(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
Cn.prototype = Object.create(bn.prototype);
function pu(t) {
  for (var e = new Cn(t, 0), n, r = [e], s, l, a, o; n = r.pop(); )
    if (l = n._.children)
      for (n.children = new Array(o = l.length), a = o - 1; a >= 0; --a)
        r.push(s = n.children[a] = new Cn(l[a], a)), s.parent = n;
  return (e.parent = new Cn(null, 0)).children = [e], e;
}
function bu() {
  var t = vu, e = 1, n = 1, r = null;
  function s(u) {
    var c = pu(u);
    if (c.eachAfter(l), c.parent.m = -c.z, c.eachBefore(a), r) u.eachBefore(f);
    else {
      var d = u, h = u, v = u;
      u.eachBefore(function(w) {
        w.x < d.x && (d = w), w.x > h.x && (h = w), w.depth > v.depth && (v = w);
      });
      var _ = d === h ? 1 : t(d, h) / 2, m = _ - d.x, g = e / (h.x + _ + m), p = n / (v.depth || 1);
      u.eachBefore(function(w) {
        w.x = (w.x + m) * g, w.y = w.depth * p;
      });
    }
    return u;
  }
  function l(u) {
    var c = u.children, d = u.parent.children, h = u.i ? d[u.i - 1] : null;
    if (c) {
      gu(u);
      var v = (c[0].z + c[c.length - 1].z) / 2;
      h ? (u.z = h.z + t(u._, h._), u.m = u.z - v) : u.z = v;
    } else h && (u.z = h.z + t(u._, h._));
    u.parent.A = o(u, h, u.parent.A || d[0]);
  }
  function a(u) {
    u._.x = u.z + u.parent.m, u.m += u.parent.m;
  }
  function o(u, c, d) {
    if (c) {
      for (var h = u, v = u, _ = c, m = h.parent.children[0], g = h.m, p = v.m, w = _.m, S = m.m, L; _ = nr(_), h = tr(h), _ && h; )
        m = tr(m), v = nr(v), v.a = u, L = _.z + w - h.z - g + t(_._, h._), L > 0 && (_u(mu(_, u, d), u, L), g += L, p += L), w += _.m, g += h.m, S += m.m, p += v.m;
      _ && !nr(v) && (v.t = _, v.m += w - p), h && !tr(m) && (m.t = h, m.m += g - S, d = u);
    }
    return d;
  }
  function f(u) {
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
function mi(t, e, n, r, s) {
  for (var l = t.children, a, o = -1, f = l.length, u = t.value && (s - n) / t.value; ++o < f; )
    a = l[o], a.x0 = e, a.x1 = r, a.y0 = n, a.y1 = n += a.value * u;
}
var pi = (1 + Math.sqrt(5)) / 2;
function bi(t, e, n, r, s, l) {
  for (var a = [], o = e.children, f, u, c = 0, d = 0, h = o.length, v, _, m = e.value, g, p, w, S, L, O, M; c < h; ) {
    v = s - n, _ = l - r;
    do
      g = o[d++].value;
    while (!g && d < h);
    for (p = w = g, O = Math.max(_ / v, v / _) / (m * t), M = g * g * O, L = Math.max(w / M, M / p); d < h; ++d) {
      if (g += u = o[d].value, u < p && (p = u), u > w && (w = u), M = g * g * O, S = Math.max(w / M, M / p), S > L) {
        g -= u;
        break;
      }
      L = S;
    }
    a.push(f = { value: g, dice: v < _, children: o.slice(c, d) }), f.dice ? gi(f, n, r, s, m ? r += _ * g / m : l) : mi(f, n, r, m ? n += v * g / m : s, l), m -= g, c = d;
  }
  return a;
}
(function t(e) {
  function n(r, s, l, a, o) {
    bi(e, r, s, l, a, o);
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(pi);
(function t(e) {
  function n(r, s, l, a, o) {
    if ((f = r._squarify) && f.ratio === e)
      for (var f, u, c, d, h = -1, v, _ = f.length, m = r.value; ++h < _; ) {
        for (u = f[h], c = u.children, d = u.value = 0, v = c.length; d < v; ++d) u.value += c[d].value;
        u.dice ? gi(u, s, l, a, m ? l += (o - l) * u.value / m : o) : mi(u, s, l, m ? s += (a - s) * u.value / m : a, o), m -= u.value;
      }
    else
      r._squarify = f = bi(e, r, s, l, a, o), f.ratio = e;
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(pi);
const wn = 9, wi = 46, br = 78;
function Ir(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, r) => {
    n >= 0 && e[n].push(r);
  }), e;
}
function wu(t, e, n) {
  const r = /* @__PURE__ */ new Set();
  let s = 1;
  const l = (o) => {
    const f = Math.min(t[o]?.length ?? 0, wn + 1);
    return !f || r.has(o) ? !0 : r.size && s + f - 1 > n ? !1 : (r.add(o), s += f - 1, !0);
  };
  l(0);
  for (const o of e) if (!l(o)) break;
  let a = [0];
  for (; a.length; ) {
    const o = [];
    for (const f of a) {
      if (!l(f)) return r;
      r.has(f) && o.push(...t[f].slice(0, wn + 1));
    }
    a = o;
  }
  return r;
}
function yi(t, e, n, r, s = br) {
  const l = (v) => {
    if (v.fold || !e.has(v.node)) return null;
    const _ = t[v.node] ?? [];
    if (_.length <= wn + 1 || n.has(v.node)) return _.map((g) => ({ node: g, fold: 0 }));
    const m = _.filter((g, p) => p < wn || r.has(g));
    return [...m.map((g) => ({ node: g, fold: 0 })), { node: v.node, fold: _.length - m.length }];
  }, a = bu().nodeSize([wi, s]).separation((v, _) => v.parent === _.parent ? 1 : 1.25)(
    Rr({ node: 0, fold: 0 }, l)
  ), o = [], f = /* @__PURE__ */ new Map(), u = /* @__PURE__ */ new Map();
  let c = 0, d = 0, h = 0;
  return a.each((v) => {
    const _ = {
      node: v.data.node,
      fold: v.data.fold,
      x: v.x,
      y: v.y,
      parent: v.parent ? u.get(v.parent) : null
    };
    u.set(v, _), o.push(_), _.fold || f.set(_.node, _), c = Math.min(c, _.x), d = Math.max(d, _.x), h = Math.max(h, _.y);
  }), { placed: o, byNode: f, left: c, right: d, bottom: h };
}
const is = "#1e1c19", ki = "#8b8375", Pn = "#a3301c", yu = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], Ne = 15, ku = 2e3;
function xi(t, e) {
  const n = Ir(t), r = new Set(t.parent.keys()), s = yi(n, r, r, r);
  return {
    trace: t,
    children: n,
    layout: s,
    shown: s.placed.filter((l) => Yn(t, l.node, e)).slice(0, ku),
    line: new Set(t.variation),
    value: (l) => hi(t, n, l, e, oi)
  };
}
function ls(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function xu(t, e) {
  if (He(t, e)) return Pn;
  const n = t.player[e];
  return n < 0 ? ki : yu[n % 4];
}
function Su(t, e, n) {
  const r = (s, l) => `${(e + s).toFixed(1)},${(n + l).toFixed(1)}`;
  return t === "max" ? `<polygon points="${r(0, -1.15 * Ne)} ${r(1.25 * Ne, 0.9 * Ne)} ${r(-1.25 * Ne, 0.9 * Ne)}"` : t === "min" ? `<polygon points="${r(0, 1.15 * Ne)} ${r(1.25 * Ne, -0.9 * Ne)} ${r(-1.25 * Ne, -0.9 * Ne)}"` : t === "leaf" ? `<rect x="${(e - Ne).toFixed(1)}" y="${(n - 0.8 * Ne).toFixed(1)}" width="${2 * Ne}" height="${1.6 * Ne}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${Ne}"`;
}
function Si(t, e) {
  return e.parent && t.kind[e.parent.node] === "chance" ? Ke(t.weight[e.node]) : t.text[e.node];
}
function Ei(t, e, n = !1) {
  const { layout: r, shown: s, line: l, value: a } = xi(t, e), o = r.right - r.left + 60, f = r.bottom + 70, u = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(r.left - 30).toFixed(1)} -30 ${o.toFixed(1)} ${f.toFixed(1)}" width="${o.toFixed(0)}" height="${f.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(r.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const c of s) {
    if (!c.parent) continue;
    const d = He(t, c.node), h = !n && l.has(c.node) && l.has(c.parent.node), v = d ? `stroke="${Pn}" stroke-dasharray="5 4" stroke-width="1.4"` : h ? `stroke="${is}" stroke-width="3"` : `stroke="${ki}" stroke-width="1.2"`;
    u.push(`<line x1="${c.parent.x.toFixed(1)}" y1="${c.parent.y.toFixed(1)}" x2="${c.x.toFixed(1)}" y2="${c.y.toFixed(1)}" ${v}/>`);
  }
  for (const c of s) {
    const d = He(t, c.node), h = t.kind[c.node];
    u.push(`${Su(h, c.x, c.y)} fill="#ffffff" stroke="${xu(t, c.node)}" stroke-width="1.8"${d ? ' stroke-dasharray="4 3"' : ""}/>`);
    const v = d ? "×" : n && h !== "leaf" ? "" : a(c.node), _ = h === "max" ? 8 : h === "min" ? 0 : 4;
    if (u.push(`<text x="${c.x.toFixed(1)}" y="${(c.y + _).toFixed(1)}" font-size="${vi(v)}" font-weight="600" fill="${d ? Pn : is}">${ls(v)}</text>`), pn(t, c.node) && u.push(`<line x1="${(c.x - 9).toFixed(1)}" y1="${(c.y + Ne + 8).toFixed(1)}" x2="${(c.x + 9).toFixed(1)}" y2="${(c.y + Ne + 2).toFixed(1)}" stroke="${Pn}" stroke-width="2"/>`), c.parent) {
      const m = c.x * 0.62 + c.parent.x * 0.38, g = c.y * 0.62 + c.parent.y * 0.38;
      u.push(`<text x="${m.toFixed(1)}" y="${(g + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${ls(Si(t, c))}</text>`);
    }
  }
  return u.push("</svg>"), u.join(`
`);
}
const Eu = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}"
};
function as(t) {
  return [...t].map((e) => Eu[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function Mu(t, e) {
  const { shown: n, line: r, value: s } = xi(t, e), l = (o) => `(${(o.x / 46).toFixed(2)},${(-o.y / 46).toFixed(2)})`, a = [
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
    const f = t.kind[o.node], u = ["max", "min", "chance", "leaf"].includes(f) ? f : "player", c = He(t, o.node), d = c ? "$\\times$" : as(s(o.node));
    a.push(`  \\node[${u}${c ? ", pruned" : ""}] (n${o.node}) at ${l(o)} {${d}};`);
  }
  for (const o of n) {
    if (!o.parent) continue;
    const f = r.has(o.node) && r.has(o.parent.node), u = He(t, o.node) ? "pruned" : f ? "best" : "";
    a.push(`  \\draw[${u}] (n${o.parent.node}) -- node[move] {${as(Si(t, o))}} (n${o.node});`);
  }
  return a.push("\\end{tikzpicture}"), `${a.join(`
`)}
`;
}
async function Au(t, e) {
  const n = URL.createObjectURL(new Blob([Ei(t, e)], { type: "image/svg+xml" }));
  try {
    const r = new Image();
    r.src = n, await r.decode();
    const s = document.createElement("canvas");
    s.width = Math.min(2 * r.width, 16e3), s.height = Math.min(2 * r.height, 16e3);
    const l = s.getContext("2d");
    return l.scale(2, 2), l.drawImage(r, 0, 0), await new Promise(
      (a, o) => s.toBlob((f) => f ? a(f) : o(new Error("this drawing is too large")), "image/png")
    );
  } finally {
    URL.revokeObjectURL(n);
  }
}
function rr(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, r = URL.createObjectURL(n), s = document.createElement("a");
  s.href = r, s.download = t, s.click(), setTimeout(() => URL.revokeObjectURL(r), 1e3);
}
var Tu = /* @__PURE__ */ z('<span class="soft" aria-hidden="true">›</span>'), Ou = /* @__PURE__ */ z('<!> <button class="step svelte-7t07ym"> </button>', 1), Lu = /* @__PURE__ */ z('<label class="row">Its value <input type="number" step="any" class="svelte-7t07ym"/></label>'), Nu = /* @__PURE__ */ z('<p class="soft facts svelte-7t07ym">Its value was never asked for.</p>'), Cu = /* @__PURE__ */ z('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), Pu = /* @__PURE__ */ z('<p class="soft facts svelte-7t07ym"> </p>'), Ru = /* @__PURE__ */ z('<ul aria-label="moves from here" class="svelte-7t07ym"></ul> <!>', 1), Iu = /* @__PURE__ */ z('<section class="panel stack" aria-label="selected node"><nav aria-label="the way to this node" class="svelte-7t07ym"></nav> <p class="told serif svelte-7t07ym" role="status"> </p> <p class="soft facts svelte-7t07ym"> <!><!></p> <!> <!></section>');
function zu(t, e) {
  Oe(e, !0);
  const n = 40;
  let r = /* @__PURE__ */ X("");
  const s = /* @__PURE__ */ N(() => Ir(e.trace)), l = /* @__PURE__ */ N(() => i(s)[e.selected] ?? []), a = /* @__PURE__ */ N(() => e.selected), o = /* @__PURE__ */ N(() => {
    const j = [];
    for (let C = e.selected; C >= 0; C = e.trace.parent[C]) j.unshift(C);
    return j;
  });
  Xe(() => {
    const j = e.trace.look, C = e.selected;
    E(r, "");
    const ee = st.on("explained", (ce) => {
      ce.look === j && ce.node === C && E(r, ce.text, !0);
    });
    return st.send({ type: "explain", look: j, node: C }), ee;
  });
  function f(j) {
    const C = e.trace.player[j];
    return C >= 0 ? `${e.trace.names[C]} to move` : C === -1 ? "chance" : "leaf";
  }
  function u(j) {
    const C = e.trace.alpha[j] ?? null, ee = e.trace.beta[j] ?? null;
    return e.trace.algorithm === "mcts" || e.trace.algorithm === "minimax" || C === null && ee === null ? "" : `window ${C === null ? "−∞" : Ke(C)} … ${ee === null ? "∞" : Ke(ee)}`;
  }
  function c(j) {
    return He(e.trace, j) ? "pruned" : pn(e.trace, j) ? "cut" : "";
  }
  var d = Iu(), h = ie(d);
  Te(h, 21, () => i(o), qe, (j, C, ee) => {
    var ce = Ou(), y = Ce(ce);
    {
      var q = (te) => {
        var de = Tu();
        x(te, de);
      };
      K(y, (te) => {
        ee && te(q);
      });
    }
    var A = I(y, 2), W = ue(A, !0);
    F(() => {
      ne(A, "aria-current", i(C) === e.selected ? "true" : void 0), J(W, ee ? e.trace.text[i(C)] : "root");
    }), le("click", A, () => e.select(i(C))), x(j, ce);
  });
  var v = I(h, 2), _ = ue(v, !0), m = I(v, 2), g = ie(m), p = I(g);
  {
    var w = (j) => {
      var C = Pt();
      F((ee) => J(C, `, ${ee ?? ""}`), [() => u(i(a))]), x(j, C);
    }, S = /* @__PURE__ */ N(() => u(i(a)));
    K(p, (j) => {
      i(S) && j(w);
    });
  }
  var L = I(p);
  {
    var O = (j) => {
      var C = Pt();
      F((ee) => J(C, `, ${ee ?? ""} visits`), [() => mr(e.trace.visits[i(a)])]), x(j, C);
    };
    K(L, (j) => {
      (e.trace.visits[i(a)] ?? 0) > 1 && j(O);
    });
  }
  var M = I(m, 2);
  {
    var V = (j) => {
      var C = Lu(), ee = I(ie(C));
      F(() => li(ee, e.trace.value[i(a)] ?? 0)), le("change", ee, (ce) => e.change?.(i(a), Number(ce.currentTarget.value))), x(j, C);
    }, B = (j) => {
      var C = Nu();
      x(j, C);
    }, D = /* @__PURE__ */ N(() => e.change && He(e.trace, i(a)));
    K(M, (j) => {
      e.change && e.trace.kind[i(a)] === "leaf" && e.trace.names.length <= 2 ? j(V) : i(D) && j(B, 1);
    });
  }
  var U = I(M, 2);
  {
    var re = (j) => {
      var C = Ru(), ee = Ce(C);
      Te(ee, 21, () => i(l).slice(0, n), qe, (q, A) => {
        var W = Cu(), te = ie(W);
        let de;
        var k = ie(te), P = ue(k, !0), Z = I(k, 2), R = ue(Z);
        F(
          (G, $, Q, ge) => {
            de = _e(te, 1, G, "svelte-7t07ym", de, { "on-line": $ }), J(P, e.trace.text[i(A)]), J(R, `${Q ?? ""}${ge ?? ""}`);
          },
          [
            () => Mn(c(i(A))),
            () => e.trace.variation.includes(i(A)),
            () => He(e.trace, i(A)) ? "pruned" : e.trace.values[i(A)] && e.trace.names.length > 2 ? e.trace.values[i(A)].map((G) => Ke(G)).join(" ") : Ke(e.trace.value[i(A)]),
            () => pn(e.trace, i(A)) ? " (cut)" : ""
          ]
        ), le("click", te, () => e.select(i(A))), x(q, W);
      });
      var ce = I(ee, 2);
      {
        var y = (q) => {
          var A = Pu(), W = ue(A);
          F(() => J(W, `and ${i(l).length - n} more`)), x(q, A);
        };
        K(ce, (q) => {
          i(l).length > n && q(y);
        });
      }
      x(j, C);
    };
    K(U, (j) => {
      i(l).length && j(re);
    });
  }
  F(
    (j, C) => {
      J(_, j), J(g, C);
    },
    [
      () => i(r) ? i(r).charAt(0).toUpperCase() + i(r).slice(1) + "." : " ",
      () => f(i(a))
    ]
  ), x(t, d), Le();
}
bt(["click", "change"]);
var Fu = /* @__PURE__ */ z('<div class="slider svelte-3ly6rn"><button aria-label="to the beginning" class="svelte-3ly6rn">|◂</button> <button aria-label="a step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="a step on" class="svelte-3ly6rn">▸</button> <button aria-label="to the end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" aria-label="moment of the search" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function Du(t, e) {
  Oe(e, !0);
  let n = /* @__PURE__ */ X(0);
  function r() {
    clearInterval(i(n)), E(n, 0);
  }
  ma(r);
  function s() {
    if (i(n)) return r();
    e.moment >= e.last && e.change(0);
    const m = Math.max(1, Math.round(e.last / 240));
    E(
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
  var l = Fu(), a = ie(l), o = I(a, 2), f = I(o, 2), u = ue(f, !0), c = I(f, 2), d = I(c, 2), h = I(d, 2), v = I(h, 2), _ = ue(v);
  F(() => {
    a.disabled = e.moment <= 0, o.disabled = e.moment <= 0, J(u, i(n) ? "Pause" : "Play"), c.disabled = e.moment >= e.last, d.disabled = e.moment >= e.last, ne(h, "max", e.last), li(h, e.moment), ne(h, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), J(_, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), le("click", a, () => e.change(0)), le("click", o, () => e.change(Math.max(0, e.moment - 1))), le("click", f, s), le("click", c, () => e.change(Math.min(e.last, e.moment + 1))), le("click", d, () => e.change(e.last)), le("input", h, (m) => e.change(Number(m.currentTarget.value))), x(t, l), Le();
}
bt(["click", "input"]);
const Ln = ["system", "light", "dark"];
class ju {
  #e = /* @__PURE__ */ X("system");
  get name() {
    return i(this.#e);
  }
  set name(e) {
    E(this.#e, e, !0);
  }
  constructor() {
    const e = localStorage.getItem("theme");
    e && Ln.includes(e) && this.set(e);
  }
  next() {
    this.set(Ln[(Ln.indexOf(this.name) + 1) % Ln.length]);
  }
  set(e) {
    this.name = e, localStorage.setItem("theme", e), e === "system" ? delete document.documentElement.dataset.theme : document.documentElement.dataset.theme = e;
  }
}
const qu = new ju();
var Vu = /* @__PURE__ */ z('<div class="frame svelte-1y7d2q4"><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas> <div class="tools svelte-1y7d2q4"><button aria-label="nearer" class="svelte-1y7d2q4">+</button> <button aria-label="further away" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Whole</button> <button class="svelte-1y7d2q4">Open all</button></div></div>');
function Bu(t, e) {
  Oe(e, !0);
  const n = 0.62, r = 48, s = 120;
  let l = fe(e, "marked", 19, () => /* @__PURE__ */ new Set()), a = fe(e, "height", 3, 460), o = fe(e, "blank", 3, !1), f = fe(e, "label", 3, "search tree"), u, c = /* @__PURE__ */ X(600), d = /* @__PURE__ */ X({ scale: 1, x: 300, y: 40 }), h = /* @__PURE__ */ X(/* @__PURE__ */ new Set()), v = /* @__PURE__ */ X(/* @__PURE__ */ new Set()), _ = /* @__PURE__ */ X(0), m = null;
  const g = /* @__PURE__ */ N(() => Ir(e.trace)), p = /* @__PURE__ */ N(() => new Set(e.trace.variation));
  let w = /* @__PURE__ */ X(ot(br));
  const S = /* @__PURE__ */ N(() => yi(i(g), i(h), i(v), i(p), i(w)));
  Xe(() => {
    const R = i(g);
    ut(() => {
      E(h, wu(R, e.trace.variation, i(c) / (wi * n))), E(v, /* @__PURE__ */ new Set());
    });
  }), Xe(() => {
    i(g), ut(L);
  });
  function L() {
    const R = i(S).right - i(S).left + 70, G = a() - r - 50, $ = Math.max(1, Math.round(i(S).bottom / i(w)));
    let Q = Math.max(0.02, Math.min(1.2, i(c) / R));
    E(w, Math.max(br, Math.min(s, G / $) / Q), !0), $ * i(w) * Q > G && (Q = Math.max(0.02, G / ($ * i(w)))), E(d, {
      scale: Q,
      x: i(c) / 2 - Q * (i(S).left + i(S).right) / 2,
      y: 28 + Math.max(0, (G - Q * $ * i(w)) / 2)
    });
  }
  function O() {
    E(h, new Set(i(g).keys())), E(v, i(h)), L();
  }
  function M(R) {
    const G = new Set(i(h));
    G.has(R) ? G.delete(R) : G.add(R), E(h, G);
  }
  Xe(() => {
    const R = e.selected;
    ut(() => {
      const $ = new Set(i(h)), Q = new Set(i(v));
      for (let pe = e.trace.parent[R] ?? -1; pe >= 0; pe = e.trace.parent[pe])
        $.add(pe);
      const ge = e.trace.parent[R] ?? -1;
      ge >= 0 && (i(g)[ge]?.indexOf(R) ?? 0) >= wn && Q.add(ge), $.size !== i(h).size && E(h, $), Q.size !== i(v).size && E(v, Q);
    });
    const G = i(S).byNode.get(R);
    ut(() => {
      if (!G) return;
      const $ = G.x * i(d).scale + i(d).x, Q = G.y * i(d).scale + i(d).y;
      ($ < 20 || $ > i(c) - 20 || Q < 20 || Q > a() - 20) && E(d, {
        ...i(d),
        x: i(c) / 2 - G.x * i(d).scale,
        y: a() / 2 - G.y * i(d).scale
      });
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => yl(_));
  let B = 0;
  Xe(() => {
    qu.name, i(_);
    const R = {
      trace: e.trace,
      children: i(g),
      layout: i(S),
      moment: e.moment,
      selected: e.selected,
      line: i(p),
      marked: l(),
      open: i(h),
      blank: o()
    }, G = i(d), $ = i(c);
    cancelAnimationFrame(B), B = requestAnimationFrame(() => {
      const Q = devicePixelRatio || 1;
      (u.width !== Math.round($ * Q) || u.height !== Math.round(a() * Q)) && (u.width = Math.round($ * Q), u.height = Math.round(a() * Q));
      const ge = u.getContext("2d");
      ge.setTransform(Q, 0, 0, Q, 0, 0), Bo(ge, R, G, Vo(u), $, a());
    });
  });
  function D(R, G = i(c) / 2, $ = a() / 2) {
    const Q = Math.max(0.02, Math.min(3, i(d).scale * R)), ge = Q / i(d).scale;
    E(d, {
      scale: Q,
      x: G - (G - i(d).x) * ge,
      y: $ - ($ - i(d).y) * ge
    });
  }
  function U(R) {
    R.preventDefault(), D(Math.exp(-R.deltaY * 15e-4), R.offsetX, R.offsetY);
  }
  function re(R) {
    m = { x: R.clientX, y: R.clientY, moved: !1 }, u.setPointerCapture(R.pointerId);
  }
  function j(R) {
    if (!m) return;
    const G = R.clientX - m.x, $ = R.clientY - m.y;
    !m.moved && Math.hypot(G, $) < 4 || (m = { x: R.clientX, y: R.clientY, moved: !0 }, E(d, { ...i(d), x: i(d).x + G, y: i(d).y + $ }));
  }
  function C(R) {
    const G = m && !m.moved;
    if (m = null, !G) return;
    const $ = (R.offsetX - i(d).x) / i(d).scale, Q = (R.offsetY - i(d).y) / i(d).scale, ge = Math.max(un * 1.3, 8 / i(d).scale);
    for (const pe of i(S).placed)
      if (!(Math.abs(pe.x - $) > ge || Math.abs(pe.y - Q) > ge)) {
        pe.fold ? E(v, new Set(i(v)).add(pe.node)) : !o() && pe.node === e.selected && (i(g)[pe.node]?.length ?? 0) > 0 ? M(pe.node) : e.select(pe.node);
        return;
      }
  }
  function ee(R) {
    const G = e.trace.parent[e.selected] ?? -1, $ = G >= 0 ? i(g)[G] : [0], Q = $.indexOf(e.selected), ge = i(g)[e.selected] ?? [], pe = {
      ArrowUp: G >= 0 ? G : void 0,
      ArrowDown: ge.find((xe) => i(p).has(xe)) ?? ge[0],
      ArrowLeft: $[Q - 1],
      ArrowRight: $[Q + 1],
      Home: 0
    };
    if (R.key in pe) {
      const xe = pe[R.key];
      xe !== void 0 && e.select(xe);
    } else if (R.key === " " || R.key === "Enter") o() ? e.select(e.selected) : M(e.selected);
    else if (R.key === "+") D(1.25);
    else if (R.key === "-") D(0.8);
    else return;
    R.preventDefault(), R.stopPropagation();
  }
  const ce = /* @__PURE__ */ N(() => i(S).byNode.get(e.selected));
  var y = { fit: L, openAll: O, toggle: M }, q = Vu();
  let A;
  var W = ie(q);
  Un(W, (R) => u = R, () => u);
  var te = I(W, 2), de = ie(te), k = I(de, 2), P = I(k, 2), Z = I(P, 2);
  return F(() => {
    A = qt(q, "", A, { height: `${a() ?? ""}px` }), ne(W, "aria-label", `${f() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys go from node to node; what is selected is told below.`), ne(W, "data-x", i(ce) ? i(ce).x * i(d).scale + i(d).x : void 0), ne(W, "data-y", i(ce) ? i(ce).y * i(d).scale + i(d).y : void 0), ne(W, "data-shown", i(S).placed.length);
  }), gt("wheel", W, U), le("pointerdown", W, re), le("pointermove", W, j), le("pointerup", W, C), le("keydown", W, ee), le("click", de, () => D(1.3)), le("click", k, () => D(0.77)), le("click", P, L), le("click", Z, () => O()), gr(q, "clientWidth", (R) => E(c, R)), x(t, q), Le(y);
}
bt([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var Hu = /* @__PURE__ */ z('<p role="alert" class="failure"> </p>'), Uu = /* @__PURE__ */ z(" <!><!>.", 1), Yu = /* @__PURE__ */ z('<div class="row"><span class="soft facts svelte-1ond5h7">For slides:</span> <button>SVG</button> <button>PNG</button> <button>TikZ</button></div>'), Wu = /* @__PURE__ */ z('<div><div class="left stack svelte-1ond5h7"><!> <!> <p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p> <!></div> <!></div> <ul class="legend soft svelte-1ond5h7" aria-label="signs"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> the line of best play</li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never looked at</li></ul>', 1), Gu = /* @__PURE__ */ z('<p class="soft" role="status"> </p>'), Xu = /* @__PURE__ */ z("<!> <!>", 1);
function Ku(t, e) {
  Oe(e, !0);
  let n = fe(e, "looking", 7), r = fe(e, "height", 3, 460), s = fe(e, "exporting", 3, !0);
  const l = /* @__PURE__ */ N(() => n().trace), a = /* @__PURE__ */ N(() => i(l) ? Fo(i(l), n().moment) : null);
  async function o() {
    i(l) && rr("tree.png", await Au(i(l), n().moment));
  }
  var f = Xu(), u = Ce(f);
  {
    var c = (_) => {
      var m = Hu(), g = ue(m, !0);
      F(() => J(g, n().failure)), x(_, m);
    };
    K(u, (_) => {
      n().failure && _(c);
    });
  }
  var d = I(u, 2);
  {
    var h = (_) => {
      var m = Wu(), g = Ce(m);
      let p;
      var w = ie(g), S = ie(w);
      Bu(S, {
        get trace() {
          return i(l);
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
        select: (y) => n().selected = y
      });
      var L = I(S, 2);
      Du(L, {
        get moment() {
          return n().moment;
        },
        get last() {
          return n().last;
        },
        change: (y) => n().moment = y
      });
      var O = I(L, 2), M = ie(O), V = I(M);
      {
        var B = (y) => {
          var q = Pt();
          F((A) => J(q, `, ${A ?? ""} pruned`), [() => on(i(a).pruned)]), x(y, q);
        };
        K(V, (y) => {
          i(a).pruned && y(B);
        });
      }
      var D = I(V, 2);
      {
        var U = (y) => {
          var q = Uu(), A = Ce(q), W = I(A);
          {
            var te = (P) => {
              var Z = Pt();
              F(() => J(Z, `, best move ${i(l).summary.move ?? ""}`)), x(P, Z);
            };
            K(W, (P) => {
              i(l).summary.move && P(te);
            });
          }
          var de = I(W);
          {
            var k = (P) => {
              var Z = Pt();
              F(() => J(Z, `, depth ${i(l).summary.depth ?? ""}`)), x(P, Z);
            };
            K(de, (P) => {
              i(l).summary.depth && P(k);
            });
          }
          F((P) => J(A, `${i(l).summary.algorithm ?? ""}: value ${P ?? ""} to ${i(l).names[i(l).perspective] ?? ""}`), [() => Ke(i(l).summary.value)]), x(y, q);
        };
        K(D, (y) => {
          n().moment >= n().last && y(U);
        });
      }
      var re = I(D, 2);
      {
        var j = (y) => {
          var q = Pt();
          F((A) => J(q, `${A ?? ""} more nodes were searched than are kept.`), [() => on(i(l).truncated)]), x(y, q);
        };
        K(re, (y) => {
          i(l).truncated && y(j);
        });
      }
      var C = I(O, 2);
      {
        var ee = (y) => {
          var q = Yu(), A = I(ie(q), 2), W = I(A, 2), te = I(W, 2);
          le("click", A, () => rr("tree.svg", Ei(i(l), n().moment))), le("click", W, o), le("click", te, () => rr("tree.tex", Mu(i(l), n().moment))), x(y, q);
        };
        K(C, (y) => {
          s() && y(ee);
        });
      }
      var ce = I(w, 2);
      zu(ce, {
        get trace() {
          return i(l);
        },
        get selected() {
          return n().selected;
        },
        get change() {
          return e.change;
        },
        select: (y) => n().selected = y
      }), F(
        (y, q) => {
          p = _e(g, 1, "view svelte-1ond5h7", null, p, { busy: n().busy }), J(M, `${y ?? ""} nodes, ${q ?? ""} leaves`);
        },
        [
          () => on(i(a).nodes),
          () => on(i(a).leaves)
        ]
      ), x(_, m);
    }, v = (_) => {
      var m = Gu(), g = ue(m, !0);
      F(() => J(g, n().compiling ? "Compiling: the first time takes a while …" : "Searching …")), x(_, m);
    };
    K(d, (_) => {
      i(l) && i(a) ? _(h) : n().busy && _(v, 1);
    });
  }
  x(t, f), Le();
}
bt(["click"]);
var Zu = /* @__PURE__ */ z("<tr><td> </td><td> </td><td> </td></tr>"), Ju = /* @__PURE__ */ z('<table class="data"><caption> </caption><thead><tr><th scope="col">move</th><th scope="col">value</th><th scope="col">line</th></tr></thead><tbody></tbody></table>'), Qu = /* @__PURE__ */ z('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function $u(t, e) {
  Oe(e, !0);
  const n = 12, r = e.trace ? new Do(e.trace.look) : null;
  r && e.trace && r.show(e.trace);
  const s = /* @__PURE__ */ N(() => (e.analysis?.rows ?? e.position.legal).some((_) => _.cells.length > 1));
  var l = Qu(), a = ie(l), o = ue(a, !0), f = I(a, 2), u = ie(f);
  {
    let _ = /* @__PURE__ */ N(() => e.analysis?.rows ?? []), m = /* @__PURE__ */ N(() => e.position.last?.cells ?? []);
    Ro(u, {
      get parts() {
        return e.position.board;
      },
      get names() {
        return e.names;
      },
      get rows() {
        return i(_);
      },
      get moving() {
        return i(s);
      },
      get last() {
        return i(m);
      }
    });
  }
  var c = I(u, 2);
  {
    var d = (_) => {
      var m = Ju(), g = ie(m), p = ue(g), w = I(g, 2);
      Te(w, 21, () => e.analysis.rows.slice(0, n), qe, (S, L) => {
        var O = Zu(), M = ie(O), V = ue(M, !0), B = I(M), D = ue(B, !0), U = I(B), re = ue(U, !0);
        F(
          (j, C) => {
            J(V, i(L).text), J(D, j), J(re, C);
          },
          [
            () => Ke(i(L).value, !0),
            () => i(L).line.slice(1, 8).join(" ")
          ]
        ), x(S, O);
      }), F((S) => J(p, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${S ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => on(e.analysis.nodes)]), x(_, m);
    };
    K(c, (_) => {
      e.analysis && _(d);
    });
  }
  var h = I(f, 2);
  {
    var v = (_) => {
      Ku(_, {
        get looking() {
          return r;
        },
        height: 380
      });
    };
    K(h, (_) => {
      r && _(v);
    });
  }
  F(() => J(o, e.title)), x(t, l), Le();
}
const Mi = /* @__PURE__ */ new Map();
st.attach((t) => {
  "look" in t && Mi.get(t.look)?.send(t);
});
function ef({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && Mi.set(n.trace.look, t), t.on("msg:custom", (s) => st.receive(s));
  const r = Kl($u, { target: e, props: n });
  return () => void Jl(r);
}
const nf = { render: ef };
export {
  nf as default
};
