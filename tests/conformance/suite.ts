import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { errorCodes } from '#openapi/generated/errorCodes.ts'
import { operations } from '#openapi/generated/operations.ts'
import { everyCase } from './allCases.ts'
import { isError } from './caller.ts'
import { directionsTests } from './directions.ts'
import { firstUnrefused, invalidRequests, withInput } from './invalid.ts'
import type { Target } from './target.ts'
import { createTestContext, type TestContext } from './testContext.ts'

/** The first case of each operation. */
const sample = [...new Map(everyCase.toReversed().map((one) => [one.operation, one])).values()]

/**
 * For the hosts of the simulator; others are tested with API_URL.
 * @param part a sample is enough for a host that shares its core with one on which the whole
 * suite runs
 */
export function describeConformance(
  name: string,
  open: () => Promise<Target>,
  part: 'whole' | 'sample' = 'whole',
): void {
  const whole = part === 'whole'
  describe(`conformance of the ${name}`, { timeout: 60_000 }, () => {
    let context: TestContext
    beforeAll(async () => {
      context = await createTestContext(await open())
    })
    afterAll(() => context.target.close())

    afterEach(() =>
      expect(
        context.target.simulator?.violations.splice(0) ?? [],
        'the simulator broke its contract',
      ).toEqual([]),
    )

    const byTag = Map.groupBy(
      whole ? everyCase : sample,
      ({ operation }) => operations[operation].tag,
    )
    for (const [tag, list] of byTag)
      describe(tag, () => {
        for (const { operation, status, about, act, check } of list)
          test(`${operation} answers ${status}: ${about}`, async () => {
            const answer = await act(context)
            expect(answer.status, JSON.stringify(answer.body)?.slice(0, 400)).toBe(status)
            if (status >= 400) expect(answer.body).toSatisfy(isError)
            if (status === 404)
              expect(answer.body.message, 'names what is missing').toMatch(
                /^That \w[\w ]* does not exist$/,
              )
            check?.(answer)
          })
      })

    if (!whole) return

    describe('invalid requests are refused in the error body (OPEN-15)', () => {
      for (const operation of withInput)
        test(operation, async () => {
          expect(await firstUnrefused(context.buyer, operation)).toBeUndefined()
        })
      test('at least 1,500 invalid requests were sent', () => {
        expect(withInput.flatMap(invalidRequests).length).toBeGreaterThanOrEqual(1500)
      })
    })

    describe('directions', () => {
      directionsTests(() => context.target)
    })

    test('every documented status was returned', () => {
      const documented = Object.entries(operations).flatMap(([id, { statuses }]) =>
        statuses.map((status) => `${id} ${status}`),
      )
      expect(documented.filter((one) => !context.coverage.seen.has(one))).toEqual([])
    })

    test('every error code that the contract names was returned, and no other', () => {
      const documented = Object.entries(errorCodes).flatMap(([id, byStatus]) =>
        Object.entries(byStatus).flatMap(([status, codes]: [string, readonly string[]]) =>
          codes.map((code) => `${id} ${status} ${code}`),
        ),
      )
      expect([...context.coverage.codes].toSorted()).toEqual(documented.toSorted())
    })
  })
}
