/** The newest code that was mailed to an address, in the demo's simulated inbox; null for none. */
type NewestCode = (email: string) => Promise<string | null>

let newest: NewestCode | null = null

/** Connects the demo's inbox; without it codes are read where e-mail is read. Call it before the app is shown. */
export function configureDemoInbox(options: { newestCode: NewestCode }): void {
  newest = options.newestCode
}

/** Reads the demo's inbox; null where there is a real one. */
export const demoInbox = (): NewestCode | null => newest
