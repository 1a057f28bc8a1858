import WarningOutlined from '@ant-design/icons/WarningOutlined'
import { Icon } from '../Icon.tsx'
import styles from './FieldError.module.css'

/**
 * The error of a control or a group of controls. Its live region is always rendered, so that screen
 * readers announce a new error.
 */
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
