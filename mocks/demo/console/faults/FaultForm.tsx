import { type ReactNode, useState } from 'react'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { Field, Quiet, Section } from '../controls.tsx'
import { useConsole } from '../useConsole.ts'
import { callGroups, EVERY_CALL, type FaultKind, faultOf, kindsFor, summaryOf } from './calls.ts'
import { effectOf } from './describe.ts'

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <Field label={label}>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {children}
    </select>
  </Field>
)

/**
 * Applies any directives, as in a link after `?sim=`. Two choices write the one of a fault in any
 * call or event, for the user to change.
 */
export function FaultForm() {
  const { apply } = useConsole()
  const [text, setText] = useState('')
  const [operation, setOperation] = useState(EVERY_CALL)
  const [kind, setKind] = useState<FaultKind | ''>('')
  const choose = (call: string, wanted: FaultKind | '') => {
    const possible = wanted && kindsFor(call).includes(wanted) ? wanted : ''
    setOperation(call)
    setKind(possible)
    setText(possible && faultOf(possible, call))
  }
  return (
    <Section title="Any call">
      <form
        className="fault-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') void apply(text)
        }}
      >
        <Choice label="Call" value={operation} onChange={(call) => choose(call, kind)}>
          <option value={EVERY_CALL}>{`${summaryOf(EVERY_CALL)} (${EVERY_CALL})`}</option>
          {callGroups.map(({ group, calls }) => (
            <optgroup key={group} label={group}>
              {calls.map(({ name, summary }) => (
                <option key={name} value={name}>{`${summary} (${name})`}</option>
              ))}
            </optgroup>
          ))}
        </Choice>
        <Choice
          label="What happens"
          value={kind}
          onChange={(wanted) => choose(operation, wanted as FaultKind | '')}
        >
          <option value="">Choose</option>
          {kindsFor(operation).map((one) => (
            <option key={one} value={one}>
              {parseScenario(faultOf(one, operation)).faults.map(effectOf)}
            </option>
          ))}
        </Choice>
        <Field label="Directives, as in a link after ?sim=">
          <input
            value={text}
            spellCheck={false}
            autoCapitalize="off"
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <button type="submit" className="primary">
          Apply
        </button>
        <Quiet>At the end: “:3” for three times, “:always”, “:after:2”, “:chance:20”.</Quiet>
      </form>
    </Section>
  )
}
