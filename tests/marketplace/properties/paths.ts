import fc from 'fast-check'
import { cart } from './steps/cart.ts'
import { forbidden } from './steps/forbidden.ts'
import { lists } from './steps/lists.ts'
import { people } from './steps/people.ts'
import { purchases } from './steps/purchases.ts'
import { time } from './steps/time.ts'
import type { Step } from './walk.ts'

/** Every step of a walk by its name. */
export const steps = { ...cart, ...lists, ...people, ...purchases, ...time, ...forbidden }
/** Weights of steps that occur more or less often than the others. */
const weights: Record<string, number> = {
  payInCash: 6,
  buyAndCollect: 5,
  payOnline: 5,
  providerPaid: 4,
  minutesPass: 6,
  daysPass: 2,
  addToCart: 4,
  cancelOrder: 4,
  collectOrder: 4,
  askRefund: 5,
  rateProduct: 5,
  rateDelivery: 3,
  meddle: 8,
}
const RARE = 'deleteAccount'
const names = Object.keys(steps)
  .filter((name) => name !== RARE)
  .flatMap((name) => Array.from({ length: (weights[name] ?? 2) * 3 }, () => name))

const nat = (max: number) => fc.integer({ min: 0, max })
const step: fc.Arbitrary<Step> = fc.record({
  op: fc.constantFrom(...names, RARE),
  who: nat(3),
  pick: nat(200),
  other: nat(200),
  amount: nat(12),
})
/**
 * Walks of at most so many steps: unbiased, since long ones find more than the short ones with
 * which fast-check starts by default.
 */
export const paths = (most: number) =>
  fc.noBias(fc.array(step, { minLength: 1, maxLength: most, size: 'max' }))
