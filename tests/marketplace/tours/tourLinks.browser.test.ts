import { afterEach, expect, test } from 'vitest'
import { tours } from '#fixtures/tours/tours.ts'
import { chosenTab, rememberOpen, wasOpen } from '#mocks/demo/console/memory.ts'
import { prepareTour } from '#mocks/demo/tours/start.ts'
import { loadProgress } from '#mocks/demo/tours/tourLinks.ts'
import { takeTourLink, tourAddress } from '#mocks/demo/tours/tourLinks.ts'
import { takeWelcomeLink } from '#mocks/demo/welcome/link.ts'

const base = new URL('/shop/', location.href).href
const { href } = location
const open = (address: string) => history.replaceState(null, '', address)

afterEach(() => {
  open(href)
  localStorage.clear()
  sessionStorage.clear()
})

test('a link gives the page the address and directives of its step, under the base, and drops what the app has stored', () => {
  localStorage.setItem('suki.attempts', 'an order of another world')
  localStorage.setItem('suki-console', '{}')
  open('/shop/cart?tour=chat:1&sim=latency:400')
  expect(takeTourLink(base)).toBeNull()
  const [start] = tours[3]!.steps
  expect(location.pathname).toBe(`/shop${start.start.path}`)
  expect([...new URLSearchParams(location.search)]).toEqual([
    ['sim', `${start.start.directives},latency:400`],
  ])
  expect(loadProgress()).toEqual({ tour: tours[3], step: 0, goal: 0 })
  expect(Object.keys(localStorage)).toEqual(['suki-console'])
})

test('a step without a state of its own begins at the one before it that has one', () => {
  open('/home?tour=first-order:4')
  expect(takeTourLink(base)).toBeNull()
  expect(location.pathname).toMatch(/^\/shop\/products\//)
  expect(loadProgress()).toEqual({ tour: tours[0], step: 2, goal: 3 })
})

test('a link to no step leaves the page as it is, and says so', () => {
  localStorage.setItem('suki.attempts', 'an order')
  open('/cart?tour=market&sim=as:mia#top')
  expect(takeTourLink(base)).toMatch(/^There is no tour 'market'/)
  expect(location.pathname + location.search + location.hash).toBe('/cart?sim=as%3Amia#top')
  expect(loadProgress()).toBeNull()
  expect(localStorage.length).toBe(1)
})

test('a tour closes the console, which would cover the page, unless it is about the console', () => {
  rememberOpen(true)
  open('/home?tour=chat')
  takeTourLink(base)
  expect(wasOpen()).toBe(false)
  open('/home?tour=developers')
  takeTourLink(base)
  expect([chosenTab.read(), wasOpen()]).toEqual(['faults', true])
})

test('a link to another state, or to the first page, ends the tour of this tab; an address without one does not', async () => {
  const begin = () => {
    open('/home?tour=chat')
    takeTourLink(base)
  }
  begin()
  open('/cart')
  await prepareTour(base)
  expect(takeWelcomeLink()).toBe(false)
  expect(loadProgress()).not.toBeNull()
  open('/cart?sim=as:liza')
  await prepareTour(base)
  expect(loadProgress()).toBeNull()
  begin()
  open('/?demo&query=rice')
  expect(takeWelcomeLink()).toBe(true)
  expect(location.search).toBe('?query=rice')
  expect(loadProgress()).toBeNull()
})

test('the address of each step leads to it', async () => {
  for (const tour of tours)
    for (const step of tour.steps.keys()) {
      open(tourAddress({ tour, step }, base))
      expect(location.search).toBe(`?tour=${tour.name}:${step + 1}`)
      expect(await prepareTour(base)).toBeNull()
      expect(loadProgress()).toMatchObject({ tour, goal: step })
    }
})
