import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge, CountBadge } from './Badge.tsx'

const meta = { title: 'ui/Badge', component: Badge } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = { args: { children: 'Pending' } }
export const Green: Story = { args: { children: 'Completed', tone: 'green' } }
export const Mango: Story = { args: { children: 'Preparing', tone: 'mango' } }
export const Danger: Story = { args: { children: 'Cancelled', tone: 'danger' } }

/** On an icon, whose width must not break '9+' into two lines. */
export const Count: Story = {
  args: { children: '9+' },
  render: () => (
    <span style={{ position: 'relative', display: 'block', width: 22, height: 22, margin: 24 }}>
      <CountBadge count={12} max={10} over="9+" />
    </span>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('9+').getBoundingClientRect().height).toBeLessThan(24)
  },
}
