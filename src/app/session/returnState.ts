import { paths } from '#domain/paths.ts'
import { isRecord } from '#lib/isRecord.ts'

/** State of a history entry that shows a link back to `backTo`, a path of the app. */
interface ReturnState {
  backTo: string
}

/** Undefined for home, where a new user is anyway. */
export const returnStateOf = (path: string): ReturnState | undefined =>
  path === paths.home() ? undefined : { backTo: path }

export const returnPathOf = (state: unknown): string | null =>
  isRecord(state) && typeof state['backTo'] === 'string' ? state['backTo'] : null
