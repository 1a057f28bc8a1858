import CheckOutlined from '@ant-design/icons/CheckOutlined'
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined'
import type { Schemas } from '#api/contract.ts'
import { formatKilometres } from '#domain/distance.ts'
import type { IconType } from '#ui/Icon.tsx'

type Shop = Schemas['MapShop']

interface Status {
  label: string
  phrase: string
  icon: IconType
  open: boolean
}

const statuses: Record<Shop['shop_status'], Status> = {
  Closest: { label: 'Closest · Open', phrase: 'closest, open', icon: CheckOutlined, open: true },
  Active: { label: 'Open', phrase: 'open', icon: CheckOutlined, open: true },
  Inactive: { label: 'Closed', phrase: 'closed', icon: ClockCircleOutlined, open: false },
}

/** Texts of a status (MAP-13). Undefined for a status that this app does not know. */
export const shopStatus = (status: Shop['shop_status']): Status | undefined =>
  Object.hasOwn(statuses, status) ? statuses[status] : undefined

/** Returns 'Aling Nena's, 2.1 km, open', for the list and the map. */
export const buttonName = ({ shop_name, distanceInKm, shop_status }: Shop): string =>
  [shop_name, formatKilometres(distanceInKm), shopStatus(shop_status)?.phrase]
    .filter((part) => part !== undefined)
    .join(', ')
