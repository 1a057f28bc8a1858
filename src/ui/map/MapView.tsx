import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Coordinates } from '#lib/geolocation.ts'
import { Button } from '../Button.tsx'
import { classNames } from '../classNames.ts'
import { Icon } from '../Icon.tsx'
import { Row, Text } from '../Layout.tsx'
import type { MapLayer } from './gl.ts'
import { MapContext } from './mapContext.ts'
import type { MapFailure, MapHandle, Viewport } from './openMap.ts'
import { useMap } from './useMap.ts'
import styles from './MapView.module.css'

const layers: { value: MapLayer; label: string }[] = [
  { value: 'street', label: 'Street' },
  { value: 'satellite', label: 'Satellite' },
]

const explanations: Record<MapFailure, string> = {
  webgl: 'This browser can’t show maps.',
  token: 'Maps are not available right now.',
  missing: 'The map could not be loaded.',
  lost: 'The browser has closed the map to save memory.',
}

interface Props {
  label: string
  /** Where the map begins. */
  center: Coordinates
  zoom: number
  /** `all`: with fullscreen and the choice of the layer. */
  controls: 'zoom' | 'all'
  className?: string
  onMoved?: (view: Viewport, byUser: boolean) => void
  onPress?: (at: Coordinates) => void
  onUnavailable?: () => void
  /** What to do without the map, after the reason. */
  instead: string
  children?: ReactNode
}

function Controls({
  map,
  which,
  frame,
}: {
  map: MapHandle
  which: 'zoom' | 'all'
  frame: RefObject<HTMLElement | null>
}) {
  const [layer, setLayer] = useState<MapLayer>('street')
  const name = useId()
  useEffect(
    () => map.addControls((which === 'all' && frame.current) || undefined),
    [map, which, frame],
  )
  if (which === 'zoom') return null
  const choose = (next: MapLayer) => {
    setLayer(next)
    map.setLayer(next)
  }
  return (
    // Antd's is not used: a map needs nothing else of it at first.
    <Row role="radiogroup" aria-label="Map layer" className={styles.layers}>
      {layers.map(({ value, label }) => (
        <Text as="label" key={value} size="s" weight={600} className={styles.layer}>
          <input
            type="radio"
            name={name}
            checked={value === layer}
            onChange={() => choose(value)}
          />
          {label}
        </Text>
      ))}
    </Row>
  )
}

/** When it can't be shown, a message replaces it; it never throws. */
export function MapView({
  label,
  center,
  zoom,
  controls,
  className,
  instead,
  onUnavailable,
  children,
  ...events
}: Props) {
  const frame = useRef<HTMLElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const { state, retry } = useMap(container, {
    center,
    zoom,
    ...events,
    onFailed: onUnavailable,
  })
  const shown = state.kind === 'shown' ? state.map : null
  return (
    <section ref={frame} aria-label={label} className={classNames(styles.frame, className)}>
      <div
        ref={container}
        className={styles.container}
        data-hidden={state.kind === 'failed' || undefined}
      />
      {/* The engine is there before it has drawn anything. */}
      {shown && (
        <p className={styles.drawing} role="status">
          Drawing the map…
        </p>
      )}
      {state.kind === 'loading' && (
        <p className={styles.loading} role="status">
          Loading the map…
        </p>
      )}
      {state.kind === 'failed' && (
        <div className={styles.failed} role="alert">
          <Icon icon={EnvironmentOutlined} size={28} />
          <p>
            {explanations[state.reason]} {instead}
          </p>
          {state.reason !== 'token' && (
            <Button variant="secondary" size="s" onClick={retry}>
              Retry
            </Button>
          )}
        </div>
      )}
      {shown && (
        <MapContext value={shown}>
          <Controls map={shown} which={controls} frame={frame} />
          {children}
        </MapContext>
      )}
    </section>
  )
}
