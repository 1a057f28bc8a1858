import { afterEach, describe, expect, test, vi } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { checkEvent, checkReply } from '#mocks/core/guard.ts'
import { handlers } from '#mocks/handlers/handlers.ts'
import { openMarket } from '#mocks/hosts/vitest.ts'
import { resolve, type Response, type Schema } from '#scripts/generate/document.ts'
import {
  contract,
  examplesIn,
  fieldNamed,
  itemsOf,
  operationIds,
  operationOf,
  partsOf,
} from '../conformance/contract.ts'
import { contractEvents } from '../marketplace/hosts/contractEvents.ts'

const LEAK = 'password_hash'
const leakAt = (pointer: string) => ({
  path: `${pointer}/${LEAK}`,
  message: 'is not named by the contract',
})

/** Every copy in which one object has a field more, with its pointer; not objects of any name. */
function* leaks(
  schemas: Schema[],
  value: unknown,
  at = '',
): Generator<[leaked: unknown, pointer: string]> {
  if (typeof value !== 'object' || value === null) return
  const parts = schemas.flatMap(partsOf)
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries())
      for (const [leaked, pointer] of leaks(itemsOf(parts), item, `${at}/${i}`))
        yield [value.with(i, leaked), pointer]
    return
  }
  if (parts.every((part) => part.additionalProperties === undefined))
    yield [{ ...value, [LEAK]: 'pbkdf2$' }, at]
  for (const [name, inner] of Object.entries(value)) {
    for (const [leaked, pointer] of leaks(fieldNamed(parts, name), inner, `${at}/${name}`))
      yield [{ ...value, [name]: leaked }, pointer]
  }
}

describe('a field that the contract does not name breaks it, at any depth', () => {
  test('in each answer', () => {
    let tried = 0
    for (const operation of operationIds)
      for (const [status, response] of Object.entries(operationOf(operation).responses)) {
        const check = (body: unknown) => checkReply(operation, Number(status), body)
        const media = resolve<Response>(contract, response).content?.['application/json']
        for (const example of media ? examplesIn(media) : []) {
          expect(check(example), `${operation} ${status}`).toEqual([])
          for (const [leaked, pointer] of leaks([media!.schema], example)) {
            tried += 1
            expect(check(leaked), `${operation} ${status}`).toContainEqual(leakAt(pointer))
          }
        }
      }
    expect(tried).toBeGreaterThan(500)
  })

  test('in each event', () => {
    for (const { operationId, example } of contractEvents) {
      if (typeof example !== 'object' || example === null) continue
      const leaked = { ...example, [LEAK]: 'pbkdf2$' }
      expect(checkEvent(operationId, leaked)).toContainEqual(leakAt(''))
    }
  })

  test('of another outcome too: a full cart has no line', () => {
    expect(checkReply('addToCart', 201, { isMax: true })).toEqual([])
    expect(checkReply('addToCart', 201, { isMax: true, cartId: namedBuyers.liza.id })).not.toEqual(
      [],
    )
  })
})

describe('a handler that answers with a whole row', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('is a violation, and nothing of the row is answered', () => {
    const market = openMarket({ products: 300 })
    const { getCurrentUser } = handlers
    vi.spyOn(handlers, 'getCurrentUser').mockImplementation((world, input) => {
      const { status, body } = getCurrentUser(world, input)
      return {
        status,
        body: { ...body, [LEAK]: input.buyer.password_hash },
      } as unknown as ReturnType<typeof getCurrentUser>
    })
    const input = { path: {}, query: {}, header: {}, body: undefined }
    const { status, body } = market.handle({
      operation: 'getCurrentUser',
      token: market.login('liza'),
      input,
    })
    expect([status, JSON.stringify(body)]).toEqual([500, expect.not.stringContaining('pbkdf2')])
    expect(market.violations).toEqual([{ source: 'getCurrentUser 200', errors: [leakAt('')] }])
  })
})
