import { expect, type Page, test } from './support/test.ts'

const bell = (page: Page, count: number) =>
  page.getByRole('button', { name: `Notifications, ${count} unread` })

test('a jump to the next event, which is named: every open page follows, and is notified once', async ({
  page,
  context,
  marketplace,
}) => {
  await marketplace.visit('/home', 'as:liza,clock:2040-03-05T10.00,freeze')
  const other = await context.newPage()
  await other.goto('/home')
  for (const one of [page, other]) await expect(bell(one, 6)).toBeVisible()
  await page.getByRole('button', { name: 'Demo', exact: true }).click()
  await page.getByRole('tab', { name: 'Time' }).click()
  const next = page.getByRole('region', { name: 'Next event' })
  await expect(next).toContainText('Dolores Fresh Market Stall 14 confirms your order')
  await next.getByRole('button', { name: 'Skip to it' }).click()
  for (const one of [other, page]) await expect(bell(one, 7)).toBeVisible()
  await expect(
    page.getByText('Happened: Dolores Fresh Market Stall 14 confirms your order.'),
  ).toBeVisible()
  for (const one of [page, other]) {
    await bell(one, 7).click()
    await expect(
      one.getByText(/Dolores Fresh Market Stall 14/).filter({ hasText: /confirmed|preparing/i }),
    ).toHaveCount(1)
  }
})
