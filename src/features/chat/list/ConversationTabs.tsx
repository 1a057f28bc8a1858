import { Tabs } from 'antd'
import { useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { ConversationList } from './ConversationList.tsx'
import type { RowTarget } from './ConversationRow.tsx'

interface Props {
  buyerId: string
  target: (conversation: Schemas['Conversation']) => RowTarget
  onDeleting?: (conversation: Schemas['Conversation']) => void
  /** Of the row of tabs. */
  className?: string
}

export function ConversationTabs({ className, ...props }: Props) {
  const [term, setTerm] = useState('')
  const list = { ...props, term, onTerm: setTerm }
  return (
    <AntdProvider>
      <Tabs
        destroyOnHidden
        classNames={{ header: className }}
        items={[
          { key: 'all', label: 'All', children: <ConversationList {...list} unread={false} /> },
          { key: 'unread', label: 'Unread', children: <ConversationList {...list} unread /> },
        ]}
      />
    </AntdProvider>
  )
}
