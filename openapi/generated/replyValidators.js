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
		uri: te,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex: ce,
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
			validate: _
		},
		double: {
			type: "number",
			validate: _
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
	function te(e) {
		return h.test(e) && ee.test(e);
	}
	let g = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function ne(e) {
		return g.lastIndex = 0, g.test(e);
	}
	let re = -(2 ** 31), ie = 2 ** 31 - 1;
	function ae(e) {
		return Number.isInteger(e) && e <= ie && e >= re;
	}
	function oe(e) {
		return Number.isInteger(e);
	}
	function _() {
		return !0;
	}
	let se = /[^\\]\\Z/;
	function ce(e) {
		if (se.test(e)) return !1;
		try {
			return new RegExp(e), !0;
		} catch {
			return !1;
		}
	}
})), d = /* @__PURE__ */ c(l()), f = /* @__PURE__ */ c(u());
const p = te, m = d.default.default ?? d.default;
function h(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = h.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 8e3) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 8e3 },
				message: "must NOT have more than 8000 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (m(e) < 1) {
			let e = {
				instancePath: t,
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
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
	return h.errors = o, s === 0;
}
h.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function ee(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ee.evaluated;
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
		e.token !== void 0 && (h(e.token, {
			instancePath: t + "/token",
			parentData: e,
			parentDataProperty: "token",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? h.errors : o.concat(h.errors), s = o.length));
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
	props: { token: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function te(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = te.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), ee(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? ee.errors : o.concat(ee.errors), s = o.length), te.errors = o, s === 0;
}
te.evaluated = {
	props: { token: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const g = ie, ne = RegExp("^[a-z][a-z0-9_]*$", "u");
function re(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = re.evaluated;
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
		if (e.message !== void 0) {
			let n = e.message;
			if (typeof n == "string") {
				if (m(n) > 1e3) {
					let e = {
						instancePath: t + "/message",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/message",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/message",
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
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (!ne.test(n)) {
					let e = {
						instancePath: t + "/code",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9_]*$" },
						message: "must match pattern \"^[a-z][a-z0-9_]*$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/code",
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
								keyword: "required",
								params: { missingProperty: "path" },
								message: "must have required property 'path'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e.message === void 0) {
							let e = {
								instancePath: t + "/details/" + r,
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
										keyword: "maxLength",
										params: { limit: 500 },
										message: "must NOT have more than 500 characters"
									};
									o === null ? o = [e] : o.push(e), s++;
								}
							} else {
								let e = {
									instancePath: t + "/details/" + r + "/path",
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
										keyword: "maxLength",
										params: { limit: 1e3 },
										message: "must NOT have more than 1000 characters"
									};
									o === null ? o = [e] : o.push(e), s++;
								}
							} else {
								let e = {
									instancePath: t + "/details/" + r + "/message",
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
	return re.errors = o, s === 0;
}
re.evaluated = {
	props: {
		message: !0,
		code: !0,
		details: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function ie(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ie.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), re(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? re.errors : o.concat(re.errors), s = o.length), ie.errors = o, s === 0;
}
ie.evaluated = {
	props: {
		message: !0,
		code: !0,
		details: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ae = ue, oe = RegExp("^[0-9a-f]{24}$", "u");
function _(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = _.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (!oe.test(e)) {
			let e = {
				instancePath: t,
				keyword: "pattern",
				params: { pattern: "^[0-9a-f]{24}$" },
				message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return _.errors = o, s === 0;
}
_.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const se = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function ce(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ce.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 254) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 254 },
				message: "must NOT have more than 254 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (!se.test(e)) {
			let e = {
				instancePath: t,
				keyword: "format",
				params: { format: "email" },
				message: "must match format \"email\""
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
	return ce.errors = o, s === 0;
}
ce.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function le(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = le.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
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
		e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.email !== void 0 && (ce(e.email, {
			instancePath: t + "/email",
			parentData: e,
			parentDataProperty: "email",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? ce.errors : o.concat(ce.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return le.errors = o, s === 0;
}
le.evaluated = {
	props: {
		_id: !0,
		email: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function ue(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ue.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), le(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? le.errors : o.concat(le.errors), s = o.length), ue.errors = o, s === 0;
}
ue.evaluated = {
	props: {
		_id: !0,
		email: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const de = pe;
function fe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = fe.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.authToken === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "authToken" },
				message: "must have required property 'authToken'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.authToken !== void 0 && (h(e.authToken, {
			instancePath: t + "/authToken",
			parentData: e,
			parentDataProperty: "authToken",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? h.errors : o.concat(h.errors), s = o.length));
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
	props: { authToken: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function pe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = pe.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), fe(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? fe.errors : o.concat(fe.errors), s = o.length), pe.errors = o, s === 0;
}
pe.evaluated = {
	props: { authToken: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const me = Ee, he = RegExp("\\S", "u");
function ge(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ge.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 50) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 50 },
				message: "must NOT have more than 50 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (m(e) < 1) {
			let e = {
				instancePath: t,
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (!he.test(e)) {
			let e = {
				instancePath: t,
				keyword: "pattern",
				params: { pattern: "\\S" },
				message: "must match pattern \"\\S\""
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
	return ge.errors = o, s === 0;
}
ge.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const _e = {
	type: ["string", "null"],
	format: "uri",
	maxLength: 2e3
}, ve = f.default.fullFormats.uri;
function v(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = v.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e != "string" && e !== null) {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: _e.type },
			message: "must be string,null"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (typeof e == "string") {
		if (m(e) > 2e3) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (!ve(e)) {
			let e = {
				instancePath: t,
				keyword: "format",
				params: { format: "uri" },
				message: "must match format \"uri\""
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	}
	return v.errors = o, s === 0;
}
v.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function y(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = y.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e != "number" || e % 1 || isNaN(e)) {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (typeof e == "number") {
		if (e > 1e9 || isNaN(e)) {
			let e = {
				instancePath: t,
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e9
				},
				message: "must be <= 1000000000"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e < 0 || isNaN(e)) {
			let e = {
				instancePath: t,
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
	return y.errors = o, s === 0;
}
y.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function b(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = b.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 100) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 100 },
				message: "must NOT have more than 100 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (m(e) < 1) {
			let e = {
				instancePath: t,
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (!he.test(e)) {
			let e = {
				instancePath: t,
				keyword: "pattern",
				params: { pattern: "\\S" },
				message: "must match pattern \"\\S\""
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
	return b.errors = o, s === 0;
}
b.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function x(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = x.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e != "string") {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (e !== "Philippines") {
		let e = {
			instancePath: t,
			keyword: "const",
			params: { allowedValue: "Philippines" },
			message: "must be equal to constant"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return x.errors = o, s === 0;
}
x.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const ye = RegExp("^\\d{4}$", "u");
function S(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = S.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (!ye.test(e)) {
			let e = {
				instancePath: t,
				keyword: "pattern",
				params: { pattern: "^\\d{4}$" },
				message: "must match pattern \"^\\d{4}$\""
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
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 200) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 200 },
				message: "must NOT have more than 200 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (m(e) < 1) {
			let e = {
				instancePath: t,
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (!he.test(e)) {
			let e = {
				instancePath: t,
				keyword: "pattern",
				params: { pattern: "\\S" },
				message: "must match pattern \"\\S\""
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
	return C.errors = o, s === 0;
}
C.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function w(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = w.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 200) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 200 },
				message: "must NOT have more than 200 characters"
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
	return w.errors = o, s === 0;
}
w.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const be = RegExp("^09\\d{9}$", "u");
function T(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = T.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (!be.test(e)) {
			let e = {
				instancePath: t,
				keyword: "pattern",
				params: { pattern: "^09\\d{9}$" },
				message: "must match pattern \"^09\\d{9}$\""
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
	return T.errors = o, s === 0;
}
T.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const xe = {
	type: "string",
	enum: ["HOME", "WORK"]
};
function E(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = E.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e != "string") {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (e !== "HOME" && e !== "WORK") {
		let e = {
			instancePath: t,
			keyword: "enum",
			params: { allowedValues: xe.enum },
			message: "must be equal to one of the allowed values"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return E.errors = o, s === 0;
}
E.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function Se(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Se.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "number") {
		if (e > 90 || isNaN(e)) {
			let e = {
				instancePath: t,
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
				instancePath: t,
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
			instancePath: t,
			keyword: "type",
			params: { type: "number" },
			message: "must be number"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Se.errors = o, s === 0;
}
Se.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function Ce(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ce.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "number") {
		if (e > 180 || isNaN(e)) {
			let e = {
				instancePath: t,
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
				instancePath: t,
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
			instancePath: t,
			keyword: "type",
			params: { type: "number" },
			message: "must be number"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Ce.errors = o, s === 0;
}
Ce.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function D(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = D.evaluated;
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
		e.latitude !== void 0 && (Se(e.latitude, {
			instancePath: t + "/latitude",
			parentData: e,
			parentDataProperty: "latitude",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Se.errors : o.concat(Se.errors), s = o.length)), e.longitude !== void 0 && (Ce(e.longitude, {
			instancePath: t + "/longitude",
			parentData: e,
			parentDataProperty: "longitude",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Ce.errors : o.concat(Ce.errors), s = o.length));
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
		latitude: !0,
		longitude: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function O(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = O.evaluated;
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
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "user" },
				message: "must have required property 'user'"
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
		if (e.type === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_default === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_default" },
				message: "must have required property 'is_default'"
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
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.user !== void 0 && (_(e.user, {
			instancePath: t + "/user",
			parentData: e,
			parentDataProperty: "user",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.owner_name !== void 0 && (b(e.owner_name, {
			instancePath: t + "/owner_name",
			parentData: e,
			parentDataProperty: "owner_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length)), e.country !== void 0 && (x(e.country, {
			instancePath: t + "/country",
			parentData: e,
			parentDataProperty: "country",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? x.errors : o.concat(x.errors), s = o.length)), e.region !== void 0 && (b(e.region, {
			instancePath: t + "/region",
			parentData: e,
			parentDataProperty: "region",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length)), e.state_province !== void 0 && (b(e.state_province, {
			instancePath: t + "/state_province",
			parentData: e,
			parentDataProperty: "state_province",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length)), e.city !== void 0 && (b(e.city, {
			instancePath: t + "/city",
			parentData: e,
			parentDataProperty: "city",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length)), e.barangay !== void 0 && (b(e.barangay, {
			instancePath: t + "/barangay",
			parentData: e,
			parentDataProperty: "barangay",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length)), e.zipcode !== void 0 && (S(e.zipcode, {
			instancePath: t + "/zipcode",
			parentData: e,
			parentDataProperty: "zipcode",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? S.errors : o.concat(S.errors), s = o.length)), e.street !== void 0 && (C(e.street, {
			instancePath: t + "/street",
			parentData: e,
			parentDataProperty: "street",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? C.errors : o.concat(C.errors), s = o.length)), e.address_line !== void 0 && (w(e.address_line, {
			instancePath: t + "/address_line",
			parentData: e,
			parentDataProperty: "address_line",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? w.errors : o.concat(w.errors), s = o.length)), e.mobile_number !== void 0 && (T(e.mobile_number, {
			instancePath: t + "/mobile_number",
			parentData: e,
			parentDataProperty: "mobile_number",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? T.errors : o.concat(T.errors), s = o.length)), e.type !== void 0 && (E(e.type, {
			instancePath: t + "/type",
			parentData: e,
			parentDataProperty: "type",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? E.errors : o.concat(E.errors), s = o.length)), e.is_default !== void 0 && typeof e.is_default != "boolean") {
			let e = {
				instancePath: t + "/is_default",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.geolocation !== void 0 && (D(e.geolocation, {
			instancePath: t + "/geolocation",
			parentData: e,
			parentDataProperty: "geolocation",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? D.errors : o.concat(D.errors), s = o.length));
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
const we = RegExp("^(09\\d{9})?$", "u");
function Te(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Te.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_name" },
				message: "must have required property 'display_name'"
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
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
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
		if (e.email === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "email" },
				message: "must have required property 'email'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.has_password === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "has_password" },
				message: "must have required property 'has_password'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.has_shop === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "has_shop" },
				message: "must have required property 'has_shop'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.following === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "following" },
				message: "must have required property 'following'"
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
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.display_name !== void 0) {
			let n = e.display_name;
			if (typeof n == "string") {
				if (m(n) > 120) {
					let e = {
						instancePath: t + "/display_name",
						keyword: "maxLength",
						params: { limit: 120 },
						message: "must NOT have more than 120 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/display_name",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_name",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.first_name !== void 0 && (ge(e.first_name, {
			instancePath: t + "/first_name",
			parentData: e,
			parentDataProperty: "first_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? ge.errors : o.concat(ge.errors), s = o.length)), e.last_name !== void 0 && (ge(e.last_name, {
			instancePath: t + "/last_name",
			parentData: e,
			parentDataProperty: "last_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? ge.errors : o.concat(ge.errors), s = o.length)), e.display_picture !== void 0 && (v(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length)), e.contact_number !== void 0) {
			let n = e.contact_number;
			if (typeof n == "string") {
				if (!we.test(n)) {
					let e = {
						instancePath: t + "/contact_number",
						keyword: "pattern",
						params: { pattern: "^(09\\d{9})?$" },
						message: "must match pattern \"^(09\\d{9})?$\""
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
		if (e.email !== void 0 && (ce(e.email, {
			instancePath: t + "/email",
			parentData: e,
			parentDataProperty: "email",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? ce.errors : o.concat(ce.errors), s = o.length)), e.has_password !== void 0 && typeof e.has_password != "boolean") {
			let e = {
				instancePath: t + "/has_password",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.has_shop !== void 0 && typeof e.has_shop != "boolean") {
			let e = {
				instancePath: t + "/has_shop",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.following !== void 0 && (y(e.following, {
			instancePath: t + "/following",
			parentData: e,
			parentDataProperty: "following",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.address !== void 0) {
			let n = e.address, r = s, c = !1, d = s;
			O(n, {
				instancePath: t + "/address",
				parentData: e,
				parentDataProperty: "address",
				rootData: i,
				dynamicAnchors: a
			}) || (o = o === null ? O.errors : o.concat(O.errors), s = o.length);
			var l = d === s;
			if (c ||= l, l) {
				var u = {};
				u._id = !0, u.user = !0, u.owner_name = !0, u.country = !0, u.region = !0, u.state_province = !0, u.city = !0, u.barangay = !0, u.zipcode = !0, u.street = !0, u.address_line = !0, u.mobile_number = !0, u.type = !0, u.is_default = !0, u.geolocation = !0;
			}
			let f = s;
			if (n !== null) {
				let e = {
					instancePath: t + "/address",
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
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Te.errors = o, s === 0;
}
Te.evaluated = {
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
function Ee(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ee.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Te(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Te.errors : o.concat(Te.errors), s = o.length), Ee.errors = o, s === 0;
}
Ee.evaluated = {
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
const k = Oe;
function De(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = De.evaluated;
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
		if (e.message !== void 0) {
			let n = e.message;
			if (typeof n == "string") {
				if (m(n) > 1e3) {
					let e = {
						instancePath: t + "/message",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/message",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/message",
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
	return De.errors = o, s === 0;
}
De.evaluated = {
	props: { message: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function Oe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Oe.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), De(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? De.errors : o.concat(De.errors), s = o.length), Oe.errors = o, s === 0;
}
Oe.evaluated = {
	props: { message: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const ke = je;
function Ae(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ae.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.isValidEmail !== void 0 && typeof e.isValidEmail != "boolean") {
			let e = {
				instancePath: t + "/isValidEmail",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isValidMobileNumber !== void 0 && typeof e.isValidMobileNumber != "boolean") {
			let e = {
				instancePath: t + "/isValidMobileNumber",
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
	return Ae.errors = o, s === 0;
}
Ae.evaluated = {
	props: {
		isValidEmail: !0,
		isValidMobileNumber: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function je(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = je.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Ae(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Ae.errors : o.concat(Ae.errors), s = o.length), je.errors = o, s === 0;
}
je.evaluated = {
	props: {
		isValidEmail: !0,
		isValidMobileNumber: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Me = Fe;
function Ne(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ne.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 100) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 100 },
				message: "must NOT have more than 100 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (m(e) < 1) {
			let e = {
				instancePath: t,
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
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
	return Ne.errors = o, s === 0;
}
Ne.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function Pe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Pe.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.query === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "query" },
				message: "must have required property 'query'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.query !== void 0 && (Ne(e.query, {
			instancePath: t + "/query",
			parentData: e,
			parentDataProperty: "query",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Ne.errors : o.concat(Ne.errors), s = o.length)), e.display_picture !== void 0 && (v(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Pe.errors = o, s === 0;
}
Pe.evaluated = {
	props: {
		query: !0,
		display_picture: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Fe(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Fe.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 10) {
			let e = {
				instancePath: t,
				keyword: "maxItems",
				params: { limit: 10 },
				message: "must NOT have more than 10 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) Pe(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Pe.errors : o.concat(Pe.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Fe.errors = o, s === 0;
}
Fe.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const Ie = ze;
function Le(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Le.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 500) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 500 },
				message: "must NOT have more than 500 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (m(e) < 1) {
			let e = {
				instancePath: t,
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
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
	return Le.errors = o, s === 0;
}
Le.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function Re(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Re.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.isMatch === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "isMatch" },
				message: "must have required property 'isMatch'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isMatch !== void 0 && typeof e.isMatch != "boolean") {
			let e = {
				instancePath: t + "/isMatch",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.password_reset_token !== void 0 && (Le(e.password_reset_token, {
			instancePath: t + "/password_reset_token",
			parentData: e,
			parentDataProperty: "password_reset_token",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Le.errors : o.concat(Le.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Re.errors = o, s === 0;
}
Re.evaluated = {
	props: {
		isMatch: !0,
		password_reset_token: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function ze(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ze.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Re(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Re.errors : o.concat(Re.errors), s = o.length), ze.errors = o, s === 0;
}
ze.evaluated = {
	props: {
		isMatch: !0,
		password_reset_token: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Be = He;
function Ve(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ve.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.fileId === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "fileId" },
				message: "must have required property 'fileId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.fileId !== void 0 && (_(e.fileId, {
			instancePath: t + "/fileId",
			parentData: e,
			parentDataProperty: "fileId",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length));
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
	props: { fileId: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function He(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = He.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Ve(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Ve.errors : o.concat(Ve.errors), s = o.length), He.errors = o, s === 0;
}
He.evaluated = {
	props: { fileId: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const Ue = Ge;
function We(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = We.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.ids === void 0) {
			let e = {
				instancePath: t,
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
								keyword: "required",
								params: { missingProperty: "id" },
								message: "must have required property 'id'"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						e.id !== void 0 && (_(e.id, {
							instancePath: t + "/ids/" + r + "/id",
							parentData: e,
							parentDataProperty: "id",
							rootData: i,
							dynamicAnchors: a
						}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length));
					} else {
						let e = {
							instancePath: t + "/ids/" + r,
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
	return We.errors = o, s === 0;
}
We.evaluated = {
	props: { ids: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function Ge(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ge.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), We(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? We.errors : o.concat(We.errors), s = o.length), Ge.errors = o, s === 0;
}
Ge.evaluated = {
	props: { ids: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const Ke = et;
function A(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = A.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 200) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 200 },
				message: "must NOT have more than 200 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (m(e) < 1) {
			let e = {
				instancePath: t,
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
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
	return A.errors = o, s === 0;
}
A.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function j(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = j.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "number") {
		if (e > 1e7 || isNaN(e)) {
			let e = {
				instancePath: t,
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
				instancePath: t,
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				},
				message: "must be >= 0"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n;
		if (n = e / .01, Math.abs(Math.round(n) - n) > 1e-6) {
			let e = {
				instancePath: t,
				keyword: "multipleOf",
				params: { multipleOf: .01 },
				message: "must be multiple of 0.01"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "number" },
			message: "must be number"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return j.errors = o, s === 0;
}
j.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function M(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = M.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 2e3) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (!ve(e)) {
			let e = {
				instancePath: t,
				keyword: "format",
				params: { format: "uri" },
				message: "must match format \"uri\""
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
	return M.errors = o, s === 0;
}
M.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const qe = RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
function N(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = N.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 60) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 60 },
				message: "must NOT have more than 60 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (!qe.test(e)) {
			let e = {
				instancePath: t,
				keyword: "pattern",
				params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
				message: "must match pattern \"^[a-z0-9]+(-[a-z0-9]+)*$\""
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
	return N.errors = o, s === 0;
}
N.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function P(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = P.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "number") {
		if (e > 5 || isNaN(e)) {
			let e = {
				instancePath: t,
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 5
				},
				message: "must be <= 5"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e < 0 || isNaN(e)) {
			let e = {
				instancePath: t,
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
			instancePath: t,
			keyword: "type",
			params: { type: "number" },
			message: "must be number"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return P.errors = o, s === 0;
}
P.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function F(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = F.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 100) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 100 },
				message: "must NOT have more than 100 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (m(e) < 1) {
			let e = {
				instancePath: t,
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (!he.test(e)) {
			let e = {
				instancePath: t,
				keyword: "pattern",
				params: { pattern: "\\S" },
				message: "must match pattern \"\\S\""
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
	return F.errors = o, s === 0;
}
F.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const Je = RegExp("^[a-z0-9._-]{3,30}$", "u");
function I(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = I.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (!Je.test(e)) {
			let e = {
				instancePath: t,
				keyword: "pattern",
				params: { pattern: "^[a-z0-9._-]{3,30}$" },
				message: "must match pattern \"^[a-z0-9._-]{3,30}$\""
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
	return I.errors = o, s === 0;
}
I.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const Ye = RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
function L(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = L.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (!Ye.test(e)) {
			let e = {
				instancePath: t,
				keyword: "pattern",
				params: { pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
				message: "must match pattern \"^([01]\\d|2[0-3]):[0-5]\\d$\""
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
	return L.errors = o, s === 0;
}
L.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function R(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = R.evaluated;
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
		e.from !== void 0 && (L(e.from, {
			instancePath: t + "/from",
			parentData: e,
			parentDataProperty: "from",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? L.errors : o.concat(L.errors), s = o.length)), e.to !== void 0 && (L(e.to, {
			instancePath: t + "/to",
			parentData: e,
			parentDataProperty: "to",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? L.errors : o.concat(L.errors), s = o.length));
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
		from: !0,
		to: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function z(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = z.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
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
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.shop_name !== void 0 && (F(e.shop_name, {
			instancePath: t + "/shop_name",
			parentData: e,
			parentDataProperty: "shop_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? F.errors : o.concat(F.errors), s = o.length)), e.shop_handle !== void 0 && (I(e.shop_handle, {
			instancePath: t + "/shop_handle",
			parentData: e,
			parentDataProperty: "shop_handle",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? I.errors : o.concat(I.errors), s = o.length)), e.display_picture !== void 0 && (v(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length)), e.working_hour !== void 0 && (R(e.working_hour, {
			instancePath: t + "/working_hour",
			parentData: e,
			parentDataProperty: "working_hour",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? R.errors : o.concat(R.errors), s = o.length)), e.address !== void 0) {
			let n = e.address;
			if (typeof n == "string") {
				if (m(n) > 500) {
					let e = {
						instancePath: t + "/address",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/address",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
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
	return z.errors = o, s === 0;
}
z.evaluated = {
	props: {
		_id: !0,
		shop_name: !0,
		shop_handle: !0,
		display_picture: !0,
		working_hour: !0,
		address: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Xe = RegExp("^\\d{13}$", "u");
function Ze(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ze.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.stocks === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "stocks" },
				message: "must have required property 'stocks'"
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
		if (e.gallery === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "gallery" },
				message: "must have required property 'gallery'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.category === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "category" },
				message: "must have required property 'category'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.description === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
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
		if (e.likes === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "likes" },
				message: "must have required property 'likes'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isLiked === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "isLiked" },
				message: "must have required property 'isLiked'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.product_name !== void 0 && (A(e.product_name, {
			instancePath: t + "/product_name",
			parentData: e,
			parentDataProperty: "product_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? A.errors : o.concat(A.errors), s = o.length)), e.price !== void 0 && (j(e.price, {
			instancePath: t + "/price",
			parentData: e,
			parentDataProperty: "price",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.stocks !== void 0 && (y(e.stocks, {
			instancePath: t + "/stocks",
			parentData: e,
			parentDataProperty: "stocks",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.gallery !== void 0) {
			let n = e.gallery;
			if (Array.isArray(n)) {
				if (n.length > 50) {
					let e = {
						instancePath: t + "/gallery",
						keyword: "maxItems",
						params: { limit: 50 },
						message: "must NOT have more than 50 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) M(n[r], {
					instancePath: t + "/gallery/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length);
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
		if (e.category !== void 0) {
			let n = e.category;
			if (Array.isArray(n)) {
				if (n.length > 3) {
					let e = {
						instancePath: t + "/category",
						keyword: "maxItems",
						params: { limit: 3 },
						message: "must NOT have more than 3 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/category",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) N(n[r], {
					instancePath: t + "/category/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? N.errors : o.concat(N.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/category",
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
				if (!Xe.test(n)) {
					let e = {
						instancePath: t + "/barcode",
						keyword: "pattern",
						params: { pattern: "^\\d{13}$" },
						message: "must match pattern \"^\\d{13}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/barcode",
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
						keyword: "maxLength",
						params: { limit: 5e3 },
						message: "must NOT have more than 5000 characters"
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
		if (e.rating !== void 0 && (P(e.rating, {
			instancePath: t + "/rating",
			parentData: e,
			parentDataProperty: "rating",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? P.errors : o.concat(P.errors), s = o.length)), e.sold !== void 0 && (y(e.sold, {
			instancePath: t + "/sold",
			parentData: e,
			parentDataProperty: "sold",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.likes !== void 0 && (y(e.likes, {
			instancePath: t + "/likes",
			parentData: e,
			parentDataProperty: "likes",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.isLiked !== void 0 && typeof e.isLiked != "boolean") {
			let e = {
				instancePath: t + "/isLiked",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.display_picture !== void 0 && (M(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length)), e.shop !== void 0 && (z(e.shop, {
			instancePath: t + "/shop",
			parentData: e,
			parentDataProperty: "shop",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? z.errors : o.concat(z.errors), s = o.length));
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
function B(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = B.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e != "number" || e % 1 || isNaN(e)) {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (typeof e == "number") {
		if (e > 1e6 || isNaN(e)) {
			let e = {
				instancePath: t,
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e6
				},
				message: "must be <= 1000000"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e < 1 || isNaN(e)) {
			let e = {
				instancePath: t,
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
	return B.errors = o, s === 0;
}
B.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const Qe = {
	type: ["integer", "null"],
	minimum: 2,
	maximum: 1e6
};
function V(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = V.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), (typeof e != "number" || e % 1 || isNaN(e)) && e !== null) {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: Qe.type },
			message: "must be integer,null"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (typeof e == "number") {
		if (e > 1e6 || isNaN(e)) {
			let e = {
				instancePath: t,
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e6
				},
				message: "must be <= 1000000"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e < 2 || isNaN(e)) {
			let e = {
				instancePath: t,
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
	return V.errors = o, s === 0;
}
V.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function $e(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = $e.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.items === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.currentPage === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "currentPage" },
				message: "must have required property 'currentPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nextPage === void 0) {
			let e = {
				instancePath: t,
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
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) Ze(n[r], {
					instancePath: t + "/items/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Ze.errors : o.concat(Ze.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/items",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.similar !== void 0 && typeof e.similar != "boolean") {
			let e = {
				instancePath: t + "/similar",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.currentPage !== void 0 && (B(e.currentPage, {
			instancePath: t + "/currentPage",
			parentData: e,
			parentDataProperty: "currentPage",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? B.errors : o.concat(B.errors), s = o.length)), e.nextPage !== void 0 && (V(e.nextPage, {
			instancePath: t + "/nextPage",
			parentData: e,
			parentDataProperty: "nextPage",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? V.errors : o.concat(V.errors), s = o.length));
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
		items: !0,
		similar: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function et(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = et.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), $e(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? $e.errors : o.concat($e.errors), s = o.length), et.errors = o, s === 0;
}
et.evaluated = {
	props: {
		items: !0,
		similar: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const tt = rt;
function nt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = nt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.stocks === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "stocks" },
				message: "must have required property 'stocks'"
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
		if (e.gallery === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "gallery" },
				message: "must have required property 'gallery'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.category === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "category" },
				message: "must have required property 'category'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.description === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
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
		if (e.likes === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "likes" },
				message: "must have required property 'likes'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isLiked === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "isLiked" },
				message: "must have required property 'isLiked'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.product_name !== void 0 && (A(e.product_name, {
			instancePath: t + "/product_name",
			parentData: e,
			parentDataProperty: "product_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? A.errors : o.concat(A.errors), s = o.length)), e.price !== void 0 && (j(e.price, {
			instancePath: t + "/price",
			parentData: e,
			parentDataProperty: "price",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.stocks !== void 0 && (y(e.stocks, {
			instancePath: t + "/stocks",
			parentData: e,
			parentDataProperty: "stocks",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.gallery !== void 0) {
			let n = e.gallery;
			if (Array.isArray(n)) {
				if (n.length > 50) {
					let e = {
						instancePath: t + "/gallery",
						keyword: "maxItems",
						params: { limit: 50 },
						message: "must NOT have more than 50 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) M(n[r], {
					instancePath: t + "/gallery/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length);
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
		if (e.category !== void 0) {
			let n = e.category;
			if (Array.isArray(n)) {
				if (n.length > 3) {
					let e = {
						instancePath: t + "/category",
						keyword: "maxItems",
						params: { limit: 3 },
						message: "must NOT have more than 3 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/category",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) N(n[r], {
					instancePath: t + "/category/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? N.errors : o.concat(N.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/category",
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
				if (!Xe.test(n)) {
					let e = {
						instancePath: t + "/barcode",
						keyword: "pattern",
						params: { pattern: "^\\d{13}$" },
						message: "must match pattern \"^\\d{13}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/barcode",
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
						keyword: "maxLength",
						params: { limit: 5e3 },
						message: "must NOT have more than 5000 characters"
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
		if (e.rating !== void 0 && (P(e.rating, {
			instancePath: t + "/rating",
			parentData: e,
			parentDataProperty: "rating",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? P.errors : o.concat(P.errors), s = o.length)), e.sold !== void 0 && (y(e.sold, {
			instancePath: t + "/sold",
			parentData: e,
			parentDataProperty: "sold",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.likes !== void 0 && (y(e.likes, {
			instancePath: t + "/likes",
			parentData: e,
			parentDataProperty: "likes",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.isLiked !== void 0 && typeof e.isLiked != "boolean") {
			let e = {
				instancePath: t + "/isLiked",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.display_picture !== void 0 && (M(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length)), e.shop !== void 0 && (z(e.shop, {
			instancePath: t + "/shop",
			parentData: e,
			parentDataProperty: "shop",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? z.errors : o.concat(z.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return nt.errors = o, s === 0;
}
nt.evaluated = {
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
function rt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = rt.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), nt(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? nt.errors : o.concat(nt.errors), s = o.length), rt.errors = o, s === 0;
}
rt.evaluated = {
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
const it = ot;
function at(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = at.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.isLiked === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "isLiked" },
				message: "must have required property 'isLiked'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.likes === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "likes" },
				message: "must have required property 'likes'"
			};
			o === null ? o = [e] : o.push(e), s++;
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
		e.likes !== void 0 && (y(e.likes, {
			instancePath: t + "/likes",
			parentData: e,
			parentDataProperty: "likes",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length));
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
		isLiked: !0,
		likes: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function ot(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ot.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), at(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? at.errors : o.concat(at.errors), s = o.length), ot.errors = o, s === 0;
}
ot.evaluated = {
	props: {
		isLiked: !0,
		likes: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const st = ut;
function ct(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ct.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.stocks === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "stocks" },
				message: "must have required property 'stocks'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.category === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "category" },
				message: "must have required property 'category'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
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
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.product_name !== void 0 && (A(e.product_name, {
			instancePath: t + "/product_name",
			parentData: e,
			parentDataProperty: "product_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? A.errors : o.concat(A.errors), s = o.length)), e.category !== void 0) {
			let n = e.category;
			if (Array.isArray(n)) {
				if (n.length > 3) {
					let e = {
						instancePath: t + "/category",
						keyword: "maxItems",
						params: { limit: 3 },
						message: "must NOT have more than 3 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 1) {
					let e = {
						instancePath: t + "/category",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) N(n[r], {
					instancePath: t + "/category/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? N.errors : o.concat(N.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/category",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.display_picture !== void 0 && (M(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length)), e.stocks !== void 0 && (y(e.stocks, {
			instancePath: t + "/stocks",
			parentData: e,
			parentDataProperty: "stocks",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.price !== void 0 && (j(e.price, {
			instancePath: t + "/price",
			parentData: e,
			parentDataProperty: "price",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.rating !== void 0 && (P(e.rating, {
			instancePath: t + "/rating",
			parentData: e,
			parentDataProperty: "rating",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? P.errors : o.concat(P.errors), s = o.length));
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
function lt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = lt.evaluated;
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
		if (e.shop === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shop" },
				message: "must have required property 'shop'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.product !== void 0 && (ct(e.product, {
			instancePath: t + "/product",
			parentData: e,
			parentDataProperty: "product",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? ct.errors : o.concat(ct.errors), s = o.length)), e.shop !== void 0 && (z(e.shop, {
			instancePath: t + "/shop",
			parentData: e,
			parentDataProperty: "shop",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? z.errors : o.concat(z.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return lt.errors = o, s === 0;
}
lt.evaluated = {
	props: {
		product: !0,
		shop: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function ut(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ut.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 1e4) {
			let e = {
				instancePath: t,
				keyword: "maxItems",
				params: { limit: 1e4 },
				message: "must NOT have more than 10000 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) lt(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? lt.errors : o.concat(lt.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return ut.errors = o, s === 0;
}
ut.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const dt = gt;
function H(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = H.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e != "number" || e % 1 || isNaN(e)) {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (typeof e == "number") {
		if (e > 5 || isNaN(e)) {
			let e = {
				instancePath: t,
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 5
				},
				message: "must be <= 5"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e < 1 || isNaN(e)) {
			let e = {
				instancePath: t,
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
	return H.errors = o, s === 0;
}
H.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const ft = f.default.fullFormats["date-time"];
function U(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = U.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (!ft.validate(e)) {
			let e = {
				instancePath: t,
				keyword: "format",
				params: { format: "date-time" },
				message: "must match format \"date-time\""
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
	return U.errors = o, s === 0;
}
U.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function W(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = W.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 2e3) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
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
	return W.errors = o, s === 0;
}
W.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const pt = {
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
function mt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = mt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.url === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "url" },
				message: "must have required property 'url'"
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
		if (e.url !== void 0 && (M(e.url, {
			instancePath: t + "/url",
			parentData: e,
			parentDataProperty: "url",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length)), e.type !== void 0) {
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
			if (n !== "image" && n !== "video") {
				let e = {
					instancePath: t + "/type",
					keyword: "enum",
					params: { allowedValues: pt.properties.type.enum },
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
	return mt.errors = o, s === 0;
}
mt.evaluated = {
	props: {
		url: !0,
		type: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function ht(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ht.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.rating === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "rating" },
				message: "must have required property 'rating'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.date === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "date" },
				message: "must have required property 'date'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_name" },
				message: "must have required property 'display_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.description === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.gallery === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "gallery" },
				message: "must have required property 'gallery'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.display_name !== void 0) {
			let n = e.display_name;
			if (typeof n == "string") {
				if (m(n) > 120) {
					let e = {
						instancePath: t + "/display_name",
						keyword: "maxLength",
						params: { limit: 120 },
						message: "must NOT have more than 120 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/display_name",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_name",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_picture !== void 0 && (v(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length)), e.rating !== void 0 && (H(e.rating, {
			instancePath: t + "/rating",
			parentData: e,
			parentDataProperty: "rating",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? H.errors : o.concat(H.errors), s = o.length)), e.date !== void 0 && (U(e.date, {
			instancePath: t + "/date",
			parentData: e,
			parentDataProperty: "date",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? U.errors : o.concat(U.errors), s = o.length)), e.description !== void 0 && (W(e.description, {
			instancePath: t + "/description",
			parentData: e,
			parentDataProperty: "description",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? W.errors : o.concat(W.errors), s = o.length)), e.gallery !== void 0) {
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
				for (let r = 0; r < e; r++) mt(n[r], {
					instancePath: t + "/gallery/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? mt.errors : o.concat(mt.errors), s = o.length);
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
	return ht.errors = o, s === 0;
}
ht.evaluated = {
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
function gt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = gt.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), ht(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? ht.errors : o.concat(ht.errors), s = o.length), gt.errors = o, s === 0;
}
gt.evaluated = {
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
const _t = bt;
function vt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = vt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.rating === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "rating" },
				message: "must have required property 'rating'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.date === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "date" },
				message: "must have required property 'date'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_name" },
				message: "must have required property 'display_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.description === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.gallery === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "gallery" },
				message: "must have required property 'gallery'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.display_name !== void 0) {
			let n = e.display_name;
			if (typeof n == "string") {
				if (m(n) > 120) {
					let e = {
						instancePath: t + "/display_name",
						keyword: "maxLength",
						params: { limit: 120 },
						message: "must NOT have more than 120 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/display_name",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/display_name",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_picture !== void 0 && (v(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length)), e.rating !== void 0 && (H(e.rating, {
			instancePath: t + "/rating",
			parentData: e,
			parentDataProperty: "rating",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? H.errors : o.concat(H.errors), s = o.length)), e.date !== void 0 && (U(e.date, {
			instancePath: t + "/date",
			parentData: e,
			parentDataProperty: "date",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? U.errors : o.concat(U.errors), s = o.length)), e.description !== void 0 && (W(e.description, {
			instancePath: t + "/description",
			parentData: e,
			parentDataProperty: "description",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? W.errors : o.concat(W.errors), s = o.length)), e.gallery !== void 0) {
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
				for (let r = 0; r < e; r++) mt(n[r], {
					instancePath: t + "/gallery/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? mt.errors : o.concat(mt.errors), s = o.length);
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
	return vt.errors = o, s === 0;
}
vt.evaluated = {
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
function yt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = yt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.items === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.currentPage === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "currentPage" },
				message: "must have required property 'currentPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nextPage === void 0) {
			let e = {
				instancePath: t,
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
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) vt(n[r], {
					instancePath: t + "/items/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? vt.errors : o.concat(vt.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/items",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.starCounts !== void 0) {
			let n = e.starCounts;
			if (Array.isArray(n)) {
				if (n.length > 5) {
					let e = {
						instancePath: t + "/starCounts",
						keyword: "maxItems",
						params: { limit: 5 },
						message: "must NOT have more than 5 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.length < 5) {
					let e = {
						instancePath: t + "/starCounts",
						keyword: "minItems",
						params: { limit: 5 },
						message: "must NOT have fewer than 5 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) y(n[r], {
					instancePath: t + "/starCounts/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/starCounts",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.currentPage !== void 0 && (B(e.currentPage, {
			instancePath: t + "/currentPage",
			parentData: e,
			parentDataProperty: "currentPage",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? B.errors : o.concat(B.errors), s = o.length)), e.nextPage !== void 0 && (V(e.nextPage, {
			instancePath: t + "/nextPage",
			parentData: e,
			parentDataProperty: "nextPage",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? V.errors : o.concat(V.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return yt.errors = o, s === 0;
}
yt.evaluated = {
	props: {
		items: !0,
		starCounts: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function bt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = bt.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), yt(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? yt.errors : o.concat(yt.errors), s = o.length), bt.errors = o, s === 0;
}
bt.evaluated = {
	props: {
		items: !0,
		starCounts: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const xt = Ct;
function St(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = St.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.query === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "query" },
				message: "must have required property 'query'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
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
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/query",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/query",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.display_picture !== void 0 && (v(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length)), e.product_id !== void 0 && (_(e.product_id, {
			instancePath: t + "/product_id",
			parentData: e,
			parentDataProperty: "product_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.similar !== void 0 && typeof e.similar != "boolean") {
			let e = {
				instancePath: t + "/similar",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.price !== void 0 && (j(e.price, {
			instancePath: t + "/price",
			parentData: e,
			parentDataProperty: "price",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.shop_name !== void 0 && (F(e.shop_name, {
			instancePath: t + "/shop_name",
			parentData: e,
			parentDataProperty: "shop_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? F.errors : o.concat(F.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return St.errors = o, s === 0;
}
St.evaluated = {
	props: {
		query: !0,
		display_picture: !0,
		product_id: !0,
		similar: !0,
		price: !0,
		shop_name: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Ct(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ct.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 8) {
			let e = {
				instancePath: t,
				keyword: "maxItems",
				params: { limit: 8 },
				message: "must NOT have more than 8 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) St(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? St.errors : o.concat(St.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Ct.errors = o, s === 0;
}
Ct.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const wt = Dt;
function Tt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Tt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "number") {
		if (e > 20040 || isNaN(e)) {
			let e = {
				instancePath: t,
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 20040
				},
				message: "must be <= 20040"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e < 0 || isNaN(e)) {
			let e = {
				instancePath: t,
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
			instancePath: t,
			keyword: "type",
			params: { type: "number" },
			message: "must be number"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Tt.errors = o, s === 0;
}
Tt.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function Et(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Et.evaluated;
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
		if (e.distanceInKm === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "distanceInKm" },
				message: "must have required property 'distanceInKm'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "product_id" },
				message: "must have required property 'product_id'"
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
		if (e.product_id !== void 0 && (_(e.product_id, {
			instancePath: t + "/product_id",
			parentData: e,
			parentDataProperty: "product_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.product_name !== void 0 && (A(e.product_name, {
			instancePath: t + "/product_name",
			parentData: e,
			parentDataProperty: "product_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? A.errors : o.concat(A.errors), s = o.length)), e.shop !== void 0) {
			let n = e.shop;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.shop_name === void 0) {
					let e = {
						instancePath: t + "/shop",
						keyword: "required",
						params: { missingProperty: "shop_name" },
						message: "must have required property 'shop_name'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.display_picture === void 0) {
					let e = {
						instancePath: t + "/shop",
						keyword: "required",
						params: { missingProperty: "display_picture" },
						message: "must have required property 'display_picture'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				n.shop_name !== void 0 && (F(n.shop_name, {
					instancePath: t + "/shop/shop_name",
					parentData: n,
					parentDataProperty: "shop_name",
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? F.errors : o.concat(F.errors), s = o.length)), n.display_picture !== void 0 && (v(n.display_picture, {
					instancePath: t + "/shop/display_picture",
					parentData: n,
					parentDataProperty: "display_picture",
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length));
			} else {
				let e = {
					instancePath: t + "/shop",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.distanceInKm !== void 0 && (Tt(e.distanceInKm, {
			instancePath: t + "/distanceInKm",
			parentData: e,
			parentDataProperty: "distanceInKm",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Tt.errors : o.concat(Tt.errors), s = o.length)), e.price !== void 0 && (j(e.price, {
			instancePath: t + "/price",
			parentData: e,
			parentDataProperty: "price",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.rating !== void 0 && (P(e.rating, {
			instancePath: t + "/rating",
			parentData: e,
			parentDataProperty: "rating",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? P.errors : o.concat(P.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
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
		product_id: !0,
		product_name: !0,
		shop: !0,
		distanceInKm: !0,
		price: !0,
		rating: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Dt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Dt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 20) {
			let e = {
				instancePath: t,
				keyword: "maxItems",
				params: { limit: 20 },
				message: "must NOT have more than 20 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) Et(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Et.errors : o.concat(Et.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Dt.errors = o, s === 0;
}
Dt.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const Ot = Mt;
function G(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = G.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e != "number" || e % 1 || isNaN(e)) {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (typeof e == "number") {
		if (e > 1e5 || isNaN(e)) {
			let e = {
				instancePath: t,
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e5
				},
				message: "must be <= 100000"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e < 1 || isNaN(e)) {
			let e = {
				instancePath: t,
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
	return G.errors = o, s === 0;
}
G.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function kt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = kt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.cartId === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "cartId" },
				message: "must have required property 'cartId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.productId === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "productId" },
				message: "must have required property 'productId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
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
		if (e.stocks === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "stocks" },
				message: "must have required property 'stocks'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.cartId !== void 0 && (_(e.cartId, {
			instancePath: t + "/cartId",
			parentData: e,
			parentDataProperty: "cartId",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.productId !== void 0 && (_(e.productId, {
			instancePath: t + "/productId",
			parentData: e,
			parentDataProperty: "productId",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.product_name !== void 0 && (A(e.product_name, {
			instancePath: t + "/product_name",
			parentData: e,
			parentDataProperty: "product_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? A.errors : o.concat(A.errors), s = o.length)), e.display_picture !== void 0 && (M(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length)), e.price !== void 0 && (j(e.price, {
			instancePath: t + "/price",
			parentData: e,
			parentDataProperty: "price",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.quantity !== void 0 && (G(e.quantity, {
			instancePath: t + "/quantity",
			parentData: e,
			parentDataProperty: "quantity",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? G.errors : o.concat(G.errors), s = o.length)), e.stocks !== void 0 && (y(e.stocks, {
			instancePath: t + "/stocks",
			parentData: e,
			parentDataProperty: "stocks",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length));
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
function At(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = At.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.shopId === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shopId" },
				message: "must have required property 'shopId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shop_name" },
				message: "must have required property 'shop_name'"
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
		if (e.shopId !== void 0 && (_(e.shopId, {
			instancePath: t + "/shopId",
			parentData: e,
			parentDataProperty: "shopId",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.shop_name !== void 0 && (F(e.shop_name, {
			instancePath: t + "/shop_name",
			parentData: e,
			parentDataProperty: "shop_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? F.errors : o.concat(F.errors), s = o.length)), e.shop_picture !== void 0 && (v(e.shop_picture, {
			instancePath: t + "/shop_picture",
			parentData: e,
			parentDataProperty: "shop_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length)), e.working_hour !== void 0 && (R(e.working_hour, {
			instancePath: t + "/working_hour",
			parentData: e,
			parentDataProperty: "working_hour",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? R.errors : o.concat(R.errors), s = o.length)), e.address !== void 0) {
			let n = e.address;
			if (typeof n == "string") {
				if (m(n) > 500) {
					let e = {
						instancePath: t + "/address",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/address",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
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
		if (e.products !== void 0) {
			let n = e.products;
			if (Array.isArray(n)) {
				if (n.length > 1e3) {
					let e = {
						instancePath: t + "/products",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
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
				for (let r = 0; r < e; r++) kt(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? kt.errors : o.concat(kt.errors), s = o.length);
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
	return At.errors = o, s === 0;
}
At.evaluated = {
	props: {
		shopId: !0,
		shop_name: !0,
		shop_picture: !0,
		working_hour: !0,
		address: !0,
		products: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function jt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = jt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.carts === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "carts" },
				message: "must have required property 'carts'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.totalProductsCount === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "totalProductsCount" },
				message: "must have required property 'totalProductsCount'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.outOfStock === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "outOfStock" },
				message: "must have required property 'outOfStock'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.carts !== void 0) {
			let n = e.carts;
			if (Array.isArray(n)) {
				if (n.length > 1e3) {
					let e = {
						instancePath: t + "/carts",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) At(n[r], {
					instancePath: t + "/carts/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? At.errors : o.concat(At.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/carts",
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
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) At(n[r], {
					instancePath: t + "/outOfStock/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? At.errors : o.concat(At.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/outOfStock",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.totalProductsCount !== void 0 && (y(e.totalProductsCount, {
			instancePath: t + "/totalProductsCount",
			parentData: e,
			parentDataProperty: "totalProductsCount",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length));
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
		carts: !0,
		outOfStock: !0,
		totalProductsCount: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Mt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Mt.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), jt(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? jt.errors : o.concat(jt.errors), s = o.length), Mt.errors = o, s === 0;
}
Mt.evaluated = {
	props: {
		carts: !0,
		outOfStock: !0,
		totalProductsCount: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Nt = Lt;
function Pt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Pt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), kt(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? kt.errors : o.concat(kt.errors), s = o.length), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.isMax === void 0) {
			let e = {
				instancePath: t,
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
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (!1 !== n) {
				let e = {
					instancePath: t + "/isMax",
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
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Pt.errors = o, s === 0;
}
Pt.evaluated = {
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
function Ft(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ft.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.isMax === void 0) {
			let e = {
				instancePath: t,
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
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (!0 !== n) {
				let e = {
					instancePath: t + "/isMax",
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
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Ft.errors = o, s === 0;
}
Ft.evaluated = {
	props: { isMax: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function It(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = It.evaluated;
	c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0);
	let l = s, u = !1, d = null, f = s;
	Pt(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Pt.errors : o.concat(Pt.errors), s = o.length);
	var p = f === s;
	if (p) {
		u = !0, d = 0;
		var m = {};
		m.isMax = !0, m.cartId = !0, m.productId = !0, m.product_name = !0, m.display_picture = !0, m.price = !0, m.quantity = !0, m.stocks = !0;
	}
	let h = s;
	Ft(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Ft.errors : o.concat(Ft.errors), s = o.length);
	var p = h === s;
	if (p && u ? (u = !1, d = [d, 1]) : p && (u = !0, d = 1, m !== !0 && (m ||= {}, m.isMax = !0)), u) s = l, o !== null && (l ? o.length = l : o = null);
	else {
		let e = {
			instancePath: t,
			keyword: "oneOf",
			params: { passingSchemas: d },
			message: "must match exactly one schema in oneOf"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return It.errors = o, c.props = m, s === 0;
}
It.evaluated = {
	dynamicProps: !0,
	dynamicItems: !1
};
function Lt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Lt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), !It(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	})) o = o === null ? It.errors : o.concat(It.errors), s = o.length;
	else var l = It.evaluated.props;
	return Lt.errors = o, c.props = l, s === 0;
}
Lt.evaluated = {
	dynamicProps: !0,
	dynamicItems: !1
};
const Rt = Bt;
function zt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = zt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.cartId === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "cartId" },
				message: "must have required property 'cartId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.productId === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "productId" },
				message: "must have required property 'productId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
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
		if (e.stocks === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "stocks" },
				message: "must have required property 'stocks'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.cartId !== void 0 && (_(e.cartId, {
			instancePath: t + "/cartId",
			parentData: e,
			parentDataProperty: "cartId",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.productId !== void 0 && (_(e.productId, {
			instancePath: t + "/productId",
			parentData: e,
			parentDataProperty: "productId",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.product_name !== void 0 && (A(e.product_name, {
			instancePath: t + "/product_name",
			parentData: e,
			parentDataProperty: "product_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? A.errors : o.concat(A.errors), s = o.length)), e.display_picture !== void 0 && (M(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length)), e.price !== void 0 && (j(e.price, {
			instancePath: t + "/price",
			parentData: e,
			parentDataProperty: "price",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.quantity !== void 0 && (G(e.quantity, {
			instancePath: t + "/quantity",
			parentData: e,
			parentDataProperty: "quantity",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? G.errors : o.concat(G.errors), s = o.length)), e.stocks !== void 0 && (y(e.stocks, {
			instancePath: t + "/stocks",
			parentData: e,
			parentDataProperty: "stocks",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length));
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
function Bt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Bt.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), zt(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? zt.errors : o.concat(zt.errors), s = o.length), Bt.errors = o, s === 0;
}
Bt.evaluated = {
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
const Vt = en, Ht = {
	type: ["string", "null"],
	pattern: "^(https?://.+)?$",
	maxLength: 2e3
}, Ut = RegExp("^(https?://.+)?$", "u");
function Wt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Wt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e != "string" && e !== null) {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: Ht.type },
			message: "must be string,null"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (typeof e == "string") {
		if (m(e) > 2e3) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (!Ut.test(e)) {
			let e = {
				instancePath: t,
				keyword: "pattern",
				params: { pattern: "^(https?://.+)?$" },
				message: "must match pattern \"^(https?://.+)?$\""
			};
			o === null ? o = [e] : o.push(e), s++;
		}
	}
	return Wt.errors = o, s === 0;
}
Wt.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const Gt = {
	type: "object",
	required: [
		"_id",
		"shop",
		"products",
		"payment_method",
		"order_status",
		"total_price",
		"customer",
		"address",
		"payment_status",
		"delivery_method",
		"delivery_instruction",
		"order_timeline",
		"fees",
		"cancel_reason",
		"delivery_reviewed",
		"createdAt"
	],
	properties: {
		_id: { $ref: "contract.json#/components/schemas/Id" },
		customer: {
			default: "",
			$ref: "contract.json#/components/schemas/Id"
		},
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
			default: null,
			type: ["string", "null"],
			maxLength: 500
		},
		order_timeline: {
			default: {},
			type: "object",
			propertyNames: { $ref: "contract.json#/components/schemas/OrderStatus" },
			additionalProperties: { $ref: "contract.json#/components/schemas/Timestamp" }
		},
		order_status: { $ref: "contract.json#/components/schemas/OrderStatus" },
		fees: { $ref: "contract.json#/components/schemas/Money" },
		total_price: { $ref: "contract.json#/components/schemas/Money" },
		cancel_reason: {
			default: null,
			type: ["string", "null"],
			maxLength: 300
		},
		delivery_reviewed: {
			default: !1,
			type: "boolean"
		},
		createdAt: { $ref: "contract.json#/components/schemas/Timestamp" }
	}
};
function Kt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Kt.evaluated;
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
		if (e.isRate === void 0) {
			let e = {
				instancePath: t,
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
						keyword: "required",
						params: { missingProperty: "_id" },
						message: "must have required property '_id'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.product_name === void 0) {
					let e = {
						instancePath: t + "/product",
						keyword: "required",
						params: { missingProperty: "product_name" },
						message: "must have required property 'product_name'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.price === void 0) {
					let e = {
						instancePath: t + "/product",
						keyword: "required",
						params: { missingProperty: "price" },
						message: "must have required property 'price'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.display_picture === void 0) {
					let e = {
						instancePath: t + "/product",
						keyword: "required",
						params: { missingProperty: "display_picture" },
						message: "must have required property 'display_picture'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				n._id !== void 0 && (_(n._id, {
					instancePath: t + "/product/_id",
					parentData: n,
					parentDataProperty: "_id",
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), n.product_name !== void 0 && (A(n.product_name, {
					instancePath: t + "/product/product_name",
					parentData: n,
					parentDataProperty: "product_name",
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? A.errors : o.concat(A.errors), s = o.length)), n.price !== void 0 && (j(n.price, {
					instancePath: t + "/product/price",
					parentData: n,
					parentDataProperty: "price",
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), n.display_picture !== void 0 && (M(n.display_picture, {
					instancePath: t + "/product/display_picture",
					parentData: n,
					parentDataProperty: "display_picture",
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length));
			} else {
				let e = {
					instancePath: t + "/product",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.quantity !== void 0 && (G(e.quantity, {
			instancePath: t + "/quantity",
			parentData: e,
			parentDataProperty: "quantity",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? G.errors : o.concat(G.errors), s = o.length)), e.isRate !== void 0 && typeof e.isRate != "boolean") {
			let e = {
				instancePath: t + "/isRate",
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
	return Kt.errors = o, s === 0;
}
Kt.evaluated = {
	props: {
		product: !0,
		quantity: !0,
		isRate: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const qt = {
	type: "string",
	enum: [
		"cod",
		"card",
		"dob",
		"gcash",
		"paymaya"
	]
};
function K(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = K.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e != "string") {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (e !== "cod" && e !== "card" && e !== "dob" && e !== "gcash" && e !== "paymaya") {
		let e = {
			instancePath: t,
			keyword: "enum",
			params: { allowedValues: qt.enum },
			message: "must be equal to one of the allowed values"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return K.errors = o, s === 0;
}
K.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const Jt = {
	type: "string",
	enum: [
		"PENDING",
		"PAID",
		"FAILED",
		"EXPIRED",
		"REFUNDED"
	]
};
function q(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = q.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e != "string") {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (e !== "PENDING" && e !== "PAID" && e !== "FAILED" && e !== "EXPIRED" && e !== "REFUNDED") {
		let e = {
			instancePath: t,
			keyword: "enum",
			params: { allowedValues: Jt.enum },
			message: "must be equal to one of the allowed values"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return q.errors = o, s === 0;
}
q.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const Yt = {
	type: "string",
	enum: ["PICKUP", "DELIVERY"]
};
function Xt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Xt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e != "string") {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (e !== "PICKUP" && e !== "DELIVERY") {
		let e = {
			instancePath: t,
			keyword: "enum",
			params: { allowedValues: Yt.enum },
			message: "must be equal to one of the allowed values"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Xt.errors = o, s === 0;
}
Xt.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const Zt = {
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
function J(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = J.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e != "string") {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (e !== "PENDING" && e !== "PREPARING" && e !== "PACKED" && e !== "PENDING_CANCELLATION" && e !== "READY_TO_PICK_UP" && e !== "COMPLETED" && e !== "CANCELLED" && e !== "REFUND_REQUESTED" && e !== "REFUNDED" && e !== "REFUND_REJECTED") {
		let e = {
			instancePath: t,
			keyword: "enum",
			params: { allowedValues: Zt.enum },
			message: "must be equal to one of the allowed values"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return J.errors = o, s === 0;
}
J.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function Qt(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Qt.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
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
		if (e.order_status === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "order_status" },
				message: "must have required property 'order_status'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.total_price === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "total_price" },
				message: "must have required property 'total_price'"
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
		if (e.address === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "address" },
				message: "must have required property 'address'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_status === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "payment_status" },
				message: "must have required property 'payment_status'"
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
		if (e.delivery_instruction === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "delivery_instruction" },
				message: "must have required property 'delivery_instruction'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.order_timeline === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "order_timeline" },
				message: "must have required property 'order_timeline'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.fees === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "fees" },
				message: "must have required property 'fees'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.cancel_reason === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "cancel_reason" },
				message: "must have required property 'cancel_reason'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.delivery_reviewed === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "delivery_reviewed" },
				message: "must have required property 'delivery_reviewed'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.createdAt === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.customer !== void 0 && (_(e.customer, {
			instancePath: t + "/customer",
			parentData: e,
			parentDataProperty: "customer",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.shop !== void 0 && (z(e.shop, {
			instancePath: t + "/shop",
			parentData: e,
			parentDataProperty: "shop",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? z.errors : o.concat(z.errors), s = o.length)), e.products !== void 0) {
			let n = e.products;
			if (Array.isArray(n)) {
				if (n.length > 1e3) {
					let e = {
						instancePath: t + "/products",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
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
				for (let r = 0; r < e; r++) Kt(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Kt.errors : o.concat(Kt.errors), s = o.length);
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
		if (e.address !== void 0 && (O(e.address, {
			instancePath: t + "/address",
			parentData: e,
			parentDataProperty: "address",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? O.errors : o.concat(O.errors), s = o.length)), e.pickup_address !== void 0) {
			let n = e.pickup_address;
			if (typeof n == "string") {
				if (m(n) > 500) {
					let e = {
						instancePath: t + "/pickup_address",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/pickup_address",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/pickup_address",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.payment_method !== void 0 && (K(e.payment_method, {
			instancePath: t + "/payment_method",
			parentData: e,
			parentDataProperty: "payment_method",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? K.errors : o.concat(K.errors), s = o.length)), e.payment_status !== void 0 && (q(e.payment_status, {
			instancePath: t + "/payment_status",
			parentData: e,
			parentDataProperty: "payment_status",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? q.errors : o.concat(q.errors), s = o.length)), e.delivery_method !== void 0 && (Xt(e.delivery_method, {
			instancePath: t + "/delivery_method",
			parentData: e,
			parentDataProperty: "delivery_method",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Xt.errors : o.concat(Xt.errors), s = o.length)), e.delivery_instruction !== void 0) {
			let n = e.delivery_instruction;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/delivery_instruction",
					keyword: "type",
					params: { type: Gt.properties.delivery_instruction.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && m(n) > 500) {
				let e = {
					instancePath: t + "/delivery_instruction",
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
					let r = s;
					if (J(e, {
						instancePath: t + "/order_timeline",
						parentData: n,
						parentDataProperty: "order_timeline",
						rootData: i,
						dynamicAnchors: a
					}) || (o = o === null ? J.errors : o.concat(J.errors), s = o.length), r !== s) {
						let n = {
							instancePath: t + "/order_timeline",
							keyword: "propertyNames",
							params: { propertyName: e },
							message: "property name must be valid"
						};
						o === null ? o = [n] : o.push(n), s++;
					}
				}
				for (let e in n) U(n[e], {
					instancePath: t + "/order_timeline/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: n,
					parentDataProperty: e,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? U.errors : o.concat(U.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/order_timeline",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.order_status !== void 0 && (J(e.order_status, {
			instancePath: t + "/order_status",
			parentData: e,
			parentDataProperty: "order_status",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? J.errors : o.concat(J.errors), s = o.length)), e.fees !== void 0 && (j(e.fees, {
			instancePath: t + "/fees",
			parentData: e,
			parentDataProperty: "fees",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.total_price !== void 0 && (j(e.total_price, {
			instancePath: t + "/total_price",
			parentData: e,
			parentDataProperty: "total_price",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.cancel_reason !== void 0) {
			let n = e.cancel_reason;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/cancel_reason",
					keyword: "type",
					params: { type: Gt.properties.cancel_reason.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && m(n) > 300) {
				let e = {
					instancePath: t + "/cancel_reason",
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
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.createdAt !== void 0 && (U(e.createdAt, {
			instancePath: t + "/createdAt",
			parentData: e,
			parentDataProperty: "createdAt",
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
	return Qt.errors = o, s === 0;
}
Qt.evaluated = {
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
function $t(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = $t.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.transactions === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "transactions" },
				message: "must have required property 'transactions'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.checkout_page_url !== void 0 && (Wt(e.checkout_page_url, {
			instancePath: t + "/checkout_page_url",
			parentData: e,
			parentDataProperty: "checkout_page_url",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Wt.errors : o.concat(Wt.errors), s = o.length)), e.transactions !== void 0) {
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
				for (let r = 0; r < e; r++) Qt(n[r], {
					instancePath: t + "/transactions/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Qt.errors : o.concat(Qt.errors), s = o.length);
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
	return $t.errors = o, s === 0;
}
$t.evaluated = {
	props: {
		checkout_page_url: !0,
		transactions: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function en(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = en.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), $t(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? $t.errors : o.concat($t.errors), s = o.length), en.errors = o, s === 0;
}
en.evaluated = {
	props: {
		checkout_page_url: !0,
		transactions: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const tn = an, nn = {
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
function rn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = rn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.payment_method === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "payment_method" },
				message: "must have required property 'payment_method'"
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
		if (e.link_page_url === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "link_page_url" },
				message: "must have required property 'link_page_url'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_method !== void 0 && (K(e.payment_method, {
			instancePath: t + "/payment_method",
			parentData: e,
			parentDataProperty: "payment_method",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? K.errors : o.concat(K.errors), s = o.length)), e.status !== void 0) {
			let n = e.status;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/status",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "PENDING" && n !== "LINKED") {
				let e = {
					instancePath: t + "/status",
					keyword: "enum",
					params: { allowedValues: nn.properties.status.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.link_page_url !== void 0 && (v(e.link_page_url, {
			instancePath: t + "/link_page_url",
			parentData: e,
			parentDataProperty: "link_page_url",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length));
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
		payment_method: !0,
		status: !0,
		link_page_url: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function an(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = an.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), rn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? rn.errors : o.concat(rn.errors), s = o.length), an.errors = o, s === 0;
}
an.evaluated = {
	props: {
		payment_method: !0,
		status: !0,
		link_page_url: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const on = cn;
function sn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = sn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.status === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.transactionId === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "transactionId" },
				message: "must have required property 'transactionId'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.paymentType === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "paymentType" },
				message: "must have required property 'paymentType'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.icon === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "icon" },
				message: "must have required property 'icon'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.description === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.status !== void 0 && (q(e.status, {
			instancePath: t + "/status",
			parentData: e,
			parentDataProperty: "status",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? q.errors : o.concat(q.errors), s = o.length)), e.transactionId !== void 0 && (_(e.transactionId, {
			instancePath: t + "/transactionId",
			parentData: e,
			parentDataProperty: "transactionId",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.paymentType !== void 0 && (K(e.paymentType, {
			instancePath: t + "/paymentType",
			parentData: e,
			parentDataProperty: "paymentType",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? K.errors : o.concat(K.errors), s = o.length)), e.icon !== void 0 && (M(e.icon, {
			instancePath: t + "/icon",
			parentData: e,
			parentDataProperty: "icon",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length)), e.description !== void 0) {
			let n = e.description;
			if (typeof n == "string") {
				if (m(n) > 500) {
					let e = {
						instancePath: t + "/description",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
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
		e.checkout_page_url !== void 0 && (Wt(e.checkout_page_url, {
			instancePath: t + "/checkout_page_url",
			parentData: e,
			parentDataProperty: "checkout_page_url",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Wt.errors : o.concat(Wt.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return sn.errors = o, s === 0;
}
sn.evaluated = {
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
function cn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = cn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), sn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? sn.errors : o.concat(sn.errors), s = o.length), cn.errors = o, s === 0;
}
cn.evaluated = {
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
const ln = dn;
function un(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = un.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
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
		if (e.order_status === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "order_status" },
				message: "must have required property 'order_status'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.total_price === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "total_price" },
				message: "must have required property 'total_price'"
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
		if (e.address === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "address" },
				message: "must have required property 'address'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.payment_status === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "payment_status" },
				message: "must have required property 'payment_status'"
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
		if (e.delivery_instruction === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "delivery_instruction" },
				message: "must have required property 'delivery_instruction'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.order_timeline === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "order_timeline" },
				message: "must have required property 'order_timeline'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.fees === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "fees" },
				message: "must have required property 'fees'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.cancel_reason === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "cancel_reason" },
				message: "must have required property 'cancel_reason'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.delivery_reviewed === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "delivery_reviewed" },
				message: "must have required property 'delivery_reviewed'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.createdAt === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.customer !== void 0 && (_(e.customer, {
			instancePath: t + "/customer",
			parentData: e,
			parentDataProperty: "customer",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.shop !== void 0 && (z(e.shop, {
			instancePath: t + "/shop",
			parentData: e,
			parentDataProperty: "shop",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? z.errors : o.concat(z.errors), s = o.length)), e.products !== void 0) {
			let n = e.products;
			if (Array.isArray(n)) {
				if (n.length > 1e3) {
					let e = {
						instancePath: t + "/products",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
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
				for (let r = 0; r < e; r++) Kt(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Kt.errors : o.concat(Kt.errors), s = o.length);
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
		if (e.address !== void 0 && (O(e.address, {
			instancePath: t + "/address",
			parentData: e,
			parentDataProperty: "address",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? O.errors : o.concat(O.errors), s = o.length)), e.pickup_address !== void 0) {
			let n = e.pickup_address;
			if (typeof n == "string") {
				if (m(n) > 500) {
					let e = {
						instancePath: t + "/pickup_address",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/pickup_address",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/pickup_address",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.payment_method !== void 0 && (K(e.payment_method, {
			instancePath: t + "/payment_method",
			parentData: e,
			parentDataProperty: "payment_method",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? K.errors : o.concat(K.errors), s = o.length)), e.payment_status !== void 0 && (q(e.payment_status, {
			instancePath: t + "/payment_status",
			parentData: e,
			parentDataProperty: "payment_status",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? q.errors : o.concat(q.errors), s = o.length)), e.delivery_method !== void 0 && (Xt(e.delivery_method, {
			instancePath: t + "/delivery_method",
			parentData: e,
			parentDataProperty: "delivery_method",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Xt.errors : o.concat(Xt.errors), s = o.length)), e.delivery_instruction !== void 0) {
			let n = e.delivery_instruction;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/delivery_instruction",
					keyword: "type",
					params: { type: Gt.properties.delivery_instruction.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && m(n) > 500) {
				let e = {
					instancePath: t + "/delivery_instruction",
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
					let r = s;
					if (J(e, {
						instancePath: t + "/order_timeline",
						parentData: n,
						parentDataProperty: "order_timeline",
						rootData: i,
						dynamicAnchors: a
					}) || (o = o === null ? J.errors : o.concat(J.errors), s = o.length), r !== s) {
						let n = {
							instancePath: t + "/order_timeline",
							keyword: "propertyNames",
							params: { propertyName: e },
							message: "property name must be valid"
						};
						o === null ? o = [n] : o.push(n), s++;
					}
				}
				for (let e in n) U(n[e], {
					instancePath: t + "/order_timeline/" + e.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: n,
					parentDataProperty: e,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? U.errors : o.concat(U.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/order_timeline",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.order_status !== void 0 && (J(e.order_status, {
			instancePath: t + "/order_status",
			parentData: e,
			parentDataProperty: "order_status",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? J.errors : o.concat(J.errors), s = o.length)), e.fees !== void 0 && (j(e.fees, {
			instancePath: t + "/fees",
			parentData: e,
			parentDataProperty: "fees",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.total_price !== void 0 && (j(e.total_price, {
			instancePath: t + "/total_price",
			parentData: e,
			parentDataProperty: "total_price",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.cancel_reason !== void 0) {
			let n = e.cancel_reason;
			if (typeof n != "string" && n !== null) {
				let e = {
					instancePath: t + "/cancel_reason",
					keyword: "type",
					params: { type: Gt.properties.cancel_reason.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && m(n) > 300) {
				let e = {
					instancePath: t + "/cancel_reason",
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
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.createdAt !== void 0 && (U(e.createdAt, {
			instancePath: t + "/createdAt",
			parentData: e,
			parentDataProperty: "createdAt",
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
	return un.errors = o, s === 0;
}
un.evaluated = {
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
function dn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = dn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), un(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? un.errors : o.concat(un.errors), s = o.length), dn.errors = o, s === 0;
}
dn.evaluated = {
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
const fn = mn;
function pn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = pn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.finalAmount === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "finalAmount" },
				message: "must have required property 'finalAmount'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.basePrice === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "basePrice" },
				message: "must have required property 'basePrice'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.xenditTransactionFee === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "xenditTransactionFee" },
				message: "must have required property 'xenditTransactionFee'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.tax === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "tax" },
				message: "must have required property 'tax'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.finalAmount !== void 0 && (j(e.finalAmount, {
			instancePath: t + "/finalAmount",
			parentData: e,
			parentDataProperty: "finalAmount",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.basePrice !== void 0 && (j(e.basePrice, {
			instancePath: t + "/basePrice",
			parentData: e,
			parentDataProperty: "basePrice",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.xenditTransactionFee !== void 0 && (j(e.xenditTransactionFee, {
			instancePath: t + "/xenditTransactionFee",
			parentData: e,
			parentDataProperty: "xenditTransactionFee",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.tax !== void 0 && (j(e.tax, {
			instancePath: t + "/tax",
			parentData: e,
			parentDataProperty: "tax",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.deliveryFee !== void 0 && (j(e.deliveryFee, {
			instancePath: t + "/deliveryFee",
			parentData: e,
			parentDataProperty: "deliveryFee",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return pn.errors = o, s === 0;
}
pn.evaluated = {
	props: {
		finalAmount: !0,
		basePrice: !0,
		xenditTransactionFee: !0,
		tax: !0,
		deliveryFee: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function mn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = mn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), pn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? pn.errors : o.concat(pn.errors), s = o.length), mn.errors = o, s === 0;
}
mn.evaluated = {
	props: {
		finalAmount: !0,
		basePrice: !0,
		xenditTransactionFee: !0,
		tax: !0,
		deliveryFee: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const hn = _n;
function gn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = gn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.items === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.currentPage === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "currentPage" },
				message: "must have required property 'currentPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nextPage === void 0) {
			let e = {
				instancePath: t,
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
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) Qt(n[r], {
					instancePath: t + "/items/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Qt.errors : o.concat(Qt.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/items",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.currentPage !== void 0 && (B(e.currentPage, {
			instancePath: t + "/currentPage",
			parentData: e,
			parentDataProperty: "currentPage",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? B.errors : o.concat(B.errors), s = o.length)), e.nextPage !== void 0 && (V(e.nextPage, {
			instancePath: t + "/nextPage",
			parentData: e,
			parentDataProperty: "nextPage",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? V.errors : o.concat(V.errors), s = o.length));
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
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function _n(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = _n.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), gn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? gn.errors : o.concat(gn.errors), s = o.length), _n.errors = o, s === 0;
}
_n.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const vn = bn;
function yn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = yn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.transaction_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "transaction_id" },
				message: "must have required property 'transaction_id'"
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
		if (e.driver_rating === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "driver_rating" },
				message: "must have required property 'driver_rating'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.driver_delivery_feedback === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "driver_delivery_feedback" },
				message: "must have required property 'driver_delivery_feedback'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.transaction_id !== void 0 && (_(e.transaction_id, {
			instancePath: t + "/transaction_id",
			parentData: e,
			parentDataProperty: "transaction_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.user_id !== void 0 && (_(e.user_id, {
			instancePath: t + "/user_id",
			parentData: e,
			parentDataProperty: "user_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.driver_rating !== void 0 && (H(e.driver_rating, {
			instancePath: t + "/driver_rating",
			parentData: e,
			parentDataProperty: "driver_rating",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? H.errors : o.concat(H.errors), s = o.length)), e.driver_delivery_feedback !== void 0 && (W(e.driver_delivery_feedback, {
			instancePath: t + "/driver_delivery_feedback",
			parentData: e,
			parentDataProperty: "driver_delivery_feedback",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? W.errors : o.concat(W.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return yn.errors = o, s === 0;
}
yn.evaluated = {
	props: {
		transaction_id: !0,
		user_id: !0,
		driver_rating: !0,
		driver_delivery_feedback: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function bn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = bn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), yn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? yn.errors : o.concat(yn.errors), s = o.length), bn.errors = o, s === 0;
}
bn.evaluated = {
	props: {
		transaction_id: !0,
		user_id: !0,
		driver_rating: !0,
		driver_delivery_feedback: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const xn = kn, Sn = {
	type: "object",
	required: [
		"_id",
		"name",
		"schedule_type",
		"notification_date",
		"is_active",
		"theme",
		"address",
		"payment_method",
		"user_id",
		"next_checkout_date",
		"products"
	],
	properties: {
		_id: { $ref: "contract.json#/components/schemas/Id" },
		name: {
			type: "string",
			maxLength: 50
		},
		theme: {
			default: "sunrise",
			$ref: "contract.json#/components/schemas/Theme"
		},
		address: {
			default: "",
			$ref: "contract.json#/components/schemas/Id"
		},
		payment_method: {
			default: "cod",
			$ref: "contract.json#/components/schemas/PaymentMethod"
		},
		user_id: {
			default: "",
			$ref: "contract.json#/components/schemas/Id"
		},
		schedule_type: { $ref: "contract.json#/components/schemas/ScheduleType" },
		notification_date: { $ref: "contract.json#/components/schemas/NotificationDate" },
		is_active: { type: "boolean" },
		next_checkout_date: {
			default: null,
			type: ["string", "null"],
			format: "date-time"
		},
		products: {
			default: [],
			type: "array",
			maxItems: 1e3,
			items: { $ref: "contract.json#/components/schemas/ScheduleShopGroup" }
		}
	}
}, Cn = {
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
};
function Y(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Y.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e != "string") {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (e !== "sunrise" && e !== "deepsea" && e !== "night" && e !== "fuchsia" && e !== "sunset" && e !== "bloodred" && e !== "pansy" && e !== "neptune" && e !== "aurora" && e !== "sunflower" && e !== "lazuli" && e !== "emerald" && e !== "poppy" && e !== "grey" && e !== "mars") {
		let e = {
			instancePath: t,
			keyword: "enum",
			params: { allowedValues: Cn.enum },
			message: "must be equal to one of the allowed values"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Y.errors = o, s === 0;
}
Y.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const wn = {
	type: "string",
	enum: [
		"monthly",
		"yearly",
		"weekly",
		"once"
	]
};
function X(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = X.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e != "string") {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (e !== "monthly" && e !== "yearly" && e !== "weekly" && e !== "once") {
		let e = {
			instancePath: t,
			keyword: "enum",
			params: { allowedValues: wn.enum },
			message: "must be equal to one of the allowed values"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return X.errors = o, s === 0;
}
X.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const Tn = {
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
};
function Z(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Z.evaluated;
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
		if (e.time !== void 0 && (L(e.time, {
			instancePath: t + "/time",
			parentData: e,
			parentDataProperty: "time",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? L.errors : o.concat(L.errors), s = o.length)), e.day_of_month !== void 0) {
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
					params: { allowedValues: Tn.properties.day_of_month.anyOf[1].enum },
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
	return Z.errors = o, s === 0;
}
Z.evaluated = {
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
function En(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = En.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.order_product_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "order_product_id" },
				message: "must have required property 'order_product_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "product_id" },
				message: "must have required property 'product_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
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
		if (e.stocks === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "stocks" },
				message: "must have required property 'stocks'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
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
		e.order_product_id !== void 0 && (_(e.order_product_id, {
			instancePath: t + "/order_product_id",
			parentData: e,
			parentDataProperty: "order_product_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.product_id !== void 0 && (_(e.product_id, {
			instancePath: t + "/product_id",
			parentData: e,
			parentDataProperty: "product_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.product_name !== void 0 && (A(e.product_name, {
			instancePath: t + "/product_name",
			parentData: e,
			parentDataProperty: "product_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? A.errors : o.concat(A.errors), s = o.length)), e.price !== void 0 && (j(e.price, {
			instancePath: t + "/price",
			parentData: e,
			parentDataProperty: "price",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.quantity !== void 0 && (G(e.quantity, {
			instancePath: t + "/quantity",
			parentData: e,
			parentDataProperty: "quantity",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? G.errors : o.concat(G.errors), s = o.length)), e.stocks !== void 0 && (y(e.stocks, {
			instancePath: t + "/stocks",
			parentData: e,
			parentDataProperty: "stocks",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.display_picture !== void 0 && (M(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length)), e.shop_id !== void 0 && (_(e.shop_id, {
			instancePath: t + "/shop_id",
			parentData: e,
			parentDataProperty: "shop_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length));
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
function Q(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Q.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.shop_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shop_id" },
				message: "must have required property 'shop_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shop_name" },
				message: "must have required property 'shop_name'"
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
		if (e.shop_id !== void 0 && (_(e.shop_id, {
			instancePath: t + "/shop_id",
			parentData: e,
			parentDataProperty: "shop_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.shop_name !== void 0 && (F(e.shop_name, {
			instancePath: t + "/shop_name",
			parentData: e,
			parentDataProperty: "shop_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? F.errors : o.concat(F.errors), s = o.length)), e.shop_picture !== void 0 && (v(e.shop_picture, {
			instancePath: t + "/shop_picture",
			parentData: e,
			parentDataProperty: "shop_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length)), e.products !== void 0) {
			let n = e.products;
			if (Array.isArray(n)) {
				if (n.length > 1e3) {
					let e = {
						instancePath: t + "/products",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
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
				for (let r = 0; r < e; r++) En(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? En.errors : o.concat(En.errors), s = o.length);
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
	return Q.errors = o, s === 0;
}
Q.evaluated = {
	props: {
		shop_id: !0,
		shop_name: !0,
		shop_picture: !0,
		products: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Dn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Dn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
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
		if (e.is_active === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_active" },
				message: "must have required property 'is_active'"
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
		if (e.next_checkout_date === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "next_checkout_date" },
				message: "must have required property 'next_checkout_date'"
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
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.name !== void 0) {
			let n = e.name;
			if (typeof n == "string") {
				if (m(n) > 50) {
					let e = {
						instancePath: t + "/name",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
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
		if (e.theme !== void 0 && (Y(e.theme, {
			instancePath: t + "/theme",
			parentData: e,
			parentDataProperty: "theme",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Y.errors : o.concat(Y.errors), s = o.length)), e.address !== void 0 && (_(e.address, {
			instancePath: t + "/address",
			parentData: e,
			parentDataProperty: "address",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.payment_method !== void 0 && (K(e.payment_method, {
			instancePath: t + "/payment_method",
			parentData: e,
			parentDataProperty: "payment_method",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? K.errors : o.concat(K.errors), s = o.length)), e.user_id !== void 0 && (_(e.user_id, {
			instancePath: t + "/user_id",
			parentData: e,
			parentDataProperty: "user_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.schedule_type !== void 0 && (X(e.schedule_type, {
			instancePath: t + "/schedule_type",
			parentData: e,
			parentDataProperty: "schedule_type",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? X.errors : o.concat(X.errors), s = o.length)), e.notification_date !== void 0 && (Z(e.notification_date, {
			instancePath: t + "/notification_date",
			parentData: e,
			parentDataProperty: "notification_date",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Z.errors : o.concat(Z.errors), s = o.length)), e.is_active !== void 0 && typeof e.is_active != "boolean") {
			let e = {
				instancePath: t + "/is_active",
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
					keyword: "type",
					params: { type: Sn.properties.next_checkout_date.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && !ft.validate(n)) {
				let e = {
					instancePath: t + "/next_checkout_date",
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
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) Q(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Q.errors : o.concat(Q.errors), s = o.length);
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
	return Dn.errors = o, s === 0;
}
Dn.evaluated = {
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
function On(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = On.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Dn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Dn.errors : o.concat(Dn.errors), s = o.length), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.id !== void 0 && (_(e.id, {
			instancePath: t + "/id",
			parentData: e,
			parentDataProperty: "id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length));
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
function kn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = kn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), On(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? On.errors : o.concat(On.errors), s = o.length), kn.errors = o, s === 0;
}
kn.evaluated = {
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
const An = Mn;
function jn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = jn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
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
		if (e.is_active === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_active" },
				message: "must have required property 'is_active'"
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
		if (e.next_checkout_date === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "next_checkout_date" },
				message: "must have required property 'next_checkout_date'"
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
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.name !== void 0) {
			let n = e.name;
			if (typeof n == "string") {
				if (m(n) > 50) {
					let e = {
						instancePath: t + "/name",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
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
		if (e.theme !== void 0 && (Y(e.theme, {
			instancePath: t + "/theme",
			parentData: e,
			parentDataProperty: "theme",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Y.errors : o.concat(Y.errors), s = o.length)), e.address !== void 0 && (_(e.address, {
			instancePath: t + "/address",
			parentData: e,
			parentDataProperty: "address",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.payment_method !== void 0 && (K(e.payment_method, {
			instancePath: t + "/payment_method",
			parentData: e,
			parentDataProperty: "payment_method",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? K.errors : o.concat(K.errors), s = o.length)), e.user_id !== void 0 && (_(e.user_id, {
			instancePath: t + "/user_id",
			parentData: e,
			parentDataProperty: "user_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.schedule_type !== void 0 && (X(e.schedule_type, {
			instancePath: t + "/schedule_type",
			parentData: e,
			parentDataProperty: "schedule_type",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? X.errors : o.concat(X.errors), s = o.length)), e.notification_date !== void 0 && (Z(e.notification_date, {
			instancePath: t + "/notification_date",
			parentData: e,
			parentDataProperty: "notification_date",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Z.errors : o.concat(Z.errors), s = o.length)), e.is_active !== void 0 && typeof e.is_active != "boolean") {
			let e = {
				instancePath: t + "/is_active",
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
					keyword: "type",
					params: { type: Sn.properties.next_checkout_date.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && !ft.validate(n)) {
				let e = {
					instancePath: t + "/next_checkout_date",
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
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) Q(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Q.errors : o.concat(Q.errors), s = o.length);
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
	return jn.errors = o, s === 0;
}
jn.evaluated = {
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
function Mn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Mn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 1e3) {
			let e = {
				instancePath: t,
				keyword: "maxItems",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) jn(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? jn.errors : o.concat(jn.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Mn.errors = o, s === 0;
}
Mn.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const Nn = Fn;
function Pn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Pn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
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
		if (e.is_active === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_active" },
				message: "must have required property 'is_active'"
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
		if (e.next_checkout_date === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "next_checkout_date" },
				message: "must have required property 'next_checkout_date'"
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
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.name !== void 0) {
			let n = e.name;
			if (typeof n == "string") {
				if (m(n) > 50) {
					let e = {
						instancePath: t + "/name",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
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
		if (e.theme !== void 0 && (Y(e.theme, {
			instancePath: t + "/theme",
			parentData: e,
			parentDataProperty: "theme",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Y.errors : o.concat(Y.errors), s = o.length)), e.address !== void 0 && (_(e.address, {
			instancePath: t + "/address",
			parentData: e,
			parentDataProperty: "address",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.payment_method !== void 0 && (K(e.payment_method, {
			instancePath: t + "/payment_method",
			parentData: e,
			parentDataProperty: "payment_method",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? K.errors : o.concat(K.errors), s = o.length)), e.user_id !== void 0 && (_(e.user_id, {
			instancePath: t + "/user_id",
			parentData: e,
			parentDataProperty: "user_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.schedule_type !== void 0 && (X(e.schedule_type, {
			instancePath: t + "/schedule_type",
			parentData: e,
			parentDataProperty: "schedule_type",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? X.errors : o.concat(X.errors), s = o.length)), e.notification_date !== void 0 && (Z(e.notification_date, {
			instancePath: t + "/notification_date",
			parentData: e,
			parentDataProperty: "notification_date",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Z.errors : o.concat(Z.errors), s = o.length)), e.is_active !== void 0 && typeof e.is_active != "boolean") {
			let e = {
				instancePath: t + "/is_active",
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
					keyword: "type",
					params: { type: Sn.properties.next_checkout_date.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && !ft.validate(n)) {
				let e = {
					instancePath: t + "/next_checkout_date",
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
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) Q(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Q.errors : o.concat(Q.errors), s = o.length);
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
	return Pn.errors = o, s === 0;
}
Pn.evaluated = {
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
const In = Rn;
function Ln(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ln.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
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
		if (e.is_active === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_active" },
				message: "must have required property 'is_active'"
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
		if (e.next_checkout_date === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "next_checkout_date" },
				message: "must have required property 'next_checkout_date'"
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
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.name !== void 0) {
			let n = e.name;
			if (typeof n == "string") {
				if (m(n) > 50) {
					let e = {
						instancePath: t + "/name",
						keyword: "maxLength",
						params: { limit: 50 },
						message: "must NOT have more than 50 characters"
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
		if (e.theme !== void 0 && (Y(e.theme, {
			instancePath: t + "/theme",
			parentData: e,
			parentDataProperty: "theme",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Y.errors : o.concat(Y.errors), s = o.length)), e.address !== void 0 && (_(e.address, {
			instancePath: t + "/address",
			parentData: e,
			parentDataProperty: "address",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.payment_method !== void 0 && (K(e.payment_method, {
			instancePath: t + "/payment_method",
			parentData: e,
			parentDataProperty: "payment_method",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? K.errors : o.concat(K.errors), s = o.length)), e.user_id !== void 0 && (_(e.user_id, {
			instancePath: t + "/user_id",
			parentData: e,
			parentDataProperty: "user_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.schedule_type !== void 0 && (X(e.schedule_type, {
			instancePath: t + "/schedule_type",
			parentData: e,
			parentDataProperty: "schedule_type",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? X.errors : o.concat(X.errors), s = o.length)), e.notification_date !== void 0 && (Z(e.notification_date, {
			instancePath: t + "/notification_date",
			parentData: e,
			parentDataProperty: "notification_date",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Z.errors : o.concat(Z.errors), s = o.length)), e.is_active !== void 0 && typeof e.is_active != "boolean") {
			let e = {
				instancePath: t + "/is_active",
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
					keyword: "type",
					params: { type: Sn.properties.next_checkout_date.type },
					message: "must be string,null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (typeof n == "string" && !ft.validate(n)) {
				let e = {
					instancePath: t + "/next_checkout_date",
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
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) Q(n[r], {
					instancePath: t + "/products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Q.errors : o.concat(Q.errors), s = o.length);
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
	return Ln.errors = o, s === 0;
}
Ln.evaluated = {
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
function Rn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Rn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 100) {
			let e = {
				instancePath: t,
				keyword: "maxItems",
				params: { limit: 100 },
				message: "must NOT have more than 100 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) Ln(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Ln.errors : o.concat(Ln.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Rn.errors = o, s === 0;
}
Rn.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const zn = Vn;
function Bn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Bn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.order_product_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "order_product_id" },
				message: "must have required property 'order_product_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "product_id" },
				message: "must have required property 'product_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
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
		if (e.stocks === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "stocks" },
				message: "must have required property 'stocks'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
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
		e.order_product_id !== void 0 && (_(e.order_product_id, {
			instancePath: t + "/order_product_id",
			parentData: e,
			parentDataProperty: "order_product_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.product_id !== void 0 && (_(e.product_id, {
			instancePath: t + "/product_id",
			parentData: e,
			parentDataProperty: "product_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.product_name !== void 0 && (A(e.product_name, {
			instancePath: t + "/product_name",
			parentData: e,
			parentDataProperty: "product_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? A.errors : o.concat(A.errors), s = o.length)), e.price !== void 0 && (j(e.price, {
			instancePath: t + "/price",
			parentData: e,
			parentDataProperty: "price",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.quantity !== void 0 && (G(e.quantity, {
			instancePath: t + "/quantity",
			parentData: e,
			parentDataProperty: "quantity",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? G.errors : o.concat(G.errors), s = o.length)), e.stocks !== void 0 && (y(e.stocks, {
			instancePath: t + "/stocks",
			parentData: e,
			parentDataProperty: "stocks",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.display_picture !== void 0 && (M(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length)), e.shop_id !== void 0 && (_(e.shop_id, {
			instancePath: t + "/shop_id",
			parentData: e,
			parentDataProperty: "shop_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length));
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
const Hn = Wn;
function Un(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Un.evaluated;
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
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "user" },
				message: "must have required property 'user'"
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
		if (e.type === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_default === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_default" },
				message: "must have required property 'is_default'"
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
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.user !== void 0 && (_(e.user, {
			instancePath: t + "/user",
			parentData: e,
			parentDataProperty: "user",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.owner_name !== void 0 && (b(e.owner_name, {
			instancePath: t + "/owner_name",
			parentData: e,
			parentDataProperty: "owner_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length)), e.country !== void 0 && (x(e.country, {
			instancePath: t + "/country",
			parentData: e,
			parentDataProperty: "country",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? x.errors : o.concat(x.errors), s = o.length)), e.region !== void 0 && (b(e.region, {
			instancePath: t + "/region",
			parentData: e,
			parentDataProperty: "region",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length)), e.state_province !== void 0 && (b(e.state_province, {
			instancePath: t + "/state_province",
			parentData: e,
			parentDataProperty: "state_province",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length)), e.city !== void 0 && (b(e.city, {
			instancePath: t + "/city",
			parentData: e,
			parentDataProperty: "city",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length)), e.barangay !== void 0 && (b(e.barangay, {
			instancePath: t + "/barangay",
			parentData: e,
			parentDataProperty: "barangay",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length)), e.zipcode !== void 0 && (S(e.zipcode, {
			instancePath: t + "/zipcode",
			parentData: e,
			parentDataProperty: "zipcode",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? S.errors : o.concat(S.errors), s = o.length)), e.street !== void 0 && (C(e.street, {
			instancePath: t + "/street",
			parentData: e,
			parentDataProperty: "street",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? C.errors : o.concat(C.errors), s = o.length)), e.address_line !== void 0 && (w(e.address_line, {
			instancePath: t + "/address_line",
			parentData: e,
			parentDataProperty: "address_line",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? w.errors : o.concat(w.errors), s = o.length)), e.mobile_number !== void 0 && (T(e.mobile_number, {
			instancePath: t + "/mobile_number",
			parentData: e,
			parentDataProperty: "mobile_number",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? T.errors : o.concat(T.errors), s = o.length)), e.type !== void 0 && (E(e.type, {
			instancePath: t + "/type",
			parentData: e,
			parentDataProperty: "type",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? E.errors : o.concat(E.errors), s = o.length)), e.is_default !== void 0 && typeof e.is_default != "boolean") {
			let e = {
				instancePath: t + "/is_default",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.geolocation !== void 0 && (D(e.geolocation, {
			instancePath: t + "/geolocation",
			parentData: e,
			parentDataProperty: "geolocation",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? D.errors : o.concat(D.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
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
function Wn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Wn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 1e3) {
			let e = {
				instancePath: t,
				keyword: "maxItems",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) Un(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Un.errors : o.concat(Un.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Wn.errors = o, s === 0;
}
Wn.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const Gn = qn;
function Kn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Kn.evaluated;
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
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.user === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "user" },
				message: "must have required property 'user'"
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
		if (e.type === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_default === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_default" },
				message: "must have required property 'is_default'"
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
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.user !== void 0 && (_(e.user, {
			instancePath: t + "/user",
			parentData: e,
			parentDataProperty: "user",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.owner_name !== void 0 && (b(e.owner_name, {
			instancePath: t + "/owner_name",
			parentData: e,
			parentDataProperty: "owner_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length)), e.country !== void 0 && (x(e.country, {
			instancePath: t + "/country",
			parentData: e,
			parentDataProperty: "country",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? x.errors : o.concat(x.errors), s = o.length)), e.region !== void 0 && (b(e.region, {
			instancePath: t + "/region",
			parentData: e,
			parentDataProperty: "region",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length)), e.state_province !== void 0 && (b(e.state_province, {
			instancePath: t + "/state_province",
			parentData: e,
			parentDataProperty: "state_province",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length)), e.city !== void 0 && (b(e.city, {
			instancePath: t + "/city",
			parentData: e,
			parentDataProperty: "city",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length)), e.barangay !== void 0 && (b(e.barangay, {
			instancePath: t + "/barangay",
			parentData: e,
			parentDataProperty: "barangay",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length)), e.zipcode !== void 0 && (S(e.zipcode, {
			instancePath: t + "/zipcode",
			parentData: e,
			parentDataProperty: "zipcode",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? S.errors : o.concat(S.errors), s = o.length)), e.street !== void 0 && (C(e.street, {
			instancePath: t + "/street",
			parentData: e,
			parentDataProperty: "street",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? C.errors : o.concat(C.errors), s = o.length)), e.address_line !== void 0 && (w(e.address_line, {
			instancePath: t + "/address_line",
			parentData: e,
			parentDataProperty: "address_line",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? w.errors : o.concat(w.errors), s = o.length)), e.mobile_number !== void 0 && (T(e.mobile_number, {
			instancePath: t + "/mobile_number",
			parentData: e,
			parentDataProperty: "mobile_number",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? T.errors : o.concat(T.errors), s = o.length)), e.type !== void 0 && (E(e.type, {
			instancePath: t + "/type",
			parentData: e,
			parentDataProperty: "type",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? E.errors : o.concat(E.errors), s = o.length)), e.is_default !== void 0 && typeof e.is_default != "boolean") {
			let e = {
				instancePath: t + "/is_default",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.geolocation !== void 0 && (D(e.geolocation, {
			instancePath: t + "/geolocation",
			parentData: e,
			parentDataProperty: "geolocation",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? D.errors : o.concat(D.errors), s = o.length));
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
function qn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = qn.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Kn(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Kn.errors : o.concat(Kn.errors), s = o.length), qn.errors = o, s === 0;
}
qn.evaluated = {
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
const Jn = Xn;
function Yn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Yn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (!oe.test(e)) {
			let e = {
				instancePath: t,
				keyword: "pattern",
				params: { pattern: "^[0-9a-f]{24}$" },
				message: "must match pattern \"^[0-9a-f]{24}$\""
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
	return Yn.errors = o, s === 0;
}
Yn.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function Xn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Xn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.conversation_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "conversation_id" },
				message: "must have required property 'conversation_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.conversation_id !== void 0 && (Yn(e.conversation_id, {
			instancePath: t + "/conversation_id",
			parentData: e,
			parentDataProperty: "conversation_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Yn.errors : o.concat(Yn.errors), s = o.length));
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
	props: { conversation_id: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const Zn = er;
function $(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = $.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shop_name" },
				message: "must have required property 'shop_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_online === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_online" },
				message: "must have required property 'is_online'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.shop_name !== void 0 && (F(e.shop_name, {
			instancePath: t + "/shop_name",
			parentData: e,
			parentDataProperty: "shop_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? F.errors : o.concat(F.errors), s = o.length)), e.shop_handle !== void 0 && (I(e.shop_handle, {
			instancePath: t + "/shop_handle",
			parentData: e,
			parentDataProperty: "shop_handle",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? I.errors : o.concat(I.errors), s = o.length)), e.display_picture !== void 0 && (v(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length)), e.is_online !== void 0 && typeof e.is_online != "boolean") {
			let e = {
				instancePath: t + "/is_online",
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
	return $.errors = o, s === 0;
}
$.evaluated = {
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
function Qn(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Qn.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
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
		if (e.seller === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "seller" },
				message: "must have required property 'seller'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.updatedAt === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
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
		if (e.latest_message === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "latest_message" },
				message: "must have required property 'latest_message'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_buyer_read === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_buyer_read" },
				message: "must have required property 'is_buyer_read'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.buyer_id !== void 0 && (_(e.buyer_id, {
			instancePath: t + "/buyer_id",
			parentData: e,
			parentDataProperty: "buyer_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.seller_id !== void 0 && (_(e.seller_id, {
			instancePath: t + "/seller_id",
			parentData: e,
			parentDataProperty: "seller_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.seller !== void 0 && ($(e.seller, {
			instancePath: t + "/seller",
			parentData: e,
			parentDataProperty: "seller",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? $.errors : o.concat($.errors), s = o.length)), e.latest_message !== void 0) {
			let n = e.latest_message;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/latest_message",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/latest_message",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.updatedAt !== void 0 && (U(e.updatedAt, {
			instancePath: t + "/updatedAt",
			parentData: e,
			parentDataProperty: "updatedAt",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? U.errors : o.concat(U.errors), s = o.length)), e.is_buyer_read !== void 0 && typeof e.is_buyer_read != "boolean") {
			let e = {
				instancePath: t + "/is_buyer_read",
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
	return Qn.errors = o, s === 0;
}
Qn.evaluated = {
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
function $n(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = $n.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.items === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.currentPage === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "currentPage" },
				message: "must have required property 'currentPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nextPage === void 0) {
			let e = {
				instancePath: t,
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
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) Qn(n[r], {
					instancePath: t + "/items/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Qn.errors : o.concat(Qn.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/items",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.currentPage !== void 0 && (B(e.currentPage, {
			instancePath: t + "/currentPage",
			parentData: e,
			parentDataProperty: "currentPage",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? B.errors : o.concat(B.errors), s = o.length)), e.nextPage !== void 0 && (V(e.nextPage, {
			instancePath: t + "/nextPage",
			parentData: e,
			parentDataProperty: "nextPage",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? V.errors : o.concat(V.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return $n.errors = o, s === 0;
}
$n.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function er(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = er.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), $n(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? $n.errors : o.concat($n.errors), s = o.length), er.errors = o, s === 0;
}
er.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const tr = rr;
function nr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = nr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
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
		if (e.seller === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "seller" },
				message: "must have required property 'seller'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.updatedAt === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
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
		if (e.latest_message === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "latest_message" },
				message: "must have required property 'latest_message'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_buyer_read === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_buyer_read" },
				message: "must have required property 'is_buyer_read'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.buyer_id !== void 0 && (_(e.buyer_id, {
			instancePath: t + "/buyer_id",
			parentData: e,
			parentDataProperty: "buyer_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.seller_id !== void 0 && (_(e.seller_id, {
			instancePath: t + "/seller_id",
			parentData: e,
			parentDataProperty: "seller_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.seller !== void 0 && ($(e.seller, {
			instancePath: t + "/seller",
			parentData: e,
			parentDataProperty: "seller",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? $.errors : o.concat($.errors), s = o.length)), e.latest_message !== void 0) {
			let n = e.latest_message;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/latest_message",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/latest_message",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.updatedAt !== void 0 && (U(e.updatedAt, {
			instancePath: t + "/updatedAt",
			parentData: e,
			parentDataProperty: "updatedAt",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? U.errors : o.concat(U.errors), s = o.length)), e.is_buyer_read !== void 0 && typeof e.is_buyer_read != "boolean") {
			let e = {
				instancePath: t + "/is_buyer_read",
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
	return nr.errors = o, s === 0;
}
nr.evaluated = {
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
const ir = or;
function ar(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ar.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
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
		if (e.seller === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "seller" },
				message: "must have required property 'seller'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.updatedAt === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
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
		if (e.latest_message === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "latest_message" },
				message: "must have required property 'latest_message'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_buyer_read === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_buyer_read" },
				message: "must have required property 'is_buyer_read'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.buyer_id !== void 0 && (_(e.buyer_id, {
			instancePath: t + "/buyer_id",
			parentData: e,
			parentDataProperty: "buyer_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.seller_id !== void 0 && (_(e.seller_id, {
			instancePath: t + "/seller_id",
			parentData: e,
			parentDataProperty: "seller_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.seller !== void 0 && ($(e.seller, {
			instancePath: t + "/seller",
			parentData: e,
			parentDataProperty: "seller",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? $.errors : o.concat($.errors), s = o.length)), e.latest_message !== void 0) {
			let n = e.latest_message;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/latest_message",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/latest_message",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.updatedAt !== void 0 && (U(e.updatedAt, {
			instancePath: t + "/updatedAt",
			parentData: e,
			parentDataProperty: "updatedAt",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? U.errors : o.concat(U.errors), s = o.length)), e.is_buyer_read !== void 0 && typeof e.is_buyer_read != "boolean") {
			let e = {
				instancePath: t + "/is_buyer_read",
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
	return ar.errors = o, s === 0;
}
ar.evaluated = {
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
function or(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = or.evaluated;
	c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0);
	let l = s, u = !1, d = s;
	ar(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? ar.errors : o.concat(ar.errors), s = o.length);
	var f = d === s;
	if (u ||= f, f) {
		var p = {};
		p._id = !0, p.buyer_id = !0, p.seller_id = !0, p.seller = !0, p.latest_message = !0, p.updatedAt = !0, p.is_buyer_read = !0;
	}
	let m = s;
	if (e !== null) {
		let e = {
			instancePath: t,
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
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return or.errors = o, c.props = p, s === 0;
}
or.evaluated = {
	dynamicProps: !0,
	dynamicItems: !1
};
const sr = fr, cr = {
	type: "object",
	required: [
		"_id",
		"sender",
		"content",
		"buyer_id",
		"seller_id",
		"conversation_id",
		"receiver",
		"type",
		"createdAt"
	],
	properties: {
		_id: { $ref: "contract.json#/components/schemas/Id" },
		buyer_id: {
			default: "",
			$ref: "contract.json#/components/schemas/Id"
		},
		seller_id: {
			default: "",
			$ref: "contract.json#/components/schemas/Id"
		},
		conversation_id: {
			default: "",
			$ref: "contract.json#/components/schemas/Id"
		},
		sender: {
			type: "string",
			enum: ["buyer", "seller"]
		},
		receiver: {
			default: "",
			$ref: "contract.json#/components/schemas/Id"
		},
		type: {
			default: "text",
			$ref: "contract.json#/components/schemas/MessageType"
		},
		content: {
			type: "string",
			maxLength: 2e3
		},
		createdAt: { $ref: "contract.json#/components/schemas/Timestamp" }
	}
}, lr = {
	type: "string",
	enum: [
		"text",
		"image",
		"video",
		"location"
	]
};
function ur(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ur.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e != "string") {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	if (e !== "text" && e !== "image" && e !== "video" && e !== "location") {
		let e = {
			instancePath: t,
			keyword: "enum",
			params: { allowedValues: lr.enum },
			message: "must be equal to one of the allowed values"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return ur.errors = o, s === 0;
}
ur.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
function dr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = dr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
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
		if (e.content === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
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
		if (e.createdAt === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.buyer_id !== void 0 && (_(e.buyer_id, {
			instancePath: t + "/buyer_id",
			parentData: e,
			parentDataProperty: "buyer_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.seller_id !== void 0 && (_(e.seller_id, {
			instancePath: t + "/seller_id",
			parentData: e,
			parentDataProperty: "seller_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.conversation_id !== void 0 && (_(e.conversation_id, {
			instancePath: t + "/conversation_id",
			parentData: e,
			parentDataProperty: "conversation_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.sender !== void 0) {
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
			if (n !== "buyer" && n !== "seller") {
				let e = {
					instancePath: t + "/sender",
					keyword: "enum",
					params: { allowedValues: cr.properties.sender.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.receiver !== void 0 && (_(e.receiver, {
			instancePath: t + "/receiver",
			parentData: e,
			parentDataProperty: "receiver",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.type !== void 0 && (ur(e.type, {
			instancePath: t + "/type",
			parentData: e,
			parentDataProperty: "type",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? ur.errors : o.concat(ur.errors), s = o.length)), e.content !== void 0) {
			let n = e.content;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/content",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
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
		e.createdAt !== void 0 && (U(e.createdAt, {
			instancePath: t + "/createdAt",
			parentData: e,
			parentDataProperty: "createdAt",
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
	return dr.errors = o, s === 0;
}
dr.evaluated = {
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
function fr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = fr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), dr(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? dr.errors : o.concat(dr.errors), s = o.length), fr.errors = o, s === 0;
}
fr.evaluated = {
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
const pr = gr;
function mr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = mr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
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
		if (e.content === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
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
		if (e.createdAt === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.buyer_id !== void 0 && (_(e.buyer_id, {
			instancePath: t + "/buyer_id",
			parentData: e,
			parentDataProperty: "buyer_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.seller_id !== void 0 && (_(e.seller_id, {
			instancePath: t + "/seller_id",
			parentData: e,
			parentDataProperty: "seller_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.conversation_id !== void 0 && (_(e.conversation_id, {
			instancePath: t + "/conversation_id",
			parentData: e,
			parentDataProperty: "conversation_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.sender !== void 0) {
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
			if (n !== "buyer" && n !== "seller") {
				let e = {
					instancePath: t + "/sender",
					keyword: "enum",
					params: { allowedValues: cr.properties.sender.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.receiver !== void 0 && (_(e.receiver, {
			instancePath: t + "/receiver",
			parentData: e,
			parentDataProperty: "receiver",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.type !== void 0 && (ur(e.type, {
			instancePath: t + "/type",
			parentData: e,
			parentDataProperty: "type",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? ur.errors : o.concat(ur.errors), s = o.length)), e.content !== void 0) {
			let n = e.content;
			if (typeof n == "string") {
				if (m(n) > 2e3) {
					let e = {
						instancePath: t + "/content",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
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
		e.createdAt !== void 0 && (U(e.createdAt, {
			instancePath: t + "/createdAt",
			parentData: e,
			parentDataProperty: "createdAt",
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
	return mr.errors = o, s === 0;
}
mr.evaluated = {
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
function hr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = hr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.items === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.currentPage === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "currentPage" },
				message: "must have required property 'currentPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nextPage === void 0) {
			let e = {
				instancePath: t,
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
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) mr(n[r], {
					instancePath: t + "/items/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? mr.errors : o.concat(mr.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/items",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.currentPage !== void 0 && (B(e.currentPage, {
			instancePath: t + "/currentPage",
			parentData: e,
			parentDataProperty: "currentPage",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? B.errors : o.concat(B.errors), s = o.length)), e.nextPage !== void 0 && (V(e.nextPage, {
			instancePath: t + "/nextPage",
			parentData: e,
			parentDataProperty: "nextPage",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? V.errors : o.concat(V.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return hr.errors = o, s === 0;
}
hr.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function gr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = gr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), hr(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? hr.errors : o.concat(hr.errors), s = o.length), gr.errors = o, s === 0;
}
gr.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const _r = yr;
function vr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = vr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.unread_messages_count === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "unread_messages_count" },
				message: "must have required property 'unread_messages_count'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.unread_messages_count !== void 0 && (y(e.unread_messages_count, {
			instancePath: t + "/unread_messages_count",
			parentData: e,
			parentDataProperty: "unread_messages_count",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return vr.errors = o, s === 0;
}
vr.evaluated = {
	props: { unread_messages_count: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function yr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = yr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), vr(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? vr.errors : o.concat(vr.errors), s = o.length), yr.errors = o, s === 0;
}
yr.evaluated = {
	props: { unread_messages_count: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const br = wr, xr = {
	type: "object",
	required: [
		"_id",
		"title",
		"createdAt",
		"type",
		"body",
		"is_read",
		"nav_id",
		"display_picture",
		"theme"
	],
	properties: {
		_id: { $ref: "contract.json#/components/schemas/Id" },
		type: {
			default: "",
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
			default: "",
			type: "string",
			maxLength: 1e3
		},
		createdAt: { $ref: "contract.json#/components/schemas/Timestamp" },
		is_read: {
			default: !1,
			type: "boolean"
		},
		nav_id: {
			default: "",
			$ref: "contract.json#/components/schemas/Id"
		},
		display_picture: {
			default: null,
			$ref: "contract.json#/components/schemas/PictureUrl"
		},
		theme: {
			default: null,
			anyOf: [{ $ref: "contract.json#/components/schemas/Theme" }, { type: "null" }]
		}
	}
};
function Sr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Sr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.title === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.createdAt === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
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
		if (e.body === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "body" },
				message: "must have required property 'body'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_read === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_read" },
				message: "must have required property 'is_read'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nav_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "nav_id" },
				message: "must have required property 'nav_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
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
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.type !== void 0) {
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
			if (n !== "orders" && n !== "order-schedule" && n !== "product-review") {
				let e = {
					instancePath: t + "/type",
					keyword: "enum",
					params: { allowedValues: xr.properties.type.enum },
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
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/title",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/title",
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
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/body",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.createdAt !== void 0 && (U(e.createdAt, {
			instancePath: t + "/createdAt",
			parentData: e,
			parentDataProperty: "createdAt",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? U.errors : o.concat(U.errors), s = o.length)), e.is_read !== void 0 && typeof e.is_read != "boolean") {
			let e = {
				instancePath: t + "/is_read",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nav_id !== void 0 && (_(e.nav_id, {
			instancePath: t + "/nav_id",
			parentData: e,
			parentDataProperty: "nav_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.display_picture !== void 0 && (v(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length)), e.theme !== void 0) {
			let n = e.theme, r = s, c = !1, u = s;
			Y(n, {
				instancePath: t + "/theme",
				parentData: e,
				parentDataProperty: "theme",
				rootData: i,
				dynamicAnchors: a
			}) || (o = o === null ? Y.errors : o.concat(Y.errors), s = o.length);
			var l = u === s;
			c ||= l;
			let d = s;
			if (n !== null) {
				let e = {
					instancePath: t + "/theme",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			var l = d === s;
			if (c ||= l, c) s = r, o !== null && (r ? o.length = r : o = null);
			else {
				let e = {
					instancePath: t + "/theme",
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
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Sr.errors = o, s === 0;
}
Sr.evaluated = {
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
function Cr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Cr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.items === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.currentPage === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "currentPage" },
				message: "must have required property 'currentPage'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nextPage === void 0) {
			let e = {
				instancePath: t,
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
						keyword: "maxItems",
						params: { limit: 100 },
						message: "must NOT have more than 100 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) Sr(n[r], {
					instancePath: t + "/items/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Sr.errors : o.concat(Sr.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/items",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.currentPage !== void 0 && (B(e.currentPage, {
			instancePath: t + "/currentPage",
			parentData: e,
			parentDataProperty: "currentPage",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? B.errors : o.concat(B.errors), s = o.length)), e.nextPage !== void 0 && (V(e.nextPage, {
			instancePath: t + "/nextPage",
			parentData: e,
			parentDataProperty: "nextPage",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? V.errors : o.concat(V.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Cr.errors = o, s === 0;
}
Cr.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function wr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = wr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Cr(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Cr.errors : o.concat(Cr.errors), s = o.length), wr.errors = o, s === 0;
}
wr.evaluated = {
	props: {
		items: !0,
		currentPage: !0,
		nextPage: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Tr = Dr;
function Er(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Er.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.unread_count === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "unread_count" },
				message: "must have required property 'unread_count'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.unread_count !== void 0 && (y(e.unread_count, {
			instancePath: t + "/unread_count",
			parentData: e,
			parentDataProperty: "unread_count",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Er.errors = o, s === 0;
}
Er.evaluated = {
	props: { unread_count: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
function Dr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Dr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Er(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Er.errors : o.concat(Er.errors), s = o.length), Dr.errors = o, s === 0;
}
Dr.evaluated = {
	props: { unread_count: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const Or = Ar;
function kr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = kr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.title === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.createdAt === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
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
		if (e.body === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "body" },
				message: "must have required property 'body'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_read === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_read" },
				message: "must have required property 'is_read'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nav_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "nav_id" },
				message: "must have required property 'nav_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
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
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.type !== void 0) {
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
			if (n !== "orders" && n !== "order-schedule" && n !== "product-review") {
				let e = {
					instancePath: t + "/type",
					keyword: "enum",
					params: { allowedValues: xr.properties.type.enum },
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
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/title",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/title",
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
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/body",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.createdAt !== void 0 && (U(e.createdAt, {
			instancePath: t + "/createdAt",
			parentData: e,
			parentDataProperty: "createdAt",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? U.errors : o.concat(U.errors), s = o.length)), e.is_read !== void 0 && typeof e.is_read != "boolean") {
			let e = {
				instancePath: t + "/is_read",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.nav_id !== void 0 && (_(e.nav_id, {
			instancePath: t + "/nav_id",
			parentData: e,
			parentDataProperty: "nav_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.display_picture !== void 0 && (v(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length)), e.theme !== void 0) {
			let n = e.theme, r = s, c = !1, u = s;
			Y(n, {
				instancePath: t + "/theme",
				parentData: e,
				parentDataProperty: "theme",
				rootData: i,
				dynamicAnchors: a
			}) || (o = o === null ? Y.errors : o.concat(Y.errors), s = o.length);
			var l = u === s;
			c ||= l;
			let d = s;
			if (n !== null) {
				let e = {
					instancePath: t + "/theme",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			var l = d === s;
			if (c ||= l, c) s = r, o !== null && (r ? o.length = r : o = null);
			else {
				let e = {
					instancePath: t + "/theme",
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
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return kr.errors = o, s === 0;
}
kr.evaluated = {
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
function Ar(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ar.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), kr(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? kr.errors : o.concat(kr.errors), s = o.length), Ar.errors = o, s === 0;
}
Ar.evaluated = {
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
const jr = Nr;
function Mr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Mr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
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
		if (e.shop_description === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shop_description" },
				message: "must have required property 'shop_description'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.cover_photo === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "cover_photo" },
				message: "must have required property 'cover_photo'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.followed_by === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "followed_by" },
				message: "must have required property 'followed_by'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.total_number_of_products === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "total_number_of_products" },
				message: "must have required property 'total_number_of_products'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_following === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_following" },
				message: "must have required property 'is_following'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.shop_name !== void 0 && (F(e.shop_name, {
			instancePath: t + "/shop_name",
			parentData: e,
			parentDataProperty: "shop_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? F.errors : o.concat(F.errors), s = o.length)), e.shop_handle !== void 0 && (I(e.shop_handle, {
			instancePath: t + "/shop_handle",
			parentData: e,
			parentDataProperty: "shop_handle",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? I.errors : o.concat(I.errors), s = o.length)), e.shop_description !== void 0 && (W(e.shop_description, {
			instancePath: t + "/shop_description",
			parentData: e,
			parentDataProperty: "shop_description",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? W.errors : o.concat(W.errors), s = o.length)), e.cover_photo !== void 0 && (v(e.cover_photo, {
			instancePath: t + "/cover_photo",
			parentData: e,
			parentDataProperty: "cover_photo",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length)), e.display_picture !== void 0 && (v(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length)), e.followed_by !== void 0 && (y(e.followed_by, {
			instancePath: t + "/followed_by",
			parentData: e,
			parentDataProperty: "followed_by",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.total_number_of_products !== void 0 && (y(e.total_number_of_products, {
			instancePath: t + "/total_number_of_products",
			parentData: e,
			parentDataProperty: "total_number_of_products",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.is_following !== void 0 && typeof e.is_following != "boolean") {
			let e = {
				instancePath: t + "/is_following",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.rating !== void 0 && (P(e.rating, {
			instancePath: t + "/rating",
			parentData: e,
			parentDataProperty: "rating",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? P.errors : o.concat(P.errors), s = o.length)), e.address !== void 0) {
			let n = e.address;
			if (typeof n == "string") {
				if (m(n) > 500) {
					let e = {
						instancePath: t + "/address",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/address",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
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
		e.geolocation !== void 0 && (D(e.geolocation, {
			instancePath: t + "/geolocation",
			parentData: e,
			parentDataProperty: "geolocation",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? D.errors : o.concat(D.errors), s = o.length)), e.working_hour !== void 0 && (R(e.working_hour, {
			instancePath: t + "/working_hour",
			parentData: e,
			parentDataProperty: "working_hour",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? R.errors : o.concat(R.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Mr.errors = o, s === 0;
}
Mr.evaluated = {
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
		rating: !0,
		address: !0,
		geolocation: !0,
		working_hour: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Nr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Nr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Mr(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Mr.errors : o.concat(Mr.errors), s = o.length), Nr.errors = o, s === 0;
}
Nr.evaluated = {
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
		rating: !0,
		address: !0,
		geolocation: !0,
		working_hour: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Pr = Ir;
function Fr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Fr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.isValidShopName !== void 0 && typeof e.isValidShopName != "boolean") {
			let e = {
				instancePath: t + "/isValidShopName",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isValidShopHandle !== void 0 && typeof e.isValidShopHandle != "boolean") {
			let e = {
				instancePath: t + "/isValidShopHandle",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isValidBusinessEmail !== void 0 && typeof e.isValidBusinessEmail != "boolean") {
			let e = {
				instancePath: t + "/isValidBusinessEmail",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isValidBusinessContactNumber !== void 0 && typeof e.isValidBusinessContactNumber != "boolean") {
			let e = {
				instancePath: t + "/isValidBusinessContactNumber",
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
	return Fr.errors = o, s === 0;
}
Fr.evaluated = {
	props: {
		isValidShopName: !0,
		isValidShopHandle: !0,
		isValidBusinessEmail: !0,
		isValidBusinessContactNumber: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Ir(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ir.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Fr(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Fr.errors : o.concat(Fr.errors), s = o.length), Ir.errors = o, s === 0;
}
Ir.evaluated = {
	props: {
		isValidShopName: !0,
		isValidShopHandle: !0,
		isValidBusinessEmail: !0,
		isValidBusinessContactNumber: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Lr = zr;
function Rr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Rr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.is_following === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_following" },
				message: "must have required property 'is_following'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.followed_by === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "followed_by" },
				message: "must have required property 'followed_by'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_following !== void 0 && typeof e.is_following != "boolean") {
			let e = {
				instancePath: t + "/is_following",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.followed_by !== void 0 && (y(e.followed_by, {
			instancePath: t + "/followed_by",
			parentData: e,
			parentDataProperty: "followed_by",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Rr.errors = o, s === 0;
}
Rr.evaluated = {
	props: {
		is_following: !0,
		followed_by: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function zr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = zr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Rr(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Rr.errors : o.concat(Rr.errors), s = o.length), zr.errors = o, s === 0;
}
zr.evaluated = {
	props: {
		is_following: !0,
		followed_by: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Br = Wr, Vr = {
	type: "object",
	required: [
		"shop_handle",
		"shop_name",
		"distanceInKm",
		"longitude",
		"latitude",
		"_id",
		"cover_photo",
		"display_picture",
		"working_hour",
		"followers",
		"total_product_count",
		"shop_status",
		"top_three_products"
	],
	properties: {
		_id: { $ref: "contract.json#/components/schemas/Id" },
		shop_handle: { $ref: "contract.json#/components/schemas/ShopHandle" },
		cover_photo: {
			default: null,
			$ref: "contract.json#/components/schemas/PictureUrl"
		},
		display_picture: {
			default: null,
			$ref: "contract.json#/components/schemas/PictureUrl"
		},
		shop_name: { $ref: "contract.json#/components/schemas/ShopName" },
		working_hour: { $ref: "contract.json#/components/schemas/WorkingHour" },
		distanceInKm: { $ref: "contract.json#/components/schemas/Distance" },
		followers: {
			default: 0,
			$ref: "contract.json#/components/schemas/Count"
		},
		total_product_count: {
			default: 0,
			$ref: "contract.json#/components/schemas/Count"
		},
		rating: { $ref: "contract.json#/components/schemas/MeanRating" },
		address: {
			type: "string",
			minLength: 1,
			maxLength: 500
		},
		longitude: { $ref: "contract.json#/components/schemas/Longitude" },
		latitude: { $ref: "contract.json#/components/schemas/Latitude" },
		shop_status: {
			default: "Active",
			type: "string",
			enum: [
				"Closest",
				"Active",
				"Inactive"
			]
		},
		top_three_products: {
			default: [],
			type: "array",
			maxItems: 3,
			items: { $ref: "contract.json#/components/schemas/TopProduct" }
		}
	}
};
function Hr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Hr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.product_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "product_name" },
				message: "must have required property 'product_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.price === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "price" },
				message: "must have required property 'price'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
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
		if (e.sold === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "sold" },
				message: "must have required property 'sold'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.display_picture !== void 0 && (M(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? M.errors : o.concat(M.errors), s = o.length)), e.product_name !== void 0 && (A(e.product_name, {
			instancePath: t + "/product_name",
			parentData: e,
			parentDataProperty: "product_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? A.errors : o.concat(A.errors), s = o.length)), e.price !== void 0 && (j(e.price, {
			instancePath: t + "/price",
			parentData: e,
			parentDataProperty: "price",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? j.errors : o.concat(j.errors), s = o.length)), e.rating !== void 0 && (P(e.rating, {
			instancePath: t + "/rating",
			parentData: e,
			parentDataProperty: "rating",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? P.errors : o.concat(P.errors), s = o.length)), e.sold !== void 0 && (y(e.sold, {
			instancePath: t + "/sold",
			parentData: e,
			parentDataProperty: "sold",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Hr.errors = o, s === 0;
}
Hr.evaluated = {
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
function Ur(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Ur.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.shop_handle === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shop_handle" },
				message: "must have required property 'shop_handle'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shop_name" },
				message: "must have required property 'shop_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.distanceInKm === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "distanceInKm" },
				message: "must have required property 'distanceInKm'"
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
		if (e.latitude === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "latitude" },
				message: "must have required property 'latitude'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "_id" },
				message: "must have required property '_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.cover_photo === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "cover_photo" },
				message: "must have required property 'cover_photo'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.display_picture === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "display_picture" },
				message: "must have required property 'display_picture'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.working_hour === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "working_hour" },
				message: "must have required property 'working_hour'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.followers === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "followers" },
				message: "must have required property 'followers'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.total_product_count === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "total_product_count" },
				message: "must have required property 'total_product_count'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.shop_status === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "shop_status" },
				message: "must have required property 'shop_status'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.top_three_products === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "top_three_products" },
				message: "must have required property 'top_three_products'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e._id !== void 0 && (_(e._id, {
			instancePath: t + "/_id",
			parentData: e,
			parentDataProperty: "_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.shop_handle !== void 0 && (I(e.shop_handle, {
			instancePath: t + "/shop_handle",
			parentData: e,
			parentDataProperty: "shop_handle",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? I.errors : o.concat(I.errors), s = o.length)), e.cover_photo !== void 0 && (v(e.cover_photo, {
			instancePath: t + "/cover_photo",
			parentData: e,
			parentDataProperty: "cover_photo",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length)), e.display_picture !== void 0 && (v(e.display_picture, {
			instancePath: t + "/display_picture",
			parentData: e,
			parentDataProperty: "display_picture",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? v.errors : o.concat(v.errors), s = o.length)), e.shop_name !== void 0 && (F(e.shop_name, {
			instancePath: t + "/shop_name",
			parentData: e,
			parentDataProperty: "shop_name",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? F.errors : o.concat(F.errors), s = o.length)), e.working_hour !== void 0 && (R(e.working_hour, {
			instancePath: t + "/working_hour",
			parentData: e,
			parentDataProperty: "working_hour",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? R.errors : o.concat(R.errors), s = o.length)), e.distanceInKm !== void 0 && (Tt(e.distanceInKm, {
			instancePath: t + "/distanceInKm",
			parentData: e,
			parentDataProperty: "distanceInKm",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Tt.errors : o.concat(Tt.errors), s = o.length)), e.followers !== void 0 && (y(e.followers, {
			instancePath: t + "/followers",
			parentData: e,
			parentDataProperty: "followers",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.total_product_count !== void 0 && (y(e.total_product_count, {
			instancePath: t + "/total_product_count",
			parentData: e,
			parentDataProperty: "total_product_count",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.rating !== void 0 && (P(e.rating, {
			instancePath: t + "/rating",
			parentData: e,
			parentDataProperty: "rating",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? P.errors : o.concat(P.errors), s = o.length)), e.address !== void 0) {
			let n = e.address;
			if (typeof n == "string") {
				if (m(n) > 500) {
					let e = {
						instancePath: t + "/address",
						keyword: "maxLength",
						params: { limit: 500 },
						message: "must NOT have more than 500 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (m(n) < 1) {
					let e = {
						instancePath: t + "/address",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
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
		if (e.longitude !== void 0 && (Ce(e.longitude, {
			instancePath: t + "/longitude",
			parentData: e,
			parentDataProperty: "longitude",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Ce.errors : o.concat(Ce.errors), s = o.length)), e.latitude !== void 0 && (Se(e.latitude, {
			instancePath: t + "/latitude",
			parentData: e,
			parentDataProperty: "latitude",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Se.errors : o.concat(Se.errors), s = o.length)), e.shop_status !== void 0) {
			let n = e.shop_status;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/shop_status",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "Closest" && n !== "Active" && n !== "Inactive") {
				let e = {
					instancePath: t + "/shop_status",
					keyword: "enum",
					params: { allowedValues: Vr.properties.shop_status.enum },
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
						keyword: "maxItems",
						params: { limit: 3 },
						message: "must NOT have more than 3 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) Hr(n[r], {
					instancePath: t + "/top_three_products/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? Hr.errors : o.concat(Hr.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/top_three_products",
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
	return Ur.errors = o, s === 0;
}
Ur.evaluated = {
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
		rating: !0,
		address: !0,
		longitude: !0,
		latitude: !0,
		shop_status: !0,
		top_three_products: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Wr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Wr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 2e4) {
			let e = {
				instancePath: t,
				keyword: "maxItems",
				params: { limit: 2e4 },
				message: "must NOT have more than 20000 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) Ur(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? Ur.errors : o.concat(Ur.errors), s = o.length);
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Wr.errors = o, s === 0;
}
Wr.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const Gr = Kr;
function Kr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Kr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 1e3) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
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
	return Kr.errors = o, s === 0;
}
Kr.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const qr = Yr;
function Jr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Jr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.status === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.status !== void 0 && (q(e.status, {
			instancePath: t + "/status",
			parentData: e,
			parentDataProperty: "status",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? q.errors : o.concat(q.errors), s = o.length)), e.transaction_id !== void 0 && (_(e.transaction_id, {
			instancePath: t + "/transaction_id",
			parentData: e,
			parentDataProperty: "transaction_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return Jr.errors = o, s === 0;
}
Jr.evaluated = {
	props: {
		status: !0,
		transaction_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function Yr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Yr.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Jr(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? Jr.errors : o.concat(Jr.errors), s = o.length), Yr.errors = o, s === 0;
}
Yr.evaluated = {
	props: {
		status: !0,
		transaction_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const Xr = Zr;
function Zr(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = Zr.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), typeof e == "string") {
		if (m(e) > 200) {
			let e = {
				instancePath: t,
				keyword: "maxLength",
				params: { limit: 200 },
				message: "must NOT have more than 200 characters"
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
	return Zr.errors = o, s === 0;
}
Zr.evaluated = {
	dynamicProps: !1,
	dynamicItems: !1
};
const Qr = $r;
function $r(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = $r.evaluated;
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
		if (e.message !== void 0) {
			let n = e.message;
			if (typeof n == "string") {
				if (m(n) > 1e3) {
					let e = {
						instancePath: t + "/message",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/message",
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
	return $r.errors = o, s === 0;
}
$r.evaluated = {
	props: { message: !0 },
	dynamicProps: !1,
	dynamicItems: !1
};
const ei = ri, ti = {
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
function ni(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ni.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.type === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
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
			if (n !== "buyer") {
				let e = {
					instancePath: t + "/type",
					keyword: "enum",
					params: { allowedValues: ti.properties.type.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		e.user_id !== void 0 && (_(e.user_id, {
			instancePath: t + "/user_id",
			parentData: e,
			parentDataProperty: "user_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return ni.errors = o, s === 0;
}
ni.evaluated = {
	props: {
		type: !0,
		user_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function ri(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ri.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), ni(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? ni.errors : o.concat(ni.errors), s = o.length), ri.errors = o, s === 0;
}
ri.evaluated = {
	props: {
		type: !0,
		user_id: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const ii = oi;
function ai(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ai.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), mr(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? mr.errors : o.concat(mr.errors), s = o.length), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.seller === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "seller" },
				message: "must have required property 'seller'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		e.seller !== void 0 && ($(e.seller, {
			instancePath: t + "/seller",
			parentData: e,
			parentDataProperty: "seller",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? $.errors : o.concat($.errors), s = o.length));
	} else {
		let e = {
			instancePath: t,
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return ai.errors = o, s === 0;
}
ai.evaluated = {
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
function oi(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = oi.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), ai(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? ai.errors : o.concat(ai.errors), s = o.length), oi.errors = o, s === 0;
}
oi.evaluated = {
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
const si = li;
function ci(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = ci.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.conversation_id === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "conversation_id" },
				message: "must have required property 'conversation_id'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.is_typing === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "is_typing" },
				message: "must have required property 'is_typing'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.conversation_id !== void 0 && (_(e.conversation_id, {
			instancePath: t + "/conversation_id",
			parentData: e,
			parentDataProperty: "conversation_id",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length)), e.is_typing !== void 0 && typeof e.is_typing != "boolean") {
			let e = {
				instancePath: t + "/is_typing",
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
	return ci.errors = o, s === 0;
}
ci.evaluated = {
	props: {
		conversation_id: !0,
		is_typing: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function li(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = li.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), ci(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? ci.errors : o.concat(ci.errors), s = o.length), li.errors = o, s === 0;
}
li.evaluated = {
	props: {
		conversation_id: !0,
		is_typing: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
// entry
const ui = {
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
		200: ae,
		401: g,
		429: g,
		500: g,
		503: g
	},
	externalLogin: {
		200: de,
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
		200: me,
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
		200: k,
		400: g,
		401: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getCurrentUser: {
		200: me,
		401: g,
		429: g,
		500: g,
		503: g
	},
	checkUserValidity: {
		200: ke,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getRecentSearches: {
		200: Me,
		401: g,
		429: g,
		500: g,
		503: g
	},
	clearRecentSearches: {
		200: k,
		401: g,
		429: g,
		500: g,
		503: g
	},
	requestOtp: {
		200: k,
		400: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	verifyOtp: {
		200: Ie,
		400: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	resetPassword: {
		200: k,
		400: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	addPassword: {
		200: k,
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
		200: k,
		400: g,
		401: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	writeUserLog: {
		201: k,
		400: g,
		403: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	uploadFile: {
		201: Be,
		400: g,
		401: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	uploadFiles: {
		201: Ue,
		400: g,
		401: g,
		413: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	listProducts: {
		200: Ke,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getProduct: {
		200: tt,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	likeProduct: {
		200: it,
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
		200: st,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	incrementProductView: {
		200: k,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	createProductReview: {
		201: dt,
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
		200: _t,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getSearchSuggestions: {
		200: xt,
		422: g,
		429: g,
		500: g,
		503: g
	},
	listSimilarNearby: {
		200: wt,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getCart: {
		200: Ot,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	addToCart: {
		201: Nt,
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
		200: Rt,
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
		200: k,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	removeCartLines: {
		200: k,
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
		201: Vt,
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
		200: tn,
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
		200: on,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	cancelTransaction: {
		200: ln,
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
		200: ln,
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
		200: ln,
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
		200: fn,
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
		200: hn,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	reviewDelivery: {
		200: vn,
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
		201: xn,
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
		200: An,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	searchSchedulesByName: {
		200: An,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getSchedule: {
		200: Nn,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	updateSchedule: {
		200: Nn,
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
		200: k,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	addScheduleProducts: {
		201: In,
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
		200: Nn,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	setScheduleActive: {
		200: Nn,
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
		200: Nn,
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
		200: zn,
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
		200: Nn,
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
		200: Hn,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	createAddress: {
		201: Gn,
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
		200: Gn,
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
		200: k,
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
		200: Gn,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	createConversation: {
		201: Jn,
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
		200: k,
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
		200: Zn,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getConversation: {
		200: tr,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	markConversationRead: {
		200: tr,
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
		200: ir,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	sendMessage: {
		201: sr,
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
		200: pr,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	unsendMessage: {
		200: k,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	countUnreadMessages: {
		200: _r,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	listNotifications: {
		200: br,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	countUnreadNotifications: {
		200: Tr,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	markNotificationRead: {
		200: Or,
		401: g,
		403: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	markAllNotificationsRead: {
		200: k,
		401: g,
		403: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getShopByHandle: {
		200: jr,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	checkShopValidity: {
		200: Pr,
		422: g,
		429: g,
		500: g,
		503: g
	},
	createShop: {
		201: jr,
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
		200: jr,
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
		201: Lr,
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
		200: Lr,
		401: g,
		404: g,
		422: g,
		429: g,
		500: g,
		503: g
	},
	createReport: {
		201: k,
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
		200: Br,
		422: g,
		429: g,
		500: g,
		503: g
	},
	getFile: {
		200: null,
		206: null,
		404: g,
		416: g,
		422: g,
		429: g,
		500: g,
		503: g
	}
}, di = {
	onPaymentConnection: Gr,
	onPaymentStatus: qr,
	onPaymentDisconnect: Xr,
	onPaymentConnectError: Qr,
	announceOnline: ei,
	announceOffline: ei,
	onNotification: Or,
	onIncomingMessage: ii,
	onChatMessage: sr,
	onTyping: si
};
export { di as eventValidators, ui as replyValidators };
