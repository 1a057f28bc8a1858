import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#api/http/error.ts'
import { currentToken } from '#state/session.ts'

/** Not part of the first screen: most sessions never need it. */
const refresher = () => import('#api/cache/refresh.ts')

/** Verifies the session as soon as any call fails with 401. */
export function useRecheck(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const recheck = (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 401 || !currentToken()) return
      refresher().then(({ refreshSoon }) => refreshSoon(queryClient, { queryKey: ['auth', 'session'] }), console.warn)
    }
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && event.query.queryKey[0] !== 'auth') recheck(event.action.error)
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') recheck(event.action.error)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [queryClient])
}
