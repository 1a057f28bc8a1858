import { expect, test } from './support/test.ts'

test('the download page redirects to the Play Store, and Back returns to the page before, DOWNLOAD-02', async ({
  page,
  context,
  marketplace,
  monitor,
}) => {
  monitor.allow(/foreign request: GET https:\/\/play\.google\.com\//)
  await context.route('https://play.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Store</title><h1>Store</h1>' }),
  )
  await marketplace.visit('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get the app' }).click()
  await page.waitForURL('https://play.google.com/store')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
})
