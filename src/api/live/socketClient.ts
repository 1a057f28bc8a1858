import {
  io,
  type ManagerOptions,
  type Socket,
  type SocketOptions,
  WebSocket,
} from 'socket.io-client'
import { Decoder as SocketDecoder, Encoder } from 'socket.io-parser'

/**
 * A packet of a type (2 event, 3 acknowledgement, 4 refused connection), a namespace and an id
 * only.
 */
const BARE = /^([234])(?:(\/[^,]*)(?:,\d*)?|\d*)$/
const REFUSAL = '4'

/**
 * Socket.IO takes a packet without its content as valid, and then fails outside of any handler. An
 * event or acknowledgement is ignored; a refusal gets an empty reason.
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
 * A websocket that fails, and is then reconnected, when the host's first packet is no handshake.
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

/** Opens a websocket, unless `options` name other transports. */
export const connect = (url: string, options: Partial<ManagerOptions & SocketOptions>): Socket =>
  io(url, {
    parser: { Encoder, Decoder },
    ...options,
    transports: options.transports ?? [Transport],
  })
