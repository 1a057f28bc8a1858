import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { LongList } from './LongList.tsx'

const items = Array.from({ length: 300 }, (_, n) => ({ _id: `${n + 1}`, height: 80 + ((n * 37) % 90) }))

const meta = { title: 'ui/LongList', component: LongList<(typeof items)[number]> } satisfies Meta<typeof LongList<(typeof items)[number]>>
export default meta
type Story = StoryObj<typeof meta>

/** Those that are far from the screen are boxes without content. */
export const Different: Story = {
  args: { label: 'Numbers', items, more: false, children: ({ _id, height }) => <p style={{ height }}>Number {_id}</p> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Number 1')).toBeVisible()
    await waitFor(() => expect(within(canvasElement).getAllByText(/^Number/).length).toBeLessThan(60))
  },
}
