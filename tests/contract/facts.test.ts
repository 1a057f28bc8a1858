import { describe, expect, test } from 'vitest'
import { requestValidators } from '#openapi/generated/validators.js'
import {
  calls,
  composedOf,
  fieldsOf,
  resolve,
  type Response,
  type Schema,
} from '#scripts/generate/document.ts'
import { contract, exampleOf } from '../conformance/contract.ts'

interface Field {
  at: string
  name: string
  required: boolean
  assumed: boolean
  schema: Schema
}

const follow = (schema: Schema) => resolve(contract, schema)

/** Conditions are left out, since they only restrict properties that are defined elsewhere. */
function* fieldsBelow(given: Schema, at: string, seen: readonly Schema[] = []): Generator<Field> {
  const schema = follow(given)
  if (seen.includes(schema)) return
  const [here, above] = [given.$ref?.split('/').at(-1) ?? at, [...seen, schema]]
  for (const part of composedOf(schema)) yield* fieldsBelow(part, here, above)
  if (schema.items) yield* fieldsBelow(schema.items, here, above)
  for (const [name, part] of fieldsOf(schema)) {
    const own = follow(part)
    yield {
      at: `${here}.${name}`,
      name,
      required: schema.required?.includes(name) ?? false,
      assumed: 'x-assumed' in part || 'x-assumed' in own,
      schema: own,
    }
    yield* fieldsBelow(part, `${here}.${name}`, above)
  }
}

const fieldsIn = (id: string, content: Response['content'] = {}) =>
  Object.values(content).flatMap(({ schema }) => [...fieldsBelow(schema, id)])
const operations = calls(contract.paths).map(({ operation }) => operation)
const sent = operations.flatMap(({ operationId, requestBody }) =>
  fieldsIn(operationId, requestBody?.content),
)
const answered = operations.flatMap(({ operationId, responses }) =>
  Object.values(responses).flatMap((response) =>
    fieldsIn(operationId, resolve<Response>(contract, response).content),
  ),
)
/** Fields of the specification that are not everywhere: a new one is `x-assumed`. */
const optional = (fields: readonly Field[]) =>
  [
    ...new Set(fields.flatMap(({ required, assumed, at }) => (required || assumed ? [] : at))),
  ].sort()

describe('required fields', () => {
  test('a response has every field of the specification, except these', () => {
    expect(optional(answered)).toEqual([
      'Product.barcode',
      'ShopValidity.isValidBusinessContactNumber',
      'ShopValidity.isValidBusinessEmail',
      'ShopValidity.isValidShopHandle',
      'ShopValidity.isValidShopName',
      'UserValidity.isValidEmail',
      'UserValidity.isValidMobileNumber',
    ])
  })

  test('so has a request, except these', () => {
    expect(optional(sent)).toEqual([
      'AddressInput.is_default',
      'AddressInput.type',
      'ReviewInput.gallery',
      'ShopInput.geolocation',
      'ShopUpdate.business_contact_number',
      'ShopUpdate.geolocation',
      'UserUpdate.contact_number',
    ])
  })
})

/** What a value can break. */
const rulesOf = ({
  description: _description,
  examples: _examples,
  'x-assumed': _assumed,
  ...rules
}: Schema) => rules
const named = (fields: readonly Field[], ...names: string[]) =>
  fields.filter(({ name }) => names.includes(name))

describe('allowed values', () => {
  const money = { type: 'number', minimum: 0, maximum: 10_000_000, 'x-multiple-of': 0.01 }
  const amounts = [
    'price',
    'fees',
    'total_price',
    'finalAmount',
    'basePrice',
    'xenditTransactionFee',
    'tax',
    'deliveryFee',
  ]

  test('amounts are numbers of pesos, never text and never negative', () => {
    expect(new Set(named(answered, ...amounts).map(({ name }) => name))).toEqual(new Set(amounts))
    for (const { at, schema } of named([...answered, ...sent], ...amounts))
      expect(rulesOf(schema), at).toEqual(money)
  })

  test('amounts have two decimals: each such number passes, although its double is none of hundredths', () => {
    const body = exampleOf('createTransactions').body as object
    const takes = (expected_total: number) =>
      requestValidators.createTransactions.body?.({ ...body, expected_total })
    for (let centavos = 0; centavos <= 1_000_000_000; centavos += 9973)
      expect(takes(centavos / 100), String(centavos)).toBe(true)
    for (const amount of [0.001, 1.005, 520.825, 9_999_999.999])
      expect(takes(amount), String(amount)).toBe(false)
  })

  test('a quantity is a whole number from 1, a stock one from 0, a rating one from 1 to 5, CONST-05 CONST-09', () => {
    const quantities = named([...sent, ...answered], 'quantity')
    expect(quantities.length).toBeGreaterThan(6)
    for (const { at, schema } of quantities)
      expect(schema, at).toMatchObject({ type: 'integer', minimum: 1 })
    for (const { at, schema } of named(answered, 'stocks', 'sold', 'likes'))
      expect(schema, at).toMatchObject({ type: 'integer', minimum: 0 })
    for (const { at, schema } of named(sent, 'rating', 'driver_rating'))
      expect(schema, at).toMatchObject({ type: 'integer', minimum: 1, maximum: 5 })
  })
})

const schema = (name: string): Schema => contract.components.schemas[name] ?? {}
const field = (name: string, property: string): Schema =>
  resolve(contract, schema(name).properties?.[property] ?? {})

describe('values that the specification fixes', () => {
  test.each([
    [
      'PAY-01',
      'payment methods',
      schema('PaymentMethod'),
      ['cod', 'card', 'dob', 'gcash', 'paymaya'],
    ],
    [
      'PAY-21',
      'payment statuses',
      schema('PaymentStatus'),
      ['PENDING', 'PAID', 'FAILED', 'EXPIRED', 'REFUNDED'],
    ],
    ['CONST-01', 'delivery methods', schema('DeliveryMethod'), ['PICKUP', 'DELIVERY']],
    ['CONST-02', 'kinds of one-time code', schema('OtpType'), ['REGISTRATION', 'FORGOT_PASSWORD']],
    ['CONST-03', 'kinds of report', field('ReportInput', 'report_type'), ['FLAG', 'REPORT']],
    ['CONST-03', 'what can be reported', field('ReportInput', 'type'), ['PRODUCT', 'SELLER']],
    ['REVIEW-09', 'media of a review', field('ReviewMedia', 'type'), ['image', 'video']],
  ])('%s %s', (_id, _what, { enum: values }, expected) => expect(values).toEqual(expected))

  test('an address, which is also the billing address, is in the Philippines, GEN-03 CONST-07 PAY-22', () =>
    expect(field('AddressInput', 'country').const).toBe('Philippines'))

  test('the fields of a payment, PAY-21', () =>
    expect(schema('PaymentDetails').required).toEqual([
      'status',
      'transactionId',
      'paymentType',
      'icon',
      'description',
    ]))

  test('the fields of a review, REVIEW-09', () =>
    expect(schema('Review').required).toEqual(
      expect.arrayContaining([
        'display_name',
        'display_picture',
        'rating',
        'date',
        'description',
        'gallery',
      ]),
    ))
})
