import { describe, expect, test } from 'vitest'
import { requestValidators } from '#openapi/generated/validators.js'
import { calls, resolve, type Response, type Schema } from '#scripts/generate/document.ts'
import { contract, operationOf } from '../conformance/contract.ts'
import type { OperationId } from '../conformance/contract.ts'
import { exampleOf } from '../conformance/examples.ts'

interface Field {
  at: string
  name: string
  required: boolean
  assumed: boolean
  schema: Schema
}

const follow = (schema: Schema) => resolve<Schema>(contract, schema)
const nameOf = (schema: Schema) =>
  typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined

/** Conditions are left out, since they only restrict properties that are defined elsewhere. */
function* fieldsBelow(given: Schema, at: string, seen: readonly Schema[] = []): Generator<Field> {
  const schema = follow(given)
  if (seen.includes(schema)) return
  const [here, above] = [nameOf(given) ?? at, [...seen, schema]]
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const part of (schema[keyword] ?? []) as Schema[]) yield* fieldsBelow(part, here, above)
  if (schema.items) yield* fieldsBelow(schema.items as Schema, here, above)
  for (const [name, part] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
    yield {
      at: `${here}.${name}`,
      name,
      required: ((schema.required ?? []) as string[]).includes(name),
      assumed: 'x-assumed' in part || 'x-assumed' in follow(part),
      schema: follow(part),
    }
    yield* fieldsBelow(part, `${here}.${name}`, above)
  }
}

const ids = calls(contract.paths).map(({ operation }) => operation.operationId as OperationId)
const schemasOf = (media: Record<string, { schema: Schema }> | undefined) =>
  Object.values(media ?? {}).map(({ schema }) => schema)
const sent = ids.flatMap((id) =>
  schemasOf(operationOf(id).requestBody?.content).flatMap((schema) => [...fieldsBelow(schema, id)]),
)
const answered = ids.flatMap((id) =>
  Object.values(operationOf(id).responses).flatMap((response) =>
    schemasOf(resolve<Response>(contract, response as Response).content).flatMap((schema) => [
      ...fieldsBelow(schema, id),
    ]),
  ),
)
/** Fields of the specification that are not everywhere: a new one is `x-assumed`. */
const optional = (fields: readonly Field[]) =>
  [
    ...new Set(fields.filter(({ required, assumed }) => !required && !assumed).map(({ at }) => at)),
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

  test('a quantity is a whole number from 1, a stock one from 0, CONST-09', () => {
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
