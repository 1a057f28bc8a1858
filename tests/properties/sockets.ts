import { serveSockets } from '../../mocks/transport/socket.ts'
import type { SocketLink } from '../../mocks/transport/socket.ts'
import type { Middleware, ServerSocket, SocketServer } from '../../mocks/transport/socketServer.ts'
import type { SimulatedUser } from './simulatedUser.ts'

/** Something that reached a buyer's socket. */
export interface Heard {
  by: SimulatedUser
  namespace: string
  event: string
  payload: unknown
}

/** A server without a wire: what the marketplace sends to a socket is noted. */
function createServer() {
  const namespaces = new Map<string, { admissions: Middleware[]; welcomes: ((socket: ServerSocket) => void)[] }>()
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

/** Connects the two sockets of each buyer, as the app does; returns the growing list of received events. */
export async function listen(link: SocketLink, users: readonly SimulatedUser[]): Promise<Heard[]> {
  const heard: Heard[] = []
  const { server, namespaceOf } = createServer()
  serveSockets(server, link)
  for (const by of users)
    for (const namespace of ['/', '/payments']) {
      const socket: ServerSocket = {
        id: `${by.name}${namespace}`,
        handshake: { auth: { token: by.token } },
        data: {},
        on: () => socket,
        emit: (event, payload) => heard.push({ by, namespace, event, payload }),
        disconnect: () => undefined,
      }
      const { admissions, welcomes } = namespaceOf(namespace)
      for (const admit of admissions) {
        const refusal = await new Promise<Error | undefined>((resolve) => admit(socket, resolve))
        if (refusal) throw refusal
      }
      for (const welcome of welcomes) welcome(socket)
    }
  return heard
}
