import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductRow } from './ProductRow.tsx'
import { sampleLine } from './samples.ts'

const nothing = () => undefined
const shared = { line: sampleLine, onSelect: nothing, onQuantity: nothing, onRemove: nothing }

const meta = {
  title: 'components/ProductRow',
  component: ProductRow,
  decorators: [
    (Story) => (
      <div style={{ container: 'cart / inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductRow>
export default meta
type Story = StoryObj<typeof meta>

export const Selected: Story = { args: { ...shared, selected: true } }
export const AtTheMaximum: Story = {
  args: { ...shared, line: { ...sampleLine, quantity: sampleLine.stocks } },
}
export const SoldOut: Story = { args: { ...shared, line: { ...sampleLine, stocks: 0 } } }
