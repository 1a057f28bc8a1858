import type { Meta, StoryObj } from '@storybook/react-vite'
import { answering } from '../../../../.storybook/answering.ts'
import { NotificationList } from './NotificationList.tsx'

const meta = {
  title: 'features/NotificationList',
  component: NotificationList,
  args: { user: { _id: '65f0a1c2d3e4b5a697881001', display_name: 'liza-manalo' }, unread: false },
  decorators: [(Story) => <div style={{ maxWidth: '23rem' }}>{Story()}</div>],
} satisfies Meta<typeof NotificationList>
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
    await canvas.findByText('No notifications yet')
  },
}
export const NothingUnread: Story = {
  args: { unread: true },
  beforeEach: answering('emptyPage'),
  play: async ({ canvas }) => {
    await canvas.findByText('You’re all caught up')
  },
}
export const Failed: Story = {
  beforeEach: answering('failure'),
  // The failed request is retried once.
  play: async ({ canvas }) => {
    await canvas.findByText(/^An error has occurred/, {}, { timeout: 5000 })
  },
}
