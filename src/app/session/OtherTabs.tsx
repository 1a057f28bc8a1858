import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followOtherTabs } from '#api/cache/otherTabs.ts'

/** Applies changes of other tabs to this one. Renders nothing. */
export function OtherTabs() {
  const queryClient = useQueryClient()
  useEffect(() => followOtherTabs(queryClient), [queryClient])
  return null
}
