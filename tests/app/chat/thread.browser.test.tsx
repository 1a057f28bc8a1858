import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { userEvent as browser } from 'vitest/browser'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { contrast } from '../support/contrast.ts'
import { drawnMap } from '../support/maps.ts'
import {
  buttonNamed,
  dialogNamed,
  expectLink,
  expectNoDialog,
  expectNone,
  expectNoText,
  expectShown,
  expectToast,
  expectVisible,
  press,
} from '../support/user.ts'
import { bubbles, field, openConversation, openLoaded, thread } from './support/conversation.tsx'

/** A message of the user. */
const ordered = /^Great. I ordered one sack/

const item = async (text: string | RegExp) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role=listitem]')!
const bubbleOf = async (text: string | RegExp) =>
  (await item(text)).querySelector<HTMLElement>('[data-message]')!

/** Opens the thread of the rice shop, and receives a message. */
async function openWith(...message: Parameters<ReturnType<typeof openConversation>['receive']>) {
  const opened = await openLoaded()
  await opened.receive(...message)
  return opened
}

test('a line is above the first unread message, until the thread is opened again, CHAT-12', async () => {
  // What an earlier visit has seen is remembered.
  localStorage.removeItem('suki.chat.seen')
  const { receive } = openConversation()
  const line = await screen.findByText('New messages')
  expect(line.closest('[role=listitem]')).toMatchTextContent('San Fernando Rice Center: ')
  await receive('Meron pa po')
  expect(screen.getAllByText('New messages')).toEqual([line])
})

test('own messages are at the right, those of the shop at the left, with their times', async () => {
  openConversation()
  const box = (await thread()).getBoundingClientRect()
  const own = (await bubbleOf(ordered)).getBoundingClientRect()
  const shops = (await bubbleOf(/^Received po, thank you/)).getBoundingClientRect()
  expect(box.right - own.right).toBeLessThan(20)
  expect(own.left - box.left).toBeGreaterThan(40)
  expect(shops.left - box.left).toBeLessThan(60)
  expect((await item(/^Received po/)).textContent).toMatch(/\d{1,2}:\d\d\s[AP]M$/)
  expect(bubbles().slice(-2)).toEqual([
    'San Fernando Rice Center: Received po, thank you! We are weighing it now.',
    'San Fernando Rice Center: Maaari po kayong dumaan kahit hanggang alas sais.',
  ])
})

test('a thread that cannot be loaded says so, and loads on Retry, CHAT-27 ERR-77', async () => {
  openConversation({ sim: 'fail:listMessages:500:2' })
  await expectShown('Error loading chat')
  await press('Retry')
  await expectShown(/^Maaari po kayong/)
  expectNoText('Error loading chat')
})

test('a new conversation greets, and its questions go into the message', async () => {
  openConversation({ long: 0 })
  await press('What time do you close today?')
  expect(await field()).toHaveValue('What time do you close today?')
  expect(await field()).toHaveFocus()
})

test('a message of a later type says that it cannot be shown, CHAT-20', async () => {
  await openWith('x', {}, { type: 'sticker' as never })
  await expectShown('This message can’t be shown here.')
})

test('a place leads to a map service, and is shown on a map on request, in a dialog that Escape closes, CHAT-20', async () => {
  const { receive } = await openWith('https://maps.app.goo.gl/p7', { type: 'location' })
  await receive(`https://www.google.com/maps/place/15%C2%B002'13.6%22N+120%C2%B040'55.7%22E`, {
    type: 'location',
  })
  const toMaps = (part: Pick<typeof screen, 'getByRole'>) =>
    expectLink(
      'Open in maps',
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/place\//),
      part,
    )
  toMaps(within(await bubbleOf(`15°02'13.6"N 120°40'55.7"E`)))
  expect(document.querySelector('[data-map]')).toBeNull()
  // The other place has no position.
  const button = buttonNamed('Show on map')
  await userEvent.click(button)
  const dialog = await dialogNamed('Shared location')
  toMaps(dialog)
  expectNone('link', 'Directions', dialog)
  const { lat, lng } = (await drawnMap()).getCenter()
  expect([lat, lng]).toEqual([expect.closeTo(15.03711, 3), expect.closeTo(120.68214, 3)])
  await browser.keyboard('{Escape}')
  await expectNoDialog()
  expect(button).toHaveFocus()
})

test('a link opens only as https or as a place of this app, which opens here', async () => {
  const inApp = `${location.origin}/discover?query=onion`
  const { address } = await openWith(
    `Tingnan po: ${inApp}, https://example.com/menu. http://plain.example javascript:alert(1)`,
  )
  const message = await bubbleOf(/^Tingnan/)
  const links = within(message).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([inApp, 'https://example.com/menu'])
  expect(links[1]).toHaveAttribute('rel', expect.stringContaining('noreferrer'))
  expect(links[1]).toHaveAttribute('target', '_blank')
  await userEvent.click(links[0]!)
  expect(address()).toBe('/discover?query=onion')
})

test.each(['buyer', 'seller'] as const)(
  'the address of a product from the %s is a card with its picture, name and price, CHAT-20',
  async (sender) => {
    const { id } = namedProducts.redOnion
    const { address } = await openWith(`${location.origin}/products/${id} Meron pa po?`, { sender })
    const card = await screen.findByRole('link', { name: /^Red Onion, 500 g/ })
    expect(card).toMatchTextContent('₱82.50')
    expect(card.querySelector('img')).toHaveAttribute('src')
    const message = card.closest('[data-message]')!
    expect(message).toMatchTextContent('Meron pa po?')
    expect(message).not.toMatchTextContent('http')
    await userEvent.click(card)
    expect(address()).toBe(`/products/${id}`)
  },
)

test('the address of a product that is no longer sold stays a link', async () => {
  const address = `${location.origin}/products/0123456789abcdef01234567`
  await openWith(address)
  await expectVisible('link', address)
})

test('a place that is no address of a map service is shown as the text that it is, CHAT-20', async () => {
  const address = 'https://www.google.com@evil.example/maps/place/SM'
  await openWith(address, { type: 'location' })
  await expectShown(address)
  expectNone('link', 'Open in maps')
  expectNone('link', undefined, within(await bubbleOf(address)))
})

test('a text keeps its lines, emoji and half letters, and long words break', async () => {
  await openWith(`two\nlines 👩‍👩‍👧 \ud83d ${'w'.repeat(300)}`)
  const box = await thread()
  const message = await bubbleOf(/^two/)
  expect(message.scrollWidth).toBeLessThanOrEqual(message.clientWidth)
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  expect(message.querySelector('p')?.textContent).toContain('two\nlines 👩‍👩‍👧')
})

test('only own messages have a menu; Unsend asks, removes the message, and leaves the focus in the thread, CHAT-19', async () => {
  const { deletions } = openConversation()
  const own = within(await item(ordered))
  expectNone('button', undefined, within(await item(/^Received po/)))
  buttonNamed(/^Actions for your message: Great/, own).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
  await press('Unsend', screen, 'menuitem')
  const dialog = await dialogNamed('Unsend this message?')
  expect(deletions()).toEqual([])
  await press('Unsend', dialog)
  await expect.poll(bubbles).toHaveLength(4)
  expectNoText(ordered)
  await expect.poll(deletions).toHaveLength(1)
  expect(await thread()).toHaveFocus()
})

test('a message that could not be unsent is back in its place, CHAT-19', async () => {
  const { deletions } = openConversation({ sim: 'fail:unsendMessage:500,latency:250' })
  await expect.poll(bubbles).toHaveLength(5)
  const before = bubbles()
  await press(/^Actions for your message/, within(await item(ordered)))
  await press('Unsend', screen, 'menuitem')
  await press('Unsend', await dialogNamed(/^Unsend/))
  await expect.poll(bubbles).toHaveLength(4)
  await expectToast('Failed to unsend message')
  expect(bubbles()).toEqual(before)
  expect(deletions()).toHaveLength(1)
})

test('a long press on touch screens opens the menu of a message; a short one does nothing', async () => {
  openConversation()
  const bubble = await bubbleOf(ordered)
  fireEvent.pointerDown(bubble, { pointerType: 'touch' })
  fireEvent.pointerUp(bubble, { pointerType: 'touch' })
  fireEvent.pointerDown(bubble, { pointerType: 'mouse' })
  await new Promise((resolve) => setTimeout(resolve, 700))
  const unsend = () => screen.queryByRole('menuitem', { name: 'Unsend' })
  expect(unsend()).toBeNull()
  fireEvent.pointerDown(bubble, { pointerType: 'touch' })
  await expect.poll(unsend).toBeVisible()
  fireEvent.pointerUp(bubble, { pointerType: 'touch' })
  await userEvent.keyboard('{Escape}')
  await expect.poll(unsend).toBeNull()
})

test('a new message of the shop is announced once, history never', async () => {
  const regions = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  const { receive } = await openWith('Handa na po ang bigas')
  await expect.poll(regions).toContain('San Fernando Rice Center: Handa na po ang bigas')
  expect(regions().join()).not.toContain('Maaari')
  await receive('one')
  await receive('two')
  await expect.poll(regions).toContain('2 new messages from San Fernando Rice Center')
  expect((await thread()).closest('[aria-live]')).toBeNull()
})

function behind(element: Element | null): string {
  const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
  return colour.endsWith(', 0)') ? behind(element?.parentElement ?? null) : colour
}

test.each(['buyer', 'seller'] as const)(
  'a picture or clip of the %s that can’t be shown says so in a readable colour, CHAT-20',
  async (sender) => {
    const { receive } = await openWith('65f0a1c2d3e4b5a6000000a1', { type: 'image', sender })
    await receive('65f0a1c2d3e4b5a6000000a2', { type: 'video', sender })
    for (const text of ['This picture can’t be shown', 'This video can’t be played']) {
      const shown = await screen.findByText(text)
      expect(contrast(getComputedStyle(shown).color, behind(shown))).toBeGreaterThan(4.5)
    }
  },
)
