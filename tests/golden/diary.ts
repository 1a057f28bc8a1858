import { namedBuyers, type PersonaKey } from '#fixtures/named.ts'
import { describeRefused } from '#fixtures/scenarios/refusal.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import type { OperationId } from '#mocks/contract.ts'
import { grantConsent, type Person } from '#mocks/rules/consent.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { operations } from '#openapi/generated/operations.ts'
import { type Caller, Coverage, createCaller } from '../conformance/caller.ts'
import type { Sent } from '../conformance/sent.ts'
import type { Target } from '../conformance/target.ts'
import type { Market } from '../support/market.ts'

/** How many items of a list are shown. */
const SHOWN = 2

/**
 * The day of a buyer: makes calls and writes down each answer, and what Liza's sockets hear between
 * them.
 */
export interface Diary {
  /** What has been written so far. */
  readonly entries: object[]
  /** Operations without a successful answer, or without an error, so far. */
  missing(): string[]
  /**
   * Makes a call for a named buyer, for the bearer of a token, or for a visitor (null); returns the
   * body of the answer.
   */
  ask(
    who: PersonaKey | null | { token: string },
    operation: OperationId,
    why: string,
    sent?: Sent,
    // oxlint-disable-next-line typescript/no-explicit-any -- each step knows its call's body
  ): Promise<any>
  /** Changes the marketplace by a scenario, such as `advance:5`; throws when it is refused. */
  steer(scenario: string, why: string): void
  /** The access token of a person who consents to a login by Google. */
  consent(person: Person): string
  /** The last code that was sent to an address. */
  codeFor(email: string): string
}

/** The value with the first items of each list only, and without what is secret or binary. */
export function shortened(value: unknown): unknown {
  if (value instanceof Uint8Array) return `${value.length} bytes`
  if (value instanceof FormData)
    return Object.fromEntries(
      [...value].map(([name, part]) => [name, typeof part === 'string' ? part : '(a file)']),
    )
  if (typeof value === 'string')
    return value.replace(/\b[\w-]{20,}\.[\w-]{20,}\.?[\w-]*/g, '(a token)')
  if (Array.isArray(value)) {
    const items = value.slice(0, SHOWN).map(shortened)
    return value.length > SHOWN ? [...items, `and ${value.length - SHOWN} more`] : items
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [name, shortened(part)]),
  )
}

/** Opens the diary of a marketplace. */
export function openDiary(market: Market): Diary {
  const target: Target = {
    name: 'golden',
    base: 'https://suki.example/api',
    send: market.fetch,
    close: async () => {},
  }
  const entries: object[] = []
  const coverage = new Coverage()
  let events: object[] = []
  market.onEvent(({ event, userId, payload }) => {
    if (userId === namedBuyers.liza.id) events.push({ [event]: shortened(payload) })
  })
  const callers = new Map<string, Caller>()
  const callerOf = (who: Parameters<Diary['ask']>[0]): Caller => {
    const key = typeof who === 'string' ? who : (who?.token ?? 'visitor')
    const token = typeof who === 'string' ? market.login(who) : (who?.token ?? null)
    const caller = callers.get(key) ?? createCaller(target, coverage, token, { id: '', email: '' })
    callers.set(key, caller)
    return caller
  }
  const write = (entry: object) => {
    const time = market.world.clock.iso()
    entries.push({ time, ...entry, ...(events.length > 0 && { events }) })
    events = []
  }
  return {
    entries,
    missing: () =>
      (Object.keys(operations) as OperationId[]).flatMap((operation) => {
        const statuses = [...coverage.seen]
          .map((one) => one.split(' '))
          .flatMap(([id, status]) => (id === operation ? [Number(status)] : []))
        const [good, bad] = [
          statuses.some((status) => status < 400),
          statuses.some((status) => status >= 400),
        ]
        return [
          ...(good ? [] : [`${operation}: no success`]),
          ...(bad ? [] : [`${operation}: no error`]),
        ]
      }),
    async ask(who, operation, why, sent = {}) {
      const { status, body } = await callerOf(who).call(operation, sent)
      const { path, query, body: given } = sent
      const request = shortened({ path, query, body: given }) as object
      write({
        who:
          typeof who === 'string'
            ? namedBuyers[who].first_name
            : who === null
              ? 'a visitor'
              : 'the new buyer',
        call: `${operation}, ${why}`,
        ...(Object.keys(request).length > 0 && { request }),
        status,
        answer: shortened(body),
      })
      return body
    },
    steer(scenario, why) {
      const refused = applyScenario(market, parseScenario(scenario))
      if (refused.length > 0) throw new Error(describeRefused(refused))
      write({ scenario: `${scenario}: ${why}` })
    },
    consent: (person) => grantConsent(market.world, person),
    codeFor: (email) => market.world.tables.mails.by('to', email).at(-1)?.subject.slice(0, 6) ?? '',
  }
}
