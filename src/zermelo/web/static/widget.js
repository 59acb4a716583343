var wr = Array.isArray, Bi = Array.prototype.indexOf, Rn = Array.prototype.includes, yr = Array.from, cs = Object.defineProperty, dn = Object.getOwnPropertyDescriptor, qi = Object.getOwnPropertyDescriptors, Vi = Object.prototype, Ui = Array.prototype, fs = Object.getPrototypeOf, Aa = Object.isExtensible;
const Tt = () => {
};
function Hi(t) {
  for (var e = 0; e < t.length; e++)
    t[e]();
}
function ds() {
  var t, e, n = new Promise((r, s) => {
    t = r, e = s;
  });
  return { promise: n, resolve: t, reject: e };
}
function or(t, e) {
  if (Array.isArray(t))
    return t;
  if (e === void 0 || !(Symbol.iterator in t))
    return Array.from(t);
  const n = [];
  for (const r of t)
    if (n.push(r), n.length === e) break;
  return n;
}
const tt = 2, gn = 4, br = 8, sa = 1 << 24, bt = 16, Mt = 32, Kt = 64, Fr = 128, ia = 256, xt = 512, Ue = 1024, Re = 2048, ht = 4096, rt = 8192, Je = 16384, pn = 32768, In = 1 << 25, sn = 65536, ur = 1 << 17, Wi = 1 << 18, kn = 1 << 19, Yi = 1 << 20, Lt = 1 << 25, cr = 1 << 21, hn = 1 << 22, Yt = 1 << 23, nn = Symbol("$state"), hs = Symbol("component"), Gi = Symbol("legacy props"), Ki = Symbol(""), vs = Symbol("attributes"), Dr = Symbol("class"), Br = Symbol("style"), qr = Symbol("text"), Wn = new class extends Error {
  name = "StaleReactionError";
  message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), pr = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  !!globalThis.document?.contentType && /* @__PURE__ */ globalThis.document.contentType.includes("xml")
), Xi = 1, Ji = 2, gs = 4, Zi = 8, Qi = 16, $i = 1, el = 4, tl = 8, nl = 16, rl = 1, al = 2, ms = {}, Be = Symbol("uninitialized"), sl = "http://www.w3.org/1999/xhtml", il = "@attach";
function ll() {
  console.warn("https://svelte.dev/e/derived_inert");
}
function ol() {
  console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function ul() {
  console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
function _s(t) {
  return t === this.v;
}
function cl(t, e) {
  return t != t ? e == e : t !== e || t !== null && typeof t == "object" || typeof t == "function";
}
function ws(t) {
  return !cl(t, this.v);
}
function ys(t) {
  throw new Error("https://svelte.dev/e/lifecycle_outside_component");
}
function fl() {
  throw new Error("https://svelte.dev/e/async_derived_orphan");
}
function dl(t, e, n) {
  throw new Error("https://svelte.dev/e/each_key_duplicate");
}
function hl(t) {
  throw new Error("https://svelte.dev/e/effect_in_teardown");
}
function vl() {
  throw new Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function gl(t) {
  throw new Error("https://svelte.dev/e/effect_orphan");
}
function ml() {
  throw new Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function _l(t) {
  throw new Error("https://svelte.dev/e/props_invalid_value");
}
function wl() {
  throw new Error("https://svelte.dev/e/state_descriptors_fixed");
}
function yl() {
  throw new Error("https://svelte.dev/e/state_prototype_fixed");
}
function bl() {
  throw new Error("https://svelte.dev/e/state_unsafe_mutation");
}
function pl() {
  throw new Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
let Ze = null;
function mn(t) {
  Ze = t;
}
function Se(t, e = !1, n) {
  Ze = {
    p: Ze,
    i: !1,
    c: null,
    e: null,
    s: t,
    x: null,
    r: (
      /** @type {Effect} */
      Le
    ),
    l: null
  };
}
function Ee(t) {
  var e = (
    /** @type {ComponentContext} */
    Ze
  ), n = e.e;
  if (n !== null) {
    e.e = null;
    for (var r of n)
      Fs(r);
  }
  return t !== void 0 && (e.x = t), e.i = !0, Ze = e.p, la(t);
}
function la(t = {}) {
  return cs(t, hs, { value: !0 }), t;
}
function bs() {
  return !0;
}
let $t = [];
function ps() {
  var t = $t;
  $t = [], Hi(t);
}
function Ot(t) {
  if ($t.length === 0 && !Nn) {
    var e = $t;
    queueMicrotask(() => {
      e === $t && ps();
    });
  }
  $t.push(t);
}
function kl() {
  for (; $t.length > 0; )
    ps();
}
const xl = -7169;
function Ie(t, e) {
  t.f = t.f & xl | e;
}
function oa(t) {
  (t.f & xt) !== 0 || t.deps === null ? Ie(t, Ue) : Ie(t, ht);
}
function ks(t, e) {
  (t.f & Re) !== 0 ? e.set(t, Re) : (t.f & ht) !== 0 && e.get(t) !== Re && e.set(t, ht), Ie(t, Ue);
}
function Ml(t, e) {
  if (e) {
    const n = document.body;
    t.autofocus = !0, Ot(() => {
      document.activeElement === n && t.focus();
    });
  }
}
function Yn(t) {
  var e = xe, n = Le;
  wt(null), zt(null);
  try {
    return t();
  } finally {
    wt(e), zt(n);
  }
}
function xs(t, e, n, r) {
  const s = Fn;
  var i = t.filter((m) => !m.settled), l = e.map(s);
  if (n.length === 0 && i.length === 0) {
    r(l);
    return;
  }
  var o = (
    /** @type {Effect} */
    Le
  ), c = Sl(), u = i.length === 1 ? i[0].promise : i.length > 1 ? Promise.all(i.map((m) => m.promise)) : null;
  function f(m) {
    if ((o.f & Je) === 0) {
      c();
      try {
        r([...l, ...m]);
      } catch (_) {
        At(_, o);
      }
      fr();
    }
  }
  var h = Ms();
  if (n.length === 0) {
    u.then(() => f([])).finally(h);
    return;
  }
  function d() {
    Promise.all(n.map((m) => /* @__PURE__ */ El(m))).then(f).catch((m) => At(m, o)).finally(h);
  }
  u ? u.then(() => {
    if ((o.f & Je) !== 0) {
      h();
      return;
    }
    c(), d(), fr();
  }) : d();
}
function Sl() {
  var t = (
    /** @type {Effect} */
    Le
  ), e = xe, n = Ze, r = (
    /** @type {Batch} */
    Te
  );
  return function(i = !0) {
    zt(t), wt(e), mn(n), i && (t.f & Je) === 0 && (r?.activate(), r?.apply());
  };
}
function fr(t = !0) {
  zt(null), wt(null), mn(null), t && Te?.deactivate();
}
function Ms() {
  var t = (
    /** @type {Effect} */
    Le
  ), e = t.b, n = (
    /** @type {Batch} */
    Te
  ), r = !!e?.is_rendered();
  return e?.update_pending_count(1, n), n.increment(r, t), () => {
    e?.update_pending_count(-1, n), n.decrement(r, t);
  };
}
// @__NO_SIDE_EFFECTS__
function Fn(t) {
  var e = tt | Re;
  return Le !== null && (Le.f |= kn), {
    ctx: Ze,
    deps: null,
    effects: null,
    equals: _s,
    f: e,
    fn: t,
    reactions: null,
    rv: 0,
    v: (
      /** @type {V} */
      Be
    ),
    wv: 0,
    parent: Le,
    ac: null
  };
}
const En = Symbol("obsolete");
// @__NO_SIDE_EFFECTS__
function El(t, e, n) {
  let r = (
    /** @type {Effect | null} */
    Le
  );
  r === null && fl();
  var s = (
    /** @type {Promise<V>} */
    /** @type {unknown} */
    void 0
  ), i = ln(
    /** @type {V} */
    Be
  ), l = !xe, o = /* @__PURE__ */ new Set();
  return Vl(() => {
    var c = (
      /** @type {Effect} */
      Le
    ), u = ds();
    s = u.promise;
    try {
      Promise.resolve(t()).then(u.resolve, (m) => {
        m !== Wn && u.reject(m);
      }).finally(fr);
    } catch (m) {
      u.reject(m), fr();
    }
    var f = (
      /** @type {Batch} */
      Te
    );
    if (l) {
      if ((c.f & pn) !== 0)
        var h = Ms();
      if (
        // boundary can be null if the async derived is inside an $effect.root not connected to the component render tree
        r.b?.is_rendered()
      )
        f.async_deriveds.get(c)?.reject(En);
      else
        for (const m of o.values())
          m.reject(En);
      o.add(u), f.async_deriveds.set(c, u);
    }
    const d = (m, _ = void 0) => {
      h?.(), o.delete(u), _ !== En && (f.activate(), _ ? (i.f |= Yt, _n(i, _)) : ((i.f & Yt) !== 0 && (i.f ^= Yt), _n(i, m)), f.deactivate());
    };
    u.promise.then(d, (m) => d(null, m || "unknown"));
  }), ha(() => {
    for (const c of o)
      c.reject(En);
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
function b(t) {
  const e = /* @__PURE__ */ Fn(t);
  return Ws(e), e;
}
// @__NO_SIDE_EFFECTS__
function Ss(t) {
  const e = /* @__PURE__ */ Fn(t);
  return e.equals = ws, e;
}
function Al(t) {
  var e = t.effects;
  if (e !== null) {
    t.effects = null;
    for (var n = 0; n < e.length; n += 1)
      Qe(
        /** @type {Effect} */
        e[n]
      );
  }
}
function ua(t) {
  var e, n = Le, r = t.parent;
  if (!Ht && r !== null && t.v !== Be && // if it was never evaluated before, it's guaranteed to fail downstream, so we try to execute instead
  (r.f & (Je | rt)) !== 0)
    return ll(), t.v;
  zt(r);
  try {
    Al(t), e = Xs(t);
  } finally {
    zt(n);
  }
  return e;
}
function Es(t) {
  var e = ua(t);
  if (!t.equals(e) && (t.wv = Gs(), (!Te?.is_fork || t.deps === null) && (Te !== null ? (Te.capture(t, e, !0), vn?.capture(t, e, !0)) : t.v = e, t.deps === null))) {
    Ie(t, Ue);
    return;
  }
  Ht || (pt !== null ? (da() || Te?.is_fork) && pt.set(t, e) : oa(t));
}
function Tl(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      (e.teardown || e.ac) && (e.teardown?.(), e.ac !== null && Yn(() => {
        e.ac.abort(Wn), e.ac = null;
      }), e.fn !== null && (e.teardown = Tt), Dn(e, 0), va(e));
}
function As(t) {
  if (t.effects !== null)
    for (const e of t.effects)
      e.teardown && e.fn !== null && wn(e);
}
let Ar = null, un = null, Te = null, vn = null, pt = null, Vr = null, Nn = !1, Tr = !1, Cn = null, nr = null;
var Ta = 0;
let Ll = 1;
class Xt {
  id = Ll++;
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
    un === null ? Ar = un = this : (un.next = this, this.prev = un), un = this;
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
        Ie(s, Re), n(s);
      for (s of r.m)
        Ie(s, ht), n(s);
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
      if (!((i.f & Je) !== 0 || (i.f & (Re | ht)) === 0)) {
        for (var n = i, r = !1; n.parent !== null; ) {
          n = n.parent;
          var s = n.f;
          if ((s & (Kt | Mt)) !== 0) {
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
    for (var e = Cn = [], n = [], r = nr = []; this.#s.length > 0; ) {
      Ta++ > 1e3 && (this.#d(), jl());
      for (const o of this.#c())
        try {
          this.#y(o, e, n);
        } catch (c) {
          throw Os(o), this.#v() || this.discard(), c;
        }
    }
    if (Te = null, r.length > 0) {
      var s = Xt.ensure();
      for (const o of r)
        s.schedule(o);
    }
    if (Cn = null, nr = null, this.#v()) {
      this.#m(n), this.#m(e);
      for (const [o, c] of this.#o)
        Ls(o, c);
      r.length > 0 && /** @type {unknown} */
      Te.#g();
      return;
    }
    const i = this.#k();
    if (i) {
      this.#m(n), this.#m(e), i.#f(this);
      return;
    }
    this.#l.clear();
    for (const o of this.#e) o(this);
    this.#e.clear(), vn = this, La(n), La(e), vn = null, this.#r?.resolve();
    var l = (
      /** @type {Batch | null} */
      /** @type {unknown} */
      Te
    );
    this.#t === 0 && (this.#s.length === 0 || l !== null) && this.#d(), l !== null && (Nt.clear(), l.#g());
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
      var i = s.f, l = (i & (Mt | Kt)) !== 0, o = l && (i & Ue) !== 0, c = o || (i & rt) !== 0 || this.#o.has(s);
      if (!c && s.fn !== null) {
        l ? s.f ^= Ue : (i & gn) !== 0 ? n.push(s) : Xn(s) && ((i & bt) !== 0 && this.add_dirty_reaction(s, ht), wn(s));
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
      if (s !== null && !((r.f & tt) !== 0 && (r.f & (Re | ht)) === 0))
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
            i & (hn | bt) && !this.async_deriveds.has(l) && (this.#l.delete(l), Ie(l, Re), this.schedule(l));
          }
        }
    };
    for (const r of this.current.keys())
      n(r);
    this.oncommit(() => e.discard()), e.#d(), Te = this, this.#g();
  }
  /**
   * @param {Effect[]} effects
   */
  #m(e) {
    for (var n = 0; n < e.length; n += 1)
      ks(e[n], this.#l);
  }
  /**
   * Associate a change to a given source with the current
   * batch, noting its previous and current values
   * @param {Value} source
   * @param {any} value
   * @param {boolean} [is_derived]
   */
  capture(e, n, r = !1) {
    e.v !== Be && !this.previous.has(e) && this.previous.set(e, e.v), (e.f & Yt) === 0 && (this.current.set(e, [n, r]), pt?.set(e, n)), this.is_fork || (e.v = n);
  }
  activate() {
    Te = this;
  }
  deactivate() {
    Te = null, pt = null;
  }
  flush() {
    try {
      Tr = !0, Te = this, this.#g();
    } finally {
      Ta = 0, Vr = null, Cn = null, nr = null, Tr = !1, Te = null, pt = null, Nt.clear();
    }
  }
  discard() {
    for (const e of this.#n) e(this);
    this.#n.clear();
    for (const e of this.async_deriveds.values())
      e.reject(En);
    this.#d(), this.#r?.resolve();
  }
  /**
   * @param {Effect} effect
   */
  register_created_effect(e) {
    this.#i.push(e);
  }
  #b() {
    for (let h = Ar; h !== null; h = h.next) {
      var e = h.id < this.id, n = [];
      for (const [d, [m, _]] of this.current) {
        if (h.current.has(d)) {
          var r = (
            /** @type {[any, boolean]} */
            h.current.get(d)[0]
          );
          if (e && m !== r)
            h.current.set(d, [m, _]);
          else
            continue;
        }
        n.push(d);
      }
      if (e)
        for (const [d, m] of this.async_deriveds) {
          const _ = h.async_deriveds.get(d);
          _ && m.promise.then(_.resolve).catch(_.reject);
        }
      var s = [...h.current.keys()].filter(
        (d) => !/** @type {[any, boolean]} */
        h.current.get(d)[1]
      );
      if (!(!h.started || s.length === 0)) {
        var i = s.filter((d) => !this.current.has(d));
        if (i.length === 0)
          e && h.discard();
        else if (n.length > 0) {
          if (e)
            for (const d of this.#h)
              h.unskip_effect(d, (m) => {
                (m.f & (bt | hn)) !== 0 ? h.schedule(m) : h.#m([m]);
              });
          h.activate();
          var l = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Map();
          for (var c of n)
            Ts(c, i, l, o);
          o = /* @__PURE__ */ new Map();
          var u = [...h.current].filter(([d, m]) => {
            const _ = this.current.get(d);
            return _ ? _[0] !== m[0] || _[1] !== m[1] : !0;
          }).map(([d]) => d);
          if (u.length > 0)
            for (const d of this.#i)
              (d.f & (Je | rt | ur)) === 0 && ca(d, u, o) && ((d.f & (hn | bt)) !== 0 ? (Ie(d, Re), h.schedule(d)) : h.add_dirty_reaction(d, Re));
          if (h.#s.length > 0 && !h.#u) {
            h.apply();
            for (var f of h.#c())
              h.#y(f, [], []);
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
    this.#u || (this.#u = !0, Ot(() => {
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
    this.#n.add(e);
  }
  settled() {
    return (this.#r ??= ds()).promise;
  }
  static ensure() {
    if (Te === null) {
      const e = Te = new Xt();
      !Tr && !Nn && Ot(() => {
        e.started || e.flush();
      });
    }
    return Te;
  }
  apply() {
    {
      pt = null;
      return;
    }
  }
  /**
   *
   * @param {Effect} effect
   */
  schedule(e) {
    if (Vr = e, e.b?.is_pending && (e.f & (gn | br | sa)) !== 0 && (e.f & pn) === 0) {
      e.b.defer_effect(e);
      return;
    }
    this.#s.push(e);
  }
  #d() {
    if (this.linked) {
      var e = this.prev, n = this.next;
      e === null ? Ar = n : e.next = n, n === null ? un = e : n.prev = e, this.linked = !1;
    }
  }
}
function Ol(t) {
  var e = Nn, n = vn;
  vn = null, Nn = !0;
  try {
    for (var r; ; ) {
      if (kl(), Te === null)
        return (
          /** @type {T} */
          r
        );
      Te.flush();
    }
  } finally {
    Nn = e, vn = n;
  }
}
function jl() {
  try {
    ml();
  } catch (t) {
    At(t, Vr);
  }
}
let Bt = null;
function La(t) {
  var e = t.length;
  if (e !== 0) {
    for (var n = 0; n < e; ) {
      var r = t[n++];
      if ((r.f & (Je | rt)) === 0 && Xn(r) && (Bt = /* @__PURE__ */ new Set(), wn(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && Vs(r), Bt?.size > 0)) {
        Nt.clear();
        for (const s of Bt) {
          if ((s.f & (Je | rt)) !== 0) continue;
          const i = [s];
          let l = s.parent;
          for (; l !== null; )
            Bt.has(l) && (Bt.delete(l), i.push(l)), l = l.parent;
          for (let o = i.length - 1; o >= 0; o--) {
            const c = i[o];
            (c.f & (Je | rt)) === 0 && wn(c);
          }
        }
        Bt.clear();
      }
    }
    Bt = null;
  }
}
function Ts(t, e, n, r) {
  if (!n.has(t) && (n.add(t), t.reactions !== null))
    for (const s of t.reactions) {
      const i = s.f;
      (i & tt) !== 0 ? Ts(
        /** @type {Derived} */
        s,
        e,
        n,
        r
      ) : (i & (hn | bt)) !== 0 && (i & Re) === 0 && ca(s, e, r) && (Ie(s, Re), fa(
        /** @type {Effect} */
        s
      ));
    }
}
function ca(t, e, n) {
  const r = n.get(t);
  if (r !== void 0) return r;
  if (t.deps !== null)
    for (const s of t.deps) {
      if (Rn.call(e, s))
        return !0;
      if ((s.f & tt) !== 0 && ca(
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
function fa(t) {
  Te.schedule(t);
}
function Ls(t, e) {
  if (!((t.f & Mt) !== 0 && (t.f & Ue) !== 0)) {
    (t.f & Re) !== 0 ? e.d.push(t) : (t.f & ht) !== 0 && e.m.push(t), Ie(t, Ue);
    for (var n = t.first; n !== null; )
      Ls(n, e), n = n.next;
  }
}
function Os(t) {
  Ie(t, Ue);
  for (var e = t.first; e !== null; )
    Os(e), e = e.next;
}
let dr = /* @__PURE__ */ new Set();
const Nt = /* @__PURE__ */ new Map();
let js = !1;
function ln(t, e) {
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
function Q(t, e) {
  const n = ln(t);
  return Ws(n), n;
}
// @__NO_SIDE_EFFECTS__
function Nl(t, e = !1, n = !0) {
  const r = ln(t);
  return e || (r.equals = ws), r;
}
function N(t, e, n = !1) {
  xe !== null && // since we are untracking the function inside `$inspect.with` we need to add this check
  // to ensure we error if state is set inside an inspect effect
  (!kt || (xe.f & ur) !== 0) && bs() && (xe.f & (tt | bt | hn | ur)) !== 0 && (Ct === null || !Ct.has(t)) && bl();
  let r = n ? ot(e) : e;
  return _n(t, r, nr);
}
var Qt = null, Ur = 0;
function _n(t, e, n = null) {
  if (!t.equals(e)) {
    Ht ? Nt.set(t, e) : Nt.has(t) || Nt.set(t, t.v);
    var r = Xt.ensure();
    if (r.capture(t, e), (t.f & tt) !== 0) {
      const s = (
        /** @type {Derived} */
        t
      );
      (t.f & Re) !== 0 && ua(s), pt === null && oa(s);
    }
    t.wv = Gs(), Qt = null, Ur = 0, Ns(t, Re, n), Qt = null, Le !== null && (Le.f & Ue) !== 0 && (Le.f & (Mt | Kt)) === 0 && (gt === null ? Wl([t]) : gt.push(t)), !r.is_fork && dr.size > 0 && !js && Cl();
  }
  return e;
}
function Cl() {
  js = !1;
  for (const t of dr) {
    (t.f & Ue) !== 0 && Ie(t, ht);
    let e;
    try {
      e = Xn(t);
    } catch {
      e = !0;
    }
    e && wn(t);
  }
  dr.clear();
}
function zl(t, e = 1) {
  var n = a(t), r = e === 1 ? n++ : n--;
  return N(t, n), r;
}
function zn(t) {
  N(t, t.v + 1);
}
function Ns(t, e, n) {
  var r = t.reactions;
  if (r !== null) {
    var s = r.length;
    if (Ur += s, Ur > 1e5 && Qt === null && (Qt = /* @__PURE__ */ new Set()), Qt !== null) {
      if (Qt.has(t)) return;
      Qt.add(t);
    }
    for (var i = 0; i < s; i++) {
      var l = r[i], o = l.f, c = (o & Re) === 0;
      if (c && Ie(l, e), (o & ur) !== 0)
        dr.add(
          /** @type {Effect} */
          l
        );
      else if ((o & tt) !== 0) {
        var u = (
          /** @type {Derived} */
          l
        );
        pt?.delete(u), Ns(u, ht, n);
      } else if (c) {
        var f = (
          /** @type {Effect} */
          l
        );
        (o & bt) !== 0 && Bt !== null && Bt.add(f), n !== null ? n.push(f) : fa(f);
      }
    }
  }
}
function ot(t) {
  if (typeof t != "object" || t === null || nn in t || hs in t)
    return t;
  const e = fs(t);
  if (e !== Vi && e !== Ui)
    return t;
  var n = /* @__PURE__ */ new Map(), r = wr(t), s = /* @__PURE__ */ Q(0), i = an, l = (o) => {
    if (an === i)
      return o();
    var c = xe, u = an;
    wt(null), Na(i);
    var f = o();
    return wt(c), Na(u), f;
  };
  return r && n.set("length", /* @__PURE__ */ Q(
    /** @type {any[]} */
    t.length
  )), new Proxy(
    /** @type {any} */
    t,
    {
      defineProperty(o, c, u) {
        (!("value" in u) || u.configurable === !1 || u.enumerable === !1 || u.writable === !1) && wl();
        var f = n.get(c);
        return f === void 0 ? l(() => {
          var h = /* @__PURE__ */ Q(u.value);
          return n.set(c, h), h;
        }) : N(f, u.value, !0), !0;
      },
      deleteProperty(o, c) {
        var u = n.get(c);
        if (u === void 0) {
          if (c in o) {
            const f = l(() => /* @__PURE__ */ Q(Be));
            n.set(c, f), zn(s);
          }
        } else
          N(u, Be), zn(s);
        return !0;
      },
      get(o, c, u) {
        if (c === nn)
          return t;
        var f = n.get(c), h = c in o;
        if (f === void 0 && (!h || dn(o, c)?.writable) && (f = l(() => {
          var m = ot(h ? o[c] : Be), _ = /* @__PURE__ */ Q(m);
          return _;
        }), n.set(c, f)), f !== void 0) {
          var d = a(f);
          return d === Be ? void 0 : d;
        }
        return Reflect.get(o, c, u);
      },
      getOwnPropertyDescriptor(o, c) {
        this.has?.(o, c);
        var u = Reflect.getOwnPropertyDescriptor(o, c), f = n.get(c);
        if (f !== void 0) {
          var h = a(f);
          if (h === Be)
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
        if (c === nn)
          return !0;
        var u = n.get(c), f = u !== void 0 && u.v !== Be || Reflect.has(o, c);
        if (u !== void 0 || (Le !== null || xe !== null) && (!f || dn(o, c)?.writable)) {
          u === void 0 && (u = l(() => {
            var d = f ? ot(o[c]) : Be, m = /* @__PURE__ */ Q(d);
            return m;
          }), n.set(c, u));
          var h = a(u);
          if (h === Be)
            return !1;
        }
        return f;
      },
      set(o, c, u, f) {
        var h = n.get(c), d = c in o;
        if (r && c === "length")
          for (var m = u; m < /** @type {Source<number>} */
          h.v; m += 1) {
            var _ = n.get(m + "");
            _ !== void 0 ? N(_, Be) : m in o && (_ = l(() => /* @__PURE__ */ Q(Be)), n.set(m + "", _));
          }
        if (h === void 0)
          (!d || dn(o, c)?.writable) && (h = l(() => /* @__PURE__ */ Q(void 0)), N(h, ot(u)), n.set(c, h));
        else {
          d = h.v !== Be;
          var g = l(() => ot(u));
          N(h, g);
        }
        var w = Reflect.getOwnPropertyDescriptor(o, c);
        if (w?.set && w.set.call(f, u), !d) {
          if (r && typeof c == "string") {
            var v = (
              /** @type {Source<number>} */
              n.get("length")
            ), y = Number(c);
            Number.isInteger(y) && y >= v.v && N(v, y + 1);
          }
          zn(s);
        }
        return !0;
      },
      ownKeys(o) {
        a(s);
        var c = Reflect.ownKeys(o).filter((h) => {
          var d = n.get(h);
          return d === void 0 || d.v !== Be;
        });
        for (var [u, f] of n)
          f.v !== Be && !(u in o) && c.push(u);
        return c;
      },
      setPrototypeOf() {
        yl();
      }
    }
  );
}
function Oa(t) {
  try {
    if (t !== null && typeof t == "object" && nn in t)
      return t[nn];
  } catch {
  }
  return t;
}
function Cs(t, e) {
  return Object.is(Oa(t), Oa(e));
}
var mt, zs, Ps, Rs;
function Pl() {
  if (mt === void 0) {
    mt = window, zs = /Firefox/.test(navigator.userAgent);
    var t = Element.prototype, e = Node.prototype, n = Text.prototype;
    Ps = dn(e, "firstChild").get, Rs = dn(e, "nextSibling").get, Aa(t) && (t[Dr] = void 0, t[vs] = null, t[Br] = void 0, t.__e = void 0), Aa(n) && (n[qr] = void 0);
  }
}
function Ut(t = "") {
  return document.createTextNode(t);
}
// @__NO_SIDE_EFFECTS__
function on(t) {
  return (
    /** @type {TemplateNode | null} */
    Ps.call(t)
  );
}
// @__NO_SIDE_EFFECTS__
function Gn(t) {
  return (
    /** @type {TemplateNode | null} */
    Rs.call(t)
  );
}
function Y(t, e) {
  return /* @__PURE__ */ on(t);
}
function he(t, e = !1) {
  {
    var n = /* @__PURE__ */ on(t);
    return n instanceof Comment && n.data === "" ? /* @__PURE__ */ Gn(n) : n;
  }
}
function se(t, e = !1) {
  return /* @__PURE__ */ on(t);
}
function T(t, e = 1, n = !1) {
  let r = t;
  for (; e--; )
    r = /** @type {TemplateNode} */
    /* @__PURE__ */ Gn(r);
  return r;
}
function Rl(t) {
  t.textContent = "";
}
function Is() {
  return !1;
}
function Il(t, e, n) {
  return (
    /** @type {T extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[T] : Element} */
    n ? document.createElement(t, { is: n }) : document.createElement(t)
  );
}
function Fl(t) {
  var e = Le;
  if (e === null)
    return xe.f |= Yt, t;
  if ((e.f & pn) === 0 && (e.f & gn) === 0)
    throw t;
  At(t, e);
}
function At(t, e) {
  if (t === ms)
    throw t;
  if (!(e !== null && (e.f & Je) !== 0)) {
    for (; e !== null; ) {
      if ((e.f & Fr) !== 0 && (e.f & (Je | In)) === 0) {
        if ((e.f & pn) === 0)
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
function Dl(t) {
  Le === null && (xe === null && gl(), vl()), Ht && hl();
}
function Bl(t, e) {
  var n = e.last;
  n === null ? e.last = e.first = t : (n.next = t, t.prev = n, e.last = t);
}
function Rt(t, e) {
  var n = Le;
  n !== null && (n.f & rt) !== 0 && (t |= rt);
  var r = {
    ctx: Ze,
    deps: null,
    nodes: null,
    f: t | Re | xt,
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
  Te?.register_created_effect(r);
  var s = r;
  if ((t & gn) !== 0)
    Cn !== null ? Cn.push(r) : Xt.ensure().schedule(r);
  else if (e !== null) {
    try {
      wn(r);
    } catch (l) {
      throw Qe(r), l;
    }
    s.deps === null && s.teardown === null && s.nodes === null && s.first === s.last && // either `null`, or a singular child
    (s.f & kn) === 0 && (s = s.first, (t & bt) !== 0 && (t & sn) !== 0 && s !== null && (s.f |= sn));
  }
  if (s !== null && (s.parent = n, n !== null && Bl(s, n), xe !== null && (xe.f & tt) !== 0 && (t & Kt) === 0)) {
    var i = (
      /** @type {Derived} */
      xe
    );
    (i.effects ??= []).push(s);
  }
  return r;
}
function da() {
  return xe !== null && !kt;
}
function ha(t) {
  const e = Rt(br, null);
  return Ie(e, Ue), e.teardown = t, e;
}
function Ve(t) {
  Dl();
  var e = (
    /** @type {Effect} */
    Le.f
  ), n = !xe && (e & Mt) !== 0 && Ze !== null && !Ze.i;
  if (n) {
    var r = (
      /** @type {ComponentContext} */
      Ze
    );
    (r.e ??= []).push(t);
  } else
    return Fs(t);
}
function Fs(t) {
  return Rt(gn | Yi, t);
}
function ql(t) {
  Xt.ensure();
  const e = Rt(Kt | kn, t);
  return (n = {}) => new Promise((r) => {
    n.outro ? rn(e, () => {
      Qe(e), r(void 0);
    }) : (Qe(e), r(void 0));
  });
}
function kr(t) {
  return Rt(gn, t);
}
function Vl(t) {
  return Rt(hn | kn, t);
}
function Ds(t, e = 0) {
  return Rt(br | e, t);
}
function C(t, e = [], n = [], r = []) {
  xs(r, e, n, (s) => {
    Rt(br, () => {
      t(...s.map(a));
    });
  });
}
function Kn(t, e = 0) {
  var n = Rt(bt | e, t);
  return n;
}
function Bs(t, e = 0) {
  var n = Rt(sa | e, t);
  return n;
}
function it(t) {
  return Rt(Mt | kn, t);
}
function qs(t) {
  var e = t.teardown;
  if (e !== null) {
    const n = Ht, r = xe;
    ja(!0), wt(null);
    try {
      e.call(null);
    } catch (s) {
      At(s, t.parent);
    } finally {
      ja(n), wt(r);
    }
  }
}
function va(t, e = !1) {
  var n = t.first;
  for (t.first = t.last = null; n !== null; ) {
    const s = n.ac;
    s !== null && Yn(() => {
      s.abort(Wn);
    });
    var r = n.next;
    (n.f & Kt) !== 0 ? n.parent = null : Qe(n, e), n = r;
  }
}
function Ul(t) {
  for (var e = t.first; e !== null; ) {
    var n = e.next;
    (e.f & Mt) === 0 && Qe(e), e = n;
  }
}
function Qe(t, e = !0) {
  var n = !1;
  (e || (t.f & Wi) !== 0) && t.nodes !== null && t.nodes.end !== null && (Hl(
    t.nodes.start,
    /** @type {TemplateNode} */
    t.nodes.end
  ), n = !0), t.f |= In, va(t, e && !n), Dn(t, 0);
  var r = t.nodes && t.nodes.t;
  if (r !== null)
    for (const i of r)
      i.stop();
  qs(t), t.f ^= In, t.f |= Je;
  var s = t.parent;
  s !== null && s.first !== null && Vs(t), t.next = t.prev = t.teardown = t.ctx = t.deps = t.fn = t.nodes = t.ac = t.b = null;
}
function Hl(t, e) {
  for (; t !== null; ) {
    var n = t === e ? null : /* @__PURE__ */ Gn(t);
    t.remove(), t = n;
  }
}
function Vs(t) {
  var e = t.parent, n = t.prev, r = t.next;
  n !== null && (n.next = r), r !== null && (r.prev = n), e !== null && (e.first === t && (e.first = r), e.last === t && (e.last = n));
}
function rn(t, e, n = !0) {
  var r = [];
  t.f |= ia, Us(t, r, !0);
  var s = () => {
    n && Qe(t), e && e();
  }, i = r.length;
  if (i > 0) {
    var l = () => --i || s();
    for (var o of r)
      o.out(l);
  } else
    s();
}
function Us(t, e, n) {
  if ((t.f & rt) === 0) {
    t.f ^= rt;
    var r = t.nodes && t.nodes.t;
    if (r !== null)
      for (const o of r)
        (o.is_global || n) && e.push(o);
    for (var s = t.first; s !== null; ) {
      var i = s.next;
      if ((s.f & Kt) === 0) {
        var l = (s.f & sn) !== 0 || // If this is a branch effect without a block effect parent,
        // it means the parent block effect was pruned. In that case,
        // transparency information was transferred to the branch effect.
        (s.f & Mt) !== 0 && (t.f & bt) !== 0;
        Us(s, e, l ? n : !1);
      }
      s = i;
    }
  }
}
function hr(t) {
  t.f &= ~ia, Hs(t, !0);
}
function Hs(t, e) {
  if ((t.f & ia) === 0 && (t.f & rt) !== 0) {
    t.f ^= rt, (t.f & Ue) === 0 && (Ie(t, Re), Xt.ensure().schedule(t));
    for (var n = t.first; n !== null; ) {
      var r = n.next, s = (n.f & sn) !== 0 || (n.f & Mt) !== 0;
      Hs(n, s ? e : !1), n = r;
    }
    var i = t.nodes && t.nodes.t;
    if (i !== null)
      for (const l of i)
        (l.is_global || e) && l.in();
  }
}
function ga(t, e) {
  if (t.nodes)
    for (var n = t.nodes.start, r = t.nodes.end; n !== null; ) {
      var s = n === r ? null : /* @__PURE__ */ Gn(n);
      e.append(n), n = s;
    }
}
let Ht = !1;
function ja(t) {
  Ht = t;
}
let xe = null, kt = !1;
function wt(t) {
  xe = t;
}
let Le = null;
function zt(t) {
  Le = t;
}
let Ct = null;
function Ws(t) {
  xe !== null && ((xe.f & cr) !== 0 || (xe.f & tt) !== 0) && (Ct ??= /* @__PURE__ */ new Set()).add(t);
}
let lt = null, dt = 0, gt = null;
function Wl(t) {
  gt = t;
}
let Ys = 1, en = 0, an = en;
function Na(t) {
  an = t;
}
function Gs() {
  return ++Ys;
}
function Xn(t) {
  var e = t.f;
  if ((e & Re) !== 0)
    return !0;
  if ((e & ht) !== 0) {
    for (var n = (
      /** @type {Value[]} */
      t.deps
    ), r = n.length, s = 0; s < r; s++) {
      var i = n[s];
      if (Xn(
        /** @type {Derived} */
        i
      ) && Es(
        /** @type {Derived} */
        i
      ), i.wv > t.wv)
        return !0;
    }
    (e & xt) !== 0 && // During time traveling we don't want to reset the status so that
    // traversal of the graph in the other batches still happens
    pt === null && Ie(t, Ue);
  }
  return !1;
}
function Ks(t, e, n = !0) {
  var r = t.reactions;
  if (r !== null && !(Ct !== null && Ct.has(t)))
    for (var s = 0; s < r.length; s++) {
      var i = r[s];
      (i.f & tt) !== 0 ? Ks(
        /** @type {Derived} */
        i,
        e,
        !1
      ) : e === i && (n ? Ie(i, Re) : (i.f & Ue) !== 0 && Ie(i, ht), fa(
        /** @type {Effect} */
        i
      ));
    }
}
function Xs(t) {
  var e = lt, n = dt, r = gt, s = xe, i = Ct, l = Ze, o = kt, c = an, u = t.f;
  lt = /** @type {null | Value[]} */
  null, dt = 0, gt = null, xe = (u & (Mt | Kt)) === 0 ? t : null, Ct = null, mn(t.ctx), kt = !1, an = ++en, t.ac !== null && (Yn(() => {
    t.ac.abort(Wn);
  }), t.ac = null);
  try {
    t.f |= cr;
    var f = (
      /** @type {Function} */
      t.fn
    ), h = f();
    t.f |= pn;
    var d = Ca(t);
    if (bs() && gt !== null && !kt && d !== null && (t.f & (tt | ht | Re)) === 0)
      for (var m = 0; m < /** @type {Source[]} */
      gt.length; m++)
        Ks(
          gt[m],
          /** @type {Effect} */
          t
        );
    if (s !== null && s !== t) {
      if (en++, s.deps !== null)
        for (let _ = 0; _ < n; _ += 1)
          s.deps[_].rv = en;
      if (e !== null)
        for (const _ of e)
          _.rv = en;
      gt !== null && (r === null ? r = gt : r.push(.../** @type {Source[]} */
      gt));
    }
    return (t.f & Yt) !== 0 && (t.f ^= Yt), h;
  } catch (_) {
    return Ca(t), Fl(_);
  } finally {
    t.f ^= cr, lt = e, dt = n, gt = r, xe = s, Ct = i, mn(l), kt = o, an = c;
  }
}
function Ca(t) {
  var e = t.deps, n = Te?.is_fork;
  if (lt !== null) {
    var r;
    if (n || Dn(t, dt), e !== null && dt > 0)
      for (e.length = dt + lt.length, r = 0; r < lt.length; r++)
        e[dt + r] = lt[r];
    else
      t.deps = e = lt;
    if (da() && (t.f & xt) !== 0)
      for (r = dt; r < e.length; r++)
        (e[r].reactions ??= []).push(t);
  } else !n && e !== null && dt < e.length && (Dn(t, dt), e.length = dt);
  return e;
}
function Yl(t, e) {
  let n = e.reactions;
  if (n !== null) {
    var r = Bi.call(n, t);
    if (r !== -1) {
      var s = n.length - 1;
      s === 0 ? n = e.reactions = null : (n[r] = n[s], n.pop());
    }
  }
  if (n === null && (e.f & tt) !== 0 && // Destroying a child effect while updating a parent effect can cause a dependency to appear
  // to be unused, when in fact it is used by the currently-updating parent. Checking `new_deps`
  // allows us to skip the expensive work of disconnecting and immediately reconnecting it
  (lt === null || !Rn.call(lt, e))) {
    var i = (
      /** @type {Derived} */
      e
    );
    (i.f & xt) !== 0 && (i.f ^= xt), i.v !== Be && oa(i), i.ac !== null && Yn(() => {
      i.ac.abort(Wn), i.ac = null, Ie(i, Re);
    }), Tl(i), Dn(i, 0);
  }
}
function Dn(t, e) {
  var n = t.deps;
  if (n !== null)
    for (var r = e; r < n.length; r++)
      Yl(t, n[r]);
}
function wn(t) {
  var e = t.f;
  if ((e & Je) === 0) {
    Ie(t, Ue);
    var n = Le;
    Le = t;
    try {
      (e & (bt | sa)) !== 0 ? Ul(t) : va(t), qs(t);
      var r = Xs(t);
      t.teardown = typeof r == "function" ? r : null, t.wv = Ys;
      var s;
    } finally {
      Le = n;
    }
  }
}
async function Js() {
  await Promise.resolve(), Ol();
}
function a(t) {
  var e = t.f, n = (e & tt) !== 0;
  if (xe !== null && !kt) {
    var r = Le !== null && (Le.f & Je) !== 0;
    if (!r && (Ct === null || !Ct.has(t))) {
      var s = xe.deps;
      if ((xe.f & cr) !== 0)
        t.rv < en && (t.rv = en, lt === null && s !== null && s[dt] === t ? dt++ : lt === null ? lt = [t] : lt.push(t));
      else {
        xe.deps ??= [], Rn.call(xe.deps, t) || xe.deps.push(t);
        var i = t.reactions;
        i === null ? t.reactions = [xe] : Rn.call(i, xe) || i.push(xe);
      }
    }
  }
  if (Ht && Nt.has(t))
    return Nt.get(t);
  if (n) {
    var l = (
      /** @type {Derived} */
      t
    );
    if (Ht) {
      var o = l.v;
      return ((l.f & Ue) === 0 && l.reactions !== null || Qs(l)) && (o = ua(l)), Nt.set(l, o), o;
    }
    var c = (l.f & xt) === 0 && !kt && xe !== null && (xe.f & xt) !== 0, u = (l.f & pn) === 0;
    Xn(l) && (c && (l.f |= xt), Es(l)), c && !u && (As(l), Zs(l));
  }
  if (pt?.has(t))
    return pt.get(t);
  if ((t.f & Yt) !== 0)
    throw t.v;
  return t.v;
}
function Zs(t) {
  if (t.f |= xt, t.deps !== null)
    for (const n of t.deps) {
      var e = n.reactions;
      e === null ? n.reactions = [t] : Rn.call(e, t) || e.push(t), (n.f & tt) !== 0 && (n.f & xt) === 0 && (As(
        /** @type {Derived} */
        n
      ), Zs(
        /** @type {Derived} */
        n
      ));
    }
}
function Qs(t) {
  if (t.v === Be) return !0;
  if (t.deps === null) return !1;
  for (const e of t.deps)
    if (Nt.has(e) || (e.f & tt) !== 0 && Qs(
      /** @type {Derived} */
      e
    ))
      return !0;
  return !1;
}
function jt(t) {
  var e = kt;
  try {
    return kt = !0, t();
  } finally {
    kt = e;
  }
}
function Gl(t) {
  return t.endsWith("capture") && t !== "gotpointercapture" && t !== "lostpointercapture";
}
const Kl = [
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
function Xl(t) {
  return Kl.includes(t);
}
const Jl = {
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
function Zl(t) {
  return t = t.toLowerCase(), Jl[t] ?? t;
}
const Ql = ["touchstart", "touchmove"];
function $l(t) {
  return Ql.includes(t);
}
const An = Symbol("events"), $s = /* @__PURE__ */ new Set(), Hr = /* @__PURE__ */ new Set();
function ei(t, e, n, r = {}) {
  function s(i) {
    if (r.capture || Wr.call(e, i), !i.cancelBubble)
      return Yn(() => n?.call(this, i));
  }
  return t.startsWith("pointer") || t.startsWith("touch") || t === "wheel" ? (s.__removed = !1, Ot(() => {
    s.__removed || e.addEventListener(t, s, r);
  })) : e.addEventListener(t, s, r), s;
}
function He(t, e, n, r, s) {
  var i = { capture: r, passive: s }, l = ei(t, e, n, i);
  (e === document.body || // @ts-ignore
  e === window || // @ts-ignore
  e === document || // Firefox has quirky behavior, it can happen that we still get "canplay" events when the element is already removed
  e instanceof HTMLMediaElement) && ha(() => {
    l.__removed = !0, e.removeEventListener(t, l, i);
  });
}
function le(t, e, n) {
  (e[An] ??= {})[t] = n;
}
function at(t) {
  for (var e = 0; e < t.length; e++)
    $s.add(t[e]);
  for (var n of Hr)
    n(t);
}
let Lr = null, Or = !1;
function Wr(t) {
  var e = this, n = (
    /** @type {Node} */
    e.ownerDocument
  ), r = t.type, s = t.composedPath?.() || [], i = (
    /** @type {null | Element} */
    s[0] || t.target
  );
  Lr = t, Or || (Or = !0, setTimeout(() => {
    Or = !1, Lr = null;
  }));
  var l = 0, o = Lr === t && t[An];
  if (o) {
    var c = s.indexOf(o);
    if (c !== -1 && (e === document || e === /** @type {any} */
    window)) {
      t[An] = e;
      return;
    }
    var u = s.indexOf(e);
    if (u === -1)
      return;
    c <= u && (l = c);
  }
  if (i = /** @type {Element} */
  s[l] || t.target, i !== e) {
    cs(t, "currentTarget", {
      configurable: !0,
      get() {
        return i || n;
      }
    });
    var f = xe, h = Le;
    wt(null), zt(null);
    try {
      for (var d, m = []; i !== null && i !== e; ) {
        try {
          var _ = i[An]?.[r];
          _ != null && (!/** @type {any} */
          i.disabled || // DOM could've been updated already by the time this is reached, so we check this as well
          // -> the target could not have been disabled because it emits the event in the first place
          t.target === i) && _.call(i, t);
        } catch (g) {
          d ? m.push(g) : d = g;
        }
        if (t.cancelBubble) break;
        l++, i = l < s.length ? (
          /** @type {Element} */
          s[l]
        ) : null;
      }
      if (d) {
        for (let g of m)
          queueMicrotask(() => {
            throw g;
          });
        throw d;
      }
    } finally {
      t[An] = e, delete t.currentTarget, wt(f), zt(h);
    }
  }
}
const eo = (
  // We gotta write it like this because after downleveling the pure comment may end up in the wrong location
  globalThis?.window?.trustedTypes && /* @__PURE__ */ globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", {
    /** @param {string} html */
    createHTML: (t) => t
  })
);
function to(t) {
  return (
    /** @type {string} */
    eo?.createHTML(t) ?? t
  );
}
function ti(t) {
  var e = Il("template");
  return e.innerHTML = to(t.replaceAll("<!>", "<!---->")), e.content;
}
function Bn(t, e) {
  var n = (
    /** @type {Effect} */
    Le
  );
  n.nodes === null && (n.nodes = { start: t, end: e, a: null, t: null });
}
// @__NO_SIDE_EFFECTS__
function E(t, e) {
  var n = (e & rl) !== 0, r = (e & al) !== 0, s, i = !t.startsWith("<!>");
  return () => {
    s === void 0 && (s = ti(i ? t : "<!>" + t), n || (s = /** @type {TemplateNode} */
    /* @__PURE__ */ on(s)));
    var l = (
      /** @type {TemplateNode} */
      r || zs ? document.importNode(s, !0) : s.cloneNode(!0)
    );
    if (n) {
      var o = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ on(l)
      ), c = (
        /** @type {TemplateNode} */
        l.lastChild
      );
      Bn(o, c);
    } else
      Bn(l, l);
    return l;
  };
}
// @__NO_SIDE_EFFECTS__
function no(t, e, n = "svg") {
  var r = !t.startsWith("<!>"), s = `<${n}>${r ? t : "<!>" + t}</${n}>`, i;
  return () => {
    if (!i) {
      var l = (
        /** @type {DocumentFragment} */
        ti(s)
      ), o = (
        /** @type {Element} */
        /* @__PURE__ */ on(l)
      );
      i = /** @type {Element} */
      /* @__PURE__ */ on(o);
    }
    var c = (
      /** @type {TemplateNode} */
      i.cloneNode(!0)
    );
    return Bn(c, c), c;
  };
}
// @__NO_SIDE_EFFECTS__
function Fe(t, e) {
  return /* @__PURE__ */ no(t, e, "svg");
}
function Tn(t = "") {
  {
    var e = Ut(t + "");
    return Bn(e, e), e;
  }
}
function qe() {
  var t = document.createDocumentFragment(), e = document.createComment(""), n = Ut();
  return t.append(e, n), Bn(e, n), t;
}
function p(t, e) {
  t !== null && t.before(
    /** @type {Node} */
    e
  );
}
function ro(t) {
  let e = 0, n = ln(0), r;
  return () => {
    da() && (a(n), Ds(() => (e === 0 && (r = jt(() => t(() => zn(n)))), e += 1, () => {
      Ot(() => {
        e -= 1, e === 0 && (r?.(), r = void 0, zn(n));
      });
    })));
  };
}
var ao = sn | kn;
function so(t, e, n, r) {
  new io(t, e, n, r);
}
class io {
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
  #g = ro(() => (this.#c = ln(this.#h), () => {
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
        Le
      );
      l.b = this, l.f |= Fr, r(i);
    }, this.parent = /** @type {Effect} */
    Le.b, this.transform_error = s ?? this.parent?.transform_error ?? ((i) => i), this.#r = Kn(() => {
      this.#b();
    }, ao);
  }
  #y() {
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
    const n = this.#t.failed, { reset: r, invoke_onerror: s } = this.#w(e);
    Ot(s), n && (this.#l = it(() => {
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
          ul();
          return;
        }
        n = !0, r && pl(), this.#l !== null && rn(this.#l, () => {
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
          At(l, this.#r && this.#r.parent);
        }
    } };
  }
  #f() {
    return (this.#r.f & (Je | In)) !== 0;
  }
  #m() {
    const e = this.#t.pending;
    e && (this.is_pending = !0, this.#i = it(() => e(this.#e)), Ot(() => {
      if (!this.#f()) {
        var n = this.#o = document.createDocumentFragment(), r = Ut(), s = !1;
        if (n.append(r), this.#s = this.#p(() => {
          try {
            return it(() => this.#a(r));
          } catch (i) {
            try {
              this.error(i), s = !0;
            } catch (l) {
              At(l, this.#r.parent);
            }
            return null;
          }
        }), this.#s === null) {
          this.#o = null, s && this.#d(
            /** @type {Batch} */
            Te
          );
          return;
        }
        this.#u === 0 && (this.#e.before(n), this.#o = null, rn(
          /** @type {Effect} */
          this.#i,
          () => {
            this.#i = null;
          }
        ), this.#d(
          /** @type {Batch} */
          Te
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
        ga(this.#s, e);
        const n = (
          /** @type {(anchor: Node) => void} */
          this.#t.pending
        );
        this.#i = it(() => n(this.#e));
      } else
        this.#d(
          /** @type {Batch} */
          Te
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
    ks(e, this.#_);
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
    var n = Le, r = xe, s = Ze;
    zt(this.#r), wt(this.#r), mn(this.#r.ctx);
    try {
      return Xt.ensure(), e();
    } finally {
      zt(n), wt(r), mn(s);
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
    this.#u += e, this.#u === 0 && (this.#d(n), this.#i && rn(this.#i, () => {
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
    this.#x(e, n), this.#h += e, !(!this.#c || this.#v) && (this.#v = !0, Ot(() => {
      this.#v = !1, this.#c && _n(this.#c, this.#h);
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
    if (e === ms || !this.#t.onerror && !this.#t.failed)
      throw e;
    Te?.is_fork ? (this.#s && Te.skip_effect(this.#s), this.#i && Te.skip_effect(this.#i), this.#l && Te.skip_effect(this.#l), Te.oncommit(() => {
      this.#f() || this.#M(e);
    })) : this.#M(e);
  }
  /**
   * @param {unknown} error
   */
  #M(e) {
    this.#s && (Qe(this.#s), this.#s = null), this.#i && (Qe(this.#i), this.#i = null), this.#l && (Qe(this.#l), this.#l = null);
    let n = this.#t.failed;
    const r = (s) => {
      if (this.#f()) return;
      const { reset: i, invoke_onerror: l } = this.#w(s);
      l(), n && !this.#f() && (this.#l = this.#p(() => {
        try {
          return it(() => {
            var o = (
              /** @type {Effect} */
              Le
            );
            o.b = this, o.f |= Fr, n(
              this.#e,
              () => s,
              () => i
            );
          });
        } catch (o) {
          return At(
            o,
            /** @type {Effect} */
            this.#r.parent
          ), null;
        }
      }));
    };
    Ot(() => {
      if (!this.#f()) {
        var s;
        try {
          s = this.transform_error(e);
        } catch (i) {
          At(i, this.#r && this.#r.parent);
          return;
        }
        s !== null && typeof s == "object" && typeof /** @type {any} */
        s.then == "function" ? s.then(
          r,
          /** @param {unknown} e */
          (i) => At(i, this.#r && this.#r.parent)
        ) : r(s);
      }
    });
  }
}
function X(t, e) {
  var n = e == null ? "" : typeof e == "object" ? `${e}` : e;
  n !== /** @type {any} */
  (t[qr] ??= t.nodeValue) && (t[qr] = n, t.nodeValue = `${n}`);
}
function lo(t, e) {
  return oo(t, e);
}
const Qn = /* @__PURE__ */ new Map();
function oo(t, { target: e, anchor: n, props: r = {}, events: s, context: i, intro: l = !0, transformError: o }) {
  Pl();
  var c = void 0, u = ql(() => {
    var f = n ?? e.appendChild(Ut());
    so(
      /** @type {TemplateNode} */
      f,
      {
        pending: () => {
        }
      },
      (m) => {
        Se({});
        var _ = (
          /** @type {ComponentContext} */
          Ze
        );
        i && (_.c = i), s && (r.$$events = s), c = t(m, r) || la(), Ee();
      },
      o
    );
    var h = /* @__PURE__ */ new Set(), d = (m) => {
      for (var _ = 0; _ < m.length; _++) {
        var g = m[_];
        if (!h.has(g)) {
          h.add(g);
          var w = $l(g);
          for (const k of [e, document]) {
            var v = Qn.get(k);
            v === void 0 && (v = /* @__PURE__ */ new Map(), Qn.set(k, v));
            var y = v.get(g);
            y === void 0 ? (k.addEventListener(g, Wr, { passive: w }), v.set(g, 1)) : v.set(g, y + 1);
          }
        }
      }
    };
    return d(yr($s)), Hr.add(d), () => {
      for (var m of h)
        for (const w of [e, document]) {
          var _ = (
            /** @type {Map<string, number>} */
            Qn.get(w)
          ), g = (
            /** @type {number} */
            _.get(m)
          );
          --g == 0 ? (w.removeEventListener(m, Wr), _.delete(m), _.size === 0 && Qn.delete(w)) : _.set(m, g);
        }
      Hr.delete(d), f !== n && f.parentNode?.removeChild(f);
    };
  });
  return Yr.set(c, u), c;
}
let Yr = /* @__PURE__ */ new WeakMap();
function uo(t, e) {
  const n = Yr.get(t);
  return n ? (Yr.delete(t), n(e)) : Promise.resolve();
}
class ma {
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
        hr(r), this.#a.delete(n);
      else {
        var s = this.#t.get(n);
        s && (hr(s.effect), this.#n.set(n, s.effect), this.#t.delete(n), s.fragment.lastChild.remove(), this.anchor.before(s.fragment), r = s.effect);
      }
      for (const [i, l] of this.#e) {
        if (this.#e.delete(i), i === e)
          break;
        const o = this.#t.get(l);
        o && (Qe(o.effect), this.#t.delete(l));
      }
      for (const [i, l] of this.#n) {
        if (i === n || this.#a.has(i)) continue;
        const o = () => {
          if (Array.from(this.#e.values()).includes(i)) {
            var u = document.createDocumentFragment();
            ga(l, u), u.append(Ut()), this.#t.set(i, { effect: l, fragment: u });
          } else
            Qe(l);
          this.#a.delete(i), this.#n.delete(i);
        };
        this.#r || !r ? (this.#a.add(i), rn(l, o, !1)) : o();
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
      n.includes(r) || (Qe(s.effect), this.#t.delete(r));
  };
  /**
   *
   * @param {any} key
   * @param {null | ((target: TemplateNode) => void)} fn
   */
  ensure(e, n) {
    var r = (
      /** @type {Batch} */
      Te
    ), s = Is();
    if (n && !this.#n.has(e) && !this.#t.has(e))
      if (s) {
        var i = document.createDocumentFragment(), l = Ut();
        i.append(l), this.#t.set(e, {
          effect: it(() => n(l)),
          fragment: i
        });
      } else
        this.#n.set(
          e,
          it(() => n(this.anchor))
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
function H(t, e, n = !1) {
  var r = new ma(t), s = n ? sn : 0;
  function i(l, o) {
    r.ensure(l, o);
  }
  Kn(() => {
    var l = !1;
    e((o, c = 0) => {
      l = !0, i(c, o);
    }), l || i(-1, null);
  }, s);
}
const co = Symbol("NaN");
function fo(t, e, n) {
  var r = new ma(t);
  Kn(() => {
    var s = e();
    s !== s && (s = /** @type {any} */
    co), r.ensure(s, n);
  });
}
function Me(t, e) {
  return e;
}
function ho(t, e, n) {
  for (var r = [], s = e.length, i, l = e.length, o = 0; o < s; o++) {
    let h = e[o];
    rn(
      h,
      () => {
        if (i) {
          if (i.pending.delete(h), i.done.add(h), i.pending.size === 0) {
            var d = (
              /** @type {Set<EachOutroGroup>} */
              t.outrogroups
            );
            Gr(t, yr(i.done)), d.delete(i), d.size === 0 && (t.outrogroups = null);
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
      Rl(f), f.append(u), t.items.clear();
    }
    Gr(t, e, !c);
  } else
    i = {
      pending: new Set(e),
      done: /* @__PURE__ */ new Set()
    }, (t.outrogroups ??= /* @__PURE__ */ new Set()).add(i);
}
function Gr(t, e, n = !0) {
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
      i.f |= Lt;
      const l = document.createDocumentFragment();
      ga(i, l);
    } else
      Qe(e[s], n);
  }
}
var za;
function _e(t, e, n, r, s, i = null) {
  var l = t, o = /* @__PURE__ */ new Map(), c = (e & gs) !== 0;
  if (c) {
    var u = (
      /** @type {Element} */
      t
    );
    l = u.appendChild(Ut());
  }
  var f = null, h = /* @__PURE__ */ Ss(() => {
    var y = n();
    return (
      /** @type {V[]} */
      wr(y) ? y : y == null ? [] : yr(y)
    );
  }), d = /* @__PURE__ */ new Map(), m = !0;
  function _(y) {
    if ((v.effect.f & Je) === 0) {
      v.pending.delete(y);
      var k = a(h);
      v.fallback = f, vo(v, k, l, e, r), f !== null && (k.length === 0 ? (f.f & Lt) === 0 ? hr(f) : (f.f ^= Lt, Ln(f, null, l)) : rn(f, () => {
        f = null;
      }));
    }
  }
  function g(y) {
    v.pending.delete(y);
  }
  var w = Kn(() => {
    for (var y = (
      /** @type {V[]} */
      a(h)
    ), k = y.length, M = /* @__PURE__ */ new Set(), L = (
      /** @type {Batch} */
      Te
    ), O = Is(), F = 0; F < k; F += 1) {
      var x = y[F], S = r(x, F), R = m ? null : o.get(S);
      R ? (R.v && _n(R.v, x), R.i && _n(R.i, F), O && L.unskip_effect(R.e)) : (R = go(
        o,
        m ? l : za ??= Ut(),
        x,
        S,
        F,
        s,
        e,
        n
      ), m || (R.e.f |= Lt), o.set(S, R)), M.add(S);
    }
    if (k === 0 && i && !f && (m ? f = it(() => i(l)) : (f = it(() => i(za ??= Ut())), f.f |= Lt)), k > M.size && dl(), !m)
      if (d.set(L, M), O) {
        for (const [G, ne] of o)
          M.has(G) || L.skip_effect(ne.e);
        L.oncommit(_), L.ondiscard(g);
      } else
        _(L);
    a(h);
  }), v = { effect: w, items: o, pending: d, outrogroups: null, fallback: f };
  m = !1;
}
function xn(t) {
  for (; t !== null && (t.f & Mt) === 0; )
    t = t.next;
  return t;
}
function vo(t, e, n, r, s) {
  var i = (r & Zi) !== 0, l = e.length, o = t.items, c = xn(t.effect.first), u, f = null, h, d = [], m = [], _, g, w, v;
  if (i)
    for (v = 0; v < l; v += 1)
      _ = e[v], g = s(_, v), w = /** @type {EachItem} */
      o.get(g).e, (w.f & Lt) === 0 && (w.nodes?.a?.measure(), (h ??= /* @__PURE__ */ new Set()).add(w));
  for (v = 0; v < l; v += 1) {
    if (_ = e[v], g = s(_, v), w = /** @type {EachItem} */
    o.get(g).e, t.outrogroups !== null)
      for (const R of t.outrogroups)
        R.pending.delete(w), R.done.delete(w);
    if ((w.f & rt) !== 0 && (hr(w), i && (w.nodes?.a?.unfix(), (h ??= /* @__PURE__ */ new Set()).delete(w))), (w.f & Lt) !== 0)
      if (w.f ^= Lt, w === c)
        Ln(w, null, n);
      else {
        var y = f ? f.next : c;
        w === t.effect.last && (t.effect.last = w.prev), w.prev && (w.prev.next = w.next), w.next && (w.next.prev = w.prev), Wt(t, f, w), Wt(t, w, y), Ln(w, y, n), f = w, d = [], m = [], c = xn(f.next);
        continue;
      }
    if (w !== c) {
      if (u !== void 0 && u.has(w)) {
        if (d.length < m.length) {
          var k = m[0], M;
          f = k.prev;
          var L = d[0], O = d[d.length - 1];
          for (M = 0; M < d.length; M += 1)
            Ln(d[M], k, n);
          for (M = 0; M < m.length; M += 1)
            u.delete(m[M]);
          Wt(t, L.prev, O.next), Wt(t, f, L), Wt(t, O, k), c = k, f = O, v -= 1, d = [], m = [];
        } else
          u.delete(w), Ln(w, c, n), Wt(t, w.prev, w.next), Wt(t, w, f === null ? t.effect.first : f.next), Wt(t, f, w), f = w;
        continue;
      }
      for (d = [], m = []; c !== null && c !== w; )
        (u ??= /* @__PURE__ */ new Set()).add(c), m.push(c), c = xn(c.next);
      if (c === null)
        continue;
    }
    (w.f & Lt) === 0 && d.push(w), f = w, c = xn(w.next);
  }
  if (t.outrogroups !== null) {
    for (const R of t.outrogroups)
      R.pending.size === 0 && (Gr(t, yr(R.done)), t.outrogroups?.delete(R));
    t.outrogroups.size === 0 && (t.outrogroups = null);
  }
  if (c !== null || u !== void 0) {
    var F = [];
    if (u !== void 0)
      for (w of u)
        (w.f & rt) === 0 && F.push(w);
    for (; c !== null; )
      (c.f & rt) === 0 && c !== t.fallback && F.push(c), c = xn(c.next);
    var x = F.length;
    if (x > 0) {
      var S = (r & gs) !== 0 && l === 0 ? n : null;
      if (i) {
        for (v = 0; v < x; v += 1)
          F[v].nodes?.a?.measure();
        for (v = 0; v < x; v += 1)
          F[v].nodes?.a?.fix();
      }
      ho(t, F, S);
    }
  }
  i && Ot(() => {
    if (h !== void 0)
      for (w of h)
        w.nodes?.a?.apply();
  });
}
function go(t, e, n, r, s, i, l, o) {
  var c = (l & Xi) !== 0 ? (l & Qi) === 0 ? /* @__PURE__ */ Nl(n, !1, !1) : ln(n) : null, u = (l & Ji) !== 0 ? ln(s) : null;
  return {
    v: c,
    i: u,
    e: it(() => (i(e, c ?? n, u ?? s, o), () => {
      t.delete(r);
    }))
  };
}
function Ln(t, e, n) {
  if (t.nodes)
    for (var r = t.nodes.start, s = t.nodes.end, i = e && (e.f & Lt) === 0 ? (
      /** @type {EffectNodes} */
      e.nodes.start
    ) : n; r !== null; ) {
      var l = (
        /** @type {TemplateNode} */
        /* @__PURE__ */ Gn(r)
      );
      if (i.before(r), r === s)
        return;
      r = l;
    }
}
function Wt(t, e, n) {
  e === null ? t.effect.first = n : e.next = n, n === null ? t.effect.last = e : n.prev = e;
}
function xr(t, e, ...n) {
  var r = new ma(t);
  Kn(() => {
    const s = e() ?? null;
    r.ensure(s, s && ((i) => s(i, ...n)));
  }, sn);
}
function Kr(t, e) {
  var n = void 0, r;
  Bs(() => {
    n !== (n = e()) && (r && (Qe(r), r = null), n && (r = it(() => {
      kr(() => (
        /** @type {(node: Element) => void} */
        n(t)
      ));
    })));
  });
}
function ni(t) {
  var e, n, r = "";
  if (typeof t == "string" || typeof t == "number") r += t;
  else if (typeof t == "object") if (Array.isArray(t)) {
    var s = t.length;
    for (e = 0; e < s; e++) t[e] && (n = ni(t[e])) && (r && (r += " "), r += n);
  } else for (n in t) t[n] && (r && (r += " "), r += n);
  return r;
}
function mo() {
  for (var t, e, n = 0, r = "", s = arguments.length; n < s; n++) (t = arguments[n]) && (e = ni(t)) && (r && (r += " "), r += e);
  return r;
}
function Jt(t) {
  return typeof t == "object" ? mo(t) : t ?? "";
}
const Pa = [...` 	
\r\f \v\uFEFF`];
function _o(t, e, n) {
  var r = t == null ? "" : "" + t;
  if (e && (r = r ? r + " " + e : e), n) {
    for (var s of Object.keys(n))
      if (n[s])
        r = r ? r + " " + s : s;
      else if (r.length)
        for (var i = s.length, l = 0; (l = r.indexOf(s, l)) >= 0; ) {
          var o = l + i;
          (l === 0 || Pa.includes(r[l - 1])) && (o === r.length || Pa.includes(r[o])) ? r = (l === 0 ? "" : r.substring(0, l)) + r.substring(o + 1) : l = o;
        }
  }
  return r === "" ? null : r;
}
function Ra(t, e = !1) {
  var n = e ? " !important;" : ";", r = "";
  for (var s of Object.keys(t)) {
    var i = t[s];
    i != null && i !== "" && (r += " " + s + ": " + i + n);
  }
  return r;
}
function jr(t) {
  return t[0] !== "-" || t[1] !== "-" ? t.toLowerCase() : t;
}
function wo(t, e) {
  if (e) {
    var n = "", r, s;
    if (Array.isArray(e) ? (r = e[0], s = e[1]) : r = e, t) {
      t = String(t).replaceAll(/\/\*.*?\*\//g, "").trim();
      var i = !1, l = 0, o = !1, c = [];
      r && c.push(...Object.keys(r).map(jr)), s && c.push(...Object.keys(s).map(jr));
      var u = 0, f = -1;
      const g = t.length;
      for (var h = 0; h < g; h++) {
        var d = t[h];
        if (o ? d === "/" && t[h - 1] === "*" && (o = !1) : i ? i === d && (i = !1) : d === "/" && t[h + 1] === "*" ? o = !0 : d === '"' || d === "'" ? i = d : d === "(" ? l++ : d === ")" && l--, !o && i === !1 && l === 0) {
          if (d === ":" && f === -1)
            f = h;
          else if (d === ";" || h === g - 1) {
            if (f !== -1) {
              var m = jr(t.substring(u, f).trim());
              if (!c.includes(m)) {
                d !== ";" && h++;
                var _ = t.substring(u, h).trim();
                n += " " + _ + ";";
              }
            }
            u = h + 1, f = -1;
          }
        }
      }
    }
    return r && (n += Ra(r)), s && (n += Ra(s, !0)), n = n.trim(), n === "" ? null : n;
  }
  return t == null ? null : String(t);
}
function fe(t, e, n, r, s, i) {
  var l = (
    /** @type {any} */
    t[Dr]
  );
  if (l !== n || l === void 0) {
    var o = _o(n, r, i);
    o == null ? t.removeAttribute("class") : e ? t.className = o : t.setAttribute("class", o), t[Dr] = n;
  } else if (i && s !== i)
    for (var c in i) {
      var u = !!i[c];
      (s == null || u !== !!s[c]) && t.classList.toggle(c, u);
    }
  return i;
}
function Nr(t, e = {}, n, r) {
  for (var s in n) {
    var i = n[s];
    e[s] !== i && (n[s] == null ? t.style.removeProperty(s) : t.style.setProperty(s, i, r));
  }
}
function $e(t, e, n, r) {
  var s = (
    /** @type {any} */
    t[Br]
  );
  if (s !== e) {
    var i = wo(e, r);
    i == null ? t.removeAttribute("style") : t.style.cssText = i, t[Br] = e;
  } else r && (Array.isArray(r) ? (Nr(t, n?.[0], r[0]), Nr(t, n?.[1], r[1], "important")) : Nr(t, n, r));
  return r;
}
function ri(t, e) {
  e ? t.hasAttribute("selected") || t.setAttribute("selected", "") : t.removeAttribute("selected");
}
function Ia(t, e) {
  var n = !("__defaultValue" in t);
  !n && t.__defaultValue === e || (t.__defaultValue = e, ai(t, !n || "__value" in t));
}
function ai(t, e) {
  var n = t.__defaultValue, r = t.multiple, s = r ? n ?? [] : null;
  if (!(r && !wr(s))) {
    var i = t.selectedIndex, l = e && r ? new Set(t.selectedOptions) : null;
    for (var o of t.options) {
      var c = Jr(o);
      ri(
        o,
        r ? (
          /** @type {any[]} */
          s.includes(c)
        ) : Cs(c, n)
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
function Xr(t, e, n = !1) {
  if (t.multiple) {
    if (e == null)
      return;
    if (!wr(e))
      return ol();
    for (var r of t.options)
      r.selected = e.includes(Jr(r));
    return;
  }
  for (r of t.options) {
    var s = Jr(r);
    if (Cs(s, e)) {
      r.selected = !0;
      return;
    }
  }
  (!n || e !== void 0) && (t.selectedIndex = -1);
}
function yo(t) {
  var e = new MutationObserver((n) => {
    n.every(bo) || ("__defaultValue" in t && ai(t, !1), "__value" in t && Xr(t, t.__value));
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
  }), ha(() => {
    e.disconnect();
  });
}
function Jr(t) {
  return "__value" in t ? t.__value : t.value;
}
function bo(t) {
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
const cn = Symbol("class"), Mn = Symbol("style"), si = Symbol("is custom element"), ii = Symbol("is html"), po = pr ? "input" : "INPUT", ko = pr ? "option" : "OPTION", li = pr ? "select" : "SELECT", oi = pr ? "progress" : "PROGRESS";
function ui(t, e) {
  var n = _a(t);
  n.value === (n.value = // treat null and undefined the same for the initial value
  e ?? void 0) || // @ts-expect-error
  // `progress` elements always need their value set when it's `0`
  t.value === e && (e !== 0 || t.nodeName !== oi) || (t.value = e ?? "");
}
function te(t, e, n, r) {
  var s = _a(t), i = s[e];
  i !== (s[e] = n) && (e === "loading" && (t[Ki] = n), n == null ? t.removeAttribute(e) : typeof n != "string" && fi(t).has(e) ? t[e] = n : t.setAttribute(e, n));
}
function xo(t, e, n, r, s = !1, i = !1) {
  var l = _a(t), o = l[si], c = !l[ii], u = e || {}, f = t.nodeName === ko, h = t.nodeName === li;
  try {
    for (var d in e)
      !(d in n) && d[0] + d[1] !== "$$" && (n[d] = null);
    n.class ? n.class = Jt(n.class) : (r || n[cn]) && (n.class = null), n[Mn] && (n.style ??= null);
    var m = fi(t);
    if (t.nodeName === po && "type" in n && ("value" in n || "__value" in n)) {
      var _ = n.type;
      (_ !== u.type || _ === void 0 && t.hasAttribute("type")) && (u.type = _, te(t, "type", _, i));
    }
    for (const L in n) {
      let O = n[L];
      if (f && L === "value" && O == null) {
        t.value = t.__value = "", u[L] = O;
        continue;
      }
      if (L === "class") {
        var g = t.namespaceURI === "http://www.w3.org/1999/xhtml";
        fe(t, g, O, r, e?.[cn], n[cn]), u[L] = O, u[cn] = n[cn];
        continue;
      }
      if (L === "style") {
        $e(t, O, e?.[Mn], n[Mn]), u[L] = O, u[Mn] = n[Mn];
        continue;
      }
      var w = u[L];
      if (!(O === w && !(O === void 0 && t.hasAttribute(L)))) {
        u[L] = O;
        var v = L[0] + L[1];
        if (v !== "$$")
          if (v === "on") {
            const F = {}, x = "$$" + L;
            let S = L.slice(2);
            var y = Xl(S);
            if (Gl(S) && (S = S.slice(0, -7), F.capture = !0), !y && w) {
              if (O != null) continue;
              t.removeEventListener(S, u[x], F), u[x] = null;
            }
            if (y)
              le(S, t, O), at([S]);
            else if (O != null) {
              let R = function(G) {
                u[L].call(this, G);
              };
              u[x] = ei(S, t, R, F);
            }
          } else if (L === "style")
            te(t, L, O);
          else if (L === "autofocus")
            Ml(
              /** @type {HTMLElement} */
              t,
              !!O
            );
          else if (!o && (L === "__value" || L === "value" && O != null))
            t.__value = O, (w == null || // @ts-ignore
            t.value !== O || O === 0 && t.nodeName === oi) && (t.value = O);
          else if (L === "selected" && f)
            ri(
              /** @type {HTMLOptionElement} */
              t,
              O
            );
          else {
            var k = L;
            c || (k = Zl(k));
            var M = k === "defaultValue" || k === "defaultChecked";
            if (h && k === "defaultValue") continue;
            if (O == null && !o && !M)
              if (l[L] = null, k === "value" || k === "checked") {
                let F = (
                  /** @type {HTMLInputElement} */
                  t
                );
                const x = e === void 0;
                if (k === "value") {
                  let S = F.defaultValue;
                  F.removeAttribute(k), F.defaultValue = S, F.value = F.__value = x ? S : null;
                } else {
                  let S = F.defaultChecked;
                  F.removeAttribute(k), F.defaultChecked = S, F.checked = x ? S : !1;
                }
              } else
                t.removeAttribute(L);
            else M || (o || typeof O != "string") && m.has(k) ? (t[k] = O, k in l && (l[k] = Be)) : typeof O != "function" && te(t, k, O, i);
          }
      }
    }
  } finally {
  }
  return u;
}
function ci(t, e, n = [], r = [], s = [], i, l = !1, o = !1) {
  xs(s, n, r, (c) => {
    var u = void 0, f = {}, h = t.nodeName === li, d = !1;
    if (Bs(() => {
      var _ = e(...c.map(a)), g = xo(
        t,
        u,
        _,
        i,
        l,
        o
      );
      if (d && h) {
        var w = (
          /** @type {HTMLSelectElement} */
          t
        );
        "defaultValue" in _ && Ia(w, _.defaultValue), "value" in _ && Xr(w, _.value);
      }
      for (let y of Object.getOwnPropertySymbols(f))
        _[y] || Qe(f[y]);
      for (let y of Object.getOwnPropertySymbols(_)) {
        var v = _[y];
        y.description === il && (!u || v !== u[y]) && (f[y] && Qe(f[y]), f[y] = it(() => Kr(t, () => v))), g[y] = v;
      }
      u = g;
    }), h) {
      var m = (
        /** @type {HTMLSelectElement} */
        t
      );
      kr(() => {
        var _ = (
          /** @type {Record<string | symbol, any>} */
          u
        );
        "defaultValue" in _ && Ia(m, _.defaultValue), Xr(m, _.value, !0), yo(m);
      });
    }
    d = !0;
  });
}
function _a(t) {
  return (
    /** @type {Record<string | symbol, unknown>} **/
    /** @type {any} */
    t[vs] ??= {
      [si]: t.nodeName.includes("-"),
      [ii]: t.namespaceURI === sl
    }
  );
}
var Fa = /* @__PURE__ */ new Map();
function fi(t) {
  var e = t.getAttribute("is") || t.nodeName, n = Fa.get(e);
  if (n) return n;
  Fa.set(e, n = /* @__PURE__ */ new Set());
  for (var r, s = t, i = Element.prototype; i !== s; ) {
    r = qi(s);
    for (var l in r)
      r[l].set && // better safe than sorry, we don't want spread attributes to mess with HTML content
      l !== "innerHTML" && l !== "textContent" && l !== "innerText" && n.add(l);
    s = fs(s);
  }
  return n;
}
class wa {
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
          wa.entries.set(n.target, n);
          for (var r of this.#e.get(n.target) || [])
            r(n);
        }
      }
    ));
  }
}
var Mo = /* @__PURE__ */ new wa({
  box: "border-box"
});
function tn(t, e, n) {
  var r = Mo.observe(t, () => n(t[e]));
  kr(() => (jt(() => n(t[e])), r));
}
function Cr(t, e) {
  return t === e || t?.[nn] === e;
}
function Zt(t = la(), e, n, r) {
  var s = (
    /** @type {ComponentContext} */
    Ze.r
  ), i = (
    /** @type {Effect} */
    Le
  );
  return kr(() => {
    var l, o;
    return Ds(() => {
      l = o, o = [], jt(() => {
        Cr(n(...o), t) || (e(t, ...o), l && Cr(n(...l), t) && e(null, ...l));
      });
    }), () => {
      let c = i;
      for (; c !== s && c.parent !== null && c.parent.f & In; )
        c = c.parent;
      const u = () => {
        o && Cr(n(...o), t) && e(null, ...o);
      }, f = c.teardown;
      c.teardown = () => {
        u(), f?.();
      };
    };
  }), t;
}
let $n = !1;
function So(t) {
  var e = $n;
  try {
    return $n = !1, [t(), $n];
  } finally {
    $n = e;
  }
}
function ee(t, e, n, r) {
  var s = !0, i = (n & tl) !== 0, l = (n & nl) !== 0, o = (
    /** @type {V} */
    r
  ), c = !0, u = (
    /** @type {Derived<V> | undefined} */
    void 0
  ), f = () => l && s ? (u ??= /* @__PURE__ */ Fn(
    /** @type {() => V} */
    r
  ), a(u)) : (c && (c = !1, o = l ? jt(
    /** @type {() => V} */
    r
  ) : (
    /** @type {V} */
    r
  )), o);
  let h;
  if (i) {
    var d = nn in t || Gi in t;
    h = dn(t, e)?.set ?? (d && e in t ? (M) => t[e] = M : void 0);
  }
  var m, _ = !1;
  i ? [m, _] = So(() => (
    /** @type {V} */
    t[e]
  )) : m = /** @type {V} */
  t[e], m === void 0 && r !== void 0 && (m = f(), h && (_l(), h(m)));
  var g;
  if (g = () => {
    var M = (
      /** @type {V} */
      t[e]
    );
    return M === void 0 ? f() : (c = !0, M);
  }, (n & el) === 0)
    return g;
  if (h) {
    var w = t.$$legacy;
    return (
      /** @type {() => V} */
      (function(M, L) {
        return arguments.length > 0 ? ((!L || w || _) && h(L ? g() : M), M) : g();
      })
    );
  }
  var v = !1, y = ((n & $i) !== 0 ? Fn : Ss)(() => (v = !1, g()));
  i && a(y);
  var k = (
    /** @type {Effect} */
    Le
  );
  return (
    /** @type {() => V} */
    (function(M, L) {
      if (arguments.length > 0) {
        const O = L ? a(y) : i ? ot(M) : M;
        return N(y, O), v = !0, o !== void 0 && (o = O), M;
      }
      return Ht && v || (k.f & Je) !== 0 ? y.v : a(y);
    })
  );
}
function Eo(t) {
  Ze === null && ys(), Ve(() => {
    const e = jt(t);
    if (typeof e == "function") return (
      /** @type {() => void} */
      e
    );
  });
}
function Ao(t) {
  Ze === null && ys(), Eo(() => () => jt(t));
}
const To = 15e3, Da = {
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
}, Ba = 2e3;
class Lo {
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
      this.connected = !1, this.lost = !0, this.carry = (r) => {
        r.type in Da && (this.failure = "Not sent: there is no connection to the server now.");
      }, this.welcome?.guest ? this.revoked || (setTimeout(() => void this.takeSeatAgain(), this.pause), this.pause = Math.min(2 * this.pause, To)) : setTimeout(() => void this.findAgain(), Ba);
    }, n.onmessage = (r) => this.receive(JSON.parse(r.data));
  }
  /** A refused socket does not say why; the page at its address does. */
  async takeSeatAgain() {
    try {
      const e = await fetch(document.baseURI, { method: "HEAD", cache: "no-store" });
      this.shut = e.status === 403;
    } catch {
      this.shut = !1;
    }
    this.connect();
  }
  /** Wait for the server to be back; the address then opens what was here before. */
  async findAgain() {
    try {
      const e = await fetch("/", { method: "HEAD", cache: "no-store" });
      if (this.shut = e.status === 403, e.ok && this.welcome) return location.reload();
      if (e.ok) return this.connect();
    } catch {
    }
    setTimeout(() => void this.findAgain(), Ba);
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
    const n = Da[e.type];
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
const et = new Lo(), Oo = "5";
typeof window < "u" && ((window.__svelte ??= {}).v ??= /* @__PURE__ */ new Set()).add(Oo);
const jo = "Compiling; the first time takes a while …";
function _t(t, e = !1) {
  if (t == null || !Number.isFinite(t)) return "–";
  const n = Math.abs(t), r = Number.isInteger(t) ? String(n) : n >= 100 ? n.toFixed(0) : n.toFixed(2);
  return t < 0 && Number(r) !== 0 ? `−${r}` : e && t > 0 && Number(r) !== 0 ? `+${r}` : r;
}
function di(t) {
  return _t(Math.round(1e3 * t), !0);
}
function ya(t) {
  const e = t.label || _t(t.value, !0);
  return t.words ? /[a-z]/i.test(e) && t.words !== e ? `${e}, ${t.words}` : t.words : `value ${e}`;
}
const No = {
  lower: "≥ ",
  upper: "≤ ",
  "lower estimate": "≳ ",
  "upper estimate": "≲ "
};
function Co(t, e) {
  const n = _t(t, !0), r = Number(n.replace("−", "-"));
  return t !== null && e === "upper" && r > t ? `< ${n}` : t !== null && e === "lower" && r < t ? `> ${n}` : (No[e] ?? "") + n;
}
function zo(t, e = !1) {
  const n = _t(t.value, e);
  return t.exact || t.value === null ? n : `≈ ${n}`;
}
function ba(t) {
  return _t(t).replace(/\.00$/, "").replace(/(\.\d)0$/, "$1").replace(/^(−?)0\./, "$1.");
}
function vr(t) {
  return t.toLocaleString("en");
}
function On(t) {
  if (t < 1e4) return vr(t);
  const e = [[1e9, " bn"], [1e6, " M"], [1e3, " k"]];
  for (const [n, r] of e) if (t >= n) return `${(t / n).toPrecision(3)}${r}`;
  return vr(t);
}
function Gt(t) {
  return t.charAt(0).toUpperCase() + t.slice(1);
}
function hi(t, e) {
  return t.figure === "seeds" ? `${t.symbol} ${t.symbol === "1" ? "seed" : "seeds"} of ${e[t.owner] ?? t.owner + 1}` : t.figure.includes(" ") ? t.figure : `${t.figure || t.symbol} of ${e[t.owner] ?? t.owner + 1}`;
}
function vi(t, e = []) {
  const n = e.map((s) => s.toLowerCase()), r = n.every((s) => s === "white" || s === "black") ? n : [];
  for (const s of t) {
    const i = s?.figure.split(" ") ?? [];
    s && s.owner >= 0 && i.length > 1 && (r[s.owner] = i[0]);
  }
  return r;
}
function Po(t, e) {
  const n = Math.max(...e), r = t.filter((s, i) => e[i] === n);
  return r.length === t.length ? "Draw" : t.length === 2 ? `${Gt(r[0] ?? "")} wins` : t.map((s, i) => `${s} ${_t(e[i], !0)}`).join(", ");
}
var Ro = /* @__PURE__ */ E('<span aria-hidden="true"></span>');
function Io(t, e) {
  let n = ee(e, "tone", 3, "");
  var r = Ro();
  let s;
  C(() => s = fe(r, 1, `sign p${e.player % 4} ${n() ?? ""}`, "svelte-qb9nm9", s, { ring: !n() && e.player % 2 === 1 })), p(t, r);
}
var Fo = /* @__PURE__ */ E('<div class="svelte-h5f36h"><dt><!> </dt> <dd class="svelte-h5f36h"> </dd></div>'), Do = /* @__PURE__ */ E('<dl class="svelte-h5f36h"></dl>');
function Bo(t, e) {
  Se(e, !0);
  function n(s) {
    const i = e.part.unit === "$" ? `$${Math.abs(s).toLocaleString("en")}` : String(Math.abs(s));
    return s < 0 ? `−${i}` : i;
  }
  var r = Do();
  _e(r, 21, () => e.part.counts, Me, (s, i, l) => {
    const o = /* @__PURE__ */ b(() => e.part.owners[l] ?? -1);
    var c = Fo(), u = Y(c), f = Y(u);
    {
      var h = (g) => {
        Io(g, {
          get player() {
            return a(o);
          }
        });
      };
      H(f, (g) => {
        a(o) >= 0 && g(h);
      });
    }
    var d = T(f, 1, !0), m = T(u, 2), _ = se(m, !0);
    C(
      (g, w) => {
        X(d, g), X(_, w);
      },
      [
        () => Gt(e.part.labels[l] ?? ""),
        () => n(a(i))
      ]
    ), p(s, c);
  }), p(t, r), Ee();
}
const qo = {
  s: ["♠", "spades", !1],
  h: ["♥", "hearts", !0],
  d: ["♦", "diamonds", !0],
  c: ["♣", "clubs", !1]
}, Vo = { A: "ace", K: "king", Q: "queen", J: "jack", T: "10" };
function gi(t) {
  const e = /^(10|[2-9TJQKA])([shdc])$/.exec(t), n = qo[e?.[2] ?? ""];
  if (!e || !n) return null;
  const [r, [s, i, l]] = [e[1], n];
  return { rank: r === "T" ? "10" : r, sign: s, red: l, name: `${Vo[r] ?? r} of ${i}` };
}
function Zr(t) {
  return t === "?" ? "a hidden card" : t === "*" ? "a blank" : gi(t)?.name ?? t;
}
var Uo = /* @__PURE__ */ E('<span class="back svelte-1oi24y0" aria-hidden="true"></span>'), Ho = /* @__PURE__ */ E('<span aria-hidden="true"><span class="corner svelte-1oi24y0"> <br/> </span> <span class="suit svelte-1oi24y0"> </span> <span class="corner turned svelte-1oi24y0"> <br/> </span></span>'), Wo = /* @__PURE__ */ E('<span class="value svelte-1oi24y0" aria-hidden="true"> </span>'), Yo = /* @__PURE__ */ E('<span class="word" aria-hidden="true"> </span> <!>', 1);
function Qr(t, e) {
  Se(e, !0);
  let n = ee(e, "value", 3, null);
  const r = /* @__PURE__ */ b(() => gi(e.card));
  var s = qe(), i = he(s);
  {
    var l = (u) => {
      var f = Uo();
      p(u, f);
    }, o = (u) => {
      var f = Ho();
      let h;
      var d = Y(f), m = Y(d), _ = T(m, 2, !0), g = T(d, 2), w = se(g, !0), v = T(g, 2), y = Y(v), k = T(y, 2, !0);
      C(() => {
        h = fe(f, 1, "face svelte-1oi24y0", null, h, { red: a(r).red }), X(m, a(r).rank), X(_, a(r).sign), X(w, a(r).sign), X(y, a(r).rank), X(k, a(r).sign);
      }), p(u, f);
    }, c = (u) => {
      var f = Yo(), h = he(f), d = se(h, !0), m = T(h, 2);
      {
        var _ = (g) => {
          var w = Wo(), v = se(w, !0);
          C(() => X(v, e.card === "*" ? "" : n())), p(g, w);
        };
        H(m, (g) => {
          n() !== null && g(_);
        });
      }
      C(() => X(d, e.card === "*" ? "" : e.card)), p(u, f);
    };
    H(i, (u) => {
      e.card === "?" ? u(l) : a(r) ? u(o, 1) : u(c, -1);
    });
  }
  p(t, s), Ee();
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
function gr(t, e) {
  return t.filter((n) => e.every((r) => n.cells.includes(r)));
}
function Jo(t, e, n) {
  const r = [...e.filter((s) => s !== n), n];
  return gr(t, r).length ? r : [n];
}
var Zo = /* @__PURE__ */ E("<span> </span>");
function pa(t, e) {
  Se(e, !0);
  var n = Zo();
  let r;
  var s = se(n, !0);
  C(
    (i) => {
      r = fe(n, 1, "value svelte-urv3gu", null, r, {
        best: e.best,
        known: e.row.source !== "" || e.row.book !== null
      }), X(s, i);
    },
    [
      () => e.row.label || _t(e.row.value, !0)
    ]
  ), p(t, n), Ee();
}
var Qo = /* @__PURE__ */ E("<button><!><!></button>"), $o = /* @__PURE__ */ E('<span><!><span class="unseen"> </span></span>'), eu = /* @__PURE__ */ E("<li><!></li>"), tu = /* @__PURE__ */ E('<li><span class="card none svelte-1qn4n7r">none</span></li>'), nu = /* @__PURE__ */ E("<ul></ul>");
function ru(t, e) {
  Se(e, !0);
  let n = ee(e, "legal", 19, () => []), r = ee(e, "rows", 19, () => []), s = ee(e, "chosen", 19, () => []), i = ee(e, "fresh", 3, !1), l = ee(e, "large", 3, !1), o = ee(e, "few", 3, !1), c = /* @__PURE__ */ Q(void 0), u = /* @__PURE__ */ Q(0);
  const f = /* @__PURE__ */ b(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), h = /* @__PURE__ */ b(() => e.part.cards.map((x, S) => gr(n(), [k(S)]))), d = /* @__PURE__ */ b(() => a(h).some((x) => x.length > 0)), m = /* @__PURE__ */ b(() => a(h).findIndex((x) => x.length > 0)), _ = /* @__PURE__ */ b(() => a(h)[a(u)]?.length ? a(u) : a(m)), g = /* @__PURE__ */ b(() => new Map(r().filter((x) => x.value !== null).map((x) => [x.cells[0], x]))), w = /* @__PURE__ */ b(() => r().find((x) => x.value !== null));
  let v = !1;
  Ve(() => {
    a(_), !(!a(d) || !v) && Js().then(() => document.activeElement === document.body && y(a(_)));
  });
  function y(x) {
    a(c)?.querySelector(`[data-cell="${k(x)}"]`)?.focus();
  }
  function k(x) {
    return Ko(e.count, e.row, x);
  }
  function M(x) {
    const S = a(g).get(k(x)), R = [Zr(e.part.cards[x])];
    return s().includes(k(x)) && R.push("chosen"), R.push(`legal: ${a(h)[x].slice(0, 3).map((G) => G.words || G.text).join(" or ")}`), S && R.push(ya(S)), R.join(", ");
  }
  function L(x) {
    const S = a(h).flatMap((we, Oe) => we.length ? [Oe] : []), R = S.indexOf(a(_)), ne = {
      ArrowLeft: R - 1,
      ArrowRight: R + 1,
      Home: 0,
      End: S.length - 1
    }[x.key];
    ne !== void 0 && (x.preventDefault(), x.stopPropagation(), S[ne] !== void 0 && (N(u, S[ne], !0), y(a(u))));
  }
  var O = nu();
  let F;
  _e(
    O,
    21,
    () => e.part.cards,
    Me,
    (x, S, R) => {
      const G = /* @__PURE__ */ b(() => a(g).get(k(R)));
      var ne = eu();
      let we;
      var Oe = Y(ne);
      {
        var ye = (de) => {
          var j = Qo();
          let q;
          var ie = Y(j);
          Qr(ie, {
            get card() {
              return a(S);
            },
            get value() {
              return e.part.values[R];
            }
          });
          var oe = T(ie);
          {
            var Ne = (be) => {
              {
                let ge = /* @__PURE__ */ b(() => a(G) === a(w));
                pa(be, {
                  get row() {
                    return a(G);
                  },
                  get best() {
                    return a(ge);
                  }
                });
              }
            };
            H(oe, (be) => {
              a(G) && be(Ne);
            });
          }
          C(
            (be, ge, U) => {
              q = fe(j, 1, "cell card can svelte-1qn4n7r", null, q, { from: be }), te(j, "data-cell", ge), te(j, "tabindex", R === a(_) ? 0 : -1), te(j, "aria-label", U);
            },
            [
              () => s().includes(k(R)),
              () => k(R),
              () => M(R)
            ]
          ), le("click", j, () => (N(u, R, !0), e.choose(k(R)))), p(de, j);
        }, B = (de) => {
          var j = $o();
          let q;
          var ie = Y(j);
          Qr(ie, {
            get card() {
              return a(S);
            },
            get value() {
              return e.part.values[R];
            }
          });
          var oe = T(ie), Ne = se(oe, !0);
          C(
            (be) => {
              q = fe(j, 1, "card svelte-1qn4n7r", null, q, { down: a(S) === "?" }), X(Ne, be);
            },
            [() => Zr(a(S))]
          ), p(de, j);
        };
        H(Oe, (de) => {
          a(h)[R].length && e.choose ? de(ye) : de(B, -1);
        });
      }
      C(() => we = fe(ne, 1, Jt(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-1qn4n7r", we, { fresh: i() })), p(x, ne);
    },
    (x) => {
      var S = tu();
      p(x, S);
    }
  ), Zt(O, (x) => N(c, x), () => a(c)), C(
    (x) => {
      F = fe(O, 1, "tiles svelte-1qn4n7r", null, F, {
        letters: e.part.values.length > 0,
        large: o(),
        small: x,
        suit: e.part.cards.length > 12
      }), te(O, "aria-label", e.part.title || a(f) || "cards");
    },
    [
      () => !l() && e.part.cards.every((x) => x === "?")
    ]
  ), le("keydown", O, L), le("focusin", O, () => v = !0), le("focusout", O, (x) => x.relatedTarget && (v = !1)), p(t, O), Ee();
}
at(["keydown", "focusin", "focusout", "click"]);
const qt = 2 / Math.sqrt(3), yn = 0.26, mr = 0.75;
function mi(t) {
  return [yn + (t.rowLabels.length ? mr : 0), yn + (t.columnLabels.length ? mr : 0)];
}
function qn(t) {
  return t.ends.length ? 1 : 0;
}
function Jn(t) {
  if (t.shape !== "hexagon") return [t.columns + 2 * qn(t), t.rows];
  const [e, n] = mi(t);
  return [e + t.columns + (t.rows - 1) / 2 + yn, n + qt * (0.75 * t.rows + 0.25) + yn];
}
function Pt(t, e) {
  const [n, r] = [Math.floor(e / t.columns), e % t.columns];
  if (t.shape !== "hexagon") return [r + qn(t) + 0.5, n + 0.5];
  const [s, i] = mi(t);
  return [s + r + n / 2 + 0.5, i + qt * (0.75 * n + 0.5)];
}
const $r = [
  [0, qt / 2],
  [0.5, qt / 4],
  [0.5, -qt / 4],
  [0, -qt / 2],
  [-0.5, -qt / 4],
  [-0.5, qt / 4]
];
function au(t) {
  const { rows: e, columns: n } = t, r = [...Array(n).keys()], s = [...Array(e).keys()], i = [
    [r, [4, 3, 2]],
    [s.map((l) => l * n + n - 1), [2, 1]],
    [r.map((l) => (e - 1) * n + l), [5, 0, 1]],
    [s.map((l) => l * n), [4, 5]]
  ];
  return t.sides.map((l, o) => {
    const [c, u] = i[o], f = c.flatMap((h) => {
      const [d, m] = Pt(t, h);
      return u.map((_) => `${d + $r[_][0]} ${m + $r[_][1]}`);
    });
    return { owner: l, d: `M${f.join("L")}` };
  });
}
function su(t) {
  return t.cells.map((e, n) => {
    const [r, s] = Pt(t, n);
    return `M${$r.map(([i, l]) => `${r + i} ${s + l}`).join("L")}z`;
  }).join("");
}
function iu(t) {
  const e = t.rowLabels.map((r, s) => {
    const [i, l] = Pt(t, s * t.columns);
    return { name: r, at: [i - 0.5 - yn - mr / 2, l] };
  }), n = t.columnLabels.map((r, s) => {
    const [i, l] = Pt(t, s);
    return { name: r, at: [i, l - qt / 2 - yn - mr / 3] };
  });
  return [...e, ...n];
}
function ka(t, e) {
  return t.shape !== "lattice" ? `repeat(${e}, minmax(0, 1fr))` : `repeat(${(e - 1) / 2}, minmax(0, 1fr) minmax(0, 3fr)) minmax(0, 1fr)`;
}
function _i(t) {
  const e = ka(t, t.columns);
  return qn(t) ? `minmax(0, 1fr) ${e} minmax(0, 1fr)` : e;
}
function qa(t, e) {
  return t.shape === "lattice" ? 2 * e - 1 : e;
}
function wi(t, e) {
  if (t.names[e]) return t.names[e];
  const n = Math.floor(e / t.columns), r = e % t.columns, s = t.columnLabels[r] ?? String(r + 1), i = t.rowLabels[n];
  return !t.rowLabels.length && t.columnLabels.length ? `column ${s}, row ${t.rows - n}` : i === void 0 ? `row ${n + 1}, column ${r + 1}` : `${s}${i}`;
}
const lu = ["─", "│", "·"];
function yi(t) {
  if (t.shape !== "point") return "";
  const e = t.cells.some((s) => s && s.owner < 0);
  if (!e && t.cells.every((s) => s)) return "";
  const n = (s, i) => !e || t.cells[s] !== null && t.cells[s].symbol !== i, r = [];
  return t.cells.forEach((s, i) => {
    const [l, o] = Pt(t, i);
    (i + 1) % t.columns && n(i, "│") && n(i + 1, "│") && r.push(`M${l} ${o}h1`), o < t.rows - 1 && n(i, "─") && n(i + t.columns, "─") && r.push(`M${l} ${o}v1`);
  }), r.join("");
}
function ou(t, e) {
  const n = /* @__PURE__ */ new Map();
  if (t.rowLabels.length || !t.columnLabels.length) return n;
  for (const r of e) {
    const s = r.cells[0] % t.columns;
    if (n.has(s)) return /* @__PURE__ */ new Map();
    n.set(s, r);
  }
  return n;
}
function uu(t) {
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
    stars: rr(t, t.stars),
    threatened: rr(t, t.threatened),
    lines: t.lines.map((e) => rr(t, e))
  };
}
function rr(t, e) {
  return e.map((n) => t.cells.length - 1 - n);
}
function ea({ part: t, start: e, turned: n }, r) {
  const s = r.map((i) => i - e).filter((i) => i >= 0 && i < t.cells.length);
  return n ? rr(t, s) : s;
}
function Va(t, e) {
  return e.map((n) => ({ ...n, cells: ea(t, n.cells) })).filter((n, r) => n.cells.length > 0 && n.cells.length === e[r].cells.length);
}
function cu({ part: t, start: e, turned: n }, r) {
  const s = r.slice(e, e + t.cells.length);
  return n ? s.reverse() : s;
}
function fu(t) {
  let e = 0;
  return t.map((n) => {
    const r = e;
    return n.kind === "grid" && (e += n.cells.length), r;
  });
}
var du = /* @__PURE__ */ Fe('<g><ellipse class="side svelte-1mrwj6b" rx="17" ry="8" cy="3"></ellipse><ellipse class="top svelte-1mrwj6b" rx="17" ry="8"></ellipse><ellipse class="ring svelte-1mrwj6b" rx="11" ry="5"></ellipse></g>'), hu = /* @__PURE__ */ Fe('<svg aria-hidden="true"></svg>'), vu = /* @__PURE__ */ E('<div class="player svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b"> </span> <b class="svelte-1mrwj6b"> <small class="svelte-1mrwj6b">left</small></b> <small class="svelte-1mrwj6b"> </small></p></div>'), gu = /* @__PURE__ */ E('<div class="chips svelte-1mrwj6b"><div class="pot svelte-1mrwj6b"><!> <p class="svelte-1mrwj6b"><span class="svelte-1mrwj6b">Pot</span> <b class="svelte-1mrwj6b"> </b></p></div> <!></div>');
function mu(t, e) {
  Se(e, !0);
  const n = (m, _ = Tt, g = Tt) => {
    const w = /* @__PURE__ */ b(() => Math.min(_(), r));
    var v = hu();
    te(v, "viewBox", "0 0 40 57"), _e(v, 21, () => ({ length: a(w) }), Me, (y, k, M) => {
      const L = /* @__PURE__ */ b(() => 12 + s * (r - M));
      var O = du();
      C(() => te(O, "transform", `translate(20 ${a(L) ?? ""})`)), p(y, O);
    }), C(() => fe(v, 0, Jt(g() >= 0 ? `p${g() % 4}` : "all"), "svelte-1mrwj6b")), p(m, v);
  }, r = 7, s = 5, i = /* @__PURE__ */ b(() => e.part.bets.reduce((m, _) => m + _, 0));
  var l = gu(), o = Y(l), c = Y(o);
  n(c, () => a(i), () => -1);
  var u = T(c, 2), f = T(Y(u), 2), h = se(f, !0), d = T(o, 2);
  _e(d, 17, () => e.part.labels, Me, (m, _, g) => {
    var w = vu(), v = Y(w);
    n(v, () => e.part.stacks[g] ?? 0, () => g);
    var y = T(v, 2), k = Y(y), M = se(k, !0), L = T(k, 2), O = Y(L), F = T(L, 2), x = se(F);
    C(
      (S) => {
        X(M, S), X(O, `${e.part.stacks[g] ?? ""} `), X(x, `${e.part.bets[g] ?? ""} in the pot`);
      },
      [() => Gt(a(_))]
    ), p(m, w);
  }), C(() => X(h, a(i))), p(t, l), Ee();
}
var _u = /* @__PURE__ */ E('<i class="hotel svelte-gorbdj"></i>'), wu = /* @__PURE__ */ E('<i class="svelte-gorbdj"></i>'), yu = /* @__PURE__ */ E('<span class="band svelte-gorbdj" aria-hidden="true"><!></span>'), bu = /* @__PURE__ */ E('<small aria-hidden="true" class="svelte-gorbdj"></small>'), pu = /* @__PURE__ */ E('<span aria-hidden="true"></span>'), ku = /* @__PURE__ */ E("<b></b>"), xu = /* @__PURE__ */ E('<span class="tokens svelte-gorbdj" aria-hidden="true"></span>'), Mu = /* @__PURE__ */ E('<button><!> <span class="name svelte-gorbdj" aria-hidden="true"> </span> <!> <!> <!></button>'), Su = /* @__PURE__ */ E("<span> </span>"), Eu = /* @__PURE__ */ E('<b class="svelte-gorbdj"> </b><!>', 1), Au = /* @__PURE__ */ E('<div class="circuit svelte-gorbdj"><div class="squares svelte-gorbdj" role="group"><!> <div class="middle svelte-gorbdj"><!> <p class="looked soft svelte-gorbdj"><!></p></div></div></div>');
function Tu(t, e) {
  Se(e, !0);
  let n = ee(e, "legal", 19, () => []), r = ee(e, "last", 19, () => []), s, i = /* @__PURE__ */ Q(0), l = /* @__PURE__ */ Q(null);
  const o = /* @__PURE__ */ b(() => e.part.squares.length / 4), c = /* @__PURE__ */ b(() => new Map(n().filter((x) => x.cells.length === 1).map((x) => [x.cells[0], x]))), u = /* @__PURE__ */ b(() => a(l) === null ? void 0 : e.part.squares[a(l)]);
  function f(x) {
    const S = x % a(o);
    return [
      [a(o), a(o) - S],
      [a(o) - S, 0],
      [0, S],
      [S, a(o)]
    ][Math.floor(x / a(o))];
  }
  function h(x) {
    const S = [x.name];
    x.tint && S.push(x.tint), x.note && S.push(x.note), x.owner >= 0 && S.push(`owned by ${e.names[x.owner] ?? ""}`), x.houses && S.push(x.houses === 5 ? "a hotel" : x.houses === 1 ? "1 house" : `${x.houses} houses`);
    for (const R of x.visitors) S.push(`${e.names[R] ?? ""} is here`);
    return S;
  }
  function d(x) {
    const S = h(e.part.squares[x]), R = a(c).get(x);
    return R && S.push(`legal: ${R.words || R.text}`), r().includes(x) && S.push("last move"), S.join(", ");
  }
  function m(x) {
    N(i, x, !0), N(l, x, !0);
    const S = a(c).get(x);
    S && e.play?.(S.text);
  }
  function _(x) {
    const S = e.part.squares.length, G = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 }[x.key];
    G !== void 0 && (x.preventDefault(), x.stopPropagation(), N(i, (a(i) + G + S) % S), N(l, a(i), !0), s.querySelector(`[data-cell="${a(i)}"]`)?.focus());
  }
  var g = Au();
  let w;
  var v = Y(g), y = Y(v);
  _e(y, 17, () => e.part.squares, Me, (x, S, R) => {
    const G = /* @__PURE__ */ b(() => {
      const [U, K] = f(R);
      return { row: U, column: K };
    });
    var ne = Mu();
    let we;
    te(ne, "data-cell", R);
    let Oe;
    var ye = Y(ne);
    {
      var B = (U) => {
        var K = yu(), ue = Y(K);
        {
          var pe = (P) => {
            var $ = _u();
            p(P, $);
          }, je = (P) => {
            var $ = qe(), re = he($);
            _e(re, 17, () => ({ length: a(S).houses }), Me, (ve, Ae) => {
              var D = wu();
              p(ve, D);
            }), p(P, $);
          };
          H(ue, (P) => {
            a(S).houses === 5 ? P(pe) : P(je, -1);
          });
        }
        p(U, K);
      };
      H(ye, (U) => {
        a(S).tint && U(B);
      });
    }
    var de = T(ye, 2), j = se(de, !0), q = T(de, 2);
    {
      var ie = (U) => {
        var K = bu();
        C(() => te(K, "data-text", a(S).note)), p(U, K);
      };
      H(q, (U) => {
        a(S).note && U(ie);
      });
    }
    var oe = T(q, 2);
    {
      var Ne = (U) => {
        var K = pu();
        let ue;
        C(() => ue = fe(K, 1, `owner p${a(S).owner % 4}`, "svelte-gorbdj", ue, { second: a(S).owner % 2 === 1 })), p(U, K);
      };
      H(oe, (U) => {
        a(S).owner >= 0 && U(Ne);
      });
    }
    var be = T(oe, 2);
    {
      var ge = (U) => {
        var K = xu();
        _e(K, 21, () => a(S).visitors, Me, (ue, pe) => {
          var je = ku();
          C(() => {
            fe(je, 1, `p${a(pe) % 4}`, "svelte-gorbdj"), te(je, "data-text", a(pe) + 1);
          }), p(ue, je);
        }), p(U, K);
      };
      H(be, (U) => {
        a(S).visitors.length && U(ge);
      });
    }
    C(
      (U, K, ue, pe, je) => {
        we = fe(ne, 1, "cell svelte-gorbdj", null, we, {
          can: U,
          last: K,
          corner: R % a(o) === 0,
          narrow: ue
        }), te(ne, "tabindex", R === a(i) ? 0 : -1), te(ne, "aria-label", pe), Oe = $e(ne, "", Oe, {
          "grid-area": `${a(G).row + 1} / ${a(G).column + 1}`,
          "--tint": je
        }), X(j, a(S).name);
      },
      [
        () => a(c).has(R),
        () => r().includes(R),
        () => R % a(o) > 0 && Math.floor(R / a(o)) % 2 === 0,
        () => d(R),
        () => a(S).tint ? `var(--tint-${a(S).tint.replace(" ", "-")})` : void 0
      ]
    ), le("click", ne, () => m(R)), He("focus", ne, () => N(l, R, !0)), He("pointerenter", ne, () => N(l, R, !0)), p(x, ne);
  });
  var k = T(y, 2), M = Y(k);
  xr(M, () => e.middle);
  var L = T(M, 2), O = Y(L);
  {
    var F = (x) => {
      var S = Eu(), R = he(S), G = se(R, !0), ne = T(R);
      _e(ne, 17, () => h(a(u)).slice(1), Me, (we, Oe) => {
        var ye = Su(), B = se(ye, !0);
        C((de) => X(B, de), [() => Gt(a(Oe))]), p(we, ye);
      }), C(() => X(G, a(u).name)), p(x, S);
    };
    H(O, (x) => {
      a(u) && x(F);
    });
  }
  Zt(v, (x) => s = x, () => s), C(() => {
    w = $e(g, "", w, { "--between": a(o) - 1 }), te(v, "aria-label", e.part.title || "board");
  }), le("keydown", v, _), He("pointerleave", v, () => N(l, null)), p(t, g), Ee();
}
at(["keydown", "click"]);
const Lu = 60;
function fn(t, e) {
  return { pile: e % t.counts.length, left: Math.floor(e / t.counts.length) };
}
function er(t, e, n) {
  return n * t.counts.length + e;
}
function Ou(t, e) {
  return (t.counts[e] ?? 0) <= Lu;
}
function Ua(t, e, n) {
  return e.map((r) => fn(t, r)).find((r) => r.pile === n)?.left;
}
function ju(t) {
  for (const e of ["grid", "circuit", "points", "piles"]) {
    const n = t.findIndex((r) => r.kind === e);
    if (n >= 0) return n;
  }
  return -1;
}
function Ha(t) {
  return (e) => {
    const n = t.flatMap((r) => [...e.querySelectorAll(`[data-cell="${r}"]`)]);
    for (const r of n) r.dataset.hint = "";
    return () => {
      for (const r of n) delete r.dataset.hint;
    };
  };
}
var Nu = /* @__PURE__ */ Fe('<circle r="2.7"></circle>'), Cu = /* @__PURE__ */ Fe('<svg viewBox="0 0 30 30" aria-hidden="true" class="svelte-e0qqyt"></svg>'), zu = /* @__PURE__ */ E('<b aria-hidden="true"> </b>'), Pu = /* @__PURE__ */ E('<li><span class="unseen"> </span> <!></li>'), Ru = /* @__PURE__ */ E('<li class="none svelte-e0qqyt"><span class="soft">none</span></li>'), Iu = /* @__PURE__ */ E("<ul></ul>");
function Wa(t, e) {
  Se(e, !0);
  let n = ee(e, "fresh", 3, !1), r = ee(e, "large", 3, !1);
  const s = /* @__PURE__ */ b(() => e.part.owner >= 0 ? e.names[e.part.owner] ?? "" : ""), i = {
    1: [4],
    2: [0, 8],
    3: [0, 4, 8],
    4: [0, 2, 6, 8],
    5: [0, 2, 4, 6, 8],
    6: [0, 2, 3, 5, 6, 8]
  };
  var l = Iu();
  let o;
  _e(
    l,
    21,
    () => e.part.values,
    Me,
    (c, u) => {
      var f = Pu();
      let h;
      var d = Y(f), m = se(d, !0), _ = T(d, 2);
      {
        var g = (v) => {
          var y = Cu();
          _e(y, 21, () => i[a(u)], Me, (k, M) => {
            var L = Nu();
            C(
              (O) => {
                te(L, "cx", 7 + 8 * (a(M) % 3)), te(L, "cy", O);
              },
              [() => 7 + 8 * Math.floor(a(M) / 3)]
            ), p(k, L);
          }), p(v, y);
        }, w = (v) => {
          var y = zu(), k = se(y, !0);
          C(() => X(k, a(u) || "?")), p(v, y);
        };
        H(_, (v) => {
          i[a(u)] ? v(g) : v(w, -1);
        });
      }
      C(() => {
        h = fe(f, 1, Jt(e.part.owner >= 0 ? `p${e.part.owner % 4}` : ""), "svelte-e0qqyt", h, { fresh: n() }), X(m, a(u));
      }), p(c, f);
    },
    (c) => {
      var u = Ru();
      p(c, u);
    }
  ), C(() => {
    o = fe(l, 1, "tiles svelte-e0qqyt", null, o, { large: r() }), te(l, "aria-label", e.part.title || (a(s) ? `${a(s)}'s dice` : "dice"));
  }), p(t, l), Ee();
}
var Fu = /* @__PURE__ */ Fe("<line></line>"), Du = /* @__PURE__ */ Fe('<svg aria-hidden="true" class="svelte-14rp5gw"><defs><marker id="tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.2" markerHeight="3.2" orient="auto"><path d="M0 0 10 5 0 10z" class="svelte-14rp5gw"></path></marker></defs><!></svg>');
function bi(t, e) {
  Se(e, !0);
  let n = ee(e, "cell", 3, 1);
  function r({ from: [l, o], to: [c, u] }) {
    const f = 0.28 * n() / (Math.hypot(c - l, u - o) || 1);
    return {
      x1: l,
      y1: o,
      x2: c - (c - l) * f,
      y2: u - (u - o) * f
    };
  }
  var s = Du(), i = T(Y(s));
  _e(i, 17, () => e.arrows, Me, (l, o) => {
    var c = Fu();
    ci(
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
    ), p(l, c);
  }), C(() => te(s, "viewBox", `0 0 ${e.width ?? ""} ${e.height ?? ""}`)), p(t, s), Ee();
}
var Bu = /* @__PURE__ */ E("<button><!></button>");
function qu(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => (Math.floor(e.cell / e.part.columns) + e.cell % e.part.columns) % 2 === 1), r = /* @__PURE__ */ b(() => e.part.tints[e.cell]), s = /* @__PURE__ */ b(() => {
    if (e.part.shape !== "hexagon") return null;
    const [[u, f], [h, d]] = [Pt(e.part, e.cell), Jn(e.part)];
    return { left: `${100 * u / h}%`, top: `${100 * f / d}%` };
  });
  var i = Bu();
  let l, o;
  var c = Y(i);
  xr(c, () => e.children), C(
    (u, f, h) => {
      l = fe(i, 1, "cell svelte-1qas7g2", null, l, {
        odd: a(n),
        can: e.can,
        grab: e.grab,
        target: e.target,
        taking: e.target && e.part.cells[e.cell] !== null,
        from: e.from,
        last: e.last,
        tinted: u,
        threatened: f
      }), te(i, "data-cell", e.cell), te(i, "tabindex", e.focused ? 0 : -1), te(i, "aria-label", e.label), o = $e(i, "", o, {
        "--tint": h,
        left: a(s)?.left,
        top: a(s)?.top
      });
    },
    [
      () => !!a(r),
      () => e.part.threatened.includes(e.cell),
      () => a(r) ? `var(--tint-${a(r).replace(" ", "-")})` : void 0
    ]
  ), le("click", i, function(...u) {
    e.click?.apply(this, u);
  }), le("pointerdown", i, function(...u) {
    e.down?.apply(this, u);
  }), p(t, i), Ee();
}
at(["click", "pointerdown"]);
class Vu {
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
  #t = /* @__PURE__ */ b(() => new Map(this.legal().filter((e) => e.cells.length === 1).map((e) => [e.cells[0], e])));
  get placing() {
    return a(this.#t);
  }
  set placing(e) {
    N(this.#t, e);
  }
  #a = /* @__PURE__ */ b(() => this.legal().filter((e) => e.cells.length > 1).flatMap((e) => this.part().cells[e.cells[0]] ? [e] : [e, { ...e, cells: [...e.cells].reverse() }]));
  get steps() {
    return a(this.#a);
  }
  set steps(e) {
    N(this.#a, e);
  }
  #r = /* @__PURE__ */ b(() => new Set(this.steps.map((e) => e.cells[0])));
  get origins() {
    return a(this.#r);
  }
  set origins(e) {
    N(this.#r, e);
  }
  #s = /* @__PURE__ */ b(() => new Set(this.steps.filter((e) => e.cells[0] === this.from).map((e) => e.cells.at(-1))));
  get targets() {
    return a(this.#s);
  }
  set targets(e) {
    N(this.#s, e);
  }
  #i = /* @__PURE__ */ b(() => ou(this.part(), this.placing.values()));
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
const Uu = 5;
class pi {
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
    return (this.moves || Math.hypot(n, r) >= Uu) && ([this.dx, this.dy] = [n, r]), this.moves;
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
const Hu = "M24 89c0-7 5-10 13-11h26c8 1 13 4 13 11z", Sn = "M50 9a41 41 0 1 0 0 82 41 41 0 0 0 0-82z", Wu = {
  pawn: {
    body: "M50 21a13 13 0 0 0-8.6 22.8c-6 3-9.4 8-9.4 14 0 6 3 11 7.6 14.4C30.5 75.5 25 81 25 89h50c0-8-5.5-13.5-14.6-16.800C65 68.800 68 63.800 68 57.800c0-6-3.400-11-9.400-14A13 13 0 0 0 50 21z"
  },
  knight: {
    body: "M30 89h47c2.5-27 0-47-12-58-5-4.5-11-7-17.5-7.5L44 14l-7.5 11.5C29 30 24.5 37 21.5 46L14 61c-2 4-.5 8.5 3.5 9.5 3 .8 5.800-.4 7.5-3l3.5-4c7-.8 13-3.300 18-8C46 67 31 72 30 89z",
    lines: "M36 39.5v.1M21.5 61.5v.1M53 33c11 5 16 19 15.5 44"
  },
  bishop: {
    body: `M50 10.5a5.5 5.5 0 0 1 3.300 9.900C64.5 28.5 71 39 71 50c0 7.5-3.5 13-8 17.5H37c-4.5-4.5-8-10-8-17.5 0-11 6.5-21.5 17.700-29.600A5.5 5.5 0 0 1 50 10.5zM37 67.5h26l2 10.5H35z${Hu}`,
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
  crown: { body: Sn, lines: "M30 62V38l10 11 10-16 10 16 10-11v24z" },
  disc: { body: Sn, lines: "M50 23a27 27 0 1 0 0 54 27 27 0 0 0 0-54z" },
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
  spears: { body: Sn, lines: "M33 70 64 33M66 30l-3 17M66 30l-16 5" },
  bows: { body: Sn, lines: "M40 24c27 9 27 43 0 52M40 24v52M30 50h38M61 43l7 7-7 7" },
  horse: { body: Sn, lines: "M40 75c-1-14 8-18 11-28l-11 6-8 8-6-5 8-17 11-10 1-7 8 6c12 5 16 22 13 47z" },
  tile: { body: "M13 11h74v74H13z", lines: "M26 24h48v48H26z" },
  skull: {
    body: "M50 12c-22 0-35 14-35 33 0 12 6 19 13 23v14h44V68c7-4 13-11 13-23 0-19-13-33-35-33z",
    lines: "M36 44v5M64 44v5M50 57v4M42 82v-8M50 82v-8M58 82v-8"
  },
  cross: { body: "", strokes: "M24 24l52 52M76 24 24 76" },
  ring: { body: "", strokes: "M50 22a28 28 0 1 0 0 56 28 28 0 0 0 0-56z" }
};
var Yu = /* @__PURE__ */ Fe('<circle r="6.5" class="svelte-1bcztkw"></circle>'), Gu = /* @__PURE__ */ E('<svg aria-hidden="true" class="svelte-1bcztkw"></svg> <b aria-hidden="true"> </b>', 1);
function Ku(t, e) {
  Se(e, !0);
  let n = ee(e, "high", 3, 1);
  const r = 24, s = 2.4, i = /* @__PURE__ */ b(() => [
    ...Array(e.count <= r * n() ? e.count : 0).keys()
  ].map((h) => {
    const d = 26 * Math.sqrt((h + (e.count > 1 ? 0.5 : 0)) / Math.max(e.count, 4));
    return [
      50 + d * Math.cos(s * h),
      50 * n() - 10 + n() * d * Math.sin(s * h)
    ];
  }));
  var l = Gu(), o = he(l);
  _e(o, 21, () => a(i), Me, (h, d) => {
    var m = /* @__PURE__ */ b(() => or(a(d), 2));
    let _ = () => a(m)[0], g = () => a(m)[1];
    var w = Yu();
    C(() => {
      te(w, "cx", _()), te(w, "cy", g());
    }), p(h, w);
  });
  var c = T(o, 2);
  let u;
  var f = se(c, !0);
  C(() => {
    te(o, "viewBox", `0 0 100 ${100 * n()}`), u = fe(c, 1, "svelte-1bcztkw", null, u, { alone: !a(i).length }), X(f, e.count);
  }), p(t, l), Ee();
}
var Xu = /* @__PURE__ */ Fe('<path class="body svelte-chnsao"></path>'), Ju = /* @__PURE__ */ Fe('<path class="lines svelte-chnsao"></path>'), Zu = /* @__PURE__ */ Fe('<path class="strokes svelte-chnsao"></path>'), Qu = /* @__PURE__ */ Fe('<svg aria-hidden="true"><!><!><!></svg>'), $u = /* @__PURE__ */ E("<span></span>"), ec = /* @__PURE__ */ E("<span><!></span>"), tc = /* @__PURE__ */ E('<small class="svelte-chnsao"> </small>'), nc = /* @__PURE__ */ E("<span> <!></span>"), Ya = /* @__PURE__ */ E("<span> </span>");
function ki(t, e) {
  Se(e, !0);
  let n = ee(e, "turn", 3, 0), r = ee(e, "high", 3, 1);
  const s = /* @__PURE__ */ b(() => e.piece.figure.split(" ")), i = /* @__PURE__ */ b(() => a(s)[a(s).length - 1]), l = /* @__PURE__ */ b(() => a(s).length > 1 ? a(s)[0] : "own"), o = /* @__PURE__ */ b(() => Wu[a(i)]), c = /* @__PURE__ */ b(() => [...e.piece.symbol].length > 2);
  var u = qe(), f = he(u);
  {
    var h = (v) => {
      var y = Qu();
      let k, M;
      var L = Y(y);
      {
        var O = (G) => {
          var ne = Xu();
          C(() => te(ne, "d", a(o).body)), p(G, ne);
        };
        H(L, (G) => {
          a(o).body && G(O);
        });
      }
      var F = T(L);
      {
        var x = (G) => {
          var ne = Ju();
          C(() => te(ne, "d", a(o).lines)), p(G, ne);
        };
        H(F, (G) => {
          a(o).lines && G(x);
        });
      }
      var S = T(F);
      {
        var R = (G) => {
          var ne = Zu();
          C(() => te(ne, "d", a(o).strokes)), p(G, ne);
        };
        H(S, (G) => {
          a(o).strokes && G(R);
        });
      }
      C(() => {
        k = fe(y, 0, `figure ${a(l) ?? ""} ${a(i) ?? ""} ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-chnsao", k, { second: e.piece.owner % 2 === 1 }), te(y, "viewBox", a(o).lines || a(o).body ? "5 3 90 90" : "0 0 100 100"), M = $e(y, "", M, {
          rotate: n() && n() !== 180 ? `${n()}deg` : void 0,
          scale: n() === 180 ? "-1 1" : void 0
        });
      }), p(v, y);
    }, d = (v) => {
      var y = $u();
      let k;
      C(() => k = fe(y, 1, `stone ${a(l) ?? ""} p${e.piece.owner % 4}`, "svelte-chnsao", k, {
        ring: a(l) === "own" && e.piece.owner % 2 === 1
      })), p(v, y);
    }, m = (v) => {
      var y = ec(), k = Y(y);
      {
        let M = /* @__PURE__ */ b(() => Number(e.piece.symbol));
        Ku(k, {
          get count() {
            return a(M);
          },
          get high() {
            return r();
          }
        });
      }
      C(() => fe(y, 1, `seeds p${e.piece.owner % 4}`, "svelte-chnsao")), p(v, y);
    }, _ = (v) => {
      var y = nc();
      let k;
      var M = Y(y), L = T(M);
      {
        var O = (F) => {
          var x = tc(), S = se(x, !0);
          C(() => X(S, e.piece.note)), p(F, x);
        };
        H(L, (F) => {
          e.piece.note && F(O);
        });
      }
      C(
        (F) => {
          k = fe(y, 1, "tile svelte-chnsao", null, k, { new: e.piece.owner >= 0 }), X(M, F);
        },
        [
          () => e.piece.symbol === "*" ? "" : e.piece.symbol.toUpperCase()
        ]
      ), p(v, y);
    }, g = (v) => {
      var y = Ya();
      let k;
      var M = se(y, !0);
      C(() => {
        k = fe(y, 1, `token p${e.piece.owner % 4}`, "svelte-chnsao", k, { ring: e.piece.owner % 2 === 1, long: a(c) }), X(M, e.piece.symbol);
      }), p(v, y);
    }, w = (v) => {
      var y = Ya();
      let k;
      var M = se(y, !0);
      C(() => {
        k = fe(y, 1, "plain svelte-chnsao", null, k, { long: a(c) }), X(M, e.piece.symbol);
      }), p(v, y);
    };
    H(f, (v) => {
      a(o) ? v(h) : a(i) === "stone" ? v(d, 1) : a(i) === "seeds" ? v(m, 2) : a(i) === "tile" ? v(_, 3) : e.piece.owner >= 0 ? v(g, 4) : v(w, -1);
    });
  }
  p(t, u), Ee();
}
var rc = /* @__PURE__ */ E('<span class="unseen"> </span> <!>', 1), ac = /* @__PURE__ */ E('<div class="end svelte-112amzp"><!></div>');
function sc(t, e) {
  Se(e, !0);
  var n = ac();
  let r;
  var s = Y(n);
  {
    var i = (l) => {
      var o = rc(), c = he(o), u = se(c), f = T(c, 2);
      ki(f, {
        get piece() {
          return e.piece;
        },
        get high() {
          return e.rows;
        }
      }), C((h) => X(u, `${e.column === 1 ? "left" : "right"} end: ${h ?? ""}`), [
        () => e.piece.owner >= 0 ? hi(e.piece, e.names) : e.piece.symbol
      ]), p(l, o);
    };
    H(s, (l) => {
      e.piece && l(i);
    });
  }
  C(() => r = $e(n, "", r, {
    "grid-area": `1 / ${e.column ?? ""} / span ${e.rows ?? ""} / auto`
  })), p(t, n), Ee();
}
var ic = /* @__PURE__ */ E("<span> </span>"), lc = /* @__PURE__ */ E('<div class="row-labels svelte-11w0tdl" aria-hidden="true"></div>'), oc = /* @__PURE__ */ E('<span class="svelte-11w0tdl"> </span>'), uc = /* @__PURE__ */ E('<div class="column-labels svelte-11w0tdl" aria-hidden="true"></div>'), cc = /* @__PURE__ */ E("<div><!> <!> <!></div>");
function fc(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => Jn(e.part)), r = /* @__PURE__ */ b(() => e.part.shape === "hexagon");
  var s = cc();
  let i;
  var l = Y(s);
  {
    var o = (h) => {
      var d = lc();
      _e(d, 21, () => e.part.rowLabels, Me, (m, _) => {
        var g = ic(), w = se(g, !0);
        C(() => X(w, a(_))), p(m, g);
      }), p(h, d);
    };
    H(l, (h) => {
      e.part.rowLabels.length && !a(r) && h(o);
    });
  }
  var c = T(l, 2);
  xr(c, () => e.children);
  var u = T(c, 2);
  {
    var f = (h) => {
      var d = uc();
      _e(d, 21, () => e.part.columnLabels, Me, (m, _) => {
        var g = oc(), w = se(g, !0);
        C(() => X(w, a(_))), p(m, g);
      }), p(h, d);
    };
    H(u, (h) => {
      e.part.columnLabels.length && !a(r) && h(f);
    });
  }
  C(
    (h, d, m, _, g) => {
      fe(s, 1, `frame ${e.part.shape ?? ""}`, "svelte-11w0tdl"), i = $e(s, "", i, {
        "--rows": h,
        "--columns": d,
        "--row-tracks": m,
        "--column-tracks": _,
        "--first-column": g
      });
    },
    [
      () => a(r) ? a(n)[1] : qa(e.part, e.part.rows),
      () => a(r) ? a(n)[0] : qa(e.part, e.part.columns) + 2 * qn(e.part),
      () => ka(e.part, e.part.rows),
      () => _i(e.part),
      () => qn(e.part) + 1
    ]
  ), p(t, s), Ee();
}
var dc = /* @__PURE__ */ Fe('<path class="line svelte-18javx1"></path>'), hc = /* @__PURE__ */ Fe('<circle r="0.1" class="svelte-18javx1"></circle>'), vc = /* @__PURE__ */ Fe("<path></path>"), gc = /* @__PURE__ */ Fe('<path class="bed svelte-18javx1"></path>'), mc = /* @__PURE__ */ Fe('<svg aria-hidden="true"><!><!><!><!></svg>'), _c = /* @__PURE__ */ E('<span aria-hidden="true" class="svelte-18javx1"> </span>'), wc = /* @__PURE__ */ E("<!> <!>", 1);
function yc(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => yi(e.part)), r = /* @__PURE__ */ b(() => Jn(e.part)), s = /* @__PURE__ */ b(() => e.part.shape === "hexagon");
  function i(h, d) {
    return `${100 * h / d}%`;
  }
  var l = wc(), o = he(l);
  {
    var c = (h) => {
      var d = mc();
      let m;
      var _ = Y(d);
      {
        var g = (M) => {
          var L = dc();
          C(() => te(L, "d", a(n))), p(M, L);
        };
        H(_, (M) => {
          a(n) && M(g);
        });
      }
      var w = T(_);
      _e(w, 17, () => e.part.shape === "point" ? e.part.stars : [], Me, (M, L) => {
        const O = /* @__PURE__ */ b(() => {
          const [x, S] = Pt(e.part, a(L));
          return { x, y: S };
        });
        var F = hc();
        C(() => {
          te(F, "cx", a(O).x), te(F, "cy", a(O).y);
        }), p(M, F);
      });
      var v = T(w);
      _e(v, 17, () => a(s) ? au(e.part) : [], Me, (M, L) => {
        var O = vc();
        C(() => {
          fe(O, 0, `side p${a(L).owner % 4}`, "svelte-18javx1"), te(O, "d", a(L).d);
        }), p(M, O);
      });
      var y = T(v);
      {
        var k = (M) => {
          var L = gc();
          C((O) => te(L, "d", O), [() => su(e.part)]), p(M, L);
        };
        H(y, (M) => {
          a(s) && M(k);
        });
      }
      C(() => {
        te(d, "viewBox", `0 0 ${a(r)[0] ?? ""} ${a(r)[1] ?? ""}`), m = fe(d, 0, "svelte-18javx1", null, m, { sides: a(s) });
      }), p(h, d);
    };
    H(o, (h) => {
      (a(n) || a(s) && e.part.sides.length) && h(c);
    });
  }
  var u = T(o, 2);
  {
    var f = (h) => {
      var d = qe(), m = he(d);
      _e(m, 17, () => iu(e.part), Me, (_, g) => {
        var w = _c();
        let v;
        var y = se(w, !0);
        C(
          (k, M) => {
            v = $e(w, "", v, { left: k, top: M }), X(y, a(g).name);
          },
          [
            () => i(a(g).at[0], a(r)[0]),
            () => i(a(g).at[1], a(r)[1])
          ]
        ), p(_, w);
      }), p(h, d);
    };
    H(u, (h) => {
      a(s) && h(f);
    });
  }
  p(t, l), Ee();
}
var bc = /* @__PURE__ */ Fe("<rect></rect>"), pc = /* @__PURE__ */ Fe('<svg aria-hidden="true" class="svelte-jftuj8"></svg>');
function kc(t, e) {
  Se(e, !0);
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
  var s = pc();
  _e(s, 21, () => e.laid, Me, (i, l) => {
    var o = bc();
    ci(
      o,
      (c) => ({
        class: `p${a(l).mover % 4}`,
        ...c,
        rx: "0.12",
        [cn]: { second: a(l).mover % 2 === 1 }
      }),
      [() => r(a(l).cells)],
      void 0,
      void 0,
      "svelte-jftuj8"
    ), p(i, o);
  }), C(() => te(s, "viewBox", `0 0 ${e.part.columns ?? ""} ${e.part.rows ?? ""}`)), p(t, s), Ee();
}
var xc = /* @__PURE__ */ E('<span class="dot svelte-1tsi2oa"></span>'), Mc = /* @__PURE__ */ E("<span> </span>"), Sc = /* @__PURE__ */ E("<span></span>");
function Ec(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => e.row % 2 === 0);
  var r = qe(), s = he(r);
  {
    var i = (c) => {
      var u = xc();
      p(c, u);
    }, l = (c) => {
      var u = qe(), f = he(u);
      {
        var h = (d) => {
          var m = Mc(), _ = se(m, !0);
          C(() => {
            fe(m, 1, `box ${e.piece.owner >= 0 ? `p${e.piece.owner % 4}` : ""}`, "svelte-1tsi2oa"), X(_, e.piece.symbol);
          }), p(d, m);
        };
        H(f, (d) => {
          e.piece && d(h);
        });
      }
      p(c, u);
    }, o = (c) => {
      var u = Sc();
      let f;
      C(() => f = fe(u, 1, "line svelte-1tsi2oa", null, f, { across: a(n), drawn: e.piece !== null })), p(c, u);
    };
    H(s, (c) => {
      e.row % 2 === 0 && e.column % 2 === 0 ? c(i) : e.row % 2 === 1 && e.column % 2 === 1 ? c(l, 1) : c(o, -1);
    });
  }
  p(t, r), Ee();
}
var Ac = /* @__PURE__ */ E("<span><!></span>");
function Tc(t, e) {
  Se(e, !0);
  let n = ee(e, "slide", 3, null), r = ee(e, "appears", 3, !1), s = ee(e, "held", 3, null), i = ee(e, "turn", 3, 0);
  var l = Ac();
  let o, c;
  var u = Y(l);
  ki(u, {
    get piece() {
      return e.piece;
    },
    get turn() {
      return i();
    }
  }), C(() => {
    o = fe(l, 1, "man svelte-604wlu", null, o, {
      slides: n() !== null,
      appears: r(),
      held: s() !== null
    }), c = $e(l, "", c, {
      "--x": n() ? `${100 * n()[0]}%` : void 0,
      "--y": n() ? `${100 * n()[1]}%` : void 0,
      translate: s() ? `${s()[0]}px ${s()[1]}px` : void 0
    });
  }), p(t, l), Ee();
}
var Lc = /* @__PURE__ */ E('<span class="name svelte-p9haon" aria-hidden="true"> </span>'), Oc = /* @__PURE__ */ E('<span></span> <span class="amount svelte-p9haon"> </span>', 1), jc = /* @__PURE__ */ E('<span class="worth svelte-p9haon"><!></span>'), Ga = /* @__PURE__ */ E("<span></span>"), Nc = /* @__PURE__ */ E('<span class="under svelte-p9haon"></span>'), Cc = /* @__PURE__ */ E("<!> <!>", 1);
function zc(t, e) {
  Se(e, !0);
  let n = ee(e, "name", 3, ""), r = ee(e, "best", 3, !1), s = ee(e, "owner", 19, () => -1), i = ee(e, "tone", 3, ""), l = ee(e, "hint", 3, ""), o = ee(e, "strength", 3, 0);
  var c = Cc(), u = he(c);
  {
    var f = (v) => {
      var y = Lc(), k = se(y, !0);
      C(() => X(k, n())), p(v, y);
    };
    H(u, (v) => {
      n() && v(f);
    });
  }
  var h = T(u, 2);
  {
    var d = (v) => {
      var y = Oc(), k = he(y);
      let M, L;
      var O = T(k, 2), F = se(O, !0);
      C(
        (x, S) => {
          M = fe(k, 1, "share svelte-p9haon", null, M, { minus: e.share < 0 }), L = $e(k, "", L, { "--strength": x }), X(F, S);
        },
        [
          () => `${Math.round(100 * o())}%`,
          () => di(e.share)
        ]
      ), p(v, y);
    }, m = (v) => {
      var y = jc(), k = Y(y);
      pa(k, {
        get row() {
          return e.value;
        },
        get best() {
          return r();
        }
      }), p(v, y);
    }, _ = (v) => {
      var y = Ga();
      C(() => fe(y, 1, `ground p${s() % 4} ${i() ?? ""}`, "svelte-p9haon")), p(v, y);
    }, g = (v) => {
      var y = Nc();
      p(v, y);
    }, w = (v) => {
      var y = Ga();
      let k;
      C(() => k = fe(y, 1, "dot svelte-p9haon", null, k, { many: l() === "many" })), p(v, y);
    };
    H(h, (v) => {
      e.share !== void 0 ? v(d) : e.value && e.value.value !== null ? v(m, 1) : s() >= 0 ? v(_, 2) : l() === "under" ? v(g, 3) : l() && v(w, 4);
    });
  }
  p(t, c), Ee();
}
var Pc = /* @__PURE__ */ Fe('<polyline class="under svelte-jelzhl"></polyline>'), Rc = /* @__PURE__ */ Fe('<polyline class="svelte-jelzhl"></polyline>'), Ic = /* @__PURE__ */ Fe('<svg aria-hidden="true" class="svelte-jelzhl"><!><!></svg>');
function Fc(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => Jn(e.part)), r = /* @__PURE__ */ b(() => e.part.lines.map((o) => o.map((c) => Pt(e.part, c).join(",")).join(" ")));
  var s = qe(), i = he(s);
  {
    var l = (o) => {
      var c = Ic(), u = Y(c);
      _e(u, 17, () => a(r), Me, (h, d) => {
        var m = Pc();
        C(() => te(m, "points", a(d))), p(h, m);
      });
      var f = T(u);
      _e(f, 17, () => a(r), Me, (h, d) => {
        var m = Rc();
        C(() => te(m, "points", a(d))), p(h, m);
      }), C(() => te(c, "viewBox", `0 0 ${a(n)[0] ?? ""} ${a(n)[1] ?? ""}`)), p(o, c);
    };
    H(i, (o) => {
      a(r).length && o(l);
    });
  }
  p(t, s), Ee();
}
const Dc = {
  north: "ArrowUp",
  up: "ArrowUp",
  east: "ArrowRight",
  right: "ArrowRight",
  south: "ArrowDown",
  down: "ArrowDown",
  west: "ArrowLeft",
  left: "ArrowLeft"
};
function Bc(t) {
  const e = /* @__PURE__ */ new Map();
  for (const n of t) {
    const r = Dc[n.text];
    if (!r) return /* @__PURE__ */ new Map();
    e.set(r, n);
  }
  return e;
}
function qc(t) {
  const e = t.target;
  return t.altKey || t.ctrlKey || t.metaKey || t.shiftKey ? !1 : !/^(INPUT|SELECT|TEXTAREA)$/.test(e.tagName) && !e.closest?.("ol");
}
class Vc {
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
  #n = /* @__PURE__ */ b(() => this.play() ? Bc(this.legal()) : /* @__PURE__ */ new Map());
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
    if (!this.on || !e.key.startsWith("Arrow") || !qc(e)) return;
    e.preventDefault(), e.stopPropagation();
    const n = this.ways.get(e.key);
    n ? this.play()?.(n.text) : this.legal().length || (this.wanted = e.key);
  }
}
var Uc = /* @__PURE__ */ E("<button> </button>"), Hc = /* @__PURE__ */ E('<div class="row svelte-xoxzi5" role="group" aria-label="which move"></div>');
function xa(t, e) {
  Se(e, !0);
  const n = 24;
  var r = qe(), s = he(r);
  {
    var i = (l) => {
      var o = Hc();
      _e(o, 21, () => e.moves.slice(0, n), Me, (c, u) => {
        var f = Uc(), h = se(f, !0);
        C(() => X(h, a(u).text)), le("click", f, () => e.play?.(a(u).text)), p(c, f);
      }), p(l, o);
    };
    H(s, (l) => {
      e.moves.length && l(i);
    });
  }
  p(t, r), Ee();
}
at(["click"]);
var Wc = /* @__PURE__ */ E("<!> <!>", 1), Yc = /* @__PURE__ */ E('<div role="group"><!> <!> <!> <!> <!> <!></div>'), Gc = /* @__PURE__ */ E('<p class="hint soft svelte-ybdg36">Play with the arrow keys, or click where to go.</p>'), Kc = /* @__PURE__ */ E("<!> <!> <!>", 1);
function Ka(t, e) {
  Se(e, !0);
  const n = 30;
  let r = ee(e, "legal", 19, () => []), s = ee(e, "last", 19, () => []), i = ee(e, "laid", 19, () => []), l = ee(e, "rows", 19, () => []), o = ee(e, "shares", 19, () => []), c = ee(e, "moving", 3, !1), u = ee(e, "toned", 3, !1), f = /* @__PURE__ */ Q(0), h;
  const d = new Vu(() => e.part, () => r(), () => e.play), m = new Vc(() => r(), () => e.play), _ = new pi();
  let g = /* @__PURE__ */ Q(
    -1
    // where a piece was just let go: it is there already and need not slide
  );
  const w = /* @__PURE__ */ b(() => yi(e.part)), v = /* @__PURE__ */ b(() => new Map(l().filter((P) => P.cells.length === 1).map((P) => [P.cells[0], P]))), y = /* @__PURE__ */ b(() => l().find((P) => P.value !== null)), k = /* @__PURE__ */ b(() => Math.max(...o().map(Math.abs), 1e-9)), M = /* @__PURE__ */ b(() => l().filter((P) => P.cells.length > 1 && P.value !== null).slice(0, 3).map((P, $) => ({
    from: Pt(e.part, P.cells[0]),
    to: Pt(e.part, P.cells.at(-1)),
    rank: $
  }))), L = /* @__PURE__ */ b(() => e.part.chequered || c() && e.part.shape === "square" && e.part.rowLabels.length > 0 && !e.part.tints.some(Boolean)), O = /* @__PURE__ */ b(() => e.part.cells.some((P) => P?.figure === "wall")), F = /* @__PURE__ */ b(() => Jn(e.part)), x = /* @__PURE__ */ b(() => new Set(e.part.lines.flat())), S = /* @__PURE__ */ b(() => vi(e.part.cells)), R = /* @__PURE__ */ b(() => new Set(i().flatMap((P) => P.cells))), G = /* @__PURE__ */ b(() => u() || e.part.cells.some((P) => /^(white|black) stone$/.test(P?.figure ?? ""))), ne = /* @__PURE__ */ b(() => s().length > 1 && Oe(s()[0]) !== Oe(s().at(-1)) ? s().at(-1) : -1);
  Ve(() => {
    d.from = m.ways.size ? r()[0].cells[0] : null, d.choice = [], m.begin();
  });
  let we = /* @__PURE__ */ Q(0);
  Ve(() => {
    const P = s().at(-1);
    if (s().length < 2 || P === void 0 || e.part.cells[P]?.figure !== "eater") return;
    const [$, re] = B(P);
    N(we, 180 * Math.atan2(-re, -$) / Math.PI);
  });
  function Oe(P) {
    return e.part.cells[P]?.owner ?? -1;
  }
  function ye(P) {
    return P === a(ne) && P !== a(g) && e.part.shape !== "hexagon" && e.part.shape !== "lattice" && e.part.cells[P]?.figure !== "tile";
  }
  function B(P) {
    const $ = s()[0] ?? P, [re, ve] = [
      $ % e.part.columns,
      Math.floor($ / e.part.columns)
    ];
    return [
      re - P % e.part.columns,
      ve - Math.floor(P / e.part.columns)
    ];
  }
  function de(P) {
    const $ = e.part.cells[P], re = [wi(e.part, P)];
    $ && $.owner >= 0 ? re.push(hi($, e.names)) : re.push($ ? $.symbol : "empty"), P === d.from ? re.push("chosen") : d.canChoose(P) && re.push($ && d.from === null && !d.placing.has(P) ? "can move" : "legal"), s().includes(P) && re.push("last move"), a(x).has(P) && re.push("in a row"), e.part.threatened.includes(P) && re.push("in check");
    const ve = e.part.territory[P] ?? -1;
    !$ && ve >= 0 && re.push(`territory of ${e.names[ve] ?? ve + 1}`);
    const Ae = a(v).get(P);
    return Ae && Ae.value !== null && re.push(`${ya(Ae)}${Ae.source ? ", from a tablebase" : ""}${Ae.book ? ", in the book" : ""}`), o().length && re.push(`adds ${di(o()[P] ?? 0)}`), re.join(", ");
  }
  function j(P) {
    if (e.part.shape === "lattice" || !d.canChoose(P)) return "";
    const $ = e.part.cells[P];
    return $ && $.owner >= 0 ? d.from === null && d.placing.has(P) ? "under" : "" : $?.figure ? "" : d.placing.size + d.origins.size > n ? "many" : "dot";
  }
  function q(P) {
    e.put ? e.put(P, null) : d.choose(P);
  }
  function ie(P) {
    const $ = Math.floor(a(f) / e.part.columns), re = a(f) % e.part.columns, ve = {
      ArrowUp: [$ - 1, re],
      ArrowDown: [$ + 1, re],
      ArrowLeft: [$, re - 1],
      ArrowRight: [$, re + 1],
      Home: [$, 0],
      End: [$, e.part.columns - 1]
    };
    P.key === "Escape" && (d.from = null);
    const Ae = ve[P.key];
    if (!Ae) return;
    P.preventDefault(), P.stopPropagation();
    const [D, J] = Ae;
    D < 0 || J < 0 || D >= e.part.rows || J >= e.part.columns || (N(f, D * e.part.columns + J), h.querySelectorAll("button.cell")[a(f)]?.focus());
  }
  function oe(P) {
    return e.put ? e.loose?.(P) ?? e.part.cells[P] !== null : d.origins.has(P);
  }
  function Ne(P, $) {
    N(g, -1), oe($) && _.down(P, $);
  }
  function be(P) {
    _.move(P) && !e.put && (d.from = _.cell);
  }
  function ge(P) {
    const $ = _.up(P, h);
    if ($) {
      if (e.put) {
        $.to !== $.from && e.put($.to ?? -1, $.from);
        return;
      }
      if (d.from = $.from, $.to === null || !d.targets.has($.to)) {
        d.from = null;
        return;
      }
      N(g, $.to, !0), q($.to);
    }
  }
  var U = Kc();
  He("pointermove", mt, be), He("pointerup", mt, ge), He("pointercancel", mt, () => _.cancel()), He("keydown", mt, (P) => m.key(P), !0);
  var K = he(U);
  fc(K, {
    get part() {
      return e.part;
    },
    children: (P, $) => {
      var re = Yc();
      let ve, Ae;
      var D = Y(re);
      yc(D, {
        get part() {
          return e.part;
        }
      });
      var J = T(D, 2);
      _e(J, 17, () => e.part.ends, Me, (W, ce, Z) => {
        {
          let Pe = /* @__PURE__ */ b(() => Z ? e.part.columns + 2 : 1);
          sc(W, {
            get piece() {
              return a(ce);
            },
            get names() {
              return e.names;
            },
            get rows() {
              return e.part.rows;
            },
            get column() {
              return a(Pe);
            }
          });
        }
      });
      var ke = T(J, 2);
      _e(ke, 17, () => e.part.cells, Me, (W, ce, Z) => {
        {
          let Pe = /* @__PURE__ */ b(() => de(Z)), De = /* @__PURE__ */ b(() => e.put !== void 0 || d.canChoose(Z)), St = /* @__PURE__ */ b(() => oe(Z)), It = /* @__PURE__ */ b(() => d.from !== null && d.targets.has(Z)), Ye = /* @__PURE__ */ b(() => Z === d.from), ut = /* @__PURE__ */ b(() => s().includes(Z)), me = /* @__PURE__ */ b(() => Z === a(f));
          qu(W, {
            get part() {
              return e.part;
            },
            cell: Z,
            get label() {
              return a(Pe);
            },
            get can() {
              return a(De);
            },
            get grab() {
              return a(St);
            },
            get target() {
              return a(It);
            },
            get from() {
              return a(Ye);
            },
            get last() {
              return a(ut);
            },
            get focused() {
              return a(me);
            },
            click: () => (N(f, Z, !0), _.isClick() && q(Z)),
            down: (Ce) => Ne(Ce, Z),
            children: (Ce, Ge) => {
              var vt = Wc(), ct = he(vt);
              {
                var ze = (ft) => {
                  {
                    let Et = /* @__PURE__ */ b(() => Math.floor(Z / e.part.columns)), Ft = /* @__PURE__ */ b(() => Z % e.part.columns);
                    Ec(ft, {
                      get row() {
                        return a(Et);
                      },
                      get column() {
                        return a(Ft);
                      },
                      get piece() {
                        return a(ce);
                      }
                    });
                  }
                }, We = (ft) => {
                  var Et = qe(), Ft = he(Et);
                  fo(
                    Ft,
                    () => ye(Z) ? s() : `${a(ce).symbol}${a(ce).owner}`,
                    (Dt) => {
                      {
                        let yt = /* @__PURE__ */ b(() => ye(Z) ? B(Z) : null), Sr = /* @__PURE__ */ b(() => !ye(Z) && s().includes(Z) && Z !== a(g)), Er = /* @__PURE__ */ b(() => _.cell === Z && _.moves ? [_.dx, _.dy] : null), Di = /* @__PURE__ */ b(() => a(ce).figure === "eater" ? a(we) : 0);
                        Tc(Dt, {
                          get piece() {
                            return a(ce);
                          },
                          get slide() {
                            return a(yt);
                          },
                          get appears() {
                            return a(Sr);
                          },
                          get held() {
                            return a(Er);
                          },
                          get turn() {
                            return a(Di);
                          }
                        });
                      }
                    }
                  ), p(ft, Et);
                }, nt = /* @__PURE__ */ b(() => a(ce) && !a(R).has(Z) && !(a(w) && lu.includes(a(ce).symbol)));
                H(ct, (ft) => {
                  e.part.shape === "lattice" ? ft(ze) : a(nt) && ft(We, 1);
                });
              }
              var st = T(ct, 2);
              {
                let ft = /* @__PURE__ */ b(() => a(v).get(Z)), Et = /* @__PURE__ */ b(() => a(v).get(Z) === a(y)), Ft = /* @__PURE__ */ b(() => a(ce) ? -1 : e.part.territory[Z]), Dt = /* @__PURE__ */ b(() => j(Z)), yt = /* @__PURE__ */ b(() => Math.abs(o()[Z] ?? 0) / a(k));
                zc(st, {
                  get name() {
                    return e.part.names[Z];
                  },
                  get value() {
                    return a(ft);
                  },
                  get best() {
                    return a(Et);
                  },
                  get owner() {
                    return a(Ft);
                  },
                  get tone() {
                    return a(S)[e.part.territory[Z] ?? -1];
                  },
                  get hint() {
                    return a(Dt);
                  },
                  get share() {
                    return o()[Z];
                  },
                  get strength() {
                    return a(yt);
                  }
                });
              }
              p(Ce, vt);
            },
            $$slots: { default: !0 }
          });
        }
      });
      var z = T(ke, 2);
      {
        var V = (W) => {
          bi(W, {
            get arrows() {
              return a(M);
            },
            get width() {
              return a(F)[0];
            },
            get height() {
              return a(F)[1];
            }
          });
        };
        H(z, (W) => {
          a(M).length && W(V);
        });
      }
      var A = T(z, 2);
      {
        var I = (W) => {
          kc(W, {
            get part() {
              return e.part;
            },
            get laid() {
              return i();
            }
          });
        };
        H(A, (W) => {
          i().length && W(I);
        });
      }
      var ae = T(A, 2);
      Fc(ae, {
        get part() {
          return e.part;
        }
      }), Zt(re, (W) => h = W, () => h), C(
        (W, ce, Z) => {
          ve = fe(re, 1, `cells ${e.part.shape ?? ""}`, "svelte-ybdg36", ve, {
            chequered: a(L),
            plain: !a(L) && !a(O) && e.part.shape === "square",
            sparse: W,
            wood: a(G),
            named: e.part.names.length > 0,
            maze: a(O),
            dragging: _.moves
          }), te(re, "aria-label", e.part.title || "board"), Ae = $e(re, "", Ae, {
            "--wide": a(F)[0],
            "--high": a(F)[1],
            "grid-template-columns": ce,
            "grid-template-rows": Z
          });
        },
        [
          () => e.part.shape === "point" && e.part.cells.some((W) => W && W.owner < 0),
          () => _i(e.part),
          () => e.part.shape === "lattice" ? ka(e.part, e.part.rows) : void 0
        ]
      ), le("keydown", re, ie), le("focusin", re, (W) => N(f, Number(W.target.dataset.cell ?? a(f)), !0)), p(P, re);
    },
    $$slots: { default: !0 }
  });
  var ue = T(K, 2);
  {
    var pe = (P) => {
      var $ = Gc();
      p(P, $);
    };
    H(ue, (P) => {
      m.on && P(pe);
    });
  }
  var je = T(ue, 2);
  xa(je, {
    get moves() {
      return d.choice;
    },
    get play() {
      return e.play;
    }
  }), p(t, U), Ee();
}
at(["keydown", "focusin"]);
const jn = "*";
class Xc {
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
  #r = /* @__PURE__ */ b(() => this.laid.find((e) => e.symbol === jn)?.cell ?? null);
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
    i ? (this.takeBack(s), r >= 0 && Xa(e, r) && !this.at(r) && (this.laid = [...this.laid, { ...i, cell: r }])) : this.at(r) ? this.takeBack(r) : this.chosen !== null && this.lay(e, n, this.chosen, r);
  }
  lay(e, n, r, s) {
    return this.marking = !1, !Xa(e, s) || this.at(s) || this.isLaid(r) ? !1 : (this.laid = [...this.laid, { cell: s, card: r, symbol: n.cards[r] }], this.chosen = null, !0);
  }
  /** A letter typed at a cell lays the card of that letter, or a blank for it. */
  type(e, n, r, s) {
    const i = n.cards.map((o, c) => ({ symbol: o, card: c })).filter(({ card: o }) => !this.isLaid(o)), l = i.find(({ symbol: o }) => o === r.toUpperCase()) ?? i.find(({ symbol: o }) => o === jn);
    return !l || !this.lay(e, n, l.card, s) ? !1 : (l.symbol === jn && this.name(s, r), !0);
  }
  name(e, n) {
    const r = /^[a-z]$/i.test(n) ? n.toLowerCase() : jn;
    this.laid = this.laid.map((s) => s.cell === e ? { ...s, symbol: r } : s);
  }
  takeBack(e) {
    this.laid = this.laid.filter((n) => n.cell !== e);
  }
  /** The grid with what is laid on it. */
  shown(e, n) {
    const r = [...e.cells];
    for (const { cell: s, card: i, symbol: l } of this.laid) r[s] = Jc(l, n.values[i] ?? 0, n.owner);
    return { ...e, cells: r };
  }
  /** As zermelo.board writes it: `H8=C I8=A`. */
  text(e) {
    return this.laid.map(({ cell: n, symbol: r }) => `${wi(e, n)}=${r}`).join(" ");
  }
  /** The move that plays cards like those marked; which of equal ones does not matter. */
  markedMove(e, n, r) {
    const s = (l) => l.map((o) => e.cards[o]).sort().join(" "), i = s(this.marked);
    return n.find((l) => s(l.cells.map(r)) === i);
  }
}
function Xa(t, e) {
  return t.cells[e]?.figure !== "tile";
}
function Jc(t, e, n) {
  return {
    symbol: t,
    owner: n,
    figure: "tile",
    note: t === jn ? "" : String(e)
  };
}
var Zc = /* @__PURE__ */ E("<p> </p>"), Qc = /* @__PURE__ */ E('<div class="news svelte-bvapm5" role="log" tabindex="0"><p class="latest svelte-bvapm5"> </p> <!></div>');
function $c(t, e) {
  Se(e, !0);
  let n = ee(e, "before", 19, () => []);
  const r = /* @__PURE__ */ b(() => [...n()].reverse());
  var s = Qc(), i = Y(s), l = se(i, !0), o = T(i, 2);
  _e(o, 17, () => a(r), Me, (c, u) => {
    var f = Zc(), h = se(f, !0);
    C(() => X(h, a(u))), p(c, f);
  }), C(() => X(l, e.text)), p(t, s), Ee();
}
var ef = /* @__PURE__ */ E('<span class="unseen">, last move</span>'), tf = /* @__PURE__ */ E('<button><i class="svelte-180ejp1"></i><!></button>'), nf = /* @__PURE__ */ E('<i class="svelte-180ejp1"></i>'), rf = /* @__PURE__ */ E('<span> </span> <b class="svelte-180ejp1"><span class="unseen"> </span> <!></b> <span class="things svelte-180ejp1"><!></span>', 1), af = /* @__PURE__ */ E('<p class="selection svelte-180ejp1"> </p>'), sf = /* @__PURE__ */ E('<div role="group"></div> <!> <!>', 1);
function Ja(t, e) {
  Se(e, !0);
  let n = ee(e, "legal", 19, () => []), r = ee(e, "last", 19, () => []), s = ee(e, "rows", 19, () => []), i = /* @__PURE__ */ Q(
    !1
    // whether moves are made here at all; it stays so between turns
  ), l = /* @__PURE__ */ Q([]), o = /* @__PURE__ */ Q(null), c = /* @__PURE__ */ Q(0), u = !1, f = /* @__PURE__ */ Q(void 0);
  Ve(() => {
    e.play && ([...n(), ...s()].some((B) => B.cells.length) || r().length) && N(i, !0);
  }), Ve(() => {
    n(), N(l, []), N(o, null);
  }), Ve(() => {
    const { pile: B, left: de } = fn(e.part, a(c));
    if (de < (e.part.counts[B] ?? 0)) return;
    const j = e.part.counts[B] ? B : e.part.counts.findIndex((q) => q > 0);
    j < 0 || (N(c, er(e.part, j, e.part.counts[j] - 1), !0), u && Js().then(O));
  });
  const h = /* @__PURE__ */ b(() => new Map(s().filter((B) => B.cells.length === 1 && B.value !== null).map((B) => [B.cells[0], B]))), d = /* @__PURE__ */ b(() => s().find((B) => B.value !== null)), m = /* @__PURE__ */ b(() => a(o) === null || !k(a(o)) ? a(l) : y(a(o))), _ = /* @__PURE__ */ b(() => a(l).length ? v(a(l)) : []), g = /* @__PURE__ */ b(() => {
    if (!a(m).length) return "";
    const B = a(m).map((j) => fn(e.part, j)).map((j) => `${j.left} of ${e.part.counts[j.pile]} left${e.part.counts.length > 1 ? ` in ${w(j.pile)}` : ""}`), de = v(a(m)).map((j) => j.text);
    return `${de.slice(0, 3).join(", ")}${de.length > 3 ? ", …" : ""}: ${B.join(", ")}`;
  });
  function w(B) {
    return e.part.labels[B] ?? (e.part.counts.length > 1 ? String(B + 1) : "");
  }
  function v(B) {
    return n().filter((de) => B.every((j) => de.cells.includes(j)));
  }
  function y(B) {
    const { pile: de } = fn(e.part, B), j = a(l).filter((q) => fn(e.part, q).pile !== de);
    return v([...j, B]).length ? [...j, B] : [B];
  }
  function k(B) {
    return v([B]).length > 0;
  }
  function M(B, de) {
    return de >= (Ua(e.part, a(m), B) ?? 1 / 0);
  }
  function L(B) {
    if (N(c, B, !0), !e.play || !k(B)) return;
    const de = y(B), j = v(de);
    j.length === 1 ? e.play(j[0].text) : N(l, de);
  }
  function O() {
    a(f)?.querySelector(`[data-cell="${a(c)}"]`)?.focus();
  }
  function F(B) {
    const { pile: de, left: j } = fn(e.part, a(c)), q = {
      ArrowLeft: [0, j - 1],
      ArrowRight: [0, j + 1],
      ArrowUp: [-1, j],
      ArrowDown: [1, j],
      Home: [0, 0],
      End: [0, 1 / 0]
    };
    B.key === "Escape" && N(l, []);
    const ie = q[B.key];
    if (!ie) return;
    B.preventDefault(), B.stopPropagation();
    let oe = de + ie[0];
    for (; ie[0] && e.part.counts[oe] === 0; ) oe += ie[0];
    e.part.counts[oe] && (N(c, er(e.part, oe, Math.max(0, Math.min(ie[1], e.part.counts[oe] - 1))), !0), O());
  }
  function x(B, de) {
    const j = er(e.part, B, de), q = [
      `${w(B)} ${de + 1} of ${e.part.counts[B]}`.trim()
    ], ie = v([j]);
    a(l).includes(j) && q.push("chosen"), ie.length && q.push(`legal: ${ie.slice(0, 3).map((Ne) => Ne.text).join(" or ")}`);
    const oe = a(h).get(j);
    return oe && q.push(ya(oe)), q.join(", ");
  }
  function S(B) {
    return Ua(e.part, r(), B) !== void 0;
  }
  var R = sf(), G = he(R);
  let ne;
  _e(G, 21, () => e.part.counts, Me, (B, de, j) => {
    var q = rf(), ie = he(q);
    let oe;
    var Ne = se(ie, !0), be = T(ie, 2), ge = Y(be), U = se(ge, !0), K = T(ge, 1, !0), ue = T(K);
    {
      var pe = (Ae) => {
        var D = ef();
        p(Ae, D);
      }, je = /* @__PURE__ */ b(() => S(j));
      H(ue, (Ae) => {
        a(je) && Ae(pe);
      });
    }
    var P = T(be, 2), $ = Y(P);
    {
      var re = (Ae) => {
        var D = qe(), J = he(D);
        _e(J, 17, () => ({ length: a(de) }), Me, (ke, z, V) => {
          const A = /* @__PURE__ */ b(() => er(e.part, j, V));
          var I = qe(), ae = he(I);
          {
            var W = (Z) => {
              const Pe = /* @__PURE__ */ b(() => a(h).get(a(A)));
              var De = tf();
              let St;
              var It = T(Y(De));
              {
                var Ye = (ut) => {
                  {
                    let me = /* @__PURE__ */ b(() => a(Pe) === a(d));
                    pa(ut, {
                      get row() {
                        return a(Pe);
                      },
                      get best() {
                        return a(me);
                      }
                    });
                  }
                };
                H(It, (ut) => {
                  a(Pe) && ut(Ye);
                });
              }
              C(
                (ut, me, Ce, Ge) => {
                  St = fe(De, 1, "cell svelte-180ejp1", null, St, { can: ut, going: me, from: Ce }), te(De, "data-cell", a(A)), te(De, "tabindex", a(A) === a(c) ? 0 : -1), te(De, "aria-label", Ge);
                },
                [
                  () => k(a(A)),
                  () => M(j, V),
                  () => a(l).includes(a(A)),
                  () => x(j, V)
                ]
              ), le("click", De, () => L(a(A))), He("pointerenter", De, () => N(o, a(A), !0)), He("pointerleave", De, () => N(o, null)), He("focus", De, () => N(o, a(A), !0)), He("blur", De, () => N(o, null)), p(Z, De);
            }, ce = (Z) => {
              var Pe = nf();
              p(Z, Pe);
            };
            H(ae, (Z) => {
              a(i) ? Z(W) : Z(ce, -1);
            });
          }
          p(ke, I);
        }), p(Ae, D);
      }, ve = /* @__PURE__ */ b(() => Ou(e.part, j));
      H($, (Ae) => {
        a(ve) && Ae(re);
      });
    }
    C(
      (Ae, D, J) => {
        oe = fe(ie, 1, "name svelte-180ejp1", null, oe, { last: Ae }), X(Ne, D), X(U, J), X(K, a(de));
      },
      [() => S(j), () => w(j), () => w(j)]
    ), p(B, q);
  }), Zt(G, (B) => N(f, B), () => a(f));
  var we = T(G, 2);
  {
    var Oe = (B) => {
      var de = af(), j = se(de, !0);
      C(() => X(j, a(g) || " ")), p(B, de);
    };
    H(we, (B) => {
      a(i) && B(Oe);
    });
  }
  var ye = T(we, 2);
  xa(ye, {
    get moves() {
      return a(_);
    },
    get play() {
      return e.play;
    }
  }), C(() => {
    ne = fe(G, 1, "piles svelte-180ejp1", null, ne, { taking: a(i) }), te(G, "aria-label", e.part.title || "piles");
  }), le("keydown", G, F), le("focusin", G, () => u = !0), le("focusout", G, (B) => B.relatedTarget && (u = !1)), p(t, R), Ee();
}
at(["keydown", "focusin", "focusout", "click"]);
function xi(t, e) {
  const n = [];
  for (let r = 0; r + 1 < t.cells.length; r += 2) n.push([t.cells[r], t.cells[r + 1]]);
  for (const [r, s] of e) {
    const i = n.findIndex((l) => l[0] === r && l[1] === s);
    if (i < 0) return null;
    n.splice(i, 1);
  }
  return n;
}
function Za(t, e) {
  return xi(t, e) !== null;
}
function ta(t, e) {
  return xi(t, e) ?? [];
}
function lf(t, e) {
  const n = [...t.counts], r = [...t.owners];
  for (const [s, i] of e) {
    const l = r[s];
    n[s]--, n[i] = r[i] === l ? n[i] + 1 : 1, r[i] = l;
  }
  return { counts: n, owners: r };
}
function of(t, e) {
  for (const n of e) {
    const r = ta(n, []), s = r.find(([i]) => !r.some(([, l]) => l === i));
    if (s) return t.owners[s[0]] ?? null;
  }
  return null;
}
const Qa = (t, e = Tt) => {
  var n = ff(), r = se(n, !0);
  C(() => X(r, e().kind === "point" ? e().label : e().kind === "off" && e().count ? `${e().count} off` : e().kind)), p(t, n);
};
var uf = /* @__PURE__ */ E('<i class="svelte-ibr02l"></i>'), cf = /* @__PURE__ */ E('<span aria-hidden="true"></span>'), ff = /* @__PURE__ */ E('<small aria-hidden="true" class="svelte-ibr02l"> </small>'), df = /* @__PURE__ */ E("<li><button><!> <!> <!></button></li>"), hf = /* @__PURE__ */ E('<ol class="upper svelte-ibr02l"></ol> <div class="between svelte-ibr02l"><!></div>', 1), vf = /* @__PURE__ */ E('<li><button><span class="soft"> </span> <b> </b></button></li>'), gf = /* @__PURE__ */ E('<ul class="beside svelte-ibr02l"></ul>'), mf = /* @__PURE__ */ E('<p class="row taken svelte-ibr02l" role="status"> <button>Undo step</button></p>'), _f = /* @__PURE__ */ E('<div class="whole svelte-ibr02l" role="group"><div><!> <ol class="lower svelte-ibr02l"></ol></div> <!> <!></div> <!>', 1);
function $a(t, e) {
  Se(e, !0);
  const n = (z, V = Tt) => {
    const A = /* @__PURE__ */ b(() => V().kind === "off" ? c : o);
    var I = cf();
    let ae;
    _e(I, 21, () => ({ length: Math.min(V().count, a(A)) }), Me, (W, ce, Z) => {
      var Pe = uf();
      C(() => te(Pe, "data-mark", Z || V().kind === "off" ? "" : V().count > a(A) ? V().count : "XOABCDEF"[V().owner] ?? "")), p(W, Pe);
    }), C(() => ae = fe(I, 1, `men ${V().owner >= 0 ? `p${V().owner % 4}` : ""}`, "svelte-ibr02l", ae, { ring: V().owner % 2 === 1 })), p(z, I);
  }, r = (z, V = Tt, A = Tt) => {
    var I = df();
    let ae;
    var W = Y(I);
    let ce;
    var Z = Y(W);
    {
      var Pe = (Ye) => {
        Qa(Ye, V);
      };
      H(Z, (Ye) => {
        A() && Ye(Pe);
      });
    }
    var De = T(Z, 2);
    n(De, V);
    var St = T(De, 2);
    {
      var It = (Ye) => {
        Qa(Ye, V);
      };
      H(St, (Ye) => {
        A() || Ye(It);
      });
    }
    C(
      (Ye, ut, me, Ce) => {
        ae = fe(I, 1, Jt(V().kind), "svelte-ibr02l", ae, { odd: V().place % 2 === 1 }), ce = fe(W, 1, "cell svelte-ibr02l", null, ce, {
          can: Ye,
          target: ut,
          from: V().place === a(h),
          last: me
        }), te(W, "data-cell", V().place), te(W, "tabindex", V().place === a(d) ? 0 : -1), te(W, "aria-label", Ce);
      },
      [
        () => a(h) === null ? a(ye).has(V().place) : a(B).has(V().place),
        () => a(h) !== null && a(B).has(V().place),
        () => i().includes(V().place),
        () => be(V())
      ]
    ), le("click", W, () => (N(d, V().place, !0), ie(V().place))), le("pointerdown", W, () => _ = V().place), p(z, I);
  };
  let s = ee(e, "legal", 19, () => []), i = ee(e, "last", 19, () => []), l = ee(e, "rows", 19, () => []);
  const o = 5, c = 15, u = 12;
  let f = /* @__PURE__ */ Q([]), h = /* @__PURE__ */ Q(null), d = /* @__PURE__ */ Q(0), m, _ = -1, g = [0, 0], w = /* @__PURE__ */ b(() => or(g, 2)), v = /* @__PURE__ */ Q(ot(a(w)[0])), y = /* @__PURE__ */ Q(ot(a(w)[1]));
  Ve(() => {
    s(), N(f, []), N(h, null);
  });
  const k = /* @__PURE__ */ b(() => lf(e.part, a(f))), M = /* @__PURE__ */ b(() => a(k).counts.map((z, V) => ({
    place: V,
    count: z,
    owner: a(k).owners[V] ?? -1,
    label: e.part.labels[V] ?? String(V + 1),
    kind: e.part.bar.includes(V) ? "bar" : e.part.off.includes(V) ? "off" : "point"
  }))), L = /* @__PURE__ */ b(() => a(M).filter((z) => z.kind === "point")), O = /* @__PURE__ */ b(() => a(L).length >= 2 * u ? 2 * u : a(L).length), F = /* @__PURE__ */ b(() => a(O) > u ? R(a(L).slice(a(O) / 2, a(O)), e.part.bar[0], e.part.off[1]) : []), x = /* @__PURE__ */ b(() => a(O) > u ? R(a(L).slice(0, a(O) / 2).reverse(), e.part.bar[1], e.part.off[0]) : a(L).slice(0, a(O))), S = /* @__PURE__ */ b(() => [
    ...a(L).slice(a(O)),
    ...a(O) > u ? [] : a(M).filter((z) => z.kind !== "point")
  ]);
  function R(z, V, A) {
    const I = z.length / 2, [ae, W] = [V, A].map((ce) => ce === void 0 ? [] : [a(M)[ce]]);
    return [...z.slice(0, I), ...ae, ...z.slice(I), ...W];
  }
  const G = /* @__PURE__ */ b(() => s().filter((z) => z.cells.length && Za(z, a(f)))), ne = /* @__PURE__ */ b(() => a(G).flatMap((z) => ta(z, a(f)))), we = /* @__PURE__ */ b(() => of(e.part, s())), Oe = (z) => (a(k).counts[z] ?? 0) > 0 && a(k).owners[z] === a(we), ye = /* @__PURE__ */ b(() => new Set(a(ne).filter(([z]) => Oe(z)).map(([z]) => z))), B = /* @__PURE__ */ b(() => new Set(a(ne).filter(([z]) => z === a(h)).map(([, z]) => z))), de = /* @__PURE__ */ b(() => l().find((z) => z.value !== null && z.cells.length > 1));
  let j = /* @__PURE__ */ Q([]);
  Ve(() => {
    a(v), a(y), a(k);
    const z = a(de) ? ta(a(de), []) : [];
    N(j, z.map(([V, A]) => ({ from: q(V), to: q(A), rank: 0 })));
  });
  function q(z) {
    const V = m.querySelector(`[data-cell="${z}"]`), A = (V?.querySelector(".men i:last-child") ?? V)?.getBoundingClientRect(), I = m.getBoundingClientRect();
    return A ? [
      A.x + A.width / 2 - I.x,
      A.y + A.height / 2 - I.y
    ] : [0, 0];
  }
  function ie(z) {
    if (a(h) !== null && a(B).has(z)) {
      const V = [...a(f), [a(h), z]];
      N(h, null);
      const A = s().find((I) => I.cells.length === 2 * V.length && Za(I, V));
      A ? e.play?.(A.text) : N(f, V);
    } else N(h, a(ye).has(z) && z !== a(h) ? z : null, !0);
  }
  function oe(z) {
    const V = _;
    _ = -1;
    const A = document.elementFromPoint(z.clientX, z.clientY)?.closest("button.cell");
    if (V < 0 || !A || !m.contains(A)) return;
    const I = Number(A.dataset.cell);
    I === V || !a(ye).has(V) || (N(h, V, !0), a(B).has(I) ? ie(I) : N(h, null));
  }
  function Ne(z) {
    const V = [...a(F), ...a(x), ...a(S)].map((W) => W.place), A = V.indexOf(a(d)), I = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -a(F).length,
      ArrowDown: a(F).length
    };
    if (z.key === "Escape" && ((W) => {
      var ce = or(W, 2);
      N(h, ce[0], !0), N(f, ce[1]);
    })([null, []]), !(z.key in I)) return;
    z.preventDefault(), z.stopPropagation();
    const ae = V[Math.min(Math.max(A + I[z.key], 0), V.length - 1)];
    N(d, ae, !0), m.querySelector(`button.cell[data-cell="${ae}"]`)?.focus();
  }
  function be(z) {
    const V = z.kind === "off" ? `${z.count} off` : `${z.count} of ${e.names[z.owner] ?? "nobody"}`, A = [`${z.label}: ${z.count ? V : "empty"}`];
    return z.place === a(h) ? A.push("chosen") : a(h) !== null && a(B).has(z.place) ? A.push("legal") : a(h) === null && a(ye).has(z.place) && A.push("can move"), i().includes(z.place) && A.push("last move"), A.join(", ");
  }
  var ge = _f();
  He("pointerup", mt, oe);
  var U = he(ge), K = Y(U);
  let ue, pe;
  var je = Y(K);
  {
    var P = (z) => {
      var V = hf(), A = he(V);
      _e(A, 21, () => a(F), (W) => W.place, (W, ce) => {
        r(W, () => a(ce), () => !0);
      });
      var I = T(A, 2), ae = Y(I);
      xr(ae, () => e.between ?? Tt), p(z, V);
    };
    H(je, (z) => {
      a(F).length && z(P);
    });
  }
  var $ = T(je, 2);
  _e($, 21, () => a(x), (z) => z.place, (z, V) => {
    r(z, () => a(V), () => !1);
  });
  var re = T(K, 2);
  {
    var ve = (z) => {
      var V = gf();
      _e(V, 21, () => a(S), (A) => A.place, (A, I) => {
        var ae = vf(), W = Y(ae);
        let ce;
        var Z = Y(W), Pe = se(Z, !0), De = T(Z, 2), St = se(De, !0);
        C(
          (It, Ye, ut) => {
            ce = fe(W, 1, "cell aside svelte-ibr02l", null, ce, {
              can: It,
              target: Ye,
              from: a(I).place === a(h)
            }), te(W, "data-cell", a(I).place), te(W, "tabindex", a(I).place === a(d) ? 0 : -1), te(W, "aria-label", `${a(I).label ?? ""} ${a(I).count ?? ""}, ${ut ?? ""}`), X(Pe, a(I).label), X(St, a(I).count);
          },
          [
            () => a(h) === null ? a(ye).has(a(I).place) : a(B).has(a(I).place),
            () => a(h) !== null && a(B).has(a(I).place),
            () => be(a(I))
          ]
        ), le("click", W, () => (N(d, a(I).place, !0), ie(a(I).place))), le("pointerdown", W, () => _ = a(I).place), p(A, ae);
      }), p(z, V);
    };
    H(re, (z) => {
      a(S).length && z(ve);
    });
  }
  var Ae = T(re, 2);
  {
    var D = (z) => {
      bi(z, {
        get arrows() {
          return a(j);
        },
        get width() {
          return a(v);
        },
        get height() {
          return a(y);
        },
        cell: 32
      });
    };
    H(Ae, (z) => {
      a(j).length && !a(f).length && z(D);
    });
  }
  Zt(U, (z) => m = z, () => m);
  var J = T(U, 2);
  {
    var ke = (z) => {
      var V = mf(), A = Y(V), I = T(A);
      C((ae) => X(A, `${ae ?? ""}: choose the next step. `), [
        () => a(f).map(([ae, W]) => `${e.part.labels[ae]} to ${e.part.labels[W]}`).join(", ")
      ]), le("click", I, () => N(f, [])), p(z, V);
    };
    H(J, (z) => {
      a(f).length && z(ke);
    });
  }
  C(() => {
    te(U, "aria-label", e.part.title || "board"), ue = fe(K, 1, "track svelte-ibr02l", null, ue, {
      folded: a(F).length > 0,
      barred: e.part.bar.length > 0
    }), pe = $e(K, "", pe, {
      "--columns": a(x).length,
      "--off": e.part.off.length ? "clamp(2rem, 7.5vw, 3.3rem)" : "0"
    });
  }), le("keydown", U, Ne), tn(U, "clientWidth", (z) => N(v, z)), tn(U, "clientHeight", (z) => N(y, z)), p(t, ge), Ee();
}
at(["click", "pointerdown", "keydown"]);
var wf = /* @__PURE__ */ E("<button><!></button>"), yf = /* @__PURE__ */ E('<label>The blank is <input type="text" maxlength="1" size="2" autocomplete="off" class="svelte-irtqqp"/></label>'), bf = /* @__PURE__ */ E('<button class="first svelte-irtqqp"> </button> <button class="svelte-irtqqp">Cancel</button>', 1), es = /* @__PURE__ */ E('<button class="svelte-irtqqp"> </button>'), pf = /* @__PURE__ */ E('<button class="first svelte-irtqqp">Lay tiles</button> <button class="svelte-irtqqp">Take back</button> <!> <!>', 1), kf = /* @__PURE__ */ E('<div class="rack svelte-irtqqp" role="group" aria-label="your tiles"></div> <div class="row svelte-irtqqp"><!> <!></div>', 1);
function xf(t, e) {
  Se(e, !0);
  const n = new pi(), r = /* @__PURE__ */ b(() => Gt((e.legal[0]?.words || e.legal[0]?.text || "").split(" ")[0] ?? "")), s = /* @__PURE__ */ b(() => e.laying.markedMove(e.part, e.legal, e.numberOf));
  function i(g) {
    const w = document.querySelector("section.grid"), v = w ? n.up(g, w) : void 0;
    v && v.to !== null && e.laying.lay(e.grid, e.part, v.from, v.to);
  }
  function l() {
    e.laying.laid.length && e.laying.unnamed === null && e.play?.(e.laying.text(e.grid));
  }
  var o = kf();
  He("pointermove", mt, (g) => n.move(g)), He("pointerup", mt, i), He("pointercancel", mt, () => n.cancel());
  var c = he(o);
  _e(c, 21, () => e.part.cards, Me, (g, w, v) => {
    const y = /* @__PURE__ */ b(() => n.cell === v && n.moves);
    var k = wf();
    let M, L;
    var O = Y(k);
    Qr(O, {
      get card() {
        return a(w);
      },
      get value() {
        return e.part.values[v];
      }
    }), C(
      (F, x, S, R) => {
        M = fe(k, 1, "card svelte-irtqqp", null, M, { gone: F, held: a(y) }), k.disabled = x, te(k, "aria-pressed", S), te(k, "aria-label", `${R ?? ""}, ${e.part.values[v] ?? ""}`), L = $e(k, "", L, {
          translate: a(y) ? `${n.dx}px ${n.dy}px` : void 0
        });
      },
      [
        () => e.laying.isLaid(v),
        () => e.laying.isLaid(v),
        () => e.laying.marking ? e.laying.marked.includes(v) : e.laying.chosen === v,
        () => Zr(a(w))
      ]
    ), le("pointerdown", k, (F) => !e.laying.marking && n.down(F, v)), le("click", k, () => n.isClick() && e.laying.choose(v)), p(g, k);
  });
  var u = T(c, 2), f = Y(u);
  {
    var h = (g) => {
      var w = yf(), v = T(Y(w));
      le("input", v, (y) => e.laying.name(e.laying.unnamed, y.currentTarget.value)), p(g, w);
    };
    H(f, (g) => {
      e.laying.unnamed !== null && g(h);
    });
  }
  var d = T(f, 2);
  {
    var m = (g) => {
      var w = bf(), v = he(w), y = se(v, !0), k = T(v, 2);
      C(
        (M) => {
          v.disabled = !a(s), X(y, M);
        },
        [
          () => Gt(a(s)?.words || a(s)?.text || `${a(r)} …`)
        ]
      ), le("click", v, () => a(s) && e.play?.(a(s).text)), le("click", k, () => e.laying.clear()), p(g, w);
    }, _ = (g) => {
      var w = pf(), v = he(w), y = T(v, 2), k = T(y, 2);
      {
        var M = (O) => {
          var F = es(), x = se(F);
          C(() => X(x, `${a(r) ?? ""} tiles`)), le("click", F, () => e.laying.mark()), p(O, F);
        };
        H(k, (O) => {
          e.legal.length && O(M);
        });
      }
      var L = T(k, 2);
      _e(L, 17, () => e.beside, Me, (O, F) => {
        var x = es(), S = se(x, !0);
        C((R) => X(S, R), [() => Gt(a(F).words || a(F).text)]), le("click", x, () => e.play?.(a(F).text)), p(O, x);
      }), C(() => {
        v.disabled = !e.laying.laid.length || e.laying.unnamed !== null, y.disabled = !e.laying.laid.length;
      }), le("click", v, l), le("click", y, () => e.laying.clear()), p(g, w);
    };
    H(d, (g) => {
      e.laying.marking ? g(m) : g(_, -1);
    });
  }
  p(t, o), Ee();
}
at(["pointerdown", "click", "input"]);
var Mf = /* @__PURE__ */ E('<p class="title svelte-12f8aji"> </p>'), ts = /* @__PURE__ */ E("<section><!></section>"), Sf = /* @__PURE__ */ E('<p class="text svelte-12f8aji"> </p>'), ns = /* @__PURE__ */ E("<!> <!>", 1), Ef = /* @__PURE__ */ E('<section class="circuit svelte-12f8aji"><!></section>'), Af = /* @__PURE__ */ E('<section class="svelte-12f8aji"><p class="text svelte-12f8aji"> </p></section>'), Tf = /* @__PURE__ */ E("<div><!></div> <!>", 1);
function na(t, e) {
  Se(e, !0);
  const n = (D, J = Tt, ke = Tt) => {
    var z = ns(), V = he(z);
    {
      var A = (me) => {
        var Ce = Mf(), Ge = se(Ce, !0);
        C(() => X(Ge, J().title)), p(me, Ce);
      };
      H(V, (me) => {
        J().title && J().kind !== "chips" && me(A);
      });
    }
    var I = T(V, 2);
    {
      var ae = (me) => {
        var Ce = qe(), Ge = he(Ce);
        {
          var vt = (ze) => {
            {
              let We = /* @__PURE__ */ b(() => j.shown(J(), a(q)));
              Ka(ze, {
                get part() {
                  return a(We);
                },
                get names() {
                  return e.names;
                },
                get last() {
                  return a(we);
                },
                get rows() {
                  return a(ne);
                },
                put: (nt, st) => j.put(J(), a(q), nt, st),
                loose: (nt) => j.at(nt) !== void 0
              });
            }
          }, ct = (ze) => {
            const We = /* @__PURE__ */ b(() => ({
              part: J(),
              start: a(y)[ke()] ?? 0,
              turned: h()
            }));
            {
              let nt = /* @__PURE__ */ b(() => h() ? uu(J()) : J()), st = /* @__PURE__ */ b(() => Va(a(We), a(G))), ft = /* @__PURE__ */ b(() => ea(a(We), a(we))), Et = /* @__PURE__ */ b(() => ke() === a(v) ? g().map((yt) => ({ ...yt, cells: ea(a(We), yt.cells) })) : []), Ft = /* @__PURE__ */ b(() => Va(a(We), a(ne))), Dt = /* @__PURE__ */ b(() => cu(a(We), o()));
              Ka(ze, {
                get part() {
                  return a(nt);
                },
                get names() {
                  return e.names;
                },
                get legal() {
                  return a(st);
                },
                get last() {
                  return a(ft);
                },
                get laid() {
                  return a(Et);
                },
                get rows() {
                  return a(Ft);
                },
                get shares() {
                  return a(Dt);
                },
                get moving() {
                  return u();
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
          H(Ge, (ze) => {
            ke() === a(v) && a(q) ? ze(vt) : ze(ct, -1);
          });
        }
        p(me, Ce);
      }, W = (me) => {
        {
          const Ce = (vt) => {
            var ct = qe(), ze = he(ct);
            _e(ze, 17, () => e.parts, Me, (We, nt, st) => {
              var ft = qe(), Et = he(ft);
              {
                var Ft = (Dt) => {
                  var yt = ts(), Sr = Y(yt);
                  n(Sr, () => a(nt), () => st), C(
                    (Er) => {
                      fe(yt, 1, Jt(a(nt).kind), "svelte-12f8aji"), te(yt, "hidden", Er);
                    },
                    [() => ge(a(nt))]
                  ), p(Dt, yt);
                };
                H(Et, (Dt) => {
                  st !== ke() && Dt(Ft);
                });
              }
              p(We, ft);
            }), p(vt, ct);
          };
          let Ge = /* @__PURE__ */ b(() => ke() === a(v) ? a(G) : []);
          Tu(me, {
            get part() {
              return J();
            },
            get names() {
              return e.names;
            },
            get legal() {
              return a(Ge);
            },
            get last() {
              return a(we);
            },
            get play() {
              return e.play;
            },
            middle: Ce,
            $$slots: { middle: !0 }
          });
        }
      }, ce = (me) => {
        var Ce = qe(), Ge = he(Ce);
        {
          var vt = (ze) => {
            Ja(ze, {
              get part() {
                return J();
              },
              get legal() {
                return a(G);
              },
              get last() {
                return a(we);
              },
              get rows() {
                return a(ne);
              },
              get play() {
                return e.play;
              }
            });
          }, ct = (ze) => {
            Ja(ze, {
              get part() {
                return J();
              }
            });
          };
          H(Ge, (ze) => {
            ke() === a(v) ? ze(vt) : ze(ct, -1);
          });
        }
        p(me, Ce);
      }, Z = (me) => {
        var Ce = qe(), Ge = he(Ce);
        {
          var vt = (ze) => {
            $a(ze, {
              get part() {
                return J();
              },
              get names() {
                return e.names;
              },
              get legal() {
                return a(G);
              },
              get last() {
                return a(we);
              },
              get rows() {
                return a(ne);
              },
              get play() {
                return e.play;
              },
              get between() {
                return r;
              }
            });
          }, ct = (ze) => {
            $a(ze, {
              get part() {
                return J();
              },
              get names() {
                return e.names;
              }
            });
          };
          H(Ge, (ze) => {
            ke() === a(v) ? ze(vt) : ze(ct, -1);
          });
        }
        p(me, Ce);
      }, Pe = (me) => {
        const Ce = /* @__PURE__ */ b(() => e.parts[a(v)]);
        var Ge = qe(), vt = he(Ge);
        {
          var ct = (We) => {
            {
              let nt = /* @__PURE__ */ b(() => a(G).filter((st) => !st.cells.length));
              xf(We, {
                get part() {
                  return J();
                },
                get grid() {
                  return a(Ce);
                },
                get laying() {
                  return j;
                },
                get legal() {
                  return a(S);
                },
                get beside() {
                  return a(nt);
                },
                numberOf: (st) => Xo(a(k).length, st),
                get play() {
                  return e.play;
                }
              });
            }
          }, ze = (We) => {
            {
              let nt = /* @__PURE__ */ b(() => a(k).indexOf(J())), st = /* @__PURE__ */ b(() => e.play ? K : void 0);
              ru(We, {
                get part() {
                  return J();
                },
                get names() {
                  return e.names;
                },
                get row() {
                  return a(nt);
                },
                get count() {
                  return a(k).length;
                },
                get legal() {
                  return a(S);
                },
                get rows() {
                  return a(R);
                },
                get chosen() {
                  return a(B);
                },
                get fresh() {
                  return f();
                },
                get few() {
                  return a(L);
                },
                get large() {
                  return a(M);
                },
                get choose() {
                  return a(st);
                }
              });
            }
          };
          H(vt, (We) => {
            a(q) === J() && a(Ce)?.kind === "grid" ? We(ct) : We(ze, -1);
          });
        }
        p(me, Ge);
      }, De = (me) => {
        Wa(me, {
          get part() {
            return J();
          },
          get names() {
            return e.names;
          },
          get fresh() {
            return f();
          },
          get large() {
            return a(M);
          }
        });
      }, St = (me) => {
        mu(me, {
          get part() {
            return J();
          }
        });
      }, It = (me) => {
        Bo(me, {
          get part() {
            return J();
          }
        });
      }, Ye = (me) => {
        $c(me, {
          get text() {
            return J().text;
          },
          get before() {
            return _();
          }
        });
      }, ut = (me) => {
        var Ce = Sf(), Ge = se(Ce, !0);
        C(() => X(Ge, J().text)), p(me, Ce);
      };
      H(I, (me) => {
        J().kind === "grid" ? me(ae) : J().kind === "circuit" ? me(W, 1) : J().kind === "piles" ? me(ce, 2) : J().kind === "points" ? me(Z, 3) : J().kind === "cards" ? me(Pe, 4) : J().kind === "dice" ? me(De, 5) : J().kind === "chips" ? me(St, 6) : J().kind === "amounts" ? me(It, 7) : J().kind === "news" ? me(Ye, 8) : me(ut, -1);
      });
    }
    p(D, z);
  }, r = (D) => {
    var J = qe(), ke = he(J);
    _e(ke, 17, () => e.parts, Me, (z, V) => {
      var A = qe(), I = he(A);
      {
        var ae = (W) => {
          Wa(W, {
            get part() {
              return a(V);
            },
            get names() {
              return e.names;
            },
            get fresh() {
              return f();
            }
          });
        };
        H(I, (W) => {
          a(V).kind === "dice" && W(ae);
        });
      }
      p(z, A);
    }), p(D, J);
  };
  let s = ee(e, "legal", 19, () => []), i = ee(e, "last", 19, () => []), l = ee(e, "rows", 19, () => []), o = ee(e, "shares", 19, () => []), c = ee(e, "hint", 19, () => []), u = ee(e, "moving", 3, !1), f = ee(e, "fresh", 3, !1), h = ee(e, "turned", 3, !1), d = ee(e, "toned", 3, !1), m = ee(e, "layer", 3, null), _ = ee(e, "said", 19, () => []), g = ee(e, "laid", 19, () => []), w = ee(e, "taken", 3, "");
  const v = /* @__PURE__ */ b(() => ju(e.parts)), y = /* @__PURE__ */ b(() => fu(e.parts)), k = /* @__PURE__ */ b(() => Go(e.parts)), M = /* @__PURE__ */ b(() => !e.parts.some((D) => D.kind === "grid" || D.kind === "points")), L = /* @__PURE__ */ b(() => a(M) && a(k).every((D) => D.cards.length < 8)), O = /* @__PURE__ */ b(() => a(M) ? 0 : e.parts.filter((D) => D.kind === "text" || D.kind === "amounts").length), F = /* @__PURE__ */ b(() => e.parts.findIndex((D) => D.kind === "circuit")), x = ({ cells: D }) => D.length > 0 && D.every((J) => J < 0), S = /* @__PURE__ */ b(() => s().filter(x)), R = /* @__PURE__ */ b(() => l().filter(x)), G = /* @__PURE__ */ b(() => s().filter((D) => !x(D))), ne = /* @__PURE__ */ b(() => l().filter((D) => !x(D))), we = /* @__PURE__ */ b(() => i().filter((D) => D >= 0)), Oe = /* @__PURE__ */ b(() => e.parts[a(v)]?.kind === "grid" ? e.parts[a(v)] : void 0), ye = /* @__PURE__ */ b(() => h() && a(Oe) ? c().map((D) => a(Oe).cells.length - 1 - D) : c());
  let B = /* @__PURE__ */ Q([]);
  const de = /* @__PURE__ */ b(() => a(B).length ? gr(a(S), a(B)) : []);
  Ve(() => {
    s(), N(B, []), j.clear();
  });
  const j = new Xc(), q = /* @__PURE__ */ b(() => m() === null || !e.play ? void 0 : a(k).find((D) => D.owner === m()));
  let ie = /* @__PURE__ */ Q(void 0), oe = !1;
  function Ne(D) {
    const J = e.parts[a(v)], ke = Number(D.target.dataset.cell);
    if (!a(q) || J?.kind !== "grid" || !Number.isInteger(ke) || D.ctrlKey || D.metaKey || D.altKey) return;
    D.key.startsWith("Arrow") && (oe = D.key === "ArrowDown" || D.key === "ArrowUp");
    const z = oe ? J.columns : 1;
    if (D.key === "Backspace") {
      const V = j.at(ke) ? ke : ke - z;
      j.takeBack(V), be(V);
    } else /^[a-z]$/i.test(D.key) && (D.stopPropagation(), j.type(J, a(q), D.key, ke) && be(ke + z));
  }
  function be(D) {
    a(ie)?.querySelector(`button.cell[data-cell="${D}"]`)?.focus();
  }
  function ge(D) {
    return D.kind === "text" && !D.text || D.kind === "dice" && e.parts[a(v)]?.kind === "points";
  }
  let U = /* @__PURE__ */ Q(-1);
  Ve(() => {
    const D = a(G).find((J) => J.cells.length)?.cells[0];
    D !== void 0 && N(U, e.parts.findLastIndex((J, ke) => J.kind === "grid" && a(y)[ke] <= D), !0);
  });
  function K(D) {
    const J = Jo(a(S), a(B), D), ke = gr(a(S), J);
    ke.length === 1 ? e.play?.(ke[0].text) : N(B, J);
  }
  var ue = Tf(), pe = he(ue);
  let je, P;
  var $ = Y(pe);
  {
    var re = (D) => {
      var J = Ef(), ke = Y(J);
      n(ke, () => e.parts[a(F)], () => a(F)), Kr(J, () => Ha(a(ye))), p(D, J);
    }, ve = (D) => {
      var J = ns(), ke = he(J);
      _e(ke, 17, () => e.parts, Me, (A, I, ae) => {
        var W = ts();
        let ce;
        var Z = Y(W);
        n(Z, () => a(I), () => ae), Kr(W, () => ae === a(v) || a(I).kind === "cards" ? Ha(a(ye)) : void 0), C(
          (Pe) => {
            ce = fe(W, 1, Jt(a(I).kind), "svelte-12f8aji", ce, {
              active: ae === a(U),
              common: a(I).kind === "cards" && a(I).owner < 0,
              remark: a(M) && a(I).kind === "text" && !a(I).title
            }), te(W, "hidden", Pe);
          },
          [() => ge(a(I))]
        ), p(A, W);
      });
      var z = T(ke, 2);
      {
        var V = (A) => {
          var I = Af(), ae = Y(I), W = se(ae, !0);
          C(() => X(W, w())), p(A, I);
        };
        H(z, (A) => {
          w() && A(V);
        });
      }
      p(D, J);
    };
    H($, (D) => {
      a(F) >= 0 ? D(re) : D(ve, -1);
    });
  }
  Zt(pe, (D) => N(ie, D), () => a(ie));
  var Ae = T(pe, 2);
  xa(Ae, {
    get moves() {
      return a(de);
    },
    get play() {
      return e.play;
    }
  }), C(
    (D, J) => {
      je = fe(pe, 1, "board svelte-12f8aji", null, je, {
        pair: D,
        felt: J,
        rows: a(k).length > 3 && a(M)
      }), P = $e(pe, "", P, { "--below": `${2.6 * a(O)}rem` });
    },
    [
      () => e.parts.filter((D) => D.kind === "grid").length > 1,
      () => e.parts.some((D) => D.kind === "chips")
    ]
  ), le("keydown", pe, Ne), p(t, ue), Ee();
}
at(["keydown"]);
function Lf(t) {
  let e = 0;
  for (let n = 0; n < t.left.length; n++) e = Math.max(e, t.left[n], t.entered[n]);
  return e;
}
function Xe(t, e) {
  return t.marks[e].includes("pruned");
}
function bn(t, e) {
  return /\bcut\b/.test(t.marks[e]);
}
function Of(t, e) {
  return t.kind[e] === "leaf";
}
function Vn(t) {
  return t.algorithm === "mcts";
}
function Zn(t, e, n) {
  return t.entered[e] <= n;
}
function _r(t, e, n) {
  return Vn(t) ? Zn(t, e, n) : t.left[e] >= 0 && t.left[e] <= n;
}
const rs = /* @__PURE__ */ new WeakMap();
function Mi(t) {
  const e = rs.get(t);
  if (e) return e;
  const n = t.parent.map((r, s) => bn(t, s));
  for (let r = n.length - 1; r > 0; r--) {
    const s = t.parent[r];
    n[r] && s >= 0 && (n[s] = !0);
  }
  return rs.set(t, n), n;
}
function Ma(t) {
  return !Vn(t) && !t.values[0] && (/^(plain|alpha)/.test(t.algorithm) || Mi(t)[0]);
}
function Si(t, e) {
  const n = t.value[e] ?? null;
  if (n === null || t.values[e] || Vn(t) || !Mi(t)[e]) return "";
  const [r, s] = [t.alpha[e] ?? null, t.beta[e] ?? null];
  return r !== null && n <= r ? "≤" : s !== null && n >= s ? "≥" : "";
}
function jf(t, e, n, r) {
  const s = t.kind[n];
  if (s !== "max" && s !== "min" || Xe(t, n) || !Zn(t, n, r)) return null;
  let i = t.alpha[n] ?? -1 / 0, l = t.beta[n] ?? 1 / 0;
  for (const o of e[n] ?? []) {
    const c = t.value[o] ?? null;
    c === null || Xe(t, o) || !_r(t, o, r) || (s === "max" ? i = Math.max(i, c) : l = Math.min(l, c));
  }
  return [i, l];
}
function Ei(t, e, n, r, s) {
  if (Xe(t, n)) return "";
  const i = t.values[n];
  if (_r(t, n, r)) {
    if (i && t.names.length > 2) return `(${i.map((u) => s(u)).join(" ")})`;
    const c = t.value[n] ?? null;
    return c === null ? "" : Si(t, n) + s(c);
  }
  if (!Zn(t, n, r) || i) return "";
  const l = t.kind[n];
  if (l !== "max" && l !== "min") return "";
  const o = (e[n] ?? []).filter((c) => _r(t, c, r) && !Xe(t, c) && t.value[c] !== null).map((c) => t.value[c]);
  return o.length ? l === "max" ? `≥${s(Math.max(...o))}` : `≤${s(Math.min(...o))}` : "";
}
function Nf(t, e) {
  const n = { nodes: 0, leaves: 0, pruned: 0 }, r = new Set(Vn(t) ? t.parent.filter((i, l) => t.entered[l] <= e) : []), s = (i) => Vn(t) ? !r.has(i) : Of(t, i);
  for (let i = 0; i < t.parent.length; i++)
    t.entered[i] > e || (Xe(t, i) ? n.pruned++ : (n.nodes++, s(i) && n.leaves++));
  return n;
}
class Cf {
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
    this.trace = e, this.place = this.asked, this.busy = !1, this.failure = "", this.last = Lf(e), this.moment = this.last, this.selected = 0;
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
async function zf(t) {
  try {
    return await navigator.clipboard.write([new ClipboardItem({ "image/png": t })]), !0;
  } catch {
    return !1;
  }
}
var Pf = /* @__PURE__ */ E('<button>Copy</button> <span class="soft small" role="status"> </span>', 1);
function Rf(t, e) {
  Se(e, !0);
  let n = /* @__PURE__ */ Q("");
  async function r() {
    N(n, ""), N(
      n,
      await zf(e.picture()) ? "Copied." : "This browser does not let us copy pictures; download it instead.",
      !0
    );
  }
  var s = Pf(), i = he(s), l = T(i, 2), o = se(l, !0);
  C(() => X(o, a(n))), le("click", i, r), p(t, s), Ee();
}
at(["click"]);
const If = matchMedia("(prefers-color-scheme: dark)");
function Ff(t) {
  const e = getComputedStyle(t), n = e.colorScheme, r = n.includes("dark") && (If.matches || !n.includes("light"));
  return (s) => {
    const i = e.getPropertyValue(s).trim(), [, l, o] = /^light-dark\((.+?),(.+)\)$/.exec(i) ?? [, i, i];
    return (r ? o : l).trim();
  };
}
function Df(t) {
  var e = 0, n = t.children, r = n && n.length;
  if (!r) e = 1;
  else for (; --r >= 0; ) e += n[r].value;
  t.value = e;
}
function Bf() {
  return this.eachAfter(Df);
}
function qf(t, e) {
  let n = -1;
  for (const r of this)
    t.call(e, r, ++n, this);
  return this;
}
function Vf(t, e) {
  for (var n = this, r = [n], s, i, l = -1; n = r.pop(); )
    if (t.call(e, n, ++l, this), s = n.children)
      for (i = s.length - 1; i >= 0; --i)
        r.push(s[i]);
  return this;
}
function Uf(t, e) {
  for (var n = this, r = [n], s = [], i, l, o, c = -1; n = r.pop(); )
    if (s.push(n), i = n.children)
      for (l = 0, o = i.length; l < o; ++l)
        r.push(i[l]);
  for (; n = s.pop(); )
    t.call(e, n, ++c, this);
  return this;
}
function Hf(t, e) {
  let n = -1;
  for (const r of this)
    if (t.call(e, r, ++n, this))
      return r;
}
function Wf(t) {
  return this.eachAfter(function(e) {
    for (var n = +t(e.data) || 0, r = e.children, s = r && r.length; --s >= 0; ) n += r[s].value;
    e.value = n;
  });
}
function Yf(t) {
  return this.eachBefore(function(e) {
    e.children && e.children.sort(t);
  });
}
function Gf(t) {
  for (var e = this, n = Kf(e, t), r = [e]; e !== n; )
    e = e.parent, r.push(e);
  for (var s = r.length; t !== n; )
    r.splice(s, 0, t), t = t.parent;
  return r;
}
function Kf(t, e) {
  if (t === e) return t;
  var n = t.ancestors(), r = e.ancestors(), s = null;
  for (t = n.pop(), e = r.pop(); t === e; )
    s = t, t = n.pop(), e = r.pop();
  return s;
}
function Xf() {
  for (var t = this, e = [t]; t = t.parent; )
    e.push(t);
  return e;
}
function Jf() {
  return Array.from(this);
}
function Zf() {
  var t = [];
  return this.eachBefore(function(e) {
    e.children || t.push(e);
  }), t;
}
function Qf() {
  var t = this, e = [];
  return t.each(function(n) {
    n !== t && e.push({ source: n.parent, target: n });
  }), e;
}
function* $f() {
  var t = this, e, n = [t], r, s, i;
  do
    for (e = n.reverse(), n = []; t = e.pop(); )
      if (yield t, r = t.children)
        for (s = 0, i = r.length; s < i; ++s)
          n.push(r[s]);
  while (n.length);
}
function Sa(t, e) {
  t instanceof Map ? (t = [void 0, t], e === void 0 && (e = nd)) : e === void 0 && (e = td);
  for (var n = new Un(t), r, s = [n], i, l, o, c; r = s.pop(); )
    if ((l = e(r.data)) && (c = (l = Array.from(l)).length))
      for (r.children = l, o = c - 1; o >= 0; --o)
        s.push(i = l[o] = new Un(l[o])), i.parent = r, i.depth = r.depth + 1;
  return n.eachBefore(ad);
}
function ed() {
  return Sa(this).eachBefore(rd);
}
function td(t) {
  return t.children;
}
function nd(t) {
  return Array.isArray(t) ? t[1] : null;
}
function rd(t) {
  t.data.value !== void 0 && (t.value = t.data.value), t.data = t.data.data;
}
function ad(t) {
  var e = 0;
  do
    t.height = e;
  while ((t = t.parent) && t.height < ++e);
}
function Un(t) {
  this.data = t, this.depth = this.height = 0, this.parent = null;
}
Un.prototype = Sa.prototype = {
  constructor: Un,
  count: Bf,
  each: qf,
  eachAfter: Uf,
  eachBefore: Vf,
  find: Hf,
  sum: Wf,
  sort: Yf,
  path: Gf,
  ancestors: Xf,
  descendants: Jf,
  leaves: Zf,
  links: Qf,
  copy: ed,
  [Symbol.iterator]: $f
};
function Ai(t, e, n, r, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (r - e) / t.value; ++o < c; )
    l = i[o], l.y0 = n, l.y1 = s, l.x0 = e, l.x1 = e += l.value * u;
}
function sd(t, e) {
  return t.parent === e.parent ? 1 : 2;
}
function zr(t) {
  var e = t.children;
  return e ? e[0] : t.t;
}
function Pr(t) {
  var e = t.children;
  return e ? e[e.length - 1] : t.t;
}
function id(t, e, n) {
  var r = n / (e.i - t.i);
  e.c -= r, e.s += n, t.c += r, e.z += n, e.m += n;
}
function ld(t) {
  for (var e = 0, n = 0, r = t.children, s = r.length, i; --s >= 0; )
    i = r[s], i.z += e, i.m += e, e += i.s + (n += i.c);
}
function od(t, e, n) {
  return t.a.parent === e.parent ? t.a : n;
}
function ar(t, e) {
  this._ = t, this.parent = null, this.children = null, this.A = null, this.a = this, this.z = 0, this.m = 0, this.c = 0, this.s = 0, this.t = null, this.i = e;
}
ar.prototype = Object.create(Un.prototype);
function ud(t) {
  for (var e = new ar(t, 0), n, r = [e], s, i, l, o; n = r.pop(); )
    if (i = n._.children)
      for (n.children = new Array(o = i.length), l = o - 1; l >= 0; --l)
        r.push(s = n.children[l] = new ar(i[l], l)), s.parent = n;
  return (e.parent = new ar(null, 0)).children = [e], e;
}
function cd() {
  var t = sd, e = 1, n = 1, r = null;
  function s(u) {
    var f = ud(u);
    if (f.eachAfter(i), f.parent.m = -f.z, f.eachBefore(l), r) u.eachBefore(c);
    else {
      var h = u, d = u, m = u;
      u.eachBefore(function(y) {
        y.x < h.x && (h = y), y.x > d.x && (d = y), y.depth > m.depth && (m = y);
      });
      var _ = h === d ? 1 : t(h, d) / 2, g = _ - h.x, w = e / (d.x + _ + g), v = n / (m.depth || 1);
      u.eachBefore(function(y) {
        y.x = (y.x + g) * w, y.y = y.depth * v;
      });
    }
    return u;
  }
  function i(u) {
    var f = u.children, h = u.parent.children, d = u.i ? h[u.i - 1] : null;
    if (f) {
      ld(u);
      var m = (f[0].z + f[f.length - 1].z) / 2;
      d ? (u.z = d.z + t(u._, d._), u.m = u.z - m) : u.z = m;
    } else d && (u.z = d.z + t(u._, d._));
    u.parent.A = o(u, d, u.parent.A || h[0]);
  }
  function l(u) {
    u._.x = u.z + u.parent.m, u.m += u.parent.m;
  }
  function o(u, f, h) {
    if (f) {
      for (var d = u, m = u, _ = f, g = d.parent.children[0], w = d.m, v = m.m, y = _.m, k = g.m, M; _ = Pr(_), d = zr(d), _ && d; )
        g = zr(g), m = Pr(m), m.a = u, M = _.z + y - d.z - w + t(_._, d._), M > 0 && (id(od(_, u, h), u, M), w += M, v += M), y += _.m, w += d.m, k += g.m, v += m.m;
      _ && !Pr(m) && (m.t = _, m.m += y - v), d && !zr(g) && (g.t = d, g.m += w - k, h = u);
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
function Ti(t, e, n, r, s) {
  for (var i = t.children, l, o = -1, c = i.length, u = t.value && (s - n) / t.value; ++o < c; )
    l = i[o], l.x0 = e, l.x1 = r, l.y0 = n, l.y1 = n += l.value * u;
}
var Li = (1 + Math.sqrt(5)) / 2;
function Oi(t, e, n, r, s, i) {
  for (var l = [], o = e.children, c, u, f = 0, h = 0, d = o.length, m, _, g = e.value, w, v, y, k, M, L, O; f < d; ) {
    m = s - n, _ = i - r;
    do
      w = o[h++].value;
    while (!w && h < d);
    for (v = y = w, L = Math.max(_ / m, m / _) / (g * t), O = w * w * L, M = Math.max(y / O, O / v); h < d; ++h) {
      if (w += u = o[h].value, u < v && (v = u), u > y && (y = u), O = w * w * L, k = Math.max(y / O, O / v), k > M) {
        w -= u;
        break;
      }
      M = k;
    }
    l.push(c = { value: w, dice: m < _, children: o.slice(f, h) }), c.dice ? Ai(c, n, r, s, g ? r += _ * w / g : i) : Ti(c, n, r, g ? n += m * w / g : s, i), g -= w, f = h;
  }
  return l;
}
(function t(e) {
  function n(r, s, i, l, o) {
    Oi(e, r, s, i, l, o);
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Li);
(function t(e) {
  function n(r, s, i, l, o) {
    if ((c = r._squarify) && c.ratio === e)
      for (var c, u, f, h, d = -1, m, _ = c.length, g = r.value; ++d < _; ) {
        for (u = c[d], f = u.children, h = u.value = 0, m = f.length; h < m; ++h) u.value += f[h].value;
        u.dice ? Ai(u, s, i, l, g ? i += (o - i) * u.value / g : o) : Ti(u, s, i, g ? s += (l - s) * u.value / g : l, o), g -= u.value;
      }
    else
      r._squarify = c = Oi(e, r, s, i, l, o), c.ratio = e;
  }
  return n.ratio = function(r) {
    return t((r = +r) > 1 ? r : 1);
  }, n;
})(Li);
const Hn = 9, Pn = 46, sr = 78;
function Ea(t) {
  const e = t.parent.map(() => []);
  return t.parent.forEach((n, r) => {
    n >= 0 && e[n].push(r);
  }), e;
}
function fd(t, e, n, r) {
  const s = /* @__PURE__ */ new Set();
  let i = 1;
  const l = (c) => {
    const u = Math.min(t[c]?.length ?? 0, Hn + 1) + (e[c] ? 1 : 0);
    return !u || s.has(c) ? !0 : s.size && i + u - 1 > r ? !1 : (s.add(c), i += u - 1, !0);
  };
  l(0);
  for (const c of n) if (!l(c)) break;
  let o = [0];
  for (; o.length; ) {
    const c = [];
    for (const u of o) {
      if (!l(u)) return s;
      s.has(u) && c.push(...t[u].slice(0, Hn + 1));
    }
    o = c;
  }
  return s;
}
function ji(t, e, n, r, s, i = Pn, l = sr) {
  const o = ({ node: g, stub: w }) => {
    if (w || !n.has(g)) return null;
    const v = t[g] ?? [], y = v.length > Hn + 1 && !r.has(g), k = y ? v.filter((L, O) => O < Hn || s.has(L)) : v, M = k.map((L) => ({ node: L, stub: null, count: 0 }));
    return y && M.push({ node: g, stub: "folded", count: v.length - k.length }), e[g] && M.push({ node: g, stub: "unrecorded", count: e[g] }), M;
  }, c = cd().nodeSize([i, l]).separation((g, w) => g.parent === w.parent ? 1 : 1.25)(
    Sa({ node: 0, stub: null, count: 0 }, o)
  ), u = [], f = /* @__PURE__ */ new Map(), h = /* @__PURE__ */ new Map();
  let d = 0, m = 0, _ = 0;
  return c.each((g) => {
    const w = {
      ...g.data,
      x: g.x,
      y: g.y,
      parent: g.parent ? h.get(g.parent) : null
    };
    h.set(g, w), u.push(w), w.stub || f.set(w.node, w), d = Math.min(d, w.x), m = Math.max(m, w.x), _ = Math.max(_, w.y);
  }), { placed: u, byNode: f, left: d, right: m, bottom: _ };
}
const Vt = 15, ra = 9;
function Ni(t) {
  return t.length > 4 ? 9.5 : t.length > 3 ? 10.5 : 12;
}
function dd(t) {
  const e = Ff(t);
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
function Ci(t, e, n) {
  const r = t.trace.player[n];
  return r < 0 ? e.line : e.players[r % 4];
}
function hd(t, e, n, r, s, i) {
  t.clearRect(0, 0, s, i);
  const l = 60, o = (-n.x - l) / n.scale, c = (s - n.x + l) / n.scale, u = (-n.y - l) / n.scale, f = (i - n.y + l) / n.scale, h = n.scale > 0.45, { trace: d, moment: m } = e, _ = (v) => v.x >= o && v.x <= c && v.y >= u && v.y <= f, g = (v) => (v.stub === "unrecorded" ? _r : Zn)(d, v.node, m);
  t.save(), t.translate(n.x, n.y), t.scale(n.scale, n.scale);
  const w = [
    [r.line, 1.2, [], []],
    [r.ink, 3, [], []],
    [r.bad, 1.4, [5, 4], []],
    [r.soft, 1.2, [2, 4], []]
  ];
  for (const v of e.layout.placed) {
    const y = v.parent;
    if (!y || !g(v) || !_(v) && !_(y)) continue;
    const k = !v.stub && Xe(d, v.node), M = !e.blank && !v.stub && e.line.has(v.node) && e.line.has(y.node);
    w[v.stub === "unrecorded" ? 3 : k ? 2 : M ? 1 : 0][3].push(v);
  }
  for (const [v, y, k, M] of w) {
    t.strokeStyle = v, t.lineWidth = Math.max(y, 0.7 / n.scale), t.setLineDash(h ? k : []), t.beginPath();
    for (const L of M) {
      const O = L.parent;
      t.moveTo(O.x, O.y), t.lineTo(L.x, L.y);
    }
    t.stroke();
  }
  if (t.setLineDash([]), !h) {
    vd(t, e, r, _, g), t.restore();
    return;
  }
  t.textAlign = "center", t.textBaseline = "middle";
  for (const v of e.layout.placed)
    !g(v) || !_(v) || (v.stub ? xd(t, v, r) : _d(t, e, v, r, n, [-n.x / n.scale, (s - n.x) / n.scale]));
  t.restore();
}
function vd(t, e, n, r, s) {
  const i = /* @__PURE__ */ new Map();
  for (const l of e.layout.placed) {
    if (!r(l) || !s(l)) continue;
    const o = l.stub ? n.soft : Xe(e.trace, l.node) ? n.bad : Ci(e, n, l.node), c = i.get(o);
    c ? c.push(l) : i.set(o, [l]);
  }
  for (const [l, o] of i) {
    t.fillStyle = l, t.beginPath();
    for (const c of o) t.rect(c.x - 10, c.y - 10, 20, 20);
    t.fill();
  }
}
function gd(t, e, n, r, s) {
  t.beginPath(), e === "max" ? (t.moveTo(n, r - s * 1.15), t.lineTo(n + s * 1.25, r + s * 0.9), t.lineTo(n - s * 1.25, r + s * 0.9)) : e === "min" ? (t.moveTo(n, r + s * 1.15), t.lineTo(n + s * 1.25, r - s * 0.9), t.lineTo(n - s * 1.25, r - s * 0.9)) : e === "leaf" ? t.rect(n - s, r - s * 0.8, 2 * s, 1.6 * s) : t.arc(n, r, s, 0, 2 * Math.PI), t.closePath();
}
function md(t, e, n, r) {
  t.beginPath(), t.roundRect(n - 21.5, r - 12.5, 43, 25, e ? 2 : 12.5), t.closePath();
}
function _d(t, e, n, r, s, i) {
  const { trace: l, moment: o } = e, c = Xe(l, n.node), u = c ? r.bad : Ci(e, r, n.node), f = l.names.length > 2 && l.values[n.node] !== null;
  f ? md(t, l.kind[n.node] === "leaf", n.x, n.y) : gd(t, l.kind[n.node], n.x, n.y, Vt), t.fillStyle = e.marked.has(n.node) ? r.mark : r.raised, t.fill(), t.lineWidth = n.node === e.selected ? 3.5 : 1.8, t.strokeStyle = n.node === e.selected ? r.accent : u, t.setLineDash(c ? [4, 3] : []), t.stroke(), t.setLineDash([]);
  const d = e.blank && l.kind[n.node] !== "leaf" ? "" : Ei(l, e.children, n.node, o, ba);
  t.fillStyle = c ? r.bad : r.ink;
  const m = f && d.length <= 7 ? 12 : Ni(d), _ = (f ? 2.6 : 1.8) * Vt / (0.56 * Math.max(1, d.length)), g = Math.max(m, Math.min(ra / s.scale, _));
  t.font = `600 ${g}px "Source Sans", sans-serif`;
  const w = l.kind[n.node] === "max" ? 4 : l.kind[n.node] === "min" ? -4 : 0;
  t.fillText(c ? "✕" : d, n.x, n.y + w), e.marked.has(n.node) && (t.strokeStyle = r.bad, t.lineWidth = 2.5, t.beginPath(), t.moveTo(n.x - 11, n.y - 11), t.lineTo(n.x + 11, n.y + 11), t.stroke()), bn(l, n.node) && l.left[n.node] <= o && (t.strokeStyle = r.bad, t.lineWidth = 2, t.beginPath(), t.moveTo(n.x - 9, n.y + Vt + 8), t.lineTo(n.x + 9, n.y + Vt + 2), t.stroke()), s.scale > 0.6 && n.parent && bd(t, e, n, r, s), s.scale > 0.6 && !e.blank && Ma(l) && kd(t, e, n, r, i);
  const v = e.children[n.node].length + (l.unrecorded[n.node] ?? 0);
  if (v && !e.open.has(n.node)) {
    const y = Math.max(10, (ra - 1) / s.scale);
    t.font = `${y}px "Source Sans", sans-serif`, Pi(t, `+${v}`, n.x, n.y + Vt + (bn(l, n.node) ? 16 : 10), y, r);
  }
}
const as = /* @__PURE__ */ new WeakMap();
function wd(t) {
  const e = as.get(t.layout);
  if (e) return e;
  const n = /* @__PURE__ */ new Map();
  for (const s of t.layout.placed) {
    if (!s.parent || s.stub) continue;
    const i = n.get(s.parent);
    i ? i.push(s) : n.set(s.parent, [s]);
  }
  const r = /* @__PURE__ */ new Map();
  for (const s of n.values()) {
    const i = s.map((c, u) => Math.min(c.x - (s[u - 1]?.x ?? -1 / 0), (s[u + 1]?.x ?? 1 / 0) - c.x, 2 * Pn)), l = s.map((c) => Mr(t.trace, c)), o = Math.max(...l.map((c, u) => c.length / i[u]));
    s.forEach((c, u) => r.set(c, { text: l[u], gap: i[u], crowd: o, odd: u % 2 === 1 }));
  }
  return as.set(t.layout, r), r;
}
function Mr(t, e) {
  const n = t.weight[e.node];
  return n < 1 && t.kind[e.parent.node] === "chance" ? _t(n) : t.text[e.node];
}
const aa = 0.53, zi = 11;
function yd(t, e) {
  return (e.placed.reduce((r, s) => s.parent && !s.stub ? Math.max(r, Mr(t, s).length) : r, 0) * aa * zi + 6) / 0.62;
}
function bd(t, e, n, r, s) {
  const { text: i, gap: l, crowd: o, odd: c } = wd(e).get(n), u = n.parent, f = Math.max(zi, ra / s.scale), h = o * aa * f > 0.62 - 6 / l, d = h ? c ? 0.72 : 0.5 : 0.62, m = Math.floor((l * d * (h ? 2 : 1) - 6) / (aa * f)), _ = i.length > Math.max(m, 2) ? `${i.slice(0, Math.max(m - 1, 1))}…` : i, g = n.x * d + u.x * (1 - d), w = n.y * d + u.y * (1 - d);
  t.font = `${f}px "Source Sans", sans-serif`, Pi(t, _, g, w, f, r);
}
function Pi(t, e, n, r, s, i) {
  const l = t.measureText(e).width + 4;
  t.fillStyle = i.paper, t.fillRect(n - l / 2, r - s * 0.62, l, s * 1.24), t.fillStyle = i.soft, t.fillText(e, n, r);
}
const ss = /* @__PURE__ */ new WeakMap();
function pd(t) {
  const e = ss.get(t);
  if (e) return e;
  const n = /* @__PURE__ */ new Map(), r = [...t.placed].sort((s, i) => s.y - i.y || s.x - i.x);
  return r.forEach((s, i) => {
    const l = (o) => o && o.y === s.y ? Math.abs(o.x - s.x) : 1 / 0;
    n.set(s, [l(r[i - 1]), l(r[i + 1])]);
  }), ss.set(t, n), n;
}
function kd(t, e, n, r, s) {
  const i = jf(e.trace, e.children, n.node, e.moment);
  if (!i) return;
  const [l, o] = i.map((y) => y === 1 / 0 ? "∞" : y === -1 / 0 ? "−∞" : ba(y)), c = `[${l}, ${o}]`;
  t.font = '10px "Source Sans", sans-serif';
  const u = t.measureText(c).width, f = Vt + 5 + u / 2, [h, d] = pd(e.layout).get(n), m = 2 * Vt + u + 8, _ = h >= m && n.x - f - u / 2 > s[0], g = d >= m && n.x + f + u / 2 < s[1];
  if (!_ && !g) return;
  const w = n.x + (_ && (!g || n.parent && n.parent.x > n.x) ? -f : f), v = n.y - Vt * 0.85;
  t.fillStyle = r.paper, t.fillRect(w - u / 2 - 1, v - 6, u + 2, 12), t.fillStyle = i[0] >= i[1] ? r.bad : r.soft, t.fillText(c, w, v);
}
function xd(t, e, n) {
  t.fillStyle = n.paper, t.strokeStyle = n.soft, t.setLineDash([2, 2]), t.lineWidth = 1.2, t.beginPath(), t.roundRect(e.x - 19, e.y - 12, 38, 24, 8), t.fill(), e.stub === "folded" && t.stroke(), t.setLineDash([]), t.fillStyle = n.soft, t.font = '600 11px "Source Sans", sans-serif', t.fillText(`+${e.count}`, e.x, e.y);
}
const is = "#1e1c19", ir = "#8b8375", lr = "#a3301c", Md = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"], Ke = 15, Sd = 2e3;
function Ri(t, e) {
  const n = Ea(t), r = new Set(t.parent.keys()), s = ji(n, t.unrecorded, r, r, r);
  return {
    trace: t,
    children: n,
    layout: s,
    shown: s.placed.filter((i) => Zn(t, i.node, e)).slice(0, Sd),
    line: new Set(t.variation),
    value: (i) => Ei(t, n, i, e, ba)
  };
}
function ls(t) {
  return t.replace(/[&<>"]/g, (e) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[e]);
}
function Ed(t, e) {
  if (Xe(t, e)) return lr;
  const n = t.player[e];
  return n < 0 ? ir : Md[n % 4];
}
function Ad(t, e, n) {
  const r = (s, i) => `${(e + s).toFixed(1)},${(n + i).toFixed(1)}`;
  return t === "max" ? `<polygon points="${r(0, -1.15 * Ke)} ${r(1.25 * Ke, 0.9 * Ke)} ${r(-1.25 * Ke, 0.9 * Ke)}"` : t === "min" ? `<polygon points="${r(0, 1.15 * Ke)} ${r(1.25 * Ke, -0.9 * Ke)} ${r(-1.25 * Ke, -0.9 * Ke)}"` : t === "leaf" ? `<rect x="${(e - Ke).toFixed(1)}" y="${(n - 0.8 * Ke).toFixed(1)}" width="${2 * Ke}" height="${1.6 * Ke}"` : `<circle cx="${e.toFixed(1)}" cy="${n.toFixed(1)}" r="${Ke}"`;
}
function Ii(t, e, n = !1) {
  const { layout: r, shown: s, line: i, value: l } = Ri(t, e), o = r.right - r.left + 60, c = r.bottom + 70, u = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(r.left - 30).toFixed(1)} -30 ${o.toFixed(1)} ${c.toFixed(1)}" width="${o.toFixed(0)}" height="${c.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(r.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`
  ];
  for (const f of s) {
    if (!f.parent) continue;
    if (f.stub) {
      u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${(f.y - 9).toFixed(1)}" stroke="${ir}" stroke-dasharray="2 4" stroke-width="1.2"/>`);
      continue;
    }
    const h = Xe(t, f.node), d = !n && i.has(f.node) && i.has(f.parent.node), m = h ? `stroke="${lr}" stroke-dasharray="5 4" stroke-width="1.4"` : d ? `stroke="${is}" stroke-width="3"` : `stroke="${ir}" stroke-width="1.2"`;
    u.push(`<line x1="${f.parent.x.toFixed(1)}" y1="${f.parent.y.toFixed(1)}" x2="${f.x.toFixed(1)}" y2="${f.y.toFixed(1)}" ${m}/>`);
  }
  for (const f of s) {
    if (f.stub) {
      u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + 4).toFixed(1)}" font-size="11" fill="${ir}">+${f.count}</text>`);
      continue;
    }
    const h = Xe(t, f.node), d = t.kind[f.node];
    u.push(`${Ad(d, f.x, f.y)} fill="#ffffff" stroke="${Ed(t, f.node)}" stroke-width="1.8"${h ? ' stroke-dasharray="4 3"' : ""}/>`);
    const m = h ? "×" : n && d !== "leaf" ? "" : l(f.node), _ = d === "max" ? 8 : d === "min" ? 0 : 4;
    if (u.push(`<text x="${f.x.toFixed(1)}" y="${(f.y + _).toFixed(1)}" font-size="${Ni(m)}" font-weight="600" fill="${h ? lr : is}">${ls(m)}</text>`), bn(t, f.node) && u.push(`<line x1="${(f.x - 9).toFixed(1)}" y1="${(f.y + Ke + 8).toFixed(1)}" x2="${(f.x + 9).toFixed(1)}" y2="${(f.y + Ke + 2).toFixed(1)}" stroke="${lr}" stroke-width="2"/>`), f.parent) {
      const g = f.x * 0.62 + f.parent.x * 0.38, w = f.y * 0.62 + f.parent.y * 0.38;
      u.push(`<text x="${g.toFixed(1)}" y="${(w + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${ls(Mr(t, f))}</text>`);
    }
  }
  return u.push("</svg>"), u.join(`
`);
}
const Td = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}"
};
function os(t) {
  return [...t].map((e) => Td[e] ?? (/[&%$#_{}]/.test(e) ? `\\${e}` : e)).join("");
}
function Ld(t, e) {
  const { shown: n, line: r, value: s } = Ri(t, e), i = (o) => `(${(o.x / 46).toFixed(2)},${(-o.y / 46).toFixed(2)})`, l = [
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
    const c = t.kind[o.node], u = ["max", "min", "chance", "leaf"].includes(c) ? c : "player", f = Xe(t, o.node), h = f ? "$\\times$" : os(s(o.node));
    l.push(`  \\node[${u}${f ? ", pruned" : ""}] (n${o.node}) at ${i(o)} {${h}};`);
  }
  for (const o of n) {
    if (!o.parent) continue;
    if (o.stub) {
      l.push(`  \\draw[densely dotted] (n${o.node}) -- (u${o.node});`);
      continue;
    }
    const c = r.has(o.node) && r.has(o.parent.node), u = Xe(t, o.node) ? "pruned" : c ? "best" : "";
    l.push(`  \\draw[${u}] (n${o.parent.node}) -- node[move] {${os(Mr(t, o))}} (n${o.node});`);
  }
  return l.push("\\end{tikzpicture}"), `${l.join(`
`)}
`;
}
async function us(t, e) {
  const n = URL.createObjectURL(new Blob([Ii(t, e)], { type: "image/svg+xml" }));
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
function Rr(t, e) {
  const n = typeof e == "string" ? new Blob([e], { type: "text/plain" }) : e, r = URL.createObjectURL(n), s = document.createElement("a");
  s.href = r, s.download = t, s.click(), setTimeout(() => URL.revokeObjectURL(r), 1e3);
}
var Od = /* @__PURE__ */ E('<div class="place svelte-gmb9rn" inert=""><div><!></div></div>'), jd = /* @__PURE__ */ E('<div inert=""><!></div>'), Nd = /* @__PURE__ */ E('<div class="small svelte-gmb9rn"><!></div>');
function Cd(t, e) {
  Se(e, !0);
  let n = ee(e, "moving", 3, !1), r = ee(e, "last", 19, () => []), s = ee(e, "label", 3, ""), i = ee(e, "fills", 3, !1);
  const l = ["grid", "points", "circuit"], o = ["text", "news"], c = 4;
  let u = [0, 0, 0, 0], f = /* @__PURE__ */ b(() => or(u, 4)), h = /* @__PURE__ */ Q(ot(a(f)[0])), d = /* @__PURE__ */ Q(ot(a(f)[1])), m = /* @__PURE__ */ Q(ot(a(f)[2])), _ = /* @__PURE__ */ Q(ot(a(f)[3]));
  const g = /* @__PURE__ */ b(() => e.parts.filter((S) => l.includes(S.kind))), w = /* @__PURE__ */ b(() => e.parts.filter((S) => !o.includes(S.kind)).slice(0, c)), v = /* @__PURE__ */ b(() => a(g).length ? a(g) : a(w).length ? a(w) : e.parts), y = /* @__PURE__ */ b(() => a(g).length > 1 ? 34 : a(g).length || a(w).length > 3 ? 26 : a(w).length > 1 ? 20 : 13), k = /* @__PURE__ */ b(() => a(h) && a(d) ? Math.min(a(m) / a(h), a(_) / a(d), 1) : 0), M = /* @__PURE__ */ b(() => vi(e.parts.flatMap((S) => S.kind === "grid" ? S.cells : []), e.names).length > 0);
  var L = Nd(), O = Y(L);
  {
    var F = (S) => {
      var R = Od(), G = Y(R);
      let ne, we;
      var Oe = Y(G);
      na(Oe, {
        get parts() {
          return a(v);
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
        ne = fe(G, 1, "drawn svelte-gmb9rn", null, ne, { bare: a(g).length > 0 }), we = $e(G, "", we, { width: `${a(y) ?? ""}rem`, scale: a(k) });
      }), tn(G, "clientWidth", (ye) => N(h, ye)), tn(G, "clientHeight", (ye) => N(d, ye)), tn(R, "clientWidth", (ye) => N(m, ye)), tn(R, "clientHeight", (ye) => N(_, ye)), p(S, R);
    }, x = (S) => {
      var R = jd(), G = Y(R);
      na(G, {
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
      }), p(S, R);
    };
    H(O, (S) => {
      i() ? S(F) : S(x, -1);
    });
  }
  C(() => {
    te(L, "role", s() ? "img" : void 0), te(L, "aria-label", s() || void 0), te(L, "aria-hidden", s() ? void 0 : "true");
  }), p(t, L), Ee();
}
var zd = /* @__PURE__ */ E('<figure class="svelte-krpvrf"><div><!></div> <figcaption class="soft svelte-krpvrf"> </figcaption></figure>');
function Pd(t, e) {
  Se(e, !0);
  const n = /* @__PURE__ */ b(() => e.shown.position), r = /* @__PURE__ */ b(() => e.shown.names.map(Gt)), s = /* @__PURE__ */ b(() => a(n).board.find((g) => g.kind === "grid")), i = /* @__PURE__ */ b(() => a(n).legal.some((g) => g.cells.length > 1 && a(s)?.cells[g.cells[0]]) || (a(n).last?.cells.length ?? 0) > 1), l = /* @__PURE__ */ b(() => a(n).utilities ? `${Po(a(r), a(n).utilities)}.` : a(n).mover === -1 ? "Chance moves." : `${a(r)[a(n).mover] ?? ""} to move.`), o = /* @__PURE__ */ b(() => a(n).board.every((g) => g.kind === "cards" || g.kind === "text") && a(n).board.some((g) => g.kind === "cards")), c = /* @__PURE__ */ b(() => `The board${a(n).last ? ` after ${a(n).last.text}` : ""}. ${a(l)}`);
  var u = zd(), f = Y(u);
  let h;
  var d = Y(f);
  {
    let g = /* @__PURE__ */ b(() => a(n).last?.cells ?? []);
    Cd(d, {
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
        return a(g);
      },
      get label() {
        return a(c);
      },
      get fills() {
        return a(o);
      }
    });
  }
  var m = T(f, 2), _ = se(m, !0);
  C(() => {
    h = fe(f, 1, "svelte-krpvrf", null, h, { cards: a(o) }), X(_, e.words ?? a(l));
  }), p(t, u), Ee();
}
function Rd(t, e, n = () => {
}) {
  const r = et.number(), s = [
    et.on("place_shown", (l) => l.id === r && (i(), e(l))),
    et.on("failed", (l) => l.id === r && (i(), n(l.text)))
  ], i = () => s.forEach((l) => l());
  return et.send({ type: "show_place", id: r, place: t }), i;
}
function Id(t, e) {
  return { ...t, moves: [...t.moves ?? [], ...e] };
}
class Fd {
  #e = /* @__PURE__ */ Q(null);
  get shown() {
    return a(this.#e);
  }
  set shown(e) {
    N(this.#e, e);
  }
  constructor(e) {
    Ve(() => {
      const n = e();
      if (n) return Rd(n, (r) => this.shown = r, () => this.shown = null);
      this.shown = null;
    });
  }
}
function Dd(t, e) {
  const n = [];
  for (let r = e; t.parent[r] >= 0; r = t.parent[r])
    n.unshift({ action: t.action[r], text: t.text[r] });
  return n;
}
var Bd = /* @__PURE__ */ E('<span class="soft" aria-hidden="true">›</span>'), qd = /* @__PURE__ */ E('<!> <button class="step svelte-7t07ym"> </button>', 1), Ir = /* @__PURE__ */ E('<p class="soft facts svelte-7t07ym"> </p>'), Vd = /* @__PURE__ */ E('<label class="row">Value <input type="number" step="any" class="svelte-7t07ym"/></label>'), Ud = /* @__PURE__ */ E('<p class="soft facts svelte-7t07ym">Its value was never computed.</p>'), Hd = /* @__PURE__ */ E("<button>Search from here</button>"), Wd = /* @__PURE__ */ E('<a class="button">Play from here</a>'), Yd = /* @__PURE__ */ E('<!> <div class="row"><!> <!></div>', 1), Gd = /* @__PURE__ */ E('<li class="svelte-7t07ym"><button><b> </b> <span> </span></button></li>'), Kd = /* @__PURE__ */ E('<ul class="tiles svelte-7t07ym" aria-label="moves from here"></ul> <!>', 1), Xd = /* @__PURE__ */ E('<li class="svelte-7t07ym"><button class="unrecorded svelte-7t07ym"> </button></li>'), Jd = /* @__PURE__ */ E('<ul class="tiles svelte-7t07ym" aria-label="moves not recorded"></ul> <!>', 1), Zd = /* @__PURE__ */ E('<p class="soft facts svelte-7t07ym"> <!></p> <!>', 1), Qd = /* @__PURE__ */ E('<section class="panel stack" role="group" aria-label="selected node"><div class="path svelte-7t07ym" role="group" aria-label="path to this node"></div> <p class="explanation serif svelte-7t07ym" role="status"> </p> <!> <!> <!> <!> <!></section>');
function $d(t, e) {
  Se(e, !0);
  let n = ee(e, "place", 3, null);
  const r = 40;
  let s = /* @__PURE__ */ Q("");
  const i = /* @__PURE__ */ b(() => Ea(e.trace)), l = /* @__PURE__ */ b(() => a(i)[e.selected] ?? []), o = /* @__PURE__ */ b(() => e.selected), c = /* @__PURE__ */ b(() => {
    const j = [];
    for (let q = e.selected; q >= 0; q = e.trace.parent[q]) j.unshift(q);
    return j;
  });
  Ve(() => {
    const j = e.trace.id, q = e.selected;
    N(s, "");
    const ie = et.on("explained", (oe) => {
      oe.id === j && oe.node === q && N(s, oe.text, !0);
    });
    return et.send({ type: "explain", id: j, node: q }), ie;
  });
  const u = /* @__PURE__ */ b(() => Dd(e.trace, e.selected).map((j) => j.text)), f = /* @__PURE__ */ b(() => n() && Id(n(), a(u))), h = new Fd(() => a(f)), d = /* @__PURE__ */ b(() => h.shown), m = /* @__PURE__ */ b(() => {
    if (!e.search || !e.trace.unrecorded[a(o)]) return [];
    const j = new Set(a(l).map((q) => e.trace.text[q]));
    return (a(d)?.position.legal ?? []).map((q) => q.text).filter((q) => !j.has(q));
  });
  function _(j) {
    const q = e.trace.player[j];
    return q >= 0 ? `${e.trace.names[q]} to move` : q === -1 ? "chance" : "leaf";
  }
  function g(j) {
    const q = e.trace.alpha[j] ?? null, ie = e.trace.beta[j] ?? null;
    return !Ma(e.trace) || Xe(e.trace, j) || e.trace.kind[j] === "leaf" ? "" : `window on entry [${q === null ? "−∞" : _t(q)}, ${ie === null ? "∞" : _t(ie)}]`;
  }
  const w = /* @__PURE__ */ b(() => [
    a(d) ? "" : _(a(o)),
    g(a(o)),
    (e.trace.visits[a(o)] ?? 0) > 1 ? `${vr(e.trace.visits[a(o)])} visits` : ""
  ].filter(Boolean).join(", "));
  function v(j) {
    return Xe(e.trace, j) ? "pruned" : bn(e.trace, j) ? "cut" : "";
  }
  var y = Qd(), k = Y(y);
  _e(k, 21, () => a(c), Me, (j, q, ie) => {
    var oe = qd(), Ne = he(oe);
    {
      var be = (K) => {
        var ue = Bd();
        p(K, ue);
      };
      H(Ne, (K) => {
        ie && K(be);
      });
    }
    var ge = T(Ne, 2), U = se(ge, !0);
    C(() => {
      te(ge, "aria-current", a(q) === e.selected ? "true" : void 0), X(U, ie ? e.trace.text[a(q)] : "root");
    }), le("click", ge, () => e.select(a(q))), p(j, oe);
  });
  var M = T(k, 2), L = se(M, !0), O = T(M, 2);
  {
    var F = (j) => {
      var q = Ir(), ie = se(q, !0);
      C(() => X(ie, a(w))), p(j, q);
    };
    H(O, (j) => {
      a(w) && j(F);
    });
  }
  var x = T(O, 2);
  {
    var S = (j) => {
      var q = Vd(), ie = T(Y(q));
      C(() => ui(ie, e.trace.value[a(o)] ?? 0)), le("change", ie, (oe) => e.change?.(a(o), Number(oe.currentTarget.value))), p(j, q);
    }, R = (j) => {
      var q = Ud();
      p(j, q);
    }, G = /* @__PURE__ */ b(() => e.change && Xe(e.trace, a(o)));
    H(x, (j) => {
      e.change && e.trace.kind[a(o)] === "leaf" && e.trace.names.length <= 2 ? j(S) : a(G) && j(R, 1);
    });
  }
  var ne = T(x, 2);
  {
    var we = (j) => {
      var q = Yd(), ie = he(q);
      Pd(ie, {
        get shown() {
          return a(d);
        }
      });
      var oe = T(ie, 2), Ne = Y(oe);
      {
        var be = (K) => {
          var ue = Hd();
          le("click", ue, () => e.search(a(u))), p(K, ue);
        };
        H(Ne, (K) => {
          e.search && e.selected && !a(d).position.utilities && K(be);
        });
      }
      var ge = T(Ne, 2);
      {
        var U = (K) => {
          var ue = Wd();
          C((pe) => te(ue, "href", pe), [() => e.play(a(u))]), p(K, ue);
        };
        H(ge, (K) => {
          e.play && K(U);
        });
      }
      p(j, q);
    };
    H(ne, (j) => {
      a(f) && a(d) && j(we);
    });
  }
  var Oe = T(ne, 2);
  {
    var ye = (j) => {
      var q = Kd(), ie = he(q);
      _e(ie, 21, () => a(l).slice(0, r), Me, (be, ge) => {
        var U = Gd(), K = Y(U);
        let ue;
        var pe = Y(K), je = se(pe, !0), P = T(pe, 2), $ = se(P);
        C(
          (re, ve, Ae, D) => {
            ue = fe(K, 1, re, "svelte-7t07ym", ue, { "on-line": ve }), X(je, e.trace.text[a(ge)]), X($, `${Ae ?? ""}${D ?? ""}`);
          },
          [
            () => Jt(v(a(ge))),
            () => e.trace.variation.includes(a(ge)),
            () => Xe(e.trace, a(ge)) ? "pruned" : e.trace.values[a(ge)] && e.trace.names.length > 2 ? e.trace.values[a(ge)].map((re) => _t(re)).join(" ") : Si(e.trace, a(ge)) + _t(e.trace.value[a(ge)]),
            () => bn(e.trace, a(ge)) ? " (cut)" : ""
          ]
        ), le("click", K, () => e.select(a(ge))), p(be, U);
      });
      var oe = T(ie, 2);
      {
        var Ne = (be) => {
          var ge = Ir(), U = se(ge);
          C(() => X(U, `and ${a(l).length - r} more`)), p(be, ge);
        };
        H(oe, (be) => {
          a(l).length > r && be(Ne);
        });
      }
      p(j, q);
    };
    H(Oe, (j) => {
      a(l).length && j(ye);
    });
  }
  var B = T(Oe, 2);
  {
    var de = (j) => {
      var q = Zd(), ie = he(q), oe = Y(ie), Ne = T(oe);
      {
        var be = (K) => {
          var ue = Tn(". Choose one to search there:");
          p(K, ue);
        };
        H(Ne, (K) => {
          a(m).length && K(be);
        });
      }
      var ge = T(ie, 2);
      {
        var U = (K) => {
          var ue = Jd(), pe = he(ue);
          _e(pe, 21, () => a(m).slice(0, r), Me, ($, re) => {
            var ve = Xd(), Ae = Y(ve), D = se(Ae, !0);
            C(() => X(D, a(re))), le("click", Ae, () => e.search?.([...a(u), a(re)])), p($, ve);
          });
          var je = T(pe, 2);
          {
            var P = ($) => {
              var re = Ir(), ve = se(re);
              C(() => X(ve, `and ${a(m).length - r} more`)), p($, re);
            };
            H(je, ($) => {
              a(m).length > r && $(P);
            });
          }
          p(K, ue);
        };
        H(ge, (K) => {
          a(m).length && K(U);
        });
      }
      C((K) => X(oe, `+${K ?? ""} ${e.trace.unrecorded[a(o)] === 1 ? "move" : "moves"} not recorded`), [() => vr(e.trace.unrecorded[a(o)])]), p(j, q);
    };
    H(B, (j) => {
      e.trace.unrecorded[a(o)] && j(de);
    });
  }
  C((j) => X(L, j), [
    () => a(s) ? a(s).charAt(0).toUpperCase() + a(s).slice(1) + "." : " "
  ]), p(t, y), Ee();
}
at(["click", "change"]);
var eh = /* @__PURE__ */ E('<div class="slider svelte-3ly6rn"><button aria-label="start" class="svelte-3ly6rn">|◂</button> <button aria-label="step back" class="svelte-3ly6rn">◂</button> <button class="run svelte-3ly6rn"> </button> <button aria-label="step forward" class="svelte-3ly6rn">▸</button> <button aria-label="end" class="svelte-3ly6rn">▸|</button> <input type="range" min="0" class="svelte-3ly6rn"/> <span class="soft svelte-3ly6rn"> </span></div>');
function th(t, e) {
  Se(e, !0);
  let n = ee(e, "label", 3, "step of the search"), r = /* @__PURE__ */ Q(0);
  function s() {
    clearInterval(a(r)), N(r, 0);
  }
  Ao(s);
  let i = 0;
  function l() {
    s(), i = e.moment, e.change(e.last);
  }
  function o() {
    if (a(r)) return s();
    e.moment >= e.last && e.change(0);
    const y = Math.max(1, Math.round(e.last / 240));
    N(
      r,
      window.setInterval(
        () => {
          e.moment >= e.last ? s() : e.change(Math.min(e.last, e.moment + y));
        },
        Math.max(40, Math.min(500, 12e3 / Math.max(e.last, 1)))
      ),
      !0
    );
  }
  var c = eh();
  He("beforeprint", mt, l), He("afterprint", mt, () => e.change(i));
  var u = Y(c), f = T(u, 2), h = T(f, 2), d = se(h, !0), m = T(h, 2), _ = T(m, 2), g = T(_, 2), w = T(g, 2), v = se(w);
  C(() => {
    u.disabled = e.moment <= 0, f.disabled = e.moment <= 0, X(d, a(r) ? "Pause" : "Play"), m.disabled = e.moment >= e.last, _.disabled = e.moment >= e.last, te(g, "max", e.last), ui(g, e.moment), te(g, "aria-label", n()), te(g, "aria-valuetext", `step ${e.moment ?? ""} of ${e.last ?? ""}`), X(v, `${e.moment ?? ""} / ${e.last ?? ""}`);
  }), le("click", u, () => e.change(0)), le("click", f, () => e.change(Math.max(0, e.moment - 1))), le("click", h, o), le("click", m, () => e.change(Math.min(e.last, e.moment + 1))), le("click", _, () => e.change(e.last)), le("input", g, (y) => e.change(Number(y.currentTarget.value))), p(t, c), Ee();
}
at(["click", "input"]);
function nh(t) {
  return document.fonts.addEventListener("loadingdone", t), () => document.fonts.removeEventListener("loadingdone", t);
}
function rh(t) {
  try {
    return localStorage.getItem(t);
  } catch {
    return null;
  }
}
function ah(t, e) {
  try {
    localStorage.setItem(t, e);
  } catch {
  }
}
const tr = ["system", "light", "dark"];
class sh {
  #e = /* @__PURE__ */ Q("system");
  get name() {
    return a(this.#e);
  }
  set name(e) {
    N(this.#e, e, !0);
  }
  constructor() {
    const e = rh("theme");
    e && tr.includes(e) && this.set(e);
  }
  next() {
    this.set(tr[(tr.indexOf(this.name) + 1) % tr.length]);
  }
  set(e) {
    this.name = e, ah("theme", e), e === "system" ? delete document.documentElement.dataset.theme : document.documentElement.dataset.theme = e;
  }
}
const ih = new sh();
var lh = /* @__PURE__ */ E('<div class="frame svelte-1y7d2q4"><div><canvas tabindex="0" role="application" class="svelte-1y7d2q4"></canvas></div> <div class="tools svelte-1y7d2q4"><button aria-label="zoom in" class="svelte-1y7d2q4">+</button> <button aria-label="zoom out" class="svelte-1y7d2q4">−</button> <button class="svelte-1y7d2q4">Fit</button> <button class="svelte-1y7d2q4">Expand all</button></div></div>');
function oh(t, e) {
  Se(e, !0);
  const n = 0.62, r = 0.8, s = 48, i = 120, l = 110;
  let o = ee(e, "marked", 19, () => /* @__PURE__ */ new Set()), c = ee(e, "height", 3, 460), u = ee(e, "blank", 3, !1), f = ee(e, "whole", 3, !1), h = ee(e, "label", 3, "search tree"), d, m, _ = /* @__PURE__ */ Q(
    600
    // pixels of the width
  ), g = /* @__PURE__ */ Q({ scale: 1, x: 300, y: 40 }), w = /* @__PURE__ */ Q(/* @__PURE__ */ new Set()), v = /* @__PURE__ */ Q(/* @__PURE__ */ new Set()), y = /* @__PURE__ */ Q(0), k = null;
  const M = /* @__PURE__ */ b(() => Ea(e.trace)), L = /* @__PURE__ */ b(() => new Set(e.trace.variation));
  let O = /* @__PURE__ */ Q(ot(Pn)), F = /* @__PURE__ */ Q(ot(sr));
  const x = /* @__PURE__ */ b(() => ji(a(M), e.trace.unrecorded, a(w), a(v), a(L), a(O), a(F))), S = /* @__PURE__ */ b(() => a(x).right - a(x).left + 70), R = /* @__PURE__ */ b(() => Math.max(1, Math.round(a(x).bottom / a(F)))), G = /* @__PURE__ */ b(() => f() ? Math.max(a(_), Math.ceil(a(S) * r)) : a(_)), ne = /* @__PURE__ */ b(() => f() ? Math.max(c(), Math.ceil(a(R) * sr * r) + s + 50) : c()), we = /* @__PURE__ */ b(() => a(G) > a(_));
  Ve(() => {
    const A = a(M);
    jt(() => {
      N(w, f() ? new Set(A.keys()) : fd(A, e.trace.unrecorded, e.trace.variation, a(_) / (Pn * n))), N(v, f() ? a(w) : /* @__PURE__ */ new Set());
    });
  }), Ve(() => {
    a(M), jt(Oe);
  });
  function Oe() {
    const A = (a(x).right - a(x).left) / a(O);
    N(O, Math.max(Pn, Math.min(l, yd(e.trace, a(x)), (a(_) - 70) / Math.max(A, 1))), !0);
    const I = a(ne) - s - 50;
    let ae = Math.max(0.02, Math.min(1.2, a(G) / a(S)));
    N(F, Math.max(sr, Math.min(i, I / a(R)) / ae), !0), a(R) * a(F) * ae > I && (ae = Math.max(0.02, I / (a(R) * a(F)))), N(g, {
      scale: ae,
      x: a(G) / 2 - ae * (a(x).left + a(x).right) / 2,
      y: 28 + Math.max(0, (I - ae * a(R) * a(F)) / 2)
    });
  }
  function ye() {
    N(w, new Set(a(M).keys())), N(v, a(w)), Oe();
  }
  function B(A) {
    const I = new Set(a(w));
    I.has(A) ? I.delete(A) : I.add(A), N(w, I);
  }
  Ve(() => {
    const A = e.selected;
    jt(() => {
      const ae = new Set(a(w)), W = new Set(a(v));
      for (let Z = e.trace.parent[A] ?? -1; Z >= 0; Z = e.trace.parent[Z])
        ae.add(Z);
      const ce = e.trace.parent[A] ?? -1;
      ce >= 0 && (a(M)[ce]?.indexOf(A) ?? 0) >= Hn && W.add(ce), ae.size !== a(w).size && N(w, ae), W.size !== a(v).size && N(v, W);
    });
    const I = a(x).byNode.get(A);
    jt(() => {
      if (!I) return;
      const ae = I.x * a(g).scale + a(g).x, W = I.y * a(g).scale + a(g).y;
      (ae < 20 || ae > a(G) - 20 || W < 20 || W > a(ne) - 20) && N(g, {
        ...a(g),
        x: a(G) / 2 - I.x * a(g).scale,
        y: a(ne) / 2 - I.y * a(g).scale
      });
      const ce = ae - m.scrollLeft;
      a(we) && (ce < 20 || ce > a(_) - 20) && (m.scrollLeft = ae - a(_) / 2);
    });
  }), matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => zl(y));
  const j = /* @__PURE__ */ b(() => ({
    trace: e.trace,
    children: a(M),
    layout: a(x),
    moment: e.moment,
    selected: e.selected,
    line: a(L),
    marked: o(),
    open: a(w),
    blank: u()
  }));
  function q() {
    const A = devicePixelRatio || 1;
    (d.width !== Math.round(a(G) * A) || d.height !== Math.round(a(ne) * A)) && (d.width = Math.round(a(G) * A), d.height = Math.round(a(ne) * A));
    const I = d.getContext("2d");
    I.setTransform(A, 0, 0, A, 0, 0), hd(I, a(j), a(g), dd(d), a(G), a(ne));
  }
  Ve(() => nh(q));
  let ie = 0;
  Ve(() => (ih.name, a(y), a(j), a(g), a(G), a(ne), cancelAnimationFrame(ie), ie = requestAnimationFrame(q), () => cancelAnimationFrame(ie))), Ve(() => {
    const A = matchMedia("print");
    return A.addEventListener("change", q), () => A.removeEventListener("change", q);
  });
  function oe(A, I = a(G) / 2, ae = a(ne) / 2) {
    const W = Math.max(0.02, Math.min(3, a(g).scale * A)), ce = W / a(g).scale;
    N(g, {
      scale: W,
      x: I - (I - a(g).x) * ce,
      y: ae - (ae - a(g).y) * ce
    });
  }
  function Ne(A) {
    a(
      we
      // sideways: that scrolls
    ) && Math.abs(A.deltaX) > Math.abs(A.deltaY) || (A.preventDefault(), oe(Math.exp(-A.deltaY * 15e-4), A.offsetX, A.offsetY));
  }
  function be(A) {
    k = { x: A.clientX, y: A.clientY, moved: !1 }, d.setPointerCapture(A.pointerId);
  }
  function ge(A) {
    if (!k) return;
    const I = A.clientX - k.x, ae = A.clientY - k.y;
    !k.moved && Math.hypot(I, ae) < 4 || (k = { x: A.clientX, y: A.clientY, moved: !0 }, a(we) ? m.scrollLeft -= I : N(g, { ...a(g), x: a(g).x + I, y: a(g).y + ae }));
  }
  function U(A) {
    const I = k && !k.moved;
    if (k = null, !I) return;
    const ae = (A.offsetX - a(g).x) / a(g).scale, W = (A.offsetY - a(g).y) / a(g).scale, ce = Math.max(Vt * 1.3, 8 / a(g).scale);
    for (const Z of a(x).placed)
      if (!(Math.abs(Z.x - ae) > ce || Math.abs(Z.y - W) > ce)) {
        Z.stub === "folded" ? N(v, new Set(a(v)).add(Z.node)) : Z.stub ? e.select(Z.node) : !u() && Z.node === e.selected && (a(M)[Z.node]?.length ?? 0) > 0 ? B(Z.node) : (e.select(Z.node), e.mark?.(Z.node));
        return;
      }
  }
  function K(A) {
    const I = e.trace.parent[e.selected] ?? -1, ae = I >= 0 ? a(M)[I] : [0], W = ae.indexOf(e.selected), ce = a(M)[e.selected] ?? [], Z = {
      ArrowUp: I >= 0 ? I : void 0,
      ArrowDown: (u() ? void 0 : ce.find((Pe) => a(
        L
        // a riddle does not tell
      ).has(Pe))) ?? ce[0],
      ArrowLeft: ae[W - 1],
      ArrowRight: ae[W + 1],
      Home: 0
    };
    if (A.key in Z) {
      const Pe = Z[A.key];
      Pe !== void 0 && e.select(Pe);
    } else if (A.key === " " || A.key === "Enter") e.mark ? e.mark(e.selected) : u() ? e.select(e.selected) : B(e.selected);
    else if (A.key === "+") oe(1.25);
    else if (A.key === "-") oe(0.8);
    else return;
    A.preventDefault(), A.stopPropagation();
  }
  const ue = /* @__PURE__ */ b(() => a(x).byNode.get(e.selected));
  var pe = { fit: Oe, openAll: ye, toggle: B }, je = lh();
  let P;
  var $ = Y(je);
  let re;
  var ve = Y($);
  let Ae;
  Zt(ve, (A) => d = A, () => d), Zt($, (A) => m = A, () => m);
  var D = T($, 2), J = Y(D), ke = T(J, 2), z = T(ke, 2), V = T(z, 2);
  return C(() => {
    P = $e(je, "", P, { height: `${a(ne) ?? ""}px` }), re = fe($, 1, "scroller svelte-1y7d2q4", null, re, { scrolls: a(we) }), te(ve, "aria-label", `${h() ?? ""}: ${e.trace.parent.length ?? ""} nodes. Arrow keys move between nodes; the selected node is described below.`), te(ve, "data-x", a(ue) ? a(ue).x * a(g).scale + a(g).x : void 0), te(ve, "data-y", a(ue) ? a(ue).y * a(g).scale + a(g).y : void 0), te(ve, "data-shown", a(x).placed.length), Ae = $e(ve, "", Ae, {
      width: `${a(G) ?? ""}px`,
      height: `${a(ne) ?? ""}px`
    });
  }), He("wheel", ve, Ne), le("pointerdown", ve, be), le("pointermove", ve, ge), le("pointerup", ve, U), He("pointercancel", ve, () => k = null), le("keydown", ve, K), tn($, "clientWidth", (A) => N(_, A)), le("click", J, () => oe(1.3)), le("click", ke, () => oe(0.77)), le("click", z, Oe), le("click", V, () => ye()), p(t, je), Ee(pe);
}
at([
  "pointerdown",
  "pointermove",
  "pointerup",
  "keydown",
  "click"
]);
var uh = /* @__PURE__ */ E('<p role="alert" class="failure"> </p>'), ch = /* @__PURE__ */ E(" <!><!>.", 1), fh = /* @__PURE__ */ E('<div class="row"><span class="soft facts svelte-1ond5h7">Export:</span> <button>SVG</button> <button>PNG</button> <!> <button>TikZ</button></div>'), dh = /* @__PURE__ */ E('<li><span class="dotted svelte-1ond5h7"></span> +14: moves that were not recorded</li>'), hh = /* @__PURE__ */ E("<li>[α, β]: the window; ≤ and ≥: only a bound, the true value may be lower or higher</li>"), vh = /* @__PURE__ */ E('<div class="room svelte-1ond5h7"><div><div class="left stack svelte-1ond5h7"><!> <!> <p class="soft facts svelte-1ond5h7"> <!>. <!> <!></p> <!></div> <!></div></div> <ul class="legend soft svelte-1ond5h7" aria-label="legend"><li>△ MAX, ▽ MIN, ○ chance or a player, □ leaf</li> <li><span class="strong svelte-1ond5h7"></span> principal variation</li> <li><span class="dashed svelte-1ond5h7"></span> pruned: never searched</li> <!> <!></ul>', 1), gh = /* @__PURE__ */ E('<p class="soft" role="status"> </p>'), mh = /* @__PURE__ */ E("<!> <!>", 1);
function _h(t, e) {
  Se(e, !0);
  let n = ee(e, "tracing", 7), r = ee(e, "height", 3, 460), s = ee(e, "exporting", 3, !0), i = ee(e, "boards", 3, !1);
  const l = /* @__PURE__ */ b(() => n().trace), o = /* @__PURE__ */ b(() => a(l) ? Nf(a(l), n().moment) : null);
  async function c() {
    a(l) && Rr("tree.png", await us(a(l), n().moment));
  }
  var u = mh(), f = he(u);
  {
    var h = (g) => {
      var w = uh(), v = se(w, !0);
      C(() => X(v, n().failure)), p(g, w);
    };
    H(f, (g) => {
      n().failure && g(h);
    });
  }
  var d = T(f, 2);
  {
    var m = (g) => {
      var w = vh(), v = he(w), y = Y(v);
      let k;
      var M = Y(y), L = Y(M);
      oh(L, {
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
        select: (U) => n().selected = U
      });
      var O = T(L, 2);
      th(O, {
        get moment() {
          return n().moment;
        },
        get last() {
          return n().last;
        },
        change: (U) => n().moment = U
      });
      var F = T(O, 2), x = Y(F), S = T(x);
      {
        var R = (U) => {
          var K = Tn();
          C((ue) => X(K, `, ${ue ?? ""} pruned`), [() => On(a(o).pruned)]), p(U, K);
        };
        H(S, (U) => {
          a(o).pruned && U(R);
        });
      }
      var G = T(S, 2);
      {
        var ne = (U) => {
          var K = ch(), ue = he(K), pe = T(ue);
          {
            var je = (re) => {
              var ve = Tn();
              C(() => X(ve, `, best move ${a(l).summary.move ?? ""}`)), p(re, ve);
            };
            H(pe, (re) => {
              a(l).summary.move && re(je);
            });
          }
          var P = T(pe);
          {
            var $ = (re) => {
              var ve = Tn();
              C(() => X(ve, `, depth ${a(l).summary.depth ?? ""}`)), p(re, ve);
            };
            H(P, (re) => {
              a(l).summary.depth && re($);
            });
          }
          C((re) => X(ue, `${a(l).summary.algorithm ?? ""}: value ${re ?? ""} to ${a(l).names[a(l).perspective] ?? ""}`), [() => zo(a(l).summary)]), p(U, K);
        };
        H(G, (U) => {
          n().moment >= n().last && U(ne);
        });
      }
      var we = T(G, 2);
      {
        var Oe = (U) => {
          var K = Tn();
          C((ue) => X(K, `${ue ?? ""} more nodes were searched but not recorded.`), [() => On(a(l).truncated)]), p(U, K);
        };
        H(we, (U) => {
          a(l).truncated && U(Oe);
        });
      }
      var ye = T(F, 2);
      {
        var B = (U) => {
          var K = fh(), ue = T(Y(K), 2), pe = T(ue, 2), je = T(pe, 2);
          Rf(je, { picture: () => us(a(l), n().moment) });
          var P = T(je, 2);
          le("click", ue, () => Rr("tree.svg", Ii(a(l), n().moment))), le("click", pe, c), le("click", P, () => Rr("tree.tex", Ld(a(l), n().moment))), p(U, K);
        };
        H(ye, (U) => {
          s() && U(B);
        });
      }
      var de = T(M, 2);
      {
        let U = /* @__PURE__ */ b(() => i() ? n().place : null);
        $d(de, {
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
            return a(U);
          },
          select: (K) => n().selected = K
        });
      }
      var j = T(v, 2), q = T(Y(j), 6);
      {
        var ie = (U) => {
          var K = dh();
          p(U, K);
        }, oe = /* @__PURE__ */ b(() => a(l).unrecorded.some((U) => U));
        H(q, (U) => {
          a(oe) && U(ie);
        });
      }
      var Ne = T(q, 2);
      {
        var be = (U) => {
          var K = hh();
          p(U, K);
        }, ge = /* @__PURE__ */ b(() => Ma(a(l)));
        H(Ne, (U) => {
          a(ge) && U(be);
        });
      }
      C(
        (U, K) => {
          k = fe(y, 1, "view svelte-1ond5h7", null, k, { busy: n().busy }), X(x, `${U ?? ""} nodes, ${K ?? ""} leaves`);
        },
        [
          () => On(a(o).nodes),
          () => On(a(o).leaves)
        ]
      ), p(g, w);
    }, _ = (g) => {
      var w = gh(), v = se(w, !0);
      C(() => X(v, n().compiling ? jo : "Searching …")), p(g, w);
    };
    H(d, (g) => {
      a(l) && a(o) ? g(m) : n().busy && g(_, 1);
    });
  }
  p(t, u), Ee();
}
at(["click"]);
var wh = /* @__PURE__ */ E("<tr><td> </td><td> </td><td> </td></tr>"), yh = /* @__PURE__ */ E('<table class="data"><caption> </caption><thead><tr><th scope="col">move</th><th scope="col">value</th><th scope="col">line</th></tr></thead><tbody></tbody></table>'), bh = /* @__PURE__ */ E('<div class="zermelo svelte-d6hshj"><h2> </h2> <div class="both svelte-d6hshj"><!> <!></div> <!></div>');
function ph(t, e) {
  Se(e, !0);
  const n = 12, r = e.trace ? new Cf(e.trace.id) : null;
  r && e.trace && r.show(e.trace);
  const s = /* @__PURE__ */ b(() => (e.analysis?.rows ?? e.position.legal).some((_) => _.cells.length > 1));
  var i = bh(), l = Y(i), o = se(l, !0), c = T(l, 2), u = Y(c);
  {
    let _ = /* @__PURE__ */ b(() => e.analysis?.rows ?? []), g = /* @__PURE__ */ b(() => e.position.last?.cells ?? []);
    na(u, {
      get parts() {
        return e.position.board;
      },
      get names() {
        return e.names;
      },
      get rows() {
        return a(_);
      },
      get moving() {
        return a(s);
      },
      get last() {
        return a(g);
      }
    });
  }
  var f = T(u, 2);
  {
    var h = (_) => {
      var g = yh(), w = Y(g), v = se(w), y = T(w, 2);
      _e(y, 21, () => e.analysis.rows.slice(0, n), Me, (k, M) => {
        var L = wh(), O = Y(L), F = se(O, !0), x = T(O), S = se(x, !0), R = T(x), G = se(R, !0);
        C(
          (ne, we) => {
            X(F, a(M).text), X(S, ne), X(G, we);
          },
          [
            () => Co(a(M).value, a(M).bound),
            () => a(M).line.slice(1, 8).join(" ")
          ]
        ), p(k, L);
      }), C((k) => X(v, `${e.analysis.algorithm ?? ""}${e.analysis.depth ? `, depth ${e.analysis.depth}` : ""}, ${k ?? ""} nodes${e.analysis.exact ? ", proven" : ""}`), [() => On(e.analysis.nodes)]), p(_, g);
    };
    H(f, (_) => {
      e.analysis && _(h);
    });
  }
  var d = T(c, 2);
  {
    var m = (_) => {
      _h(_, {
        get tracing() {
          return r;
        },
        height: 380
      });
    };
    H(d, (_) => {
      r && _(m);
    });
  }
  C(() => X(o, e.title)), p(t, i), Ee();
}
const Fi = /* @__PURE__ */ new Map();
et.attach((t) => {
  "id" in t && Fi.get(t.id)?.send(t);
});
function kh({ model: t, el: e }) {
  const n = t.get("data");
  n.trace && Fi.set(n.trace.id, t), t.on("msg:custom", (s) => et.receive(s));
  const r = lo(ph, { target: e, props: n });
  return () => void uo(r);
}
const Mh = { render: kh };
export {
  Mh as default
};
