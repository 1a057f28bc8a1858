import { card, detail, schedulesPath, skipButton } from './support/schedules.ts'
import { expect, test } from './support/test.ts'

test('a list that checks out by itself while it is open says its next date, SCHED-76', async ({
  page,
  marketplace,
  context,
}) => {
  // The evening before a Saturday, on which the list checks out.
  await marketplace.visit(schedulesPath, 'clock:2040-02-03T20.00,freeze,as:liza')
  const groceries = card(page, 'Weekly groceries')
  await expect(groceries).toContainText('Next check out February 4, 2040')
  const other = await context.newPage()
  await marketplace.visit('/contact', 'advance:721', other)
  await expect(groceries).toContainText('Next check out February 11, 2040')
})

test(
  'one date is skipped by two tabs, and one of them says so, SCHED-67 SCHED-68',
  { tag: '@all' },
  async ({ page, marketplace, context }) => {
    const mias = 'Sunday breakfast'
    // A Monday. The list checks out every Sunday.
    await marketplace.visit(schedulesPath, 'clock:2040-01-30T10.00,freeze,as:mia')
    const tabs = [page, await context.newPage()]
    await tabs[1]?.goto(schedulesPath)
    for (const tab of tabs) await skipButton(detail(tab, mias), 'February 5, 2040').click()
    await Promise.all(
      tabs.map((tab) =>
        tab.getByRole('dialog').getByRole('button', { name: 'Skip this date' }).click(),
      ),
    )
    const messages = async () =>
      (
        await Promise.all(
          tabs.map((tab) => tab.getByRole('region', { name: 'Messages' }).innerText()),
        )
      ).map((text) => text.split('\n')[0])
    await expect
      .poll(async () => (await messages()).toSorted())
      .toEqual(['Failed to cancel schedule', 'Schedule canceled'])
    for (const tab of tabs)
      await expect(card(tab, mias)).toContainText('Next check out February 12, 2040')
  },
)
