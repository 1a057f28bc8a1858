import { drawnMap } from './support/maps.ts'
import { by, expect, test } from './support/test.ts'

// The smallest desk: the processor draws each pixel.
test.use({ viewport: { width: 1024, height: 600 } })

test(
  'with a token for maps the live build shows shops, fullscreen, the layers and the route by the facade, MAP-10 MAP-11 MAP-12 MAP-15 MAP-17',
  { tag: '@maps' },
  async ({ page, marketplace }) => {
    test.slow()
    await marketplace.visit('/nearby?near=15.0343,120.6844', 'as:visitor')
    const region = by.region(page, 'Map of nearby shops')
    const map = await drawnMap(region)
    await expect.poll(map.center).toEqual([expect.closeTo(15.0343, 3), expect.closeTo(120.6844, 3)])
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

    const card = by.button(by.list(page, 'Shops')).first()
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
