import { route } from '#mocks/transport/http/router.ts'
import {
  readMessageBody,
  headersWithoutSecrets,
  isSecretField,
  REDACTED,
  withoutSecrets,
} from '#mocks/transport/traffic/messageBody.ts'
import type { Simulation } from '../simulation.ts'
import { elapsed } from '../timers.ts'
import type { RecordedCall } from './control/contract.ts'

const MAX_CALLS = 1000

/** Null for any other request. */
export const operationOf = (method: string, path: string): string | null =>
  path.startsWith('/api/')
    ? (route(method === 'HEAD' ? 'GET' : method, path.slice('/api'.length))?.operation ?? null)
    : null

const queryOf = ({ searchParams }: URL) =>
  Object.fromEntries(
    [...searchParams].map(([name, value]) => [name, isSecretField(name) ? REDACTED : value]),
  )

/** Keeps calls as they arrive, without secrets, for tests of clients. */
export function createCallJournal(market: Pick<Simulation, 'world'>) {
  let calls: RecordedCall[] = []
  let count = 0
  return {
    /** Returns a function that notes the status of the response, or null for none. */
    async arrived(request: Request) {
      const url = new URL(request.url)
      const started = elapsed()
      const call: RecordedCall = {
        id: ++count,
        at: new Date(market.world.clock.now()).toISOString(),
        method: request.method,
        path: url.pathname,
        operation: operationOf(request.method, url.pathname),
        query: queryOf(url),
        headers: Object.fromEntries(headersWithoutSecrets(request.headers)),
        body: null,
        status: null,
        ms: null,
      }
      calls = [...calls.slice(1 - MAX_CALLS), call]
      const { json, body } = await readMessageBody(request.clone())
      call.body = json && !body?.omitted ? withoutSecrets(json.value) : (body?.text ?? null)
      return (status: number | null) =>
        void Object.assign(call, { status, ms: Math.round(elapsed() - started) })
    },
    all: (): readonly RecordedCall[] => calls,
    clear: () => void (calls = []),
  }
}
