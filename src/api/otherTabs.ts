import type { QueryClient } from '@tanstack/react-query'
import type { Tag } from './queryClient.ts'

/** What one tab tells the others: tags of the contract whose answers have changed. */
interface Changes {
  tags: readonly Tag[]
}

const isChanges = (data: unknown): data is Changes => Array.isArray((data as Partial<Changes> | null)?.tags)

/**
 * Keeps the tabs of one browser alike: what is changed in one of them is read anew in the others at once. Returns the way to stop.
 * Browsers without BroadcastChannel read it when their tab is looked at again.
 */
export function followOtherTabs(queryClient: QueryClient): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const tabs = new BroadcastChannel(`suki-changes ${import.meta.env.BASE_URL}`)
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChanges(data)) for (const tag of data.tags) void queryClient.invalidateQueries({ queryKey: [tag] })
  })
  // A call whose answer is lost may have changed something too.
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
