import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import CloseOutlined from '@ant-design/icons/CloseOutlined'
import MinusOutlined from '@ant-design/icons/MinusOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '#ui/IconButton.tsx'
import { ConversationHead } from './ConversationHead.tsx'

const shop = {
  _id: 's1',
  shop_name: "Aling Nena's Sari-Sari Store",
  shop_handle: 'aling-nena',
  display_picture: null,
  is_online: true,
}

const meta = {
  title: 'chat/ConversationHead',
  component: ConversationHead,
  args: { shop, titleId: 'title', level: 2 },
  decorators: [(Story) => <div style={{ maxWidth: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof ConversationHead>
export default meta
type Story = StoryObj<typeof meta>

export const Online: Story = {}
export const Offline: Story = { args: { shop: { ...shop, is_online: false } } }
/** Before the conversation is loaded, a window knows the name only. */
export const Loading: Story = {
  args: { shop: { ...shop, shop_handle: undefined, is_online: undefined } },
}
export const InWindow: Story = {
  args: {
    children: (
      <>
        <IconButton icon={MinusOutlined} label="Minimise" />
        <IconButton icon={CloseOutlined} label="Close" />
      </>
    ),
  },
}
export const OnPhone: Story = {
  args: { before: <IconButton icon={ArrowLeftOutlined} label="Back to chats" /> },
}
