import { productPath } from '../support/records.ts'
import { everywhere } from './everywhere.ts'

everywhere('REPORT-01 a dialog closes by Escape and returns the focus', [], async (page) => {
  await page.visit(productPath('garlic'), 'as:liza,freeze')
  const menu = page.role('button', 'More about this product')
  await menu.press()
  await page.role('button', 'Flag or report this product').press()
  const report = page.role('dialog', 'Flag or report this product')
  await report.shown()
  await page.key('Escape')
  await report.gone()
  await menu.focused()
})
