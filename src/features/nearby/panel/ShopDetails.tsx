import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import InboxOutlined from '@ant-design/icons/InboxOutlined'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import ShopOutlined from '@ant-design/icons/ShopOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import type { ReactNode } from 'react'
import type { Schemas } from '#api/contract.ts'
import { PriceTag } from '#components/PriceTag.tsx'
import { ProductPicture } from '#components/ProductPicture.tsx'
import { ShopCover } from '#components/ShopCover.tsx'
import { formatKilometres } from '#domain/distance.ts'
import { mapsLink } from '#domain/mapsLink.ts'
import { hoursText } from '#domain/openingHours.ts'
import { paths } from '#domain/paths.ts'
import { countOf, formatCount } from '#lib/numbers.ts'
import { useChatButton } from '#state/chatRequest.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Grid, Row, Stack, Text } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Rating } from '#ui/Rating.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import styles from './ShopDetails.module.css'

/** Colours of the first, second and third rank (MAP-14). */
const ranks = ['yellow', 'slate', 'orange'] as const

function TopProducts({ products }: { products: readonly Schemas['TopProduct'][] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="top-products">
      <Text as="h3" id="top-products" below={3} size="m">
        Top products
      </Text>
      <Stack as="ol" gap={3}>
        {products.map(({ product_name, display_picture, price, rating, sold }, index) => (
          <Grid as="li" key={product_name} align="center" gap={3} className={styles.product}>
            <Grid as="span" center size="s" className={styles.rank} data-rank={ranks[index]}>
              <VisuallyHidden>Rank </VisuallyHidden>
              {index + 1}
            </Grid>
            <ProductPicture src={display_picture} className={styles.productPicture} />
            <div className={styles.text}>
              <p className={styles.productName}>{product_name}</p>
              <Row as="p" wrap gap={3} rowGap={0} hint>
                <PriceTag amount={price} size="s" />
                <Rating value={rating} />
                <span>{formatCount(sold)} sold</span>
              </Row>
            </div>
          </Grid>
        ))}
      </Stack>
    </section>
  )
}

interface Props {
  shop: Schemas['MapShop']
  headingId: string
  close: ReactNode
  directions: ReactNode
}

export function ShopDetails({ shop, headingId, close, directions }: Props) {
  const {
    _id,
    shop_handle,
    shop_name,
    cover_photo,
    display_picture,
    working_hour,
    distanceInKm,
    followers,
    total_product_count,
    rating = 0,
    address,
  } = shop
  const chat = useChatButton(_id ?? '')
  return (
    <>
      <div className={styles.top}>
        <div className={styles.cover}>
          <ShopCover src={cover_photo} />
        </div>
        <Grid align="end" gap={3} className={styles.head}>
          <span className={styles.picture}>
            <Avatar name={shop_name} src={display_picture} size={64} />
          </span>
          <div className={styles.title}>
            <h2 id={headingId} tabIndex={-1} className={styles.name}>
              {shop_name}
            </h2>
            {rating > 0 && <Rating value={rating} />}
          </div>
        </Grid>
        <span className={styles.close}>{close}</span>
      </div>
      <div className={styles.content}>
        <Stack as="ul" gap={2} tone="soft" className={styles.facts}>
          <li>
            <StatusBadge status={shop.shop_status} />
            {working_hour && hoursText(working_hour)}
          </li>
          <li>
            <Icon icon={EnvironmentOutlined} size={18} />
            <div>
              <strong>{formatKilometres(distanceInKm)}</strong> away (straight line)
              {address && <div>{address}</div>}
            </div>
          </li>
          <li>
            <Icon icon={UserOutlined} size={18} />
            <span>{countOf(followers, 'follower')}</span>
            <Icon icon={InboxOutlined} size={18} className={styles.second} />
            <span>{countOf(total_product_count, 'product')}</span>
          </li>
        </Stack>
        <Row align="stretch" wrap gap={2} className={styles.actions}>
          {directions}
          <LinkButton to={paths.shop(shop_handle)} variant="secondary" icon={ShopOutlined}>
            View shop
          </LinkButton>
          {_id !== undefined && (
            <Button
              variant="secondary"
              icon={MessageOutlined}
              loading={chat.opening}
              onClick={chat.open}
            >
              Chat
            </Button>
          )}
        </Row>
        <TopProducts products={shop.top_three_products} />
        <a href={mapsLink(shop)} target="_blank" rel="noreferrer" className={styles.elsewhere}>
          <Icon icon={EnvironmentOutlined} size={18} />
          Open in a map app
        </a>
      </div>
    </>
  )
}
