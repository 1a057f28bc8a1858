import CopyOutlined from '@ant-design/icons/CopyOutlined'
import { demoInbox } from '#lib/demoInbox.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copyText.ts'
import { showError } from '#ui/toast.ts'
import styles from './CodeStep.module.css'

/** In the demo no mail is sent: says where the code is, and copies it. Nothing anywhere else. */
export function DemoCode({ email }: { email: string }) {
  const newestCode = demoInbox()
  if (!newestCode) return null
  const copy = async () => {
    const code = await newestCode(email).catch(() => null)
    if (code === null) return showError('No code was sent to this address')
    await copyText(code, 'Code')
  }
  return (
    <p className={styles.demo}>
      The code is in the Demo inbox.
      <Button variant="secondary" size="s" icon={CopyOutlined} aria-label="Copy the code" onClick={() => void copy()}>
        Copy
      </Button>
    </p>
  )
}
