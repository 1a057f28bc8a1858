import { expect, test } from 'vitest'
import { wrapWorker } from '#mocks/hosts/browser/connection.ts'
import type { WorkerEvent } from '#mocks/hosts/browser/workerApi.ts'
import { servePort } from '#mocks/hosts/browser/workerServer.ts'

const base = new URL('/traffic-pages/', document.baseURI).href

/**
 * A page of the worker, which here runs in this page; closing it releases its lock without a
 * message, as a crash does.
 */
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
