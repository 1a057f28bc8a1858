import PictureOutlined from '@ant-design/icons/PictureOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FileButton } from './FileButton.tsx'

const picture = new File(['png'], 'mango.png', { type: 'image/png' })

const meta = {
  title: 'ui/FileButton',
  component: FileButton,
  args: { icon: PlusOutlined, accept: 'image/png', children: 'Add Picture', onFiles: fn() },
} satisfies Meta<typeof FileButton>
export default meta
type Story = StoryObj<typeof meta>

export const Disabled: Story = { args: { disabled: true } }
/** It can't be pressed, but stays focusable. */
export const Full: Story = {
  args: { full: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const field = within(canvasElement).getByLabelText('Add Picture')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('aria-disabled', 'true')
  },
}
/** The same file can be chosen twice. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Add Picture')
    await userEvent.upload(field, picture)
    await userEvent.upload(field, picture)
    await expect(args.onFiles).toHaveBeenCalledTimes(2)
    await expect(args.onFiles).toHaveBeenLastCalledWith([picture])
    await expect(field).toHaveFocus()
  },
}
/** Its name is for screen readers, and the tooltip. */
export const Compact: Story = { args: { compact: true, icon: PictureOutlined } }
