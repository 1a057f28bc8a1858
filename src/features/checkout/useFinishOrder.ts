import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { useActivityLog } from '../../api/activityLog.ts'
import { cartMutations } from '../../api/cart.ts'
import type { Schemas } from '../../api/contract.ts'
import { scheduleMutations } from '../../api/schedules.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { readAttempt, updateAttempt } from './attempt.ts'
import { closePaymentWindow, showPayment } from './paymentWindow.ts'
import { scheduleOf } from './scheduler.ts'

/** The checkout that is being placed. */
export interface Ordering {
  userId: string
  state: string
  attemptKey: string
  /** The orders exist and wait for an online payment. */
  onPaying: (ids: string[], payUrl: string) => void
}

/** What follows once the orders exist: the cart is emptied of them or the schedule moves on, then comes the payment or the result. */
export function useFinishOrder({ userId, state, attemptKey, onPaying }: Ordering) {
  const navigate = useNavigate()
  const removeLines = useMutation(cartMutations.removeMany())
  const advance = useMutation(scheduleMutations.advance())
  const log = useActivityLog()
  const scheduleId = scheduleOf(useLocation().state)

  /** False when the schedule could not be moved on. */
  const followUp = async (cartIds: string[]): Promise<boolean> => {
    log('ORDER', 'Order Created')
    if (scheduleId === null) {
      if (cartIds.length > 0)
        removeLines.mutateAsync(cartIds).catch((error: unknown) => console.error('Ordered lines are still in the cart', error))
      return true
    }
    try {
      await advance.mutateAsync(scheduleId)
      log('SCHEDULE', 'Schedule Advanced')
      return true
    } catch {
      return false
    }
  }

  return async ({ transactions, checkout_page_url: payUrl }: Schemas['CreatedTransactions'], cartIds: string[]) => {
    const ids = transactions.map((order) => order._id)
    // Another tab may have had the answer to the same attempt before.
    const isKnown = readAttempt(userId, state).placed !== undefined
    updateAttempt(userId, state, attemptKey, { placed: { ids, payUrl }, sent: undefined })
    if (payUrl !== null) {
      showPayment(payUrl)
      onPaying(ids, payUrl)
      if (!isKnown && !(await followUp(cartIds))) showError('Failed to checkout')
      return
    }
    closePaymentWindow()
    if (isKnown || (await followUp(cartIds))) showToast('Success', 'Payment successful')
    else showError('Failed to checkout')
    await navigate(`/cart/checkout?${new URLSearchParams({ status: 'success', id: ids[0] ?? '' })}`, { replace: true })
  }
}
