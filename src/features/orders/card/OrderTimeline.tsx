import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled'
import ClockCircleFilled from '@ant-design/icons/ClockCircleFilled'
import CloseCircleFilled from '@ant-design/icons/CloseCircleFilled'
import { Timeline } from 'antd'
import { dateAndTime } from '#lib/dates.ts'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './OrderTimeline.module.css'

export interface TimelineStep {
  label: string
  /** ISO 8601. */
  at?: string | null
  state: 'done' | 'current' | 'upcoming' | 'stopped'
}

const looks = {
  done: { color: 'green', icon: <Icon icon={CheckCircleFilled} />, spoken: 'done' },
  current: { color: 'var(--mango)', icon: <Icon icon={ClockCircleFilled} />, spoken: 'now' },
  upcoming: { color: 'var(--line-strong)', spoken: 'not yet' },
  stopped: { color: 'red', icon: <Icon icon={CloseCircleFilled} />, spoken: 'stopped here' },
} as const

/** Earliest first. */
export function OrderTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  const items = steps.map(({ label, at, state }) => {
    const { spoken, ...look } = looks[state]
    return {
      ...look,
      key: label,
      'aria-current': state === 'current' ? 'step' : undefined,
      content: (
        <>
          <span className={styles.label} data-state={state}>
            {label}
            <VisuallyHidden> ({spoken})</VisuallyHidden>
          </span>
          {at && (
            <Text as="time" note numeric dateTime={at}>
              {dateAndTime(at)}
            </Text>
          )}
        </>
      ),
    }
  })
  return <Timeline aria-label="Order timeline" items={items} classNames={{ item: styles.step }} />
}
