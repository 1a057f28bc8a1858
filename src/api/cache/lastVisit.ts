import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import {
  defaultShouldDehydrateQuery,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import {
  type PersistedClient,
  persistQueryClient,
  removeOldestQuery,
} from '@tanstack/react-query-persist-client'
import { isRecord } from '#lib/isRecord.ts'
import { owner } from '#lib/owner.ts'
import { APP_NAME, deviceStorage } from '#lib/storage.ts'
import { appVersion } from '#lib/version.ts'

const MAX_AGE_MS = 7 * 24 * 3_600_000
/** The oldest ones are dropped. */
const MAX_QUERIES = 30

/** When the last visit's newest answer was loaded, ms since the epoch; 0 for none. */
let newest = 0

/** Whether it is of an earlier visit: its price and stock must not be used for the cart. */
export const isOfLastVisit = ({ dataUpdatedAt }: { dataUpdatedAt: number }): boolean =>
  dataUpdatedAt > 0 && dataUpdatedAt <= newest

const isPaged = (data: unknown): data is InfiniteData<unknown> =>
  isRecord(data) && Array.isArray(data.pages) && Array.isArray(data.pageParams)

/** A restored list is fetched again completely. */
const firstPage = (data: unknown): unknown =>
  isPaged(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data

function serialize(client: PersistedClient): string {
  const queries = client.clientState.queries
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, MAX_QUERIES)
  return JSON.stringify({ ...client, clientState: { ...client.clientState, queries } })
}

/**
 * Restores what the last visit with this release has shown, and stores this one's on the device:
 * queries with `meta.persistFor`, a user's own only while that user is signed in. Never rejects.
 */
export async function restoreLastVisit(queryClient: QueryClient): Promise<void> {
  const persister = createAsyncStoragePersister({
    storage: deviceStorage(),
    key: `${APP_NAME}.visit`,
    serialize,
    retry: removeOldestQuery,
  })
  if (import.meta.env.VITE_KEEP === 'off') {
    await persister.removeClient()
    return
  }
  // They stay in the cache for as long as they are stored.
  queryClient.setQueryDefaults(['catalog'], { gcTime: MAX_AGE_MS })
  const [, restored] = persistQueryClient({
    queryClient,
    persister,
    maxAge: MAX_AGE_MS,
    buster: appVersion(),
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: (query) => {
        const users = query.meta?.persistFor
        return (
          users !== undefined &&
          defaultShouldDehydrateQuery(query) &&
          (users === 'everybody' || users.id === owner.read())
        )
      },
      serializeData: firstPage,
    },
  })
  await restored.catch(console.warn)
  newest = Math.max(
    0,
    ...queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
  )
  // A screen fetches them again, however recent they are.
  await queryClient.invalidateQueries({ refetchType: 'none' })
}
