import { fail, hang, type Screen, takePictures } from '../support/screens.ts'
import type { Page } from '../support/test.ts'

/** A map takes seconds to draw, and is the same at 768 px as at 360. */
const ends = [1280, 360]
const place = 'position:15.0286,120.6898'
const shop = 'san-fernando-rice-center'
const opened = `/nearby?shop=${shop}`
const markers = (page: Page) => page.locator('[data-marker]')
const drawn = (page: Page) => page.locator('[data-map=idle]')
const showMap = (page: Page) => page.getByRole('button', { name: 'Map', exact: true }).click()
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 900
/** On narrow screens the list comes first. */
const openMap = async (page: Page) => {
  if (isNarrow(page)) await showMap(page)
}
/** A state of the list; on wide screens the map is beside it. */
const onList = (screen: Omit<Screen, 'anew' | 'act'>): Screen => ({
  ...screen,
  anew: true,
  act: async (page) => {
    if (!isNarrow(page)) await drawn(page).waitFor()
  },
})
/** A state of the map, reached anew at each width, since the layout changes with it. */
const onMap = (screen: Omit<Screen, 'anew' | 'act'> & Pick<Screen, 'act'>): Screen => ({
  ...screen,
  anew: true,
  act: async (page) => {
    await openMap(page)
    await drawn(page).waitFor()
    await screen.act?.(page)
  },
})

takePictures(
  'nearby',
  onList({
    name: 'list',
    path: '/nearby',
    sim: place,
    widths: [768, 360],
    shows: (page) => page.getByRole('button', { name: /Rice Center/ }),
  }),
  onList({
    name: 'loading',
    path: '/nearby',
    sim: `${place},${hang('listNearbyShops')}`,
    shows: (page) => page.getByText('Finding nearby shops...'),
  }),
  onList({
    name: 'failed',
    path: '/nearby',
    sim: `${place},${fail('listNearbyShops')}`,
    widths: [768, 360],
    shows: (page) => page.getByText('No nearby shops found...'),
  }),
  onList({
    name: 'no-result',
    path: '/nearby?query=zeppelin',
    sim: place,
    widths: [768, 360],
    shows: (page) => page.getByText('No shop matches “zeppelin”'),
  }),
  onList({ name: 'denied', path: '/nearby', sim: 'position:denied', shows: (page) => page.getByRole('dialog') }),
  onMap({ name: 'map', path: '/nearby', sim: place, widths: ends, shows: markers }),
  onMap({ name: 'open', path: opened, sim: place, shows: (page) => page.getByRole('region', { name: /Rice Center/ }) }),
  onMap({
    name: 'sheet',
    path: opened,
    sim: place,
    widths: [768, 360],
    act: (page) => page.getByRole('button', { name: 'Show more' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Show less' }),
  }),
  onMap({
    name: 'card',
    path: '/nearby?near=15.0003,120.652',
    sim: place,
    widths: ends,
    act: async (page) => {
      // By keyboard, since a card closes when the pointer leaves for the picture; a key first, or the focus would count as the pointer's.
      await page.keyboard.press('F2')
      await page.locator('[data-marker=bacolor-delights-bakeshop]').focus()
    },
    shows: (page) => page.getByRole('tooltip'),
  }),
  onMap({
    name: 'directions',
    path: `${opened}&way=`,
    sim: place,
    widths: ends,
    shows: (page) => page.getByRole('list', { name: 'Steps' }),
  }),
  onMap({
    name: 'satellite',
    path: '/nearby',
    sim: place,
    widths: ends,
    act: (page) => page.getByRole('radio', { name: 'Satellite' }).check({ force: true }),
    shows: drawn,
  }),
  {
    name: 'no-map',
    path: '/nearby',
    sim: place,
    anew: true,
    before: (page) =>
      page.addInitScript(() => {
        const { getContext } = HTMLCanvasElement.prototype
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: Parameters<typeof getContext>) {
          return args[0] === 'webgl2' ? null : getContext.apply(this, args)
        } as typeof getContext
      }),
    act: openMap,
    shows: (page) => page.getByText('This browser can’t draw maps.'),
  },
)
