import RightOutlined from '@ant-design/icons/RightOutlined'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { orderQueries } from '#api/orders.ts'
import { useSession } from '#api/session.ts'
import { PriceTag } from '#components/PriceTag.tsx'
import { paths } from '#domain/paths.ts'
import { weekdayAndDate } from '#lib/dates.ts'
import { itemsOf } from '#lib/pages.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack, Text } from '#ui/Layout.tsx'
import { isOrderOf } from '../dates.ts'
import type { Schedule } from '../lines.ts'
import styles from './PastOrders.module.css'

/** Shows loaded orders on its dates; nothing for a list that has ordered nothing. */
export function PastOrders({ list }: { list: Schedule }) {
  const { user } = useSession()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    orderQueries.ofBuyer(list.user_id, {}),
  )
  const loaded = itemsOf(data)
  const orders = loaded.filter((order) => isOrderOf(list, order))
  if (!user || loaded.length === 0 || (orders.length === 0 && !hasNextPage)) return null
  return (
    <Stack as="section" surface gap={2} className={styles.section} aria-label="Past orders">
      <Text as="h3" size="m">
        Past orders
      </Text>
      <Text hint>
        {orders.length === 0
          ? `None of your last ${loaded.length} orders.`
          : 'Orders that were placed on this list’s dates.'}
      </Text>
      {orders.length > 0 && (
        <ul>
          {orders.map(({ _id, createdAt, shop, total_price }) => (
            <li key={_id}>
              <Link
                to={paths.orders(user.display_name, { transaction_id: _id })}
                className={styles.order}
              >
                <Stack as="span" grow shrink>
                  <Text as="span" weight={600} ellipsis className={styles.shop}>
                    {shop.shop_name}
                  </Text>
                  <Text as="span" hint>
                    {createdAt && weekdayAndDate(createdAt)}
                  </Text>
                </Stack>
                <PriceTag amount={total_price} size="s" />
                <Icon icon={RightOutlined} size={14} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="quiet"
          size="s"
          className={styles.older}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show earlier orders
        </Button>
      )}
    </Stack>
  )
}
