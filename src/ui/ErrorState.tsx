import { Button } from './Button.tsx'
import styles from './ErrorState.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  /** What happened, word for word where the screen's rules give the words. */
  message: string
  /** Without it there is nothing to retry. */
  onRetry?: () => void
  retrying?: boolean
  /** The device has no network: said calmly, not as a failure. */
  offline?: boolean
}

/** What happened and a way to try again, in the place of what could not be shown. */
export function ErrorState({ message, onRetry, retrying, offline = false }: Props) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} data-offline={offline || undefined}>
        <Icon name={offline ? 'offline' : 'alert'} size={28} />
      </span>
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <Button variant="secondary" icon="refresh" loading={retrying} onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}
