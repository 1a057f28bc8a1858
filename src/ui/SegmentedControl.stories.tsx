import { ShopOutlined, TruckOutlined } from '@ant-design/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SegmentedControl } from './SegmentedControl.tsx'

const nothing = () => undefined
const segments = [
  { value: 'PICKUP', label: 'Pickup', icon: ShopOutlined },
  { value: 'DELIVERY', label: 'Delivery', icon: TruckOutlined },
] as const

const meta = { title: 'ui/SegmentedControl', component: SegmentedControl<string> } satisfies Meta<typeof SegmentedControl<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Pickup: Story = { args: { label: 'Delivery Options', segments, value: 'PICKUP', onChange: nothing } }
