import BgColorsOutlined from '@ant-design/icons/BgColorsOutlined'
import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined'
import EditOutlined from '@ant-design/icons/EditOutlined'
import InboxOutlined from '@ant-design/icons/InboxOutlined'
import PauseCircleOutlined from '@ant-design/icons/PauseCircleOutlined'
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import TruckOutlined from '@ant-design/icons/TruckOutlined'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { optimistic } from '#api/cache/optimistic.ts'
import { isMissing } from '#api/http/error.ts'
import { scheduleMutations, scheduleQueries } from '#api/schedules.ts'
import { ThemeIcon } from '#components/schedule/ThemeIcon.tsx'
import { timingText } from '#components/schedule/timing.ts'
import { nextCheckouts } from '#domain/recurrence.ts'
import { useQuantityChange } from '#flows/quantities/quantityWrites.ts'
import { linesOf } from '#flows/schedule/listItems.ts'
import { now } from '#lib/clock.ts'
import { weekdayAndDate } from '#lib/dates.ts'
import { countOf } from '#lib/numbers.ts'
import { listQuantities } from '#state/quantities.ts'
import { ActionMenu } from '#ui/ActionMenu.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import { loadFailed, QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { showError, showToast } from '#ui/toast.ts'
import type { Skip } from '../dates.ts'
import type { EditKind } from '../edit/EditSchedule.tsx'
import { type Schedule, soldOutOf, withDrafts } from '../lines.ts'
import type { ChosenListAction, ListAction } from '../ListDialogs.tsx'
import { useListQuantityWrite } from '../UnsentListQuantities.tsx'
import { PastOrders } from './PastOrders.tsx'
import { ScheduleFacts } from './ScheduleFacts.tsx'
import { ScheduleFooter } from './ScheduleFooter.tsx'
import { ShopLinesGroup } from './ShopLinesGroup.tsx'
import styles from './Detail.module.css'

/** Used until the response has the actual date. */
function expectedDate({ schedule_type, notification_date }: Schedule): string | null {
  const [next] = nextCheckouts(schedule_type, notification_date, now(), 1)
  return next === undefined ? null : new Date(next).toISOString()
}

/** Has an optimistic update. The last of several clicks wins. */
function useActive(listId: string) {
  const { mutate } = useMutation(
    optimistic(
      {
        ...scheduleMutations.setActive(),
        scope: { id: `schedule ${listId}` },
        onSuccess: (list, { is_active }) => {
          const next = list?.next_checkout_date
          showToast(
            is_active ? 'Schedule enabled' : 'Schedule disabled',
            is_active && next ? `The next checkout is on ${weekdayAndDate(next)}.` : undefined,
          )
        },
        onError: () => showError('Failed to update schedule'),
      },
      {
        queryKey: scheduleQueries.one(listId).queryKey,
        patch: (list, { is_active }) => ({
          ...list,
          is_active,
          next_checkout_date: is_active ? expectedDate(list) : null,
        }),
        lost: (list, { is_active }) => (list.is_active === is_active ? list : null),
        answer: (list, { is_active, next_checkout_date }) => ({
          ...list,
          is_active,
          next_checkout_date,
        }),
      },
    ),
  )
  return (is_active: boolean) => mutate({ id: listId, is_active })
}

const edits = [
  { key: 'name', icon: <Icon icon={EditOutlined} />, label: 'Rename List' },
  { key: 'timing', icon: <Icon icon={ClockCircleOutlined} />, label: 'Reschedule List' },
  { key: 'shipping', icon: <Icon icon={TruckOutlined} />, label: 'Shipping Options' },
  { key: 'theme', icon: <Icon icon={BgColorsOutlined} />, label: 'Change color scheme' },
] as const

function EditMenu({ list, onEdit }: { list: Schedule; onEdit: (kind: EditKind) => void }) {
  const setActive = useActive(list._id)
  const toggle = list.is_active
    ? { icon: <Icon icon={PauseCircleOutlined} />, label: 'Disable Schedule' }
    : { icon: <Icon icon={PlayCircleOutlined} />, label: 'Enable Schedule' }
  return (
    <ActionMenu
      icon={EditOutlined}
      label={`Edit ${list.name}`}
      items={[
        { ...toggle, key: 'active', onClick: () => setActive(!list.is_active) },
        { type: 'divider' },
        ...edits.map((edit) => ({ ...edit, onClick: () => onEdit(edit.key) })),
      ]}
    />
  )
}

interface Props {
  id: string
  userId: string
  skip: Skip | null
  /** The panel already shows that nothing could be loaded. */
  quiet: boolean
  onAction: (chosen: ChosenListAction) => void
}

const NoProducts = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={InboxOutlined}
    title="You have no products in the list"
    description="Add products to this list before its next order."
    action={
      <Button icon={PlusOutlined} onClick={onAdd}>
        Add products
      </Button>
    }
  />
)

function Contents({ list, onAdd }: { list: Schedule; onAdd: () => void }) {
  const soldOut = soldOutOf(list)
  return (
    <Row wrap justify="between" gap={3} className={styles.contents}>
      <div>
        <Text weight={700}>{countOf(linesOf(list).length, 'product')}</Text>
        {soldOut && <Text hint>{`Sold out, not in the total: ${soldOut}`}</Text>}
      </div>
      <Button variant="secondary" size="s" icon={PlusOutlined} onClick={onAdd}>
        Add products
      </Button>
    </Row>
  )
}

function Detail({
  list: stored,
  userId,
  skip,
  onAction,
}: Omit<Props, 'id' | 'quiet'> & { list: Schedule }) {
  const list = withDrafts(stored, listQuantities.useDrafts())
  const setQuantity = useQuantityChange(listQuantities, useListQuantityWrite(list._id))
  const choose = (action: ListAction) => onAction({ action, list: stored })
  const add = () => choose({ kind: 'add' })
  const storedOf = (lineId: string) =>
    linesOf(stored).find(({ order_product_id }) => order_product_id === lineId)?.quantity
  return (
    <article className={styles.detail} data-theme={list.theme} aria-label={list.name}>
      <Row as="header" gap={4} radius="l" className={styles.head}>
        <ThemeIcon theme={list.theme} size={52} />
        <Text as="div" grow shrink>
          <h2 className={styles.name}>{list.name}</h2>
          <Text tone="soft" balance>
            {timingText(list.schedule_type, list.notification_date)}
          </Text>
        </Text>
        <EditMenu list={list} onEdit={(what) => choose({ kind: 'edit', what })} />
      </Row>
      <ScheduleFacts
        list={list}
        skip={skip}
        onReschedule={() => choose({ kind: 'edit', what: 'timing' })}
        onShipping={() => choose({ kind: 'edit', what: 'shipping' })}
      />
      {list.products.length === 0 ? (
        <NoProducts onAdd={add} />
      ) : (
        <Contents list={list} onAdd={add} />
      )}
      {list.products.map((group) => (
        <ShopLinesGroup
          key={group.shop_id}
          group={group}
          onQuantity={(line, quantity) =>
            setQuantity(
              line.order_product_id,
              quantity,
              storedOf(line.order_product_id) ?? line.quantity,
            )
          }
          onRemove={(line) => choose({ kind: 'remove', line })}
        />
      ))}
      <PastOrders list={stored} />
      <ScheduleFooter list={list} userId={userId} onSkip={(due) => choose({ kind: 'skip', due })} />
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

export function ScheduleDetail({ id, userId, skip, quiet, onAction }: Props) {
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
        icon={CalendarOutlined}
        tone="mango"
        title="This list does not exist"
        description="It was deleted, or it belongs to another account. Choose another one."
      />
    )
  if (quiet && query.error && !query.data) return null
  return (
    <QueryBoundary query={query} loading={loading} errorMessage={loadFailed}>
      {(list) => (
        <Detail key={list._id} list={list} userId={userId} skip={skip} onAction={onAction} />
      )}
    </QueryBoundary>
  )
}
