import WarningOutlined from '@ant-design/icons/WarningOutlined'
import { Icon } from '../Icon.tsx'
import styles from './FieldError.module.css'

/** Always rendered: screen readers announce changes of a live region. */
export function FieldError({ id, message }: { id?: string; message: string | undefined }) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {message && (
        <>
          <Icon icon={WarningOutlined} size={16} />
          {message}
        </>
      )}
    </p>
  )
}
