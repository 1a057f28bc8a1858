import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Socket } from 'socket.io-client'
import { joinTabs } from '#lib/tabCount.ts'
import { eventShapes } from '#openapi/generated/eventShapes.ts'
import { setTyping } from '#state/chatTyping.ts'
import { setAsking } from '#state/liveUpdates.ts'
import { onSignOut } from '#state/session.ts'
import { isOfConversation } from '../cache/chatCache.ts'
import { addNotification } from '../cache/notificationCache.ts'
import type { Tag } from '../cache/queryClient.ts'
import { refreshSoon } from '../cache/refresh.ts'
import { notePaid } from '../checkout.ts'
import type { Body, Schemas } from '../contract.ts'
import { read, unreadable } from '../http/shape.ts'
import { catchUpAll } from './chatCatchUp.ts'
import { createChatEvents } from './chatEvents.ts'
import { chatEvent, type Incoming, type Outgoing, paymentEvent } from './eventNames.ts'
import { createEventQueue } from './eventQueue.ts'
import { reportEvent } from './eventWatch.ts'
import { reconnectAutomatically, onReconnect } from './reconnect.ts'
import { openChatSocket, openPaymentSocket } from './socket.ts'

/** An effect writes into the cache; the tags that it returns are invalidated. */
type Effects = { [Event in Incoming]: (body: Body<Event>) => readonly Tag[] | void }

interface Options {
  /** Called after the message was written into the cache. */
  onMessage?: (message: Schemas['IncomingMessage']) => void
}

/** The data that a notification is about. */
const subjects = {
  orders: ['orders'],
  'order-schedule': ['schedules'],
  'product-review': ['reviews'],
} as const

/** A missing event is a type error; socket errors are only logged. */
function createEffects(
  queryClient: QueryClient,
  chat: ReturnType<typeof createChatEvents>,
  { onMessage }: Options,
): Effects {
  return {
    onNotification: (notification) => {
      addNotification(queryClient, notification)
      return subjects[notification.type]
    },
    onIncomingMessage: (message) => {
      chat.incoming(message)
      onMessage?.(message)
    },
    onChatMessage: (message) => chat.message(message),
    onTyping: ({ conversation_id, is_typing }) => setTyping(conversation_id, is_typing),
    onPaymentStatus: ({ status, transaction_id }) => {
      if (status === 'PAID') notePaid(queryClient, transaction_id)
      return ['checkout', 'orders']
    },
    onPaymentConnection: () => undefined,
    onPaymentDisconnect: () => undefined,
    onPaymentConnectError: (error) => console.warn('Payment socket:', error.message),
  }
}

/** The data that may have changed meanwhile; loaded threads catch up by themselves. */
const missed = {
  chat: [
    ['notifications'],
    ['chat', 'conversations'],
    ['chat', 'conversation'],
    ['chat', 'unread'],
    ['orders'],
    ['schedules'],
    ['reviews'],
  ],
  payments: [['checkout'], ['orders']],
} as const satisfies Record<string, readonly QueryKey[]>

/** Announces that the user is online, and, by the last tab only, offline. */
function announcePresence(chat: () => Socket | undefined, buyerId: string) {
  const presence: Body<Outgoing> = { type: 'buyer', user_id: buyerId }
  const tabs = joinTabs(buyerId)
  const offline = () => chat()?.emit('offline', presence)
  const offlineIfLast = () => tabs.alone() && offline()
  // All tabs sign out at once; only the one in which the user did it says so.
  const stop = onSignOut(offline)
  globalThis.addEventListener('pagehide', offlineIfLast)
  return {
    online: () => chat()?.emit('online', presence),
    end() {
      stop()
      globalThis.removeEventListener('pagehide', offlineIfLast)
      tabs.leave()
    },
  }
}

/** Time between questions for news while the chat socket is down, ms. */
const ASK_MS = 20_000

/**
 * Calls `ask` from time to time.
 * @returns ends it
 */
function askWhileDown(socket: Socket, ask: () => void): () => void {
  const timer = setInterval(() => {
    setAsking(!socket.connected)
    if (!socket.connected) ask()
  }, ASK_MS)
  const stop = () => setAsking(false)
  socket.on('connect', stop)
  return () => {
    clearInterval(timer)
    socket.off('connect', stop)
    stop()
  }
}

const connectedBefore = new WeakSet<QueryClient>()

/**
 * Opens a user's sockets, and writes their events into the cache. One that can't be read is logged,
 * and what it may be about is read again. Returns the function that closes the sockets.
 */
export function connectBuyer(
  queryClient: QueryClient,
  buyerId: string,
  options: Options = {},
): () => void {
  const chatEvents = createChatEvents(queryClient, buyerId)
  const effects = createEffects(queryClient, chatEvents, options)
  const stale = (keys: readonly QueryKey[]) =>
    keys.forEach((queryKey) => refreshSoon(queryClient, { queryKey }))
  const events = createEventQueue<[Incoming, unknown]>(([event, body]) => {
    stale((effects[event](body as never) ?? []).map((tag) => [tag]))
  })
  const askAgain = () => {
    stale(missed.chat)
    catchUpAll(queryClient)
  }
  const take = (event: Incoming | undefined, given: unknown) => {
    if (!event) return
    const body = read(given, eventShapes[event])
    if (body !== unreadable) return events.push([event, body])
    console.warn(`Malformed ${event}:`, given)
    // Something is new.
    if (event.startsWith('onPayment')) stale(missed.payments)
    else askAgain()
  }
  /** A host may send a number as the name, and an acknowledgement callback as the body. */
  const listenTo = (
    socket: Socket,
    eventOf: (name: string, body: unknown) => Incoming | undefined,
  ) =>
    socket.onAny((name: unknown, content: unknown) => {
      const body = typeof content === 'function' ? undefined : content
      const event = typeof name === 'string' ? eventOf(name, body) : undefined
      reportEvent(event, String(name), body)
      take(event, body)
    })
  let closed = false
  const sockets: Socket[] = []
  const presence = announcePresence(() => sockets[0], buyerId)
  const ends: (() => void)[] = []
  const disconnect = () => {
    for (const end of ends) end()
    for (const socket of sockets) socket.disconnect()
  }
  // Between two connections, as after a new login, events were missed.
  const opened = connectedBefore.has(queryClient) ? -Infinity : performance.now()
  connectedBefore.add(queryClient)

  const listen = (chat: Socket, payments: Socket) => {
    sockets.push(chat, payments)
    if (closed) return disconnect()
    ends.push(reconnectAutomatically(chat), reconnectAutomatically(payments))
    chat.on('connect', presence.online)
    chat.on('connect_error', (error) => console.warn('Chat socket:', error.message))
    onReconnect(chat, opened, askAgain)
    ends.push(askWhileDown(chat, askAgain))
    onReconnect(payments, opened, () => stale(missed.payments))
    listenTo(chat, (name, body) =>
      chatEvent(name, buyerId, (id) => isOfConversation(queryClient, id, body, buyerId)),
    )
    listenTo(payments, paymentEvent)
    payments.on('disconnect', (reason) => take('onPaymentDisconnect', reason))
    // An error's own message is not enumerable.
    payments.on('connect_error', ({ message }) => take('onPaymentConnectError', { message }))
  }
  Promise.all([openChatSocket(), openPaymentSocket()]).then(
    ([chat, payments]) => listen(chat, payments),
    (error: unknown) => console.warn('Sockets:', error),
  )

  return () => {
    closed = true
    presence.end()
    events.stop()
    chatEvents.stop()
    disconnect()
  }
}
