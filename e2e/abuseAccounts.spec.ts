import { pointer } from './support/inputDevice.ts'
import { fillLogin, tokenOf, account } from './support/pageObjects.ts'
import { policyProbe } from './support/policy.ts'
import { by, expect, test } from './support/test.ts'

test(
  'a forged token gives access to nothing, ACCESS-07',
  { tag: ['@all', '@all-live'] },
  async ({ page, marketplace, monitor, context }) => {
    monitor.allow(/status of 401/)
    await marketplace.visit('/home')
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const forged = `${part({ alg: 'none', typ: 'JWT' })}.${part({ id: '000000000000000000000001', exp: 4_000_000_000 })}.AAAA`
    const { origin } = new URL(page.url())
    // An open page would notice the cookie, and remove it before the next one sees it.
    await page.goto('about:blank')
    await context.addCookies([{ name: 'token', value: forged, url: origin }])
    await page.goto('/profile/mia-villanueva/orders')
    await expect(by.alert(page).getByText('TOKEN EXPIRED PLEASE LOGIN AGAIN')).toBeVisible()
    await expect(by.list(page, 'Orders')).toHaveCount(0)
    await expect(account(page)).toHaveCount(0)
    expect(await tokenOf(context)).toBeUndefined()
  },
)

test(
  'the content security policy blocks injected scripts and styles',
  { tag: '@live' },
  async ({ page, marketplace, monitor }) => {
    monitor.allow(/Content Security Policy/)
    await marketplace.visit(`/home?${policyProbe}=1`)
    await expect(by.article(page).first()).toBeVisible()
    const ran = await page.evaluate(async () => {
      // The debugger may call eval; a later task of the page may not.
      await new Promise((resolve) => setTimeout(resolve, 0))
      const script = document.createElement('script')
      script.textContent = 'globalThis.pwned = 1'
      document.head.append(script)
      const style = document.createElement('style')
      style.textContent = 'body { outline: 7px solid red }'
      document.head.append(style)
      let evaluated = true
      try {
        // oxlint-disable-next-line no-implied-eval, no-new-func
        new Function('return 1')()
      } catch {
        evaluated = false
      }
      return {
        script: 'pwned' in globalThis,
        style: getComputedStyle(document.body).outlineWidth === '7px',
        evaluated,
      }
    })
    expect(ran).toEqual({ script: false, style: false, evaluated: false })
  },
)

test(
  'no secret appears in a request’s address, no token in the console, AUTH-01',
  { tag: ['@all', '@all-live'] },
  async ({ page, marketplace }) => {
    const addresses: string[] = []
    const lines: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    page.on('console', (message) => lines.push(message.text()))
    await marketplace.visit('/home?login=true')
    await fillLogin(page, pointer, 'mia')
    await expect(account(page)).toBeVisible()
    await page.goto('/cart')
    await expect(by.h1(page, 'Cart')).toBeVisible()
    const token = (await tokenOf(page.context()))?.value ?? ''
    expect(token.length).toBeGreaterThan(20)
    for (const secret of [token, 'poblacion-1210']) {
      expect(addresses.filter((address) => address.includes(secret))).toEqual([])
      expect(lines.filter((line) => line.includes(secret))).toEqual([])
    }
  },
)
