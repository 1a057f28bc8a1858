import { expose } from 'comlink'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fileId } from '#fixtures/files.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { connect, wrapWorker } from '#mocks/hosts/browser/connection.ts'
import { createPageClock } from '#mocks/hosts/browser/pageClock.ts'
import { openStore } from '#mocks/hosts/browser/store.ts'
import type { WorkerEvent } from '#mocks/hosts/browser/workerApi.ts'
import { servePort } from '#mocks/hosts/browser/workerServer.ts'
import { worldHash } from '#mocks/world/hash.ts'
import { marketAfter } from '../determinism/marketAfter.ts'
import expected from '../determinism/worldHash.txt?raw'
import { openMarket } from '../support/market.ts'

/** A worker with a lock of its own, some calls, and an end of which no page is notified. */
function startWorker(name: string) {
  const { port1, port2 } = new MessageChannel()
  const end = Promise.withResolvers<void>()
  const lock = crypto.randomUUID()
  const held = new Promise<void>((resolve) => {
    void navigator.locks.request(lock, () => {
      resolve()
      return end.promise
    })
  })
  const api = {
    connect: async () => {
      await held
      return { lock, sockets: 'up', now: 0, watched: false }
    },
    signIn: async (buyer: string) => `${buyer} by ${name}`,
    viewPayment: () => new Promise(() => {}),
    describe: () => {
      throw new RangeError('out of reach')
    },
  }
  expose(api, port2)
  return { port: port1, send: (event: object) => port2.postMessage({ event }), end: end.resolve }
}

test('calls get their own answers and errors; those that a worker leaves reject when it ends, and the next worker gets the others', async () => {
  const workers: ReturnType<typeof startWorker>[] = []
  const start = () => {
    const worker = startWorker(`worker ${workers.length + 1}`)
    workers.push(worker)
    return worker.port
  }
  class FakeWorker extends EventTarget {
    port = start()
  }
  vi.stubGlobal('SharedWorker', FakeWorker)
  const { remote, onEvent, onReconnect } = await connect(document.baseURI)
  const events: unknown[] = []
  onEvent((event) => void events.push(event))
  const reconnected = new Promise<void>(onReconnect)

  expect(await Promise.all([remote.signIn('liza', false), remote.signIn('mia', false)])).toEqual([
    'liza by worker 1',
    'mia by worker 1',
  ])
  await expect(remote.describe(null)).rejects.toThrow('out of reach')
  workers[0]?.send({ kind: 'reset' })
  await expect.poll(() => events).toEqual([{ kind: 'reset' }])

  const left = remote.viewPayment('x')
  const rejected = expect(left).rejects.toThrow('The worker has ended')
  await remote.signIn('liza', false)
  workers[0]?.end()
  await rejected
  await reconnected
  expect(await remote.signIn('liza', false)).toBe('liza by worker 2')
  vi.unstubAllGlobals()
})

describe('the clock of a page', () => {
  const NOW = Date.UTC(2026, 6, 20, 2)
  const HOUR = 3_600_000
  const looks = vi.fn<() => void>()

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
    looks.mockClear()
    // Where TanStack Query and the app's own hooks listen.
    globalThis.addEventListener('visibilitychange', looks)
  })
  afterEach(() => {
    globalThis.removeEventListener('visibilitychange', looks)
    vi.useRealTimers()
  })

  test('after a jump of the clock the page updates what depends on the time, as when the user returns to it', () => {
    const set = vi.fn<(now: number) => void>()
    const follow = createPageClock(set, NOW)
    vi.advanceTimersByTime(HOUR)
    follow(NOW + HOUR)
    expect(looks, 'time that has passed by itself').not.toHaveBeenCalled()
    follow(NOW + 25 * HOUR)
    expect(looks).toHaveBeenCalledOnce()
    expect(set.mock.calls).toEqual([[NOW], [NOW + HOUR], [NOW + 25 * HOUR]])
  })

  test('at a high speed it looks once a second, and once more after the last move', () => {
    const follow = createPageClock(() => undefined, NOW)
    for (let n = 1; n <= 20; n++) {
      follow(NOW + n * HOUR)
      vi.advanceTimersByTime(100)
    }
    expect(looks.mock.calls.length).toBeLessThanOrEqual(3)
    vi.advanceTimersByTime(2000)
    const calls = looks.mock.calls.length
    vi.advanceTimersByTime(5000)
    expect(looks).toHaveBeenCalledTimes(calls)
  })
})

const NAME = 'suki faults'
const stamp = { seed: 1, products: 60, bornAt: 0, rows: 'now' }
const faults = { scenario: parseScenario('fail:getCart:503:always'), hits: [2], drawn: 5 }
const errors: string[] = []
const open = () => openStore(NAME, (reason) => errors.push(reason))

// Connections that are still open delay it.
afterEach(() => void deleteDB(NAME))

test('faults are stored beside the world until they are turned off or the world is replaced', async () => {
  const store = open()
  await store.reset(stamp)
  await store.write([], faults)
  expect(await open().load(), 'faults without an end stay').toEqual({ stamp, entries: [], faults })
  const entry = { table: 'meta' as const, id: 'sequence', row: { _id: 'sequence', value: 7 } }
  await store.write([entry])
  expect(await open().load(), 'other changes leave it').toEqual({ stamp, entries: [entry], faults })
  await store.write([], null)
  expect((await open().load())?.faults).toBeUndefined()
  await store.write([], faults)
  await store.reset({ ...stamp, rows: 'later' })
  expect(await open().load()).toEqual({
    stamp: { ...stamp, rows: 'later' },
    entries: [],
    faults: undefined,
  })
  expect(errors).toEqual([])
})

test('in a page, files of the static folder are read from its server, CHAT-14', async () => {
  const answer = await openMarket({ products: 80 }).fetch(
    new Request(`https://suki.example/api/files/${fileId('mangoes')}`),
  )
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(8, 12))).toBe('WEBP')
})

const base = new URL('/traffic-pages/', document.baseURI).href

/** A page of the worker, which here runs in this page; `crash` releases its lock. */
async function openPage() {
  const { port1, port2 } = new MessageChannel()
  const events: WorkerEvent[] = []
  servePort(port2)
  const remote = wrapWorker(port1, (event) => void events.push(event))
  const lock = crypto.randomUUID()
  const released = Promise.withResolvers<void>()
  await new Promise<void>((resolve) => {
    void navigator.locks.request(lock, () => {
      resolve()
      return released.promise
    })
  })
  const { watched } = await remote.connect(base, lock)
  const get = () =>
    remote.fetch({ method: 'GET', url: `${base}api/products?limit=1`, headers: [], body: null })
  return { remote, events, watched, get, crash: released.resolve }
}
const counted = (events: WorkerEvent[]) =>
  new Set(
    events.flatMap((event) =>
      event.kind === 'traffic' ? event.news.entries.map(({ id }) => id) : [],
    ),
  ).size

test('traffic is recorded only while a page watches: one that leaves, or crashes, watches no longer', async () => {
  const [app, first, second] = [await openPage(), await openPage(), await openPage()]
  await app.get()
  expect(await first.remote.watchTraffic()).toEqual({ entries: [], oldest: 1 })
  await second.remote.watchTraffic()
  await app.get()
  await expect
    .poll(() => [counted(first.events), counted(second.events), counted(app.events)])
    .toEqual([1, 1, 0])
  await first.remote.disconnect()
  await app.get()
  await expect.poll(() => counted(second.events)).toBe(2)
  expect(counted(first.events)).toBe(1)
  expect((await openPage()).watched).toBe(true)
  second.crash()
  await expect.poll(() => app.events.at(-1)).toEqual({ kind: 'watched', isOn: false })
  await app.get()
  const { entries } = await app.remote.watchTraffic()
  expect(entries).toHaveLength(2)
})

test('Chromium and Node generate the same world', async () => {
  expect(await worldHash(marketAfter().world)).toBe(expected)
})
