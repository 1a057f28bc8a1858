import { placeOrder } from './support/checkout.ts'
import { keyboard } from './support/inputDevice.ts'
import { expectToast, quantity } from './support/pageObjects.ts'
import { names } from './support/records.ts'
import {
  card,
  detail,
  finishList,
  openEdit,
  schedulesPath,
  skipButton,
  startList,
} from './support/schedules.ts'
import { by, expect, type Locator, test } from './support/test.ts'

test(
  'a scheduled list is created, changed, skipped once and checked out by keyboard only, ACCESS-04 SCHED-08 SCHED-16 SCHED-20 SCHED-67',
  { tag: '@all' },
  async ({ page, marketplace }) => {
    test.slow()
    const input = keyboard(page)
    await marketplace.visit(schedulesPath, 'clock:2040-01-30T10.00,freeze,as:jose')

    await test.step('four steps', async () => {
      const dialog = await startList(page, input)
      const next = by.button(dialog, 'Next')
      await expect(by.heading(dialog, 'Give your scheduled list a name')).toBeVisible()
      await input.fill(dialog.getByLabel('List name'), 'Month-end sack')
      await input.press(next)
      await expect(by.radio(dialog, 'Monthly')).toBeChecked()
      await input.choose(by.radio(dialog, 'End of the month'))
      await expect(by.listitem(by.region(dialog, 'Next orders'))).toHaveText([
        'Tue, Jan 31, 2040, 8:00 AM',
        'Wed, Feb 29, 2040, 8:00 AM',
        'Sat, Mar 31, 2040, 8:00 AM',
      ])
      await input.press(next)
      await expect(by.radio(dialog, 'Jose Dizon')).toBeChecked()
      // A click this soon would be a double press.
      await expect(by.radio(dialog, 'Cash on Delivery')).toBeChecked()
      await next.press('Enter')
      await expect(by.radio(dialog, 'Sunrise')).toBeChecked()
      await next.press('Enter')
      await expect(by.heading(dialog, 'From your likes')).toBeVisible()
      await finishList(dialog, [names.sardines, names.coffee], input)
    })

    const list = detail(page, 'Store counter')
    await test.step('changes', async () => {
      const change = async (
        name: string,
        entry: string,
        act: (dialog: Locator) => Promise<void>,
      ) => {
        const dialog = await openEdit(page, name, entry, input)
        await act(dialog)
        await input.press(by.button(dialog, 'Save'))
        await expect(dialog).toHaveCount(0)
      }
      await input.press(by.link(card(page, 'Month-end sack')))
      await change('Month-end sack', 'Rename List', (dialog) =>
        input.fill(dialog.getByLabel('List name'), 'Store counter'),
      )
      await expect(list).toBeVisible()
      await change('Store counter', 'Change color scheme', (dialog) =>
        input.choose(by.radio(dialog, 'Emerald')),
      )
      await expect(list).toHaveAttribute('data-theme', 'emerald')
      await change('Store counter', 'Reschedule List', async (dialog) => {
        await input.choose(by.radio(dialog, 'Weekly'))
        await input.choose(by.radio(dialog, 'Wednesday'))
      })
      await expect(list.getByText('Every Wednesday, 8:00 AM')).toBeVisible()
      const pieces = by.group(list, `Quantity of ${names.sardines}`)
      await input.press(by.button(pieces, 'Increase quantity'))
      await input.fill(quantity(list, names.coffee), '3')
    })

    await input.press(skipButton(list))
    const dialog = by.dialog(page, 'Cancel next checkout')
    await expect(
      dialog.getByText(
        'The checkout on Wed, Feb 1, 2040 will be skipped. The one after it is on Wed, Feb 8, 2040.',
      ),
    ).toBeVisible()
    await input.press(by.button(dialog, 'Skip this date'))
    await expect(dialog).toHaveCount(0)
    await expectToast(page, 'Schedule canceled', 'The next checkout is on Wed, Feb 8, 2040.')
    await expect(skipButton(list, 'Feb 8, 2040')).toBeFocused()
    await input.press(by.button(list, 'Advance Checkout'))
    await placeOrder(page, input)
  },
)
