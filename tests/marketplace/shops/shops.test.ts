import { describe, expect, test } from 'vitest'
import { namedBuyers, type PersonaKey, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { isOpen } from '#fixtures/openingHours.ts'
import type { ShopRow } from '#fixtures/rows.ts'
import { freeEmail, freeHandle, freeName, freePhone } from '#mocks/rules/shopNames.ts'
import { openMarket } from '../support/market.ts'
import { steered } from '../support/steered.ts'

/** A marketplace in which Jose, or another buyer, is signed in. Jose owns the rice center. */
function open(as: PersonaKey = 'jose') {
  const host = steered('', { as })
  const { tables, ask } = host
  const { shops } = tables
  return {
    ...host,
    shops,
    own: () => shops.get(shopId('riceCenter')) as ShopRow,
    nena: shops.get(shopId('nena')) as ShopRow,
    get: async (path: string) => (await ask('GET', path)).body,
    change: (change: object) => ask('PUT', '/shops', change),
  }
}

describe('a shop, OPEN-07 OPEN-30', () => {
  test('can keep its own name, handle and contacts in a change', async () => {
    const { own, change } = open()
    const { shop_name, shop_handle, business_email, business_contact_number } = own()
    const names = { shop_name, shop_handle, business_email, business_contact_number }
    const same = { ...names, shop_description: 'Bagong ani' }
    expect((await change(same)).status).toBe(200)
    expect(own()).toMatchObject(same)
  })

  test('is found only by its new handle after a change', async () => {
    const { get, own, change } = open()
    const old = own().shop_handle
    await change({ shop_handle: 'bigasan-ni-jose' })
    expect((await get('/shops/handle/bigasan-ni-jose'))._id).toBe(own()._id)
    expect((await get(`/shops/handle/${old}`)).code).toBe('not_found')
    expect(await get(`/shops/check-validity?shop_handle=${old}`)).toEqual({
      isValidShopHandle: true,
    })
  })

  test('says where it is, and after a move where it is then', async () => {
    const { get, own, change } = open()
    const { municipality, province, latitude, longitude, shop_handle } = own()
    expect(await get(`/shops/handle/${shop_handle}`)).toMatchObject({
      address: `${municipality}, ${province}`,
      geolocation: { latitude, longitude },
    })
    const geolocation = { latitude: 15.0286, longitude: 120.6898 }
    await change({ geolocation })
    expect((await get(`/shops/handle/${shop_handle}`)).geolocation).toEqual(geolocation)
  })
})

test('following twice counts once, and one call unfollows, SHOP-03 SHOP-04', async () => {
  const { ask, get, shops, tables } = open()
  const customer_id = namedBuyers.jose.id
  const followed = tables.follows.by('user_id', customer_id).map(({ shop_id }) => shop_id)
  const { _id, followers, shop_handle } = [...shops.all()].find(
    (shop) => !followed.includes(shop._id),
  )!
  for (let n = 0; n < 2; n++) {
    const state = { is_following: true, followed_by: followers + 1 }
    expect((await ask('POST', '/followers', { shop_id: _id, customer_id })).body).toEqual(state)
    expect(await get(`/shops/handle/${shop_handle}`)).toMatchObject(state)
  }
  for (let n = 0; n < 2; n++)
    expect((await ask('DELETE', `/followers/${_id}`)).body).toEqual({
      is_following: false,
      followed_by: followers,
    })
  expect(shops.get(_id)?.followers).toBe(followers)
})

test.each(['mia', 'ana'] as const)(
  'a new shop is at its owner’s default address, or in the middle of San Fernando where there is none: %s',
  async (as) => {
    const { ask, shops, tables } = open(as)
    const { body } = await ask('POST', '/shops', {
      shop_name: 'Isa Pa',
      shop_handle: 'isa-pa',
      business_email: 'isa@pa.ph',
      business_contact_number: '09170009999',
    })
    const home = tables.addresses
      .by('user', namedBuyers[as].id)
      .find(({ is_default }) => is_default)
    expect(home === undefined).toBe(as === 'ana')
    const { city = 'San Fernando City', state_province = 'Pampanga' } = home ?? {}
    expect(shops.get(body._id as string)).toMatchObject({
      municipality: city,
      province: state_province,
      ...(home && { region: home.region, ...home.geolocation }),
    })
  },
)

test('each detail of a shop is checked alone, and nothing else is answered', async () => {
  const { get, nena } = open()
  const check = async (query: Record<string, string>) =>
    (await get(`/shops/check-validity?${new URLSearchParams(query)}`)) as object
  const { shop_name, business_email, business_contact_number } = nena
  expect(await check({ shop_name })).toEqual({ isValidShopName: false })
  expect(await check({ business_email })).toEqual({ isValidBusinessEmail: false })
  expect(await check({ business_contact_number })).toEqual({ isValidBusinessContactNumber: false })
  expect(await check({ business_contact_number: '09170009999', shop_name: 'Isa Pa' })).toEqual({
    isValidBusinessContactNumber: true,
    isValidShopName: true,
  })
})

describe('the names of a shop are well-formed and unique, except for the shop itself, OPEN-07', () => {
  const { world } = openMarket({ products: 80 })
  const nena = world.tables.shops.get(shopId('nena'))!
  const { _id, shop_name, shop_handle, business_email, business_contact_number } = nena
  test.each([
    [freeName, ` ${shop_name.toUpperCase()} `, false],
    [freeName, 'Bagong Tindahan', true],
    [freeName, '   ', false],
    [freeEmail, business_email.toUpperCase(), false],
    [freeEmail, 'bago@tindahan.ph', true],
    [freeEmail, 'bago', false],
    [freePhone, business_contact_number, false],
    [freePhone, '0917000111', false],
    [freeHandle, shop_handle, false],
    [freeHandle, 'ab', false],
    [freeHandle, 'abc', true],
    [freeHandle, 'a'.repeat(30), true],
    [freeHandle, 'a'.repeat(31), false],
    [freeHandle, 'Aling-Nena', false],
    [freeHandle, 'aling nena', false],
    [freeHandle, 'aling.nena_2-go', true],
    [freeHandle, 'ñena', false],
    [freeHandle, 'a/b', false],
    [freeHandle, '', false],
  ])('%o %j: %s, SHOP-01', (isFree, text, free) => expect(isFree(world, text)).toBe(free))

  test.each([
    [freeName, shop_name],
    [freeHandle, shop_handle],
    [freePhone, business_contact_number],
  ])('%o %s is free for the shop itself', (isFree, own) =>
    expect(isFree(world, own, _id)).toBe(true),
  )
})

const day = { from: '08:00', to: '17:00' }
const night = { from: '22:00', to: '06:00' }
test.each([
  [day, '07:59', false],
  [day, '08:00', true],
  [day, '16:59', true],
  [day, '17:00', false],
  [night, '21:59', false],
  [night, '22:00', true],
  [night, '02:00', true],
  [night, '06:00', false],
])('open %j, at %s: %s, CONST-04 OPEN-64', (hours, time, expected) =>
  expect(isOpen(hours, Date.parse(`2026-07-20T${time}:00+08:00`))).toBe(expected),
)

test.each([
  ['a flag', { violation_level: 1 }, 'FLAG'],
  ['a report', { violation_level: 2 }, 'REPORT'],
  ['what is called a report all the same', { violation_level: 1, report_type: 'REPORT' }, 'REPORT'],
])(
  'the marketplace keeps %s of a product and of a shop, and refuses one as the other, REPORT-01 REPORT-03 REPORT-05',
  async (_what, level, report_type) => {
    const { ask, tables } = steered()
    const { size } = tables.reports
    const report = async (type: string, target_value: string, more?: object) => {
      const body = { reported_by: 'BUYER', ...level, type, target_value, ...more }
      const answer = await ask('POST', '/reports', body)
      return answer.status === 201 ? 201 : (answer.body.message as string)
    }
    const { mango } = namedProducts
    const spoilt = { description: 'Spoilt' }
    expect(await report('PRODUCT', mango.id, spoilt)).toBe(201)
    expect(await report('SELLER', shopId('nena'))).toBe(201)
    expect(await report('SELLER', mango.id)).toBe('That shop does not exist')
    expect(await report('PRODUCT', shopId('nena'))).toBe('That product does not exist')
    const { violation_level } = level
    const stored = { user_id: namedBuyers.liza.id, violation_level, report_type }
    expect([...tables.reports.all()].slice(size)).toMatchObject([
      { ...stored, type: 'PRODUCT', target_value: mango.id, ...spoilt },
      { ...stored, type: 'SELLER', target_value: shopId('nena'), description: '' },
    ])
  },
)
