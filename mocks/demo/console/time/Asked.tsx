import { useEffect, useRef } from 'react'
import type { Forecast } from '#mocks/rules/forecast.ts'
import { Button, Row } from '../controls.tsx'
import { count } from '../count.ts'
import { inManila } from '../inManila.ts'
import type { Jump } from './useJump.ts'

/** What will happen, in words. */
function forecastText({ checkouts, orders, steps }: Forecast): string {
  const lists = `${count(checkouts, 'check-out', 'check-outs')} of scheduled lists, with up to ${count(orders, 'order', 'orders')}`
  return `${lists} and their notifications, and ${count(steps, 'other event', 'other events')}.`
}

/** Asks for confirmation before a jump with many events. */
export function Asked({ jump: { asked, confirm, cancel } }: { jump: Jump }) {
  const question = useRef<HTMLDivElement>(null)
  const until = asked?.until
  useEffect(() => {
    if (until !== undefined) question.current?.focus()
  }, [until])
  if (!asked) return null
  return (
    <div
      ref={question}
      className="asked"
      role="group"
      aria-labelledby="asked-until"
      aria-describedby="asked-forecast"
      tabIndex={-1}
    >
      <p id="asked-until">
        <strong>{`A lot will happen until ${inManila(asked.until)}`}</strong>
      </p>
      <p id="asked-forecast">{`${forecastText(asked.forecast)} The app waits until all of it is done.`}</p>
      <Row>
        <Button kind="primary" onClick={confirm}>
          Jump
        </Button>
        <Button onClick={cancel}>Stay here</Button>
      </Row>
    </div>
  )
}
