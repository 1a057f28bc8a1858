import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import { useQueryClient } from '@tanstack/react-query'
import {
  type ClipboardEvent,
  lazy,
  useId,
  useRef,
  useState,
  useEffect,
  useEffectEvent,
} from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { locationQueries } from '#api/locations.ts'
import { parseNear } from '#domain/near.ts'
import { isInPhilippines } from '#domain/philippines.ts'
import { currentPosition } from '#lib/geolocation.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'
import { mapsAvailable } from '#ui/map/engine.ts'
import { showPositionError } from '#ui/positionError.ts'
import { showError } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { type AddressValues, setPosition, typedPosition } from './addressSchema.ts'
import { type PlaceLists, type PlaceNames, placesAt } from './placesAt.ts'
import styles from './AddressForm.module.css'

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
function useFilledPlaces(): PlaceNames | null {
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

const AddressMap = lazy(async () => ({ default: (await import('./AddressMap.tsx')).AddressMap }))

/** Without a map in the build there is no button. */
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
      <Button
        ref={button}
        variant="secondary"
        size="s"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
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

/**
 * Few people know coordinates as numbers: the fields are closed until they are opened, or invalid.
 */
function TypedCoordinates() {
  const { control, setValue } = useFormContext<AddressValues>()
  const { errors } = useFormState({ control, name: 'geolocation' })
  const [open, setOpen] = useState(false)
  const fields = useId()
  const shown = open || errors.geolocation !== undefined

  const paste = (event: ClipboardEvent) => {
    const position = parseNear(event.clipboardData.getData('text'))
    if (!position) return
    event.preventDefault()
    setPosition(setValue, position)
  }
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-expanded={shown}
        aria-controls={fields}
        onClick={() => setOpen(!shown)}
      >
        Enter coordinates
      </Button>
      <div id={fields} className={styles.pair} hidden={!shown} onPaste={paste}>
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
    </>
  )
}

/**
 * The position comes from the device, a map, or typing. It is first, since it fills in region,
 * province, city and ZIP code.
 */
export function CoordinateFields() {
  const { getValues, setValue } = useFormContext<AddressValues>()
  const begin = useCurrentRequest()
  const [state, setState] = useState<'idle' | 'asking' | 'found'>('idle')
  const filled = useFilledPlaces()

  const locate = async () => {
    setState('asking')
    const isCurrent = begin()
    const { latitude, longitude } = getValues('geolocation')
    /** The user has set no other position, and the form is there. */
    const isWanted = () => {
      const now = getValues('geolocation')
      if (isCurrent() && now.latitude === latitude && now.longitude === longitude) return true
      setState('idle')
      return false
    }
    try {
      const position = await currentPosition()
      if (!isWanted()) return
      if (!isInPhilippines(position)) {
        setState('idle')
        return showError(
          'Your location is not in the Philippines',
          'Please enter the coordinates of the address.',
        )
      }
      setPosition(setValue, position)
      setState('found')
    } catch (error) {
      if (!isWanted()) return
      setState('idle')
      showPositionError(
        error,
        'Please enable location services and try again, or enter the coordinates.',
      )
    }
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Location</legend>
      <p className={styles.note}>
        Pin your door (required): riders follow it, and it fills in your city and ZIP code.
      </p>
      <Row align="stretch" wrap gap={3} className={styles.actions}>
        <Button
          size="s"
          icon={EnvironmentOutlined}
          loading={state === 'asking'}
          onClick={() => void locate()}
        >
          Use my location
        </Button>
        <PinOnMap />
        <TypedCoordinates />
      </Row>
      <div role="status">
        {state === 'found' && <VisuallyHidden>Your location has been filled in</VisuallyHidden>}
        {filled && (
          <Text below={2} tone="green-strong" size="s" weight={600}>
            We filled in {filled.city}, {filled.state_province}. Please check it, and choose your
            barangay.
          </Text>
        )}
      </div>
    </fieldset>
  )
}
