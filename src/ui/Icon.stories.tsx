import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './Icon.tsx'
import { type IconName, iconPaths } from './iconPaths.ts'

const meta = { title: 'ui/Icon', component: Icon } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = { args: { name: 'cart', size: 32, label: 'Cart' } }
export const All: Story = {
  args: { name: 'home' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <Icon key={name} name={name} size={28} label={name} />
      ))}
    </div>
  ),
}
