import type { Schemas } from '#api/contract.ts'

export const userId = 'a'.repeat(24)

/** A notification by its number, which is also its place in time. */
export const notification = (
  n: number,
  more: Partial<Schemas['Notification']> = {},
): Schemas['Notification'] => ({
  _id: n.toString(16).padStart(24, '0'),
  type: 'orders',
  title: 'Order update',
  body: 'Your order is packed.',
  createdAt: new Date(Date.UTC(2026, 6, 21) + n * 1000).toISOString(),
  is_read: false,
  nav_id: 'b'.repeat(24),
  display_picture: null,
  theme: null,
  ...more,
})

/** The number of a notification. */
export const numberOf = ({ _id }: Schemas['Notification']): number => Number.parseInt(_id, 16)
