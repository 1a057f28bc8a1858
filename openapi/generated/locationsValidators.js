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
					schemaPath: "#/properties/path/type",
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
					schemaPath: "#/properties/query/type",
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
					schemaPath: "#/properties/header/type",
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
			schemaPath: "#/type",
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
					schemaPath: "#/properties/path/type",
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
					schemaPath: "#/properties/query/type",
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
					schemaPath: "#/properties/header/type",
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
			schemaPath: "#/type",
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
const i = o, a = RegExp("^\\d{9,10}$", "u");
function o(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: s = {} } = {}) {
	let c = null, l = 0, u = o.evaluated;
	if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.code === void 0) {
					let e = {
						instancePath: t + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "code" },
						message: "must have required property 'code'"
					};
					c === null ? c = [e] : c.push(e), l++;
				}
				if (n.code !== void 0) {
					let e = n.code;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/code",
									schemaPath: "contract.json#/components/schemas/PlaceCode/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								c === null ? c = [e] : c.push(e), l++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.code = i));
					}
					if (typeof e == "string" && !a.test(e)) {
						let e = {
							instancePath: t + "/path/code",
							schemaPath: "contract.json#/components/schemas/PlaceCode/pattern",
							keyword: "pattern",
							params: { pattern: "^\\d{9,10}$" },
							message: "must match pattern \"^\\d{9,10}$\""
						};
						c === null ? c = [e] : c.push(e), l++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/path",
					schemaPath: "#/properties/path/type",
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
					schemaPath: "#/properties/query/type",
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
					schemaPath: "#/properties/header/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		c === null ? c = [e] : c.push(e), l++;
	}
	return o.errors = c, l === 0;
}
o.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const s = c;
function c(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: o = {} } = {}) {
	let s = null, l = 0, u = c.evaluated;
	if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.code === void 0) {
					let e = {
						instancePath: t + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "code" },
						message: "must have required property 'code'"
					};
					s === null ? s = [e] : s.push(e), l++;
				}
				if (n.code !== void 0) {
					let e = n.code;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/code",
									schemaPath: "contract.json#/components/schemas/PlaceCode/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								s === null ? s = [e] : s.push(e), l++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.code = i));
					}
					if (typeof e == "string" && !a.test(e)) {
						let e = {
							instancePath: t + "/path/code",
							schemaPath: "contract.json#/components/schemas/PlaceCode/pattern",
							keyword: "pattern",
							params: { pattern: "^\\d{9,10}$" },
							message: "must match pattern \"^\\d{9,10}$\""
						};
						s === null ? s = [e] : s.push(e), l++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				s === null ? s = [e] : s.push(e), l++;
			}
		}
		if (e.query !== void 0) {
			let n = e.query;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				s === null ? s = [e] : s.push(e), l++;
			}
		}
		if (e.header !== void 0) {
			let n = e.header;
			if (!n || typeof n != "object" || Array.isArray(n)) {
				let e = {
					instancePath: t + "/header",
					schemaPath: "#/properties/header/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				s === null ? s = [e] : s.push(e), l++;
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
		s === null ? s = [e] : s.push(e), l++;
	}
	return c.errors = s, l === 0;
}
c.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const l = u;
function u(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: o = {} } = {}) {
	let s = null, c = 0, l = u.evaluated;
	if (l.dynamicProps && (l.props = void 0), l.dynamicItems && (l.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.code === void 0) {
					let e = {
						instancePath: t + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "code" },
						message: "must have required property 'code'"
					};
					s === null ? s = [e] : s.push(e), c++;
				}
				if (n.code !== void 0) {
					let e = n.code;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/code",
									schemaPath: "contract.json#/components/schemas/PlaceCode/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								s === null ? s = [e] : s.push(e), c++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.code = i));
					}
					if (typeof e == "string" && !a.test(e)) {
						let e = {
							instancePath: t + "/path/code",
							schemaPath: "contract.json#/components/schemas/PlaceCode/pattern",
							keyword: "pattern",
							params: { pattern: "^\\d{9,10}$" },
							message: "must match pattern \"^\\d{9,10}$\""
						};
						s === null ? s = [e] : s.push(e), c++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/path",
					schemaPath: "#/properties/path/type",
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
					schemaPath: "#/properties/query/type",
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
					schemaPath: "#/properties/header/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		s === null ? s = [e] : s.push(e), c++;
	}
	return u.errors = s, c === 0;
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
const d = f;
function f(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: o = {} } = {}) {
	let s = null, c = 0, l = f.evaluated;
	if (l.dynamicProps && (l.props = void 0), l.dynamicItems && (l.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.code === void 0) {
					let e = {
						instancePath: t + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "code" },
						message: "must have required property 'code'"
					};
					s === null ? s = [e] : s.push(e), c++;
				}
				if (n.code !== void 0) {
					let e = n.code;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/code",
									schemaPath: "contract.json#/components/schemas/PlaceCode/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								s === null ? s = [e] : s.push(e), c++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.code = i));
					}
					if (typeof e == "string" && !a.test(e)) {
						let e = {
							instancePath: t + "/path/code",
							schemaPath: "contract.json#/components/schemas/PlaceCode/pattern",
							keyword: "pattern",
							params: { pattern: "^\\d{9,10}$" },
							message: "must match pattern \"^\\d{9,10}$\""
						};
						s === null ? s = [e] : s.push(e), c++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/path",
					schemaPath: "#/properties/path/type",
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
					schemaPath: "#/properties/query/type",
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
					schemaPath: "#/properties/header/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		s === null ? s = [e] : s.push(e), c++;
	}
	return f.errors = s, c === 0;
}
f.evaluated = {
	props: {
		path: !0,
		query: !0,
		header: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
// bodies
const p = m;
function m(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = m.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) {
			let n = e[r];
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.code === void 0) {
					let e = {
						instancePath: t + "/" + r,
						schemaPath: "contract.json#/components/schemas/IslandGroup/required",
						keyword: "required",
						params: { missingProperty: "code" },
						message: "must have required property 'code'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.name === void 0) {
					let e = {
						instancePath: t + "/" + r,
						schemaPath: "contract.json#/components/schemas/IslandGroup/required",
						keyword: "required",
						params: { missingProperty: "name" },
						message: "must have required property 'name'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.code !== void 0 && typeof n.code != "string") {
					let e = {
						instancePath: t + "/" + r + "/code",
						schemaPath: "contract.json#/components/schemas/IslandGroup/properties/code/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.name !== void 0 && typeof n.name != "string") {
					let e = {
						instancePath: t + "/" + r + "/name",
						schemaPath: "contract.json#/components/schemas/IslandGroup/properties/name/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/" + r,
					schemaPath: "contract.json#/components/schemas/IslandGroup/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return m.errors = o, s === 0;
}
m.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const h = v, g = RegExp("^\\d{9,10}$", "u");
function _(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = _.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.code === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
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
		if (e.regionName === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "regionName" },
				message: "must have required property 'regionName'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.code !== void 0) {
			let n = e.code;
			if (typeof n == "string") {
				if (!g.test(n)) {
					let e = {
						instancePath: t + "/code",
						schemaPath: "contract.json#/components/schemas/PlaceCode/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{9,10}$" },
						message: "must match pattern \"^\\d{9,10}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/code",
					schemaPath: "contract.json#/components/schemas/PlaceCode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.name !== void 0 && typeof e.name != "string") {
			let e = {
				instancePath: t + "/name",
				schemaPath: "#/properties/name/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.regionName !== void 0 && typeof e.regionName != "string") {
			let e = {
				instancePath: t + "/regionName",
				schemaPath: "#/properties/regionName/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.islandGroupCode !== void 0 && typeof e.islandGroupCode != "string") {
			let e = {
				instancePath: t + "/islandGroupCode",
				schemaPath: "#/properties/islandGroupCode/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
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
	return _.errors = o, s === 0;
}
_.evaluated = {
	props: {
		code: !0,
		name: !0,
		regionName: !0,
		islandGroupCode: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function v(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = v.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) _(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length);
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
	return v.errors = o, s === 0;
}
v.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const y = x;
function b(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = b.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.code === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
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
		if (e.code !== void 0) {
			let n = e.code;
			if (typeof n == "string") {
				if (!g.test(n)) {
					let e = {
						instancePath: t + "/code",
						schemaPath: "contract.json#/components/schemas/PlaceCode/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{9,10}$" },
						message: "must match pattern \"^\\d{9,10}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/code",
					schemaPath: "contract.json#/components/schemas/PlaceCode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.name !== void 0 && typeof e.name != "string") {
			let e = {
				instancePath: t + "/name",
				schemaPath: "#/properties/name/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.regionCode !== void 0) {
			let n = e.regionCode;
			if (typeof n == "string") {
				if (!g.test(n)) {
					let e = {
						instancePath: t + "/regionCode",
						schemaPath: "contract.json#/components/schemas/PlaceCode/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{9,10}$" },
						message: "must match pattern \"^\\d{9,10}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/regionCode",
					schemaPath: "contract.json#/components/schemas/PlaceCode/type",
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
	return b.errors = o, s === 0;
}
b.evaluated = {
	props: {
		code: !0,
		name: !0,
		regionCode: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function x(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = x.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) b(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? b.errors : o.concat(b.errors), s = o.length);
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
	return x.errors = o, s === 0;
}
x.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const S = T, C = {
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
function w(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = w.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.code === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
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
		if (e.code !== void 0) {
			let n = e.code;
			if (typeof n == "string") {
				if (!g.test(n)) {
					let e = {
						instancePath: t + "/code",
						schemaPath: "contract.json#/components/schemas/PlaceCode/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{9,10}$" },
						message: "must match pattern \"^\\d{9,10}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/code",
					schemaPath: "contract.json#/components/schemas/PlaceCode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.name !== void 0 && typeof e.name != "string") {
			let e = {
				instancePath: t + "/name",
				schemaPath: "#/properties/name/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.isCity !== void 0 && typeof e.isCity != "boolean") {
			let e = {
				instancePath: t + "/isCity",
				schemaPath: "#/properties/isCity/type",
				keyword: "type",
				params: { type: "boolean" },
				message: "must be boolean"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.provinceCode !== void 0) {
			let n = e.provinceCode, r = s, i = !1, a = s;
			if (typeof n == "string") {
				if (!g.test(n)) {
					let e = {
						instancePath: t + "/provinceCode",
						schemaPath: "contract.json#/components/schemas/PlaceCode/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{9,10}$" },
						message: "must match pattern \"^\\d{9,10}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/provinceCode",
					schemaPath: "contract.json#/components/schemas/PlaceCode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			var l = a === s;
			i ||= l;
			let c = s;
			if (typeof n != "boolean") {
				let e = {
					instancePath: t + "/provinceCode",
					schemaPath: "#/properties/provinceCode/anyOf/1/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== !1) {
				let e = {
					instancePath: t + "/provinceCode",
					schemaPath: "#/properties/provinceCode/anyOf/1/enum",
					keyword: "enum",
					params: { allowedValues: C.properties.provinceCode.anyOf[1].enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			var l = c === s;
			if (i ||= l, i) s = r, o !== null && (r ? o.length = r : o = null);
			else {
				let e = {
					instancePath: t + "/provinceCode",
					schemaPath: "#/properties/provinceCode/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.regionCode !== void 0) {
			let n = e.regionCode;
			if (typeof n == "string") {
				if (!g.test(n)) {
					let e = {
						instancePath: t + "/regionCode",
						schemaPath: "contract.json#/components/schemas/PlaceCode/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{9,10}$" },
						message: "must match pattern \"^\\d{9,10}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/regionCode",
					schemaPath: "contract.json#/components/schemas/PlaceCode/type",
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
	return w.errors = o, s === 0;
}
w.evaluated = {
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
function T(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = T.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) w(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? w.errors : o.concat(w.errors), s = o.length);
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
	return T.errors = o, s === 0;
}
T.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
const E = O;
function D(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = D.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.code === void 0) {
			let e = {
				instancePath: t,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
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
		if (e.code !== void 0) {
			let n = e.code;
			if (typeof n == "string") {
				if (!g.test(n)) {
					let e = {
						instancePath: t + "/code",
						schemaPath: "contract.json#/components/schemas/PlaceCode/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{9,10}$" },
						message: "must match pattern \"^\\d{9,10}$\""
					};
					o === null ? o = [e] : o.push(e), s++;
				}
			} else {
				let e = {
					instancePath: t + "/code",
					schemaPath: "contract.json#/components/schemas/PlaceCode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.name !== void 0 && typeof e.name != "string") {
			let e = {
				instancePath: t + "/name",
				schemaPath: "#/properties/name/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
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
	return D.errors = o, s === 0;
}
D.evaluated = {
	props: {
		code: !0,
		name: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function O(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = O.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) D(e[r], {
			instancePath: t + "/" + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? D.errors : o.concat(D.errors), s = o.length);
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
	return O.errors = o, s === 0;
}
O.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
// entry
const k = {
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
		parameters: s,
		body: void 0
	},
	listProvinceCities: {
		parameters: l,
		body: void 0
	},
	listBarangays: {
		parameters: d,
		body: void 0
	}
}, A = {
	listIslandGroups: {
		200: p,
		404: null
	},
	listRegions: {
		200: h,
		404: null
	},
	listProvinces: {
		200: y,
		404: null
	},
	listRegionCities: {
		200: S,
		404: null
	},
	listProvinceCities: {
		200: S,
		404: null
	},
	listBarangays: {
		200: E,
		404: null
	}
}, j = {};
export { j as eventValidators, A as replyValidators, k as requestValidators };
