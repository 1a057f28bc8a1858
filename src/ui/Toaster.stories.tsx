import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { showError, showToast } from './toast.ts'
import { Toaster } from './Toaster.tsx'

const meta = { title: 'ui/Toaster', component: Toaster } satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  render: () => (
    <>
      <Button onClick={() => showToast('Success', 'Product added to cart!')}>Show</Button>
      <Toaster />
    </>
  ),
}
export const Failure: Story = {
  render: () => (
    <>
      <Button onClick={() => showError('Error', 'Failed to remove product from your cart.')}>
        Show
      </Button>
      <Toaster />
    </>
  ),
}
