import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { addresses } from '#scripts/addresses.mjs'
import { addressSection, saveAddress } from './addressForm.ts'
import { by } from './by.ts'
import { chatWindow, messageField, messages, sendButton } from './chat.ts'
import { chooseGcash, expectAccepted, expectForm, placeButton, placeOrder } from './checkout.ts'
import { codeAtHost } from './inbox.ts'
import { pointer as input } from './inputDevice.ts'
import {
  addToCart,
  expectToast,
  fillLogin,
  shopGroup,
  account,
  orderCards,
  quantity,
} from './pageObjects.ts'
import { names } from './records.ts'
import { finishList, schedulesPath, startList } from './schedules.ts'
import { dialog as signup, email, fillAccount, fillCode, fillDetails } from './signup.ts'
import { expect, type Page, test } from './test.ts'

const MINE = '/profile/mia-villanueva'
const [shop, mango] = [names.mangoShop, names.mango]
const TEXT = 'Magkano po?'
/** Some switches change ids, so the buyer finds it as buyers do. */
async function openMango(page: Page): Promise<void> {
  await page.goto('/home')
  await by.combobox(page, 'Search products').fill('carabao mango')
  await page.keyboard.press('Enter')
  await by.link(by.article(by.main(page)).filter({ hasText: shop }), mango, { exact: true }).click()
  await expect(by.h1(page, mango)).toBeAttached()
}

async function checkOutMango(page: Page): Promise<void> {
  await openMango(page)
  await addToCart(page)
  await page.goto('/cart')
  await expect(quantity(shopGroup(page, shop), mango)).toHaveValue('1')
  await by.checkbox(page, `Select all of ${shop}`).check()
  await by.button(by.complementary(page, 'Cart Overview'), 'Check Out').click()
  await expectForm(page)
}

/** In the order of the journey; all but the first two are Mia's. */
export const steps = {
  async 'sign up'(page: Page) {
    await page.goto('/home?login=true')
    await by.link(by.dialog(page), 'Create an Account').click()
    await fillAccount(page)
    await expect(signup(page).getByLabel('Code')).toBeVisible()
    await fillCode(page, await codeAtHost(email))
    await fillDetails(page, '09170000001')
    await expectToast(page, 'Registration Successful')
    await expect(account(page, 'Bago')).toBeVisible()
  },
  async 'reset the password'(page: Page) {
    const { email: mine, password } = namedBuyers.mia
    await page.goto(`/reset-password?email=${mine}`)
    await by.button(page, 'Next').click()
    await expect(page.getByLabel('Code')).toBeVisible()
    await page.getByLabel('Code').fill(await codeAtHost(mine))
    await input.press(by.button(page, 'Next'))
    for (const label of ['New password', 'Confirm password'])
      await page.getByLabel(label).fill(password)
    await by.button(page, 'Reset Password').click()
    await expect(page.getByLabel('Email')).toBeVisible()
  },
  async 'log in'(page: Page) {
    await page.goto('/home?login=true')
    await fillLogin(page, 'mia')
    await expectToast(page, 'Login Successful')
    await expect(account(page, 'Mia')).toBeVisible()
  },
  async 'order in cash'(page: Page) {
    await checkOutMango(page)
    await placeOrder(page)
  },
  async 'cancel the order'(page: Page) {
    await page.goto(`${MINE}/orders?status=PENDING`)
    await expect(orderCards(page)).toHaveCount(1)
    await input.press(by.button(orderCards(page), 'Cancel'))
    const dialog = by.dialog(page, 'Cancel order')
    await by.radio(dialog, 'Change of mind').check()
    await input.press(by.button(dialog, 'Cancel order'))
    await expect(orderCards(page)).toHaveCount(0)
  },
  async 'order by GCash'(page: Page) {
    await checkOutMango(page)
    await chooseGcash(page)
    const [popup] = await Promise.all([page.waitForEvent('popup'), input.press(placeButton(page))])
    await by.button(popup, /^Pay/).click()
    await expectAccepted(page)
  },
  async 'chat with the shop'(page: Page) {
    await openMango(page)
    await input.press(by.button(by.main(page), 'Ask about this product'))
    const chat = chatWindow(page, shop)
    await messageField(chat, shop).fill(TEXT)
    await sendButton(chat).click()
    await expect(messageField(chat, shop)).toHaveValue('')
    await expect(messages(chat, shop, TEXT)).toHaveCount(1)
    await expect(chat.getByText(/Sending|Not sent/)).toHaveCount(0)
    await applyDirectives(addresses.host, 'as:mia,say:dolores:Opo\\, meron')
    await expect(messages(chat, shop, 'Opo, meron')).toHaveCount(1, {
      timeout: 60_000,
    })
    await input.press(by.button(chat, `Close chat with ${shop}`))
  },
  async 'like the product'(page: Page) {
    await openMango(page)
    const heart = by.button(page, /^Like, /)
    await input.press(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await by.link(by.banner(page), 'Favourites').click()
    await expect(by.link(by.main(page), mango).first()).toBeVisible()
  },
  async 'follow the shop'(page: Page) {
    await openMango(page)
    await by.link(by.region(page, 'Sold by'), shop).click()
    const main = by.main(page)
    await input.press(by.button(main, 'Follow', { exact: true }))
    await expect(by.button(main, 'Following', { exact: true })).toBeVisible()
    await page.reload()
    await expect(by.button(main, 'Following', { exact: true })).toBeVisible()
  },
  async 'make a scheduled list'(page: Page) {
    await page.goto(schedulesPath)
    const dialog = await startList(page)
    await dialog.getByLabel('List name').fill('Prutas')
    for (const heading of ['When', 'Where', 'Colour', 'Products'])
      await test.step(heading, () => input.press(by.button(dialog, 'Next')))
    await finishList(dialog, [mango])
    await page.reload()
    await expect(by.article(page, 'Prutas')).toContainText(mango)
  },
  async 'open a notification'(page: Page) {
    await page.goto('/home')
    await by.button(page, /^Notifications/).click()
    const panel = by.dialog(page, 'Notifications')
    await by.link(by.listitem(panel).filter({ hasText: 'Order' }).first()).click()
    await expect(orderCards(page).first()).toBeVisible()
  },
  async 'add an address'(page: Page) {
    await page.goto(MINE)
    const section = addressSection(page)
    await by.button(section, 'Add Address').click()
    await saveAddress(by.dialog(page))
    await expect(by.dialog(page)).toHaveCount(0)
    await expect(section.getByText('7 West Capitol Drive').first()).toBeVisible()
  },
}

export type Step = keyof typeof steps
type Lines = { products: { quantity: number }[] }[]
const pieces = (groups: Lines) =>
  groups.flatMap(({ products }) => products).reduce((sum, { quantity }) => sum + quantity, 0)

/** What the host has of Mia's, however it answers. */
async function countOnHost() {
  const token = (await applyDirectives(addresses.host, 'only:off,as:mia')) as string
  const { id } = namedBuyers.mia
  const headers = { authorization: `Bearer ${token}` }
  const get = async <Body>(path: string) =>
    (await (await fetch(`${addresses.host}/api${path}`, { headers })).json()) as Body
  async function all<Item>(path: string, page = 1): Promise<Item[]> {
    const { items, nextPage } = await get<{ items: Item[]; nextPage: number | null }>(
      `${path}?page=${page}`,
    )
    return nextPage ? [...items, ...(await all<Item>(path, nextPage))] : items
  }
  const orders = await all<{ order_status: string }>(`/transactions/customer/${id}`)
  const talk = await get<{ _id: string } | null>(
    `/conversations/find?buyer_id=${id}&seller_id=${shopId(namedProducts.mango.shop)}`,
  )
  const said = talk ? await all<{ sender: string }>(`/conversations/chat/${talk._id}`) : []
  return {
    orders: orders.length,
    cancelled: orders.filter(({ order_status: status }) => status === 'CANCELLED').length,
    messages: said.filter(({ sender }) => sender === 'buyer').length,
    'pieces in the cart': pieces((await get<{ carts: Lines }>(`/carts/user/${id}`)).carts),
    'pieces on lists': (await get<{ products: Lines }[]>(`/order/schedule/${id}/all`))
      .map(({ products }) => pieces(products))
      .reduce((sum, one) => sum + one, 0),
    likes: (await get<unknown[]>(`/likes/${id}`)).length,
    shops: (await get<{ following: number }>('/users/me')).following,
    addresses: (await get<unknown[]>(`/addresses/${id}`)).length,
  }
}
type Counts = Awaited<ReturnType<typeof countOnHost>>

/** What the host has once more after a step. */
const added: Partial<Record<Step, keyof Counts>> = {
  'order in cash': 'orders',
  'cancel the order': 'cancelled',
  'order by GCash': 'orders',
  'chat with the shop': 'messages',
  'like the product': 'likes',
  'follow the shop': 'shops',
  'make a scheduled list': 'pieces on lists',
  'add an address': 'addresses',
}

/** Goes the steps, and expects each to be done once. */
export async function shopOn(page: Page, host: string, chosen: readonly Step[]): Promise<void> {
  const expected = await countOnHost()
  await applyDirectives(addresses.host, `${host},freeze`)
  for (const name of chosen) {
    await test.step(name, () => steps[name](page))
    const what = added[name]
    if (what) expected[what] += 1
  }
  expect(await countOnHost()).toEqual(expected)
}
