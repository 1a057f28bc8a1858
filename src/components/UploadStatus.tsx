import { Button } from '../ui/Button.tsx'
import styles from './UploadStatus.module.css'

/** An upload as it is shown. */
export interface UploadView {
  phase: 'sending' | 'sent' | 'failed' | 'cancelled'
  /** How much has left the device, 0 to 1. */
  fraction: number
  onCancel: () => void
  /** Left out, Retry sends the form around it. */
  onRetry?: () => void
}

interface Props extends UploadView {
  /** What is uploaded, for screen readers. */
  of: string
}

const words = { sending: 'Uploading', sent: 'Uploaded', failed: 'The upload failed.', cancelled: 'The upload was cancelled.' }

/** How far an upload is, with a way to stop it, and to try again once it has failed or was stopped. */
export function UploadStatus({ of, phase, fraction, onCancel, onRetry }: Props) {
  // Behind a service worker the browser may tell nothing before the end: the bar then only says that it goes on.
  const percent = fraction > 0 ? Math.round(fraction * 100) : undefined
  const stopped = phase === 'failed' || phase === 'cancelled'
  return (
    <div className={styles.status} data-phase={phase}>
      {phase === 'sending' && <progress className={styles.bar} aria-label={`Upload of ${of}`} max={100} value={percent} />}
      <p className={styles.words} role="status">
        {words[phase]}
        {phase === 'sending' && <span aria-hidden="true">{percent === undefined ? '…' : ` ${percent} %`}</span>}
      </p>
      {phase === 'sending' && (
        <Button variant="secondary" size="s" onClick={onCancel}>
          Cancel<span className="visually-hidden"> upload of {of}</span>
        </Button>
      )}
      {stopped && (
        <Button variant="secondary" size="s" icon="refresh" type={onRetry ? 'button' : 'submit'} onClick={onRetry}>
          Retry<span className="visually-hidden"> upload of {of}</span>
        </Button>
      )}
    </div>
  )
}
