/** Of a socket: the contract's name, undefined for another event; its name there; its payload. */
type Watch = (event: string | undefined, name: string, body: unknown) => void

let watch: Watch | undefined

/** Before an event has any effect. One watch, for as long as the page is open. */
export function watchEvents(next: Watch): void {
  watch = next
}

export const reportEvent: Watch = (event, name, body) => watch?.(event, name, body)
