import { Button, Tag, Typography } from 'antd'
import { useEffect, useRef, useState, memo, useId } from 'react'
import type {
  TrafficDetails,
  TrafficEntry,
  TrafficMessage,
} from '#mocks/transport/traffic/trafficEntry.ts'
import { Directive, Quiet } from '../controls.tsx'
import { inManila } from '../texts.ts'
import { useConsole } from '../useConsole.ts'
import { directiveOf, errorText, nameOf, inMs, outcomeText, referenceOf } from './entryText.ts'

/**
 * Fetched again when the entry changes; null when they are no longer recorded, undefined until
 * they have arrived.
 */
function useDetails(entry: TrafficEntry): TrafficDetails | null | undefined {
  const { connection } = useConsole()
  const [details, setDetails] = useState<TrafficDetails | null>()
  useEffect(() => {
    let isCurrent = true
    const show = (found: TrafficDetails | null) => isCurrent && setDetails(found)
    connection.remote.trafficDetails(entry.id).then(show, () => show(null))
    return () => void (isCurrent = false)
  }, [connection, entry])
  return details
}

function EntryDetails({ entry }: { entry: TrafficEntry }) {
  const { base } = useConsole()
  const details = useDetails(entry)
  const box = useRef<HTMLDivElement>(null)
  const isComplete = details !== undefined
  useEffect(() => {
    // Browsers return a promise, and React expects a clean-up function.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [isComplete])
  return (
    <div ref={box} className="messages">
      <Directive>{entry.title}</Directive>
      <div>
        <a href={referenceOf(entry, base)} target="_blank" rel="noopener">
          {entry.operation === null && entry.tag === null
            ? 'The contract’s reference'
            : `${nameOf(entry)} in the contract’s reference`}
        </a>{' '}
        <Quiet>{inManila(entry.at)}</Quiet>
      </div>
      {entry.faults.map((fault) => (
        <div key={directiveOf(fault)}>
          Injected: <Directive>{directiveOf(fault)}</Directive>
        </div>
      ))}
      <Errors errors={entry.errors} />
      {details === null && <Quiet>The messages are no longer available.</Quiet>}
      {details?.request && (
        <Message
          name={entry.kind === 'call' ? 'Request' : 'Sent by the app'}
          message={details.request}
        />
      )}
      {details?.response && (
        <Message
          name={entry.kind === 'call' ? 'Response' : 'Sent to the app'}
          message={details.response}
        />
      )}
    </div>
  )
}

function Errors({ errors }: Pick<TrafficEntry, 'errors'>) {
  if (errors.length === 0) return null
  return (
    <>
      <Typography.Title level={4}>Breaks the contract</Typography.Title>
      <ul>
        {errors.map((error) => (
          <li key={errorText(error)}>
            <Typography.Text type="danger">{errorText(error)}</Typography.Text>
          </li>
        ))}
      </ul>
    </>
  )
}

function Message({ name, message: { headers, body } }: { name: string; message: TrafficMessage }) {
  return (
    <>
      <Typography.Title level={4}>{name}</Typography.Title>
      <details>
        <summary>{`Headers (${headers.length})`}</summary>
        <dl>
          {headers.map(([header, value]) => (
            <div key={header}>
              <dt>{header}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {body === null && <Quiet>No body.</Quiet>}
      {body && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box is focusable, so that it scrolls by keyboard
        <pre role="region" aria-label={`${name}, body`} tabIndex={0}>
          {body.text}
        </pre>
      )}
      {body && body.omitted > 0 && (
        <Quiet>{`The last ${body.omitted.toLocaleString('en')} characters are left out.`}</Quiet>
      )}
    </>
  )
}

interface Props {
  entry: TrafficEntry
  isOpen: boolean
  onToggle: (id: number | null) => void
}

export const EntryRow = memo(function EntryRow({ entry, isOpen, onToggle }: Props) {
  const details = useId()
  const { text, meaning, tone } = outcomeText(entry)
  const method = entry.kind === 'call' ? entry.title.split(' ')[0] : 'socket'
  return (
    <li>
      <Button
        type="text"
        block
        className="entry"
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        onClick={() => onToggle(isOpen ? null : entry.id)}
      >
        <Quiet>{method}</Quiet> <strong className="name">{nameOf(entry)}</strong>{' '}
        {entry.faults.length > 0 && <Tag color="warning">fault</Tag>}{' '}
        {entry.errors.length > 0 && <Tag color="error">breaks the contract</Tag>}{' '}
        <Typography.Text type={tone}>
          <span aria-hidden="true">{text}</span>
          <span className="visually-hidden">{meaning}</span>
        </Typography.Text>{' '}
        <Quiet>{entry.ms === null ? '' : inMs(entry.ms)}</Quiet>
      </Button>
      {isOpen && (
        <div id={details}>
          <EntryDetails entry={entry} />
        </div>
      )}
    </li>
  )
})
