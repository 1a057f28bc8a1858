import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { paths } from '#domain/paths.ts'
import { conversationIds, namedBuyers } from '#fixtures/named.ts'
import { openBell, openPanel } from '../notifications/support/bell.tsx'
import { openApp } from '../support/app.tsx'
import { quiet } from '../support/quiet.ts'
import { buttonNamed, resize } from '../support/user.ts'

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
    return buttonNamed('Load more')
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
    buttonNamed('Load more', within(box))
  })
  expect(await quiet(calls)).toBeLessThanOrEqual(5)
})

const ORDERS = 72
const PAGE = 8
const path = '/profile/liza/orders'

const list = () => screen.getByRole('list', { name: 'Orders' })
const rows = () => [...list().querySelectorAll<HTMLElement>(':scope > [aria-posinset]')]
const inView = (row: Element) =>
  row.getBoundingClientRect().bottom > 0 && row.getBoundingClientRect().top < window.innerHeight
const cards = () => within(list()).queryAllByRole('article')
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
/** Scrolls until nothing moves; returns how far the first row in view moved beyond that, px. */
async function scrollBy(distance: number): Promise<number> {
  const first = rows().find(inView)
  const before = first!.getBoundingClientRect().top + window.scrollY
  const from = window.scrollY
  await act(async () => {
    window.scrollBy({ top: distance, behavior: 'instant' })
    await painted()
  })
  const wanted = Math.max(0, from + distance)
  const moved = () => Math.abs(first!.getBoundingClientRect().top - before + wanted)
  let [last, now] = [Infinity, moved()]
  while (now !== last) {
    last = now
    await act(painted)
    now = moved()
  }
  return now
}
/** Scrolls to the end, of which each page that comes moves further down. */
async function toEnd() {
  const isLast = () =>
    rows().at(-1)?.getAttribute('aria-posinset') === `${ORDERS}` &&
    screen.queryByText('No more orders to show')
  while (!isLast()) await scrollBy(100_000)
  await act(painted)
}

async function openLong() {
  const app = openApp('/terms-conditions', 'as:liza')
  await screen.findByRole('heading', { level: 1 })
  const { orders } = app.tables
  const own = [...orders.by('customer_id', namedBuyers.liza.id)]
  for (let n = own.length; n < ORDERS; n += 1) {
    const sample = own[n % own.length]!
    orders.insert({ ...sample, _id: (0xabc0000 + n).toString(16).padStart(24, '0') })
  }
  await app.go(path)
  await expect.poll(() => cards().length).toBeGreaterThan(0)
  await toEnd()
  return app
}

/** How far what is above may move a card, px: it may have a product more than was guessed. */
const MOVE = 120
/** The first cards and those near the screen. */
const FEW = 50

/** Few cards are rendered, and scrolling up moves nothing by itself. */
async function checkScrolling() {
  expect(cards().length).toBeLessThan(FEW)
  for (let n = 0; n < 30 && window.scrollY > 1500; n += 1) {
    expect(await scrollBy(-700)).toBeLessThanOrEqual(MOVE)
    const shown = rows().filter(inView)
    expect(shown[0]!.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 4)
    expect(shown.at(-1)!.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight * 0.75)
  }
}

/** Another width changes all heights: rows above that are measured again move nothing in view. */
async function checkWidth() {
  await resize(500, 800)
  await act(painted)
  for (let n = 0; n < 15; n += 1) {
    expect(await scrollBy(-500)).toBeLessThanOrEqual(MOVE)
  }
}

function checkPrint() {
  act(() => void globalThis.dispatchEvent(new Event('beforeprint')))
  expect(cards()).toHaveLength(ORDERS)
  act(() => void globalThis.dispatchEvent(new Event('afterprint')))
  expect(cards().length).toBeLessThan(FEW)
}

// One test, since loading so many orders takes most of its time.
test('many orders are loaded page by page; only those near the screen are rendered, but all are printed, ORDERS-08 ORDERS-09 ORDERS-10', async () => {
  const { asked } = await openLong()
  expect(rows().at(-1)).toHaveAttribute('aria-setsize', `${ORDERS}`)
  const pages = asked.flatMap(({ url }) =>
    url.includes('/transactions/customer/') ? [new URL(url).searchParams.get('page')] : [],
  )
  expect(pages).toEqual(Array.from({ length: ORDERS / PAGE }, (_, index) => `${index + 1}`))
  await checkScrolling()
  await checkWidth()
  checkPrint()
})
