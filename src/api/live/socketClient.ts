import {
  io,
  type ManagerOptions,
  type Socket,
  type SocketOptions,
  WebSocket,
} from 'socket.io-client'
import { Decoder as SocketDecoder, Encoder } from 'socket.io-parser'

/**
 * A packet that has nothing but a type, a namespace and an id: an event (2), an acknowledgement (3)
 * or a refused connection (4).
 */
const BARE = /^([234])(?:(\/[^,]*)(?:,\d*)?|\d*)$/
const REFUSAL = '4'

/**
 * Socket.IO's decoder reads a packet without its content as a valid one, and the client then fails
 * outside of any handler. Such an event or acknowledgement is ignored; such a refusal gets an empty
 * reason.
 */
class Decoder extends SocketDecoder {
  override add(packet: unknown): void {
    const bare = typeof packet === 'string' ? BARE.exec(packet) : null
    if (!bare) return super.add(packet)
    const [, type, namespace] = bare
    if (type === REFUSAL) super.add(`${REFUSAL}${namespace === undefined ? '' : `${namespace},`}{}`)
  }
}

/**
 * A websocket that fails, and is then reconnected, when the first packet of the host is not a
 * handshake.
 */
class Transport extends WebSocket {
  protected override onData(data: unknown): void {
    try {
      super.onData(data)
    } catch (error) {
      this.onError('malformed packet', error)
    }
  }
}

/**
 * Opens a socket that tolerates malformed packets; by websocket, unless `options` name other
 * transports.
 */
export const connect = (url: string, options: Partial<ManagerOptions & SocketOptions>): Socket =>
  io(url, {
    parser: { Encoder, Decoder },
    ...options,
    transports: options.transports ?? [Transport],
  })
