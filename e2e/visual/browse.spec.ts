import { fail, hang, retry, takePictures, waiting } from '../support/screens.ts'
import type { Page } from '../support/test.ts'

const products = (page: Page) => page.getByRole('main').getByRole('list').getByRole('article')
const dialog = (page: Page) => page.getByRole('dialog')

takePictures(
  'home',
  { name: 'full', path: '/home', sim: 'as:liza', shows: products },
  { name: 'loading', path: '/home', sim: hang('listProducts'), shows: waiting },
  { name: 'failed', path: '/home', sim: fail('listProducts'), act: (page) => retry(page).scrollIntoViewIfNeeded(), shows: retry },
  { name: 'grid', path: '/home', shows: products, act: (page) => products(page).nth(3).scrollIntoViewIfNeeded() },
)

const nothing = '/discover?query=zeppelin'
takePictures(
  'shell',
  { name: 'login', path: `${nothing}&login=true`, shows: (page) => dialog(page).getByLabel('Email') },
  {
    name: 'login-errors',
    path: `${nothing}&login=true`,
    act: (page) => dialog(page).getByRole('button', { name: 'Log in' }).click(),
    shows: (page) => dialog(page).getByText('Email is required'),
  },
  { name: 'coming-soon', path: `${nothing}&coming-soon=true`, shows: (page) => dialog(page).getByRole('button', { name: 'Got it' }) },
  {
    name: 'account-menu',
    path: nothing,
    sim: 'as:jose',
    act: (page) => page.getByRole('button', { name: 'Account of Jose' }).click(),
    shows: (page) => page.getByText('Hi, Jose!'),
  },
)

takePictures(
  'discover',
  { name: 'category', path: '/discover?categories=fruits', shows: products },
  { name: 'query', path: '/discover?query=rice', shows: products },
  { name: 'empty', path: nothing, shows: (page) => page.getByText('No products to show') },
  { name: 'loading', path: '/discover?query=rice', sim: hang('listProducts'), shows: waiting },
  { name: 'failed', path: '/discover?query=rice', sim: fail('listProducts'), shows: retry },
)

const shop = '/san-fernando-rice-center'
takePictures(
  'shop',
  { name: 'full', path: shop, sim: 'as:liza', shows: products },
  { name: 'empty-tab', path: `${shop}?tab=appliances`, shows: (page) => page.getByText('No products to show') },
  { name: 'loading', path: shop, sim: hang('getShopByHandle'), shows: waiting },
  { name: 'failed', path: shop, sim: fail('getShopByHandle'), shows: retry },
  { name: 'not-found', path: '/no-such-shop', shows: (page) => page.getByRole('main').getByRole('link'), allow: /status of 404/ },
)

takePictures(
  'favourites',
  {
    name: 'full',
    path: '/favourites',
    sim: 'as:liza',
    shows: (page) => page.getByRole('list', { name: 'Favourites' }).getByRole('article'),
  },
  { name: 'empty', path: '/favourites', sim: 'as:ana', shows: (page) => page.getByRole('main').getByRole('link') },
  { name: 'loading', path: '/favourites', sim: `as:liza,${hang('listLikes')}`, shows: waiting },
  { name: 'failed', path: '/favourites', sim: `as:liza,${fail('listLikes')}`, shows: retry },
)
