import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Icon } from '../ui/Icon.tsx'
import styles from './OfflineNotice.module.css'

const subscribe = (changed: () => void) => onlineManager.subscribe(changed)

/** Says that the device has no network, for as long as that is so. What is on the screen stays. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => onlineManager.isOnline())
  return (
    <div role="status" className={styles.place}>
      {!online && (
        <p className={styles.notice}>
          <Icon name="offline" size={18} />
          You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  )
}
