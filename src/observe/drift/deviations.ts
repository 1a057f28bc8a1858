import { eventFields, replyFields } from '#openapi/generated/fields.ts'
import type { Validate } from '#openapi/generated/validators.js'
import { namesOf, pointerOf } from '#openapi/jsonPointer.ts'
import { type Fields, unnamedFields } from '#openapi/namedFields.ts'
import { isOfWords, wordsOf } from '#lib/knownWords.ts'

/** One difference of an answer or event from the contract. It has types, never values. */
export interface Deviation {
  /** JSON pointer of the value, with `*` for an item of a list and for a key that has other words than the contract's; '' for the whole. */
  pointer: string
  /** Keyword of the schema that is broken; or `status`, `json`, `event` for an answer or event that has no schema; `extra` for an unknown field. */
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
  namesOf(pointer).reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], body)

/** The names of all fields in the contract's answers and events, and the words of which they are made. */
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
for (const word of [...names].flatMap(wordsOf)) words.add(word)

/** Whether a key is not personal: the contract has it, or all words in it. Any other one may be a name or an id. */
export const isPublicName = (name: string): boolean => names.has(name) || isOfWords(name, words)

/** The pointer of a group: the same for each item of a list, and for all keys that may be a person's data. */
const groupPointer = (pointer: string): string => pointerOf(namesOf(pointer).map((name) => (isPublicName(name) ? name : '*')))

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

function deviationOf(error: ValidationError, body: unknown): Deviation {
  const { instancePath, keyword, params } = error
  const value = at(body, instancePath)
  if (keyword === 'required')
    return { pointer: `${instancePath}/${String(params.missingProperty)}`, keyword, expected: expectedBy(error), actual: typeOf(undefined) }
  const unknown = keyword === 'enum' || keyword === 'const' ? 'another ' : ''
  return { pointer: instancePath, keyword, expected: expectedBy(error), actual: unknown + typeOf(value) }
}

const within = (pointer: string, above: string) => pointer === above || pointer.startsWith(`${above}/`)

/**
 * The significant errors. Where a value may have one of several schemas, each of them reports errors: one that differs in type is dropped
 * when another is more specific, and otherwise all of them are one error.
 */
function significant(errors: readonly ValidationError[]): ValidationError[] {
  const proper = errors.filter(({ keyword }) => keyword !== 'if')
  const choices = proper.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
  return proper.flatMap((error) => {
    const choice = choices.find(({ instancePath }) => instancePath === error.instancePath)
    if (!choice) return [error]
    const inner = proper.filter((one) => within(one.instancePath, choice.instancePath) && !choices.includes(one))
    const types = inner.filter((one) => one.keyword === 'type' && one.instancePath === choice.instancePath)
    if (types.length < inner.length) return choices.includes(error) || types.includes(error) ? [] : [error]
    if (error !== choice) return []
    return [{ ...choice, keyword: 'type', params: { type: types.flatMap(({ params }) => list(params.type)) } }]
  })
}

/**
 * How a parsed value differs from its schema, and which fields it has that the contract doesn't name; each deviation once, whatever the
 * number of items that have it.
 */
export function deviationsOf(validate: Validate, fields: Fields, body: unknown): Deviation[] {
  const errors = validate(body) ? [] : significant(validate.errors ?? [])
  const extra = unnamedFields(body, fields).map((pointer) => ({
    pointer,
    keyword: 'extra',
    expected: 'no such field',
    actual: typeOf(at(body, pointer)),
  }))
  const all = [...errors.map((error) => deviationOf(error, body)), ...extra]
  const grouped = all.map((deviation) => ({ ...deviation, pointer: groupPointer(deviation.pointer) }))
  return [...new Map(grouped.map((deviation) => [JSON.stringify(deviation), deviation])).values()]
}
