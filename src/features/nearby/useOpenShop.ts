import { useEffect, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { useSteady } from './useSteady.ts'

/**
 * The shop that the address names. When it is not among the shops, it is removed from the address, and `dropped` is true until another
 * one is opened.
 * @param shops undefined while they load
 */
export function useOpenShop(handle: string | null, shops: readonly Schemas['MapShop'][] | undefined, onDrop: () => void) {
  const [dropped, setDropped] = useState(false)
  const shop = shops?.find(({ shop_handle }) => shop_handle === handle) ?? null
  const missing = handle !== null && shops !== undefined && shop === null
  const drop = useSteady<void>(onDrop)
  useEffect(() => {
    if (missing) {
      setDropped(true)
      drop()
    } else if (handle !== null) setDropped(false)
  }, [missing, handle, drop])
  return { shop, dropped }
}
