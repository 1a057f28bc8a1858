import { productPath } from './support/records.ts'
import { expect, test } from './support/test.ts'

test(
  'a visitor’s product is requested once, while the code of its screen is still loading, PRODUCT-23',
  { tag: '@all' },
  async ({ page, marketplace }) => {
    const asked: string[] = []
    page.on(
      'request',
      (request) =>
        /\/(ProductPage-[^/]*\.js$|api\/products\/[0-9a-f]{24}$)/.test(request.url()) &&
        asked.push(request.url().includes('/api/') ? 'product' : 'code'),
    )
    await marketplace.visit(productPath('mango'))
    await expect(page.getByText(/in stock/)).toBeVisible()
    expect(asked.toSorted()).toEqual(['code', 'product'])
  },
)
