import type { Socket } from 'socket.io-client'

/**
 * How long a socket may take to connect before events count as missed, ms: the screens may have
 * loaded their data meanwhile.
 */
const CONNECT_MS = 1000
/** Delay before a socket is reconnected, ms: doubled after each try, up to the longest. */
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 30_000
/**
 * How long a connection must have lasted, ms, before the delay is short again: a server may accept
 * each one and end it at once.
 */
const LASTING_MS = 10_000

/**
 * Calls `onMissed` when a socket reconnects, or connects late or after failures: events may have
 * been missed.
 */
export function onReconnect(socket: Socket, opened: number, onMissed: () => void): void {
  let late = false
  socket.on('connect', () => {
    if (late || performance.now() - opened > CONNECT_MS) onMissed()
    late = true
  })
  socket.on('connect_error', () => (late = true))
}

/**
 * Reconnects a socket that the server has closed or refused, at once when the network comes back.
 * Socket.IO itself reconnects only after failures of the network. Returns a function that ends
 * this.
 */
export function reconnectAutomatically(socket: Socket): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = FIRST_DELAY_MS
  let connectedAt = Infinity
  const connect = () => {
    clearTimeout(timer)
    timer = undefined
    socket.connect()
  }
  const retry = () => {
    if (socket.active) return
    if (performance.now() - connectedAt > LASTING_MS) delay = FIRST_DELAY_MS
    connectedAt = Infinity
    clearTimeout(timer)
    timer = setTimeout(connect, delay)
    delay = Math.min(delay * 2, LONGEST_DELAY_MS)
  }
  const onOnline = () => timer !== undefined && connect()
  const onConnect = () => (connectedAt = performance.now())
  globalThis.addEventListener('online', onOnline)
  socket.on('connect', onConnect)
  socket.on('disconnect', retry)
  socket.on('connect_error', retry)
  return () => {
    clearTimeout(timer)
    globalThis.removeEventListener('online', onOnline)
    socket.off('connect', onConnect)
    socket.off('disconnect', retry)
    socket.off('connect_error', retry)
  }
}
