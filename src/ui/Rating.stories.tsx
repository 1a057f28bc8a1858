import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rating } from './Rating.tsx'

const meta = { title: 'ui/Rating', component: Rating } satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = { args: { value: 4.6 } }
export const Stars: Story = { args: { value: 3.4, form: 'stars' } }
export const Unrated: Story = { args: { value: 0 } }
