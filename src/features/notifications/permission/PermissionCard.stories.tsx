import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PermissionNotice } from './PermissionCard.tsx'

const meta = {
  title: 'features/PermissionNotice',
  component: PermissionNotice,
  args: { permission: 'default', onTurnOn: fn(), onClose: fn() },
} satisfies Meta<typeof PermissionNotice>
export default meta
type Story = StoryObj<typeof meta>

/** RT-07: the reason first; only the button asks for the permission. */
export const NotAsked: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Turn on' }))
    await expect(args.onTurnOn).toHaveBeenCalledOnce()
  },
}
export const Denied: Story = { args: { permission: 'denied' } }
