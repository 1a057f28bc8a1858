import type { BrowserContext } from '@playwright/test'
import { expect, test } from './support/test.ts'

// Tests share a browser context: one finds nothing of what another has left.
test.describe.configure({ mode: 'serial' })
let used: BrowserContext | undefined

test('a test leaves storage, cookies, a second page and the workers of the demo', async ({ page, context, marketplace }) => {
  used = context
  await marketplace.visit('/cart', 'as:liza')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('left', 'here')
    sessionStorage.setItem('left', 'here')
  })
  expect(await context.cookies()).not.toEqual([])
  await (await context.newPage()).goto('/contact')
})

test('the next one has the same context, empty', async ({ page, context }) => {
  expect(context).toBe(used)
  expect(context.pages()).toEqual([page])
  expect(await context.cookies()).toEqual([])
  await page.goto('/robots.txt')
  const left = () =>
    page.evaluate(async () => [
      ...[localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
  expect(await left()).toEqual([])
  // A clock can't be taken back.
  await page.clock.install()
})

test('after a change that can’t be undone the next one has another context', ({ context }) => {
  expect(context).not.toBe(used)
})
