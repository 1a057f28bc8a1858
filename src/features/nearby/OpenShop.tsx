import SendOutlined from '@ant-design/icons/SendOutlined'
import type { Schemas } from '#api/contract.ts'
import { directionsAvailable } from '#api/directions.ts'
import { directionsLink } from '#domain/mapsLink.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Icon } from '#ui/Icon.tsx'
import { ShopDetails } from './panel/ShopDetails.tsx'
import { ShopPanel } from './panel/ShopPanel.tsx'
import type { Origin } from './useOrigin.ts'
import { Directions } from './directions/Directions.tsx'
import type { Routes } from './directions/useRoutes.ts'

interface Props {
  shop: Schemas['MapShop']
  origin: Origin
  /** Where the route begins: 'your location'. */
  from: string
  /** Null while only the shop is shown. */
  directions: Routes | null
  /** The screen is narrow: the panel is a sheet. */
  sheet: 'half' | 'full' | null
  onSheet: (size: 'half' | 'full') => void
  onClose: () => void
  onOpenDirections: () => void
  onCloseDirections: () => void
}

/** The panel of the open shop: the shop, or the directions to it. */
export function OpenShop({
  shop,
  origin,
  from,
  directions,
  sheet,
  onSheet,
  onClose,
  onOpenDirections,
  onCloseDirections,
}: Props) {
  const toDirections = directionsAvailable ? (
    <Button icon={SendOutlined} onClick={onOpenDirections}>
      Directions
    </Button>
  ) : (
    <a
      href={directionsLink(origin.at, shop)}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({})}
    >
      <Icon icon={SendOutlined} />
      <span>Directions</span>
    </a>
  )
  return (
    <ShopPanel
      shop={shop}
      part={directions ? 'directions' : 'shop'}
      sheet={sheet}
      onSheet={onSheet}
      onClose={onClose}
      onEscape={directions ? onCloseDirections : onClose}
    >
      {(headingId, close) =>
        directions ? (
          <Directions
            {...{ directions, shop, origin, from, headingId, close }}
            onBack={onCloseDirections}
          />
        ) : (
          <ShopDetails {...{ shop, headingId, close }} directions={toDirections} />
        )
      }
    </ShopPanel>
  )
}
