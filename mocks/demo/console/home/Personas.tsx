import { Button, Quiet, Row, Section } from '../controls.tsx'
import { useConsole } from '../useConsole.ts'

/** Logs in as one of the named buyers, or out, without leaving the screen. */
export function Personas() {
  const {
    state: { personas, persona, isSignedIn },
    signIn,
  } = useConsole()
  const story = personas.find(({ name }) => name === persona)?.label
  return (
    <Section title="Log in as">
      <Row>
        {personas.map(({ name, title, label }) => (
          <Button key={name} title={label} pressed={name === persona} onClick={() => signIn(name)}>
            {title}
          </Button>
        ))}
        <Button title="Log out" pressed={!isSignedIn} onClick={() => signIn(null)}>
          Visitor · not logged in
        </Button>
      </Row>
      {story && <Quiet>{`${story}.`}</Quiet>}
    </Section>
  )
}
