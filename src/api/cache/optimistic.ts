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

/** How a mutation changes a cached value at once. */
export interface Change<Key extends QueryKey, Data, Variables> {
  /** Taken from the value's query options. */
  queryKey: Key
  /** The expected value. Pure: it is applied again after another write has failed. */
  patch: (value: Value<Key>, variables: Variables) => Value<Key>
  /** Adds what only the response knows. Pure, too. */
  answer?: (value: Value<Key>, data: NonNullable<Data>, variables: Variables) => Value<Key>
  /**
   * The response that was lost, by the value as it was read again and as it was shown; null if the
   * write was not carried out. By default it was if `patch` changes nothing, and the response is
   * undefined: for a `patch` that may be applied twice, and an `onSuccess` that reads no response.
   */
  lost?: (fresh: Value<Key>, variables: Variables, shown: Value<Key>) => Data | null
  /** False for a value that events keep up to date. */
  refetch?: boolean
}

/**
 * Ends a write, which failed if there is no argument. Made at its start: later renders may pass
 * others.
 */
type End<Data> = (answered?: { data: Data }) => void

/** Reads beside the cache, whose own fetches are cancelled during a write. */
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
 * A mutation with an optimistic update:
 *
 * - Fetches of the key are cancelled until the write is answered.
 * - A failed write rolls back only its own change.
 * - A write whose response was lost may have been carried out: the value is read again, and the
 * write fails only if that lacks its effect.
 * - The key is refetched after its last pending write (`meta.invalidates`), unless events keep it
 * up to date. Those apply their changes with `applyEvent`.
 * - Where the later write must win, give the mutation a `scope`, by which they run in turn.
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
    // A query key begins with its tag.
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
