import { useLocation } from 'react-router-dom'
import { PartBoundary } from '../ui/PartBoundary.tsx'
import { BugReport } from './BugReport.tsx'
import { ComingSoonDialog } from './ComingSoonDialog.tsx'
import type { WorkerMessage } from './notifications/worker.ts'
import { WorkerMessages } from './notifications/WorkerMessages.tsx'
import { LoginGate } from './session/LoginGate.tsx'
import { CategoryMenu } from './shell/CategoryMenu.tsx'

/** A dialog that the address opens. */
interface AddressDialog {
  open: boolean
  close: () => void
}

export interface LaterProps {
  menu: AddressDialog
  comingSoon: AddressDialog
  /** Messages of the service worker that came before these parts. */
  early: WorkerMessage[]
}

/** What every screen has over it: dialogs, which the address or a button opens, and what notifications of the browser ask for. */
export function LaterParts({ menu, comingSoon, early }: LaterProps) {
  const { pathname } = useLocation()
  const parts = {
    login: <LoginGate />,
    notifications: <WorkerMessages early={early} />,
    menu: <CategoryMenu {...menu} />,
    bugReport: <BugReport />,
    comingSoon: <ComingSoonDialog {...comingSoon} />,
  }
  return Object.entries(parts).map(([name, part]) => (
    <PartBoundary key={name} silent resetBy={pathname}>
      {part}
    </PartBoundary>
  ))
}
