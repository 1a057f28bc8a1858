import { paths } from '#domain/paths.ts'
import { encodeSelection, type Selection } from '#domain/selection.ts'
import type { Start } from './attempt.ts'
import { openAttempt } from './store.ts'

/**
 * Maximum length of an encoded selection in an address. Servers and proxies usually accept 8 KB,
 * and the address of the login repeats the one that it returns to.
 */
const MAX_STATE = 2000

/**
 * Starts the checkout of a selection and returns its address. A long selection is stored in this
 * browser, and the address has its id.
 */
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
