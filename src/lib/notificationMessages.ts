/** A message of a shop that is to be shown as a notification of the browser. */
export interface ShownMessage {
  id: string
  conversationId: string
  shopId: string
  buyerId: string
  /** The shop's name. */
  title: string
  body: string
  /** Address of the shop's picture; null without one. */
  icon: string | null
  /** When it was sent, ISO 8601. */
  createdAt: string
  /** Address of the conversation, for when no page of the app is open. */
  url: string
}

/** What a notification keeps, for when the user answers it. */
export type NotificationData = Pick<ShownMessage, 'conversationId' | 'shopId' | 'buyerId' | 'url'>

/** A reply that was written into a notification, until a page of the app sends it. */
export interface KeptReply {
  /** The Idempotency-Key with which it is sent. */
  key: string
  conversationId: string
  shopId: string
  buyerId: string
  text: string
  /** When it was written, ms since the epoch. */
  at: number
  /** A page has begun to hand it to the sender, and may have done so. */
  taken: boolean
}

/** Messages of a page to the service worker. */
export type ToWorker =
  | { type: 'notification:show'; message: ShownMessage }
  /** The conversation was read. */
  | { type: 'notification:close'; conversationId: string }
  /** The user has signed out. */
  | { type: 'notification:forget' }

/** Messages of the service worker to a page. */
export type ToPage =
  /** The user wants to see the conversation. */
  | { type: 'notification:open'; conversationId: string; buyerId: string }
  /** A reply was kept. One page is the `foremost`: it asks for the login when the reply needs one. */
  | { type: 'notification:replied'; foremost: boolean }
  /** Is the user reading this conversation in this page? It answers a boolean to the port that comes with the message. */
  | { type: 'notification:reading'; conversationId: string }
