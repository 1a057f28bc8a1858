import type { Answer } from './caller.ts'
import type { OperationId } from './contract.ts'
import type { TestContext } from './testContext.ts'

/** One response that a host must give: an operation, a status, and how to cause it. */
export interface Case {
  operation: OperationId
  status: number
  /** What the case shows, in addition to the status. */
  about: string
  act: (context: TestContext) => Promise<Answer>
  /** Checks the body of the response. */
  check?: (answer: Answer) => void
}

/** Builds the cases of one operation. */
export const cases = (
  operation: OperationId,
  ...list: [status: number, about: string, act: Case['act'], more?: Pick<Case, 'check'>][]
): Case[] => list.map(([status, about, act, more]) => ({ operation, status, about, act, ...more }))
