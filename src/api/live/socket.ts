import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client'
import { env } from '#lib/env.ts'
import { currentToken } from '#state/session.ts'
import { sockets } from './socketTransports.ts'

async function open(
  url: string,
  options: Partial<ManagerOptions & SocketOptions>,
): Promise<Socket> {
  // Loaded on demand, since a visitor has no sockets.
  const { connect } = await import('./socketClient.ts')
  return connect(url, {
    transports: sockets.transports,
    auth: (give) => give({ token: currentToken() }),
    ...options,
  })
}

/** The chat and notification socket of the signed-in user (websocket only). */
export const openChatSocket = () => open(env.socketUrl, {})

/**
 * The payment status socket: a connection timeout of 20 s, then unlimited retries with a delay of 1
 * s up to 5 s.
 */
export const openPaymentSocket = () =>
  open(env.paymentSocketUrl, {
    timeout: 20_000,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    reconnectionAttempts: Infinity,
  })
