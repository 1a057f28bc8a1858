// @ts-nocheck
// Generated from openapi/openapi.yaml: do not edit.
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
const m = h;
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
const g = ee;
function ee(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ee.evaluated;
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
	return ee.errors = o, s === 0;
}
ee.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const te = ne;
function ne(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ne.evaluated;
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
	return ne.errors = o, s === 0;
}
ne.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const re = ie;
function ie(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ie.evaluated;
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
	return ie.errors = o, s === 0;
}
ie.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ae = oe;
function oe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = oe.evaluated;
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
	return oe.errors = o, s === 0;
}
oe.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const se = ue, ce = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i, _ = l.default.default ?? l.default, le = RegExp("^09\\d{9}$", "u");
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
				if (n.email !== void 0) {
					let e = n.email;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/email",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.email = i));
					}
					if (typeof e == "string") {
						if (_(e) > 254) {
							let e = {
								instancePath: t + "/query/email",
								keyword: "maxLength",
								params: { limit: 254 },
								message: "must NOT have more than 254 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (!ce.test(e)) {
							let e = {
								instancePath: t + "/query/email",
								keyword: "format",
								params: { format: "email" },
								message: "must match format \"email\""
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
				}
				if (n.mobileNumber !== void 0) {
					let e = n.mobileNumber;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/mobileNumber",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.mobileNumber = i));
					}
					if (typeof e == "string" && !le.test(e)) {
						let e = {
							instancePath: t + "/query/mobileNumber",
							keyword: "pattern",
							params: { pattern: "^09\\d{9}$" },
							message: "must match pattern \"^09\\d{9}$\""
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
const de = fe;
function fe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = fe.evaluated;
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
	return fe.errors = o, s === 0;
}
fe.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const pe = me;
function me(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = me.evaluated;
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
	return me.errors = o, s === 0;
}
me.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const he = ge;
function ge(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ge.evaluated;
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
	return ge.errors = o, s === 0;
}
ge.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const _e = ve;
function ve(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ve.evaluated;
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
	return ve.errors = o, s === 0;
}
ve.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ye = be;
function be(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = be.evaluated;
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
	return be.errors = o, s === 0;
}
be.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const xe = Se;
function Se(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Se.evaluated;
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
	return Se.errors = o, s === 0;
}
Se.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Ce = we;
function we(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = we.evaluated;
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
	return we.errors = o, s === 0;
}
we.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Te = Ee;
function Ee(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ee.evaluated;
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
	return Ee.errors = o, s === 0;
}
Ee.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const De = Oe;
function Oe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Oe.evaluated;
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
	return Oe.errors = o, s === 0;
}
Oe.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ke = Ae;
function Ae(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ae.evaluated;
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
	return Ae.errors = o, s === 0;
}
Ae.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const je = Ne, v = RegExp("^[0-9a-f]{24}$", "u"), Me = RegExp("^[a-z0-9-]+(,[a-z0-9-]+)*$", "u");
function Ne(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ne.evaluated;
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
				if (n.page === void 0 && (n.page = 1), n.limit === void 0 && (n.limit = 8), n.session !== void 0) {
					let e = n.session;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/session",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.session = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/query/session",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				let e = n.page;
				if (typeof e != "number" || e % 1 || isNaN(e)) {
					let r = typeof e, i;
					if (i === void 0) {
						if (r === "boolean" || e === null || r === "string" && e && e == +e && !(e % 1)) i = +e;
						else {
							let e = {
								instancePath: t + "/query/page",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					i !== void 0 && (e = i, n !== void 0 && (n.page = i));
				}
				if (typeof e == "number") {
					if (e > 1e4 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/page",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e4
							},
							message: "must be <= 10000"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
					if (e < 1 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/page",
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
				let r = n.limit;
				if (typeof r != "number" || r % 1 || isNaN(r)) {
					let e = typeof r, i;
					if (i === void 0) {
						if (e === "boolean" || r === null || e === "string" && r && r == +r && !(r % 1)) i = +r;
						else {
							let e = {
								instancePath: t + "/query/limit",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					i !== void 0 && (r = i, n !== void 0 && (n.limit = i));
				}
				if (typeof r == "number") {
					if (r > 50 || isNaN(r)) {
						let e = {
							instancePath: t + "/query/limit",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 50
							},
							message: "must be <= 50"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
					if (r < 1 || isNaN(r)) {
						let e = {
							instancePath: t + "/query/limit",
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
				if (n.categories !== void 0) {
					let e = n.categories;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/categories",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.categories = i));
					}
					if (typeof e == "string") {
						if (_(e) > 500) {
							let e = {
								instancePath: t + "/query/categories",
								keyword: "maxLength",
								params: { limit: 500 },
								message: "must NOT have more than 500 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (!Me.test(e)) {
							let e = {
								instancePath: t + "/query/categories",
								keyword: "pattern",
								params: { pattern: "^[a-z0-9-]+(,[a-z0-9-]+)*$" },
								message: "must match pattern \"^[a-z0-9-]+(,[a-z0-9-]+)*$\""
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
				}
				if (n.shopId !== void 0) {
					let e = n.shopId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/shopId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.shopId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/query/shopId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.query !== void 0) {
					let e = n.query;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/query",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.query = i));
					}
					if (typeof e == "string" && _(e) > 100) {
						let e = {
							instancePath: t + "/query/query",
							keyword: "maxLength",
							params: { limit: 100 },
							message: "must NOT have more than 100 characters"
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
	return Ne.errors = o, s === 0;
}
Ne.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Pe = Fe;
function Fe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Fe.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.session !== void 0) {
					let e = n.session;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/session",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.session = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/query/session",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Fe.errors = o, s === 0;
}
Fe.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Ie = Le;
function Le(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Le.evaluated;
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
	return Le.errors = o, s === 0;
}
Le.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Re = ze;
function ze(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ze.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.userId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "userId" },
						message: "must have required property 'userId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.userId !== void 0) {
					let e = n.userId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/userId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.userId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/userId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return ze.errors = o, s === 0;
}
ze.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Be = Ve;
function Ve(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ve.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Ve.errors = o, s === 0;
}
Ve.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const He = Ue;
function Ue(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ue.evaluated;
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
	return Ue.errors = o, s === 0;
}
Ue.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const We = Ge;
function Ge(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ge.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.productId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "productId" },
						message: "must have required property 'productId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.productId !== void 0) {
					let e = n.productId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/productId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.productId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/productId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
			if (n && typeof n == "object" && !Array.isArray(n)) {
				n.page === void 0 && (n.page = 1);
				let e = n.page;
				if (typeof e != "number" || e % 1 || isNaN(e)) {
					let r = typeof e, i;
					if (i === void 0) {
						if (r === "boolean" || e === null || r === "string" && e && e == +e && !(e % 1)) i = +e;
						else {
							let e = {
								instancePath: t + "/query/page",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					i !== void 0 && (e = i, n !== void 0 && (n.page = i));
				}
				if (typeof e == "number") {
					if (e > 1e4 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/page",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e4
							},
							message: "must be <= 10000"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
					if (e < 1 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/page",
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
	return Ge.errors = o, s === 0;
}
Ge.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Ke = qe;
function qe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = qe.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.term === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "term" },
						message: "must have required property 'term'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.term !== void 0) {
					let e = n.term;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/term",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.term = i));
					}
					if (typeof e == "string") {
						if (_(e) > 100) {
							let e = {
								instancePath: t + "/path/term",
								keyword: "maxLength",
								params: { limit: 100 },
								message: "must NOT have more than 100 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (_(e) < 1) {
							let e = {
								instancePath: t + "/path/term",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
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
	return qe.errors = o, s === 0;
}
qe.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Je = Ye;
function Ye(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ye.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
			if (n && typeof n == "object" && !Array.isArray(n)) {
				n.meters === void 0 && (n.meters = 1e6);
				let e = n.meters;
				if (typeof e != "number" || e % 1 || isNaN(e)) {
					let r = typeof e, i;
					if (i === void 0) {
						if (r === "boolean" || e === null || r === "string" && e && e == +e && !(e % 1)) i = +e;
						else {
							let e = {
								instancePath: t + "/query/meters",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					i !== void 0 && (e = i, n !== void 0 && (n.meters = i));
				}
				if (typeof e == "number") {
					if (e > 5e6 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/meters",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 5e6
							},
							message: "must be <= 5000000"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
					if (e < 1 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/meters",
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
	return Ye.errors = o, s === 0;
}
Ye.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Xe = Ze;
function Ze(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ze.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.userId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "userId" },
						message: "must have required property 'userId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.userId !== void 0) {
					let e = n.userId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/userId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.userId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/userId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Ze.errors = o, s === 0;
}
Ze.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Qe = $e;
function $e(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = $e.evaluated;
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
	return $e.errors = o, s === 0;
}
$e.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const et = tt;
function tt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = tt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.cartId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "cartId" },
						message: "must have required property 'cartId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.cartId !== void 0) {
					let e = n.cartId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/cartId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.cartId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/cartId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return tt.errors = o, s === 0;
}
tt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const nt = rt;
function rt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = rt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.cartId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "cartId" },
						message: "must have required property 'cartId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.cartId !== void 0) {
					let e = n.cartId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/cartId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.cartId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/cartId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return rt.errors = o, s === 0;
}
rt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const it = at;
function at(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = at.evaluated;
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
	return at.errors = o, s === 0;
}
at.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ot = ct, st = RegExp("^[A-Za-z0-9-]{8,64}$", "u");
function ct(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ct.evaluated;
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
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n["idempotency-key"] !== void 0) {
					let e = n["idempotency-key"];
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/header/idempotency-key",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n["idempotency-key"] = i));
					}
					if (typeof e == "string" && !st.test(e)) {
						let e = {
							instancePath: t + "/header/idempotency-key",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9-]{8,64}$" },
							message: "must match pattern \"^[A-Za-z0-9-]{8,64}$\""
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
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
	return ct.errors = o, s === 0;
}
ct.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const lt = ut;
function ut(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ut.evaluated;
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
	return ut.errors = o, s === 0;
}
ut.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const dt = ft;
function ft(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ft.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return ft.errors = o, s === 0;
}
ft.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const pt = mt;
function mt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = mt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return mt.errors = o, s === 0;
}
mt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ht = gt;
function gt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = gt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return gt.errors = o, s === 0;
}
gt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const _t = vt;
function vt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = vt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return vt.errors = o, s === 0;
}
vt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const yt = bt;
function bt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = bt.evaluated;
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
	return bt.errors = o, s === 0;
}
bt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const xt = Ct, St = {
	type: "string",
	enum: [
		"PENDING",
		"PREPARING",
		"PACKED",
		"PENDING_CANCELLATION",
		"READY_TO_PICK_UP",
		"COMPLETED",
		"CANCELLED",
		"REFUND_REQUESTED",
		"REFUNDED",
		"REFUND_REJECTED",
		"SHIPPED"
	]
};
function Ct(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ct.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.userId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "userId" },
						message: "must have required property 'userId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.userId !== void 0) {
					let e = n.userId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/userId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.userId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/userId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.page === void 0 && (n.page = 1), n.status !== void 0) {
					let e = n.status;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/status",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.status = i));
					}
					if (e !== "PENDING" && e !== "PREPARING" && e !== "PACKED" && e !== "PENDING_CANCELLATION" && e !== "READY_TO_PICK_UP" && e !== "COMPLETED" && e !== "CANCELLED" && e !== "REFUND_REQUESTED" && e !== "REFUNDED" && e !== "REFUND_REJECTED" && e !== "SHIPPED") {
						let e = {
							instancePath: t + "/query/status",
							keyword: "enum",
							params: { allowedValues: St.enum },
							message: "must be equal to one of the allowed values"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				let e = n.page;
				if (typeof e != "number" || e % 1 || isNaN(e)) {
					let r = typeof e, i;
					if (i === void 0) {
						if (r === "boolean" || e === null || r === "string" && e && e == +e && !(e % 1)) i = +e;
						else {
							let e = {
								instancePath: t + "/query/page",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					i !== void 0 && (e = i, n !== void 0 && (n.page = i));
				}
				if (typeof e == "number") {
					if (e > 1e4 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/page",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e4
							},
							message: "must be <= 10000"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
					if (e < 1 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/page",
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
				if (n.shop_name !== void 0) {
					let e = n.shop_name;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/shop_name",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.shop_name = i));
					}
					if (typeof e == "string") {
						if (_(e) > 100) {
							let e = {
								instancePath: t + "/query/shop_name",
								keyword: "maxLength",
								params: { limit: 100 },
								message: "must NOT have more than 100 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (_(e) < 1) {
							let e = {
								instancePath: t + "/query/shop_name",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
				}
				if (n.transaction_id !== void 0) {
					let e = n.transaction_id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/transaction_id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.transaction_id = i));
					}
					if (typeof e == "string") {
						if (_(e) > 100) {
							let e = {
								instancePath: t + "/query/transaction_id",
								keyword: "maxLength",
								params: { limit: 100 },
								message: "must NOT have more than 100 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (_(e) < 1) {
							let e = {
								instancePath: t + "/query/transaction_id",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
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
	return Ct.errors = o, s === 0;
}
Ct.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const wt = Tt;
function Tt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Tt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Tt.errors = o, s === 0;
}
Tt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Et = Dt;
function Dt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Dt.evaluated;
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
	return Dt.errors = o, s === 0;
}
Dt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Ot = kt;
function kt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = kt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.userId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "userId" },
						message: "must have required property 'userId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.userId !== void 0) {
					let e = n.userId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/userId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.userId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/userId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return kt.errors = o, s === 0;
}
kt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const At = jt;
function jt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = jt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.userId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "userId" },
						message: "must have required property 'userId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.userId !== void 0) {
					let e = n.userId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/userId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.userId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/userId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.query === void 0) {
					let e = {
						instancePath: t + "/query",
						keyword: "required",
						params: { missingProperty: "query" },
						message: "must have required property 'query'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.query !== void 0) {
					let e = n.query;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/query",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.query = i));
					}
					if (typeof e == "string") {
						if (_(e) > 100) {
							let e = {
								instancePath: t + "/query/query",
								keyword: "maxLength",
								params: { limit: 100 },
								message: "must NOT have more than 100 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (_(e) < 1) {
							let e = {
								instancePath: t + "/query/query",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
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
	return jt.errors = o, s === 0;
}
jt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Mt = Nt;
function Nt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Nt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Nt.errors = o, s === 0;
}
Nt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Pt = Ft;
function Ft(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ft.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Ft.errors = o, s === 0;
}
Ft.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const It = Lt;
function Lt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Lt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Lt.errors = o, s === 0;
}
Lt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Rt = zt;
function zt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = zt.evaluated;
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
	return zt.errors = o, s === 0;
}
zt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Bt = Vt;
function Vt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Vt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.orderProductId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "orderProductId" },
						message: "must have required property 'orderProductId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.orderProductId !== void 0) {
					let e = n.orderProductId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/orderProductId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.orderProductId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/orderProductId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Vt.errors = o, s === 0;
}
Vt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Ht = Ut;
function Ut(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ut.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Ut.errors = o, s === 0;
}
Ut.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Wt = Gt;
function Gt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Gt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Gt.errors = o, s === 0;
}
Gt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Kt = qt;
function qt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = qt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.orderProductId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "orderProductId" },
						message: "must have required property 'orderProductId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.orderProductId !== void 0) {
					let e = n.orderProductId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/orderProductId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.orderProductId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/orderProductId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return qt.errors = o, s === 0;
}
qt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Jt = Yt;
function Yt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Yt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Yt.errors = o, s === 0;
}
Yt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Xt = Zt;
function Zt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Zt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.userId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "userId" },
						message: "must have required property 'userId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.userId !== void 0) {
					let e = n.userId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/userId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.userId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/userId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Zt.errors = o, s === 0;
}
Zt.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Qt = $t;
function $t(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = $t.evaluated;
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
	return $t.errors = o, s === 0;
}
$t.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const en = tn;
function tn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = tn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.addressId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "addressId" },
						message: "must have required property 'addressId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.userId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "userId" },
						message: "must have required property 'userId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.addressId !== void 0) {
					let e = n.addressId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/addressId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.addressId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/addressId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.userId !== void 0) {
					let e = n.userId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/userId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.userId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/userId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return tn.errors = o, s === 0;
}
tn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const nn = rn;
function rn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = rn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.addressId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "addressId" },
						message: "must have required property 'addressId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.userId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "userId" },
						message: "must have required property 'userId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.addressId !== void 0) {
					let e = n.addressId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/addressId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.addressId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/addressId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.userId !== void 0) {
					let e = n.userId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/userId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.userId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/userId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return rn.errors = o, s === 0;
}
rn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const an = on;
function on(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = on.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.addressId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "addressId" },
						message: "must have required property 'addressId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.userId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "userId" },
						message: "must have required property 'userId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.addressId !== void 0) {
					let e = n.addressId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/addressId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.addressId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/addressId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.userId !== void 0) {
					let e = n.userId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/userId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.userId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/userId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return on.errors = o, s === 0;
}
on.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const sn = cn;
function cn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = cn.evaluated;
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
	return cn.errors = o, s === 0;
}
cn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ln = un;
function un(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = un.evaluated;
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
	return un.errors = o, s === 0;
}
un.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const dn = fn;
function fn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = fn.evaluated;
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
				if (n.page === void 0 && (n.page = 1), n.unread === void 0 && (n.unread = !1), n.buyer_id === void 0) {
					let e = {
						instancePath: t + "/query",
						keyword: "required",
						params: { missingProperty: "buyer_id" },
						message: "must have required property 'buyer_id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.buyer_id !== void 0) {
					let e = n.buyer_id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/buyer_id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.buyer_id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/query/buyer_id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				let e = n.page;
				if (typeof e != "number" || e % 1 || isNaN(e)) {
					let r = typeof e, i;
					if (i === void 0) {
						if (r === "boolean" || e === null || r === "string" && e && e == +e && !(e % 1)) i = +e;
						else {
							let e = {
								instancePath: t + "/query/page",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					i !== void 0 && (e = i, n !== void 0 && (n.page = i));
				}
				if (typeof e == "number") {
					if (e > 1e4 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/page",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e4
							},
							message: "must be <= 10000"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
					if (e < 1 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/page",
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
				let r = n.unread;
				if (typeof r != "boolean") {
					let e;
					if (e === void 0) {
						if (r === "false" || r === 0 || r === null) e = !1;
						else if (r === "true" || r === 1) e = !0;
						else {
							let e = {
								instancePath: t + "/query/unread",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					e !== void 0 && (r = e, n !== void 0 && (n.unread = e));
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
	return fn.errors = o, s === 0;
}
fn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const pn = mn;
function mn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = mn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return mn.errors = o, s === 0;
}
mn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const hn = gn;
function gn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = gn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return gn.errors = o, s === 0;
}
gn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const _n = vn;
function vn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = vn.evaluated;
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
				if (n.seller_id === void 0) {
					let e = {
						instancePath: t + "/query",
						keyword: "required",
						params: { missingProperty: "seller_id" },
						message: "must have required property 'seller_id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.buyer_id === void 0) {
					let e = {
						instancePath: t + "/query",
						keyword: "required",
						params: { missingProperty: "buyer_id" },
						message: "must have required property 'buyer_id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.seller_id !== void 0) {
					let e = n.seller_id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/seller_id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.seller_id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/query/seller_id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.buyer_id !== void 0) {
					let e = n.buyer_id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/buyer_id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.buyer_id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/query/buyer_id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return vn.errors = o, s === 0;
}
vn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const yn = bn;
function bn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = bn.evaluated;
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
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n["idempotency-key"] !== void 0) {
					let e = n["idempotency-key"];
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/header/idempotency-key",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n["idempotency-key"] = i));
					}
					if (typeof e == "string" && !st.test(e)) {
						let e = {
							instancePath: t + "/header/idempotency-key",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9-]{8,64}$" },
							message: "must match pattern \"^[A-Za-z0-9-]{8,64}$\""
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
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
	return bn.errors = o, s === 0;
}
bn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const xn = Sn;
function Sn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Sn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
			if (n && typeof n == "object" && !Array.isArray(n)) {
				n.page === void 0 && (n.page = 1);
				let e = n.page;
				if (typeof e != "number" || e % 1 || isNaN(e)) {
					let r = typeof e, i;
					if (i === void 0) {
						if (r === "boolean" || e === null || r === "string" && e && e == +e && !(e % 1)) i = +e;
						else {
							let e = {
								instancePath: t + "/query/page",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					i !== void 0 && (e = i, n !== void 0 && (n.page = i));
				}
				if (typeof e == "number") {
					if (e > 1e4 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/page",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e4
							},
							message: "must be <= 10000"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
					if (e < 1 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/page",
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
	return Sn.errors = o, s === 0;
}
Sn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Cn = wn;
function wn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = wn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return wn.errors = o, s === 0;
}
wn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Tn = En;
function En(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = En.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return En.errors = o, s === 0;
}
En.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Dn = On;
function On(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = On.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.userId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "userId" },
						message: "must have required property 'userId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.userId !== void 0) {
					let e = n.userId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/userId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.userId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/userId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
			if (n && typeof n == "object" && !Array.isArray(n)) {
				n.page === void 0 && (n.page = 1), n.limit === void 0 && (n.limit = 5);
				let e = n.page;
				if (typeof e != "number" || e % 1 || isNaN(e)) {
					let r = typeof e, i;
					if (i === void 0) {
						if (r === "boolean" || e === null || r === "string" && e && e == +e && !(e % 1)) i = +e;
						else {
							let e = {
								instancePath: t + "/query/page",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					i !== void 0 && (e = i, n !== void 0 && (n.page = i));
				}
				if (typeof e == "number") {
					if (e > 1e4 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/page",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e4
							},
							message: "must be <= 10000"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
					if (e < 1 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/page",
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
				let r = n.limit;
				if (typeof r != "number" || r % 1 || isNaN(r)) {
					let e = typeof r, i;
					if (i === void 0) {
						if (e === "boolean" || r === null || e === "string" && r && r == +r && !(r % 1)) i = +r;
						else {
							let e = {
								instancePath: t + "/query/limit",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					i !== void 0 && (r = i, n !== void 0 && (n.limit = i));
				}
				if (typeof r == "number") {
					if (r > 50 || isNaN(r)) {
						let e = {
							instancePath: t + "/query/limit",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 50
							},
							message: "must be <= 50"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
					if (r < 1 || isNaN(r)) {
						let e = {
							instancePath: t + "/query/limit",
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
				if (n.is_read !== void 0) {
					let e = n.is_read;
					if (typeof e != "boolean") {
						let r;
						if (r === void 0) {
							if (e === "false" || e === 0 || e === null) r = !1;
							else if (e === "true" || e === 1) r = !0;
							else {
								let e = {
									instancePath: t + "/query/is_read",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						r !== void 0 && (e = r, n !== void 0 && (n.is_read = r));
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
	return On.errors = o, s === 0;
}
On.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const kn = An;
function An(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = An.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.userId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "userId" },
						message: "must have required property 'userId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.userId !== void 0) {
					let e = n.userId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/userId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.userId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/userId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return An.errors = o, s === 0;
}
An.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const jn = Mn;
function Mn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Mn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Mn.errors = o, s === 0;
}
Mn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Nn = Pn;
function Pn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Pn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.userId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "userId" },
						message: "must have required property 'userId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.userId !== void 0) {
					let e = n.userId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/userId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.userId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/userId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Pn.errors = o, s === 0;
}
Pn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Fn = In;
function In(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = In.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.handle === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "handle" },
						message: "must have required property 'handle'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.handle !== void 0) {
					let e = n.handle;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/handle",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.handle = i));
					}
					if (typeof e == "string") {
						if (_(e) > 100) {
							let e = {
								instancePath: t + "/path/handle",
								keyword: "maxLength",
								params: { limit: 100 },
								message: "must NOT have more than 100 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (_(e) < 1) {
							let e = {
								instancePath: t + "/path/handle",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
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
	return In.errors = o, s === 0;
}
In.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Ln = Rn;
function Rn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Rn.evaluated;
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
				if (n.shop_name !== void 0) {
					let e = n.shop_name;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/shop_name",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.shop_name = i));
					}
					if (typeof e == "string" && _(e) > 254) {
						let e = {
							instancePath: t + "/query/shop_name",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.shop_handle !== void 0) {
					let e = n.shop_handle;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/shop_handle",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.shop_handle = i));
					}
					if (typeof e == "string" && _(e) > 254) {
						let e = {
							instancePath: t + "/query/shop_handle",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.business_email !== void 0) {
					let e = n.business_email;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/business_email",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.business_email = i));
					}
					if (typeof e == "string" && _(e) > 254) {
						let e = {
							instancePath: t + "/query/business_email",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.business_contact_number !== void 0) {
					let e = n.business_contact_number;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/business_contact_number",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.business_contact_number = i));
					}
					if (typeof e == "string" && _(e) > 254) {
						let e = {
							instancePath: t + "/query/business_contact_number",
							keyword: "maxLength",
							params: { limit: 254 },
							message: "must NOT have more than 254 characters"
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
	return Rn.errors = o, s === 0;
}
Rn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const zn = Bn;
function Bn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Bn.evaluated;
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
	return Bn.errors = o, s === 0;
}
Bn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Vn = Hn;
function Hn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Hn.evaluated;
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
	return Hn.errors = o, s === 0;
}
Hn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Un = Wn;
function Wn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Wn.evaluated;
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
	return Wn.errors = o, s === 0;
}
Wn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Gn = Kn;
function Kn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Kn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.shopId === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "shopId" },
						message: "must have required property 'shopId'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.shopId !== void 0) {
					let e = n.shopId;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/shopId",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.shopId = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/shopId",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Kn.errors = o, s === 0;
}
Kn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const qn = Jn;
function Jn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Jn.evaluated;
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
	return Jn.errors = o, s === 0;
}
Jn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Yn = Xn;
function Xn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Xn.evaluated;
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
				if (n.meters === void 0 && (n.meters = 1e5), n.long === void 0) {
					let e = {
						instancePath: t + "/query",
						keyword: "required",
						params: { missingProperty: "long" },
						message: "must have required property 'long'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.lat === void 0) {
					let e = {
						instancePath: t + "/query",
						keyword: "required",
						params: { missingProperty: "lat" },
						message: "must have required property 'lat'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.long !== void 0) {
					let e = n.long;
					if (typeof e != "number") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "boolean" || e === null || r == "string" && e && e == +e) i = +e;
							else {
								let e = {
									instancePath: t + "/query/long",
									keyword: "type",
									params: { type: "number" },
									message: "must be number"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.long = i));
					}
					if (typeof e == "number") {
						if (e > 180 || isNaN(e)) {
							let e = {
								instancePath: t + "/query/long",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 180
								},
								message: "must be <= 180"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e < -180 || isNaN(e)) {
							let e = {
								instancePath: t + "/query/long",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: -180
								},
								message: "must be >= -180"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
				}
				if (n.lat !== void 0) {
					let e = n.lat;
					if (typeof e != "number") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "boolean" || e === null || r == "string" && e && e == +e) i = +e;
							else {
								let e = {
									instancePath: t + "/query/lat",
									keyword: "type",
									params: { type: "number" },
									message: "must be number"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.lat = i));
					}
					if (typeof e == "number") {
						if (e > 90 || isNaN(e)) {
							let e = {
								instancePath: t + "/query/lat",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 90
								},
								message: "must be <= 90"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e < -90 || isNaN(e)) {
							let e = {
								instancePath: t + "/query/lat",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: -90
								},
								message: "must be >= -90"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
				}
				let e = n.meters;
				if (typeof e != "number" || e % 1 || isNaN(e)) {
					let r = typeof e, i;
					if (i === void 0) {
						if (r === "boolean" || e === null || r === "string" && e && e == +e && !(e % 1)) i = +e;
						else {
							let e = {
								instancePath: t + "/query/meters",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					i !== void 0 && (e = i, n !== void 0 && (n.meters = i));
				}
				if (typeof e == "number") {
					if (e > 5e6 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/meters",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 5e6
							},
							message: "must be <= 5000000"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
					if (e < 1 || isNaN(e)) {
						let e = {
							instancePath: t + "/query/meters",
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
				if (n.query !== void 0) {
					let e = n.query;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/query",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.query = i));
					}
					if (typeof e == "string" && _(e) > 100) {
						let e = {
							instancePath: t + "/query/query",
							keyword: "maxLength",
							params: { limit: 100 },
							message: "must NOT have more than 100 characters"
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
	return Xn.errors = o, s === 0;
}
Xn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Zn = Qn;
function Qn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Qn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.id === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.id !== void 0) {
					let e = n.id;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.id = i));
					}
					if (typeof e == "string" && !v.test(e)) {
						let e = {
							instancePath: t + "/path/id",
							keyword: "pattern",
							params: { pattern: "^[0-9a-f]{24}$" },
							message: "must match pattern \"^[0-9a-f]{24}$\""
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
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.range !== void 0) {
					let e = n.range;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/header/range",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.range = i));
					}
					if (typeof e == "string" && _(e) > 100) {
						let e = {
							instancePath: t + "/header/range",
							keyword: "maxLength",
							params: { limit: 100 },
							message: "must NOT have more than 100 characters"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n["if-range"] !== void 0) {
					let e = n["if-range"];
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/header/if-range",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n["if-range"] = i));
					}
					if (typeof e == "string" && _(e) > 100) {
						let e = {
							instancePath: t + "/header/if-range",
							keyword: "maxLength",
							params: { limit: 100 },
							message: "must NOT have more than 100 characters"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
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
	return Qn.errors = o, s === 0;
}
Qn.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
// bodies
var $n = /* @__PURE__ */ c((/* @__PURE__ */ o(((e) => {
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
		"iso-date-time": t(f(), m),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri: ee,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex: _,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte: ne,
		int32: {
			type: "number",
			validate: ae
		},
		int64: {
			type: "number",
			validate: oe
		},
		float: {
			type: "number",
			validate: se
		},
		double: {
			type: "number",
			validate: se
		},
		password: !0,
		binary: !0
	}, e.fastFormats = {
		...e.fullFormats,
		date: t(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, o),
		time: t(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, l),
		"date-time": t(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, p),
		"iso-time": t(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, u),
		"iso-date-time": t(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, m),
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
	function m(e, t) {
		if (!(e && t)) return;
		let [n, r] = e.split(d), [i, a] = t.split(d), s = o(n, i);
		if (s !== void 0) return s || l(r, a);
	}
	let h = /\/|:/, g = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function ee(e) {
		return h.test(e) && g.test(e);
	}
	let te = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function ne(e) {
		return te.lastIndex = 0, te.test(e);
	}
	let re = -(2 ** 31), ie = 2 ** 31 - 1;
	function ae(e) {
		return Number.isInteger(e) && e <= ie && e >= re;
	}
	function oe(e) {
		return Number.isInteger(e);
	}
	function se() {
		return !0;
	}
	let ce = /[^\\]\\Z/;
	function _(e) {
		if (ce.test(e)) return !1;
		try {
			return new RegExp(e), !0;
		} catch {
			return !1;
		}
	}
})))());
const er = tr, y = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i, b = l.default.default ?? l.default;
function x(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = x.evaluated;
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
		if (e.password === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "password" },
				message: "must have required property 'password'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.email !== void 0) {
			let n = e.email;
			if (typeof n == "string") {
				if (b(n) > 254) {
					let e = {
						instancePath: t + "/email",
						keyword: "maxLength",
						params: { limit: 254 },
						message: "must NOT have more than 254 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!y.test(n)) {
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
		if (e.password !== void 0) {
			let n = e.password;
			if (typeof n == "string") {
				if (b(n) > 72) {
					let e = {
						instancePath: t + "/password",
						keyword: "maxLength",
						params: { limit: 72 },
						message: "must NOT have more than 72 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 8) {
					let e = {
						instancePath: t + "/password",
						keyword: "minLength",
						params: { limit: 8 },
						message: "must NOT have fewer than 8 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/password",
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
	return x.errors = o, s === 0;
}
x.evaluated = {
	props: {
		email: !0,
		password: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function tr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = tr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), x(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? x.errors : o.concat(x.errors), s = o.length), tr.errors = o, s === 0;
}
tr.evaluated = {
	props: {
		email: !0,
		password: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const nr = ir, rr = {
	type: "object",
	required: ["accessToken", "signedVia"],
	properties: {
		accessToken: {
			type: "string",
			minLength: 1,
			maxLength: 4096
		},
		signedVia: {
			type: "string",
			enum: ["GOOGLE"]
		}
	}
};
function ir(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ir.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.accessToken === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "accessToken" },
				message: "must have required property 'accessToken'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.signedVia === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "signedVia" },
				message: "must have required property 'signedVia'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.accessToken !== void 0) {
			let n = e.accessToken;
			if (typeof n == "string") {
				if (b(n) > 4096) {
					let e = {
						instancePath: t + "/accessToken",
						keyword: "maxLength",
						params: { limit: 4096 },
						message: "must NOT have more than 4096 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/accessToken",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/accessToken",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.signedVia !== void 0) {
			let n = e.signedVia;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/signedVia",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "GOOGLE") {
				let e = {
					instancePath: t + "/signedVia",
					keyword: "enum",
					params: { allowedValues: rr.properties.signedVia.enum },
					message: "must be equal to one of the allowed values"
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
	return ir.errors = o, s === 0;
}
ir.evaluated = {
	props: {
		accessToken: !0,
		signedVia: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ar = sr, S = RegExp("\\S", "u"), C = RegExp("^09\\d{9}$", "u");
function or(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = or.evaluated;
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
		if (e.password === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "password" },
				message: "must have required property 'password'"
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
		if (e.contact_number === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "contact_number" },
				message: "must have required property 'contact_number'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.email !== void 0) {
			let n = e.email;
			if (typeof n == "string") {
				if (b(n) > 254) {
					let e = {
						instancePath: t + "/email",
						keyword: "maxLength",
						params: { limit: 254 },
						message: "must NOT have more than 254 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!y.test(n)) {
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
		if (e.password !== void 0) {
			let n = e.password;
			if (typeof n == "string") {
				if (b(n) > 72) {
					let e = {
						instancePath: t + "/password",
						keyword: "maxLength",
						params: { limit: 72 },
						message: "must NOT have more than 72 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 8) {
					let e = {
						instancePath: t + "/password",
						keyword: "minLength",
						params: { limit: 8 },
						message: "must NOT have fewer than 8 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/password",
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
				if (b(n) > 50) {
					let e = {
						instancePath: t + "/first_name",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/first_name",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/first_name",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
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
				if (b(n) > 50) {
					let e = {
						instancePath: t + "/last_name",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/last_name",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/last_name",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
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
		if (e.contact_number !== void 0) {
			let n = e.contact_number;
			if (typeof n == "string") {
				if (!C.test(n)) {
					let e = {
						instancePath: t + "/contact_number",
						keyword: "pattern",
						params: { pattern: "^09\\d{9}$" },
						message: "must match pattern \"^09\\d{9}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/contact_number",
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
	return or.errors = o, s === 0;
}
or.evaluated = {
	props: {
		email: !0,
		password: !0,
		first_name: !0,
		last_name: !0,
		contact_number: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function sr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = sr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), or(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? or.errors : o.concat(or.errors), s = o.length), sr.errors = o, s === 0;
}
sr.evaluated = {
	props: {
		email: !0,
		password: !0,
		first_name: !0,
		last_name: !0,
		contact_number: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const cr = lr, w = RegExp("^[0-9a-f]{24}$", "u");
function T(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = T.evaluated;
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
		if (e.first_name !== void 0) {
			let n = e.first_name;
			if (typeof n == "string") {
				if (b(n) > 50) {
					let e = {
						instancePath: t + "/first_name",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/first_name",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/first_name",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
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
				if (b(n) > 50) {
					let e = {
						instancePath: t + "/last_name",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/last_name",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/last_name",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
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
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/display_picture",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_picture",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.contact_number !== void 0) {
			let n = e.contact_number;
			if (typeof n == "string") {
				if (!C.test(n)) {
					let e = {
						instancePath: t + "/contact_number",
						keyword: "pattern",
						params: { pattern: "^09\\d{9}$" },
						message: "must match pattern \"^09\\d{9}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/contact_number",
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
	return T.errors = o, s === 0;
}
T.evaluated = {
	props: {
		first_name: !0,
		last_name: !0,
		display_picture: !0,
		contact_number: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function lr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = lr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), T(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? T.errors : o.concat(T.errors), s = o.length), lr.errors = o, s === 0;
}
lr.evaluated = {
	props: {
		first_name: !0,
		last_name: !0,
		display_picture: !0,
		contact_number: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ur = dr;
function dr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = dr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.confirmation === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "confirmation" },
				message: "must have required property 'confirmation'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.confirmation !== void 0) {
			let n = e.confirmation;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/confirmation",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "DELETE") {
				let e = {
					instancePath: t + "/confirmation",
					keyword: "const",
					params: { allowedValue: "DELETE" },
					message: "must be equal to constant"
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
	return dr.errors = o, s === 0;
}
dr.evaluated = {
	props: { confirmation: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const fr = mr, pr = {
	type: "string",
	enum: ["REGISTRATION", "FORGOT_PASSWORD"]
};
function E(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = E.evaluated;
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
		if (e.otpType === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "otpType" },
				message: "must have required property 'otpType'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.email !== void 0) {
			let n = e.email;
			if (typeof n == "string") {
				if (b(n) > 254) {
					let e = {
						instancePath: t + "/email",
						keyword: "maxLength",
						params: { limit: 254 },
						message: "must NOT have more than 254 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!y.test(n)) {
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
		if (e.otpType !== void 0) {
			let n = e.otpType;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/otpType",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "REGISTRATION" && n !== "FORGOT_PASSWORD") {
				let e = {
					instancePath: t + "/otpType",
					keyword: "enum",
					params: { allowedValues: pr.enum },
					message: "must be equal to one of the allowed values"
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
	return E.errors = o, s === 0;
}
E.evaluated = {
	props: {
		email: !0,
		otpType: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function mr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = mr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), E(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? E.errors : o.concat(E.errors), s = o.length), mr.errors = o, s === 0;
}
mr.evaluated = {
	props: {
		email: !0,
		otpType: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const hr = _r, gr = RegExp("^\\d{6}$", "u");
function D(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = D.evaluated;
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
		if (e.otpValue === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "otpValue" },
				message: "must have required property 'otpValue'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.otpType === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "otpType" },
				message: "must have required property 'otpType'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.email !== void 0) {
			let n = e.email;
			if (typeof n == "string") {
				if (b(n) > 254) {
					let e = {
						instancePath: t + "/email",
						keyword: "maxLength",
						params: { limit: 254 },
						message: "must NOT have more than 254 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!y.test(n)) {
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
		if (e.otpValue !== void 0) {
			let n = e.otpValue;
			if (typeof n == "string") {
				if (!gr.test(n)) {
					let e = {
						instancePath: t + "/otpValue",
						keyword: "pattern",
						params: { pattern: "^\\d{6}$" },
						message: "must match pattern \"^\\d{6}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/otpValue",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.otpType !== void 0) {
			let n = e.otpType;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/otpType",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "REGISTRATION" && n !== "FORGOT_PASSWORD") {
				let e = {
					instancePath: t + "/otpType",
					keyword: "enum",
					params: { allowedValues: pr.enum },
					message: "must be equal to one of the allowed values"
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
	props: {
		email: !0,
		otpValue: !0,
		otpType: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function _r(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = _r.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), D(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? D.errors : o.concat(D.errors), s = o.length), _r.errors = o, s === 0;
}
_r.evaluated = {
	props: {
		email: !0,
		otpValue: !0,
		otpType: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const vr = yr;
function O(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = O.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.new_password === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "new_password" },
				message: "must have required property 'new_password'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.password_reset_token === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "password_reset_token" },
				message: "must have required property 'password_reset_token'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.new_password !== void 0) {
			let n = e.new_password;
			if (typeof n == "string") {
				if (b(n) > 72) {
					let e = {
						instancePath: t + "/new_password",
						keyword: "maxLength",
						params: { limit: 72 },
						message: "must NOT have more than 72 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 8) {
					let e = {
						instancePath: t + "/new_password",
						keyword: "minLength",
						params: { limit: 8 },
						message: "must NOT have fewer than 8 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/new_password",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.password_reset_token !== void 0) {
			let n = e.password_reset_token;
			if (typeof n == "string") {
				if (b(n) > 500) {
					let e = {
						instancePath: t + "/password_reset_token",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/password_reset_token",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/password_reset_token",
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
	return O.errors = o, s === 0;
}
O.evaluated = {
	props: {
		new_password: !0,
		password_reset_token: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function yr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = yr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), O(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? O.errors : o.concat(O.errors), s = o.length), yr.errors = o, s === 0;
}
yr.evaluated = {
	props: {
		new_password: !0,
		password_reset_token: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const br = xr;
function k(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = k.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.password === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "password" },
				message: "must have required property 'password'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.password !== void 0) {
			let n = e.password;
			if (typeof n == "string") {
				if (b(n) > 72) {
					let e = {
						instancePath: t + "/password",
						keyword: "maxLength",
						params: { limit: 72 },
						message: "must NOT have more than 72 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 8) {
					let e = {
						instancePath: t + "/password",
						keyword: "minLength",
						params: { limit: 8 },
						message: "must NOT have fewer than 8 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/password",
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
	return k.errors = o, s === 0;
}
k.evaluated = {
	props: { password: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function xr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = xr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), k(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? k.errors : o.concat(k.errors), s = o.length), xr.errors = o, s === 0;
}
xr.evaluated = {
	props: { password: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const Sr = Cr;
function A(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = A.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.old_password === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "old_password" },
				message: "must have required property 'old_password'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.new_password === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "new_password" },
				message: "must have required property 'new_password'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.old_password !== void 0) {
			let n = e.old_password;
			if (typeof n == "string") {
				if (b(n) > 72) {
					let e = {
						instancePath: t + "/old_password",
						keyword: "maxLength",
						params: { limit: 72 },
						message: "must NOT have more than 72 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 8) {
					let e = {
						instancePath: t + "/old_password",
						keyword: "minLength",
						params: { limit: 8 },
						message: "must NOT have fewer than 8 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/old_password",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.new_password !== void 0) {
			let n = e.new_password;
			if (typeof n == "string") {
				if (b(n) > 72) {
					let e = {
						instancePath: t + "/new_password",
						keyword: "maxLength",
						params: { limit: 72 },
						message: "must NOT have more than 72 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 8) {
					let e = {
						instancePath: t + "/new_password",
						keyword: "minLength",
						params: { limit: 8 },
						message: "must NOT have fewer than 8 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/new_password",
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
	return A.errors = o, s === 0;
}
A.evaluated = {
	props: {
		old_password: !0,
		new_password: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Cr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Cr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), A(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? A.errors : o.concat(A.errors), s = o.length), Cr.errors = o, s === 0;
}
Cr.evaluated = {
	props: {
		old_password: !0,
		new_password: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const wr = Dr, Tr = {
	type: "object",
	required: [
		"user_id",
		"event_type",
		"event_details",
		"ip_address",
		"user_agent",
		"profile"
	],
	properties: {
		user_id: {
			type: "string",
			pattern: "^([0-9a-f]{24})?$"
		},
		event_type: {
			type: "string",
			enum: [
				"LOGIN",
				"LOGOUT",
				"SIGNUP",
				"PASSWORD_CHANGE",
				"PROFILE_UPDATE",
				"FAILED_ATTEMPT",
				"ORDER",
				"PRODUCT",
				"SCHEDULE",
				"OTHER"
			]
		},
		event_details: {
			type: "string",
			maxLength: 500
		},
		ip_address: {
			type: "string",
			maxLength: 45
		},
		user_agent: {
			type: "string",
			maxLength: 500
		},
		profile: {
			type: "string",
			enum: ["BUYER", "SELLER"]
		}
	}
}, Er = RegExp("^([0-9a-f]{24})?$", "u");
function Dr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Dr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.user_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "user_id" },
				message: "must have required property 'user_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.event_type === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "event_type" },
				message: "must have required property 'event_type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.event_details === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "event_details" },
				message: "must have required property 'event_details'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.ip_address === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "ip_address" },
				message: "must have required property 'ip_address'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user_agent === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "user_agent" },
				message: "must have required property 'user_agent'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.profile === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "profile" },
				message: "must have required property 'profile'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user_id !== void 0) {
			let n = e.user_id;
			if (typeof n == "string") {
				if (!Er.test(n)) {
					let e = {
						instancePath: t + "/user_id",
						keyword: "pattern",
						params: { pattern: "^([0-9a-f]{24})?$" },
						message: "must match pattern \"^([0-9a-f]{24})?$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/user_id",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.event_type !== void 0) {
			let n = e.event_type;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/event_type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "LOGIN" && n !== "LOGOUT" && n !== "SIGNUP" && n !== "PASSWORD_CHANGE" && n !== "PROFILE_UPDATE" && n !== "FAILED_ATTEMPT" && n !== "ORDER" && n !== "PRODUCT" && n !== "SCHEDULE" && n !== "OTHER") {
				let e = {
					instancePath: t + "/event_type",
					keyword: "enum",
					params: { allowedValues: Tr.properties.event_type.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.event_details !== void 0) {
			let n = e.event_details;
			if (typeof n == "string") {
				if (b(n) > 500) {
					let e = {
						instancePath: t + "/event_details",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/event_details",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.ip_address !== void 0) {
			let n = e.ip_address;
			if (typeof n == "string") {
				if (b(n) > 45) {
					let e = {
						instancePath: t + "/ip_address",
						keyword: "maxLength",
						params: { limit: 45 },
						message: "must NOT have more than 45 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/ip_address",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.user_agent !== void 0) {
			let n = e.user_agent;
			if (typeof n == "string") {
				if (b(n) > 500) {
					let e = {
						instancePath: t + "/user_agent",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/user_agent",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.profile !== void 0) {
			let n = e.profile;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/profile",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "BUYER" && n !== "SELLER") {
				let e = {
					instancePath: t + "/profile",
					keyword: "enum",
					params: { allowedValues: Tr.properties.profile.enum },
					message: "must be equal to one of the allowed values"
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
	return Dr.errors = o, s === 0;
}
Dr.evaluated = {
	props: {
		user_id: !0,
		event_type: !0,
		event_details: !0,
		ip_address: !0,
		user_agent: !0,
		profile: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Or = Ar, kr = {
	$id: "uploadFileBody.json",
	type: "object",
	required: ["file", "folder_name"],
	properties: {
		file: { type: "object" },
		folder_name: {
			type: "string",
			enum: ["users"]
		}
	}
};
function Ar(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ar.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.file === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "file" },
				message: "must have required property 'file'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.folder_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "folder_name" },
				message: "must have required property 'folder_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.file !== void 0) {
			let n = e.file;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/file",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.folder_name !== void 0) {
			let n = e.folder_name;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/folder_name",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "users") {
				let e = {
					instancePath: t + "/folder_name",
					keyword: "enum",
					params: { allowedValues: kr.properties.folder_name.enum },
					message: "must be equal to one of the allowed values"
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
	return Ar.errors = o, s === 0;
}
Ar.evaluated = {
	props: {
		file: !0,
		folder_name: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const jr = Nr, Mr = {
	$id: "uploadFilesBody.json",
	type: "object",
	required: ["files", "folder_name"],
	properties: {
		files: {
			type: "array",
			minItems: 1,
			maxItems: 4,
			items: { type: "object" }
		},
		folder_name: {
			type: "string",
			enum: ["users"]
		}
	}
};
function Nr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Nr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.files === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "files" },
				message: "must have required property 'files'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.folder_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "folder_name" },
				message: "must have required property 'folder_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.files !== void 0) {
			let n = e.files;
			if (Array.isArray(n)) {
				if (n.length > 4) {
					let e = {
						instancePath: t + "/files",
						keyword: "maxItems",
						params: { limit: 4 },
						message: "must NOT have more than 4 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/files",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (!e || typeof e != "object" || Array.isArray(e)) {
						let e = {
							instancePath: t + "/files/" + r,
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/files",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.folder_name !== void 0) {
			let n = e.folder_name;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/folder_name",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "users") {
				let e = {
					instancePath: t + "/folder_name",
					keyword: "enum",
					params: { allowedValues: Mr.properties.folder_name.enum },
					message: "must be equal to one of the allowed values"
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
	return Nr.errors = o, s === 0;
}
Nr.evaluated = {
	props: {
		files: !0,
		folder_name: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Pr = Fr;
function j(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = j.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.product === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "product" },
				message: "must have required property 'product'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product !== void 0) {
			let n = e.product;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/product",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/product",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.isLiked !== void 0 && typeof e.isLiked != "boolean") {
			let e = {
				instancePath: t + "/isLiked",
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
	props: {
		product: !0,
		isLiked: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Fr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Fr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), j(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length), Fr.errors = o, s === 0;
}
Fr.evaluated = {
	props: {
		product: !0,
		isLiked: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Ir = Lr;
function M(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = M.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.product === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "product" },
				message: "must have required property 'product'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.customer === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "customer" },
				message: "must have required property 'customer'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shop" },
				message: "must have required property 'shop'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.transaction === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "transaction" },
				message: "must have required property 'transaction'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.rating === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "rating" },
				message: "must have required property 'rating'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product !== void 0) {
			let n = e.product;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/product",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/product",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.customer !== void 0) {
			let n = e.customer;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/customer",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/customer",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.shop !== void 0) {
			let n = e.shop;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/shop",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.transaction !== void 0) {
			let n = e.transaction;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/transaction",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/transaction",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.rating !== void 0) {
			let n = e.rating;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/rating",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 5 || isNaN(n)) {
					let e = {
						instancePath: t + "/rating",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 5
						},
						message: "must be <= 5"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 1 || isNaN(n)) {
					let e = {
						instancePath: t + "/rating",
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
		if (e.description !== void 0) {
			let n = e.description;
			if (typeof n == "string") {
				if (b(n) > 2e3) {
					let e = {
						instancePath: t + "/description",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/description",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.gallery !== void 0) {
			let n = e.gallery;
			if (Array.isArray(n)) {
				if (n.length > 4) {
					let e = {
						instancePath: t + "/gallery",
						keyword: "maxItems",
						params: { limit: 4 },
						message: "must NOT have more than 4 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == "string") {
						if (!w.test(e)) {
							let e = {
								instancePath: t + "/gallery/" + r,
								keyword: "pattern",
								params: { pattern: "^[0-9a-f]{24}$" },
								message: "must match pattern \"^[0-9a-f]{24}$\""
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					} else {
						let e = {
							instancePath: t + "/gallery/" + r,
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/gallery",
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
	return M.errors = o, s === 0;
}
M.evaluated = {
	props: {
		product: !0,
		customer: !0,
		shop: !0,
		transaction: !0,
		rating: !0,
		description: !0,
		gallery: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Lr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Lr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), M(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length), Lr.errors = o, s === 0;
}
Lr.evaluated = {
	props: {
		product: !0,
		customer: !0,
		shop: !0,
		transaction: !0,
		rating: !0,
		description: !0,
		gallery: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Rr = zr;
function N(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = N.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.productId === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "productId" },
				message: "must have required property 'productId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.quantity === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "quantity" },
				message: "must have required property 'quantity'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shopId === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shopId" },
				message: "must have required property 'shopId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.productId !== void 0) {
			let n = e.productId;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/productId",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/productId",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.quantity !== void 0) {
			let n = e.quantity;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/quantity",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e5 || isNaN(n)) {
					let e = {
						instancePath: t + "/quantity",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e5
						},
						message: "must be <= 100000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 1 || isNaN(n)) {
					let e = {
						instancePath: t + "/quantity",
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
		if (e.shopId !== void 0) {
			let n = e.shopId;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/shopId",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shopId",
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
	return N.errors = o, s === 0;
}
N.evaluated = {
	props: {
		productId: !0,
		quantity: !0,
		shopId: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function zr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = zr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), N(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? N.errors : o.concat(N.errors), s = o.length), zr.errors = o, s === 0;
}
zr.evaluated = {
	props: {
		productId: !0,
		quantity: !0,
		shopId: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Br = Vr;
function P(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = P.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.quantity === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "quantity" },
				message: "must have required property 'quantity'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.quantity !== void 0) {
			let n = e.quantity;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/quantity",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e5 || isNaN(n)) {
					let e = {
						instancePath: t + "/quantity",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e5
						},
						message: "must be <= 100000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 1 || isNaN(n)) {
					let e = {
						instancePath: t + "/quantity",
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
	props: { quantity: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function Vr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Vr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), P(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? P.errors : o.concat(P.errors), s = o.length), Vr.errors = o, s === 0;
}
Vr.evaluated = {
	props: { quantity: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const Hr = Ur;
function F(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = F.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.cartIds === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "cartIds" },
				message: "must have required property 'cartIds'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.cartIds !== void 0) {
			let n = e.cartIds;
			if (Array.isArray(n)) {
				if (n.length > 500) {
					let e = {
						instancePath: t + "/cartIds",
						keyword: "maxItems",
						params: { limit: 500 },
						message: "must NOT have more than 500 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/cartIds",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == "string") {
						if (!w.test(e)) {
							let e = {
								instancePath: t + "/cartIds/" + r,
								keyword: "pattern",
								params: { pattern: "^[0-9a-f]{24}$" },
								message: "must match pattern \"^[0-9a-f]{24}$\""
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					} else {
						let e = {
							instancePath: t + "/cartIds/" + r,
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/cartIds",
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
	return F.errors = o, s === 0;
}
F.evaluated = {
	props: { cartIds: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function Ur(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ur.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), F(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? F.errors : o.concat(F.errors), s = o.length), Ur.errors = o, s === 0;
}
Ur.evaluated = {
	props: { cartIds: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const Wr = Jr, Gr = $n.default.fullFormats.uri;
function I(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = I.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.success === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "success" },
				message: "must have required property 'success'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.failure === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "failure" },
				message: "must have required property 'failure'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.success !== void 0) {
			let n = e.success;
			if (typeof n == "string") {
				if (b(n) > 2e3) {
					let e = {
						instancePath: t + "/success",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!Gr(n)) {
					let e = {
						instancePath: t + "/success",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/success",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.failure !== void 0) {
			let n = e.failure;
			if (typeof n == "string") {
				if (b(n) > 2e3) {
					let e = {
						instancePath: t + "/failure",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!Gr(n)) {
					let e = {
						instancePath: t + "/failure",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/failure",
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
	return I.errors = o, s === 0;
}
I.evaluated = {
	props: {
		success: !0,
		failure: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Kr = {
	type: "string",
	enum: [
		"cod",
		"card",
		"dob",
		"gcash",
		"paymaya"
	]
}, qr = {
	type: "string",
	enum: ["PICKUP", "DELIVERY"]
};
function L(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = L.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.product === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "product" },
				message: "must have required property 'product'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.quantity === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "quantity" },
				message: "must have required property 'quantity'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product !== void 0) {
			let n = e.product;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/product",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/product",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.quantity !== void 0) {
			let n = e.quantity;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/quantity",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e5 || isNaN(n)) {
					let e = {
						instancePath: t + "/quantity",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e5
						},
						message: "must be <= 100000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 1 || isNaN(n)) {
					let e = {
						instancePath: t + "/quantity",
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
		product: !0,
		quantity: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function R(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = R.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.shop === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shop" },
				message: "must have required property 'shop'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.customer === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "customer" },
				message: "must have required property 'customer'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.products === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "products" },
				message: "must have required property 'products'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_method === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "payment_method" },
				message: "must have required property 'payment_method'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.delivery_method === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "delivery_method" },
				message: "must have required property 'delivery_method'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop !== void 0) {
			let n = e.shop;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/shop",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.customer !== void 0) {
			let n = e.customer;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/customer",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/customer",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.products !== void 0) {
			let n = e.products;
			if (Array.isArray(n)) {
				if (n.length > 100) {
					let e = {
						instancePath: t + "/products",
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/products",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) L(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? L.errors : o.concat(L.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/products",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.payment_method !== void 0) {
			let n = e.payment_method;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/payment_method",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "cod" && n !== "card" && n !== "dob" && n !== "gcash" && n !== "paymaya") {
				let e = {
					instancePath: t + "/payment_method",
					keyword: "enum",
					params: { allowedValues: Kr.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.delivery_method !== void 0) {
			let n = e.delivery_method;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/delivery_method",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "PICKUP" && n !== "DELIVERY") {
				let e = {
					instancePath: t + "/delivery_method",
					keyword: "enum",
					params: { allowedValues: qr.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.delivery_instruction !== void 0) {
			let n = e.delivery_instruction;
			if (typeof n == "string") {
				if (b(n) > 500) {
					let e = {
						instancePath: t + "/delivery_instruction",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/delivery_instruction",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/delivery_instruction",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/delivery_instruction",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.address !== void 0) {
			let n = e.address;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/address",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/address",
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
	return R.errors = o, s === 0;
}
R.evaluated = {
	props: {
		shop: !0,
		customer: !0,
		products: !0,
		payment_method: !0,
		delivery_method: !0,
		delivery_instruction: !0,
		address: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function z(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = z.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.urls === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "urls" },
				message: "must have required property 'urls'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.transactions === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "transactions" },
				message: "must have required property 'transactions'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.urls !== void 0 && (I(e.urls, {
			instancePath: t + "/urls",
			parentData: e,
			parentDataProperty: "urls",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? I.errors : o.concat(I.errors), s = o.length)), e.transactions !== void 0) {
			let n = e.transactions;
			if (Array.isArray(n)) {
				if (n.length > 20) {
					let e = {
						instancePath: t + "/transactions",
						keyword: "maxItems",
						params: { limit: 20 },
						message: "must NOT have more than 20 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/transactions",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) R(n[r], {
					instancePath: t + "/transactions/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? R.errors : o.concat(R.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/transactions",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.expected_total !== void 0) {
			let n = e.expected_total;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/expected_total",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e7
						},
						message: "must be <= 10000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/expected_total",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e;
				if (e = n / .01, Math.abs(Math.round(e) - e) > 1e-6) {
					let e = {
						instancePath: t + "/expected_total",
						keyword: "multipleOf",
						params: { multipleOf: .01 },
						message: "must be multiple of 0.01"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/expected_total",
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
	return z.errors = o, s === 0;
}
z.evaluated = {
	props: {
		urls: !0,
		transactions: !0,
		expected_total: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Jr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Jr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), z(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? z.errors : o.concat(z.errors), s = o.length), Jr.errors = o, s === 0;
}
Jr.evaluated = {
	props: {
		urls: !0,
		transactions: !0,
		expected_total: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Yr = Zr, Xr = {
	type: "object",
	required: [
		"user",
		"payment_method",
		"redirect_urls"
	],
	properties: {
		user: { $ref: "contract.json#/components/schemas/Id" },
		payment_method: {
			type: "string",
			enum: [
				"card",
				"dob",
				"gcash",
				"paymaya"
			]
		},
		redirect_urls: { $ref: "contract.json#/components/schemas/RedirectUrls" }
	}
};
function B(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = B.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.user === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "user" },
				message: "must have required property 'user'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_method === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "payment_method" },
				message: "must have required property 'payment_method'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.redirect_urls === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "redirect_urls" },
				message: "must have required property 'redirect_urls'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user !== void 0) {
			let n = e.user;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/user",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/user",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.payment_method !== void 0) {
			let n = e.payment_method;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/payment_method",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "card" && n !== "dob" && n !== "gcash" && n !== "paymaya") {
				let e = {
					instancePath: t + "/payment_method",
					keyword: "enum",
					params: { allowedValues: Xr.properties.payment_method.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.redirect_urls !== void 0 && (I(e.redirect_urls, {
			instancePath: t + "/redirect_urls",
			parentData: e,
			parentDataProperty: "redirect_urls",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? I.errors : o.concat(I.errors), s = o.length));
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
		user: !0,
		payment_method: !0,
		redirect_urls: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Zr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Zr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), B(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? B.errors : o.concat(B.errors), s = o.length), Zr.errors = o, s === 0;
}
Zr.evaluated = {
	props: {
		user: !0,
		payment_method: !0,
		redirect_urls: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Qr = ei, $r = {
	type: "object",
	required: ["reason", "cancelled_by"],
	properties: {
		reason: {
			type: "string",
			minLength: 1,
			maxLength: 300,
			pattern: "\\S"
		},
		cancelled_by: {
			type: "string",
			enum: ["customer"]
		}
	}
};
function ei(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ei.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.reason === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "reason" },
				message: "must have required property 'reason'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.cancelled_by === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "cancelled_by" },
				message: "must have required property 'cancelled_by'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.reason !== void 0) {
			let n = e.reason;
			if (typeof n == "string") {
				if (b(n) > 300) {
					let e = {
						instancePath: t + "/reason",
						keyword: "maxLength",
						params: { limit: 300 },
						message: "must NOT have more than 300 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/reason",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/reason",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/reason",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.cancelled_by !== void 0) {
			let n = e.cancelled_by;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/cancelled_by",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "customer") {
				let e = {
					instancePath: t + "/cancelled_by",
					keyword: "enum",
					params: { allowedValues: $r.properties.cancelled_by.enum },
					message: "must be equal to one of the allowed values"
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
	return ei.errors = o, s === 0;
}
ei.evaluated = {
	props: {
		reason: !0,
		cancelled_by: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ti = ri, ni = {
	type: "object",
	required: ["cancelled_by"],
	properties: {
		cancelled_by: {
			type: "string",
			enum: ["customer"]
		},
		reason: {
			type: "string",
			minLength: 1,
			maxLength: 300,
			pattern: "\\S"
		}
	}
};
function ri(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ri.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.cancelled_by === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "cancelled_by" },
				message: "must have required property 'cancelled_by'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.cancelled_by !== void 0) {
			let n = e.cancelled_by;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/cancelled_by",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "customer") {
				let e = {
					instancePath: t + "/cancelled_by",
					keyword: "enum",
					params: { allowedValues: ni.properties.cancelled_by.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.reason !== void 0) {
			let n = e.reason;
			if (typeof n == "string") {
				if (b(n) > 300) {
					let e = {
						instancePath: t + "/reason",
						keyword: "maxLength",
						params: { limit: 300 },
						message: "must NOT have more than 300 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/reason",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/reason",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/reason",
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
	return ri.errors = o, s === 0;
}
ri.evaluated = {
	props: {
		cancelled_by: !0,
		reason: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ii = ai;
function V(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = V.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.customer === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "customer" },
				message: "must have required property 'customer'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_method === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "payment_method" },
				message: "must have required property 'payment_method'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.transactions === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "transactions" },
				message: "must have required property 'transactions'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.customer !== void 0) {
			let n = e.customer;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/customer",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/customer",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.payment_method !== void 0) {
			let n = e.payment_method;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/payment_method",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "cod" && n !== "card" && n !== "dob" && n !== "gcash" && n !== "paymaya") {
				let e = {
					instancePath: t + "/payment_method",
					keyword: "enum",
					params: { allowedValues: Kr.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.transactions !== void 0) {
			let n = e.transactions;
			if (Array.isArray(n)) {
				if (n.length > 20) {
					let e = {
						instancePath: t + "/transactions",
						keyword: "maxItems",
						params: { limit: 20 },
						message: "must NOT have more than 20 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/transactions",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (e && typeof e == "object" && !Array.isArray(e)) {
						if (e.shop === void 0) {
							let e = {
								instancePath: t + "/transactions/" + r,
								keyword: "required",
								params: { missingProperty: "shop" },
								message: "must have required property 'shop'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.products === void 0) {
							let e = {
								instancePath: t + "/transactions/" + r,
								keyword: "required",
								params: { missingProperty: "products" },
								message: "must have required property 'products'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.delivery_method === void 0) {
							let e = {
								instancePath: t + "/transactions/" + r,
								keyword: "required",
								params: { missingProperty: "delivery_method" },
								message: "must have required property 'delivery_method'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.shop !== void 0) {
							let n = e.shop;
							if (typeof n == "string") {
								if (!w.test(n)) {
									let e = {
										instancePath: t + "/transactions/" + r + "/shop",
										keyword: "pattern",
										params: { pattern: "^[0-9a-f]{24}$" },
										message: "must match pattern \"^[0-9a-f]{24}$\""
									};
									o === null ? o = [e] : o.push(e), s++;
								}
							} else {
								let e = {
									instancePath: t + "/transactions/" + r + "/shop",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						if (e.products !== void 0) {
							let n = e.products;
							if (Array.isArray(n)) {
								if (n.length > 100) {
									let e = {
										instancePath: t + "/transactions/" + r + "/products",
										keyword: "maxItems",
										params: { limit: 100 },
										message: "must NOT have more than 100 items"
									};
									o === null ? o = [e] : o.push(e), s++;
								}
								if (n.length < 1) {
									let e = {
										instancePath: t + "/transactions/" + r + "/products",
										keyword: "minItems",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 items"
									};
									o === null ? o = [e] : o.push(e), s++;
								}
								let e = n.length;
								for (let c = 0; c < e; c++) L(n[c], {
									instancePath: t + "/transactions/" + r + "/products/" + c,
									parentData: n,
									parentDataProperty: c,
									rootData: i,
									dynamicAnchors: a
								}) || (o = o === null ? L.errors : o.concat(L.errors), s = o.length);
							} else {
								let e = {
									instancePath: t + "/transactions/" + r + "/products",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						if (e.delivery_method !== void 0) {
							let n = e.delivery_method;
							if (typeof n != "string") {
								let e = {
									instancePath: t + "/transactions/" + r + "/delivery_method",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
							if (n !== "PICKUP" && n !== "DELIVERY") {
								let e = {
									instancePath: t + "/transactions/" + r + "/delivery_method",
									keyword: "enum",
									params: { allowedValues: qr.enum },
									message: "must be equal to one of the allowed values"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
					} else {
						let e = {
							instancePath: t + "/transactions/" + r,
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/transactions",
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
	return V.errors = o, s === 0;
}
V.evaluated = {
	props: {
		customer: !0,
		payment_method: !0,
		transactions: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function ai(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ai.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), V(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? V.errors : o.concat(V.errors), s = o.length), ai.errors = o, s === 0;
}
ai.evaluated = {
	props: {
		customer: !0,
		payment_method: !0,
		transactions: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const oi = si;
function H(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = H.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.driver_rating === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "driver_rating" },
				message: "must have required property 'driver_rating'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.driver_rating !== void 0) {
			let n = e.driver_rating;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/driver_rating",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 5 || isNaN(n)) {
					let e = {
						instancePath: t + "/driver_rating",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 5
						},
						message: "must be <= 5"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 1 || isNaN(n)) {
					let e = {
						instancePath: t + "/driver_rating",
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
		if (e.driver_delivery_feedback !== void 0) {
			let n = e.driver_delivery_feedback;
			if (typeof n == "string") {
				if (b(n) > 2e3) {
					let e = {
						instancePath: t + "/driver_delivery_feedback",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/driver_delivery_feedback",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.transaction_id !== void 0) {
			let n = e.transaction_id;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/transaction_id",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/transaction_id",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.user_id !== void 0) {
			let n = e.user_id;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/user_id",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/user_id",
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
	return H.errors = o, s === 0;
}
H.evaluated = {
	props: {
		driver_rating: !0,
		driver_delivery_feedback: !0,
		transaction_id: !0,
		user_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function si(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = si.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), H(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? H.errors : o.concat(H.errors), s = o.length), si.errors = o, s === 0;
}
si.evaluated = {
	props: {
		driver_rating: !0,
		driver_delivery_feedback: !0,
		transaction_id: !0,
		user_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ci = pi, li = {
	type: "string",
	enum: [
		"sunrise",
		"deepsea",
		"night",
		"fuchsia",
		"sunset",
		"bloodred",
		"pansy",
		"neptune",
		"aurora",
		"sunflower",
		"lazuli",
		"emerald",
		"poppy",
		"grey",
		"mars"
	]
}, ui = {
	type: "string",
	enum: [
		"monthly",
		"yearly",
		"weekly",
		"once"
	]
}, di = {
	type: "object",
	required: ["time"],
	properties: {
		time: { $ref: "contract.json#/components/schemas/TimeOfDay" },
		day_of_month: { anyOf: [{
			type: "integer",
			minimum: 1,
			maximum: 31
		}, {
			type: "string",
			enum: ["END"]
		}] },
		day_of_week: {
			type: "integer",
			minimum: 0,
			maximum: 6
		},
		month: {
			type: "integer",
			minimum: 1,
			maximum: 12
		},
		year: {
			type: "integer",
			minimum: 2e3,
			maximum: 2100
		}
	}
}, fi = RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
function U(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = U.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.time === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "time" },
				message: "must have required property 'time'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.time !== void 0) {
			let n = e.time;
			if (typeof n == "string") {
				if (!fi.test(n)) {
					let e = {
						instancePath: t + "/time",
						keyword: "pattern",
						params: { pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^([01]\\d|2[0-3]):[0-5]\\d$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/time",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.day_of_month !== void 0) {
			let n = e.day_of_month, r = s, i = !1, a = s;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/day_of_month",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 31 || isNaN(n)) {
					let e = {
						instancePath: t + "/day_of_month",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 31
						},
						message: "must be <= 31"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 1 || isNaN(n)) {
					let e = {
						instancePath: t + "/day_of_month",
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
			var l = a === s;
			i ||= l;
			let c = s;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/day_of_month",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "END") {
				let e = {
					instancePath: t + "/day_of_month",
					keyword: "enum",
					params: { allowedValues: di.properties.day_of_month.anyOf[1].enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			var l = c === s;
			if (i ||= l, i) s = r, o !== null && (r ? o.length = r : o = null);
			else {
				let e = {
					instancePath: t + "/day_of_month",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.day_of_week !== void 0) {
			let n = e.day_of_week;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/day_of_week",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 6 || isNaN(n)) {
					let e = {
						instancePath: t + "/day_of_week",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 6
						},
						message: "must be <= 6"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/day_of_week",
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
		}
		if (e.month !== void 0) {
			let n = e.month;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/month",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 12 || isNaN(n)) {
					let e = {
						instancePath: t + "/month",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 12
						},
						message: "must be <= 12"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 1 || isNaN(n)) {
					let e = {
						instancePath: t + "/month",
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
		if (e.year !== void 0) {
			let n = e.year;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/year",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 2100 || isNaN(n)) {
					let e = {
						instancePath: t + "/year",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2100
						},
						message: "must be <= 2100"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 2e3 || isNaN(n)) {
					let e = {
						instancePath: t + "/year",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 2e3
						},
						message: "must be >= 2000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
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
	return U.errors = o, s === 0;
}
U.evaluated = {
	props: {
		time: !0,
		day_of_month: !0,
		day_of_week: !0,
		month: !0,
		year: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function W(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = W.evaluated;
	c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0);
	let l = s, u = !0, d = s;
	if (e && typeof e == "object" && !Array.isArray(e)) {
		if (e.schedule_type === void 0) {
			let e = {};
			o === null ? o = [e] : o.push(e), s++;
		} else if (e.schedule_type !== void 0 && e.schedule_type !== "monthly") {
			let e = {};
			o === null ? o = [e] : o.push(e), s++;
		}
	}
	var f = d === s;
	s = l, o !== null && (l ? o.length = l : o = null);
	let p;
	if (f) {
		let n = s;
		if (e && typeof e == "object" && !Array.isArray(e) && e.notification_date !== void 0) {
			let n = e.notification_date;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.day_of_month === void 0) {
					let e = {
						instancePath: t + "/notification_date",
						keyword: "required",
						params: { missingProperty: "day_of_month" },
						message: "must have required property 'day_of_month'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.day_of_month !== void 0) {
					let e = n.day_of_month;
					if (typeof e == "number" && (e > 27 || isNaN(e))) {
						let e = {
							instancePath: t + "/notification_date/day_of_month",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 27
							},
							message: "must be <= 27"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			}
		}
		var f = n === s;
		u = f, p = "then";
	} else {
		let n = s, r = s, i = !0, a = s;
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.schedule_type === void 0) {
				let e = {};
				o === null ? o = [e] : o.push(e), s++;
			} else if (e.schedule_type !== void 0 && e.schedule_type !== "weekly") {
				let e = {};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		var m = a === s;
		s = r, o !== null && (r ? o.length = r : o = null);
		let c;
		if (m) {
			let n = s;
			if (e && typeof e == "object" && !Array.isArray(e) && e.notification_date !== void 0) {
				let n = e.notification_date;
				if (n && typeof n == "object" && !Array.isArray(n) && n.day_of_week === void 0) {
					let e = {
						instancePath: t + "/notification_date",
						keyword: "required",
						params: { missingProperty: "day_of_week" },
						message: "must have required property 'day_of_week'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
			var m = n === s;
			i = m, c = "then";
		} else {
			let n = s, r = s, a = !0, l = s;
			if (e && typeof e == "object" && !Array.isArray(e)) {
				if (e.schedule_type === void 0) {
					let e = {};
					o === null ? o = [e] : o.push(e), s++;
				} else if (e.schedule_type !== void 0) {
					let t = e.schedule_type;
					if (t !== "yearly" && t !== "once") {
						let e = {};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			}
			var h = l === s;
			if (s = r, o !== null && (r ? o.length = r : o = null), h) {
				let n = s, r = s, i = !0, c = s;
				if (e && typeof e == "object" && !Array.isArray(e) && e.schedule_type !== void 0 && e.schedule_type !== "once") {
					let e = {};
					o === null ? o = [e] : o.push(e), s++;
				}
				var g = c === s;
				if (s = r, o !== null && (r ? o.length = r : o = null), g) {
					let n = s;
					if (e && typeof e == "object" && !Array.isArray(e) && e.notification_date !== void 0) {
						let n = e.notification_date;
						if (n && typeof n == "object" && !Array.isArray(n) && n.year === void 0) {
							let e = {
								instancePath: t + "/notification_date",
								keyword: "required",
								params: { missingProperty: "year" },
								message: "must have required property 'year'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					var g = n === s;
					i = g;
				}
				if (!i) {
					let e = {
						instancePath: t,
						keyword: "if",
						params: { failingKeyword: "then" },
						message: "must match \"then\" schema"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (e && typeof e == "object" && !Array.isArray(e) && e.notification_date !== void 0) {
					let n = e.notification_date;
					if (n && typeof n == "object" && !Array.isArray(n)) {
						if (n.day_of_month === void 0) {
							let e = {
								instancePath: t + "/notification_date",
								keyword: "required",
								params: { missingProperty: "day_of_month" },
								message: "must have required property 'day_of_month'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (n.month === void 0) {
							let e = {
								instancePath: t + "/notification_date",
								keyword: "required",
								params: { missingProperty: "month" },
								message: "must have required property 'month'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (n.day_of_month !== void 0) {
							let e = n.day_of_month;
							if (typeof e != "number" || e % 1 || isNaN(e)) {
								let e = {
									instancePath: t + "/notification_date/day_of_month",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
					}
				}
				var h = n === s;
				a = h;
			}
			if (!a) {
				let e = {
					instancePath: t,
					keyword: "if",
					params: { failingKeyword: "then" },
					message: "must match \"then\" schema"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			var m = n === s;
			i = m, c = "else";
		}
		if (!i) {
			let e = {
				instancePath: t,
				keyword: "if",
				params: { failingKeyword: c },
				message: "must match \"" + c + "\" schema"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		var f = n === s;
		u = f, p = "else";
	}
	if (!u) {
		let e = {
			instancePath: t,
			keyword: "if",
			params: { failingKeyword: p },
			message: "must match \"" + p + "\" schema"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (e && typeof e == "object" && !Array.isArray(e)) {
		if (e.name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.theme === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "theme" },
				message: "must have required property 'theme'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.address === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "address" },
				message: "must have required property 'address'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_method === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "payment_method" },
				message: "must have required property 'payment_method'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "user_id" },
				message: "must have required property 'user_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.schedule_type === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "schedule_type" },
				message: "must have required property 'schedule_type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.notification_date === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "notification_date" },
				message: "must have required property 'notification_date'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.name !== void 0) {
			let n = e.name;
			if (typeof n == "string") {
				if (b(n) > 50) {
					let e = {
						instancePath: t + "/name",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/name",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/name",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/name",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.theme !== void 0) {
			let n = e.theme;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/theme",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "sunrise" && n !== "deepsea" && n !== "night" && n !== "fuchsia" && n !== "sunset" && n !== "bloodred" && n !== "pansy" && n !== "neptune" && n !== "aurora" && n !== "sunflower" && n !== "lazuli" && n !== "emerald" && n !== "poppy" && n !== "grey" && n !== "mars") {
				let e = {
					instancePath: t + "/theme",
					keyword: "enum",
					params: { allowedValues: li.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.address !== void 0) {
			let n = e.address;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/address",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/address",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.payment_method !== void 0) {
			let n = e.payment_method;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/payment_method",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "cod" && n !== "card" && n !== "dob" && n !== "gcash" && n !== "paymaya") {
				let e = {
					instancePath: t + "/payment_method",
					keyword: "enum",
					params: { allowedValues: Kr.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.user_id !== void 0) {
			let n = e.user_id;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/user_id",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/user_id",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.schedule_type !== void 0) {
			let n = e.schedule_type;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/schedule_type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "monthly" && n !== "yearly" && n !== "weekly" && n !== "once") {
				let e = {
					instancePath: t + "/schedule_type",
					keyword: "enum",
					params: { allowedValues: ui.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.notification_date !== void 0 && (U(e.notification_date, {
			instancePath: t + "/notification_date",
			parentData: e,
			parentDataProperty: "notification_date",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? U.errors : o.concat(U.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return W.errors = o, s === 0;
}
W.evaluated = {
	props: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
function pi(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = pi.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), W(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? W.errors : o.concat(W.errors), s = o.length), pi.errors = o, s === 0;
}
pi.evaluated = {
	props: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const mi = hi;
function G(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = G.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.products === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "products" },
				message: "must have required property 'products'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.products !== void 0) {
			let n = e.products;
			if (Array.isArray(n)) {
				if (n.length > 100) {
					let e = {
						instancePath: t + "/products",
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/products",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (e && typeof e == "object" && !Array.isArray(e)) {
						if (e.product_id === void 0) {
							let e = {
								instancePath: t + "/products/" + r,
								keyword: "required",
								params: { missingProperty: "product_id" },
								message: "must have required property 'product_id'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.user_id === void 0) {
							let e = {
								instancePath: t + "/products/" + r,
								keyword: "required",
								params: { missingProperty: "user_id" },
								message: "must have required property 'user_id'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.order_schedule_id === void 0) {
							let e = {
								instancePath: t + "/products/" + r,
								keyword: "required",
								params: { missingProperty: "order_schedule_id" },
								message: "must have required property 'order_schedule_id'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.shop_id === void 0) {
							let e = {
								instancePath: t + "/products/" + r,
								keyword: "required",
								params: { missingProperty: "shop_id" },
								message: "must have required property 'shop_id'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.quantity === void 0) {
							let e = {
								instancePath: t + "/products/" + r,
								keyword: "required",
								params: { missingProperty: "quantity" },
								message: "must have required property 'quantity'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.product_id !== void 0) {
							let n = e.product_id;
							if (typeof n == "string") {
								if (!w.test(n)) {
									let e = {
										instancePath: t + "/products/" + r + "/product_id",
										keyword: "pattern",
										params: { pattern: "^[0-9a-f]{24}$" },
										message: "must match pattern \"^[0-9a-f]{24}$\""
									};
									o === null ? o = [e] : o.push(e), s++;
								}
							} else {
								let e = {
									instancePath: t + "/products/" + r + "/product_id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						if (e.user_id !== void 0) {
							let n = e.user_id;
							if (typeof n == "string") {
								if (!w.test(n)) {
									let e = {
										instancePath: t + "/products/" + r + "/user_id",
										keyword: "pattern",
										params: { pattern: "^[0-9a-f]{24}$" },
										message: "must match pattern \"^[0-9a-f]{24}$\""
									};
									o === null ? o = [e] : o.push(e), s++;
								}
							} else {
								let e = {
									instancePath: t + "/products/" + r + "/user_id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						if (e.order_schedule_id !== void 0) {
							let n = e.order_schedule_id;
							if (typeof n == "string") {
								if (!w.test(n)) {
									let e = {
										instancePath: t + "/products/" + r + "/order_schedule_id",
										keyword: "pattern",
										params: { pattern: "^[0-9a-f]{24}$" },
										message: "must match pattern \"^[0-9a-f]{24}$\""
									};
									o === null ? o = [e] : o.push(e), s++;
								}
							} else {
								let e = {
									instancePath: t + "/products/" + r + "/order_schedule_id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						if (e.shop_id !== void 0) {
							let n = e.shop_id;
							if (typeof n == "string") {
								if (!w.test(n)) {
									let e = {
										instancePath: t + "/products/" + r + "/shop_id",
										keyword: "pattern",
										params: { pattern: "^[0-9a-f]{24}$" },
										message: "must match pattern \"^[0-9a-f]{24}$\""
									};
									o === null ? o = [e] : o.push(e), s++;
								}
							} else {
								let e = {
									instancePath: t + "/products/" + r + "/shop_id",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						if (e.quantity !== void 0) {
							let n = e.quantity;
							if (typeof n != "number" || n % 1 || isNaN(n)) {
								let e = {
									instancePath: t + "/products/" + r + "/quantity",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
							if (typeof n == "number") {
								if (n > 1e5 || isNaN(n)) {
									let e = {
										instancePath: t + "/products/" + r + "/quantity",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 1e5
										},
										message: "must be <= 100000"
									};
									o === null ? o = [e] : o.push(e), s++;
								}
								if (n < 1 || isNaN(n)) {
									let e = {
										instancePath: t + "/products/" + r + "/quantity",
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
					} else {
						let e = {
							instancePath: t + "/products/" + r,
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/products",
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
	return G.errors = o, s === 0;
}
G.evaluated = {
	props: { products: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function hi(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = hi.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), G(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? G.errors : o.concat(G.errors), s = o.length), hi.errors = o, s === 0;
}
hi.evaluated = {
	props: { products: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const gi = _i;
function _i(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = _i.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.is_active === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_active" },
				message: "must have required property 'is_active'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_active !== void 0 && typeof e.is_active != "boolean") {
			let e = {
				instancePath: t + "/is_active",
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
	return _i.errors = o, s === 0;
}
_i.evaluated = {
	props: { is_active: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const vi = yi;
function yi(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = yi.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.quantity === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "quantity" },
				message: "must have required property 'quantity'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.quantity !== void 0) {
			let n = e.quantity;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/quantity",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e5 || isNaN(n)) {
					let e = {
						instancePath: t + "/quantity",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e5
						},
						message: "must be <= 100000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 1 || isNaN(n)) {
					let e = {
						instancePath: t + "/quantity",
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
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return yi.errors = o, s === 0;
}
yi.evaluated = {
	props: { quantity: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const bi = Ci, xi = {
	type: "string",
	enum: ["HOME", "WORK"]
}, Si = RegExp("^\\d{4}$", "u");
function K(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = K.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.latitude === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "latitude" },
				message: "must have required property 'latitude'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.longitude === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "longitude" },
				message: "must have required property 'longitude'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.latitude !== void 0) {
			let n = e.latitude;
			if (typeof n == "number") {
				if (n > 90 || isNaN(n)) {
					let e = {
						instancePath: t + "/latitude",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 90
						},
						message: "must be <= 90"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < -90 || isNaN(n)) {
					let e = {
						instancePath: t + "/latitude",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: -90
						},
						message: "must be >= -90"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/latitude",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.longitude !== void 0) {
			let n = e.longitude;
			if (typeof n == "number") {
				if (n > 180 || isNaN(n)) {
					let e = {
						instancePath: t + "/longitude",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 180
						},
						message: "must be <= 180"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < -180 || isNaN(n)) {
					let e = {
						instancePath: t + "/longitude",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: -180
						},
						message: "must be >= -180"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/longitude",
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
	return K.errors = o, s === 0;
}
K.evaluated = {
	props: {
		latitude: !0,
		longitude: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function q(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = q.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.owner_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "owner_name" },
				message: "must have required property 'owner_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.country === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "country" },
				message: "must have required property 'country'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.region === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "region" },
				message: "must have required property 'region'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.state_province === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "state_province" },
				message: "must have required property 'state_province'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.city === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "city" },
				message: "must have required property 'city'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.barangay === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "barangay" },
				message: "must have required property 'barangay'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.zipcode === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "zipcode" },
				message: "must have required property 'zipcode'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.street === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "street" },
				message: "must have required property 'street'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.mobile_number === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "mobile_number" },
				message: "must have required property 'mobile_number'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.geolocation === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "geolocation" },
				message: "must have required property 'geolocation'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.owner_name !== void 0) {
			let n = e.owner_name;
			if (typeof n == "string") {
				if (b(n) > 100) {
					let e = {
						instancePath: t + "/owner_name",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/owner_name",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/owner_name",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/owner_name",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.country !== void 0) {
			let n = e.country;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/country",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "Philippines") {
				let e = {
					instancePath: t + "/country",
					keyword: "const",
					params: { allowedValue: "Philippines" },
					message: "must be equal to constant"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.region !== void 0) {
			let n = e.region;
			if (typeof n == "string") {
				if (b(n) > 100) {
					let e = {
						instancePath: t + "/region",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/region",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/region",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/region",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.state_province !== void 0) {
			let n = e.state_province;
			if (typeof n == "string") {
				if (b(n) > 100) {
					let e = {
						instancePath: t + "/state_province",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/state_province",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/state_province",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/state_province",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.city !== void 0) {
			let n = e.city;
			if (typeof n == "string") {
				if (b(n) > 100) {
					let e = {
						instancePath: t + "/city",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/city",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/city",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/city",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.barangay !== void 0) {
			let n = e.barangay;
			if (typeof n == "string") {
				if (b(n) > 100) {
					let e = {
						instancePath: t + "/barangay",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/barangay",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/barangay",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/barangay",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.zipcode !== void 0) {
			let n = e.zipcode;
			if (typeof n == "string") {
				if (!Si.test(n)) {
					let e = {
						instancePath: t + "/zipcode",
						keyword: "pattern",
						params: { pattern: "^\\d{4}$" },
						message: "must match pattern \"^\\d{4}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/zipcode",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.street !== void 0) {
			let n = e.street;
			if (typeof n == "string") {
				if (b(n) > 200) {
					let e = {
						instancePath: t + "/street",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/street",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/street",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/street",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.address_line !== void 0) {
			let n = e.address_line;
			if (typeof n == "string") {
				if (b(n) > 200) {
					let e = {
						instancePath: t + "/address_line",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/address_line",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.mobile_number !== void 0) {
			let n = e.mobile_number;
			if (typeof n == "string") {
				if (!C.test(n)) {
					let e = {
						instancePath: t + "/mobile_number",
						keyword: "pattern",
						params: { pattern: "^09\\d{9}$" },
						message: "must match pattern \"^09\\d{9}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/mobile_number",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.type !== void 0) {
			let n = e.type;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "HOME" && n !== "WORK") {
				let e = {
					instancePath: t + "/type",
					keyword: "enum",
					params: { allowedValues: xi.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.is_default !== void 0 && typeof e.is_default != "boolean") {
			let e = {
				instancePath: t + "/is_default",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.geolocation !== void 0 && (K(e.geolocation, {
			instancePath: t + "/geolocation",
			parentData: e,
			parentDataProperty: "geolocation",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? K.errors : o.concat(K.errors), s = o.length));
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
		owner_name: !0,
		country: !0,
		region: !0,
		state_province: !0,
		city: !0,
		barangay: !0,
		zipcode: !0,
		street: !0,
		address_line: !0,
		mobile_number: !0,
		type: !0,
		is_default: !0,
		geolocation: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function J(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = J.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.userId === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "userId" },
				message: "must have required property 'userId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.address === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "address" },
				message: "must have required property 'address'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.userId !== void 0) {
			let n = e.userId;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/userId",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/userId",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.address !== void 0 && (q(e.address, {
			instancePath: t + "/address",
			parentData: e,
			parentDataProperty: "address",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? q.errors : o.concat(q.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return J.errors = o, s === 0;
}
J.evaluated = {
	props: {
		userId: !0,
		address: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Ci(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ci.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), J(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? J.errors : o.concat(J.errors), s = o.length), Ci.errors = o, s === 0;
}
Ci.evaluated = {
	props: {
		userId: !0,
		address: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const wi = Ti;
function Y(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Y.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.owner_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "owner_name" },
				message: "must have required property 'owner_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.country === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "country" },
				message: "must have required property 'country'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.region === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "region" },
				message: "must have required property 'region'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.state_province === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "state_province" },
				message: "must have required property 'state_province'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.city === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "city" },
				message: "must have required property 'city'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.barangay === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "barangay" },
				message: "must have required property 'barangay'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.zipcode === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "zipcode" },
				message: "must have required property 'zipcode'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.street === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "street" },
				message: "must have required property 'street'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.mobile_number === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "mobile_number" },
				message: "must have required property 'mobile_number'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.geolocation === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "geolocation" },
				message: "must have required property 'geolocation'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.owner_name !== void 0) {
			let n = e.owner_name;
			if (typeof n == "string") {
				if (b(n) > 100) {
					let e = {
						instancePath: t + "/owner_name",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/owner_name",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/owner_name",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/owner_name",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.country !== void 0) {
			let n = e.country;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/country",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "Philippines") {
				let e = {
					instancePath: t + "/country",
					keyword: "const",
					params: { allowedValue: "Philippines" },
					message: "must be equal to constant"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.region !== void 0) {
			let n = e.region;
			if (typeof n == "string") {
				if (b(n) > 100) {
					let e = {
						instancePath: t + "/region",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/region",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/region",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/region",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.state_province !== void 0) {
			let n = e.state_province;
			if (typeof n == "string") {
				if (b(n) > 100) {
					let e = {
						instancePath: t + "/state_province",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/state_province",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/state_province",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/state_province",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.city !== void 0) {
			let n = e.city;
			if (typeof n == "string") {
				if (b(n) > 100) {
					let e = {
						instancePath: t + "/city",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/city",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/city",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/city",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.barangay !== void 0) {
			let n = e.barangay;
			if (typeof n == "string") {
				if (b(n) > 100) {
					let e = {
						instancePath: t + "/barangay",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/barangay",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/barangay",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/barangay",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.zipcode !== void 0) {
			let n = e.zipcode;
			if (typeof n == "string") {
				if (!Si.test(n)) {
					let e = {
						instancePath: t + "/zipcode",
						keyword: "pattern",
						params: { pattern: "^\\d{4}$" },
						message: "must match pattern \"^\\d{4}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/zipcode",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.street !== void 0) {
			let n = e.street;
			if (typeof n == "string") {
				if (b(n) > 200) {
					let e = {
						instancePath: t + "/street",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/street",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/street",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/street",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.address_line !== void 0) {
			let n = e.address_line;
			if (typeof n == "string") {
				if (b(n) > 200) {
					let e = {
						instancePath: t + "/address_line",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/address_line",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.mobile_number !== void 0) {
			let n = e.mobile_number;
			if (typeof n == "string") {
				if (!C.test(n)) {
					let e = {
						instancePath: t + "/mobile_number",
						keyword: "pattern",
						params: { pattern: "^09\\d{9}$" },
						message: "must match pattern \"^09\\d{9}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/mobile_number",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.type !== void 0) {
			let n = e.type;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "HOME" && n !== "WORK") {
				let e = {
					instancePath: t + "/type",
					keyword: "enum",
					params: { allowedValues: xi.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.is_default !== void 0 && typeof e.is_default != "boolean") {
			let e = {
				instancePath: t + "/is_default",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.geolocation !== void 0 && (K(e.geolocation, {
			instancePath: t + "/geolocation",
			parentData: e,
			parentDataProperty: "geolocation",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? K.errors : o.concat(K.errors), s = o.length));
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
	props: {
		owner_name: !0,
		country: !0,
		region: !0,
		state_province: !0,
		city: !0,
		barangay: !0,
		zipcode: !0,
		street: !0,
		address_line: !0,
		mobile_number: !0,
		type: !0,
		is_default: !0,
		geolocation: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Ti(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ti.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Y(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Y.errors : o.concat(Y.errors), s = o.length), Ti.errors = o, s === 0;
}
Ti.evaluated = {
	props: {
		owner_name: !0,
		country: !0,
		region: !0,
		state_province: !0,
		city: !0,
		barangay: !0,
		zipcode: !0,
		street: !0,
		address_line: !0,
		mobile_number: !0,
		type: !0,
		is_default: !0,
		geolocation: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Ei = Di;
function X(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = X.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.buyer_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "buyer_id" },
				message: "must have required property 'buyer_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.seller_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "seller_id" },
				message: "must have required property 'seller_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.buyer_id !== void 0) {
			let n = e.buyer_id;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/buyer_id",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/buyer_id",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.seller_id !== void 0) {
			let n = e.seller_id;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/seller_id",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/seller_id",
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
	return X.errors = o, s === 0;
}
X.evaluated = {
	props: {
		buyer_id: !0,
		seller_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Di(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Di.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), X(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? X.errors : o.concat(X.errors), s = o.length), Di.errors = o, s === 0;
}
Di.evaluated = {
	props: {
		buyer_id: !0,
		seller_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Oi = ki;
function ki(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ki.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.conversation_ids === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "conversation_ids" },
				message: "must have required property 'conversation_ids'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.conversation_ids !== void 0) {
			let n = e.conversation_ids;
			if (Array.isArray(n)) {
				if (n.length > 100) {
					let e = {
						instancePath: t + "/conversation_ids",
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/conversation_ids",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == "string") {
						if (!w.test(e)) {
							let e = {
								instancePath: t + "/conversation_ids/" + r,
								keyword: "pattern",
								params: { pattern: "^[0-9a-f]{24}$" },
								message: "must match pattern \"^[0-9a-f]{24}$\""
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					} else {
						let e = {
							instancePath: t + "/conversation_ids/" + r,
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/conversation_ids",
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
	return ki.errors = o, s === 0;
}
ki.evaluated = {
	props: { conversation_ids: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const Ai = Mi, ji = {
	$id: "markConversationReadBody.json",
	type: "object",
	required: ["reader"],
	properties: { reader: {
		type: "string",
		enum: ["buyer"]
	} }
};
function Mi(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Mi.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.reader === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "reader" },
				message: "must have required property 'reader'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.reader !== void 0) {
			let n = e.reader;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/reader",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "buyer") {
				let e = {
					instancePath: t + "/reader",
					keyword: "enum",
					params: { allowedValues: ji.properties.reader.enum },
					message: "must be equal to one of the allowed values"
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
	return Mi.errors = o, s === 0;
}
Mi.evaluated = {
	props: { reader: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const Ni = Li, Pi = {
	type: "object",
	required: [
		"buyer_id",
		"seller_id",
		"conversation_id",
		"sender",
		"receiver",
		"type",
		"content"
	],
	properties: {
		buyer_id: { $ref: "contract.json#/components/schemas/Id" },
		seller_id: { $ref: "contract.json#/components/schemas/Id" },
		conversation_id: { $ref: "contract.json#/components/schemas/Id" },
		sender: {
			type: "string",
			enum: ["buyer"]
		},
		receiver: { $ref: "contract.json#/components/schemas/Id" },
		type: { $ref: "contract.json#/components/schemas/MessageType" },
		content: {
			type: "string",
			minLength: 1,
			maxLength: 2e3,
			pattern: "\\S"
		}
	},
	if: {
		required: ["type"],
		properties: { type: { enum: ["image", "video"] } }
	},
	then: { properties: { content: { $ref: "contract.json#/components/schemas/Id" } } },
	else: {
		if: {
			required: ["type"],
			properties: { type: { const: "location" } }
		},
		then: { properties: { content: {
			format: "uri",
			pattern: "^https://"
		} } }
	}
}, Fi = {
	type: "string",
	enum: [
		"text",
		"image",
		"video",
		"location"
	]
}, Ii = RegExp("^https://", "u");
function Z(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Z.evaluated;
	c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0);
	let l = s, u = !0, d = s;
	if (e && typeof e == "object" && !Array.isArray(e)) {
		if (e.type === void 0) {
			let e = {};
			o === null ? o = [e] : o.push(e), s++;
		} else if (e.type !== void 0) {
			let t = e.type;
			if (t !== "image" && t !== "video") {
				let e = {};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	}
	var f = d === s;
	s = l, o !== null && (l ? o.length = l : o = null);
	let p;
	if (f) {
		let n = s;
		if (e && typeof e == "object" && !Array.isArray(e) && e.content !== void 0) {
			let n = e.content;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/content",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/content",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		var f = n === s;
		if (u = f, u) {
			var m = {};
			m.content = !0, m.type = !0;
		}
		p = "then";
	} else {
		let n = s, r = s, i = !0, a = s;
		if (e && typeof e == "object" && !Array.isArray(e)) {
			if (e.type === void 0) {
				let e = {};
				o === null ? o = [e] : o.push(e), s++;
			} else if (e.type !== void 0 && e.type !== "location") {
				let e = {};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		var h = a === s;
		if (s = r, o !== null && (r ? o.length = r : o = null), h) {
			let n = s;
			if (e && typeof e == "object" && !Array.isArray(e) && e.content !== void 0) {
				let n = e.content;
				if (typeof n == "string") {
					if (!Ii.test(n)) {
						let e = {
							instancePath: t + "/content",
							keyword: "pattern",
							params: { pattern: "^https://" },
							message: "must match pattern \"^https://\""
						};
						o === null ? o = [e] : o.push(e), s++;
					}
					if (!Gr(n)) {
						let e = {
							instancePath: t + "/content",
							keyword: "format",
							params: { format: "uri" },
							message: "must match format \"uri\""
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			}
			var h = n === s;
			if (i = h, i) {
				var g = {};
				g.content = !0, g.type = !0;
			}
		}
		if (!i) {
			let e = {
				instancePath: t,
				keyword: "if",
				params: { failingKeyword: "then" },
				message: "must match \"then\" schema"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		var f = n === s;
		u = f, u && m !== !0 && g !== void 0 && (g === !0 ? m = !0 : (m ||= {}, Object.assign(m, g))), p = "else";
	}
	if (!u) {
		let e = {
			instancePath: t,
			keyword: "if",
			params: { failingKeyword: p },
			message: "must match \"" + p + "\" schema"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (e && typeof e == "object" && !Array.isArray(e)) {
		if (e.buyer_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "buyer_id" },
				message: "must have required property 'buyer_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.seller_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "seller_id" },
				message: "must have required property 'seller_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.conversation_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "conversation_id" },
				message: "must have required property 'conversation_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.sender === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "sender" },
				message: "must have required property 'sender'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.receiver === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "receiver" },
				message: "must have required property 'receiver'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.type === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.content === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (m !== !0 && (m ||= {}, m.buyer_id = !0, m.seller_id = !0, m.conversation_id = !0, m.sender = !0, m.receiver = !0, m.type = !0, m.content = !0), e.buyer_id !== void 0) {
			let n = e.buyer_id;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/buyer_id",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/buyer_id",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.seller_id !== void 0) {
			let n = e.seller_id;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/seller_id",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/seller_id",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.conversation_id !== void 0) {
			let n = e.conversation_id;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/conversation_id",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/conversation_id",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.sender !== void 0) {
			let n = e.sender;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/sender",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "buyer") {
				let e = {
					instancePath: t + "/sender",
					keyword: "enum",
					params: { allowedValues: Pi.properties.sender.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.receiver !== void 0) {
			let n = e.receiver;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/receiver",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/receiver",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.type !== void 0) {
			let n = e.type;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "text" && n !== "image" && n !== "video" && n !== "location") {
				let e = {
					instancePath: t + "/type",
					keyword: "enum",
					params: { allowedValues: Fi.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.content !== void 0) {
			let n = e.content;
			if (typeof n == "string") {
				if (b(n) > 2e3) {
					let e = {
						instancePath: t + "/content",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/content",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/content",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/content",
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
	return Z.errors = o, c.props = m, s === 0;
}
Z.evaluated = {
	dynamicProps: !0,
	dynamicItems: !1
};
function Li(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Li.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), !Z(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	})) o = o === null ? Z.errors : o.concat(Z.errors), s = o.length;
	else var l = Z.evaluated.props;
	return Li.errors = o, c.props = l, s === 0;
}
Li.evaluated = {
	dynamicProps: !0,
	dynamicItems: !1
};
const Ri = Vi, zi = RegExp("^[a-z0-9._-]{3,30}$", "u");
function Q(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Q.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.from === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "from" },
				message: "must have required property 'from'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.to === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "to" },
				message: "must have required property 'to'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.from !== void 0) {
			let n = e.from;
			if (typeof n == "string") {
				if (!fi.test(n)) {
					let e = {
						instancePath: t + "/from",
						keyword: "pattern",
						params: { pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^([01]\\d|2[0-3]):[0-5]\\d$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/from",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.to !== void 0) {
			let n = e.to;
			if (typeof n == "string") {
				if (!fi.test(n)) {
					let e = {
						instancePath: t + "/to",
						keyword: "pattern",
						params: { pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^([01]\\d|2[0-3]):[0-5]\\d$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/to",
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
	return Q.errors = o, s === 0;
}
Q.evaluated = {
	props: {
		from: !0,
		to: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Bi(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Bi.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.shop_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shop_name" },
				message: "must have required property 'shop_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_handle === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shop_handle" },
				message: "must have required property 'shop_handle'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.business_email === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "business_email" },
				message: "must have required property 'business_email'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.business_contact_number === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "business_contact_number" },
				message: "must have required property 'business_contact_number'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_name !== void 0) {
			let n = e.shop_name;
			if (typeof n == "string") {
				if (b(n) > 100) {
					let e = {
						instancePath: t + "/shop_name",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/shop_name",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/shop_name",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_name",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.shop_handle !== void 0) {
			let n = e.shop_handle;
			if (typeof n == "string") {
				if (!zi.test(n)) {
					let e = {
						instancePath: t + "/shop_handle",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9._-]{3,30}$" },
						message: "must match pattern \"^[a-z0-9._-]{3,30}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_handle",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.shop_description !== void 0) {
			let n = e.shop_description;
			if (typeof n == "string") {
				if (b(n) > 2e3) {
					let e = {
						instancePath: t + "/shop_description",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_description",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.cover_photo !== void 0) {
			let n = e.cover_photo;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/cover_photo",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/cover_photo",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/display_picture",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_picture",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.business_email !== void 0) {
			let n = e.business_email;
			if (typeof n == "string") {
				if (b(n) > 254) {
					let e = {
						instancePath: t + "/business_email",
						keyword: "maxLength",
						params: { limit: 254 },
						message: "must NOT have more than 254 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!y.test(n)) {
					let e = {
						instancePath: t + "/business_email",
						keyword: "format",
						params: { format: "email" },
						message: "must match format \"email\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/business_email",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.business_contact_number !== void 0) {
			let n = e.business_contact_number;
			if (typeof n == "string") {
				if (!C.test(n)) {
					let e = {
						instancePath: t + "/business_contact_number",
						keyword: "pattern",
						params: { pattern: "^09\\d{9}$" },
						message: "must match pattern \"^09\\d{9}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/business_contact_number",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.working_hour !== void 0 && (Q(e.working_hour, {
			instancePath: t + "/working_hour",
			parentData: e,
			parentDataProperty: "working_hour",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Q.errors : o.concat(Q.errors), s = o.length)), e.geolocation !== void 0 && (K(e.geolocation, {
			instancePath: t + "/geolocation",
			parentData: e,
			parentDataProperty: "geolocation",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? K.errors : o.concat(K.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Bi.errors = o, s === 0;
}
Bi.evaluated = {
	props: {
		shop_name: !0,
		shop_handle: !0,
		shop_description: !0,
		cover_photo: !0,
		display_picture: !0,
		business_email: !0,
		business_contact_number: !0,
		working_hour: !0,
		geolocation: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Vi(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Vi.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Bi(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Bi.errors : o.concat(Bi.errors), s = o.length), Vi.errors = o, s === 0;
}
Vi.evaluated = {
	props: {
		shop_name: !0,
		shop_handle: !0,
		shop_description: !0,
		cover_photo: !0,
		display_picture: !0,
		business_email: !0,
		business_contact_number: !0,
		working_hour: !0,
		geolocation: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Hi = Wi;
function Ui(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ui.evaluated;
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
		if (e.shop_name !== void 0) {
			let n = e.shop_name;
			if (typeof n == "string") {
				if (b(n) > 100) {
					let e = {
						instancePath: t + "/shop_name",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (b(n) < 1) {
					let e = {
						instancePath: t + "/shop_name",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S.test(n)) {
					let e = {
						instancePath: t + "/shop_name",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_name",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.shop_handle !== void 0) {
			let n = e.shop_handle;
			if (typeof n == "string") {
				if (!zi.test(n)) {
					let e = {
						instancePath: t + "/shop_handle",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9._-]{3,30}$" },
						message: "must match pattern \"^[a-z0-9._-]{3,30}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_handle",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.shop_description !== void 0) {
			let n = e.shop_description;
			if (typeof n == "string") {
				if (b(n) > 2e3) {
					let e = {
						instancePath: t + "/shop_description",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_description",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.cover_photo !== void 0) {
			let n = e.cover_photo;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/cover_photo",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/cover_photo",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/display_picture",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_picture",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.business_email !== void 0) {
			let n = e.business_email;
			if (typeof n == "string") {
				if (b(n) > 254) {
					let e = {
						instancePath: t + "/business_email",
						keyword: "maxLength",
						params: { limit: 254 },
						message: "must NOT have more than 254 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!y.test(n)) {
					let e = {
						instancePath: t + "/business_email",
						keyword: "format",
						params: { format: "email" },
						message: "must match format \"email\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/business_email",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.business_contact_number !== void 0) {
			let n = e.business_contact_number;
			if (typeof n == "string") {
				if (!C.test(n)) {
					let e = {
						instancePath: t + "/business_contact_number",
						keyword: "pattern",
						params: { pattern: "^09\\d{9}$" },
						message: "must match pattern \"^09\\d{9}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/business_contact_number",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.working_hour !== void 0 && (Q(e.working_hour, {
			instancePath: t + "/working_hour",
			parentData: e,
			parentDataProperty: "working_hour",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Q.errors : o.concat(Q.errors), s = o.length)), e.geolocation !== void 0 && (K(e.geolocation, {
			instancePath: t + "/geolocation",
			parentData: e,
			parentDataProperty: "geolocation",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? K.errors : o.concat(K.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Ui.errors = o, s === 0;
}
Ui.evaluated = {
	props: {
		shop_name: !0,
		shop_handle: !0,
		shop_description: !0,
		cover_photo: !0,
		display_picture: !0,
		business_email: !0,
		business_contact_number: !0,
		working_hour: !0,
		geolocation: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Wi(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Wi.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Ui(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Ui.errors : o.concat(Ui.errors), s = o.length), Wi.errors = o, s === 0;
}
Wi.evaluated = {
	props: {
		shop_name: !0,
		shop_handle: !0,
		shop_description: !0,
		cover_photo: !0,
		display_picture: !0,
		business_email: !0,
		business_contact_number: !0,
		working_hour: !0,
		geolocation: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Gi = qi;
function Ki(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ki.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.customer_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "customer_id" },
				message: "must have required property 'customer_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shop_id" },
				message: "must have required property 'shop_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.customer_id !== void 0) {
			let n = e.customer_id;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/customer_id",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/customer_id",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.shop_id !== void 0) {
			let n = e.shop_id;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/shop_id",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_id",
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
	return Ki.errors = o, s === 0;
}
Ki.evaluated = {
	props: {
		customer_id: !0,
		shop_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function qi(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = qi.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Ki(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Ki.errors : o.concat(Ki.errors), s = o.length), qi.errors = o, s === 0;
}
qi.evaluated = {
	props: {
		customer_id: !0,
		shop_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Ji = Xi, Yi = {
	type: "object",
	required: [
		"target_value",
		"reported_by",
		"type",
		"violation_level"
	],
	properties: {
		target_value: { $ref: "contract.json#/components/schemas/Id" },
		reported_by: {
			type: "string",
			enum: ["BUYER"]
		},
		type: {
			type: "string",
			enum: ["PRODUCT", "SELLER"]
		},
		description: { $ref: "contract.json#/components/schemas/Text" },
		report_type: {
			type: "string",
			enum: ["FLAG", "REPORT"]
		},
		violation_level: {
			type: "integer",
			enum: [1, 2]
		}
	}
};
function $(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = $.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.target_value === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "target_value" },
				message: "must have required property 'target_value'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.reported_by === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "reported_by" },
				message: "must have required property 'reported_by'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.type === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.violation_level === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "violation_level" },
				message: "must have required property 'violation_level'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.target_value !== void 0) {
			let n = e.target_value;
			if (typeof n == "string") {
				if (!w.test(n)) {
					let e = {
						instancePath: t + "/target_value",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/target_value",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.reported_by !== void 0) {
			let n = e.reported_by;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/reported_by",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "BUYER") {
				let e = {
					instancePath: t + "/reported_by",
					keyword: "enum",
					params: { allowedValues: Yi.properties.reported_by.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.type !== void 0) {
			let n = e.type;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "PRODUCT" && n !== "SELLER") {
				let e = {
					instancePath: t + "/type",
					keyword: "enum",
					params: { allowedValues: Yi.properties.type.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.description !== void 0) {
			let n = e.description;
			if (typeof n == "string") {
				if (b(n) > 2e3) {
					let e = {
						instancePath: t + "/description",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/description",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.report_type !== void 0) {
			let n = e.report_type;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/report_type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "FLAG" && n !== "REPORT") {
				let e = {
					instancePath: t + "/report_type",
					keyword: "enum",
					params: { allowedValues: Yi.properties.report_type.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.violation_level !== void 0) {
			let n = e.violation_level;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/violation_level",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== 1 && n !== 2) {
				let e = {
					instancePath: t + "/violation_level",
					keyword: "enum",
					params: { allowedValues: Yi.properties.violation_level.enum },
					message: "must be equal to one of the allowed values"
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
		target_value: !0,
		reported_by: !0,
		type: !0,
		description: !0,
		report_type: !0,
		violation_level: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Xi(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Xi.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), $(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? $.errors : o.concat($.errors), s = o.length), Xi.errors = o, s === 0;
}
Xi.evaluated = {
	props: {
		target_value: !0,
		reported_by: !0,
		type: !0,
		description: !0,
		report_type: !0,
		violation_level: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
// entry
const Zi = {
	login: {
		parameters: u,
		body: er
	},
	verifySession: {
		parameters: f,
		body: void 0
	},
	externalLogin: {
		parameters: m,
		body: nr
	},
	registerUser: {
		parameters: g,
		body: ar
	},
	updateUser: {
		parameters: te,
		body: cr
	},
	deleteUser: {
		parameters: re,
		body: ur
	},
	getCurrentUser: {
		parameters: ae,
		body: void 0
	},
	checkUserValidity: {
		parameters: se,
		body: void 0
	},
	getRecentSearches: {
		parameters: de,
		body: void 0
	},
	clearRecentSearches: {
		parameters: pe,
		body: void 0
	},
	requestOtp: {
		parameters: he,
		body: fr
	},
	verifyOtp: {
		parameters: _e,
		body: hr
	},
	resetPassword: {
		parameters: ye,
		body: vr
	},
	addPassword: {
		parameters: xe,
		body: br
	},
	changePassword: {
		parameters: Ce,
		body: Sr
	},
	writeUserLog: {
		parameters: Te,
		body: wr
	},
	uploadFile: {
		parameters: De,
		body: Or
	},
	uploadFiles: {
		parameters: ke,
		body: jr
	},
	listProducts: {
		parameters: je,
		body: void 0
	},
	getProduct: {
		parameters: Pe,
		body: void 0
	},
	likeProduct: {
		parameters: Ie,
		body: Pr
	},
	listLikes: {
		parameters: Re,
		body: void 0
	},
	incrementProductView: {
		parameters: Be,
		body: void 0
	},
	createProductReview: {
		parameters: He,
		body: Ir
	},
	listProductReviews: {
		parameters: We,
		body: void 0
	},
	getSearchSuggestions: {
		parameters: Ke,
		body: void 0
	},
	listSimilarNearby: {
		parameters: Je,
		body: void 0
	},
	getCart: {
		parameters: Xe,
		body: void 0
	},
	addToCart: {
		parameters: Qe,
		body: Rr
	},
	updateCartQuantity: {
		parameters: et,
		body: Br
	},
	removeCartLine: {
		parameters: nt,
		body: void 0
	},
	removeCartLines: {
		parameters: it,
		body: Hr
	},
	createTransactions: {
		parameters: ot,
		body: Wr
	},
	linkPaymentAccount: {
		parameters: lt,
		body: Yr
	},
	getPaymentIntent: {
		parameters: dt,
		body: void 0
	},
	cancelTransaction: {
		parameters: pt,
		body: Qr
	},
	completeTransaction: {
		parameters: ht,
		body: void 0
	},
	refundTransaction: {
		parameters: _t,
		body: ti
	},
	getPriceSummary: {
		parameters: yt,
		body: ii
	},
	listCustomerTransactions: {
		parameters: xt,
		body: void 0
	},
	reviewDelivery: {
		parameters: wt,
		body: oi
	},
	createSchedule: {
		parameters: Et,
		body: ci
	},
	listSchedules: {
		parameters: Ot,
		body: void 0
	},
	searchSchedulesByName: {
		parameters: At,
		body: void 0
	},
	getSchedule: {
		parameters: Mt,
		body: void 0
	},
	updateSchedule: {
		parameters: Pt,
		body: ci
	},
	deleteSchedule: {
		parameters: It,
		body: void 0
	},
	addScheduleProducts: {
		parameters: Rt,
		body: mi
	},
	removeScheduleProduct: {
		parameters: Bt,
		body: void 0
	},
	setScheduleActive: {
		parameters: Ht,
		body: gi
	},
	cancelNextCheckout: {
		parameters: Wt,
		body: void 0
	},
	updateScheduleProductQuantity: {
		parameters: Kt,
		body: vi
	},
	advanceCheckout: {
		parameters: Jt,
		body: void 0
	},
	listAddresses: {
		parameters: Xt,
		body: void 0
	},
	createAddress: {
		parameters: Qt,
		body: bi
	},
	updateAddress: {
		parameters: en,
		body: wi
	},
	deleteAddress: {
		parameters: nn,
		body: void 0
	},
	setDefaultAddress: {
		parameters: an,
		body: void 0
	},
	createConversation: {
		parameters: sn,
		body: Ei
	},
	deleteConversations: {
		parameters: ln,
		body: Oi
	},
	listConversations: {
		parameters: dn,
		body: void 0
	},
	getConversation: {
		parameters: pn,
		body: void 0
	},
	markConversationRead: {
		parameters: hn,
		body: Ai
	},
	findConversation: {
		parameters: _n,
		body: void 0
	},
	sendMessage: {
		parameters: yn,
		body: Ni
	},
	listMessages: {
		parameters: xn,
		body: void 0
	},
	unsendMessage: {
		parameters: Cn,
		body: void 0
	},
	countUnreadMessages: {
		parameters: Tn,
		body: void 0
	},
	listNotifications: {
		parameters: Dn,
		body: void 0
	},
	countUnreadNotifications: {
		parameters: kn,
		body: void 0
	},
	markNotificationRead: {
		parameters: jn,
		body: void 0
	},
	markAllNotificationsRead: {
		parameters: Nn,
		body: void 0
	},
	getShopByHandle: {
		parameters: Fn,
		body: void 0
	},
	checkShopValidity: {
		parameters: Ln,
		body: void 0
	},
	createShop: {
		parameters: zn,
		body: Ri
	},
	updateShop: {
		parameters: Vn,
		body: Hi
	},
	followShop: {
		parameters: Un,
		body: Gi
	},
	unfollowShop: {
		parameters: Gn,
		body: void 0
	},
	createReport: {
		parameters: qn,
		body: Ji
	},
	listNearbyShops: {
		parameters: Yn,
		body: void 0
	},
	getFile: {
		parameters: Zn,
		body: void 0
	}
};
export { Zi as requestValidators };
