import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2020.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/http/error.ts'
import { type Batch, createBatches } from '#observe/telemetry/batches.ts'
import { eventOf, vitalEvent } from '#observe/telemetry/events.ts'
import { framesOf, scrub } from '#observe/telemetry/scrub.ts'
import { root } from '../../sources.ts'

const isBatch = new Ajv({ allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(join(root, 'docs/telemetry.schema.json'), 'utf8')) as object,
)
const eventWith = (error: unknown, route = '/') => eventOf({ source: 'error', error }, route)
const frame = (line: number) => `    at liza (https://shop.example/assets/app-1a2b.js:1:${line})`

describe('messages', () => {
  test.each([
    "Cannot read properties of undefined (reading 'dataset')",
    "undefined is not an object (evaluating 'a.dataset')",
    `can't access property "dataset", a is undefined`,
    "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
  ])('of a browser about its own names stay: %s', (message) => expect(scrub(message)).toBe(message))

  test.each([
    ['e.map is not a function', '….map is not a function'],
    [
      'Minified React error #185; visit https://react.dev/errors/185?args[]=Liza for the full message',
      'Minified React error #185',
    ],
    [
      'Failed to fetch dynamically imported module: https://shop.example/a.js',
      'Failed to fetch dynamically imported module: …',
    ],
    ['No shop is named "Aling Nena" or \'Liza\'', 'No shop is named "…" or \'…\''],
    [
      'Failed to fetch https://shop.example/reset?token=s3cret&email=liza@suki.example now',
      'Failed to fetch …',
    ],
    ['liza@suki.example was not found', '… was not found'],
    ['Liza Manalo of Barangay Poblacion, 12 Rizal Street', '… of …, …'],
    ['No shop for /profile/liza-manalo/orders?x=1', 'No shop for …'],
    [
      'Order 665f1c0a9b3e4d0012345678 of 0917 000 0000 by 1e6e5f7a-2b1c-4c1f-9a52-0d0b3f1c2a77',
      'Order … of … by …',
    ],
    [
      "Cannot read properties of undefined (reading 'liza-manalo')",
      "Cannot read properties of undefined (reading '…')",
    ],
    [
      `Unexpected token 'L', ..."{"name":"Liza Manalo","x"... is not valid JSON`,
      `Unexpected token '…', ..."{"…"... is not valid JSON`,
    ],
    ['ako po si 李四 at Ñoño', '… at …'],
  ])('%s', (message, sent) => {
    expect(scrub(message)).toBe(sent)
  })

  test('are limited in length', () => {
    expect(scrub('value '.repeat(100))).toHaveLength(200)
  })

  test.each(['a', 'a@', 'a-', '0 ', "'a ", '….', '"'])(
    'a message of very many %s is scrubbed in linear time',
    (part) => {
      expect(scrub(part.repeat(1_000_000)).length).toBeLessThanOrEqual(200)
    },
  )
})

describe('events', () => {
  test('an error has its places in the app, and no names', () => {
    const error = Object.assign(new TypeError('a is not a function'), {
      stack: `TypeError: a\n${frame(12)}\n${frame(7)}`,
    })
    expect(eventOf({ source: 'boundary', error }, '/products/:id')).toEqual({
      kind: 'error',
      source: 'boundary',
      name: 'TypeError',
      message: 'a is not a function',
      stack: ['app-1a2b.js:1:12', 'app-1a2b.js:1:7'],
      route: '/products/:id',
    })
    expect(framesOf(Array.from({ length: 30 }, (_, line) => frame(line)).join('\n'))).toHaveLength(
      10,
    )
  })

  test('a failed call says its status and code, never the message of the server', () => {
    for (const [code, sent] of [
      ['stock_changed', 'stock_changed'],
      ['Liza Manalo', 'unknown'],
      ['manalo', 'unknown'],
    ] as const)
      expect(eventWith(new ApiError(409, { message: 'Liza has ordered', code }))).toMatchObject({
        name: 'ApiError',
        message: `409 ${sent}`,
      })
  })

  test('neither the name of an error nor a place in its message reveals personal data', () => {
    const message = 'at https://x.example/assets/liza-manalo.js:1:2'
    const error = Object.assign(new Error(message), {
      name: 'LizaManalo',
      stack: `LizaManalo: ${message}\n${frame(3)}`,
    })
    expect(eventWith(error)).toMatchObject({
      name: 'Error',
      message: 'at …',
      stack: ['app-1a2b.js:1:3'],
    })
    const odd = Object.assign(new Error('x'), { name: { toString: null }, stack: 7 })
    expect(eventWith(odd)).toMatchObject({ name: 'Error', message: '…', stack: [] })
  })

  test('what is thrown need not be an error, and an extension is nobody’s business', () => {
    for (const error of [undefined, null, 7, {}, 'text'])
      expect(eventWith(error)).toMatchObject({ kind: 'error', stack: [] })
    const stack = 'at chrome-extension://abc/inject.js:3:4'
    expect(eventWith(Object.assign(new Error('x'), { stack }))).toBeNull()
  })
})

describe('batches', () => {
  afterEach(() => void vi.useRealTimers())

  const failure = (page: string) => eventWith(new Error('x'), `/${page}`)!
  function gather() {
    vi.useFakeTimers()
    const sent: Batch[] = []
    const network = { online: true }
    const send = (batch: Batch) => network.online && sent.push(structuredClone(batch)) > 0
    return { sent, network, ...createBatches('1a2b3c4d5 2026-11-23', send) }
  }

  test('fit the published schema', () => {
    const { sent, add, flush } = gather()
    const metric = {
      name: 'CLS',
      value: 0.123456,
      rating: 'needs-improvement',
      navigationType: 'reload',
    }
    add(vitalEvent(metric as Parameters<typeof vitalEvent>[0], '/home'))
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
    for (const page of ['one', 'one', 'two']) add(failure(page))
    expect(sent).toHaveLength(0)
    vi.advanceTimersByTime(5000)
    expect(sent.map(({ events }) => events.map(({ count }) => count))).toEqual([[2, 1]])
    flush()
    expect(sent).toHaveLength(1)
  })

  test('are limited: a storm of errors is counted, not sent', () => {
    const { sent, add, flush } = gather()
    for (let length = 1; length <= 25; length++) add(failure('a'.repeat(length)))
    flush()
    expect([sent[0]?.events.length, sent[0]?.dropped]).toEqual([20, 5])
    for (let n = 0; n < 100; n++) {
      add(failure('again'))
      flush()
    }
    expect(sent).toHaveLength(20)
  })

  test('wait while they can’t be sent', () => {
    const { sent, network, add, flush } = gather()
    network.online = false
    add(failure('x'))
    flush()
    network.online = true
    flush()
    expect(sent.map(({ events }) => events.length)).toEqual([1])
  })
})
