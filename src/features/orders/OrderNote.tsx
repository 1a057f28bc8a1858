import { WarningOutlined } from '@ant-design/icons'
import { Icon } from '../../ui/Icon.tsx'
import styles from './OrderNote.module.css'

interface Props {
  /** Nothing is rendered while it is empty. */
  text: string
  /** Announced assertively; otherwise politely. */
  urgent?: boolean
}

/** A note about an order, in a box. */
export function OrderNote({ text, urgent = false }: Props) {
  return (
    <div role={urgent ? 'alert' : 'status'} className={styles.note}>
      {text && (
        <>
          <Icon icon={WarningOutlined} size={20} />
          <p>{text}</p>
        </>
      )}
    </div>
  )
}
