import type { Meta, StoryObj } from '@storybook/react-vite'
import { MoneyTable } from './MoneyTable.tsx'

const rows = [
  { label: 'Merchandise Total', amount: 1234.5 },
  { label: 'Transaction Fee incl. VAT', amount: 31.8 },
  { label: 'Total Amount', amount: 1266.3, total: true },
]

const meta = { title: 'components/MoneyTable', component: MoneyTable } satisfies Meta<
  typeof MoneyTable
>
export default meta
type Story = StoryObj<typeof meta>

export const Computed: Story = { args: { rows } }
export const Computing: Story = { args: { rows: rows.map((row) => ({ ...row, amount: null })) } }
