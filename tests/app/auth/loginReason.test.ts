import { expect, test } from 'vitest'
import { loginReason } from '#features/auth/loginReason.ts'

test.each([
  ['add:65f0', '/products/65f0', 'add this to your cart'],
  ['buy:65f0', '/products/65f0', 'buy this'],
  ['like:65f0', '/products/65f0', 'save this to your favourites'],
  ['chat:65f0:Hello: is it fresh?', '/nearby', 'chat with this shop'],
  [null, '/cart', 'see your cart'],
  [null, '/profile/liza-manalo/orders', 'see your orders'],
  [null, '/orders', 'see your orders'],
  [null, '/profile/liza-manalo', 'see your account'],
  [null, '/liza-manalo/chats', 'see your chats'],
  [null, '/home', 'order from shops near you'],
  ['constructor:1', '/home', 'order from shops near you'],
])('the login that %s on %s asks for says why, ACCESS-03', (action, pathname, purpose) =>
  expect(loginReason(action, pathname)).toBe(`Log in or create an account to ${purpose}.`),
)
