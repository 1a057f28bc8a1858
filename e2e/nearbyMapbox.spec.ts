import { drawnMap } from './support/maps.ts'
import { expect, test } from './support/test.ts'

// The smallest window of a desk: the processor draws each pixel of the demo's map.
test.use({ viewport: { width: 1024, height: 600 } })

test(
  'with a token for maps the live build shows shops, fullscreen, the layers and the route by the facade, MAP-10 MAP-11 MAP-12 MAP-15 MAP-17',
  { tag: '@maps' },
  async ({ page, marketplace }) => {
    // The map is drawn again for fullscreen, for each layer and for the route.
    test.slow()
    await marketplace.visit('/nearby?near=15.0343,120.6844', 'as:visitor')
    const region = page.getByRole('region', { name: 'Map of nearby shops' })
    const map = await drawnMap(region)
    await expect.poll(map.center).toEqual([expect.closeTo(15.0343, 3), expect.closeTo(120.6844, 3)])
    for (const name of ['Zoom in', 'Zoom out', 'Enter fullscreen', 'Find my location'])
      await expect(region.getByRole('button', { name, exact: true })).toBeVisible()

    const canvas = region.locator('canvas, [role=region][aria-label=Map]').first()
    const width = async () => (await canvas.boundingBox())?.width
    const before = await width()
    await region.getByRole('button', { name: 'Enter fullscreen', exact: true }).click()
    await expect.poll(width).toBe(page.viewportSize()?.width)
    await drawnMap(region)
    // A marker leads out of it, to the shop's panel.
    await region.locator('div:not([inert]) > div > [data-marker]').first().press('Enter')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect.poll(width).toBe(before)
    await page.getByRole('button', { name: 'Hide list' }).click()
    await expect.poll(width).toBeGreaterThan(before ?? 0)
    await drawnMap(region)
    await page.getByRole('button', { name: 'Show list' }).click()

    const card = page.getByRole('list', { name: 'Shops' }).getByRole('button').first()
    const name = await card.innerText()
    await card.click()
    await expect.poll(map.zoom).toBe(15)
    await expect(
      region.getByRole('button', { name: new RegExp(`^${name}, `), pressed: true }),
    ).toBeVisible()

    await region.getByRole('radio', { name: 'Satellite' }).check()
    const shop = page.getByRole('region', { name, exact: true })
    await shop.getByRole('button', { name: 'Directions' }).click()
    await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible()
    await expect.poll(map.routePoints).toBeGreaterThan(2)
    await region.getByRole('radio', { name: 'Street' }).check()
    // The line and the open shop stay.
    await expect.poll(map.routePoints).toBeGreaterThan(2)
    await expect(
      region.getByRole('button', { name: new RegExp(`^${name}, `), pressed: true }),
    ).toBeVisible()

    await page
      .getByRole('region', { name: `Directions to ${name}` })
      .getByRole('button', { name: 'Back to the shop' })
      .click()
    await shop.getByRole('link', { name: 'View shop' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
  },
)
