import { expect } from 'vitest'
import { namedBuyers, type PersonaKey } from '#fixtures/named.ts'
import type { OperationId } from '#mocks/contract.ts'
import type { RawInput } from '#mocks/core/guard.ts'
import type { Result } from '#mocks/core/marketplace.ts'
import { signInAs } from '#mocks/hosts/personas.ts'
import type { JournalEntry } from '#mocks/world/journal.ts'
import type { Tables } from '#mocks/world/tables.ts'
import { type Market, openMarket } from '../support/market.ts'
import { createReadingModel } from './reading.ts'
import type { SimulatedUser } from './simulatedUser.ts'
import { type ReceivedEvent, listen } from './sockets.ts'

/** Few enough to check after every step; includes the named products and every category. */
const PRODUCTS = 80
const names: readonly PersonaKey[] = ['liza', 'ana', 'carlo', 'mia']

/**
 * One random step, generated and shrunk by fast-check; the numbers choose among the existing
 * records.
 */
export interface Step {
  /** Name of a step. */
  op: string
  who: number
  pick: number
  other: number
  amount: number
}

/** A marketplace with several buyers and random actions. */
export interface Walk {
  readonly market: Market
  readonly tables: Tables
  readonly users: readonly SimulatedUser[]
  /** The events that the sockets have received since the last check. */
  readonly received: ReceivedEvent[]
  /** The last state of every row that was written so far. */
  readonly journal: Map<string, JournalEntry>
  /** How often an operation returned a status: 'addToCart 201'. */
  readonly answers: Map<string, number>
  /**
   * By conversation, the messages of its shop since the buyer last read it or wrote in it, counted
   * from calls and events.
   */
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

/** Opens a new marketplace with logged-in buyers and connected sockets. */
export async function startWalk(open = openMarket): Promise<Walk> {
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
  const reading = createReadingModel(world)
  return {
    market,
    tables: world.tables,
    users,
    received: await listen(market.sockets, users),
    journal,
    answers,
    unread: reading.unread,
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
      if (reply.status < 400) reading.onCall(operation, path, body)
      const note = `${operation} ${reply.status}`
      answers.set(note, (answers.get(note) ?? 0) + 1)
      const written = keep()
      if (reply.status >= 400 && written.length > 0)
        expect(written, `${note} left a trace`).toEqual([])
      return reply
    },
  }
}
