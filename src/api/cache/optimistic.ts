import {
  type DefaultError,
  type InferDataFromTag,
  type QueryClient,
  type QueryKey,
  replaceEqualDeep,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { isUncertain } from '../http/error.ts'
import { beginWrite, endWrite, type Patch } from './pendingWrites.ts'
import type { Tag } from './queryClient.ts'

type Value<Key extends QueryKey> = InferDataFromTag<unknown, Key>

/** The optimistic update of a mutation: the cached value and how it changes. */
interface Change<Key extends QueryKey, Data, Variables> {
  /** The key of the changed value, from its query options. */
  queryKey: Key
  /**
   * Returns the expected value after the write. Pure, since it is applied again after another write
   * has failed.
   */
  patch: (value: Value<Key>, variables: Variables) => Value<Key>
  /**
   * Returns the value with the server's response, where there is one that holds more than `patch`
   * could know. Pure too.
   */
  answer?: (value: Value<Key>, data: NonNullable<Data>, variables: Variables) => Value<Key>
  /**
   * Returns the response that was lost, by the value as it was read again and as it was shown; null
   * if the write was not carried out. By default it was if `patch` changes nothing of the new value,
   * and the response is undefined: for a `patch` that may be applied twice, and an `onSuccess` that
   * reads no response.
   */
  lost?: (fresh: Value<Key>, variables: Variables, shown: Value<Key>) => Data | null
  /** False for a value that events keep up to date: it is not refetched after the write. */
  refetch?: boolean
}

/**
 * Ends a write: with the response, or without an argument when it failed. Created when the write
 * begins, since later renders may pass another `answer`.
 */
type End<Data> = (answered?: { data: Data }) => void

/** Reads a cached value anew, beside the cache: its own fetches are cancelled during a write. */
function readAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<unknown> {
  const { options } = queryClient.getQueryCache().find({ queryKey, exact: true }) ?? {}
  return queryClient.fetchQuery({
    queryKey: [...queryKey, 'again'],
    queryFn: options?.queryFn,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

/**
 * A mutation with an optimistic update. All optimistic updates of the app follow these rules:
 *
 * - Fetches of the key that are in progress, and those that start before the write is answered, are
 * cancelled.
 * - A write that fails rolls back only its own change. Other writes on the same key, answered or
 * pending, keep theirs.
 * - A write whose response was lost may have been carried out. The value is read again, and the write
 * fails only if that lacks its effect.
 * - The key is refetched when the last pending write on it is answered (`meta.invalidates` of the
 * mutation gets its tag), unless
 *   events keep it up to date. Those apply their changes with `applyEvent`.
 * - Where the later write must win, writes must run one after another: give the mutation a `scope`.
 *
 * It is in `src/api` and not in `src/flows`, since it depends on the cache only, and mutations of
 * `src/api` need it too.
 */
export function optimistic<Key extends QueryKey, Data, Variables>(
  mutation: Omit<UseMutationOptions<Data, DefaultError, Variables>, 'onMutate'>,
  { queryKey, patch, answer, lost, refetch = true }: Change<Key, Data, Variables>,
): UseMutationOptions<Data, DefaultError, Variables, End<Data>> {
  const { mutationFn, onSuccess, onError, onSettled, meta } = mutation
  const shownDone = (fresh: Value<Key>, variables: Variables) =>
    replaceEqualDeep(fresh, patch(fresh, variables)) === fresh ? (undefined as Data) : null
  const write: typeof mutationFn = async (variables, context) => {
    try {
      return await mutationFn!(variables, context)
    } catch (error) {
      const { client } = context
      const shown = client.getQueryData<Value<Key>>(queryKey)
      if (!isUncertain(error) || !refetch || shown === undefined) throw error
      const fresh = await readAgain(client, queryKey).catch(() => null)
      const data =
        fresh === null ? null : (lost ?? shownDone)(fresh as Value<Key>, variables, shown)
      if (data === null) throw error
      return data
    }
  }
  return {
    ...mutation,
    mutationFn: mutationFn && write,
    // The first part of a query key is the tag of its call.
    meta: refetch
      ? { ...meta, invalidates: [...new Set([...(meta?.invalidates ?? []), queryKey[0] as Tag])] }
      : meta,
    onMutate: (variables, { client: queryClient }) => {
      const begun = beginWrite(queryClient, queryKey, (value) =>
        patch(value as Value<Key>, variables),
      )
      const patchOf = (data: Data): Patch =>
        answer && data ? (value) => answer(value as Value<Key>, data, variables) : begun.patch
      return (answered) =>
        endWrite(queryClient, queryKey, begun, answered && patchOf(answered.data))
    },
    onSuccess: (data, variables, end, context) => {
      end({ data })
      return onSuccess?.(data, variables, undefined, context)
    },
    onError: (error, variables, end, context) => {
      end?.()
      return onError?.(error, variables, undefined, context)
    },
    onSettled: (data, error, variables, _end, context) =>
      onSettled?.(data, error, variables, undefined, context),
  }
}
