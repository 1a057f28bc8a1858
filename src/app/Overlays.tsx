import { useLocation } from 'react-router-dom'
import { useAddressDialog } from '../ui/useAddressDialog.ts'
import { PartBoundary } from '../ui/PartBoundary.tsx'
import { BugReport } from './BugReport.tsx'
import { ComingSoonDialog } from './ComingSoonDialog.tsx'
import { WorkerMessages } from './notifications/WorkerMessages.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { LoginGate } from './session/LoginGate.tsx'
import { CategoryMenu } from './shell/CategoryMenu.tsx'
import { useCategoryMenu } from './shell/useCategoryMenu.ts'

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
      {part}
    </PartBoundary>
  ))
}
