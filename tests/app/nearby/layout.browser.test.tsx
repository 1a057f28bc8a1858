import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../support/app.tsx'
import { positions, setPosition } from '../support/geolocation.ts'
import { dropIdleMap } from '../support/maps.ts'
import { press, expectShown, expectNoText } from '../support/user.ts'

beforeEach(() => void setPosition(positions.sanFernando))
afterEach(() => page.viewport(1280, 800))

const list = () => screen.findByRole('list', { name: 'Shops' })

/** A browser that can't draw maps. */
async function withoutWebGL() {
  await dropIdleMap()
  const real = HTMLCanvasElement.prototype.getContext
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    ...args: unknown[]
  ) {
    return /webgl/.test(String(args[0])) ? null : Reflect.apply(real, this, args)
  } as typeof real)
}

test('where no map can be drawn, one message is above the list, which has all of the width', async () => {
  await withoutWebGL()
  openApp('/nearby')
  const message = await screen.findByText(/^This browser can’t show maps/)
  expect(message).toBeVisible()
  expect(message.closest('section')!.getBoundingClientRect().height).toBeGreaterThan(100)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hide list' })).toBeNull())
  expect((await list()).getBoundingClientRect().width).toBeGreaterThan(1000)
  await press(/^Kapampangan Meat Corner/, within(await list()))
  await press('Directions')
  expect(await screen.findByRole('list', { name: 'Steps' })).toBeVisible()
  expect(screen.getAllByText(/^This browser can’t show maps/)).toHaveLength(1)
})

test('on a phone the message appears when the user asks for the map, and the list stays', async () => {
  await withoutWebGL()
  await page.viewport(360, 740)
  openApp('/nearby')
  await list()
  expectNoText(/can’t show maps/)
  await press('Map')
  await expectShown(/^This browser can’t show maps/)
  expect(await list()).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Map' })).toBeNull()
})

test('on a phone the map has the search field above it, and an open shop has no button over the search, MAP-15', async () => {
  await page.viewport(360, 740)
  const { address } = openApp('/nearby')
  await list()
  await press('Map')
  const map = await screen.findByRole('region', { name: 'Map of nearby shops' })
  const what = screen.getByRole('searchbox', { name: 'What' })
  expect(what.getBoundingClientRect().bottom).toBeLessThan(map.getBoundingClientRect().top)
  await userEvent.type(what, 'panaderia{Enter}')
  await waitFor(() => expect(address()).toBe('/nearby?query=panaderia'))
  expect(map).toBeVisible()
  await press('List')
  await userEvent.click(within(await list()).getAllByRole('button')[0]!)
  await screen.findByRole('button', { name: 'Directions' })
  expect(screen.queryByRole('button', { name: 'Map' })).toBeNull()
})

test('on a phone the list is at its scroll position when the map closes', async () => {
  await page.viewport(360, 740)
  openApp('/nearby')
  await list()
  window.scrollTo(0, 2000)
  await press('Map')
  await screen.findByRole('region', { name: 'Map of nearby shops' })
  await press('List')
  await list()
  await waitFor(() => expect(Math.abs(window.scrollY - 2000)).toBeLessThan(50))
})
