import { type Packet, PacketType } from 'socket.io-parser'
import type { ServerSocket } from './socketServer.ts'

type Listener = (...args: unknown[]) => void

/** Clients may leave out what an event or an acknowledgement has. */
const contentOf = ({ data }: Packet): unknown[] => (Array.isArray(data) ? (data as unknown[]) : [])

export interface SocketOwner {
  send(packet: Packet): void
  removeSocket(socket: SimulatedSocket): void
}

/** The server's side of one client in one namespace. */
export class SimulatedSocket implements ServerSocket {
  readonly id: string
  readonly namespace: string
  readonly handshake: { readonly auth: Record<string, unknown> }
  readonly data: Record<string, unknown> = {}
  readonly #connection: SocketOwner
  readonly #listeners = new Map<string, Listener[]>()
  readonly #ackHandlers = new Map<number, Listener>()
  #nextAck = 0
  #connected = true

  constructor(
    connection: SocketOwner,
    id: string,
    namespace: string,
    auth: Record<string, unknown>,
  ) {
    this.#connection = connection
    this.id = id
    this.namespace = namespace
    this.handshake = { auth }
  }

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
    return this
  }

  /** A function as the last argument gets the client's acknowledgement. */
  emit(event: string, ...args: unknown[]): boolean {
    const last = args.at(-1)
    const wantsAck = typeof last === 'function'
    const id = wantsAck ? this.#nextAck++ : undefined
    if (wantsAck) this.#ackHandlers.set(id as number, last as Listener)
    this.#connection.send({
      type: PacketType.EVENT,
      nsp: this.namespace,
      data: [event, ...(wantsAck ? args.slice(0, -1) : args)],
      id,
    })
    return true
  }

  /** The client does not reconnect by itself. */
  disconnect(): void {
    this.#connection.send({ type: PacketType.DISCONNECT, nsp: this.namespace })
    this.end('server namespace disconnect')
  }

  receive(packet: Packet): void {
    if (packet.type === PacketType.DISCONNECT) this.end('client namespace disconnect')
    else if (packet.type === PacketType.ACK || packet.type === PacketType.BINARY_ACK)
      this.#handleAck(packet)
    else this.#dispatch(contentOf(packet), packet.id)
  }

  end(reason: string): void {
    if (!this.#connected) return
    this.#connected = false
    this.#connection.removeSocket(this)
    this.#callListeners('disconnect', [reason])
  }

  #handleAck(packet: Packet) {
    const id = packet.id as number
    const handler = this.#ackHandlers.get(id)
    this.#ackHandlers.delete(id)
    handler?.(...contentOf(packet))
  }

  #dispatch([event, ...args]: unknown[], id: number | undefined) {
    // '42', an event without a name, is a packet.
    if (typeof event !== 'string') return
    const acknowledge = (...data: unknown[]) =>
      this.#connection.send({ type: PacketType.ACK, nsp: this.namespace, id, data })
    this.#callListeners(event, id === undefined ? args : [...args, acknowledge])
  }

  #callListeners(event: string, args: unknown[]) {
    for (const listener of this.#listeners.get(event) ?? []) listener(...args)
  }
}
