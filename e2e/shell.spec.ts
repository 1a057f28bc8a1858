import { tokenOf, account, nextLog } from './support/pageObjects.ts'
import { buyer, productPath } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

const banner = (page: Page) => by.banner(page)

test(
  'signing out ends the session and goes home, SHELL-23 LOG-03',
  { tag: '@live' },
  async ({ page, marketplace, context }) => {
    await marketplace.visit(productPath('mango'), 'as:mia')
    await account(page, 'Mia').click()
    const logged = nextLog(page)
    const documents: string[] = []
    page.on('domcontentloaded', (loaded) => documents.push(new URL(loaded.url()).pathname))
    await by.button(page, 'Sign Out').click()
    const entry = await logged
    expect(entry.postDataJSON()).toMatchObject({ event_type: 'LOGOUT', user_id: buyer('mia').id })
    expect(entry.headers().authorization).toMatch(/^Bearer ./)
    await expect(by.link(banner(page), 'Log in')).toBeVisible()
    await expect(page).toHaveURL('/home')
    expect(documents, 'the page is loaded again').toEqual(['/home'])
    expect(await tokenOf(context)).toBeUndefined()
  },
)

test(
  'without network, a screen not visited yet keeps the bars and the app working, SHELL-07',
  { tag: '@live' },
  async ({ page, marketplace, context, monitor }) => {
    await marketplace.visit('/home')
    await expect(by.article(page).first()).toBeVisible()
    expect(await monitor.defects(), 'while there is a network').toEqual([])
    // A controlling service worker hides why it could not fetch.
    monitor.allow(
      /ERR_INTERNET_DISCONNECTED/,
      /ERR_FAILED \(http:\/\/localhost:\d+\/(assets\/[\w-]+\.(js|css))?\)/,
      /Unable to preload CSS|dynamically imported module|error occurred when fetching the script/,
    )
    await context.setOffline(true)
    await by.link(page, 'Nearest Shop').click()
    // The demo needs no network, so missing code is an ordinary failure.
    const problem = by
      .main(page)
      .getByText(marketplace.live ? /^You are offline/ : /^Something went wrong on/)
    const retry = by.button(by.main(page), 'Retry', { exact: true })
    await expect(problem).toBeVisible()
    await retry.click()
    await expect(retry, 'the try has ended').toBeVisible()
    await expect(by.combobox(banner(page), 'Search products')).toBeVisible()
    await expect(problem).toBeVisible()
    await context.setOffline(false)
    if (!marketplace.live) await retry.click()
    await expect(by.h1(page, 'Nearby shops')).toBeAttached()
    await expect(page).toHaveURL('/nearby')
  },
)
