import { Card, Typography } from 'antd'
import { useEffect, useRef } from 'react'
import { nextOpening, openingOf } from '#fixtures/scenarios/times.ts'
import type { Forecast } from '#mocks/rules/forecast.ts'
import { pesos } from '#mocks/rules/money.ts'
import type { Happened } from '#mocks/scenario/happened.ts'
import { Button, Choice, Quiet, Row, Section } from '../controls.tsx'
import { count, inManila } from '../texts.ts'
import { useConsole } from '../useConsole.ts'
import { GoTo } from './GoTo.tsx'
import { type Jump, useJump, useWorldTime } from './useJump.ts'

const HOUR = 3_600_000
const speeds: Record<number, string> = {
  1: 'Real time',
  60: '1 minute per second',
  3600: '1 hour per second',
  86_400: '1 day per second',
}

export function TimeTab() {
  const { now, read } = useWorldTime()
  const jump = useJump(read)
  return (
    <>
      <Section title="Clock in Manila">
        <ClockFace now={now} />
        <Running />
        <Beginning />
      </Section>
      <NextEvent jump={jump} />
      <Section title="Jump forward">
        <Row>
          <Button onClick={() => jump.to(read() + HOUR)}>+1 hour</Button>
          <Button onClick={() => jump.to(read() + 24 * HOUR)}>+1 day</Button>
          <Button onClick={() => jump.to(nextOpening(read()))}>To 9:30 AM</Button>
        </Row>
        <GoTo jump={jump} now={now} />
        <Asked jump={jump} />
        <Outcome jump={jump} />
      </Section>
    </>
  )
}

function ClockFace({ now }: { now: number }) {
  const { frozen } = useConsole().state
  return (
    <Typography.Text strong className="clock">
      {inManila(now)}
      {frozen && ' (stopped)'}
    </Typography.Text>
  )
}

/** Says why it differs from the device's. */
function Beginning() {
  const { bornAt } = useConsole().state.settings
  const usual =
    bornAt === openingOf(bornAt) ? ' Shops are open then, whatever time it is where you are.' : ''
  return <Quiet>{`This world began at ${inManila(bornAt)}.${usual}`}</Quiet>
}

function Running() {
  const {
    state: { frozen, speed },
    apply,
  } = useConsole()
  const choices = { ...speeds, [speed]: speeds[speed] ?? `${speed} times as fast` }
  return (
    <Row>
      <Choice
        label="Runs"
        value={speed}
        options={Object.entries(choices).map(([value, label]) => ({ value: Number(value), label }))}
        popupMatchSelectWidth={false}
        onChange={(wanted) => void apply({ speed: wanted })}
      />
      <Button onClick={() => apply({ freeze: !frozen })}>{frozen ? 'Run' : 'Freeze'}</Button>
    </Row>
  )
}

const NEWEST = 5

function News({ happened: { orders, messages, payments, news } }: { happened: Happened }) {
  const parts = [
    ...(orders > 0 ? [count(orders, 'order placed', 'orders placed')] : []),
    ...(messages > 0 ? [count(messages, 'message from shops', 'messages from shops')] : []),
    ...payments.map(({ amount, status }) => `payment of ${pesos(amount)} ${status.toLowerCase()}`),
    ...(news.length > 0 ? [count(news.length, 'notification')] : []),
  ]
  return (
    <>
      <p>
        {parts.length > 0
          ? `Meanwhile: ${parts.join(', ')}.`
          : 'Nothing happened to this buyer in the meantime.'}
      </p>
      {news.length > 0 && (
        <ul aria-label="Newest notifications">
          {news.slice(0, NEWEST).map((title, n) => (
            // Two may have the same title.
            <li key={`${n} ${title}`}>{title}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Outcome({ jump: { status, happened, loggedOut } }: { jump: Jump }) {
  const { signIn } = useConsole()
  const persona = loggedOut?.persona ?? null
  const whose = persona === null ? 'Your' : `${persona}’s`
  return (
    <div role="status">
      {happened && <News happened={happened} />}
      <Quiet>
        {loggedOut === null ? status : `${status} ${whose} login expired in the meantime.`}
      </Quiet>
      {persona !== null && (
        <Button onClick={() => signIn(persona)}>{`Log in again as ${persona}`}</Button>
      )}
    </div>
  )
}

function NextEvent({ jump }: { jump: Jump }) {
  const { next } = useConsole().state
  return (
    <Section title="Next event">
      {next ? (
        <>
          {next.text}
          <Quiet>{inManila(next.at)}</Quiet>
          <Row>
            <Button kind="primary" onClick={() => jump.to(next.at, `Happened: ${next.text}.`)}>
              Skip to it
            </Button>
          </Row>
        </>
      ) : (
        <Quiet>Nothing is scheduled.</Quiet>
      )}
    </Section>
  )
}

function forecastText({ checkouts, orders, steps }: Forecast): string {
  const lists = `${count(checkouts, 'check-out')} of scheduled lists, with up to ${count(orders, 'order')}`
  return `${lists} and their notifications, and ${count(steps, 'other event')}.`
}

function Asked({ jump: { asked, confirm, cancel } }: { jump: Jump }) {
  const question = useRef<HTMLDivElement>(null)
  const until = asked?.until
  useEffect(() => {
    if (until !== undefined) question.current?.focus()
  }, [until])
  if (!asked) return null
  return (
    <Card
      ref={question}
      size="small"
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
    </Card>
  )
}
