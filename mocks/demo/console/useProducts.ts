import { useCallback } from 'react'
import { storedToken } from '../../hosts/browser/session.ts'
import type { FoundProduct } from '../../transport/foundProducts.ts'
import { useAnswer } from './useAnswer.ts'
import { useConsole } from './useConsole.ts'

/** Products of an id, a short name or words; without any those in the user's cart. Null until the answer is there. */
export function useProducts(words: string): FoundProduct[] | null {
  const { remote } = useConsole().connection
  return useAnswer(useCallback(() => remote.findProducts(words, storedToken()), [remote, words]))
}
