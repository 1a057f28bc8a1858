import { useMutation } from '@tanstack/react-query'
import { optimistic } from '#api/cache/optimistic.ts'
import { isMissing } from '#api/http/error.ts'
import { scheduleMutations, scheduleQueries } from '#api/schedules.ts'
import { listQuantities } from '#state/quantities.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showError, showToast } from '#ui/toast.ts'
import { type ShopLines, withoutLine } from '../lines.ts'

interface Props {
  listId: string
  line: ShopLines['products'][number]
  onClose: () => void
}

/** It stays open on failure, for a retry. */
export function RemoveLine({ listId, line: { order_product_id, product_name }, onClose }: Props) {
  const onGone = () => {
    showToast('Product removed from the list!')
    onClose()
  }
  const { mutate, isPending } = useMutation(
    optimistic(
      {
        ...scheduleMutations.removeProduct(),
        onSuccess: onGone,
        // An earlier try whose response was lost, or another tab, has removed it.
        onError: (error) =>
          isMissing(error) ? onGone() : showError('Product failed to be removed.'),
      },
      { queryKey: scheduleQueries.one(listId).queryKey, patch: withoutLine },
    ),
  )
  const remove = () => {
    listQuantities.drop(order_product_id)
    mutate(order_product_id)
  }
  return (
    <ConfirmDialog
      open
      title="Remove Items"
      description={`Are you sure you want to remove ${product_name} from this list?`}
      danger
      busy={isPending}
      onConfirm={remove}
      onCancel={onClose}
    />
  )
}
