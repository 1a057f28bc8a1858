import { card, schedulesPath } from './support/schedules.ts'
import { expect, test } from './support/test.ts'

test('a list that checks out by itself while it is open says its next date, SCHED-76', async ({
  page,
  marketplace,
  context,
}) => {
  // The evening before the list checks out.
  await marketplace.visit(schedulesPath, 'clock:2040-02-03T20.00,freeze,as:liza')
  const groceries = card(page, 'Weekly groceries')
  await expect(groceries).toContainText('Next check out February 4, 2040')
  const other = await context.newPage()
  await marketplace.visit('/contact', 'advance:721', other)
  await expect(groceries).toContainText('Next check out February 11, 2040')
})
