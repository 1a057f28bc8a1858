import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { checkoutQueries } from '#api/checkout.ts'
import { useSession } from '#api/session.ts'
import { withLock } from '#lib/lock.ts'
import { webAddress } from '#lib/webAddress.ts'
import { setPayingOrder } from '#state/payingOrder.ts'
import { showError, showToast } from '#ui/toast.ts'
import type { Ending } from '../attempt.ts'
import { endPayment } from '../followUp.ts'
import { attemptOfOrder } from '../store.ts'
import { endings, isEnding } from './endings.ts'
import { closePaymentWindow, openPaymentWindow, showPayment } from './paymentWindow.ts'

/** Ends the payment with a toast; an open checkout of the order is updated, too. */
export function useEndPayment() {
  const queryClient = useQueryClient()
  const { user } = useSession()
  return (orderId: string, ending: Ending | 'PAID') => {
    const attempt = user && attemptOfOrder(user._id, orderId)
    if (attempt) void endPayment({ lock: withLock }, attempt, ending)
    setPayingOrder(null)
    closePaymentWindow()
    void queryClient.invalidateQueries({ queryKey: ['orders'] })
    if (ending === 'PAID') showToast('Success', 'Payment successful')
    else showError(endings[ending].title, endings[ending].text)
  }
}

export function usePayOrder(orderId: string) {
  const queryClient = useQueryClient()
  const [opening, setOpening] = useState(false)
  const endPayment = useEndPayment()

  const pay = async () => {
    openPaymentWindow()
    setOpening(true)
    const details = await queryClient
      .fetchQuery({
        ...checkoutQueries.payment(orderId),
        staleTime: 0,
        // Without a network it fails at once, in place of an empty window.
        networkMode: 'always',
      })
      .catch(() => null)
    setOpening(false)
    const payUrl = webAddress(details?.checkout_page_url)
    const status = details?.status
    if (status === 'PAID' || isEnding(status)) return endPayment(orderId, status)
    if (payUrl === null) {
      closePaymentWindow()
      return showError('Error', 'The payment page for this order could not be opened.')
    }
    showPayment(payUrl)
    setPayingOrder({ orderId, payUrl })
  }
  return { pay: () => void pay(), opening }
}
