import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from './Tabs.tsx'

const children = <p>What the tab shows.</p>
const tabs = ['For You', 'Beverages', 'Snacks', 'Dairy', 'Medicine', 'Fresh'].map((label) => ({
  label,
  value: label.toLowerCase(),
  to: `?category=${label.toLowerCase()}`,
}))

const meta = { title: 'ui/Tabs', component: Tabs<string> } satisfies Meta<typeof Tabs<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Categories: Story = { args: { label: 'Categories', tabs, value: 'for you', children } }
