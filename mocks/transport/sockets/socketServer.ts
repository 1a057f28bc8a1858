/** A connected socket: the part that Socket.IO's sockets and the simulator's have in common. */
export interface ServerSocket {
  readonly id: string
  readonly handshake: { readonly auth: Record<string, unknown> }
  /** Data that the server keeps for this socket. */
  readonly data: Record<string, unknown>
  // oxlint-disable-next-line typescript/no-explicit-any -- received data has no type yet
  on(event: string, listener: (...args: any[]) => void): unknown
  emit(event: string, ...args: unknown[]): unknown
  /** Closes the socket; the client does not reconnect by itself. */
  disconnect(): unknown
}

/**
 * Accepts a socket (`next()`) or refuses it (`next(error)`; the client gets its message and
 * `data`).
 */
export type Middleware = (
  socket: ServerSocket,
  next: (error?: Error & { data?: unknown }) => void,
) => void

export interface SocketNamespace {
  use(admission: Middleware): unknown
  on(event: 'connection', listener: (socket: ServerSocket) => void): unknown
}

/** A Socket.IO server, real or over mock-socket. */
export interface SocketServer {
  of(namespace: string): SocketNamespace
}
