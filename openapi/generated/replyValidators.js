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
}) : o, n)), l = /* @__PURE__ */ o(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	function t(e) {
		let t = e.length, n = 0, r = 0, i;
		for (; r < t;) n++, i = e.charCodeAt(r++), i >= 55296 && i <= 56319 && r < t && (i = e.charCodeAt(r), (i & 64512) == 56320 && r++);
		return n;
	}
	e.default = t, t.code = "require(\"ajv/dist/runtime/ucs2length\").default";
})), u = /* @__PURE__ */ o(((e) => {
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
		uri: g,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex: y,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte: ne,
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
	let h = /\/|:/, ee = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function g(e) {
		return h.test(e) && ee.test(e);
	}
	let te = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function ne(e) {
		return te.lastIndex = 0, te.test(e);
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
	let oe = /[^\\]\\Z/;
	function y(e) {
		if (oe.test(e)) return !1;
		try {
			return new RegExp(e), !0;
		} catch {
			return !1;
		}
	}
})), d = /* @__PURE__ */ c(l()), f = /* @__PURE__ */ c(u());
const p = ee, m = d.default.default ?? d.default;
function h(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = h.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.token === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "token" },
				message: "must have required property 'token'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.token !== void 0) {
			let n = e.token;
			if (typeof n == "string") {
				if (m(n) > 8e3) {
					let e = {
						instancePath: t + "/token",
						schemaPath: "contract.json#/components/schemas/LoginToken/maxLength",
						keyword: "maxLength",
						params: { limit: 8e3 },
						message: "must NOT have more than 8000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/token",
						schemaPath: "contract.json#/components/schemas/LoginToken/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/token",
					schemaPath: "contract.json#/components/schemas/LoginToken/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return h.errors = o, s === 0;
}
h.evaluated = {
	props: { token: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function ee(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ee.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), h(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? h.errors : o.concat(h.errors), s = o.length), ee.errors = o, s === 0;
}
ee.evaluated = {
	props: { token: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const g = ne, te = RegExp("^[a-z][a-z0-9_]*$", "u");
function ne(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ne.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.message === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "contract.json#/components/schemas/Error/required",
				keyword: "required",
				params: { missingProperty: "message" },
				message: "must have required property 'message'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.code === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "contract.json#/components/schemas/Error/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.message !== void 0) {
			let n = e.message;
			if (typeof n == "string") {
				if (m(n) > 1e3) {
					let e = {
						instancePath: t + "/message",
						schemaPath: "contract.json#/components/schemas/Error/properties/message/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/message",
						schemaPath: "contract.json#/components/schemas/Error/properties/message/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/message",
					schemaPath: "contract.json#/components/schemas/Error/properties/message/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.code !== void 0) {
			let n = e.code;
			if (typeof n == "string") {
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/code",
						schemaPath: "contract.json#/components/schemas/Error/properties/code/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!te.test(n)) {
					let e = {
						instancePath: t + "/code",
						schemaPath: "contract.json#/components/schemas/Error/properties/code/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9_]*$" },
						message: "must match pattern \"^[a-z][a-z0-9_]*$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/code",
					schemaPath: "contract.json#/components/schemas/Error/properties/code/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.details !== void 0) {
			let n = e.details;
			if (Array.isArray(n)) {
				if (n.length > 100) {
					let e = {
						instancePath: t + "/details",
						schemaPath: "contract.json#/components/schemas/Error/properties/details/maxItems",
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (e && typeof e == "object" && !Array.isArray(e)) {
						if (e.path === void 0) {
							let e = {
								instancePath: t + "/details/" + r,
								schemaPath: "contract.json#/components/schemas/Error/properties/details/items/required",
								keyword: "required",
								params: { missingProperty: "path" },
								message: "must have required property 'path'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.message === void 0) {
							let e = {
								instancePath: t + "/details/" + r,
								schemaPath: "contract.json#/components/schemas/Error/properties/details/items/required",
								keyword: "required",
								params: { missingProperty: "message" },
								message: "must have required property 'message'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.path !== void 0) {
							let n = e.path;
							if (typeof n == "string") {
								if (m(n) > 500) {
									let e = {
										instancePath: t + "/details/" + r + "/path",
										schemaPath: "contract.json#/components/schemas/Error/properties/details/items/properties/path/maxLength",
										keyword: "maxLength",
										params: { limit: 500 },
										message: "must NOT have more than 500 characters"
									};
									o === null ? o = [e] : o.push(e), s++;
								}
							} else {
								let e = {
									instancePath: t + "/details/" + r + "/path",
									schemaPath: "contract.json#/components/schemas/Error/properties/details/items/properties/path/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						if (e.message !== void 0) {
							let n = e.message;
							if (typeof n == "string") {
								if (m(n) > 1e3) {
									let e = {
										instancePath: t + "/details/" + r + "/message",
										schemaPath: "contract.json#/components/schemas/Error/properties/details/items/properties/message/maxLength",
										keyword: "maxLength",
										params: { limit: 1e3 },
										message: "must NOT have more than 1000 characters"
									};
									o === null ? o = [e] : o.push(e), s++;
								}
							} else {
								let e = {
									instancePath: t + "/details/" + r + "/message",
									schemaPath: "contract.json#/components/schemas/Error/properties/details/items/properties/message/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
					} else {
						let e = {
							instancePath: t + "/details/" + r,
							schemaPath: "contract.json#/components/schemas/Error/properties/details/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/details",
					schemaPath: "contract.json#/components/schemas/Error/properties/details/type",
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
			schemaPath: "contract.json#/components/schemas/Error/type",
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
		message: !0,
		code: !0,
		details: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const re = ae, _ = RegExp("^[0-9a-f]{24}$", "u"), ie = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function v(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = v.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.email === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" },
				message: "must have required property 'email'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.email !== void 0) {
			let n = e.email;
			if (typeof n == "string") {
				if (m(n) > 254) {
					let e = {
						instancePath: t + "/email",
						schemaPath: "contract.json#/components/schemas/Email/maxLength",
						keyword: "maxLength",
						params: { limit: 254 },
						message: "must NOT have more than 254 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!ie.test(n)) {
					let e = {
						instancePath: t + "/email",
						schemaPath: "contract.json#/components/schemas/Email/format",
						keyword: "format",
						params: { format: "email" },
						message: "must match format \"email\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/email",
					schemaPath: "contract.json#/components/schemas/Email/type",
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
			schemaPath: "#/type",
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
		_id: !0,
		email: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function ae(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ae.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), v(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length), ae.errors = o, s === 0;
}
ae.evaluated = {
	props: {
		_id: !0,
		email: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const oe = se;
function y(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = y.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.authToken === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "authToken" },
				message: "must have required property 'authToken'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.authToken !== void 0) {
			let n = e.authToken;
			if (typeof n == "string") {
				if (m(n) > 8e3) {
					let e = {
						instancePath: t + "/authToken",
						schemaPath: "contract.json#/components/schemas/LoginToken/maxLength",
						keyword: "maxLength",
						params: { limit: 8e3 },
						message: "must NOT have more than 8000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/authToken",
						schemaPath: "contract.json#/components/schemas/LoginToken/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/authToken",
					schemaPath: "contract.json#/components/schemas/LoginToken/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return y.errors = o, s === 0;
}
y.evaluated = {
	props: { authToken: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function se(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = se.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), y(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length), se.errors = o, s === 0;
}
se.evaluated = {
	props: { authToken: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const ce = me, b = {
	type: ["string", "null"],
	format: "uri",
	maxLength: 2e3
}, x = RegExp("\\S", "u"), le = RegExp("^(09\\d{9})?$", "u"), S = f.default.fullFormats.uri, ue = {
	type: "string",
	enum: ["HOME", "WORK"]
}, de = RegExp("^\\d{4}$", "u"), fe = RegExp("^09\\d{9}$", "u");
function C(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = C.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.latitude === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "latitude" },
				message: "must have required property 'latitude'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.longitude === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
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
						schemaPath: "contract.json#/components/schemas/Latitude/maximum",
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
						schemaPath: "contract.json#/components/schemas/Latitude/minimum",
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
					schemaPath: "contract.json#/components/schemas/Latitude/type",
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
						schemaPath: "contract.json#/components/schemas/Longitude/maximum",
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
						schemaPath: "contract.json#/components/schemas/Longitude/minimum",
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
					schemaPath: "contract.json#/components/schemas/Longitude/type",
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
			schemaPath: "#/type",
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
		latitude: !0,
		longitude: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function w(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = w.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "user" },
				message: "must have required property 'user'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.owner_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "owner_name" },
				message: "must have required property 'owner_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.country === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "country" },
				message: "must have required property 'country'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.region === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "region" },
				message: "must have required property 'region'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.state_province === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "state_province" },
				message: "must have required property 'state_province'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.city === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "city" },
				message: "must have required property 'city'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.barangay === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "barangay" },
				message: "must have required property 'barangay'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.zipcode === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "zipcode" },
				message: "must have required property 'zipcode'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.street === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "street" },
				message: "must have required property 'street'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.mobile_number === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mobile_number" },
				message: "must have required property 'mobile_number'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.type === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_default === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_default" },
				message: "must have required property 'is_default'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.geolocation === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "geolocation" },
				message: "must have required property 'geolocation'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.user !== void 0) {
			let n = e.user;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/user",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/user",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.owner_name !== void 0) {
			let n = e.owner_name;
			if (typeof n == "string") {
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/owner_name",
						schemaPath: "contract.json#/components/schemas/AddressPart/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/owner_name",
						schemaPath: "contract.json#/components/schemas/AddressPart/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/owner_name",
						schemaPath: "contract.json#/components/schemas/AddressPart/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/owner_name",
					schemaPath: "contract.json#/components/schemas/AddressPart/type",
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
					schemaPath: "contract.json#/components/schemas/Country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "Philippines") {
				let e = {
					instancePath: t + "/country",
					schemaPath: "contract.json#/components/schemas/Country/const",
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
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/region",
						schemaPath: "contract.json#/components/schemas/AddressPart/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/region",
						schemaPath: "contract.json#/components/schemas/AddressPart/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/region",
						schemaPath: "contract.json#/components/schemas/AddressPart/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/region",
					schemaPath: "contract.json#/components/schemas/AddressPart/type",
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
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/state_province",
						schemaPath: "contract.json#/components/schemas/AddressPart/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/state_province",
						schemaPath: "contract.json#/components/schemas/AddressPart/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/state_province",
						schemaPath: "contract.json#/components/schemas/AddressPart/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/state_province",
					schemaPath: "contract.json#/components/schemas/AddressPart/type",
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
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/city",
						schemaPath: "contract.json#/components/schemas/AddressPart/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/city",
						schemaPath: "contract.json#/components/schemas/AddressPart/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/city",
						schemaPath: "contract.json#/components/schemas/AddressPart/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/city",
					schemaPath: "contract.json#/components/schemas/AddressPart/type",
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
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/barangay",
						schemaPath: "contract.json#/components/schemas/AddressPart/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/barangay",
						schemaPath: "contract.json#/components/schemas/AddressPart/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/barangay",
						schemaPath: "contract.json#/components/schemas/AddressPart/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/barangay",
					schemaPath: "contract.json#/components/schemas/AddressPart/type",
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
				if (!de.test(n)) {
					let e = {
						instancePath: t + "/zipcode",
						schemaPath: "contract.json#/components/schemas/Zipcode/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{4}$" },
						message: "must match pattern \"^\\d{4}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/zipcode",
					schemaPath: "contract.json#/components/schemas/Zipcode/type",
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
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/street",
						schemaPath: "contract.json#/components/schemas/Street/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/street",
						schemaPath: "contract.json#/components/schemas/Street/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/street",
						schemaPath: "contract.json#/components/schemas/Street/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/street",
					schemaPath: "contract.json#/components/schemas/Street/type",
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
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/address_line",
						schemaPath: "contract.json#/components/schemas/AddressLine/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/address_line",
					schemaPath: "contract.json#/components/schemas/AddressLine/type",
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
				if (!fe.test(n)) {
					let e = {
						instancePath: t + "/mobile_number",
						schemaPath: "contract.json#/components/schemas/MobileNumber/pattern",
						keyword: "pattern",
						params: { pattern: "^09\\d{9}$" },
						message: "must match pattern \"^09\\d{9}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/mobile_number",
					schemaPath: "contract.json#/components/schemas/MobileNumber/type",
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
					schemaPath: "contract.json#/components/schemas/AddressType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "HOME" && n !== "WORK") {
				let e = {
					instancePath: t + "/type",
					schemaPath: "contract.json#/components/schemas/AddressType/enum",
					keyword: "enum",
					params: { allowedValues: ue.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.is_default !== void 0 && typeof e.is_default != "boolean") {
			let e = {
				instancePath: t + "/is_default",
				schemaPath: "#/properties/is_default/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.geolocation !== void 0 && (C(e.geolocation, {
			instancePath: t + "/geolocation",
			parentData: e,
			parentDataProperty: "geolocation",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? C.errors : o.concat(C.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		_id: !0,
		user: !0,
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
function pe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = pe.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_name" },
				message: "must have required property 'display_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.first_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "first_name" },
				message: "must have required property 'first_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.last_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "last_name" },
				message: "must have required property 'last_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.contact_number === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contact_number" },
				message: "must have required property 'contact_number'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.email === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" },
				message: "must have required property 'email'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.has_password === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "has_password" },
				message: "must have required property 'has_password'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.has_shop === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "has_shop" },
				message: "must have required property 'has_shop'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.following === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "following" },
				message: "must have required property 'following'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.address === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "address" },
				message: "must have required property 'address'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_name !== void 0) {
			let n = e.display_name;
			if (typeof n == "string") {
				if (m(n) > 120) {
					let e = {
						instancePath: t + "/display_name",
						schemaPath: "#/properties/display_name/maxLength",
						keyword: "maxLength",
						params: { limit: 120 },
						message: "must NOT have more than 120 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/display_name",
						schemaPath: "#/properties/display_name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_name",
					schemaPath: "#/properties/display_name/type",
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
				if (m(n) > 50) {
					let e = {
						instancePath: t + "/first_name",
						schemaPath: "contract.json#/components/schemas/PersonName/maxLength",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/first_name",
						schemaPath: "contract.json#/components/schemas/PersonName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/first_name",
						schemaPath: "contract.json#/components/schemas/PersonName/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/first_name",
					schemaPath: "contract.json#/components/schemas/PersonName/type",
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
				if (m(n) > 50) {
					let e = {
						instancePath: t + "/last_name",
						schemaPath: "contract.json#/components/schemas/PersonName/maxLength",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/last_name",
						schemaPath: "contract.json#/components/schemas/PersonName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/last_name",
						schemaPath: "contract.json#/components/schemas/PersonName/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/last_name",
					schemaPath: "contract.json#/components/schemas/PersonName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/PictureUrl/type",
					keyword: "type",
					params: { type: b.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
		if (e.contact_number !== void 0) {
			let n = e.contact_number;
			if (typeof n == "string") {
				if (!le.test(n)) {
					let e = {
						instancePath: t + "/contact_number",
						schemaPath: "#/properties/contact_number/pattern",
						keyword: "pattern",
						params: { pattern: "^(09\\d{9})?$" },
						message: "must match pattern \"^(09\\d{9})?$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/contact_number",
					schemaPath: "#/properties/contact_number/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.email !== void 0) {
			let n = e.email;
			if (typeof n == "string") {
				if (m(n) > 254) {
					let e = {
						instancePath: t + "/email",
						schemaPath: "contract.json#/components/schemas/Email/maxLength",
						keyword: "maxLength",
						params: { limit: 254 },
						message: "must NOT have more than 254 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!ie.test(n)) {
					let e = {
						instancePath: t + "/email",
						schemaPath: "contract.json#/components/schemas/Email/format",
						keyword: "format",
						params: { format: "email" },
						message: "must match format \"email\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/email",
					schemaPath: "contract.json#/components/schemas/Email/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.has_password !== void 0 && typeof e.has_password != "boolean") {
			let e = {
				instancePath: t + "/has_password",
				schemaPath: "#/properties/has_password/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.has_shop !== void 0 && typeof e.has_shop != "boolean") {
			let e = {
				instancePath: t + "/has_shop",
				schemaPath: "#/properties/has_shop/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.following !== void 0) {
			let n = e.following;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/following",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/following",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/following",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
		if (e.address !== void 0) {
			let n = e.address, r = s, c = !1, d = s;
			w(n, {
				instancePath: t + "/address",
				parentData: e,
				parentDataProperty: "address",
				rootData: i,
				dynamicAnchors: a
			}) || (o = o === null ? w.errors : o.concat(w.errors), s = o.length);
			var l = d === s;
			if (c ||= l, l) {
				var u = {};
				u._id = !0, u.user = !0, u.owner_name = !0, u.country = !0, u.region = !0, u.state_province = !0, u.city = !0, u.barangay = !0, u.zipcode = !0, u.street = !0, u.address_line = !0, u.mobile_number = !0, u.type = !0, u.is_default = !0, u.geolocation = !0;
			}
			let f = s;
			if (n !== null) {
				let e = {
					instancePath: t + "/address",
					schemaPath: "#/properties/address/anyOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			var l = f === s;
			if (c ||= l, c) s = r, o !== null && (r ? o.length = r : o = null);
			else {
				let e = {
					instancePath: t + "/address",
					schemaPath: "#/properties/address/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return pe.errors = o, s === 0;
}
pe.evaluated = {
	props: {
		_id: !0,
		display_name: !0,
		first_name: !0,
		last_name: !0,
		display_picture: !0,
		contact_number: !0,
		email: !0,
		has_password: !0,
		has_shop: !0,
		following: !0,
		address: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function me(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = me.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), pe(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? pe.errors : o.concat(pe.errors), s = o.length), me.errors = o, s === 0;
}
me.evaluated = {
	props: {
		_id: !0,
		display_name: !0,
		first_name: !0,
		last_name: !0,
		display_picture: !0,
		contact_number: !0,
		email: !0,
		has_password: !0,
		has_shop: !0,
		following: !0,
		address: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const T = he;
function he(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = he.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.message === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "contract.json#/components/schemas/Message/required",
				keyword: "required",
				params: { missingProperty: "message" },
				message: "must have required property 'message'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.message !== void 0) {
			let n = e.message;
			if (typeof n == "string") {
				if (m(n) > 1e3) {
					let e = {
						instancePath: t + "/message",
						schemaPath: "contract.json#/components/schemas/Message/properties/message/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/message",
						schemaPath: "contract.json#/components/schemas/Message/properties/message/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/message",
					schemaPath: "contract.json#/components/schemas/Message/properties/message/type",
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
			schemaPath: "contract.json#/components/schemas/Message/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return he.errors = o, s === 0;
}
he.evaluated = {
	props: { message: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const ge = _e;
function _e(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = _e.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.isValidEmail !== void 0 && typeof e.isValidEmail != "boolean") {
			let e = {
				instancePath: t + "/isValidEmail",
				schemaPath: "contract.json#/components/schemas/UserValidity/properties/isValidEmail/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isValidMobileNumber !== void 0 && typeof e.isValidMobileNumber != "boolean") {
			let e = {
				instancePath: t + "/isValidMobileNumber",
				schemaPath: "contract.json#/components/schemas/UserValidity/properties/isValidMobileNumber/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "contract.json#/components/schemas/UserValidity/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return _e.errors = o, s === 0;
}
_e.evaluated = {
	props: {
		isValidEmail: !0,
		isValidMobileNumber: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ve = ye;
function E(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = E.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.query === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" },
				message: "must have required property 'query'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (typeof n == "string") {
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/query",
						schemaPath: "contract.json#/components/schemas/SearchText/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/query",
						schemaPath: "contract.json#/components/schemas/SearchText/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/query",
					schemaPath: "contract.json#/components/schemas/SearchText/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/PictureUrl/type",
					keyword: "type",
					params: { type: b.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		query: !0,
		display_picture: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function ye(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ye.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 10) {
			let e = {
				instancePath: t,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 10 },
				message: "must NOT have more than 10 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return ye.errors = o, s === 0;
}
ye.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const be = xe;
function D(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = D.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.isMatch === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isMatch" },
				message: "must have required property 'isMatch'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isMatch !== void 0 && typeof e.isMatch != "boolean") {
			let e = {
				instancePath: t + "/isMatch",
				schemaPath: "#/properties/isMatch/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.password_reset_token !== void 0) {
			let n = e.password_reset_token;
			if (typeof n == "string") {
				if (m(n) > 500) {
					let e = {
						instancePath: t + "/password_reset_token",
						schemaPath: "contract.json#/components/schemas/ResetToken/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/password_reset_token",
						schemaPath: "contract.json#/components/schemas/ResetToken/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/password_reset_token",
					schemaPath: "contract.json#/components/schemas/ResetToken/type",
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
			schemaPath: "#/type",
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
		isMatch: !0,
		password_reset_token: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function xe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = xe.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), D(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? D.errors : o.concat(D.errors), s = o.length), xe.errors = o, s === 0;
}
xe.evaluated = {
	props: {
		isMatch: !0,
		password_reset_token: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Se = Ce;
function O(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = O.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.fileId === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "fileId" },
				message: "must have required property 'fileId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.fileId !== void 0) {
			let n = e.fileId;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/fileId",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/fileId",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return O.errors = o, s === 0;
}
O.evaluated = {
	props: { fileId: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function Ce(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ce.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), O(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? O.errors : o.concat(O.errors), s = o.length), Ce.errors = o, s === 0;
}
Ce.evaluated = {
	props: { fileId: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const we = Te;
function k(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = k.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.ids === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ids" },
				message: "must have required property 'ids'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.ids !== void 0) {
			let n = e.ids;
			if (Array.isArray(n)) {
				if (n.length > 4) {
					let e = {
						instancePath: t + "/ids",
						schemaPath: "#/properties/ids/maxItems",
						keyword: "maxItems",
						params: { limit: 4 },
						message: "must NOT have more than 4 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (e && typeof e == "object" && !Array.isArray(e)) {
						if (e.id === void 0) {
							let e = {
								instancePath: t + "/ids/" + r,
								schemaPath: "#/properties/ids/items/required",
								keyword: "required",
								params: { missingProperty: "id" },
								message: "must have required property 'id'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.id !== void 0) {
							let n = e.id;
							if (typeof n == "string") {
								if (!_.test(n)) {
									let e = {
										instancePath: t + "/ids/" + r + "/id",
										schemaPath: "contract.json#/components/schemas/Id/pattern",
										keyword: "pattern",
										params: { pattern: "^[0-9a-f]{24}$" },
										message: "must match pattern \"^[0-9a-f]{24}$\""
									};
									o === null ? o = [e] : o.push(e), s++;
								}
							} else {
								let e = {
									instancePath: t + "/ids/" + r + "/id",
									schemaPath: "contract.json#/components/schemas/Id/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
					} else {
						let e = {
							instancePath: t + "/ids/" + r,
							schemaPath: "#/properties/ids/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/ids",
					schemaPath: "#/properties/ids/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return k.errors = o, s === 0;
}
k.evaluated = {
	props: { ids: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function Te(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Te.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), k(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? k.errors : o.concat(k.errors), s = o.length), Te.errors = o, s === 0;
}
Te.evaluated = {
	props: { ids: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const Ee = Ae, A = {
	type: ["integer", "null"],
	minimum: 2,
	maximum: 1e6
}, De = RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u"), Oe = RegExp("^\\d{13}$", "u"), ke = RegExp("^[a-z0-9._-]{3,30}$", "u");
function j(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = j.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop_name" },
				message: "must have required property 'shop_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_handle === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop_handle" },
				message: "must have required property 'shop_handle'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.shop_name !== void 0) {
			let n = e.shop_name;
			if (typeof n == "string") {
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_name",
					schemaPath: "contract.json#/components/schemas/ShopName/type",
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
				if (!ke.test(n)) {
					let e = {
						instancePath: t + "/shop_handle",
						schemaPath: "contract.json#/components/schemas/ShopHandle/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9._-]{3,30}$" },
						message: "must match pattern \"^[a-z0-9._-]{3,30}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_handle",
					schemaPath: "contract.json#/components/schemas/ShopHandle/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/PictureUrl/type",
					keyword: "type",
					params: { type: b.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		_id: !0,
		shop_name: !0,
		shop_handle: !0,
		display_picture: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function M(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = M.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.stocks === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stocks" },
				message: "must have required property 'stocks'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.gallery === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "gallery" },
				message: "must have required property 'gallery'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.category === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "category" },
				message: "must have required property 'category'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.description === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.rating === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rating" },
				message: "must have required property 'rating'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.likes === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "likes" },
				message: "must have required property 'likes'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isLiked === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isLiked" },
				message: "must have required property 'isLiked'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop" },
				message: "must have required property 'shop'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.product_name !== void 0) {
			let n = e.product_name;
			if (typeof n == "string") {
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/product_name",
					schemaPath: "contract.json#/components/schemas/ProductName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.price !== void 0) {
			let n = e.price;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/price",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.stocks !== void 0) {
			let n = e.stocks;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/stocks",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/stocks",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/stocks",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
		if (e.gallery !== void 0) {
			let n = e.gallery;
			if (Array.isArray(n)) {
				if (n.length > 50) {
					let e = {
						instancePath: t + "/gallery",
						schemaPath: "#/properties/gallery/maxItems",
						keyword: "maxItems",
						params: { limit: 50 },
						message: "must NOT have more than 50 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == "string") {
						if (m(e) > 2e3) {
							let e = {
								instancePath: t + "/gallery/" + r,
								schemaPath: "contract.json#/components/schemas/Url/maxLength",
								keyword: "maxLength",
								params: { limit: 2e3 },
								message: "must NOT have more than 2000 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (!S(e)) {
							let e = {
								instancePath: t + "/gallery/" + r,
								schemaPath: "contract.json#/components/schemas/Url/format",
								keyword: "format",
								params: { format: "uri" },
								message: "must match format \"uri\""
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					} else {
						let e = {
							instancePath: t + "/gallery/" + r,
							schemaPath: "contract.json#/components/schemas/Url/type",
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
					schemaPath: "#/properties/gallery/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.category !== void 0) {
			let n = e.category;
			if (Array.isArray(n)) {
				if (n.length > 3) {
					let e = {
						instancePath: t + "/category",
						schemaPath: "#/properties/category/maxItems",
						keyword: "maxItems",
						params: { limit: 3 },
						message: "must NOT have more than 3 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/category",
						schemaPath: "#/properties/category/minItems",
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
						if (m(e) > 60) {
							let e = {
								instancePath: t + "/category/" + r,
								schemaPath: "contract.json#/components/schemas/CategorySlug/maxLength",
								keyword: "maxLength",
								params: { limit: 60 },
								message: "must NOT have more than 60 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (!De.test(e)) {
							let e = {
								instancePath: t + "/category/" + r,
								schemaPath: "contract.json#/components/schemas/CategorySlug/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
								message: "must match pattern \"^[a-z0-9]+(-[a-z0-9]+)*$\""
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					} else {
						let e = {
							instancePath: t + "/category/" + r,
							schemaPath: "contract.json#/components/schemas/CategorySlug/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/category",
					schemaPath: "#/properties/category/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.barcode !== void 0) {
			let n = e.barcode;
			if (typeof n == "string") {
				if (!Oe.test(n)) {
					let e = {
						instancePath: t + "/barcode",
						schemaPath: "#/properties/barcode/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{13}$" },
						message: "must match pattern \"^\\d{13}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/barcode",
					schemaPath: "#/properties/barcode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.description !== void 0) {
			let n = e.description;
			if (typeof n == "string") {
				if (m(n) > 5e3) {
					let e = {
						instancePath: t + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 },
						message: "must NOT have more than 5000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.rating !== void 0) {
			let n = e.rating;
			if (typeof n == "number") {
				if (n > 5 || isNaN(n)) {
					let e = {
						instancePath: t + "/rating",
						schemaPath: "contract.json#/components/schemas/MeanRating/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 5
						},
						message: "must be <= 5"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/rating",
						schemaPath: "contract.json#/components/schemas/MeanRating/minimum",
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
					instancePath: t + "/rating",
					schemaPath: "contract.json#/components/schemas/MeanRating/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.sold !== void 0) {
			let n = e.sold;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/sold",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/sold",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/sold",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
		if (e.likes !== void 0) {
			let n = e.likes;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/likes",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/likes",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/likes",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
		if (e.isLiked !== void 0 && typeof e.isLiked != "boolean") {
			let e = {
				instancePath: t + "/isLiked",
				schemaPath: "#/properties/isLiked/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/Url/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.shop !== void 0 && (j(e.shop, {
			instancePath: t + "/shop",
			parentData: e,
			parentDataProperty: "shop",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		_id: !0,
		product_name: !0,
		price: !0,
		stocks: !0,
		gallery: !0,
		category: !0,
		barcode: !0,
		description: !0,
		rating: !0,
		sold: !0,
		likes: !0,
		isLiked: !0,
		display_picture: !0,
		shop: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function N(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = N.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.items === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.currentPage === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "currentPage" },
				message: "must have required property 'currentPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nextPage === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextPage" },
				message: "must have required property 'nextPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.items !== void 0) {
			let n = e.items;
			if (Array.isArray(n)) {
				if (n.length > 100) {
					let e = {
						instancePath: t + "/items",
						schemaPath: "#/properties/items/maxItems",
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) M(n[r], {
					instancePath: t + "/items/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.currentPage !== void 0) {
			let n = e.currentPage;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/currentPage",
					schemaPath: "contract.json#/components/schemas/PageNumber/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e6 || isNaN(n)) {
					let e = {
						instancePath: t + "/currentPage",
						schemaPath: "contract.json#/components/schemas/PageNumber/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 1 || isNaN(n)) {
					let e = {
						instancePath: t + "/currentPage",
						schemaPath: "contract.json#/components/schemas/PageNumber/minimum",
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
		if (e.nextPage !== void 0) {
			let n = e.nextPage;
			if ((typeof n != "number" || n % 1 || isNaN(n)) && n !== null) {
				let e = {
					instancePath: t + "/nextPage",
					schemaPath: "contract.json#/components/schemas/NextPage/type",
					keyword: "type",
					params: { type: A.type },
					message: "must be integer,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e6 || isNaN(n)) {
					let e = {
						instancePath: t + "/nextPage",
						schemaPath: "contract.json#/components/schemas/NextPage/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 2 || isNaN(n)) {
					let e = {
						instancePath: t + "/nextPage",
						schemaPath: "contract.json#/components/schemas/NextPage/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 2
						},
						message: "must be >= 2"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Ae(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ae.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), N(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? N.errors : o.concat(N.errors), s = o.length), Ae.errors = o, s === 0;
}
Ae.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const je = Me;
function P(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = P.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.stocks === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stocks" },
				message: "must have required property 'stocks'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.gallery === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "gallery" },
				message: "must have required property 'gallery'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.category === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "category" },
				message: "must have required property 'category'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.description === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.rating === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rating" },
				message: "must have required property 'rating'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.likes === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "likes" },
				message: "must have required property 'likes'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isLiked === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isLiked" },
				message: "must have required property 'isLiked'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop" },
				message: "must have required property 'shop'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.product_name !== void 0) {
			let n = e.product_name;
			if (typeof n == "string") {
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/product_name",
					schemaPath: "contract.json#/components/schemas/ProductName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.price !== void 0) {
			let n = e.price;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/price",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.stocks !== void 0) {
			let n = e.stocks;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/stocks",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/stocks",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/stocks",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
		if (e.gallery !== void 0) {
			let n = e.gallery;
			if (Array.isArray(n)) {
				if (n.length > 50) {
					let e = {
						instancePath: t + "/gallery",
						schemaPath: "#/properties/gallery/maxItems",
						keyword: "maxItems",
						params: { limit: 50 },
						message: "must NOT have more than 50 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == "string") {
						if (m(e) > 2e3) {
							let e = {
								instancePath: t + "/gallery/" + r,
								schemaPath: "contract.json#/components/schemas/Url/maxLength",
								keyword: "maxLength",
								params: { limit: 2e3 },
								message: "must NOT have more than 2000 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (!S(e)) {
							let e = {
								instancePath: t + "/gallery/" + r,
								schemaPath: "contract.json#/components/schemas/Url/format",
								keyword: "format",
								params: { format: "uri" },
								message: "must match format \"uri\""
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					} else {
						let e = {
							instancePath: t + "/gallery/" + r,
							schemaPath: "contract.json#/components/schemas/Url/type",
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
					schemaPath: "#/properties/gallery/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.category !== void 0) {
			let n = e.category;
			if (Array.isArray(n)) {
				if (n.length > 3) {
					let e = {
						instancePath: t + "/category",
						schemaPath: "#/properties/category/maxItems",
						keyword: "maxItems",
						params: { limit: 3 },
						message: "must NOT have more than 3 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/category",
						schemaPath: "#/properties/category/minItems",
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
						if (m(e) > 60) {
							let e = {
								instancePath: t + "/category/" + r,
								schemaPath: "contract.json#/components/schemas/CategorySlug/maxLength",
								keyword: "maxLength",
								params: { limit: 60 },
								message: "must NOT have more than 60 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (!De.test(e)) {
							let e = {
								instancePath: t + "/category/" + r,
								schemaPath: "contract.json#/components/schemas/CategorySlug/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
								message: "must match pattern \"^[a-z0-9]+(-[a-z0-9]+)*$\""
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					} else {
						let e = {
							instancePath: t + "/category/" + r,
							schemaPath: "contract.json#/components/schemas/CategorySlug/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/category",
					schemaPath: "#/properties/category/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.barcode !== void 0) {
			let n = e.barcode;
			if (typeof n == "string") {
				if (!Oe.test(n)) {
					let e = {
						instancePath: t + "/barcode",
						schemaPath: "#/properties/barcode/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{13}$" },
						message: "must match pattern \"^\\d{13}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/barcode",
					schemaPath: "#/properties/barcode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.description !== void 0) {
			let n = e.description;
			if (typeof n == "string") {
				if (m(n) > 5e3) {
					let e = {
						instancePath: t + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 },
						message: "must NOT have more than 5000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.rating !== void 0) {
			let n = e.rating;
			if (typeof n == "number") {
				if (n > 5 || isNaN(n)) {
					let e = {
						instancePath: t + "/rating",
						schemaPath: "contract.json#/components/schemas/MeanRating/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 5
						},
						message: "must be <= 5"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/rating",
						schemaPath: "contract.json#/components/schemas/MeanRating/minimum",
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
					instancePath: t + "/rating",
					schemaPath: "contract.json#/components/schemas/MeanRating/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.sold !== void 0) {
			let n = e.sold;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/sold",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/sold",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/sold",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
		if (e.likes !== void 0) {
			let n = e.likes;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/likes",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/likes",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/likes",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
		if (e.isLiked !== void 0 && typeof e.isLiked != "boolean") {
			let e = {
				instancePath: t + "/isLiked",
				schemaPath: "#/properties/isLiked/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/Url/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.shop !== void 0 && (j(e.shop, {
			instancePath: t + "/shop",
			parentData: e,
			parentDataProperty: "shop",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		_id: !0,
		product_name: !0,
		price: !0,
		stocks: !0,
		gallery: !0,
		category: !0,
		barcode: !0,
		description: !0,
		rating: !0,
		sold: !0,
		likes: !0,
		isLiked: !0,
		display_picture: !0,
		shop: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Me(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Me.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), P(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? P.errors : o.concat(P.errors), s = o.length), Me.errors = o, s === 0;
}
Me.evaluated = {
	props: {
		_id: !0,
		product_name: !0,
		price: !0,
		stocks: !0,
		gallery: !0,
		category: !0,
		barcode: !0,
		description: !0,
		rating: !0,
		sold: !0,
		likes: !0,
		isLiked: !0,
		display_picture: !0,
		shop: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Ne = Pe;
function F(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = F.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.isLiked === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isLiked" },
				message: "must have required property 'isLiked'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.likes === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "likes" },
				message: "must have required property 'likes'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isLiked !== void 0 && typeof e.isLiked != "boolean") {
			let e = {
				instancePath: t + "/isLiked",
				schemaPath: "#/properties/isLiked/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.likes !== void 0) {
			let n = e.likes;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/likes",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/likes",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/likes",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return F.errors = o, s === 0;
}
F.evaluated = {
	props: {
		isLiked: !0,
		likes: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Pe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Pe.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), F(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? F.errors : o.concat(F.errors), s = o.length), Pe.errors = o, s === 0;
}
Pe.evaluated = {
	props: {
		isLiked: !0,
		likes: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Fe = Ie;
function I(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = I.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.category === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "category" },
				message: "must have required property 'category'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.stocks === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stocks" },
				message: "must have required property 'stocks'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.rating === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rating" },
				message: "must have required property 'rating'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.product_name !== void 0) {
			let n = e.product_name;
			if (typeof n == "string") {
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/product_name",
					schemaPath: "contract.json#/components/schemas/ProductName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.category !== void 0) {
			let n = e.category;
			if (Array.isArray(n)) {
				if (n.length > 3) {
					let e = {
						instancePath: t + "/category",
						schemaPath: "#/properties/category/maxItems",
						keyword: "maxItems",
						params: { limit: 3 },
						message: "must NOT have more than 3 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/category",
						schemaPath: "#/properties/category/minItems",
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
						if (m(e) > 60) {
							let e = {
								instancePath: t + "/category/" + r,
								schemaPath: "contract.json#/components/schemas/CategorySlug/maxLength",
								keyword: "maxLength",
								params: { limit: 60 },
								message: "must NOT have more than 60 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (!De.test(e)) {
							let e = {
								instancePath: t + "/category/" + r,
								schemaPath: "contract.json#/components/schemas/CategorySlug/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
								message: "must match pattern \"^[a-z0-9]+(-[a-z0-9]+)*$\""
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					} else {
						let e = {
							instancePath: t + "/category/" + r,
							schemaPath: "contract.json#/components/schemas/CategorySlug/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/category",
					schemaPath: "#/properties/category/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/Url/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.stocks !== void 0) {
			let n = e.stocks;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/stocks",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/stocks",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/stocks",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
		if (e.price !== void 0) {
			let n = e.price;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/price",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.rating !== void 0) {
			let n = e.rating;
			if (typeof n == "number") {
				if (n > 5 || isNaN(n)) {
					let e = {
						instancePath: t + "/rating",
						schemaPath: "contract.json#/components/schemas/MeanRating/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 5
						},
						message: "must be <= 5"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/rating",
						schemaPath: "contract.json#/components/schemas/MeanRating/minimum",
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
					instancePath: t + "/rating",
					schemaPath: "contract.json#/components/schemas/MeanRating/type",
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
			schemaPath: "#/type",
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
		_id: !0,
		product_name: !0,
		category: !0,
		display_picture: !0,
		stocks: !0,
		price: !0,
		rating: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function L(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = L.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.product === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product" },
				message: "must have required property 'product'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop" },
				message: "must have required property 'shop'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.product !== void 0 && (I(e.product, {
			instancePath: t + "/product",
			parentData: e,
			parentDataProperty: "product",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? I.errors : o.concat(I.errors), s = o.length)), e.shop !== void 0 && (j(e.shop, {
			instancePath: t + "/shop",
			parentData: e,
			parentDataProperty: "shop",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		shop: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Ie(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ie.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 1e4) {
			let e = {
				instancePath: t,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 1e4 },
				message: "must NOT have more than 10000 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) L(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? L.errors : o.concat(L.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Ie.errors = o, s === 0;
}
Ie.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const Le = ze, R = f.default.fullFormats["date-time"], Re = {
	type: "object",
	required: ["url", "type"],
	properties: {
		url: { $ref: "contract.json#/components/schemas/Url" },
		type: {
			type: "string",
			enum: ["image", "video"]
		}
	}
};
function z(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = z.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.url === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "url" },
				message: "must have required property 'url'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.type === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.url !== void 0) {
			let n = e.url;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/url",
						schemaPath: "contract.json#/components/schemas/Url/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/url",
						schemaPath: "contract.json#/components/schemas/Url/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/url",
					schemaPath: "contract.json#/components/schemas/Url/type",
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
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "image" && n !== "video") {
				let e = {
					instancePath: t + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: Re.properties.type.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		url: !0,
		type: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function B(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = B.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_name" },
				message: "must have required property 'display_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.rating === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rating" },
				message: "must have required property 'rating'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.date === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "date" },
				message: "must have required property 'date'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.description === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.gallery === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "gallery" },
				message: "must have required property 'gallery'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_name !== void 0) {
			let n = e.display_name;
			if (typeof n == "string") {
				if (m(n) > 120) {
					let e = {
						instancePath: t + "/display_name",
						schemaPath: "#/properties/display_name/maxLength",
						keyword: "maxLength",
						params: { limit: 120 },
						message: "must NOT have more than 120 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/display_name",
						schemaPath: "#/properties/display_name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_name",
					schemaPath: "#/properties/display_name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/PictureUrl/type",
					keyword: "type",
					params: { type: b.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
		if (e.rating !== void 0) {
			let n = e.rating;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/rating",
					schemaPath: "contract.json#/components/schemas/Stars/type",
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
						schemaPath: "contract.json#/components/schemas/Stars/maximum",
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
						schemaPath: "contract.json#/components/schemas/Stars/minimum",
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
		if (e.date !== void 0) {
			let n = e.date;
			if (typeof n == "string") {
				if (!R.validate(n)) {
					let e = {
						instancePath: t + "/date",
						schemaPath: "contract.json#/components/schemas/Timestamp/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/date",
					schemaPath: "contract.json#/components/schemas/Timestamp/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.description !== void 0) {
			let n = e.description;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/description",
						schemaPath: "contract.json#/components/schemas/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/description",
					schemaPath: "contract.json#/components/schemas/Text/type",
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
						schemaPath: "#/properties/gallery/maxItems",
						keyword: "maxItems",
						params: { limit: 4 },
						message: "must NOT have more than 4 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) z(n[r], {
					instancePath: t + "/gallery/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? z.errors : o.concat(z.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/gallery",
					schemaPath: "#/properties/gallery/type",
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
			schemaPath: "#/type",
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
		_id: !0,
		display_name: !0,
		display_picture: !0,
		rating: !0,
		date: !0,
		description: !0,
		gallery: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function ze(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ze.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), B(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? B.errors : o.concat(B.errors), s = o.length), ze.errors = o, s === 0;
}
ze.evaluated = {
	props: {
		_id: !0,
		display_name: !0,
		display_picture: !0,
		rating: !0,
		date: !0,
		description: !0,
		gallery: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Be = Ve;
function V(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = V.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_name" },
				message: "must have required property 'display_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.rating === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rating" },
				message: "must have required property 'rating'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.date === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "date" },
				message: "must have required property 'date'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.description === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.gallery === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "gallery" },
				message: "must have required property 'gallery'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_name !== void 0) {
			let n = e.display_name;
			if (typeof n == "string") {
				if (m(n) > 120) {
					let e = {
						instancePath: t + "/display_name",
						schemaPath: "#/properties/display_name/maxLength",
						keyword: "maxLength",
						params: { limit: 120 },
						message: "must NOT have more than 120 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/display_name",
						schemaPath: "#/properties/display_name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_name",
					schemaPath: "#/properties/display_name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/PictureUrl/type",
					keyword: "type",
					params: { type: b.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
		if (e.rating !== void 0) {
			let n = e.rating;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/rating",
					schemaPath: "contract.json#/components/schemas/Stars/type",
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
						schemaPath: "contract.json#/components/schemas/Stars/maximum",
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
						schemaPath: "contract.json#/components/schemas/Stars/minimum",
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
		if (e.date !== void 0) {
			let n = e.date;
			if (typeof n == "string") {
				if (!R.validate(n)) {
					let e = {
						instancePath: t + "/date",
						schemaPath: "contract.json#/components/schemas/Timestamp/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/date",
					schemaPath: "contract.json#/components/schemas/Timestamp/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.description !== void 0) {
			let n = e.description;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/description",
						schemaPath: "contract.json#/components/schemas/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/description",
					schemaPath: "contract.json#/components/schemas/Text/type",
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
						schemaPath: "#/properties/gallery/maxItems",
						keyword: "maxItems",
						params: { limit: 4 },
						message: "must NOT have more than 4 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) z(n[r], {
					instancePath: t + "/gallery/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? z.errors : o.concat(z.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/gallery",
					schemaPath: "#/properties/gallery/type",
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
			schemaPath: "#/type",
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
		_id: !0,
		display_name: !0,
		display_picture: !0,
		rating: !0,
		date: !0,
		description: !0,
		gallery: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function H(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = H.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.items === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.currentPage === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "currentPage" },
				message: "must have required property 'currentPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nextPage === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextPage" },
				message: "must have required property 'nextPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.items !== void 0) {
			let n = e.items;
			if (Array.isArray(n)) {
				if (n.length > 100) {
					let e = {
						instancePath: t + "/items",
						schemaPath: "#/properties/items/maxItems",
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) V(n[r], {
					instancePath: t + "/items/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? V.errors : o.concat(V.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.currentPage !== void 0) {
			let n = e.currentPage;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/currentPage",
					schemaPath: "contract.json#/components/schemas/PageNumber/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e6 || isNaN(n)) {
					let e = {
						instancePath: t + "/currentPage",
						schemaPath: "contract.json#/components/schemas/PageNumber/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 1 || isNaN(n)) {
					let e = {
						instancePath: t + "/currentPage",
						schemaPath: "contract.json#/components/schemas/PageNumber/minimum",
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
		if (e.nextPage !== void 0) {
			let n = e.nextPage;
			if ((typeof n != "number" || n % 1 || isNaN(n)) && n !== null) {
				let e = {
					instancePath: t + "/nextPage",
					schemaPath: "contract.json#/components/schemas/NextPage/type",
					keyword: "type",
					params: { type: A.type },
					message: "must be integer,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e6 || isNaN(n)) {
					let e = {
						instancePath: t + "/nextPage",
						schemaPath: "contract.json#/components/schemas/NextPage/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 2 || isNaN(n)) {
					let e = {
						instancePath: t + "/nextPage",
						schemaPath: "contract.json#/components/schemas/NextPage/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 2
						},
						message: "must be >= 2"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Ve(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ve.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), H(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? H.errors : o.concat(H.errors), s = o.length), Ve.errors = o, s === 0;
}
Ve.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const He = We;
function Ue(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ue.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.query === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" },
				message: "must have required property 'query'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (typeof n == "string") {
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/query",
						schemaPath: "#/properties/query/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/query",
						schemaPath: "#/properties/query/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/PictureUrl/type",
					keyword: "type",
					params: { type: b.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
		if (e.product_id !== void 0) {
			let n = e.product_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/product_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/product_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
			schemaPath: "#/type",
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
		query: !0,
		display_picture: !0,
		product_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function We(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = We.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 8) {
			let e = {
				instancePath: t,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 8 },
				message: "must NOT have more than 8 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) Ue(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Ue.errors : o.concat(Ue.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return We.errors = o, s === 0;
}
We.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const Ge = qe;
function Ke(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ke.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.product_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product_id" },
				message: "must have required property 'product_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop" },
				message: "must have required property 'shop'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.distanceInKm === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "distanceInKm" },
				message: "must have required property 'distanceInKm'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.rating === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rating" },
				message: "must have required property 'rating'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_id !== void 0) {
			let n = e.product_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/product_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/product_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.shop !== void 0) {
			let n = e.shop;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.shop_name === void 0) {
					let e = {
						instancePath: t + "/shop",
						schemaPath: "#/properties/shop/required",
						keyword: "required",
						params: { missingProperty: "shop_name" },
						message: "must have required property 'shop_name'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.display_picture === void 0) {
					let e = {
						instancePath: t + "/shop",
						schemaPath: "#/properties/shop/required",
						keyword: "required",
						params: { missingProperty: "display_picture" },
						message: "must have required property 'display_picture'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.shop_name !== void 0) {
					let e = n.shop_name;
					if (typeof e == "string") {
						if (m(e) > 100) {
							let e = {
								instancePath: t + "/shop/shop_name",
								schemaPath: "contract.json#/components/schemas/ShopName/maxLength",
								keyword: "maxLength",
								params: { limit: 100 },
								message: "must NOT have more than 100 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (m(e) < 1) {
							let e = {
								instancePath: t + "/shop/shop_name",
								schemaPath: "contract.json#/components/schemas/ShopName/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (!x.test(e)) {
							let e = {
								instancePath: t + "/shop/shop_name",
								schemaPath: "contract.json#/components/schemas/ShopName/pattern",
								keyword: "pattern",
								params: { pattern: "\\S" },
								message: "must match pattern \"\\S\""
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					} else {
						let e = {
							instancePath: t + "/shop/shop_name",
							schemaPath: "contract.json#/components/schemas/ShopName/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.display_picture !== void 0) {
					let e = n.display_picture;
					if (typeof e != "string" && e !== null) {
						let e = {
							instancePath: t + "/shop/display_picture",
							schemaPath: "contract.json#/components/schemas/PictureUrl/type",
							keyword: "type",
							params: { type: b.type },
							message: "must be string,null"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
					if (typeof e == "string") {
						if (m(e) > 2e3) {
							let e = {
								instancePath: t + "/shop/display_picture",
								schemaPath: "contract.json#/components/schemas/PictureUrl/maxLength",
								keyword: "maxLength",
								params: { limit: 2e3 },
								message: "must NOT have more than 2000 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (!S(e)) {
							let e = {
								instancePath: t + "/shop/display_picture",
								schemaPath: "contract.json#/components/schemas/PictureUrl/format",
								keyword: "format",
								params: { format: "uri" },
								message: "must match format \"uri\""
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
				}
			} else {
				let e = {
					instancePath: t + "/shop",
					schemaPath: "#/properties/shop/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.distanceInKm !== void 0) {
			let n = e.distanceInKm;
			if (typeof n == "number") {
				if (n > 20040 || isNaN(n)) {
					let e = {
						instancePath: t + "/distanceInKm",
						schemaPath: "contract.json#/components/schemas/Distance/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 20040
						},
						message: "must be <= 20040"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/distanceInKm",
						schemaPath: "contract.json#/components/schemas/Distance/minimum",
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
					instancePath: t + "/distanceInKm",
					schemaPath: "contract.json#/components/schemas/Distance/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.price !== void 0) {
			let n = e.price;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/price",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.rating !== void 0) {
			let n = e.rating;
			if (typeof n == "number") {
				if (n > 5 || isNaN(n)) {
					let e = {
						instancePath: t + "/rating",
						schemaPath: "contract.json#/components/schemas/MeanRating/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 5
						},
						message: "must be <= 5"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/rating",
						schemaPath: "contract.json#/components/schemas/MeanRating/minimum",
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
					instancePath: t + "/rating",
					schemaPath: "contract.json#/components/schemas/MeanRating/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Ke.errors = o, s === 0;
}
Ke.evaluated = {
	props: {
		product_id: !0,
		shop: !0,
		distanceInKm: !0,
		price: !0,
		rating: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function qe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = qe.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 20) {
			let e = {
				instancePath: t,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 20 },
				message: "must NOT have more than 20 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) Ke(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Ke.errors : o.concat(Ke.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return qe.errors = o, s === 0;
}
qe.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const Je = Xe;
function U(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = U.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.cartId === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cartId" },
				message: "must have required property 'cartId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.productId === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "productId" },
				message: "must have required property 'productId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.quantity === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "quantity" },
				message: "must have required property 'quantity'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.stocks === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stocks" },
				message: "must have required property 'stocks'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.cartId !== void 0) {
			let n = e.cartId;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/cartId",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/cartId",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.productId !== void 0) {
			let n = e.productId;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/productId",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/productId",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.product_name !== void 0) {
			let n = e.product_name;
			if (typeof n == "string") {
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/product_name",
					schemaPath: "contract.json#/components/schemas/ProductName/type",
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
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/Url/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.price !== void 0) {
			let n = e.price;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/price",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.quantity !== void 0) {
			let n = e.quantity;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/quantity",
					schemaPath: "contract.json#/components/schemas/Quantity/type",
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
						schemaPath: "contract.json#/components/schemas/Quantity/maximum",
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
						schemaPath: "contract.json#/components/schemas/Quantity/minimum",
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
		if (e.stocks !== void 0) {
			let n = e.stocks;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/stocks",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/stocks",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/stocks",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		cartId: !0,
		productId: !0,
		product_name: !0,
		display_picture: !0,
		price: !0,
		quantity: !0,
		stocks: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function W(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = W.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.shopId === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shopId" },
				message: "must have required property 'shopId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop_name" },
				message: "must have required property 'shop_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.products === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "products" },
				message: "must have required property 'products'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shopId !== void 0) {
			let n = e.shopId;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/shopId",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shopId",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.shop_name !== void 0) {
			let n = e.shop_name;
			if (typeof n == "string") {
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_name",
					schemaPath: "contract.json#/components/schemas/ShopName/type",
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
				if (n.length > 1e3) {
					let e = {
						instancePath: t + "/products",
						schemaPath: "#/properties/products/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/products",
						schemaPath: "#/properties/products/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) U(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? U.errors : o.concat(U.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/products",
					schemaPath: "#/properties/products/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return W.errors = o, s === 0;
}
W.evaluated = {
	props: {
		shopId: !0,
		shop_name: !0,
		products: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Ye(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ye.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.carts === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "carts" },
				message: "must have required property 'carts'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.outOfStock === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "outOfStock" },
				message: "must have required property 'outOfStock'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.totalProductsCount === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "totalProductsCount" },
				message: "must have required property 'totalProductsCount'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.carts !== void 0) {
			let n = e.carts;
			if (Array.isArray(n)) {
				if (n.length > 1e3) {
					let e = {
						instancePath: t + "/carts",
						schemaPath: "#/properties/carts/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) W(n[r], {
					instancePath: t + "/carts/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? W.errors : o.concat(W.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/carts",
					schemaPath: "#/properties/carts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.outOfStock !== void 0) {
			let n = e.outOfStock;
			if (Array.isArray(n)) {
				if (n.length > 1e3) {
					let e = {
						instancePath: t + "/outOfStock",
						schemaPath: "#/properties/outOfStock/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) W(n[r], {
					instancePath: t + "/outOfStock/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? W.errors : o.concat(W.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/outOfStock",
					schemaPath: "#/properties/outOfStock/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.totalProductsCount !== void 0) {
			let n = e.totalProductsCount;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/totalProductsCount",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/totalProductsCount",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/totalProductsCount",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		carts: !0,
		outOfStock: !0,
		totalProductsCount: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Xe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Xe.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Ye(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Ye.errors : o.concat(Ye.errors), s = o.length), Xe.errors = o, s === 0;
}
Xe.evaluated = {
	props: {
		carts: !0,
		outOfStock: !0,
		totalProductsCount: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Ze = $e;
function Qe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Qe.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), U(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? U.errors : o.concat(U.errors), s = o.length), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.isMax === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "isMax" },
				message: "must have required property 'isMax'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isMax !== void 0) {
			let n = e.isMax;
			if (typeof n != "boolean") {
				let e = {
					instancePath: t + "/isMax",
					schemaPath: "#/allOf/1/properties/isMax/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (!1 !== n) {
				let e = {
					instancePath: t + "/isMax",
					schemaPath: "#/allOf/1/properties/isMax/const",
					keyword: "const",
					params: { allowedValue: !1 },
					message: "must be equal to constant"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/allOf/1/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Qe.errors = o, s === 0;
}
Qe.evaluated = {
	props: {
		isMax: !0,
		cartId: !0,
		productId: !0,
		product_name: !0,
		display_picture: !0,
		price: !0,
		quantity: !0,
		stocks: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function G(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = G.evaluated;
	c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0);
	let l = s, u = !1, d = null, f = s;
	Qe(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Qe.errors : o.concat(Qe.errors), s = o.length);
	var p = f === s;
	if (p) {
		u = !0, d = 0;
		var m = {};
		m.isMax = !0, m.cartId = !0, m.productId = !0, m.product_name = !0, m.display_picture = !0, m.price = !0, m.quantity = !0, m.stocks = !0;
	}
	let h = s;
	if (e && typeof e == "object" && !Array.isArray(e)) {
		if (e.isMax === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "contract.json#/components/schemas/CartLimitReached/required",
				keyword: "required",
				params: { missingProperty: "isMax" },
				message: "must have required property 'isMax'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isMax !== void 0) {
			let n = e.isMax;
			if (typeof n != "boolean") {
				let e = {
					instancePath: t + "/isMax",
					schemaPath: "contract.json#/components/schemas/CartLimitReached/properties/isMax/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (!0 !== n) {
				let e = {
					instancePath: t + "/isMax",
					schemaPath: "contract.json#/components/schemas/CartLimitReached/properties/isMax/const",
					keyword: "const",
					params: { allowedValue: !0 },
					message: "must be equal to constant"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "contract.json#/components/schemas/CartLimitReached/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	var p = h === s;
	if (p && u ? (u = !1, d = [d, 1]) : p && (u = !0, d = 1, m !== !0 && (m ||= {}, m.isMax = !0)), u) s = l, o !== null && (l ? o.length = l : o = null);
	else {
		let e = {
			instancePath: t,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: d },
			message: "must match exactly one schema in oneOf"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return G.errors = o, c.props = m, s === 0;
}
G.evaluated = {
	dynamicProps: !0,
	dynamicItems: !1
};
function $e(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = $e.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), !G(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	})) o = o === null ? G.errors : o.concat(G.errors), s = o.length;
	else var l = G.evaluated.props;
	return $e.errors = o, c.props = l, s === 0;
}
$e.evaluated = {
	dynamicProps: !0,
	dynamicItems: !1
};
const et = nt;
function tt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = tt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.cartId === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cartId" },
				message: "must have required property 'cartId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.productId === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "productId" },
				message: "must have required property 'productId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.quantity === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "quantity" },
				message: "must have required property 'quantity'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.stocks === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stocks" },
				message: "must have required property 'stocks'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.cartId !== void 0) {
			let n = e.cartId;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/cartId",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/cartId",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.productId !== void 0) {
			let n = e.productId;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/productId",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/productId",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.product_name !== void 0) {
			let n = e.product_name;
			if (typeof n == "string") {
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/product_name",
					schemaPath: "contract.json#/components/schemas/ProductName/type",
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
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/Url/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.price !== void 0) {
			let n = e.price;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/price",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.quantity !== void 0) {
			let n = e.quantity;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/quantity",
					schemaPath: "contract.json#/components/schemas/Quantity/type",
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
						schemaPath: "contract.json#/components/schemas/Quantity/maximum",
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
						schemaPath: "contract.json#/components/schemas/Quantity/minimum",
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
		if (e.stocks !== void 0) {
			let n = e.stocks;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/stocks",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/stocks",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/stocks",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		cartId: !0,
		productId: !0,
		product_name: !0,
		display_picture: !0,
		price: !0,
		quantity: !0,
		stocks: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function nt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = nt.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), tt(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? tt.errors : o.concat(tt.errors), s = o.length), nt.errors = o, s === 0;
}
nt.evaluated = {
	props: {
		cartId: !0,
		productId: !0,
		product_name: !0,
		display_picture: !0,
		price: !0,
		quantity: !0,
		stocks: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const rt = dt, it = {
	type: ["string", "null"],
	pattern: "^(https?://.+)?$",
	maxLength: 2e3
}, at = RegExp("^(https?://.+)?$", "u"), ot = {
	type: "object",
	required: [
		"_id",
		"customer",
		"shop",
		"products",
		"address",
		"payment_method",
		"payment_status",
		"delivery_method",
		"delivery_instruction",
		"order_timeline",
		"order_status",
		"fees",
		"total_price",
		"cancel_reason",
		"delivery_reviewed",
		"createdAt"
	],
	properties: {
		_id: { $ref: "contract.json#/components/schemas/Id" },
		customer: { $ref: "contract.json#/components/schemas/Id" },
		shop: { $ref: "contract.json#/components/schemas/ShopSummary" },
		products: {
			type: "array",
			minItems: 1,
			maxItems: 1e3,
			items: { $ref: "contract.json#/components/schemas/OrderProduct" }
		},
		address: { $ref: "contract.json#/components/schemas/Address" },
		pickup_address: {
			type: "string",
			minLength: 1,
			maxLength: 500
		},
		payment_method: { $ref: "contract.json#/components/schemas/PaymentMethod" },
		payment_status: { $ref: "contract.json#/components/schemas/PaymentStatus" },
		delivery_method: { $ref: "contract.json#/components/schemas/DeliveryMethod" },
		delivery_instruction: {
			type: ["string", "null"],
			maxLength: 500
		},
		order_timeline: {
			type: "object",
			propertyNames: { $ref: "contract.json#/components/schemas/OrderStatus" },
			additionalProperties: { $ref: "contract.json#/components/schemas/Timestamp" }
		},
		order_status: { $ref: "contract.json#/components/schemas/OrderStatus" },
		fees: { $ref: "contract.json#/components/schemas/Money" },
		total_price: { $ref: "contract.json#/components/schemas/Money" },
		cancel_reason: {
			type: ["string", "null"],
			maxLength: 300
		},
		delivery_reviewed: { type: "boolean" },
		createdAt: { $ref: "contract.json#/components/schemas/Timestamp" }
	}
}, K = {
	type: "string",
	enum: [
		"cod",
		"card",
		"dob",
		"gcash",
		"paymaya"
	]
}, st = {
	type: "string",
	enum: [
		"PENDING",
		"PAID",
		"FAILED",
		"EXPIRED",
		"REFUNDED"
	]
}, ct = {
	type: "string",
	enum: ["PICKUP", "DELIVERY"]
}, lt = {
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
		"REFUND_REJECTED"
	]
};
function q(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = q.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.product === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product" },
				message: "must have required property 'product'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.quantity === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "quantity" },
				message: "must have required property 'quantity'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isRate === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isRate" },
				message: "must have required property 'isRate'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product !== void 0) {
			let n = e.product;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n._id === void 0) {
					let e = {
						instancePath: t + "/product",
						schemaPath: "#/properties/product/required",
						keyword: "required",
						params: { missingProperty: "_id" },
						message: "must have required property '_id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.product_name === void 0) {
					let e = {
						instancePath: t + "/product",
						schemaPath: "#/properties/product/required",
						keyword: "required",
						params: { missingProperty: "product_name" },
						message: "must have required property 'product_name'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.price === void 0) {
					let e = {
						instancePath: t + "/product",
						schemaPath: "#/properties/product/required",
						keyword: "required",
						params: { missingProperty: "price" },
						message: "must have required property 'price'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.display_picture === void 0) {
					let e = {
						instancePath: t + "/product",
						schemaPath: "#/properties/product/required",
						keyword: "required",
						params: { missingProperty: "display_picture" },
						message: "must have required property 'display_picture'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n._id !== void 0) {
					let e = n._id;
					if (typeof e == "string") {
						if (!_.test(e)) {
							let e = {
								instancePath: t + "/product/_id",
								schemaPath: "contract.json#/components/schemas/Id/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9a-f]{24}$" },
								message: "must match pattern \"^[0-9a-f]{24}$\""
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					} else {
						let e = {
							instancePath: t + "/product/_id",
							schemaPath: "contract.json#/components/schemas/Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.product_name !== void 0) {
					let e = n.product_name;
					if (typeof e == "string") {
						if (m(e) > 200) {
							let e = {
								instancePath: t + "/product/product_name",
								schemaPath: "contract.json#/components/schemas/ProductName/maxLength",
								keyword: "maxLength",
								params: { limit: 200 },
								message: "must NOT have more than 200 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (m(e) < 1) {
							let e = {
								instancePath: t + "/product/product_name",
								schemaPath: "contract.json#/components/schemas/ProductName/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					} else {
						let e = {
							instancePath: t + "/product/product_name",
							schemaPath: "contract.json#/components/schemas/ProductName/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.price !== void 0) {
					let e = n.price;
					if (typeof e == "number") {
						if (e > 1e7 || isNaN(e)) {
							let e = {
								instancePath: t + "/product/price",
								schemaPath: "contract.json#/components/schemas/Money/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1e7
								},
								message: "must be <= 10000000"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e < 0 || isNaN(e)) {
							let e = {
								instancePath: t + "/product/price",
								schemaPath: "contract.json#/components/schemas/Money/minimum",
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
							instancePath: t + "/product/price",
							schemaPath: "contract.json#/components/schemas/Money/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.display_picture !== void 0) {
					let e = n.display_picture;
					if (typeof e == "string") {
						if (m(e) > 2e3) {
							let e = {
								instancePath: t + "/product/display_picture",
								schemaPath: "contract.json#/components/schemas/Url/maxLength",
								keyword: "maxLength",
								params: { limit: 2e3 },
								message: "must NOT have more than 2000 characters"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (!S(e)) {
							let e = {
								instancePath: t + "/product/display_picture",
								schemaPath: "contract.json#/components/schemas/Url/format",
								keyword: "format",
								params: { format: "uri" },
								message: "must match format \"uri\""
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					} else {
						let e = {
							instancePath: t + "/product/display_picture",
							schemaPath: "contract.json#/components/schemas/Url/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/product",
					schemaPath: "#/properties/product/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.quantity !== void 0) {
			let n = e.quantity;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/quantity",
					schemaPath: "contract.json#/components/schemas/Quantity/type",
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
						schemaPath: "contract.json#/components/schemas/Quantity/maximum",
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
						schemaPath: "contract.json#/components/schemas/Quantity/minimum",
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
		if (e.isRate !== void 0 && typeof e.isRate != "boolean") {
			let e = {
				instancePath: t + "/isRate",
				schemaPath: "#/properties/isRate/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		product: !0,
		quantity: !0,
		isRate: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function J(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = J.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.customer === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "customer" },
				message: "must have required property 'customer'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop" },
				message: "must have required property 'shop'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.products === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "products" },
				message: "must have required property 'products'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.address === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "address" },
				message: "must have required property 'address'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_method === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "payment_method" },
				message: "must have required property 'payment_method'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_status === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "payment_status" },
				message: "must have required property 'payment_status'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.delivery_method === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delivery_method" },
				message: "must have required property 'delivery_method'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.delivery_instruction === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delivery_instruction" },
				message: "must have required property 'delivery_instruction'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.order_timeline === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "order_timeline" },
				message: "must have required property 'order_timeline'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.order_status === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "order_status" },
				message: "must have required property 'order_status'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.fees === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "fees" },
				message: "must have required property 'fees'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.total_price === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "total_price" },
				message: "must have required property 'total_price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.cancel_reason === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cancel_reason" },
				message: "must have required property 'cancel_reason'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.delivery_reviewed === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delivery_reviewed" },
				message: "must have required property 'delivery_reviewed'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.createdAt === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/customer",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/customer",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.shop !== void 0 && (j(e.shop, {
			instancePath: t + "/shop",
			parentData: e,
			parentDataProperty: "shop",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.products !== void 0) {
			let n = e.products;
			if (Array.isArray(n)) {
				if (n.length > 1e3) {
					let e = {
						instancePath: t + "/products",
						schemaPath: "#/properties/products/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/products",
						schemaPath: "#/properties/products/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) q(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? q.errors : o.concat(q.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/products",
					schemaPath: "#/properties/products/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.address !== void 0 && (w(e.address, {
			instancePath: t + "/address",
			parentData: e,
			parentDataProperty: "address",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? w.errors : o.concat(w.errors), s = o.length)), e.pickup_address !== void 0) {
			let n = e.pickup_address;
			if (typeof n == "string") {
				if (m(n) > 500) {
					let e = {
						instancePath: t + "/pickup_address",
						schemaPath: "#/properties/pickup_address/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/pickup_address",
						schemaPath: "#/properties/pickup_address/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/pickup_address",
					schemaPath: "#/properties/pickup_address/type",
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
					schemaPath: "contract.json#/components/schemas/PaymentMethod/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "cod" && n !== "card" && n !== "dob" && n !== "gcash" && n !== "paymaya") {
				let e = {
					instancePath: t + "/payment_method",
					schemaPath: "contract.json#/components/schemas/PaymentMethod/enum",
					keyword: "enum",
					params: { allowedValues: K.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.payment_status !== void 0) {
			let n = e.payment_status;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/payment_status",
					schemaPath: "contract.json#/components/schemas/PaymentStatus/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "PENDING" && n !== "PAID" && n !== "FAILED" && n !== "EXPIRED" && n !== "REFUNDED") {
				let e = {
					instancePath: t + "/payment_status",
					schemaPath: "contract.json#/components/schemas/PaymentStatus/enum",
					keyword: "enum",
					params: { allowedValues: st.enum },
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
					schemaPath: "contract.json#/components/schemas/DeliveryMethod/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "PICKUP" && n !== "DELIVERY") {
				let e = {
					instancePath: t + "/delivery_method",
					schemaPath: "contract.json#/components/schemas/DeliveryMethod/enum",
					keyword: "enum",
					params: { allowedValues: ct.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.delivery_instruction !== void 0) {
			let n = e.delivery_instruction;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/delivery_instruction",
					schemaPath: "#/properties/delivery_instruction/type",
					keyword: "type",
					params: { type: ot.properties.delivery_instruction.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && m(n) > 500) {
				let e = {
					instancePath: t + "/delivery_instruction",
					schemaPath: "#/properties/delivery_instruction/maxLength",
					keyword: "maxLength",
					params: { limit: 500 },
					message: "must NOT have more than 500 characters"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.order_timeline !== void 0) {
			let n = e.order_timeline;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				for (let e in n) {
					let n = s;
					if (typeof e != "string") {
						let n = {
							instancePath: t + "/order_timeline",
							schemaPath: "contract.json#/components/schemas/OrderStatus/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							propertyName: e
						};
						o === null ? o = [n] : o.push(n), s++;
					}
					if (e !== "PENDING" && e !== "PREPARING" && e !== "PACKED" && e !== "PENDING_CANCELLATION" && e !== "READY_TO_PICK_UP" && e !== "COMPLETED" && e !== "CANCELLED" && e !== "REFUND_REQUESTED" && e !== "REFUNDED" && e !== "REFUND_REJECTED") {
						let n = {
							instancePath: t + "/order_timeline",
							schemaPath: "contract.json#/components/schemas/OrderStatus/enum",
							keyword: "enum",
							params: { allowedValues: lt.enum },
							message: "must be equal to one of the allowed values",
							propertyName: e
						};
						o === null ? o = [n] : o.push(n), s++;
					}
					if (n !== s) {
						let n = {
							instancePath: t + "/order_timeline",
							schemaPath: "#/properties/order_timeline/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: e },
							message: "property name must be valid"
						};
						o === null ? o = [n] : o.push(n), s++;
					}
				}
				for (let e in n) {
					let r = n[e];
					if (typeof r == "string") {
						if (!R.validate(r)) {
							let n = {
								instancePath: t + "/order_timeline/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "contract.json#/components/schemas/Timestamp/format",
								keyword: "format",
								params: { format: "date-time" },
								message: "must match format \"date-time\""
							};
							o === null ? o = [n] : o.push(n), s++;
						}
					} else {
						let n = {
							instancePath: t + "/order_timeline/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "contract.json#/components/schemas/Timestamp/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						o === null ? o = [n] : o.push(n), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/order_timeline",
					schemaPath: "#/properties/order_timeline/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.order_status !== void 0) {
			let n = e.order_status;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/order_status",
					schemaPath: "contract.json#/components/schemas/OrderStatus/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "PENDING" && n !== "PREPARING" && n !== "PACKED" && n !== "PENDING_CANCELLATION" && n !== "READY_TO_PICK_UP" && n !== "COMPLETED" && n !== "CANCELLED" && n !== "REFUND_REQUESTED" && n !== "REFUNDED" && n !== "REFUND_REJECTED") {
				let e = {
					instancePath: t + "/order_status",
					schemaPath: "contract.json#/components/schemas/OrderStatus/enum",
					keyword: "enum",
					params: { allowedValues: lt.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.fees !== void 0) {
			let n = e.fees;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/fees",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/fees",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/fees",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.total_price !== void 0) {
			let n = e.total_price;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/total_price",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/total_price",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/total_price",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.cancel_reason !== void 0) {
			let n = e.cancel_reason;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/cancel_reason",
					schemaPath: "#/properties/cancel_reason/type",
					keyword: "type",
					params: { type: ot.properties.cancel_reason.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && m(n) > 300) {
				let e = {
					instancePath: t + "/cancel_reason",
					schemaPath: "#/properties/cancel_reason/maxLength",
					keyword: "maxLength",
					params: { limit: 300 },
					message: "must NOT have more than 300 characters"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.delivery_reviewed !== void 0 && typeof e.delivery_reviewed != "boolean") {
			let e = {
				instancePath: t + "/delivery_reviewed",
				schemaPath: "#/properties/delivery_reviewed/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.createdAt !== void 0) {
			let n = e.createdAt;
			if (typeof n == "string") {
				if (!R.validate(n)) {
					let e = {
						instancePath: t + "/createdAt",
						schemaPath: "contract.json#/components/schemas/Timestamp/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/createdAt",
					schemaPath: "contract.json#/components/schemas/Timestamp/type",
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
			schemaPath: "#/type",
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
		_id: !0,
		customer: !0,
		shop: !0,
		products: !0,
		address: !0,
		pickup_address: !0,
		payment_method: !0,
		payment_status: !0,
		delivery_method: !0,
		delivery_instruction: !0,
		order_timeline: !0,
		order_status: !0,
		fees: !0,
		total_price: !0,
		cancel_reason: !0,
		delivery_reviewed: !0,
		createdAt: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function ut(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ut.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.transactions === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "transactions" },
				message: "must have required property 'transactions'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.checkout_page_url !== void 0) {
			let n = e.checkout_page_url;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/checkout_page_url",
					schemaPath: "contract.json#/components/schemas/PaymentPageUrl/type",
					keyword: "type",
					params: { type: it.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/checkout_page_url",
						schemaPath: "contract.json#/components/schemas/PaymentPageUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!at.test(n)) {
					let e = {
						instancePath: t + "/checkout_page_url",
						schemaPath: "contract.json#/components/schemas/PaymentPageUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^(https?://.+)?$" },
						message: "must match pattern \"^(https?://.+)?$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
		if (e.transactions !== void 0) {
			let n = e.transactions;
			if (Array.isArray(n)) {
				if (n.length > 20) {
					let e = {
						instancePath: t + "/transactions",
						schemaPath: "#/properties/transactions/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						message: "must NOT have more than 20 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/transactions",
						schemaPath: "#/properties/transactions/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) J(n[r], {
					instancePath: t + "/transactions/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? J.errors : o.concat(J.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/transactions",
					schemaPath: "#/properties/transactions/type",
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
			schemaPath: "#/type",
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
		checkout_page_url: !0,
		transactions: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function dt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = dt.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), ut(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? ut.errors : o.concat(ut.errors), s = o.length), dt.errors = o, s === 0;
}
dt.evaluated = {
	props: {
		checkout_page_url: !0,
		transactions: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ft = ht, pt = {
	type: "object",
	required: [
		"payment_method",
		"status",
		"link_page_url"
	],
	properties: {
		payment_method: { $ref: "contract.json#/components/schemas/PaymentMethod" },
		status: {
			type: "string",
			enum: ["PENDING", "LINKED"]
		},
		link_page_url: { $ref: "contract.json#/components/schemas/PictureUrl" }
	}
};
function mt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = mt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.payment_method === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "payment_method" },
				message: "must have required property 'payment_method'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.status === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.link_page_url === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "link_page_url" },
				message: "must have required property 'link_page_url'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_method !== void 0) {
			let n = e.payment_method;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/payment_method",
					schemaPath: "contract.json#/components/schemas/PaymentMethod/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "cod" && n !== "card" && n !== "dob" && n !== "gcash" && n !== "paymaya") {
				let e = {
					instancePath: t + "/payment_method",
					schemaPath: "contract.json#/components/schemas/PaymentMethod/enum",
					keyword: "enum",
					params: { allowedValues: K.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.status !== void 0) {
			let n = e.status;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "PENDING" && n !== "LINKED") {
				let e = {
					instancePath: t + "/status",
					schemaPath: "#/properties/status/enum",
					keyword: "enum",
					params: { allowedValues: pt.properties.status.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.link_page_url !== void 0) {
			let n = e.link_page_url;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/link_page_url",
					schemaPath: "contract.json#/components/schemas/PictureUrl/type",
					keyword: "type",
					params: { type: b.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/link_page_url",
						schemaPath: "contract.json#/components/schemas/PictureUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/link_page_url",
						schemaPath: "contract.json#/components/schemas/PictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		payment_method: !0,
		status: !0,
		link_page_url: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function ht(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ht.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), mt(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? mt.errors : o.concat(mt.errors), s = o.length), ht.errors = o, s === 0;
}
ht.evaluated = {
	props: {
		payment_method: !0,
		status: !0,
		link_page_url: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const gt = vt;
function _t(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = _t.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.status === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.transactionId === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "transactionId" },
				message: "must have required property 'transactionId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.paymentType === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paymentType" },
				message: "must have required property 'paymentType'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.icon === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "icon" },
				message: "must have required property 'icon'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.description === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.status !== void 0) {
			let n = e.status;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/status",
					schemaPath: "contract.json#/components/schemas/PaymentStatus/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "PENDING" && n !== "PAID" && n !== "FAILED" && n !== "EXPIRED" && n !== "REFUNDED") {
				let e = {
					instancePath: t + "/status",
					schemaPath: "contract.json#/components/schemas/PaymentStatus/enum",
					keyword: "enum",
					params: { allowedValues: st.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.transactionId !== void 0) {
			let n = e.transactionId;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/transactionId",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/transactionId",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.paymentType !== void 0) {
			let n = e.paymentType;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/paymentType",
					schemaPath: "contract.json#/components/schemas/PaymentMethod/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "cod" && n !== "card" && n !== "dob" && n !== "gcash" && n !== "paymaya") {
				let e = {
					instancePath: t + "/paymentType",
					schemaPath: "contract.json#/components/schemas/PaymentMethod/enum",
					keyword: "enum",
					params: { allowedValues: K.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.icon !== void 0) {
			let n = e.icon;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/icon",
						schemaPath: "contract.json#/components/schemas/Url/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/icon",
						schemaPath: "contract.json#/components/schemas/Url/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/icon",
					schemaPath: "contract.json#/components/schemas/Url/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.description !== void 0) {
			let n = e.description;
			if (typeof n == "string") {
				if (m(n) > 500) {
					let e = {
						instancePath: t + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.checkout_page_url !== void 0) {
			let n = e.checkout_page_url;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/checkout_page_url",
					schemaPath: "contract.json#/components/schemas/PaymentPageUrl/type",
					keyword: "type",
					params: { type: it.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/checkout_page_url",
						schemaPath: "contract.json#/components/schemas/PaymentPageUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!at.test(n)) {
					let e = {
						instancePath: t + "/checkout_page_url",
						schemaPath: "contract.json#/components/schemas/PaymentPageUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^(https?://.+)?$" },
						message: "must match pattern \"^(https?://.+)?$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return _t.errors = o, s === 0;
}
_t.evaluated = {
	props: {
		status: !0,
		transactionId: !0,
		paymentType: !0,
		icon: !0,
		description: !0,
		checkout_page_url: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function vt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = vt.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), _t(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? _t.errors : o.concat(_t.errors), s = o.length), vt.errors = o, s === 0;
}
vt.evaluated = {
	props: {
		status: !0,
		transactionId: !0,
		paymentType: !0,
		icon: !0,
		description: !0,
		checkout_page_url: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const yt = xt;
function bt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = bt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.customer === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "customer" },
				message: "must have required property 'customer'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop" },
				message: "must have required property 'shop'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.products === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "products" },
				message: "must have required property 'products'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.address === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "address" },
				message: "must have required property 'address'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_method === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "payment_method" },
				message: "must have required property 'payment_method'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_status === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "payment_status" },
				message: "must have required property 'payment_status'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.delivery_method === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delivery_method" },
				message: "must have required property 'delivery_method'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.delivery_instruction === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delivery_instruction" },
				message: "must have required property 'delivery_instruction'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.order_timeline === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "order_timeline" },
				message: "must have required property 'order_timeline'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.order_status === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "order_status" },
				message: "must have required property 'order_status'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.fees === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "fees" },
				message: "must have required property 'fees'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.total_price === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "total_price" },
				message: "must have required property 'total_price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.cancel_reason === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cancel_reason" },
				message: "must have required property 'cancel_reason'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.delivery_reviewed === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delivery_reviewed" },
				message: "must have required property 'delivery_reviewed'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.createdAt === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/customer",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/customer",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.shop !== void 0 && (j(e.shop, {
			instancePath: t + "/shop",
			parentData: e,
			parentDataProperty: "shop",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.products !== void 0) {
			let n = e.products;
			if (Array.isArray(n)) {
				if (n.length > 1e3) {
					let e = {
						instancePath: t + "/products",
						schemaPath: "#/properties/products/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/products",
						schemaPath: "#/properties/products/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) q(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? q.errors : o.concat(q.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/products",
					schemaPath: "#/properties/products/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.address !== void 0 && (w(e.address, {
			instancePath: t + "/address",
			parentData: e,
			parentDataProperty: "address",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? w.errors : o.concat(w.errors), s = o.length)), e.pickup_address !== void 0) {
			let n = e.pickup_address;
			if (typeof n == "string") {
				if (m(n) > 500) {
					let e = {
						instancePath: t + "/pickup_address",
						schemaPath: "#/properties/pickup_address/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/pickup_address",
						schemaPath: "#/properties/pickup_address/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/pickup_address",
					schemaPath: "#/properties/pickup_address/type",
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
					schemaPath: "contract.json#/components/schemas/PaymentMethod/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "cod" && n !== "card" && n !== "dob" && n !== "gcash" && n !== "paymaya") {
				let e = {
					instancePath: t + "/payment_method",
					schemaPath: "contract.json#/components/schemas/PaymentMethod/enum",
					keyword: "enum",
					params: { allowedValues: K.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.payment_status !== void 0) {
			let n = e.payment_status;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/payment_status",
					schemaPath: "contract.json#/components/schemas/PaymentStatus/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "PENDING" && n !== "PAID" && n !== "FAILED" && n !== "EXPIRED" && n !== "REFUNDED") {
				let e = {
					instancePath: t + "/payment_status",
					schemaPath: "contract.json#/components/schemas/PaymentStatus/enum",
					keyword: "enum",
					params: { allowedValues: st.enum },
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
					schemaPath: "contract.json#/components/schemas/DeliveryMethod/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "PICKUP" && n !== "DELIVERY") {
				let e = {
					instancePath: t + "/delivery_method",
					schemaPath: "contract.json#/components/schemas/DeliveryMethod/enum",
					keyword: "enum",
					params: { allowedValues: ct.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.delivery_instruction !== void 0) {
			let n = e.delivery_instruction;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/delivery_instruction",
					schemaPath: "#/properties/delivery_instruction/type",
					keyword: "type",
					params: { type: ot.properties.delivery_instruction.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && m(n) > 500) {
				let e = {
					instancePath: t + "/delivery_instruction",
					schemaPath: "#/properties/delivery_instruction/maxLength",
					keyword: "maxLength",
					params: { limit: 500 },
					message: "must NOT have more than 500 characters"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.order_timeline !== void 0) {
			let n = e.order_timeline;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				for (let e in n) {
					let n = s;
					if (typeof e != "string") {
						let n = {
							instancePath: t + "/order_timeline",
							schemaPath: "contract.json#/components/schemas/OrderStatus/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							propertyName: e
						};
						o === null ? o = [n] : o.push(n), s++;
					}
					if (e !== "PENDING" && e !== "PREPARING" && e !== "PACKED" && e !== "PENDING_CANCELLATION" && e !== "READY_TO_PICK_UP" && e !== "COMPLETED" && e !== "CANCELLED" && e !== "REFUND_REQUESTED" && e !== "REFUNDED" && e !== "REFUND_REJECTED") {
						let n = {
							instancePath: t + "/order_timeline",
							schemaPath: "contract.json#/components/schemas/OrderStatus/enum",
							keyword: "enum",
							params: { allowedValues: lt.enum },
							message: "must be equal to one of the allowed values",
							propertyName: e
						};
						o === null ? o = [n] : o.push(n), s++;
					}
					if (n !== s) {
						let n = {
							instancePath: t + "/order_timeline",
							schemaPath: "#/properties/order_timeline/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: e },
							message: "property name must be valid"
						};
						o === null ? o = [n] : o.push(n), s++;
					}
				}
				for (let e in n) {
					let r = n[e];
					if (typeof r == "string") {
						if (!R.validate(r)) {
							let n = {
								instancePath: t + "/order_timeline/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "contract.json#/components/schemas/Timestamp/format",
								keyword: "format",
								params: { format: "date-time" },
								message: "must match format \"date-time\""
							};
							o === null ? o = [n] : o.push(n), s++;
						}
					} else {
						let n = {
							instancePath: t + "/order_timeline/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "contract.json#/components/schemas/Timestamp/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						o === null ? o = [n] : o.push(n), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/order_timeline",
					schemaPath: "#/properties/order_timeline/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.order_status !== void 0) {
			let n = e.order_status;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/order_status",
					schemaPath: "contract.json#/components/schemas/OrderStatus/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "PENDING" && n !== "PREPARING" && n !== "PACKED" && n !== "PENDING_CANCELLATION" && n !== "READY_TO_PICK_UP" && n !== "COMPLETED" && n !== "CANCELLED" && n !== "REFUND_REQUESTED" && n !== "REFUNDED" && n !== "REFUND_REJECTED") {
				let e = {
					instancePath: t + "/order_status",
					schemaPath: "contract.json#/components/schemas/OrderStatus/enum",
					keyword: "enum",
					params: { allowedValues: lt.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.fees !== void 0) {
			let n = e.fees;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/fees",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/fees",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/fees",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.total_price !== void 0) {
			let n = e.total_price;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/total_price",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/total_price",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/total_price",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.cancel_reason !== void 0) {
			let n = e.cancel_reason;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/cancel_reason",
					schemaPath: "#/properties/cancel_reason/type",
					keyword: "type",
					params: { type: ot.properties.cancel_reason.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && m(n) > 300) {
				let e = {
					instancePath: t + "/cancel_reason",
					schemaPath: "#/properties/cancel_reason/maxLength",
					keyword: "maxLength",
					params: { limit: 300 },
					message: "must NOT have more than 300 characters"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.delivery_reviewed !== void 0 && typeof e.delivery_reviewed != "boolean") {
			let e = {
				instancePath: t + "/delivery_reviewed",
				schemaPath: "#/properties/delivery_reviewed/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.createdAt !== void 0) {
			let n = e.createdAt;
			if (typeof n == "string") {
				if (!R.validate(n)) {
					let e = {
						instancePath: t + "/createdAt",
						schemaPath: "contract.json#/components/schemas/Timestamp/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/createdAt",
					schemaPath: "contract.json#/components/schemas/Timestamp/type",
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
			schemaPath: "#/type",
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
		_id: !0,
		customer: !0,
		shop: !0,
		products: !0,
		address: !0,
		pickup_address: !0,
		payment_method: !0,
		payment_status: !0,
		delivery_method: !0,
		delivery_instruction: !0,
		order_timeline: !0,
		order_status: !0,
		fees: !0,
		total_price: !0,
		cancel_reason: !0,
		delivery_reviewed: !0,
		createdAt: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function xt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = xt.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), bt(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? bt.errors : o.concat(bt.errors), s = o.length), xt.errors = o, s === 0;
}
xt.evaluated = {
	props: {
		_id: !0,
		customer: !0,
		shop: !0,
		products: !0,
		address: !0,
		pickup_address: !0,
		payment_method: !0,
		payment_status: !0,
		delivery_method: !0,
		delivery_instruction: !0,
		order_timeline: !0,
		order_status: !0,
		fees: !0,
		total_price: !0,
		cancel_reason: !0,
		delivery_reviewed: !0,
		createdAt: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const St = wt;
function Ct(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ct.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.finalAmount === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "finalAmount" },
				message: "must have required property 'finalAmount'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.basePrice === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "basePrice" },
				message: "must have required property 'basePrice'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.xenditTransactionFee === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "xenditTransactionFee" },
				message: "must have required property 'xenditTransactionFee'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.tax === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tax" },
				message: "must have required property 'tax'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.finalAmount !== void 0) {
			let n = e.finalAmount;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/finalAmount",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/finalAmount",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/finalAmount",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.basePrice !== void 0) {
			let n = e.basePrice;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/basePrice",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/basePrice",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/basePrice",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.xenditTransactionFee !== void 0) {
			let n = e.xenditTransactionFee;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/xenditTransactionFee",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/xenditTransactionFee",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/xenditTransactionFee",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.tax !== void 0) {
			let n = e.tax;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/tax",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/tax",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/tax",
					schemaPath: "contract.json#/components/schemas/Money/type",
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
			schemaPath: "#/type",
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
		finalAmount: !0,
		basePrice: !0,
		xenditTransactionFee: !0,
		tax: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function wt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = wt.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Ct(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Ct.errors : o.concat(Ct.errors), s = o.length), wt.errors = o, s === 0;
}
wt.evaluated = {
	props: {
		finalAmount: !0,
		basePrice: !0,
		xenditTransactionFee: !0,
		tax: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Tt = Dt;
function Et(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Et.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.items === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.currentPage === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "currentPage" },
				message: "must have required property 'currentPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nextPage === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextPage" },
				message: "must have required property 'nextPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.items !== void 0) {
			let n = e.items;
			if (Array.isArray(n)) {
				if (n.length > 100) {
					let e = {
						instancePath: t + "/items",
						schemaPath: "#/properties/items/maxItems",
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) J(n[r], {
					instancePath: t + "/items/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? J.errors : o.concat(J.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.currentPage !== void 0) {
			let n = e.currentPage;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/currentPage",
					schemaPath: "contract.json#/components/schemas/PageNumber/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e6 || isNaN(n)) {
					let e = {
						instancePath: t + "/currentPage",
						schemaPath: "contract.json#/components/schemas/PageNumber/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 1 || isNaN(n)) {
					let e = {
						instancePath: t + "/currentPage",
						schemaPath: "contract.json#/components/schemas/PageNumber/minimum",
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
		if (e.nextPage !== void 0) {
			let n = e.nextPage;
			if ((typeof n != "number" || n % 1 || isNaN(n)) && n !== null) {
				let e = {
					instancePath: t + "/nextPage",
					schemaPath: "contract.json#/components/schemas/NextPage/type",
					keyword: "type",
					params: { type: A.type },
					message: "must be integer,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e6 || isNaN(n)) {
					let e = {
						instancePath: t + "/nextPage",
						schemaPath: "contract.json#/components/schemas/NextPage/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 2 || isNaN(n)) {
					let e = {
						instancePath: t + "/nextPage",
						schemaPath: "contract.json#/components/schemas/NextPage/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 2
						},
						message: "must be >= 2"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Et.errors = o, s === 0;
}
Et.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Dt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Dt.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Et(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Et.errors : o.concat(Et.errors), s = o.length), Dt.errors = o, s === 0;
}
Dt.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Ot = kt;
function Y(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Y.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.transaction_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "transaction_id" },
				message: "must have required property 'transaction_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "user_id" },
				message: "must have required property 'user_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.driver_rating === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "driver_rating" },
				message: "must have required property 'driver_rating'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.driver_delivery_feedback === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "driver_delivery_feedback" },
				message: "must have required property 'driver_delivery_feedback'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.transaction_id !== void 0) {
			let n = e.transaction_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/transaction_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/transaction_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/user_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/user_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.driver_rating !== void 0) {
			let n = e.driver_rating;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/driver_rating",
					schemaPath: "contract.json#/components/schemas/Stars/type",
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
						schemaPath: "contract.json#/components/schemas/Stars/maximum",
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
						schemaPath: "contract.json#/components/schemas/Stars/minimum",
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
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/driver_delivery_feedback",
						schemaPath: "contract.json#/components/schemas/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/driver_delivery_feedback",
					schemaPath: "contract.json#/components/schemas/Text/type",
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
			schemaPath: "#/type",
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
		transaction_id: !0,
		user_id: !0,
		driver_rating: !0,
		driver_delivery_feedback: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function kt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = kt.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Y(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Y.errors : o.concat(Y.errors), s = o.length), kt.errors = o, s === 0;
}
kt.evaluated = {
	props: {
		transaction_id: !0,
		user_id: !0,
		driver_rating: !0,
		driver_delivery_feedback: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const At = zt, jt = {
	type: "object",
	required: [
		"_id",
		"name",
		"theme",
		"address",
		"payment_method",
		"user_id",
		"schedule_type",
		"notification_date",
		"is_active",
		"next_checkout_date",
		"products"
	],
	properties: {
		_id: { $ref: "contract.json#/components/schemas/Id" },
		name: {
			type: "string",
			maxLength: 50
		},
		theme: { $ref: "contract.json#/components/schemas/Theme" },
		address: { $ref: "contract.json#/components/schemas/Id" },
		payment_method: { $ref: "contract.json#/components/schemas/PaymentMethod" },
		user_id: { $ref: "contract.json#/components/schemas/Id" },
		schedule_type: { $ref: "contract.json#/components/schemas/ScheduleType" },
		notification_date: { $ref: "contract.json#/components/schemas/NotificationDate" },
		is_active: { type: "boolean" },
		next_checkout_date: {
			type: ["string", "null"],
			format: "date-time"
		},
		products: {
			type: "array",
			maxItems: 1e3,
			items: { $ref: "contract.json#/components/schemas/ScheduleShopGroup" }
		}
	}
}, Mt = {
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
}, Nt = {
	type: "string",
	enum: [
		"monthly",
		"yearly",
		"weekly",
		"once"
	]
}, Pt = {
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
}, Ft = RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
function X(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = X.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.time === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "time" },
				message: "must have required property 'time'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.time !== void 0) {
			let n = e.time;
			if (typeof n == "string") {
				if (!Ft.test(n)) {
					let e = {
						instancePath: t + "/time",
						schemaPath: "contract.json#/components/schemas/TimeOfDay/pattern",
						keyword: "pattern",
						params: { pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^([01]\\d|2[0-3]):[0-5]\\d$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/time",
					schemaPath: "contract.json#/components/schemas/TimeOfDay/type",
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
					schemaPath: "#/properties/day_of_month/anyOf/0/type",
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
						schemaPath: "#/properties/day_of_month/anyOf/0/maximum",
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
						schemaPath: "#/properties/day_of_month/anyOf/0/minimum",
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
					schemaPath: "#/properties/day_of_month/anyOf/1/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "END") {
				let e = {
					instancePath: t + "/day_of_month",
					schemaPath: "#/properties/day_of_month/anyOf/1/enum",
					keyword: "enum",
					params: { allowedValues: Pt.properties.day_of_month.anyOf[1].enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			var l = c === s;
			if (i ||= l, i) s = r, o !== null && (r ? o.length = r : o = null);
			else {
				let e = {
					instancePath: t + "/day_of_month",
					schemaPath: "#/properties/day_of_month/anyOf",
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
					schemaPath: "#/properties/day_of_week/type",
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
						schemaPath: "#/properties/day_of_week/maximum",
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
						schemaPath: "#/properties/day_of_week/minimum",
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
					schemaPath: "#/properties/month/type",
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
						schemaPath: "#/properties/month/maximum",
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
						schemaPath: "#/properties/month/minimum",
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
					schemaPath: "#/properties/year/type",
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
						schemaPath: "#/properties/year/maximum",
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
						schemaPath: "#/properties/year/minimum",
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
			schemaPath: "#/type",
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
		time: !0,
		day_of_month: !0,
		day_of_week: !0,
		month: !0,
		year: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function It(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = It.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.order_product_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "order_product_id" },
				message: "must have required property 'order_product_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product_id" },
				message: "must have required property 'product_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.quantity === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "quantity" },
				message: "must have required property 'quantity'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.stocks === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stocks" },
				message: "must have required property 'stocks'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop_id" },
				message: "must have required property 'shop_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.order_product_id !== void 0) {
			let n = e.order_product_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/order_product_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/order_product_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.product_id !== void 0) {
			let n = e.product_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/product_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/product_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.product_name !== void 0) {
			let n = e.product_name;
			if (typeof n == "string") {
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/product_name",
					schemaPath: "contract.json#/components/schemas/ProductName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.price !== void 0) {
			let n = e.price;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/price",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.quantity !== void 0) {
			let n = e.quantity;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/quantity",
					schemaPath: "contract.json#/components/schemas/Quantity/type",
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
						schemaPath: "contract.json#/components/schemas/Quantity/maximum",
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
						schemaPath: "contract.json#/components/schemas/Quantity/minimum",
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
		if (e.stocks !== void 0) {
			let n = e.stocks;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/stocks",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/stocks",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/stocks",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/Url/type",
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/shop_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return It.errors = o, s === 0;
}
It.evaluated = {
	props: {
		order_product_id: !0,
		product_id: !0,
		product_name: !0,
		price: !0,
		quantity: !0,
		stocks: !0,
		display_picture: !0,
		shop_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Z(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Z.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.shop_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop_id" },
				message: "must have required property 'shop_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop_name" },
				message: "must have required property 'shop_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.products === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "products" },
				message: "must have required property 'products'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_id !== void 0) {
			let n = e.shop_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/shop_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.shop_name !== void 0) {
			let n = e.shop_name;
			if (typeof n == "string") {
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_name",
					schemaPath: "contract.json#/components/schemas/ShopName/type",
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
				if (n.length > 1e3) {
					let e = {
						instancePath: t + "/products",
						schemaPath: "#/properties/products/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/products",
						schemaPath: "#/properties/products/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) It(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? It.errors : o.concat(It.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/products",
					schemaPath: "#/properties/products/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Z.errors = o, s === 0;
}
Z.evaluated = {
	props: {
		shop_id: !0,
		shop_name: !0,
		products: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Lt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Lt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.theme === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "theme" },
				message: "must have required property 'theme'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.address === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "address" },
				message: "must have required property 'address'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_method === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "payment_method" },
				message: "must have required property 'payment_method'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "user_id" },
				message: "must have required property 'user_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.schedule_type === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "schedule_type" },
				message: "must have required property 'schedule_type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.notification_date === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "notification_date" },
				message: "must have required property 'notification_date'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_active === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_active" },
				message: "must have required property 'is_active'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.next_checkout_date === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "next_checkout_date" },
				message: "must have required property 'next_checkout_date'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.products === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "products" },
				message: "must have required property 'products'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.name !== void 0) {
			let n = e.name;
			if (typeof n == "string") {
				if (m(n) > 50) {
					let e = {
						instancePath: t + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
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
					schemaPath: "contract.json#/components/schemas/Theme/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "sunrise" && n !== "deepsea" && n !== "night" && n !== "fuchsia" && n !== "sunset" && n !== "bloodred" && n !== "pansy" && n !== "neptune" && n !== "aurora" && n !== "sunflower" && n !== "lazuli" && n !== "emerald" && n !== "poppy" && n !== "grey" && n !== "mars") {
				let e = {
					instancePath: t + "/theme",
					schemaPath: "contract.json#/components/schemas/Theme/enum",
					keyword: "enum",
					params: { allowedValues: Mt.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.address !== void 0) {
			let n = e.address;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/address",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/address",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
					schemaPath: "contract.json#/components/schemas/PaymentMethod/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "cod" && n !== "card" && n !== "dob" && n !== "gcash" && n !== "paymaya") {
				let e = {
					instancePath: t + "/payment_method",
					schemaPath: "contract.json#/components/schemas/PaymentMethod/enum",
					keyword: "enum",
					params: { allowedValues: K.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.user_id !== void 0) {
			let n = e.user_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/user_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/user_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
					schemaPath: "contract.json#/components/schemas/ScheduleType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "monthly" && n !== "yearly" && n !== "weekly" && n !== "once") {
				let e = {
					instancePath: t + "/schedule_type",
					schemaPath: "contract.json#/components/schemas/ScheduleType/enum",
					keyword: "enum",
					params: { allowedValues: Nt.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.notification_date !== void 0 && (X(e.notification_date, {
			instancePath: t + "/notification_date",
			parentData: e,
			parentDataProperty: "notification_date",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? X.errors : o.concat(X.errors), s = o.length)), e.is_active !== void 0 && typeof e.is_active != "boolean") {
			let e = {
				instancePath: t + "/is_active",
				schemaPath: "#/properties/is_active/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.next_checkout_date !== void 0) {
			let n = e.next_checkout_date;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/next_checkout_date",
					schemaPath: "#/properties/next_checkout_date/type",
					keyword: "type",
					params: { type: jt.properties.next_checkout_date.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && !R.validate(n)) {
				let e = {
					instancePath: t + "/next_checkout_date",
					schemaPath: "#/properties/next_checkout_date/format",
					keyword: "format",
					params: { format: "date-time" },
					message: "must match format \"date-time\""
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.products !== void 0) {
			let n = e.products;
			if (Array.isArray(n)) {
				if (n.length > 1e3) {
					let e = {
						instancePath: t + "/products",
						schemaPath: "#/properties/products/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) Z(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Z.errors : o.concat(Z.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/products",
					schemaPath: "#/properties/products/type",
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
			schemaPath: "#/type",
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
		_id: !0,
		name: !0,
		theme: !0,
		address: !0,
		payment_method: !0,
		user_id: !0,
		schedule_type: !0,
		notification_date: !0,
		is_active: !0,
		next_checkout_date: !0,
		products: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Rt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Rt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Lt(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Lt.errors : o.concat(Lt.errors), s = o.length), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.id !== void 0) {
			let n = e.id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
			schemaPath: "#/allOf/1/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Rt.errors = o, s === 0;
}
Rt.evaluated = {
	props: {
		id: !0,
		_id: !0,
		name: !0,
		theme: !0,
		address: !0,
		payment_method: !0,
		user_id: !0,
		schedule_type: !0,
		notification_date: !0,
		is_active: !0,
		next_checkout_date: !0,
		products: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function zt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = zt.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Rt(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Rt.errors : o.concat(Rt.errors), s = o.length), zt.errors = o, s === 0;
}
zt.evaluated = {
	props: {
		id: !0,
		_id: !0,
		name: !0,
		theme: !0,
		address: !0,
		payment_method: !0,
		user_id: !0,
		schedule_type: !0,
		notification_date: !0,
		is_active: !0,
		next_checkout_date: !0,
		products: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Bt = Ht;
function Vt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Vt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.theme === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "theme" },
				message: "must have required property 'theme'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.address === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "address" },
				message: "must have required property 'address'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_method === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "payment_method" },
				message: "must have required property 'payment_method'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "user_id" },
				message: "must have required property 'user_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.schedule_type === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "schedule_type" },
				message: "must have required property 'schedule_type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.notification_date === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "notification_date" },
				message: "must have required property 'notification_date'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_active === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_active" },
				message: "must have required property 'is_active'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.next_checkout_date === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "next_checkout_date" },
				message: "must have required property 'next_checkout_date'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.products === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "products" },
				message: "must have required property 'products'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.name !== void 0) {
			let n = e.name;
			if (typeof n == "string") {
				if (m(n) > 50) {
					let e = {
						instancePath: t + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
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
					schemaPath: "contract.json#/components/schemas/Theme/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "sunrise" && n !== "deepsea" && n !== "night" && n !== "fuchsia" && n !== "sunset" && n !== "bloodred" && n !== "pansy" && n !== "neptune" && n !== "aurora" && n !== "sunflower" && n !== "lazuli" && n !== "emerald" && n !== "poppy" && n !== "grey" && n !== "mars") {
				let e = {
					instancePath: t + "/theme",
					schemaPath: "contract.json#/components/schemas/Theme/enum",
					keyword: "enum",
					params: { allowedValues: Mt.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.address !== void 0) {
			let n = e.address;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/address",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/address",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
					schemaPath: "contract.json#/components/schemas/PaymentMethod/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "cod" && n !== "card" && n !== "dob" && n !== "gcash" && n !== "paymaya") {
				let e = {
					instancePath: t + "/payment_method",
					schemaPath: "contract.json#/components/schemas/PaymentMethod/enum",
					keyword: "enum",
					params: { allowedValues: K.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.user_id !== void 0) {
			let n = e.user_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/user_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/user_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
					schemaPath: "contract.json#/components/schemas/ScheduleType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "monthly" && n !== "yearly" && n !== "weekly" && n !== "once") {
				let e = {
					instancePath: t + "/schedule_type",
					schemaPath: "contract.json#/components/schemas/ScheduleType/enum",
					keyword: "enum",
					params: { allowedValues: Nt.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.notification_date !== void 0 && (X(e.notification_date, {
			instancePath: t + "/notification_date",
			parentData: e,
			parentDataProperty: "notification_date",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? X.errors : o.concat(X.errors), s = o.length)), e.is_active !== void 0 && typeof e.is_active != "boolean") {
			let e = {
				instancePath: t + "/is_active",
				schemaPath: "#/properties/is_active/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.next_checkout_date !== void 0) {
			let n = e.next_checkout_date;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/next_checkout_date",
					schemaPath: "#/properties/next_checkout_date/type",
					keyword: "type",
					params: { type: jt.properties.next_checkout_date.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && !R.validate(n)) {
				let e = {
					instancePath: t + "/next_checkout_date",
					schemaPath: "#/properties/next_checkout_date/format",
					keyword: "format",
					params: { format: "date-time" },
					message: "must match format \"date-time\""
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.products !== void 0) {
			let n = e.products;
			if (Array.isArray(n)) {
				if (n.length > 1e3) {
					let e = {
						instancePath: t + "/products",
						schemaPath: "#/properties/products/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) Z(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Z.errors : o.concat(Z.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/products",
					schemaPath: "#/properties/products/type",
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
			schemaPath: "#/type",
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
		_id: !0,
		name: !0,
		theme: !0,
		address: !0,
		payment_method: !0,
		user_id: !0,
		schedule_type: !0,
		notification_date: !0,
		is_active: !0,
		next_checkout_date: !0,
		products: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Ht(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ht.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 1e3) {
			let e = {
				instancePath: t,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) Vt(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Vt.errors : o.concat(Vt.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Ht.errors = o, s === 0;
}
Ht.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const Ut = Gt;
function Wt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Wt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.theme === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "theme" },
				message: "must have required property 'theme'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.address === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "address" },
				message: "must have required property 'address'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_method === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "payment_method" },
				message: "must have required property 'payment_method'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "user_id" },
				message: "must have required property 'user_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.schedule_type === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "schedule_type" },
				message: "must have required property 'schedule_type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.notification_date === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "notification_date" },
				message: "must have required property 'notification_date'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_active === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_active" },
				message: "must have required property 'is_active'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.next_checkout_date === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "next_checkout_date" },
				message: "must have required property 'next_checkout_date'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.products === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "products" },
				message: "must have required property 'products'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.name !== void 0) {
			let n = e.name;
			if (typeof n == "string") {
				if (m(n) > 50) {
					let e = {
						instancePath: t + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
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
					schemaPath: "contract.json#/components/schemas/Theme/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "sunrise" && n !== "deepsea" && n !== "night" && n !== "fuchsia" && n !== "sunset" && n !== "bloodred" && n !== "pansy" && n !== "neptune" && n !== "aurora" && n !== "sunflower" && n !== "lazuli" && n !== "emerald" && n !== "poppy" && n !== "grey" && n !== "mars") {
				let e = {
					instancePath: t + "/theme",
					schemaPath: "contract.json#/components/schemas/Theme/enum",
					keyword: "enum",
					params: { allowedValues: Mt.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.address !== void 0) {
			let n = e.address;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/address",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/address",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
					schemaPath: "contract.json#/components/schemas/PaymentMethod/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "cod" && n !== "card" && n !== "dob" && n !== "gcash" && n !== "paymaya") {
				let e = {
					instancePath: t + "/payment_method",
					schemaPath: "contract.json#/components/schemas/PaymentMethod/enum",
					keyword: "enum",
					params: { allowedValues: K.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.user_id !== void 0) {
			let n = e.user_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/user_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/user_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
					schemaPath: "contract.json#/components/schemas/ScheduleType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "monthly" && n !== "yearly" && n !== "weekly" && n !== "once") {
				let e = {
					instancePath: t + "/schedule_type",
					schemaPath: "contract.json#/components/schemas/ScheduleType/enum",
					keyword: "enum",
					params: { allowedValues: Nt.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.notification_date !== void 0 && (X(e.notification_date, {
			instancePath: t + "/notification_date",
			parentData: e,
			parentDataProperty: "notification_date",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? X.errors : o.concat(X.errors), s = o.length)), e.is_active !== void 0 && typeof e.is_active != "boolean") {
			let e = {
				instancePath: t + "/is_active",
				schemaPath: "#/properties/is_active/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.next_checkout_date !== void 0) {
			let n = e.next_checkout_date;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/next_checkout_date",
					schemaPath: "#/properties/next_checkout_date/type",
					keyword: "type",
					params: { type: jt.properties.next_checkout_date.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && !R.validate(n)) {
				let e = {
					instancePath: t + "/next_checkout_date",
					schemaPath: "#/properties/next_checkout_date/format",
					keyword: "format",
					params: { format: "date-time" },
					message: "must match format \"date-time\""
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.products !== void 0) {
			let n = e.products;
			if (Array.isArray(n)) {
				if (n.length > 1e3) {
					let e = {
						instancePath: t + "/products",
						schemaPath: "#/properties/products/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) Z(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Z.errors : o.concat(Z.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/products",
					schemaPath: "#/properties/products/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Wt.errors = o, s === 0;
}
Wt.evaluated = {
	props: {
		_id: !0,
		name: !0,
		theme: !0,
		address: !0,
		payment_method: !0,
		user_id: !0,
		schedule_type: !0,
		notification_date: !0,
		is_active: !0,
		next_checkout_date: !0,
		products: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Gt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Gt.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Wt(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Wt.errors : o.concat(Wt.errors), s = o.length), Gt.errors = o, s === 0;
}
Gt.evaluated = {
	props: {
		_id: !0,
		name: !0,
		theme: !0,
		address: !0,
		payment_method: !0,
		user_id: !0,
		schedule_type: !0,
		notification_date: !0,
		is_active: !0,
		next_checkout_date: !0,
		products: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Kt = Jt;
function qt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = qt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.theme === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "theme" },
				message: "must have required property 'theme'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.address === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "address" },
				message: "must have required property 'address'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_method === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "payment_method" },
				message: "must have required property 'payment_method'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "user_id" },
				message: "must have required property 'user_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.schedule_type === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "schedule_type" },
				message: "must have required property 'schedule_type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.notification_date === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "notification_date" },
				message: "must have required property 'notification_date'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_active === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_active" },
				message: "must have required property 'is_active'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.next_checkout_date === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "next_checkout_date" },
				message: "must have required property 'next_checkout_date'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.products === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "products" },
				message: "must have required property 'products'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.name !== void 0) {
			let n = e.name;
			if (typeof n == "string") {
				if (m(n) > 50) {
					let e = {
						instancePath: t + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/name",
					schemaPath: "#/properties/name/type",
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
					schemaPath: "contract.json#/components/schemas/Theme/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "sunrise" && n !== "deepsea" && n !== "night" && n !== "fuchsia" && n !== "sunset" && n !== "bloodred" && n !== "pansy" && n !== "neptune" && n !== "aurora" && n !== "sunflower" && n !== "lazuli" && n !== "emerald" && n !== "poppy" && n !== "grey" && n !== "mars") {
				let e = {
					instancePath: t + "/theme",
					schemaPath: "contract.json#/components/schemas/Theme/enum",
					keyword: "enum",
					params: { allowedValues: Mt.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.address !== void 0) {
			let n = e.address;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/address",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/address",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
					schemaPath: "contract.json#/components/schemas/PaymentMethod/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "cod" && n !== "card" && n !== "dob" && n !== "gcash" && n !== "paymaya") {
				let e = {
					instancePath: t + "/payment_method",
					schemaPath: "contract.json#/components/schemas/PaymentMethod/enum",
					keyword: "enum",
					params: { allowedValues: K.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.user_id !== void 0) {
			let n = e.user_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/user_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/user_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
					schemaPath: "contract.json#/components/schemas/ScheduleType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "monthly" && n !== "yearly" && n !== "weekly" && n !== "once") {
				let e = {
					instancePath: t + "/schedule_type",
					schemaPath: "contract.json#/components/schemas/ScheduleType/enum",
					keyword: "enum",
					params: { allowedValues: Nt.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.notification_date !== void 0 && (X(e.notification_date, {
			instancePath: t + "/notification_date",
			parentData: e,
			parentDataProperty: "notification_date",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? X.errors : o.concat(X.errors), s = o.length)), e.is_active !== void 0 && typeof e.is_active != "boolean") {
			let e = {
				instancePath: t + "/is_active",
				schemaPath: "#/properties/is_active/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.next_checkout_date !== void 0) {
			let n = e.next_checkout_date;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/next_checkout_date",
					schemaPath: "#/properties/next_checkout_date/type",
					keyword: "type",
					params: { type: jt.properties.next_checkout_date.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && !R.validate(n)) {
				let e = {
					instancePath: t + "/next_checkout_date",
					schemaPath: "#/properties/next_checkout_date/format",
					keyword: "format",
					params: { format: "date-time" },
					message: "must match format \"date-time\""
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.products !== void 0) {
			let n = e.products;
			if (Array.isArray(n)) {
				if (n.length > 1e3) {
					let e = {
						instancePath: t + "/products",
						schemaPath: "#/properties/products/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) Z(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Z.errors : o.concat(Z.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/products",
					schemaPath: "#/properties/products/type",
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
			schemaPath: "#/type",
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
		_id: !0,
		name: !0,
		theme: !0,
		address: !0,
		payment_method: !0,
		user_id: !0,
		schedule_type: !0,
		notification_date: !0,
		is_active: !0,
		next_checkout_date: !0,
		products: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Jt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Jt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 100) {
			let e = {
				instancePath: t,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 100 },
				message: "must NOT have more than 100 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) qt(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? qt.errors : o.concat(qt.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Jt.errors = o, s === 0;
}
Jt.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const Yt = Zt;
function Xt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Xt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.order_product_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "order_product_id" },
				message: "must have required property 'order_product_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product_id" },
				message: "must have required property 'product_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.quantity === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "quantity" },
				message: "must have required property 'quantity'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.stocks === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stocks" },
				message: "must have required property 'stocks'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop_id" },
				message: "must have required property 'shop_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.order_product_id !== void 0) {
			let n = e.order_product_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/order_product_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/order_product_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.product_id !== void 0) {
			let n = e.product_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/product_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/product_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.product_name !== void 0) {
			let n = e.product_name;
			if (typeof n == "string") {
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/product_name",
					schemaPath: "contract.json#/components/schemas/ProductName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.price !== void 0) {
			let n = e.price;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/price",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.quantity !== void 0) {
			let n = e.quantity;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/quantity",
					schemaPath: "contract.json#/components/schemas/Quantity/type",
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
						schemaPath: "contract.json#/components/schemas/Quantity/maximum",
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
						schemaPath: "contract.json#/components/schemas/Quantity/minimum",
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
		if (e.stocks !== void 0) {
			let n = e.stocks;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/stocks",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/stocks",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/stocks",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/Url/type",
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/shop_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Xt.errors = o, s === 0;
}
Xt.evaluated = {
	props: {
		order_product_id: !0,
		product_id: !0,
		product_name: !0,
		price: !0,
		quantity: !0,
		stocks: !0,
		display_picture: !0,
		shop_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Zt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Zt.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Xt(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Xt.errors : o.concat(Xt.errors), s = o.length), Zt.errors = o, s === 0;
}
Zt.evaluated = {
	props: {
		order_product_id: !0,
		product_id: !0,
		product_name: !0,
		price: !0,
		quantity: !0,
		stocks: !0,
		display_picture: !0,
		shop_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Qt = en;
function $t(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = $t.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "user" },
				message: "must have required property 'user'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.owner_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "owner_name" },
				message: "must have required property 'owner_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.country === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "country" },
				message: "must have required property 'country'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.region === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "region" },
				message: "must have required property 'region'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.state_province === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "state_province" },
				message: "must have required property 'state_province'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.city === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "city" },
				message: "must have required property 'city'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.barangay === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "barangay" },
				message: "must have required property 'barangay'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.zipcode === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "zipcode" },
				message: "must have required property 'zipcode'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.street === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "street" },
				message: "must have required property 'street'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.mobile_number === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mobile_number" },
				message: "must have required property 'mobile_number'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.type === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_default === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_default" },
				message: "must have required property 'is_default'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.geolocation === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "geolocation" },
				message: "must have required property 'geolocation'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.user !== void 0) {
			let n = e.user;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/user",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/user",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.owner_name !== void 0) {
			let n = e.owner_name;
			if (typeof n == "string") {
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/owner_name",
						schemaPath: "contract.json#/components/schemas/AddressPart/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/owner_name",
						schemaPath: "contract.json#/components/schemas/AddressPart/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/owner_name",
						schemaPath: "contract.json#/components/schemas/AddressPart/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/owner_name",
					schemaPath: "contract.json#/components/schemas/AddressPart/type",
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
					schemaPath: "contract.json#/components/schemas/Country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "Philippines") {
				let e = {
					instancePath: t + "/country",
					schemaPath: "contract.json#/components/schemas/Country/const",
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
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/region",
						schemaPath: "contract.json#/components/schemas/AddressPart/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/region",
						schemaPath: "contract.json#/components/schemas/AddressPart/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/region",
						schemaPath: "contract.json#/components/schemas/AddressPart/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/region",
					schemaPath: "contract.json#/components/schemas/AddressPart/type",
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
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/state_province",
						schemaPath: "contract.json#/components/schemas/AddressPart/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/state_province",
						schemaPath: "contract.json#/components/schemas/AddressPart/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/state_province",
						schemaPath: "contract.json#/components/schemas/AddressPart/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/state_province",
					schemaPath: "contract.json#/components/schemas/AddressPart/type",
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
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/city",
						schemaPath: "contract.json#/components/schemas/AddressPart/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/city",
						schemaPath: "contract.json#/components/schemas/AddressPart/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/city",
						schemaPath: "contract.json#/components/schemas/AddressPart/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/city",
					schemaPath: "contract.json#/components/schemas/AddressPart/type",
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
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/barangay",
						schemaPath: "contract.json#/components/schemas/AddressPart/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/barangay",
						schemaPath: "contract.json#/components/schemas/AddressPart/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/barangay",
						schemaPath: "contract.json#/components/schemas/AddressPart/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/barangay",
					schemaPath: "contract.json#/components/schemas/AddressPart/type",
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
				if (!de.test(n)) {
					let e = {
						instancePath: t + "/zipcode",
						schemaPath: "contract.json#/components/schemas/Zipcode/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{4}$" },
						message: "must match pattern \"^\\d{4}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/zipcode",
					schemaPath: "contract.json#/components/schemas/Zipcode/type",
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
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/street",
						schemaPath: "contract.json#/components/schemas/Street/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/street",
						schemaPath: "contract.json#/components/schemas/Street/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/street",
						schemaPath: "contract.json#/components/schemas/Street/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/street",
					schemaPath: "contract.json#/components/schemas/Street/type",
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
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/address_line",
						schemaPath: "contract.json#/components/schemas/AddressLine/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/address_line",
					schemaPath: "contract.json#/components/schemas/AddressLine/type",
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
				if (!fe.test(n)) {
					let e = {
						instancePath: t + "/mobile_number",
						schemaPath: "contract.json#/components/schemas/MobileNumber/pattern",
						keyword: "pattern",
						params: { pattern: "^09\\d{9}$" },
						message: "must match pattern \"^09\\d{9}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/mobile_number",
					schemaPath: "contract.json#/components/schemas/MobileNumber/type",
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
					schemaPath: "contract.json#/components/schemas/AddressType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "HOME" && n !== "WORK") {
				let e = {
					instancePath: t + "/type",
					schemaPath: "contract.json#/components/schemas/AddressType/enum",
					keyword: "enum",
					params: { allowedValues: ue.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.is_default !== void 0 && typeof e.is_default != "boolean") {
			let e = {
				instancePath: t + "/is_default",
				schemaPath: "#/properties/is_default/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.geolocation !== void 0 && (C(e.geolocation, {
			instancePath: t + "/geolocation",
			parentData: e,
			parentDataProperty: "geolocation",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? C.errors : o.concat(C.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		_id: !0,
		user: !0,
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
function en(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = en.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 1e3) {
			let e = {
				instancePath: t,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) $t(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? $t.errors : o.concat($t.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return en.errors = o, s === 0;
}
en.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const tn = rn;
function nn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = nn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "user" },
				message: "must have required property 'user'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.owner_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "owner_name" },
				message: "must have required property 'owner_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.country === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "country" },
				message: "must have required property 'country'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.region === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "region" },
				message: "must have required property 'region'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.state_province === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "state_province" },
				message: "must have required property 'state_province'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.city === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "city" },
				message: "must have required property 'city'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.barangay === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "barangay" },
				message: "must have required property 'barangay'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.zipcode === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "zipcode" },
				message: "must have required property 'zipcode'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.street === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "street" },
				message: "must have required property 'street'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.mobile_number === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mobile_number" },
				message: "must have required property 'mobile_number'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.type === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_default === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_default" },
				message: "must have required property 'is_default'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.geolocation === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "geolocation" },
				message: "must have required property 'geolocation'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.user !== void 0) {
			let n = e.user;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/user",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/user",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.owner_name !== void 0) {
			let n = e.owner_name;
			if (typeof n == "string") {
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/owner_name",
						schemaPath: "contract.json#/components/schemas/AddressPart/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/owner_name",
						schemaPath: "contract.json#/components/schemas/AddressPart/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/owner_name",
						schemaPath: "contract.json#/components/schemas/AddressPart/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/owner_name",
					schemaPath: "contract.json#/components/schemas/AddressPart/type",
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
					schemaPath: "contract.json#/components/schemas/Country/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "Philippines") {
				let e = {
					instancePath: t + "/country",
					schemaPath: "contract.json#/components/schemas/Country/const",
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
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/region",
						schemaPath: "contract.json#/components/schemas/AddressPart/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/region",
						schemaPath: "contract.json#/components/schemas/AddressPart/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/region",
						schemaPath: "contract.json#/components/schemas/AddressPart/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/region",
					schemaPath: "contract.json#/components/schemas/AddressPart/type",
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
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/state_province",
						schemaPath: "contract.json#/components/schemas/AddressPart/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/state_province",
						schemaPath: "contract.json#/components/schemas/AddressPart/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/state_province",
						schemaPath: "contract.json#/components/schemas/AddressPart/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/state_province",
					schemaPath: "contract.json#/components/schemas/AddressPart/type",
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
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/city",
						schemaPath: "contract.json#/components/schemas/AddressPart/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/city",
						schemaPath: "contract.json#/components/schemas/AddressPart/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/city",
						schemaPath: "contract.json#/components/schemas/AddressPart/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/city",
					schemaPath: "contract.json#/components/schemas/AddressPart/type",
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
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/barangay",
						schemaPath: "contract.json#/components/schemas/AddressPart/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/barangay",
						schemaPath: "contract.json#/components/schemas/AddressPart/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/barangay",
						schemaPath: "contract.json#/components/schemas/AddressPart/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/barangay",
					schemaPath: "contract.json#/components/schemas/AddressPart/type",
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
				if (!de.test(n)) {
					let e = {
						instancePath: t + "/zipcode",
						schemaPath: "contract.json#/components/schemas/Zipcode/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{4}$" },
						message: "must match pattern \"^\\d{4}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/zipcode",
					schemaPath: "contract.json#/components/schemas/Zipcode/type",
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
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/street",
						schemaPath: "contract.json#/components/schemas/Street/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/street",
						schemaPath: "contract.json#/components/schemas/Street/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/street",
						schemaPath: "contract.json#/components/schemas/Street/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/street",
					schemaPath: "contract.json#/components/schemas/Street/type",
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
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/address_line",
						schemaPath: "contract.json#/components/schemas/AddressLine/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/address_line",
					schemaPath: "contract.json#/components/schemas/AddressLine/type",
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
				if (!fe.test(n)) {
					let e = {
						instancePath: t + "/mobile_number",
						schemaPath: "contract.json#/components/schemas/MobileNumber/pattern",
						keyword: "pattern",
						params: { pattern: "^09\\d{9}$" },
						message: "must match pattern \"^09\\d{9}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/mobile_number",
					schemaPath: "contract.json#/components/schemas/MobileNumber/type",
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
					schemaPath: "contract.json#/components/schemas/AddressType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "HOME" && n !== "WORK") {
				let e = {
					instancePath: t + "/type",
					schemaPath: "contract.json#/components/schemas/AddressType/enum",
					keyword: "enum",
					params: { allowedValues: ue.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.is_default !== void 0 && typeof e.is_default != "boolean") {
			let e = {
				instancePath: t + "/is_default",
				schemaPath: "#/properties/is_default/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.geolocation !== void 0 && (C(e.geolocation, {
			instancePath: t + "/geolocation",
			parentData: e,
			parentDataProperty: "geolocation",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? C.errors : o.concat(C.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return nn.errors = o, s === 0;
}
nn.evaluated = {
	props: {
		_id: !0,
		user: !0,
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
function rn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = rn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), nn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? nn.errors : o.concat(nn.errors), s = o.length), rn.errors = o, s === 0;
}
rn.evaluated = {
	props: {
		_id: !0,
		user: !0,
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
const an = on;
function on(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = on.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.conversation_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "conversation_id" },
				message: "must have required property 'conversation_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.conversation_id !== void 0) {
			let n = e.conversation_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/conversation_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/conversation_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return on.errors = o, s === 0;
}
on.evaluated = {
	props: { conversation_id: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const sn = un;
function Q(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Q.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop_name" },
				message: "must have required property 'shop_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_online === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_online" },
				message: "must have required property 'is_online'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.shop_name !== void 0) {
			let n = e.shop_name;
			if (typeof n == "string") {
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_name",
					schemaPath: "contract.json#/components/schemas/ShopName/type",
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
				if (!ke.test(n)) {
					let e = {
						instancePath: t + "/shop_handle",
						schemaPath: "contract.json#/components/schemas/ShopHandle/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9._-]{3,30}$" },
						message: "must match pattern \"^[a-z0-9._-]{3,30}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_handle",
					schemaPath: "contract.json#/components/schemas/ShopHandle/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/PictureUrl/type",
					keyword: "type",
					params: { type: b.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
		if (e.is_online !== void 0 && typeof e.is_online != "boolean") {
			let e = {
				instancePath: t + "/is_online",
				schemaPath: "#/properties/is_online/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		_id: !0,
		shop_name: !0,
		shop_handle: !0,
		display_picture: !0,
		is_online: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function cn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = cn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.buyer_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "buyer_id" },
				message: "must have required property 'buyer_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.seller_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seller_id" },
				message: "must have required property 'seller_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.seller === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seller" },
				message: "must have required property 'seller'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.latest_message === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "latest_message" },
				message: "must have required property 'latest_message'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.updatedAt === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_buyer_read === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_buyer_read" },
				message: "must have required property 'is_buyer_read'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.buyer_id !== void 0) {
			let n = e.buyer_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/buyer_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/buyer_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/seller_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/seller_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.seller !== void 0 && (Q(e.seller, {
			instancePath: t + "/seller",
			parentData: e,
			parentDataProperty: "seller",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Q.errors : o.concat(Q.errors), s = o.length)), e.latest_message !== void 0) {
			let n = e.latest_message;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/latest_message",
						schemaPath: "#/properties/latest_message/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/latest_message",
					schemaPath: "#/properties/latest_message/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.updatedAt !== void 0) {
			let n = e.updatedAt;
			if (typeof n == "string") {
				if (!R.validate(n)) {
					let e = {
						instancePath: t + "/updatedAt",
						schemaPath: "contract.json#/components/schemas/Timestamp/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/updatedAt",
					schemaPath: "contract.json#/components/schemas/Timestamp/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.is_buyer_read !== void 0 && typeof e.is_buyer_read != "boolean") {
			let e = {
				instancePath: t + "/is_buyer_read",
				schemaPath: "#/properties/is_buyer_read/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		_id: !0,
		buyer_id: !0,
		seller_id: !0,
		seller: !0,
		latest_message: !0,
		updatedAt: !0,
		is_buyer_read: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function ln(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ln.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.items === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.currentPage === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "currentPage" },
				message: "must have required property 'currentPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nextPage === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextPage" },
				message: "must have required property 'nextPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.items !== void 0) {
			let n = e.items;
			if (Array.isArray(n)) {
				if (n.length > 100) {
					let e = {
						instancePath: t + "/items",
						schemaPath: "#/properties/items/maxItems",
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) cn(n[r], {
					instancePath: t + "/items/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? cn.errors : o.concat(cn.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.currentPage !== void 0) {
			let n = e.currentPage;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/currentPage",
					schemaPath: "contract.json#/components/schemas/PageNumber/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e6 || isNaN(n)) {
					let e = {
						instancePath: t + "/currentPage",
						schemaPath: "contract.json#/components/schemas/PageNumber/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 1 || isNaN(n)) {
					let e = {
						instancePath: t + "/currentPage",
						schemaPath: "contract.json#/components/schemas/PageNumber/minimum",
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
		if (e.nextPage !== void 0) {
			let n = e.nextPage;
			if ((typeof n != "number" || n % 1 || isNaN(n)) && n !== null) {
				let e = {
					instancePath: t + "/nextPage",
					schemaPath: "contract.json#/components/schemas/NextPage/type",
					keyword: "type",
					params: { type: A.type },
					message: "must be integer,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e6 || isNaN(n)) {
					let e = {
						instancePath: t + "/nextPage",
						schemaPath: "contract.json#/components/schemas/NextPage/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 2 || isNaN(n)) {
					let e = {
						instancePath: t + "/nextPage",
						schemaPath: "contract.json#/components/schemas/NextPage/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 2
						},
						message: "must be >= 2"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return ln.errors = o, s === 0;
}
ln.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function un(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = un.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), ln(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? ln.errors : o.concat(ln.errors), s = o.length), un.errors = o, s === 0;
}
un.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const dn = pn;
function fn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = fn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.buyer_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "buyer_id" },
				message: "must have required property 'buyer_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.seller_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seller_id" },
				message: "must have required property 'seller_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.seller === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seller" },
				message: "must have required property 'seller'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.latest_message === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "latest_message" },
				message: "must have required property 'latest_message'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.updatedAt === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_buyer_read === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_buyer_read" },
				message: "must have required property 'is_buyer_read'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.buyer_id !== void 0) {
			let n = e.buyer_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/buyer_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/buyer_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/seller_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/seller_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.seller !== void 0 && (Q(e.seller, {
			instancePath: t + "/seller",
			parentData: e,
			parentDataProperty: "seller",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Q.errors : o.concat(Q.errors), s = o.length)), e.latest_message !== void 0) {
			let n = e.latest_message;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/latest_message",
						schemaPath: "#/properties/latest_message/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/latest_message",
					schemaPath: "#/properties/latest_message/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.updatedAt !== void 0) {
			let n = e.updatedAt;
			if (typeof n == "string") {
				if (!R.validate(n)) {
					let e = {
						instancePath: t + "/updatedAt",
						schemaPath: "contract.json#/components/schemas/Timestamp/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/updatedAt",
					schemaPath: "contract.json#/components/schemas/Timestamp/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.is_buyer_read !== void 0 && typeof e.is_buyer_read != "boolean") {
			let e = {
				instancePath: t + "/is_buyer_read",
				schemaPath: "#/properties/is_buyer_read/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		_id: !0,
		buyer_id: !0,
		seller_id: !0,
		seller: !0,
		latest_message: !0,
		updatedAt: !0,
		is_buyer_read: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function pn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = pn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), fn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? fn.errors : o.concat(fn.errors), s = o.length), pn.errors = o, s === 0;
}
pn.evaluated = {
	props: {
		_id: !0,
		buyer_id: !0,
		seller_id: !0,
		seller: !0,
		latest_message: !0,
		updatedAt: !0,
		is_buyer_read: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const mn = gn;
function hn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = hn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.buyer_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "buyer_id" },
				message: "must have required property 'buyer_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.seller_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seller_id" },
				message: "must have required property 'seller_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.seller === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seller" },
				message: "must have required property 'seller'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.latest_message === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "latest_message" },
				message: "must have required property 'latest_message'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.updatedAt === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_buyer_read === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_buyer_read" },
				message: "must have required property 'is_buyer_read'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.buyer_id !== void 0) {
			let n = e.buyer_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/buyer_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/buyer_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/seller_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/seller_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.seller !== void 0 && (Q(e.seller, {
			instancePath: t + "/seller",
			parentData: e,
			parentDataProperty: "seller",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Q.errors : o.concat(Q.errors), s = o.length)), e.latest_message !== void 0) {
			let n = e.latest_message;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/latest_message",
						schemaPath: "#/properties/latest_message/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/latest_message",
					schemaPath: "#/properties/latest_message/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.updatedAt !== void 0) {
			let n = e.updatedAt;
			if (typeof n == "string") {
				if (!R.validate(n)) {
					let e = {
						instancePath: t + "/updatedAt",
						schemaPath: "contract.json#/components/schemas/Timestamp/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/updatedAt",
					schemaPath: "contract.json#/components/schemas/Timestamp/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.is_buyer_read !== void 0 && typeof e.is_buyer_read != "boolean") {
			let e = {
				instancePath: t + "/is_buyer_read",
				schemaPath: "#/properties/is_buyer_read/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return hn.errors = o, s === 0;
}
hn.evaluated = {
	props: {
		_id: !0,
		buyer_id: !0,
		seller_id: !0,
		seller: !0,
		latest_message: !0,
		updatedAt: !0,
		is_buyer_read: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function gn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = gn.evaluated;
	c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0);
	let l = s, u = !1, d = s;
	hn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? hn.errors : o.concat(hn.errors), s = o.length);
	var f = d === s;
	if (u ||= f, f) {
		var p = {};
		p._id = !0, p.buyer_id = !0, p.seller_id = !0, p.seller = !0, p.latest_message = !0, p.updatedAt = !0, p.is_buyer_read = !0;
	}
	let m = s;
	if (e !== null) {
		let e = {
			instancePath: t,
			schemaPath: "#/anyOf/1/type",
			keyword: "type",
			params: { type: "null" },
			message: "must be null"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	var f = m === s;
	if (u ||= f, u) s = l, o !== null && (l ? o.length = l : o = null);
	else {
		let e = {
			instancePath: t,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return gn.errors = o, c.props = p, s === 0;
}
gn.evaluated = {
	dynamicProps: !0,
	dynamicItems: !1
};
const _n = xn, vn = {
	type: "object",
	required: [
		"_id",
		"buyer_id",
		"seller_id",
		"conversation_id",
		"sender",
		"receiver",
		"type",
		"content",
		"createdAt"
	],
	properties: {
		_id: { $ref: "contract.json#/components/schemas/Id" },
		buyer_id: { $ref: "contract.json#/components/schemas/Id" },
		seller_id: { $ref: "contract.json#/components/schemas/Id" },
		conversation_id: { $ref: "contract.json#/components/schemas/Id" },
		sender: {
			type: "string",
			enum: ["buyer", "seller"]
		},
		receiver: { $ref: "contract.json#/components/schemas/Id" },
		type: { $ref: "contract.json#/components/schemas/MessageType" },
		content: {
			type: "string",
			maxLength: 2e3
		},
		createdAt: { $ref: "contract.json#/components/schemas/Timestamp" }
	}
}, yn = {
	type: "string",
	enum: [
		"text",
		"image",
		"video",
		"location"
	]
};
function bn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = bn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.buyer_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "buyer_id" },
				message: "must have required property 'buyer_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.seller_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seller_id" },
				message: "must have required property 'seller_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.conversation_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "conversation_id" },
				message: "must have required property 'conversation_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.sender === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sender" },
				message: "must have required property 'sender'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.receiver === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "receiver" },
				message: "must have required property 'receiver'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.type === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.content === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.createdAt === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.buyer_id !== void 0) {
			let n = e.buyer_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/buyer_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/buyer_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/seller_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/seller_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/conversation_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/conversation_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
					schemaPath: "#/properties/sender/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "buyer" && n !== "seller") {
				let e = {
					instancePath: t + "/sender",
					schemaPath: "#/properties/sender/enum",
					keyword: "enum",
					params: { allowedValues: vn.properties.sender.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.receiver !== void 0) {
			let n = e.receiver;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/receiver",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/receiver",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
					schemaPath: "contract.json#/components/schemas/MessageType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "text" && n !== "image" && n !== "video" && n !== "location") {
				let e = {
					instancePath: t + "/type",
					schemaPath: "contract.json#/components/schemas/MessageType/enum",
					keyword: "enum",
					params: { allowedValues: yn.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.content !== void 0) {
			let n = e.content;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/content",
						schemaPath: "#/properties/content/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/content",
					schemaPath: "#/properties/content/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.createdAt !== void 0) {
			let n = e.createdAt;
			if (typeof n == "string") {
				if (!R.validate(n)) {
					let e = {
						instancePath: t + "/createdAt",
						schemaPath: "contract.json#/components/schemas/Timestamp/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/createdAt",
					schemaPath: "contract.json#/components/schemas/Timestamp/type",
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
			schemaPath: "#/type",
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
		_id: !0,
		buyer_id: !0,
		seller_id: !0,
		conversation_id: !0,
		sender: !0,
		receiver: !0,
		type: !0,
		content: !0,
		createdAt: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function xn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = xn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), bn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? bn.errors : o.concat(bn.errors), s = o.length), xn.errors = o, s === 0;
}
xn.evaluated = {
	props: {
		_id: !0,
		buyer_id: !0,
		seller_id: !0,
		conversation_id: !0,
		sender: !0,
		receiver: !0,
		type: !0,
		content: !0,
		createdAt: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Sn = wn;
function $(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = $.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.buyer_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "buyer_id" },
				message: "must have required property 'buyer_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.seller_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seller_id" },
				message: "must have required property 'seller_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.conversation_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "conversation_id" },
				message: "must have required property 'conversation_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.sender === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sender" },
				message: "must have required property 'sender'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.receiver === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "receiver" },
				message: "must have required property 'receiver'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.type === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.content === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.createdAt === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.buyer_id !== void 0) {
			let n = e.buyer_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/buyer_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/buyer_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/seller_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/seller_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/conversation_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/conversation_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
					schemaPath: "#/properties/sender/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "buyer" && n !== "seller") {
				let e = {
					instancePath: t + "/sender",
					schemaPath: "#/properties/sender/enum",
					keyword: "enum",
					params: { allowedValues: vn.properties.sender.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.receiver !== void 0) {
			let n = e.receiver;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/receiver",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/receiver",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
					schemaPath: "contract.json#/components/schemas/MessageType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "text" && n !== "image" && n !== "video" && n !== "location") {
				let e = {
					instancePath: t + "/type",
					schemaPath: "contract.json#/components/schemas/MessageType/enum",
					keyword: "enum",
					params: { allowedValues: yn.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.content !== void 0) {
			let n = e.content;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/content",
						schemaPath: "#/properties/content/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/content",
					schemaPath: "#/properties/content/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.createdAt !== void 0) {
			let n = e.createdAt;
			if (typeof n == "string") {
				if (!R.validate(n)) {
					let e = {
						instancePath: t + "/createdAt",
						schemaPath: "contract.json#/components/schemas/Timestamp/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/createdAt",
					schemaPath: "contract.json#/components/schemas/Timestamp/type",
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
			schemaPath: "#/type",
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
		_id: !0,
		buyer_id: !0,
		seller_id: !0,
		conversation_id: !0,
		sender: !0,
		receiver: !0,
		type: !0,
		content: !0,
		createdAt: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Cn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Cn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.items === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.currentPage === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "currentPage" },
				message: "must have required property 'currentPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nextPage === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextPage" },
				message: "must have required property 'nextPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.items !== void 0) {
			let n = e.items;
			if (Array.isArray(n)) {
				if (n.length > 100) {
					let e = {
						instancePath: t + "/items",
						schemaPath: "#/properties/items/maxItems",
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) $(n[r], {
					instancePath: t + "/items/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? $.errors : o.concat($.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.currentPage !== void 0) {
			let n = e.currentPage;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/currentPage",
					schemaPath: "contract.json#/components/schemas/PageNumber/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e6 || isNaN(n)) {
					let e = {
						instancePath: t + "/currentPage",
						schemaPath: "contract.json#/components/schemas/PageNumber/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 1 || isNaN(n)) {
					let e = {
						instancePath: t + "/currentPage",
						schemaPath: "contract.json#/components/schemas/PageNumber/minimum",
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
		if (e.nextPage !== void 0) {
			let n = e.nextPage;
			if ((typeof n != "number" || n % 1 || isNaN(n)) && n !== null) {
				let e = {
					instancePath: t + "/nextPage",
					schemaPath: "contract.json#/components/schemas/NextPage/type",
					keyword: "type",
					params: { type: A.type },
					message: "must be integer,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e6 || isNaN(n)) {
					let e = {
						instancePath: t + "/nextPage",
						schemaPath: "contract.json#/components/schemas/NextPage/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 2 || isNaN(n)) {
					let e = {
						instancePath: t + "/nextPage",
						schemaPath: "contract.json#/components/schemas/NextPage/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 2
						},
						message: "must be >= 2"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Cn.errors = o, s === 0;
}
Cn.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function wn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = wn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Cn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Cn.errors : o.concat(Cn.errors), s = o.length), wn.errors = o, s === 0;
}
wn.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Tn = Dn;
function En(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = En.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.unread_messages_count === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "unread_messages_count" },
				message: "must have required property 'unread_messages_count'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.unread_messages_count !== void 0) {
			let n = e.unread_messages_count;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/unread_messages_count",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/unread_messages_count",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/unread_messages_count",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return En.errors = o, s === 0;
}
En.evaluated = {
	props: { unread_messages_count: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function Dn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Dn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), En(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? En.errors : o.concat(En.errors), s = o.length), Dn.errors = o, s === 0;
}
Dn.evaluated = {
	props: { unread_messages_count: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const On = Mn, kn = {
	type: "object",
	required: [
		"_id",
		"type",
		"title",
		"body",
		"createdAt",
		"is_read",
		"nav_id",
		"display_picture",
		"theme"
	],
	properties: {
		_id: { $ref: "contract.json#/components/schemas/Id" },
		type: {
			type: "string",
			enum: [
				"orders",
				"order-schedule",
				"product-review"
			]
		},
		title: {
			type: "string",
			minLength: 1,
			maxLength: 200
		},
		body: {
			type: "string",
			maxLength: 1e3
		},
		createdAt: { $ref: "contract.json#/components/schemas/Timestamp" },
		is_read: { type: "boolean" },
		nav_id: { $ref: "contract.json#/components/schemas/Id" },
		display_picture: { $ref: "contract.json#/components/schemas/PictureUrl" },
		theme: { anyOf: [{ $ref: "contract.json#/components/schemas/Theme" }, { type: "null" }] }
	}
};
function An(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = An.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.type === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.title === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.body === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "body" },
				message: "must have required property 'body'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.createdAt === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_read === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_read" },
				message: "must have required property 'is_read'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nav_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nav_id" },
				message: "must have required property 'nav_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.theme === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "theme" },
				message: "must have required property 'theme'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "orders" && n !== "order-schedule" && n !== "product-review") {
				let e = {
					instancePath: t + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: kn.properties.type.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.title !== void 0) {
			let n = e.title;
			if (typeof n == "string") {
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.body !== void 0) {
			let n = e.body;
			if (typeof n == "string") {
				if (m(n) > 1e3) {
					let e = {
						instancePath: t + "/body",
						schemaPath: "#/properties/body/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/body",
					schemaPath: "#/properties/body/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.createdAt !== void 0) {
			let n = e.createdAt;
			if (typeof n == "string") {
				if (!R.validate(n)) {
					let e = {
						instancePath: t + "/createdAt",
						schemaPath: "contract.json#/components/schemas/Timestamp/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/createdAt",
					schemaPath: "contract.json#/components/schemas/Timestamp/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.is_read !== void 0 && typeof e.is_read != "boolean") {
			let e = {
				instancePath: t + "/is_read",
				schemaPath: "#/properties/is_read/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nav_id !== void 0) {
			let n = e.nav_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/nav_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/nav_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/PictureUrl/type",
					keyword: "type",
					params: { type: b.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
		if (e.theme !== void 0) {
			let n = e.theme, r = s, i = !1, a = s;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/theme",
					schemaPath: "contract.json#/components/schemas/Theme/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "sunrise" && n !== "deepsea" && n !== "night" && n !== "fuchsia" && n !== "sunset" && n !== "bloodred" && n !== "pansy" && n !== "neptune" && n !== "aurora" && n !== "sunflower" && n !== "lazuli" && n !== "emerald" && n !== "poppy" && n !== "grey" && n !== "mars") {
				let e = {
					instancePath: t + "/theme",
					schemaPath: "contract.json#/components/schemas/Theme/enum",
					keyword: "enum",
					params: { allowedValues: Mt.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			var l = a === s;
			i ||= l;
			let c = s;
			if (n !== null) {
				let e = {
					instancePath: t + "/theme",
					schemaPath: "#/properties/theme/anyOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			var l = c === s;
			if (i ||= l, i) s = r, o !== null && (r ? o.length = r : o = null);
			else {
				let e = {
					instancePath: t + "/theme",
					schemaPath: "#/properties/theme/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		_id: !0,
		type: !0,
		title: !0,
		body: !0,
		createdAt: !0,
		is_read: !0,
		nav_id: !0,
		display_picture: !0,
		theme: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function jn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = jn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.items === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.currentPage === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "currentPage" },
				message: "must have required property 'currentPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nextPage === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextPage" },
				message: "must have required property 'nextPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.items !== void 0) {
			let n = e.items;
			if (Array.isArray(n)) {
				if (n.length > 100) {
					let e = {
						instancePath: t + "/items",
						schemaPath: "#/properties/items/maxItems",
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) An(n[r], {
					instancePath: t + "/items/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? An.errors : o.concat(An.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.currentPage !== void 0) {
			let n = e.currentPage;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/currentPage",
					schemaPath: "contract.json#/components/schemas/PageNumber/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e6 || isNaN(n)) {
					let e = {
						instancePath: t + "/currentPage",
						schemaPath: "contract.json#/components/schemas/PageNumber/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 1 || isNaN(n)) {
					let e = {
						instancePath: t + "/currentPage",
						schemaPath: "contract.json#/components/schemas/PageNumber/minimum",
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
		if (e.nextPage !== void 0) {
			let n = e.nextPage;
			if ((typeof n != "number" || n % 1 || isNaN(n)) && n !== null) {
				let e = {
					instancePath: t + "/nextPage",
					schemaPath: "contract.json#/components/schemas/NextPage/type",
					keyword: "type",
					params: { type: A.type },
					message: "must be integer,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e6 || isNaN(n)) {
					let e = {
						instancePath: t + "/nextPage",
						schemaPath: "contract.json#/components/schemas/NextPage/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e6
						},
						message: "must be <= 1000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 2 || isNaN(n)) {
					let e = {
						instancePath: t + "/nextPage",
						schemaPath: "contract.json#/components/schemas/NextPage/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 2
						},
						message: "must be >= 2"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return jn.errors = o, s === 0;
}
jn.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Mn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Mn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), jn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? jn.errors : o.concat(jn.errors), s = o.length), Mn.errors = o, s === 0;
}
Mn.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Nn = Fn;
function Pn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Pn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.unread_count === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "unread_count" },
				message: "must have required property 'unread_count'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.unread_count !== void 0) {
			let n = e.unread_count;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/unread_count",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/unread_count",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/unread_count",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Pn.errors = o, s === 0;
}
Pn.evaluated = {
	props: { unread_count: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function Fn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Fn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Pn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Pn.errors : o.concat(Pn.errors), s = o.length), Fn.errors = o, s === 0;
}
Fn.evaluated = {
	props: { unread_count: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const In = Rn;
function Ln(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ln.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.type === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.title === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.body === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "body" },
				message: "must have required property 'body'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.createdAt === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_read === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_read" },
				message: "must have required property 'is_read'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nav_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nav_id" },
				message: "must have required property 'nav_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.theme === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "theme" },
				message: "must have required property 'theme'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "orders" && n !== "order-schedule" && n !== "product-review") {
				let e = {
					instancePath: t + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: kn.properties.type.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.title !== void 0) {
			let n = e.title;
			if (typeof n == "string") {
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.body !== void 0) {
			let n = e.body;
			if (typeof n == "string") {
				if (m(n) > 1e3) {
					let e = {
						instancePath: t + "/body",
						schemaPath: "#/properties/body/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/body",
					schemaPath: "#/properties/body/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.createdAt !== void 0) {
			let n = e.createdAt;
			if (typeof n == "string") {
				if (!R.validate(n)) {
					let e = {
						instancePath: t + "/createdAt",
						schemaPath: "contract.json#/components/schemas/Timestamp/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/createdAt",
					schemaPath: "contract.json#/components/schemas/Timestamp/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.is_read !== void 0 && typeof e.is_read != "boolean") {
			let e = {
				instancePath: t + "/is_read",
				schemaPath: "#/properties/is_read/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nav_id !== void 0) {
			let n = e.nav_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/nav_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/nav_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/PictureUrl/type",
					keyword: "type",
					params: { type: b.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
		if (e.theme !== void 0) {
			let n = e.theme, r = s, i = !1, a = s;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/theme",
					schemaPath: "contract.json#/components/schemas/Theme/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "sunrise" && n !== "deepsea" && n !== "night" && n !== "fuchsia" && n !== "sunset" && n !== "bloodred" && n !== "pansy" && n !== "neptune" && n !== "aurora" && n !== "sunflower" && n !== "lazuli" && n !== "emerald" && n !== "poppy" && n !== "grey" && n !== "mars") {
				let e = {
					instancePath: t + "/theme",
					schemaPath: "contract.json#/components/schemas/Theme/enum",
					keyword: "enum",
					params: { allowedValues: Mt.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			var l = a === s;
			i ||= l;
			let c = s;
			if (n !== null) {
				let e = {
					instancePath: t + "/theme",
					schemaPath: "#/properties/theme/anyOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			var l = c === s;
			if (i ||= l, i) s = r, o !== null && (r ? o.length = r : o = null);
			else {
				let e = {
					instancePath: t + "/theme",
					schemaPath: "#/properties/theme/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Ln.errors = o, s === 0;
}
Ln.evaluated = {
	props: {
		_id: !0,
		type: !0,
		title: !0,
		body: !0,
		createdAt: !0,
		is_read: !0,
		nav_id: !0,
		display_picture: !0,
		theme: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Rn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Rn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Ln(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Ln.errors : o.concat(Ln.errors), s = o.length), Rn.errors = o, s === 0;
}
Rn.evaluated = {
	props: {
		_id: !0,
		type: !0,
		title: !0,
		body: !0,
		createdAt: !0,
		is_read: !0,
		nav_id: !0,
		display_picture: !0,
		theme: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const zn = Vn;
function Bn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Bn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop_name" },
				message: "must have required property 'shop_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_handle === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop_handle" },
				message: "must have required property 'shop_handle'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_description === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop_description" },
				message: "must have required property 'shop_description'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.cover_photo === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cover_photo" },
				message: "must have required property 'cover_photo'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.followed_by === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "followed_by" },
				message: "must have required property 'followed_by'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.total_number_of_products === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "total_number_of_products" },
				message: "must have required property 'total_number_of_products'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_following === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_following" },
				message: "must have required property 'is_following'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.shop_name !== void 0) {
			let n = e.shop_name;
			if (typeof n == "string") {
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_name",
					schemaPath: "contract.json#/components/schemas/ShopName/type",
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
				if (!ke.test(n)) {
					let e = {
						instancePath: t + "/shop_handle",
						schemaPath: "contract.json#/components/schemas/ShopHandle/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9._-]{3,30}$" },
						message: "must match pattern \"^[a-z0-9._-]{3,30}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_handle",
					schemaPath: "contract.json#/components/schemas/ShopHandle/type",
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
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/shop_description",
						schemaPath: "contract.json#/components/schemas/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_description",
					schemaPath: "contract.json#/components/schemas/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.cover_photo !== void 0) {
			let n = e.cover_photo;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/cover_photo",
					schemaPath: "contract.json#/components/schemas/PictureUrl/type",
					keyword: "type",
					params: { type: b.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/cover_photo",
						schemaPath: "contract.json#/components/schemas/PictureUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/cover_photo",
						schemaPath: "contract.json#/components/schemas/PictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/PictureUrl/type",
					keyword: "type",
					params: { type: b.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
		if (e.followed_by !== void 0) {
			let n = e.followed_by;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/followed_by",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/followed_by",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/followed_by",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
		if (e.total_number_of_products !== void 0) {
			let n = e.total_number_of_products;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/total_number_of_products",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/total_number_of_products",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/total_number_of_products",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
		if (e.is_following !== void 0 && typeof e.is_following != "boolean") {
			let e = {
				instancePath: t + "/is_following",
				schemaPath: "#/properties/is_following/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.address !== void 0) {
			let n = e.address;
			if (typeof n == "string") {
				if (m(n) > 500) {
					let e = {
						instancePath: t + "/address",
						schemaPath: "#/properties/address/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/address",
						schemaPath: "#/properties/address/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/address",
					schemaPath: "#/properties/address/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.geolocation !== void 0 && (C(e.geolocation, {
			instancePath: t + "/geolocation",
			parentData: e,
			parentDataProperty: "geolocation",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? C.errors : o.concat(C.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		_id: !0,
		shop_name: !0,
		shop_handle: !0,
		shop_description: !0,
		cover_photo: !0,
		display_picture: !0,
		followed_by: !0,
		total_number_of_products: !0,
		is_following: !0,
		address: !0,
		geolocation: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Vn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Vn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Bn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Bn.errors : o.concat(Bn.errors), s = o.length), Vn.errors = o, s === 0;
}
Vn.evaluated = {
	props: {
		_id: !0,
		shop_name: !0,
		shop_handle: !0,
		shop_description: !0,
		cover_photo: !0,
		display_picture: !0,
		followed_by: !0,
		total_number_of_products: !0,
		is_following: !0,
		address: !0,
		geolocation: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Hn = Un;
function Un(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Un.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.isValidShopName !== void 0 && typeof e.isValidShopName != "boolean") {
			let e = {
				instancePath: t + "/isValidShopName",
				schemaPath: "contract.json#/components/schemas/ShopValidity/properties/isValidShopName/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isValidShopHandle !== void 0 && typeof e.isValidShopHandle != "boolean") {
			let e = {
				instancePath: t + "/isValidShopHandle",
				schemaPath: "contract.json#/components/schemas/ShopValidity/properties/isValidShopHandle/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isValidBusinessEmail !== void 0 && typeof e.isValidBusinessEmail != "boolean") {
			let e = {
				instancePath: t + "/isValidBusinessEmail",
				schemaPath: "contract.json#/components/schemas/ShopValidity/properties/isValidBusinessEmail/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isValidBusinessContactNumber !== void 0 && typeof e.isValidBusinessContactNumber != "boolean") {
			let e = {
				instancePath: t + "/isValidBusinessContactNumber",
				schemaPath: "contract.json#/components/schemas/ShopValidity/properties/isValidBusinessContactNumber/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "contract.json#/components/schemas/ShopValidity/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Un.errors = o, s === 0;
}
Un.evaluated = {
	props: {
		isValidShopName: !0,
		isValidShopHandle: !0,
		isValidBusinessEmail: !0,
		isValidBusinessContactNumber: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Wn = Kn;
function Gn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Gn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.is_following === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_following" },
				message: "must have required property 'is_following'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.followed_by === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "followed_by" },
				message: "must have required property 'followed_by'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_following !== void 0 && typeof e.is_following != "boolean") {
			let e = {
				instancePath: t + "/is_following",
				schemaPath: "#/properties/is_following/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.followed_by !== void 0) {
			let n = e.followed_by;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/followed_by",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/followed_by",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/followed_by",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Gn.errors = o, s === 0;
}
Gn.evaluated = {
	props: {
		is_following: !0,
		followed_by: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Kn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Kn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Gn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Gn.errors : o.concat(Gn.errors), s = o.length), Kn.errors = o, s === 0;
}
Kn.evaluated = {
	props: {
		is_following: !0,
		followed_by: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const qn = Qn, Jn = {
	type: "object",
	required: [
		"_id",
		"shop_handle",
		"cover_photo",
		"display_picture",
		"shop_name",
		"working_hour",
		"distanceInKm",
		"followers",
		"total_product_count",
		"longitude",
		"latitude",
		"shop_status",
		"top_three_products"
	],
	properties: {
		_id: { $ref: "contract.json#/components/schemas/Id" },
		shop_handle: { $ref: "contract.json#/components/schemas/ShopHandle" },
		cover_photo: { $ref: "contract.json#/components/schemas/PictureUrl" },
		display_picture: { $ref: "contract.json#/components/schemas/PictureUrl" },
		shop_name: { $ref: "contract.json#/components/schemas/ShopName" },
		working_hour: { $ref: "contract.json#/components/schemas/WorkingHour" },
		distanceInKm: { $ref: "contract.json#/components/schemas/Distance" },
		followers: { $ref: "contract.json#/components/schemas/Count" },
		total_product_count: { $ref: "contract.json#/components/schemas/Count" },
		longitude: { $ref: "contract.json#/components/schemas/Longitude" },
		latitude: { $ref: "contract.json#/components/schemas/Latitude" },
		shop_status: {
			type: "string",
			enum: [
				"Closest",
				"Active",
				"Inactive"
			]
		},
		top_three_products: {
			type: "array",
			maxItems: 3,
			items: { $ref: "contract.json#/components/schemas/TopProduct" }
		}
	}
};
function Yn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Yn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.from === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				message: "must have required property 'from'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.to === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" },
				message: "must have required property 'to'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.from !== void 0) {
			let n = e.from;
			if (typeof n == "string") {
				if (!Ft.test(n)) {
					let e = {
						instancePath: t + "/from",
						schemaPath: "contract.json#/components/schemas/TimeOfDay/pattern",
						keyword: "pattern",
						params: { pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^([01]\\d|2[0-3]):[0-5]\\d$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/from",
					schemaPath: "contract.json#/components/schemas/TimeOfDay/type",
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
				if (!Ft.test(n)) {
					let e = {
						instancePath: t + "/to",
						schemaPath: "contract.json#/components/schemas/TimeOfDay/pattern",
						keyword: "pattern",
						params: { pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^([01]\\d|2[0-3]):[0-5]\\d$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/to",
					schemaPath: "contract.json#/components/schemas/TimeOfDay/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Yn.errors = o, s === 0;
}
Yn.evaluated = {
	props: {
		from: !0,
		to: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Xn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Xn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.rating === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rating" },
				message: "must have required property 'rating'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.sold === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sold" },
				message: "must have required property 'sold'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/Url/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/Url/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.product_name !== void 0) {
			let n = e.product_name;
			if (typeof n == "string") {
				if (m(n) > 200) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/product_name",
						schemaPath: "contract.json#/components/schemas/ProductName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/product_name",
					schemaPath: "contract.json#/components/schemas/ProductName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.price !== void 0) {
			let n = e.price;
			if (typeof n == "number") {
				if (n > 1e7 || isNaN(n)) {
					let e = {
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/maximum",
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
						instancePath: t + "/price",
						schemaPath: "contract.json#/components/schemas/Money/minimum",
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
					instancePath: t + "/price",
					schemaPath: "contract.json#/components/schemas/Money/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.rating !== void 0) {
			let n = e.rating;
			if (typeof n == "number") {
				if (n > 5 || isNaN(n)) {
					let e = {
						instancePath: t + "/rating",
						schemaPath: "contract.json#/components/schemas/MeanRating/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 5
						},
						message: "must be <= 5"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/rating",
						schemaPath: "contract.json#/components/schemas/MeanRating/minimum",
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
					instancePath: t + "/rating",
					schemaPath: "contract.json#/components/schemas/MeanRating/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.sold !== void 0) {
			let n = e.sold;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/sold",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/sold",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/sold",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
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
		display_picture: !0,
		product_name: !0,
		price: !0,
		rating: !0,
		sold: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Zn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Zn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_handle === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop_handle" },
				message: "must have required property 'shop_handle'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.cover_photo === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "cover_photo" },
				message: "must have required property 'cover_photo'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_name === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop_name" },
				message: "must have required property 'shop_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.working_hour === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "working_hour" },
				message: "must have required property 'working_hour'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.distanceInKm === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "distanceInKm" },
				message: "must have required property 'distanceInKm'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.followers === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "followers" },
				message: "must have required property 'followers'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.total_product_count === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "total_product_count" },
				message: "must have required property 'total_product_count'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.longitude === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "longitude" },
				message: "must have required property 'longitude'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.latitude === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "latitude" },
				message: "must have required property 'latitude'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_status === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shop_status" },
				message: "must have required property 'shop_status'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.top_three_products === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "top_three_products" },
				message: "must have required property 'top_three_products'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0) {
			let n = e._id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
				if (!ke.test(n)) {
					let e = {
						instancePath: t + "/shop_handle",
						schemaPath: "contract.json#/components/schemas/ShopHandle/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9._-]{3,30}$" },
						message: "must match pattern \"^[a-z0-9._-]{3,30}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_handle",
					schemaPath: "contract.json#/components/schemas/ShopHandle/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.cover_photo !== void 0) {
			let n = e.cover_photo;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/cover_photo",
					schemaPath: "contract.json#/components/schemas/PictureUrl/type",
					keyword: "type",
					params: { type: b.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/cover_photo",
						schemaPath: "contract.json#/components/schemas/PictureUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/cover_photo",
						schemaPath: "contract.json#/components/schemas/PictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
		if (e.display_picture !== void 0) {
			let n = e.display_picture;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/display_picture",
					schemaPath: "contract.json#/components/schemas/PictureUrl/type",
					keyword: "type",
					params: { type: b.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!S(n)) {
					let e = {
						instancePath: t + "/display_picture",
						schemaPath: "contract.json#/components/schemas/PictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			}
		}
		if (e.shop_name !== void 0) {
			let n = e.shop_name;
			if (typeof n == "string") {
				if (m(n) > 100) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!x.test(n)) {
					let e = {
						instancePath: t + "/shop_name",
						schemaPath: "contract.json#/components/schemas/ShopName/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/shop_name",
					schemaPath: "contract.json#/components/schemas/ShopName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.working_hour !== void 0 && (Yn(e.working_hour, {
			instancePath: t + "/working_hour",
			parentData: e,
			parentDataProperty: "working_hour",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Yn.errors : o.concat(Yn.errors), s = o.length)), e.distanceInKm !== void 0) {
			let n = e.distanceInKm;
			if (typeof n == "number") {
				if (n > 20040 || isNaN(n)) {
					let e = {
						instancePath: t + "/distanceInKm",
						schemaPath: "contract.json#/components/schemas/Distance/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 20040
						},
						message: "must be <= 20040"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/distanceInKm",
						schemaPath: "contract.json#/components/schemas/Distance/minimum",
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
					instancePath: t + "/distanceInKm",
					schemaPath: "contract.json#/components/schemas/Distance/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.followers !== void 0) {
			let n = e.followers;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/followers",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/followers",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/followers",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
		if (e.total_product_count !== void 0) {
			let n = e.total_product_count;
			if (typeof n != "number" || n % 1 || isNaN(n)) {
				let e = {
					instancePath: t + "/total_product_count",
					schemaPath: "contract.json#/components/schemas/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "number") {
				if (n > 1e9 || isNaN(n)) {
					let e = {
						instancePath: t + "/total_product_count",
						schemaPath: "contract.json#/components/schemas/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e9
						},
						message: "must be <= 1000000000"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/total_product_count",
						schemaPath: "contract.json#/components/schemas/Count/minimum",
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
		if (e.longitude !== void 0) {
			let n = e.longitude;
			if (typeof n == "number") {
				if (n > 180 || isNaN(n)) {
					let e = {
						instancePath: t + "/longitude",
						schemaPath: "contract.json#/components/schemas/Longitude/maximum",
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
						schemaPath: "contract.json#/components/schemas/Longitude/minimum",
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
					schemaPath: "contract.json#/components/schemas/Longitude/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.latitude !== void 0) {
			let n = e.latitude;
			if (typeof n == "number") {
				if (n > 90 || isNaN(n)) {
					let e = {
						instancePath: t + "/latitude",
						schemaPath: "contract.json#/components/schemas/Latitude/maximum",
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
						schemaPath: "contract.json#/components/schemas/Latitude/minimum",
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
					schemaPath: "contract.json#/components/schemas/Latitude/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.shop_status !== void 0) {
			let n = e.shop_status;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/shop_status",
					schemaPath: "#/properties/shop_status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "Closest" && n !== "Active" && n !== "Inactive") {
				let e = {
					instancePath: t + "/shop_status",
					schemaPath: "#/properties/shop_status/enum",
					keyword: "enum",
					params: { allowedValues: Jn.properties.shop_status.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.top_three_products !== void 0) {
			let n = e.top_three_products;
			if (Array.isArray(n)) {
				if (n.length > 3) {
					let e = {
						instancePath: t + "/top_three_products",
						schemaPath: "#/properties/top_three_products/maxItems",
						keyword: "maxItems",
						params: { limit: 3 },
						message: "must NOT have more than 3 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) Xn(n[r], {
					instancePath: t + "/top_three_products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Xn.errors : o.concat(Xn.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/top_three_products",
					schemaPath: "#/properties/top_three_products/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Zn.errors = o, s === 0;
}
Zn.evaluated = {
	props: {
		_id: !0,
		shop_handle: !0,
		cover_photo: !0,
		display_picture: !0,
		shop_name: !0,
		working_hour: !0,
		distanceInKm: !0,
		followers: !0,
		total_product_count: !0,
		longitude: !0,
		latitude: !0,
		shop_status: !0,
		top_three_products: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Qn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Qn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 2e4) {
			let e = {
				instancePath: t,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 2e4 },
				message: "must NOT have more than 20000 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) Zn(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Zn.errors : o.concat(Zn.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Qn.errors = o, s === 0;
}
Qn.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const $n = er;
function er(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = er.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 1e3) {
			let e = {
				instancePath: t,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return er.errors = o, s === 0;
}
er.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const tr = rr;
function nr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = nr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.status === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.status !== void 0) {
			let n = e.status;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/status",
					schemaPath: "contract.json#/components/schemas/PaymentStatus/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "PENDING" && n !== "PAID" && n !== "FAILED" && n !== "EXPIRED" && n !== "REFUNDED") {
				let e = {
					instancePath: t + "/status",
					schemaPath: "contract.json#/components/schemas/PaymentStatus/enum",
					keyword: "enum",
					params: { allowedValues: st.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.transaction_id !== void 0) {
			let n = e.transaction_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/transaction_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/transaction_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return nr.errors = o, s === 0;
}
nr.evaluated = {
	props: {
		status: !0,
		transaction_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function rr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = rr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), nr(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? nr.errors : o.concat(nr.errors), s = o.length), rr.errors = o, s === 0;
}
rr.evaluated = {
	props: {
		status: !0,
		transaction_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ir = ar;
function ar(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ar.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 200) {
			let e = {
				instancePath: t,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 },
				message: "must NOT have more than 200 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return ar.errors = o, s === 0;
}
ar.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const or = sr;
function sr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = sr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.message === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "message" },
				message: "must have required property 'message'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.message !== void 0) {
			let n = e.message;
			if (typeof n == "string") {
				if (m(n) > 1e3) {
					let e = {
						instancePath: t + "/message",
						schemaPath: "#/properties/message/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/message",
					schemaPath: "#/properties/message/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return sr.errors = o, s === 0;
}
sr.evaluated = {
	props: { message: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const cr = dr, lr = {
	type: "object",
	required: ["type", "user_id"],
	properties: {
		type: {
			type: "string",
			enum: ["buyer"]
		},
		user_id: { $ref: "contract.json#/components/schemas/Id" }
	}
};
function ur(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ur.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.type === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "user_id" },
				message: "must have required property 'user_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.type !== void 0) {
			let n = e.type;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "buyer") {
				let e = {
					instancePath: t + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: lr.properties.type.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.user_id !== void 0) {
			let n = e.user_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/user_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/user_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return ur.errors = o, s === 0;
}
ur.evaluated = {
	props: {
		type: !0,
		user_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function dr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = dr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), ur(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? ur.errors : o.concat(ur.errors), s = o.length), dr.errors = o, s === 0;
}
dr.evaluated = {
	props: {
		type: !0,
		user_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const fr = mr;
function pr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = pr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), $(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? $.errors : o.concat($.errors), s = o.length), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.seller === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/allOf/1/required",
				keyword: "required",
				params: { missingProperty: "seller" },
				message: "must have required property 'seller'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.seller !== void 0 && (Q(e.seller, {
			instancePath: t + "/seller",
			parentData: e,
			parentDataProperty: "seller",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Q.errors : o.concat(Q.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/allOf/1/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return pr.errors = o, s === 0;
}
pr.evaluated = {
	props: {
		seller: !0,
		_id: !0,
		buyer_id: !0,
		seller_id: !0,
		conversation_id: !0,
		sender: !0,
		receiver: !0,
		type: !0,
		content: !0,
		createdAt: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function mr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = mr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), pr(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? pr.errors : o.concat(pr.errors), s = o.length), mr.errors = o, s === 0;
}
mr.evaluated = {
	props: {
		seller: !0,
		_id: !0,
		buyer_id: !0,
		seller_id: !0,
		conversation_id: !0,
		sender: !0,
		receiver: !0,
		type: !0,
		content: !0,
		createdAt: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const hr = _r;
function gr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = gr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.conversation_id === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "conversation_id" },
				message: "must have required property 'conversation_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_typing === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "is_typing" },
				message: "must have required property 'is_typing'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.conversation_id !== void 0) {
			let n = e.conversation_id;
			if (typeof n == "string") {
				if (!_.test(n)) {
					let e = {
						instancePath: t + "/conversation_id",
						schemaPath: "contract.json#/components/schemas/Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{24}$" },
						message: "must match pattern \"^[0-9a-f]{24}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/conversation_id",
					schemaPath: "contract.json#/components/schemas/Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.is_typing !== void 0 && typeof e.is_typing != "boolean") {
			let e = {
				instancePath: t + "/is_typing",
				schemaPath: "#/properties/is_typing/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return gr.errors = o, s === 0;
}
gr.evaluated = {
	props: {
		conversation_id: !0,
		is_typing: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function _r(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = _r.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), gr(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? gr.errors : o.concat(gr.errors), s = o.length), _r.errors = o, s === 0;
}
_r.evaluated = {
	props: {
		conversation_id: !0,
		is_typing: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
// entry
const vr = {
	login: {
		200: p,
		400: g,
		401: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	verifySession: {
		200: re,
		401: g,
		429: g,
		500: g,
		503: g
	},
	externalLogin: {
		200: oe,
		400: g,
		401: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	registerUser: {
		201: p,
		400: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	updateUser: {
		200: ce,
		400: g,
		401: g,
		404: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	deleteUser: {
		200: T,
		400: g,
		401: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getCurrentUser: {
		200: ce,
		401: g,
		429: g,
		500: g,
		503: g
	},
	checkUserValidity: {
		200: ge,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getRecentSearches: {
		200: ve,
		401: g,
		429: g,
		500: g,
		503: g
	},
	clearRecentSearches: {
		200: T,
		401: g,
		429: g,
		500: g,
		503: g
	},
	requestOtp: {
		200: T,
		400: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	verifyOtp: {
		200: be,
		400: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	resetPassword: {
		200: T,
		400: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	addPassword: {
		200: T,
		400: g,
		401: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	changePassword: {
		200: T,
		400: g,
		401: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	writeUserLog: {
		201: T,
		400: g,
		403: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	uploadFile: {
		201: Se,
		400: g,
		401: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	uploadFiles: {
		201: we,
		400: g,
		401: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	listProducts: {
		200: Ee,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getProduct: {
		200: je,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	likeProduct: {
		200: Ne,
		400: g,
		401: g,
		404: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	listLikes: {
		200: Fe,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	incrementProductView: {
		200: T,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	createProductReview: {
		201: Le,
		400: g,
		401: g,
		403: g,
		404: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	listProductReviews: {
		200: Be,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getSearchSuggestions: {
		200: He,
		422: g,
		429: g,
		500: g,
		503: g
	},
	listSimilarNearby: {
		200: Ge,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getCart: {
		200: Je,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	addToCart: {
		201: Ze,
		400: g,
		401: g,
		404: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	updateCartQuantity: {
		200: et,
		400: g,
		401: g,
		403: g,
		404: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	removeCartLine: {
		200: T,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	removeCartLines: {
		200: T,
		400: g,
		401: g,
		403: g,
		404: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	createTransactions: {
		201: rt,
		400: g,
		401: g,
		403: g,
		404: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	linkPaymentAccount: {
		200: ft,
		400: g,
		401: g,
		403: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getPaymentIntent: {
		200: gt,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	cancelTransaction: {
		200: yt,
		400: g,
		401: g,
		403: g,
		404: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	completeTransaction: {
		200: yt,
		401: g,
		403: g,
		404: g,
		409: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	refundTransaction: {
		200: yt,
		400: g,
		401: g,
		403: g,
		404: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getPriceSummary: {
		200: St,
		400: g,
		401: g,
		403: g,
		404: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	listCustomerTransactions: {
		200: Tt,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	reviewDelivery: {
		200: Ot,
		400: g,
		401: g,
		403: g,
		404: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	createSchedule: {
		201: At,
		400: g,
		401: g,
		403: g,
		404: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	listSchedules: {
		200: Bt,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	searchSchedulesByName: {
		200: Bt,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getSchedule: {
		200: Ut,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	updateSchedule: {
		200: Ut,
		400: g,
		401: g,
		403: g,
		404: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	deleteSchedule: {
		200: T,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	addScheduleProducts: {
		201: Kt,
		400: g,
		401: g,
		403: g,
		404: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	removeScheduleProduct: {
		200: Ut,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	setScheduleActive: {
		200: Ut,
		400: g,
		401: g,
		403: g,
		404: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	cancelNextCheckout: {
		200: Ut,
		401: g,
		403: g,
		404: g,
		409: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	updateScheduleProductQuantity: {
		200: Yt,
		400: g,
		401: g,
		403: g,
		404: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	advanceCheckout: {
		200: Ut,
		401: g,
		403: g,
		404: g,
		409: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	listAddresses: {
		200: Qt,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	createAddress: {
		201: tn,
		400: g,
		401: g,
		403: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	updateAddress: {
		200: tn,
		400: g,
		401: g,
		403: g,
		404: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	deleteAddress: {
		200: T,
		401: g,
		403: g,
		404: g,
		409: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	setDefaultAddress: {
		200: tn,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	createConversation: {
		201: an,
		400: g,
		401: g,
		403: g,
		404: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	deleteConversations: {
		200: T,
		400: g,
		401: g,
		403: g,
		404: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	listConversations: {
		200: sn,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getConversation: {
		200: dn,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	markConversationRead: {
		200: dn,
		400: g,
		401: g,
		403: g,
		404: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	findConversation: {
		200: mn,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	sendMessage: {
		201: _n,
		400: g,
		401: g,
		403: g,
		404: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	listMessages: {
		200: Sn,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	unsendMessage: {
		200: T,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	countUnreadMessages: {
		200: Tn,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	listNotifications: {
		200: On,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	countUnreadNotifications: {
		200: Nn,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	markNotificationRead: {
		200: In,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	markAllNotificationsRead: {
		200: T,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getShopByHandle: {
		200: zn,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	checkShopValidity: {
		200: Hn,
		422: g,
		429: g,
		500: g,
		503: g
	},
	createShop: {
		201: zn,
		400: g,
		401: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	updateShop: {
		200: zn,
		400: g,
		401: g,
		404: g,
		409: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	followShop: {
		201: Wn,
		400: g,
		401: g,
		403: g,
		404: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	unfollowShop: {
		200: Wn,
		401: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	createReport: {
		201: T,
		400: g,
		401: g,
		404: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	listNearbyShops: {
		200: qn,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getFile: {
		200: null,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	}
}, yr = {
	onPaymentConnection: $n,
	onPaymentStatus: tr,
	onPaymentDisconnect: ir,
	onPaymentConnectError: or,
	announceOnline: cr,
	announceOffline: cr,
	onNotification: In,
	onIncomingMessage: fr,
	onChatMessage: _n,
	onTyping: hr
};
export { yr as eventValidators, vr as replyValidators };
