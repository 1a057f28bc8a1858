import type { Step, Walk } from '../walk.ts'
import type { SimulatedUser } from '../simulatedUser.ts'

/** What a buyer may do, by name; a step for which nothing is there does nothing. */
export type Steps = Record<string, (walk: Walk, me: SimulatedUser, step: Step) => void>
