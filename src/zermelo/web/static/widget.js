var _r = Array.isArray, Ri = Array.prototype.indexOf, Pn = Array.prototype.includes, wr = Array.from, os = Object.defineProperty, fn = Object.getOwnPropertyDescriptor, Ii = Object.getOwnPropertyDescriptors, Fi = Object.prototype, Di = Array.prototype, us = Object.getPrototypeOf, Sa = Object.isExtensible;
const Mt = () => {
};
function Bi(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function cs() {
  var t, e, n = new Promise((r, s) => {
    t = r, e = s;
  });
  return { promise: n, resolve: t, reject: e };
}
function lr(t, e) {
  if (Array.isArray(t))
    return t;
  if (e === void 0 || !(Symbol.iterator in t))
    return Array.from(t);
  const n = [];
  for (const r of t)
    if (n.push(r), n.length === e) break;
  return n;
}
const tt = 2, vn = 4, yr = 8, ra = 1 << 24, _t = 16, kt = 32, Ht = 64, Ir = 128, aa = 256, pt = 512, Ue = 1024, Pe = 2048, ft = 4096, at = 8192, Ze = 16384, bn = 32768, Rn = 1 << 25, rn = 65536, or = 1 << 17, qi = 1 << 18, pn = 1 << 19, Vi = 1 << 20, St = 1 << 25, ur = 1 << 21, dn = 1 << 22, Vt = 1 << 23, en = Symbol("$state"), fs = Symbol("component"), Ui = Symbol("legacy props"), Hi = Symbol(""), ds = Symbol("attributes"), Fr = Symbol("class"), Dr = Symbol("style"), Br = Symbol("text"), Hn = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), br = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), Wi = 1, Yi = 2, hs = 4, Gi = 8, Ki = 16, Xi = 1, Ji = 4, Zi = 8, Qi = 16, $i = 1, el = 2, vs = {}, De = Symbol("uninitialized"), tl = "http://www.w3.org/1999/xhtml", nl = "@attach";
function rl() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function al() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function sl() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function gs(t) {
  return t === this.v;
}
function il(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function ms(t) {
  return !il(t, this.v);
}
function _s(t) {
  throw new Error("https://svelte.dev/e/lifecycle_outside_component");
}
function ll() {
  throw new Error("https://svelte.dev/e/async_derived_orphan");
}
function ol(t, e, n) {
  throw new Error("https://svelte.dev/e/each_key_duplicate");
}
function ul(t) {
  throw new Error("https://svelte.dev/e/effect_in_teardown");
}
function cl() {
  throw new Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function fl(t) {
  throw new Error("https://svelte.dev/e/effect_orphan");
}
function dl() {
  throw new Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function hl(t) {
  throw new Error("https://svelte.dev/e/props_invalid_value");
}
function vl() {
  throw new Error("https://svelte.dev/e/state_descriptors_fixed");
}
function gl() {
  throw new Error("https://svelte.dev/e/state_prototype_fixed");
}
function ml() {
  throw new Error("https://svelte.dev/e/state_unsafe_mutation");
}
function _l() {
  throw new Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
let Qe = null;
function gn(t) {
  Qe = t;
}
function Ae(t, e = !1, n) {
  Qe = {
    p: Qe,
    i: !1,
    c: null,
    e: null,
    s: t,
    x: null,
    r: (
      /** @type {Effect} */
      Oe
    ),
    l: null
  };
}
function Te(t) {
  var e = (
    /** @type {ComponentContext} */
    Qe
  ), n = e.e;
  if (n !== null) {
    e.e = null;
    for (var r of n)
      Rs(r);
  }
  return t !== void 0 && (e.x = t), e.i = !0, Qe = e.p, sa(t);
}
function sa(t = {}) {
  return os(t, fs, { value: !0 }), t;
}
function ws() {
  return !0;
}
let Zt = [];
function ys() {
  var t = Zt;
  Zt = [], Bi(t);
}
function Et(t) {
  if (Zt.length === 0 && !jn) {
    var e = Zt;
    queueMicrotask(() => {
      e === Zt && ys();
    });
  }
  Zt.push(t);
}
function wl() {
  for (; Zt.length > 0; )
    ys();
}
const yl = -7169;
function Ie(t, e) {
  t.f = t.f & yl | e;
}
function ia(t) {
  (t.f & pt) !== 0 || t.deps === null ? Ie(t, Ue) : Ie(t, ft);
}
function bs(t, e) {
  (t.f & Pe) !== 0 ? e.set(t, Pe) : (t.f & ft) !== 0 && e.get(t) !== Pe && e.set(t, ft), Ie(t, Ue);
}
function bl(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, Et(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function Wn(t) {
  var e = Se, n = Oe;
  gt(null), Ot(null);
  try {
    return t();
  } finally {
    gt(e), Ot(n);
  }
}
function ps(t, e, n, r) {
  const s = In;
  var i = t.filter((g) => !g.settled), l = e.map(s);
  if (n.length === 0 && i.length === 0) {
    r(l);
    return;
  }
  var o = (
    /** @type {Effect} */
    Oe
  ), c = pl(), u = i.length === 1 ? i[0].promise : i.length > 1 ? Promise.all(i.map((g) => g.promise)) : null;
  function f(g) {
    if ((o.f & Ze) === 0) {
      c();
      try {
        r([...l, ...g]);
      } catch (w) {
        xt(w, o);
      }
      cr();
    }
  }
  var d = ks();
  if (n.length === 0) {
    u.then(() => f([])).finally(d);
    return;
  }
  function v() {
    Promise.all(n.map((g) => /* @__PURE__ */ kl(g))).then(f).catch((g) => xt(g, o)).finally(d);
  }
  u ? u.then(() => {
    if ((o.f & Ze) !== 0) {
      d();
      return;
    }
    c(), v(), cr();
  }) : v();
}
function pl() {
  var t = (
    /** @type {Effect} */
    Oe
  ), e = Se, n = Qe, r = (
    /** @type {Batch} */
    Le
  );
  return function(i = !0) {
    Ot(t), gt(e), gn(n), i && (t.f & Ze) === 0 && (r?.activate(), r?.apply());
  };
}
function cr(t = !0) {
  Ot(null), gt(null), gn(null), t && Le?.deactivate();
}
function ks() {
  var t = (
    /** @type {Effect} */
    Oe
  ), e = t.b, n = (
    /** @type {Batch} */
    Le
  ), r = !!e?.is_rendered();
  return e?.update_pending_count(1, n), n.increment(r, t), () => {
    e?.update_pending_count(-1, n), n.decrement(r, t);
  };
}
// @__NO_SIDE_EFFECTS__
function In(t) {
  var e = tt | Pe;
  return Oe !== null && (Oe.f |= pn), {
    ctx: Qe,
    deps: null,
    effects: null,
    equals: gs,
    f: e,
    fn: t,
    reactions: null,
    rv: 0,
    v: (
      /** @type {V} */
      De
    ),
    wv: 0,
    parent: Oe,
    ac: null
  };
}
const Sn = Symbol("obsolete");
// @__NO_SIDE_EFFECTS__
function kl(t, e, n) {
  let r = (
    /** @type {Effect | null} */
    Oe
  );
  r === null && ll();
  var s = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), i = an(
    /** @type {V} */
    De
  ), l = !Se, o = /* @__PURE__ */ new Set();
  return Fl(() => {
    var c = (
      /** @type {Effect} */
      Oe
    ), u = cs();
    s = u.promise;
    try {
      Promise.resolve(t()).then(u.resolve, (g) => {
        g !== Hn && u.reject(g);
      }).finally(cr);
    } catch (g) {
      u.reject(g), cr();
    }
    var f = (
      /** @type {Batch} */
      Le
    );
    if (l) {
      if ((c.f & bn) !== 0)
        var d = ks();
      if (
        // boundary can be null if the async derived is inside an $effect.root not connected to the component render tree
        r.b?.is_rendered()
      )
        f.async_deriveds.get(c)?.reject(Sn);
      else
        for (const g of o.values())
          g.reject(Sn);
      o.add(u), f.async_deriveds.set(c, u);
    }
    const v = (g, w = void 0) => {
      d?.(), o.delete(u), w !== Sn && (f.activate(), w ? (i.f |= Vt, mn(i, w)) : ((i.f & Vt) !== 0 && (i.f ^= Vt), mn(i, g)), f.deactivate());
    };
    u.promise.then(v, (g) => v(null, g || "unknown"));
  }), fa(() => {
    for (const c of o)
      c.reject(Sn);
  }), new Promise((c) => {
    function u(f) {
      function d() {
        f === s ? c(i) : u(s);
      }
      f.then(d, d);
    }
    u(s);
  });
}
// @__NO_SIDE_EFFECTS__
function y(t) {
  const e = /* @__PURE__ */ In(t);
  return Us(e), e;
}
// @__NO_SIDE_EFFECTS__
function xs(t) {
  const e = /* @__PURE__ */ In(t);
  return e.equals = ms, e;
}
function xl(t) {
  var e = t.effects;
  if (e !== null) {
    t.effects = null;
    for (var n = 0; n < e.length; n += 1)
      $e(
        /** @type {Effect} */
        e[n]
      );
  }
}
function la(t) {
  var e, n = Oe, r = t.parent;
  if (!Dt && r !== null && t.v !== De && // if it was never evaluated before, it's guaranteed to fail downstream, so we try to execute instead
  (r.f & (Ze | at)) !== 0)
    return rl(), t.v;
  Ot(r);
  try {
    xl(t), e = Gs(t);
  } finally {
    Ot(n);
  }
  return e;
}
function Ms(t) {
  var e = la(t);
  if (!t.equals(e) && (t.wv = Ws(), (!Le?.is_fork || t.deps === null) && (Le !== null ? (Le.capture(t, e, !0), hn?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    Ie(t, Ue);
    return;
  }
  Dt || (wt !== null ? (ca() || Le?.is_fork) && wt.set(t, e) : ia(t));
}
function Ml(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && Wn(() => {
        e.ac.abort(Hn), e.ac = null;
      }), e.fn !== null && (e.teardown = Mt), Fn(e, 0), da(e));
}
function Ss(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && _n(e);
}
let Er = null, on = null, Le = null, hn = null, wt = null, qr = null, jn = !1, Ar = !1, Nn = null, tr = null;
var Ea = 0;
let Sl = 1;
class Wt {
  id = Sl++;
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
  #a = /* @__PURE__ */ new Map();
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
    on === null ? Er = on = this : (on.next = this, this.prev = on), on = this;
  }
  #v() {
    if (this.is_fork) return !0;
    for (const e of this.#a.keys())
      if (!this.#_(e))
        return !0;
    return !1;
  }
  /**
   * Whether `effect` is inside a branch that this batch skips
   * @param {Effect} effect
   */
  #_(e) {
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
        Ie(s, Pe), n(s);
      for (s of r.m)
        Ie(s, ft), n(s);
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
      if (!((i.f & Ze) !== 0 || (i.f & (Pe | ft)) === 0)) {
        for (var n = i, r = !1; n.parent !== null; ) {
          n = n.parent;
          var s = n.f;
          if ((s & (Ht | kt)) !== 0) {
            if ((s & Ue) === 0) {
              r = !0;
              break;
            }
            n.f ^= Ue;
          }
        }
        r || e.push(n);
      }
    return this.#s = [], e;
  }
  #g() {
    this.started = !0;
    for (const [o, c] of this.#l)
      Ie(o, c), this.schedule(o);
    this.apply();
    for (var e = Nn = [], n = [], r = tr = []; this.#s.length > 0; ) {
      Ea++ > 1e3 && (this.#d(), Al());
      for (const o of this.#c())
        try {
          this.#y(o, e, n);
        } catch (c) {
          throw Ts(o), this.#v() || this.discard(), c;
        }
    }
    if (Le = null, r.length > 0) {
      var s = Wt.ensure();
      for (const o of r)
        s.schedule(o);
    }
    if (Nn = null, tr = null, this.#v()) {
      this.#m(n), this.#m(e);
      for (const [o, c] of this.#o)
        As(o, c);
      r.length > 0 && /** @type {unknown} */
      Le.#g();
      return;
    }
    const i = this.#k();
    if (i) {
      this.#m(n), this.#m(e), i.#f(this);
      return;
    }
    this.#l.clear();
    for (const o of this.#e) o(this);
    this.#e.clear(), hn = this, Aa(n), Aa(e), hn = null, this.#r?.resolve();
    var l = (
      /** @type {Batch | null} */
      /** @type {unknown} */
      Le
    );
    this.#t === 0 && (this.#s.length === 0 || l !== null) && this.#d(), l !== null && (Tt.clear(), l.#g());
  }
  /**
   * Traverse the effect tree, executing effects or stashing
   * them for later execution as appropriate
   * @param {Effect} root
   * @param {Effect[]} effects
   * @param {Effect[]} render_effects
   */
  #y(e, n, r) {
    e.f ^= Ue;
    for (var s = e.first; s !== null; ) {
      var i = s.f, l = (i & (kt | Ht)) !== 0, o = l && (i & Ue) !== 0, c = o || (i & at) !== 0 || this.#o.has(s);
      if (!c && s.fn !== null) {
        l ? s.f ^= Ue : (i & vn) !== 0 ? n.push(s) : Kn(s) && ((i & _t) !== 0 && this.add_dirty_reaction(s, ft), _n(s));
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
      if (!e.is_fork && this.#w(e)) return e;
    return null;
  }
  /** @param {Batch} batch */
  #w(e) {
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
      if (s !== null && !((r.f & tt) !== 0 && (r.f & (Pe | ft)) === 0))
        for (const o of s) {
          var i = o.f;
          if ((i & tt) !== 0)
            n(
              /** @type {Derived} */
              o
            );
          else {
            var l = (
              /** @type {Effect} */
              o
            );
            i & (dn | _t) && !this.async_deriveds.has(l) && (this.#l.delete(l), Ie(l, Pe), this.schedule(l));
          }
        }
    };
    for (const r of this.current.keys())
      n(r);
    this.oncommit(() => e.discard()), e.#d(), Le = this, this.#g();
  }
  /**
   * @param {Effect[]} effects
   */
  #m(e) {
    for (var n = 0; n < e.length; n += 1)
      bs(e[n], this.#l);
  }
  /**
   * Associate a change to a given source with the current
   * batch, noting its previous and current values
   * @param {Value} source
   * @param {any} value
   * @param {boolean} [is_derived]
   */
  capture(e, n, r = !1) {
    e.v !== De && !this.previous.has(e) && this.previous.set(e, e.v), (e.f & Vt) === 0 && (this.current.set(e, [n, r]), wt?.set(e, n)), this.is_fork || (e.v = n);
  }
  activate() {
    Le = this;
  }
  deactivate() {
    Le = null, wt = null;
  }
  flush() {
    try {
      Ar = !0, Le = this, this.#g();
    } finally {
      Ea = 0, qr = null, Nn = null, tr = null, Ar = !1, Le = null, wt = null, Tt.clear();
    }
  }
  discard() {
    for (const e of this.#n) e(this);
    this.#n.clear();
    for (const e of this.async_deriveds.values())
      e.reject(Sn);
    this.#d(), this.#r?.resolve();
  }
  /**
   * @param {Effect} effect
   */
  register_created_effect(e) {
    this.#i.push(e);
  }
  #b() {
    for (let d = Er; d !== null; d = d.next) {
      var e = d.id < this.id, n = [];
      for (const [v, [g, w]] of this.current) {
        if (d.current.has(v)) {
          var r = (
            /** @type {[any, boolean]} */
            d.current.get(v)[0]
          );
          if (e && g !== r)
            d.current.set(v, [g, w]);
          else
            continue;
        }
        n.push(v);
      }
      if (e)
        for (const [v, g] of this.async_deriveds) {
          const w = d.async_deriveds.get(v);
          w && g.promise.then(w.resolve).catch(w.reject);
        }
      var s = [...d.current.keys()].filter(
        (v) => !/** @type {[any, boolean]} */
        d.current.get(v)[1]
      );
      if (!(!d.started || s.length === 0)) {
        var i = s.filter((v) => !this.current.has(v));
        if (i.length === 0)
          e && d.discard();
        else if (n.length > 0) {
          if (e)
            for (const v of this.#h)
              d.unskip_effect(v, (g) => {
                (g.f & (_t | dn)) !== 0 ? d.schedule(g) : d.#m([g]);
              });
          d.activate();
          var l = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Map();
          for (var c of n)
            Es(c, i, l, o);
          o = /* @__PURE__ */ new Map();
          var u = [...d.current].filter(([v, g]) => {
            const w = this.current.get(v);
            return w ? w[0] !== g[0] || w[1] !== g[1] : !0;
          }).map(([v]) => v);
          if (u.length > 0)
            for (const v of this.#i)
              (v.f & (Ze | at | or)) === 0 && oa(v, u, o) && ((v.f & (dn | _t)) !== 0 ? (Ie(v, Pe), d.schedule(v)) : d.add_dirty_reaction(v, Pe));
          if (d.#s.length > 0 && !d.#u) {
            d.apply();
            for (var f of d.#c())
              d.#y(f, [], []);
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
    this.#u || (this.#u = !0, Et(() => {
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
    (n === Pe || this.#l.get(e) !== Pe) && this.#l.set(e, n);
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
    return (this.#r ??= cs()).promise;
  }
  static ensure() {
    if (Le === null) {
      const e = Le = new Wt();
      !Ar && !jn && Et(() => {
        e.started || e.flush();
      });
    }
    return Le;
  }
  apply() {
    {
      wt = null;
      return;
    }
  }
  /**
   *
   * @param {Effect} effect
   */
  schedule(e) {
    if (qr = e, e.b?.is_pending && (e.f & (vn | yr | ra)) !== 0 && (e.f & bn) === 0) {
      e.b.defer_effect(e);
      return;
    }
    this.#s.push(e);
  }
  #d() {
    if (this.linked) {
      var e = this.prev, n = this.next;
      e === null ? Er = n : e.next = n, n === null ? on = e : n.prev = e, this.linked = !1;
    }
  }
}
function El(t) {
  var e = jn, n = hn;
  hn = null, jn = !0;
  try {
    for (var r; ; ) {
      if (wl(), Le === null)
        return (
          /** @type {T} */
          r
        );
      Le.flush();
    }
  } finally {
    jn = e, hn = n;
  }
}
function Al() {
  try {
    dl();
  } catch (t) {
    xt(t, qr);
  }
}
let Pt = null;
function Aa(t) {
  var e = t.length;
  if (e !== 0) {
    for (var n = 0; n < e; ) {
      var r = t[n++];
      if ((r.f & (Ze | at)) === 0 && Kn(r) && (Pt = /* @__PURE__ */ new Set(), _n(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && Bs(r), Pt?.size > 0)) {
        Tt.clear();
        for (const s of Pt) {
          if ((s.f & (Ze | at)) !== 0) continue;
          const i = [s];
          let l = s.parent;
          for (; l !== null; )
            Pt.has(l) && (Pt.delete(l), i.push(l)), l = l.parent;
          for (let o = i.length - 1; o >= 0; o--) {
            const c = i[o];
            (c.f & (Ze | at)) === 0 && _n(c);
          }
        }
        Pt.clear();
      }
    }
    Pt = null;
  }
}
function Es(t, e, n, r) {
  if (!n.has(t) && (n.add(t), t.reactions !== null))
    for (const s of t.reactions) {
      const i = s.f;
      (i & tt) !== 0 ? Es(
        /** @type {Derived} */
        s,
        e,
        n,
        r
      ) : (i & (dn | _t)) !== 0 && (i & Pe) === 0 && oa(s, e, r) && (Ie(s, Pe), ua(
        /** @type {Effect} */
        s
      ));
    }
}
function oa(t, e, n) {
  const r = n.get(t);
  if (r !== void 0) return r;
  if (t.deps !== null)
    for (const s of t.deps) {
      if (Pn.call(e, s))
        return !0;
      if ((s.f & tt) !== 0 && oa(
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
function ua(t) {
  Le.schedule(t);
}
function As(t, e) {
  if (!((t.f & kt) !== 0 && (t.f & Ue) !== 0)) {
    (t.f & Pe) !== 0 ? e.d.push(t) : (t.f & ft) !== 0 && e.m.push(t), Ie(t, Ue);
    for (var n = t.first; n !== null; )
      As(n, e), n = n.next;
  }
}
function Ts(t) {
  Ie(t, Ue);
  for (var e = t.first; e !== null; )
    Ts(e), e = e.next;
}
let fr = /* @__PURE__ */ new Set();
const Tt = /* @__PURE__ */ new Map();
let Ls = !1;
function an(t, e) {
  var n = {
    f: 0,
    v: t,
    reactions: null,
    equals: gs,
    rv: 0,
    wv: 0
  };
  return n;
}
// @__NO_SIDE_EFFECTS__
function Q(t, e) {
  const n = an(t);
  return Us(n), n;
}
// @__NO_SIDE_EFFECTS__
function Tl(t, e = !1, n = !0) {
  const r = an(t);
  return e || (r.equals = ms), r;
}
function N(t, e, n = !1) {
  Se !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!yt || (Se.f & or) !== 0) && ws() && (Se.f & (tt | _t | dn | or)) !== 0 && (Lt === null || !Lt.has(t)) && ml();
  let r = n ? ut(e) : e;
  return mn(t, r, tr);
}
var Jt = null, Vr = 0;
function mn(t, e, n = null) {
  if (!t.equals(e)) {
    Dt ? Tt.set(t, e) : Tt.has(t) || Tt.set(t, t.v);
    var r = Wt.ensure();
    if (r.capture(t, e), (t.f & tt) !== 0) {
      const s = (
        /** @type {Derived} */
        t
      );
      (t.f & Pe) !== 0 && la(s), wt === null && ia(s);
    }
    t.wv = Ws(), Jt = null, Vr = 0, Os(t, Pe, n), Jt = null, Oe !== null && (Oe.f & Ue) !== 0 && (Oe.f & (kt | Ht)) === 0 && (ht === null ? ql([t]) : ht.push(t)), !r.is_fork && fr.size > 0 && !Ls && Ll();
  }
  return e;
}
function Ll() {
  Ls = !1;
  for (const t of fr) {
    (t.f & Ue) !== 0 && Ie(t, ft);
    let e;
    try {
      e = Kn(t);
    } catch {
      e = !0;
    }
    e && _n(t);
  }
  fr.clear();
}
function Ol(t, e = 1) {
  var n = a(t), r = e === 1 ? n++ : n--;
  return N(t, n), r;
}
function Cn(t) {
  N(t, t.v + 1);
}
function Os(t, e, n) {
  var r = t.reactions;
  if (r !== null) {
    var s = r.length;
    if (Vr += s, Vr > 1e5 && Jt === null && (Jt = /* @__PURE__ */ new Set()), Jt !== null) {
      if (Jt.has(t)) return;
      Jt.add(t);
    }
    for (var i = 0; i < s; i++) {
      var l = r[i], o = l.f, c = (o & Pe) === 0;
      if (c && Ie(l, e), (o & or) !== 0)
        fr.add(
          /** @type {Effect} */
          l
        );
      else if ((o & tt) !== 0) {
        var u = (
          /** @type {Derived} */
          l
        );
        wt?.delete(u), Os(u, ft, n);
      } else if (c) {
        var f = (
          /** @type {Effect} */
          l
        );
        (o & _t) !== 0 && Pt !== null && Pt.add(f), n !== null ? n.push(f) : ua(f);
      }
    }
  }
}
function ut(t) {
  if (typeof t != "object" || t === null || en in t || fs in t)
    return t;
  const e = us(t);
  if (e !== Fi && e !== Di)
    return t;
  var n = /* @__PURE__ */ new Map(), r = _r(t), s = /* @__PURE__ */ Q(0), i = nn, l = (o) => {
    if (nn === i)
      return o();
    var c = Se, u = nn;
    gt(null), Oa(i);
    var f = o();
    return gt(c), Oa(u), f;
  };
  return r && n.set("length", /* @__PURE__ */ Q(
    /** @type {any[]} */
    t.length
  )), new Proxy(
    /** @type {any} */
    t,
    {
      defineProperty(o, c, u) {
        (!("value" in u) || u.configurable === !1 || u.enumerable === !1 || u.writable === !1) && vl();
        var f = n.get(c);
        return f === void 0 ? l(() => {
          var d = /* @__PURE__ */ Q(u.value);
          return n.set(c, d), d;
        }) : N(f, u.value, !0), !0;
      },
      deleteProperty(o, c) {
        var u = n.get(c);
        if (u === void 0) {
          if (c in o) {
            const f = l(() => /* @__PURE__ */ Q(De));
            n.set(c, f), Cn(s);
          }
        } else
          N(u, De), Cn(s);
        return !0;
      },
      get(o, c, u) {
        if (c === en)
          return t;
        var f = n.get(c), d = c in o;
        if (f === void 0 && (!d || fn(o, c)?.writable) && (f = l(() => {
          var g = ut(d ? o[c] : De), w = /* @__PURE__ */ Q(g);
          return w;
        }), n.set(c, f)), f !== void 0) {
          var v = a(f);
          return v === De ? void 0 : v;
        }
        return Reflect.get(o, c, u);
      },
      getOwnPropertyDescriptor(o, c) {
        this.has?.(o, c);
        var u = Reflect.getOwnPropertyDescriptor(o, c), f = n.get(c);
        if (f !== void 0) {
          var d = a(f);
          if (d === De)
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
      has(o, c) {
        if (c === en)
          return !0;
        var u = n.get(c), f = u !== void 0 && u.v !== De || Reflect.has(o, c);
        if (u !== void 0 || (Oe !== null || Se !== null) && (!f || fn(o, c)?.writable)) {
          u === void 0 && (u = l(() => {
            var v = f ? ut(o[c]) : De, g = /* @__PURE__ */ Q(v);
            return g;
          }), n.set(c, u));
          var d = a(u);
          if (d === De)
            return !1;
        }
        return f;
      },
      set(o, c, u, f) {
        var d = n.get(c), v = c in o;
        if (r && c === "length")
          for (var g = u; g < /** @type {Source<number>} */
          d.v; g += 1) {
            var w = n.get(g + "");
            w !== void 0 ? N(w, De) : g in o && (w = l(() => /* @__PURE__ */ Q(De)), n.set(g + "", w));
          }
        if (d === void 0)
          (!v || fn(o, c)?.writable) && (d = l(() => /* @__PURE__ */ Q(void 0)), N(d, ut(u)), n.set(c, d));
        else {
          v = d.v !== De;
          var h = l(() => ut(u));
          N(d, h);
        }
        var m = Reflect.getOwnPropertyDescriptor(o, c);
        if (m?.set && m.set.call(f, u), !v) {
          if (r && typeof c == "string") {
            var _ = (
              /** @type {Source<number>} */
              n.get("length")
            ), p = Number(c);
            Number.isInteger(p) && p >= _.v && N(_, p + 1);
          }
          Cn(s);
        }
        return !0;
      },
      ownKeys(o) {
        a(s);
        var c = Reflect.ownKeys(o).filter((d) => {
          var v = n.get(d);
          return v === void 0 || v.v !== De;
        });
        for (var [u, f] of n)
          f.v !== De && !(u in o) && c.push(u);
        return c;
      },
      setPrototypeOf() {
        gl();
      }
    }
  );
}
function Ta(t) {
  try {
    if (t !== null && typeof t == "object" && en in t)
      return t[en];
  } catch {
  }
  return t;
}
function js(t, e) {
  return Object.is(Ta(t), Ta(e));
}
var vt, Ns, Cs, zs;
function jl() {
  if (vt === void 0) {
    vt = window, Ns = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    Cs = fn(e, "firstChild").get, zs = fn(e, "nextSibling").get, Sa(t) && (t[Fr] = void 0, t[ds] = null, t[Dr] = void 0, t.__e = void 0), Sa(n) && (n[Br] = void 0);
  }
}
function Ft(t = "") {
  return document.createTextNode(t);
}
// @__NO_SIDE_EFFECTS__
function sn(t) {
  return (
    /** @type {TemplateNode | null} */
    Cs.call(t)
  );
}
// @__NO_SIDE_EFFECTS__
function Yn(t) {
  return (
    /** @type {TemplateNode | null} */
    zs.call(t)
  );
}
function U(t, e) {
  return /* @__PURE__ */ sn(t);
}
function ve(t, e = !1) {
  {
    var n = /* @__PURE__ */ sn(t);
    return n instanceof Comment && n.data === "" ? /* @__PURE__ */ Yn(n) : n;
  }
}
function se(t, e = !1) {
  return /* @__PURE__ */ sn(t);
}
function T(t, e = 1, n = !1) {
  let r = t;
  for (; e--; )
    r = /** @type {TemplateNode} */
    /* @__PURE__ */ Yn(r);
  return r;
}
function Nl(t) {
  t.textContent = "";
}
function Ps() {
  return !1;
}
function Cl(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function zl(t) {
  var e = Oe;
  if (e === null)
    return Se.f |= Vt, t;
  if ((e.f & bn) === 0 && (e.f & vn) === 0)
    throw t;
  xt(t, e);
}
function xt(t, e) {
  if (t === vs)
    throw t;
  if (!(e !== null && (e.f & Ze) !== 0)) {
    for (; e !== null; ) {
      if ((e.f & Ir) !== 0 && (e.f & (Ze | Rn)) === 0) {
        if ((e.f & bn) === 0)
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
function Pl(t) {
  Oe === null && (Se === null && fl(), cl()), Dt && ul();
}
function Rl(t, e) {
  var n = e.last;
  n === null ? e.last = e.first = t : (n.next = t, t.prev = n, e.last = t);
}
function Nt(t, e) {
  var n = Oe;
  n !== null && (n.f & at) !== 0 && (t |= at);
  var r = {
    ctx: Qe,
    deps: null,
    nodes: null,
    f: t | Pe | pt,
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
  Le?.register_created_effect(r);
  var s = r;
  if ((t & vn) !== 0)
    Nn !== null ? Nn.push(r) : Wt.ensure().schedule(r);
  else if (e !== null) {
    try {
      _n(r);
    } catch (l) {
      throw $e(r), l;
    }
    s.deps === null && s.teardown === null && s.nodes === null && s.first === s.last && // either `null`, or a singular child
    (s.f & pn) === 0 && (s = s.first, (t & _t) !== 0 && (t & rn) !== 0 && s !== null && (s.f |= rn));
  }
  if (s !== null && (s.parent = n, n !== null && Rl(s, n), Se !== null && (Se.f & tt) !== 0 && (t & Ht) === 0)) {
    var i = (
      /** @type {Derived} */
      Se
    );
    (i.effects ??= []).push(s);
  }
  return r;
}
function ca() {
  return Se !== null && !yt;
}
function fa(t) {
  const e = Nt(yr, null);
  return Ie(e, Ue), e.teardown = t, e;
}
function Ge(t) {
  Pl();
  var e = (
    /** @type {Effect} */
    Oe.f
  ), n = !Se && (e & kt) !== 0 && Qe !== null && !Qe.i;
  if (n) {
    var r = (
      /** @type {ComponentContext} */
      Qe
    );
    (r.e ??= []).push(t);
  } else
    return Rs(t);
}
function Rs(t) {
  return Nt(vn | Vi, t);
}
function Il(t) {
  Wt.ensure();
  const e = Nt(Ht | pn, t);
  return (n = {}) => new Promise((r) => {
    n.outro ? tn(e, () => {
      $e(e), r(void 0);
    }) : ($e(e), r(void 0));
  });
}
function pr(t) {
  return Nt(vn, t);
}
function Fl(t) {
  return Nt(dn | pn, t);
}
function Is(t, e = 0) {
  return Nt(yr | e, t);
}
function C(t, e = [], n = [], r = []) {
  ps(r, e, n, (s) => {
    Nt(yr, () => {
      t(...s.map(a));
    });
  });
}
function Gn(t, e = 0) {
  var n = Nt(_t | e, t);
  return n;
}
function Fs(t, e = 0) {
  var n = Nt(ra | e, t);
  return n;
}
function lt(t) {
  return Nt(kt | pn, t);
}
function Ds(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = Dt, r = Se;
    La(!0), gt(null);
    try {
      e.call(null);
    } catch (s) {
      xt(s, t.parent);
    } finally {
      La(n), gt(r);
    }
  }
}
function da(t, e = !1) {
  var n = t.first;
  for (t.first = t.last = null; n !== null; ) {
    const s = n.ac;
    s !== null && Wn(() => {
      s.abort(Hn);
    });
    var r = n.next;
    (n.f & Ht) !== 0 ? n.parent = null : $e(n, e), n = r;
  }
}
function Dl(t) {
  for (var e = t.first; e !== null; ) {
    var n = e.next;
    (e.f & kt) === 0 && $e(e), e = n;
  }
}
function $e(t, e = !0) {
  var n = !1;
  (e || (t.f & qi) !== 0) && t.nodes !== null && t.nodes.end !== null && (Bl(
    t.nodes.start,
    /** @type {TemplateNode} */
    t.nodes.end
  ), n = !0), t.f |= Rn, da(t, e && !n), Fn(t, 0);
  var r = t.nodes && t.nodes.t;
  if (r !== null)
    for (const i of r)
      i.stop();
  Ds(t), t.f ^= Rn, t.f |= Ze;
  var s = t.parent;
  s !== null && s.first !== null && Bs(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function Bl(t, e) {
  for (; t !== null; ) {
    var n = t === e ? null : /* @__PURE__ */ Yn(t);
    t.remove(), t = n;
  }
}
function Bs(t) {
  var e = t.parent, n = t.prev, r = t.next;
  n !== null && (n.next = r), r !== null && (r.prev = n), e !== null && (e.first === t && (e.first = r), e.last === t && (e.last = n));
}
function tn(t, e, n = !0) {
  var r = [];
  t.f |= aa, qs(t, r, !0);
  var s = () => {
    n && $e(t), e && e();
  }, i = r.length;
  if (i > 0) {
    var l = () => --i || s();
    for (var o of r)
      o.out(l);
  } else
    s();
}
function qs(t, e, n) {
  if ((t.f & at) === 0) {
    t.f ^= at;
    var r = t.nodes && t.nodes.t;
    if (r !== null)
      for (const o of r)
        (o.is_global || n) && e.push(o);
    for (var s = t.first; s !== null; ) {
      var i = s.next;
      if ((s.f & Ht) === 0) {
        var l = (s.f & rn) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (s.f & kt) !== 0 && (t.f & _t) !== 0;
        qs(s, e, l ? n : !1);
      }
      s = i;
    }
  }
}
function dr(t) {
  t.f &= ~aa, Vs(t, !0);
}
function Vs(t, e) {
  if ((t.f & aa) === 0 && (t.f & at) !== 0) {
    t.f ^= at, (t.f & Ue) === 0 && (Ie(t, Pe), Wt.ensure().schedule(t));
    for (var n = t.first; n !== null; ) {
      var r = n.next, s = (n.f & rn) !== 0 || (n.f & kt) !== 0;
      Vs(n, s ? e : !1), n = r;
    }
    var i = t.nodes && t.nodes.t;
    if (i !== null)
      for (const l of i)
        (l.is_global || e) && l.in();
  }
}
function ha(t, e) {
  if (t.nodes)
    for (var n = t.nodes.start, r = t.nodes.end; n !== null; ) {
      var s = n === r ? null : /* @__PURE__ */ Yn(n);
      e.append(n), n = s;
    }
}
let Dt = !1;
function La(t) {
  Dt = t;
}
let Se = null, yt = !1;
function gt(t) {
  Se = t;
}
let Oe = null;
function Ot(t) {
  Oe = t;
}
let Lt = null;
function Us(t) {
  Se !== null && ((Se.f & ur) !== 0 || (Se.f & tt) !== 0) && (Lt ??= /* @__PURE__ */ new Set()).add(t);
}
let ot = null, ct = 0, ht = null;
function ql(t) {
  ht = t;
}
let Hs = 1, Qt = 0, nn = Qt;
function Oa(t) {
  nn = t;
}
function Ws() {
  return ++Hs;
}
function Kn(t) {
  var e = t.f;
  if ((e & Pe) !== 0)
    return !0;
  if ((e & ft) !== 0) {
    for (var n = (
      /** @type {Value[]} */
      t.deps
    ), r = n.length, s = 0; s < r; s++) {
      var i = n[s];
      if (Kn(
        /** @type {Derived} */
        i
      ) && Ms(
        /** @type {Derived} */
        i
      ), i.wv > t.wv)
        return !0;
    }
    (e & pt) !== 0 && // During time traveling we don't want to reset the status so that
    // traversal of the graph in the other batches still happens
    wt === null && Ie(t, Ue);
  }
  return !1;
}
function Ys(t, e, n = !0) {
  var r = t.reactions;
  if (r !== null && !(Lt !== null && Lt.has(t)))
    for (var s = 0; s < r.length; s++) {
      var i = r[s];
      (i.f & tt) !== 0 ? Ys(
        /** @type {Derived} */
        i,
        e,
        !1
      ) : e === i && (n ? Ie(i, Pe) : (i.f & Ue) !== 0 && Ie(i, ft), ua(
        /** @type {Effect} */
        i
      ));
    }
}
function Gs(t) {
  var e = ot, n = ct, r = ht, s = Se, i = Lt, l = Qe, o = yt, c = nn, u = t.f;
  ot = /** @type {null | Value[]} */
  null, ct = 0, ht = null, Se = (u & (kt | Ht)) === 0 ? t : null, Lt = null, gn(t.ctx), yt = !1, nn = ++Qt, t.ac !== null && (Wn(() => {
    t.ac.abort(Hn);
  }), t.ac = null);
  try {
    t.f |= ur;
    var f = (
      /** @type {Function} */
      t.fn
    ), d = f();
    t.f |= bn;
    var v = ja(t);
    if (ws() && ht !== null && !yt && v !== null && (t.f & (tt | ft | Pe)) === 0)
      for (var g = 0; g < /** @type {Source[]} */
      ht.length; g++)
        Ys(
          ht[g],
          /** @type {Effect} */
          t
        );
    if (s !== null && s !== t) {
      if (Qt++, s.deps !== null)
        for (let w = 0; w < n; w += 1)
          s.deps[w].rv = Qt;
      if (e !== null)
        for (const w of e)
          w.rv = Qt;
      ht !== null && (r === null ? r = ht : r.push(.../** @type {Source[]} */
      ht));
    }
    return (t.f & Vt) !== 0 && (t.f ^= Vt), d;
  } catch (w) {
    return ja(t), zl(w);
  } finally {
    t.f ^= ur, ot = e, ct = n, ht = r, Se = s, Lt = i, gn(l), yt = o, nn = c;
  }
}
function ja(t) {
  var e = t.deps, n = Le?.is_fork;
  if (ot !== null) {
    var r;
    if (n || Fn(t, ct), e !== null && ct > 0)
      for (e.length = ct + ot.length, r = 0; r < ot.length; r++)
        e[ct + r] = ot[r];
    else
      t.deps = e = ot;
    if (ca() && (t.f & pt) !== 0)
      for (r = ct; r < e.length; r++)
        (e[r].reactions ??= []).push(t);
  } else !n && e !== null && ct < e.length && (Fn(t, ct), e.length = ct);
  return e;
}
function Vl(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var r = Ri.call(n, t);
    if (r !== -1) {
      var s = n.length - 1;
      s === 0 ? n = e.reactions = null : (n[r] = n[s], n.pop());
    }
  }
  if (n === null && (e.f & tt) !== 0 && // Destroying a child effect while updating a parent effect can cause a dependency to appear
  // to be unused, when in fact it is used by the currently-updating parent. Checking `new_deps`
  // allows us to skip the expensive work of disconnecting and immediately reconnecting it
  (ot === null || !Pn.call(ot, e))) {
    var i = (
      /** @type {Derived} */
      e
    );
    (i.f & pt) !== 0 && (i.f ^= pt), i.v !== De && ia(i), i.ac !== null && Wn(() => {
      i.ac.abort(Hn), i.ac = null, Ie(i, Pe);
    }), Ml(i), Fn(i, 0);
  }
}
function Fn(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var r = e; r < n.length; r++)
      Vl(t, n[r]);
}
function _n(t) {
  var e = t.f;
  if ((e & Ze) === 0) {
    Ie(t, Ue);
    var n = Oe;
    Oe = t;
    try {
      (e & (_t | ra)) !== 0 ? Dl(t) : da(t), Ds(t);
      var r = Gs(t);
      t.teardown = typeof r == "function" ? r : null, t.wv = Hs;
      var s;
    } finally {
      Oe = n;
    }
  }
}
async function Ks() {
  await Promise.resolve(), El();
}
function a(t) {
  var e = t.f, n = (e & tt) !== 0;
  if (Se !== null && !yt) {
    var r = Oe !== null && (Oe.f & Ze) !== 0;
    if (!r && (Lt === null || !Lt.has(t))) {
      var s = Se.deps;
      if ((Se.f & ur) !== 0)
        t.rv < Qt && (t.rv = Qt, ot === null && s !== null && s[ct] === t ? ct++ : ot === null ? ot = [t] : ot.push(t));
      else {
        Se.deps ??= [], Pn.call(Se.deps, t) || Se.deps.push(t);
        var i = t.reactions;
        i === null ? t.reactions = [Se] : Pn.call(i, Se) || i.push(Se);
      }
    }
  }
  if (Dt && Tt.has(t))
    return Tt.get(t);
  if (n) {
    var l = (
      /** @type {Derived} */
      t
    );
    if (Dt) {
      var o = l.v;
      return ((l.f & Ue) === 0 && l.reactions !== null || Js(l)) && (o = la(l)), Tt.set(l, o), o;
    }
    var c = (l.f & pt) === 0 && !yt && Se !== null && (Se.f & pt) !== 0, u = (l.f & bn) === 0;
    Kn(l) && (c && (l.f |= pt), Ms(l)), c && !u && (Ss(l), Xs(l));
  }
  if (wt?.has(t))
    return wt.get(t);
  if ((t.f & Vt) !== 0)
    throw t.v;
  return t.v;
}
function Xs(t) {
  if (t.f |= pt, t.deps !== null)
    for (const n of t.deps) {
      var e = n.reactions;
      e === null ? n.reactions = [t] : Pn.call(e, t) || e.push(t), (n.f & tt) !== 0 && (n.f & pt) === 0 && (Ss(
        /** @type {Derived} */
        n
      ), Xs(
        /** @type {Derived} */
        n
      ));
    }
}
function Js(t) {
  if (t.v === De) return !0;
  if (t.deps === null) return !1;
  for (const e of t.deps)
    if (Tt.has(e) || (e.f & tt) !== 0 && Js(
      /** @type {Derived} */
      e
    ))
      return !0;
  return !1;
}
function At(t) {
  var e = yt;
  try {
    return yt = !0, t();
  } finally {
    yt = e;
  }
}
function Ul(t) {
  return t.endsWith("capture") && t !== "gotpointercapture" && t !== "lostpointercapture";
}
const Hl = [
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
function Wl(t) {
  return Hl.includes(t);
}
const Yl = {
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
function Gl(t) {
  return t = t.toLowerCase(), Yl[t] ?? t;
}
const Kl = ["touchstart", "touchmove"];
function Xl(t) {
  return Kl.includes(t);
}
const En = Symbol("events"), Zs = /* @__PURE__ */ new Set(), Ur = /* @__PURE__ */ new Set();
function Qs(t, e, n, r = {}) {
  function s(i) {
    if (r.capture || Hr.call(e, i), !i.cancelBubble)
      return Wn(() => n?.call(this, i));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (s.__removed = !1, Et(() => {
    s.__removed || e.addEventListener(t, s, r);
  })) : e.addEventListener(t, s, r), s;
}
function He(t, e, n, r, s) {
  var i = { capture: r, passive: s }, l = Qs(t, e, n, i);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && fa(() => {
    l.__removed = !0, e.removeEventListener(t, l, i);
  });
}
function oe(t, e, n) {
  (e[En] ??= {})[t] = n;
}
function st(t) {
  for (var e = 0; e < t.length; e++)
    Zs.add(t[e]);
  for (var n of Ur)
    n(t);
}
let Tr = null, Lr = !1;
function Hr(t) {
  var e = this, n = (
    /** @type {Node} */
    e.ownerDocument
  ), r = t.type, s = t.composedPath?.() || [], i = (
    /** @type {null | Element} */
    s[0] || t.target
  );
  Tr = t, Lr || (Lr = !0, setTimeout(() => {
    Lr = !1, Tr = null;
  }));
  var l = 0, o = Tr === t && t[En];
  if (o) {
    var c = s.indexOf(o);
    if (c !== -1 && (e === document || e === /** @type {any} */
    window)) {
      t[En] = e;
      return;
    }
    var u = s.indexOf(e);
    if (u === -1)
      return;
    c <= u && (l = c);
  }
  if (i = /** @type {Element} */
  s[l] || t.target, i !== e) {
    os(t, "currentTarget", {
      configurable: !0,
      get() {
        return i || n;
      }
    });
    var f = Se, d = Oe;
    gt(null), Ot(null);
    try {
      for (var v, g = []; i !== null && i !== e; ) {
        try {
          var w = i[En]?.[r];
          w != null && (!/** @type {any} */
          i.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === i) && w.call(i, t);
        } catch (h) {
          v ? g.push(h) : v = h;
        }
        if (t.cancelBubble) break;
        l++, i = l < s.length ? (
          /** @type {Element} */
          s[l]
        ) : null;
      }
      if (v) {
        for (let h of g)
          queueMicrotask(() => {
            throw h;
          });
        throw v;
      }
    } finally {
      t[En] = e, delete t.currentTarget, gt(f), Ot(d);
    }
  }
}
const Jl = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", {
    /** @param {string} html */
    createHTML: (t) => t
  })
);
function Zl(t) {
  return (
    /** @type {string} */
    Jl?.createHTML(t) ?? t
  );
}
function $s(t) {
  var e = Cl("template");
  return e.innerHTML = Zl(t.replaceAll("<!>", "<!---->")), e.content;
}
function Dn(t, e) {
  var n = (
    /** @type {Effect} */
    Oe
  );
  n.nodes === null && (n.nodes = { start: t, end: e, a: null, t: null });
}
// @__NO_SIDE_EFFECTS__
function E(t, e) {
  var n = (e & $i) !== 0, r = (e & el) !== 0, s, i = !t.startsWith("<!>");
  return () => {
    s === void 0 && (s = $s(i ? t : "<!>" + t), n || (s = /** @type {TemplateNode} */
    /* @__PURE__ */ sn(s)));
    var l = (
      /** @type {TemplateNode} */
      r || Ns ? document.importNode(s, !0) : s.cloneNode(!0)
    );
    if (n) {
      var o = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ sn(l)
      ), c = (
        /** @type {TemplateNode} */
        l.lastChild
      );
      Dn(o, c);
    } else
      Dn(l, l);
    return l;
  };
}
// @__NO_SIDE_EFFECTS__
function Ql(t, e, n = "svg") {
  var r = !t.startsWith("<!>"), s = `<${n}>${r ? t : "<!>" + t}</${n}>`, i;
  return () => {
    if (!i) {
      var l = (
        /** @type {DocumentFragment} */
        $s(s)
      ), o = (
        /** @type {Element} */
        /* @__PURE__ */ sn(l)
      );
      i = /** @type {Element} */
      /* @__PURE__ */ sn(o);
    }
    var c = (
      /** @type {TemplateNode} */
      i.cloneNode(!0)
    );
    return Dn(c, c), c;
  };
}
// @__NO_SIDE_EFFECTS__
function Fe(t, e) {
  return /* @__PURE__ */ Ql(t, e, "svg");
}
function An(t = "") {
  {
    var e = Ft(t + "");
    return Dn(e, e), e;
  }
}
function Ve() {
  var t = document.createDocumentFragment(), e = document.createComment(""), n = Ft();
  return t.append(e, n), Dn(e, n), t;
}
function b(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function $l(t) {
  let e = 0, n = an(0), r;
  return () => {
    ca() && (a(n), Is(() => (e === 0 && (r = At(() => t(() => Cn(n)))), e += 1, () => {
      Et(() => {
        e -= 1, e === 0 && (r?.(), r = void 0, Cn(n));
      });
    })));
  };
}
var eo = rn | pn;
function to(t, e, n, r) {
  new no(t, e, n, r);
}
class no {
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
  #a;
  /** @type {Effect} */
  #r;
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
  #_ = /* @__PURE__ */ new Map();
  /**
   * A source containing the number of pending async deriveds/expressions.
   * Only created if `$effect.pending()` is used inside the boundary,
   * otherwise updating the source results in needless `Batch.ensure()`
   * calls followed by no-op flushes
   * @type {Source<number> | null}
   */
  #c = null;
  #g = $l(() => (this.#c = an(this.#h), () => {
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
        Oe
      );
      l.b = this, l.f |= Ir, r(i);
    }, this.parent = /** @type {Effect} */
    Oe.b, this.transform_error = s ?? this.parent?.transform_error ?? ((i) => i), this.#r = Gn(() => {
      this.#b();
    }, eo);
  }
  #y() {
    try {
      this.#s = lt(() => this.#a(this.#e));
    } catch (e) {
      this.error(e);
    }
  }
  /**
   * @param {unknown} error The deserialized error from the server's hydration comment
   */
  #k(e) {
    const n = this.#t.failed, { reset: r, invoke_onerror: s } = this.#w(e);
    Et(s), n && (this.#l = lt(() => {
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
  #w(e) {
    var n = !1, r = !1;
    const s = () => {
      if (!this.#f()) {
        if (n) {
          sl();
          return;
        }
        n = !0, r && _l(), this.#l !== null && tn(this.#l, () => {
          this.#l = null;
        }), this.#p(() => {
          this.#b();
        });
      }
    };
    return { reset: s, invoke_onerror: () => {
      if (!this.#f())
        try {
          r = !0, this.#t.onerror?.(e, s), r = !1;
        } catch (l) {
          xt(l, this.#r && this.#r.parent);
        }
    } };
  }
  #f() {
    return (this.#r.f & (Ze | Rn)) !== 0;
  }
  #m() {
    const e = this.#t.pending;
    e && (this.is_pending = !0, this.#i = lt(() => e(this.#e)), Et(() => {
      if (!this.#f()) {
        var n = this.#o = document.createDocumentFragment(), r = Ft(), s = !1;
        if (n.append(r), this.#s = this.#p(() => {
          try {
            return lt(() => this.#a(r));
          } catch (i) {
            try {
              this.error(i), s = !0;
            } catch (l) {
              xt(l, this.#r.parent);
            }
            return null;
          }
        }), this.#s === null) {
          this.#o = null, s && this.#d(
            /** @type {Batch} */
            Le
          );
          return;
        }
        this.#u === 0 && (this.#e.before(n), this.#o = null, tn(
          /** @type {Effect} */
          this.#i,
          () => {
            this.#i = null;
          }
        ), this.#d(
          /** @type {Batch} */
          Le
        ));
      }
    }));
  }
  #b() {
    try {
      if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#h = 0, this.#s = lt(() => {
        this.#a(this.#e);
      }), this.#u > 0) {
        var e = this.#o = document.createDocumentFragment();
        ha(this.#s, e);
        const n = (
          /** @type {(anchor: Node) => void} */
          this.#t.pending
        );
        this.#i = lt(() => n(this.#e));
      } else
        this.#d(
          /** @type {Batch} */
          Le
        );
    } catch (n) {
      this.error(n);
    }
  }
  /**
   * @param {Batch} batch
   */
  #d(e) {
    this.is_pending = !1, e.transfer_reactions(this.#_);
  }
  /**
   * Defer an effect inside a pending boundary until the boundary resolves
   * @param {Effect} effect
   */
  defer_effect(e) {
    bs(e, this.#_);
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
    var n = Oe, r = Se, s = Qe;
    Ot(this.#r), gt(this.#r), gn(this.#r.ctx);
    try {
      return Wt.ensure(), e();
    } finally {
      Ot(n), gt(r), gn(s);
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
    this.#u += e, this.#u === 0 && (this.#d(n), this.#i && tn(this.#i, () => {
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
    this.#x(e, n), this.#h += e, !(!this.#c || this.#v) && (this.#v = !0, Et(() => {
      this.#v = !1, this.#c && mn(this.#c, this.#h);
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
    if (e === vs || !this.#t.onerror && !this.#t.failed)
      throw e;
    Le?.is_fork ? (this.#s && Le.skip_effect(this.#s), this.#i && Le.skip_effect(this.#i), this.#l && Le.skip_effect(this.#l), Le.oncommit(() => {
      this.#f() || this.#M(e);
    })) : this.#M(e);
  }
  /**
   * @param {unknown} error
   */
  #M(e) {
    this.#s && ($e(this.#s), this.#s = null), this.#i && ($e(this.#i), this.#i = null), this.#l && ($e(this.#l), this.#l = null);
    let n = this.#t.failed;
    const r = (s) => {
      if (this.#f()) return;
      const { reset: i, invoke_onerror: l } = this.#w(s);
      l(), n && !this.#f() && (this.#l = this.#p(() => {
        try {
          return lt(() => {
            var o = (
              /** @type {Effect} */
              Oe
            );
            o.b = this, o.f |= Ir, n(
              this.#e,
              () => s,
              () => i
            );
          });
        } catch (o) {
          return xt(
            o,
            /** @type {Effect} */
            this.#r.parent
          ), null;
        }
      }));
    };
    Et(() => {
      if (!this.#f()) {
        var s;
        try {
          s = this.transform_error(e);
        } catch (i) {
          xt(i, this.#r && this.#r.parent);
          return;
        }
        s !== null && typeof s == "object" && typeof /** @type {any} */
        s.then == "function" ? s.then(
          r,
          /** @param {unknown} e */
          (i) => xt(i, this.#r && this.#r.parent)
        ) : r(s);
      }
    });
  }
}
function X(t, e) {
  var n = e == null ? "" : typeof e == "object" ? `${e}` : e;
  n !== /** @type {any} */
  (t[Br] ??= t.nodeValue) && (t[Br] = n, t.nodeValue = `${n}`);
}
function ro(t, e) {
  return ao(t, e);
}
const Zn = /* @__PURE__ */ new Map();
function ao(t, { target: e, anchor: n, props: r = {}, events: s, context: i, intro: l = !0, transformError: o }) {
  jl();
  var c = void 0, u = Il(() => {
    var f = n ?? e.appendChild(Ft());
    to(
      /** @type {TemplateNode} */
      f,
      {
        pending: () => {
        }
      },
      (g) => {
        Ae({});
        var w = (
          /** @type {ComponentContext} */
          Qe
        );
        i && (w.c = i), s && (r.$$events = s), c = t(g, r) || sa(), Te();
      },
      o
    );
    var d = /* @__PURE__ */ new Set(), v = (g) => {
      for (var w = 0; w < g.length; w++) {
        var h = g[w];
        if (!d.has(h)) {
          d.add(h);
          var m = Xl(h);
          for (const x of [e, document]) {
            var _ = Zn.get(x);
            _ === void 0 && (_ = /* @__PURE__ */ new Map(), Zn.set(x, _));
            var p = _.get(h);
            p === void 0 ? (x.addEventListener(h, Hr, { passive: m }), _.set(h, 1)) : _.set(h, p + 1);
          }
        }
      }
    };
    return v(wr(Zs)), Ur.add(v), () => {
      for (var g of d)
        for (const m of [e, document]) {
          var w = (
            /** @type {Map<string, number>} */
            Zn.get(m)
          ), h = (
            /** @type {number} */
            w.get(g)
          );
          --h == 0 ? (m.removeEventListener(g, Hr), w.delete(g), w.size === 0 && Zn.delete(m)) : w.set(g, h);
        }
      Ur.delete(v), f !== n && f.parentNode?.removeChild(f);
    };
  });
  return Wr.set(c, u), c;
}
let Wr = /* @__PURE__ */ new WeakMap();
function so(t, e) {
  const n = Wr.get(t);
  return n ? (Wr.delete(t), n(e)) : Promise.resolve();
}
class va {
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
  #a = /* @__PURE__ */ new Set();
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
  #s = (e) => {
    if (this.#e.has(e)) {
      var n = (
        /** @type {Key} */
        this.#e.get(e)
      ), r = this.#n.get(n);
      if (r)
        dr(r), this.#a.delete(n);
      else {
        var s = this.#t.get(n);
        s && (dr(s.effect), this.#n.set(n, s.effect), this.#t.delete(n), s.fragment.lastChild.remove(), this.anchor.before(s.fragment), r = s.effect);
      }
      for (const [i, l] of this.#e) {
        if (this.#e.delete(i), i === e)
          break;
        const o = this.#t.get(l);
        o && ($e(o.effect), this.#t.delete(l));
      }
      for (const [i, l] of this.#n) {
        if (i === n || this.#a.has(i)) continue;
        const o = () => {
          if (Array.from(this.#e.values()).includes(i)) {
            var u = document.createDocumentFragment();
            ha(l, u), u.append(Ft()), this.#t.set(i, { effect: l, fragment: u });
          } else
            $e(l);
          this.#a.delete(i), this.#n.delete(i);
        };
        this.#r || !r ? (this.#a.add(i), tn(l, o, !1)) : o();
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
      n.includes(r) || ($e(s.effect), this.#t.delete(r));
  };
  /**
   *
   * @param {any} key
   * @param {null | ((target: TemplateNode) => void)} fn
   */
  ensure(e, n) {
    var r = (
      /** @type {Batch} */
      Le
    ), s = Ps();
    if (n && !this.#n.has(e) && !this.#t.has(e))
      if (s) {
        var i = document.createDocumentFragment(), l = Ft();
        i.append(l), this.#t.set(e, {
          effect: lt(() => n(l)),
          fragment: i
        });
      } else
        this.#n.set(
          e,
          lt(() => n(this.anchor))
        );
    if (this.#e.set(r, e), s) {
      for (const [o, c] of this.#n)
        o === e ? r.unskip_effect(c) : r.skip_effect(c);
      for (const [o, c] of this.#t)
        o === e ? r.unskip_effect(c.effect) : r.skip_effect(c.effect);
      r.oncommit(this.#s), r.ondiscard(this.#i);
    } else
      this.#s(r);
  }
}
function q(t, e, n = !1) {
  var r = new va(t), s = n ? rn : 0;
  function i(l, o) {
    r.ensure(l, o);
  }
  Gn(() => {
    var l = !1;
    e((o, c = 0) => {
      l = !0, i(c, o);
    }), l || i(-1, null);
  }, s);
}
const io = Symbol("NaN");
function lo(t, e, n) {
  var r = new va(t);
  Gn(() => {
    var s = e();
    s !== s && (s = /** @type {any} */
    io), r.ensure(s, n);
  });
}
function Ee(t, e) {
  return e;
}
function oo(t, e, n) {
  for (var r = [], s = e.length, i, l = e.length, o = 0; o < s; o++) {
    let d = e[o];
    tn(
      d,
      () => {
        if (i) {
          if (i.pending.delete(d), i.done.add(d), i.pending.size === 0) {
            var v = (
              /** @type {Set<EachOutroGroup>} */
              t.outrogroups
            );
            Yr(t, wr(i.done)), v.delete(i), v.size === 0 && (t.outrogroups = null);
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
      Nl(f), f.append(u), t.items.clear();
    }
    Yr(t, e, !c);
  } else
    i = {
      pending: new Set(e),
      done: /* @__PURE__ */ new Set()
    }, (t.outrogroups ??= /* @__PURE__ */ new Set()).add(i);
}
function Yr(t, e, n = !0) {
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
      i.f |= St;
      const l = document.createDocumentFragment();
      ha(i, l);
    } else
      $e(e[s], n);
  }
}
var Na;
function be(t, e, n, r, s, i = null) {
  var l = t, o = /* @__PURE__ */ new Map(), c = (e & hs) !== 0;
  if (c) {
    var u = (
      /** @type {Element} */
      t
    );
    l = u.appendChild(Ft());
  }
  var f = null, d = /* @__PURE__ */ xs(() => {
    var p = n();
    return (
      /** @type {V[]} */
      _r(p) ? p : p == null ? [] : wr(p)
    );
  }), v = /* @__PURE__ */ new Map(), g = !0;
  function w(p) {
    if ((_.effect.f & Ze) === 0) {
      _.pending.delete(p);
      var x = a(d);
      _.fallback = f, uo(_, x, l, e, r), f !== null && (x.length === 0 ? (f.f & St) === 0 ? dr(f) : (f.f ^= St, Tn(f, null, l)) : tn(f, () => {
        f = null;
      }));
    }
  }
  function h(p) {
    _.pending.delete(p);
  }
  var m = Gn(() => {
    for (var p = (
      /** @type {V[]} */
      a(d)
    ), x = p.length, M = /* @__PURE__ */ new Set(), L = (
      /** @type {Batch} */
      Le
    ), O = Ps(), D = 0; D < x; D += 1) {
      var k = p[D], S = r(k, D), R = g ? null : o.get(S);
      R ? (R.v && mn(R.v, k), R.i && mn(R.i, D), O && L.unskip_effect(R.e)) : (R = co(
        o,
        g ? l : Na ??= Ft(),
        k,
        S,
        D,
        s,
        e,
        n
      ), g || (R.e.f |= St), o.set(S, R)), M.add(S);
    }
    if (x === 0 && i && !f && (g ? f = lt(() => i(l)) : (f = lt(() => i(Na ??= Ft())), f.f |= St)), x > M.size && ol(), !g)
      if (v.set(L, M), O) {
        for (const [W, ee] of o)
          M.has(W) || L.skip_effect(ee.e);
        L.oncommit(w), L.ondiscard(h);
      } else
        w(L);
    a(d);
  }), _ = { effect: m, items: o, pending: v, outrogroups: null, fallback: f };
  g = !1;
}
function kn(t) {
  for (; t !== null && (t.f & kt) === 0; )
    t = t.next;
  return t;
}
function uo(t, e, n, r, s) {
  var i = (r & Gi) !== 0, l = e.length, o = t.items, c = kn(t.effect.first), u, f = null, d, v = [], g = [], w, h, m, _;
  if (i)
    for (_ = 0; _ < l; _ += 1)
      w = e[_], h = s(w, _), m = /** @type {EachItem} */
      o.get(h).e, (m.f & St) === 0 && (m.nodes?.a?.measure(), (d ??= /* @__PURE__ */ new Set()).add(m));
  for (_ = 0; _ < l; _ += 1) {
    if (w = e[_], h = s(w, _), m = /** @type {EachItem} */
    o.get(h).e, t.outrogroups !== null)
      for (const R of t.outrogroups)
        R.pending.delete(m), R.done.delete(m);
    if ((m.f & at) !== 0 && (dr(m), i && (m.nodes?.a?.unfix(), (d ??= /* @__PURE__ */ new Set()).delete(m))), (m.f & St) !== 0)
      if (m.f ^= St, m === c)
        Tn(m, null, n);
      else {
        var p = f ? f.next : c;
        m === t.effect.last && (t.effect.last = m.prev), m.prev && (m.prev.next = m.next), m.next && (m.next.prev = m.prev), qt(t, f, m), qt(t, m, p), Tn(m, p, n), f = m, v = [], g = [], c = kn(f.next);
        continue;
      }
    if (m !== c) {
      if (u !== void 0 && u.has(m)) {
        if (v.length < g.length) {
          var x = g[0], M;
          f = x.prev;
          var L = v[0], O = v[v.length - 1];
          for (M = 0; M < v.length; M += 1)
            Tn(v[M], x, n);
          for (M = 0; M < g.length; M += 1)
            u.delete(g[M]);
          qt(t, L.prev, O.next), qt(t, f, L), qt(t, O, x), c = x, f = O, _ -= 1, v = [], g = [];
        } else
          u.delete(m), Tn(m, c, n), qt(t, m.prev, m.next), qt(t, m, f === null ? t.effect.first : f.next), qt(t, f, m), f = m;
        continue;
      }
      for (v = [], g = []; c !== null && c !== m; )
        (u ??= /* @__PURE__ */ new Set()).add(c), g.push(c), c = kn(c.next);
      if (c === null)
        continue;
    }
    (m.f & St) === 0 && v.push(m), f = m, c = kn(m.next);
  }
  if (t.outrogroups !== null) {
    for (const R of t.outrogroups)
      R.pending.size === 0 && (Yr(t, wr(R.done)), t.outrogroups?.delete(R));
    t.outrogroups.size === 0 && (t.outrogroups = null);
  }
  if (c !== null || u !== void 0) {
    var D = [];
    if (u !== void 0)
      for (m of u)
        (m.f & at) === 0 && D.push(m);
    for (; c !== null; )
      (c.f & at) === 0 && c !== t.fallback && D.push(c), c = kn(c.next);
    var k = D.length;
    if (k > 0) {
      var S = (r & hs) !== 0 && l === 0 ? n : null;
      if (i) {
        for (_ = 0; _ < k; _ += 1)
          D[_].nodes?.a?.measure();
        for (_ = 0; _ < k; _ += 1)
          D[_].nodes?.a?.fix();
      }
      oo(t, D, S);
    }
  }
  i && Et(() => {
    if (d !== void 0)
      for (m of d)
        m.nodes?.a?.apply();
  });
}
function co(t, e, n, r, s, i, l, o) {
  var c = (l & Wi) !== 0 ? (l & Ki) === 0 ? /* @__PURE__ */ Tl(n, !1, !1) : an(n) : null, u = (l & Yi) !== 0 ? an(s) : null;
  return {
    v: c,
    i: u,
    e: lt(() => (i(e, c ?? n, u ?? s, o), () => {
      t.delete(r);
    }))
  };
}
function Tn(t, e, n) {
  if (t.nodes)
    for (var r = t.nodes.start, s = t.nodes.end, i = e && (e.f & St) === 0 ? (
      /** @type {EffectNodes} */
      e.nodes.start
    ) : n; r !== null; ) {
      var l = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ Yn(r)
      );
      if (i.before(r), r === s)
        return;
      r = l;
    }
}
function qt(t, e, n) {
  e === null ? t.effect.first = n : e.next = n, n === null ? t.effect.last = e : n.prev = e;
}
function kr(t, e, ...n) {
  var r = new va(t);
  Gn(() => {
    const s = e() ?? null;
    r.ensure(s, s && ((i) => s(i, ...n)));
  }, rn);
}
function Gr(t, e) {
  var n = void 0, r;
  Fs(() => {
    n !== (n = e()) && (r && ($e(r), r = null), n && (r = lt(() => {
      pr(() => (
        /** @type {(node: Element) => void} */
        n(t)
      ));
    })));
  });
}
function ei(t) {
  var e, n, r = "";
  if (typeof t == "string" || typeof t == "number") r += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var s = t.length;
    for (e = 0; e < s; e++) t[e] && (n = ei(t[e])) && (r && (r += " "), r += n);
  } else for (n in t) t[n] && (r && (r += " "), r += n);
  return r;
}
function fo() {
  for (var t, e, n = 0, r = "", s = arguments.length; n < s; n++) (t = arguments[n]) && (e = ei(t)) && (r && (r += " "), r += e);
  return r;
}
function Yt(t) {
  return typeof t == "object" ? fo(t) : t ?? "";
}
const Ca = [...` 	
\r\f \v\uFEFF`];
function ho(t, e, n) {
  var r = t == null ? "" : "" + t;
  if (e && (r = r ? r + " " + e : e), n) {
    for (var s of Object.keys(n))
      if (n[s])
        r = r ? r + " " + s : s;
      else if (r.length)
        for (var i = s.length, l = 0; (l = r.indexOf(s, l)) >= 0; ) {
          var o = l + i;
          (l === 0 || Ca.includes(r[l - 1])) && (o === r.length || Ca.includes(r[o])) ? r = (l === 0 ? "" : r.substring(0, l)) + r.substring(o + 1) : l = o;
        }
  }
  return r === "" ? null : r;
}
function za(t, e = !1) {
  var n = e ? " !important;" : ";", r = "";
  for (var s of Object.keys(t)) {
    var i = t[s];
    i != null && i !== "" && (r += " " + s + ": " + i + n);
  }
  return r;
}
function Or(t) {
  return t[0] !== "-" || t[1] !== "-" ? t.toLowerCase() : t;
}
function vo(t, e) {
  if (e) {
    var n = "", r, s;
    if (Array.isArray(e) ? (r = e[0], s = e[1]) : r = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var i = !1, l = 0, o = !1, c = [];
      r && c.push(...Object.keys(r).map(Or)), s && c.push(...Object.keys(s).map(Or));
      var u = 0, f = -1;
      const h = t.length;
      for (var d = 0; d < h; d++) {
        var v = t[d];
        if (o ? v === "/" && t[d - 1] === "*" && (o = !1) : i ? i === v && (i = !1) : v === "/" && t[d + 1] === "*" ? o = !0 : v === '"' || v === "'" ? i = v : v === "(" ? l++ : v === ")" && l--, !o && i === !1 && l === 0) {
          if (v === ":" && f === -1)
            f = d;
          else if (v === ";" || d === h - 1) {
            if (f !== -1) {
              var g = Or(t.substring(u, f).trim());
              if (!c.includes(g)) {
                v !== ";" && d++;
                var w = t.substring(u, d).trim();
                n += " " + w + ";";
              }
            }
            u = d + 1, f = -1;
          }
        }
      }
    }
    return r && (n += za(r)), s && (n += za(s, !0)), n = n.trim(), n === "" ? null : n;
  }
  return t == null ? null : String(t);
}
function de(t, e, n, r, s, i) {
  var l = (
    /** @type {any} */
    t[Fr]
  );
  if (l !== n || l === void 0) {
    var o = ho(n, r, i);
    o == null ? t.removeAttribute("class") : e ? t.className = o : t.setAttribute("class", o), t[Fr] = n;
  } else if (i && s !== i)
    for (var c in i) {
      var u = !!i[c];
      (s == null || u !== !!s[c]) && t.classList.toggle(c, u);
    }
  return i;
}
function jr(t, e = {}, n, r) {
  for (var s in n) {
    var i = n[s];
    e[s] !== i && (n[s] == null ? t.style.removeProperty(s) : t.style.setProperty(s, i, r));
  }
}
function nt(t, e, n, r) {
  var s = (
    /** @type {any} */
    t[Dr]
  );
  if (s !== e) {
    var i = vo(e, r);
    i == null ? t.removeAttribute("style") : t.style.cssText = i, t[Dr] = e;
  } else r && (Array.isArray(r) ? (jr(t, n?.[0], r[0]), jr(t, n?.[1], r[1], "important")) : jr(t, n, r));
  return r;
}
function ti(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function Pa(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, ni(t, !n || "__value" in t));
}
function ni(t, e) {
  var n = t.__defaultValue, r = t.multiple, s = r ? n ?? [] : null;
  if (!(r && !_r(s))) {
    var i = t.selectedIndex, l = e && r ? new Set(t.selectedOptions) : null;
    for (var o of t.options) {
      var c = Xr(o);
      ti(
        o,
        r ? (
          /** @type {any[]} */
          s.includes(c)
        ) : js(c, n)
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
function Kr(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!_r(e))
      return al();
    for (var r of t.options)
      r.selected = e.includes(Xr(r));
    return;
  }
  for (r of t.options) {
    var s = Xr(r);
    if (js(s, e)) {
      r.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function go(t) {
  var e = new MutationObserver((n) => {
    n.every(mo) || ("__defaultValue" in t && ni(t, !1), "__value" in t && Kr(t, t.__value));
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
  }), fa(() => {
    e.disconnect();
  });
}
function Xr(t) {
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
const un = Symbol("class"), xn = Symbol("style"), ri = Symbol("is custom element"), ai = Symbol("is html"), _o = br ? "input" : "INPUT", wo = br ? "option" : "OPTION", si = br ? "select" : "SELECT", ii = br ? "progress" : "PROGRESS";
function li(t, e) {
  var n = ga(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== ii) || (t.value = e ?? "");
}
function $(t, e, n, r) {
  var s = ga(t), i = s[e];
  i !== (s[e] = n) && (e === "loading" && (t[Hi] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && ui(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function yo(t, e, n, r, s = !1, i = !1) {
  var l = ga(t), o = l[ri], c = !l[ai], u = e || {}, f = t.nodeName === wo, d = t.nodeName === si;
  try {
    for (var v in e)
      !(v in n) && v[0] + v[1] !== "$$" && (n[v] = null);
    n.class ? n.class = Yt(n.class) : (r || n[un]) && (n.class = null), n[xn] && (n.style ??= null);
    var g = ui(t);
    if (t.nodeName === _o && "type" in n && ("value" in n || "__value" in n)) {
      var w = n.type;
      (w !== u.type || w === void 0 && t.hasAttribute("type")) && (u.type = w, $(t, "type", w, i));
    }
    for (const L in n) {
      let O = n[L];
      if (f && L === "value" && O == null) {
        t.value = t.__value = "", u[L] = O;
        continue;
      }
      if (L === "class") {
        var h = t.namespaceURI === "http://www.w3.org/1999/xhtml";
        de(t, h, O, r, e?.[un], n[un]), u[L] = O, u[un] = n[un];
        continue;
      }
      if (L === "style") {
        nt(t, O, e?.[xn], n[xn]), u[L] = O, u[xn] = n[xn];
        continue;
      }
      var m = u[L];
      if (!(O === m && !(O === void 0 && t.hasAttribute(L)))) {
        u[L] = O;
        var _ = L[0] + L[1];
        if (_ !== "$$")
          if (_ === "on") {
            const D = {}, k = "$$" + L;
            let S = L.slice(2);
            var p = Wl(S);
            if (Ul(S) && (S = S.slice(0, -7), D.capture = !0), !p && m) {
              if (O != null) continue;
              t.removeEventListener(S, u[k], D), u[k] = null;
            }
            if (p)
              oe(S, t, O), st([S]);
            else if (O != null) {
              let R = function(W) {
                u[L].call(this, W);
              };
              u[k] = Qs(S, t, R, D);
            }
          } else if (L === "style")
            $(t, L, O);
          else if (L === "autofocus")
            bl(
              /** @type {HTMLElement} */
              t,
              !!O
            );
          else if (!o && (L === "__value" || L === "value" && O != null))
            t.__value = O, (m == null || // @ts-ignore
            t.value !== O || O === 0 && t.nodeName === ii) && (t.value = O);
          else if (L === "selected" && f)
            ti(
              /** @type {HTMLOptionElement} */
              t,
              O
            );
          else {
            var x = L;
            c || (x = Gl(x));
            var M = x === "defaultValue" || x === "defaultChecked";
            if (d && x === "defaultValue") continue;
            if (O == null && !o && !M)
              if (l[L] = null, x === "value" || x === "checked") {
                let D = (
                  /** @type {HTMLInputElement} */
                  t
                );
                const k = e === void 0;
                if (x === "value") {
                  let S = D.defaultValue;
                  D.removeAttribute(x), D.defaultValue = S, D.value = D.__value = k ? S : null;
                } else {
                  let S = D.defaultChecked;
                  D.removeAttribute(x), D.defaultChecked = S, D.checked = k ? S : !1;
                }
              } else
                t.removeAttribute(L);
            else M || (o || typeof O != "string") && g.has(x) ? (t[x] = O, x in l && (l[x] = De)) : typeof O != "function" && $(t, x, O, i);
          }
      }
    }
  } finally {
  }
  return u;
}
function oi(t, e, n = [], r = [], s = [], i, l = !1, o = !1) {
  ps(s, n, r, (c) => {
    var u = void 0, f = {}, d = t.nodeName === si, v = !1;
    if (Fs(() => {
      var w = e(...c.map(a)), h = yo(
        t,
        u,
        w,
        i,
        l,
        o
      );
      if (v && d) {
        var m = (
          /** @type {HTMLSelectElement} */
          t
        );
        "defaultValue" in w && Pa(m, w.defaultValue), "value" in w && Kr(m, w.value);
      }
      for (let p of Object.getOwnPropertySymbols(f))
        w[p] || $e(f[p]);
      for (let p of Object.getOwnPropertySymbols(w)) {
        var _ = w[p];
        p.description === nl && (!u || _ !== u[p]) && (f[p] && $e(f[p]), f[p] = lt(() => Gr(t, () => _))), h[p] = _;
      }
      u = h;
    }), d) {
      var g = (
        /** @type {HTMLSelectElement} */
        t
      );
      pr(() => {
        var w = (
          /** @type {Record<string | symbol, any>} */
          u
        );
        "defaultValue" in w && Pa(g, w.defaultValue), Kr(g, w.value, !0), go(g);
      });
    }
    v = !0;
  });
}
function ga(t) {
  return (
    /** @type {Record<string | symbol, unknown>} **/
    /** @type {any} */
    t[ds] ??= {
      [ri]: t.nodeName.includes("-"),
      [ai]: t.namespaceURI === tl
    }
  );
}
var Ra = /* @__PURE__ */ new Map();
function ui(t) {
  var e = t.getAttribute("is") || t.nodeName, n = Ra.get(e);
  if (n) return n;
  Ra.set(e, n = /* @__PURE__ */ new Set());
  for (var r, s = t, i = Element.prototype; i !== s; ) {
    r = Ii(s);
    for (var l in r)
      r[l].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      l !== "innerHTML" && l !== "textContent" && l !== "innerText" && n.add(l);
    s = us(s);
  }
  return n;
}
class ma {
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
    return r.add(n), this.#e.set(e, r), this.#a().observe(e, this.#t), () => {
      var s = this.#e.get(e);
      s.delete(n), s.size === 0 && (this.#e.delete(e), this.#n.unobserve(e));
    };
  }
  #a() {
    return this.#n ?? (this.#n = new ResizeObserver(
      /** @param {any} entries */
      (e) => {
        for (var n of e) {
          ma.entries.set(n.target, n);
          for (var r of this.#e.get(n.target) || [])
            r(n);
        }
      }
    ));
  }
}
var bo = /* @__PURE__ */ new ma({
  box: "border-box"
});
function $t(t, e, n) {
  var r = bo.observe(t, () => n(t[e]));
  pr(() => (At(() => n(t[e])), r));
}
function Nr(t, e) {
  return t === e || t?.[en] === e;
}
function Gt(t = sa(), e, n, r) {
  var s = (
    /** @type {ComponentContext} */
    Qe.r
  ), i = (
    /** @type {Effect} */
    Oe
  );
  return pr(() => {
    var l, o;
    return Is(() => {
      l = o, o = [], At(() => {
        Nr(n(...o), t) || (e(t, ...o), l && Nr(n(...l), t) && e(null, ...l));
      });
    }), () => {
      let c = i;
      for (; c !== s && c.parent !== null && c.parent.f & Rn; )
        c = c.parent;
      const u = () => {
        o && Nr(n(...o), t) && e(null, ...o);
      }, f = c.teardown;
      c.teardown = () => {
        u(), f?.();
      };
    };
  }), t;
}
let Qn = !1;
function po(t) {
  var e = Qn;
  try {
    return Qn = !1, [t(), Qn];
  } finally {
    Qn = e;
  }
}
function te(t, e, n, r) {
  var s = !0, i = (n & Zi) !== 0, l = (n & Qi) !== 0, o = (
    /** @type {V} */
    r
  ), c = !0, u = (
    /** @type {Derived<V> | undefined} */
    void 0
  ), f = () => l && s ? (u ??= /* @__PURE__ */ In(
    /** @type {() => V} */
    r
  ), a(u)) : (c && (c = !1, o = l ? At(
    /** @type {() => V} */
    r
  ) : (
    /** @type {V} */
    r
  )), o);
  let d;
  if (i) {
    var v = en in t || Ui in t;
    d = fn(t, e)?.set ?? (v && e in t ? (M) => t[e] = M : void 0);
  }
  var g, w = !1;
  i ? [g, w] = po(() => (
    /** @type {V} */
    t[e]
  )) : g = /** @type {V} */
  t[e], g === void 0 && r !== void 0 && (g = f(), d && (hl(), d(g)));
  var h;
  if (h = () => {
    var M = (
      /** @type {V} */
      t[e]
    );
    return M === void 0 ? f() : (c = !0, M);
  }, (n & Ji) === 0)
    return h;
  if (d) {
    var m = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(M, L) {
        return arguments.length > 0 ? ((!L || m || w) && d(L ? h() : M), M) : h();
      })
    );
  }
  var _ = !1, p = ((n & Xi) !== 0 ? In : xs)(() => (_ = !1, h()));
  i && a(p);
  var x = (
    /** @type {Effect} */
    Oe
  );
  return (
    /** @type {() => V} */
    (function(M, L) {
      if (arguments.length > 0) {
        const O = L ? a(p) : i ? ut(M) : M;
        return N(p, O), _ = !0, o !== void 0 && (o = O), M;
      }
      return Dt && _ || (x.f & Ze) !== 0 ? p.v : a(p);
    })
  );
}
function ko(t) {
  Qe === null && _s(), Ge(() => {
    const e = At(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function xo(t) {
  Qe === null && _s(), ko(() => () => At(t));
}
const Mo = 15e3, So = {
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
}, Ia = 2e3;
class Eo {
  #e = /* @__PURE__ */ Q(null);
  get welcome() {
    return a(this.#e);
  }
  set welcome(e) {
    N(this.#e, e);
  }
  #n = /* @__PURE__ */ Q(null);
  get yours() {
    return a(this.#n);
  }
  set yours(e) {
    N(this.#n, e);
  }
  #t = /* @__PURE__ */ Q(!1);
  get connected() {
    return a(this.#t);
  }
  set connected(e) {
    N(this.#t, e, !0);
  }
  #a = /* @__PURE__ */ Q(!1);
  get lost() {
    return a(this.#a);
  }
  set lost(e) {
    N(this.#a, e, !0);
  }
  #r = /* @__PURE__ */ Q(!1);
  get shut() {
    return a(this.#r);
  }
  set shut(e) {
    N(this.#r, e, !0);
  }
  #s = /* @__PURE__ */ Q("");
  get failure() {
    return a(this.#s);
  }
  set failure(e) {
    N(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ Q(!1);
  get revoked() {
    return a(this.#i);
  }
  set revoked(e) {
    N(this.#i, e, !0);
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
      this.connected = !0, this.lost = !1, this.pause = 500, this.attach((r) => {
        n.readyState === WebSocket.OPEN && n.send(JSON.stringify(r));
      });
    }, n.onclose = () => {
      this.connected = !1, this.lost = !0, this.carry = () => {
      }, this.welcome?.guest ? this.revoked || (setTimeout(() => this.connect(), this.pause), this.pause = Math.min(2 * this.pause, Mo)) : setTimeout(() => void this.findAgain(), Ia);
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
    setTimeout(() => void this.findAgain(), Ia);
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
    const n = So[e.type];
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
const et = new Eo(), Ao = "5";
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add(Ao);
const To = "Compiling; the first time takes a while …";
function bt(t, e = !1) {
  if (t == null || !Number.isFinite(t)) return "–";
  const n = Math.abs(t), r = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(r) !== 0 ? `−${r}` : e && t > 0 && Number(r) !== 0 ? `+${r}` : r;
}
function _a(t) {
  const e = t.label || bt(t.value, !0);
  return t.words ? /[a-z]/i.test(e) && t.words !== e ? `${e}, ${t.words}` : t.words : `value ${e}`;
}
const Lo = {
  lower: "≥ ",
  upper: "≤ ",
  "lower estimate": "≳ ",
  "upper estimate": "≲ "
};
function Oo(t, e) {
  const n = bt(t, !0), r = Number(n.replace("−", "-"));
  return t !== null && e === "upper" && r > t ? `< ${n}` : t !== null && e === "lower" && r < t ? `> ${n}` : (Lo[e] ?? "") + n;
}
function jo(t, e = !1) {
  const n = bt(t.value, e);
  return t.exact || t.value === null ? n : `≈ ${n}`;
}
function wa(t) {
  return bt(t).replace(/\.00$/, "").replace(/(\.\d)0$/, "$1").replace(/^(−?)0\./, "$1.");
}
function hr(t) {
  return t.toLocaleString("en");
}
function Ln(t) {
  if (t < 1e4) return hr(t);
  const e = [[1e9, " bn"], [1e6, " M"], [1e3, " k"]];
  for (const [n, r] of e) if (t >= n) return `${(t / n).toPrecision(3)}${r}`;
  return hr(t);
}
function Ut(t) {
  return t.charAt(0).toUpperCase() + t.slice(1);
}
function ci(t, e) {
  return t.figure === "seeds" ? `${t.symbol} ${t.symbol === "1" ? "seed" : "seeds"} of ${e[t.owner] ?? t.owner + 1}` : t.figure.includes(" ") ? t.figure : `${t.figure || t.symbol} of ${e[t.owner] ?? t.owner + 1}`;
}
function fi(t, e = []) {
  const n = e.map((s) => s.toLowerCase()), r = n.every((s) => s === "white" || s === "black") ? n : [];
  for (const s of t) {
    const i = s?.figure.split(" ") ?? [];
    s && s.owner >= 0 && i.length > 1 && (r[s.owner] = i[0]);
  }
  return r;
}
function No(t, e) {
  const n = Math.max(...e), r = t.filter((s, i) => e[i] === n);
  return r.length === t.length ? "Draw" : t.length === 2 ? `${Ut(r[0] ?? "")} wins` : t.map((s, i) => `${s} ${bt(e[i], !0)}`).join(", ");
}
var Co = /* @__PURE__ */ E('<span aria-hidden="true"></span>');
function zo(t, e) {
  let n = te(e, "tone", 3, "");
  var r = Co();
  let s;
  C(() => s = de(r, 1, `sign p${e.player % 4} ${n() ?? ""}`, "svelte-qb9nm9", s, { ring: !n() && e.player % 2 === 1 })), b(t, r);
}
var Po = /* @__PURE__ */ E('<div class="svelte-h5f36h"><dt><!> </dt> <dd class="svelte-h5f36h"> </dd></div>'), Ro = /* @__PURE__ */ E('<dl class="svelte-h5f36h"></dl>');
function Io(t, e) {
  Ae(e, !0);
  function n(s) {
    const i = e.part.unit === "$" ? `$${Math.abs(s).toLocaleString("en")}` : String(Math.abs(s));
    return s < 0 ? `−${i}` : i;
  }
  var r = Ro();
  be(r, 21, () => e.part.counts, Ee, (s, i, l) => {
    const o = /* @__PURE__ */ y(() => e.part.owners[l] ?? -1);
    var c = Po(), u = U(c), f = U(u);
    {
      var d = (h) => {
        zo(h, {
          get player() {
            return a(o);
          }
        });
      };
      q(f, (h) => {
        a(o) >= 0 && h(d);
      });
    }
    var v = T(f, 1, !0), g = T(u, 2), w = se(g, !0);
    C(
      (h, m) => {
        X(v, h), X(w, m);
      },
      [
        () => Ut(e.part.labels[l] ?? ""),
        () => n(a(i))
      ]
    ), b(s, c);
  }), b(t, r), Te();
}
const Fo = {
  s: ["♠", "spades", !1],
  h: ["♥", "hearts", !0],
  d: ["♦", "diamonds", !0],
  c: ["♣", "clubs", !1]
}, Do = { A: "ace", K: "king", Q: "queen", J: "jack", T: "10" };
function di(t) {
  const e = /^(10|[2-9TJQKA])([shdc])$/.exec(t), n = Fo[e?.[2] ?? ""];
  if (!e || !n) return null;
  const [r, [s, i, l]] = [e[1], n];
  return { rank: r === "T" ? "10" : r, sign: s, red: l, name: `${Do[r] ?? r} of ${i}` };
}
function Jr(t) {
  return t === "?" ? "a hidden card" : t === "*" ? "a blank" : di(t)?.name ?? t;
}
var Bo = /* @__PURE__ */ E('<span class="back svelte-1oi24y0" aria-hidden="true"></span>'), qo = /* @__PURE__ */ E('<span aria-hidden="true"><span class="corner svelte-1oi24y0"> <br/> </span> <span class="suit svelte-1oi24y0"> </span> <span class="corner turned svelte-1oi24y0"> <br/> </span></span>'), Vo = /* @__PURE__ */ E('<span class="value svelte-1oi24y0" aria-hidden="true"> </span>'), Uo = /* @__PURE__ */ E('<span class="word" aria-hidden="true"> </span> <!>', 1);
function Zr(t, e) {
  Ae(e, !0);
  let n = te(e, "value", 3, null);
  const r = /* @__PURE__ */ y(() => di(e.card));
  var s = Ve(), i = ve(s);
  {
    var l = (u) => {
      var f = Bo();
      b(u, f);
    }, o = (u) => {
      var f = qo();
      let d;
      var v = U(f), g = U(v), w = T(g, 2, !0), h = T(v, 2), m = se(h, !0), _ = T(h, 2), p = U(_), x = T(p, 2, !0);
      C(() => {
        d = de(f, 1, "face svelte-1oi24y0", null, d, { red: a(r).red }), X(g, a(r).rank), X(w, a(r).sign), X(m, a(r).sign), X(p, a(r).rank), X(x, a(r).sign);
      }), b(u, f);
    }, c = (u) => {
      var f = Uo(), d = ve(f), v = se(d, !0), g = T(d, 2);
      {
        var w = (h) => {
          var m = Vo(), _ = se(m, !0);
          C(() => X(_, e.card === "*" ? "" : n())), b(h, m);
        };
        q(g, (h) => {
          n() !== null && h(w);
        });
      }
      C(() => X(v, e.card === "*" ? "" : e.card)), b(u, f);
    };
    q(i, (u) => {
      e.card === "?" ? u(l) : a(r) ? u(o, 1) : u(c, -1);
    });
  }
  b(t, s), Te();
}
function Ho(t) {
  return t.filter((e) => e.kind === "cards");
}
function Wo(t, e, n) {
  return -1 - (n * t + e);
}
function Yo(t, e) {
  return Math.floor((-1 - e) / t);
}
function vr(t, e) {
  return t.filter((n) => e.every((r) => n.cells.includes(r)));
}
function Go(t, e, n) {
  const r = [...e.filter((s) => s !== n), n];
  return vr(t, r).length ? r : [n];
}
var Ko = /* @__PURE__ */ E("<span> </span>");
function ya(t, e) {
  Ae(e, !0);
  var n = Ko();
  let r;
  var s = se(n, !0);
  C(
    (i) => {
      r = de(n, 1, "value svelte-urv3gu", null, r, {
        best: e.best,
        known: e.row.source !== "" || e.row.book !== null
      }), X(s, i);
    },
    [
      () => e.row.label || bt(e.row.value, !0)
    ]
  ), b(t, n), Te();
}
var Xo = /* @__PURE__ */ E("<button><!><!></button>"), Jo = /* @__PURE__ */ E('<span><!><span class="unseen"> </span></span>'), Zo = /* @__PURE__ */ E("<li><!></li>"), Qo = /* @__PURE__ */ E('<li><span class="card none svelte-1qn4n7r">none</span></li>'), $o = /* @__PURE__ */ E("<ul></ul>");
function eu(t, e) {
  Ae(e, !0);
  let n = te(e, "legal", 19, () => []), r = te(e, "rows", 19, () => []), s = te(e, "chosen", 19, () => []), i = te(e, "fresh", 3, !1), l = te(e, "large", 3, !1), o = te(e, "few", 3, !1), c = /* @__PURE__ */ Q(void 0), u = /* @__PURE__ */ Q(0);
  const f = /* @__PURE__ */ y(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), d = /* @__PURE__ */ y(() => e.part.cards.map((k, S) => vr(n(), [x(S)]))), v = /* @__PURE__ */ y(() => a(d).some((k) => k.length > 0)), g = /* @__PURE__ */ y(() => a(d).findIndex((k) => k.length > 0)), w = /* @__PURE__ */ y(() => a(d)[a(u)]?.length ? a(u) : a(g)), h = /* @__PURE__ */ y(() => new Map(r().filter((k) => k.value !== null).map((k) => [k.cells[0], k]))), m = /* @__PURE__ */ y(() => r().find((k) => k.value !== null));
  let _ = !1;
  Ge(() => {
    a(w), !(!a(v) || !_) && Ks().then(() => document.activeElement === document.body && p(a(w)));
  });
  function p(k) {
    a(c)?.querySelector(`[data-cell="${x(k)}"]`)?.focus();
  }
  function x(k) {
    return Wo(e.count, e.row, k);
  }
  function M(k) {
    const S = a(h).get(x(k)), R = [Jr(e.part.cards[k])];
    return s().includes(x(k)) && R.push("chosen"), R.push(`legal: ${a(d)[k].slice(0, 3).map((W) => W.words || W.text).join(" or ")}`), S && R.push(_a(S)), R.join(", ");
  }
  function L(k) {
    const S = a(d).flatMap((ye, xe) => ye.length ? [xe] : []), R = S.indexOf(a(w)), ee = {
      ArrowLeft: R - 1,
      ArrowRight: R + 1,
      Home: 0,
      End: S.length - 1
    }[k.key];
    ee !== void 0 && (k.preventDefault(), k.stopPropagation(), S[ee] !== void 0 && (N(u, S[ee], !0), p(a(u))));
  }
  var O = $o();
  let D;
  be(
    O,
    21,
    () => e.part.cards,
    Ee,
    (k, S, R) => {
      const W = /* @__PURE__ */ y(() => a(h).get(x(R)));
      var ee = Zo();
      let ye;
      var xe = U(ee);
      {
        var Me = (ie) => {
          var j = Xo();
          let V;
          var le = U(j);
          Zr(le, {
            get card() {
              return a(S);
            },
            get value() {
              return e.part.values[R];
            }
          });
          var fe = T(le);
          {
            var Ne = (me) => {
              {
                let ge = /* @__PURE__ */ y(() => a(W) === a(m));
                ya(me, {
                  get row() {
                    return a(W);
                  },
                  get best() {
                    return a(ge);
                  }
                });
              }
            };
            q(fe, (me) => {
              a(W) && me(Ne);
            });
          }
          C(
            (me, ge, H) => {
              V = de(j, 1, "cell card can svelte-1qn4n7r", null, V, { from: me }), $(j, "data-cell", ge), $(j, "tabindex", R === a(w) ? 0 : -1), $(j, "aria-label", H);
            },
            [
              () => s().includes(x(R)),
              () => x(R),
              () => M(R)
            ]
          ), oe("click", j, () => (N(u, R, !0), e.choose(x(R)))), b(ie, j);
        }, Y = (ie) => {
          var j = Jo();
          let V;
          var le = U(j);
          Zr(le, {
            get card() {
              return a(S);
            },
            get value() {
              return e.part.values[R];
            }
          });
          var fe = T(le), Ne = se(fe, !0);
          C(
            (me) => {
              V = de(j, 1, "card svelte-1qn4n7r", null, V, { down: a(S) === "?" }), X(Ne, me);
            },
            [() => Jr(a(S))]
          ), b(ie, j);
        };
        q(xe, (ie) => {
          a(d)[R].length && e.choose ? ie(Me) : ie(Y, -1);
        });
      }
      C(() => ye = de(ee, 1, Yt(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-1qn4n7r", ye, { fresh: i() })), b(k, ee);
    },
    (k) => {
      var S = Qo();
      b(k, S);
    }
  ), Gt(O, (k) => N(c, k), () => a(c)), C(
    (k) => {
      D = de(O, 1, "tiles svelte-1qn4n7r", null, D, {
        letters: e.part.values.length > 0,
        large: o(),
        small: k,
        suit: e.part.cards.length > 12
      }), $(O, "aria-label", e.part.title || a(f) || "cards");
    },
    [
      () => !l() && e.part.cards.every((k) => k === "?")
    ]
  ), oe("keydown", O, L), oe("focusin", O, () => _ = !0), oe("focusout", O, (k) => k.relatedTarget && (_ = !1)), b(t, O), Te();
}
st(["keydown", "focusin", "focusout", "click"]);
const Rt = 2 / Math.sqrt(3), wn = 0.26, gr = 0.75;
function hi(t) {
  return [wn + (t.rowLabels.length ? gr : 0), wn + (t.columnLabels.length ? gr : 0)];
}
function Bn(t) {
  return t.ends.length ? 1 : 0;
}
function Xn(t) {
  if (t.shape !== "hexagon") return [t.columns + 2 * Bn(t), t.rows];
  const [e, n] = hi(t);
  return [e + t.columns + (t.rows - 1) / 2 + wn, n + Rt * (0.75 * t.rows + 0.25) + wn];
}
function jt(t, e) {
  const [n, r] = [Math.floor(e / t.columns), e % t.columns];
  if (t.shape !== "hexagon") return [r + Bn(t) + 0.5, n + 0.5];
  const [s, i] = hi(t);
  return [s + r + n / 2 + 0.5, i + Rt * (0.75 * n + 0.5)];
}
const Qr = [
  [0, Rt / 2],
  [0.5, Rt / 4],
  [0.5, -Rt / 4],
  [0, -Rt / 2],
  [-0.5, -Rt / 4],
  [-0.5, Rt / 4]
];
function tu(t) {
  const { rows: e, columns: n } = t, r = [...Array(n).keys()], s = [...Array(e).keys()], i = [
    [r, [4, 3, 2]],
    [s.map((l) => l * n + n - 1), [2, 1]],
    [r.map((l) => (e - 1) * n + l), [5, 0, 1]],
    [s.map((l) => l * n), [4, 5]]
  ];
  return t.sides.map((l, o) => {
    const [c, u] = i[o], f = c.flatMap((d) => {
      const [v, g] = jt(t, d);
      return u.map((w) => `${v + Qr[w][0]} ${g + Qr[w][1]}`);
    });
    return { owner: l, d: `M${f.join("L")}` };
  });
}
function nu(t) {
  return t.cells.map((e, n) => {
    const [r, s] = jt(t, n);
    return `M${Qr.map(([i, l]) => `${r + i} ${s + l}`).join("L")}z`;
  }).join("");
}
function ru(t) {
  const e = t.rowLabels.map((r, s) => {
    const [i, l] = jt(t, s * t.columns);
    return { name: r, at: [i - 0.5 - wn - gr / 2, l] };
  }), n = t.columnLabels.map((r, s) => {
    const [i, l] = jt(t, s);
    return { name: r, at: [i, l - Rt / 2 - wn - gr / 3] };
  });
  return [...e, ...n];
}
function ba(t, e) {
  return t.shape !== "lattice" ? `repeat(${e}, minmax(0, 1fr))` : `repeat(${(e - 1) / 2}, minmax(0, 1fr) minmax(0, 3fr)) minmax(0, 1fr)`;
}
function vi(t) {
  const e = ba(t, t.columns);
  return Bn(t) ? `minmax(0, 1fr) ${e} minmax(0, 1fr)` : e;
}
function Fa(t, e) {
  return t.shape === "lattice" ? 2 * e - 1 : e;
}
function gi(t, e) {
  if (t.names[e]) return t.names[e];
  const n = Math.floor(e / t.columns), r = e % t.columns, s = t.columnLabels[r] ?? String(r + 1), i = t.rowLabels[n];
  return !t.rowLabels.length && t.columnLabels.length ? `column ${s}, row ${t.rows - n}` : i === void 0 ? `row ${n + 1}, column ${r + 1}` : `${s}${i}`;
}
const au = ["─", "│", "·"];
function mi(t) {
  if (t.shape !== "point") return "";
  const e = t.cells.some((s) => s && s.owner < 0);
  if (!e && t.cells.every((s) => s)) return "";
  const n = (s, i) => !e || t.cells[s] !== null && t.cells[s].symbol !== i, r = [];
  return t.cells.forEach((s, i) => {
    const [l, o] = jt(t, i);
    (i + 1) % t.columns && n(i, "│") && n(i + 1, "│") && r.push(`M${l} ${o}h1`), o < t.rows - 1 && n(i, "─") && n(i + t.columns, "─") && r.push(`M${l} ${o}v1`);
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
function iu(t) {
  return {
    ...t,
    cells: [...t.cells].reverse(),
    tints: [...t.tints].reverse(),
    rowLabels: [...t.rowLabels].reverse(),
    columnLabels: [...t.columnLabels].reverse(),
    names: [...t.names].reverse(),
    territory: [...t.territory].reverse(),
    ends: [...t.ends].reverse(),
    sides: t.sides.map((e, n) => t.sides[(n + 2) % 4]),
    stars: nr(t, t.stars),
    threatened: nr(t, t.threatened),
    lines: t.lines.map((e) => nr(t, e))
  };
}
function nr(t, e) {
  return e.map((n) => t.cells.length - 1 - n);
}
function $r({ part: t, start: e, turned: n }, r) {
  const s = r.map((i) => i - e).filter((i) => i >= 0 && i < t.cells.length);
  return n ? nr(t, s) : s;
}
function Da(t, e) {
  return e.map((n) => ({ ...n, cells: $r(t, n.cells) })).filter((n, r) => n.cells.length > 0 && n.cells.length === e[r].cells.length);
}
function lu(t) {
  let e = 0;
  return t.map((n) => {
    const r = e;
    return n.kind === "grid" && (e += n.cells.length), r;
  });
}
var ou = /* @__PURE__ */ Fe('<g><ellipse class="side svelte-1mrwj6b" rx="17" ry="8" cy="3"></ellipse><ellipse class="top svelte-1mrwj6b" rx="17" ry="8"></ellipse><ellipse class="ring svelte-1mrwj6b" rx="11" ry="5"></ellipse></g>'), uu = /* @__PURE__ */ Fe('<svg aria-hidden="true"></svg>'), cu = /* @__PURE__ */ E('<div class="player svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b"> </span> <b class="svelte-1mrwj6b"> <small class="svelte-1mrwj6b">left</small></b> <small class="svelte-1mrwj6b"> </small></p></div>'), fu = /* @__PURE__ */ E('<div class="chips svelte-1mrwj6b"><div class="pot svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b">Pot</span> <b class="svelte-1mrwj6b"> </b></p></div> <!></div>');
function du(t, e) {
  Ae(e, !0);
  const n = (g, w = Mt, h = Mt) => {
    const m = /* @__PURE__ */ y(() => Math.min(w(), r));
    var _ = uu();
    $(_, "viewBox", "0 0 40 57"), be(_, 21, () => ({ length: a(m) }), Ee, (p, x, M) => {
      const L = /* @__PURE__ */ y(() => 12 + s * (r - M));
      var O = ou();
      C(() => $(O, "transform", `translate(20 ${a(L) ?? ""})`)), b(p, O);
    }), C(() => de(_, 0, Yt(h() >= 0 ? `p${h() % 4}` : "all"), "svelte-1mrwj6b")), b(g, _);
  }, r = 7, s = 5, i = /* @__PURE__ */ y(() => e.part.bets.reduce((g, w) => g + w, 0));
  var l = fu(), o = U(l), c = U(o);
  n(c, () => a(i), () => -1);
  var u = T(c, 2), f = T(U(u), 2), d = se(f, !0), v = T(o, 2);
  be(v, 17, () => e.part.labels, Ee, (g, w, h) => {
    var m = cu(), _ = U(m);
    n(_, () => e.part.stacks[h] ?? 0, () => h);
    var p = T(_, 2), x = U(p), M = se(x, !0), L = T(x, 2), O = U(L), D = T(L, 2), k = se(D);
    C(
      (S) => {
        X(M, S), X(O, `${e.part.stacks[h] ?? ""} `), X(k, `${e.part.bets[h] ?? ""} in the pot`);
      },
      [() => Ut(a(w))]
    ), b(g, m);
  }), C(() => X(d, a(i))), b(t, l), Te();
}
var hu = /* @__PURE__ */ E('<i class="hotel svelte-gorbdj"></i>'), vu = /* @__PURE__ */ E('<i class="svelte-gorbdj"></i>'), gu = /* @__PURE__ */ E('<span class="band svelte-gorbdj" aria-hidden="true"><!></span>'), mu = /* @__PURE__ */ E('<small aria-hidden="true" class="svelte-gorbdj"></small>'), _u = /* @__PURE__ */ E('<span aria-hidden="true"></span>'), wu = /* @__PURE__ */ E("<b></b>"), yu = /* @__PURE__ */ E('<span class="tokens svelte-gorbdj" aria-hidden="true"></span>'), bu = /* @__PURE__ */ E('<button><!> <span class="name svelte-gorbdj" aria-hidden="true"> </span> <!> <!> <!></button>'), pu = /* @__PURE__ */ E("<span> </span>"), ku = /* @__PURE__ */ E('<b class="svelte-gorbdj"> </b><!>', 1), xu = /* @__PURE__ */ E('<div class="circuit svelte-gorbdj"><div class="squares svelte-gorbdj" role="group"><!> <div class="middle svelte-gorbdj"><!> <p class="looked soft svelte-gorbdj"><!></p></div></div></div>');
function Mu(t, e) {
  Ae(e, !0);
  let n = te(e, "legal", 19, () => []), r = te(e, "last", 19, () => []), s, i = /* @__PURE__ */ Q(0), l = /* @__PURE__ */ Q(null);
  const o = /* @__PURE__ */ y(() => e.part.squares.length / 4), c = /* @__PURE__ */ y(() => new Map(n().filter((k) => k.cells.length === 1).map((k) => [k.cells[0], k]))), u = /* @__PURE__ */ y(() => a(l) === null ? void 0 : e.part.squares[a(l)]);
  function f(k) {
    const S = k % a(o);
    return [
      [a(o), a(o) - S],
      [a(o) - S, 0],
      [0, S],
      [S, a(o)]
    ][Math.floor(k / a(o))];
  }
  function d(k) {
    const S = [k.name];
    k.tint && S.push(k.tint), k.note && S.push(k.note), k.owner >= 0 && S.push(`owned by ${e.names[k.owner] ?? ""}`), k.houses && S.push(k.houses === 5 ? "a hotel" : k.houses === 1 ? "1 house" : `${k.houses} houses`);
    for (const R of k.visitors) S.push(`${e.names[R] ?? ""} is here`);
    return S;
  }
  function v(k) {
    const S = d(e.part.squares[k]), R = a(c).get(k);
    return R && S.push(`legal: ${R.words || R.text}`), r().includes(k) && S.push("last move"), S.join(", ");
  }
  function g(k) {
    N(i, k, !0), N(l, k, !0);
    const S = a(c).get(k);
    S && e.play?.(S.text);
  }
  function w(k) {
    const S = e.part.squares.length, W = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 }[k.key];
    W !== void 0 && (k.preventDefault(), k.stopPropagation(), N(i, (a(i) + W + S) % S), N(l, a(i), !0), s.querySelector(`[data-cell="${a(i)}"]`)?.focus());
  }
  var h = xu();
  let m;
  var _ = U(h), p = U(_);
  be(p, 17, () => e.part.squares, Ee, (k, S, R) => {
    const W = /* @__PURE__ */ y(() => {
      const [H, K] = f(R);
      return { row: H, column: K };
    });
    var ee = bu();
    let ye;
    $(ee, "data-cell", R);
    let xe;
    var Me = U(ee);
    {
      var Y = (H) => {
        var K = gu(), ue = U(K);
        {
          var P = (ce) => {
            var pe = hu();
            b(ce, pe);
          }, Z = (ce) => {
            var pe = Ve(), _e = ve(pe);
            be(_e, 17, () => ({ length: a(S).houses }), Ee, (we, F) => {
              var G = vu();
              b(we, G);
            }), b(ce, pe);
          };
          q(ue, (ce) => {
            a(S).houses === 5 ? ce(P) : ce(Z, -1);
          });
        }
        b(H, K);
      };
      q(Me, (H) => {
        a(S).tint && H(Y);
      });
    }
    var ie = T(Me, 2), j = se(ie, !0), V = T(ie, 2);
    {
      var le = (H) => {
        var K = mu();
        C(() => $(K, "data-text", a(S).note)), b(H, K);
      };
      q(V, (H) => {
        a(S).note && H(le);
      });
    }
    var fe = T(V, 2);
    {
      var Ne = (H) => {
        var K = _u();
        let ue;
        C(() => ue = de(K, 1, `owner p${a(S).owner % 4}`, "svelte-gorbdj", ue, { second: a(S).owner % 2 === 1 })), b(H, K);
      };
      q(fe, (H) => {
        a(S).owner >= 0 && H(Ne);
      });
    }
    var me = T(fe, 2);
    {
      var ge = (H) => {
        var K = yu();
        be(K, 21, () => a(S).visitors, Ee, (ue, P) => {
          var Z = wu();
          C(() => {
            de(Z, 1, `p${a(P) % 4}`, "svelte-gorbdj"), $(Z, "data-text", a(P) + 1);
          }), b(ue, Z);
        }), b(H, K);
      };
      q(me, (H) => {
        a(S).visitors.length && H(ge);
      });
    }
    C(
      (H, K, ue, P, Z) => {
        ye = de(ee, 1, "cell svelte-gorbdj", null, ye, {
          can: H,
          last: K,
          corner: R % a(o) === 0,
          narrow: ue
        }), $(ee, "tabindex", R === a(i) ? 0 : -1), $(ee, "aria-label", P), xe = nt(ee, "", xe, {
          "grid-area": `${a(W).row + 1} / ${a(W).column + 1}`,
          "--tint": Z
        }), X(j, a(S).name);
      },
      [
        () => a(c).has(R),
        () => r().includes(R),
        () => R % a(o) > 0 && Math.floor(R / a(o)) % 2 === 0,
        () => v(R),
        () => a(S).tint ? `var(--tint-${a(S).tint.replace(" ", "-")})` : void 0
      ]
    ), oe("click", ee, () => g(R)), He("focus", ee, () => N(l, R, !0)), He("pointerenter", ee, () => N(l, R, !0)), b(k, ee);
  });
  var x = T(p, 2), M = U(x);
  kr(M, () => e.middle);
  var L = T(M, 2), O = U(L);
  {
    var D = (k) => {
      var S = ku(), R = ve(S), W = se(R, !0), ee = T(R);
      be(ee, 17, () => d(a(u)).slice(1), Ee, (ye, xe) => {
        var Me = pu(), Y = se(Me, !0);
        C((ie) => X(Y, ie), [() => Ut(a(xe))]), b(ye, Me);
      }), C(() => X(W, a(u).name)), b(k, S);
    };
    q(O, (k) => {
      a(u) && k(D);
    });
  }
  Gt(_, (k) => s = k, () => s), C(() => {
    m = nt(h, "", m, { "--between": a(o) - 1 }), $(_, "aria-label", e.part.title || "board");
  }), oe("keydown", _, w), He("pointerleave", _, () => N(l, null)), b(t, h), Te();
}
st(["keydown", "click"]);
const Su = 60;
function cn(t, e) {
  return { pile: e % t.counts.length, left: Math.floor(e / t.counts.length) };
}
function $n(t, e, n) {
  return n * t.counts.length + e;
}
function Eu(t, e) {
  return (t.counts[e] ?? 0) <= Su;
}
function Ba(t, e, n) {
  return e.map((r) => cn(t, r)).find((r) => r.pile === n)?.left;
}
function Au(t) {
  for (const e of ["grid", "circuit", "points", "piles"]) {
    const n = t.findIndex((r) => r.kind === e);
    if (n >= 0) return n;
  }
  return -1;
}
function qa(t) {
  return (e) => {
    const n = t.flatMap((r) => [...e.querySelectorAll(`[data-cell="${r}"]`)]);
    for (const r of n) r.dataset.hint = "";
    return () => {
      for (const r of n) delete r.dataset.hint;
    };
  };
}
var Tu = /* @__PURE__ */ Fe('<circle r="2.7"></circle>'), Lu = /* @__PURE__ */ Fe('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), Ou = /* @__PURE__ */ E('<b aria-hidden="true"> </b>'), ju = /* @__PURE__ */ E('<li><span class="unseen"> </span> <!></li>'), Nu = /* @__PURE__ */ E('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), Cu = /* @__PURE__ */ E("<ul></ul>");
function Va(t, e) {
  Ae(e, !0);
  let n = te(e, "fresh", 3, !1), r = te(e, "large", 3, !1);
  const s = /* @__PURE__ */ y(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), i = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var l = Cu();
  let o;
  be(
    l,
    21,
    () => e.part.values,
    Ee,
    (c, u) => {
      var f = ju();
      let d;
      var v = U(f), g = se(v, !0), w = T(v, 2);
      {
        var h = (_) => {
          var p = Lu();
          be(p, 21, () => i[a(u)], Ee, (x, M) => {
            var L = Tu();
            C(
              (O) => {
                $(L, "cx", 7 + 8 * (a(M) % 3)), $(L, "cy", O);
              },
              [() => 7 + 8 * Math.floor(a(M) / 3)]
            ), b(x, L);
          }), b(_, p);
        }, m = (_) => {
          var p = Ou(), x = se(p, !0);
          C(() => X(x, a(u) || "?")), b(_, p);
        };
        q(w, (_) => {
          i[a(u)] ? _(h) : _(m, -1);
        });
      }
      C(() => {
        d = de(f, 1, Yt(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-e0qqyt", d, { fresh: n() }), X(g, a(u));
      }), b(c, f);
    },
    (c) => {
      var u = Nu();
      b(c, u);
    }
  ), C(() => {
    o = de(l, 1, "tiles svelte-e0qqyt", null, o, { large: r() }), $(l, "aria-label", e.part.title || (a(s) ? `${a(s)}'s dice` : "dice"));
  }), b(t, l), Te();
}
var zu = /* @__PURE__ */ Fe("<line></line>"), Pu = /* @__PURE__ */ Fe('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function _i(t, e) {
  Ae(e, !0);
  let n = te(e, "cell", 3, 1);
  function r({ from: [l, o], to: [c, u] }) {
    const f = 0.28 * n() / (Math.hypot(c - l, u - o) || 1);
    return {
      x1: l,
      y1: o,
      x2: c - (c - l) * f,
      y2: u - (u - o) * f
    };
  }
  var s = Pu(), i = T(U(s));
  be(i, 17, () => e.arrows, Ee, (l, o) => {
    var c = zu();
    oi(
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
    ), b(l, c);
  }), C(() => $(s, "viewBox", `0 0 ${e.width ?? ""} ${e.height ?? ""}`)), b(t, s), Te();
}
var Ru = /* @__PURE__ */ E("<button><!></button>");
function Iu(t, e) {
  Ae(e, !0);
  const n = /* @__PURE__ */ y(() => (Math.floor(e.cell / e.part.columns) + e.cell % e.part.columns) % 2 === 1), r = /* @__PURE__ */ y(() => e.part.tints[e.cell]), s = /* @__PURE__ */ y(() => {
    if (e.part.shape !== "hexagon") return null;
    const [[u, f], [d, v]] = [jt(e.part, e.cell), Xn(e.part)];
    return { left: `${100 * u / d}%`, top: `${100 * f / v}%` };
  });
  var i = Ru();
  let l, o;
  var c = U(i);
  kr(c, () => e.children), C(
    (u, f, d) => {
      l = de(i, 1, "cell svelte-1qas7g2", null, l, {
        odd: a(n),
        can: e.can,
        grab: e.grab,
        target: e.target,
        taking: e.target && e.part.cells[e.cell] !== null,
        from: e.from,
        last: e.last,
        tinted: u,
        threatened: f
      }), $(i, "data-cell", e.cell), $(i, "tabindex", e.focused ? 0 : -1), $(i, "aria-label", e.label), o = nt(i, "", o, {
        "--tint": d,
        left: a(s)?.left,
        top: a(s)?.top
      });
    },
    [
      () => !!a(r),
      () => e.part.threatened.includes(e.cell),
      () => a(r) ? `var(--tint-${a(r).replace(" ", "-")})` : void 0
    ]
  ), oe("click", i, function(...u) {
    e.click?.apply(this, u);
  }), oe("pointerdown", i, function(...u) {
    e.down?.apply(this, u);
  }), b(t, i), Te();
}
st(["click", "pointerdown"]);
class Fu {
  constructor(e, n, r) {
    this.part = e, this.legal = n, this.play = r;
  }
  #e = (
    /** Where a move begins. */
    /* @__PURE__ */ Q(null)
  );
  get from() {
    return a(this.#e);
  }
  set from(e) {
    N(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ Q([]);
  get choice() {
    return a(this.#n);
  }
  set choice(e) {
    N(this.#n, e);
  }
  #t = /* @__PURE__ */ y(() => new Map(this.legal().filter((e) => e.cells.length === 1).map((e) => [e.cells[0], e])));
  get placing() {
    return a(this.#t);
  }
  set placing(e) {
    N(this.#t, e);
  }
  #a = /* @__PURE__ */ y(() => this.legal().filter((e) => e.cells.length > 1).flatMap((e) => this.part().cells[e.cells[0]] ? [e] : [e, { ...e, cells: [...e.cells].reverse() }]));
  get steps() {
    return a(this.#a);
  }
  set steps(e) {
    N(this.#a, e);
  }
  #r = /* @__PURE__ */ y(() => new Set(this.steps.map((e) => e.cells[0])));
  get origins() {
    return a(this.#r);
  }
  set origins(e) {
    N(this.#r, e);
  }
  #s = /* @__PURE__ */ y(() => new Set(this.steps.filter((e) => e.cells[0] === this.from).map((e) => e.cells.at(-1))));
  get targets() {
    return a(this.#s);
  }
  set targets(e) {
    N(this.#s, e);
  }
  #i = /* @__PURE__ */ y(() => su(this.part(), this.placing.values()));
  get columnwise() {
    return a(this.#i);
  }
  set columnwise(e) {
    N(this.#i, e);
  }
  canChoose(e) {
    return this.from === null ? this.placing.has(e) || this.origins.has(e) : this.targets.has(e);
  }
  choose(e) {
    const n = this.play();
    if (n)
      if (this.from !== null) this.goTo(e, n);
      else if (this.placing.has(e)) {
        const r = this.legal().filter((s) => s.cells.length === 1 && s.cells[0] === e);
        r.length > 1 ? this.choice = r : n(r[0].text);
      } else if (this.origins.has(e)) this.from = e;
      else {
        const r = this.columnwise.get(e % this.part().columns);
        r && n(r.text);
      }
  }
  goTo(e, n) {
    const r = this.steps.filter((s) => s.cells[0] === this.from && s.cells.at(-1) === e);
    r.length > 1 ? this.choice = r : r.length === 1 ? (n(r[0].text), this.from = null) : this.from = this.origins.has(e) && e !== this.from ? e : null;
  }
}
const Du = 5;
class wi {
  #e = (
    /** The cell whose piece is pressed, and how far it has been taken. */
    /* @__PURE__ */ Q(-1)
  );
  get cell() {
    return a(this.#e);
  }
  set cell(e) {
    N(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ Q(0);
  get dx() {
    return a(this.#n);
  }
  set dx(e) {
    N(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ Q(0);
  get dy() {
    return a(this.#t);
  }
  set dy(e) {
    N(this.#t, e, !0);
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
    return (this.moves || Math.hypot(n, r) >= Du) && ([this.dx, this.dy] = [n, r]), this.moves;
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
const Bu = "M24 89c0-7 5-10 13-11h26c8 1 13 4 13 11z", Mn = "M50 9a41 41 0 1 0 0 82 41 41 0 0 0 0-82z", qu = {
  pawn: {
    body: "M50 21a13 13 0 0 0-8.6 22.8c-6 3-9.4 8-9.4 14 0 6 3 11 7.6 14.4C30.5 75.5 25 81 25 89h50c0-8-5.5-13.5-14.6-16.800C65 68.800 68 63.800 68 57.800c0-6-3.400-11-9.400-14A13 13 0 0 0 50 21z"
  },
  knight: {
    body: "M30 89h47c2.5-27 0-47-12-58-5-4.5-11-7-17.5-7.5L44 14l-7.5 11.5C29 30 24.5 37 21.5 46L14 61c-2 4-.5 8.5 3.5 9.5 3 .8 5.800-.4 7.5-3l3.5-4c7-.8 13-3.300 18-8C46 67 31 72 30 89z",
    lines: "M36 39.5v.1M21.5 61.5v.1M53 33c11 5 16 19 15.5 44"
  },
  bishop: {
    body: `M50 10.5a5.5 5.5 0 0 1 3.300 9.900C64.5 28.5 71 39 71 50c0 7.5-3.5 13-8 17.5H37c-4.5-4.5-8-10-8-17.5 0-11 6.5-21.5 17.700-29.600A5.5 5.5 0 0 1 50 10.5zM37 67.5h26l2 10.5H35z${Bu}`,
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
  crown: { body: Mn, lines: "M30 62V38l10 11 10-16 10 16 10-11v24z" },
  disc: { body: Mn, lines: "M50 23a27 27 0 1 0 0 54 27 27 0 0 0 0-54z" },
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
  spears: { body: Mn, lines: "M33 70 64 33M66 30l-3 17M66 30l-16 5" },
  bows: { body: Mn, lines: "M40 24c27 9 27 43 0 52M40 24v52M30 50h38M61 43l7 7-7 7" },
  horse: { body: Mn, lines: "M40 75c-1-14 8-18 11-28l-11 6-8 8-6-5 8-17 11-10 1-7 8 6c12 5 16 22 13 47z" },
  tile: { body: "M13 11h74v74H13z", lines: "M26 24h48v48H26z" },
  skull: {
    body: "M50 12c-22 0-35 14-35 33 0 12 6 19 13 23v14h44V68c7-4 13-11 13-23 0-19-13-33-35-33z",
    lines: "M36 44v5M64 44v5M50 57v4M42 82v-8M50 82v-8M58 82v-8"
  },
  cross: { body: "", strokes: "M24 24l52 52M76 24 24 76" },
  ring: { body: "", strokes: "M50 22a28 28 0 1 0 0 56 28 28 0 0 0 0-56z" }
};
var Vu = /* @__PURE__ */ Fe('<circle r="6.5" class="svelte-1bcztkw"></circle>'), Uu = /* @__PURE__ */ E('<svg aria-hidden="true" class="svelte-1bcztkw"></svg> <b aria-hidden="true"> </b>', 1);
function Hu(t, e) {
  Ae(e, !0);
  let n = te(e, "high", 3, 1);
  const r = 24, s = 2.4, i = /* @__PURE__ */ y(() => [
    ...Array(e.count <= r * n() ? e.count : 0).keys()
  ].map((d) => {
    const v = 26 * Math.sqrt((d + (e.count > 1 ? 0.5 : 0)) / Math.max(e.count, 4));
    return [
      50 + v * Math.cos(s * d),
      50 * n() - 10 + n() * v * Math.sin(s * d)
    ];
  }));
  var l = Uu(), o = ve(l);
  be(o, 21, () => a(i), Ee, (d, v) => {
    var g = /* @__PURE__ */ y(() => lr(a(v), 2));
    let w = () => a(g)[0], h = () => a(g)[1];
    var m = Vu();
    C(() => {
      $(m, "cx", w()), $(m, "cy", h());
    }), b(d, m);
  });
  var c = T(o, 2);
  let u;
  var f = se(c, !0);
  C(() => {
    $(o, "viewBox", `0 0 100 ${100 * n()}`), u = de(c, 1, "svelte-1bcztkw", null, u, { alone: !a(i).length }), X(f, e.count);
  }), b(t, l), Te();
}
var Wu = /* @__PURE__ */ Fe('<path class="body svelte-chnsao"></path>'), Yu = /* @__PURE__ */ Fe('<path class="lines svelte-chnsao"></path>'), Gu = /* @__PURE__ */ Fe('<path class="strokes svelte-chnsao"></path>'), Ku = /* @__PURE__ */ Fe('<svg aria-hidden="true"><!><!><!></svg>'), Xu = /* @__PURE__ */ E("<span></span>"), Ju = /* @__PURE__ */ E("<span><!></span>"), Zu = /* @__PURE__ */ E('<small class="svelte-chnsao"> </small>'), Qu = /* @__PURE__ */ E("<span> <!></span>"), Ua = /* @__PURE__ */ E("<span> </span>");
function yi(t, e) {
  Ae(e, !0);
  let n = te(e, "turn", 3, 0), r = te(e, "high", 3, 1);
  const s = /* @__PURE__ */ y(() => e.piece.figure.split(" ")), i = /* @__PURE__ */ y(() => a(s)[a(s).length - 1]), l = /* @__PURE__ */ y(() => a(s).length > 1 ? a(s)[0] : "own"), o = /* @__PURE__ */ y(() => qu[a(i)]), c = /* @__PURE__ */ y(() => [...e.piece.symbol].length > 2);
  var u = Ve(), f = ve(u);
  {
    var d = (_) => {
      var p = Ku();
      let x, M;
      var L = U(p);
      {
        var O = (W) => {
          var ee = Wu();
          C(() => $(ee, "d", a(o).body)), b(W, ee);
        };
        q(L, (W) => {
          a(o).body && W(O);
        });
      }
      var D = T(L);
      {
        var k = (W) => {
          var ee = Yu();
          C(() => $(ee, "d", a(o).lines)), b(W, ee);
        };
        q(D, (W) => {
          a(o).lines && W(k);
        });
      }
      var S = T(D);
      {
        var R = (W) => {
          var ee = Gu();
          C(() => $(ee, "d", a(o).strokes)), b(W, ee);
        };
        q(S, (W) => {
          a(o).strokes && W(R);
        });
      }
      C(() => {
        x = de(p, 0, `figure ${a(l) ?? ""} ${a(i) ?? ""} ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-chnsao", x, { second: e.piece.owner % 2 === 1 }), $(p, "viewBox", a(o).lines || a(o).body ? "5 3 90 90" : "0 0 100 100"), M = nt(p, "", M, {
          rotate: n() && n() !== 180 ? `${n()}deg` : void 0,
          scale: n() === 180 ? "-1 1" : void 0
        });
      }), b(_, p);
    }, v = (_) => {
      var p = Xu();
      let x;
      C(() => x = de(p, 1, `stone ${a(l) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", x, {
        ring: a(l) === "own" && e.piece.owner % 2 === 1
      })), b(_, p);
    }, g = (_) => {
      var p = Ju(), x = U(p);
      {
        let M = /* @__PURE__ */ y(() => Number(e.piece.symbol));
        Hu(x, {
          get count() {
            return a(M);
          },
          get high() {
            return r();
          }
        });
      }
      C(() => de(p, 1, `seeds p${e.piece.owner % 4}`, "svelte-chnsao")), b(_, p);
    }, w = (_) => {
      var p = Qu();
      let x;
      var M = U(p), L = T(M);
      {
        var O = (D) => {
          var k = Zu(), S = se(k, !0);
          C(() => X(S, e.piece.note)), b(D, k);
        };
        q(L, (D) => {
          e.piece.note && D(O);
        });
      }
      C(
        (D) => {
          x = de(p, 1, "tile svelte-chnsao", null, x, { new: e.piece.owner >= 0 }), X(M, D);
        },
        [
          () => e.piece.symbol === "*" ? "" : e.piece.symbol.toUpperCase()
        ]
      ), b(_, p);
    }, h = (_) => {
      var p = Ua();
      let x;
      var M = se(p, !0);
      C(() => {
        x = de(p, 1, `token p${e.piece.owner % 4}`, "svelte-chnsao", x, { ring: e.piece.owner % 2 === 1, long: a(c) }), X(M, e.piece.symbol);
      }), b(_, p);
    }, m = (_) => {
      var p = Ua();
      let x;
      var M = se(p, !0);
      C(() => {
        x = de(p, 1, "plain svelte-chnsao", null, x, { long: a(c) }), X(M, e.piece.symbol);
      }), b(_, p);
    };
    q(f, (_) => {
      a(o) ? _(d) : a(i) === "stone" ? _(v, 1) : a(i) === "seeds" ? _(g, 2) : a(i) === "tile" ? _(w, 3) : e.piece.owner >= 0 ? _(h, 4) : _(m, -1);
    });
  }
  b(t, u), Te();
}
var $u = /* @__PURE__ */ E('<span class="unseen"> </span> <!>', 1), ec = /* @__PURE__ */ E('<div class="end svelte-112amzp"><!></div>');
function tc(t, e) {
  Ae(e, !0);
  var n = ec();
  let r;
  var s = U(n);
  {
    var i = (l) => {
      var o = $u(), c = ve(o), u = se(c), f = T(c, 2);
      yi(f, {
        get piece() {
          return e.piece;
        },
        get high() {
          return e.rows;
        }
      }), C((d) => X(u, `${e.column === 1 ? "left" : "right"} end: ${d ?? ""}`), [
        () => e.piece.owner >= 0 ? ci(e.piece, e.names) : e.piece.symbol
      ]), b(l, o);
    };
    q(s, (l) => {
      e.piece && l(i);
    });
  }
  C(() => r = nt(n, "", r, {
    "grid-area": `1 / ${e.column ?? ""} / span ${e.rows ?? ""} / auto`
  })), b(t, n), Te();
}
var nc = /* @__PURE__ */ E("<span> </span>"), rc = /* @__PURE__ */ E('<div class="row-labels svelte-11w0tdl" aria-hidden="true"></div>'), ac = /* @__PURE__ */ E('<span class="svelte-11w0tdl"> </span>'), sc = /* @__PURE__ */ E('<div class="column-labels svelte-11w0tdl" aria-hidden="true"></div>'), ic = /* @__PURE__ */ E("<div><!> <!> <!></div>");
function lc(t, e) {
  Ae(e, !0);
  const n = /* @__PURE__ */ y(() => Xn(e.part)), r = /* @__PURE__ */ y(() => e.part.shape === "hexagon");
  var s = ic();
  let i;
  var l = U(s);
  {
    var o = (d) => {
      var v = rc();
      be(v, 21, () => e.part.rowLabels, Ee, (g, w) => {
        var h = nc(), m = se(h, !0);
        C(() => X(m, a(w))), b(g, h);
      }), b(d, v);
    };
    q(l, (d) => {
      e.part.rowLabels.length && !a(r) && d(o);
    });
  }
  var c = T(l, 2);
  kr(c, () => e.children);
  var u = T(c, 2);
  {
    var f = (d) => {
      var v = sc();
      be(v, 21, () => e.part.columnLabels, Ee, (g, w) => {
        var h = ac(), m = se(h, !0);
        C(() => X(m, a(w))), b(g, h);
      }), b(d, v);
    };
    q(u, (d) => {
      e.part.columnLabels.length && !a(r) && d(f);
    });
  }
  C(
    (d, v, g, w, h) => {
      de(s, 1, `frame ${e.part.shape ?? ""}`, "svelte-11w0tdl"), i = nt(s, "", i, {
        "--rows": d,
        "--columns": v,
        "--row-tracks": g,
        "--column-tracks": w,
        "--first-column": h
      });
    },
    [
      () => a(r) ? a(n)[1] : Fa(e.part, e.part.rows),
      () => a(r) ? a(n)[0] : Fa(e.part, e.part.columns) + 2 * Bn(e.part),
      () => ba(e.part, e.part.rows),
      () => vi(e.part),
      () => Bn(e.part) + 1
    ]
  ), b(t, s), Te();
}
var oc = /* @__PURE__ */ Fe('<path class="line svelte-18javx1"></path>'), uc = /* @__PURE__ */ Fe('<circle r="0.1" class="svelte-18javx1"></circle>'), cc = /* @__PURE__ */ Fe("<path></path>"), fc = /* @__PURE__ */ Fe('<path class="bed svelte-18javx1"></path>'), dc = /* @__PURE__ */ Fe('<svg aria-hidden="true"><!><!><!><!></svg>'), hc = /* @__PURE__ */ E('<span aria-hidden="true" class="svelte-18javx1"> </span>'), vc = /* @__PURE__ */ E("<!> <!>", 1);
function gc(t, e) {
  Ae(e, !0);
  const n = /* @__PURE__ */ y(() => mi(e.part)), r = /* @__PURE__ */ y(() => Xn(e.part)), s = /* @__PURE__ */ y(() => e.part.shape === "hexagon");
  function i(d, v) {
    return `${100 * d / v}%`;
  }
  var l = vc(), o = ve(l);
  {
    var c = (d) => {
      var v = dc();
      let g;
      var w = U(v);
      {
        var h = (M) => {
          var L = oc();
          C(() => $(L, "d", a(n))), b(M, L);
        };
        q(w, (M) => {
          a(n) && M(h);
        });
      }
      var m = T(w);
      be(m, 17, () => e.part.shape === "point" ? e.part.stars : [], Ee, (M, L) => {
        const O = /* @__PURE__ */ y(() => {
          const [k, S] = jt(e.part, a(L));
          return { x: k, y: S };
        });
        var D = uc();
        C(() => {
          $(D, "cx", a(O).x), $(D, "cy", a(O).y);
        }), b(M, D);
      });
      var _ = T(m);
      be(_, 17, () => a(s) ? tu(e.part) : [], Ee, (M, L) => {
        var O = cc();
        C(() => {
          de(O, 0, `side p${a(L).owner % 4}`, "svelte-18javx1"), $(O, "d", a(L).d);
        }), b(M, O);
      });
      var p = T(_);
      {
        var x = (M) => {
          var L = fc();
          C((O) => $(L, "d", O), [() => nu(e.part)]), b(M, L);
        };
        q(p, (M) => {
          a(s) && M(x);
        });
      }
      C(() => {
        $(v, "viewBox", `0 0 ${a(r)[0] ?? ""} ${a(r)[1] ?? ""}`), g = de(v, 0, "svelte-18javx1", null, g, { sides: a(s) });
      }), b(d, v);
    };
    q(o, (d) => {
      (a(n) || a(s) && e.part.sides.length) && d(c);
    });
  }
  var u = T(o, 2);
  {
    var f = (d) => {
      var v = Ve(), g = ve(v);
      be(g, 17, () => ru(e.part), Ee, (w, h) => {
        var m = hc();
        let _;
        var p = se(m, !0);
        C(
          (x, M) => {
            _ = nt(m, "", _, { left: x, top: M }), X(p, a(h).name);
          },
          [
            () => i(a(h).at[0], a(r)[0]),
            () => i(a(h).at[1], a(r)[1])
          ]
        ), b(w, m);
      }), b(d, v);
    };
    q(u, (d) => {
      a(s) && d(f);
    });
  }
  b(t, l), Te();
}
var mc = /* @__PURE__ */ Fe("<rect></rect>"), _c = /* @__PURE__ */ Fe('<svg aria-hidden="true" class="svelte-jftuj8"></svg>');
function wc(t, e) {
  Ae(e, !0);
  const n = 0.1;
  function r(i) {
    const l = i.map((f) => f % e.part.columns), o = i.map((f) => Math.floor(f / e.part.columns)), [c, u] = [Math.min(...l), Math.min(...o)];
    return {
      x: c + n,
      y: u + n,
      width: Math.max(...l) - c + 1 - 2 * n,
      height: Math.max(...o) - u + 1 - 2 * n
    };
  }
  var s = _c();
  be(s, 21, () => e.laid, Ee, (i, l) => {
    var o = mc();
    oi(
      o,
      (c) => ({
        class: `p${a(l).mover % 4}`,
        ...c,
        rx: "0.12",
        [un]: { second: a(l).mover % 2 === 1 }
      }),
      [() => r(a(l).cells)],
      void 0,
      void 0,
      "svelte-jftuj8"
    ), b(i, o);
  }), C(() => $(s, "viewBox", `0 0 ${e.part.columns ?? ""} ${e.part.rows ?? ""}`)), b(t, s), Te();
}
var yc = /* @__PURE__ */ E('<span class="dot svelte-1tsi2oa"></span>'), bc = /* @__PURE__ */ E("<span> </span>"), pc = /* @__PURE__ */ E("<span></span>");
function kc(t, e) {
  Ae(e, !0);
  const n = /* @__PURE__ */ y(() => e.row % 2 === 0);
  var r = Ve(), s = ve(r);
  {
    var i = (c) => {
      var u = yc();
      b(c, u);
    }, l = (c) => {
      var u = Ve(), f = ve(u);
      {
        var d = (v) => {
          var g = bc(), w = se(g, !0);
          C(() => {
            de(g, 1, `box ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-1tsi2oa"), X(w, e.piece.symbol);
          }), b(v, g);
        };
        q(f, (v) => {
          e.piece && v(d);
        });
      }
      b(c, u);
    }, o = (c) => {
      var u = pc();
      let f;
      C(() => f = de(u, 1, "line svelte-1tsi2oa", null, f, { across: a(n), drawn: e.piece !== null })), b(c, u);
    };
    q(s, (c) => {
      e.row % 2 === 0 && e.column % 2 === 0 ? c(i) : e.row % 2 === 1 && e.column % 2 === 1 ? c(l, 1) : c(o, -1);
    });
  }
  b(t, r), Te();
}
var xc = /* @__PURE__ */ E("<span><!></span>");
function Mc(t, e) {
  Ae(e, !0);
  let n = te(e, "slide", 3, null), r = te(e, "appears", 3, !1), s = te(e, "held", 3, null), i = te(e, "turn", 3, 0);
  var l = xc();
  let o, c;
  var u = U(l);
  yi(u, {
    get piece() {
      return e.piece;
    },
    get turn() {
      return i();
    }
  }), C(() => {
    o = de(l, 1, "man svelte-604wlu", null, o, {
      slides: n() !== null,
      appears: r(),
      held: s() !== null
    }), c = nt(l, "", c, {
      "--x": n() ? `${100 * n()[0]}%` : void 0,
      "--y": n() ? `${100 * n()[1]}%` : void 0,
      translate: s() ? `${s()[0]}px ${s()[1]}px` : void 0
    });
  }), b(t, l), Te();
}
var Sc = /* @__PURE__ */ E('<span class="name svelte-p9haon" aria-hidden="true"> </span>'), Ec = /* @__PURE__ */ E('<span class="worth svelte-p9haon"><!></span>'), Ha = /* @__PURE__ */ E("<span></span>"), Ac = /* @__PURE__ */ E('<span class="under svelte-p9haon"></span>'), Tc = /* @__PURE__ */ E("<!> <!>", 1);
function Lc(t, e) {
  Ae(e, !0);
  let n = te(e, "name", 3, ""), r = te(e, "best", 3, !1), s = te(e, "owner", 19, () => -1), i = te(e, "tone", 3, ""), l = te(e, "hint", 3, "");
  var o = Tc(), c = ve(o);
  {
    var u = (h) => {
      var m = Sc(), _ = se(m, !0);
      C(() => X(_, n())), b(h, m);
    };
    q(c, (h) => {
      n() && h(u);
    });
  }
  var f = T(c, 2);
  {
    var d = (h) => {
      var m = Ec(), _ = U(m);
      ya(_, {
        get row() {
          return e.value;
        },
        get best() {
          return r();
        }
      }), b(h, m);
    }, v = (h) => {
      var m = Ha();
      C(() => de(m, 1, `ground p${s() % 4} ${i() ?? ""}`, "svelte-p9haon")), b(h, m);
    }, g = (h) => {
      var m = Ac();
      b(h, m);
    }, w = (h) => {
      var m = Ha();
      let _;
      C(() => _ = de(m, 1, "dot svelte-p9haon", null, _, { many: l() === "many" })), b(h, m);
    };
    q(f, (h) => {
      e.value && e.value.value !== null ? h(d) : s() >= 0 ? h(v, 1) : l() === "under" ? h(g, 2) : l() && h(w, 3);
    });
  }
  b(t, o), Te();
}
var Oc = /* @__PURE__ */ Fe('<polyline class="under svelte-jelzhl"></polyline>'), jc = /* @__PURE__ */ Fe('<polyline class="svelte-jelzhl"></polyline>'), Nc = /* @__PURE__ */ Fe('<svg aria-hidden="true" class="svelte-jelzhl"><!><!></svg>');
function Cc(t, e) {
  Ae(e, !0);
  const n = /* @__PURE__ */ y(() => Xn(e.part)), r = /* @__PURE__ */ y(() => e.part.lines.map((o) => o.map((c) => jt(e.part, c).join(",")).join(" ")));
  var s = Ve(), i = ve(s);
  {
    var l = (o) => {
      var c = Nc(), u = U(c);
      be(u, 17, () => a(r), Ee, (d, v) => {
        var g = Oc();
        C(() => $(g, "points", a(v))), b(d, g);
      });
      var f = T(u);
      be(f, 17, () => a(r), Ee, (d, v) => {
        var g = jc();
        C(() => $(g, "points", a(v))), b(d, g);
      }), C(() => $(c, "viewBox", `0 0 ${a(n)[0] ?? ""} ${a(n)[1] ?? ""}`)), b(o, c);
    };
    q(i, (o) => {
      a(r).length && o(l);
    });
  }
  b(t, s), Te();
}
const zc = {
  north: "ArrowUp",
  up: "ArrowUp",
  east: "ArrowRight",
  right: "ArrowRight",
  south: "ArrowDown",
  down: "ArrowDown",
  west: "ArrowLeft",
  left: "ArrowLeft"
};
function Pc(t) {
  const e = /* @__PURE__ */ new Map();
  for (const n of t) {
    const r = zc[n.text];
    if (!r) return /* @__PURE__ */ new Map();
    e.set(r, n);
  }
  return e;
}
function Rc(t) {
  const e = t.target;
  return t.altKey || t.ctrlKey || t.metaKey || t.shiftKey ? !1 : !/^(INPUT|SELECT|TEXTAREA)$/.test(e.tagName) && !e.closest?.("ol");
}
class Ic {
  constructor(e, n) {
    this.legal = e, this.play = n;
  }
  #e = (
    /** Whether moves are made so; it stays between turns. */
    /* @__PURE__ */ Q(!1)
  );
  get on() {
    return a(this.#e);
  }
  set on(e) {
    N(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ y(() => this.play() ? Pc(this.legal()) : /* @__PURE__ */ new Map());
  get ways() {
    return a(this.#n);
  }
  set ways(e) {
    N(this.#n, e);
  }
  wanted = "";
  begin() {
    if (!this.legal().length) return;
    this.on = this.ways.size > 0;
    const e = this.ways.get(this.wanted);
    this.wanted = "", e && this.play()?.(e.text);
  }
  key(e) {
    if (!this.on || !e.key.startsWith("Arrow") || !Rc(e)) return;
    e.preventDefault(), e.stopPropagation();
    const n = this.ways.get(e.key);
    n ? this.play()?.(n.text) : this.legal().length || (this.wanted = e.key);
  }
}
var Fc = /* @__PURE__ */ E("<button> </button>"), Dc = /* @__PURE__ */ E('<div class="row svelte-xoxzi5" role="group" aria-label="which move"></div>');
function pa(t, e) {
  Ae(e, !0);
  const n = 24;
  var r = Ve(), s = ve(r);
  {
    var i = (l) => {
      var o = Dc();
      be(o, 21, () => e.moves.slice(0, n), Ee, (c, u) => {
        var f = Fc(), d = se(f, !0);
        C(() => X(d, a(u).text)), oe("click", f, () => e.play?.(a(u).text)), b(c, f);
      }), b(l, o);
    };
    q(s, (l) => {
      e.moves.length && l(i);
    });
  }
  b(t, r), Te();
}
st(["click"]);
var Bc = /* @__PURE__ */ E("<!> <!>", 1), qc = /* @__PURE__ */ E('<div role="group"><!> <!> <!> <!> <!> <!></div>'), Vc = /* @__PURE__ */ E('<p class="hint soft svelte-ybdg36">Play with the arrow keys, or click where to go.</p>'), Uc = /* @__PURE__ */ E("<!> <!> <!>", 1);
function Wa(t, e) {
  Ae(e, !0);
  const n = 30;
  let r = te(e, "legal", 19, () => []), s = te(e, "last", 19, () => []), i = te(e, "laid", 19, () => []), l = te(e, "rows", 19, () => []), o = te(e, "moving", 3, !1), c = te(e, "toned", 3, !1), u = /* @__PURE__ */ Q(0), f;
  const d = new Fu(() => e.part, () => r(), () => e.play), v = new Ic(() => r(), () => e.play), g = new wi();
  let w = /* @__PURE__ */ Q(
    -1
    // where a piece was just let go: it is there already and need not slide
  );
  const h = /* @__PURE__ */ y(() => mi(e.part)), m = /* @__PURE__ */ y(() => new Map(l().filter((P) => P.cells.length === 1).map((P) => [P.cells[0], P]))), _ = /* @__PURE__ */ y(() => l().find((P) => P.value !== null)), p = /* @__PURE__ */ y(() => l().filter((P) => P.cells.length > 1 && P.value !== null).slice(0, 3).map((P, Z) => ({
    from: jt(e.part, P.cells[0]),
    to: jt(e.part, P.cells.at(-1)),
    rank: Z
  }))), x = /* @__PURE__ */ y(() => e.part.chequered || o() && e.part.shape === "square" && e.part.rowLabels.length > 0 && !e.part.tints.some(Boolean)), M = /* @__PURE__ */ y(() => e.part.cells.some((P) => P?.figure === "wall")), L = /* @__PURE__ */ y(() => Xn(e.part)), O = /* @__PURE__ */ y(() => new Set(e.part.lines.flat())), D = /* @__PURE__ */ y(() => fi(e.part.cells)), k = /* @__PURE__ */ y(() => new Set(i().flatMap((P) => P.cells))), S = /* @__PURE__ */ y(() => c() || e.part.cells.some((P) => /^(white|black) stone$/.test(P?.figure ?? ""))), R = /* @__PURE__ */ y(() => s().length > 1 && ee(s()[0]) !== ee(s().at(-1)) ? s().at(-1) : -1);
  Ge(() => {
    d.from = v.ways.size ? r()[0].cells[0] : null, d.choice = [], v.begin();
  });
  let W = /* @__PURE__ */ Q(0);
  Ge(() => {
    const P = s().at(-1);
    if (s().length < 2 || P === void 0 || e.part.cells[P]?.figure !== "eater") return;
    const [Z, ce] = xe(P);
    N(W, 180 * Math.atan2(-ce, -Z) / Math.PI);
  });
  function ee(P) {
    return e.part.cells[P]?.owner ?? -1;
  }
  function ye(P) {
    return P === a(R) && P !== a(w) && e.part.shape !== "hexagon" && e.part.shape !== "lattice" && e.part.cells[P]?.figure !== "tile";
  }
  function xe(P) {
    const Z = s()[0] ?? P, [ce, pe] = [
      Z % e.part.columns,
      Math.floor(Z / e.part.columns)
    ];
    return [
      ce - P % e.part.columns,
      pe - Math.floor(P / e.part.columns)
    ];
  }
  function Me(P) {
    const Z = e.part.cells[P], ce = [gi(e.part, P)];
    Z && Z.owner >= 0 ? ce.push(ci(Z, e.names)) : ce.push(Z ? Z.symbol : "empty"), P === d.from ? ce.push("chosen") : d.canChoose(P) && ce.push(Z && d.from === null && !d.placing.has(P) ? "can move" : "legal"), s().includes(P) && ce.push("last move"), a(O).has(P) && ce.push("in a row"), e.part.threatened.includes(P) && ce.push("in check");
    const pe = e.part.territory[P] ?? -1;
    !Z && pe >= 0 && ce.push(`territory of ${e.names[pe] ?? pe + 1}`);
    const _e = a(m).get(P);
    return _e && _e.value !== null && ce.push(`${_a(_e)}${_e.source ? ", from a tablebase" : ""}${_e.book ? ", in the book" : ""}`), ce.join(", ");
  }
  function Y(P) {
    if (e.part.shape === "lattice" || !d.canChoose(P)) return "";
    const Z = e.part.cells[P];
    return Z && Z.owner >= 0 ? d.from === null && d.placing.has(P) ? "under" : "" : Z?.figure ? "" : d.placing.size + d.origins.size > n ? "many" : "dot";
  }
  function ie(P) {
    e.put ? e.put(P, null) : d.choose(P);
  }
  function j(P) {
    const Z = Math.floor(a(u) / e.part.columns), ce = a(u) % e.part.columns, pe = {
      ArrowUp: [Z - 1, ce],
      ArrowDown: [Z + 1, ce],
      ArrowLeft: [Z, ce - 1],
      ArrowRight: [Z, ce + 1],
      Home: [Z, 0],
      End: [Z, e.part.columns - 1]
    };
    P.key === "Escape" && (d.from = null);
    const _e = pe[P.key];
    if (!_e) return;
    P.preventDefault(), P.stopPropagation();
    const [we, F] = _e;
    we < 0 || F < 0 || we >= e.part.rows || F >= e.part.columns || (N(u, we * e.part.columns + F), f.querySelectorAll("button.cell")[a(u)]?.focus());
  }
  function V(P) {
    return e.put ? e.loose?.(P) ?? e.part.cells[P] !== null : d.origins.has(P);
  }
  function le(P, Z) {
    N(w, -1), V(Z) && g.down(P, Z);
  }
  function fe(P) {
    g.move(P) && !e.put && (d.from = g.cell);
  }
  function Ne(P) {
    const Z = g.up(P, f);
    if (Z) {
      if (e.put) {
        Z.to !== Z.from && e.put(Z.to ?? -1, Z.from);
        return;
      }
      if (d.from = Z.from, Z.to === null || !d.targets.has(Z.to)) {
        d.from = null;
        return;
      }
      N(w, Z.to, !0), ie(Z.to);
    }
  }
  var me = Uc();
  He("pointermove", vt, fe), He("pointerup", vt, Ne), He("pointercancel", vt, () => g.cancel()), He("keydown", vt, (P) => v.key(P), !0);
  var ge = ve(me);
  lc(ge, {
    get part() {
      return e.part;
    },
    children: (P, Z) => {
      var ce = qc();
      let pe, _e;
      var we = U(ce);
      gc(we, {
        get part() {
          return e.part;
        }
      });
      var F = T(we, 2);
      be(F, 17, () => e.part.ends, Ee, (I, J, re) => {
        {
          let je = /* @__PURE__ */ y(() => re ? e.part.columns + 2 : 1);
          tc(I, {
            get piece() {
              return a(J);
            },
            get names() {
              return e.names;
            },
            get rows() {
              return e.part.rows;
            },
            get column() {
              return a(je);
            }
          });
        }
      });
      var G = T(F, 2);
      be(G, 17, () => e.part.cells, Ee, (I, J, re) => {
        {
          let je = /* @__PURE__ */ y(() => Me(re)), ke = /* @__PURE__ */ y(() => e.put !== void 0 || d.canChoose(re)), We = /* @__PURE__ */ y(() => V(re)), Be = /* @__PURE__ */ y(() => d.from !== null && d.targets.has(re)), Ye = /* @__PURE__ */ y(() => re === d.from), Ct = /* @__PURE__ */ y(() => s().includes(re)), Kt = /* @__PURE__ */ y(() => re === a(u));
          Iu(I, {
            get part() {
              return e.part;
            },
            cell: re,
            get label() {
              return a(je);
            },
            get can() {
              return a(ke);
            },
            get grab() {
              return a(We);
            },
            get target() {
              return a(Be);
            },
            get from() {
              return a(Ye);
            },
            get last() {
              return a(Ct);
            },
            get focused() {
              return a(Kt);
            },
            click: () => (N(u, re, !0), g.isClick() && ie(re)),
            down: (he) => le(he, re),
            children: (he, ze) => {
              var qe = Bc(), it = ve(qe);
              {
                var dt = (Re) => {
                  {
                    let mt = /* @__PURE__ */ y(() => Math.floor(re / e.part.columns)), zt = /* @__PURE__ */ y(() => re % e.part.columns);
                    kc(Re, {
                      get row() {
                        return a(mt);
                      },
                      get column() {
                        return a(zt);
                      },
                      get piece() {
                        return a(J);
                      }
                    });
                  }
                }, Ce = (Re) => {
                  var mt = Ve(), zt = ve(mt);
                  lo(
                    zt,
                    () => ye(re) ? s() : `${a(J).symbol}${a(J).owner}`,
                    (Xt) => {
                      {
                        let Bt = /* @__PURE__ */ y(() => ye(re) ? xe(re) : null), ln = /* @__PURE__ */ y(() => !ye(re) && s().includes(re) && re !== a(w)), Mr = /* @__PURE__ */ y(() => g.cell === re && g.moves ? [g.dx, g.dy] : null), Sr = /* @__PURE__ */ y(() => a(J).figure === "eater" ? a(W) : 0);
                        Mc(Xt, {
                          get piece() {
                            return a(J);
                          },
                          get slide() {
                            return a(Bt);
                          },
                          get appears() {
                            return a(ln);
                          },
                          get held() {
                            return a(Mr);
                          },
                          get turn() {
                            return a(Sr);
                          }
                        });
                      }
                    }
                  ), b(Re, mt);
                }, Ke = /* @__PURE__ */ y(() => a(J) && !a(k).has(re) && !(a(h) && au.includes(a(J).symbol)));
                q(it, (Re) => {
                  e.part.shape === "lattice" ? Re(dt) : a(Ke) && Re(Ce, 1);
                });
              }
              var rt = T(it, 2);
              {
                let Re = /* @__PURE__ */ y(() => a(m).get(re)), mt = /* @__PURE__ */ y(() => a(m).get(re) === a(_)), zt = /* @__PURE__ */ y(() => a(J) ? -1 : e.part.territory[re]), Xt = /* @__PURE__ */ y(() => Y(re));
                Lc(rt, {
                  get name() {
                    return e.part.names[re];
                  },
                  get value() {
                    return a(Re);
                  },
                  get best() {
                    return a(mt);
                  },
                  get owner() {
                    return a(zt);
                  },
                  get tone() {
                    return a(D)[e.part.territory[re] ?? -1];
                  },
                  get hint() {
                    return a(Xt);
                  }
                });
              }
              b(he, qe);
            },
            $$slots: { default: !0 }
          });
        }
      });
      var A = T(G, 2);
      {
        var B = (I) => {
          _i(I, {
            get arrows() {
              return a(p);
            },
            get width() {
              return a(L)[0];
            },
            get height() {
              return a(L)[1];
            }
          });
        };
        q(A, (I) => {
          a(p).length && I(B);
        });
      }
      var ae = T(A, 2);
      {
        var ne = (I) => {
          wc(I, {
            get part() {
              return e.part;
            },
            get laid() {
              return i();
            }
          });
        };
        q(ae, (I) => {
          i().length && I(ne);
        });
      }
      var z = T(ae, 2);
      Cc(z, {
        get part() {
          return e.part;
        }
      }), Gt(ce, (I) => f = I, () => f), C(
        (I, J, re) => {
          pe = de(ce, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", pe, {
            chequered: a(x),
            plain: !a(x) && !a(M) && e.part.shape === "square",
            sparse: I,
            wood: a(S),
            named: e.part.names.length > 0,
            maze: a(M),
            dragging: g.moves
          }), $(ce, "aria-label", e.part.title || "board"), _e = nt(ce, "", _e, {
            "--wide": a(L)[0],
            "--high": a(L)[1],
            "grid-template-columns": J,
            "grid-template-rows": re
          });
        },
        [
          () => e.part.shape === "point" && e.part.cells.some((I) => I && I.owner < 0),
          () => vi(e.part),
          () => e.part.shape === "lattice" ? ba(e.part, e.part.rows) : void 0
        ]
      ), oe("keydown", ce, j), oe("focusin", ce, (I) => N(u, Number(I.target.dataset.cell ?? a(u)), !0)), b(P, ce);
    },
    $$slots: { default: !0 }
  });
  var H = T(ge, 2);
  {
    var K = (P) => {
      var Z = Vc();
      b(P, Z);
    };
    q(H, (P) => {
      v.on && P(K);
    });
  }
  var ue = T(H, 2);
  pa(ue, {
    get moves() {
      return d.choice;
    },
    get play() {
      return e.play;
    }
  }), b(t, me), Te();
}
st(["keydown", "focusin"]);
const On = "*";
class Hc {
  #e = /* @__PURE__ */ Q([]);
  get laid() {
    return a(this.#e);
  }
  set laid(e) {
    N(this.#e, e);
  }
  #n = /* @__PURE__ */ Q(null);
  get chosen() {
    return a(this.#n);
  }
  set chosen(e) {
    N(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ Q([]);
  get marked() {
    return a(this.#t);
  }
  set marked(e) {
    N(this.#t, e);
  }
  #a = /* @__PURE__ */ Q(!1);
  get marking() {
    return a(this.#a);
  }
  set marking(e) {
    N(this.#a, e, !0);
  }
  #r = /* @__PURE__ */ y(() => this.laid.find((e) => e.symbol === On)?.cell ?? null);
  get unnamed() {
    return a(this.#r);
  }
  set unnamed(e) {
    N(this.#r, e);
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
    i ? (this.takeBack(s), r >= 0 && Ya(e, r) && !this.at(r) && (this.laid = [...this.laid, { ...i, cell: r }])) : this.at(r) ? this.takeBack(r) : this.chosen !== null && this.lay(e, n, this.chosen, r);
  }
  lay(e, n, r, s) {
    return this.marking = !1, !Ya(e, s) || this.at(s) || this.isLaid(r) ? !1 : (this.laid = [...this.laid, { cell: s, card: r, symbol: n.cards[r] }], this.chosen = null, !0);
  }
  /** A letter typed at a cell lays the card of that letter, or a blank for it. */
  type(e, n, r, s) {
    const i = n.cards.map((o, c) => ({ symbol: o, card: c })).filter(({ card: o }) => !this.isLaid(o)), l = i.find(({ symbol: o }) => o === r.toUpperCase()) ?? i.find(({ symbol: o }) => o === On);
    return !l || !this.lay(e, n, l.card, s) ? !1 : (l.symbol === On && this.name(s, r), !0);
  }
  name(e, n) {
    const r = /^[a-z]$/i.test(n) ? n.toLowerCase() : On;
    this.laid = this.laid.map((s) => s.cell === e ? { ...s, symbol: r } : s);
  }
  takeBack(e) {
    this.laid = this.laid.filter((n) => n.cell !== e);
  }
  /** The grid with what is laid on it. */
  shown(e, n) {
    const r = [...e.cells];
    for (const { cell: s, card: i, symbol: l } of this.laid) r[s] = Wc(l, n.values[i] ?? 0, n.owner);
    return { ...e, cells: r };
  }
  /** As zermelo.board writes it: `H8=C I8=A`. */
  text(e) {
    return this.laid.map(({ cell: n, symbol: r }) => `${gi(e, n)}=${r}`).join(" ");
  }
  /** The move that plays cards like those marked; which of equal ones does not matter. */
  markedMove(e, n, r) {
    const s = (l) => l.map((o) => e.cards[o]).sort().join(" "), i = s(this.marked);
    return n.find((l) => s(l.cells.map(r)) === i);
  }
}
function Ya(t, e) {
  return t.cells[e]?.figure !== "tile";
}
function Wc(t, e, n) {
  return {
    symbol: t,
    owner: n,
    figure: "tile",
    note: t === On ? "" : String(e)
  };
}
var Yc = /* @__PURE__ */ E("<p> </p>"), Gc = /* @__PURE__ */ E('<div class="news svelte-bvapm5" role="log" tabindex="0"><p class="latest svelte-bvapm5"> </p> <!></div>');
function Kc(t, e) {
  Ae(e, !0);
  let n = te(e, "before", 19, () => []);
  const r = /* @__PURE__ */ y(() => [...n()].reverse());
  var s = Gc(), i = U(s), l = se(i, !0), o = T(i, 2);
  be(o, 17, () => a(r), Ee, (c, u) => {
    var f = Yc(), d = se(f, !0);
    C(() => X(d, a(u))), b(c, f);
  }), C(() => X(l, e.text)), b(t, s), Te();
}
var Xc = /* @__PURE__ */ E('<span class="unseen">, last move</span>'), Jc = /* @__PURE__ */ E('<button><i class="svelte-180ejp1"></i><!></button>'), Zc = /* @__PURE__ */ E('<i class="svelte-180ejp1"></i>'), Qc = /* @__PURE__ */ E('<span> </span> <b class="svelte-180ejp1"><span class="unseen"> </span> <!></b> <span class="things svelte-180ejp1"><!></span>', 1), $c = /* @__PURE__ */ E('<p class="selection svelte-180ejp1"> </p>'), ef = /* @__PURE__ */ E('<div role="group"></div> <!> <!>', 1);
function Ga(t, e) {
  Ae(e, !0);
  let n = te(e, "legal", 19, () => []), r = te(e, "last", 19, () => []), s = te(e, "rows", 19, () => []), i = /* @__PURE__ */ Q(
    !1
    // whether moves are made here at all; it stays so between turns
  ), l = /* @__PURE__ */ Q([]), o = /* @__PURE__ */ Q(null), c = /* @__PURE__ */ Q(0), u = !1, f = /* @__PURE__ */ Q(void 0);
  Ge(() => {
    e.play && ([...n(), ...s()].some((Y) => Y.cells.length) || r().length) && N(i, !0);
  }), Ge(() => {
    n(), N(l, []), N(o, null);
  }), Ge(() => {
    const { pile: Y, left: ie } = cn(e.part, a(c));
    if (ie < (e.part.counts[Y] ?? 0)) return;
    const j = e.part.counts[Y] ? Y : e.part.counts.findIndex((V) => V > 0);
    j < 0 || (N(c, $n(e.part, j, e.part.counts[j] - 1), !0), u && Ks().then(O));
  });
  const d = /* @__PURE__ */ y(() => new Map(s().filter((Y) => Y.cells.length === 1 && Y.value !== null).map((Y) => [Y.cells[0], Y]))), v = /* @__PURE__ */ y(() => s().find((Y) => Y.value !== null)), g = /* @__PURE__ */ y(() => a(o) === null || !x(a(o)) ? a(l) : p(a(o))), w = /* @__PURE__ */ y(() => a(l).length ? _(a(l)) : []), h = /* @__PURE__ */ y(() => {
    if (!a(g).length) return "";
    const Y = a(g).map((j) => cn(e.part, j)).map((j) => `${j.left} of ${e.part.counts[j.pile]} left${e.part.counts.length > 1 ? ` in ${m(j.pile)}` : ""}`), ie = _(a(g)).map((j) => j.text);
    return `${ie.slice(0, 3).join(", ")}${ie.length > 3 ? ", …" : ""}: ${Y.join(", ")}`;
  });
  function m(Y) {
    return e.part.labels[Y] ?? (e.part.counts.length > 1 ? String(Y + 1) : "");
  }
  function _(Y) {
    return n().filter((ie) => Y.every((j) => ie.cells.includes(j)));
  }
  function p(Y) {
    const { pile: ie } = cn(e.part, Y), j = a(l).filter((V) => cn(e.part, V).pile !== ie);
    return _([...j, Y]).length ? [...j, Y] : [Y];
  }
  function x(Y) {
    return _([Y]).length > 0;
  }
  function M(Y, ie) {
    return ie >= (Ba(e.part, a(g), Y) ?? 1 / 0);
  }
  function L(Y) {
    if (N(c, Y, !0), !e.play || !x(Y)) return;
    const ie = p(Y), j = _(ie);
    j.length === 1 ? e.play(j[0].text) : N(l, ie);
  }
  function O() {
    a(f)?.querySelector(`[data-cell="${a(c)}"]`)?.focus();
  }
  function D(Y) {
    const { pile: ie, left: j } = cn(e.part, a(c)), V = {
      ArrowLeft: [0, j - 1],
      ArrowRight: [0, j + 1],
      ArrowUp: [-1, j],
      ArrowDown: [1, j],
      Home: [0, 0],
      End: [0, 1 / 0]
    };
    Y.key === "Escape" && N(l, []);
    const le = V[Y.key];
    if (!le) return;
    Y.preventDefault(), Y.stopPropagation();
    let fe = ie + le[0];
    for (; le[0] && e.part.counts[fe] === 0; ) fe += le[0];
    e.part.counts[fe] && (N(c, $n(e.part, fe, Math.max(0, Math.min(le[1], e.part.counts[fe] - 1))), !0), O());
  }
  function k(Y, ie) {
    const j = $n(e.part, Y, ie), V = [
      `${m(Y)} ${ie + 1} of ${e.part.counts[Y]}`.trim()
    ], le = _([j]);
    a(l).includes(j) && V.push("chosen"), le.length && V.push(`legal: ${le.slice(0, 3).map((Ne) => Ne.text).join(" or ")}`);
    const fe = a(d).get(j);
    return fe && V.push(_a(fe)), V.join(", ");
  }
  function S(Y) {
    return Ba(e.part, r(), Y) !== void 0;
  }
  var R = ef(), W = ve(R);
  let ee;
  be(W, 21, () => e.part.counts, Ee, (Y, ie, j) => {
    var V = Qc(), le = ve(V);
    let fe;
    var Ne = se(le, !0), me = T(le, 2), ge = U(me), H = se(ge, !0), K = T(ge, 1, !0), ue = T(K);
    {
      var P = (F) => {
        var G = Xc();
        b(F, G);
      }, Z = /* @__PURE__ */ y(() => S(j));
      q(ue, (F) => {
        a(Z) && F(P);
      });
    }
    var ce = T(me, 2), pe = U(ce);
    {
      var _e = (F) => {
        var G = Ve(), A = ve(G);
        be(A, 17, () => ({ length: a(ie) }), Ee, (B, ae, ne) => {
          const z = /* @__PURE__ */ y(() => $n(e.part, j, ne));
          var I = Ve(), J = ve(I);
          {
            var re = (ke) => {
              const We = /* @__PURE__ */ y(() => a(d).get(a(z)));
              var Be = Jc();
              let Ye;
              var Ct = T(U(Be));
              {
                var Kt = (he) => {
                  {
                    let ze = /* @__PURE__ */ y(() => a(We) === a(v));
                    ya(he, {
                      get row() {
                        return a(We);
                      },
                      get best() {
                        return a(ze);
                      }
                    });
                  }
                };
                q(Ct, (he) => {
                  a(We) && he(Kt);
                });
              }
              C(
                (he, ze, qe, it) => {
                  Ye = de(Be, 1, "cell svelte-180ejp1", null, Ye, { can: he, going: ze, from: qe }), $(Be, "data-cell", a(z)), $(Be, "tabindex", a(z) === a(c) ? 0 : -1), $(Be, "aria-label", it);
                },
                [
                  () => x(a(z)),
                  () => M(j, ne),
                  () => a(l).includes(a(z)),
                  () => k(j, ne)
                ]
              ), oe("click", Be, () => L(a(z))), He("pointerenter", Be, () => N(o, a(z), !0)), He("pointerleave", Be, () => N(o, null)), He("focus", Be, () => N(o, a(z), !0)), He("blur", Be, () => N(o, null)), b(ke, Be);
            }, je = (ke) => {
              var We = Zc();
              b(ke, We);
            };
            q(J, (ke) => {
              a(i) ? ke(re) : ke(je, -1);
            });
          }
          b(B, I);
        }), b(F, G);
      }, we = /* @__PURE__ */ y(() => Eu(e.part, j));
      q(pe, (F) => {
        a(we) && F(_e);
      });
    }
    C(
      (F, G, A) => {
        fe = de(le, 1, "name svelte-180ejp1", null, fe, { last: F }), X(Ne, G), X(H, A), X(K, a(ie));
      },
      [() => S(j), () => m(j), () => m(j)]
    ), b(Y, V);
  }), Gt(W, (Y) => N(f, Y), () => a(f));
  var ye = T(W, 2);
  {
    var xe = (Y) => {
      var ie = $c(), j = se(ie, !0);
      C(() => X(j, a(h) || " ")), b(Y, ie);
    };
    q(ye, (Y) => {
      a(i) && Y(xe);
    });
  }
  var Me = T(ye, 2);
  pa(Me, {
    get moves() {
      return a(w);
    },
    get play() {
      return e.play;
    }
  }), C(() => {
    ee = de(W, 1, "piles svelte-180ejp1", null, ee, { taking: a(i) }), $(W, "aria-label", e.part.title || "piles");
  }), oe("keydown", W, D), oe("focusin", W, () => u = !0), oe("focusout", W, (Y) => Y.relatedTarget && (u = !1)), b(t, R), Te();
}
st(["keydown", "focusin", "focusout", "click"]);
function bi(t, e) {
  const n = [];
  for (let r = 0; r + 1 < t.cells.length; r += 2) n.push([t.cells[r], t.cells[r + 1]]);
  for (const [r, s] of e) {
    const i = n.findIndex((l) => l[0] === r && l[1] === s);
    if (i < 0) return null;
    n.splice(i, 1);
  }
  return n;
}
function Ka(t, e) {
  return bi(t, e) !== null;
}
function Xa(t, e) {
  return bi(t, e) ?? [];
}
function tf(t, e) {
  const n = [...t.counts], r = [...t.owners];
  for (const [s, i] of e) {
    const l = r[s];
    n[s]--, n[i] = r[i] === l ? n[i] + 1 : 1, r[i] = l;
  }
  return { counts: n, owners: r };
}
const Ja = (t, e = Mt) => {
  var n = af(), r = se(n, !0);
  C(() => X(r, e().kind === "point" ? e().label : e().kind === "off" && e().count ? `${e().count} off` : e().kind)), b(t, n);
};
var nf = /* @__PURE__ */ E('<i class="svelte-ibr02l"></i>'), rf = /* @__PURE__ */ E('<span aria-hidden="true"></span>'), af = /* @__PURE__ */ E('<small aria-hidden="true" class="svelte-ibr02l"> </small>'), sf = /* @__PURE__ */ E("<li><button><!> <!> <!></button></li>"), lf = /* @__PURE__ */ E('<ol class="upper svelte-ibr02l"></ol> <div class="between svelte-ibr02l"><!></div>', 1), of = /* @__PURE__ */ E('<li><button><span class="soft"> </span> <b> </b></button></li>'), uf = /* @__PURE__ */ E('<ul class="beside svelte-ibr02l"></ul>'), cf = /* @__PURE__ */ E('<p class="row taken svelte-ibr02l" role="status"> <button>Undo step</button></p>'), ff = /* @__PURE__ */ E('<div class="whole svelte-ibr02l" role="group"><div><!> <ol class="lower svelte-ibr02l"></ol></div> <!> <!></div> <!>', 1);
function Za(t, e) {
  Ae(e, !0);
  const n = (A, B = Mt) => {
    const ae = /* @__PURE__ */ y(() => B().kind === "off" ? c : o);
    var ne = rf();
    let z;
    be(ne, 21, () => ({ length: Math.min(B().count, a(ae)) }), Ee, (I, J, re) => {
      var je = nf();
      C(() => $(je, "data-mark", re || B().kind === "off" ? "" : B().count > a(ae) ? B().count : "XOABCDEF"[B().owner] ?? "")), b(I, je);
    }), C(() => z = de(ne, 1, `men ${B().owner >= 0 ? `p${B().owner % 4}` : ""}`, "svelte-ibr02l", z, { ring: B().owner % 2 === 1 })), b(A, ne);
  }, r = (A, B = Mt, ae = Mt) => {
    var ne = sf();
    let z;
    var I = U(ne);
    let J;
    var re = U(I);
    {
      var je = (Ye) => {
        Ja(Ye, B);
      };
      q(re, (Ye) => {
        ae() && Ye(je);
      });
    }
    var ke = T(re, 2);
    n(ke, B);
    var We = T(ke, 2);
    {
      var Be = (Ye) => {
        Ja(Ye, B);
      };
      q(We, (Ye) => {
        ae() || Ye(Be);
      });
    }
    C(
      (Ye, Ct, Kt, he) => {
        z = de(ne, 1, Yt(B().kind), "svelte-ibr02l", z, { odd: B().place % 2 === 1 }), J = de(I, 1, "cell svelte-ibr02l", null, J, {
          can: Ye,
          target: Ct,
          from: B().place === a(d),
          last: Kt
        }), $(I, "data-cell", B().place), $(I, "tabindex", B().place === a(v) ? 0 : -1), $(I, "aria-label", he);
      },
      [
        () => a(d) === null ? a(ye).has(B().place) : a(xe).has(B().place),
        () => a(d) !== null && a(xe).has(B().place),
        () => i().includes(B().place),
        () => fe(B())
      ]
    ), oe("click", I, () => (N(v, B().place, !0), j(B().place))), oe("pointerdown", I, () => w = B().place), b(A, ne);
  };
  let s = te(e, "legal", 19, () => []), i = te(e, "last", 19, () => []), l = te(e, "rows", 19, () => []);
  const o = 5, c = 15, u = 12;
  let f = /* @__PURE__ */ Q([]), d = /* @__PURE__ */ Q(null), v = /* @__PURE__ */ Q(0), g, w = -1, h = [0, 0], m = /* @__PURE__ */ y(() => lr(h, 2)), _ = /* @__PURE__ */ Q(ut(a(m)[0])), p = /* @__PURE__ */ Q(ut(a(m)[1]));
  Ge(() => {
    s(), N(f, []), N(d, null);
  });
  const x = /* @__PURE__ */ y(() => tf(e.part, a(f))), M = /* @__PURE__ */ y(() => a(x).counts.map((A, B) => ({
    place: B,
    count: A,
    owner: a(x).owners[B] ?? -1,
    label: e.part.labels[B] ?? String(B + 1),
    kind: e.part.bar.includes(B) ? "bar" : e.part.off.includes(B) ? "off" : "point"
  }))), L = /* @__PURE__ */ y(() => a(M).filter((A) => A.kind === "point")), O = /* @__PURE__ */ y(() => a(L).length >= 2 * u ? 2 * u : a(L).length), D = /* @__PURE__ */ y(() => a(O) > u ? R(a(L).slice(a(O) / 2, a(O)), e.part.bar[0], e.part.off[1]) : []), k = /* @__PURE__ */ y(() => a(O) > u ? R(a(L).slice(0, a(O) / 2).reverse(), e.part.bar[1], e.part.off[0]) : a(L).slice(0, a(O))), S = /* @__PURE__ */ y(() => [
    ...a(L).slice(a(O)),
    ...a(O) > u ? [] : a(M).filter((A) => A.kind !== "point")
  ]);
  function R(A, B, ae) {
    const ne = A.length / 2, [z, I] = [B, ae].map((J) => J === void 0 ? [] : [a(M)[J]]);
    return [...A.slice(0, ne), ...z, ...A.slice(ne), ...I];
  }
  const W = /* @__PURE__ */ y(() => s().filter((A) => A.cells.length && Ka(A, a(f)))), ee = /* @__PURE__ */ y(() => a(W).flatMap((A) => Xa(A, a(f)))), ye = /* @__PURE__ */ y(() => new Set(a(ee).filter(([A]) => (a(x).counts[A] ?? 0) > 0).map(([A]) => A))), xe = /* @__PURE__ */ y(() => new Set(a(ee).filter(([A]) => A === a(d)).map(([, A]) => A))), Me = /* @__PURE__ */ y(() => l().find((A) => A.value !== null && A.cells.length > 1));
  let Y = /* @__PURE__ */ Q([]);
  Ge(() => {
    a(_), a(p), a(x);
    const A = a(Me) ? Xa(a(Me), []) : [];
    N(Y, A.map(([B, ae]) => ({ from: ie(B), to: ie(ae), rank: 0 })));
  });
  function ie(A) {
    const B = g.querySelector(`[data-cell="${A}"]`), ae = (B?.querySelector(".men i:last-child") ?? B)?.getBoundingClientRect(), ne = g.getBoundingClientRect();
    return ae ? [
      ae.x + ae.width / 2 - ne.x,
      ae.y + ae.height / 2 - ne.y
    ] : [0, 0];
  }
  function j(A) {
    if (a(d) !== null && a(xe).has(A)) {
      const B = [...a(f), [a(d), A]];
      N(d, null);
      const ae = s().find((ne) => ne.cells.length === 2 * B.length && Ka(ne, B));
      ae ? e.play?.(ae.text) : N(f, B);
    } else N(d, a(ye).has(A) && A !== a(d) ? A : null, !0);
  }
  function V(A) {
    const B = w;
    w = -1;
    const ae = document.elementFromPoint(A.clientX, A.clientY)?.closest("button.cell");
    if (B < 0 || !ae || !g.contains(ae)) return;
    const ne = Number(ae.dataset.cell);
    ne === B || !a(ye).has(B) || (N(d, B, !0), a(xe).has(ne) ? j(ne) : N(d, null));
  }
  function le(A) {
    const B = [...a(D), ...a(k), ...a(S)].map((I) => I.place), ae = B.indexOf(a(v)), ne = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -a(D).length,
      ArrowDown: a(D).length
    };
    if (A.key === "Escape" && ((I) => {
      var J = lr(I, 2);
      N(d, J[0], !0), N(f, J[1]);
    })([null, []]), !(A.key in ne)) return;
    A.preventDefault(), A.stopPropagation();
    const z = B[Math.min(Math.max(ae + ne[A.key], 0), B.length - 1)];
    N(v, z, !0), g.querySelector(`button.cell[data-cell="${z}"]`)?.focus();
  }
  function fe(A) {
    const B = A.kind === "off" ? `${A.count} off` : `${A.count} of ${e.names[A.owner] ?? "nobody"}`, ae = [`${A.label}: ${A.count ? B : "empty"}`];
    return A.place === a(d) ? ae.push("chosen") : a(d) !== null && a(xe).has(A.place) ? ae.push("legal") : a(d) === null && a(ye).has(A.place) && ae.push("can move"), i().includes(A.place) && ae.push("last move"), ae.join(", ");
  }
  var Ne = ff();
  He("pointerup", vt, V);
  var me = ve(Ne), ge = U(me);
  let H, K;
  var ue = U(ge);
  {
    var P = (A) => {
      var B = lf(), ae = ve(B);
      be(ae, 21, () => a(D), (I) => I.place, (I, J) => {
        r(I, () => a(J), () => !0);
      });
      var ne = T(ae, 2), z = U(ne);
      kr(z, () => e.between ?? Mt), b(A, B);
    };
    q(ue, (A) => {
      a(D).length && A(P);
    });
  }
  var Z = T(ue, 2);
  be(Z, 21, () => a(k), (A) => A.place, (A, B) => {
    r(A, () => a(B), () => !1);
  });
  var ce = T(ge, 2);
  {
    var pe = (A) => {
      var B = uf();
      be(B, 21, () => a(S), (ae) => ae.place, (ae, ne) => {
        var z = of(), I = U(z);
        let J;
        var re = U(I), je = se(re, !0), ke = T(re, 2), We = se(ke, !0);
        C(
          (Be, Ye, Ct) => {
            J = de(I, 1, "cell aside svelte-ibr02l", null, J, {
              can: Be,
              target: Ye,
              from: a(ne).place === a(d)
            }), $(I, "data-cell", a(ne).place), $(I, "tabindex", a(ne).place === a(v) ? 0 : -1), $(I, "aria-label", `${a(ne).label ?? ""} ${a(ne).count ?? ""}, ${Ct ?? ""}`), X(je, a(ne).label), X(We, a(ne).count);
          },
          [
            () => a(d) === null ? a(ye).has(a(ne).place) : a(xe).has(a(ne).place),
            () => a(d) !== null && a(xe).has(a(ne).place),
            () => fe(a(ne))
          ]
        ), oe("click", I, () => (N(v, a(ne).place, !0), j(a(ne).place))), oe("pointerdown", I, () => w = a(ne).place), b(ae, z);
      }), b(A, B);
    };
    q(ce, (A) => {
      a(S).length && A(pe);
    });
  }
  var _e = T(ce, 2);
  {
    var we = (A) => {
      _i(A, {
        get arrows() {
          return a(Y);
        },
        get width() {
          return a(_);
        },
        get height() {
          return a(p);
        },
        cell: 32
      });
    };
    q(_e, (A) => {
      a(Y).length && !a(f).length && A(we);
    });
  }
  Gt(me, (A) => g = A, () => g);
  var F = T(me, 2);
  {
    var G = (A) => {
      var B = cf(), ae = U(B), ne = T(ae);
      C((z) => X(ae, `${z ?? ""}: choose the next step. `), [
        () => a(f).map(([z, I]) => `${e.part.labels[z]} to ${e.part.labels[I]}`).join(", ")
      ]), oe("click", ne, () => N(f, [])), b(A, B);
    };
    q(F, (A) => {
      a(f).length && A(G);
    });
  }
  C(() => {
    $(me, "aria-label", e.part.title || "board"), H = de(ge, 1, "track svelte-ibr02l", null, H, {
      folded: a(D).length > 0,
      barred: e.part.bar.length > 0
    }), K = nt(ge, "", K, {
      "--columns": a(k).length,
      "--off": e.part.off.length ? "clamp(2rem, 7.5vw, 3.3rem)" : "0"
    });
  }), oe("keydown", me, le), $t(me, "clientWidth", (A) => N(_, A)), $t(me, "clientHeight", (A) => N(p, A)), b(t, Ne), Te();
}
st(["click", "pointerdown", "keydown"]);
var df = /* @__PURE__ */ E("<button><!></button>"), hf = /* @__PURE__ */ E('<label>The blank is <input type="text" maxlength="1" size="2" autocomplete="off" class="svelte-irtqqp"/></label>'), vf = /* @__PURE__ */ E('<button class="first svelte-irtqqp"> </button> <button class="svelte-irtqqp">Cancel</button>', 1), Qa = /* @__PURE__ */ E('<button class="svelte-irtqqp"> </button>'), gf = /* @__PURE__ */ E('<button class="first svelte-irtqqp">Lay tiles</button> <button class="svelte-irtqqp">Take back</button> <!> <!>', 1), mf = /* @__PURE__ */ E('<div class="rack svelte-irtqqp" role="group" aria-label="your tiles"></div> <div class="row svelte-irtqqp"><!> <!></div>', 1);
function _f(t, e) {
  Ae(e, !0);
  const n = new wi(), r = /* @__PURE__ */ y(() => Ut((e.legal[0]?.words || e.legal[0]?.text || "").split(" ")[0] ?? "")), s = /* @__PURE__ */ y(() => e.laying.markedMove(e.part, e.legal, e.numberOf));
  function i(h) {
    const m = document.querySelector("section.grid"), _ = m ? n.up(h, m) : void 0;
    _ && _.to !== null && e.laying.lay(e.grid, e.part, _.from, _.to);
  }
  function l() {
    e.laying.laid.length && e.laying.unnamed === null && e.play?.(e.laying.text(e.grid));
  }
  var o = mf();
  He("pointermove", vt, (h) => n.move(h)), He("pointerup", vt, i), He("pointercancel", vt, () => n.cancel());
  var c = ve(o);
  be(c, 21, () => e.part.cards, Ee, (h, m, _) => {
    const p = /* @__PURE__ */ y(() => n.cell === _ && n.moves);
    var x = df();
    let M, L;
    var O = U(x);
    Zr(O, {
      get card() {
        return a(m);
      },
      get value() {
        return e.part.values[_];
      }
    }), C(
      (D, k, S, R) => {
        M = de(x, 1, "card svelte-irtqqp", null, M, { gone: D, held: a(p) }), x.disabled = k, $(x, "aria-pressed", S), $(x, "aria-label", `${R ?? ""}, ${e.part.values[_] ?? ""}`), L = nt(x, "", L, {
          translate: a(p) ? `${n.dx}px ${n.dy}px` : void 0
        });
      },
      [
        () => e.laying.isLaid(_),
        () => e.laying.isLaid(_),
        () => e.laying.marking ? e.laying.marked.includes(_) : e.laying.chosen === _,
        () => Jr(a(m))
      ]
    ), oe("pointerdown", x, (D) => !e.laying.marking && n.down(D, _)), oe("click", x, () => n.isClick() && e.laying.choose(_)), b(h, x);
  });
  var u = T(c, 2), f = U(u);
  {
    var d = (h) => {
      var m = hf(), _ = T(U(m));
      oe("input", _, (p) => e.laying.name(e.laying.unnamed, p.currentTarget.value)), b(h, m);
    };
    q(f, (h) => {
      e.laying.unnamed !== null && h(d);
    });
  }
  var v = T(f, 2);
  {
    var g = (h) => {
      var m = vf(), _ = ve(m), p = se(_, !0), x = T(_, 2);
      C(
        (M) => {
          _.disabled = !a(s), X(p, M);
        },
        [
          () => Ut(a(s)?.words || a(s)?.text || `${a(r)} …`)
        ]
      ), oe("click", _, () => a(s) && e.play?.(a(s).text)), oe("click", x, () => e.laying.clear()), b(h, m);
    }, w = (h) => {
      var m = gf(), _ = ve(m), p = T(_, 2), x = T(p, 2);
      {
        var M = (O) => {
          var D = Qa(), k = se(D);
          C(() => X(k, `${a(r) ?? ""} tiles`)), oe("click", D, () => e.laying.mark()), b(O, D);
        };
        q(x, (O) => {
          e.legal.length && O(M);
        });
      }
      var L = T(x, 2);
      be(L, 17, () => e.beside, Ee, (O, D) => {
        var k = Qa(), S = se(k, !0);
        C((R) => X(S, R), [() => Ut(a(D).words || a(D).text)]), oe("click", k, () => e.play?.(a(D).text)), b(O, k);
      }), C(() => {
        _.disabled = !e.laying.laid.length || e.laying.unnamed !== null, p.disabled = !e.laying.laid.length;
      }), oe("click", _, l), oe("click", p, () => e.laying.clear()), b(h, m);
    };
    q(v, (h) => {
      e.laying.marking ? h(g) : h(w, -1);
    });
  }
  b(t, o), Te();
}
st(["pointerdown", "click", "input"]);
var wf = /* @__PURE__ */ E('<p class="title svelte-12f8aji"> </p>'), $a = /* @__PURE__ */ E("<section><!></section>"), yf = /* @__PURE__ */ E('<p class="text svelte-12f8aji"> </p>'), es = /* @__PURE__ */ E("<!> <!>", 1), bf = /* @__PURE__ */ E('<section class="circuit svelte-12f8aji"><!></section>'), pf = /* @__PURE__ */ E('<section class="svelte-12f8aji"><p class="text svelte-12f8aji"> </p></section>'), kf = /* @__PURE__ */ E("<div><!></div> <!>", 1);
function ea(t, e) {
  Ae(e, !0);
  const n = (F, G = Mt, A = Mt) => {
    var B = es(), ae = ve(B);
    {
      var ne = (he) => {
        var ze = wf(), qe = se(ze, !0);
        C(() => X(qe, G().title)), b(he, ze);
      };
      q(ae, (he) => {
        G().title && G().kind !== "chips" && he(ne);
      });
    }
    var z = T(ae, 2);
    {
      var I = (he) => {
        var ze = Ve(), qe = ve(ze);
        {
          var it = (Ce) => {
            {
              let Ke = /* @__PURE__ */ y(() => ie.shown(G(), a(j)));
              Wa(Ce, {
                get part() {
                  return a(Ke);
                },
                get names() {
                  return e.names;
                },
                get last() {
                  return a(ee);
                },
                get rows() {
                  return a(W);
                },
                put: (rt, Re) => ie.put(G(), a(j), rt, Re),
                loose: (rt) => ie.at(rt) !== void 0
              });
            }
          }, dt = (Ce) => {
            const Ke = /* @__PURE__ */ y(() => ({
              part: G(),
              start: a(_)[A()] ?? 0,
              turned: f()
            }));
            {
              let rt = /* @__PURE__ */ y(() => f() ? iu(G()) : G()), Re = /* @__PURE__ */ y(() => Da(a(Ke), a(R))), mt = /* @__PURE__ */ y(() => $r(a(Ke), a(ee))), zt = /* @__PURE__ */ y(() => A() === a(m) ? w().map((Bt) => ({ ...Bt, cells: $r(a(Ke), Bt.cells) })) : []), Xt = /* @__PURE__ */ y(() => Da(a(Ke), a(W)));
              Wa(Ce, {
                get part() {
                  return a(rt);
                },
                get names() {
                  return e.names;
                },
                get legal() {
                  return a(Re);
                },
                get last() {
                  return a(mt);
                },
                get laid() {
                  return a(zt);
                },
                get rows() {
                  return a(Xt);
                },
                get moving() {
                  return c();
                },
                get toned() {
                  return d();
                },
                get play() {
                  return e.play;
                }
              });
            }
          };
          q(qe, (Ce) => {
            A() === a(m) && a(j) ? Ce(it) : Ce(dt, -1);
          });
        }
        b(he, ze);
      }, J = (he) => {
        {
          const ze = (it) => {
            var dt = Ve(), Ce = ve(dt);
            be(Ce, 17, () => e.parts, Ee, (Ke, rt, Re) => {
              var mt = Ve(), zt = ve(mt);
              {
                var Xt = (Bt) => {
                  var ln = $a(), Mr = U(ln);
                  n(Mr, () => a(rt), () => Re), C(
                    (Sr) => {
                      de(ln, 1, Yt(a(rt).kind), "svelte-12f8aji"), $(ln, "hidden", Sr);
                    },
                    [() => me(a(rt))]
                  ), b(Bt, ln);
                };
                q(zt, (Bt) => {
                  Re !== A() && Bt(Xt);
                });
              }
              b(Ke, mt);
            }), b(it, dt);
          };
          let qe = /* @__PURE__ */ y(() => A() === a(m) ? a(R) : []);
          Mu(he, {
            get part() {
              return G();
            },
            get names() {
              return e.names;
            },
            get legal() {
              return a(qe);
            },
            get last() {
              return a(ee);
            },
            get play() {
              return e.play;
            },
            middle: ze,
            $$slots: { middle: !0 }
          });
        }
      }, re = (he) => {
        var ze = Ve(), qe = ve(ze);
        {
          var it = (Ce) => {
            Ga(Ce, {
              get part() {
                return G();
              },
              get legal() {
                return a(R);
              },
              get last() {
                return a(ee);
              },
              get rows() {
                return a(W);
              },
              get play() {
                return e.play;
              }
            });
          }, dt = (Ce) => {
            Ga(Ce, {
              get part() {
                return G();
              }
            });
          };
          q(qe, (Ce) => {
            A() === a(m) ? Ce(it) : Ce(dt, -1);
          });
        }
        b(he, ze);
      }, je = (he) => {
        var ze = Ve(), qe = ve(ze);
        {
          var it = (Ce) => {
            Za(Ce, {
              get part() {
                return G();
              },
              get names() {
                return e.names;
              },
              get legal() {
                return a(R);
              },
              get last() {
                return a(ee);
              },
              get rows() {
                return a(W);
              },
              get play() {
                return e.play;
              },
              get between() {
                return r;
              }
            });
          }, dt = (Ce) => {
            Za(Ce, {
              get part() {
                return G();
              },
              get names() {
                return e.names;
              }
            });
          };
          q(qe, (Ce) => {
            A() === a(m) ? Ce(it) : Ce(dt, -1);
          });
        }
        b(he, ze);
      }, ke = (he) => {
        const ze = /* @__PURE__ */ y(() => e.parts[a(m)]);
        var qe = Ve(), it = ve(qe);
        {
          var dt = (Ke) => {
            {
              let rt = /* @__PURE__ */ y(() => a(R).filter((Re) => !Re.cells.length));
              _f(Ke, {
                get part() {
                  return G();
                },
                get grid() {
                  return a(ze);
                },
                get laying() {
                  return ie;
                },
                get legal() {
                  return a(k);
                },
                get beside() {
                  return a(rt);
                },
                numberOf: (Re) => Yo(a(p).length, Re),
                get play() {
                  return e.play;
                }
              });
            }
          }, Ce = (Ke) => {
            {
              let rt = /* @__PURE__ */ y(() => a(p).indexOf(G())), Re = /* @__PURE__ */ y(() => e.play ? H : void 0);
              eu(Ke, {
                get part() {
                  return G();
                },
                get names() {
                  return e.names;
                },
                get row() {
                  return a(rt);
                },
                get count() {
                  return a(p).length;
                },
                get legal() {
                  return a(k);
                },
                get rows() {
                  return a(S);
                },
                get chosen() {
                  return a(Me);
                },
                get fresh() {
                  return u();
                },
                get few() {
                  return a(M);
                },
                get large() {
                  return a(x);
                },
                get choose() {
                  return a(Re);
                }
              });
            }
          };
          q(it, (Ke) => {
            a(j) === G() && a(ze)?.kind === "grid" ? Ke(dt) : Ke(Ce, -1);
          });
        }
        b(he, qe);
      }, We = (he) => {
        Va(he, {
          get part() {
            return G();
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return u();
          },
          get large() {
            return a(x);
          }
        });
      }, Be = (he) => {
        du(he, {
          get part() {
            return G();
          }
        });
      }, Ye = (he) => {
        Io(he, {
          get part() {
            return G();
          }
        });
      }, Ct = (he) => {
        Kc(he, {
          get text() {
            return G().text;
          },
          get before() {
            return g();
          }
        });
      }, Kt = (he) => {
        var ze = yf(), qe = se(ze, !0);
        C(() => X(qe, G().text)), b(he, ze);
      };
      q(z, (he) => {
        G().kind === "grid" ? he(I) : G().kind === "circuit" ? he(J, 1) : G().kind === "piles" ? he(re, 2) : G().kind === "points" ? he(je, 3) : G().kind === "cards" ? he(ke, 4) : G().kind === "dice" ? he(We, 5) : G().kind === "chips" ? he(Be, 6) : G().kind === "amounts" ? he(Ye, 7) : G().kind === "news" ? he(Ct, 8) : he(Kt, -1);
      });
    }
    b(F, B);
  }, r = (F) => {
    var G = Ve(), A = ve(G);
    be(A, 17, () => e.parts, Ee, (B, ae) => {
      var ne = Ve(), z = ve(ne);
      {
        var I = (J) => {
          Va(J, {
            get part() {
              return a(ae);
            },
            get names() {
              return e.names;
            },
            get fresh() {
              return u();
            }
          });
        };
        q(z, (J) => {
          a(ae).kind === "dice" && J(I);
        });
      }
      b(B, ne);
    }), b(F, G);
  };
  let s = te(e, "legal", 19, () => []), i = te(e, "last", 19, () => []), l = te(e, "rows", 19, () => []), o = te(e, "hint", 19, () => []), c = te(e, "moving", 3, !1), u = te(e, "fresh", 3, !1), f = te(e, "turned", 3, !1), d = te(e, "toned", 3, !1), v = te(e, "layer", 3, null), g = te(e, "said", 19, () => []), w = te(e, "laid", 19, () => []), h = te(e, "taken", 3, "");
  const m = /* @__PURE__ */ y(() => Au(e.parts)), _ = /* @__PURE__ */ y(() => lu(e.parts)), p = /* @__PURE__ */ y(() => Ho(e.parts)), x = /* @__PURE__ */ y(() => !e.parts.some((F) => F.kind === "grid" || F.kind === "points")), M = /* @__PURE__ */ y(() => a(x) && a(p).every((F) => F.cards.length < 8)), L = /* @__PURE__ */ y(() => a(x) ? 0 : e.parts.filter((F) => F.kind === "text" || F.kind === "amounts").length), O = /* @__PURE__ */ y(() => e.parts.findIndex((F) => F.kind === "circuit")), D = ({ cells: F }) => F.length > 0 && F.every((G) => G < 0), k = /* @__PURE__ */ y(() => s().filter(D)), S = /* @__PURE__ */ y(() => l().filter(D)), R = /* @__PURE__ */ y(() => s().filter((F) => !D(F))), W = /* @__PURE__ */ y(() => l().filter((F) => !D(F))), ee = /* @__PURE__ */ y(() => i().filter((F) => F >= 0)), ye = /* @__PURE__ */ y(() => e.parts[a(m)]?.kind === "grid" ? e.parts[a(m)] : void 0), xe = /* @__PURE__ */ y(() => f() && a(ye) ? o().map((F) => a(ye).cells.length - 1 - F) : o());
  let Me = /* @__PURE__ */ Q([]);
  const Y = /* @__PURE__ */ y(() => a(Me).length ? vr(a(k), a(Me)) : []);
  Ge(() => {
    s(), N(Me, []), ie.clear();
  });
  const ie = new Hc(), j = /* @__PURE__ */ y(() => v() === null || !e.play ? void 0 : a(p).find((F) => F.owner === v()));
  let V = /* @__PURE__ */ Q(void 0), le = !1;
  function fe(F) {
    const G = e.parts[a(m)], A = Number(F.target.dataset.cell);
    if (!a(j) || G?.kind !== "grid" || !Number.isInteger(A) || F.ctrlKey || F.metaKey || F.altKey) return;
    F.key.startsWith("Arrow") && (le = F.key === "ArrowDown" || F.key === "ArrowUp");
    const B = le ? G.columns : 1;
    if (F.key === "Backspace") {
      const ae = ie.at(A) ? A : A - B;
      ie.takeBack(ae), Ne(ae);
    } else /^[a-z]$/i.test(F.key) && (F.stopPropagation(), ie.type(G, a(j), F.key, A) && Ne(A + B));
  }
  function Ne(F) {
    a(V)?.querySelector(`button.cell[data-cell="${F}"]`)?.focus();
  }
  function me(F) {
    return F.kind === "text" && !F.text || F.kind === "dice" && e.parts[a(m)]?.kind === "points";
  }
  let ge = /* @__PURE__ */ Q(-1);
  Ge(() => {
    const F = a(R).find((G) => G.cells.length)?.cells[0];
    F !== void 0 && N(ge, e.parts.findLastIndex((G, A) => G.kind === "grid" && a(_)[A] <= F), !0);
  });
  function H(F) {
    const G = Go(a(k), a(Me), F), A = vr(a(k), G);
    A.length === 1 ? e.play?.(A[0].text) : N(Me, G);
  }
  var K = kf(), ue = ve(K);
  let P, Z;
  var ce = U(ue);
  {
    var pe = (F) => {
      var G = bf(), A = U(G);
      n(A, () => e.parts[a(O)], () => a(O)), Gr(G, () => qa(a(xe))), b(F, G);
    }, _e = (F) => {
      var G = es(), A = ve(G);
      be(A, 17, () => e.parts, Ee, (ne, z, I) => {
        var J = $a();
        let re;
        var je = U(J);
        n(je, () => a(z), () => I), Gr(J, () => I === a(m) || a(z).kind === "cards" ? qa(a(xe)) : void 0), C(
          (ke) => {
            re = de(J, 1, Yt(a(z).kind), "svelte-12f8aji", re, {
              active: I === a(ge),
              common: a(z).kind === "cards" && a(z).owner < 0,
              remark: a(x) && a(z).kind === "text" && !a(z).title
            }), $(J, "hidden", ke);
          },
          [() => me(a(z))]
        ), b(ne, J);
      });
      var B = T(A, 2);
      {
        var ae = (ne) => {
          var z = pf(), I = U(z), J = se(I, !0);
          C(() => X(J, h())), b(ne, z);
        };
        q(B, (ne) => {
          h() && ne(ae);
        });
      }
      b(F, G);
    };
    q(ce, (F) => {
      a(O) >= 0 ? F(pe) : F(_e, -1);
    });
  }
  Gt(ue, (F) => N(V, F), () => a(V));
  var we = T(ue, 2);
  pa(we, {
    get moves() {
      return a(Y);
    },
    get play() {
      return e.play;
    }
  }), C(
    (F, G) => {
      P = de(ue, 1, "board svelte-12f8aji", null, P, {
        pair: F,
        felt: G,
        rows: a(p).length > 3 && a(x)
      }), Z = nt(ue, "", Z, { "--below": `${2.6 * a(L)}rem` });
    },
    [
      () => e.parts.filter((F) => F.kind === "grid").length > 1,
      () => e.parts.some((F) => F.kind === "chips")
    ]
  ), oe("keydown", ue, fe), b(t, K), Te();
}
st(["keydown"]);
function xf(t) {
  let e = 0;
  for (let n = 0; n < t.left.length; n++) e = Math.max(e, t.left[n], t.entered[n]);
  return e;
}
function Je(t, e) {
  return t.marks[e].includes("pruned");
}
function yn(t, e) {
  return /\bcut\b/.test(t.marks[e]);
}
function Mf(t, e) {
  return t.kind[e] === "leaf";
}
function qn(t) {
  return t.algorithm === "mcts";
}
function Jn(t, e, n) {
  return t.entered[e] <= n;
}
function mr(t, e, n) {
  return qn(t) ? Jn(t, e, n) : t.left[e] >= 0 && t.left[e] <= n;
}
const ts = /* @__PURE__ */ new WeakMap();
function pi(t) {
  const e = ts.get(t);
  if (e) return e;
  const n = t.parent.map((r, s) => yn(t, s));
  for (let r = n.length - 1; r > 0; r--) {
    const s = t.parent[r];
    n[r] && s >= 0 && (n[s] = !0);
  }
  return ts.set(t, n), n;
}
function ka(t) {
  return !qn(t) && !t.values[0] && (/^(plain|alpha)/.test(t.algorithm) || pi(t)[0]);
}
function ki(t, e) {
  const n = t.value[e] ?? null;
  if (n === null || t.values[e] || qn(t) || !pi(t)[e]) return "";
  const [r, s] = [t.alpha[e] ?? null, t.beta[e] ?? null];
  return r !== null && n <= r ? "≤" : s !== null && n >= s ? "≥" : "";
}
function Sf(t, e, n, r) {
  const s = t.kind[n];
  if (s !== "max" && s !== "min" || Je(t, n) || !Jn(t, n, r)) return null;
  let i = t.alpha[n] ?? -1 / 0, l = t.beta[n] ?? 1 / 0;
  for (const o of e[n] ?? []) {
    const c = t.value[o] ?? null;
    c === null || Je(t, o) || !mr(t, o, r) || (s === "max" ? i = Math.max(i, c) : l = Math.min(l, c));
  }
  return [i, l];
}
function xi(t, e, n, r, s) {
  if (Je(t, n)) return "";
  const i = t.values[n];
  if (mr(t, n, r)) {
    if (i && t.names.length > 2) return `(${i.map((u) => s(u)).join(" ")})`;
    const c = t.value[n] ?? null;
    return c === null ? "" : ki(t, n) + s(c);
  }
  if (!Jn(t, n, r) || i) return "";
  const l = t.kind[n];
  if (l !== "max" && l !== "min") return "";
  const o = (e[n] ?? []).filter((c) => mr(t, c, r) && !Je(t, c) && t.value[c] !== null).map((c) => t.value[c]);
  return o.length ? l === "max" ? `≥${s(Math.max(...o))}` : `≤${s(Math.min(...o))}` : "";
}
function Ef(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 }, r = new Set(qn(t) ? t.parent.filter((i, l) => t.entered[l] <= e) : []), s = (i) => qn(t) ? !r.has(i) : Mf(t, i);
  for (let i = 0; i < t.parent.length; i++)
    t.entered[i] > e || (Je(t, i) ? n.pruned++ : (n.nodes++, s(i) && n.leaves++));
  return n;
}
class Af {
  id;
  #e = /* @__PURE__ */ Q(null);
  get trace() {
    return a(this.#e);
  }
  set trace(e) {
    N(this.#e, e);
  }
  #n = /* @__PURE__ */ Q(null);
  get place() {
    return a(this.#n);
  }
  set place(e) {
    N(this.#n, e);
  }
  #t = /* @__PURE__ */ Q("");
  get failure() {
    return a(this.#t);
  }
  set failure(e) {
    N(this.#t, e, !0);
  }
  #a = /* @__PURE__ */ Q(!1);
  get busy() {
    return a(this.#a);
  }
  set busy(e) {
    N(this.#a, e, !0);
  }
  #r = /* @__PURE__ */ Q(!1);
  get compiling() {
    return a(this.#r);
  }
  set compiling(e) {
    N(this.#r, e, !0);
  }
  #s = /* @__PURE__ */ Q(0);
  get moment() {
    return a(this.#s);
  }
  set moment(e) {
    N(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ Q(0);
  get selected() {
    return a(this.#i);
  }
  set selected(e) {
    N(this.#i, e, !0);
  }
  #l = /* @__PURE__ */ Q(0);
  get last() {
    return a(this.#l);
  }
  set last(e) {
    N(this.#l, e, !0);
  }
  asked = null;
  stops;
  constructor(e = et.number()) {
    this.id = e, this.stops = [
      et.on("traced", (n) => {
        n.id === this.id && this.show(n);
      }),
      et.on("failed", (n) => {
        n.id === this.id && (this.failure = n.text, this.busy = !1);
      }),
      et.on("explained", (n) => this.succeed(n.id)),
      et.on("tree_text", (n) => this.succeed(n.id)),
      et.on("status", (n) => this.compiling = n.compiling)
    ];
  }
  show(e) {
    this.trace = e, this.place = this.asked, this.busy = !1, this.failure = "", this.last = xf(e), this.moment = this.last, this.selected = 0;
  }
  succeed(e) {
    e === this.id && (this.failure = "");
  }
  run(e, n, r = {}) {
    this.asked = e, this.busy = !0, this.failure = "", et.send({ type: "trace", id: this.id, place: e, algorithm: n, settings: r });
  }
  close() {
    et.send({ type: "close", id: this.id });
    for (const e of this.stops) e();
  }
}
async function Tf(t) {
  try {
    return await navigator.clipboard.write([new ClipboardItem({ "image/png": t })]), !0;
  } catch {
    return !1;
  }
}
var Lf = /* @__PURE__ */ E('<button>Copy</button> <span class="soft small" role="status"> </span>', 1);
function Of(t, e) {
  Ae(e, !0);
  let n = /* @__PURE__ */ Q("");
  async function r() {
    N(n, ""), N(
      n,
      await Tf(e.picture()) ? "Copied." : "This browser does not let us copy pictures; download it instead.",
      !0
    );
  }
  var s = Lf(), i = ve(s), l = T(i, 2), o = se(l, !0);
  C(() => X(o, a(n))), oe("click", i, r), b(t, s), Te();
}
st(["click"]);
const jf = matchMedia("(prefers-color-scheme: dark)");
function Nf(t) {
  const e = getComputedStyle(t), n = e.colorScheme, r = n.includes("dark") && (jf.matches || !n.includes("light"));
  return (s) => {
    const i = e.getPropertyValue(s).trim(), [, l, o] = /^light-dark\((.+?),(.+)\)$/.exec(i) ?? [, i, i];
    return (r ? o : l).trim();
  };
}
function Cf(t) {
  var e = 0, n = t.children, r = n && n.length;
  if (!r) e = 1;
  else for (; --r >= 0; ) e += n[r].value;
  t.value = e;
}
function zf() {
  return this.eachAfter(Cf);
}
function Pf(t, e) {
  let n = -1;
  for (const r of this)
    t.call(e, r, ++n, this);
  return this;
}
function Rf(t, e) {
  for (var n = this, r = [n], s, i, l = -1; n = r.pop(); )
    if (t.call(e, n, ++l, this), s = n.children)
      for (i = s.length - 1; i >= 0; --i)
        r.push(s[i]);
  return this;
}
function If(t, e) {
  for (var n = this, r = [n], s = [], i, l, o, c = -1; n = r.pop(); )
    if (s.push(n), i = n.children)
      for (l = 0, o = i.length; l < o; ++l)
        r.push(i[l]);
  for (; n = s.pop(); )
    t.call(e, n, ++c, this);
  return this;
}
function Ff(t, e) {
  let n = -1;
  for (const r of this)
    if (t.call(e, r, ++n, this))
      return r;
}
function Df(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, r = e.children, s = r && r.length; --s >= 0; ) n += r[s].value;
    e.value = n;
  });
}
function Bf(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function qf(t) {
  for (var e = this, n = Vf(e, t), r = [e]; e !== n; )
    e = e.parent, r.push(e);
  for (var s = r.length; t !== n; )
    r.splice(s, 0, t), t = t.parent;
  return r;
}
function Vf(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), r = e.ancestors(), s = null;
  for (t = n.pop(), e = r.pop(); t === e; )
    s = t, t = n.pop(), e = r.pop();
  return s;
}
function Uf() {
  for (var t = this, e = [t]; t = t.parent; )
    e.push(t);
  return e;
}
function Hf() {
  return Array.from(this);
}
function Wf() {
  var t = [];
  return this.eachBefore(function(e) {
    e.children || t.push(e);
  }), t;
}
function Yf() {
  var t = this, e = [];
  return t.each(function(n) {
    n !== t && e.push({ source: n.parent, target: n });
  }), e;
}
function* Gf() {
  var t = this, e, n = [t], r, s, i;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, r = t.children)
        for (s = 0, i = r.length; s < i; ++s)
          n.push(r[s]);
  while (n.length);
}
function xa(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = Jf)) : e === void 0 && (e = Xf);
  for (var n = new Vn(t), r, s = [n], i, l, o, c; r = s.pop(); )
    if ((l = e(r.data)) && (c = (l = Array.from(l)).length))
      for (r.children = l, o = c - 1; o >= 0; --o)
        s.push(i = l[o] = new Vn(l[o])), i.parent = r, i.depth = r.depth + 1;
  return n.eachBefore(Qf);
}
function Kf() {
  return xa(this).eachBefore(Zf);
}
function Xf(t) {
  return t.children;
}
function Jf(t) {
  return Array.isArray(t) ? t[1] : null;
}
function Zf(t) {
  t.data.value !== void 0 && (t.value = t.data.value), t.data = t.data.data;
}
function Qf(t) {
  var e = 0;
  do
    t.height = e;
  while ((t = t.parent) && t.height < ++e);
}
function Vn(t) {
  this.data = t, this.depth = this.height = 0, this.parent = null;
}
Vn.prototype = xa.prototype = {
  constructor: Vn,
  count: zf,
  each: Pf,
  eachAfter: If,
  eachBefore: Rf,
  find: Ff,
  sum: Df,
  sort: Bf,
  path: qf,
  ancestors: Uf,
  descendants: Hf,
  leaves: Wf,
  links: Yf,
  copy: Kf,
  [Symbol.iterator]: Gf
};
function Mi(t, e, n, r, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (r - e) / t.value; ++o < c; )
    l = i[o], l.y0 = n, l.y1 = s, l.x0 = e, l.x1 = e += l.value * u;
}
function $f(t, e) {
  return t.parent === e.parent ? 1 : 2;
}
function Cr(t) {
  var e = t.children;
  return e ? e[0] : t.t;
}
function zr(t) {
  var e = t.children;
  return e ? e[e.length - 1] : t.t;
}
function ed(t, e, n) {
  var r = n / (e.i - t.i);
  e.c -= r, e.s += n, t.c += r, e.z += n, e.m += n;
}
function td(t) {
  for (var e = 0, n = 0, r = t.children, s = r.length, i; --s >= 0; )
    i = r[s], i.z += e, i.m += e, e += i.s + (n += i.c);
}
function nd(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function rr(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
rr.prototype = Object.create(Vn.prototype);
function rd(t) {
  for (var e = new rr(t, 0), n, r = [e], s, i, l, o; n = r.pop(); )
    if (i = n._.children)
      for (n.children = new Array(o = i.length), l = o - 1; l >= 0; --l)
        r.push(s = n.children[l] = new rr(i[l], l)), s.parent = n;
  return (e.parent = new rr(null, 0)).children = [e], e;
}
function ad() {
  var t = $f, e = 1, n = 1, r = null;
  function s(u) {
    var f = rd(u);
    if (f.eachAfter(i), f.parent.m = -f.z, f.eachBefore(l), r) u.eachBefore(c);
    else {
      var d = u, v = u, g = u;
      u.eachBefore(function(p) {
        p.x < d.x && (d = p), p.x > v.x && (v = p), p.depth > g.depth && (g = p);
      });
      var w = d === v ? 1 : t(d, v) / 2, h = w - d.x, m = e / (v.x + w + h), _ = n / (g.depth || 1);
      u.eachBefore(function(p) {
        p.x = (p.x + h) * m, p.y = p.depth * _;
      });
    }
    return u;
  }
  function i(u) {
    var f = u.children, d = u.parent.children, v = u.i ? d[u.i - 1] : null;
    if (f) {
      td(u);
      var g = (f[0].z + f[f.length - 1].z) / 2;
      v ? (u.z = v.z + t(u._, v._), u.m = u.z - g) : u.z = g;
    } else v && (u.z = v.z + t(u._, v._));
    u.parent.A = o(u, v, u.parent.A || d[0]);
  }
  function l(u) {
    u._.x = u.z + u.parent.m, u.m += u.parent.m;
  }
  function o(u, f, d) {
    if (f) {
      for (var v = u, g = u, w = f, h = v.parent.children[0], m = v.m, _ = g.m, p = w.m, x = h.m, M; w = zr(w), v = Cr(v), w && v; )
        h = Cr(h), g = zr(g), g.a = u, M = w.z + p - v.z - m + t(w._, v._), M > 0 && (ed(nd(w, u, d), u, M), m += M, _ += M), p += w.m, m += v.m, x += h.m, _ += g.m;
      w && !zr(g) && (g.t = w, g.m += p - _), v && !Cr(h) && (h.t = v, h.m += m - x, d = u);
    }
    return d;
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
function Si(t, e, n, r, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (s - n) / t.value; ++o < c; )
    l = i[o], l.x0 = e, l.x1 = r, l.y0 = n, l.y1 = n += l.value * u;
}
var Ei = (1 + Math.sqrt(5)) / 2;
function Ai(t, e, n, r, s, i) {
  for (var l = [], o = e.children, c, u, f = 0, d = 0, v = o.length, g, w, h = e.value, m, _, p, x, M, L, O; f < v; ) {
    g = s - n, w = i - r;
    do
      m = o[d++].value;
    while (!m && d < v);
    for (_ = p = m, L = Math.max(w / g, g / w) / (h * t), O = m * m * L, M = Math.max(p / O, O / _); d < v; ++d) {
      if (m += u = o[d].value, u < _ && (_ = u), u > p && (p = u), O = m * m * L, x = Math.max(p / O, O / _), x > M) {
        m -= u;
        break;
      }
      M = x;
    }
    l.push(c = { value: m, dice: g < w, children: o.slice(f, d) }), c.dice ? Mi(c, n, r, s, h ? r += w * m / h : i) : Si(c, n, r, h ? n += g * m / h : s, i), h -= m, f = d;
  }
  return l;
}
(function t(e) {
  function n(r, s, i, l, o) {
    Ai(e, r, s, i, l, o);
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Ei);
(function t(e) {
  function n(r, s, i, l, o) {
    if ((c = r._squarify) && c.ratio === e)
      for (var c, u, f, d, v = -1, g, w = c.length, h = r.value; ++v < w; ) {
        for (u = c[v], f = u.children, d = u.value = 0, g = f.length; d < g; ++d) u.value += f[d].value;
        u.dice ? Mi(u, s, i, l, h ? i += (o - i) * u.value / h : o) : Si(u, s, i, h ? s += (l - s) * u.value / h : l, o), h -= u.value;
      }
    else
      r._squarify = c = Ai(e, r, s, i, l, o), c.ratio = e;
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Ei);
const Un = 9, zn = 46, ar = 78;
function Ma(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, r) => {
    n >= 0 && e[n].push(r);
  }), e;
}
function sd(t, e, n, r) {
  const s = /* @__PURE__ */ new Set();
  let i = 1;
  const l = (c) => {
    const u = Math.min(t[c]?.length ?? 0, Un + 1) + (e[c] ? 1 : 0);
    return !u || s.has(c) ? !0 : s.size && i + u - 1 > r ? !1 : (s.add(c), i += u - 1, !0);
  };
  l(0);
  for (const c of n) if (!l(c)) break;
  let o = [0];
  for (; o.length; ) {
    const c = [];
    for (const u of o) {
      if (!l(u)) return s;
      s.has(u) && c.push(...t[u].slice(0, Un + 1));
    }
    o = c;
  }
  return s;
}
function Ti(t, e, n, r, s, i = zn, l = ar) {
  const o = ({ node: h, stub: m }) => {
    if (m || !n.has(h)) return null;
    const _ = t[h] ?? [], p = _.length > Un + 1 && !r.has(h), x = p ? _.filter((L, O) => O < Un || s.has(L)) : _, M = x.map((L) => ({ node: L, stub: null, count: 0 }));
    return p && M.push({ node: h, stub: "folded", count: _.length - x.length }), e[h] && M.push({ node: h, stub: "unrecorded", count: e[h] }), M;
  }, c = ad().nodeSize([i, l]).separation((h, m) => h.parent === m.parent ? 1 : 1.25)(
    xa({ node: 0, stub: null, count: 0 }, o)
  ), u = [], f = /* @__PURE__ */ new Map(), d = /* @__PURE__ */ new Map();
  let v = 0, g = 0, w = 0;
  return c.each((h) => {
    const m = {
      ...h.data,
      x: h.x,
      y: h.y,
      parent: h.parent ? d.get(h.parent) : null
    };
    d.set(h, m), u.push(m), m.stub || f.set(m.node, m), v = Math.min(v, m.x), g = Math.max(g, m.x), w = Math.max(w, m.y);
  }), { placed: u, byNode: f, left: v, right: g, bottom: w };
}
const It = 15, ta = 9;
function Li(t) {
  return t.length > 4 ? 9.5 : t.length > 3 ? 10.5 : 12;
}
function id(t) {
  const e = Nf(t);
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
function Oi(t, e, n) {
  const r = t.trace.player[n];
  return r < 0 ? e.line : e.players[r % 4];
}
function ld(t, e, n, r, s, i) {
  t.clearRect(0, 0, s, i);
  const l = 60, o = (-n.x - l) / n.scale, c = (s - n.x + l) / n.scale, u = (-n.y - l) / n.scale, f = (i - n.y + l) / n.scale, d = n.scale > 0.45, { trace: v, moment: g } = e, w = (_) => _.x >= o && _.x <= c && _.y >= u && _.y <= f, h = (_) => (_.stub === "unrecorded" ? mr : Jn)(v, _.node, g);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const m = [
    [r.line, 1.2, [], []],
    [r.ink, 3, [], []],
    [r.bad, 1.4, [5, 4], []],
    [r.soft, 1.2, [2, 4], []]
  ];
  for (const _ of e.layout.placed) {
    const p = _.parent;
    if (!p || !h(_) || !w(_) && !w(p)) continue;
    const x = !_.stub && Je(v, _.node), M = !e.blank && !_.stub && e.line.has(_.node) && e.line.has(p.node);
    m[_.stub === "unrecorded" ? 3 : x ? 2 : M ? 1 : 0][3].push(_);
  }
  for (const [_, p, x, M] of m) {
    t.strokeStyle = _, t.lineWidth = Math.max(p, 0.7 / n.scale), t.setLineDash(d ? x : []), t.beginPath();
    for (const L of M) {
      const O = L.parent;
      t.moveTo(O.x, O.y), t.lineTo(L.x, L.y);
    }
    t.stroke();
  }
  if (t.setLineDash([]), !d) {
    od(t, e, r, w, h), t.restore();
    return;
  }
  t.textAlign = "center", t.textBaseline = "middle";
  for (const _ of e.layout.placed)
    !h(_) || !w(_) || (_.stub ? _d(t, _, r) : fd(t, e, _, r, n, [-n.x / n.scale, (s - n.x) / n.scale]));
  t.restore();
}
function od(t, e, n, r, s) {
  const i = /* @__PURE__ */ new Map();
  for (const l of e.layout.placed) {
    if (!r(l) || !s(l)) continue;
    const o = l.stub ? n.soft : Je(e.trace, l.node) ? n.bad : Oi(e, n, l.node), c = i.get(o);
    c ? c.push(l) : i.set(o, [l]);
  }
  for (const [l, o] of i) {
    t.fillStyle = l, t.beginPath();
    for (const c of o) t.rect(c.x - 10, c.y - 10, 20, 20);
    t.fill();
  }
}
function ud(t, e, n, r, s) {
  t.beginPath(), e === "max" ? (t.moveTo(n, r - s * 1.15), t.lineTo(n + s * 1.25, r + s * 0.9), t.lineTo(n - s * 1.25, r + s * 0.9)) : e === "min" ? (t.moveTo(n, r + s * 1.15), t.lineTo(n + s * 1.25, r - s * 0.9), t.lineTo(n - s * 1.25, r - s * 0.9)) : e === "leaf" ? t.rect(n - s, r - s * 0.8, 2 * s, 1.6 * s) : t.arc(n, r, s, 0, 2 * Math.PI), t.closePath();
}
function cd(t, e, n, r) {
  t.beginPath(), t.roundRect(n - 21.5, r - 12.5, 43, 25, e ? 2 : 12.5), t.closePath();
}
function fd(t, e, n, r, s, i) {
  const { trace: l, moment: o } = e, c = Je(l, n.node), u = c ? r.bad : Oi(e, r, n.node), f = l.names.length > 2 && l.values[n.node] !== null;
  f ? cd(t, l.kind[n.node] === "leaf", n.x, n.y) : ud(t, l.kind[n.node], n.x, n.y, It), t.fillStyle = e.marked.has(n.node) ? r.mark : r.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? r.accent : u, t.setLineDash(c ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const v = e.blank && l.kind[n.node] !== "leaf" ? "" : xi(l, e.children, n.node, o, wa);
  t.fillStyle = c ? r.bad : r.ink;
  const g = f && v.length <= 7 ? 12 : Li(v), w = (f ? 2.6 : 1.8) * It / (0.56 * Math.max(1, v.length)), h = Math.max(g, Math.min(ta / s.scale, w));
  t.font = `600 ${h}px "Source Sans", sans-serif`;
  const m = l.kind[n.node] === "max" ? 4 : l.kind[n.node] === "min" ? -4 : 0;
  t.fillText(c ? "✕" : v, n.x, n.y + m), e.marked.has(n.node) && (t.strokeStyle = r.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), yn(l, n.node) && l.left[n.node] <= o && (t.strokeStyle = r.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + It + 8), t.lineTo(n.x + 9, n.y + It + 2), t.stroke()), s.scale > 0.6 && n.parent && vd(t, e, n, r, s), s.scale > 0.6 && !e.blank && ka(l) && md(t, e, n, r, i);
  const _ = e.children[n.node].length + (l.unrecorded[n.node] ?? 0);
  if (_ && !e.open.has(n.node)) {
    const p = Math.max(10, (ta - 1) / s.scale);
    t.font = `${p}px "Source Sans", sans-serif`, Ni(t, `+${_}`, n.x, n.y + It + (yn(l, n.node) ? 16 : 10), p, r);
  }
}
const ns = /* @__PURE__ */ new WeakMap();
function dd(t) {
  const e = ns.get(t.layout);
  if (e) return e;
  const n = /* @__PURE__ */ new Map();
  for (const s of t.layout.placed) {
    if (!s.parent || s.stub) continue;
    const i = n.get(s.parent);
    i ? i.push(s) : n.set(s.parent, [s]);
  }
  const r = /* @__PURE__ */ new Map();
  for (const s of n.values()) {
    const i = s.map((c, u) => Math.min(c.x - (s[u - 1]?.x ?? -1 / 0), (s[u + 1]?.x ?? 1 / 0) - c.x, 2 * zn)), l = s.map((c) => xr(t.trace, c)), o = Math.max(...l.map((c, u) => c.length / i[u]));
    s.forEach((c, u) => r.set(c, { text: l[u], gap: i[u], crowd: o, odd: u % 2 === 1 }));
  }
  return ns.set(t.layout, r), r;
}
function xr(t, e) {
  const n = t.weight[e.node];
  return n < 1 && t.kind[e.parent.node] === "chance" ? bt(n) : t.text[e.node];
}
const na = 0.53, ji = 11;
function hd(t, e) {
  return (e.placed.reduce((r, s) => s.parent && !s.stub ? Math.max(r, xr(t, s).length) : r, 0) * na * ji + 6) / 0.62;
}
function vd(t, e, n, r, s) {
  const { text: i, gap: l, crowd: o, odd: c } = dd(e).get(n), u = n.parent, f = Math.max(ji, ta / s.scale), d = o * na * f > 0.62 - 6 / l, v = d ? c ? 0.72 : 0.5 : 0.62, g = Math.floor((l * v * (d ? 2 : 1) - 6) / (na * f)), w = i.length > Math.max(g, 2) ? `${i.slice(0, Math.max(g - 1, 1))}…` : i, h = n.x * v + u.x * (1 - v), m = n.y * v + u.y * (1 - v);
  t.font = `${f}px "Source Sans", sans-serif`, Ni(t, w, h, m, f, r);
}
function Ni(t, e, n, r, s, i) {
  const l = t.measureText(e).width + 4;
  t.fillStyle = i.paper, t.fillRect(n - l / 2, r - s * 0.62, l, s * 1.24), t.fillStyle = i.soft, t.fillText(e, n, r);
}
const rs = /* @__PURE__ */ new WeakMap();
function gd(t) {
  const e = rs.get(t);
  if (e) return e;
  const n = /* @__PURE__ */ new Map(), r = [...t.placed].sort((s, i) => s.y - i.y || s.x - i.x);
  return r.forEach((s, i) => {
    const l = (o) => o && o.y === s.y ? Math.abs(o.x - s.x) : 1 / 0;
    n.set(s, [l(r[i - 1]), l(r[i + 1])]);
  }), rs.set(t, n), n;
}
function md(t, e, n, r, s) {
  const i = Sf(e.trace, e.children, n.node, e.moment);
  if (!i) return;
  const [l, o] = i.map((p) => p === 1 / 0 ? "∞" : p === -1 / 0 ? "−∞" : wa(p)), c = `[${l}, ${o}]`;
  t.font = '10px "Source Sans", sans-serif';
  const u = t.measureText(c).width, f = It + 5 + u / 2, [d, v] = gd(e.layout).get(n), g = 2 * It + u + 8, w = d >= g && n.x - f - u / 2 > s[0], h = v >= g && n.x + f + u / 2 < s[1];
  if (!w && !h) return;
  const m = n.x + (w && (!h || n.parent && n.parent.x > n.x) ? -f : f), _ = n.y - It * 0.85;
  t.fillStyle = r.paper, t.fillRect(m - u / 2 - 1, _ - 6, u + 2, 12), t.fillStyle = i[0] >= i[1] ? r.bad : r.soft, t.fillText(c, m, _);
}
function _d(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), e.stub === "folded" && t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 11px "Source Sans", sans-serif', t.fillText(`+${e.count}`, e.x, e.y);
}
const as = "#1e1c19", sr = "#8b8375", ir = "#a3301c", wd = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], Xe = 15, yd = 2e3;
function Ci(t, e) {
  const n = Ma(t), r = new Set(t.parent.keys()), s = Ti(n, t.unrecorded, r, r, r);
  return {
    trace: t,
    children: n,
    layout: s,
    shown: s.placed.filter((i) => Jn(t, i.node, e)).slice(0, yd),
    line: new Set(t.variation),
    value: (i) => xi(t, n, i, e, wa)
  };
}
function ss(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function bd(t, e) {
  if (Je(t, e)) return ir;
  const n = t.player[e];
  return n < 0 ? sr : wd[n % 4];
}
function pd(t, e, n) {
  const r = (s, i) => `${(e + s).toFixed(1)},${(n + i).toFixed(1)}`;
  return t === "max" ? `<polygon points="${r(0, -1.15 * Xe)} ${r(1.25 * Xe, 0.9 * Xe)} ${r(-1.25 * Xe, 0.9 * Xe)}"` : t === "min" ? `<polygon points="${r(0, 1.15 * Xe)} ${r(1.25 * Xe, -0.9 * Xe)} ${r(-1.25 * Xe, -0.9 * Xe)}"` : t === "leaf" ? `<rect x="${(e - Xe).toFixed(1)}" y="${(n - 0.8 * Xe).toFixed(1)}" width="${2 * Xe}" height="${1.6 * Xe}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${Xe}"`;
}
function zi(t, e, n = !1) {
  const { layout: r, shown: s, line: i, value: l } = Ci(t, e), o = r.right - r.left + 60, c = r.bottom + 70, u = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(r.left - 30).toFixed(1)} -30 ${o.toFixed(1)} ${c.toFixed(1)}" width="${o.toFixed(0)}" height="${c.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(r.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const f of s) {
    if (!f.parent) continue;
    if (f.stub) {
      u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${(f.y - 9).toFixed(1)}" stroke="${sr}" stroke-dasharray="2 4" stroke-width="1.2"/>`);
      continue;
    }
    const d = Je(t, f.node), v = !n && i.has(f.node) && i.has(f.parent.node), g = d ? `stroke="${ir}" stroke-dasharray="5 4" stroke-width="1.4"` : v ? `stroke="${as}" stroke-width="3"` : `stroke="${sr}" stroke-width="1.2"`;
    u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${f.y.toFixed(1)}" ${g}/>`);
  }
  for (const f of s) {
    if (f.stub) {
      u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + 4).toFixed(1)}" font-size="11" fill="${sr}">+${f.count}</text>`);
      continue;
    }
    const d = Je(t, f.node), v = t.kind[f.node];
    u.push(`${pd(v, f.x, f.y)} fill="#ffffff" stroke="${bd(t, f.node)}" stroke-width="1.8"${d ? ' stroke-dasharray="4 3"' : ""}/>`);
    const g = d ? "×" : n && v !== "leaf" ? "" : l(f.node), w = v === "max" ? 8 : v === "min" ? 0 : 4;
    if (u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + w).toFixed(1)}" font-size="${Li(g)}" font-weight="600" fill="${d ? ir : as}">${ss(g)}</text>`), yn(t, f.node) && u.push(`<line x1="${(f.x - 9).toFixed(1)}" y1="${(f.y + Xe + 8).toFixed(1)}" x2="${(f.x + 9).toFixed(1)}" y2="${(f.y + Xe + 2).toFixed(1)}" stroke="${ir}" stroke-width="2"/>`), f.parent) {
      const h = f.x * 0.62 + f.parent.x * 0.38, m = f.y * 0.62 + f.parent.y * 0.38;
      u.push(`<text x="${h.toFixed(1)}" y="${(m + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${ss(xr(t, f))}</text>`);
    }
  }
  return u.push("</svg>"), u.join(`
`);
}
const kd = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}"
};
function is(t) {
  return [...t].map((e) => kd[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function xd(t, e) {
  const { shown: n, line: r, value: s } = Ci(t, e), i = (o) => `(${(o.x / 46).toFixed(2)},${(-o.y / 46).toFixed(2)})`, l = [
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
    const c = t.kind[o.node], u = ["max", "min", "chance", "leaf"].includes(c) ? c : "player", f = Je(t, o.node), d = f ? "$\\times$" : is(s(o.node));
    l.push(`  \\node[${u}${f ? ", pruned" : ""}] (n${o.node}) at ${i(o)} {${d}};`);
  }
  for (const o of n) {
    if (!o.parent) continue;
    if (o.stub) {
      l.push(`  \\draw[densely dotted] (n${o.node}) -- (u${o.node});`);
      continue;
    }
    const c = r.has(o.node) && r.has(o.parent.node), u = Je(t, o.node) ? "pruned" : c ? "best" : "";
    l.push(`  \\draw[${u}] (n${o.parent.node}) -- node[move] {${is(xr(t, o))}} (n${o.node});`);
  }
  return l.push("\\end{tikzpicture}"), `${l.join(`
`)}
`;
}
async function ls(t, e) {
  const n = URL.createObjectURL(new Blob([zi(t, e)], { type: "image/svg+xml" }));
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
function Pr(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, r = URL.createObjectURL(n), s = document.createElement("a");
  s.href = r, s.download = t, s.click(), setTimeout(() => URL.revokeObjectURL(r), 1e3);
}
var Md = /* @__PURE__ */ E('<div class="place svelte-gmb9rn" inert=""><div><!></div></div>'), Sd = /* @__PURE__ */ E('<div inert=""><!></div>'), Ed = /* @__PURE__ */ E('<div class="small svelte-gmb9rn"><!></div>');
function Ad(t, e) {
  Ae(e, !0);
  let n = te(e, "moving", 3, !1), r = te(e, "last", 19, () => []), s = te(e, "label", 3, ""), i = te(e, "fills", 3, !1);
  const l = ["grid", "points", "circuit"], o = ["text", "news"], c = 4;
  let u = [0, 0, 0, 0], f = /* @__PURE__ */ y(() => lr(u, 4)), d = /* @__PURE__ */ Q(ut(a(f)[0])), v = /* @__PURE__ */ Q(ut(a(f)[1])), g = /* @__PURE__ */ Q(ut(a(f)[2])), w = /* @__PURE__ */ Q(ut(a(f)[3]));
  const h = /* @__PURE__ */ y(() => e.parts.filter((S) => l.includes(S.kind))), m = /* @__PURE__ */ y(() => e.parts.filter((S) => !o.includes(S.kind)).slice(0, c)), _ = /* @__PURE__ */ y(() => a(h).length ? a(h) : a(m).length ? a(m) : e.parts), p = /* @__PURE__ */ y(() => a(h).length > 1 ? 34 : a(h).length || a(m).length > 3 ? 26 : a(m).length > 1 ? 20 : 13), x = /* @__PURE__ */ y(() => a(d) && a(v) ? Math.min(a(g) / a(d), a(w) / a(v), 1) : 0), M = /* @__PURE__ */ y(() => fi(e.parts.flatMap((S) => S.kind === "grid" ? S.cells : []), e.names).length > 0);
  var L = Ed(), O = U(L);
  {
    var D = (S) => {
      var R = Md(), W = U(R);
      let ee, ye;
      var xe = U(W);
      ea(xe, {
        get parts() {
          return a(_);
        },
        get names() {
          return e.names;
        },
        get moving() {
          return n();
        },
        get toned() {
          return a(M);
        },
        get last() {
          return r();
        }
      }), C(() => {
        ee = de(W, 1, "drawn svelte-gmb9rn", null, ee, { bare: a(h).length > 0 }), ye = nt(W, "", ye, { width: `${a(p) ?? ""}rem`, scale: a(x) });
      }), $t(W, "clientWidth", (Me) => N(d, Me)), $t(W, "clientHeight", (Me) => N(v, Me)), $t(R, "clientWidth", (Me) => N(g, Me)), $t(R, "clientHeight", (Me) => N(w, Me)), b(S, R);
    }, k = (S) => {
      var R = Sd(), W = U(R);
      ea(W, {
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
          return a(M);
        },
        get last() {
          return r();
        }
      }), b(S, R);
    };
    q(O, (S) => {
      i() ? S(D) : S(k, -1);
    });
  }
  C(() => {
    $(L, "role", s() ? "img" : void 0), $(L, "aria-label", s() || void 0), $(L, "aria-hidden", s() ? void 0 : "true");
  }), b(t, L), Te();
}
var Td = /* @__PURE__ */ E('<figure class="svelte-krpvrf"><div><!></div> <figcaption class="soft svelte-krpvrf"> </figcaption></figure>');
function Ld(t, e) {
  Ae(e, !0);
  const n = /* @__PURE__ */ y(() => e.shown.position), r = /* @__PURE__ */ y(() => e.shown.names.map(Ut)), s = /* @__PURE__ */ y(() => a(n).board.find((h) => h.kind === "grid")), i = /* @__PURE__ */ y(() => a(n).legal.some((h) => h.cells.length > 1 && a(s)?.cells[h.cells[0]]) || (a(n).last?.cells.length ?? 0) > 1), l = /* @__PURE__ */ y(() => a(n).utilities ? `${No(a(r), a(n).utilities)}.` : a(n).mover === -1 ? "Chance moves." : `${a(r)[a(n).mover] ?? ""} to move.`), o = /* @__PURE__ */ y(() => a(n).board.every((h) => h.kind === "cards" || h.kind === "text") && a(n).board.some((h) => h.kind === "cards")), c = /* @__PURE__ */ y(() => `The board${a(n).last ? ` after ${a(n).last.text}` : ""}. ${a(l)}`);
  var u = Td(), f = U(u);
  let d;
  var v = U(f);
  {
    let h = /* @__PURE__ */ y(() => a(n).last?.cells ?? []);
    Ad(v, {
      get parts() {
        return a(n).board;
      },
      get names() {
        return a(r);
      },
      get moving() {
        return a(i);
      },
      get last() {
        return a(h);
      },
      get label() {
        return a(c);
      },
      get fills() {
        return a(o);
      }
    });
  }
  var g = T(f, 2), w = se(g, !0);
  C(() => {
    d = de(f, 1, "svelte-krpvrf", null, d, { cards: a(o) }), X(w, e.words ?? a(l));
  }), b(t, u), Te();
}
function Od(t, e, n = () => {
}) {
  const r = et.number(), s = [
    et.on("place_shown", (l) => l.id === r && (i(), e(l))),
    et.on("failed", (l) => l.id === r && (i(), n(l.text)))
  ], i = () => s.forEach((l) => l());
  return et.send({ type: "show_place", id: r, place: t }), i;
}
function jd(t, e) {
  return { ...t, moves: [...t.moves ?? [], ...e] };
}
class Nd {
  #e = /* @__PURE__ */ Q(null);
  get shown() {
    return a(this.#e);
  }
  set shown(e) {
    N(this.#e, e);
  }
  constructor(e) {
    Ge(() => {
      const n = e();
      if (n) return Od(n, (r) => this.shown = r, () => this.shown = null);
      this.shown = null;
    });
  }
}
function Cd(t, e) {
  const n = [];
  for (let r = e; t.parent[r] >= 0; r = t.parent[r])
    n.unshift({ action: t.action[r], text: t.text[r] });
  return n;
}
var zd = /* @__PURE__ */ E('<span class="soft" aria-hidden="true">›</span>'), Pd = /* @__PURE__ */ E('<!> <button class="step svelte-7t07ym"> </button>', 1), Rr = /* @__PURE__ */ E('<p class="soft facts svelte-7t07ym"> </p>'), Rd = /* @__PURE__ */ E('<label class="row">Value <input type="number" step="any" class="svelte-7t07ym"/></label>'), Id = /* @__PURE__ */ E('<p class="soft facts svelte-7t07ym">Its value was never computed.</p>'), Fd = /* @__PURE__ */ E("<button>Search from here</button>"), Dd = /* @__PURE__ */ E('<a class="button">Play from here</a>'), Bd = /* @__PURE__ */ E('<!> <div class="row"><!> <!></div>', 1), qd = /* @__PURE__ */ E('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), Vd = /* @__PURE__ */ E('<ul class="tiles svelte-7t07ym" aria-label="moves from here"></ul> <!>', 1), Ud = /* @__PURE__ */ E('<li class="svelte-7t07ym"><button class="unrecorded svelte-7t07ym"> </button></li>'), Hd = /* @__PURE__ */ E('<ul class="tiles svelte-7t07ym" aria-label="moves not recorded"></ul> <!>', 1), Wd = /* @__PURE__ */ E('<p class="soft facts svelte-7t07ym"> <!></p> <!>', 1), Yd = /* @__PURE__ */ E('<section class="panel stack" role="group" aria-label="selected node"><div class="path svelte-7t07ym" role="group" aria-label="path to this node"></div> <p class="explanation serif svelte-7t07ym" role="status"> </p> <!> <!> <!> <!> <!></section>');
function Gd(t, e) {
  Ae(e, !0);
  let n = te(e, "place", 3, null);
  const r = 40;
  let s = /* @__PURE__ */ Q("");
  const i = /* @__PURE__ */ y(() => Ma(e.trace)), l = /* @__PURE__ */ y(() => a(i)[e.selected] ?? []), o = /* @__PURE__ */ y(() => e.selected), c = /* @__PURE__ */ y(() => {
    const j = [];
    for (let V = e.selected; V >= 0; V = e.trace.parent[V]) j.unshift(V);
    return j;
  });
  Ge(() => {
    const j = e.trace.id, V = e.selected;
    N(s, "");
    const le = et.on("explained", (fe) => {
      fe.id === j && fe.node === V && N(s, fe.text, !0);
    });
    return et.send({ type: "explain", id: j, node: V }), le;
  });
  const u = /* @__PURE__ */ y(() => Cd(e.trace, e.selected).map((j) => j.text)), f = /* @__PURE__ */ y(() => n() && jd(n(), a(u))), d = new Nd(() => a(f)), v = /* @__PURE__ */ y(() => d.shown), g = /* @__PURE__ */ y(() => {
    if (!e.search || !e.trace.unrecorded[a(o)]) return [];
    const j = new Set(a(l).map((V) => e.trace.text[V]));
    return (a(v)?.position.legal ?? []).map((V) => V.text).filter((V) => !j.has(V));
  });
  function w(j) {
    const V = e.trace.player[j];
    return V >= 0 ? `${e.trace.names[V]} to move` : V === -1 ? "chance" : "leaf";
  }
  function h(j) {
    const V = e.trace.alpha[j] ?? null, le = e.trace.beta[j] ?? null;
    return !ka(e.trace) || Je(e.trace, j) || e.trace.kind[j] === "leaf" ? "" : `window on entry [${V === null ? "−∞" : bt(V)}, ${le === null ? "∞" : bt(le)}]`;
  }
  const m = /* @__PURE__ */ y(() => [
    a(v) ? "" : w(a(o)),
    h(a(o)),
    (e.trace.visits[a(o)] ?? 0) > 1 ? `${hr(e.trace.visits[a(o)])} visits` : ""
  ].filter(Boolean).join(", "));
  function _(j) {
    return Je(e.trace, j) ? "pruned" : yn(e.trace, j) ? "cut" : "";
  }
  var p = Yd(), x = U(p);
  be(x, 21, () => a(c), Ee, (j, V, le) => {
    var fe = Pd(), Ne = ve(fe);
    {
      var me = (K) => {
        var ue = zd();
        b(K, ue);
      };
      q(Ne, (K) => {
        le && K(me);
      });
    }
    var ge = T(Ne, 2), H = se(ge, !0);
    C(() => {
      $(ge, "aria-current", a(V) === e.selected ? "true" : void 0), X(H, le ? e.trace.text[a(V)] : "root");
    }), oe("click", ge, () => e.select(a(V))), b(j, fe);
  });
  var M = T(x, 2), L = se(M, !0), O = T(M, 2);
  {
    var D = (j) => {
      var V = Rr(), le = se(V, !0);
      C(() => X(le, a(m))), b(j, V);
    };
    q(O, (j) => {
      a(m) && j(D);
    });
  }
  var k = T(O, 2);
  {
    var S = (j) => {
      var V = Rd(), le = T(U(V));
      C(() => li(le, e.trace.value[a(o)] ?? 0)), oe("change", le, (fe) => e.change?.(a(o), Number(fe.currentTarget.value))), b(j, V);
    }, R = (j) => {
      var V = Id();
      b(j, V);
    }, W = /* @__PURE__ */ y(() => e.change && Je(e.trace, a(o)));
    q(k, (j) => {
      e.change && e.trace.kind[a(o)] === "leaf" && e.trace.names.length <= 2 ? j(S) : a(W) && j(R, 1);
    });
  }
  var ee = T(k, 2);
  {
    var ye = (j) => {
      var V = Bd(), le = ve(V);
      Ld(le, {
        get shown() {
          return a(v);
        }
      });
      var fe = T(le, 2), Ne = U(fe);
      {
        var me = (K) => {
          var ue = Fd();
          oe("click", ue, () => e.search(a(u))), b(K, ue);
        };
        q(Ne, (K) => {
          e.search && e.selected && !a(v).position.utilities && K(me);
        });
      }
      var ge = T(Ne, 2);
      {
        var H = (K) => {
          var ue = Dd();
          C((P) => $(ue, "href", P), [() => e.play(a(u))]), b(K, ue);
        };
        q(ge, (K) => {
          e.play && K(H);
        });
      }
      b(j, V);
    };
    q(ee, (j) => {
      a(f) && a(v) && j(ye);
    });
  }
  var xe = T(ee, 2);
  {
    var Me = (j) => {
      var V = Vd(), le = ve(V);
      be(le, 21, () => a(l).slice(0, r), Ee, (me, ge) => {
        var H = qd(), K = U(H);
        let ue;
        var P = U(K), Z = se(P, !0), ce = T(P, 2), pe = se(ce);
        C(
          (_e, we, F, G) => {
            ue = de(K, 1, _e, "svelte-7t07ym", ue, { "on-line": we }), X(Z, e.trace.text[a(ge)]), X(pe, `${F ?? ""}${G ?? ""}`);
          },
          [
            () => Yt(_(a(ge))),
            () => e.trace.variation.includes(a(ge)),
            () => Je(e.trace, a(ge)) ? "pruned" : e.trace.values[a(ge)] && e.trace.names.length > 2 ? e.trace.values[a(ge)].map((_e) => bt(_e)).join(" ") : ki(e.trace, a(ge)) + bt(e.trace.value[a(ge)]),
            () => yn(e.trace, a(ge)) ? " (cut)" : ""
          ]
        ), oe("click", K, () => e.select(a(ge))), b(me, H);
      });
      var fe = T(le, 2);
      {
        var Ne = (me) => {
          var ge = Rr(), H = se(ge);
          C(() => X(H, `and ${a(l).length - r} more`)), b(me, ge);
        };
        q(fe, (me) => {
          a(l).length > r && me(Ne);
        });
      }
      b(j, V);
    };
    q(xe, (j) => {
      a(l).length && j(Me);
    });
  }
  var Y = T(xe, 2);
  {
    var ie = (j) => {
      var V = Wd(), le = ve(V), fe = U(le), Ne = T(fe);
      {
        var me = (K) => {
          var ue = An(". Choose one to search there:");
          b(K, ue);
        };
        q(Ne, (K) => {
          a(g).length && K(me);
        });
      }
      var ge = T(le, 2);
      {
        var H = (K) => {
          var ue = Hd(), P = ve(ue);
          be(P, 21, () => a(g).slice(0, r), Ee, (pe, _e) => {
            var we = Ud(), F = U(we), G = se(F, !0);
            C(() => X(G, a(_e))), oe("click", F, () => e.search?.([...a(u), a(_e)])), b(pe, we);
          });
          var Z = T(P, 2);
          {
            var ce = (pe) => {
              var _e = Rr(), we = se(_e);
              C(() => X(we, `and ${a(g).length - r} more`)), b(pe, _e);
            };
            q(Z, (pe) => {
              a(g).length > r && pe(ce);
            });
          }
          b(K, ue);
        };
        q(ge, (K) => {
          a(g).length && K(H);
        });
      }
      C((K) => X(fe, `+${K ?? ""} ${e.trace.unrecorded[a(o)] === 1 ? "move" : "moves"} not recorded`), [() => hr(e.trace.unrecorded[a(o)])]), b(j, V);
    };
    q(Y, (j) => {
      e.trace.unrecorded[a(o)] && j(ie);
    });
  }
  C((j) => X(L, j), [
    () => a(s) ? a(s).charAt(0).toUpperCase() + a(s).slice(1) + "." : " "
  ]), b(t, p), Te();
}
st(["click", "change"]);
var Kd = /* @__PURE__ */ E('<div class="slider svelte-3ly6rn"><button aria-label="start" class="svelte-3ly6rn">|◂</button> <button aria-label="step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="step forward" class="svelte-3ly6rn">▸</button> <button aria-label="end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function Xd(t, e) {
  Ae(e, !0);
  let n = te(e, "label", 3, "step of the search"), r = /* @__PURE__ */ Q(0);
  function s() {
    clearInterval(a(r)), N(r, 0);
  }
  xo(s);
  let i = 0;
  function l() {
    s(), i = e.moment, e.change(e.last);
  }
  function o() {
    if (a(r)) return s();
    e.moment >= e.last && e.change(0);
    const p = Math.max(1, Math.round(e.last / 240));
    N(
      r,
      window.setInterval(
        () => {
          e.moment >= e.last ? s() : e.change(Math.min(e.last, e.moment + p));
        },
        Math.max(40, Math.min(500, 12e3 / Math.max(e.last, 1)))
      ),
      !0
    );
  }
  var c = Kd();
  He("beforeprint", vt, l), He("afterprint", vt, () => e.change(i));
  var u = U(c), f = T(u, 2), d = T(f, 2), v = se(d, !0), g = T(d, 2), w = T(g, 2), h = T(w, 2), m = T(h, 2), _ = se(m);
  C(() => {
    u.disabled = e.moment <= 0, f.disabled = e.moment <= 0, X(v, a(r) ? "Pause" : "Play"), g.disabled = e.moment >= e.last, w.disabled = e.moment >= e.last, $(h, "max", e.last), li(h, e.moment), $(h, "aria-label", n()), $(h, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), X(_, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), oe("click", u, () => e.change(0)), oe("click", f, () => e.change(Math.max(0, e.moment - 1))), oe("click", d, o), oe("click", g, () => e.change(Math.min(e.last, e.moment + 1))), oe("click", w, () => e.change(e.last)), oe("input", h, (p) => e.change(Number(p.currentTarget.value))), b(t, c), Te();
}
st(["click", "input"]);
function Jd(t) {
  try {
    return localStorage.getItem(t);
  } catch {
    return null;
  }
}
function Zd(t, e) {
  try {
    localStorage.setItem(t, e);
  } catch {
  }
}
const er = ["system", "light", "dark"];
class Qd {
  #e = /* @__PURE__ */ Q("system");
  get name() {
    return a(this.#e);
  }
  set name(e) {
    N(this.#e, e, !0);
  }
  constructor() {
    const e = Jd("theme");
    e && er.includes(e) && this.set(e);
  }
  next() {
    this.set(er[(er.indexOf(this.name) + 1) % er.length]);
  }
  set(e) {
    this.name = e, Zd("theme", e), e === "system" ? delete document.documentElement.dataset.theme : document.documentElement.dataset.theme = e;
  }
}
const $d = new Qd();
var eh = /* @__PURE__ */ E('<div class="frame svelte-1y7d2q4"><div><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas></div> <div class="tools svelte-1y7d2q4"><button aria-label="zoom in" class="svelte-1y7d2q4">+</button> <button aria-label="zoom out" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Fit</button> <button class="svelte-1y7d2q4">Expand all</button></div></div>');
function th(t, e) {
  Ae(e, !0);
  const n = 0.62, r = 0.8, s = 48, i = 120, l = 110;
  let o = te(e, "marked", 19, () => /* @__PURE__ */ new Set()), c = te(e, "height", 3, 460), u = te(e, "blank", 3, !1), f = te(e, "whole", 3, !1), d = te(e, "label", 3, "search tree"), v, g, w = /* @__PURE__ */ Q(
    600
    // pixels of the width
  ), h = /* @__PURE__ */ Q({ scale: 1, x: 300, y: 40 }), m = /* @__PURE__ */ Q(/* @__PURE__ */ new Set()), _ = /* @__PURE__ */ Q(/* @__PURE__ */ new Set()), p = /* @__PURE__ */ Q(0), x = null;
  const M = /* @__PURE__ */ y(() => Ma(e.trace)), L = /* @__PURE__ */ y(() => new Set(e.trace.variation));
  let O = /* @__PURE__ */ Q(ut(zn)), D = /* @__PURE__ */ Q(ut(ar));
  const k = /* @__PURE__ */ y(() => Ti(a(M), e.trace.unrecorded, a(m), a(_), a(L), a(O), a(D))), S = /* @__PURE__ */ y(() => a(k).right - a(k).left + 70), R = /* @__PURE__ */ y(() => Math.max(1, Math.round(a(k).bottom / a(D)))), W = /* @__PURE__ */ y(() => f() ? Math.max(a(w), Math.ceil(a(S) * r)) : a(w)), ee = /* @__PURE__ */ y(() => f() ? Math.max(c(), Math.ceil(a(R) * ar * r) + s + 50) : c()), ye = /* @__PURE__ */ y(() => a(W) > a(w));
  Ge(() => {
    const z = a(M);
    At(() => {
      N(m, f() ? new Set(z.keys()) : sd(z, e.trace.unrecorded, e.trace.variation, a(w) / (zn * n))), N(_, f() ? a(m) : /* @__PURE__ */ new Set());
    });
  }), Ge(() => {
    a(M), At(xe);
  });
  function xe() {
    const z = (a(k).right - a(k).left) / a(O);
    N(O, Math.max(zn, Math.min(l, hd(e.trace, a(k)), (a(w) - 70) / Math.max(z, 1))), !0);
    const I = a(ee) - s - 50;
    let J = Math.max(0.02, Math.min(1.2, a(W) / a(S)));
    N(D, Math.max(ar, Math.min(i, I / a(R)) / J), !0), a(R) * a(D) * J > I && (J = Math.max(0.02, I / (a(R) * a(D)))), N(h, {
      scale: J,
      x: a(W) / 2 - J * (a(k).left + a(k).right) / 2,
      y: 28 + Math.max(0, (I - J * a(R) * a(D)) / 2)
    });
  }
  function Me() {
    N(m, new Set(a(M).keys())), N(_, a(m)), xe();
  }
  function Y(z) {
    const I = new Set(a(m));
    I.has(z) ? I.delete(z) : I.add(z), N(m, I);
  }
  Ge(() => {
    const z = e.selected;
    At(() => {
      const J = new Set(a(m)), re = new Set(a(_));
      for (let ke = e.trace.parent[z] ?? -1; ke >= 0; ke = e.trace.parent[ke])
        J.add(ke);
      const je = e.trace.parent[z] ?? -1;
      je >= 0 && (a(M)[je]?.indexOf(z) ?? 0) >= Un && re.add(je), J.size !== a(m).size && N(m, J), re.size !== a(_).size && N(_, re);
    });
    const I = a(k).byNode.get(z);
    At(() => {
      if (!I) return;
      const J = I.x * a(h).scale + a(h).x, re = I.y * a(h).scale + a(h).y;
      (J < 20 || J > a(W) - 20 || re < 20 || re > a(ee) - 20) && N(h, {
        ...a(h),
        x: a(W) / 2 - I.x * a(h).scale,
        y: a(ee) / 2 - I.y * a(h).scale
      });
      const je = J - g.scrollLeft;
      a(ye) && (je < 20 || je > a(w) - 20) && (g.scrollLeft = J - a(w) / 2);
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => Ol(p));
  const j = /* @__PURE__ */ y(() => ({
    trace: e.trace,
    children: a(M),
    layout: a(k),
    moment: e.moment,
    selected: e.selected,
    line: a(L),
    marked: o(),
    open: a(m),
    blank: u()
  }));
  function V() {
    const z = devicePixelRatio || 1;
    (v.width !== Math.round(a(W) * z) || v.height !== Math.round(a(ee) * z)) && (v.width = Math.round(a(W) * z), v.height = Math.round(a(ee) * z));
    const I = v.getContext("2d");
    I.setTransform(z, 0, 0, z, 0, 0), ld(I, a(j), a(h), id(v), a(W), a(ee));
  }
  let le = 0;
  Ge(() => ($d.name, a(p), a(j), a(h), a(W), a(ee), cancelAnimationFrame(le), le = requestAnimationFrame(V), () => cancelAnimationFrame(le))), Ge(() => {
    const z = matchMedia("print");
    return z.addEventListener("change", V), () => z.removeEventListener("change", V);
  });
  function fe(z, I = a(W) / 2, J = a(ee) / 2) {
    const re = Math.max(0.02, Math.min(3, a(h).scale * z)), je = re / a(h).scale;
    N(h, {
      scale: re,
      x: I - (I - a(h).x) * je,
      y: J - (J - a(h).y) * je
    });
  }
  function Ne(z) {
    a(
      ye
      // sideways: that scrolls
    ) && Math.abs(z.deltaX) > Math.abs(z.deltaY) || (z.preventDefault(), fe(Math.exp(-z.deltaY * 15e-4), z.offsetX, z.offsetY));
  }
  function me(z) {
    x = { x: z.clientX, y: z.clientY, moved: !1 }, v.setPointerCapture(z.pointerId);
  }
  function ge(z) {
    if (!x) return;
    const I = z.clientX - x.x, J = z.clientY - x.y;
    !x.moved && Math.hypot(I, J) < 4 || (x = { x: z.clientX, y: z.clientY, moved: !0 }, a(ye) ? g.scrollLeft -= I : N(h, { ...a(h), x: a(h).x + I, y: a(h).y + J }));
  }
  function H(z) {
    const I = x && !x.moved;
    if (x = null, !I) return;
    const J = (z.offsetX - a(h).x) / a(h).scale, re = (z.offsetY - a(h).y) / a(h).scale, je = Math.max(It * 1.3, 8 / a(h).scale);
    for (const ke of a(k).placed)
      if (!(Math.abs(ke.x - J) > je || Math.abs(ke.y - re) > je)) {
        ke.stub === "folded" ? N(_, new Set(a(_)).add(ke.node)) : ke.stub ? e.select(ke.node) : !u() && ke.node === e.selected && (a(M)[ke.node]?.length ?? 0) > 0 ? Y(ke.node) : (e.select(ke.node), e.mark?.(ke.node));
        return;
      }
  }
  function K(z) {
    const I = e.trace.parent[e.selected] ?? -1, J = I >= 0 ? a(M)[I] : [0], re = J.indexOf(e.selected), je = a(M)[e.selected] ?? [], ke = {
      ArrowUp: I >= 0 ? I : void 0,
      ArrowDown: (u() ? void 0 : je.find((We) => a(
        L
        // a riddle does not tell
      ).has(We))) ?? je[0],
      ArrowLeft: J[re - 1],
      ArrowRight: J[re + 1],
      Home: 0
    };
    if (z.key in ke) {
      const We = ke[z.key];
      We !== void 0 && e.select(We);
    } else if (z.key === " " || z.key === "Enter") e.mark ? e.mark(e.selected) : u() ? e.select(e.selected) : Y(e.selected);
    else if (z.key === "+") fe(1.25);
    else if (z.key === "-") fe(0.8);
    else return;
    z.preventDefault(), z.stopPropagation();
  }
  const ue = /* @__PURE__ */ y(() => a(k).byNode.get(e.selected));
  var P = { fit: xe, openAll: Me, toggle: Y }, Z = eh();
  let ce;
  var pe = U(Z);
  let _e;
  var we = U(pe);
  let F;
  Gt(we, (z) => v = z, () => v), Gt(pe, (z) => g = z, () => g);
  var G = T(pe, 2), A = U(G), B = T(A, 2), ae = T(B, 2), ne = T(ae, 2);
  return C(() => {
    ce = nt(Z, "", ce, { height: `${a(ee) ?? ""}px` }), _e = de(pe, 1, "scroller svelte-1y7d2q4", null, _e, { scrolls: a(ye) }), $(we, "aria-label", `${d() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys move between nodes; the selected node is described below.`), $(we, "data-x", a(ue) ? a(ue).x * a(h).scale + a(h).x : void 0), $(we, "data-y", a(ue) ? a(ue).y * a(h).scale + a(h).y : void 0), $(we, "data-shown", a(k).placed.length), F = nt(we, "", F, {
      width: `${a(W) ?? ""}px`,
      height: `${a(ee) ?? ""}px`
    });
  }), He("wheel", we, Ne), oe("pointerdown", we, me), oe("pointermove", we, ge), oe("pointerup", we, H), He("pointercancel", we, () => x = null), oe("keydown", we, K), $t(pe, "clientWidth", (z) => N(w, z)), oe("click", A, () => fe(1.3)), oe("click", B, () => fe(0.77)), oe("click", ae, xe), oe("click", ne, () => Me()), b(t, Z), Te(P);
}
st([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var nh = /* @__PURE__ */ E('<p role="alert" class="failure"> </p>'), rh = /* @__PURE__ */ E(" <!><!>.", 1), ah = /* @__PURE__ */ E('<div class="row"><span class="soft facts svelte-1ond5h7">Export:</span> <button>SVG</button> <button>PNG</button> <!> <button>TikZ</button></div>'), sh = /* @__PURE__ */ E('<li><span class="dotted svelte-1ond5h7"></span> +14: moves that were not recorded</li>'), ih = /* @__PURE__ */ E("<li>[α, β]: the window; ≤ and ≥: only a bound, the true value may be lower or higher</li>"), lh = /* @__PURE__ */ E('<div class="room svelte-1ond5h7"><div><div class="left stack svelte-1ond5h7"><!> <!> <p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p> <!></div> <!></div></div> <ul class="legend soft svelte-1ond5h7" aria-label="legend"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> principal variation</li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never searched</li> <!> <!></ul>', 1), oh = /* @__PURE__ */ E('<p class="soft" role="status"> </p>'), uh = /* @__PURE__ */ E("<!> <!>", 1);
function ch(t, e) {
  Ae(e, !0);
  let n = te(e, "tracing", 7), r = te(e, "height", 3, 460), s = te(e, "exporting", 3, !0), i = te(e, "boards", 3, !1);
  const l = /* @__PURE__ */ y(() => n().trace), o = /* @__PURE__ */ y(() => a(l) ? Ef(a(l), n().moment) : null);
  async function c() {
    a(l) && Pr("tree.png", await ls(a(l), n().moment));
  }
  var u = uh(), f = ve(u);
  {
    var d = (h) => {
      var m = nh(), _ = se(m, !0);
      C(() => X(_, n().failure)), b(h, m);
    };
    q(f, (h) => {
      n().failure && h(d);
    });
  }
  var v = T(f, 2);
  {
    var g = (h) => {
      var m = lh(), _ = ve(m), p = U(_);
      let x;
      var M = U(p), L = U(M);
      th(L, {
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
        select: (H) => n().selected = H
      });
      var O = T(L, 2);
      Xd(O, {
        get moment() {
          return n().moment;
        },
        get last() {
          return n().last;
        },
        change: (H) => n().moment = H
      });
      var D = T(O, 2), k = U(D), S = T(k);
      {
        var R = (H) => {
          var K = An();
          C((ue) => X(K, `, ${ue ?? ""} pruned`), [() => Ln(a(o).pruned)]), b(H, K);
        };
        q(S, (H) => {
          a(o).pruned && H(R);
        });
      }
      var W = T(S, 2);
      {
        var ee = (H) => {
          var K = rh(), ue = ve(K), P = T(ue);
          {
            var Z = (_e) => {
              var we = An();
              C(() => X(we, `, best move ${a(l).summary.move ?? ""}`)), b(_e, we);
            };
            q(P, (_e) => {
              a(l).summary.move && _e(Z);
            });
          }
          var ce = T(P);
          {
            var pe = (_e) => {
              var we = An();
              C(() => X(we, `, depth ${a(l).summary.depth ?? ""}`)), b(_e, we);
            };
            q(ce, (_e) => {
              a(l).summary.depth && _e(pe);
            });
          }
          C((_e) => X(ue, `${a(l).summary.algorithm ?? ""}: value ${_e ?? ""} to ${a(l).names[a(l).perspective] ?? ""}`), [() => jo(a(l).summary)]), b(H, K);
        };
        q(W, (H) => {
          n().moment >= n().last && H(ee);
        });
      }
      var ye = T(W, 2);
      {
        var xe = (H) => {
          var K = An();
          C((ue) => X(K, `${ue ?? ""} more nodes were searched but not recorded.`), [() => Ln(a(l).truncated)]), b(H, K);
        };
        q(ye, (H) => {
          a(l).truncated && H(xe);
        });
      }
      var Me = T(D, 2);
      {
        var Y = (H) => {
          var K = ah(), ue = T(U(K), 2), P = T(ue, 2), Z = T(P, 2);
          Of(Z, { picture: () => ls(a(l), n().moment) });
          var ce = T(Z, 2);
          oe("click", ue, () => Pr("tree.svg", zi(a(l), n().moment))), oe("click", P, c), oe("click", ce, () => Pr("tree.tex", xd(a(l), n().moment))), b(H, K);
        };
        q(Me, (H) => {
          s() && H(Y);
        });
      }
      var ie = T(M, 2);
      {
        let H = /* @__PURE__ */ y(() => i() ? n().place : null);
        Gd(ie, {
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
            return a(H);
          },
          select: (K) => n().selected = K
        });
      }
      var j = T(_, 2), V = T(U(j), 6);
      {
        var le = (H) => {
          var K = sh();
          b(H, K);
        }, fe = /* @__PURE__ */ y(() => a(l).unrecorded.some((H) => H));
        q(V, (H) => {
          a(fe) && H(le);
        });
      }
      var Ne = T(V, 2);
      {
        var me = (H) => {
          var K = ih();
          b(H, K);
        }, ge = /* @__PURE__ */ y(() => ka(a(l)));
        q(Ne, (H) => {
          a(ge) && H(me);
        });
      }
      C(
        (H, K) => {
          x = de(p, 1, "view svelte-1ond5h7", null, x, { busy: n().busy }), X(k, `${H ?? ""} nodes, ${K ?? ""} leaves`);
        },
        [
          () => Ln(a(o).nodes),
          () => Ln(a(o).leaves)
        ]
      ), b(h, m);
    }, w = (h) => {
      var m = oh(), _ = se(m, !0);
      C(() => X(_, n().compiling ? To : "Searching …")), b(h, m);
    };
    q(v, (h) => {
      a(l) && a(o) ? h(g) : n().busy && h(w, 1);
    });
  }
  b(t, u), Te();
}
st(["click"]);
var fh = /* @__PURE__ */ E("<tr><td> </td><td> </td><td> </td></tr>"), dh = /* @__PURE__ */ E('<table class="data"><caption> </caption><thead><tr><th scope="col">move</th><th scope="col">value</th><th scope="col">line</th></tr></thead><tbody></tbody></table>'), hh = /* @__PURE__ */ E('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function vh(t, e) {
  Ae(e, !0);
  const n = 12, r = e.trace ? new Af(e.trace.id) : null;
  r && e.trace && r.show(e.trace);
  const s = /* @__PURE__ */ y(() => (e.analysis?.rows ?? e.position.legal).some((w) => w.cells.length > 1));
  var i = hh(), l = U(i), o = se(l, !0), c = T(l, 2), u = U(c);
  {
    let w = /* @__PURE__ */ y(() => e.analysis?.rows ?? []), h = /* @__PURE__ */ y(() => e.position.last?.cells ?? []);
    ea(u, {
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
        return a(h);
      }
    });
  }
  var f = T(u, 2);
  {
    var d = (w) => {
      var h = dh(), m = U(h), _ = se(m), p = T(m, 2);
      be(p, 21, () => e.analysis.rows.slice(0, n), Ee, (x, M) => {
        var L = fh(), O = U(L), D = se(O, !0), k = T(O), S = se(k, !0), R = T(k), W = se(R, !0);
        C(
          (ee, ye) => {
            X(D, a(M).text), X(S, ee), X(W, ye);
          },
          [
            () => Oo(a(M).value, a(M).bound),
            () => a(M).line.slice(1, 8).join(" ")
          ]
        ), b(x, L);
      }), C((x) => X(_, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${x ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => Ln(e.analysis.nodes)]), b(w, h);
    };
    q(f, (w) => {
      e.analysis && w(d);
    });
  }
  var v = T(c, 2);
  {
    var g = (w) => {
      ch(w, {
        get tracing() {
          return r;
        },
        height: 380
      });
    };
    q(v, (w) => {
      r && w(g);
    });
  }
  C(() => X(o, e.title)), b(t, i), Te();
}
const Pi = /* @__PURE__ */ new Map();
et.attach((t) => {
  "id" in t && Pi.get(t.id)?.send(t);
});
function gh({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && Pi.set(n.trace.id, t), t.on("msg:custom", (s) => et.receive(s));
  const r = ro(vh, { target: e, props: n });
  return () => void so(r);
}
const _h = { render: gh };
export {
  _h as default
};
