import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { namedProducts } from '../../fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'

const setOnline = (online: boolean) => act(() => onlineManager.setOnline(online))
const offline = 'You are offline. This will load when you are connected again.'

afterEach(() => page.viewport(1280, 800))

test('SHELL-07 offline, a screen not visited yet shows a message inside the bars, and loads by itself once online', async () => {
  const { router } = openApp('/home')
  await screen.findAllByRole('article')
  setOnline(false)
  await act(() => router.navigate('/discover?query=rice'))
  expect(await screen.findByText(offline)).toBeVisible()
  expect(screen.getByRole('search')).toBeVisible()
  expect(screen.getAllByRole('navigation', { name: 'Main' })[0]).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(offline)).toBeVisible()
  setOnline(true)
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “rice”' })).toBeVisible()
  expect(await screen.findAllByRole('article')).not.toHaveLength(0)
})

test('SHELL-07 a screen that failed offline is loaded again at the next visit', async () => {
  const { router } = openApp('/home')
  await screen.findAllByRole('article')
  setOnline(false)
  await act(() => router.navigate('/nearby'))
  expect(await screen.findByText(offline)).toBeVisible()
  await act(() => router.navigate('/home'))
  setOnline(true)
  await act(() => router.navigate('/nearby'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Nearby shops' })).toBeInTheDocument()
})

test('SHELL-26 the offline notice touches neither edge of a small phone', async () => {
  await page.viewport(320, 640)
  openApp('/home')
  await screen.findAllByRole('article')
  setOnline(false)
  const { left, right } = (await screen.findByText('You are offline. What you see may be out of date.')).getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(16)
  expect(window.innerWidth - right).toBeGreaterThanOrEqual(16)
  setOnline(true)
})

test('AUTH-01 a login that cannot be loaded says so in its dialog, and the form loads by itself once online', async () => {
  openApp('/home')
  await screen.findAllByRole('article')
  // Another dialog: the code that opens them is not part of the first screen.
  await userEvent.click(screen.getAllByRole('button', { name: 'Report a Bug' })[0]!)
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  setOnline(false)
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }))
  expect(await dialog.findByText(offline)).toBeVisible()
  setOnline(true)
  expect(await dialog.findByLabelText('Email')).toBeVisible()
})

test('PRODUCT-04 when the lightbox cannot be loaded, the product stays', async () => {
  openApp(`/products/${namedProducts.mangoCake.id}`)
  const enlarge = await screen.findByRole('button', { name: 'Full screen' })
  setOnline(false)
  await userEvent.click(enlarge)
  expect(await screen.findByText('This could not be opened')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Buy this product' })).toBeVisible()
  setOnline(true)
  await userEvent.click(enlarge)
  await waitFor(() => expect(screen.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible())
})
