/** The newest code that was mailed to an address; null for none. */
type NewestCode = (email: string) => Promise<string | null>

let newest: NewestCode | null = null

/** Connects the demo's inbox, before the app is shown. */
export function configureDemoInbox(options: { newestCode: NewestCode }): void {
  newest = options.newestCode
}

/** Reads the inbox; null outside of the demo. */
export const demoInbox = (): NewestCode | null => newest
