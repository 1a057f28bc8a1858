/** What the marketplace needs of one connected socket: the part that Socket.IO's own and the simulator's share. */
export interface ServerSocket {
  readonly id: string
  readonly handshake: { readonly auth: Record<string, unknown> }
  /** The host's own notes on this socket. */
  readonly data: Record<string, unknown>
  // oxlint-disable-next-line typescript/no-explicit-any -- what arrives over a wire has no type yet
  on(event: string, listener: (...args: any[]) => void): unknown
  emit(event: string, ...args: unknown[]): unknown
}

/** Admits a socket (`next()`) or refuses it (`next(error)`; the client gets its message and `data`). */
export type Admission = (socket: ServerSocket, next: (error?: Error & { data?: unknown }) => void) => void

export interface SocketNamespace {
  use(admission: Admission): unknown
  on(event: 'connection', listener: (socket: ServerSocket) => void): unknown
}

/** A Socket.IO server, real or over mock-socket. */
export interface SocketServer {
  of(namespace: string): SocketNamespace
}
