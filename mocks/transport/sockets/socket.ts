import type { EventPayload } from '#mocks/contract.ts'
import { type Namespace, type SentEvent, toSocketEvent } from '#mocks/core/socketEvents.ts'
import { CHAT_NAMESPACE, PAYMENT_NAMESPACE, socketEvents } from '#openapi/generated/sockets.ts'
import type { Tap } from '../traffic/traffic.ts'
import { type FrameReporter, frameReporter } from './socketFrames.ts'
import type { Middleware, ServerSocket, SocketServer } from './socketServer.ts'
import type { Announcement } from './socketSessions.ts'

/** In the browser the marketplace runs in another thread, so that it returns promises. */
export interface SocketLink {
  /** Null when the token is not valid. */
  authenticate(token: string | null): string | null | Promise<string | null>
  /** Returns a function that ends the subscription. */
  subscribe(listener: (event: SentEvent) => void): () => void
  /** The listener gets the buyer's id; returns a function that ends the subscription. */
  onSessionsEnded(listener: (userId: string) => void): () => void
  /** Returns whether the message was valid. */
  announce(socketId: string, ...announcement: Announcement): boolean | Promise<boolean>
  disconnected(socketId: string): void
  /** Sees everything that each socket sends and receives. */
  frame?: Tap['frame']
}

const GREETING: EventPayload<'onPaymentConnection'> = 'Connected to payment status'

type Rooms = Map<string, Set<ServerSocket>>
type Acknowledge = ((answer: unknown) => void) | undefined

/** Null when the token is not, or no longer, valid. */
function buyerOf(link: SocketLink, { handshake }: ServerSocket): Promise<string | null> {
  const { token } = handshake.auth
  return Promise.resolve(link.authenticate(typeof token === 'string' ? token : null)).catch(
    () => null,
  )
}

const REFUSED = { message: 'Please log in', code: 'unauthorized' }

const authenticate =
  (link: SocketLink, namespace: Namespace): Middleware =>
  async (socket, next) => {
    const userId = await buyerOf(link, socket)
    const { reportOwn } = frameReporter(link.frame, namespace, socket)
    if (userId !== null) socket.data.userId = userId
    reportOwn('app', 'connect', socket.handshake.auth)
    if (userId !== null) return next()
    reportOwn('marketplace', 'connect_error', { message: REFUSED.code, data: REFUSED })
    next(Object.assign(new Error(REFUSED.code), { data: REFUSED }))
  }

/** Only sockets of the buyer receive their events. Returns the buyer's id. */
function joinRoom(rooms: Rooms, socket: ServerSocket, { reportOwn }: FrameReporter): string {
  const userId = String(socket.data.userId)
  const room = rooms.get(userId) ?? new Set()
  rooms.set(userId, room.add(socket))
  socket.on('disconnect', (reason: string) => {
    reportOwn(reason.startsWith('server') ? 'marketplace' : 'app', 'disconnect', reason)
    room.delete(socket)
    if (room.size === 0 && rooms.get(userId) === room) rooms.delete(userId)
  })
  return userId
}

/**
 * Serves buyers with a valid `auth.token`; others get the connect error 'unauthorized'. Sockets of
 * sessions that end are closed.
 * @returns a function that stops sending events; the sockets stay open
 */
export function serveSockets(io: SocketServer, link: SocketLink): () => void {
  const rooms: Record<Namespace, Rooms> = {
    [CHAT_NAMESPACE]: new Map(),
    [PAYMENT_NAMESPACE]: new Map(),
  }
  const serve = (
    namespace: Namespace,
    onConnection: (socket: ServerSocket, reporter: FrameReporter, userId: string) => void,
  ) => {
    io.of(namespace).use(authenticate(link, namespace))
    io.of(namespace).on('connection', (socket) => {
      const reporter = frameReporter(link.frame, namespace, socket)
      onConnection(socket, reporter, joinRoom(rooms[namespace], socket, reporter))
    })
  }
  serve(CHAT_NAMESPACE, (socket, reporter, userId) => {
    const onAnnouncement =
      (event: 'announceOnline' | 'announceOffline') =>
      async (payload: unknown, acknowledge: Acknowledge) => {
        reporter.report('app', socketEvents[event].event, event, payload)
        const understood = await Promise.resolve(
          link.announce(socket.id, userId, event, payload),
        ).catch(() => false)
        if (typeof acknowledge !== 'function') return
        acknowledge(understood)
        reporter.report('marketplace', 'ack', event, understood)
      }
    for (const event of ['announceOnline', 'announceOffline'] as const)
      socket.on(socketEvents[event].event, onAnnouncement(event))
    socket.on('disconnect', () => link.disconnected(socket.id))
  })
  serve(PAYMENT_NAMESPACE, (socket, reporter) => {
    socket.emit('connection', GREETING)
    reporter.report('marketplace', 'connection', 'onPaymentConnection', GREETING)
  })
  /** Their session may have ended: that is being looked up. */
  const doubted = new Map<ServerSocket, Promise<void>>()
  const doubt = (socket: ServerSocket) => {
    const looked = buyerOf(link, socket).then((buyer) => {
      if (buyer === null) socket.disconnect()
      if (doubted.get(socket) === looked) doubted.delete(socket)
    })
    doubted.set(socket, looked)
  }
  const stopCutting = link.onSessionsEnded((userId) => {
    for (const room of Object.values(rooms))
      for (const socket of room.get(userId) ?? []) doubt(socket)
  })
  const stopSending = link.subscribe((event) => {
    if (event.event === 'kick')
      return Object.values(rooms).forEach((room) =>
        room.get(event.userId)?.forEach((socket) => socket.disconnect()),
      )
    const sent = toSocketEvent(event)
    if (!sent) return
    const [name, faults] = event.event === 'nonsense' ? [null] : [event.event, event.faults]
    const others = rooms[sent.namespace]
    const room =
      event.event !== 'nonsense' && event.everybody
        ? new Set([...others.values()].flatMap((one) => [...one]))
        : others.get(event.userId)
    const send = (socket: ServerSocket) => {
      if (!room?.has(socket)) return
      socket.emit(sent.name, event.payload)
      frameReporter(link.frame, sent.namespace, socket).report(
        'marketplace',
        sent.name,
        name,
        event.payload,
        faults,
      )
    }
    for (const socket of room ?? []) {
      const looked = doubted.get(socket)
      if (looked) void looked.then(() => send(socket))
      else send(socket)
    }
  })
  return () => {
    stopCutting()
    stopSending()
  }
}
