import MessageOutlined from '@ant-design/icons/MessageOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { DropdownBody, DropdownHeader, DropdownPanel } from './DropdownPanel.tsx'

const rows = Array.from({ length: 30 }, (_, index) => `Message ${index + 1}`)

const meta = {
  title: 'ui/DropdownPanel',
  component: DropdownPanel,
  args: {
    icon: MessageOutlined,
    label: 'Chats',
    count: 3,
    countText: (count) => `${count} unread messages`,
    children: (close) => (
      <>
        <DropdownHeader
          title="Chats"
          action={
            <Button variant="quiet" size="s">
              Mark all as read
            </Button>
          }
          onClose={close}
        />
        <DropdownBody>
          <ul>
            {rows.map((row) => (
              <li key={row} style={{ padding: '0.75rem' }}>
                {row}
              </li>
            ))}
          </ul>
        </DropdownBody>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '40rem' }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof DropdownPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Many: Story = { args: { count: 120 } }
export const Nothing: Story = { args: { count: 0 } }
export const Open: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Chats, 3 unread messages' })),
}
