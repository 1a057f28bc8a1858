import { useState } from 'react'
import { Field, Section } from '../controls.tsx'
import { useConsole } from '../useConsole.ts'

/** Applies any directives, as in a link after `?sim=`. */
export function DirectiveLine() {
  const { apply } = useConsole()
  const [text, setText] = useState('')
  return (
    <Section title="Anything else">
      <form
        className="line"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') void apply(text)
        }}
      >
        <Field label="Directives, as in a link after ?sim=">
          <input
            value={text}
            placeholder="drift:listProducts:/items/*/price:type:2"
            spellCheck={false}
            autoCapitalize="off"
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <button type="submit" className="plain">
          Apply
        </button>
      </form>
    </Section>
  )
}
