import { createServer, type Server } from 'node:net'
import { ports } from '#scripts/addresses.mjs'

const POLL_MS = 50

/** Who listens on the port has the API host alone. The system releases it after a crash. */
function tryLock(): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(ports.hostLock, '127.0.0.1', () => resolve(server))
  })
}

/** Waits for exclusive use of the API host; returns its release. */
export async function lockHost(): Promise<() => Promise<void>> {
  for (;;) {
    const server = await tryLock()
    if (server) return () => new Promise((resolve) => server.close(() => resolve()))
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
