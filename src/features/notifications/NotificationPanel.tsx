import { useState } from 'react'
import type { Schemas } from '../../api/contract.ts'
import { DropdownBody, dropdownTabs } from '../../ui/DropdownPanel.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { NotificationList } from './list/NotificationList.tsx'
import { PermissionCard } from './permission/PermissionCard.tsx'

interface Props {
  user: Pick<Schemas['SessionUser'], '_id' | 'display_name'>
}

type View = 'all' | 'unread'
const tabs = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const

/** The content of the panel under the bell: all notifications, or only the unread ones. */
export function NotificationPanel({ user }: Props) {
  const [view, setView] = useState<View>('all')
  return (
    <DropdownBody>
      <PermissionCard />
      <Tabs<View> label="Notifications" tabs={tabs} value={view} onChange={setView} className={dropdownTabs}>
        <NotificationList key={view} user={user} unread={view === 'unread'} />
      </Tabs>
    </DropdownBody>
  )
}
