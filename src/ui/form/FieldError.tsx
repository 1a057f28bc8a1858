import { Icon } from '../Icon.tsx'
import styles from './FieldError.module.css'

/** What is wrong with a control or a group of controls; always there, so that a screen reader hears it come. */
export function FieldError({ id, message }: { id?: string; message: string | undefined }) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {message && (
        <>
          <Icon name="alert" size={16} />
          {message}
        </>
      )}
    </p>
  )
}
