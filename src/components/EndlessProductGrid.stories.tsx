import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { EndlessProductGrid } from './EndlessProductGrid.tsx'
import { sampleProduct } from './samples.ts'

const many = Array.from({ length: 2000 }, (_, index) => ({ ...sampleProduct, _id: `p${index}`, product_name: `Product ${index + 1}` }))

const pages = (items: typeof many) => ({ pages: [{ items }] })

const meta = {
  title: 'components/EndlessProductGrid',
  component: EndlessProductGrid,
  args: { data: pages(many), more: false },
} satisfies Meta<typeof EndlessProductGrid>
export default meta
type Story = StoryObj<typeof meta>

/** HOME-10: a long list renders only the cards near the screen; `aria-setsize` counts all of them. */
export const TwoThousand: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement)
    const drawn = () => grid.getAllByRole('listitem')
    await expect(drawn().length).toBeLessThan(100)
    await expect(drawn()[0]).toHaveAttribute('aria-setsize', '2000')
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await waitFor(() => expect(drawn().at(-1)).toHaveAttribute('aria-posinset', '2000'))
    await expect(drawn().length).toBeLessThan(100)
    // The cards in view come first, and those around them after them.
    const boxOf = (card?: HTMLElement) => card?.getBoundingClientRect() ?? new DOMRect()
    await waitFor(() => expect(boxOf(drawn()[0]).top).toBeLessThan(-window.innerHeight))
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
    await waitFor(() => expect(boxOf(drawn()[0]).top).toBeLessThan(-window.innerHeight))
    await waitFor(() => expect(boxOf(drawn().at(-1)).bottom).toBeGreaterThan(2 * window.innerHeight))
    await expect(drawn().length).toBeLessThan(100)
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(grid.getByRole('link', { name: 'Product 1' })).toBeVisible())
  },
}
export const Few: Story = { args: { data: pages(many.slice(0, 3)), more: true } }
