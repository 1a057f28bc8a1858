import { useState } from 'react'
import { AsLink, Field, Row, Section } from '../controls.tsx'
import { useConsole } from '../useConsole.ts'
import { callGroups, errorStatusesOf, EVERY_CALL, summaryOf } from './calls.ts'
import {
  directiveOf,
  type FaultDraft,
  faultFields,
  type FaultKind,
  faultKinds,
  type FieldName,
  firstDraft,
  kindsFor,
  type Often,
  withOperation,
} from './draft.ts'

const often: Record<Often, string> = {
  once: 'once',
  times: 'several times',
  always: 'every time',
  chance: 'by chance',
}

interface PartProps {
  draft: FaultDraft
  onChange: (change: Partial<FaultDraft>) => void
}

/** The choice of a call or an event. */
const CallField = ({ value, onChange }: { value: string; onChange: (name: string) => void }) => (
  <Field label="Call">
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value={EVERY_CALL}>{`${summaryOf(EVERY_CALL)} (${EVERY_CALL})`}</option>
      {callGroups.map(({ group, calls }) => (
        <optgroup key={group} label={group}>
          {calls.map(({ name, summary }) => (
            <option key={name} value={name}>{`${summary} (${name})`}</option>
          ))}
        </optgroup>
      ))}
    </select>
  </Field>
)

const KindField = ({ draft, onChange }: PartProps) => (
  <Field label="What happens">
    <select
      value={draft.kind}
      onChange={({ target }) => onChange({ kind: target.value as FaultKind })}
    >
      {kindsFor(draft.operation).map(({ kind, label }) => (
        <option key={kind} value={kind}>
          {label}
        </option>
      ))}
    </select>
  </Field>
)

const STATUSES = 'fault-statuses'

/** One parameter of a fault. */
function DetailField({ name, draft, onChange }: PartProps & { name: FieldName }) {
  const { label, options, numeric } = faultFields[name]
  const value = draft.fields[name]
  const change = (text: string) => onChange({ fields: { ...draft.fields, [name]: text } })
  return (
    <Field label={label}>
      {options ? (
        <select value={value} onChange={({ target }) => change(target.value)}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          value={value}
          inputMode={numeric ? 'numeric' : undefined}
          list={name === 'status' ? STATUSES : undefined}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  )
}

const NumberField = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (text: string) => void
}) => (
  <Field label={label}>
    <input value={value} inputMode="numeric" onChange={({ target }) => onChange(target.value)} />
  </Field>
)

/** How often the fault occurs, and after how many calls. */
const OccasionFields = ({ draft, onChange }: PartProps) => (
  <>
    <Field label="How often">
      <select
        value={draft.often}
        onChange={({ target }) => onChange({ often: target.value as Often })}
      >
        {Object.entries(often).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
    {draft.often === 'times' && (
      <NumberField label="Times" value={draft.times} onChange={(times) => onChange({ times })} />
    )}
    {draft.often === 'chance' && (
      <NumberField
        label="Chance (percent)"
        value={draft.chance}
        onChange={(chance) => onChange({ chance })}
      />
    )}
    <NumberField
      label="Calls to let pass first"
      value={draft.after}
      onChange={(after) => onChange({ after })}
    />
  </>
)

/** Arms a fault of any kind in any call or event. */
export function FaultForm() {
  const { apply } = useConsole()
  const [draft, setDraft] = useState(firstDraft)
  const { directive, refused } = directiveOf(draft)
  const { fields = [], once = false } = faultKinds.find(({ kind }) => kind === draft.kind) ?? {}
  const change = (part: Partial<FaultDraft>) => setDraft({ ...draft, ...part })
  return (
    <Section title="Any call">
      <form
        className="fault-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (refused === null) void apply(directive)
        }}
      >
        <CallField
          value={draft.operation}
          onChange={(name) => setDraft(withOperation(draft, name))}
        />
        <KindField draft={draft} onChange={change} />
        <datalist id={STATUSES}>
          {errorStatusesOf(draft.operation).map((status) => (
            <option key={status}>{status}</option>
          ))}
        </datalist>
        <div className="fault-details">
          {fields.map((name) => (
            <DetailField key={name} name={name} draft={draft} onChange={change} />
          ))}
          {!once && <OccasionFields draft={draft} onChange={change} />}
        </div>
        <Row>
          <button type="submit" className="primary" aria-disabled={refused !== null}>
            Activate
          </button>
          <AsLink page={globalThis.location.href} scenario={directive} />
        </Row>
        <p role="status" className="refused">
          {refused}
        </p>
      </form>
    </Section>
  )
}
