import { signal } from '@preact/signals-react'
import { useEffect } from 'react'
import { isText } from '#lib/isRecord.ts'
import { parseEach, storedSignal } from '#lib/storage.ts'
import { useValue } from '#lib/useValue.ts'

interface WindowShop {
  _id: string
  shop_name: string
  display_picture: string | null
}

/** A closed window keeps its place until it is opened again. */
export interface ChatWindow {
  conversationId: string
  shop: WindowShop
  status: 'open' | 'closed' | 'minimized'
  /** On phones, Back leads to the list of conversations. */
  fromList?: boolean
}

export const MAX_OPEN_WINDOWS = 4

const statuses: readonly unknown[] = [
  'open',
  'closed',
  'minimized',
] satisfies ChatWindow['status'][]

function parseWindow(value: unknown): ChatWindow | undefined {
  const { conversationId, shop, status } = (value ?? {}) as Partial<ChatWindow>
  const named = isText(shop?._id) && isText(shop.shop_name)
  return isText(conversationId) && named && statuses.includes(status)
    ? (value as ChatWindow)
    : undefined
}

const stored = storedSignal<readonly ChatWindow[]>({
  name: 'chat.windows',
  area: 'session',
  parse: parseEach(parseWindow),
})
const none: readonly ChatWindow[] = []
const read = () => stored.read() ?? none

/** The conversation whose composer is to get the focus. */
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

/** The windows of this tab, the latest last. */
export const useChatWindows = (): readonly ChatWindow[] => useValue(stored) ?? none

/** Opens it as the latest one, with the focus in its composer. */
export function openChatWindow(window: Omit<ChatWindow, 'status'>): void {
  stored.write([...without(window.conversationId), { ...window, status: 'open' }])
  focused.value = window.conversationId
}

export function closeChatWindow(conversationId: string): void {
  setStatus(conversationId, 'closed')
}

/** Moves the window to the front of the list, too. */
export function minimizeChatWindow(conversationId: string): void {
  const window = read().find((one) => one.conversationId === conversationId)
  if (window) stored.write([{ ...window, status: 'minimized' }, ...without(conversationId)])
}

export function minimizeAllChatWindows(): void {
  for (const { conversationId, status } of read())
    if (status === 'open') minimizeChatWindow(conversationId)
}

export function removeChatWindows(conversationIds: readonly string[]): void {
  if (read().some(({ conversationId }) => conversationIds.includes(conversationId)))
    stored.write(read().filter(({ conversationId }) => !conversationIds.includes(conversationId)))
}

/** Returns the last windows, as many as fit. */
export const shownWindows = (
  windows: readonly ChatWindow[],
  fits = MAX_OPEN_WINDOWS,
): ChatWindow[] =>
  windows.filter(({ status }) => status === 'open').slice(-Math.min(fits, MAX_OPEN_WINDOWS))

/** Focuses the composer of a conversation that is shown. */
export function focusChat(conversationId: string): void {
  focused.value = conversationId
}

/** Calls `focus` once when this composer is to get the focus. */
export function useChatFocus(conversationId: string, focus: () => void): void {
  const wanted = useValue(focused) === conversationId
  useEffect(() => {
    if (!wanted) return
    focused.value = null
    focus()
  })
}
