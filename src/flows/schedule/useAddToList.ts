import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { isUncertain } from '#api/http/error.ts'
import { scheduleMutations, scheduleQueries } from '#api/schedules.ts'
import { showError } from '#ui/toast.ts'
import { additionOf, hasTaken, type ListItem } from './listItems.ts'

interface Addition {
  userId: string
  listId: string
  /** Undefined for a new, empty list. */
  list?: Schemas['Schedule']
  items: readonly ListItem[]
}

/** Adds all or none. Shows a toast on failure; the caller shows one on success. */
export function useAddToList() {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(scheduleMutations.addProducts())
  /** The list that is added to, also while a lost response is looked up. */
  const [adding, setAdding] = useState<string>()

  /** Whether products have arrived after a lost response: sending them again would double them. */
  const arrived = async (error: unknown, { listId, list, items }: Addition) =>
    isUncertain(error) &&
    hasTaken(await queryClient.fetchQuery(scheduleQueries.fresh(listId)), list, items)

  const add = async (addition: Addition): Promise<boolean> => {
    const { userId, listId, items } = addition
    setAdding(listId)
    try {
      await mutateAsync(additionOf(listId, userId, items))
      return true
    } catch (error) {
      if (await arrived(error, addition).catch(() => false)) return true
      showError('Product failed to be added to the list.')
      return false
    } finally {
      setAdding(undefined)
    }
  }
  return { add, adding }
}
