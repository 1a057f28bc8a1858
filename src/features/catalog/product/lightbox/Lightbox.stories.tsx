import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Lightbox } from './Lightbox.tsx'

const picture = (name: string) => `/demo/pictures/fruits--${name}.webp`
const meta = {
  title: 'catalog/Lightbox',
  component: Lightbox,
  args: {
    name: 'Carabao Mango, Ripe, 1 kg',
    slides: [picture('carabao-mango-ripe'), picture('calamansi'), '/demo/media/unboxing.webm'],
    category: ['fruits'],
    poster: picture('carabao-mango-ripe'),
    start: 0,
    onClose: fn(),
  },
} satisfies Meta<typeof Lightbox>
export default meta
type Story = StoryObj<typeof meta>

const middleOf = (elements: readonly Element[]) => {
  const places = elements.map((element) => element.getBoundingClientRect())
  return (places[0]!.left + places.at(-1)!.right) / 2
}

/** PRODUCT-08: thumbnails stand in the middle, whichever is chosen, and can be hidden. */
export const Thumbnails: Story = {
  play: async () => {
    const button = (name: string | RegExp) => screen.getByRole('button', { name })
    const place = () => Math.round(middleOf(screen.getAllByRole('button', { name: /^Picture / })))
    const stage = Math.round(middleOf([screen.getByRole('dialog')]))
    await expect(place()).toBe(stage)
    await userEvent.click(button('Picture 3'))
    await expect(await screen.findByText('3 / 3')).toBeVisible()
    await expect(place()).toBe(stage)
    await userEvent.click(button('Hide thumbnails'))
    await expect(screen.queryByRole('button', { name: 'Picture 2' })).toBeNull()
    await userEvent.click(button('Show thumbnails'))
    await expect(button('Picture 2')).toBeVisible()
  },
}

/** PRODUCT-04, PRODUCT-09: over the page at 80%; moves to both ends by keyboard, and closes. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await expect(getComputedStyle(screen.getByRole('dialog'), '::backdrop').backgroundColor).toBe(
      'rgba(0, 0, 0, 0.8)',
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByText('2 / 3')).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('button', { name: 'Play slideshow' })).toBeDisabled()
    await userEvent.keyboard('{Home}')
    await expect(await screen.findByText('1 / 3')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const OneSlide: Story = { args: { slides: [picture('carabao-mango-ripe')] } }
