import { EnvironmentOutlined, InfoCircleOutlined } from '@ant-design/icons'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './OriginNotice.module.css'

interface Props {
  /** The browser has not answered yet. */
  waiting: boolean
  onLocate: () => void
  onChoosePlace: () => void
}

/** Says that the shops are around the default centre, since the device's position is not known, and what helps. */
export function OriginNotice({ waiting, onLocate, onChoosePlace }: Props) {
  return (
    <div className={styles.notice}>
      <Icon icon={InfoCircleOutlined} className={styles.icon} />
      <p role="status">
        {waiting ? 'Still waiting for your location. ' : 'Your location is not known. '}
        These are shops around Pampanga.
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="s" icon={EnvironmentOutlined} loading={waiting} onClick={onLocate}>
          Use my location
        </Button>
        <Button variant="secondary" size="s" onClick={onChoosePlace}>
          Choose a place
        </Button>
      </div>
    </div>
  )
}
