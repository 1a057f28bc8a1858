import type { World } from '../world/world.ts'
import type { Actors } from './actor.ts'
import { chatActors } from './chat.ts'
import { orderActors } from './orders.ts'
import { paymentActors } from './payments.ts'
import { reviewActors } from './reviews.ts'
import { scheduleActors } from './schedules.ts'

const actors: Actors = { ...orderActors, ...paymentActors, ...reviewActors, ...scheduleActors, ...chatActors }

/**
 * Runs every due job, the earliest first, each with the clock at its due time, so that a world that was closed for a
 * week has that week's history when it is opened again.
 */
export function runDueJobs(world: World): void {
  const now = world.clock.now()
  for (let job = nextJob(world, now); job; job = nextJob(world, now)) {
    const { _id, kind, subject_id, due_at } = job
    world.tables.jobs.remove(_id)
    world.clock.at(Date.parse(due_at), () => actors[kind]?.(world, subject_id))
  }
}

function nextJob(world: World, now: number) {
  let first: { _id: string; kind: string; subject_id: string; due_at: string } | undefined
  for (const job of world.tables.jobs.all()) if (Date.parse(job.due_at) <= now && (!first || job.due_at < first.due_at)) first = job
  return first
}
