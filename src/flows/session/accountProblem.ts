import type { Session } from '#api/session.ts'

export const ACCOUNT_PROBLEM = 'Your account can’t be loaded'

/** Why there is no user for the token, in words; null when nothing is wrong. */
export const problemOf = ({ error, offline }: Session): string | null =>
  offline ? 'You are offline. It will load when you’re back online.' : error && error.message
