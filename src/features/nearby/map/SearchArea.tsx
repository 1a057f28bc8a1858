import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { Button } from '#ui/Button.tsx'
import styles from './NearbyMap.module.css'

/** Offered after the user has moved the map. It never searches by itself: the list would change while it is read. */
export function SearchArea({ onPress }: { onPress: () => void }) {
  return (
    <div className={styles.searchArea}>
      <Button variant="secondary" size="s" icon={SearchOutlined} onClick={onPress}>
        Search this area
      </Button>
    </div>
  )
}
