import WalletOutlined from '@ant-design/icons/WalletOutlined'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { checkoutQueries } from '#api/checkout.ts'
import type { Schemas } from '#api/contract.ts'
import { ApiError, isMissing } from '#api/http/error.ts'
import { orderQueries } from '#api/orders.ts'
import { useSession } from '#api/session.ts'
import { ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { paths } from '#domain/paths.ts'
import { isOrdered } from '#flows/checkout/attempt.ts'
import { endPayment } from '#flows/checkout/followUp.ts'
import { PaymentWaiting } from '#flows/checkout/payment/PaymentWaiting.tsx'
import { createPlacing } from '#flows/checkout/placing.ts'
import { type AttemptStore, attemptOfOrder, attemptsOf } from '#flows/checkout/store.ts'
import { useCalls } from '#flows/checkout/useCalls.ts'
import { webAddress } from '#lib/webAddress.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Page } from '#ui/Page.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { OrderAccepted } from './OrderAccepted.tsx'

/** Returns null for an unknown id, or one of another user. */
const orNull = (error: unknown) => {
  if (error instanceof ApiError && (isMissing(error) || error.status === 403)) return null
  throw error
}

function placedTogether(userId: string, orderId: string): string[] {
  const progress = attemptOfOrder(userId, orderId)?.read()?.progress
  return progress && isOrdered(progress) ? progress.orderIds : [orderId]
}

/** Finds it by the id of an order or of the payment; null when the user has no such order. */
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
      // A cancelled order is no longer part of the others' payment. Cash has no payment to load.
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

/** The latest order in this browser: a payment provider may redirect back without the id. */
function latestOrder(userId: string): string | undefined {
  for (const store of attemptsOf(userId)) {
    const progress = store.read()?.progress
    if (progress && isOrdered(progress)) return progress.orderIds[0]
  }
  return undefined
}

/**
 * Tells a stored checkout that it is paid, since the user may have come from the provider's page,
 * and does what is left to do.
 */
function usePaid(store: AttemptStore | undefined, userId: string, isPaid: boolean): void {
  const calls = useCalls(userId)
  const finish = useEffectEvent(async () => {
    if (!store) return
    await endPayment(calls, store, 'PAID')
    await createPlacing(calls, store).resumeAttempt()
  })
  useEffect(() => {
    if (isPaid) void finish()
  }, [isPaid])
}

interface FoundProps {
  result: NonNullable<ReturnType<typeof useResult>['data']>
  onPaymentEnded: () => void
  userId: string
  displayName: string
}

function Found({ result, onPaymentEnded, userId, displayName }: FoundProps) {
  const { orders, payment } = result
  const store = orders.map(({ _id }) => attemptOfOrder(userId, _id)).find(Boolean)
  const isPaid = payment?.status === 'PAID'
  usePaid(store, userId, isPaid)
  /** The payment page; null once the user has paid, or has left that for later. */
  const [payUrl, setPayUrl] = useState(() =>
    payment?.status === 'PENDING' ? webAddress(payment.checkout_page_url) : null,
  )
  const phase = store?.isStored() ? store.read()?.progress.phase : undefined
  // The checkout waits for the payment, and offers to try again after one that failed.
  if (store && !isPaid && (phase === 'paying' || phase === 'unpaid'))
    return <Navigate replace to={paths.storedCheckout(store.id)} />
  const end = () => {
    setPayUrl(null)
    onPaymentEnded()
  }
  return (
    <>
      <OrderAccepted store={store} result={result} userId={userId} displayName={displayName} />
      {payment && payUrl !== null && (
        <PaymentWaiting
          orderIds={[payment.transactionId]}
          payUrl={payUrl}
          displayName={displayName}
          onPaid={end}
          onEnded={end}
          onClose={() => setPayUrl(null)}
        />
      )}
    </>
  )
}

/** It says paid or accepted only when the server has confirmed that. */
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
  if (data)
    return (
      <Found
        result={data}
        onPaymentEnded={() => void query.refetch()}
        userId={userId}
        displayName={displayName}
      />
    )
  return (
    <Page title="Checkout" hideTitle narrow>
      <QueryBoundary query={query} loading={<ScreenSkeleton shape="result" />}>
        {() => nothing}
      </QueryBoundary>
    </Page>
  )
}

export function ResultPage({ params }: { params: URLSearchParams }) {
  const { user } = useSession()
  const intent = params.get('payment_intent_id')
  const status = params.get('status')
  const isResult = intent !== null || status === 'success' || status === 'failed'
  const id = isResult && user ? (intent ?? params.get('id') ?? latestOrder(user._id)) : undefined
  if (user && id) return <NamedResult userId={user._id} id={id} displayName={user.display_name} />
  return (
    <Page title="Checkout" hideTitle narrow>
      {isResult && !user ? (
        <Loading>
          <ScreenSkeleton shape="result" />
        </Loading>
      ) : (
        nothing
      )}
    </Page>
  )
}
