import { Input } from 'antd'
import { useState } from 'react'
import { DAY, MANILA_MS } from '#fixtures/moments.ts'
import { VISITOR } from '#fixtures/scenarios/buyers.ts'
import { writeScenario } from '#fixtures/scenarios/scenario.ts'
import { LONGEST_DURATION_MS } from '#fixtures/scenarios/times.ts'
import { Button, Field, Quiet, Row } from '../controls.tsx'
import { linkOf } from '../share/link.ts'
import { useConsole } from '../useConsole.ts'
import type { Jump } from './useJump.ts'

/** Scenarios can name the years from this one. */
const FIRST = Date.UTC(2000, 0, 1)

/** Writes a time for a field, in Manila. */
const toField = (ms: number) => new Date(ms + MANILA_MS).toISOString().slice(0, 16)
/** NaN when the text is not complete. */
const fromField = (text: string) => Date.parse(`${text}:00.000Z`) - MANILA_MS

/** Offers a new world for a date that has passed. */
export function GoTo({ jump, now }: { jump: Jump; now: number }) {
  const {
    state: { settings, persona },
  } = useConsole()
  const [text, setText] = useState(() => toField(now + DAY))
  const [passed, setPassed] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const last = settings.bornAt + LONGEST_DURATION_MS
  const go = async () => {
    const until = fromField(text)
    setPassed(null)
    setProblem('')
    if (Number.isNaN(until)) return setProblem('Choose a day and a time.')
    if (until > last)
      return setProblem('The clock goes to ten years after the beginning of the world.')
    if (until >= now) return jump.to(until)
    if (until < FIRST) return setProblem('No world begins before the year 2000.')
    setPassed(until)
  }
  const startThere = (start: number) =>
    globalThis.location.assign(
      linkOf(globalThis.location.href, writeScenario({ as: persona ?? VISITOR, start })),
    )
  return (
    <>
      <Row>
        <Field label="Day and time in Manila">
          {(id) => (
            <Input
              id={id}
              type="datetime-local"
              value={text}
              max={toField(last)}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button onClick={go}>Go there</Button>
      </Row>
      <div role="status">
        {problem && <Quiet>{problem}</Quiet>}
        {passed !== null && (
          <>
            <Quiet>
              The clock only goes forward. You can start a new world at that time, but lose what you
              did in this one.
            </Quiet>
            <Row>
              <Button kind="danger" onClick={() => startThere(passed)}>
                Start a new world then
              </Button>
            </Row>
          </>
        )}
      </div>
    </>
  )
}
