import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined'
import { Link, useHref } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { ClosedNow } from '#components/ClosedNow.tsx'
import { paths } from '#domain/paths.ts'
import { ChatButton } from '#flows/chat/ChatButton.tsx'
import { useChatButton } from '#state/chatRequest.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Layout.tsx'
import styles from './ShopCard.module.css'

/** Fixed by the specification: the app has no distance here. */
const DISTANCE = '8.9km away'

/** Its chat opens with or without the product's address in the message. */
export function ShopCard({
  product: { _id, shop },
}: {
  product: Pick<Schemas['Product'], '_id' | 'shop'>
}) {
  const address = new URL(useHref(paths.product(_id)), globalThis.location.origin).href
  const ask = useChatButton(shop._id, address)
  return (
    <Row as="section" surface wrap gap={3} pad={4} aria-label="Sold by">
      <Avatar name={shop.shop_name} src={shop.display_picture} size={52} />
      <div className={styles.text}>
        <Link to={paths.shop(shop.shop_handle)} className={styles.name}>
          {shop.shop_name}
        </Link>
        <Row as="p" gap={1} note>
          <Icon icon={EnvironmentOutlined} size={16} />
          {DISTANCE}
        </Row>
        <ClosedNow hours={shop.working_hour} />
      </div>
      <ChatButton shop={shop} variant="secondary" />
      <Button
        variant="quiet"
        size="s"
        icon={InfoCircleOutlined}
        className={styles.ask}
        loading={ask.opening}
        onClick={ask.open}
      >
        Ask about this product
      </Button>
    </Row>
  )
}
