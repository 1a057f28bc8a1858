import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConversation } from './support/conversation.tsx'

/** The contrast of an element's text with what is behind it, as WCAG 2 defines it. */
function contrast(element: Element): number {
  const channels = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? []
  const behind = (at: Element | null): string => {
    const colour = at ? getComputedStyle(at).backgroundColor : 'rgb(255, 255, 255)'
    return channels(colour)[3] === 0 ? behind(at?.parentElement ?? null) : colour
  }
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = channels(colour).map((value) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [dark = 0, light = 0] = [
    luminance(getComputedStyle(element).color),
    luminance(behind(element)),
  ].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['buyer', 'seller'] as const)(
  'a picture or clip of the %s that can’t be shown says so in a readable colour, CHAT-20',
  async (sender) => {
    const { receive } = openConversation()
    await screen.findByText(/^Maaari/)
    await receive('65f0a1c2d3e4b5a6000000a1', { type: 'image', sender })
    await receive('65f0a1c2d3e4b5a6000000a2', { type: 'video', sender })
    expect(contrast(await screen.findByText('This picture can’t be shown'))).toBeGreaterThan(4.5)
    expect(contrast(await screen.findByText('This video can’t be played'))).toBeGreaterThan(4.5)
  },
)
