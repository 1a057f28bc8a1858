import type { Meta, StoryObj } from '@storybook/react-vite'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'

const meta = {
  title: 'components/OrderTimeline',
  component: OrderTimeline,
  decorators: (Story) => (
    <AntdProvider>
      <Story />
    </AntdProvider>
  ),
} satisfies Meta<typeof OrderTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  args: {
    steps: [
      { label: 'Pending', state: 'done', at: '2026-11-20T03:00:00Z' },
      { label: 'Preparing', state: 'current', at: '2026-11-20T05:00:00Z' },
      { label: 'For Pickup', state: 'upcoming' },
      { label: 'Completed', state: 'upcoming' },
    ],
  },
}
export const Cancelled: Story = {
  args: {
    steps: [
      { label: 'Pending', state: 'done', at: '2026-11-20T03:00:00Z' },
      { label: 'Cancelled', state: 'stopped', at: '2026-11-20T05:00:00Z' },
    ],
  },
}
