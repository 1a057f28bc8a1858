import { type Contract, resolve, type Schema } from '../generate/document.ts'
import { type Change, change, type Sender } from './change.ts'

export interface Pair {
  old: { contract: Contract; schema: Schema }
  now: { contract: Contract; schema: Schema }
}

interface Limit {
  keyword: string
  /** 1 for an upper limit, -1 for a lower one. */
  sign: 1 | -1
}

const limits: Limit[] = [
  ...['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum', 'maxProperties'].map((keyword) => ({
    keyword,
    sign: 1 as const,
  })),
  ...['minLength', 'minItems', 'minimum', 'exclusiveMinimum', 'minProperties'].map((keyword) => ({
    keyword,
    sign: -1 as const,
  })),
]
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
  const schema = resolve<Schema>(contract, given)
  const { allOf = [], ...own } = schema as Schema & { allOf?: Schema[] }
  const { $ref: _ref, ...beside } = given
  return [
    ...allOf.map((part) => flat(contract, part)),
    own,
    schema === given ? {} : beside,
  ].reduce<Schema>(
    (all, part) => ({
      ...all,
      ...part,
      properties: { ...(all.properties as object), ...(part.properties as object) },
      required: [...((all.required ?? []) as string[]), ...((part.required ?? []) as string[])],
    }),
    {},
  )
}

const typesOf = ({ type }: Schema) => (type === undefined ? undefined : ([type].flat() as string[]))
const valuesOf = ({ enum: values, const: one }: Schema) =>
  one === undefined ? (values as unknown[] | undefined) : [one]

/** Of a set of what is allowed; undefined is everything. `name` is what one of it is called. */
function ofSet(
  sender: Sender,
  where: string,
  name: string,
  old: readonly unknown[] | undefined,
  now: readonly unknown[] | undefined,
): Change[] {
  if (same(old, now)) return []
  if (!old)
    return [
      change(
        sender === 'app',
        where,
        `only these ${name}s are allowed: ${now?.map(shown).join(', ') ?? ''}`,
      ),
    ]
  if (!now) return [change(sender === 'host', where, `any ${name} is allowed`)]
  const added = now.filter((value) => !old.some((one) => same(one, value)))
  const removed = old.filter((value) => !now.some((one) => same(one, value)))
  return [
    ...added.map((value) =>
      change(sender === 'host', where, `the ${name} ${shown(value)} is added`),
    ),
    ...removed.map((value) =>
      change(sender === 'app', where, `the ${name} ${shown(value)} is removed`),
    ),
  ]
}

function ofLimits(sender: Sender, where: string, old: Schema, now: Schema): Change[] {
  return limits.flatMap(({ keyword, sign }) => {
    const [before, after] = [old[keyword], now[keyword]] as (number | undefined)[]
    if (before === after) return []
    const wider = after === undefined || (before !== undefined && (after - before) * sign > 0)
    return [
      change(
        wider === (sender === 'host'),
        where,
        `${keyword} ${shown(before)} becomes ${shown(after)}`,
      ),
    ]
  })
}

function ofOpaque(sender: Sender, where: string, old: Schema, now: Schema): Change[] {
  return opaque
    .filter((keyword) => !same(old[keyword], now[keyword]))
    .map((keyword) => {
      const harmless = sender === 'app' ? now[keyword] === undefined : old[keyword] === undefined
      return change(
        !harmless,
        where,
        `${keyword} ${shown(old[keyword])} becomes ${shown(now[keyword])}`,
      )
    })
}

type Fields = Record<string, Schema>
const fieldsOf = ({ properties }: Schema) => (properties ?? {}) as Fields
const needs = (schema: Schema, name: string) => ((schema.required ?? []) as string[]).includes(name)

function ofOneField(sender: Sender, at: string, name: string, old: Schema, now: Schema): Change {
  if (name in fieldsOf(now))
    return change(
      sender === 'app' && needs(now, name),
      at,
      `is added${needs(now, name) ? ', required' : ''}`,
    )
  return change(
    sender === 'host' || now.additionalProperties === false,
    at,
    `is removed${needs(old, name) ? ', was required' : ''}`,
  )
}

function ofNeed(sender: Sender, at: string, before: boolean, after: boolean): Change[] {
  if (before === after) return []
  return [
    change(after === (sender === 'app'), at, after ? 'becomes required' : 'is no longer required'),
  ]
}

/** Those that are equal or of one name belong together. */
function ofOptions(
  sender: Sender,
  where: string,
  keyword: string,
  { old, now }: Pair,
  seen: readonly string[],
): Change[] {
  const before = (old.schema[keyword] ?? []) as Schema[]
  const after = (now.schema[keyword] ?? []) as Schema[]
  const nameOf = (option: Schema) =>
    String(option.$ref ?? option.title ?? JSON.stringify(option.type ?? option.required ?? option))
  const twin = (option: Schema, among: Schema[]) =>
    among.find((one) => nameOf(one) === nameOf(option))
  return [
    ...after
      .filter((option) => !twin(option, before))
      .map((option) =>
        change(sender === 'host', where, `the alternative ${nameOf(option)} is added`),
      ),
    ...before
      .filter((option) => !twin(option, after))
      .map((option) =>
        change(sender === 'app', where, `the alternative ${nameOf(option)} is removed`),
      ),
    ...before.flatMap((option) => {
      const other = twin(option, after)
      return other
        ? schemaChanges(
            sender,
            where,
            { old: { ...old, schema: option }, now: { ...now, schema: other } },
            seen,
          )
        : []
    }),
  ]
}

/**
 * What changed for a value that `sender` sends. `seen` are the references around it, since a
 * schema may contain itself.
 */
export function schemaChanges(
  sender: Sender,
  where: string,
  pair: Pair,
  seen: readonly string[] = [],
): Change[] {
  const key = JSON.stringify([pair.old.schema.$ref, pair.now.schema.$ref])
  if (pair.old.schema.$ref !== undefined && seen.includes(key)) return []
  const around = [...seen, key]
  const old = flat(pair.old.contract, pair.old.schema)
  const now = flat(pair.now.contract, pair.now.schema)
  const inner = (at: string, before: unknown, after: unknown): Change[] =>
    schemaChanges(
      sender,
      at,
      {
        old: { ...pair.old, schema: before as Schema },
        now: { ...pair.now, schema: after as Schema },
      },
      around,
    )
  const names = [...new Set([...Object.keys(fieldsOf(old)), ...Object.keys(fieldsOf(now))])]
  const both = (name: string) => name in fieldsOf(old) && name in fieldsOf(now)
  const isSchema = (value: unknown) => typeof value === 'object' && value !== null
  const flats: Pair = { old: { ...pair.old, schema: old }, now: { ...pair.now, schema: now } }
  return [
    ...ofSet(sender, where, 'type', typesOf(old), typesOf(now)),
    ...ofSet(sender, where, 'value', valuesOf(old), valuesOf(now)),
    ...ofLimits(sender, where, old, now),
    ...ofOpaque(sender, where, old, now),
    ...names.flatMap((name) => {
      const at = `${where}/${name}`
      if (!both(name)) return [ofOneField(sender, at, name, old, now)]
      return [
        ...ofNeed(sender, at, needs(old, name), needs(now, name)),
        ...inner(at, fieldsOf(old)[name], fieldsOf(now)[name]),
      ]
    }),
    ...(isSchema(old.items) && isSchema(now.items)
      ? inner(`${where}/*`, old.items, now.items)
      : []),
    ...(isSchema(old.additionalProperties) && isSchema(now.additionalProperties)
      ? inner(`${where}/*`, old.additionalProperties, now.additionalProperties)
      : []),
    ...['anyOf', 'oneOf'].flatMap((keyword) => ofOptions(sender, where, keyword, flats, around)),
  ]
}
