import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contrast } from '../support/contrast.ts'
import { openLoaded } from './support/conversation.tsx'

/** The colour behind an element. */
function behind(element: Element | null): string {
  const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
  return colour.endsWith(', 0)') ? behind(element?.parentElement ?? null) : colour
}
const contrastOf = (element: Element) => contrast(getComputedStyle(element).color, behind(element))

test.each(['buyer', 'seller'] as const)(
  'a picture or clip of the %s that can’t be shown says so in a readable colour, CHAT-20',
  async (sender) => {
    const { receive } = await openLoaded()
    await receive('65f0a1c2d3e4b5a6000000a1', { type: 'image', sender })
    await receive('65f0a1c2d3e4b5a6000000a2', { type: 'video', sender })
    expect(contrastOf(await screen.findByText('This picture can’t be shown'))).toBeGreaterThan(4.5)
    expect(contrastOf(await screen.findByText('This video can’t be played'))).toBeGreaterThan(4.5)
  },
)
