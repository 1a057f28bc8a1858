import { namedBuyers } from '#fixtures/named.ts'
import { ONLY_SPECIFICATION, switches } from '#fixtures/scenarios/onlySpecification.ts'
import { applyDirectives, controlClient } from '#mocks/hosts/node/control/client.ts'
import { addresses } from '#scripts/addresses.mjs'
import { addressSection, saveAddress } from './support/addressForm.ts'
import { chatWindow, messageField, messages, sendButton } from './support/chat.ts'
import { chooseGcash, expectAccepted, expectForm, placeButton } from './support/checkout.ts'
import { pointer as input } from './support/inputDevice.ts'
import { addToCart, expectToast, fillLogin, shopGroup } from './support/pageObjects.ts'
import { names } from './support/records.ts'
import { finishList, schedulesPath, startList } from './support/schedules.ts'
import { expect, type Page, test } from './support/test.ts'

/** Against a host that knows the specification alone, over a real network with its preflights. */
const MINE = '/profile/mia-villanueva'
const [shop, mango] = [names.mangoShop, names.mango]
const TEXT = 'Magkano po?'
/** A product's id is another one with some switches, so the buyer finds it as buyers do. */
async function openMango(page: Page): Promise<void> {
  await page.goto('/home')
  await page.getByRole('combobox', { name: 'Search products' }).fill('carabao mango')
  await page.keyboard.press('Enter')
  await page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: shop })
    .getByRole('link', { name: mango, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: mango })).toBeAttached()
}

/** Adds a mango and goes to the checkout with it alone. */
async function checkOutMango(page: Page): Promise<void> {
  await openMango(page)
  await addToCart(page)
  await page.goto('/cart')
  await expect(
    shopGroup(page, shop).getByRole('spinbutton', { name: `Quantity of ${mango}` }),
  ).toHaveValue('1')
  await page.getByRole('checkbox', { name: `Select all of ${shop}` }).check()
  await page
    .getByRole('complementary', { name: 'Cart Overview' })
    .getByRole('button', { name: 'Check Out' })
    .click()
  await expectForm(page)
}

const orders = (page: Page) => page.getByRole('list', { name: 'Orders' }).getByRole('article')

/** What a buyer does with the app, in the order of the journey. */
const steps: Record<string, (page: Page) => Promise<void>> = {
  async 'log in'(page) {
    await page.goto('/home?login=true')
    await fillLogin(page, input, 'mia')
    await expectToast(page, 'Login Successful')
    await expect(page.getByRole('button', { name: /^Account of Mia/ })).toBeVisible()
  },
  async 'order in cash'(page) {
    await checkOutMango(page)
    await placeButton(page).click()
    await expectAccepted(page)
  },
  async 'cancel the order'(page) {
    await page.goto(`${MINE}/orders?status=PENDING`)
    await expect(orders(page)).toHaveCount(1)
    await orders(page).getByRole('button', { name: 'Cancel' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel order' })
    await dialog.getByRole('radio', { name: 'Change of mind' }).check()
    await input.press(dialog.getByRole('button', { name: 'Cancel order' }))
    await expect(orders(page)).toHaveCount(0)
    await page.goto(`${MINE}/orders?status=CANCELLED`)
    await expect(orders(page).filter({ hasText: mango }).first()).toBeVisible()
  },
  async 'order by GCash'(page) {
    await checkOutMango(page)
    await chooseGcash(page)
    const [popup] = await Promise.all([page.waitForEvent('popup'), placeButton(page).click()])
    await popup.getByRole('button', { name: /^Pay/ }).click()
    await expectAccepted(page)
  },
  async 'chat with the shop'(page) {
    await openMango(page)
    await page.getByRole('main').getByRole('button', { name: 'Ask about this product' }).click()
    const chat = chatWindow(page, shop)
    await messageField(chat, shop).fill(TEXT)
    await sendButton(chat).click()
    await expect(messageField(chat, shop)).toHaveValue('')
    await expect(messages(chat, shop).filter({ hasText: TEXT })).toHaveCount(1)
    await expect(chat.getByText(/Sending|Not sent/)).toHaveCount(0)
    await applyDirectives(addresses.host, 'as:mia,say:dolores:Opo\\, meron')
    await expect(messages(chat, shop).filter({ hasText: 'Opo, meron' })).toHaveCount(1, {
      timeout: 60_000,
    })
    await input.press(chat.getByRole('button', { name: `Close chat with ${shop}` }))
  },
  async 'like the product'(page) {
    await openMango(page)
    const heart = page.getByRole('button', { name: /^Like, / })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/favourites')
    await expect(page.getByRole('main').getByRole('link', { name: mango }).first()).toBeVisible()
  },
  async 'follow the shop'(page) {
    await openMango(page)
    await page.getByRole('region', { name: 'Sold by' }).getByRole('link', { name: shop }).click()
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Follow', exact: true }).click()
    await expect(main.getByRole('button', { name: 'Following', exact: true })).toBeVisible()
    await page.reload()
    await expect(main.getByRole('button', { name: 'Following', exact: true })).toBeVisible()
  },
  async 'make a scheduled list'(page) {
    await page.goto(schedulesPath)
    const dialog = await startList(page, input)
    await dialog.getByLabel('List name').fill('Prutas')
    for (const heading of ['When', 'Where', 'Colour', 'Products'])
      await test.step(heading, () => input.press(dialog.getByRole('button', { name: 'Next' })))
    await finishList(input, dialog, [mango])
    await page.reload()
    await expect(page.getByRole('article', { name: 'Prutas' })).toContainText(mango)
  },
  async 'read the notifications'(page) {
    await page.goto('/home')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await expect(panel.getByRole('listitem').first()).toBeVisible()
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  },
  async 'add an address'(page) {
    await page.goto(MINE)
    const section = addressSection(page)
    await section.getByRole('button', { name: 'Add Address' }).click()
    await saveAddress(page.getByRole('dialog'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(section.getByText('7 West Capitol Drive')).toHaveCount(1)
  },
}

/** How many things of Mia's the host has, however it answers. */
async function countOnHost() {
  const token = (await applyDirectives(addresses.host, 'only:off,as:mia')) as string
  const { id } = namedBuyers.mia
  const get = async <Body>(path: string) => {
    const answer = await fetch(`${addresses.host}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return (await answer.json()) as Body
  }
  const { data } = await controlClient(addresses.host).GET('/state')
  const { carts } = await get<{ carts: { products: { quantity: number }[] }[] }>(
    `/carts/user/${id}`,
  )
  const lists = await get<{ products: { products: { quantity: number }[] }[] }[]>(
    `/order/schedule/${id}/all`,
  )
  const pieces = (shops: { products: { quantity: number }[] }[]) =>
    shops.flatMap(({ products }) => products).reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    made: data?.made,
    cart: pieces(carts),
    lists: lists.map(({ products }) => pieces(products)),
    likes: (await get<unknown[]>(`/likes/${id}`)).length,
    following: (await get<{ following: number }>('/users/me')).following,
    addresses: (await get<unknown[]>(`/addresses/${id}`)).length,
  }
}

/** Goes the whole way; nothing on the host is done twice. */
async function shopOn(page: Page, host: string): Promise<void> {
  const before = await countOnHost()
  await applyDirectives(addresses.host, host)
  for (const [name, step] of Object.entries(steps)) await test.step(name, () => step(page))
  expect(await countOnHost()).toEqual({
    made: { orders: 2, messages: 1 },
    cart: before.cart,
    lists: [...before.lists, 1],
    likes: before.likes + 1,
    following: before.following + 1,
    addresses: before.addresses + 1,
  })
}

// Browsers remember what a preflight has allowed.
test.use({ isolated: true })
test.beforeEach(({ monitor }) => {
  test.slow()
  // What such a host refuses, the app may have to try.
  monitor.allow(/status of 4\d\d/, /CORS policy/, /net::ERR_FAILED/)
})

const hosts = {
  'our own host': { directives: 'freeze', tag: ['@no-demo', '@all-live'] },
  'a host that knows the specification alone': {
    directives: `${ONLY_SPECIFICATION},freeze`,
    tag: ['@no-demo', '@live'],
  },
  'one without sockets': { directives: 'socket:down,freeze', tag: ['@no-demo', '@all-live'] },
  'one without keys': { directives: 'nokey,freeze', tag: ['@no-demo', '@all-live'] },
  ...Object.fromEntries(
    ['express', 'nestjs', 'nothing', ...Object.keys(switches)].map((name) => [
      `only:${name}`,
      { directives: `only:${name},freeze`, tag: ['@no-demo', '@all-live'] },
    ]),
  ),
}
for (const [title, { directives, tag }] of Object.entries(hosts))
  test(
    `a buyer logs in, orders in cash and by GCash, cancels, chats, likes, follows, lists, reads and moves on ${title}, each once`,
    {
      tag,
    },
    ({ page }) => shopOn(page, directives),
  )
