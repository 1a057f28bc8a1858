import { type Conditions, conditionsIn, usualFor } from '#fixtures/scenarios/conditions.ts'
import type { Scenario } from '#fixtures/scenarios/contents.ts'
import { parseScenario, writeScenario } from '#fixtures/scenarios/scenario.ts'
import type { ConsoleState } from '#mocks/hosts/browser/workerApi.ts'

/** What goes wrong, in the words of a buyer. */
export interface Preset {
  label: string
  sees: string
  /** What the buyer does to see it, and on which page of the app. */
  toDo: string
  path: string
  /** It can be switched off, unless it happens at once. */
  scenario: string
}

const HOME = '/home'
const cart = { toDo: 'Look into Liza’s cart', path: '/cart' }
const checkout = { ...cart, toDo: 'Tick a product and check out' }
const chat = { toDo: 'Write to a shop', path: HOME }

/** By the part of the app that shows them. */
export const presets: Record<string, readonly Preset[]> = {
  Network: [
    {
      label: 'The network is gone',
      sees: 'The app says so, keeps what you did, and tries again.',
      toDo: 'Press + on a product',
      path: HOME,
      scenario: 'socket:down,drop:*:always',
    },
    {
      label: 'The network is slow',
      sees: 'Each answer takes two seconds, with gray shapes meanwhile.',
      toDo: 'Open a product',
      path: HOME,
      scenario: 'latency:2000',
    },
    {
      label: 'One call in ten gets lost',
      sees: 'Others fail or take long. The app asks again.',
      toDo: 'Go from page to page',
      path: HOME,
      scenario: 'drop:*:chance:10,fail:*:503:chance:5,late:*:4000:chance:15',
    },
    {
      label: 'The marketplace is too busy',
      sees: 'It asks to be left alone for ten seconds. The app waits, and asks again.',
      toDo: 'Search for rice',
      path: HOME,
      scenario: 'busy:*:10:always:503',
    },
  ],
  'The next checkout': [
    {
      label: 'The order fails',
      sees: 'The app looks for the order before you can try again, so that none is placed twice.',
      ...checkout,
      scenario: 'fail:createTransactions:503',
    },
    {
      label: 'The answer gets lost',
      sees: 'The order was placed, but nobody said so. The app finds it, and orders only once.',
      ...checkout,
      scenario: 'lose:createTransactions',
    },
    {
      label: 'Nobody answers',
      sees: 'The app does not wait forever, and orders nothing twice.',
      ...checkout,
      scenario: 'hang:createTransactions',
    },
    {
      label: 'It takes ten seconds',
      sees: 'The button shows that it is working, and a second press does nothing.',
      ...checkout,
      scenario: 'slow:createTransactions:10000',
    },
  ],
  'In the shops': [
    {
      label: 'The mangoes sell out',
      sees: 'They move to the end of the cart, and can’t be ordered.',
      ...cart,
      scenario: 'stock:mango:0',
    },
    {
      label: 'The mangoes cost more',
      sees: 'The cart has the new price before anything is paid.',
      ...cart,
      scenario: 'price:mango:198',
    },
  ],
  'Chats and news': [
    {
      label: 'No live updates',
      sees: 'Messages and news of orders come when the page asks for them.',
      ...chat,
      scenario: 'socket:down',
    },
    {
      label: 'Your messages come back late',
      sees: 'They stand in the chat at once, and are marked as sent later.',
      ...chat,
      scenario: 'echo:late',
    },
    {
      label: 'Your messages come back twice',
      sees: 'Each stands in the chat once.',
      ...chat,
      scenario: 'echo:twice',
    },
    {
      label: 'A repeated order is a second one',
      sees: 'Nothing, unless an answer gets lost: the order may then be placed twice.',
      ...checkout,
      scenario: 'nokey',
    },
    {
      label: 'The connection is ended',
      sees: 'The app connects again.',
      toDo: 'Watch the chats',
      path: HOME,
      scenario: 'socket:kick',
    },
    {
      label: 'A flood of 200 events',
      sees: 'Numbers go up, and the app stays quick.',
      toDo: 'Scroll while it comes',
      path: HOME,
      scenario: 'socket:flood:200',
    },
    {
      label: 'Nonsense arrives',
      sees: 'Nothing: the app ignores it.',
      toDo: 'Look around',
      path: HOME,
      scenario: 'socket:nonsense:50',
    },
  ],
}

type Fault = Scenario['faults'][number]
/** Compares faults without their counts. */
const kindOf = (fault: Fault) =>
  writeScenario({ faults: [{ ...fault, times: Infinity, after: undefined }] })

interface PresetInForce {
  /** Undefined for one that happens at once. */
  on: boolean | undefined
  armed: number[]
  /** Directives that restore the usual conditions. */
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
  const lasts = faults.length > 0 || Object.keys(set).length > 0
  const isSet = Object.entries(set).every(
    ([name, state]) => conditions[name as keyof Conditions] === state,
  )
  return {
    on: lasts ? isSet && !found.includes(undefined) : undefined,
    armed: found.filter((id) => id !== undefined),
    usual: writeScenario(usualFor(set)),
  }
}
