/**
 * Gets the contract's name of an event, undefined for another one; its name on the socket; its
 * payload.
 */
type Watch = (event: string | undefined, name: string, body: unknown) => void

let watch: Watch | undefined

/**
 * Calls `next` before an event has any effect. There is one watch, for as long as the page is open.
 */
export function watchEvents(next: Watch): void {
  watch = next
}

export const reportEvent: Watch = (event, name, body) => watch?.(event, name, body)
