import { expectAccessible } from './support/axe.ts'
import { expectToast, fillLogin, buying } from './support/pageObjects.ts'
import { buyer, product, productPath } from './support/records.ts'
import { by, expect, test } from './support/test.ts'

test(
  'a visitor logs in, adds a product to a list, and creates another list with it in four steps, PRODUCT-19 PRODUCT-26 ACCESS-19 SCHED-21 SCHED-22 SCHED-23 SCHED-24 SCHED-28 SCHED-51 SCHED-75 ERR-49 ERR-59',
  { tag: '@all-live' },
  async ({ page, marketplace }) => {
    const drawer = by.dialog(page, 'Scheduled lists')
    const entry = (name: string) => by.listitem(drawer, name, { exact: true })
    await marketplace.visit(productPath('garlic'), 'as:visitor')
    await by.button(buying(page), 'Add to a scheduled list').click()
    await fillLogin(page, 'liza')
    const groceries = entry('Weekly groceries')
    await expect(groceries.getByText('Checks out weekly')).toBeVisible()
    await expect(groceries.getByText(/^Next check out \w+ \d+, \d{4}$/)).toBeVisible()
    await expectAccessible(page)
    await by.button(groceries, 'Increase quantity').click()
    const sent = page.waitForRequest((request) =>
      request.url().endsWith('/order/schedule/add/product'),
    )
    await by.button(groceries, 'Add to Weekly groceries').click()
    const { products } = (await sent).postDataJSON() as { products: object[] }
    expect(products).toHaveLength(1)
    expect(Object.keys(products[0] ?? {}).sort()).toEqual([
      'order_schedule_id',
      'product_id',
      'quantity',
      'shop_id',
      'user_id',
    ])
    expect(products[0]).toMatchObject({
      product_id: product('garlic').id,
      quantity: 2,
      user_id: buyer('liza').id,
    })
    await expectToast(page, 'Product added to list!')
    await expect(groceries.getByText('2 on this list')).toBeVisible()

    await by.button(drawer, 'New list').click()
    const flow = by.dialog(page, 'New list', { exact: true })
    const press = (name: string) => by.button(flow, name, { exact: true }).click()
    const titled = (name: string) => expect(by.heading(flow, name, { level: 3 })).toBeVisible()
    await titled('Give your scheduled list a name')
    await expect(by.navigation(flow, 'Step 1 of 4')).toContainText('Color')
    await flow.getByLabel('List name').fill('For the adobo')
    await press('Next')
    await titled("Set your list's schedule.")
    await by.radio(flow, 'Weekly').check({ force: true })
    await press('Next')
    await titled('Choose the address and the payment method')
    await expect(by.radio(flow, /Cash on Delivery/)).toBeChecked()
    // The dialog's stories check the other steps.
    await expectAccessible(page)
    await press('Next')
    await titled('Choose a color')
    await expect(by.radio(flow, 'Sunrise')).toBeChecked()
    await expect(by.radio(flow)).toHaveCount(15)
    const created = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/order/schedule'),
    )
    await press('Finish')
    expect((await created).postDataJSON()).toMatchObject({
      user_id: buyer('liza').id,
      name: 'For the adobo',
    })
    await expectToast(page, 'Successfully created scheduled list.', 'Product added to list!')
    await expect(entry('For the adobo').getByText('1 on this list')).toBeVisible()
    await expect(entry('For the adobo').getByText('Checks out weekly')).toBeVisible()
  },
)
