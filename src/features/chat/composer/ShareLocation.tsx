import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import { useState } from 'react'
import { degreesText, mapsLink } from '#domain/mapsLink.ts'
import { type Coordinates, currentPosition } from '#lib/geolocation.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { showPositionError } from '#ui/positionError.ts'
import styles from './Composer.module.css'

interface Props {
  shopName: string
  /** The content of a location message. */
  onShare: (content: string) => void
}

/** After the user has seen what will be sent. */
export function ShareLocation({ shopName, onShare }: Props) {
  const [locating, setLocating] = useState(false)
  const [position, setPosition] = useState<Coordinates | null>(null)
  const locate = async () => {
    if (locating) return
    setLocating(true)
    try {
      setPosition(await currentPosition())
    } catch (error) {
      showPositionError(error, 'Please enable location services and try again.')
    } finally {
      setLocating(false)
    }
  }
  const share = (place: Coordinates) => {
    onShare(mapsLink(place))
    setPosition(null)
  }
  return (
    <>
      <IconButton
        icon={EnvironmentOutlined}
        label={locating ? 'Finding your location' : 'Share your location'}
        className={locating ? styles.locating : undefined}
        aria-busy={locating}
        onClick={() => void locate()}
      />
      {position && (
        <ConfirmDialog
          open
          title="Share your location?"
          description={`${shopName} will see where you are now: ${degreesText(position)}`}
          confirmLabel="Share"
          onConfirm={() => share(position)}
          onCancel={() => setPosition(null)}
        />
      )}
    </>
  )
}
