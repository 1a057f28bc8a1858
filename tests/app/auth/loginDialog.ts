import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** The login, once its form is loaded, which takes long on a busy machine. */
export async function loginDialog() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }, { timeout: 40_000 }))
  await dialog.findByLabelText('Email', {}, { timeout: 40_000 })
  return dialog
}

/** Fills in the open login and sends it. */
export async function logInAs({ email, password }: { email: string; password: string }) {
  const dialog = await loginDialog()
  await userEvent.type(dialog.getByLabelText('Email'), email)
  await userEvent.type(dialog.getByLabelText('Password'), password)
  await userEvent.click(dialog.getByRole('button', { name: 'Log in' }))
  return dialog
}
