import type { ReactNode } from 'react'
import { Tabs } from '#ui/Tabs.tsx'
import { type StatusKey, statusLabels } from '../statuses.ts'
import styles from '../Orders.module.css'

const keys: readonly [StatusKey, string][] = [
  ['all', 'All'],
  ...(Object.entries(statusLabels) as [StatusKey, string][]),
]

interface Props {
  active: StatusKey
  /** The query string that shows a status, or all of them. */
  searchFor: (status: string | null) => string
  children: ReactNode
}

export function OrderTabs({ active, searchFor, children }: Props) {
  const tabs = keys.map(([value, label]) => ({
    value,
    label,
    to: { search: searchFor(value === 'all' ? null : value.toUpperCase()) },
  }))
  return (
    <Tabs label="Order status" tabs={tabs} value={active} className={styles.tabs}>
      {children}
    </Tabs>
  )
}
