import CheckOutlined from '@ant-design/icons/CheckOutlined'
import { Alert } from 'antd'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './ChangesNotice.module.css'

interface Props {
  changes: readonly string[]
  accepted: boolean
  onAccept: () => void
}

/** Lists the prices and stocks that have changed since the selection, before the user pays. */
export function ChangesNotice({ changes, accepted, onAccept }: Props) {
  const consent = accepted ? (
    <p className={styles.accepted}>
      <Icon icon={CheckOutlined} size={18} />
      Changes accepted
    </p>
  ) : (
    <Button size="s" onClick={onAccept}>
      Accept changes
    </Button>
  )
  return (
    <Alert
      type="warning"
      showIcon
      title={<h2 className={styles.title}>Something has changed</h2>}
      description={
        <>
          <ul className={styles.list}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          {consent}
        </>
      }
    />
  )
}
