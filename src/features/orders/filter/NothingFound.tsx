import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { labelOf, type StatusFilter } from '../statuses.ts'

interface Props {
  term: string
  status: StatusFilter | undefined
  onClear: () => void
}

export function NothingFound({ term, status, onClear }: Props) {
  const where = status ? `${status === 'SHIPPED' ? 'Shipped' : labelOf(status)} orders` : 'orders'
  return (
    <EmptyState
      title="No orders found"
      description={`None of your ${where} match “${term}”. Search by order ID, shop name or product name.`}
      icon={SearchOutlined}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear search
        </Button>
      }
    />
  )
}
