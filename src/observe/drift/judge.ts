import type { Silence } from '#api/http/answerWatch.ts'
import { read } from '#api/http/shape.ts'
import {
  assumedAnswers,
  assumedEvents,
  type AssumedPlace,
  limitKeywords,
  reasons,
} from '#openapi/generated/assumed.ts'
import { beyondFields } from '#openapi/generated/beyond.ts'
import { eventShapes } from '#openapi/generated/eventShapes.ts'
import { eventValidators, replyValidators } from '#openapi/generated/replyValidators.js'
import type { Validate } from '#openapi/generated/validators.js'
import { pointerOf } from '#openapi/jsonPointer.ts'
import {
  type Answered,
  causeOf,
  costOf,
  givesToken,
  isNeeded,
  isSuccess,
  isToken,
  REFUSED,
  UNCODED,
  UNREAD,
  WITHOUT,
} from './causes.ts'
import { type Deviation, deviationsOf, groupPointer, isPublicName } from './deviations.ts'
import { ERROR, isInside, parsed, readAnswer, shapeOf } from './reading.ts'

/** An answer as it came; `text` is its body, or null when the call answers no JSON. */
export interface Answer {
  operation: string
  status: number
  text: string | null
}

/** `event`: the contract's name; undefined when it has none of this `name`. */
export interface SocketEvent {
  event: string | undefined
  name: string
  body: unknown
}

export interface Finding extends Deviation {
  operation: string
  /** 0 when no answer came; undefined for an event. */
  status: number | undefined
  /**
   * `stop`: the app can't do without; `fault`: it contradicts the contract; `assumption`: the
   * contract only assumes it, or the app takes this form, too; `news`: a field that the contract
   * lacks.
   */
  kind: 'stop' | 'fault' | 'assumption' | 'news'
  /** What it means for the app, or why the contract assumes otherwise. */
  reason?: string
  /** What findings at several places, which have one line, have in common. */
  cause?: string
}

/** Gives the reason of the nearest mark above, why the contract assumes otherwise. */
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

/** Places that the app can't read. */
type Lost = ReadonlySet<string>

const above = (pointer: string) => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))

/** Whether the app so loses the whole answer, or an item of a list. */
const isNeededAt = (pointer: string, lost: Lost) =>
  (pointer === '' || lost.has(pointer) || lost.size === 1) &&
  pointer !== '/nextPage' &&
  (lost.has('') || (above(pointer).endsWith('/*') && lost.has(above(pointer))))

function findingOf(
  deviation: Deviation,
  of: Answered,
  lost: Lost,
  places?: readonly AssumedPlace[],
): Finding {
  const { pointer, keyword } = deviation
  const found = { ...of, ...deviation }
  if (keyword === 'extra')
    return {
      ...found,
      kind: 'news',
      ...(pointer.lastIndexOf('/') === 0 && { cause: `extra ${pointer}` }),
    }
  if (keyword === 'secret' && !isToken(of, pointer)) return { ...found, kind: 'fault' }
  const isStop = isNeededAt(pointer, lost)
  if (isStop && isNeeded(of)) {
    const left = lost.has('') ? '' : 'Such items are left out. '
    return { ...found, kind: 'stop', reason: left + costOf(of) }
  }
  // What the app does without has no missing parts.
  const place = above(pointer) && lost.has(above(pointer)) ? above(pointer) : pointer
  const cause = isStop ? undefined : causeOf({ ...deviation, pointer: place }, of)
  const reason = cause?.words ?? reasonOf(deviation, places)
  if (cause) return { ...found, kind: 'assumption', cause: cause.name, reason: reason ?? WITHOUT }
  return reason === undefined
    ? { ...found, kind: 'fault' }
    : { ...found, kind: 'assumption', reason }
}

const kindOfText = (text: string) =>
  text.trim() === '' ? 'nothing' : /^\s*</.test(text) ? 'HTML' : 'another text'

/** Judges the body of a success; that of a refusal has nothing that the app needs, but its code. */
function answerDeviations({ operation, status, text }: Answer): Deviation[] {
  const byStatus: Record<number, Validate | null> =
    replyValidators[operation as keyof typeof replyValidators] ?? {}
  const documented = Object.keys(byStatus).map(Number)
  const known = documented.includes(status)
  const expected = `one of ${documented.join(', ')}`
  const undocumented = { pointer: '', keyword: 'status', expected, actual: String(status) }
  const validate = byStatus[documented.find(isSuccess) ?? 0]
  return [...(known ? [] : [undocumented]), ...bodyDeviations(operation, validate, status, text)]
}

function bodyDeviations(
  operation: string,
  validate: Validate | null | undefined,
  status: number,
  text: string | null,
): Deviation[] {
  const value = parsed(text ?? '')
  if (text === null || (isSuccess(status) && !validate)) return []
  if (value === undefined || value === text)
    return [{ pointer: '', keyword: 'json', expected: 'JSON', actual: kindOfText(text) }]
  if (isSuccess(status)) return deviationsOf(validate as Validate, shapeOf(operation), value)
  return deviationsOf(() => true, ERROR, value)
}

/** Returns the names that a text has as whole words. */
export const namedIn = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => new RegExp(`\\b${name}\\b`).test(text))

/** Finds fields that a refusal names, in whatever words. */
function refusedFields({ operation, status, text }: Answer): Finding[] {
  if (status !== 400 && status !== 422) return []
  const paths: readonly (readonly string[])[] =
    beyondFields[operation as keyof typeof beyondFields] ?? []
  return paths
    .filter((path) => namedIn(text ?? '', [path.at(-1) as string]).length > 0)
    .map((path) => {
      const pointer = pointerOf(['body', ...path])
      return noteOf(
        { pointer, keyword: 'refused', expected: 'the field is taken', actual: 'a refusal' },
        { operation, status },
        REFUSED,
      )
    })
}

/** Notes what the app takes: one line for all places. */
const noteOf = (deviation: Deviation, of: Answered, words: string): Finding => ({
  ...of,
  ...deviation,
  kind: 'assumption',
  reason: words,
  cause: words,
})

function refusalFindings(of: Answered, deviations: readonly Deviation[]): Finding[] {
  const isUncoded = ({ pointer, keyword }: Deviation) =>
    pointer === '/code' || (pointer === '' && keyword !== 'status')
  const isOther = deviations.some(isUncoded)
  return deviations.flatMap((one) => {
    if (isUncoded(one)) return noteOf(one, of, UNCODED)
    if (isOther && !/^(status|secret)$/.test(one.keyword)) return []
    return findingOf(one, of, new Set(), assumedAnswers[of.operation]?.[of.status ?? 0])
  })
}

function successFindings(
  of: Answered,
  deviations: readonly Deviation[],
  text: string | null,
): Finding[] {
  const value = parsed(text ?? '')
  const lost = new Set<string>()
  const result = readAnswer(of.operation, value, (pointer) => lost.add(groupPointer(pointer)))
  // There is nothing, as the contract says by null.
  if (result === null) lost.clear()
  const isPlain = ({ keyword }: Deviation) => /^(status|extra|secret)$/.test(keyword)
  const isUnread = text !== null && lost.has('')
  if (
    isUnread &&
    !isNeeded(of) &&
    !deviations.every(isPlain) &&
    deviations.every(({ actual }) => actual !== 'HTML')
  )
    return deviations.map((one) =>
      /^(extra|secret)$/.test(one.keyword) ? findingOf(one, of, lost) : noteOf(one, of, UNREAD),
    )
  const isWhole = (one: Deviation) => !one.pointer && !/^(status|json)$/.test(one.keyword)
  const isWrapped =
    !lost.has('') &&
    !givesToken(of.operation) &&
    deviations.length > 0 &&
    (deviations.some(isWhole) || isInside(value, result))
  const around = {
    pointer: '',
    keyword: 'type',
    expected: 'the value itself',
    actual: 'another one',
  }
  // The validators see nothing inside of another object or list.
  const inside = [...lost].map((pointer) => ({ ...around, pointer, keyword: 'unreadable' }))
  const all = isWrapped
    ? [
        ...deviations.filter(isPlain).filter(({ keyword }) => keyword !== 'extra'),
        deviations.find(isWhole) ?? around,
        ...inside,
      ]
    : deviations
  return all.map((one) => findingOf(one, of, lost, assumedAnswers[of.operation]?.[of.status ?? 0]))
}

/** Empty when it doesn't differ. */
export function answerFindings(answer: Answer): Finding[] {
  const { operation, status, text } = answer
  const [of, deviations] = [{ operation, status }, answerDeviations(answer)]
  if (isSuccess(status)) return successFindings(of, deviations, text)
  // A code says what is wrong.
  const found = refusalFindings(of, deviations)
  return found.some(({ cause }) => cause === UNCODED) ? [...found, ...refusedFields(answer)] : found
}

/**
 * There was no answer, or none that the page may read: a refused origin looks like a lost
 * connection.
 */
export function silenceFindings(operation: string, why: Silence): Finding[] {
  return [
    {
      operation,
      status: 0,
      pointer: '',
      keyword: why,
      expected: 'an answer',
      actual: why === 'timeout' ? 'no answer in time' : 'no answer (network or CORS)',
      kind: 'stop',
      reason: `${costOf({ operation, status: 0 })} Where it is CORS, \`npm run conformance\` names what is missing.`,
    },
  ]
}

/** Empty when it doesn't differ. */
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
  const lost = new Set<string>()
  read(body, eventShapes[event as keyof typeof eventShapes], (at) => lost.add(groupPointer(at)))
  return deviationsOf(validate, eventShapes[event as keyof typeof eventShapes], body).map(
    (deviation) =>
      findingOf(deviation, { operation: event, status: undefined }, lost, assumedEvents[event]),
  )
}
