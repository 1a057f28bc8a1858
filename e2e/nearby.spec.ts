import { pointer } from './support/inputDevice.ts'
import { by, expect, type Page, test, type Locator } from './support/test.ts'

/** An element with `data-map` has the engine's own map. */
type Host = HTMLElement & {
  map: {
    getCenter(): { lat: number; lng: number }
    getZoom(): number
    getSource(id: string): { serialize(): { data: Line } } | undefined
  }
}
type Line = { features: { geometry: { coordinates: unknown[] } }[] }

/** ms: the processor draws it, beside a second browser. */
const DRAWING = 80_000

async function drawnMap(region: Locator) {
  const host = region.locator('[data-map]')
  const info = test.info()
  info.setTimeout(info.timeout + DRAWING)
  await expect(host).toHaveAttribute('data-map', 'idle', { timeout: DRAWING })
  return {
    /** Latitude and longitude, degrees. */
    center: () =>
      host.evaluate((element) => {
        const { lat, lng } = (element as Host).map.getCenter()
        return [lat, lng]
      }),
    zoom: () => host.evaluate((element) => (element as Host).map.getZoom()),
    routePoints: () =>
      host.evaluate(
        (element) =>
          (element as Host).map.getSource('route')?.serialize().data.features[0]?.geometry
            .coordinates.length ?? 0,
      ),
  }
}

const mapRegion = (page: Page) => by.region(page, 'Map of nearby shops')
const list = (page: Page) => by.list(page, 'Shops')

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 900

test(
  'the user finds a shop near them, sees the route there, opens it and comes back, MAP-01 MAP-07 MAP-14 MAP-15',
  { tag: ['@all-live', '@all-phone'] },
  async ({ page, marketplace: { live, visit } }) => {
    test.slow()
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 15.0343, longitude: 120.6844 })
    await visit('/nearby', 'as:visitor')
    await expect(page.getByText(/^\d+ shops near you$/)).toBeVisible()
    const all = await by.button(list(page)).count()

    await by.searchbox(page, 'What').fill('panaderia')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/nearby?query=panaderia')
    await expect(page.getByText(/^\d+ shops? for “panaderia” near you$/)).toBeVisible()
    expect(await by.button(list(page)).count()).toBeLessThan(all)

    const first = by.button(list(page)).first()
    const name = await first.innerText()
    if (!live && !isNarrow(page)) {
      await first.focus()
      const pin = by.button(mapRegion(page), new RegExp(`^${name}, `))
      await expect(pin).toHaveAttribute('data-hovered')
    }
    await pointer.press(first)
    const shop = by.region(page, name, { exact: true })
    await expect(by.listitem(by.region(shop, 'Top products'))).toHaveCount(3)
    await expect(first).toHaveAttribute('aria-current', 'true')

    // This live build has no token for maps.
    if (live)
      await expect(by.link(shop, 'Directions')).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/dir\//,
      )
    else {
      await pointer.press(by.button(shop, 'Directions'))
      const directions = by.region(page, `Directions to ${name}`)
      await expect(by.listitem(by.list(directions, 'Steps')).last()).toContainText('destination')
      await pointer.press(by.button(directions, 'Back to the shop'))
    }
    await pointer.press(by.link(shop, 'View shop'))
    await expect(by.h1(page, name)).toBeAttached()
    await page.goBack()
    await expect(shop).toBeVisible()
    await expect(page.getByText(/^\d+ shops? for “panaderia” near you$/)).toBeVisible()
    await expect(by.searchbox(page, 'What')).toHaveValue('panaderia')
    await by.button(shop, 'Close').click()
    await expect(shop).toBeHidden()
    if (live) await expect(mapRegion(page)).toHaveCount(0)
  },
)

test(
  'a denied position opens a dialog, which reloads the page, MAP-04',
  { tag: ['@all', '@all-live', '@all-phone'] },
  async ({ page, marketplace }) => {
    await marketplace.visit('/nearby', 'as:visitor')
    const dialog = by.dialog(page, 'Location Permission Denied')
    const loaded = page.waitForEvent('load')
    await by.button(dialog, 'Reload Page').click()
    await loaded
    await expect(dialog).toBeVisible()
  },
)

test.describe('with a token for maps', () => {
  // The smallest desk: the processor draws each pixel.
  test.use({ viewport: { width: 1024, height: 600 } })

  test(
    'the live build shows shops, fullscreen, the layers and the route by the facade, MAP-10 MAP-11 MAP-12 MAP-15 MAP-17',
    { tag: '@maps' },
    async ({ page, marketplace }) => {
      test.slow()
      await marketplace.visit('/nearby?near=15.0343,120.6844', 'as:visitor')
      const region = mapRegion(page)
      const map = await drawnMap(region)
      await expect
        .poll(map.center)
        .toEqual([expect.closeTo(15.0343, 3), expect.closeTo(120.6844, 3)])
      for (const name of ['Zoom in', 'Zoom out', 'Enter fullscreen', 'Find my location'])
        await expect(by.button(region, name, { exact: true })).toBeVisible()

      const canvas = region.locator('canvas, [role=region][aria-label=Map]').first()
      const width = async () => (await canvas.boundingBox())?.width
      const before = await width()
      await by.button(region, 'Enter fullscreen', { exact: true }).click()
      await expect.poll(width).toBe(page.viewportSize()?.width)
      await drawnMap(region)
      await region.locator('div:not([inert]) > div > [data-marker]').first().press('Enter')
      await by.button(page, 'Close', { exact: true }).click()
      await expect.poll(width).toBe(before)
      await by.button(page, 'Hide list').click()
      await expect.poll(width).toBeGreaterThan(before ?? 0)
      await drawnMap(region)
      await by.button(page, 'Show list').click()

      const card = by.button(list(page)).first()
      const name = await card.innerText()
      await card.click()
      await expect.poll(map.zoom).toBe(15)
      await expect(by.button(region, new RegExp(`^${name}, `), { pressed: true })).toBeVisible()

      await by.radio(region, 'Satellite').check()
      const shop = by.region(page, name, { exact: true })
      await by.button(shop, 'Directions').click()
      await expect(by.list(page, 'Steps')).toBeVisible()
      await expect.poll(map.routePoints).toBeGreaterThan(2)
      await by.radio(region, 'Street').check()
      await expect.poll(map.routePoints).toBeGreaterThan(2)
      await expect(by.button(region, new RegExp(`^${name}, `), { pressed: true })).toBeVisible()

      await by.button(by.region(page, `Directions to ${name}`), 'Back to the shop').click()
      await by.link(shop, 'View shop').click()
      await expect(by.h1(page, name)).toBeAttached()
    },
  )
})
