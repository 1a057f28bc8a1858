import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useSession } from '#api/session.ts'
import { useGatedAction } from '#state/gate.ts'
import { currentToken } from '#state/session.ts'
import { wantedProduct } from '#state/wantedProduct.ts'
import { showAddFailed } from './additionFailures.ts'
import type { AddedProduct } from './cartWithLine.ts'

/**
 * Returns a function that adds one piece of any product of a list to the cart; a visitor has to log
 * in first, after which it is added. The function is stable, so that memoized cards don't rerender.
 * Its code is loaded at the first use.
 */
export function useQuickAdd(): (product: AddedProduct) => void {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const askLogin = useGatedAction('add:quick', () => undefined)
  const add = (product: AddedProduct) => {
    if (currentToken() === null) {
      wantedProduct.write({ productId: product._id, quantity: 1 })
      return askLogin()
    }
    void import('./addOne.ts')
      .then(({ addOne }) => addOne(queryClient, product, user?._id ?? ''))
      .catch(showAddFailed)
  }
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  return useCallback((product) => latest.current(product), [])
}
