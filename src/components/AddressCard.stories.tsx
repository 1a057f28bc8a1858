import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#ui/Button.tsx'
import { AddressCard } from './AddressCard.tsx'
import { sampleAddress } from './samples.ts'

const meta = { title: 'components/AddressCard', component: AddressCard } satisfies Meta<
  typeof AddressCard
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { address: sampleAddress, isDefault: true } }
export const WithActions: Story = {
  args: {
    address: sampleAddress,
    actions: (
      <Button variant="secondary" size="s">
        Change
      </Button>
    ),
  },
}
