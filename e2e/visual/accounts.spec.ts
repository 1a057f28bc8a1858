import { addressSection } from '../support/addressForm.ts'
import { codeFor, otherThan } from '../support/inbox.ts'
import { takePictures } from '../support/screens.ts'
import {
  email,
  field,
  fillAccount,
  fillCode,
  fillDetails,
  proceed,
  summary,
} from '../support/signup.ts'
import { by, type Page } from '../support/test.ts'

/** What stands behind the dialogs. */
const behind = '/discover?query=zeppelin'
const inMain = (page: Page, label: string) => by.main(page).getByLabel(label, { exact: true })
const wrong = (label: string) => (page: Page) =>
  inMain(page, label).and(page.locator('[aria-invalid=true]'))
const sendStep = (page: Page) => by.button(by.main(page), /^(Next|Reset Password)$/).click()

takePictures(
  'accounts',
  {
    name: 'signup',
    path: `${behind}&signup=true`,
    shows: (page) => field(page, 'Confirm password'),
    rows: 'AUTH-21 AUTH-30 AUTH-37',
    more: [
      { name: 'the account’s errors', act: (page) => proceed(page).click(), shows: summary },
      {
        name: 'the code',
        act: (page) => fillAccount(page),
        shows: (page) => field(page, 'Code'),
      },
      {
        name: 'a wrong code',
        act: async (page, marketplace) =>
          fillCode(page, otherThan(await codeFor(page, marketplace, email))),
        shows: (page) => field(page, 'Code').and(page.locator('[aria-invalid=true]')),
      },
      {
        name: 'the details',
        act: async (page, marketplace) => fillCode(page, await codeFor(page, marketplace, email)),
        shows: (page) => field(page, 'First name'),
      },
      {
        name: 'the details’ errors',
        act: (page) => fillDetails(page, '0917'),
        shows: summary,
      },
    ],
  },
  {
    name: 'reset-email',
    path: '/reset-password',
    shows: (page) => inMain(page, 'Email'),
    rows: 'AUTH-48 AUTH-53 AUTH-57',
    more: [
      { name: 'no email', act: sendStep, shows: wrong('Email') },
      {
        name: 'no code',
        path: '/reset-password?step=1&email=mia@suki.example',
        act: sendStep,
        shows: wrong('Code'),
      },
      {
        name: 'no password',
        path: '/reset-password?step=2&email=mia@suki.example&token=made-up',
        act: sendStep,
        shows: wrong('New password'),
      },
    ],
  },
  {
    name: 'session-ended',
    path: behind,
    sim: 'as:liza,token:expired',
    width: 1280,
    shows: (page) => page.getByText('TOKEN EXPIRED PLEASE LOGIN AGAIN'),
    allow: /status of 401/,
    rows: 'AUTH-18',
  },
)

const mia = '/profile/mia-villanueva'
const press = (name: string) => (page: Page) => by.button(by.main(page), name).click()
const escape = (page: Page) => page.keyboard.press('Escape')

takePictures(
  'profile',
  {
    name: 'full',
    path: mia,
    sim: 'as:mia',
    shows: (page) => by.listitem(addressSection(page)),
    rows: 'PROFILE-07 PROFILE-08 PROFILE-09 PROFILE-18 PROFILE-21 PROFILE-29',
    more: [
      {
        name: 'errors',
        act: async (page) => {
          await page.getByLabel('First name').fill('')
          await page.getByLabel('Contact number').fill('1')
          await page.getByLabel('Contact number').blur()
        },
        shows: (page) => page.getByText('First name is required'),
      },
      {
        name: 'the crop of a picture',
        act: async (page) => {
          const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } })
          await page
            .getByLabel('Change Picture')
            .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
        },
        shows: (page) => page.getByAltText('Selected file'),
        close: escape,
      },
      {
        name: 'the password',
        act: press('Change Password'),
        shows: (page) => by.dialog(page, 'Change Password'),
        close: escape,
      },
      {
        name: 'how to reach us',
        act: press('Contact Us'),
        shows: (page) => by.dialog(page, 'Contact Us'),
        close: escape,
      },
      {
        name: 'the end of the account',
        act: press('Delete Account'),
        shows: (page) => by.dialog(page, 'Delete your account?'),
      },
    ],
  },
  {
    name: 'addresses',
    reload: true,
    path: mia,
    sim: 'as:mia',
    act: (page) => by.listitem(addressSection(page)).last().scrollIntoViewIfNeeded(),
    part: true,
    shows: (page) => by.listitem(addressSection(page)),
  },
)
