import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { findZipcode } from '../../lib/zipcodes.ts'
import type { AddressValues } from './addressSchema.ts'
import { PlaceSelect } from './PlaceSelect.tsx'
import { codeOf, type Places, type Region } from './places.ts'
import { usePlaceList } from './usePlaceList.ts'

interface Props {
  places: Places
  regions: readonly Region[]
}

const loadProvinces = (places: Places, region: string) => places.provinces(region)
const loadBarangays = (places: Places, city: string) => places.barangays(city)
/** `key` says of what, and its code: 'region 1300000000'. */
const loadCities = (places: Places, key: string) => {
  const [kind, code = ''] = key.split(' ')
  return kind === 'region' ? places.regionCities(code) : places.provinceCities(code)
}

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
export function PlaceFields({ places, regions }: Props) {
  const { control, setValue } = useFormContext<AddressValues>()
  const [region, province, city] = useWatch({ control, name: ['region', 'state_province', 'city'] })
  const fillZipcode = useZipcode()
  const regionCode = codeOf(regions, region)
  const provinces = usePlaceList(places, regionCode, loadProvinces)
  const noProvinces = provinces.data?.length === 0
  const provinceCode = codeOf(provinces.data, province)
  const cityKey = noProvinces ? `region ${regionCode}` : provinceCode && `province ${provinceCode}`
  const cities = usePlaceList(places, cityKey, loadCities)
  const barangays = usePlaceList(places, codeOf(cities.data, city), loadBarangays)

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
        list={{ data: regions, error: null, fetchStatus: 'idle', refetch: () => undefined }}
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
