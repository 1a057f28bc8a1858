import { useMutation } from '@tanstack/react-query'
import { useActivityLog } from '../../api/activityLog.ts'
import { orderMutations } from '../../api/orders.ts'
import { showError, showToast } from '../../ui/toast.ts'

/**
 * Cancels an order, says that it was collected, or asks for the money back; `onDone` closes the dialog that asked.
 * The words belong to the mutations, not to their calls: an order that leaves its tab takes its card with it.
 */
export function useOrderActions(id: string, onDone: () => void) {
  const log = useActivityLog()
  const cancelling = useMutation({
    ...orderMutations.cancel(),
    onSuccess: () => {
      log('ORDER', 'Customer Cancelled Order')
      showToast('Order Cancelled', 'Your order has been successfully cancelled.')
      onDone()
    },
    onError: () => showError('Failed to cancel order', 'Please try again later.'),
  })
  const collecting = useMutation({
    ...orderMutations.complete(),
    onSuccess: () => {
      log('ORDER', 'Customer Received Order')
      showToast('Order Received', 'Your order has been successfully received.')
    },
    onError: () => showError('Failed to receive order', 'Please try again later.'),
  })
  const refunding = useMutation({
    ...orderMutations.refund(),
    onSuccess: () => {
      log('ORDER', 'Customer Requested Refund')
      showToast('Refund Requested', 'The shop will look at your request.')
      onDone()
    },
    // A refusal says why: the return window may have closed.
    onError: ({ message }) => showError('Failed to request refund', message),
  })
  const said = (reason: string) => ({ id, body: { reason, cancelled_by: 'customer' as const } })
  return {
    cancel: (reason: string) => cancelling.mutate(said(reason)),
    cancelling: cancelling.isPending,
    collect: () => collecting.mutate(id),
    collecting: collecting.isPending,
    refund: (reason: string) => refunding.mutate(said(reason)),
    refunding: refunding.isPending,
  }
}
