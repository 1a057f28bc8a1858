import { type Packet, PacketType } from 'socket.io-parser'
import type { ServerSocket } from './socketServer.ts'

type Listener = (...args: unknown[]) => void

/** The connection under a socket. */
export interface SocketWire {
  send(packet: Packet): void
  /** The socket has ended. */
  forget(socket: SimulatedSocket): void
}

/** The server's end of one client in one namespace. */
export class SimulatedSocket implements ServerSocket {
  readonly id: string
  readonly namespace: string
  readonly handshake: { readonly auth: Record<string, unknown> }
  readonly data: Record<string, unknown> = {}
  readonly #connection: SocketWire
  readonly #listeners = new Map<string, Listener[]>()
  readonly #acknowledged = new Map<number, Listener>()
  #nextAck = 0
  #connected = true

  constructor(connection: SocketWire, id: string, namespace: string, auth: Record<string, unknown>) {
    this.#connection = connection
    this.id = id
    this.namespace = namespace
    this.handshake = { auth }
  }

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
    return this
  }

  /** Sends an event; a function as the last argument is called with the client's acknowledgement. */
  emit(event: string, ...args: unknown[]): boolean {
    const last = args.at(-1)
    const asks = typeof last === 'function'
    const id = asks ? this.#nextAck++ : undefined
    if (asks) this.#acknowledged.set(id as number, last as Listener)
    this.#connection.send({ type: PacketType.EVENT, nsp: this.namespace, data: [event, ...(asks ? args.slice(0, -1) : args)], id })
    return true
  }

  /** Ends this socket; the client does not come back by itself. */
  disconnect(): void {
    this.#connection.send({ type: PacketType.DISCONNECT, nsp: this.namespace })
    this.end('server namespace disconnect')
  }

  receive(packet: Packet): void {
    if (packet.type === PacketType.DISCONNECT) this.end('client namespace disconnect')
    else if (packet.type === PacketType.ACK || packet.type === PacketType.BINARY_ACK) this.#answered(packet)
    else this.#dispatch(packet.data as [string, ...unknown[]], packet.id)
  }

  /** Takes note that the socket is closed. */
  end(reason: string): void {
    if (!this.#connected) return
    this.#connected = false
    this.#connection.forget(this)
    this.#tell('disconnect', [reason])
  }

  #answered({ id, data }: Packet) {
    this.#acknowledged.get(id as number)?.(...(data as unknown[]))
    this.#acknowledged.delete(id as number)
  }

  #dispatch([event, ...args]: [string, ...unknown[]], id: number | undefined) {
    const acknowledge = (...data: unknown[]) => this.#connection.send({ type: PacketType.ACK, nsp: this.namespace, id, data })
    this.#tell(event, id === undefined ? args : [...args, acknowledge])
  }

  #tell(event: string, args: unknown[]) {
    for (const listener of this.#listeners.get(event) ?? []) listener(...args)
  }
}
