import type { Shape } from '#api/http/shape.ts'
import { isOfWords, wordsOf } from '#lib/knownWords.ts'
import { eventFields, replyFields } from '#openapi/generated/fields.ts'
import type { Validate } from '#openapi/generated/validators.js'
import { namesOf, pointerOf } from '#openapi/jsonPointer.ts'
import type { Fields } from '#openapi/namedFields.ts'

/** One of these words makes a name a secret's. */
const always = new Set([
  'password',
  'passwd',
  'pwd',
  'hash',
  'salt',
  'secret',
  'token',
  'otp',
  'pin',
  'cvv',
  'cvc',
  'credential',
  'credentials',
])
/** Kinds of secret keys. */
const kinds = ['api', 'private', 'secret', 'encryption', 'signing']

/** No person is called so. */
const secretWords: readonly string[] = [...always, ...kinds, 'key', 'hashed', 'access', 'refresh']

/** Judges by the name, such as `password_hash` or `apiKey`. A yes or no is no secret. */
function isSecretName(name: string, value: unknown): boolean {
  if (typeof value === 'boolean' || value === null) return false
  const words = wordsOf(name)
  return (
    words.some((word) => always.has(word)) ||
    (words.includes('key') && kinds.some((kind) => words.includes(kind)))
  )
}

/** A difference from the contract: types, never values. */
export interface Deviation {
  /** JSON pointer, '' for the whole; `*` for items, and for keys that the contract lacks. */
  pointer: string
  /**
   * Keyword of the schema; `status`, `json`, `event` without one; `extra` for an unknown field,
   * `secret` for a secret's name.
   */
  keyword: string
  expected: string
  actual: string
}

type ValidationError = NonNullable<Validate['errors']>[number]

function typeOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** All fields in answers and events, and the words in them. */
const [names, words] = [new Set<string>(), new Set<string>()]
function addNames(fields: Fields): void {
  if (typeof fields !== 'object') return
  for (const [name, inner] of Object.entries(fields)) {
    if (!Array.isArray(fields)) names.add(name)
    addNames(inner)
  }
}
addNames(replyFields)
addNames(eventFields)
for (const word of [...[...names].flatMap(wordsOf), ...secretWords]) words.add(word)

/** The contract has it, or all its words; any other may be a person's name or an id. */
export const isPublicName = (name: string): boolean => names.has(name) || isOfWords(name, words)

/** The same for all items of a list, and for all keys that may be personal. */
export const groupPointer = (pointer: string): string =>
  pointerOf(namesOf(pointer).map((name) => (isPublicName(name) ? name : '*')))

const bounds: Record<string, (limit: unknown) => string> = {
  maxLength: (limit) => `at most ${String(limit)} characters`,
  minLength: (limit) => `at least ${String(limit)} characters`,
  maxItems: (limit) => `at most ${String(limit)} items`,
  minItems: (limit) => `at least ${String(limit)} items`,
  maximum: (limit) => `at most ${String(limit)}`,
  minimum: (limit) => `at least ${String(limit)}`,
}

/** The contract's limit for a value of the right type; undefined for its structure. */
function limitOf({ keyword, params }: ValidationError): string | undefined {
  if (keyword === 'enum') return `one of ${(params.allowedValues as unknown[]).join(', ')}`
  if (keyword === 'format') return `format ${String(params.format)}`
  if (keyword === 'pattern') return `pattern ${String(params.pattern)}`
  return bounds[keyword]?.(params.limit)
}

const at = (body: unknown, pointer: string): unknown =>
  namesOf(pointer).reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    body,
  )

const types: Record<string, string> = { s: 'string', d: 'string', n: 'number', b: 'boolean' }
const nameOf = (shape: Shape): string =>
  shape === null
    ? 'null'
    : typeof shape === 'string'
      ? (types[shape] as string)
      : !isList(shape)
        ? 'object'
        : shape.length > 1
          ? [...new Set(shape.map(nameOf))].join(' or ')
          : 'array'

const isList = (value: unknown): value is readonly Shape[] => Array.isArray(value)

/** Finds other types and fields than the shape's, our own host's included. */
function structureOf(value: unknown, shape: Shape, pointer = ''): Deviation[] {
  const actual = typeOf(value)
  const fits = nameOf(shape).split(' or ').includes(actual)
  if (!fits) return [{ pointer, keyword: 'type', expected: nameOf(shape), actual }]
  if (isList(shape) && shape.length > 1)
    return shape
      .filter((option) => nameOf(option) === actual)
      .map((option) => structureOf(value, option, pointer))
      .toSorted((a, b) => a.length - b.length)[0] as Deviation[]
  if (isList(shape))
    return (value as unknown[]).flatMap((one, index) =>
      structureOf(one, shape[0] as Shape, `${pointer}/${index}`),
    )
  return typeof shape === 'object' && shape !== null
    ? fieldDeviations(value as Record<string, unknown>, shape, pointer)
    : []
}

function fieldDeviations(
  value: Record<string, unknown>,
  shape: { readonly [field: string]: Shape },
  pointer: string,
): Deviation[] {
  const fields = new Map(
    Object.entries(shape).map(([key, inner]) => {
      const [name = ''] = key.split(/[?=]/)
      return [name, { inner, isOpen: key.endsWith('?') }]
    }),
  )
  const missing = [...fields].filter(
    ([name, { isOpen }]) => !isOpen && name !== '*' && value[name] === undefined,
  )
  const isOther = missing.length > 1 && Object.keys(value).every((name) => !fields.has(name))
  const required = (place: string, expected: string, actual: string) => ({
    pointer: place,
    keyword: 'required',
    expected,
    actual,
  })
  const lacks = isOther
    ? [
        required(
          pointer,
          `an object with ${missing.map(([name]) => name).join(', ')}`,
          'another object',
        ),
      ]
    : missing.map(([name]) => required(pointer + pointerOf([name]), 'a value', 'nothing'))
  const inside = Object.entries(value).flatMap(([name, inner]) => {
    const place = pointer + pointerOf([name])
    const field = fields.get(name) ?? fields.get('*')
    if (field) return inner === undefined ? [] : structureOf(inner, field.inner, place)
    const keyword = isSecretName(name, inner) ? 'secret' : 'extra'
    return [{ pointer: place, keyword, expected: 'no such field', actual: typeOf(inner) }]
  })
  return [...lacks, ...inside]
}

/**
 * Each difference of a parsed value once, however many items have it.
 * @param validate finds values of the right type that the contract doesn't have
 */
export function deviationsOf(validate: Validate, shape: Shape, body: unknown): Deviation[] {
  const structure = structureOf(body, shape)
  const limits = (validate(body) ? [] : (validate.errors ?? [])).flatMap((error) => {
    const [expected, value] = [limitOf(error), at(body, error.instancePath)]
    const actual = (error.keyword === 'enum' ? 'another ' : '') + typeOf(value)
    // Another type has its own deviation.
    const isKnown = structure.some(({ pointer }) => pointer === error.instancePath)
    return expected === undefined || isKnown
      ? []
      : [{ pointer: error.instancePath, keyword: error.keyword, expected, actual }]
  })
  const grouped = [...structure, ...limits].map((deviation) => ({
    ...deviation,
    pointer: groupPointer(deviation.pointer),
  }))
  return [...new Map(grouped.map((deviation) => [JSON.stringify(deviation), deviation])).values()]
}
