import { Button as AntdButton, Flex, Input } from 'antd'
import { useState } from 'react'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { Choice, Field, Quiet, Section } from '../controls.tsx'
import { useConsole } from '../useConsole.ts'
import {
  callGroups,
  EVERY_CALL,
  type FaultKind,
  faultOf,
  kindsFor,
  summaryOf,
  effectOf,
} from './describe.ts'

const calls = [
  { value: EVERY_CALL, label: `${summaryOf(EVERY_CALL)} (${EVERY_CALL})` },
  ...callGroups.map(({ group, calls: ofGroup }) => ({
    label: group,
    options: ofGroup.map(({ name, summary }) => ({
      value: name,
      label: `${summary} (${name})`,
    })),
  })),
]

/** Applies any directives, as after `?sim=`. Two choices write one for the user to change. */
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
      <Flex
        component="form"
        vertical
        gap="small"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') void apply(text)
        }}
      >
        <Choice
          label="Call"
          value={operation}
          options={calls}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(call) => choose(call, kind)}
        />
        <Choice<FaultKind | ''>
          label="What happens"
          value={kind}
          options={[
            { value: '', label: 'Choose' },
            ...kindsFor(operation).map((one) => ({
              value: one,
              label: parseScenario(faultOf(one, operation)).faults.map(effectOf).join(', '),
            })),
          ]}
          onChange={(wanted) => choose(operation, wanted)}
        />
        <Field label="Directives, as in a link after ?sim=">
          {(id) => (
            <Input
              id={id}
              value={text}
              spellCheck={false}
              autoCapitalize="off"
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <AntdButton htmlType="submit" type="primary">
          Apply
        </AntdButton>
        <Quiet>At the end: “:3” for three times, “:always”, “:after:2”, “:chance:20”.</Quiet>
      </Flex>
    </Section>
  )
}
