import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useSession } from '#api/session.ts'
import { useGatedAction } from '#state/gate.ts'
import { showAddFailed } from './showAddFailed.ts'
import type { AddedProduct } from './cartWithLine.ts'

/**
 * Returns a function that adds one piece of any product of a list to the cart; a visitor has to log
 * in first. The function is stable, so that memoized cards don't rerender. Its code is loaded at
 * the first use.
 */
export function useQuickAdd(): (product: AddedProduct) => void {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const asked = useRef<AddedProduct>(null)
  const add = useGatedAction(
    'add:quick',
    () => {
      const product = asked.current
      if (!product) return
      void import('./addOne.ts')
        .then(({ addOne }) => addOne(queryClient, product, user?._id ?? ''))
        .catch(showAddFailed)
    },
    user !== undefined,
  )
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  return useCallback((product) => {
    asked.current = product
    latest.current()
  }, [])
}
