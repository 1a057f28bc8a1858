import type { BrowserContext, Worker } from '@playwright/test'

interface ShownNotification {
  title: string
  body: string
  tag: string
  actions: string[]
}

/** The worker's globals. */
interface Scope {
  registration: {
    showNotification: (title: string, options: object) => Promise<void>
    getNotifications: (filter?: {
      tag?: string
    }) => Promise<
      (Omit<ShownNotification, 'actions'> & { actions: { title: string }[]; close: () => void })[]
    >
  }
  dispatchEvent: (event: Event) => boolean
  shows: number
}

export interface BrowserNotifications {
  shown: () => Promise<ShownNotification[]>
  /** Also those that replaced another one. */
  shows: () => Promise<number>
  press: (tag: string, reply?: string) => Promise<void>
}

/** A headless shell denies all notifications: there a list in the worker replaces the browser's. */
function watchWorker(): void {
  const scope = globalThis as unknown as Scope
  scope.shows = 0
  const { registration } = scope
  const list = new Map<
    string,
    Awaited<ReturnType<Scope['registration']['getNotifications']>>[number]
  >()
  if (Notification.permission !== 'granted') {
    registration.showNotification = (title, options) => {
      const { tag = '' } = options as Partial<ShownNotification>
      list.set(tag, {
        body: '',
        actions: [],
        ...options,
        title,
        tag,
        close: () => list.delete(tag),
      })
      return Promise.resolve()
    }
    registration.getNotifications = ({ tag } = {}) =>
      Promise.resolve([...list.values()].filter((one) => tag === undefined || one.tag === tag))
  }
  const show = registration.showNotification.bind(registration)
  registration.showNotification = (title, options) => {
    scope.shows += 1
    return show(title, options)
  }
}

async function pressInWorker({
  tag,
  reply,
}: {
  tag: string
  reply: string | undefined
}): Promise<void> {
  const scope = globalThis as unknown as Scope
  const [notification] = await scope.registration.getNotifications({ tag })
  if (!notification) throw new Error('There is no such notification')
  const Extendable = (globalThis as unknown as { ExtendableEvent: typeof Event }).ExtendableEvent
  const event = new Extendable('notificationclick')
  const details = { notification, action: reply === undefined ? '' : 'reply', reply: reply ?? null }
  for (const [name, value] of Object.entries(details)) Object.defineProperty(event, name, { value })
  scope.dispatchEvent(event)
}

/** Call it before a page is opened. */
export async function allowNotifications(context: BrowserContext, origin: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin })
  await context.addInitScript(() => {
    if (globalThis.Notification.permission !== 'granted')
      Object.defineProperty(Notification, 'permission', { value: 'granted' })
  })
}

/** Call it once a page is open. */
export async function watchNotifications(context: BrowserContext): Promise<BrowserNotifications> {
  const worker: Worker =
    context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(watchWorker)
  return {
    shown: () =>
      worker.evaluate(async () =>
        (await (globalThis as unknown as Scope).registration.getNotifications()).map(
          ({ title, body, tag, actions }) => ({
            title,
            body,
            tag,
            actions: actions.map((action) => action.title),
          }),
        ),
      ),
    shows: () => worker.evaluate(() => (globalThis as unknown as Scope).shows),
    press: (tag, reply) => worker.evaluate(pressInWorker, { tag, reply }),
  }
}
