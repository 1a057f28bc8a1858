import type { Schemas } from '../../api/contract.ts'
import { formatKilometres } from '../../lib/distance.ts'
import type { IconName } from '../../ui/iconPaths.ts'

type Shop = Schemas['MapShop']

interface Status {
  word: string
  icon: IconName
  open: boolean
}

/** MAP-13: the word and the icon of each status. */
export const shopStatus: Record<Shop['shop_status'], Status> = {
  Closest: { word: 'Closest', icon: 'check', open: true },
  Active: { word: 'Open', icon: 'check', open: true },
  Inactive: { word: 'Closed', icon: 'clock', open: false },
}

const inWords: Record<Shop['shop_status'], string> = { Closest: 'closest, open', Active: 'open', Inactive: 'closed' }

/** Accessible name of the button that opens a shop, in the list and on the map: 'Aling Nena's, 2.1 km, open'. */
export const buttonName = ({ shop_name, distanceInKm, shop_status }: Shop): string =>
  `${shop_name}, ${formatKilometres(distanceInKm)}, ${inWords[shop_status]}`

/** '20:30' → '8:30 PM'. */
function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

const isAllDay = ({ from, to }: Shop['working_hour']) => from === '00:00' && to === '23:59'

/** '7:00 AM – 8:00 PM', or 'Open 24 hours'. */
export const hoursText = (hours: Shop['working_hour']): string =>
  isAllDay(hours) ? 'Open 24 hours' : `${clockTime(hours.from)} – ${clockTime(hours.to)}`

const counted = new Intl.NumberFormat('en-PH')

/** '1,204 followers', '1 product'. */
export const countOf = (amount: number, one: string): string => `${counted.format(amount)} ${one}${amount === 1 ? '' : 's'}`
