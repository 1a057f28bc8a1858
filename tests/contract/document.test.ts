import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import asyncapi from '#openapi/generated/asyncapi.json' with { type: 'json' }
import { CHAT_NAMESPACE, PAYMENT_NAMESPACE } from '#openapi/generated/sockets.ts'
import { calls, type Marks } from '#scripts/generate/document.ts'
import { codesOf } from '#scripts/generate/errorCodes.ts'
import { type Place, placesOf } from '#scripts/generate/marks.ts'
import { contract } from '../conformance/contract.ts'
import { contractEvents } from '../marketplace/hosts/contractEvents.ts'
import { root, sources } from '../sources.ts'

const read = (path: string) => readFileSync(root + path, 'utf8')
const places = [...placesOf(contract)]

const covers = (marks: readonly Marks[], keyword = '') =>
  marks.some(
    ({ 'x-assumed': assumed, 'x-source': source }) =>
      assumed || typeof source === 'string' || (source !== undefined && keyword in source),
  )
const isError = (at: string) =>
  /^\w+ [45]\d\d$/.test(at) || at in (contract.components.responses ?? {})

/** A moment, the bytes of a file, a pattern of the whole text without endless repetition. */
const endsByItself = ({ node: { format, pattern } }: Place) =>
  ['date-time', 'binary'].includes(String(format)) ||
  (pattern !== undefined &&
    /^\^[^|]*\$$/.test(pattern.replace(/\([^)]*\)/g, '')) &&
    !/[*+]|\{\d+,\}/.test(pattern))

/** Whether a value may be of any size. */
function isUnlimited(place: Place): boolean {
  const { node, kind, condition } = place
  // What restricts a field that is described elsewhere is left out.
  if (kind !== 'schema' || condition || 'enum' in node || 'const' in node) return false
  const lacks = (type: string, ...keywords: string[]) =>
    [node.type].flat().includes(type) && keywords.some((keyword) => !(keyword in node))
  return (
    (lacks('string', 'maxLength') && !endsByItself(place)) ||
    lacks('number', 'minimum', 'maximum') ||
    lacks('integer', 'minimum', 'maximum') ||
    lacks('array', 'maxItems')
  )
}

describe('the contract', () => {
  test('gives the source of each limit and error: the specification or an assumption', () => {
    const unmarked = places.flatMap(({ at, kind, limits, marks }) => {
      if (kind === 'response') return isError(at) && !covers(marks) ? [at] : []
      return limits.flatMap((keyword) => (covers(marks, keyword) ? [] : `${at} ${keyword}`))
    })
    expect(unmarked).toEqual([])
  })

  test('names sources that the specification has', () => {
    /** Requirements by ID, operations, entities. */
    const rows = [...read('docs/requirements.md').matchAll(/^\| ([^|]+) \|/gm)].map(
      ([, name]) => name,
    )
    const unknown = places.flatMap(({ at, node: { 'x-source': source = {} } }) =>
      (typeof source === 'string' ? [source] : Object.values(source)).flatMap((name) =>
        rows.includes(name) ? [] : `${at}: ${name}`,
      ),
    )
    expect(unknown).toEqual([])
  })

  test('has a limit for each text, number and list', () => {
    expect(places.filter(isUnlimited).map(({ at }) => at)).toEqual([])
  })
})

/** Of a server that has found no call, and of a defect of the simulator. */
const ofNoCall = [
  'no_such_call',
  'method_not_allowed',
  'malformed_request',
  'request_timeout',
  'expectation_failed',
  'headers_too_large',
  'contract_violation',
]
const explained = Object.keys(contract['x-error-codes'] ?? {})

test('every error of a call has a code, and every code is explained', () => {
  const named: string[] = []
  const mistakes = calls(contract.paths).flatMap(({ operation }) => {
    const { operationId, responses, 'x-error-codes': own = {} } = operation
    const byStatus = new Map(codesOf(contract, operation))
    named.push(...[...byStatus.values()].flat())
    return [
      ...Object.keys(own).flatMap((one) =>
        one in responses ? [] : `${operationId} has no ${one}`,
      ),
      ...Object.keys(responses).flatMap((status) =>
        Number(status) < 400 || byStatus.has(status) ? [] : `${operationId} ${status} has no code`,
      ),
    ]
  })
  expect(mistakes).toEqual([])
  expect(named.filter((code) => !explained.includes(code))).toEqual([])
  expect(explained.filter((code) => !named.includes(code)).toSorted()).toEqual(ofNoCall.toSorted())
})

test('every code in the sources of the simulator is explained', () => {
  const written = /(?:(?:problem|BodyError)\(\s*\d+,|\[)\s*'([a-z]+(?:_[a-z]+)*)',\s*[`'][A-Z$]/g
  // The control API has a contract of its own (`openapi/control.yaml`).
  const files = sources('mocks/**/*.ts').filter(
    ({ path }) => !path.includes('mocks/hosts/node/control/'),
  )
  const found = new Set(
    files.flatMap(({ text }) => [...text.matchAll(written)].map(([, code = '']) => code)),
  )
  expect(found.size).toBeGreaterThan(40)
  expect([...found].filter((code) => !explained.includes(code))).toEqual([])
  expect(ofNoCall.filter((code) => !found.has(code))).toEqual([])
})

test('the page of twenty questions has them in order, and names what the contract has', () => {
  const page = read('docs/questions.md')
  const numbers = [...page.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  const names = [...page.matchAll(/`([a-z]\w*(?:[A-Z_]\w*)+)`/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(50)
  const text = JSON.stringify(contract)
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
})

const events = contractEvents.filter(({ builtIn }) => !builtIn)
const namespaces = { chat: CHAT_NAMESPACE, payment: PAYMENT_NAMESPACE }
const channels: Record<
  string,
  { address: string; servers: { $ref: string }[]; parameters?: object }
> = asyncapi.channels
const operations: Record<string, { action: string; reply?: object }> = asyncapi.operations

test('AsyncAPI has the events of the contract that a host or the app sends, and no others', () => {
  const ids = events.map(({ operationId }) => operationId)
  for (const part of [channels, operations]) expect(Object.keys(part)).toEqual(ids)
})

test.each(events)(
  'AsyncAPI has $operationId under its name, in its namespace and direction',
  ({ operationId, event, socket, direction }) => {
    const { address, servers, parameters = {} } = channels[operationId]!
    expect(address).toBe(event)
    expect(servers).toEqual([{ $ref: `#/servers/${socket}` }])
    expect(asyncapi.servers[socket]['x-socket.io'].namespace).toBe(namespaces[socket])
    expect(Object.keys(parameters).map((name) => `{${name}}`)).toEqual(
      event.match(/\{\w+\}/g) ?? [],
    )
    const { action, reply } = operations[operationId]!
    expect(action).toBe(direction === 'in' ? 'receive' : 'send')
    expect(reply !== undefined, 'whether it is acknowledged').toBe(direction === 'out')
  },
)

test.each(events)(
  'the schema of $operationId takes the example of the contract, and nothing of another type',
  ({ operationId, example }) => {
    const ajv = addFormats.default(new Ajv({ strict: false }))
    const validate = ajv
      .addSchema(asyncapi, 'asyncapi')
      .getSchema(`asyncapi#/components/messages/${operationId}/payload`)
    expect(validate?.(example), JSON.stringify(validate?.errors)).toBe(true)
    expect(validate?.(42)).toBe(false)
    if (typeof example === 'object') expect(validate?.({}), 'without its fields').toBe(false)
  },
)
