import { clockTime, manilaHour, openingText } from '#fixtures/openingHours.ts'
import { distanceInKm } from '../distance.ts'
import type { Pick1, Reply, TalkFacts } from './facts.ts'
import { linkedProducts, type Topic, topicsOf } from './mentions.ts'
import { asksAboutOrder, orderAnswer } from './orderAnswers.ts'
import { askedProducts, bestSeller, productAnswer, unknownProduct } from './productAnswers.ts'

const NEAR_KM = 10

/** '850 m', '3.2 km', '74 km'. */
const distanceText = (km: number) =>
  km < 1 ? `${Math.round(km * 100) * 10} m` : `${km < 10 ? km.toFixed(1) : km.toFixed(0)} km`

/** It delivers everywhere, as the checkout does. */
function placeAnswer({ place, shop }: TalkFacts): string {
  if (!place) return 'Hindi po namin mabuksan ang location. Could you share it again?'
  const km = distanceInKm(place, shop)
  return km <= NEAR_KM
    ? `Malapit lang po, ${distanceText(km)} from us. Yes, we deliver there!`
    : `That is ${distanceText(km)} from us po, medyo malayo, but we deliver there too.`
}

function deliveryAnswer({ home, shop }: TalkFacts): string {
  const distance = home
    ? ` Your address is ${distanceText(distanceInKm(home, shop))} from our store in ${shop.municipality}.`
    : ''
  return `Yes po, we deliver, with no delivery fee.${distance} Choose Delivery at checkout.`
}

/** Most sentences of an answer. */
const LONGEST = 4

const partOfDay = (now: number) => {
  const hour = manilaHour(now)
  return hour < 11 ? 'umaga' : hour < 13 ? 'tanghali' : hour < 18 ? 'hapon' : 'gabi'
}

const allDay = ({ from, to }: TalkFacts['shop']['working_hour']) =>
  from === '00:00' && to === '23:59'

/** 'from 7:00 AM to 6:00 PM', or '24 hours'. */
const hoursText = (hours: TalkFacts['shop']['working_hour']) =>
  allDay(hours) ? '24 hours' : `from ${clockTime(hours.from)} to ${clockTime(hours.to)}`

const plain: Partial<Record<Topic, (facts: TalkFacts, pick: Pick1) => string>> = {
  delivery: deliveryAnswer,
  discount: (_facts, pick) =>
    pick([
      'The prices in the shop are our best prices na po.',
      'Fixed price na po, pero sulit: the price in the shop is our best price.',
    ]),
  hours: ({ shop }, pick) =>
    pick([
      `We are open ${hoursText(shop.working_hour)}, every day po.`,
      `Bukas po kami ${hoursText(shop.working_hour)}, araw-araw.`,
    ]),
  pickup: ({ shop }) =>
    `Pwede po ang pick-up sa ${shop.municipality}, open ${hoursText(shop.working_hour)}.`,
  payment: () => 'Cash or GCash po, you choose at checkout.',
  place: ({ shop }) =>
    `We are in ${shop.municipality}, ${shop.province} po. Directions are on our page.`,
}

function aboutProducts(
  facts: TalkFacts,
  topics: readonly Topic[],
): { text?: string; picture?: string } {
  const asked = askedProducts(facts, topics)
  if (topics.includes('picture')) {
    const shown = asked[0] ?? bestSeller(facts.products)
    if (shown)
      return {
        text: asked[0]
          ? productAnswer([shown], facts.products)
          : `Ito po ang best seller namin, ${shown.product_name}.`,
        picture: shown.display_picture,
      }
  }
  if (asked.length > 0) return { text: productAnswer(asked, facts.products) }
  const asks = topics.includes('stock') || topics.includes('price')
  const onlyThat = topics.every((topic) =>
    ['stock', 'price', 'greeting', 'thanks', 'discount'].includes(topic),
  )
  return (asks && onlyThat) || linkedProducts(facts.text).length > 0
    ? { text: unknownProduct(facts) }
    : {}
}

function ending(facts: TalkFacts, topics: readonly Topic[], pick: Pick1): string {
  if (topics.includes('thanks')) return pick(['You are welcome po!', 'Walang anuman po, suki!'])
  if (facts.media.has('image'))
    return 'Salamat po sa picture, nakita na namin. What can we do for you?'
  if (facts.media.has('video'))
    return 'Salamat po sa video, napanood na namin. What can we do for you?'
  if (topics.includes('buy'))
    return 'Sige po! Add it to your cart and check out, and we will prepare it right away.'
  if (topics.includes('greeting')) return 'Ano po ang maitutulong namin?'
  if (facts.text.includes('?'))
    return 'Could you tell us the name of the product po, or send its link?'
  return pick(['Noted po. Anything else you need?', 'Sige po, noted!'])
}

/**
 * Answers everything since the last answer: a text of a few sentences, after a picture when one is
 * asked for.
 */
export function answerTo(facts: TalkFacts, pick: Pick1): Reply[] {
  const topics = topicsOf(facts.text)
  const products = asksAboutOrder(facts, topics) ? {} : aboutProducts(facts, topics)
  const found = [
    asksAboutOrder(facts, topics) && orderAnswer(facts, topics),
    products.text,
    facts.place !== undefined && placeAnswer(facts),
    // A shared place is answered by its distance.
    ...topics
      .filter((topic) => !(topic === 'delivery' && facts.place))
      .map((topic) => plain[topic]?.(facts, pick)),
  ].filter((sentence) => typeof sentence === 'string')
  const greeting = topics.includes('greeting')
    ? [pick([`Magandang ${partOfDay(facts.now)} po!`, 'Hello po!'])]
    : []
  const closing =
    found.length === 0 || topics.includes('thanks') || facts.media.size > 0
      ? [ending(facts, topics, pick)]
      : []
  const content = [...greeting, ...found.slice(0, LONGEST), ...closing].join(' ')
  return [
    ...(products.picture === undefined
      ? []
      : [{ type: 'image' as const, picture: products.picture }]),
    { type: 'text', content },
  ]
}

export const awayText = (hours: TalkFacts['shop']['working_hour'], now: number) =>
  `We are closed now po, open ${openingText(hours, now)}. We will answer you then.`
