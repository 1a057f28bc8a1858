import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ThreadMessage } from '#flows/chat/useThread.ts'
import { SAMPLE_DAY, sampleMessage, sampleShop } from '../samples.ts'
import { Message } from './Message.tsx'

const row = (change: Partial<ThreadMessage> = {}, newDay: number | null = null) => ({
  message: sampleMessage(change),
  newDay,
  firstNew: false,
  first: true,
  last: true,
})

const meta = {
  title: 'chat/Message',
  component: Message,
  args: {
    conversationId: '65f0a1c2d3e4b5a600000081',
    shop: sampleShop,
    today: SAMPLE_DAY,
    row: row(),
  },
  decorators: [
    (Story) => (
      <div role="list" style={{ maxWidth: '20rem' }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof Message>
export default meta
type Story = StoryObj<typeof meta>

export const FromTheShop: Story = {}
export const FirstOfADay: Story = { args: { row: row({}, SAMPLE_DAY - 1) } }
export const Own: Story = { args: { row: row({ sender: 'buyer' }) } }
export const OwnWithMenu: Story = {
  args: { row: row({ sender: 'buyer', content: 'Salamat po!' }) },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for your message: Salamat po!' }),
    ),
}
export const Sending: Story = {
  args: { row: row({ sender: 'buyer', id: null, pending: true, content: 'Two kilos please' }) },
}
export const FewEmoji: Story = { args: { row: row({ content: '🥭🥭' }) } }
/** Only https addresses are links, and addresses of this app. */
export const Links: Story = {
  args: {
    row: row({
      content: 'Menu: https://example.com/menu, not http://example.com or javascript:alert(1)',
    }),
  },
}
export const LongWords: Story = {
  args: { row: row({ sender: 'buyer', content: `${'ha'.repeat(120)}\n\nnew line` }) },
}
export const Place: Story = {
  args: {
    row: row({
      type: 'location',
      content: `https://www.google.com/maps/place/15%C2%B002'13.6%22N+120%C2%B040'55.7%22E`,
    }),
  },
}
/** There is no such file. */
export const BrokenPicture: Story = {
  args: { row: row({ type: 'image', content: '65f0a1c2d3e4b5a6000000a1' }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('This picture can’t be shown')).toBeVisible(),
}
/** A type that a later version of the marketplace may send. */
export const UnknownType: Story = { args: { row: row({ type: 'sticker' as never }) } }
