import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { bytes } from '../support/heads.ts'
import type { Diary } from './diary.ts'

const { liza, ana } = namedBuyers
const email = 'bago@suki.example'
/** Of a file, the service looks at its head. */
const picture = { name: 'picture.png', bytes: bytes(0x89, 'PNG') }

/** Somebody signs up; Liza logs in. Returns the newcomer's token. */
export function arrive({ ask, codeFor, consent }: Diary): string {
  const otpType = 'REGISTRATION'
  ask(null, 'checkUserValidity', { query: { email } })
  ask(null, 'requestOtp', { body: { email, otpType } })
  ask(null, 'verifyOtp', { body: { email, otpValue: '000000', otpType } })
  ask(null, 'verifyOtp', { body: { email, otpValue: codeFor(email), otpType } })
  const { token } = ask(null, 'registerUser', {
    body: {
      email,
      password: 'bagong-salta-2026',
      first_name: 'Ñino',
      last_name: 'Cruz',
      contact_number: '09170001234',
    },
  })
  const accessToken = consent({
    email: 'maria@suki.example',
    first_name: 'Maria',
    last_name: 'Santos',
  })
  const { authToken } = ask(null, 'externalLogin', { body: { accessToken, signedVia: 'GOOGLE' } })
  ask({ token: authToken }, 'addPassword', { body: { password: 'maria-2026' } })
  ask(null, 'login', { body: { email: liza.email, password: liza.password } })
  ask('liza', 'verifySession')
  return token as string
}

/** Liza keeps her account in order; Ana has forgotten her password. */
export function lookAfterAccount({ ask, codeFor }: Diary): void {
  ask('liza', 'getCurrentUser')
  const folder_name = 'users'
  const { fileId } = ask('liza', 'uploadFile', { body: { file: picture, folder_name } })
  ask('liza', 'uploadFiles', { body: { files: [picture], folder_name } })
  ask(null, 'getFile', { path: { id: fileId } })
  ask('liza', 'updateUser', { body: { display_picture: fileId } })
  ask('liza', 'changePassword', {
    body: { old_password: liza.password, new_password: 'kalamansi-2026' },
  })
  ask('liza', 'writeUserLog', {
    body: {
      user_id: liza.id,
      event_type: 'PROFILE_UPDATE',
      event_details: 'User Updated',
      ip_address: '',
      user_agent: 'Mozilla/5.0',
      profile: 'BUYER',
    },
  })
  const otpType = 'FORGOT_PASSWORD'
  ask(null, 'requestOtp', { body: { email: ana.email, otpType } })
  const { password_reset_token } = ask(null, 'verifyOtp', {
    body: { email: ana.email, otpValue: codeFor(ana.email), otpType },
  })
  ask(null, 'resetPassword', { body: { new_password: 'bagong-suki-2026', password_reset_token } })
}

/** Liza looks around. */
export function browse({ ask }: Diary): void {
  const { coffee, mango, jasmineRice } = namedProducts
  ask(null, 'listProducts', { query: { limit: '8' } })
  ask('liza', 'listProducts', { query: { query: 'rice and eggs' } })
  ask('liza', 'getSearchSuggestions', { path: { term: 'gatas' } })
  ask('liza', 'getRecentSearches')
  ask('liza', 'clearRecentSearches')
  ask('liza', 'getProduct', { path: { id: mango.id } })
  ask('liza', 'incrementProductView', { path: { id: mango.id } })
  ask('liza', 'listProductReviews', { path: { productId: jasmineRice.id } })
  ask('liza', 'listSimilarNearby', { path: { id: coffee.id } })
  ask('liza', 'likeProduct', { body: { product: mango.id } })
  ask('liza', 'listLikes', { path: { userId: liza.id } })
}
