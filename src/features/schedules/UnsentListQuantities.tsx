import { useQuery } from '@tanstack/react-query'
import { scheduleMutations, scheduleQueries, sendListQuantity } from '#api/schedules.ts'
import { useSession } from '#api/session.ts'
import {
  useQuantityWrite,
  useUnsentQuantities,
  type WriteOf,
} from '#flows/quantities/quantityWrites.ts'
import { linesOf } from '#flows/schedule/listItems.ts'
import { listQuantities } from '#state/quantities.ts'
import { type Schedule, withDrafts } from './lines.ts'

export const useListQuantityWrite = (listId: string): WriteOf =>
  useQuantityWrite(scheduleMutations.setQuantity(), sendListQuantity, {
    queryKey: scheduleQueries.one(listId).queryKey,
    patch: (list, { lineId, quantity }) => withDrafts(list, new Map([[lineId, { quantity }]])),
  })

const quantitiesOf = (lists: readonly Schedule[]) => (lineId: string) =>
  lists.flatMap(linesOf).find(({ order_product_id }) => order_product_id === lineId)?.quantity

/** Sends what was chosen just before the app was left or reloaded. */
export function UnsentListQuantities() {
  const userId = useSession().user?._id
  // Not optimistic: the draft is shown until the lists are refetched.
  const writeOf = useListQuantityWrite('')
  const useLines = (enabled: boolean) =>
    useQuery({ ...scheduleQueries.all(userId ?? ''), enabled }).data
  useUnsentQuantities({ drafts: listQuantities, userId, writeOf, useLines, quantitiesOf })
  return null
}
