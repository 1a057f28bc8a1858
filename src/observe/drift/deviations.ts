import { isOfWords, wordsOf } from '#lib/knownWords.ts'
import { eventFields, replyFields } from '#openapi/generated/fields.ts'
import type { Validate } from '#openapi/generated/validators.js'
import { namesOf, pointerOf } from '#openapi/jsonPointer.ts'
import { type Fields, meantOption, unnamedFields } from '#openapi/namedFields.ts'
import { isSecretName, secretWords } from './secretNames.ts'

/** One difference of an answer or event from the contract. It has types, never values. */
export interface Deviation {
  /**
   * JSON pointer of the value, with `*` for an item of a list and for a key that has other words
   * than the contract's; '' for the whole.
   */
  pointer: string
  /**
   * Keyword of the schema that is broken; or `status`, `json`, `event` for an answer or event that
   * has no schema; `extra` for an unknown field, `secret` for one whose name is a secret's.
   */
  keyword: string
  expected: string
  actual: string
}

type ValidationError = NonNullable<Validate['errors']>[number]

/** The JSON type of a value. */
function typeOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

const at = (body: unknown, pointer: string): unknown =>
  namesOf(pointer).reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    body,
  )

/**
 * The names of all fields in the contract's answers and events, and the words of which they are
 * made.
 */
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

/**
 * Whether a key is not personal: the contract has it, or all words in it. Any other one may be a
 * name or an id.
 */
export const isPublicName = (name: string): boolean => names.has(name) || isOfWords(name, words)

/**
 * The pointer of a group: the same for each item of a list, and for all keys that may be a person's
 * data.
 */
export const groupPointer = (pointer: string): string =>
  pointerOf(namesOf(pointer).map((name) => (isPublicName(name) ? name : '*')))

const list = (values: unknown) => [values].flat().map(String)
const bounds: Record<string, (limit: unknown) => string> = {
  maxLength: (limit) => `at most ${String(limit)} characters`,
  minLength: (limit) => `at least ${String(limit)} characters`,
  maxItems: (limit) => `at most ${String(limit)} items`,
  minItems: (limit) => `at least ${String(limit)} items`,
  maximum: (limit) => `at most ${String(limit)}`,
  minimum: (limit) => `at least ${String(limit)}`,
}

/** The value that the contract expects, as text. */
function expectedBy({ keyword, params, message = 'valid' }: ValidationError): string {
  if (keyword === 'required') return 'a value'
  if (keyword === 'type') return list(params.type).join(' or ')
  if (keyword === 'enum') return `one of ${list(params.allowedValues).join(', ')}`
  if (keyword === 'const') return String(params.allowedValue)
  if (keyword === 'format') return `format ${String(params.format)}`
  if (keyword === 'pattern') return `pattern ${String(params.pattern)}`
  return bounds[keyword]?.(params.limit) ?? message
}

function deviationOf({ option = '', ...error }: OptionError, body: unknown): Deviation {
  const { instancePath, keyword, params } = error
  const value = at(body, instancePath)
  const expected = expectedBy(error) + option
  if (keyword === 'required')
    return {
      pointer: `${instancePath}/${String(params.missingProperty)}`,
      keyword,
      expected,
      actual: typeOf(undefined),
    }
  const unknown = keyword === 'enum' || keyword === 'const' ? 'another ' : ''
  return { pointer: instancePath, keyword, expected, actual: unknown + typeOf(value) }
}

const within = (pointer: string, above: string) =>
  pointer === above || pointer.startsWith(`${above}/`)

/**
 * An error of one of several schemas, with the constants by which that one is told from the others:
 * ', where isMax is false'.
 */
type OptionError = ValidationError & { option?: string }

/** Whether an error is one of the meant schema, at the place where there are several. */
function isOfOption(
  { instancePath, keyword, params }: ValidationError,
  place: string,
  option: { readonly [field: string]: Fields },
): boolean {
  const isMissing = keyword === 'required' && instancePath === place
  const name = isMissing
    ? String(params.missingProperty)
    : namesOf(instancePath.slice(place.length))[0]
  if (name === undefined) return true
  const isOther =
    keyword === 'const' &&
    instancePath === `${place}/${name}` &&
    params.allowedValue !== option[name]
  return name in option && !isOther
}

/**
 * The errors without the errors of schemas that were not meant, where a value may have one of
 * several.
 */
function ofMeantOptions(
  errors: readonly ValidationError[],
  body: unknown,
  fields: Fields,
): OptionError[] {
  return errors
    .filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
    .reduce<OptionError[]>(
      (left, choice) => {
        const { instancePath: place } = choice
        const option = meantOption(body, fields, place)
        if (!option) return left
        const constants = Object.entries(option).filter(
          ([, value]) => typeof value === 'boolean' || typeof value === 'string',
        )
        const named = constants
          .map(([name, value]) => `, where ${name} is ${String(value)}`)
          .join('')
        const [inside, outside] = [
          left.filter((one) => within(one.instancePath, place)),
          left.filter((one) => !within(one.instancePath, place)),
        ]
        const meant = inside.filter((one) => one === choice || isOfOption(one, place, option))
        return [
          ...outside,
          ...meant.map((one) => (one === choice ? one : { ...one, option: named })),
        ]
      },
      [...errors],
    )
}

/**
 * The fields that an object lacks are one deviation when it has none that the contract names: it is
 * another object, such as an envelope around the right one.
 */
function otherObjects(
  errors: readonly OptionError[],
  body: unknown,
  extra: readonly string[],
): { rest: OptionError[]; others: Deviation[] } {
  const missing = Map.groupBy(
    errors.filter(({ keyword }) => keyword === 'required'),
    ({ instancePath }) => instancePath,
  )
  const isOther = (place: string) =>
    Object.keys(at(body, place) as object).every((name) =>
      extra.includes(place + pointerOf([name])),
    )
  const others = [...missing].filter(([place, list]) => list.length > 1 && isOther(place))
  const replaced = new Set(others.flatMap(([, list]) => list))
  return {
    rest: errors.filter((error) => !replaced.has(error)),
    others: others.map(([pointer, list]) => ({
      pointer,
      keyword: 'required',
      expected: `an object with ${list.map(({ params }) => String(params.missingProperty)).join(', ')}`,
      actual: 'another object',
    })),
  }
}

/**
 * The significant errors. Where a value may have one of several schemas, each of them reports
 * errors: one that differs in type is dropped when another is more specific, and otherwise all of
 * them are one error.
 */
function significant(errors: readonly OptionError[]): OptionError[] {
  const proper = errors.filter(({ keyword }) => keyword !== 'if')
  const choices = proper.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
  return proper.flatMap((error) => {
    const choice = choices.find(({ instancePath }) => instancePath === error.instancePath)
    if (!choice) return [error]
    const inner = proper.filter(
      (one) => within(one.instancePath, choice.instancePath) && !choices.includes(one),
    )
    const types = inner.filter(
      (one) => one.keyword === 'type' && one.instancePath === choice.instancePath,
    )
    if (types.length < inner.length)
      return choices.includes(error) || types.includes(error) ? [] : [error]
    if (error !== choice) return []
    return [
      {
        ...choice,
        keyword: 'type',
        params: { type: types.flatMap(({ params }) => list(params.type)) },
      },
    ]
  })
}

/**
 * How a parsed value differs from its schema, and which fields it has that the contract doesn't
 * name; each deviation once, whatever the number of items that have it.
 */
export function deviationsOf(validate: Validate, fields: Fields, body: unknown): Deviation[] {
  const unnamed = unnamedFields(body, fields)
  const errors = validate(body)
    ? []
    : significant(ofMeantOptions(validate.errors ?? [], body, fields))
  const { rest, others } = otherObjects(errors, body, unnamed)
  const extra = unnamed.map((pointer) => {
    const value = at(body, pointer)
    const keyword = isSecretName(namesOf(pointer).at(-1) ?? '', value) ? 'secret' : 'extra'
    return { pointer, keyword, expected: 'no such field', actual: typeOf(value) }
  })
  const all = [...rest.map((error) => deviationOf(error, body)), ...others, ...extra]
  const grouped = all.map((deviation) => ({
    ...deviation,
    pointer: groupPointer(deviation.pointer),
  }))
  return [...new Map(grouped.map((deviation) => [JSON.stringify(deviation), deviation])).values()]
}
