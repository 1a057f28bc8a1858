import type { QueryClient } from '@tanstack/react-query'
import type { Schemas } from '../contract.ts'
import {
  countedBy,
  listsOf,
  type NotificationList,
  notificationKeys,
  notificationsIn,
  queriesOf,
  withRead,
} from './notificationCache.ts'
import { beginWrite, endWrite, type Patch } from './pendingWrites.ts'

/** The effect stays if the write `succeeded`; otherwise only this write is rolled back. */
type End = (succeeded: boolean) => void

/** There is one, the signed-in user. */
const usersOf = (queryClient: QueryClient) => [
  ...new Set(
    queriesOf(queryClient, notificationKeys.all).map(({ queryKey }) => queryKey[2] as string),
  ),
]

/** Shows a write's effect until it is answered; what isn't loaded is not fetched until then. */
function begin(
  queryClient: QueryClient,
  list: (value: NotificationList) => NotificationList,
  countBy: number,
): End {
  const patchList: Patch = (value) => list(value as NotificationList)
  const patchCount: Patch = (value) => countedBy(value as Schemas['UnreadCount'], countBy)
  const changes = usersOf(queryClient).flatMap((userId) => [
    { queryKey: notificationKeys.list(userId, false), patch: patchList },
    { queryKey: notificationKeys.list(userId, true), patch: patchList },
    { queryKey: notificationKeys.count(userId), patch: patchCount },
  ])
  const writes = changes.map(({ queryKey, patch }) => ({
    queryKey,
    write: beginWrite(queryClient, queryKey, patch),
  }))
  return (succeeded) => {
    for (const { queryKey, write } of writes)
      endWrite(queryClient, queryKey, write, succeeded ? write.patch : undefined)
  }
}

export function beginRead(
  queryClient: QueryClient,
  { _id, is_read }: Schemas['Notification'],
): End {
  const cached = listsOf(queryClient).flatMap(({ pages }) =>
    notificationsIn(pages).filter((one) => one._id === _id),
  )
  const isUnread = cached.length > 0 ? cached.some((one) => !one.is_read) : !is_read
  return begin(queryClient, (list) => withRead(list, (id) => id === _id), isUnread ? -1 : 0)
}

/** Shows all as read. `arrived` returns those that have arrived since. */
export function beginReadAll(queryClient: QueryClient): {
  end: End
  arrived: () => Schemas['Notification'][]
} {
  const unread = () =>
    notificationsIn(listsOf(queryClient).flatMap(({ pages }) => pages)).filter(
      ({ is_read }) => !is_read,
    )
  const end = begin(queryClient, (list) => withRead(list, () => true), -Infinity)
  return { end, arrived: unread }
}
