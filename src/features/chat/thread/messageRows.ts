import type { ThreadMessage } from '#flows/chat/useThread.ts'
import { dayInManila, dayNumber, startOfDay } from '#lib/calendarDays.ts'
import { weekdayAndDate, weekdayAndDay } from '#lib/dates.ts'

/** Messages of one sender in the same minute are a group. */
export interface MessageRow {
  message: ThreadMessage
  /** Number of the day in Manila (`dayNumber`), where a separator is above the message. */
  newDay: number | null
  /** It was the first unread one when the thread was opened. */
  firstNew: boolean
  first: boolean
  /** It is the last of its group, and shows the time. */
  last: boolean
}

const MINUTE_MS = 60_000
const CHUNK = 20

interface Moment {
  day: number
  minute: number
}

function momentOf({ at }: ThreadMessage): Moment | undefined {
  if (at === undefined) return undefined
  const moment = Date.parse(at)
  return { day: dayNumber(moment), minute: Math.floor(moment / MINUTE_MS) }
}

/** Takes messages oldest first. `unreadFrom`: key of the first unread one. */
export function messageRows(messages: readonly ThreadMessage[], unreadFrom?: string): MessageRow[] {
  const moments = messages.map(momentOf)
  const isTogether = (a: number, b: number) =>
    messages[a] !== undefined &&
    messages[a].sender === messages[b]?.sender &&
    moments[a]?.minute === moments[b]?.minute
  return messages.map((message, i) => {
    const day = moments[i]?.day ?? null
    return {
      message,
      newDay: moments[i - 1]?.day === day ? null : day,
      firstNew: message.key === unreadFrom,
      first: !isTogether(i - 1, i),
      last: !isTogether(i, i + 1),
    }
  })
}

/** Messages memoized together; the number stays while messages are added. */
export interface Chunk {
  number: number
  rows: readonly MessageRow[]
}

export type ChunkNumbers = ReadonlyMap<string, number>

/** Yields numbers up or down from chunk `number`, which has `taken` messages. */
function* numbersFrom(number: number, taken: number, direction: 1 | -1): Generator<number, never> {
  for (let count = taken; ; count++) yield number + direction * Math.floor(count / CHUNK)
}

/**
 * Keeps messages of `before` in their chunk, so that they are not rendered again. `keys` are oldest
 * first.
 */
export function chunkNumbers(before: ChunkNumbers, keys: readonly string[]): ChunkNumbers {
  const first = keys.findIndex((key) => before.has(key))
  const last = keys.findLastIndex((key) => before.has(key))
  const numbers = new Map<string, number>()
  const firstNumber = before.get(keys[first] ?? '') ?? 0
  const older = numbersFrom(firstNumber - 1, 0, -1)
  for (const key of keys.slice(0, Math.max(first, 0)).reverse())
    numbers.set(key, older.next().value)

  let highest = firstNumber
  // A message between known ones joins the chunk before. Numbers never decrease, even when a
  // message has moved.
  for (const key of first === -1 ? [] : keys.slice(first, last + 1)) {
    highest = Math.max(highest, before.get(key) ?? highest)
    numbers.set(key, highest)
  }
  const inLast = [...numbers.values()].filter((number) => number === highest).length
  const newer = numbersFrom(highest, inLast, 1)
  for (const key of keys.slice(last + 1)) numbers.set(key, newer.next().value)
  return numbers
}

export function chunksOf(rows: readonly MessageRow[], numbers: ChunkNumbers): Chunk[] {
  const chunks: { number: number; rows: MessageRow[] }[] = []
  for (const row of rows) {
    const number = numbers.get(row.message.key) ?? 0
    const chunk = chunks.at(-1)
    if (chunk?.number === number) chunk.rows.push(row)
    else chunks.push({ number, rows: [row] })
  }
  return chunks
}

const sameRow = (a: MessageRow, b: MessageRow | undefined) =>
  b !== undefined &&
  a.newDay === b.newDay &&
  a.firstNew === b.firstNew &&
  a.first === b.first &&
  a.last === b.last &&
  sameMessage(a.message, b.message)

const sameMessage = (a: ThreadMessage, b: ThreadMessage) =>
  a === b ||
  (a.key === b.key &&
    a.id === b.id &&
    a.content === b.content &&
    a.at === b.at &&
    a.pending === b.pending)

export const sameRows = (a: readonly MessageRow[], b: readonly MessageRow[]): boolean =>
  a === b || (a.length === b.length && a.every((row, i) => sameRow(row, b[i])))

/**
 * Returns 'Today', 'Yesterday', or weekday and date, with the year if it is not the current one.
 */
export function dayTitle(day: number, today: number): string {
  if (day === today) return 'Today'
  if (day === today - 1) return 'Yesterday'
  const yearOf = (number: number) => dayInManila(startOfDay(number)).year
  return (yearOf(day) === yearOf(today) ? weekdayAndDay : weekdayAndDate)(startOfDay(day))
}

/**
 * The key of the shop's first unread message; undefined when it isn't loaded. Messages before one
 * of the user, or up to the one last seen in this browser, count as read.
 */
export function firstUnread(
  messages: readonly ThreadMessage[],
  seen: string | undefined,
): string | undefined {
  const read = messages.findLastIndex(
    ({ sender, id }) => sender === 'buyer' || (id !== null && id === seen),
  )
  return messages.slice(read + 1).find(({ sender }) => sender === 'seller')?.key
}

/**
 * Returns those after the `known` keys, oldest first. Older ones that were loaded since are
 * history.
 */
export function newMessages(
  known: ReadonlySet<string>,
  messages: readonly ThreadMessage[],
): ThreadMessage[] {
  const found: ThreadMessage[] = []
  for (const message of messages.toReversed()) {
    if (!known.has(message.key)) found.push(message)
    // A message may be placed before own ones that are still being sent.
    else if (!message.pending) break
  }
  return found.reverse()
}
