import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { PictureContent } from './PictureContent.tsx'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="600"><rect width="300" height="600" fill="#ffb703"/><circle cx="150" cy="300" r="120" fill="#0b7a4b"/></svg>`

const meta = {
  title: 'chat/PictureContent',
  component: PictureContent,
  args: {
    src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    name: 'Picture from Dolores Fresh Market',
  },
} satisfies Meta<typeof PictureContent>
export default meta
type Story = StoryObj<typeof meta>

/** A tall picture in the fixed box. */
export const Tall: Story = {}
/** The whole picture, in a dialog. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Picture from Dolores Fresh Market' }),
    )
    await expect(
      await screen.findByRole('dialog', { name: 'Picture from Dolores Fresh Market' }),
    ).toBeVisible()
  },
}
