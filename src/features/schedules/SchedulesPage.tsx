import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { scheduleQueries } from '#api/schedules.ts'
import { useSession } from '#api/session.ts'
import { paths } from '#domain/paths.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Stack, Text } from '#ui/Layout.tsx'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { Page } from '#ui/Page.tsx'
import { isDrafted } from '#ui/useDraft.ts'
import { useReopening } from '#ui/useReopening.ts'
import type { Skip } from './dates.ts'
import { ScheduleDetail } from './detail/ScheduleDetail.tsx'
import { type ChosenListAction, ListDialogs } from './ListDialogs.tsx'
import { SchedulePanel } from './panel/SchedulePanel.tsx'
import styles from './SchedulesPage.module.css'

const CreateSchedule = lazy(async () => ({
  default: (await import('./create/CreateSchedule.tsx')).CreateSchedule,
}))

const NEW_LIST = 'newList'
const WIDE = '(width >= 64rem)'
/**
 * State with which narrow screens show the panel: the app chose the list, or the user closed it.
 */
const closed = { sheet: 'closed' }
const isClosed = (state: unknown) =>
  (state as Partial<typeof closed> | null)?.sheet === closed.sheet

const nothingSelected = (
  <EmptyState
    icon={CalendarOutlined}
    title="Select a schedule"
    description="Choose one of your lists to see what it orders."
  />
)

export function SchedulesPage() {
  const { id } = useParams()
  const [params] = useSearchParams()
  const query = params.get('query') ?? undefined
  const { state } = useLocation()
  const navigate = useNavigate()
  const { user } = useSession()
  const userId = user?._id ?? ''
  const fits = useMediaQuery(WIDE)
  const [creating, setCreating] = useState(() => isDrafted(NEW_LIST))
  useReopening(NEW_LIST, creating, () => setCreating(true))
  const [chosen, setChosen] = useState<ChosenListAction | null>(null)
  const [skip, setSkip] = useState<Skip | null>(null)
  // The list moves only after its open dialog is closed: the sheet would cover it.
  const [wide, setWide] = useState(fits)
  if (wide !== fits && chosen === null) setWide(fits)
  const { data: lists, error } = useQuery({
    ...scheduleQueries.all(userId),
    enabled: userId !== '',
  })
  const firstId = lists?.[0]?._id

  const showPanel = (listId: string) =>
    void navigate(paths.schedule(listId, { query }), { replace: true, state: closed })
  const chooseFirst = useEffectEvent(showPanel)
  useEffect(() => {
    if (id === undefined && firstId !== undefined) chooseFirst(firstId)
  }, [id, firstId])

  const detail = id !== undefined && userId !== '' && (
    <AntdProvider>
      <ScheduleDetail
        key={id}
        id={id}
        userId={userId}
        quiet={error !== null && query === undefined}
        skip={skip}
        onAction={setChosen}
      />
    </AntdProvider>
  )
  return (
    <Page title="Schedules" hideTitle>
      <Stack gap={6} beside="22rem minmax(0, 1fr)" className={styles.columns}>
        <SchedulePanel
          userId={userId}
          // On a phone the list is a sheet over the others: none of them is marked.
          currentId={wide ? id : undefined}
          query={query}
          onCreate={() => setCreating(true)}
          onDeleted={(listId, next) => {
            if (listId !== id) return
            if (next === undefined) void navigate(paths.schedules({ query }), { replace: true })
            else showPanel(next)
          }}
        />
        {wide && (
          <Text as="div" shrink>
            {detail || (lists?.length === 0 && nothingSelected)}
          </Text>
        )}
      </Stack>
      {!wide && detail && !isClosed(state) && (
        <Dialog open side="right" title="Schedule" onClose={() => showPanel(id ?? '')}>
          {detail}
        </Dialog>
      )}
      {chosen?.list._id === id && chosen && (
        <ListDialogs chosen={chosen} onSkipped={setSkip} onClose={() => setChosen(null)} />
      )}
      {creating && user && (
        <LazyDialog onClose={() => setCreating(false)}>
          <CreateSchedule
            user={user}
            draft={NEW_LIST}
            onCreated={(listId) => void navigate(paths.schedule(listId), { state: closed })}
            onClose={() => setCreating(false)}
          />
        </LazyDialog>
      )}
    </Page>
  )
}
