import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { findZipcode } from '#domain/zipcodes.ts'
import { Button } from '#ui/Button.tsx'
import { digitsOf } from '#ui/form/phone.ts'
import { TextField } from '#ui/form/TextField.tsx'
import type { AddressValues } from './addressSchema.ts'
import styles from './AddressForm.module.css'

const codeOf = (province: string, city: string) =>
  findZipcode(province, city).catch(() => undefined)

/**
 * Fills in a city's ZIP code in place of none, or of that of the city before. Any other was
 * entered, and stays: a city has many codes.
 * @returns the chosen city's code
 */
function useFilledZipcode(): string | undefined {
  const { control, getValues, setValue } = useFormContext<AddressValues>()
  const [region, province, city] = useWatch({ control, name: ['region', 'state_province', 'city'] })
  // The region's name is the value of 'No province'.
  const own = province === region ? '' : province
  const last = useRef({ province: own, city })
  const [found, setFound] = useState<string>()
  const fill = useEffectEvent(async (isWanted: () => boolean) => {
    const { province: provinceBefore, city: cityBefore } = last.current
    last.current = { province: own, city }
    const [before, zipcode] = await Promise.all([
      codeOf(provinceBefore, cityBefore),
      codeOf(own, city),
    ])
    if (!isWanted()) return
    setFound(zipcode)
    if (!['', before].includes(getValues('zipcode'))) return
    setValue('zipcode', zipcode ?? '', { shouldDirty: true, shouldValidate: zipcode !== undefined })
  })
  useEffect(() => {
    if (city === '' || (city === last.current.city && own === last.current.province)) return
    let wanted = true
    setFound(undefined)
    void fill(() => wanted)
    return () => {
      wanted = false
    }
  }, [own, city])
  return found
}

/** The choice of a city fills it in. */
export function ZipcodeField() {
  const { control, setValue } = useFormContext<AddressValues>()
  const [zipcode, city] = useWatch({ control, name: ['zipcode', 'city'] })
  const found = useFilledZipcode()
  const use = () => found && setValue('zipcode', found, { shouldDirty: true, shouldValidate: true })
  return (
    <div>
      <TextField<AddressValues>
        name="zipcode"
        label="ZIP code"
        autoComplete="postal-code"
        inputMode="numeric"
        normalize={digitsOf}
      />
      {found && zipcode !== found && (
        <p className={styles.note} role="status">
          The ZIP code of {city} is {found}.{' '}
          <Button variant="quiet" size="s" onClick={use}>
            Use {found}
          </Button>
        </p>
      )}
    </div>
  )
}
