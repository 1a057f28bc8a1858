export const themes = [
  { value: 'sunrise', label: 'Sunrise' },
  { value: 'deepsea', label: 'Deepsea' },
  { value: 'night', label: 'Night' },
  { value: 'fuchsia', label: 'Fuchsia' },
  { value: 'sunset', label: 'Sunset' },
  { value: 'bloodred', label: 'Bloodred' },
  { value: 'pansy', label: 'Pansy' },
  { value: 'neptune', label: 'Neptune' },
  { value: 'aurora', label: 'Aurora' },
  { value: 'sunflower', label: 'SunFlower' },
  { value: 'lazuli', label: 'Lazuli' },
  { value: 'emerald', label: 'Emerald' },
  { value: 'poppy', label: 'Poppy' },
  { value: 'grey', label: 'Grey' },
  { value: 'mars', label: 'Mars' },
] as const

export type Theme = (typeof themes)[number]['value']
