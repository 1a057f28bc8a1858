import fc from 'fast-check'
import { cart, purchases, time } from './steps/purchases.ts'
import { lists, people } from './steps/records.ts'
import type { Step } from './walk.ts'

/** Every step of a walk by its name. */
export const steps = { ...cart, ...lists, ...people, ...purchases, ...time }
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
}
const RARE = 'deleteAccount'
const names = Object.keys(steps)
  .filter((name) => name !== RARE)
  .flatMap((name) => Array.from({ length: (weights[name] ?? 2) * 3 }, () => name))

const nat = (max: number) => fc.integer({ min: 0, max })
/** What chooses the records of a step. */
export const choices = { who: nat(3), pick: nat(200), other: nat(200), amount: nat(12) }
const step: fc.Arbitrary<Step> = fc.record({ op: fc.constantFrom(...names, RARE), ...choices })
/** Walks of at most so many steps, unbiased, since long ones find more. */
export const paths = (most: number) =>
  fc.noBias(fc.array(step, { minLength: 1, maxLength: most, size: 'max' }))
