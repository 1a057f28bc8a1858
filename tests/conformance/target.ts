import { readArgs } from '#mocks/hosts/node/args.ts'
import { startHost } from '#mocks/hosts/node/run.ts'
import type { Simulation } from '#mocks/hosts/simulation.ts'
import { DEFAULT_NOW, type Market, openMarket } from '#mocks/hosts/vitest.ts'
import { grantConsent, type Person } from '#mocks/rules/tokens.ts'
import type { OperationId, Sent } from './contract.ts'
import { controlOf } from './control.ts'

export interface Target {
  /** Of the API, without a slash at its end. */
  base: string
  send(request: Request): Promise<Response>
  /** Called before each call. @throws NotTried for one that must not be made */
  before?(operation: OperationId, sent: Sent): void
  /**
   * Called with each answer.
   * @throws NotTried when the case can't go on without it, unless it may fail
   */
  inspect?(answer: {
    operation: OperationId
    status: number
    text: string
    type: string
    mayFail: boolean | undefined
    isReadable: boolean
  }): void
  /** Ms since the epoch; undefined where it is not known. */
  now?(): number
  /** Applies `?sim=` directives; undefined for a real host. */
  steer?(directives: string): Promise<void>
  /** Undefined for any host but a simulator in this process. */
  simulator?: {
    /** The access token of a user who consents to a sign-in by Google. */
    consent(person: Person): string
    violations: unknown[]
  }
  /** The last code sent to an address, where it can be read; '' when there is none. */
  lastCode?(email: string): Promise<string>
  close(): Promise<void>
}

function simulatorOf(simulation: Simulation): NonNullable<Target['simulator']> {
  const violations: unknown[] = []
  simulation.onViolation((violation) => void violations.push(violation))
  return { violations, consent: (person) => grantConsent(simulation.world, person) }
}

export function targetOf(market: Market): Target {
  return {
    base: 'https://suki.example/api',
    send: market.fetch,
    simulator: simulatorOf(market),
    ...controlOf(market),
    now: () => market.world.clock.now(),
    close: async () => {},
  }
}

export const inProcess = async (): Promise<Target> => targetOf(openMarket())

export async function overHttp(): Promise<Target> {
  const host = await startHost(
    readArgs(['--port', '0', '--now', new Date(DEFAULT_NOW).toISOString()]),
    () => {},
  )
  host.simulation.world.clock.freeze(true)
  return {
    base: `${host.url}/api`,
    send: (request) => fetch(request),
    simulator: simulatorOf(host.simulation),
    ...controlOf(host.simulation),
    now: () => host.simulation.world.clock.now(),
    close: () => host.stop(),
  }
}
