import { paths } from '#domain/paths.ts'
import { encodeSelection, type Selection } from '#domain/selection.ts'
import type { Start } from './attempt.ts'
import { openAttempt } from './store.ts'

/** Longest encoded selection: servers usually take 8 KB, and the login's address repeats it. */
const MAX_STATE = 2000

/** Returns the address, with the id of a long selection, which this browser stores. */
export function startCheckout(
  userId: string,
  selection: Selection,
  start: Start = { occurrence: null },
): string {
  const state = encodeSelection(selection)
  const { id } = openAttempt(userId, selection, start)
  const { occurrence } = start
  return state.length > MAX_STATE
    ? paths.storedCheckout(id)
    : paths.checkout(
        state,
        occurrence ? { schedule: occurrence.scheduleId, due: occurrence.due } : {},
      )
}
