var Hn = Array.isArray, Ps = Array.prototype.indexOf, vn = Array.prototype.includes, Un = Array.from, vi = Object.defineProperty, Ut = Object.getOwnPropertyDescriptor, Rs = Object.getOwnPropertyDescriptors, Is = Object.prototype, zs = Array.prototype, gi = Object.getPrototypeOf, Vr = Object.isExtensible;
const ln = () => {
};
function Fs(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function _i() {
  var t, e, n = new Promise((r, s) => {
    t = r, e = s;
  });
  return { promise: n, resolve: t, reject: e };
}
function Hr(t, e) {
  if (Array.isArray(t))
    return t;
  if (!(Symbol.iterator in t))
    return Array.from(t);
  const n = [];
  for (const r of t)
    if (n.push(r), n.length === e) break;
  return n;
}
const je = 2, Xt = 4, Yn = 8, kr = 1 << 24, $e = 16, rt = 32, Et = 64, lr = 128, xr = 256, nt = 512, Te = 1024, we = 2048, We = 4096, Be = 8192, Ie = 16384, $t = 32768, gn = 1 << 25, Dt = 65536, Fn = 1 << 17, Ds = 1 << 18, en = 1 << 19, js = 1 << 20, lt = 1 << 25, Dn = 1 << 21, Yt = 1 << 22, xt = 1 << 23, It = Symbol("$state"), mi = Symbol("component"), qs = Symbol("legacy props"), Bs = Symbol(""), pi = Symbol("attributes"), ar = Symbol("class"), or = Symbol("style"), ur = Symbol("text"), kn = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), Wn = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), Vs = 1, Hs = 2, wi = 4, Us = 8, Ys = 16, Ws = 1, Gs = 4, Xs = 8, Ks = 16, Zs = 1, Js = 2, bi = {}, Ee = Symbol("uninitialized"), Qs = "http://www.w3.org/1999/xhtml", $s = "@attach";
function el() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function tl() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function nl() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function yi(t) {
  return t === this.v;
}
function rl(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function ki(t) {
  return !rl(t, this.v);
}
function xi(t) {
  throw new Error("https://svelte.dev/e/lifecycle_outside_component");
}
function il() {
  throw new Error("https://svelte.dev/e/async_derived_orphan");
}
function sl(t, e, n) {
  throw new Error("https://svelte.dev/e/each_key_duplicate");
}
function ll(t) {
  throw new Error("https://svelte.dev/e/effect_in_teardown");
}
function al() {
  throw new Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function ol(t) {
  throw new Error("https://svelte.dev/e/effect_orphan");
}
function ul() {
  throw new Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function fl(t) {
  throw new Error("https://svelte.dev/e/props_invalid_value");
}
function cl() {
  throw new Error("https://svelte.dev/e/state_descriptors_fixed");
}
function dl() {
  throw new Error("https://svelte.dev/e/state_prototype_fixed");
}
function hl() {
  throw new Error("https://svelte.dev/e/state_unsafe_mutation");
}
function vl() {
  throw new Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
let ze = null;
function Kt(t) {
  ze = t;
}
function Ne(t, e = !1, n) {
  ze = {
    p: ze,
    i: !1,
    c: null,
    e: null,
    s: t,
    x: null,
    r: (
      /** @type {Effect} */
      ue
    ),
    l: null
  };
}
function Ce(t) {
  var e = (
    /** @type {ComponentContext} */
    ze
  ), n = e.e;
  if (n !== null) {
    e.e = null;
    for (var r of n)
      Vi(r);
  }
  return t !== void 0 && (e.x = t), e.i = !0, ze = e.p, Sr(t);
}
function Sr(t = {}) {
  return vi(t, mi, { value: !0 }), t;
}
function Si() {
  return !0;
}
let Nt = [];
function Ei() {
  var t = Nt;
  Nt = [], Fs(t);
}
function at(t) {
  if (Nt.length === 0 && !cn) {
    var e = Nt;
    queueMicrotask(() => {
      e === Nt && Ei();
    });
  }
  Nt.push(t);
}
function gl() {
  for (; Nt.length > 0; )
    Ei();
}
const _l = -7169;
function Se(t, e) {
  t.f = t.f & _l | e;
}
function Er(t) {
  (t.f & nt) !== 0 || t.deps === null ? Se(t, Te) : Se(t, We);
}
function Mi(t, e) {
  (t.f & we) !== 0 ? e.set(t, we) : (t.f & We) !== 0 && e.get(t) !== we && e.set(t, We), Se(t, Te);
}
function ml(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, at(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function xn(t) {
  var e = se, n = ue;
  Je(null), dt(null);
  try {
    return t();
  } finally {
    Je(e), dt(n);
  }
}
function Ai(t, e, n, r) {
  const s = _n;
  var l = t.filter((h) => !h.settled), a = e.map(s);
  if (n.length === 0 && l.length === 0) {
    r(a);
    return;
  }
  var o = (
    /** @type {Effect} */
    ue
  ), f = pl(), u = l.length === 1 ? l[0].promise : l.length > 1 ? Promise.all(l.map((h) => h.promise)) : null;
  function c(h) {
    if ((o.f & Ie) === 0) {
      f();
      try {
        r([...a, ...h]);
      } catch (g) {
        st(g, o);
      }
      jn();
    }
  }
  var d = Ti();
  if (n.length === 0) {
    u.then(() => c([])).finally(d);
    return;
  }
  function v() {
    Promise.all(n.map((h) => /* @__PURE__ */ wl(h))).then(c).catch((h) => st(h, o)).finally(d);
  }
  u ? u.then(() => {
    if ((o.f & Ie) !== 0) {
      d();
      return;
    }
    f(), v(), jn();
  }) : v();
}
function pl() {
  var t = (
    /** @type {Effect} */
    ue
  ), e = se, n = ze, r = (
    /** @type {Batch} */
    oe
  );
  return function(l = !0) {
    dt(t), Je(e), Kt(n), l && (t.f & Ie) === 0 && (r?.activate(), r?.apply());
  };
}
function jn(t = !0) {
  dt(null), Je(null), Kt(null), t && oe?.deactivate();
}
function Ti() {
  var t = (
    /** @type {Effect} */
    ue
  ), e = t.b, n = (
    /** @type {Batch} */
    oe
  ), r = !!e?.is_rendered();
  return e?.update_pending_count(1, n), n.increment(r, t), () => {
    e?.update_pending_count(-1, n), n.decrement(r, t);
  };
}
// @__NO_SIDE_EFFECTS__
function _n(t) {
  var e = je | we;
  return ue !== null && (ue.f |= en), {
    ctx: ze,
    deps: null,
    effects: null,
    equals: yi,
    f: e,
    fn: t,
    reactions: null,
    rv: 0,
    v: (
      /** @type {V} */
      Ee
    ),
    wv: 0,
    parent: ue,
    ac: null
  };
}
const an = Symbol("obsolete");
// @__NO_SIDE_EFFECTS__
function wl(t, e, n) {
  let r = (
    /** @type {Effect | null} */
    ue
  );
  r === null && il();
  var s = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), l = jt(
    /** @type {V} */
    Ee
  ), a = !se, o = /* @__PURE__ */ new Set();
  return Il(() => {
    var f = (
      /** @type {Effect} */
      ue
    ), u = _i();
    s = u.promise;
    try {
      Promise.resolve(t()).then(u.resolve, (h) => {
        h !== kn && u.reject(h);
      }).finally(jn);
    } catch (h) {
      u.reject(h), jn();
    }
    var c = (
      /** @type {Batch} */
      oe
    );
    if (a) {
      if ((f.f & $t) !== 0)
        var d = Ti();
      if (
        // boundary can be null if the async derived is inside an $effect.root not connected to the component render tree
        r.b?.is_rendered()
      )
        c.async_deriveds.get(f)?.reject(an);
      else
        for (const h of o.values())
          h.reject(an);
      o.add(u), c.async_deriveds.set(f, u);
    }
    const v = (h, g = void 0) => {
      d?.(), o.delete(u), g !== an && (c.activate(), g ? (l.f |= xt, Zt(l, g)) : ((l.f & xt) !== 0 && (l.f ^= xt), Zt(l, h)), c.deactivate());
    };
    u.promise.then(v, (h) => v(null, h || "unknown"));
  }), Lr(() => {
    for (const f of o)
      f.reject(an);
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
function x(t) {
  const e = /* @__PURE__ */ _n(t);
  return Ki(e), e;
}
// @__NO_SIDE_EFFECTS__
function Oi(t) {
  const e = /* @__PURE__ */ _n(t);
  return e.equals = ki, e;
}
function bl(t) {
  var e = t.effects;
  if (e !== null) {
    t.effects = null;
    for (var n = 0; n < e.length; n += 1)
      Fe(
        /** @type {Effect} */
        e[n]
      );
  }
}
function Mr(t) {
  var e, n = ue, r = t.parent;
  if (!wt && r !== null && t.v !== Ee && // if it was never evaluated before, it's guaranteed to fail downstream, so we try to execute instead
  (r.f & (Ie | Be)) !== 0)
    return el(), t.v;
  dt(r);
  try {
    bl(t), e = $i(t);
  } finally {
    dt(n);
  }
  return e;
}
function Li(t) {
  var e = Mr(t);
  if (!t.equals(e) && (t.wv = Ji(), (!oe?.is_fork || t.deps === null) && (oe !== null ? (oe.capture(t, e, !0), Wt?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    Se(t, Te);
    return;
  }
  wt || (et !== null ? (Or() || oe?.is_fork) && et.set(t, e) : Er(t));
}
function yl(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && xn(() => {
        e.ac.abort(kn), e.ac = null;
      }), e.fn !== null && (e.teardown = ln), mn(e, 0), Nr(e));
}
function Ni(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && Jt(e);
}
let Kn = null, Vt = null, oe = null, Wt = null, et = null, fr = null, cn = !1, Zn = !1, dn = null, Rn = null;
var Ur = 0;
let kl = 1;
class Mt {
  id = kl++;
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
  #i = null;
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
    Vt === null ? Kn = Vt = this : (Vt.next = this, this.prev = Vt), Vt = this;
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
        Se(s, we), n(s);
      for (s of r.m)
        Se(s, We), n(s);
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
    for (const l of this.#s)
      if (!((l.f & Ie) !== 0 || (l.f & (we | We)) === 0)) {
        for (var n = l, r = !1; n.parent !== null; ) {
          n = n.parent;
          var s = n.f;
          if ((s & (Et | rt)) !== 0) {
            if ((s & Te) === 0) {
              r = !0;
              break;
            }
            n.f ^= Te;
          }
        }
        r || e.push(n);
      }
    return this.#s = [], e;
  }
  #g() {
    this.started = !0;
    for (const [o, f] of this.#a)
      Se(o, f), this.schedule(o);
    this.apply();
    for (var e = dn = [], n = [], r = Rn = []; this.#s.length > 0; ) {
      Ur++ > 1e3 && (this.#d(), Sl());
      for (const o of this.#f())
        try {
          this.#w(o, e, n);
        } catch (f) {
          throw Ri(o), this.#v() || this.discard(), f;
        }
    }
    if (oe = null, r.length > 0) {
      var s = Mt.ensure();
      for (const o of r)
        s.schedule(o);
    }
    if (dn = null, Rn = null, this.#v()) {
      this.#_(n), this.#_(e);
      for (const [o, f] of this.#o)
        Pi(o, f);
      r.length > 0 && /** @type {unknown} */
      oe.#g();
      return;
    }
    const l = this.#k();
    if (l) {
      this.#_(n), this.#_(e), l.#c(this);
      return;
    }
    this.#a.clear();
    for (const o of this.#e) o(this);
    this.#e.clear(), Wt = this, Yr(n), Yr(e), Wt = null, this.#i?.resolve();
    var a = (
      /** @type {Batch | null} */
      /** @type {unknown} */
      oe
    );
    this.#t === 0 && (this.#s.length === 0 || a !== null) && this.#d(), a !== null && (ft.clear(), a.#g());
  }
  /**
   * Traverse the effect tree, executing effects or stashing
   * them for later execution as appropriate
   * @param {Effect} root
   * @param {Effect[]} effects
   * @param {Effect[]} render_effects
   */
  #w(e, n, r) {
    e.f ^= Te;
    for (var s = e.first; s !== null; ) {
      var l = s.f, a = (l & (rt | Et)) !== 0, o = a && (l & Te) !== 0, f = o || (l & Be) !== 0 || this.#o.has(s);
      if (!f && s.fn !== null) {
        a ? s.f ^= Te : (l & Xt) !== 0 ? n.push(s) : Mn(s) && ((l & $e) !== 0 && this.add_dirty_reaction(s, We), Jt(s));
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
      if (s !== null && !((r.f & je) !== 0 && (r.f & (we | We)) === 0))
        for (const o of s) {
          var l = o.f;
          if ((l & je) !== 0)
            n(
              /** @type {Derived} */
              o
            );
          else {
            var a = (
              /** @type {Effect} */
              o
            );
            l & (Yt | $e) && !this.async_deriveds.has(a) && (this.#a.delete(a), Se(a, we), this.schedule(a));
          }
        }
    };
    for (const r of this.current.keys())
      n(r);
    this.oncommit(() => e.discard()), e.#d(), oe = this, this.#g();
  }
  /**
   * @param {Effect[]} effects
   */
  #_(e) {
    for (var n = 0; n < e.length; n += 1)
      Mi(e[n], this.#a);
  }
  /**
   * Associate a change to a given source with the current
   * batch, noting its previous and current values
   * @param {Value} source
   * @param {any} value
   * @param {boolean} [is_derived]
   */
  capture(e, n, r = !1) {
    e.v !== Ee && !this.previous.has(e) && this.previous.set(e, e.v), (e.f & xt) === 0 && (this.current.set(e, [n, r]), et?.set(e, n)), this.is_fork || (e.v = n);
  }
  activate() {
    oe = this;
  }
  deactivate() {
    oe = null, et = null;
  }
  flush() {
    try {
      Zn = !0, oe = this, this.#g();
    } finally {
      Ur = 0, fr = null, dn = null, Rn = null, Zn = !1, oe = null, et = null, ft.clear();
    }
  }
  discard() {
    for (const e of this.#n) e(this);
    this.#n.clear();
    for (const e of this.async_deriveds.values())
      e.reject(an);
    this.#d(), this.#i?.resolve();
  }
  /**
   * @param {Effect} effect
   */
  register_created_effect(e) {
    this.#l.push(e);
  }
  #b() {
    for (let d = Kn; d !== null; d = d.next) {
      var e = d.id < this.id, n = [];
      for (const [v, [h, g]] of this.current) {
        if (d.current.has(v)) {
          var r = (
            /** @type {[any, boolean]} */
            d.current.get(v)[0]
          );
          if (e && h !== r)
            d.current.set(v, [h, g]);
          else
            continue;
        }
        n.push(v);
      }
      if (e)
        for (const [v, h] of this.async_deriveds) {
          const g = d.async_deriveds.get(v);
          g && h.promise.then(g.resolve).catch(g.reject);
        }
      var s = [...d.current.keys()].filter(
        (v) => !/** @type {[any, boolean]} */
        d.current.get(v)[1]
      );
      if (!(!d.started || s.length === 0)) {
        var l = s.filter((v) => !this.current.has(v));
        if (l.length === 0)
          e && d.discard();
        else if (n.length > 0) {
          if (e)
            for (const v of this.#h)
              d.unskip_effect(v, (h) => {
                (h.f & ($e | Yt)) !== 0 ? d.schedule(h) : d.#_([h]);
              });
          d.activate();
          var a = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Map();
          for (var f of n)
            Ci(f, l, a, o);
          o = /* @__PURE__ */ new Map();
          var u = [...d.current].filter(([v, h]) => {
            const g = this.current.get(v);
            return g ? g[0] !== h[0] || g[1] !== h[1] : !0;
          }).map(([v]) => v);
          if (u.length > 0)
            for (const v of this.#l)
              (v.f & (Ie | Be | Fn)) === 0 && Ar(v, u, o) && ((v.f & (Yt | $e)) !== 0 ? (Se(v, we), d.schedule(v)) : d.add_dirty_reaction(v, we));
          if (d.#s.length > 0 && !d.#u) {
            d.apply();
            for (var c of d.#f())
              d.#w(c, [], []);
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
    (n === we || this.#a.get(e) !== we) && this.#a.set(e, n);
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
    return (this.#i ??= _i()).promise;
  }
  static ensure() {
    if (oe === null) {
      const e = oe = new Mt();
      !Zn && !cn && at(() => {
        e.started || e.flush();
      });
    }
    return oe;
  }
  apply() {
    {
      et = null;
      return;
    }
  }
  /**
   *
   * @param {Effect} effect
   */
  schedule(e) {
    if (fr = e, e.b?.is_pending && (e.f & (Xt | Yn | kr)) !== 0 && (e.f & $t) === 0) {
      e.b.defer_effect(e);
      return;
    }
    this.#s.push(e);
  }
  #d() {
    if (this.linked) {
      var e = this.prev, n = this.next;
      e === null ? Kn = n : e.next = n, n === null ? Vt = e : n.prev = e, this.linked = !1;
    }
  }
}
function xl(t) {
  var e = cn, n = Wt;
  Wt = null, cn = !0;
  try {
    for (var r; ; ) {
      if (gl(), oe === null)
        return (
          /** @type {T} */
          r
        );
      oe.flush();
    }
  } finally {
    cn = e, Wt = n;
  }
}
function Sl() {
  try {
    ul();
  } catch (t) {
    st(t, fr);
  }
}
let _t = null;
function Yr(t) {
  var e = t.length;
  if (e !== 0) {
    for (var n = 0; n < e; ) {
      var r = t[n++];
      if ((r.f & (Ie | Be)) === 0 && Mn(r) && (_t = /* @__PURE__ */ new Set(), Jt(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && Wi(r), _t?.size > 0)) {
        ft.clear();
        for (const s of _t) {
          if ((s.f & (Ie | Be)) !== 0) continue;
          const l = [s];
          let a = s.parent;
          for (; a !== null; )
            _t.has(a) && (_t.delete(a), l.push(a)), a = a.parent;
          for (let o = l.length - 1; o >= 0; o--) {
            const f = l[o];
            (f.f & (Ie | Be)) === 0 && Jt(f);
          }
        }
        _t.clear();
      }
    }
    _t = null;
  }
}
function Ci(t, e, n, r) {
  if (!n.has(t) && (n.add(t), t.reactions !== null))
    for (const s of t.reactions) {
      const l = s.f;
      (l & je) !== 0 ? Ci(
        /** @type {Derived} */
        s,
        e,
        n,
        r
      ) : (l & (Yt | $e)) !== 0 && (l & we) === 0 && Ar(s, e, r) && (Se(s, we), Tr(
        /** @type {Effect} */
        s
      ));
    }
}
function Ar(t, e, n) {
  const r = n.get(t);
  if (r !== void 0) return r;
  if (t.deps !== null)
    for (const s of t.deps) {
      if (vn.call(e, s))
        return !0;
      if ((s.f & je) !== 0 && Ar(
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
function Tr(t) {
  oe.schedule(t);
}
function Pi(t, e) {
  if (!((t.f & rt) !== 0 && (t.f & Te) !== 0)) {
    (t.f & we) !== 0 ? e.d.push(t) : (t.f & We) !== 0 && e.m.push(t), Se(t, Te);
    for (var n = t.first; n !== null; )
      Pi(n, e), n = n.next;
  }
}
function Ri(t) {
  Se(t, Te);
  for (var e = t.first; e !== null; )
    Ri(e), e = e.next;
}
let qn = /* @__PURE__ */ new Set();
const ft = /* @__PURE__ */ new Map();
let Ii = !1;
function jt(t, e) {
  var n = {
    f: 0,
    v: t,
    reactions: null,
    equals: yi,
    rv: 0,
    wv: 0
  };
  return n;
}
// @__NO_SIDE_EFFECTS__
function K(t, e) {
  const n = jt(t);
  return Ki(n), n;
}
// @__NO_SIDE_EFFECTS__
function El(t, e = !1, n = !0) {
  const r = jt(t);
  return e || (r.equals = ki), r;
}
function S(t, e, n = !1) {
  se !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!tt || (se.f & Fn) !== 0) && Si() && (se.f & (je | $e | Yt | Fn)) !== 0 && (ct === null || !ct.has(t)) && hl();
  let r = n ? ot(e) : e;
  return Zt(t, r, Rn);
}
var Lt = null, cr = 0;
function Zt(t, e, n = null) {
  if (!t.equals(e)) {
    wt ? ft.set(t, e) : ft.has(t) || ft.set(t, t.v);
    var r = Mt.ensure();
    if (r.capture(t, e), (t.f & je) !== 0) {
      const s = (
        /** @type {Derived} */
        t
      );
      (t.f & we) !== 0 && Mr(s), et === null && Er(s);
    }
    t.wv = Ji(), Lt = null, cr = 0, zi(t, we, n), Lt = null, ue !== null && (ue.f & Te) !== 0 && (ue.f & (rt | Et)) === 0 && (Ke === null ? Dl([t]) : Ke.push(t)), !r.is_fork && qn.size > 0 && !Ii && Ml();
  }
  return e;
}
function Ml() {
  Ii = !1;
  for (const t of qn) {
    (t.f & Te) !== 0 && Se(t, We);
    let e;
    try {
      e = Mn(t);
    } catch {
      e = !0;
    }
    e && Jt(t);
  }
  qn.clear();
}
function Al(t, e = 1) {
  var n = i(t), r = e === 1 ? n++ : n--;
  return S(t, n), r;
}
function hn(t) {
  S(t, t.v + 1);
}
function zi(t, e, n) {
  var r = t.reactions;
  if (r !== null) {
    var s = r.length;
    if (cr += s, cr > 1e5 && Lt === null && (Lt = /* @__PURE__ */ new Set()), Lt !== null) {
      if (Lt.has(t)) return;
      Lt.add(t);
    }
    for (var l = 0; l < s; l++) {
      var a = r[l], o = a.f, f = (o & we) === 0;
      if (f && Se(a, e), (o & Fn) !== 0)
        qn.add(
          /** @type {Effect} */
          a
        );
      else if ((o & je) !== 0) {
        var u = (
          /** @type {Derived} */
          a
        );
        et?.delete(u), zi(u, We, n);
      } else if (f) {
        var c = (
          /** @type {Effect} */
          a
        );
        (o & $e) !== 0 && _t !== null && _t.add(c), n !== null ? n.push(c) : Tr(c);
      }
    }
  }
}
function ot(t) {
  if (typeof t != "object" || t === null || It in t || mi in t)
    return t;
  const e = gi(t);
  if (e !== Is && e !== zs)
    return t;
  var n = /* @__PURE__ */ new Map(), r = Hn(t), s = /* @__PURE__ */ K(0), l = Ft, a = (o) => {
    if (Ft === l)
      return o();
    var f = se, u = Ft;
    Je(null), Xr(l);
    var c = o();
    return Je(f), Xr(u), c;
  };
  return r && n.set("length", /* @__PURE__ */ K(
    /** @type {any[]} */
    t.length
  )), new Proxy(
    /** @type {any} */
    t,
    {
      defineProperty(o, f, u) {
        (!("value" in u) || u.configurable === !1 || u.enumerable === !1 || u.writable === !1) && cl();
        var c = n.get(f);
        return c === void 0 ? a(() => {
          var d = /* @__PURE__ */ K(u.value);
          return n.set(f, d), d;
        }) : S(c, u.value, !0), !0;
      },
      deleteProperty(o, f) {
        var u = n.get(f);
        if (u === void 0) {
          if (f in o) {
            const c = a(() => /* @__PURE__ */ K(Ee));
            n.set(f, c), hn(s);
          }
        } else
          S(u, Ee), hn(s);
        return !0;
      },
      get(o, f, u) {
        if (f === It)
          return t;
        var c = n.get(f), d = f in o;
        if (c === void 0 && (!d || Ut(o, f)?.writable) && (c = a(() => {
          var h = ot(d ? o[f] : Ee), g = /* @__PURE__ */ K(h);
          return g;
        }), n.set(f, c)), c !== void 0) {
          var v = i(c);
          return v === Ee ? void 0 : v;
        }
        return Reflect.get(o, f, u);
      },
      getOwnPropertyDescriptor(o, f) {
        this.has?.(o, f);
        var u = Reflect.getOwnPropertyDescriptor(o, f), c = n.get(f);
        if (c !== void 0) {
          var d = i(c);
          if (d === Ee)
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
        if (f === It)
          return !0;
        var u = n.get(f), c = u !== void 0 && u.v !== Ee || Reflect.has(o, f);
        if (u !== void 0 || (ue !== null || se !== null) && (!c || Ut(o, f)?.writable)) {
          u === void 0 && (u = a(() => {
            var v = c ? ot(o[f]) : Ee, h = /* @__PURE__ */ K(v);
            return h;
          }), n.set(f, u));
          var d = i(u);
          if (d === Ee)
            return !1;
        }
        return c;
      },
      set(o, f, u, c) {
        var d = n.get(f), v = f in o;
        if (r && f === "length")
          for (var h = u; h < /** @type {Source<number>} */
          d.v; h += 1) {
            var g = n.get(h + "");
            g !== void 0 ? S(g, Ee) : h in o && (g = a(() => /* @__PURE__ */ K(Ee)), n.set(h + "", g));
          }
        if (d === void 0)
          (!v || Ut(o, f)?.writable) && (d = a(() => /* @__PURE__ */ K(void 0)), S(d, ot(u)), n.set(f, d));
        else {
          v = d.v !== Ee;
          var p = a(() => ot(u));
          S(d, p);
        }
        var _ = Reflect.getOwnPropertyDescriptor(o, f);
        if (_?.set && _.set.call(c, u), !v) {
          if (r && typeof f == "string") {
            var w = (
              /** @type {Source<number>} */
              n.get("length")
            ), b = Number(f);
            Number.isInteger(b) && b >= w.v && S(w, b + 1);
          }
          hn(s);
        }
        return !0;
      },
      ownKeys(o) {
        i(s);
        var f = Reflect.ownKeys(o).filter((d) => {
          var v = n.get(d);
          return v === void 0 || v.v !== Ee;
        });
        for (var [u, c] of n)
          c.v !== Ee && !(u in o) && f.push(u);
        return f;
      },
      setPrototypeOf() {
        dl();
      }
    }
  );
}
function Wr(t) {
  try {
    if (t !== null && typeof t == "object" && It in t)
      return t[It];
  } catch {
  }
  return t;
}
function Fi(t, e) {
  return Object.is(Wr(t), Wr(e));
}
var Gt, Di, ji, qi;
function Tl() {
  if (Gt === void 0) {
    Gt = window, Di = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    ji = Ut(e, "firstChild").get, qi = Ut(e, "nextSibling").get, Vr(t) && (t[ar] = void 0, t[pi] = null, t[or] = void 0, t.__e = void 0), Vr(n) && (n[ur] = void 0);
  }
}
function pt(t = "") {
  return document.createTextNode(t);
}
// @__NO_SIDE_EFFECTS__
function qt(t) {
  return (
    /** @type {TemplateNode | null} */
    ji.call(t)
  );
}
// @__NO_SIDE_EFFECTS__
function Sn(t) {
  return (
    /** @type {TemplateNode | null} */
    qi.call(t)
  );
}
function re(t, e) {
  return /* @__PURE__ */ qt(t);
}
function Oe(t, e = !1) {
  {
    var n = /* @__PURE__ */ qt(t);
    return n instanceof Comment && n.data === "" ? /* @__PURE__ */ Sn(n) : n;
  }
}
function de(t, e = !1) {
  return /* @__PURE__ */ qt(t);
}
function F(t, e = 1, n = !1) {
  let r = t;
  for (; e--; )
    r = /** @type {TemplateNode} */
    /* @__PURE__ */ Sn(r);
  return r;
}
function Ol(t) {
  t.textContent = "";
}
function Bi() {
  return !1;
}
function Ll(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function Nl(t) {
  var e = ue;
  if (e === null)
    return se.f |= xt, t;
  if ((e.f & $t) === 0 && (e.f & Xt) === 0)
    throw t;
  st(t, e);
}
function st(t, e) {
  if (t === bi)
    throw t;
  if (!(e !== null && (e.f & Ie) !== 0)) {
    for (; e !== null; ) {
      if ((e.f & lr) !== 0 && (e.f & (Ie | gn)) === 0) {
        if ((e.f & $t) === 0)
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
function Cl(t) {
  ue === null && (se === null && ol(), al()), wt && ll();
}
function Pl(t, e) {
  var n = e.last;
  n === null ? e.last = e.first = t : (n.next = t, t.prev = n, e.last = t);
}
function ht(t, e) {
  var n = ue;
  n !== null && (n.f & Be) !== 0 && (t |= Be);
  var r = {
    ctx: ze,
    deps: null,
    nodes: null,
    f: t | we | nt,
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
  oe?.register_created_effect(r);
  var s = r;
  if ((t & Xt) !== 0)
    dn !== null ? dn.push(r) : Mt.ensure().schedule(r);
  else if (e !== null) {
    try {
      Jt(r);
    } catch (a) {
      throw Fe(r), a;
    }
    s.deps === null && s.teardown === null && s.nodes === null && s.first === s.last && // either `null`, or a singular child
    (s.f & en) === 0 && (s = s.first, (t & $e) !== 0 && (t & Dt) !== 0 && s !== null && (s.f |= Dt));
  }
  if (s !== null && (s.parent = n, n !== null && Pl(s, n), se !== null && (se.f & je) !== 0 && (t & Et) === 0)) {
    var l = (
      /** @type {Derived} */
      se
    );
    (l.effects ??= []).push(s);
  }
  return r;
}
function Or() {
  return se !== null && !tt;
}
function Lr(t) {
  const e = ht(Yn, null);
  return Se(e, Te), e.teardown = t, e;
}
function qe(t) {
  Cl();
  var e = (
    /** @type {Effect} */
    ue.f
  ), n = !se && (e & rt) !== 0 && ze !== null && !ze.i;
  if (n) {
    var r = (
      /** @type {ComponentContext} */
      ze
    );
    (r.e ??= []).push(t);
  } else
    return Vi(t);
}
function Vi(t) {
  return ht(Xt | js, t);
}
function Rl(t) {
  Mt.ensure();
  const e = ht(Et | en, t);
  return (n = {}) => new Promise((r) => {
    n.outro ? zt(e, () => {
      Fe(e), r(void 0);
    }) : (Fe(e), r(void 0));
  });
}
function Gn(t) {
  return ht(Xt, t);
}
function Il(t) {
  return ht(Yt | en, t);
}
function Hi(t, e = 0) {
  return ht(Yn | e, t);
}
function V(t, e = [], n = [], r = []) {
  Ai(r, e, n, (s) => {
    ht(Yn, () => {
      t(...s.map(i));
    });
  });
}
function En(t, e = 0) {
  var n = ht($e | e, t);
  return n;
}
function Ui(t, e = 0) {
  var n = ht(kr | e, t);
  return n;
}
function He(t) {
  return ht(rt | en, t);
}
function Yi(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = wt, r = se;
    Gr(!0), Je(null);
    try {
      e.call(null);
    } catch (s) {
      st(s, t.parent);
    } finally {
      Gr(n), Je(r);
    }
  }
}
function Nr(t, e = !1) {
  var n = t.first;
  for (t.first = t.last = null; n !== null; ) {
    const s = n.ac;
    s !== null && xn(() => {
      s.abort(kn);
    });
    var r = n.next;
    (n.f & Et) !== 0 ? n.parent = null : Fe(n, e), n = r;
  }
}
function zl(t) {
  for (var e = t.first; e !== null; ) {
    var n = e.next;
    (e.f & rt) === 0 && Fe(e), e = n;
  }
}
function Fe(t, e = !0) {
  var n = !1;
  (e || (t.f & Ds) !== 0) && t.nodes !== null && t.nodes.end !== null && (Fl(
    t.nodes.start,
    /** @type {TemplateNode} */
    t.nodes.end
  ), n = !0), t.f |= gn, Nr(t, e && !n), mn(t, 0);
  var r = t.nodes && t.nodes.t;
  if (r !== null)
    for (const l of r)
      l.stop();
  Yi(t), t.f ^= gn, t.f |= Ie;
  var s = t.parent;
  s !== null && s.first !== null && Wi(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function Fl(t, e) {
  for (; t !== null; ) {
    var n = t === e ? null : /* @__PURE__ */ Sn(t);
    t.remove(), t = n;
  }
}
function Wi(t) {
  var e = t.parent, n = t.prev, r = t.next;
  n !== null && (n.next = r), r !== null && (r.prev = n), e !== null && (e.first === t && (e.first = r), e.last === t && (e.last = n));
}
function zt(t, e, n = !0) {
  var r = [];
  t.f |= xr, Gi(t, r, !0);
  var s = () => {
    n && Fe(t), e && e();
  }, l = r.length;
  if (l > 0) {
    var a = () => --l || s();
    for (var o of r)
      o.out(a);
  } else
    s();
}
function Gi(t, e, n) {
  if ((t.f & Be) === 0) {
    t.f ^= Be;
    var r = t.nodes && t.nodes.t;
    if (r !== null)
      for (const o of r)
        (o.is_global || n) && e.push(o);
    for (var s = t.first; s !== null; ) {
      var l = s.next;
      if ((s.f & Et) === 0) {
        var a = (s.f & Dt) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (s.f & rt) !== 0 && (t.f & $e) !== 0;
        Gi(s, e, a ? n : !1);
      }
      s = l;
    }
  }
}
function Bn(t) {
  t.f &= ~xr, Xi(t, !0);
}
function Xi(t, e) {
  if ((t.f & xr) === 0 && (t.f & Be) !== 0) {
    t.f ^= Be, (t.f & Te) === 0 && (Se(t, we), Mt.ensure().schedule(t));
    for (var n = t.first; n !== null; ) {
      var r = n.next, s = (n.f & Dt) !== 0 || (n.f & rt) !== 0;
      Xi(n, s ? e : !1), n = r;
    }
    var l = t.nodes && t.nodes.t;
    if (l !== null)
      for (const a of l)
        (a.is_global || e) && a.in();
  }
}
function Cr(t, e) {
  if (t.nodes)
    for (var n = t.nodes.start, r = t.nodes.end; n !== null; ) {
      var s = n === r ? null : /* @__PURE__ */ Sn(n);
      e.append(n), n = s;
    }
}
let wt = !1;
function Gr(t) {
  wt = t;
}
let se = null, tt = !1;
function Je(t) {
  se = t;
}
let ue = null;
function dt(t) {
  ue = t;
}
let ct = null;
function Ki(t) {
  se !== null && ((se.f & Dn) !== 0 || (se.f & je) !== 0) && (ct ??= /* @__PURE__ */ new Set()).add(t);
}
let Ue = null, Ye = 0, Ke = null;
function Dl(t) {
  Ke = t;
}
let Zi = 1, Ct = 0, Ft = Ct;
function Xr(t) {
  Ft = t;
}
function Ji() {
  return ++Zi;
}
function Mn(t) {
  var e = t.f;
  if ((e & we) !== 0)
    return !0;
  if ((e & We) !== 0) {
    for (var n = (
      /** @type {Value[]} */
      t.deps
    ), r = n.length, s = 0; s < r; s++) {
      var l = n[s];
      if (Mn(
        /** @type {Derived} */
        l
      ) && Li(
        /** @type {Derived} */
        l
      ), l.wv > t.wv)
        return !0;
    }
    (e & nt) !== 0 && // During time traveling we don't want to reset the status so that
    // traversal of the graph in the other batches still happens
    et === null && Se(t, Te);
  }
  return !1;
}
function Qi(t, e, n = !0) {
  var r = t.reactions;
  if (r !== null && !(ct !== null && ct.has(t)))
    for (var s = 0; s < r.length; s++) {
      var l = r[s];
      (l.f & je) !== 0 ? Qi(
        /** @type {Derived} */
        l,
        e,
        !1
      ) : e === l && (n ? Se(l, we) : (l.f & Te) !== 0 && Se(l, We), Tr(
        /** @type {Effect} */
        l
      ));
    }
}
function $i(t) {
  var e = Ue, n = Ye, r = Ke, s = se, l = ct, a = ze, o = tt, f = Ft, u = t.f;
  Ue = /** @type {null | Value[]} */
  null, Ye = 0, Ke = null, se = (u & (rt | Et)) === 0 ? t : null, ct = null, Kt(t.ctx), tt = !1, Ft = ++Ct, t.ac !== null && (xn(() => {
    t.ac.abort(kn);
  }), t.ac = null);
  try {
    t.f |= Dn;
    var c = (
      /** @type {Function} */
      t.fn
    ), d = c();
    t.f |= $t;
    var v = Kr(t);
    if (Si() && Ke !== null && !tt && v !== null && (t.f & (je | We | we)) === 0)
      for (var h = 0; h < /** @type {Source[]} */
      Ke.length; h++)
        Qi(
          Ke[h],
          /** @type {Effect} */
          t
        );
    if (s !== null && s !== t) {
      if (Ct++, s.deps !== null)
        for (let g = 0; g < n; g += 1)
          s.deps[g].rv = Ct;
      if (e !== null)
        for (const g of e)
          g.rv = Ct;
      Ke !== null && (r === null ? r = Ke : r.push(.../** @type {Source[]} */
      Ke));
    }
    return (t.f & xt) !== 0 && (t.f ^= xt), d;
  } catch (g) {
    return Kr(t), Nl(g);
  } finally {
    t.f ^= Dn, Ue = e, Ye = n, Ke = r, se = s, ct = l, Kt(a), tt = o, Ft = f;
  }
}
function Kr(t) {
  var e = t.deps, n = oe?.is_fork;
  if (Ue !== null) {
    var r;
    if (n || mn(t, Ye), e !== null && Ye > 0)
      for (e.length = Ye + Ue.length, r = 0; r < Ue.length; r++)
        e[Ye + r] = Ue[r];
    else
      t.deps = e = Ue;
    if (Or() && (t.f & nt) !== 0)
      for (r = Ye; r < e.length; r++)
        (e[r].reactions ??= []).push(t);
  } else !n && e !== null && Ye < e.length && (mn(t, Ye), e.length = Ye);
  return e;
}
function jl(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var r = Ps.call(n, t);
    if (r !== -1) {
      var s = n.length - 1;
      s === 0 ? n = e.reactions = null : (n[r] = n[s], n.pop());
    }
  }
  if (n === null && (e.f & je) !== 0 && // Destroying a child effect while updating a parent effect can cause a dependency to appear
  // to be unused, when in fact it is used by the currently-updating parent. Checking `new_deps`
  // allows us to skip the expensive work of disconnecting and immediately reconnecting it
  (Ue === null || !vn.call(Ue, e))) {
    var l = (
      /** @type {Derived} */
      e
    );
    (l.f & nt) !== 0 && (l.f ^= nt), l.v !== Ee && Er(l), l.ac !== null && xn(() => {
      l.ac.abort(kn), l.ac = null, Se(l, we);
    }), yl(l), mn(l, 0);
  }
}
function mn(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var r = e; r < n.length; r++)
      jl(t, n[r]);
}
function Jt(t) {
  var e = t.f;
  if ((e & Ie) === 0) {
    Se(t, Te);
    var n = ue;
    ue = t;
    try {
      (e & ($e | kr)) !== 0 ? zl(t) : Nr(t), Yi(t);
      var r = $i(t);
      t.teardown = typeof r == "function" ? r : null, t.wv = Zi;
      var s;
    } finally {
      ue = n;
    }
  }
}
async function es() {
  await Promise.resolve(), xl();
}
function i(t) {
  var e = t.f, n = (e & je) !== 0;
  if (se !== null && !tt) {
    var r = ue !== null && (ue.f & Ie) !== 0;
    if (!r && (ct === null || !ct.has(t))) {
      var s = se.deps;
      if ((se.f & Dn) !== 0)
        t.rv < Ct && (t.rv = Ct, Ue === null && s !== null && s[Ye] === t ? Ye++ : Ue === null ? Ue = [t] : Ue.push(t));
      else {
        se.deps ??= [], vn.call(se.deps, t) || se.deps.push(t);
        var l = t.reactions;
        l === null ? t.reactions = [se] : vn.call(l, se) || l.push(se);
      }
    }
  }
  if (wt && ft.has(t))
    return ft.get(t);
  if (n) {
    var a = (
      /** @type {Derived} */
      t
    );
    if (wt) {
      var o = a.v;
      return ((a.f & Te) === 0 && a.reactions !== null || ns(a)) && (o = Mr(a)), ft.set(a, o), o;
    }
    var f = (a.f & nt) === 0 && !tt && se !== null && (se.f & nt) !== 0, u = (a.f & $t) === 0;
    Mn(a) && (f && (a.f |= nt), Li(a)), f && !u && (Ni(a), ts(a));
  }
  if (et?.has(t))
    return et.get(t);
  if ((t.f & xt) !== 0)
    throw t.v;
  return t.v;
}
function ts(t) {
  if (t.f |= nt, t.deps !== null)
    for (const n of t.deps) {
      var e = n.reactions;
      e === null ? n.reactions = [t] : vn.call(e, t) || e.push(t), (n.f & je) !== 0 && (n.f & nt) === 0 && (Ni(
        /** @type {Derived} */
        n
      ), ts(
        /** @type {Derived} */
        n
      ));
    }
}
function ns(t) {
  if (t.v === Ee) return !0;
  if (t.deps === null) return !1;
  for (const e of t.deps)
    if (ft.has(e) || (e.f & je) !== 0 && ns(
      /** @type {Derived} */
      e
    ))
      return !0;
  return !1;
}
function ut(t) {
  var e = tt;
  try {
    return tt = !0, t();
  } finally {
    tt = e;
  }
}
function ql(t) {
  return t.endsWith("capture") && t !== "gotpointercapture" && t !== "lostpointercapture";
}
const Bl = [
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
function Vl(t) {
  return Bl.includes(t);
}
const Hl = {
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
function Ul(t) {
  return t = t.toLowerCase(), Hl[t] ?? t;
}
const Yl = ["touchstart", "touchmove"];
function Wl(t) {
  return Yl.includes(t);
}
const on = Symbol("events"), rs = /* @__PURE__ */ new Set(), dr = /* @__PURE__ */ new Set();
function is(t, e, n, r = {}) {
  function s(l) {
    if (r.capture || hr.call(e, l), !l.cancelBubble)
      return xn(() => n?.call(this, l));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (s.__removed = !1, at(() => {
    s.__removed || e.addEventListener(t, s, r);
  })) : e.addEventListener(t, s, r), s;
}
function mt(t, e, n, r, s) {
  var l = { capture: r, passive: s }, a = is(t, e, n, l);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && Lr(() => {
    a.__removed = !0, e.removeEventListener(t, a, l);
  });
}
function ie(t, e, n) {
  (e[on] ??= {})[t] = n;
}
function vt(t) {
  for (var e = 0; e < t.length; e++)
    rs.add(t[e]);
  for (var n of dr)
    n(t);
}
let Jn = null, Qn = !1;
function hr(t) {
  var e = this, n = (
    /** @type {Node} */
    e.ownerDocument
  ), r = t.type, s = t.composedPath?.() || [], l = (
    /** @type {null | Element} */
    s[0] || t.target
  );
  Jn = t, Qn || (Qn = !0, setTimeout(() => {
    Qn = !1, Jn = null;
  }));
  var a = 0, o = Jn === t && t[on];
  if (o) {
    var f = s.indexOf(o);
    if (f !== -1 && (e === document || e === /** @type {any} */
    window)) {
      t[on] = e;
      return;
    }
    var u = s.indexOf(e);
    if (u === -1)
      return;
    f <= u && (a = f);
  }
  if (l = /** @type {Element} */
  s[a] || t.target, l !== e) {
    vi(t, "currentTarget", {
      configurable: !0,
      get() {
        return l || n;
      }
    });
    var c = se, d = ue;
    Je(null), dt(null);
    try {
      for (var v, h = []; l !== null && l !== e; ) {
        try {
          var g = l[on]?.[r];
          g != null && (!/** @type {any} */
          l.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === l) && g.call(l, t);
        } catch (p) {
          v ? h.push(p) : v = p;
        }
        if (t.cancelBubble) break;
        a++, l = a < s.length ? (
          /** @type {Element} */
          s[a]
        ) : null;
      }
      if (v) {
        for (let p of h)
          queueMicrotask(() => {
            throw p;
          });
        throw v;
      }
    } finally {
      t[on] = e, delete t.currentTarget, Je(c), dt(d);
    }
  }
}
const Gl = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", {
    /** @param {string} html */
    createHTML: (t) => t
  })
);
function Xl(t) {
  return (
    /** @type {string} */
    Gl?.createHTML(t) ?? t
  );
}
function ss(t) {
  var e = Ll("template");
  return e.innerHTML = Xl(t.replaceAll("<!>", "<!---->")), e.content;
}
function pn(t, e) {
  var n = (
    /** @type {Effect} */
    ue
  );
  n.nodes === null && (n.nodes = { start: t, end: e, a: null, t: null });
}
// @__NO_SIDE_EFFECTS__
function j(t, e) {
  var n = (e & Zs) !== 0, r = (e & Js) !== 0, s, l = !t.startsWith("<!>");
  return () => {
    s === void 0 && (s = ss(l ? t : "<!>" + t), n || (s = /** @type {TemplateNode} */
    /* @__PURE__ */ qt(s)));
    var a = (
      /** @type {TemplateNode} */
      r || Di ? document.importNode(s, !0) : s.cloneNode(!0)
    );
    if (n) {
      var o = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ qt(a)
      ), f = (
        /** @type {TemplateNode} */
        a.lastChild
      );
      pn(o, f);
    } else
      pn(a, a);
    return a;
  };
}
// @__NO_SIDE_EFFECTS__
function Kl(t, e, n = "svg") {
  var r = !t.startsWith("<!>"), s = `<${n}>${r ? t : "<!>" + t}</${n}>`, l;
  return () => {
    if (!l) {
      var a = (
        /** @type {DocumentFragment} */
        ss(s)
      ), o = (
        /** @type {Element} */
        /* @__PURE__ */ qt(a)
      );
      l = /** @type {Element} */
      /* @__PURE__ */ qt(o);
    }
    var f = (
      /** @type {TemplateNode} */
      l.cloneNode(!0)
    );
    return pn(f, f), f;
  };
}
// @__NO_SIDE_EFFECTS__
function bt(t, e) {
  return /* @__PURE__ */ Kl(t, e, "svg");
}
function Pt(t = "") {
  {
    var e = pt(t + "");
    return pn(e, e), e;
  }
}
function St() {
  var t = document.createDocumentFragment(), e = document.createComment(""), n = pt();
  return t.append(e, n), pn(e, n), t;
}
function k(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function Zl(t) {
  let e = 0, n = jt(0), r;
  return () => {
    Or() && (i(n), Hi(() => (e === 0 && (r = ut(() => t(() => hn(n)))), e += 1, () => {
      at(() => {
        e -= 1, e === 0 && (r?.(), r = void 0, hn(n));
      });
    })));
  };
}
var Jl = Dt | en;
function Ql(t, e, n, r) {
  new $l(t, e, n, r);
}
class $l {
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
  #i;
  /** @type {Effect | null} */
  #s = null;
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
  #g = Zl(() => (this.#f = jt(this.#h), () => {
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
        ue
      );
      a.b = this, a.f |= lr, r(l);
    }, this.parent = /** @type {Effect} */
    ue.b, this.transform_error = s ?? this.parent?.transform_error ?? ((l) => l), this.#i = En(() => {
      this.#b();
    }, Jl);
  }
  #w() {
    try {
      this.#s = He(() => this.#r(this.#e));
    } catch (e) {
      this.error(e);
    }
  }
  /**
   * @param {unknown} error The deserialized error from the server's hydration comment
   */
  #k(e) {
    const n = this.#t.failed, { reset: r, invoke_onerror: s } = this.#p(e);
    at(s), n && (this.#a = He(() => {
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
          nl();
          return;
        }
        n = !0, r && vl(), this.#a !== null && zt(this.#a, () => {
          this.#a = null;
        }), this.#y(() => {
          this.#b();
        });
      }
    };
    return { reset: s, invoke_onerror: () => {
      if (!this.#c())
        try {
          r = !0, this.#t.onerror?.(e, s), r = !1;
        } catch (a) {
          st(a, this.#i && this.#i.parent);
        }
    } };
  }
  #c() {
    return (this.#i.f & (Ie | gn)) !== 0;
  }
  #_() {
    const e = this.#t.pending;
    e && (this.is_pending = !0, this.#l = He(() => e(this.#e)), at(() => {
      if (!this.#c()) {
        var n = this.#o = document.createDocumentFragment(), r = pt(), s = !1;
        if (n.append(r), this.#s = this.#y(() => {
          try {
            return He(() => this.#r(r));
          } catch (l) {
            try {
              this.error(l), s = !0;
            } catch (a) {
              st(a, this.#i.parent);
            }
            return null;
          }
        }), this.#s === null) {
          this.#o = null, s && this.#d(
            /** @type {Batch} */
            oe
          );
          return;
        }
        this.#u === 0 && (this.#e.before(n), this.#o = null, zt(
          /** @type {Effect} */
          this.#l,
          () => {
            this.#l = null;
          }
        ), this.#d(
          /** @type {Batch} */
          oe
        ));
      }
    }));
  }
  #b() {
    try {
      if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#h = 0, this.#s = He(() => {
        this.#r(this.#e);
      }), this.#u > 0) {
        var e = this.#o = document.createDocumentFragment();
        Cr(this.#s, e);
        const n = (
          /** @type {(anchor: Node) => void} */
          this.#t.pending
        );
        this.#l = He(() => n(this.#e));
      } else
        this.#d(
          /** @type {Batch} */
          oe
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
    Mi(e, this.#m);
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
    var n = ue, r = se, s = ze;
    dt(this.#i), Je(this.#i), Kt(this.#i.ctx);
    try {
      return Mt.ensure(), e();
    } finally {
      dt(n), Je(r), Kt(s);
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
    this.#u += e, this.#u === 0 && (this.#d(n), this.#l && zt(this.#l, () => {
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
      this.#v = !1, this.#f && Zt(this.#f, this.#h);
    }));
  }
  get_effect_pending() {
    return this.#g(), i(
      /** @type {Source<number>} */
      this.#f
    );
  }
  /** @param {unknown} error */
  error(e) {
    if (e === bi || !this.#t.onerror && !this.#t.failed)
      throw e;
    oe?.is_fork ? (this.#s && oe.skip_effect(this.#s), this.#l && oe.skip_effect(this.#l), this.#a && oe.skip_effect(this.#a), oe.oncommit(() => {
      this.#c() || this.#S(e);
    })) : this.#S(e);
  }
  /**
   * @param {unknown} error
   */
  #S(e) {
    this.#s && (Fe(this.#s), this.#s = null), this.#l && (Fe(this.#l), this.#l = null), this.#a && (Fe(this.#a), this.#a = null);
    let n = this.#t.failed;
    const r = (s) => {
      if (this.#c()) return;
      const { reset: l, invoke_onerror: a } = this.#p(s);
      a(), n && !this.#c() && (this.#a = this.#y(() => {
        try {
          return He(() => {
            var o = (
              /** @type {Effect} */
              ue
            );
            o.b = this, o.f |= lr, n(
              this.#e,
              () => s,
              () => l
            );
          });
        } catch (o) {
          return st(
            o,
            /** @type {Effect} */
            this.#i.parent
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
          st(l, this.#i && this.#i.parent);
          return;
        }
        s !== null && typeof s == "object" && typeof /** @type {any} */
        s.then == "function" ? s.then(
          r,
          /** @param {unknown} e */
          (l) => st(l, this.#i && this.#i.parent)
        ) : r(s);
      }
    });
  }
}
function Q(t, e) {
  var n = e == null ? "" : typeof e == "object" ? `${e}` : e;
  n !== /** @type {any} */
  (t[ur] ??= t.nodeValue) && (t[ur] = n, t.nodeValue = `${n}`);
}
function ea(t, e) {
  return ta(t, e);
}
const Ln = /* @__PURE__ */ new Map();
function ta(t, { target: e, anchor: n, props: r = {}, events: s, context: l, intro: a = !0, transformError: o }) {
  Tl();
  var f = void 0, u = Rl(() => {
    var c = n ?? e.appendChild(pt());
    Ql(
      /** @type {TemplateNode} */
      c,
      {
        pending: () => {
        }
      },
      (h) => {
        Ne({});
        var g = (
          /** @type {ComponentContext} */
          ze
        );
        l && (g.c = l), s && (r.$$events = s), f = t(h, r) || Sr(), Ce();
      },
      o
    );
    var d = /* @__PURE__ */ new Set(), v = (h) => {
      for (var g = 0; g < h.length; g++) {
        var p = h[g];
        if (!d.has(p)) {
          d.add(p);
          var _ = Wl(p);
          for (const A of [e, document]) {
            var w = Ln.get(A);
            w === void 0 && (w = /* @__PURE__ */ new Map(), Ln.set(A, w));
            var b = w.get(p);
            b === void 0 ? (A.addEventListener(p, hr, { passive: _ }), w.set(p, 1)) : w.set(p, b + 1);
          }
        }
      }
    };
    return v(Un(rs)), dr.add(v), () => {
      for (var h of d)
        for (const _ of [e, document]) {
          var g = (
            /** @type {Map<string, number>} */
            Ln.get(_)
          ), p = (
            /** @type {number} */
            g.get(h)
          );
          --p == 0 ? (_.removeEventListener(h, hr), g.delete(h), g.size === 0 && Ln.delete(_)) : g.set(h, p);
        }
      dr.delete(v), c !== n && c.parentNode?.removeChild(c);
    };
  });
  return vr.set(f, u), f;
}
let vr = /* @__PURE__ */ new WeakMap();
function na(t, e) {
  const n = vr.get(t);
  return n ? (vr.delete(t), n(e)) : Promise.resolve();
}
class Pr {
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
  #i = !0;
  /**
   * @param {TemplateNode} anchor
   * @param {boolean} transition
   */
  constructor(e, n = !0) {
    this.anchor = e, this.#i = n;
  }
  /**
   * @param {Batch} batch
   */
  #s = (e) => {
    if (this.#e.has(e)) {
      var n = (
        /** @type {Key} */
        this.#e.get(e)
      ), r = this.#n.get(n);
      if (r)
        Bn(r), this.#r.delete(n);
      else {
        var s = this.#t.get(n);
        s && (Bn(s.effect), this.#n.set(n, s.effect), this.#t.delete(n), s.fragment.lastChild.remove(), this.anchor.before(s.fragment), r = s.effect);
      }
      for (const [l, a] of this.#e) {
        if (this.#e.delete(l), l === e)
          break;
        const o = this.#t.get(a);
        o && (Fe(o.effect), this.#t.delete(a));
      }
      for (const [l, a] of this.#n) {
        if (l === n || this.#r.has(l)) continue;
        const o = () => {
          if (Array.from(this.#e.values()).includes(l)) {
            var u = document.createDocumentFragment();
            Cr(a, u), u.append(pt()), this.#t.set(l, { effect: a, fragment: u });
          } else
            Fe(a);
          this.#r.delete(l), this.#n.delete(l);
        };
        this.#i || !r ? (this.#r.add(l), zt(a, o, !1)) : o();
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
      n.includes(r) || (Fe(s.effect), this.#t.delete(r));
  };
  /**
   *
   * @param {any} key
   * @param {null | ((target: TemplateNode) => void)} fn
   */
  ensure(e, n) {
    var r = (
      /** @type {Batch} */
      oe
    ), s = Bi();
    if (n && !this.#n.has(e) && !this.#t.has(e))
      if (s) {
        var l = document.createDocumentFragment(), a = pt();
        l.append(a), this.#t.set(e, {
          effect: He(() => n(a)),
          fragment: l
        });
      } else
        this.#n.set(
          e,
          He(() => n(this.anchor))
        );
    if (this.#e.set(r, e), s) {
      for (const [o, f] of this.#n)
        o === e ? r.unskip_effect(f) : r.skip_effect(f);
      for (const [o, f] of this.#t)
        o === e ? r.unskip_effect(f.effect) : r.skip_effect(f.effect);
      r.oncommit(this.#s), r.ondiscard(this.#l);
    } else
      this.#s(r);
  }
}
function Z(t, e, n = !1) {
  var r = new Pr(t), s = n ? Dt : 0;
  function l(a, o) {
    r.ensure(a, o);
  }
  En(() => {
    var a = !1;
    e((o, f = 0) => {
      a = !0, l(f, o);
    }), a || l(-1, null);
  }, s);
}
const ra = Symbol("NaN");
function ia(t, e, n) {
  var r = new Pr(t);
  En(() => {
    var s = e();
    s !== s && (s = /** @type {any} */
    ra), r.ensure(s, n);
  });
}
function Ve(t, e) {
  return e;
}
function sa(t, e, n) {
  for (var r = [], s = e.length, l, a = e.length, o = 0; o < s; o++) {
    let d = e[o];
    zt(
      d,
      () => {
        if (l) {
          if (l.pending.delete(d), l.done.add(d), l.pending.size === 0) {
            var v = (
              /** @type {Set<EachOutroGroup>} */
              t.outrogroups
            );
            gr(t, Un(l.done)), v.delete(l), v.size === 0 && (t.outrogroups = null);
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
      Ol(c), c.append(u), t.items.clear();
    }
    gr(t, e, !f);
  } else
    l = {
      pending: new Set(e),
      done: /* @__PURE__ */ new Set()
    }, (t.outrogroups ??= /* @__PURE__ */ new Set()).add(l);
}
function gr(t, e, n = !0) {
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
      Cr(l, a);
    } else
      Fe(e[s], n);
  }
}
var Zr;
function Le(t, e, n, r, s, l = null) {
  var a = t, o = /* @__PURE__ */ new Map(), f = (e & wi) !== 0;
  if (f) {
    var u = (
      /** @type {Element} */
      t
    );
    a = u.appendChild(pt());
  }
  var c = null, d = /* @__PURE__ */ Oi(() => {
    var b = n();
    return (
      /** @type {V[]} */
      Hn(b) ? b : b == null ? [] : Un(b)
    );
  }), v = /* @__PURE__ */ new Map(), h = !0;
  function g(b) {
    if ((w.effect.f & Ie) === 0) {
      w.pending.delete(b);
      var A = i(d);
      w.fallback = c, la(w, A, a, e, r), c !== null && (A.length === 0 ? (c.f & lt) === 0 ? Bn(c) : (c.f ^= lt, un(c, null, a)) : zt(c, () => {
        c = null;
      }));
    }
  }
  function p(b) {
    w.pending.delete(b);
  }
  var _ = En(() => {
    for (var b = (
      /** @type {V[]} */
      i(d)
    ), A = b.length, C = /* @__PURE__ */ new Set(), O = (
      /** @type {Batch} */
      oe
    ), T = Bi(), E = 0; E < A; E += 1) {
      var G = b[E], P = r(G, E), R = h ? null : o.get(P);
      R ? (R.v && Zt(R.v, G), R.i && Zt(R.i, E), T && O.unskip_effect(R.e)) : (R = aa(
        o,
        h ? a : Zr ??= pt(),
        G,
        P,
        E,
        s,
        e,
        n
      ), h || (R.e.f |= lt), o.set(P, R)), C.add(P);
    }
    if (A === 0 && l && !c && (h ? c = He(() => l(a)) : (c = He(() => l(Zr ??= pt())), c.f |= lt)), A > C.size && sl(), !h)
      if (v.set(O, C), T) {
        for (const [X, q] of o)
          C.has(X) || O.skip_effect(q.e);
        O.oncommit(g), O.ondiscard(p);
      } else
        g(O);
    i(d);
  }), w = { effect: _, items: o, pending: v, outrogroups: null, fallback: c };
  h = !1;
}
function nn(t) {
  for (; t !== null && (t.f & rt) === 0; )
    t = t.next;
  return t;
}
function la(t, e, n, r, s) {
  var l = (r & Us) !== 0, a = e.length, o = t.items, f = nn(t.effect.first), u, c = null, d, v = [], h = [], g, p, _, w;
  if (l)
    for (w = 0; w < a; w += 1)
      g = e[w], p = s(g, w), _ = /** @type {EachItem} */
      o.get(p).e, (_.f & lt) === 0 && (_.nodes?.a?.measure(), (d ??= /* @__PURE__ */ new Set()).add(_));
  for (w = 0; w < a; w += 1) {
    if (g = e[w], p = s(g, w), _ = /** @type {EachItem} */
    o.get(p).e, t.outrogroups !== null)
      for (const R of t.outrogroups)
        R.pending.delete(_), R.done.delete(_);
    if ((_.f & Be) !== 0 && (Bn(_), l && (_.nodes?.a?.unfix(), (d ??= /* @__PURE__ */ new Set()).delete(_))), (_.f & lt) !== 0)
      if (_.f ^= lt, _ === f)
        un(_, null, n);
      else {
        var b = c ? c.next : f;
        _ === t.effect.last && (t.effect.last = _.prev), _.prev && (_.prev.next = _.next), _.next && (_.next.prev = _.prev), kt(t, c, _), kt(t, _, b), un(_, b, n), c = _, v = [], h = [], f = nn(c.next);
        continue;
      }
    if (_ !== f) {
      if (u !== void 0 && u.has(_)) {
        if (v.length < h.length) {
          var A = h[0], C;
          c = A.prev;
          var O = v[0], T = v[v.length - 1];
          for (C = 0; C < v.length; C += 1)
            un(v[C], A, n);
          for (C = 0; C < h.length; C += 1)
            u.delete(h[C]);
          kt(t, O.prev, T.next), kt(t, c, O), kt(t, T, A), f = A, c = T, w -= 1, v = [], h = [];
        } else
          u.delete(_), un(_, f, n), kt(t, _.prev, _.next), kt(t, _, c === null ? t.effect.first : c.next), kt(t, c, _), c = _;
        continue;
      }
      for (v = [], h = []; f !== null && f !== _; )
        (u ??= /* @__PURE__ */ new Set()).add(f), h.push(f), f = nn(f.next);
      if (f === null)
        continue;
    }
    (_.f & lt) === 0 && v.push(_), c = _, f = nn(_.next);
  }
  if (t.outrogroups !== null) {
    for (const R of t.outrogroups)
      R.pending.size === 0 && (gr(t, Un(R.done)), t.outrogroups?.delete(R));
    t.outrogroups.size === 0 && (t.outrogroups = null);
  }
  if (f !== null || u !== void 0) {
    var E = [];
    if (u !== void 0)
      for (_ of u)
        (_.f & Be) === 0 && E.push(_);
    for (; f !== null; )
      (f.f & Be) === 0 && f !== t.fallback && E.push(f), f = nn(f.next);
    var G = E.length;
    if (G > 0) {
      var P = (r & wi) !== 0 && a === 0 ? n : null;
      if (l) {
        for (w = 0; w < G; w += 1)
          E[w].nodes?.a?.measure();
        for (w = 0; w < G; w += 1)
          E[w].nodes?.a?.fix();
      }
      sa(t, E, P);
    }
  }
  l && at(() => {
    if (d !== void 0)
      for (_ of d)
        _.nodes?.a?.apply();
  });
}
function aa(t, e, n, r, s, l, a, o) {
  var f = (a & Vs) !== 0 ? (a & Ys) === 0 ? /* @__PURE__ */ El(n, !1, !1) : jt(n) : null, u = (a & Hs) !== 0 ? jt(s) : null;
  return {
    v: f,
    i: u,
    e: He(() => (l(e, f ?? n, u ?? s, o), () => {
      t.delete(r);
    }))
  };
}
function un(t, e, n) {
  if (t.nodes)
    for (var r = t.nodes.start, s = t.nodes.end, l = e && (e.f & lt) === 0 ? (
      /** @type {EffectNodes} */
      e.nodes.start
    ) : n; r !== null; ) {
      var a = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ Sn(r)
      );
      if (l.before(r), r === s)
        return;
      r = a;
    }
}
function kt(t, e, n) {
  e === null ? t.effect.first = n : e.next = n, n === null ? t.effect.last = e : n.prev = e;
}
function oa(t, e, ...n) {
  var r = new Pr(t);
  En(() => {
    const s = e() ?? null;
    r.ensure(s, s && ((l) => s(l, ...n)));
  }, Dt);
}
function ua(t, e) {
  var n = void 0, r;
  Ui(() => {
    n !== (n = e()) && (r && (Fe(r), r = null), n && (r = He(() => {
      Gn(() => (
        /** @type {(node: Element) => void} */
        n(t)
      ));
    })));
  });
}
function ls(t) {
  var e, n, r = "";
  if (typeof t == "string" || typeof t == "number") r += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var s = t.length;
    for (e = 0; e < s; e++) t[e] && (n = ls(t[e])) && (r && (r += " "), r += n);
  } else for (n in t) t[n] && (r && (r += " "), r += n);
  return r;
}
function fa() {
  for (var t, e, n = 0, r = "", s = arguments.length; n < s; n++) (t = arguments[n]) && (e = ls(t)) && (r && (r += " "), r += e);
  return r;
}
function An(t) {
  return typeof t == "object" ? fa(t) : t ?? "";
}
const Jr = [...` 	
\r\f \v\uFEFF`];
function ca(t, e, n) {
  var r = t == null ? "" : "" + t;
  if (e && (r = r ? r + " " + e : e), n) {
    for (var s of Object.keys(n))
      if (n[s])
        r = r ? r + " " + s : s;
      else if (r.length)
        for (var l = s.length, a = 0; (a = r.indexOf(s, a)) >= 0; ) {
          var o = a + l;
          (a === 0 || Jr.includes(r[a - 1])) && (o === r.length || Jr.includes(r[o])) ? r = (a === 0 ? "" : r.substring(0, a)) + r.substring(o + 1) : a = o;
        }
  }
  return r === "" ? null : r;
}
function Qr(t, e = !1) {
  var n = e ? " !important;" : ";", r = "";
  for (var s of Object.keys(t)) {
    var l = t[s];
    l != null && l !== "" && (r += " " + s + ": " + l + n);
  }
  return r;
}
function $n(t) {
  return t[0] !== "-" || t[1] !== "-" ? t.toLowerCase() : t;
}
function da(t, e) {
  if (e) {
    var n = "", r, s;
    if (Array.isArray(e) ? (r = e[0], s = e[1]) : r = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var l = !1, a = 0, o = !1, f = [];
      r && f.push(...Object.keys(r).map($n)), s && f.push(...Object.keys(s).map($n));
      var u = 0, c = -1;
      const p = t.length;
      for (var d = 0; d < p; d++) {
        var v = t[d];
        if (o ? v === "/" && t[d - 1] === "*" && (o = !1) : l ? l === v && (l = !1) : v === "/" && t[d + 1] === "*" ? o = !0 : v === '"' || v === "'" ? l = v : v === "(" ? a++ : v === ")" && a--, !o && l === !1 && a === 0) {
          if (v === ":" && c === -1)
            c = d;
          else if (v === ";" || d === p - 1) {
            if (c !== -1) {
              var h = $n(t.substring(u, c).trim());
              if (!f.includes(h)) {
                v !== ";" && d++;
                var g = t.substring(u, d).trim();
                n += " " + g + ";";
              }
            }
            u = d + 1, c = -1;
          }
        }
      }
    }
    return r && (n += Qr(r)), s && (n += Qr(s, !0)), n = n.trim(), n === "" ? null : n;
  }
  return t == null ? null : String(t);
}
function ge(t, e, n, r, s, l) {
  var a = (
    /** @type {any} */
    t[ar]
  );
  if (a !== n || a === void 0) {
    var o = ca(n, r, l);
    o == null ? t.removeAttribute("class") : e ? t.className = o : t.setAttribute("class", o), t[ar] = n;
  } else if (l && s !== l)
    for (var f in l) {
      var u = !!l[f];
      (s == null || u !== !!s[f]) && t.classList.toggle(f, u);
    }
  return l;
}
function er(t, e = {}, n, r) {
  for (var s in n) {
    var l = n[s];
    e[s] !== l && (n[s] == null ? t.style.removeProperty(s) : t.style.setProperty(s, l, r));
  }
}
function Bt(t, e, n, r) {
  var s = (
    /** @type {any} */
    t[or]
  );
  if (s !== e) {
    var l = da(e, r);
    l == null ? t.removeAttribute("style") : t.style.cssText = l, t[or] = e;
  } else r && (Array.isArray(r) ? (er(t, n?.[0], r[0]), er(t, n?.[1], r[1], "important")) : er(t, n, r));
  return r;
}
function as(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function $r(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, os(t, !n || "__value" in t));
}
function os(t, e) {
  var n = t.__defaultValue, r = t.multiple, s = r ? n ?? [] : null;
  if (!(r && !Hn(s))) {
    var l = t.selectedIndex, a = e && r ? new Set(t.selectedOptions) : null;
    for (var o of t.options) {
      var f = mr(o);
      as(
        o,
        r ? (
          /** @type {any[]} */
          s.includes(f)
        ) : Fi(f, n)
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
function _r(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!Hn(e))
      return tl();
    for (var r of t.options)
      r.selected = e.includes(mr(r));
    return;
  }
  for (r of t.options) {
    var s = mr(r);
    if (Fi(s, e)) {
      r.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function ha(t) {
  var e = new MutationObserver((n) => {
    n.every(va) || ("__defaultValue" in t && os(t, !1), "__value" in t && _r(t, t.__value));
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
  }), Lr(() => {
    e.disconnect();
  });
}
function mr(t) {
  return "__value" in t ? t.__value : t.value;
}
function va(t) {
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
const rn = Symbol("class"), sn = Symbol("style"), us = Symbol("is custom element"), fs = Symbol("is html"), ga = Wn ? "input" : "INPUT", _a = Wn ? "option" : "OPTION", cs = Wn ? "select" : "SELECT", ds = Wn ? "progress" : "PROGRESS";
function hs(t, e) {
  var n = Rr(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== ds) || (t.value = e ?? "");
}
function ee(t, e, n, r) {
  var s = Rr(t), l = s[e];
  l !== (s[e] = n) && (e === "loading" && (t[Bs] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && vs(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function ma(t, e, n, r, s = !1, l = !1) {
  var a = Rr(t), o = a[us], f = !a[fs], u = e || {}, c = t.nodeName === _a, d = t.nodeName === cs;
  try {
    for (var v in e)
      !(v in n) && v[0] + v[1] !== "$$" && (n[v] = null);
    n.class ? n.class = An(n.class) : (r || n[rn]) && (n.class = null), n[sn] && (n.style ??= null);
    var h = vs(t);
    if (t.nodeName === ga && "type" in n && ("value" in n || "__value" in n)) {
      var g = n.type;
      (g !== u.type || g === void 0 && t.hasAttribute("type")) && (u.type = g, ee(t, "type", g, l));
    }
    for (const O in n) {
      let T = n[O];
      if (c && O === "value" && T == null) {
        t.value = t.__value = "", u[O] = T;
        continue;
      }
      if (O === "class") {
        var p = t.namespaceURI === "http://www.w3.org/1999/xhtml";
        ge(t, p, T, r, e?.[rn], n[rn]), u[O] = T, u[rn] = n[rn];
        continue;
      }
      if (O === "style") {
        Bt(t, T, e?.[sn], n[sn]), u[O] = T, u[sn] = n[sn];
        continue;
      }
      var _ = u[O];
      if (!(T === _ && !(T === void 0 && t.hasAttribute(O)))) {
        u[O] = T;
        var w = O[0] + O[1];
        if (w !== "$$")
          if (w === "on") {
            const E = {}, G = "$$" + O;
            let P = O.slice(2);
            var b = Vl(P);
            if (ql(P) && (P = P.slice(0, -7), E.capture = !0), !b && _) {
              if (T != null) continue;
              t.removeEventListener(P, u[G], E), u[G] = null;
            }
            if (b)
              ie(P, t, T), vt([P]);
            else if (T != null) {
              let R = function(X) {
                u[O].call(this, X);
              };
              u[G] = is(P, t, R, E);
            }
          } else if (O === "style")
            ee(t, O, T);
          else if (O === "autofocus")
            ml(
              /** @type {HTMLElement} */
              t,
              !!T
            );
          else if (!o && (O === "__value" || O === "value" && T != null))
            t.__value = T, (_ == null || // @ts-ignore
            t.value !== T || T === 0 && t.nodeName === ds) && (t.value = T);
          else if (O === "selected" && c)
            as(
              /** @type {HTMLOptionElement} */
              t,
              T
            );
          else {
            var A = O;
            f || (A = Ul(A));
            var C = A === "defaultValue" || A === "defaultChecked";
            if (d && A === "defaultValue") continue;
            if (T == null && !o && !C)
              if (a[O] = null, A === "value" || A === "checked") {
                let E = (
                  /** @type {HTMLInputElement} */
                  t
                );
                const G = e === void 0;
                if (A === "value") {
                  let P = E.defaultValue;
                  E.removeAttribute(A), E.defaultValue = P, E.value = E.__value = G ? P : null;
                } else {
                  let P = E.defaultChecked;
                  E.removeAttribute(A), E.defaultChecked = P, E.checked = G ? P : !1;
                }
              } else
                t.removeAttribute(O);
            else C || (o || typeof T != "string") && h.has(A) ? (t[A] = T, A in a && (a[A] = Ee)) : typeof T != "function" && ee(t, A, T, l);
          }
      }
    }
  } finally {
  }
  return u;
}
function pa(t, e, n = [], r = [], s = [], l, a = !1, o = !1) {
  Ai(s, n, r, (f) => {
    var u = void 0, c = {}, d = t.nodeName === cs, v = !1;
    if (Ui(() => {
      var g = e(...f.map(i)), p = ma(
        t,
        u,
        g,
        l,
        a,
        o
      );
      if (v && d) {
        var _ = (
          /** @type {HTMLSelectElement} */
          t
        );
        "defaultValue" in g && $r(_, g.defaultValue), "value" in g && _r(_, g.value);
      }
      for (let b of Object.getOwnPropertySymbols(c))
        g[b] || Fe(c[b]);
      for (let b of Object.getOwnPropertySymbols(g)) {
        var w = g[b];
        b.description === $s && (!u || w !== u[b]) && (c[b] && Fe(c[b]), c[b] = He(() => ua(t, () => w))), p[b] = w;
      }
      u = p;
    }), d) {
      var h = (
        /** @type {HTMLSelectElement} */
        t
      );
      Gn(() => {
        var g = (
          /** @type {Record<string | symbol, any>} */
          u
        );
        "defaultValue" in g && $r(h, g.defaultValue), _r(h, g.value, !0), ha(h);
      });
    }
    v = !0;
  });
}
function Rr(t) {
  return (
    /** @type {Record<string | symbol, unknown>} **/
    /** @type {any} */
    t[pi] ??= {
      [us]: t.nodeName.includes("-"),
      [fs]: t.namespaceURI === Qs
    }
  );
}
var ei = /* @__PURE__ */ new Map();
function vs(t) {
  var e = t.getAttribute("is") || t.nodeName, n = ei.get(e);
  if (n) return n;
  ei.set(e, n = /* @__PURE__ */ new Set());
  for (var r, s = t, l = Element.prototype; l !== s; ) {
    r = Rs(s);
    for (var a in r)
      r[a].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      a !== "innerHTML" && a !== "textContent" && a !== "innerText" && n.add(a);
    s = gi(s);
  }
  return n;
}
class Ir {
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
          Ir.entries.set(n.target, n);
          for (var r of this.#e.get(n.target) || [])
            r(n);
        }
      }
    ));
  }
}
var wa = /* @__PURE__ */ new Ir({
  box: "border-box"
});
function pr(t, e, n) {
  var r = wa.observe(t, () => n(t[e]));
  Gn(() => (ut(() => n(t[e])), r));
}
function tr(t, e) {
  return t === e || t?.[It] === e;
}
function Tn(t = Sr(), e, n, r) {
  var s = (
    /** @type {ComponentContext} */
    ze.r
  ), l = (
    /** @type {Effect} */
    ue
  );
  return Gn(() => {
    var a, o;
    return Hi(() => {
      a = o, o = [], ut(() => {
        tr(n(...o), t) || (e(t, ...o), a && tr(n(...a), t) && e(null, ...a));
      });
    }), () => {
      let f = l;
      for (; f !== s && f.parent !== null && f.parent.f & gn; )
        f = f.parent;
      const u = () => {
        o && tr(n(...o), t) && e(null, ...o);
      }, c = f.teardown;
      f.teardown = () => {
        u(), c?.();
      };
    };
  }), t;
}
let Nn = !1;
function ba(t) {
  var e = Nn;
  try {
    return Nn = !1, [t(), Nn];
  } finally {
    Nn = e;
  }
}
function le(t, e, n, r) {
  var s = !0, l = (n & Xs) !== 0, a = (n & Ks) !== 0, o = (
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
    var v = It in t || qs in t;
    d = Ut(t, e)?.set ?? (v && e in t ? (C) => t[e] = C : void 0);
  }
  var h, g = !1;
  l ? [h, g] = ba(() => (
    /** @type {V} */
    t[e]
  )) : h = /** @type {V} */
  t[e], h === void 0 && r !== void 0 && (h = c(), d && (fl(), d(h)));
  var p;
  if (p = () => {
    var C = (
      /** @type {V} */
      t[e]
    );
    return C === void 0 ? c() : (f = !0, C);
  }, (n & Gs) === 0)
    return p;
  if (d) {
    var _ = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(C, O) {
        return arguments.length > 0 ? ((!O || _ || g) && d(O ? p() : C), C) : p();
      })
    );
  }
  var w = !1, b = ((n & Ws) !== 0 ? _n : Oi)(() => (w = !1, p()));
  l && i(b);
  var A = (
    /** @type {Effect} */
    ue
  );
  return (
    /** @type {() => V} */
    (function(C, O) {
      if (arguments.length > 0) {
        const T = O ? i(b) : l ? ot(C) : C;
        return S(b, T), w = !0, o !== void 0 && (o = T), C;
      }
      return wt && w || (A.f & Ie) !== 0 ? b.v : i(b);
    })
  );
}
function ya(t) {
  ze === null && xi(), qe(() => {
    const e = ut(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function ka(t) {
  ze === null && xi(), ya(() => () => ut(t));
}
const xa = {
  open: "opened",
  play: "positions",
  undo: "positions",
  restart: "opened",
  reseat: "seated",
  edit: "opened",
  suggest: "positions",
  analyse: "analysis",
  monitor: "progress"
};
class Sa {
  #e = /* @__PURE__ */ K(null);
  get welcome() {
    return i(this.#e);
  }
  set welcome(e) {
    S(this.#e, e);
  }
  #n = /* @__PURE__ */ K(!1);
  get connected() {
    return i(this.#n);
  }
  set connected(e) {
    S(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ K(!1);
  get lost() {
    return i(this.#t);
  }
  set lost(e) {
    S(this.#t, e, !0);
  }
  #r = /* @__PURE__ */ K("");
  get failure() {
    return i(this.#r);
  }
  set failure(e) {
    S(this.#r, e, !0);
  }
  carry = null;
  waiting = [];
  awaited = /* @__PURE__ */ new Set();
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
    const n = xa[e.type];
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
    e.type === "welcome" && (this.welcome = e), this.awaited.delete(e.type) && (this.failure = ""), e.type === "failed" && e.id === null && (this.failure = e.text, this.awaited.clear());
    for (const n of this.listeners.get(e.type) ?? []) n(e);
  }
}
const Ze = new Sa(), Ea = "5";
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add(Ea);
const Ma = "Compiling; the first time takes a while …";
function Ge(t, e = !1) {
  if (t == null || !Number.isFinite(t)) return "–";
  const n = Math.abs(t), r = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(r) !== 0 ? `−${r}` : e && t > 0 && Number(r) !== 0 ? `+${r}` : r;
}
const Aa = {
  lower: "≥ ",
  upper: "≤ ",
  "lower estimate": "≳ ",
  "upper estimate": "≲ "
};
function Ta(t, e) {
  const n = Ge(t, !0), r = Number(n.replace("−", "-"));
  return t !== null && e === "upper" && r > t ? `< ${n}` : t !== null && e === "lower" && r < t ? `> ${n}` : (Aa[e] ?? "") + n;
}
function Oa(t, e = !1) {
  const n = Ge(t.value, e);
  return t.exact || t.value === null ? n : `≈ ${n}`;
}
function zr(t) {
  return Ge(t).replace(/\.00$/, "").replace(/(\.\d)0$/, "$1").replace(/^(−?)0\./, "$1.");
}
function wr(t) {
  return t.toLocaleString("en");
}
function fn(t) {
  if (t < 1e4) return wr(t);
  const e = [[1e9, " bn"], [1e6, " M"], [1e3, " k"]];
  for (const [n, r] of e) if (t >= n) return `${(t / n).toPrecision(3)}${r}`;
  return wr(t);
}
function La(t, e) {
  return t.figure.includes(" ") ? t.figure : `${t.figure || t.symbol} of ${e[t.owner] ?? t.owner + 1}`;
}
function Na(t) {
  return t.filter((e) => e.kind === "cards");
}
function Ca(t, e, n) {
  return -1 - (n * t + e);
}
function Vn(t, e) {
  return t.filter((n) => e.every((r) => n.cells.includes(r)));
}
function Pa(t, e, n) {
  const r = [...e.filter((s) => s !== n), n];
  return Vn(t, r).length ? r : [n];
}
var Ra = /* @__PURE__ */ j("<span> </span>");
function Fr(t, e) {
  Ne(e, !0);
  var n = Ra();
  let r;
  var s = de(n, !0);
  V(
    (l) => {
      r = ge(n, 1, "value svelte-urv3gu", null, r, {
        best: e.best,
        known: e.row.source !== "" || e.row.book !== null
      }), Q(s, l);
    },
    [() => Ge(e.row.value, !0)]
  ), k(t, n), Ce();
}
var Ia = /* @__PURE__ */ j("<button> <!></button>"), za = /* @__PURE__ */ j('<span class="unseen">a hidden card</span>'), Fa = /* @__PURE__ */ j("<span><!></span>"), Da = /* @__PURE__ */ j("<li><!></li>"), ja = /* @__PURE__ */ j('<li><span class="card none svelte-1qn4n7r">none</span></li>'), qa = /* @__PURE__ */ j("<ul></ul>");
function Ba(t, e) {
  Ne(e, !0);
  let n = le(e, "legal", 19, () => []), r = le(e, "rows", 19, () => []), s = le(e, "chosen", 19, () => []), l = le(e, "fresh", 3, !1), a = le(e, "large", 3, !1), o = /* @__PURE__ */ K(void 0), f = /* @__PURE__ */ K(0);
  const u = /* @__PURE__ */ x(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), c = /* @__PURE__ */ x(() => e.part.cards.map((E, G) => Vn(n(), [b(G)]))), d = /* @__PURE__ */ x(() => i(c).some((E) => E.length > 0)), v = /* @__PURE__ */ x(() => i(c).findIndex((E) => E.length > 0)), h = /* @__PURE__ */ x(() => i(c)[i(f)]?.length ? i(f) : i(v)), g = /* @__PURE__ */ x(() => new Map(r().filter((E) => E.value !== null).map((E) => [E.cells[0], E]))), p = /* @__PURE__ */ x(() => r().find((E) => E.value !== null));
  let _ = !1;
  qe(() => {
    i(h), !(!i(d) || !_) && es().then(() => document.activeElement === document.body && w(i(h)));
  });
  function w(E) {
    i(o)?.querySelector(`[data-cell="${b(E)}"]`)?.focus();
  }
  function b(E) {
    return Ca(e.count, e.row, E);
  }
  function A(E) {
    const G = i(g).get(b(E)), P = [
      e.part.cards[E] === "?" ? "a hidden card" : e.part.cards[E]
    ];
    return s().includes(b(E)) && P.push("chosen"), P.push(`legal: ${i(c)[E].slice(0, 3).map((R) => R.text).join(" or ")}`), G && P.push(`value ${Ge(G.value, !0)}`), P.join(", ");
  }
  function C(E) {
    const G = i(c).flatMap((q, U) => q.length ? [U] : []), P = G.indexOf(i(h)), X = {
      ArrowLeft: P - 1,
      ArrowRight: P + 1,
      Home: 0,
      End: G.length - 1
    }[E.key];
    X !== void 0 && (E.preventDefault(), E.stopPropagation(), G[X] !== void 0 && (S(f, G[X], !0), w(i(f))));
  }
  var O = qa();
  let T;
  Le(
    O,
    21,
    () => e.part.cards,
    Ve,
    (E, G, P) => {
      const R = /* @__PURE__ */ x(() => i(g).get(b(P)));
      var X = Da();
      let q;
      var U = re(X);
      {
        var fe = (I) => {
          var Y = Ia();
          let z;
          var ne = re(Y), $ = F(ne);
          {
            var D = (m) => {
              {
                let M = /* @__PURE__ */ x(() => i(R) === i(p));
                Fr(m, {
                  get row() {
                    return i(R);
                  },
                  get best() {
                    return i(M);
                  }
                });
              }
            };
            Z($, (m) => {
              i(R) && m(D);
            });
          }
          V(
            (m, M, H) => {
              z = ge(Y, 1, "cell card can svelte-1qn4n7r", null, z, { from: m }), ee(Y, "data-cell", M), ee(Y, "tabindex", P === i(h) ? 0 : -1), ee(Y, "aria-label", H), Q(ne, i(G));
            },
            [
              () => s().includes(b(P)),
              () => b(P),
              () => A(P)
            ]
          ), ie("click", Y, () => (S(f, P, !0), e.choose(b(P)))), k(I, Y);
        }, _e = (I) => {
          var Y = Fa();
          let z;
          var ne = re(Y);
          {
            var $ = (m) => {
              var M = za();
              k(m, M);
            }, D = (m) => {
              var M = Pt();
              V(() => Q(M, i(G))), k(m, M);
            };
            Z(ne, (m) => {
              i(G) === "?" ? m($) : m(D, -1);
            });
          }
          V(() => z = ge(Y, 1, "card svelte-1qn4n7r", null, z, { back: i(G) === "?" })), k(I, Y);
        };
        Z(U, (I) => {
          i(c)[P].length && e.choose ? I(fe) : I(_e, -1);
        });
      }
      V(() => q = ge(X, 1, An(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-1qn4n7r", q, { fresh: l() })), k(E, X);
    },
    (E) => {
      var G = ja();
      k(E, G);
    }
  ), Tn(O, (E) => S(o, E), () => i(o)), V(() => {
    T = ge(O, 1, "tiles svelte-1qn4n7r", null, T, { large: a() && e.part.cards.length < 8 }), ee(O, "aria-label", e.part.title || i(u) || "cards");
  }), ie("keydown", O, C), ie("focusin", O, () => _ = !0), ie("focusout", O, (E) => E.relatedTarget && (_ = !1)), k(t, O), Ce();
}
vt(["keydown", "focusin", "focusout", "click"]);
function Va(t, e) {
  const n = Math.floor(e / t.columns), r = e % t.columns, s = t.columnLabels[r] ?? String(r + 1), l = t.rowLabels[n];
  return !t.rowLabels.length && t.columnLabels.length ? `column ${s}, row ${t.rows - n}` : l === void 0 ? `row ${n + 1}, column ${r + 1}` : `${s}${l}`;
}
const Ha = ["─", "│", "·"];
function Ua(t) {
  if (t.shape !== "point") return "";
  const e = t.cells.some((s) => s && s.owner < 0);
  if (!e && t.cells.every((s) => s)) return "";
  const n = (s, l) => !e || t.cells[s] !== null && t.cells[s].symbol !== l, r = [];
  return t.cells.forEach((s, l) => {
    const [a, o] = [l % t.columns + 0.5, Math.floor(l / t.columns) + 0.5];
    a < t.columns - 1 && n(l, "│") && n(l + 1, "│") && r.push(`M${a} ${o}h1`), o < t.rows - 1 && n(l, "─") && n(l + t.columns, "─") && r.push(`M${a} ${o}v1`);
  }), r.join("");
}
function Ya(t, e) {
  const n = /* @__PURE__ */ new Map();
  if (t.rowLabels.length || !t.columnLabels.length) return n;
  for (const r of e) {
    const s = r.cells[0] % t.columns;
    if (n.has(s)) return /* @__PURE__ */ new Map();
    n.set(s, r);
  }
  return n;
}
function Wa(t) {
  return {
    ...t,
    cells: [...t.cells].reverse(),
    rowLabels: [...t.rowLabels].reverse(),
    columnLabels: [...t.columnLabels].reverse()
  };
}
function ti(t, e) {
  return t.map((n) => ({ ...n, cells: n.cells.map((r) => e - 1 - r) }));
}
const Ga = 60;
function Ht(t, e) {
  return { pile: e % t.counts.length, left: Math.floor(e / t.counts.length) };
}
function Cn(t, e, n) {
  return n * t.counts.length + e;
}
function Xa(t, e) {
  return (t.counts[e] ?? 0) <= Ga;
}
function ni(t, e, n) {
  return e.map((r) => Ht(t, r)).find((r) => r.pile === n)?.left;
}
function Ka(t) {
  for (const e of ["grid", "points", "piles"]) {
    const n = t.findIndex((r) => r.kind === e);
    if (n >= 0) return n;
  }
  return -1;
}
var Za = /* @__PURE__ */ bt('<circle r="2.7"></circle>'), Ja = /* @__PURE__ */ bt('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), Qa = /* @__PURE__ */ j('<b aria-hidden="true"> </b>'), $a = /* @__PURE__ */ j('<li><span class="unseen"> </span> <!></li>'), eo = /* @__PURE__ */ j('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), to = /* @__PURE__ */ j('<ul class="tiles svelte-e0qqyt"></ul>');
function no(t, e) {
  Ne(e, !0);
  let n = le(e, "fresh", 3, !1);
  const r = /* @__PURE__ */ x(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), s = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var l = to();
  Le(
    l,
    21,
    () => e.part.values,
    Ve,
    (a, o) => {
      var f = $a();
      let u;
      var c = re(f), d = de(c, !0), v = F(c, 2);
      {
        var h = (p) => {
          var _ = Ja();
          Le(_, 21, () => s[i(o)], Ve, (w, b) => {
            var A = Za();
            V(
              (C) => {
                ee(A, "cx", 7 + 8 * (i(b) % 3)), ee(A, "cy", C);
              },
              [() => 7 + 8 * Math.floor(i(b) / 3)]
            ), k(w, A);
          }), k(p, _);
        }, g = (p) => {
          var _ = Qa(), w = de(_, !0);
          V(() => Q(w, i(o) || "?")), k(p, _);
        };
        Z(v, (p) => {
          s[i(o)] ? p(h) : p(g, -1);
        });
      }
      V(() => {
        u = ge(f, 1, An(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-e0qqyt", u, { fresh: n() }), Q(d, i(o));
      }), k(a, f);
    },
    (a) => {
      var o = eo();
      k(a, o);
    }
  ), V(() => ee(l, "aria-label", e.part.title || (i(r) ? `${i(r)}'s dice` : "dice"))), k(t, l), Ce();
}
var ro = /* @__PURE__ */ bt("<line></line>"), io = /* @__PURE__ */ bt('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function gs(t, e) {
  Ne(e, !0);
  let n = le(e, "cell", 3, 1);
  function r({ from: [a, o], to: [f, u] }) {
    const c = 0.28 * n() / (Math.hypot(f - a, u - o) || 1);
    return {
      x1: a,
      y1: o,
      x2: f - (f - a) * c,
      y2: u - (u - o) * c
    };
  }
  var s = io(), l = F(re(s));
  Le(l, 17, () => e.arrows, Ve, (a, o) => {
    var f = ro();
    pa(
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
    ), k(a, f);
  }), V(() => ee(s, "viewBox", `0 0 ${e.width ?? ""} ${e.height ?? ""}`)), k(t, s), Ce();
}
const so = 5;
class lo {
  #e = (
    /** The cell whose piece is pressed, and how far it has been taken. */
    /* @__PURE__ */ K(-1)
  );
  get cell() {
    return i(this.#e);
  }
  set cell(e) {
    S(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ K(0);
  get dx() {
    return i(this.#n);
  }
  set dx(e) {
    S(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ K(0);
  get dy() {
    return i(this.#t);
  }
  set dy(e) {
    S(this.#t, e, !0);
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
    return (this.moves || Math.hypot(n, r) >= so) && ([this.dx, this.dy] = [n, r]), this.moves;
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
var ri = /* @__PURE__ */ j("<span> </span>"), ao = /* @__PURE__ */ j('<div class="row-labels svelte-11w0tdl" aria-hidden="true"></div>'), oo = /* @__PURE__ */ j('<div class="column-labels svelte-11w0tdl" aria-hidden="true"></div>'), uo = /* @__PURE__ */ j("<div><!> <!> <!></div>");
function fo(t, e) {
  Ne(e, !0);
  var n = uo();
  let r;
  var s = re(n);
  {
    var l = (u) => {
      var c = ao();
      Le(c, 21, () => e.part.rowLabels, Ve, (d, v) => {
        var h = ri(), g = de(h, !0);
        V(() => Q(g, i(v))), k(d, h);
      }), k(u, c);
    };
    Z(s, (u) => {
      e.part.rowLabels.length && u(l);
    });
  }
  var a = F(s, 2);
  oa(a, () => e.children);
  var o = F(a, 2);
  {
    var f = (u) => {
      var c = oo();
      Le(c, 21, () => e.part.columnLabels, Ve, (d, v) => {
        var h = ri(), g = de(h, !0);
        V(() => Q(g, i(v))), k(d, h);
      }), k(u, c);
    };
    Z(o, (u) => {
      e.part.columnLabels.length && u(f);
    });
  }
  V(() => {
    ge(n, 1, `frame ${e.part.shape ?? ""}`, "svelte-11w0tdl"), r = Bt(n, "", r, {
      "--rows": e.part.rows,
      "--columns": e.part.columns
    });
  }), k(t, n), Ce();
}
const co = "M24 89c0-7 5-10 13-11h26c8 1 13 4 13 11z", ho = {
  pawn: {
    body: "M50 21a13 13 0 0 0-8.6 22.8c-6 3-9.4 8-9.4 14 0 6 3 11 7.6 14.4C30.5 75.5 25 81 25 89h50c0-8-5.5-13.5-14.6-16.800C65 68.800 68 63.800 68 57.800c0-6-3.400-11-9.400-14A13 13 0 0 0 50 21z"
  },
  knight: {
    body: "M30 89h47c2.5-27 0-47-12-58-5-4.5-11-7-17.5-7.5L44 14l-7.5 11.5C29 30 24.5 37 21.5 46L14 61c-2 4-.5 8.5 3.5 9.5 3 .8 5.800-.4 7.5-3l3.5-4c7-.8 13-3.300 18-8C46 67 31 72 30 89z",
    lines: "M36 39.5v.1M21.5 61.5v.1M53 33c11 5 16 19 15.5 44"
  },
  bishop: {
    body: `M50 10.5a5.5 5.5 0 0 1 3.300 9.900C64.5 28.5 71 39 71 50c0 7.5-3.5 13-8 17.5H37c-4.5-4.5-8-10-8-17.5 0-11 6.5-21.5 17.700-29.600A5.5 5.5 0 0 1 50 10.5zM37 67.5h26l2 10.5H35z${co}`,
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
var vo = /* @__PURE__ */ bt('<path class="body svelte-chnsao"></path>'), go = /* @__PURE__ */ bt('<path class="lines svelte-chnsao"></path>'), _o = /* @__PURE__ */ bt('<path class="strokes svelte-chnsao"></path>'), mo = /* @__PURE__ */ bt('<svg aria-hidden="true"><!><!><!></svg>'), po = /* @__PURE__ */ j("<span></span>"), ii = /* @__PURE__ */ j("<span> </span>");
function wo(t, e) {
  Ne(e, !0);
  const n = /* @__PURE__ */ x(() => e.piece.figure.split(" ")), r = /* @__PURE__ */ x(() => i(n)[i(n).length - 1]), s = /* @__PURE__ */ x(() => i(n).length > 1 ? i(n)[0] : "own"), l = /* @__PURE__ */ x(() => ho[i(r)]), a = /* @__PURE__ */ x(() => [...e.piece.symbol].length > 2);
  var o = St(), f = Oe(o);
  {
    var u = (h) => {
      var g = mo();
      let p;
      var _ = re(g);
      {
        var w = (T) => {
          var E = vo();
          V(() => ee(E, "d", i(l).body)), k(T, E);
        };
        Z(_, (T) => {
          i(l).body && T(w);
        });
      }
      var b = F(_);
      {
        var A = (T) => {
          var E = go();
          V(() => ee(E, "d", i(l).lines)), k(T, E);
        };
        Z(b, (T) => {
          i(l).lines && T(A);
        });
      }
      var C = F(b);
      {
        var O = (T) => {
          var E = _o();
          V(() => ee(E, "d", i(l).strokes)), k(T, E);
        };
        Z(C, (T) => {
          i(l).strokes && T(O);
        });
      }
      V(() => {
        p = ge(g, 0, `figure ${i(s) ?? ""} ${i(r) ?? ""} ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-chnsao", p, { second: e.piece.owner % 2 === 1 }), ee(g, "viewBox", i(l).lines || i(l).body ? "5 3 90 90" : "0 0 100 100");
      }), k(h, g);
    }, c = (h) => {
      var g = po();
      let p;
      V(() => p = ge(g, 1, `stone ${i(s) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", p, {
        ring: i(s) === "own" && e.piece.owner % 2 === 1
      })), k(h, g);
    }, d = (h) => {
      var g = ii();
      let p;
      var _ = de(g, !0);
      V(() => {
        p = ge(g, 1, `disc p${e.piece.owner % 4}`, "svelte-chnsao", p, { ring: e.piece.owner % 2 === 1, long: i(a) }), Q(_, e.piece.symbol);
      }), k(h, g);
    }, v = (h) => {
      var g = ii();
      let p;
      var _ = de(g, !0);
      V(() => {
        p = ge(g, 1, "plain svelte-chnsao", null, p, { long: i(a) }), Q(_, e.piece.symbol);
      }), k(h, g);
    };
    Z(f, (h) => {
      i(l) ? h(u) : i(r) === "stone" ? h(c, 1) : e.piece.owner >= 0 ? h(d, 2) : h(v, -1);
    });
  }
  k(t, o), Ce();
}
var bo = /* @__PURE__ */ j("<span><!></span>");
function yo(t, e) {
  Ne(e, !0);
  let n = le(e, "slide", 3, null), r = le(e, "appears", 3, !1), s = le(e, "held", 3, null);
  var l = bo();
  let a, o;
  var f = re(l);
  wo(f, {
    get piece() {
      return e.piece;
    }
  }), V(() => {
    a = ge(l, 1, "man svelte-604wlu", null, a, {
      slides: n() !== null,
      appears: r(),
      held: s() !== null
    }), o = Bt(l, "", o, {
      "--x": n() ? `${100 * n()[0]}%` : void 0,
      "--y": n() ? `${100 * n()[1]}%` : void 0,
      translate: s() ? `${s()[0]}px ${s()[1]}px` : void 0
    });
  }), k(t, l), Ce();
}
var ko = /* @__PURE__ */ j("<button> </button>"), xo = /* @__PURE__ */ j('<div class="row svelte-xoxzi5" role="group" aria-label="which move"></div>');
function Dr(t, e) {
  Ne(e, !0);
  const n = 24;
  var r = St(), s = Oe(r);
  {
    var l = (a) => {
      var o = xo();
      Le(o, 21, () => e.moves.slice(0, n), Ve, (f, u) => {
        var c = ko(), d = de(c, !0);
        V(() => Q(d, i(u).text)), ie("click", c, () => e.play?.(i(u).text)), k(f, c);
      }), k(a, o);
    };
    Z(s, (a) => {
      e.moves.length && a(l);
    });
  }
  k(t, r), Ce();
}
vt(["click"]);
var So = /* @__PURE__ */ bt('<svg class="lines svelte-ybdg36" preserveAspectRatio="none" aria-hidden="true"><path class="svelte-ybdg36"></path></svg>'), Eo = /* @__PURE__ */ j('<span class="worth svelte-ybdg36"><!></span>'), Mo = /* @__PURE__ */ j("<span></span>"), Ao = /* @__PURE__ */ j('<span class="under svelte-ybdg36"></span>'), To = /* @__PURE__ */ j("<button><!> <!></button>"), Oo = /* @__PURE__ */ j('<div role="group"><!> <!> <!></div>'), Lo = /* @__PURE__ */ j("<!> <!>", 1);
function nr(t, e) {
  Ne(e, !0);
  let n = le(e, "legal", 19, () => []), r = le(e, "last", 19, () => []), s = le(e, "rows", 19, () => []), l = le(e, "moving", 3, !1), a = le(e, "toned", 3, !1), o = /* @__PURE__ */ K(null), f = /* @__PURE__ */ K(0), u = /* @__PURE__ */ K(ot([])), c;
  const d = new lo();
  let v = /* @__PURE__ */ K(
    -1
    // where a piece was just let go: it is there already and need not slide
  );
  const h = /* @__PURE__ */ x(() => new Map(n().filter((m) => m.cells.length === 1).map((m) => [m.cells[0], m]))), g = /* @__PURE__ */ x(() => n().filter((m) => m.cells.length > 1)), p = /* @__PURE__ */ x(() => new Set(i(g).map((m) => m.cells[0]))), _ = /* @__PURE__ */ x(() => new Set(i(g).filter((m) => m.cells[0] === i(o)).map((m) => m.cells[m.cells.length - 1]))), w = /* @__PURE__ */ x(() => Ua(e.part)), b = /* @__PURE__ */ x(() => Ya(e.part, i(h).values())), A = /* @__PURE__ */ x(() => new Map(s().filter((m) => m.cells.length === 1).map((m) => [m.cells[0], m]))), C = /* @__PURE__ */ x(() => s().find((m) => m.value !== null)), O = /* @__PURE__ */ x(() => s().filter((m) => m.cells.length > 1 && m.value !== null).slice(0, 3).map((m, M) => ({
    from: P(m.cells[0]),
    to: P(m.cells[m.cells.length - 1]),
    rank: M
  }))), T = /* @__PURE__ */ x(() => l() && e.part.shape === "square" && e.part.rowLabels.length > 0), E = /* @__PURE__ */ x(() => a() || e.part.cells.some((m) => /^(white|black) stone$/.test(m?.figure ?? ""))), G = /* @__PURE__ */ x(() => r().length > 1 ? r()[r().length - 1] : -1);
  qe(() => {
    n(), S(o, null), S(u, [], !0);
  });
  function P(m) {
    return [
      m % e.part.columns + 0.5,
      Math.floor(m / e.part.columns) + 0.5
    ];
  }
  function R(m) {
    return m === i(G) && m !== i(v) && e.part.shape !== "hexagon";
  }
  function X(m) {
    const M = r()[0] ?? m, [H, ce] = [
      M % e.part.columns,
      Math.floor(M / e.part.columns)
    ];
    return [
      H - m % e.part.columns,
      ce - Math.floor(m / e.part.columns)
    ];
  }
  function q(m) {
    const M = e.part.cells[m], H = [Va(e.part, m)];
    M && M.owner >= 0 ? H.push(La(M, e.names)) : H.push(M ? M.symbol : "empty"), m === i(o) ? H.push("chosen") : (i(o) !== null ? i(_).has(m) : i(h).has(m)) ? H.push("legal") : i(o) === null && i(p).has(m) && H.push("can move"), r().includes(m) && H.push("last move");
    const ce = i(A).get(m);
    return ce && ce.value !== null && H.push(`value ${Ge(ce.value, !0)}${ce.source ? ", from a tablebase" : ""}${ce.book ? ", in the book" : ""}`), H.join(", ");
  }
  function U(m) {
    if (e.put) return e.put(m, null);
    if (e.play)
      if (i(o) !== null) {
        const M = i(g).filter((H) => H.cells[0] === i(o) && H.cells[H.cells.length - 1] === m);
        M.length === 1 ? e.play(M[0].text) : M.length > 1 ? S(u, M, !0) : S(o, i(p).has(m) && m !== i(o) ? m : null, !0), M.length === 1 && S(o, null);
      } else if (i(h).has(m)) {
        const M = n().filter((H) => H.cells.length === 1 && H.cells[0] === m);
        M.length > 1 ? S(u, M, !0) : e.play(M[0].text);
      } else i(p).has(m) ? S(o, m, !0) : i(b).has(m % e.part.columns) && e.play(i(b).get(m % e.part.columns).text);
  }
  function fe(m) {
    const M = Math.floor(i(f) / e.part.columns), H = i(f) % e.part.columns, ce = {
      ArrowUp: [M - 1, H],
      ArrowDown: [M + 1, H],
      ArrowLeft: [M, H - 1],
      ArrowRight: [M, H + 1],
      Home: [M, 0],
      End: [M, e.part.columns - 1]
    };
    m.key === "Escape" && S(o, null);
    const pe = ce[m.key];
    if (!pe) return;
    m.preventDefault(), m.stopPropagation();
    const [L, B] = pe;
    L < 0 || B < 0 || L >= e.part.rows || B >= e.part.columns || (S(f, L * e.part.columns + B), c.querySelectorAll("button.cell")[i(f)]?.focus());
  }
  function _e(m) {
    return e.put ? e.part.cells[m] !== null : i(p).has(m);
  }
  function I(m, M) {
    S(v, -1), _e(M) && d.down(m, M);
  }
  function Y(m) {
    d.move(m) && !e.put && S(o, d.cell, !0);
  }
  function z(m) {
    const M = d.up(m, c);
    if (M) {
      if (e.put) {
        M.to !== M.from && e.put(M.to ?? -1, M.from);
        return;
      }
      if (S(o, M.from, !0), M.to === null || !i(_).has(M.to)) {
        S(o, null);
        return;
      }
      S(v, M.to, !0), U(M.to);
    }
  }
  var ne = Lo();
  mt("pointermove", Gt, Y), mt("pointerup", Gt, z), mt("pointercancel", Gt, () => d.cancel());
  var $ = Oe(ne);
  fo($, {
    get part() {
      return e.part;
    },
    children: (m, M) => {
      var H = Oo();
      let ce;
      var pe = re(H);
      {
        var L = (he) => {
          var ae = So(), y = de(ae);
          V(() => {
            ee(ae, "viewBox", `0 0 ${e.part.columns ?? ""} ${e.part.rows ?? ""}`), ee(y, "d", i(w));
          }), k(he, ae);
        };
        Z(pe, (he) => {
          i(w) && he(L);
        });
      }
      var B = F(pe, 2);
      Le(B, 17, () => e.part.cells, Ve, (he, ae, y) => {
        const N = /* @__PURE__ */ x(() => Math.floor(y / e.part.columns)), J = /* @__PURE__ */ x(() => i(A).get(y));
        var W = To();
        let ye;
        ee(W, "data-cell", y);
        let be;
        var ke = re(W);
        {
          var Me = (me) => {
            var De = St(), it = Oe(De);
            ia(
              it,
              () => R(y) ? r() : `${i(ae).symbol}${i(ae).owner}`,
              (Qe) => {
                {
                  let Ot = /* @__PURE__ */ x(() => R(y) ? X(y) : null), tn = /* @__PURE__ */ x(() => !R(y) && r().includes(y) && y !== i(v)), Xn = /* @__PURE__ */ x(() => d.cell === y && d.moves ? [d.dx, d.dy] : null);
                  yo(Qe, {
                    get piece() {
                      return i(ae);
                    },
                    get slide() {
                      return i(Ot);
                    },
                    get appears() {
                      return i(tn);
                    },
                    get held() {
                      return i(Xn);
                    }
                  });
                }
              }
            ), k(me, De);
          }, gt = /* @__PURE__ */ x(() => i(ae) && !(i(w) && Ha.includes(i(ae).symbol)));
          Z(ke, (me) => {
            i(gt) && me(Me);
          });
        }
        var At = F(ke, 2);
        {
          var yt = (me) => {
            var De = Eo(), it = re(De);
            {
              let Qe = /* @__PURE__ */ x(() => i(J) === i(C));
              Fr(it, {
                get row() {
                  return i(J);
                },
                get best() {
                  return i(Qe);
                }
              });
            }
            k(me, De);
          }, Tt = (me) => {
            var De = Mo();
            let it;
            V(() => it = ge(De, 1, "dot svelte-ybdg36", null, it, { many: i(h).size + i(p).size > 30 })), k(me, De);
          }, Xe = /* @__PURE__ */ x(() => (!i(ae) || i(ae).owner < 0) && (i(o) === null ? i(h).has(y) || i(p).has(y) : i(_).has(y))), Ae = (me) => {
            var De = Ao();
            k(me, De);
          }, xe = /* @__PURE__ */ x(() => i(o) === null && i(h).has(y));
          Z(At, (me) => {
            i(J) && i(J).value !== null ? me(yt) : i(Xe) ? me(Tt, 1) : i(xe) && me(Ae, 2);
          });
        }
        V(
          (me, De, it, Qe, Ot, tn) => {
            ye = ge(W, 1, "cell svelte-ybdg36", null, ye, {
              odd: (i(N) + y % e.part.columns) % 2 === 1,
              can: me,
              grab: De,
              target: it,
              taking: Qe,
              from: y === i(o),
              last: Ot
            }), ee(W, "tabindex", y === i(f) ? 0 : -1), ee(W, "aria-label", tn), be = Bt(W, "", be, { "--row": i(N) });
          },
          [
            () => e.put || (i(o) === null ? i(h).has(y) || i(p).has(y) : i(_).has(y)),
            () => _e(y),
            () => i(o) !== null && i(_).has(y),
            () => i(o) !== null && i(_).has(y) && i(ae) !== null,
            () => r().includes(y),
            () => q(y)
          ]
        ), ie("click", W, () => (S(f, y, !0), d.isClick() && U(y))), ie("pointerdown", W, (me) => I(me, y)), k(he, W);
      });
      var te = F(B, 2);
      {
        var ve = (he) => {
          gs(he, {
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
        Z(te, (he) => {
          i(O).length && e.part.shape !== "hexagon" && he(ve);
        });
      }
      Tn(H, (he) => c = he, () => c), V(() => {
        ce = ge(H, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", ce, {
          chequered: i(T),
          plain: !i(T) && e.part.shape === "square",
          wood: i(E),
          dragging: d.moves
        }), ee(H, "aria-label", e.part.title || "board");
      }), ie("keydown", H, fe), k(m, H);
    },
    $$slots: { default: !0 }
  });
  var D = F($, 2);
  Dr(D, {
    get moves() {
      return i(u);
    },
    get play() {
      return e.play;
    }
  }), k(t, ne), Ce();
}
vt(["keydown", "click", "pointerdown"]);
var No = /* @__PURE__ */ j('<span class="unseen">, last move</span>'), Co = /* @__PURE__ */ j('<button><i class="svelte-180ejp1"></i><!></button>'), Po = /* @__PURE__ */ j('<i class="svelte-180ejp1"></i>'), Ro = /* @__PURE__ */ j('<span> </span> <b class="svelte-180ejp1"><span class="unseen"> </span> <!></b> <span class="things svelte-180ejp1"><!></span>', 1), Io = /* @__PURE__ */ j('<p class="selection svelte-180ejp1"> </p>'), zo = /* @__PURE__ */ j('<div role="group"></div> <!> <!>', 1);
function si(t, e) {
  Ne(e, !0);
  let n = le(e, "legal", 19, () => []), r = le(e, "last", 19, () => []), s = le(e, "rows", 19, () => []), l = /* @__PURE__ */ K(
    !1
    // whether moves are made here at all; it stays so between turns
  ), a = /* @__PURE__ */ K([]), o = /* @__PURE__ */ K(null), f = /* @__PURE__ */ K(0), u = !1, c = /* @__PURE__ */ K(void 0);
  qe(() => {
    ([...n(), ...s()].some((I) => I.cells.length) || r().length) && S(l, !0);
  }), qe(() => {
    n(), S(a, []), S(o, null);
  }), qe(() => {
    const { pile: I, left: Y } = Ht(e.part, i(f));
    if (Y < (e.part.counts[I] ?? 0)) return;
    const z = e.part.counts[I] ? I : e.part.counts.findIndex((ne) => ne > 0);
    z < 0 || (S(f, Cn(e.part, z, e.part.counts[z] - 1), !0), u && es().then(T));
  });
  const d = /* @__PURE__ */ x(() => new Map(s().filter((I) => I.cells.length === 1 && I.value !== null).map((I) => [I.cells[0], I]))), v = /* @__PURE__ */ x(() => s().find((I) => I.value !== null)), h = /* @__PURE__ */ x(() => i(o) === null || !A(i(o)) ? i(a) : b(i(o))), g = /* @__PURE__ */ x(() => i(a).length ? w(i(a)) : []), p = /* @__PURE__ */ x(() => {
    if (!i(h).length) return "";
    const I = i(h).map((z) => Ht(e.part, z)).map((z) => `${z.left} of ${e.part.counts[z.pile]} left${e.part.counts.length > 1 ? ` in ${_(z.pile)}` : ""}`), Y = w(i(h)).map((z) => z.text);
    return `${Y.slice(0, 3).join(", ")}${Y.length > 3 ? ", …" : ""}: ${I.join(", ")}`;
  });
  function _(I) {
    return e.part.labels[I] ?? (e.part.counts.length > 1 ? String(I + 1) : "");
  }
  function w(I) {
    return n().filter((Y) => I.every((z) => Y.cells.includes(z)));
  }
  function b(I) {
    const { pile: Y } = Ht(e.part, I), z = i(a).filter((ne) => Ht(e.part, ne).pile !== Y);
    return w([...z, I]).length ? [...z, I] : [I];
  }
  function A(I) {
    return w([I]).length > 0;
  }
  function C(I, Y) {
    return Y >= (ni(e.part, i(h), I) ?? 1 / 0);
  }
  function O(I) {
    if (S(f, I, !0), !e.play || !A(I)) return;
    const Y = b(I), z = w(Y);
    z.length === 1 ? e.play(z[0].text) : S(a, Y);
  }
  function T() {
    i(c)?.querySelector(`[data-cell="${i(f)}"]`)?.focus();
  }
  function E(I) {
    const { pile: Y, left: z } = Ht(e.part, i(f)), ne = {
      ArrowLeft: [0, z - 1],
      ArrowRight: [0, z + 1],
      ArrowUp: [-1, z],
      ArrowDown: [1, z],
      Home: [0, 0],
      End: [0, 1 / 0]
    };
    I.key === "Escape" && S(a, []);
    const $ = ne[I.key];
    if (!$) return;
    I.preventDefault(), I.stopPropagation();
    let D = Y + $[0];
    for (; $[0] && e.part.counts[D] === 0; ) D += $[0];
    e.part.counts[D] && (S(f, Cn(e.part, D, Math.max(0, Math.min($[1], e.part.counts[D] - 1))), !0), T());
  }
  function G(I, Y) {
    const z = Cn(e.part, I, Y), ne = [
      `${_(I)} ${Y + 1} of ${e.part.counts[I]}`.trim()
    ], $ = w([z]);
    i(a).includes(z) && ne.push("chosen"), $.length && ne.push(`legal: ${$.slice(0, 3).map((m) => m.text).join(" or ")}`);
    const D = i(d).get(z);
    return D && ne.push(`value ${Ge(D.value, !0)}`), ne.join(", ");
  }
  function P(I) {
    return ni(e.part, r(), I) !== void 0;
  }
  var R = zo(), X = Oe(R);
  let q;
  Le(X, 21, () => e.part.counts, Ve, (I, Y, z) => {
    var ne = Ro(), $ = Oe(ne);
    let D;
    var m = de($, !0), M = F($, 2), H = re(M), ce = de(H, !0), pe = F(H, 1, !0), L = F(pe);
    {
      var B = (N) => {
        var J = No();
        k(N, J);
      }, te = /* @__PURE__ */ x(() => P(z));
      Z(L, (N) => {
        i(te) && N(B);
      });
    }
    var ve = F(M, 2), he = re(ve);
    {
      var ae = (N) => {
        var J = St(), W = Oe(J);
        Le(W, 17, () => ({ length: i(Y) }), Ve, (ye, be, ke) => {
          const Me = /* @__PURE__ */ x(() => Cn(e.part, z, ke));
          var gt = St(), At = Oe(gt);
          {
            var yt = (Xe) => {
              const Ae = /* @__PURE__ */ x(() => i(d).get(i(Me)));
              var xe = Co();
              let me;
              var De = F(re(xe));
              {
                var it = (Qe) => {
                  {
                    let Ot = /* @__PURE__ */ x(() => i(Ae) === i(v));
                    Fr(Qe, {
                      get row() {
                        return i(Ae);
                      },
                      get best() {
                        return i(Ot);
                      }
                    });
                  }
                };
                Z(De, (Qe) => {
                  i(Ae) && Qe(it);
                });
              }
              V(
                (Qe, Ot, tn, Xn) => {
                  me = ge(xe, 1, "cell svelte-180ejp1", null, me, { can: Qe, going: Ot, from: tn }), ee(xe, "data-cell", i(Me)), ee(xe, "tabindex", i(Me) === i(f) ? 0 : -1), ee(xe, "aria-label", Xn);
                },
                [
                  () => A(i(Me)),
                  () => C(z, ke),
                  () => i(a).includes(i(Me)),
                  () => G(z, ke)
                ]
              ), ie("click", xe, () => O(i(Me))), mt("pointerenter", xe, () => S(o, i(Me), !0)), mt("pointerleave", xe, () => S(o, null)), mt("focus", xe, () => S(o, i(Me), !0)), mt("blur", xe, () => S(o, null)), k(Xe, xe);
            }, Tt = (Xe) => {
              var Ae = Po();
              k(Xe, Ae);
            };
            Z(At, (Xe) => {
              i(l) ? Xe(yt) : Xe(Tt, -1);
            });
          }
          k(ye, gt);
        }), k(N, J);
      }, y = /* @__PURE__ */ x(() => Xa(e.part, z));
      Z(he, (N) => {
        i(y) && N(ae);
      });
    }
    V(
      (N, J, W) => {
        D = ge($, 1, "name svelte-180ejp1", null, D, { last: N }), Q(m, J), Q(ce, W), Q(pe, i(Y));
      },
      [() => P(z), () => _(z), () => _(z)]
    ), k(I, ne);
  }), Tn(X, (I) => S(c, I), () => i(c));
  var U = F(X, 2);
  {
    var fe = (I) => {
      var Y = Io(), z = de(Y, !0);
      V(() => Q(z, i(p) || " ")), k(I, Y);
    };
    Z(U, (I) => {
      i(l) && I(fe);
    });
  }
  var _e = F(U, 2);
  Dr(_e, {
    get moves() {
      return i(g);
    },
    get play() {
      return e.play;
    }
  }), V(() => {
    q = ge(X, 1, "piles svelte-180ejp1", null, q, { taking: i(l) }), ee(X, "aria-label", e.part.title || "piles");
  }), ie("keydown", X, E), ie("focusin", X, () => u = !0), ie("focusout", X, (I) => I.relatedTarget && (u = !1)), k(t, R), Ce();
}
vt(["keydown", "focusin", "focusout", "click"]);
function _s(t, e) {
  const n = [];
  for (let r = 0; r + 1 < t.cells.length; r += 2) n.push([t.cells[r], t.cells[r + 1]]);
  for (const [r, s] of e) {
    const l = n.findIndex((a) => a[0] === r && a[1] === s);
    if (l < 0) return null;
    n.splice(l, 1);
  }
  return n;
}
function li(t, e) {
  return _s(t, e) !== null;
}
function ai(t, e) {
  return _s(t, e) ?? [];
}
function Fo(t, e) {
  const n = [...t.counts], r = [...t.owners];
  for (const [s, l] of e) {
    const a = r[s];
    n[s]--, n[l] = r[l] === a ? n[l] + 1 : 1, r[l] = a;
  }
  return { counts: n, owners: r };
}
var Do = /* @__PURE__ */ j('<i class="svelte-ibr02l"></i>'), jo = /* @__PURE__ */ j('<span aria-hidden="true"></span>'), oi = /* @__PURE__ */ j('<small aria-hidden="true" class="svelte-ibr02l"> </small>'), qo = /* @__PURE__ */ j("<li><button><!> <!> <!></button></li>"), Bo = /* @__PURE__ */ j('<ol class="upper svelte-ibr02l"></ol>'), Vo = /* @__PURE__ */ j('<li><button><span class="soft"> </span> <b> </b></button></li>'), Ho = /* @__PURE__ */ j('<ul class="beside svelte-ibr02l"></ul>'), Uo = /* @__PURE__ */ j('<p class="row taken svelte-ibr02l" role="status"> <button>Undo step</button></p>'), Yo = /* @__PURE__ */ j('<div class="whole svelte-ibr02l" role="group"><div><!> <ol class="lower svelte-ibr02l"></ol></div> <!> <!></div> <!>', 1);
function ui(t, e) {
  Ne(e, !0);
  const n = (y, N = ln) => {
    var J = jo();
    let W;
    Le(J, 21, () => ({ length: Math.min(N().count, o) }), Ve, (ye, be, ke) => {
      var Me = Do();
      V(() => ee(Me, "data-mark", ke ? "" : N().count > o ? N().count : "XOABCDEF"[N().owner] ?? "")), k(ye, Me);
    }), V(() => W = ge(J, 1, `men ${N().owner >= 0 ? `p${N().owner % 4}` : ""}`, "svelte-ibr02l", W, { ring: N().owner % 2 === 1 })), k(y, J);
  }, r = (y, N = ln, J = ln, W = ln) => {
    var ye = qo();
    let be;
    var ke = re(ye);
    let Me;
    var gt = re(ke);
    {
      var At = (Ae) => {
        var xe = oi(), me = de(xe, !0);
        V(() => Q(me, N().label)), k(Ae, xe);
      };
      Z(gt, (Ae) => {
        J() && Ae(At);
      });
    }
    var yt = F(gt, 2);
    n(yt, N);
    var Tt = F(yt, 2);
    {
      var Xe = (Ae) => {
        var xe = oi(), me = de(xe, !0);
        V(() => Q(me, N().label)), k(Ae, xe);
      };
      Z(Tt, (Ae) => {
        J() || Ae(Xe);
      });
    }
    V(
      (Ae, xe, me, De) => {
        be = ge(ye, 1, "svelte-ibr02l", null, be, { odd: W() }), Me = ge(ke, 1, "cell svelte-ibr02l", null, Me, {
          can: Ae,
          target: xe,
          from: N().place === i(c),
          last: me
        }), ee(ke, "data-cell", N().place), ee(ke, "tabindex", N().place === i(d) ? 0 : -1), ee(ke, "aria-label", De);
      },
      [
        () => i(c) === null ? i(R).has(N().place) : i(X).has(N().place),
        () => i(c) !== null && i(X).has(N().place),
        () => l().includes(N().place),
        () => z(N())
      ]
    ), ie("click", ke, () => (S(d, N().place, !0), _e(N().place))), ie("pointerdown", ke, () => h = N().place), k(y, ye);
  };
  let s = le(e, "legal", 19, () => []), l = le(e, "last", 19, () => []), a = le(e, "rows", 19, () => []);
  const o = 5, f = 12;
  let u = /* @__PURE__ */ K([]), c = /* @__PURE__ */ K(null), d = /* @__PURE__ */ K(0), v, h = -1, g = [0, 0], p = /* @__PURE__ */ x(() => Hr(g, 2)), _ = /* @__PURE__ */ K(ot(i(p)[0])), w = /* @__PURE__ */ K(ot(i(p)[1]));
  qe(() => {
    s(), S(u, []), S(c, null);
  });
  const b = /* @__PURE__ */ x(() => Fo(e.part, i(u))), A = /* @__PURE__ */ x(() => i(b).counts.map((y, N) => ({
    place: N,
    count: y,
    owner: i(b).owners[N] ?? -1,
    label: e.part.labels[N] ?? String(N + 1)
  }))), C = /* @__PURE__ */ x(() => i(A).length >= 2 * f ? 2 * f : i(A).length), O = /* @__PURE__ */ x(() => i(C) > f ? i(A).slice(i(C) / 2, i(C)) : []), T = /* @__PURE__ */ x(() => i(C) > f ? i(A).slice(0, i(C) / 2).reverse() : i(A).slice(0, i(C))), E = /* @__PURE__ */ x(() => i(A).slice(i(C))), G = /* @__PURE__ */ x(() => s().filter((y) => y.cells.length && li(y, i(u)))), P = /* @__PURE__ */ x(() => i(G).flatMap((y) => ai(y, i(u)))), R = /* @__PURE__ */ x(() => new Set(i(P).filter(([y]) => (i(b).counts[y] ?? 0) > 0).map(([y]) => y))), X = /* @__PURE__ */ x(() => new Set(i(P).filter(([y]) => y === i(c)).map(([, y]) => y))), q = /* @__PURE__ */ x(() => a().find((y) => y.value !== null && y.cells.length > 1));
  let U = /* @__PURE__ */ K([]);
  qe(() => {
    i(_), i(w), i(b);
    const y = i(q) ? ai(i(q), []) : [];
    S(U, y.map(([N, J]) => ({ from: fe(N), to: fe(J), rank: 0 })));
  });
  function fe(y) {
    const N = v.querySelector(`[data-cell="${y}"]`), J = (N?.querySelector(".men i:last-child") ?? N)?.getBoundingClientRect(), W = v.getBoundingClientRect();
    return J ? [
      J.x + J.width / 2 - W.x,
      J.y + J.height / 2 - W.y
    ] : [0, 0];
  }
  function _e(y) {
    if (i(c) !== null && i(X).has(y)) {
      const N = [...i(u), [i(c), y]];
      S(c, null);
      const J = s().filter((W) => W.cells.length === 2 * N.length && li(W, N));
      J.length ? e.play?.(J[0].text) : S(u, N);
    } else S(c, i(R).has(y) && y !== i(c) ? y : null, !0);
  }
  function I(y) {
    const N = h;
    h = -1;
    const J = document.elementFromPoint(y.clientX, y.clientY)?.closest("button.cell");
    if (N < 0 || !J || !v.contains(J)) return;
    const W = Number(J.dataset.cell);
    W === N || !i(R).has(N) || (S(c, N, !0), i(X).has(W) ? _e(W) : S(c, null));
  }
  function Y(y) {
    const N = [...i(O), ...i(T), ...i(E)].map((be) => be.place), J = N.indexOf(i(d)), W = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -i(O).length,
      ArrowDown: i(O).length
    };
    if (y.key === "Escape" && ((be) => {
      var ke = Hr(be, 2);
      S(c, ke[0], !0), S(u, ke[1]);
    })([null, []]), !(y.key in W)) return;
    y.preventDefault(), y.stopPropagation();
    const ye = N[Math.min(Math.max(J + W[y.key], 0), N.length - 1)];
    S(d, ye, !0), v.querySelector(`button.cell[data-cell="${ye}"]`)?.focus();
  }
  function z(y) {
    const N = [
      y.count ? `${y.label}: ${y.count} of ${e.names[y.owner] ?? "nobody"}` : `${y.label}: empty`
    ];
    return y.place === i(c) ? N.push("chosen") : i(c) !== null && i(X).has(y.place) ? N.push("legal") : i(c) === null && i(R).has(y.place) && N.push("can move"), l().includes(y.place) && N.push("last move"), N.join(", ");
  }
  var ne = Yo();
  mt("pointerup", Gt, I);
  var $ = Oe(ne), D = re($);
  let m;
  var M = re(D);
  {
    var H = (y) => {
      var N = Bo();
      let J;
      Le(N, 23, () => i(O), (W) => W.place, (W, ye, be) => {
        r(W, () => i(ye), () => !0, () => i(be) % 2 === 1);
      }), V(() => J = Bt(N, "", J, { "--columns": i(O).length })), k(y, N);
    };
    Z(M, (y) => {
      i(O).length && y(H);
    });
  }
  var ce = F(M, 2);
  let pe;
  Le(ce, 23, () => i(T), (y) => y.place, (y, N, J) => {
    r(y, () => i(N), () => !1, () => i(J) % 2 === 0);
  });
  var L = F(D, 2);
  {
    var B = (y) => {
      var N = Ho();
      Le(N, 21, () => i(E), (J) => J.place, (J, W) => {
        var ye = Vo(), be = re(ye);
        let ke;
        var Me = re(be), gt = de(Me, !0), At = F(Me, 2), yt = de(At, !0);
        V(
          (Tt, Xe, Ae) => {
            ke = ge(be, 1, "cell aside svelte-ibr02l", null, ke, {
              can: Tt,
              target: Xe,
              from: i(W).place === i(c)
            }), ee(be, "data-cell", i(W).place), ee(be, "tabindex", i(W).place === i(d) ? 0 : -1), ee(be, "aria-label", `${i(W).label ?? ""} ${i(W).count ?? ""}, ${Ae ?? ""}`), Q(gt, i(W).label), Q(yt, i(W).count);
          },
          [
            () => i(c) === null ? i(R).has(i(W).place) : i(X).has(i(W).place),
            () => i(c) !== null && i(X).has(i(W).place),
            () => z(i(W))
          ]
        ), ie("click", be, () => (S(d, i(W).place, !0), _e(i(W).place))), ie("pointerdown", be, () => h = i(W).place), k(J, ye);
      }), k(y, N);
    };
    Z(L, (y) => {
      i(E).length && y(B);
    });
  }
  var te = F(L, 2);
  {
    var ve = (y) => {
      gs(y, {
        get arrows() {
          return i(U);
        },
        get width() {
          return i(_);
        },
        get height() {
          return i(w);
        },
        cell: 32
      });
    };
    Z(te, (y) => {
      i(U).length && !i(u).length && y(ve);
    });
  }
  Tn($, (y) => v = y, () => v);
  var he = F($, 2);
  {
    var ae = (y) => {
      var N = Uo(), J = re(N), W = F(J);
      V((ye) => Q(J, `${ye ?? ""}: choose the next step. `), [
        () => i(u).map(([ye, be]) => `${e.part.labels[ye]} to ${e.part.labels[be]}`).join(", ")
      ]), ie("click", W, () => S(u, [])), k(y, N);
    };
    Z(he, (y) => {
      i(u).length && y(ae);
    });
  }
  V(() => {
    ee($, "aria-label", e.part.title || "board"), m = ge(D, 1, "track svelte-ibr02l", null, m, { folded: i(O).length > 0 }), pe = Bt(ce, "", pe, { "--columns": i(T).length });
  }), ie("keydown", $, Y), pr($, "clientWidth", (y) => S(_, y)), pr($, "clientHeight", (y) => S(w, y)), k(t, ne), Ce();
}
vt(["click", "pointerdown", "keydown"]);
var Wo = /* @__PURE__ */ j('<p class="title svelte-12f8aji"> </p>'), Go = /* @__PURE__ */ j('<p class="text svelte-12f8aji"> </p>'), Xo = /* @__PURE__ */ j("<section><!> <!></section>"), Ko = /* @__PURE__ */ j("<div></div> <!>", 1);
function Zo(t, e) {
  Ne(e, !0);
  let n = le(e, "legal", 19, () => []), r = le(e, "last", 19, () => []), s = le(e, "rows", 19, () => []), l = le(e, "moving", 3, !1), a = le(e, "fresh", 3, !1), o = le(e, "turned", 3, !1), f = le(e, "toned", 3, !1);
  const u = /* @__PURE__ */ x(() => Ka(e.parts)), c = /* @__PURE__ */ x(() => Na(e.parts)), d = /* @__PURE__ */ x(() => !e.parts.some((P) => P.kind === "grid" || P.kind === "points")), v = ({ cells: P }) => P.length > 0 && P.every((R) => R < 0), h = /* @__PURE__ */ x(() => n().filter(v)), g = /* @__PURE__ */ x(() => s().filter(v)), p = /* @__PURE__ */ x(() => n().filter((P) => !v(P))), _ = /* @__PURE__ */ x(() => s().filter((P) => !v(P))), w = /* @__PURE__ */ x(() => r().filter((P) => P >= 0));
  let b = /* @__PURE__ */ K([]);
  const A = /* @__PURE__ */ x(() => i(b).length ? Vn(i(h), i(b)) : []);
  qe(() => {
    n(), S(b, []);
  });
  function C(P) {
    const R = Pa(i(h), i(b), P), X = Vn(i(h), R);
    X.length === 1 ? e.play?.(X[0].text) : S(b, R);
  }
  var O = Ko(), T = Oe(O);
  let E;
  Le(T, 21, () => e.parts, Ve, (P, R, X) => {
    var q = Xo(), U = re(q);
    {
      var fe = (m) => {
        var M = Wo(), H = de(M, !0);
        V(() => Q(H, i(R).title)), k(m, M);
      };
      Z(U, (m) => {
        i(R).title && m(fe);
      });
    }
    var _e = F(U, 2);
    {
      var I = (m) => {
        var M = St(), H = Oe(M);
        {
          var ce = (B) => {
            const te = /* @__PURE__ */ x(() => i(R).cells.length);
            {
              let ve = /* @__PURE__ */ x(() => Wa(i(R))), he = /* @__PURE__ */ x(() => ti(i(p), i(te))), ae = /* @__PURE__ */ x(() => i(w).map((N) => i(te) - 1 - N)), y = /* @__PURE__ */ x(() => ti(i(_), i(te)));
              nr(B, {
                get part() {
                  return i(ve);
                },
                get names() {
                  return e.names;
                },
                get legal() {
                  return i(he);
                },
                get last() {
                  return i(ae);
                },
                get rows() {
                  return i(y);
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
          }, pe = (B) => {
            nr(B, {
              get part() {
                return i(R);
              },
              get names() {
                return e.names;
              },
              get legal() {
                return i(p);
              },
              get last() {
                return i(w);
              },
              get rows() {
                return i(_);
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
          }, L = (B) => {
            nr(B, {
              get part() {
                return i(R);
              },
              get names() {
                return e.names;
              },
              get moving() {
                return l();
              }
            });
          };
          Z(H, (B) => {
            X === i(u) && o() ? B(ce) : X === i(u) ? B(pe, 1) : B(L, -1);
          });
        }
        k(m, M);
      }, Y = (m) => {
        var M = St(), H = Oe(M);
        {
          var ce = (L) => {
            si(L, {
              get part() {
                return i(R);
              },
              get legal() {
                return i(p);
              },
              get last() {
                return i(w);
              },
              get rows() {
                return i(_);
              },
              get play() {
                return e.play;
              }
            });
          }, pe = (L) => {
            si(L, {
              get part() {
                return i(R);
              }
            });
          };
          Z(H, (L) => {
            X === i(u) ? L(ce) : L(pe, -1);
          });
        }
        k(m, M);
      }, z = (m) => {
        var M = St(), H = Oe(M);
        {
          var ce = (L) => {
            ui(L, {
              get part() {
                return i(R);
              },
              get names() {
                return e.names;
              },
              get legal() {
                return i(p);
              },
              get last() {
                return i(w);
              },
              get rows() {
                return i(_);
              },
              get play() {
                return e.play;
              }
            });
          }, pe = (L) => {
            ui(L, {
              get part() {
                return i(R);
              },
              get names() {
                return e.names;
              }
            });
          };
          Z(H, (L) => {
            X === i(u) ? L(ce) : L(pe, -1);
          });
        }
        k(m, M);
      }, ne = (m) => {
        {
          let M = /* @__PURE__ */ x(() => i(c).indexOf(i(R))), H = /* @__PURE__ */ x(() => e.play ? C : void 0);
          Ba(m, {
            get part() {
              return i(R);
            },
            get names() {
              return e.names;
            },
            get row() {
              return i(M);
            },
            get count() {
              return i(c).length;
            },
            get legal() {
              return i(h);
            },
            get rows() {
              return i(g);
            },
            get chosen() {
              return i(b);
            },
            get fresh() {
              return a();
            },
            get large() {
              return i(d);
            },
            get choose() {
              return i(H);
            }
          });
        }
      }, $ = (m) => {
        no(m, {
          get part() {
            return i(R);
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return a();
          }
        });
      }, D = (m) => {
        var M = Go(), H = de(M, !0);
        V(() => Q(H, i(R).text)), k(m, M);
      };
      Z(_e, (m) => {
        i(R).kind === "grid" ? m(I) : i(R).kind === "piles" ? m(Y, 1) : i(R).kind === "points" ? m(z, 2) : i(R).kind === "cards" ? m(ne, 3) : i(R).kind === "dice" ? m($, 4) : m(D, -1);
      });
    }
    V(() => {
      ge(q, 1, An(i(R).kind), "svelte-12f8aji"), ee(q, "hidden", i(R).kind === "text" && !i(R).text);
    }), k(P, q);
  });
  var G = F(T, 2);
  Dr(G, {
    get moves() {
      return i(A);
    },
    get play() {
      return e.play;
    }
  }), V((P) => E = ge(T, 1, "board svelte-12f8aji", null, E, { pair: P }), [
    () => e.parts.filter((P) => P.kind === "grid").length > 1
  ]), k(t, O), Ce();
}
function Jo(t) {
  let e = 0;
  for (let n = 0; n < t.left.length; n++) e = Math.max(e, t.left[n], t.entered[n]);
  return e;
}
function Re(t, e) {
  return t.marks[e].includes("pruned");
}
function Qt(t, e) {
  return /\bcut\b/.test(t.marks[e]);
}
function Qo(t, e) {
  return t.kind[e] === "leaf";
}
function wn(t) {
  return t.algorithm === "mcts";
}
function On(t, e, n) {
  return t.entered[e] <= n;
}
function br(t, e, n) {
  return wn(t) ? On(t, e, n) : t.left[e] >= 0 && t.left[e] <= n;
}
const fi = /* @__PURE__ */ new WeakMap();
function ms(t) {
  const e = fi.get(t);
  if (e) return e;
  const n = t.parent.map((r, s) => Qt(t, s));
  for (let r = n.length - 1; r > 0; r--) {
    const s = t.parent[r];
    n[r] && s >= 0 && (n[s] = !0);
  }
  return fi.set(t, n), n;
}
function jr(t) {
  return !wn(t) && !t.values[0] && (/^(plain|alpha)/.test(t.algorithm) || ms(t)[0]);
}
function ps(t, e) {
  const n = t.value[e] ?? null;
  if (n === null || t.values[e] || wn(t) || !ms(t)[e]) return "";
  const [r, s] = [t.alpha[e] ?? null, t.beta[e] ?? null];
  return r !== null && n <= r ? "≤" : s !== null && n >= s ? "≥" : "";
}
function $o(t, e, n, r) {
  const s = t.kind[n];
  if (s !== "max" && s !== "min" || Re(t, n) || !On(t, n, r)) return null;
  let l = t.alpha[n] ?? -1 / 0, a = t.beta[n] ?? 1 / 0;
  for (const o of e[n] ?? []) {
    const f = t.value[o] ?? null;
    f === null || Re(t, o) || !br(t, o, r) || (s === "max" ? l = Math.max(l, f) : a = Math.min(a, f));
  }
  return [l, a];
}
function ws(t, e, n, r, s) {
  if (Re(t, n)) return "";
  const l = t.values[n];
  if (br(t, n, r)) {
    if (l && t.names.length > 2) return `(${l.map((u) => s(u)).join(" ")})`;
    const f = t.value[n] ?? null;
    return f === null ? "" : ps(t, n) + s(f);
  }
  if (!On(t, n, r) || l) return "";
  const a = t.kind[n];
  if (a !== "max" && a !== "min") return "";
  const o = (e[n] ?? []).filter((f) => br(t, f, r) && !Re(t, f) && t.value[f] !== null).map((f) => t.value[f]);
  return o.length ? a === "max" ? `≥${s(Math.max(...o))}` : `≤${s(Math.min(...o))}` : "";
}
function eu(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 }, r = new Set(wn(t) ? t.parent.filter((l, a) => t.entered[a] <= e) : []), s = (l) => wn(t) ? !r.has(l) : Qo(t, l);
  for (let l = 0; l < t.parent.length; l++)
    t.entered[l] > e || (Re(t, l) ? n.pruned++ : (n.nodes++, s(l) && n.leaves++));
  return n;
}
class tu {
  id;
  #e = /* @__PURE__ */ K(null);
  get trace() {
    return i(this.#e);
  }
  set trace(e) {
    S(this.#e, e);
  }
  #n = /* @__PURE__ */ K("");
  get failure() {
    return i(this.#n);
  }
  set failure(e) {
    S(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ K(!1);
  get busy() {
    return i(this.#t);
  }
  set busy(e) {
    S(this.#t, e, !0);
  }
  #r = /* @__PURE__ */ K(!1);
  get compiling() {
    return i(this.#r);
  }
  set compiling(e) {
    S(this.#r, e, !0);
  }
  #i = /* @__PURE__ */ K(0);
  get moment() {
    return i(this.#i);
  }
  set moment(e) {
    S(this.#i, e, !0);
  }
  #s = /* @__PURE__ */ K(0);
  get selected() {
    return i(this.#s);
  }
  set selected(e) {
    S(this.#s, e, !0);
  }
  #l = /* @__PURE__ */ K(0);
  get last() {
    return i(this.#l);
  }
  set last(e) {
    S(this.#l, e, !0);
  }
  stops;
  constructor(e = Ze.number()) {
    this.id = e, this.stops = [
      Ze.on("traced", (n) => {
        n.id === this.id && this.show(n);
      }),
      Ze.on("failed", (n) => {
        n.id === this.id && (this.failure = n.text, this.busy = !1);
      }),
      Ze.on("explained", (n) => this.succeed(n.id)),
      Ze.on("tree_text", (n) => this.succeed(n.id)),
      Ze.on("status", (n) => this.compiling = n.compiling)
    ];
  }
  show(e) {
    this.trace = e, this.busy = !1, this.failure = "", this.last = Jo(e), this.moment = this.last, this.selected = 0;
  }
  succeed(e) {
    e === this.id && (this.failure = "");
  }
  run(e, n, r = {}) {
    this.busy = !0, this.failure = "", Ze.send({ type: "trace", id: this.id, place: e, algorithm: n, settings: r });
  }
  close() {
    Ze.send({ type: "close", id: this.id });
    for (const e of this.stops) e();
  }
}
const nu = matchMedia("(prefers-color-scheme: dark)");
function ru(t) {
  const e = getComputedStyle(t), n = e.colorScheme, r = n.includes("dark") && (nu.matches || !n.includes("light"));
  return (s) => {
    const l = e.getPropertyValue(s).trim(), [, a, o] = /^light-dark\((.+?),(.+)\)$/.exec(l) ?? [, l, l];
    return (r ? o : a).trim();
  };
}
const Rt = 15;
function bs(t) {
  return t.length > 4 ? 9.5 : t.length > 3 ? 10.5 : 12;
}
function iu(t) {
  const e = ru(t);
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
function ys(t, e, n) {
  const r = t.trace.player[n];
  return r < 0 ? e.line : e.players[r % 4];
}
function su(t, e, n, r, s, l) {
  t.clearRect(0, 0, s, l);
  const a = 60, o = (-n.x - a) / n.scale, f = (s - n.x + a) / n.scale, u = (-n.y - a) / n.scale, c = (l - n.y + a) / n.scale, d = n.scale > 0.45, { trace: v, moment: h } = e, g = (w) => w.x >= o && w.x <= f && w.y >= u && w.y <= c, p = (w) => On(v, w.node, h);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const _ = [
    [r.line, 1.2, [], []],
    [r.ink, 3, [], []],
    [r.bad, 1.4, [5, 4], []]
  ];
  for (const w of e.layout.placed) {
    const b = w.parent;
    if (!b || !p(w) || !g(w) && !g(b)) continue;
    const A = !w.fold && Re(v, w.node), C = !e.blank && !w.fold && e.line.has(w.node) && e.line.has(b.node);
    _[A ? 2 : C ? 1 : 0][3].push(w);
  }
  for (const [w, b, A, C] of _) {
    t.strokeStyle = w, t.lineWidth = Math.max(b, 0.7 / n.scale), t.setLineDash(d ? A : []), t.beginPath();
    for (const O of C) {
      const T = O.parent;
      t.moveTo(T.x, T.y), t.lineTo(O.x, O.y);
    }
    t.stroke();
  }
  if (t.setLineDash([]), !d) {
    lu(t, e, r, g, p), t.restore();
    return;
  }
  t.textAlign = "center", t.textBaseline = "middle";
  for (const w of e.layout.placed)
    !p(w) || !g(w) || (w.fold ? cu(t, w, r) : ou(t, e, w, r, n));
  t.restore();
}
function lu(t, e, n, r, s) {
  const l = /* @__PURE__ */ new Map();
  for (const a of e.layout.placed) {
    if (!r(a) || !s(a)) continue;
    const o = a.fold ? n.soft : Re(e.trace, a.node) ? n.bad : ys(e, n, a.node), f = l.get(o);
    f ? f.push(a) : l.set(o, [a]);
  }
  for (const [a, o] of l) {
    t.fillStyle = a, t.beginPath();
    for (const f of o) t.rect(f.x - 10, f.y - 10, 20, 20);
    t.fill();
  }
}
function au(t, e, n, r, s) {
  t.beginPath(), e === "max" ? (t.moveTo(n, r - s * 1.15), t.lineTo(n + s * 1.25, r + s * 0.9), t.lineTo(n - s * 1.25, r + s * 0.9)) : e === "min" ? (t.moveTo(n, r + s * 1.15), t.lineTo(n + s * 1.25, r - s * 0.9), t.lineTo(n - s * 1.25, r - s * 0.9)) : e === "leaf" ? t.rect(n - s, r - s * 0.8, 2 * s, 1.6 * s) : t.arc(n, r, s, 0, 2 * Math.PI), t.closePath();
}
function ou(t, e, n, r, s) {
  const { trace: l, moment: a } = e, o = Re(l, n.node), f = o ? r.bad : ys(e, r, n.node);
  au(t, l.kind[n.node], n.x, n.y, Rt), t.fillStyle = e.marked.has(n.node) ? r.mark : r.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? r.accent : f, t.setLineDash(o ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const c = e.blank && l.kind[n.node] !== "leaf" ? "" : ws(l, e.children, n.node, a, zr);
  t.fillStyle = o ? r.bad : r.ink, t.font = `600 ${bs(c)}px "Source Sans", sans-serif`;
  const d = l.kind[n.node] === "max" ? 4 : l.kind[n.node] === "min" ? -4 : 0;
  if (t.fillText(o ? "✕" : c, n.x, n.y + d), e.marked.has(n.node) && (t.strokeStyle = r.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), Qt(l, n.node) && l.left[n.node] <= a && (t.strokeStyle = r.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + Rt + 8), t.lineTo(n.x + 9, n.y + Rt + 2), t.stroke()), s.scale > 0.6 && n.parent && uu(t, e, n, r), s.scale > 0.6 && !e.blank && jr(l) && fu(t, e, n, r), e.children[n.node].length && !e.open.has(n.node)) {
    t.fillStyle = r.soft, t.font = '10px "Source Sans", sans-serif';
    const h = Qt(l, n.node) ? 16 : 10;
    t.fillText(`+${e.children[n.node].length}`, n.x, n.y + Rt + h);
  }
}
function uu(t, e, n, r) {
  const s = n.parent, l = e.trace.weight[n.node], a = e.trace.text[n.node], o = l < 1 && e.trace.kind[s.node] === "chance" ? `${Ge(l)}` : a, f = n.x * 0.62 + s.x * 0.38, u = n.y * 0.62 + s.y * 0.38;
  t.font = '11px "Source Sans", sans-serif';
  const c = o.length > 9 ? `${o.slice(0, 8)}…` : o, d = t.measureText(c).width + 6;
  t.fillStyle = r.paper, t.fillRect(f - d / 2, u - 7, d, 14), t.fillStyle = r.soft, t.fillText(c, f, u);
}
function fu(t, e, n, r) {
  const s = $o(e.trace, e.children, n.node, e.moment);
  if (!s) return;
  const [l, a] = s.map((d) => d === 1 / 0 ? "∞" : d === -1 / 0 ? "−∞" : zr(d)), o = `[${l}, ${a}]`;
  t.font = '10px "Source Sans", sans-serif';
  const f = t.measureText(o).width, u = n.x + Rt + 5 + f / 2, c = n.y - Rt * 0.85;
  t.fillStyle = r.paper, t.fillRect(u - f / 2 - 1, c - 6, f + 2, 12), t.fillStyle = s[0] >= s[1] ? r.bad : r.soft, t.fillText(o, u, c);
}
function cu(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 11px "Source Sans", sans-serif', t.fillText(`+${e.fold}`, e.x, e.y);
}
function du(t) {
  var e = 0, n = t.children, r = n && n.length;
  if (!r) e = 1;
  else for (; --r >= 0; ) e += n[r].value;
  t.value = e;
}
function hu() {
  return this.eachAfter(du);
}
function vu(t, e) {
  let n = -1;
  for (const r of this)
    t.call(e, r, ++n, this);
  return this;
}
function gu(t, e) {
  for (var n = this, r = [n], s, l, a = -1; n = r.pop(); )
    if (t.call(e, n, ++a, this), s = n.children)
      for (l = s.length - 1; l >= 0; --l)
        r.push(s[l]);
  return this;
}
function _u(t, e) {
  for (var n = this, r = [n], s = [], l, a, o, f = -1; n = r.pop(); )
    if (s.push(n), l = n.children)
      for (a = 0, o = l.length; a < o; ++a)
        r.push(l[a]);
  for (; n = s.pop(); )
    t.call(e, n, ++f, this);
  return this;
}
function mu(t, e) {
  let n = -1;
  for (const r of this)
    if (t.call(e, r, ++n, this))
      return r;
}
function pu(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, r = e.children, s = r && r.length; --s >= 0; ) n += r[s].value;
    e.value = n;
  });
}
function wu(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function bu(t) {
  for (var e = this, n = yu(e, t), r = [e]; e !== n; )
    e = e.parent, r.push(e);
  for (var s = r.length; t !== n; )
    r.splice(s, 0, t), t = t.parent;
  return r;
}
function yu(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), r = e.ancestors(), s = null;
  for (t = n.pop(), e = r.pop(); t === e; )
    s = t, t = n.pop(), e = r.pop();
  return s;
}
function ku() {
  for (var t = this, e = [t]; t = t.parent; )
    e.push(t);
  return e;
}
function xu() {
  return Array.from(this);
}
function Su() {
  var t = [];
  return this.eachBefore(function(e) {
    e.children || t.push(e);
  }), t;
}
function Eu() {
  var t = this, e = [];
  return t.each(function(n) {
    n !== t && e.push({ source: n.parent, target: n });
  }), e;
}
function* Mu() {
  var t = this, e, n = [t], r, s, l;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, r = t.children)
        for (s = 0, l = r.length; s < l; ++s)
          n.push(r[s]);
  while (n.length);
}
function qr(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = Ou)) : e === void 0 && (e = Tu);
  for (var n = new bn(t), r, s = [n], l, a, o, f; r = s.pop(); )
    if ((a = e(r.data)) && (f = (a = Array.from(a)).length))
      for (r.children = a, o = f - 1; o >= 0; --o)
        s.push(l = a[o] = new bn(a[o])), l.parent = r, l.depth = r.depth + 1;
  return n.eachBefore(Nu);
}
function Au() {
  return qr(this).eachBefore(Lu);
}
function Tu(t) {
  return t.children;
}
function Ou(t) {
  return Array.isArray(t) ? t[1] : null;
}
function Lu(t) {
  t.data.value !== void 0 && (t.value = t.data.value), t.data = t.data.data;
}
function Nu(t) {
  var e = 0;
  do
    t.height = e;
  while ((t = t.parent) && t.height < ++e);
}
function bn(t) {
  this.data = t, this.depth = this.height = 0, this.parent = null;
}
bn.prototype = qr.prototype = {
  constructor: bn,
  count: hu,
  each: vu,
  eachAfter: _u,
  eachBefore: gu,
  find: mu,
  sum: pu,
  sort: wu,
  path: bu,
  ancestors: ku,
  descendants: xu,
  leaves: Su,
  links: Eu,
  copy: Au,
  [Symbol.iterator]: Mu
};
function ks(t, e, n, r, s) {
  for (var l = t.children, a, o = -1, f = l.length, u = t.value && (r - e) / t.value; ++o < f; )
    a = l[o], a.y0 = n, a.y1 = s, a.x0 = e, a.x1 = e += a.value * u;
}
function Cu(t, e) {
  return t.parent === e.parent ? 1 : 2;
}
function rr(t) {
  var e = t.children;
  return e ? e[0] : t.t;
}
function ir(t) {
  var e = t.children;
  return e ? e[e.length - 1] : t.t;
}
function Pu(t, e, n) {
  var r = n / (e.i - t.i);
  e.c -= r, e.s += n, t.c += r, e.z += n, e.m += n;
}
function Ru(t) {
  for (var e = 0, n = 0, r = t.children, s = r.length, l; --s >= 0; )
    l = r[s], l.z += e, l.m += e, e += l.s + (n += l.c);
}
function Iu(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function In(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
In.prototype = Object.create(bn.prototype);
function zu(t) {
  for (var e = new In(t, 0), n, r = [e], s, l, a, o; n = r.pop(); )
    if (l = n._.children)
      for (n.children = new Array(o = l.length), a = o - 1; a >= 0; --a)
        r.push(s = n.children[a] = new In(l[a], a)), s.parent = n;
  return (e.parent = new In(null, 0)).children = [e], e;
}
function Fu() {
  var t = Cu, e = 1, n = 1, r = null;
  function s(u) {
    var c = zu(u);
    if (c.eachAfter(l), c.parent.m = -c.z, c.eachBefore(a), r) u.eachBefore(f);
    else {
      var d = u, v = u, h = u;
      u.eachBefore(function(b) {
        b.x < d.x && (d = b), b.x > v.x && (v = b), b.depth > h.depth && (h = b);
      });
      var g = d === v ? 1 : t(d, v) / 2, p = g - d.x, _ = e / (v.x + g + p), w = n / (h.depth || 1);
      u.eachBefore(function(b) {
        b.x = (b.x + p) * _, b.y = b.depth * w;
      });
    }
    return u;
  }
  function l(u) {
    var c = u.children, d = u.parent.children, v = u.i ? d[u.i - 1] : null;
    if (c) {
      Ru(u);
      var h = (c[0].z + c[c.length - 1].z) / 2;
      v ? (u.z = v.z + t(u._, v._), u.m = u.z - h) : u.z = h;
    } else v && (u.z = v.z + t(u._, v._));
    u.parent.A = o(u, v, u.parent.A || d[0]);
  }
  function a(u) {
    u._.x = u.z + u.parent.m, u.m += u.parent.m;
  }
  function o(u, c, d) {
    if (c) {
      for (var v = u, h = u, g = c, p = v.parent.children[0], _ = v.m, w = h.m, b = g.m, A = p.m, C; g = ir(g), v = rr(v), g && v; )
        p = rr(p), h = ir(h), h.a = u, C = g.z + b - v.z - _ + t(g._, v._), C > 0 && (Pu(Iu(g, u, d), u, C), _ += C, w += C), b += g.m, _ += v.m, A += p.m, w += h.m;
      g && !ir(h) && (h.t = g, h.m += b - w), v && !rr(p) && (p.t = v, p.m += _ - A, d = u);
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
function xs(t, e, n, r, s) {
  for (var l = t.children, a, o = -1, f = l.length, u = t.value && (s - n) / t.value; ++o < f; )
    a = l[o], a.x0 = e, a.x1 = r, a.y0 = n, a.y1 = n += a.value * u;
}
var Ss = (1 + Math.sqrt(5)) / 2;
function Es(t, e, n, r, s, l) {
  for (var a = [], o = e.children, f, u, c = 0, d = 0, v = o.length, h, g, p = e.value, _, w, b, A, C, O, T; c < v; ) {
    h = s - n, g = l - r;
    do
      _ = o[d++].value;
    while (!_ && d < v);
    for (w = b = _, O = Math.max(g / h, h / g) / (p * t), T = _ * _ * O, C = Math.max(b / T, T / w); d < v; ++d) {
      if (_ += u = o[d].value, u < w && (w = u), u > b && (b = u), T = _ * _ * O, A = Math.max(b / T, T / w), A > C) {
        _ -= u;
        break;
      }
      C = A;
    }
    a.push(f = { value: _, dice: h < g, children: o.slice(c, d) }), f.dice ? ks(f, n, r, s, p ? r += g * _ / p : l) : xs(f, n, r, p ? n += h * _ / p : s, l), p -= _, c = d;
  }
  return a;
}
(function t(e) {
  function n(r, s, l, a, o) {
    Es(e, r, s, l, a, o);
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Ss);
(function t(e) {
  function n(r, s, l, a, o) {
    if ((f = r._squarify) && f.ratio === e)
      for (var f, u, c, d, v = -1, h, g = f.length, p = r.value; ++v < g; ) {
        for (u = f[v], c = u.children, d = u.value = 0, h = c.length; d < h; ++d) u.value += c[d].value;
        u.dice ? ks(u, s, l, a, p ? l += (o - l) * u.value / p : o) : xs(u, s, l, p ? s += (a - s) * u.value / p : a, o), p -= u.value;
      }
    else
      r._squarify = f = Es(e, r, s, l, a, o), f.ratio = e;
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Ss);
const yn = 9, Ms = 46, yr = 78;
function Br(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, r) => {
    n >= 0 && e[n].push(r);
  }), e;
}
function Du(t, e, n) {
  const r = /* @__PURE__ */ new Set();
  let s = 1;
  const l = (o) => {
    const f = Math.min(t[o]?.length ?? 0, yn + 1);
    return !f || r.has(o) ? !0 : r.size && s + f - 1 > n ? !1 : (r.add(o), s += f - 1, !0);
  };
  l(0);
  for (const o of e) if (!l(o)) break;
  let a = [0];
  for (; a.length; ) {
    const o = [];
    for (const f of a) {
      if (!l(f)) return r;
      r.has(f) && o.push(...t[f].slice(0, yn + 1));
    }
    a = o;
  }
  return r;
}
function As(t, e, n, r, s = yr) {
  const l = (h) => {
    if (h.fold || !e.has(h.node)) return null;
    const g = t[h.node] ?? [];
    if (g.length <= yn + 1 || n.has(h.node)) return g.map((_) => ({ node: _, fold: 0 }));
    const p = g.filter((_, w) => w < yn || r.has(_));
    return [...p.map((_) => ({ node: _, fold: 0 })), { node: h.node, fold: g.length - p.length }];
  }, a = Fu().nodeSize([Ms, s]).separation((h, g) => h.parent === g.parent ? 1 : 1.25)(
    qr({ node: 0, fold: 0 }, l)
  ), o = [], f = /* @__PURE__ */ new Map(), u = /* @__PURE__ */ new Map();
  let c = 0, d = 0, v = 0;
  return a.each((h) => {
    const g = {
      node: h.data.node,
      fold: h.data.fold,
      x: h.x,
      y: h.y,
      parent: h.parent ? u.get(h.parent) : null
    };
    u.set(h, g), o.push(g), g.fold || f.set(g.node, g), c = Math.min(c, g.x), d = Math.max(d, g.x), v = Math.max(v, g.y);
  }), { placed: o, byNode: f, left: c, right: d, bottom: v };
}
const ci = "#1e1c19", Ts = "#8b8375", zn = "#a3301c", ju = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], Pe = 15, qu = 2e3;
function Os(t, e) {
  const n = Br(t), r = new Set(t.parent.keys()), s = As(n, r, r, r);
  return {
    trace: t,
    children: n,
    layout: s,
    shown: s.placed.filter((l) => On(t, l.node, e)).slice(0, qu),
    line: new Set(t.variation),
    value: (l) => ws(t, n, l, e, zr)
  };
}
function di(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function Bu(t, e) {
  if (Re(t, e)) return zn;
  const n = t.player[e];
  return n < 0 ? Ts : ju[n % 4];
}
function Vu(t, e, n) {
  const r = (s, l) => `${(e + s).toFixed(1)},${(n + l).toFixed(1)}`;
  return t === "max" ? `<polygon points="${r(0, -1.15 * Pe)} ${r(1.25 * Pe, 0.9 * Pe)} ${r(-1.25 * Pe, 0.9 * Pe)}"` : t === "min" ? `<polygon points="${r(0, 1.15 * Pe)} ${r(1.25 * Pe, -0.9 * Pe)} ${r(-1.25 * Pe, -0.9 * Pe)}"` : t === "leaf" ? `<rect x="${(e - Pe).toFixed(1)}" y="${(n - 0.8 * Pe).toFixed(1)}" width="${2 * Pe}" height="${1.6 * Pe}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${Pe}"`;
}
function Ls(t, e) {
  return e.parent && t.kind[e.parent.node] === "chance" ? Ge(t.weight[e.node]) : t.text[e.node];
}
function Ns(t, e, n = !1) {
  const { layout: r, shown: s, line: l, value: a } = Os(t, e), o = r.right - r.left + 60, f = r.bottom + 70, u = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(r.left - 30).toFixed(1)} -30 ${o.toFixed(1)} ${f.toFixed(1)}" width="${o.toFixed(0)}" height="${f.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(r.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const c of s) {
    if (!c.parent) continue;
    const d = Re(t, c.node), v = !n && l.has(c.node) && l.has(c.parent.node), h = d ? `stroke="${zn}" stroke-dasharray="5 4" stroke-width="1.4"` : v ? `stroke="${ci}" stroke-width="3"` : `stroke="${Ts}" stroke-width="1.2"`;
    u.push(`<line x1="${c.parent.x.toFixed(1)}" y1="${c.parent.y.toFixed(1)}" x2="${c.x.toFixed(1)}" y2="${c.y.toFixed(1)}" ${h}/>`);
  }
  for (const c of s) {
    const d = Re(t, c.node), v = t.kind[c.node];
    u.push(`${Vu(v, c.x, c.y)} fill="#ffffff" stroke="${Bu(t, c.node)}" stroke-width="1.8"${d ? ' stroke-dasharray="4 3"' : ""}/>`);
    const h = d ? "×" : n && v !== "leaf" ? "" : a(c.node), g = v === "max" ? 8 : v === "min" ? 0 : 4;
    if (u.push(`<text x="${c.x.toFixed(1)}" y="${(c.y + g).toFixed(1)}" font-size="${bs(h)}" font-weight="600" fill="${d ? zn : ci}">${di(h)}</text>`), Qt(t, c.node) && u.push(`<line x1="${(c.x - 9).toFixed(1)}" y1="${(c.y + Pe + 8).toFixed(1)}" x2="${(c.x + 9).toFixed(1)}" y2="${(c.y + Pe + 2).toFixed(1)}" stroke="${zn}" stroke-width="2"/>`), c.parent) {
      const p = c.x * 0.62 + c.parent.x * 0.38, _ = c.y * 0.62 + c.parent.y * 0.38;
      u.push(`<text x="${p.toFixed(1)}" y="${(_ + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${di(Ls(t, c))}</text>`);
    }
  }
  return u.push("</svg>"), u.join(`
`);
}
const Hu = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}"
};
function hi(t) {
  return [...t].map((e) => Hu[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function Uu(t, e) {
  const { shown: n, line: r, value: s } = Os(t, e), l = (o) => `(${(o.x / 46).toFixed(2)},${(-o.y / 46).toFixed(2)})`, a = [
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
    const f = t.kind[o.node], u = ["max", "min", "chance", "leaf"].includes(f) ? f : "player", c = Re(t, o.node), d = c ? "$\\times$" : hi(s(o.node));
    a.push(`  \\node[${u}${c ? ", pruned" : ""}] (n${o.node}) at ${l(o)} {${d}};`);
  }
  for (const o of n) {
    if (!o.parent) continue;
    const f = r.has(o.node) && r.has(o.parent.node), u = Re(t, o.node) ? "pruned" : f ? "best" : "";
    a.push(`  \\draw[${u}] (n${o.parent.node}) -- node[move] {${hi(Ls(t, o))}} (n${o.node});`);
  }
  return a.push("\\end{tikzpicture}"), `${a.join(`
`)}
`;
}
async function Yu(t, e) {
  const n = URL.createObjectURL(new Blob([Ns(t, e)], { type: "image/svg+xml" }));
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
function sr(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, r = URL.createObjectURL(n), s = document.createElement("a");
  s.href = r, s.download = t, s.click(), setTimeout(() => URL.revokeObjectURL(r), 1e3);
}
var Wu = /* @__PURE__ */ j('<span class="soft" aria-hidden="true">›</span>'), Gu = /* @__PURE__ */ j('<!> <button class="step svelte-7t07ym"> </button>', 1), Xu = /* @__PURE__ */ j('<label class="row">Value <input type="number" step="any" class="svelte-7t07ym"/></label>'), Ku = /* @__PURE__ */ j('<p class="soft facts svelte-7t07ym">Its value was never computed.</p>'), Zu = /* @__PURE__ */ j('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), Ju = /* @__PURE__ */ j('<p class="soft facts svelte-7t07ym"> </p>'), Qu = /* @__PURE__ */ j('<ul class="tiles svelte-7t07ym" aria-label="moves from here"></ul> <!>', 1), $u = /* @__PURE__ */ j('<section class="panel stack" role="group" aria-label="selected node"><div class="path svelte-7t07ym" role="group" aria-label="path to this node"></div> <p class="explanation serif svelte-7t07ym" role="status"> </p> <p class="soft facts svelte-7t07ym"> <!><!></p> <!> <!></section>');
function ef(t, e) {
  Ne(e, !0);
  const n = 40;
  let r = /* @__PURE__ */ K("");
  const s = /* @__PURE__ */ x(() => Br(e.trace)), l = /* @__PURE__ */ x(() => i(s)[e.selected] ?? []), a = /* @__PURE__ */ x(() => e.selected), o = /* @__PURE__ */ x(() => {
    const q = [];
    for (let U = e.selected; U >= 0; U = e.trace.parent[U]) q.unshift(U);
    return q;
  });
  qe(() => {
    const q = e.trace.id, U = e.selected;
    S(r, "");
    const fe = Ze.on("explained", (_e) => {
      _e.id === q && _e.node === U && S(r, _e.text, !0);
    });
    return Ze.send({ type: "explain", id: q, node: U }), fe;
  });
  function f(q) {
    const U = e.trace.player[q];
    return U >= 0 ? `${e.trace.names[U]} to move` : U === -1 ? "chance" : "leaf";
  }
  function u(q) {
    const U = e.trace.alpha[q] ?? null, fe = e.trace.beta[q] ?? null;
    return !jr(e.trace) || Re(e.trace, q) || e.trace.kind[q] === "leaf" ? "" : `window on entry [${U === null ? "−∞" : Ge(U)}, ${fe === null ? "∞" : Ge(fe)}]`;
  }
  function c(q) {
    return Re(e.trace, q) ? "pruned" : Qt(e.trace, q) ? "cut" : "";
  }
  var d = $u(), v = re(d);
  Le(v, 21, () => i(o), Ve, (q, U, fe) => {
    var _e = Gu(), I = Oe(_e);
    {
      var Y = ($) => {
        var D = Wu();
        k($, D);
      };
      Z(I, ($) => {
        fe && $(Y);
      });
    }
    var z = F(I, 2), ne = de(z, !0);
    V(() => {
      ee(z, "aria-current", i(U) === e.selected ? "true" : void 0), Q(ne, fe ? e.trace.text[i(U)] : "root");
    }), ie("click", z, () => e.select(i(U))), k(q, _e);
  });
  var h = F(v, 2), g = de(h, !0), p = F(h, 2), _ = re(p), w = F(_);
  {
    var b = (q) => {
      var U = Pt();
      V((fe) => Q(U, `, ${fe ?? ""}`), [() => u(i(a))]), k(q, U);
    }, A = /* @__PURE__ */ x(() => u(i(a)));
    Z(w, (q) => {
      i(A) && q(b);
    });
  }
  var C = F(w);
  {
    var O = (q) => {
      var U = Pt();
      V((fe) => Q(U, `, ${fe ?? ""} visits`), [() => wr(e.trace.visits[i(a)])]), k(q, U);
    };
    Z(C, (q) => {
      (e.trace.visits[i(a)] ?? 0) > 1 && q(O);
    });
  }
  var T = F(p, 2);
  {
    var E = (q) => {
      var U = Xu(), fe = F(re(U));
      V(() => hs(fe, e.trace.value[i(a)] ?? 0)), ie("change", fe, (_e) => e.change?.(i(a), Number(_e.currentTarget.value))), k(q, U);
    }, G = (q) => {
      var U = Ku();
      k(q, U);
    }, P = /* @__PURE__ */ x(() => e.change && Re(e.trace, i(a)));
    Z(T, (q) => {
      e.change && e.trace.kind[i(a)] === "leaf" && e.trace.names.length <= 2 ? q(E) : i(P) && q(G, 1);
    });
  }
  var R = F(T, 2);
  {
    var X = (q) => {
      var U = Qu(), fe = Oe(U);
      Le(fe, 21, () => i(l).slice(0, n), Ve, (Y, z) => {
        var ne = Zu(), $ = re(ne);
        let D;
        var m = re($), M = de(m, !0), H = F(m, 2), ce = de(H);
        V(
          (pe, L, B, te) => {
            D = ge($, 1, pe, "svelte-7t07ym", D, { "on-line": L }), Q(M, e.trace.text[i(z)]), Q(ce, `${B ?? ""}${te ?? ""}`);
          },
          [
            () => An(c(i(z))),
            () => e.trace.variation.includes(i(z)),
            () => Re(e.trace, i(z)) ? "pruned" : e.trace.values[i(z)] && e.trace.names.length > 2 ? e.trace.values[i(z)].map((pe) => Ge(pe)).join(" ") : ps(e.trace, i(z)) + Ge(e.trace.value[i(z)]),
            () => Qt(e.trace, i(z)) ? " (cut)" : ""
          ]
        ), ie("click", $, () => e.select(i(z))), k(Y, ne);
      });
      var _e = F(fe, 2);
      {
        var I = (Y) => {
          var z = Ju(), ne = de(z);
          V(() => Q(ne, `and ${i(l).length - n} more`)), k(Y, z);
        };
        Z(_e, (Y) => {
          i(l).length > n && Y(I);
        });
      }
      k(q, U);
    };
    Z(R, (q) => {
      i(l).length && q(X);
    });
  }
  V(
    (q, U) => {
      Q(g, q), Q(_, U);
    },
    [
      () => i(r) ? i(r).charAt(0).toUpperCase() + i(r).slice(1) + "." : " ",
      () => f(i(a))
    ]
  ), k(t, d), Ce();
}
vt(["click", "change"]);
var tf = /* @__PURE__ */ j('<div class="slider svelte-3ly6rn"><button aria-label="start" class="svelte-3ly6rn">|◂</button> <button aria-label="step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="step forward" class="svelte-3ly6rn">▸</button> <button aria-label="end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function nf(t, e) {
  Ne(e, !0);
  let n = le(e, "label", 3, "step of the search"), r = /* @__PURE__ */ K(0);
  function s() {
    clearInterval(i(r)), S(r, 0);
  }
  ka(s);
  function l() {
    if (i(r)) return s();
    e.moment >= e.last && e.change(0);
    const _ = Math.max(1, Math.round(e.last / 240));
    S(
      r,
      window.setInterval(
        () => {
          e.moment >= e.last ? s() : e.change(Math.min(e.last, e.moment + _));
        },
        Math.max(40, Math.min(500, 12e3 / Math.max(e.last, 1)))
      ),
      !0
    );
  }
  var a = tf(), o = re(a), f = F(o, 2), u = F(f, 2), c = de(u, !0), d = F(u, 2), v = F(d, 2), h = F(v, 2), g = F(h, 2), p = de(g);
  V(() => {
    o.disabled = e.moment <= 0, f.disabled = e.moment <= 0, Q(c, i(r) ? "Pause" : "Play"), d.disabled = e.moment >= e.last, v.disabled = e.moment >= e.last, ee(h, "max", e.last), hs(h, e.moment), ee(h, "aria-label", n()), ee(h, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), Q(p, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), ie("click", o, () => e.change(0)), ie("click", f, () => e.change(Math.max(0, e.moment - 1))), ie("click", u, l), ie("click", d, () => e.change(Math.min(e.last, e.moment + 1))), ie("click", v, () => e.change(e.last)), ie("input", h, (_) => e.change(Number(_.currentTarget.value))), k(t, a), Ce();
}
vt(["click", "input"]);
const Pn = ["system", "light", "dark"];
class rf {
  #e = /* @__PURE__ */ K("system");
  get name() {
    return i(this.#e);
  }
  set name(e) {
    S(this.#e, e, !0);
  }
  constructor() {
    const e = localStorage.getItem("theme");
    e && Pn.includes(e) && this.set(e);
  }
  next() {
    this.set(Pn[(Pn.indexOf(this.name) + 1) % Pn.length]);
  }
  set(e) {
    this.name = e, localStorage.setItem("theme", e), e === "system" ? delete document.documentElement.dataset.theme : document.documentElement.dataset.theme = e;
  }
}
const sf = new rf();
var lf = /* @__PURE__ */ j('<div class="frame svelte-1y7d2q4"><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas> <div class="tools svelte-1y7d2q4"><button aria-label="zoom in" class="svelte-1y7d2q4">+</button> <button aria-label="zoom out" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Fit</button> <button class="svelte-1y7d2q4">Expand all</button></div></div>');
function af(t, e) {
  Ne(e, !0);
  const n = 0.62, r = 48, s = 120;
  let l = le(e, "marked", 19, () => /* @__PURE__ */ new Set()), a = le(e, "height", 3, 460), o = le(e, "blank", 3, !1), f = le(e, "label", 3, "search tree"), u, c = /* @__PURE__ */ K(600), d = /* @__PURE__ */ K({ scale: 1, x: 300, y: 40 }), v = /* @__PURE__ */ K(/* @__PURE__ */ new Set()), h = /* @__PURE__ */ K(/* @__PURE__ */ new Set()), g = /* @__PURE__ */ K(0), p = null;
  const _ = /* @__PURE__ */ x(() => Br(e.trace)), w = /* @__PURE__ */ x(() => new Set(e.trace.variation));
  let b = /* @__PURE__ */ K(ot(yr));
  const A = /* @__PURE__ */ x(() => As(i(_), i(v), i(h), i(w), i(b)));
  qe(() => {
    const L = i(_);
    ut(() => {
      S(v, Du(L, e.trace.variation, i(c) / (Ms * n))), S(h, /* @__PURE__ */ new Set());
    });
  }), qe(() => {
    i(_), ut(C);
  });
  function C() {
    const L = i(A).right - i(A).left + 70, B = a() - r - 50, te = Math.max(1, Math.round(i(A).bottom / i(b)));
    let ve = Math.max(0.02, Math.min(1.2, i(c) / L));
    S(b, Math.max(yr, Math.min(s, B / te) / ve), !0), te * i(b) * ve > B && (ve = Math.max(0.02, B / (te * i(b)))), S(d, {
      scale: ve,
      x: i(c) / 2 - ve * (i(A).left + i(A).right) / 2,
      y: 28 + Math.max(0, (B - ve * te * i(b)) / 2)
    });
  }
  function O() {
    S(v, new Set(i(_).keys())), S(h, i(v)), C();
  }
  function T(L) {
    const B = new Set(i(v));
    B.has(L) ? B.delete(L) : B.add(L), S(v, B);
  }
  qe(() => {
    const L = e.selected;
    ut(() => {
      const te = new Set(i(v)), ve = new Set(i(h));
      for (let ae = e.trace.parent[L] ?? -1; ae >= 0; ae = e.trace.parent[ae])
        te.add(ae);
      const he = e.trace.parent[L] ?? -1;
      he >= 0 && (i(_)[he]?.indexOf(L) ?? 0) >= yn && ve.add(he), te.size !== i(v).size && S(v, te), ve.size !== i(h).size && S(h, ve);
    });
    const B = i(A).byNode.get(L);
    ut(() => {
      if (!B) return;
      const te = B.x * i(d).scale + i(d).x, ve = B.y * i(d).scale + i(d).y;
      (te < 20 || te > i(c) - 20 || ve < 20 || ve > a() - 20) && S(d, {
        ...i(d),
        x: i(c) / 2 - B.x * i(d).scale,
        y: a() / 2 - B.y * i(d).scale
      });
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => Al(g));
  const G = /* @__PURE__ */ x(() => ({
    trace: e.trace,
    children: i(_),
    layout: i(A),
    moment: e.moment,
    selected: e.selected,
    line: i(w),
    marked: l(),
    open: i(v),
    blank: o()
  }));
  function P() {
    const L = devicePixelRatio || 1;
    (u.width !== Math.round(i(c) * L) || u.height !== Math.round(a() * L)) && (u.width = Math.round(i(c) * L), u.height = Math.round(a() * L));
    const B = u.getContext("2d");
    B.setTransform(L, 0, 0, L, 0, 0), su(B, i(G), i(d), iu(u), i(c), a());
  }
  let R = 0;
  qe(() => (sf.name, i(g), i(G), i(d), i(c), a(), cancelAnimationFrame(R), R = requestAnimationFrame(P), () => cancelAnimationFrame(R))), qe(() => {
    const L = matchMedia("print");
    return L.addEventListener("change", P), () => L.removeEventListener("change", P);
  });
  function X(L, B = i(c) / 2, te = a() / 2) {
    const ve = Math.max(0.02, Math.min(3, i(d).scale * L)), he = ve / i(d).scale;
    S(d, {
      scale: ve,
      x: B - (B - i(d).x) * he,
      y: te - (te - i(d).y) * he
    });
  }
  function q(L) {
    L.preventDefault(), X(Math.exp(-L.deltaY * 15e-4), L.offsetX, L.offsetY);
  }
  function U(L) {
    p = { x: L.clientX, y: L.clientY, moved: !1 }, u.setPointerCapture(L.pointerId);
  }
  function fe(L) {
    if (!p) return;
    const B = L.clientX - p.x, te = L.clientY - p.y;
    !p.moved && Math.hypot(B, te) < 4 || (p = { x: L.clientX, y: L.clientY, moved: !0 }, S(d, { ...i(d), x: i(d).x + B, y: i(d).y + te }));
  }
  function _e(L) {
    const B = p && !p.moved;
    if (p = null, !B) return;
    const te = (L.offsetX - i(d).x) / i(d).scale, ve = (L.offsetY - i(d).y) / i(d).scale, he = Math.max(Rt * 1.3, 8 / i(d).scale);
    for (const ae of i(A).placed)
      if (!(Math.abs(ae.x - te) > he || Math.abs(ae.y - ve) > he)) {
        ae.fold ? S(h, new Set(i(h)).add(ae.node)) : !o() && ae.node === e.selected && (i(_)[ae.node]?.length ?? 0) > 0 ? T(ae.node) : e.select(ae.node);
        return;
      }
  }
  function I(L) {
    const B = e.trace.parent[e.selected] ?? -1, te = B >= 0 ? i(_)[B] : [0], ve = te.indexOf(e.selected), he = i(_)[e.selected] ?? [], ae = {
      ArrowUp: B >= 0 ? B : void 0,
      ArrowDown: he.find((y) => i(w).has(y)) ?? he[0],
      ArrowLeft: te[ve - 1],
      ArrowRight: te[ve + 1],
      Home: 0
    };
    if (L.key in ae) {
      const y = ae[L.key];
      y !== void 0 && e.select(y);
    } else if (L.key === " " || L.key === "Enter") o() ? e.select(e.selected) : T(e.selected);
    else if (L.key === "+") X(1.25);
    else if (L.key === "-") X(0.8);
    else return;
    L.preventDefault(), L.stopPropagation();
  }
  const Y = /* @__PURE__ */ x(() => i(A).byNode.get(e.selected));
  var z = { fit: C, openAll: O, toggle: T }, ne = lf();
  let $;
  var D = re(ne);
  Tn(D, (L) => u = L, () => u);
  var m = F(D, 2), M = re(m), H = F(M, 2), ce = F(H, 2), pe = F(ce, 2);
  return V(() => {
    $ = Bt(ne, "", $, { height: `${a() ?? ""}px` }), ee(D, "aria-label", `${f() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys move between nodes; the selected node is described below.`), ee(D, "data-x", i(Y) ? i(Y).x * i(d).scale + i(d).x : void 0), ee(D, "data-y", i(Y) ? i(Y).y * i(d).scale + i(d).y : void 0), ee(D, "data-shown", i(A).placed.length);
  }), mt("wheel", D, q), ie("pointerdown", D, U), ie("pointermove", D, fe), ie("pointerup", D, _e), ie("keydown", D, I), ie("click", M, () => X(1.3)), ie("click", H, () => X(0.77)), ie("click", ce, C), ie("click", pe, () => O()), pr(ne, "clientWidth", (L) => S(c, L)), k(t, ne), Ce(z);
}
vt([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var of = /* @__PURE__ */ j('<p role="alert" class="failure"> </p>'), uf = /* @__PURE__ */ j(" <!><!>.", 1), ff = /* @__PURE__ */ j('<div class="row"><span class="soft facts svelte-1ond5h7">Export:</span> <button>SVG</button> <button>PNG</button> <button>TikZ</button></div>'), cf = /* @__PURE__ */ j("<li>[α, β]: the window; ≤ and ≥: only a bound, the true value may be lower or higher</li>"), df = /* @__PURE__ */ j('<div class="room svelte-1ond5h7"><div><div class="left stack svelte-1ond5h7"><!> <!> <p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p> <!></div> <!></div></div> <ul class="legend soft svelte-1ond5h7" aria-label="legend"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> principal variation</li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never searched</li> <!></ul>', 1), hf = /* @__PURE__ */ j('<p class="soft" role="status"> </p>'), vf = /* @__PURE__ */ j("<!> <!>", 1);
function gf(t, e) {
  Ne(e, !0);
  let n = le(e, "tracing", 7), r = le(e, "height", 3, 460), s = le(e, "exporting", 3, !0);
  const l = /* @__PURE__ */ x(() => n().trace), a = /* @__PURE__ */ x(() => i(l) ? eu(i(l), n().moment) : null);
  async function o() {
    i(l) && sr("tree.png", await Yu(i(l), n().moment));
  }
  var f = vf(), u = Oe(f);
  {
    var c = (g) => {
      var p = of(), _ = de(p, !0);
      V(() => Q(_, n().failure)), k(g, p);
    };
    Z(u, (g) => {
      n().failure && g(c);
    });
  }
  var d = F(u, 2);
  {
    var v = (g) => {
      var p = df(), _ = Oe(p), w = re(_);
      let b;
      var A = re(w), C = re(A);
      af(C, {
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
        select: (D) => n().selected = D
      });
      var O = F(C, 2);
      nf(O, {
        get moment() {
          return n().moment;
        },
        get last() {
          return n().last;
        },
        change: (D) => n().moment = D
      });
      var T = F(O, 2), E = re(T), G = F(E);
      {
        var P = (D) => {
          var m = Pt();
          V((M) => Q(m, `, ${M ?? ""} pruned`), [() => fn(i(a).pruned)]), k(D, m);
        };
        Z(G, (D) => {
          i(a).pruned && D(P);
        });
      }
      var R = F(G, 2);
      {
        var X = (D) => {
          var m = uf(), M = Oe(m), H = F(M);
          {
            var ce = (B) => {
              var te = Pt();
              V(() => Q(te, `, best move ${i(l).summary.move ?? ""}`)), k(B, te);
            };
            Z(H, (B) => {
              i(l).summary.move && B(ce);
            });
          }
          var pe = F(H);
          {
            var L = (B) => {
              var te = Pt();
              V(() => Q(te, `, depth ${i(l).summary.depth ?? ""}`)), k(B, te);
            };
            Z(pe, (B) => {
              i(l).summary.depth && B(L);
            });
          }
          V((B) => Q(M, `${i(l).summary.algorithm ?? ""}: value ${B ?? ""} to ${i(l).names[i(l).perspective] ?? ""}`), [() => Oa(i(l).summary)]), k(D, m);
        };
        Z(R, (D) => {
          n().moment >= n().last && D(X);
        });
      }
      var q = F(R, 2);
      {
        var U = (D) => {
          var m = Pt();
          V((M) => Q(m, `${M ?? ""} more nodes were searched but not recorded.`), [() => fn(i(l).truncated)]), k(D, m);
        };
        Z(q, (D) => {
          i(l).truncated && D(U);
        });
      }
      var fe = F(T, 2);
      {
        var _e = (D) => {
          var m = ff(), M = F(re(m), 2), H = F(M, 2), ce = F(H, 2);
          ie("click", M, () => sr("tree.svg", Ns(i(l), n().moment))), ie("click", H, o), ie("click", ce, () => sr("tree.tex", Uu(i(l), n().moment))), k(D, m);
        };
        Z(fe, (D) => {
          s() && D(_e);
        });
      }
      var I = F(A, 2);
      ef(I, {
        get trace() {
          return i(l);
        },
        get selected() {
          return n().selected;
        },
        get change() {
          return e.change;
        },
        select: (D) => n().selected = D
      });
      var Y = F(_, 2), z = F(re(Y), 6);
      {
        var ne = (D) => {
          var m = cf();
          k(D, m);
        }, $ = /* @__PURE__ */ x(() => jr(i(l)));
        Z(z, (D) => {
          i($) && D(ne);
        });
      }
      V(
        (D, m) => {
          b = ge(w, 1, "view svelte-1ond5h7", null, b, { busy: n().busy }), Q(E, `${D ?? ""} nodes, ${m ?? ""} leaves`);
        },
        [
          () => fn(i(a).nodes),
          () => fn(i(a).leaves)
        ]
      ), k(g, p);
    }, h = (g) => {
      var p = hf(), _ = de(p, !0);
      V(() => Q(_, n().compiling ? Ma : "Searching …")), k(g, p);
    };
    Z(d, (g) => {
      i(l) && i(a) ? g(v) : n().busy && g(h, 1);
    });
  }
  k(t, f), Ce();
}
vt(["click"]);
var _f = /* @__PURE__ */ j("<tr><td> </td><td> </td><td> </td></tr>"), mf = /* @__PURE__ */ j('<table class="data"><caption> </caption><thead><tr><th scope="col">move</th><th scope="col">value</th><th scope="col">line</th></tr></thead><tbody></tbody></table>'), pf = /* @__PURE__ */ j('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function wf(t, e) {
  Ne(e, !0);
  const n = 12, r = e.trace ? new tu(e.trace.id) : null;
  r && e.trace && r.show(e.trace);
  const s = /* @__PURE__ */ x(() => (e.analysis?.rows ?? e.position.legal).some((g) => g.cells.length > 1));
  var l = pf(), a = re(l), o = de(a, !0), f = F(a, 2), u = re(f);
  {
    let g = /* @__PURE__ */ x(() => e.analysis?.rows ?? []), p = /* @__PURE__ */ x(() => e.position.last?.cells ?? []);
    Zo(u, {
      get parts() {
        return e.position.board;
      },
      get names() {
        return e.names;
      },
      get rows() {
        return i(g);
      },
      get moving() {
        return i(s);
      },
      get last() {
        return i(p);
      }
    });
  }
  var c = F(u, 2);
  {
    var d = (g) => {
      var p = mf(), _ = re(p), w = de(_), b = F(_, 2);
      Le(b, 21, () => e.analysis.rows.slice(0, n), Ve, (A, C) => {
        var O = _f(), T = re(O), E = de(T, !0), G = F(T), P = de(G, !0), R = F(G), X = de(R, !0);
        V(
          (q, U) => {
            Q(E, i(C).text), Q(P, q), Q(X, U);
          },
          [
            () => Ta(i(C).value, i(C).bound),
            () => i(C).line.slice(1, 8).join(" ")
          ]
        ), k(A, O);
      }), V((A) => Q(w, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${A ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => fn(e.analysis.nodes)]), k(g, p);
    };
    Z(c, (g) => {
      e.analysis && g(d);
    });
  }
  var v = F(f, 2);
  {
    var h = (g) => {
      gf(g, {
        get tracing() {
          return r;
        },
        height: 380
      });
    };
    Z(v, (g) => {
      r && g(h);
    });
  }
  V(() => Q(o, e.title)), k(t, l), Ce();
}
const Cs = /* @__PURE__ */ new Map();
Ze.attach((t) => {
  "id" in t && Cs.get(t.id)?.send(t);
});
function bf({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && Cs.set(n.trace.id, t), t.on("msg:custom", (s) => Ze.receive(s));
  const r = ea(wf, { target: e, props: n });
  return () => void na(r);
}
const kf = { render: bf };
export {
  kf as default
};
