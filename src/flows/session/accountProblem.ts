import type { Session } from '#api/session.ts'

/** The heading of the message that replaces a user's data. */
export const ACCOUNT_PROBLEM = 'Your account can’t be loaded'

/** Why the user is not known although there is a token, in words; null when nothing is wrong. */
export const problemOf = ({ error, offline }: Session): string | null =>
  offline ? 'You are offline. It will load when you’re back online.' : error && error.message
