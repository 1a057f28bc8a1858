import { emptyReport, faultsOf, type Report, withFindings } from '#observe/drift/groups.ts'
import type { Finding } from '#observe/drift/judge.ts'
import { contractHash } from '#openapi/generated/operations.ts'
import { NotTried, type Caller, createCaller, missingCaller } from '../caller.ts'
import type { OperationId } from '../contract.ts'
import { beginRun } from '../records.ts'
import type { Target } from '../target.ts'
import {
  createTestContext,
  type TestContext,
  logIn,
  password,
  type People,
  register,
} from '../testContext.ts'
import { corsFindings } from './cors.ts'
import { Dependencies } from './dependencies.ts'
import { listen, type Sockets, socketsOfHost } from './events.ts'
import type { RemoteOptions, Account } from './options.ts'
import { type Control, controlBy, remoteHost, type Send, throttled } from './remoteHost.ts'
import { type Outcome, runCases } from './runCases.ts'
import { stopsOf } from './stops.ts'
import { isConforming, summaryOf } from './summary.ts'
import { noteTraces } from './traces.ts'

export interface Result {
  outcomes: Outcome[]
  report: Report
  left: string[]
  conforming: boolean
  /** For a person. */
  text: string
}

interface Circumstances {
  send?: Send
  /** Ms since the epoch; undefined where it is not known. */
  now?: (() => number) | undefined
  /** By default what the inbox of a simulated host lets it do. */
  control?: Control | undefined
  sockets?: Sockets
  /** Gets what the run needs, before it begins. */
  say?: (text: string) => void
}

/** There are a thousand between two runs. */
const PHONES_OF_RUN = 1000
const SUBSCRIBERS = 819_999

function neededOnly(
  refused: ReadonlyMap<OperationId, string>,
  outcomes: readonly Outcome[],
  report: Report,
  selected: ReadonlySet<OperationId>,
): Outcome[] {
  const known = new Set([
    ...outcomes.filter(({ result }) => result === 'failed').map(({ of }) => of),
    ...faultsOf(report).map(({ operation }) => operation),
  ])
  return [...refused]
    .filter(([operation]) => selected.has(operation) && !known.has(operation))
    .map(([of, reason]) => ({
      of,
      about: 'as another operation needed it',
      result: 'failed',
      reason,
    }))
}

const needs: [need: string, look: (context: TestContext, options: RemoteOptions) => string][] = [
  ['an account', ({ buyer }) => buyer.email || `a token of ${buyer.id}`],
  ['a second account', ({ stranger }) => stranger.email || `a token of ${stranger.id}`],
  [
    'three products in stock (10 pieces), of two shops',
    ({ products }) =>
      `${products.length} products of ${new Set(products.map(({ shop }) => shop._id)).size} shops`,
  ],
  [
    "the site's origin, whose pages make the calls (CORS)",
    (_context, { origin }) => {
      if (origin === undefined) throw new NotTried('--origin https://… or VITE_SITE_URL')
      return origin
    },
  ],
]

/** Cases that need what is missing are not tried. */
function needsOf(context: TestContext, options: RemoteOptions): string {
  const lines = needs.map(([need, look]) => {
    try {
      return `- ${need}: ${look(context, options)}`
    } catch (error) {
      if (error instanceof NotTried) return `- ${need}: MISSING, it needs ${error.message}`
      throw error
    }
  })
  return ['The run needs:', ...lines, ''].join('\n')
}

/** How long an answer may take, ms. */
const PATIENCE_MS = 30_000
/** To never answer is a failure of the case, too. */
const fetchInTime: Send = (request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })

const spending = ({ spent }: Dependencies): Outcome[] =>
  spent === undefined
    ? []
    : [{ of: 'calls', about: 'of the whole run', result: 'failed', reason: `most by ${spent}` }]

export async function runConformance(
  options: RemoteOptions,
  // A simulated host, whose mails can be read, may have another time.
  {
    send = fetchInTime,
    now = options.inbox ? undefined : Date.now,
    control = options.inbox === undefined ? undefined : controlBy(options.inbox),
    sockets = socketsOfHost,
    say = () => {},
  }: Circumstances = {},
): Promise<Result> {
  const started = Date.now()
  beginRun(started.toString(36), Math.floor(Math.random() * SUBSCRIBERS) * PHONES_OF_RUN)
  let report: Report = emptyReport
  const onFindings = (findings: readonly Finding[]) => {
    report = withFindings(
      { ...report, seen: report.seen + 1, checked: report.checked + 1 },
      findings,
      Date.now(),
    )
  }
  const dependencies = new Dependencies()
  const slowly = throttled(send, options.rate)
  const target = remoteHost(options, { send: slowly, now, control, dependencies }, onFindings)
  dependencies.begin()
  const context = await createTestContext(target, peopleOf(options), options.products)
  dependencies.end()
  say(needsOf(context, options))
  const events =
    options.isPart || context.buyer.token === null
      ? undefined
      : listen(options.url, context, onFindings, sockets)
  const takeBack = options.write ? await noteTraces([context.buyer, context.stranger]) : undefined
  const outcomes = await runCases(context, options, dependencies)
  dependencies.begin()
  for (const found of await stopsOf(context, options)) onFindings([found])
  dependencies.end()
  for (const found of await corsFindings(options, slowly)) onFindings([found])
  outcomes.push(...spending(dependencies))
  outcomes.push(...neededOnly(dependencies.refused, outcomes, report, options.selected))
  // Shops answer after a while.
  outcomes.push(...((await events?.end(context)) ?? []))
  const left = (await takeBack?.()) ?? []
  const text = summaryOf(outcomes, report, left, {
    host: options.url,
    contract: contractHash,
    time: started,
  })
  return { outcomes, report, left, conforming: isConforming(outcomes, report), text }
}

async function enter(target: Target, account: Account): Promise<Caller> {
  return 'token' in account
    ? createCaller(target, account.token, { id: account.id, email: '' })
    : logIn(target, account)
}

const orMissing = (error: unknown): Caller => {
  if (error instanceof NotTried) return missingCaller(error.message)
  throw error
}

/** Accounts that the run was given, or new ones where it may register them. */
export const peopleOf =
  ({ account, other, write }: RemoteOptions) =>
  async (target: Target): Promise<People> => {
    const newBuyer = async () => {
      if (!write) throw new NotTried('--write, since it registers an account')
      return register(target)
    }
    const find = async (given: Account | undefined, needs: string) => {
      if (given) return enter(target, given).catch(orMissing)
      return write && target.lastCode ? newBuyer().catch(orMissing) : missingCaller(needs)
    }
    return {
      buyer: await find(account, 'an account: API_EMAIL and API_PASSWORD'),
      stranger: await find(other, 'a second account: API_OTHER_EMAIL and API_OTHER_PASSWORD'),
      password: account && 'password' in account ? account.password : password,
      newBuyer,
    }
  }
