import { applyScenario } from '#mocks/scenario/control.ts'
import type { Walk } from '../walk.ts'
import type { Steps } from './steps.ts'

const MINUTE = 60_000

/** Advances the world's clock and runs everything that is due. */
export function pass(walk: Walk, minutes: number) {
  applyScenario(walk.market, { advance: minutes * MINUTE })
  walk.renew()
}

export const time: Steps = {
  minutesPass: (walk, _me, { amount }) => pass(walk, 1 + amount),
  hoursPass: (walk, _me, { amount }) => pass(walk, 60 * (1 + amount)),
  daysPass: (walk, _me, { amount }) => pass(walk, 24 * 60 * (1 + amount * 2)),
}
