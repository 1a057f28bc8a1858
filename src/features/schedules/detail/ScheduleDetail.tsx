import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isMissing } from '../../../api/error.ts'
import { scheduleQueries } from '../../../api/schedules.ts'
import { ThemeIcon } from '../../../components/schedule/ThemeIcon.tsx'
import { timingText } from '../../../components/schedule/timing.ts'
import { listQuantities } from '../../../state/quantities.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { paths } from '../../../lib/paths.ts'
import type { EditKind } from '../edit/EditSchedule.tsx'
import { type Schedule, type ShopLines, withDrafts } from '../lines.ts'
import { loadFailed } from '../loadFailed.ts'
import styles from './Detail.module.css'
import { EditMenu } from './EditMenu.tsx'
import { RemoveLine } from './RemoveLine.tsx'
import { ScheduleFacts } from './ScheduleFacts.tsx'
import { ScheduleFooter } from './ScheduleFooter.tsx'
import { ShopLinesGroup } from './ShopLinesGroup.tsx'
import { SkipNext } from './SkipNext.tsx'
import { useListQuantity } from './useListQuantity.ts'

const EditSchedule = lazyPart(async () => (await import('../edit/EditSchedule.tsx')).EditSchedule, {
  onMissing: ({ onClose }) => onClose(),
})

interface Props {
  id: string
  userId: string
}

const noProducts = (
  <EmptyState
    icon="box"
    title="You have no products in the list"
    description="Open a product and put it here with the calendar beside its Buy Now button."
    action={
      <LinkButton variant="secondary" to={paths.favourites()}>
        Go to your favourites
      </LinkButton>
    }
  />
)

function Detail({ list: stored, userId }: { list: Schedule; userId: string }) {
  const list = withDrafts(stored, listQuantities.useDrafts())
  const setQuantity = useListQuantity(list._id)
  const [removing, setRemoving] = useState<ShopLines['products'][number] | null>(null)
  const [skipping, setSkipping] = useState<string | null>(null)
  const [editing, setEditing] = useState<EditKind | null>(null)
  const storedOf = (lineId: string) =>
    stored.products.flatMap(({ products }) => products).find(({ order_product_id }) => order_product_id === lineId)?.quantity
  return (
    <article className={styles.detail} data-theme={list.theme} aria-label={list.name}>
      <header className={styles.head}>
        <ThemeIcon theme={list.theme} size={52} />
        <div className={styles.heading}>
          <h2 className={styles.name}>{list.name}</h2>
          <p className={styles.type}>{timingText(list.schedule_type, list.notification_date)}</p>
        </div>
        <EditMenu list={list} onEdit={setEditing} />
      </header>
      <ScheduleFacts list={list} onReschedule={() => setEditing('timing')} onShipping={() => setEditing('shipping')} />
      {list.products.length === 0
        ? noProducts
        : list.products.map((group) => (
            <ShopLinesGroup
              key={group.shop_id}
              group={group}
              onQuantity={(line, quantity) =>
                setQuantity(line.order_product_id, quantity, storedOf(line.order_product_id) ?? line.quantity)
              }
              onRemove={setRemoving}
            />
          ))}
      <ScheduleFooter list={list} userId={userId} onSkip={setSkipping} />
      {removing && <RemoveLine listId={list._id} line={removing} onClose={() => setRemoving(null)} />}
      {skipping !== null && <SkipNext list={list} due={skipping} onClose={() => setSkipping(null)} />}
      {editing && <EditSchedule kind={editing} list={list} onClose={() => setEditing(null)} />}
    </article>
  )
}

const loading = (
  <div className={styles.detail}>
    <Skeleton shape="block" height="4rem" />
    <Skeleton shape="block" height="5rem" />
    <Skeleton shape="block" height="14rem" />
  </div>
)

/** One list: its products, schedule, address and price. */
export function ScheduleDetail({ id, userId }: Props) {
  const queryClient = useQueryClient()
  const all = scheduleQueries.all(userId)
  const query = useQuery({
    ...scheduleQueries.one(id),
    // The panel has loaded it already.
    initialData: () => queryClient.getQueryData(all.queryKey)?.find(({ _id }) => _id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(all.queryKey)?.dataUpdatedAt,
  })
  if (isMissing(query.error) || query.error?.status === 403)
    return (
      <EmptyState
        icon="calendar"
        tone="mango"
        title="This list does not exist"
        description="It was deleted, or belongs to somebody else. Choose another one."
      />
    )
  return (
    <QueryBoundary query={query} loading={loading} errorMessage={loadFailed}>
      {(list) => <Detail key={list._id} list={list} userId={userId} />}
    </QueryBoundary>
  )
}
