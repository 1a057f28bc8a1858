import { type Endpoint, type Remote, wrap } from 'comlink'
import { createListeners } from '#mocks/world/bus.ts'
import { wait } from '../timers.ts'
import { holdLock, onLockReleased } from './locks.ts'
import { openPageHostedPort } from './pageHost.ts'
import type { WorkerEvent, WorkerInfo } from './workerApi.ts'
import type { WorkerApi } from './workerServer.ts'

const RECONNECT_MS = 50

/** When the worker ends, the page connects to a new one. */
export interface Connection {
  /** Calls reject when the worker ends before it has answered. */
  readonly remote: Omit<Remote<WorkerApi>, 'connect' | 'disconnect'>
  worker(): WorkerInfo
  /** Returns a function that removes the listener. */
  onEvent(listener: (event: WorkerEvent) => void): () => void
  onReconnect(listener: () => void): void
}

function openSharedWorker(onError: () => void): Endpoint {
  const worker = new SharedWorker(new URL('../worker.ts', import.meta.url), {
    type: 'module',
    name: 'suki-marketplace',
  })
  worker.addEventListener('error', onError)
  return worker.port
}

/** Events come as messages of their own: a BroadcastChannel carries no callbacks of comlink. */
export function wrapWorker(
  port: Endpoint,
  onEvent: (event: WorkerEvent) => void,
): Remote<WorkerApi> {
  port.addEventListener('message', (message) => {
    const { data } = message as MessageEvent<{ event?: WorkerEvent } | undefined>
    if (data?.event) onEvent(data.event)
  })
  return wrap<WorkerApi>(port)
}

/** Every tab shares this worker. */
export async function connect(base: string): Promise<Connection> {
  const events = createListeners<[event: WorkerEvent]>()
  const reconnectListeners: (() => void)[] = []
  const unanswered = new Set<(reason: Error) => void>()
  const pageLock = `suki-page-${crypto.randomUUID()}`
  await holdLock(pageLock)
  let worker: Remote<WorkerApi>
  let info: WorkerInfo

  const connectPort = async (port: Endpoint) => {
    worker = wrapWorker(port, events.notify)
    info = await worker.connect(base, pageLock)
    onLockReleased(info.lock, () => void reconnect())
  }
  const open = async () => {
    if (!('SharedWorker' in globalThis)) return connectPort(await openPageHostedPort(base))
    // Without its script a worker fires an error event and never answers.
    await new Promise<void>((resolve, reject) => {
      connectPort(
        openSharedWorker(() => reject(new Error('The shared worker did not start'))),
      ).then(resolve, reject)
    }).catch(async () => connectPort(await openPageHostedPort(base)))
  }
  let opened = open()
  const reconnect = async () => {
    for (const reject of unanswered) reject(new Error('The worker has ended'))
    opened = wait(RECONNECT_MS).then(open)
    await opened
    for (const listener of reconnectListeners) listener()
  }
  /** Comlink doesn't notice when a worker has ended. */
  const untilWorkerEnds = <Answer>(answer: Promise<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      unanswered.add(reject)
      void answer.then(resolve, reject).finally(() => unanswered.delete(reject))
    })
  await opened
  globalThis.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) void worker.disconnect()
  })
  return {
    remote: new Proxy({} as Remote<WorkerApi>, {
      // While the page reconnects, calls wait for the new worker.
      get:
        (_target, method) =>
        async (...args: unknown[]) => {
          await opened
          return untilWorkerEnds(
            (worker[method as keyof WorkerApi] as (...given: unknown[]) => Promise<unknown>)(
              ...args,
            ),
          )
        },
    }),
    worker: () => info,
    onReconnect: (listener) => void reconnectListeners.push(listener),
    onEvent: events.add,
  }
}
