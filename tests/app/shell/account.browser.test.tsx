import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../support/app.tsx'
import { press } from '../support/user.ts'

/** Opens the account's menu on a screen that loads nothing; the top bar. */
async function openMenu(sim: string, name: string) {
  openApp('/nowhere/at/all', sim)
  const bar = within(await screen.findByRole('banner'))
  await press(`Account of ${name}`, bar)
  expect(bar.getByText(`Hi, ${name}!`)).toBeVisible()
  expect(bar.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  return bar
}

test('a signed-in buyer has chats, notifications and an account, whose menu leads to the profile, the orders and the own shop, SHELL-10 SHELL-17 SHELL-18 SHELL-19 SHELL-20 SHELL-21 SHELL-22 GEN-04', async () => {
  const bar = await openMenu('as:jose', 'Jose')
  expect(bar.getByRole('button', { name: /^Chats/ })).toBeVisible()
  expect(bar.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  expect(bar.getByRole('link', { name: 'Manage Account' })).toHaveAttribute(
    'href',
    '/profile/jose-dizon',
  )
  for (const [name, status] of [
    ['Preparing', 'PREPARING'],
    ['Shipped', 'SHIPPED'],
    ['Completed', 'COMPLETED'],
  ] as const)
    expect(bar.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/profile/jose-dizon/orders?status=${status}`,
    )
  const [, token] = /(?:^|; )token=([^;]+)/.exec(document.cookie) ?? []
  expect(token).toMatch(/./)
  // The token is in the fragment, which is not sent to servers.
  expect(bar.getByRole('link', { name: 'Switch to Seller View' })).toHaveAttribute(
    'href',
    `https://seller.suki.example/#token=${token}`,
  )
})

test('a buyer without a shop has no seller view; the badge counts the lines of the cart, SHELL-09 SHELL-20 ACCESS-17', async () => {
  const bar = await openMenu('as:liza', 'Liza')
  expect(bar.queryByRole('link', { name: 'Switch to Seller View' })).toBeNull()
  // Some browsers put a space before the visually hidden text.
  expect(await bar.findByRole('link', { name: /^Cart \(5 products\)$/ })).toBeVisible()
})
