import { wait } from '../timers.ts'
import type { Desk, News, Welcome } from './desk.ts'
import { type Line, openLine, type Port, type Remote } from './line.ts'
import { holdLock, whenFree } from './liveness.ts'
import { openAmongPages } from './relay.ts'

/** A page's way to the marketplace. It outlives a core that crashed: a new one is started in its place. */
export interface Connection {
  /** Calls reject when the core ends before it has answered. */
  readonly remote: Omit<Remote<Desk>, 'hello' | 'bye'>
  welcome(): Welcome
  onNews(listener: (news: News) => void): () => void
  /** Called whenever a new core has taken the place of one that ended. */
  onReconnect(listener: () => void): void
}

function openShared(onError: () => void): Port {
  const worker = new SharedWorker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'suki-marketplace' })
  worker.addEventListener('error', onError)
  return worker.port
}

/** Connects the page to the marketplace of all tabs. `base` is the address under which the demo lives. */
export async function connect(base: string): Promise<Connection> {
  const listeners = new Set<(news: News) => void>()
  const reconnected: (() => void)[] = []
  const pageLock = `suki-page-${crypto.randomUUID()}`
  await holdLock(pageLock)
  let line: Line<Desk>
  let welcome: Welcome

  const greet = async (port: Port) => {
    line = openLine<Desk, News>(port, (news) => listeners.forEach((tell) => tell(news)))
    welcome = await line.remote.hello(base, pageLock)
    const { lock } = welcome
    whenFree(lock, () => void revive())
  }
  const open = async () => {
    if (!('SharedWorker' in globalThis)) return greet(await openAmongPages(base))
    // A worker that can't even be loaded says so by an error and never answers.
    await new Promise<void>((resolve, reject) => {
      greet(openShared(() => reject(new Error('The shared worker did not start')))).then(resolve, reject)
    }).catch(async () => greet(await openAmongPages(base)))
  }
  const revive = async () => {
    line.cut()
    await wait(50)
    await open()
    for (const listener of reconnected) listener()
  }
  await open()
  globalThis.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) void line.remote.bye()
  })
  return {
    remote: new Proxy({} as Remote<Desk>, { get: (_target, method) => line.remote[method as keyof Desk] }),
    welcome: () => welcome,
    onReconnect: (listener) => void reconnected.push(listener),
    onNews(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
