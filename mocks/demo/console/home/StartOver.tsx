import { useState } from 'react'
import { Button, Quiet, Row, Section } from '../controls.tsx'
import { useConsole } from '../useConsole.ts'

/** Resets everything, after a confirmation. */
export function StartOver() {
  const { reset } = useConsole()
  const [step, setStep] = useState<'start' | 'asks' | 'declined'>('start')
  if (step !== 'asks')
    return (
      <Section title="Start over">
        <Row>
          <Button kind="danger" takesFocus={step === 'declined'} onClick={() => setStep('asks')}>
            Reset the world
          </Button>
        </Row>
      </Section>
    )
  return (
    <Section title="Start over">
      <Quiet>
        Shops, orders, clock, faults, login and everything that this browser has stored for the demo
        are reset, in all its tabs. This can’t be undone.
      </Quiet>
      <Row>
        <Button kind="danger" takesFocus onClick={reset}>
          Reset everything
        </Button>
        <Button onClick={() => setStep('declined')}>Keep it</Button>
      </Row>
    </Section>
  )
}
