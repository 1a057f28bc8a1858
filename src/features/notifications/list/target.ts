import type { Schemas } from '#api/contract.ts'
import { paths } from '#domain/paths.ts'

/** The address that a notification leads to. If the entity no longer exists, its page says so. */
export function targetOf({ type, nav_id }: Schemas['Notification'], displayName: string): string {
  switch (type) {
    case 'orders':
      return paths.orders(displayName, { transaction_id: nav_id })
    case 'order-schedule':
      return paths.schedule(nav_id)
    case 'product-review':
      return paths.product(nav_id)
  }
}
