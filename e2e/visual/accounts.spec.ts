import { takePictures } from '../support/screens.ts'
import type { Page } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** A screen behind the dialogs without parts that load late. */
const behind = '/discover?query=zeppelin'
const resetting = '/reset-password?email=mia@suki.example'

async function sendAccount(page: Page): Promise<void> {
  await field(page, 'Email').fill('bago@suki.example')
  for (const label of ['Password', 'Confirm password']) await field(page, label).fill('bagong-suki')
  await dialog(page).getByRole('button', { name: 'Proceed' }).click()
}

takePictures(
  'accounts',
  { name: 'signup', path: `${behind}&signup=true`, shows: (page) => field(page, 'Confirm password') },
  {
    name: 'signup-errors',
    path: `${behind}&signup=true`,
    act: (page) => dialog(page).getByRole('button', { name: 'Proceed' }).click(),
    shows: (page) => dialog(page).getByRole('alert').filter({ hasText: /./ }),
  },
  { name: 'signup-code', path: `${behind}&signup=true`, act: sendAccount, shows: (page) => field(page, 'Code') },
  { name: 'reset-email', path: '/reset-password', shows: (page) => field(page, 'Email') },
  { name: 'reset-code', path: `${resetting}&step=1`, shows: (page) => field(page, 'Code') },
  { name: 'reset-password', path: `${resetting}&step=2&token=a`, shows: (page) => field(page, 'Confirm password') },
  {
    name: 'session-ended',
    path: behind,
    sim: 'as:liza,token:expired',
    shows: (page) => page.getByText('TOKEN EXPIRED PLEASE LOGIN AGAIN'),
    allow: /status of 401/,
  },
  {
    name: 'delete-account',
    path: '/profile/mia-villanueva',
    sim: 'as:mia',
    act: (page) => page.getByRole('button', { name: 'Delete Account' }).dispatchEvent('click'),
    shows: (page) => dialog(page).getByRole('textbox'),
  },
)
