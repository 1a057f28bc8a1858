import SearchOutlined from '@ant-design/icons/SearchOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from './LinkButton.tsx'

const meta = { title: 'ui/LinkButton', component: LinkButton } satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { to: '/home', children: 'Start shopping' } }
export const WithIcon: Story = {
  args: {
    to: '/discover?query=rice',
    children: 'Find Similar',
    icon: SearchOutlined,
    variant: 'secondary',
    size: 's',
  },
}
