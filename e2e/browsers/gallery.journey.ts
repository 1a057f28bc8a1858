import { productPath } from '../support/records.ts'
import { everywhere } from './everywhere.ts'

everywhere('PRODUCT-04 PRODUCT-08 PRODUCT-09 PRODUCT-10 the pictures in full screen, by pointer and keys', ['live desk'], async (page) => {
  await page.visit(productPath('mangoCake'))
  await page.role('button', 'Full screen').press()
  const box = page.role('dialog', /^Pictures of/)
  await box.text('1 / 3').shown()
  await box.role('button', 'Close').focused()
  await page.key('ArrowRight')
  await box.text('2 / 3').shown()
  await page.key('End')
  await box.text('3 / 3').shown()
  await box.role('button', 'Picture 2').press()
  await box.text('2 / 3').shown()
  await page.key('Escape')
  await box.gone()
  await page.role('button', 'Full screen').focused()
})
