import { distanceInKm } from '../distance.ts'
import type { TalkFacts } from './facts.ts'

const NEAR_KM = 10

/** '850 m', '3.2 km', '74 km'. */
export const distanceText = (km: number) =>
  km < 1 ? `${Math.round(km * 100) * 10} m` : `${km < 10 ? km.toFixed(1) : km.toFixed(0)} km`

/** It delivers everywhere, as the checkout does. */
export function placeAnswer({ place, shop }: TalkFacts): string {
  if (!place) return 'Hindi po namin mabuksan ang location. Could you share it again?'
  const km = distanceInKm(place, shop)
  return km <= NEAR_KM
    ? `Malapit lang po, ${distanceText(km)} from us. Yes, we deliver there!`
    : `That is ${distanceText(km)} from us po, medyo malayo, but we deliver there too.`
}

export function deliveryAnswer({ home, shop }: TalkFacts): string {
  const distance = home
    ? ` Your address is ${distanceText(distanceInKm(home, shop))} from our store in ${shop.municipality}.`
    : ''
  return `Yes po, we deliver, with no delivery fee.${distance} Choose Delivery at checkout.`
}
