import { productPath } from '../support/records.ts'
import { fail, hang, retry, takePictures, waiting } from '../support/screens.ts'
import type { Page } from '../support/test.ts'

const actions = (page: Page) => page.getByRole('group', { name: 'Buy this product' })
/** Dispatches the click, since a real click may scroll the page and change the picture. */
const press = (name: string) => (page: Page) => actions(page).getByRole('button', { name }).dispatchEvent('click')
const ratings = (page: Page) => page.getByRole('region', { name: 'Buyer Ratings' }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')

takePictures(
  'product',
  { name: 'full', path: productPath('mango'), sim: 'as:liza', shows: ratings },
  { name: 'ratings', path: productPath('mango'), act: (page) => ratings(page).nth(2).scrollIntoViewIfNeeded(), shows: ratings },
  { name: 'sold-out', path: productPath('ubeIceCream'), shows: (page) => page.getByRole('button', { name: 'Sold Out' }) },
  { name: 'loading', path: productPath('mango'), sim: hang('getProduct'), shows: waiting },
  { name: 'failed', path: productPath('mango'), sim: fail('getProduct'), shows: retry },
  { name: 'quantity', path: productPath('pandesal'), sim: 'as:mia', act: press('Add to cart'), shows: dialog },
  {
    name: 'lightbox',
    path: productPath('mangoCake'),
    act: (page) => page.getByRole('button', { name: 'Full screen' }).click(),
    shows: (page) => dialog(page).getByText('1 / 3'),
  },
  {
    name: 'menu',
    path: productPath('paracetamol'),
    sim: 'as:liza',
    act: (page) => page.getByRole('button', { name: 'More about this product' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Flag or report this product' }),
  },
  {
    name: 'report',
    path: productPath('paracetamol'),
    sim: 'as:liza',
    act: async (page) => {
      await page.getByRole('button', { name: 'More about this product' }).click()
      await page.getByRole('button', { name: 'Flag or report this product' }).click()
    },
    shows: (page) => dialog(page).getByRole('button', { name: 'Submit' }),
  },
  {
    name: 'lists',
    path: productPath('garlic'),
    sim: 'as:liza',
    act: press('Add to a scheduled list'),
    shows: (page) => dialog(page).getByText('Checks out weekly'),
  },
  {
    name: 'lists-empty',
    path: productPath('garlic'),
    sim: 'as:ana',
    act: press('Add to a scheduled list'),
    shows: (page) => dialog(page).getByText('You have no lists yet'),
  },
)
