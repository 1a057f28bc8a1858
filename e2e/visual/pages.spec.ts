import { takePictures } from '../support/screens.ts'
import { by, type Page } from '../support/test.ts'

const heading = (page: Page) => by.h1(page)
const report = (page: Page) => by.dialog(page, 'Report a Bug')

takePictures(
  'pages',
  { name: 'not-found', path: '/no/such/page', shows: heading, rows: 'SHELL-05' },
  { name: 'privacy', path: '/privacy-policy', shows: heading },
  { name: 'terms', path: '/terms-conditions', shows: heading },
  {
    name: 'contact',
    path: '/contact',
    // Status 204 keeps the browser on the page.
    before: (page) =>
      page.context().route('https://play.google.com/**', (route) => route.fulfill({ status: 204 })),
    shows: heading,
    // A browser without a mail program reports the mail as a request.
    allow: /foreign request: GET (mailto:|https:\/\/play\.google\.com\/)/,
    rows: 'CONTACT-01 DOWNLOAD-03 SHELL-15',
    more: [
      {
        name: 'a bug’s report',
        act: (page) => by.button(page, 'Report a Bug').click(),
        shows: (page) => report(page).getByLabel('What happened?'),
      },
      {
        name: 'the report as a mail',
        act: async (page) => {
          await report(page).getByLabel('What happened?').fill('The total stayed the same')
          await report(page).getByLabel('What did you expect?').fill('₱120 less')
          await by.button(report(page), 'Open email app').click()
        },
        shows: (page) => by.heading(report(page), 'Your email app should open now'),
      },
      {
        name: 'the download',
        path: '/download',
        shows: (page) => by.link(page, 'Open the Play Store'),
      },
    ],
  },
)
