import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { findZipcode } from '#domain/zipcodes.ts'
import type { AddressDraft, AddressValues } from './addressSchema.ts'

/** Fills in the ZIP code of a city; `province` is '' where the city is in none. */
export type FillZipcode = (province: string, city: string) => Promise<void>

/**
 * Returns a function that fills in the ZIP code of a chosen city, and replaces the one of the
 * previous city.
 */
export function useZipcode({
  getValues,
  setValue,
}: UseFormReturn<AddressValues, unknown, AddressDraft>): FillZipcode {
  const filled = useRef(getValues('zipcode'))
  return async (province, city) => {
    const zipcode = await findZipcode(province, city).catch(() => undefined)
    const now = getValues()
    if (now.city !== city || (zipcode === undefined && now.zipcode !== filled.current)) return
    filled.current = zipcode ?? ''
    setValue('zipcode', filled.current, {
      shouldDirty: true,
      shouldValidate: zipcode !== undefined,
    })
  }
}
