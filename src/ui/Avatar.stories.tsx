import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './Avatar.tsx'

const meta = { title: 'components/Avatar', component: Avatar } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Letter: Story = { args: { name: 'Kapampangan Meat Corner', size: 56 } }
export const Picture: Story = {
  args: { name: 'Jun Reyes', src: '/demo/avatars/m03.webp', size: 56 },
}
