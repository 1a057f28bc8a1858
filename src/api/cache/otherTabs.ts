import type { QueryClient } from '@tanstack/react-query'
import { isRecord, isText } from '#lib/isRecord.ts'
import { tryOr } from '#lib/storage.ts'
import { type ChatChange, isChatChange, writeChatChange } from './chatCache.ts'
import type { Tag } from './queryClient.ts'
import { refreshSoon } from './refresh.ts'

/** Tags of the contract whose data has changed. */
interface Stale {
  tags: readonly Tag[]
}

const isStale = (data: unknown): data is Stale =>
  isRecord(data) && Array.isArray(data.tags) && data.tags.every(isText)

/**
 * What a mutation changes in one tab is applied to the others' caches, or invalidates them, as its
 * `meta` says. Without BroadcastChannel tabs refetch on focus. @returns stops this
 */
export function followOtherTabs(queryClient: QueryClient): () => void {
  const tabs = tryOr(() => new BroadcastChannel(`suki-changes ${import.meta.env.BASE_URL}`), null)
  if (!tabs) return () => undefined
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChatChange(data)) writeChatChange(queryClient, data)
    else if (isStale(data))
      for (const tag of data.tags) refreshSoon(queryClient, { queryKey: [tag] })
  })
  const stop = queryClient.getMutationCache().subscribe((event) => {
    if (
      event.type !== 'updated' ||
      (event.action.type !== 'success' && event.action.type !== 'error')
    )
      return
    const { meta, state } = event.mutation
    // A call whose response was lost may have changed something, too.
    if (meta?.invalidates?.length) tabs.postMessage({ tags: meta.invalidates } satisfies Stale)
    if (meta?.change && event.action.type === 'success')
      tabs.postMessage(meta.change(state.variables) satisfies ChatChange)
  })
  return () => {
    stop()
    tabs.close()
  }
}
