import type { EventName } from '#mocks/contract.ts'
import type { Namespace } from '#mocks/core/socketEvents.ts'
import { PAYMENT_NAMESPACE } from '#openapi/generated/sockets.ts'
import type { SocketFrame, Tap } from '../traffic/traffic.ts'
import type { ServerSocket } from './socketServer.ts'

/** The contract describes them for the payment socket. */
const ownEvents: Record<string, EventName> = {
  connect_error: 'onPaymentConnectError',
  disconnect: 'onPaymentDisconnect',
}

export interface FrameReporter {
  report(
    from: SocketFrame['from'],
    name: string,
    event: EventName | null,
    payload?: unknown,
    faults?: SocketFrame['faults'],
  ): void
  reportOwn(
    from: SocketFrame['from'],
    name: 'connect' | 'connect_error' | 'disconnect',
    payload: unknown,
  ): void
}

/** Without `see` it does nothing. */
export function frameReporter(
  see: Tap['frame'] | undefined,
  namespace: Namespace,
  socket: ServerSocket,
): FrameReporter {
  const report: FrameReporter['report'] = (from, name, event, payload, faults) => {
    const { userId } = socket.data
    const known = typeof userId === 'string' ? { userId } : undefined
    see?.({
      from,
      namespace,
      name,
      event,
      payload,
      socketId: socket.id,
      ...known,
      ...(faults && { faults }),
    })
  }
  const ownEvent = (name: string) =>
    namespace === PAYMENT_NAMESPACE ? (ownEvents[name] ?? null) : null
  return { report, reportOwn: (from, name, payload) => report(from, name, ownEvent(name), payload) }
}
