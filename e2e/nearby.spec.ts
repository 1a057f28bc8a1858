import { pointer } from './support/inputDevice.ts'
import { drawnMap } from './support/maps.ts'
import type { Marketplace } from './support/marketplace.ts'
import { expect, type Page, test } from './support/test.ts'

const sanFernando = { latitude: 15.0343, longitude: 120.6844 }
const mapRegion = (page: Page) => page.getByRole('region', { name: 'Map of nearby shops' })
const list = (page: Page) => page.getByRole('list', { name: 'Shops' })
const card = (page: Page, name: string) =>
  list(page).getByRole('button', { name: new RegExp(`^${name}, `) })

/** The map is not beside the list, but a button away. */
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 900

/** The device is in San Fernando, and the browser grants its position. */
async function allowPosition(page: Page) {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(sanFernando)
}

/** From the first look at the list to the shop's page, and back to where the user was. */
async function findBakery(page: Page, { live, visit }: Marketplace) {
  await allowPosition(page)
  await visit('/nearby', 'as:visitor')
  await expect(page.getByText(/^\d+ shops near you$/)).toBeVisible()
  const all = await list(page).getByRole('button').count()

  await page.getByRole('searchbox', { name: 'What' }).fill('panaderia')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/nearby?query=panaderia')
  await expect(page.getByText(/^\d+ shops? for “panaderia” near you$/)).toBeVisible()
  expect(await list(page).getByRole('button').count()).toBeLessThan(all)

  const first = list(page).getByRole('button').first()
  const name = await first.innerText()
  if (!live && !isNarrow(page)) {
    await first.focus()
    const pin = mapRegion(page).getByRole('button', { name: new RegExp(`^${name}, `) })
    await expect(pin).toHaveAttribute('data-hovered')
  }
  await pointer.press(first)
  const shop = page.getByRole('region', { name, exact: true })
  await expect(
    shop.getByRole('region', { name: 'Top products' }).getByRole('listitem'),
  ).toHaveCount(3)
  await expect(card(page, name)).toHaveAttribute('aria-current', 'true')

  // The live build here has no token for maps and directions: directions are the map app's.
  if (live)
    await expect(shop.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\//,
    )
  else {
    await pointer.press(shop.getByRole('button', { name: 'Directions' }))
    const directions = page.getByRole('region', { name: `Directions to ${name}` })
    await expect(
      directions.getByRole('list', { name: 'Steps' }).getByRole('listitem').last(),
    ).toContainText('destination')
    await pointer.press(directions.getByRole('button', { name: 'Back to the shop' }))
  }
  await pointer.press(shop.getByRole('link', { name: 'View shop' }))
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
  await page.goBack()
  await expect(shop).toBeVisible()
  await expect(page.getByText(/^\d+ shops? for “panaderia” near you$/)).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'What' })).toHaveValue('panaderia')
  return { shop, name }
}

test(
  'the user finds a shop near them, sees the route there, opens it and comes back, MAP-01 MAP-07 MAP-14 MAP-15',
  { tag: ['@all-live', '@all-phone'] },
  async ({ page, marketplace }) => {
    // Maps are drawn without a graphics card.
    test.slow()
    const { shop, name } = await findBakery(page, marketplace)
    await shop.getByRole('button', { name: 'Close' }).click()
    await expect(shop).toBeHidden()
    if (marketplace.live) return expect(mapRegion(page)).toHaveCount(0)

    // The same on the map, which is beside the list, or a button away.
    await page.getByRole('searchbox', { name: 'What' }).fill(name)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`1 shop for “${name}” near you`)).toBeVisible()
    if (isNarrow(page)) await page.getByRole('button', { name: 'Map', exact: true }).click()
    const map = await drawnMap(mapRegion(page))
    await mapRegion(page)
      .getByRole('button', { name: new RegExp(`^${name}, `) })
      .click()
    await expect(shop.getByRole('heading', { name })).toBeVisible()
    await expect.poll(map.zoom).toBeCloseTo(15, 3)
    await shop.getByRole('button', { name: 'Directions' }).click()
    await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible()
    await expect.poll(map.routePoints).toBeGreaterThan(2)
  },
)

test(
  'a denied position opens a dialog, which reloads the page, MAP-04',
  { tag: ['@all', '@all-live', '@all-phone'] },
  async ({ page, marketplace }) => {
    await marketplace.visit('/nearby', 'as:visitor')
    const dialog = page.getByRole('dialog', { name: 'Location Permission Denied' })
    const loaded = page.waitForEvent('load')
    await dialog.getByRole('button', { name: 'Reload Page' }).click()
    await loaded
    await expect(dialog).toBeVisible()
  },
)
