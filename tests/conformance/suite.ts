import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { parsed } from '#observe/drift/reading.ts'
import { replyValidators } from '#openapi/generated/directionsValidators.js'
import { errorCodes } from '#openapi/generated/errorCodes.ts'
import { operations } from '#openapi/generated/operations.ts'
import { everyCase } from './allCases.ts'
import { isError } from './caller.ts'
import { firstUnrefused, invalidRequests, withInput } from './invalid.ts'
import type { Target } from './target.ts'
import { createTestContext, type TestContext } from './testContext.ts'

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
    const [seen, codes] = [new Set<string>(), new Set<string>()]
    beforeAll(async () => {
      context = await createTestContext({
        ...(await open()),
        inspect({ operation, status, text }) {
          seen.add(`${operation} ${status}`)
          const { code } = Object(parsed(text)) as { code?: string }
          if (status >= 400) codes.add(`${operation} ${status} ${code}`)
        },
      })
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
      expect(documented.filter((one) => !seen.has(one))).toEqual([])
    })

    test('every error code that the contract names was returned, and no other', () => {
      const documented = Object.entries(errorCodes).flatMap(([id, byStatus]) =>
        Object.entries(byStatus).flatMap(([status, codes]: [string, readonly string[]]) =>
          codes.map((code) => `${id} ${status} ${code}`),
        ),
      )
      expect([...codes].toSorted()).toEqual(documented.toSorted())
    })
  })
}

const PLACES = '120.6844,15.0343;120.5887,15.1450'
const OPTIONS = 'alternatives=true&geometries=geojson&overview=full&steps=true'
const documented = replyValidators.getDrivingDirections
const validate = (status: number, body: unknown) => {
  const check = documented[status]
  expect(check?.(body), `${status}: ${JSON.stringify(check?.errors)}`).toBe(true)
}

/** Each documented response, in the shape of openapi/directions.yaml. */
export function directionsTests(target: () => Target): void {
  const get = async (path: string) => {
    const { base, send } = target()
    const response = await send(new Request(`${base.replace(/api$/, 'directions')}${path}`))
    const body: unknown = await response.json()
    return { status: response.status, body }
  }
  const ask = (places: string, query = `${OPTIONS}&access_token=pk.1`) =>
    get(`/v5/mapbox/driving/${places}?${query}`)

  test.each([
    ['as the app writes them', PLACES],
    ['encoded', encodeURIComponent(PLACES)],
    ['in one place twice', '120.6844,15.0343;120.6844,15.0343'],
    ['three of them', `${PLACES};120.5712,15.223`],
    ['in whole degrees and the open sea', '119,15;-120,0'],
  ])('getDrivingDirections answers 200 for places %s', async (_how, places) => {
    const { status, body } = await ask(places)
    expect(status).toBe(200)
    validate(200, body)
  })

  test('getDrivingDirections has defaults for its options: one route, without steps', async () => {
    const { status, body } = await ask(PLACES, 'access_token=pk.1')
    expect(status).toBe(200)
    validate(200, body)
    expect(body).toMatchObject({ code: 'Ok', routes: [{ legs: [{ steps: [] }] }] })
  })

  test.each([
    ['no token', OPTIONS],
    ['an empty token', `${OPTIONS}&access_token=`],
  ])('getDrivingDirections answers 401 for %s, whatever else is wrong', async (_what, query) => {
    for (const places of [PLACES, 'here;there']) {
      const { status, body } = await ask(places, query)
      expect([status, body]).toEqual([401, { message: 'Not Authorized - Invalid Token' }])
      validate(401, body)
    }
  })

  const many = Array.from({ length: 26 }, () => '120.6,15').join(';')
  test.each([
    ['one place', '120.6844,15.0343', OPTIONS],
    ['no numbers', 'here;there', OPTIONS],
    ['places off the Earth', '120.6844,95;120.5887,15.1450', OPTIONS],
    ['a number that is too large to be one', `${'9'.repeat(400)},15;120.5887,15.1450`, OPTIONS],
    ['more than 25 places', many, OPTIONS],
    ['another format of lines', PLACES, 'geometries=polyline'],
    ['another level of detail', PLACES, 'overview=none'],
    ['an option that is no truth value', PLACES, 'steps=maybe'],
  ])('getDrivingDirections answers 422 for %s', async (_what, places, query) => {
    const { status, body } = await ask(places, `${query}&access_token=pk.1`)
    expect([status, body]).toEqual([
      422,
      { code: 'InvalidInput', message: expect.any(String) as string },
    ])
    validate(422, body)
  })

  test.each([401, 403, 422, 429])(
    'getDrivingDirections answers %i by a scenario, in the service’s error body',
    async (expected) => {
      await target().steer?.(`fail:getDrivingDirections:${expected}`)
      const { status, body } = await ask(PLACES)
      expect(status).toBe(expected)
      validate(expected, body)
      expect((await ask(PLACES)).status).toBe(200)
    },
  )

  test('getDrivingDirections can lose its connection, and be slow, by a scenario', async () => {
    for (const fault of ['drop', 'lose']) {
      await target().steer?.(`${fault}:getDrivingDirections`)
      await expect(ask(PLACES)).rejects.toThrow(TypeError)
    }
    await target().steer?.('late:getDrivingDirections:30')
    expect((await ask(PLACES)).status).toBe(200)
  })

  test('another path is no call of the service', async () => {
    for (const path of [
      '/',
      '/v5/mapbox/walking/1,2;3,4?access_token=pk.1',
      '/v5/mapbox/driving/%E0%A4%A?access_token=pk.1',
    ])
      expect((await get(path)).status).toBe(404)
  })
}
