import { useEffect, useState } from 'react'
import type { Spot } from './clusters.ts'

/** Whether a shop is in what a marker stands for. */
const holds = (spot: Spot, handle: string): boolean =>
  spot.kind === 'shop'
    ? spot.shop.shop_handle === handle
    : spot.kind === 'cluster'
      ? spot.first === handle
      : spot.shops[0]?.shop_handle === handle

/**
 * Keeps the focus on the map when the cluster that had it falls apart: it goes to the marker that a shop of it has then. Returns a
 * function that takes the shop's handle before the map moves.
 */
export function useMarkerFocus(spots: readonly Spot[]): (handle: string) => void {
  const [wanted, setWanted] = useState<{ handle: string; spots: readonly Spot[] } | null>(null)
  useEffect(() => {
    if (!wanted || wanted.spots === spots) return
    setWanted(null)
    if (!spots.some((spot) => holds(spot, wanted.handle))) return
    document.querySelector<HTMLElement>(`[data-marker="${CSS.escape(wanted.handle)}"]`)?.focus({ preventScroll: true })
  }, [spots, wanted])
  return (handle) => setWanted({ handle, spots })
}
