import { scheduleMutations, scheduleQueries, sendListQuantity } from '#api/schedules.ts'
import { useQuantityWrite, type WriteOf } from '#flows/quantities/useQuantityWrite.ts'
import { withDrafts } from './lines.ts'

export const useListQuantityWrite = (listId: string): WriteOf =>
  useQuantityWrite(scheduleMutations.setQuantity(), sendListQuantity, {
    queryKey: scheduleQueries.one(listId).queryKey,
    patch: (list, { lineId, quantity }) => withDrafts(list, new Map([[lineId, { quantity }]])),
  })
