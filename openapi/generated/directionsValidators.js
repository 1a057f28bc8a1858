// @ts-nocheck
// Generated from openapi/directions.yaml: do not edit.
/* eslint-disable */
// \0rolldown/runtime.js
var e = Object.create, t = Object.defineProperty, n = Object.getOwnPropertyDescriptor, r = Object.getOwnPropertyNames, i = Object.getPrototypeOf, a = Object.prototype.hasOwnProperty, o = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), e = null), t.exports), s = (e, i, o, s) => {
	if (i && typeof i == "object" || typeof i == "function") for (var c = r(i), l = 0, u = c.length, d; l < u; l++) d = c[l], !a.call(e, d) && d !== o && t(e, d, {
		get: ((e) => i[e]).bind(null, d),
		enumerable: !(s = n(i, d)) || s.enumerable
	});
	return e;
}, c = /* @__PURE__ */ ((n, r, o) => (o = n == null ? {} : e(i(n)), s(r || !n || !n.__esModule || !a.call(n, "default") ? t(o, "default", {
	value: n,
	enumerable: !0
}) : o, n)))((/* @__PURE__ */ o(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	function t(e) {
		let t = e.length, n = 0, r = 0, i;
		for (; r < t;) n++, i = e.charCodeAt(r++), i >= 55296 && i <= 56319 && r < t && (i = e.charCodeAt(r), (i & 64512) == 56320 && r++);
		return n;
	}
	e.default = t, t.code = "require(\"ajv/dist/runtime/ucs2length\").default";
})))());
const l = p, u = {
	$id: "getDrivingDirections.json",
	type: "object",
	properties: {
		path: {
			type: "object",
			properties: { coordinates: {
				type: "string",
				pattern: "^-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?(;-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?){1,24}$"
			} },
			required: ["coordinates"]
		},
		query: {
			type: "object",
			properties: {
				alternatives: {
					type: "boolean",
					default: !1
				},
				geometries: {
					type: "string",
					enum: ["geojson"]
				},
				overview: {
					type: "string",
					enum: ["full", "simplified"],
					default: "simplified"
				},
				steps: {
					type: "boolean",
					default: !1
				},
				access_token: {
					type: "string",
					minLength: 1
				}
			},
			required: ["access_token"]
		},
		header: {
			type: "object",
			properties: {},
			required: []
		}
	}
}, d = RegExp("^-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?(;-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?){1,24}$", "u"), f = c.default.default ?? c.default;
function p(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = p.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.path !== void 0) {
			let n = e.path;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.coordinates === void 0) {
					let e = {
						instancePath: t + "/path",
						keyword: "required",
						params: { missingProperty: "coordinates" },
						message: "must have required property 'coordinates'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.coordinates !== void 0) {
					let e = n.coordinates;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/path/coordinates",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.coordinates = i));
					}
					if (typeof e == "string" && !d.test(e)) {
						let e = {
							instancePath: t + "/path/coordinates",
							keyword: "pattern",
							params: { pattern: "^-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?(;-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?){1,24}$" },
							message: "must match pattern \"^-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?(;-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?){1,24}$\""
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
				if (n.alternatives === void 0 && (n.alternatives = !1), n.overview === void 0 && (n.overview = "simplified"), n.steps === void 0 && (n.steps = !1), n.access_token === void 0) {
					let e = {
						instancePath: t + "/query",
						keyword: "required",
						params: { missingProperty: "access_token" },
						message: "must have required property 'access_token'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.alternatives;
				if (typeof e != "boolean") {
					let r;
					if (r === void 0) {
						if (e === "false" || e === 0 || e === null) r = !1;
						else if (e === "true" || e === 1) r = !0;
						else {
							let e = {
								instancePath: t + "/query/alternatives",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					r !== void 0 && (e = r, n !== void 0 && (n.alternatives = r));
				}
				if (n.geometries !== void 0) {
					let e = n.geometries;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/geometries",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.geometries = i));
					}
					if (e !== "geojson") {
						let e = {
							instancePath: t + "/query/geometries",
							keyword: "enum",
							params: { allowedValues: u.properties.query.properties.geometries.enum },
							message: "must be equal to one of the allowed values"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				let r = n.overview;
				if (typeof r != "string") {
					let e = typeof r, i;
					if (i === void 0) {
						if (e == "number" || e == "boolean") i = "" + r;
						else if (r === null) i = "";
						else {
							let e = {
								instancePath: t + "/query/overview",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					i !== void 0 && (r = i, n !== void 0 && (n.overview = i));
				}
				if (r !== "full" && r !== "simplified") {
					let e = {
						instancePath: t + "/query/overview",
						keyword: "enum",
						params: { allowedValues: u.properties.query.properties.overview.enum },
						message: "must be equal to one of the allowed values"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let i = n.steps;
				if (typeof i != "boolean") {
					let e;
					if (e === void 0) {
						if (i === "false" || i === 0 || i === null) e = !1;
						else if (i === "true" || i === 1) e = !0;
						else {
							let e = {
								instancePath: t + "/query/steps",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
					}
					e !== void 0 && (i = e, n !== void 0 && (n.steps = e));
				}
				if (n.access_token !== void 0) {
					let e = n.access_token;
					if (typeof e != "string") {
						let r = typeof e, i;
						if (i === void 0) {
							if (r == "number" || r == "boolean") i = "" + e;
							else if (e === null) i = "";
							else {
								let e = {
									instancePath: t + "/query/access_token",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								o === null ? o = [e] : o.push(e), s++;
							}
						}
						i !== void 0 && (e = i, n !== void 0 && (n.access_token = i));
					}
					if (typeof e == "string" && f(e) < 1) {
						let e = {
							instancePath: t + "/query/access_token",
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
// bodies
const m = T, h = {
	type: "object",
	required: ["code", "routes"],
	properties: {
		code: {
			type: "string",
			enum: [
				"Ok",
				"NoRoute",
				"NoSegment"
			]
		},
		message: { type: "string" },
		uuid: { type: "string" },
		waypoints: {
			type: "array",
			items: { $ref: "contract.json#/components/schemas/Waypoint" }
		},
		routes: {
			type: "array",
			items: { $ref: "contract.json#/components/schemas/Route" }
		}
	}
};
function g(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = g.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), Array.isArray(e)) {
		if (e.length > 2) {
			let e = {
				instancePath: t,
				keyword: "maxItems",
				params: { limit: 2 },
				message: "must NOT have more than 2 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.length < 2) {
			let e = {
				instancePath: t,
				keyword: "minItems",
				params: { limit: 2 },
				message: "must NOT have fewer than 2 items"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		let n = e.length;
		for (let r = 0; r < n; r++) if (typeof e[r] != "number") {
			let e = {
				instancePath: t + "/" + r,
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
			params: { type: "array" },
			message: "must be array"
		};
		o === null ? o = [e] : o.push(e), s++;
	}
	return g.errors = o, s === 0;
}
g.evaluated = {
	items: !0,
	dynamicProps: !1,
	dynamicItems: !1
};
function _(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = _.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.location === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "location" },
				message: "must have required property 'location'"
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
		if (e.location !== void 0 && (g(e.location, {
			instancePath: t + "/location",
			parentData: e,
			parentDataProperty: "location",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? g.errors : o.concat(g.errors), s = o.length)), e.distance !== void 0) {
			let n = e.distance;
			if (typeof n == "number") {
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/distance",
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
					instancePath: t + "/distance",
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
	return _.errors = o, s === 0;
}
_.evaluated = {
	props: {
		name: !0,
		location: !0,
		distance: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const v = {
	type: "object",
	required: ["type", "coordinates"],
	properties: {
		type: {
			type: "string",
			enum: ["LineString"]
		},
		coordinates: {
			type: "array",
			minItems: 2,
			items: { $ref: "contract.json#/components/schemas/Position" }
		}
	}
};
function y(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = y.evaluated;
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
		if (e.coordinates === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "coordinates" },
				message: "must have required property 'coordinates'"
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
			if (n !== "LineString") {
				let e = {
					instancePath: t + "/type",
					keyword: "enum",
					params: { allowedValues: v.properties.type.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.coordinates !== void 0) {
			let n = e.coordinates;
			if (Array.isArray(n)) {
				if (n.length < 2) {
					let e = {
						instancePath: t + "/coordinates",
						keyword: "minItems",
						params: { limit: 2 },
						message: "must NOT have fewer than 2 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) g(n[r], {
					instancePath: t + "/coordinates/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? g.errors : o.concat(g.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/coordinates",
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
	return y.errors = o, s === 0;
}
y.evaluated = {
	props: {
		type: !0,
		coordinates: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const b = {
	type: "object",
	required: [
		"name",
		"distance",
		"duration",
		"weight",
		"mode",
		"driving_side",
		"geometry",
		"maneuver"
	],
	properties: {
		name: { type: "string" },
		distance: {
			type: "number",
			minimum: 0
		},
		duration: {
			type: "number",
			minimum: 0
		},
		weight: {
			type: "number",
			minimum: 0
		},
		mode: { type: "string" },
		driving_side: {
			type: "string",
			enum: ["left", "right"]
		},
		geometry: { $ref: "contract.json#/components/schemas/LineString" },
		maneuver: {
			type: "object",
			required: [
				"type",
				"instruction",
				"location",
				"bearing_before",
				"bearing_after"
			],
			properties: {
				type: { type: "string" },
				modifier: { type: "string" },
				instruction: { type: "string" },
				location: { $ref: "contract.json#/components/schemas/Position" },
				bearing_before: {
					type: "number",
					minimum: 0,
					maximum: 360
				},
				bearing_after: {
					type: "number",
					minimum: 0,
					maximum: 360
				}
			}
		}
	}
};
function x(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = x.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.distance === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "distance" },
				message: "must have required property 'distance'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.duration === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "duration" },
				message: "must have required property 'duration'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.weight === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "weight" },
				message: "must have required property 'weight'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.mode === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "mode" },
				message: "must have required property 'mode'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.driving_side === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "driving_side" },
				message: "must have required property 'driving_side'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.geometry === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "geometry" },
				message: "must have required property 'geometry'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.maneuver === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "maneuver" },
				message: "must have required property 'maneuver'"
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
		if (e.distance !== void 0) {
			let n = e.distance;
			if (typeof n == "number") {
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/distance",
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
					instancePath: t + "/distance",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.duration !== void 0) {
			let n = e.duration;
			if (typeof n == "number") {
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/duration",
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
					instancePath: t + "/duration",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.weight !== void 0) {
			let n = e.weight;
			if (typeof n == "number") {
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/weight",
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
					instancePath: t + "/weight",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.mode !== void 0 && typeof e.mode != "string") {
			let e = {
				instancePath: t + "/mode",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.driving_side !== void 0) {
			let n = e.driving_side;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/driving_side",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "left" && n !== "right") {
				let e = {
					instancePath: t + "/driving_side",
					keyword: "enum",
					params: { allowedValues: b.properties.driving_side.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.geometry !== void 0 && (y(e.geometry, {
			instancePath: t + "/geometry",
			parentData: e,
			parentDataProperty: "geometry",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.maneuver !== void 0) {
			let n = e.maneuver;
			if (n && typeof n == "object" && !Array.isArray(n)) {
				if (n.type === void 0) {
					let e = {
						instancePath: t + "/maneuver",
						keyword: "required",
						params: { missingProperty: "type" },
						message: "must have required property 'type'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.instruction === void 0) {
					let e = {
						instancePath: t + "/maneuver",
						keyword: "required",
						params: { missingProperty: "instruction" },
						message: "must have required property 'instruction'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.location === void 0) {
					let e = {
						instancePath: t + "/maneuver",
						keyword: "required",
						params: { missingProperty: "location" },
						message: "must have required property 'location'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.bearing_before === void 0) {
					let e = {
						instancePath: t + "/maneuver",
						keyword: "required",
						params: { missingProperty: "bearing_before" },
						message: "must have required property 'bearing_before'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.bearing_after === void 0) {
					let e = {
						instancePath: t + "/maneuver",
						keyword: "required",
						params: { missingProperty: "bearing_after" },
						message: "must have required property 'bearing_after'"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.type !== void 0 && typeof n.type != "string") {
					let e = {
						instancePath: t + "/maneuver/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.modifier !== void 0 && typeof n.modifier != "string") {
					let e = {
						instancePath: t + "/maneuver/modifier",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.instruction !== void 0 && typeof n.instruction != "string") {
					let e = {
						instancePath: t + "/maneuver/instruction",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				if (n.location !== void 0 && (g(n.location, {
					instancePath: t + "/maneuver/location",
					parentData: n,
					parentDataProperty: "location",
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? g.errors : o.concat(g.errors), s = o.length)), n.bearing_before !== void 0) {
					let e = n.bearing_before;
					if (typeof e == "number") {
						if (e > 360 || isNaN(e)) {
							let e = {
								instancePath: t + "/maneuver/bearing_before",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 360
								},
								message: "must be <= 360"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e < 0 || isNaN(e)) {
							let e = {
								instancePath: t + "/maneuver/bearing_before",
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
							instancePath: t + "/maneuver/bearing_before",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
				if (n.bearing_after !== void 0) {
					let e = n.bearing_after;
					if (typeof e == "number") {
						if (e > 360 || isNaN(e)) {
							let e = {
								instancePath: t + "/maneuver/bearing_after",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 360
								},
								message: "must be <= 360"
							};
							o === null ? o = [e] : o.push(e), s++;
						}
						if (e < 0 || isNaN(e)) {
							let e = {
								instancePath: t + "/maneuver/bearing_after",
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
							instancePath: t + "/maneuver/bearing_after",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						};
						o === null ? o = [e] : o.push(e), s++;
					}
				}
			} else {
				let e = {
					instancePath: t + "/maneuver",
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
		name: !0,
		distance: !0,
		duration: !0,
		weight: !0,
		mode: !0,
		driving_side: !0,
		geometry: !0,
		maneuver: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function S(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = S.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.summary === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "summary" },
				message: "must have required property 'summary'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.distance === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "distance" },
				message: "must have required property 'distance'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.duration === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "duration" },
				message: "must have required property 'duration'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.weight === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "weight" },
				message: "must have required property 'weight'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.steps === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "steps" },
				message: "must have required property 'steps'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.summary !== void 0 && typeof e.summary != "string") {
			let e = {
				instancePath: t + "/summary",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.distance !== void 0) {
			let n = e.distance;
			if (typeof n == "number") {
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/distance",
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
					instancePath: t + "/distance",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.duration !== void 0) {
			let n = e.duration;
			if (typeof n == "number") {
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/duration",
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
					instancePath: t + "/duration",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.weight !== void 0) {
			let n = e.weight;
			if (typeof n == "number") {
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/weight",
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
					instancePath: t + "/weight",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.steps !== void 0) {
			let n = e.steps;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) x(n[r], {
					instancePath: t + "/steps/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? x.errors : o.concat(x.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/steps",
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
	return S.errors = o, s === 0;
}
S.evaluated = {
	props: {
		summary: !0,
		distance: !0,
		duration: !0,
		weight: !0,
		steps: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function C(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = C.evaluated;
	if (c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), e && typeof e == "object" && !Array.isArray(e)) {
		if (e.distance === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "distance" },
				message: "must have required property 'distance'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.duration === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "duration" },
				message: "must have required property 'duration'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.weight === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "weight" },
				message: "must have required property 'weight'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.weight_name === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "weight_name" },
				message: "must have required property 'weight_name'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.geometry === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "geometry" },
				message: "must have required property 'geometry'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.legs === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "legs" },
				message: "must have required property 'legs'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.distance !== void 0) {
			let n = e.distance;
			if (typeof n == "number") {
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/distance",
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
					instancePath: t + "/distance",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.duration !== void 0) {
			let n = e.duration;
			if (typeof n == "number") {
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/duration",
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
					instancePath: t + "/duration",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.weight !== void 0) {
			let n = e.weight;
			if (typeof n == "number") {
				if (n < 0 || isNaN(n)) {
					let e = {
						instancePath: t + "/weight",
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
					instancePath: t + "/weight",
					keyword: "type",
					params: { type: "number" },
					message: "must be number"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.weight_name !== void 0 && typeof e.weight_name != "string") {
			let e = {
				instancePath: t + "/weight_name",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.geometry !== void 0 && (y(e.geometry, {
			instancePath: t + "/geometry",
			parentData: e,
			parentDataProperty: "geometry",
			rootData: i,
			dynamicAnchors: a
		}) || (o = o === null ? y.errors : o.concat(y.errors), s = o.length)), e.legs !== void 0) {
			let n = e.legs;
			if (Array.isArray(n)) {
				if (n.length < 1) {
					let e = {
						instancePath: t + "/legs",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					o === null ? o = [e] : o.push(e), s++;
				}
				let e = n.length;
				for (let r = 0; r < e; r++) S(n[r], {
					instancePath: t + "/legs/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? S.errors : o.concat(S.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/legs",
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
	return C.errors = o, s === 0;
}
C.evaluated = {
	props: {
		distance: !0,
		duration: !0,
		weight: !0,
		weight_name: !0,
		geometry: !0,
		legs: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function w(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = w.evaluated;
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
		if (e.routes === void 0) {
			let e = {
				instancePath: t,
				keyword: "required",
				params: { missingProperty: "routes" },
				message: "must have required property 'routes'"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.code !== void 0) {
			let n = e.code;
			if (typeof n != "string") {
				let e = {
					instancePath: t + "/code",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
			if (n !== "Ok" && n !== "NoRoute" && n !== "NoSegment") {
				let e = {
					instancePath: t + "/code",
					keyword: "enum",
					params: { allowedValues: h.properties.code.enum },
					message: "must be equal to one of the allowed values"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
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
		if (e.uuid !== void 0 && typeof e.uuid != "string") {
			let e = {
				instancePath: t + "/uuid",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			o === null ? o = [e] : o.push(e), s++;
		}
		if (e.waypoints !== void 0) {
			let n = e.waypoints;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) _(n[r], {
					instancePath: t + "/waypoints/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? _.errors : o.concat(_.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/waypoints",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				o === null ? o = [e] : o.push(e), s++;
			}
		}
		if (e.routes !== void 0) {
			let n = e.routes;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) C(n[r], {
					instancePath: t + "/routes/" + r,
					parentData: n,
					parentDataProperty: r,
					rootData: i,
					dynamicAnchors: a
				}) || (o = o === null ? C.errors : o.concat(C.errors), s = o.length);
			} else {
				let e = {
					instancePath: t + "/routes",
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
	return w.errors = o, s === 0;
}
w.evaluated = {
	props: {
		code: !0,
		message: !0,
		uuid: !0,
		waypoints: !0,
		routes: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
function T(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = T.evaluated;
	return c.dynamicProps && (c.props = void 0), c.dynamicItems && (c.items = void 0), w(e, {
		instancePath: t,
		parentData: n,
		parentDataProperty: r,
		rootData: i,
		dynamicAnchors: a
	}) || (o = o === null ? w.errors : o.concat(w.errors), s = o.length), T.errors = o, s === 0;
}
T.evaluated = {
	props: {
		code: !0,
		message: !0,
		uuid: !0,
		waypoints: !0,
		routes: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
const E = O;
function D(e, { instancePath: t = "", parentData: n, parentDataProperty: r, rootData: i = e, dynamicAnchors: a = {} } = {}) {
	let o = null, s = 0, c = D.evaluated;
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
		if (e.code !== void 0 && typeof e.code != "string") {
			let e = {
				instancePath: t + "/code",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
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
		code: !0,
		message: !0
	},
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
	props: {
		code: !0,
		message: !0
	},
	dynamicProps: !1,
	dynamicItems: !1
};
// entry
const k = { getDrivingDirections: {
	parameters: l,
	body: void 0
} }, A = { getDrivingDirections: {
	200: m,
	401: E,
	403: E,
	422: E,
	429: E
} }, j = {};
export { j as eventValidators, A as replyValidators, k as requestValidators };
