import { conversationIds, orderIds, scheduleIds } from '#fixtures/named.ts'
import { by } from '../support/by.ts'
import { checkoutPath, placeButton } from '../support/checkout.ts'
import { buying } from '../support/pageObjects.ts'
import { png } from '../support/pictures.ts'
import { productPath } from '../support/records.ts'
import type { Screen } from './screens.ts'
import { choosePicture, dialog, addAddress, press, profile, rate, shop } from './steps.ts'

const chat = `/liza-manalo/chats?chat=${conversationIds.lizaRice}`
const picture = png('a.png')
const order = `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`

const deeds: Omit<Screen, 'writes'>[] = [
  {
    name: 'add to cart',
    path: productPath('mango'),
    as: 'liza',
    prepare: (page) => by.button(buying(page), 'Add to cart').click(),
    act: (page) => by.button(dialog(page), 'Add to cart').click(),
  },
  {
    name: 'change a quantity',
    path: '/cart',
    as: 'liza',
    act: (page) => press(page, 'Increase quantity'),
  },
  { name: 'remove from cart', path: '/cart', as: 'liza', act: (page) => press(page, /^Remove /) },
  {
    name: 'follow',
    path: '/san-fernando-rice-center',
    as: 'mia',
    act: (page) => by.button(by.main(page), /^Follow(ing)?$/).click(),
  },
  {
    name: 'unlike',
    path: '/favourites',
    as: 'liza',
    prepare: (page) => press(page, /^Remove .* from favourites/),
    act: (page) => press(page, 'Continue'),
  },
  { name: 'like', path: productPath('mango'), as: 'liza', act: (page) => press(page, /^Like, /) },
  {
    name: 'save profile',
    path: profile,
    as: 'mia',
    prepare: (page) => page.getByLabel('First name', { exact: true }).fill('Mia Clara'),
    act: (page) => press(page, 'Save Changes'),
  },
  {
    name: 'add an address',
    path: profile,
    as: 'mia',
    prepare: addAddress,
    act: (page) => by.button(dialog(page), 'Save Address').click(),
  },
  {
    name: 'send a message',
    path: chat,
    as: 'liza',
    prepare: (page) => by.textbox(page, /^Message to/).fill('Magandang araw po'),
    act: (page) => by.textbox(page, /^Message to/).press('Enter'),
  },
  {
    name: 'place an order',
    path: checkoutPath('quickmelt', 'ubePandesal'),
    as: 'mia',
    act: (page) => placeButton(page).click(),
  },
  {
    name: 'cancel an order',
    path: `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaPending}`,
    as: 'liza',
    async prepare(page) {
      await press(page, 'Cancel')
      await by.radio(dialog(page)).first().check()
    },
    act: (page) => by.button(dialog(page), 'Cancel order').click(),
  },
  {
    name: 'report a shop',
    path: shop,
    as: 'liza',
    async prepare(page) {
      await press(page, 'More about this shop')
      await press(page, 'Flag or report this shop')
    },
    act: (page) => by.button(dialog(page), 'Submit').click(),
  },
  {
    name: 'set a default address',
    path: profile,
    as: 'mia',
    act: (page) => press(page, 'Set as default'),
  },
  {
    name: 'mark all as read',
    path: '/favourites',
    as: 'liza',
    prepare: (page) => press(page, /^Notifications/),
    act: (page) => press(page, 'Mark all as read'),
  },
  {
    name: 'skip a date of a list',
    path: `/order/schedule/${scheduleIds.weeklyGroceries}`,
    as: 'liza',
    prepare: (page) => press(page, /^Cancel next checkout/),
    act: (page) => by.button(dialog(page), 'Skip this date').click(),
  },
  {
    name: 'write a review',
    path: order,
    as: 'liza',
    prepare: rate,
    act: (page) => by.button(dialog(page), 'Submit rating').click(),
  },
  {
    name: 'upload a picture',
    path: profile,
    as: 'mia',
    prepare: choosePicture,
    act: (page) => press(page, 'Save Changes'),
  },
  {
    name: 'upload pictures of a review',
    path: order,
    as: 'liza',
    async prepare(page) {
      await rate(page)
      await dialog(page)
        .getByLabel(/^Add Files/)
        .setInputFiles([picture])
    },
    act: (page) => by.button(dialog(page), 'Submit rating').click(),
  },
]

/** Of these, only the calls that change something are answered badly. */
export const actions: readonly Screen[] = deeds.map((deed) => ({ ...deed, writes: true }))
