import {
  MutationCache,
  notifyManager,
  QueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query'
import type { OperationTable } from '#openapi/generated/operations.ts'
import { PATIENCE_MS } from '../http/busy.ts'
import { ApiError } from '../http/error.ts'
import type { ChatChange } from './chatCache.ts'

export type Tag = OperationTable[keyof OperationTable]['tag']

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: {
      /**
       * Stored until the next visit (`lastVisit.ts`), for everybody or one user; not by default.
       */
      persistFor?: 'everybody' | { id: string }
    }
    mutationMeta: {
      /** The mutation invalidates their cached data, in every tab. */
      invalidates?: readonly Tag[]
      /** Only the other tabs invalidate: the caller brings this one up to date. */
      elsewhereOnly?: true
      /** What a success has changed, for the cache here and in the other tabs. */
      change?: (variables: unknown) => ChatChange
      /** Part of the mutation, so that visitors do not load its code. */
      write?: (queryClient: QueryClient, change: ChatChange) => void
    }
  }
}

// By default a timer tells components that a mutation is pending: on a busy phone a second press is
// faster, and would send it twice.
notifyManager.setScheduler(queueMicrotask)

type Shared = Pick<
  UseMutationOptions,
  'mutationKey' | 'scope' | 'networkMode' | 'retry' | 'retryDelay'
>

/** Makes options of mutations that invalidate the cached data of these tags, in every tab. */
export const invalidating =
  (...invalidates: Tag[]) =>
  <Variables = void, Data = unknown>(
    mutationFn: (variables: Variables) => Promise<Data>,
    options?: Shared,
  ) =>
  () => ({ ...options, mutationFn, meta: { invalidates } })

/** For mutations whose change is not cached, or comes as an event. */
export const changesNothing = invalidating()

/** Delay before a second try, ms, unless the server names one. */
const RETRY_MS = 400

/** Whether there was no response, a server error, or a short time to wait. */
function mayRecover(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.retryAfter === undefined
    ? error.status === 0 || error.status >= 500
    : error.retryAfter <= PATIENCE_MS
}

/** For reads, and for changes that may be made twice and whose failure the user isn't told. */
export const secondTry = {
  retry: (count: number, error: Error) => count < 1 && mayRecover(error),
  retryDelay: (_count: number, error: Error) =>
    (error instanceof ApiError ? error.retryAfter : undefined) ?? RETRY_MS,
}

/** For `fetchQuery`: never answers from the cache, and fails without a network. */
export const freshly = <Query extends object>(query: Query) => ({
  ...query,
  staleTime: 0,
  networkMode: 'always' as const,
  retry: false as const,
})

/** The first part of every query key is the tag of its call. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, variables, _context, mutation) => {
        const { change, write } = mutation.meta ?? {}
        if (change) write?.(queryClient, change(variables))
      },
      // One place invalidates by tag, so that no screen forgets another's data.
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
