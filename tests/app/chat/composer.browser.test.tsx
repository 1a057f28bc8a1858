import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { conversationIds } from '#fixtures/named.ts'
import { setChatDraft } from '#state/chatDrafts.ts'
import { focusChat } from '#state/chatWindows.ts'
import { forgetPersonal } from '#state/personal.ts'
import { dialogNamed, expectShown, press } from '../support/user.ts'
import { bubbles, field, openConversation, openLoaded } from './support/conversation.tsx'

afterEach(() => {
  forgetPersonal()
})

const sendButton = () => screen.getByRole('button', { name: 'Send' })
const texts = (sent: unknown[]) => sent.map((body) => (body as { content: string }).content)

test('Send is off without text and attachments, CHAT-15', async () => {
  openConversation()
  expect(sendButton()).toBeDisabled()
  await userEvent.type(await field(), '  \n ')
  expect(sendButton()).toBeDisabled()
  await userEvent.type(await field(), 'kamusta')
  expect(sendButton()).toBeEnabled()
  await userEvent.clear(await field())
  expect(sendButton()).toBeDisabled()
})

test('in a narrow window the tools fold away while a text is written, and are one press away, CHAT-10 CHAT-18', async () => {
  openConversation()
  const writing = await field()
  const tools = () => screen.queryByRole('button', { name: 'Share your location' })
  await userEvent.type(writing, 'Magkano')
  expect(tools(), 'there is room').toBeVisible()
  await userEvent.clear(writing)
  screen.getByTestId('box').style.width = '262px'
  await waitFor(() => expect(tools()).toBeVisible())
  const { width } = writing.getBoundingClientRect()
  await userEvent.type(writing, 'Magkano')
  await waitFor(() => expect(tools()).toBeNull())
  expect(writing.getBoundingClientRect().width).toBeGreaterThan(width + 30)
  await press('Add pictures or location')
  expect(tools()).toBeVisible()
  await userEvent.type(writing, ' po?')
  await waitFor(() => expect(tools()).toBeNull())
})

test('Shift+Enter adds a line; Enter while an input method composes sends nothing, CHAT-17', async () => {
  const { sent } = openConversation()
  const writing = await field()
  await userEvent.type(writing, 'isa{Shift>}{Enter}{/Shift}dalawa')
  expect(writing).toHaveValue('isa\ndalawa')
  fireEvent.keyDown(writing, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(writing, { key: 'Enter', keyCode: 229 })
  expect(writing).toHaveValue('isa\ndalawa')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(texts(sent())).toEqual(['isa\ndalawa']))
})

test('the field grows to five lines, and scrolls from there on', async () => {
  openConversation()
  const writing = await field()
  const heights: number[] = []
  for (let line = 1; line <= 7; line++) {
    heights.push(writing.offsetHeight)
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    if (line === 1) await userEvent.type(writing, 'a{Shift>}{Enter}{/Shift}')
  }
  expect(heights[3]).toBeGreaterThan(heights[0] as number)
  expect(heights[6]).toBe(heights[5])
  expect(writing.scrollHeight).toBeGreaterThan(writing.clientHeight)
})

test('Enter sends: the message is there at once, and stays when it is confirmed; two with the same text are two, in order, CHAT-13 CHAT-16', async () => {
  const { sent, id } = await openLoaded({ sim: 'latency:300' })
  await userEvent.type(await field(), ' opo {Enter}opo{Enter}salamat{Enter}')
  expect(bubbles().slice(-3)).toEqual(['You: opo', 'You: opo', 'You: salamat'])
  expect(screen.getAllByText('Sending')).not.toEqual([])
  expect(await field()).toHaveValue('')
  expect(await field()).toHaveFocus()
  await waitFor(() => expect(texts(sent())).toEqual(['opo', 'opo', 'salamat']))
  expect(sent()[0]).toMatchObject({ type: 'text', conversation_id: id, sender: 'buyer' })
  await waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  expect(bubbles().slice(-3)).toEqual(['You: opo', 'You: opo', 'You: salamat'])
})

test('the contract has 2,000 characters for a text: the count says so near the limit', async () => {
  const { id, sent } = openConversation()
  const write = (text: string) => act(async () => setChatDraft(id, text))
  await write('a'.repeat(1799))
  expect(screen.queryByText(/2,000/)).toBeNull()
  await write('🥭'.repeat(2000))
  expect(screen.getByText(/^2,000 \/ 2,000/)).toBeVisible()
  expect(sendButton()).toBeEnabled()
  await write('🥭'.repeat(2001))
  expect(sendButton()).toBeDisabled()
  await userEvent.type(await field(), '{Enter}')
  expect(sent()).toEqual([])
})

test('the field takes the focus when its chat is opened', async () => {
  openConversation()
  await act(async () => focusChat(conversationIds.lizaRice))
  expect(await field()).toHaveFocus()
})

const geolocation = (answer?: (found: PositionCallback, failed: PositionErrorCallback) => void) =>
  vi
    .spyOn(navigator, 'geolocation', 'get')
    .mockReturnValue((answer && { getCurrentPosition: answer }) as unknown as Geolocation)
const pressShare = async () => press('Share your location')

test('the location is shown before it is sent, as a maps link of degrees, minutes and seconds, CHAT-21', async () => {
  const { sent } = await openLoaded()
  geolocation((found) =>
    found({ coords: { latitude: 15.0371111, longitude: -120.682138 } } as GeolocationPosition),
  )
  await pressShare()
  const dialog = await dialogNamed('Share your location?')
  expect(dialog.getByText(/15°02'13.6"N 120°40'55.7"W/)).toBeVisible()
  await press('Cancel', dialog)
  expect(sent()).toEqual([])
  await pressShare()
  await press('Share', within(await screen.findByRole('dialog')))
  await waitFor(() =>
    expect(sent()).toMatchObject([
      {
        type: 'location',
        content: `https://www.google.com/maps/place/15%C2%B002'13.6%22N+120%C2%B040'55.7%22W`,
      },
    ]),
  )
  expect(await screen.findByRole('link', { name: 'Open in maps' })).toBeVisible()
})

test('without geolocation the share says so, ERR-78', async () => {
  openConversation()
  geolocation()
  await pressShare()
  await expectShown('Geolocation not supported')
})

test('a location that is denied says so, and what helps, ERR-79', async () => {
  openConversation()
  geolocation((_, failed) => failed({ code: 1, message: 'denied' } as GeolocationPositionError))
  await pressShare()
  await expectShown('Unable to retrieve your location')
  expect(screen.getByText(/enable location services/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Share your location' })).toBeEnabled()
})
