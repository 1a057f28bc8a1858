import { expect, test } from 'vitest'
import { route } from '#mocks/transport/http/router.ts'
import { isSecretField } from '#mocks/transport/traffic/redaction.ts'
import { operations } from '#openapi/generated/operations.ts'
import type { Schema } from '#scripts/generate/document.ts'
import { everyCase } from '../conformance/allCases.ts'
import { contract, type OperationId } from '../conformance/contract.ts'
import { type Target, targetOf } from '../conformance/target.ts'
import { createTestContext } from '../conformance/testContext.ts'
import { openMarket } from '../marketplace/support/market.ts'
import { newestEntry, recordTraffic } from '../marketplace/support/recordTraffic.ts'

/** Values of these are secrets, and one field without a schema of its own. */
const SECRET_SCHEMAS = ['Password', 'LoginToken', 'ResetToken', 'Otp'].map(
  (name) => `#/components/schemas/${name}`,
)
const GOOGLE_TOKEN = 'accessToken'
/** They sound like secrets and are none. */
const shown = ['has_password', 'otpType', 'code', 'zipcode', 'barcode']

/** At any depth; references are followed. */
function propertiesIn(part: unknown, seen = new Set<unknown>()): [name: string, schema: Schema][] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return []
  seen.add(part)
  const { $ref, properties } = part as { $ref?: string; properties?: Record<string, Schema> }
  const named =
    typeof $ref === 'string' ? contract.components.schemas[$ref.split('/').at(-1) ?? ''] : undefined
  return [
    ...Object.entries(properties ?? {}),
    ...[named, ...Object.values(part)].flatMap((inner) => propertiesIn(inner, seen)),
  ]
}
const isSecret = ([name, schema]: [string, Schema]) =>
  name === GOOGLE_TOKEN || SECRET_SCHEMAS.includes(String(schema.$ref))
const secretFields = new Set(
  propertiesIn(contract)
    .filter(isSecret)
    .map(([name]) => name),
)

const withSecrets = Object.values(contract.paths)
  .flatMap((item) => Object.values(item))
  .filter(
    ({ operationId, requestBody, responses }) =>
      operationId && propertiesIn([requestBody, responses]).some(isSecret),
  )
  .map(({ operationId }) => operationId as OperationId)

test('each field of the contract that is, or sounds like, a secret is known to be one, or not to be one', () => {
  const sounding = propertiesIn(contract)
    .map(([name]) => name)
    .filter((name) => /pass|token|otp|secret|code$|cvv|^pin$/i.test(name))
  expect([...secretFields].filter((name) => !isSecretField(name))).toEqual([])
  expect(new Set(sounding.filter((name) => !isSecretField(name)))).toEqual(new Set(shown))
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
      const operation = route(request.method, new URL(request.url).pathname.slice('/api'.length))
        ?.operation as OperationId
      const asked = await request.clone().text()
      const answer = await target.send(request)
      const given = await answer.clone().text()
      const bearer = request.headers.get('authorization')?.split(' ')[1]
      const inBodies = [...secretsIn(asked), ...secretsIn(given)]
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
    const wanted = everyCase.filter(
      ({ operation, status }) => status < 300 || withSecrets.includes(operation),
    )
    for (const { act } of wanted) await act(context)
    const untried = Object.keys(operations).filter((one) => !called.has(one as OperationId))
    expect(untried, 'without a case').toEqual([])
    expect(withSecrets.toSorted()).toEqual([
      'addPassword',
      'changePassword',
      'externalLogin',
      'login',
      'registerUser',
      'resetPassword',
      'verifyOtp',
    ])
    expect(withSecrets.filter((operation) => !hidden.has(operation))).toEqual([])
  },
)
