import EditOutlined from '@ant-design/icons/EditOutlined'
import WarningOutlined from '@ant-design/icons/WarningOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ActionMenu } from './ActionMenu.tsx'
import { Icon } from './Icon.tsx'

const onRename = fn()

const meta = {
  title: 'ui/ActionMenu',
  component: ActionMenu,
  args: {
    label: 'Edit Weekly groceries',
    items: [
      { key: 'rename', icon: <Icon icon={EditOutlined} />, label: 'Rename List', onClick: onRename },
      { key: 'report', icon: <Icon icon={WarningOutlined} />, label: 'Flag or report this shop', danger: true },
    ],
  },
  decorators: [(Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '9rem' }}>{Story()}</div>],
} satisfies Meta<typeof ActionMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Edit Weekly groceries' })),
}

/** Escape and choosing close it and return the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Edit Weekly groceries' })
    const first = () => screen.queryByRole('menuitem', { name: 'Rename List' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(first()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(first()).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(first()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onRename).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
  },
}
