import { useMutation } from '@tanstack/react-query'
import { orderMutations } from '../../api/orders.ts'
import { showError, showToast } from '../../ui/toast.ts'

/** Cancels an order, or says that it was collected. */
export function useOrderActions(id: string) {
  const cancelling = useMutation(orderMutations.cancel())
  const collecting = useMutation(orderMutations.complete())
  const cancel = (reason: string, done: () => void) =>
    cancelling.mutate(
      { id, body: { reason, cancelled_by: 'customer' } },
      {
        onSuccess: () => {
          showToast('Order Cancelled', 'Your order has been successfully cancelled.')
          done()
        },
        onError: () => showError('Failed to cancel order', 'Please try again later.'),
      },
    )
  const collect = () =>
    collecting.mutate(id, {
      onSuccess: () => showToast('Order Received', 'Your order has been successfully received.'),
      onError: () => showError('Failed to receive order', 'Please try again later.'),
    })
  return { cancel, cancelling: cancelling.isPending, collect, collecting: collecting.isPending }
}
