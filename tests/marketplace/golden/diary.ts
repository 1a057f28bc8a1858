import { namedBuyers, type PersonaKey } from '#fixtures/named.ts'
import type { OperationId } from '#mocks/contract.ts'
import type { RawInput } from '#mocks/core/guard.ts'
import type { Market } from '#mocks/hosts/vitest.ts'
import { grantConsent, type Person } from '#mocks/rules/tokens.ts'
import { operations } from '#openapi/generated/operations.ts'
import { lastCodeTo, steer } from '../../conformance/control.ts'

/** How many items of a list are shown. */
const SHOWN = 2

type Call = [operation: OperationId, input?: Partial<RawInput>]
// oxlint-disable-next-line typescript/no-explicit-any -- each step knows its call's body
type Answer = any

/** Makes calls, and writes down each answer and the events that are sent to Liza. */
export interface Diary {
  /** What has been written so far. */
  readonly entries: object[]
  /** The operations that were not called yet. */
  missing(): string[]
  /**
   * Makes a call for a named buyer, for the bearer of a token, or for a visitor (null); returns the
   * body of the answer.
   * @throws when it is refused
   */
  ask(who: PersonaKey | null | { token: string }, ...call: Call): Answer
  /** The same for Liza. */
  liza(...call: Call): Answer
  /** The same for a visitor. */
  visitor(...call: Call): Answer
  /**
   * Changes the marketplace by a scenario, such as `advance:5`.
   * @throws when it is refused
   */
  steer(scenario: string): void
  /** The access token of a person who consents to a login by Google. */
  consent(person: Person): string
  /** The last code that was sent to an address. */
  codeFor(email: string): string
}

/** Writes the first items of lists, no secrets, and of a record what has changed since. */
function createWriter() {
  /** The last state of each record, and where it was written, by its id and its fields. */
  const known = new Map<string, { place: string; state: Record<string, unknown> }>()
  return function write(value: unknown, place: string): unknown {
    if (value instanceof Uint8Array) return `${value.length} bytes`
    if (typeof value === 'string')
      return value.replace(/\b[\w-]{20,}\.[\w-]{20,}\.?[\w-]*/g, '(a token)')
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const items = value.slice(0, SHOWN).map((item) => write(item, place))
      return value.length > SHOWN ? [...items, `and ${value.length - SHOWN} more`] : items
    }
    const state = value as Record<string, unknown>
    const id = state._id ?? state.cartId
    const record = `${String(id)} ${Object.keys(state).join()}`
    const before = id === undefined ? undefined : known.get(record)
    known.set(record, { place, state: structuredClone(state) })
    const parts = Object.entries(state).filter(
      ([name, part]) => JSON.stringify(part) !== JSON.stringify(before?.state[name]),
    )
    if (before && parts.length === 0) return `as in ${before.place}`
    const written = Object.fromEntries(parts.map(([name, part]) => [name, write(part, place)]))
    return before ? { [`as in ${before.place}, but`]: written } : written
  }
}

export function openDiary(market: Market): Diary {
  const entries: object[] = []
  const asked = new Set<string>()
  const write = createWriter()
  let events: object[] = []
  market.onEvent(({ event, userId, payload }) => {
    if (userId === namedBuyers.liza.id) events.push({ [event]: write(payload, event) })
  })
  let time = ''
  const add = (entry: object) => {
    const now = market.world.clock.iso()
    entries.push({ ...(now !== time && { time: now }), ...entry, ...(events[0] && { events }) })
    time = now
    events = []
  }
  const ask: Diary['ask'] = (who, operation, input) => {
    asked.add(operation)
    const token = typeof who === 'string' ? market.login(who) : (who?.token ?? null)
    const { status, body } = market.handle({
      operation,
      token,
      input: { path: {}, query: {}, header: {}, body: undefined, ...input },
    })
    if (status >= 400) throw new Error(`${operation} ${status}: ${JSON.stringify(body)}`)
    const name = typeof who === 'string' ? who : who === null ? 'a visitor' : 'a new buyer'
    add({ [`${name}: ${operation} ${status}`]: write(body, operation) })
    return body
  }
  return {
    entries,
    missing: () => Object.keys(operations).filter((operation) => !asked.has(operation)),
    ask,
    liza: ask.bind(null, 'liza'),
    visitor: ask.bind(null, null),
    steer(scenario) {
      steer(market, scenario)
      add({ scenario })
    },
    consent: (person) => grantConsent(market.world, person),
    codeFor: (email) => lastCodeTo(market, email),
  }
}
