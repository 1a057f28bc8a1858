import WalletOutlined from '@ant-design/icons/WalletOutlined'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { checkoutQueries } from '#api/checkout.ts'
import type { Schemas } from '#api/contract.ts'
import { ApiError } from '#api/http/error.ts'
import { orderQueries } from '#api/orders.ts'
import { useSession } from '#api/session.ts'
import { ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { paths } from '#domain/paths.ts'
import { isOrdered } from '#flows/checkout/attempt.ts'
import { attemptOfOrder, attemptsOf } from '#flows/checkout/store.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Page } from '#ui/Page.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { OrderAccepted } from './OrderAccepted.tsx'

/** Returns null for an unknown id, or one of another user. */
const orNull = (error: unknown) => {
  if (error instanceof ApiError && [403, 404, 422].includes(error.status)) return null
  throw error
}

/** Ids of the orders that were placed together with one, by the attempts stored in this browser. */
function placedTogether(userId: string, orderId: string): string[] {
  const progress = attemptOfOrder(userId, orderId)?.read()?.progress
  return progress && isOrdered(progress) ? progress.orderIds : [orderId]
}

/**
 * The result of a checkout, by the id of one of its orders or of its payment; null when the user
 * has no such order.
 */
function useResult(userId: string, id: string) {
  const queryClient = useQueryClient()
  const orderOf = (orderId: string) =>
    queryClient.fetchQuery({ ...orderQueries.one(userId, orderId), staleTime: 0 }).catch(orNull)
  const paymentOf = (of: string) =>
    queryClient.fetchQuery({ ...checkoutQueries.payment(of), staleTime: 0 }).catch(orNull)
  return useQuery({
    queryKey: ['checkout', 'result', userId, id],
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    queryFn: async () => {
      const named = await orderOf(id)
      const intent = named ? null : await paymentOf(id)
      const orderId = named?._id ?? intent?.transactionId
      if (orderId === undefined) return null
      const together = await Promise.all(
        placedTogether(userId, orderId).map(async (one) => (one === id ? named : orderOf(one))),
      )
      const orders = together.filter((order): order is Schemas['Order'] => order !== null)
      // A cancelled order is no longer part of the payment of the others. Cash has no payment to
      // load.
      const payer = orders.find(({ order_status }) => order_status !== 'CANCELLED') ?? orders[0]
      const isOnline = payer !== undefined && payer.payment_method !== 'cod'
      return { orders, payment: intent ?? (isOnline ? await paymentOf(payer._id) : null) }
    },
  })
}

const nothing = (
  <EmptyState
    title="No payment information available"
    description="This page shows an order right after you place it."
    icon={WalletOutlined}
    tone="mango"
    action={
      <>
        <LinkButton to={paths.cart()}>Go to cart</LinkButton>
        <LinkButton to={paths.home()} variant="secondary">
          Go to Homepage
        </LinkButton>
      </>
    }
  />
)

/**
 * The latest order that this browser stores. A payment provider may redirect back without the id of
 * the paid order.
 */
function latestOrder(userId: string): string | undefined {
  for (const store of attemptsOf(userId)) {
    const progress = store.read()?.progress
    if (progress && isOrdered(progress)) return progress.orderIds[0]
  }
  return undefined
}

/**
 * The result of the order or payment with an id. It is shown as paid or accepted only when the
 * server has confirmed that.
 */
function NamedResult({
  userId,
  id,
  displayName,
}: {
  userId: string
  id: string
  displayName: string
}) {
  const query = useResult(userId, id)
  const { data } = query
  if (data) {
    const store = data.orders.map(({ _id }) => attemptOfOrder(userId, _id)).find(Boolean)
    return <OrderAccepted store={store} result={data} userId={userId} displayName={displayName} />
  }
  return (
    <Page title="Checkout" hideTitle narrow>
      <QueryBoundary query={query} loading={<ScreenSkeleton shape="result" />}>
        {() => nothing}
      </QueryBoundary>
    </Page>
  )
}

/** `/cart/checkout` after an order. */
export function ResultPage({ params }: { params: URLSearchParams }) {
  const { user } = useSession()
  const intent = params.get('payment_intent_id')
  const isResult = intent !== null || params.get('status') === 'success'
  const id = isResult && user ? (intent ?? params.get('id') ?? latestOrder(user._id)) : undefined
  if (user && id) return <NamedResult userId={user._id} id={id} displayName={user.display_name} />
  return (
    <Page title="Checkout" hideTitle narrow>
      {isResult && !user ? <ScreenSkeleton shape="result" /> : nothing}
    </Page>
  )
}
