import { answerFindings, type Finding } from '#observe/drift/judge.ts'
import { operations } from '#openapi/generated/operations.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Sent } from '../sent.ts'
import type { OperationId } from '../contract.ts'
import { NotTried } from '../notTried.ts'
import type { Target } from '../target.ts'
import type { RemoteOptions } from './options.ts'

/** Whether a call changes nothing. A login does only with the account of the run: any other counts as an attempt to break in. */
function isReading(operation: OperationId, { body }: Sent, account: RemoteOptions['account']): boolean {
  if (operation === 'login') return account !== undefined && isDeepStrictEqual(body, account)
  return operations[operation].method === 'get' || operation === 'getPriceSummary'
}

/** Lets one call pass after another, so many per second. */
function throttle(rate: number): () => Promise<void> {
  let next = 0
  return async () => {
    const now = performance.now()
    const at = Math.max(now, next)
    next = at + 1000 / rate
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now))
  }
}

/** The last code in the mails to an address, at a simulated host that lists them. */
async function codeIn(inbox: string, email: string): Promise<string> {
  const { mails } = (await (await fetch(inbox)).json()) as { mails: { to: string; body: string }[] }
  const last = mails.findLast(({ to }) => to === email)
  return /\d{6}/.exec(last?.body ?? '')?.[0] ?? ''
}

/** A host behind a network. Each answer is held against the contract; calls that the options don't allow are not made. */
export function remoteHost(
  { url, write, rate, inbox, account }: RemoteOptions,
  onFindings: (findings: readonly Finding[]) => void,
): Target {
  const pass = throttle(rate)
  return {
    name: url,
    base: url,
    async send(request) {
      await pass()
      return fetch(request)
    },
    before(operation, sent) {
      if (!write && !isReading(operation, sent, account)) throw new NotTried('--write, since it changes something')
    },
    inspect: (answer) => onFindings(answerFindings(answer)),
    ...(inbox && { lastCode: (email: string) => codeIn(inbox, email) }),
    close: async () => {},
  }
}
