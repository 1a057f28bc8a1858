import { decodePacket, encodePacket, type PacketType as FrameType, type RawData } from 'engine.io-parser'
import type { Client } from 'mock-socket'
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser'
import type { Admission } from './socketServer.ts'
import { toFrame } from './socketioFrame.ts'
import { SimulatedSocket, type SocketWire } from './socketioSocket.ts'

/** Runs `work` after `ms`; answers a function that calls it off. Hosts bring it, since only they know real time. */
export type After = (ms: number, work: () => void) => () => void

/** What a connection needs of the server that it belongs to. */
export interface ConnectionServer {
  readonly options: { after: After; pingInterval: number; pingTimeout: number }
  /** Who may enter a namespace and what happens to those who did; undefined when nobody serves it. */
  find(namespace: string): { admissions: readonly Admission[]; listeners: readonly ((socket: SimulatedSocket) => void)[] } | undefined
  newId(): string
}

/** Largest packet that a client may send, bytes; Socket.IO's default. */
const MAX_PAYLOAD = 1_000_000

/** One client's connection: Engine.IO frames below, the sockets of its namespaces above. */
export class SocketConnection implements SocketWire {
  readonly #server: ConnectionServer
  readonly #client: Client
  readonly #onGone: () => void
  readonly #encoder = new Encoder()
  readonly #decoder = new Decoder()
  readonly #sockets = new Map<string, SimulatedSocket>()
  #cancelTimer = () => {}
  #open = true

  constructor(server: ConnectionServer, client: Client, onGone: () => void) {
    this.#server = server
    this.#client = client
    this.#onGone = onGone
    this.#decoder.on('decoded', (packet: Packet) => this.#received(packet))
    client.on('message', (raw) => this.#frame(raw as RawData))
    client.on('close', () => this.#gone('transport close'))
    const { pingInterval, pingTimeout } = server.options
    this.#sendFrame('open', JSON.stringify({ sid: server.newId(), upgrades: [], pingInterval, pingTimeout, maxPayload: MAX_PAYLOAD }))
    this.#schedulePing()
  }

  send(packet: Packet): void {
    for (const chunk of this.#encoder.encode(packet)) this.#sendFrame('message', chunk)
  }

  /** Closes the transport. Clients come back after 'network', which is no clean close. */
  close(reason: 'network' | 'ping timeout' | 'server'): void {
    const clean = reason === 'server'
    this.#client.close({ code: clean ? 1000 : 1006, reason: clean ? '' : reason, wasClean: clean })
    this.#gone(reason === 'ping timeout' ? reason : 'transport close')
  }

  forget(socket: SimulatedSocket): void {
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

  #frame(raw: RawData) {
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

  #received(packet: Packet) {
    const socket = this.#sockets.get(packet.nsp)
    if (!socket && packet.type === PacketType.CONNECT) void this.#connect(packet)
    else if (socket && packet.type !== PacketType.CONNECT && packet.type !== PacketType.CONNECT_ERROR) socket.receive(packet)
    else this.close('server')
  }

  async #connect({ nsp, data }: Packet) {
    const namespace = this.#server.find(nsp)
    const refuse = (reason: { message: string; data?: unknown }) => this.send({ type: PacketType.CONNECT_ERROR, nsp, data: reason })
    if (!namespace) return refuse({ message: 'Invalid namespace' })
    const socket = new SimulatedSocket(this, this.#server.newId(), nsp, (data ?? {}) as Record<string, unknown>)
    for (const admit of namespace.admissions) {
      const error = await new Promise<(Error & { data?: unknown }) | undefined>((resolve) => admit(socket, resolve))
      if (error) return refuse({ message: error.message, data: error.data })
    }
    if (!this.#open) return
    this.#sockets.set(nsp, socket)
    this.send({ type: PacketType.CONNECT, nsp, data: { sid: socket.id } })
    for (const listener of namespace.listeners) listener(socket)
  }

  #gone(reason: string) {
    if (!this.#open) return
    this.#open = false
    this.#cancelTimer()
    this.#decoder.destroy()
    for (const socket of this.#sockets.values()) socket.end(reason)
    this.#onGone()
  }
}
