import type { Schemas } from '#api/contract.ts'
import { isUncertain } from '#api/http/error.ts'
import { isSameMoment } from '#lib/dates.ts'

type Schedule = Schemas['Schedule']

interface ListCalls {
  read: () => Promise<Schedule>
  /** Skips its next checkout. */
  move: () => Promise<Schedule | null>
}

/** `moved` by this call: another tab may have been first. */
export interface Moved {
  list: Schedule
  moved: boolean
}

/**
 * Moves a list's date once: the API has no such condition, so the list is fetched before, and again
 * when the response is lost. Needs the list's lock.
 * @param due the date that is skipped or brought forward, ISO 8601
 * @throws ApiError when the date is unchanged
 */
export async function moveOnFrom(due: string, { read, move }: ListCalls): Promise<Moved> {
  const before = await read()
  if (!isSameMoment(before.next_checkout_date, due)) return { list: before, moved: false }
  try {
    return { list: (await move()) ?? (await read()), moved: true }
  } catch (error) {
    if (!isUncertain(error)) throw error
    const after = await read()
    if (isSameMoment(after.next_checkout_date, due)) throw error
    return { list: after, moved: true }
  }
}
