import type { Seed } from '#fixtures/rows.ts'
import { restoreClock } from '../world/clockState.ts'
import type { Settings } from '../core/scenarioTarget.ts'
import type { JournalEntry } from '../world/journal.ts'
import { type Addresses, createWorld, type World } from '../world/world.ts'

/**
 * Opens the world of these settings with its clock, from its base rows and the changes of an
 * earlier session. `real`: real time, ms.
 */
export function openWorld(
  { real, addresses }: { real: () => number; addresses: () => Addresses },
  settings: Settings,
  rows: Seed,
  entries: readonly JournalEntry[],
): World {
  return createWorld({
    seed: settings.seed,
    now: settings.bornAt,
    rows,
    real,
    addresses,
    ...restoreClock(entries, real()),
  })
}
