import type { ToPage } from '#domain/notificationMessages.ts'

/** The part of a window that the worker uses: an open page of this origin. */
export interface PageWindow {
  url: string
  focused: boolean
  visibilityState: DocumentVisibilityState
  frameType: 'auxiliary' | 'nested' | 'none' | 'top-level'
  focus: () => Promise<unknown>
  postMessage: (message: ToPage, transfer: Transferable[]) => void
}

/**
 * The part of the service worker's scope that notifications use. TypeScript has no types for pages
 * and workers at once.
 */
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
