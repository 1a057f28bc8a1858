import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import { press } from '../support/user.ts'

beforeEach(() => page.viewport(360, 740))
afterEach(() => page.viewport(1280, 800))

const mango = `/products/${namedProducts.mango.id}`
const buyBar = async () => within(await screen.findByRole('group', { name: 'Buy this product' }))
const dialogs = () => screen.queryAllByRole('dialog')

const layers: [what: string, at: string, opened: string | RegExp, open: () => Promise<void>][] = [
  [
    'the pictures',
    mango,
    /^Pictures of/,
    async () => userEvent.click((await screen.findAllByRole('button', { name: /^Enlarge/ }))[0]!),
  ],
  ['the quantity', mango, 'Choose a quantity', async () => press('Buy Now', await buyBar())],
  ['the notifications', '/favourites', 'Notifications', () => press(/^Notifications/)],
]

test.each(layers)('Back closes %s, and then goes back', async (_what, at, name, open) => {
  for (const [before, after] of [
    [['/terms-conditions', at], '/terms-conditions'],
    // The tab came to the app by this address: there is nothing before it.
    [[at], at],
  ] as const) {
    const { go, address, close, router } = openApp([...before], 'as:liza')
    await open()
    await screen.findByRole('dialog', { name })
    // The entry that Back leaves is added a moment later.
    await waitFor(() => expect(router.state.location.state).toHaveProperty('below'))
    await go(-1)
    await waitFor(() => expect(dialogs()).toEqual([]))
    expect(address()).toBe(at)
    await go(-1)
    await waitFor(() => expect(address()).toBe(after))
    close()
  }
})

test('Back closes what is on top, and asks before it closes what was typed in', async () => {
  const { go, address } = openApp(['/terms-conditions', '/profile/mia-villanueva'], 'as:mia')
  const back = () => go(-1)
  await press('Change Password')
  const form = await screen.findByRole('dialog', { name: 'Change Password' })
  const field = await within(form).findByLabelText('New password')
  await userEvent.type(field, 'bagong')
  await back()
  expect(await screen.findByRole('dialog', { name: 'Discard this password?' })).toBeVisible()
  await back()
  await waitFor(() => expect(dialogs()).toEqual([form]))
  expect(field).toHaveValue('bagong')
  await back()
  await press('Discard')
  await waitFor(() => expect(dialogs()).toEqual([]))
  expect(address()).toBe('/profile/mia-villanueva')
  await back()
  await waitFor(() => expect(address()).toBe('/terms-conditions'))
})
