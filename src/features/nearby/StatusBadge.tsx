import type { Schemas } from '#api/contract.ts'
import { Badge } from '#ui/Badge.tsx'
import { Icon } from '#ui/Icon.tsx'
import { shopStatus } from './shopTexts.ts'

/** Renders nothing for a status that this app does not know. */
export function StatusBadge({ status }: { status: Schemas['MapShop']['shop_status'] }) {
  const known = shopStatus(status)
  if (!known) return null
  const { label, icon, open } = known
  return (
    <Badge tone={open ? 'green' : 'neutral'}>
      <Icon icon={icon} size={14} />
      {label}
    </Badge>
  )
}
