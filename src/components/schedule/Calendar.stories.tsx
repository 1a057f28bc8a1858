import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Calendar } from './DateField.tsx'

const meta = {
  title: 'components/schedule/Calendar',
  component: Calendar,
  decorators: (Story) => (
    <AntdProvider>
      <Story />
    </AntdProvider>
  ),
  args: { value: undefined, today: { year: 2026, month: 3, day: 9 }, onChange: fn() },
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

/** SCHED-38: past days can't be chosen. */
export const OneYear: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'March 8, 2026' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await userEvent.click(canvas.getByRole('button', { name: 'April 30, 2026' }))
    await expect(args.onChange).toHaveBeenCalledWith({ year: 2026, month: 4, day: 30 })
  },
}

/** SCHED-38: without a year, every day can be chosen, also 29 February. */
export const EveryYear: Story = {
  decorators: (Story) => (
    <AntdProvider>
      <Story />
    </AntdProvider>
  ),
  args: { monthDay: true, value: { year: 2024, month: 1, day: 6 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'January 6' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(canvas.getByRole('button', { name: 'February 29' })).toBeEnabled()
  },
}
