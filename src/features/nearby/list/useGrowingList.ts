import { useEffect, useState } from 'react'
import type { InfiniteQuery } from '#ui/InfiniteList.tsx'

/** Cards that are drawn at first, and added whenever the end comes into view. */
const CHUNK = 60

/** The lengths that lists have reached, so that Back finds the place again. */
const reached = new WeakMap<object, number>()

/**
 * The first part of a long list, which grows as it is scrolled.
 * @param needed index of an item that has to be among them; -1 for none
 */
export function useGrowingList<Item>(items: readonly Item[], needed: number): { shown: readonly Item[]; growth: InfiniteQuery } {
  const [, setGrown] = useState(0)
  const length = Math.max(reached.get(items) ?? CHUNK, needed + 1)
  useEffect(() => void reached.set(items, length), [items, length])
  const grow = () => {
    reached.set(items, length + CHUNK)
    setGrown((count) => count + 1)
  }
  const growth = { hasNextPage: length < items.length, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage: grow }
  return { shown: items.slice(0, length), growth }
}
