import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** The page, or a part of it. */
type Part = Pick<typeof screen, 'findByRole' | 'getByRole' | 'getByText' | 'queryByText'>

/** Presses the button of this name, or the control of another role, as soon as it is there. */
export const press = async (
  name: string | RegExp,
  part: Pick<Part, 'findByRole'> = screen,
  role = 'button',
): Promise<void> => userEvent.click(await part.findByRole(role, { name }))

/** The button of this name, which is there. */
export const buttonNamed = (name: string | RegExp, part: Pick<Part, 'getByRole'> = screen) =>
  part.getByRole('button', { name })

/** The dialog of this title, as soon as it is open. */
export const dialogNamed = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }))

/** Waits until the user sees this text. */
export const expectShown = (
  text: string | RegExp,
  part: Pick<Part, 'getByText'> = screen,
): Promise<void> => waitFor(() => expect(part.getByText(text)).toBeVisible())

export const expectNoText = (text: string | RegExp, part: Pick<Part, 'queryByText'> = screen) =>
  expect(part.queryByText(text)).toBeNull()

/** Waits until the dialog of this title, or without one every dialog, is closed. */
export const expectNoDialog = (name?: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog', name ? { name } : {})).toBeNull())

/** The page has this size until the test ends, px. */
export async function resize(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(width, height)
}

/** From the cart, orders the products that are selected in it, this many, as the form has them. */
export async function orderSelected(products: number): Promise<void> {
  await expectShown(`${products} products selected`)
  await press('Check Out')
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeInTheDocument()
  await waitFor(() => expect(buttonNamed('Check Out')).toBeEnabled())
  await press('Check Out')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Order Accepted!' }),
  ).toBeInTheDocument()
}
