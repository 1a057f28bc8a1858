import { expect, test } from 'vitest'
import { calls, type Contract } from '#scripts/generate/document.ts'
import { codesOf } from '#scripts/generate/errorCodes.ts'
import { contract } from '../conformance/contract.ts'
import { sources } from '../sources.ts'

/** Of a server that has found no call, and of a defect of the simulator. */
const ofNoCall = [
  'no_such_call',
  'method_not_allowed',
  'malformed_request',
  'request_timeout',
  'expectation_failed',
  'headers_too_large',
  'contract_violation',
]

/** Codes without a meaning, of no call, or of a status that their call lacks. */
function mistakes(document: Contract): string[] {
  const named = new Set(
    calls(document.paths).flatMap(({ operation }) =>
      codesOf(document, operation).flatMap(([, codes]) => codes),
    ),
  )
  const explained = Object.keys(document['x-error-codes'] ?? {})
  return [
    ...[...named]
      .filter((code) => !explained.includes(code))
      .map((code) => `${code} is not explained`),
    ...explained
      .filter((code) => !named.has(code) && !ofNoCall.includes(code))
      .map((code) => `${code} is of no call`),
    ...calls(document.paths).flatMap(
      ({ operation: { operationId, responses, 'x-error-codes': own = {} } }) =>
        Object.keys(own).flatMap((status) =>
          status in responses ? [] : [`${operationId} has no ${status}`],
        ),
    ),
    ...calls(document.paths).flatMap(({ operation }) => {
      const withCodes = codesOf(document, operation).map(([status]) => status)
      const errors = Object.keys(operation.responses).filter((status) => Number(status) >= 400)
      return errors
        .filter((status) => !withCodes.includes(status))
        .map((status) => `${operation.operationId} ${status} has no code`)
    }),
  ]
}

test('every error of a call has a code, and every code is explained', () => {
  expect(mistakes(contract)).toEqual([])
})

/** It has a contract of its own (`openapi/control.yaml`). */
const isControl = (path: string) => path.includes('mocks/hosts/node/control/')

test('every code in the sources of the simulator is explained', () => {
  const written = /(?:(?:problem|BodyError)\(\s*\d+,|\[)\s*'([a-z]+(?:_[a-z]+)*)',\s*[`'][A-Z$]/g
  const files = sources('mocks/**/*.ts').filter(({ path }) => !isControl(path))
  const found = new Set(
    files.flatMap(({ text }) => [...text.matchAll(written)].map(([, code]) => code)),
  )
  expect(found.size).toBeGreaterThan(50)
  expect(
    [...found].filter((code) => !Object.hasOwn(contract['x-error-codes'] ?? {}, code ?? '')),
  ).toEqual([])
  expect(ofNoCall.filter((code) => !found.has(code))).toEqual([])
})
