import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import type { ReactNode } from 'react'
import type { Schemas } from '#api/contract.ts'
import { ClosedNow } from '#components/ClosedNow.tsx'
import { ShopCover } from '#components/ShopCover.tsx'
import { mapsLink } from '#domain/mapsLink.ts'
import { paths } from '#domain/paths.ts'
import { ShowOnMap } from '#flows/map/ShowOnMap.tsx'
import { countOf } from '#lib/numbers.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { ClampedText } from '#ui/ClampedText.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Grid, Row } from '#ui/Layout.tsx'
import { mapsAvailable } from '#ui/map/engine.ts'
import { Rating } from '#ui/Rating.tsx'
import styles from './ShopHeader.module.css'

/** The marketplace may leave out each of them; without maps the build links to a map app. */
function ShopPlace({
  shop: { shop_name, shop_handle, address, geolocation },
}: {
  shop: Schemas['Shop']
}) {
  if (!address && !geolocation) return null
  const href = geolocation && mapsLink(geolocation)
  return (
    <Row as="p" wrap gap={2} rowGap={0} tone="soft" className={styles.where}>
      {address && (
        <Row as="span" inline gap={1} className={styles.address}>
          <Icon icon={EnvironmentOutlined} size={18} label="Address" />
          {address}
        </Row>
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
    </Row>
  )
}

export function ShopHeader({ shop, actions }: { shop: Schemas['Shop']; actions: ReactNode }) {
  const {
    shop_name,
    shop_description,
    cover_photo,
    display_picture,
    followed_by,
    total_number_of_products,
    rating,
  } = shop
  return (
    <header>
      <div className={styles.cover}>
        <ShopCover src={cover_photo} first />
      </div>
      <Grid align="end" gap={4} rowGap={2} className={styles.about}>
        <span className={styles.picture}>
          <Avatar name={shop_name} src={display_picture} size={96} />
        </span>
        <div className={styles.text}>
          {/* The page's `h1` has the name. */}
          <p className={styles.name} aria-hidden>
            {shop_name}
          </p>
          <Row as="p" wrap gap={3} rowGap={0} tone="soft" className={styles.counts}>
            {rating !== undefined && rating > 0 && <Rating value={rating} />}{' '}
            <span>{countOf(followed_by, 'follower')}</span>
            <span>{countOf(total_number_of_products, 'product')}</span>
          </Row>
        </div>
        <div className={styles.place}>
          <ClosedNow hours={shop.working_hour} always />
          <ShopPlace shop={shop} />
        </div>
        <div className={styles.actions}>{actions}</div>
      </Grid>
      {shop_description && (
        <ClampedText
          text={shop_description}
          more="More"
          less="Less"
          className={styles.description}
        />
      )}
    </header>
  )
}
