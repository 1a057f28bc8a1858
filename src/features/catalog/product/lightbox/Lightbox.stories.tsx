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

/** Moves to both ends by keyboard, and closes. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByText('2 / 3')).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('button', { name: 'Play slideshow' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const OneSlide: Story = { args: { slides: [picture('carabao-mango-ripe')] } }
