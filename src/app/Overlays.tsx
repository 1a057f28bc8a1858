import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useAddressDialog } from '#ui/useAddressDialog.ts'
import { PartBoundary } from '#ui/PartBoundary.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { useCategoryMenu } from './shell/useCategoryMenu.ts'

/** Not part of the first screen: their code comes right after it. */
const LoginGate = lazy(async () => ({ default: (await import('./session/LoginGate.tsx')).LoginGate }))
const ComingSoonDialog = lazy(async () => ({ default: (await import('./ComingSoonDialog.tsx')).ComingSoonDialog }))
const CategoryMenu = lazy(async () => ({ default: (await import('./shell/CategoryMenu.tsx')).CategoryMenu }))
const WorkerMessages = lazy(async () => ({ default: (await import('./notifications/WorkerMessages.tsx')).WorkerMessages }))
const BugReport = lazy(async () => ({ default: (await import('./BugReport.tsx')).BugReport }))

/** What every screen has over it: dialogs, which the address or a button opens, and what notifications of the browser ask for. Each may fail by itself. */
export function Overlays() {
  const { pathname } = useLocation()
  const parts = {
    offline: <OfflineNotice />,
    login: <LoginGate />,
    notifications: <WorkerMessages />,
    menu: <CategoryMenu {...useCategoryMenu()} />,
    bugReport: <BugReport />,
    comingSoon: <ComingSoonDialog {...useAddressDialog('coming-soon', 'true')} />,
  }
  return Object.entries(parts).map(([name, part]) => (
    <PartBoundary key={name} silent resetBy={pathname}>
      <Suspense>{part}</Suspense>
    </PartBoundary>
  ))
}
