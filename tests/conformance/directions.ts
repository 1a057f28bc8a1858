import { expect, test } from 'vitest'
import { replyValidators } from '#openapi/generated/directionsValidators.js'
import type { Target } from './target.ts'

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
