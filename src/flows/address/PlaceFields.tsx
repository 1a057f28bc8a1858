import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { locationQueries } from '#api/locations.ts'
import { placeMatches } from '#domain/towns.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { Stack } from '#ui/Layout.tsx'
import { loadFailed, type QueryView } from '#ui/QueryBoundary.tsx'
import type { AddressValues } from './addressSchema.ts'
import { codeOf, withoutProvince, optionsOf, type Place } from './places.ts'
import styles from './AddressForm.module.css'

interface SelectProps {
  name: 'region' | 'state_province' | 'city' | 'barangay'
  label: string
  placeholder: string
  list: Pick<QueryView<readonly Place[]>, 'data' | 'error' | 'fetchStatus' | 'refetch'>
  /** Options after the places of the list. */
  others?: readonly { value: string; label: string }[]
  /** The place above is chosen. */
  enabled: boolean
  onChosen?: (name: string) => void
}

/** One level of places; typing filters it. A list that can't be loaded has Retry. */
function PlaceSelect({
  name,
  label,
  placeholder,
  list,
  others = [],
  enabled,
  onChosen,
}: SelectProps) {
  const { data, error, fetchStatus, refetch } = list
  const loading = fetchStatus === 'fetching'
  return (
    <Stack gap={2} shrink className={styles.choice}>
      <SelectField<AddressValues>
        name={name}
        label={label}
        placeholder={loading ? 'Loading...' : placeholder}
        options={[...optionsOf(data), ...others]}
        matches={placeMatches}
        loading={loading}
        disabled={!enabled}
        onChosen={onChosen}
      />
      {error && (
        <Alert
          type="error"
          title={loadFailed(error)}
          action={
            <Button variant="secondary" size="s" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        />
      )}
    </Stack>
  )
}

const NO_PROVINCE = 'No province'

function usePlaces(region: string, province: string, city: string) {
  const regions = useQuery(locationQueries.regions())
  const regionCode = codeOf(regions.data, region)
  const provinces = useQuery(locationQueries.provinces(regionCode))
  const citiesOfRegion = useQuery(locationQueries.regionCities(regionCode))
  const citiesOfProvince = useQuery(
    locationQueries.provinceCities(codeOf(provinces.data, province)),
  )
  const outside = withoutProvince(citiesOfRegion.data)
  const hasProvinces = provinces.data === undefined || provinces.data.length > 0
  // The region's name is the value of 'No province'.
  const cities =
    province !== '' && province === region
      ? { ...citiesOfRegion, data: citiesOfRegion.data && outside }
      : citiesOfProvince
  const barangays = useQuery(locationQueries.barangays(codeOf(cities.data, city)))
  // Without the region's cities it is unknown whether 'No province' is an option.
  const failed = [provinces, citiesOfRegion].find(({ error }) => error)
  return {
    regions,
    provinces: failed ? { ...failed, data: provinces.data } : provinces,
    cities,
    barangays,
    hasProvinces,
    noProvince: hasProvinces && outside.length > 0 ? [{ value: region, label: NO_PROVINCE }] : [],
  }
}

/**
 * Each level waits for the one above. A city in no province has the region's name for one: a region
 * without provinces goes straight to its cities, another offers 'No province'.
 */
export function PlaceFields() {
  const { control, setValue } = useFormContext<AddressValues>()
  const [region, province, city] = useWatch({ control, name: ['region', 'state_province', 'city'] })
  const { regions, provinces, cities, barangays, hasProvinces, noProvince } = usePlaces(
    region,
    province,
    city,
  )

  useEffect(() => {
    if (!hasProvinces)
      setValue('state_province', region, { shouldDirty: true, shouldValidate: true })
  }, [hasProvinces, region, setValue])

  const clear = (...names: ('state_province' | 'city' | 'barangay')[]) =>
    names.forEach((name) => setValue(name, '', { shouldDirty: true }))
  return (
    <>
      <PlaceSelect
        name="region"
        label="Region"
        placeholder="Choose a region"
        list={regions}
        enabled
        onChosen={() => clear('state_province', 'city', 'barangay')}
      />
      {hasProvinces ? (
        <PlaceSelect
          name="state_province"
          label="Province"
          placeholder="Choose a province"
          list={provinces}
          others={noProvince}
          enabled={region !== ''}
          onChosen={() => clear('city', 'barangay')}
        />
      ) : (
        <SelectField<AddressValues>
          name="state_province"
          label="Province"
          options={[{ value: region, label: NO_PROVINCE }]}
          disabled
        />
      )}
      <PlaceSelect
        name="city"
        label="City or municipality"
        placeholder="Choose a city or municipality"
        list={cities}
        enabled={province !== ''}
        onChosen={() => clear('barangay')}
      />
      <PlaceSelect
        name="barangay"
        label="Barangay"
        placeholder="Choose a barangay"
        list={barangays}
        enabled={city !== ''}
      />
    </>
  )
}
