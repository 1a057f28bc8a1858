import { env } from '#lib/env.ts'
import { storedSignal } from '#lib/storage.ts'

/**
 * What the user of this device has chosen by `?drift=on` or `?drift=off`; the build's setting
 * applies without it.
 */
export const driftChoice = storedSignal<boolean>({
  name: 'drift',
  version: 1,
  area: 'local',
  preserve: true,
  parse: (value) => (typeof value === 'boolean' ? value : undefined),
})

/** Whether the answers of the host are checked against the contract. */
export const isDriftWatched = (): boolean => driftChoice.read() ?? env.driftReport
