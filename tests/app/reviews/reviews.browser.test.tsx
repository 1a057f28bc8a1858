import '#ui/base.css'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { onePixel, sampleReview } from '#components/samples.ts'
import { ReviewItem } from '#features/catalog/product/reviews/ProductReviews.tsx'
import { OrdersPage } from '#features/orders/OrdersPage.tsx'
import { namedBuyers, orderIds } from '#fixtures/named.ts'
import type { Market } from '../../marketplace/support/market.ts'
import { openScreen } from '../support/openScreen.tsx'
import { stubUploads } from '../support/uploads.ts'
import {
  buttonNamed,
  dialogNamed,
  expectNone,
  expectShown,
  expectToast,
  partNamed,
  press,
} from '../support/user.ts'

/** Opens Liza's order of which one product is rated, and not its delivery. */
const open = (options: { sim?: string; prepare?: (market: Market) => void } = {}) =>
  openScreen(<OrdersPage />, {
    at: `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaPartlyRated}`,
    as: 'liza',
    ...options,
  })
const stars = async (name: string | RegExp, count: number) =>
  press(new RegExp(`^${count} star`), await partNamed(name), 'radio')
const expectSaved = () => expectToast('Your rating has been successfully submitted.')
const submit = () => press('Submit rating')

test('the driver can be rated without the products, and these later, REVIEW-02 REVIEW-10 ERR-23', async () => {
  const { sent } = open()
  const reviews = () => sent(/\/(delivery\/review|product\/reviews)$/)
  await press('Rate')
  await screen.findByRole('dialog')
  await submit()
  await expectToast('No product rated', 'Please rate at least one product.')
  expect(reviews()).toEqual([])
  await stars('Delivery', 4)
  await userEvent.type((await partNamed('Delivery')).getByRole('textbox'), 'Came early')
  await submit()
  await expectSaved()
  expect(reviews()).toEqual([{ driver_rating: 4, driver_delivery_feedback: 'Came early' }])

  await press('Rate')
  await screen.findByRole('dialog', { name: 'Rate product' })
  expectNone('region', 'Delivery')
})

test('the driver can still be rated when all products are, ORDERS-23 REVIEW-10', async () => {
  const { tables } = open()
  await press('Rate')
  await stars(/Pancit Canton/, 5)
  await submit()
  await press('Rate Delivery')
  await dialogNamed('Rate delivery')
  expect(buttonNamed('Submit rating')).toBeDisabled()
  await stars('Delivery', 3)
  await submit()
  // The toast of the first rating may be there still.
  await expect
    .poll(() => tables.orders.get(orderIds.lizaPartlyRated)?.delivery_review?.driver_rating)
    .toBe(3)
  await expectSaved()
  await expect.poll(() => screen.queryByRole('button', { name: /^Rate/ })).toBeNull()
})

test('products and driver are rated together, by a call each, with one to five stars, and logged, REVIEW-01 REVIEW-03 REVIEW-04 REVIEW-06 REVIEW-10 LOG-06 LOG-14 ERR-21', async () => {
  const { sent } = open({
    prepare: ({ world }) => {
      const [first, ...items] = world.tables.orders.get(orderIds.lizaPartlyRated)!.items
      world.tables.orders.update(orderIds.lizaPartlyRated, {
        items: [{ ...first!, is_rated: false }, ...items],
      })
    },
  })
  await press('Rate')
  // Of three products, one was rated before.
  const ratings = await screen.findAllByRole('group', { name: /^Rating of/ })
  expect(ratings).toHaveLength(3)
  expect(within(ratings[0]!).getAllByRole('radio', { name: /^\d stars?, / })).toHaveLength(5)
  for (const [index, count] of [4, 2].entries())
    await press(new RegExp(`^${count} star`), within(ratings[index]!), 'radio')
  await stars('Delivery', 3)
  await submit()
  await expectToast('Product(s) Rated')
  await expectSaved()
  expect(sent('POST /product/reviews')).toMatchObject([{ rating: 4 }, { rating: 2 }])
  expect(sent(/\/delivery\/review$/)).toMatchObject([{ driver_rating: 3 }])
  await expect
    .poll(() =>
      sent('POST /user/logs')
        .map((body) => (body as { event_details: string }).event_details)
        .toSorted(),
    )
    .toEqual(['Customer Rated Delivery', 'Product rated', 'Product rated'])
})

test('a review names its buyer where an order does not, REVIEW-03', async () => {
  const { sent } = open({ sim: 'only:order-fields' })
  await press('Rate')
  await stars(/Pancit Canton/, 5)
  await submit()
  const customer = namedBuyers.liza.id
  await expect.poll(() => sent('POST /product/reviews')).toMatchObject([{ customer }])
})

test('a rating that fails is preserved and sent again, one that was saved is not, REVIEW-07 ERR-22', async () => {
  const { sent, market } = open({ sim: 'fail:createProductReview:500' })
  const uploads = stubUploads((request) => market.fetch(request))
  const finishUpload = async (count: number) => {
    await expect.poll(() => uploads).toHaveLength(count)
    await act(async () => uploads.at(-1)?.finish())
  }
  const text = async () => (await partNamed(/Pancit Canton/)).getByRole('textbox')
  await press('Rate')
  await stars(/Pancit Canton/, 2)
  await userEvent.type(await text(), 'Too salty')
  await userEvent.upload(screen.getByLabelText(/^Add Files/), onePixel('a.png'))
  await screen.findByText('Add Files (1/4)')
  await stars('Delivery', 5)
  await submit()
  await finishUpload(1)
  await expectToast('Failed to rate product', 'Please try again later.')
  expect(await text()).toHaveValue('Too salty')
  await expectShown('Rated', await partNamed('Delivery'))

  await press('Later')
  await press('Rate')
  expect(await text()).toHaveValue('Too salty')
  await submit()
  await finishUpload(2)
  await expectSaved()
  const withPicture = { gallery: [expect.anything()] }
  expect(sent('POST /product/reviews')).toMatchObject([withPicture, withPicture])
  expect(sent(/\/delivery\/review$/)).toHaveLength(1)
})

test.each(['18.5rem', '15rem'])(
  'in a list %s wide the stars of each review are at the same place, whatever its date, REVIEW-09',
  (width) => {
    for (const date of ['2026-05-02T20:00:00Z', '2026-09-28T20:00:00Z'])
      render(
        <div style={{ width }}>
          <ReviewItem review={{ ...sampleReview, date }} />
        </div>,
      )
    const places = screen.getAllByRole('img', { name: /^Rated/ }).map((stars) => {
      const [{ x, y }, head] = [stars.getBoundingClientRect(), stars.closest('header')!]
      return [x, y - head.getBoundingClientRect().y]
    })
    expect(places[1]).toEqual(places[0])
  },
)
