import { everyCase } from '../allCases.ts'
import { NotTried } from '../caller.ts'
import type { Case } from '../case.ts'
import type { OperationId } from '../contract.ts'
import { firstUnrefused, withInput } from '../invalid.ts'
import type { TestContext } from '../testContext.ts'
import type { Dependencies } from './dependencies.ts'
import type { RemoteOptions } from './options.ts'
import { namedBy } from './stops.ts'

export interface Outcome {
  of: string
  about: string
  result: 'passed' | 'failed' | 'not tried'
  /** Why it failed, or what it needs. */
  reason?: string
  /** What the case has called besides its own operation. */
  needed?: ReadonlySet<string>
}

const firstLine = (error: unknown) =>
  ((error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '').replace(
    / \/\/ .* equality$/,
    '',
  )

async function tried(of: string, about: string, act: () => Promise<void>): Promise<Outcome> {
  try {
    await act()
    return { of, about, result: 'passed' }
  } catch (error) {
    return {
      of,
      about,
      result: error instanceof NotTried ? 'not tried' : 'failed',
      reason: firstLine(error),
    }
  }
}

class WrongStatus extends Error {}

const isSuccess = (status: number) => status < 400

async function act(
  context: TestContext,
  { operation, status, act: call, check }: Case,
  dependencies: Dependencies,
) {
  const answer = await call(context)
  if (dependencies.isTestedDiffering) throw dependencies.causeOf(undefined)
  if (answer.status !== status && !(isSuccess(answer.status) && isSuccess(status)))
    throw new WrongStatus(
      `status ${answer.status} in place of ${status}${namedBy(answer, operation)}`,
    )
  check?.(answer)
}

/** When its successes have another status, nothing else of it is tried. */
async function runOperation(
  context: TestContext,
  cases: readonly Case[],
  dependencies: Dependencies,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let broken = false
  for (const one of cases) {
    const { operation, status, about } = one
    const outcome = await tried(operation, `${status}: ${about}`, async () => {
      if (broken) throw new NotTried(`${operation}, which failed`)
      dependencies.begin(operation, `${status}: ${about}`, !isSuccess(status))
      try {
        await act(context, one, dependencies)
      } catch (error) {
        const cause = dependencies.causeOf(error)
        broken ||= isSuccess(status) && cause instanceof WrongStatus
        throw cause
      } finally {
        dependencies.end()
      }
    })
    if (isSuccess(status) && outcome.result === 'failed')
      dependencies.fail(operation, outcome.reason ?? '')
    outcomes.push({ ...outcome, needed: dependencies.needed })
  }
  return onceEach(outcomes)
}

/** Failures of an operation for one reason are one, whatever the values. */
function onceEach(outcomes: readonly Outcome[]): Outcome[] {
  const reasons = new Set<string>()
  return outcomes.map((outcome) => {
    if (outcome.result !== 'failed') return outcome
    const reason = (outcome.reason ?? '').replace(/: expected .*/, '')
    if (reasons.has(reason))
      return { ...outcome, result: 'not tried', reason: `${outcome.of}, which failed` }
    reasons.add(reason)
    return outcome
  })
}

const statusOf = ({ about }: Outcome) => Number(about.slice(0, 3))
const isRefusal = (one: Outcome) => statusOf(one) >= 400

/**
 * A failure that needs a call which has failed by itself says nothing more; of two that need each
 * other the first one counts.
 */
function causesOnly(outcomes: readonly Outcome[]): Outcome[] {
  const failures = outcomes.filter(({ result }) => result === 'failed')
  return outcomes.map((outcome) => {
    if (outcome.result !== 'failed') return outcome
    const cause = failures.find(
      (one) =>
        one.of !== outcome.of &&
        outcome.needed?.has(one.of) &&
        !(isRefusal(one) && isRefusal(outcome)) &&
        (!one.needed?.has(outcome.of) || failures.indexOf(one) < failures.indexOf(outcome)),
    )
    return cause
      ? { ...outcome, result: 'not tried', reason: `${cause.of}, which failed` }
      : outcome
  })
}

/** A refusal that several calls fail by in one way is one failure, which lists them. */
function together(outcomes: readonly Outcome[]): Outcome[] {
  const kindOf = (one: Outcome) =>
    one.result === 'failed' && isRefusal(one)
      ? `${statusOf(one)}, ${(one.reason ?? '').replace(/, which names .*/, '')}`
      : ''
  const kinds = Map.groupBy(outcomes, kindOf)
  return outcomes.flatMap((outcome) => {
    const kind = kindOf(outcome)
    const calls = [...new Set(kinds.get(kind)?.map(({ of }) => of))]
    if (kind === '' || calls.length === 1) return outcome
    const reason = `refusals with ${statusOf(outcome)}, which failed`
    const rest: Outcome = { ...outcome, result: 'not tried', reason }
    if (kinds.get(kind)?.[0] !== outcome) return rest
    return [
      {
        of: 'refusals',
        about: `${statusOf(outcome)}: ${calls.length} calls`,
        result: 'failed',
        reason: `${outcome.reason ?? ''}: ${calls.join(', ')}`,
      },
      rest,
    ]
  })
}

const runInvalid = ({ buyer }: TestContext, operation: OperationId, wanted: boolean) =>
  tried(operation, 'requests that break the contract', async () => {
    if (!wanted) throw new NotTried('--invalid')
    const fault = await firstUnrefused(buyer, operation)
    if (fault) throw new Error(fault)
  })

export async function runCases(
  context: TestContext,
  { invalid, selected }: RemoteOptions,
  dependencies: Dependencies,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const byOperation = Map.groupBy(everyCase, ({ operation }) => operation)
  for (const [operation, cases] of byOperation) {
    if (!selected.has(operation)) continue
    const successFirst = cases.toSorted(
      (a, b) => Number(!isSuccess(a.status)) - Number(!isSuccess(b.status)),
    )
    outcomes.push(...(await runOperation(context, successFirst, dependencies)))
  }
  for (const operation of withInput.filter((one) => selected.has(one)))
    outcomes.push(await runInvalid(context, operation, invalid))
  return together(causesOnly(outcomes))
}
