type Listener = (argument?: unknown) => void

/** The part of a socket that the app uses. */
export class FakeSocket {
  readonly listeners = new Map<string, Listener[]>()
  any: (name: string, body: unknown) => void = () => undefined
  readonly sent: unknown[][] = []
  /** Whether the client reconnects by itself. */
  active = true
  connected = true
  connections = 0

  on(name: string, listener: Listener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener])
  }
  off(name: string, listener: Listener): void {
    const left = this.listeners.get(name)?.filter((one) => one !== listener) ?? []
    this.listeners.set(name, left)
  }
  connect(): void {
    this.connections += 1
  }
  onAny(listener: FakeSocket['any']): void {
    this.any = listener
  }
  emit(...sent: unknown[]): void {
    this.sent.push(sent)
  }
  disconnect(): void {}
  /** As if the server had sent it, or the client had raised it. */
  receive(name: string, argument?: unknown): void {
    this.any(name, argument)
    for (const listener of this.listeners.get(name) ?? []) listener(argument)
  }
}
