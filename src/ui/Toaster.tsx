import CheckOutlined from '@ant-design/icons/CheckOutlined'
import CloseOutlined from '@ant-design/icons/CloseOutlined'
import WarningOutlined from '@ant-design/icons/WarningOutlined'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import { useAnnouncement } from './announcement.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { useMessageContainer } from './layers.ts'
import { Grid, Text } from './Layout.tsx'
import { dismissToast, type Toast, TOAST_SHOWN_MS, useToast } from './toast.ts'
import styles from './Toaster.module.css'

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(dismissToast, TOAST_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, toast.id])
  return (
    <div
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Grid as="span" fixed center className={styles.icon}>
        <Icon icon={toast.tone === 'error' ? WarningOutlined : CheckOutlined} size={18} />
      </Grid>
      <div className={styles.text}>
        <Text tone="white" weight={700}>
          {toast.title}
        </Text>
        {toast.description && <p>{toast.description}</p>}
      </div>
      {toast.action && (
        <Link to={toast.action.to} className={styles.action} onClick={dismissToast}>
          {toast.action.label}
        </Link>
      )}
      <IconButton
        icon={CloseOutlined}
        size={18}
        label="Dismiss"
        className={styles.close}
        onClick={dismissToast}
      />
    </div>
  )
}

/**
 * Live regions exist before what they say: only changes are announced. In a dialog while one is
 * open.
 */
export function Toaster() {
  const toast = useToast()
  const { container, inDialog } = useMessageContainer()
  const shown = toast?.open ? toast : null
  return createPortal(
    <section className={styles.region} data-in-dialog={inDialog || undefined} aria-label="Messages">
      <div role="status" aria-atomic="true">
        {shown?.tone === 'success' && <ToastCard key={shown.id} toast={shown} />}
      </div>
      <div role="alert" aria-atomic="true">
        {shown?.tone === 'error' && <ToastCard key={shown.id} toast={shown} />}
      </div>
      <div role="status" className="visually-hidden">
        {useAnnouncement()}
      </div>
    </section>,
    container,
  )
}
