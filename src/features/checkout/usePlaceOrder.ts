import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { cartMutations } from '../../api/cart.ts'
import { checkoutMutations } from '../../api/checkout.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { type Choices, updateAttempt } from './attempt.ts'
import { orderBody } from './orderBody.ts'
import { closePaymentWindow, openPaymentWindow, showPayment } from './paymentWindow.ts'
import type { CheckoutGroup } from './settle.ts'

/** The checkout that is to be placed. */
export interface Placing {
  userId: string
  state: string
  /** Names the attempt: the server never orders twice for one key. */
  attemptKey: string
  groups: readonly CheckoutGroup[]
  /** The orders exist and wait for an online payment. */
  onPaying: (ids: string[], payUrl: string) => void
}

/** Places the orders, then empties the cart of them and goes on to the payment or the result. */
export function usePlaceOrder({ userId, state, attemptKey, groups, onPaying }: Placing) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const create = useMutation(checkoutMutations.createTransactions())
  const removeLines = useMutation(cartMutations.removeMany())
  const success = new URL(useHref('/cart/checkout?status=success&type=onlinepay'), globalThis.location.origin).href
  const failure = new URL(useHref('/cart'), globalThis.location.origin).href
  // A second click of a double click comes before the button has been drawn anew.
  const busy = useRef(false)

  const finish = (ids: string[], payUrl: string | null) => {
    updateAttempt(userId, state, attemptKey, { placed: { ids, payUrl } })
    const cartIds = groups.flatMap((group) => group.lines.flatMap(({ cartId }) => cartId ?? []))
    if (cartIds.length > 0)
      removeLines.mutateAsync(cartIds).catch((error: unknown) => console.error('Ordered lines are still in the cart', error))
    if (payUrl !== null) {
      showPayment(payUrl)
      return onPaying(ids, payUrl)
    }
    closePaymentWindow()
    showToast('Success', 'Payment successful')
    void navigate(`/cart/checkout?${new URLSearchParams({ status: 'success', id: ids[0] ?? '' })}`, { replace: true })
  }

  const place = async (choices: Choices, address: string) => {
    if (busy.current) return
    busy.current = true
    if (choices.payment !== 'cod') openPaymentWindow()
    try {
      const body = orderBody({ customer: userId, groups, choices }, address, { success, failure })
      const { transactions, checkout_page_url } = await create.mutateAsync({ key: attemptKey, body })
      finish(
        transactions.map((order) => order._id),
        checkout_page_url,
      )
    } catch {
      closePaymentWindow()
      showError('Error', 'An error occurred while processing your payment')
      // Stock or prices may be the reason: the form then shows what has changed.
      void queryClient.invalidateQueries({ queryKey: ['cart'] })
    } finally {
      busy.current = false
    }
  }
  return { place: (choices: Choices, address: string) => void place(choices, address), placing: create.isPending }
}
