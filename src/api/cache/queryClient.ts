import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query'
import type { OperationTable } from '#openapi/generated/operations.ts'
import { PATIENCE_MS } from '../http/busy.ts'
import { ApiError } from '../http/error.ts'
import type { ChatChange } from './chatCache.ts'

/** A tag of the contract. */
export type Tag = OperationTable[keyof OperationTable]['tag']

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: {
      /**
       * For whom the answer is stored until the next visit (`lastVisit.ts`): everybody who uses
       * this browser, or one user; nobody by default.
       */
      persistFor?: 'everybody' | { id: string }
    }
    mutationMeta: {
      /** Tags of the contract whose cached data the mutation invalidates, in every tab. */
      invalidates?: readonly Tag[]
      /** The caller brings the cache of this tab up to date: only the other tabs invalidate it. */
      elsewhereOnly?: true
      /**
       * What a successful mutation has changed, by its variables: written into the cache here and
       * in the other tabs.
       */
      change?: (variables: unknown) => ChatChange
      /** Writes the change. It is part of the mutation, so that visitors do not load its code. */
      write?: (queryClient: QueryClient, change: ChatChange) => void
    }
  }
}

// By default a timer notifies components that a mutation is pending. On a busy phone, the second
// press of a double press is faster: the button is still enabled, and the mutation would be sent
// twice.
notifyManager.setScheduler(queueMicrotask)

/** For a mutation that changes no cached data, or whose change comes as an event. */
export const changesNothing = { invalidates: [] } as const

/** Delay before a second try, ms, unless the server names one. */
const RETRY_MS = 400

/**
 * Only temporary failures are retried: no response, a server error, or a server that asks for a
 * short time to wait.
 */
function mayRecover(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.retryAfter === undefined
    ? error.status === 0 || error.status >= 500
    : error.retryAfter <= PATIENCE_MS
}

/**
 * A temporary failure is followed by a second try: for reads, and for changes that may be made twice
 * and whose failure the user isn't told.
 */
export const secondTry = {
  retry: (count: number, error: Error) => count < 1 && mayRecover(error),
  retryDelay: (_count: number, error: Error) =>
    (error instanceof ApiError ? error.retryAfter : undefined) ?? RETRY_MS,
}

/** A query for `fetchQuery` that is never answered from the cache, and fails without a network. */
export const freshly = <Query extends object>(query: Query) => ({
  ...query,
  staleTime: 0,
  networkMode: 'always' as const,
  retry: false as const,
})

/** Creates the cache of server data. The first part of every query key is the tag of its call. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, variables, _context, mutation) => {
        const { change, write } = mutation.meta ?? {}
        if (change) write?.(queryClient, change(variables))
      },
      // One place invalidates by tag, so that no screen can forget another screen's data.
      onSettled: (_data, _error, _variables, _context, mutation) =>
        Promise.all(
          (mutation.meta?.elsewhereOnly ? [] : (mutation.meta?.invalidates ?? [])).map((tag) =>
            queryClient.invalidateQueries({ queryKey: [tag] }),
          ),
        ).then(() => undefined),
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, ...secondTry },
      mutations: { retry: false },
    },
  })
  return queryClient
}
