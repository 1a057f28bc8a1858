import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { onePixel } from '#components/samples.ts'
import { forgetPersonal } from '#state/personal.ts'
import { bytes, ftyp, unreadable } from '../../marketplace/support/heads.ts'
import { stubUploads } from '../support/uploads.ts'
import { expectShown, press } from '../support/user.ts'
import { field, openConversation } from './support/conversation.tsx'

afterEach(() => {
  forgetPersonal()
  vi.unstubAllGlobals()
})

const clip = (name: string) => new File([ftyp('isom')], name, { type: 'video/mp4' })

/** What a paste or a drop brings. */
function transfer(files: readonly File[], text = ''): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  if (text) data.setData('text/plain', text)
  return data
}

const paste = async (clipboardData: DataTransfer) =>
  fireEvent(
    await field(),
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )

function open(sim?: string) {
  const opened = openConversation({ sim })
  const uploads = stubUploads((request) => opened.market.fetch(request))
  return { ...opened, uploads }
}

const picker = () => screen.getByLabelText('Add pictures or videos')
const files = () =>
  within(screen.getByRole('list', { name: 'Files to send' })).getAllByRole('listitem')
const pictures = () => files().map((file) => file.querySelector('img')?.alt)
const sendButton = () => screen.getByRole('button', { name: /^Send/ })
const send = async () => userEvent.click(sendButton())

test('a picture and a video are uploaded, and then sent as messages with their file ids, before the text, CHAT-14 CHAT-15 CHAT-18', async () => {
  const { uploads, sent, world } = open()
  await screen.findByText(/^Maaari/)
  expect(picker()).toHaveAttribute('accept', expect.stringMatching(/image\/.*video\//))
  await userEvent.upload(picker(), [onePixel('mango.png'), clip('stall.mp4')])
  await waitFor(() => expect(uploads).toHaveLength(2))
  expect(sendButton()).toBeEnabled()
  await userEvent.type(await field(), 'Ganito po')
  await send()
  // It waits for the uploads.
  expect(sendButton()).toHaveAttribute('aria-busy', 'true')
  expect(sent()).toEqual([])
  act(() => uploads[0]?.progress(0.4))
  expect(await screen.findByRole('progressbar', { name: 'Upload of mango.png' })).toHaveAttribute(
    'value',
    '40',
  )
  await act(async () => uploads[1]?.finish())
  expect(sent()).toEqual([])
  await act(async () => uploads[0]?.finish())
  await waitFor(() => expect(sent()).toHaveLength(3))
  const [picture, video] = (sent() as { content: string }[]).map(
    ({ content }) => world.tables.files.get(content)?.name,
  )
  expect([picture, video]).toEqual(['mango.png', 'stall.mp4'])
  expect(sent()).toMatchObject([
    { type: 'image' },
    { type: 'video' },
    { type: 'text', content: 'Ganito po' },
  ])
  expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull()
  expect(await field()).toHaveValue('')
  expect(await field()).toHaveFocus()
})

test('paste and drop do as the picker does, and a file that is no picture is refused by its bytes', async () => {
  const { uploads } = open()
  const fake = new File(['<script>'], 'fake.png', { type: 'image/png' })
  await paste(transfer([onePixel('pasted.png'), fake]))
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(screen.getByText('fake.png is not a picture or video that can be shown.')).toBeVisible()
  const box = await screen.findByRole('region', { name: /^Messages with/ })
  const drag = (type: string, dataTransfer: DataTransfer) =>
    fireEvent(box, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  drag('dragover', transfer([onePixel('dropped.png')]))
  expect(screen.getByText('Drop files here')).toBeVisible()
  drag(
    'drop',
    transfer([onePixel('dropped.png'), new File([], 'empty.png', { type: 'image/png' })]),
  )
  await waitFor(() => expect(uploads).toHaveLength(2))
  expect(screen.queryByText('Drop files here')).toBeNull()
  expect(screen.getByText('empty.png is empty.')).toBeVisible()
  await waitFor(() => expect(pictures()).toEqual(['pasted.png', 'dropped.png']))
  // Text with a picture of it, as from a table, is text.
  await paste(transfer([onePixel('cells.png')], 'a\tb'))
  expect(files()).toHaveLength(2)
})

test('a JPEG of any name is sent as a picture; a HEIC named .jpg and a file that can’t be read are refused with words, CHAT-18', async () => {
  const { uploads, sent, world } = open()
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
  expect(screen.getByText(/^IMG_1\.jpg is a HEIC picture/)).toBeVisible()
  await paste(transfer([jpeg('photo', '')]))
  await waitFor(() => expect(uploads).toHaveLength(3))
  for (const upload of uploads) await act(async () => upload.finish())
  await send()
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()).toMatchObject([{ type: 'image' }, { type: 'image' }, { type: 'image' }])
  const stored = (sent() as { content: string }[]).map(({ content }) =>
    world.tables.files.get(content),
  )
  expect(stored.map((file) => [file?.name, file?.type])).toEqual(
    ['a.jfif', 'b.jpe', 'photo'].map((name) => [name, 'image/jpeg']),
  )
})

test('an upload that fails since its file can’t be read any more says so', async () => {
  const { uploads } = open()
  const file = onePixel('one.png')
  await userEvent.upload(picker(), [file])
  await waitFor(() => expect(uploads).toHaveLength(1))
  file.slice = unreadable('one.png').slice
  act(() => uploads[0]?.fail())
  await expectShown('The upload failed. one.png can’t be read. It may have been moved or deleted.')
})

test('an upload can be cancelled, retried and removed; sending stops when one fails', async () => {
  const { uploads, sent } = open()
  await userEvent.upload(picker(), [onePixel('one.png'), onePixel('two.png')])
  await waitFor(() => expect(uploads).toHaveLength(2))
  await press('Cancel upload of one.png')
  expect(uploads[0]?.aborted).toBe(true)
  await expectShown('The upload was cancelled.')
  await press('Retry upload of one.png')
  await waitFor(() => expect(uploads).toHaveLength(3))
  await send()
  act(() => uploads[1]?.fail())
  await expectShown(/^The upload failed\. /)
  await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-busy'))
  expect(sent()).toEqual([])
  await press('Remove file 2, two.png')
  await act(async () => uploads[2]?.finish())
  await waitFor(() => expect(files()).toHaveLength(1))
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('files outlive the window: those that were not uploaded yet start again, the others are there', async () => {
  const { uploads } = open()
  await userEvent.upload(picker(), [onePixel('one.png'), onePixel('two.png')])
  await waitFor(() => expect(uploads).toHaveLength(2))
  await act(async () => uploads[0]?.finish())
  await screen.findByText('Uploaded')
  cleanup()
  expect(uploads[1]?.aborted).toBe(true)
  vi.restoreAllMocks()
  const again = open()
  await waitFor(() => expect(again.uploads).toHaveLength(1))
  await waitFor(() => expect(pictures()).toEqual(['one.png', 'two.png']))
  expect(within(files()[0] as HTMLElement).getByText('Uploaded')).toBeVisible()
})
