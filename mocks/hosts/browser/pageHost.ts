import { attempt } from './attempt.ts'
import { newName, tryHoldLock } from './locks.ts'
import { isRecord, type Port } from './rpc.ts'

/** A message between a client page and the page that runs the core, in either direction. */
type ChannelMessage = { from: string; message: unknown } | { to: string; message: unknown }

/** The channel between the pages; null where the browser gives none, and each page then runs a core of its own. */
const channelOf = (base: string) => attempt(() => new BroadcastChannel(`suki-core ${base}`), null)

/** Runs the core in this page, for itself and for other pages, which connect by a BroadcastChannel. */
async function hostCore(channel: BroadcastChannel | null): Promise<Port> {
  const { servePort } = await import('./workerServer.ts')
  if (channel) serveClients(channel, servePort)
  const { port1, port2 } = new MessageChannel()
  servePort(port2)
  return port1
}

function serveClients(channel: BroadcastChannel, servePort: (port: Port) => void): void {
  const clients = new Map<string, Port>()
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data) || typeof data.from !== 'string') return
    const { from, message } = data
    let client = clients.get(from)
    if (!client) {
      client = { postMessage: (reply) => channel.postMessage({ to: from, message: reply } satisfies ChannelMessage), onmessage: null }
      clients.set(from, client)
      servePort(client)
    }
    client.onmessage?.({ data: message } as MessageEvent)
  }
}

function connectToHostPage(channel: BroadcastChannel): Port {
  const from = newName()
  const port: Port = { postMessage: (message) => channel.postMessage({ from, message } satisfies ChannelMessage), onmessage: null }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data.to === from) port.onmessage?.({ data: data.message } as MessageEvent)
  }
  return port
}

/**
 * Connects without SharedWorker: the first page runs the core, the others (the payment window too) are its clients.
 * When that page closes, one of them starts a core from the stored world.
 */
export async function openPageHostedPort(base: string): Promise<Port> {
  const channel = channelOf(base)
  return channel === null || (await tryHoldLock(`suki-host ${base}`)) ? hostCore(channel) : connectToHostPage(channel)
}
