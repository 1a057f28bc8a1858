import type { Origin } from './useOrigin.ts'

/**
 * The place of the shops in words.
 * @param name of the chosen place; null while it is looked up
 */
export function placeWords(origin: Origin | null, name: string | null) {
  if (origin?.kind === 'device') return { field: 'My location', where: 'near you', from: 'your location' }
  if (origin?.kind !== 'place')
    return { field: '', where: 'around Pampanga', from: 'the middle of the map, since your location is not known' }
  const place = name?.replace(/^Near /, '')
  return {
    field: name ?? '',
    where: `near ${place ?? 'there'}`,
    from: name?.startsWith('Near ') ? `a place near ${place}` : (name ?? 'there'),
  }
}
