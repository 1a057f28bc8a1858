/**
 * An event of a socket: the contract's name, undefined for one that the contract doesn't have; its
 * name on the socket; its payload.
 */
type Watch = (event: string | undefined, name: string, body: unknown) => void

let watch: Watch | undefined

/**
 * Calls `next` with every event of the sockets, before it has any effect. There is one watch, for
 * as long as the page is open.
 */
export function watchEvents(next: Watch): void {
  watch = next
}

/** Reports an event to the watch, if there is one. */
export const reportEvent: Watch = (event, name, body) => watch?.(event, name, body)
