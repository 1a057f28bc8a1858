import type { World } from '../world/world.ts'

/** What happens by itself to one record once its time has come. */
export type Actor = (world: World, subjectId: string) => void
/** Actors by the kind of job that wakes them. */
export type Actors = Record<string, Actor>
