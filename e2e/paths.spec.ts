import { tours } from '#fixtures/tours/tours.ts'
import { addresses } from '#scripts/addresses.mjs'
import { chatWindow, messages, openChats } from './support/chat.ts'
import { account, openConsole } from './support/pageObjects.ts'
import { names, product, productPath } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'
import { expectStep, followCard } from './support/tours.ts'

// Two versions of the demo on one origin, whose server sends no headers, and for unknown addresses
// status 404 with the 404.html.
test.use({ isolated: true })
const MAIN = '/main'
const PULL = '/pr-12'
const logIn = (page: Page) => by.link(by.banner(page), /log in/i)

test(
  'under a path of a host that only has its files, the demo is walked from its first page; links and reloads open its screens, and its pages have the content policy',
  { tag: '@paths' },
  async ({ page, monitor, browser }) => {
    test.slow()
    const [tour] = tours
    await page.goto(`${MAIN}/?demo`)
    await by.link(page, /^Take the tour/).click()
    for (const [step] of tour!.steps.entries()) {
      await expectStep(page, { tour: tour!, step })
      await followCard(page, { tour: tour!, step })
    }
    expect(new URL(page.url()).pathname).toMatch(/^\/main\//)
    // The host itself has no such file.
    const reloaded = await page.reload()
    expect(reloaded?.status()).toBe(200)

    await page.goto(
      `${MAIN}/home?sim=as:liza,say:riceCenter:${addresses.paths}${MAIN}${productPath('mango')}`,
    )
    const chats = await openChats(page)
    await by.button(chats, new RegExp(`^${names.riceShop}`)).click()
    await by
      .link(messages(chatWindow(page, names.riceShop), names.riceShop))
      .last()
      .click()
    await expect(by.h1(page, names.mango)).toBeVisible()
    await expect(page).toHaveURL(`${MAIN}${productPath('mango')}`)

    await openConsole(page, 'Share')
    const link = await by.textbox(page, 'Link').inputValue()
    expect(link).toContain(`${addresses.paths}${MAIN}${productPath('mango')}?sim=as:liza,`)
    // A new browser gets the host's 404.html.
    const other = await browser.newContext({ baseURL: addresses.paths })
    const guest = await other.newPage()
    const answer = await guest.goto(link)
    expect(answer?.status()).toBe(404)
    await expect(account(guest, 'Liza')).toBeVisible()
    await expect(by.h1(guest, names.mango)).toBeVisible()
    await other.close()

    monitor.allow(/Content Security Policy/)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'globalThis.isRun = true'
      document.head.append(script)
    })
    expect(await page.evaluate(() => 'isRun' in globalThis)).toBe(false)
  },
)

test(
  'two versions on one origin have each its world, login, storage and worker, and a reset of one leaves the other as it is',
  { tag: '@paths' },
  async ({ page, context, monitor }) => {
    monitor.allow(/status of 404/)
    const { id } = product('mango')
    const mango = `/products/${id}`
    const version = (one: Page) => one.locator('meta[name=version]').getAttribute('content')
    await page.goto(`${MAIN}${mango}?sim=as:liza,stock:mango:7,position:denied,latency:20`)
    await expect(page.getByText('7 in stock')).toBeVisible()
    await openConsole(page, 'Faults')
    await expect(page.getByText('1 active, also after a reload.')).toBeVisible()
    const pull = await context.newPage()
    await pull.goto(`${PULL}${mango}?sim=as:visitor`)
    await expect(pull.getByText(`${product('mango').stocks} in stock`)).toBeVisible()
    await expect(logIn(pull)).toBeVisible()
    expect([await version(page), await version(pull)]).toEqual(['main', 'pr-12'])

    await page.goto(`${PULL}/home`)
    await expect(logIn(page)).toBeVisible()
    await expect(by.tab(page, 'Faults')).toHaveCount(0)
    await page.goto(`${MAIN}${mango}`)
    await expect(account(page, 'Liza')).toBeVisible()
    await expect(by.tab(page, 'Faults')).toHaveAttribute('aria-selected', 'true')

    await openConsole(pull, 'Home')
    await by.button(pull, /^Mia · /).click()
    await expect(account(pull, 'Mia')).toBeVisible()
    await expect(account(page, 'Liza')).toBeVisible()
    await by.button(pull, 'Reset the world').click()
    await by.button(pull, 'Reset everything').click()
    await expect(logIn(pull)).toBeVisible()

    await page.reload()
    await expect(account(page, 'Liza')).toBeVisible()
    await expect(page.getByText('7 in stock')).toBeVisible()
    await expect(page.getByText('1 active, also after a reload.')).toBeVisible()
    const workers = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    )
    expect(workers.toSorted()).toEqual([`${MAIN}/`, `${PULL}/`])
  },
)
