import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { reloadWhenReachable } from '#lib/reload.ts'
import { paths } from '#domain/paths.ts'

interface Props {
  open: boolean
  onClose: () => void
  onChoosePlace: () => void
}

/** MAP-04 ERR-86: what the user can do after the browser has denied the device's position. */
export function LocationDenied({ open, onClose, onChoosePlace }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Location Permission Denied"
      description="To see the shops around you, allow this page to know your location in the settings of your browser, and reload it. You can also choose a place yourself."
      footer={
        <>
          <LinkButton to={paths.home()} variant="secondary">
            Back
          </LinkButton>
          <Button variant="secondary" onClick={() => void reloadWhenReachable()}>
            Reload Page
          </Button>
          <Button onClick={onChoosePlace}>Choose a place</Button>
        </>
      }
    />
  )
}
