import { by } from '../../../e2e/support/by.ts'
import { type Acts, nth } from '../act.ts'
import type { Model } from '../model.ts'
import { free } from './shopping.ts'

const shopAt = ({ at, world }: Model) => world.tables.shops.by('shop_handle', at.slice(1))[0]

export const likes: Acts = {
  like: {
    instant: true,
    kind: 'change',
    once: true,
    may: (model) => free(model) && model.product !== undefined,
    async run(walk, model) {
      const { _id = '' } = model.product ?? {}
      const on = !model.own.liked.has(_id)
      walk.says(on ? 'Press the heart' : 'Press the heart again, to take the like back')
      await walk.press(by.button(walk.page, /^Like, /))
      if (on) model.own.liked.add(_id)
      else model.own.liked.delete(_id)
    },
  },
  unlike: {
    kind: 'change',
    once: true,
    may: (model) => free(model) && model.at === '/favourites' && model.own.liked.size > 0,
    async run(walk, model, n) {
      const product = nth([...model.own.liked].sort(), n)
      const name = model.nameOf(product)
      walk.says(`Remove ${name} from the favourites`)
      await walk.press(by.button(walk.page, `Remove ${name} from favourites`, { exact: true }))
      await walk.press(by.button(by.dialog(walk.page), 'Continue'))
      model.own.liked.delete(product)
    },
  },
  openFavourite: {
    kind: 'look',
    may: (model) => free(model) && model.at === '/favourites' && model.own.liked.size > 0,
    async run(walk, model, n) {
      const name = model.nameOf(nth([...model.own.liked].sort(), n))
      walk.says(`Open ${name}`)
      await walk.press(by.link(by.heading(by.main(walk.page)), name, { exact: true }))
    },
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
