import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sampleReview } from '#components/samples.ts'
import { ReviewItem } from './ProductReviews.tsx'

const meta = { title: 'components/ReviewItem', component: ReviewItem } satisfies Meta<
  typeof ReviewItem
>
export default meta
type Story = StoryObj<typeof meta>

/** REVIEW-09: name, date, rating, text and pictures. */
export const Short: Story = {
  args: { review: sampleReview },
  play: async ({ canvasElement }) => {
    const item = within(canvasElement)
    await expect(item.getByText(sampleReview.display_name)).toBeVisible()
    await expect(item.getByRole('time')).toHaveAttribute('datetime', sampleReview.date)
    await expect(item.getByRole('img', { name: 'Rated 4.0 out of 5' })).toBeVisible()
    await expect(item.getByText(sampleReview.description ?? '')).toBeVisible()
    await expect(item.queryByRole('button', { name: 'Show More' })).toBeNull()
  },
}
/** REVIEW-08: more than 40 words are cut to two lines until the user expands them. */
export const Long: Story = {
  args: { review: { ...sampleReview, description: 'Matamis at sariwa ang mangga. '.repeat(12) } },
  play: async ({ canvasElement }) => {
    const item = within(canvasElement)
    const description = item.getByText(/^Matamis/)
    const lines = () =>
      Math.round(
        description.clientHeight / Number.parseFloat(getComputedStyle(description).lineHeight),
      )
    await expect(lines()).toBe(2)
    await userEvent.click(item.getByRole('button', { name: 'Show More' }))
    await expect(description.clientHeight).toBe(description.scrollHeight)
    await userEvent.click(item.getByRole('button', { name: 'Show less' }))
    await expect(lines()).toBe(2)
  },
}
export const WordsOnly: Story = {
  args: { review: { ...sampleReview, display_picture: null, gallery: [] } },
}
