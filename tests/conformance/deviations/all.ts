import type { OperationId } from '../contract.ts'
import { corsDeviations } from './cors.ts'
import { eventDeviations } from './events.ts'
import { meaningDeviations } from './meaning.ts'
import { moneyDeviations } from './money.ts'
import { ownerDeviations } from './owners.ts'
import { pageDeviations } from './pages.ts'
import type { Deviation } from './plant.ts'
import { shapeDeviations } from './shape.ts'

const sampled = new Set([
  'a number is a text',
  'a name of a secret',
  'a stale price in the cart',
  'is_read is no filter',
  'a method is not allowed',
])
const deviations: Deviation[] = [
  ...[
    ...shapeDeviations,
    ...meaningDeviations,
    ...moneyDeviations,
    ...pageDeviations,
    ...ownerDeviations,
  ].map(([name, operation, planted, about, more]) => ({
    name,
    plant: planted(operation as OperationId),
    finds: `${operation} ${about}`,
    ...more,
  })),
  ...eventDeviations,
  ...corsDeviations,
]

/** One of each kind, for each change, and the others. */
export const sample = deviations.filter(({ name }) => sampled.has(name))
export const rest = deviations.filter(({ name }) => !sampled.has(name))
