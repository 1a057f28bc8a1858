import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StarInput } from './StarInput.tsx'

function Stateful({ value, onChange, ...rest }: ComponentProps<typeof StarInput>) {
  const [chosen, setChosen] = useState(value)
  const change = (next: number) => {
    setChosen(next)
    onChange(next)
  }
  return <StarInput {...rest} value={chosen} onChange={change} />
}

const meta = {
  title: 'components/StarInput',
  component: StarInput,
  args: { label: 'Rating of Carabao Mango', value: 0, onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof StarInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Disabled: Story = { args: { value: 3, disabled: true } }

/** REVIEW-01: 1 to 5, by keyboard too. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Rating of Carabao Mango' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
  },
}
