import { takePictures } from '../support/screens.ts'

takePictures('notifications', {
  name: 'all',
  path: '/home',
  sim: 'as:liza',
  act: async (page) => {
    // Browsers for tests differ in the permission, and one that may be asked for it shows a card.
    await page.evaluate(() =>
      Object.defineProperty(Notification, 'permission', { value: 'granted', configurable: true }),
    )
    await page.getByRole('button', { name: /^Notifications/ }).click()
  },
  shows: (page) =>
    page.getByRole('dialog', { name: 'Notifications' }).getByRole('region', { name: 'Today' }),
})
