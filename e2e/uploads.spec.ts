import { expectToast } from './support/pageObjects.ts'
import { pixel, png } from './support/pictures.ts'
import { orderIds } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Rate product/ })
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit rating' })

test(
  'an upload shows its progress, is cancelled, and tried again, FILE-02 FILE-03',
  { tag: '@live' },
  async ({ page, marketplace }) => {
    await marketplace.visit(
      `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`,
      'as:liza,freeze,slow:uploadFiles:4000',
    )
    await page.getByRole('button', { name: 'Rate', exact: true }).click()
    await dialog(page)
      .getByRole('region', { name: /Bangus/ })
      .getByRole('radio', { name: /^5 star/ })
      .check()
    // A valid picture, and zeros.
    const large = png('a.png', Buffer.concat([pixel, Buffer.alloc(2_000_000)]))
    await dialog(page)
      .getByLabel(/^Add Files/)
      .setInputFiles([large, png('b.png')])
    await expect(dialog(page).getByText('Add Files (2/4)')).toBeVisible()
    await submit(page).click()
    const bar = dialog(page).getByRole('progressbar', { name: /^Upload of files for/ })
    await expect(bar).toBeVisible()
    // In the demo the service worker takes the request, and the browser reports no upload progress.
    if (marketplace.live) await expect(bar).toHaveAttribute('value', /^\d+$/)
    await dialog(page)
      .getByRole('button', { name: /^Cancel upload/ })
      .press('Enter')
    await expect(dialog(page).getByText('The upload was cancelled.')).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByText('Failed to rate product'),
    ).toHaveCount(0)
    await dialog(page)
      .getByRole('button', { name: /^Retry upload/ })
      .press('Enter')
    await expect(dialog(page).getByText('Uploaded', { exact: true })).toBeVisible()
    await submit(page).click()
    await expectToast(page, 'Product(s) Rated', 'Your rating has been successfully submitted.')
  },
)
