import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import { Alert } from 'antd'
import { Button } from '#ui/Button.tsx'
import styles from './OriginNotice.module.css'

interface Props {
  /** The browser has not answered yet. */
  waiting: boolean
  onLocate: () => void
  onChoosePlace: () => void
}

/** Says that the shops are around the default centre, since the device's position is not known, and what helps. */
export function OriginNotice({ waiting, onLocate, onChoosePlace }: Props) {
  const text = `${waiting ? 'Still waiting for your location.' : 'Your location is not known.'} These are shops around Pampanga.`
  const actions = (
    <div className={styles.actions}>
      <Button variant="secondary" size="s" icon={EnvironmentOutlined} loading={waiting} onClick={onLocate}>
        Use my location
      </Button>
      <Button variant="secondary" size="s" onClick={onChoosePlace}>
        Choose a place
      </Button>
    </div>
  )
  return <Alert role="presentation" type="warning" showIcon title={<p role="status">{text}</p>} description={actions} />
}
