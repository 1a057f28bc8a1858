// @ts-nocheck
// Generated from openapi/locations.yaml: do not edit.
/* eslint-disable */
// parameters
const e = t;
function t(e, { instancePath: n = "", parentData: r, parentDataProperty: i, rootData: a = e, dynamicAnchors: o = {} } = {}) {
	let s = null, c = 0, l = t.evaluated;
	if (l.dynamicProps && (l.props = void 0), l.dynamicItems && (l.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let t = e.path;
			if (!t || typeof t != "object" || Array.isArray(t)) {
				let e = {
					instancePath: n + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				s === null ? s = [e] : s.push(e), c++;
			}
		}
		if (e.query !== void 0) {
			let t = e.query;
			if (!t || typeof t != "object" || Array.isArray(t)) {
				let e = {
					instancePath: n + "/query",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				s === null ? s = [e] : s.push(e), c++;
			}
		}
		if (e.header !== void 0) {
			let t = e.header;
			if (!t || typeof t != "object" || Array.isArray(t)) {
				let e = {
					instancePath: n + "/header",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				s === null ? s = [e] : s.push(e), c++;
			}
		}
	} else {
		let e = {
			instancePath: n,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		s === null ? s = [e] : s.push(e), c++;
	}
	return t.errors = s, c === 0;
}
t.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const n = r;
function r(e, { instancePath: t = "", parentData: n, parentDataProperty: i, rootData: a = e, dynamicAnchors: o = {} } = {}) {
	let s = null, c = 0, l = r.evaluated;
	if (l.dynamicProps && (l.props = void 0), l.dynamicItems && (l.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				s === null ? s = [e] : s.push(e), c++;
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
				s === null ? s = [e] : s.push(e), c++;
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
				s === null ? s = [e] : s.push(e), c++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		s === null ? s = [e] : s.push(e), c++;
	}
	return r.errors = s, c === 0;
}
r.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const i = s, a = RegExp("^\\d{9,10}$", "u");
function o(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: s = {} } = {}) {
	let c = null, l = 0, u = o.evaluated;
	if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), typeof e != "string") {
		let i = typeof e, a;
		if (a === void 0) {
			if (i == "number" || i == "boolean") a = "" + e;
			else if (e === null) a = "";
			else {
				let e = {
					instancePath: t,
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				c === null ? c = [e] : c.push(e), l++;
			}
		}
		a !== void 0 && (e = a, n !== void 0 && (n[r] = a));
	}
	if (typeof e == "string" && !a.test(e)) {
		let e = {
			instancePath: t,
			keyword: "pattern",
			params: { pattern: "^\\d{9,10}$" },
			message: "must match pattern \"^\\d{9,10}$\""
		};
		c === null ? c = [e] : c.push(e), l++;
	}
	return o.errors = c, l === 0;
}
o.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function s(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let c = null, l = 0, u = s.evaluated;
	if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.code === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "code" },
						message: "must have required property 'code'"
					};
					c === null ? c = [e] : c.push(e), l++;
				}
				n.code !== void 0 && (o(n.code, {
					instancePath: t + "/path/code",
					parentData: n,
					parentDataProperty: "code",
					rootData: i,
					dynamicAnchors: a
				}) || (c = c === null ? o.errors : c.concat(o.errors), l = c.length));
			} else {
				let e = {
					instancePath: t + "/path",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				c === null ? c = [e] : c.push(e), l++;
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
				c === null ? c = [e] : c.push(e), l++;
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
				c === null ? c = [e] : c.push(e), l++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		c === null ? c = [e] : c.push(e), l++;
	}
	return s.errors = c, l === 0;
}
s.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const c = u;
function l(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: o = {} } = {}) {
	let s = null, c = 0, u = l.evaluated;
	if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), typeof e != "string") {
		let i = typeof e, a;
		if (a === void 0) {
			if (i == "number" || i == "boolean") a = "" + e;
			else if (e === null) a = "";
			else {
				let e = {
					instancePath: t,
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				s === null ? s = [e] : s.push(e), c++;
			}
		}
		a !== void 0 && (e = a, n !== void 0 && (n[r] = a));
	}
	if (typeof e == "string" && !a.test(e)) {
		let e = {
			instancePath: t,
			keyword: "pattern",
			params: { pattern: "^\\d{9,10}$" },
			message: "must match pattern \"^\\d{9,10}$\""
		};
		s === null ? s = [e] : s.push(e), c++;
	}
	return l.errors = s, c === 0;
}
l.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function u(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = u.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.code === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "code" },
						message: "must have required property 'code'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				n.code !== void 0 && (l(n.code, {
					instancePath: t + "/path/code",
					parentData: n,
					parentDataProperty: "code",
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? l.errors : o.concat(l.errors), s = o.length));
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
	return u.errors = o, s === 0;
}
u.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const d = p;
function f(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: o = {} } = {}) {
	let s = null, c = 0, l = f.evaluated;
	if (l.dynamicProps && (l.props = void 0), l.dynamicItems && (l.items = void 0), typeof e != "string") {
		let i = typeof e, a;
		if (a === void 0) {
			if (i == "number" || i == "boolean") a = "" + e;
			else if (e === null) a = "";
			else {
				let e = {
					instancePath: t,
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				s === null ? s = [e] : s.push(e), c++;
			}
		}
		a !== void 0 && (e = a, n !== void 0 && (n[r] = a));
	}
	if (typeof e == "string" && !a.test(e)) {
		let e = {
			instancePath: t,
			keyword: "pattern",
			params: { pattern: "^\\d{9,10}$" },
			message: "must match pattern \"^\\d{9,10}$\""
		};
		s === null ? s = [e] : s.push(e), c++;
	}
	return f.errors = s, c === 0;
}
f.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function p(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = p.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.code === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "code" },
						message: "must have required property 'code'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				n.code !== void 0 && (f(n.code, {
					instancePath: t + "/path/code",
					parentData: n,
					parentDataProperty: "code",
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? f.errors : o.concat(f.errors), s = o.length));
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
const m = g;
function h(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: o = {} } = {}) {
	let s = null, c = 0, l = h.evaluated;
	if (l.dynamicProps && (l.props = void 0), l.dynamicItems && (l.items = void 0), typeof e != "string") {
		let i = typeof e, a;
		if (a === void 0) {
			if (i == "number" || i == "boolean") a = "" + e;
			else if (e === null) a = "";
			else {
				let e = {
					instancePath: t,
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				s === null ? s = [e] : s.push(e), c++;
			}
		}
		a !== void 0 && (e = a, n !== void 0 && (n[r] = a));
	}
	if (typeof e == "string" && !a.test(e)) {
		let e = {
			instancePath: t,
			keyword: "pattern",
			params: { pattern: "^\\d{9,10}$" },
			message: "must match pattern \"^\\d{9,10}$\""
		};
		s === null ? s = [e] : s.push(e), c++;
	}
	return h.errors = s, c === 0;
}
h.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function g(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = g.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.code === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "code" },
						message: "must have required property 'code'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				n.code !== void 0 && (h(n.code, {
					instancePath: t + "/path/code",
					parentData: n,
					parentDataProperty: "code",
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? h.errors : o.concat(h.errors), s = o.length));
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
// bodies
const _ = y;
function v(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = v.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.code === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
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
		if (e.name !== void 0 && typeof e.name != "string") {
			let e = {
				instancePath: t + "/name",
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
	return v.errors = o, s === 0;
}
v.evaluated = {
	props: {
		code: !0,
		name: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function y(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = y.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) v(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return y.errors = o, s === 0;
}
y.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const b = w, x = RegExp("^\\d{9,10}$", "u");
function S(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = S.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (!x.test(e)) {
			let e = {
				instancePath: t,
				keyword: "pattern",
				params: { pattern: "^\\d{9,10}$" },
				message: "must match pattern \"^\\d{9,10}$\""
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return S.errors = o, s === 0;
}
S.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function C(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = C.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.code === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.regionName === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "regionName" },
				message: "must have required property 'regionName'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.code !== void 0 && (S(e.code, {
			instancePath: t + "/code",
			parentData: e,
			parentDataProperty: "code",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? S.errors : o.concat(S.errors), s = o.length)), e.name !== void 0 && typeof e.name != "string") {
			let e = {
				instancePath: t + "/name",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.regionName !== void 0 && typeof e.regionName != "string") {
			let e = {
				instancePath: t + "/regionName",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.islandGroupCode !== void 0 && typeof e.islandGroupCode != "string") {
			let e = {
				instancePath: t + "/islandGroupCode",
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
	return C.errors = o, s === 0;
}
C.evaluated = {
	props: {
		code: !0,
		name: !0,
		regionName: !0,
		islandGroupCode: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function w(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = w.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) C(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? C.errors : o.concat(C.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return w.errors = o, s === 0;
}
w.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const T = D;
function E(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = E.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.code === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.code !== void 0 && (S(e.code, {
			instancePath: t + "/code",
			parentData: e,
			parentDataProperty: "code",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? S.errors : o.concat(S.errors), s = o.length)), e.name !== void 0 && typeof e.name != "string") {
			let e = {
				instancePath: t + "/name",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.regionCode !== void 0 && (S(e.regionCode, {
			instancePath: t + "/regionCode",
			parentData: e,
			parentDataProperty: "regionCode",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? S.errors : o.concat(S.errors), s = o.length));
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
		code: !0,
		name: !0,
		regionCode: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function D(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = D.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) E(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? E.errors : o.concat(E.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return D.errors = o, s === 0;
}
D.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const O = j, k = {
	type: "object",
	required: ["code", "name"],
	properties: {
		code: { $ref: "contract.json#/components/schemas/PlaceCode" },
		name: { type: "string" },
		isCity: { type: "boolean" },
		provinceCode: { anyOf: [{ $ref: "contract.json#/components/schemas/PlaceCode" }, {
			type: "boolean",
			enum: [!1]
		}] },
		regionCode: { $ref: "contract.json#/components/schemas/PlaceCode" }
	}
};
function A(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = A.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.code === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.code !== void 0 && (S(e.code, {
			instancePath: t + "/code",
			parentData: e,
			parentDataProperty: "code",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? S.errors : o.concat(S.errors), s = o.length)), e.name !== void 0 && typeof e.name != "string") {
			let e = {
				instancePath: t + "/name",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isCity !== void 0 && typeof e.isCity != "boolean") {
			let e = {
				instancePath: t + "/isCity",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.provinceCode !== void 0) {
			let n = e.provinceCode, r = s, c = !1, u = s;
			S(n, {
				instancePath: t + "/provinceCode",
				parentData: e,
				parentDataProperty: "provinceCode",
				rootData: i,
				dynamicAnchors: a
			}) || (o = o === null ? S.errors : o.concat(S.errors), s = o.length);
			var l = u === s;
			c ||= l;
			let d = s;
			if (typeof n != "boolean") {
				let e = {
					instancePath: t + "/provinceCode",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== !1) {
				let e = {
					instancePath: t + "/provinceCode",
					keyword: "enum",
					params: { allowedValues: k.properties.provinceCode.anyOf[1].enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			var l = d === s;
			if (c ||= l, c) s = r, o !== null && (r ? o.length = r : o = null);
			else {
				let e = {
					instancePath: t + "/provinceCode",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.regionCode !== void 0 && (S(e.regionCode, {
			instancePath: t + "/regionCode",
			parentData: e,
			parentDataProperty: "regionCode",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? S.errors : o.concat(S.errors), s = o.length));
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
		code: !0,
		name: !0,
		isCity: !0,
		provinceCode: !0,
		regionCode: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function j(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = j.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) A(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? A.errors : o.concat(A.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return j.errors = o, s === 0;
}
j.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const M = P;
function N(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = N.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.code === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.code !== void 0 && (S(e.code, {
			instancePath: t + "/code",
			parentData: e,
			parentDataProperty: "code",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? S.errors : o.concat(S.errors), s = o.length)), e.name !== void 0 && typeof e.name != "string") {
			let e = {
				instancePath: t + "/name",
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
	return N.errors = o, s === 0;
}
N.evaluated = {
	props: {
		code: !0,
		name: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function P(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = P.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) N(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? N.errors : o.concat(N.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return P.errors = o, s === 0;
}
P.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
// entry
const F = {
	listIslandGroups: {
		parameters: e,
		body: void 0
	},
	listRegions: {
		parameters: n,
		body: void 0
	},
	listProvinces: {
		parameters: i,
		body: void 0
	},
	listRegionCities: {
		parameters: c,
		body: void 0
	},
	listProvinceCities: {
		parameters: d,
		body: void 0
	},
	listBarangays: {
		parameters: m,
		body: void 0
	}
}, I = {
	listIslandGroups: {
		200: _,
		404: null
	},
	listRegions: {
		200: b,
		404: null
	},
	listProvinces: {
		200: T,
		404: null
	},
	listRegionCities: {
		200: O,
		404: null
	},
	listProvinceCities: {
		200: O,
		404: null
	},
	listBarangays: {
		200: M,
		404: null
	}
}, L = {};
export { L as eventValidators, I as replyValidators, F as requestValidators };
