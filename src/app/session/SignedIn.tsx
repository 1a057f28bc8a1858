import { useLocation } from 'react-router-dom'
import { LeftQuantities } from '#features/cart/LeftQuantities.tsx'
import { LeftListQuantities } from '#features/schedules/LeftListQuantities.tsx'
import { PartBoundary } from '#ui/PartBoundary.tsx'
import { AbandonedMessages } from '../chat/AbandonedMessages.tsx'
import { ChatDock } from '../chat/ChatDock.tsx'
import { ChatOpener } from '../chat/ChatOpener.tsx'
import { LiveUpdates } from './LiveUpdates.tsx'
import { OtherTabs } from './OtherTabs.tsx'
import { SessionWatch } from './SessionWatch.tsx'

const parts = [SessionWatch, LiveUpdates, LeftQuantities, LeftListQuantities, OtherTabs, ChatOpener, ChatDock, AbandonedMessages]

/** What every screen has for a signed-in user, or one whose session has ended: its alert, live events, chat windows, and writes that were left unfinished. */
export function SignedIn() {
  const { pathname } = useLocation()
  return parts.map((Part) => (
    <PartBoundary key={Part.name} silent resetBy={pathname}>
      <Part />
    </PartBoundary>
  ))
}
