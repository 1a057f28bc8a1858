import { describe, expect, test } from 'vitest'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import type { ShopRow } from '#fixtures/rows.ts'
import { as, openMarket } from '../support/market.ts'

/** Jose owns the rice center. */
const jose = () => {
  const market = openMarket({ products: 80 })
  const { shops } = market.world.tables
  return {
    market,
    shops,
    own: () => shops.get(shopId('riceCenter')) as ShopRow,
    nena: shops.get(shopId('nena')) as ShopRow,
    ask: as(market, 'jose'),
  }
}

/** Of a new shop. */
const details = {
  shop_name: 'Isa Pa',
  shop_handle: 'isa-pa',
  business_email: 'isa@pa.ph',
  business_contact_number: '09170009999',
}

describe('a shop, OPEN-07 OPEN-30', () => {
  test('can keep its own name, handle and contacts in a change', async () => {
    const { own, ask } = jose()
    const { shop_name, shop_handle, business_email, business_contact_number } = own()
    const same = {
      shop_name,
      shop_handle,
      business_email,
      business_contact_number,
      shop_description: 'Bagong ani',
    }
    expect((await ask('PUT', '/shops', same)).status).toBe(200)
    expect(own()).toMatchObject(same)
  })

  test('is found only by its new handle after a change', async () => {
    const { ask, own } = jose()
    const old = own().shop_handle
    await ask('PUT', '/shops', { shop_handle: 'bigasan-ni-jose' })
    expect((await ask('GET', '/shops/handle/bigasan-ni-jose')).body._id).toBe(own()._id)
    expect((await ask('GET', `/shops/handle/${old}`)).status).toBe(404)
    expect((await ask('GET', `/shops/check-validity?shop_handle=${old}`)).body).toEqual({
      isValidShopHandle: true,
    })
  })

  test('says where it is, and after a move where it is then', async () => {
    const { ask, own } = jose()
    const { municipality, province, latitude, longitude, shop_handle } = own()
    const read = async () => (await ask('GET', `/shops/handle/${shop_handle}`)).body
    expect(await read()).toMatchObject({
      address: `${municipality}, ${province}`,
      geolocation: { latitude, longitude },
    })
    const geolocation = { latitude: 15.0286, longitude: 120.6898 }
    await ask('PUT', '/shops', { geolocation })
    expect((await read()).geolocation).toEqual(geolocation)
  })
})

test('following twice counts once, and one call unfollows, SHOP-03 SHOP-04', async () => {
  const { ask, shops, market } = jose()
  const followed = market.world.tables.follows
    .by('user_id', namedBuyers.jose.id)
    .map(({ shop_id }) => shop_id)
  const { _id, followers, shop_handle } = [...shops.all()].find(
    (shop) => !followed.includes(shop._id),
  ) as ShopRow
  const follow = () => ask('POST', '/followers', { shop_id: _id, customer_id: namedBuyers.jose.id })
  expect((await follow()).body).toEqual({ is_following: true, followed_by: followers + 1 })
  expect((await follow()).body.followed_by).toBe(followers + 1)
  expect((await ask('GET', `/shops/handle/${shop_handle}`)).body).toMatchObject({
    is_following: true,
    followed_by: followers + 1,
  })
  expect((await ask('DELETE', `/followers/${_id}`)).body).toEqual({
    is_following: false,
    followed_by: followers,
  })
  expect((await ask('DELETE', `/followers/${_id}`)).body.followed_by).toBe(followers)
  expect(shops.get(_id)?.followers).toBe(followers)
})

test('a new shop is at its owner’s default address, or in the middle of San Fernando where there is none', async () => {
  const { market, shops } = jose()
  const create = async (name: string, more: object) =>
    shops.get(
      (await as(market, name)('POST', '/shops', { ...details, ...more })).body._id as string,
    )
  const home = market.world.tables.addresses
    .by('user', namedBuyers.mia.id)
    .find(({ is_default }) => is_default)
  expect(await create('mia', {})).toMatchObject({
    municipality: home?.city,
    province: home?.state_province,
    region: home?.region,
    ...home?.geolocation,
  })
  const others = {
    shop_name: 'Isa',
    shop_handle: 'isa',
    business_email: 'isa@isa.ph',
    business_contact_number: '09170009998',
  }
  expect(await create('ana', others)).toMatchObject({
    municipality: 'San Fernando City',
    province: 'Pampanga',
  })
})

test('each detail of a shop is checked alone, and nothing else is answered', async () => {
  const { ask, nena } = jose()
  const check = async (query: Record<string, string>) =>
    (await ask('GET', `/shops/check-validity?${new URLSearchParams(query)}`)).body as object
  expect(await check({ shop_name: nena.shop_name })).toEqual({ isValidShopName: false })
  expect(await check({ business_email: nena.business_email })).toEqual({
    isValidBusinessEmail: false,
  })
  expect(await check({ business_contact_number: nena.business_contact_number })).toEqual({
    isValidBusinessContactNumber: false,
  })
  expect(await check({ business_contact_number: '09170009999', shop_name: 'Isa Pa' })).toEqual({
    isValidBusinessContactNumber: true,
    isValidShopName: true,
  })
})
