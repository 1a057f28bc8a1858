const labels = [
  'Sunrise',
  'Deepsea',
  'Night',
  'Fuchsia',
  'Sunset',
  'Bloodred',
  'Pansy',
  'Neptune',
  'Aurora',
  'SunFlower',
  'Lazuli',
  'Emerald',
  'Poppy',
  'Grey',
  'Mars',
] as const

export type Theme = Lowercase<(typeof labels)[number]>

/** The values are sent. */
export const themes = labels.map((label) => ({ value: label.toLowerCase() as Theme, label }))
