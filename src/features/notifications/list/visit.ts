import type { Schemas } from '#api/contract.ts'

type Notification = Schemas['Notification']

const timeOf = ({ createdAt }: Notification) => Date.parse(createdAt)

/**
 * The unread ones, and those that this visit has `shown`, so that nothing disappears under the
 * pointer. One that the server no longer lists counts as read, unless it may be on a page that
 * isn't loaded.
 */
export function shownInVisit(
  shown: readonly Notification[],
  loaded: readonly Notification[],
  hasMore: boolean,
): Notification[] {
  const before = new Set(shown.map(({ _id }) => _id))
  const present = loaded.filter((one) => !one.is_read || before.has(one._id))
  const listed = new Set(present.map(({ _id }) => _id))
  const oldest = hasMore ? Math.min(...loaded.map(timeOf)) : -Infinity
  const gone = shown.filter(({ _id }) => !listed.has(_id))
  const marked = gone.map((one) => (timeOf(one) > oldest ? { ...one, is_read: true } : one))
  return [...present, ...marked].toSorted((a, b) => timeOf(b) - timeOf(a))
}
