import { expect } from 'vitest'
import { namedBuyers, type PersonaKey } from '../../fixtures/named.ts'
import type { OperationId } from '../../mocks/contract.ts'
import { signInAs } from '../../mocks/hosts/personas.ts'
import type { Result } from '../../mocks/marketplace.ts'
import type { RawInput } from '../../mocks/transport/guard.ts'
import type { JournalEntry } from '../../mocks/world/journal.ts'
import type { Tables } from '../../mocks/world/tables.ts'
import { type Market, openMarket } from '../support/market.ts'
import { type Heard, listen } from './sockets.ts'
import type { SimulatedUser } from './simulatedUser.ts'

/** Small enough to be looked through after every step; the named products and every category are in it. */
const PRODUCTS = 80
const names: readonly PersonaKey[] = ['liza', 'ana', 'carlo', 'mia']

/** One random step, as fast-check makes and shrinks it; the numbers choose among what is there. */
export interface Step {
  /** A key of the steps. */
  op: string
  who: number
  pick: number
  other: number
  amount: number
}

/** A marketplace in which several buyers go about at random. */
export interface Walk {
  readonly market: Market
  readonly tables: Tables
  readonly users: readonly SimulatedUser[]
  /** What the sockets told whom, since the last look. */
  readonly heard: Heard[]
  /** Every row that was written so far, in its last state. */
  readonly journal: Map<string, JournalEntry>
  /** How often an operation answered a status: 'addToCart 201'. */
  readonly answers: Map<string, number>
  /** Carries out a call as a buyer. A refused call must leave no trace. */
  send(me: SimulatedUser, operation: OperationId, input?: Partial<RawInput>): Result
  /** Signs everyone in again, before their tokens expire. */
  renew(): void
  /** Takes note of rows that were written by other means than a call. */
  keep(): void
}

/** One of a list, chosen by a number; undefined when the list is empty. */
export const choose = <T>(list: Iterable<T>, n: number): T | undefined => {
  const all = [...list]
  return all[n % all.length]
}

/** Opens a fresh marketplace with buyers signed in and their sockets connected. */
export async function setOut(): Promise<Walk> {
  const market = openMarket({ products: PRODUCTS })
  const users = names.map((name) => ({ name, id: namedBuyers[name].id, token: market.login(name) }))
  const { world } = market.market
  const journal = new Map<string, JournalEntry>()
  const answers = new Map<string, number>()
  const keep = () => {
    const written = world.journal.drain()
    for (const entry of written) journal.set(`${entry.table}:${entry.id}`, entry)
    return written
  }
  keep()
  return {
    market,
    tables: world.tables,
    users,
    heard: await listen(market.simulation.sockets, users),
    journal,
    answers,
    keep,
    renew() {
      for (const user of users) user.token = signInAs(market.market, user.name) ?? user.token
    },
    send(me, operation, { path = {}, query = {}, header = {}, body } = {}) {
      market.market.runDue()
      keep()
      const reply = market.market.handle({ operation, token: me.token, input: { path, query, header, body } })
      const note = `${operation} ${reply.status}`
      answers.set(note, (answers.get(note) ?? 0) + 1)
      const written = keep()
      if (reply.status >= 400 && written.length > 0) expect(written, `${note} left a trace`).toEqual([])
      return reply
    },
  }
}
