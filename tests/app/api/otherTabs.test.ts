import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { writeChatChange } from '#api/cache/chatCache.ts'
import { chatKeys } from '#api/cache/chatKeys.ts'
import { followOtherTabs } from '#api/cache/otherTabs.ts'
import { createQueryClient } from '#api/cache/queryClient.ts'

/** A tab of a browser: its cache with data of two tags, and the tags that are to be refetched. */
function openTab() {
  const client = new QueryClient()
  const tags = ['schedules', 'orders']
  const fill = () => tags.forEach((tag) => client.setQueryData([tag], tag))
  fill()
  const stale = () => tags.filter((tag) => client.getQueryState([tag])?.isInvalidated)
  return { client, stale, fill, close: followOtherTabs(client) }
}
const change = (
  client: QueryClient,
  outcome: () => Promise<unknown>,
  meta: { invalidates?: ['schedules']; elsewhereOnly?: true },
) =>
  new MutationObserver(client, { mutationFn: outcome, meta, retry: false })
    .mutate()
    .catch(() => undefined)
const schedules: { invalidates: ['schedules'] } = { invalidates: ['schedules'] }

test('what is changed in one tab is refetched in the others, also when its answer is lost', async () => {
  const [here, there] = [openTab(), openTab()]
  // The tab of the change brings its own cache up to date.
  await change(here.client, () => Promise.resolve(), { ...schedules, elsewhereOnly: true })
  await expect.poll(() => there.stale()).toEqual(['schedules'])
  there.fill()
  await change(here.client, () => Promise.reject(new Error('lost')), schedules)
  await expect.poll(() => there.stale()).toEqual(['schedules'])
  expect(here.stale()).toEqual([])
  here.close()
  there.close()
})

test('a change that makes nothing stale, and a message of another program, are passed over', async () => {
  const [here, there] = [openTab(), openTab()]
  const stranger = new BroadcastChannel(`suki-changes ${import.meta.env.BASE_URL}`)
  const messages = [
    undefined,
    null,
    7,
    'text',
    [],
    [null],
    { tags: 'orders' },
    { tags: [null, {}] },
    { kind: {} },
    { kind: 'constructor' },
  ]
  const halves = ['read', 'unsent', 'deleted'].flatMap((kind) => [
    { kind },
    { kind, conversationId: 7, messageId: null, conversationIds: [null] },
  ])
  for (const message of [...messages, ...halves]) stranger.postMessage(message)
  await change(here.client, () => Promise.resolve(), {})
  await change(here.client, () => Promise.resolve(), schedules)
  await expect.poll(() => there.stale()).toEqual(['schedules'])
  stranger.close()
  here.close()
  there.close()
})

test('a change that has no event is written into the cache of every tab', async () => {
  const openTabWithApp = () => {
    const client = createQueryClient()
    client.setQueryData(chatKeys.messages('c'), {
      pages: [{ items: [{ _id: 'm1' }, { _id: 'm2' }], currentPage: 1, nextPage: null }],
      pageParams: [1],
    })
    return { client, close: followOtherTabs(client) }
  }
  const tabs = [openTabWithApp(), openTabWithApp()]
  const left = () =>
    tabs.map(({ client }) =>
      JSON.stringify(client.getQueryData(chatKeys.messages('c'))).match(/m\d/g),
    )
  const unsent = {
    change: (messageId: unknown) =>
      ({ kind: 'unsent', conversationId: 'c', messageId: String(messageId) }) as const,
    write: writeChatChange,
  }
  const unsend = (messageId: string, outcome: () => Promise<unknown>) =>
    new MutationObserver(tabs[0]?.client ?? new QueryClient(), {
      mutationFn: outcome,
      meta: unsent,
    })
      .mutate(messageId as never)
      .catch(() => undefined)
  await unsend('m1', () => Promise.reject(new Error('refused')))
  await unsend('m2', () => Promise.resolve())
  await expect.poll(() => left()).toEqual([['m1'], ['m1']])
  for (const { close } of tabs) close()
})
