import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleShop } from '../samples.ts'
import { TypingLine } from './TypingLine.tsx'

const meta = {
  title: 'chat/TypingLine',
  component: TypingLine,
  args: { shop: sampleShop },
  decorators: [(Story) => <div style={{ maxWidth: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof TypingLine>
export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {}
export const LongName: Story = {
  args: {
    shop: {
      ...sampleShop,
      shop_name: 'The Very Fresh Market of Aling Dolores and Her Seven Daughters',
    },
  },
}
