import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import type { Schemas } from '#api/contract.ts'
import { ShowOnMap } from '#flows/map/ShowOnMap.tsx'
import { mapsLink } from '#domain/mapsLink.ts'
import { paths } from '#domain/paths.ts'
import { Icon } from '#ui/Icon.tsx'
import { mapsAvailable } from '#ui/map/engine.ts'
import styles from './ShopPlace.module.css'

/** Where a shop is: in words, and on a map, or in a map app where the build has no maps. Nothing of it is required of the marketplace. */
export function ShopPlace({ shop: { shop_name, shop_handle, address, geolocation } }: { shop: Schemas['Shop'] }) {
  if (!address && !geolocation) return null
  const href = geolocation && mapsLink(geolocation)
  return (
    <p className={styles.place}>
      {address && (
        <span className={styles.address}>
          <Icon icon={EnvironmentOutlined} size={18} label="Address" />
          {address}
        </span>
      )}
      {geolocation && href && (
        <ShowOnMap
          className={styles.link}
          title={shop_name}
          description={address}
          position={geolocation}
          href={href}
          directions={paths.nearby({ shop: shop_handle, directions: true })}
        />
      )}
      {href && !mapsAvailable() && (
        <a className={styles.link} href={href} target="_blank" rel="noreferrer">
          Open in maps
        </a>
      )}
    </p>
  )
}
