import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useSession } from '#api/session.ts'
import { useGatedAction } from '#state/gate.ts'
import { currentToken } from '#state/session.ts'
import { wantedProduct } from '#state/wantedProduct.ts'
import { showAddFailed } from './additionFailures.ts'
import type { AddedProduct } from './cartWithLine.ts'

/**
 * Adds one piece of any product of a list, for a visitor after the login. Stable, so that memoized
 * cards don't rerender; its code is loaded at the first use.
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
    void import('./addPieces.ts')
      .then(({ addOne }) => addOne(queryClient, product, user?._id ?? ''))
      .catch(showAddFailed)
  }
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  return useCallback((product) => latest.current(product), [])
}
