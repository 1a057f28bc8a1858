import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { LongList } from './LongList.tsx'

const items = Array.from({ length: 2000 }, (_, n) => ({
  _id: `${n + 1}`,
  height: 80 + ((n * 37) % 90),
}))

const meta = { title: 'ui/LongList', component: LongList<(typeof items)[number]> } satisfies Meta<
  typeof LongList<(typeof items)[number]>
>
export default meta
type Story = StoryObj<typeof meta>

/**
 * HOME-10: after the first items, only those near the screen are rendered; `aria-setsize` counts
 * all of them.
 */
export const TwoThousand: Story = {
  args: {
    label: 'Numbers',
    items,
    more: false,
    children: ({ _id, height }) => <p style={{ height }}>Number {_id}</p>,
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    const rendered = () => list.getAllByRole('listitem')
    const toEnd = () =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await waitFor(() => expect(rendered().length).toBeLessThan(100))
    await expect(rendered()[0]).toHaveAttribute('aria-setsize', '2000')
    await waitFor(() => {
      toEnd()
      return expect(list.getByText('Number 2000')).toBeVisible()
    })
    await expect(rendered().length).toBeLessThan(100)
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(list.getByText('Number 1')).toBeVisible())
  },
}
export const Few: Story = { args: { ...TwoThousand.args, items: items.slice(0, 3), more: true } }
