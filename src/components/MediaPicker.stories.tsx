import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MediaPicker } from './MediaPicker.tsx'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#ffb703"/><circle cx="40" cy="40" r="24" fill="#0b7a4b"/></svg>'
/** The picker judges a file by the type that the browser gives it; an SVG under another name still shows. */
const picture = (name: string, bytes = drawing) => new File([bytes], name, { type: 'image/png', lastModified: 0 })

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

/** REVIEW-05: four at most, said as 'Add Files (n/4)'; one can be taken away again. */
export const FourAtMost: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = () => canvas.getByLabelText(/^Add Files/)
    await userEvent.upload(
      field(),
      [1, 2, 3, 4, 5].map((n) => picture(`mango-${n}.png`)),
    )
    await expect(canvas.getByText('Add Files (4/4)')).toBeVisible()
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
    const huge = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText(/^Add Files/), [document, huge], { applyAccept: false })
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'list.pdf is neither a picture nor a clip that can be shown.huge.png is larger than 10 MB.',
    )
    await expect(canvas.getByText('Add Files (0/4)')).toBeVisible()
  },
}
