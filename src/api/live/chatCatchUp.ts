import type { Query, QueryClient } from '@tanstack/react-query'
import { itemsOf } from '#lib/pages.ts'
import type { Pages } from '../cache/chatCache.ts'
import { applyEvent } from '../cache/pendingWrites.ts'
import { chatQueries, readMessages } from '../chat.ts'
import type { Schemas } from '../contract.ts'

type Message = Schemas['ChatMessage']

/**
 * Pages read to reach the loaded ones; after a longer gap the thread starts from its newest page.
 */
const MAX_PAGES = 5

/** Reads the newest messages until one is known; `met`: there is no gap. */
async function readNewest(id: string, known: ReadonlySet<string>) {
  const newest: Message[] = []
  for (let page = 1; ; page += 1) {
    const { items, nextPage } = await readMessages(id, page)
    const fresh = items.filter(({ _id }) => !newest.some((one) => one._id === _id))
    newest.push(...fresh)
    // Without a next page's name it may be the same page again.
    const isEnd = nextPage === null || fresh.length === 0
    const met = isEnd || items.some(({ _id }) => known.has(_id))
    if (met || page === MAX_PAGES) return { newest, met, page, nextPage }
  }
}

/**
 * Brings a loaded thread up to date: reads the newest messages until they meet what is loaded, and
 * drops those that were unsent.
 * @throws ApiError when a page can't be read
 */
export async function catchUp(queryClient: QueryClient, conversationId: string): Promise<void> {
  const { queryKey } = chatQueries.messages(conversationId)
  const before = queryClient.getQueryData(queryKey)
  if (!before) return
  const known = new Set(itemsOf(before).map(({ _id }) => _id))
  const { newest, met, page, nextPage } = await readNewest(conversationId, known)
  const read = new Set(newest.map(({ _id }) => _id))
  applyEvent<Pages<Message>>(queryClient, queryKey, (data) => {
    const items = itemsOf(data)
    const overlap = met ? items.findLastIndex(({ _id }) => read.has(_id)) : -1
    // Events added these meanwhile.
    const since = items.filter(({ _id }) => !known.has(_id) && !read.has(_id))
    if (overlap < 0)
      return {
        pages: [{ items: [...since, ...newest], currentPage: page, nextPage }],
        pageParams: [1],
      }
    const older = new Set(items.slice(overlap + 1).map(({ _id }) => _id))
    const pages = data.pages.map((loaded, i) => {
      const retained = loaded.items.filter(({ _id }) => older.has(_id) && known.has(_id))
      return { ...loaded, items: i === 0 ? [...since, ...newest, ...retained] : retained }
    })
    return { ...data, pages, shifted: true }
  })
}

/** Threads that are catching up; `again`: they must do so once more. */
const catching = new WeakMap<Query, { again: boolean }>()

/** Calls meanwhile are one more run; a failure is only logged. */
async function catchUpJoined(queryClient: QueryClient, query: Query): Promise<void> {
  const running = catching.get(query)
  if (running) return void (running.again = true)
  const run = { again: true }
  catching.set(query, run)
  while (run.again) {
    run.again = false
    // oxlint-disable-next-line no-await-in-loop -- the next run must see what this one has read
    await catchUp(queryClient, query.queryKey[2] as string).catch((error: unknown) =>
      console.warn('Chat:', error),
    )
  }
  catching.delete(query)
}

/** Brings threads on the screen up to date now, the others when they are opened. */
export function catchUpAll(queryClient: QueryClient): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey: ['chat', 'messages'] })) {
    if (query.getObserversCount() === 0)
      queryClient.removeQueries({ queryKey: query.queryKey, exact: true })
    else void catchUpJoined(queryClient, query)
  }
}

/**
 * Reads a thread's last page again if messages were unsent: the next page would skip those that
 * have moved up.
 * @throws ApiError when the page can't be read
 */
export async function rereadLastPage(
  queryClient: QueryClient,
  conversationId: string,
): Promise<void> {
  const { queryKey } = chatQueries.messages(conversationId)
  const before = queryClient.getQueryData<Pages<Message>>(queryKey)
  const page = before?.pages.at(-1)?.currentPage
  if (!before?.shifted || page === undefined) return
  const { items, nextPage } = await readMessages(conversationId, page)
  applyEvent<Pages<Message>>(queryClient, queryKey, ({ pages, pageParams }) => {
    const loaded = new Set(itemsOf({ pages }).map(({ _id }) => _id))
    const moved = items.filter(({ _id }) => !loaded.has(_id))
    return {
      pages: pages.map((one, i) =>
        i === pages.length - 1 ? { ...one, items: [...one.items, ...moved], nextPage } : one,
      ),
      pageParams,
    }
  })
}
