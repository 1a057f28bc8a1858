import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { checkoutPath } from '#fixtures/checkoutLink.ts'
import { orderIds, scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { moveOrder } from '#mocks/rules/orders.ts'
import { openApp } from '../app/support/app.tsx'
import { positions, setPosition } from '../app/support/geolocation.ts'
import { translatePage } from '../app/support/translator.ts'

/** Two visits of a screen show the same times. */
const NOW = Date.parse('2026-11-20T04:00:00.000Z')
/** Longer than the app waits before it sends a quantity, ms. */
const QUIET_MS = 700

type App = ReturnType<typeof openApp>
type Step = (app: App) => unknown
interface Visit {
  name: string
  path: string
  /** Of a part whose code is loaded after the screen. */
  late?: string
  sim?: string
  /** The page is compared after each. */
  steps?: readonly Step[]
}

/**
 * One line for each part of an element, without toasts and numbers of slides, which go on by
 * themselves, and without maps, whose markers move.
 */
function pageText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let [text, last] = ['', null as Element | null]
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    const element = parentElement?.closest(':not(font)') ?? null
    if (element?.closest('style, script, [aria-label=Messages], .maplibregl-map')) continue
    text += element === last ? data : `\n${data}`
    last = element
  }
  return text.replaceAll(/^\d \/ \d$/gm, '')
}

/** When nothing is loaded or sent, and the text stays for a while. */
async function settled({ queryClient }: App): Promise<string> {
  let [text, since] = [pageText(), performance.now()]
  await vi.waitUntil(
    () => {
      const next = pageText()
      const busy =
        queryClient.isFetching() + queryClient.isMutating() > 0 ||
        document.querySelector('[aria-busy=true]')
      if (busy || next !== text) [text, since] = [next, performance.now()]
      return text !== '' && performance.now() - since > QUIET_MS
    },
    { timeout: 20_000, interval: 50 },
  )
  return text
}

async function open({ path, sim = 'as:liza', late }: Visit, translated = false): Promise<App> {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW })
  setPosition(positions.sanFernando)
  const app = openApp(['/contact', path], sim)
  if (translated) translatePage()
  // A development server takes long for the code of a screen.
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull(), { timeout: 60_000 })
  if (late) await screen.findByText(late, {}, { timeout: 60_000 })
  return app
}

const isVisible = (element: HTMLElement) => element.checkVisibility()
const press =
  (name: string | RegExp, role = 'button') =>
  async () => {
    const all = await screen.findAllByRole(role, { name })
    await userEvent.click(all.find(isVisible) ?? all[0]!)
  }
const tick = (name: string | RegExp) => press(name, 'checkbox')
const choose = (name: string | RegExp) => press(name, 'radio')
const type = (name: string | RegExp, text: string) => async () =>
  userEvent.type(await screen.findByRole('textbox', { name }), text)
const inDialog = (name: string | RegExp) => async () =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

const moveOn =
  (to: Parameters<typeof moveOrder>[2]): Step =>
  async ({ market, queryClient }) => {
    const { world } = market
    moveOrder(world, world.tables.orders.get(orderIds.lizaPending)!, to)
    await act(() => queryClient.invalidateQueries({ queryKey: ['orders'] }))
  }

const visits: Visit[] = [
  { name: 'Home for a visitor', path: '/home', sim: 'as:visitor' },
  {
    name: 'Home',
    path: '/home',
    late: 'Your last basket',
    steps: [
      async () => {
        await press(/^Notifications/)()
        // Its code is loaded when it opens.
        await screen.findByText('Today')
      },
      press('Mark all as read'),
      press(/^Chats/),
    ],
  },
  { name: 'Discover', path: '/discover', sim: 'as:visitor' },
  {
    name: 'A product',
    path: `/products/${namedProducts.mango.id}`,
    steps: [
      press(/^Like, /),
      press('Add to cart'),
      inDialog('Increase quantity'),
      inDialog('Add to cart'),
    ],
  },
  { name: 'A shop', path: '/san-fernando-rice-center', steps: [press(/^Follow/)] },
  {
    name: 'A chat',
    path: '/liza-manalo/chats',
    steps: [press(/^Panaderia/, 'link'), type(/^Message to/, 'Two, please{Enter}')],
  },
  {
    name: 'The cart',
    path: '/cart',
    steps: [
      tick('Select all'),
      press('Increase quantity'),
      tick(/^Select ?Carabao/),
      press('Edit'),
      press('Cancel'),
    ],
  },
  {
    name: 'A GCash order',
    path: checkoutPath('mango', 'bandages'),
    steps: [choose('Delivery'), choose(/^GCash/), inDialog(/tester/), press(/^Check Out/)],
  },
  {
    name: 'A cash order',
    path: checkoutPath('mango'),
    steps: [
      choose('Delivery'),
      type('Delivery Instructions', 'The blue gate'),
      press(/^Check Out/),
    ],
  },
  {
    name: 'Favourites',
    path: '/favourites',
    steps: [press(/^Remove .* from favourites/), inDialog('Continue')],
  },
  { name: 'The profile', path: '/profile/liza-manalo' },
  {
    name: 'The orders',
    path: '/profile/liza-manalo/orders',
    steps: [press('For Pickup', 'tab'), press('Order Collected'), inDialog(/^Yes/)],
  },
  {
    name: 'An order',
    path: `/orders/${orderIds.lizaPending}`,
    steps: [moveOn('PREPARING'), moveOn('PACKED')],
  },
  {
    name: 'A scheduled list',
    path: `/order/schedule/${scheduleIds.weeklyGroceries}`,
    steps: [press('Increase quantity')],
  },
  { name: 'Nearby', path: '/nearby', sim: 'as:visitor', late: 'Satellite' },
  { name: 'An unknown address', path: '/nowhere/at/all' },
  { name: 'The new password', path: '/reset-password', sim: 'as:visitor' },
  ...['/contact', '/privacy-policy', '/terms-conditions', '/download'].map((path) => ({
    name: path,
    path,
  })),
]

/** At first, and after each step. */
async function textsOf(visit: Visit): Promise<string[]> {
  const app = await open(visit)
  const texts = [await settled(app)]
  for (const step of visit.steps ?? []) {
    await step(app)
    texts.push(await settled(app))
  }
  app.close()
  return texts
}

test.for(visits)(
  '$name is the same in a browser that translates it',
  { timeout: 120_000 },
  async (visit) => {
    const texts = await textsOf(visit)
    const app = await open(visit, true)
    const expectText = (text: string) => waitFor(() => expect(pageText()).toBe(text))
    await expectText(texts[0]!)
    expect(document.querySelectorAll('main font').length).toBeGreaterThan(0)
    for (const [index, step] of (visit.steps ?? []).entries()) {
      await step(app)
      await expectText(texts[index + 1]!)
    }
  },
)
