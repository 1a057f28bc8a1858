import { isDeepStrictEqual } from 'node:util'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { answerFindings, type Finding } from '#observe/drift/judge.ts'
import { operations } from '#openapi/generated/operations.ts'
import { replyValidators } from '#openapi/generated/replyValidators.js'
import { NotTried } from '../caller.ts'
import type { OperationId, Sent } from '../contract.ts'
import type { Target } from '../target.ts'
import type { Dependencies } from './dependencies.ts'
import type { RemoteOptions } from './options.ts'

export type Send = (request: Request) => Promise<Response>

/**
 * A login changes nothing only with the account of the run: any other is an attempt to break in.
 */
function isReading(
  operation: OperationId,
  { body }: Sent,
  account: RemoteOptions['account'],
): boolean {
  if (operation === 'login') return account !== undefined && isDeepStrictEqual(body, account)
  return operations[operation].method === 'get' || operation === 'getPriceSummary'
}

function throttle(rate: number): () => Promise<void> {
  let next = 0
  return async () => {
    const now = performance.now()
    const at = Math.max(now, next)
    next = at + 1000 / rate
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now))
  }
}

export function throttled(send: Send, rate: number): Send {
  const pass = throttle(rate)
  return async (request) => {
    await pass()
    return send(request)
  }
}

export type Control = Pick<Target, 'lastCode' | 'steer'>

/** By the address that lists a simulated host's mails. */
export function controlBy(inbox: string): Control {
  const base = inbox.replace(/\/__sim\/inbox$/, '')
  return {
    async lastCode(email) {
      const { mails } = (await (await fetch(inbox)).json()) as {
        mails: { to: string; body: string }[]
      }
      const last = mails.findLast(({ to }) => to === email)
      return /\d{6}/.exec(last?.body ?? '')?.[0] ?? ''
    },
    ...(base !== inbox && {
      steer: async (directives: string) => void (await applyDirectives(base, directives)),
    }),
  }
}

type Answer = Parameters<NonNullable<Target['inspect']>>[0]

/** Many clients don't read JSON under another content type. */
function typeFindings({ operation, status, type }: Answer): Finding[] {
  if (status >= 400 || !replyValidators[operation][status] || /^application\/json\b/.test(type))
    return []
  const actual = type.split(';')[0] || 'none'
  return [
    {
      operation,
      status,
      pointer: '',
      keyword: 'content-type',
      expected: 'application/json',
      actual,
      kind: 'fault',
    },
  ]
}

function findingsOf(answer: Answer): Finding[] {
  const found = answerFindings(answer)
  return found.some(({ keyword }) => keyword === 'json')
    ? found
    : [...found, ...typeFindings(answer)]
}

/**
 * Whether what a case looks at may be missing: not by a field too many, nor by another form, of
 * which the report says the cause.
 */
const isOther = ({ kind, keyword, cause, reason }: Finding) =>
  kind !== 'news' && keyword !== 'secret' && (cause === undefined || cause !== reason)

/**
 * A host behind a network: each answer is compared with the contract, and only calls that the
 * options allow are made.
 * @param onFindings gets what each answer of a selected operation shows
 */
export function remoteHost(
  { url, write, account, selected }: RemoteOptions,
  {
    send,
    now,
    control = {},
    dependencies,
  }: {
    send: Send
    now?: (() => number) | undefined
    control?: Control | undefined
    dependencies: Dependencies
  },
  onFindings: (findings: readonly Finding[]) => void,
): Target {
  return {
    base: url,
    send,
    before(operation, sent) {
      if (!write && !isReading(operation, sent, account))
        throw new NotTried('--write, since it changes something')
      dependencies.before(operation)
    },
    inspect(answer) {
      const found = findingsOf(answer).filter(
        ({ keyword }) => !(keyword === 'status' && dependencies.isJudgedByCase(answer)),
      )
      if (selected.has(answer.operation)) onFindings(found)
      dependencies.after(
        answer,
        found.some(({ keyword }) => keyword === 'refused' || keyword === 'status') ||
          (answer.status < 400 && (!answer.isReadable || found.some(isOther))),
      )
    },
    ...(now && { now }),
    ...control,
    close: async () => {},
  }
}
