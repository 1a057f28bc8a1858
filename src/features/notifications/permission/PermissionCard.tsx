import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import { Alert } from 'antd'
import { type Ref, useRef, useSyncExternalStore } from 'react'
import { storedValue } from '#lib/storage.ts'
import { BRAND } from '#ui/brand.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/toast.ts'
import styles from './PermissionCard.module.css'
import { requestPermission, usePermission } from './usePermission.ts'

/** The permission at which the user has closed the card. */
const closedAt = storedValue<string>({
  name: 'notifications.card',
  version: 1,
  area: 'local',
  parse: (value) => (typeof value === 'string' ? value : undefined),
})

interface NoticeProps {
  /** `default`: not asked yet. */
  permission: 'default' | 'denied'
  onTurnOn: () => void
  onClose: () => void
  ref?: Ref<HTMLElement>
}

/** Why notifications of the browser are useful, with a button that turns them on; when they are blocked, where to change that. */
export function PermissionNotice({ permission, onTurnOn, onClose, ref }: NoticeProps) {
  const denied = permission === 'denied'
  return (
    <section ref={ref} className={styles.card} aria-label="Notifications on this device">
      <Alert
        role="presentation"
        type="warning"
        showIcon
        icon={<Icon icon={denied ? InfoCircleOutlined : MessageOutlined} />}
        title={<strong>{denied ? 'Notifications are blocked' : 'Know when a shop answers'}</strong>}
        description={
          <>
            <p>
              {denied
                ? 'To see messages of shops on this device, open the site’s settings with the icon beside the address, and allow notifications.'
                : `See messages of shops on this device, and reply to them, while ${BRAND} is open.`}
            </p>
            <div className={styles.actions}>
              {!denied && (
                <Button size="s" onClick={onTurnOn}>
                  Turn on
                </Button>
              )}
              <Button variant={denied ? 'secondary' : 'quiet'} size="s" onClick={onClose}>
                {denied ? 'Got it' : 'Not now'}
              </Button>
            </div>
          </>
        }
      />
    </section>
  )
}

/**
 * Offers notifications of the browser for messages of shops, and asks for the permission when the user presses the button. Nothing when it is
 * granted, when the user has closed the card, or where the browser has no notifications.
 */
export function PermissionCard() {
  const box = useRef<HTMLElement>(null)
  const permission = usePermission()
  const closed = useSyncExternalStore(closedAt.subscribe, closedAt.read)
  if (permission === 'granted' || permission === 'unsupported' || closed === permission) return null

  // When the card goes, the focus goes to the panel around it.
  const panel = () => box.current?.closest<HTMLElement>('[role="dialog"]')
  const close = () => {
    panel()?.focus()
    closedAt.write(permission)
  }
  const turnOn = async () => {
    const around = panel()
    if ((await requestPermission()) !== 'granted') return
    around?.focus()
    showToast('Notifications are on')
  }
  return <PermissionNotice ref={box} permission={permission} onTurnOn={() => void turnOn()} onClose={close} />
}
