import { useCallback } from 'react'
import { storedToken } from '../../hosts/browser/session.ts'
import type { FoundProduct } from '#mocks/scenario/foundProducts.ts'
import { useAnswer } from './useAnswer.ts'
import { useConsole } from './useConsole.ts'

/**
 * Products by an id, a short name or words; without any of them, those in the user's cart. Null
 * until the answer has arrived.
 */
export function useProducts(words: string): FoundProduct[] | null {
  const { remote } = useConsole().connection
  return useAnswer(useCallback(() => remote.findProducts(words, storedToken()), [remote, words]))
}
