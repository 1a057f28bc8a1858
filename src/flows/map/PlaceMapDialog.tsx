import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import type { Coordinates } from '#lib/geolocation.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { MapMarker } from '#ui/map/MapMarker.tsx'
import { MapView } from '#ui/map/MapView.tsx'
import { PinMark } from './PinMark.tsx'
import styles from './PlaceMapDialog.module.css'

const ZOOM = 15

interface Props {
  title: string
  description?: string
  position: Coordinates
  /** Address of the place in a map app. */
  href: string
  /** Address of the directions in this app. */
  directions?: string
  onClose: () => void
}

/** Has a link to a map app. The map is made when the dialog opens: each is billed. */
export function PlaceMapDialog({ title, description, position, href, directions, onClose }: Props) {
  const footer = (
    <>
      <a
        className={buttonClass({ variant: 'secondary' })}
        href={href}
        target="_blank"
        rel="noreferrer"
      >
        Open in maps
      </a>
      {directions && (
        <LinkButton to={directions} icon={EnvironmentOutlined}>
          Directions
        </LinkButton>
      )}
    </>
  )
  return (
    <Dialog open size="l" title={title} description={description} onClose={onClose} footer={footer}>
      <MapView
        label={`Map of ${title}`}
        center={position}
        zoom={ZOOM}
        controls="all"
        instead="You can open the place in a map app."
        className={styles.map}
      >
        <MapMarker at={position} anchor="bottom">
          <PinMark />
        </MapMarker>
      </MapView>
    </Dialog>
  )
}
