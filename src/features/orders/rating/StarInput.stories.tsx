import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AntdProvider } from '#ui/AntdProvider.tsx'
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
  render: (args) => (
    <AntdProvider>
      <Stateful {...args} />
    </AntdProvider>
  ),
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
    await expect(canvas.getByRole('radio', { name: '1 star, Poor' })).toHaveFocus()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await expect(canvas.getByText('Very good', { selector: '[aria-hidden]' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars, Very good' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
  },
}
