import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Icon } from '../Icon.tsx'
import type { LngLat } from './gl.ts'
import { MapLine } from './MapLine.tsx'
import { MapMarker } from './MapMarker.tsx'
import { MapPopup } from './MapPopup.tsx'
import { MapView } from './MapView.tsx'

const center = { latitude: 15.0343, longitude: 120.6844 }
const town = { latitude: 15.0646, longitude: 120.7198 }
const line: LngLat[] = [
  [120.6844, 15.0343],
  [120.698, 15.0472],
  [120.7198, 15.0646],
]

/** Waits until the map is drawn, for the picture of the story. */
const drawn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const host = () => canvasElement.querySelector<HTMLElement>('[data-map]')
  await waitFor(() => expect(host()?.dataset.map).toBe('idle'), { timeout: 40_000 })
}

const meta = {
  title: 'ui/MapView',
  component: MapView,
  args: {
    label: 'Map of shops',
    center,
    zoom: 12,
    controls: 'all',
    instead: 'The list works without it.',
  },
  decorators: [(Story) => <div style={{ display: 'grid', height: '24rem' }}>{Story()}</div>],
  play: drawn,
} satisfies Meta<typeof MapView>
export default meta
type Story = StoryObj<typeof meta>

export const Street: Story = {}
export const ZoomButtonsOnly: Story = { args: { controls: 'zoom', zoom: 15 } }
export const MarkersPopupAndLine: Story = {
  args: {
    children: (
      <>
        <MapLine coordinates={line} />
        <MapMarker at={center} anchor="center">
          <Icon icon={EnvironmentOutlined} label="Your place" />
        </MapMarker>
        <MapMarker at={town} anchor="bottom">
          <button type="button">Mexico Farmers Hub</button>
        </MapMarker>
        <MapPopup at={center} offset={16}>
          San Fernando
        </MapPopup>
      </>
    ),
  },
}
export const Satellite: Story = {
  play: async (context) => {
    await drawn(context)
    await context.userEvent.click(await context.canvas.findByRole('radio', { name: 'Satellite' }))
    await drawn(context)
  },
}
/** Outside the area that the map has details of. */
export const FarAway: Story = {
  args: { center: { latitude: 10.3167, longitude: 123.8907 }, zoom: 9 },
}
