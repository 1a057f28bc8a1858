import { isRecord } from '#lib/isRecord.ts'
import { paths } from '#domain/paths.ts'

/** The state of a history entry that offers the way back to `backTo`, a path of the app. It ends with the entry, as the offer should. */
interface Offer {
  backTo: string
}

/** The state that offers the way back to a path; none for home, where a new user is anyway. */
export const offerOf = (path: string): Offer | undefined => (path === paths.home() ? undefined : { backTo: path })

/** The path that the state of a history entry offers; null for none. */
export const offeredPath = (state: unknown): string | null =>
  isRecord(state) && typeof state['backTo'] === 'string' ? state['backTo'] : null
