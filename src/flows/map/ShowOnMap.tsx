import { type ComponentProps } from 'react'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { mapsAvailable } from '../../ui/map/engine.ts'
import type { PlaceMapDialog } from './PlaceMapDialog.tsx'
import { useKept } from '../../ui/useKept.ts'

type Place = ComponentProps<typeof PlaceMapDialog>

const LazyDialog = lazyPart<Place>(async () => (await import('./PlaceMapDialog.tsx')).PlaceMapDialog, {
  onMissing: ({ onClose }) => onClose(),
})

interface Props extends Omit<Place, 'onClose'> {
  className?: string
}

/** A button that shows a place on a map, in a dialog; nothing where the build has no maps. */
export function ShowOnMap({ className, ...place }: Props) {
  const [open, setOpen] = useKept(`map.${place.href}`, false)
  if (!mapsAvailable()) return null
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        Show on map
      </button>
      {open && <LazyDialog {...place} onClose={() => setOpen(false)} />}
    </>
  )
}
