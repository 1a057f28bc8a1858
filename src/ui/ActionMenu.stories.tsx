import EditOutlined from '@ant-design/icons/EditOutlined'
import WarningOutlined from '@ant-design/icons/WarningOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ActionMenu } from './ActionMenu.tsx'
import { Icon } from './Icon.tsx'

const meta = {
  title: 'ui/ActionMenu',
  component: ActionMenu,
  args: {
    label: 'Edit Weekly groceries',
    items: [
      { key: 'rename', icon: <Icon icon={EditOutlined} />, label: 'Rename List' },
      {
        key: 'report',
        icon: <Icon icon={WarningOutlined} />,
        label: 'Flag or report this shop',
        danger: true,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '9rem' }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof ActionMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Edit Weekly groceries' })),
}
