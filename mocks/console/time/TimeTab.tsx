import { Button, Row, Section } from '../controls.tsx'
import { inManila } from '../inManila.ts'
import { useConsole } from '../useConsole.ts'

const HOUR = 3_600_000

/** The world's clock, and what happens next to the user. */
export function TimeTab() {
  const {
    state: { now, frozen, next },
    apply,
  } = useConsole()
  return (
    <Section title="Clock in Manila">
      <p className="clock">
        {inManila(now)}
        {frozen && ' (stopped)'}
      </p>
      <Row>
        <Button onClick={() => apply({ advance: HOUR })}>+1 hour</Button>
        <Button onClick={() => apply({ advance: 24 * HOUR })}>+1 day</Button>
        <Button onClick={() => apply({ freeze: !frozen })}>{frozen ? 'Run' : 'Freeze'}</Button>
      </Row>
      {next && (
        <>
          <p className="next">{`Next: ${next.text}, ${inManila(next.at)}`}</p>
          <Row>
            <Button onClick={() => apply({ advance: Math.max(0, Math.ceil(next.at - now)) })}>Skip to it</Button>
          </Row>
        </>
      )}
    </Section>
  )
}
