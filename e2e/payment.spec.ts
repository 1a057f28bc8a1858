import {
  checkoutPath,
  chooseGcash,
  expectAccepted,
  expectForm,
  placeButton,
  expectOrders,
} from './support/checkout.ts'
import { expectToast, orderCards, buying, pressToClose } from './support/pageObjects.ts'
import { productPath } from './support/records.ts'
import { by, expect, type Locator, type Page, test } from './support/test.ts'

const path = checkoutPath('quickmelt')
const waiting = (page: Page) => by.dialog(page, 'Waiting for GCash Payment')

const popupOf = async (page: Page, opener: Locator): Promise<Page> =>
  (await Promise.all([page.waitForEvent('popup'), opener.click()]))[0]

async function payByGcash(page: Page): Promise<Page> {
  await expectForm(page)
  await chooseGcash(page)
  const popup = await popupOf(page, placeButton(page))
  await expect(waiting(page)).toBeVisible()
  return popup
}

test(
  'Buy Now by GCash, paid, ACCESS-05 PAY-07 PAY-08 PAY-09 PAY-10 PAY-11 PAY-16 PAY-18 PAY-21 PAY-23 ERR-44',
  { tag: ['@live', '@all-phone', '@engines'] },
  async ({ page, marketplace }) => {
    await marketplace.visit(productPath('quickmelt'), 'as:mia,freeze')
    await by.button(buying(page), 'Buy Now').click()
    await by.button(by.dialog(page, 'Choose a quantity'), 'Buy Now').click()
    const popup = await payByGcash(page)
    await expect(
      waiting(page).getByText(
        'Scan the QR code in the newly opened window to complete your payment.',
      ),
    ).toBeVisible()
    await expect(by.button(popup, /^Pay/)).toBeVisible()
    expect(await popup.evaluate(() => window.opener)).toBeNull()
    // On a phone the window is a tab.
    if ((page.viewportSize()?.width ?? 0) > 480)
      expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([480, 700])
    const closed = popup.waitForEvent('close')
    const details = page.waitForResponse(
      async (answer) =>
        answer.url().includes('/payment-intent/') && (await answer.text()).includes('"PAID"'),
    )
    await by.button(popup, /^Pay/).click()
    expect(Object.keys((await (await details).json()) as object)).toEqual(
      expect.arrayContaining(['status', 'transactionId', 'paymentType', 'icon', 'description']),
    )
    await expect(page).toHaveURL(
      (url) =>
        url.searchParams.get('type') === 'onlinepay' &&
        url.searchParams.get('status') === 'success',
    )
    await expectAccepted(page)
    await expect(page.getByText(/online payment was successful.*wait for the seller/)).toBeVisible()
    await closed
    await by.link(page, 'View Orders').click()
    await expect(page).toHaveURL('/profile/mia-villanueva/orders?status=PENDING')
    await expect(by.article(page)).toContainText('GCash, paid')
  },
)

test(
  'without windows and storage, as inside of other apps, the payment page opens in this tab, Back leads to the order again, and it is paid once, PAY-07 PAY-08 PAY-14 PAY-16',
  { tag: ['@live', '@engines'] },
  async ({ page, marketplace }) => {
    await page.addInitScript(() => {
      globalThis.open = (address) => {
        globalThis.location.href = String(address)
        return globalThis.window
      }
      for (const name of ['clipboard', 'share', 'geolocation', 'permissions'])
        Object.defineProperty(navigator, name, { value: undefined })
      Reflect.deleteProperty(globalThis, 'Notification')
      Storage.prototype.setItem = () => {
        throw new DOMException('Refused', 'SecurityError')
      }
    })
    await marketplace.visit(path, 'as:mia,freeze')
    await expectForm(page)
    await chooseGcash(page)
    await placeButton(page).click()
    await by.link(waiting(page), 'Pay with GCash').click()
    const pay = by.button(page, /^Pay/)
    await expect(pay).toBeVisible()
    await page.goBack()
    // Nothing is stored; a page kept by the browser has the earlier words.
    await by.link(waiting(page), /^(Pay with GCash|Reopen payment window)$/).click()
    await pay.click()
    await expectAccepted(page)
    await expect(page.getByText(/online payment was successful.*wait for the seller/)).toBeVisible()
    await expectOrders(page, '/profile/mia-villanueva/orders?status=PENDING', 1)
  },
)

test(
  'an unpaid order is paid from the order list, and the open checkout shows it, PAY-08 PAY-11',
  { tag: '@all' },
  async ({ page, marketplace, context }) => {
    await marketplace.visit(path, 'as:mia,freeze')
    const form = page.url()
    const first = await payByGcash(page)
    await pressToClose(first, by.button(first, 'Close'))
    await by.link(waiting(page), 'View Orders').click()
    const order = orderCards(page)
    const popup = await popupOf(page, by.button(order, 'Pay now'))
    await expect(waiting(page)).toBeVisible()
    const checkout = await context.newPage()
    await marketplace.visit(form.slice(form.indexOf('/cart')), '', checkout)
    await expect(waiting(checkout)).toBeVisible()
    await by.button(popup, /^Pay/).click()
    await expectToast(page, 'Success', 'Payment successful')
    await expect(waiting(page)).toHaveCount(0)
    await expect(order).toContainText('GCash, paid')
    await expect(by.button(order, 'Pay now')).toHaveCount(0)
    await expectAccepted(checkout)
  },
)
