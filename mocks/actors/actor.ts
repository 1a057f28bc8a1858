import type { JobKind } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'

/** Carries out a job that has fallen due, on one record. */
export type Actor = (world: World, subjectId: string) => void
/** The actors of the kinds of jobs that begin with this word. */
export type Actors<Begin extends string> = Record<Extract<JobKind, `${Begin}:${string}`>, Actor>
