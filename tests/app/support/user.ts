import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'

/** The page, or a part of it. */
type Part = Pick<
  typeof screen,
  'findByRole' | 'getByRole' | 'getByText' | 'queryByRole' | 'queryByText'
>

/** Presses the button of this name, or the control of another role, as soon as it is there. */
export const press = async (
  name: string | RegExp,
  part: Pick<Part, 'findByRole'> = screen,
  role = 'button',
) => userEvent.click(await part.findByRole(role, { name }))

/** Presses the button of this name as soon as it is enabled. */
export async function pressEnabled(name: string | RegExp, part: Pick<Part, 'findByRole'> = screen) {
  const button = await part.findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

export const buttonNamed = (name: string | RegExp, part: Pick<Part, 'getByRole'> = screen) =>
  part.getByRole('button', { name })

export const findButton = (name: string | RegExp) => screen.findByRole('button', { name })

/** The dialog of this title, as soon as it is open. */
export const dialogNamed = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }))

/** The region of this name, or a part with another role, as soon as it is there. */
export const partNamed = async (name: string | RegExp, role = 'region') =>
  within(await screen.findByRole(role, { name }))

export const expectScreen = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name })

/** Expects that a link leads there; an asymmetric matcher says where. */
export const expectLink = (
  name: string | RegExp,
  href: unknown,
  part: Pick<Part, 'getByRole'> = screen,
) => expect(part.getByRole('link', { name })).toHaveAttribute('href', href)

/** Waits until the user sees this text. */
export const expectShown = (text: string | RegExp, part: Pick<Part, 'getByText'> = screen) =>
  waitFor(() => expect(part.getByText(text)).toBeVisible())

/** Waits until the user sees what has this role and name. */
export const expectVisible = async (
  role: string,
  name: string | RegExp,
  part: Pick<Part, 'findByRole'> = screen,
) => expect(await part.findByRole(role, { name })).toBeVisible()

export const expectNoText = (text: string | RegExp, part: Pick<Part, 'queryByText'> = screen) =>
  expect(part.queryByText(text)).toBeNull()

/** Expects that there is nothing of this role, and name if given. */
export const expectNone = (
  role: string,
  name?: string | RegExp,
  part: Pick<Part, 'queryByRole'> = screen,
) => expect(part.queryByRole(role, name === undefined ? {} : { name })).toBeNull()

/** Waits for the toast with these texts, which moves when its dialog closes. */
export const expectToast = (...texts: string[]) =>
  waitFor(() => {
    for (const text of texts) expect(screen.getByText(text)).toBeVisible()
  })

/** Waits until the dialog of this title, or without one every dialog, is closed. */
export const expectNoDialog = (name?: string | RegExp) =>
  waitFor(() => expect(screen.queryByRole('dialog', name ? { name } : {})).toBeNull())

/** Time-outs end by `passTime` alone, until the test ends. */
export const stopTimeouts = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** A clock that `passTime` moves on, and that also runs by itself, so that the screen works. */
export const fakeClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })

/** The clock of the test moves on, ms. */
export const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The page has this size until the test ends, px. */
export async function resize(width: number, height: number) {
  // Once a test, since some change it often.
  if (innerWidth === 1280) onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, height)
}

/** What the user prefers until the test ends: reduced motion otherwise. */
export async function preferMotion(motion: 'reduce' | 'no-preference') {
  const prefer = async (value: string) => {
    const features = [{ name: 'prefers-reduced-motion', value }]
    await cdp().send('Emulation.setEmulatedMedia', { features })
  }
  onTestFinished(() => prefer('reduce'))
  await prefer(motion)
}

/** From the cart, orders the products that are selected in it, this many, as the form has them. */
export async function orderSelected(products: number) {
  await expectShown(new RegExp(`^${products} products? selected$`))
  await press('Check Out')
  await expectScreen('Checkout')
  await pressEnabled('Check Out')
  await expectScreen('Order Accepted!')
}
