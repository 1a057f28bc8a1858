import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

const nothing = () => undefined
const shared = {
  open: true,
  onClose: nothing,
  title: 'Feature Coming Soon',
  description: 'We are building this for you.',
}

const meta = { title: 'ui/Dialog', component: Dialog } satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: shared }
export const WithButtons: Story = { args: { ...shared, footer: <Button>Got it</Button> } }
export const FromTheSide: Story = { args: { ...shared, side: 'right', title: 'Weekly groceries' } }
export const Menu: Story = { args: { ...shared, side: 'left', title: 'Categories' } }
export const Small: Story = { args: { ...shared, size: 's', dismissible: false } }
