import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sampleShop, sampleShops } from '../samples.ts'
import { NearbyMap } from './NearbyMap.tsx'

const nothing = () => undefined

const meta = {
  title: 'nearby/NearbyMap',
  component: NearbyMap,
  args: {
    shops: sampleShops,
    origin: { at: { latitude: 15.0343, longitude: 120.6844 }, kind: 'device' },
    selected: null,
    onSelect: nothing,
    hovered: null,
    route: null,
    onSearchArea: nothing,
  },
  decorators: [(Story) => <div style={{ height: '28rem' }}>{Story()}</div>],
  play: async ({ canvasElement, canvas }) => {
    const host = () => canvasElement.querySelector<HTMLElement>('[data-map]')
    await waitFor(() => expect(host()?.dataset.map).toBe('idle'), { timeout: 40_000 })
    await canvas.findByRole('button', { name: /^San Fernando Rice Center/ })
  },
} satisfies Meta<typeof NearbyMap>
export default meta
type Story = StoryObj<typeof meta>

export const MarkersAndCluster: Story = {}
export const OpenShop: Story = { args: { selected: sampleShop().shop_handle } }
export const HoveredCard: Story = { args: { hovered: 'shop-1' } }
export const AroundAChosenPlace: Story = {
  args: { origin: { at: { latitude: 15.0343, longitude: 120.6844 }, kind: 'place' } },
}
