import { contractHash } from '#openapi/generated/operations.ts'
import { emptyReport, type Report, withFindings } from '#observe/drift/groups.ts'
import type { Finding } from '#observe/drift/judge.ts'
import { beginRun } from '../runId.ts'
import { createTestContext } from '../testContext.ts'
import { listen } from './events.ts'
import type { RemoteOptions } from './options.ts'
import { peopleOf } from './people.ts'
import { remoteHost } from './remoteHost.ts'
import { type Outcome, runCases } from './runCases.ts'
import { isConforming, summaryOf } from './summary.ts'
import { noteTraces } from './traces.ts'

/** What a run has found out. */
export interface Result {
  outcomes: Outcome[]
  report: Report
  conforming: boolean
  /** The result as text, for a person. */
  text: string
}

/** Phone numbers of one run: there are a thousand between two. */
const PHONES_OF_RUN = 1000
const SUBSCRIBERS = 819_999

/** Holds a host against the contract. It makes only calls that the options allow. */
export async function runConformance(options: RemoteOptions): Promise<Result> {
  const started = Date.now()
  beginRun(started.toString(36), Math.floor(Math.random() * SUBSCRIBERS) * PHONES_OF_RUN)
  let report: Report = emptyReport
  const onFindings = (findings: readonly Finding[]) => {
    report = withFindings({ ...report, seen: report.seen + 1, checked: report.checked + 1 }, findings, Date.now())
  }
  const context = await createTestContext(remoteHost(options, onFindings), peopleOf(options))
  const sockets = context.buyer.token === null ? undefined : listen(options.url, context.buyer, onFindings)
  const takeBack = options.write ? await noteTraces(context.buyer) : undefined
  const outcomes = await runCases(context, options)
  // Shops answer after a while: what the run has made is taken back after that.
  outcomes.push(...((await sockets?.end()) ?? []))
  await takeBack?.()
  const text = summaryOf(outcomes, report, { host: options.url, contract: contractHash, time: started })
  return { outcomes, report, conforming: isConforming(outcomes, report), text }
}
