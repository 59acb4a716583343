var Hn = Array.isArray, Rs = Array.prototype.indexOf, vn = Array.prototype.includes, Un = Array.from, gi = Object.defineProperty, Ut = Object.getOwnPropertyDescriptor, Is = Object.getOwnPropertyDescriptors, zs = Object.prototype, Fs = Array.prototype, _i = Object.getPrototypeOf, Vr = Object.isExtensible;
const ln = () => {
};
function Ds(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function mi() {
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
const je = 2, Xt = 4, Yn = 8, kr = 1 << 24, $e = 16, rt = 32, Mt = 64, lr = 128, xr = 256, nt = 512, Te = 1024, we = 2048, We = 4096, Be = 8192, Ie = 16384, $t = 32768, gn = 1 << 25, Dt = 65536, Fn = 1 << 17, js = 1 << 18, en = 1 << 19, qs = 1 << 20, lt = 1 << 25, Dn = 1 << 21, Yt = 1 << 22, St = 1 << 23, It = Symbol("$state"), pi = Symbol("component"), Bs = Symbol("legacy props"), Vs = Symbol(""), wi = Symbol("attributes"), ar = Symbol("class"), or = Symbol("style"), ur = Symbol("text"), kn = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), Wn = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), Hs = 1, Us = 2, yi = 4, Ys = 8, Ws = 16, Gs = 1, Xs = 4, Ks = 8, Zs = 16, Js = 1, Qs = 2, bi = {}, Ee = Symbol("uninitialized"), $s = "http://www.w3.org/1999/xhtml", el = "@attach";
function tl() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function nl() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function rl() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function ki(t) {
  return t === this.v;
}
function il(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function xi(t) {
  return !il(t, this.v);
}
function Si(t) {
  throw new Error("https://svelte.dev/e/lifecycle_outside_component");
}
function sl() {
  throw new Error("https://svelte.dev/e/async_derived_orphan");
}
function ll(t, e, n) {
  throw new Error("https://svelte.dev/e/each_key_duplicate");
}
function al(t) {
  throw new Error("https://svelte.dev/e/effect_in_teardown");
}
function ol() {
  throw new Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function ul(t) {
  throw new Error("https://svelte.dev/e/effect_orphan");
}
function fl() {
  throw new Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function cl(t) {
  throw new Error("https://svelte.dev/e/props_invalid_value");
}
function dl() {
  throw new Error("https://svelte.dev/e/state_descriptors_fixed");
}
function hl() {
  throw new Error("https://svelte.dev/e/state_prototype_fixed");
}
function vl() {
  throw new Error("https://svelte.dev/e/state_unsafe_mutation");
}
function gl() {
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
      oe
    ),
    l: null
  };
}
function Pe(t) {
  var e = (
    /** @type {ComponentContext} */
    ze
  ), n = e.e;
  if (n !== null) {
    e.e = null;
    for (var r of n)
      Hi(r);
  }
  return t !== void 0 && (e.x = t), e.i = !0, ze = e.p, Sr(t);
}
function Sr(t = {}) {
  return gi(t, pi, { value: !0 }), t;
}
function Ei() {
  return !0;
}
let Pt = [];
function Mi() {
  var t = Pt;
  Pt = [], Ds(t);
}
function at(t) {
  if (Pt.length === 0 && !cn) {
    var e = Pt;
    queueMicrotask(() => {
      e === Pt && Mi();
    });
  }
  Pt.push(t);
}
function _l() {
  for (; Pt.length > 0; )
    Mi();
}
const ml = -7169;
function Se(t, e) {
  t.f = t.f & ml | e;
}
function Er(t) {
  (t.f & nt) !== 0 || t.deps === null ? Se(t, Te) : Se(t, We);
}
function Ai(t, e) {
  (t.f & we) !== 0 ? e.set(t, we) : (t.f & We) !== 0 && e.get(t) !== we && e.set(t, We), Se(t, Te);
}
function pl(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, at(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function xn(t) {
  var e = le, n = oe;
  Je(null), dt(null);
  try {
    return t();
  } finally {
    Je(e), dt(n);
  }
}
function Ti(t, e, n, r) {
  const s = _n;
  var l = t.filter((d) => !d.settled), a = e.map(s);
  if (n.length === 0 && l.length === 0) {
    r(a);
    return;
  }
  var o = (
    /** @type {Effect} */
    oe
  ), u = wl(), f = l.length === 1 ? l[0].promise : l.length > 1 ? Promise.all(l.map((d) => d.promise)) : null;
  function c(d) {
    if ((o.f & Ie) === 0) {
      u();
      try {
        r([...a, ...d]);
      } catch (g) {
        st(g, o);
      }
      jn();
    }
  }
  var h = Oi();
  if (n.length === 0) {
    f.then(() => c([])).finally(h);
    return;
  }
  function v() {
    Promise.all(n.map((d) => /* @__PURE__ */ yl(d))).then(c).catch((d) => st(d, o)).finally(h);
  }
  f ? f.then(() => {
    if ((o.f & Ie) !== 0) {
      h();
      return;
    }
    u(), v(), jn();
  }) : v();
}
function wl() {
  var t = (
    /** @type {Effect} */
    oe
  ), e = le, n = ze, r = (
    /** @type {Batch} */
    ae
  );
  return function(l = !0) {
    dt(t), Je(e), Kt(n), l && (t.f & Ie) === 0 && (r?.activate(), r?.apply());
  };
}
function jn(t = !0) {
  dt(null), Je(null), Kt(null), t && ae?.deactivate();
}
function Oi() {
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
  var e = je | we;
  return oe !== null && (oe.f |= en), {
    ctx: ze,
    deps: null,
    effects: null,
    equals: ki,
    f: e,
    fn: t,
    reactions: null,
    rv: 0,
    v: (
      /** @type {V} */
      Ee
    ),
    wv: 0,
    parent: oe,
    ac: null
  };
}
const an = Symbol("obsolete");
// @__NO_SIDE_EFFECTS__
function yl(t, e, n) {
  let r = (
    /** @type {Effect | null} */
    oe
  );
  r === null && sl();
  var s = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), l = jt(
    /** @type {V} */
    Ee
  ), a = !le, o = /* @__PURE__ */ new Set();
  return zl(() => {
    var u = (
      /** @type {Effect} */
      oe
    ), f = mi();
    s = f.promise;
    try {
      Promise.resolve(t()).then(f.resolve, (d) => {
        d !== kn && f.reject(d);
      }).finally(jn);
    } catch (d) {
      f.reject(d), jn();
    }
    var c = (
      /** @type {Batch} */
      ae
    );
    if (a) {
      if ((u.f & $t) !== 0)
        var h = Oi();
      if (
        // boundary can be null if the async derived is inside an $effect.root not connected to the component render tree
        r.b?.is_rendered()
      )
        c.async_deriveds.get(u)?.reject(an);
      else
        for (const d of o.values())
          d.reject(an);
      o.add(f), c.async_deriveds.set(u, f);
    }
    const v = (d, g = void 0) => {
      h?.(), o.delete(f), g !== an && (c.activate(), g ? (l.f |= St, Zt(l, g)) : ((l.f & St) !== 0 && (l.f ^= St), Zt(l, d)), c.deactivate());
    };
    f.promise.then(v, (d) => v(null, d || "unknown"));
  }), Lr(() => {
    for (const u of o)
      u.reject(an);
  }), new Promise((u) => {
    function f(c) {
      function h() {
        c === s ? u(l) : f(s);
      }
      c.then(h, h);
    }
    f(s);
  });
}
// @__NO_SIDE_EFFECTS__
function S(t) {
  const e = /* @__PURE__ */ _n(t);
  return Zi(e), e;
}
// @__NO_SIDE_EFFECTS__
function Li(t) {
  const e = /* @__PURE__ */ _n(t);
  return e.equals = xi, e;
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
  var e, n = oe, r = t.parent;
  if (!wt && r !== null && t.v !== Ee && // if it was never evaluated before, it's guaranteed to fail downstream, so we try to execute instead
  (r.f & (Ie | Be)) !== 0)
    return tl(), t.v;
  dt(r);
  try {
    bl(t), e = es(t);
  } finally {
    dt(n);
  }
  return e;
}
function Ni(t) {
  var e = Mr(t);
  if (!t.equals(e) && (t.wv = Qi(), (!ae?.is_fork || t.deps === null) && (ae !== null ? (ae.capture(t, e, !0), Wt?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    Se(t, Te);
    return;
  }
  wt || (et !== null ? (Or() || ae?.is_fork) && et.set(t, e) : Er(t));
}
function kl(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && xn(() => {
        e.ac.abort(kn), e.ac = null;
      }), e.fn !== null && (e.teardown = ln), mn(e, 0), Nr(e));
}
function Pi(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && Jt(e);
}
let Kn = null, Vt = null, ae = null, Wt = null, et = null, fr = null, cn = !1, Zn = !1, dn = null, Rn = null;
var Ur = 0;
let xl = 1;
class At {
  id = xl++;
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
          if ((s & (Mt | rt)) !== 0) {
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
    for (const [o, u] of this.#a)
      Se(o, u), this.schedule(o);
    this.apply();
    for (var e = dn = [], n = [], r = Rn = []; this.#s.length > 0; ) {
      Ur++ > 1e3 && (this.#d(), El());
      for (const o of this.#f())
        try {
          this.#w(o, e, n);
        } catch (u) {
          throw Ii(o), this.#v() || this.discard(), u;
        }
    }
    if (ae = null, r.length > 0) {
      var s = At.ensure();
      for (const o of r)
        s.schedule(o);
    }
    if (dn = null, Rn = null, this.#v()) {
      this.#_(n), this.#_(e);
      for (const [o, u] of this.#o)
        Ri(o, u);
      r.length > 0 && /** @type {unknown} */
      ae.#g();
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
      ae
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
      var l = s.f, a = (l & (rt | Mt)) !== 0, o = a && (l & Te) !== 0, u = o || (l & Be) !== 0 || this.#o.has(s);
      if (!u && s.fn !== null) {
        a ? s.f ^= Te : (l & Xt) !== 0 ? n.push(s) : Mn(s) && ((l & $e) !== 0 && this.add_dirty_reaction(s, We), Jt(s));
        var f = s.first;
        if (f !== null) {
          s = f;
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
    this.oncommit(() => e.discard()), e.#d(), ae = this, this.#g();
  }
  /**
   * @param {Effect[]} effects
   */
  #_(e) {
    for (var n = 0; n < e.length; n += 1)
      Ai(e[n], this.#a);
  }
  /**
   * Associate a change to a given source with the current
   * batch, noting its previous and current values
   * @param {Value} source
   * @param {any} value
   * @param {boolean} [is_derived]
   */
  capture(e, n, r = !1) {
    e.v !== Ee && !this.previous.has(e) && this.previous.set(e, e.v), (e.f & St) === 0 && (this.current.set(e, [n, r]), et?.set(e, n)), this.is_fork || (e.v = n);
  }
  activate() {
    ae = this;
  }
  deactivate() {
    ae = null, et = null;
  }
  flush() {
    try {
      Zn = !0, ae = this, this.#g();
    } finally {
      Ur = 0, fr = null, dn = null, Rn = null, Zn = !1, ae = null, et = null, ft.clear();
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
  #y() {
    for (let h = Kn; h !== null; h = h.next) {
      var e = h.id < this.id, n = [];
      for (const [v, [d, g]] of this.current) {
        if (h.current.has(v)) {
          var r = (
            /** @type {[any, boolean]} */
            h.current.get(v)[0]
          );
          if (e && d !== r)
            h.current.set(v, [d, g]);
          else
            continue;
        }
        n.push(v);
      }
      if (e)
        for (const [v, d] of this.async_deriveds) {
          const g = h.async_deriveds.get(v);
          g && d.promise.then(g.resolve).catch(g.reject);
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
              h.unskip_effect(v, (d) => {
                (d.f & ($e | Yt)) !== 0 ? h.schedule(d) : h.#_([d]);
              });
          h.activate();
          var a = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Map();
          for (var u of n)
            Ci(u, l, a, o);
          o = /* @__PURE__ */ new Map();
          var f = [...h.current].filter(([v, d]) => {
            const g = this.current.get(v);
            return g ? g[0] !== d[0] || g[1] !== d[1] : !0;
          }).map(([v]) => v);
          if (f.length > 0)
            for (const v of this.#l)
              (v.f & (Ie | Be | Fn)) === 0 && Ar(v, f, o) && ((v.f & (Yt | $e)) !== 0 ? (Se(v, we), h.schedule(v)) : h.add_dirty_reaction(v, we));
          if (h.#s.length > 0 && !h.#u) {
            h.apply();
            for (var c of h.#f())
              h.#w(c, [], []);
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
    return (this.#i ??= mi()).promise;
  }
  static ensure() {
    if (ae === null) {
      const e = ae = new At();
      !Zn && !cn && at(() => {
        e.started || e.flush();
      });
    }
    return ae;
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
function Sl(t) {
  var e = cn, n = Wt;
  Wt = null, cn = !0;
  try {
    for (var r; ; ) {
      if (_l(), ae === null)
        return (
          /** @type {T} */
          r
        );
      ae.flush();
    }
  } finally {
    cn = e, Wt = n;
  }
}
function El() {
  try {
    fl();
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
      if ((r.f & (Ie | Be)) === 0 && Mn(r) && (_t = /* @__PURE__ */ new Set(), Jt(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && Gi(r), _t?.size > 0)) {
        ft.clear();
        for (const s of _t) {
          if ((s.f & (Ie | Be)) !== 0) continue;
          const l = [s];
          let a = s.parent;
          for (; a !== null; )
            _t.has(a) && (_t.delete(a), l.push(a)), a = a.parent;
          for (let o = l.length - 1; o >= 0; o--) {
            const u = l[o];
            (u.f & (Ie | Be)) === 0 && Jt(u);
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
  ae.schedule(t);
}
function Ri(t, e) {
  if (!((t.f & rt) !== 0 && (t.f & Te) !== 0)) {
    (t.f & we) !== 0 ? e.d.push(t) : (t.f & We) !== 0 && e.m.push(t), Se(t, Te);
    for (var n = t.first; n !== null; )
      Ri(n, e), n = n.next;
  }
}
function Ii(t) {
  Se(t, Te);
  for (var e = t.first; e !== null; )
    Ii(e), e = e.next;
}
let qn = /* @__PURE__ */ new Set();
const ft = /* @__PURE__ */ new Map();
let zi = !1;
function jt(t, e) {
  var n = {
    f: 0,
    v: t,
    reactions: null,
    equals: ki,
    rv: 0,
    wv: 0
  };
  return n;
}
// @__NO_SIDE_EFFECTS__
function G(t, e) {
  const n = jt(t);
  return Zi(n), n;
}
// @__NO_SIDE_EFFECTS__
function Ml(t, e = !1, n = !0) {
  const r = jt(t);
  return e || (r.equals = xi), r;
}
function E(t, e, n = !1) {
  le !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!tt || (le.f & Fn) !== 0) && Ei() && (le.f & (je | $e | Yt | Fn)) !== 0 && (ct === null || !ct.has(t)) && vl();
  let r = n ? ot(e) : e;
  return Zt(t, r, Rn);
}
var Nt = null, cr = 0;
function Zt(t, e, n = null) {
  if (!t.equals(e)) {
    wt ? ft.set(t, e) : ft.has(t) || ft.set(t, t.v);
    var r = At.ensure();
    if (r.capture(t, e), (t.f & je) !== 0) {
      const s = (
        /** @type {Derived} */
        t
      );
      (t.f & we) !== 0 && Mr(s), et === null && Er(s);
    }
    t.wv = Qi(), Nt = null, cr = 0, Fi(t, we, n), Nt = null, oe !== null && (oe.f & Te) !== 0 && (oe.f & (rt | Mt)) === 0 && (Ke === null ? jl([t]) : Ke.push(t)), !r.is_fork && qn.size > 0 && !zi && Al();
  }
  return e;
}
function Al() {
  zi = !1;
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
function Tl(t, e = 1) {
  var n = i(t), r = e === 1 ? n++ : n--;
  return E(t, n), r;
}
function hn(t) {
  E(t, t.v + 1);
}
function Fi(t, e, n) {
  var r = t.reactions;
  if (r !== null) {
    var s = r.length;
    if (cr += s, cr > 1e5 && Nt === null && (Nt = /* @__PURE__ */ new Set()), Nt !== null) {
      if (Nt.has(t)) return;
      Nt.add(t);
    }
    for (var l = 0; l < s; l++) {
      var a = r[l], o = a.f, u = (o & we) === 0;
      if (u && Se(a, e), (o & Fn) !== 0)
        qn.add(
          /** @type {Effect} */
          a
        );
      else if ((o & je) !== 0) {
        var f = (
          /** @type {Derived} */
          a
        );
        et?.delete(f), Fi(f, We, n);
      } else if (u) {
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
  if (typeof t != "object" || t === null || It in t || pi in t)
    return t;
  const e = _i(t);
  if (e !== zs && e !== Fs)
    return t;
  var n = /* @__PURE__ */ new Map(), r = Hn(t), s = /* @__PURE__ */ G(0), l = Ft, a = (o) => {
    if (Ft === l)
      return o();
    var u = le, f = Ft;
    Je(null), Xr(l);
    var c = o();
    return Je(u), Xr(f), c;
  };
  return r && n.set("length", /* @__PURE__ */ G(
    /** @type {any[]} */
    t.length
  )), new Proxy(
    /** @type {any} */
    t,
    {
      defineProperty(o, u, f) {
        (!("value" in f) || f.configurable === !1 || f.enumerable === !1 || f.writable === !1) && dl();
        var c = n.get(u);
        return c === void 0 ? a(() => {
          var h = /* @__PURE__ */ G(f.value);
          return n.set(u, h), h;
        }) : E(c, f.value, !0), !0;
      },
      deleteProperty(o, u) {
        var f = n.get(u);
        if (f === void 0) {
          if (u in o) {
            const c = a(() => /* @__PURE__ */ G(Ee));
            n.set(u, c), hn(s);
          }
        } else
          E(f, Ee), hn(s);
        return !0;
      },
      get(o, u, f) {
        if (u === It)
          return t;
        var c = n.get(u), h = u in o;
        if (c === void 0 && (!h || Ut(o, u)?.writable) && (c = a(() => {
          var d = ot(h ? o[u] : Ee), g = /* @__PURE__ */ G(d);
          return g;
        }), n.set(u, c)), c !== void 0) {
          var v = i(c);
          return v === Ee ? void 0 : v;
        }
        return Reflect.get(o, u, f);
      },
      getOwnPropertyDescriptor(o, u) {
        this.has?.(o, u);
        var f = Reflect.getOwnPropertyDescriptor(o, u), c = n.get(u);
        if (c !== void 0) {
          var h = i(c);
          if (h === Ee)
            return;
          if (f && "value" in f)
            f.value = h;
          else
            return {
              enumerable: !0,
              configurable: !0,
              value: h,
              writable: !0
            };
        }
        return f;
      },
      has(o, u) {
        if (u === It)
          return !0;
        var f = n.get(u), c = f !== void 0 && f.v !== Ee || Reflect.has(o, u);
        if (f !== void 0 || (oe !== null || le !== null) && (!c || Ut(o, u)?.writable)) {
          f === void 0 && (f = a(() => {
            var v = c ? ot(o[u]) : Ee, d = /* @__PURE__ */ G(v);
            return d;
          }), n.set(u, f));
          var h = i(f);
          if (h === Ee)
            return !1;
        }
        return c;
      },
      set(o, u, f, c) {
        var h = n.get(u), v = u in o;
        if (r && u === "length")
          for (var d = f; d < /** @type {Source<number>} */
          h.v; d += 1) {
            var g = n.get(d + "");
            g !== void 0 ? E(g, Ee) : d in o && (g = a(() => /* @__PURE__ */ G(Ee)), n.set(d + "", g));
          }
        if (h === void 0)
          (!v || Ut(o, u)?.writable) && (h = a(() => /* @__PURE__ */ G(void 0)), E(h, ot(f)), n.set(u, h));
        else {
          v = h.v !== Ee;
          var p = a(() => ot(f));
          E(h, p);
        }
        var _ = Reflect.getOwnPropertyDescriptor(o, u);
        if (_?.set && _.set.call(c, f), !v) {
          if (r && typeof u == "string") {
            var w = (
              /** @type {Source<number>} */
              n.get("length")
            ), b = Number(u);
            Number.isInteger(b) && b >= w.v && E(w, b + 1);
          }
          hn(s);
        }
        return !0;
      },
      ownKeys(o) {
        i(s);
        var u = Reflect.ownKeys(o).filter((h) => {
          var v = n.get(h);
          return v === void 0 || v.v !== Ee;
        });
        for (var [f, c] of n)
          c.v !== Ee && !(f in o) && u.push(f);
        return u;
      },
      setPrototypeOf() {
        hl();
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
function Di(t, e) {
  return Object.is(Wr(t), Wr(e));
}
var Gt, ji, qi, Bi;
function Ol() {
  if (Gt === void 0) {
    Gt = window, ji = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    qi = Ut(e, "firstChild").get, Bi = Ut(e, "nextSibling").get, Vr(t) && (t[ar] = void 0, t[wi] = null, t[or] = void 0, t.__e = void 0), Vr(n) && (n[ur] = void 0);
  }
}
function pt(t = "") {
  return document.createTextNode(t);
}
// @__NO_SIDE_EFFECTS__
function qt(t) {
  return (
    /** @type {TemplateNode | null} */
    qi.call(t)
  );
}
// @__NO_SIDE_EFFECTS__
function Sn(t) {
  return (
    /** @type {TemplateNode | null} */
    Bi.call(t)
  );
}
function te(t, e) {
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
function Ll(t) {
  t.textContent = "";
}
function Vi() {
  return !1;
}
function Nl(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function Pl(t) {
  var e = oe;
  if (e === null)
    return le.f |= St, t;
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
  oe === null && (le === null && ul(), ol()), wt && al();
}
function Rl(t, e) {
  var n = e.last;
  n === null ? e.last = e.first = t : (n.next = t, t.prev = n, e.last = t);
}
function ht(t, e) {
  var n = oe;
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
  ae?.register_created_effect(r);
  var s = r;
  if ((t & Xt) !== 0)
    dn !== null ? dn.push(r) : At.ensure().schedule(r);
  else if (e !== null) {
    try {
      Jt(r);
    } catch (a) {
      throw Fe(r), a;
    }
    s.deps === null && s.teardown === null && s.nodes === null && s.first === s.last && // either `null`, or a singular child
    (s.f & en) === 0 && (s = s.first, (t & $e) !== 0 && (t & Dt) !== 0 && s !== null && (s.f |= Dt));
  }
  if (s !== null && (s.parent = n, n !== null && Rl(s, n), le !== null && (le.f & je) !== 0 && (t & Mt) === 0)) {
    var l = (
      /** @type {Derived} */
      le
    );
    (l.effects ??= []).push(s);
  }
  return r;
}
function Or() {
  return le !== null && !tt;
}
function Lr(t) {
  const e = ht(Yn, null);
  return Se(e, Te), e.teardown = t, e;
}
function qe(t) {
  Cl();
  var e = (
    /** @type {Effect} */
    oe.f
  ), n = !le && (e & rt) !== 0 && ze !== null && !ze.i;
  if (n) {
    var r = (
      /** @type {ComponentContext} */
      ze
    );
    (r.e ??= []).push(t);
  } else
    return Hi(t);
}
function Hi(t) {
  return ht(Xt | qs, t);
}
function Il(t) {
  At.ensure();
  const e = ht(Mt | en, t);
  return (n = {}) => new Promise((r) => {
    n.outro ? zt(e, () => {
      Fe(e), r(void 0);
    }) : (Fe(e), r(void 0));
  });
}
function Gn(t) {
  return ht(Xt, t);
}
function zl(t) {
  return ht(Yt | en, t);
}
function Ui(t, e = 0) {
  return ht(Yn | e, t);
}
function q(t, e = [], n = [], r = []) {
  Ti(r, e, n, (s) => {
    ht(Yn, () => {
      t(...s.map(i));
    });
  });
}
function En(t, e = 0) {
  var n = ht($e | e, t);
  return n;
}
function Yi(t, e = 0) {
  var n = ht(kr | e, t);
  return n;
}
function He(t) {
  return ht(rt | en, t);
}
function Wi(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = wt, r = le;
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
    (n.f & Mt) !== 0 ? n.parent = null : Fe(n, e), n = r;
  }
}
function Fl(t) {
  for (var e = t.first; e !== null; ) {
    var n = e.next;
    (e.f & rt) === 0 && Fe(e), e = n;
  }
}
function Fe(t, e = !0) {
  var n = !1;
  (e || (t.f & js) !== 0) && t.nodes !== null && t.nodes.end !== null && (Dl(
    t.nodes.start,
    /** @type {TemplateNode} */
    t.nodes.end
  ), n = !0), t.f |= gn, Nr(t, e && !n), mn(t, 0);
  var r = t.nodes && t.nodes.t;
  if (r !== null)
    for (const l of r)
      l.stop();
  Wi(t), t.f ^= gn, t.f |= Ie;
  var s = t.parent;
  s !== null && s.first !== null && Gi(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function Dl(t, e) {
  for (; t !== null; ) {
    var n = t === e ? null : /* @__PURE__ */ Sn(t);
    t.remove(), t = n;
  }
}
function Gi(t) {
  var e = t.parent, n = t.prev, r = t.next;
  n !== null && (n.next = r), r !== null && (r.prev = n), e !== null && (e.first === t && (e.first = r), e.last === t && (e.last = n));
}
function zt(t, e, n = !0) {
  var r = [];
  t.f |= xr, Xi(t, r, !0);
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
function Xi(t, e, n) {
  if ((t.f & Be) === 0) {
    t.f ^= Be;
    var r = t.nodes && t.nodes.t;
    if (r !== null)
      for (const o of r)
        (o.is_global || n) && e.push(o);
    for (var s = t.first; s !== null; ) {
      var l = s.next;
      if ((s.f & Mt) === 0) {
        var a = (s.f & Dt) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (s.f & rt) !== 0 && (t.f & $e) !== 0;
        Xi(s, e, a ? n : !1);
      }
      s = l;
    }
  }
}
function Bn(t) {
  t.f &= ~xr, Ki(t, !0);
}
function Ki(t, e) {
  if ((t.f & xr) === 0 && (t.f & Be) !== 0) {
    t.f ^= Be, (t.f & Te) === 0 && (Se(t, we), At.ensure().schedule(t));
    for (var n = t.first; n !== null; ) {
      var r = n.next, s = (n.f & Dt) !== 0 || (n.f & rt) !== 0;
      Ki(n, s ? e : !1), n = r;
    }
    var l = t.nodes && t.nodes.t;
    if (l !== null)
      for (const a of l)
        (a.is_global || e) && a.in();
  }
}
function Pr(t, e) {
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
let le = null, tt = !1;
function Je(t) {
  le = t;
}
let oe = null;
function dt(t) {
  oe = t;
}
let ct = null;
function Zi(t) {
  le !== null && ((le.f & Dn) !== 0 || (le.f & je) !== 0) && (ct ??= /* @__PURE__ */ new Set()).add(t);
}
let Ue = null, Ye = 0, Ke = null;
function jl(t) {
  Ke = t;
}
let Ji = 1, Ct = 0, Ft = Ct;
function Xr(t) {
  Ft = t;
}
function Qi() {
  return ++Ji;
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
      ) && Ni(
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
function $i(t, e, n = !0) {
  var r = t.reactions;
  if (r !== null && !(ct !== null && ct.has(t)))
    for (var s = 0; s < r.length; s++) {
      var l = r[s];
      (l.f & je) !== 0 ? $i(
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
function es(t) {
  var e = Ue, n = Ye, r = Ke, s = le, l = ct, a = ze, o = tt, u = Ft, f = t.f;
  Ue = /** @type {null | Value[]} */
  null, Ye = 0, Ke = null, le = (f & (rt | Mt)) === 0 ? t : null, ct = null, Kt(t.ctx), tt = !1, Ft = ++Ct, t.ac !== null && (xn(() => {
    t.ac.abort(kn);
  }), t.ac = null);
  try {
    t.f |= Dn;
    var c = (
      /** @type {Function} */
      t.fn
    ), h = c();
    t.f |= $t;
    var v = Kr(t);
    if (Ei() && Ke !== null && !tt && v !== null && (t.f & (je | We | we)) === 0)
      for (var d = 0; d < /** @type {Source[]} */
      Ke.length; d++)
        $i(
          Ke[d],
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
    return (t.f & St) !== 0 && (t.f ^= St), h;
  } catch (g) {
    return Kr(t), Pl(g);
  } finally {
    t.f ^= Dn, Ue = e, Ye = n, Ke = r, le = s, ct = l, Kt(a), tt = o, Ft = u;
  }
}
function Kr(t) {
  var e = t.deps, n = ae?.is_fork;
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
function ql(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var r = Rs.call(n, t);
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
    }), kl(l), mn(l, 0);
  }
}
function mn(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var r = e; r < n.length; r++)
      ql(t, n[r]);
}
function Jt(t) {
  var e = t.f;
  if ((e & Ie) === 0) {
    Se(t, Te);
    var n = oe;
    oe = t;
    try {
      (e & ($e | kr)) !== 0 ? Fl(t) : Nr(t), Wi(t);
      var r = es(t);
      t.teardown = typeof r == "function" ? r : null, t.wv = Ji;
      var s;
    } finally {
      oe = n;
    }
  }
}
async function ts() {
  await Promise.resolve(), Sl();
}
function i(t) {
  var e = t.f, n = (e & je) !== 0;
  if (le !== null && !tt) {
    var r = oe !== null && (oe.f & Ie) !== 0;
    if (!r && (ct === null || !ct.has(t))) {
      var s = le.deps;
      if ((le.f & Dn) !== 0)
        t.rv < Ct && (t.rv = Ct, Ue === null && s !== null && s[Ye] === t ? Ye++ : Ue === null ? Ue = [t] : Ue.push(t));
      else {
        le.deps ??= [], vn.call(le.deps, t) || le.deps.push(t);
        var l = t.reactions;
        l === null ? t.reactions = [le] : vn.call(l, le) || l.push(le);
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
      return ((a.f & Te) === 0 && a.reactions !== null || rs(a)) && (o = Mr(a)), ft.set(a, o), o;
    }
    var u = (a.f & nt) === 0 && !tt && le !== null && (le.f & nt) !== 0, f = (a.f & $t) === 0;
    Mn(a) && (u && (a.f |= nt), Ni(a)), u && !f && (Pi(a), ns(a));
  }
  if (et?.has(t))
    return et.get(t);
  if ((t.f & St) !== 0)
    throw t.v;
  return t.v;
}
function ns(t) {
  if (t.f |= nt, t.deps !== null)
    for (const n of t.deps) {
      var e = n.reactions;
      e === null ? n.reactions = [t] : vn.call(e, t) || e.push(t), (n.f & je) !== 0 && (n.f & nt) === 0 && (Pi(
        /** @type {Derived} */
        n
      ), ns(
        /** @type {Derived} */
        n
      ));
    }
}
function rs(t) {
  if (t.v === Ee) return !0;
  if (t.deps === null) return !1;
  for (const e of t.deps)
    if (ft.has(e) || (e.f & je) !== 0 && rs(
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
function Bl(t) {
  return t.endsWith("capture") && t !== "gotpointercapture" && t !== "lostpointercapture";
}
const Vl = [
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
function Hl(t) {
  return Vl.includes(t);
}
const Ul = {
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
function Yl(t) {
  return t = t.toLowerCase(), Ul[t] ?? t;
}
const Wl = ["touchstart", "touchmove"];
function Gl(t) {
  return Wl.includes(t);
}
const on = Symbol("events"), is = /* @__PURE__ */ new Set(), dr = /* @__PURE__ */ new Set();
function ss(t, e, n, r = {}) {
  function s(l) {
    if (r.capture || hr.call(e, l), !l.cancelBubble)
      return xn(() => n?.call(this, l));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (s.__removed = !1, at(() => {
    s.__removed || e.addEventListener(t, s, r);
  })) : e.addEventListener(t, s, r), s;
}
function mt(t, e, n, r, s) {
  var l = { capture: r, passive: s }, a = ss(t, e, n, l);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && Lr(() => {
    a.__removed = !0, e.removeEventListener(t, a, l);
  });
}
function re(t, e, n) {
  (e[on] ??= {})[t] = n;
}
function vt(t) {
  for (var e = 0; e < t.length; e++)
    is.add(t[e]);
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
    var u = s.indexOf(o);
    if (u !== -1 && (e === document || e === /** @type {any} */
    window)) {
      t[on] = e;
      return;
    }
    var f = s.indexOf(e);
    if (f === -1)
      return;
    u <= f && (a = u);
  }
  if (l = /** @type {Element} */
  s[a] || t.target, l !== e) {
    gi(t, "currentTarget", {
      configurable: !0,
      get() {
        return l || n;
      }
    });
    var c = le, h = oe;
    Je(null), dt(null);
    try {
      for (var v, d = []; l !== null && l !== e; ) {
        try {
          var g = l[on]?.[r];
          g != null && (!/** @type {any} */
          l.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === l) && g.call(l, t);
        } catch (p) {
          v ? d.push(p) : v = p;
        }
        if (t.cancelBubble) break;
        a++, l = a < s.length ? (
          /** @type {Element} */
          s[a]
        ) : null;
      }
      if (v) {
        for (let p of d)
          queueMicrotask(() => {
            throw p;
          });
        throw v;
      }
    } finally {
      t[on] = e, delete t.currentTarget, Je(c), dt(h);
    }
  }
}
const Xl = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", {
    /** @param {string} html */
    createHTML: (t) => t
  })
);
function Kl(t) {
  return (
    /** @type {string} */
    Xl?.createHTML(t) ?? t
  );
}
function ls(t) {
  var e = Nl("template");
  return e.innerHTML = Kl(t.replaceAll("<!>", "<!---->")), e.content;
}
function pn(t, e) {
  var n = (
    /** @type {Effect} */
    oe
  );
  n.nodes === null && (n.nodes = { start: t, end: e, a: null, t: null });
}
// @__NO_SIDE_EFFECTS__
function j(t, e) {
  var n = (e & Js) !== 0, r = (e & Qs) !== 0, s, l = !t.startsWith("<!>");
  return () => {
    s === void 0 && (s = ls(l ? t : "<!>" + t), n || (s = /** @type {TemplateNode} */
    /* @__PURE__ */ qt(s)));
    var a = (
      /** @type {TemplateNode} */
      r || ji ? document.importNode(s, !0) : s.cloneNode(!0)
    );
    if (n) {
      var o = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ qt(a)
      ), u = (
        /** @type {TemplateNode} */
        a.lastChild
      );
      pn(o, u);
    } else
      pn(a, a);
    return a;
  };
}
// @__NO_SIDE_EFFECTS__
function Zl(t, e, n = "svg") {
  var r = !t.startsWith("<!>"), s = `<${n}>${r ? t : "<!>" + t}</${n}>`, l;
  return () => {
    if (!l) {
      var a = (
        /** @type {DocumentFragment} */
        ls(s)
      ), o = (
        /** @type {Element} */
        /* @__PURE__ */ qt(a)
      );
      l = /** @type {Element} */
      /* @__PURE__ */ qt(o);
    }
    var u = (
      /** @type {TemplateNode} */
      l.cloneNode(!0)
    );
    return pn(u, u), u;
  };
}
// @__NO_SIDE_EFFECTS__
function yt(t, e) {
  return /* @__PURE__ */ Zl(t, e, "svg");
}
function Rt(t = "") {
  {
    var e = pt(t + "");
    return pn(e, e), e;
  }
}
function Et() {
  var t = document.createDocumentFragment(), e = document.createComment(""), n = pt();
  return t.append(e, n), pn(e, n), t;
}
function x(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function Jl(t) {
  let e = 0, n = jt(0), r;
  return () => {
    Or() && (i(n), Ui(() => (e === 0 && (r = ut(() => t(() => hn(n)))), e += 1, () => {
      at(() => {
        e -= 1, e === 0 && (r?.(), r = void 0, hn(n));
      });
    })));
  };
}
var Ql = Dt | en;
function $l(t, e, n, r) {
  new ea(t, e, n, r);
}
class ea {
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
  #g = Jl(() => (this.#f = jt(this.#h), () => {
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
      a.b = this, a.f |= lr, r(l);
    }, this.parent = /** @type {Effect} */
    oe.b, this.transform_error = s ?? this.parent?.transform_error ?? ((l) => l), this.#i = En(() => {
      this.#y();
    }, Ql);
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
          rl();
          return;
        }
        n = !0, r && gl(), this.#a !== null && zt(this.#a, () => {
          this.#a = null;
        }), this.#b(() => {
          this.#y();
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
        if (n.append(r), this.#s = this.#b(() => {
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
            ae
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
          ae
        ));
      }
    }));
  }
  #y() {
    try {
      if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#h = 0, this.#s = He(() => {
        this.#r(this.#e);
      }), this.#u > 0) {
        var e = this.#o = document.createDocumentFragment();
        Pr(this.#s, e);
        const n = (
          /** @type {(anchor: Node) => void} */
          this.#t.pending
        );
        this.#l = He(() => n(this.#e));
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
    Ai(e, this.#m);
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
  #b(e) {
    var n = oe, r = le, s = ze;
    dt(this.#i), Je(this.#i), Kt(this.#i.ctx);
    try {
      return At.ensure(), e();
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
    ae?.is_fork ? (this.#s && ae.skip_effect(this.#s), this.#l && ae.skip_effect(this.#l), this.#a && ae.skip_effect(this.#a), ae.oncommit(() => {
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
      a(), n && !this.#c() && (this.#a = this.#b(() => {
        try {
          return He(() => {
            var o = (
              /** @type {Effect} */
              oe
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
function $(t, e) {
  var n = e == null ? "" : typeof e == "object" ? `${e}` : e;
  n !== /** @type {any} */
  (t[ur] ??= t.nodeValue) && (t[ur] = n, t.nodeValue = `${n}`);
}
function ta(t, e) {
  return na(t, e);
}
const Ln = /* @__PURE__ */ new Map();
function na(t, { target: e, anchor: n, props: r = {}, events: s, context: l, intro: a = !0, transformError: o }) {
  Ol();
  var u = void 0, f = Il(() => {
    var c = n ?? e.appendChild(pt());
    $l(
      /** @type {TemplateNode} */
      c,
      {
        pending: () => {
        }
      },
      (d) => {
        Ne({});
        var g = (
          /** @type {ComponentContext} */
          ze
        );
        l && (g.c = l), s && (r.$$events = s), u = t(d, r) || Sr(), Pe();
      },
      o
    );
    var h = /* @__PURE__ */ new Set(), v = (d) => {
      for (var g = 0; g < d.length; g++) {
        var p = d[g];
        if (!h.has(p)) {
          h.add(p);
          var _ = Gl(p);
          for (const L of [e, document]) {
            var w = Ln.get(L);
            w === void 0 && (w = /* @__PURE__ */ new Map(), Ln.set(L, w));
            var b = w.get(p);
            b === void 0 ? (L.addEventListener(p, hr, { passive: _ }), w.set(p, 1)) : w.set(p, b + 1);
          }
        }
      }
    };
    return v(Un(is)), dr.add(v), () => {
      for (var d of h)
        for (const _ of [e, document]) {
          var g = (
            /** @type {Map<string, number>} */
            Ln.get(_)
          ), p = (
            /** @type {number} */
            g.get(d)
          );
          --p == 0 ? (_.removeEventListener(d, hr), g.delete(d), g.size === 0 && Ln.delete(_)) : g.set(d, p);
        }
      dr.delete(v), c !== n && c.parentNode?.removeChild(c);
    };
  });
  return vr.set(u, f), u;
}
let vr = /* @__PURE__ */ new WeakMap();
function ra(t, e) {
  const n = vr.get(t);
  return n ? (vr.delete(t), n(e)) : Promise.resolve();
}
class Cr {
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
            var f = document.createDocumentFragment();
            Pr(a, f), f.append(pt()), this.#t.set(l, { effect: a, fragment: f });
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
      ae
    ), s = Vi();
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
      for (const [o, u] of this.#n)
        o === e ? r.unskip_effect(u) : r.skip_effect(u);
      for (const [o, u] of this.#t)
        o === e ? r.unskip_effect(u.effect) : r.skip_effect(u.effect);
      r.oncommit(this.#s), r.ondiscard(this.#l);
    } else
      this.#s(r);
  }
}
function Z(t, e, n = !1) {
  var r = new Cr(t), s = n ? Dt : 0;
  function l(a, o) {
    r.ensure(a, o);
  }
  En(() => {
    var a = !1;
    e((o, u = 0) => {
      a = !0, l(u, o);
    }), a || l(-1, null);
  }, s);
}
const ia = Symbol("NaN");
function sa(t, e, n) {
  var r = new Cr(t);
  En(() => {
    var s = e();
    s !== s && (s = /** @type {any} */
    ia), r.ensure(s, n);
  });
}
function Ve(t, e) {
  return e;
}
function la(t, e, n) {
  for (var r = [], s = e.length, l, a = e.length, o = 0; o < s; o++) {
    let h = e[o];
    zt(
      h,
      () => {
        if (l) {
          if (l.pending.delete(h), l.done.add(h), l.pending.size === 0) {
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
    var u = r.length === 0 && n !== null && t.pending.size === 0;
    if (u) {
      var f = (
        /** @type {Element} */
        n
      ), c = (
        /** @type {Element} */
        f.parentNode
      );
      Ll(c), c.append(f), t.items.clear();
    }
    gr(t, e, !u);
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
      Pr(l, a);
    } else
      Fe(e[s], n);
  }
}
var Zr;
function Le(t, e, n, r, s, l = null) {
  var a = t, o = /* @__PURE__ */ new Map(), u = (e & yi) !== 0;
  if (u) {
    var f = (
      /** @type {Element} */
      t
    );
    a = f.appendChild(pt());
  }
  var c = null, h = /* @__PURE__ */ Li(() => {
    var b = n();
    return (
      /** @type {V[]} */
      Hn(b) ? b : b == null ? [] : Un(b)
    );
  }), v = /* @__PURE__ */ new Map(), d = !0;
  function g(b) {
    if ((w.effect.f & Ie) === 0) {
      w.pending.delete(b);
      var L = i(h);
      w.fallback = c, aa(w, L, a, e, r), c !== null && (L.length === 0 ? (c.f & lt) === 0 ? Bn(c) : (c.f ^= lt, un(c, null, a)) : zt(c, () => {
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
      i(h)
    ), L = b.length, N = /* @__PURE__ */ new Set(), T = (
      /** @type {Batch} */
      ae
    ), O = Vi(), k = 0; k < L; k += 1) {
      var X = b[k], I = r(X, k), C = d ? null : o.get(I);
      C ? (C.v && Zt(C.v, X), C.i && Zt(C.i, k), O && T.unskip_effect(C.e)) : (C = oa(
        o,
        d ? a : Zr ??= pt(),
        X,
        I,
        k,
        s,
        e,
        n
      ), d || (C.e.f |= lt), o.set(I, C)), N.add(I);
    }
    if (L === 0 && l && !c && (d ? c = He(() => l(a)) : (c = He(() => l(Zr ??= pt())), c.f |= lt)), L > N.size && ll(), !d)
      if (v.set(T, N), O) {
        for (const [K, D] of o)
          N.has(K) || T.skip_effect(D.e);
        T.oncommit(g), T.ondiscard(p);
      } else
        g(T);
    i(h);
  }), w = { effect: _, items: o, pending: v, outrogroups: null, fallback: c };
  d = !1;
}
function nn(t) {
  for (; t !== null && (t.f & rt) === 0; )
    t = t.next;
  return t;
}
function aa(t, e, n, r, s) {
  var l = (r & Ys) !== 0, a = e.length, o = t.items, u = nn(t.effect.first), f, c = null, h, v = [], d = [], g, p, _, w;
  if (l)
    for (w = 0; w < a; w += 1)
      g = e[w], p = s(g, w), _ = /** @type {EachItem} */
      o.get(p).e, (_.f & lt) === 0 && (_.nodes?.a?.measure(), (h ??= /* @__PURE__ */ new Set()).add(_));
  for (w = 0; w < a; w += 1) {
    if (g = e[w], p = s(g, w), _ = /** @type {EachItem} */
    o.get(p).e, t.outrogroups !== null)
      for (const C of t.outrogroups)
        C.pending.delete(_), C.done.delete(_);
    if ((_.f & Be) !== 0 && (Bn(_), l && (_.nodes?.a?.unfix(), (h ??= /* @__PURE__ */ new Set()).delete(_))), (_.f & lt) !== 0)
      if (_.f ^= lt, _ === u)
        un(_, null, n);
      else {
        var b = c ? c.next : u;
        _ === t.effect.last && (t.effect.last = _.prev), _.prev && (_.prev.next = _.next), _.next && (_.next.prev = _.prev), kt(t, c, _), kt(t, _, b), un(_, b, n), c = _, v = [], d = [], u = nn(c.next);
        continue;
      }
    if (_ !== u) {
      if (f !== void 0 && f.has(_)) {
        if (v.length < d.length) {
          var L = d[0], N;
          c = L.prev;
          var T = v[0], O = v[v.length - 1];
          for (N = 0; N < v.length; N += 1)
            un(v[N], L, n);
          for (N = 0; N < d.length; N += 1)
            f.delete(d[N]);
          kt(t, T.prev, O.next), kt(t, c, T), kt(t, O, L), u = L, c = O, w -= 1, v = [], d = [];
        } else
          f.delete(_), un(_, u, n), kt(t, _.prev, _.next), kt(t, _, c === null ? t.effect.first : c.next), kt(t, c, _), c = _;
        continue;
      }
      for (v = [], d = []; u !== null && u !== _; )
        (f ??= /* @__PURE__ */ new Set()).add(u), d.push(u), u = nn(u.next);
      if (u === null)
        continue;
    }
    (_.f & lt) === 0 && v.push(_), c = _, u = nn(_.next);
  }
  if (t.outrogroups !== null) {
    for (const C of t.outrogroups)
      C.pending.size === 0 && (gr(t, Un(C.done)), t.outrogroups?.delete(C));
    t.outrogroups.size === 0 && (t.outrogroups = null);
  }
  if (u !== null || f !== void 0) {
    var k = [];
    if (f !== void 0)
      for (_ of f)
        (_.f & Be) === 0 && k.push(_);
    for (; u !== null; )
      (u.f & Be) === 0 && u !== t.fallback && k.push(u), u = nn(u.next);
    var X = k.length;
    if (X > 0) {
      var I = (r & yi) !== 0 && a === 0 ? n : null;
      if (l) {
        for (w = 0; w < X; w += 1)
          k[w].nodes?.a?.measure();
        for (w = 0; w < X; w += 1)
          k[w].nodes?.a?.fix();
      }
      la(t, k, I);
    }
  }
  l && at(() => {
    if (h !== void 0)
      for (_ of h)
        _.nodes?.a?.apply();
  });
}
function oa(t, e, n, r, s, l, a, o) {
  var u = (a & Hs) !== 0 ? (a & Ws) === 0 ? /* @__PURE__ */ Ml(n, !1, !1) : jt(n) : null, f = (a & Us) !== 0 ? jt(s) : null;
  return {
    v: u,
    i: f,
    e: He(() => (l(e, u ?? n, f ?? s, o), () => {
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
function ua(t, e, ...n) {
  var r = new Cr(t);
  En(() => {
    const s = e() ?? null;
    r.ensure(s, s && ((l) => s(l, ...n)));
  }, Dt);
}
function fa(t, e) {
  var n = void 0, r;
  Yi(() => {
    n !== (n = e()) && (r && (Fe(r), r = null), n && (r = He(() => {
      Gn(() => (
        /** @type {(node: Element) => void} */
        n(t)
      ));
    })));
  });
}
function as(t) {
  var e, n, r = "";
  if (typeof t == "string" || typeof t == "number") r += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var s = t.length;
    for (e = 0; e < s; e++) t[e] && (n = as(t[e])) && (r && (r += " "), r += n);
  } else for (n in t) t[n] && (r && (r += " "), r += n);
  return r;
}
function ca() {
  for (var t, e, n = 0, r = "", s = arguments.length; n < s; n++) (t = arguments[n]) && (e = as(t)) && (r && (r += " "), r += e);
  return r;
}
function An(t) {
  return typeof t == "object" ? ca(t) : t ?? "";
}
const Jr = [...` 	
\r\f \v\uFEFF`];
function da(t, e, n) {
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
function ha(t, e) {
  if (e) {
    var n = "", r, s;
    if (Array.isArray(e) ? (r = e[0], s = e[1]) : r = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var l = !1, a = 0, o = !1, u = [];
      r && u.push(...Object.keys(r).map($n)), s && u.push(...Object.keys(s).map($n));
      var f = 0, c = -1;
      const p = t.length;
      for (var h = 0; h < p; h++) {
        var v = t[h];
        if (o ? v === "/" && t[h - 1] === "*" && (o = !1) : l ? l === v && (l = !1) : v === "/" && t[h + 1] === "*" ? o = !0 : v === '"' || v === "'" ? l = v : v === "(" ? a++ : v === ")" && a--, !o && l === !1 && a === 0) {
          if (v === ":" && c === -1)
            c = h;
          else if (v === ";" || h === p - 1) {
            if (c !== -1) {
              var d = $n(t.substring(f, c).trim());
              if (!u.includes(d)) {
                v !== ";" && h++;
                var g = t.substring(f, h).trim();
                n += " " + g + ";";
              }
            }
            f = h + 1, c = -1;
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
    var o = da(n, r, l);
    o == null ? t.removeAttribute("class") : e ? t.className = o : t.setAttribute("class", o), t[ar] = n;
  } else if (l && s !== l)
    for (var u in l) {
      var f = !!l[u];
      (s == null || f !== !!s[u]) && t.classList.toggle(u, f);
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
    var l = ha(e, r);
    l == null ? t.removeAttribute("style") : t.style.cssText = l, t[or] = e;
  } else r && (Array.isArray(r) ? (er(t, n?.[0], r[0]), er(t, n?.[1], r[1], "important")) : er(t, n, r));
  return r;
}
function os(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function $r(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, us(t, !n || "__value" in t));
}
function us(t, e) {
  var n = t.__defaultValue, r = t.multiple, s = r ? n ?? [] : null;
  if (!(r && !Hn(s))) {
    var l = t.selectedIndex, a = e && r ? new Set(t.selectedOptions) : null;
    for (var o of t.options) {
      var u = mr(o);
      os(
        o,
        r ? (
          /** @type {any[]} */
          s.includes(u)
        ) : Di(u, n)
      );
    }
    if (e)
      if (a !== null)
        for (o of t.options) {
          var f = a.has(o);
          o.selected !== f && (o.selected = f);
        }
      else t.selectedIndex !== l && (t.selectedIndex = l);
  }
}
function _r(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!Hn(e))
      return nl();
    for (var r of t.options)
      r.selected = e.includes(mr(r));
    return;
  }
  for (r of t.options) {
    var s = mr(r);
    if (Di(s, e)) {
      r.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function va(t) {
  var e = new MutationObserver((n) => {
    n.every(ga) || ("__defaultValue" in t && us(t, !1), "__value" in t && _r(t, t.__value));
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
function ga(t) {
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
const rn = Symbol("class"), sn = Symbol("style"), fs = Symbol("is custom element"), cs = Symbol("is html"), _a = Wn ? "input" : "INPUT", ma = Wn ? "option" : "OPTION", ds = Wn ? "select" : "SELECT", hs = Wn ? "progress" : "PROGRESS";
function vs(t, e) {
  var n = Rr(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== hs) || (t.value = e ?? "");
}
function ee(t, e, n, r) {
  var s = Rr(t), l = s[e];
  l !== (s[e] = n) && (e === "loading" && (t[Vs] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && gs(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function pa(t, e, n, r, s = !1, l = !1) {
  var a = Rr(t), o = a[fs], u = !a[cs], f = e || {}, c = t.nodeName === ma, h = t.nodeName === ds;
  try {
    for (var v in e)
      !(v in n) && v[0] + v[1] !== "$$" && (n[v] = null);
    n.class ? n.class = An(n.class) : (r || n[rn]) && (n.class = null), n[sn] && (n.style ??= null);
    var d = gs(t);
    if (t.nodeName === _a && "type" in n && ("value" in n || "__value" in n)) {
      var g = n.type;
      (g !== f.type || g === void 0 && t.hasAttribute("type")) && (f.type = g, ee(t, "type", g, l));
    }
    for (const T in n) {
      let O = n[T];
      if (c && T === "value" && O == null) {
        t.value = t.__value = "", f[T] = O;
        continue;
      }
      if (T === "class") {
        var p = t.namespaceURI === "http://www.w3.org/1999/xhtml";
        ge(t, p, O, r, e?.[rn], n[rn]), f[T] = O, f[rn] = n[rn];
        continue;
      }
      if (T === "style") {
        Bt(t, O, e?.[sn], n[sn]), f[T] = O, f[sn] = n[sn];
        continue;
      }
      var _ = f[T];
      if (!(O === _ && !(O === void 0 && t.hasAttribute(T)))) {
        f[T] = O;
        var w = T[0] + T[1];
        if (w !== "$$")
          if (w === "on") {
            const k = {}, X = "$$" + T;
            let I = T.slice(2);
            var b = Hl(I);
            if (Bl(I) && (I = I.slice(0, -7), k.capture = !0), !b && _) {
              if (O != null) continue;
              t.removeEventListener(I, f[X], k), f[X] = null;
            }
            if (b)
              re(I, t, O), vt([I]);
            else if (O != null) {
              let C = function(K) {
                f[T].call(this, K);
              };
              f[X] = ss(I, t, C, k);
            }
          } else if (T === "style")
            ee(t, T, O);
          else if (T === "autofocus")
            pl(
              /** @type {HTMLElement} */
              t,
              !!O
            );
          else if (!o && (T === "__value" || T === "value" && O != null))
            t.__value = O, (_ == null || // @ts-ignore
            t.value !== O || O === 0 && t.nodeName === hs) && (t.value = O);
          else if (T === "selected" && c)
            os(
              /** @type {HTMLOptionElement} */
              t,
              O
            );
          else {
            var L = T;
            u || (L = Yl(L));
            var N = L === "defaultValue" || L === "defaultChecked";
            if (h && L === "defaultValue") continue;
            if (O == null && !o && !N)
              if (a[T] = null, L === "value" || L === "checked") {
                let k = (
                  /** @type {HTMLInputElement} */
                  t
                );
                const X = e === void 0;
                if (L === "value") {
                  let I = k.defaultValue;
                  k.removeAttribute(L), k.defaultValue = I, k.value = k.__value = X ? I : null;
                } else {
                  let I = k.defaultChecked;
                  k.removeAttribute(L), k.defaultChecked = I, k.checked = X ? I : !1;
                }
              } else
                t.removeAttribute(T);
            else N || (o || typeof O != "string") && d.has(L) ? (t[L] = O, L in a && (a[L] = Ee)) : typeof O != "function" && ee(t, L, O, l);
          }
      }
    }
  } finally {
  }
  return f;
}
function wa(t, e, n = [], r = [], s = [], l, a = !1, o = !1) {
  Ti(s, n, r, (u) => {
    var f = void 0, c = {}, h = t.nodeName === ds, v = !1;
    if (Yi(() => {
      var g = e(...u.map(i)), p = pa(
        t,
        f,
        g,
        l,
        a,
        o
      );
      if (v && h) {
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
        b.description === el && (!f || w !== f[b]) && (c[b] && Fe(c[b]), c[b] = He(() => fa(t, () => w))), p[b] = w;
      }
      f = p;
    }), h) {
      var d = (
        /** @type {HTMLSelectElement} */
        t
      );
      Gn(() => {
        var g = (
          /** @type {Record<string | symbol, any>} */
          f
        );
        "defaultValue" in g && $r(d, g.defaultValue), _r(d, g.value, !0), va(d);
      });
    }
    v = !0;
  });
}
function Rr(t) {
  return (
    /** @type {Record<string | symbol, unknown>} **/
    /** @type {any} */
    t[wi] ??= {
      [fs]: t.nodeName.includes("-"),
      [cs]: t.namespaceURI === $s
    }
  );
}
var ei = /* @__PURE__ */ new Map();
function gs(t) {
  var e = t.getAttribute("is") || t.nodeName, n = ei.get(e);
  if (n) return n;
  ei.set(e, n = /* @__PURE__ */ new Set());
  for (var r, s = t, l = Element.prototype; l !== s; ) {
    r = Is(s);
    for (var a in r)
      r[a].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      a !== "innerHTML" && a !== "textContent" && a !== "innerText" && n.add(a);
    s = _i(s);
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
var ya = /* @__PURE__ */ new Ir({
  box: "border-box"
});
function pr(t, e, n) {
  var r = ya.observe(t, () => n(t[e]));
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
    oe
  );
  return Gn(() => {
    var a, o;
    return Ui(() => {
      a = o, o = [], ut(() => {
        tr(n(...o), t) || (e(t, ...o), a && tr(n(...a), t) && e(null, ...a));
      });
    }), () => {
      let u = l;
      for (; u !== s && u.parent !== null && u.parent.f & gn; )
        u = u.parent;
      const f = () => {
        o && tr(n(...o), t) && e(null, ...o);
      }, c = u.teardown;
      u.teardown = () => {
        f(), c?.();
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
function se(t, e, n, r) {
  var s = !0, l = (n & Ks) !== 0, a = (n & Zs) !== 0, o = (
    /** @type {V} */
    r
  ), u = !0, f = (
    /** @type {Derived<V> | undefined} */
    void 0
  ), c = () => a && s ? (f ??= /* @__PURE__ */ _n(
    /** @type {() => V} */
    r
  ), i(f)) : (u && (u = !1, o = a ? ut(
    /** @type {() => V} */
    r
  ) : (
    /** @type {V} */
    r
  )), o);
  let h;
  if (l) {
    var v = It in t || Bs in t;
    h = Ut(t, e)?.set ?? (v && e in t ? (N) => t[e] = N : void 0);
  }
  var d, g = !1;
  l ? [d, g] = ba(() => (
    /** @type {V} */
    t[e]
  )) : d = /** @type {V} */
  t[e], d === void 0 && r !== void 0 && (d = c(), h && (cl(), h(d)));
  var p;
  if (p = () => {
    var N = (
      /** @type {V} */
      t[e]
    );
    return N === void 0 ? c() : (u = !0, N);
  }, (n & Xs) === 0)
    return p;
  if (h) {
    var _ = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(N, T) {
        return arguments.length > 0 ? ((!T || _ || g) && h(T ? p() : N), N) : p();
      })
    );
  }
  var w = !1, b = ((n & Gs) !== 0 ? _n : Li)(() => (w = !1, p()));
  l && i(b);
  var L = (
    /** @type {Effect} */
    oe
  );
  return (
    /** @type {() => V} */
    (function(N, T) {
      if (arguments.length > 0) {
        const O = T ? i(b) : l ? ot(N) : N;
        return E(b, O), w = !0, o !== void 0 && (o = O), N;
      }
      return wt && w || (L.f & Ie) !== 0 ? b.v : i(b);
    })
  );
}
function ka(t) {
  ze === null && Si(), qe(() => {
    const e = ut(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function xa(t) {
  ze === null && Si(), ka(() => () => ut(t));
}
const Sa = {
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
class Ea {
  #e = /* @__PURE__ */ G(null);
  get welcome() {
    return i(this.#e);
  }
  set welcome(e) {
    E(this.#e, e);
  }
  #n = /* @__PURE__ */ G(!1);
  get connected() {
    return i(this.#n);
  }
  set connected(e) {
    E(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ G(!1);
  get lost() {
    return i(this.#t);
  }
  set lost(e) {
    E(this.#t, e, !0);
  }
  #r = /* @__PURE__ */ G("");
  get failure() {
    return i(this.#r);
  }
  set failure(e) {
    E(this.#r, e, !0);
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
    const n = Sa[e.type];
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
const Ze = new Ea(), Ma = "5";
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add(Ma);
const Aa = "Compiling; the first time takes a while …";
function Ge(t, e = !1) {
  if (t == null || !Number.isFinite(t)) return "–";
  const n = Math.abs(t), r = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(r) !== 0 ? `−${r}` : e && t > 0 && Number(r) !== 0 ? `+${r}` : r;
}
const Ta = {
  lower: "≥ ",
  upper: "≤ ",
  "lower estimate": "≳ ",
  "upper estimate": "≲ "
};
function Oa(t, e) {
  const n = Ge(t, !0), r = Number(n.replace("−", "-"));
  return t !== null && e === "upper" && r > t ? `< ${n}` : t !== null && e === "lower" && r < t ? `> ${n}` : (Ta[e] ?? "") + n;
}
function La(t, e = !1) {
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
function Na(t, e) {
  return t.figure.includes(" ") ? t.figure : `${t.figure || t.symbol} of ${e[t.owner] ?? t.owner + 1}`;
}
function Pa(t) {
  return t.filter((e) => e.kind === "cards");
}
function Ca(t, e, n) {
  return -1 - (n * t + e);
}
function Vn(t, e) {
  return t.filter((n) => e.every((r) => n.cells.includes(r)));
}
function Ra(t, e, n) {
  const r = [...e.filter((s) => s !== n), n];
  return Vn(t, r).length ? r : [n];
}
var Ia = /* @__PURE__ */ j("<span> </span>");
function Fr(t, e) {
  Ne(e, !0);
  var n = Ia();
  let r;
  var s = de(n, !0);
  q(
    (l) => {
      r = ge(n, 1, "value svelte-urv3gu", null, r, {
        best: e.best,
        known: e.row.source !== "" || e.row.book !== null
      }), $(s, l);
    },
    [() => Ge(e.row.value, !0)]
  ), x(t, n), Pe();
}
var za = /* @__PURE__ */ j("<button> <!></button>"), Fa = /* @__PURE__ */ j('<span class="unseen">a hidden card</span>'), Da = /* @__PURE__ */ j("<span><!></span>"), ja = /* @__PURE__ */ j("<li><!></li>"), qa = /* @__PURE__ */ j('<li><span class="card none svelte-1qn4n7r">none</span></li>'), Ba = /* @__PURE__ */ j("<ul></ul>");
function Va(t, e) {
  Ne(e, !0);
  let n = se(e, "legal", 19, () => []), r = se(e, "rows", 19, () => []), s = se(e, "chosen", 19, () => []), l = se(e, "fresh", 3, !1), a = se(e, "large", 3, !1), o = /* @__PURE__ */ G(void 0), u = /* @__PURE__ */ G(0);
  const f = /* @__PURE__ */ S(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), c = /* @__PURE__ */ S(() => e.part.cards.map((k, X) => Vn(n(), [b(X)]))), h = /* @__PURE__ */ S(() => i(c).some((k) => k.length > 0)), v = /* @__PURE__ */ S(() => i(c).findIndex((k) => k.length > 0)), d = /* @__PURE__ */ S(() => i(c)[i(u)]?.length ? i(u) : i(v)), g = /* @__PURE__ */ S(() => new Map(r().filter((k) => k.value !== null).map((k) => [k.cells[0], k]))), p = /* @__PURE__ */ S(() => r().find((k) => k.value !== null));
  let _ = !1;
  qe(() => {
    i(d), !(!i(h) || !_) && ts().then(() => document.activeElement === document.body && w(i(d)));
  });
  function w(k) {
    i(o)?.querySelector(`[data-cell="${b(k)}"]`)?.focus();
  }
  function b(k) {
    return Ca(e.count, e.row, k);
  }
  function L(k) {
    const X = i(g).get(b(k)), I = [
      e.part.cards[k] === "?" ? "a hidden card" : e.part.cards[k]
    ];
    return s().includes(b(k)) && I.push("chosen"), I.push(`legal: ${i(c)[k].slice(0, 3).map((C) => C.text).join(" or ")}`), X && I.push(`value ${Ge(X.value, !0)}`), I.join(", ");
  }
  function N(k) {
    const X = i(c).flatMap((D, H) => D.length ? [H] : []), I = X.indexOf(i(d)), K = {
      ArrowLeft: I - 1,
      ArrowRight: I + 1,
      Home: 0,
      End: X.length - 1
    }[k.key];
    K !== void 0 && (k.preventDefault(), k.stopPropagation(), X[K] !== void 0 && (E(u, X[K], !0), w(i(u))));
  }
  var T = Ba();
  let O;
  Le(
    T,
    21,
    () => e.part.cards,
    Ve,
    (k, X, I) => {
      const C = /* @__PURE__ */ S(() => i(g).get(b(I)));
      var K = ja();
      let D;
      var H = te(K);
      {
        var ue = (z) => {
          var U = za();
          let R;
          var ie = te(U), Q = F(ie);
          {
            var B = (m) => {
              {
                let M = /* @__PURE__ */ S(() => i(C) === i(p));
                Fr(m, {
                  get row() {
                    return i(C);
                  },
                  get best() {
                    return i(M);
                  }
                });
              }
            };
            Z(Q, (m) => {
              i(C) && m(B);
            });
          }
          q(
            (m, M, V) => {
              R = ge(U, 1, "cell card can svelte-1qn4n7r", null, R, { from: m }), ee(U, "data-cell", M), ee(U, "tabindex", I === i(d) ? 0 : -1), ee(U, "aria-label", V), $(ie, i(X));
            },
            [
              () => s().includes(b(I)),
              () => b(I),
              () => L(I)
            ]
          ), re("click", U, () => (E(u, I, !0), e.choose(b(I)))), x(z, U);
        }, _e = (z) => {
          var U = Da();
          let R;
          var ie = te(U);
          {
            var Q = (m) => {
              var M = Fa();
              x(m, M);
            }, B = (m) => {
              var M = Rt();
              q(() => $(M, i(X))), x(m, M);
            };
            Z(ie, (m) => {
              i(X) === "?" ? m(Q) : m(B, -1);
            });
          }
          q(() => R = ge(U, 1, "card svelte-1qn4n7r", null, R, { back: i(X) === "?" })), x(z, U);
        };
        Z(H, (z) => {
          i(c)[I].length && e.choose ? z(ue) : z(_e, -1);
        });
      }
      q(() => D = ge(K, 1, An(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-1qn4n7r", D, { fresh: l() })), x(k, K);
    },
    (k) => {
      var X = qa();
      x(k, X);
    }
  ), Tn(T, (k) => E(o, k), () => i(o)), q(() => {
    O = ge(T, 1, "tiles svelte-1qn4n7r", null, O, { large: a() && e.part.cards.length < 8 }), ee(T, "aria-label", e.part.title || i(f) || "cards");
  }), re("keydown", T, N), re("focusin", T, () => _ = !0), re("focusout", T, (k) => k.relatedTarget && (_ = !1)), x(t, T), Pe();
}
vt(["keydown", "focusin", "focusout", "click"]);
function Ha(t, e) {
  const n = Math.floor(e / t.columns), r = e % t.columns, s = t.columnLabels[r] ?? String(r + 1), l = t.rowLabels[n];
  return !t.rowLabels.length && t.columnLabels.length ? `column ${s}, row ${t.rows - n}` : l === void 0 ? `row ${n + 1}, column ${r + 1}` : `${s}${l}`;
}
const Ua = ["─", "│", "·"];
function Ya(t) {
  if (t.shape !== "point") return "";
  const e = t.cells.some((s) => s && s.owner < 0);
  if (!e && t.cells.every((s) => s)) return "";
  const n = (s, l) => !e || t.cells[s] !== null && t.cells[s].symbol !== l, r = [];
  return t.cells.forEach((s, l) => {
    const [a, o] = [l % t.columns + 0.5, Math.floor(l / t.columns) + 0.5];
    a < t.columns - 1 && n(l, "│") && n(l + 1, "│") && r.push(`M${a} ${o}h1`), o < t.rows - 1 && n(l, "─") && n(l + t.columns, "─") && r.push(`M${a} ${o}v1`);
  }), r.join("");
}
function Wa(t, e) {
  const n = /* @__PURE__ */ new Map();
  if (t.rowLabels.length || !t.columnLabels.length) return n;
  for (const r of e) {
    const s = r.cells[0] % t.columns;
    if (n.has(s)) return /* @__PURE__ */ new Map();
    n.set(s, r);
  }
  return n;
}
function Ga(t) {
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
const Xa = 60;
function Ht(t, e) {
  return { pile: e % t.counts.length, left: Math.floor(e / t.counts.length) };
}
function Pn(t, e, n) {
  return n * t.counts.length + e;
}
function Ka(t, e) {
  return (t.counts[e] ?? 0) <= Xa;
}
function ni(t, e, n) {
  return e.map((r) => Ht(t, r)).find((r) => r.pile === n)?.left;
}
function Za(t) {
  for (const e of ["grid", "points", "piles"]) {
    const n = t.findIndex((r) => r.kind === e);
    if (n >= 0) return n;
  }
  return -1;
}
var Ja = /* @__PURE__ */ yt('<circle r="2.7"></circle>'), Qa = /* @__PURE__ */ yt('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), $a = /* @__PURE__ */ j('<b aria-hidden="true"> </b>'), eo = /* @__PURE__ */ j('<li><span class="unseen"> </span> <!></li>'), to = /* @__PURE__ */ j('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), no = /* @__PURE__ */ j('<ul class="tiles svelte-e0qqyt"></ul>');
function ro(t, e) {
  Ne(e, !0);
  let n = se(e, "fresh", 3, !1);
  const r = /* @__PURE__ */ S(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), s = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var l = no();
  Le(
    l,
    21,
    () => e.part.values,
    Ve,
    (a, o) => {
      var u = eo();
      let f;
      var c = te(u), h = de(c, !0), v = F(c, 2);
      {
        var d = (p) => {
          var _ = Qa();
          Le(_, 21, () => s[i(o)], Ve, (w, b) => {
            var L = Ja();
            q(
              (N) => {
                ee(L, "cx", 7 + 8 * (i(b) % 3)), ee(L, "cy", N);
              },
              [() => 7 + 8 * Math.floor(i(b) / 3)]
            ), x(w, L);
          }), x(p, _);
        }, g = (p) => {
          var _ = $a(), w = de(_, !0);
          q(() => $(w, i(o) || "?")), x(p, _);
        };
        Z(v, (p) => {
          s[i(o)] ? p(d) : p(g, -1);
        });
      }
      q(() => {
        f = ge(u, 1, An(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-e0qqyt", f, { fresh: n() }), $(h, i(o));
      }), x(a, u);
    },
    (a) => {
      var o = to();
      x(a, o);
    }
  ), q(() => ee(l, "aria-label", e.part.title || (i(r) ? `${i(r)}'s dice` : "dice"))), x(t, l), Pe();
}
var io = /* @__PURE__ */ yt("<line></line>"), so = /* @__PURE__ */ yt('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function _s(t, e) {
  Ne(e, !0);
  let n = se(e, "cell", 3, 1);
  function r({ from: [a, o], to: [u, f] }) {
    const c = 0.28 * n() / (Math.hypot(u - a, f - o) || 1);
    return {
      x1: a,
      y1: o,
      x2: u - (u - a) * c,
      y2: f - (f - o) * c
    };
  }
  var s = so(), l = F(te(s));
  Le(l, 17, () => e.arrows, Ve, (a, o) => {
    var u = io();
    wa(
      u,
      (f) => ({
        ...f,
        opacity: [0.85, 0.5, 0.3][i(o).rank],
        "stroke-width": n() * [0.14, 0.11, 0.09][i(o).rank],
        "marker-end": "url(#tip)"
      }),
      [() => r(i(o))],
      void 0,
      void 0,
      "svelte-14rp5gw"
    ), x(a, u);
  }), q(() => ee(s, "viewBox", `0 0 ${e.width ?? ""} ${e.height ?? ""}`)), x(t, s), Pe();
}
const lo = 5;
class ao {
  #e = (
    /** The cell whose piece is pressed, and how far it has been taken. */
    /* @__PURE__ */ G(-1)
  );
  get cell() {
    return i(this.#e);
  }
  set cell(e) {
    E(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ G(0);
  get dx() {
    return i(this.#n);
  }
  set dx(e) {
    E(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ G(0);
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
    return (this.moves || Math.hypot(n, r) >= lo) && ([this.dx, this.dy] = [n, r]), this.moves;
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
var ri = /* @__PURE__ */ j("<span> </span>"), oo = /* @__PURE__ */ j('<div class="row-labels svelte-11w0tdl" aria-hidden="true"></div>'), uo = /* @__PURE__ */ j('<div class="column-labels svelte-11w0tdl" aria-hidden="true"></div>'), fo = /* @__PURE__ */ j("<div><!> <!> <!></div>");
function co(t, e) {
  Ne(e, !0);
  var n = fo();
  let r;
  var s = te(n);
  {
    var l = (f) => {
      var c = oo();
      Le(c, 21, () => e.part.rowLabels, Ve, (h, v) => {
        var d = ri(), g = de(d, !0);
        q(() => $(g, i(v))), x(h, d);
      }), x(f, c);
    };
    Z(s, (f) => {
      e.part.rowLabels.length && f(l);
    });
  }
  var a = F(s, 2);
  ua(a, () => e.children);
  var o = F(a, 2);
  {
    var u = (f) => {
      var c = uo();
      Le(c, 21, () => e.part.columnLabels, Ve, (h, v) => {
        var d = ri(), g = de(d, !0);
        q(() => $(g, i(v))), x(h, d);
      }), x(f, c);
    };
    Z(o, (f) => {
      e.part.columnLabels.length && f(u);
    });
  }
  q(() => {
    ge(n, 1, `frame ${e.part.shape ?? ""}`, "svelte-11w0tdl"), r = Bt(n, "", r, {
      "--rows": e.part.rows,
      "--columns": e.part.columns
    });
  }), x(t, n), Pe();
}
const ho = "M24 89c0-7 5-10 13-11h26c8 1 13 4 13 11z", vo = {
  pawn: {
    body: "M50 21a13 13 0 0 0-8.6 22.8c-6 3-9.4 8-9.4 14 0 6 3 11 7.6 14.4C30.5 75.5 25 81 25 89h50c0-8-5.5-13.5-14.6-16.800C65 68.800 68 63.800 68 57.800c0-6-3.400-11-9.400-14A13 13 0 0 0 50 21z"
  },
  knight: {
    body: "M30 89h47c2.5-27 0-47-12-58-5-4.5-11-7-17.5-7.5L44 14l-7.5 11.5C29 30 24.5 37 21.5 46L14 61c-2 4-.5 8.5 3.5 9.5 3 .8 5.800-.4 7.5-3l3.5-4c7-.8 13-3.300 18-8C46 67 31 72 30 89z",
    lines: "M36 39.5v.1M21.5 61.5v.1M53 33c11 5 16 19 15.5 44"
  },
  bishop: {
    body: `M50 10.5a5.5 5.5 0 0 1 3.300 9.900C64.5 28.5 71 39 71 50c0 7.5-3.5 13-8 17.5H37c-4.5-4.5-8-10-8-17.5 0-11 6.5-21.5 17.700-29.600A5.5 5.5 0 0 1 50 10.5zM37 67.5h26l2 10.5H35z${ho}`,
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
var go = /* @__PURE__ */ yt('<path class="body svelte-chnsao"></path>'), _o = /* @__PURE__ */ yt('<path class="lines svelte-chnsao"></path>'), mo = /* @__PURE__ */ yt('<path class="strokes svelte-chnsao"></path>'), po = /* @__PURE__ */ yt('<svg aria-hidden="true"><!><!><!></svg>'), wo = /* @__PURE__ */ j("<span></span>"), ii = /* @__PURE__ */ j("<span> </span>");
function yo(t, e) {
  Ne(e, !0);
  const n = /* @__PURE__ */ S(() => e.piece.figure.split(" ")), r = /* @__PURE__ */ S(() => i(n)[i(n).length - 1]), s = /* @__PURE__ */ S(() => i(n).length > 1 ? i(n)[0] : "own"), l = /* @__PURE__ */ S(() => vo[i(r)]), a = /* @__PURE__ */ S(() => [...e.piece.symbol].length > 2);
  var o = Et(), u = Oe(o);
  {
    var f = (d) => {
      var g = po();
      let p;
      var _ = te(g);
      {
        var w = (O) => {
          var k = go();
          q(() => ee(k, "d", i(l).body)), x(O, k);
        };
        Z(_, (O) => {
          i(l).body && O(w);
        });
      }
      var b = F(_);
      {
        var L = (O) => {
          var k = _o();
          q(() => ee(k, "d", i(l).lines)), x(O, k);
        };
        Z(b, (O) => {
          i(l).lines && O(L);
        });
      }
      var N = F(b);
      {
        var T = (O) => {
          var k = mo();
          q(() => ee(k, "d", i(l).strokes)), x(O, k);
        };
        Z(N, (O) => {
          i(l).strokes && O(T);
        });
      }
      q(() => {
        p = ge(g, 0, `figure ${i(s) ?? ""} ${i(r) ?? ""} ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-chnsao", p, { second: e.piece.owner % 2 === 1 }), ee(g, "viewBox", i(l).lines || i(l).body ? "5 3 90 90" : "0 0 100 100");
      }), x(d, g);
    }, c = (d) => {
      var g = wo();
      let p;
      q(() => p = ge(g, 1, `stone ${i(s) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", p, {
        ring: i(s) === "own" && e.piece.owner % 2 === 1
      })), x(d, g);
    }, h = (d) => {
      var g = ii();
      let p;
      var _ = de(g, !0);
      q(() => {
        p = ge(g, 1, `disc p${e.piece.owner % 4}`, "svelte-chnsao", p, { ring: e.piece.owner % 2 === 1, long: i(a) }), $(_, e.piece.symbol);
      }), x(d, g);
    }, v = (d) => {
      var g = ii();
      let p;
      var _ = de(g, !0);
      q(() => {
        p = ge(g, 1, "plain svelte-chnsao", null, p, { long: i(a) }), $(_, e.piece.symbol);
      }), x(d, g);
    };
    Z(u, (d) => {
      i(l) ? d(f) : i(r) === "stone" ? d(c, 1) : e.piece.owner >= 0 ? d(h, 2) : d(v, -1);
    });
  }
  x(t, o), Pe();
}
var bo = /* @__PURE__ */ j("<span><!></span>");
function ko(t, e) {
  Ne(e, !0);
  let n = se(e, "slide", 3, null), r = se(e, "appears", 3, !1), s = se(e, "held", 3, null);
  var l = bo();
  let a, o;
  var u = te(l);
  yo(u, {
    get piece() {
      return e.piece;
    }
  }), q(() => {
    a = ge(l, 1, "man svelte-604wlu", null, a, {
      slides: n() !== null,
      appears: r(),
      held: s() !== null
    }), o = Bt(l, "", o, {
      "--x": n() ? `${100 * n()[0]}%` : void 0,
      "--y": n() ? `${100 * n()[1]}%` : void 0,
      translate: s() ? `${s()[0]}px ${s()[1]}px` : void 0
    });
  }), x(t, l), Pe();
}
var xo = /* @__PURE__ */ j("<button> </button>"), So = /* @__PURE__ */ j('<div class="row svelte-xoxzi5" role="group" aria-label="which move"></div>');
function Dr(t, e) {
  Ne(e, !0);
  const n = 24;
  var r = Et(), s = Oe(r);
  {
    var l = (a) => {
      var o = So();
      Le(o, 21, () => e.moves.slice(0, n), Ve, (u, f) => {
        var c = xo(), h = de(c, !0);
        q(() => $(h, i(f).text)), re("click", c, () => e.play?.(i(f).text)), x(u, c);
      }), x(a, o);
    };
    Z(s, (a) => {
      e.moves.length && a(l);
    });
  }
  x(t, r), Pe();
}
vt(["click"]);
var Eo = /* @__PURE__ */ yt('<svg class="lines svelte-ybdg36" preserveAspectRatio="none" aria-hidden="true"><path class="svelte-ybdg36"></path></svg>'), Mo = /* @__PURE__ */ j('<span class="worth svelte-ybdg36"><!></span>'), Ao = /* @__PURE__ */ j("<span></span>"), To = /* @__PURE__ */ j('<span class="under svelte-ybdg36"></span>'), Oo = /* @__PURE__ */ j("<button><!> <!></button>"), Lo = /* @__PURE__ */ j('<div role="group"><!> <!> <!></div>'), No = /* @__PURE__ */ j("<!> <!>", 1);
function nr(t, e) {
  Ne(e, !0);
  let n = se(e, "legal", 19, () => []), r = se(e, "last", 19, () => []), s = se(e, "rows", 19, () => []), l = se(e, "moving", 3, !1), a = se(e, "toned", 3, !1), o = /* @__PURE__ */ G(null), u = /* @__PURE__ */ G(0), f = /* @__PURE__ */ G(ot([])), c;
  const h = new ao();
  let v = /* @__PURE__ */ G(
    -1
    // where a piece was just let go: it is there already and need not slide
  );
  const d = /* @__PURE__ */ S(() => new Map(n().filter((m) => m.cells.length === 1).map((m) => [m.cells[0], m]))), g = /* @__PURE__ */ S(() => n().filter((m) => m.cells.length > 1)), p = /* @__PURE__ */ S(() => new Set(i(g).map((m) => m.cells[0]))), _ = /* @__PURE__ */ S(() => new Set(i(g).filter((m) => m.cells[0] === i(o)).map((m) => m.cells[m.cells.length - 1]))), w = /* @__PURE__ */ S(() => Ya(e.part)), b = /* @__PURE__ */ S(() => Wa(e.part, i(d).values())), L = /* @__PURE__ */ S(() => new Map(s().filter((m) => m.cells.length === 1).map((m) => [m.cells[0], m]))), N = /* @__PURE__ */ S(() => s().find((m) => m.value !== null)), T = /* @__PURE__ */ S(() => s().filter((m) => m.cells.length > 1 && m.value !== null).slice(0, 3).map((m, M) => ({
    from: I(m.cells[0]),
    to: I(m.cells[m.cells.length - 1]),
    rank: M
  }))), O = /* @__PURE__ */ S(() => l() && e.part.shape === "square" && e.part.rowLabels.length > 0), k = /* @__PURE__ */ S(() => a() || e.part.cells.some((m) => /^(white|black) stone$/.test(m?.figure ?? ""))), X = /* @__PURE__ */ S(() => r().length > 1 ? r()[r().length - 1] : -1);
  qe(() => {
    n(), E(o, null), E(f, [], !0);
  });
  function I(m) {
    return [
      m % e.part.columns + 0.5,
      Math.floor(m / e.part.columns) + 0.5
    ];
  }
  function C(m) {
    return m === i(X) && m !== i(v) && e.part.shape !== "hexagon";
  }
  function K(m) {
    const M = r()[0] ?? m, [V, fe] = [
      M % e.part.columns,
      Math.floor(M / e.part.columns)
    ];
    return [
      V - m % e.part.columns,
      fe - Math.floor(m / e.part.columns)
    ];
  }
  function D(m) {
    const M = e.part.cells[m], V = [Ha(e.part, m)];
    M && M.owner >= 0 ? V.push(Na(M, e.names)) : V.push(M ? M.symbol : "empty"), m === i(o) ? V.push("chosen") : (i(o) !== null ? i(_).has(m) : i(d).has(m)) ? V.push("legal") : i(o) === null && i(p).has(m) && V.push("can move"), r().includes(m) && V.push("last move");
    const fe = i(L).get(m);
    return fe && fe.value !== null && V.push(`value ${Ge(fe.value, !0)}${fe.source ? ", from a tablebase" : ""}${fe.book ? ", in the book" : ""}`), V.join(", ");
  }
  function H(m) {
    if (e.put) return e.put(m, null);
    if (e.play)
      if (i(o) !== null) {
        const M = i(g).filter((V) => V.cells[0] === i(o) && V.cells[V.cells.length - 1] === m);
        M.length === 1 ? e.play(M[0].text) : M.length > 1 ? E(f, M, !0) : E(o, i(p).has(m) && m !== i(o) ? m : null, !0), M.length === 1 && E(o, null);
      } else if (i(d).has(m)) {
        const M = n().filter((V) => V.cells.length === 1 && V.cells[0] === m);
        M.length > 1 ? E(f, M, !0) : e.play(M[0].text);
      } else i(p).has(m) ? E(o, m, !0) : i(b).has(m % e.part.columns) && e.play(i(b).get(m % e.part.columns).text);
  }
  function ue(m) {
    const M = Math.floor(i(u) / e.part.columns), V = i(u) % e.part.columns, fe = {
      ArrowUp: [M - 1, V],
      ArrowDown: [M + 1, V],
      ArrowLeft: [M, V - 1],
      ArrowRight: [M, V + 1],
      Home: [M, 0],
      End: [M, e.part.columns - 1]
    };
    m.key === "Escape" && E(o, null);
    const me = fe[m.key];
    if (!me) return;
    m.preventDefault(), m.stopPropagation();
    const [ce, A] = me;
    ce < 0 || A < 0 || ce >= e.part.rows || A >= e.part.columns || (E(u, ce * e.part.columns + A), c.querySelectorAll("button.cell")[i(u)]?.focus());
  }
  function _e(m) {
    return e.put ? e.part.cells[m] !== null : i(p).has(m);
  }
  function z(m, M) {
    E(v, -1), _e(M) && h.down(m, M);
  }
  function U(m) {
    h.move(m) && !e.put && E(o, h.cell, !0);
  }
  function R(m) {
    const M = h.up(m, c);
    if (M) {
      if (e.put) {
        M.to !== M.from && e.put(M.to ?? -1, M.from);
        return;
      }
      if (E(o, M.from, !0), M.to === null || !i(_).has(M.to)) {
        E(o, null);
        return;
      }
      E(v, M.to, !0), H(M.to);
    }
  }
  var ie = No();
  mt("pointermove", Gt, U), mt("pointerup", Gt, R), mt("pointercancel", Gt, () => h.cancel());
  var Q = Oe(ie);
  co(Q, {
    get part() {
      return e.part;
    },
    children: (m, M) => {
      var V = Lo();
      let fe;
      var me = te(V);
      {
        var ce = (ne) => {
          var ve = Eo(), y = de(ve);
          q(() => {
            ee(ve, "viewBox", `0 0 ${e.part.columns ?? ""} ${e.part.rows ?? ""}`), ee(y, "d", i(w));
          }), x(ne, ve);
        };
        Z(me, (ne) => {
          i(w) && ne(ce);
        });
      }
      var A = F(me, 2);
      Le(A, 17, () => e.part.cells, Ve, (ne, ve, y) => {
        const P = /* @__PURE__ */ S(() => Math.floor(y / e.part.columns)), J = /* @__PURE__ */ S(() => i(L).get(y));
        var Y = Oo();
        let be;
        ee(Y, "data-cell", y);
        let ye;
        var ke = te(Y);
        {
          var Me = (pe) => {
            var De = Et(), it = Oe(De);
            sa(
              it,
              () => C(y) ? r() : `${i(ve).symbol}${i(ve).owner}`,
              (Qe) => {
                {
                  let Lt = /* @__PURE__ */ S(() => C(y) ? K(y) : null), tn = /* @__PURE__ */ S(() => !C(y) && r().includes(y) && y !== i(v)), Xn = /* @__PURE__ */ S(() => h.cell === y && h.moves ? [h.dx, h.dy] : null);
                  ko(Qe, {
                    get piece() {
                      return i(ve);
                    },
                    get slide() {
                      return i(Lt);
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
            ), x(pe, De);
          }, gt = /* @__PURE__ */ S(() => i(ve) && !(i(w) && Ua.includes(i(ve).symbol)));
          Z(ke, (pe) => {
            i(gt) && pe(Me);
          });
        }
        var Tt = F(ke, 2);
        {
          var bt = (pe) => {
            var De = Mo(), it = te(De);
            {
              let Qe = /* @__PURE__ */ S(() => i(J) === i(N));
              Fr(it, {
                get row() {
                  return i(J);
                },
                get best() {
                  return i(Qe);
                }
              });
            }
            x(pe, De);
          }, Ot = (pe) => {
            var De = Ao();
            let it;
            q(() => it = ge(De, 1, "dot svelte-ybdg36", null, it, { many: i(d).size + i(p).size > 30 })), x(pe, De);
          }, Xe = /* @__PURE__ */ S(() => (!i(ve) || i(ve).owner < 0) && (i(o) === null ? i(d).has(y) || i(p).has(y) : i(_).has(y))), Ae = (pe) => {
            var De = To();
            x(pe, De);
          }, xe = /* @__PURE__ */ S(() => i(o) === null && i(d).has(y));
          Z(Tt, (pe) => {
            i(J) && i(J).value !== null ? pe(bt) : i(Xe) ? pe(Ot, 1) : i(xe) && pe(Ae, 2);
          });
        }
        q(
          (pe, De, it, Qe, Lt, tn) => {
            be = ge(Y, 1, "cell svelte-ybdg36", null, be, {
              odd: (i(P) + y % e.part.columns) % 2 === 1,
              can: pe,
              grab: De,
              target: it,
              taking: Qe,
              from: y === i(o),
              last: Lt
            }), ee(Y, "tabindex", y === i(u) ? 0 : -1), ee(Y, "aria-label", tn), ye = Bt(Y, "", ye, { "--row": i(P) });
          },
          [
            () => e.put || (i(o) === null ? i(d).has(y) || i(p).has(y) : i(_).has(y)),
            () => _e(y),
            () => i(o) !== null && i(_).has(y),
            () => i(o) !== null && i(_).has(y) && i(ve) !== null,
            () => r().includes(y),
            () => D(y)
          ]
        ), re("click", Y, () => (E(u, y, !0), h.isClick() && H(y))), re("pointerdown", Y, (pe) => z(pe, y)), x(ne, Y);
      });
      var W = F(A, 2);
      {
        var he = (ne) => {
          _s(ne, {
            get arrows() {
              return i(T);
            },
            get width() {
              return e.part.columns;
            },
            get height() {
              return e.part.rows;
            }
          });
        };
        Z(W, (ne) => {
          i(T).length && e.part.shape !== "hexagon" && ne(he);
        });
      }
      Tn(V, (ne) => c = ne, () => c), q(() => {
        fe = ge(V, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", fe, {
          chequered: i(O),
          plain: !i(O) && e.part.shape === "square",
          wood: i(k),
          dragging: h.moves
        }), ee(V, "aria-label", e.part.title || "board");
      }), re("keydown", V, ue), x(m, V);
    },
    $$slots: { default: !0 }
  });
  var B = F(Q, 2);
  Dr(B, {
    get moves() {
      return i(f);
    },
    get play() {
      return e.play;
    }
  }), x(t, ie), Pe();
}
vt(["keydown", "click", "pointerdown"]);
var Po = /* @__PURE__ */ j('<span class="unseen">, last move</span>'), Co = /* @__PURE__ */ j('<button><i class="svelte-180ejp1"></i><!></button>'), Ro = /* @__PURE__ */ j('<i class="svelte-180ejp1"></i>'), Io = /* @__PURE__ */ j('<span> </span> <b class="svelte-180ejp1"><span class="unseen"> </span> <!></b> <span class="things svelte-180ejp1"><!></span>', 1), zo = /* @__PURE__ */ j('<p class="selection svelte-180ejp1"> </p>'), Fo = /* @__PURE__ */ j('<div role="group"></div> <!> <!>', 1);
function si(t, e) {
  Ne(e, !0);
  let n = se(e, "legal", 19, () => []), r = se(e, "last", 19, () => []), s = se(e, "rows", 19, () => []), l = /* @__PURE__ */ G(
    !1
    // whether moves are made here at all; it stays so between turns
  ), a = /* @__PURE__ */ G([]), o = /* @__PURE__ */ G(null), u = /* @__PURE__ */ G(0), f = !1, c = /* @__PURE__ */ G(void 0);
  qe(() => {
    ([...n(), ...s()].some((z) => z.cells.length) || r().length) && E(l, !0);
  }), qe(() => {
    n(), E(a, []), E(o, null);
  }), qe(() => {
    const { pile: z, left: U } = Ht(e.part, i(u));
    if (U < (e.part.counts[z] ?? 0)) return;
    const R = e.part.counts[z] ? z : e.part.counts.findIndex((ie) => ie > 0);
    R < 0 || (E(u, Pn(e.part, R, e.part.counts[R] - 1), !0), f && ts().then(O));
  });
  const h = /* @__PURE__ */ S(() => new Map(s().filter((z) => z.cells.length === 1 && z.value !== null).map((z) => [z.cells[0], z]))), v = /* @__PURE__ */ S(() => s().find((z) => z.value !== null)), d = /* @__PURE__ */ S(() => i(o) === null || !L(i(o)) ? i(a) : b(i(o))), g = /* @__PURE__ */ S(() => i(a).length ? w(i(a)) : []), p = /* @__PURE__ */ S(() => {
    if (!i(d).length) return "";
    const z = i(d).map((R) => Ht(e.part, R)).map((R) => `${R.left} of ${e.part.counts[R.pile]} left${e.part.counts.length > 1 ? ` in ${_(R.pile)}` : ""}`), U = w(i(d)).map((R) => R.text);
    return `${U.slice(0, 3).join(", ")}${U.length > 3 ? ", …" : ""}: ${z.join(", ")}`;
  });
  function _(z) {
    return e.part.labels[z] ?? (e.part.counts.length > 1 ? String(z + 1) : "");
  }
  function w(z) {
    return n().filter((U) => z.every((R) => U.cells.includes(R)));
  }
  function b(z) {
    const { pile: U } = Ht(e.part, z), R = i(a).filter((ie) => Ht(e.part, ie).pile !== U);
    return w([...R, z]).length ? [...R, z] : [z];
  }
  function L(z) {
    return w([z]).length > 0;
  }
  function N(z, U) {
    return U >= (ni(e.part, i(d), z) ?? 1 / 0);
  }
  function T(z) {
    if (E(u, z, !0), !e.play || !L(z)) return;
    const U = b(z), R = w(U);
    R.length === 1 ? e.play(R[0].text) : E(a, U);
  }
  function O() {
    i(c)?.querySelector(`[data-cell="${i(u)}"]`)?.focus();
  }
  function k(z) {
    const { pile: U, left: R } = Ht(e.part, i(u)), ie = {
      ArrowLeft: [0, R - 1],
      ArrowRight: [0, R + 1],
      ArrowUp: [-1, R],
      ArrowDown: [1, R],
      Home: [0, 0],
      End: [0, 1 / 0]
    };
    z.key === "Escape" && E(a, []);
    const Q = ie[z.key];
    if (!Q) return;
    z.preventDefault(), z.stopPropagation();
    let B = U + Q[0];
    for (; Q[0] && e.part.counts[B] === 0; ) B += Q[0];
    e.part.counts[B] && (E(u, Pn(e.part, B, Math.max(0, Math.min(Q[1], e.part.counts[B] - 1))), !0), O());
  }
  function X(z, U) {
    const R = Pn(e.part, z, U), ie = [
      `${_(z)} ${U + 1} of ${e.part.counts[z]}`.trim()
    ], Q = w([R]);
    i(a).includes(R) && ie.push("chosen"), Q.length && ie.push(`legal: ${Q.slice(0, 3).map((m) => m.text).join(" or ")}`);
    const B = i(h).get(R);
    return B && ie.push(`value ${Ge(B.value, !0)}`), ie.join(", ");
  }
  function I(z) {
    return ni(e.part, r(), z) !== void 0;
  }
  var C = Fo(), K = Oe(C);
  let D;
  Le(K, 21, () => e.part.counts, Ve, (z, U, R) => {
    var ie = Io(), Q = Oe(ie);
    let B;
    var m = de(Q, !0), M = F(Q, 2), V = te(M), fe = de(V, !0), me = F(V, 1, !0), ce = F(me);
    {
      var A = (P) => {
        var J = Po();
        x(P, J);
      }, W = /* @__PURE__ */ S(() => I(R));
      Z(ce, (P) => {
        i(W) && P(A);
      });
    }
    var he = F(M, 2), ne = te(he);
    {
      var ve = (P) => {
        var J = Et(), Y = Oe(J);
        Le(Y, 17, () => ({ length: i(U) }), Ve, (be, ye, ke) => {
          const Me = /* @__PURE__ */ S(() => Pn(e.part, R, ke));
          var gt = Et(), Tt = Oe(gt);
          {
            var bt = (Xe) => {
              const Ae = /* @__PURE__ */ S(() => i(h).get(i(Me)));
              var xe = Co();
              let pe;
              var De = F(te(xe));
              {
                var it = (Qe) => {
                  {
                    let Lt = /* @__PURE__ */ S(() => i(Ae) === i(v));
                    Fr(Qe, {
                      get row() {
                        return i(Ae);
                      },
                      get best() {
                        return i(Lt);
                      }
                    });
                  }
                };
                Z(De, (Qe) => {
                  i(Ae) && Qe(it);
                });
              }
              q(
                (Qe, Lt, tn, Xn) => {
                  pe = ge(xe, 1, "cell svelte-180ejp1", null, pe, { can: Qe, going: Lt, from: tn }), ee(xe, "data-cell", i(Me)), ee(xe, "tabindex", i(Me) === i(u) ? 0 : -1), ee(xe, "aria-label", Xn);
                },
                [
                  () => L(i(Me)),
                  () => N(R, ke),
                  () => i(a).includes(i(Me)),
                  () => X(R, ke)
                ]
              ), re("click", xe, () => T(i(Me))), mt("pointerenter", xe, () => E(o, i(Me), !0)), mt("pointerleave", xe, () => E(o, null)), mt("focus", xe, () => E(o, i(Me), !0)), mt("blur", xe, () => E(o, null)), x(Xe, xe);
            }, Ot = (Xe) => {
              var Ae = Ro();
              x(Xe, Ae);
            };
            Z(Tt, (Xe) => {
              i(l) ? Xe(bt) : Xe(Ot, -1);
            });
          }
          x(be, gt);
        }), x(P, J);
      }, y = /* @__PURE__ */ S(() => Ka(e.part, R));
      Z(ne, (P) => {
        i(y) && P(ve);
      });
    }
    q(
      (P, J, Y) => {
        B = ge(Q, 1, "name svelte-180ejp1", null, B, { last: P }), $(m, J), $(fe, Y), $(me, i(U));
      },
      [() => I(R), () => _(R), () => _(R)]
    ), x(z, ie);
  }), Tn(K, (z) => E(c, z), () => i(c));
  var H = F(K, 2);
  {
    var ue = (z) => {
      var U = zo(), R = de(U, !0);
      q(() => $(R, i(p) || " ")), x(z, U);
    };
    Z(H, (z) => {
      i(l) && z(ue);
    });
  }
  var _e = F(H, 2);
  Dr(_e, {
    get moves() {
      return i(g);
    },
    get play() {
      return e.play;
    }
  }), q(() => {
    D = ge(K, 1, "piles svelte-180ejp1", null, D, { taking: i(l) }), ee(K, "aria-label", e.part.title || "piles");
  }), re("keydown", K, k), re("focusin", K, () => f = !0), re("focusout", K, (z) => z.relatedTarget && (f = !1)), x(t, C), Pe();
}
vt(["keydown", "focusin", "focusout", "click"]);
function ms(t, e) {
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
  return ms(t, e) !== null;
}
function ai(t, e) {
  return ms(t, e) ?? [];
}
function Do(t, e) {
  const n = [...t.counts], r = [...t.owners];
  for (const [s, l] of e) {
    const a = r[s];
    n[s]--, n[l] = r[l] === a ? n[l] + 1 : 1, r[l] = a;
  }
  return { counts: n, owners: r };
}
var jo = /* @__PURE__ */ j('<i class="svelte-ibr02l"></i>'), qo = /* @__PURE__ */ j('<span aria-hidden="true"></span>'), oi = /* @__PURE__ */ j('<small aria-hidden="true" class="svelte-ibr02l"> </small>'), Bo = /* @__PURE__ */ j("<li><button><!> <!> <!></button></li>"), Vo = /* @__PURE__ */ j('<ol class="upper svelte-ibr02l"></ol>'), Ho = /* @__PURE__ */ j('<li><button><span class="soft"> </span> <b> </b></button></li>'), Uo = /* @__PURE__ */ j('<ul class="beside svelte-ibr02l"></ul>'), Yo = /* @__PURE__ */ j('<p class="row taken svelte-ibr02l" role="status"> <button>Undo step</button></p>'), Wo = /* @__PURE__ */ j('<div class="whole svelte-ibr02l" role="group"><div><!> <ol class="lower svelte-ibr02l"></ol></div> <!> <!></div> <!>', 1);
function ui(t, e) {
  Ne(e, !0);
  const n = (y, P = ln) => {
    var J = qo();
    let Y;
    Le(J, 21, () => ({ length: Math.min(P().count, o) }), Ve, (be, ye, ke) => {
      var Me = jo();
      q(() => ee(Me, "data-mark", ke ? "" : P().count > o ? P().count : "XOABCDEF"[P().owner] ?? "")), x(be, Me);
    }), q(() => Y = ge(J, 1, `men ${P().owner >= 0 ? `p${P().owner % 4}` : ""}`, "svelte-ibr02l", Y, { ring: P().owner % 2 === 1 })), x(y, J);
  }, r = (y, P = ln, J = ln, Y = ln) => {
    var be = Bo();
    let ye;
    var ke = te(be);
    let Me;
    var gt = te(ke);
    {
      var Tt = (Ae) => {
        var xe = oi(), pe = de(xe, !0);
        q(() => $(pe, P().label)), x(Ae, xe);
      };
      Z(gt, (Ae) => {
        J() && Ae(Tt);
      });
    }
    var bt = F(gt, 2);
    n(bt, P);
    var Ot = F(bt, 2);
    {
      var Xe = (Ae) => {
        var xe = oi(), pe = de(xe, !0);
        q(() => $(pe, P().label)), x(Ae, xe);
      };
      Z(Ot, (Ae) => {
        J() || Ae(Xe);
      });
    }
    q(
      (Ae, xe, pe, De) => {
        ye = ge(be, 1, "svelte-ibr02l", null, ye, { odd: Y() }), Me = ge(ke, 1, "cell svelte-ibr02l", null, Me, {
          can: Ae,
          target: xe,
          from: P().place === i(c),
          last: pe
        }), ee(ke, "data-cell", P().place), ee(ke, "tabindex", P().place === i(h) ? 0 : -1), ee(ke, "aria-label", De);
      },
      [
        () => i(c) === null ? i(C).has(P().place) : i(K).has(P().place),
        () => i(c) !== null && i(K).has(P().place),
        () => l().includes(P().place),
        () => R(P())
      ]
    ), re("click", ke, () => (E(h, P().place, !0), _e(P().place))), re("pointerdown", ke, () => d = P().place), x(y, be);
  };
  let s = se(e, "legal", 19, () => []), l = se(e, "last", 19, () => []), a = se(e, "rows", 19, () => []);
  const o = 5, u = 12;
  let f = /* @__PURE__ */ G([]), c = /* @__PURE__ */ G(null), h = /* @__PURE__ */ G(0), v, d = -1, g = [0, 0], p = /* @__PURE__ */ S(() => Hr(g, 2)), _ = /* @__PURE__ */ G(ot(i(p)[0])), w = /* @__PURE__ */ G(ot(i(p)[1]));
  qe(() => {
    s(), E(f, []), E(c, null);
  });
  const b = /* @__PURE__ */ S(() => Do(e.part, i(f))), L = /* @__PURE__ */ S(() => i(b).counts.map((y, P) => ({
    place: P,
    count: y,
    owner: i(b).owners[P] ?? -1,
    label: e.part.labels[P] ?? String(P + 1)
  }))), N = /* @__PURE__ */ S(() => i(L).length >= 2 * u ? 2 * u : i(L).length), T = /* @__PURE__ */ S(() => i(N) > u ? i(L).slice(i(N) / 2, i(N)) : []), O = /* @__PURE__ */ S(() => i(N) > u ? i(L).slice(0, i(N) / 2).reverse() : i(L).slice(0, i(N))), k = /* @__PURE__ */ S(() => i(L).slice(i(N))), X = /* @__PURE__ */ S(() => s().filter((y) => y.cells.length && li(y, i(f)))), I = /* @__PURE__ */ S(() => i(X).flatMap((y) => ai(y, i(f)))), C = /* @__PURE__ */ S(() => new Set(i(I).filter(([y]) => (i(b).counts[y] ?? 0) > 0).map(([y]) => y))), K = /* @__PURE__ */ S(() => new Set(i(I).filter(([y]) => y === i(c)).map(([, y]) => y))), D = /* @__PURE__ */ S(() => a().find((y) => y.value !== null && y.cells.length > 1));
  let H = /* @__PURE__ */ G([]);
  qe(() => {
    i(_), i(w), i(b);
    const y = i(D) ? ai(i(D), []) : [];
    E(H, y.map(([P, J]) => ({ from: ue(P), to: ue(J), rank: 0 })));
  });
  function ue(y) {
    const P = v.querySelector(`[data-cell="${y}"]`), J = (P?.querySelector(".men i:last-child") ?? P)?.getBoundingClientRect(), Y = v.getBoundingClientRect();
    return J ? [
      J.x + J.width / 2 - Y.x,
      J.y + J.height / 2 - Y.y
    ] : [0, 0];
  }
  function _e(y) {
    if (i(c) !== null && i(K).has(y)) {
      const P = [...i(f), [i(c), y]];
      E(c, null);
      const J = s().filter((Y) => Y.cells.length === 2 * P.length && li(Y, P));
      J.length ? e.play?.(J[0].text) : E(f, P);
    } else E(c, i(C).has(y) && y !== i(c) ? y : null, !0);
  }
  function z(y) {
    const P = d;
    d = -1;
    const J = document.elementFromPoint(y.clientX, y.clientY)?.closest("button.cell");
    if (P < 0 || !J || !v.contains(J)) return;
    const Y = Number(J.dataset.cell);
    Y === P || !i(C).has(P) || (E(c, P, !0), i(K).has(Y) ? _e(Y) : E(c, null));
  }
  function U(y) {
    const P = [...i(T), ...i(O), ...i(k)].map((ye) => ye.place), J = P.indexOf(i(h)), Y = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -i(T).length,
      ArrowDown: i(T).length
    };
    if (y.key === "Escape" && ((ye) => {
      var ke = Hr(ye, 2);
      E(c, ke[0], !0), E(f, ke[1]);
    })([null, []]), !(y.key in Y)) return;
    y.preventDefault(), y.stopPropagation();
    const be = P[Math.min(Math.max(J + Y[y.key], 0), P.length - 1)];
    E(h, be, !0), v.querySelector(`button.cell[data-cell="${be}"]`)?.focus();
  }
  function R(y) {
    const P = [
      y.count ? `${y.label}: ${y.count} of ${e.names[y.owner] ?? "nobody"}` : `${y.label}: empty`
    ];
    return y.place === i(c) ? P.push("chosen") : i(c) !== null && i(K).has(y.place) ? P.push("legal") : i(c) === null && i(C).has(y.place) && P.push("can move"), l().includes(y.place) && P.push("last move"), P.join(", ");
  }
  var ie = Wo();
  mt("pointerup", Gt, z);
  var Q = Oe(ie), B = te(Q);
  let m;
  var M = te(B);
  {
    var V = (y) => {
      var P = Vo();
      let J;
      Le(P, 23, () => i(T), (Y) => Y.place, (Y, be, ye) => {
        r(Y, () => i(be), () => !0, () => i(ye) % 2 === 1);
      }), q(() => J = Bt(P, "", J, { "--columns": i(T).length })), x(y, P);
    };
    Z(M, (y) => {
      i(T).length && y(V);
    });
  }
  var fe = F(M, 2);
  let me;
  Le(fe, 23, () => i(O), (y) => y.place, (y, P, J) => {
    r(y, () => i(P), () => !1, () => i(J) % 2 === 0);
  });
  var ce = F(B, 2);
  {
    var A = (y) => {
      var P = Uo();
      Le(P, 21, () => i(k), (J) => J.place, (J, Y) => {
        var be = Ho(), ye = te(be);
        let ke;
        var Me = te(ye), gt = de(Me, !0), Tt = F(Me, 2), bt = de(Tt, !0);
        q(
          (Ot, Xe, Ae) => {
            ke = ge(ye, 1, "cell aside svelte-ibr02l", null, ke, {
              can: Ot,
              target: Xe,
              from: i(Y).place === i(c)
            }), ee(ye, "data-cell", i(Y).place), ee(ye, "tabindex", i(Y).place === i(h) ? 0 : -1), ee(ye, "aria-label", `${i(Y).label ?? ""} ${i(Y).count ?? ""}, ${Ae ?? ""}`), $(gt, i(Y).label), $(bt, i(Y).count);
          },
          [
            () => i(c) === null ? i(C).has(i(Y).place) : i(K).has(i(Y).place),
            () => i(c) !== null && i(K).has(i(Y).place),
            () => R(i(Y))
          ]
        ), re("click", ye, () => (E(h, i(Y).place, !0), _e(i(Y).place))), re("pointerdown", ye, () => d = i(Y).place), x(J, be);
      }), x(y, P);
    };
    Z(ce, (y) => {
      i(k).length && y(A);
    });
  }
  var W = F(ce, 2);
  {
    var he = (y) => {
      _s(y, {
        get arrows() {
          return i(H);
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
    Z(W, (y) => {
      i(H).length && !i(f).length && y(he);
    });
  }
  Tn(Q, (y) => v = y, () => v);
  var ne = F(Q, 2);
  {
    var ve = (y) => {
      var P = Yo(), J = te(P), Y = F(J);
      q((be) => $(J, `${be ?? ""}: choose the next step. `), [
        () => i(f).map(([be, ye]) => `${e.part.labels[be]} to ${e.part.labels[ye]}`).join(", ")
      ]), re("click", Y, () => E(f, [])), x(y, P);
    };
    Z(ne, (y) => {
      i(f).length && y(ve);
    });
  }
  q(() => {
    ee(Q, "aria-label", e.part.title || "board"), m = ge(B, 1, "track svelte-ibr02l", null, m, { folded: i(T).length > 0 }), me = Bt(fe, "", me, { "--columns": i(O).length });
  }), re("keydown", Q, U), pr(Q, "clientWidth", (y) => E(_, y)), pr(Q, "clientHeight", (y) => E(w, y)), x(t, ie), Pe();
}
vt(["click", "pointerdown", "keydown"]);
var Go = /* @__PURE__ */ j('<p class="title svelte-12f8aji"> </p>'), Xo = /* @__PURE__ */ j('<p class="text svelte-12f8aji"> </p>'), Ko = /* @__PURE__ */ j("<section><!> <!></section>"), Zo = /* @__PURE__ */ j("<div></div> <!>", 1);
function Jo(t, e) {
  Ne(e, !0);
  let n = se(e, "legal", 19, () => []), r = se(e, "last", 19, () => []), s = se(e, "rows", 19, () => []), l = se(e, "moving", 3, !1), a = se(e, "fresh", 3, !1), o = se(e, "turned", 3, !1), u = se(e, "toned", 3, !1);
  const f = /* @__PURE__ */ S(() => Za(e.parts)), c = /* @__PURE__ */ S(() => Pa(e.parts)), h = /* @__PURE__ */ S(() => !e.parts.some((I) => I.kind === "grid" || I.kind === "points")), v = ({ cells: I }) => I.length > 0 && I.every((C) => C < 0), d = /* @__PURE__ */ S(() => n().filter(v)), g = /* @__PURE__ */ S(() => s().filter(v)), p = /* @__PURE__ */ S(() => n().filter((I) => !v(I))), _ = /* @__PURE__ */ S(() => s().filter((I) => !v(I))), w = /* @__PURE__ */ S(() => r().filter((I) => I >= 0));
  let b = /* @__PURE__ */ G([]);
  const L = /* @__PURE__ */ S(() => i(b).length ? Vn(i(d), i(b)) : []);
  qe(() => {
    n(), E(b, []);
  });
  function N(I) {
    const C = Ra(i(d), i(b), I), K = Vn(i(d), C);
    K.length === 1 ? e.play?.(K[0].text) : E(b, C);
  }
  var T = Zo(), O = Oe(T);
  let k;
  Le(O, 21, () => e.parts, Ve, (I, C, K) => {
    var D = Ko(), H = te(D);
    {
      var ue = (m) => {
        var M = Go(), V = de(M, !0);
        q(() => $(V, i(C).title)), x(m, M);
      };
      Z(H, (m) => {
        i(C).title && m(ue);
      });
    }
    var _e = F(H, 2);
    {
      var z = (m) => {
        var M = Et(), V = Oe(M);
        {
          var fe = (A) => {
            const W = /* @__PURE__ */ S(() => i(C).cells.length);
            {
              let he = /* @__PURE__ */ S(() => Ga(i(C))), ne = /* @__PURE__ */ S(() => ti(i(p), i(W))), ve = /* @__PURE__ */ S(() => i(w).map((P) => i(W) - 1 - P)), y = /* @__PURE__ */ S(() => ti(i(_), i(W)));
              nr(A, {
                get part() {
                  return i(he);
                },
                get names() {
                  return e.names;
                },
                get legal() {
                  return i(ne);
                },
                get last() {
                  return i(ve);
                },
                get rows() {
                  return i(y);
                },
                get moving() {
                  return l();
                },
                get toned() {
                  return u();
                },
                get play() {
                  return e.play;
                }
              });
            }
          }, me = (A) => {
            nr(A, {
              get part() {
                return i(C);
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
                return u();
              },
              get play() {
                return e.play;
              }
            });
          }, ce = (A) => {
            nr(A, {
              get part() {
                return i(C);
              },
              get names() {
                return e.names;
              },
              get moving() {
                return l();
              }
            });
          };
          Z(V, (A) => {
            K === i(f) && o() ? A(fe) : K === i(f) ? A(me, 1) : A(ce, -1);
          });
        }
        x(m, M);
      }, U = (m) => {
        var M = Et(), V = Oe(M);
        {
          var fe = (ce) => {
            si(ce, {
              get part() {
                return i(C);
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
          }, me = (ce) => {
            si(ce, {
              get part() {
                return i(C);
              }
            });
          };
          Z(V, (ce) => {
            K === i(f) ? ce(fe) : ce(me, -1);
          });
        }
        x(m, M);
      }, R = (m) => {
        var M = Et(), V = Oe(M);
        {
          var fe = (ce) => {
            ui(ce, {
              get part() {
                return i(C);
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
          }, me = (ce) => {
            ui(ce, {
              get part() {
                return i(C);
              },
              get names() {
                return e.names;
              }
            });
          };
          Z(V, (ce) => {
            K === i(f) ? ce(fe) : ce(me, -1);
          });
        }
        x(m, M);
      }, ie = (m) => {
        {
          let M = /* @__PURE__ */ S(() => i(c).indexOf(i(C))), V = /* @__PURE__ */ S(() => e.play ? N : void 0);
          Va(m, {
            get part() {
              return i(C);
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
              return i(d);
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
              return i(h);
            },
            get choose() {
              return i(V);
            }
          });
        }
      }, Q = (m) => {
        ro(m, {
          get part() {
            return i(C);
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return a();
          }
        });
      }, B = (m) => {
        var M = Xo(), V = de(M, !0);
        q(() => $(V, i(C).text)), x(m, M);
      };
      Z(_e, (m) => {
        i(C).kind === "grid" ? m(z) : i(C).kind === "piles" ? m(U, 1) : i(C).kind === "points" ? m(R, 2) : i(C).kind === "cards" ? m(ie, 3) : i(C).kind === "dice" ? m(Q, 4) : m(B, -1);
      });
    }
    q(() => {
      ge(D, 1, An(i(C).kind), "svelte-12f8aji"), ee(D, "hidden", i(C).kind === "text" && !i(C).text);
    }), x(I, D);
  });
  var X = F(O, 2);
  Dr(X, {
    get moves() {
      return i(L);
    },
    get play() {
      return e.play;
    }
  }), q((I) => k = ge(O, 1, "board svelte-12f8aji", null, k, { pair: I }), [
    () => e.parts.filter((I) => I.kind === "grid").length > 1
  ]), x(t, T), Pe();
}
function Qo(t) {
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
function $o(t, e) {
  return t.kind[e] === "leaf";
}
function wn(t) {
  return t.algorithm === "mcts";
}
function On(t, e, n) {
  return t.entered[e] <= n;
}
function yr(t, e, n) {
  return wn(t) ? On(t, e, n) : t.left[e] >= 0 && t.left[e] <= n;
}
const fi = /* @__PURE__ */ new WeakMap();
function ps(t) {
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
  return !wn(t) && !t.values[0] && (/^(plain|alpha)/.test(t.algorithm) || ps(t)[0]);
}
function ws(t, e) {
  const n = t.value[e] ?? null;
  if (n === null || t.values[e] || wn(t) || !ps(t)[e]) return "";
  const [r, s] = [t.alpha[e] ?? null, t.beta[e] ?? null];
  return r !== null && n <= r ? "≤" : s !== null && n >= s ? "≥" : "";
}
function eu(t, e, n, r) {
  const s = t.kind[n];
  if (s !== "max" && s !== "min" || Re(t, n) || !On(t, n, r)) return null;
  let l = t.alpha[n] ?? -1 / 0, a = t.beta[n] ?? 1 / 0;
  for (const o of e[n] ?? []) {
    const u = t.value[o] ?? null;
    u === null || Re(t, o) || !yr(t, o, r) || (s === "max" ? l = Math.max(l, u) : a = Math.min(a, u));
  }
  return [l, a];
}
function ys(t, e, n, r, s) {
  if (Re(t, n)) return "";
  const l = t.values[n];
  if (yr(t, n, r)) {
    if (l && t.names.length > 2) return `(${l.map((f) => s(f)).join(" ")})`;
    const u = t.value[n] ?? null;
    return u === null ? "" : ws(t, n) + s(u);
  }
  if (!On(t, n, r) || l) return "";
  const a = t.kind[n];
  if (a !== "max" && a !== "min") return "";
  const o = (e[n] ?? []).filter((u) => yr(t, u, r) && !Re(t, u) && t.value[u] !== null).map((u) => t.value[u]);
  return o.length ? a === "max" ? `≥${s(Math.max(...o))}` : `≤${s(Math.min(...o))}` : "";
}
function tu(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 }, r = new Set(wn(t) ? t.parent.filter((l, a) => t.entered[a] <= e) : []), s = (l) => wn(t) ? !r.has(l) : $o(t, l);
  for (let l = 0; l < t.parent.length; l++)
    t.entered[l] > e || (Re(t, l) ? n.pruned++ : (n.nodes++, s(l) && n.leaves++));
  return n;
}
class nu {
  id;
  #e = /* @__PURE__ */ G(null);
  get trace() {
    return i(this.#e);
  }
  set trace(e) {
    E(this.#e, e);
  }
  #n = /* @__PURE__ */ G("");
  get failure() {
    return i(this.#n);
  }
  set failure(e) {
    E(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ G(!1);
  get busy() {
    return i(this.#t);
  }
  set busy(e) {
    E(this.#t, e, !0);
  }
  #r = /* @__PURE__ */ G(!1);
  get compiling() {
    return i(this.#r);
  }
  set compiling(e) {
    E(this.#r, e, !0);
  }
  #i = /* @__PURE__ */ G(0);
  get moment() {
    return i(this.#i);
  }
  set moment(e) {
    E(this.#i, e, !0);
  }
  #s = /* @__PURE__ */ G(0);
  get selected() {
    return i(this.#s);
  }
  set selected(e) {
    E(this.#s, e, !0);
  }
  #l = /* @__PURE__ */ G(0);
  get last() {
    return i(this.#l);
  }
  set last(e) {
    E(this.#l, e, !0);
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
    this.trace = e, this.busy = !1, this.failure = "", this.last = Qo(e), this.moment = this.last, this.selected = 0;
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
const ru = matchMedia("(prefers-color-scheme: dark)");
function iu(t) {
  const e = getComputedStyle(t), n = e.colorScheme, r = n.includes("dark") && (ru.matches || !n.includes("light"));
  return (s) => {
    const l = e.getPropertyValue(s).trim(), [, a, o] = /^light-dark\((.+?),(.+)\)$/.exec(l) ?? [, l, l];
    return (r ? o : a).trim();
  };
}
const xt = 15;
function bs(t) {
  return t.length > 4 ? 9.5 : t.length > 3 ? 10.5 : 12;
}
function su(t) {
  const e = iu(t);
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
function ks(t, e, n) {
  const r = t.trace.player[n];
  return r < 0 ? e.line : e.players[r % 4];
}
function lu(t, e, n, r, s, l) {
  t.clearRect(0, 0, s, l);
  const a = 60, o = (-n.x - a) / n.scale, u = (s - n.x + a) / n.scale, f = (-n.y - a) / n.scale, c = (l - n.y + a) / n.scale, h = n.scale > 0.45, { trace: v, moment: d } = e, g = (w) => w.x >= o && w.x <= u && w.y >= f && w.y <= c, p = (w) => On(v, w.node, d);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const _ = [
    [r.line, 1.2, [], []],
    [r.ink, 3, [], []],
    [r.bad, 1.4, [5, 4], []]
  ];
  for (const w of e.layout.placed) {
    const b = w.parent;
    if (!b || !p(w) || !g(w) && !g(b)) continue;
    const L = !w.fold && Re(v, w.node), N = !e.blank && !w.fold && e.line.has(w.node) && e.line.has(b.node);
    _[L ? 2 : N ? 1 : 0][3].push(w);
  }
  for (const [w, b, L, N] of _) {
    t.strokeStyle = w, t.lineWidth = Math.max(b, 0.7 / n.scale), t.setLineDash(h ? L : []), t.beginPath();
    for (const T of N) {
      const O = T.parent;
      t.moveTo(O.x, O.y), t.lineTo(T.x, T.y);
    }
    t.stroke();
  }
  if (t.setLineDash([]), !h) {
    au(t, e, r, g, p), t.restore();
    return;
  }
  t.textAlign = "center", t.textBaseline = "middle";
  for (const w of e.layout.placed)
    !p(w) || !g(w) || (w.fold ? vu(t, w, r) : fu(t, e, w, r, n));
  t.restore();
}
function au(t, e, n, r, s) {
  const l = /* @__PURE__ */ new Map();
  for (const a of e.layout.placed) {
    if (!r(a) || !s(a)) continue;
    const o = a.fold ? n.soft : Re(e.trace, a.node) ? n.bad : ks(e, n, a.node), u = l.get(o);
    u ? u.push(a) : l.set(o, [a]);
  }
  for (const [a, o] of l) {
    t.fillStyle = a, t.beginPath();
    for (const u of o) t.rect(u.x - 10, u.y - 10, 20, 20);
    t.fill();
  }
}
function ou(t, e, n, r, s) {
  t.beginPath(), e === "max" ? (t.moveTo(n, r - s * 1.15), t.lineTo(n + s * 1.25, r + s * 0.9), t.lineTo(n - s * 1.25, r + s * 0.9)) : e === "min" ? (t.moveTo(n, r + s * 1.15), t.lineTo(n + s * 1.25, r - s * 0.9), t.lineTo(n - s * 1.25, r - s * 0.9)) : e === "leaf" ? t.rect(n - s, r - s * 0.8, 2 * s, 1.6 * s) : t.arc(n, r, s, 0, 2 * Math.PI), t.closePath();
}
function uu(t, e, n, r) {
  t.beginPath(), t.roundRect(n - 21.5, r - 12.5, 43, 25, e ? 2 : 12.5), t.closePath();
}
function fu(t, e, n, r, s) {
  const { trace: l, moment: a } = e, o = Re(l, n.node), u = o ? r.bad : ks(e, r, n.node), f = l.names.length > 2 && l.values[n.node] !== null;
  f ? uu(t, l.kind[n.node] === "leaf", n.x, n.y) : ou(t, l.kind[n.node], n.x, n.y, xt), t.fillStyle = e.marked.has(n.node) ? r.mark : r.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? r.accent : u, t.setLineDash(o ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const h = e.blank && l.kind[n.node] !== "leaf" ? "" : ys(l, e.children, n.node, a, zr);
  t.fillStyle = o ? r.bad : r.ink, t.font = `600 ${f && h.length <= 7 ? 12 : bs(h)}px "Source Sans", sans-serif`;
  const v = l.kind[n.node] === "max" ? 4 : l.kind[n.node] === "min" ? -4 : 0;
  if (t.fillText(o ? "✕" : h, n.x, n.y + v), e.marked.has(n.node) && (t.strokeStyle = r.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), Qt(l, n.node) && l.left[n.node] <= a && (t.strokeStyle = r.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + xt + 8), t.lineTo(n.x + 9, n.y + xt + 2), t.stroke()), s.scale > 0.6 && n.parent && cu(t, e, n, r), s.scale > 0.6 && !e.blank && jr(l) && hu(t, e, n, r), e.children[n.node].length && !e.open.has(n.node)) {
    t.fillStyle = r.soft, t.font = '10px "Source Sans", sans-serif';
    const g = Qt(l, n.node) ? 16 : 10;
    t.fillText(`+${e.children[n.node].length}`, n.x, n.y + xt + g);
  }
}
function cu(t, e, n, r) {
  const s = n.parent, l = e.trace.weight[n.node], a = e.trace.text[n.node], o = l < 1 && e.trace.kind[s.node] === "chance" ? `${Ge(l)}` : a, u = n.x * 0.62 + s.x * 0.38, f = n.y * 0.62 + s.y * 0.38;
  t.font = '11px "Source Sans", sans-serif';
  const c = o.length > 9 ? `${o.slice(0, 8)}…` : o, h = t.measureText(c).width + 6;
  t.fillStyle = r.paper, t.fillRect(u - h / 2, f - 7, h, 14), t.fillStyle = r.soft, t.fillText(c, u, f);
}
const ci = /* @__PURE__ */ new WeakMap();
function du(t) {
  const e = ci.get(t);
  if (e) return e;
  const n = /* @__PURE__ */ new Map(), r = [...t.placed].sort((s, l) => s.y - l.y || s.x - l.x);
  return r.forEach((s, l) => {
    const a = r[l + 1];
    n.set(s, a && a.y === s.y ? a.x - s.x : 1 / 0);
  }), ci.set(t, n), n;
}
function hu(t, e, n, r) {
  const s = eu(e.trace, e.children, n.node, e.moment);
  if (!s) return;
  const [l, a] = s.map((h) => h === 1 / 0 ? "∞" : h === -1 / 0 ? "−∞" : zr(h)), o = `[${l}, ${a}]`;
  t.font = '10px "Source Sans", sans-serif';
  const u = t.measureText(o).width;
  if (du(e.layout).get(n) < 2 * xt + u + 8) return;
  const f = n.x + xt + 5 + u / 2, c = n.y - xt * 0.85;
  t.fillStyle = r.paper, t.fillRect(f - u / 2 - 1, c - 6, u + 2, 12), t.fillStyle = s[0] >= s[1] ? r.bad : r.soft, t.fillText(o, f, c);
}
function vu(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 11px "Source Sans", sans-serif', t.fillText(`+${e.fold}`, e.x, e.y);
}
function gu(t) {
  var e = 0, n = t.children, r = n && n.length;
  if (!r) e = 1;
  else for (; --r >= 0; ) e += n[r].value;
  t.value = e;
}
function _u() {
  return this.eachAfter(gu);
}
function mu(t, e) {
  let n = -1;
  for (const r of this)
    t.call(e, r, ++n, this);
  return this;
}
function pu(t, e) {
  for (var n = this, r = [n], s, l, a = -1; n = r.pop(); )
    if (t.call(e, n, ++a, this), s = n.children)
      for (l = s.length - 1; l >= 0; --l)
        r.push(s[l]);
  return this;
}
function wu(t, e) {
  for (var n = this, r = [n], s = [], l, a, o, u = -1; n = r.pop(); )
    if (s.push(n), l = n.children)
      for (a = 0, o = l.length; a < o; ++a)
        r.push(l[a]);
  for (; n = s.pop(); )
    t.call(e, n, ++u, this);
  return this;
}
function yu(t, e) {
  let n = -1;
  for (const r of this)
    if (t.call(e, r, ++n, this))
      return r;
}
function bu(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, r = e.children, s = r && r.length; --s >= 0; ) n += r[s].value;
    e.value = n;
  });
}
function ku(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function xu(t) {
  for (var e = this, n = Su(e, t), r = [e]; e !== n; )
    e = e.parent, r.push(e);
  for (var s = r.length; t !== n; )
    r.splice(s, 0, t), t = t.parent;
  return r;
}
function Su(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), r = e.ancestors(), s = null;
  for (t = n.pop(), e = r.pop(); t === e; )
    s = t, t = n.pop(), e = r.pop();
  return s;
}
function Eu() {
  for (var t = this, e = [t]; t = t.parent; )
    e.push(t);
  return e;
}
function Mu() {
  return Array.from(this);
}
function Au() {
  var t = [];
  return this.eachBefore(function(e) {
    e.children || t.push(e);
  }), t;
}
function Tu() {
  var t = this, e = [];
  return t.each(function(n) {
    n !== t && e.push({ source: n.parent, target: n });
  }), e;
}
function* Ou() {
  var t = this, e, n = [t], r, s, l;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, r = t.children)
        for (s = 0, l = r.length; s < l; ++s)
          n.push(r[s]);
  while (n.length);
}
function qr(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = Pu)) : e === void 0 && (e = Nu);
  for (var n = new yn(t), r, s = [n], l, a, o, u; r = s.pop(); )
    if ((a = e(r.data)) && (u = (a = Array.from(a)).length))
      for (r.children = a, o = u - 1; o >= 0; --o)
        s.push(l = a[o] = new yn(a[o])), l.parent = r, l.depth = r.depth + 1;
  return n.eachBefore(Ru);
}
function Lu() {
  return qr(this).eachBefore(Cu);
}
function Nu(t) {
  return t.children;
}
function Pu(t) {
  return Array.isArray(t) ? t[1] : null;
}
function Cu(t) {
  t.data.value !== void 0 && (t.value = t.data.value), t.data = t.data.data;
}
function Ru(t) {
  var e = 0;
  do
    t.height = e;
  while ((t = t.parent) && t.height < ++e);
}
function yn(t) {
  this.data = t, this.depth = this.height = 0, this.parent = null;
}
yn.prototype = qr.prototype = {
  constructor: yn,
  count: _u,
  each: mu,
  eachAfter: wu,
  eachBefore: pu,
  find: yu,
  sum: bu,
  sort: ku,
  path: xu,
  ancestors: Eu,
  descendants: Mu,
  leaves: Au,
  links: Tu,
  copy: Lu,
  [Symbol.iterator]: Ou
};
function xs(t, e, n, r, s) {
  for (var l = t.children, a, o = -1, u = l.length, f = t.value && (r - e) / t.value; ++o < u; )
    a = l[o], a.y0 = n, a.y1 = s, a.x0 = e, a.x1 = e += a.value * f;
}
function Iu(t, e) {
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
function zu(t, e, n) {
  var r = n / (e.i - t.i);
  e.c -= r, e.s += n, t.c += r, e.z += n, e.m += n;
}
function Fu(t) {
  for (var e = 0, n = 0, r = t.children, s = r.length, l; --s >= 0; )
    l = r[s], l.z += e, l.m += e, e += l.s + (n += l.c);
}
function Du(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function In(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
In.prototype = Object.create(yn.prototype);
function ju(t) {
  for (var e = new In(t, 0), n, r = [e], s, l, a, o; n = r.pop(); )
    if (l = n._.children)
      for (n.children = new Array(o = l.length), a = o - 1; a >= 0; --a)
        r.push(s = n.children[a] = new In(l[a], a)), s.parent = n;
  return (e.parent = new In(null, 0)).children = [e], e;
}
function qu() {
  var t = Iu, e = 1, n = 1, r = null;
  function s(f) {
    var c = ju(f);
    if (c.eachAfter(l), c.parent.m = -c.z, c.eachBefore(a), r) f.eachBefore(u);
    else {
      var h = f, v = f, d = f;
      f.eachBefore(function(b) {
        b.x < h.x && (h = b), b.x > v.x && (v = b), b.depth > d.depth && (d = b);
      });
      var g = h === v ? 1 : t(h, v) / 2, p = g - h.x, _ = e / (v.x + g + p), w = n / (d.depth || 1);
      f.eachBefore(function(b) {
        b.x = (b.x + p) * _, b.y = b.depth * w;
      });
    }
    return f;
  }
  function l(f) {
    var c = f.children, h = f.parent.children, v = f.i ? h[f.i - 1] : null;
    if (c) {
      Fu(f);
      var d = (c[0].z + c[c.length - 1].z) / 2;
      v ? (f.z = v.z + t(f._, v._), f.m = f.z - d) : f.z = d;
    } else v && (f.z = v.z + t(f._, v._));
    f.parent.A = o(f, v, f.parent.A || h[0]);
  }
  function a(f) {
    f._.x = f.z + f.parent.m, f.m += f.parent.m;
  }
  function o(f, c, h) {
    if (c) {
      for (var v = f, d = f, g = c, p = v.parent.children[0], _ = v.m, w = d.m, b = g.m, L = p.m, N; g = ir(g), v = rr(v), g && v; )
        p = rr(p), d = ir(d), d.a = f, N = g.z + b - v.z - _ + t(g._, v._), N > 0 && (zu(Du(g, f, h), f, N), _ += N, w += N), b += g.m, _ += v.m, L += p.m, w += d.m;
      g && !ir(d) && (d.t = g, d.m += b - w), v && !rr(p) && (p.t = v, p.m += _ - L, h = f);
    }
    return h;
  }
  function u(f) {
    f.x *= e, f.y = f.depth * n;
  }
  return s.separation = function(f) {
    return arguments.length ? (t = f, s) : t;
  }, s.size = function(f) {
    return arguments.length ? (r = !1, e = +f[0], n = +f[1], s) : r ? null : [e, n];
  }, s.nodeSize = function(f) {
    return arguments.length ? (r = !0, e = +f[0], n = +f[1], s) : r ? [e, n] : null;
  }, s;
}
function Ss(t, e, n, r, s) {
  for (var l = t.children, a, o = -1, u = l.length, f = t.value && (s - n) / t.value; ++o < u; )
    a = l[o], a.x0 = e, a.x1 = r, a.y0 = n, a.y1 = n += a.value * f;
}
var Es = (1 + Math.sqrt(5)) / 2;
function Ms(t, e, n, r, s, l) {
  for (var a = [], o = e.children, u, f, c = 0, h = 0, v = o.length, d, g, p = e.value, _, w, b, L, N, T, O; c < v; ) {
    d = s - n, g = l - r;
    do
      _ = o[h++].value;
    while (!_ && h < v);
    for (w = b = _, T = Math.max(g / d, d / g) / (p * t), O = _ * _ * T, N = Math.max(b / O, O / w); h < v; ++h) {
      if (_ += f = o[h].value, f < w && (w = f), f > b && (b = f), O = _ * _ * T, L = Math.max(b / O, O / w), L > N) {
        _ -= f;
        break;
      }
      N = L;
    }
    a.push(u = { value: _, dice: d < g, children: o.slice(c, h) }), u.dice ? xs(u, n, r, s, p ? r += g * _ / p : l) : Ss(u, n, r, p ? n += d * _ / p : s, l), p -= _, c = h;
  }
  return a;
}
(function t(e) {
  function n(r, s, l, a, o) {
    Ms(e, r, s, l, a, o);
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Es);
(function t(e) {
  function n(r, s, l, a, o) {
    if ((u = r._squarify) && u.ratio === e)
      for (var u, f, c, h, v = -1, d, g = u.length, p = r.value; ++v < g; ) {
        for (f = u[v], c = f.children, h = f.value = 0, d = c.length; h < d; ++h) f.value += c[h].value;
        f.dice ? xs(f, s, l, a, p ? l += (o - l) * f.value / p : o) : Ss(f, s, l, p ? s += (a - s) * f.value / p : a, o), p -= f.value;
      }
    else
      r._squarify = u = Ms(e, r, s, l, a, o), u.ratio = e;
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Es);
const bn = 9, As = 46, br = 78;
function Br(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, r) => {
    n >= 0 && e[n].push(r);
  }), e;
}
function Bu(t, e, n) {
  const r = /* @__PURE__ */ new Set();
  let s = 1;
  const l = (o) => {
    const u = Math.min(t[o]?.length ?? 0, bn + 1);
    return !u || r.has(o) ? !0 : r.size && s + u - 1 > n ? !1 : (r.add(o), s += u - 1, !0);
  };
  l(0);
  for (const o of e) if (!l(o)) break;
  let a = [0];
  for (; a.length; ) {
    const o = [];
    for (const u of a) {
      if (!l(u)) return r;
      r.has(u) && o.push(...t[u].slice(0, bn + 1));
    }
    a = o;
  }
  return r;
}
function Ts(t, e, n, r, s = br) {
  const l = (d) => {
    if (d.fold || !e.has(d.node)) return null;
    const g = t[d.node] ?? [];
    if (g.length <= bn + 1 || n.has(d.node)) return g.map((_) => ({ node: _, fold: 0 }));
    const p = g.filter((_, w) => w < bn || r.has(_));
    return [...p.map((_) => ({ node: _, fold: 0 })), { node: d.node, fold: g.length - p.length }];
  }, a = qu().nodeSize([As, s]).separation((d, g) => d.parent === g.parent ? 1 : 1.25)(
    qr({ node: 0, fold: 0 }, l)
  ), o = [], u = /* @__PURE__ */ new Map(), f = /* @__PURE__ */ new Map();
  let c = 0, h = 0, v = 0;
  return a.each((d) => {
    const g = {
      node: d.data.node,
      fold: d.data.fold,
      x: d.x,
      y: d.y,
      parent: d.parent ? f.get(d.parent) : null
    };
    f.set(d, g), o.push(g), g.fold || u.set(g.node, g), c = Math.min(c, g.x), h = Math.max(h, g.x), v = Math.max(v, g.y);
  }), { placed: o, byNode: u, left: c, right: h, bottom: v };
}
const di = "#1e1c19", Os = "#8b8375", zn = "#a3301c", Vu = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], Ce = 15, Hu = 2e3;
function Ls(t, e) {
  const n = Br(t), r = new Set(t.parent.keys()), s = Ts(n, r, r, r);
  return {
    trace: t,
    children: n,
    layout: s,
    shown: s.placed.filter((l) => On(t, l.node, e)).slice(0, Hu),
    line: new Set(t.variation),
    value: (l) => ys(t, n, l, e, zr)
  };
}
function hi(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function Uu(t, e) {
  if (Re(t, e)) return zn;
  const n = t.player[e];
  return n < 0 ? Os : Vu[n % 4];
}
function Yu(t, e, n) {
  const r = (s, l) => `${(e + s).toFixed(1)},${(n + l).toFixed(1)}`;
  return t === "max" ? `<polygon points="${r(0, -1.15 * Ce)} ${r(1.25 * Ce, 0.9 * Ce)} ${r(-1.25 * Ce, 0.9 * Ce)}"` : t === "min" ? `<polygon points="${r(0, 1.15 * Ce)} ${r(1.25 * Ce, -0.9 * Ce)} ${r(-1.25 * Ce, -0.9 * Ce)}"` : t === "leaf" ? `<rect x="${(e - Ce).toFixed(1)}" y="${(n - 0.8 * Ce).toFixed(1)}" width="${2 * Ce}" height="${1.6 * Ce}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${Ce}"`;
}
function Ns(t, e) {
  return e.parent && t.kind[e.parent.node] === "chance" ? Ge(t.weight[e.node]) : t.text[e.node];
}
function Ps(t, e, n = !1) {
  const { layout: r, shown: s, line: l, value: a } = Ls(t, e), o = r.right - r.left + 60, u = r.bottom + 70, f = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(r.left - 30).toFixed(1)} -30 ${o.toFixed(1)} ${u.toFixed(1)}" width="${o.toFixed(0)}" height="${u.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(r.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const c of s) {
    if (!c.parent) continue;
    const h = Re(t, c.node), v = !n && l.has(c.node) && l.has(c.parent.node), d = h ? `stroke="${zn}" stroke-dasharray="5 4" stroke-width="1.4"` : v ? `stroke="${di}" stroke-width="3"` : `stroke="${Os}" stroke-width="1.2"`;
    f.push(`<line x1="${c.parent.x.toFixed(1)}" y1="${c.parent.y.toFixed(1)}" x2="${c.x.toFixed(1)}" y2="${c.y.toFixed(1)}" ${d}/>`);
  }
  for (const c of s) {
    const h = Re(t, c.node), v = t.kind[c.node];
    f.push(`${Yu(v, c.x, c.y)} fill="#ffffff" stroke="${Uu(t, c.node)}" stroke-width="1.8"${h ? ' stroke-dasharray="4 3"' : ""}/>`);
    const d = h ? "×" : n && v !== "leaf" ? "" : a(c.node), g = v === "max" ? 8 : v === "min" ? 0 : 4;
    if (f.push(`<text x="${c.x.toFixed(1)}" y="${(c.y + g).toFixed(1)}" font-size="${bs(d)}" font-weight="600" fill="${h ? zn : di}">${hi(d)}</text>`), Qt(t, c.node) && f.push(`<line x1="${(c.x - 9).toFixed(1)}" y1="${(c.y + Ce + 8).toFixed(1)}" x2="${(c.x + 9).toFixed(1)}" y2="${(c.y + Ce + 2).toFixed(1)}" stroke="${zn}" stroke-width="2"/>`), c.parent) {
      const p = c.x * 0.62 + c.parent.x * 0.38, _ = c.y * 0.62 + c.parent.y * 0.38;
      f.push(`<text x="${p.toFixed(1)}" y="${(_ + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${hi(Ns(t, c))}</text>`);
    }
  }
  return f.push("</svg>"), f.join(`
`);
}
const Wu = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}"
};
function vi(t) {
  return [...t].map((e) => Wu[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function Gu(t, e) {
  const { shown: n, line: r, value: s } = Ls(t, e), l = (o) => `(${(o.x / 46).toFixed(2)},${(-o.y / 46).toFixed(2)})`, a = [
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
    const u = t.kind[o.node], f = ["max", "min", "chance", "leaf"].includes(u) ? u : "player", c = Re(t, o.node), h = c ? "$\\times$" : vi(s(o.node));
    a.push(`  \\node[${f}${c ? ", pruned" : ""}] (n${o.node}) at ${l(o)} {${h}};`);
  }
  for (const o of n) {
    if (!o.parent) continue;
    const u = r.has(o.node) && r.has(o.parent.node), f = Re(t, o.node) ? "pruned" : u ? "best" : "";
    a.push(`  \\draw[${f}] (n${o.parent.node}) -- node[move] {${vi(Ns(t, o))}} (n${o.node});`);
  }
  return a.push("\\end{tikzpicture}"), `${a.join(`
`)}
`;
}
async function Xu(t, e) {
  const n = URL.createObjectURL(new Blob([Ps(t, e)], { type: "image/svg+xml" }));
  try {
    const r = new Image();
    r.src = n, await r.decode();
    const s = document.createElement("canvas");
    s.width = Math.min(2 * r.width, 16e3), s.height = Math.min(2 * r.height, 16e3);
    const l = s.getContext("2d");
    return l.scale(2, 2), l.drawImage(r, 0, 0), await new Promise(
      (a, o) => s.toBlob((u) => u ? a(u) : o(new Error("this drawing is too large")), "image/png")
    );
  } finally {
    URL.revokeObjectURL(n);
  }
}
function sr(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, r = URL.createObjectURL(n), s = document.createElement("a");
  s.href = r, s.download = t, s.click(), setTimeout(() => URL.revokeObjectURL(r), 1e3);
}
var Ku = /* @__PURE__ */ j('<span class="soft" aria-hidden="true">›</span>'), Zu = /* @__PURE__ */ j('<!> <button class="step svelte-7t07ym"> </button>', 1), Ju = /* @__PURE__ */ j('<label class="row">Value <input type="number" step="any" class="svelte-7t07ym"/></label>'), Qu = /* @__PURE__ */ j('<p class="soft facts svelte-7t07ym">Its value was never computed.</p>'), $u = /* @__PURE__ */ j('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), ef = /* @__PURE__ */ j('<p class="soft facts svelte-7t07ym"> </p>'), tf = /* @__PURE__ */ j('<ul class="tiles svelte-7t07ym" aria-label="moves from here"></ul> <!>', 1), nf = /* @__PURE__ */ j('<section class="panel stack" role="group" aria-label="selected node"><div class="path svelte-7t07ym" role="group" aria-label="path to this node"></div> <p class="explanation serif svelte-7t07ym" role="status"> </p> <p class="soft facts svelte-7t07ym"> <!><!></p> <!> <!></section>');
function rf(t, e) {
  Ne(e, !0);
  const n = 40;
  let r = /* @__PURE__ */ G("");
  const s = /* @__PURE__ */ S(() => Br(e.trace)), l = /* @__PURE__ */ S(() => i(s)[e.selected] ?? []), a = /* @__PURE__ */ S(() => e.selected), o = /* @__PURE__ */ S(() => {
    const D = [];
    for (let H = e.selected; H >= 0; H = e.trace.parent[H]) D.unshift(H);
    return D;
  });
  qe(() => {
    const D = e.trace.id, H = e.selected;
    E(r, "");
    const ue = Ze.on("explained", (_e) => {
      _e.id === D && _e.node === H && E(r, _e.text, !0);
    });
    return Ze.send({ type: "explain", id: D, node: H }), ue;
  });
  function u(D) {
    const H = e.trace.player[D];
    return H >= 0 ? `${e.trace.names[H]} to move` : H === -1 ? "chance" : "leaf";
  }
  function f(D) {
    const H = e.trace.alpha[D] ?? null, ue = e.trace.beta[D] ?? null;
    return !jr(e.trace) || Re(e.trace, D) || e.trace.kind[D] === "leaf" ? "" : `window on entry [${H === null ? "−∞" : Ge(H)}, ${ue === null ? "∞" : Ge(ue)}]`;
  }
  function c(D) {
    return Re(e.trace, D) ? "pruned" : Qt(e.trace, D) ? "cut" : "";
  }
  var h = nf(), v = te(h);
  Le(v, 21, () => i(o), Ve, (D, H, ue) => {
    var _e = Zu(), z = Oe(_e);
    {
      var U = (Q) => {
        var B = Ku();
        x(Q, B);
      };
      Z(z, (Q) => {
        ue && Q(U);
      });
    }
    var R = F(z, 2), ie = de(R, !0);
    q(() => {
      ee(R, "aria-current", i(H) === e.selected ? "true" : void 0), $(ie, ue ? e.trace.text[i(H)] : "root");
    }), re("click", R, () => e.select(i(H))), x(D, _e);
  });
  var d = F(v, 2), g = de(d, !0), p = F(d, 2), _ = te(p), w = F(_);
  {
    var b = (D) => {
      var H = Rt();
      q((ue) => $(H, `, ${ue ?? ""}`), [() => f(i(a))]), x(D, H);
    }, L = /* @__PURE__ */ S(() => f(i(a)));
    Z(w, (D) => {
      i(L) && D(b);
    });
  }
  var N = F(w);
  {
    var T = (D) => {
      var H = Rt();
      q((ue) => $(H, `, ${ue ?? ""} visits`), [() => wr(e.trace.visits[i(a)])]), x(D, H);
    };
    Z(N, (D) => {
      (e.trace.visits[i(a)] ?? 0) > 1 && D(T);
    });
  }
  var O = F(p, 2);
  {
    var k = (D) => {
      var H = Ju(), ue = F(te(H));
      q(() => vs(ue, e.trace.value[i(a)] ?? 0)), re("change", ue, (_e) => e.change?.(i(a), Number(_e.currentTarget.value))), x(D, H);
    }, X = (D) => {
      var H = Qu();
      x(D, H);
    }, I = /* @__PURE__ */ S(() => e.change && Re(e.trace, i(a)));
    Z(O, (D) => {
      e.change && e.trace.kind[i(a)] === "leaf" && e.trace.names.length <= 2 ? D(k) : i(I) && D(X, 1);
    });
  }
  var C = F(O, 2);
  {
    var K = (D) => {
      var H = tf(), ue = Oe(H);
      Le(ue, 21, () => i(l).slice(0, n), Ve, (U, R) => {
        var ie = $u(), Q = te(ie);
        let B;
        var m = te(Q), M = de(m, !0), V = F(m, 2), fe = de(V);
        q(
          (me, ce, A, W) => {
            B = ge(Q, 1, me, "svelte-7t07ym", B, { "on-line": ce }), $(M, e.trace.text[i(R)]), $(fe, `${A ?? ""}${W ?? ""}`);
          },
          [
            () => An(c(i(R))),
            () => e.trace.variation.includes(i(R)),
            () => Re(e.trace, i(R)) ? "pruned" : e.trace.values[i(R)] && e.trace.names.length > 2 ? e.trace.values[i(R)].map((me) => Ge(me)).join(" ") : ws(e.trace, i(R)) + Ge(e.trace.value[i(R)]),
            () => Qt(e.trace, i(R)) ? " (cut)" : ""
          ]
        ), re("click", Q, () => e.select(i(R))), x(U, ie);
      });
      var _e = F(ue, 2);
      {
        var z = (U) => {
          var R = ef(), ie = de(R);
          q(() => $(ie, `and ${i(l).length - n} more`)), x(U, R);
        };
        Z(_e, (U) => {
          i(l).length > n && U(z);
        });
      }
      x(D, H);
    };
    Z(C, (D) => {
      i(l).length && D(K);
    });
  }
  q(
    (D, H) => {
      $(g, D), $(_, H);
    },
    [
      () => i(r) ? i(r).charAt(0).toUpperCase() + i(r).slice(1) + "." : " ",
      () => u(i(a))
    ]
  ), x(t, h), Pe();
}
vt(["click", "change"]);
var sf = /* @__PURE__ */ j('<div class="slider svelte-3ly6rn"><button aria-label="start" class="svelte-3ly6rn">|◂</button> <button aria-label="step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="step forward" class="svelte-3ly6rn">▸</button> <button aria-label="end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function lf(t, e) {
  Ne(e, !0);
  let n = se(e, "label", 3, "step of the search"), r = /* @__PURE__ */ G(0);
  function s() {
    clearInterval(i(r)), E(r, 0);
  }
  xa(s);
  function l() {
    if (i(r)) return s();
    e.moment >= e.last && e.change(0);
    const _ = Math.max(1, Math.round(e.last / 240));
    E(
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
  var a = sf(), o = te(a), u = F(o, 2), f = F(u, 2), c = de(f, !0), h = F(f, 2), v = F(h, 2), d = F(v, 2), g = F(d, 2), p = de(g);
  q(() => {
    o.disabled = e.moment <= 0, u.disabled = e.moment <= 0, $(c, i(r) ? "Pause" : "Play"), h.disabled = e.moment >= e.last, v.disabled = e.moment >= e.last, ee(d, "max", e.last), vs(d, e.moment), ee(d, "aria-label", n()), ee(d, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), $(p, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), re("click", o, () => e.change(0)), re("click", u, () => e.change(Math.max(0, e.moment - 1))), re("click", f, l), re("click", h, () => e.change(Math.min(e.last, e.moment + 1))), re("click", v, () => e.change(e.last)), re("input", d, (_) => e.change(Number(_.currentTarget.value))), x(t, a), Pe();
}
vt(["click", "input"]);
const Cn = ["system", "light", "dark"];
class af {
  #e = /* @__PURE__ */ G("system");
  get name() {
    return i(this.#e);
  }
  set name(e) {
    E(this.#e, e, !0);
  }
  constructor() {
    const e = localStorage.getItem("theme");
    e && Cn.includes(e) && this.set(e);
  }
  next() {
    this.set(Cn[(Cn.indexOf(this.name) + 1) % Cn.length]);
  }
  set(e) {
    this.name = e, localStorage.setItem("theme", e), e === "system" ? delete document.documentElement.dataset.theme : document.documentElement.dataset.theme = e;
  }
}
const of = new af();
var uf = /* @__PURE__ */ j('<div class="frame svelte-1y7d2q4"><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas> <div class="tools svelte-1y7d2q4"><button aria-label="zoom in" class="svelte-1y7d2q4">+</button> <button aria-label="zoom out" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Fit</button> <button class="svelte-1y7d2q4">Expand all</button></div></div>');
function ff(t, e) {
  Ne(e, !0);
  const n = 0.62, r = 48, s = 120;
  let l = se(e, "marked", 19, () => /* @__PURE__ */ new Set()), a = se(e, "height", 3, 460), o = se(e, "blank", 3, !1), u = se(e, "whole", 3, !1), f = se(e, "label", 3, "search tree"), c, h = /* @__PURE__ */ G(600), v = /* @__PURE__ */ G({ scale: 1, x: 300, y: 40 }), d = /* @__PURE__ */ G(/* @__PURE__ */ new Set()), g = /* @__PURE__ */ G(/* @__PURE__ */ new Set()), p = /* @__PURE__ */ G(0), _ = null;
  const w = /* @__PURE__ */ S(() => Br(e.trace)), b = /* @__PURE__ */ S(() => new Set(e.trace.variation));
  let L = /* @__PURE__ */ G(ot(br));
  const N = /* @__PURE__ */ S(() => Ts(i(w), i(d), i(g), i(b), i(L)));
  qe(() => {
    const A = i(w);
    ut(() => {
      E(d, u() ? new Set(A.keys()) : Bu(A, e.trace.variation, i(h) / (As * n))), E(g, u() ? i(d) : /* @__PURE__ */ new Set());
    });
  }), qe(() => {
    i(w), ut(T);
  });
  function T() {
    const A = i(N).right - i(N).left + 70, W = a() - r - 50, he = Math.max(1, Math.round(i(N).bottom / i(L)));
    let ne = Math.max(0.02, Math.min(1.2, i(h) / A));
    E(L, Math.max(br, Math.min(s, W / he) / ne), !0), he * i(L) * ne > W && (ne = Math.max(0.02, W / (he * i(L)))), E(v, {
      scale: ne,
      x: i(h) / 2 - ne * (i(N).left + i(N).right) / 2,
      y: 28 + Math.max(0, (W - ne * he * i(L)) / 2)
    });
  }
  function O() {
    E(d, new Set(i(w).keys())), E(g, i(d)), T();
  }
  function k(A) {
    const W = new Set(i(d));
    W.has(A) ? W.delete(A) : W.add(A), E(d, W);
  }
  qe(() => {
    const A = e.selected;
    ut(() => {
      const he = new Set(i(d)), ne = new Set(i(g));
      for (let y = e.trace.parent[A] ?? -1; y >= 0; y = e.trace.parent[y])
        he.add(y);
      const ve = e.trace.parent[A] ?? -1;
      ve >= 0 && (i(w)[ve]?.indexOf(A) ?? 0) >= bn && ne.add(ve), he.size !== i(d).size && E(d, he), ne.size !== i(g).size && E(g, ne);
    });
    const W = i(N).byNode.get(A);
    ut(() => {
      if (!W) return;
      const he = W.x * i(v).scale + i(v).x, ne = W.y * i(v).scale + i(v).y;
      (he < 20 || he > i(h) - 20 || ne < 20 || ne > a() - 20) && E(v, {
        ...i(v),
        x: i(h) / 2 - W.x * i(v).scale,
        y: a() / 2 - W.y * i(v).scale
      });
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => Tl(p));
  const I = /* @__PURE__ */ S(() => ({
    trace: e.trace,
    children: i(w),
    layout: i(N),
    moment: e.moment,
    selected: e.selected,
    line: i(b),
    marked: l(),
    open: i(d),
    blank: o()
  }));
  function C() {
    const A = devicePixelRatio || 1;
    (c.width !== Math.round(i(h) * A) || c.height !== Math.round(a() * A)) && (c.width = Math.round(i(h) * A), c.height = Math.round(a() * A));
    const W = c.getContext("2d");
    W.setTransform(A, 0, 0, A, 0, 0), lu(W, i(I), i(v), su(c), i(h), a());
  }
  let K = 0;
  qe(() => (of.name, i(p), i(I), i(v), i(h), a(), cancelAnimationFrame(K), K = requestAnimationFrame(C), () => cancelAnimationFrame(K))), qe(() => {
    const A = matchMedia("print");
    return A.addEventListener("change", C), () => A.removeEventListener("change", C);
  });
  function D(A, W = i(h) / 2, he = a() / 2) {
    const ne = Math.max(0.02, Math.min(3, i(v).scale * A)), ve = ne / i(v).scale;
    E(v, {
      scale: ne,
      x: W - (W - i(v).x) * ve,
      y: he - (he - i(v).y) * ve
    });
  }
  function H(A) {
    A.preventDefault(), D(Math.exp(-A.deltaY * 15e-4), A.offsetX, A.offsetY);
  }
  function ue(A) {
    _ = { x: A.clientX, y: A.clientY, moved: !1 }, c.setPointerCapture(A.pointerId);
  }
  function _e(A) {
    if (!_) return;
    const W = A.clientX - _.x, he = A.clientY - _.y;
    !_.moved && Math.hypot(W, he) < 4 || (_ = { x: A.clientX, y: A.clientY, moved: !0 }, E(v, { ...i(v), x: i(v).x + W, y: i(v).y + he }));
  }
  function z(A) {
    const W = _ && !_.moved;
    if (_ = null, !W) return;
    const he = (A.offsetX - i(v).x) / i(v).scale, ne = (A.offsetY - i(v).y) / i(v).scale, ve = Math.max(xt * 1.3, 8 / i(v).scale);
    for (const y of i(N).placed)
      if (!(Math.abs(y.x - he) > ve || Math.abs(y.y - ne) > ve)) {
        y.fold ? E(g, new Set(i(g)).add(y.node)) : !o() && y.node === e.selected && (i(w)[y.node]?.length ?? 0) > 0 ? k(y.node) : (e.select(y.node), e.mark?.(y.node));
        return;
      }
  }
  function U(A) {
    const W = e.trace.parent[e.selected] ?? -1, he = W >= 0 ? i(w)[W] : [0], ne = he.indexOf(e.selected), ve = i(w)[e.selected] ?? [], y = {
      ArrowUp: W >= 0 ? W : void 0,
      ArrowDown: (o() ? void 0 : ve.find((P) => i(
        b
        // a riddle does not tell
      ).has(P))) ?? ve[0],
      ArrowLeft: he[ne - 1],
      ArrowRight: he[ne + 1],
      Home: 0
    };
    if (A.key in y) {
      const P = y[A.key];
      P !== void 0 && e.select(P);
    } else if (A.key === " " || A.key === "Enter") e.mark ? e.mark(e.selected) : o() ? e.select(e.selected) : k(e.selected);
    else if (A.key === "+") D(1.25);
    else if (A.key === "-") D(0.8);
    else return;
    A.preventDefault(), A.stopPropagation();
  }
  const R = /* @__PURE__ */ S(() => i(N).byNode.get(e.selected));
  var ie = { fit: T, openAll: O, toggle: k }, Q = uf();
  let B;
  var m = te(Q);
  Tn(m, (A) => c = A, () => c);
  var M = F(m, 2), V = te(M), fe = F(V, 2), me = F(fe, 2), ce = F(me, 2);
  return q(() => {
    B = Bt(Q, "", B, { height: `${a() ?? ""}px` }), ee(m, "aria-label", `${f() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys move between nodes; the selected node is described below.`), ee(m, "data-x", i(R) ? i(R).x * i(v).scale + i(v).x : void 0), ee(m, "data-y", i(R) ? i(R).y * i(v).scale + i(v).y : void 0), ee(m, "data-shown", i(N).placed.length);
  }), mt("wheel", m, H), re("pointerdown", m, ue), re("pointermove", m, _e), re("pointerup", m, z), re("keydown", m, U), re("click", V, () => D(1.3)), re("click", fe, () => D(0.77)), re("click", me, T), re("click", ce, () => O()), pr(Q, "clientWidth", (A) => E(h, A)), x(t, Q), Pe(ie);
}
vt([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var cf = /* @__PURE__ */ j('<p role="alert" class="failure"> </p>'), df = /* @__PURE__ */ j(" <!><!>.", 1), hf = /* @__PURE__ */ j('<div class="row"><span class="soft facts svelte-1ond5h7">Export:</span> <button>SVG</button> <button>PNG</button> <button>TikZ</button></div>'), vf = /* @__PURE__ */ j("<li>[α, β]: the window; ≤ and ≥: only a bound, the true value may be lower or higher</li>"), gf = /* @__PURE__ */ j('<div class="room svelte-1ond5h7"><div><div class="left stack svelte-1ond5h7"><!> <!> <p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p> <!></div> <!></div></div> <ul class="legend soft svelte-1ond5h7" aria-label="legend"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> principal variation</li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never searched</li> <!></ul>', 1), _f = /* @__PURE__ */ j('<p class="soft" role="status"> </p>'), mf = /* @__PURE__ */ j("<!> <!>", 1);
function pf(t, e) {
  Ne(e, !0);
  let n = se(e, "tracing", 7), r = se(e, "height", 3, 460), s = se(e, "exporting", 3, !0);
  const l = /* @__PURE__ */ S(() => n().trace), a = /* @__PURE__ */ S(() => i(l) ? tu(i(l), n().moment) : null);
  async function o() {
    i(l) && sr("tree.png", await Xu(i(l), n().moment));
  }
  var u = mf(), f = Oe(u);
  {
    var c = (g) => {
      var p = cf(), _ = de(p, !0);
      q(() => $(_, n().failure)), x(g, p);
    };
    Z(f, (g) => {
      n().failure && g(c);
    });
  }
  var h = F(f, 2);
  {
    var v = (g) => {
      var p = gf(), _ = Oe(p), w = te(_);
      let b;
      var L = te(w), N = te(L);
      ff(N, {
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
        select: (B) => n().selected = B
      });
      var T = F(N, 2);
      lf(T, {
        get moment() {
          return n().moment;
        },
        get last() {
          return n().last;
        },
        change: (B) => n().moment = B
      });
      var O = F(T, 2), k = te(O), X = F(k);
      {
        var I = (B) => {
          var m = Rt();
          q((M) => $(m, `, ${M ?? ""} pruned`), [() => fn(i(a).pruned)]), x(B, m);
        };
        Z(X, (B) => {
          i(a).pruned && B(I);
        });
      }
      var C = F(X, 2);
      {
        var K = (B) => {
          var m = df(), M = Oe(m), V = F(M);
          {
            var fe = (A) => {
              var W = Rt();
              q(() => $(W, `, best move ${i(l).summary.move ?? ""}`)), x(A, W);
            };
            Z(V, (A) => {
              i(l).summary.move && A(fe);
            });
          }
          var me = F(V);
          {
            var ce = (A) => {
              var W = Rt();
              q(() => $(W, `, depth ${i(l).summary.depth ?? ""}`)), x(A, W);
            };
            Z(me, (A) => {
              i(l).summary.depth && A(ce);
            });
          }
          q((A) => $(M, `${i(l).summary.algorithm ?? ""}: value ${A ?? ""} to ${i(l).names[i(l).perspective] ?? ""}`), [() => La(i(l).summary)]), x(B, m);
        };
        Z(C, (B) => {
          n().moment >= n().last && B(K);
        });
      }
      var D = F(C, 2);
      {
        var H = (B) => {
          var m = Rt();
          q((M) => $(m, `${M ?? ""} more nodes were searched but not recorded.`), [() => fn(i(l).truncated)]), x(B, m);
        };
        Z(D, (B) => {
          i(l).truncated && B(H);
        });
      }
      var ue = F(O, 2);
      {
        var _e = (B) => {
          var m = hf(), M = F(te(m), 2), V = F(M, 2), fe = F(V, 2);
          re("click", M, () => sr("tree.svg", Ps(i(l), n().moment))), re("click", V, o), re("click", fe, () => sr("tree.tex", Gu(i(l), n().moment))), x(B, m);
        };
        Z(ue, (B) => {
          s() && B(_e);
        });
      }
      var z = F(L, 2);
      rf(z, {
        get trace() {
          return i(l);
        },
        get selected() {
          return n().selected;
        },
        get change() {
          return e.change;
        },
        select: (B) => n().selected = B
      });
      var U = F(_, 2), R = F(te(U), 6);
      {
        var ie = (B) => {
          var m = vf();
          x(B, m);
        }, Q = /* @__PURE__ */ S(() => jr(i(l)));
        Z(R, (B) => {
          i(Q) && B(ie);
        });
      }
      q(
        (B, m) => {
          b = ge(w, 1, "view svelte-1ond5h7", null, b, { busy: n().busy }), $(k, `${B ?? ""} nodes, ${m ?? ""} leaves`);
        },
        [
          () => fn(i(a).nodes),
          () => fn(i(a).leaves)
        ]
      ), x(g, p);
    }, d = (g) => {
      var p = _f(), _ = de(p, !0);
      q(() => $(_, n().compiling ? Aa : "Searching …")), x(g, p);
    };
    Z(h, (g) => {
      i(l) && i(a) ? g(v) : n().busy && g(d, 1);
    });
  }
  x(t, u), Pe();
}
vt(["click"]);
var wf = /* @__PURE__ */ j("<tr><td> </td><td> </td><td> </td></tr>"), yf = /* @__PURE__ */ j('<table class="data"><caption> </caption><thead><tr><th scope="col">move</th><th scope="col">value</th><th scope="col">line</th></tr></thead><tbody></tbody></table>'), bf = /* @__PURE__ */ j('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function kf(t, e) {
  Ne(e, !0);
  const n = 12, r = e.trace ? new nu(e.trace.id) : null;
  r && e.trace && r.show(e.trace);
  const s = /* @__PURE__ */ S(() => (e.analysis?.rows ?? e.position.legal).some((g) => g.cells.length > 1));
  var l = bf(), a = te(l), o = de(a, !0), u = F(a, 2), f = te(u);
  {
    let g = /* @__PURE__ */ S(() => e.analysis?.rows ?? []), p = /* @__PURE__ */ S(() => e.position.last?.cells ?? []);
    Jo(f, {
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
  var c = F(f, 2);
  {
    var h = (g) => {
      var p = yf(), _ = te(p), w = de(_), b = F(_, 2);
      Le(b, 21, () => e.analysis.rows.slice(0, n), Ve, (L, N) => {
        var T = wf(), O = te(T), k = de(O, !0), X = F(O), I = de(X, !0), C = F(X), K = de(C, !0);
        q(
          (D, H) => {
            $(k, i(N).text), $(I, D), $(K, H);
          },
          [
            () => Oa(i(N).value, i(N).bound),
            () => i(N).line.slice(1, 8).join(" ")
          ]
        ), x(L, T);
      }), q((L) => $(w, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${L ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => fn(e.analysis.nodes)]), x(g, p);
    };
    Z(c, (g) => {
      e.analysis && g(h);
    });
  }
  var v = F(u, 2);
  {
    var d = (g) => {
      pf(g, {
        get tracing() {
          return r;
        },
        height: 380
      });
    };
    Z(v, (g) => {
      r && g(d);
    });
  }
  q(() => $(o, e.title)), x(t, l), Pe();
}
const Cs = /* @__PURE__ */ new Map();
Ze.attach((t) => {
  "id" in t && Cs.get(t.id)?.send(t);
});
function xf({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && Cs.set(n.trace.id, t), t.on("msg:custom", (s) => Ze.receive(s));
  const r = ta(kf, { target: e, props: n });
  return () => void ra(r);
}
const Ef = { render: xf };
export {
  Ef as default
};
