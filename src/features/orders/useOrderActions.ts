import { useMutation } from '@tanstack/react-query'
import { useActivityLog } from '../../api/activityLog.ts'
import { orderMutations } from '../../api/orders.ts'
import { showError, showToast } from '../../ui/toast.ts'

/** Cancels an order, says that it was collected, or asks for the money back. `done` is called once it has worked. */
export function useOrderActions(id: string) {
  const log = useActivityLog()
  const cancelling = useMutation(orderMutations.cancel())
  const collecting = useMutation(orderMutations.complete())
  const refunding = useMutation(orderMutations.refund())
  const cancel = (reason: string, done: () => void) =>
    cancelling.mutate(
      { id, body: { reason, cancelled_by: 'customer' } },
      {
        onSuccess: () => {
          log('ORDER', 'Customer Cancelled Order')
          showToast('Order Cancelled', 'Your order has been successfully cancelled.')
          done()
        },
        onError: () => showError('Failed to cancel order', 'Please try again later.'),
      },
    )
  const collect = () =>
    collecting.mutate(id, {
      onSuccess: () => {
        log('ORDER', 'Customer Received Order')
        showToast('Order Received', 'Your order has been successfully received.')
      },
      onError: () => showError('Failed to receive order', 'Please try again later.'),
    })
  const refund = (reason: string, done: () => void) =>
    refunding.mutate(
      { id, body: { reason, cancelled_by: 'customer' } },
      {
        onSuccess: () => {
          log('ORDER', 'Customer Requested Refund')
          showToast('Refund Requested', 'The shop will look at your request.')
          done()
        },
        // A refusal says why: the return window may have closed.
        onError: ({ message }) => showError('Failed to request refund', message),
      },
    )
  return {
    cancel,
    cancelling: cancelling.isPending,
    collect,
    collecting: collecting.isPending,
    refund,
    refunding: refunding.isPending,
  }
}
