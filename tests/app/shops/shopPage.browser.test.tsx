import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { mapsLink } from '#domain/mapsLink.ts'
import { hoursText } from '#domain/openingHours.ts'
import { paths } from '#domain/paths.ts'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { configureMaps } from '#ui/map/engine.ts'
import { call } from '../../marketplace/support/market.ts'
import { logInAs } from '../auth/loginDialog.ts'
import { serveMedia } from '../catalog/support/media.ts'
import { accepted, formReady, mangoes, place } from '../checkout/support/checkoutScreen.tsx'
import { openApp } from '../support/app.tsx'
import { holdCalls } from '../support/holdCalls.ts'
import { configureDemoMaps, drawnMap } from '../support/maps.ts'
import { productName } from '../support/productNames.ts'
import {
  buttonNamed,
  dialogNamed,
  expectLink,
  expectNone,
  expectNoText,
  expectScreen,
  expectShown,
  expectToast,
  expectVisible,
  partNamed,
  press,
  pressEnabled,
} from '../support/user.ts'

const name = 'Botika ni Doc Ramon'
const path = '/botika-ni-doc-ramon'

const FOLLOW = /^Follow(ing)?$/
/** The numbers of followers and products in the shop's header. */
const figures = () => {
  const shown = /([\d,]+) followers?\s*([\d,]+) products?/.exec(
    screen.getByRole('main').textContent,
  )
  return [shown?.[1], shown?.[2]].map((figure) => Number(figure?.replace(',', '')))
}
const expectFollow = (label: 'Follow' | 'Following', followers: number) =>
  waitFor(() => expect([buttonNamed(FOLLOW).textContent, figures()[0]]).toEqual([label, followers]))

/** The seventh minute, which no other shop has, of the hour that begins so many hours from now. */
const manilaTime = (hours: number) =>
  `${new Date(Date.now() + (8 + hours) * 3_600_000).toISOString().slice(11, 13)}:07`

test('a shop shows its pictures, words, figures and place, also as data for search engines, SHOP-01 SHOP-02 SHOP-03 SHOP-09', async () => {
  const { market, tables, queryClient } = openApp(path)
  serveMedia(market)
  const working_hour = { from: manilaTime(-1), to: manilaTime(2) }
  tables.shops.update(shopId('botika'), { working_hour })
  await queryClient.invalidateQueries()
  const shop = (await call(market, 'GET', `/shops/handle${path}`)).body
  await expectScreen(name)
  const header = (await screen.findByText(name, { selector: 'main header *' })).closest('header')!
  const inHeader = within(header)
  await expectShown(name, inHeader)
  await expectShown(shop.shop_description, inHeader)
  expect(figures()).toEqual([shop.followed_by, shop.total_number_of_products])
  await expectShown('San Fernando City, Pampanga', inHeader)
  expect(shop.rating).toBeGreaterThan(0)
  await expectVisible('img', `Rated ${shop.rating.toFixed(1)} out of 5`, inHeader)
  await expectShown(`Open · ${hoursText(working_hour)}`, inHeader)
  expect(buttonNamed('Chat', inHeader)).toBeVisible()
  const pictures = () => [...header.querySelectorAll('img')]
  await expect
    .poll(() => pictures().map(({ src, naturalWidth }) => [src, naturalWidth > 0]))
    .toEqual([shop.cover_photo, shop.display_picture].map((src) => [src, true]))

  expect(document.title).toBe(`${name} · Suki`)
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    location.origin + path,
  )
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as unknown,
  )
  expect(data).toMatchObject([
    {
      '@type': 'Store',
      name,
      address: 'San Fernando City, Pampanga',
      geo: { '@type': 'GeoCoordinates', ...shop.geolocation },
    },
  ])
})

test('the place of a shop opens on a map with its links; a build without maps only links to a map app, SHOP-02', async () => {
  const { market, go } = openApp(path)
  const { geolocation } = (await call(market, 'GET', `/shops/handle${path}`)).body
  await press('Show on map')
  const dialog = await dialogNamed(name)
  dialog.getByRole('region', { name: `Map of ${name}` })
  const { lat, lng } = (await drawnMap()).getCenter()
  expect(lat).toBeCloseTo(geolocation.latitude, 4)
  expect(lng).toBeCloseTo(geolocation.longitude, 4)
  expectLink('Open in maps', mapsLink(geolocation), dialog)
  expectLink('Directions', `/nearby?shop=${path.slice(1)}&directions=`, dialog)

  onTestFinished(configureDemoMaps)
  configureMaps({ load: null } as never)
  await go('/contact')
  await go(path)
  await screen.findByRole('link', { name: 'Open in maps' })
  expectLink('Open in maps', mapsLink(geolocation))
  expectNone('button', 'Show on map')
})

test('following and unfollowing show at once, and are rolled back when they fail, SHOP-04 SHOP-05 SHOP-06 SHOP-07 SHOP-08 ERR-11 ERR-12 ERR-13', async () => {
  const { simulate } = openApp(path, 'as:ana')
  expect((await screen.findByRole('button', { name: FOLLOW })).textContent).toBe('Follow')
  const before = figures()[0]!
  const answer = holdCalls('/followers')
  await pressEnabled(FOLLOW)
  await expectFollow('Following', before + 1)
  expectNoText('Followed')
  answer()
  await expectToast('Followed', `You have followed ${name}.`)
  await expectFollow('Following', before + 1)

  await pressEnabled(FOLLOW)
  await expectToast('Unfollowed', `You have unfollowed ${name}.`)
  await expectFollow('Follow', before)

  simulate('fail:followShop:500')
  await pressEnabled(FOLLOW)
  await expectToast('An error occurred', 'Please try again later.')
  await expectFollow('Follow', before)

  await pressEnabled(FOLLOW)
  await expectToast('Followed')
  simulate('fail:unfollowShop:500')
  await pressEnabled(FOLLOW)
  await expectToast('An error occurred', 'Please try again later.')
  await expectFollow('Following', before + 1)
})

test('a visitor who follows logs in first, and then follows once, SHOP-04 SHOP-06', async () => {
  const { address, sent } = openApp(path)
  await screen.findByRole('button', { name: FOLLOW })
  const before = figures()[0]!
  await pressEnabled(FOLLOW)
  await logInAs(namedBuyers.ana)
  await expectToast('Followed', `You have followed ${name}.`)
  await expectFollow('Following', before + 1)
  expect(address()).toBe(path)
  expect(sent('POST /followers')).toHaveLength(1)
})

test('All Products are sorted by name, an empty tab says so, and Back leads to the tab before, SHOP-11', async () => {
  const { address, go } = openApp(path)
  const tab = (label: string) => screen.findByRole('tab', { name: label })
  const isSelected = async (label: string) =>
    waitFor(async () => expect(await tab(label)).toHaveAttribute('aria-selected', 'true'))
  const names = () =>
    within(screen.getByRole('list', { name: `Products of ${name}` }))
      .getAllByRole('heading')
      .map(productName)
  await userEvent.click(await tab('All Products'))
  await isSelected('All Products')
  expect(address()).toBe(`${path}?tab=all-products`)
  await waitFor(() => expect(names()).toEqual(names().toSorted((a, b) => a.localeCompare(b))))
  await userEvent.click(await tab('Appliances'))
  await expectShown('No products to show')
  await go(-1)
  await isSelected('All Products')
  await go(-1)
  await isSelected('For You')
})

test('a search in a shop keeps its tab, says how much it found, and can be cleared, SHOP-12', async () => {
  const { address } = openApp(`${path}?tab=all-products`)
  const field = await screen.findByRole('searchbox', { name: 'Search in this shop' })
  await userEvent.type(field, 'vitamin')
  await screen.findByText(/^\d products? found$/)
  expect(address()).toBe(`${path}?tab=all-products&query=vitamin`)
  for (const one of (await partNamed(/^Products of/, 'list')).getAllByRole('heading'))
    expect(one).toMatchTextContent(/vitamin/i)
  await userEvent.type(field, ' zeppelin')
  await expectShown('No products to show')
  await press('Clear search')
  await waitFor(() => expect(field).toHaveValue(''))
  expect(address()).toBe(`${path}?tab=all-products`)
})

test('an unknown handle says so, also to search engines, and a failed shop offers Retry, SHOP-01 SHOP-14 ERR-83', async () => {
  const { simulate, go } = openApp('/nobody-here')
  await waitFor(() =>
    expect(screen.getAllByText('URL /nobody-here Not Found').at(-1)).toBeVisible(),
  )
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  simulate('fail:getShopByHandle:500:2')
  await go(path)
  await press('Retry')
  await expectScreen(name)
})

test('a closed shop says when it opens on its page, its product, in the cart, at checkout and on its order', async () => {
  const { tables, go } = openApp('/contact', 'as:liza')
  const { mango } = namedProducts
  const { shop_handle } = tables.shops.update(shopId(mango.shop), {
    working_hour: { from: manilaTime(2), to: manilaTime(3) },
  })
  const closed = () => screen.findByText(/^Closed now\. Opens (tomorrow )?at \d+:07 [AP]M\.$/)
  for (const path of [paths.shop(shop_handle), paths.product(mango.id), paths.cart(), mangoes]) {
    await go(path)
    expect(await closed(), path).toBeVisible()
  }
  await formReady()
  await place()
  await accepted()
  expect(await closed()).toBeVisible()
})
