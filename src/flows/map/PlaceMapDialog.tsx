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
  /** What is there, as the dialog's title. */
  title: string
  /** Where it is in words. */
  description?: string
  position: Coordinates
  /** Address of the place in a map app. */
  href: string
  /** Address in the app of the directions to it. */
  directions?: string
  onClose: () => void
}

/**
 * A place on a map, with a link to a map app. The map is created when the dialog is opened, since
 * each map is billed.
 */
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
