import type { DefaultError, InferDataFromTag, QueryKey, UseMutationOptions } from '@tanstack/react-query'
import { beginWrite, endWrite, type Patch } from './pendingWrites.ts'
import type { Tag } from './queryClient.ts'

type Value<Key extends QueryKey> = InferDataFromTag<unknown, Key>

/** What a mutation changes in the cache, and how. */
interface Change<Key extends QueryKey, Data, Variables> {
  /** The key of the changed value, from its query options. */
  queryKey: Key
  /** The value as it will be when the write succeeds. Pure, since it is applied again after another write has failed. */
  patch: (value: Value<Key>, variables: Variables) => Value<Key>
  /** The value with what the server answered, where that is more than the patch foretold. Pure too. */
  answer?: (value: Value<Key>, data: Data, variables: Variables) => Value<Key>
}

/**
 * Ends a write: with the server's answer, or without one when it failed. Made when the write begins, since later renderings
 * may bring another rule.
 */
type End<Data> = (answered?: { data: Data }) => void

/**
 * A mutation whose effect is shown at once. Every optimistic update of the app goes by this one rule:
 *
 * - Reads of the key that are under way, and those that begin before the write is answered, are dropped.
 * - A write that fails takes back its own change alone. Others on the same key, answered or still under way, keep theirs.
 * - The key is read anew when the last write on it is answered (`meta.invalidates` of the mutation gets its tag).
 * - Writes of which the later must win go one after another: give the mutation a `scope`.
 *
 * It stands here and not among the flows, since it knows the cache and nothing of screens, and calls of `src/api` need it too.
 */
export function optimistic<Key extends QueryKey, Data, Variables>(
  mutation: Omit<UseMutationOptions<Data, DefaultError, Variables>, 'onMutate'>,
  { queryKey, patch, answer }: Change<Key, Data, Variables>,
): UseMutationOptions<Data, DefaultError, Variables, End<Data>> {
  const { onSuccess, onError, onSettled, meta } = mutation
  return {
    ...mutation,
    // The first part of a query key is the tag of its call.
    meta: { ...meta, invalidates: [...new Set([...(meta?.invalidates ?? []), queryKey[0] as Tag])] },
    onMutate: (variables, { client }) => {
      const write = beginWrite(client, queryKey, (value) => patch(value as Value<Key>, variables))
      const patchOf = (data: Data): Patch => (answer ? (value) => answer(value as Value<Key>, data, variables) : write.patch)
      return (answered) => endWrite(client, queryKey, write, answered && patchOf(answered.data))
    },
    onSuccess: (data, variables, end, context) => {
      end({ data })
      return onSuccess?.(data, variables, undefined, context)
    },
    onError: (error, variables, end, context) => {
      end?.()
      return onError?.(error, variables, undefined, context)
    },
    onSettled: (data, error, variables, _end, context) => onSettled?.(data, error, variables, undefined, context),
  }
}
