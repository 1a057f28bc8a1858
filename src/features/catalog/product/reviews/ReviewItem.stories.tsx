import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { sampleReview } from '#components/samples.ts'
import { ReviewItem, Summary } from './ProductReviews.tsx'

const meta = { title: 'components/ReviewItem', component: ReviewItem } satisfies Meta<
  typeof ReviewItem
>
export default meta
type Story = StoryObj<typeof meta>

const gallery = [...sampleReview.gallery, { url: 'data:video/mp4;base64,', type: 'video' as const }]

/** REVIEW-09: name, date in Manila, rating, text, pictures and clips. */
export const Short: Story = {
  args: { review: { ...sampleReview, date: '2026-10-02T20:00:00Z', gallery } },
  play: async ({ canvasElement }) => {
    const item = within(canvasElement)
    await expect(item.getByText(sampleReview.display_name)).toBeVisible()
    await expect(canvasElement.querySelector('header img')).toHaveAttribute(
      'src',
      sampleReview.display_picture,
    )
    await expect(item.getByText('Oct 3, 2026')).toHaveAttribute('datetime', '2026-10-02T20:00:00Z')
    await expect(item.getByRole('img', { name: 'Rated 4.0 out of 5' })).toBeVisible()
    await expect(item.getByText(sampleReview.description ?? '')).toBeVisible()
    const open = (what: string) => item.getByRole('button', { name: `Open ${what} by Jun Reyes` })
    await expect(open('image 1 of 2').querySelector('img')).toHaveAttribute('src', gallery[0]?.url)
    await userEvent.click(open('video 2 of 2'))
    const dialog = await screen.findByRole('dialog', {
      name: 'Pictures of the review by Jun Reyes',
    })
    await expect(dialog).toHaveTextContent('2 / 2')
  },
}
const words = (count: number) => ({ ...sampleReview, description: 'salita '.repeat(count) })
/** REVIEW-08: 40 words are shown in full. */
export const FortyWords: Story = {
  args: { review: words(40) },
  decorators: (Story) => <div style={{ width: '20rem' }}>{Story()}</div>,
  play: async ({ canvasElement }) => {
    const item = within(canvasElement)
    const { clientHeight, scrollHeight } = item.getByText(/^salita/)
    await expect(clientHeight).toBe(scrollHeight)
    await expect(item.queryByRole('button', { name: 'Show More' })).toBeNull()
  },
}
/** REVIEW-08: more are cut to two lines until the user expands them. */
export const Long: Story = {
  args: { review: words(41) },
  decorators: (Story) => <div style={{ width: '20rem' }}>{Story()}</div>,
  play: async ({ canvasElement }) => {
    const item = within(canvasElement)
    const description = item.getByText(/^salita/)
    const lines = () =>
      Math.round(
        description.clientHeight / Number.parseFloat(getComputedStyle(description).lineHeight),
      )
    await expect(lines()).toBe(2)
    await userEvent.click(item.getByRole('button', { name: 'Show More' }))
    await expect(description.clientHeight).toBe(description.scrollHeight)
    await expect(lines()).toBeGreaterThan(2)
    await userEvent.click(item.getByRole('button', { name: 'Show less' }))
    await expect(lines()).toBe(2)
  },
}
/** The spread of the stars, where the marketplace says it. */
export const Summaries: Story = {
  args: { review: sampleReview },
  render: () => (
    <>
      <Summary rating={4.2} counts={[0, 1, 2, 3, 4]} />
      <Summary rating={3.9} counts={undefined} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('10 reviews')).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '5 stars: 4',
      '4 stars: 3',
      '3 stars: 2',
      '2 stars: 1',
      '1 star: 0',
    ])
    await expect(canvas.getByRole('img', { name: 'Rated 3.9 out of 5' })).toBeVisible()
  },
}
export const WordsOnly: Story = {
  args: { review: { ...sampleReview, display_picture: null, gallery: [] } },
}
