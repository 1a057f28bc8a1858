import type { BodyShape } from '#fixtures/scenarios/faults.ts'
import type { SchemaError } from '#mocks/core/guard.ts'
import type { Result } from '#mocks/core/marketplace.ts'
import { isBinary, respondText } from './respond.ts'

export type ErrorsOf = (status: number, body: unknown) => SchemaError[]

const PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1><hr>nginx/1.24.0<script>window.html = true</script></body></html>'
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const NO_CONTENT = 204
const STRANGER = 'STRANGER'
/** Valid but unusual texts: a lone surrogate, 46 characters without a space, markup. */
export const oddTexts = [
  'Half of a pair: \uD83D',
  'Supercalifragilisticexpialidociousandsomemores',
  '<b>bold</b><img src="x" onerror="alert(1)"> &amp;',
]
const fixedTexts: Partial<Record<BodyShape, string>> = {
  empty: '',
  null: 'null',
  object: '{}',
  list: '[]',
  text: '"OK"',
  number: '42',
}

/** `path`: the leaf's JSON pointer. */
function mapLeaves(
  value: unknown,
  change: (leaf: unknown, path: string) => unknown,
  path = '',
): unknown {
  if (typeof value !== 'object' || value === null) return change(value, path)
  if (Array.isArray(value))
    return value.length > 0
      ? value.map((part, i) => mapLeaves(part, change, `${path}/${i}`))
      : change(value, path)
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mapLeaves(part, change, `${path}/${name}`)]),
  )
}

function ofOtherType(leaf: unknown): unknown {
  if (typeof leaf === 'string') return { message: leaf }
  if (typeof leaf === 'number') return `about ${leaf}`
  return typeof leaf === 'boolean' ? [leaf] : {}
}

const withText = (leaf: unknown, text: string) => (typeof leaf === 'string' ? text : leaf)

/** Replaces texts where the contract lists the known ones; every object gets a field more. */
function withStrangers(body: unknown, errorsOf: (body: unknown) => SchemaError[]): unknown {
  const wrong = errorsOf(mapLeaves(body, (leaf) => withText(leaf, STRANGER)))
  const listed = new Set(
    wrong.filter(({ message }) => message.includes('allowed values')).map(({ path }) => path),
  )
  const addField = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(addField)
    return {
      ...Object.fromEntries(Object.entries(value).map(([name, part]) => [name, addField(part)])),
      stranger: { of: [STRANGER] },
    }
  }
  return addField(
    mapLeaves(body, (leaf, path) => (listed.has(path) ? withText(leaf, STRANGER) : leaf)),
  )
}

/** Replaces texts where the contract allows any. */
function withOddTexts(body: unknown, errorsOf: (body: unknown) => SchemaError[]): unknown {
  const odd = (leaf: unknown, path: string) =>
    withText(leaf, oddTexts[path.length % oddTexts.length] as string)
  const fixed = new Set(errorsOf(mapLeaves(body, odd)).map(({ path }) => path))
  return mapLeaves(body, (leaf, path) => (fixed.has(path) ? leaf : odd(leaf, path)))
}

export function bentResponse(
  shape: BodyShape,
  { status, body }: Result,
  errorsOf: ErrorsOf,
): Response {
  if (shape === 'nocontent') return new Response(null, { status: NO_CONTENT })
  if (shape === 'html') return respondText(status, PAGE, HTML)
  const fixed = fixedTexts[shape]
  if (fixed !== undefined) return respondText(status, fixed)
  // Fields without a value are not sent.
  const json = JSON.stringify(isBinary(body) ? {} : body)
  if (shape === 'truncated') return respondText(status, json.slice(0, Math.ceil(json.length / 2)))
  return respondText(
    status,
    JSON.stringify(bentValue(shape, JSON.parse(json), (changed) => errorsOf(status, changed))),
  )
}

function bentValue(
  shape: BodyShape,
  body: unknown,
  errorsOf: (body: unknown) => SchemaError[],
): unknown {
  if (shape === 'wrong') return mapLeaves(body, ofOtherType)
  if (shape === 'holes') return mapLeaves(body, () => null)
  return shape === 'strangers' ? withStrangers(body, errorsOf) : withOddTexts(body, errorsOf)
}
