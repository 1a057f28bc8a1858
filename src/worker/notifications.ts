import {
  isToWorker,
  type NotificationData,
  type ShownMessage,
} from '#domain/notificationMessages.ts'
import type { NotificationStore } from '#domain/notificationStore.ts'
import { now } from '#lib/clock.ts'
import { appPages, type PageWindow, type WorkerScope } from './pages.ts'

/** How long a page may take to answer, ms. A frozen one never does. */
const ANSWER_MS = 500

/** Only some browsers have them, so TypeScript doesn't know them. */
interface BrowserOptions extends NotificationOptions {
  renotify: boolean
  timestamp: number
  actions: { action: string; type: 'text'; title: string; placeholder: string }[]
}

function isReadIn(page: PageWindow, conversationId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(() => resolve(false), ANSWER_MS)
    page.postMessage({ type: 'notification:reading', conversationId }, [port2])
  })
}

/** Number of sign-outs: no message that arrived before one is shown after it. */
let forgotten = 0

/** Shows a message once, whichever pages report it, unless its conversation is being read. */
async function show(
  scope: WorkerScope,
  store: NotificationStore,
  message: ShownMessage,
): Promise<void> {
  const before = forgotten
  if (!(await store.noteShown(message.id))) return
  const { conversationId, shopId, buyerId, url, title, body, icon, createdAt } = message
  const reading = await Promise.all(
    (await appPages(scope)).map((page) => isReadIn(page, conversationId)),
  )
  if (reading.includes(true) || forgotten !== before) return
  const options: BrowserOptions = {
    body,
    ...(icon !== null && { icon }),
    // A later message replaces it, with a new sound.
    tag: conversationId,
    renotify: true,
    timestamp: Date.parse(createdAt),
    data: { conversationId, shopId, buyerId, url } satisfies NotificationData,
    // Browsers without text in notifications open the conversation.
    actions: [{ action: 'reply', type: 'text', title: 'Reply', placeholder: 'Your message' }],
  }
  await scope.registration.showNotification(title, options)
}

async function close(scope: WorkerScope, tag?: string): Promise<void> {
  for (const notification of await scope.registration.getNotifications({ tag }))
    notification.close()
}

/** Other messages are MSW's. */
export async function handleMessage(
  scope: WorkerScope,
  store: NotificationStore,
  message: unknown,
): Promise<void> {
  if (!isToWorker(message)) return
  switch (message.type) {
    case 'notification:show':
      return show(scope, store, message.message)
    case 'notification:close':
      return close(scope, message.conversationId)
    case 'notification:forget':
      forgotten += 1
      await Promise.all([close(scope), store.clear()])
  }
}

/** `reply` is what was written into it, in browsers that have that. */
export interface NotificationClick {
  notification: Pick<Notification, 'data' | 'close'>
  action: string
  reply?: string | null
}

/**
 * Stores a reply, which an open page sends without coming forward; otherwise, and without a page,
 * the conversation is opened.
 */
export async function handleClick(
  scope: WorkerScope,
  store: NotificationStore,
  click: NotificationClick,
): Promise<void> {
  click.notification.close()
  const data = click.notification.data as NotificationData | null
  const pages = await appPages(scope)
  const text = click.reply?.trim()
  if (data && click.action === 'reply' && text) {
    const { conversationId, shopId, buyerId } = data
    await store.putReply({
      key: crypto.randomUUID(),
      conversationId,
      shopId,
      buyerId,
      text,
      at: now(),
    })
    for (const [index, page] of pages.entries())
      page.postMessage({ type: 'notification:replied', foremost: index === 0 }, [])
    if (pages.length > 0) return
  }
  const [page] = pages
  if (!page) {
    await scope.clients.openWindow(data?.url ?? scope.registration.scope)
    return
  }
  // A refused focus must not prevent the page from opening the conversation.
  await page.focus().catch(console.warn)
  if (data)
    page.postMessage(
      { type: 'notification:open', conversationId: data.conversationId, buyerId: data.buyerId },
      [],
    )
}
