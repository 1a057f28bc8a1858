import type { AddressRow, UserRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
import { created, forbidden, notFound, ok, problem } from '../replies.ts'
import type { World } from '../world/world.ts'
import type { Handlers } from './handler.ts'

function ownAddress(
  world: World,
  buyer: UserRow,
  { addressId, userId }: { addressId: string; userId: string },
) {
  const address = world.tables.addresses.get(addressId)
  if (!address) return { failure: notFound('address') }
  return address.user === buyer._id && userId === buyer._id ? { address } : { failure: forbidden() }
}

const inUse = (lists: readonly string[]) =>
  problem(
    409,
    'address_in_use',
    `Your scheduled ${lists.length === 1 ? 'list' : 'lists'} ${lists.join(', ')} ${lists.length === 1 ? 'is' : 'are'} delivered here. Choose another address there first`,
    lists.map((message) => ({ path: '/path/addressId', message })),
  )

function makeDefault(world: World, userId: string, addressId: string) {
  for (const { _id, is_default } of world.tables.addresses.by('user', userId))
    if (is_default !== (_id === addressId))
      world.tables.addresses.update(_id, { is_default: _id === addressId })
}

/** `is_default` is changed by `makeDefault` alone: a buyer has one default address. */
function detailsOf(body: Schemas['AddressInput']) {
  const { is_default: _, address_line = '', type = 'HOME', ...details } = body
  return { ...details, address_line, type }
}

export const addresses: Handlers<'addresses'> = {
  listAddresses: (world, { path, buyer }) =>
    path.userId === buyer._id ? ok(world.tables.addresses.by('user', buyer._id)) : forbidden(),

  createAddress(world, { body, buyer }) {
    if (body.userId !== buyer._id) return forbidden()
    const isFirst = world.tables.addresses.countBy('user', buyer._id) === 0
    const row = world.tables.addresses.insert({
      ...detailsOf(body.address),
      _id: world.newId('addresses'),
      user: buyer._id,
      is_default: isFirst,
    })
    if (body.address.is_default) makeDefault(world, buyer._id, row._id)
    return created(world.tables.addresses.get(row._id) as AddressRow)
  },

  updateAddress(world, { path, body, buyer }) {
    const { address, failure } = ownAddress(world, buyer, path)
    if (!address) return failure
    world.tables.addresses.update(address._id, detailsOf(body))
    if (body.is_default) makeDefault(world, buyer._id, address._id)
    return ok(world.tables.addresses.get(address._id) as AddressRow)
  },

  setDefaultAddress(world, { path, buyer }) {
    const { address, failure } = ownAddress(world, buyer, path)
    if (!address) return failure
    makeDefault(world, buyer._id, address._id)
    return ok({ ...address, is_default: true })
  },

  deleteAddress(world, { path, buyer }) {
    const { address, failure } = ownAddress(world, buyer, path)
    if (!address) return failure
    if (address.is_default)
      return problem(409, 'default_address', 'The default address cannot be deleted')
    const lists = world.tables.schedules
      .by('user_id', buyer._id)
      .filter((list) => list.address === address._id)
    if (lists.length > 0) return inUse(lists.map(({ name }) => name))
    world.tables.addresses.remove(address._id)
    return ok({ message: 'The address has been deleted' })
  },
}
