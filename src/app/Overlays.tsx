import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import { useBugReport } from '#state/bugReport.ts'
import { Icon } from '#ui/Icon.tsx'
import { PartBoundary } from '#ui/PartBoundary.tsx'
import { useAddressDialog } from './useAddressDialog.ts'
import { useIdle } from '#ui/useIdle.ts'
import { useOnline } from '#lib/useOnline.ts'
import { useCategoryMenu } from './shell/useCategoryMenu.ts'
import styles from './Overlays.module.css'

/** A notice shown while the device has no network. The screen below it stays. */
function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status" className={styles.place}>
      {!online && (
        <p className={styles.notice}>
          <Icon icon={DisconnectOutlined} size={18} />
          You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  )
}

/**
 * Not part of the first screen: their code is loaded when the browser is idle, or when one is asked
 * for.
 */
const LoginGate = lazy(async () => ({
  default: (await import('./session/LoginGate.tsx')).LoginGate,
}))
const ComingSoonDialog = lazy(async () => ({
  default: (await import('./ComingSoonDialog.tsx')).ComingSoonDialog,
}))
const CategoryMenu = lazy(async () => ({
  default: (await import('./shell/CategoryMenu.tsx')).CategoryMenu,
}))
const WorkerMessages = lazy(async () => ({
  default: (await import('./notifications/WorkerMessages.tsx')).WorkerMessages,
}))
const BugReport = lazy(async () => ({ default: (await import('./BugReport.tsx')).BugReport }))

/** Each may fail alone. */
function Parts() {
  const { pathname, search } = useLocation()
  const idle = useIdle()
  const menu = useCategoryMenu()
  const comingSoon = useAddressDialog('coming-soon', 'true')
  const { open: reporting } = useBugReport()
  const params = new URLSearchParams(search)
  const parts = {
    offline: <OfflineNotice />,
    login: (idle || params.has('login') || params.has('signup')) && <LoginGate />,
    notifications: idle && <WorkerMessages />,
    menu: (idle || menu.open) && <CategoryMenu {...menu} />,
    bugReport: (idle || reporting) && <BugReport />,
    comingSoon: (idle || comingSoon.open) && <ComingSoonDialog {...comingSoon} />,
  }
  return Object.entries(parts).map(([name, part]) => (
    <PartBoundary key={name} silent resetBy={pathname}>
      <Suspense>{part}</Suspense>
    </PartBoundary>
  ))
}

/**
 * What may appear over every screen: dialogs, opened by the address or a button, and
 * reactions to browser notifications. Rendered after the first screen, which is what the user waits for.
 */
export const Overlays = () => useDeferredValue(true, false) && <Parts />
