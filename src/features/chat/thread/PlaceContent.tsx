import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import { placeOfLink } from '#domain/mapsLink.ts'
import { ShowOnMap } from '#flows/map/ShowOnMap.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './PlaceContent.module.css'
import { TextContent } from './TextContent.tsx'

/**
 * A shared place: its coordinates, a map in a dialog, and a link to a map app. Any other content is
 * shown as text.
 */
export function PlaceContent({ content }: { content: string }) {
  const place = placeOfLink(content)
  if (!place) return <TextContent text={content} />
  return (
    <div className={styles.place}>
      <span className={styles.map} aria-hidden="true">
        <span className={styles.pin}>
          <Icon icon={EnvironmentOutlined} size={22} />
        </span>
      </span>
      <p className={styles.degrees}>{place.degrees ?? 'A place on the map'}</p>
      <p className={styles.links}>
        {place.position && (
          <ShowOnMap
            className={styles.open}
            title="Shared location"
            description={place.degrees ?? undefined}
            position={place.position}
            href={place.href}
          />
        )}
        <a className={styles.open} href={place.href} target="_blank" rel="noreferrer">
          Open in maps
        </a>
      </p>
    </div>
  )
}
