import type { Meta, StoryObj } from '@storybook/react-vite'
import { Report } from './Report.tsx'

const meta = {
  title: 'flows/Report',
  component: Report,
  args: { kind: 'product', id: '65f0a1c2d3e4b5a697881001', name: 'Carabao Mango, Ripe, 1 kg' },
} satisfies Meta<typeof Report>
export default meta
type Story = StoryObj<typeof meta>

export const Product: Story = {}
export const Shop: Story = { args: { kind: 'shop', name: "Aling Nena's Sari-Sari Store" } }
