import WalletOutlined from '@ant-design/icons/WalletOutlined'
import { useSession } from '#api/session.ts'
import { isOrdered } from '#flows/checkout/attempt.ts'
import { attemptOfOrder, attemptsOf } from '#flows/checkout/store.ts'
import { paths } from '#domain/paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Page } from '#ui/Page.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { OrderAccepted } from './OrderAccepted.tsx'
import { useResult } from './useResult.ts'

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

/** The latest order of this browser, since a provider may redirect back without the id of the paid one. */
function latestOrder(userId: string): string | undefined {
  for (const store of attemptsOf(userId)) {
    const progress = store.read()?.progress
    if (progress && isOrdered(progress)) return progress.orderIds[0]
  }
  return undefined
}

/** The result of the order or payment with an id. It is shown as paid or accepted only when the server has confirmed that. */
function NamedResult({ userId, id, displayName }: { userId: string; id: string; displayName: string }) {
  const query = useResult(userId, id)
  const { data } = query
  if (data) {
    const store = data.orders.map(({ _id }) => attemptOfOrder(userId, _id)).find(Boolean)
    return <OrderAccepted store={store} result={data} userId={userId} displayName={displayName} />
  }
  return (
    <Page title="Checkout" hideTitle narrow>
      <QueryBoundary query={query} loading={<Skeleton shape="block" height="18rem" />}>
        {() => nothing}
      </QueryBoundary>
    </Page>
  )
}

/** `/cart/checkout` after an order. */
export function ResultPage({ params }: { params: URLSearchParams }) {
  const { user } = useSession()
  const intent = params.get('payment_intent_id')
  const tells = intent !== null || params.get('status') === 'success'
  const id = tells && user ? (intent ?? params.get('id') ?? latestOrder(user._id)) : undefined
  if (user && id) return <NamedResult userId={user._id} id={id} displayName={user.display_name} />
  return (
    <Page title="Checkout" hideTitle narrow>
      {tells && !user ? <Skeleton shape="block" height="18rem" /> : nothing}
    </Page>
  )
}
