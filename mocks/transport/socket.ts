import type { EventPayload } from '../contract.ts'
import type { BusEvent } from '../world/bus.ts'
import type { Admission, ServerSocket, SocketServer } from './socketServer.ts'
import { type Namespace, wireOf } from './socketWires.ts'

/** What the sockets need of the marketplace; in the browser it lives in another thread, hence the promises. */
export interface SocketLink {
  /** The id of the buyer whom a token names; null when it names nobody. */
  authenticate(token: string | null): string | null | Promise<string | null>
  /** Hears what happened; answers a function that ends the subscription. */
  subscribe(listener: (event: BusEvent) => void): () => void
  /** A buyer's socket says that she came or went; answers whether the message was understood. */
  announce(socketId: string, userId: string, event: 'announceOnline' | 'announceOffline', payload: unknown): boolean | Promise<boolean>
  /** A socket is gone, and its announcement with it. */
  left(socketId: string): void
}

/** Payload of `onPaymentConnection`. */
const GREETING: EventPayload<'onPaymentConnection'> = 'Connected to payment status'

type Rooms = Map<string, Set<ServerSocket>>
type Acknowledge = ((answer: unknown) => void) | undefined

const admission =
  (link: SocketLink): Admission =>
  async (socket, next) => {
    const { token } = socket.handshake.auth
    const userId = await Promise.resolve(link.authenticate(typeof token === 'string' ? token : null)).catch(() => null)
    if (userId === null) return next(Object.assign(new Error('unauthorized'), { data: { message: 'Please log in', code: 'unauthorized' } }))
    socket.data.userId = userId
    next()
  }

/** Keeps each buyer's sockets together, so that an event reaches her and nobody else. */
function enter(rooms: Rooms, socket: ServerSocket): string {
  const userId = String(socket.data.userId)
  const room = rooms.get(userId) ?? new Set()
  rooms.set(userId, room.add(socket))
  socket.on('disconnect', () => {
    room.delete(socket)
    if (room.size === 0 && rooms.get(userId) === room) rooms.delete(userId)
  })
  return userId
}

/**
 * Serves the two sockets of the contract, chat and notifications on `/` and payment status on `/payments`, to
 * buyers with a valid token (`auth.token`); others get the connect error 'unauthorized'.
 * @returns a function that stops the flow of events; the sockets stay open
 */
export function serveSockets(io: SocketServer, link: SocketLink): () => void {
  const rooms: Record<Namespace, Rooms> = { '/': new Map(), '/payments': new Map() }
  io.of('/').use(admission(link))
  io.of('/').on('connection', (socket) => {
    const userId = enter(rooms['/'], socket)
    const announced = (event: 'announceOnline' | 'announceOffline') => async (payload: unknown, acknowledge: Acknowledge) => {
      const understood = await Promise.resolve(link.announce(socket.id, userId, event, payload)).catch(() => false)
      if (typeof acknowledge === 'function') acknowledge(understood)
    }
    socket.on('online', announced('announceOnline'))
    socket.on('offline', announced('announceOffline'))
    socket.on('disconnect', () => link.left(socket.id))
  })
  io.of('/payments').use(admission(link))
  io.of('/payments').on('connection', (socket) => {
    enter(rooms['/payments'], socket)
    socket.emit('connection', GREETING)
  })
  return link.subscribe((event) => {
    const wire = wireOf(event)
    if (!wire) return
    for (const socket of rooms[wire.namespace].get(event.userId) ?? []) socket.emit(wire.name, event.payload)
  })
}
