import { expect, test } from 'vitest'
import { requestValidators } from '#openapi/generated/validators.js'
import { calls } from '#scripts/generate/document.ts'
import { contract, type OperationId } from '../conformance/contract.ts'
import { exampleOf } from '../conformance/examples.ts'
import { as, openMarket } from '../marketplace/support/market.ts'
import { limits } from './limits.ts'
import { changed } from './support/changed.ts'

const textOf = (values: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value as string}`]))

function takes(operation: OperationId, at: readonly (string | number)[], value: unknown): boolean {
  const { path, query, body } = exampleOf(operation)
  const request = structuredClone(
    changed({ path: textOf(path), query: textOf(query), header: {}, body }, at, value),
  ) as { body: unknown }
  const { parameters, body: bodyOf } = requestValidators[operation]
  return parameters(request) && (bodyOf === undefined || bodyOf(request.body))
}

test.each(limits)('%s keeps to the limit of %j', (operation, at, taken, refused) => {
  const wronglyRefused = taken.filter((value) => !takes(operation, at, value))
  const wronglyTaken = refused.filter((value) => takes(operation, at, value))
  expect({ wronglyRefused, wronglyTaken }).toEqual({ wronglyRefused: [], wronglyTaken: [] })
})

test('every call with a body has a row', () => {
  const rows = new Set<string>(limits.map(([operation]) => operation))
  const bodies = calls(contract.paths).filter(
    ({ operation }) => operation.requestBody?.content['application/json'],
  )
  const missing = bodies.map(({ operation }) => operation.operationId).filter((id) => !rows.has(id))
  // Their ids are looked up by handlers.
  expect(missing).toEqual(['createConversation', 'followShop'])
})

test('of many errors in a request the first 100 are returned, OPEN-15', async () => {
  const market = openMarket({ products: 80 })
  const { status, body } = await as(market, 'ana')('POST', '/carts/remove/multiple', {
    cartIds: Array.from({ length: 500 }, () => 'none'),
  })
  expect([status, body.code, body.details.length]).toEqual([422, 'validation_failed', 100])
})
