import type { Meta, StoryObj } from '@storybook/react-vite'
import { mapsLink } from '#domain/mapsLink.ts'
import { PlaceMapDialog } from './PlaceMapDialog.tsx'

const position = { latitude: 15.0343, longitude: 120.6844 }

const meta = {
  title: 'flows/PlaceMapDialog',
  component: PlaceMapDialog,
  args: {
    title: 'Aling Nena’s Sari-Sari Store',
    position,
    href: mapsLink(position),
    onClose: () => undefined,
  },
} satisfies Meta<typeof PlaceMapDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Shop: Story = {
  args: {
    description: 'San Fernando City, Pampanga',
    directions: '/nearby?shop=aling-nenas-sari-sari-store&directions=',
  },
}
export const Location: Story = {
  args: { title: 'Shared location', description: `15°02'03.5"N 120°41'03.8"E` },
}
