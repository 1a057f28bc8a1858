import { type Silence, watchAnswers } from '#api/http/answerWatch.ts'
import { watchEvents } from '#api/live/eventWatch.ts'
import { now } from '#lib/clock.ts'
import { createIdleQueue } from './idleQueue.ts'
import type { Answer, Finding, SocketEvent } from './judge.ts'

/** Of each kind, the first answers are checked, then one of every `EVERY`. */
const FIRST = 3
const EVERY = 20

function createSampling(): (kind: string) => boolean {
  const counts = new Map<string, number>()
  return (kind) => {
    const n = (counts.get(kind) ?? 0) + 1
    counts.set(kind, n)
    return n <= FIRST || n % EVERY === 0
  }
}

type Entry = ({ answer: Answer } | { event: SocketEvent } | { silent: string; why: Silence }) & {
  time: number
}

export interface WatchUpdate {
  seen: number
  checked: number
  findings: readonly { finding: Finding; time: number }[]
  /** How many wait to be checked. */
  waiting: number
}

const nothing = () => ({
  seen: 0,
  checked: 0,
  findings: [] as { finding: Finding; time: number }[],
})

/** Checks answers and events while the page is idle. */
export function watchHost(onUpdate: (update: WatchUpdate) => void): void {
  let update = nothing()
  const isSampled = createSampling()
  const isWanted = (kind: string) => {
    update.seen += 1
    return isSampled(kind)
  }
  const queue = createIdleQueue<Entry>(
    async () => {
      const { answerFindings, eventFindings, silenceFindings } = await import('./judge.ts')
      const findingsOf = (entry: Entry) => {
        if ('silent' in entry) return silenceFindings(entry.silent, entry.why)
        update.checked += 1
        return 'answer' in entry ? answerFindings(entry.answer) : eventFindings(entry.event)
      }
      return (entry) =>
        void update.findings.push(
          ...findingsOf(entry).map((finding) => ({ finding, time: entry.time })),
        )
    },
    () => {
      onUpdate({ ...update, waiting: queue.waiting() })
      update = nothing()
    },
  )
  const push = (entry: Entry) => {
    queue.push(entry)
    onUpdate({ ...nothing(), waiting: queue.waiting() })
  }
  watchAnswers(
    (operation, status) => isWanted(`${operation} ${status}`),
    (answer) => push({ answer, time: now() }),
    (operation, why) => {
      if (isWanted(`${operation} ${why}`)) push({ silent: operation, why, time: now() })
    },
  )
  watchEvents((event, name, body) => {
    // Those who use an event change it; events are small.
    if (isWanted(event ?? 'unknown event'))
      push({ event: { event, name, body: structuredClone(body) }, time: now() })
  })
}
