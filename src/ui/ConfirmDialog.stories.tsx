import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const nothing = () => undefined
const shared = {
  open: true,
  title: 'Remove Items',
  description: 'Are you sure you want to remove Jasmine Rice from this list?',
  onConfirm: nothing,
  onCancel: nothing,
}

const meta = { title: 'ui/ConfirmDialog', component: ConfirmDialog } satisfies Meta<
  typeof ConfirmDialog
>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: shared }
export const Danger: Story = { args: { ...shared, danger: true } }
export const Busy: Story = { args: { ...shared, busy: true } }
