import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { HomeTab } from '#mocks/demo/console/home/HomeTab.tsx'
import { ShareTab } from '#mocks/demo/console/share/ShareTab.tsx'
import { followResets } from '#mocks/hosts/browser/reset.ts'
import { storedToken } from '#mocks/hosts/browser/session.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { call } from '../support/market.ts'
import { base, click, consoleOf, showTab, expectShown, partNamed } from './consoleOf.tsx'

const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('mails appear in the open inbox, the newest three at first', async () => {
  const marketplace = consoleOf()
  showTab(HomeTab, marketplace)
  const inbox = await partNamed('Simulated inbox')
  expect(inbox.getByText(/^No mail yet/)).toBeVisible()
  for (const name of ['ana', 'ben', 'carla', 'dan'])
    await call(marketplace, 'POST', '/otps', {
      body: { email: `${name}@example.com`, otpType: 'REGISTRATION' },
    })
  await expectShown(/to dan@example\.com/, inbox)
  expect(inbox.getAllByRole('listitem')).toHaveLength(3)
  await click('All 4 mails')
  expect(inbox.getByText(/to ana@example\.com/)).toBeVisible()
})

test('a click signs in as another buyer, notifies the page, and stays on it', async () => {
  const marketplace = consoleOf()
  showTab(HomeTab, marketplace)
  const looks: (string | null)[] = []
  document.addEventListener('visibilitychange', () => looks.push(storedToken()), { once: true })
  const [visitor, mia, liza] = [/^Visitor/, 'Mia · in Metro Manila', 'Liza · weekly groceries']
  const isPressed = (name: string | RegExp) => button(name).getAttribute('aria-pressed')
  const press = async (name: string | RegExp) => {
    await click(name)
    await expect.poll(() => isPressed(name)).toBe('true')
  }
  await screen.findByRole('button', { name: visitor })
  expect(isPressed(visitor)).toBe('true')
  await press(mia)
  expect(marketplace.authenticate(storedToken())?.email).toContain('mia')
  expect(looks).toEqual([storedToken()])
  expect(screen.getByText(/^Lives in Makati/)).toBeVisible()
  await press(liza)
  expect(isPressed(mia)).toBe('false')
  await press(visitor)
  expect(storedToken()).toBeNull()
})

test('a reset asks first, and drops the world, its conditions, faults and notices', async () => {
  const marketplace = consoleOf()
  await marketplace.connection.remote.applyScenario({ latency: 400, sockets: 'down', freeze: true })
  const { world } = marketplace
  const reload = vi.fn<() => void>()
  followResets(marketplace.connection, base, reload)
  showTab(HomeTab, marketplace)
  await click('Reset the world')
  await waitFor(() => expect(button('Reset everything')).toHaveFocus())
  await click('Keep it')
  await waitFor(() => expect(button('Reset the world')).toHaveFocus())
  expect(marketplace.world).toBe(world)

  localStorage.setItem('suki.drafts', 'text')
  localStorage.setItem('of another program', 'stays')
  // Taken back at the end of the test.
  vi.spyOn(Storage.prototype, 'setItem')
  const close = vi.fn<() => void>()
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    getNotifications: () => Promise.resolve([{ close }]),
  } as object as ServiceWorkerRegistration)
  document.cookie = 'token=made.up.token; Path=/'
  await click('Reset the world')
  await click('Reset everything')
  await expect.poll(() => marketplace.events.at(-1)).toEqual({ kind: 'reset' })
  expect(marketplace.world).not.toBe(world)
  expect(marketplace.conditions).toMatchObject({ latency: 0, sockets: 'up' })
  expect(marketplace.world.clock.frozen).toBe(false)
  for (const done of [reload, close]) expect(done).toHaveBeenCalledTimes(1)
  expect(storedToken()).toBeNull()
  // The app may store things when its page is left.
  localStorage.setItem('suki.drafts', 'a later text')
  expect([localStorage.getItem('suki.drafts'), localStorage.getItem('of another program')]).toEqual(
    [null, 'stays'],
  )
  localStorage.removeItem('of another program')
})

describe('a link that is shared', () => {
  const simOf = (link: string) => new URL(link).searchParams.get('sim')
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Link' })
  function share() {
    const marketplace = consoleOf({ products: 120 })
    showTab(ShareTab, marketplace)
    return marketplace
  }
  /** Records what is written to the clipboard, where the browser allows it. */
  function fakeClipboard(isAllowed: boolean): string[] {
    const copied: string[] = []
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => {
      if (!isAllowed) throw new DOMException('denied', 'NotAllowedError')
      for (const item of items) copied.push(await (await item.getType('text/plain')).text())
    })
    return copied
  }

  test('has the state at the click, in directives, and the address of the page', async () => {
    const marketplace = consoleOf({ products: 120 })
    const copied = fakeClipboard(true)
    document.cookie = `token=${marketplace.login('liza')}; Path=/`
    sessionStorage.setItem('suki-position', 'denied')
    showTab(ShareTab, marketplace)
    const world = 'as:liza,seed:1,products:120,shops:60,clock:2026-07-20T10.00'
    expect(simOf((await field()).value)).toBe(`${world},reset,position:denied`)
    applyScenario(marketplace, parseScenario('freeze,advance:90,fail:createTransactions:503:2'))
    await click('Copy link')
    await expectShown('Copied.')
    expect(copied.map(simOf)).toEqual([
      `${world},freeze,advance:90,reset,position:denied,fail:createTransactions:503:2`,
    ])
    expect(copied[0]).toMatch(location.origin + location.pathname)
    const carried = await partNamed('What it contains')
    for (const text of [
      /^liza signed in/,
      'World 1: 120 products, 60 shops',
      'fail:createTransactions:503:2',
    ])
      expect(carried.getByText(text)).toBeVisible()
  })

  test('says by which command the demo gets one, where no other device can open it', async () => {
    share()
    const other = await partNamed('On another device')
    expect(other.getByText('npx wrangler pages deploy dist-demo')).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('is selected where the browser does not allow copying', async () => {
    fakeClipboard(false)
    share()
    await click('Copy link')
    await expectShown(/the link is selected/)
    const text = await field()
    expect(text).toHaveFocus()
    expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length])
  })

  test('says that what was done is not carried, and how much that is', async () => {
    const marketplace = share()
    const notice = 'What was done or edited here is not in the link'
    await expectShown(new RegExp(`^${notice}: orders, carts`))
    const { orders } = marketplace.world.tables
    orders.update([...orders.all()][0]!._id, { idempotency_key: 'a key' })
    applyScenario(marketplace, { latency: 5 })
    await click('Copy link')
    await expectShown(new RegExp(`^${notice} \\(1 order so far\\)`))
  })
})
