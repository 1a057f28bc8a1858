import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { scheduleQueries } from '#api/schedules.ts'
import { useAddToList } from '#flows/schedule/useAddToList.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Stack } from '#ui/Layout.tsx'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { ListEntry } from './ListEntry.tsx'

const NewList = lazy(async () => ({ default: (await import('./NewList.tsx')).NewList }))

interface Props {
  product: Schemas['Product']
  user: Schemas['SessionUser']
  onClose: () => void
}

/** The user's scheduled lists: the product can be added to one of them, or to a new one. */
export function ListsDrawer({ product, user, onClose }: Props) {
  const query = useQuery(scheduleQueries.all(user._id))
  const [making, setMaking] = useState(false)
  const { add, adding } = useAddToList()
  const addTo = async (list: Schemas['Schedule'], quantity: number) => {
    const items = [{ productId: product._id, shopId: product.shop._id, quantity }]
    const added = await add({ userId: user._id, listId: list._id, list, items })
    if (added) showToast('Product added to list!')
    return added
  }
  const footer = (
    <Button variant="secondary" icon={PlusOutlined} block onClick={() => setMaking(true)}>
      New list
    </Button>
  )
  return (
    <Dialog
      open
      side="right"
      title="Scheduled lists"
      description={product.product_name}
      footer={footer}
      onClose={onClose}
    >
      <QueryBoundary
        query={query}
        loading={<Skeleton shape="block" height="7rem" />}
        isEmpty={(lists) => lists.length === 0}
        empty={
          <EmptyState
            icon={CalendarOutlined}
            title="You have no lists yet"
            description="A list orders its products automatically, as often as you like."
          />
        }
      >
        {(lists) => (
          <Stack as="ul" columns={1} gap={3} aria-label="Your lists">
            {lists.map((list) => (
              <ListEntry
                key={list._id}
                list={list}
                product={product}
                busy={adding === list._id}
                onAdd={(quantity) => addTo(list, quantity)}
              />
            ))}
          </Stack>
        )}
      </QueryBoundary>
      {making && (
        <LazyDialog onClose={() => setMaking(false)}>
          <NewList product={product} user={user} onClose={() => setMaking(false)} />
        </LazyDialog>
      )}
    </Dialog>
  )
}
