import { Flex } from 'antd'
import { useState } from 'react'
import type { MailRow } from '#fixtures/rows.ts'
import { Button, Line, Quiet, Section, Row } from '../controls.tsx'
import { inManila } from '../texts.ts'
import { useConsole } from '../useConsole.ts'

export const HomeTab = () => (
  <>
    <Personas />
    <Inbox />
    <Notices />
    <StartOver />
    <Links />
  </>
)

const Mail = ({ mail: { to, subject, body, created_at } }: { mail: MailRow }) => (
  <li>
    <strong>{subject}</strong>
    <Line>{body}</Line>
    <Line>{`to ${to} · ${inManila(Date.parse(created_at))}`}</Line>
  </li>
)

const NEWEST = 3

function Inbox() {
  const { mails } = useConsole().state
  const [all, setAll] = useState(false)
  return (
    <Section title="Simulated inbox">
      {mails.length === 0 && (
        <Quiet>No mail yet. Codes that a real shop would e-mail arrive here.</Quiet>
      )}
      {mails.length > 0 && (
        <ul aria-live="polite">
          {mails.slice(0, all ? undefined : NEWEST).map((mail) => (
            <Mail key={mail._id} mail={mail} />
          ))}
        </ul>
      )}
      {mails.length > NEWEST && (
        <Button pressed={all} onClick={() => setAll(!all)}>
          {`All ${mails.length} mails`}
        </Button>
      )}
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
  const version = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'dev'
  const files = { 'contract.html': 'API reference', 'credits.txt': 'Credits' }
  return (
    <Flex component="footer" wrap gap="small" align="center">
      {Object.entries(files).map(([file, label]) => (
        <a key={file} href={new URL(file, base).href} target="_blank" rel="noopener">
          {label}
        </a>
      ))}
      <Quiet>Version {version}</Quiet>
    </Flex>
  )
}

/** The screen stays when another buyer logs in. */
function Personas() {
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

function StartOver() {
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
