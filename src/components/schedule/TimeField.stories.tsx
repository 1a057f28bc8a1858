import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TimeField } from './TimeField.tsx'

function Stateful({ value, onChange, ...rest }: ComponentProps<typeof TimeField>) {
  const [chosen, setChosen] = useState(value)
  const change = (next: string) => {
    setChosen(next)
    onChange(next)
  }
  return <TimeField {...rest} value={chosen} onChange={change} />
}

const meta = {
  title: 'components/schedule/TimeField',
  component: TimeField,
  args: { label: 'Time', value: '08:00', onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

/** SCHED-40: twelve hours, sixty minutes, two halves. */
export const Picked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Time' }))
    const lists = await screen.findAllByRole('list')
    const choices = (index: number) => within(lists[index]!)
    await expect(lists.map(({ children }) => children.length)).toEqual([12, 60, 2])
    await userEvent.click(choices(0).getByText('12'))
    await userEvent.click(choices(1).getByText('30'))
    await expect(args.onChange).toHaveBeenLastCalledWith('00:30')
    await userEvent.tab()
    await waitFor(() => expect(screen.queryAllByRole('list')).toEqual([]))
    await expect(canvas.getByRole('textbox', { name: 'Time' })).toHaveValue('12:30 AM')
  },
}
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Time' })
    await userEvent.clear(field)
    await userEvent.type(field, '4:05 ng hapon')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('16:05')
    await expect(field).toHaveValue('4:05 PM')
    await waitFor(() => expect(screen.queryAllByRole('list')).toEqual([]))
  },
}
export const Missing: Story = { args: { value: '', error: 'Time is required' } }
