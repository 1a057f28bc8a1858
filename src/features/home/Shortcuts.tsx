import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import ShopOutlined from '@ant-design/icons/ShopOutlined'
import StarOutlined from '@ant-design/icons/StarOutlined'
import TagOutlined from '@ant-design/icons/TagOutlined'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#domain/paths.ts'
import { comingSoonSearch } from '#lib/queryString.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Layout.tsx'
import styles from './Shortcuts.module.css'

const tiles = [
  { label: 'Nearest Shop', icon: EnvironmentOutlined, tone: 'green', to: paths.nearby() },
  { label: 'Top Products', icon: StarOutlined, tone: 'mango', to: null },
  { label: 'Top Stores', icon: ShopOutlined, tone: 'blue', to: null },
  { label: 'Top Deals', icon: TagOutlined, tone: 'red', to: null },
] as const

/** Those without a screen open the coming-soon dialog. */
export function Shortcuts() {
  const { search } = useLocation()
  return (
    <ul className={styles.tiles} aria-label="Shortcuts">
      {tiles.map(({ label, icon, tone, to }) => (
        <li key={label}>
          <Row
            as={Link}
            to={to ?? { search: comingSoonSearch(search) }}
            preventScrollReset={to === null}
            surface
            gap={3}
            pad={3}
            tone="ink"
            weight={650}
            plain
            className={styles.tile}
          >
            <span className={styles.icon} data-tone={tone}>
              <Icon icon={icon} size={24} />
            </span>
            {label}
          </Row>
        </li>
      ))}
    </ul>
  )
}
