import { act, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { onePixel } from '#components/samples.ts'
import { OrdersPage } from '#features/orders/OrdersPage.tsx'
import { orderIds } from '#fixtures/named.ts'
import { bytes, ftyp, unreadable } from '../../marketplace/support/heads.ts'
import { openScreen } from '../support/openScreen.tsx'
import { expectToast } from '../support/toast.ts'
import { stubUploads } from '../support/uploads.ts'
import { press, dialogNamed, expectShown, expectNoText } from '../support/user.ts'

afterEach(() => vi.unstubAllGlobals())

test('files of a rating whose upload fails or is cancelled say so, are uploaded again on Retry, and sent with the rating, FILE-02 FILE-03', async () => {
  const at = `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`
  const { calls, market } = openScreen(<OrdersPage />, {
    at,
    as: 'liza',
    sim: 'fail:uploadFiles:503',
  })
  const uploads = stubUploads((request) => market.fetch(request))
  const reviews = () =>
    calls
      .filter(({ path }) => path === '/product/reviews')
      .map(({ body }) => body as { gallery: unknown[] })
  await press('Rate')
  const dialog = await dialogNamed(/^Rate product/)
  const product = within(dialog.getByRole('region', { name: /Bangus/ }))
  await press(/^5 star/, product, 'radio')
  await userEvent.upload(product.getByLabelText(/^Add Files/), [
    onePixel('a.png'),
    onePixel('b.png'),
  ])
  await expectShown(/^Add Files \(2\/4\)/, product)
  await press('Submit rating', dialog)
  await waitFor(() => expect(uploads).toHaveLength(1))
  await act(async () => uploads[0]?.finish())
  await expectToast('Failed to rate product', 'Please try again later.')
  await expectShown('The upload failed. The service is unavailable.', product)
  expect(reviews()).toEqual([])

  const retry = async () => press(/^Retry upload/, product)
  await retry()
  await waitFor(() => expect(uploads).toHaveLength(2))
  await press('Dismiss')
  await press(/^Cancel upload/, product)
  expect(uploads[1]?.aborted).toBe(true)
  await expectShown('The upload was cancelled.', product)
  expectNoText('Failed to rate product')

  await retry()
  await waitFor(() => expect(uploads).toHaveLength(3))
  act(() => uploads[2]?.progress(0.5))
  expect(product.getByRole('progressbar', { name: /^Upload of files for/ })).toHaveAttribute(
    'value',
    '50',
  )
  await act(async () => uploads[2]?.finish())
  await expectShown('Uploaded', product)
  await press('Submit rating', dialog)
  await expectToast('Product(s) Rated')
  expect(uploads, 'the files are not uploaded twice').toHaveLength(3)
  expect(reviews().map(({ gallery }) => gallery.length)).toEqual([2])
})

test('odd files of a review: what can’t be shown or read is refused with words, and the others stay, with the text that was written meanwhile, REVIEW-05', async () => {
  const at = `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`
  openScreen(<OrdersPage />, { at, as: 'liza' })
  await press('Rate')
  const dialog = await dialogNamed(/^Rate product/)
  const product = within(dialog.getByRole('region', { name: /Bangus/ }))
  await press(/^5 star/, product, 'radio')
  const jpeg = new File([bytes(0xff, 0xd8, 0xff, 0xdb)], 'a.jfif', { type: '' })
  const avif = new File([ftyp('avif', 'mif1')], 'b.jpg', { type: 'image/jpeg' })
  const held = Promise.withResolvers<void>()
  const read = jpeg.slice.bind(jpeg)
  jpeg.slice = (...range) => {
    const head = read(...range)
    return Object.assign(head, {
      arrayBuffer: () => held.promise.then(() => new Response(head).arrayBuffer()),
    })
  }
  await userEvent.upload(product.getByLabelText(/^Add Files/), [
    unreadable('c.png'),
    jpeg,
    avif,
    onePixel('d.png'),
  ])
  await userEvent.type(product.getByRole('textbox', { name: /^Your review/ }), 'Sariwa')
  await act(async () => held.resolve())
  await expectShown(/^Add Files \(2\/4\)/, product)
  await expectShown('c.png can’t be read. It may have been moved or deleted.', product)
  await expectShown(/^b\.jpg is an AVIF picture/, product)
  expect(product.getByRole('textbox', { name: /^Your review/ })).toHaveValue('Sariwa')
})
