import { signal } from '@preact/signals-react'
import { parseEach, type StoredSignal, storedSignal } from '#lib/storage.ts'
import { useValue } from '#lib/useValue.ts'
import { onForget } from './personal.ts'

/** A quantity that was not confirmed when its page was left. */
interface UnsentQuantity {
  lineId: string
  quantity: number
  /** What the server may still have; any other quantity was set elsewhere since. */
  replaces: readonly number[]
}

const isCount = (value: unknown) => Number.isInteger(value)

function parseOne(value: unknown): UnsentQuantity | undefined {
  const { lineId, quantity, replaces } = (value ?? {}) as Partial<
    Record<keyof UnsentQuantity, unknown>
  >
  const valid =
    typeof lineId === 'string' &&
    isCount(quantity) &&
    Array.isArray(replaces) &&
    replaces.every(isCount)
  return valid ? (value as UnsentQuantity) : undefined
}

type UnsentQuantities = StoredSignal<readonly UnsentQuantity[]>

/** Kept to be sent when the app is next opened: requests of a page that is left may fail. */
export const unsentQuantities = (name: string): UnsentQuantities =>
  storedSignal<readonly UnsentQuantity[]>({
    name,
    version: 2,
    parse: parseEach(parseOne),
  })

/**
 * Sends a quantity with `keepalive`: after other writes, or at once when the page is left.
 * `onStart`: it is on its way. Rejects on failure.
 */
type Write = (options: { leaving: boolean; onStart: () => void }) => Promise<unknown>

interface Draft {
  quantity: number
  /** Quantities that the server may have before the response. */
  replaces: readonly number[]
  timer?: ReturnType<typeof setTimeout>
  /**
   * `queued`: behind other writes; `restored`: of an earlier visit, perhaps on the server already.
   */
  state: 'waiting' | 'queued' | 'sent' | 'restored'
  write: Write
}

interface Options {
  /** Debounce time, ms. */
  debounce: number
  /** Stores what was not confirmed when the page was left. */
  unsent: UnsentQuantities
}

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
        // A newer quantity may have been chosen meanwhile.
        if (drafts.peek().get(lineId) !== sent) return succeeded
        // The page has not been left, or was restored: the user hears of a second failure.
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

  /** Sends all now; resolves after all responses, with false if any failed. */
  async function flush(): Promise<boolean> {
    for (const [lineId, draft] of drafts.peek()) if (draft.state === 'waiting') send(lineId, draft)
    return (await Promise.all(sending)).every(Boolean)
  }

  return { drafts, put, send, schedule, flush }
}

/** Quantities by line id that the user has chosen and the server has not confirmed. */
export function createQuantityDrafts({ debounce, unsent }: Options) {
  const { drafts, put, send, schedule, flush } = createQueue(debounce)

  let left = false

  /** Stores all that is not confirmed: requests of a page that is left may fail. */
  function onPageHide(): void {
    const all = [...drafts.peek()]
    left = all.length > 0
    if (!left) return
    unsent.write(all.map(([lineId, { quantity, replaces }]) => ({ lineId, quantity, replaces })))
    for (const [lineId, draft] of all)
      if (draft.state === 'waiting' || draft.state === 'queued') send(lineId, draft, true)
  }

  /** The back/forward cache restored the page: its requests continue. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted && left) unsent.remove()
  }

  globalThis.addEventListener?.('pagehide', onPageHide)
  globalThis.addEventListener?.('pageshow', onPageShow)

  /**
   * Shows a quantity at once and sends it debounced, unless it is changed back meanwhile. `stored`:
   * in the last response.
   */
  function change(lineId: string, quantity: number, stored: number, write: Write): void {
    const before = drafts.peek().get(lineId)
    clearTimeout(before?.timer)
    const inProgress = before && before.state !== 'waiting' ? [before.quantity] : []
    // It was changed back before anything was sent.
    const unsent = before?.state === 'waiting' && before.replaces.every((one) => one === stored)
    if (unsent && quantity === stored) return put(lineId, undefined)
    const replaces = before ? [...before.replaces, ...inProgress] : [stored]
    schedule(lineId, { quantity, replaces, write })
  }

  /**
   * Restores the quantities of the last visit, for `settleUnsent`; returns the ids of their lines.
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
   * Sends a restored quantity unless the server has it, or another one. `stored`: the server's,
   * undefined when the line is gone.
   */
  function settleUnsent(lineId: string, stored: number | undefined): void {
    const draft = drafts.peek().get(lineId)
    // It was chosen again, or settled.
    if (draft?.state !== 'restored') return
    if (stored !== undefined && stored !== draft.quantity && draft.replaces.includes(stored))
      send(lineId, draft)
    else put(lineId, undefined)
  }

  /** Returns a function that restores it with its line. */
  function drop(lineId: string): () => void {
    const draft = drafts.peek().get(lineId)
    clearTimeout(draft?.timer)
    put(lineId, undefined)
    return () => {
      if (draft && !drafts.peek().has(lineId)) schedule(lineId, draft)
    }
  }

  const useDrafts = (): ReadonlyMap<string, { quantity: number }> => useValue(drafts)

  return { unsent, change, restoreUnsent, settleUnsent, drop, flush, useDrafts }
}

export type QuantityDrafts = ReturnType<typeof createQuantityDrafts>
