import ShopOutlined from '@ant-design/icons/ShopOutlined'
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { formatKilometres } from '#domain/distance.ts'
import { shorten } from '#lib/visibleText.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Layout.tsx'
import { MapMarker } from '#ui/map/MapMarker.tsx'
import { MapPopup } from '#ui/map/MapPopup.tsx'
import { buttonName, shopStatus } from '../shopTexts.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import styles from './ShopMarker.module.css'

/** Number of shown characters of the name (MAP-09). */
const NAME_LENGTH = 13

/** The same on a plate below the marker, two lines at most. */
const PLATE_LENGTH = 32

/** Screen readers get the same from the marker's name. */
export function HoverCard({
  shop: { shop_name, display_picture, distanceInKm, shop_status },
  ...pointer
}: {
  shop: Schemas['MapShop']
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
}) {
  return (
    <Row role="tooltip" gap={3} tone="ink" className={styles.card} {...pointer}>
      <Avatar name={shop_name} src={display_picture} size={40} />
      <Stack gap={1}>
        <strong className={styles.hoverCardName}>{shorten(shop_name, NAME_LENGTH)}</strong>
        <Row as="span" gap={2} tone="soft" nowrap>
          {formatKilometres(distanceInKm)}
          <StatusBadge status={shop_status} />
        </Row>
      </Stack>
    </Row>
  )
}

/** The pointer may cross the gap between a marker and its card, ms. */
const GRACE_MS = 160

/** Shows the card while a marker is hovered or focused, or the card hovered. Escape closes it. */
function useHoverCard() {
  const [shown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = () => {
    clearTimeout(timer.current)
    setShown(true)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setShown(false)
  }
  const hideSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(false), GRACE_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!shown) return
    // In the capture phase: Escape closes the card first, then what is behind it.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setShown(false)
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [shown])

  // A touch opens the shop.
  const pointer = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && show(),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && hideSoon(),
  }
  return {
    shown,
    trigger: {
      ...pointer,
      // A click opens the shop's panel.
      onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && show(),
      onBlur: hide,
    },
    content: pointer,
  }
}

/** Height of the pin, px. */
const HEIGHT = 44

interface Props {
  shop: Schemas['MapShop']
  selected: boolean
  reachable: boolean
  hovered: boolean
  named: boolean
  onSelect: (handle: string) => void
}

/**
 * A marker has its status as colour and icon, and a card while the pointer or the focus is on it.
 */
export function ShopMarker({ shop, selected, reachable, hovered, named, onSelect }: Props) {
  const { shop_handle, shop_name, display_picture, shop_status, longitude, latitude } = shop
  const card = useHoverCard()
  const icon = shopStatus(shop_status)?.icon ?? ShopOutlined
  const at = { longitude, latitude }
  return (
    <MapMarker
      at={at}
      reachable={reachable}
      anchor="bottom"
      front={selected || hovered || card.shown}
    >
      <button
        type="button"
        className={styles.pin}
        aria-label={buttonName(shop)}
        aria-pressed={selected}
        data-marker={shop_handle}
        data-status={shop_status}
        data-hovered={hovered || undefined}
        onClick={({ currentTarget }) => {
          // The map engine handles the press, so the browser does not focus the button.
          currentTarget.focus({ preventScroll: true })
          onSelect(shop_handle)
        }}
        {...card.trigger}
      >
        <svg className={styles.shape} viewBox="0 0 34 44" aria-hidden>
          <path d="M17 1.5C8.4 1.5 1.5 8.3 1.5 16.8 1.5 27.7 17 42.5 17 42.5s15.5-14.8 15.5-25.7C32.5 8.3 25.6 1.5 17 1.5z" />
        </svg>
        <span className={styles.picture}>
          <Avatar name={shop_name} src={display_picture} size={26} />
        </span>
        <span className={styles.status}>
          <Icon icon={icon} size={10} />
        </span>
      </button>
      {named && (
        <span className={styles.name} aria-hidden>
          <span className={styles.plate}>{shorten(shop_name, PLATE_LENGTH)}</span>
        </span>
      )}
      {card.shown && !selected && (
        <MapPopup at={at} offset={HEIGHT}>
          <HoverCard shop={shop} {...card.content} />
        </MapPopup>
      )}
    </MapMarker>
  )
}
