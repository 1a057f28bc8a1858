import { expect } from 'vitest'
import { namedBuyers, type PersonaKey } from '#fixtures/named.ts'
import type { OperationId } from '#mocks/contract.ts'
import type { RawInput } from '#mocks/core/guard.ts'
import type { Result } from '#mocks/core/marketplace.ts'
import { signInAs } from '#mocks/hosts/personas.ts'
import type { BusEvent } from '#mocks/world/bus.ts'
import type { JournalEntry } from '#mocks/world/journal.ts'
import type { Tables } from '#mocks/world/tables.ts'
import type { World } from '#mocks/world/world.ts'
import { type Market, openMarket } from '../support/market.ts'

/** Few enough to check after every step; includes the named products and every category. */
const PRODUCTS = 80
const names: readonly PersonaKey[] = ['liza', 'ana', 'carlo', 'mia']

/** A buyer in a random walk. */
export interface SimulatedUser {
  name: PersonaKey
  id: string
  token: string
}

/** One random step; its numbers choose among the existing records. */
export interface Step {
  /** Name of a step. */
  op: string
  who: number
  pick: number
  other: number
  amount: number
}
/** Actions of a buyer, by name; a step without a suitable record does nothing. */
export type Steps = Record<string, (walk: Walk, me: SimulatedUser, step: Step) => void>

/** A marketplace with several buyers and random actions. */
export interface Walk {
  readonly market: Market
  readonly tables: Tables
  readonly users: readonly SimulatedUser[]
  /** The events that were sent to buyers since the last check. */
  readonly sent: BusEvent[]
  /** The last state of every row that was written so far. */
  readonly journal: Map<string, JournalEntry>
  /** How often an operation returned a status: 'addToCart 201'. */
  readonly answers: Map<string, number>
  /** By conversation, the messages since the buyer last read it or wrote in it. */
  readonly unread: ReadonlyMap<string, number>
  /** Carries out a call as a buyer. A refused call must change nothing. */
  send(me: SimulatedUser, operation: OperationId, input?: Partial<RawInput>): Result
  /** Logs in all buyers again, before their tokens expire. */
  renew(): void
  /** Adds rows to `journal` that were not written by a call. */
  keep(): void
}

/** An item of a list, chosen by a number; undefined when the list is empty. */
export const choose = <T>(list: Iterable<T>, n: number): T | undefined => {
  const all = [...list]
  return all[n % all.length]
}

/** Steps that make a call about one of some rows, which `pick` chooses. */
export const stepsOn =
  <Row>(rowsOf: (tables: Tables, me: SimulatedUser) => Iterable<Row>) =>
  (
    operation: OperationId,
    inputOf: (row: Row, step: Step, me: SimulatedUser) => Partial<RawInput>,
  ): Steps[string] =>
  (walk, me, step) => {
    const row = choose(rowsOf(walk.tables, me), step.pick)
    if (row) walk.send(me, operation, inputOf(row, step, me))
  }

/** Counts unread messages from the events and from what buyers do, of which `onCall` is told. */
function createReadingModel({ tables, bus }: World) {
  const unread = new Map(
    Array.from(tables.conversations.all(), ({ _id, unread_messages }) => [_id, unread_messages]),
  )
  bus.subscribe(({ event, payload }) => {
    if (event === 'onIncomingMessage')
      unread.set(payload.conversation_id, (unread.get(payload.conversation_id) ?? 0) + 1)
  })
  return {
    unread,
    onCall(operation: OperationId, path: Record<string, unknown>, body: unknown) {
      const { conversation_id, conversation_ids = [] } = (body ?? {}) as {
        conversation_id?: string
        conversation_ids?: string[]
      }
      if (operation === 'sendMessage' && conversation_id) unread.set(conversation_id, 0)
      if (operation === 'markConversationRead') unread.set(path.id as string, 0)
      if (operation === 'deleteConversations') for (const id of conversation_ids) unread.set(id, 0)
    },
  }
}

/** Opens a new marketplace with logged-in buyers. */
export function startWalk(open = openMarket): Walk {
  const market = open({ products: PRODUCTS })
  const users = names.map((name) => ({ name, id: namedBuyers[name].id, token: market.login(name) }))
  const { world } = market
  const journal = new Map<string, JournalEntry>()
  const answers = new Map<string, number>()
  const keep = () => {
    const written = world.journal.drain()
    for (const entry of written) journal.set(`${entry.table}:${entry.id}`, entry)
    return written
  }
  keep()
  const { unread, onCall } = createReadingModel(world)
  const sent: BusEvent[] = []
  world.bus.subscribe((event) => void sent.push(event))
  return {
    market,
    tables: world.tables,
    users,
    sent,
    journal,
    answers,
    unread,
    keep,
    renew() {
      for (const user of users) user.token = signInAs(market, user.name) ?? user.token
    },
    send(me, operation, { path = {}, query = {}, header = {}, body } = {}) {
      market.runDue()
      keep()
      const reply = market.handle({
        operation,
        token: me.token,
        input: { path, query, header, body },
      })
      if (reply.status < 400) onCall(operation, path, body)
      const note = `${operation} ${reply.status}`
      answers.set(note, (answers.get(note) ?? 0) + 1)
      const written = keep()
      if (reply.status >= 400 && written.length > 0)
        expect(written, `${note} left a trace`).toEqual([])
      return reply
    },
  }
}
