import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Attempt } from '#flows/checkout/attempt.ts'
import { createFollowUp, endPayment } from '#flows/checkout/followUp.ts'
import { PaymentWaiting } from '#flows/checkout/payment/PaymentWaiting.tsx'
import type { AttemptStore } from '#flows/checkout/store.ts'
import { useAttempt, useCarryOn } from '#flows/checkout/useAttempt.ts'
import { useCalls } from '#flows/checkout/useCalls.ts'
import { paths } from '#domain/paths.ts'
import { CheckoutForm } from './form/CheckoutForm.tsx'
import { CheckoutSkeleton } from './form/CheckoutSkeleton.tsx'
import { OrderedAlready } from './OrderedAlready.tsx'
import { PaymentEnded } from './PaymentEnded.tsx'
import { Unconfirmed } from './Unconfirmed.tsx'

interface Props {
  store: AttemptStore
  userId: string
  displayName: string
}

/** Opens the result as soon as the order is placed. Not for an attempt that was placed before: its user has come back to it. */
function useResult({ key, progress }: Attempt): boolean {
  const navigate = useNavigate()
  const [placedBefore] = useState(progress.phase === 'placed' ? key : null)
  const leaving = progress.phase === 'placed' && key !== placedBefore
  const leave = useEffectEvent(() => {
    if (progress.phase !== 'placed') return
    const type = progress.method === 'gcash' ? 'onlinepay' : undefined
    void navigate(paths.checkoutResult({ status: 'success', type, id: progress.orderIds[0] }), { replace: true })
  })
  useEffect(() => {
    if (leaving) leave()
  }, [leaving])
  return leaving
}

function PresentCheckout({ attempt, store, userId, displayName }: Props & { attempt: Attempt }) {
  const calls = useCalls(userId)
  const { progress } = attempt
  useCarryOn(calls, store, attempt)
  const leaving = useResult(attempt)
  const [returning, setReturning] = useState(false)
  const putBack = useEffectEvent(() => {
    setReturning(true)
    void createFollowUp(calls, store)
      .returnToCart()
      .finally(() => setReturning(false))
  })
  const isUnpaid = progress.phase === 'unpaid'
  useEffect(() => {
    if (isUnpaid) putBack()
  }, [isUnpaid])
  const again = () => void store.dispatch({ type: 'again', key: calls.newKey() })

  switch (progress.phase) {
    case 'editing':
    case 'sending':
    case 'absent':
      return <CheckoutForm store={store} attempt={attempt} calls={calls} userId={userId} displayName={displayName} />
    case 'unconfirmed':
      return <Unconfirmed store={store} calls={calls} unreachable={progress.unreachable} displayName={displayName} />
    case 'paying':
      return (
        <PaymentWaiting
          orderIds={progress.orderIds}
          payUrl={progress.payUrl}
          amount={progress.sent.body.expected_total}
          displayName={displayName}
          onPaid={() => void endPayment(calls, store, 'PAID')}
          onEnded={(ending) => void endPayment(calls, store, ending)}
        />
      )
    case 'placed':
      return leaving ? null : <OrderedAlready displayName={displayName} onAgain={again} />
    case 'unpaid':
      return <PaymentEnded ending={progress.ending} returning={returning} displayName={displayName} onAgain={again} />
  }
}

/**
 * One checkout, in any phase: the form, the search for an order after a lost response, the wait for an online payment.
 * `onForgotten` is called when the browser no longer stores it.
 */
export function Checkout({ store, onForgotten, ...props }: Props & { onForgotten: () => void }) {
  const attempt = useAttempt(store)
  const isForgotten = attempt === undefined
  const tell = useEffectEvent(onForgotten)
  useEffect(() => {
    if (isForgotten) tell()
  }, [isForgotten])
  return attempt ? <PresentCheckout {...props} store={store} attempt={attempt} /> : <CheckoutSkeleton />
}
