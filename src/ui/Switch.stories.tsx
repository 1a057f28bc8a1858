import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from './Switch.tsx'

const nothing = () => undefined

const meta = { title: 'ui/Switch', component: Switch } satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = { args: { checked: true, onChange: nothing, children: 'Enable Schedule' } }
export const Off: Story = { args: { checked: false, onChange: nothing, children: 'Enable Schedule' } }
