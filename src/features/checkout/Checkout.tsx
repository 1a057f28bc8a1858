import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { paths } from '#domain/paths.ts'
import type { Attempt, Ordered } from '#flows/checkout/attempt.ts'
import { createFollowUp, endPayment } from '#flows/checkout/followUp.ts'
import { PaymentWaiting } from '#flows/checkout/payment/PaymentWaiting.tsx'
import { paymentWindowState } from '#flows/checkout/payment/paymentWindow.ts'
import type { AttemptStore } from '#flows/checkout/store.ts'
import { useAttempt, useResumeAttempt } from '#flows/checkout/useAttempt.ts'
import { useCalls } from '#flows/checkout/useCalls.ts'
import { CheckoutForm } from './form/CheckoutForm.tsx'
import { OrderedAlready, PaymentEnded, Unconfirmed } from './Notices.tsx'

const resultOf = ({ method, orderIds }: Ordered) =>
  paths.checkoutResult({
    status: 'success',
    type: method === 'gcash' ? 'onlinepay' : undefined,
    id: orderIds[0],
  })

interface Props {
  store: AttemptStore
  userId: string
  displayName: string
}

/**
 * Opens the result, but not when the user returns to a checkout that was placed before. Returns
 * whether it is being opened.
 */
function useOpenResult({ key, progress }: Attempt): boolean {
  const navigate = useNavigate()
  const [placedBefore] = useState(progress.phase === 'placed' ? key : null)
  const opening = progress.phase === 'placed' && key !== placedBefore
  const openResult = useEffectEvent(() => {
    if (progress.phase !== 'placed') return
    void navigate(resultOf(progress), { replace: true })
  })
  useEffect(() => {
    if (opening) openResult()
  }, [opening])
  return opening
}

function CurrentPhase({ attempt, store, userId, displayName }: Props & { attempt: Attempt }) {
  const calls = useCalls(userId)
  const { progress } = attempt
  useResumeAttempt(calls, store, attempt)
  const openingResult = useOpenResult(attempt)
  const [returning, setReturning] = useState(false)
  const returnProducts = useEffectEvent(() => {
    setReturning(true)
    void createFollowUp(calls, store)
      .returnToCart()
      .finally(() => setReturning(false))
  })
  const isUnpaid = progress.phase === 'unpaid'
  useEffect(() => {
    if (isUnpaid) returnProducts()
  }, [isUnpaid])
  const orderAgain = () => void store.dispatch({ type: 'again', key: calls.newKey() })

  switch (progress.phase) {
    case 'editing':
    case 'sending':
    case 'absent':
      return (
        <CheckoutForm
          store={store}
          attempt={attempt}
          calls={calls}
          userId={userId}
          displayName={displayName}
        />
      )
    case 'unconfirmed':
      return (
        <Unconfirmed
          store={store}
          calls={calls}
          unreachable={progress.unreachable}
          displayName={displayName}
        />
      )
    case 'paying':
      // Back from the payment page leads here again, where without storage the form would be shown
      // once more: the order's own address needs none.
      return !store.isStored() && paymentWindowState() === 'none' ? (
        <Navigate replace to={resultOf(progress)} />
      ) : (
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
      return openingResult ? null : (
        <OrderedAlready displayName={displayName} onAgain={orderAgain} />
      )
    case 'unpaid':
      return (
        <PaymentEnded
          ending={progress.ending}
          returning={returning}
          displayName={displayName}
          onAgain={orderAgain}
        />
      )
  }
}

/** `onForgotten`: called when the browser no longer stores it. */
export function Checkout({ store, onForgotten, ...props }: Props & { onForgotten: () => void }) {
  const attempt = useAttempt(store)
  const isForgotten = attempt === undefined
  const notify = useEffectEvent(onForgotten)
  useEffect(() => {
    if (isForgotten) notify()
  }, [isForgotten])
  return attempt ? (
    <CurrentPhase {...props} store={store} attempt={attempt} />
  ) : (
    <ScreenSkeleton shape="checkout" />
  )
}
