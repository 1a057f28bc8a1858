import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Body } from '#api/contract.ts'
import { checkoutQueries } from '#api/checkout.ts'

export type Price = ReturnType<typeof usePriceSummary>

/** The server's price summary of the checkout. A failure is only logged; the rows then show the known prices. */
export function usePriceSummary(body: Body<'getPriceSummary'>) {
  const query = useQuery({ ...checkoutQueries.summary(body), staleTime: 0, placeholderData: keepPreviousData })
  const { error, isFetching, refetch } = query
  useEffect(() => {
    if (error) console.error('The price summary could not be loaded', error)
  }, [error])
  const summary = query.isPlaceholderData ? undefined : query.data
  return { summary, failed: summary === undefined && error !== null, retrying: isFetching, retry: () => void refetch() }
}
