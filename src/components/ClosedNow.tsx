import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined'
import { nextOpening } from '#domain/openingHours.ts'
import { useMinute } from '#lib/useMinute.ts'
import type { components } from '#openapi/generated/types.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Layout.tsx'
import styles from './ClosedNow.module.css'

interface Props {
  /** The marketplace may leave them out. */
  hours: components['schemas']['WorkingHour'] | undefined
}

export function ClosedNow({ hours }: Props) {
  const at = useMinute()
  const opening = hours && nextOpening(hours, at)
  if (!opening) return null
  return (
    <Row as="p" align="stretch" gap={1} hint className={styles.closed}>
      <Icon icon={ClockCircleOutlined} size={16} />
      Closed now. Opens {opening}.
    </Row>
  )
}
