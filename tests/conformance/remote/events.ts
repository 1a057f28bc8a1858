import { io, type Socket } from 'socket.io-client'
import { chatEvent, paymentEvent } from '#api/live/eventNames.ts'
import { eventFindings, type Finding } from '#observe/drift/judge.ts'
import { eventValidators } from '#openapi/generated/replyValidators.js'
import { type Caller, NotTried } from '../caller.ts'
import { message } from '../cases/talk.ts'
import { cancellation } from '../records.ts'
import type { TestContext } from '../testContext.ts'
import type { Outcome } from './runCases.ts'

/** `lateMs`: how long events may follow their calls. */
export interface Sockets {
  open: (address: string, token: string | null) => Socket
  lateMs: number
}
export const socketsOfHost: Sockets = {
  open: (address, token) =>
    io(address, { transports: ['websocket'], auth: { token }, forceNew: true }),
  lateMs: 3000,
}

const received = Object.keys(eventValidators).filter(
  (name) => eventValidators[name] && /^on(?!PaymentDis|PaymentConnectE)/.test(name),
)

interface Heard {
  event: string | undefined
  name: string
  // oxlint-disable-next-line typescript/no-explicit-any -- bodies of every shape
  body: any
}
interface Tab {
  of: Caller
  heard: Heard[]
  chat: Socket
  close: () => void
  failure: () => string | undefined
}

/** Undefined for an event that may come twice. */
const keyOf = ({ event, name, body }: Heard): string | undefined =>
  event === 'onTyping' || event === 'onPaymentConnection'
    ? undefined
    : `${name} ${(body?._id as string | undefined) ?? JSON.stringify(body)}`
const keysOf = (heard: readonly Heard[]) => heard.flatMap((one) => keyOf(one) ?? [])

/** The host's own events are held against the contract. */
const isId = (name: string) => /^[0-9a-f]{24}$/.test(name)

function openTab(host: string, of: Caller, { open }: Sockets, onHeard: (one: Heard) => void): Tab {
  const [chat, payments] = [open(host, of.token), open(`${host}/payments`, of.token)]
  const heard: Heard[] = []
  let failure: string | undefined
  const take = (one: Heard) => {
    heard.push(one)
    onHeard(one)
  }
  for (const socket of [chat, payments])
    socket.on('connect_error', ({ message }) => {
      failure = message
    })
  chat.on('connect', () => void chat.emit('online', { type: 'buyer', user_id: of.id }))
  chat.onAny((name: string, body: unknown) =>
    take({ event: chatEvent(name, of.id, isId), name, body }),
  )
  payments.onAny((name: string, body: unknown) => take({ event: paymentEvent(name), name, body }))
  const close = () => void [chat, payments].map((socket) => socket.disconnect())
  return { of, heard, chat, close, failure: () => failure }
}

const named = (list: readonly Heard[]) =>
  [...Map.groupBy(list, ({ event, name }) => event ?? name)]
    .map(([event, { length }]) => `${event} (${length})`)
    .join(', ')

/** What both have heard, or one under the other's id. */
function straysOf(tab: Tab, other: Tab): Heard[] {
  const own = new Set(keysOf(other.heard))
  return tab.heard.filter((one) => {
    const key = keyOf(one)
    return key !== undefined && (own.has(key) || one.name.includes(other.of.id))
  })
}

const outcomeOf = (of: string, about: string, reason?: string): Outcome =>
  reason === undefined ? { of, about, result: 'passed' } : { of, about, result: 'failed', reason }

interface Cause {
  event: string
  about: string
  /** Makes the call; returns whether an event is the one. */
  act: (context: TestContext) => Promise<(body: Heard['body']) => boolean>
}
const causes: Cause[] = [
  {
    event: 'onChatMessage',
    about: 'once, with its text, after a message of the buyer',
    async act(s) {
      const conversation_id = await s.newConversation()
      const { body: sent } = await s.buyer.call('sendMessage', {
        body: { ...message(s.buyer, s, conversation_id), content: 'May bigas pa po ba?' },
      })
      return ({ _id, content }) => _id === sent._id && content === sent.content
    },
  },
  {
    event: 'onNotification',
    about: 'once, with its id, after an order',
    async act(s) {
      const { id } = await s.newOrder()
      return ({ nav_id }) => nav_id === id
    },
  },
  {
    event: 'onPaymentStatus',
    about: 'once, EXPIRED, after the cancellation of an order that is not paid',
    async act(s) {
      const { id } = await s.newOrder(s.buyer, { method: 'gcash' })
      await s.buyer.call('cancelTransaction', { path: { id }, body: cancellation })
      return ({ transaction_id, status }) => transaction_id === id && status === 'EXPIRED'
    },
  },
]

export function listen(
  url: string,
  { buyer, stranger }: Pick<TestContext, 'buyer' | 'stranger'>,
  onFindings: (findings: readonly Finding[]) => void,
  sockets: Sockets,
) {
  const host = url.replace(/\/api$/, '')
  const others = stranger.token === null ? [] : [stranger]
  /** It is where it does not belong, whatever its shape. */
  const isForeign = ({ name }: Heard, of: Caller) =>
    [buyer, ...others].some((one) => one.id !== of.id && name.includes(one.id))
  const open = (of: Caller, isJudged: boolean) =>
    openTab(host, of, sockets, (one) => {
      if (isJudged && !isForeign(one, of)) onFindings(eventFindings(one))
    })
  const [tab, second] = [open(buyer, true), open(buyer, false)]
  const [other] = others.map((one) => open(one, true))
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  async function caused(s: TestContext): Promise<Outcome[]> {
    const outcomes: Outcome[] = []
    for (const { event: of, about, act } of causes) {
      const seen = tab.heard.length
      try {
        const isMeant = await act(s)
        const hasCome = () =>
          tab.heard.slice(seen).some(({ event, body }) => event === of && isMeant(body ?? {}))
        for (let waited = 0; !hasCome() && waited < sockets.lateMs; waited += 20) await wait(20)
        const reason = hasCome() ? undefined : `none came within ${sockets.lateMs} ms`
        outcomes.push(outcomeOf(of, about, reason))
      } catch (error) {
        if (!(error instanceof NotTried)) throw error
        outcomes.push({ of, about, result: 'not tried', reason: error.message })
      }
    }
    return outcomes
  }

  /** Whether each event, the last ones aside, is at each tab of its buyer once. */
  function once(count: number): Outcome {
    const [own, others] = [tab, second].map(({ heard }) => new Set(keysOf(heard)))
    const twice = [tab, second].flatMap(({ heard }) => {
      const keys = keysOf(heard)
      return heard.filter(
        (one) => keys.indexOf(keyOf(one) ?? '') < keys.lastIndexOf(keyOf(one) ?? ''),
      )
    })
    const missed = tab.heard
      .slice(0, count)
      .filter((one) => own?.has(keyOf(one) ?? '') && !others?.has(keyOf(one) ?? ''))
    const reason =
      (twice.length > 0 && `came more than once: ${named(twice)}`) ||
      (missed.length > 0 && `only one tab got: ${named(missed)}`)
    return outcomeOf('events', 'each once, in each of two tabs', reason || undefined)
  }

  /** Also after giving the id of the other buyer. */
  async function apart(s: TestContext): Promise<Outcome[]> {
    const own = ['events', "none of another buyer's"] as const
    const joined = [
      'online',
      "in another buyer's name, which is refused and joins no room",
    ] as const
    if (!other)
      return [own, joined].map(([of, about]) => ({
        of,
        about,
        result: 'not tried',
        reason: 'a second account',
      }))
    const strays = async () => {
      await wait(sockets.lateMs)
      const found = [...straysOf(other, tab), ...straysOf(tab, other)]
      return found.length > 0 ? `the other one got: ${named(found)}` : undefined
    }
    const first = await strays()
    if (first) return [outcomeOf(...own, first)]
    const answer: unknown = await new Promise((resolve) => {
      setTimeout(resolve, sockets.lateMs)
      other.chat.emit('online', { type: 'buyer', user_id: buyer.id }, resolve)
    })
    await causes[0]?.act(s).catch(() => {})
    const then = (await strays()) ?? (answer === true ? 'it is acknowledged with true' : undefined)
    return [outcomeOf(...own), outcomeOf(...joined, then)]
  }

  return {
    /** Causes events, waits for those of the last calls, and closes the sockets. */
    async end(s: TestContext): Promise<Outcome[]> {
      const failure = tab.failure()
      const outcomes: Outcome[] = []
      if (failure === undefined) {
        outcomes.push(...(await caused(s)))
        // Later ones may not be at the other tab yet.
        const count = tab.heard.length
        outcomes.push(...(await apart(s)))
        if (!other) await wait(sockets.lateMs)
        outcomes.push(once(count))
      }
      for (const one of [tab, second, other]) one?.close()
      const failed = outcomes.filter(({ result }) => result === 'failed').map(({ of }) => of)
      const counts = Map.groupBy(tab.heard, ({ event }) => event)
      return [
        ...outcomes,
        ...received.map((of): Outcome => {
          const count = counts.get(of)?.length ?? 0
          if (count > 0) return outcomeOf(of, `${count} events`)
          const reason = failed.includes(of)
            ? `${of}, which failed`
            : 'an event of this kind: none came'
          return {
            of,
            about: 'an event',
            result: 'not tried',
            reason: failure ? `sockets: ${failure}` : reason,
          }
        }),
      ]
    },
  }
}
