import { pointerOf } from './jsonPointer.ts'

/**
 * The fields that the contract names in a JSON value: 0 for a value without named fields; a
 * constant where the contract has one; a list as `[fields of each item]`; one of several as a
 * longer list; an object by its fields, with `'*'` for all that are not listed. Generated from the
 * contract (`openapi/generated/fields.ts`).
 */
export type Fields = 0 | boolean | string | readonly Fields[] | { readonly [field: string]: Fields }

/** As `Array.isArray`, which doesn't know lists that are only read. */
const isList = (value: unknown): value is readonly Fields[] => Array.isArray(value)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of one named field; undefined when the object has no such field. */
const fieldOf = (fields: { readonly [field: string]: Fields }, name: string): Fields | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : fields['*']

/**
 * Whether each constant of an option is in the value, as in the option that the value was made by.
 */
const isMeant = (value: Record<string, unknown>, option: Fields) =>
  Object.entries(option).every(
    ([name, inner]) => typeof inner === 'object' || inner === 0 || value[name] === inner,
  )

/**
 * Of several options the one that an object was made by: the one with its constants, and with the
 * fewest other fields.
 */
function optionOf(value: Record<string, unknown>, options: readonly Fields[]): Fields {
  const objects = options.filter((option) => isObject(option))
  const meant = objects.filter((option) => isMeant(value, option))
  const counted = (meant.length > 0 ? meant : objects).map((option) => ({
    option,
    extra: unnamedFields(value, option).length,
  }))
  return counted.toSorted((a, b) => a.extra - b.extra)[0]?.option ?? 0
}

/**
 * The fields by which a value is read, or 0 where its type is another one: that is for the
 * validators to find.
 */
function fieldsFor(value: object, fields: Fields): Exclude<Fields, boolean | string> {
  if (typeof fields !== 'object') return 0
  if (Array.isArray(value))
    return isList(fields) ? ((fields.length > 1 ? fields.find(isList) : fields) ?? 0) : 0
  if (isList(fields))
    return fields.length > 1
      ? fieldsFor(value, optionOf(value as Record<string, unknown>, fields))
      : 0
  return fields
}

/**
 * Calls `found` with the path of each field that the contract does not name. Paths are written only
 * then: nearly all values have none.
 */
function walk(
  value: unknown,
  fields: Fields,
  path: string[],
  found: (path: readonly string[]) => void,
): void {
  if (typeof value !== 'object' || value === null || fields === 0) return
  const known = fieldsFor(value, fields)
  if (known === 0) return
  for (const name in value) {
    const inner = (value as Record<string, unknown>)[name]
    const field = isList(known) ? known[0] : fieldOf(known, name)
    // A value of no object has no fields; what has no value is not sent.
    if (field !== undefined && (typeof inner !== 'object' || field === 0)) continue
    if (inner === undefined) continue
    path.push(name)
    if (field === undefined) found(path)
    else walk(inner, field, path, found)
    path.pop()
  }
}

/** JSON pointers of the fields in a value that the contract does not name, at any depth. */
export function unnamedFields(value: unknown, fields: Fields): string[] {
  const pointers: string[] = []
  walk(value, fields, [], (path) => void pointers.push(pointerOf(path)))
  return pointers
}

/**
 * A copy of a value in which each object that the contract describes is what `change` makes of it,
 * the inner ones first. What it says nothing about is the same object.
 */
export function mapNamed(
  value: unknown,
  fields: Fields,
  change: (value: Record<string, unknown>, known: { readonly [field: string]: Fields }) => unknown,
): unknown {
  if (typeof value !== 'object' || value === null) return value
  const known = fieldsFor(value, fields)
  if (known === 0) return value
  if (isList(known))
    return (value as unknown[]).map((item) => mapNamed(item, known[0] as Fields, change))
  const parts = Object.entries(value).map(([name, inner]) => [
    name,
    mapNamed(inner, fieldOf(known, name) ?? 0, change),
  ])
  return change(Object.fromEntries(parts) as Record<string, unknown>, known)
}

/** A copy of a value with only the fields that the contract names, at any depth. */
export const onlyNamed = (value: unknown, fields: Fields): unknown =>
  mapNamed(value, fields, (object, known) =>
    Object.fromEntries(
      Object.entries(object).filter(([name]) => fieldOf(known, name) !== undefined),
    ),
  )
