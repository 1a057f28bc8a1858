import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { MoreAbout } from './MoreAbout.tsx'

const meta = {
  title: 'flows/MoreAbout',
  component: MoreAbout,
  args: { kind: 'product', id: '65f0a1c2d3e4b5a697881001', name: 'Carabao Mango, Ripe, 1 kg' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '9rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MoreAbout>
export default meta
type Story = StoryObj<typeof meta>

/** By keyboard: Escape and choosing close it and return the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dots = canvas.getByRole('button', { name: 'More about this product' })
    const item = () => canvas.queryByRole('button', { name: 'Flag or report this product' })
    await userEvent.tab()
    for (const key of ['{Escape}', '{Enter}']) {
      await userEvent.keyboard('{Enter}{Tab}{Tab}')
      await expect(item()).toHaveFocus()
      await userEvent.keyboard(key)
      await expect(item()).toBeNull()
      await expect(dots).toHaveFocus()
    }
  },
}
