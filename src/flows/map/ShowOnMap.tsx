import { type ComponentProps, lazy, useState } from 'react'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { mapsAvailable } from '#ui/map/engine.ts'
import { useReopening } from '#ui/useReopening.ts'

const PlaceMapDialog = lazy(async () => ({
  default: (await import('./PlaceMapDialog.tsx')).PlaceMapDialog,
}))

interface Props extends Omit<ComponentProps<typeof PlaceMapDialog>, 'onClose'> {
  className?: string
}

/** Renders nothing where the build has no maps. */
export function ShowOnMap({ className, ...place }: Props) {
  const [open, setOpen] = useState(false)
  useReopening(`map:${place.href}`, open, () => setOpen(true))
  if (!mapsAvailable()) return null
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        Show on map
      </button>
      {open && (
        <LazyDialog onClose={() => setOpen(false)}>
          <PlaceMapDialog {...place} onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </>
  )
}
