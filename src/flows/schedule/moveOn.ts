import type { Schemas } from '../../api/contract.ts'
import { isUncertain } from '../../api/error.ts'
import { isSameMoment } from '../../lib/dates.ts'

type Schedule = Schemas['Schedule']

interface ListCalls {
  /** Reads the list as it stands on the server. */
  read: () => Promise<Schedule>
  /** Moves it to the checkout after its next one. */
  move: () => Promise<Schedule>
}

/** The list as it stands, and whether it was moved on here: it may have moved before, in another tab. */
export interface Moved {
  list: Schedule
  moved: boolean
}

/**
 * Moves a scheduled list on from one of its dates, once: the server knows no such condition, so the list is read before, and again
 * when the answer is lost. Needs the list's lock.
 * @param due the date that is skipped or brought forward, ISO 8601
 * @throws ApiError when it stands where it stood
 */
export async function moveOnFrom(due: string, { read, move }: ListCalls): Promise<Moved> {
  const before = await read()
  if (!isSameMoment(before.next_checkout_date, due)) return { list: before, moved: false }
  try {
    return { list: await move(), moved: true }
  } catch (error) {
    if (!isUncertain(error)) throw error
    const after = await read()
    if (isSameMoment(after.next_checkout_date, due)) throw error
    return { list: after, moved: true }
  }
}
