import { expect, test } from 'vitest'
import { rest } from './deviations/all.ts'
import { accountOf, foundBy, strangersHost } from './deviations/check.ts'

test.each(rest)('$name: one failure says so', async ({ finds, ...deviation }) => {
  expect(foundBy(await strangersHost().run(deviation))).toEqual([finds])
})

test('the same host without a deviation passes, three times on one account, which has then what it had before', async () => {
  const host = strangersHost()
  const before = await host.state('liza')
  for (let run = 0; run < 3; run += 1) {
    const result = await host.run({})
    expect(foundBy(result)).toEqual([])
    expect(result.conforming).toBe(true)
  }
  expect(await host.state('liza')).toEqual(before)
})

test('a run takes back what it did to an account that likes other products', async () => {
  const host = strangersHost()
  const before = await host.state('carlo')
  expect(foundBy(await host.run({}, { account: accountOf('carlo'), other: accountOf('liza') }))).toEqual([])
  expect(await host.state('carlo')).toEqual(before)
})
