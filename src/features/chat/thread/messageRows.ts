import type { ThreadMessage } from '#flows/chat/useThread.ts'
import { dayInManila, dayNumber, startOfDay } from '#lib/calendarDays.ts'
import { weekdayAndDate, weekdayAndDay } from '#lib/dates.ts'

/**
 * A message with its place in the thread. Messages of one sender in the same minute are a group.
 */
export interface MessageRow {
  message: ThreadMessage
  /**
   * The number of its day in Manila (`dayNumber`), on the first message of a day: a separator is
   * shown above it.
   */
  newDay: number | null
  /** It was the first unread message when the thread was opened: a line is shown above it. */
  firstNew: boolean
  /** It is the first of its group. */
  first: boolean
  /** It is the last of its group, which shows the time. */
  last: boolean
}

const MINUTE_MS = 60_000
/** Number of messages of a chunk. */
const CHUNK = 20

interface Moment {
  day: number
  minute: number
}

/** Undefined for a message whose time isn't known. */
function momentOf({ at }: ThreadMessage): Moment | undefined {
  if (at === undefined) return undefined
  const moment = Date.parse(at)
  return { day: dayNumber(moment), minute: Math.floor(moment / MINUTE_MS) }
}

/**
 * The messages (oldest first) with their days and groups. `unreadFrom`: key of the first unread
 * one.
 */
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

/**
 * Consecutive messages that are memoized together. The number stays the same while older and newer
 * messages are added.
 */
export interface Chunk {
  number: number
  rows: readonly MessageRow[]
}

/** The number of the chunk of each message, by its key. */
export type ChunkNumbers = ReadonlyMap<string, number>

/**
 * Yields the chunk numbers of new messages, up or down from chunk `number`, which has `taken`
 * messages.
 */
function* numbersFrom(number: number, taken: number, direction: 1 | -1): Generator<number, never> {
  for (let count = taken; ; count++) yield number + direction * Math.floor(count / CHUNK)
}

/**
 * Numbers the chunks of the messages. Messages of `before` stay in their chunk, so that loading
 * others does not render them again.
 * @param keys the keys of all messages, oldest first
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
  // A message between known ones joins the chunk before it. Numbers never decrease, even when a
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

/** The rows as chunks, in order. */
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

/** Whether two chunks render the same. */
export const sameRows = (a: readonly MessageRow[], b: readonly MessageRow[]): boolean =>
  a === b || (a.length === b.length && a.every((row, i) => sameRow(row, b[i])))

/**
 * The heading of a day: 'Today', 'Yesterday', or its weekday and date, with the year if it is not
 * the current one.
 */
export function dayTitle(day: number, today: number): string {
  if (day === today) return 'Today'
  if (day === today - 1) return 'Yesterday'
  const yearOf = (number: number) => dayInManila(startOfDay(number)).year
  return (yearOf(day) === yearOf(today) ? weekdayAndDay : weekdayAndDate)(startOfDay(day))
}
