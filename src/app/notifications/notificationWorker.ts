import type { QueryClient } from '@tanstack/react-query'
import { isToPage, type ToPage, type ToWorker } from '#domain/notificationMessages.ts'
import { tryOr } from '#lib/storage.ts'
import { onForget } from '#state/personal.ts'

const container = tryOr(
  () => navigator.serviceWorker as ServiceWorkerContainer | undefined,
  undefined,
)

/** Does nothing without a service worker. */
export function sendToWorker(message: ToWorker): void {
  // Sent at once, since the page may be left.
  if (container?.controller) return container.controller.postMessage(message)
  // On a first visit it waits until the worker is active.
  container?.ready.then(({ active }) => active?.postMessage(message), console.warn)
}

onForget(() => sendToWorker({ type: 'notification:forget' }))

/** `port` takes the answer. */
export type WorkerMessage = [message: ToPage, port?: MessagePort]

let listener: ((...message: WorkerMessage) => void) | undefined
/** Came while the listener's code was loading. */
const early: WorkerMessage[] = []
container?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
  if (!isToPage(data)) return
  if (listener) listener(data, ports[0])
  else early.push([data, ports[0]])
})

/**
 * Calls the one listener, also with earlier messages.
 * @returns unsubscribes
 */
export function onWorkerMessage(listen: (...message: WorkerMessage) => void): () => void {
  listener = listen
  for (const message of early.splice(0)) listen(...message)
  return () => {
    listener = undefined
  }
}

/**
 * Closes a notification when this tab reads or deletes its conversation.
 * @returns ends this
 */
export function closeWhenRead(queryClient: QueryClient): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const change = event.mutation.meta?.change?.(event.mutation.state.variables)
    const ids =
      change?.kind === 'read'
        ? [change.conversationId]
        : change?.kind === 'deleted'
          ? change.conversationIds
          : []
    for (const conversationId of ids) sendToWorker({ type: 'notification:close', conversationId })
  })
}
