import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { onePixel } from '#components/samples.ts'
import { OrdersPage } from '#features/orders/OrdersPage.tsx'
import { orderIds } from '#fixtures/named.ts'
import { forgetPersonal } from '#state/personal.ts'
import { bytes, ftyp, unreadable } from '../../marketplace/support/heads.ts'
import { field, openConversation } from '../chat/support/conversation.tsx'
import { openScreen } from '../support/openScreen.tsx'
import { stubUploads } from '../support/uploads.ts'
import {
  buttonNamed,
  dialogNamed,
  expectNoText,
  expectShown,
  expectToast,
  press,
} from '../support/user.ts'

afterEach(() => forgetPersonal())

/** Opens the rating of an order; `product` is the part of one that has its stars. */
async function openRating(sim?: string) {
  const at = `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`
  const { sent, market } = openScreen(<OrdersPage />, { at, as: 'liza', sim })
  await press('Rate')
  const dialog = await dialogNamed(/^Rate product/)
  const product = within(dialog.getByRole('region', { name: /Bangus/ }))
  await press(/^5 star/, product, 'radio')
  const add = (...files: File[]) => userEvent.upload(product.getByLabelText(/^Add Files/), files)
  const reviews = () => sent('POST /product/reviews') as { gallery: unknown[] }[]
  return { market, product, add, reviews }
}

test('files of a rating whose upload failed or was cancelled are uploaded on Retry, and sent with it, FILE-02 FILE-03', async () => {
  const { market, product, add, reviews } = await openRating('fail:uploadFiles:503')
  const uploads = stubUploads((request) => market.fetch(request))
  await add(onePixel('a.png'), onePixel('b.png'))
  await expectShown(/^Add Files \(2\/4\)/, product)
  await press('Submit rating')
  await waitFor(() => expect(uploads).toHaveLength(1))
  await act(async () => uploads[0]?.finish())
  await expectToast('Failed to rate product', 'Please try again later.')
  await expectShown('The upload failed. The service is unavailable.', product)
  expect(reviews()).toEqual([])

  await press(/^Retry upload/)
  await waitFor(() => expect(uploads).toHaveLength(2))
  await press('Dismiss')
  await press(/^Cancel upload/)
  expect(uploads[1]?.aborted).toBe(true)
  await expectShown('The upload was cancelled.', product)
  expectNoText('Failed to rate product')

  await press(/^Retry upload/)
  await waitFor(() => expect(uploads).toHaveLength(3))
  act(() => uploads[2]?.progress(0.5))
  const progress = product.getByRole('progressbar', { name: /^Upload of files for/ })
  expect(progress).toHaveAttribute('value', '50')
  await act(async () => uploads[2]?.finish())
  await expectShown('Uploaded', product)
  await press('Submit rating')
  await expectToast('Product(s) Rated')
  expect(uploads, 'the files are not uploaded twice').toHaveLength(3)
  expect(reviews().map(({ gallery }) => gallery.length)).toEqual([2])
})

test('odd files of a review are refused with words, and the others stay, as does a text written meanwhile, REVIEW-05', async () => {
  const { product, add } = await openRating()
  const jpeg = new File([bytes(0xff, 0xd8, 0xff, 0xdb)], 'a.jfif', { type: '' })
  const avif = new File([ftyp('avif', 'mif1')], 'b.jpg', { type: 'image/jpeg' })
  const held = Promise.withResolvers<void>()
  const read = jpeg.slice.bind(jpeg)
  jpeg.slice = (...range) => {
    const head = read(...range)
    const arrayBuffer = () => held.promise.then(() => new Response(head).arrayBuffer())
    return Object.assign(head, { arrayBuffer })
  }
  await add(unreadable('c.png'), jpeg, avif, onePixel('d.png'))
  const review = product.getByRole('textbox', { name: /^Your review/ })
  await userEvent.type(review, 'Sariwa')
  await act(async () => held.resolve())
  await expectShown(/^Add Files \(2\/4\)/, product)
  await expectShown(/^c\.png can’t be read/, product)
  await expectShown(/^b\.jpg is an AVIF picture/, product)
  expect(review).toHaveValue('Sariwa')
})

/** A picture in a chat that is being uploaded, beside a text that the user has typed. */
async function uploadInChat() {
  const { market } = openConversation({})
  const uploads = stubUploads((request) => market.fetch(request))
  await screen.findByText(/^Maaari/)
  await userEvent.type(await field(), 'Ganito po')
  await userEvent.upload(screen.getByLabelText('Add pictures or videos'), onePixel('mango.png'))
  await waitFor(() => expect(uploads).toHaveLength(1))
  return uploads
}

test.each([
  [413, 'text/html', '<h1>413 Request Entity Too Large</h1>', 'This is too large for the server.'],
  [201, 'application/json', '{"ok":true}', 'The server sent a response that we couldn’t read.'],
  [500, 'text/html', 'TypeError: x is undefined', 'Something went wrong on our side.'],
])(
  'an upload answered with %s, %s %s says why it failed, and can be tried again; the text stays, FILE-02',
  async (status, type, body, words) => {
    const uploads = await uploadInChat()
    act(() => uploads[0]?.answer(status, body, type))
    await expectShown(`The upload failed. ${words}`)
    expect(await field()).toHaveValue('Ganito po')
    await press('Retry upload of mango.png')
    await waitFor(() => expect(uploads).toHaveLength(2))
    await act(async () => uploads[1]?.finish())
    await expectShown('Uploaded')
  },
)

test('a server that has all of it is said to be at work, and can be cancelled, FILE-02', async () => {
  const uploads = await uploadInChat()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  act(() => uploads[0]?.progress(1))
  expectNoText(/still processing/)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.getByText('Uploaded. The server is still processing it.')).toBeVisible()
  vi.useRealTimers()
  fireEvent.click(buttonNamed('Cancel upload of mango.png'))
  await expectShown('The upload was cancelled.')
  expect(uploads[0]?.aborted).toBe(true)
  expect(await field()).toHaveValue('Ganito po')
})
