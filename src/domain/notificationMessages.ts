import { isRecord, isText } from '#lib/isRecord.ts'

/** A shop's message, shown as a notification of the browser. */
export interface ShownMessage {
  id: string
  conversationId: string
  shopId: string
  buyerId: string
  title: string
  body: string
  /** Address of the shop's picture; null without one. */
  icon: string | null
  /** ISO 8601. */
  createdAt: string
  /** The conversation, for when no page is open. */
  url: string
}

/** The data with which a notification is answered. */
export type NotificationData = Pick<ShownMessage, 'conversationId' | 'shopId' | 'buyerId' | 'url'>

/** A reply typed into a notification, until a page sends it. */
export interface StoredReply {
  key: string
  conversationId: string
  shopId: string
  buyerId: string
  text: string
  /** When it was written, ms since the epoch. */
  at: number
}

type Shapes<Message extends { type: string }> = Record<
  Message['type'],
  (message: Record<string, unknown>) => boolean
>

/** Any page of this origin, and MSW, can post to both sides. */
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
  isText(data.type) &&
  Object.hasOwn(shapes, data.type) &&
  shapes[data.type as Message['type']](data)

export const isToWorker = (data: unknown): data is ToWorker => fits(toWorker, data)

export const isToPage = (data: unknown): data is ToPage => fits(toPage, data)

export type ToWorker =
  | { type: 'notification:show'; message: ShownMessage }
  /** The conversation was read. */
  | { type: 'notification:close'; conversationId: string }
  /** The user has signed out. */
  | { type: 'notification:forget' }

export type ToPage =
  /** The user wants to see the conversation. */
  | { type: 'notification:open'; conversationId: string; buyerId: string }
  /** A reply was stored. The `foremost` page asks for the login if needed. */
  | { type: 'notification:replied'; foremost: boolean }
  /**
   * Asks whether the user reads it in this page. The answer, a boolean, goes to the message's port.
   */
  | { type: 'notification:reading'; conversationId: string }
