import { operations } from '#openapi/generated/operations.ts'
import { type Case, cases, type Row } from './case.ts'
import type { OperationId } from './contract.ts'
import { exampleOf } from './examples.ts'
import { simulated, type TestContext } from './testContext.ts'

const FORGED =
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiI2NWYwYTFjMmQzZTRiNWE2OTc4ODY2MDEiLCJleHAiOjk5OTk5OTk5OTl9.'

export const genericCases = (): Case[] =>
  (Object.keys(operations) as OperationId[]).flatMap((operation) => {
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
