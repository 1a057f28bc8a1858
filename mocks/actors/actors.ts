import type { JobKind, JobRow } from '#fixtures/rows.ts'
import { settle } from '../rules/payments.ts'
import type { World } from '../world/world.ts'
import type { Actor, Actors } from './actor.ts'
import { chatActors } from './chat.ts'
import { orderActors } from './orders.ts'
import { reviewActors } from './reviews.ts'
import { scheduleActors } from './schedules.ts'

const paymentActors: Actors<'payment'> = {
  'payment:expire': (world, id) => void settle(world, id, 'expired'),
}

const actors: Record<JobKind, Actor> = {
  ...orderActors,
  ...paymentActors,
  ...reviewActors,
  ...scheduleActors,
  ...chatActors,
}

/**
 * Carries out a job with the clock at its due time, so that a world that was closed for a week has
 * that week's history when it is opened again.
 */
export function runJob(world: World, { kind, subject_id, due_at }: JobRow): void {
  world.clock.at(Date.parse(due_at), () => actors[kind](world, subject_id))
}
