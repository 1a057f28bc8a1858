import { namedBuyers, type PersonaKey } from '#fixtures/named.ts'
import { openMarket } from '#mocks/hosts/vitest.ts'
import { type Group, faultsOf } from '#observe/drift/groups.ts'
import { readOptions } from '../remote/options.ts'
import { type Result, runConformance } from '../remote/run.ts'
import type { Outcome } from '../remote/runCases.ts'
import type { Deviation } from './plant.ts'

const account = (key: PersonaKey) => ({ email: namedBuyers[key].email, password: namedBuyers[key].password })

const nameOfCase = ({ of, about }: Outcome) => `${of} ${about}`
const nameOfGroup = ({ operation, status, pointer, keyword }: Group) => `${operation} ${status} ${pointer || '/'} ${keyword}`

/** All that a run has found, by name. */
export const foundBy = ({ outcomes, report }: Result): string[] => [
  ...outcomes.filter(({ result }) => result === 'failed').map(nameOfCase),
  ...faultsOf(report).map(nameOfGroup),
]

/** A host in this process, with two accounts of a long history, as a stranger's: nothing of the simulator is used. */
export function strangersHost(): { run: (only: string | undefined, plant?: Deviation['plant']) => Promise<Result> } {
  const market = openMarket()
  return {
    run(only, plant = (send) => send) {
      const options = readOptions(['--write', ...(only === undefined ? [] : ['--only', only])], { API_URL: 'https://suki.example/api' })
      return runConformance(
        { ...options, isPart: true, rate: Infinity, account: account('liza'), other: account('carlo') },
        { send: plant(market.fetch), now: () => market.world.clock.now() },
      )
    },
  }
}
