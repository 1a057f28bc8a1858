import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartLineRow } from './CartLineRow.tsx'
import { sampleLine } from '../../components/samples.ts'

const nothing = () => undefined
const shared = { line: sampleLine, onSelect: nothing, onQuantity: nothing, onRemove: nothing }

const meta = {
  title: 'components/CartLineRow',
  component: CartLineRow,
  decorators: [
    (Story) => (
      <div style={{ container: 'cart / inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartLineRow>
export default meta
type Story = StoryObj<typeof meta>

export const Selected: Story = { args: { ...shared, selected: true } }
export const AtTheMaximum: Story = { args: { ...shared, line: { ...sampleLine, quantity: sampleLine.stocks } } }
export const SoldOut: Story = { args: { ...shared, line: { ...sampleLine, stocks: 0 } } }
