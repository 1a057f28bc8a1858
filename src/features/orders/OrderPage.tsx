import CopyOutlined from '@ant-design/icons/CopyOutlined'
import InboxOutlined from '@ant-design/icons/InboxOutlined'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { orderQueries } from '#api/orders.ts'
import { useSession } from '#api/session.ts'
import { BackLink } from '#components/BackLink.tsx'
import { ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { isOrderId, orderNumber } from '#domain/orderNumber.ts'
import { paths } from '#domain/paths.ts'
import { PayNowWaiting } from '#flows/checkout/payment/PayNow.tsx'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { copyText } from '#ui/copyText.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Page } from '#ui/Page.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { OrderSheet } from './card/OrderCard.tsx'
import { type ChosenAction, OrderDialogs } from './OrderDialogs.tsx'

/** Shows `/orders/:id`. The specification requires only the heading. */
export function OrderPage() {
  const { id = '' } = useParams()
  const { user } = useSession()
  const query = useQuery({ ...orderQueries.one(user?._id ?? '', id), enabled: user !== undefined })
  const [chosen, setChosen] = useState<ChosenAction | null>(null)

  return (
    <Page
      title={`Order ${isOrderId(id) ? `#${orderNumber(id)}` : id}`}
      beside={
        isOrderId(id) && (
          <IconButton
            icon={CopyOutlined}
            label="Copy the whole ID"
            onClick={() => void copyText(id, 'Order ID')}
          />
        )
      }
      back={user && <BackLink to={paths.orders(user.display_name)}>My Orders</BackLink>}
    >
      <AntdProvider>
        <QueryBoundary query={query} loading={<ScreenSkeleton shape="order" />}>
          {(order) =>
            order ? (
              <OrderSheet order={order} onAction={(action) => setChosen({ order, action })} />
            ) : (
              <EmptyState
                title="Order not found"
                description="You have no order with this ID. Your other orders are in My Orders."
                icon={InboxOutlined}
              />
            )
          }
        </QueryBoundary>
        <PayNowWaiting />
        <OrderDialogs chosen={chosen} onClose={() => setChosen(null)} />
      </AntdProvider>
    </Page>
  )
}
