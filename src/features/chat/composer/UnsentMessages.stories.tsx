import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { fn } from 'storybook/test'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { dropOutgoing, type OutgoingMessage, putOutgoing } from '#state/chatOutbox.ts'
import { sampleShop } from '../samples.ts'
import { UnsentMessages } from './UnsentMessages.tsx'

const conversationId = '65f0a1c2d3e4b5a600000081'

const failed = (key: string, change: Partial<OutgoingMessage>): OutgoingMessage => ({
  key,
  conversationId,
  shopId: sampleShop._id,
  type: 'text',
  content: 'Two kilos please',
  at: 0,
  phase: 'failed',
  ...change,
})
const messages = [
  failed('story-1', { content: 'May isda po ba kayo ngayong hapon, yung pang-sinigang?' }),
  failed('story-2', { type: 'image' }),
]

const queryClient = createQueryClient()

const meta = {
  title: 'chat/UnsentMessages',
  component: UnsentMessages,
  args: { conversationId, onDone: fn() },
  decorators: [
    (Story) => (
      <QueryClientProvider client={queryClient}>
        <div style={{ maxWidth: '20rem' }}>{Story()}</div>
      </QueryClientProvider>
    ),
  ],
  beforeEach: () => {
    messages.forEach(putOutgoing)
    return () => messages.forEach(({ key }) => dropOutgoing(key))
  },
} satisfies Meta<typeof UnsentMessages>
export default meta
type Story = StoryObj<typeof meta>

/** A text and a picture that could not be sent. */
export const NotSent: Story = {}
