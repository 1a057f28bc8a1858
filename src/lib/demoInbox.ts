/** The newest code that was mailed to an address, in the demo's simulated inbox; null for none. */
type NewestCode = (email: string) => Promise<string | null>

let newest: NewestCode | null = null

/**
 * Connects the demo's inbox, from which the app reads one-time codes. Call it before the app is
 * shown.
 */
export function configureDemoInbox(options: { newestCode: NewestCode }): void {
  newest = options.newestCode
}

/** Reads the demo's inbox; null outside of the demo. */
export const demoInbox = (): NewestCode | null => newest
