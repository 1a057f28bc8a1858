import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import { Link } from 'react-router-dom'
import { ThemeIcon } from '#components/schedule/ThemeIcon.tsx'
import { paths } from '#domain/paths.ts'
import { IconButton } from '#ui/IconButton.tsx'
import type { Schedule } from '../lines.ts'
import { statusText } from '../status.ts'
import styles from './Panel.module.css'

interface Props {
  list: Schedule
  /** Whether the detail shows this list. */
  current: boolean
  /** The search term, which is kept in the address. */
  query: string | undefined
  onDelete: () => void
}

/** One list with its name and schedule. */
export function ScheduleCard({ list, current, query, onDelete }: Props) {
  return (
    <li className={styles.card} data-theme={list.theme} data-current={current || undefined}>
      <ThemeIcon theme={list.theme} size={44} />
      <Link to={paths.schedule(list._id, { query })} className={styles.link} aria-current={current ? 'page' : undefined}>
        <span className={styles.name}>{list.name}</span>
        <span className={styles.when}>Checks out {list.schedule_type}</span>
        <span className={styles.when}>{statusText(list)}</span>
      </Link>
      <IconButton icon={DeleteOutlined} label={`Delete ${list.name}`} onClick={onDelete} />
    </li>
  )
}
