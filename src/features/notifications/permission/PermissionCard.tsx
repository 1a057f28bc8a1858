import { useRef, useSyncExternalStore } from 'react'
import { storedValue } from '../../../lib/storage.ts'
import { BRAND } from '../../../ui/brand.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { showToast } from '../../../ui/toast.ts'
import styles from './PermissionCard.module.css'
import { requestPermission, usePermission } from './usePermission.ts'

/** The permission at which the user has closed the card. */
const closedAt = storedValue<string>({
  name: 'notifications.card',
  version: 1,
  area: 'local',
  parse: (value) => (typeof value === 'string' ? value : undefined),
})

/**
 * Offers notifications of the browser for messages of shops, and asks for the permission when the user presses the button. When it was
 * denied, says where to change that. Nothing when it is granted, or where the browser has no notifications.
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
  return (
    <section ref={box} className={styles.card} aria-label="Notifications on this device">
      <span className={styles.icon}>
        <Icon name={permission === 'denied' ? 'info' : 'chat'} size={22} />
      </span>
      <div className={styles.text}>
        {permission === 'denied' ? (
          <>
            <p className={styles.title}>Notifications are blocked</p>
            <p>
              To see messages of shops on this device, open the site’s settings with the icon beside the address, and allow notifications.
            </p>
            <Button variant="secondary" size="s" onClick={close}>
              Got it
            </Button>
          </>
        ) : (
          <>
            <p className={styles.title}>Know when a shop answers</p>
            <p>See messages of shops on this device, and reply to them, while {BRAND} is open.</p>
            <div className={styles.actions}>
              <Button size="s" onClick={() => void turnOn()}>
                Turn on
              </Button>
              <Button variant="quiet" size="s" onClick={close}>
                Not now
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
