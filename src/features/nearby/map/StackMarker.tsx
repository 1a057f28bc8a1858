import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import type { Coordinates } from '#lib/geolocation.ts'
import { MapMarker } from '#ui/map/MapMarker.tsx'
import { MapPopup } from '#ui/map/MapPopup.tsx'
import { buttonName } from '../shopTexts.ts'
import styles from './ShopMarkers.module.css'

interface Props {
  at: Coordinates
  shops: readonly Schemas['MapShop'][]
  reachable: boolean
  onSelect: (handle: string) => void
}

/** No zoom separates them, so a press lists them. */
export function StackMarker({ at, shops, reachable, onSelect }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (open) first.current?.focus({ preventScroll: true })
  }, [open])
  const close = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    close()
  }
  return (
    <MapMarker at={at} reachable={reachable} anchor="center" front={open}>
      <button
        ref={button}
        type="button"
        className={styles.cluster}
        data-size="s"
        data-stack
        data-marker={shops[0]?.shop_handle}
        aria-label={`${shops.length} shops at one place`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen((before) => !before)}
        onKeyDown={onKeyDown}
      >
        {shops.length}
      </button>
      {open && (
        <MapPopup at={at} offset={24}>
          <ul id={id} className={styles.stack}>
            {shops.map((shop, rank) => (
              <li key={shop.shop_handle}>
                <button
                  ref={rank === 0 ? first : undefined}
                  type="button"
                  className={styles.choice}
                  aria-label={buttonName(shop)}
                  onKeyDown={onKeyDown}
                  onClick={() => {
                    setOpen(false)
                    onSelect(shop.shop_handle)
                  }}
                >
                  {shop.shop_name}
                </button>
              </li>
            ))}
          </ul>
        </MapPopup>
      )}
    </MapMarker>
  )
}
