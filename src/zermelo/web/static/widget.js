var Vn = Array.isArray, Ol = Array.prototype.indexOf, hn = Array.prototype.includes, Bn = Array.from, cs = Object.defineProperty, Ht = Object.getOwnPropertyDescriptor, Ll = Object.getOwnPropertyDescriptors, Nl = Object.prototype, Cl = Array.prototype, ds = Object.getPrototypeOf, jr = Object.isExtensible;
const rn = () => {
};
function Pl(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function hs() {
  var t, e, n = new Promise((r, l) => {
    t = r, e = l;
  });
  return { promise: n, resolve: t, reject: e };
}
function qr(t, e) {
  if (Array.isArray(t))
    return t;
  if (!(Symbol.iterator in t))
    return Array.from(t);
  const n = [];
  for (const r of t)
    if (n.push(r), n.length === e) break;
  return n;
}
const De = 2, Gt = 4, Hn = 8, br = 1 << 24, $e = 16, rt = 32, Et = 64, lr = 128, kr = 256, nt = 512, Ae = 1024, me = 2048, We = 4096, je = 8192, Re = 16384, Jt = 32768, vn = 1 << 25, Ft = 65536, In = 1 << 17, Rl = 1 << 18, Qt = 1 << 19, Il = 1 << 20, it = 1 << 25, zn = 1 << 21, Ut = 1 << 22, xt = 1 << 23, Rt = Symbol("$state"), vs = Symbol("component"), zl = Symbol("legacy props"), Fl = Symbol(""), gs = Symbol("attributes"), ir = Symbol("class"), ar = Symbol("style"), or = Symbol("text"), bn = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), Un = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), Dl = 1, jl = 2, _s = 4, ql = 8, Vl = 16, Bl = 1, Hl = 4, Ul = 8, Yl = 16, Wl = 1, Gl = 2, ms = {}, Se = Symbol("uninitialized"), Xl = "http://www.w3.org/1999/xhtml", Kl = "@attach";
function Zl() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function Jl() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function Ql() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function ps(t) {
  return t === this.v;
}
function $l(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function ws(t) {
  return !$l(t, this.v);
}
function ys(t) {
  throw new Error("https://svelte.dev/e/lifecycle_outside_component");
}
function ei() {
  throw new Error("https://svelte.dev/e/async_derived_orphan");
}
function ti(t, e, n) {
  throw new Error("https://svelte.dev/e/each_key_duplicate");
}
function ni(t) {
  throw new Error("https://svelte.dev/e/effect_in_teardown");
}
function ri() {
  throw new Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function si(t) {
  throw new Error("https://svelte.dev/e/effect_orphan");
}
function li() {
  throw new Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function ii(t) {
  throw new Error("https://svelte.dev/e/props_invalid_value");
}
function ai() {
  throw new Error("https://svelte.dev/e/state_descriptors_fixed");
}
function oi() {
  throw new Error("https://svelte.dev/e/state_prototype_fixed");
}
function ui() {
  throw new Error("https://svelte.dev/e/state_unsafe_mutation");
}
function fi() {
  throw new Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
let Ie = null;
function Xt(t) {
  Ie = t;
}
function Ne(t, e = !1, n) {
  Ie = {
    p: Ie,
    i: !1,
    c: null,
    e: null,
    s: t,
    x: null,
    r: (
      /** @type {Effect} */
      fe
    ),
    l: null
  };
}
function Ce(t) {
  var e = (
    /** @type {ComponentContext} */
    Ie
  ), n = e.e;
  if (n !== null) {
    e.e = null;
    for (var r of n)
      js(r);
  }
  return t !== void 0 && (e.x = t), e.i = !0, Ie = e.p, xr(t);
}
function xr(t = {}) {
  return cs(t, vs, { value: !0 }), t;
}
function bs() {
  return !0;
}
let Nt = [];
function ks() {
  var t = Nt;
  Nt = [], Pl(t);
}
function at(t) {
  if (Nt.length === 0 && !fn) {
    var e = Nt;
    queueMicrotask(() => {
      e === Nt && ks();
    });
  }
  Nt.push(t);
}
function ci() {
  for (; Nt.length > 0; )
    ks();
}
const di = -7169;
function xe(t, e) {
  t.f = t.f & di | e;
}
function Sr(t) {
  (t.f & nt) !== 0 || t.deps === null ? xe(t, Ae) : xe(t, We);
}
function xs(t, e) {
  (t.f & me) !== 0 ? e.set(t, me) : (t.f & We) !== 0 && e.get(t) !== me && e.set(t, We), xe(t, Ae);
}
function hi(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, at(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function kn(t) {
  var e = le, n = fe;
  Je(null), dt(null);
  try {
    return t();
  } finally {
    Je(e), dt(n);
  }
}
function Ss(t, e, n, r) {
  const l = gn;
  var i = t.filter((h) => !h.settled), a = e.map(l);
  if (n.length === 0 && i.length === 0) {
    r(a);
    return;
  }
  var o = (
    /** @type {Effect} */
    fe
  ), f = vi(), u = i.length === 1 ? i[0].promise : i.length > 1 ? Promise.all(i.map((h) => h.promise)) : null;
  function c(h) {
    if ((o.f & Re) === 0) {
      f();
      try {
        r([...a, ...h]);
      } catch (g) {
        lt(g, o);
      }
      Fn();
    }
  }
  var d = Es();
  if (n.length === 0) {
    u.then(() => c([])).finally(d);
    return;
  }
  function v() {
    Promise.all(n.map((h) => /* @__PURE__ */ gi(h))).then(c).catch((h) => lt(h, o)).finally(d);
  }
  u ? u.then(() => {
    if ((o.f & Re) !== 0) {
      d();
      return;
    }
    f(), v(), Fn();
  }) : v();
}
function vi() {
  var t = (
    /** @type {Effect} */
    fe
  ), e = le, n = Ie, r = (
    /** @type {Batch} */
    ae
  );
  return function(i = !0) {
    dt(t), Je(e), Xt(n), i && (t.f & Re) === 0 && (r?.activate(), r?.apply());
  };
}
function Fn(t = !0) {
  dt(null), Je(null), Xt(null), t && ae?.deactivate();
}
function Es() {
  var t = (
    /** @type {Effect} */
    fe
  ), e = t.b, n = (
    /** @type {Batch} */
    ae
  ), r = !!e?.is_rendered();
  return e?.update_pending_count(1, n), n.increment(r, t), () => {
    e?.update_pending_count(-1, n), n.decrement(r, t);
  };
}
// @__NO_SIDE_EFFECTS__
function gn(t) {
  var e = De | me;
  return fe !== null && (fe.f |= Qt), {
    ctx: Ie,
    deps: null,
    effects: null,
    equals: ps,
    f: e,
    fn: t,
    reactions: null,
    rv: 0,
    v: (
      /** @type {V} */
      Se
    ),
    wv: 0,
    parent: fe,
    ac: null
  };
}
const sn = Symbol("obsolete");
// @__NO_SIDE_EFFECTS__
function gi(t, e, n) {
  let r = (
    /** @type {Effect | null} */
    fe
  );
  r === null && ei();
  var l = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), i = Dt(
    /** @type {V} */
    Se
  ), a = !le, o = /* @__PURE__ */ new Set();
  return Ni(() => {
    var f = (
      /** @type {Effect} */
      fe
    ), u = hs();
    l = u.promise;
    try {
      Promise.resolve(t()).then(u.resolve, (h) => {
        h !== bn && u.reject(h);
      }).finally(Fn);
    } catch (h) {
      u.reject(h), Fn();
    }
    var c = (
      /** @type {Batch} */
      ae
    );
    if (a) {
      if ((f.f & Jt) !== 0)
        var d = Es();
      if (
        // boundary can be null if the async derived is inside an $effect.root not connected to the component render tree
        r.b?.is_rendered()
      )
        c.async_deriveds.get(f)?.reject(sn);
      else
        for (const h of o.values())
          h.reject(sn);
      o.add(u), c.async_deriveds.set(f, u);
    }
    const v = (h, g = void 0) => {
      d?.(), o.delete(u), g !== sn && (c.activate(), g ? (i.f |= xt, Kt(i, g)) : ((i.f & xt) !== 0 && (i.f ^= xt), Kt(i, h)), c.deactivate());
    };
    u.promise.then(v, (h) => v(null, h || "unknown"));
  }), Or(() => {
    for (const f of o)
      f.reject(sn);
  }), new Promise((f) => {
    function u(c) {
      function d() {
        c === l ? f(i) : u(l);
      }
      c.then(d, d);
    }
    u(l);
  });
}
// @__NO_SIDE_EFFECTS__
function A(t) {
  const e = /* @__PURE__ */ gn(t);
  return Ws(e), e;
}
// @__NO_SIDE_EFFECTS__
function Ms(t) {
  const e = /* @__PURE__ */ gn(t);
  return e.equals = ws, e;
}
function _i(t) {
  var e = t.effects;
  if (e !== null) {
    t.effects = null;
    for (var n = 0; n < e.length; n += 1)
      ze(
        /** @type {Effect} */
        e[n]
      );
  }
}
function Er(t) {
  var e, n = fe, r = t.parent;
  if (!wt && r !== null && t.v !== Se && // if it was never evaluated before, it's guaranteed to fail downstream, so we try to execute instead
  (r.f & (Re | je)) !== 0)
    return Zl(), t.v;
  dt(r);
  try {
    _i(t), e = Zs(t);
  } finally {
    dt(n);
  }
  return e;
}
function As(t) {
  var e = Er(t);
  if (!t.equals(e) && (t.wv = Xs(), (!ae?.is_fork || t.deps === null) && (ae !== null ? (ae.capture(t, e, !0), Yt?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    xe(t, Ae);
    return;
  }
  wt || (et !== null ? (Tr() || ae?.is_fork) && et.set(t, e) : Sr(t));
}
function mi(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && kn(() => {
        e.ac.abort(bn), e.ac = null;
      }), e.fn !== null && (e.teardown = rn), _n(e, 0), Lr(e));
}
function Ts(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && Zt(e);
}
let Xn = null, Vt = null, ae = null, Yt = null, et = null, ur = null, fn = !1, Kn = !1, cn = null, Cn = null;
var Vr = 0;
let pi = 1;
class Mt {
  id = pi++;
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
  #l = [];
  /**
   * Effects created while this batch was active.
   * @type {Effect[]}
   */
  #i = [];
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
    Vt === null ? Xn = Vt = this : (Vt.next = this, this.prev = Vt), Vt = this;
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
      for (var l of r.d)
        xe(l, me), n(l);
      for (l of r.m)
        xe(l, We), n(l);
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
    for (const i of this.#l)
      if (!((i.f & Re) !== 0 || (i.f & (me | We)) === 0)) {
        for (var n = i, r = !1; n.parent !== null; ) {
          n = n.parent;
          var l = n.f;
          if ((l & (Et | rt)) !== 0) {
            if ((l & Ae) === 0) {
              r = !0;
              break;
            }
            n.f ^= Ae;
          }
        }
        r || e.push(n);
      }
    return this.#l = [], e;
  }
  #g() {
    this.started = !0;
    for (const [o, f] of this.#a)
      xe(o, f), this.schedule(o);
    this.apply();
    for (var e = cn = [], n = [], r = Cn = []; this.#l.length > 0; ) {
      Vr++ > 1e3 && (this.#d(), yi());
      for (const o of this.#f())
        try {
          this.#w(o, e, n);
        } catch (f) {
          throw Ns(o), this.#v() || this.discard(), f;
        }
    }
    if (ae = null, r.length > 0) {
      var l = Mt.ensure();
      for (const o of r)
        l.schedule(o);
    }
    if (cn = null, Cn = null, this.#v()) {
      this.#_(n), this.#_(e);
      for (const [o, f] of this.#o)
        Ls(o, f);
      r.length > 0 && /** @type {unknown} */
      ae.#g();
      return;
    }
    const i = this.#k();
    if (i) {
      this.#_(n), this.#_(e), i.#c(this);
      return;
    }
    this.#a.clear();
    for (const o of this.#e) o(this);
    this.#e.clear(), Yt = this, Br(n), Br(e), Yt = null, this.#s?.resolve();
    var a = (
      /** @type {Batch | null} */
      /** @type {unknown} */
      ae
    );
    this.#t === 0 && (this.#l.length === 0 || a !== null) && this.#d(), a !== null && (ft.clear(), a.#g());
  }
  /**
   * Traverse the effect tree, executing effects or stashing
   * them for later execution as appropriate
   * @param {Effect} root
   * @param {Effect[]} effects
   * @param {Effect[]} render_effects
   */
  #w(e, n, r) {
    e.f ^= Ae;
    for (var l = e.first; l !== null; ) {
      var i = l.f, a = (i & (rt | Et)) !== 0, o = a && (i & Ae) !== 0, f = o || (i & je) !== 0 || this.#o.has(l);
      if (!f && l.fn !== null) {
        a ? l.f ^= Ae : (i & Gt) !== 0 ? n.push(l) : En(l) && ((i & $e) !== 0 && this.add_dirty_reaction(l, We), Zt(l));
        var u = l.first;
        if (u !== null) {
          l = u;
          continue;
        }
      }
      for (; l !== null; ) {
        var c = l.next;
        if (c !== null) {
          l = c;
          break;
        }
        l = l.parent;
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
    for (const [r, l] of e.current)
      !this.previous.has(r) && e.previous.has(r) && this.previous.set(r, e.previous.get(r)), this.current.set(r, l);
    for (const [r, l] of e.async_deriveds) {
      const i = this.async_deriveds.get(r);
      i && l.promise.then(i.resolve).catch(i.reject);
    }
    e.async_deriveds.clear(), this.transfer_reactions(e.#a);
    const n = (r) => {
      var l = r.reactions;
      if (l !== null && !((r.f & De) !== 0 && (r.f & (me | We)) === 0))
        for (const o of l) {
          var i = o.f;
          if ((i & De) !== 0)
            n(
              /** @type {Derived} */
              o
            );
          else {
            var a = (
              /** @type {Effect} */
              o
            );
            i & (Ut | $e) && !this.async_deriveds.has(a) && (this.#a.delete(a), xe(a, me), this.schedule(a));
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
      xs(e[n], this.#a);
  }
  /**
   * Associate a change to a given source with the current
   * batch, noting its previous and current values
   * @param {Value} source
   * @param {any} value
   * @param {boolean} [is_derived]
   */
  capture(e, n, r = !1) {
    e.v !== Se && !this.previous.has(e) && this.previous.set(e, e.v), (e.f & xt) === 0 && (this.current.set(e, [n, r]), et?.set(e, n)), this.is_fork || (e.v = n);
  }
  activate() {
    ae = this;
  }
  deactivate() {
    ae = null, et = null;
  }
  flush() {
    try {
      Kn = !0, ae = this, this.#g();
    } finally {
      Vr = 0, ur = null, cn = null, Cn = null, Kn = !1, ae = null, et = null, ft.clear();
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
    this.#i.push(e);
  }
  #y() {
    for (let d = Xn; d !== null; d = d.next) {
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
      var l = [...d.current.keys()].filter(
        (v) => !/** @type {[any, boolean]} */
        d.current.get(v)[1]
      );
      if (!(!d.started || l.length === 0)) {
        var i = l.filter((v) => !this.current.has(v));
        if (i.length === 0)
          e && d.discard();
        else if (n.length > 0) {
          if (e)
            for (const v of this.#h)
              d.unskip_effect(v, (h) => {
                (h.f & ($e | Ut)) !== 0 ? d.schedule(h) : d.#_([h]);
              });
          d.activate();
          var a = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Map();
          for (var f of n)
            Os(f, i, a, o);
          o = /* @__PURE__ */ new Map();
          var u = [...d.current].filter(([v, h]) => {
            const g = this.current.get(v);
            return g ? g[0] !== h[0] || g[1] !== h[1] : !0;
          }).map(([v]) => v);
          if (u.length > 0)
            for (const v of this.#i)
              (v.f & (Re | je | In)) === 0 && Mr(v, u, o) && ((v.f & (Ut | $e)) !== 0 ? (xe(v, me), d.schedule(v)) : d.add_dirty_reaction(v, me));
          if (d.#l.length > 0 && !d.#u) {
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
    (n === me || this.#a.get(e) !== me) && this.#a.set(e, n);
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
    return (this.#s ??= hs()).promise;
  }
  static ensure() {
    if (ae === null) {
      const e = ae = new Mt();
      !Kn && !fn && at(() => {
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
    if (ur = e, e.b?.is_pending && (e.f & (Gt | Hn | br)) !== 0 && (e.f & Jt) === 0) {
      e.b.defer_effect(e);
      return;
    }
    this.#l.push(e);
  }
  #d() {
    if (this.linked) {
      var e = this.prev, n = this.next;
      e === null ? Xn = n : e.next = n, n === null ? Vt = e : n.prev = e, this.linked = !1;
    }
  }
}
function wi(t) {
  var e = fn, n = Yt;
  Yt = null, fn = !0;
  try {
    for (var r; ; ) {
      if (ci(), ae === null)
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
function yi() {
  try {
    li();
  } catch (t) {
    lt(t, ur);
  }
}
let _t = null;
function Br(t) {
  var e = t.length;
  if (e !== 0) {
    for (var n = 0; n < e; ) {
      var r = t[n++];
      if ((r.f & (Re | je)) === 0 && En(r) && (_t = /* @__PURE__ */ new Set(), Zt(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && Hs(r), _t?.size > 0)) {
        ft.clear();
        for (const l of _t) {
          if ((l.f & (Re | je)) !== 0) continue;
          const i = [l];
          let a = l.parent;
          for (; a !== null; )
            _t.has(a) && (_t.delete(a), i.push(a)), a = a.parent;
          for (let o = i.length - 1; o >= 0; o--) {
            const f = i[o];
            (f.f & (Re | je)) === 0 && Zt(f);
          }
        }
        _t.clear();
      }
    }
    _t = null;
  }
}
function Os(t, e, n, r) {
  if (!n.has(t) && (n.add(t), t.reactions !== null))
    for (const l of t.reactions) {
      const i = l.f;
      (i & De) !== 0 ? Os(
        /** @type {Derived} */
        l,
        e,
        n,
        r
      ) : (i & (Ut | $e)) !== 0 && (i & me) === 0 && Mr(l, e, r) && (xe(l, me), Ar(
        /** @type {Effect} */
        l
      ));
    }
}
function Mr(t, e, n) {
  const r = n.get(t);
  if (r !== void 0) return r;
  if (t.deps !== null)
    for (const l of t.deps) {
      if (hn.call(e, l))
        return !0;
      if ((l.f & De) !== 0 && Mr(
        /** @type {Derived} */
        l,
        e,
        n
      ))
        return n.set(
          /** @type {Derived} */
          l,
          !0
        ), !0;
    }
  return n.set(t, !1), !1;
}
function Ar(t) {
  ae.schedule(t);
}
function Ls(t, e) {
  if (!((t.f & rt) !== 0 && (t.f & Ae) !== 0)) {
    (t.f & me) !== 0 ? e.d.push(t) : (t.f & We) !== 0 && e.m.push(t), xe(t, Ae);
    for (var n = t.first; n !== null; )
      Ls(n, e), n = n.next;
  }
}
function Ns(t) {
  xe(t, Ae);
  for (var e = t.first; e !== null; )
    Ns(e), e = e.next;
}
let Dn = /* @__PURE__ */ new Set();
const ft = /* @__PURE__ */ new Map();
let Cs = !1;
function Dt(t, e) {
  var n = {
    f: 0,
    v: t,
    reactions: null,
    equals: ps,
    rv: 0,
    wv: 0
  };
  return n;
}
// @__NO_SIDE_EFFECTS__
function Z(t, e) {
  const n = Dt(t);
  return Ws(n), n;
}
// @__NO_SIDE_EFFECTS__
function bi(t, e = !1, n = !0) {
  const r = Dt(t);
  return e || (r.equals = ws), r;
}
function S(t, e, n = !1) {
  le !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!tt || (le.f & In) !== 0) && bs() && (le.f & (De | $e | Ut | In)) !== 0 && (ct === null || !ct.has(t)) && ui();
  let r = n ? ot(e) : e;
  return Kt(t, r, Cn);
}
var Lt = null, fr = 0;
function Kt(t, e, n = null) {
  if (!t.equals(e)) {
    wt ? ft.set(t, e) : ft.has(t) || ft.set(t, t.v);
    var r = Mt.ensure();
    if (r.capture(t, e), (t.f & De) !== 0) {
      const l = (
        /** @type {Derived} */
        t
      );
      (t.f & me) !== 0 && Er(l), et === null && Sr(l);
    }
    t.wv = Xs(), Lt = null, fr = 0, Ps(t, me, n), Lt = null, fe !== null && (fe.f & Ae) !== 0 && (fe.f & (rt | Et)) === 0 && (Ke === null ? Ri([t]) : Ke.push(t)), !r.is_fork && Dn.size > 0 && !Cs && ki();
  }
  return e;
}
function ki() {
  Cs = !1;
  for (const t of Dn) {
    (t.f & Ae) !== 0 && xe(t, We);
    let e;
    try {
      e = En(t);
    } catch {
      e = !0;
    }
    e && Zt(t);
  }
  Dn.clear();
}
function xi(t, e = 1) {
  var n = s(t), r = e === 1 ? n++ : n--;
  return S(t, n), r;
}
function dn(t) {
  S(t, t.v + 1);
}
function Ps(t, e, n) {
  var r = t.reactions;
  if (r !== null) {
    var l = r.length;
    if (fr += l, fr > 1e5 && Lt === null && (Lt = /* @__PURE__ */ new Set()), Lt !== null) {
      if (Lt.has(t)) return;
      Lt.add(t);
    }
    for (var i = 0; i < l; i++) {
      var a = r[i], o = a.f, f = (o & me) === 0;
      if (f && xe(a, e), (o & In) !== 0)
        Dn.add(
          /** @type {Effect} */
          a
        );
      else if ((o & De) !== 0) {
        var u = (
          /** @type {Derived} */
          a
        );
        et?.delete(u), Ps(u, We, n);
      } else if (f) {
        var c = (
          /** @type {Effect} */
          a
        );
        (o & $e) !== 0 && _t !== null && _t.add(c), n !== null ? n.push(c) : Ar(c);
      }
    }
  }
}
function ot(t) {
  if (typeof t != "object" || t === null || Rt in t || vs in t)
    return t;
  const e = ds(t);
  if (e !== Nl && e !== Cl)
    return t;
  var n = /* @__PURE__ */ new Map(), r = Vn(t), l = /* @__PURE__ */ Z(0), i = zt, a = (o) => {
    if (zt === i)
      return o();
    var f = le, u = zt;
    Je(null), Yr(i);
    var c = o();
    return Je(f), Yr(u), c;
  };
  return r && n.set("length", /* @__PURE__ */ Z(
    /** @type {any[]} */
    t.length
  )), new Proxy(
    /** @type {any} */
    t,
    {
      defineProperty(o, f, u) {
        (!("value" in u) || u.configurable === !1 || u.enumerable === !1 || u.writable === !1) && ai();
        var c = n.get(f);
        return c === void 0 ? a(() => {
          var d = /* @__PURE__ */ Z(u.value);
          return n.set(f, d), d;
        }) : S(c, u.value, !0), !0;
      },
      deleteProperty(o, f) {
        var u = n.get(f);
        if (u === void 0) {
          if (f in o) {
            const c = a(() => /* @__PURE__ */ Z(Se));
            n.set(f, c), dn(l);
          }
        } else
          S(u, Se), dn(l);
        return !0;
      },
      get(o, f, u) {
        if (f === Rt)
          return t;
        var c = n.get(f), d = f in o;
        if (c === void 0 && (!d || Ht(o, f)?.writable) && (c = a(() => {
          var h = ot(d ? o[f] : Se), g = /* @__PURE__ */ Z(h);
          return g;
        }), n.set(f, c)), c !== void 0) {
          var v = s(c);
          return v === Se ? void 0 : v;
        }
        return Reflect.get(o, f, u);
      },
      getOwnPropertyDescriptor(o, f) {
        this.has?.(o, f);
        var u = Reflect.getOwnPropertyDescriptor(o, f), c = n.get(f);
        if (c !== void 0) {
          var d = s(c);
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
        if (u !== void 0 || (fe !== null || le !== null) && (!c || Ht(o, f)?.writable)) {
          u === void 0 && (u = a(() => {
            var v = c ? ot(o[f]) : Se, h = /* @__PURE__ */ Z(v);
            return h;
          }), n.set(f, u));
          var d = s(u);
          if (d === Se)
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
            g !== void 0 ? S(g, Se) : h in o && (g = a(() => /* @__PURE__ */ Z(Se)), n.set(h + "", g));
          }
        if (d === void 0)
          (!v || Ht(o, f)?.writable) && (d = a(() => /* @__PURE__ */ Z(void 0)), S(d, ot(u)), n.set(f, d));
        else {
          v = d.v !== Se;
          var m = a(() => ot(u));
          S(d, m);
        }
        var _ = Reflect.getOwnPropertyDescriptor(o, f);
        if (_?.set && _.set.call(c, u), !v) {
          if (r && typeof f == "string") {
            var w = (
              /** @type {Source<number>} */
              n.get("length")
            ), y = Number(f);
            Number.isInteger(y) && y >= w.v && S(w, y + 1);
          }
          dn(l);
        }
        return !0;
      },
      ownKeys(o) {
        s(l);
        var f = Reflect.ownKeys(o).filter((d) => {
          var v = n.get(d);
          return v === void 0 || v.v !== Se;
        });
        for (var [u, c] of n)
          c.v !== Se && !(u in o) && f.push(u);
        return f;
      },
      setPrototypeOf() {
        oi();
      }
    }
  );
}
function Hr(t) {
  try {
    if (t !== null && typeof t == "object" && Rt in t)
      return t[Rt];
  } catch {
  }
  return t;
}
function Rs(t, e) {
  return Object.is(Hr(t), Hr(e));
}
var Wt, Is, zs, Fs;
function Si() {
  if (Wt === void 0) {
    Wt = window, Is = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    zs = Ht(e, "firstChild").get, Fs = Ht(e, "nextSibling").get, jr(t) && (t[ir] = void 0, t[gs] = null, t[ar] = void 0, t.__e = void 0), jr(n) && (n[or] = void 0);
  }
}
function pt(t = "") {
  return document.createTextNode(t);
}
// @__NO_SIDE_EFFECTS__
function jt(t) {
  return (
    /** @type {TemplateNode | null} */
    zs.call(t)
  );
}
// @__NO_SIDE_EFFECTS__
function xn(t) {
  return (
    /** @type {TemplateNode | null} */
    Fs.call(t)
  );
}
function se(t, e) {
  return /* @__PURE__ */ jt(t);
}
function Oe(t, e = !1) {
  {
    var n = /* @__PURE__ */ jt(t);
    return n instanceof Comment && n.data === "" ? /* @__PURE__ */ xn(n) : n;
  }
}
function ce(t, e = !1) {
  return /* @__PURE__ */ jt(t);
}
function D(t, e = 1, n = !1) {
  let r = t;
  for (; e--; )
    r = /** @type {TemplateNode} */
    /* @__PURE__ */ xn(r);
  return r;
}
function Ei(t) {
  t.textContent = "";
}
function Ds() {
  return !1;
}
function Mi(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function Ai(t) {
  var e = fe;
  if (e === null)
    return le.f |= xt, t;
  if ((e.f & Jt) === 0 && (e.f & Gt) === 0)
    throw t;
  lt(t, e);
}
function lt(t, e) {
  if (t === ms)
    throw t;
  if (!(e !== null && (e.f & Re) !== 0)) {
    for (; e !== null; ) {
      if ((e.f & lr) !== 0 && (e.f & (Re | vn)) === 0) {
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
function Ti(t) {
  fe === null && (le === null && si(), ri()), wt && ni();
}
function Oi(t, e) {
  var n = e.last;
  n === null ? e.last = e.first = t : (n.next = t, t.prev = n, e.last = t);
}
function ht(t, e) {
  var n = fe;
  n !== null && (n.f & je) !== 0 && (t |= je);
  var r = {
    ctx: Ie,
    deps: null,
    nodes: null,
    f: t | me | nt,
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
  var l = r;
  if ((t & Gt) !== 0)
    cn !== null ? cn.push(r) : Mt.ensure().schedule(r);
  else if (e !== null) {
    try {
      Zt(r);
    } catch (a) {
      throw ze(r), a;
    }
    l.deps === null && l.teardown === null && l.nodes === null && l.first === l.last && // either `null`, or a singular child
    (l.f & Qt) === 0 && (l = l.first, (t & $e) !== 0 && (t & Ft) !== 0 && l !== null && (l.f |= Ft));
  }
  if (l !== null && (l.parent = n, n !== null && Oi(l, n), le !== null && (le.f & De) !== 0 && (t & Et) === 0)) {
    var i = (
      /** @type {Derived} */
      le
    );
    (i.effects ??= []).push(l);
  }
  return r;
}
function Tr() {
  return le !== null && !tt;
}
function Or(t) {
  const e = ht(Hn, null);
  return xe(e, Ae), e.teardown = t, e;
}
function He(t) {
  Ti();
  var e = (
    /** @type {Effect} */
    fe.f
  ), n = !le && (e & rt) !== 0 && Ie !== null && !Ie.i;
  if (n) {
    var r = (
      /** @type {ComponentContext} */
      Ie
    );
    (r.e ??= []).push(t);
  } else
    return js(t);
}
function js(t) {
  return ht(Gt | Il, t);
}
function Li(t) {
  Mt.ensure();
  const e = ht(Et | Qt, t);
  return (n = {}) => new Promise((r) => {
    n.outro ? It(e, () => {
      ze(e), r(void 0);
    }) : (ze(e), r(void 0));
  });
}
function Yn(t) {
  return ht(Gt, t);
}
function Ni(t) {
  return ht(Ut | Qt, t);
}
function qs(t, e = 0) {
  return ht(Hn | e, t);
}
function j(t, e = [], n = [], r = []) {
  Ss(r, e, n, (l) => {
    ht(Hn, () => {
      t(...l.map(s));
    });
  });
}
function Sn(t, e = 0) {
  var n = ht($e | e, t);
  return n;
}
function Vs(t, e = 0) {
  var n = ht(br | e, t);
  return n;
}
function Ve(t) {
  return ht(rt | Qt, t);
}
function Bs(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = wt, r = le;
    Ur(!0), Je(null);
    try {
      e.call(null);
    } catch (l) {
      lt(l, t.parent);
    } finally {
      Ur(n), Je(r);
    }
  }
}
function Lr(t, e = !1) {
  var n = t.first;
  for (t.first = t.last = null; n !== null; ) {
    const l = n.ac;
    l !== null && kn(() => {
      l.abort(bn);
    });
    var r = n.next;
    (n.f & Et) !== 0 ? n.parent = null : ze(n, e), n = r;
  }
}
function Ci(t) {
  for (var e = t.first; e !== null; ) {
    var n = e.next;
    (e.f & rt) === 0 && ze(e), e = n;
  }
}
function ze(t, e = !0) {
  var n = !1;
  (e || (t.f & Rl) !== 0) && t.nodes !== null && t.nodes.end !== null && (Pi(
    t.nodes.start,
    /** @type {TemplateNode} */
    t.nodes.end
  ), n = !0), t.f |= vn, Lr(t, e && !n), _n(t, 0);
  var r = t.nodes && t.nodes.t;
  if (r !== null)
    for (const i of r)
      i.stop();
  Bs(t), t.f ^= vn, t.f |= Re;
  var l = t.parent;
  l !== null && l.first !== null && Hs(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function Pi(t, e) {
  for (; t !== null; ) {
    var n = t === e ? null : /* @__PURE__ */ xn(t);
    t.remove(), t = n;
  }
}
function Hs(t) {
  var e = t.parent, n = t.prev, r = t.next;
  n !== null && (n.next = r), r !== null && (r.prev = n), e !== null && (e.first === t && (e.first = r), e.last === t && (e.last = n));
}
function It(t, e, n = !0) {
  var r = [];
  t.f |= kr, Us(t, r, !0);
  var l = () => {
    n && ze(t), e && e();
  }, i = r.length;
  if (i > 0) {
    var a = () => --i || l();
    for (var o of r)
      o.out(a);
  } else
    l();
}
function Us(t, e, n) {
  if ((t.f & je) === 0) {
    t.f ^= je;
    var r = t.nodes && t.nodes.t;
    if (r !== null)
      for (const o of r)
        (o.is_global || n) && e.push(o);
    for (var l = t.first; l !== null; ) {
      var i = l.next;
      if ((l.f & Et) === 0) {
        var a = (l.f & Ft) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (l.f & rt) !== 0 && (t.f & $e) !== 0;
        Us(l, e, a ? n : !1);
      }
      l = i;
    }
  }
}
function jn(t) {
  t.f &= ~kr, Ys(t, !0);
}
function Ys(t, e) {
  if ((t.f & kr) === 0 && (t.f & je) !== 0) {
    t.f ^= je, (t.f & Ae) === 0 && (xe(t, me), Mt.ensure().schedule(t));
    for (var n = t.first; n !== null; ) {
      var r = n.next, l = (n.f & Ft) !== 0 || (n.f & rt) !== 0;
      Ys(n, l ? e : !1), n = r;
    }
    var i = t.nodes && t.nodes.t;
    if (i !== null)
      for (const a of i)
        (a.is_global || e) && a.in();
  }
}
function Nr(t, e) {
  if (t.nodes)
    for (var n = t.nodes.start, r = t.nodes.end; n !== null; ) {
      var l = n === r ? null : /* @__PURE__ */ xn(n);
      e.append(n), n = l;
    }
}
let wt = !1;
function Ur(t) {
  wt = t;
}
let le = null, tt = !1;
function Je(t) {
  le = t;
}
let fe = null;
function dt(t) {
  fe = t;
}
let ct = null;
function Ws(t) {
  le !== null && ((le.f & zn) !== 0 || (le.f & De) !== 0) && (ct ??= /* @__PURE__ */ new Set()).add(t);
}
let Be = null, Ye = 0, Ke = null;
function Ri(t) {
  Ke = t;
}
let Gs = 1, Ct = 0, zt = Ct;
function Yr(t) {
  zt = t;
}
function Xs() {
  return ++Gs;
}
function En(t) {
  var e = t.f;
  if ((e & me) !== 0)
    return !0;
  if ((e & We) !== 0) {
    for (var n = (
      /** @type {Value[]} */
      t.deps
    ), r = n.length, l = 0; l < r; l++) {
      var i = n[l];
      if (En(
        /** @type {Derived} */
        i
      ) && As(
        /** @type {Derived} */
        i
      ), i.wv > t.wv)
        return !0;
    }
    (e & nt) !== 0 && // During time traveling we don't want to reset the status so that
    // traversal of the graph in the other batches still happens
    et === null && xe(t, Ae);
  }
  return !1;
}
function Ks(t, e, n = !0) {
  var r = t.reactions;
  if (r !== null && !(ct !== null && ct.has(t)))
    for (var l = 0; l < r.length; l++) {
      var i = r[l];
      (i.f & De) !== 0 ? Ks(
        /** @type {Derived} */
        i,
        e,
        !1
      ) : e === i && (n ? xe(i, me) : (i.f & Ae) !== 0 && xe(i, We), Ar(
        /** @type {Effect} */
        i
      ));
    }
}
function Zs(t) {
  var e = Be, n = Ye, r = Ke, l = le, i = ct, a = Ie, o = tt, f = zt, u = t.f;
  Be = /** @type {null | Value[]} */
  null, Ye = 0, Ke = null, le = (u & (rt | Et)) === 0 ? t : null, ct = null, Xt(t.ctx), tt = !1, zt = ++Ct, t.ac !== null && (kn(() => {
    t.ac.abort(bn);
  }), t.ac = null);
  try {
    t.f |= zn;
    var c = (
      /** @type {Function} */
      t.fn
    ), d = c();
    t.f |= Jt;
    var v = Wr(t);
    if (bs() && Ke !== null && !tt && v !== null && (t.f & (De | We | me)) === 0)
      for (var h = 0; h < /** @type {Source[]} */
      Ke.length; h++)
        Ks(
          Ke[h],
          /** @type {Effect} */
          t
        );
    if (l !== null && l !== t) {
      if (Ct++, l.deps !== null)
        for (let g = 0; g < n; g += 1)
          l.deps[g].rv = Ct;
      if (e !== null)
        for (const g of e)
          g.rv = Ct;
      Ke !== null && (r === null ? r = Ke : r.push(.../** @type {Source[]} */
      Ke));
    }
    return (t.f & xt) !== 0 && (t.f ^= xt), d;
  } catch (g) {
    return Wr(t), Ai(g);
  } finally {
    t.f ^= zn, Be = e, Ye = n, Ke = r, le = l, ct = i, Xt(a), tt = o, zt = f;
  }
}
function Wr(t) {
  var e = t.deps, n = ae?.is_fork;
  if (Be !== null) {
    var r;
    if (n || _n(t, Ye), e !== null && Ye > 0)
      for (e.length = Ye + Be.length, r = 0; r < Be.length; r++)
        e[Ye + r] = Be[r];
    else
      t.deps = e = Be;
    if (Tr() && (t.f & nt) !== 0)
      for (r = Ye; r < e.length; r++)
        (e[r].reactions ??= []).push(t);
  } else !n && e !== null && Ye < e.length && (_n(t, Ye), e.length = Ye);
  return e;
}
function Ii(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var r = Ol.call(n, t);
    if (r !== -1) {
      var l = n.length - 1;
      l === 0 ? n = e.reactions = null : (n[r] = n[l], n.pop());
    }
  }
  if (n === null && (e.f & De) !== 0 && // Destroying a child effect while updating a parent effect can cause a dependency to appear
  // to be unused, when in fact it is used by the currently-updating parent. Checking `new_deps`
  // allows us to skip the expensive work of disconnecting and immediately reconnecting it
  (Be === null || !hn.call(Be, e))) {
    var i = (
      /** @type {Derived} */
      e
    );
    (i.f & nt) !== 0 && (i.f ^= nt), i.v !== Se && Sr(i), i.ac !== null && kn(() => {
      i.ac.abort(bn), i.ac = null, xe(i, me);
    }), mi(i), _n(i, 0);
  }
}
function _n(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var r = e; r < n.length; r++)
      Ii(t, n[r]);
}
function Zt(t) {
  var e = t.f;
  if ((e & Re) === 0) {
    xe(t, Ae);
    var n = fe;
    fe = t;
    try {
      (e & ($e | br)) !== 0 ? Ci(t) : Lr(t), Bs(t);
      var r = Zs(t);
      t.teardown = typeof r == "function" ? r : null, t.wv = Gs;
      var l;
    } finally {
      fe = n;
    }
  }
}
async function Js() {
  await Promise.resolve(), wi();
}
function s(t) {
  var e = t.f, n = (e & De) !== 0;
  if (le !== null && !tt) {
    var r = fe !== null && (fe.f & Re) !== 0;
    if (!r && (ct === null || !ct.has(t))) {
      var l = le.deps;
      if ((le.f & zn) !== 0)
        t.rv < Ct && (t.rv = Ct, Be === null && l !== null && l[Ye] === t ? Ye++ : Be === null ? Be = [t] : Be.push(t));
      else {
        le.deps ??= [], hn.call(le.deps, t) || le.deps.push(t);
        var i = t.reactions;
        i === null ? t.reactions = [le] : hn.call(i, le) || i.push(le);
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
      return ((a.f & Ae) === 0 && a.reactions !== null || $s(a)) && (o = Er(a)), ft.set(a, o), o;
    }
    var f = (a.f & nt) === 0 && !tt && le !== null && (le.f & nt) !== 0, u = (a.f & Jt) === 0;
    En(a) && (f && (a.f |= nt), As(a)), f && !u && (Ts(a), Qs(a));
  }
  if (et?.has(t))
    return et.get(t);
  if ((t.f & xt) !== 0)
    throw t.v;
  return t.v;
}
function Qs(t) {
  if (t.f |= nt, t.deps !== null)
    for (const n of t.deps) {
      var e = n.reactions;
      e === null ? n.reactions = [t] : hn.call(e, t) || e.push(t), (n.f & De) !== 0 && (n.f & nt) === 0 && (Ts(
        /** @type {Derived} */
        n
      ), Qs(
        /** @type {Derived} */
        n
      ));
    }
}
function $s(t) {
  if (t.v === Se) return !0;
  if (t.deps === null) return !1;
  for (const e of t.deps)
    if (ft.has(e) || (e.f & De) !== 0 && $s(
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
function zi(t) {
  return t.endsWith("capture") && t !== "gotpointercapture" && t !== "lostpointercapture";
}
const Fi = [
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
function Di(t) {
  return Fi.includes(t);
}
const ji = {
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
function qi(t) {
  return t = t.toLowerCase(), ji[t] ?? t;
}
const Vi = ["touchstart", "touchmove"];
function Bi(t) {
  return Vi.includes(t);
}
const ln = Symbol("events"), el = /* @__PURE__ */ new Set(), cr = /* @__PURE__ */ new Set();
function tl(t, e, n, r = {}) {
  function l(i) {
    if (r.capture || dr.call(e, i), !i.cancelBubble)
      return kn(() => n?.call(this, i));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (l.__removed = !1, at(() => {
    l.__removed || e.addEventListener(t, l, r);
  })) : e.addEventListener(t, l, r), l;
}
function mt(t, e, n, r, l) {
  var i = { capture: r, passive: l }, a = tl(t, e, n, i);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && Or(() => {
    a.__removed = !0, e.removeEventListener(t, a, i);
  });
}
function re(t, e, n) {
  (e[ln] ??= {})[t] = n;
}
function vt(t) {
  for (var e = 0; e < t.length; e++)
    el.add(t[e]);
  for (var n of cr)
    n(t);
}
let Zn = null, Jn = !1;
function dr(t) {
  var e = this, n = (
    /** @type {Node} */
    e.ownerDocument
  ), r = t.type, l = t.composedPath?.() || [], i = (
    /** @type {null | Element} */
    l[0] || t.target
  );
  Zn = t, Jn || (Jn = !0, setTimeout(() => {
    Jn = !1, Zn = null;
  }));
  var a = 0, o = Zn === t && t[ln];
  if (o) {
    var f = l.indexOf(o);
    if (f !== -1 && (e === document || e === /** @type {any} */
    window)) {
      t[ln] = e;
      return;
    }
    var u = l.indexOf(e);
    if (u === -1)
      return;
    f <= u && (a = f);
  }
  if (i = /** @type {Element} */
  l[a] || t.target, i !== e) {
    cs(t, "currentTarget", {
      configurable: !0,
      get() {
        return i || n;
      }
    });
    var c = le, d = fe;
    Je(null), dt(null);
    try {
      for (var v, h = []; i !== null && i !== e; ) {
        try {
          var g = i[ln]?.[r];
          g != null && (!/** @type {any} */
          i.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === i) && g.call(i, t);
        } catch (m) {
          v ? h.push(m) : v = m;
        }
        if (t.cancelBubble) break;
        a++, i = a < l.length ? (
          /** @type {Element} */
          l[a]
        ) : null;
      }
      if (v) {
        for (let m of h)
          queueMicrotask(() => {
            throw m;
          });
        throw v;
      }
    } finally {
      t[ln] = e, delete t.currentTarget, Je(c), dt(d);
    }
  }
}
const Hi = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", {
    /** @param {string} html */
    createHTML: (t) => t
  })
);
function Ui(t) {
  return (
    /** @type {string} */
    Hi?.createHTML(t) ?? t
  );
}
function nl(t) {
  var e = Mi("template");
  return e.innerHTML = Ui(t.replaceAll("<!>", "<!---->")), e.content;
}
function mn(t, e) {
  var n = (
    /** @type {Effect} */
    fe
  );
  n.nodes === null && (n.nodes = { start: t, end: e, a: null, t: null });
}
// @__NO_SIDE_EFFECTS__
function q(t, e) {
  var n = (e & Wl) !== 0, r = (e & Gl) !== 0, l, i = !t.startsWith("<!>");
  return () => {
    l === void 0 && (l = nl(i ? t : "<!>" + t), n || (l = /** @type {TemplateNode} */
    /* @__PURE__ */ jt(l)));
    var a = (
      /** @type {TemplateNode} */
      r || Is ? document.importNode(l, !0) : l.cloneNode(!0)
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
function Yi(t, e, n = "svg") {
  var r = !t.startsWith("<!>"), l = `<${n}>${r ? t : "<!>" + t}</${n}>`, i;
  return () => {
    if (!i) {
      var a = (
        /** @type {DocumentFragment} */
        nl(l)
      ), o = (
        /** @type {Element} */
        /* @__PURE__ */ jt(a)
      );
      i = /** @type {Element} */
      /* @__PURE__ */ jt(o);
    }
    var f = (
      /** @type {TemplateNode} */
      i.cloneNode(!0)
    );
    return mn(f, f), f;
  };
}
// @__NO_SIDE_EFFECTS__
function yt(t, e) {
  return /* @__PURE__ */ Yi(t, e, "svg");
}
function Pt(t = "") {
  {
    var e = pt(t + "");
    return mn(e, e), e;
  }
}
function St() {
  var t = document.createDocumentFragment(), e = document.createComment(""), n = pt();
  return t.append(e, n), mn(e, n), t;
}
function E(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function Wi(t) {
  let e = 0, n = Dt(0), r;
  return () => {
    Tr() && (s(n), qs(() => (e === 0 && (r = ut(() => t(() => dn(n)))), e += 1, () => {
      at(() => {
        e -= 1, e === 0 && (r?.(), r = void 0, dn(n));
      });
    })));
  };
}
var Gi = Ft | Qt;
function Xi(t, e, n, r) {
  new Ki(t, e, n, r);
}
class Ki {
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
  #l = null;
  /** @type {Effect | null} */
  #i = null;
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
  #g = Wi(() => (this.#f = Dt(this.#h), () => {
    this.#f = null;
  }));
  /**
   * @param {TemplateNode} node
   * @param {BoundaryProps} props
   * @param {((anchor: Node) => void)} children
   * @param {((error: unknown) => unknown) | undefined} [transform_error]
   */
  constructor(e, n, r, l) {
    this.#e = e, this.#t = n, this.#r = (i) => {
      var a = (
        /** @type {Effect} */
        fe
      );
      a.b = this, a.f |= lr, r(i);
    }, this.parent = /** @type {Effect} */
    fe.b, this.transform_error = l ?? this.parent?.transform_error ?? ((i) => i), this.#s = Sn(() => {
      this.#y();
    }, Gi);
  }
  #w() {
    try {
      this.#l = Ve(() => this.#r(this.#e));
    } catch (e) {
      this.error(e);
    }
  }
  /**
   * @param {unknown} error The deserialized error from the server's hydration comment
   */
  #k(e) {
    const n = this.#t.failed, { reset: r, invoke_onerror: l } = this.#p(e);
    at(l), n && (this.#a = Ve(() => {
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
    const l = () => {
      if (!this.#c()) {
        if (n) {
          Ql();
          return;
        }
        n = !0, r && fi(), this.#a !== null && It(this.#a, () => {
          this.#a = null;
        }), this.#b(() => {
          this.#y();
        });
      }
    };
    return { reset: l, invoke_onerror: () => {
      if (!this.#c())
        try {
          r = !0, this.#t.onerror?.(e, l), r = !1;
        } catch (a) {
          lt(a, this.#s && this.#s.parent);
        }
    } };
  }
  #c() {
    return (this.#s.f & (Re | vn)) !== 0;
  }
  #_() {
    const e = this.#t.pending;
    e && (this.is_pending = !0, this.#i = Ve(() => e(this.#e)), at(() => {
      if (!this.#c()) {
        var n = this.#o = document.createDocumentFragment(), r = pt(), l = !1;
        if (n.append(r), this.#l = this.#b(() => {
          try {
            return Ve(() => this.#r(r));
          } catch (i) {
            try {
              this.error(i), l = !0;
            } catch (a) {
              lt(a, this.#s.parent);
            }
            return null;
          }
        }), this.#l === null) {
          this.#o = null, l && this.#d(
            /** @type {Batch} */
            ae
          );
          return;
        }
        this.#u === 0 && (this.#e.before(n), this.#o = null, It(
          /** @type {Effect} */
          this.#i,
          () => {
            this.#i = null;
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
      if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#h = 0, this.#l = Ve(() => {
        this.#r(this.#e);
      }), this.#u > 0) {
        var e = this.#o = document.createDocumentFragment();
        Nr(this.#l, e);
        const n = (
          /** @type {(anchor: Node) => void} */
          this.#t.pending
        );
        this.#i = Ve(() => n(this.#e));
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
    xs(e, this.#m);
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
    var n = fe, r = le, l = Ie;
    dt(this.#s), Je(this.#s), Xt(this.#s.ctx);
    try {
      return Mt.ensure(), e();
    } finally {
      dt(n), Je(r), Xt(l);
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
    this.#u += e, this.#u === 0 && (this.#d(n), this.#i && It(this.#i, () => {
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
    this.#x(e, n), this.#h += e, !(!this.#f || this.#v) && (this.#v = !0, at(() => {
      this.#v = !1, this.#f && Kt(this.#f, this.#h);
    }));
  }
  get_effect_pending() {
    return this.#g(), s(
      /** @type {Source<number>} */
      this.#f
    );
  }
  /** @param {unknown} error */
  error(e) {
    if (e === ms || !this.#t.onerror && !this.#t.failed)
      throw e;
    ae?.is_fork ? (this.#l && ae.skip_effect(this.#l), this.#i && ae.skip_effect(this.#i), this.#a && ae.skip_effect(this.#a), ae.oncommit(() => {
      this.#c() || this.#S(e);
    })) : this.#S(e);
  }
  /**
   * @param {unknown} error
   */
  #S(e) {
    this.#l && (ze(this.#l), this.#l = null), this.#i && (ze(this.#i), this.#i = null), this.#a && (ze(this.#a), this.#a = null);
    let n = this.#t.failed;
    const r = (l) => {
      if (this.#c()) return;
      const { reset: i, invoke_onerror: a } = this.#p(l);
      a(), n && !this.#c() && (this.#a = this.#b(() => {
        try {
          return Ve(() => {
            var o = (
              /** @type {Effect} */
              fe
            );
            o.b = this, o.f |= lr, n(
              this.#e,
              () => l,
              () => i
            );
          });
        } catch (o) {
          return lt(
            o,
            /** @type {Effect} */
            this.#s.parent
          ), null;
        }
      }));
    };
    at(() => {
      if (!this.#c()) {
        var l;
        try {
          l = this.transform_error(e);
        } catch (i) {
          lt(i, this.#s && this.#s.parent);
          return;
        }
        l !== null && typeof l == "object" && typeof /** @type {any} */
        l.then == "function" ? l.then(
          r,
          /** @param {unknown} e */
          (i) => lt(i, this.#s && this.#s.parent)
        ) : r(l);
      }
    });
  }
}
function ee(t, e) {
  var n = e == null ? "" : typeof e == "object" ? `${e}` : e;
  n !== /** @type {any} */
  (t[or] ??= t.nodeValue) && (t[or] = n, t.nodeValue = `${n}`);
}
function Zi(t, e) {
  return Ji(t, e);
}
const Tn = /* @__PURE__ */ new Map();
function Ji(t, { target: e, anchor: n, props: r = {}, events: l, context: i, intro: a = !0, transformError: o }) {
  Si();
  var f = void 0, u = Li(() => {
    var c = n ?? e.appendChild(pt());
    Xi(
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
          Ie
        );
        i && (g.c = i), l && (r.$$events = l), f = t(h, r) || xr(), Ce();
      },
      o
    );
    var d = /* @__PURE__ */ new Set(), v = (h) => {
      for (var g = 0; g < h.length; g++) {
        var m = h[g];
        if (!d.has(m)) {
          d.add(m);
          var _ = Bi(m);
          for (const T of [e, document]) {
            var w = Tn.get(T);
            w === void 0 && (w = /* @__PURE__ */ new Map(), Tn.set(T, w));
            var y = w.get(m);
            y === void 0 ? (T.addEventListener(m, dr, { passive: _ }), w.set(m, 1)) : w.set(m, y + 1);
          }
        }
      }
    };
    return v(Bn(el)), cr.add(v), () => {
      for (var h of d)
        for (const _ of [e, document]) {
          var g = (
            /** @type {Map<string, number>} */
            Tn.get(_)
          ), m = (
            /** @type {number} */
            g.get(h)
          );
          --m == 0 ? (_.removeEventListener(h, dr), g.delete(h), g.size === 0 && Tn.delete(_)) : g.set(h, m);
        }
      cr.delete(v), c !== n && c.parentNode?.removeChild(c);
    };
  });
  return hr.set(f, u), f;
}
let hr = /* @__PURE__ */ new WeakMap();
function Qi(t, e) {
  const n = hr.get(t);
  return n ? (hr.delete(t), n(e)) : Promise.resolve();
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
  #l = (e) => {
    if (this.#e.has(e)) {
      var n = (
        /** @type {Key} */
        this.#e.get(e)
      ), r = this.#n.get(n);
      if (r)
        jn(r), this.#r.delete(n);
      else {
        var l = this.#t.get(n);
        l && (jn(l.effect), this.#n.set(n, l.effect), this.#t.delete(n), l.fragment.lastChild.remove(), this.anchor.before(l.fragment), r = l.effect);
      }
      for (const [i, a] of this.#e) {
        if (this.#e.delete(i), i === e)
          break;
        const o = this.#t.get(a);
        o && (ze(o.effect), this.#t.delete(a));
      }
      for (const [i, a] of this.#n) {
        if (i === n || this.#r.has(i)) continue;
        const o = () => {
          if (Array.from(this.#e.values()).includes(i)) {
            var u = document.createDocumentFragment();
            Nr(a, u), u.append(pt()), this.#t.set(i, { effect: a, fragment: u });
          } else
            ze(a);
          this.#r.delete(i), this.#n.delete(i);
        };
        this.#s || !r ? (this.#r.add(i), It(a, o, !1)) : o();
      }
    }
  };
  /**
   * @param {Batch} batch
   */
  #i = (e) => {
    this.#e.delete(e);
    const n = Array.from(this.#e.values());
    for (const [r, l] of this.#t)
      n.includes(r) || (ze(l.effect), this.#t.delete(r));
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
    ), l = Ds();
    if (n && !this.#n.has(e) && !this.#t.has(e))
      if (l) {
        var i = document.createDocumentFragment(), a = pt();
        i.append(a), this.#t.set(e, {
          effect: Ve(() => n(a)),
          fragment: i
        });
      } else
        this.#n.set(
          e,
          Ve(() => n(this.anchor))
        );
    if (this.#e.set(r, e), l) {
      for (const [o, f] of this.#n)
        o === e ? r.unskip_effect(f) : r.skip_effect(f);
      for (const [o, f] of this.#t)
        o === e ? r.unskip_effect(f.effect) : r.skip_effect(f.effect);
      r.oncommit(this.#l), r.ondiscard(this.#i);
    } else
      this.#l(r);
  }
}
function Q(t, e, n = !1) {
  var r = new Cr(t), l = n ? Ft : 0;
  function i(a, o) {
    r.ensure(a, o);
  }
  Sn(() => {
    var a = !1;
    e((o, f = 0) => {
      a = !0, i(f, o);
    }), a || i(-1, null);
  }, l);
}
const $i = Symbol("NaN");
function ea(t, e, n) {
  var r = new Cr(t);
  Sn(() => {
    var l = e();
    l !== l && (l = /** @type {any} */
    $i), r.ensure(l, n);
  });
}
function qe(t, e) {
  return e;
}
function ta(t, e, n) {
  for (var r = [], l = e.length, i, a = e.length, o = 0; o < l; o++) {
    let d = e[o];
    It(
      d,
      () => {
        if (i) {
          if (i.pending.delete(d), i.done.add(d), i.pending.size === 0) {
            var v = (
              /** @type {Set<EachOutroGroup>} */
              t.outrogroups
            );
            vr(t, Bn(i.done)), v.delete(i), v.size === 0 && (t.outrogroups = null);
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
      Ei(c), c.append(u), t.items.clear();
    }
    vr(t, e, !f);
  } else
    i = {
      pending: new Set(e),
      done: /* @__PURE__ */ new Set()
    }, (t.outrogroups ??= /* @__PURE__ */ new Set()).add(i);
}
function vr(t, e, n = !0) {
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
  for (var l = 0; l < e.length; l++) {
    var i = e[l];
    if (r?.has(i)) {
      i.f |= it;
      const a = document.createDocumentFragment();
      Nr(i, a);
    } else
      ze(e[l], n);
  }
}
var Gr;
function Le(t, e, n, r, l, i = null) {
  var a = t, o = /* @__PURE__ */ new Map(), f = (e & _s) !== 0;
  if (f) {
    var u = (
      /** @type {Element} */
      t
    );
    a = u.appendChild(pt());
  }
  var c = null, d = /* @__PURE__ */ Ms(() => {
    var y = n();
    return (
      /** @type {V[]} */
      Vn(y) ? y : y == null ? [] : Bn(y)
    );
  }), v = /* @__PURE__ */ new Map(), h = !0;
  function g(y) {
    if ((w.effect.f & Re) === 0) {
      w.pending.delete(y);
      var T = s(d);
      w.fallback = c, na(w, T, a, e, r), c !== null && (T.length === 0 ? (c.f & it) === 0 ? jn(c) : (c.f ^= it, an(c, null, a)) : It(c, () => {
        c = null;
      }));
    }
  }
  function m(y) {
    w.pending.delete(y);
  }
  var _ = Sn(() => {
    for (var y = (
      /** @type {V[]} */
      s(d)
    ), T = y.length, R = /* @__PURE__ */ new Set(), L = (
      /** @type {Batch} */
      ae
    ), O = Ds(), M = 0; M < T; M += 1) {
      var K = y[M], C = r(K, M), I = h ? null : o.get(C);
      I ? (I.v && Kt(I.v, K), I.i && Kt(I.i, M), O && L.unskip_effect(I.e)) : (I = ra(
        o,
        h ? a : Gr ??= pt(),
        K,
        C,
        M,
        l,
        e,
        n
      ), h || (I.e.f |= it), o.set(C, I)), R.add(C);
    }
    if (T === 0 && i && !c && (h ? c = Ve(() => i(a)) : (c = Ve(() => i(Gr ??= pt())), c.f |= it)), T > R.size && ti(), !h)
      if (v.set(L, R), O) {
        for (const [$, V] of o)
          R.has($) || L.skip_effect(V.e);
        L.oncommit(g), L.ondiscard(m);
      } else
        g(L);
    s(d);
  }), w = { effect: _, items: o, pending: v, outrogroups: null, fallback: c };
  h = !1;
}
function en(t) {
  for (; t !== null && (t.f & rt) === 0; )
    t = t.next;
  return t;
}
function na(t, e, n, r, l) {
  var i = (r & ql) !== 0, a = e.length, o = t.items, f = en(t.effect.first), u, c = null, d, v = [], h = [], g, m, _, w;
  if (i)
    for (w = 0; w < a; w += 1)
      g = e[w], m = l(g, w), _ = /** @type {EachItem} */
      o.get(m).e, (_.f & it) === 0 && (_.nodes?.a?.measure(), (d ??= /* @__PURE__ */ new Set()).add(_));
  for (w = 0; w < a; w += 1) {
    if (g = e[w], m = l(g, w), _ = /** @type {EachItem} */
    o.get(m).e, t.outrogroups !== null)
      for (const I of t.outrogroups)
        I.pending.delete(_), I.done.delete(_);
    if ((_.f & je) !== 0 && (jn(_), i && (_.nodes?.a?.unfix(), (d ??= /* @__PURE__ */ new Set()).delete(_))), (_.f & it) !== 0)
      if (_.f ^= it, _ === f)
        an(_, null, n);
      else {
        var y = c ? c.next : f;
        _ === t.effect.last && (t.effect.last = _.prev), _.prev && (_.prev.next = _.next), _.next && (_.next.prev = _.prev), kt(t, c, _), kt(t, _, y), an(_, y, n), c = _, v = [], h = [], f = en(c.next);
        continue;
      }
    if (_ !== f) {
      if (u !== void 0 && u.has(_)) {
        if (v.length < h.length) {
          var T = h[0], R;
          c = T.prev;
          var L = v[0], O = v[v.length - 1];
          for (R = 0; R < v.length; R += 1)
            an(v[R], T, n);
          for (R = 0; R < h.length; R += 1)
            u.delete(h[R]);
          kt(t, L.prev, O.next), kt(t, c, L), kt(t, O, T), f = T, c = O, w -= 1, v = [], h = [];
        } else
          u.delete(_), an(_, f, n), kt(t, _.prev, _.next), kt(t, _, c === null ? t.effect.first : c.next), kt(t, c, _), c = _;
        continue;
      }
      for (v = [], h = []; f !== null && f !== _; )
        (u ??= /* @__PURE__ */ new Set()).add(f), h.push(f), f = en(f.next);
      if (f === null)
        continue;
    }
    (_.f & it) === 0 && v.push(_), c = _, f = en(_.next);
  }
  if (t.outrogroups !== null) {
    for (const I of t.outrogroups)
      I.pending.size === 0 && (vr(t, Bn(I.done)), t.outrogroups?.delete(I));
    t.outrogroups.size === 0 && (t.outrogroups = null);
  }
  if (f !== null || u !== void 0) {
    var M = [];
    if (u !== void 0)
      for (_ of u)
        (_.f & je) === 0 && M.push(_);
    for (; f !== null; )
      (f.f & je) === 0 && f !== t.fallback && M.push(f), f = en(f.next);
    var K = M.length;
    if (K > 0) {
      var C = (r & _s) !== 0 && a === 0 ? n : null;
      if (i) {
        for (w = 0; w < K; w += 1)
          M[w].nodes?.a?.measure();
        for (w = 0; w < K; w += 1)
          M[w].nodes?.a?.fix();
      }
      ta(t, M, C);
    }
  }
  i && at(() => {
    if (d !== void 0)
      for (_ of d)
        _.nodes?.a?.apply();
  });
}
function ra(t, e, n, r, l, i, a, o) {
  var f = (a & Dl) !== 0 ? (a & Vl) === 0 ? /* @__PURE__ */ bi(n, !1, !1) : Dt(n) : null, u = (a & jl) !== 0 ? Dt(l) : null;
  return {
    v: f,
    i: u,
    e: Ve(() => (i(e, f ?? n, u ?? l, o), () => {
      t.delete(r);
    }))
  };
}
function an(t, e, n) {
  if (t.nodes)
    for (var r = t.nodes.start, l = t.nodes.end, i = e && (e.f & it) === 0 ? (
      /** @type {EffectNodes} */
      e.nodes.start
    ) : n; r !== null; ) {
      var a = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ xn(r)
      );
      if (i.before(r), r === l)
        return;
      r = a;
    }
}
function kt(t, e, n) {
  e === null ? t.effect.first = n : e.next = n, n === null ? t.effect.last = e : n.prev = e;
}
function sa(t, e, ...n) {
  var r = new Cr(t);
  Sn(() => {
    const l = e() ?? null;
    r.ensure(l, l && ((i) => l(i, ...n)));
  }, Ft);
}
function la(t, e) {
  var n = void 0, r;
  Vs(() => {
    n !== (n = e()) && (r && (ze(r), r = null), n && (r = Ve(() => {
      Yn(() => (
        /** @type {(node: Element) => void} */
        n(t)
      ));
    })));
  });
}
function rl(t) {
  var e, n, r = "";
  if (typeof t == "string" || typeof t == "number") r += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var l = t.length;
    for (e = 0; e < l; e++) t[e] && (n = rl(t[e])) && (r && (r += " "), r += n);
  } else for (n in t) t[n] && (r && (r += " "), r += n);
  return r;
}
function ia() {
  for (var t, e, n = 0, r = "", l = arguments.length; n < l; n++) (t = arguments[n]) && (e = rl(t)) && (r && (r += " "), r += e);
  return r;
}
function Mn(t) {
  return typeof t == "object" ? ia(t) : t ?? "";
}
const Xr = [...` 	
\r\f \v\uFEFF`];
function aa(t, e, n) {
  var r = t == null ? "" : "" + t;
  if (e && (r = r ? r + " " + e : e), n) {
    for (var l of Object.keys(n))
      if (n[l])
        r = r ? r + " " + l : l;
      else if (r.length)
        for (var i = l.length, a = 0; (a = r.indexOf(l, a)) >= 0; ) {
          var o = a + i;
          (a === 0 || Xr.includes(r[a - 1])) && (o === r.length || Xr.includes(r[o])) ? r = (a === 0 ? "" : r.substring(0, a)) + r.substring(o + 1) : a = o;
        }
  }
  return r === "" ? null : r;
}
function Kr(t, e = !1) {
  var n = e ? " !important;" : ";", r = "";
  for (var l of Object.keys(t)) {
    var i = t[l];
    i != null && i !== "" && (r += " " + l + ": " + i + n);
  }
  return r;
}
function Qn(t) {
  return t[0] !== "-" || t[1] !== "-" ? t.toLowerCase() : t;
}
function oa(t, e) {
  if (e) {
    var n = "", r, l;
    if (Array.isArray(e) ? (r = e[0], l = e[1]) : r = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var i = !1, a = 0, o = !1, f = [];
      r && f.push(...Object.keys(r).map(Qn)), l && f.push(...Object.keys(l).map(Qn));
      var u = 0, c = -1;
      const m = t.length;
      for (var d = 0; d < m; d++) {
        var v = t[d];
        if (o ? v === "/" && t[d - 1] === "*" && (o = !1) : i ? i === v && (i = !1) : v === "/" && t[d + 1] === "*" ? o = !0 : v === '"' || v === "'" ? i = v : v === "(" ? a++ : v === ")" && a--, !o && i === !1 && a === 0) {
          if (v === ":" && c === -1)
            c = d;
          else if (v === ";" || d === m - 1) {
            if (c !== -1) {
              var h = Qn(t.substring(u, c).trim());
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
    return r && (n += Kr(r)), l && (n += Kr(l, !0)), n = n.trim(), n === "" ? null : n;
  }
  return t == null ? null : String(t);
}
function he(t, e, n, r, l, i) {
  var a = (
    /** @type {any} */
    t[ir]
  );
  if (a !== n || a === void 0) {
    var o = aa(n, r, i);
    o == null ? t.removeAttribute("class") : e ? t.className = o : t.setAttribute("class", o), t[ir] = n;
  } else if (i && l !== i)
    for (var f in i) {
      var u = !!i[f];
      (l == null || u !== !!l[f]) && t.classList.toggle(f, u);
    }
  return i;
}
function $n(t, e = {}, n, r) {
  for (var l in n) {
    var i = n[l];
    e[l] !== i && (n[l] == null ? t.style.removeProperty(l) : t.style.setProperty(l, i, r));
  }
}
function qt(t, e, n, r) {
  var l = (
    /** @type {any} */
    t[ar]
  );
  if (l !== e) {
    var i = oa(e, r);
    i == null ? t.removeAttribute("style") : t.style.cssText = i, t[ar] = e;
  } else r && (Array.isArray(r) ? ($n(t, n?.[0], r[0]), $n(t, n?.[1], r[1], "important")) : $n(t, n, r));
  return r;
}
function sl(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function Zr(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, ll(t, !n || "__value" in t));
}
function ll(t, e) {
  var n = t.__defaultValue, r = t.multiple, l = r ? n ?? [] : null;
  if (!(r && !Vn(l))) {
    var i = t.selectedIndex, a = e && r ? new Set(t.selectedOptions) : null;
    for (var o of t.options) {
      var f = _r(o);
      sl(
        o,
        r ? (
          /** @type {any[]} */
          l.includes(f)
        ) : Rs(f, n)
      );
    }
    if (e)
      if (a !== null)
        for (o of t.options) {
          var u = a.has(o);
          o.selected !== u && (o.selected = u);
        }
      else t.selectedIndex !== i && (t.selectedIndex = i);
  }
}
function gr(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!Vn(e))
      return Jl();
    for (var r of t.options)
      r.selected = e.includes(_r(r));
    return;
  }
  for (r of t.options) {
    var l = _r(r);
    if (Rs(l, e)) {
      r.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function ua(t) {
  var e = new MutationObserver((n) => {
    n.every(fa) || ("__defaultValue" in t && ll(t, !1), "__value" in t && gr(t, t.__value));
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
  }), Or(() => {
    e.disconnect();
  });
}
function _r(t) {
  return "__value" in t ? t.__value : t.value;
}
function fa(t) {
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
const tn = Symbol("class"), nn = Symbol("style"), il = Symbol("is custom element"), al = Symbol("is html"), ca = Un ? "input" : "INPUT", da = Un ? "option" : "OPTION", ol = Un ? "select" : "SELECT", ul = Un ? "progress" : "PROGRESS";
function fl(t, e) {
  var n = Pr(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== ul) || (t.value = e ?? "");
}
function ne(t, e, n, r) {
  var l = Pr(t), i = l[e];
  i !== (l[e] = n) && (e === "loading" && (t[Fl] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && cl(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function ha(t, e, n, r, l = !1, i = !1) {
  var a = Pr(t), o = a[il], f = !a[al], u = e || {}, c = t.nodeName === da, d = t.nodeName === ol;
  try {
    for (var v in e)
      !(v in n) && v[0] + v[1] !== "$$" && (n[v] = null);
    n.class ? n.class = Mn(n.class) : (r || n[tn]) && (n.class = null), n[nn] && (n.style ??= null);
    var h = cl(t);
    if (t.nodeName === ca && "type" in n && ("value" in n || "__value" in n)) {
      var g = n.type;
      (g !== u.type || g === void 0 && t.hasAttribute("type")) && (u.type = g, ne(t, "type", g, i));
    }
    for (const L in n) {
      let O = n[L];
      if (c && L === "value" && O == null) {
        t.value = t.__value = "", u[L] = O;
        continue;
      }
      if (L === "class") {
        var m = t.namespaceURI === "http://www.w3.org/1999/xhtml";
        he(t, m, O, r, e?.[tn], n[tn]), u[L] = O, u[tn] = n[tn];
        continue;
      }
      if (L === "style") {
        qt(t, O, e?.[nn], n[nn]), u[L] = O, u[nn] = n[nn];
        continue;
      }
      var _ = u[L];
      if (!(O === _ && !(O === void 0 && t.hasAttribute(L)))) {
        u[L] = O;
        var w = L[0] + L[1];
        if (w !== "$$")
          if (w === "on") {
            const M = {}, K = "$$" + L;
            let C = L.slice(2);
            var y = Di(C);
            if (zi(C) && (C = C.slice(0, -7), M.capture = !0), !y && _) {
              if (O != null) continue;
              t.removeEventListener(C, u[K], M), u[K] = null;
            }
            if (y)
              re(C, t, O), vt([C]);
            else if (O != null) {
              let I = function($) {
                u[L].call(this, $);
              };
              u[K] = tl(C, t, I, M);
            }
          } else if (L === "style")
            ne(t, L, O);
          else if (L === "autofocus")
            hi(
              /** @type {HTMLElement} */
              t,
              !!O
            );
          else if (!o && (L === "__value" || L === "value" && O != null))
            t.__value = O, (_ == null || // @ts-ignore
            t.value !== O || O === 0 && t.nodeName === ul) && (t.value = O);
          else if (L === "selected" && c)
            sl(
              /** @type {HTMLOptionElement} */
              t,
              O
            );
          else {
            var T = L;
            f || (T = qi(T));
            var R = T === "defaultValue" || T === "defaultChecked";
            if (d && T === "defaultValue") continue;
            if (O == null && !o && !R)
              if (a[L] = null, T === "value" || T === "checked") {
                let M = (
                  /** @type {HTMLInputElement} */
                  t
                );
                const K = e === void 0;
                if (T === "value") {
                  let C = M.defaultValue;
                  M.removeAttribute(T), M.defaultValue = C, M.value = M.__value = K ? C : null;
                } else {
                  let C = M.defaultChecked;
                  M.removeAttribute(T), M.defaultChecked = C, M.checked = K ? C : !1;
                }
              } else
                t.removeAttribute(L);
            else R || (o || typeof O != "string") && h.has(T) ? (t[T] = O, T in a && (a[T] = Se)) : typeof O != "function" && ne(t, T, O, i);
          }
      }
    }
  } finally {
  }
  return u;
}
function va(t, e, n = [], r = [], l = [], i, a = !1, o = !1) {
  Ss(l, n, r, (f) => {
    var u = void 0, c = {}, d = t.nodeName === ol, v = !1;
    if (Vs(() => {
      var g = e(...f.map(s)), m = ha(
        t,
        u,
        g,
        i,
        a,
        o
      );
      if (v && d) {
        var _ = (
          /** @type {HTMLSelectElement} */
          t
        );
        "defaultValue" in g && Zr(_, g.defaultValue), "value" in g && gr(_, g.value);
      }
      for (let y of Object.getOwnPropertySymbols(c))
        g[y] || ze(c[y]);
      for (let y of Object.getOwnPropertySymbols(g)) {
        var w = g[y];
        y.description === Kl && (!u || w !== u[y]) && (c[y] && ze(c[y]), c[y] = Ve(() => la(t, () => w))), m[y] = w;
      }
      u = m;
    }), d) {
      var h = (
        /** @type {HTMLSelectElement} */
        t
      );
      Yn(() => {
        var g = (
          /** @type {Record<string | symbol, any>} */
          u
        );
        "defaultValue" in g && Zr(h, g.defaultValue), gr(h, g.value, !0), ua(h);
      });
    }
    v = !0;
  });
}
function Pr(t) {
  return (
    /** @type {Record<string | symbol, unknown>} **/
    /** @type {any} */
    t[gs] ??= {
      [il]: t.nodeName.includes("-"),
      [al]: t.namespaceURI === Xl
    }
  );
}
var Jr = /* @__PURE__ */ new Map();
function cl(t) {
  var e = t.getAttribute("is") || t.nodeName, n = Jr.get(e);
  if (n) return n;
  Jr.set(e, n = /* @__PURE__ */ new Set());
  for (var r, l = t, i = Element.prototype; i !== l; ) {
    r = Ll(l);
    for (var a in r)
      r[a].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      a !== "innerHTML" && a !== "textContent" && a !== "innerText" && n.add(a);
    l = ds(l);
  }
  return n;
}
class Rr {
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
      var l = this.#e.get(e);
      l.delete(n), l.size === 0 && (this.#e.delete(e), this.#n.unobserve(e));
    };
  }
  #r() {
    return this.#n ?? (this.#n = new ResizeObserver(
      /** @param {any} entries */
      (e) => {
        for (var n of e) {
          Rr.entries.set(n.target, n);
          for (var r of this.#e.get(n.target) || [])
            r(n);
        }
      }
    ));
  }
}
var ga = /* @__PURE__ */ new Rr({
  box: "border-box"
});
function mr(t, e, n) {
  var r = ga.observe(t, () => n(t[e]));
  Yn(() => (ut(() => n(t[e])), r));
}
function er(t, e) {
  return t === e || t?.[Rt] === e;
}
function An(t = xr(), e, n, r) {
  var l = (
    /** @type {ComponentContext} */
    Ie.r
  ), i = (
    /** @type {Effect} */
    fe
  );
  return Yn(() => {
    var a, o;
    return qs(() => {
      a = o, o = [], ut(() => {
        er(n(...o), t) || (e(t, ...o), a && er(n(...a), t) && e(null, ...a));
      });
    }), () => {
      let f = i;
      for (; f !== l && f.parent !== null && f.parent.f & vn; )
        f = f.parent;
      const u = () => {
        o && er(n(...o), t) && e(null, ...o);
      }, c = f.teardown;
      f.teardown = () => {
        u(), c?.();
      };
    };
  }), t;
}
let On = !1;
function _a(t) {
  var e = On;
  try {
    return On = !1, [t(), On];
  } finally {
    On = e;
  }
}
function ie(t, e, n, r) {
  var l = !0, i = (n & Ul) !== 0, a = (n & Yl) !== 0, o = (
    /** @type {V} */
    r
  ), f = !0, u = (
    /** @type {Derived<V> | undefined} */
    void 0
  ), c = () => a && l ? (u ??= /* @__PURE__ */ gn(
    /** @type {() => V} */
    r
  ), s(u)) : (f && (f = !1, o = a ? ut(
    /** @type {() => V} */
    r
  ) : (
    /** @type {V} */
    r
  )), o);
  let d;
  if (i) {
    var v = Rt in t || zl in t;
    d = Ht(t, e)?.set ?? (v && e in t ? (R) => t[e] = R : void 0);
  }
  var h, g = !1;
  i ? [h, g] = _a(() => (
    /** @type {V} */
    t[e]
  )) : h = /** @type {V} */
  t[e], h === void 0 && r !== void 0 && (h = c(), d && (ii(), d(h)));
  var m;
  if (m = () => {
    var R = (
      /** @type {V} */
      t[e]
    );
    return R === void 0 ? c() : (f = !0, R);
  }, (n & Hl) === 0)
    return m;
  if (d) {
    var _ = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(R, L) {
        return arguments.length > 0 ? ((!L || _ || g) && d(L ? m() : R), R) : m();
      })
    );
  }
  var w = !1, y = ((n & Bl) !== 0 ? gn : Ms)(() => (w = !1, m()));
  i && s(y);
  var T = (
    /** @type {Effect} */
    fe
  );
  return (
    /** @type {() => V} */
    (function(R, L) {
      if (arguments.length > 0) {
        const O = L ? s(y) : i ? ot(R) : R;
        return S(y, O), w = !0, o !== void 0 && (o = O), R;
      }
      return wt && w || (T.f & Re) !== 0 ? y.v : s(y);
    })
  );
}
function ma(t) {
  Ie === null && ys(), He(() => {
    const e = ut(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function pa(t) {
  Ie === null && ys(), ma(() => () => ut(t));
}
const wa = {
  open: "opened",
  play: "positions",
  undo: "positions",
  restart: "opened",
  reseat: "seated",
  edit: "opened",
  suggest: "positions",
  analyse: "analysis",
  watch: "watched"
};
class ya {
  #e = /* @__PURE__ */ Z(null);
  get welcome() {
    return s(this.#e);
  }
  set welcome(e) {
    S(this.#e, e);
  }
  #n = /* @__PURE__ */ Z(!1);
  get connected() {
    return s(this.#n);
  }
  set connected(e) {
    S(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ Z(!1);
  get lost() {
    return s(this.#t);
  }
  set lost(e) {
    S(this.#t, e, !0);
  }
  #r = /* @__PURE__ */ Z("");
  get failure() {
    return s(this.#r);
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
    const n = wa[e.type];
    n && this.awaited.add(n), this.carry ? this.carry(e) : this.waiting.push(e);
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
    e.type === "welcome" && (this.welcome = e), this.awaited.delete(e.type) && (this.failure = ""), e.type === "failed" && e.look === null && (this.failure = e.text, this.awaited.clear());
    for (const n of this.listeners.get(e.type) ?? []) n(e);
  }
}
const Ze = new ya(), ba = "5";
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add(ba);
function Ge(t, e = !1) {
  if (t == null || !Number.isFinite(t)) return "–";
  const n = Math.abs(t), r = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(r) !== 0 ? `−${r}` : e && t > 0 && Number(r) !== 0 ? `+${r}` : r;
}
const ka = {
  lower: "≥ ",
  upper: "≤ ",
  "lower estimate": "≳ ",
  "upper estimate": "≲ "
};
function xa(t, e) {
  const n = Ge(t, !0), r = Number(n.replace("−", "-"));
  return t !== null && e === "upper" && r > t ? `< ${n}` : t !== null && e === "lower" && r < t ? `> ${n}` : (ka[e] ?? "") + n;
}
function dl(t) {
  return Ge(t).replace(/\.00$/, "").replace(/(\.\d)0$/, "$1").replace(/^(−?)0\./, "$1.");
}
function pr(t) {
  return t.toLocaleString("en");
}
function on(t) {
  if (t < 1e4) return pr(t);
  const e = [[1e9, " bn"], [1e6, " M"], [1e3, " k"]];
  for (const [n, r] of e) if (t >= n) return `${(t / n).toPrecision(3)}${r}`;
  return pr(t);
}
function Sa(t) {
  return t.filter((e) => e.kind === "cards");
}
function Ea(t, e, n) {
  return -1 - (n * t + e);
}
function qn(t, e) {
  return t.filter((n) => e.every((r) => n.cells.includes(r)));
}
function Ma(t, e, n) {
  const r = [...e.filter((l) => l !== n), n];
  return qn(t, r).length ? r : [n];
}
var Aa = /* @__PURE__ */ q("<span> </span>");
function Ir(t, e) {
  Ne(e, !0);
  var n = Aa();
  let r;
  var l = ce(n, !0);
  j(
    (i) => {
      r = he(n, 1, "value svelte-urv3gu", null, r, {
        best: e.best,
        known: e.row.source !== "" || e.row.book !== null
      }), ee(l, i);
    },
    [() => Ge(e.row.value, !0)]
  ), E(t, n), Ce();
}
var Ta = /* @__PURE__ */ q("<button> <!></button>"), Oa = /* @__PURE__ */ q('<span class="unseen">a hidden card</span>'), La = /* @__PURE__ */ q("<span><!></span>"), Na = /* @__PURE__ */ q("<li><!></li>"), Ca = /* @__PURE__ */ q('<li><span class="card none svelte-1qn4n7r">none</span></li>'), Pa = /* @__PURE__ */ q("<ul></ul>");
function Ra(t, e) {
  Ne(e, !0);
  let n = ie(e, "legal", 19, () => []), r = ie(e, "rows", 19, () => []), l = ie(e, "chosen", 19, () => []), i = ie(e, "fresh", 3, !1), a = ie(e, "large", 3, !1), o = /* @__PURE__ */ Z(void 0), f = /* @__PURE__ */ Z(0);
  const u = /* @__PURE__ */ A(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), c = /* @__PURE__ */ A(() => e.part.cards.map((M, K) => qn(n(), [y(K)]))), d = /* @__PURE__ */ A(() => s(c).some((M) => M.length > 0)), v = /* @__PURE__ */ A(() => s(c).findIndex((M) => M.length > 0)), h = /* @__PURE__ */ A(() => s(c)[s(f)]?.length ? s(f) : s(v)), g = /* @__PURE__ */ A(() => new Map(r().filter((M) => M.value !== null).map((M) => [M.cells[0], M]))), m = /* @__PURE__ */ A(() => r().find((M) => M.value !== null));
  let _ = !1;
  He(() => {
    s(h), !(!s(d) || !_) && Js().then(() => document.activeElement === document.body && w(s(h)));
  });
  function w(M) {
    s(o)?.querySelector(`[data-cell="${y(M)}"]`)?.focus();
  }
  function y(M) {
    return Ea(e.count, e.row, M);
  }
  function T(M) {
    const K = s(g).get(y(M)), C = [
      e.part.cards[M] === "?" ? "a hidden card" : e.part.cards[M]
    ];
    return l().includes(y(M)) && C.push("chosen"), C.push(`legal: ${s(c)[M].slice(0, 3).map((I) => I.text).join(" or ")}`), K && C.push(`value ${Ge(K.value, !0)}`), C.join(", ");
  }
  function R(M) {
    const K = s(c).flatMap((V, B) => V.length ? [B] : []), C = K.indexOf(s(h)), $ = {
      ArrowLeft: C - 1,
      ArrowRight: C + 1,
      Home: 0,
      End: K.length - 1
    }[M.key];
    $ !== void 0 && (M.preventDefault(), M.stopPropagation(), K[$] !== void 0 && (S(f, K[$], !0), w(s(f))));
  }
  var L = Pa();
  let O;
  Le(
    L,
    21,
    () => e.part.cards,
    qe,
    (M, K, C) => {
      const I = /* @__PURE__ */ A(() => s(g).get(y(C)));
      var $ = Na();
      let V;
      var B = se($);
      {
        var oe = (k) => {
          var F = Ta();
          let N;
          var G = se(F), te = D(G);
          {
            var ue = (p) => {
              {
                let x = /* @__PURE__ */ A(() => s(I) === s(m));
                Ir(p, {
                  get row() {
                    return s(I);
                  },
                  get best() {
                    return s(x);
                  }
                });
              }
            };
            Q(te, (p) => {
              s(I) && p(ue);
            });
          }
          j(
            (p, x, H) => {
              N = he(F, 1, "cell card can svelte-1qn4n7r", null, N, { from: p }), ne(F, "data-cell", x), ne(F, "tabindex", C === s(h) ? 0 : -1), ne(F, "aria-label", H), ee(G, s(K));
            },
            [
              () => l().includes(y(C)),
              () => y(C),
              () => T(C)
            ]
          ), re("click", F, () => (S(f, C, !0), e.choose(y(C)))), E(k, F);
        }, de = (k) => {
          var F = La();
          let N;
          var G = se(F);
          {
            var te = (p) => {
              var x = Oa();
              E(p, x);
            }, ue = (p) => {
              var x = Pt();
              j(() => ee(x, s(K))), E(p, x);
            };
            Q(G, (p) => {
              s(K) === "?" ? p(te) : p(ue, -1);
            });
          }
          j(() => N = he(F, 1, "card svelte-1qn4n7r", null, N, { back: s(K) === "?" })), E(k, F);
        };
        Q(B, (k) => {
          s(c)[C].length && e.choose ? k(oe) : k(de, -1);
        });
      }
      j(() => V = he($, 1, Mn(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-1qn4n7r", V, { fresh: i() })), E(M, $);
    },
    (M) => {
      var K = Ca();
      E(M, K);
    }
  ), An(L, (M) => S(o, M), () => s(o)), j(() => {
    ne(L, "aria-label", e.part.title || s(u) || "cards"), O = he(L, 1, "svelte-1qn4n7r", null, O, { large: a() && e.part.cards.length < 8 });
  }), re("keydown", L, R), re("focusin", L, () => _ = !0), re("focusout", L, (M) => M.relatedTarget && (_ = !1)), E(t, L), Ce();
}
vt(["keydown", "focusin", "focusout", "click"]);
function Ia(t, e) {
  const n = Math.floor(e / t.columns), r = e % t.columns, l = t.columnLabels[r] ?? String(r + 1), i = t.rowLabels[n];
  return !t.rowLabels.length && t.columnLabels.length ? `column ${l}, row ${t.rows - n}` : i === void 0 ? `row ${n + 1}, column ${r + 1}` : `${l}${i}`;
}
const za = ["─", "│", "·"];
function Fa(t) {
  if (t.shape !== "point") return "";
  const e = t.cells.some((l) => l && l.owner < 0);
  if (!e && t.cells.every((l) => l)) return "";
  const n = (l, i) => !e || t.cells[l] !== null && t.cells[l].symbol !== i, r = [];
  return t.cells.forEach((l, i) => {
    const [a, o] = [i % t.columns + 0.5, Math.floor(i / t.columns) + 0.5];
    a < t.columns - 1 && n(i, "│") && n(i + 1, "│") && r.push(`M${a} ${o}h1`), o < t.rows - 1 && n(i, "─") && n(i + t.columns, "─") && r.push(`M${a} ${o}v1`);
  }), r.join("");
}
function Da(t, e) {
  const n = /* @__PURE__ */ new Map();
  if (t.rowLabels.length || !t.columnLabels.length) return n;
  for (const r of e) {
    const l = r.cells[0] % t.columns;
    if (n.has(l)) return /* @__PURE__ */ new Map();
    n.set(l, r);
  }
  return n;
}
function ja(t) {
  return {
    ...t,
    cells: [...t.cells].reverse(),
    rowLabels: [...t.rowLabels].reverse(),
    columnLabels: [...t.columnLabels].reverse()
  };
}
function Qr(t, e) {
  return t.map((n) => ({ ...n, cells: n.cells.map((r) => e - 1 - r) }));
}
const qa = 60;
function Bt(t, e) {
  return { pile: e % t.counts.length, left: Math.floor(e / t.counts.length) };
}
function Ln(t, e, n) {
  return n * t.counts.length + e;
}
function Va(t, e) {
  return (t.counts[e] ?? 0) <= qa;
}
function $r(t, e, n) {
  return e.map((r) => Bt(t, r)).find((r) => r.pile === n)?.left;
}
function Ba(t) {
  for (const e of ["grid", "points", "piles"]) {
    const n = t.findIndex((r) => r.kind === e);
    if (n >= 0) return n;
  }
  return -1;
}
var Ha = /* @__PURE__ */ yt('<circle r="2.7"></circle>'), Ua = /* @__PURE__ */ yt('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), Ya = /* @__PURE__ */ q('<b aria-hidden="true"> </b>'), Wa = /* @__PURE__ */ q('<li><span class="unseen"> </span> <!></li>'), Ga = /* @__PURE__ */ q('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), Xa = /* @__PURE__ */ q('<ul class="svelte-e0qqyt"></ul>');
function Ka(t, e) {
  Ne(e, !0);
  let n = ie(e, "fresh", 3, !1);
  const r = /* @__PURE__ */ A(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), l = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var i = Xa();
  Le(
    i,
    21,
    () => e.part.values,
    qe,
    (a, o) => {
      var f = Wa();
      let u;
      var c = se(f), d = ce(c, !0), v = D(c, 2);
      {
        var h = (m) => {
          var _ = Ua();
          Le(_, 21, () => l[s(o)], qe, (w, y) => {
            var T = Ha();
            j(
              (R) => {
                ne(T, "cx", 7 + 8 * (s(y) % 3)), ne(T, "cy", R);
              },
              [() => 7 + 8 * Math.floor(s(y) / 3)]
            ), E(w, T);
          }), E(m, _);
        }, g = (m) => {
          var _ = Ya(), w = ce(_, !0);
          j(() => ee(w, s(o) || "?")), E(m, _);
        };
        Q(v, (m) => {
          l[s(o)] ? m(h) : m(g, -1);
        });
      }
      j(() => {
        u = he(f, 1, Mn(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-e0qqyt", u, { fresh: n() }), ee(d, s(o));
      }), E(a, f);
    },
    (a) => {
      var o = Ga();
      E(a, o);
    }
  ), j(() => ne(i, "aria-label", e.part.title || (s(r) ? `dice of ${s(r)}` : "dice"))), E(t, i), Ce();
}
var Za = /* @__PURE__ */ yt("<line></line>"), Ja = /* @__PURE__ */ yt('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function hl(t, e) {
  Ne(e, !0);
  let n = ie(e, "cell", 3, 1);
  function r({ from: [a, o], to: [f, u] }) {
    const c = 0.28 * n() / (Math.hypot(f - a, u - o) || 1);
    return {
      x1: a,
      y1: o,
      x2: f - (f - a) * c,
      y2: u - (u - o) * c
    };
  }
  var l = Ja(), i = D(se(l));
  Le(i, 17, () => e.arrows, qe, (a, o) => {
    var f = Za();
    va(
      f,
      (u) => ({
        ...u,
        opacity: [0.85, 0.5, 0.3][s(o).rank],
        "stroke-width": n() * [0.14, 0.11, 0.09][s(o).rank],
        "marker-end": "url(#tip)"
      }),
      [() => r(s(o))],
      void 0,
      void 0,
      "svelte-14rp5gw"
    ), E(a, f);
  }), j(() => ne(l, "viewBox", `0 0 ${e.width ?? ""} ${e.height ?? ""}`)), E(t, l), Ce();
}
const Qa = 5;
class $a {
  #e = (
    /** The cell whose piece is pressed, and how far it has been taken. */
    /* @__PURE__ */ Z(-1)
  );
  get cell() {
    return s(this.#e);
  }
  set cell(e) {
    S(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ Z(0);
  get dx() {
    return s(this.#n);
  }
  set dx(e) {
    S(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ Z(0);
  get dy() {
    return s(this.#t);
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
    return (this.moves || Math.hypot(n, r) >= Qa) && ([this.dx, this.dy] = [n, r]), this.moves;
  }
  /** From where to where, null beside the board; nothing where it was no drag. */
  up(e, n) {
    const [r, l] = [this.cell, this.moves];
    if (this.cancel(), !l) return;
    this.justEnded = !0;
    const i = document.elementsFromPoint(e.clientX, e.clientY).find((a) => a.matches("button.cell"));
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
var es = /* @__PURE__ */ q("<span> </span>"), eo = /* @__PURE__ */ q('<div class="row-labels svelte-11w0tdl" aria-hidden="true"></div>'), to = /* @__PURE__ */ q('<div class="column-labels svelte-11w0tdl" aria-hidden="true"></div>'), no = /* @__PURE__ */ q("<div><!> <!> <!></div>");
function ro(t, e) {
  Ne(e, !0);
  var n = no();
  let r;
  var l = se(n);
  {
    var i = (u) => {
      var c = eo();
      Le(c, 21, () => e.part.rowLabels, qe, (d, v) => {
        var h = es(), g = ce(h, !0);
        j(() => ee(g, s(v))), E(d, h);
      }), E(u, c);
    };
    Q(l, (u) => {
      e.part.rowLabels.length && u(i);
    });
  }
  var a = D(l, 2);
  sa(a, () => e.children);
  var o = D(a, 2);
  {
    var f = (u) => {
      var c = to();
      Le(c, 21, () => e.part.columnLabels, qe, (d, v) => {
        var h = es(), g = ce(h, !0);
        j(() => ee(g, s(v))), E(d, h);
      }), E(u, c);
    };
    Q(o, (u) => {
      e.part.columnLabels.length && u(f);
    });
  }
  j(() => {
    he(n, 1, `frame ${e.part.shape ?? ""}`, "svelte-11w0tdl"), r = qt(n, "", r, {
      "--rows": e.part.rows,
      "--columns": e.part.columns
    });
  }), E(t, n), Ce();
}
const so = "M24 89c0-7 5-10 13-11h26c8 1 13 4 13 11z", lo = {
  pawn: {
    body: "M50 21a13 13 0 0 0-8.6 22.8c-6 3-9.4 8-9.4 14 0 6 3 11 7.6 14.4C30.5 75.5 25 81 25 89h50c0-8-5.5-13.5-14.6-16.800C65 68.800 68 63.800 68 57.800c0-6-3.400-11-9.400-14A13 13 0 0 0 50 21z"
  },
  knight: {
    body: "M30 89h47c2.5-27 0-47-12-58-5-4.5-11-7-17.5-7.5L44 14l-7.5 11.5C29 30 24.5 37 21.5 46L14 61c-2 4-.5 8.5 3.5 9.5 3 .8 5.800-.4 7.5-3l3.5-4c7-.8 13-3.300 18-8C46 67 31 72 30 89z",
    lines: "M36 39.5v.1M21.5 61.5v.1M53 33c11 5 16 19 15.5 44"
  },
  bishop: {
    body: `M50 10.5a5.5 5.5 0 0 1 3.300 9.900C64.5 28.5 71 39 71 50c0 7.5-3.5 13-8 17.5H37c-4.5-4.5-8-10-8-17.5 0-11 6.5-21.5 17.700-29.600A5.5 5.5 0 0 1 50 10.5zM37 67.5h26l2 10.5H35z${so}`,
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
var io = /* @__PURE__ */ yt('<path class="body svelte-chnsao"></path>'), ao = /* @__PURE__ */ yt('<path class="lines svelte-chnsao"></path>'), oo = /* @__PURE__ */ yt('<path class="strokes svelte-chnsao"></path>'), uo = /* @__PURE__ */ yt('<svg aria-hidden="true"><!><!><!></svg>'), fo = /* @__PURE__ */ q("<span></span>"), ts = /* @__PURE__ */ q("<span> </span>");
function co(t, e) {
  Ne(e, !0);
  const n = /* @__PURE__ */ A(() => e.piece.figure.split(" ")), r = /* @__PURE__ */ A(() => s(n)[s(n).length - 1]), l = /* @__PURE__ */ A(() => s(n).length > 1 ? s(n)[0] : "own"), i = /* @__PURE__ */ A(() => lo[s(r)]), a = /* @__PURE__ */ A(() => [...e.piece.symbol].length > 2);
  var o = St(), f = Oe(o);
  {
    var u = (h) => {
      var g = uo();
      let m;
      var _ = se(g);
      {
        var w = (O) => {
          var M = io();
          j(() => ne(M, "d", s(i).body)), E(O, M);
        };
        Q(_, (O) => {
          s(i).body && O(w);
        });
      }
      var y = D(_);
      {
        var T = (O) => {
          var M = ao();
          j(() => ne(M, "d", s(i).lines)), E(O, M);
        };
        Q(y, (O) => {
          s(i).lines && O(T);
        });
      }
      var R = D(y);
      {
        var L = (O) => {
          var M = oo();
          j(() => ne(M, "d", s(i).strokes)), E(O, M);
        };
        Q(R, (O) => {
          s(i).strokes && O(L);
        });
      }
      j(() => {
        m = he(g, 0, `figure ${s(l) ?? ""} ${s(r) ?? ""} ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-chnsao", m, { second: e.piece.owner % 2 === 1 }), ne(g, "viewBox", s(i).lines || s(i).body ? "5 3 90 90" : "0 0 100 100");
      }), E(h, g);
    }, c = (h) => {
      var g = fo();
      let m;
      j(() => m = he(g, 1, `stone ${s(l) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", m, {
        ring: s(l) === "own" && e.piece.owner % 2 === 1
      })), E(h, g);
    }, d = (h) => {
      var g = ts();
      let m;
      var _ = ce(g, !0);
      j(() => {
        m = he(g, 1, `disc p${e.piece.owner % 4}`, "svelte-chnsao", m, { ring: e.piece.owner % 2 === 1, long: s(a) }), ee(_, e.piece.symbol);
      }), E(h, g);
    }, v = (h) => {
      var g = ts();
      let m;
      var _ = ce(g, !0);
      j(() => {
        m = he(g, 1, "plain svelte-chnsao", null, m, { long: s(a) }), ee(_, e.piece.symbol);
      }), E(h, g);
    };
    Q(f, (h) => {
      s(i) ? h(u) : s(r) === "stone" ? h(c, 1) : e.piece.owner >= 0 ? h(d, 2) : h(v, -1);
    });
  }
  E(t, o), Ce();
}
var ho = /* @__PURE__ */ q("<span><!></span>");
function vo(t, e) {
  Ne(e, !0);
  let n = ie(e, "slide", 3, null), r = ie(e, "appears", 3, !1), l = ie(e, "held", 3, null);
  var i = ho();
  let a, o;
  var f = se(i);
  co(f, {
    get piece() {
      return e.piece;
    }
  }), j(() => {
    a = he(i, 1, "man svelte-604wlu", null, a, {
      slides: n() !== null,
      appears: r(),
      held: l() !== null
    }), o = qt(i, "", o, {
      "--x": n() ? `${100 * n()[0]}%` : void 0,
      "--y": n() ? `${100 * n()[1]}%` : void 0,
      translate: l() ? `${l()[0]}px ${l()[1]}px` : void 0
    });
  }), E(t, i), Ce();
}
var go = /* @__PURE__ */ q("<button> </button>"), _o = /* @__PURE__ */ q('<div class="row svelte-xoxzi5" role="group" aria-label="which move"></div>');
function zr(t, e) {
  Ne(e, !0);
  const n = 24;
  var r = St(), l = Oe(r);
  {
    var i = (a) => {
      var o = _o();
      Le(o, 21, () => e.moves.slice(0, n), qe, (f, u) => {
        var c = go(), d = ce(c, !0);
        j(() => ee(d, s(u).text)), re("click", c, () => e.play?.(s(u).text)), E(f, c);
      }), E(a, o);
    };
    Q(l, (a) => {
      e.moves.length && a(i);
    });
  }
  E(t, r), Ce();
}
vt(["click"]);
var mo = /* @__PURE__ */ yt('<svg class="lines svelte-ybdg36" preserveAspectRatio="none" aria-hidden="true"><path class="svelte-ybdg36"></path></svg>'), po = /* @__PURE__ */ q('<span class="worth svelte-ybdg36"><!></span>'), wo = /* @__PURE__ */ q("<span></span>"), yo = /* @__PURE__ */ q('<span class="under svelte-ybdg36"></span>'), bo = /* @__PURE__ */ q("<button><!> <!></button>"), ko = /* @__PURE__ */ q('<div role="group"><!> <!> <!></div>'), xo = /* @__PURE__ */ q("<!> <!>", 1);
function tr(t, e) {
  Ne(e, !0);
  let n = ie(e, "legal", 19, () => []), r = ie(e, "last", 19, () => []), l = ie(e, "rows", 19, () => []), i = ie(e, "moving", 3, !1), a = ie(e, "toned", 3, !1), o = /* @__PURE__ */ Z(null), f = /* @__PURE__ */ Z(0), u = /* @__PURE__ */ Z(ot([])), c;
  const d = new $a();
  let v = /* @__PURE__ */ Z(
    -1
    // where a piece was just let go: it is there already and need not slide
  );
  const h = /* @__PURE__ */ A(() => new Map(n().filter((p) => p.cells.length === 1).map((p) => [p.cells[0], p]))), g = /* @__PURE__ */ A(() => n().filter((p) => p.cells.length > 1)), m = /* @__PURE__ */ A(() => new Set(s(g).map((p) => p.cells[0]))), _ = /* @__PURE__ */ A(() => new Set(s(g).filter((p) => p.cells[0] === s(o)).map((p) => p.cells[p.cells.length - 1]))), w = /* @__PURE__ */ A(() => Fa(e.part)), y = /* @__PURE__ */ A(() => Da(e.part, s(h).values())), T = /* @__PURE__ */ A(() => new Map(l().filter((p) => p.cells.length === 1).map((p) => [p.cells[0], p]))), R = /* @__PURE__ */ A(() => l().find((p) => p.value !== null)), L = /* @__PURE__ */ A(() => l().filter((p) => p.cells.length > 1 && p.value !== null).slice(0, 3).map((p, x) => ({
    from: C(p.cells[0]),
    to: C(p.cells[p.cells.length - 1]),
    rank: x
  }))), O = /* @__PURE__ */ A(() => i() && e.part.shape === "square" && e.part.rowLabels.length > 0), M = /* @__PURE__ */ A(() => a() || e.part.cells.some((p) => /^(white|black) stone$/.test(p?.figure ?? ""))), K = /* @__PURE__ */ A(() => r().length > 1 ? r()[r().length - 1] : -1);
  He(() => {
    n(), S(o, null), S(u, [], !0);
  });
  function C(p) {
    return [
      p % e.part.columns + 0.5,
      Math.floor(p / e.part.columns) + 0.5
    ];
  }
  function I(p) {
    return p === s(K) && p !== s(v) && e.part.shape !== "hexagon";
  }
  function $(p) {
    const x = r()[0] ?? p, [H, z] = [
      x % e.part.columns,
      Math.floor(x / e.part.columns)
    ];
    return [
      H - p % e.part.columns,
      z - Math.floor(p / e.part.columns)
    ];
  }
  function V(p) {
    const x = e.part.cells[p], H = [Ia(e.part, p)];
    x && x.owner >= 0 ? H.push(`${x.figure || x.symbol} of ${e.names[x.owner] ?? x.owner + 1}`) : H.push(x ? x.symbol : "empty"), p === s(o) ? H.push("chosen") : (s(o) !== null ? s(_).has(p) : s(h).has(p)) ? H.push("legal") : s(o) === null && s(m).has(p) && H.push("can move"), r().includes(p) && H.push("last move");
    const z = s(T).get(p);
    return z && z.value !== null && H.push(`value ${Ge(z.value, !0)}${z.source ? ", from a table" : ""}${z.book ? ", in the book" : ""}`), H.join(", ");
  }
  function B(p) {
    if (e.put) return e.put(p, null);
    if (e.play)
      if (s(o) !== null) {
        const x = s(g).filter((H) => H.cells[0] === s(o) && H.cells[H.cells.length - 1] === p);
        x.length === 1 ? e.play(x[0].text) : x.length > 1 ? S(u, x, !0) : S(o, s(m).has(p) && p !== s(o) ? p : null, !0), x.length === 1 && S(o, null);
      } else if (s(h).has(p)) {
        const x = n().filter((H) => H.cells.length === 1 && H.cells[0] === p);
        x.length > 1 ? S(u, x, !0) : e.play(x[0].text);
      } else s(m).has(p) ? S(o, p, !0) : s(y).has(p % e.part.columns) && e.play(s(y).get(p % e.part.columns).text);
  }
  function oe(p) {
    const x = Math.floor(s(f) / e.part.columns), H = s(f) % e.part.columns, z = {
      ArrowUp: [x - 1, H],
      ArrowDown: [x + 1, H],
      ArrowLeft: [x, H - 1],
      ArrowRight: [x, H + 1],
      Home: [x, 0],
      End: [x, e.part.columns - 1]
    };
    p.key === "Escape" && S(o, null);
    const Y = z[p.key];
    if (!Y) return;
    p.preventDefault(), p.stopPropagation();
    const [U, X] = Y;
    U < 0 || X < 0 || U >= e.part.rows || X >= e.part.columns || (S(f, U * e.part.columns + X), c.querySelectorAll("button.cell")[s(f)]?.focus());
  }
  function de(p) {
    return e.put ? e.part.cells[p] !== null : s(m).has(p);
  }
  function k(p, x) {
    S(v, -1), de(x) && d.down(p, x);
  }
  function F(p) {
    d.move(p) && !e.put && S(o, d.cell, !0);
  }
  function N(p) {
    const x = d.up(p, c);
    if (x) {
      if (e.put) {
        x.to !== x.from && e.put(x.to ?? -1, x.from);
        return;
      }
      if (S(o, x.from, !0), x.to === null || !s(_).has(x.to)) {
        S(o, null);
        return;
      }
      S(v, x.to, !0), B(x.to);
    }
  }
  var G = xo();
  mt("pointermove", Wt, F), mt("pointerup", Wt, N), mt("pointercancel", Wt, () => d.cancel());
  var te = Oe(G);
  ro(te, {
    get part() {
      return e.part;
    },
    children: (p, x) => {
      var H = ko();
      let z;
      var Y = se(H);
      {
        var U = (we) => {
          var Te = mo(), b = ce(Te);
          j(() => {
            ne(Te, "viewBox", `0 0 ${e.part.columns ?? ""} ${e.part.rows ?? ""}`), ne(b, "d", s(w));
          }), E(we, Te);
        };
        Q(Y, (we) => {
          s(w) && we(U);
        });
      }
      var X = D(Y, 2);
      Le(X, 17, () => e.part.cells, qe, (we, Te, b) => {
        const P = /* @__PURE__ */ A(() => Math.floor(b / e.part.columns)), J = /* @__PURE__ */ A(() => s(T).get(b));
        var W = bo();
        let ye;
        ne(W, "data-cell", b);
        let pe;
        var be = se(W);
        {
          var Ee = (ge) => {
            var Fe = St(), st = Oe(Fe);
            ea(
              st,
              () => I(b) ? r() : `${s(Te).symbol}${s(Te).owner}`,
              (Qe) => {
                {
                  let Ot = /* @__PURE__ */ A(() => I(b) ? $(b) : null), $t = /* @__PURE__ */ A(() => !I(b) && r().includes(b) && b !== s(v)), Gn = /* @__PURE__ */ A(() => d.cell === b && d.moves ? [d.dx, d.dy] : null);
                  vo(Qe, {
                    get piece() {
                      return s(Te);
                    },
                    get slide() {
                      return s(Ot);
                    },
                    get appears() {
                      return s($t);
                    },
                    get held() {
                      return s(Gn);
                    }
                  });
                }
              }
            ), E(ge, Fe);
          }, gt = /* @__PURE__ */ A(() => s(Te) && !(s(w) && za.includes(s(Te).symbol)));
          Q(be, (ge) => {
            s(gt) && ge(Ee);
          });
        }
        var At = D(be, 2);
        {
          var bt = (ge) => {
            var Fe = po(), st = se(Fe);
            {
              let Qe = /* @__PURE__ */ A(() => s(J) === s(R));
              Ir(st, {
                get row() {
                  return s(J);
                },
                get best() {
                  return s(Qe);
                }
              });
            }
            E(ge, Fe);
          }, Tt = (ge) => {
            var Fe = wo();
            let st;
            j(() => st = he(Fe, 1, "dot svelte-ybdg36", null, st, { many: s(h).size + s(m).size > 30 })), E(ge, Fe);
          }, Xe = /* @__PURE__ */ A(() => (!s(Te) || s(Te).owner < 0) && (s(o) === null ? s(h).has(b) || s(m).has(b) : s(_).has(b))), Me = (ge) => {
            var Fe = yo();
            E(ge, Fe);
          }, ke = /* @__PURE__ */ A(() => s(o) === null && s(h).has(b));
          Q(At, (ge) => {
            s(J) && s(J).value !== null ? ge(bt) : s(Xe) ? ge(Tt, 1) : s(ke) && ge(Me, 2);
          });
        }
        j(
          (ge, Fe, st, Qe, Ot, $t) => {
            ye = he(W, 1, "cell svelte-ybdg36", null, ye, {
              odd: (s(P) + b % e.part.columns) % 2 === 1,
              can: ge,
              grab: Fe,
              target: st,
              taking: Qe,
              from: b === s(o),
              last: Ot
            }), ne(W, "tabindex", b === s(f) ? 0 : -1), ne(W, "aria-label", $t), pe = qt(W, "", pe, { "--row": s(P) });
          },
          [
            () => e.put || (s(o) === null ? s(h).has(b) || s(m).has(b) : s(_).has(b)),
            () => de(b),
            () => s(o) !== null && s(_).has(b),
            () => s(o) !== null && s(_).has(b) && s(Te) !== null,
            () => r().includes(b),
            () => V(b)
          ]
        ), re("click", W, () => (S(f, b, !0), d.isClick() && B(b))), re("pointerdown", W, (ge) => k(ge, b)), E(we, W);
      });
      var ve = D(X, 2);
      {
        var _e = (we) => {
          hl(we, {
            get arrows() {
              return s(L);
            },
            get width() {
              return e.part.columns;
            },
            get height() {
              return e.part.rows;
            }
          });
        };
        Q(ve, (we) => {
          s(L).length && e.part.shape !== "hexagon" && we(_e);
        });
      }
      An(H, (we) => c = we, () => c), j(() => {
        z = he(H, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", z, {
          chequered: s(O),
          plain: !s(O) && e.part.shape === "square",
          wood: s(M),
          dragging: d.moves
        }), ne(H, "aria-label", e.part.title || "board");
      }), re("keydown", H, oe), E(p, H);
    },
    $$slots: { default: !0 }
  });
  var ue = D(te, 2);
  zr(ue, {
    get moves() {
      return s(u);
    },
    get play() {
      return e.play;
    }
  }), E(t, G), Ce();
}
vt(["keydown", "click", "pointerdown"]);
var So = /* @__PURE__ */ q('<span class="unseen">, last move</span>'), Eo = /* @__PURE__ */ q('<button><i class="svelte-180ejp1"></i><!></button>'), Mo = /* @__PURE__ */ q('<i class="svelte-180ejp1"></i>'), Ao = /* @__PURE__ */ q('<span> </span> <b class="svelte-180ejp1"><span class="unseen"> </span> <!></b> <span class="things svelte-180ejp1"><!></span>', 1), To = /* @__PURE__ */ q('<p class="told svelte-180ejp1"> </p>'), Oo = /* @__PURE__ */ q('<div role="group"></div> <!> <!>', 1);
function ns(t, e) {
  Ne(e, !0);
  let n = ie(e, "legal", 19, () => []), r = ie(e, "last", 19, () => []), l = ie(e, "rows", 19, () => []), i = /* @__PURE__ */ Z(
    !1
    // whether moves are made here at all; it stays so between turns
  ), a = /* @__PURE__ */ Z([]), o = /* @__PURE__ */ Z(null), f = /* @__PURE__ */ Z(0), u = !1, c = /* @__PURE__ */ Z(void 0);
  He(() => {
    ([...n(), ...l()].some((k) => k.cells.length) || r().length) && S(i, !0);
  }), He(() => {
    n(), S(a, []), S(o, null);
  }), He(() => {
    const { pile: k, left: F } = Bt(e.part, s(f));
    if (F < (e.part.counts[k] ?? 0)) return;
    const N = e.part.counts[k] ? k : e.part.counts.findIndex((G) => G > 0);
    N < 0 || (S(f, Ln(e.part, N, e.part.counts[N] - 1), !0), u && Js().then(O));
  });
  const d = /* @__PURE__ */ A(() => new Map(l().filter((k) => k.cells.length === 1 && k.value !== null).map((k) => [k.cells[0], k]))), v = /* @__PURE__ */ A(() => l().find((k) => k.value !== null)), h = /* @__PURE__ */ A(() => s(o) === null || !T(s(o)) ? s(a) : y(s(o))), g = /* @__PURE__ */ A(() => s(a).length ? w(s(a)) : []), m = /* @__PURE__ */ A(() => {
    if (!s(h).length) return "";
    const k = s(h).map((N) => Bt(e.part, N)).map((N) => `${N.left} of ${e.part.counts[N.pile]} left${e.part.counts.length > 1 ? ` in ${_(N.pile)}` : ""}`), F = w(s(h)).map((N) => N.text);
    return `${F.slice(0, 3).join(", ")}${F.length > 3 ? ", …" : ""}: ${k.join(", ")}`;
  });
  function _(k) {
    return e.part.labels[k] ?? (e.part.counts.length > 1 ? String(k + 1) : "");
  }
  function w(k) {
    return n().filter((F) => k.every((N) => F.cells.includes(N)));
  }
  function y(k) {
    const { pile: F } = Bt(e.part, k), N = s(a).filter((G) => Bt(e.part, G).pile !== F);
    return w([...N, k]).length ? [...N, k] : [k];
  }
  function T(k) {
    return w([k]).length > 0;
  }
  function R(k, F) {
    return F >= ($r(e.part, s(h), k) ?? 1 / 0);
  }
  function L(k) {
    if (S(f, k, !0), !e.play || !T(k)) return;
    const F = y(k), N = w(F);
    N.length === 1 ? e.play(N[0].text) : S(a, F);
  }
  function O() {
    s(c)?.querySelector(`[data-cell="${s(f)}"]`)?.focus();
  }
  function M(k) {
    const { pile: F, left: N } = Bt(e.part, s(f)), G = {
      ArrowLeft: [0, N - 1],
      ArrowRight: [0, N + 1],
      ArrowUp: [-1, N],
      ArrowDown: [1, N],
      Home: [0, 0],
      End: [0, 1 / 0]
    };
    k.key === "Escape" && S(a, []);
    const te = G[k.key];
    if (!te) return;
    k.preventDefault(), k.stopPropagation();
    let ue = F + te[0];
    for (; te[0] && e.part.counts[ue] === 0; ) ue += te[0];
    e.part.counts[ue] && (S(f, Ln(e.part, ue, Math.max(0, Math.min(te[1], e.part.counts[ue] - 1))), !0), O());
  }
  function K(k, F) {
    const N = Ln(e.part, k, F), G = [
      `${_(k)} ${F + 1} of ${e.part.counts[k]}`.trim()
    ], te = w([N]);
    s(a).includes(N) && G.push("chosen"), te.length && G.push(`legal: ${te.slice(0, 3).map((p) => p.text).join(" or ")}`);
    const ue = s(d).get(N);
    return ue && G.push(`value ${Ge(ue.value, !0)}`), G.join(", ");
  }
  function C(k) {
    return $r(e.part, r(), k) !== void 0;
  }
  var I = Oo(), $ = Oe(I);
  let V;
  Le($, 21, () => e.part.counts, qe, (k, F, N) => {
    var G = Ao(), te = Oe(G);
    let ue;
    var p = ce(te, !0), x = D(te, 2), H = se(x), z = ce(H, !0), Y = D(H, 1, !0), U = D(Y);
    {
      var X = (P) => {
        var J = So();
        E(P, J);
      }, ve = /* @__PURE__ */ A(() => C(N));
      Q(U, (P) => {
        s(ve) && P(X);
      });
    }
    var _e = D(x, 2), we = se(_e);
    {
      var Te = (P) => {
        var J = St(), W = Oe(J);
        Le(W, 17, () => ({ length: s(F) }), qe, (ye, pe, be) => {
          const Ee = /* @__PURE__ */ A(() => Ln(e.part, N, be));
          var gt = St(), At = Oe(gt);
          {
            var bt = (Xe) => {
              const Me = /* @__PURE__ */ A(() => s(d).get(s(Ee)));
              var ke = Eo();
              let ge;
              var Fe = D(se(ke));
              {
                var st = (Qe) => {
                  {
                    let Ot = /* @__PURE__ */ A(() => s(Me) === s(v));
                    Ir(Qe, {
                      get row() {
                        return s(Me);
                      },
                      get best() {
                        return s(Ot);
                      }
                    });
                  }
                };
                Q(Fe, (Qe) => {
                  s(Me) && Qe(st);
                });
              }
              j(
                (Qe, Ot, $t, Gn) => {
                  ge = he(ke, 1, "cell svelte-180ejp1", null, ge, { can: Qe, going: Ot, from: $t }), ne(ke, "data-cell", s(Ee)), ne(ke, "tabindex", s(Ee) === s(f) ? 0 : -1), ne(ke, "aria-label", Gn);
                },
                [
                  () => T(s(Ee)),
                  () => R(N, be),
                  () => s(a).includes(s(Ee)),
                  () => K(N, be)
                ]
              ), re("click", ke, () => L(s(Ee))), mt("pointerenter", ke, () => S(o, s(Ee), !0)), mt("pointerleave", ke, () => S(o, null)), mt("focus", ke, () => S(o, s(Ee), !0)), mt("blur", ke, () => S(o, null)), E(Xe, ke);
            }, Tt = (Xe) => {
              var Me = Mo();
              E(Xe, Me);
            };
            Q(At, (Xe) => {
              s(i) ? Xe(bt) : Xe(Tt, -1);
            });
          }
          E(ye, gt);
        }), E(P, J);
      }, b = /* @__PURE__ */ A(() => Va(e.part, N));
      Q(we, (P) => {
        s(b) && P(Te);
      });
    }
    j(
      (P, J, W) => {
        ue = he(te, 1, "name svelte-180ejp1", null, ue, { last: P }), ee(p, J), ee(z, W), ee(Y, s(F));
      },
      [() => C(N), () => _(N), () => _(N)]
    ), E(k, G);
  }), An($, (k) => S(c, k), () => s(c));
  var B = D($, 2);
  {
    var oe = (k) => {
      var F = To(), N = ce(F, !0);
      j(() => ee(N, s(m) || " ")), E(k, F);
    };
    Q(B, (k) => {
      s(i) && k(oe);
    });
  }
  var de = D(B, 2);
  zr(de, {
    get moves() {
      return s(g);
    },
    get play() {
      return e.play;
    }
  }), j(() => {
    V = he($, 1, "piles svelte-180ejp1", null, V, { taking: s(i) }), ne($, "aria-label", e.part.title || "piles");
  }), re("keydown", $, M), re("focusin", $, () => u = !0), re("focusout", $, (k) => k.relatedTarget && (u = !1)), E(t, I), Ce();
}
vt(["keydown", "focusin", "focusout", "click"]);
function vl(t, e) {
  const n = [];
  for (let r = 0; r + 1 < t.cells.length; r += 2) n.push([t.cells[r], t.cells[r + 1]]);
  for (const [r, l] of e) {
    const i = n.findIndex((a) => a[0] === r && a[1] === l);
    if (i < 0) return null;
    n.splice(i, 1);
  }
  return n;
}
function rs(t, e) {
  return vl(t, e) !== null;
}
function ss(t, e) {
  return vl(t, e) ?? [];
}
function Lo(t, e) {
  const n = [...t.counts], r = [...t.owners];
  for (const [l, i] of e) {
    const a = r[l];
    n[l]--, n[i] = r[i] === a ? n[i] + 1 : 1, r[i] = a;
  }
  return { counts: n, owners: r };
}
var No = /* @__PURE__ */ q('<i class="svelte-ibr02l"></i>'), Co = /* @__PURE__ */ q('<span aria-hidden="true"></span>'), ls = /* @__PURE__ */ q('<small aria-hidden="true" class="svelte-ibr02l"> </small>'), Po = /* @__PURE__ */ q("<li><button><!> <!> <!></button></li>"), Ro = /* @__PURE__ */ q('<ol class="upper svelte-ibr02l"></ol>'), Io = /* @__PURE__ */ q('<li><button><span class="soft"> </span> <b> </b></button></li>'), zo = /* @__PURE__ */ q('<ul class="beside svelte-ibr02l"></ul>'), Fo = /* @__PURE__ */ q('<p class="row taken svelte-ibr02l" role="status"> <button>Take it back</button></p>'), Do = /* @__PURE__ */ q('<div class="whole svelte-ibr02l" role="group"><div><!> <ol class="lower svelte-ibr02l"></ol></div> <!> <!></div> <!>', 1);
function is(t, e) {
  Ne(e, !0);
  const n = (b, P = rn) => {
    var J = Co();
    let W;
    Le(J, 21, () => ({ length: Math.min(P().count, o) }), qe, (ye, pe, be) => {
      var Ee = No();
      j(() => ne(Ee, "data-mark", be ? "" : P().count > o ? P().count : "XOABCDEF"[P().owner] ?? "")), E(ye, Ee);
    }), j(() => W = he(J, 1, `men ${P().owner >= 0 ? `p${P().owner % 4}` : ""}`, "svelte-ibr02l", W, { ring: P().owner % 2 === 1 })), E(b, J);
  }, r = (b, P = rn, J = rn, W = rn) => {
    var ye = Po();
    let pe;
    var be = se(ye);
    let Ee;
    var gt = se(be);
    {
      var At = (Me) => {
        var ke = ls(), ge = ce(ke, !0);
        j(() => ee(ge, P().label)), E(Me, ke);
      };
      Q(gt, (Me) => {
        J() && Me(At);
      });
    }
    var bt = D(gt, 2);
    n(bt, P);
    var Tt = D(bt, 2);
    {
      var Xe = (Me) => {
        var ke = ls(), ge = ce(ke, !0);
        j(() => ee(ge, P().label)), E(Me, ke);
      };
      Q(Tt, (Me) => {
        J() || Me(Xe);
      });
    }
    j(
      (Me, ke, ge, Fe) => {
        pe = he(ye, 1, "svelte-ibr02l", null, pe, { odd: W() }), Ee = he(be, 1, "cell svelte-ibr02l", null, Ee, {
          can: Me,
          target: ke,
          from: P().place === s(c),
          last: ge
        }), ne(be, "data-cell", P().place), ne(be, "tabindex", P().place === s(d) ? 0 : -1), ne(be, "aria-label", Fe);
      },
      [
        () => s(c) === null ? s(I).has(P().place) : s($).has(P().place),
        () => s(c) !== null && s($).has(P().place),
        () => i().includes(P().place),
        () => N(P())
      ]
    ), re("click", be, () => (S(d, P().place, !0), de(P().place))), re("pointerdown", be, () => h = P().place), E(b, ye);
  };
  let l = ie(e, "legal", 19, () => []), i = ie(e, "last", 19, () => []), a = ie(e, "rows", 19, () => []);
  const o = 5, f = 12;
  let u = /* @__PURE__ */ Z([]), c = /* @__PURE__ */ Z(null), d = /* @__PURE__ */ Z(0), v, h = -1, g = [0, 0], m = /* @__PURE__ */ A(() => qr(g, 2)), _ = /* @__PURE__ */ Z(ot(s(m)[0])), w = /* @__PURE__ */ Z(ot(s(m)[1]));
  He(() => {
    l(), S(u, []), S(c, null);
  });
  const y = /* @__PURE__ */ A(() => Lo(e.part, s(u))), T = /* @__PURE__ */ A(() => s(y).counts.map((b, P) => ({
    place: P,
    count: b,
    owner: s(y).owners[P] ?? -1,
    label: e.part.labels[P] ?? String(P + 1)
  }))), R = /* @__PURE__ */ A(() => s(T).length >= 2 * f ? 2 * f : s(T).length), L = /* @__PURE__ */ A(() => s(R) > f ? s(T).slice(s(R) / 2, s(R)) : []), O = /* @__PURE__ */ A(() => s(R) > f ? s(T).slice(0, s(R) / 2).reverse() : s(T).slice(0, s(R))), M = /* @__PURE__ */ A(() => s(T).slice(s(R))), K = /* @__PURE__ */ A(() => l().filter((b) => b.cells.length && rs(b, s(u)))), C = /* @__PURE__ */ A(() => s(K).flatMap((b) => ss(b, s(u)))), I = /* @__PURE__ */ A(() => new Set(s(C).filter(([b]) => (s(y).counts[b] ?? 0) > 0).map(([b]) => b))), $ = /* @__PURE__ */ A(() => new Set(s(C).filter(([b]) => b === s(c)).map(([, b]) => b))), V = /* @__PURE__ */ A(() => a().find((b) => b.value !== null && b.cells.length > 1));
  let B = /* @__PURE__ */ Z([]);
  He(() => {
    s(_), s(w), s(y);
    const b = s(V) ? ss(s(V), []) : [];
    S(B, b.map(([P, J]) => ({ from: oe(P), to: oe(J), rank: 0 })));
  });
  function oe(b) {
    const P = v.querySelector(`[data-cell="${b}"]`), J = (P?.querySelector(".men i:last-child") ?? P)?.getBoundingClientRect(), W = v.getBoundingClientRect();
    return J ? [
      J.x + J.width / 2 - W.x,
      J.y + J.height / 2 - W.y
    ] : [0, 0];
  }
  function de(b) {
    if (s(c) !== null && s($).has(b)) {
      const P = [...s(u), [s(c), b]];
      S(c, null);
      const J = l().filter((W) => W.cells.length === 2 * P.length && rs(W, P));
      J.length ? e.play?.(J[0].text) : S(u, P);
    } else S(c, s(I).has(b) && b !== s(c) ? b : null, !0);
  }
  function k(b) {
    const P = h;
    h = -1;
    const J = document.elementFromPoint(b.clientX, b.clientY)?.closest("button.cell");
    if (P < 0 || !J || !v.contains(J)) return;
    const W = Number(J.dataset.cell);
    W === P || !s(I).has(P) || (S(c, P, !0), s($).has(W) ? de(W) : S(c, null));
  }
  function F(b) {
    const P = [...s(L), ...s(O), ...s(M)].map((pe) => pe.place), J = P.indexOf(s(d)), W = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -s(L).length,
      ArrowDown: s(L).length
    };
    if (b.key === "Escape" && ((pe) => {
      var be = qr(pe, 2);
      S(c, be[0], !0), S(u, be[1]);
    })([null, []]), !(b.key in W)) return;
    b.preventDefault(), b.stopPropagation();
    const ye = P[Math.min(Math.max(J + W[b.key], 0), P.length - 1)];
    S(d, ye, !0), v.querySelector(`button.cell[data-cell="${ye}"]`)?.focus();
  }
  function N(b) {
    const P = [
      b.count ? `${b.label}: ${b.count} of ${e.names[b.owner] ?? "nobody"}` : `${b.label}: empty`
    ];
    return b.place === s(c) ? P.push("chosen") : s(c) !== null && s($).has(b.place) ? P.push("legal") : s(c) === null && s(I).has(b.place) && P.push("can move"), i().includes(b.place) && P.push("last move"), P.join(", ");
  }
  var G = Do();
  mt("pointerup", Wt, k);
  var te = Oe(G), ue = se(te);
  let p;
  var x = se(ue);
  {
    var H = (b) => {
      var P = Ro();
      let J;
      Le(P, 23, () => s(L), (W) => W.place, (W, ye, pe) => {
        r(W, () => s(ye), () => !0, () => s(pe) % 2 === 1);
      }), j(() => J = qt(P, "", J, { "--columns": s(L).length })), E(b, P);
    };
    Q(x, (b) => {
      s(L).length && b(H);
    });
  }
  var z = D(x, 2);
  let Y;
  Le(z, 23, () => s(O), (b) => b.place, (b, P, J) => {
    r(b, () => s(P), () => !1, () => s(J) % 2 === 0);
  });
  var U = D(ue, 2);
  {
    var X = (b) => {
      var P = zo();
      Le(P, 21, () => s(M), (J) => J.place, (J, W) => {
        var ye = Io(), pe = se(ye);
        let be;
        var Ee = se(pe), gt = ce(Ee, !0), At = D(Ee, 2), bt = ce(At, !0);
        j(
          (Tt, Xe, Me) => {
            be = he(pe, 1, "cell aside svelte-ibr02l", null, be, {
              can: Tt,
              target: Xe,
              from: s(W).place === s(c)
            }), ne(pe, "data-cell", s(W).place), ne(pe, "tabindex", s(W).place === s(d) ? 0 : -1), ne(pe, "aria-label", `${s(W).label ?? ""} ${s(W).count ?? ""}, ${Me ?? ""}`), ee(gt, s(W).label), ee(bt, s(W).count);
          },
          [
            () => s(c) === null ? s(I).has(s(W).place) : s($).has(s(W).place),
            () => s(c) !== null && s($).has(s(W).place),
            () => N(s(W))
          ]
        ), re("click", pe, () => (S(d, s(W).place, !0), de(s(W).place))), re("pointerdown", pe, () => h = s(W).place), E(J, ye);
      }), E(b, P);
    };
    Q(U, (b) => {
      s(M).length && b(X);
    });
  }
  var ve = D(U, 2);
  {
    var _e = (b) => {
      hl(b, {
        get arrows() {
          return s(B);
        },
        get width() {
          return s(_);
        },
        get height() {
          return s(w);
        },
        cell: 32
      });
    };
    Q(ve, (b) => {
      s(B).length && !s(u).length && b(_e);
    });
  }
  An(te, (b) => v = b, () => v);
  var we = D(te, 2);
  {
    var Te = (b) => {
      var P = Fo(), J = se(P), W = D(J);
      j((ye) => ee(J, `${ye ?? ""}: choose the next step. `), [
        () => s(u).map(([ye, pe]) => `${e.part.labels[ye]} to ${e.part.labels[pe]}`).join(", ")
      ]), re("click", W, () => S(u, [])), E(b, P);
    };
    Q(we, (b) => {
      s(u).length && b(Te);
    });
  }
  j(() => {
    ne(te, "aria-label", e.part.title || "board"), p = he(ue, 1, "track svelte-ibr02l", null, p, { folded: s(L).length > 0 }), Y = qt(z, "", Y, { "--columns": s(O).length });
  }), re("keydown", te, F), mr(te, "clientWidth", (b) => S(_, b)), mr(te, "clientHeight", (b) => S(w, b)), E(t, G), Ce();
}
vt(["click", "pointerdown", "keydown"]);
var jo = /* @__PURE__ */ q('<p class="title svelte-12f8aji"> </p>'), qo = /* @__PURE__ */ q('<p class="text svelte-12f8aji"> </p>'), Vo = /* @__PURE__ */ q("<section><!> <!></section>"), Bo = /* @__PURE__ */ q("<div></div> <!>", 1);
function Ho(t, e) {
  Ne(e, !0);
  let n = ie(e, "legal", 19, () => []), r = ie(e, "last", 19, () => []), l = ie(e, "rows", 19, () => []), i = ie(e, "moving", 3, !1), a = ie(e, "fresh", 3, !1), o = ie(e, "turned", 3, !1), f = ie(e, "toned", 3, !1);
  const u = /* @__PURE__ */ A(() => Ba(e.parts)), c = /* @__PURE__ */ A(() => Sa(e.parts)), d = /* @__PURE__ */ A(() => !e.parts.some((C) => C.kind === "grid" || C.kind === "points")), v = ({ cells: C }) => C.length > 0 && C.every((I) => I < 0), h = /* @__PURE__ */ A(() => n().filter(v)), g = /* @__PURE__ */ A(() => l().filter(v)), m = /* @__PURE__ */ A(() => n().filter((C) => !v(C))), _ = /* @__PURE__ */ A(() => l().filter((C) => !v(C))), w = /* @__PURE__ */ A(() => r().filter((C) => C >= 0));
  let y = /* @__PURE__ */ Z([]);
  const T = /* @__PURE__ */ A(() => s(y).length ? qn(s(h), s(y)) : []);
  He(() => {
    n(), S(y, []);
  });
  function R(C) {
    const I = Ma(s(h), s(y), C), $ = qn(s(h), I);
    $.length === 1 ? e.play?.($[0].text) : S(y, I);
  }
  var L = Bo(), O = Oe(L);
  let M;
  Le(O, 21, () => e.parts, qe, (C, I, $) => {
    var V = Vo(), B = se(V);
    {
      var oe = (p) => {
        var x = jo(), H = ce(x, !0);
        j(() => ee(H, s(I).title)), E(p, x);
      };
      Q(B, (p) => {
        s(I).title && p(oe);
      });
    }
    var de = D(B, 2);
    {
      var k = (p) => {
        var x = St(), H = Oe(x);
        {
          var z = (X) => {
            const ve = /* @__PURE__ */ A(() => s(I).cells.length);
            {
              let _e = /* @__PURE__ */ A(() => ja(s(I))), we = /* @__PURE__ */ A(() => Qr(s(m), s(ve))), Te = /* @__PURE__ */ A(() => s(w).map((P) => s(ve) - 1 - P)), b = /* @__PURE__ */ A(() => Qr(s(_), s(ve)));
              tr(X, {
                get part() {
                  return s(_e);
                },
                get names() {
                  return e.names;
                },
                get legal() {
                  return s(we);
                },
                get last() {
                  return s(Te);
                },
                get rows() {
                  return s(b);
                },
                get moving() {
                  return i();
                },
                get toned() {
                  return f();
                },
                get play() {
                  return e.play;
                }
              });
            }
          }, Y = (X) => {
            tr(X, {
              get part() {
                return s(I);
              },
              get names() {
                return e.names;
              },
              get legal() {
                return s(m);
              },
              get last() {
                return s(w);
              },
              get rows() {
                return s(_);
              },
              get moving() {
                return i();
              },
              get toned() {
                return f();
              },
              get play() {
                return e.play;
              }
            });
          }, U = (X) => {
            tr(X, {
              get part() {
                return s(I);
              },
              get names() {
                return e.names;
              },
              get moving() {
                return i();
              }
            });
          };
          Q(H, (X) => {
            $ === s(u) && o() ? X(z) : $ === s(u) ? X(Y, 1) : X(U, -1);
          });
        }
        E(p, x);
      }, F = (p) => {
        var x = St(), H = Oe(x);
        {
          var z = (U) => {
            ns(U, {
              get part() {
                return s(I);
              },
              get legal() {
                return s(m);
              },
              get last() {
                return s(w);
              },
              get rows() {
                return s(_);
              },
              get play() {
                return e.play;
              }
            });
          }, Y = (U) => {
            ns(U, {
              get part() {
                return s(I);
              }
            });
          };
          Q(H, (U) => {
            $ === s(u) ? U(z) : U(Y, -1);
          });
        }
        E(p, x);
      }, N = (p) => {
        var x = St(), H = Oe(x);
        {
          var z = (U) => {
            is(U, {
              get part() {
                return s(I);
              },
              get names() {
                return e.names;
              },
              get legal() {
                return s(m);
              },
              get last() {
                return s(w);
              },
              get rows() {
                return s(_);
              },
              get play() {
                return e.play;
              }
            });
          }, Y = (U) => {
            is(U, {
              get part() {
                return s(I);
              },
              get names() {
                return e.names;
              }
            });
          };
          Q(H, (U) => {
            $ === s(u) ? U(z) : U(Y, -1);
          });
        }
        E(p, x);
      }, G = (p) => {
        {
          let x = /* @__PURE__ */ A(() => s(c).indexOf(s(I))), H = /* @__PURE__ */ A(() => e.play ? R : void 0);
          Ra(p, {
            get part() {
              return s(I);
            },
            get names() {
              return e.names;
            },
            get row() {
              return s(x);
            },
            get count() {
              return s(c).length;
            },
            get legal() {
              return s(h);
            },
            get rows() {
              return s(g);
            },
            get chosen() {
              return s(y);
            },
            get fresh() {
              return a();
            },
            get large() {
              return s(d);
            },
            get choose() {
              return s(H);
            }
          });
        }
      }, te = (p) => {
        Ka(p, {
          get part() {
            return s(I);
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return a();
          }
        });
      }, ue = (p) => {
        var x = qo(), H = ce(x, !0);
        j(() => ee(H, s(I).text)), E(p, x);
      };
      Q(de, (p) => {
        s(I).kind === "grid" ? p(k) : s(I).kind === "piles" ? p(F, 1) : s(I).kind === "points" ? p(N, 2) : s(I).kind === "cards" ? p(G, 3) : s(I).kind === "dice" ? p(te, 4) : p(ue, -1);
      });
    }
    j(() => {
      he(V, 1, Mn(s(I).kind), "svelte-12f8aji"), ne(V, "hidden", s(I).kind === "text" && !s(I).text);
    }), E(C, V);
  });
  var K = D(O, 2);
  zr(K, {
    get moves() {
      return s(T);
    },
    get play() {
      return e.play;
    }
  }), j((C) => M = he(O, 1, "board svelte-12f8aji", null, M, { pair: C }), [
    () => e.parts.filter((C) => C.kind === "grid").length > 1
  ]), E(t, L), Ce();
}
function Uo(t) {
  let e = 0;
  for (let n = 0; n < t.left.length; n++) e = Math.max(e, t.left[n], t.entered[n]);
  return e;
}
function Ue(t, e) {
  return t.marks[e].includes("pruned");
}
function pn(t, e) {
  return /\bcut\b/.test(t.marks[e]);
}
function Yo(t, e) {
  return t.kind[e] === "leaf";
}
function wr(t) {
  return t.algorithm === "mcts";
}
function Wn(t, e, n) {
  return t.entered[e] <= n;
}
function as(t, e, n) {
  return wr(t) ? Wn(t, e, n) : t.left[e] >= 0 && t.left[e] <= n;
}
function gl(t, e, n, r, l) {
  if (Ue(t, n)) return "";
  const i = t.values[n];
  if (as(t, n, r)) {
    if (i && t.names.length > 2) return `(${i.map((u) => l(u)).join(" ")})`;
    const f = t.value[n] ?? null;
    return f === null ? "" : l(f);
  }
  if (!Wn(t, n, r) || i) return "";
  const a = t.kind[n];
  if (a !== "max" && a !== "min") return "";
  const o = (e[n] ?? []).filter((f) => as(t, f, r) && !Ue(t, f) && t.value[f] !== null).map((f) => t.value[f]);
  return o.length ? a === "max" ? `≥${l(Math.max(...o))}` : `≤${l(Math.min(...o))}` : "";
}
function Wo(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 }, r = new Set(wr(t) ? t.parent.filter((i, a) => t.entered[a] <= e) : []), l = (i) => wr(t) ? !r.has(i) : Yo(t, i);
  for (let i = 0; i < t.parent.length; i++)
    t.entered[i] > e || (Ue(t, i) ? n.pruned++ : (n.nodes++, l(i) && n.leaves++));
  return n;
}
class Go {
  look;
  #e = /* @__PURE__ */ Z(null);
  get trace() {
    return s(this.#e);
  }
  set trace(e) {
    S(this.#e, e);
  }
  #n = /* @__PURE__ */ Z("");
  get failure() {
    return s(this.#n);
  }
  set failure(e) {
    S(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ Z(!1);
  get busy() {
    return s(this.#t);
  }
  set busy(e) {
    S(this.#t, e, !0);
  }
  #r = /* @__PURE__ */ Z(!1);
  get compiling() {
    return s(this.#r);
  }
  set compiling(e) {
    S(this.#r, e, !0);
  }
  #s = /* @__PURE__ */ Z(0);
  get moment() {
    return s(this.#s);
  }
  set moment(e) {
    S(this.#s, e, !0);
  }
  #l = /* @__PURE__ */ Z(0);
  get selected() {
    return s(this.#l);
  }
  set selected(e) {
    S(this.#l, e, !0);
  }
  #i = /* @__PURE__ */ Z(0);
  get last() {
    return s(this.#i);
  }
  set last(e) {
    S(this.#i, e, !0);
  }
  stops;
  constructor(e = Ze.number()) {
    this.look = e, this.stops = [
      Ze.on("traced", (n) => {
        n.look === this.look && this.show(n);
      }),
      Ze.on("failed", (n) => {
        n.look === this.look && (this.failure = n.text, this.busy = !1);
      }),
      Ze.on("explained", (n) => this.succeed(n.look)),
      Ze.on("tree_text", (n) => this.succeed(n.look)),
      Ze.on("status", (n) => this.compiling = n.compiling)
    ];
  }
  show(e) {
    this.trace = e, this.busy = !1, this.failure = "", this.last = Uo(e), this.moment = this.last, this.selected = 0;
  }
  succeed(e) {
    e === this.look && (this.failure = "");
  }
  run(e, n, r = {}) {
    this.busy = !0, this.failure = "", Ze.send({ type: "look", look: this.look, place: e, algorithm: n, settings: r });
  }
  close() {
    Ze.send({ type: "leave", look: this.look });
    for (const e of this.stops) e();
  }
}
const Xo = matchMedia("(prefers-color-scheme: dark)");
function Ko(t) {
  const e = getComputedStyle(t), n = e.colorScheme, r = n.includes("dark") && (Xo.matches || !n.includes("light"));
  return (l) => {
    const i = e.getPropertyValue(l).trim(), [, a, o] = /^light-dark\((.+?),(.+)\)$/.exec(i) ?? [, i, i];
    return (r ? o : a).trim();
  };
}
const un = 15;
function _l(t) {
  return t.length > 4 ? 9.5 : t.length > 3 ? 10.5 : 12;
}
function Zo(t) {
  const e = Ko(t);
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
function ml(t, e, n) {
  const r = t.trace.player[n];
  return r < 0 ? e.line : e.players[r % 4];
}
function Jo(t, e, n, r, l, i) {
  t.clearRect(0, 0, l, i);
  const a = 60, o = (-n.x - a) / n.scale, f = (l - n.x + a) / n.scale, u = (-n.y - a) / n.scale, c = (i - n.y + a) / n.scale, d = n.scale > 0.45, { trace: v, moment: h } = e, g = (w) => w.x >= o && w.x <= f && w.y >= u && w.y <= c, m = (w) => Wn(v, w.node, h);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const _ = [
    [r.line, 1.2, [], []],
    [r.ink, 3, [], []],
    [r.bad, 1.4, [5, 4], []]
  ];
  for (const w of e.layout.placed) {
    const y = w.parent;
    if (!y || !m(w) || !g(w) && !g(y)) continue;
    const T = !w.fold && Ue(v, w.node), R = !e.blank && !w.fold && e.line.has(w.node) && e.line.has(y.node);
    _[T ? 2 : R ? 1 : 0][3].push(w);
  }
  for (const [w, y, T, R] of _) {
    t.strokeStyle = w, t.lineWidth = Math.max(y, 0.7 / n.scale), t.setLineDash(d ? T : []), t.beginPath();
    for (const L of R) {
      const O = L.parent;
      t.moveTo(O.x, O.y), t.lineTo(L.x, L.y);
    }
    t.stroke();
  }
  if (t.setLineDash([]), !d) {
    Qo(t, e, r, g, m), t.restore();
    return;
  }
  t.textAlign = "center", t.textBaseline = "middle";
  for (const w of e.layout.placed)
    !m(w) || !g(w) || (w.fold ? nu(t, w, r) : eu(t, e, w, r, n));
  t.restore();
}
function Qo(t, e, n, r, l) {
  const i = /* @__PURE__ */ new Map();
  for (const a of e.layout.placed) {
    if (!r(a) || !l(a)) continue;
    const o = a.fold ? n.soft : Ue(e.trace, a.node) ? n.bad : ml(e, n, a.node), f = i.get(o);
    f ? f.push(a) : i.set(o, [a]);
  }
  for (const [a, o] of i) {
    t.fillStyle = a, t.beginPath();
    for (const f of o) t.rect(f.x - 10, f.y - 10, 20, 20);
    t.fill();
  }
}
function $o(t, e, n, r, l) {
  t.beginPath(), e === "max" ? (t.moveTo(n, r - l * 1.15), t.lineTo(n + l * 1.25, r + l * 0.9), t.lineTo(n - l * 1.25, r + l * 0.9)) : e === "min" ? (t.moveTo(n, r + l * 1.15), t.lineTo(n + l * 1.25, r - l * 0.9), t.lineTo(n - l * 1.25, r - l * 0.9)) : e === "leaf" ? t.rect(n - l, r - l * 0.8, 2 * l, 1.6 * l) : t.arc(n, r, l, 0, 2 * Math.PI), t.closePath();
}
function eu(t, e, n, r, l) {
  const { trace: i, moment: a } = e, o = Ue(i, n.node), f = o ? r.bad : ml(e, r, n.node);
  $o(t, i.kind[n.node], n.x, n.y, un), t.fillStyle = e.marked.has(n.node) ? r.mark : r.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? r.accent : f, t.setLineDash(o ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const c = e.blank && i.kind[n.node] !== "leaf" ? "" : gl(i, e.children, n.node, a, dl);
  t.fillStyle = o ? r.bad : r.ink, t.font = `600 ${_l(c)}px "Source Sans", sans-serif`;
  const d = i.kind[n.node] === "max" ? 4 : i.kind[n.node] === "min" ? -4 : 0;
  if (t.fillText(o ? "✕" : c, n.x, n.y + d), e.marked.has(n.node) && (t.strokeStyle = r.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), pn(i, n.node) && i.left[n.node] <= a && (t.strokeStyle = r.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + un + 8), t.lineTo(n.x + 9, n.y + un + 2), t.stroke()), l.scale > 0.6 && n.parent && tu(t, e, n, r), e.children[n.node].length && !e.open.has(n.node)) {
    t.fillStyle = r.soft, t.font = '10px "Source Sans", sans-serif';
    const h = pn(i, n.node) ? 16 : 10;
    t.fillText(`+${e.children[n.node].length}`, n.x, n.y + un + h);
  }
}
function tu(t, e, n, r) {
  const l = n.parent, i = e.trace.weight[n.node], a = e.trace.text[n.node], o = i < 1 && e.trace.kind[l.node] === "chance" ? `${Ge(i)}` : a, f = n.x * 0.62 + l.x * 0.38, u = n.y * 0.62 + l.y * 0.38;
  t.font = '11px "Source Sans", sans-serif';
  const c = o.length > 9 ? `${o.slice(0, 8)}…` : o, d = t.measureText(c).width + 6;
  t.fillStyle = r.paper, t.fillRect(f - d / 2, u - 7, d, 14), t.fillStyle = r.soft, t.fillText(c, f, u);
}
function nu(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 11px "Source Sans", sans-serif', t.fillText(`+${e.fold}`, e.x, e.y);
}
function ru(t) {
  var e = 0, n = t.children, r = n && n.length;
  if (!r) e = 1;
  else for (; --r >= 0; ) e += n[r].value;
  t.value = e;
}
function su() {
  return this.eachAfter(ru);
}
function lu(t, e) {
  let n = -1;
  for (const r of this)
    t.call(e, r, ++n, this);
  return this;
}
function iu(t, e) {
  for (var n = this, r = [n], l, i, a = -1; n = r.pop(); )
    if (t.call(e, n, ++a, this), l = n.children)
      for (i = l.length - 1; i >= 0; --i)
        r.push(l[i]);
  return this;
}
function au(t, e) {
  for (var n = this, r = [n], l = [], i, a, o, f = -1; n = r.pop(); )
    if (l.push(n), i = n.children)
      for (a = 0, o = i.length; a < o; ++a)
        r.push(i[a]);
  for (; n = l.pop(); )
    t.call(e, n, ++f, this);
  return this;
}
function ou(t, e) {
  let n = -1;
  for (const r of this)
    if (t.call(e, r, ++n, this))
      return r;
}
function uu(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, r = e.children, l = r && r.length; --l >= 0; ) n += r[l].value;
    e.value = n;
  });
}
function fu(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function cu(t) {
  for (var e = this, n = du(e, t), r = [e]; e !== n; )
    e = e.parent, r.push(e);
  for (var l = r.length; t !== n; )
    r.splice(l, 0, t), t = t.parent;
  return r;
}
function du(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), r = e.ancestors(), l = null;
  for (t = n.pop(), e = r.pop(); t === e; )
    l = t, t = n.pop(), e = r.pop();
  return l;
}
function hu() {
  for (var t = this, e = [t]; t = t.parent; )
    e.push(t);
  return e;
}
function vu() {
  return Array.from(this);
}
function gu() {
  var t = [];
  return this.eachBefore(function(e) {
    e.children || t.push(e);
  }), t;
}
function _u() {
  var t = this, e = [];
  return t.each(function(n) {
    n !== t && e.push({ source: n.parent, target: n });
  }), e;
}
function* mu() {
  var t = this, e, n = [t], r, l, i;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, r = t.children)
        for (l = 0, i = r.length; l < i; ++l)
          n.push(r[l]);
  while (n.length);
}
function Fr(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = yu)) : e === void 0 && (e = wu);
  for (var n = new wn(t), r, l = [n], i, a, o, f; r = l.pop(); )
    if ((a = e(r.data)) && (f = (a = Array.from(a)).length))
      for (r.children = a, o = f - 1; o >= 0; --o)
        l.push(i = a[o] = new wn(a[o])), i.parent = r, i.depth = r.depth + 1;
  return n.eachBefore(ku);
}
function pu() {
  return Fr(this).eachBefore(bu);
}
function wu(t) {
  return t.children;
}
function yu(t) {
  return Array.isArray(t) ? t[1] : null;
}
function bu(t) {
  t.data.value !== void 0 && (t.value = t.data.value), t.data = t.data.data;
}
function ku(t) {
  var e = 0;
  do
    t.height = e;
  while ((t = t.parent) && t.height < ++e);
}
function wn(t) {
  this.data = t, this.depth = this.height = 0, this.parent = null;
}
wn.prototype = Fr.prototype = {
  constructor: wn,
  count: su,
  each: lu,
  eachAfter: au,
  eachBefore: iu,
  find: ou,
  sum: uu,
  sort: fu,
  path: cu,
  ancestors: hu,
  descendants: vu,
  leaves: gu,
  links: _u,
  copy: pu,
  [Symbol.iterator]: mu
};
function pl(t, e, n, r, l) {
  for (var i = t.children, a, o = -1, f = i.length, u = t.value && (r - e) / t.value; ++o < f; )
    a = i[o], a.y0 = n, a.y1 = l, a.x0 = e, a.x1 = e += a.value * u;
}
function xu(t, e) {
  return t.parent === e.parent ? 1 : 2;
}
function nr(t) {
  var e = t.children;
  return e ? e[0] : t.t;
}
function rr(t) {
  var e = t.children;
  return e ? e[e.length - 1] : t.t;
}
function Su(t, e, n) {
  var r = n / (e.i - t.i);
  e.c -= r, e.s += n, t.c += r, e.z += n, e.m += n;
}
function Eu(t) {
  for (var e = 0, n = 0, r = t.children, l = r.length, i; --l >= 0; )
    i = r[l], i.z += e, i.m += e, e += i.s + (n += i.c);
}
function Mu(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function Pn(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
Pn.prototype = Object.create(wn.prototype);
function Au(t) {
  for (var e = new Pn(t, 0), n, r = [e], l, i, a, o; n = r.pop(); )
    if (i = n._.children)
      for (n.children = new Array(o = i.length), a = o - 1; a >= 0; --a)
        r.push(l = n.children[a] = new Pn(i[a], a)), l.parent = n;
  return (e.parent = new Pn(null, 0)).children = [e], e;
}
function Tu() {
  var t = xu, e = 1, n = 1, r = null;
  function l(u) {
    var c = Au(u);
    if (c.eachAfter(i), c.parent.m = -c.z, c.eachBefore(a), r) u.eachBefore(f);
    else {
      var d = u, v = u, h = u;
      u.eachBefore(function(y) {
        y.x < d.x && (d = y), y.x > v.x && (v = y), y.depth > h.depth && (h = y);
      });
      var g = d === v ? 1 : t(d, v) / 2, m = g - d.x, _ = e / (v.x + g + m), w = n / (h.depth || 1);
      u.eachBefore(function(y) {
        y.x = (y.x + m) * _, y.y = y.depth * w;
      });
    }
    return u;
  }
  function i(u) {
    var c = u.children, d = u.parent.children, v = u.i ? d[u.i - 1] : null;
    if (c) {
      Eu(u);
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
      for (var v = u, h = u, g = c, m = v.parent.children[0], _ = v.m, w = h.m, y = g.m, T = m.m, R; g = rr(g), v = nr(v), g && v; )
        m = nr(m), h = rr(h), h.a = u, R = g.z + y - v.z - _ + t(g._, v._), R > 0 && (Su(Mu(g, u, d), u, R), _ += R, w += R), y += g.m, _ += v.m, T += m.m, w += h.m;
      g && !rr(h) && (h.t = g, h.m += y - w), v && !nr(m) && (m.t = v, m.m += _ - T, d = u);
    }
    return d;
  }
  function f(u) {
    u.x *= e, u.y = u.depth * n;
  }
  return l.separation = function(u) {
    return arguments.length ? (t = u, l) : t;
  }, l.size = function(u) {
    return arguments.length ? (r = !1, e = +u[0], n = +u[1], l) : r ? null : [e, n];
  }, l.nodeSize = function(u) {
    return arguments.length ? (r = !0, e = +u[0], n = +u[1], l) : r ? [e, n] : null;
  }, l;
}
function wl(t, e, n, r, l) {
  for (var i = t.children, a, o = -1, f = i.length, u = t.value && (l - n) / t.value; ++o < f; )
    a = i[o], a.x0 = e, a.x1 = r, a.y0 = n, a.y1 = n += a.value * u;
}
var yl = (1 + Math.sqrt(5)) / 2;
function bl(t, e, n, r, l, i) {
  for (var a = [], o = e.children, f, u, c = 0, d = 0, v = o.length, h, g, m = e.value, _, w, y, T, R, L, O; c < v; ) {
    h = l - n, g = i - r;
    do
      _ = o[d++].value;
    while (!_ && d < v);
    for (w = y = _, L = Math.max(g / h, h / g) / (m * t), O = _ * _ * L, R = Math.max(y / O, O / w); d < v; ++d) {
      if (_ += u = o[d].value, u < w && (w = u), u > y && (y = u), O = _ * _ * L, T = Math.max(y / O, O / w), T > R) {
        _ -= u;
        break;
      }
      R = T;
    }
    a.push(f = { value: _, dice: h < g, children: o.slice(c, d) }), f.dice ? pl(f, n, r, l, m ? r += g * _ / m : i) : wl(f, n, r, m ? n += h * _ / m : l, i), m -= _, c = d;
  }
  return a;
}
(function t(e) {
  function n(r, l, i, a, o) {
    bl(e, r, l, i, a, o);
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(yl);
(function t(e) {
  function n(r, l, i, a, o) {
    if ((f = r._squarify) && f.ratio === e)
      for (var f, u, c, d, v = -1, h, g = f.length, m = r.value; ++v < g; ) {
        for (u = f[v], c = u.children, d = u.value = 0, h = c.length; d < h; ++d) u.value += c[d].value;
        u.dice ? pl(u, l, i, a, m ? i += (o - i) * u.value / m : o) : wl(u, l, i, m ? l += (a - l) * u.value / m : a, o), m -= u.value;
      }
    else
      r._squarify = f = bl(e, r, l, i, a, o), f.ratio = e;
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(yl);
const yn = 9, kl = 46, yr = 78;
function Dr(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, r) => {
    n >= 0 && e[n].push(r);
  }), e;
}
function Ou(t, e, n) {
  const r = /* @__PURE__ */ new Set();
  let l = 1;
  const i = (o) => {
    const f = Math.min(t[o]?.length ?? 0, yn + 1);
    return !f || r.has(o) ? !0 : r.size && l + f - 1 > n ? !1 : (r.add(o), l += f - 1, !0);
  };
  i(0);
  for (const o of e) if (!i(o)) break;
  let a = [0];
  for (; a.length; ) {
    const o = [];
    for (const f of a) {
      if (!i(f)) return r;
      r.has(f) && o.push(...t[f].slice(0, yn + 1));
    }
    a = o;
  }
  return r;
}
function xl(t, e, n, r, l = yr) {
  const i = (h) => {
    if (h.fold || !e.has(h.node)) return null;
    const g = t[h.node] ?? [];
    if (g.length <= yn + 1 || n.has(h.node)) return g.map((_) => ({ node: _, fold: 0 }));
    const m = g.filter((_, w) => w < yn || r.has(_));
    return [...m.map((_) => ({ node: _, fold: 0 })), { node: h.node, fold: g.length - m.length }];
  }, a = Tu().nodeSize([kl, l]).separation((h, g) => h.parent === g.parent ? 1 : 1.25)(
    Fr({ node: 0, fold: 0 }, i)
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
const os = "#1e1c19", Sl = "#8b8375", Rn = "#a3301c", Lu = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], Pe = 15, Nu = 2e3;
function El(t, e) {
  const n = Dr(t), r = new Set(t.parent.keys()), l = xl(n, r, r, r);
  return {
    trace: t,
    children: n,
    layout: l,
    shown: l.placed.filter((i) => Wn(t, i.node, e)).slice(0, Nu),
    line: new Set(t.variation),
    value: (i) => gl(t, n, i, e, dl)
  };
}
function us(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function Cu(t, e) {
  if (Ue(t, e)) return Rn;
  const n = t.player[e];
  return n < 0 ? Sl : Lu[n % 4];
}
function Pu(t, e, n) {
  const r = (l, i) => `${(e + l).toFixed(1)},${(n + i).toFixed(1)}`;
  return t === "max" ? `<polygon points="${r(0, -1.15 * Pe)} ${r(1.25 * Pe, 0.9 * Pe)} ${r(-1.25 * Pe, 0.9 * Pe)}"` : t === "min" ? `<polygon points="${r(0, 1.15 * Pe)} ${r(1.25 * Pe, -0.9 * Pe)} ${r(-1.25 * Pe, -0.9 * Pe)}"` : t === "leaf" ? `<rect x="${(e - Pe).toFixed(1)}" y="${(n - 0.8 * Pe).toFixed(1)}" width="${2 * Pe}" height="${1.6 * Pe}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${Pe}"`;
}
function Ml(t, e) {
  return e.parent && t.kind[e.parent.node] === "chance" ? Ge(t.weight[e.node]) : t.text[e.node];
}
function Al(t, e, n = !1) {
  const { layout: r, shown: l, line: i, value: a } = El(t, e), o = r.right - r.left + 60, f = r.bottom + 70, u = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(r.left - 30).toFixed(1)} -30 ${o.toFixed(1)} ${f.toFixed(1)}" width="${o.toFixed(0)}" height="${f.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(r.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const c of l) {
    if (!c.parent) continue;
    const d = Ue(t, c.node), v = !n && i.has(c.node) && i.has(c.parent.node), h = d ? `stroke="${Rn}" stroke-dasharray="5 4" stroke-width="1.4"` : v ? `stroke="${os}" stroke-width="3"` : `stroke="${Sl}" stroke-width="1.2"`;
    u.push(`<line x1="${c.parent.x.toFixed(1)}" y1="${c.parent.y.toFixed(1)}" x2="${c.x.toFixed(1)}" y2="${c.y.toFixed(1)}" ${h}/>`);
  }
  for (const c of l) {
    const d = Ue(t, c.node), v = t.kind[c.node];
    u.push(`${Pu(v, c.x, c.y)} fill="#ffffff" stroke="${Cu(t, c.node)}" stroke-width="1.8"${d ? ' stroke-dasharray="4 3"' : ""}/>`);
    const h = d ? "×" : n && v !== "leaf" ? "" : a(c.node), g = v === "max" ? 8 : v === "min" ? 0 : 4;
    if (u.push(`<text x="${c.x.toFixed(1)}" y="${(c.y + g).toFixed(1)}" font-size="${_l(h)}" font-weight="600" fill="${d ? Rn : os}">${us(h)}</text>`), pn(t, c.node) && u.push(`<line x1="${(c.x - 9).toFixed(1)}" y1="${(c.y + Pe + 8).toFixed(1)}" x2="${(c.x + 9).toFixed(1)}" y2="${(c.y + Pe + 2).toFixed(1)}" stroke="${Rn}" stroke-width="2"/>`), c.parent) {
      const m = c.x * 0.62 + c.parent.x * 0.38, _ = c.y * 0.62 + c.parent.y * 0.38;
      u.push(`<text x="${m.toFixed(1)}" y="${(_ + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${us(Ml(t, c))}</text>`);
    }
  }
  return u.push("</svg>"), u.join(`
`);
}
const Ru = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}"
};
function fs(t) {
  return [...t].map((e) => Ru[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function Iu(t, e) {
  const { shown: n, line: r, value: l } = El(t, e), i = (o) => `(${(o.x / 46).toFixed(2)},${(-o.y / 46).toFixed(2)})`, a = [
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
    const f = t.kind[o.node], u = ["max", "min", "chance", "leaf"].includes(f) ? f : "player", c = Ue(t, o.node), d = c ? "$\\times$" : fs(l(o.node));
    a.push(`  \\node[${u}${c ? ", pruned" : ""}] (n${o.node}) at ${i(o)} {${d}};`);
  }
  for (const o of n) {
    if (!o.parent) continue;
    const f = r.has(o.node) && r.has(o.parent.node), u = Ue(t, o.node) ? "pruned" : f ? "best" : "";
    a.push(`  \\draw[${u}] (n${o.parent.node}) -- node[move] {${fs(Ml(t, o))}} (n${o.node});`);
  }
  return a.push("\\end{tikzpicture}"), `${a.join(`
`)}
`;
}
async function zu(t, e) {
  const n = URL.createObjectURL(new Blob([Al(t, e)], { type: "image/svg+xml" }));
  try {
    const r = new Image();
    r.src = n, await r.decode();
    const l = document.createElement("canvas");
    l.width = Math.min(2 * r.width, 16e3), l.height = Math.min(2 * r.height, 16e3);
    const i = l.getContext("2d");
    return i.scale(2, 2), i.drawImage(r, 0, 0), await new Promise(
      (a, o) => l.toBlob((f) => f ? a(f) : o(new Error("this drawing is too large")), "image/png")
    );
  } finally {
    URL.revokeObjectURL(n);
  }
}
function sr(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, r = URL.createObjectURL(n), l = document.createElement("a");
  l.href = r, l.download = t, l.click(), setTimeout(() => URL.revokeObjectURL(r), 1e3);
}
var Fu = /* @__PURE__ */ q('<span class="soft" aria-hidden="true">›</span>'), Du = /* @__PURE__ */ q('<!> <button class="step svelte-7t07ym"> </button>', 1), ju = /* @__PURE__ */ q('<label class="row">Its value <input type="number" step="any" class="svelte-7t07ym"/></label>'), qu = /* @__PURE__ */ q('<p class="soft facts svelte-7t07ym">Its value was never asked for.</p>'), Vu = /* @__PURE__ */ q('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), Bu = /* @__PURE__ */ q('<p class="soft facts svelte-7t07ym"> </p>'), Hu = /* @__PURE__ */ q('<ul aria-label="moves from here" class="svelte-7t07ym"></ul> <!>', 1), Uu = /* @__PURE__ */ q('<section class="panel stack" aria-label="selected node"><nav aria-label="the way to this node" class="svelte-7t07ym"></nav> <p class="told serif svelte-7t07ym" role="status"> </p> <p class="soft facts svelte-7t07ym"> <!><!></p> <!> <!></section>');
function Yu(t, e) {
  Ne(e, !0);
  const n = 40;
  let r = /* @__PURE__ */ Z("");
  const l = /* @__PURE__ */ A(() => Dr(e.trace)), i = /* @__PURE__ */ A(() => s(l)[e.selected] ?? []), a = /* @__PURE__ */ A(() => e.selected), o = /* @__PURE__ */ A(() => {
    const V = [];
    for (let B = e.selected; B >= 0; B = e.trace.parent[B]) V.unshift(B);
    return V;
  });
  He(() => {
    const V = e.trace.look, B = e.selected;
    S(r, "");
    const oe = Ze.on("explained", (de) => {
      de.look === V && de.node === B && S(r, de.text, !0);
    });
    return Ze.send({ type: "explain", look: V, node: B }), oe;
  });
  function f(V) {
    const B = e.trace.player[V];
    return B >= 0 ? `${e.trace.names[B]} to move` : B === -1 ? "chance" : "leaf";
  }
  function u(V) {
    const B = e.trace.alpha[V] ?? null, oe = e.trace.beta[V] ?? null;
    return e.trace.algorithm === "mcts" || e.trace.algorithm === "minimax" || B === null && oe === null ? "" : `window ${B === null ? "−∞" : Ge(B)} … ${oe === null ? "∞" : Ge(oe)}`;
  }
  function c(V) {
    return Ue(e.trace, V) ? "pruned" : pn(e.trace, V) ? "cut" : "";
  }
  var d = Uu(), v = se(d);
  Le(v, 21, () => s(o), qe, (V, B, oe) => {
    var de = Du(), k = Oe(de);
    {
      var F = (te) => {
        var ue = Fu();
        E(te, ue);
      };
      Q(k, (te) => {
        oe && te(F);
      });
    }
    var N = D(k, 2), G = ce(N, !0);
    j(() => {
      ne(N, "aria-current", s(B) === e.selected ? "true" : void 0), ee(G, oe ? e.trace.text[s(B)] : "root");
    }), re("click", N, () => e.select(s(B))), E(V, de);
  });
  var h = D(v, 2), g = ce(h, !0), m = D(h, 2), _ = se(m), w = D(_);
  {
    var y = (V) => {
      var B = Pt();
      j((oe) => ee(B, `, ${oe ?? ""}`), [() => u(s(a))]), E(V, B);
    }, T = /* @__PURE__ */ A(() => u(s(a)));
    Q(w, (V) => {
      s(T) && V(y);
    });
  }
  var R = D(w);
  {
    var L = (V) => {
      var B = Pt();
      j((oe) => ee(B, `, ${oe ?? ""} visits`), [() => pr(e.trace.visits[s(a)])]), E(V, B);
    };
    Q(R, (V) => {
      (e.trace.visits[s(a)] ?? 0) > 1 && V(L);
    });
  }
  var O = D(m, 2);
  {
    var M = (V) => {
      var B = ju(), oe = D(se(B));
      j(() => fl(oe, e.trace.value[s(a)] ?? 0)), re("change", oe, (de) => e.change?.(s(a), Number(de.currentTarget.value))), E(V, B);
    }, K = (V) => {
      var B = qu();
      E(V, B);
    }, C = /* @__PURE__ */ A(() => e.change && Ue(e.trace, s(a)));
    Q(O, (V) => {
      e.change && e.trace.kind[s(a)] === "leaf" && e.trace.names.length <= 2 ? V(M) : s(C) && V(K, 1);
    });
  }
  var I = D(O, 2);
  {
    var $ = (V) => {
      var B = Hu(), oe = Oe(B);
      Le(oe, 21, () => s(i).slice(0, n), qe, (F, N) => {
        var G = Vu(), te = se(G);
        let ue;
        var p = se(te), x = ce(p, !0), H = D(p, 2), z = ce(H);
        j(
          (Y, U, X, ve) => {
            ue = he(te, 1, Y, "svelte-7t07ym", ue, { "on-line": U }), ee(x, e.trace.text[s(N)]), ee(z, `${X ?? ""}${ve ?? ""}`);
          },
          [
            () => Mn(c(s(N))),
            () => e.trace.variation.includes(s(N)),
            () => Ue(e.trace, s(N)) ? "pruned" : e.trace.values[s(N)] && e.trace.names.length > 2 ? e.trace.values[s(N)].map((Y) => Ge(Y)).join(" ") : Ge(e.trace.value[s(N)]),
            () => pn(e.trace, s(N)) ? " (cut)" : ""
          ]
        ), re("click", te, () => e.select(s(N))), E(F, G);
      });
      var de = D(oe, 2);
      {
        var k = (F) => {
          var N = Bu(), G = ce(N);
          j(() => ee(G, `and ${s(i).length - n} more`)), E(F, N);
        };
        Q(de, (F) => {
          s(i).length > n && F(k);
        });
      }
      E(V, B);
    };
    Q(I, (V) => {
      s(i).length && V($);
    });
  }
  j(
    (V, B) => {
      ee(g, V), ee(_, B);
    },
    [
      () => s(r) ? s(r).charAt(0).toUpperCase() + s(r).slice(1) + "." : " ",
      () => f(s(a))
    ]
  ), E(t, d), Ce();
}
vt(["click", "change"]);
var Wu = /* @__PURE__ */ q('<div class="slider svelte-3ly6rn"><button aria-label="to the beginning" class="svelte-3ly6rn">|◂</button> <button aria-label="a step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="a step on" class="svelte-3ly6rn">▸</button> <button aria-label="to the end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" aria-label="moment of the search" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function Gu(t, e) {
  Ne(e, !0);
  let n = /* @__PURE__ */ Z(0);
  function r() {
    clearInterval(s(n)), S(n, 0);
  }
  pa(r);
  function l() {
    if (s(n)) return r();
    e.moment >= e.last && e.change(0);
    const m = Math.max(1, Math.round(e.last / 240));
    S(
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
  var i = Wu(), a = se(i), o = D(a, 2), f = D(o, 2), u = ce(f, !0), c = D(f, 2), d = D(c, 2), v = D(d, 2), h = D(v, 2), g = ce(h);
  j(() => {
    a.disabled = e.moment <= 0, o.disabled = e.moment <= 0, ee(u, s(n) ? "Pause" : "Play"), c.disabled = e.moment >= e.last, d.disabled = e.moment >= e.last, ne(v, "max", e.last), fl(v, e.moment), ne(v, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), ee(g, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), re("click", a, () => e.change(0)), re("click", o, () => e.change(Math.max(0, e.moment - 1))), re("click", f, l), re("click", c, () => e.change(Math.min(e.last, e.moment + 1))), re("click", d, () => e.change(e.last)), re("input", v, (m) => e.change(Number(m.currentTarget.value))), E(t, i), Ce();
}
vt(["click", "input"]);
const Nn = ["system", "light", "dark"];
class Xu {
  #e = /* @__PURE__ */ Z("system");
  get name() {
    return s(this.#e);
  }
  set name(e) {
    S(this.#e, e, !0);
  }
  constructor() {
    const e = localStorage.getItem("theme");
    e && Nn.includes(e) && this.set(e);
  }
  next() {
    this.set(Nn[(Nn.indexOf(this.name) + 1) % Nn.length]);
  }
  set(e) {
    this.name = e, localStorage.setItem("theme", e), e === "system" ? delete document.documentElement.dataset.theme : document.documentElement.dataset.theme = e;
  }
}
const Ku = new Xu();
var Zu = /* @__PURE__ */ q('<div class="frame svelte-1y7d2q4"><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas> <div class="tools svelte-1y7d2q4"><button aria-label="nearer" class="svelte-1y7d2q4">+</button> <button aria-label="further away" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Whole</button> <button class="svelte-1y7d2q4">Open all</button></div></div>');
function Ju(t, e) {
  Ne(e, !0);
  const n = 0.62, r = 48, l = 120;
  let i = ie(e, "marked", 19, () => /* @__PURE__ */ new Set()), a = ie(e, "height", 3, 460), o = ie(e, "blank", 3, !1), f = ie(e, "label", 3, "search tree"), u, c = /* @__PURE__ */ Z(600), d = /* @__PURE__ */ Z({ scale: 1, x: 300, y: 40 }), v = /* @__PURE__ */ Z(/* @__PURE__ */ new Set()), h = /* @__PURE__ */ Z(/* @__PURE__ */ new Set()), g = /* @__PURE__ */ Z(0), m = null;
  const _ = /* @__PURE__ */ A(() => Dr(e.trace)), w = /* @__PURE__ */ A(() => new Set(e.trace.variation));
  let y = /* @__PURE__ */ Z(ot(yr));
  const T = /* @__PURE__ */ A(() => xl(s(_), s(v), s(h), s(w), s(y)));
  He(() => {
    const z = s(_);
    ut(() => {
      S(v, Ou(z, e.trace.variation, s(c) / (kl * n))), S(h, /* @__PURE__ */ new Set());
    });
  }), He(() => {
    s(_), ut(R);
  });
  function R() {
    const z = s(T).right - s(T).left + 70, Y = a() - r - 50, U = Math.max(1, Math.round(s(T).bottom / s(y)));
    let X = Math.max(0.02, Math.min(1.2, s(c) / z));
    S(y, Math.max(yr, Math.min(l, Y / U) / X), !0), U * s(y) * X > Y && (X = Math.max(0.02, Y / (U * s(y)))), S(d, {
      scale: X,
      x: s(c) / 2 - X * (s(T).left + s(T).right) / 2,
      y: 28 + Math.max(0, (Y - X * U * s(y)) / 2)
    });
  }
  function L() {
    S(v, new Set(s(_).keys())), S(h, s(v)), R();
  }
  function O(z) {
    const Y = new Set(s(v));
    Y.has(z) ? Y.delete(z) : Y.add(z), S(v, Y);
  }
  He(() => {
    const z = e.selected;
    ut(() => {
      const U = new Set(s(v)), X = new Set(s(h));
      for (let _e = e.trace.parent[z] ?? -1; _e >= 0; _e = e.trace.parent[_e])
        U.add(_e);
      const ve = e.trace.parent[z] ?? -1;
      ve >= 0 && (s(_)[ve]?.indexOf(z) ?? 0) >= yn && X.add(ve), U.size !== s(v).size && S(v, U), X.size !== s(h).size && S(h, X);
    });
    const Y = s(T).byNode.get(z);
    ut(() => {
      if (!Y) return;
      const U = Y.x * s(d).scale + s(d).x, X = Y.y * s(d).scale + s(d).y;
      (U < 20 || U > s(c) - 20 || X < 20 || X > a() - 20) && S(d, {
        ...s(d),
        x: s(c) / 2 - Y.x * s(d).scale,
        y: a() / 2 - Y.y * s(d).scale
      });
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => xi(g));
  let K = 0;
  He(() => {
    Ku.name, s(g);
    const z = {
      trace: e.trace,
      children: s(_),
      layout: s(T),
      moment: e.moment,
      selected: e.selected,
      line: s(w),
      marked: i(),
      open: s(v),
      blank: o()
    }, Y = s(d), U = s(c);
    cancelAnimationFrame(K), K = requestAnimationFrame(() => {
      const X = devicePixelRatio || 1;
      (u.width !== Math.round(U * X) || u.height !== Math.round(a() * X)) && (u.width = Math.round(U * X), u.height = Math.round(a() * X));
      const ve = u.getContext("2d");
      ve.setTransform(X, 0, 0, X, 0, 0), Jo(ve, z, Y, Zo(u), U, a());
    });
  });
  function C(z, Y = s(c) / 2, U = a() / 2) {
    const X = Math.max(0.02, Math.min(3, s(d).scale * z)), ve = X / s(d).scale;
    S(d, {
      scale: X,
      x: Y - (Y - s(d).x) * ve,
      y: U - (U - s(d).y) * ve
    });
  }
  function I(z) {
    z.preventDefault(), C(Math.exp(-z.deltaY * 15e-4), z.offsetX, z.offsetY);
  }
  function $(z) {
    m = { x: z.clientX, y: z.clientY, moved: !1 }, u.setPointerCapture(z.pointerId);
  }
  function V(z) {
    if (!m) return;
    const Y = z.clientX - m.x, U = z.clientY - m.y;
    !m.moved && Math.hypot(Y, U) < 4 || (m = { x: z.clientX, y: z.clientY, moved: !0 }, S(d, { ...s(d), x: s(d).x + Y, y: s(d).y + U }));
  }
  function B(z) {
    const Y = m && !m.moved;
    if (m = null, !Y) return;
    const U = (z.offsetX - s(d).x) / s(d).scale, X = (z.offsetY - s(d).y) / s(d).scale, ve = Math.max(un * 1.3, 8 / s(d).scale);
    for (const _e of s(T).placed)
      if (!(Math.abs(_e.x - U) > ve || Math.abs(_e.y - X) > ve)) {
        _e.fold ? S(h, new Set(s(h)).add(_e.node)) : !o() && _e.node === e.selected && (s(_)[_e.node]?.length ?? 0) > 0 ? O(_e.node) : e.select(_e.node);
        return;
      }
  }
  function oe(z) {
    const Y = e.trace.parent[e.selected] ?? -1, U = Y >= 0 ? s(_)[Y] : [0], X = U.indexOf(e.selected), ve = s(_)[e.selected] ?? [], _e = {
      ArrowUp: Y >= 0 ? Y : void 0,
      ArrowDown: ve.find((we) => s(w).has(we)) ?? ve[0],
      ArrowLeft: U[X - 1],
      ArrowRight: U[X + 1],
      Home: 0
    };
    if (z.key in _e) {
      const we = _e[z.key];
      we !== void 0 && e.select(we);
    } else if (z.key === " " || z.key === "Enter") o() ? e.select(e.selected) : O(e.selected);
    else if (z.key === "+") C(1.25);
    else if (z.key === "-") C(0.8);
    else return;
    z.preventDefault(), z.stopPropagation();
  }
  const de = /* @__PURE__ */ A(() => s(T).byNode.get(e.selected));
  var k = { fit: R, openAll: L, toggle: O }, F = Zu();
  let N;
  var G = se(F);
  An(G, (z) => u = z, () => u);
  var te = D(G, 2), ue = se(te), p = D(ue, 2), x = D(p, 2), H = D(x, 2);
  return j(() => {
    N = qt(F, "", N, { height: `${a() ?? ""}px` }), ne(G, "aria-label", `${f() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys go from node to node; what is selected is told below.`), ne(G, "data-x", s(de) ? s(de).x * s(d).scale + s(d).x : void 0), ne(G, "data-y", s(de) ? s(de).y * s(d).scale + s(d).y : void 0), ne(G, "data-shown", s(T).placed.length);
  }), mt("wheel", G, I), re("pointerdown", G, $), re("pointermove", G, V), re("pointerup", G, B), re("keydown", G, oe), re("click", ue, () => C(1.3)), re("click", p, () => C(0.77)), re("click", x, R), re("click", H, () => L()), mr(F, "clientWidth", (z) => S(c, z)), E(t, F), Ce(k);
}
vt([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var Qu = /* @__PURE__ */ q('<p role="alert" class="failure"> </p>'), $u = /* @__PURE__ */ q(" <!><!>.", 1), ef = /* @__PURE__ */ q('<div class="row"><span class="soft facts svelte-1ond5h7">For slides:</span> <button>SVG</button> <button>PNG</button> <button>TikZ</button></div>'), tf = /* @__PURE__ */ q('<div><div class="left stack svelte-1ond5h7"><!> <!> <p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p> <!></div> <!></div> <ul class="legend soft svelte-1ond5h7" aria-label="signs"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> the line of best play</li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never looked at</li></ul>', 1), nf = /* @__PURE__ */ q('<p class="soft" role="status"> </p>'), rf = /* @__PURE__ */ q("<!> <!>", 1);
function sf(t, e) {
  Ne(e, !0);
  let n = ie(e, "looking", 7), r = ie(e, "height", 3, 460), l = ie(e, "exporting", 3, !0);
  const i = /* @__PURE__ */ A(() => n().trace), a = /* @__PURE__ */ A(() => s(i) ? Wo(s(i), n().moment) : null);
  async function o() {
    s(i) && sr("tree.png", await zu(s(i), n().moment));
  }
  var f = rf(), u = Oe(f);
  {
    var c = (g) => {
      var m = Qu(), _ = ce(m, !0);
      j(() => ee(_, n().failure)), E(g, m);
    };
    Q(u, (g) => {
      n().failure && g(c);
    });
  }
  var d = D(u, 2);
  {
    var v = (g) => {
      var m = tf(), _ = Oe(m);
      let w;
      var y = se(_), T = se(y);
      Ju(T, {
        get trace() {
          return s(i);
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
        select: (k) => n().selected = k
      });
      var R = D(T, 2);
      Gu(R, {
        get moment() {
          return n().moment;
        },
        get last() {
          return n().last;
        },
        change: (k) => n().moment = k
      });
      var L = D(R, 2), O = se(L), M = D(O);
      {
        var K = (k) => {
          var F = Pt();
          j((N) => ee(F, `, ${N ?? ""} pruned`), [() => on(s(a).pruned)]), E(k, F);
        };
        Q(M, (k) => {
          s(a).pruned && k(K);
        });
      }
      var C = D(M, 2);
      {
        var I = (k) => {
          var F = $u(), N = Oe(F), G = D(N);
          {
            var te = (x) => {
              var H = Pt();
              j(() => ee(H, `, best move ${s(i).summary.move ?? ""}`)), E(x, H);
            };
            Q(G, (x) => {
              s(i).summary.move && x(te);
            });
          }
          var ue = D(G);
          {
            var p = (x) => {
              var H = Pt();
              j(() => ee(H, `, depth ${s(i).summary.depth ?? ""}`)), E(x, H);
            };
            Q(ue, (x) => {
              s(i).summary.depth && x(p);
            });
          }
          j((x) => ee(N, `${s(i).summary.algorithm ?? ""}: value ${x ?? ""} to ${s(i).names[s(i).perspective] ?? ""}`), [() => Ge(s(i).summary.value)]), E(k, F);
        };
        Q(C, (k) => {
          n().moment >= n().last && k(I);
        });
      }
      var $ = D(C, 2);
      {
        var V = (k) => {
          var F = Pt();
          j((N) => ee(F, `${N ?? ""} more nodes were searched than are kept.`), [() => on(s(i).truncated)]), E(k, F);
        };
        Q($, (k) => {
          s(i).truncated && k(V);
        });
      }
      var B = D(L, 2);
      {
        var oe = (k) => {
          var F = ef(), N = D(se(F), 2), G = D(N, 2), te = D(G, 2);
          re("click", N, () => sr("tree.svg", Al(s(i), n().moment))), re("click", G, o), re("click", te, () => sr("tree.tex", Iu(s(i), n().moment))), E(k, F);
        };
        Q(B, (k) => {
          l() && k(oe);
        });
      }
      var de = D(y, 2);
      Yu(de, {
        get trace() {
          return s(i);
        },
        get selected() {
          return n().selected;
        },
        get change() {
          return e.change;
        },
        select: (k) => n().selected = k
      }), j(
        (k, F) => {
          w = he(_, 1, "view svelte-1ond5h7", null, w, { busy: n().busy }), ee(O, `${k ?? ""} nodes, ${F ?? ""} leaves`);
        },
        [
          () => on(s(a).nodes),
          () => on(s(a).leaves)
        ]
      ), E(g, m);
    }, h = (g) => {
      var m = nf(), _ = ce(m, !0);
      j(() => ee(_, n().compiling ? "Compiling: the first time takes a while …" : "Searching …")), E(g, m);
    };
    Q(d, (g) => {
      s(i) && s(a) ? g(v) : n().busy && g(h, 1);
    });
  }
  E(t, f), Ce();
}
vt(["click"]);
var lf = /* @__PURE__ */ q("<tr><td> </td><td> </td><td> </td></tr>"), af = /* @__PURE__ */ q('<table class="data"><caption> </caption><thead><tr><th scope="col">move</th><th scope="col">value</th><th scope="col">line</th></tr></thead><tbody></tbody></table>'), of = /* @__PURE__ */ q('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function uf(t, e) {
  Ne(e, !0);
  const n = 12, r = e.trace ? new Go(e.trace.look) : null;
  r && e.trace && r.show(e.trace);
  const l = /* @__PURE__ */ A(() => (e.analysis?.rows ?? e.position.legal).some((g) => g.cells.length > 1));
  var i = of(), a = se(i), o = ce(a, !0), f = D(a, 2), u = se(f);
  {
    let g = /* @__PURE__ */ A(() => e.analysis?.rows ?? []), m = /* @__PURE__ */ A(() => e.position.last?.cells ?? []);
    Ho(u, {
      get parts() {
        return e.position.board;
      },
      get names() {
        return e.names;
      },
      get rows() {
        return s(g);
      },
      get moving() {
        return s(l);
      },
      get last() {
        return s(m);
      }
    });
  }
  var c = D(u, 2);
  {
    var d = (g) => {
      var m = af(), _ = se(m), w = ce(_), y = D(_, 2);
      Le(y, 21, () => e.analysis.rows.slice(0, n), qe, (T, R) => {
        var L = lf(), O = se(L), M = ce(O, !0), K = D(O), C = ce(K, !0), I = D(K), $ = ce(I, !0);
        j(
          (V, B) => {
            ee(M, s(R).text), ee(C, V), ee($, B);
          },
          [
            () => xa(s(R).value, s(R).bound),
            () => s(R).line.slice(1, 8).join(" ")
          ]
        ), E(T, L);
      }), j((T) => ee(w, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${T ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => on(e.analysis.nodes)]), E(g, m);
    };
    Q(c, (g) => {
      e.analysis && g(d);
    });
  }
  var v = D(f, 2);
  {
    var h = (g) => {
      sf(g, {
        get looking() {
          return r;
        },
        height: 380
      });
    };
    Q(v, (g) => {
      r && g(h);
    });
  }
  j(() => ee(o, e.title)), E(t, i), Ce();
}
const Tl = /* @__PURE__ */ new Map();
Ze.attach((t) => {
  "look" in t && Tl.get(t.look)?.send(t);
});
function ff({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && Tl.set(n.trace.look, t), t.on("msg:custom", (l) => Ze.receive(l));
  const r = Zi(uf, { target: e, props: n });
  return () => void Qi(r);
}
const df = { render: ff };
export {
  df as default
};
