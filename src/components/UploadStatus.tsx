import { Button } from '#ui/Button.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import styles from './UploadStatus.module.css'

export interface UploadView {
  phase: 'sending' | 'sent' | 'failed' | 'cancelled'
  /** The fraction that has been sent, 0 to 1. */
  fraction: number
  /** All has been sent, and the server has not answered for a while. */
  slow?: boolean
  /** A sentence without a full stop. */
  problem?: string
  onCancel: () => void
  /** When undefined, Retry submits the form around it. */
  onRetry?: () => void
}

interface Props extends UploadView {
  /** What is uploaded, for the accessible names. */
  of: string
}

const texts = {
  sending: 'Uploading',
  sent: 'Uploaded',
  failed: 'The upload failed.',
  cancelled: 'The upload was cancelled.',
}
const SLOW = 'Uploaded. The server is still processing it.'

function textOf({ phase, slow, problem }: Pick<UploadView, 'phase' | 'slow' | 'problem'>): string {
  if (phase === 'sending' && slow) return SLOW
  return phase === 'failed' && problem
    ? `${texts.failed} ${problem.replace(/\.$/, '')}.`
    : texts[phase]
}

export function UploadStatus({
  of,
  phase,
  fraction,
  slow = false,
  problem,
  onCancel,
  onRetry,
}: Props) {
  // Behind a service worker there may be no progress before the end: the bar is indeterminate.
  const percent = fraction > 0 ? Math.round(fraction * 100) : undefined
  const stopped = phase === 'failed' || phase === 'cancelled'
  return (
    <Row wrap gap={3} rowGap={2} size="s" className={styles.status} data-phase={phase}>
      {phase === 'sending' && (
        <progress className={styles.bar} aria-label={`Upload of ${of}`} max={100} value={percent} />
      )}
      <Text tone="soft" weight={600} numeric className={styles.words} role="status">
        {textOf({ phase, slow, problem })}
        {phase === 'sending' && !slow && (
          <span aria-hidden>{percent === undefined ? '…' : ` ${percent} %`}</span>
        )}
      </Text>
      {phase === 'sending' && (
        <Button variant="secondary" size="s" onClick={onCancel}>
          Cancel<span className="visually-hidden"> upload of {of}</span>
        </Button>
      )}
      {stopped && (
        <Button variant="secondary" size="s" type={onRetry ? 'button' : 'submit'} onClick={onRetry}>
          Retry<span className="visually-hidden"> upload of {of}</span>
        </Button>
      )}
    </Row>
  )
}
