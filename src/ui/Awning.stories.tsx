import type { Meta, StoryObj } from '@storybook/react-vite'
import { Awning } from './Awning.tsx'

const meta = { title: 'ui/Awning', component: Awning } satisfies Meta<typeof Awning>
export default meta
type Story = StoryObj<typeof meta>

export const UnderTheTopBar: Story = { args: {} }
export const Mango: Story = { args: { tone: 'mango', stripe: 28, height: 44 } }
