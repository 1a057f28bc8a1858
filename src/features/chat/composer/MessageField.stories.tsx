import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn } from 'storybook/test'
import { MessageField } from './MessageField.tsx'

type Props = Omit<Parameters<typeof MessageField>[0], 'field'>

function WithField(props: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  return <MessageField field={field} {...props} />
}

const meta = {
  title: 'chat/MessageField',
  component: WithField,
  args: {
    shopName: 'Dolores Fresh Market',
    value: '',
    busy: false,
    onChange: fn(),
    onSend: fn(),
    onFiles: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: '14rem' }}>{Story()}</div>],
} satisfies Meta<typeof WithField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const SevenLines: Story = { args: { value: 'one\ntwo\nthree\nfour\nfive\nsix\nseven' } }
export const NearTheLimit: Story = { args: { value: 'po '.repeat(640) } }
export const TooLong: Story = {
  args: { value: 'a'.repeat(2100) },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeInvalid(),
}
