import { settle } from '../rules/payments.ts'
import type { Actors } from './actor.ts'

export const paymentActors: Actors = {
  'payment:expire': (world, id) => void settle(world, id, 'expired'),
}
