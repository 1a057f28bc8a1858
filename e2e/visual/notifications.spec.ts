import { fail, hang, retry, takePictures, waiting } from '../support/screens.ts'
import type { Page } from '../support/test.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const today = (page: Page) => panel(page).getByRole('region', { name: 'Today' })
const card = (page: Page) => panel(page).getByRole('region', { name: 'Notifications on this device' })

/** Opens the panel in a browser with that permission; browsers for tests differ in it. */
const openPanel = (permission: NotificationPermission) => async (page: Page) => {
  await page.evaluate((value) => Object.defineProperty(Notification, 'permission', { value, configurable: true }), permission)
  await page.getByRole('button', { name: /^Notifications/ }).click()
}

takePictures(
  'notifications',
  { name: 'all', path: '/home', sim: 'as:liza', act: openPanel('granted'), shows: today },
  {
    name: 'unread',
    path: '/home',
    sim: 'as:liza',
    act: async (page) => {
      await openPanel('granted')(page)
      await panel(page).getByRole('tab', { name: 'Unread' }).click()
    },
    shows: today,
  },
  { name: 'permission', path: '/home', sim: 'as:liza', act: openPanel('default'), shows: card },
  { name: 'blocked', path: '/home', sim: 'as:liza', act: openPanel('denied'), shows: card },
  {
    name: 'empty',
    path: '/home',
    sim: 'as:ana',
    act: openPanel('granted'),
    shows: (page) => panel(page).getByText('No notifications yet'),
  },
  { name: 'loading', path: '/home', sim: `as:liza,${hang('listNotifications')}`, act: openPanel('granted'), shows: waiting },
  { name: 'failed', path: '/home', sim: `as:liza,${fail('listNotifications')}`, act: openPanel('granted'), shows: retry },
)
