import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** Opened on any screen by `coming-soon=true`; closing it removes the parameter. */
export function ComingSoonDialog({ open, close }: { open: boolean; close: () => void }) {
  return (
    <Dialog
      open={open}
      byAddress
      onClose={close}
      title="Feature Coming Soon"
      description="We are still building this corner of the market. Thank you for your patience, suki!"
      size="s"
      footer={<Button onClick={close}>Got it</Button>}
    />
  )
}
