import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import '#ui/base.css'
import type { Schemas } from '#api/contract.ts'
import type { Route } from '#api/directions.ts'
import { NearbyMap } from '#features/nearby/map/NearbyMap.tsx'
import { sampleShop } from '#features/nearby/samples.ts'
import type { Coordinates } from '#lib/geolocation.ts'
import { drawnMap } from './maps.ts'

type Shop = Schemas['MapShop']

export const shop = (
  n: number,
  [longitude, latitude]: [number, number],
  change: Partial<Shop> = {},
): Shop =>
  sampleShop({
    _id: `65f0a1c2d3e4b5a69788${String(n).padStart(4, '0')}`,
    shop_handle: `shop-${n}`,
    shop_name: `Shop number ${n}`,
    distanceInKm: n,
    longitude,
    latitude,
    shop_status: 'Active',
    ...change,
  })

export const closest = shop(1, [120.6, 15.1], {
  shop_name: 'Panaderia ni Aling Nena',
  shop_status: 'Closest',
  distanceInKm: 2.14,
})
const closed = shop(2, [120.75, 14.95], { shop_status: 'Inactive' })
export const far = shop(3, [120.5, 14.9])
const apart = [closest, closed, far]

export const route = (coordinates: [number, number][]): Route => ({
  distance: 1000,
  duration: 100,
  weight: 100,
  weight_name: 'auto',
  geometry: { type: 'LineString', coordinates },
  legs: [],
})

interface Setting {
  shops?: Shop[]
  origin?: { at: Coordinates; kind: 'device' | 'place' | 'default' } | null
  hovered?: string
  route?: Route | null
  onSearchArea?: (center: Coordinates) => void
  selected?: string
}

/** The map, and a page around it that only remembers which shop is open. */
function Nearby({
  shops = apart,
  origin = null,
  hovered,
  route: way = null,
  onSearchArea = () => {},
  selected: first,
}: Setting) {
  const [selected, setSelected] = useState<string | null>(first ?? null)
  return (
    <div style={{ width: 640, height: 480 }}>
      <NearbyMap
        shops={shops}
        origin={origin}
        selected={selected}
        onSelect={setSelected}
        hovered={hovered ?? null}
        route={way}
        onSearchArea={onSearchArea}
      />
      <output>{selected}</output>
    </div>
  )
}

export async function open(setting: Setting = {}) {
  const { rerender } = render(<Nearby {...setting} />)
  return {
    map: await drawnMap(),
    change: (next: Setting) => rerender(<Nearby {...setting} {...next} />),
  }
}

export const pin = (name: string | RegExp) => screen.findByRole('button', { name })
