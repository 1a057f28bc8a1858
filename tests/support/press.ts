import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** The page, or a part of it. */
type Part = Pick<typeof screen, 'findByRole'>

/** Presses the button of this name, or the control of another role, as soon as it is there. */
export const press = async (
  name: string | RegExp,
  part: Part = screen,
  role = 'button',
): Promise<void> => userEvent.click(await part.findByRole(role, { name }))

/** The dialog of this title, as soon as it is open. */
export const dialogNamed = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }))
