import { productPath } from '../support/records.ts'
import { everywhere } from './everywhere.ts'

everywhere('PAY-07 PAY-08 PAY-09 PAY-18 an order is paid in the window of GCash', ['live phone'], async (page) => {
  await page.visit(productPath('quickmelt'), 'as:mia,freeze')
  await page.role('group', 'Buy this product').role('button', 'Buy Now').press()
  await page.role('dialog', 'Choose a quantity').role('button', 'Buy Now').press()
  await page.role('radio', /^GCash/).press()
  await page
    .role('dialog')
    .role('button', /tester/)
    .press()
  await page.role('complementary', 'Cart Overall Total').role('button', 'Check Out').press()
  await page.role('dialog', 'Waiting for GCash Payment').shown()
  const payment = await page.popup()
  await payment.role('button', /^Pay/).press()
  await page.role('heading', 'Order Accepted!').present()
  await page.alone()
  await page.role('link', 'View Orders').press()
  await page.role('list', 'Orders').role('article').containing('GCash, paid')
})
