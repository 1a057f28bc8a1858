import { useMutation } from '@tanstack/react-query'
import type { Schemas } from '../../../../api/contract.ts'
import { scheduleMutations } from '../../../../api/schedules.ts'
import { showError } from '../../../../ui/toast.ts'

type Added = { product: Schemas['Product']; userId: string; listId: string; quantity: number }

/** Puts a product on one of the buyer's lists. A failure is told here, a success by the caller. */
export function useAddToList() {
  const { mutateAsync, isPending, variables } = useMutation({
    ...scheduleMutations.addProducts(),
    onError: () => showError('Product failed to be added to the list.'),
  })
  /** Whether it went well. */
  const add = async ({ product, userId, listId, quantity }: Added): Promise<boolean> => {
    const item = { product_id: product._id, user_id: userId, order_schedule_id: listId, shop_id: product.shop._id, quantity }
    return mutateAsync({ products: [item] }).then(
      () => true,
      () => false,
    )
  }
  return { add, adding: isPending ? variables.products[0]?.order_schedule_id : undefined }
}
