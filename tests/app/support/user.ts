import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

/** The page, or a part of it. */
type Part = Pick<typeof screen, 'findByRole' | 'getByText'>

/** Presses the button of this name, or the control of another role, as soon as it is there. */
export const press = async (
  name: string | RegExp,
  part: Part = screen,
  role = 'button',
): Promise<void> => userEvent.click(await part.findByRole(role, { name }))

/** The dialog of this title, as soon as it is open. */
export const dialogNamed = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }))

/** Waits until the user sees this text. */
export const expectShown = (text: string | RegExp, part: Part = screen): Promise<void> =>
  waitFor(() => expect(part.getByText(text)).toBeVisible())

/** Waits until the dialog of this title, or without one every dialog, is closed. */
export const expectNoDialog = (name?: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog', name ? { name } : {})).toBeNull())

/** From the cart, orders the products that are selected in it, this many, as the form has them. */
export async function orderSelected(products: number): Promise<void> {
  await expectShown(`${products} products selected`)
  await press('Check Out')
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeInTheDocument()
  const checkOut = await screen.findByRole('button', { name: 'Check Out' })
  await waitFor(() => expect(checkOut).toBeEnabled())
  await userEvent.click(checkOut)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Order Accepted!' }),
  ).toBeInTheDocument()
}
