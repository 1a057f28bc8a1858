import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { TextArea } from './TextArea.tsx'

function Stateful(props: ComponentProps<typeof TextArea>) {
  const [value, setValue] = useState(props.value)
  return <TextArea {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { label: 'Your review', value: '' },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Optional: Story = {
  args: { optional: true, hint: 'A landmark, the gate, a good time to deliver.' },
}
export const Heading: Story = {
  args: { label: 'Delivery Instructions', heading: true, maxLength: 500 },
}
export const Wrong: Story = { args: { error: 'Tell us what happened' } }
export const ReadOnly: Story = { args: { value: 'Too salty', readOnly: true } }

/** Limits and counts the characters. */
export const Counted: Story = {
  args: { maxLength: 10 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Your review' })
    await userEvent.type(field, 'Sweet mangoes')
    await expect(field).toHaveValue('Sweet mang')
    await expect(field).toHaveAccessibleDescription('10 / 10 characters')
    // Three lines high, and not grey: the count in the same box is disabled, the field is not.
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(72)
    await expect(getComputedStyle(field.parentElement!).backgroundColor).toBe('rgb(255, 255, 255)')
  },
}
