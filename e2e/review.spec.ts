import { expectToast } from './support/pageObjects.ts'
import { orderIds, product } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const pathOf = (id: string, buyer = 'liza-manalo') => `/profile/${buyer}/orders?transaction_id=${id}`
const rate = (page: Page) => page.getByRole('button', { name: 'Rate', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Rate product/ })
const stars = (page: Page, name: RegExp, count: number) =>
  dialog(page)
    .getByRole('region', { name })
    .getByRole('radio', { name: new RegExp(`^${count} star`) })
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
})
/** The first bytes of an MP4 file, by which the server recognises the type. */
const clip = { name: 'b.mp4', mimeType: 'video/mp4', buffer: Buffer.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x6d, 0x70, 0x34, 0x32]) }

test(
  'a product is rated, with text and pictures, ORDERS-23 REVIEW-01 REVIEW-02 REVIEW-03 REVIEW-04 REVIEW-05 REVIEW-06 LOG-06 ERR-21 ERR-23',
  { tag: '@everywhere' },
  async ({ page, marketplace }) => {
    await marketplace.visit(pathOf(orderIds.lizaUnrated), 'as:liza,freeze')
    await rate(page).click()
    await dialog(page).getByRole('button', { name: 'Submit rating' }).click()
    await expectToast(page, 'No product rated', 'Please rate at least one product.')
    await stars(page, /Bangus/, 5).check()
    await dialog(page)
      .getByLabel(/^Your review/)
      .fill('Fresh, and cleaned as promised')
    await dialog(page)
      .getByLabel(/^Add Files \(0\/4\)/)
      .setInputFiles([picture('a.png'), clip])
    await expect(dialog(page).getByText('Add Files (2/4)')).toBeVisible()
    await dialog(page)
      .getByLabel(/^Add Files \(2\/4\)/)
      .setInputFiles(['c.png', 'd.png', 'e.png'].map(picture))
    await expect(dialog(page).getByText('Add Files (4/4)')).toBeVisible()
    await expect(dialog(page).getByText('Only 4 files can be added: the others were left out.')).toBeVisible()
    const review = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/product/reviews'))
    const log = page.waitForRequest((one) => one.url().endsWith('/user/logs'))
    await dialog(page).getByRole('button', { name: 'Submit rating' }).click()
    const body = (await review).postDataJSON() as { gallery: string[] }
    expect(body).toMatchObject({
      product: product('bangus').id,
      transaction: orderIds.lizaUnrated,
      rating: 5,
      description: 'Fresh, and cleaned as promised',
    })
    expect(body.gallery).toHaveLength(4)
    expect((await log).postDataJSON()).toMatchObject({ event_details: 'Product rated', profile: 'BUYER', ip_address: '' })
    await expectToast(page, 'Product(s) Rated', 'Your rating has been successfully submitted.')
    await expect(dialog(page)).toBeHidden()
    await expect(rate(page)).toHaveCount(0)
  },
)

test('the driver is rated together with the product, REVIEW-10 LOG-14', async ({ page, marketplace }) => {
  await marketplace.visit(pathOf(orderIds.lizaPartlyRated), 'as:liza,freeze')
  await rate(page).click()
  // Two of the order's three products were rated before.
  await expect(dialog(page).getByRole('group', { name: /^Rating of/ })).toHaveCount(2)
  await stars(page, /Pancit Canton/, 4).check()
  await stars(page, /^Delivery$/, 3).check()
  const driver = page.waitForRequest((one) => one.method() === 'PUT' && one.url().endsWith('/delivery/review'))
  await dialog(page).getByRole('button', { name: 'Submit rating' }).click()
  expect((await driver).postDataJSON()).toMatchObject({ driver_rating: 3 })
  await expectToast(page, 'Product(s) Rated', 'Your rating has been successfully submitted.')
})

test('failed ratings are kept and sent again, saved ones are not, REVIEW-07 ERR-22', async ({ page, marketplace }) => {
  const sent: string[] = []
  page.on(
    'request',
    (one) =>
      /product\/reviews$|delivery\/review$|files\/multiple$/.test(one.url()) &&
      one.method() !== 'OPTIONS' &&
      sent.push(one.url().split('/api/')[1] ?? ''),
  )
  await marketplace.visit(pathOf(orderIds.lizaPartlyRated), 'as:liza,freeze,fail:createProductReview:500')
  await rate(page).click()
  await stars(page, /Pancit Canton/, 2).check()
  await dialog(page)
    .getByLabel(/^Your review/)
    .fill('Too salty')
  await dialog(page)
    .getByLabel(/^Add Files/)
    .setInputFiles(picture('a.png'))
  await stars(page, /^Delivery$/, 5).check()
  await dialog(page).getByRole('button', { name: 'Submit rating' }).click()
  await expectToast(page, 'Failed to rate product', 'Please try again later.')
  await expect(dialog(page).getByLabel(/^Your review/)).toHaveValue('Too salty')
  await expect(dialog(page).getByRole('region', { name: 'Delivery' }).getByText('Rated')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Later' }).click()
  await rate(page).click()
  await expect(dialog(page).getByLabel(/^Your review/)).toHaveValue('Too salty')
  await dialog(page).getByRole('button', { name: 'Submit rating' }).click()
  await expectToast(page, 'Product(s) Rated', 'Your rating has been successfully submitted.')
  expect(sent.filter((url) => url === 'product/reviews')).toHaveLength(2)
  expect(sent.filter((url) => url.endsWith('delivery/review'))).toHaveLength(1)
})

test('a refund is requested within 48 hours, and not after, ORDERS-25 OPEN-30', async ({ page, marketplace }) => {
  await marketplace.visit(pathOf(orderIds.lizaUnrated), 'as:liza,freeze,fail:refundTransaction:500')
  const ask = page.getByRole('button', { name: 'Request Refund' })
  await ask.click()
  const request = page.getByRole('dialog', { name: 'Request a refund' })
  await request.getByRole('textbox').fill('The fish had turned')
  await request.getByRole('button', { name: 'Request Refund' }).click()
  await expectToast(page, 'Failed to request refund')
  await expect(request.getByRole('textbox')).toHaveValue('The fish had turned')
  await request.getByRole('button', { name: 'Request Refund' }).click()
  await expectToast(page, 'Refund Requested')
  await expect(request).toBeHidden()
  await expect(page.getByRole('article').getByText('Refund Requested').first()).toBeVisible()
  await marketplace.visit(pathOf(orderIds.lizaPartlyRated))
  await expect(rate(page)).toBeVisible()
  await expect(ask).toHaveCount(0)
  // Three days later by the marketplace's clock, which is now ahead of the device's.
  await marketplace.visit(pathOf(orderIds.lizaUnrated), 'reset,as:liza,freeze,advance:4320')
  await expect(rate(page)).toBeVisible()
  await expect(ask).toHaveCount(0)
})

test('a cancelled order is bought again, ORDERS-24 OPEN-03', { tag: '@everywhere' }, async ({ page, marketplace }) => {
  await marketplace.visit(pathOf(orderIds.lizaCancelled), 'as:liza,freeze')
  await page.getByRole('button', { name: 'Order Again' }).click()
  const preview = page.getByRole('dialog', { name: 'Order Again' })
  await expect(preview.getByRole('listitem')).toContainText(/1 × ₱650\.00/)
  await preview.getByRole('button', { name: 'Add to cart' }).click()
  await expectToast(page, 'Success', 'Product added to cart!')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('checkbox', { name: /^Select Mango Cream Cake/ })).toBeChecked()
})

test('products that have sold out are named, and nothing is added to the cart, ORDERS-24 OPEN-03', async ({ page, marketplace }) => {
  await marketplace.visit(pathOf(orderIds.carloCancelled, 'carlo-tayag'), 'as:carlo,freeze')
  await page.getByRole('button', { name: 'Order Again' }).click()
  const preview = page.getByRole('dialog', { name: 'Order Again' })
  await expect(preview.getByText('Sold out.')).toBeVisible()
  await expect(preview.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
})
