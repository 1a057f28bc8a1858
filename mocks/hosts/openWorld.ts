import type { Seed } from '#fixtures/rows.ts'
import { restoreClock } from '../transport/clockState.ts'
import type { Settings } from '../transport/scenarioTarget.ts'
import type { JournalEntry } from '../world/journal.ts'
import { createWorld, type World } from '../world/world.ts'

/** Prefixes of addresses in replies, each with a slash or `=` at its end. */
export interface Addresses {
  media: string
  files: string
  provider: string
}

/** Opens the world of these settings with its clock, from its base rows and the changes of an earlier session. `real`: real time, ms. */
export function openWorld(
  { real, addresses }: { real: () => number; addresses: Addresses },
  settings: Settings,
  rows: Seed,
  entries: readonly JournalEntry[],
): World {
  return createWorld({
    seed: settings.seed,
    now: settings.bornAt,
    rows,
    real,
    mediaBase: addresses.media,
    filesBase: addresses.files,
    providerBase: addresses.provider,
    ...restoreClock(entries, real()),
  })
}
