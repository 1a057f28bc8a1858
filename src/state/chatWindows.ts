import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { storedSignal } from '#lib/storage.ts'

/** The shop of a window, as its title shows it. */
interface WindowShop {
  _id: string
  shop_name: string
  display_picture: string | null
}

/** A floating window of a conversation. A closed one keeps its place until it is opened again. */
export interface ChatWindow {
  conversationId: string
  shop: WindowShop
  status: 'open' | 'closed' | 'minimized'
  /** It was opened from the list of conversations; on phones, Back leads to that list. */
  fromList?: boolean
}

/** Maximum number of open windows that are shown at once. */
export const MAX_OPEN_WINDOWS = 4

const statuses: readonly unknown[] = [
  'open',
  'closed',
  'minimized',
] satisfies ChatWindow['status'][]

function parseWindow(value: unknown): ChatWindow | undefined {
  const { conversationId, shop, status } = (value ?? {}) as Partial<ChatWindow>
  const named = typeof shop?._id === 'string' && typeof shop.shop_name === 'string'
  return typeof conversationId === 'string' && named && statuses.includes(status)
    ? (value as ChatWindow)
    : undefined
}

const stored = storedSignal<readonly ChatWindow[]>({
  name: 'chat.windows',
  version: 1,
  area: 'session',
  parse: (value) =>
    Array.isArray(value) ? value.map(parseWindow).filter((one) => one !== undefined) : undefined,
})
const none: readonly ChatWindow[] = []
const read = () => stored.read() ?? none

/** Id of the conversation whose composer is to get the focus; null for none. */
const focused = signal<string | null>(null)

const without = (conversationId: string) =>
  read().filter((window) => window.conversationId !== conversationId)

function setStatus(conversationId: string, status: ChatWindow['status']): void {
  stored.write(
    read().map((window) =>
      window.conversationId === conversationId ? { ...window, status } : window,
    ),
  )
}

/**
 * The windows of this tab, the one that was opened last at the end; the component rerenders when
 * they change.
 */
export function useChatWindows(): readonly ChatWindow[] {
  useSignals()
  return stored.value ?? none
}

/**
 * Opens the window of a conversation, or reopens it, as the latest one. Its composer gets the
 * focus.
 */
export function openChatWindow(window: Omit<ChatWindow, 'status'>): void {
  stored.write([...without(window.conversationId), { ...window, status: 'open' }])
  focused.value = window.conversationId
}

export function closeChatWindow(conversationId: string): void {
  setStatus(conversationId, 'closed')
}

/** Minimises a window and moves it to the front of the list. */
export function minimizeChatWindow(conversationId: string): void {
  const window = read().find((one) => one.conversationId === conversationId)
  if (window) stored.write([{ ...window, status: 'minimized' }, ...without(conversationId)])
}

/** Minimises every open window. */
export function minimizeAllChatWindows(): void {
  for (const { conversationId, status } of read())
    if (status === 'open') minimizeChatWindow(conversationId)
}

/** Removes windows whose conversations were deleted. */
export function removeChatWindows(conversationIds: readonly string[]): void {
  if (read().some(({ conversationId }) => conversationIds.includes(conversationId)))
    stored.write(read().filter(({ conversationId }) => !conversationIds.includes(conversationId)))
}

/** The open windows to show: the last ones, as many as fit. */
export const shownWindows = (
  windows: readonly ChatWindow[],
  fits = MAX_OPEN_WINDOWS,
): ChatWindow[] =>
  windows.filter(({ status }) => status === 'open').slice(-Math.min(fits, MAX_OPEN_WINDOWS))

/** Requests the focus for the composer of a conversation that is shown. */
export function focusChat(conversationId: string): void {
  focused.value = conversationId
}

/** Calls `focus` once when the composer of this conversation is to get the focus. */
export function useChatFocus(conversationId: string, focus: () => void): void {
  useSignals()
  const wanted = focused.value === conversationId
  useEffect(() => {
    if (!wanted) return
    focused.value = null
    focus()
  })
}
