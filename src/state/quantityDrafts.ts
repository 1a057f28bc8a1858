import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { onForget } from './personal.ts'
import type { UnsentQuantities } from './unsentQuantities.ts'

/**
 * Sends a quantity to the server in a request with `keepalive`: after other writes, or at once when
 * the page is being left. `onStart` is called when it is on its way. Rejects on failure.
 */
type Write = (options: { leaving: boolean; onStart: () => void }) => Promise<unknown>

interface Draft {
  quantity: number
  /** Quantities that the server may have before the response. */
  replaces: readonly number[]
  /** Of the debounce. */
  timer?: ReturnType<typeof setTimeout>
  /** `queued`: behind other writes; `restored`: of an earlier visit, perhaps on the server already. */
  state: 'waiting' | 'queued' | 'sent' | 'restored'
  write: Write
}

interface Options {
  /** Debounce time, ms. */
  debounce: number
  /** Stores the quantities that were not confirmed when the page was left. */
  unsent: UnsentQuantities
}

/** Unconfirmed quantities by line id, and the functions that send them. */
function createQueue(debounce: number) {
  const drafts = signal<ReadonlyMap<string, Draft>>(new Map())
  const sending = new Set<Promise<boolean>>()

  onForget(() => {
    for (const { timer } of drafts.peek().values()) clearTimeout(timer)
    drafts.value = new Map()
  })

  function put(lineId: string, draft: Draft | undefined): void {
    const next = new Map(drafts.peek())
    if (draft) next.set(lineId, draft)
    else next.delete(lineId)
    drafts.value = next
  }

  function send(lineId: string, draft: Draft, leaving = false): void {
    clearTimeout(draft.timer)
    const sent: Draft = { ...draft, state: 'queued' }
    put(lineId, sent)
    const done = sent
      .write({ leaving, onStart: () => (sent.state = 'sent') })
      .then(
        () => true,
        () => false,
      )
      .then((succeeded) => {
        sending.delete(done)
        // A newer quantity may have been chosen meanwhile, which stays.
        if (drafts.peek().get(lineId) !== sent) return succeeded
        // The page has not been left, or was restored: the user is told of a second failure.
        if (leaving && !succeeded) schedule(lineId, draft)
        else put(lineId, undefined)
        return succeeded
      })
    sending.add(done)
  }

  function schedule(
    lineId: string,
    { quantity, replaces, write }: Pick<Draft, 'quantity' | 'replaces' | 'write'>,
  ): void {
    const timer = setTimeout(() => send(lineId, draft), debounce)
    const draft: Draft = { quantity, replaces, write, timer, state: 'waiting' }
    put(lineId, draft)
  }

  /** Sends all debounced quantities; resolves after all responses, with false if any failed. */
  async function flush(): Promise<boolean> {
    for (const [lineId, draft] of drafts.peek()) if (draft.state === 'waiting') send(lineId, draft)
    return (await Promise.all(sending)).every(Boolean)
  }

  return { drafts, put, send, schedule, flush }
}

/**
 * Quantities of some lines, by line id, that the user has chosen and the server has not confirmed.
 */
export function createQuantityDrafts({ debounce, unsent }: Options) {
  const { drafts, put, send, schedule, flush } = createQueue(debounce)

  let left = false

  /**
   * Sends what is not on its way, and stores all that is not confirmed: behind a service worker that
   * needs the page, as in the demo, or without a network, requests of a page that is left fail.
   */
  function onPageHide(): void {
    const all = [...drafts.peek()]
    left = all.length > 0
    if (!left) return
    unsent.write(all.map(([lineId, { quantity, replaces }]) => ({ lineId, quantity, replaces })))
    for (const [lineId, draft] of all)
      if (draft.state === 'waiting' || draft.state === 'queued') send(lineId, draft, true)
  }

  /** The page is restored from the back/forward cache, and its requests continue. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted && left) unsent.remove()
  }

  globalThis.addEventListener?.('pagehide', onPageHide)
  globalThis.addEventListener?.('pageshow', onPageShow)

  /**
   * Shows a quantity at once and sends it debounced; one that is changed back meanwhile is not
   * sent. `stored` is the quantity in the last response.
   */
  function change(lineId: string, quantity: number, stored: number, write: Write): void {
    const before = drafts.peek().get(lineId)
    clearTimeout(before?.timer)
    const inProgress = before && before.state !== 'waiting' ? [before.quantity] : []
    // Changed back to the server's quantity before anything was sent: nothing needs to be sent.
    const unsent = before?.state === 'waiting' && before.replaces.every((one) => one === stored)
    if (unsent && quantity === stored) return put(lineId, undefined)
    const replaces = before ? [...before.replaces, ...inProgress] : [stored]
    schedule(lineId, { quantity, replaces, write })
  }

  /**
   * Restores the unconfirmed quantities of the last visit; returns the ids of their lines. Each is
   * then sent or dropped by `settleUnsent`, once the lines have been loaded.
   */
  function restoreUnsent(writeOf: (lineId: string, quantity: number) => Write): string[] {
    const quantities = unsent.read() ?? []
    unsent.remove()
    const restored = quantities.filter(({ lineId }) => !drafts.peek().has(lineId))
    for (const { lineId, quantity, replaces } of restored)
      put(lineId, { quantity, replaces, state: 'restored', write: writeOf(lineId, quantity) })
    return restored.map(({ lineId }) => lineId)
  }

  /**
   * Sends a restored quantity unless the server has it. `stored` is the server's quantity,
   * undefined when the line does not exist any more. One that was changed elsewhere since is
   * dropped.
   */
  function settleUnsent(lineId: string, stored: number | undefined): void {
    const draft = drafts.peek().get(lineId)
    // Chosen again since, or settled already.
    if (draft?.state !== 'restored') return
    if (stored !== undefined && stored !== draft.quantity && draft.replaces.includes(stored))
      send(lineId, draft)
    else put(lineId, undefined)
  }

  /**
   * Drops an unsent quantity when its line is removed. Returns a function that restores it if the
   * line is restored.
   */
  function drop(lineId: string): () => void {
    const draft = drafts.peek().get(lineId)
    clearTimeout(draft?.timer)
    put(lineId, undefined)
    return () => {
      if (draft && !drafts.peek().has(lineId)) schedule(lineId, draft)
    }
  }

  /** All drafts; the component rerenders when they change. */
  function useDrafts(): ReadonlyMap<string, { quantity: number }> {
    useSignals()
    return drafts.value
  }

  return { unsent, change, restoreUnsent, settleUnsent, drop, flush, useDrafts }
}

export type QuantityDrafts = ReturnType<typeof createQuantityDrafts>
