import { expect, test } from 'vitest'
import { columns } from '#fixtures/columns.ts'
import { isSecretField } from '#mocks/transport/traffic/messageBody.ts'
import { worldHash } from '#mocks/world/hash.ts'
import { operations } from '#openapi/generated/operations.ts'
import { calls, fieldsOf, resolve, type Schema } from '#scripts/generate/document.ts'
import { everyCase } from '../conformance/allCases.ts'
import {
  contract,
  type OperationId,
  fieldNamed,
  itemsOf,
  operationIds,
  operationOf,
  partsOf,
} from '../conformance/contract.ts'
import { operationAt } from '../conformance/deviations/plant.ts'
import { type Target, targetOf } from '../conformance/target.ts'
import { createTestContext } from '../conformance/testContext.ts'
import { openMarket } from '../marketplace/support/market.ts'
import { newestEntry, recordTraffic } from '../marketplace/support/recordTraffic.ts'

/** Every column of every table, and names that every object has. */
const names = [
  ...new Set(Object.values(columns).flatMap(Object.keys)),
  '__proto__',
  'constructor',
  'toString',
]
/** Values of the types that columns have. */
const values = ['65f0a1c2d3e4b5a697886601', 7, true, { longitude: 1, latitude: 1 }, ['PAID']]
/** All names but some, each with a value. */
const others = (named: readonly string[]) =>
  names
    .filter((name) => !named.includes(name))
    .map((name, n) => [name, values[n % values.length]] as const)

/** Each object has all columns too that its schema does not name. */
function withMore(schemas: Schema[], value: unknown): unknown {
  const parts = schemas.flatMap(partsOf)
  if (Array.isArray(value)) return value.map((item) => withMore(itemsOf(parts), item))
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).map(([name, inner]) => [
    name,
    withMore(fieldNamed(parts, name), inner),
  ])
  return Object.fromEntries([...others(parts.flatMap(fieldsOf).map(([name]) => name)), ...own])
}

async function bodyWithMore(operation: OperationId, request: Request): Promise<BodyInit | null> {
  const [type, media] = Object.entries(operationOf(operation).requestBody?.content ?? {})[0] ?? []
  if (!media) return null
  if (type === 'application/json') {
    const text = await request.text()
    try {
      return JSON.stringify(withMore([media.schema], JSON.parse(text)))
    } catch {
      // To be refused.
      return text
    }
  }
  const bytes = await request.clone().arrayBuffer()
  const form = await request.formData().catch(() => null)
  const named = partsOf(media.schema)
    .flatMap(fieldsOf)
    .map(([name]) => name)
  for (const [name] of others(named)) form?.append(name, '65f0a1c2d3e4b5a697886601')
  return form ?? bytes
}

/**
 * With every column that the contract does not name there, in each object of the body, and as a
 * query.
 */
async function withMoreFields(operation: OperationId, request: Request): Promise<Request> {
  const url = new URL(request.url)
  const named = operationOf(operation).parameters.flatMap((one) =>
    one.in === 'query' ? one.name : [],
  )
  for (const [name, value] of others(named)) url.searchParams.set(name, JSON.stringify(value))
  const body = await bodyWithMore(operation, request)
  const headers = new Headers(request.headers)
  // The new form has its own boundary.
  if (body instanceof FormData) headers.delete('content-type')
  return new Request(url, { method: request.method, headers, body })
}

test(
  'no operation stores or answers a field of any table that the contract does not name in its request',
  { timeout: 60_000 },
  async () => {
    const markets = [openMarket({ products: 300 }), openMarket({ products: 300 })] as const
    const [first, second] = [targetOf(markets[0]), targetOf(markets[1])]
    const textOf = async (response: Response) => [response.status, await response.clone().text()]
    const accepted = new Set<OperationId>()
    /** The second one gets every request with more fields, and must answer as the first. */
    const twins: Target = {
      ...first,
      async send(request) {
        const operation = operationAt(request) as OperationId
        const padded = await withMoreFields(operation, request.clone())
        const answer = await first.send(request)
        const asked = await second.send(padded)
        expect(await textOf(asked), operation).toEqual(await textOf(answer))
        if (answer.ok) accepted.add(operation)
        return answer
      },
      async steer(directives) {
        for (const { steer } of [first, second]) await steer?.(directives)
      },
    }
    const context = await createTestContext(twins)
    for (const { act, status } of everyCase) if (status < 300) await act(context)
    const [plain, more] = await Promise.all(markets.map((market) => worldHash(market.world)))
    expect(more).toBe(plain)
    const withBody = operationIds.filter((operation) => operations[operation].body !== null)
    expect(withBody.length).toBeGreaterThan(30)
    expect(withBody.filter((operation) => !accepted.has(operation))).toEqual([])
  },
)

/** Values of these are secrets, and one field without a schema of its own. */
const secretSchemas = ['Password', 'LoginToken', 'ResetToken', 'Otp'].map(
  (name) => `#/components/schemas/${name}`,
)
const GOOGLE_TOKEN = 'accessToken'

/** At any depth; references are followed. */
function propertiesIn(part: unknown, seen = new Set<unknown>()): [name: string, schema: Schema][] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return []
  seen.add(part)
  const target = typeof (part as Schema).$ref === 'string' ? resolve<unknown>(contract, part) : null
  return [
    ...fieldsOf(part as Schema),
    ...[target, ...Object.values(part)].flatMap((inner) => propertiesIn(inner, seen)),
  ]
}
const isSecret = ([name, { $ref = '' }]: [string, Schema]) =>
  name === GOOGLE_TOKEN || secretSchemas.includes($ref)
const secretFields = new Set(
  propertiesIn(contract)
    .filter(isSecret)
    .map(([name]) => name),
)

const withSecrets = calls(contract.paths)
  .map(({ operation }) => operation)
  .filter(({ requestBody, responses }) => propertiesIn([requestBody, responses]).some(isSecret))
  .map(({ operationId }) => operationId as OperationId)

test('each field of the contract that is, or sounds like, a secret is known to be one, or not to be one', () => {
  const sounding = propertiesIn(contract)
    .map(([name]) => name)
    .filter((name) => /pass|token|otp|secret|code$|cvv|^pin$/i.test(name))
  expect([...secretFields].filter((name) => !isSecretField(name))).toEqual([])
  expect(new Set(sounding.filter((name) => !isSecretField(name)))).toEqual(
    new Set(['has_password', 'otpType', 'code', 'zipcode', 'barcode']),
  )
})

/** Shorter ones are parts of other words. */
const SHORTEST = 6

function secretsIn(text: string): string[] {
  const found: string[] = []
  try {
    JSON.parse(text, (name, value: unknown) => {
      if (secretFields.has(name) && typeof value === 'string' && value.length >= SHORTEST)
        found.push(value)
      return value
    })
  } catch {
    // A body that is to be refused.
  }
  return found
}

test(
  'every operation is recorded without the secrets that it takes or gives',
  { timeout: 60_000 },
  async () => {
    const market = openMarket({ products: 300 })
    const recorder = recordTraffic(market)
    const target = targetOf(market)
    const [called, hidden] = [new Set<OperationId>(), new Set<OperationId>()]
    const send: Target['send'] = async (request) => {
      const operation = operationAt(request) as OperationId
      const asked = await request.clone().text()
      const answer = await target.send(request)
      const bearer = request.headers.get('authorization')?.split(' ')[1]
      const inBodies = [...secretsIn(asked), ...secretsIn(await answer.clone().text())]
      const { id } = await newestEntry(recorder)
      // The digits of times may look like a code.
      const { at: _at, ms: _ms, ...texts } = recorder.details(id)!
      const text = JSON.stringify(texts)
      for (const secret of [...inBodies, ...(bearer ? [bearer] : [])])
        expect(text, operation).not.toContain(secret)
      called.add(operation)
      if (inBodies.length === 0) return answer
      expect(text).toContain('(redacted)')
      hidden.add(operation)
      return answer
    }
    const context = await createTestContext({ ...target, send })
    for (const { operation, status, act } of everyCase)
      if (status < 300 || withSecrets.includes(operation)) await act(context)
    const untried = operationIds.filter((one) => !called.has(one))
    expect(untried, 'without a case').toEqual([])
    const expected = [
      'addPassword',
      'changePassword',
      'externalLogin',
      'login',
      'registerUser',
      'resetPassword',
      'verifyOtp',
    ]
    expect([withSecrets.toSorted(), [...hidden].toSorted()]).toEqual([expected, expected])
  },
)
