import { takePictures } from '../support/screens.ts'
import { by, type Page } from '../support/test.ts'

const products = (page: Page) => by.article(by.list(by.main(page)))
const search = (page: Page) => by.combobox(page, 'Search products')
const options = (page: Page, name: string) => by.option(by.listbox(page, name))

takePictures(
  'home',
  {
    name: 'full',
    path: '/home',
    sim: 'as:liza',
    shows: products,
    rows: 'HOME-02 SEARCH-02 SEARCH-04 SHELL-17',
    more: [
      {
        name: 'recent searches',
        act: (page) => search(page).click(),
        shows: (page) => options(page, 'Recent searches'),
      },
      {
        name: 'suggestions',
        act: (page) => search(page).fill('rice'),
        shows: (page) => options(page, 'Suggestions'),
      },
      {
        name: 'no suggestion',
        act: (page) => search(page).fill('zzzz'),
        shows: (page) => page.getByText('No results found'),
        close: (page) => page.keyboard.press('Escape'),
      },
      {
        name: 'the account’s menu',
        act: (page) => by.button(page, 'Account of Liza').click(),
        shows: (page) => page.getByText('Hi, Liza!'),
      },
    ],
  },
  {
    name: 'grid',
    path: '/home',
    shows: products,
    act: (page) => products(page).nth(3).scrollIntoViewIfNeeded(),
    part: true,
  },
)

const nothing = '/discover?query=zeppelin'
takePictures('shell', {
  name: 'login',
  path: `${nothing}&login=true`,
  shows: (page) => by.dialog(page).getByLabel('Email'),
  rows: 'AUTH-01 SHELL-16',
  more: [
    {
      name: 'errors',
      act: (page) => by.button(by.dialog(page), 'Log in').click(),
      shows: (page) => by.dialog(page).getByText('Email is required'),
    },
    {
      name: 'coming soon',
      path: `${nothing}&coming-soon=true`,
      shows: (page) => by.dialog(page, 'Feature Coming Soon'),
    },
  ],
})

takePictures('discover', {
  name: 'query',
  path: '/discover?query=rice',
  shows: products,
  rows: 'SHELL-02',
})

takePictures('shop', {
  name: 'full',
  path: '/san-fernando-rice-center',
  sim: 'as:liza',
  shows: products,
})

takePictures('favourites', {
  name: 'full',
  path: '/favourites',
  sim: 'as:liza',
  shows: (page) => by.article(by.list(page, 'Favourites')),
})
