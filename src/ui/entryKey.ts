import type { Location } from 'react-router-dom'

/**
 * The state of the history entry that is added when something covers the screen, so that Back, which
 * closes it, does not leave the app: the key of the entry below, for the same address.
 */
export const entryBelow = ({ state }: Location): string | undefined =>
  (state as { below?: string } | null)?.below

/** The key of a history entry; of the one below, where an entry was added for the same address. */
export const entryKey = (location: Location): string => entryBelow(location) ?? location.key
