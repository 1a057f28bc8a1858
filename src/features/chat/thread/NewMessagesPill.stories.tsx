import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NewMessagesPill } from './NewMessagesPill.tsx'

const meta = {
  title: 'chat/NewMessagesPill',
  component: NewMessagesPill,
  args: { count: 0, onPress: fn() },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: '5rem', maxWidth: '20rem' }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof NewMessagesPill>
export default meta
type Story = StoryObj<typeof meta>

/** The user has scrolled up, and there is no new message. */
export const NothingNew: Story = {}
export const One: Story = { args: { count: 1 } }
export const Many: Story = { args: { count: 128 } }
