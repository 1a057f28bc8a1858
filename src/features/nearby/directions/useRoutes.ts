import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { directionQueries } from '#api/directions.ts'
import { formatNear } from '#domain/near.ts'
import type { Origin } from '../useOrigin.ts'
import { distinctRoutes } from './routeTexts.ts'

export function useRoutes(origin: Origin | null, shop: Schemas['MapShop'] | null) {
  const query = useQuery(directionQueries.driving(shop && origin ? origin.at : null, shop))
  // The choice is reset when the origin or the shop changes.
  const key = shop && origin ? `${formatNear(origin.at)} ${shop.shop_handle}` : ''
  const [choice, setChoice] = useState({ key, index: 0 })
  const index = choice.key === key ? choice.index : 0
  const { data } = query
  const distinct = useMemo(() => distinctRoutes(data?.routes ?? []), [data])
  const routes = shop ? distinct : []
  return {
    query,
    routes,
    index,
    route: routes[index] ?? null,
    choose: (next: number) => setChoice({ key, index: next }),
  }
}

export type Routes = ReturnType<typeof useRoutes>
