/** Red, green and blue of a colour like '#0a5c36' or 'rgb(10, 92, 54)', 0 to 255. */
const channelsOf = (colour: string): number[] =>
  colour.startsWith('#')
    ? (colour.match(/[\da-f]{2}/gi) ?? []).map((two) => Number.parseInt(two, 16))
    : (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(colour).map((value) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
