import { Button, Quiet, Row, Section } from '../controls.tsx'
import { useConsole } from '../useConsole.ts'

/** Signs in as one of the named buyers, or out, without leaving the screen. */
export function Personas() {
  const {
    state: { personas, persona, isSignedIn },
    signIn,
  } = useConsole()
  const story = personas.find(({ name }) => name === persona)?.label
  return (
    <Section title="Sign in as">
      <Row>
        {personas.map(({ name, label }) => (
          <Button key={name} title={label} pressed={name === persona} onClick={() => signIn(name)}>
            {name}
          </Button>
        ))}
        <Button title="Sign out" pressed={!isSignedIn} onClick={() => signIn(null)}>
          visitor
        </Button>
      </Row>
      {story && <Quiet>{`${persona}: ${story}`}</Quiet>}
    </Section>
  )
}
