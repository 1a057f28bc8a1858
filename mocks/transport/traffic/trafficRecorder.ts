import type { Violation } from '#mocks/core/marketplace.ts'
import {
  readableValue,
  readMessageBody,
  type RecordedBody,
  addressWithoutSecrets,
  headersWithoutSecrets,
} from './messageBody.ts'
import type { CallNotes, SocketFrame, Tap } from './traffic.ts'
import {
  MAX_ERRORS,
  tagOfCall,
  tagOfFrame,
  type TrafficDetails,
  type TrafficEntry,
  type TrafficMessage,
  errorsOfCall,
  errorsOfFrame,
} from './trafficEntry.ts'

export const MAX_ENTRIES = 200

interface Clocks {
  /** World time, ms. */
  now: () => number
  /** Real time since any moment, ms. */
  elapsed: () => number
  /** New or changed. */
  onChange: (entry: TrafficEntry) => void
}

export interface TrafficRecorder {
  readonly tap: Tap
  entries(): TrafficEntry[]
  /** Gives the next entry's when there is none. */
  oldest(): number
  /** Null when it is no longer recorded. */
  details(id: number): TrafficDetails | null
  clear(): void
}

/** The last ones, without secrets. */
export function createTrafficRecorder({ now, elapsed, onChange }: Clocks): TrafficRecorder {
  let recorded: TrafficDetails[] = []
  let count = 0
  const notesOf = new WeakMap<TrafficDetails, CallNotes>()

  function add(
    about: Pick<TrafficDetails, 'kind' | 'title' | 'outcome'> & Partial<TrafficDetails>,
  ): TrafficDetails {
    count += 1
    const empty = {
      operation: null,
      tag: null,
      ms: null,
      faults: [],
      errors: [],
      request: null,
      response: null,
    }
    const entry: TrafficDetails = { ...empty, ...about, id: count, at: now() }
    recorded = [...recorded, entry].slice(-MAX_ENTRIES)
    onChange(listed(entry))
    return entry
  }
  function change(entry: TrafficDetails, to: Partial<TrafficDetails>): void {
    Object.assign(entry, to, {
      errors: [...entry.errors, ...(to.errors ?? [])].slice(0, MAX_ERRORS),
    })
    if (recorded.includes(entry)) onChange(listed(entry))
  }

  async function call(request: Request, respond: Parameters<Tap['call']>[1]): Promise<Response> {
    const notes: CallNotes = { faults: [] }
    const started = elapsed()
    const entry = add({
      kind: 'call',
      title: titleOf(request),
      outcome: 'waiting',
      request: messageOf(request, null),
    })
    notesOf.set(entry, notes)
    const known = () => {
      const { operation, faults } = notes
      return operation ? { operation, tag: tagOfCall(operation), faults } : { faults }
    }
    // The call must not wait for it.
    const sent = readMessageBody(request.clone()).then((recorded) =>
      change(entry, { ...known(), request: messageOf(request, recorded) }),
    )
    const end = async (outcome: TrafficEntry['outcome'], response: Response | null) => {
      const ms = elapsed() - started
      const [recorded] = await Promise.all([response && readMessageBody(response), sent])
      if (!response || !recorded) return change(entry, { ...known(), outcome })
      // The response to HEAD has no body to be checked.
      const errors =
        notes.operation && request.method !== 'HEAD'
          ? errorsOfCall(notes.operation, response, recorded)
          : []
      change(entry, { ...known(), outcome, ms, errors, response: messageOf(response, recorded) })
    }
    try {
      const response = await respond(request, notes)
      void end(response.status, response.clone())
      return response
    } catch (error) {
      void end('failed', null)
      throw error
    }
  }

  function frame(seen: SocketFrame): void {
    const { event, from, name, socketId, payload, faults = [] } = seen
    const message: TrafficMessage = { headers: headersOf(seen), body: readableValue(payload) }
    add({
      kind: 'frame',
      title: name,
      operation: event,
      tag: tagOfFrame(seen),
      outcome: socketId === undefined ? 'dropped' : from,
      faults,
      errors: errorsOfFrame(seen),
      request: from === 'app' ? message : null,
      response: from === 'app' ? null : message,
    })
  }

  function violation(broken: Violation): void {
    const entry = recorded.findLast(
      (one) => one.outcome === 'waiting' && isAbout(broken, notesOf.get(one)?.operation),
    )
    if (entry)
      change(entry, { errors: broken.errors.map((error) => ({ of: 'response', ...error })) })
  }

  return {
    tap: { call, frame, violation },
    entries: () => recorded.map(listed),
    oldest: () => recorded[0]?.id ?? count + 1,
    details: (id) => recorded.find((entry) => entry.id === id) ?? null,
    clear: () => void (recorded = []),
  }
}

const listed = ({
  request: _request,
  response: _response,
  ...entry
}: TrafficDetails): TrafficEntry => entry

const titleOf = ({ method, url }: Request) => `${method} ${addressWithoutSecrets(new URL(url))}`

const messageOf = (
  { headers }: Request | Response,
  recorded: RecordedBody | null,
): TrafficMessage => ({
  headers: headersWithoutSecrets(headers),
  body: recorded?.body ?? null,
})

const headersOf = ({ namespace, name, socketId, userId }: SocketFrame): [string, string][] =>
  Object.entries({ namespace, event: name, socket: socketId, buyer: userId }).flatMap(
    ([key, value]) => (value ? [[key, value]] : []),
  )

/** The source is an operation, or one with a status. */
const isAbout = ({ source }: Violation, operation: string | undefined) =>
  operation !== undefined && source.split(' ')[0] === operation
