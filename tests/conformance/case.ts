import { expect } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import type { Answer } from './caller.ts'
import type { OperationId, Sent } from './contract.ts'
import type { TestContext } from './testContext.ts'

export interface Case {
  operation: OperationId
  status: number
  /** In addition to the status. */
  about: string
  act: (context: TestContext) => Promise<Answer>
  check?: (answer: Answer) => void
}

/** An answer, or what is sent by the buyer, or by a visitor where one may. */
type Made = Answer | Sent
export type Act = (context: TestContext) => Made | Promise<Made>
type Expected = Record<string, unknown> | ((answer: Answer) => void)
export type Row = [status: number, about: string, act: Act, expected?: Expected]

function expectFields(fields: Record<string, unknown>, { body }: Answer): void {
  for (const [name, value] of Object.entries(fields))
    // That errors have no code is in the report.
    if (name !== 'code' || body.code !== undefined) expect(body[name], name).toEqual(value)
}

export const cases = (operation: OperationId, ...rows: Row[]): Case[] =>
  rows.map(([status, about, act, expected]) => ({
    operation,
    status,
    about,
    async act(s) {
      const made = await act(s)
      if ('status' in made) return made
      const by = operations[operation].auth === 'required' ? s.buyer : s.visitor
      return by.call(operation, made)
    },
    ...(expected && {
      check: typeof expected === 'function' ? expected : (answer) => expectFields(expected, answer),
    }),
  }))

export function expectStored(name: string, value: unknown, answer: Answer, read: unknown): void {
  const stored = Object(read) as Record<string, unknown>
  expect([answer.body[name], stored[name]], `${name}, as answered and as stored`).toEqual([
    value,
    value,
  ])
}

/** Seconds or a date. */
export function expectRetryAfter({ headers }: Answer): void {
  const value = headers.get('retry-after')
  expect(value, 'the header Retry-After').not.toBeNull()
  expect(
    /^\d+$/.test(value ?? '') || !Number.isNaN(Date.parse(value ?? '')),
    `whether Retry-After, "${value}", is seconds or a date`,
  ).toBe(true)
}

export const casesOf = (rows: Partial<Record<OperationId, Row[]>>): Case[] =>
  Object.entries(rows).flatMap(([operation, own]) => cases(operation as OperationId, ...own))
