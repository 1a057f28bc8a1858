import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { isMissing } from '#api/http/error.ts'
import { scheduleMutations, scheduleQueries, withoutList } from '#api/schedules.ts'
import { ThemeIcon } from '#components/schedule/ThemeIcon.tsx'
import { paths } from '#domain/paths.ts'
import { linesOf } from '#flows/schedule/listItems.ts'
import { countOf } from '#lib/numbers.ts'
import { useChangeParams } from '#lib/useChangeParams.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { loadFailed, QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TermField } from '#ui/TermField.tsx'
import { showError, showToast } from '#ui/toast.ts'
import { statusText } from '../dates.ts'
import type { Schedule } from '../lines.ts'
import styles from './Panel.module.css'

/** Longest name of a list, characters. */
const MAX_TERM = 50

interface ScheduleCardProps {
  list: Schedule
  current: boolean
  query: string | undefined
  onDelete: () => void
}

function ScheduleCard({ list, current, query, onDelete }: ScheduleCardProps) {
  const { length } = linesOf(list)
  return (
    <li className={styles.card} data-theme={list.theme} data-current={current || undefined}>
      <ThemeIcon theme={list.theme} size={44} />
      <Link
        to={paths.schedule(list._id, { query })}
        className={styles.link}
        aria-current={current ? 'page' : undefined}
      >
        <Text as="span" weight={700}>
          {list.name}
        </Text>
        <Text as="span" hint balance className={styles.when}>
          Checks out {list.schedule_type}
        </Text>
        <Text as="span" hint balance className={styles.when}>
          {statusText(list)}
        </Text>
        {length > 0 && (
          <Text as="span" hint className={styles.when}>
            {countOf(length, 'product')}
          </Text>
        )}
      </Link>
      <IconButton icon={DeleteOutlined} label={`Delete ${list.name}`} onClick={onDelete} />
    </li>
  )
}

/** It stays open on failure, for a retry. */
function DeleteSchedule({
  list,
  onClose,
  onDeleted,
}: {
  list: Schedule
  onClose: () => void
  onDeleted: () => void
}) {
  const queryClient = useQueryClient()
  const onGone = () => {
    // Refetched only now: before, the deleted list would be selected again.
    withoutList(queryClient, list)
    showToast('Scheduled list removed.')
    onDeleted()
  }
  const { mutate, isPending } = useMutation({
    ...scheduleMutations.remove(),
    onSuccess: onGone,
    // Another tab has deleted it, or an earlier request whose response was lost.
    onError: (error) => {
      if (isMissing(error)) return onGone()
      showError('Failed remove scheduled list')
      // It may be gone all the same: its answer was lost.
      void queryClient.invalidateQueries({ queryKey: ['schedules'] })
    },
  })
  return (
    <ConfirmDialog
      open
      title="Delete scheduled list"
      description={`Are you sure you want to delete ${list.name}? It will stop ordering. Orders it has already placed stay.`}
      confirmLabel="Delete"
      danger
      busy={isPending}
      onConfirm={() => mutate(list._id)}
      onCancel={onClose}
    />
  )
}

interface Props {
  userId: string
  currentId: string | undefined
  query: string | undefined
  onCreate: () => void
  /** `next`: the list after it in the panel, or else the one before. */
  onDeleted: (listId: string, next: string | undefined) => void
}

const loading = (
  <Stack gap={3}>
    {[1, 2, 3].map((n) => (
      <Skeleton key={n} shape="block" height="5.75rem" />
    ))}
  </Stack>
)

function Nothing({ query, onCreate }: Pick<Props, 'query' | 'onCreate'>) {
  if (query) return <p className={styles.nothing}>No lists match “{query}”.</p>
  return (
    <EmptyState
      icon={CalendarOutlined}
      title="You have no schedules"
      description="Set up a list of what you buy often, and we order it for you on the days you choose."
      action={
        <Button icon={PlusOutlined} onClick={onCreate}>
          New list
        </Button>
      }
    />
  )
}

function neighbourOf(lists: readonly Schedule[], listId: string): string | undefined {
  const place = lists.findIndex(({ _id }) => _id === listId)
  return (lists[place + 1] ?? lists[place - 1])?._id
}

export function SchedulePanel({ userId, currentId, query, onCreate, onDeleted }: Props) {
  const lists = useQuery({
    ...(query ? scheduleQueries.byName(userId, query) : scheduleQueries.all(userId)),
    placeholderData: keepPreviousData,
    enabled: userId !== '',
  })
  const queryClient = useQueryClient()
  // A failure is shown only here, so a retry also fetches the list beside it.
  const refetch = () =>
    Promise.all([
      lists.refetch(),
      queryClient.refetchQueries({ queryKey: ['schedules', 'one'], type: 'active' }),
    ])
  const changeParams = useChangeParams()
  const [deleting, setDeleting] = useState<Schedule | null>(null)
  return (
    <Stack as="section" columns={1} gap={4} shrink className={styles.panel} aria-label="Schedules">
      <Row as="header" wrap justify="between" gap={3} rowGap={1}>
        {/* The page's heading has the same text. */}
        <p className={styles.title} aria-hidden>
          Schedules
        </p>
        <Button variant="secondary" size="s" icon={PlusOutlined} onClick={onCreate}>
          New list
        </Button>
      </Row>
      <TermField
        label="Search in Schedules"
        maxLength={MAX_TERM}
        term={query ?? ''}
        onSearch={(term) => changeParams({ query: term || null }, { replace: true })}
      />
      <QueryBoundary
        query={{ ...lists, refetch }}
        loading={loading}
        errorMessage={loadFailed}
        isEmpty={(all) => all.length === 0}
        empty={<Nothing query={query} onCreate={onCreate} />}
      >
        {(all) => (
          <Stack as="ul" gap={3} aria-label="Your lists">
            {all.map((list) => (
              <ScheduleCard
                key={list._id}
                list={list}
                current={list._id === currentId}
                query={query}
                onDelete={() => setDeleting(list)}
              />
            ))}
          </Stack>
        )}
      </QueryBoundary>
      {deleting && (
        <DeleteSchedule
          list={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null)
            onDeleted(deleting._id, neighbourOf(lists.data ?? [], deleting._id))
          }}
        />
      )}
    </Stack>
  )
}
