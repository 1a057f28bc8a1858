import { paths } from '#domain/paths.ts'
import { isRecord } from '#lib/isRecord.ts'

/**
 * State of a history entry on which a link back to `backTo`, a path of the app, is shown. It ends
 * with the entry.
 */
interface ReturnState {
  backTo: string
}

/** The state for a link back to a path; undefined for home, where a new user is anyway. */
export const returnStateOf = (path: string): ReturnState | undefined =>
  path === paths.home() ? undefined : { backTo: path }

/** The path in the state of a history entry; null for none. */
export const returnPathOf = (state: unknown): string | null =>
  isRecord(state) && typeof state['backTo'] === 'string' ? state['backTo'] : null
