import { takePictures } from '../support/screens.ts'
import { by } from '../support/test.ts'

takePictures('notifications', {
  name: 'all',
  path: '/home',
  sim: 'as:liza',
  act: async (page) => {
    // A browser that may be asked for the permission shows a card.
    await page.evaluate(() =>
      Object.defineProperty(Notification, 'permission', { value: 'granted', configurable: true }),
    )
    await by.button(page, /^Notifications/).click()
  },
  shows: (page) => by.region(by.dialog(page, 'Notifications'), 'Today'),
})
