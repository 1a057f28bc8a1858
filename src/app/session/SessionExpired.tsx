import CloseOutlined from '@ant-design/icons/CloseOutlined'
import WarningOutlined from '@ant-design/icons/WarningOutlined'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { loginAddress } from '#state/gate.ts'
import { useMessageContainer } from '#ui/layers.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './SessionExpired.module.css'

/** The alert after a session has expired. While a dialog is open it is shown inside the dialog. */
export function SessionExpired({ onDismiss }: { onDismiss: () => void }) {
  const location = useLocation()
  const { container: messages, inDialog } = useMessageContainer()
  const params = new URLSearchParams(location.search)
  const asksForLogin = params.has('login') || params.has('signup')
  return createPortal(
    <div role="alert" className={styles.alert} data-in-dialog={inDialog || undefined}>
      <Icon icon={WarningOutlined} />
      <p className={styles.text}>TOKEN EXPIRED PLEASE LOGIN AGAIN</p>
      {!asksForLogin && (
        <LinkButton size="s" variant="accent" to={loginAddress(location)} preventScrollReset>
          Log in
        </LinkButton>
      )}
      <IconButton
        icon={CloseOutlined}
        label="Dismiss"
        className={styles.close}
        onClick={onDismiss}
      />
    </div>,
    messages,
  )
}
