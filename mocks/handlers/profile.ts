import { presentUser } from '../presenters/user.ts'
import { created, forbidden, notFound, ok, problem } from '../replies.ts'
import {
  changePassword,
  deleteAccount,
  phoneTaken,
  hashPassword,
  verifyPassword,
} from '../rules/accounts.ts'
import type { Handlers } from './handler.ts'

export const profile: Handlers<'profile'> = {
  getCurrentUser: (world, { buyer }) => ok(presentUser(world, buyer)),

  updateUser(world, { body, buyer }) {
    if (body.contact_number !== undefined && phoneTaken(world, body.contact_number, buyer._id))
      return problem(409, 'phone_taken', 'Phone number already exists')
    if (
      body.display_picture &&
      world.tables.files.get(body.display_picture)?.owner_id !== buyer._id
    )
      return notFound('file')
    return ok(presentUser(world, world.tables.users.update(buyer._id, body)))
  },

  deleteUser(world, { buyer }) {
    deleteAccount(world, buyer._id)
    return ok({ message: 'Your account has been deleted' })
  },

  addPassword(world, { body, buyer }) {
    if (buyer.password_hash !== null)
      return problem(409, 'password_exists', 'You already have a password')
    world.tables.users.update(buyer._id, {
      password_hash: hashPassword(body.password, buyer.email),
    })
    return ok({ message: 'Your password has been added' })
  },

  changePassword(world, { body, buyer, session }) {
    if (!verifyPassword(body.old_password, buyer.password_hash))
      return problem(422, 'incorrect_password', 'Incorrect password', [
        { path: '/body/old_password', message: 'Incorrect password' },
      ])
    changePassword(world, buyer, body.new_password, session)
    return ok({ message: 'Your password has been changed' })
  },

  writeUserLog(world, { body, buyer }) {
    // Visitors write without a user, buyers about themselves.
    if (body.user_id !== (buyer?._id ?? '')) return forbidden()
    world.tables.logs.insert({
      ...body,
      _id: world.newId('logs'),
      user_id: body.user_id || null,
      created_at: world.clock.iso(),
    })
    return created({ message: 'Logged' })
  },
}
