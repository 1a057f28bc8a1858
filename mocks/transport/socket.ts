import { CHAT_NAMESPACE, PAYMENT_NAMESPACE } from '../../openapi/generated/sockets.ts'
import type { EventPayload } from '../contract.ts'
import type { Middleware, ServerSocket, SocketServer } from './socketServer.ts'
import { type Namespace, type SentEvent, toSocketEvent } from './socketEvents.ts'

/** The functions of the marketplace that the sockets use; in the browser it runs in another thread, hence the promises. */
export interface SocketLink {
  /** The id of a token's buyer; null when the token is not valid. */
  authenticate(token: string | null): string | null | Promise<string | null>
  /** Returns a function that ends the subscription. */
  subscribe(listener: (event: SentEvent) => void): () => void
  /** Calls the listener with the id of a buyer when sessions of that buyer have ended; returns a function that ends the subscription. */
  onSessionsEnded(listener: (userId: string) => void): () => void
  /** Handles a socket's message that its buyer is online or offline; returns whether the message was valid. */
  announce(socketId: string, userId: string, event: 'announceOnline' | 'announceOffline', payload: unknown): boolean | Promise<boolean>
  /** Withdraws the announcement of a socket that has disconnected. */
  disconnected(socketId: string): void
}

/** Payload of `onPaymentConnection`. */
const GREETING: EventPayload<'onPaymentConnection'> = 'Connected to payment status'

type Rooms = Map<string, Set<ServerSocket>>
type Acknowledge = ((answer: unknown) => void) | undefined

/** The id of the buyer by the token of a socket; null when the token is not, or no longer, valid. */
function buyerOf(link: SocketLink, { handshake }: ServerSocket): Promise<string | null> {
  const { token } = handshake.auth
  return Promise.resolve(link.authenticate(typeof token === 'string' ? token : null)).catch(() => null)
}

const authenticate =
  (link: SocketLink): Middleware =>
  async (socket, next) => {
    const userId = await buyerOf(link, socket)
    if (userId === null) return next(Object.assign(new Error('unauthorized'), { data: { message: 'Please log in', code: 'unauthorized' } }))
    socket.data.userId = userId
    next()
  }

/** Adds a socket to the room of its buyer, so that only they receive their events. Returns the buyer's id. */
function joinRoom(rooms: Rooms, socket: ServerSocket): string {
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
 * Serves the two namespaces of the contract, one for chat and notifications and one for payment status, to
 * buyers with a valid token (`auth.token`); others get the connect error 'unauthorized'. Sockets of sessions that end are closed.
 * @returns a function that stops sending events; the sockets stay open
 */
export function serveSockets(io: SocketServer, link: SocketLink): () => void {
  const rooms: Record<Namespace, Rooms> = { [CHAT_NAMESPACE]: new Map(), [PAYMENT_NAMESPACE]: new Map() }
  io.of(CHAT_NAMESPACE).use(authenticate(link))
  io.of(CHAT_NAMESPACE).on('connection', (socket) => {
    const userId = joinRoom(rooms[CHAT_NAMESPACE], socket)
    const onAnnouncement = (event: 'announceOnline' | 'announceOffline') => async (payload: unknown, acknowledge: Acknowledge) => {
      const understood = await Promise.resolve(link.announce(socket.id, userId, event, payload)).catch(() => false)
      if (typeof acknowledge === 'function') acknowledge(understood)
    }
    socket.on('online', onAnnouncement('announceOnline'))
    socket.on('offline', onAnnouncement('announceOffline'))
    socket.on('disconnect', () => link.disconnected(socket.id))
  })
  io.of(PAYMENT_NAMESPACE).use(authenticate(link))
  io.of(PAYMENT_NAMESPACE).on('connection', (socket) => {
    joinRoom(rooms[PAYMENT_NAMESPACE], socket)
    socket.emit('connection', GREETING)
  })
  const cut = async (socket: ServerSocket) => {
    if ((await buyerOf(link, socket)) === null) socket.disconnect()
  }
  const stopCutting = link.onSessionsEnded((userId) => {
    for (const room of Object.values(rooms)) for (const socket of room.get(userId) ?? []) void cut(socket)
  })
  const stopSending = link.subscribe((event) => {
    if (event.event === 'kick')
      return Object.values(rooms).forEach((room) => room.get(event.userId)?.forEach((socket) => socket.disconnect()))
    const sent = toSocketEvent(event)
    if (!sent) return
    for (const socket of rooms[sent.namespace].get(event.userId) ?? []) socket.emit(sent.name, event.payload)
  })
  return () => {
    stopCutting()
    stopSending()
  }
}
