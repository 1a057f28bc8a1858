import { Button, Row, Section } from '../controls.tsx'
import { addStyles } from '../styles.ts'
import { useConsole } from '../useConsole.ts'
import { ArmedList } from './ArmedList.tsx'
import { DirectiveLine } from './DirectiveLine.tsx'
import { FaultForm } from './FaultForm.tsx'
import { Presets } from './Presets.tsx'
import { atCheckout, presets, socketPresets } from './presets.ts'
import { ProductChanges } from './ProductChanges.tsx'
import css from './faults.css?inline'

addStyles(css)

/** What goes wrong in the marketplace, and between it and the app. */
export function FaultsTab() {
  return (
    <>
      <ArmedList />
      <Section title="Network">
        <Presets presets={presets} />
      </Section>
      <Checkout />
      <FaultForm />
      <Sockets />
      <ProductChanges />
      <DirectiveLine />
    </>
  )
}

function Checkout() {
  const { apply } = useConsole()
  return (
    <Section title="The next checkout">
      <Row>
        {atCheckout.map(({ label, scenario }) => (
          <Button key={scenario} title={scenario} onClick={() => apply(scenario)}>
            {label}
          </Button>
        ))}
      </Row>
    </Section>
  )
}

/** Events of the sockets that happen once, to the user who is online. */
const rude = [
  { label: 'Disconnect', scenario: 'socket:kick' },
  { label: 'Flood', scenario: 'socket:flood:200' },
  { label: 'Send nonsense', scenario: 'socket:nonsense:50' },
]

function Sockets() {
  const { state, apply } = useConsole()
  const up = state.conditions.sockets === 'up'
  return (
    <Section title="Sockets and repeats">
      <Row>
        <Button
          title={up ? 'socket:down' : 'socket:up'}
          onClick={() => apply({ sockets: up ? 'down' : 'up' })}
        >
          {up ? 'Cut the sockets' : 'Restore the sockets'}
        </Button>
        {rude.map(({ label, scenario }) => (
          <Button key={scenario} title={scenario} onClick={() => apply(scenario)}>
            {label}
          </Button>
        ))}
      </Row>
      <Presets presets={socketPresets} />
    </Section>
  )
}
