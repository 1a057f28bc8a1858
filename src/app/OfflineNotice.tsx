import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined'
import { Icon } from '#ui/Icon.tsx'
import { useOnline } from '#ui/useOnline.ts'
import styles from './OfflineNotice.module.css'

/** A notice shown while the device has no network. The screen below it stays. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status" className={styles.place}>
      {!online && (
        <p className={styles.notice}>
          <Icon icon={DisconnectOutlined} size={18} />
          You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  )
}
