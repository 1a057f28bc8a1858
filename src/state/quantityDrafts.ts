import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { leftQuantities } from './leftQuantities.ts'
import { onForget } from './personal.ts'

/** How long the user must leave a quantity alone before it is sent, ms. */
export const QUANTITY_DEBOUNCE_MS = 600

/** Sends a quantity to the server; with `leaving` in a request that outlives the page. Rejects when it failed. */
type Write = (options: { leaving: boolean }) => Promise<unknown>

interface Draft {
  quantity: number
  /** Quantities that the server may hold until it has answered. */
  replaces: readonly number[]
  /** Still waiting for the debounce; undefined while it is being sent. */
  timer: ReturnType<typeof setTimeout> | undefined
  write: Write
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
    .write({ leaving: false })
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

function schedule(cartId: string, { quantity, replaces, write }: Omit<Draft, 'timer'>): void {
  const draft: Draft = { quantity, replaces, write, timer: setTimeout(() => send(cartId, draft), QUANTITY_DEBOUNCE_MS) }
  put(cartId, draft)
}

/**
 * Sends what no answer has confirmed in requests that outlive the page, and stores it as well: behind a service worker that needs the
 * page, as in the demo, or without a network, those requests fail.
 */
function leave(): void {
  const all = [...drafts.peek()]
  if (all.length === 0) return
  leftQuantities.write(all.map(([cartId, { quantity, replaces }]) => ({ cartId, quantity, replaces })))
  for (const [, { write }] of all) write({ leaving: true }).catch(() => undefined)
}

/** The page is shown again from the back/forward cache: its own timers and requests go on. */
function comeBack({ persisted }: PageTransitionEvent): void {
  if (persisted && drafts.peek().size > 0) leftQuantities.remove()
}

globalThis.addEventListener?.('pagehide', leave)
globalThis.addEventListener?.('pageshow', comeBack)

/**
 * Shows a quantity at once and sends it when it has been left alone for 600 ms. `stored` is the quantity that the cart's last answer gave.
 */
export function draftQuantity(cartId: string, quantity: number, stored: number, write: Write): void {
  const before = drafts.peek().get(cartId)
  clearTimeout(before?.timer)
  const underWay = before && before.timer === undefined ? [before.quantity] : []
  const replaces = before ? [...before.replaces, ...underWay] : [stored]
  schedule(cartId, { quantity, replaces, write })
}

/**
 * Shows again the quantities with which the app was left, not confirmed; returns the ids of their lines. What becomes of each is
 * decided by `settleLeftQuantity`, once the cart has been read.
 */
export function restoreLeftQuantities(writeOf: (cartId: string, quantity: number) => Write): string[] {
  const left = leftQuantities.read() ?? []
  leftQuantities.remove()
  const restored = left.filter(({ cartId }) => !drafts.peek().has(cartId))
  for (const { cartId, quantity, replaces } of restored)
    put(cartId, { quantity, replaces, timer: undefined, write: writeOf(cartId, quantity) })
  return restored.map(({ cartId }) => cartId)
}

/**
 * Sends a restored quantity if the server, which holds `stored` of that line, has not got it; undefined when the line is gone. One
 * that was changed elsewhere since is left as it is.
 */
export function settleLeftQuantity(cartId: string, stored: number | undefined): void {
  const draft = drafts.peek().get(cartId)
  // Chosen anew since: that one is sent by its timer.
  if (!draft || draft.timer !== undefined) return
  if (stored !== undefined && stored !== draft.quantity && draft.replaces.includes(stored)) send(cartId, draft)
  else put(cartId, undefined)
}

/** Forgets a quantity that was not sent yet, as its line is removed. Returns the function that drafts it again if the line comes back. */
export function dropQuantityDraft(cartId: string): () => void {
  const draft = drafts.peek().get(cartId)
  clearTimeout(draft?.timer)
  put(cartId, undefined)
  return () => {
    if (draft && !drafts.peek().has(cartId)) schedule(cartId, draft)
  }
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

/** Quantities that the user has chosen and the server has not confirmed, by cart line id; the component follows them. */
export function useQuantityDrafts(): ReadonlyMap<string, { quantity: number }> {
  useSignals()
  return drafts.value
}
