import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import { type ClipboardEvent, lazy, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { currentPosition } from '#lib/geolocation.ts'
import { parseNear } from '#lib/near.ts'
import { isInPhilippines } from '#lib/philippines.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'
import { mapsAvailable } from '#ui/map/engine.ts'
import { showPositionError } from '#ui/positionError.ts'
import { showError } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './AddressForm.module.css'
import type { AddressValues } from './addressSchema.ts'

const AddressMap = lazy(async () => ({ default: (await import('./AddressMap.tsx')).AddressMap }))

/** Shows and hides the map. Where the build has no maps, there is no button. */
function PinOnMap() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!mapsAvailable()) return null
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <Button ref={button} variant="secondary" size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
        Set the pin on a map
      </Button>
      {open && (
        <LazyPart loading={<p aria-hidden="true">Loading...</p>}>
          <AddressMap onClose={close} />
        </LazyPart>
      )}
    </>
  )
}

/** The coordinates of the address: taken from the device, set on a map, or typed. */
export function CoordinateFields() {
  const { setValue } = useFormContext<AddressValues>()
  const [state, setState] = useState<'idle' | 'asking' | 'found'>('idle')

  const locate = async () => {
    setState('asking')
    try {
      const position = await currentPosition()
      if (!isInPhilippines(position)) {
        setState('idle')
        return showError('Your location is not in the Philippines', 'Please type the coordinates of the address.')
      }
      const change = { latitude: String(position.latitude), longitude: String(position.longitude) }
      setValue('geolocation', change, { shouldDirty: true, shouldValidate: true })
      setState('found')
    } catch (error) {
      setState('idle')
      showPositionError(error, 'Please enable location services and try again, or type the coordinates.')
    }
  }

  const paste = (event: ClipboardEvent) => {
    const position = parseNear(event.clipboardData.getData('text'))
    if (!position) return
    event.preventDefault()
    const { latitude, longitude } = position
    setValue('geolocation', { latitude: String(latitude), longitude: String(longitude) }, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Map coordinates</legend>
      <p className={styles.note}>
        They lead the rider to your door. Use your location while you are at this address, or choose another way.
      </p>
      <div className={styles.ways}>
        <Button variant="secondary" size="s" icon={EnvironmentOutlined} loading={state === 'asking'} onClick={() => void locate()}>
          Use my location
        </Button>
        <PinOnMap />
      </div>
      <div role="status">{state === 'found' && <VisuallyHidden>Your location has been filled in</VisuallyHidden>}</div>
      <div className={styles.pair} onPaste={paste}>
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
