import type { QueryClient } from '@tanstack/react-query'
import type { Tag } from './queryClient.ts'

/** A message to the other tabs: tags of the contract whose data has changed. */
interface Changes {
  tags: readonly Tag[]
}

const isChanges = (data: unknown): data is Changes => Array.isArray((data as Partial<Changes> | null)?.tags)

/**
 * Synchronises the tabs of one browser: a change in one of them invalidates the cache of the others. Returns a function that stops it.
 * Browsers without BroadcastChannel refetch when the tab gets the focus.
 */
export function followOtherTabs(queryClient: QueryClient): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const tabs = new BroadcastChannel(`suki-changes ${import.meta.env.BASE_URL}`)
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChanges(data)) for (const tag of data.tags) void queryClient.invalidateQueries({ queryKey: [tag] })
  })
  // A call whose response was lost may have changed something too.
  const stop = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || (event.action.type !== 'success' && event.action.type !== 'error')) return
    const tags = event.mutation.meta?.invalidates
    if (tags?.length) tabs.postMessage({ tags } satisfies Changes)
  })
  return () => {
    stop()
    tabs.close()
  }
}
