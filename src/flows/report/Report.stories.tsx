import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { Report } from './Report.tsx'

const meta = {
  title: 'flows/Report',
  component: Report,
  args: { kind: 'product', id: '65f0a1c2d3e4b5a697881001', name: 'Carabao Mango, Ripe, 1 kg' },
  decorators: [
    (Story) => <QueryClientProvider client={createQueryClient()}>{Story()}</QueryClientProvider>,
  ],
} satisfies Meta<typeof Report>
export default meta
type Story = StoryObj<typeof meta>

export const Product: Story = {}
export const Shop: Story = { args: { kind: 'shop', name: "Aling Nena's Sari-Sari Store" } }
