import { createServer, type Server } from 'node:net'
import { ports } from '#scripts/addresses.mjs'

/** How often a waiting test tries again, ms. */
const POLL_MS = 50

/**
 * A test that listens on the lock's port has exclusive use of the API host. The operating system
 * releases it when a test crashes.
 */
function tryLock(): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(ports.hostLock, '127.0.0.1', () => resolve(server))
  })
}

/**
 * Waits until no other test uses the one API host and its one world; returns a function that
 * releases it.
 */
export async function lockHost(): Promise<() => Promise<void>> {
  for (;;) {
    const server = await tryLock()
    if (server) return () => new Promise((resolve) => server.close(() => resolve()))
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
