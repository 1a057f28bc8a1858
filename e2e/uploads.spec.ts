import { addresses } from '#scripts/addresses.mjs'
import { expectToast } from './support/pageObjects.ts'
import { fileOnDisk, pixel, png } from './support/pictures.ts'
import { orderIds } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

/** A valid picture followed by `bytes` zero bytes. */
const largePng = (name: string, bytes: number) =>
  png(name, Buffer.concat([pixel, Buffer.alloc(bytes)]))
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Rate product/ })
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit rating' })

async function rate(page: Page, files: string[] | ReturnType<typeof png>[]) {
  await page.getByRole('button', { name: 'Rate', exact: true }).click()
  await dialog(page)
    .getByRole('region', { name: /Bangus/ })
    .getByRole('radio', { name: /^5 star/ })
    .check()
  await dialog(page)
    .getByLabel(/^Add Files/)
    .setInputFiles(files)
}

test(
  'an upload shows its progress, is cancelled, and tried again, FILE-02 FILE-03',
  { tag: '@live' },
  async ({ page, marketplace }) => {
    await marketplace.visit(
      `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`,
      'as:liza,freeze,slow:uploadFiles:4000',
    )
    await rate(page, [largePng('a.png', 2_000_000), png('b.png')])
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

test(
  '30 MB and a fake picture are refused by the app and by the server, FILE-01 REVIEW-05',
  { tag: ['@all', '@all-live'] },
  async ({ page, marketplace, monitor }, info) => {
    monitor.allow(/status of (413|422)/, /net::ERR_/)
    await marketplace.visit(
      `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`,
      'as:liza,freeze',
    )
    await rate(page, [
      fileOnDisk(info, 'huge.png', pixel, 30_000_000),
      fileOnDisk(info, 'fake.png', Buffer.from('<svg onload="alert(1)"/>')),
    ])
    await expect(dialog(page).getByText('huge.png is larger than 10 MB.')).toBeVisible()
    await expect(
      dialog(page).getByText('fake.png is not a picture or video that can be shown.'),
    ).toBeVisible()
    await expect(dialog(page).getByText('Add Files (0/4)')).toBeVisible()
    const statuses = await page.evaluate(
      async (api) => {
        const token = /token=([^;]+)/.exec(document.cookie)?.[1]
        const send = async (bytes: BlobPart) => {
          const body = new FormData()
          body.append('file', new File([bytes], 'a.png', { type: 'image/png' }))
          body.append('folder_name', 'users')
          return (
            await fetch(`${api}/api/files`, {
              method: 'POST',
              body,
              headers: { authorization: `Bearer ${token}` },
            })
          ).status
        }
        return [await send('<svg onload="alert(1)"/>'), await send(new Uint8Array(11_000_000))]
      },
      marketplace.live ? addresses.host : addresses.demo,
    )
    expect(statuses).toEqual([422, 413])
  },
)
