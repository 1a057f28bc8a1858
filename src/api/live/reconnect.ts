import type { Socket } from 'socket.io-client'

/** A later connection may have missed events: the screens have loaded by then, ms. */
const CONNECT_MS = 1000
/** Delay before a reconnection, ms: doubled after each try. */
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 30_000
/**
 * A connection that lasted so long makes the delay short again, ms: a server may end each one at
 * once.
 */
const LASTING_MS = 10_000

/** A reconnection, or one that is late or comes after failures, may have missed events. */
export function onReconnect(socket: Socket, opened: number, onMissed: () => void): void {
  let late = false
  socket.on('connect', () => {
    if (late || performance.now() - opened > CONNECT_MS) onMissed()
    late = true
  })
  socket.on('connect_error', () => (late = true))
}

/**
 * Reconnects after the server has closed or refused it, at once when the network comes back:
 * Socket.IO itself only does so after failures of the network.
 * @returns ends this
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
