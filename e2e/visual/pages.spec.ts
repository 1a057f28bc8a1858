import { fail, hang, retry, takePictures, waiting } from '../support/screens.ts'
import type { Page } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const addresses = (page: Page) => page.getByRole('region', { name: 'Shipping Address' })
const dialog = (page: Page) => page.getByRole('dialog')
const mia = '/profile/mia-villanueva'

takePictures(
  'profile',
  { name: 'full', path: mia, sim: 'as:mia', shows: (page) => addresses(page).getByRole('listitem') },
  {
    name: 'addresses',
    path: mia,
    sim: 'as:mia',
    act: (page) => addresses(page).getByRole('listitem').last().scrollIntoViewIfNeeded(),
    shows: (page) => addresses(page).getByRole('listitem'),
  },
  {
    name: 'addresses-empty',
    path: '/profile/ana-reyes',
    sim: 'as:ana',
    act: (page) => addresses(page).scrollIntoViewIfNeeded(),
    shows: (page) => page.getByText('No address yet'),
  },
  {
    name: 'addresses-failed',
    path: mia,
    sim: `as:mia,${fail('listAddresses')}`,
    act: (page) => retry(page).scrollIntoViewIfNeeded(),
    shows: retry,
  },
  { name: 'loading', path: mia, sim: `as:mia,${hang('getCurrentUser')},${hang('verifySession')}`, shows: waiting },
  {
    name: 'delete-address',
    path: mia,
    sim: 'as:mia',
    act: (page) =>
      addresses(page)
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click(),
    shows: dialog,
  },
  {
    name: 'password',
    path: mia,
    sim: 'as:mia',
    act: (page) => page.getByRole('button', { name: 'Change Password' }).click(),
    shows: (page) => dialog(page).getByRole('textbox').first(),
  },
)

takePictures(
  'pages',
  { name: 'not-found', path: '/no/such/page', shows: heading },
  { name: 'privacy', path: '/privacy-policy', shows: heading },
  { name: 'terms', path: '/terms-conditions', shows: heading },
  { name: 'contact', path: '/contact', shows: heading, mask: (page) => page.getByText(/^Version /) },
  {
    name: 'report-a-bug',
    path: '/contact',
    act: (page) => page.getByRole('button', { name: 'Report a Bug' }).click(),
    shows: (page) => dialog(page).getByLabel('What happened?'),
    mask: (page) => dialog(page).locator('dl'),
  },
)
