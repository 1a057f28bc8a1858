import { type KeyboardEvent, useEffect, useId, useRef, useState, useEffectEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isInPhilippines } from '#domain/philippines.ts'
import { nearestTown, findTown } from '#domain/towns.ts'
import {
  type Coordinates,
  roundDegrees,
  currentPosition,
  DEFAULT_CENTRE,
} from '#lib/geolocation.ts'
import { Button } from '#ui/Button.tsx'
import { Text } from '#ui/Layout.tsx'
import { isWithin } from '#ui/map/bounds.ts'
import { useMapHandle } from '#ui/map/mapContext.ts'
import { MapMarker } from '#ui/map/MapMarker.tsx'
import { MapView } from '#ui/map/MapView.tsx'
import { PinMark } from '../map/PinMark.tsx'
import { type AddressValues, setPosition, typedPosition } from './addressSchema.ts'
import { CLOSE_ZOOM, movedByKey } from './pinMove.ts'
import styles from './AddressMap.module.css'

interface PinStart {
  at: Coordinates
  zoom: number
}

const TOWN_ZOOM = 13
const COUNTRY_ZOOM = 10

/**
 * Reads the position only if it was allowed before: a map asks for nothing. Null for none in the
 * Philippines.
 */
async function allowedPosition(): Promise<Coordinates | null> {
  const { state } = await navigator.permissions.query({ name: 'geolocation' })
  if (state !== 'granted') return null
  const position = await currentPosition()
  return isInPhilippines(position) ? position : null
}

async function guess(city: string, province: string): Promise<PinStart> {
  const town = await findTown(city, province).catch(() => null)
  if (town) return { at: { latitude: town.latitude, longitude: town.longitude }, zoom: TOWN_ZOOM }
  const device = await allowedPosition().catch(() => null)
  return device ? { at: device, zoom: CLOSE_ZOOM } : { at: DEFAULT_CENTRE, zoom: COUNTRY_ZOOM }
}

/** Starts at the coordinates, else the town, the device, Pampanga. Null until it is known. */
function usePinStart(typed: Coordinates | null, city: string, province: string): PinStart | null {
  const [start, setStart] = useState<PinStart | null>(typed && { at: typed, zoom: CLOSE_ZOOM })
  useEffect(() => {
    if (start) return
    let wanted = true
    void guess(city, province).then((found) => wanted && setStart(found))
    return () => {
      wanted = false
    }
  }, [start, city, province])
  return start
}

interface PinProps {
  at: Coordinates
  /** The user moved it on the map. */
  byHand: boolean
  describedBy: string
  /** Called after an arrow key. */
  onMove: (to: Coordinates) => void
  /** Called after a drag. */
  onDrop: (to: Coordinates) => void
}

/** A move on the map is followed at its edge, a position from elsewhere is shown closely. */
function useInView(at: Coordinates, byHand: boolean) {
  const map = useMapHandle()
  const last = useRef(at)
  const follow = useEffectEvent(() => {
    const { bounds, zoom } = map.view()
    if (!byHand) map.flyTo(at, Math.max(zoom, CLOSE_ZOOM))
    else if (!isWithin(bounds, at)) map.jumpTo(at, zoom)
  })
  const { latitude, longitude } = at
  useEffect(() => {
    if (last.current.latitude === latitude && last.current.longitude === longitude) return
    last.current = { latitude, longitude }
    follow()
  }, [latitude, longitude])
}

/** The pin can be dragged, and moved by the arrow keys. */
function AddressPin({ at, byHand, describedBy, onMove, onDrop }: PinProps) {
  const map = useMapHandle()
  useInView(at, byHand)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = movedByKey(at, event, map.view().zoom)
    if (!to) return
    event.preventDefault()
    onMove(to)
  }
  return (
    <MapMarker at={at} anchor="bottom" draggable onDragEnd={onDrop}>
      <button
        type="button"
        className={styles.pin}
        aria-label="Pin of the address"
        aria-describedby={describedBy}
        onKeyDown={onKeyDown}
        // Enter moves it; a pointer's click ends a drag.
        onClick={({ detail }) => detail === 0 && onMove(at)}
      >
        <PinMark />
      </button>
    </MapMarker>
  )
}

/** The town near a position: 'San Fernando City, Pampanga'. Null until it is known. */
function useNearTown({ latitude, longitude }: Coordinates): string | null {
  const key = `${latitude}, ${longitude}`
  const [found, setFound] = useState({ key, town: null as string | null })
  useEffect(() => {
    let wanted = true
    nearestTown({ latitude, longitude }).then(
      (town) => wanted && town && setFound({ key, town: `${town.name}, ${town.area}` }),
      // The degrees are enough.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [latitude, longitude, key])
  return found.key === key ? found.town : null
}

const REFUSED = 'The pin stays where it was: it can’t leave the Philippines.'

interface Props {
  onClose: () => void
}

const same = (a: Coordinates, b: Coordinates | null) =>
  a.latitude === b?.latitude && a.longitude === b.longitude

/** Says where the pin is; until the user has set it, what to do with it. */
function placeText(
  { latitude, longitude }: Coordinates,
  town: string | null,
  set: boolean,
): string {
  const degrees = `${latitude}, ${longitude}`
  if (set) return town ? `${degrees}, near ${town}` : degrees
  return `Search your street, or drag the pin to your door. It is at ${town ?? degrees} now.`
}

/** The pin at the typed coordinates, or the last valid ones; the user's moves write them. */
function usePin(start: PinStart) {
  const { control, setValue } = useFormContext<AddressValues>()
  const typed = typedPosition(useWatch({ control, name: 'geolocation' }))
  const [at, setAt] = useState(start.at)
  const [movedTo, setMovedTo] = useState<Coordinates | null>(null)
  /** Drops abroad: after each, the pin is rendered again at its last place. */
  const [refusals, setRefusals] = useState(0)
  const [refused, setRefused] = useState(false)
  if (typed && !same(typed, at)) {
    setAt(typed)
    setRefused(false)
  }
  const move = (to: Coordinates) => {
    const inside = isInPhilippines(to)
    setRefused(!inside)
    if (!inside) return
    const place = { latitude: roundDegrees(to.latitude), longitude: roundDegrees(to.longitude) }
    setMovedTo(place)
    setPosition(setValue, place)
  }
  const drop = (to: Coordinates) => {
    move(to)
    if (!isInPhilippines(to)) setRefusals((count) => count + 1)
  }
  return { at, set: typed !== null, byHand: same(at, movedTo), refused, refusals, move, drop }
}

function PinMap({ start, onClose }: Props & { start: PinStart }) {
  const status = useId()
  const { at, set, byHand, refused, refusals, move, drop } = usePin(start)
  const place = placeText(at, useNearTown(at), set)
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    whole.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // Escape leaves the map, not the dialog around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || document.fullscreenElement) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <div ref={whole} role="presentation" className={styles.whole} onKeyDown={onKeyDown}>
      <Text hint>
        Drag the pin to your door, or tap the map there.{' '}
        <span className={styles.keys}>
          Arrow keys move the pin too, and Enter sets it where it is.
        </span>
      </Text>
      <MapView
        label="Map of the address"
        center={start.at}
        zoom={start.zoom}
        controls="zoom"
        instead="Please enter the coordinates."
        className={styles.map}
        onPress={move}
      >
        <AddressPin
          key={refusals}
          at={at}
          byHand={byHand}
          describedBy={status}
          onMove={move}
          onDrop={drop}
        />
      </MapView>
      <p id={status} role="status" className={styles.status} data-refused={refused || undefined}>
        {refused ? REFUSED : place}
      </p>
      {!set && (
        <Button variant="secondary" size="s" className={styles.here} onClick={() => move(at)}>
          Set pin here
        </Button>
      )}
    </div>
  )
}

export function AddressMap({ onClose }: Props) {
  const { getValues } = useFormContext<AddressValues>()
  const [{ city, state_province, geolocation }] = useState(() => getValues())
  const start = usePinStart(typedPosition(geolocation), city, state_province)
  return start ? <PinMap start={start} onClose={onClose} /> : <div className={styles.map} />
}
