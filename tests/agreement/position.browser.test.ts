import { afterEach, describe, expect, test } from 'vitest'
import type { SimulatedPosition } from '#fixtures/scenarios/position.ts'
import { currentPosition } from '#lib/geolocation.ts'
import { simulatePosition } from '#mocks/hosts/browser/position.ts'

const real = navigator.geolocation
let restore = () => {}
const simulate = (position: SimulatedPosition) => (restore = simulatePosition(position))

afterEach(() => restore())

const ask = (options?: PositionOptions) =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, options),
  )
const permission = async () => (await navigator.permissions.query({ name: 'geolocation' })).state

describe('the simulated position of the device', () => {
  test('is the one of the scenario', async () => {
    simulate({ latitude: 15.0343, longitude: 120.6844 })
    expect(await currentPosition()).toEqual({ latitude: 15.0343, longitude: 120.6844 })
    const { coords, timestamp } = await ask()
    expect([
      coords.latitude,
      coords.accuracy > 0,
      coords instanceof GeolocationCoordinates,
    ]).toEqual([15.0343, true, true])
    expect(timestamp).toBeGreaterThan(0)
    expect(await permission()).toBe('granted')
  })

  test.each([
    ['denied', 'PERMISSION_DENIED', 'denied'],
    ['unavailable', 'POSITION_UNAVAILABLE', 'granted'],
    ['slow', 'TIMEOUT', 'granted'],
  ] as const)('can be %s, MAP-20', async (state, code, expected) => {
    simulate(state)
    const error = await ask({ timeout: 20 }).then(
      () => null,
      (cause: unknown) => cause as GeolocationPositionError,
    )
    expect(error).toBeInstanceOf(GeolocationPositionError)
    expect(error?.code).toBe(GeolocationPositionError[code])
    expect(await permission()).toBe(expected)
    await expect(currentPosition()).rejects.toMatchObject({ name: 'PositionError' })
  })

  test('can be unsupported: the browser then has no geolocation at all, MAP-19', async () => {
    simulate('unsupported')
    expect('geolocation' in navigator).toBe(false)
    await expect(currentPosition()).rejects.toMatchObject({ reason: 'unsupported' })
  })

  test.each(['unsupported', 'denied'] as const)(
    'after %s the real one can be restored',
    (state) => {
      simulate(state)
      restore()
      expect(navigator.geolocation).toBe(real)
    },
  )
})
