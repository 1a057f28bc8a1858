import userEvent from '@testing-library/user-event'
import { press, dialogNamed } from '../support/user.ts'

/** The login, once its form is loaded. */
export async function loginDialog() {
  const dialog = await dialogNamed('Log in')
  await dialog.findByLabelText('Email')
  return dialog
}

type Account = Readonly<{ email: string; password: string }>

export async function fillLogin({ email, password }: Account) {
  const dialog = await loginDialog()
  await userEvent.type(dialog.getByLabelText('Email'), email)
  await userEvent.type(dialog.getByLabelText('Password'), password)
  return dialog
}

/** Fills in the open login and sends it. */
export async function logInAs(account: Account) {
  const dialog = await fillLogin(account)
  await press('Log in', dialog)
  return dialog
}
