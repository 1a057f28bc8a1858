import { operations } from '#openapi/generated/operations.ts'
import type { Deviation } from './deviations.ts'

/** What the meaning of a deviation depends on. */
export interface Answered {
  operation: string
  /** Undefined for an event. */
  status: number | undefined
}

const tableOf = ({ operation }: Answered) =>
  (operations as Record<string, { tag: string; method: string }>)[operation]

/** Writes whose answer the app needs; of others a success is enough. */
const answered =
  /^(login|externalLogin|create(Conversation|Schedule)|getPriceSummary|uploadFiles?)$/

/** Whether the app reads the answer, and stops without it. */
export const isNeeded = (of: Answered): boolean =>
  tableOf(of)?.method === 'get' || answered.test(of.operation)

export const isSuccess = (status = 0): boolean => status >= 200 && status < 300

/** What fails without the answers of a tag's calls. */
const costs: Record<string, string> = {
  auth: 'Nobody can log in',
  profile: 'Nobody is signed in: “Your account can’t be loaded” on every screen',
  catalog: 'Home, search and product pages are empty',
  cart: 'The cart is empty, and so is the checkout',
  checkout: 'Nothing can be ordered, or a payment doesn’t end',
  orders: 'My Orders is empty, and nothing can be ordered: earlier orders are checked first',
  chat: 'Chats and their messages are not shown',
  shops: 'Shop pages and the map are empty',
}

export function costOf(of: Answered): string {
  const tag = tableOf(of)?.tag ?? 'chat'
  return `${costs[tag] ?? `What the screens show of ${tag} is missing`}.`
}

/** Whether the app takes a token from it, whatever its name is. */
export const givesToken = (operation: string): boolean =>
  /^(login|externalLogin|registerUser)$/.test(operation)
export const isToken = ({ operation }: Answered, pointer: string): boolean =>
  givesToken(operation) && /token/i.test(pointer)

type Test = (deviation: Deviation, of: Answered) => boolean
/** Forms that the specification leaves open and the app takes, with the report's words. */
const forms: [words: string, isForm: Test][] = [
  [
    'No conversation, in another form. The app takes it for none.',
    ({ keyword }, { operation }) =>
      operation === 'findConversation' && (keyword === 'json' || keyword === 'status'),
  ],
  [
    'Another status of a success. The app asks for any.',
    ({ keyword }, { status }) => keyword === 'status' && isSuccess(status),
  ],
  [
    'The token of a login has another name. The app finds it.',
    ({ pointer }, of) => isToken(of, pointer),
  ],
  [
    'Pages have other numbers.',
    ({ pointer, keyword }) => keyword === 'minimum' && /^\/(current|next)Page$/.test(pointer),
  ],
  [
    'Pages don’t name the next one. Each list asks for one page more, and may end early.',
    ({ pointer }) => pointer === '/nextPage',
  ],
  [
    'Ids have another form. The app takes any.',
    ({ expected, pointer, keyword }) =>
      (keyword === 'pattern' && expected.includes('{24}')) ||
      (keyword === 'type' && /(^|_|\b|[a-z])[iI]d$/.test(pointer)),
  ],
  ['What is empty is null.', ({ keyword, actual }) => keyword === 'type' && actual === 'null'],
  [
    'Numbers are texts. The app reads them.',
    ({ keyword, expected, actual }) =>
      keyword === 'type' && actual === 'string' && /number|integer/.test(expected),
  ],
  [
    'Moments or texts have another form, such as numbers. The app reads them.',
    ({ keyword, expected, actual }) =>
      keyword === 'format' || (actual === 'number' && expected.includes('string')),
  ],
  [
    'Answers are bare, or inside of other objects. The app reads the one list or object.',
    ({ pointer, keyword }) => pointer === '' && ['type', 'required', 'oneOf'].includes(keyword),
  ],
]

/** Said of fields that the app does not need. */
export const WITHOUT = 'The app does without, or reads it in this form, too.'

/** What many deviations have in common: a form of values, or the name of a missing field. */
export function causeOf(
  deviation: Deviation,
  of: Answered,
): { name: string; words?: string } | undefined {
  const words = forms.find(([, isForm]) => isForm(deviation, of))?.[0]
  if (words !== undefined) return { name: words, words }
  const { keyword, pointer } = deviation
  return /^(required|type|unreadable)$/.test(keyword)
    ? { name: `without ${pointer.slice(pointer.lastIndexOf('/'))}` }
    : undefined
}

/** Said of writes that are not answered as the contract has it. */
export const UNREAD =
  'Writes are answered with 204, nothing, a text or other fields. The app takes any success as done, and reads again.'

/** Said of fields beyond the specification that the host refuses. */
export const REFUSED =
  'The app sends it beyond the specification, and leaves it out once it is refused; `VITE_ASSUMED_FIELDS=off` saves the try.'

/** Said of errors without the contract's form. */
export const UNCODED =
  'Errors have no `code`. The app goes by their status, and shows their message.'
