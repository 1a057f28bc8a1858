import { wait } from '../timers.ts'
import { holdLock, newName, onLockReleased } from './locks.ts'
import { openPageHostedPort } from './pageHost.ts'
import { createRpcClient, type Port, type Remote, type RpcClient } from './rpc.ts'
import type { WorkerApi, WorkerEvent, WorkerInfo } from './workerApi.ts'

/** How long to wait after the worker has ended before another is started, ms. */
const RECONNECT_MS = 50

/** A page's connection to the worker. When the worker ends, the page connects to a new one. */
export interface Connection {
  /** Calls reject when the worker ends before it has answered. */
  readonly remote: Omit<Remote<WorkerApi>, 'connect' | 'disconnect'>
  /** The worker to which the page is connected. */
  worker(): WorkerInfo
  /** Returns a function that removes the listener. */
  onEvent(listener: (event: WorkerEvent) => void): () => void
  /** Called after the page has connected to a new worker. */
  onReconnect(listener: () => void): void
}

function openSharedWorker(onError: () => void): Port {
  const worker = new SharedWorker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'suki-marketplace' })
  worker.addEventListener('error', onError)
  return worker.port
}

/** Connects the page to the worker that all tabs share. `base` is the address under which the demo is served. */
export async function connect(base: string): Promise<Connection> {
  const eventListeners = new Set<(event: WorkerEvent) => void>()
  const reconnectListeners: (() => void)[] = []
  const pageLock = `suki-page-${newName()}`
  await holdLock(pageLock)
  let client: RpcClient<WorkerApi>
  let info: WorkerInfo

  const connectPort = async (port: Port) => {
    client = createRpcClient<WorkerApi, WorkerEvent>(port, (event) => eventListeners.forEach((listener) => listener(event)))
    info = await client.remote.connect(base, pageLock)
    onLockReleased(info.lock, () => void reconnect())
  }
  const open = async () => {
    if (!('SharedWorker' in globalThis)) return connectPort(await openPageHostedPort(base))
    // A worker whose script can't be loaded fires an error event and never answers.
    await new Promise<void>((resolve, reject) => {
      connectPort(openSharedWorker(() => reject(new Error('The shared worker did not start')))).then(resolve, reject)
    }).catch(async () => connectPort(await openPageHostedPort(base)))
  }
  let opened = open()
  const reconnect = async () => {
    client.close()
    opened = wait(RECONNECT_MS).then(open)
    await opened
    for (const listener of reconnectListeners) listener()
  }
  await opened
  globalThis.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) void client.remote.disconnect()
  })
  return {
    remote: new Proxy({} as Remote<WorkerApi>, {
      // Calls that are made while the page reconnects are for the new worker: the old one would never answer.
      get:
        (_target, method) =>
        async (...args: unknown[]) => {
          await opened
          return (client.remote[method as keyof WorkerApi] as (...given: unknown[]) => Promise<unknown>)(...args)
        },
    }),
    worker: () => info,
    onReconnect: (listener) => void reconnectListeners.push(listener),
    onEvent(listener) {
      eventListeners.add(listener)
      return () => eventListeners.delete(listener)
    },
  }
}
