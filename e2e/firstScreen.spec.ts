import { applyHostScenario } from './support/marketplace.ts'
import { buying } from './support/pageObjects.ts'
import { money, names, product, productPath } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

test.use({ isolated: true })

/** Notes the layout shifts, and what is asked for until the app shows something. */
function observe() {
  const noted = { shifts: 0, previews: 0, askedFirst: [] as string[], painted: [] as string[] }
  Object.assign(globalThis, { noted })
  const onEntries = (type: string, note: (entry: object) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  onEntries('layout-shift', (entry) => (noted.shifts += Number(Reflect.get(entry, 'value'))))
  onEntries('largest-contentful-paint', (entry) =>
    noted.painted.push(String(Reflect.get(entry, 'url'))),
  )
  new MutationObserver(() => {
    if (document.querySelector('.preview')) noted.previews += 1
    if (!document.querySelector('article, main header, [aria-label="Buy this product"]')) return
    if (noted.askedFirst.length > 0) return
    noted.askedFirst = performance.getEntriesByType('resource').map(({ name }) => name)
  }).observe(document, { childList: true, subtree: true })
  return noted
}

const noted = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'noted') as ReturnType<typeof observe>)

/** The app comes when the returned function is called. */
async function openWithoutApp(page: Page, path: string): Promise<() => void> {
  const app = Promise.withResolvers<void>()
  await page.route('**/assets/app-*.js', (route) => app.promise.then(() => route.continue()))
  await page.goto(path, { waitUntil: 'commit' })
  return app.resolve
}

const picture = /\/fruits--carabao-mango-ripe\.webp$/

const early = [
  {
    what: 'a product and its screen are',
    path: productPath('mango'),
    shown: names.mango,
    requests: [
      new RegExp(`/api${productPath('mango')}$`),
      /\/assets\/ProductPage-[\w-]+\.js$/,
      picture,
    ],
    id: 'PRODUCT-01',
  },
  {
    what: 'the products of the home page are',
    path: '/home',
    shown: names.mango,
    requests: [/\/api\/products\?page=1&/, picture],
    id: 'HOME-10',
  },
  {
    what: 'a shop and its screen are',
    path: '/san-fernando-rice-center',
    shown: names.riceShop,
    requests: [
      /\/api\/shops\/handle\//,
      /\/assets\/ShopPage-[\w-]+\.js$/,
      /\/covers\/[\w-]+\.webp$/,
    ],
    id: 'SHOP-01',
  },
]
// In the demo nothing is asked for before the app.
for (const { what, path, shown, requests, id } of early)
  test(
    `${what} asked for before the app has come, with the picture, once, and nothing that it doesn’t show, ${id}`,
    { tag: ['@live', '@no-demo'] },
    async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const counts = () => requests.map((one) => asked.filter((other) => one.test(other)).length)
      const once = requests.map(() => 1)
      await page.addInitScript(observe)
      const startApp = await openWithoutApp(page, path)
      await expect.poll(counts).toEqual(once)
      startApp()
      await expect(by.heading(page, shown)).toBeAttached()
      expect(counts()).toEqual(once)
      const { askedFirst, shifts } = await noted(page)
      expect(shifts).toBe(0)
      const needed =
        /\/(app|index|rolldown-runtime|parts|ProductPage|Shop\w+|ShowOnMap|TermField|SearchField[.\w]*|engine|mapsLink|[\w-]*plus-jakarta)-/
      expect(
        askedFirst.filter((address) => address.includes('/assets/') && !needed.test(address)),
        'files that the first screen does not need',
      ).toEqual([])
    },
  )

async function places(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() =>
    ['.product-stage img', '.product-name', '.product-price > span'].map((selector) => {
      const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect()
      return [selector, x, y, width, height]
    }),
  )
}

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [800, 600],
  [1280, 800],
] as const)
  test(
    `a product is painted before the app has come, which shows it in the same places at ${width} px, PRODUCT-01`,
    { tag: ['@live', '@no-demo'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(observe)
      const startApp = await openWithoutApp(page, productPath('mango'))
      await expect
        .poll(async () => (await noted(page)).painted)
        .toContainEqual(expect.stringMatching(picture))
      const before = await places(page)
      await expect(page.getByText(money(product('mango').price))).toBeVisible()
      await expect(page.locator('body')).toMatchAriaSnapshot(`
        - /children: equal
        - status: Opening the shops…
      `)
      startApp()
      await expect(buying(page)).toBeVisible()
      expect(await places(page)).toEqual(before)
      expect((await noted(page)).shifts).toBe(0)
      await expect(page.locator('.preview, .boot')).toHaveCount(0)
    },
  )

const preview = (page: Page) => page.locator('.preview')

for (const { what, scenario, name } of [
  {
    what: 'long',
    name: 'Sweet Ripe Carabao Mangoes of the First Harvest from Guimaras in a Box of 24',
  },
  { what: 'right-to-left', name: 'مانجو كاراباو ناضجة' },
  { what: 'hostile', name: '<img src=x onerror=alert(1)><script>alert(1)</script>' },
].map((one) => ({ ...one, scenario: `put:getProduct:product_name=${one.name}` })))
  test(
    `a ${what} name is in the preview as it is in the app, PRODUCT-01`,
    { tag: ['@live', '@no-demo'] },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await applyHostScenario(scenario)
      const startApp = await openWithoutApp(page, productPath('mango'))
      await expect(preview(page).getByText(name, { exact: true })).toBeVisible()
      const before = await places(page)
      startApp()
      await expect(buying(page)).toBeVisible()
      expect(await places(page)).toEqual(before)
    },
  )

test(
  'a product that is sold out has its preview, and another one after Back its own, PRODUCT-01',
  { tag: ['@live', '@no-demo'] },
  async ({ page }) => {
    await applyHostScenario(`stock:${product('mango').id}:0`)
    const startApp = await openWithoutApp(page, productPath('mango'))
    await expect(preview(page)).toContainText(names.mango)
    await page.goto(productPath('jasmineRice'), { waitUntil: 'commit' })
    await expect(preview(page)).toContainText(names.rice)
    await page.goBack({ waitUntil: 'commit' })
    await expect(preview(page)).toContainText(names.mango)
    startApp()
    await expect(by.button(page, 'Sold Out').first()).toBeVisible()
  },
)

for (const { scenario, text } of [
  { scenario: 'fail:getProduct:404:always', text: 'Product not found' },
  { scenario: 'fail:getProduct:400:always', text: 'Something went wrong' },
  { scenario: 'slow:getProduct:4000', text: names.mango },
])
  test(
    `there is no preview after ${scenario}, PRODUCT-01`,
    { tag: ['@live', '@no-demo'] },
    async ({ page, marketplace }) => {
      await page.addInitScript(observe)
      await marketplace.visit(productPath('mango'), scenario)
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
      expect((await noted(page)).previews).toBe(0)
    },
  )
