var Vn = Array.isArray, Oi = Array.prototype.indexOf, hn = Array.prototype.includes, Bn = Array.from, cs = Object.defineProperty, Ht = Object.getOwnPropertyDescriptor, Ni = Object.getOwnPropertyDescriptors, Li = Object.prototype, Ci = Array.prototype, ds = Object.getPrototypeOf, jr = Object.isExtensible;
const rn = () => {
};
function Pi(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function hs() {
  var t, e, n = new Promise((r, i) => {
    t = r, e = i;
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
const De = 2, Gt = 4, Hn = 8, yr = 1 << 24, $e = 16, rt = 32, Et = 64, ir = 128, kr = 256, nt = 512, Ae = 1024, me = 2048, We = 4096, je = 8192, Re = 16384, Jt = 32768, vn = 1 << 25, Ft = 65536, In = 1 << 17, Ri = 1 << 18, Qt = 1 << 19, Ii = 1 << 20, at = 1 << 25, zn = 1 << 21, Ut = 1 << 22, xt = 1 << 23, Rt = Symbol("$state"), vs = Symbol("component"), zi = Symbol("legacy props"), Fi = Symbol(""), gs = Symbol("attributes"), ar = Symbol("class"), lr = Symbol("style"), or = Symbol("text"), yn = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), Un = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), Di = 1, ji = 2, _s = 4, qi = 8, Vi = 16, Bi = 1, Hi = 4, Ui = 8, Yi = 16, Wi = 1, Gi = 2, ms = {}, Se = Symbol("uninitialized"), Xi = "http://www.w3.org/1999/xhtml", Ki = "@attach";
function Zi() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function Ji() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function Qi() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function ps(t) {
  return t === this.v;
}
function $i(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function ws(t) {
  return !$i(t, this.v);
}
function bs(t) {
  throw new Error("https://svelte.dev/e/lifecycle_outside_component");
}
function ea() {
  throw new Error("https://svelte.dev/e/async_derived_orphan");
}
function ta(t, e, n) {
  throw new Error("https://svelte.dev/e/each_key_duplicate");
}
function na(t) {
  throw new Error("https://svelte.dev/e/effect_in_teardown");
}
function ra() {
  throw new Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function sa(t) {
  throw new Error("https://svelte.dev/e/effect_orphan");
}
function ia() {
  throw new Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function aa(t) {
  throw new Error("https://svelte.dev/e/props_invalid_value");
}
function la() {
  throw new Error("https://svelte.dev/e/state_descriptors_fixed");
}
function oa() {
  throw new Error("https://svelte.dev/e/state_prototype_fixed");
}
function ua() {
  throw new Error("https://svelte.dev/e/state_unsafe_mutation");
}
function fa() {
  throw new Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
let Ie = null;
function Xt(t) {
  Ie = t;
}
function Le(t, e = !1, n) {
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
function ys() {
  return !0;
}
let Lt = [];
function ks() {
  var t = Lt;
  Lt = [], Pi(t);
}
function lt(t) {
  if (Lt.length === 0 && !fn) {
    var e = Lt;
    queueMicrotask(() => {
      e === Lt && ks();
    });
  }
  Lt.push(t);
}
function ca() {
  for (; Lt.length > 0; )
    ks();
}
const da = -7169;
function xe(t, e) {
  t.f = t.f & da | e;
}
function Sr(t) {
  (t.f & nt) !== 0 || t.deps === null ? xe(t, Ae) : xe(t, We);
}
function xs(t, e) {
  (t.f & me) !== 0 ? e.set(t, me) : (t.f & We) !== 0 && e.get(t) !== me && e.set(t, We), xe(t, Ae);
}
function ha(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, lt(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function kn(t) {
  var e = ie, n = fe;
  Je(null), dt(null);
  try {
    return t();
  } finally {
    Je(e), dt(n);
  }
}
function Ss(t, e, n, r) {
  const i = gn;
  var a = t.filter((h) => !h.settled), l = e.map(i);
  if (n.length === 0 && a.length === 0) {
    r(l);
    return;
  }
  var o = (
    /** @type {Effect} */
    fe
  ), f = va(), u = a.length === 1 ? a[0].promise : a.length > 1 ? Promise.all(a.map((h) => h.promise)) : null;
  function c(h) {
    if ((o.f & Re) === 0) {
      f();
      try {
        r([...l, ...h]);
      } catch (g) {
        it(g, o);
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
    Promise.all(n.map((h) => /* @__PURE__ */ ga(h))).then(c).catch((h) => it(h, o)).finally(d);
  }
  u ? u.then(() => {
    if ((o.f & Re) !== 0) {
      d();
      return;
    }
    f(), v(), Fn();
  }) : v();
}
function va() {
  var t = (
    /** @type {Effect} */
    fe
  ), e = ie, n = Ie, r = (
    /** @type {Batch} */
    le
  );
  return function(a = !0) {
    dt(t), Je(e), Xt(n), a && (t.f & Re) === 0 && (r?.activate(), r?.apply());
  };
}
function Fn(t = !0) {
  dt(null), Je(null), Xt(null), t && le?.deactivate();
}
function Es() {
  var t = (
    /** @type {Effect} */
    fe
  ), e = t.b, n = (
    /** @type {Batch} */
    le
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
function ga(t, e, n) {
  let r = (
    /** @type {Effect | null} */
    fe
  );
  r === null && ea();
  var i = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), a = Dt(
    /** @type {V} */
    Se
  ), l = !ie, o = /* @__PURE__ */ new Set();
  return La(() => {
    var f = (
      /** @type {Effect} */
      fe
    ), u = hs();
    i = u.promise;
    try {
      Promise.resolve(t()).then(u.resolve, (h) => {
        h !== yn && u.reject(h);
      }).finally(Fn);
    } catch (h) {
      u.reject(h), Fn();
    }
    var c = (
      /** @type {Batch} */
      le
    );
    if (l) {
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
      d?.(), o.delete(u), g !== sn && (c.activate(), g ? (a.f |= xt, Kt(a, g)) : ((a.f & xt) !== 0 && (a.f ^= xt), Kt(a, h)), c.deactivate());
    };
    u.promise.then(v, (h) => v(null, h || "unknown"));
  }), Or(() => {
    for (const f of o)
      f.reject(sn);
  }), new Promise((f) => {
    function u(c) {
      function d() {
        c === i ? f(a) : u(i);
      }
      c.then(d, d);
    }
    u(i);
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
function _a(t) {
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
    return Zi(), t.v;
  dt(r);
  try {
    _a(t), e = Zs(t);
  } finally {
    dt(n);
  }
  return e;
}
function As(t) {
  var e = Er(t);
  if (!t.equals(e) && (t.wv = Xs(), (!le?.is_fork || t.deps === null) && (le !== null ? (le.capture(t, e, !0), Yt?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    xe(t, Ae);
    return;
  }
  wt || (et !== null ? (Tr() || le?.is_fork) && et.set(t, e) : Sr(t));
}
function ma(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && kn(() => {
        e.ac.abort(yn), e.ac = null;
      }), e.fn !== null && (e.teardown = rn), _n(e, 0), Nr(e));
}
function Ts(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && Zt(e);
}
let Xn = null, Vt = null, le = null, Yt = null, et = null, ur = null, fn = !1, Kn = !1, cn = null, Cn = null;
var Vr = 0;
let pa = 1;
class Mt {
  id = pa++;
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
      for (var i of r.d)
        xe(i, me), n(i);
      for (i of r.m)
        xe(i, We), n(i);
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
    for (const a of this.#i)
      if (!((a.f & Re) !== 0 || (a.f & (me | We)) === 0)) {
        for (var n = a, r = !1; n.parent !== null; ) {
          n = n.parent;
          var i = n.f;
          if ((i & (Et | rt)) !== 0) {
            if ((i & Ae) === 0) {
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
  #g() {
    this.started = !0;
    for (const [o, f] of this.#l)
      xe(o, f), this.schedule(o);
    this.apply();
    for (var e = cn = [], n = [], r = Cn = []; this.#i.length > 0; ) {
      Vr++ > 1e3 && (this.#d(), ba());
      for (const o of this.#f())
        try {
          this.#w(o, e, n);
        } catch (f) {
          throw Ls(o), this.#v() || this.discard(), f;
        }
    }
    if (le = null, r.length > 0) {
      var i = Mt.ensure();
      for (const o of r)
        i.schedule(o);
    }
    if (cn = null, Cn = null, this.#v()) {
      this.#_(n), this.#_(e);
      for (const [o, f] of this.#o)
        Ns(o, f);
      r.length > 0 && /** @type {unknown} */
      le.#g();
      return;
    }
    const a = this.#k();
    if (a) {
      this.#_(n), this.#_(e), a.#c(this);
      return;
    }
    this.#l.clear();
    for (const o of this.#e) o(this);
    this.#e.clear(), Yt = this, Br(n), Br(e), Yt = null, this.#s?.resolve();
    var l = (
      /** @type {Batch | null} */
      /** @type {unknown} */
      le
    );
    this.#t === 0 && (this.#i.length === 0 || l !== null) && this.#d(), l !== null && (ft.clear(), l.#g());
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
    for (var i = e.first; i !== null; ) {
      var a = i.f, l = (a & (rt | Et)) !== 0, o = l && (a & Ae) !== 0, f = o || (a & je) !== 0 || this.#o.has(i);
      if (!f && i.fn !== null) {
        l ? i.f ^= Ae : (a & Gt) !== 0 ? n.push(i) : En(i) && ((a & $e) !== 0 && this.add_dirty_reaction(i, We), Zt(i));
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
      const a = this.async_deriveds.get(r);
      a && i.promise.then(a.resolve).catch(a.reject);
    }
    e.async_deriveds.clear(), this.transfer_reactions(e.#l);
    const n = (r) => {
      var i = r.reactions;
      if (i !== null && !((r.f & De) !== 0 && (r.f & (me | We)) === 0))
        for (const o of i) {
          var a = o.f;
          if ((a & De) !== 0)
            n(
              /** @type {Derived} */
              o
            );
          else {
            var l = (
              /** @type {Effect} */
              o
            );
            a & (Ut | $e) && !this.async_deriveds.has(l) && (this.#l.delete(l), xe(l, me), this.schedule(l));
          }
        }
    };
    for (const r of this.current.keys())
      n(r);
    this.oncommit(() => e.discard()), e.#d(), le = this, this.#g();
  }
  /**
   * @param {Effect[]} effects
   */
  #_(e) {
    for (var n = 0; n < e.length; n += 1)
      xs(e[n], this.#l);
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
    le = this;
  }
  deactivate() {
    le = null, et = null;
  }
  flush() {
    try {
      Kn = !0, le = this, this.#g();
    } finally {
      Vr = 0, ur = null, cn = null, Cn = null, Kn = !1, le = null, et = null, ft.clear();
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
    this.#a.push(e);
  }
  #b() {
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
      var i = [...d.current.keys()].filter(
        (v) => !/** @type {[any, boolean]} */
        d.current.get(v)[1]
      );
      if (!(!d.started || i.length === 0)) {
        var a = i.filter((v) => !this.current.has(v));
        if (a.length === 0)
          e && d.discard();
        else if (n.length > 0) {
          if (e)
            for (const v of this.#h)
              d.unskip_effect(v, (h) => {
                (h.f & ($e | Ut)) !== 0 ? d.schedule(h) : d.#_([h]);
              });
          d.activate();
          var l = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Map();
          for (var f of n)
            Os(f, a, l, o);
          o = /* @__PURE__ */ new Map();
          var u = [...d.current].filter(([v, h]) => {
            const g = this.current.get(v);
            return g ? g[0] !== h[0] || g[1] !== h[1] : !0;
          }).map(([v]) => v);
          if (u.length > 0)
            for (const v of this.#a)
              (v.f & (Re | je | In)) === 0 && Mr(v, u, o) && ((v.f & (Ut | $e)) !== 0 ? (xe(v, me), d.schedule(v)) : d.add_dirty_reaction(v, me));
          if (d.#i.length > 0 && !d.#u) {
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
    this.#u || (this.#u = !0, lt(() => {
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
    (n === me || this.#l.get(e) !== me) && this.#l.set(e, n);
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
    if (le === null) {
      const e = le = new Mt();
      !Kn && !fn && lt(() => {
        e.started || e.flush();
      });
    }
    return le;
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
    if (ur = e, e.b?.is_pending && (e.f & (Gt | Hn | yr)) !== 0 && (e.f & Jt) === 0) {
      e.b.defer_effect(e);
      return;
    }
    this.#i.push(e);
  }
  #d() {
    if (this.linked) {
      var e = this.prev, n = this.next;
      e === null ? Xn = n : e.next = n, n === null ? Vt = e : n.prev = e, this.linked = !1;
    }
  }
}
function wa(t) {
  var e = fn, n = Yt;
  Yt = null, fn = !0;
  try {
    for (var r; ; ) {
      if (ca(), le === null)
        return (
          /** @type {T} */
          r
        );
      le.flush();
    }
  } finally {
    fn = e, Yt = n;
  }
}
function ba() {
  try {
    ia();
  } catch (t) {
    it(t, ur);
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
        for (const i of _t) {
          if ((i.f & (Re | je)) !== 0) continue;
          const a = [i];
          let l = i.parent;
          for (; l !== null; )
            _t.has(l) && (_t.delete(l), a.push(l)), l = l.parent;
          for (let o = a.length - 1; o >= 0; o--) {
            const f = a[o];
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
    for (const i of t.reactions) {
      const a = i.f;
      (a & De) !== 0 ? Os(
        /** @type {Derived} */
        i,
        e,
        n,
        r
      ) : (a & (Ut | $e)) !== 0 && (a & me) === 0 && Mr(i, e, r) && (xe(i, me), Ar(
        /** @type {Effect} */
        i
      ));
    }
}
function Mr(t, e, n) {
  const r = n.get(t);
  if (r !== void 0) return r;
  if (t.deps !== null)
    for (const i of t.deps) {
      if (hn.call(e, i))
        return !0;
      if ((i.f & De) !== 0 && Mr(
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
function Ar(t) {
  le.schedule(t);
}
function Ns(t, e) {
  if (!((t.f & rt) !== 0 && (t.f & Ae) !== 0)) {
    (t.f & me) !== 0 ? e.d.push(t) : (t.f & We) !== 0 && e.m.push(t), xe(t, Ae);
    for (var n = t.first; n !== null; )
      Ns(n, e), n = n.next;
  }
}
function Ls(t) {
  xe(t, Ae);
  for (var e = t.first; e !== null; )
    Ls(e), e = e.next;
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
function ya(t, e = !1, n = !0) {
  const r = Dt(t);
  return e || (r.equals = ws), r;
}
function x(t, e, n = !1) {
  ie !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!tt || (ie.f & In) !== 0) && ys() && (ie.f & (De | $e | Ut | In)) !== 0 && (ct === null || !ct.has(t)) && ua();
  let r = n ? ot(e) : e;
  return Kt(t, r, Cn);
}
var Nt = null, fr = 0;
function Kt(t, e, n = null) {
  if (!t.equals(e)) {
    wt ? ft.set(t, e) : ft.has(t) || ft.set(t, t.v);
    var r = Mt.ensure();
    if (r.capture(t, e), (t.f & De) !== 0) {
      const i = (
        /** @type {Derived} */
        t
      );
      (t.f & me) !== 0 && Er(i), et === null && Sr(i);
    }
    t.wv = Xs(), Nt = null, fr = 0, Ps(t, me, n), Nt = null, fe !== null && (fe.f & Ae) !== 0 && (fe.f & (rt | Et)) === 0 && (Ke === null ? Ra([t]) : Ke.push(t)), !r.is_fork && Dn.size > 0 && !Cs && ka();
  }
  return e;
}
function ka() {
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
function xa(t, e = 1) {
  var n = s(t), r = e === 1 ? n++ : n--;
  return x(t, n), r;
}
function dn(t) {
  x(t, t.v + 1);
}
function Ps(t, e, n) {
  var r = t.reactions;
  if (r !== null) {
    var i = r.length;
    if (fr += i, fr > 1e5 && Nt === null && (Nt = /* @__PURE__ */ new Set()), Nt !== null) {
      if (Nt.has(t)) return;
      Nt.add(t);
    }
    for (var a = 0; a < i; a++) {
      var l = r[a], o = l.f, f = (o & me) === 0;
      if (f && xe(l, e), (o & In) !== 0)
        Dn.add(
          /** @type {Effect} */
          l
        );
      else if ((o & De) !== 0) {
        var u = (
          /** @type {Derived} */
          l
        );
        et?.delete(u), Ps(u, We, n);
      } else if (f) {
        var c = (
          /** @type {Effect} */
          l
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
  if (e !== Li && e !== Ci)
    return t;
  var n = /* @__PURE__ */ new Map(), r = Vn(t), i = /* @__PURE__ */ Z(0), a = zt, l = (o) => {
    if (zt === a)
      return o();
    var f = ie, u = zt;
    Je(null), Yr(a);
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
        (!("value" in u) || u.configurable === !1 || u.enumerable === !1 || u.writable === !1) && la();
        var c = n.get(f);
        return c === void 0 ? l(() => {
          var d = /* @__PURE__ */ Z(u.value);
          return n.set(f, d), d;
        }) : x(c, u.value, !0), !0;
      },
      deleteProperty(o, f) {
        var u = n.get(f);
        if (u === void 0) {
          if (f in o) {
            const c = l(() => /* @__PURE__ */ Z(Se));
            n.set(f, c), dn(i);
          }
        } else
          x(u, Se), dn(i);
        return !0;
      },
      get(o, f, u) {
        if (f === Rt)
          return t;
        var c = n.get(f), d = f in o;
        if (c === void 0 && (!d || Ht(o, f)?.writable) && (c = l(() => {
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
        if (u !== void 0 || (fe !== null || ie !== null) && (!c || Ht(o, f)?.writable)) {
          u === void 0 && (u = l(() => {
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
            g !== void 0 ? x(g, Se) : h in o && (g = l(() => /* @__PURE__ */ Z(Se)), n.set(h + "", g));
          }
        if (d === void 0)
          (!v || Ht(o, f)?.writable) && (d = l(() => /* @__PURE__ */ Z(void 0)), x(d, ot(u)), n.set(f, d));
        else {
          v = d.v !== Se;
          var m = l(() => ot(u));
          x(d, m);
        }
        var _ = Reflect.getOwnPropertyDescriptor(o, f);
        if (_?.set && _.set.call(c, u), !v) {
          if (r && typeof f == "string") {
            var w = (
              /** @type {Source<number>} */
              n.get("length")
            ), b = Number(f);
            Number.isInteger(b) && b >= w.v && x(w, b + 1);
          }
          dn(i);
        }
        return !0;
      },
      ownKeys(o) {
        s(i);
        var f = Reflect.ownKeys(o).filter((d) => {
          var v = n.get(d);
          return v === void 0 || v.v !== Se;
        });
        for (var [u, c] of n)
          c.v !== Se && !(u in o) && f.push(u);
        return f;
      },
      setPrototypeOf() {
        oa();
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
function Sa() {
  if (Wt === void 0) {
    Wt = window, Is = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    zs = Ht(e, "firstChild").get, Fs = Ht(e, "nextSibling").get, jr(t) && (t[ar] = void 0, t[gs] = null, t[lr] = void 0, t.__e = void 0), jr(n) && (n[or] = void 0);
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
function Ea(t) {
  t.textContent = "";
}
function Ds() {
  return !1;
}
function Ma(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function Aa(t) {
  var e = fe;
  if (e === null)
    return ie.f |= xt, t;
  if ((e.f & Jt) === 0 && (e.f & Gt) === 0)
    throw t;
  it(t, e);
}
function it(t, e) {
  if (t === ms)
    throw t;
  if (!(e !== null && (e.f & Re) !== 0)) {
    for (; e !== null; ) {
      if ((e.f & ir) !== 0 && (e.f & (Re | vn)) === 0) {
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
function Ta(t) {
  fe === null && (ie === null && sa(), ra()), wt && na();
}
function Oa(t, e) {
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
  le?.register_created_effect(r);
  var i = r;
  if ((t & Gt) !== 0)
    cn !== null ? cn.push(r) : Mt.ensure().schedule(r);
  else if (e !== null) {
    try {
      Zt(r);
    } catch (l) {
      throw ze(r), l;
    }
    i.deps === null && i.teardown === null && i.nodes === null && i.first === i.last && // either `null`, or a singular child
    (i.f & Qt) === 0 && (i = i.first, (t & $e) !== 0 && (t & Ft) !== 0 && i !== null && (i.f |= Ft));
  }
  if (i !== null && (i.parent = n, n !== null && Oa(i, n), ie !== null && (ie.f & De) !== 0 && (t & Et) === 0)) {
    var a = (
      /** @type {Derived} */
      ie
    );
    (a.effects ??= []).push(i);
  }
  return r;
}
function Tr() {
  return ie !== null && !tt;
}
function Or(t) {
  const e = ht(Hn, null);
  return xe(e, Ae), e.teardown = t, e;
}
function He(t) {
  Ta();
  var e = (
    /** @type {Effect} */
    fe.f
  ), n = !ie && (e & rt) !== 0 && Ie !== null && !Ie.i;
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
  return ht(Gt | Ii, t);
}
function Na(t) {
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
function La(t) {
  return ht(Ut | Qt, t);
}
function qs(t, e = 0) {
  return ht(Hn | e, t);
}
function j(t, e = [], n = [], r = []) {
  Ss(r, e, n, (i) => {
    ht(Hn, () => {
      t(...i.map(s));
    });
  });
}
function Sn(t, e = 0) {
  var n = ht($e | e, t);
  return n;
}
function Vs(t, e = 0) {
  var n = ht(yr | e, t);
  return n;
}
function Ve(t) {
  return ht(rt | Qt, t);
}
function Bs(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = wt, r = ie;
    Ur(!0), Je(null);
    try {
      e.call(null);
    } catch (i) {
      it(i, t.parent);
    } finally {
      Ur(n), Je(r);
    }
  }
}
function Nr(t, e = !1) {
  var n = t.first;
  for (t.first = t.last = null; n !== null; ) {
    const i = n.ac;
    i !== null && kn(() => {
      i.abort(yn);
    });
    var r = n.next;
    (n.f & Et) !== 0 ? n.parent = null : ze(n, e), n = r;
  }
}
function Ca(t) {
  for (var e = t.first; e !== null; ) {
    var n = e.next;
    (e.f & rt) === 0 && ze(e), e = n;
  }
}
function ze(t, e = !0) {
  var n = !1;
  (e || (t.f & Ri) !== 0) && t.nodes !== null && t.nodes.end !== null && (Pa(
    t.nodes.start,
    /** @type {TemplateNode} */
    t.nodes.end
  ), n = !0), t.f |= vn, Nr(t, e && !n), _n(t, 0);
  var r = t.nodes && t.nodes.t;
  if (r !== null)
    for (const a of r)
      a.stop();
  Bs(t), t.f ^= vn, t.f |= Re;
  var i = t.parent;
  i !== null && i.first !== null && Hs(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function Pa(t, e) {
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
  var i = () => {
    n && ze(t), e && e();
  }, a = r.length;
  if (a > 0) {
    var l = () => --a || i();
    for (var o of r)
      o.out(l);
  } else
    i();
}
function Us(t, e, n) {
  if ((t.f & je) === 0) {
    t.f ^= je;
    var r = t.nodes && t.nodes.t;
    if (r !== null)
      for (const o of r)
        (o.is_global || n) && e.push(o);
    for (var i = t.first; i !== null; ) {
      var a = i.next;
      if ((i.f & Et) === 0) {
        var l = (i.f & Ft) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (i.f & rt) !== 0 && (t.f & $e) !== 0;
        Us(i, e, l ? n : !1);
      }
      i = a;
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
      var r = n.next, i = (n.f & Ft) !== 0 || (n.f & rt) !== 0;
      Ys(n, i ? e : !1), n = r;
    }
    var a = t.nodes && t.nodes.t;
    if (a !== null)
      for (const l of a)
        (l.is_global || e) && l.in();
  }
}
function Lr(t, e) {
  if (t.nodes)
    for (var n = t.nodes.start, r = t.nodes.end; n !== null; ) {
      var i = n === r ? null : /* @__PURE__ */ xn(n);
      e.append(n), n = i;
    }
}
let wt = !1;
function Ur(t) {
  wt = t;
}
let ie = null, tt = !1;
function Je(t) {
  ie = t;
}
let fe = null;
function dt(t) {
  fe = t;
}
let ct = null;
function Ws(t) {
  ie !== null && ((ie.f & zn) !== 0 || (ie.f & De) !== 0) && (ct ??= /* @__PURE__ */ new Set()).add(t);
}
let Be = null, Ye = 0, Ke = null;
function Ra(t) {
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
    ), r = n.length, i = 0; i < r; i++) {
      var a = n[i];
      if (En(
        /** @type {Derived} */
        a
      ) && As(
        /** @type {Derived} */
        a
      ), a.wv > t.wv)
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
    for (var i = 0; i < r.length; i++) {
      var a = r[i];
      (a.f & De) !== 0 ? Ks(
        /** @type {Derived} */
        a,
        e,
        !1
      ) : e === a && (n ? xe(a, me) : (a.f & Ae) !== 0 && xe(a, We), Ar(
        /** @type {Effect} */
        a
      ));
    }
}
function Zs(t) {
  var e = Be, n = Ye, r = Ke, i = ie, a = ct, l = Ie, o = tt, f = zt, u = t.f;
  Be = /** @type {null | Value[]} */
  null, Ye = 0, Ke = null, ie = (u & (rt | Et)) === 0 ? t : null, ct = null, Xt(t.ctx), tt = !1, zt = ++Ct, t.ac !== null && (kn(() => {
    t.ac.abort(yn);
  }), t.ac = null);
  try {
    t.f |= zn;
    var c = (
      /** @type {Function} */
      t.fn
    ), d = c();
    t.f |= Jt;
    var v = Wr(t);
    if (ys() && Ke !== null && !tt && v !== null && (t.f & (De | We | me)) === 0)
      for (var h = 0; h < /** @type {Source[]} */
      Ke.length; h++)
        Ks(
          Ke[h],
          /** @type {Effect} */
          t
        );
    if (i !== null && i !== t) {
      if (Ct++, i.deps !== null)
        for (let g = 0; g < n; g += 1)
          i.deps[g].rv = Ct;
      if (e !== null)
        for (const g of e)
          g.rv = Ct;
      Ke !== null && (r === null ? r = Ke : r.push(.../** @type {Source[]} */
      Ke));
    }
    return (t.f & xt) !== 0 && (t.f ^= xt), d;
  } catch (g) {
    return Wr(t), Aa(g);
  } finally {
    t.f ^= zn, Be = e, Ye = n, Ke = r, ie = i, ct = a, Xt(l), tt = o, zt = f;
  }
}
function Wr(t) {
  var e = t.deps, n = le?.is_fork;
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
function Ia(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var r = Oi.call(n, t);
    if (r !== -1) {
      var i = n.length - 1;
      i === 0 ? n = e.reactions = null : (n[r] = n[i], n.pop());
    }
  }
  if (n === null && (e.f & De) !== 0 && // Destroying a child effect while updating a parent effect can cause a dependency to appear
  // to be unused, when in fact it is used by the currently-updating parent. Checking `new_deps`
  // allows us to skip the expensive work of disconnecting and immediately reconnecting it
  (Be === null || !hn.call(Be, e))) {
    var a = (
      /** @type {Derived} */
      e
    );
    (a.f & nt) !== 0 && (a.f ^= nt), a.v !== Se && Sr(a), a.ac !== null && kn(() => {
      a.ac.abort(yn), a.ac = null, xe(a, me);
    }), ma(a), _n(a, 0);
  }
}
function _n(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var r = e; r < n.length; r++)
      Ia(t, n[r]);
}
function Zt(t) {
  var e = t.f;
  if ((e & Re) === 0) {
    xe(t, Ae);
    var n = fe;
    fe = t;
    try {
      (e & ($e | yr)) !== 0 ? Ca(t) : Nr(t), Bs(t);
      var r = Zs(t);
      t.teardown = typeof r == "function" ? r : null, t.wv = Gs;
      var i;
    } finally {
      fe = n;
    }
  }
}
async function Js() {
  await Promise.resolve(), wa();
}
function s(t) {
  var e = t.f, n = (e & De) !== 0;
  if (ie !== null && !tt) {
    var r = fe !== null && (fe.f & Re) !== 0;
    if (!r && (ct === null || !ct.has(t))) {
      var i = ie.deps;
      if ((ie.f & zn) !== 0)
        t.rv < Ct && (t.rv = Ct, Be === null && i !== null && i[Ye] === t ? Ye++ : Be === null ? Be = [t] : Be.push(t));
      else {
        ie.deps ??= [], hn.call(ie.deps, t) || ie.deps.push(t);
        var a = t.reactions;
        a === null ? t.reactions = [ie] : hn.call(a, ie) || a.push(ie);
      }
    }
  }
  if (wt && ft.has(t))
    return ft.get(t);
  if (n) {
    var l = (
      /** @type {Derived} */
      t
    );
    if (wt) {
      var o = l.v;
      return ((l.f & Ae) === 0 && l.reactions !== null || $s(l)) && (o = Er(l)), ft.set(l, o), o;
    }
    var f = (l.f & nt) === 0 && !tt && ie !== null && (ie.f & nt) !== 0, u = (l.f & Jt) === 0;
    En(l) && (f && (l.f |= nt), As(l)), f && !u && (Ts(l), Qs(l));
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
function za(t) {
  return t.endsWith("capture") && t !== "gotpointercapture" && t !== "lostpointercapture";
}
const Fa = [
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
function Da(t) {
  return Fa.includes(t);
}
const ja = {
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
function qa(t) {
  return t = t.toLowerCase(), ja[t] ?? t;
}
const Va = ["touchstart", "touchmove"];
function Ba(t) {
  return Va.includes(t);
}
const an = Symbol("events"), ei = /* @__PURE__ */ new Set(), cr = /* @__PURE__ */ new Set();
function ti(t, e, n, r = {}) {
  function i(a) {
    if (r.capture || dr.call(e, a), !a.cancelBubble)
      return kn(() => n?.call(this, a));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (i.__removed = !1, lt(() => {
    i.__removed || e.addEventListener(t, i, r);
  })) : e.addEventListener(t, i, r), i;
}
function mt(t, e, n, r, i) {
  var a = { capture: r, passive: i }, l = ti(t, e, n, a);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && Or(() => {
    l.__removed = !0, e.removeEventListener(t, l, a);
  });
}
function re(t, e, n) {
  (e[an] ??= {})[t] = n;
}
function vt(t) {
  for (var e = 0; e < t.length; e++)
    ei.add(t[e]);
  for (var n of cr)
    n(t);
}
let Zn = null, Jn = !1;
function dr(t) {
  var e = this, n = (
    /** @type {Node} */
    e.ownerDocument
  ), r = t.type, i = t.composedPath?.() || [], a = (
    /** @type {null | Element} */
    i[0] || t.target
  );
  Zn = t, Jn || (Jn = !0, setTimeout(() => {
    Jn = !1, Zn = null;
  }));
  var l = 0, o = Zn === t && t[an];
  if (o) {
    var f = i.indexOf(o);
    if (f !== -1 && (e === document || e === /** @type {any} */
    window)) {
      t[an] = e;
      return;
    }
    var u = i.indexOf(e);
    if (u === -1)
      return;
    f <= u && (l = f);
  }
  if (a = /** @type {Element} */
  i[l] || t.target, a !== e) {
    cs(t, "currentTarget", {
      configurable: !0,
      get() {
        return a || n;
      }
    });
    var c = ie, d = fe;
    Je(null), dt(null);
    try {
      for (var v, h = []; a !== null && a !== e; ) {
        try {
          var g = a[an]?.[r];
          g != null && (!/** @type {any} */
          a.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === a) && g.call(a, t);
        } catch (m) {
          v ? h.push(m) : v = m;
        }
        if (t.cancelBubble) break;
        l++, a = l < i.length ? (
          /** @type {Element} */
          i[l]
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
      t[an] = e, delete t.currentTarget, Je(c), dt(d);
    }
  }
}
const Ha = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", {
    /** @param {string} html */
    createHTML: (t) => t
  })
);
function Ua(t) {
  return (
    /** @type {string} */
    Ha?.createHTML(t) ?? t
  );
}
function ni(t) {
  var e = Ma("template");
  return e.innerHTML = Ua(t.replaceAll("<!>", "<!---->")), e.content;
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
  var n = (e & Wi) !== 0, r = (e & Gi) !== 0, i, a = !t.startsWith("<!>");
  return () => {
    i === void 0 && (i = ni(a ? t : "<!>" + t), n || (i = /** @type {TemplateNode} */
    /* @__PURE__ */ jt(i)));
    var l = (
      /** @type {TemplateNode} */
      r || Is ? document.importNode(i, !0) : i.cloneNode(!0)
    );
    if (n) {
      var o = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ jt(l)
      ), f = (
        /** @type {TemplateNode} */
        l.lastChild
      );
      mn(o, f);
    } else
      mn(l, l);
    return l;
  };
}
// @__NO_SIDE_EFFECTS__
function Ya(t, e, n = "svg") {
  var r = !t.startsWith("<!>"), i = `<${n}>${r ? t : "<!>" + t}</${n}>`, a;
  return () => {
    if (!a) {
      var l = (
        /** @type {DocumentFragment} */
        ni(i)
      ), o = (
        /** @type {Element} */
        /* @__PURE__ */ jt(l)
      );
      a = /** @type {Element} */
      /* @__PURE__ */ jt(o);
    }
    var f = (
      /** @type {TemplateNode} */
      a.cloneNode(!0)
    );
    return mn(f, f), f;
  };
}
// @__NO_SIDE_EFFECTS__
function bt(t, e) {
  return /* @__PURE__ */ Ya(t, e, "svg");
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
function S(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function Wa(t) {
  let e = 0, n = Dt(0), r;
  return () => {
    Tr() && (s(n), qs(() => (e === 0 && (r = ut(() => t(() => dn(n)))), e += 1, () => {
      lt(() => {
        e -= 1, e === 0 && (r?.(), r = void 0, dn(n));
      });
    })));
  };
}
var Ga = Ft | Qt;
function Xa(t, e, n, r) {
  new Ka(t, e, n, r);
}
class Ka {
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
  #g = Wa(() => (this.#f = Dt(this.#h), () => {
    this.#f = null;
  }));
  /**
   * @param {TemplateNode} node
   * @param {BoundaryProps} props
   * @param {((anchor: Node) => void)} children
   * @param {((error: unknown) => unknown) | undefined} [transform_error]
   */
  constructor(e, n, r, i) {
    this.#e = e, this.#t = n, this.#r = (a) => {
      var l = (
        /** @type {Effect} */
        fe
      );
      l.b = this, l.f |= ir, r(a);
    }, this.parent = /** @type {Effect} */
    fe.b, this.transform_error = i ?? this.parent?.transform_error ?? ((a) => a), this.#s = Sn(() => {
      this.#b();
    }, Ga);
  }
  #w() {
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
    const n = this.#t.failed, { reset: r, invoke_onerror: i } = this.#p(e);
    lt(i), n && (this.#l = Ve(() => {
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
          Qi();
          return;
        }
        n = !0, r && fa(), this.#l !== null && It(this.#l, () => {
          this.#l = null;
        }), this.#y(() => {
          this.#b();
        });
      }
    };
    return { reset: i, invoke_onerror: () => {
      if (!this.#c())
        try {
          r = !0, this.#t.onerror?.(e, i), r = !1;
        } catch (l) {
          it(l, this.#s && this.#s.parent);
        }
    } };
  }
  #c() {
    return (this.#s.f & (Re | vn)) !== 0;
  }
  #_() {
    const e = this.#t.pending;
    e && (this.is_pending = !0, this.#a = Ve(() => e(this.#e)), lt(() => {
      if (!this.#c()) {
        var n = this.#o = document.createDocumentFragment(), r = pt(), i = !1;
        if (n.append(r), this.#i = this.#y(() => {
          try {
            return Ve(() => this.#r(r));
          } catch (a) {
            try {
              this.error(a), i = !0;
            } catch (l) {
              it(l, this.#s.parent);
            }
            return null;
          }
        }), this.#i === null) {
          this.#o = null, i && this.#d(
            /** @type {Batch} */
            le
          );
          return;
        }
        this.#u === 0 && (this.#e.before(n), this.#o = null, It(
          /** @type {Effect} */
          this.#a,
          () => {
            this.#a = null;
          }
        ), this.#d(
          /** @type {Batch} */
          le
        ));
      }
    }));
  }
  #b() {
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
        this.#a = Ve(() => n(this.#e));
      } else
        this.#d(
          /** @type {Batch} */
          le
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
  #y(e) {
    var n = fe, r = ie, i = Ie;
    dt(this.#s), Je(this.#s), Xt(this.#s.ctx);
    try {
      return Mt.ensure(), e();
    } finally {
      dt(n), Je(r), Xt(i);
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
    this.#u += e, this.#u === 0 && (this.#d(n), this.#a && It(this.#a, () => {
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
    this.#x(e, n), this.#h += e, !(!this.#f || this.#v) && (this.#v = !0, lt(() => {
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
    le?.is_fork ? (this.#i && le.skip_effect(this.#i), this.#a && le.skip_effect(this.#a), this.#l && le.skip_effect(this.#l), le.oncommit(() => {
      this.#c() || this.#S(e);
    })) : this.#S(e);
  }
  /**
   * @param {unknown} error
   */
  #S(e) {
    this.#i && (ze(this.#i), this.#i = null), this.#a && (ze(this.#a), this.#a = null), this.#l && (ze(this.#l), this.#l = null);
    let n = this.#t.failed;
    const r = (i) => {
      if (this.#c()) return;
      const { reset: a, invoke_onerror: l } = this.#p(i);
      l(), n && !this.#c() && (this.#l = this.#y(() => {
        try {
          return Ve(() => {
            var o = (
              /** @type {Effect} */
              fe
            );
            o.b = this, o.f |= ir, n(
              this.#e,
              () => i,
              () => a
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
    lt(() => {
      if (!this.#c()) {
        var i;
        try {
          i = this.transform_error(e);
        } catch (a) {
          it(a, this.#s && this.#s.parent);
          return;
        }
        i !== null && typeof i == "object" && typeof /** @type {any} */
        i.then == "function" ? i.then(
          r,
          /** @param {unknown} e */
          (a) => it(a, this.#s && this.#s.parent)
        ) : r(i);
      }
    });
  }
}
function ee(t, e) {
  var n = e == null ? "" : typeof e == "object" ? `${e}` : e;
  n !== /** @type {any} */
  (t[or] ??= t.nodeValue) && (t[or] = n, t.nodeValue = `${n}`);
}
function Za(t, e) {
  return Ja(t, e);
}
const Tn = /* @__PURE__ */ new Map();
function Ja(t, { target: e, anchor: n, props: r = {}, events: i, context: a, intro: l = !0, transformError: o }) {
  Sa();
  var f = void 0, u = Na(() => {
    var c = n ?? e.appendChild(pt());
    Xa(
      /** @type {TemplateNode} */
      c,
      {
        pending: () => {
        }
      },
      (h) => {
        Le({});
        var g = (
          /** @type {ComponentContext} */
          Ie
        );
        a && (g.c = a), i && (r.$$events = i), f = t(h, r) || xr(), Ce();
      },
      o
    );
    var d = /* @__PURE__ */ new Set(), v = (h) => {
      for (var g = 0; g < h.length; g++) {
        var m = h[g];
        if (!d.has(m)) {
          d.add(m);
          var _ = Ba(m);
          for (const T of [e, document]) {
            var w = Tn.get(T);
            w === void 0 && (w = /* @__PURE__ */ new Map(), Tn.set(T, w));
            var b = w.get(m);
            b === void 0 ? (T.addEventListener(m, dr, { passive: _ }), w.set(m, 1)) : w.set(m, b + 1);
          }
        }
      }
    };
    return v(Bn(ei)), cr.add(v), () => {
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
function Qa(t, e) {
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
  #i = (e) => {
    if (this.#e.has(e)) {
      var n = (
        /** @type {Key} */
        this.#e.get(e)
      ), r = this.#n.get(n);
      if (r)
        jn(r), this.#r.delete(n);
      else {
        var i = this.#t.get(n);
        i && (jn(i.effect), this.#n.set(n, i.effect), this.#t.delete(n), i.fragment.lastChild.remove(), this.anchor.before(i.fragment), r = i.effect);
      }
      for (const [a, l] of this.#e) {
        if (this.#e.delete(a), a === e)
          break;
        const o = this.#t.get(l);
        o && (ze(o.effect), this.#t.delete(l));
      }
      for (const [a, l] of this.#n) {
        if (a === n || this.#r.has(a)) continue;
        const o = () => {
          if (Array.from(this.#e.values()).includes(a)) {
            var u = document.createDocumentFragment();
            Lr(l, u), u.append(pt()), this.#t.set(a, { effect: l, fragment: u });
          } else
            ze(l);
          this.#r.delete(a), this.#n.delete(a);
        };
        this.#s || !r ? (this.#r.add(a), It(l, o, !1)) : o();
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
      n.includes(r) || (ze(i.effect), this.#t.delete(r));
  };
  /**
   *
   * @param {any} key
   * @param {null | ((target: TemplateNode) => void)} fn
   */
  ensure(e, n) {
    var r = (
      /** @type {Batch} */
      le
    ), i = Ds();
    if (n && !this.#n.has(e) && !this.#t.has(e))
      if (i) {
        var a = document.createDocumentFragment(), l = pt();
        a.append(l), this.#t.set(e, {
          effect: Ve(() => n(l)),
          fragment: a
        });
      } else
        this.#n.set(
          e,
          Ve(() => n(this.anchor))
        );
    if (this.#e.set(r, e), i) {
      for (const [o, f] of this.#n)
        o === e ? r.unskip_effect(f) : r.skip_effect(f);
      for (const [o, f] of this.#t)
        o === e ? r.unskip_effect(f.effect) : r.skip_effect(f.effect);
      r.oncommit(this.#i), r.ondiscard(this.#a);
    } else
      this.#i(r);
  }
}
function Q(t, e, n = !1) {
  var r = new Cr(t), i = n ? Ft : 0;
  function a(l, o) {
    r.ensure(l, o);
  }
  Sn(() => {
    var l = !1;
    e((o, f = 0) => {
      l = !0, a(f, o);
    }), l || a(-1, null);
  }, i);
}
const $a = Symbol("NaN");
function el(t, e, n) {
  var r = new Cr(t);
  Sn(() => {
    var i = e();
    i !== i && (i = /** @type {any} */
    $a), r.ensure(i, n);
  });
}
function qe(t, e) {
  return e;
}
function tl(t, e, n) {
  for (var r = [], i = e.length, a, l = e.length, o = 0; o < i; o++) {
    let d = e[o];
    It(
      d,
      () => {
        if (a) {
          if (a.pending.delete(d), a.done.add(d), a.pending.size === 0) {
            var v = (
              /** @type {Set<EachOutroGroup>} */
              t.outrogroups
            );
            vr(t, Bn(a.done)), v.delete(a), v.size === 0 && (t.outrogroups = null);
          }
        } else
          l -= 1;
      },
      !1
    );
  }
  if (l === 0) {
    var f = r.length === 0 && n !== null && t.pending.size === 0;
    if (f) {
      var u = (
        /** @type {Element} */
        n
      ), c = (
        /** @type {Element} */
        u.parentNode
      );
      Ea(c), c.append(u), t.items.clear();
    }
    vr(t, e, !f);
  } else
    a = {
      pending: new Set(e),
      done: /* @__PURE__ */ new Set()
    }, (t.outrogroups ??= /* @__PURE__ */ new Set()).add(a);
}
function vr(t, e, n = !0) {
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
  for (var i = 0; i < e.length; i++) {
    var a = e[i];
    if (r?.has(a)) {
      a.f |= at;
      const l = document.createDocumentFragment();
      Lr(a, l);
    } else
      ze(e[i], n);
  }
}
var Gr;
function Ne(t, e, n, r, i, a = null) {
  var l = t, o = /* @__PURE__ */ new Map(), f = (e & _s) !== 0;
  if (f) {
    var u = (
      /** @type {Element} */
      t
    );
    l = u.appendChild(pt());
  }
  var c = null, d = /* @__PURE__ */ Ms(() => {
    var b = n();
    return (
      /** @type {V[]} */
      Vn(b) ? b : b == null ? [] : Bn(b)
    );
  }), v = /* @__PURE__ */ new Map(), h = !0;
  function g(b) {
    if ((w.effect.f & Re) === 0) {
      w.pending.delete(b);
      var T = s(d);
      w.fallback = c, nl(w, T, l, e, r), c !== null && (T.length === 0 ? (c.f & at) === 0 ? jn(c) : (c.f ^= at, ln(c, null, l)) : It(c, () => {
        c = null;
      }));
    }
  }
  function m(b) {
    w.pending.delete(b);
  }
  var _ = Sn(() => {
    for (var b = (
      /** @type {V[]} */
      s(d)
    ), T = b.length, R = /* @__PURE__ */ new Set(), N = (
      /** @type {Batch} */
      le
    ), O = Ds(), E = 0; E < T; E += 1) {
      var K = b[E], C = r(K, E), I = h ? null : o.get(C);
      I ? (I.v && Kt(I.v, K), I.i && Kt(I.i, E), O && N.unskip_effect(I.e)) : (I = rl(
        o,
        h ? l : Gr ??= pt(),
        K,
        C,
        E,
        i,
        e,
        n
      ), h || (I.e.f |= at), o.set(C, I)), R.add(C);
    }
    if (T === 0 && a && !c && (h ? c = Ve(() => a(l)) : (c = Ve(() => a(Gr ??= pt())), c.f |= at)), T > R.size && ta(), !h)
      if (v.set(N, R), O) {
        for (const [$, V] of o)
          R.has($) || N.skip_effect(V.e);
        N.oncommit(g), N.ondiscard(m);
      } else
        g(N);
    s(d);
  }), w = { effect: _, items: o, pending: v, outrogroups: null, fallback: c };
  h = !1;
}
function en(t) {
  for (; t !== null && (t.f & rt) === 0; )
    t = t.next;
  return t;
}
function nl(t, e, n, r, i) {
  var a = (r & qi) !== 0, l = e.length, o = t.items, f = en(t.effect.first), u, c = null, d, v = [], h = [], g, m, _, w;
  if (a)
    for (w = 0; w < l; w += 1)
      g = e[w], m = i(g, w), _ = /** @type {EachItem} */
      o.get(m).e, (_.f & at) === 0 && (_.nodes?.a?.measure(), (d ??= /* @__PURE__ */ new Set()).add(_));
  for (w = 0; w < l; w += 1) {
    if (g = e[w], m = i(g, w), _ = /** @type {EachItem} */
    o.get(m).e, t.outrogroups !== null)
      for (const I of t.outrogroups)
        I.pending.delete(_), I.done.delete(_);
    if ((_.f & je) !== 0 && (jn(_), a && (_.nodes?.a?.unfix(), (d ??= /* @__PURE__ */ new Set()).delete(_))), (_.f & at) !== 0)
      if (_.f ^= at, _ === f)
        ln(_, null, n);
      else {
        var b = c ? c.next : f;
        _ === t.effect.last && (t.effect.last = _.prev), _.prev && (_.prev.next = _.next), _.next && (_.next.prev = _.prev), kt(t, c, _), kt(t, _, b), ln(_, b, n), c = _, v = [], h = [], f = en(c.next);
        continue;
      }
    if (_ !== f) {
      if (u !== void 0 && u.has(_)) {
        if (v.length < h.length) {
          var T = h[0], R;
          c = T.prev;
          var N = v[0], O = v[v.length - 1];
          for (R = 0; R < v.length; R += 1)
            ln(v[R], T, n);
          for (R = 0; R < h.length; R += 1)
            u.delete(h[R]);
          kt(t, N.prev, O.next), kt(t, c, N), kt(t, O, T), f = T, c = O, w -= 1, v = [], h = [];
        } else
          u.delete(_), ln(_, f, n), kt(t, _.prev, _.next), kt(t, _, c === null ? t.effect.first : c.next), kt(t, c, _), c = _;
        continue;
      }
      for (v = [], h = []; f !== null && f !== _; )
        (u ??= /* @__PURE__ */ new Set()).add(f), h.push(f), f = en(f.next);
      if (f === null)
        continue;
    }
    (_.f & at) === 0 && v.push(_), c = _, f = en(_.next);
  }
  if (t.outrogroups !== null) {
    for (const I of t.outrogroups)
      I.pending.size === 0 && (vr(t, Bn(I.done)), t.outrogroups?.delete(I));
    t.outrogroups.size === 0 && (t.outrogroups = null);
  }
  if (f !== null || u !== void 0) {
    var E = [];
    if (u !== void 0)
      for (_ of u)
        (_.f & je) === 0 && E.push(_);
    for (; f !== null; )
      (f.f & je) === 0 && f !== t.fallback && E.push(f), f = en(f.next);
    var K = E.length;
    if (K > 0) {
      var C = (r & _s) !== 0 && l === 0 ? n : null;
      if (a) {
        for (w = 0; w < K; w += 1)
          E[w].nodes?.a?.measure();
        for (w = 0; w < K; w += 1)
          E[w].nodes?.a?.fix();
      }
      tl(t, E, C);
    }
  }
  a && lt(() => {
    if (d !== void 0)
      for (_ of d)
        _.nodes?.a?.apply();
  });
}
function rl(t, e, n, r, i, a, l, o) {
  var f = (l & Di) !== 0 ? (l & Vi) === 0 ? /* @__PURE__ */ ya(n, !1, !1) : Dt(n) : null, u = (l & ji) !== 0 ? Dt(i) : null;
  return {
    v: f,
    i: u,
    e: Ve(() => (a(e, f ?? n, u ?? i, o), () => {
      t.delete(r);
    }))
  };
}
function ln(t, e, n) {
  if (t.nodes)
    for (var r = t.nodes.start, i = t.nodes.end, a = e && (e.f & at) === 0 ? (
      /** @type {EffectNodes} */
      e.nodes.start
    ) : n; r !== null; ) {
      var l = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ xn(r)
      );
      if (a.before(r), r === i)
        return;
      r = l;
    }
}
function kt(t, e, n) {
  e === null ? t.effect.first = n : e.next = n, n === null ? t.effect.last = e : n.prev = e;
}
function sl(t, e, ...n) {
  var r = new Cr(t);
  Sn(() => {
    const i = e() ?? null;
    r.ensure(i, i && ((a) => i(a, ...n)));
  }, Ft);
}
function il(t, e) {
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
function ri(t) {
  var e, n, r = "";
  if (typeof t == "string" || typeof t == "number") r += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var i = t.length;
    for (e = 0; e < i; e++) t[e] && (n = ri(t[e])) && (r && (r += " "), r += n);
  } else for (n in t) t[n] && (r && (r += " "), r += n);
  return r;
}
function al() {
  for (var t, e, n = 0, r = "", i = arguments.length; n < i; n++) (t = arguments[n]) && (e = ri(t)) && (r && (r += " "), r += e);
  return r;
}
function Mn(t) {
  return typeof t == "object" ? al(t) : t ?? "";
}
const Xr = [...` 	
\r\f \v\uFEFF`];
function ll(t, e, n) {
  var r = t == null ? "" : "" + t;
  if (e && (r = r ? r + " " + e : e), n) {
    for (var i of Object.keys(n))
      if (n[i])
        r = r ? r + " " + i : i;
      else if (r.length)
        for (var a = i.length, l = 0; (l = r.indexOf(i, l)) >= 0; ) {
          var o = l + a;
          (l === 0 || Xr.includes(r[l - 1])) && (o === r.length || Xr.includes(r[o])) ? r = (l === 0 ? "" : r.substring(0, l)) + r.substring(o + 1) : l = o;
        }
  }
  return r === "" ? null : r;
}
function Kr(t, e = !1) {
  var n = e ? " !important;" : ";", r = "";
  for (var i of Object.keys(t)) {
    var a = t[i];
    a != null && a !== "" && (r += " " + i + ": " + a + n);
  }
  return r;
}
function Qn(t) {
  return t[0] !== "-" || t[1] !== "-" ? t.toLowerCase() : t;
}
function ol(t, e) {
  if (e) {
    var n = "", r, i;
    if (Array.isArray(e) ? (r = e[0], i = e[1]) : r = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var a = !1, l = 0, o = !1, f = [];
      r && f.push(...Object.keys(r).map(Qn)), i && f.push(...Object.keys(i).map(Qn));
      var u = 0, c = -1;
      const m = t.length;
      for (var d = 0; d < m; d++) {
        var v = t[d];
        if (o ? v === "/" && t[d - 1] === "*" && (o = !1) : a ? a === v && (a = !1) : v === "/" && t[d + 1] === "*" ? o = !0 : v === '"' || v === "'" ? a = v : v === "(" ? l++ : v === ")" && l--, !o && a === !1 && l === 0) {
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
    return r && (n += Kr(r)), i && (n += Kr(i, !0)), n = n.trim(), n === "" ? null : n;
  }
  return t == null ? null : String(t);
}
function he(t, e, n, r, i, a) {
  var l = (
    /** @type {any} */
    t[ar]
  );
  if (l !== n || l === void 0) {
    var o = ll(n, r, a);
    o == null ? t.removeAttribute("class") : e ? t.className = o : t.setAttribute("class", o), t[ar] = n;
  } else if (a && i !== a)
    for (var f in a) {
      var u = !!a[f];
      (i == null || u !== !!i[f]) && t.classList.toggle(f, u);
    }
  return a;
}
function $n(t, e = {}, n, r) {
  for (var i in n) {
    var a = n[i];
    e[i] !== a && (n[i] == null ? t.style.removeProperty(i) : t.style.setProperty(i, a, r));
  }
}
function qt(t, e, n, r) {
  var i = (
    /** @type {any} */
    t[lr]
  );
  if (i !== e) {
    var a = ol(e, r);
    a == null ? t.removeAttribute("style") : t.style.cssText = a, t[lr] = e;
  } else r && (Array.isArray(r) ? ($n(t, n?.[0], r[0]), $n(t, n?.[1], r[1], "important")) : $n(t, n, r));
  return r;
}
function si(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function Zr(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, ii(t, !n || "__value" in t));
}
function ii(t, e) {
  var n = t.__defaultValue, r = t.multiple, i = r ? n ?? [] : null;
  if (!(r && !Vn(i))) {
    var a = t.selectedIndex, l = e && r ? new Set(t.selectedOptions) : null;
    for (var o of t.options) {
      var f = _r(o);
      si(
        o,
        r ? (
          /** @type {any[]} */
          i.includes(f)
        ) : Rs(f, n)
      );
    }
    if (e)
      if (l !== null)
        for (o of t.options) {
          var u = l.has(o);
          o.selected !== u && (o.selected = u);
        }
      else t.selectedIndex !== a && (t.selectedIndex = a);
  }
}
function gr(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!Vn(e))
      return Ji();
    for (var r of t.options)
      r.selected = e.includes(_r(r));
    return;
  }
  for (r of t.options) {
    var i = _r(r);
    if (Rs(i, e)) {
      r.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function ul(t) {
  var e = new MutationObserver((n) => {
    n.every(fl) || ("__defaultValue" in t && ii(t, !1), "__value" in t && gr(t, t.__value));
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
function fl(t) {
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
const tn = Symbol("class"), nn = Symbol("style"), ai = Symbol("is custom element"), li = Symbol("is html"), cl = Un ? "input" : "INPUT", dl = Un ? "option" : "OPTION", oi = Un ? "select" : "SELECT", ui = Un ? "progress" : "PROGRESS";
function fi(t, e) {
  var n = Pr(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== ui) || (t.value = e ?? "");
}
function ne(t, e, n, r) {
  var i = Pr(t), a = i[e];
  a !== (i[e] = n) && (e === "loading" && (t[Fi] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && ci(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function hl(t, e, n, r, i = !1, a = !1) {
  var l = Pr(t), o = l[ai], f = !l[li], u = e || {}, c = t.nodeName === dl, d = t.nodeName === oi;
  try {
    for (var v in e)
      !(v in n) && v[0] + v[1] !== "$$" && (n[v] = null);
    n.class ? n.class = Mn(n.class) : (r || n[tn]) && (n.class = null), n[nn] && (n.style ??= null);
    var h = ci(t);
    if (t.nodeName === cl && "type" in n && ("value" in n || "__value" in n)) {
      var g = n.type;
      (g !== u.type || g === void 0 && t.hasAttribute("type")) && (u.type = g, ne(t, "type", g, a));
    }
    for (const N in n) {
      let O = n[N];
      if (c && N === "value" && O == null) {
        t.value = t.__value = "", u[N] = O;
        continue;
      }
      if (N === "class") {
        var m = t.namespaceURI === "http://www.w3.org/1999/xhtml";
        he(t, m, O, r, e?.[tn], n[tn]), u[N] = O, u[tn] = n[tn];
        continue;
      }
      if (N === "style") {
        qt(t, O, e?.[nn], n[nn]), u[N] = O, u[nn] = n[nn];
        continue;
      }
      var _ = u[N];
      if (!(O === _ && !(O === void 0 && t.hasAttribute(N)))) {
        u[N] = O;
        var w = N[0] + N[1];
        if (w !== "$$")
          if (w === "on") {
            const E = {}, K = "$$" + N;
            let C = N.slice(2);
            var b = Da(C);
            if (za(C) && (C = C.slice(0, -7), E.capture = !0), !b && _) {
              if (O != null) continue;
              t.removeEventListener(C, u[K], E), u[K] = null;
            }
            if (b)
              re(C, t, O), vt([C]);
            else if (O != null) {
              let I = function($) {
                u[N].call(this, $);
              };
              u[K] = ti(C, t, I, E);
            }
          } else if (N === "style")
            ne(t, N, O);
          else if (N === "autofocus")
            ha(
              /** @type {HTMLElement} */
              t,
              !!O
            );
          else if (!o && (N === "__value" || N === "value" && O != null))
            t.__value = O, (_ == null || // @ts-ignore
            t.value !== O || O === 0 && t.nodeName === ui) && (t.value = O);
          else if (N === "selected" && c)
            si(
              /** @type {HTMLOptionElement} */
              t,
              O
            );
          else {
            var T = N;
            f || (T = qa(T));
            var R = T === "defaultValue" || T === "defaultChecked";
            if (d && T === "defaultValue") continue;
            if (O == null && !o && !R)
              if (l[N] = null, T === "value" || T === "checked") {
                let E = (
                  /** @type {HTMLInputElement} */
                  t
                );
                const K = e === void 0;
                if (T === "value") {
                  let C = E.defaultValue;
                  E.removeAttribute(T), E.defaultValue = C, E.value = E.__value = K ? C : null;
                } else {
                  let C = E.defaultChecked;
                  E.removeAttribute(T), E.defaultChecked = C, E.checked = K ? C : !1;
                }
              } else
                t.removeAttribute(N);
            else R || (o || typeof O != "string") && h.has(T) ? (t[T] = O, T in l && (l[T] = Se)) : typeof O != "function" && ne(t, T, O, a);
          }
      }
    }
  } finally {
  }
  return u;
}
function vl(t, e, n = [], r = [], i = [], a, l = !1, o = !1) {
  Ss(i, n, r, (f) => {
    var u = void 0, c = {}, d = t.nodeName === oi, v = !1;
    if (Vs(() => {
      var g = e(...f.map(s)), m = hl(
        t,
        u,
        g,
        a,
        l,
        o
      );
      if (v && d) {
        var _ = (
          /** @type {HTMLSelectElement} */
          t
        );
        "defaultValue" in g && Zr(_, g.defaultValue), "value" in g && gr(_, g.value);
      }
      for (let b of Object.getOwnPropertySymbols(c))
        g[b] || ze(c[b]);
      for (let b of Object.getOwnPropertySymbols(g)) {
        var w = g[b];
        b.description === Ki && (!u || w !== u[b]) && (c[b] && ze(c[b]), c[b] = Ve(() => il(t, () => w))), m[b] = w;
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
        "defaultValue" in g && Zr(h, g.defaultValue), gr(h, g.value, !0), ul(h);
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
      [ai]: t.nodeName.includes("-"),
      [li]: t.namespaceURI === Xi
    }
  );
}
var Jr = /* @__PURE__ */ new Map();
function ci(t) {
  var e = t.getAttribute("is") || t.nodeName, n = Jr.get(e);
  if (n) return n;
  Jr.set(e, n = /* @__PURE__ */ new Set());
  for (var r, i = t, a = Element.prototype; a !== i; ) {
    r = Ni(i);
    for (var l in r)
      r[l].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      l !== "innerHTML" && l !== "textContent" && l !== "innerText" && n.add(l);
    i = ds(i);
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
      var i = this.#e.get(e);
      i.delete(n), i.size === 0 && (this.#e.delete(e), this.#n.unobserve(e));
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
var gl = /* @__PURE__ */ new Rr({
  box: "border-box"
});
function mr(t, e, n) {
  var r = gl.observe(t, () => n(t[e]));
  Yn(() => (ut(() => n(t[e])), r));
}
function er(t, e) {
  return t === e || t?.[Rt] === e;
}
function An(t = xr(), e, n, r) {
  var i = (
    /** @type {ComponentContext} */
    Ie.r
  ), a = (
    /** @type {Effect} */
    fe
  );
  return Yn(() => {
    var l, o;
    return qs(() => {
      l = o, o = [], ut(() => {
        er(n(...o), t) || (e(t, ...o), l && er(n(...l), t) && e(null, ...l));
      });
    }), () => {
      let f = a;
      for (; f !== i && f.parent !== null && f.parent.f & vn; )
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
function _l(t) {
  var e = On;
  try {
    return On = !1, [t(), On];
  } finally {
    On = e;
  }
}
function ae(t, e, n, r) {
  var i = !0, a = (n & Ui) !== 0, l = (n & Yi) !== 0, o = (
    /** @type {V} */
    r
  ), f = !0, u = (
    /** @type {Derived<V> | undefined} */
    void 0
  ), c = () => l && i ? (u ??= /* @__PURE__ */ gn(
    /** @type {() => V} */
    r
  ), s(u)) : (f && (f = !1, o = l ? ut(
    /** @type {() => V} */
    r
  ) : (
    /** @type {V} */
    r
  )), o);
  let d;
  if (a) {
    var v = Rt in t || zi in t;
    d = Ht(t, e)?.set ?? (v && e in t ? (R) => t[e] = R : void 0);
  }
  var h, g = !1;
  a ? [h, g] = _l(() => (
    /** @type {V} */
    t[e]
  )) : h = /** @type {V} */
  t[e], h === void 0 && r !== void 0 && (h = c(), d && (aa(), d(h)));
  var m;
  if (m = () => {
    var R = (
      /** @type {V} */
      t[e]
    );
    return R === void 0 ? c() : (f = !0, R);
  }, (n & Hi) === 0)
    return m;
  if (d) {
    var _ = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(R, N) {
        return arguments.length > 0 ? ((!N || _ || g) && d(N ? m() : R), R) : m();
      })
    );
  }
  var w = !1, b = ((n & Bi) !== 0 ? gn : Ms)(() => (w = !1, m()));
  a && s(b);
  var T = (
    /** @type {Effect} */
    fe
  );
  return (
    /** @type {() => V} */
    (function(R, N) {
      if (arguments.length > 0) {
        const O = N ? s(b) : a ? ot(R) : R;
        return x(b, O), w = !0, o !== void 0 && (o = O), R;
      }
      return wt && w || (T.f & Re) !== 0 ? b.v : s(b);
    })
  );
}
function ml(t) {
  Ie === null && bs(), He(() => {
    const e = ut(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function pl(t) {
  Ie === null && bs(), ml(() => () => ut(t));
}
const wl = {
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
class bl {
  #e = /* @__PURE__ */ Z(null);
  get welcome() {
    return s(this.#e);
  }
  set welcome(e) {
    x(this.#e, e);
  }
  #n = /* @__PURE__ */ Z(!1);
  get connected() {
    return s(this.#n);
  }
  set connected(e) {
    x(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ Z(!1);
  get lost() {
    return s(this.#t);
  }
  set lost(e) {
    x(this.#t, e, !0);
  }
  #r = /* @__PURE__ */ Z("");
  get failure() {
    return s(this.#r);
  }
  set failure(e) {
    x(this.#r, e, !0);
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
    const n = wl[e.type];
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
const Ze = new bl(), yl = "5";
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add(yl);
const kl = "Compiling; the first time takes a while …";
function Ge(t, e = !1) {
  if (t == null || !Number.isFinite(t)) return "–";
  const n = Math.abs(t), r = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(r) !== 0 ? `−${r}` : e && t > 0 && Number(r) !== 0 ? `+${r}` : r;
}
const xl = {
  lower: "≥ ",
  upper: "≤ ",
  "lower estimate": "≳ ",
  "upper estimate": "≲ "
};
function Sl(t, e) {
  const n = Ge(t, !0), r = Number(n.replace("−", "-"));
  return t !== null && e === "upper" && r > t ? `< ${n}` : t !== null && e === "lower" && r < t ? `> ${n}` : (xl[e] ?? "") + n;
}
function El(t, e = !1) {
  const n = Ge(t.value, e);
  return t.exact || t.value === null ? n : `≈ ${n}`;
}
function di(t) {
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
function Ml(t, e) {
  return t.figure.includes(" ") ? t.figure : `${t.figure || t.symbol} of ${e[t.owner] ?? t.owner + 1}`;
}
function Al(t) {
  return t.filter((e) => e.kind === "cards");
}
function Tl(t, e, n) {
  return -1 - (n * t + e);
}
function qn(t, e) {
  return t.filter((n) => e.every((r) => n.cells.includes(r)));
}
function Ol(t, e, n) {
  const r = [...e.filter((i) => i !== n), n];
  return qn(t, r).length ? r : [n];
}
var Nl = /* @__PURE__ */ q("<span> </span>");
function Ir(t, e) {
  Le(e, !0);
  var n = Nl();
  let r;
  var i = ce(n, !0);
  j(
    (a) => {
      r = he(n, 1, "value svelte-urv3gu", null, r, {
        best: e.best,
        known: e.row.source !== "" || e.row.book !== null
      }), ee(i, a);
    },
    [() => Ge(e.row.value, !0)]
  ), S(t, n), Ce();
}
var Ll = /* @__PURE__ */ q("<button> <!></button>"), Cl = /* @__PURE__ */ q('<span class="unseen">a hidden card</span>'), Pl = /* @__PURE__ */ q("<span><!></span>"), Rl = /* @__PURE__ */ q("<li><!></li>"), Il = /* @__PURE__ */ q('<li><span class="card none svelte-1qn4n7r">none</span></li>'), zl = /* @__PURE__ */ q("<ul></ul>");
function Fl(t, e) {
  Le(e, !0);
  let n = ae(e, "legal", 19, () => []), r = ae(e, "rows", 19, () => []), i = ae(e, "chosen", 19, () => []), a = ae(e, "fresh", 3, !1), l = ae(e, "large", 3, !1), o = /* @__PURE__ */ Z(void 0), f = /* @__PURE__ */ Z(0);
  const u = /* @__PURE__ */ A(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), c = /* @__PURE__ */ A(() => e.part.cards.map((E, K) => qn(n(), [b(K)]))), d = /* @__PURE__ */ A(() => s(c).some((E) => E.length > 0)), v = /* @__PURE__ */ A(() => s(c).findIndex((E) => E.length > 0)), h = /* @__PURE__ */ A(() => s(c)[s(f)]?.length ? s(f) : s(v)), g = /* @__PURE__ */ A(() => new Map(r().filter((E) => E.value !== null).map((E) => [E.cells[0], E]))), m = /* @__PURE__ */ A(() => r().find((E) => E.value !== null));
  let _ = !1;
  He(() => {
    s(h), !(!s(d) || !_) && Js().then(() => document.activeElement === document.body && w(s(h)));
  });
  function w(E) {
    s(o)?.querySelector(`[data-cell="${b(E)}"]`)?.focus();
  }
  function b(E) {
    return Tl(e.count, e.row, E);
  }
  function T(E) {
    const K = s(g).get(b(E)), C = [
      e.part.cards[E] === "?" ? "a hidden card" : e.part.cards[E]
    ];
    return i().includes(b(E)) && C.push("chosen"), C.push(`legal: ${s(c)[E].slice(0, 3).map((I) => I.text).join(" or ")}`), K && C.push(`value ${Ge(K.value, !0)}`), C.join(", ");
  }
  function R(E) {
    const K = s(c).flatMap((V, B) => V.length ? [B] : []), C = K.indexOf(s(h)), $ = {
      ArrowLeft: C - 1,
      ArrowRight: C + 1,
      Home: 0,
      End: K.length - 1
    }[E.key];
    $ !== void 0 && (E.preventDefault(), E.stopPropagation(), K[$] !== void 0 && (x(f, K[$], !0), w(s(f))));
  }
  var N = zl();
  let O;
  Ne(
    N,
    21,
    () => e.part.cards,
    qe,
    (E, K, C) => {
      const I = /* @__PURE__ */ A(() => s(g).get(b(C)));
      var $ = Rl();
      let V;
      var B = se($);
      {
        var oe = (k) => {
          var F = Ll();
          let L;
          var G = se(F), te = D(G);
          {
            var ue = (p) => {
              {
                let M = /* @__PURE__ */ A(() => s(I) === s(m));
                Ir(p, {
                  get row() {
                    return s(I);
                  },
                  get best() {
                    return s(M);
                  }
                });
              }
            };
            Q(te, (p) => {
              s(I) && p(ue);
            });
          }
          j(
            (p, M, H) => {
              L = he(F, 1, "cell card can svelte-1qn4n7r", null, L, { from: p }), ne(F, "data-cell", M), ne(F, "tabindex", C === s(h) ? 0 : -1), ne(F, "aria-label", H), ee(G, s(K));
            },
            [
              () => i().includes(b(C)),
              () => b(C),
              () => T(C)
            ]
          ), re("click", F, () => (x(f, C, !0), e.choose(b(C)))), S(k, F);
        }, de = (k) => {
          var F = Pl();
          let L;
          var G = se(F);
          {
            var te = (p) => {
              var M = Cl();
              S(p, M);
            }, ue = (p) => {
              var M = Pt();
              j(() => ee(M, s(K))), S(p, M);
            };
            Q(G, (p) => {
              s(K) === "?" ? p(te) : p(ue, -1);
            });
          }
          j(() => L = he(F, 1, "card svelte-1qn4n7r", null, L, { back: s(K) === "?" })), S(k, F);
        };
        Q(B, (k) => {
          s(c)[C].length && e.choose ? k(oe) : k(de, -1);
        });
      }
      j(() => V = he($, 1, Mn(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-1qn4n7r", V, { fresh: a() })), S(E, $);
    },
    (E) => {
      var K = Il();
      S(E, K);
    }
  ), An(N, (E) => x(o, E), () => s(o)), j(() => {
    O = he(N, 1, "tiles svelte-1qn4n7r", null, O, { large: l() && e.part.cards.length < 8 }), ne(N, "aria-label", e.part.title || s(u) || "cards");
  }), re("keydown", N, R), re("focusin", N, () => _ = !0), re("focusout", N, (E) => E.relatedTarget && (_ = !1)), S(t, N), Ce();
}
vt(["keydown", "focusin", "focusout", "click"]);
function Dl(t, e) {
  const n = Math.floor(e / t.columns), r = e % t.columns, i = t.columnLabels[r] ?? String(r + 1), a = t.rowLabels[n];
  return !t.rowLabels.length && t.columnLabels.length ? `column ${i}, row ${t.rows - n}` : a === void 0 ? `row ${n + 1}, column ${r + 1}` : `${i}${a}`;
}
const jl = ["─", "│", "·"];
function ql(t) {
  if (t.shape !== "point") return "";
  const e = t.cells.some((i) => i && i.owner < 0);
  if (!e && t.cells.every((i) => i)) return "";
  const n = (i, a) => !e || t.cells[i] !== null && t.cells[i].symbol !== a, r = [];
  return t.cells.forEach((i, a) => {
    const [l, o] = [a % t.columns + 0.5, Math.floor(a / t.columns) + 0.5];
    l < t.columns - 1 && n(a, "│") && n(a + 1, "│") && r.push(`M${l} ${o}h1`), o < t.rows - 1 && n(a, "─") && n(a + t.columns, "─") && r.push(`M${l} ${o}v1`);
  }), r.join("");
}
function Vl(t, e) {
  const n = /* @__PURE__ */ new Map();
  if (t.rowLabels.length || !t.columnLabels.length) return n;
  for (const r of e) {
    const i = r.cells[0] % t.columns;
    if (n.has(i)) return /* @__PURE__ */ new Map();
    n.set(i, r);
  }
  return n;
}
function Bl(t) {
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
const Hl = 60;
function Bt(t, e) {
  return { pile: e % t.counts.length, left: Math.floor(e / t.counts.length) };
}
function Nn(t, e, n) {
  return n * t.counts.length + e;
}
function Ul(t, e) {
  return (t.counts[e] ?? 0) <= Hl;
}
function $r(t, e, n) {
  return e.map((r) => Bt(t, r)).find((r) => r.pile === n)?.left;
}
function Yl(t) {
  for (const e of ["grid", "points", "piles"]) {
    const n = t.findIndex((r) => r.kind === e);
    if (n >= 0) return n;
  }
  return -1;
}
var Wl = /* @__PURE__ */ bt('<circle r="2.7"></circle>'), Gl = /* @__PURE__ */ bt('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), Xl = /* @__PURE__ */ q('<b aria-hidden="true"> </b>'), Kl = /* @__PURE__ */ q('<li><span class="unseen"> </span> <!></li>'), Zl = /* @__PURE__ */ q('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), Jl = /* @__PURE__ */ q('<ul class="tiles svelte-e0qqyt"></ul>');
function Ql(t, e) {
  Le(e, !0);
  let n = ae(e, "fresh", 3, !1);
  const r = /* @__PURE__ */ A(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), i = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var a = Jl();
  Ne(
    a,
    21,
    () => e.part.values,
    qe,
    (l, o) => {
      var f = Kl();
      let u;
      var c = se(f), d = ce(c, !0), v = D(c, 2);
      {
        var h = (m) => {
          var _ = Gl();
          Ne(_, 21, () => i[s(o)], qe, (w, b) => {
            var T = Wl();
            j(
              (R) => {
                ne(T, "cx", 7 + 8 * (s(b) % 3)), ne(T, "cy", R);
              },
              [() => 7 + 8 * Math.floor(s(b) / 3)]
            ), S(w, T);
          }), S(m, _);
        }, g = (m) => {
          var _ = Xl(), w = ce(_, !0);
          j(() => ee(w, s(o) || "?")), S(m, _);
        };
        Q(v, (m) => {
          i[s(o)] ? m(h) : m(g, -1);
        });
      }
      j(() => {
        u = he(f, 1, Mn(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-e0qqyt", u, { fresh: n() }), ee(d, s(o));
      }), S(l, f);
    },
    (l) => {
      var o = Zl();
      S(l, o);
    }
  ), j(() => ne(a, "aria-label", e.part.title || (s(r) ? `${s(r)}'s dice` : "dice"))), S(t, a), Ce();
}
var $l = /* @__PURE__ */ bt("<line></line>"), eo = /* @__PURE__ */ bt('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function hi(t, e) {
  Le(e, !0);
  let n = ae(e, "cell", 3, 1);
  function r({ from: [l, o], to: [f, u] }) {
    const c = 0.28 * n() / (Math.hypot(f - l, u - o) || 1);
    return {
      x1: l,
      y1: o,
      x2: f - (f - l) * c,
      y2: u - (u - o) * c
    };
  }
  var i = eo(), a = D(se(i));
  Ne(a, 17, () => e.arrows, qe, (l, o) => {
    var f = $l();
    vl(
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
    ), S(l, f);
  }), j(() => ne(i, "viewBox", `0 0 ${e.width ?? ""} ${e.height ?? ""}`)), S(t, i), Ce();
}
const to = 5;
class no {
  #e = (
    /** The cell whose piece is pressed, and how far it has been taken. */
    /* @__PURE__ */ Z(-1)
  );
  get cell() {
    return s(this.#e);
  }
  set cell(e) {
    x(this.#e, e, !0);
  }
  #n = /* @__PURE__ */ Z(0);
  get dx() {
    return s(this.#n);
  }
  set dx(e) {
    x(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ Z(0);
  get dy() {
    return s(this.#t);
  }
  set dy(e) {
    x(this.#t, e, !0);
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
    return (this.moves || Math.hypot(n, r) >= to) && ([this.dx, this.dy] = [n, r]), this.moves;
  }
  /** From where to where, null beside the board; nothing where it was no drag. */
  up(e, n) {
    const [r, i] = [this.cell, this.moves];
    if (this.cancel(), !i) return;
    this.justEnded = !0;
    const a = document.elementsFromPoint(e.clientX, e.clientY).find((l) => l.matches("button.cell"));
    return {
      from: r,
      to: a && n.contains(a) ? Number(a.dataset.cell) : null
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
var es = /* @__PURE__ */ q("<span> </span>"), ro = /* @__PURE__ */ q('<div class="row-labels svelte-11w0tdl" aria-hidden="true"></div>'), so = /* @__PURE__ */ q('<div class="column-labels svelte-11w0tdl" aria-hidden="true"></div>'), io = /* @__PURE__ */ q("<div><!> <!> <!></div>");
function ao(t, e) {
  Le(e, !0);
  var n = io();
  let r;
  var i = se(n);
  {
    var a = (u) => {
      var c = ro();
      Ne(c, 21, () => e.part.rowLabels, qe, (d, v) => {
        var h = es(), g = ce(h, !0);
        j(() => ee(g, s(v))), S(d, h);
      }), S(u, c);
    };
    Q(i, (u) => {
      e.part.rowLabels.length && u(a);
    });
  }
  var l = D(i, 2);
  sl(l, () => e.children);
  var o = D(l, 2);
  {
    var f = (u) => {
      var c = so();
      Ne(c, 21, () => e.part.columnLabels, qe, (d, v) => {
        var h = es(), g = ce(h, !0);
        j(() => ee(g, s(v))), S(d, h);
      }), S(u, c);
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
  }), S(t, n), Ce();
}
const lo = "M24 89c0-7 5-10 13-11h26c8 1 13 4 13 11z", oo = {
  pawn: {
    body: "M50 21a13 13 0 0 0-8.6 22.8c-6 3-9.4 8-9.4 14 0 6 3 11 7.6 14.4C30.5 75.5 25 81 25 89h50c0-8-5.5-13.5-14.6-16.800C65 68.800 68 63.800 68 57.800c0-6-3.400-11-9.400-14A13 13 0 0 0 50 21z"
  },
  knight: {
    body: "M30 89h47c2.5-27 0-47-12-58-5-4.5-11-7-17.5-7.5L44 14l-7.5 11.5C29 30 24.5 37 21.5 46L14 61c-2 4-.5 8.5 3.5 9.5 3 .8 5.800-.4 7.5-3l3.5-4c7-.8 13-3.300 18-8C46 67 31 72 30 89z",
    lines: "M36 39.5v.1M21.5 61.5v.1M53 33c11 5 16 19 15.5 44"
  },
  bishop: {
    body: `M50 10.5a5.5 5.5 0 0 1 3.300 9.900C64.5 28.5 71 39 71 50c0 7.5-3.5 13-8 17.5H37c-4.5-4.5-8-10-8-17.5 0-11 6.5-21.5 17.700-29.600A5.5 5.5 0 0 1 50 10.5zM37 67.5h26l2 10.5H35z${lo}`,
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
var uo = /* @__PURE__ */ bt('<path class="body svelte-chnsao"></path>'), fo = /* @__PURE__ */ bt('<path class="lines svelte-chnsao"></path>'), co = /* @__PURE__ */ bt('<path class="strokes svelte-chnsao"></path>'), ho = /* @__PURE__ */ bt('<svg aria-hidden="true"><!><!><!></svg>'), vo = /* @__PURE__ */ q("<span></span>"), ts = /* @__PURE__ */ q("<span> </span>");
function go(t, e) {
  Le(e, !0);
  const n = /* @__PURE__ */ A(() => e.piece.figure.split(" ")), r = /* @__PURE__ */ A(() => s(n)[s(n).length - 1]), i = /* @__PURE__ */ A(() => s(n).length > 1 ? s(n)[0] : "own"), a = /* @__PURE__ */ A(() => oo[s(r)]), l = /* @__PURE__ */ A(() => [...e.piece.symbol].length > 2);
  var o = St(), f = Oe(o);
  {
    var u = (h) => {
      var g = ho();
      let m;
      var _ = se(g);
      {
        var w = (O) => {
          var E = uo();
          j(() => ne(E, "d", s(a).body)), S(O, E);
        };
        Q(_, (O) => {
          s(a).body && O(w);
        });
      }
      var b = D(_);
      {
        var T = (O) => {
          var E = fo();
          j(() => ne(E, "d", s(a).lines)), S(O, E);
        };
        Q(b, (O) => {
          s(a).lines && O(T);
        });
      }
      var R = D(b);
      {
        var N = (O) => {
          var E = co();
          j(() => ne(E, "d", s(a).strokes)), S(O, E);
        };
        Q(R, (O) => {
          s(a).strokes && O(N);
        });
      }
      j(() => {
        m = he(g, 0, `figure ${s(i) ?? ""} ${s(r) ?? ""} ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-chnsao", m, { second: e.piece.owner % 2 === 1 }), ne(g, "viewBox", s(a).lines || s(a).body ? "5 3 90 90" : "0 0 100 100");
      }), S(h, g);
    }, c = (h) => {
      var g = vo();
      let m;
      j(() => m = he(g, 1, `stone ${s(i) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", m, {
        ring: s(i) === "own" && e.piece.owner % 2 === 1
      })), S(h, g);
    }, d = (h) => {
      var g = ts();
      let m;
      var _ = ce(g, !0);
      j(() => {
        m = he(g, 1, `disc p${e.piece.owner % 4}`, "svelte-chnsao", m, { ring: e.piece.owner % 2 === 1, long: s(l) }), ee(_, e.piece.symbol);
      }), S(h, g);
    }, v = (h) => {
      var g = ts();
      let m;
      var _ = ce(g, !0);
      j(() => {
        m = he(g, 1, "plain svelte-chnsao", null, m, { long: s(l) }), ee(_, e.piece.symbol);
      }), S(h, g);
    };
    Q(f, (h) => {
      s(a) ? h(u) : s(r) === "stone" ? h(c, 1) : e.piece.owner >= 0 ? h(d, 2) : h(v, -1);
    });
  }
  S(t, o), Ce();
}
var _o = /* @__PURE__ */ q("<span><!></span>");
function mo(t, e) {
  Le(e, !0);
  let n = ae(e, "slide", 3, null), r = ae(e, "appears", 3, !1), i = ae(e, "held", 3, null);
  var a = _o();
  let l, o;
  var f = se(a);
  go(f, {
    get piece() {
      return e.piece;
    }
  }), j(() => {
    l = he(a, 1, "man svelte-604wlu", null, l, {
      slides: n() !== null,
      appears: r(),
      held: i() !== null
    }), o = qt(a, "", o, {
      "--x": n() ? `${100 * n()[0]}%` : void 0,
      "--y": n() ? `${100 * n()[1]}%` : void 0,
      translate: i() ? `${i()[0]}px ${i()[1]}px` : void 0
    });
  }), S(t, a), Ce();
}
var po = /* @__PURE__ */ q("<button> </button>"), wo = /* @__PURE__ */ q('<div class="row svelte-xoxzi5" role="group" aria-label="which move"></div>');
function zr(t, e) {
  Le(e, !0);
  const n = 24;
  var r = St(), i = Oe(r);
  {
    var a = (l) => {
      var o = wo();
      Ne(o, 21, () => e.moves.slice(0, n), qe, (f, u) => {
        var c = po(), d = ce(c, !0);
        j(() => ee(d, s(u).text)), re("click", c, () => e.play?.(s(u).text)), S(f, c);
      }), S(l, o);
    };
    Q(i, (l) => {
      e.moves.length && l(a);
    });
  }
  S(t, r), Ce();
}
vt(["click"]);
var bo = /* @__PURE__ */ bt('<svg class="lines svelte-ybdg36" preserveAspectRatio="none" aria-hidden="true"><path class="svelte-ybdg36"></path></svg>'), yo = /* @__PURE__ */ q('<span class="worth svelte-ybdg36"><!></span>'), ko = /* @__PURE__ */ q("<span></span>"), xo = /* @__PURE__ */ q('<span class="under svelte-ybdg36"></span>'), So = /* @__PURE__ */ q("<button><!> <!></button>"), Eo = /* @__PURE__ */ q('<div role="group"><!> <!> <!></div>'), Mo = /* @__PURE__ */ q("<!> <!>", 1);
function tr(t, e) {
  Le(e, !0);
  let n = ae(e, "legal", 19, () => []), r = ae(e, "last", 19, () => []), i = ae(e, "rows", 19, () => []), a = ae(e, "moving", 3, !1), l = ae(e, "toned", 3, !1), o = /* @__PURE__ */ Z(null), f = /* @__PURE__ */ Z(0), u = /* @__PURE__ */ Z(ot([])), c;
  const d = new no();
  let v = /* @__PURE__ */ Z(
    -1
    // where a piece was just let go: it is there already and need not slide
  );
  const h = /* @__PURE__ */ A(() => new Map(n().filter((p) => p.cells.length === 1).map((p) => [p.cells[0], p]))), g = /* @__PURE__ */ A(() => n().filter((p) => p.cells.length > 1)), m = /* @__PURE__ */ A(() => new Set(s(g).map((p) => p.cells[0]))), _ = /* @__PURE__ */ A(() => new Set(s(g).filter((p) => p.cells[0] === s(o)).map((p) => p.cells[p.cells.length - 1]))), w = /* @__PURE__ */ A(() => ql(e.part)), b = /* @__PURE__ */ A(() => Vl(e.part, s(h).values())), T = /* @__PURE__ */ A(() => new Map(i().filter((p) => p.cells.length === 1).map((p) => [p.cells[0], p]))), R = /* @__PURE__ */ A(() => i().find((p) => p.value !== null)), N = /* @__PURE__ */ A(() => i().filter((p) => p.cells.length > 1 && p.value !== null).slice(0, 3).map((p, M) => ({
    from: C(p.cells[0]),
    to: C(p.cells[p.cells.length - 1]),
    rank: M
  }))), O = /* @__PURE__ */ A(() => a() && e.part.shape === "square" && e.part.rowLabels.length > 0), E = /* @__PURE__ */ A(() => l() || e.part.cells.some((p) => /^(white|black) stone$/.test(p?.figure ?? ""))), K = /* @__PURE__ */ A(() => r().length > 1 ? r()[r().length - 1] : -1);
  He(() => {
    n(), x(o, null), x(u, [], !0);
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
    const M = r()[0] ?? p, [H, z] = [
      M % e.part.columns,
      Math.floor(M / e.part.columns)
    ];
    return [
      H - p % e.part.columns,
      z - Math.floor(p / e.part.columns)
    ];
  }
  function V(p) {
    const M = e.part.cells[p], H = [Dl(e.part, p)];
    M && M.owner >= 0 ? H.push(Ml(M, e.names)) : H.push(M ? M.symbol : "empty"), p === s(o) ? H.push("chosen") : (s(o) !== null ? s(_).has(p) : s(h).has(p)) ? H.push("legal") : s(o) === null && s(m).has(p) && H.push("can move"), r().includes(p) && H.push("last move");
    const z = s(T).get(p);
    return z && z.value !== null && H.push(`value ${Ge(z.value, !0)}${z.source ? ", from a tablebase" : ""}${z.book ? ", in the book" : ""}`), H.join(", ");
  }
  function B(p) {
    if (e.put) return e.put(p, null);
    if (e.play)
      if (s(o) !== null) {
        const M = s(g).filter((H) => H.cells[0] === s(o) && H.cells[H.cells.length - 1] === p);
        M.length === 1 ? e.play(M[0].text) : M.length > 1 ? x(u, M, !0) : x(o, s(m).has(p) && p !== s(o) ? p : null, !0), M.length === 1 && x(o, null);
      } else if (s(h).has(p)) {
        const M = n().filter((H) => H.cells.length === 1 && H.cells[0] === p);
        M.length > 1 ? x(u, M, !0) : e.play(M[0].text);
      } else s(m).has(p) ? x(o, p, !0) : s(b).has(p % e.part.columns) && e.play(s(b).get(p % e.part.columns).text);
  }
  function oe(p) {
    const M = Math.floor(s(f) / e.part.columns), H = s(f) % e.part.columns, z = {
      ArrowUp: [M - 1, H],
      ArrowDown: [M + 1, H],
      ArrowLeft: [M, H - 1],
      ArrowRight: [M, H + 1],
      Home: [M, 0],
      End: [M, e.part.columns - 1]
    };
    p.key === "Escape" && x(o, null);
    const Y = z[p.key];
    if (!Y) return;
    p.preventDefault(), p.stopPropagation();
    const [U, X] = Y;
    U < 0 || X < 0 || U >= e.part.rows || X >= e.part.columns || (x(f, U * e.part.columns + X), c.querySelectorAll("button.cell")[s(f)]?.focus());
  }
  function de(p) {
    return e.put ? e.part.cells[p] !== null : s(m).has(p);
  }
  function k(p, M) {
    x(v, -1), de(M) && d.down(p, M);
  }
  function F(p) {
    d.move(p) && !e.put && x(o, d.cell, !0);
  }
  function L(p) {
    const M = d.up(p, c);
    if (M) {
      if (e.put) {
        M.to !== M.from && e.put(M.to ?? -1, M.from);
        return;
      }
      if (x(o, M.from, !0), M.to === null || !s(_).has(M.to)) {
        x(o, null);
        return;
      }
      x(v, M.to, !0), B(M.to);
    }
  }
  var G = Mo();
  mt("pointermove", Wt, F), mt("pointerup", Wt, L), mt("pointercancel", Wt, () => d.cancel());
  var te = Oe(G);
  ao(te, {
    get part() {
      return e.part;
    },
    children: (p, M) => {
      var H = Eo();
      let z;
      var Y = se(H);
      {
        var U = (we) => {
          var Te = bo(), y = ce(Te);
          j(() => {
            ne(Te, "viewBox", `0 0 ${e.part.columns ?? ""} ${e.part.rows ?? ""}`), ne(y, "d", s(w));
          }), S(we, Te);
        };
        Q(Y, (we) => {
          s(w) && we(U);
        });
      }
      var X = D(Y, 2);
      Ne(X, 17, () => e.part.cells, qe, (we, Te, y) => {
        const P = /* @__PURE__ */ A(() => Math.floor(y / e.part.columns)), J = /* @__PURE__ */ A(() => s(T).get(y));
        var W = So();
        let be;
        ne(W, "data-cell", y);
        let pe;
        var ye = se(W);
        {
          var Ee = (ge) => {
            var Fe = St(), st = Oe(Fe);
            el(
              st,
              () => I(y) ? r() : `${s(Te).symbol}${s(Te).owner}`,
              (Qe) => {
                {
                  let Ot = /* @__PURE__ */ A(() => I(y) ? $(y) : null), $t = /* @__PURE__ */ A(() => !I(y) && r().includes(y) && y !== s(v)), Gn = /* @__PURE__ */ A(() => d.cell === y && d.moves ? [d.dx, d.dy] : null);
                  mo(Qe, {
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
            ), S(ge, Fe);
          }, gt = /* @__PURE__ */ A(() => s(Te) && !(s(w) && jl.includes(s(Te).symbol)));
          Q(ye, (ge) => {
            s(gt) && ge(Ee);
          });
        }
        var At = D(ye, 2);
        {
          var yt = (ge) => {
            var Fe = yo(), st = se(Fe);
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
            S(ge, Fe);
          }, Tt = (ge) => {
            var Fe = ko();
            let st;
            j(() => st = he(Fe, 1, "dot svelte-ybdg36", null, st, { many: s(h).size + s(m).size > 30 })), S(ge, Fe);
          }, Xe = /* @__PURE__ */ A(() => (!s(Te) || s(Te).owner < 0) && (s(o) === null ? s(h).has(y) || s(m).has(y) : s(_).has(y))), Me = (ge) => {
            var Fe = xo();
            S(ge, Fe);
          }, ke = /* @__PURE__ */ A(() => s(o) === null && s(h).has(y));
          Q(At, (ge) => {
            s(J) && s(J).value !== null ? ge(yt) : s(Xe) ? ge(Tt, 1) : s(ke) && ge(Me, 2);
          });
        }
        j(
          (ge, Fe, st, Qe, Ot, $t) => {
            be = he(W, 1, "cell svelte-ybdg36", null, be, {
              odd: (s(P) + y % e.part.columns) % 2 === 1,
              can: ge,
              grab: Fe,
              target: st,
              taking: Qe,
              from: y === s(o),
              last: Ot
            }), ne(W, "tabindex", y === s(f) ? 0 : -1), ne(W, "aria-label", $t), pe = qt(W, "", pe, { "--row": s(P) });
          },
          [
            () => e.put || (s(o) === null ? s(h).has(y) || s(m).has(y) : s(_).has(y)),
            () => de(y),
            () => s(o) !== null && s(_).has(y),
            () => s(o) !== null && s(_).has(y) && s(Te) !== null,
            () => r().includes(y),
            () => V(y)
          ]
        ), re("click", W, () => (x(f, y, !0), d.isClick() && B(y))), re("pointerdown", W, (ge) => k(ge, y)), S(we, W);
      });
      var ve = D(X, 2);
      {
        var _e = (we) => {
          hi(we, {
            get arrows() {
              return s(N);
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
          s(N).length && e.part.shape !== "hexagon" && we(_e);
        });
      }
      An(H, (we) => c = we, () => c), j(() => {
        z = he(H, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", z, {
          chequered: s(O),
          plain: !s(O) && e.part.shape === "square",
          wood: s(E),
          dragging: d.moves
        }), ne(H, "aria-label", e.part.title || "board");
      }), re("keydown", H, oe), S(p, H);
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
  }), S(t, G), Ce();
}
vt(["keydown", "click", "pointerdown"]);
var Ao = /* @__PURE__ */ q('<span class="unseen">, last move</span>'), To = /* @__PURE__ */ q('<button><i class="svelte-180ejp1"></i><!></button>'), Oo = /* @__PURE__ */ q('<i class="svelte-180ejp1"></i>'), No = /* @__PURE__ */ q('<span> </span> <b class="svelte-180ejp1"><span class="unseen"> </span> <!></b> <span class="things svelte-180ejp1"><!></span>', 1), Lo = /* @__PURE__ */ q('<p class="selection svelte-180ejp1"> </p>'), Co = /* @__PURE__ */ q('<div role="group"></div> <!> <!>', 1);
function ns(t, e) {
  Le(e, !0);
  let n = ae(e, "legal", 19, () => []), r = ae(e, "last", 19, () => []), i = ae(e, "rows", 19, () => []), a = /* @__PURE__ */ Z(
    !1
    // whether moves are made here at all; it stays so between turns
  ), l = /* @__PURE__ */ Z([]), o = /* @__PURE__ */ Z(null), f = /* @__PURE__ */ Z(0), u = !1, c = /* @__PURE__ */ Z(void 0);
  He(() => {
    ([...n(), ...i()].some((k) => k.cells.length) || r().length) && x(a, !0);
  }), He(() => {
    n(), x(l, []), x(o, null);
  }), He(() => {
    const { pile: k, left: F } = Bt(e.part, s(f));
    if (F < (e.part.counts[k] ?? 0)) return;
    const L = e.part.counts[k] ? k : e.part.counts.findIndex((G) => G > 0);
    L < 0 || (x(f, Nn(e.part, L, e.part.counts[L] - 1), !0), u && Js().then(O));
  });
  const d = /* @__PURE__ */ A(() => new Map(i().filter((k) => k.cells.length === 1 && k.value !== null).map((k) => [k.cells[0], k]))), v = /* @__PURE__ */ A(() => i().find((k) => k.value !== null)), h = /* @__PURE__ */ A(() => s(o) === null || !T(s(o)) ? s(l) : b(s(o))), g = /* @__PURE__ */ A(() => s(l).length ? w(s(l)) : []), m = /* @__PURE__ */ A(() => {
    if (!s(h).length) return "";
    const k = s(h).map((L) => Bt(e.part, L)).map((L) => `${L.left} of ${e.part.counts[L.pile]} left${e.part.counts.length > 1 ? ` in ${_(L.pile)}` : ""}`), F = w(s(h)).map((L) => L.text);
    return `${F.slice(0, 3).join(", ")}${F.length > 3 ? ", …" : ""}: ${k.join(", ")}`;
  });
  function _(k) {
    return e.part.labels[k] ?? (e.part.counts.length > 1 ? String(k + 1) : "");
  }
  function w(k) {
    return n().filter((F) => k.every((L) => F.cells.includes(L)));
  }
  function b(k) {
    const { pile: F } = Bt(e.part, k), L = s(l).filter((G) => Bt(e.part, G).pile !== F);
    return w([...L, k]).length ? [...L, k] : [k];
  }
  function T(k) {
    return w([k]).length > 0;
  }
  function R(k, F) {
    return F >= ($r(e.part, s(h), k) ?? 1 / 0);
  }
  function N(k) {
    if (x(f, k, !0), !e.play || !T(k)) return;
    const F = b(k), L = w(F);
    L.length === 1 ? e.play(L[0].text) : x(l, F);
  }
  function O() {
    s(c)?.querySelector(`[data-cell="${s(f)}"]`)?.focus();
  }
  function E(k) {
    const { pile: F, left: L } = Bt(e.part, s(f)), G = {
      ArrowLeft: [0, L - 1],
      ArrowRight: [0, L + 1],
      ArrowUp: [-1, L],
      ArrowDown: [1, L],
      Home: [0, 0],
      End: [0, 1 / 0]
    };
    k.key === "Escape" && x(l, []);
    const te = G[k.key];
    if (!te) return;
    k.preventDefault(), k.stopPropagation();
    let ue = F + te[0];
    for (; te[0] && e.part.counts[ue] === 0; ) ue += te[0];
    e.part.counts[ue] && (x(f, Nn(e.part, ue, Math.max(0, Math.min(te[1], e.part.counts[ue] - 1))), !0), O());
  }
  function K(k, F) {
    const L = Nn(e.part, k, F), G = [
      `${_(k)} ${F + 1} of ${e.part.counts[k]}`.trim()
    ], te = w([L]);
    s(l).includes(L) && G.push("chosen"), te.length && G.push(`legal: ${te.slice(0, 3).map((p) => p.text).join(" or ")}`);
    const ue = s(d).get(L);
    return ue && G.push(`value ${Ge(ue.value, !0)}`), G.join(", ");
  }
  function C(k) {
    return $r(e.part, r(), k) !== void 0;
  }
  var I = Co(), $ = Oe(I);
  let V;
  Ne($, 21, () => e.part.counts, qe, (k, F, L) => {
    var G = No(), te = Oe(G);
    let ue;
    var p = ce(te, !0), M = D(te, 2), H = se(M), z = ce(H, !0), Y = D(H, 1, !0), U = D(Y);
    {
      var X = (P) => {
        var J = Ao();
        S(P, J);
      }, ve = /* @__PURE__ */ A(() => C(L));
      Q(U, (P) => {
        s(ve) && P(X);
      });
    }
    var _e = D(M, 2), we = se(_e);
    {
      var Te = (P) => {
        var J = St(), W = Oe(J);
        Ne(W, 17, () => ({ length: s(F) }), qe, (be, pe, ye) => {
          const Ee = /* @__PURE__ */ A(() => Nn(e.part, L, ye));
          var gt = St(), At = Oe(gt);
          {
            var yt = (Xe) => {
              const Me = /* @__PURE__ */ A(() => s(d).get(s(Ee)));
              var ke = To();
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
                  () => R(L, ye),
                  () => s(l).includes(s(Ee)),
                  () => K(L, ye)
                ]
              ), re("click", ke, () => N(s(Ee))), mt("pointerenter", ke, () => x(o, s(Ee), !0)), mt("pointerleave", ke, () => x(o, null)), mt("focus", ke, () => x(o, s(Ee), !0)), mt("blur", ke, () => x(o, null)), S(Xe, ke);
            }, Tt = (Xe) => {
              var Me = Oo();
              S(Xe, Me);
            };
            Q(At, (Xe) => {
              s(a) ? Xe(yt) : Xe(Tt, -1);
            });
          }
          S(be, gt);
        }), S(P, J);
      }, y = /* @__PURE__ */ A(() => Ul(e.part, L));
      Q(we, (P) => {
        s(y) && P(Te);
      });
    }
    j(
      (P, J, W) => {
        ue = he(te, 1, "name svelte-180ejp1", null, ue, { last: P }), ee(p, J), ee(z, W), ee(Y, s(F));
      },
      [() => C(L), () => _(L), () => _(L)]
    ), S(k, G);
  }), An($, (k) => x(c, k), () => s(c));
  var B = D($, 2);
  {
    var oe = (k) => {
      var F = Lo(), L = ce(F, !0);
      j(() => ee(L, s(m) || " ")), S(k, F);
    };
    Q(B, (k) => {
      s(a) && k(oe);
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
    V = he($, 1, "piles svelte-180ejp1", null, V, { taking: s(a) }), ne($, "aria-label", e.part.title || "piles");
  }), re("keydown", $, E), re("focusin", $, () => u = !0), re("focusout", $, (k) => k.relatedTarget && (u = !1)), S(t, I), Ce();
}
vt(["keydown", "focusin", "focusout", "click"]);
function vi(t, e) {
  const n = [];
  for (let r = 0; r + 1 < t.cells.length; r += 2) n.push([t.cells[r], t.cells[r + 1]]);
  for (const [r, i] of e) {
    const a = n.findIndex((l) => l[0] === r && l[1] === i);
    if (a < 0) return null;
    n.splice(a, 1);
  }
  return n;
}
function rs(t, e) {
  return vi(t, e) !== null;
}
function ss(t, e) {
  return vi(t, e) ?? [];
}
function Po(t, e) {
  const n = [...t.counts], r = [...t.owners];
  for (const [i, a] of e) {
    const l = r[i];
    n[i]--, n[a] = r[a] === l ? n[a] + 1 : 1, r[a] = l;
  }
  return { counts: n, owners: r };
}
var Ro = /* @__PURE__ */ q('<i class="svelte-ibr02l"></i>'), Io = /* @__PURE__ */ q('<span aria-hidden="true"></span>'), is = /* @__PURE__ */ q('<small aria-hidden="true" class="svelte-ibr02l"> </small>'), zo = /* @__PURE__ */ q("<li><button><!> <!> <!></button></li>"), Fo = /* @__PURE__ */ q('<ol class="upper svelte-ibr02l"></ol>'), Do = /* @__PURE__ */ q('<li><button><span class="soft"> </span> <b> </b></button></li>'), jo = /* @__PURE__ */ q('<ul class="beside svelte-ibr02l"></ul>'), qo = /* @__PURE__ */ q('<p class="row taken svelte-ibr02l" role="status"> <button>Undo step</button></p>'), Vo = /* @__PURE__ */ q('<div class="whole svelte-ibr02l" role="group"><div><!> <ol class="lower svelte-ibr02l"></ol></div> <!> <!></div> <!>', 1);
function as(t, e) {
  Le(e, !0);
  const n = (y, P = rn) => {
    var J = Io();
    let W;
    Ne(J, 21, () => ({ length: Math.min(P().count, o) }), qe, (be, pe, ye) => {
      var Ee = Ro();
      j(() => ne(Ee, "data-mark", ye ? "" : P().count > o ? P().count : "XOABCDEF"[P().owner] ?? "")), S(be, Ee);
    }), j(() => W = he(J, 1, `men ${P().owner >= 0 ? `p${P().owner % 4}` : ""}`, "svelte-ibr02l", W, { ring: P().owner % 2 === 1 })), S(y, J);
  }, r = (y, P = rn, J = rn, W = rn) => {
    var be = zo();
    let pe;
    var ye = se(be);
    let Ee;
    var gt = se(ye);
    {
      var At = (Me) => {
        var ke = is(), ge = ce(ke, !0);
        j(() => ee(ge, P().label)), S(Me, ke);
      };
      Q(gt, (Me) => {
        J() && Me(At);
      });
    }
    var yt = D(gt, 2);
    n(yt, P);
    var Tt = D(yt, 2);
    {
      var Xe = (Me) => {
        var ke = is(), ge = ce(ke, !0);
        j(() => ee(ge, P().label)), S(Me, ke);
      };
      Q(Tt, (Me) => {
        J() || Me(Xe);
      });
    }
    j(
      (Me, ke, ge, Fe) => {
        pe = he(be, 1, "svelte-ibr02l", null, pe, { odd: W() }), Ee = he(ye, 1, "cell svelte-ibr02l", null, Ee, {
          can: Me,
          target: ke,
          from: P().place === s(c),
          last: ge
        }), ne(ye, "data-cell", P().place), ne(ye, "tabindex", P().place === s(d) ? 0 : -1), ne(ye, "aria-label", Fe);
      },
      [
        () => s(c) === null ? s(I).has(P().place) : s($).has(P().place),
        () => s(c) !== null && s($).has(P().place),
        () => a().includes(P().place),
        () => L(P())
      ]
    ), re("click", ye, () => (x(d, P().place, !0), de(P().place))), re("pointerdown", ye, () => h = P().place), S(y, be);
  };
  let i = ae(e, "legal", 19, () => []), a = ae(e, "last", 19, () => []), l = ae(e, "rows", 19, () => []);
  const o = 5, f = 12;
  let u = /* @__PURE__ */ Z([]), c = /* @__PURE__ */ Z(null), d = /* @__PURE__ */ Z(0), v, h = -1, g = [0, 0], m = /* @__PURE__ */ A(() => qr(g, 2)), _ = /* @__PURE__ */ Z(ot(s(m)[0])), w = /* @__PURE__ */ Z(ot(s(m)[1]));
  He(() => {
    i(), x(u, []), x(c, null);
  });
  const b = /* @__PURE__ */ A(() => Po(e.part, s(u))), T = /* @__PURE__ */ A(() => s(b).counts.map((y, P) => ({
    place: P,
    count: y,
    owner: s(b).owners[P] ?? -1,
    label: e.part.labels[P] ?? String(P + 1)
  }))), R = /* @__PURE__ */ A(() => s(T).length >= 2 * f ? 2 * f : s(T).length), N = /* @__PURE__ */ A(() => s(R) > f ? s(T).slice(s(R) / 2, s(R)) : []), O = /* @__PURE__ */ A(() => s(R) > f ? s(T).slice(0, s(R) / 2).reverse() : s(T).slice(0, s(R))), E = /* @__PURE__ */ A(() => s(T).slice(s(R))), K = /* @__PURE__ */ A(() => i().filter((y) => y.cells.length && rs(y, s(u)))), C = /* @__PURE__ */ A(() => s(K).flatMap((y) => ss(y, s(u)))), I = /* @__PURE__ */ A(() => new Set(s(C).filter(([y]) => (s(b).counts[y] ?? 0) > 0).map(([y]) => y))), $ = /* @__PURE__ */ A(() => new Set(s(C).filter(([y]) => y === s(c)).map(([, y]) => y))), V = /* @__PURE__ */ A(() => l().find((y) => y.value !== null && y.cells.length > 1));
  let B = /* @__PURE__ */ Z([]);
  He(() => {
    s(_), s(w), s(b);
    const y = s(V) ? ss(s(V), []) : [];
    x(B, y.map(([P, J]) => ({ from: oe(P), to: oe(J), rank: 0 })));
  });
  function oe(y) {
    const P = v.querySelector(`[data-cell="${y}"]`), J = (P?.querySelector(".men i:last-child") ?? P)?.getBoundingClientRect(), W = v.getBoundingClientRect();
    return J ? [
      J.x + J.width / 2 - W.x,
      J.y + J.height / 2 - W.y
    ] : [0, 0];
  }
  function de(y) {
    if (s(c) !== null && s($).has(y)) {
      const P = [...s(u), [s(c), y]];
      x(c, null);
      const J = i().filter((W) => W.cells.length === 2 * P.length && rs(W, P));
      J.length ? e.play?.(J[0].text) : x(u, P);
    } else x(c, s(I).has(y) && y !== s(c) ? y : null, !0);
  }
  function k(y) {
    const P = h;
    h = -1;
    const J = document.elementFromPoint(y.clientX, y.clientY)?.closest("button.cell");
    if (P < 0 || !J || !v.contains(J)) return;
    const W = Number(J.dataset.cell);
    W === P || !s(I).has(P) || (x(c, P, !0), s($).has(W) ? de(W) : x(c, null));
  }
  function F(y) {
    const P = [...s(N), ...s(O), ...s(E)].map((pe) => pe.place), J = P.indexOf(s(d)), W = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -s(N).length,
      ArrowDown: s(N).length
    };
    if (y.key === "Escape" && ((pe) => {
      var ye = qr(pe, 2);
      x(c, ye[0], !0), x(u, ye[1]);
    })([null, []]), !(y.key in W)) return;
    y.preventDefault(), y.stopPropagation();
    const be = P[Math.min(Math.max(J + W[y.key], 0), P.length - 1)];
    x(d, be, !0), v.querySelector(`button.cell[data-cell="${be}"]`)?.focus();
  }
  function L(y) {
    const P = [
      y.count ? `${y.label}: ${y.count} of ${e.names[y.owner] ?? "nobody"}` : `${y.label}: empty`
    ];
    return y.place === s(c) ? P.push("chosen") : s(c) !== null && s($).has(y.place) ? P.push("legal") : s(c) === null && s(I).has(y.place) && P.push("can move"), a().includes(y.place) && P.push("last move"), P.join(", ");
  }
  var G = Vo();
  mt("pointerup", Wt, k);
  var te = Oe(G), ue = se(te);
  let p;
  var M = se(ue);
  {
    var H = (y) => {
      var P = Fo();
      let J;
      Ne(P, 23, () => s(N), (W) => W.place, (W, be, pe) => {
        r(W, () => s(be), () => !0, () => s(pe) % 2 === 1);
      }), j(() => J = qt(P, "", J, { "--columns": s(N).length })), S(y, P);
    };
    Q(M, (y) => {
      s(N).length && y(H);
    });
  }
  var z = D(M, 2);
  let Y;
  Ne(z, 23, () => s(O), (y) => y.place, (y, P, J) => {
    r(y, () => s(P), () => !1, () => s(J) % 2 === 0);
  });
  var U = D(ue, 2);
  {
    var X = (y) => {
      var P = jo();
      Ne(P, 21, () => s(E), (J) => J.place, (J, W) => {
        var be = Do(), pe = se(be);
        let ye;
        var Ee = se(pe), gt = ce(Ee, !0), At = D(Ee, 2), yt = ce(At, !0);
        j(
          (Tt, Xe, Me) => {
            ye = he(pe, 1, "cell aside svelte-ibr02l", null, ye, {
              can: Tt,
              target: Xe,
              from: s(W).place === s(c)
            }), ne(pe, "data-cell", s(W).place), ne(pe, "tabindex", s(W).place === s(d) ? 0 : -1), ne(pe, "aria-label", `${s(W).label ?? ""} ${s(W).count ?? ""}, ${Me ?? ""}`), ee(gt, s(W).label), ee(yt, s(W).count);
          },
          [
            () => s(c) === null ? s(I).has(s(W).place) : s($).has(s(W).place),
            () => s(c) !== null && s($).has(s(W).place),
            () => L(s(W))
          ]
        ), re("click", pe, () => (x(d, s(W).place, !0), de(s(W).place))), re("pointerdown", pe, () => h = s(W).place), S(J, be);
      }), S(y, P);
    };
    Q(U, (y) => {
      s(E).length && y(X);
    });
  }
  var ve = D(U, 2);
  {
    var _e = (y) => {
      hi(y, {
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
    Q(ve, (y) => {
      s(B).length && !s(u).length && y(_e);
    });
  }
  An(te, (y) => v = y, () => v);
  var we = D(te, 2);
  {
    var Te = (y) => {
      var P = qo(), J = se(P), W = D(J);
      j((be) => ee(J, `${be ?? ""}: choose the next step. `), [
        () => s(u).map(([be, pe]) => `${e.part.labels[be]} to ${e.part.labels[pe]}`).join(", ")
      ]), re("click", W, () => x(u, [])), S(y, P);
    };
    Q(we, (y) => {
      s(u).length && y(Te);
    });
  }
  j(() => {
    ne(te, "aria-label", e.part.title || "board"), p = he(ue, 1, "track svelte-ibr02l", null, p, { folded: s(N).length > 0 }), Y = qt(z, "", Y, { "--columns": s(O).length });
  }), re("keydown", te, F), mr(te, "clientWidth", (y) => x(_, y)), mr(te, "clientHeight", (y) => x(w, y)), S(t, G), Ce();
}
vt(["click", "pointerdown", "keydown"]);
var Bo = /* @__PURE__ */ q('<p class="title svelte-12f8aji"> </p>'), Ho = /* @__PURE__ */ q('<p class="text svelte-12f8aji"> </p>'), Uo = /* @__PURE__ */ q("<section><!> <!></section>"), Yo = /* @__PURE__ */ q("<div></div> <!>", 1);
function Wo(t, e) {
  Le(e, !0);
  let n = ae(e, "legal", 19, () => []), r = ae(e, "last", 19, () => []), i = ae(e, "rows", 19, () => []), a = ae(e, "moving", 3, !1), l = ae(e, "fresh", 3, !1), o = ae(e, "turned", 3, !1), f = ae(e, "toned", 3, !1);
  const u = /* @__PURE__ */ A(() => Yl(e.parts)), c = /* @__PURE__ */ A(() => Al(e.parts)), d = /* @__PURE__ */ A(() => !e.parts.some((C) => C.kind === "grid" || C.kind === "points")), v = ({ cells: C }) => C.length > 0 && C.every((I) => I < 0), h = /* @__PURE__ */ A(() => n().filter(v)), g = /* @__PURE__ */ A(() => i().filter(v)), m = /* @__PURE__ */ A(() => n().filter((C) => !v(C))), _ = /* @__PURE__ */ A(() => i().filter((C) => !v(C))), w = /* @__PURE__ */ A(() => r().filter((C) => C >= 0));
  let b = /* @__PURE__ */ Z([]);
  const T = /* @__PURE__ */ A(() => s(b).length ? qn(s(h), s(b)) : []);
  He(() => {
    n(), x(b, []);
  });
  function R(C) {
    const I = Ol(s(h), s(b), C), $ = qn(s(h), I);
    $.length === 1 ? e.play?.($[0].text) : x(b, I);
  }
  var N = Yo(), O = Oe(N);
  let E;
  Ne(O, 21, () => e.parts, qe, (C, I, $) => {
    var V = Uo(), B = se(V);
    {
      var oe = (p) => {
        var M = Bo(), H = ce(M, !0);
        j(() => ee(H, s(I).title)), S(p, M);
      };
      Q(B, (p) => {
        s(I).title && p(oe);
      });
    }
    var de = D(B, 2);
    {
      var k = (p) => {
        var M = St(), H = Oe(M);
        {
          var z = (X) => {
            const ve = /* @__PURE__ */ A(() => s(I).cells.length);
            {
              let _e = /* @__PURE__ */ A(() => Bl(s(I))), we = /* @__PURE__ */ A(() => Qr(s(m), s(ve))), Te = /* @__PURE__ */ A(() => s(w).map((P) => s(ve) - 1 - P)), y = /* @__PURE__ */ A(() => Qr(s(_), s(ve)));
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
                  return s(y);
                },
                get moving() {
                  return a();
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
                return a();
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
                return a();
              }
            });
          };
          Q(H, (X) => {
            $ === s(u) && o() ? X(z) : $ === s(u) ? X(Y, 1) : X(U, -1);
          });
        }
        S(p, M);
      }, F = (p) => {
        var M = St(), H = Oe(M);
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
        S(p, M);
      }, L = (p) => {
        var M = St(), H = Oe(M);
        {
          var z = (U) => {
            as(U, {
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
            as(U, {
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
        S(p, M);
      }, G = (p) => {
        {
          let M = /* @__PURE__ */ A(() => s(c).indexOf(s(I))), H = /* @__PURE__ */ A(() => e.play ? R : void 0);
          Fl(p, {
            get part() {
              return s(I);
            },
            get names() {
              return e.names;
            },
            get row() {
              return s(M);
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
              return s(b);
            },
            get fresh() {
              return l();
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
        Ql(p, {
          get part() {
            return s(I);
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return l();
          }
        });
      }, ue = (p) => {
        var M = Ho(), H = ce(M, !0);
        j(() => ee(H, s(I).text)), S(p, M);
      };
      Q(de, (p) => {
        s(I).kind === "grid" ? p(k) : s(I).kind === "piles" ? p(F, 1) : s(I).kind === "points" ? p(L, 2) : s(I).kind === "cards" ? p(G, 3) : s(I).kind === "dice" ? p(te, 4) : p(ue, -1);
      });
    }
    j(() => {
      he(V, 1, Mn(s(I).kind), "svelte-12f8aji"), ne(V, "hidden", s(I).kind === "text" && !s(I).text);
    }), S(C, V);
  });
  var K = D(O, 2);
  zr(K, {
    get moves() {
      return s(T);
    },
    get play() {
      return e.play;
    }
  }), j((C) => E = he(O, 1, "board svelte-12f8aji", null, E, { pair: C }), [
    () => e.parts.filter((C) => C.kind === "grid").length > 1
  ]), S(t, N), Ce();
}
function Go(t) {
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
function Xo(t, e) {
  return t.kind[e] === "leaf";
}
function wr(t) {
  return t.algorithm === "mcts";
}
function Wn(t, e, n) {
  return t.entered[e] <= n;
}
function ls(t, e, n) {
  return wr(t) ? Wn(t, e, n) : t.left[e] >= 0 && t.left[e] <= n;
}
function gi(t, e, n, r, i) {
  if (Ue(t, n)) return "";
  const a = t.values[n];
  if (ls(t, n, r)) {
    if (a && t.names.length > 2) return `(${a.map((u) => i(u)).join(" ")})`;
    const f = t.value[n] ?? null;
    return f === null ? "" : i(f);
  }
  if (!Wn(t, n, r) || a) return "";
  const l = t.kind[n];
  if (l !== "max" && l !== "min") return "";
  const o = (e[n] ?? []).filter((f) => ls(t, f, r) && !Ue(t, f) && t.value[f] !== null).map((f) => t.value[f]);
  return o.length ? l === "max" ? `≥${i(Math.max(...o))}` : `≤${i(Math.min(...o))}` : "";
}
function Ko(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 }, r = new Set(wr(t) ? t.parent.filter((a, l) => t.entered[l] <= e) : []), i = (a) => wr(t) ? !r.has(a) : Xo(t, a);
  for (let a = 0; a < t.parent.length; a++)
    t.entered[a] > e || (Ue(t, a) ? n.pruned++ : (n.nodes++, i(a) && n.leaves++));
  return n;
}
class Zo {
  id;
  #e = /* @__PURE__ */ Z(null);
  get trace() {
    return s(this.#e);
  }
  set trace(e) {
    x(this.#e, e);
  }
  #n = /* @__PURE__ */ Z("");
  get failure() {
    return s(this.#n);
  }
  set failure(e) {
    x(this.#n, e, !0);
  }
  #t = /* @__PURE__ */ Z(!1);
  get busy() {
    return s(this.#t);
  }
  set busy(e) {
    x(this.#t, e, !0);
  }
  #r = /* @__PURE__ */ Z(!1);
  get compiling() {
    return s(this.#r);
  }
  set compiling(e) {
    x(this.#r, e, !0);
  }
  #s = /* @__PURE__ */ Z(0);
  get moment() {
    return s(this.#s);
  }
  set moment(e) {
    x(this.#s, e, !0);
  }
  #i = /* @__PURE__ */ Z(0);
  get selected() {
    return s(this.#i);
  }
  set selected(e) {
    x(this.#i, e, !0);
  }
  #a = /* @__PURE__ */ Z(0);
  get last() {
    return s(this.#a);
  }
  set last(e) {
    x(this.#a, e, !0);
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
    this.trace = e, this.busy = !1, this.failure = "", this.last = Go(e), this.moment = this.last, this.selected = 0;
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
const Jo = matchMedia("(prefers-color-scheme: dark)");
function Qo(t) {
  const e = getComputedStyle(t), n = e.colorScheme, r = n.includes("dark") && (Jo.matches || !n.includes("light"));
  return (i) => {
    const a = e.getPropertyValue(i).trim(), [, l, o] = /^light-dark\((.+?),(.+)\)$/.exec(a) ?? [, a, a];
    return (r ? o : l).trim();
  };
}
const un = 15;
function _i(t) {
  return t.length > 4 ? 9.5 : t.length > 3 ? 10.5 : 12;
}
function $o(t) {
  const e = Qo(t);
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
function mi(t, e, n) {
  const r = t.trace.player[n];
  return r < 0 ? e.line : e.players[r % 4];
}
function eu(t, e, n, r, i, a) {
  t.clearRect(0, 0, i, a);
  const l = 60, o = (-n.x - l) / n.scale, f = (i - n.x + l) / n.scale, u = (-n.y - l) / n.scale, c = (a - n.y + l) / n.scale, d = n.scale > 0.45, { trace: v, moment: h } = e, g = (w) => w.x >= o && w.x <= f && w.y >= u && w.y <= c, m = (w) => Wn(v, w.node, h);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const _ = [
    [r.line, 1.2, [], []],
    [r.ink, 3, [], []],
    [r.bad, 1.4, [5, 4], []]
  ];
  for (const w of e.layout.placed) {
    const b = w.parent;
    if (!b || !m(w) || !g(w) && !g(b)) continue;
    const T = !w.fold && Ue(v, w.node), R = !e.blank && !w.fold && e.line.has(w.node) && e.line.has(b.node);
    _[T ? 2 : R ? 1 : 0][3].push(w);
  }
  for (const [w, b, T, R] of _) {
    t.strokeStyle = w, t.lineWidth = Math.max(b, 0.7 / n.scale), t.setLineDash(d ? T : []), t.beginPath();
    for (const N of R) {
      const O = N.parent;
      t.moveTo(O.x, O.y), t.lineTo(N.x, N.y);
    }
    t.stroke();
  }
  if (t.setLineDash([]), !d) {
    tu(t, e, r, g, m), t.restore();
    return;
  }
  t.textAlign = "center", t.textBaseline = "middle";
  for (const w of e.layout.placed)
    !m(w) || !g(w) || (w.fold ? iu(t, w, r) : ru(t, e, w, r, n));
  t.restore();
}
function tu(t, e, n, r, i) {
  const a = /* @__PURE__ */ new Map();
  for (const l of e.layout.placed) {
    if (!r(l) || !i(l)) continue;
    const o = l.fold ? n.soft : Ue(e.trace, l.node) ? n.bad : mi(e, n, l.node), f = a.get(o);
    f ? f.push(l) : a.set(o, [l]);
  }
  for (const [l, o] of a) {
    t.fillStyle = l, t.beginPath();
    for (const f of o) t.rect(f.x - 10, f.y - 10, 20, 20);
    t.fill();
  }
}
function nu(t, e, n, r, i) {
  t.beginPath(), e === "max" ? (t.moveTo(n, r - i * 1.15), t.lineTo(n + i * 1.25, r + i * 0.9), t.lineTo(n - i * 1.25, r + i * 0.9)) : e === "min" ? (t.moveTo(n, r + i * 1.15), t.lineTo(n + i * 1.25, r - i * 0.9), t.lineTo(n - i * 1.25, r - i * 0.9)) : e === "leaf" ? t.rect(n - i, r - i * 0.8, 2 * i, 1.6 * i) : t.arc(n, r, i, 0, 2 * Math.PI), t.closePath();
}
function ru(t, e, n, r, i) {
  const { trace: a, moment: l } = e, o = Ue(a, n.node), f = o ? r.bad : mi(e, r, n.node);
  nu(t, a.kind[n.node], n.x, n.y, un), t.fillStyle = e.marked.has(n.node) ? r.mark : r.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? r.accent : f, t.setLineDash(o ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const c = e.blank && a.kind[n.node] !== "leaf" ? "" : gi(a, e.children, n.node, l, di);
  t.fillStyle = o ? r.bad : r.ink, t.font = `600 ${_i(c)}px "Source Sans", sans-serif`;
  const d = a.kind[n.node] === "max" ? 4 : a.kind[n.node] === "min" ? -4 : 0;
  if (t.fillText(o ? "✕" : c, n.x, n.y + d), e.marked.has(n.node) && (t.strokeStyle = r.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), pn(a, n.node) && a.left[n.node] <= l && (t.strokeStyle = r.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + un + 8), t.lineTo(n.x + 9, n.y + un + 2), t.stroke()), i.scale > 0.6 && n.parent && su(t, e, n, r), e.children[n.node].length && !e.open.has(n.node)) {
    t.fillStyle = r.soft, t.font = '10px "Source Sans", sans-serif';
    const h = pn(a, n.node) ? 16 : 10;
    t.fillText(`+${e.children[n.node].length}`, n.x, n.y + un + h);
  }
}
function su(t, e, n, r) {
  const i = n.parent, a = e.trace.weight[n.node], l = e.trace.text[n.node], o = a < 1 && e.trace.kind[i.node] === "chance" ? `${Ge(a)}` : l, f = n.x * 0.62 + i.x * 0.38, u = n.y * 0.62 + i.y * 0.38;
  t.font = '11px "Source Sans", sans-serif';
  const c = o.length > 9 ? `${o.slice(0, 8)}…` : o, d = t.measureText(c).width + 6;
  t.fillStyle = r.paper, t.fillRect(f - d / 2, u - 7, d, 14), t.fillStyle = r.soft, t.fillText(c, f, u);
}
function iu(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 11px "Source Sans", sans-serif', t.fillText(`+${e.fold}`, e.x, e.y);
}
function au(t) {
  var e = 0, n = t.children, r = n && n.length;
  if (!r) e = 1;
  else for (; --r >= 0; ) e += n[r].value;
  t.value = e;
}
function lu() {
  return this.eachAfter(au);
}
function ou(t, e) {
  let n = -1;
  for (const r of this)
    t.call(e, r, ++n, this);
  return this;
}
function uu(t, e) {
  for (var n = this, r = [n], i, a, l = -1; n = r.pop(); )
    if (t.call(e, n, ++l, this), i = n.children)
      for (a = i.length - 1; a >= 0; --a)
        r.push(i[a]);
  return this;
}
function fu(t, e) {
  for (var n = this, r = [n], i = [], a, l, o, f = -1; n = r.pop(); )
    if (i.push(n), a = n.children)
      for (l = 0, o = a.length; l < o; ++l)
        r.push(a[l]);
  for (; n = i.pop(); )
    t.call(e, n, ++f, this);
  return this;
}
function cu(t, e) {
  let n = -1;
  for (const r of this)
    if (t.call(e, r, ++n, this))
      return r;
}
function du(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, r = e.children, i = r && r.length; --i >= 0; ) n += r[i].value;
    e.value = n;
  });
}
function hu(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function vu(t) {
  for (var e = this, n = gu(e, t), r = [e]; e !== n; )
    e = e.parent, r.push(e);
  for (var i = r.length; t !== n; )
    r.splice(i, 0, t), t = t.parent;
  return r;
}
function gu(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), r = e.ancestors(), i = null;
  for (t = n.pop(), e = r.pop(); t === e; )
    i = t, t = n.pop(), e = r.pop();
  return i;
}
function _u() {
  for (var t = this, e = [t]; t = t.parent; )
    e.push(t);
  return e;
}
function mu() {
  return Array.from(this);
}
function pu() {
  var t = [];
  return this.eachBefore(function(e) {
    e.children || t.push(e);
  }), t;
}
function wu() {
  var t = this, e = [];
  return t.each(function(n) {
    n !== t && e.push({ source: n.parent, target: n });
  }), e;
}
function* bu() {
  var t = this, e, n = [t], r, i, a;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, r = t.children)
        for (i = 0, a = r.length; i < a; ++i)
          n.push(r[i]);
  while (n.length);
}
function Fr(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = xu)) : e === void 0 && (e = ku);
  for (var n = new wn(t), r, i = [n], a, l, o, f; r = i.pop(); )
    if ((l = e(r.data)) && (f = (l = Array.from(l)).length))
      for (r.children = l, o = f - 1; o >= 0; --o)
        i.push(a = l[o] = new wn(l[o])), a.parent = r, a.depth = r.depth + 1;
  return n.eachBefore(Eu);
}
function yu() {
  return Fr(this).eachBefore(Su);
}
function ku(t) {
  return t.children;
}
function xu(t) {
  return Array.isArray(t) ? t[1] : null;
}
function Su(t) {
  t.data.value !== void 0 && (t.value = t.data.value), t.data = t.data.data;
}
function Eu(t) {
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
  count: lu,
  each: ou,
  eachAfter: fu,
  eachBefore: uu,
  find: cu,
  sum: du,
  sort: hu,
  path: vu,
  ancestors: _u,
  descendants: mu,
  leaves: pu,
  links: wu,
  copy: yu,
  [Symbol.iterator]: bu
};
function pi(t, e, n, r, i) {
  for (var a = t.children, l, o = -1, f = a.length, u = t.value && (r - e) / t.value; ++o < f; )
    l = a[o], l.y0 = n, l.y1 = i, l.x0 = e, l.x1 = e += l.value * u;
}
function Mu(t, e) {
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
function Au(t, e, n) {
  var r = n / (e.i - t.i);
  e.c -= r, e.s += n, t.c += r, e.z += n, e.m += n;
}
function Tu(t) {
  for (var e = 0, n = 0, r = t.children, i = r.length, a; --i >= 0; )
    a = r[i], a.z += e, a.m += e, e += a.s + (n += a.c);
}
function Ou(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function Pn(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
Pn.prototype = Object.create(wn.prototype);
function Nu(t) {
  for (var e = new Pn(t, 0), n, r = [e], i, a, l, o; n = r.pop(); )
    if (a = n._.children)
      for (n.children = new Array(o = a.length), l = o - 1; l >= 0; --l)
        r.push(i = n.children[l] = new Pn(a[l], l)), i.parent = n;
  return (e.parent = new Pn(null, 0)).children = [e], e;
}
function Lu() {
  var t = Mu, e = 1, n = 1, r = null;
  function i(u) {
    var c = Nu(u);
    if (c.eachAfter(a), c.parent.m = -c.z, c.eachBefore(l), r) u.eachBefore(f);
    else {
      var d = u, v = u, h = u;
      u.eachBefore(function(b) {
        b.x < d.x && (d = b), b.x > v.x && (v = b), b.depth > h.depth && (h = b);
      });
      var g = d === v ? 1 : t(d, v) / 2, m = g - d.x, _ = e / (v.x + g + m), w = n / (h.depth || 1);
      u.eachBefore(function(b) {
        b.x = (b.x + m) * _, b.y = b.depth * w;
      });
    }
    return u;
  }
  function a(u) {
    var c = u.children, d = u.parent.children, v = u.i ? d[u.i - 1] : null;
    if (c) {
      Tu(u);
      var h = (c[0].z + c[c.length - 1].z) / 2;
      v ? (u.z = v.z + t(u._, v._), u.m = u.z - h) : u.z = h;
    } else v && (u.z = v.z + t(u._, v._));
    u.parent.A = o(u, v, u.parent.A || d[0]);
  }
  function l(u) {
    u._.x = u.z + u.parent.m, u.m += u.parent.m;
  }
  function o(u, c, d) {
    if (c) {
      for (var v = u, h = u, g = c, m = v.parent.children[0], _ = v.m, w = h.m, b = g.m, T = m.m, R; g = rr(g), v = nr(v), g && v; )
        m = nr(m), h = rr(h), h.a = u, R = g.z + b - v.z - _ + t(g._, v._), R > 0 && (Au(Ou(g, u, d), u, R), _ += R, w += R), b += g.m, _ += v.m, T += m.m, w += h.m;
      g && !rr(h) && (h.t = g, h.m += b - w), v && !nr(m) && (m.t = v, m.m += _ - T, d = u);
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
function wi(t, e, n, r, i) {
  for (var a = t.children, l, o = -1, f = a.length, u = t.value && (i - n) / t.value; ++o < f; )
    l = a[o], l.x0 = e, l.x1 = r, l.y0 = n, l.y1 = n += l.value * u;
}
var bi = (1 + Math.sqrt(5)) / 2;
function yi(t, e, n, r, i, a) {
  for (var l = [], o = e.children, f, u, c = 0, d = 0, v = o.length, h, g, m = e.value, _, w, b, T, R, N, O; c < v; ) {
    h = i - n, g = a - r;
    do
      _ = o[d++].value;
    while (!_ && d < v);
    for (w = b = _, N = Math.max(g / h, h / g) / (m * t), O = _ * _ * N, R = Math.max(b / O, O / w); d < v; ++d) {
      if (_ += u = o[d].value, u < w && (w = u), u > b && (b = u), O = _ * _ * N, T = Math.max(b / O, O / w), T > R) {
        _ -= u;
        break;
      }
      R = T;
    }
    l.push(f = { value: _, dice: h < g, children: o.slice(c, d) }), f.dice ? pi(f, n, r, i, m ? r += g * _ / m : a) : wi(f, n, r, m ? n += h * _ / m : i, a), m -= _, c = d;
  }
  return l;
}
(function t(e) {
  function n(r, i, a, l, o) {
    yi(e, r, i, a, l, o);
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(bi);
(function t(e) {
  function n(r, i, a, l, o) {
    if ((f = r._squarify) && f.ratio === e)
      for (var f, u, c, d, v = -1, h, g = f.length, m = r.value; ++v < g; ) {
        for (u = f[v], c = u.children, d = u.value = 0, h = c.length; d < h; ++d) u.value += c[d].value;
        u.dice ? pi(u, i, a, l, m ? a += (o - a) * u.value / m : o) : wi(u, i, a, m ? i += (l - i) * u.value / m : l, o), m -= u.value;
      }
    else
      r._squarify = f = yi(e, r, i, a, l, o), f.ratio = e;
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(bi);
const bn = 9, ki = 46, br = 78;
function Dr(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, r) => {
    n >= 0 && e[n].push(r);
  }), e;
}
function Cu(t, e, n) {
  const r = /* @__PURE__ */ new Set();
  let i = 1;
  const a = (o) => {
    const f = Math.min(t[o]?.length ?? 0, bn + 1);
    return !f || r.has(o) ? !0 : r.size && i + f - 1 > n ? !1 : (r.add(o), i += f - 1, !0);
  };
  a(0);
  for (const o of e) if (!a(o)) break;
  let l = [0];
  for (; l.length; ) {
    const o = [];
    for (const f of l) {
      if (!a(f)) return r;
      r.has(f) && o.push(...t[f].slice(0, bn + 1));
    }
    l = o;
  }
  return r;
}
function xi(t, e, n, r, i = br) {
  const a = (h) => {
    if (h.fold || !e.has(h.node)) return null;
    const g = t[h.node] ?? [];
    if (g.length <= bn + 1 || n.has(h.node)) return g.map((_) => ({ node: _, fold: 0 }));
    const m = g.filter((_, w) => w < bn || r.has(_));
    return [...m.map((_) => ({ node: _, fold: 0 })), { node: h.node, fold: g.length - m.length }];
  }, l = Lu().nodeSize([ki, i]).separation((h, g) => h.parent === g.parent ? 1 : 1.25)(
    Fr({ node: 0, fold: 0 }, a)
  ), o = [], f = /* @__PURE__ */ new Map(), u = /* @__PURE__ */ new Map();
  let c = 0, d = 0, v = 0;
  return l.each((h) => {
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
const os = "#1e1c19", Si = "#8b8375", Rn = "#a3301c", Pu = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], Pe = 15, Ru = 2e3;
function Ei(t, e) {
  const n = Dr(t), r = new Set(t.parent.keys()), i = xi(n, r, r, r);
  return {
    trace: t,
    children: n,
    layout: i,
    shown: i.placed.filter((a) => Wn(t, a.node, e)).slice(0, Ru),
    line: new Set(t.variation),
    value: (a) => gi(t, n, a, e, di)
  };
}
function us(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function Iu(t, e) {
  if (Ue(t, e)) return Rn;
  const n = t.player[e];
  return n < 0 ? Si : Pu[n % 4];
}
function zu(t, e, n) {
  const r = (i, a) => `${(e + i).toFixed(1)},${(n + a).toFixed(1)}`;
  return t === "max" ? `<polygon points="${r(0, -1.15 * Pe)} ${r(1.25 * Pe, 0.9 * Pe)} ${r(-1.25 * Pe, 0.9 * Pe)}"` : t === "min" ? `<polygon points="${r(0, 1.15 * Pe)} ${r(1.25 * Pe, -0.9 * Pe)} ${r(-1.25 * Pe, -0.9 * Pe)}"` : t === "leaf" ? `<rect x="${(e - Pe).toFixed(1)}" y="${(n - 0.8 * Pe).toFixed(1)}" width="${2 * Pe}" height="${1.6 * Pe}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${Pe}"`;
}
function Mi(t, e) {
  return e.parent && t.kind[e.parent.node] === "chance" ? Ge(t.weight[e.node]) : t.text[e.node];
}
function Ai(t, e, n = !1) {
  const { layout: r, shown: i, line: a, value: l } = Ei(t, e), o = r.right - r.left + 60, f = r.bottom + 70, u = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(r.left - 30).toFixed(1)} -30 ${o.toFixed(1)} ${f.toFixed(1)}" width="${o.toFixed(0)}" height="${f.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(r.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const c of i) {
    if (!c.parent) continue;
    const d = Ue(t, c.node), v = !n && a.has(c.node) && a.has(c.parent.node), h = d ? `stroke="${Rn}" stroke-dasharray="5 4" stroke-width="1.4"` : v ? `stroke="${os}" stroke-width="3"` : `stroke="${Si}" stroke-width="1.2"`;
    u.push(`<line x1="${c.parent.x.toFixed(1)}" y1="${c.parent.y.toFixed(1)}" x2="${c.x.toFixed(1)}" y2="${c.y.toFixed(1)}" ${h}/>`);
  }
  for (const c of i) {
    const d = Ue(t, c.node), v = t.kind[c.node];
    u.push(`${zu(v, c.x, c.y)} fill="#ffffff" stroke="${Iu(t, c.node)}" stroke-width="1.8"${d ? ' stroke-dasharray="4 3"' : ""}/>`);
    const h = d ? "×" : n && v !== "leaf" ? "" : l(c.node), g = v === "max" ? 8 : v === "min" ? 0 : 4;
    if (u.push(`<text x="${c.x.toFixed(1)}" y="${(c.y + g).toFixed(1)}" font-size="${_i(h)}" font-weight="600" fill="${d ? Rn : os}">${us(h)}</text>`), pn(t, c.node) && u.push(`<line x1="${(c.x - 9).toFixed(1)}" y1="${(c.y + Pe + 8).toFixed(1)}" x2="${(c.x + 9).toFixed(1)}" y2="${(c.y + Pe + 2).toFixed(1)}" stroke="${Rn}" stroke-width="2"/>`), c.parent) {
      const m = c.x * 0.62 + c.parent.x * 0.38, _ = c.y * 0.62 + c.parent.y * 0.38;
      u.push(`<text x="${m.toFixed(1)}" y="${(_ + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${us(Mi(t, c))}</text>`);
    }
  }
  return u.push("</svg>"), u.join(`
`);
}
const Fu = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}"
};
function fs(t) {
  return [...t].map((e) => Fu[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function Du(t, e) {
  const { shown: n, line: r, value: i } = Ei(t, e), a = (o) => `(${(o.x / 46).toFixed(2)},${(-o.y / 46).toFixed(2)})`, l = [
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
    const f = t.kind[o.node], u = ["max", "min", "chance", "leaf"].includes(f) ? f : "player", c = Ue(t, o.node), d = c ? "$\\times$" : fs(i(o.node));
    l.push(`  \\node[${u}${c ? ", pruned" : ""}] (n${o.node}) at ${a(o)} {${d}};`);
  }
  for (const o of n) {
    if (!o.parent) continue;
    const f = r.has(o.node) && r.has(o.parent.node), u = Ue(t, o.node) ? "pruned" : f ? "best" : "";
    l.push(`  \\draw[${u}] (n${o.parent.node}) -- node[move] {${fs(Mi(t, o))}} (n${o.node});`);
  }
  return l.push("\\end{tikzpicture}"), `${l.join(`
`)}
`;
}
async function ju(t, e) {
  const n = URL.createObjectURL(new Blob([Ai(t, e)], { type: "image/svg+xml" }));
  try {
    const r = new Image();
    r.src = n, await r.decode();
    const i = document.createElement("canvas");
    i.width = Math.min(2 * r.width, 16e3), i.height = Math.min(2 * r.height, 16e3);
    const a = i.getContext("2d");
    return a.scale(2, 2), a.drawImage(r, 0, 0), await new Promise(
      (l, o) => i.toBlob((f) => f ? l(f) : o(new Error("this drawing is too large")), "image/png")
    );
  } finally {
    URL.revokeObjectURL(n);
  }
}
function sr(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, r = URL.createObjectURL(n), i = document.createElement("a");
  i.href = r, i.download = t, i.click(), setTimeout(() => URL.revokeObjectURL(r), 1e3);
}
var qu = /* @__PURE__ */ q('<span class="soft" aria-hidden="true">›</span>'), Vu = /* @__PURE__ */ q('<!> <button class="step svelte-7t07ym"> </button>', 1), Bu = /* @__PURE__ */ q('<label class="row">Value <input type="number" step="any" class="svelte-7t07ym"/></label>'), Hu = /* @__PURE__ */ q('<p class="soft facts svelte-7t07ym">Its value was never computed.</p>'), Uu = /* @__PURE__ */ q('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), Yu = /* @__PURE__ */ q('<p class="soft facts svelte-7t07ym"> </p>'), Wu = /* @__PURE__ */ q('<ul class="tiles svelte-7t07ym" aria-label="moves from here"></ul> <!>', 1), Gu = /* @__PURE__ */ q('<section class="panel stack" aria-label="selected node"><nav aria-label="path to this node" class="svelte-7t07ym"></nav> <p class="explanation serif svelte-7t07ym" role="status"> </p> <p class="soft facts svelte-7t07ym"> <!><!></p> <!> <!></section>');
function Xu(t, e) {
  Le(e, !0);
  const n = 40;
  let r = /* @__PURE__ */ Z("");
  const i = /* @__PURE__ */ A(() => Dr(e.trace)), a = /* @__PURE__ */ A(() => s(i)[e.selected] ?? []), l = /* @__PURE__ */ A(() => e.selected), o = /* @__PURE__ */ A(() => {
    const V = [];
    for (let B = e.selected; B >= 0; B = e.trace.parent[B]) V.unshift(B);
    return V;
  });
  He(() => {
    const V = e.trace.id, B = e.selected;
    x(r, "");
    const oe = Ze.on("explained", (de) => {
      de.id === V && de.node === B && x(r, de.text, !0);
    });
    return Ze.send({ type: "explain", id: V, node: B }), oe;
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
  var d = Gu(), v = se(d);
  Ne(v, 21, () => s(o), qe, (V, B, oe) => {
    var de = Vu(), k = Oe(de);
    {
      var F = (te) => {
        var ue = qu();
        S(te, ue);
      };
      Q(k, (te) => {
        oe && te(F);
      });
    }
    var L = D(k, 2), G = ce(L, !0);
    j(() => {
      ne(L, "aria-current", s(B) === e.selected ? "true" : void 0), ee(G, oe ? e.trace.text[s(B)] : "root");
    }), re("click", L, () => e.select(s(B))), S(V, de);
  });
  var h = D(v, 2), g = ce(h, !0), m = D(h, 2), _ = se(m), w = D(_);
  {
    var b = (V) => {
      var B = Pt();
      j((oe) => ee(B, `, ${oe ?? ""}`), [() => u(s(l))]), S(V, B);
    }, T = /* @__PURE__ */ A(() => u(s(l)));
    Q(w, (V) => {
      s(T) && V(b);
    });
  }
  var R = D(w);
  {
    var N = (V) => {
      var B = Pt();
      j((oe) => ee(B, `, ${oe ?? ""} visits`), [() => pr(e.trace.visits[s(l)])]), S(V, B);
    };
    Q(R, (V) => {
      (e.trace.visits[s(l)] ?? 0) > 1 && V(N);
    });
  }
  var O = D(m, 2);
  {
    var E = (V) => {
      var B = Bu(), oe = D(se(B));
      j(() => fi(oe, e.trace.value[s(l)] ?? 0)), re("change", oe, (de) => e.change?.(s(l), Number(de.currentTarget.value))), S(V, B);
    }, K = (V) => {
      var B = Hu();
      S(V, B);
    }, C = /* @__PURE__ */ A(() => e.change && Ue(e.trace, s(l)));
    Q(O, (V) => {
      e.change && e.trace.kind[s(l)] === "leaf" && e.trace.names.length <= 2 ? V(E) : s(C) && V(K, 1);
    });
  }
  var I = D(O, 2);
  {
    var $ = (V) => {
      var B = Wu(), oe = Oe(B);
      Ne(oe, 21, () => s(a).slice(0, n), qe, (F, L) => {
        var G = Uu(), te = se(G);
        let ue;
        var p = se(te), M = ce(p, !0), H = D(p, 2), z = ce(H);
        j(
          (Y, U, X, ve) => {
            ue = he(te, 1, Y, "svelte-7t07ym", ue, { "on-line": U }), ee(M, e.trace.text[s(L)]), ee(z, `${X ?? ""}${ve ?? ""}`);
          },
          [
            () => Mn(c(s(L))),
            () => e.trace.variation.includes(s(L)),
            () => Ue(e.trace, s(L)) ? "pruned" : e.trace.values[s(L)] && e.trace.names.length > 2 ? e.trace.values[s(L)].map((Y) => Ge(Y)).join(" ") : Ge(e.trace.value[s(L)]),
            () => pn(e.trace, s(L)) ? " (cut)" : ""
          ]
        ), re("click", te, () => e.select(s(L))), S(F, G);
      });
      var de = D(oe, 2);
      {
        var k = (F) => {
          var L = Yu(), G = ce(L);
          j(() => ee(G, `and ${s(a).length - n} more`)), S(F, L);
        };
        Q(de, (F) => {
          s(a).length > n && F(k);
        });
      }
      S(V, B);
    };
    Q(I, (V) => {
      s(a).length && V($);
    });
  }
  j(
    (V, B) => {
      ee(g, V), ee(_, B);
    },
    [
      () => s(r) ? s(r).charAt(0).toUpperCase() + s(r).slice(1) + "." : " ",
      () => f(s(l))
    ]
  ), S(t, d), Ce();
}
vt(["click", "change"]);
var Ku = /* @__PURE__ */ q('<div class="slider svelte-3ly6rn"><button aria-label="start" class="svelte-3ly6rn">|◂</button> <button aria-label="step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="step forward" class="svelte-3ly6rn">▸</button> <button aria-label="end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" aria-label="step of the search" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function Zu(t, e) {
  Le(e, !0);
  let n = /* @__PURE__ */ Z(0);
  function r() {
    clearInterval(s(n)), x(n, 0);
  }
  pl(r);
  function i() {
    if (s(n)) return r();
    e.moment >= e.last && e.change(0);
    const m = Math.max(1, Math.round(e.last / 240));
    x(
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
  var a = Ku(), l = se(a), o = D(l, 2), f = D(o, 2), u = ce(f, !0), c = D(f, 2), d = D(c, 2), v = D(d, 2), h = D(v, 2), g = ce(h);
  j(() => {
    l.disabled = e.moment <= 0, o.disabled = e.moment <= 0, ee(u, s(n) ? "Pause" : "Play"), c.disabled = e.moment >= e.last, d.disabled = e.moment >= e.last, ne(v, "max", e.last), fi(v, e.moment), ne(v, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), ee(g, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), re("click", l, () => e.change(0)), re("click", o, () => e.change(Math.max(0, e.moment - 1))), re("click", f, i), re("click", c, () => e.change(Math.min(e.last, e.moment + 1))), re("click", d, () => e.change(e.last)), re("input", v, (m) => e.change(Number(m.currentTarget.value))), S(t, a), Ce();
}
vt(["click", "input"]);
const Ln = ["system", "light", "dark"];
class Ju {
  #e = /* @__PURE__ */ Z("system");
  get name() {
    return s(this.#e);
  }
  set name(e) {
    x(this.#e, e, !0);
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
const Qu = new Ju();
var $u = /* @__PURE__ */ q('<div class="frame svelte-1y7d2q4"><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas> <div class="tools svelte-1y7d2q4"><button aria-label="zoom in" class="svelte-1y7d2q4">+</button> <button aria-label="zoom out" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Fit</button> <button class="svelte-1y7d2q4">Expand all</button></div></div>');
function ef(t, e) {
  Le(e, !0);
  const n = 0.62, r = 48, i = 120;
  let a = ae(e, "marked", 19, () => /* @__PURE__ */ new Set()), l = ae(e, "height", 3, 460), o = ae(e, "blank", 3, !1), f = ae(e, "label", 3, "search tree"), u, c = /* @__PURE__ */ Z(600), d = /* @__PURE__ */ Z({ scale: 1, x: 300, y: 40 }), v = /* @__PURE__ */ Z(/* @__PURE__ */ new Set()), h = /* @__PURE__ */ Z(/* @__PURE__ */ new Set()), g = /* @__PURE__ */ Z(0), m = null;
  const _ = /* @__PURE__ */ A(() => Dr(e.trace)), w = /* @__PURE__ */ A(() => new Set(e.trace.variation));
  let b = /* @__PURE__ */ Z(ot(br));
  const T = /* @__PURE__ */ A(() => xi(s(_), s(v), s(h), s(w), s(b)));
  He(() => {
    const z = s(_);
    ut(() => {
      x(v, Cu(z, e.trace.variation, s(c) / (ki * n))), x(h, /* @__PURE__ */ new Set());
    });
  }), He(() => {
    s(_), ut(R);
  });
  function R() {
    const z = s(T).right - s(T).left + 70, Y = l() - r - 50, U = Math.max(1, Math.round(s(T).bottom / s(b)));
    let X = Math.max(0.02, Math.min(1.2, s(c) / z));
    x(b, Math.max(br, Math.min(i, Y / U) / X), !0), U * s(b) * X > Y && (X = Math.max(0.02, Y / (U * s(b)))), x(d, {
      scale: X,
      x: s(c) / 2 - X * (s(T).left + s(T).right) / 2,
      y: 28 + Math.max(0, (Y - X * U * s(b)) / 2)
    });
  }
  function N() {
    x(v, new Set(s(_).keys())), x(h, s(v)), R();
  }
  function O(z) {
    const Y = new Set(s(v));
    Y.has(z) ? Y.delete(z) : Y.add(z), x(v, Y);
  }
  He(() => {
    const z = e.selected;
    ut(() => {
      const U = new Set(s(v)), X = new Set(s(h));
      for (let _e = e.trace.parent[z] ?? -1; _e >= 0; _e = e.trace.parent[_e])
        U.add(_e);
      const ve = e.trace.parent[z] ?? -1;
      ve >= 0 && (s(_)[ve]?.indexOf(z) ?? 0) >= bn && X.add(ve), U.size !== s(v).size && x(v, U), X.size !== s(h).size && x(h, X);
    });
    const Y = s(T).byNode.get(z);
    ut(() => {
      if (!Y) return;
      const U = Y.x * s(d).scale + s(d).x, X = Y.y * s(d).scale + s(d).y;
      (U < 20 || U > s(c) - 20 || X < 20 || X > l() - 20) && x(d, {
        ...s(d),
        x: s(c) / 2 - Y.x * s(d).scale,
        y: l() / 2 - Y.y * s(d).scale
      });
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => xa(g));
  let K = 0;
  He(() => {
    Qu.name, s(g);
    const z = {
      trace: e.trace,
      children: s(_),
      layout: s(T),
      moment: e.moment,
      selected: e.selected,
      line: s(w),
      marked: a(),
      open: s(v),
      blank: o()
    }, Y = s(d), U = s(c);
    return cancelAnimationFrame(K), K = requestAnimationFrame(() => {
      const X = devicePixelRatio || 1;
      (u.width !== Math.round(U * X) || u.height !== Math.round(l() * X)) && (u.width = Math.round(U * X), u.height = Math.round(l() * X));
      const ve = u.getContext("2d");
      ve.setTransform(X, 0, 0, X, 0, 0), eu(ve, z, Y, $o(u), U, l());
    }), () => cancelAnimationFrame(K);
  });
  function C(z, Y = s(c) / 2, U = l() / 2) {
    const X = Math.max(0.02, Math.min(3, s(d).scale * z)), ve = X / s(d).scale;
    x(d, {
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
    !m.moved && Math.hypot(Y, U) < 4 || (m = { x: z.clientX, y: z.clientY, moved: !0 }, x(d, { ...s(d), x: s(d).x + Y, y: s(d).y + U }));
  }
  function B(z) {
    const Y = m && !m.moved;
    if (m = null, !Y) return;
    const U = (z.offsetX - s(d).x) / s(d).scale, X = (z.offsetY - s(d).y) / s(d).scale, ve = Math.max(un * 1.3, 8 / s(d).scale);
    for (const _e of s(T).placed)
      if (!(Math.abs(_e.x - U) > ve || Math.abs(_e.y - X) > ve)) {
        _e.fold ? x(h, new Set(s(h)).add(_e.node)) : !o() && _e.node === e.selected && (s(_)[_e.node]?.length ?? 0) > 0 ? O(_e.node) : e.select(_e.node);
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
  var k = { fit: R, openAll: N, toggle: O }, F = $u();
  let L;
  var G = se(F);
  An(G, (z) => u = z, () => u);
  var te = D(G, 2), ue = se(te), p = D(ue, 2), M = D(p, 2), H = D(M, 2);
  return j(() => {
    L = qt(F, "", L, { height: `${l() ?? ""}px` }), ne(G, "aria-label", `${f() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys move between nodes; the selected node is described below.`), ne(G, "data-x", s(de) ? s(de).x * s(d).scale + s(d).x : void 0), ne(G, "data-y", s(de) ? s(de).y * s(d).scale + s(d).y : void 0), ne(G, "data-shown", s(T).placed.length);
  }), mt("wheel", G, I), re("pointerdown", G, $), re("pointermove", G, V), re("pointerup", G, B), re("keydown", G, oe), re("click", ue, () => C(1.3)), re("click", p, () => C(0.77)), re("click", M, R), re("click", H, () => N()), mr(F, "clientWidth", (z) => x(c, z)), S(t, F), Ce(k);
}
vt([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var tf = /* @__PURE__ */ q('<p role="alert" class="failure"> </p>'), nf = /* @__PURE__ */ q(" <!><!>.", 1), rf = /* @__PURE__ */ q('<div class="row"><span class="soft facts svelte-1ond5h7">Export:</span> <button>SVG</button> <button>PNG</button> <button>TikZ</button></div>'), sf = /* @__PURE__ */ q('<div><div class="left stack svelte-1ond5h7"><!> <!> <p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p> <!></div> <!></div> <ul class="legend soft svelte-1ond5h7" aria-label="legend"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> principal variation</li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never searched</li></ul>', 1), af = /* @__PURE__ */ q('<p class="soft" role="status"> </p>'), lf = /* @__PURE__ */ q("<!> <!>", 1);
function of(t, e) {
  Le(e, !0);
  let n = ae(e, "tracing", 7), r = ae(e, "height", 3, 460), i = ae(e, "exporting", 3, !0);
  const a = /* @__PURE__ */ A(() => n().trace), l = /* @__PURE__ */ A(() => s(a) ? Ko(s(a), n().moment) : null);
  async function o() {
    s(a) && sr("tree.png", await ju(s(a), n().moment));
  }
  var f = lf(), u = Oe(f);
  {
    var c = (g) => {
      var m = tf(), _ = ce(m, !0);
      j(() => ee(_, n().failure)), S(g, m);
    };
    Q(u, (g) => {
      n().failure && g(c);
    });
  }
  var d = D(u, 2);
  {
    var v = (g) => {
      var m = sf(), _ = Oe(m);
      let w;
      var b = se(_), T = se(b);
      ef(T, {
        get trace() {
          return s(a);
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
      Zu(R, {
        get moment() {
          return n().moment;
        },
        get last() {
          return n().last;
        },
        change: (k) => n().moment = k
      });
      var N = D(R, 2), O = se(N), E = D(O);
      {
        var K = (k) => {
          var F = Pt();
          j((L) => ee(F, `, ${L ?? ""} pruned`), [() => on(s(l).pruned)]), S(k, F);
        };
        Q(E, (k) => {
          s(l).pruned && k(K);
        });
      }
      var C = D(E, 2);
      {
        var I = (k) => {
          var F = nf(), L = Oe(F), G = D(L);
          {
            var te = (M) => {
              var H = Pt();
              j(() => ee(H, `, best move ${s(a).summary.move ?? ""}`)), S(M, H);
            };
            Q(G, (M) => {
              s(a).summary.move && M(te);
            });
          }
          var ue = D(G);
          {
            var p = (M) => {
              var H = Pt();
              j(() => ee(H, `, depth ${s(a).summary.depth ?? ""}`)), S(M, H);
            };
            Q(ue, (M) => {
              s(a).summary.depth && M(p);
            });
          }
          j((M) => ee(L, `${s(a).summary.algorithm ?? ""}: value ${M ?? ""} to ${s(a).names[s(a).perspective] ?? ""}`), [() => El(s(a).summary)]), S(k, F);
        };
        Q(C, (k) => {
          n().moment >= n().last && k(I);
        });
      }
      var $ = D(C, 2);
      {
        var V = (k) => {
          var F = Pt();
          j((L) => ee(F, `${L ?? ""} more nodes were searched but not recorded.`), [() => on(s(a).truncated)]), S(k, F);
        };
        Q($, (k) => {
          s(a).truncated && k(V);
        });
      }
      var B = D(N, 2);
      {
        var oe = (k) => {
          var F = rf(), L = D(se(F), 2), G = D(L, 2), te = D(G, 2);
          re("click", L, () => sr("tree.svg", Ai(s(a), n().moment))), re("click", G, o), re("click", te, () => sr("tree.tex", Du(s(a), n().moment))), S(k, F);
        };
        Q(B, (k) => {
          i() && k(oe);
        });
      }
      var de = D(b, 2);
      Xu(de, {
        get trace() {
          return s(a);
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
          () => on(s(l).nodes),
          () => on(s(l).leaves)
        ]
      ), S(g, m);
    }, h = (g) => {
      var m = af(), _ = ce(m, !0);
      j(() => ee(_, n().compiling ? kl : "Searching …")), S(g, m);
    };
    Q(d, (g) => {
      s(a) && s(l) ? g(v) : n().busy && g(h, 1);
    });
  }
  S(t, f), Ce();
}
vt(["click"]);
var uf = /* @__PURE__ */ q("<tr><td> </td><td> </td><td> </td></tr>"), ff = /* @__PURE__ */ q('<table class="data"><caption> </caption><thead><tr><th scope="col">move</th><th scope="col">value</th><th scope="col">line</th></tr></thead><tbody></tbody></table>'), cf = /* @__PURE__ */ q('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function df(t, e) {
  Le(e, !0);
  const n = 12, r = e.trace ? new Zo(e.trace.id) : null;
  r && e.trace && r.show(e.trace);
  const i = /* @__PURE__ */ A(() => (e.analysis?.rows ?? e.position.legal).some((g) => g.cells.length > 1));
  var a = cf(), l = se(a), o = ce(l, !0), f = D(l, 2), u = se(f);
  {
    let g = /* @__PURE__ */ A(() => e.analysis?.rows ?? []), m = /* @__PURE__ */ A(() => e.position.last?.cells ?? []);
    Wo(u, {
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
        return s(i);
      },
      get last() {
        return s(m);
      }
    });
  }
  var c = D(u, 2);
  {
    var d = (g) => {
      var m = ff(), _ = se(m), w = ce(_), b = D(_, 2);
      Ne(b, 21, () => e.analysis.rows.slice(0, n), qe, (T, R) => {
        var N = uf(), O = se(N), E = ce(O, !0), K = D(O), C = ce(K, !0), I = D(K), $ = ce(I, !0);
        j(
          (V, B) => {
            ee(E, s(R).text), ee(C, V), ee($, B);
          },
          [
            () => Sl(s(R).value, s(R).bound),
            () => s(R).line.slice(1, 8).join(" ")
          ]
        ), S(T, N);
      }), j((T) => ee(w, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${T ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => on(e.analysis.nodes)]), S(g, m);
    };
    Q(c, (g) => {
      e.analysis && g(d);
    });
  }
  var v = D(f, 2);
  {
    var h = (g) => {
      of(g, {
        get tracing() {
          return r;
        },
        height: 380
      });
    };
    Q(v, (g) => {
      r && g(h);
    });
  }
  j(() => ee(o, e.title)), S(t, a), Ce();
}
const Ti = /* @__PURE__ */ new Map();
Ze.attach((t) => {
  "id" in t && Ti.get(t.id)?.send(t);
});
function hf({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && Ti.set(n.trace.id, t), t.on("msg:custom", (i) => Ze.receive(i));
  const r = Za(df, { target: e, props: n });
  return () => void Qa(r);
}
const gf = { render: hf };
export {
  gf as default
};
