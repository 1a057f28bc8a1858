import { isRecord } from '#lib/isRecord.ts'

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

/** The data of a notification, for when the user answers it. */
export type NotificationData = Pick<ShownMessage, 'conversationId' | 'shopId' | 'buyerId' | 'url'>

/** A reply that was written into a notification, until a page of the app sends it. */
export interface StoredReply {
  /** The Idempotency-Key with which it is sent. */
  key: string
  conversationId: string
  shopId: string
  buyerId: string
  text: string
  /** When it was written, ms since the epoch. */
  at: number
}

const isText = (value: unknown) => typeof value === 'string'

type Shapes<Message extends { type: string }> = Record<
  Message['type'],
  (message: Record<string, unknown>) => boolean
>

/** What each message must have. Any page of this origin, and MSW, can post to both sides. */
const toWorker: Shapes<ToWorker> = {
  'notification:show': ({ message }) => isRecord(message) && isShown(message),
  'notification:close': ({ conversationId }) => isText(conversationId),
  'notification:forget': () => true,
}
const toPage: Shapes<ToPage> = {
  'notification:open': ({ conversationId, buyerId }) => isText(conversationId) && isText(buyerId),
  'notification:replied': () => true,
  'notification:reading': ({ conversationId }) => isText(conversationId),
}

function isShown({ icon, ...message }: Record<string, unknown>): boolean {
  const { id, conversationId, shopId, buyerId, title, body, createdAt, url } = message
  return (
    (icon === null || isText(icon)) &&
    [id, conversationId, shopId, buyerId, title, body, createdAt, url].every(isText)
  )
}

const fits = <Message extends { type: string }>(shapes: Shapes<Message>, data: unknown): boolean =>
  isRecord(data) &&
  typeof data.type === 'string' &&
  Object.hasOwn(shapes, data.type) &&
  shapes[data.type as Message['type']](data)

/** Whether the worker has received a message of a page about notifications. */
export const isToWorker = (data: unknown): data is ToWorker => fits(toWorker, data)

/** Whether a page has received a message of the worker about notifications. */
export const isToPage = (data: unknown): data is ToPage => fits(toPage, data)

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
  /**
   * A reply was stored. One page is the `foremost`: it asks for the login when the reply needs one.
   */
  | { type: 'notification:replied'; foremost: boolean }
  /**
   * Is the user reading this conversation in this page? It answers a boolean to the port that comes
   * with the message.
   */
  | { type: 'notification:reading'; conversationId: string }
