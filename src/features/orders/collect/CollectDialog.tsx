import { useMutation } from '@tanstack/react-query'
import { useActivityLog } from '#api/activityLog.ts'
import type { Schemas } from '#api/contract.ts'
import { orderMutations } from '#api/orders.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showError, showToast } from '#ui/toast.ts'

export function CollectDialog({
  order,
  onClose,
}: {
  order: Schemas['Order']
  onClose: () => void
}) {
  const log = useActivityLog()
  const { mutate, isPending } = useMutation({
    ...orderMutations.complete(),
    onSuccess: () => {
      log('ORDER', 'Customer Received Order')
      showToast('Order Received', 'Your order has been successfully received.')
      onClose()
    },
    onError: () => showError('Failed to receive order', 'Please try again later.'),
  })
  return (
    <ConfirmDialog
      open
      title="Order Collected"
      description={`Do you have everything that you ordered from ${order.shop.shop_name}? The order is then completed, and this can't be undone.`}
      confirmLabel="Yes, I have it"
      cancelLabel="Not yet"
      busy={isPending}
      onConfirm={() => mutate(order._id)}
      onCancel={onClose}
    />
  )
}
