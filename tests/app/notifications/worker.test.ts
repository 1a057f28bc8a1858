import { expect, test, vi } from 'vitest'
import type { StoredReply, ShownMessage, ToPage } from '#domain/notificationMessages.ts'
import type { NotificationStore } from '#domain/notificationStore.ts'
import { handleClick, handleMessage } from '#worker/notifications.ts'
import { appPages, isAppUrl, type PageWindow, type WorkerScope } from '#worker/pages.ts'

const scopeUrl = 'https://suki.example/shop/'
const message: ShownMessage = {
  id: 'm1',
  conversationId: 'c1',
  shopId: 's1',
  buyerId: 'b1',
  title: 'Rice Center',
  body: 'Fresh rice came in',
  icon: null,
  createdAt: '2026-07-21T01:00:00.000Z',
  url: `${scopeUrl}liza/chats?chat=c1`,
}

interface OpenPage extends PageWindow {
  received: ToPage[]
  focuses: number
}
/** A page; `reads` is the conversation that its user is reading, `frozen` ones answer nothing. */
function openPage(
  path: string,
  {
    reads,
    frozen,
    refuses,
    ...rest
  }: Partial<PageWindow> & { reads?: string; frozen?: true; refuses?: true } = {},
): OpenPage {
  const page: OpenPage = {
    url: new URL(path, scopeUrl).href,
    focused: false,
    visibilityState: 'hidden',
    frameType: 'top-level',
    received: [],
    focuses: 0,
    focus: async () => {
      page.focuses += 1
      if (refuses) throw new DOMException('Not allowed to focus a window', 'InvalidAccessError')
    },
    postMessage: (sent, [port]) => {
      page.received.push(sent)
      if (sent.type === 'notification:reading' && !frozen && port instanceof MessagePort)
        port.postMessage(reads === sent.conversationId)
    },
    ...rest,
  }
  return page
}

function openWorker(...pages: OpenPage[]) {
  const shown: { title: string; options?: NotificationOptions }[] = []
  const opened: string[] = []
  const ids = new Set<string>()
  const replies: StoredReply[] = []
  const store: NotificationStore = {
    noteShown: async (id) => !ids.has(id) && ids.add(id) === ids,
    putReply: async (reply) => void replies.push(reply),
    replies: async () => replies,
    dropReply: async () => undefined,
    clear: async () => void replies.splice(0),
  }
  const drop = (one: (typeof shown)[number]) => () => void shown.splice(shown.indexOf(one), 1)
  const scope: WorkerScope = {
    registration: {
      scope: scopeUrl,
      showNotification: async (title, options) => void shown.push({ title, options }),
      getNotifications: async ({ tag } = {}) =>
        shown
          .filter(({ options }) => !tag || options?.tag === tag)
          .map((one) => ({ close: drop(one) }) as Notification),
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url) => void opened.push(url),
    },
  }
  const press = async (action: string, reply: string | null = null) => {
    const { conversationId, shopId, buyerId, url } = message
    await handleClick(scope, store, {
      action,
      reply,
      notification: { data: { conversationId, shopId, buyerId, url }, close: () => undefined },
    })
  }
  const handle = (data: unknown) => handleMessage(scope, store, data)
  const show = (id = 'm1') => handle({ type: 'notification:show', message: { ...message, id } })
  return { scope, shown, opened, replies, press, handle, show }
}

test('a message that arrives just before a sign-out is not shown after it', async () => {
  const { handle, show, shown } = openWorker(openPage('home', { frozen: true }))
  const showing = show()
  await handle({ type: 'notification:forget' })
  await showing
  expect(shown).toEqual([])
})

test('what is no message about notifications has no effect', async () => {
  const { scope, handle } = openWorker()
  const left = vi.spyOn(scope.registration, 'getNotifications')
  for (const one of [
    undefined,
    null,
    7,
    'notification:forget',
    [],
    [null],
    {},
    { type: 7 },
    { type: 'constructor' },
    { type: 'notification:show' },
    { type: 'notification:show', message: { ...message, createdAt: undefined } },
    { type: 'notification:close' },
    { type: 'notification:close', conversationId: null },
  ])
    await expect(handle(one)).resolves.toBeUndefined()
  expect(left).not.toHaveBeenCalled()
})

test.each([
  ['home', true],
  ['', true],
  ['index.html', true],
  ['liza/chats?chat=c1', true],
  ['provider.html?id=1', false],
  ['contract.html', false],
  ['consent.html', false],
  ['https://suki.example/other', false],
  ['https://elsewhere.example/shop/home', false],
])('a page of the app? %s: %s, RT-07', (path, is) => {
  expect(isAppUrl(new URL(path, scopeUrl).href, scopeUrl)).toBe(is)
})

test('the focused page is first, then the visible ones; the provider’s page and frames are none, RT-07', async () => {
  const pages = [
    openPage('provider.html', { focused: true }),
    openPage('cart'),
    openPage('home', { frameType: 'nested' }),
    openPage('home', { visibilityState: 'visible' }),
    openPage('orders', { visibilityState: 'visible', focused: true }),
  ]
  const { scope } = openWorker(...pages)
  expect(await appPages(scope)).toEqual([pages[4], pages[3], pages[1]])
})

test('a message that three tabs report is shown once, with the shop, the text, Reply and the conversation as its tag, RT-07', async () => {
  const { show, shown } = openWorker(openPage('home'), openPage('cart'), openPage('orders'))
  await Promise.all([show(), show(), show()])
  expect(shown).toMatchObject([
    {
      title: 'Rice Center',
      options: {
        tag: 'c1',
        body: 'Fresh rice came in',
        renotify: true,
        actions: [{ action: 'reply', type: 'text', title: 'Reply' }],
      },
    },
  ])
})

test('nothing is shown while the user reads that conversation, and no other, in any tab, RT-07', async () => {
  const reading = openWorker(openPage('home'), openPage('cart', { reads: 'c1' }))
  await reading.show()
  expect(reading.shown).toEqual([])
  const other = openWorker(openPage('cart', { reads: 'c2' }))
  await other.show()
  expect(other.shown).toHaveLength(1)
})

test('a frozen tab, which never answers, delays a notification but does not prevent it, RT-07', async () => {
  const { show, shown } = openWorker(openPage('home', { frozen: true }))
  await show()
  expect(shown).toHaveLength(1)
})

test('a press opens the conversation in a page, even one that can’t be focused, else its address, RT-07', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const page = openPage('home', { refuses: true })
  const { press, opened } = openWorker(page)
  await press('')
  expect(page.focuses).toBe(1)
  expect(page.received).toEqual([
    { type: 'notification:open', conversationId: 'c1', buyerId: 'b1' },
  ])
  expect(opened).toEqual([])
  expect(warned).toHaveBeenCalled()
  const alone = openWorker()
  await alone.press('')
  expect(alone.opened).toEqual([message.url])
})

test('Reply without a text opens the conversation, where the user can write, RT-07', async () => {
  const page = openPage('home')
  const { press, replies } = openWorker(page)
  for (const text of [null, '', '  ']) await press('reply', text)
  expect(page.received.map(({ type }) => type)).toEqual(Array(3).fill('notification:open'))
  expect(replies).toEqual([])
})

test('a reply is stored before any page is notified, and none is focused; without one its address is opened, RT-07', async () => {
  const [first, second] = [openPage('home', { focused: true }), openPage('cart')]
  const { press, replies } = openWorker(second, first)
  await press('reply', ' Two sacks, please ')
  expect(replies).toMatchObject([
    { text: 'Two sacks, please', conversationId: 'c1', shopId: 's1', buyerId: 'b1' },
  ])
  expect(first.received).toEqual([{ type: 'notification:replied', foremost: true }])
  expect(second.received).toEqual([{ type: 'notification:replied', foremost: false }])
  expect(first.focuses + second.focuses).toBe(0)
  const alone = openWorker()
  await alone.press('reply', 'Two sacks, please')
  expect([alone.replies.length, alone.opened]).toEqual([1, [message.url]])
})

test('reading closes the notification of a conversation, signing out all, with replies; MSW’s messages change nothing, RT-07', async () => {
  const { show, shown, handle, press, replies } = openWorker()
  await show()
  await handle('CLIENT_CLOSE')
  await handle({ type: 'notification:close', conversationId: 'c2' })
  expect(shown).toHaveLength(1)
  await handle({ type: 'notification:close', conversationId: 'c1' })
  expect(shown).toEqual([])
  await press('reply', 'Two sacks, please')
  await show('m2')
  await handle({ type: 'notification:forget' })
  expect([shown, replies]).toEqual([[], []])
})
