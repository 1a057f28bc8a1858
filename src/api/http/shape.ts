/**
 * `s` text, `n` number, `b` boolean, `d` a date-time of ISO 8601; `[shape]` a list; a longer list
 * one of several, in which null is nothing; an object by its fields: `'name?'` optional (`'name?!'`
 * if our own host gives it), `'name=default'` where missing, and `'*'` all others. Generated from
 * the contract.
 */
export type Shape =
  | 's'
  | 'n'
  | 'b'
  | 'd'
  | null
  | readonly Shape[]
  | { readonly [field: string]: Shape }

type Primitive = 's' | 'n' | 'b' | 'd'
type Fields = { readonly [field: string]: unknown }
type FieldShapes = { readonly [field: string]: Shape }

export const unreadable = Symbol('unreadable')

/** Gets a JSON pointer to what is left out, or makes the whole unreadable. */
type Report = (pointer: string) => void

/** `Array.isArray`, typed for readonly arrays. */
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value)
const isNullable = (shape: Shape) => isList(shape) && shape.length > 1 && shape.includes(null)
const isMissing = (value: unknown) => value === null || value === undefined
const isNothing = (value: unknown) =>
  isMissing(value) ||
  value === '' ||
  (isList(value) && value.length === 0) ||
  (isObject(value) && Object.values(value).every(isNothing))

const numberIn = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

function readMoment(value: unknown): unknown {
  const ms = numberIn(value)
  const date = new Date(isNumber(ms) ? ms : typeof value === 'string' ? value : Number.NaN)
  if (Number.isNaN(date.getTime())) return unreadable
  return isNumber(ms) ? date.toISOString() : value
}

const booleans = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [1, true],
  [false, false],
  ['false', false],
  [0, false],
])

const primitives: Record<Primitive, (value: unknown) => unknown> = {
  s: (value) => (typeof value === 'string' ? value : isNumber(value) ? `${value}` : unreadable),
  n(value) {
    const number = isList(value) ? value.length : numberIn(value)
    return isNumber(number) ? number : unreadable
  },
  b: (value) => booleans.get(value) ?? unreadable,
  d: readMoment,
}

/** The only value of a kind; undefined for several. */
function only<T>(fields: Fields, isOne: (value: unknown) => value is T): T | undefined {
  const [one, ...others] = Object.values(fields).filter(isOne)
  return others.length === 0 ? one : undefined
}

const wrapsNull = (value: unknown) =>
  isObject(value) && ['data', 'items'].some((name) => value[name] === null)

/**
 * The only list in a value; undefined for none, or several. Null is an empty one, but no value is
 * none.
 */
function listIn(value: unknown): readonly unknown[] | undefined {
  if (isList(value)) return value
  if (value === null || wrapsNull(value)) return []
  if (!isObject(value)) return undefined
  const list = isList(value.items) ? value.items : only(value, isList)
  return list ?? listIn(only(value, isObject))
}

/**
 * The specification leaves open how a host writes what it means, so this takes:
 *
 * | shape | value |
 * |---|---|
 * | text | a text or a number |
 * | number | a number, also in a text ('165.00'); a list stands for its length |
 * | boolean | true or false, also as a text, or as 1 or 0 |
 * | moment | ISO 8601, or ms since the epoch, also in a text |
 * | list | a list, null for an empty one, or an object with either in it; without unreadable items |
 * | page of a list | the same, also without the fields beside `items` |
 * | object | an object, also inside of another one, as in `{ data: … }`; or only its first field, such as its id |
 * | optional field | one that is missing, null or unreadable has its default, or is left out |
 * | nothing | null, no value, or an empty text, list or object |
 *
 * A list of which no item can be read is unreadable: it isn't empty.
 * @returns a copy of the shape, or `unreadable`
 */
export function read(value: unknown, shape: Shape, report: Report = () => {}, at = ''): unknown {
  const result = readAs(value, shape, report, at)
  if (result === unreadable) report(at)
  return result
}

function readAs(value: unknown, shape: Shape, report: Report, at: string): unknown {
  if (shape === null) return isNothing(value) ? null : unreadable
  if (typeof shape === 'string') return primitives[shape](value)
  if (!isList(shape)) return readObject(value, shape, report, at)
  if (shape.length > 1) return readOption(value, shape, report, at)
  return readList(value, shape[0] as Shape, report, at)
}

function readOption(value: unknown, options: readonly Shape[], report: Report, at: string) {
  if ((isMissing(value) || value === '') && isNullable(options)) return null
  for (const option of options) {
    const result = readAs(value, option, report, at)
    if (result !== unreadable) return result
  }
  // It may also be inside of another object: `{ message: 'OK', data: null }`.
  return isNullable(options) && wrapsNull(value) ? null : unreadable
}

function readList(value: unknown, shape: Shape, report: Report, at: string) {
  const list = listIn(value)
  if (!list) return unreadable
  const items = list.map((one, index) => read(one, shape, report, `${at}/${index}`))
  const readable = items.filter((one) => one !== unreadable)
  return readable.length === 0 && list.length > 0 ? unreadable : readable
}

function pageOf(value: unknown): Fields | undefined {
  if (isList(value) || value === null) return { items: value ?? [] }
  if (!isObject(value)) return undefined
  if (isList(value.items) || value.items === null) return value
  if (value.data === null) return { ...value, items: [] }
  const items = only(value, isList)
  return items ? { ...value, items } : pageOf(only(value, isObject))
}

/** The fields of the object that is meant; undefined for none. */
function fieldsOf(value: unknown, names: readonly string[]): Fields | undefined {
  const [first = ''] = names
  if (names.includes('items')) return pageOf(value)
  if (typeof value === 'string' || typeof value === 'number') return { [first]: value }
  if (!isObject(value) || names.some((name) => name === '*' || name in value))
    return isObject(value) ? value : undefined
  const inner = only(value, isObject)
  if (inner) return fieldsOf(inner, names)
  const alone = names.length === 1 ? only(value, isNumber) : undefined
  return alone === undefined ? value : { [first]: alone }
}

function defaultOf(text: string, shape: Shape): unknown {
  if (shape === 's') return text
  if (typeof shape === 'string') return primitives[shape](text || '0')
  return isList(shape) ? (shape.length > 1 ? null : []) : {}
}

interface Field {
  name: string
  shape: Shape
  isOptional: boolean
  /** Undefined for a field that is left out. */
  fallback: unknown
}

const parsed = new WeakMap<FieldShapes, readonly Field[]>()

function parse(shapes: FieldShapes): readonly Field[] {
  return Object.entries(shapes).map(([key, shape]) => {
    const [, name = '', mark, text = ''] = /^([^?=]*)([?=]?)(.*)$/.exec(key) as RegExpExecArray
    const fallback = mark === '=' ? defaultOf(text, shape) : undefined
    return { name, shape, isOptional: mark !== '', fallback }
  })
}

function readObject(given: unknown, shapes: FieldShapes, report: Report, at: string) {
  const fields = parsed.get(shapes) ?? parse(shapes)
  parsed.set(shapes, fields)
  const meant = fieldsOf(
    given,
    fields.map(({ name }) => name),
  )
  if (!meant) return unreadable
  const result: Record<string, unknown> = { ...meant }
  for (const { name, shape, isOptional, fallback } of fields) {
    if (name === '*') return readRecord(meant, shape, report, at)
    const value = meant[name]
    const isLeftOut = value === undefined || (value === null && !isNullable(shape))
    const one = isOptional && isLeftOut ? unreadable : read(value, shape, report, `${at}/${name}`)
    if (one !== unreadable) result[name] = one
    else if (!isOptional) return unreadable
    else if (fallback === undefined) delete result[name]
    else result[name] = fallback
  }
  return result
}

function readRecord(given: Fields, shape: Shape, report: Report, at: string) {
  const entries = Object.entries(given).map(([name, one]) => [
    name,
    read(one, shape, report, `${at}/${name}`),
  ])
  return Object.fromEntries(entries.filter(([, one]) => one !== unreadable)) as Fields
}
