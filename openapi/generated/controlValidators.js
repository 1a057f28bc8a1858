// @ts-nocheck
// Generated from openapi/control.yaml: do not edit.
/* eslint-disable */
// \0rolldown/runtime.js
var e = Object.create, t = Object.defineProperty, n = Object.getOwnPropertyDescriptor, r = Object.getOwnPropertyNames, i = Object.getPrototypeOf, a = Object.prototype.hasOwnProperty, o = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), e = null), t.exports), s = (e, i, o, s) => {
	if (i && typeof i == "object" || typeof i == "function") for (var c = r(i), l = 0, u = c.length, d; l < u; l++) d = c[l], !a.call(e, d) && d !== o && t(e, d, {
		get: ((e) => i[e]).bind(null, d),
		enumerable: !(s = n(i, d)) || s.enumerable
	});
	return e;
}, c = (n, r, o) => (o = n == null ? {} : e(i(n)), s(r || !n || !n.__esModule || !a.call(n, "default") ? t(o, "default", {
	value: n,
	enumerable: !0
}) : o, n)), l = /* @__PURE__ */ c((/* @__PURE__ */ o(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	function t(e) {
		let t = e.length, n = 0, r = 0, i;
		for (; r < t;) n++, i = e.charCodeAt(r++), i >= 55296 && i <= 56319 && r < t && (i = e.charCodeAt(r), (i & 64512) == 56320 && r++);
		return n;
	}
	e.default = t, t.code = "require(\"ajv/dist/runtime/ucs2length\").default";
})))());
const u = d;
function d(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = d.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.header !== void 0) {
			let n = e.header;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/header",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return d.errors = o, s === 0;
}
d.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const f = p;
function p(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = p.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.header !== void 0) {
			let n = e.header;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/header",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return p.errors = o, s === 0;
}
p.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ee = m;
function m(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = m.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.header !== void 0) {
			let n = e.header;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/header",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return m.errors = o, s === 0;
}
m.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const te = h;
function h(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = h.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.header !== void 0) {
			let n = e.header;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/header",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return h.errors = o, s === 0;
}
h.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ne = g;
function g(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = g.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.header !== void 0) {
			let n = e.header;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/header",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return g.errors = o, s === 0;
}
g.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const re = _;
function _(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = _.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.header !== void 0) {
			let n = e.header;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/header",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return _.errors = o, s === 0;
}
_.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ie = v;
function v(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = v.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.header !== void 0) {
			let n = e.header;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/header",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return v.errors = o, s === 0;
}
v.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ae = y;
function y(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = y.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.header !== void 0) {
			let n = e.header;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/header",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return y.errors = o, s === 0;
}
y.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const oe = b, se = RegExp("^\\w[\\w.-]{0,63}$", "u");
function b(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = b.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.name === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "name" },
						message: "must have required property 'name'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.name !== void 0) {
					let e = n.name;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/name",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.name = i));
					}
					if (typeof e == "string" && !se.test(e)) {
						let e = {
							instancePath: t + "/path/name",
							keyword: "pattern",
							params: { pattern: "^\\w[\\w.-]{0,63}$" },
							message: "must match pattern \"^\\w[\\w.-]{0,63}$\""
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.header !== void 0) {
			let n = e.header;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/header",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return b.errors = o, s === 0;
}
b.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ce = ue, le = l.default.default ?? l.default;
function ue(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ue.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.to !== void 0) {
					let e = n.to;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/to",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.to = i));
					}
					if (typeof e == "string" && le(e) < 1) {
						let e = {
							instancePath: t + "/query/to",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.header !== void 0) {
			let n = e.header;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/header",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return ue.errors = o, s === 0;
}
ue.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const de = x;
function x(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = x.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.header !== void 0) {
			let n = e.header;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/header",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return x.errors = o, s === 0;
}
x.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const fe = S;
function S(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = S.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.header !== void 0) {
			let n = e.header;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/header",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return S.errors = o, s === 0;
}
S.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const pe = C, me = {
	$id: "listCalls.json",
	type: "object",
	properties: {
		path: {
			type: "object",
			properties: {},
			required: []
		},
		query: {
			type: "object",
			properties: {
				operation: {
					type: "string",
					minLength: 1
				},
				method: {
					type: "string",
					enum: [
						"GET",
						"HEAD",
						"POST",
						"PUT",
						"PATCH",
						"DELETE"
					]
				},
				path: {
					type: "string",
					minLength: 1
				},
				status: {
					type: "integer",
					minimum: 100,
					maximum: 599
				},
				contains: {
					type: "string",
					minLength: 1
				},
				after: {
					type: "integer",
					minimum: 0
				}
			},
			required: []
		},
		header: {
			type: "object",
			properties: {},
			required: []
		}
	}
};
function C(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = C.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.operation !== void 0) {
					let e = n.operation;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/operation",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.operation = i));
					}
					if (typeof e == "string" && le(e) < 1) {
						let e = {
							instancePath: t + "/query/operation",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.method !== void 0) {
					let e = n.method;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/method",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.method = i));
					}
					if (e !== "GET" && e !== "HEAD" && e !== "POST" && e !== "PUT" && e !== "PATCH" && e !== "DELETE") {
						let e = {
							instancePath: t + "/query/method",
							keyword: "enum",
							params: { allowedValues: me.properties.query.properties.method.enum },
							message: "must be equal to one of the allowed values"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.path !== void 0) {
					let e = n.path;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/path",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.path = i));
					}
					if (typeof e == "string" && le(e) < 1) {
						let e = {
							instancePath: t + "/query/path",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.status !== void 0) {
					let e = n.status;
					if (typeof e != "number" || e % 1 || isNaN(e)) {
						let r = typeof e, i;
						if (i === void 0) {
							if (r === "boolean" || e === null || r === "string" && e && e == +e && !(e % 1)) i = +e;
							else {
								let e = {
									instancePath: t + "/query/status",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.status = i));
					}
					if (typeof e == "number") {
						if (e > 599 || isNaN(e)) {
							let e = {
								instancePath: t + "/query/status",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 599
								},
								message: "must be <= 599"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e < 100 || isNaN(e)) {
							let e = {
								instancePath: t + "/query/status",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 100
								},
								message: "must be >= 100"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
				}
				if (n.contains !== void 0) {
					let e = n.contains;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/contains",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.contains = i));
					}
					if (typeof e == "string" && le(e) < 1) {
						let e = {
							instancePath: t + "/query/contains",
							keyword: "minLength",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 characters"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.after !== void 0) {
					let e = n.after;
					if (typeof e != "number" || e % 1 || isNaN(e)) {
						let r = typeof e, i;
						if (i === void 0) {
							if (r === "boolean" || e === null || r === "string" && e && e == +e && !(e % 1)) i = +e;
							else {
								let e = {
									instancePath: t + "/query/after",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.after = i));
					}
					if (typeof e == "number" && (e < 0 || isNaN(e))) {
						let e = {
							instancePath: t + "/query/after",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.header !== void 0) {
			let n = e.header;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/header",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return C.errors = o, s === 0;
}
C.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const he = w;
function w(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = w.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.header !== void 0) {
			let n = e.header;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/header",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return w.errors = o, s === 0;
}
w.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
// bodies
var ge = /* @__PURE__ */ c((/* @__PURE__ */ o(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.formatNames = e.fastFormats = e.fullFormats = void 0;
	function t(e, t) {
		return {
			validate: e,
			compare: t
		};
	}
	e.fullFormats = {
		date: t(a, o),
		time: t(c(!0), l),
		"date-time": t(f(!0), p),
		"iso-time": t(c(), u),
		"iso-date-time": t(f(), ee),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri: h,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex: oe,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte: g,
		int32: {
			type: "number",
			validate: ie
		},
		int64: {
			type: "number",
			validate: v
		},
		float: {
			type: "number",
			validate: ae
		},
		double: {
			type: "number",
			validate: ae
		},
		password: !0,
		binary: !0
	}, e.fastFormats = {
		...e.fullFormats,
		date: t(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, o),
		time: t(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, l),
		"date-time": t(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, p),
		"iso-time": t(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, u),
		"iso-date-time": t(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, ee),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	}, e.formatNames = Object.keys(e.fullFormats);
	function n(e) {
		return e % 4 == 0 && (e % 100 != 0 || e % 400 == 0);
	}
	let r = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, i = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function a(e) {
		let t = r.exec(e);
		if (!t) return !1;
		let a = +t[1], o = +t[2], s = +t[3];
		return o >= 1 && o <= 12 && s >= 1 && s <= (o === 2 && n(a) ? 29 : i[o]);
	}
	function o(e, t) {
		if (e && t) return e > t ? 1 : e < t ? -1 : 0;
	}
	let s = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function c(e) {
		return function(t) {
			let n = s.exec(t);
			if (!n) return !1;
			let r = +n[1], i = +n[2], a = +n[3], o = n[4], c = n[5] === "-" ? -1 : 1, l = +(n[6] || 0), u = +(n[7] || 0);
			if (l > 23 || u > 59 || e && !o) return !1;
			if (r <= 23 && i <= 59 && a < 60) return !0;
			let d = i - u * c, f = r - l * c - +(d < 0);
			return (f === 23 || f === -1) && (d === 59 || d === -1) && a < 61;
		};
	}
	function l(e, t) {
		if (!(e && t)) return;
		let n = (/* @__PURE__ */ new Date("2020-01-01T" + e)).valueOf(), r = (/* @__PURE__ */ new Date("2020-01-01T" + t)).valueOf();
		if (n && r) return n - r;
	}
	function u(e, t) {
		if (!(e && t)) return;
		let n = s.exec(e), r = s.exec(t);
		if (n && r) return e = n[1] + n[2] + n[3], t = r[1] + r[2] + r[3], e > t ? 1 : e < t ? -1 : 0;
	}
	let d = /t|\s/i;
	function f(e) {
		let t = c(e);
		return function(e) {
			let n = e.split(d);
			return n.length === 2 && a(n[0]) && t(n[1]);
		};
	}
	function p(e, t) {
		if (!(e && t)) return;
		let n = new Date(e).valueOf(), r = new Date(t).valueOf();
		if (n && r) return n - r;
	}
	function ee(e, t) {
		if (!(e && t)) return;
		let [n, r] = e.split(d), [i, a] = t.split(d), s = o(n, i);
		if (s !== void 0) return s || l(r, a);
	}
	let m = /\/|:/, te = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function h(e) {
		return m.test(e) && te.test(e);
	}
	let ne = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function g(e) {
		return ne.lastIndex = 0, ne.test(e);
	}
	let re = -(2 ** 31), _ = 2 ** 31 - 1;
	function ie(e) {
		return Number.isInteger(e) && e <= _ && e >= re;
	}
	function v(e) {
		return Number.isInteger(e);
	}
	function ae() {
		return !0;
	}
	let y = /[^\\]\\Z/;
	function oe(e) {
		if (y.test(e)) return !1;
		try {
			return new RegExp(e), !0;
		} catch {
			return !1;
		}
	}
})))());
const _e = E;
function T(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = T.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.directives === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "directives" },
				message: "must have required property 'directives'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		for (let n in e) if (n !== "directives") {
			let e = {
				instancePath: t,
				keyword: "additionalProperties",
				params: { additionalProperty: n },
				message: "must NOT have additional properties"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.directives !== void 0 && typeof e.directives != "string") {
			let e = {
				instancePath: t + "/directives",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return T.errors = o, s === 0;
}
T.evaluated = {
	props: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
function E(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = E.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), T(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? T.errors : o.concat(T.errors), s = o.length), E.errors = o, s === 0;
}
E.evaluated = {
	props: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const ve = O;
function D(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = D.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (Object.keys(e).length < 1) {
			let e = {
				instancePath: t,
				keyword: "minProperties",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 properties"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		for (let n in e) if (n !== "frozen" && n !== "speed" && n !== "advance_seconds") {
			let e = {
				instancePath: t,
				keyword: "additionalProperties",
				params: { additionalProperty: n },
				message: "must NOT have additional properties"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.frozen !== void 0 && typeof e.frozen != "boolean") {
			let e = {
				instancePath: t + "/frozen",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.speed !== void 0) {
			let n = e.speed;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/speed",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 86400 || isNaN(n)) {
					let e = {
						instancePath: t + "/speed",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 86400
						},
						message: "must be <= 86400"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 1 || isNaN(n)) {
					let e = {
						instancePath: t + "/speed",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
		if (e.advance_seconds !== void 0) {
			let n = e.advance_seconds;
			if (typeof n == "number") {
				if (n > 31536e4 || isNaN(n)) {
					let e = {
						instancePath: t + "/advance_seconds",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 31536e4
						},
						message: "must be <= 315360000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/advance_seconds",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/advance_seconds",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return D.errors = o, s === 0;
}
D.evaluated = {
	props: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
function O(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = O.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), D(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? D.errors : o.concat(D.errors), s = o.length), O.errors = o, s === 0;
}
O.evaluated = {
	props: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const ye = A;
function k(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = k.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.suki === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "suki" },
				message: "must have required property 'suki'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.stamp === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "stamp" },
				message: "must have required property 'stamp'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.base === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "base" },
				message: "must have required property 'base'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.clock === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "clock" },
				message: "must have required property 'clock'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.changes === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "changes" },
				message: "must have required property 'changes'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.suki !== void 0 && e.suki !== "world") {
			let e = {
				instancePath: t + "/suki",
				keyword: "const",
				params: { allowedValue: "world" },
				message: "must be equal to constant"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.stamp !== void 0 && typeof e.stamp != "string") {
			let e = {
				instancePath: t + "/stamp",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.base !== void 0) {
			let n = e.base;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/base",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.clock !== void 0) {
			let n = e.clock;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/clock",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.changes !== void 0) {
			let n = e.changes;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (!e || typeof e != "object" || Array.isArray(e)) {
						let e = {
							instancePath: t + "/changes/" + r,
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/changes",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return k.errors = o, s === 0;
}
k.evaluated = {
	props: {
		suki: !0,
		stamp: !0,
		base: !0,
		clock: !0,
		changes: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function A(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = A.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), k(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? k.errors : o.concat(k.errors), s = o.length), A.errors = o, s === 0;
}
A.evaluated = {
	props: {
		suki: !0,
		stamp: !0,
		base: !0,
		clock: !0,
		changes: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const be = Se, xe = l.default.default ?? l.default;
function j(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = j.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.buyer === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "buyer" },
				message: "must have required property 'buyer'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		for (let n in e) if (n !== "buyer" && n !== "expired") {
			let e = {
				instancePath: t,
				keyword: "additionalProperties",
				params: { additionalProperty: n },
				message: "must NOT have additional properties"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.buyer !== void 0) {
			let n = e.buyer;
			if (typeof n == "string") {
				if (xe(n) < 1) {
					let e = {
						instancePath: t + "/buyer",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/buyer",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.expired !== void 0 && typeof e.expired != "boolean") {
			let e = {
				instancePath: t + "/expired",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return j.errors = o, s === 0;
}
j.evaluated = {
	props: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
function Se(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Se.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), j(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length), Se.errors = o, s === 0;
}
Se.evaluated = {
	props: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const Ce = N, we = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function M(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = M.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.email === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "email" },
				message: "must have required property 'email'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.first_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "first_name" },
				message: "must have required property 'first_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.last_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "last_name" },
				message: "must have required property 'last_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		for (let n in e) if (n !== "email" && n !== "first_name" && n !== "last_name") {
			let e = {
				instancePath: t,
				keyword: "additionalProperties",
				params: { additionalProperty: n },
				message: "must NOT have additional properties"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.email !== void 0) {
			let n = e.email;
			if (typeof n == "string") {
				if (!we.test(n)) {
					let e = {
						instancePath: t + "/email",
						keyword: "format",
						params: { format: "email" },
						message: "must match format \"email\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/email",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.first_name !== void 0) {
			let n = e.first_name;
			if (typeof n == "string") {
				if (xe(n) < 1) {
					let e = {
						instancePath: t + "/first_name",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/first_name",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.last_name !== void 0) {
			let n = e.last_name;
			if (typeof n == "string") {
				if (xe(n) < 1) {
					let e = {
						instancePath: t + "/last_name",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/last_name",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return M.errors = o, s === 0;
}
M.evaluated = {
	props: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
function N(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = N.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), M(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length), N.errors = o, s === 0;
}
N.evaluated = {
	props: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const Te = F, Ee = {
	type: "object",
	required: ["refused", "token"],
	properties: {
		refused: {
			type: "array",
			items: {
				type: "object",
				required: ["directive", "reason"],
				properties: {
					directive: { type: "string" },
					reason: { type: "string" }
				}
			}
		},
		token: { type: ["string", "null"] }
	}
};
function P(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = P.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.refused === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "refused" },
				message: "must have required property 'refused'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.token === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "token" },
				message: "must have required property 'token'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.refused !== void 0) {
			let n = e.refused;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (e && typeof e == "object" && !Array.isArray(e)) {
						if (e.directive === void 0) {
							let e = {
								instancePath: t + "/refused/" + r,
								keyword: "required",
								params: { missingProperty: "directive" },
								message: "must have required property 'directive'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.reason === void 0) {
							let e = {
								instancePath: t + "/refused/" + r,
								keyword: "required",
								params: { missingProperty: "reason" },
								message: "must have required property 'reason'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.directive !== void 0 && typeof e.directive != "string") {
							let e = {
								instancePath: t + "/refused/" + r + "/directive",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.reason !== void 0 && typeof e.reason != "string") {
							let e = {
								instancePath: t + "/refused/" + r + "/reason",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					} else {
						let e = {
							instancePath: t + "/refused/" + r,
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/refused",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.token !== void 0) {
			let n = e.token;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/token",
					keyword: "type",
					params: { type: Ee.properties.token.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return P.errors = o, s === 0;
}
P.evaluated = {
	props: {
		refused: !0,
		token: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function F(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = F.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), P(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? P.errors : o.concat(P.errors), s = o.length), F.errors = o, s === 0;
}
F.evaluated = {
	props: {
		refused: !0,
		token: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const I = R;
function L(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = L.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.message === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "message" },
				message: "must have required property 'message'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.code === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.message !== void 0 && typeof e.message != "string") {
			let e = {
				instancePath: t + "/message",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.code !== void 0 && typeof e.code != "string") {
			let e = {
				instancePath: t + "/code",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return L.errors = o, s === 0;
}
L.evaluated = {
	props: {
		message: !0,
		code: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function R(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = R.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), L(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? L.errors : o.concat(L.errors), s = o.length), R.errors = o, s === 0;
}
R.evaluated = {
	props: {
		message: !0,
		code: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const De = H, Oe = {
	type: "object",
	required: [
		"world",
		"clock",
		"settings",
		"conditions",
		"faults",
		"scenario",
		"made",
		"sockets"
	],
	properties: {
		world: { type: "string" },
		clock: { $ref: "contract.json#/components/schemas/Clock" },
		settings: {
			type: "object",
			required: [
				"seed",
				"products",
				"shops",
				"born_at"
			],
			properties: {
				seed: { type: "integer" },
				products: { type: "integer" },
				shops: { type: "integer" },
				born_at: {
					type: "string",
					format: "date-time"
				}
			}
		},
		conditions: {
			type: "object",
			required: [
				"latency",
				"sockets",
				"keys",
				"echo",
				"only"
			],
			properties: {
				latency: { type: "integer" },
				sockets: { enum: ["up", "down"] },
				keys: { enum: ["honoured", "ignored"] },
				echo: { enum: [
					"prompt",
					"late",
					"twice"
				] },
				only: { type: "string" }
			}
		},
		faults: {
			type: "array",
			items: { type: "string" }
		},
		scenario: { type: "string" },
		made: {
			type: "object",
			required: ["orders", "messages"],
			properties: {
				orders: { type: "integer" },
				messages: { type: "integer" }
			}
		},
		sockets: { type: "integer" }
	}
}, z = ge.default.fullFormats["date-time"];
function B(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = B.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.now === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "now" },
				message: "must have required property 'now'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.frozen === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "frozen" },
				message: "must have required property 'frozen'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.speed === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "speed" },
				message: "must have required property 'speed'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.now !== void 0) {
			let n = e.now;
			if (typeof n == "string") {
				if (!z.validate(n)) {
					let e = {
						instancePath: t + "/now",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/now",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.frozen !== void 0 && typeof e.frozen != "boolean") {
			let e = {
				instancePath: t + "/frozen",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.speed !== void 0 && typeof e.speed != "number") {
			let e = {
				instancePath: t + "/speed",
				keyword: "type",
				params: { type: "number" },
				message: "must be number"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return B.errors = o, s === 0;
}
B.evaluated = {
	props: {
		now: !0,
		frozen: !0,
		speed: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function V(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = V.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.world === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "world" },
				message: "must have required property 'world'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.clock === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "clock" },
				message: "must have required property 'clock'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.settings === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "settings" },
				message: "must have required property 'settings'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.conditions === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "conditions" },
				message: "must have required property 'conditions'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.faults === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "faults" },
				message: "must have required property 'faults'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.scenario === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "scenario" },
				message: "must have required property 'scenario'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.made === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "made" },
				message: "must have required property 'made'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.sockets === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "sockets" },
				message: "must have required property 'sockets'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.world !== void 0 && typeof e.world != "string") {
			let e = {
				instancePath: t + "/world",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.clock !== void 0 && (B(e.clock, {
			instancePath: t + "/clock",
			parentData: e,
			parentDataProperty: "clock",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? B.errors : o.concat(B.errors), s = o.length)), e.settings !== void 0) {
			let n = e.settings;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.seed === void 0) {
					let e = {
						instancePath: t + "/settings",
						keyword: "required",
						params: { missingProperty: "seed" },
						message: "must have required property 'seed'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.products === void 0) {
					let e = {
						instancePath: t + "/settings",
						keyword: "required",
						params: { missingProperty: "products" },
						message: "must have required property 'products'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.shops === void 0) {
					let e = {
						instancePath: t + "/settings",
						keyword: "required",
						params: { missingProperty: "shops" },
						message: "must have required property 'shops'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.born_at === void 0) {
					let e = {
						instancePath: t + "/settings",
						keyword: "required",
						params: { missingProperty: "born_at" },
						message: "must have required property 'born_at'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.seed !== void 0) {
					let e = n.seed;
					if (typeof e != "number" || e % 1 || isNaN(e)) {
						let e = {
							instancePath: t + "/settings/seed",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.products !== void 0) {
					let e = n.products;
					if (typeof e != "number" || e % 1 || isNaN(e)) {
						let e = {
							instancePath: t + "/settings/products",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.shops !== void 0) {
					let e = n.shops;
					if (typeof e != "number" || e % 1 || isNaN(e)) {
						let e = {
							instancePath: t + "/settings/shops",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.born_at !== void 0) {
					let e = n.born_at;
					if (typeof e == "string") {
						if (!z.validate(e)) {
							let e = {
								instancePath: t + "/settings/born_at",
								keyword: "format",
								params: { format: "date-time" },
								message: "must match format \"date-time\""
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					} else {
						let e = {
							instancePath: t + "/settings/born_at",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/settings",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.conditions !== void 0) {
			let n = e.conditions;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.latency === void 0) {
					let e = {
						instancePath: t + "/conditions",
						keyword: "required",
						params: { missingProperty: "latency" },
						message: "must have required property 'latency'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.sockets === void 0) {
					let e = {
						instancePath: t + "/conditions",
						keyword: "required",
						params: { missingProperty: "sockets" },
						message: "must have required property 'sockets'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.keys === void 0) {
					let e = {
						instancePath: t + "/conditions",
						keyword: "required",
						params: { missingProperty: "keys" },
						message: "must have required property 'keys'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.echo === void 0) {
					let e = {
						instancePath: t + "/conditions",
						keyword: "required",
						params: { missingProperty: "echo" },
						message: "must have required property 'echo'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.only === void 0) {
					let e = {
						instancePath: t + "/conditions",
						keyword: "required",
						params: { missingProperty: "only" },
						message: "must have required property 'only'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.latency !== void 0) {
					let e = n.latency;
					if (typeof e != "number" || e % 1 || isNaN(e)) {
						let e = {
							instancePath: t + "/conditions/latency",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.sockets !== void 0) {
					let e = n.sockets;
					if (e !== "up" && e !== "down") {
						let e = {
							instancePath: t + "/conditions/sockets",
							keyword: "enum",
							params: { allowedValues: Oe.properties.conditions.properties.sockets.enum },
							message: "must be equal to one of the allowed values"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.keys !== void 0) {
					let e = n.keys;
					if (e !== "honoured" && e !== "ignored") {
						let e = {
							instancePath: t + "/conditions/keys",
							keyword: "enum",
							params: { allowedValues: Oe.properties.conditions.properties.keys.enum },
							message: "must be equal to one of the allowed values"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.echo !== void 0) {
					let e = n.echo;
					if (e !== "prompt" && e !== "late" && e !== "twice") {
						let e = {
							instancePath: t + "/conditions/echo",
							keyword: "enum",
							params: { allowedValues: Oe.properties.conditions.properties.echo.enum },
							message: "must be equal to one of the allowed values"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.only !== void 0 && typeof n.only != "string") {
					let e = {
						instancePath: t + "/conditions/only",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/conditions",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.faults !== void 0) {
			let n = e.faults;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) if (typeof n[r] != "string") {
					let e = {
						instancePath: t + "/faults/" + r,
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/faults",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.scenario !== void 0 && typeof e.scenario != "string") {
			let e = {
				instancePath: t + "/scenario",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.made !== void 0) {
			let n = e.made;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.orders === void 0) {
					let e = {
						instancePath: t + "/made",
						keyword: "required",
						params: { missingProperty: "orders" },
						message: "must have required property 'orders'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.messages === void 0) {
					let e = {
						instancePath: t + "/made",
						keyword: "required",
						params: { missingProperty: "messages" },
						message: "must have required property 'messages'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.orders !== void 0) {
					let e = n.orders;
					if (typeof e != "number" || e % 1 || isNaN(e)) {
						let e = {
							instancePath: t + "/made/orders",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.messages !== void 0) {
					let e = n.messages;
					if (typeof e != "number" || e % 1 || isNaN(e)) {
						let e = {
							instancePath: t + "/made/messages",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/made",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.sockets !== void 0) {
			let n = e.sockets;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/sockets",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return V.errors = o, s === 0;
}
V.evaluated = {
	props: {
		world: !0,
		clock: !0,
		settings: !0,
		conditions: !0,
		faults: !0,
		scenario: !0,
		made: !0,
		sockets: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function H(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = H.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), V(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? V.errors : o.concat(V.errors), s = o.length), H.errors = o, s === 0;
}
H.evaluated = {
	props: {
		world: !0,
		clock: !0,
		settings: !0,
		conditions: !0,
		faults: !0,
		scenario: !0,
		made: !0,
		sockets: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ke = W;
function U(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = U.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.now === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "now" },
				message: "must have required property 'now'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.frozen === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "frozen" },
				message: "must have required property 'frozen'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.speed === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "speed" },
				message: "must have required property 'speed'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.now !== void 0) {
			let n = e.now;
			if (typeof n == "string") {
				if (!z.validate(n)) {
					let e = {
						instancePath: t + "/now",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/now",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.frozen !== void 0 && typeof e.frozen != "boolean") {
			let e = {
				instancePath: t + "/frozen",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.speed !== void 0 && typeof e.speed != "number") {
			let e = {
				instancePath: t + "/speed",
				keyword: "type",
				params: { type: "number" },
				message: "must be number"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return U.errors = o, s === 0;
}
U.evaluated = {
	props: {
		now: !0,
		frozen: !0,
		speed: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function W(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = W.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), U(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? U.errors : o.concat(U.errors), s = o.length), W.errors = o, s === 0;
}
W.evaluated = {
	props: {
		now: !0,
		frozen: !0,
		speed: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Ae = K;
function G(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = G.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.now === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "now" },
				message: "must have required property 'now'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.changes === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "changes" },
				message: "must have required property 'changes'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.now !== void 0) {
			let n = e.now;
			if (typeof n == "string") {
				if (!z.validate(n)) {
					let e = {
						instancePath: t + "/now",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/now",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.changes !== void 0) {
			let n = e.changes;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/changes",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return G.errors = o, s === 0;
}
G.evaluated = {
	props: {
		now: !0,
		changes: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function K(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = K.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), G(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? G.errors : o.concat(G.errors), s = o.length), K.errors = o, s === 0;
}
K.evaluated = {
	props: {
		now: !0,
		changes: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const je = J;
function q(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = q.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.worlds === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "worlds" },
				message: "must have required property 'worlds'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.most === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "most" },
				message: "must have required property 'most'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.worlds !== void 0) {
			let n = e.worlds;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (e && typeof e == "object" && !Array.isArray(e)) {
						if (e.name === void 0) {
							let e = {
								instancePath: t + "/worlds/" + r,
								keyword: "required",
								params: { missingProperty: "name" },
								message: "must have required property 'name'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.now === void 0) {
							let e = {
								instancePath: t + "/worlds/" + r,
								keyword: "required",
								params: { missingProperty: "now" },
								message: "must have required property 'now'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.used_at === void 0) {
							let e = {
								instancePath: t + "/worlds/" + r,
								keyword: "required",
								params: { missingProperty: "used_at" },
								message: "must have required property 'used_at'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.sockets === void 0) {
							let e = {
								instancePath: t + "/worlds/" + r,
								keyword: "required",
								params: { missingProperty: "sockets" },
								message: "must have required property 'sockets'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.name !== void 0 && typeof e.name != "string") {
							let e = {
								instancePath: t + "/worlds/" + r + "/name",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.now !== void 0) {
							let n = e.now;
							if (typeof n == "string") {
								if (!z.validate(n)) {
									let e = {
										instancePath: t + "/worlds/" + r + "/now",
										keyword: "format",
										params: { format: "date-time" },
										message: "must match format \"date-time\""
									};
									o === null ? o = [e] : o.push(e), s++;
								}
							} else {
								let e = {
									instancePath: t + "/worlds/" + r + "/now",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						if (e.used_at !== void 0) {
							let n = e.used_at;
							if (typeof n == "string") {
								if (!z.validate(n)) {
									let e = {
										instancePath: t + "/worlds/" + r + "/used_at",
										keyword: "format",
										params: { format: "date-time" },
										message: "must match format \"date-time\""
									};
									o === null ? o = [e] : o.push(e), s++;
								}
							} else {
								let e = {
									instancePath: t + "/worlds/" + r + "/used_at",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						if (e.sockets !== void 0) {
							let n = e.sockets;
							if (typeof n != "number" || n % 1 || isNaN(n)) {
								let e = {
									instancePath: t + "/worlds/" + r + "/sockets",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
					} else {
						let e = {
							instancePath: t + "/worlds/" + r,
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/worlds",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.most !== void 0) {
			let n = e.most;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/most",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return q.errors = o, s === 0;
}
q.evaluated = {
	props: {
		worlds: !0,
		most: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function J(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = J.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), q(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? q.errors : o.concat(q.errors), s = o.length), J.errors = o, s === 0;
}
J.evaluated = {
	props: {
		worlds: !0,
		most: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Me = Pe, Ne = {
	type: "object",
	required: ["mails"],
	properties: { mails: {
		type: "array",
		items: {
			type: "object",
			required: [
				"to",
				"subject",
				"body",
				"code",
				"sent_at"
			],
			properties: {
				to: { type: "string" },
				subject: { type: "string" },
				body: { type: "string" },
				code: { type: ["string", "null"] },
				sent_at: {
					type: "string",
					format: "date-time"
				}
			}
		}
	} }
};
function Y(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Y.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.mails === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "mails" },
				message: "must have required property 'mails'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.mails !== void 0) {
			let n = e.mails;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (e && typeof e == "object" && !Array.isArray(e)) {
						if (e.to === void 0) {
							let e = {
								instancePath: t + "/mails/" + r,
								keyword: "required",
								params: { missingProperty: "to" },
								message: "must have required property 'to'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.subject === void 0) {
							let e = {
								instancePath: t + "/mails/" + r,
								keyword: "required",
								params: { missingProperty: "subject" },
								message: "must have required property 'subject'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.body === void 0) {
							let e = {
								instancePath: t + "/mails/" + r,
								keyword: "required",
								params: { missingProperty: "body" },
								message: "must have required property 'body'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.code === void 0) {
							let e = {
								instancePath: t + "/mails/" + r,
								keyword: "required",
								params: { missingProperty: "code" },
								message: "must have required property 'code'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.sent_at === void 0) {
							let e = {
								instancePath: t + "/mails/" + r,
								keyword: "required",
								params: { missingProperty: "sent_at" },
								message: "must have required property 'sent_at'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.to !== void 0 && typeof e.to != "string") {
							let e = {
								instancePath: t + "/mails/" + r + "/to",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.subject !== void 0 && typeof e.subject != "string") {
							let e = {
								instancePath: t + "/mails/" + r + "/subject",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.body !== void 0 && typeof e.body != "string") {
							let e = {
								instancePath: t + "/mails/" + r + "/body",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.code !== void 0) {
							let n = e.code;
							if (typeof n != "string" && n !== null) {
								let e = {
									instancePath: t + "/mails/" + r + "/code",
									keyword: "type",
									params: { type: Ne.properties.mails.items.properties.code.type },
									message: "must be string,null"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						if (e.sent_at !== void 0) {
							let n = e.sent_at;
							if (typeof n == "string") {
								if (!z.validate(n)) {
									let e = {
										instancePath: t + "/mails/" + r + "/sent_at",
										keyword: "format",
										params: { format: "date-time" },
										message: "must match format \"date-time\""
									};
									o === null ? o = [e] : o.push(e), s++;
								}
							} else {
								let e = {
									instancePath: t + "/mails/" + r + "/sent_at",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
					} else {
						let e = {
							instancePath: t + "/mails/" + r,
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/mails",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Y.errors = o, s === 0;
}
Y.evaluated = {
	props: { mails: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function Pe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Pe.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Y(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Y.errors : o.concat(Y.errors), s = o.length), Pe.errors = o, s === 0;
}
Pe.evaluated = {
	props: { mails: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const Fe = Ie;
function X(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = X.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.token === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "token" },
				message: "must have required property 'token'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.buyer_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "buyer_id" },
				message: "must have required property 'buyer_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.email === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "email" },
				message: "must have required property 'email'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.token !== void 0 && typeof e.token != "string") {
			let e = {
				instancePath: t + "/token",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.buyer_id !== void 0 && typeof e.buyer_id != "string") {
			let e = {
				instancePath: t + "/buyer_id",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.email !== void 0 && typeof e.email != "string") {
			let e = {
				instancePath: t + "/email",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return X.errors = o, s === 0;
}
X.evaluated = {
	props: {
		token: !0,
		buyer_id: !0,
		email: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Ie(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ie.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), X(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? X.errors : o.concat(X.errors), s = o.length), Ie.errors = o, s === 0;
}
Ie.evaluated = {
	props: {
		token: !0,
		buyer_id: !0,
		email: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Le = Re;
function Z(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Z.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.access_token === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "access_token" },
				message: "must have required property 'access_token'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.access_token !== void 0 && typeof e.access_token != "string") {
			let e = {
				instancePath: t + "/access_token",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Z.errors = o, s === 0;
}
Z.evaluated = {
	props: { access_token: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function Re(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Re.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Z(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Z.errors : o.concat(Z.errors), s = o.length), Re.errors = o, s === 0;
}
Re.evaluated = {
	props: { access_token: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const ze = Ve, Be = {
	type: "object",
	required: [
		"id",
		"at",
		"method",
		"path",
		"operation",
		"query",
		"headers",
		"body",
		"status",
		"ms"
	],
	properties: {
		id: { type: "integer" },
		at: {
			type: "string",
			format: "date-time"
		},
		method: { type: "string" },
		path: { type: "string" },
		operation: { type: ["string", "null"] },
		query: {
			type: "object",
			additionalProperties: { type: "string" }
		},
		headers: {
			type: "object",
			additionalProperties: { type: "string" }
		},
		body: {},
		status: { type: ["integer", "null"] },
		ms: { type: ["integer", "null"] }
	}
};
function Q(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Q.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.at === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "at" },
				message: "must have required property 'at'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.method === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "method" },
				message: "must have required property 'method'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.path === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "path" },
				message: "must have required property 'path'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.operation === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "operation" },
				message: "must have required property 'operation'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.query === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "query" },
				message: "must have required property 'query'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.headers === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "headers" },
				message: "must have required property 'headers'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.body === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "body" },
				message: "must have required property 'body'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.status === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.ms === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "ms" },
				message: "must have required property 'ms'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.id !== void 0) {
			let n = e.id;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/id",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.at !== void 0) {
			let n = e.at;
			if (typeof n == "string") {
				if (!z.validate(n)) {
					let e = {
						instancePath: t + "/at",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/at",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.method !== void 0 && typeof e.method != "string") {
			let e = {
				instancePath: t + "/method",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.path !== void 0 && typeof e.path != "string") {
			let e = {
				instancePath: t + "/path",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.operation !== void 0) {
			let n = e.operation;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/operation",
					keyword: "type",
					params: { type: Be.properties.operation.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				for (let e in n) if (typeof n[e] != "string") {
					let n = {
						instancePath: t + "/query/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					o === null ? o = [n] : o.push(n), s++;
				}
			} else {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.headers !== void 0) {
			let n = e.headers;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				for (let e in n) if (typeof n[e] != "string") {
					let n = {
						instancePath: t + "/headers/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					o === null ? o = [n] : o.push(n), s++;
				}
			} else {
				let e = {
					instancePath: t + "/headers",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.status !== void 0) {
			let n = e.status;
			if ((typeof n != "number" || n % 1 || isNaN(n)) && n !== null) {
				let e = {
					instancePath: t + "/status",
					keyword: "type",
					params: { type: Be.properties.status.type },
					message: "must be integer,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.ms !== void 0) {
			let n = e.ms;
			if ((typeof n != "number" || n % 1 || isNaN(n)) && n !== null) {
				let e = {
					instancePath: t + "/ms",
					keyword: "type",
					params: { type: Be.properties.ms.type },
					message: "must be integer,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Q.errors = o, s === 0;
}
Q.evaluated = {
	props: {
		id: !0,
		at: !0,
		method: !0,
		path: !0,
		operation: !0,
		query: !0,
		headers: !0,
		body: !0,
		status: !0,
		ms: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function $(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = $.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.count === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "count" },
				message: "must have required property 'count'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.calls === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "calls" },
				message: "must have required property 'calls'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.count !== void 0) {
			let n = e.count;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/count",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.calls !== void 0) {
			let n = e.calls;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) Q(n[r], {
					instancePath: t + "/calls/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Q.errors : o.concat(Q.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/calls",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return $.errors = o, s === 0;
}
$.evaluated = {
	props: {
		count: !0,
		calls: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Ve(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ve.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), $(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? $.errors : o.concat($.errors), s = o.length), Ve.errors = o, s === 0;
}
Ve.evaluated = {
	props: {
		count: !0,
		calls: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
// entry
const He = {
	applyDirectives: {
		parameters: u,
		body: _e
	},
	getState: {
		parameters: f,
		body: void 0
	},
	getClock: {
		parameters: ee,
		body: void 0
	},
	setClock: {
		parameters: te,
		body: ve
	},
	resetWorld: {
		parameters: ne,
		body: void 0
	},
	downloadWorld: {
		parameters: re,
		body: void 0
	},
	loadWorld: {
		parameters: ie,
		body: ye
	},
	listWorlds: {
		parameters: ae,
		body: void 0
	},
	closeWorld: {
		parameters: oe,
		body: void 0
	},
	listMails: {
		parameters: ce,
		body: void 0
	},
	signIn: {
		parameters: de,
		body: be
	},
	consentByGoogle: {
		parameters: fe,
		body: Ce
	},
	listCalls: {
		parameters: pe,
		body: void 0
	},
	clearCalls: {
		parameters: he,
		body: void 0
	}
}, Ue = {
	applyDirectives: {
		200: Te,
		403: I,
		415: I,
		422: I
	},
	getState: {
		200: De,
		403: I
	},
	getClock: {
		200: ke,
		403: I
	},
	setClock: {
		200: ke,
		403: I,
		415: I,
		422: I
	},
	resetWorld: {
		204: null,
		403: I
	},
	downloadWorld: {
		200: ye,
		403: I
	},
	loadWorld: {
		200: Ae,
		403: I,
		415: I,
		422: I
	},
	listWorlds: {
		200: je,
		403: I
	},
	closeWorld: {
		204: null,
		403: I,
		404: I
	},
	listMails: {
		200: Me,
		403: I,
		422: I
	},
	signIn: {
		201: Fe,
		403: I,
		415: I,
		422: I
	},
	consentByGoogle: {
		201: Le,
		403: I,
		415: I,
		422: I
	},
	listCalls: {
		200: ze,
		403: I,
		422: I
	},
	clearCalls: {
		204: null,
		403: I
	}
}, We = {};
export { We as eventValidators, Ue as replyValidators, He as requestValidators };
