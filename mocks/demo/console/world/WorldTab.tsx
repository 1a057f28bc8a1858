import { Alert } from 'antd'
import { useRef, useState } from 'react'
import type { FileSummary } from '#mocks/hosts/browser/worldCalls.ts'
import { after } from '#mocks/hosts/timers.ts'
import { MAX_BYTES, tooLarge, type RefusedWorld } from '#mocks/worldFile/contents.ts'
import { Button, Field, Quiet, Row, Section } from '../controls.tsx'
import { inManila, UNANSWERED } from '../texts.ts'
import { useConsole } from '../useConsole.ts'
import { Orders } from './Orders.tsx'
import { Products } from './Products.tsx'

type Chosen = { name: string } & (
  | { state: 'checking' }
  | { state: 'refused'; why: RefusedWorld }
  | { state: 'fits'; file: string; summary: FileSummary }
)

/** Browsers may read so long what they download. */
const LIFETIME_MS = 60_000

function saveAs(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  after(LIFETIME_MS, () => URL.revokeObjectURL(url))
}

function WorldFiles() {
  const { connection, state, notify } = useConsole()
  const { remote } = connection
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const refuse = (name: string, why: RefusedWorld) => setChosen({ name, state: 'refused', why })
  const input = useRef<HTMLInputElement>(null)

  const unanswered = () => {
    notify(UNANSWERED)
    return null
  }
  const download = async () => {
    const day = new Date(state.now).toISOString().slice(0, 10)
    const file = await remote.downloadWorld().catch(unanswered)
    if (file !== null) saveAs(`suki-world-${day}.json`, file)
  }
  const check = async (given: File | undefined) => {
    if (!given) return setChosen(null)
    const { name } = given
    setChosen({ name, state: 'checking' })
    if (given.size > MAX_BYTES) return refuse(name, { reasons: [tooLarge], more: false })
    const file = await given.text()
    const answer = await remote.checkWorld(file).catch(unanswered)
    if (!answer) setChosen(null)
    else if ('reasons' in answer) refuse(name, answer)
    else setChosen({ name, state: 'fits', file, summary: answer })
  }
  const load = async (name: string, file: string) => {
    const answer = await remote.loadWorld(file).catch(unanswered)
    if (answer && 'reasons' in answer) refuse(name, answer)
  }
  const keep = () => {
    setChosen(null)
    if (input.current) input.current.value = ''
    input.current?.focus()
  }
  return (
    <Section title="The world as a file">
      <Quiet>
        Contains every order, chat and price change, and the clock. Active faults are not included.
      </Quiet>
      <Row>
        <Button onClick={download}>Download the world</Button>
      </Row>
      <Field label="Load a world">
        {(id) => (
          <input
            id={id}
            ref={input}
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => check(target.files?.[0])}
          />
        )}
      </Field>
      <div role="status">{chosen && <Answer chosen={chosen} load={load} keep={keep} />}</div>
    </Section>
  )
}

function Answer({
  chosen,
  load,
  keep,
}: {
  chosen: Chosen
  load: (name: string, file: string) => Promise<void>
  keep: () => void
}) {
  const { name } = chosen
  if (chosen.state === 'checking') return <p>{`Checking ${name}…`}</p>
  if (chosen.state === 'refused') return <Refused name={name} why={chosen.why} />
  const { changes, now } = chosen.summary
  return (
    <>
      <p>{`${name} fits: ${changes} changed ${changes === 1 ? 'row' : 'rows'}, ${inManila(now)}. It would replace the current world, in all tabs.`}</p>
      <Row>
        <Button kind="primary" onClick={() => load(name, chosen.file)}>
          Replace the world
        </Button>
        <Button onClick={keep}>Keep the current one</Button>
      </Row>
    </>
  )
}

function Refused({ name, why: { reasons, more } }: { name: string; why: RefusedWorld }) {
  return (
    <Alert
      type="error"
      role="none"
      title={`${name} was refused, and nothing of it was loaded:`}
      description={
        <>
          <ul aria-label="Reasons">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          {more && <Quiet>These are the first ones.</Quiet>}
        </>
      }
    />
  )
}

export const WorldTab = () => (
  <>
    <Orders />
    <Products />
    <WorldFiles />
  </>
)
