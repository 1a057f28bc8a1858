import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../openapi/generated/operations.ts'
import type { OperationId } from './contract.ts'
import type { Case } from './case.ts'
import { authCases, profileCases } from './cases/accounts.ts'
import { addressCases } from './cases/addresses.ts'
import { cartCases } from './cases/cart.ts'
import { catalogCases, favouriteCases } from './cases/catalog.ts'
import { checkoutCases } from './cases/checkout.ts'
import { orderCases, reviewCases } from './cases/orders.ts'
import { scheduleCases } from './cases/schedules.ts'
import { reportCases, shopCases } from './cases/shops.ts'
import { fileCases } from './cases/files.ts'
import { chatCases, notificationCases } from './cases/talk.ts'
import { directionsTests } from './directions.ts'
import { genericCases } from './generic.ts'
import { invalidRequests, withInput } from './invalid.ts'
import { createTestContext, type TestContext } from './testContext.ts'
import { coverageTable, uncovered } from './table.ts'
import type { Target } from './target.ts'

const everyCase: Case[] = [
  ...authCases,
  ...profileCases,
  ...addressCases,
  ...catalogCases,
  ...favouriteCases,
  ...shopCases,
  ...reportCases,
  ...cartCases,
  ...checkoutCases,
  ...orderCases,
  ...reviewCases,
  ...scheduleCases,
  ...chatCases,
  ...notificationCases,
  ...fileCases,
  ...genericCases(),
]
const documented = (operation: OperationId) => operations[operation].statuses as readonly number[]
const isError = (body: unknown) => typeof body === 'object' && body !== null && 'message' in body && 'code' in body

/** The conformance suite, for any host. */
export function describeConformance(name: string, open: () => Promise<Target>, simulated: boolean): void {
  describe(`conformance of the ${name}`, { timeout: 60_000 }, () => {
    let context: TestContext
    beforeAll(async () => {
      context = await createTestContext(await open())
    }, 60_000)
    afterAll(async () => {
      console.log(coverageTable(name, context.coverage))
      await context.target.close()
    })

    afterEach(() => expect(context.target.simulator?.violations.splice(0) ?? [], 'the simulator broke its contract').toEqual([]))

    const byTag = Map.groupBy(
      everyCase.filter((one) => simulated || !one.simulatorOnly),
      ({ operation }) => operations[operation].tag,
    )
    for (const [tag, list] of byTag)
      describe(tag, () => {
        for (const { operation, status, about, act, check } of list)
          test(`${operation} answers ${status}: ${about}`, async () => {
            const answer = await act(context)
            expect(answer.status, JSON.stringify(answer.body)?.slice(0, 400)).toBe(status)
            if (status >= 400) expect(answer.body).toSatisfy(isError)
            if (simulated && status === 404) expect(answer.body.message, 'names what is missing').toMatch(/^That \w[\w ]* does not exist$/)
            check?.(answer)
          })
      })

    describe('invalid requests are refused in the error body (OPEN-15)', () => {
      for (const operation of withInput)
        test(operation, async () => {
          for (const { about, sent } of invalidRequests(operation)) {
            const { status, body } = await context.buyer.call(operation, sent)
            expect(documented(operation), `${about}: ${status}`).toContain(status)
            expect(status, about).toSatisfy((code: number) => code >= 400 && code < 500)
            expect(body, about).toSatisfy(isError)
          }
        })
      test('at least 1,500 invalid requests were sent', () => {
        expect(withInput.flatMap(invalidRequests).length).toBeGreaterThanOrEqual(1500)
      })
    })

    if (simulated)
      describe('directions', () => {
        directionsTests(() => context.target)
      })

    test('every documented status was returned, or is waived', () => {
      expect(uncovered(context.coverage, simulated)).toEqual([])
    })
    if (simulated) test('no response has a field that the contract does not name', () => expect([...context.coverage.unnamed]).toEqual([]))
  })
}
