import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { orderQueries } from '../../api/orders.ts'
import { type Choices, updateAttempt } from './attempt.ts'
import { isUncertain, reasonOf } from './failure.ts'
import { orderBody } from './orderBody.ts'
import { closePaymentWindow, openPaymentWindow } from './paymentWindow.ts'
import { showCheckoutFailure } from './scheduler.ts'
import type { SentOrder } from './sentOrder.ts'
import type { CheckoutGroup } from './settle.ts'
import { type Ordering, useFinishOrder } from './useFinishOrder.ts'
import { useSendOrder } from './useSendOrder.ts'

export interface Placing extends Ordering {
  groups: readonly CheckoutGroup[]
  /** The order is on its way, or that has come to an end. */
  onBusy: (busy: boolean) => void
  /** There is no order, and this is why. */
  onFailed: (reason: string) => void
  /** Nobody can tell at the moment whether there is one. */
  onUncertain: (sent: SentOrder) => void
}

/** Places the orders. When no answer comes it looks for them before anything else is offered. */
export function usePlaceOrder({ groups, onBusy, onFailed, onUncertain, ...ordering }: Placing) {
  const { userId, state, attemptKey } = ordering
  const queryClient = useQueryClient()
  const location = useLocation()
  const { send, find } = useSendOrder(userId, attemptKey)
  const finish = useFinishOrder(ordering)
  const earlier = useInfiniteQuery(orderQueries.ofBuyer(userId, {})).data?.pages[0]?.items
  const success = new URL(useHref('/cart/checkout?status=success&type=onlinepay'), globalThis.location.origin).href
  const failure = new URL(useHref('/cart'), globalThis.location.origin).href
  // A second click of a double click comes before the button has been drawn anew.
  const busy = useRef(false)

  const giveUp = (error: unknown) => {
    closePaymentWindow()
    updateAttempt(userId, state, attemptKey, { sent: undefined })
    showCheckoutFailure(location.state)
    onFailed(reasonOf(error, groups))
    // Stock or prices may be the reason: the form then shows what has changed.
    void queryClient.invalidateQueries({ queryKey: ['cart'] })
  }
  const lookFor = async (sent: SentOrder, error: unknown) => {
    try {
      const found = await find(sent)
      return found ? await finish(found, sent.cartIds) : giveUp(error)
    } catch {
      closePaymentWindow()
      onUncertain(sent)
    }
  }
  const place = async (choices: Choices, address: string) => {
    if (busy.current) return
    busy.current = true
    onBusy(true)
    if (choices.payment !== 'cod') openPaymentWindow()
    const sent: SentOrder = {
      body: orderBody({ customer: userId, groups, choices }, address, { success, failure }),
      before: (earlier ?? []).map((order) => order._id),
      cartIds: groups.flatMap((group) => group.lines.flatMap(({ cartId }) => cartId ?? [])),
    }
    updateAttempt(userId, state, attemptKey, { sent })
    try {
      await finish(await send(sent), sent.cartIds)
    } catch (error) {
      if (isUncertain(error)) await lookFor(sent, error)
      else giveUp(error)
    } finally {
      busy.current = false
      onBusy(false)
    }
  }
  return (choices: Choices, address: string) => void place(choices, address)
}
