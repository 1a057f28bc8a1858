import { expect, test } from 'vitest'
import { rest } from './deviations/all.ts'
import { accountOf, foundOf, foundBy, stateOf, strangersHost } from './deviations/check.ts'
import { orderBody } from './records.ts'

test.each(rest)('$finds is the one failure of a host', async (one) => {
  expect(await foundOf(one)).toEqual([one.finds])
})

test('the same host without a deviation passes, three times on one account, which has then what it had before', async () => {
  const host = strangersHost()
  const before = await stateOf(host.as('liza'))
  for (let run = 0; run < 3; run += 1) {
    const result = await host.run({})
    expect(foundBy(result)).toEqual([])
    expect(result.conforming).toBe(true)
  }
  expect(await stateOf(host.as('liza'))).toEqual(before)
})

test('a run takes back what it did to an account that likes other products, and leaves its many orders', async () => {
  const host = strangersHost()
  const carlo = host.as('carlo')
  const { body } = await carlo.call('listProducts', { query: { limit: 50 } })
  const product = body.items.find(({ stocks }: { stocks: number }) => stocks > 40)
  // More than a page has.
  for (let order = 0; order < 12; order += 1)
    await carlo.call('createTransactions', { body: orderBody(carlo, product) })
  const before = await stateOf(carlo)
  expect(
    foundBy(await host.run({}, { account: accountOf('carlo'), other: accountOf('liza') })),
  ).toEqual([])
  // The new password has ended the earlier session.
  expect(await stateOf(host.as('carlo'))).toEqual(before)
})
