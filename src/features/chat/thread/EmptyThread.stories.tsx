import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThreadSkeleton } from '../Conversation.tsx'
import { sampleShop } from '../samples.ts'
import { EmptyThread } from './EmptyThread.tsx'

const meta = {
  title: 'chat/EmptyThread',
  component: EmptyThread,
  args: { conversationId: '65f0a1c2d3e4b5a600000081', shop: sampleShop },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', width: '20rem', height: '26rem' }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof EmptyThread>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Loading: Story = { render: () => <ThreadSkeleton /> }
