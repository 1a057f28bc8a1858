import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useAddressDialog } from '../ui/useAddressDialog.ts'

/** Opened on any screen by `coming-soon=true`; closing it removes the parameter. */
export function ComingSoonDialog() {
  const { open, close } = useAddressDialog('coming-soon', 'true')
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Feature Coming Soon"
      description="We are still building this corner of the market. Thank you for your patience, suki!"
      size="s"
      footer={<Button onClick={close}>Got it</Button>}
    />
  )
}
