import type { QueryClient } from '@tanstack/react-query'
import type { Socket } from 'socket.io-client'
import type { OperationTable } from '../../openapi/generated/operations.ts'
import type { operations } from '../../openapi/generated/types.ts'
import type { Body } from './contract.ts'
import { openChatSocket, openPaymentSocket } from './socket.ts'

type SocketEvent = Exclude<keyof operations, keyof OperationTable>
type Outgoing = Extract<SocketEvent, `announce${string}`>
type Incoming = Exclude<SocketEvent, Outgoing>
type Tag = OperationTable[keyof OperationTable]['tag']

/** The tags whose cached data each event invalidates. Socket errors are only logged. */
const effects: { [Event in Incoming]: (body: Body<Event>) => readonly Tag[] } = {
  onNotification: ({ type }) => [
    'notifications',
    ...({ orders: ['orders'], 'order-schedule': ['schedules'], 'product-review': ['reviews'] } as const)[type],
  ],
  onIncomingMessage: () => ['chat'],
  onChatMessage: () => ['chat'],
  onTyping: () => [],
  onPaymentStatus: () => ['checkout', 'orders'],
  onPaymentConnection: () => [],
  onPaymentDisconnect: () => [],
  onPaymentConnectError: (error) => {
    console.warn('Payment socket:', error.message)
    return []
  },
}

/** The contract's name of an event of the chat socket; undefined for one that the app doesn't know. */
function chatEvent(name: string, buyerId: string): 'onNotification' | 'onIncomingMessage' | 'onChatMessage' | undefined {
  if (name === buyerId) return 'onNotification'
  if (name === `listen-conversation-${buyerId}`) return 'onIncomingMessage'
  return /^[0-9a-f]{24}$/.test(name) ? 'onChatMessage' : undefined
}

const paymentEvents: Record<string, Extract<Incoming, `onPayment${string}`>> = {
  connection: 'onPaymentConnection',
  status: 'onPaymentStatus',
  disconnect: 'onPaymentDisconnect',
  connect_error: 'onPaymentConnectError',
}

/** How long a socket may take to connect before events count as missed, ms: the screens may have loaded their data meanwhile. */
const CONNECT_MS = 1000

/** The tags whose data may have changed while a socket was disconnected. */
const missed = {
  chat: ['notifications', 'chat', 'orders', 'schedules', 'reviews'],
  payments: ['checkout', 'orders'],
} as const satisfies Record<string, readonly Tag[]>

/**
 * Opens both sockets of a user, announces that the user is online, and invalidates the cache by the events received.
 * Returns the function that announces that the user is offline and closes the sockets.
 */
export function connectBuyer(queryClient: QueryClient, buyerId: string): () => void {
  const stale = (tags: readonly Tag[]) => tags.forEach((tag) => void queryClient.invalidateQueries({ queryKey: [tag] }))
  const take = (event: Incoming | undefined, body: unknown) => {
    if (!event) return
    try {
      stale(effects[event](body as never))
    } catch (error) {
      console.warn(`Malformed ${event}:`, error)
    }
  }
  const presence: Body<Outgoing> = { type: 'buyer', user_id: buyerId }
  let closed = false
  const sockets: Socket[] = []
  const offline = () => sockets[0]?.emit('offline', presence)
  const disconnect = () => sockets.forEach((socket) => socket.disconnect())

  const opened = performance.now()
  /** Invalidates the data of missed events when a socket reconnects, or connects late or after failed attempts. */
  const invalidateOnReconnect = (socket: Socket, tags: readonly Tag[]) => {
    let late = false
    socket.on('connect', () => {
      if (late || performance.now() - opened > CONNECT_MS) stale(tags)
      late = true
    })
    socket.on('connect_error', () => (late = true))
  }

  const listen = (chat: Socket, payments: Socket) => {
    sockets.push(chat, payments)
    if (closed) return disconnect()
    chat.on('connect', () => chat.emit('online', presence))
    chat.on('connect_error', (error) => console.warn('Chat socket:', error.message))
    invalidateOnReconnect(chat, missed.chat)
    invalidateOnReconnect(payments, missed.payments)
    chat.onAny((name: string, body: unknown) => take(chatEvent(name, buyerId), body))
    payments.onAny((name: string, body: unknown) => take(paymentEvents[name], body))
    payments.on('disconnect', (reason) => take('onPaymentDisconnect', reason))
    payments.on('connect_error', (error) => take('onPaymentConnectError', error))
  }
  Promise.all([openChatSocket(), openPaymentSocket()]).then(
    ([chat, payments]) => listen(chat, payments),
    (error: unknown) => console.warn('Sockets:', error),
  )
  globalThis.addEventListener('pagehide', offline)

  return () => {
    closed = true
    globalThis.removeEventListener('pagehide', offline)
    offline()
    disconnect()
  }
}
