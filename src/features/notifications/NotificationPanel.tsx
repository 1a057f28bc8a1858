import { Tabs } from 'antd'
import type { Schemas } from '#api/contract.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { DropdownBody, dropdownTabs } from '#ui/DropdownPanel.tsx'
import { NotificationList } from './list/NotificationList.tsx'
import { PermissionCard } from './permission/PermissionCard.tsx'

export function NotificationPanel({
  user,
}: {
  user: Pick<Schemas['SessionUser'], '_id' | 'display_name'>
}) {
  return (
    <DropdownBody>
      <AntdProvider>
        <PermissionCard />
        <Tabs
          destroyOnHidden
          classNames={{ header: dropdownTabs }}
          items={[
            { key: 'all', label: 'All', children: <NotificationList user={user} unread={false} /> },
            { key: 'unread', label: 'Unread', children: <NotificationList user={user} unread /> },
          ]}
        />
      </AntdProvider>
    </DropdownBody>
  )
}
