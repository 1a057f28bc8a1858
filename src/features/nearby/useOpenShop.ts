import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Schemas } from '#api/contract.ts'

/**
 * The same function on every render, which calls the latest `callback`: who takes it need not
 * render again.
 */
export function useStableCallback<Arg>(callback: (arg: Arg) => void): (arg: Arg) => void {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  const [stable] = useState(() => (arg: Arg) => latest.current(arg))
  return stable
}

/**
 * Scrolls to a shop that is opened on the map. Not on page load, where the router restores the
 * scroll position.
 */
export function useShownCard(handle: string | null): void {
  const before = useRef(handle)
  useEffect(() => {
    if (handle === before.current) return
    before.current = handle
    if (handle === null) return
    const card = document.querySelector(`[data-shop="${CSS.escape(handle)}"]`)?.closest('li')
    if (!card?.checkVisibility()) return
    const { top, bottom } = card.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) card.scrollIntoView({ block: 'center' })
  }, [handle])
}

/**
 * When the results lack the address's shop, `onDrop` removes it there, and `dropped` is true until
 * another is opened. `shops` is undefined while they load.
 */
export function useOpenShop(
  handle: string | null,
  shops: readonly Schemas['MapShop'][] | undefined,
  onDrop: () => void,
) {
  const [dropped, setDropped] = useState(false)
  const shop = shops?.find(({ shop_handle }) => shop_handle === handle) ?? null
  const missing = handle !== null && shops !== undefined && shop === null
  const drop = useStableCallback<void>(onDrop)
  useEffect(() => {
    if (missing) {
      setDropped(true)
      drop()
    } else if (handle !== null) setDropped(false)
  }, [missing, handle, drop])
  return { shop, dropped }
}
