import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent as browser } from 'vitest/browser'
import { openApp } from '../support/app.tsx'
import { dialogNamed } from '../support/user.ts'

beforeEach(() => page.viewport(360, 740))
afterEach(() => page.viewport(1280, 800))

const button = (name: string | RegExp, part: Pick<typeof screen, 'findByRole'> = screen) =>
  part.findByRole('button', { name })
const dialog = async (name: string) => await dialogNamed(name)
const slidIn = () => Promise.all(document.getAnimations().map((one) => one.finished))

test('a double tap on Next goes on by one step of a new list, and on Back by one, SCHED-01', async () => {
  openApp('/order/schedule', 'as:liza')
  await userEvent.click(await button('New list'))
  const list = await dialog('New list')
  await browser.fill(await list.findByLabelText('List name'), 'Palengke')
  await slidIn()
  await browser.dblClick(await button('Next', list))
  expect(await list.findByRole('navigation', { name: 'Step 2 of 5' })).toBeVisible()
  await browser.dblClick(await button('Back', list))
  expect(await list.findByRole('navigation', { name: 'Step 1 of 5' })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Discard this list?' })).toBeNull()
})
