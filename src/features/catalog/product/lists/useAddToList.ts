import { useMutation } from '@tanstack/react-query'
import type { Schemas } from '../../../../api/contract.ts'
import { scheduleMutations } from '../../../../api/schedules.ts'
import { showError } from '../../../../ui/toast.ts'

type Added = { product: Schemas['Product']; userId: string; listId: string; quantity: number }

/** Adds a product to one of the user's lists. Shows a toast on failure; the caller shows one on success. */
export function useAddToList() {
  const { mutateAsync, isPending, variables } = useMutation({
    ...scheduleMutations.addProducts(),
    onError: () => showError('Product failed to be added to the list.'),
  })
  /** Resolves to whether it succeeded. */
  const add = async ({ product, userId, listId, quantity }: Added): Promise<boolean> => {
    const item = { product_id: product._id, user_id: userId, order_schedule_id: listId, shop_id: product.shop._id, quantity }
    return mutateAsync({ products: [item] }).then(
      () => true,
      () => false,
    )
  }
  return { add, adding: isPending ? variables.products[0]?.order_schedule_id : undefined }
}
