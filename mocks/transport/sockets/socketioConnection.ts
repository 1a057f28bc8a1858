import {
  decodePacket,
  encodePacket,
  type PacketType as FrameType,
  type RawData,
} from 'engine.io-parser'
import type { Client } from 'mock-socket'
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser'
import { SimulatedSocket, type SocketOwner } from './socketioSocket.ts'
import type { Middleware } from './socketServer.ts'

/** mock-socket turns typed arrays into text. */
export function toFrame(data: unknown): string | ArrayBuffer {
  if (!ArrayBuffer.isView(data)) return data as string | ArrayBuffer
  return new Uint8Array(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength).slice().buffer
}

/** Returns a function that cancels it. Passed in, since only hosts may use timers. */
export type After = (ms: number, work: () => void) => () => void

export interface ConnectionServer {
  readonly options: { after: After; pingInterval: number; pingTimeout: number }
  /** Undefined when it is not served. */
  find(namespace: string):
    | {
        middlewares: readonly Middleware[]
        listeners: readonly ((socket: SimulatedSocket) => void)[]
      }
    | undefined
  newId(): string
}

/** Bytes; Socket.IO's default. */
const MAX_PAYLOAD = 1_000_000

/** Reads and writes Engine.IO frames of one client, and holds a socket for each namespace. */
export class SocketConnection implements SocketOwner {
  readonly #server: ConnectionServer
  readonly #client: Client
  readonly #onClosed: () => void
  readonly #encoder = new Encoder()
  readonly #decoder = new Decoder()
  readonly #sockets = new Map<string, SimulatedSocket>()
  #cancelTimer = () => {}
  #open = true

  constructor(server: ConnectionServer, client: Client, onClosed: () => void) {
    this.#server = server
    this.#client = client
    this.#onClosed = onClosed
    this.#decoder.on('decoded', (packet: Packet) => this.#handlePacket(packet))
    client.on('message', (raw) => this.#handleFrame(raw as RawData))
    client.on('close', () => this.#closed('transport close'))
    const { pingInterval, pingTimeout } = server.options
    this.#sendFrame(
      'open',
      JSON.stringify({
        sid: server.newId(),
        upgrades: [],
        pingInterval,
        pingTimeout,
        maxPayload: MAX_PAYLOAD,
      }),
    )
    this.#schedulePing()
  }

  send(packet: Packet): void {
    for (const chunk of this.#encoder.encode(packet)) this.#sendFrame('message', chunk)
  }

  /** After 'network', which is no clean close, clients reconnect. */
  close(reason: 'network' | 'ping timeout' | 'server'): void {
    const clean = reason === 'server'
    this.#client.close({ code: clean ? 1000 : 1006, reason: clean ? '' : reason, wasClean: clean })
    this.#closed(reason === 'ping timeout' ? reason : 'transport close')
  }

  removeSocket(socket: SimulatedSocket): void {
    this.#sockets.delete(socket.namespace)
  }

  #schedulePing() {
    const { after, pingInterval, pingTimeout } = this.#server.options
    this.#cancelTimer()
    this.#cancelTimer = after(pingInterval, () => {
      this.#sendFrame('ping')
      this.#cancelTimer = after(pingTimeout, () => this.close('ping timeout'))
    })
  }

  #sendFrame(type: FrameType, data?: RawData) {
    encodePacket({ type, data }, true, (encoded) => {
      if (this.#open) this.#client.send(toFrame(encoded))
    })
  }

  #handleFrame(raw: RawData) {
    const frame = decodePacket(raw, 'arraybuffer')
    if (frame.type === 'pong') this.#schedulePing()
    else if (frame.type === 'ping') this.#sendFrame('pong', frame.data)
    else if (frame.type === 'close') this.close('server')
    else if (frame.type === 'message') this.#decode(frame.data as string)
  }

  #decode(data: string) {
    try {
      this.#decoder.add(data)
    } catch {
      this.close('server')
    }
  }

  #handlePacket(packet: Packet) {
    const socket = this.#sockets.get(packet.nsp)
    if (!socket && packet.type === PacketType.CONNECT) void this.#connect(packet)
    else if (
      socket &&
      packet.type !== PacketType.CONNECT &&
      packet.type !== PacketType.CONNECT_ERROR
    )
      socket.receive(packet)
    else this.close('server')
  }

  async #connect({ nsp, data }: Packet) {
    const namespace = this.#server.find(nsp)
    const refuse = (reason: { message: string; data?: unknown }) =>
      this.send({ type: PacketType.CONNECT_ERROR, nsp, data: reason })
    if (!namespace) return refuse({ message: 'Invalid namespace' })
    const socket = new SimulatedSocket(
      this,
      this.#server.newId(),
      nsp,
      (data ?? {}) as Record<string, unknown>,
    )
    for (const middleware of namespace.middlewares) {
      const error = await new Promise<(Error & { data?: unknown }) | undefined>((resolve) =>
        middleware(socket, resolve),
      )
      if (error) return refuse({ message: error.message, data: error.data })
    }
    if (!this.#open) return
    this.#sockets.set(nsp, socket)
    this.send({ type: PacketType.CONNECT, nsp, data: { sid: socket.id } })
    for (const listener of namespace.listeners) listener(socket)
  }

  #closed(reason: string) {
    if (!this.#open) return
    this.#open = false
    this.#cancelTimer()
    this.#decoder.destroy()
    for (const socket of this.#sockets.values()) socket.end(reason)
    this.#onClosed()
  }
}
