import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { scheduleQueries } from '#api/schedules.ts'
import { ThemeIcon } from '#components/schedule/ThemeIcon.tsx'
import { quantityOn } from '#flows/schedule/listItems.ts'
import { useAddToList } from '#flows/schedule/useAddToList.ts'
import { longDate } from '#lib/dates.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { QuantityStepper } from '#ui/QuantityStepper.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { DialogProduct } from '../DialogProduct.tsx'
import styles from './Lists.module.css'

interface EntryProps {
  list: Schemas['Schedule']
  product: Schemas['Product']
  busy: boolean
  /** Resolves to whether it succeeded. */
  onAdd: (quantity: number) => Promise<boolean>
}

function ListEntry({ list, product, busy, onAdd }: EntryProps) {
  const [chosen, setChosen] = useState(1)
  const held = quantityOn(list, product._id)
  const room = product.stocks - held
  const quantity = Math.max(1, Math.min(chosen, room))
  const add = async () => {
    if (await onAdd(quantity)) setChosen(1)
  }
  return (
    <Row as="li" wrap align="start" gap={3} pad={4} border radius="l" aria-label={list.name}>
      <ThemeIcon theme={list.theme} size={44} />
      <div className={styles.text}>
        <Text weight={700}>{list.name}</Text>
        <Text note>Checks out {list.schedule_type}</Text>
        <Text note>
          {list.next_checkout_date && list.is_active
            ? `Next check out ${longDate(list.next_checkout_date)}`
            : 'No check out planned'}
        </Text>
        {held > 0 && (
          <Text tone="green-strong" size="s" weight={650}>
            {held} on this list
          </Text>
        )}
      </div>
      <Row wrap align="start" gap={3} className={styles.adding}>
        {room > 0 ? (
          <QuantityStepper
            label={`${product.product_name} for ${list.name}`}
            value={quantity}
            max={room}
            price={product.price}
            disabled={busy}
            onChange={setChosen}
          />
        ) : (
          <Text note>{product.stocks === 0 ? 'Sold Out' : 'Max stocks reached'}</Text>
        )}
        <Button
          disabled={room <= 0}
          loading={busy}
          aria-label={`Add to ${list.name}`}
          onClick={() => void add()}
        >
          Add
        </Button>
      </Row>
    </Row>
  )
}

const NewList = lazy(async () => ({ default: (await import('./NewList.tsx')).NewList }))

export function ListsDrawer({
  product,
  user,
  onClose,
}: {
  product: Schemas['Product']
  user: Schemas['SessionUser']
  onClose: () => void
}) {
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
    <Dialog open side="right" title="Add to a scheduled list" footer={footer} onClose={onClose}>
      <DialogProduct product={product} />
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
