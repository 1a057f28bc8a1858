import { expect } from 'vitest'
import type { Simulation } from '#mocks/hosts/simulation.ts'
import { elapsed } from '#mocks/hosts/timers.ts'
import type { TrafficEntry } from '#mocks/transport/traffic/trafficEntry.ts'
import {
  createTrafficRecorder,
  type TrafficRecorder,
} from '#mocks/transport/traffic/trafficRecorder.ts'

/** Records what passes between a marketplace and its clients. */
export function recordTraffic(simulation: Simulation): TrafficRecorder {
  const recorder = createTrafficRecorder({
    now: () => simulation.world.clock.now(),
    elapsed,
    onChange: () => {},
  })
  simulation.tap = recorder.tap
  return recorder
}

/** The newest entry, once its messages are complete: they are read beside the call. */
export async function newestEntry(recorder: TrafficRecorder): Promise<TrafficEntry> {
  const newest = () => recorder.entries().at(-1)
  await expect.poll(() => newest()?.outcome ?? 'waiting').not.toBe('waiting')
  return newest()!
}
