import { env } from '#lib/env.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { copyText } from '#ui/copyText.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Text } from '#ui/Layout.tsx'
import styles from './MyAccount.module.css'

export const supportMail = `mailto:${env.supportEmail}`

export function SupportDialog({ onClose }: { onClose: () => void }) {
  const footer = (
    <>
      <Button variant="secondary" onClick={() => void copyText(env.supportEmail, 'Email')}>
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
      <Text fill="sunken" pad={4} radius="m" weight={650} text="center" className={styles.address}>
        {env.supportEmail}
      </Text>
    </Dialog>
  )
}
