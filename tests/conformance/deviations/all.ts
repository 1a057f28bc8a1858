import type { OperationId } from '../contract.ts'
import { eventDeviations } from './events.ts'
import { meaningDeviations, shapeDeviations } from './meaning.ts'
import { moneyDeviations } from './money.ts'
import { ownerDeviations, pageDeviations } from './owners.ts'
import type { Deviation } from './plant.ts'

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

export const sample = deviations.filter(({ finds }) => sampled.test(finds))
export const rest = deviations.filter(({ finds }) => !sampled.test(finds))
