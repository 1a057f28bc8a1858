import { operations } from '#openapi/generated/operations.ts'
import { type Act, type Case, cases, type Row } from '../case.ts'
import { type OperationId, exampleOf, operationIds } from '../contract.ts'
import { orderBody } from '../records.ts'
import { newPerson, type TestContext, simulated } from '../testContext.ts'
import { everything } from './checkout.ts'
import { form, script, upload } from './files.ts'
import { ofDelivery, received, review, reviewed, unrated } from './orders.ts'
import { line } from './schedules.ts'
import { shopDetails } from './shops.ts'

const refused = (operation: OperationId, status: number, acts: Record<string, Act>): Case[] =>
  cases(
    operation,
    ...Object.entries(acts).map(([code, act]): Parameters<typeof cases>[1] => [
      status,
      code,
      act,
      { code },
    ]),
  )

type Transaction = ReturnType<typeof orderBody>['transactions'][number]
type Change = (transaction: Transaction, s: TestContext) => Transaction[]
const orderWith =
  (change: Change, more: object = {}): Act =>
  (s) => {
    const { urls, transactions } = orderBody(s.buyer, s.products[0])
    return { body: { urls, transactions: transactions.flatMap((one) => change(one, s)), ...more } }
  }
const priceWith =
  (change: Change): Act =>
  (s) => {
    const { transactions } = orderBody(s.buyer, s.products[0])
    return {
      body: {
        customer: s.buyer.id,
        payment_method: 'cod',
        transactions: transactions.flatMap((one) => change(one, s)),
      },
    }
  }
const changed = (act: typeof priceWith): Record<string, Act> => ({
  duplicate_shop: act((one) => [one, one]),
  duplicate_product: act((one) => [{ ...one, products: [...one.products, ...one.products] }]),
  wrong_shop: act((one, s) => [{ ...one, shop: s.other.shop._id }]),
})

const codesOfShop = {
  shop_name: 'shop_name_taken',
  shop_handle: 'shop_handle_taken',
  business_email: 'business_email_taken',
  business_contact_number: 'business_contact_number_taken',
} as const

const shopRefusals = (['createShop', 'updateShop'] as const).flatMap((operation) => {
  const withValue = async (s: TestContext, value: object) => {
    const owner = await s.newBuyer()
    if (operation === 'createShop')
      return owner.call('createShop', { body: { ...shopDetails(), ...value } })
    await owner.call('createShop', { body: shopDetails() })
    return owner.call('updateShop', { body: value })
  }
  const taken = Object.entries(codesOfShop).map(([field, code]): [string, Act] => [
    code,
    async (s) => {
      const other = shopDetails()
      await (await s.newBuyer()).call('createShop', { body: other })
      return withValue(s, { [field]: other[field as keyof typeof codesOfShop] })
    },
  ])
  return [
    ...refused(operation, 409, Object.fromEntries(taken)),
    ...refused(operation, 422, {
      unknown_file: async (s) => withValue(s, { cover_photo: await upload(s, s.stranger) }),
    }),
  ]
})

const productReview =
  (more: (s: TestContext, shop: string) => object | Promise<object>): Act =>
  async (s) => {
    const { body } = review(s.buyer, await received(s, unrated))
    return { body: { ...body, ...(await more(s, body.shop)) } }
  }
const delivery = async (s: TestContext) => (await s.newOrder(s.buyer, { delivery: true })).id
const reviewRefusals = [
  ...refused('createProductReview', 409, {
    product_not_in_order: productReview((s, own) => {
      const other = s.products.find(({ shop }) => shop._id !== own)
      return { product: other?._id, shop: other?.shop._id }
    }),
  }),
  ...refused('createProductReview', 422, {
    unknown_file: productReview(async (s) => ({ gallery: [await upload(s, s.stranger)] })),
  }),
  ...refused('reviewDelivery', 409, {
    order_not_completed: async (s) => ofDelivery(await delivery(s)),
    already_reviewed: async (s) => {
      const sent = ofDelivery((await received(s, reviewed)).id)
      if (s.target.steer) await s.buyer.call('reviewDelivery', sent)
      return sent
    },
  }),
  ...refused('reviewDelivery', 422, {
    wrong_transaction: async (s) =>
      ofDelivery(await delivery(s), { transaction_id: (await s.newOrder()).id }),
  }),
]

/** As far as the cases of the calls don't cause them. */
export const refusalCases: Case[] = [
  ...refused('createTransactions', 409, {
    // Another host may pass over a field beyond the specification.
    price_changed: (s) => orderWith((one) => [one], { expected_total: 0.01 })(simulated(s)),
  }),
  ...refused('createTransactions', 422, {
    ...changed(orderWith),
    mixed_payment_methods: orderWith((one, s) => [
      one,
      ...orderBody(s.buyer, s.other, { method: 'gcash' }).transactions,
    ]),
    amount_too_large: async (s) => {
      const { customer, payment_method, transactions } = await everything(s)
      return {
        body: {
          ...orderBody(s.buyer, s.products[0]),
          transactions: transactions.map((one) => ({ ...one, customer, payment_method })),
        },
      }
    },
  }),
  ...refused('getPriceSummary', 422, changed(priceWith)),
  ...shopRefusals,
  ...reviewRefusals,
  ...refused('registerUser', 409, {
    phone_taken: async (s) => {
      const { contact_number } = (await s.buyer.call('getCurrentUser')).body
      return { body: { ...newPerson(), contact_number } }
    },
  }),
  ...refused('addScheduleProducts', 422, {
    wrong_shop: async (s) => ({
      body: line(s.buyer, await s.newSchedule(), { ...s.products[0], shop: s.other.shop }),
    }),
  }),
  ...refused('uploadFile', 422, { validation_failed: () => ({ body: form('files') }) }),
  ...refused('uploadFiles', 422, { unsupported_file: () => ({ body: form('files', script()) }) }),
]

const FORGED =
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiI2NWYwYTFjMmQzZTRiNWE2OTc4ODY2MDEiLCJleHAiOjk5OTk5OTk5OTl9.'

export const genericCases = (): Case[] =>
  operationIds.flatMap((operation) => {
    const { auth, body: type, statuses } = operations[operation]
    const sent = exampleOf(operation)
    const byBuyer = ({ buyer }: TestContext, more: object = {}) =>
      buyer.call(operation, { ...sent, ...more })
    const unreadable = (about: string, more: { body: string; type: string }): Row => [
      400,
      about,
      (s) => byBuyer(s, more),
    ]
    const rows: Row[] = []
    if (auth === 'required')
      rows.push(
        [401, 'without a token', (s) => s.visitor.call(operation, sent)],
        [
          401,
          'with a forged token',
          (s) =>
            s.visitor.call(operation, { ...sent, headers: { authorization: `Bearer ${FORGED}` } }),
        ],
      )
    if (type !== null)
      rows.push(
        unreadable('with an empty body', { body: '', type }),
        unreadable('with another content type', { body: 'a=1', type: 'text/plain' }),
        unreadable('with a malformed body', {
          body: '{"a":',
          type: type === 'multipart/form-data' ? `${type}; boundary=x` : type,
        }),
      )
    if (type === 'application/json')
      rows.push([
        413,
        'with a body of more than 1 MB',
        (s) => byBuyer(simulated(s), { body: JSON.stringify('x'.repeat(1_000_000)), type }),
      ])
    for (const status of [429, 500, 503].filter((one) =>
      (statuses as readonly number[]).includes(one),
    ))
      rows.push([
        status,
        status === 429 ? 'when there are too many calls' : 'when the server fails',
        async (s) => {
          await simulated(s).target.steer?.(`fail:${operation}:${status}`)
          return byBuyer(s)
        },
      ])
    return cases(operation, ...rows)
  })
