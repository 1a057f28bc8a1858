import type { OperationId } from '../contract.ts'
import { eventDeviations } from './events.ts'
import { meaningDeviations } from './meaning.ts'
import { moneyDeviations } from './money.ts'
import { ownerDeviations } from './owners.ts'
import { pageDeviations } from './pages.ts'
import type { Deviation } from './plant.ts'
import { shapeDeviations } from './shape.ts'

const sampled = /\/password_hash|content-type|200: only read|sendMessage 201/
const deviations: Deviation[] = [
  ...[
    ...shapeDeviations,
    ...meaningDeviations,
    ...moneyDeviations,
    ...pageDeviations,
    ...ownerDeviations,
  ].map(([operation, planted, about, more]) => ({
    plant: planted(operation as OperationId),
    finds: `${operation} ${about}`,
    ...more,
  })),
  ...eventDeviations,
]

/** One of each kind, for each change, and the others. */
export const sample = deviations.filter(({ finds }) => sampled.test(finds))
export const rest = deviations.filter(({ finds }) => !sampled.test(finds))
