import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ReportDialogMenu } from './ReportDialogMenu.tsx'

const meta = {
  title: 'flows/ReportDialogMenu',
  component: ReportDialogMenu,
  args: { kind: 'product', name: 'Jasmine Rice', onReport: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '6rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReportDialogMenu>
export default meta
type Story = StoryObj<typeof meta>

/** By keyboard: Escape and choosing close it and return the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const dots = within(canvasElement).getByRole('button', { name: 'More about this product' })
    const item = () =>
      within(canvasElement).queryByRole('button', { name: 'Flag or report this product' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Tab}{Tab}')
    await expect(item()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(item()).toBeNull()
    await expect(dots).toHaveFocus()
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}')
    await expect(args.onReport).toHaveBeenCalledOnce()
    await expect(dots).toHaveFocus()
  },
}

export const Open: Story = {
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'More about this product' })),
}
