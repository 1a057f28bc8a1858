import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { locationQueries } from '../../api/locations.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { findZipcode } from '../../lib/zipcodes.ts'
import type { AddressValues } from './addressSchema.ts'
import { PlaceSelect } from './PlaceSelect.tsx'
import { codeOf } from './places.ts'

/** Fills in the ZIP code of a chosen city, in place of one that belongs to the city before. */
function useZipcode() {
  const { getValues, setValue } = useFormContext<AddressValues>()
  const filled = useRef(getValues('zipcode'))
  return async (province: string, city: string) => {
    const zipcode = await findZipcode(province, city).catch(() => undefined)
    const now = getValues()
    if (now.city !== city || (zipcode === undefined && now.zipcode !== filled.current)) return
    filled.current = zipcode ?? ''
    setValue('zipcode', filled.current, { shouldDirty: true, shouldValidate: zipcode !== undefined })
  }
}

/** Region, province, city and barangay, each waiting for the one before. A region without provinces goes straight to its cities. */
export function PlaceFields() {
  const { control, setValue } = useFormContext<AddressValues>()
  const [region, province, city] = useWatch({ control, name: ['region', 'state_province', 'city'] })
  const fillZipcode = useZipcode()
  const regions = useQuery(locationQueries.regions())
  const regionCode = codeOf(regions.data, region)
  const provinces = useQuery(locationQueries.provinces(regionCode))
  const noProvinces = provinces.data?.length === 0
  const citiesOfRegion = useQuery(locationQueries.regionCities(noProvinces ? regionCode : undefined))
  const citiesOfProvince = useQuery(locationQueries.provinceCities(codeOf(provinces.data, province)))
  const cities = noProvinces ? citiesOfRegion : citiesOfProvince
  const barangays = useQuery(locationQueries.barangays(codeOf(cities.data, city)))

  useEffect(() => {
    // An address has a province in any case: the region stands in for the one that isn't there.
    if (noProvinces) setValue('state_province', region, { shouldValidate: true })
  }, [noProvinces, region, setValue])

  const clear = (...names: ('state_province' | 'city' | 'barangay')[]) => names.forEach((name) => setValue(name, '', { shouldDirty: true }))
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
      {noProvinces ? (
        <SelectField<AddressValues> name="state_province" label="Province" options={[{ value: region, label: 'No province' }]} disabled />
      ) : (
        <PlaceSelect
          name="state_province"
          label="Province"
          placeholder="Choose a province"
          list={provinces}
          enabled={region !== ''}
          onChosen={() => clear('city', 'barangay')}
        />
      )}
      <PlaceSelect
        name="city"
        label="City or municipality"
        placeholder="Choose a city or municipality"
        list={cities}
        enabled={province !== ''}
        onChosen={(name) => {
          clear('barangay')
          void fillZipcode(noProvinces ? '' : province, name)
        }}
      />
      <PlaceSelect name="barangay" label="Barangay" placeholder="Choose a barangay" list={barangays} enabled={city !== ''} />
    </>
  )
}
