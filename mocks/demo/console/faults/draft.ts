import { joinArguments } from '#fixtures/scenarios/escapes.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { isSentEvent } from '#mocks/transport/socketEvents.ts'
import { bodyShapes, type InjectedFault } from '#fixtures/scenarios/faults.ts'
import { EVERY_CALL } from './calls.ts'

export type FaultKind = InjectedFault['kind']
/** The parameters of a fault, as typed. */
export type FieldName =
  | 'status'
  | 'seconds'
  | 'ms'
  | 'shape'
  | 'field'
  | 'value'
  | 'pointer'
  | 'change'

interface FieldOfFault {
  label: string
  /** The initial value. */
  initial: string
  /** The value is a number. */
  numeric?: true
  /** The allowed values; any text without them. */
  options?: readonly string[]
}

export const faultFields: Record<FieldName, FieldOfFault> = {
  status: { label: 'Status', initial: '503', numeric: true },
  seconds: { label: 'Try again in (seconds)', initial: '10', numeric: true },
  ms: { label: 'Delay (ms)', initial: '3000', numeric: true },
  shape: { label: 'Shape of the body', initial: 'html', options: bodyShapes },
  field: { label: 'Field', initial: '' },
  value: { label: 'Text', initial: '' },
  pointer: { label: 'Place (JSON pointer)', initial: '/' },
  change: {
    label: 'What is wrong there',
    initial: 'type',
    options: ['missing', 'type', 'enum', 'status'],
  },
}

interface KindOfFault {
  kind: FaultKind
  /** What happens to the call. */
  label: string
  /** What happens to the event; undefined for a kind that only calls have. */
  eventLabel?: string
  fields: readonly FieldName[]
  /** It always occurs exactly once. */
  once?: true
}

/** The kinds of faults with their labels, the most useful first. */
export const faultKinds: readonly KindOfFault[] = [
  { kind: 'fail', label: 'fails with an error', fields: ['status'] },
  {
    kind: 'drop',
    label: 'does not arrive: the network fails',
    eventLabel: 'is never sent',
    fields: [],
  },
  { kind: 'lose', label: 'succeeds, but its response is lost', fields: [] },
  { kind: 'hang', label: 'is carried out, but never answered', fields: [] },
  { kind: 'slow', label: 'arrives late', eventLabel: 'is sent late', fields: ['ms'] },
  { kind: 'late', label: 'is answered late', fields: ['ms'] },
  { kind: 'busy', label: 'is asked to try again later', fields: ['seconds'] },
  { kind: 'bend', label: 'gets a malformed response', fields: ['shape'] },
  {
    kind: 'omit',
    label: 'gets a response without a field',
    eventLabel: 'lacks a field',
    fields: ['field'],
  },
  {
    kind: 'put',
    label: 'gets a response with another text in a field',
    eventLabel: 'has another text in a field',
    fields: ['field', 'value'],
    once: true,
  },
  {
    kind: 'drift',
    label: 'gets a response that breaks the contract',
    eventLabel: 'breaks the contract',
    fields: ['pointer', 'change'],
  },
]

/** How often a fault occurs. */
export type Often = 'once' | 'times' | 'always' | 'chance'

/** A fault that the user is about to arm; numbers as they were typed. */
export interface FaultDraft {
  operation: string
  kind: FaultKind
  fields: Record<FieldName, string>
  often: Often
  times: string
  /** Percent. */
  chance: string
  /** How many calls pass before it. */
  after: string
}

const fieldNames = Object.keys(faultFields) as FieldName[]

export const firstDraft: FaultDraft = {
  operation: EVERY_CALL,
  kind: 'fail',
  fields: Object.fromEntries(fieldNames.map((name) => [name, faultFields[name].initial])) as Record<
    FieldName,
    string
  >,
  often: 'once',
  times: '3',
  chance: '20',
  after: '0',
}

/** The kinds of faults that a call or event can have, each with what happens to it. */
export const kindsFor = (operation: string): { kind: FaultKind; label: string }[] =>
  faultKinds.flatMap(({ kind, label, eventLabel }) => {
    const words = isSentEvent(operation) ? eventLabel : label
    return words === undefined ? [] : [{ kind, label: words }]
  })

/** The same draft for another call or event, of a kind that it can have. */
export const withOperation = (draft: FaultDraft, operation: string): FaultDraft => ({
  ...draft,
  operation,
  kind:
    (kindsFor(operation).find(({ kind }) => kind === draft.kind) ?? kindsFor(operation)[0])?.kind ??
    'drop',
})

function occasionOf({ kind, often, times, chance, after }: FaultDraft): string[] {
  // A drift without a number of times never ends.
  const count = {
    once: kind === 'drift' ? ['1'] : [],
    times: [times.trim()],
    always: ['always'],
    chance: [],
  }[often]
  return [
    ...count,
    ...(after.trim() === '0' || after.trim() === '' ? [] : ['after', after.trim()]),
    ...(often === 'chance' ? ['chance', chance.trim()] : []),
  ]
}

/** The directive that arms the fault, or why there is none. */
export function directiveOf(draft: FaultDraft): { directive: string; refused: string | null } {
  const { fields = [], once = false } = faultKinds.find(({ kind }) => kind === draft.kind) ?? {}
  const values =
    draft.kind === 'put'
      ? [`${draft.fields.field}=${draft.fields.value}`]
      : fields.map((name) => draft.fields[name].trim())
  const directive = joinArguments([
    draft.kind,
    draft.operation,
    ...values,
    ...(once ? [] : occasionOf(draft)),
  ])
  return { directive, refused: parseScenario(directive).unknown[0]?.reason ?? null }
}
