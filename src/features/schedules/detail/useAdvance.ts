import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { scheduleQueries } from '#api/schedules.ts'
import { routerStateOf } from '#flows/checkout/occurrence.ts'
import { startCheckout } from '#flows/checkout/startCheckout.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { listQuantities } from '#state/quantities.ts'
import { showError } from '#ui/toast.ts'
import { type Schedule, selectionOf } from '../lines.ts'

/** Delivery to its address, with its payment method. */
const choicesOf = ({ address, payment_method, products }: Schedule) => ({
  addressId: address,
  deliveries: Object.fromEntries(products.map(({ shop_id }) => [shop_id, 'DELIVERY' as const])),
  payment: payment_method === 'gcash' ? ('gcash' as const) : ('cod' as const),
})

/**
 * Opens the checkout with the list as the server has it. A paused or finished list is ordered once,
 * and no date is moved.
 */
export function useAdvance(
  { _id: listId, next_checkout_date: shownDate }: Schedule,
  userId: string,
) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState(false)
  const begin = useCurrentRequest()

  const advance = async () => {
    setWaiting(true)
    const isCurrent = begin()
    try {
      // The user has seen an error about a refused quantity, and should check the list first.
      if (!(await listQuantities.flush())) return
      const list = await queryClient.fetchQuery(scheduleQueries.fresh(listId))
      if (!isCurrent()) return
      const { next_checkout_date: due } = list
      const chosen = selectionOf(list)
      const changed = (due === null) !== (shownDate === null)
      if (changed || chosen.length === 0)
        return showError('Failed to checkout', 'This list has changed. Please check it first.')
      const occurrence = due === null ? null : { scheduleId: listId, due }
      const state = occurrence ? routerStateOf(occurrence) : { from: 'scheduler', id: listId }
      await navigate(startCheckout(userId, chosen, { occurrence, choices: choicesOf(list) }), {
        state,
      })
    } catch {
      if (isCurrent()) showError('Failed to checkout')
    } finally {
      setWaiting(false)
    }
  }
  return { advance: () => void advance(), waiting }
}
