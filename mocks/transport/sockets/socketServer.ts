/** What Socket.IO's sockets and the simulator's have in common. */
export interface ServerSocket {
  readonly id: string
  readonly handshake: { readonly auth: Record<string, unknown> }
  readonly data: Record<string, unknown>
  // oxlint-disable-next-line typescript/no-explicit-any -- received data has no type yet
  on(event: string, listener: (...args: any[]) => void): unknown
  emit(event: string, ...args: unknown[]): unknown
  /** The client does not reconnect by itself. */
  disconnect(): unknown
}

/** `next()` accepts; `next(error)` refuses with its message and `data`. */
export type Middleware = (
  socket: ServerSocket,
  next: (error?: Error & { data?: unknown }) => void,
) => void

export interface SocketNamespace {
  use(admission: Middleware): unknown
  on(event: 'connection', listener: (socket: ServerSocket) => void): unknown
}

/** Real or over mock-socket. */
export interface SocketServer {
  of(namespace: string): SocketNamespace
}
