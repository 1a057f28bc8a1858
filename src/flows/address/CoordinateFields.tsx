import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { currentPosition } from '../../lib/geolocation.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { showPositionError } from '../../ui/positionError.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './AddressForm.module.css'
import type { AddressValues } from './addressSchema.ts'

/** The coordinates of the address: taken from the device, or typed. */
export function CoordinateFields() {
  const { setValue } = useFormContext<AddressValues>()
  const [state, setState] = useState<'idle' | 'asking' | 'found'>('idle')

  const locate = async () => {
    setState('asking')
    try {
      const { latitude, longitude } = await currentPosition()
      const change = { latitude: String(latitude), longitude: String(longitude) }
      setValue('geolocation', change, { shouldDirty: true, shouldValidate: true })
      setState('found')
    } catch (error) {
      setState('idle')
      showPositionError(error, 'Please enable location services and try again, or type the coordinates.')
    }
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Map coordinates</legend>
      <p className={styles.note}>They lead the rider to your door. Tap the button while you are at this address, or type them.</p>
      <Button variant="secondary" size="s" icon="pin" loading={state === 'asking'} className={styles.locate} onClick={() => void locate()}>
        Use my location
      </Button>
      <div role="status">{state === 'found' && <VisuallyHidden>Your location has been filled in</VisuallyHidden>}</div>
      <div className={styles.pair}>
        <TextField<AddressValues>
          name="geolocation.latitude"
          label="Latitude"
          inputMode="decimal"
          placeholder="15.0343"
          autoComplete="off"
        />
        <TextField<AddressValues>
          name="geolocation.longitude"
          label="Longitude"
          inputMode="decimal"
          placeholder="120.6844"
          autoComplete="off"
        />
      </div>
    </fieldset>
  )
}
