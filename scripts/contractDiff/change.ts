export interface Change {
  /** Whether a client or host that keeps to the old contract may fail with the new one. */
  breaking: boolean
  /** With the part: 'listProducts 200 /items/0/price'. */
  where: string
  what: string
}

/**
 * Who sends a value: the app (a request) or the host (an answer or event). What it may do more
 * breaks its reader, what it may do less breaks itself.
 */
export type Sender = 'app' | 'host'

export const change = (breaking: boolean, where: string, what: string): Change => ({
  breaking,
  where,
  what,
})
