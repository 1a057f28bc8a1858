import type { QueryClient } from '@tanstack/react-query'
import { type ChatChange, writeChatChange } from './chatCache.ts'

/** A change by this user that the marketplace sends no event about, so that the tabs report it to each other. */
export type Change = ChatChange

const kinds: readonly unknown[] = ['read', 'unsent', 'deleted'] satisfies Change['kind'][]

/** Whether a message of another tab is a change; an older version of the app may run there. */
export const isChange = (data: unknown): data is Change => kinds.includes((data as Partial<Change> | null)?.kind)

/** Applies a change, of this or another tab, to the cache. */
export function applyUserChange(client: QueryClient, change: Change): void {
  writeChatChange(client, change)
}
