import type { Location } from 'react-router-dom'

/**
 * The key of the entry below, for the same address: what covers the screen adds an entry, so that
 * Back, which closes it, does not leave the app.
 */
export const entryBelow = ({ state }: Location): string | undefined =>
  (state as { below?: string } | null)?.below

/** The entry's key, or that of the entry below, where one was added for the same address. */
export const entryKey = (location: Location): string => entryBelow(location) ?? location.key
