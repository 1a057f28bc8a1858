import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import { dateAndTime } from '../../../lib/dates.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './OrderTimeline.module.css'

export interface TimelineStep {
  label: string
  /** When it was reached, ISO 8601. */
  at?: string | null
  state: 'done' | 'current' | 'ahead' | 'stopped'
}

const spoken = { done: 'done', current: 'now', ahead: 'not yet', stopped: 'stopped here' }

/** The statuses of an order, earliest first. */
export function OrderTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.line} aria-label="Order timeline">
      {steps.map(({ label, at, state }) => (
        <li key={label} className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.dot}>
            {state === 'done' && <Icon icon={CheckOutlined} size={14} />}
            {state === 'stopped' && <Icon icon={CloseOutlined} size={14} />}
          </span>
          <span className={styles.text}>
            <span className={styles.label}>
              {label}
              <span className="visually-hidden">, {spoken[state]}</span>
            </span>
            {at && (
              <time className={styles.time} dateTime={at}>
                {dateAndTime(at)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
