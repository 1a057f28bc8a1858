import Supercluster from 'supercluster'
import type { Schemas } from '#api/contract.ts'
import type { Coordinates } from '#lib/geolocation.ts'
import type { Viewport } from '#ui/map/openMap.ts'

type Shop = Schemas['MapShop']

/** Distance below which markers are joined, px. */
const RADIUS = 40
/** At a street's zoom only shops that share one place still overlap. */
const CLOSEST_ZOOM = 17
/** Share of the view beyond its edges, whose markers are ready when the map is dragged. */
const MARGIN = 0.15

/** A shop, several that zooming separates, or several at one place. */
export type Spot =
  | { kind: 'shop'; shop: Shop }
  /** `first`: the handle of its shop that is nearest to the user. */
  | { kind: 'cluster'; at: Coordinates; count: number; zoom: number; first: string }
  | { kind: 'stack'; at: Coordinates; shops: Shop[] }

const coordinatesOf = ([longitude = 0, latitude = 0]: number[]): Coordinates => ({
  latitude,
  longitude,
})

/** Finds the markers of a view in time that depends on the view, not on the number of shops. */
export function indexShops(shops: readonly Shop[]) {
  const index = new Supercluster<{ rank: number }, { rank: number }>({
    radius: RADIUS,
    maxZoom: CLOSEST_ZOOM,
    // A cluster has the rank of its first shop.
    map: ({ rank }) => ({ rank }),
    reduce: (cluster, { rank }) => {
      cluster.rank = Math.min(cluster.rank, rank)
    },
  })
  index.load(
    shops.map(({ longitude, latitude }, rank) => ({
      type: 'Feature',
      properties: { rank },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  )
  const shopsOf = (id: number) =>
    index
      .getLeaves(id, Infinity)
      .map(({ properties }) => properties.rank)
      .sort((a, b) => a - b)
      .flatMap((rank) => shops[rank] ?? [])

  /** Sorted from north to south: the tab order follows the map. */
  return function spotsIn({ bounds: { west, south, east, north }, zoom }: Viewport): Spot[] {
    const [width, height] = [(east - west) * MARGIN, (north - south) * MARGIN]
    return index
      .getClusters([west - width, south - height, east + width, north + height], Math.floor(zoom))
      .toSorted((a, b) => (b.geometry.coordinates[1] ?? 0) - (a.geometry.coordinates[1] ?? 0))
      .flatMap(({ properties, geometry }): Spot | [] => {
        if (!('cluster' in properties)) {
          const shop = shops[properties.rank]
          return shop ? { kind: 'shop', shop } : []
        }
        const { cluster_id: id, point_count: count } = properties
        const at = coordinatesOf(geometry.coordinates)
        const expansionZoom = index.getClusterExpansionZoom(id)
        if (expansionZoom > CLOSEST_ZOOM) return { kind: 'stack', at, shops: shopsOf(id) }
        return {
          kind: 'cluster',
          at,
          count,
          zoom: expansionZoom,
          first: shops[properties.rank]?.shop_handle ?? '',
        }
      })
  }
}
