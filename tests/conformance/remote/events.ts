import { io, type Socket } from 'socket.io-client'
import { eventValidators } from '#openapi/generated/replyValidators.js'
import { chatEvent, paymentEvent } from '#api/live/eventNames.ts'
import { eventFindings, type Finding } from '#observe/drift/judge.ts'
import type { Caller } from '../caller.ts'
import type { Outcome } from './runCases.ts'

/** How long events may follow their calls, ms. */
const LATE_MS = 3000

/** Names of events that the host sends. */
const received = Object.keys(eventValidators).filter(
  (name) => eventValidators[name] && /^on(?!PaymentDis|PaymentConnectE)/.test(name),
)

/** Listens to the sockets of a user, and holds each event against the contract. */
export function listen(
  url: string,
  { id, token }: Caller,
  onFindings: (findings: readonly Finding[]) => void,
) {
  const counts = new Map<string, number>()
  const take = (event: string | undefined, name: string, body: unknown) => {
    counts.set(event ?? name, (counts.get(event ?? name) ?? 0) + 1)
    onFindings(eventFindings({ event, name, body }))
  }
  const host = url.replace(/\/api$/, '')
  const open = (address: string): Socket =>
    io(address, { transports: ['websocket'], auth: { token }, forceNew: true })
  const [chat, payments] = [open(host), open(`${host}/payments`)]
  let failure: string | undefined
  chat.on('connect_error', (error) => {
    failure = error.message
  })
  chat.on('connect', () => void chat.emit('online', { type: 'buyer', user_id: id }))
  chat.onAny((name: string, body: unknown) => take(chatEvent(name, id), name, body))
  payments.onAny((name: string, body: unknown) => take(paymentEvent(name), name, body))
  return {
    /** Waits for the events of the last calls, and closes the sockets. */
    async end(): Promise<Outcome[]> {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      chat.disconnect()
      payments.disconnect()
      return received.map((event) => {
        const count = counts.get(event) ?? 0
        if (count > 0) return { of: event, about: `${count} events`, result: 'passed' }
        return {
          of: event,
          about: 'an event',
          result: 'not tried',
          reason: failure ? `sockets: ${failure}` : 'an event of this kind: none came',
        }
      })
    },
  }
}
