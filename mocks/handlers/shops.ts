import { isOpen } from '#fixtures/openingHours.ts'
import type { ShopRow, UserRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
import { galleryOf } from '../presenters/review.ts'
import { presentMapShop, presentShop } from '../presenters/shop.ts'
import { created, forbidden, notFound, ok, problem } from '../replies.ts'
import { distanceInKm } from '../rules/distance.ts'
import { freeEmail, freeHandle, freeName, freePhone } from '../rules/shopNames.ts'
import { shopMatcher } from '../rules/shopSearch.ts'
import type { World } from '../world/world.ts'
import type { Handlers } from './handler.ts'

type ShopInput = Partial<Schemas['ShopInput']>

const PLACEHOLDER = 'covers/sari-sari-1.webp'
/** Stands for the place of an owner without an address. */
const DEFAULT_LOCATION = {
  municipality: 'San Fernando City',
  province: 'Pampanga',
  region: 'Region III',
  longitude: 120.6844,
  latitude: 15.0343,
}

/** No two shops may have the same. */
const uniques = [
  ['shop_name', freeName, 'isValidShopName', 'A shop with this name already exists'],
  ['shop_handle', freeHandle, 'isValidShopHandle', 'This handle is already taken'],
  ['business_email', freeEmail, 'isValidBusinessEmail', 'Another shop already uses this email'],
  [
    'business_contact_number',
    freePhone,
    'isValidBusinessContactNumber',
    'Another shop already uses this number',
  ],
] as const

export const shops: Handlers<'shops'> = {
  getShopByHandle(world, { path, buyer }) {
    const shop = world.tables.shops.by('shop_handle', path.handle)[0]
    return shop ? ok(presentShop(world, shop, buyer)) : notFound('shop')
  },

  checkShopValidity(world, { query }) {
    return ok(
      Object.fromEntries(
        uniques.flatMap(([field, isFree, valid]) => {
          const value = query[field]
          return value === undefined ? [] : [[valid, isFree(world, value)]]
        }),
      ),
    )
  },

  createShop(world, { body, buyer }) {
    if (world.tables.shops.countBy('owner_id', buyer._id) > 0)
      return problem(409, 'shop_exists', 'You already have a shop')
    const error = validationError(world, buyer, body)
    if (error) return error
    const home = world.tables.addresses.by('user', buyer._id).find((address) => address.is_default)
    const shop: ShopRow = {
      _id: world.newId('shops'),
      owner_id: buyer._id,
      shop_description: '',
      kind: 'sari-sari',
      cover_photo: PLACEHOLDER,
      display_picture: PLACEHOLDER,
      municipality: home?.city ?? DEFAULT_LOCATION.municipality,
      province: home?.state_province ?? DEFAULT_LOCATION.province,
      region: home?.region ?? DEFAULT_LOCATION.region,
      ...(home?.geolocation ?? DEFAULT_LOCATION),
      working_hour: { from: '08:00', to: '17:00' },
      followers: 0,
      created_at: world.clock.iso(),
      ...columnsOf(body as Required<Pick<ShopInput, (typeof uniques)[number][0]>>),
    }
    return created(presentShop(world, world.tables.shops.insert(shop), buyer))
  },

  updateShop(world, { body, buyer }) {
    const shop = world.tables.shops.by('owner_id', buyer._id)[0]
    if (!shop) return notFound('shop')
    return (
      validationError(world, buyer, body, shop._id) ??
      ok(presentShop(world, world.tables.shops.update(shop._id, columnsOf(body)), buyer))
    )
  },

  followShop(world, { body, buyer }) {
    if (!world.tables.shops.get(body.shop_id)) return notFound('shop')
    if (body.customer_id !== buyer._id) return forbidden()
    if (!ownFollow(world, buyer, body.shop_id))
      world.tables.follows.insert({
        _id: world.newId('follows'),
        user_id: buyer._id,
        shop_id: body.shop_id,
        created_at: world.clock.iso(),
      })
    return created(followState(world, body.shop_id, true))
  },

  unfollowShop(world, { path, buyer }) {
    if (!world.tables.shops.get(path.shopId)) return notFound('shop')
    const follow = ownFollow(world, buyer, path.shopId)
    if (follow) world.tables.follows.remove(follow._id)
    return ok(followState(world, path.shopId, false))
  },

  listNearbyShops(world, { query }) {
    const origin = { longitude: query.long, latitude: query.lat }
    const matches = shopMatcher(world, query.query ?? '')
    const near = Array.from(world.tables.shops.all(), (shop) => ({
      shop,
      km: distanceInKm(origin, shop),
    }))
      .filter(({ shop, km }) => km * 1000 <= (query.meters ?? 100_000) && matches(shop))
      .sort((a, b) => a.km - b.km)
    const closest = near.find(({ shop }) => isOpen(shop.working_hour, world.clock.now()))
    return ok(near.map((one) => presentMapShop(world, one.shop, one.km, one === closest)))
  },
}

const ownFollow = (world: World, buyer: UserRow, shopId: string) =>
  world.tables.follows.by('user_id', buyer._id).find((follow) => follow.shop_id === shopId)

function followState(world: World, shopId: string, is_following: boolean) {
  const followers = world.tables.follows.countBy('shop_id', shopId)
  world.tables.shops.update(shopId, { followers })
  return { is_following, followed_by: followers }
}

function validationError(world: World, buyer: UserRow, details: ShopInput, ownId?: string) {
  const { cover_photo, display_picture } = details
  for (const [field, isFree, _valid, message] of uniques) {
    const value = details[field]
    if (value !== undefined && !isFree(world, value, ownId))
      return problem(409, `${field}_taken`, message)
  }
  const pictures = [cover_photo, display_picture].filter((id) => id !== undefined)
  return galleryOf(world, buyer._id, pictures)
    ? null
    : problem(422, 'unknown_file', 'Please upload the pictures first')
}

function columnsOf<Details extends ShopInput>({ geolocation, ...details }: Details) {
  const email = details.business_email
  return {
    ...details,
    ...geolocation,
    ...(email !== undefined && { business_email: email.toLowerCase() }),
  }
}
