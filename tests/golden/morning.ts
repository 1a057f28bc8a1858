import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { form } from '../conformance/cases/files.ts'
import { UNKNOWN_ID } from '../conformance/testContext.ts'
import type { Diary } from './diary.ts'

const { liza, ana } = namedBuyers
const email = 'bago@suki.example'
const newcomer = {
  email,
  password: 'bagong-salta-2026',
  first_name: 'Ñino',
  last_name: 'Cruz',
  contact_number: '09170001234',
}

/** Somebody signs up; Liza logs in. Returns the newcomer's token. */
export async function arrive({ ask, codeFor, consent }: Diary): Promise<string> {
  await ask(null, 'checkUserValidity', 'an address that nobody has', { query: { email } })
  await ask(null, 'checkUserValidity', 'an address that is none', { query: { email: 'bago' } })
  await ask(null, 'requestOtp', 'a code for the registration', {
    body: { email, otpType: 'REGISTRATION' },
  })
  await ask(null, 'requestOtp', 'a code for nothing', { body: { email, otpType: 'FUN' } })
  await ask(null, 'registerUser', 'without a code', {
    body: { ...newcomer, email: 'iba@suki.example', contact_number: '09170001235' },
  })
  await ask(null, 'verifyOtp', 'of letters', {
    body: { email, otpValue: 'abcdef', otpType: 'REGISTRATION' },
  })
  await ask(null, 'verifyOtp', 'a wrong code', {
    body: { email, otpValue: '000000', otpType: 'REGISTRATION' },
  })
  await ask(null, 'verifyOtp', 'the code of the mail', {
    body: { email, otpValue: codeFor(email), otpType: 'REGISTRATION' },
  })
  const { token } = await ask(null, 'registerUser', 'with the code', { body: newcomer })
  await ask(null, 'registerUser', 'of an address that has an account', {
    body: { ...newcomer, contact_number: '09170001236' },
  })
  const accessToken = consent({
    email: 'maria@suki.example',
    first_name: 'Maria',
    last_name: 'Santos',
  })
  const { authToken } = await ask(null, 'externalLogin', 'with Google', {
    body: { accessToken, signedVia: 'GOOGLE' },
  })
  await ask(null, 'externalLogin', 'with a token that Google did not give', {
    body: { accessToken: 'made-up', signedVia: 'GOOGLE' },
  })
  await ask({ token: authToken }, 'addPassword', 'to the account of Google', {
    body: { password: 'maria-2026' },
  })
  await ask({ token: authToken }, 'addPassword', 'although there is one', {
    body: { password: 'maria-2026' },
  })
  await ask(null, 'login', 'the wrong password', {
    body: { email: liza.email, password: 'kalamansi' },
  })
  await ask(null, 'login', 'the right password', {
    body: { email: liza.email, password: liza.password },
  })
  await ask('liza', 'verifySession', 'with a token')
  await ask(null, 'verifySession', 'without a token')
  return token as string
}

/** Liza keeps her account in order. */
export async function lookAfterAccount({ ask, codeFor }: Diary): Promise<void> {
  await ask('liza', 'getCurrentUser', 'as it was')
  await ask(null, 'getCurrentUser', 'without a token')
  const { fileId } = await ask('liza', 'uploadFile', 'a picture', { body: form('file') })
  await ask('liza', 'uploadFile', 'a text that calls itself a picture', {
    body: form('file', new TextEncoder().encode('<script>')),
  })
  await ask('liza', 'uploadFiles', 'one of them', { body: form('files') })
  await ask('liza', 'uploadFiles', 'in the wrong field', { body: form('file') })
  await ask(null, 'getFile', 'the picture', { path: { id: fileId } })
  await ask(null, 'getFile', 'that does not exist', { path: { id: UNKNOWN_ID } })
  await ask('liza', 'updateUser', 'a new picture', { body: { display_picture: fileId } })
  await ask('liza', 'updateUser', 'a phone number that somebody has', {
    body: { contact_number: ana.contact_number },
  })
  await ask('liza', 'changePassword', 'with the old one', {
    body: { old_password: liza.password, new_password: 'kalamansi-2026' },
  })
  await ask('liza', 'changePassword', 'without it', {
    body: { old_password: 'wrong-guess', new_password: 'kalamansi-2026' },
  })
  const profile = {
    user_id: liza.id,
    event_type: 'PROFILE_UPDATE',
    event_details: 'User Updated',
    ip_address: '',
    user_agent: 'Mozilla/5.0',
    profile: 'BUYER',
  }
  await ask('liza', 'writeUserLog', 'of the new picture', { body: profile })
  await ask('liza', 'writeUserLog', 'of nothing', { body: { ...profile, event_type: '' } })
  await ask(null, 'requestOtp', 'a code for a new password', {
    body: { email: ana.email, otpType: 'FORGOT_PASSWORD' },
  })
  const { password_reset_token } = await ask(null, 'verifyOtp', 'the code for a new password', {
    body: { email: ana.email, otpValue: codeFor(ana.email), otpType: 'FORGOT_PASSWORD' },
  })
  await ask(null, 'resetPassword', 'with the token of the code', {
    body: { new_password: 'bagong-suki-2026', password_reset_token },
  })
  await ask(null, 'resetPassword', 'with the same token again', {
    body: { new_password: 'bagong-suki-2027', password_reset_token },
  })
}

/** Liza looks around. */
export async function browse({ ask }: Diary): Promise<void> {
  const { coffee, mango, jasmineRice } = namedProducts
  await ask(null, 'listProducts', 'the first page', { query: { limit: 8 } })
  await ask('liza', 'listProducts', 'rice and eggs', { query: { query: 'rice and eggs' } })
  await ask('liza', 'listProducts', 'page nought', { query: { page: 0 } })
  await ask('liza', 'getSearchSuggestions', 'gatas', { path: { term: 'gatas' } })
  await ask('liza', 'getSearchSuggestions', 'of a term that is too long', {
    path: { term: 'a'.repeat(3000) },
  })
  await ask('liza', 'getRecentSearches', 'after the search')
  await ask(null, 'getRecentSearches', 'without a token')
  await ask('liza', 'clearRecentSearches', 'all of them')
  await ask(null, 'clearRecentSearches', 'without a token')
  await ask('liza', 'getProduct', 'mangoes', { path: { id: mango.id } })
  await ask('liza', 'getProduct', 'that does not exist', { path: { id: UNKNOWN_ID } })
  await ask('liza', 'incrementProductView', 'of the mangoes', { path: { id: mango.id } })
  await ask('liza', 'incrementProductView', 'of nothing', { path: { id: UNKNOWN_ID } })
  await ask('liza', 'listProductReviews', 'of the rice', { path: { productId: jasmineRice.id } })
  await ask('liza', 'listProductReviews', 'of nothing', { path: { productId: UNKNOWN_ID } })
  await ask('liza', 'listSimilarNearby', 'to the coffee', { path: { id: coffee.id } })
  await ask('liza', 'listSimilarNearby', 'to nothing', { path: { id: UNKNOWN_ID } })
  await ask('liza', 'likeProduct', 'the mangoes', { body: { product: mango.id } })
  await ask('liza', 'likeProduct', 'nothing', { body: { product: UNKNOWN_ID } })
  await ask('liza', 'listLikes', 'with the mangoes', { path: { userId: liza.id } })
  await ask('liza', 'listLikes', 'of another buyer', { path: { userId: ana.id } })
}
