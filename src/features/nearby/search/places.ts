import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import HomeOutlined from '@ant-design/icons/HomeOutlined'
import ShopOutlined from '@ant-design/icons/ShopOutlined'
import { useQuery } from '@tanstack/react-query'
import { addressQueries } from '#api/addresses.ts'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { formatNear, parseNear } from '#domain/near.ts'
import { nearestTown, placeMatches, searchTowns, type Town } from '#domain/towns.ts'
import type { Coordinates } from '#lib/geolocation.ts'
import { useDebounced } from '#lib/useDebounced.ts'
import { searchText } from '#lib/visibleText.ts'
import type { IconType } from '#ui/Icon.tsx'
import type { Origin } from '../useOrigin.ts'

/** `near`: it is the name of the nearest town only. */
interface PlaceName {
  name: string
  near: boolean
}

/**
 * Texts for the search field, a sentence about the results, and the start of a route. `place` is
 * from `usePlaceName`.
 */
export function placeTexts(origin: Origin | null, place: PlaceName | null) {
  if (origin?.kind === 'device')
    return { field: 'My location', where: 'near you', from: 'your location' }
  if (origin?.kind !== 'place')
    return {
      field: '',
      where: 'around Pampanga',
      from: 'the middle of the map, as we don’t know your location',
    }
  if (!place) return { field: '', where: 'near there', from: 'there' }
  const { name, near } = place
  return {
    field: near ? `Near ${name}` : name,
    where: `near ${name}`,
    from: near ? `a place near ${name}` : name,
  }
}

/** `at` is null for the device's position. */
export interface Place {
  at: Coordinates | null
  label: string
  hint?: string
  icon: IconType
}

/** Pause in typing before towns are searched, ms. */
const DEBOUNCE_MS = 120
/** Largest distance of the same place, about 50 m. */
const SAME_PLACE_DEGREES = 0.0005
/** Largest distance within a town, about 3 km; the table has centres only. */
const IN_TOWN_DEGREES = 0.03

const DEVICE: Place = {
  at: null,
  label: 'My location',
  hint: 'Your current location',
  icon: EnvironmentOutlined,
}

const isWithin = (degrees: number, one: Coordinates, other: Coordinates) =>
  Math.abs(one.latitude - other.latitude) < degrees &&
  Math.abs(one.longitude - other.longitude) < degrees

/** Returns '15.0343, 120.6844'. */
const coordinatesText = (at: Coordinates) => formatNear(at).replace(',', ', ')

const townPlace = (town: Town): Place => ({
  at: { latitude: town.latitude, longitude: town.longitude },
  label: town.name,
  hint: town.area,
  icon: EnvironmentOutlined,
})

const addressPlace = (address: Schemas['Address']): Place => ({
  at: address.geolocation ?? null,
  label: address.street,
  hint: `${address.type === 'HOME' ? 'Home' : 'Work'}: ${address.city}, ${address.state_province}`,
  icon: address.type === 'HOME' ? HomeOutlined : ShopOutlined,
})

function useAddresses(enabled: boolean): readonly Schemas['Address'][] {
  const { user } = useSession()
  return (
    useQuery({ ...addressQueries.all(user?._id ?? ''), enabled: enabled && user !== undefined })
      .data ?? []
  )
}

const includes = (place: Place, text: string) => placeMatches(text, `${place.label} ${place.hint}`)

/** Finds towns, or for typed coordinates that position alone. */
export const findPlaces = async (text: string): Promise<Place[]> => {
  const typed = parseNear(text)
  return typed
    ? [
        {
          at: typed,
          label: coordinatesText(typed),
          hint: 'These coordinates',
          icon: EnvironmentOutlined,
        },
      ]
    : (await searchTowns(text)).map(townPlace)
}

export function usePlaces(text: string, active: boolean) {
  const term = searchText(text)
  const settled = useDebounced(term, DEBOUNCE_MS)
  const addresses = useAddresses(active)
    .filter(({ geolocation }) => geolocation)
    .map(addressPlace)
  const found = useQuery({
    queryKey: ['places', settled],
    queryFn: () => findPlaces(settled),
    enabled: active && settled !== '',
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  })
  const matches = term === '' ? [] : (found.data ?? [])
  const own = parseNear(term)
    ? []
    : addresses.filter((place) => term === '' || includes(place, term))
  const device = term === '' || includes(DEVICE, term) ? [DEVICE] : []
  const loading = term !== '' && (settled !== term || found.isLoading)
  return { places: [...device, ...own, ...matches], loading, failed: found.isError && term !== '' }
}

/**
 * Names the user's address, a town, the nearest town, or the coordinates. Null while it is looked
 * up, and without a position.
 */
export function usePlaceName(at: Coordinates | null): PlaceName | null {
  const addresses = useAddresses(at !== null)
  const town = useQuery({
    queryKey: ['places', 'name', at && formatNear(at)],
    queryFn: () => (at ? nearestTown(at) : null),
    enabled: at !== null,
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  })
  if (!at) return null
  const own = addresses.find(
    ({ geolocation }) => geolocation && isWithin(SAME_PLACE_DEGREES, geolocation, at),
  )
  if (own) return { name: own.street, near: false }
  if (town.isPending) return null
  if (!town.data) return { name: coordinatesText(at), near: false }
  return isWithin(IN_TOWN_DEGREES, town.data, at)
    ? { name: `${town.data.name}, ${town.data.area}`, near: false }
    : { name: town.data.name, near: true }
}
