import { CheckOutlined, WarningOutlined } from '@ant-design/icons'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './ChangesNotice.module.css'

interface Props {
  changes: readonly string[]
  accepted: boolean
  onAccept: () => void
}

/** Lists the prices and stocks that have changed since the selection, before the user pays. */
export function ChangesNotice({ changes, accepted, onAccept }: Props) {
  return (
    <section className={styles.notice} role="alert">
      <h2 className={styles.title}>
        <Icon icon={WarningOutlined} />
        Something has changed
      </h2>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {accepted ? (
        <p className={styles.accepted}>
          <Icon icon={CheckOutlined} size={18} />
          Changes accepted
        </p>
      ) : (
        <Button size="s" onClick={onAccept}>
          Accept changes
        </Button>
      )}
    </section>
  )
}
