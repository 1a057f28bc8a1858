import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Coordinates } from '#lib/geolocation.ts'
import { MapError, type MapFailure, type MapHandle, type MapListener } from './openMap.ts'
import { giveMapBack, takeMap } from './sharedMap.ts'

type MapState =
  | { kind: 'loading' }
  | { kind: 'shown'; map: MapHandle }
  | { kind: 'failed'; reason: MapFailure }

export interface MapOptions extends Pick<MapListener, 'onMoved' | 'onPress'> {
  center: Coordinates
  zoom: number
  onFailed?: (reason: MapFailure) => void
}

/** The map lasts while the component is mounted. `retry` makes a new one. */
export function useMap(
  container: RefObject<HTMLElement | null>,
  options: MapOptions,
): { state: MapState; retry: () => void } {
  const [retries, setRetries] = useState(0)
  const [state, setState] = useState<MapState>({ kind: 'loading' })
  const start = useEffectEvent(() => ({ center: options.center, zoom: options.zoom }))
  const moved = useEffectEvent<NonNullable<MapListener['onMoved']>>((view, byUser) =>
    options.onMoved?.(view, byUser),
  )
  const pressed = useEffectEvent<NonNullable<MapListener['onPress']>>((at) => options.onPress?.(at))
  const failed = useEffectEvent((reason: MapFailure) => options.onFailed?.(reason))

  useEffect(() => {
    let wanted = true
    let map: MapHandle | null = null
    let broken = false
    let stop = () => {}
    const fail = (reason: MapFailure) => {
      broken = true
      setState({ kind: 'failed', reason })
      failed(reason)
    }
    async function show() {
      if (!container.current) return
      map = await takeMap(container.current, start(), () => wanted)
      if (!map) return
      if (!wanted) return giveMapBack(map, false)
      const shown = map
      setState({ kind: 'shown', map: shown })
      stop = shown.listen({
        onMoved: moved,
        onPress: pressed,
        onFailed: fail,
        onRestored: () => {
          broken = false
          setState({ kind: 'shown', map: shown })
        },
      })
    }
    show().catch(
      (error: unknown) => wanted && fail(error instanceof MapError ? error.reason : 'missing'),
    )
    return () => {
      wanted = false
      stop()
      if (map) giveMapBack(map, broken)
      map = null
    }
  }, [retries, container])

  const retry = () => {
    setState({ kind: 'loading' })
    setRetries((count) => count + 1)
  }
  return { state, retry }
}
