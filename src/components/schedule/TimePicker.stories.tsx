import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TimePicker } from './TimePicker.tsx'

const meta = {
  title: 'components/schedule/TimePicker',
  component: TimePicker,
  args: { label: 'Time', value: '08:00', onChange: fn() },
} satisfies Meta<typeof TimePicker>
export default meta
type Story = StoryObj<typeof meta>

/** SCHED-40: twelve hours, sixty minutes, two halves. */
export const Morning: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Hour').children).toHaveLength(12)
    await expect(canvas.getByLabelText('Minute').children).toHaveLength(60)
    await userEvent.selectOptions(canvas.getByLabelText('Hour'), '12')
    await expect(args.onChange).toHaveBeenCalledWith('00:00')
  },
}
export const Missing: Story = { args: { error: 'Time is required' } }
