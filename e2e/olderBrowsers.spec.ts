import { expectAccessibleAtBothWidths } from './support/axe.ts'
import { addToCart, quantity } from './support/pageObjects.ts'
import { names, productPath } from './support/records.ts'
import { by, expect, test } from './support/test.ts'

test(
  'an older browser gets a page that says which browsers will do, and none of the app',
  { tag: ['@all', '@all-live'] },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CSSPropertyRule'))
    await page.goto('/home', { waitUntil: 'commit' })
    await expect(by.h1(page, 'Suki needs a newer browser')).toBeVisible()
    await expect(by.main(page)).toContainText('Chrome 111, Edge 111, Samsung Internet 22')
    await expectAccessibleAtBothWidths(page)
    expect(
      await page.evaluate(() => [document.querySelector('#root'), document.querySelector('[src]')]),
    ).toEqual([null, null])
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', { tag: ['@all', '@all-live'] }, async ({ page }) => {
    await page.goto('/home')
    await expect(by.h1(page, 'Suki needs JavaScript')).toBeVisible()
    await expect(page.getByText('Opening the shops')).toBeHidden()
  })
})

test(
  'the oldest supported browsers: what they lack is filled in',
  { tag: ['@all', '@all-live'] },
  async ({ page, marketplace }) => {
    await page.addInitScript(() => {
      const { prototype } = HTMLElement
      for (const [owner, own] of [
        [URL, ['canParse']],
        [AbortSignal, ['any']],
        [Promise, ['withResolvers']],
        [Map, ['groupBy']],
        [Element.prototype, ['checkVisibility', 'moveBefore']],
        [URLSearchParams.prototype, ['size']],
        [prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
        [globalThis, ['SharedWorker', 'requestIdleCallback', 'cookieStore']],
      ] as const)
        for (const name of own) Reflect.deleteProperty(owner, name)
    })
    await marketplace.visit(productPath('jasmineRice'), 'as:mia,freeze')
    await addToCart(page)
    await page.goto('/cart')
    await expect(quantity(page, names.rice)).toHaveValue('1')
  },
)
