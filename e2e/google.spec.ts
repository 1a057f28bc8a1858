import { expectAccessible } from './support/axe.ts'
import { expectToast, account, pressToClose, nextLog } from './support/pageObjects.ts'
import { buyer, consentOf } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

const PATH = '/cart?login=true&from=/cart'
const button = (page: Page) => by.button(by.dialog(page, 'Log in'), 'Continue with Google')

async function openConsent(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await button(page).click()
  return opened
}

test(
  'the simulated consent window signs in a buyer and returns to the page, AUTH-03 AUTH-11',
  { tag: '@all-phone' },
  async ({ page, marketplace }) => {
    await marketplace.visit(PATH)
    const consent = await openConsent(page)
    await expect(consent.getByText('this is not Google')).toBeVisible()
    await expectAccessible(consent)
    const sent = page.waitForRequest((request) => request.url().endsWith('/auth/external-login'))
    const logged = nextLog(page)
    await pressToClose(consent, by.button(consent, /Liza Manalo/))
    expect((await sent).postDataJSON()).toEqual({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      signedVia: 'GOOGLE',
    })
    await expectToast(page, 'Login Successful')
    await expect(page).toHaveURL('/cart')
    await expect(account(page, 'Liza')).toBeVisible()
    expect((await logged).postDataJSON()).toMatchObject({
      event_type: 'LOGIN',
      user_id: buyer('liza').id,
    })
  },
)

test(
  'the live build uses the provider’s own script, AUTH-03 AUTH-11 AUTH-12',
  // The demo uses a simulated script.
  { tag: ['@live', '@no-demo'] },
  async ({ page, marketplace, monitor, context }) => {
    monitor.allow(/accounts\.google\.com/, /net::ERR_/)
    const script = 'https://accounts.google.com/gsi/client'
    await context.route(script, (route) => route.abort())
    await marketplace.visit(PATH)
    await button(page).click()
    await expectToast(page, 'Login Failed', 'An error occurred while logging in')
    await context.unroute(script)
    // Replaces Google's script by one that passes a token for this build's client id.
    const body = `globalThis.google = { accounts: { oauth2: { initTokenClient: ({ client_id, scope, callback }) => ({ requestAccessToken: () => callback(client_id.startsWith('journeys.') && scope.includes('email') ? { access_token: ${JSON.stringify(consentOf(buyer('liza')))} } : { error: 'invalid_client' }) }) } } }`
    await context.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await button(page).click()
    await expectToast(page, 'Login Successful')
    await expect(account(page, 'Liza')).toBeVisible()
  },
)
