/**
 * The shape of a JSON value: `s` text, `n` number, `b` boolean, `d` a date-time of ISO 8601; a list
 * as `[shape]`; one of several as a longer list, in which null is null; an object by its fields,
 * `'name?'` for an optional one and `'*'` for all others. Generated from the contract
 * (`openapi/generated/shapes/`).
 */
export type Shape =
  | 's'
  | 'n'
  | 'b'
  | 'd'
  | null
  | readonly Shape[]
  | { readonly [field: string]: Shape }

/** `Array.isArray`, typed for readonly arrays. */
const isList = (value: unknown): value is readonly Shape[] => Array.isArray(value)
const primitives = { s: 'string', n: 'number', b: 'boolean' } as const

type Fields = Record<string, unknown>

/** Whether a field may be null. */
const isNullable = (shape: Shape) => isList(shape) && shape.length > 1 && shape.includes(null)

/**
 * Whether a parsed JSON value has a shape. Two habits of servers are tolerated (see `normalized`):
 * null instead of a missing optional field, and a missing field instead of null.
 */
export function fits(value: unknown, shape: Shape): boolean {
  if (shape === null) return value === null
  if (shape === 'd') return typeof value === 'string' && !Number.isNaN(Date.parse(value))
  // oxlint-disable-next-line valid-typeof
  if (typeof shape === 'string') return typeof value === primitives[shape]
  if (!isList(shape))
    return (
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      fitsObject(value as Fields, shape)
    )
  if (shape.length > 1) return shape.some((one) => fits(value, one))
  return Array.isArray(value) && value.every((one) => fits(one, shape[0] ?? null))
}

const fitsObject = (fields: Fields, shape: { readonly [field: string]: Shape }): boolean =>
  Object.entries(shape).every(([key, inner]) => {
    if (key === '*') return Object.values(fields).every((one) => fits(one, inner))
    const name = key.replace('?', '')
    const value = fields[name]
    if (name !== key && (value === null || value === undefined)) return true
    return (value === undefined && isNullable(inner)) || fits(value, inner)
  })

/**
 * A value that fits the shape, normalized: an optional field that is null is left out, and a
 * nullable field is always there.
 */
export function normalized(value: unknown, shape: Shape): unknown {
  if (typeof value !== 'object' || value === null || typeof shape === 'string' || shape === null)
    return value
  if (!isList(shape)) return normalizedObject(value as Fields, shape)
  if (shape.length > 1) return normalized(value, shape.find((one) => fits(value, one)) ?? null)
  return (value as unknown[]).map((one) => normalized(one, shape[0] ?? null))
}

function normalizedObject(given: Fields, shape: { readonly [field: string]: Shape }): Fields {
  const fields = { ...given }
  for (const [key, inner] of Object.entries(shape)) {
    const name = key.replace('?', '')
    if (key === '*')
      for (const each of Object.keys(fields)) fields[each] = normalized(fields[each], inner)
    else if (name !== key && fields[name] === null) delete fields[name]
    else if (fields[name] === undefined && isNullable(inner)) fields[name] = null
    else if (fields[name] !== undefined) fields[name] = normalized(fields[name], inner)
  }
  return fields
}
