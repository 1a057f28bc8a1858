import { useState } from 'react'
import type { Schemas } from '../../../api/contract.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { ConversationList } from './ConversationList.tsx'
import type { RowTarget } from './ConversationRow.tsx'

type View = 'all' | 'unread'
const tabs = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const

interface Props {
  buyerId: string
  target: (conversation: Schemas['Conversation']) => RowTarget
  onDeleting?: (conversation: Schemas['Conversation']) => void
  /** Class of the row of tabs. */
  className?: string
}

/** The user's conversations in two tabs: all, and the unread ones. */
export function ConversationTabs({ buyerId, target, onDeleting, className }: Props) {
  const [view, setView] = useState<View>('all')
  return (
    <Tabs<View> label="Chats" tabs={tabs} value={view} onChange={setView} className={className}>
      <ConversationList key={view} buyerId={buyerId} unread={view === 'unread'} target={target} onDeleting={onDeleting} />
    </Tabs>
  )
}
