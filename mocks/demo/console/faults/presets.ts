import { type Conditions, conditionsIn, usualFor } from '#fixtures/scenarios/conditions.ts'
import type { Scenario } from '#fixtures/scenarios/contents.ts'
import { parseScenario, writeScenario } from '#fixtures/scenarios/scenario.ts'
import type { ConsoleState } from '#mocks/hosts/browser/consoleApi.ts'

/** A state of the network that can be switched on and off. */
export interface Preset {
  label: string
  says: string
  /** Its directives: faults and conditions. */
  scenario: string
}

export const presets: readonly Preset[] = [
  {
    label: 'Offline',
    says: 'no call or socket gets through',
    scenario: 'socket:down,drop:*:always',
  },
  { label: 'Slow 3G', says: 'every response takes two seconds longer', scenario: 'latency:2000' },
  {
    label: 'Flaky',
    says: 'some calls get lost, fail or take long',
    scenario: 'drop:*:chance:10,fail:*:503:chance:5,late:*:4000:chance:15',
  },
  {
    label: 'Overloaded',
    says: 'every call is asked to try again in ten seconds',
    scenario: 'busy:*:10:always:503',
  },
]

export const socketPresets: readonly Preset[] = [
  {
    label: 'Late echo',
    says: 'own chat messages come back two seconds late',
    scenario: 'echo:late',
  },
  { label: 'Double echo', says: 'own chat messages come back twice', scenario: 'echo:twice' },
  {
    label: 'Forgotten keys',
    says: 'a call that is repeated is carried out again',
    scenario: 'nokey',
  },
]

/** A fault that occurs once, in the call that costs the most: the checkout. */
export interface OnceAtCheckout {
  label: string
  scenario: string
}

export const atCheckout: readonly OnceAtCheckout[] = [
  { label: 'Fail the next checkout', scenario: 'fail:createTransactions:503' },
  { label: 'Lose its response', scenario: 'lose:createTransactions' },
  { label: 'Never respond', scenario: 'hang:createTransactions' },
  { label: 'Take ten seconds', scenario: 'slow:createTransactions:10000' },
]

type Fault = Scenario['faults'][number]
/** A fault without its counts. */
const kindOf = (fault: Fault) =>
  writeScenario({ faults: [{ ...fault, times: Infinity, after: undefined }] })

/** The state of a preset, and what turns it off. */
interface PresetInForce {
  /** Whether all of it is in force. */
  on: boolean
  /** The ids of its armed faults. */
  armed: number[]
  /** The directives that restore the usual conditions in place of its own. */
  usual: string
}

export function presetInForce(
  { scenario }: Preset,
  { conditions, armed }: Pick<ConsoleState, 'conditions' | 'armed'>,
): PresetInForce {
  const wanted = parseScenario(scenario)
  const { faults } = wanted
  const set = conditionsIn(wanted)
  const found = faults.map((fault) => armed.find(({ rule }) => kindOf(rule) === kindOf(fault))?.id)
  return {
    on:
      Object.entries(set).every(
        ([name, state]) => conditions[name as keyof Conditions] === state,
      ) && !found.includes(undefined),
    armed: found.filter((id) => id !== undefined),
    usual: writeScenario(usualFor(set)),
  }
}
