import { VISITOR } from '#fixtures/scenarios/buyers.ts'
import { type Conditions, describeConditions } from '#fixtures/scenarios/conditions.ts'
import type { Scenario } from '#fixtures/scenarios/contents.ts'
import { writeScenario } from '#fixtures/scenarios/scenario.ts'
import type { FaultRule } from '#mocks/core/faults.ts'
import { describeFault } from '../faults/describe.ts'
import { count, inManila } from '../texts.ts'

/** A sentence, and what the link has. */
export interface Part {
  text: string
  directives: string
}

function clockText({ start = 0, advance = 0, freeze, speed }: Partial<Scenario>): string {
  const now = inManila(start + advance)
  if (freeze) return `The clock, stopped at ${now}`
  return speed === undefined
    ? `The clock, running from ${now}`
    : `The clock, from ${now} at ${speed} times the speed`
}

function positionText({ position }: Partial<Scenario>): string {
  return typeof position === 'object' ? 'Where the device is' : `The device's position: ${position}`
}

const parts: readonly {
  fields: (keyof Scenario)[]
  text: (scenario: Partial<Scenario>) => string
}[] = [
  { fields: ['as'], text: ({ as }) => (as === VISITOR ? 'No login' : `${as} signed in`) },
  {
    fields: ['seed', 'products', 'shops'],
    text: ({ seed, products = 0, shops = 0 }) =>
      `World ${seed}: ${count(products, 'product')}, ${count(shops, 'shop')}`,
  },
  { fields: ['start', 'advance', 'freeze', 'speed'], text: clockText },
  { fields: ['position'], text: positionText },
]

/** As sentences. */
export const partsOf = (scenario: Partial<Scenario>, conditions: Conditions): Part[] => [
  ...parts.flatMap(({ fields, text }) => {
    const said = Object.fromEntries(
      fields.map((field) => [field, scenario[field]]),
    ) as Partial<Scenario>
    return fields.some((field) => scenario[field] !== undefined)
      ? [{ text: text(scenario), directives: writeScenario(said) }]
      : []
  }),
  ...describeConditions(conditions).map(({ says, set }) => ({
    text: says,
    directives: writeScenario(set),
  })),
  ...(scenario.faults ?? []).map((fault) => ({
    text: describeFault({ rule: fault as FaultRule }),
    directives: writeScenario({ faults: [fault] }),
  })),
]

/** In a sentence. */
export function leftOut(
  { orders, messages }: { orders: number; messages: number },
  isUnnamed: boolean,
): string {
  const made = [
    ...(orders > 0 ? [count(orders, 'order')] : []),
    ...(messages > 0 ? [count(messages, 'message')] : []),
  ]
  const edits = `What was done or edited here is not in the link${made.length > 0 ? ` (${made.join(' and ')} so far)` : ''}: orders, carts, messages, accounts, stock and prices.`
  return isUnnamed
    ? `${edits} The signed-in account was made here too, so the link opens without a login.`
    : edits
}
