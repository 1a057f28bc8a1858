import SendOutlined from '@ant-design/icons/SendOutlined'
import type { Schemas } from '#api/contract.ts'
import { directionsAvailable } from '#api/directions.ts'
import { directionsLink } from '#lib/mapsLink.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Icon } from '#ui/Icon.tsx'
import { ShopDetails } from './panel/ShopDetails.tsx'
import { ShopPanel } from './panel/ShopPanel.tsx'
import type { Origin } from './useOrigin.ts'
import { Directions } from './way/Directions.tsx'
import type { Way } from './way/useWay.ts'

interface Props {
  shop: Schemas['MapShop']
  origin: Origin
  /** Where the way begins: 'your location'. */
  from: string
  /** Null while only the shop is shown. */
  way: Way | null
  /** The screen is narrow: the panel is a sheet. */
  sheet: 'half' | 'full' | null
  onSheet: (size: 'half' | 'full') => void
  onClose: () => void
  onOpenWay: () => void
  onCloseWay: () => void
}

/** The panel of the open shop: the shop, or the way there. */
export function OpenShop({ shop, origin, from, way, sheet, onSheet, onClose, onOpenWay, onCloseWay }: Props) {
  const directions = directionsAvailable ? (
    <Button icon={SendOutlined} onClick={onOpenWay}>
      Directions
    </Button>
  ) : (
    <a href={directionsLink(origin.at, shop)} target="_blank" rel="noreferrer" className={buttonClass({})}>
      <Icon icon={SendOutlined} />
      <span>Directions</span>
    </a>
  )
  return (
    <ShopPanel shop={shop} sheet={sheet} onSheet={onSheet} onClose={onClose} onEscape={way ? onCloseWay : onClose}>
      {(headingId, close) =>
        way ? (
          <Directions {...{ way, shop, origin, from, headingId, close }} onBack={onCloseWay} />
        ) : (
          <ShopDetails {...{ shop, headingId, close, directions }} />
        )
      }
    </ShopPanel>
  )
}
