import { productPath } from '../support/records.ts'
import { takePictures } from '../support/screens.ts'
import type { Page } from '../support/test.ts'

/** Dispatches the click, since a real click may scroll the page and change the picture. */
const press = (name: string) => (page: Page) =>
  page
    .getByRole('group', { name: 'Buy this product' })
    .getByRole('button', { name })
    .dispatchEvent('click')
const ratings = (page: Page) =>
  page.getByRole('region', { name: 'Buyer Ratings' }).getByRole('listitem')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

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
        shows: (page) => dialog(page, 'Choose a quantity'),
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
    shows: (page) => page.getByRole('button', { name: 'Sold Out' }),
    rows: 'PRODUCT-21',
  },
  {
    name: 'lightbox',
    path: productPath('mangoCake'),
    act: (page) => page.getByRole('button', { name: 'Full screen' }).click(),
    width: 1280,
    shows: (page) => dialog(page, 'Pictures of').getByText('1 / 3'),
  },
  {
    name: 'lists',
    path: productPath('garlic'),
    sim: 'as:liza',
    act: press('Add to a scheduled list'),
    width: 1280,
    shows: (page) => dialog(page, 'Scheduled lists').getByText('Checks out weekly'),
    more: [
      {
        name: 'the address and the payment of a new list',
        act: async (page) => {
          await dialog(page, 'Scheduled lists').getByRole('button', { name: 'New list' }).click()
          const flow = dialog(page, 'New list')
          await flow.getByLabel('List name').fill('For the adobo')
          for (const _step of [1, 2])
            await flow.getByRole('button', { name: 'Next' }).press('Enter')
        },
        shows: (page) => dialog(page, 'New list').getByRole('radio', { name: /Cash on Delivery/ }),
      },
    ],
  },
)
