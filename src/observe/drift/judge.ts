import type { Silence } from '#api/http/answerWatch.ts'
import {
  assumedAnswers,
  assumedEvents,
  type AssumedPlace,
  limitKeywords,
  reasons,
} from '#openapi/generated/assumed.ts'
import { eventFields, replyFields } from '#openapi/generated/fields.ts'
import { eventValidators, replyValidators } from '#openapi/generated/replyValidators.js'
import type { Validate } from '#openapi/generated/validators.js'
import type { Fields } from '#openapi/namedFields.ts'
import { type Deviation, deviationsOf, isPublicName } from './deviations.ts'

/**
 * An answer of the host as it came: the text of its body, or null when the call has no JSON in its
 * answers.
 */
export interface Answer {
  operation: string
  status: number
  text: string | null
}

/**
 * An event of a socket. `event` is the contract's name; undefined when the contract has none of
 * this name.
 */
export interface SocketEvent {
  event: string | undefined
  /** The name on the socket, for an event that the contract doesn't have. */
  name: string
  body: unknown
}

/** How an answer or event differs from the contract. */
export interface Finding extends Deviation {
  /** The operation, or the event. */
  operation: string
  /** 0 when no answer came; undefined for an event. */
  status: number | undefined
  /**
   * `news` is a field that the contract doesn't have; `assumption` refutes what the contract only
   * assumes.
   */
  kind: 'fault' | 'assumption' | 'news'
  /** Why the contract assumes it. */
  reason?: string
}

/**
 * Why the contract assumes what a deviation differs from: the reason of the nearest mark above it.
 */
function reasonOf(
  { pointer, keyword }: Deviation,
  places: readonly AssumedPlace[] = [],
): string | undefined {
  const found = places
    .filter(([marked, , limit]) =>
      limit
        ? marked === pointer && limitKeywords.includes(keyword)
        : pointer === marked || pointer.startsWith(`${marked}/`),
    )
    .toSorted(([a], [b]) => b.length - a.length)[0]
  return found && reasons[found[1]]
}

function findingOf(
  deviation: Deviation,
  of: Pick<Finding, 'operation' | 'status'>,
  places?: readonly AssumedPlace[],
): Finding {
  if (deviation.keyword === 'extra') return { ...of, ...deviation, kind: 'news' }
  const reason = deviation.keyword === 'secret' ? undefined : reasonOf(deviation, places)
  return reason === undefined
    ? { ...of, ...deviation, kind: 'fault' }
    : { ...of, ...deviation, kind: 'assumption', reason }
}

/** What a text that is not JSON is, for a finding. */
const kindOfText = (text: string) =>
  text.trim() === '' ? 'nothing' : /^\s*</.test(text) ? 'HTML' : 'another text'

function bodyDeviations(
  validate: Validate | null | undefined,
  fields: Fields,
  text: string | null,
): Deviation[] {
  if (!validate || text === null) return []
  try {
    return deviationsOf(validate, fields, JSON.parse(text))
  } catch {
    return [{ pointer: '', keyword: 'json', expected: 'JSON', actual: kindOfText(text) }]
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300

/**
 * The deviations of an answer. The body of an undocumented success is checked against the body of
 * the documented one.
 */
function answerDeviations({ operation, status, text }: Answer): Deviation[] {
  const byStatus: Record<number, Validate | null> =
    replyValidators[operation as keyof typeof replyValidators] ?? {}
  const documented = Object.keys(byStatus).map(Number)
  const fields: Record<number, Fields> = replyFields[operation as keyof typeof replyFields] ?? {}
  if (documented.includes(status))
    return bodyDeviations(byStatus[status], fields[status] ?? 0, text)
  const expected = `one of ${documented.join(', ')}`
  const undocumented = { pointer: '', keyword: 'status', expected, actual: String(status) }
  const success = isSuccess(status) ? documented.find(isSuccess) : undefined
  return [
    undocumented,
    ...(success === undefined ? [] : bodyDeviations(byStatus[success], fields[success] ?? 0, text)),
  ]
}

/** How an answer differs from the contract; empty when it does not. */
export function answerFindings(answer: Answer): Finding[] {
  const { operation, status } = answer
  const places = assumedAnswers[operation]?.[status]
  return answerDeviations(answer).map((deviation) =>
    findingOf(deviation, { operation, status }, places),
  )
}

const silences: Record<Silence, string> = {
  timeout: 'no answer in time',
  network: 'no answer (network or CORS)',
}

/**
 * A call that got no answer, or none that the page may read: a host that refuses the site's origin
 * looks like a lost connection.
 */
export function silenceFindings(operation: string, why: Silence): Finding[] {
  return [
    {
      operation,
      status: 0,
      pointer: '',
      keyword: why,
      expected: 'an answer',
      actual: silences[why],
      kind: 'fault',
    },
  ]
}

/** How an event differs from the contract; empty when it does not. */
export function eventFindings({ event, name, body }: SocketEvent): Finding[] {
  const validate = event === undefined ? undefined : eventValidators[event]
  if (event === undefined || !validate) {
    const known = isPublicName(name) ? name : 'an event of another name'
    return [
      {
        operation: known,
        status: undefined,
        pointer: '',
        keyword: 'event',
        expected: 'a known event',
        actual: 'another event',
        kind: 'fault',
      },
    ]
  }
  return deviationsOf(validate, eventFields[event as keyof typeof eventFields] ?? 0, body).map(
    (deviation) =>
      findingOf(deviation, { operation: event, status: undefined }, assumedEvents[event]),
  )
}
