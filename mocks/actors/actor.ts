import type { World } from '../world/world.ts'

/** Carries out a job that has fallen due, on one record. */
export type Actor = (world: World, subjectId: string) => void
/** Actors by the kind of job that they carry out. */
export type Actors = Record<string, Actor>
