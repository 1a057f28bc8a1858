import { bodyShapes, type InjectedFault } from '#fixtures/scenarios/faults.ts'

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
