import { type Contract, fieldsOf, resolve, type Schema } from '../generate/document.ts'

export interface Change {
  /** Whether a client or host that keeps to the old contract may fail with the new one. */
  breaking: boolean
  /** With the part: 'listProducts 200 /items/0/price'. */
  where: string
  what: string
}

/**
 * Where a value is, and who sends it: the app (a request) or the host (an answer or event). What a
 * sender may do more breaks its reader, what it may do less breaks itself.
 */
export interface Place {
  sender: 'app' | 'host'
  where: string
}

export interface Pair {
  old: { contract: Contract; schema: Schema }
  now: { contract: Contract; schema: Schema }
}

export const change = ({ where }: Place, breaking: boolean, what: string): Change => ({
  breaking,
  where,
  what,
})
export const allowance = (place: Place, more: boolean, what: string): Change =>
  change(place, more === (place.sender === 'host'), what)

export const either = <T>(one: Iterable<T>, other: Iterable<T>): T[] => [
  ...new Set([...one, ...other]),
]

const upper = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum', 'maxProperties']
const lower = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum', 'minProperties']
/** Any change of one may allow and forbid values. */
const opaque = [
  'pattern',
  'format',
  'multipleOf',
  'x-multiple-of',
  'uniqueItems',
  'if',
  'then',
  'else',
  'not',
  'contentMediaType',
]

const shown = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value))
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Without references and `allOf`: what all its parts say together. */
function flat(contract: Contract, given: Schema): Schema {
  const schema = resolve(contract, given)
  const { allOf = [], ...own } = schema
  // What stands beside a reference applies too.
  const { $ref: _ref, ...beside } = given
  return [
    ...allOf.map((part) => flat(contract, part)),
    own,
    schema === given ? {} : beside,
  ].reduce<Schema>(
    (all, part) => ({
      ...all,
      ...part,
      properties: { ...all.properties, ...part.properties },
      required: [...(all.required ?? []), ...(part.required ?? [])],
    }),
    {},
  )
}

/** Of a set of what is allowed; undefined is everything. `name` is what one of it is called. */
function ofSet(place: Place, name: string, old?: unknown[], now?: unknown[]): Change[] {
  if (same(old, now)) return []
  if (!old)
    return [
      allowance(place, false, `only these ${name}s are allowed: ${now?.map(shown).join(', ')}`),
    ]
  if (!now) return [allowance(place, true, `any ${name} is allowed`)]
  const lacking = (among: unknown[], values: unknown[]) =>
    values.filter((value) => !among.some((one) => same(one, value)))
  return [
    ...lacking(old, now).map((one) => allowance(place, true, `the ${name} ${shown(one)} is added`)),
    ...lacking(now, old).map((one) =>
      allowance(place, false, `the ${name} ${shown(one)} is removed`),
    ),
  ]
}

const typesOf = ({ type }: Schema) => (type === undefined ? undefined : [type].flat())
const valuesOf = ({ enum: values, const: one }: Schema) => (one === undefined ? values : [one])

function ofKeywords(place: Place, old: Schema, now: Schema): Change[] {
  return [...upper, ...lower, ...opaque].flatMap((keyword) => {
    const [before, after] = [old[keyword], now[keyword]]
    if (same(before, after)) return []
    const what = `${keyword} ${shown(before)} becomes ${shown(after)}`
    if (before === undefined || after === undefined)
      return [allowance(place, after === undefined, what)]
    if (opaque.includes(keyword)) return [change(place, true, what)]
    return [allowance(place, Number(after) > Number(before) === upper.includes(keyword), what)]
  })
}

const needs = ({ required = [] }: Schema, name: string) => required.includes(name)

function ofOneField(place: Place, name: string, old: Schema, now: Schema): Change {
  const { sender } = place
  if (name in (now.properties ?? {}))
    return change(
      place,
      sender === 'app' && needs(now, name),
      `is added${needs(now, name) ? ', required' : ''}`,
    )
  return change(
    place,
    sender === 'host' || now.additionalProperties === false,
    `is removed${needs(old, name) ? ', was required' : ''}`,
  )
}

export const ofNeed = (place: Place, before = false, after = false): Change[] =>
  before === after
    ? []
    : [allowance(place, !after, after ? 'becomes required' : 'is no longer required')]

const nameOf = ({ $ref, title, type, required, ...rest }: Schema) =>
  String($ref ?? title ?? JSON.stringify(type ?? required ?? rest))

/**
 * What changed for a value. `seen` are the references around it, since a schema may contain itself.
 */
export function schemaChanges(place: Place, pair: Pair, seen: readonly string[] = []): Change[] {
  const { $ref } = pair.old.schema
  const key = JSON.stringify([$ref, pair.now.schema.$ref])
  if ($ref !== undefined && seen.includes(key)) return []
  const old = flat(pair.old.contract, pair.old.schema)
  const now = flat(pair.now.contract, pair.now.schema)
  const inner = (step: string, before?: Schema | boolean, after?: Schema | boolean): Change[] =>
    typeof before === 'object' && typeof after === 'object'
      ? schemaChanges(
          { ...place, where: place.where + step },
          { old: { ...pair.old, schema: before }, now: { ...pair.now, schema: after } },
          [...seen, key],
        )
      : []
  /** Those that are equal or of one name belong together. */
  const ofOptions = (before: Schema[] = [], after: Schema[] = []) => {
    const twin = (option: Schema, among: Schema[]) =>
      among.find((one) => nameOf(one) === nameOf(option))
    const lacking = (among: Schema[], options: Schema[]) =>
      options.filter((option) => !twin(option, among)).map(nameOf)
    return [
      ...lacking(before, after).map((one) =>
        allowance(place, true, `the alternative ${one} is added`),
      ),
      ...lacking(after, before).map((one) =>
        allowance(place, false, `the alternative ${one} is removed`),
      ),
      ...before.flatMap((option) => inner('', option, twin(option, after))),
    ]
  }
  const [before, after] = [old, now].map((one) => new Map(fieldsOf(one))) as [
    Map<string, Schema>,
    Map<string, Schema>,
  ]
  return [
    ...ofSet(place, 'type', typesOf(old), typesOf(now)),
    ...ofSet(place, 'value', valuesOf(old), valuesOf(now)),
    ...ofKeywords(place, old, now),
    ...either(before.keys(), after.keys()).flatMap((name) => {
      const at = { ...place, where: `${place.where}/${name}` }
      if (!before.has(name) || !after.has(name)) return [ofOneField(at, name, old, now)]
      return [
        ...ofNeed(at, needs(old, name), needs(now, name)),
        ...inner(`/${name}`, before.get(name), after.get(name)),
      ]
    }),
    ...inner('/*', old.items, now.items),
    ...inner('/*', old.additionalProperties, now.additionalProperties),
    ...ofOptions(old.anyOf, now.anyOf),
    ...ofOptions(old.oneOf, now.oneOf),
  ]
}
