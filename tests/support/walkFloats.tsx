import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { conversationIds, shopId } from '#fixtures/named.ts'
import { isChatsPath } from '#domain/paths.ts'
import { closeChatWindow, minimizeChatWindow, openChatWindow } from '#state/chatWindows.ts'
import { dismissToast, showToast } from '#ui/toast.ts'
import { consoleOf, forgetConsole, mountIn } from '../console/consoleOf.tsx'
import { openApp } from './app.tsx'
import { contentUnderTab, contentUnderToast, coveredByFloats } from './floats.ts'
import { lizasPanels, lizasScreens } from './screens.ts'

const further = [
  '/nearby?shop=san-fernando-rice-center&directions=',
  '/profile/liza-manalo/address',
]

const loaded = () =>
  waitFor(() => {
    expect(document.querySelector('main [aria-busy=true], dialog [aria-busy=true]')).toBeNull()
    expect(screen.getByRole('main', { hidden: true }).textContent).not.toBe('')
    // A panel that is still moving in is elsewhere.
    expect(
      document
        .getAnimations()
        .filter(
          (one) => one.effect?.getComputedTiming().iterations === 1 && one.playState === 'running',
        ),
    ).toEqual([])
  })

async function withToast(): Promise<string[]> {
  showToast('Success', 'Product added to cart!', 'success', { label: 'View cart', to: '/cart' })
  await loaded()
  await waitFor(() =>
    expect(document.querySelector('[aria-label=Messages] [data-tone]')).not.toBeNull(),
  )
  const faults = contentUnderToast()
  dismissToast()
  return faults
}

const open = (key: 'lizaRice' | 'lizaDolores') =>
  openChatWindow({
    conversationId: conversationIds[key],
    shop: { _id: shopId('riceCenter'), shop_name: key, display_picture: null },
  })

/** A chat is open, or on a phone minimised, as no page can be seen behind a chat there. */
async function withChats(width: number): Promise<string[]> {
  open('lizaDolores')
  minimizeChatWindow(conversationIds.lizaDolores)
  open('lizaRice')
  if (width < 768) minimizeChatWindow(conversationIds.lizaRice)
  await waitFor(() =>
    expect(document.querySelectorAll('[data-bubble]')).toHaveLength(width < 768 ? 2 : 1),
  )
  await loaded()
  const faults = coveredByFloats().map((fault) => `with chats: ${fault}`)
  for (const key of ['lizaDolores', 'lizaRice'] as const) closeChatWindow(conversationIds[key])
  return faults
}

/** Opens every screen and panel with each floating part, and says what it covers, a line each. */
export async function walkWithFloats(width: number, height: number): Promise<string[]> {
  onTestFinished(() => {
    forgetConsole()
    return page.viewport(1280, 800)
  })
  await page.viewport(width, height)
  const { router } = openApp('/terms-conditions', 'as:liza,position:15.0286,120.6898')
  mountIn(consoleOf())
  const faults: string[] = []
  const note = (state: string, lines: string[]) =>
    faults.push(...lines.map((line) => `${state}: ${line}`))
  for (const path of [...lizasScreens, ...further]) {
    await router.navigate(path, { flushSync: true })
    await loaded()
    note(path, coveredByFloats())
    note(path, contentUnderTab())
    note(path, await withToast())
    if (!isChatsPath(router.state.location.pathname)) note(path, await withChats(width))
  }
  for (const [path, name] of lizasPanels) {
    await router.navigate(path, { flushSync: true })
    await loaded()
    const [button] = screen.queryAllByRole('button', { name })
    // Wide screens show its content beside the page.
    if (!button) continue
    await userEvent.click(button)
    await loaded()
    note(`${path}, ${name}`, contentUnderTab())
    await userEvent.keyboard('{Escape}')
  }
  return faults
}
