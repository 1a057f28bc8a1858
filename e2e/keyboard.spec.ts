import { expectAccepted, expectForm, placeButton } from './support/checkout.ts'
import { keyboard } from './support/inputDevice.ts'
import { buyRiceAndMangoes } from './support/journey.ts'
import { expectToast } from './support/pageObjects.ts'
import { names } from './support/records.ts'
import {
  advanceButton,
  changeList,
  changeQuantities,
  fillFourSteps,
  finishList,
  openList,
  schedulesPath,
  skipButton,
  skipNext,
  startList,
} from './support/schedules.ts'
import { expect, test } from './support/test.ts'

test(
  'the journey by keyboard only, ACCESS-04 CART-07 CHECKOUT-04 PAY-12',
  { tag: '@all-phone' },
  async ({ page, marketplace }) => {
    test.slow()
    await buyRiceAndMangoes(page, marketplace, keyboard(page))
  },
)

test(
  'a scheduled list is created, changed, skipped once and checked out by keyboard only, ACCESS-04 SCHED-08 SCHED-16 SCHED-20 SCHED-67',
  { tag: '@all' },
  async ({ page, marketplace }) => {
    test.slow()
    const input = keyboard(page)
    await marketplace.visit(schedulesPath, 'clock:2040-01-30T10.00,freeze,as:jose')
    const dialog = await startList(page, input)
    await fillFourSteps(input, dialog, 'Month-end sack', 'Jose Dizon')
    await finishList(input, dialog, [names.sardines, names.coffee])
    await openList(page, input, 'Month-end sack')
    const list = await changeList(page, input, 'Month-end sack')
    await changeQuantities(input, list, names.sardines, names.coffee)
    await skipNext(page, input, list, 'Wed, February 1, 2040', 'Wed, February 8, 2040')
    await expectToast(page, 'Schedule canceled', 'The next checkout is on Wed, February 8, 2040.')
    await expect(skipButton(list, 'February 8, 2040')).toBeFocused()
    await input.press(advanceButton(list))
    await expectForm(page)
    await input.press(placeButton(page))
    await expectAccepted(page)
  },
)
