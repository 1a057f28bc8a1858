import { expectToast } from './support/pageObjects.ts'
import { orderIds, product } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const pathOf = (id: string) => `/profile/liza-manalo/orders?transaction_id=${id}`
const rate = (page: Page) => page.getByRole('button', { name: 'Rate', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Rate product/ })
const stars = (page: Page, name: RegExp, count: number) =>
  dialog(page)
    .getByRole('region', { name })
    .getByRole('radio', { name: new RegExp(`^${count} star`) })
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
})
/** The first bytes of an MP4 file, by which the server recognises the type. */
const clip = {
  name: 'b.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x6d, 0x70, 0x34, 0x32]),
}

test(
  'a product is rated, with text and pictures, REVIEW-02 REVIEW-05 REVIEW-06 LOG-06 ERR-21 ERR-23',
  { tag: ['@all-live', '@all-phone'] },
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
    await expect(
      dialog(page).getByText('Only 4 files can be added, so the others were not.'),
    ).toBeVisible()
    const review = page.waitForRequest(
      (one) => one.method() === 'POST' && one.url().endsWith('/product/reviews'),
    )
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
    expect((await log).postDataJSON()).toMatchObject({
      event_details: 'Product rated',
      profile: 'BUYER',
      ip_address: '',
    })
    await expectToast(page, 'Product(s) Rated', 'Your rating has been successfully submitted.')
    await expect(dialog(page)).toBeHidden()
    await expect(rate(page)).toHaveCount(0)
  },
)
