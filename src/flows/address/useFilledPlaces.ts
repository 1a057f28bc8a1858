import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { locationQueries } from '#api/locations.ts'
import { type AddressValues, typedPosition } from './addressSchema.ts'
import { type PlaceLists, type PlaceNames, placesAt } from './placesAt.ts'

const NAMES = ['region', 'state_province', 'city'] as const

function useLists(): PlaceLists {
  const queryClient = useQueryClient()
  return {
    regions: () => queryClient.fetchQuery(locationQueries.regions()),
    provinces: (region) => queryClient.fetchQuery(locationQueries.provinces(region)),
    regionCities: (region) => queryClient.fetchQuery(locationQueries.regionCities(region)),
    provinceCities: (province) => queryClient.fetchQuery(locationQueries.provinceCities(province)),
  }
}

/**
 * Fills in the places for each position that the user sets, unless they have chosen: they know
 * better.
 */
export function useFilledPlaces(): PlaceNames | null {
  const { control, getValues, setValue } = useFormContext<AddressValues>()
  const position = typedPosition(useWatch({ control, name: 'geolocation' }))
  const key = position ? `${position.latitude},${position.longitude}` : ''
  const [first] = useState(key)
  const [filled, setFilled] = useState<PlaceNames | null>(null)
  const lists = useLists()

  const mayReplace = (now: AddressValues) =>
    NAMES.every((name) => now[name] === '' || now[name] === filled?.[name])
  const fill = useEffectEvent(async (isWanted: () => boolean) => {
    const places = position && (await placesAt(position, lists))
    const now = getValues()
    if (!places || !isWanted() || !mayReplace(now)) return
    setFilled(places)
    if (NAMES.every((name) => now[name] === places[name])) return
    for (const name of NAMES)
      setValue(name, places[name], { shouldDirty: true, shouldValidate: true })
    setValue('barangay', '', { shouldDirty: true })
  })
  useEffect(() => {
    if (key === first || key === '') return
    let wanted = true
    // After a failure the user chooses the places.
    fill(() => wanted).catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [key, first])
  return filled
}
