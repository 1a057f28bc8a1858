import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { NearbyMap } from './map/NearbyMap.tsx'
import styles from './MapPart.module.css'

type Props = Parameters<typeof NearbyMap>[0]

const Missing = createContext<() => void>(() => undefined)

/** The message in place of a map whose code can't be loaded: the page then gives its room to the list. */
function MissingMap({ children }: { children: ReactNode }) {
  const tell = useContext(Missing)
  useEffect(() => tell(), [tell])
  return children
}

const LazyMap = lazyPart<Props>(async () => (await import('./map/NearbyMap.tsx')).NearbyMap, {
  loading: <Skeleton shape="block" className={styles.loading} />,
  frame: (message) => <MissingMap>{message}</MissingMap>,
})

/** The map. Its code and its engine are loaded when it is first shown. */
export function MapPart(props: Props & { onUnavailable: () => void }) {
  return (
    <Missing value={props.onUnavailable}>
      <LazyMap {...props} />
    </Missing>
  )
}
