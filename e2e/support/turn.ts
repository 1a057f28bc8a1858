import { createServer, type Server } from 'node:net'
import { ports } from '../../scripts/addresses.mjs'

/** Nobody serves here: whoever listens has the API host for himself. A test that crashes gives it back, as its process ends. */
const TURN_PORT = ports.host + 1
/** How often a waiting test looks whether its turn has come, ms. */
const LOOK_MS = 50

function tryTurn(): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(TURN_PORT, '127.0.0.1', () => resolve(server))
  })
}

/** Waits until no other test uses the one API host and its one world; answers a function that ends the turn. */
export async function takeTurn(): Promise<() => Promise<void>> {
  for (;;) {
    const server = await tryTurn()
    if (server) return () => new Promise((resolve) => server.close(() => resolve()))
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
