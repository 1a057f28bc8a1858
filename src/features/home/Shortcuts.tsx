import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { comingSoonSearch } from '../../lib/queryString.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Shortcuts.module.css'

const tiles = [
  { label: 'Nearest Shop', icon: 'pin', to: paths.nearby() },
  { label: 'Top Products', icon: 'star', to: null },
  { label: 'Top Stores', icon: 'store', to: null },
  { label: 'Top Deals', icon: 'tag', to: null },
] as const

/** Four shortcuts; those without a screen open the coming-soon dialog. */
export function Shortcuts() {
  const { search } = useLocation()
  return (
    <ul className={styles.tiles} aria-label="Shortcuts">
      {tiles.map(({ label, icon, to }) => (
        <li key={label}>
          <Link to={to ?? { search: comingSoonSearch(search) }} preventScrollReset={to === null} className={styles.tile}>
            <span className={styles.icon} data-icon={icon}>
              <Icon name={icon} size={24} />
            </span>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
