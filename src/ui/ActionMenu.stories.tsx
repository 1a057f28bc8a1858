import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActionMenu } from './ActionMenu.tsx'

const meta = {
  title: 'ui/ActionMenu',
  component: ActionMenu,
  args: {
    label: 'Edit Weekly groceries',
    actions: [
      { icon: 'pencil', label: 'Rename List', onChoose: () => undefined },
      { icon: 'alert', label: 'Flag or report this shop', danger: true, onChoose: () => undefined },
    ],
  },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '9rem' }}>{Story()}</div>],
} satisfies Meta<typeof ActionMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Edit Weekly groceries' })),
}
