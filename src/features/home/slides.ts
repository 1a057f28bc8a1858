/** The slides of the banner, in order. */
export const slides = [
  {
    title: 'Enjoy the freshness of fruits!',
    action: 'Produce Catalog',
    text: 'Picked this morning, sold by the growers and stalls around you.',
    art: 'fruits',
  },
  {
    title: 'Shop conveniently!',
    action: 'Shop Now!',
    text: 'Your sari-sari store, the market and the bakery in one basket.',
    art: 'basket',
  },
  { title: 'Shop conveniently!', action: 'Shop Now!', text: 'Support local businesses: buy from the shops next door.', art: 'stall' },
] as const

export type Slide = (typeof slides)[number]
