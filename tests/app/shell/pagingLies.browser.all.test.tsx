import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { paths } from '#domain/paths.ts'
import { conversationIds } from '#fixtures/named.ts'
import { openBell, openPanel } from '../notifications/support/bell.tsx'
import { openApp } from '../support/app.tsx'
import { quiet } from '../support/quiet.ts'

interface ServedPage {
  items: unknown[]
  nextPage: number | null
}

/** What a server makes of the page that was requested, given the first one. */
const lies: Record<string, (first: ServedPage, page: number) => ServedPage> = {
  'the same page again': (first) => ({ ...first, nextPage: 1 }),
  'known items without end': (first, n) => ({ ...first, nextPage: n + 1 }),
  'empty pages without end': (first, n) => ({
    ...first,
    items: n === 1 ? first.items : [],
    nextPage: n + 1,
  }),
}

/** Makes the server of the open app lie about the pages of a list; the number of its calls. */
function bendPages(list: RegExp, lie: keyof typeof lies): () => number {
  const honest = vi.mocked(globalThis.fetch).getMockImplementation()!
  let calls = 0
  vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (!list.test(url.pathname)) return honest(request)
    calls += 1
    const asked = Number(url.searchParams.get('page') ?? 1)
    url.searchParams.delete('page')
    const first = (await (await honest(new Request(url, request))).json()) as ServedPage
    return Response.json({ ...lies[lie]!(first, asked), currentPage: asked })
  })
  return () => calls
}

async function openLying(path: string, list: RegExp, lie: keyof typeof lies) {
  const app = openApp('/terms-conditions', 'as:liza')
  await screen.findByRole('heading', { level: 1 })
  const calls = bendPages(list, lie)
  await app.go(path)
  return calls
}

/**
 * Scrolls to the end of the screen and of each list in it, until the list asks before it goes on.
 */
const findMore = () =>
  waitFor(() => {
    for (const box of [document.documentElement, ...document.querySelectorAll('[data-scroller]')])
      box.scrollTop = box.scrollHeight
    return screen.getByRole('button', { name: 'Load more' })
  })

test.each([
  ['SEARCH-11', '/home', 'known items without end', /\/products$/],
  ['ORDERS-09', '/profile/liza/orders', 'empty pages without end', /\/transactions\/customer\//],
  ['CHAT-24', '/liza/chats', 'the same page again', /\/conversations\/user$/],
] as const)(
  '%s %s: %s: the list stops, and continues when the user asks for more',
  async (_row, path, lie, list) => {
    const warned = vi.spyOn(console, 'error').mockReturnValue()
    const calls = await openLying(path, list, lie)
    const more = await findMore()
    const before = await quiet(calls)
    expect(before).toBeLessThanOrEqual(4)
    await userEvent.click(more)
    await expect.poll(calls).toBe(before + 1)
    expect(await quiet(calls)).toBe(before + 1)
    expect(warned.mock.calls.flat().filter((word) => String(word).includes('same key'))).toEqual([])
  },
)

test('the notifications stop too, NOTIF-03', async () => {
  openBell()
  const calls = bendPages(/\/notifications\/user\/[0-9a-f]+$/, 'known items without end')
  await openPanel()
  await findMore()
  expect(await quiet(calls)).toBeLessThanOrEqual(5)
})

test('a thread stops looking for older messages, CHAT-24', async () => {
  const calls = await openLying(
    paths.chats('liza', { chat: conversationIds.lizaRice }),
    /\/conversations\/chat\//,
    'empty pages without end',
  )
  const box = await screen.findByRole('region', { name: /^Messages with/ })
  await waitFor(() => {
    box.scrollTop = 0
    within(box).getByRole('button', { name: 'Load more' })
  })
  expect(await quiet(calls)).toBeLessThanOrEqual(5)
})
