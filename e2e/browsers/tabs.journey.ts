import { productPath } from '../support/records.ts'
import { everywhere } from './everywhere.ts'
import type { AppPage } from './page.ts'

const cart = (page: AppPage, count: number) =>
  page
    .role('navigation', 'Main')
    .role('link', new RegExp(`^Cart ?, ${count} products?$`))
    .shown()

everywhere('CART-32 what is added to the cart in one tab is counted in the other, also after a reload', [], async (page) => {
  await page.visit('/home', 'as:mia,freeze')
  await cart(page, 3)
  const other = await page.newTab()
  await other.visit(productPath('garlic'))
  await other.role('group', 'Buy this product').role('button', 'Add to cart').press()
  await other.role('dialog', 'Choose a quantity').role('button', 'Add to cart').press()
  await other.toast('Product added to cart!')
  await cart(page, 4)
  await page.reload()
  await cart(page, 4)
})
