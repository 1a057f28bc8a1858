/** Longest wait on a busy page, ms. */
const MAX_DELAY_MS = 5000
/** Wait where the browser doesn't report idle moments, ms. */
const PAUSE_MS = 200
/** When so much is left of an idle period the work stops, ms. */
const SPARE_MS = 2
/** Further entries are left out: their memory is bounded. */
export const MAX_WAITING = 50

type Deadline = Pick<IdleDeadline, 'timeRemaining'>

const whenIdle = (run: (deadline: Deadline) => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: MAX_DELAY_MS })
  else setTimeout(() => run({ timeRemaining: () => SPARE_MS + 1 }), PAUSE_MS)
}

export interface IdleQueue<Entry> {
  /** Returns false when too many wait. */
  push: (entry: Entry) => boolean
  waiting: () => number
}

/**
 * Hands over its entries one by one while the page is idle. `prepare` loads the function that takes
 * them, again after a failure; `onDone`: after each idle moment.
 */
export function createIdleQueue<Entry>(
  prepare: () => Promise<(entry: Entry) => void>,
  onDone: () => void,
): IdleQueue<Entry> {
  const entries: Entry[] = []
  let take: ((entry: Entry) => void) | undefined
  let planned = false

  const plan = () => {
    if (planned || entries.length === 0) return
    planned = true
    whenIdle((deadline) => void work(deadline))
  }
  async function work(deadline: Deadline) {
    if (take) {
      // At least one is taken.
      do take(entries.shift() as Entry)
      while (entries.length > 0 && deadline.timeRemaining() > SPARE_MS)
      onDone()
      planned = false
      return plan()
    }
    try {
      take = await prepare()
      planned = false
      plan()
    } catch (error) {
      console.warn('The contract could not be loaded:', error)
      entries.length = 0
      planned = false
      onDone()
    }
  }
  return {
    push(entry) {
      if (entries.length >= MAX_WAITING) return false
      entries.push(entry)
      plan()
      return true
    },
    waiting: () => entries.length,
  }
}
