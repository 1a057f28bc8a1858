import { expect, test } from 'vitest'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { as, openMarket } from '../support/market.ts'

test.each([
  ['a flag', { violation_level: 1 }, 'FLAG'],
  ['a report', { violation_level: 2 }, 'REPORT'],
  ['what is called a report all the same', { violation_level: 1, report_type: 'REPORT' }, 'REPORT'],
] as const)(
  'the marketplace keeps %s of a product and of a shop, REPORT-01 REPORT-03 REPORT-05',
  async (_what, level, report_type) => {
    const market = openMarket({ products: 80 })
    const { reports } = market.world.tables
    const report = (body: object) =>
      as(market, 'liza')('POST', '/reports', { reported_by: 'BUYER', ...level, ...body })
    const before = reports.size
    expect(
      (
        await report({
          type: 'PRODUCT',
          target_value: namedProducts.mango.id,
          description: 'Spoilt',
        })
      ).status,
    ).toBe(201)
    expect((await report({ type: 'SELLER', target_value: shopId('nena') })).status).toBe(201)
    const stored = {
      user_id: namedBuyers.liza.id,
      violation_level: level.violation_level,
      report_type,
    }
    expect([...reports.all()].slice(before)).toMatchObject([
      { ...stored, type: 'PRODUCT', target_value: namedProducts.mango.id, description: 'Spoilt' },
      { ...stored, type: 'SELLER', target_value: shopId('nena'), description: '' },
    ])
  },
)

test('a product cannot be reported as a shop, nor a shop as a product, REPORT-01', async () => {
  const market = openMarket({ products: 80 })
  const report = async (type: string, target_value: string) =>
    (
      await as(market, 'liza')('POST', '/reports', {
        reported_by: 'BUYER',
        type,
        violation_level: 1,
        target_value,
      })
    ).body.message as string
  expect(await report('SELLER', namedProducts.mango.id)).toBe('That shop does not exist')
  expect(await report('PRODUCT', shopId('nena'))).toBe('That product does not exist')
})
