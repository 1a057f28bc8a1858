import type { Meta, StoryObj } from '@storybook/react-vite'
import { SegmentedControl } from './SegmentedControl.tsx'

const nothing = () => undefined
const segments = [
  { value: 'PICKUP', label: 'Pickup', icon: 'store' },
  { value: 'DELIVERY', label: 'Delivery', icon: 'truck' },
] as const

const meta = { title: 'ui/SegmentedControl', component: SegmentedControl<string> } satisfies Meta<typeof SegmentedControl<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Pickup: Story = { args: { label: 'Delivery Options', segments, value: 'PICKUP', onChange: nothing } }
