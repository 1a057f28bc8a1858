import type { Step, Walk } from '../walk.ts'
import type { Walker } from '../walker.ts'

/** What a buyer may do, by name; a step for which nothing is there does nothing. */
export type Steps = Record<string, (walk: Walk, me: Walker, step: Step) => void>
