import { type Packet, PacketType } from 'socket.io-parser'
import type { ServerSocket } from './socketServer.ts'

type Listener = (...args: unknown[]) => void

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

  emit(event: string, ...args: unknown[]): boolean {
    this.#connection.send({ type: PacketType.EVENT, nsp: this.namespace, data: [event, ...args] })
    return true
  }

  /** The client does not reconnect by itself. */
  disconnect(): void {
    this.#connection.send({ type: PacketType.DISCONNECT, nsp: this.namespace })
    this.end('server namespace disconnect')
  }

  receive({ type, data, id }: Packet): void {
    if (type === PacketType.DISCONNECT) this.end('client namespace disconnect')
    // Nothing that the server sends asks for an acknowledgement.
    else if (type !== PacketType.ACK && type !== PacketType.BINARY_ACK)
      this.#dispatch(Array.isArray(data) ? (data as unknown[]) : [], id)
  }

  end(reason: string): void {
    if (!this.#connected) return
    this.#connected = false
    this.#connection.removeSocket(this)
    this.#callListeners('disconnect', [reason])
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
