import { Input } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { writeScenario } from '#fixtures/scenarios/scenario.ts'
import { storedToken } from '#mocks/hosts/browser/session.ts'
import { storedPosition } from '#mocks/hosts/browser/urlScenario.ts'
import type { SharedState } from '#mocks/hosts/browser/workerApi.ts'
import { every } from '#mocks/hosts/timers.ts'
import { Button, Directive, Field, Quiet, Row, Section } from '../controls.tsx'
import { useConsole } from '../useConsole.ts'
import { Code, isHereOnly, PUBLISH } from './Elsewhere.tsx'
import { linkOf } from './link.ts'
import { leftOut, partsOf } from './parts.ts'

/** Ms between looks: pages change their address without an event. */
const GLANCE_MS = 250
const onAddress = (listener: () => void) => every(GLANCE_MS, listener)
const addressOf = () => globalThis.location.href

function useShared() {
  const { connection, state } = useConsole()
  const [shared, setShared] = useState<SharedState | null>(null)
  const fetchShared = useCallback(async () => {
    const described = await connection.remote.describe(storedToken())
    const position = storedPosition()
    const fresh =
      position === null
        ? described
        : { ...described, scenario: { ...described.scenario, position } }
    setShared(fresh)
    return fresh
  }, [connection])
  useEffect(() => void fetchShared().catch(() => undefined), [fetchShared, state])
  return { shared, fetchShared }
}

/**
 * Copies a text that is still being fetched.
 * @returns whether it was copied; otherwise it is selected in the field, for the user to copy
 */
async function copyText(text: Promise<string>, field: TextAreaRef | null): Promise<boolean> {
  try {
    // Some browsers allow it only within the click, before the text has arrived.
    const blob = text.then((arrived) => new Blob([arrived], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    await text.catch(() => '')
    field?.focus({ cursor: 'all' })
    return false
  }
}

export function ShareTab() {
  const { state } = useConsole()
  const { shared, fetchShared } = useShared()
  const address = useSyncExternalStore(onAddress, addressOf)
  const [outcome, setOutcome] = useState('')
  const field = useRef<TextAreaRef>(null)
  const note = useId()
  if (!shared) return <Quiet>Reading the state of the marketplace …</Quiet>
  const shown = linkOf(address, writeScenario(shared.scenario))
  const copy = async () => {
    const link = fetchShared().then(({ scenario }) => linkOf(addressOf(), writeScenario(scenario)))
    setOutcome(
      (await copyText(link, field.current))
        ? 'Copied.'
        : 'The browser does not allow copying: the link is selected, copy it yourself.',
    )
  }
  return (
    <>
      <Section title="Link to what you see">
        <Field label="Link">
          {(id) => (
            <Input.TextArea
              id={id}
              ref={field}
              readOnly
              rows={5}
              spellCheck={false}
              aria-describedby={note}
              value={shown}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
        <Row>
          <Button kind="primary" onClick={copy}>
            Copy link
          </Button>
          <span role="status">{outcome}</span>
        </Row>
        <Quiet id={note}>{leftOut(shared.made, shared.isUnnamed)}</Quiet>
      </Section>
      <Section title="On another device">
        {isHereOnly(shown) ? (
          <span>
            The link works on this device only. This puts the demo on the web:{' '}
            <Directive>{PUBLISH}</Directive>
          </span>
        ) : (
          <Code address={shown} size={180} />
        )}
      </Section>
      <Section title="What it contains">
        <ul>
          <li>This page, with its search and filters</li>
          {partsOf(shared.scenario, state.conditions).map(({ text, directives }, n) => (
            <li key={`${n} ${directives}`}>
              {text} <Directive>{directives}</Directive>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
