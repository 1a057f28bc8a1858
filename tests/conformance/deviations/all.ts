import { corsDeviations } from './cors.ts'
import { effectDeviations } from './effects.ts'
import { eventDeviations } from './events.ts'
import { meaningDeviations } from './meaning.ts'
import { moneyDeviations } from './money.ts'
import { ownerDeviations } from './owners.ts'
import { pageDeviations } from './pages.ts'
import { shapeDeviations } from './shape.ts'

const sampled = new Set([
  'a number is a text',
  'a name of a secret',
  'a stale price in the cart',
  'is_read is no filter',
  'a method is not allowed',
])
const deviations = [
  ...shapeDeviations,
  ...meaningDeviations,
  ...effectDeviations,
  ...moneyDeviations,
  ...pageDeviations,
  ...ownerDeviations,
  ...eventDeviations,
  ...corsDeviations,
]

/** One of each kind, for each change. */
export const sample = deviations.filter(({ name }) => sampled.has(name))
/** The others. */
export const rest = deviations.filter(({ name }) => !sampled.has(name))
