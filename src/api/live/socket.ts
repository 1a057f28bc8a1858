import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client'
import { env } from '#lib/env.ts'
import { currentToken } from '#state/session.ts'
import { sockets } from './socketTransports.ts'

type Options = Partial<ManagerOptions & SocketOptions>

/**
 * Forms in which hosts take the token: only polling has headers; the others are read at each
 * connection.
 */
const login: Record<typeof env.socketToken, (token: string) => Options> = {
  auth: () => ({ auth: (give) => give({ token: currentToken() }) }),
  bearer: () => ({ auth: (give) => give({ token: `Bearer ${currentToken()}` }) }),
  query: (token) => ({ query: { token } }),
  header: (token) => ({
    extraHeaders: { authorization: `Bearer ${token}` },
    transports: ['polling', 'websocket'],
  }),
}

async function open(url: string, options: Options): Promise<Socket> {
  // A visitor has no sockets.
  const { connect } = await import('./socketClient.ts')
  return connect(url, {
    transports: sockets.transports,
    path: env.socketPath,
    ...login[env.socketToken](currentToken() ?? ''),
    ...options,
  })
}

/** The chat socket carries notifications, too. */
export const openChatSocket = () => open(env.socketUrl, {})

/** Connects within 20 s, then retries without limit after 1 s to 5 s. */
export const openPaymentSocket = () =>
  open(env.paymentSocketUrl, {
    timeout: 20_000,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    reconnectionAttempts: Infinity,
  })
