import { cartTab, expectToast, fillLogin, tokenOf, nextLog } from './support/pageObjects.ts'
import { buyer } from './support/records.ts'
import { expect, test } from './support/test.ts'

test(
  'a login stores the token and returns, AUTH-07 AUTH-08 AUTH-09 AUTH-13 AUTH-14 AUTH-15 AUTH-16 ERR-71 LOG-01 LOG-02',
  { tag: ['@live', '@all-phone'] },
  async ({ page, marketplace, context }) => {
    await marketplace.visit('/cart')
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('login') === 'true' && url.searchParams.get('from') === '/cart',
    )
    const logged = nextLog(page)
    await fillLogin(page, 'liza')
    await expectToast(page, 'Login Successful')
    await expect(page).toHaveURL('/cart')
    const entry = {
      user_id: buyer('liza').id,
      event_type: 'LOGIN',
      event_details: 'Logged in',
      ip_address: '',
      profile: 'BUYER',
    }
    expect((await logged).postDataJSON()).toEqual({
      ...entry,
      user_agent: await page.evaluate(() => navigator.userAgent),
    })
    await expect(cartTab(page, 5)).toBeVisible()
    const token = await tokenOf(context)
    const claims = JSON.parse(
      Buffer.from(token?.value.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<'iat' | 'exp', number>
    // The marketplace has its own clock; a slow machine needs some seconds between the two.
    expect(
      Math.abs((token?.expires ?? 0) - Date.now() / 1000 - (claims.exp - claims.iat)),
    ).toBeLessThan(120)
    expect(token?.sameSite).toBe('Lax')
    expect(token?.secure, 'only a live build asks for TLS').toBe(marketplace.live)
  },
)
