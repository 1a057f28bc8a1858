import type { ToPage } from '#domain/notificationMessages.ts'

/** What the worker uses of an open page. */
export interface PageWindow {
  url: string
  focused: boolean
  visibilityState: DocumentVisibilityState
  frameType: 'auxiliary' | 'nested' | 'none' | 'top-level'
  focus: () => Promise<unknown>
  postMessage: (message: ToPage, transfer: Transferable[]) => void
}

/** What notifications use: TypeScript has no types for pages and workers at once. */
export interface WorkerScope {
  registration: Pick<ServiceWorkerRegistration, 'scope' | 'showNotification' | 'getNotifications'>
  clients: {
    matchAll: (options: {
      type: 'window'
      includeUncontrolled: boolean
    }) => Promise<readonly PageWindow[]>
    openWindow: (url: string) => Promise<unknown>
  }
}
