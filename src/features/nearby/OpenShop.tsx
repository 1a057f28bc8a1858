import SendOutlined from '@ant-design/icons/SendOutlined'
import type { Schemas } from '#api/contract.ts'
import { directionsAvailable } from '#api/directions.ts'
import { directionsLink } from '#domain/mapsLink.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Icon } from '#ui/Icon.tsx'
import { Directions } from './directions/Directions.tsx'
import { ShopDetails } from './panel/ShopDetails.tsx'
import { ShopPanel } from './panel/ShopPanel.tsx'
import type { Nearby } from './useNearby.ts'
import type { Origin } from './useOrigin.ts'

interface Props {
  nearby: Nearby
  shop: Schemas['MapShop']
  origin: Origin
  /** The panel is a sheet on narrow screens. */
  sheet: 'half' | 'full' | null
  onSheet: (size: 'half' | 'full') => void
  onClose: () => void
}

export function OpenShop({
  nearby: { address, directions, place },
  shop,
  origin,
  sheet,
  onSheet,
  onClose,
}: Props) {
  const toDirections = directionsAvailable ? (
    <Button icon={SendOutlined} onClick={address.openDirections}>
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
      onEscape={directions ? address.closeDirections : onClose}
    >
      {(headingId, close) =>
        directions ? (
          <Directions
            {...{ directions, shop, origin, headingId, close }}
            from={place.from}
            onBack={address.closeDirections}
          />
        ) : (
          <ShopDetails {...{ shop, headingId, close }} directions={toDirections} />
        )
      }
    </ShopPanel>
  )
}
