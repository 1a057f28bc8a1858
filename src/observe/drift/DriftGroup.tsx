import styles from './DriftPanel.module.css'
import type { Group } from './groups.ts'

const timeOf = (moment: number) => new Date(moment).toLocaleTimeString('en-GB')

/** When a group was seen, by the device's clock, as the host's log is likely to be searched by it. */
function timesOf({ count, first, last }: Group): string {
  if (count === 1) return `once, at ${timeOf(first)}`
  return `${count} times, first at ${timeOf(first)}, last at ${timeOf(last)}`
}

/** One group of equal differences. */
export function DriftGroup(group: Group) {
  const { operation, status, pointer, keyword, expected, actual, kind, reason } = group
  return (
    <li className={styles.group} data-kind={kind}>
      <p className={styles.place}>
        <strong>{operation}</strong> <span>{status ?? 'event'}</span> <code>{pointer || '/'}</code>
      </p>
      <dl className={styles.facts}>
        <dt>Expected</dt>
        <dd>{expected}</dd>
        <dt>Came</dt>
        <dd>{actual}</dd>
        <dt>Seen</dt>
        <dd>{timesOf(group)}</dd>
        <dt>Rule</dt>
        <dd>{keyword}</dd>
        {reason !== undefined && (
          <>
            <dt>Assumed</dt>
            <dd>{reason}</dd>
          </>
        )}
      </dl>
    </li>
  )
}
