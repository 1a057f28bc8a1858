import { WebSocket as MockWebSocket } from 'mock-socket'
import { WebSocket as WebSocketTransport } from 'socket.io-client'
import { toFrame } from './socketioFrame.ts'

interface WebSocketLike {
  ws: { send(data: string | ArrayBuffer): void }
}
const Base = WebSocketTransport as unknown as new (...options: unknown[]) => WebSocketLike

/** Connects to a `SimulatedServer`. The page's global WebSocket stays as it is. */
export class SimulatedTransport extends Base {
  get name() {
    return 'websocket'
  }

  createSocket(uri: string, protocols?: string | string[]) {
    return new MockWebSocket(uri, protocols ?? [])
  }

  doWrite(_packet: unknown, data: unknown) {
    this.ws.send(toFrame(data))
  }
}
