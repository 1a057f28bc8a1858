import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReviewItem } from './ReviewItem.tsx'
import { sampleReview } from './samples.ts'

const meta = { title: 'components/ReviewItem', component: ReviewItem } satisfies Meta<typeof ReviewItem>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = { args: { review: sampleReview } }
export const Long: Story = { args: { review: { ...sampleReview, description: 'Matamis at sariwa ang mangga. '.repeat(12) } } }
export const WordsOnly: Story = { args: { review: { ...sampleReview, display_picture: null, gallery: [] } } }
