import { expect, test } from 'vitest'
import { compareContracts } from '#scripts/contractDiff/compare.ts'
import type { Contract, Schema } from '#scripts/generate/document.ts'
import { contract as whole } from '../conformance/contract.ts'

/** One call, whose body and answer are the same component. */
const contract = (thing: Schema, more: object = {}): Contract =>
  ({
    paths: {
      '/things': {
        post: {
          operationId: 'makeThing',
          tags: ['things'],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          responses: {
            200: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
            },
          },
          ...more,
        },
      },
    },
    components: { schemas: { Thing: thing } },
  }) as unknown as Contract

const thing = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
})
/** Those that break begin with an exclamation mark. */
const changes = (old: Contract, now: Contract) =>
  compareContracts(old, now).map(
    ({ breaking, where, what }) => `${breaking ? '!' : ''}${where}: ${what}`,
  )

test('a contract has not changed from itself, nor by its texts', () => {
  expect(compareContracts(whole, whole)).toEqual([])
  expect(
    changes(
      contract(thing({ a: { type: 'string' } })),
      contract(thing({ a: { type: 'string', description: 'A' } })),
    ),
  ).toEqual([])
})

test.each<[string, Schema, Schema, string[]]>([
  [
    'a longer text breaks its reader',
    { type: 'string', maxLength: 5 },
    { type: 'string', maxLength: 9 },
    ['!makeThing 200/a: maxLength 5 becomes 9', 'makeThing body/a: maxLength 5 becomes 9'],
  ],
  [
    'a shorter text breaks its writer',
    { type: 'string' },
    { type: 'string', maxLength: 9 },
    ['!makeThing body/a: maxLength none becomes 9', 'makeThing 200/a: maxLength none becomes 9'],
  ],
  [
    'a higher least number breaks its writer',
    { type: 'number', minimum: 1 },
    { type: 'number', minimum: 2 },
    ['!makeThing body/a: minimum 1 becomes 2', 'makeThing 200/a: minimum 1 becomes 2'],
  ],
  [
    'a new value breaks its reader',
    { enum: ['x'] },
    { enum: ['x', 'y'] },
    ['!makeThing 200/a: the value "y" is added', 'makeThing body/a: the value "y" is added'],
  ],
  [
    'a value less breaks its writer',
    { enum: ['x', 'y'] },
    { enum: ['x'] },
    ['!makeThing body/a: the value "y" is removed', 'makeThing 200/a: the value "y" is removed'],
  ],
  [
    'null breaks its reader',
    { type: 'string' },
    { type: ['string', 'null'] },
    ['!makeThing 200/a: the type "null" is added', 'makeThing body/a: the type "null" is added'],
  ],
  [
    'a pattern breaks its writer',
    { type: 'string' },
    { type: 'string', pattern: 'x' },
    ['!makeThing body/a: pattern none becomes "x"', 'makeThing 200/a: pattern none becomes "x"'],
  ],
])('%s', (_what, old, now, expected) => {
  expect(changes(contract(thing({ a: old })), contract(thing({ a: now })))).toEqual(expected)
})

test('fields: one that becomes required breaks writers, one that is no longer required or removed breaks readers', () => {
  const a = { a: { type: 'string' } }
  expect(changes(contract(thing(a)), contract(thing(a, ['a'])))).toEqual([
    '!makeThing body/a: becomes required',
    'makeThing 200/a: becomes required',
  ])
  expect(changes(contract(thing(a, ['a'])), contract(thing(a)))).toEqual([
    '!makeThing 200/a: is no longer required',
    'makeThing body/a: is no longer required',
  ])
  expect(changes(contract(thing(a)), contract(thing({})))).toEqual([
    '!makeThing 200/a: is removed',
    'makeThing body/a: is removed',
  ])
  expect(changes(contract(thing({})), contract(thing(a)))).toEqual([
    'makeThing body/a: is added',
    'makeThing 200/a: is added',
  ])
})

test('calls: one that is removed, needs a login or a parameter, or succeeds otherwise breaks', () => {
  const old = contract(thing({}))
  expect(changes(old, { ...old, paths: {} })).toEqual(['!makeThing: is removed'])
  expect(changes({ ...old, paths: {} }, old)).toEqual(['makeThing: is added'])
  expect(changes(old, contract(thing({}), { security: [{ bearer: [] }] }))).toEqual([
    '!makeThing: needs a login now',
  ])
  const parameters = (required: boolean) => ({
    parameters: [{ name: 'q', in: 'query', required, schema: { type: 'string' } }],
  })
  expect(changes(old, contract(thing({}), parameters(true)))).toEqual([
    '!makeThing query q: is added, required',
  ])
  expect(changes(old, contract(thing({}), parameters(false)))).toEqual([
    'makeThing query q: is added',
  ])
  expect(
    changes(
      old,
      contract(thing({}), { responses: { 200: { content: {} }, 429: { content: {} } } }),
    ),
  ).toEqual([
    '!makeThing 200: the media type application/json is removed',
    'makeThing 429: is added',
  ])
})

test('a schema that contains itself is compared once', () => {
  const tree = (type: string): Schema =>
    thing({
      name: { type },
      children: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
    })
  expect(
    changes(contract(tree('string')), contract(tree('number'))).every((one) =>
      one.includes('/name'),
    ),
  ).toBe(true)
})

test('what both parts of allOf say counts', () => {
  const composed = (required: string[]): Schema => ({
    allOf: [thing({ a: { type: 'string' } }), thing({ b: { type: 'string' } }, required)],
  })
  expect(changes(contract(composed([])), contract(composed(['b'])))).toContain(
    '!makeThing body/b: becomes required',
  )
})
