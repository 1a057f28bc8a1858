import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ChoiceGrid } from './ChoiceGrid.tsx'
import { monthlyDays } from './timing.ts'

const days = monthlyDays.map((value) => ({ value, label: value === 'END' ? 'End' : value }))
const meta = {
  title: 'components/schedule/ChoiceGrid',
  component: ChoiceGrid,
  args: { label: 'Day of the month', columns: 7, options: days, value: 1, onChange: fn() },
} satisfies Meta<typeof ChoiceGrid<number | 'END'>>
export default meta
type Story = StoryObj<typeof meta>

/** SCHED-37: 1 to 27 and End, 28 cells. */
export const Monthly: Story = {}
export const Missing: Story = { args: { value: undefined, error: 'Day of month is required' } }
