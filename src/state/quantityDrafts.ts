import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { onForget } from './personal.ts'

/** How long the buyer must leave a quantity alone before it is sent, ms. */
export const QUANTITY_DEBOUNCE_MS = 600

interface Draft {
  quantity: number
  /** Still waiting for the debounce; undefined while it is being sent. */
  timer: ReturnType<typeof setTimeout> | undefined
  send: () => Promise<unknown>
}

const drafts = signal<ReadonlyMap<string, Draft>>(new Map())
const sending = new Set<Promise<boolean>>()

onForget(() => {
  for (const { timer } of drafts.peek().values()) clearTimeout(timer)
  drafts.value = new Map()
})

function put(cartId: string, draft: Draft | undefined): void {
  const next = new Map(drafts.peek())
  if (draft) next.set(cartId, draft)
  else next.delete(cartId)
  drafts.value = next
}

function send(cartId: string, draft: Draft): void {
  const sent: Draft = { ...draft, timer: undefined }
  put(cartId, sent)
  const done = sent
    .send()
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      sending.delete(done)
      // A newer quantity may have been chosen meanwhile: that one stays.
      if (drafts.peek().get(cartId) === sent) put(cartId, undefined)
    })
  sending.add(done)
}

/** Shows a quantity at once and sends it when it has been left alone for 600 ms. */
export function draftQuantity(cartId: string, quantity: number, write: () => Promise<unknown>): void {
  clearTimeout(drafts.peek().get(cartId)?.timer)
  const draft: Draft = { quantity, send: write, timer: setTimeout(() => send(cartId, draft), QUANTITY_DEBOUNCE_MS) }
  put(cartId, draft)
}

/** Forgets a quantity that was not sent yet: its line is gone. */
export function dropQuantityDraft(cartId: string): void {
  clearTimeout(drafts.peek().get(cartId)?.timer)
  put(cartId, undefined)
}

/** Sends what still waits and resolves when all is answered: false when any of it failed. */
export async function flushQuantityDrafts(): Promise<boolean> {
  for (const [cartId, draft] of drafts.peek()) {
    if (draft.timer === undefined) continue
    clearTimeout(draft.timer)
    send(cartId, draft)
  }
  return (await Promise.all(sending)).every(Boolean)
}

/** Quantities that the buyer has chosen and the server has not confirmed, by cart line id; the component follows them. */
export function useQuantityDrafts(): ReadonlyMap<string, { quantity: number }> {
  useSignals()
  return drafts.value
}
