import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { UploadStatus } from './UploadStatus.tsx'

const meta = {
  title: 'components/UploadStatus',
  component: UploadStatus,
  args: { of: 'mango.png', phase: 'sending', fraction: 0.42, onCancel: fn(), onRetry: fn() },
} satisfies Meta<typeof UploadStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Sending: Story = {}
export const Failed: Story = {
  args: { phase: 'failed', problem: 'This is too large for the server' },
}
export const Slow: Story = { args: { fraction: 1, slow: true } }
export const Cancelled: Story = { args: { phase: 'cancelled' } }
export const Sent: Story = { args: { phase: 'sent', fraction: 1 } }
