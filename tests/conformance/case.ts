import type { Answer } from './caller.ts'
import type { OperationId } from './contract.ts'
import type { TestContext } from './testContext.ts'

/** One answer that a host must give: an operation, a status, and how to provoke it. */
export interface Case {
  operation: OperationId
  status: number
  /** What it shows, where the status alone does not say it. */
  about: string
  act: (context: TestContext) => Promise<Answer>
  /** Looks into the answer's body. */
  check?: (answer: Answer) => void
  /** Needs what only a simulator can do: time that passes, a code from the inbox. */
  simulatorOnly?: boolean
}

/** Builds the cases of one operation. */
export const cases = (
  operation: OperationId,
  ...list: [status: number, about: string, act: Case['act'], more?: Pick<Case, 'check' | 'simulatorOnly'>][]
): Case[] => list.map(([status, about, act, more]) => ({ operation, status, about, act, ...more }))
