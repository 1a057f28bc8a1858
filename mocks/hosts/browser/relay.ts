import type { Port } from './line.ts'
import { holdIfFree } from './liveness.ts'

/** What goes over the channel: from a guest to the page that holds the core, or back. */
type Letter = { from: string; message: unknown } | { to: string; message: unknown }

const channelOf = (base: string) => new BroadcastChannel(`suki-core ${base}`)

/** Runs the core in this page, for itself and for the other pages, which write over the channel. */
async function host(base: string): Promise<Port> {
  const { serve } = await import('./counter.ts')
  const channel = channelOf(base)
  const guests = new Map<string, Port>()
  channel.onmessage = ({ data }: MessageEvent<Letter>) => {
    if (!('from' in data)) return
    const { from, message } = data
    let guest = guests.get(from)
    if (!guest) {
      guest = { postMessage: (answer) => channel.postMessage({ to: from, message: answer } satisfies Letter), onmessage: null }
      guests.set(from, guest)
      serve(guest)
    }
    guest.onmessage?.({ data: message } as MessageEvent)
  }
  const { port1, port2 } = new MessageChannel()
  serve(port2)
  return port1
}

function visit(base: string): Port {
  const channel = channelOf(base)
  const from = crypto.randomUUID()
  const port: Port = { postMessage: (message) => channel.postMessage({ from, message } satisfies Letter), onmessage: null }
  channel.onmessage = ({ data }: MessageEvent<Letter>) => {
    if ('to' in data && data.to === from) port.onmessage?.({ data: data.message } as MessageEvent)
  }
  return port
}

/**
 * For browsers without SharedWorker: the first page runs the core, the others (the payment window too) are its guests.
 * When that page ends, one of them takes over with what is stored.
 */
export async function openAmongPages(base: string): Promise<Port> {
  return (await holdIfFree(`suki-host ${base}`)) ? host(base) : visit(base)
}
