import { by } from '../../../e2e/support/by.ts'
import { type Act, type Acts, nth, withOneOf } from '../act.ts'
import type { Model } from '../model.ts'
import { queryIn } from '../screen.ts'
import type { Walk } from '../walk.ts'

const buying = ({ page }: Walk) => by.group(page, 'Buy this product')
const quantity = ({ page }: Walk) => by.dialog(page, 'Choose a quantity')

/** No dialog lies over the page. */
export const free = ({ screen }: Model) => screen.dialogs.length === 0 && !screen.isCovered
/** On phones, some screens have only a part of the bar. */
export const hasLink = ({ screen }: Model, name: string) =>
  screen.bar.some((one) => one.startsWith(name))
const addable = (model: Model) =>
  model.product ? model.product.stocks - (model.cart.get(model.product._id) ?? 0) : 0
const pieces = (count: number) => (count === 1 ? 'one piece' : `${count} pieces`)

const hasCards = (model: Model, n: number) =>
  free(model) && /^\/(home|discover)$/.test(model.at) && model.screen.products.length > n
const gridOf = ({ page }: Walk, { at }: Model) => (at === '/home' ? by.tabpanel : by.main)(page)

async function choose(walk: Walk, count: number) {
  if (count !== 1) await walk.type(by.spinbutton(quantity(walk)), String(count))
}

const byBar = (link: string, screen: RegExp): Act => ({
  kind: 'look',
  leads: true,
  may: (model) => free(model) && !screen.test(model.at) && hasLink(model, link),
  async run(walk) {
    walk.says(`Open ${link}`)
    const bar = by.navigation(walk.page, 'Main')
    await walk.press(by.link(bar, new RegExp(`^${link}`)))
  },
})

const inHistory = (name: 'back' | 'forward'): Act => ({
  leads: true,
  may: (model) => free(model) && model.screen.mayGo[name],
  async run(walk) {
    walk.says(`Go ${name}`)
    await walk.go(name === 'back' ? -1 : 1)
  },
})

const shownFavourites = (model: Model) =>
  free(model) && model.at === '/favourites' ? [...model.own.liked].sort() : []
const shopAt = ({ at, world }: Model) => world.tables.shops.by('shop_handle', at.slice(1))[0]

export const shopping: Acts = {
  home: byBar('Home', /^\/home$/),
  cart: byBar('Cart', /^\/cart$/),
  favourites: byBar('Favourites', /^\/favourites$/),
  lists: byBar('Scheduler', /^\/order\/schedule/),
  back: inHistory('back'),
  forward: inHistory('forward'),
  search: {
    kind: 'look',
    leads: true,
    may: (model) => free(model) && hasLink(model, 'Home'),
    async run(walk, model, n) {
      const { product_name } = nth([...model.world.tables.products.all()], n * 7)
      walk.says(`Search for ${product_name}`)
      const box = by.combobox(walk.page, 'Search products')
      await box.fill(product_name)
      await box.press('Enter')
      await walk.settle()
      const { address, dialogs } = await walk.read()
      if (queryIn(address) !== product_name && dialogs.length === 0)
        walk.errors.push(`The search for ${product_name} leads to ${address}`)
    },
  },
  openProduct: {
    kind: 'look',
    may: hasCards,
    async run(walk, model, n) {
      const cards = by.link(by.heading(by.article(gridOf(walk, model))))
      const link = cards.nth(n)
      const path = (await link.getAttribute('href')) ?? ''
      walk.says(`Open ${model.nameOf(path.split('/').at(-1) ?? '')}`)
      await walk.press(link)
    },
  },
  addFromCard: {
    instant: true,
    kind: 'addition',
    may: hasCards,
    async run(walk, model, n) {
      const add = by.button(walk.page, /^Add /)
      const cards = by.article(gridOf(walk, model)).filter({ has: add })
      const count = await cards.count()
      if (count === 0) return walk.says('Look at what is sold out')
      const card = cards.nth(n % count)
      const path = (await by.link(by.heading(card)).getAttribute('href')) ?? ''
      const product = path.split('/').at(-1) ?? ''
      walk.says(`Press + on the card of ${model.nameOf(product)}`)
      const isThere = model.productOf(product).stocks > (model.cart.get(product) ?? 0)
      await walk.press(by.button(card, /^Add /))
      if (isThere) model.add({ product, pieces: 1 }, true)
    },
  },
  addToCart: {
    once: true,
    may: (model) => free(model) && addable(model) > 0,
    async run(walk, model, n) {
      const count = Math.min(n + 1, addable(model))
      walk.says(`Add ${pieces(count)} to the cart`)
      await walk.press(by.button(buying(walk), 'Add to cart'))
      await choose(walk, count)
      await walk.press(by.button(quantity(walk), 'Add to cart'))
      model.add({ product: model.product?._id ?? '', pieces: count }, true)
    },
  },
  buyNow: {
    once: true,
    may: (model) => free(model) && (model.product?.stocks ?? 0) > 0,
    async run(walk, model, n) {
      const count = Math.min(n + 1, model.product?.stocks ?? 0)
      walk.says(`Buy Now ${pieces(count)}`)
      await walk.press(by.button(buying(walk), 'Buy Now'))
      await choose(walk, count)
      const added = Math.min(count, addable(model))
      const product = model.product?._id ?? ''
      await walk.press(by.button(quantity(walk), 'Buy Now'))
      if (added > 0) model.add({ product, pieces: added }, false)
    },
  },
  thinkAgain: {
    may: (model) => free(model) && (model.product?.stocks ?? 0) > 0,
    async run(walk, _model, n) {
      const button = nth(['Buy Now', 'Add to cart'], n)
      walk.says(`Press ${button}, and close the dialog`)
      await walk.press(by.button(buying(walk), button))
      await walk.press(by.button(quantity(walk), 'Close'))
    },
  },
  reload: {
    leads: true,
    may: () => true,
    async run(walk, model) {
      walk.says('Reload the page')
      await walk.reload()
      model.reload()
    },
  },
  like: {
    instant: true,
    kind: 'change',
    once: true,
    may: (model) => free(model) && model.product !== undefined,
    async run(walk, model) {
      const { _id = '' } = model.product ?? {}
      const on = !model.own.liked.has(_id)
      walk.says(on ? 'Press the heart' : 'Press the heart again, to take the like back')
      await walk.pressButton(/^Like, /)
      if (on) model.own.liked.add(_id)
      else model.own.liked.delete(_id)
    },
  },
  unlike: {
    kind: 'change',
    once: true,
    ...withOneOf(shownFavourites, async (walk, model, product) => {
      const name = model.nameOf(product)
      walk.says(`Remove ${name} from the favourites`)
      await walk.pressButton(`Remove ${name} from favourites`, { exact: true })
      await walk.pressInDialog('Continue')
      model.own.liked.delete(product)
    }),
  },
  openFavourite: {
    kind: 'look',
    ...withOneOf(shownFavourites, async (walk, model, product) => {
      const name = model.nameOf(product)
      walk.says(`Open ${name}`)
      await walk.press(by.link(by.heading(by.main(walk.page)), name, { exact: true }))
    }),
  },
  openShop: {
    kind: 'look',
    may: (model) => free(model) && model.product !== undefined,
    async run(walk, model) {
      const { shop_name } = model.shopOf(model.product?.shop_id ?? '')
      walk.says(`Open the shop ${shop_name}`)
      await walk.press(by.link(by.region(walk.page, 'Sold by'), shop_name))
    },
  },
  follow: {
    instant: true,
    kind: 'change',
    once: true,
    may: (model) => free(model) && shopAt(model) !== undefined,
    async run(walk, model) {
      const { _id = '' } = shopAt(model) ?? {}
      const on = !model.own.followed.has(_id)
      walk.says(on ? 'Follow the shop' : 'Unfollow the shop')
      await walk.press(by.button(by.main(walk.page), on ? 'Follow' : 'Following', { exact: true }))
      if (on) model.own.followed.add(_id)
      else model.own.followed.delete(_id)
    },
  },
}
