import type {
  DefaultError,
  InferDataFromTag,
  QueryKey,
  UseMutationOptions,
} from '@tanstack/react-query'
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
  /** False for a value that events keep up to date: it is not refetched after the write. */
  refetch?: boolean
}

/**
 * Ends a write: with the response, or without an argument when it failed. Created when the write
 * begins, since later renders may pass another `answer`.
 */
type End<Data> = (answered?: { data: Data }) => void

/**
 * A mutation with an optimistic update. All optimistic updates of the app follow these rules:
 *
 * - Fetches of the key that are in progress, and those that start before the write is answered, are
 * cancelled.
 * - A write that fails rolls back only its own change. Other writes on the same key, answered or
 * pending, keep theirs.
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
  { queryKey, patch, answer, refetch = true }: Change<Key, Data, Variables>,
): UseMutationOptions<Data, DefaultError, Variables, End<Data>> {
  const { onSuccess, onError, onSettled, meta } = mutation
  return {
    ...mutation,
    // The first part of a query key is the tag of its call.
    meta: refetch
      ? { ...meta, invalidates: [...new Set([...(meta?.invalidates ?? []), queryKey[0] as Tag])] }
      : meta,
    onMutate: (variables, { client: queryClient }) => {
      const write = beginWrite(queryClient, queryKey, (value) =>
        patch(value as Value<Key>, variables),
      )
      const patchOf = (data: Data): Patch =>
        answer && data ? (value) => answer(value as Value<Key>, data, variables) : write.patch
      return (answered) =>
        endWrite(queryClient, queryKey, write, answered && patchOf(answered.data))
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
