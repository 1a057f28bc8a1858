import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../support/app.tsx'
import { positions, setPosition } from '../support/geolocation.ts'
import { dropIdleMap } from '../support/maps.ts'
import { expectNone, expectNoText, expectShown, partNamed, press, resize } from '../support/user.ts'

beforeEach(() => void setPosition(positions.sanFernando))

const list = () => screen.findByRole('list', { name: 'Shops' })
/** Not even a hidden one, which each search would draw. */
const noList = () => expect(screen.queryByRole('list', { name: 'Shops', hidden: true })).toBeNull()
const map = () => screen.findByRole('region', { name: 'Map of nearby shops' })
const noButton = (name: string) => expectNone('button', name)

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

test('where no map can be drawn, one message is above the list, in full width', async () => {
  await withoutWebGL()
  openApp('/nearby')
  const message = await screen.findByText(/^This browser can’t show maps/)
  expect(message).toBeVisible()
  expect(message.closest('section')!.getBoundingClientRect().height).toBeGreaterThan(100)
  await waitFor(() => noButton('Hide list'))
  expect((await list()).getBoundingClientRect().width).toBeGreaterThan(1000)
  await press(/^Kapampangan Meat Corner/, await partNamed('Shops', 'list'))
  await press('Directions')
  await partNamed('Steps', 'list')
  expect(screen.getAllByText(/^This browser can’t show maps/)).toHaveLength(1)
})

test('on a phone the message appears when the user asks for the map, and the list stays', async () => {
  await withoutWebGL()
  await resize(360, 740)
  openApp('/nearby')
  await list()
  expectNoText(/can’t show maps/)
  await press('Map')
  await expectShown(/^This browser can’t show maps/)
  expect(await list()).toBeVisible()
  noButton('Map')
})

test('the list beside the map can be hidden; on a phone the map takes its place, below the search, and the list keeps its scroll position, MAP-15', async () => {
  const { address } = openApp('/nearby')
  await list()
  await press('Hide list')
  noList()
  await press('Show list')
  await list()
  await resize(360, 740)
  await waitFor(() => noButton('Hide list'))
  await list()
  expectNone('region', 'Map of nearby shops')
  window.scrollTo(0, 2000)
  await press('Map')
  const shown = await map()
  noList()
  const what = screen.getByRole('searchbox', { name: 'What' })
  expect(what.getBoundingClientRect().bottom).toBeLessThan(shown.getBoundingClientRect().top)
  await press('List')
  await list()
  await waitFor(() => expect(Math.abs(window.scrollY - 2000)).toBeLessThan(50))

  await press('Map')
  await map()
  await userEvent.type(screen.getByRole('searchbox', { name: 'What' }), 'panaderia{Enter}')
  await waitFor(() => expect(address()).toBe('/nearby?query=panaderia'))
  expect(await map()).toBeVisible()
  await press('List')
  await press(/^Panaderia/, await partNamed('Shops', 'list'))
  await screen.findByRole('button', { name: 'Directions' })
  // It would lie over the search.
  noButton('Map')
})
