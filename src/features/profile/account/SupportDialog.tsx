import { env } from '#lib/env.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { showError, showToast } from '#ui/toast.ts'
import styles from './MyAccount.module.css'

/** Link to write an e-mail to support. */
export const supportMail = `mailto:${env.supportEmail}`

async function copy() {
  try {
    await navigator.clipboard.writeText(env.supportEmail)
    showToast('Email copied to clipboard')
  } catch {
    // Refused, or no clipboard outside of a secure context.
    showError('Error copying email to clipboard')
  }
}

/** The e-mail address of support, to be copied or mailed. */
export function SupportDialog({ onClose }: { onClose: () => void }) {
  const footer = (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        Copy Email
      </Button>
      <a href={supportMail} className={buttonClass({})}>
        Send Email
      </a>
    </>
  )
  return (
    <Dialog
      open
      size="s"
      title="Contact Us"
      description="Write to us, and we will get back to you."
      onClose={onClose}
      footer={footer}
    >
      <p className={styles.address}>{env.supportEmail}</p>
    </Dialog>
  )
}
