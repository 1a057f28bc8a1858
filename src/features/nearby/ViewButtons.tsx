import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import LeftOutlined from '@ant-design/icons/LeftOutlined'
import MenuOutlined from '@ant-design/icons/MenuOutlined'
import RightOutlined from '@ant-design/icons/RightOutlined'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './ViewButtons.module.css'

/** MAP-15 */
export function ListToggle({ listShown, onPress }: { listShown: boolean; onPress: () => void }) {
  return (
    <IconButton
      icon={listShown ? LeftOutlined : RightOutlined}
      label={listShown ? 'Hide list' : 'Show list'}
      className={styles.toggle}
      onClick={onPress}
    />
  )
}

interface Props {
  map: boolean
  hidden: boolean
  onPress: () => void
}

export function ViewButton({ map, hidden, onPress }: Props) {
  return (
    <div className={styles.view} hidden={hidden}>
      <Button icon={map ? MenuOutlined : EnvironmentOutlined} onClick={onPress}>
        {map ? 'List' : 'Map'}
      </Button>
    </div>
  )
}
