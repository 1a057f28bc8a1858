import { env } from '#lib/env.ts'
import { storedSignal } from '#lib/storage.ts'

/** Chosen by `?drift=on` or `?drift=off`; otherwise the build's setting applies. */
export const driftChoice = storedSignal<boolean>({
  name: 'drift',
  preserve: true,
  parse: (value) => (typeof value === 'boolean' ? value : undefined),
})

export const isDriftWatched = (): boolean => driftChoice.read() ?? env.driftReport
