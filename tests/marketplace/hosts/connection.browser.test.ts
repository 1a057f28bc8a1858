import { expose } from 'comlink'
import { expect, test, vi } from 'vitest'
import { connect } from '#mocks/hosts/browser/connection.ts'

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
})
