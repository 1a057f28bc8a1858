import type { Meta, StoryObj } from '@storybook/react-vite'
import { answering } from '../../../../.storybook/answering.ts'
import { ConversationList } from './ConversationList.tsx'

const meta = {
  title: 'chat/ConversationList',
  component: ConversationList,
  args: {
    buyerId: '65f0a1c2d3e4b5a697881001',
    unread: false,
    target: () => ({ onOpen: () => undefined }),
    term: '',
    onTerm: () => undefined,
  },
  decorators: [(Story) => <div style={{ maxWidth: '23rem' }}>{Story()}</div>],
} satisfies Meta<typeof ConversationList>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  beforeEach: answering('none'),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading...')
  },
}
export const Empty: Story = {
  beforeEach: answering('emptyPage'),
  play: async ({ canvas }) => {
    await canvas.findByText('No chats available!')
  },
}
export const Failed: Story = {
  beforeEach: answering('failure'),
  // The failed request is retried once.
  play: async ({ canvas }) => {
    await canvas.findByText(/^Your chats could not be loaded/, {}, { timeout: 5000 })
  },
}
