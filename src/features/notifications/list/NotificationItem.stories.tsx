import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Schemas } from '#api/contract.ts'
import { NotificationItem } from './NotificationItem.tsx'

const notification: Schemas['Notification'] = {
  _id: '65f0a1c2d3e4b5a6000000b1',
  type: 'orders',
  title: 'Order update',
  body: 'San Fernando Rice Center is preparing your order.',
  createdAt: '2026-07-21T01:00:00.000Z',
  is_read: false,
  nav_id: '65f0a1c2d3e4b5a600000031',
  display_picture: null,
  theme: null,
}

const meta = {
  title: 'features/NotificationItem',
  component: NotificationItem,
  args: {
    notification,
    displayName: 'liza',
    now: Date.parse('2026-07-21T01:08:00.000Z'),
    onOpen: () => undefined,
  },
  decorators: (Story) => (
    <ul style={{ width: 360 }}>
      <Story />
    </ul>
  ),
} satisfies Meta<typeof NotificationItem>
export default meta
type Story = StoryObj<typeof meta>

/** NOTIF-08: 35 characters of the text. An unread one says so in words too. */
export const Unread: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveTextContent('San Fernando Rice Center is prepari…')
    await expect(link).toHaveTextContent('8 minutes ago')
    await expect(link).toHaveTextContent('Unread')
  },
}
export const Read: Story = { args: { notification: { ...notification, is_read: true } } }
/** NOTIF-11: a list in its colours. */
export const List: Story = {
  args: {
    notification: {
      ...notification,
      type: 'order-schedule',
      title: 'Weekly groceries',
      theme: 'deepsea',
      is_read: true,
    },
  },
}
export const Review: Story = {
  args: {
    notification: {
      ...notification,
      type: 'product-review',
      title: 'Product review',
      is_read: true,
    },
  },
}
