import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConversationRow } from './ConversationRow.tsx'

const nothing = () => undefined
const seller = {
  _id: 's1',
  shop_name: "Aling Nena's Sari-Sari Store",
  shop_handle: 'aling-nena',
  display_picture: null,
  is_online: true,
}
const conversation = {
  _id: 'c1',
  buyer_id: 'b1',
  seller_id: 's1',
  seller,
  latest_message: 'Opo, may bagong dating na kalamansi kaninang umaga, tatlong kilo',
  updatedAt: '2025-08-04T01:10:00.000Z',
  is_buyer_read: true,
}

const meta = {
  title: 'chat/ConversationRow',
  component: ConversationRow,
  args: { conversation, target: { onOpen: nothing }, onDelete: nothing },
  decorators: [(Story) => <ul style={{ maxWidth: '23rem', minHeight: '9rem' }}>{Story()}</ul>],
} satisfies Meta<typeof ConversationRow>
export default meta
type Story = StoryObj<typeof meta>

export const Read: Story = {}
export const Unread: Story = { args: { conversation: { ...conversation, is_buyer_read: false } } }
export const Offline: Story = {
  args: { conversation: { ...conversation, seller: { ...seller, is_online: false } } },
}
export const New: Story = { args: { conversation: { ...conversation, latest_message: '' } } }
export const Current: Story = { args: { target: { to: '?chat=c1', current: true } } }
export const Menu: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: /^Options for/ })),
}
