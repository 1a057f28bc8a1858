import { Button, Directive, Row, Section } from '../controls.tsx'
import { useConsole } from '../useConsole.ts'

const FAILING_CHECKOUT = 'fail:createTransactions:503'

/** What goes wrong in the marketplace, and between it and the app. */
export function TroubleTab() {
  const { state, apply } = useConsole()
  const up = state.conditions.sockets === 'up'
  return (
    <Section title="Trouble">
      <Row>
        <Button onClick={() => apply(FAILING_CHECKOUT)}>Fail the next checkout</Button>
        <Directive>{FAILING_CHECKOUT}</Directive>
        <Button onClick={() => apply({ socket: up ? 'down' : 'up' })}>{up ? 'Cut the sockets' : 'Restore the sockets'}</Button>
      </Row>
    </Section>
  )
}
