import { io } from 'socket.io-client'
import { namedBuyers, type PersonaKey } from '#fixtures/named.ts'
import { openMarket } from '#mocks/hosts/vitest.ts'
import { type Group, faultsOf } from '#observe/drift/groups.ts'
import { pageSockets } from '../../marketplace/hosts/pageSockets.ts'
import { type Caller, createCaller } from '../caller.ts'
import type { OperationId, Sent } from '../contract.ts'
import { controlOf } from '../control.ts'
import { idsOf, walkAll } from '../pages.ts'
import { ofUser, cartLines } from '../records.ts'
import type { Sockets } from '../remote/events.ts'
import { readOptions, type RemoteOptions } from '../remote/options.ts'
import { type Result, runConformance } from '../remote/run.ts'
import type { Outcome } from '../remote/runCases.ts'
import { targetOf } from '../target.ts'
import type { Deviation } from './plant.ts'

export const accountOf = (key: PersonaKey) => ({
  email: namedBuyers[key].email,
  password: namedBuyers[key].password,
})

const nameOfCase = ({ of, about }: Outcome) => `${of} ${about}`
const nameOfGroup = ({ operation, status, pointer, keyword }: Group) =>
  `${operation} ${status} ${pointer || '/'} ${keyword}`

export const foundBy = ({ outcomes, report }: Result): string[] => [
  ...outcomes.filter(({ result }) => result === 'failed').map(nameOfCase),
  ...faultsOf(report).map(nameOfGroup),
]

/** An event in this process may take so long, ms. */
const LATE_MS = 300
/**
 * What an account has that a run may change. Favourites and lines are in the order of their last
 * addition.
 */
export async function stateOf(user: Caller): Promise<unknown> {
  const own = ofUser(user)
  const read = async (operation: OperationId, sent: Sent = own) =>
    (await user.call(operation, sent)).body
  const pending = await walkAll((page) =>
    user.call('listCustomerTransactions', { ...own, query: { status: 'PENDING', page } }),
  )
  const likes = (await read('listLikes')) as { product: { _id: string } }[]
  return {
    pending: idsOf(pending),
    likes: idsOf(likes.map(({ product }) => product)).toSorted(),
    cart: cartLines(await read('getCart'))
      .map(({ productId, quantity }) => `${productId} ${quantity}`)
      .toSorted(),
    addresses: await read('listAddresses'),
    conversations: idsOf(
      (await read('listConversations', { query: { buyer_id: user.id } })).items,
    ).toSorted(),
    lists: idsOf(await read('listSchedules')),
    name: (await read('getCurrentUser', {})).first_name,
  }
}

interface Stranger {
  run: (part: Partial<Deviation>, changes?: Partial<RemoteOptions>) => Promise<Result>
  /** Signed in. */
  as: (key: PersonaKey) => Caller
  said: string[]
}

/**
 * A host in this process with two accounts of a long history. Of the simulator nothing is used,
 * unless a deviation is controlled.
 */
export function strangersHost(): Stranger {
  const market = openMarket()
  const said: string[] = []
  return {
    said,
    as: (key) => createCaller(targetOf(market), market.login(key), namedBuyers[key]),
    async run({ only, sim, plant = (send) => send, link, isControlled }, changes = {}) {
      if (sim !== undefined) await controlOf(market).steer(sim)
      const args = ['--write', ...(only === undefined ? [] : ['--only', only])]
      const options = readOptions(args, { API_URL: 'https://suki.example/api' })
      const page = link && pageSockets(link(market.sockets))
      const open: Sockets['open'] = (address, token) =>
        io(new URL(address).pathname.replace(/^\/*/, `${page?.url}/`), {
          transports: page?.transports,
          auth: { token },
          forceNew: true,
        })
      const result = await runConformance(
        {
          ...options,
          isPart: link === undefined,
          rate: Infinity,
          account: accountOf('liza'),
          other: accountOf('carlo'),
          ...changes,
        },
        {
          send: plant(market.fetch, market.world),
          now: () => market.world.clock.now(),
          ...(isControlled && { control: controlOf(market) }),
          sockets: { open, lateMs: LATE_MS },
          say: (text) => void said.push(text),
        },
      )
      page?.server.close()
      return result
    },
  }
}

/** What begins as its failure does is cut to that. */
export async function foundOf({ finds, ...deviation }: Deviation): Promise<string[]> {
  const found = foundBy(await strangersHost().run(deviation))
  return found.map((name) => (name.startsWith(finds) ? finds : name))
}
