import { useMutation } from '@tanstack/react-query'
import { useActivityLog } from '#api/activityLog.ts'
import { orderMutations } from '#api/orders.ts'
import { showError, showToast } from '#ui/toast.ts'

/** Shows a toast; `onCancelled` closes the dialog that asked for the reason. */
export function useCancelOrder(id: string, onCancelled?: () => void) {
  const log = useActivityLog()
  const { mutate, isPending } = useMutation({
    ...orderMutations.cancel(),
    onSuccess: () => {
      log('ORDER', 'Customer Cancelled Order')
      showToast('Order Cancelled', 'Your order has been successfully cancelled.')
      onCancelled?.()
    },
    onError: () => showError('Failed to cancel order', 'Please try again later.'),
  })
  const cancel = (reason: string) => mutate({ id, body: { reason, cancelled_by: 'customer' } })
  return { cancel, cancelling: isPending }
}
