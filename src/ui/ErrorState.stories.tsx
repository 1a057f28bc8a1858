import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorState } from './ErrorState.tsx'

const nothing = () => undefined

const meta = { title: 'ui/ErrorState', component: ErrorState } satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  args: { message: 'Error: The server answered 503', onRetry: nothing },
}
export const Retrying: Story = { args: { ...Failed.args, retrying: true } }
export const Offline: Story = {
  args: {
    message: 'You are offline. This will load when you’re back online.',
    offline: true,
    onRetry: nothing,
  },
}
