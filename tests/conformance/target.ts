import { describeRefused } from '#fixtures/scenarios/refusal.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { startHost } from '#mocks/hosts/node/run.ts'
import type { Simulation } from '#mocks/hosts/simulation.ts'
import { DEFAULT_NOW, type Market, openMarket } from '#mocks/hosts/vitest.ts'
import { grantConsent, type Person } from '#mocks/rules/tokens.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import type { OperationId } from './contract.ts'
import type { Sent } from './sent.ts'

/** A marketplace under test, which responds to requests below `base`. */
export interface Target {
  name: string
  /** Address of the API, without a slash at its end. */
  base: string
  send(request: Request): Promise<Response>
  /** Called before each call; throws NotTried for one that must not be made. */
  before?(operation: OperationId, sent: Sent): void
  /**
   * Called with each answer; throws NotTried for one without which the case can't go on, unless it
   * may fail. `type` is its content type, '' without one.
   */
  inspect?(answer: {
    operation: OperationId
    status: number
    text: string
    type: string
    mayFail: boolean | undefined
    /** Whether the app can read it. */
    isReadable: boolean
  }): void
  /** The host's time, ms since the epoch; undefined where it is not known. */
  now?(): number
  /**
   * Applies `?sim=` directives: time passes, a payment ends, a shop acts. Undefined for a real host.
   */
  steer?(directives: string): Promise<void>
  /** Other features of a simulator in this process; undefined for any other host. */
  simulator?: {
    /** The access token of a user who consents to a sign-in by Google. */
    consent(person: Person): string
    /** Contract violations so far. */
    violations: unknown[]
  }
  /** The last code sent to an address, where it can be read; '' when there is none. */
  lastCode?(email: string): Promise<string>
  close(): Promise<void>
}

/** What a run may do to a marketplace in this process. */
export function controlOf(simulation: Simulation): Required<Pick<Target, 'steer' | 'lastCode'>> {
  return {
    async steer(directives) {
      const refused = applyScenario(simulation, parseScenario(directives))
      if (refused.length > 0) throw new Error(describeRefused(refused))
    },
    lastCode: async (email) =>
      simulation.world.tables.mails.by('to', email).at(-1)?.subject.slice(0, 6) ?? '',
  }
}

function simulatorOf(simulation: Simulation): NonNullable<Target['simulator']> {
  const violations: unknown[] = []
  simulation.onViolation((violation) => void violations.push(violation))
  return { violations, consent: (person) => grantConsent(simulation.world, person) }
}

/** A marketplace in this process. */
export function targetOf(market: Market): Target {
  return {
    name: 'vitest host',
    base: 'https://suki.example/api',
    send: market.fetch,
    simulator: simulatorOf(market),
    ...controlOf(market),
    now: () => market.world.clock.now(),
    close: async () => {},
  }
}

/** A new marketplace in this process. */
export const inProcess = async (): Promise<Target> => targetOf(openMarket())

/** The simulator behind a real HTTP server. */
export async function overHttp(): Promise<Target> {
  const host = await startHost(
    readArgs(['--port', '0', '--now', new Date(DEFAULT_NOW).toISOString()]),
    () => {},
  )
  host.simulation.world.clock.freeze(true)
  return {
    name: 'Node host',
    base: `${host.url}/api`,
    send: (request) => fetch(request),
    simulator: simulatorOf(host.simulation),
    ...controlOf(host.simulation),
    now: () => host.simulation.world.clock.now(),
    close: () => host.stop(),
  }
}
