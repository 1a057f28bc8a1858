import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ClampedText } from './ClampedText.tsx'

const meta = {
  title: 'ui/ClampedText',
  component: ClampedText,
  decorators: (Story) => <div style={{ width: '20rem' }}>{Story()}</div>,
} satisfies Meta<typeof ClampedText>
export default meta
type Story = StoryObj<typeof meta>

/** Two lines, and the others on demand. */
export const Long: Story = {
  args: {
    text: 'Rice by the kilo, by the sack or by the truck. '.repeat(5),
    more: 'More',
    less: 'Less',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const words = canvas.getByText(/^Rice/)
    const { clientHeight } = words
    await expect(words.scrollHeight).toBeGreaterThan(clientHeight + 10)
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(words.clientHeight).toBe(words.scrollHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }))
    await expect(words.clientHeight).toBe(clientHeight)
  },
}
export const Short: Story = {
  args: { text: 'Rice by the kilo.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
