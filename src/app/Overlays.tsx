import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined'
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useOnline } from '#lib/useOnline.ts'
import { loadWhenIdle, idle } from '#lib/whenIdle.ts'
import { showBugReport, useBugReport } from '#state/bugReport.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Layout.tsx'
import { PartBoundary } from '#ui/PartBoundary.tsx'
import { Toaster } from '#ui/Toaster.tsx'
import { useReopening } from '#ui/useReopening.ts'
import { useRootClass } from '#ui/useRootClass.ts'
import { useWholeScreen } from '#ui/useWholeScreen.ts'
import { HistoryGuard } from './HistoryGuard.tsx'
import { returnPathOf } from './session/returnState.ts'
import { useCategoryMenu } from './shell/useCategoryMenu.ts'
import { useAddressDialog } from './useAddressDialog.ts'
import styles from './Overlays.module.css'

/** The screen below stays. */
function OfflineNotice() {
  const online = useOnline()
  useRootClass(online ? undefined : styles.above)
  return (
    <div role="status" className={styles.place}>
      {!online && (
        <Row as="p" fill="mango-soft" gap={2} radius="pill" className={styles.notice}>
          <Icon icon={DisconnectOutlined} size={18} />
          You are offline. What you see may be out of date.
        </Row>
      )}
    </div>
  )
}

const loadLogin = () => import('./session/LoginGate.tsx')
const loadComingSoon = () => import('./ComingSoonDialog.tsx')
const loadMenu = () => import('./shell/CategoryMenu.tsx')
const loadBugReport = () => import('#features/bugReport/BugReportDialog.tsx')
const LoginGate = lazy(async () => ({ default: (await loadLogin()).LoginGate }))
const ComingSoonDialog = lazy(async () => ({ default: (await loadComingSoon()).ComingSoonDialog }))
const CategoryMenu = lazy(async () => ({ default: (await loadMenu()).CategoryMenu }))
const BugReportDialog = lazy(async () => ({ default: (await loadBugReport()).BugReportDialog }))
const WorkerMessages = lazy(async () => {
  await idle()
  return { default: (await import('./notifications/WorkerMessages.tsx')).WorkerMessages }
})

interface Props {
  asked: boolean
  load: () => Promise<unknown>
  children: ReactNode
}

/**
 * Renders a part from the first time on that it is asked for; it may fail alone. Its code is loaded
 * then, or when idle.
 */
function Part({ asked, load, children }: Props) {
  const { pathname } = useLocation()
  const [ever, setEver] = useState(asked)
  if (asked && !ever) setEver(true)
  // The screen stays while the code is loaded.
  const shown = useDeferredValue(ever, false)
  useEffect(() => loadWhenIdle(load), [load])
  return (
    <PartBoundary silent resetBy={pathname}>
      {shown && children}
    </PartBoundary>
  )
}

function Parts() {
  const { search, state } = useLocation()
  const menu = useCategoryMenu()
  const comingSoon = useAddressDialog('coming-soon', 'true')
  const { open: reporting, users } = useBugReport()
  useReopening('bugReport', reporting, () => showBugReport(true))
  const params = new URLSearchParams(search)
  const login = params.has('login') || params.has('signup') || returnPathOf(state) !== null
  return (
    <>
      <OfflineNotice />
      <Part asked={login} load={loadLogin}>
        <LoginGate />
      </Part>
      <Part asked={menu.open} load={loadMenu}>
        <CategoryMenu {...menu} />
      </Part>
      <Part asked={reporting} load={loadBugReport}>
        <BugReportDialog key={users} open={reporting} onClose={() => showBugReport(false)} />
      </Part>
      <Part asked={comingSoon.open} load={loadComingSoon}>
        <ComingSoonDialog {...comingSoon} />
      </Part>
      <PartBoundary silent>
        <Suspense>
          <WorkerMessages />
        </Suspense>
      </PartBoundary>
      <HistoryGuard />
      <Toaster />
    </>
  )
}

export const Overlays = () => useWholeScreen() && <Parts />
