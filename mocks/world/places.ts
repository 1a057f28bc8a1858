/** The numbers grow with each insertion, and the map is sorted by them. */
export type Places = Map<string, number>

/**
 * Puts an entry where it was by its place. Takes time with the size of the map, which only undoing
 * pays.
 */
export function putBack<Value>(
  map: Map<string, Value>,
  id: string,
  value: Value,
  placeOf: (id: string) => number,
): void {
  map.set(id, value)
  const place = placeOf(id)
  const later = [...map].filter(([other]) => placeOf(other) > place)
  for (const [other, one] of later) {
    map.delete(other)
    map.set(other, one)
  }
}
