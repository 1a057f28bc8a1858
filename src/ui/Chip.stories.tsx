import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from './Chip.tsx'

const nothing = () => undefined

const meta = { title: 'ui/Chip', component: Chip } satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { children: 'Fruits' } }
export const Leading: Story = { args: { children: 'Fruits', to: '/discover?categories=fruits' } }
export const Removable: Story = {
  args: { children: 'Shipped', onRemove: nothing, removeLabel: 'Clear the filter' },
}
