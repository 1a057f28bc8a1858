import { operations } from '#openapi/generated/operations.ts'
import type { Case } from './case.ts'
import type { OperationId } from './contract.ts'
import { exampleOf } from './examples.ts'
import { simulated, type TestContext } from './testContext.ts'

const all = Object.entries(operations) as [OperationId, (typeof operations)[OperationId]][]
const documents = (operation: OperationId, status: number) =>
  (operations[operation].statuses as readonly number[]).includes(status)

/**
 * Errors that are the same for every operation: no token, an unreadable or too large body, too many
 * calls, a server error.
 */
export function genericCases(): Case[] {
  return all.flatMap(([operation, { auth, body }]) => [
    ...(auth === 'required' ? [withoutToken(operation), withForgedToken(operation)] : []),
    ...(body === null ? [] : unreadable(operation, body)),
    ...(body === 'application/json' ? [tooLarge(operation)] : []),
    ...[429, 500, 503]
      .filter((status) => documents(operation, status))
      .map((status) => failing(operation, status)),
  ])
}

function withoutToken(operation: OperationId): Case {
  return {
    operation,
    status: 401,
    about: 'without a token',
    act: (s) => s.visitor.call(operation, exampleOf(operation)),
  }
}

function withForgedToken(operation: OperationId): Case {
  const forged =
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiI2NWYwYTFjMmQzZTRiNWE2OTc4ODY2MDEiLCJleHAiOjk5OTk5OTk5OTl9.'
  return {
    operation,
    status: 401,
    about: 'with a forged token',
    act: (s) =>
      s.visitor.call(operation, {
        ...exampleOf(operation),
        headers: { authorization: `Bearer ${forged}` },
      }),
  }
}

function unreadable(operation: OperationId, type: string): Case[] {
  const as = (about: string, sent: { body: string; type: string }): Case => ({
    operation,
    status: 400,
    about,
    act: (s: TestContext) => s.buyer.call(operation, { ...exampleOf(operation), ...sent }),
  })
  return [
    as('with an empty body', { body: '', type }),
    as('with another content type', { body: 'a=1', type: 'text/plain' }),
    as('with a malformed body', {
      body: '{"a":',
      type: type === 'multipart/form-data' ? `${type}; boundary=x` : type,
    }),
  ]
}

function tooLarge(operation: OperationId): Case {
  return {
    operation,
    status: 413,
    about: 'with a body of more than 1 MB',
    act: async (s) =>
      simulated(s).buyer.call(operation, {
        ...exampleOf(operation),
        body: JSON.stringify('x'.repeat(1_000_000)),
        type: 'application/json',
      }),
  }
}

function failing(operation: OperationId, status: number): Case {
  return {
    operation,
    status,
    about: status === 429 ? 'when there are too many calls' : 'when the server fails',
    act: async (s) => {
      await simulated(s).target.steer?.(`fail:${operation}:${status}`)
      return s.buyer.call(operation, exampleOf(operation))
    },
  }
}
