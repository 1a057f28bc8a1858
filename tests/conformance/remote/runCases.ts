import { expect } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { everyCase, isError } from '../allCases.ts'
import type { Case } from '../case.ts'
import type { OperationId } from '../contract.ts'
import { invalidRequests, withInput } from '../invalid.ts'
import { NotTried } from '../notTried.ts'
import type { TestContext } from '../testContext.ts'

/** What came of one case, or of one event. */
export interface Outcome {
  /** The operation, or the event. */
  of: string
  about: string
  result: 'passed' | 'failed' | 'not tried'
  /** Why it failed, or what it needs. */
  reason?: string
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

async function tried(of: string, about: string, act: () => Promise<void>): Promise<Outcome> {
  try {
    await act()
    return { of, about, result: 'passed' }
  } catch (error) {
    return { of, about, result: error instanceof NotTried ? 'not tried' : 'failed', reason: firstLine(error) }
  }
}

const runCase = (context: TestContext, { operation, status, about, act, check, simulatorOnly }: Case) =>
  tried(operation, `${status}: ${about}`, async () => {
    if (simulatorOnly) throw new NotTried('a simulator, which can fail, let time pass and show its codes')
    const answer = await act(context)
    expect(answer.status, `status ${answer.status} in place of ${status}`).toBe(status)
    if (status >= 400 && !isError(answer.body)) throw new Error('The body of the error is not the contract’s')
    check?.(answer)
  })

const documented = (operation: OperationId) => operations[operation].statuses as readonly number[]

const runInvalid = ({ buyer }: TestContext, operation: OperationId, wanted: boolean) =>
  tried(operation, 'requests that break the contract', async () => {
    if (!wanted) throw new NotTried('--invalid')
    for (const { about, sent } of invalidRequests(operation)) {
      const { status, body } = await buyer.call(operation, sent)
      const refused = status >= 400 && status < 500 && documented(operation).includes(status) && isError(body)
      if (!refused) throw new Error(`${about}: answered with ${status}`)
    }
  })

/** Runs every case on a host, one after another; what it can't or may not try is said so. */
export async function runCases(context: TestContext, { invalid }: { invalid: boolean }): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const one of everyCase) outcomes.push(await runCase(context, one))
  for (const operation of withInput) outcomes.push(await runInvalid(context, operation, invalid))
  return outcomes
}
