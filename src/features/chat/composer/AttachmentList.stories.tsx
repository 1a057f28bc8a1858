import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { onePixel } from '#components/samples.ts'
import { AttachmentList } from './AttachmentList.tsx'

const attachment = (key: string) => ({
  key,
  file: onePixel(`${key}.png`),
  type: 'image' as const,
  fileId: null,
})
const phases = { mango: 'sending', stall: 'failed', basket: 'sent' } as const

const meta = {
  title: 'chat/AttachmentList',
  component: AttachmentList,
  args: {
    attachments: {
      attachments: Object.keys(phases).map(attachment),
      problems: ['list.pdf is not a picture or video that can be shown.'],
      add: fn(),
      remove: fn(),
      clear: fn(),
      uploadOf: ({ key }) => ({
        phase: phases[key as keyof typeof phases],
        fraction: 0.4,
        onCancel: fn(),
        onRetry: fn(),
      }),
    },
    busy: false,
    onRemoved: fn(),
  },
  decorators: [
    (Story) => <div style={{ maxWidth: '20rem', background: 'var(--surface)' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof AttachmentList>
export default meta
type Story = StoryObj<typeof meta>

export const Uploading: Story = {}
export const BeingSent: Story = { args: { busy: true } }
