import { useQuery } from '@tanstack/react-query'
import { checkoutQueries } from '../../api/checkout.ts'
import { useSession } from '../../api/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { OrderAccepted } from './OrderAccepted.tsx'

const nothing = (
  <Page title="Checkout" hideTitle narrow>
    <EmptyState
      title="No payment information available"
      description="This page tells about an order that was just placed."
      icon="wallet"
      tone="mango"
      action={
        <>
          <LinkButton to="/cart">Go to cart</LinkButton>
          <LinkButton to="/home" variant="secondary">
            Go to Homepage
          </LinkButton>
        </>
      }
    />
  </Page>
)

/** What became of a payment that an address names; it is never called paid before the server says so. */
function OnlineResult({ id, displayName }: { id: string; displayName: string }) {
  const query = useQuery({ ...checkoutQueries.payment(id), staleTime: 0, refetchOnWindowFocus: 'always' })
  // No such payment, or somebody else's.
  if (query.error && [403, 404, 422].includes(query.error.status)) return nothing
  const details = query.data
  if (details) return <OrderAccepted kind={details.paymentType === 'cod' ? 'cod' : 'online'} details={details} displayName={displayName} />
  return (
    <Page title="Checkout" hideTitle narrow>
      <QueryBoundary query={query} loading={<Skeleton shape="block" height="18rem" />}>
        {() => null}
      </QueryBoundary>
    </Page>
  )
}

/** `/cart/checkout` after an order. */
export function ResultPage({ params }: { params: URLSearchParams }) {
  const { user } = useSession()
  const displayName = user?.display_name ?? ''
  const intent = params.get('payment_intent_id')
  const online = params.get('type') === 'onlinepay'
  const id = intent ?? (online ? params.get('id') : null)
  const success = params.get('status') === 'success'
  if (intent === null && !success) return nothing
  return id === null ? (
    <OrderAccepted kind={online ? 'online' : 'cod'} displayName={displayName} />
  ) : (
    <OnlineResult id={id} displayName={displayName} />
  )
}
