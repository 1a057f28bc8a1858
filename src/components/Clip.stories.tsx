import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Clip } from './Clip.tsx'

const meta = {
  title: 'components/Clip',
  component: Clip,
  args: {
    src: '/demo/media/unboxing.webm',
    'aria-label': 'Video from Dolores Fresh Market',
    width: 240,
  },
} satisfies Meta<typeof Clip>
export default meta
type Story = StoryObj<typeof meta>

export const Playable: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByLabelText('Video from Dolores Fresh Market')).toBeVisible(),
}
/** The browser doesn't know the format of the file. */
export const Broken: Story = {
  args: { src: 'data:video/mp4;base64,AAAAGGZ0eXBpc29t' },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('This video can’t be played')).toBeVisible(),
}
