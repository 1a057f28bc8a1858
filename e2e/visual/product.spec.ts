import { buying } from '../support/pageObjects.ts'
import { productPath } from '../support/records.ts'
import { takePictures } from '../support/screens.ts'
import { by, type Page } from '../support/test.ts'

/** A real click may scroll the page. */
const press = (name: string) => (page: Page) => by.button(buying(page), name).dispatchEvent('click')
const ratings = (page: Page) => by.article(by.region(page, 'Buyer Ratings'))

takePictures(
  'product',
  {
    name: 'full',
    path: productPath('mango'),
    sim: 'as:liza',
    shows: ratings,
    rows: 'PRODUCT-11 PRODUCT-20',
    more: [
      {
        name: 'the quantity',
        act: press('Add to cart'),
        shows: (page) => by.dialog(page, 'Choose a quantity'),
      },
    ],
  },
  {
    name: 'ratings',
    path: productPath('mango'),
    act: (page) => ratings(page).nth(2).scrollIntoViewIfNeeded(),
    part: true,
    shows: ratings,
  },
  {
    name: 'sold-out',
    path: productPath('ubeIceCream'),
    shows: (page) => by.button(page, 'Sold Out'),
    rows: 'PRODUCT-21',
  },
  {
    name: 'lightbox',
    path: productPath('mangoCake'),
    act: (page) => by.button(page, 'Full screen').click(),
    width: 1280,
    shows: (page) => by.dialog(page, 'Pictures of').getByText('1 / 3'),
  },
  {
    name: 'lists',
    path: productPath('garlic'),
    sim: 'as:liza',
    act: press('Schedule: add to a list'),
    width: 1280,
    shows: (page) => by.dialog(page, 'Add to a scheduled list').getByText('Checks out weekly'),
    more: [
      {
        name: 'the address and the payment of a new list',
        act: async (page) => {
          await by.button(by.dialog(page, 'Add to a scheduled list'), 'New list').click()
          const flow = by.dialog(page, 'New list')
          await flow.getByLabel('List name').fill('For the adobo')
          for (const _step of [1, 2]) await by.button(flow, 'Next').press('Enter')
        },
        shows: (page) => by.radio(by.dialog(page, 'New list'), /Cash on Delivery/),
      },
    ],
  },
)
