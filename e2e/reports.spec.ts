import { pointer } from './support/inputDevice.ts'
import { expectToast, fillLogin } from './support/pageObjects.ts'
import { expect, type Page, test } from './support/test.ts'

const path = '/botika-ni-doc-ramon'
const thanks = 'Thank you for helping us maintain a safe marketplace.'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Flag or report this shop' })

async function openReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More about this shop' }).click()
  await page.getByRole('button', { name: 'Flag or report this shop' }).click()
}

/** The body of the next report. */
async function nextReport(page: Page): Promise<unknown> {
  const request = await page.waitForRequest((one) => one.url().endsWith('/api/reports') && one.method() === 'POST')
  return request.postDataJSON() as unknown
}

test('a shop is flagged without a description, SHOP-10 REPORT-01 REPORT-02 REPORT-03 REPORT-04 REPORT-05 REPORT-07 ERR-14', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit(path, 'as:liza')
  await openReport(page)
  await expect(dialog(page).getByRole('radio', { name: /^Flag/ })).toBeChecked()
  const [report] = await Promise.all([nextReport(page), dialog(page).getByRole('button', { name: 'Submit' }).click()])
  expect(report).toMatchObject({ type: 'SELLER', reported_by: 'BUYER', violation_level: 1, report_type: 'FLAG', description: '' })
  await expectToast(page, 'Flag Submitted', thanks)
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'More about this shop' })).toBeFocused()
})

test('a shop is reported, and the toast waits for the response, REPORT-05 REPORT-06 REPORT-07 REPORT-08 ERR-15', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit(path, 'as:liza,slow:createReport:1500')
  await openReport(page)
  await dialog(page)
    .getByRole('radio', { name: /^Report/ })
    .check()
  await dialog(page)
    .getByLabel(/What is wrong/)
    .fill('Expired medicine')
  const [report] = await Promise.all([nextReport(page), dialog(page).getByRole('button', { name: 'Submit' }).click()])
  expect(report).toMatchObject({ violation_level: 2, report_type: 'REPORT', description: 'Expired medicine' })
  await expect(page.getByText('Report Submitted')).toHaveCount(0)
  await expectToast(page, 'Report Submitted', thanks)
})

test('a report that fails shows an error and keeps the input, REPORT-09 ERR-16', async ({ page, marketplace }) => {
  await marketplace.visit(path, 'as:liza,fail:createReport:500')
  await openReport(page)
  await dialog(page)
    .getByLabel(/What is wrong/)
    .fill('Wrong pictures')
  await dialog(page).getByRole('button', { name: 'Submit' }).click()
  await expectToast(page, 'Error', 'Failed to submit report. Please try again later.')
  await expect(dialog(page).getByLabel(/What is wrong/)).toHaveValue('Wrong pictures')
  await dialog(page).getByRole('button', { name: 'Submit' }).click()
  await expectToast(page, 'Flag Submitted', thanks)
  await expect(dialog(page)).toBeHidden()
})

test('a visitor logs in first and comes back to the dialog, REPORT-01', async ({ page, marketplace }) => {
  await marketplace.visit(path, 'as:visitor')
  await openReport(page)
  await fillLogin(page, pointer, 'liza')
  await expect(dialog(page)).toBeVisible()
})
