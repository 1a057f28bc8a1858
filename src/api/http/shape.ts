/**
 * The shape of a JSON value: `s` text, `n` number, `b` boolean, `d` a date-time of ISO 8601; a list as `[shape]`; one of several as a
 * longer list, in which null is null; an object by its fields, `'name?'` for an optional one and `'*'` for all others.
 * Generated from the contract (`openapi/generated/shapes/`).
 */
export type Shape = 's' | 'n' | 'b' | 'd' | null | readonly Shape[] | { readonly [field: string]: Shape }

/** As `Array.isArray`, which doesn't know lists that are only read. */
const isList = (value: unknown): value is readonly Shape[] => Array.isArray(value)
const primitives = { s: 'string', n: 'number', b: 'boolean' } as const

function fitsObject(value: object, shape: { readonly [field: string]: Shape }): boolean {
  const fields = value as Record<string, unknown>
  return Object.entries(shape).every(([key, inner]) => {
    if (key === '*') return Object.values(fields).every((one) => fits(one, inner))
    const name = key.replace('?', '')
    if (name !== key && (fields[name] === null || fields[name] === undefined)) {
      // Servers send null for what is left out.
      delete fields[name]
      return true
    }
    // And leave out what is null.
    if (fields[name] === undefined && isList(inner) && inner.includes(null)) fields[name] = null
    return fits(fields[name], inner)
  })
}

/**
 * Whether a parsed JSON value has a shape. Two habits of servers are no difference, and are made the same in place: null for an
 * optional field that is left out, and leaving out a field that is null.
 */
export function fits(value: unknown, shape: Shape): boolean {
  if (shape === null) return value === null
  if (shape === 'd') return typeof value === 'string' && !Number.isNaN(Date.parse(value))
  // oxlint-disable-next-line valid-typeof
  if (typeof shape === 'string') return typeof value === primitives[shape]
  if (!isList(shape)) return typeof value === 'object' && value !== null && !Array.isArray(value) && fitsObject(value, shape)
  if (shape.length > 1) return shape.some((one) => fits(value, one))
  return Array.isArray(value) && value.every((one) => fits(one, shape[0] ?? null))
}
