import type { SimulatedUser } from '../simulatedUser.ts'
import type { Step, Walk } from '../walk.ts'

/** Actions of a buyer, by name; a step without a suitable record does nothing. */
export type Steps = Record<string, (walk: Walk, me: SimulatedUser, step: Step) => void>
