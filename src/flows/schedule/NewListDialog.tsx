import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState, useRef } from 'react'
import { useActivityLog } from '#api/activityLog.ts'
import { addressQueries } from '#api/addresses.ts'
import { freshly } from '#api/cache/queryClient.ts'
import type { Schemas } from '#api/contract.ts'
import { ApiError, isUncertain } from '#api/http/error.ts'
import { scheduleMutations, scheduleQueries } from '#api/schedules.ts'
import { ScheduleDialog } from '#components/schedule/ScheduleDialog.tsx'
import { type ScheduleDraft, NAME_TAKEN } from '#components/schedule/scheduleSchema.ts'
import type { LastStep } from '#components/schedule/scheduleSteps.tsx'
import { now } from '#lib/clock.ts'
import { asFailure } from '#lib/failure.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { sameName } from '#lib/visibleText.ts'
import { showError, showToast } from '#ui/toast.ts'
import { AddAddress } from '../address/AddAddress.tsx'
import { addedText, type ListItem } from './listItems.ts'
import { useAddToList } from './useAddToList.ts'
import { useLinkAccount } from './useLinkAccount.ts'

const isNameTaken = (error: unknown) => error instanceof ApiError && error.code === 'name_taken'

type Result = { outcome: 'created'; listId: string } | { outcome: 'name-taken' | 'failed' }

/** Creates a list once. Shows a toast on failure; the caller shows one on success. */
function useCreateList(userId: string) {
  const queryClient = useQueryClient()
  const log = useActivityLog()
  const { mutateAsync, isPending } = useMutation(scheduleMutations.create())
  /**
   * Ids before the first try whose response was lost: a newer list of the name is the created one.
   */
  const known = useRef<readonly string[] | null>(null)
  const all = scheduleQueries.all(userId)

  /** The list that this or an earlier try created although its response was lost. */
  const madeBefore = async (name: string): Promise<string | undefined> => {
    const lists = await queryClient.fetchQuery(freshly(all))
    return lists.find((list) => sameName(list.name, name) && !known.current?.includes(list._id))
      ?._id
  }
  const created = (listId: string): Result => {
    known.current = null
    log('SCHEDULE', 'Schedule Created')
    return { outcome: 'created', listId }
  }
  const create = async (draft: ScheduleDraft): Promise<Result> => {
    // Without them a list of the same name may be the created one.
    const before = await queryClient.ensureQueryData(all).catch(() => null)
    const lostBefore = known.current !== null
    try {
      return created((await mutateAsync(draft)).id)
    } catch (error) {
      if (isUncertain(error) && before) known.current ??= before.map(({ _id }) => _id)
      if (known.current && (isUncertain(error) || (lostBefore && isNameTaken(error)))) {
        const made = await madeBefore(draft.name).catch(() => undefined)
        if (made !== undefined) return created(made)
      }
      showError('Failed', isNameTaken(error) ? NAME_TAKEN : asFailure(error).message)
      return { outcome: isNameTaken(error) ? 'name-taken' : 'failed' }
    }
  }
  return { create, creating: isPending }
}

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
