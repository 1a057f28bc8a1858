import { serveSockets } from '#mocks/transport/sockets/socket.ts'
import type { SocketLink } from '#mocks/transport/sockets/socket.ts'
import type {
  Middleware,
  ServerSocket,
  SocketServer,
} from '#mocks/transport/sockets/socketServer.ts'
import type { SimulatedUser } from './simulatedUser.ts'

/** An event that a buyer's socket has received. */
export interface ReceivedEvent {
  by: SimulatedUser
  namespace: string
  event: string
  payload: unknown
}

/** A server without a network, which records the events that the marketplace sends to a socket. */
function createServer() {
  const namespaces = new Map<
    string,
    { admissions: Middleware[]; welcomes: ((socket: ServerSocket) => void)[] }
  >()
  const namespaceOf = (name: string) => {
    const known = namespaces.get(name) ?? { admissions: [], welcomes: [] }
    namespaces.set(name, known)
    return known
  }
  const server: SocketServer = {
    of: (name) => ({
      use: (admission) => namespaceOf(name).admissions.push(admission),
      on: (_event, welcome) => namespaceOf(name).welcomes.push(welcome),
    }),
  }
  return { server, namespaceOf }
}

/**
 * Connects the two sockets of each buyer, as the app does; returns the growing list of received
 * events.
 */
export async function listen(
  link: SocketLink,
  users: readonly SimulatedUser[],
): Promise<ReceivedEvent[]> {
  const received: ReceivedEvent[] = []
  const { server, namespaceOf } = createServer()
  serveSockets(server, link)
  for (const by of users)
    for (const namespace of ['/', '/payments']) {
      const socket: ServerSocket = {
        id: `${by.name}${namespace}`,
        handshake: { auth: { token: by.token } },
        data: {},
        on: () => socket,
        emit: (event, payload) => received.push({ by, namespace, event, payload }),
        disconnect: () => undefined,
      }
      const { admissions, welcomes } = namespaceOf(namespace)
      for (const admit of admissions) {
        const refusal = await new Promise<Error | undefined>((resolve) => admit(socket, resolve))
        if (refusal) throw refusal
      }
      for (const welcome of welcomes) welcome(socket)
    }
  return received
}
