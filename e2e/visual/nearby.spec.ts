import { takePictures } from '../support/screens.ts'
import { by, type Page } from '../support/test.ts'

const place = 'position:15.0286,120.6898'
const opened = '/nearby?shop=san-fernando-rice-center'
const drawn = (page: Page) => page.locator('[data-map=idle]').waitFor()
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900
const openMap = async (page: Page) => {
  if (isPhone(page)) await by.button(page, 'Map', { exact: true }).click()
  await drawn(page)
}

takePictures(
  'nearby',
  {
    name: 'list',
    path: '/nearby',
    sim: place,
    width: 360,
    shows: (page) => by.button(page, /Rice Center/),
    rows: 'MAP-01',
  },
  {
    name: 'denied',
    path: '/nearby',
    sim: 'position:denied',
    width: 360,
    shows: (page) => by.dialog(page),
    rows: 'MAP-04',
  },
  {
    name: 'map',
    path: '/nearby',
    sim: place,
    reload: true,
    act: openMap,
    shows: (page) => page.locator('[data-marker]'),
  },
  {
    name: 'open',
    path: opened,
    sim: place,
    reload: true,
    act: async (page) => void (isPhone(page) || (await drawn(page))),
    shows: (page) => by.region(page, /Rice Center/),
  },
  {
    name: 'directions',
    path: `${opened}&directions=`,
    sim: place,
    width: 1280,
    act: drawn,
    shows: (page) => by.list(page, 'Steps'),
  },
)
