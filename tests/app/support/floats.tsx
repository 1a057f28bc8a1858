import { render, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { isChatsPath } from '#domain/paths.ts'
import { conversationIds, shopId } from '#fixtures/named.ts'
import { DriftPanel } from '#observe/drift/DriftPanel.tsx'
import { closeChatWindow, minimizeChatWindow, openChatWindow } from '#state/chatWindows.ts'
import { dismissToast, showToast } from '#ui/toast.ts'
import { consoleOf, mountIn } from '../../marketplace/console/consoleOf.tsx'
import { floatTools } from './floatTools.ts'
import { lizasPanels } from './screens.ts'
import { allLoaded, walkScreens } from './walkScreens.tsx'

/** The page is scrolled in such steps, as a share of the screen's height. */
const STEP = 0.2

const { TARGETS, TOUCH, floatAround, floatOver, nameOf, targetsOf, topDialog } = floatTools()

const tab = () => document.querySelector('suki-simulator')?.shadowRoot?.querySelector('.toggle')

/** What scrolls: the page, or the content of the dialog over it. */
const scrollerOf = (dialog: Element | undefined) =>
  [...(dialog?.querySelectorAll('*') ?? [])].find(
    (one) => one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto',
  ) ?? document.scrollingElement!

/**
 * Controls and headings under a fixed or sticky box, a line each: those that scroll at every
 * position of the page, and those that don't as it is opened.
 */
function coveredByFloats(): string[] {
  const dialog = topDialog()
  const page = scrollerOf(dialog)
  const before = page.scrollTop
  const waiting = new Map<Element, Element | null>(
    targetsOf(dialog ?? document).map((target) => [target, null]),
  )
  const faults: string[] = []
  const step = Math.round(innerHeight * STEP)
  for (let top = 0, last = -1; ; top += step) {
    page.scrollTop = top
    if (last === page.scrollTop) break
    last = page.scrollTop
    for (const target of waiting.keys()) {
      const float = floatOver(target)
      if (float === undefined) continue
      const stays = float && top === 0 && floatAround(target)
      if (stays) faults.push(`${nameOf(target)} stays under ${nameOf(float)}`)
      if (stays || float === null) waiting.delete(target)
      else waiting.set(target, float)
    }
  }
  page.scrollTop = before
  for (const [target, float] of waiting)
    if (float) faults.push(`${nameOf(target)} can't be scrolled from under ${nameOf(float)}`)
  return faults
}

function hasTextAt(element: Element, x: number, y: number): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return false
    range.selectNode(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
    )
  })
}

/** Messages scroll under what floats, the newest up from the composer; so do the shops of a map. */
const SCROLLED = '[aria-label^="Messages with "], .maplibregl-map'

/** What lies under a box at rest, a line each: controls and headings, and texts if so wanted. */
function contentUnder(float: Element, name: string, root: string, texts: boolean): string[] {
  const { left, top, width, height } = float.getBoundingClientRect()
  const found = new Set<string>()
  for (let x = TOUCH; x < width; x += 7)
    for (let y = TOUCH; y < height; y += 7) {
      const boxes = document.elementsFromPoint(left + x, top + y)
      const at = boxes.findLastIndex(
        (one) => float.contains(one) || one.shadowRoot?.contains(float),
      )
      const under = at < 0 ? undefined : boxes.slice(at + 1).find((one) => !one.contains(float))
      if (!under?.closest(root) || under.closest(SCROLLED)) continue
      const target = under.closest(TARGETS)
      if (target) found.add(`${nameOf(target)} lies under ${name}`)
      else if (texts && hasTextAt(under, left + x, top + y))
        found.add(`${nameOf(under)} lies under ${name}`)
    }
  return [...found]
}

const contentUnderTabs = () => [
  ...contentUnder(tab()!, 'the tab of the demo', '*', true),
  ...contentUnder(screen.getByLabelText('Drift report'), 'the drift report', '*', true),
]

/** What of the screen lies under a toast; the app's bar is its place. */
async function withToast(): Promise<string[]> {
  const toast = () => document.querySelector('[aria-label=Messages] [data-tone]')
  showToast('Success', 'Product added to cart!', 'success', { label: 'View cart', to: '/cart' })
  await waitFor(() => expect(toast()).not.toBeNull())
  await allLoaded()
  const faults = contentUnder(toast()!, 'the toast', 'main, dialog', false)
  dismissToast()
  return faults
}

const open = (key: 'lizaRice' | 'lizaDolores') =>
  openChatWindow({
    conversationId: conversationIds[key],
    shop: { _id: shopId('riceCenter'), shop_name: key, display_picture: null },
  })

/** A chat is open, or minimised on a phone, where no page can be seen behind a chat. */
async function withChats(): Promise<string[]> {
  const isPhone = innerWidth < 768
  open('lizaDolores')
  minimizeChatWindow(conversationIds.lizaDolores)
  open('lizaRice')
  if (isPhone) minimizeChatWindow(conversationIds.lizaRice)
  await waitFor(() =>
    expect(document.querySelectorAll('[data-bubble]')).toHaveLength(isPhone ? 2 : 1),
  )
  await allLoaded()
  const faults = coveredByFloats().map((fault) => `with chats: ${fault}`)
  for (const key of ['lizaDolores', 'lizaRice'] as const) closeChatWindow(conversationIds[key])
  return faults
}

/**
 * What lies under a notice of the demo's console; the app's bar is its place, too. On a sheet that
 * fills a phone it lies on the heading until it is dismissed.
 */
async function withNotice(console: ReturnType<typeof consoleOf>): Promise<string[]> {
  if (!document.elementFromPoint(4, 4)?.closest('header')) return []
  const bubble = () =>
    document.querySelector('suki-simulator')!.shadowRoot!.querySelector('.bubble p')
  const text = 'A step of the scenario could not be carried out.'
  console.broadcast({ kind: 'notice', notice: { id: crypto.randomUUID(), kind: 'scenario', text } })
  await waitFor(() => expect(bubble()).not.toBeNull())
  const { parentElement: box } = bubble()!
  const faults = contentUnder(box!, 'the notice of the demo', 'main, dialog', false)
  box!.querySelector('button')!.click()
  await waitFor(() => expect(bubble()).toBeNull())
  return faults
}

/**
 * Opens every screen and panel with each floating part, and says what that covers, a line each.
 * @param also what else is to be told of each screen
 */
export function walkWithFloats(width: number, height: number, also = (): string[] => []) {
  const console = consoleOf()
  return walkScreens({
    width,
    height,
    panels: lizasPanels,
    prepare: () => {
      mountIn(console)
      render(<DriftPanel />)
    },
    read: async ({ app, isPanel }) => {
      if (isPanel) return contentUnderTabs()
      const faults = [...also(), ...coveredByFloats(), ...contentUnderTabs()]
      faults.push(...(await withToast()), ...(await withNotice(console)))
      return isChatsPath(app.router.state.location.pathname)
        ? faults
        : [...faults, ...(await withChats())]
    },
  })
}
