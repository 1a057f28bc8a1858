import { joinArguments } from '#fixtures/scenarios/escapes.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { isSentEvent } from '#mocks/core/socketEvents.ts'
import { EVERY_CALL } from './calls.ts'
import { faultFields, type FaultKind, faultKinds, type FieldName } from './kinds.ts'

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
