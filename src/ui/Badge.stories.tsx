import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'

const meta = { title: 'ui/Badge', component: Badge } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = { args: { children: 'Pending' } }
export const Green: Story = { args: { children: 'Completed', tone: 'green' } }
export const Mango: Story = { args: { children: 'Preparing', tone: 'mango' } }
export const Danger: Story = { args: { children: 'Cancelled', tone: 'danger' } }
