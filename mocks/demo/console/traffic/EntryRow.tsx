import { memo, useId } from 'react'
import type { TrafficEntry } from '#mocks/transport/traffic/trafficEntry.ts'
import { EntryDetails } from './EntryDetails.tsx'
import { inMs, nameOf, outcomeText } from './entryText.ts'

interface Props {
  entry: TrafficEntry
  isOpen: boolean
  /** Called with the id of the entry to open, or with null. */
  onToggle: (id: number | null) => void
}

/** One call or frame; its button shows and hides the details. */
export const EntryRow = memo(function EntryRow({ entry, isOpen, onToggle }: Props) {
  const details = useId()
  const { text, meaning, tone } = outcomeText(entry)
  const method = entry.kind === 'call' ? entry.title.split(' ')[0] : 'socket'
  return (
    <li>
      <button
        type="button"
        className="entry"
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        onClick={() => onToggle(isOpen ? null : entry.id)}
      >
        <span className="method">{method}</span> <span className="name">{nameOf(entry)}</span>{' '}
        {entry.faults.length > 0 && <span className="mark fault">fault</span>}{' '}
        {entry.errors.length > 0 && <span className="mark broken">breaks the contract</span>}{' '}
        <span className={`outcome ${tone}`}>
          <span aria-hidden="true">{text}</span>
          <span className="unseen">{meaning}</span>
        </span>{' '}
        <span className="ms">{entry.ms === null ? '' : inMs(entry.ms)}</span>
      </button>
      {isOpen && (
        <div id={details}>
          <EntryDetails entry={entry} />
        </div>
      )}
    </li>
  )
})
