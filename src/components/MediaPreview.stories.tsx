import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MediaPreview } from './MediaPreview.tsx'
import { onePixel } from './samples.ts'

const meta = {
  title: 'components/MediaPreview',
  component: MediaPreview,
  args: { file: onePixel('mango.png'), position: 1, disabled: false, onRemove: fn() },
} satisfies Meta<typeof MediaPreview>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const Uploading: Story = { args: { sent: 0.6, disabled: true } }
