import { after, wait } from '../timers.ts'
import { tryOr } from './tryOr.ts'

/** A message between the pages and workers of the demo about a lock. */
type LockMessage =
  | { kind: 'asked'; name: string; by: string; claims: boolean }
  | { kind: 'held'; name: string }
  | { kind: 'released'; name: string }
  | { kind: 'stolen'; name: string }

/** How long the holder of a lock may take to answer, ms. */
const ANSWER_MS = 300
/**
 * How often a holder is asked whether it still runs, ms, and how many answers may be missing: one
 * that works hard answers late.
 */
const WATCH_MS = 1000
const PATIENCE = 4

/** What takes the place of Web Locks. */
export interface ChannelLocks {
  hold(name: string, onStolen?: () => void): void
  tryHold(name: string): Promise<boolean>
  onReleased(name: string, work: () => void): void
  /** Takes over a lock, and notifies its present holder. */
  steal(name: string, onStolen: () => void): void
}

/**
 * Locks for pages and workers without the Locks API, which browsers give to secure origins only:
 * holders answer questions on a channel, and say when their page closes. One that crashes is
 * noticed when it no longer answers. `me` is unique.
 */
export function openChannelLocks(channel: BroadcastChannel, me: string): ChannelLocks {
  const held = new Map<string, () => void>()
  /**
   * Locks that this page or worker is about to hold, each with what to do when another turns out to
   * have it.
   */
  const claims = new Map<string, () => void>()
  const listeners = new Set<(message: LockMessage) => void>()
  const post = (message: LockMessage) => tryOr(() => channel.postMessage(message), undefined)
  const hear = (message: LockMessage) => {
    const { kind, name } = message
    // Of two that claim a lock at the same time the smaller name gets it.
    const isMine =
      held.has(name) || (claims.has(name) && kind === 'asked' && message.claims && me < message.by)
    if (kind === 'asked' && isMine) post({ kind: 'held', name })
    else if (kind === 'held' || (kind === 'asked' && message.claims)) claims.get(name)?.()
    else if (kind === 'stolen') {
      held.get(name)?.()
      held.delete(name)
    }
    for (const listener of listeners) listener(message)
  }
  channel.addEventListener(
    'message',
    ({ data }: MessageEvent<LockMessage | null>) => data && hear(data),
  )
  globalThis.addEventListener('pagehide', () => {
    for (const name of held.keys()) post({ kind: 'released', name })
  })
  // A page that comes back from the browser's cache has lost its locks.
  globalThis.addEventListener(
    'pageshow',
    ({ persisted }: PageTransitionEvent) => persisted && globalThis.location.reload(),
  )

  const hold: ChannelLocks['hold'] = (name, onStolen = () => {}) => void held.set(name, onStolen)
  return {
    hold,
    async tryHold(name) {
      let free = true
      claims.set(name, () => (free = false))
      post({ kind: 'asked', name, by: me, claims: true })
      await wait(ANSWER_MS)
      claims.delete(name)
      if (free) hold(name)
      return free
    },
    onReleased(name, work) {
      let missing = 0
      const over = () => {
        listeners.delete(listen)
        cancel()
        work()
      }
      const listen = (message: LockMessage) => {
        if (message.name !== name) return
        if (message.kind === 'held') missing = 0
        else if (message.kind === 'released') over()
      }
      const ask = () => {
        // No page hears its own questions.
        missing = held.has(name) ? 0 : missing + 1
        if (missing > PATIENCE) return over()
        post({ kind: 'asked', name, by: me, claims: false })
        cancel = after(WATCH_MS, ask)
      }
      listeners.add(listen)
      let cancel = after(WATCH_MS, ask)
    },
    steal(name, onStolen) {
      post({ kind: 'stolen', name })
      hold(name, onStolen)
    },
  }
}
