import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { onePixel } from '#components/samples.ts'
import { conversationIds } from '#fixtures/named.ts'
import { setChatDraft } from '#state/chatDrafts.ts'
import { focusChat } from '#state/chatWindows.ts'
import { forgetPersonal } from '#state/personal.ts'
import { bytes, ftyp, unreadable } from '../../marketplace/support/heads.ts'
import { setPosition } from '../support/geolocation.ts'
import { stubUploads } from '../support/uploads.ts'
import {
  buttonNamed,
  dialogNamed,
  expectNone,
  expectNoText,
  expectShown,
  expectVisible,
  press,
} from '../support/user.ts'
import { bubbles, field, openConversation, openLoaded, thread } from './support/conversation.tsx'

afterEach(async () => {
  // The next test's messages wait for those of the same conversation.
  await expect.poll(() => screen.queryByText('Sending')).toBeNull()
  forgetPersonal()
})

const share = 'Share your location'
const write = async (what: string) => userEvent.type(await field(), what)
const sendButton = () => buttonNamed(/^Send/)
const text = (content: string) => expect.objectContaining({ type: 'text', content })

test('Send is off without text and attachments, CHAT-15', async () => {
  openConversation()
  await write('  \n ')
  expect(sendButton()).toBeDisabled()
  await write('kamusta')
  expect(sendButton()).toBeEnabled()
  await userEvent.clear(await field())
  expect(sendButton()).toBeDisabled()
})

test('in a narrow window the tools fold away while a text is written, CHAT-10 CHAT-18', async () => {
  openConversation()
  const writing = await field()
  const tools = () => screen.queryByRole('button', { name: share })
  await userEvent.type(writing, 'Magkano')
  expect(tools(), 'there is room').toBeVisible()
  await userEvent.clear(writing)
  screen.getByTestId('box').style.width = '262px'
  await expect.poll(tools).toBeVisible()
  const { width } = writing.getBoundingClientRect()
  await userEvent.type(writing, 'Magkano')
  await expect.poll(tools).toBeNull()
  expect(writing.getBoundingClientRect().width).toBeGreaterThan(width + 30)
  await press('Add pictures or location')
  expect(tools()).toBeVisible()
  await userEvent.type(writing, ' po?')
  await expect.poll(tools).toBeNull()
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
  await expect.poll(sent).toEqual([text('isa\ndalawa')])
})

test('the field grows to five lines, and scrolls from there on', async () => {
  openConversation()
  const writing = await field()
  const heights: number[] = []
  for (let line = 1; line <= 7; line++) {
    heights.push(writing.offsetHeight)
    await userEvent.type(writing, 'a{Shift>}{Enter}{/Shift}')
  }
  expect(heights[3]).toBeGreaterThan(heights[0]!)
  expect(heights[6]).toBe(heights[5])
  expect(writing.scrollHeight).toBeGreaterThan(writing.clientHeight)
})

test('Enter sends: the message is there at once, and stays; two with the same text are two, in order, CHAT-13 CHAT-16', async () => {
  const { sent, id } = await openLoaded({ sim: 'latency:300' })
  const expectThree = () =>
    expect(bubbles().slice(-3)).toEqual(['You: opo', 'You: opo', 'You: salamat'])
  await write(' opo {Enter}opo{Enter}salamat{Enter}')
  expectThree()
  expect(screen.getAllByText('Sending')).not.toEqual([])
  expect(await field()).toHaveValue('')
  expect(await field()).toHaveFocus()
  await expect.poll(sent).toEqual(['opo', 'opo', 'salamat'].map(text))
  expect(sent()[0]).toMatchObject({ conversation_id: id, sender: 'buyer' })
  await expect.poll(() => screen.queryByText('Sending')).toBeNull()
  expectThree()
})

test('the contract has 2,000 characters for a text: the count says so near the limit', async () => {
  const { id, sent } = openConversation()
  const draft = (content: string) => act(async () => setChatDraft(id, content))
  await draft('a'.repeat(1799))
  expectNoText(/2,000/)
  await draft('🥭'.repeat(2000))
  await expectShown(/^2,000 \/ 2,000/)
  expect(sendButton()).toBeEnabled()
  await draft('🥭'.repeat(2001))
  expect(sendButton()).toBeDisabled()
  await write('{Enter}')
  expect(sent()).toEqual([])
})

test('the field takes the focus when its chat is opened', async () => {
  openConversation()
  await act(async () => focusChat(conversationIds.lizaRice))
  expect(await field()).toHaveFocus()
})

test('the location is shown, then sent as a maps link of degrees, minutes and seconds; a failure says so, CHAT-21 ERR-78 ERR-79', async () => {
  const { sent } = await openLoaded()
  setPosition('unsupported')
  await press(share)
  await expectShown('Geolocation not supported')
  setPosition('denied')
  await press(share)
  await expectShown('Unable to retrieve your location')
  await expectShown(/enable location services/)
  setPosition({ latitude: 15.0371111, longitude: -120.682138 })
  await press(share)
  const dialog = await dialogNamed('Share your location?')
  await expectShown(/15°02'13.6"N 120°40'55.7"W/, dialog)
  await press('Cancel', dialog)
  expect(sent()).toEqual([])
  await press(share)
  await press('Share', await dialogNamed('Share your location?'))
  const content = `https://www.google.com/maps/place/15%C2%B002'13.6%22N+120%C2%B040'55.7%22W`
  await expect.poll(sent).toMatchObject([{ type: 'location', content }])
  await expectVisible('link', 'Open in maps')
})

const clip = (name: string) => new File([ftyp('isom')], name, { type: 'video/mp4' })

/** What a paste or a drop brings. */
function transfer(files: readonly File[], plain = ''): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  if (plain) data.setData('text/plain', plain)
  return data
}
const user = { bubbles: true, cancelable: true }
const paste = async (clipboardData: DataTransfer) =>
  fireEvent(await field(), new ClipboardEvent('paste', { clipboardData, ...user }))

function open() {
  const opened = openConversation()
  const uploads = stubUploads((request) => opened.market.fetch(request))
  return {
    ...opened,
    uploads,
    uploading: (count: number) => waitFor(() => expect(uploads).toHaveLength(count)),
    finish: (n: number) => act(async () => uploads[n]?.finish()),
    stored: () =>
      (opened.sent() as { content: string }[]).map(({ content }) =>
        opened.world.tables.files.get(content),
      ),
  }
}

const picker = () => screen.getByLabelText('Add pictures or videos')
/** A conversation while two pictures are uploaded. */
async function openTwo() {
  const opened = open()
  await userEvent.upload(picker(), [onePixel('one.png'), onePixel('two.png')])
  await opened.uploading(2)
  return opened
}
const files = () =>
  within(screen.getByRole('list', { name: 'Files to send' })).getAllByRole('listitem')
const pictures = () => files().map((file) => file.querySelector('img')?.alt)
const send = () => userEvent.click(sendButton())

test('a picture and a video are uploaded, then sent by their file ids, before the text, CHAT-14 CHAT-15 CHAT-18', async () => {
  const { uploads, uploading, finish, sent, stored } = open()
  await screen.findByText(/^Maaari/)
  expect(picker()).toHaveAttribute('accept', expect.stringMatching(/image\/.*video\//))
  await userEvent.upload(picker(), [onePixel('mango.png'), clip('stall.mp4')])
  await uploading(2)
  expect(sendButton()).toBeEnabled()
  await write('Ganito po')
  await send()
  // It waits for the uploads.
  expect(sendButton()).toHaveAttribute('aria-busy', 'true')
  expect(sent()).toEqual([])
  act(() => uploads[0]?.progress(0.4))
  const bar = await screen.findByRole('progressbar', { name: 'Upload of mango.png' })
  expect(bar).toHaveAttribute('value', '40')
  await finish(1)
  expect(sent()).toEqual([])
  await finish(0)
  await expect.poll(sent).toMatchObject([{ type: 'image' }, { type: 'video' }, text('Ganito po')])
  expect(stored().map((file) => file?.name)).toEqual(['mango.png', 'stall.mp4', undefined])
  expectNone('list', 'Files to send')
  expect(await field()).toHaveValue('')
  expect(await field()).toHaveFocus()
})

test('paste and drop do as the picker does, and a file that is no picture is refused by its bytes', async () => {
  const { uploading } = open()
  const fake = new File(['<script>'], 'fake.png', { type: 'image/png' })
  await paste(transfer([onePixel('pasted.png'), fake]))
  await uploading(1)
  await expectShown('fake.png is not a picture or video that can be shown.')
  const box = await thread()
  const drag = (type: string, dataTransfer: DataTransfer) =>
    fireEvent(box, new DragEvent(type, { dataTransfer, ...user }))
  const dropped = onePixel('dropped.png')
  drag('dragover', transfer([dropped]))
  await expectShown('Drop files here')
  drag('drop', transfer([dropped, new File([], 'empty.png', { type: 'image/png' })]))
  await uploading(2)
  expectNoText('Drop files here')
  await expectShown('empty.png is empty.')
  await expect.poll(pictures).toEqual(['pasted.png', 'dropped.png'])
  // Text with a picture of it, as from a table, is text.
  await paste(transfer([onePixel('cells.png')], 'a\tb'))
  expect(files()).toHaveLength(2)
})

test('a JPEG of any name is sent as a picture; a HEIC named .jpg and an unreadable file are refused, CHAT-18', async () => {
  const { uploading, finish, sent, stored } = open()
  await screen.findByText(/^Maaari/)
  const jpeg = (name: string, type: string) =>
    new File([bytes(0xff, 0xd8, 0xff, 0xe0)], name, { type })
  const heic = new File([ftyp('heic', 'mif1', 'heic')], 'IMG_1.jpg', { type: 'image/jpeg' })
  await userEvent.upload(picker(), [
    unreadable('moved.jpg'),
    jpeg('a.jfif', 'image/jpg'),
    heic,
    jpeg('b.jpe', ''),
  ])
  await expectShown('moved.jpg can’t be read. It may have been moved or deleted.')
  await expectShown(/^IMG_1\.jpg is a HEIC picture/)
  await paste(transfer([jpeg('photo', '')]))
  await uploading(3)
  for (const n of [0, 1, 2]) await finish(n)
  await send()
  await expect.poll(sent).toMatchObject(Array(3).fill({ type: 'image' }))
  expect(stored()).toMatchObject(
    ['a.jfif', 'b.jpe', 'photo'].map((name) => ({ name, type: 'image/jpeg' })),
  )
})

test('an upload that fails since its file can’t be read any more says so', async () => {
  const { uploads, uploading } = open()
  const file = onePixel('one.png')
  await userEvent.upload(picker(), [file])
  await uploading(1)
  file.slice = unreadable('one.png').slice
  act(() => uploads[0]?.fail())
  await expectShown('The upload failed. one.png can’t be read. It may have been moved or deleted.')
})

test('an upload can be cancelled, retried and removed; sending stops when one fails', async () => {
  const { uploads, uploading, finish, sent } = await openTwo()
  await press('Cancel upload of one.png')
  expect(uploads[0]?.aborted).toBe(true)
  await expectShown('The upload was cancelled.')
  await press('Retry upload of one.png')
  await uploading(3)
  await send()
  act(() => uploads[1]?.fail())
  await expectShown(/^The upload failed\. /)
  await expect.poll(sendButton).not.toHaveAttribute('aria-busy')
  expect(sent()).toEqual([])
  await press('Remove file 2, two.png')
  await finish(2)
  await expect.poll(files).toHaveLength(1)
  await send()
  await expect.poll(sent).toHaveLength(1)
})

test('files outlive the window; those not uploaded yet start again', async () => {
  const { uploads, finish } = await openTwo()
  await finish(0)
  await screen.findByText('Uploaded')
  cleanup()
  expect(uploads[1]?.aborted).toBe(true)
  vi.restoreAllMocks()
  const again = open()
  await again.uploading(1)
  await expect.poll(pictures).toEqual(['one.png', 'two.png'])
  await expectShown('Uploaded', within(files()[0]!))
})
