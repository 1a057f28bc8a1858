import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import { press } from '../support/user.ts'

afterEach(() => page.viewport(1280, 800))

test('an unknown address shows a message in the plain layout, which links home, SHELL-05', async () => {
  const { address } = openApp('/a/b/c')
  expect(
    await screen.findByRole('heading', { name: 'Page not found', level: 1 }),
  ).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull()
  await press('Go to Homepage', screen, 'link')
  await waitFor(() => expect(address()).toBe('/home'))
})

const tabs = [
  ['Home', '/home'],
  ['Cart', '/cart'],
  ['Favourites', '/favourites'],
  ['Scheduler', '/order/schedule'],
]

test.each([
  [360, '/home', tabs],
  [1280, '/home', tabs],
  [360, `/products/${namedProducts.mango.id}`, [tabs[1]]],
  [1280, `/products/${namedProducts.mango.id}`, tabs],
])(
  'at %i px the main navigation of %s is at the bottom on phones, where product pages have only the cart at the top, and else at the top, SHELL-12 SHELL-13',
  async (width, path, links) => {
    await page.viewport(width, 800)
    openApp(path)
    const bar = await screen.findByRole('navigation', { name: 'Main' })
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(links)
    const { bottom } = bar.getBoundingClientRect()
    if (width === 360 && path === '/home') expect(bottom).toBeGreaterThan(790)
    else expect(bottom).toBeLessThan(200)
  },
)
