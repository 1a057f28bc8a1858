import { expect } from 'vitest'
import { orderBody } from '../bodies.ts'
import type { Answer } from '../caller.ts'
import type { Case } from '../case.ts'
import type { OperationId } from '../contract.ts'
import type { Product } from '../products.ts'
import { newEmail } from '../runId.ts'
import { password, type TestContext } from '../testContext.ts'
import { form } from './files.ts'
import { received, reviewed, unrated } from './pastOrders.ts'
import { shopDetails } from './shops.ts'

type Act = (context: TestContext) => Promise<Answer>

/** Cases of an operation that are refused with a status, by error code. */
const refused = (operation: OperationId, status: number, acts: Record<string, Act>): Case[] =>
  Object.entries(acts).map(([code, act]) => ({
    operation,
    status,
    about: code,
    act,
    check: ({ body }) => expect(body.code).toBe(code),
  }))

const first = (s: TestContext) => s.products[0] as Product
const ofAnotherShop = (s: TestContext) =>
  s.products.find(({ shop }) => shop._id !== first(s).shop._id) as Product
/** An id of a file that the buyer has not uploaded. */
const foreignFile = async (s: TestContext) =>
  (await s.stranger.call('uploadFile', { body: form('file') })).body.fileId as string

type Transaction = ReturnType<typeof orderBody>['transactions'][number]
/** An order of the buyer with other transactions. */
const orderWith =
  (change: (transaction: Transaction, s: TestContext) => Transaction[], more: object = {}): Act =>
  (s) => {
    const { urls, transactions } = orderBody(s.buyer, first(s))
    return s.buyer.call('createTransactions', {
      body: { urls, transactions: transactions.flatMap((one) => change(one, s)), ...more },
    })
  }
const priceWith =
  (change: (transaction: Transaction, s: TestContext) => Transaction[]): Act =>
  (s) => {
    const transactions = orderBody(s.buyer, first(s)).transactions.flatMap((one) => change(one, s))
    return s.buyer.call('getPriceSummary', {
      body: { customer: s.buyer.id, payment_method: 'cod', transactions },
    })
  }
const changes = {
  duplicate_shop: (one: Transaction) => [one, one],
  duplicate_product: (one: Transaction) => [
    { ...one, products: [...one.products, ...one.products] },
  ],
  wrong_shop: (one: Transaction, s: TestContext) => [{ ...one, shop: ofAnotherShop(s).shop._id }],
}
const named = <Key extends string>(
  codes: Record<Key, (one: Transaction, s: TestContext) => Transaction[]>,
  act: typeof priceWith,
) =>
  Object.fromEntries(
    Object.entries(codes).map(([code, change]) => [
      code,
      act(change as (typeof changes)['wrong_shop']),
    ]),
  )

/** As many pieces of every product as a call can name. */
const everything: Act = ({ buyer, products }) => {
  const transactions = Array.from(
    Map.groupBy(products, ({ shop }) => shop._id),
    ([, own]) => ({
      ...(orderBody(buyer, own[0] as Product).transactions[0] as Transaction),
      products: own.map(({ _id }) => ({ product: _id, quantity: 9999 })),
    }),
  ).slice(0, 20)
  return buyer.call('createTransactions', {
    body: { ...orderBody(buyer, products[0] as Product), transactions },
  })
}

const checkoutRefusals = [
  ...refused('createTransactions', 409, {
    price_changed: orderWith((one) => [one], { expected_total: 0.01 }),
  }),
  ...refused('createTransactions', 422, {
    ...named(changes, orderWith),
    mixed_payment_methods: orderWith((one, s) => [
      one,
      {
        ...(orderBody(s.buyer, ofAnotherShop(s)).transactions[0] as Transaction),
        payment_method: 'gcash',
      },
    ]),
    amount_too_large: everything,
  }),
  ...refused('getPriceSummary', 422, named(changes, priceWith)),
]

const codesOfShop = {
  shop_name: 'shop_name_taken',
  shop_handle: 'shop_handle_taken',
  business_email: 'business_email_taken',
  business_contact_number: 'business_contact_number_taken',
} as const
/** A new shop, or a changed one, with one value of another shop. */
const takenValues = (operation: 'createShop' | 'updateShop') =>
  Object.fromEntries(
    Object.entries(codesOfShop).map(([field, code]): [string, Act] => [
      code,
      async (s) => {
        const [owner, other, taken] = [await s.newBuyer(), await s.newBuyer(), shopDetails()]
        await other.call('createShop', { body: taken })
        const value = { [field]: taken[field as keyof typeof codesOfShop] }
        if (operation === 'createShop')
          return owner.call('createShop', { body: { ...shopDetails(), ...value } })
        await owner.call('createShop', { body: shopDetails() })
        return owner.call('updateShop', { body: value })
      },
    ]),
  )
const shopRefusals = [
  ...refused('createShop', 409, takenValues('createShop')),
  ...refused('updateShop', 409, takenValues('updateShop')),
  ...refused('createShop', 422, {
    unknown_file: async (s) =>
      (await s.newBuyer()).call('createShop', {
        body: { ...shopDetails(), cover_photo: await foreignFile(s) },
      }),
  }),
  ...refused('updateShop', 422, {
    unknown_file: async (s) => {
      const owner = await s.newBuyer()
      await owner.call('createShop', { body: shopDetails() })
      return owner.call('updateShop', { body: { cover_photo: await foreignFile(s) } })
    },
  }),
]

const productReview =
  (more: (s: TestContext, shop: string) => Promise<object>): Act =>
  async (s) => {
    const { id: transaction, product } = await received(s, s.buyer, unrated)
    const body = {
      product: product._id,
      customer: s.buyer.id,
      shop: product.shop._id,
      transaction,
      rating: 5,
      ...(await more(s, product.shop._id)),
    }
    return s.buyer.call('createProductReview', { body })
  }
const deliveryReview = (s: TestContext, id: string, more: object = {}) =>
  s.buyer.call('reviewDelivery', { path: { id }, body: { driver_rating: 5, ...more } })
const reviewRefusals = [
  ...refused('createProductReview', 409, {
    product_not_in_order: productReview(async (s, own) => {
      const other = s.products.find(({ shop }) => shop._id !== own) as Product
      return { product: other._id, shop: other.shop._id }
    }),
  }),
  ...refused('createProductReview', 422, {
    unknown_file: productReview(async (s) => ({ gallery: [await foreignFile(s)] })),
  }),
  ...refused('reviewDelivery', 409, {
    order_not_completed: async (s) =>
      deliveryReview(s, (await s.newOrder(s.buyer, { delivery: true })).id),
    already_reviewed: async (s) => {
      const { id } = await received(s, s.buyer, reviewed)
      if (s.target.steer) await deliveryReview(s, id)
      return deliveryReview(s, id)
    },
  }),
  ...refused('reviewDelivery', 422, {
    wrong_transaction: async (s) =>
      deliveryReview(s, (await s.newOrder(s.buyer, { delivery: true })).id, {
        transaction_id: (await s.newOrder(s.buyer)).id,
      }),
  }),
]

/** Refusals by their error codes, as far as the cases of the calls don't cause them. */
export const refusalCases: Case[] = [
  ...checkoutRefusals,
  ...shopRefusals,
  ...reviewRefusals,
  ...refused('registerUser', 409, {
    phone_taken: async (s) => {
      const { contact_number } = (await s.buyer.call('getCurrentUser')).body
      const body = {
        email: newEmail(),
        password,
        first_name: 'Maria',
        last_name: 'Santos',
        contact_number,
      }
      return s.visitor.call('registerUser', { body })
    },
  }),
  ...refused('addScheduleProducts', 422, {
    wrong_shop: async (s) => {
      const [{ _id: product_id }, { shop }] = [first(s), ofAnotherShop(s)]
      const line = {
        product_id,
        user_id: s.buyer.id,
        order_schedule_id: await s.newSchedule(s.buyer),
        shop_id: shop._id,
        quantity: 1,
      }
      return s.buyer.call('addScheduleProducts', { body: { products: [line] } })
    },
  }),
  ...refused('uploadFile', 422, {
    validation_failed: (s) => s.buyer.call('uploadFile', { body: form('files') }),
  }),
  ...refused('uploadFiles', 422, {
    unsupported_file: (s) =>
      s.buyer.call('uploadFiles', { body: form('files', new TextEncoder().encode('<script>')) }),
  }),
]
