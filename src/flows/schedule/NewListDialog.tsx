import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { addressQueries } from '#api/addresses.ts'
import type { Schemas } from '#api/contract.ts'
import { ScheduleDialog } from '#components/schedule/ScheduleDialog.tsx'
import type { ScheduleDraft } from '#components/schedule/scheduleSchema.ts'
import type { LastStep } from '#components/schedule/scheduleSteps.tsx'
import { now } from '#lib/clock.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { showError, showToast } from '#ui/toast.ts'
import { AddAddress } from '../address/AddAddress.tsx'
import { addedText, type ListItem } from './listItems.ts'
import { useAddToList } from './useAddToList.ts'
import { useCreateList } from './useCreateList.ts'
import { useLinkAccount } from './useLinkAccount.ts'

interface Props {
  user: Schemas['SessionUser']
  name?: string
  /** Name of the draft, which survives a reload. */
  draft: string
  /** Products added once the list is created; undefined while they are loading. */
  items: readonly ListItem[] | undefined
  lastStep?: LastStep
  createdFooter?: ReactNode
  /** Shown under every step. */
  children?: ReactNode
  /**
   * `added`: its products are on it, else an error was shown. `isShown`: the dialog still is on the
   * screen.
   */
  onCreated: (listId: string, added: boolean, isShown: boolean) => void
  onClose: () => void
}

export function NewListDialog({
  user,
  name,
  draft,
  items,
  lastStep,
  createdFooter,
  children,
  onCreated,
  onClose,
}: Props) {
  const addresses = useQuery(addressQueries.all(user._id))
  const [openedAt] = useState(now)
  const [askingAddress, setAskingAddress] = useState(false)
  const { create, creating } = useCreateList(user._id)
  const { add, adding } = useAddToList()
  const linkAccount = useLinkAccount(user._id)

  const begin = useCurrentRequest()
  const finish = async (draft: ScheduleDraft) => {
    if (!items) {
      showError('Failed', 'The products are still being loaded. Please try again in a moment.')
      return 'failed'
    }
    const isCurrent = begin()
    const result = await create(draft)
    if (result.outcome !== 'created') return result.outcome
    const { listId } = result
    linkAccount(listId, draft.payment_method)
    // One toast at a time: about the list, and its products.
    const added = items.length > 0 && (await add({ userId: user._id, listId, items }))
    if (added || items.length === 0)
      showToast('Successfully created scheduled list.', added ? addedText(items.length) : undefined)
    onCreated(listId, added, isCurrent())
    return 'created'
  }
  return (
    <ScheduleDialog
      userId={user._id}
      now={openedAt}
      name={name}
      draft={draft}
      addresses={addresses}
      onNewAddress={() => setAskingAddress(true)}
      busy={creating || adding !== undefined}
      lastStep={lastStep}
      createdFooter={createdFooter}
      onFinish={finish}
      onClose={onClose}
    >
      {children}
      {askingAddress && <AddAddress user={user} onClose={() => setAskingAddress(false)} />}
    </ScheduleDialog>
  )
}
