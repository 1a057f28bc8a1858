import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** Opened by `coming-soon=true` on any screen. */
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
