import type { MailRow } from '../../../fixtures/rows.ts'
import { Button, Quiet, Row, Section } from '../controls.tsx'
import { inManila } from '../inManila.ts'
import { useConsole } from '../useConsole.ts'

/** What was mailed, who is signed in, what the simulator had to say, and the way back to the start. */
export function HomeTab() {
  const { reset } = useConsole()
  return (
    <>
      <Inbox />
      <Personas />
      <Notices />
      <Section title="Start over">
        <Row>
          <Button kind="danger" onClick={reset}>
            Reset the world
          </Button>
        </Row>
      </Section>
      <Links />
    </>
  )
}

const Mail = ({ mail: { to, subject, body, created_at } }: { mail: MailRow }) => (
  <li>
    <strong>{subject}</strong>
    <p>{body}</p>
    <small>{`to ${to} · ${inManila(Date.parse(created_at))}`}</small>
  </li>
)

function Inbox() {
  const { mails } = useConsole().state
  return (
    <Section title="Simulated inbox">
      {mails.length === 0 && <Quiet>No mail yet. Codes that would be e-mailed appear here.</Quiet>}
      {mails.length > 0 && (
        <ul className="mails" aria-live="polite">
          {mails.map((mail) => (
            <Mail key={mail._id} mail={mail} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Personas() {
  const { state, signIn } = useConsole()
  return (
    <Section title="Sign in as">
      <Row>
        {state.personas.map(({ name, label }) => (
          <Button key={name} title={label} onClick={() => signIn(name)}>
            {name}
          </Button>
        ))}
        <Button title="Sign out" onClick={() => signIn(null)}>
          visitor
        </Button>
      </Row>
    </Section>
  )
}

function Notices() {
  const { notices } = useConsole().state
  if (notices.length === 0) return null
  return (
    <Section title="Notices">
      <ul>
        {notices.map(({ id, kind, text }) => (
          <li key={id}>
            <strong>{kind}</strong> {text}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Links() {
  const { base } = useConsole()
  const files = { 'contract.html': 'API reference', 'credits.txt': 'Credits' }
  return (
    <footer>
      {Object.entries(files).map(([file, label]) => (
        <a key={file} href={new URL(file, base).href} target="_blank" rel="noopener">
          {label}
        </a>
      ))}
    </footer>
  )
}
