import type { Endpoint } from 'comlink'
import { wait } from '../timers.ts'
import { tryHoldLock } from './locks.ts'
import { tryOr } from './stored.ts'

/** Asks until it is served: the page that runs the core receives nothing while it loads it. */
const ASK_MS = 50

/**
 * Pages name on it the channel on which they want to be served; null where the browser gives none:
 * each page then runs its own core.
 */
const channelOf = (base: string) => tryOr(() => new BroadcastChannel(`suki-core ${base}`), null)

/** Serves this and other pages. */
async function hostCore(channel: BroadcastChannel | null): Promise<Endpoint> {
  const { servePort } = await import('./workerServer.ts')
  if (channel) serveClients(channel, servePort)
  const { port1, port2 } = new MessageChannel()
  servePort(port2)
  return port1
}

function serveClients(channel: BroadcastChannel, servePort: (port: Endpoint) => void): void {
  const served = new Set<string>()
  channel.onmessage = ({ data: name }: MessageEvent<unknown>) => {
    if (typeof name !== 'string' || served.has(name)) return
    served.add(name)
    const port = new BroadcastChannel(name)
    servePort(port)
    port.postMessage('served')
  }
}

async function connectToHostPage(channel: BroadcastChannel): Promise<Endpoint> {
  const port = new BroadcastChannel(crypto.randomUUID())
  let isServed = false
  port.addEventListener('message', () => (isServed = true), { once: true })
  while (!isServed) {
    channel.postMessage(port.name)
    await wait(ASK_MS)
  }
  return port
}

/**
 * Does without SharedWorker: the first page runs the core, the others are its clients. When it
 * closes, one of them starts a core from the stored world.
 */
export async function openPageHostedPort(base: string): Promise<Endpoint> {
  const channel = channelOf(base)
  return channel === null || (await tryHoldLock(`suki-host ${base}`))
    ? hostCore(channel)
    : connectToHostPage(channel)
}
