import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { onePixel as picture } from '#components/samples.ts'
import { MediaPicker } from './MediaPicker.tsx'

function Stateful({ files, onChange, ...rest }: ComponentProps<typeof MediaPicker>) {
  const [chosen, setChosen] = useState(files)
  const change = (next: readonly File[]) => {
    setChosen(next)
    onChange(next)
  }
  return <MediaPicker {...rest} files={chosen} onChange={change} />
}

const meta = {
  title: 'components/MediaPicker',
  component: MediaPicker,
  args: { files: [], onChange: fn(), of: 'Carabao Mango' },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof MediaPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Disabled: Story = { args: { files: [picture('mango.png')], disabled: true } }

/** REVIEW-05: at most four, shown as 'Add Files (n/4)'; one can be removed again. */
export const FourAtMost: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = () => canvas.getByLabelText(/^Add Files/)
    await userEvent.upload(
      field(),
      [1, 2, 3, 4, 5].map((n) => picture(`mango-${n}.png`)),
    )
    await expect(await canvas.findByText('Add Files (4/4)')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Only 4 files can be added')
    await userEvent.click(canvas.getByRole('button', { name: /^Remove file 2/ }))
    await expect(canvas.getByText('Add Files (3/4)')).toBeVisible()
    await expect(canvas.getAllByRole('img')).toHaveLength(3)
    await expect(field()).toHaveFocus()
  },
}

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const document = new File(['a'], 'list.pdf', { type: 'application/pdf' })
    const fake = new File(['<script>'], 'fake.png', { type: 'image/png' })
    const huge = new File([new Uint8Array(10_000_001)], 'huge.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText(/^Add Files/), [document, fake, huge], {
      applyAccept: false,
    })
    await canvas.findByText('huge.png is larger than 10 MB.')
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'list.pdf is not a picture or video that can be shown.fake.png is not a picture or video that can be shown.huge.png is larger than 10 MB.',
    )
    await expect(canvas.getByText('Add Files (0/4)')).toBeVisible()
  },
}

/** FILE-02: each tile shows how much of it has been sent. */
export const Uploading: Story = {
  args: {
    files: [picture('one.png'), picture('two.png')],
    disabled: true,
    upload: { phase: 'sending', fraction: 0.6, onCancel: fn() },
  },
}
