import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2020.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../src/api/error.ts'
import { type Batch, createBatches } from '../../src/app/telemetry/batches.ts'
import { eventOf, vitalEvent } from '../../src/app/telemetry/events.ts'
import { framesOf, scrub } from '../../src/app/telemetry/scrub.ts'
import { root } from '../architecture/sources.ts'

const isBatch = new Ajv({ allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(join(root, 'docs/telemetry.schema.json'), 'utf8')) as object,
)
const frame = (line: number) => `    at liza (https://shop.example/assets/app-1a2b.js:1:${line})`

describe('messages', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'dataset')", "Cannot read properties of undefined (reading 'dataset')"],
    ["undefined is not an object (evaluating 'a.dataset')", "undefined is not an object (evaluating 'a.dataset')"],
    [`can't access property "dataset", a is undefined`, `can't access property "dataset", a is undefined`],
    ['No shop is named "Aling Nena" or \'Liza\'', 'No shop is named "…" or \'…\''],
    ['Failed to fetch https://shop.example/reset?token=s3cret&email=liza@suki.example now', 'Failed to fetch <address> now'],
    ['Sent to liza@suki.example', 'Sent to <e-mail>'],
    ['No route for /profile/liza-manalo/orders?x=1', 'No route for <path>'],
    ['Order 665f1c0a9b3e4d0012345678 of 0917 000 0000', 'Order <id> of <id>'],
    [`Unexpected token 'L', ..."{"name":"Liza Manalo","x"... is not valid JSON`, 'not valid JSON'],
  ])('%s', (message, sent) => {
    expect(scrub(message)).toBe(sent)
  })

  test('are limited in length', () => {
    expect(scrub('word '.repeat(100))).toHaveLength(200)
  })
})

describe('events', () => {
  test('an error has its places in the app, and no names', () => {
    const error = Object.assign(new TypeError('a is not a function'), { stack: `TypeError: a\n${frame(12)}\n${frame(7)}` })
    expect(eventOf({ source: 'boundary', error }, '/products/:id')).toEqual({
      kind: 'error',
      source: 'boundary',
      name: 'TypeError',
      message: 'a is not a function',
      stack: ['app-1a2b.js:1:12', 'app-1a2b.js:1:7'],
      route: '/products/:id',
    })
    expect(framesOf(Array.from({ length: 30 }, (_, line) => frame(line)).join('\n'))).toHaveLength(10)
  })

  test('a failed call says its status and code, never the message of the server', () => {
    const error = new ApiError(409, { message: 'Liza has ordered this', code: 'stock_changed' })
    expect(eventOf({ source: 'rejection', error }, '/cart')).toMatchObject({ name: 'ApiError', message: '409 stock_changed' })
    const other = new ApiError(409, { message: 'x', code: 'Liza Manalo' })
    expect(eventOf({ source: 'rejection', error: other }, '/cart')).toMatchObject({ message: '409 unknown' })
  })

  test('what is thrown need not be an error, and an extension is nobody’s business', () => {
    for (const error of [undefined, null, 7, {}, 'text'])
      expect(eventOf({ source: 'error', error }, '/')).toMatchObject({ kind: 'error', stack: [] })
    const error = Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/inject.js:3:4' })
    expect(eventOf({ source: 'error', error }, '/')).toBeNull()
  })
})

describe('batches', () => {
  afterEach(() => void vi.useRealTimers())

  const failure = (message: string) => eventOf({ source: 'error', error: new Error(message) }, '/home')!
  function gather() {
    vi.useFakeTimers()
    const sent: Batch[] = []
    return { sent, ...createBatches('1a2b3c4d5 2026-11-23', (batch) => sent.push(structuredClone(batch)) > 0) }
  }

  test('fit the published schema', () => {
    const { sent, add, flush } = gather()
    const metric = { name: 'CLS', value: 0.123456, rating: 'needs-improvement', navigationType: 'reload' } as const
    add(vitalEvent(metric as unknown as Parameters<typeof vitalEvent>[0], '/home'))
    add(failure('x'))
    const finding = {
      operation: 'ping',
      status: undefined,
      pointer: '/a/*',
      keyword: 'type',
      expected: 'string',
      actual: 'null',
      kind: 'fault',
    } as const
    add(eventOf({ finding }, '/home')!)
    flush()
    expect(isBatch(sent[0]), JSON.stringify(isBatch.errors)).toBe(true)
    expect(sent[0]?.events[0]).toMatchObject({ value: 0.1235 })
  })

  test('go out together after a while, equal events as one; nothing is sent twice', () => {
    const { sent, add, flush } = gather()
    for (const message of ['one', 'one', 'two']) add(failure(message))
    expect(sent).toHaveLength(0)
    vi.advanceTimersByTime(5000)
    expect(sent.map(({ events }) => events.map(({ count }) => count))).toEqual([[2, 1]])
    flush()
    expect(sent).toHaveLength(1)
  })

  test('are limited: a storm of errors is counted, not sent', () => {
    const { sent, add, flush } = gather()
    const name = (at: number) => 'abcdefghijklmnopqrstuvwxyz'.slice(0, at + 1)
    for (let at = 0; at < 25; at++) add(failure(name(at)))
    flush()
    expect([sent[0]?.events.length, sent[0]?.dropped]).toEqual([20, 5])
    for (let at = 0; at < 100; at++) {
      add(failure('again'))
      flush()
    }
    expect(sent).toHaveLength(20)
  })

  test('wait while they can’t be sent', () => {
    vi.useFakeTimers()
    let online = false
    const sent: Batch[] = []
    const { add, flush } = createBatches('dev', (batch) => online && sent.push(batch) > 0)
    add(failure('x'))
    flush()
    online = true
    flush()
    expect(sent.map(({ events }) => events.length)).toEqual([1])
  })
})
