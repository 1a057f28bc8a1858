import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followOtherTabs } from '../../api/otherTabs.ts'

/** Shows in this tab what is changed in another one. Draws nothing. */
export function OtherTabs() {
  const queryClient = useQueryClient()
  useEffect(() => followOtherTabs(queryClient), [queryClient])
  return null
}
