import DownOutlined from '@ant-design/icons/DownOutlined'
import { useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { now } from '#lib/clock.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './OrderProgress.module.css'
import { OrderTimeline } from './OrderTimeline.tsx'
import { endOf, timelineOf } from './timeline.ts'

/** The timeline of an order. It is collapsed to one line once the order has ended. */
export function OrderProgress({ order }: { order: Schemas['Order'] }) {
  const [shownAt] = useState(now)
  const end = endOf(order, shownAt)
  const timeline = <OrderTimeline steps={timelineOf(order)} />
  if (end === null) return timeline
  return (
    <details className={styles.folded}>
      <summary className={styles.end}>
        {end}
        <Icon icon={DownOutlined} size={14} className={styles.sign} />
      </summary>
      <div className={styles.steps}>{timeline}</div>
    </details>
  )
}
