import { Flex } from 'antd'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { TrafficEntry } from '#mocks/transport/traffic/trafficEntry.ts'
import { Button, Choice, Quiet, Row } from '../controls.tsx'
import { addStyles } from '../styles.ts'
import { useConsole } from '../useConsole.ts'
import { EntryRow } from './EntryRow.tsx'
import { type TrafficLog, trafficLogOf, type TrafficState } from './trafficLog.ts'
import css from './traffic.css?inline'

addStyles(css)

const ALL = ''

/** Records while the console is open. */
export function TrafficTab() {
  const { connection } = useConsole()
  const log = trafficLogOf(connection)
  const state = useSyncExternalStore(log.subscribe, log.state)
  const [tag, setTag] = useState(ALL)
  const [opened, setOpened] = useState<number | null>(null)
  useEffect(() => void log.open(), [log])
  const shown = tag === ALL ? state.entries : state.entries.filter((entry) => entry.tag === tag)
  return (
    <Flex component="section" vertical gap={6} aria-label="Traffic">
      <Row>
        <RecordingButton log={log} recording={state.recording} />
        <Button onClick={() => log.clear()}>Clear</Button>
        <TagField entries={state.entries} tag={tag} onChange={setTag} />
      </Row>
      <Notes recording={state.recording} isEmpty={shown.length === 0} />
      {shown.length > 0 && (
        <ol className="entries" aria-label="Calls and events, the newest first">
          {shown.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              isOpen={opened === entry.id}
              onToggle={setOpened}
            />
          ))}
        </ol>
      )}
    </Flex>
  )
}

function RecordingButton({
  log,
  recording,
}: { log: TrafficLog } & Pick<TrafficState, 'recording'>) {
  if (recording === 'on') return <Button onClick={() => log.pause()}>Pause</Button>
  return (
    <Button kind="primary" onClick={() => log.resume()}>
      Record
    </Button>
  )
}

interface TagProps {
  entries: readonly TrafficEntry[]
  tag: string
  onChange: (tag: string) => void
}

function TagField({ entries, tag, onChange }: TagProps) {
  const counts = new Map<string, number>(tag === ALL ? [] : [[tag, 0]])
  for (const entry of entries)
    if (entry.tag !== null) counts.set(entry.tag, (counts.get(entry.tag) ?? 0) + 1)
  return (
    <Choice
      label="Tag"
      value={tag}
      options={[
        { value: ALL, label: `All (${entries.length})` },
        ...[...counts]
          .sort()
          .map(([name, count]) => ({ value: name, label: `${name} (${count})` })),
      ]}
      popupMatchSelectWidth={false}
      onChange={onChange}
    />
  )
}

const sentences: Record<TrafficState['recording'], string> = {
  on: 'Recording until the console is closed: the last 200, without secrets.',
  off: 'Paused: nothing is recorded for this page.',
  failed: 'Recording could not begin. Try again, or reload the page.',
}

function Notes({ recording, isEmpty }: Pick<TrafficState, 'recording'> & { isEmpty: boolean }) {
  return (
    <>
      <Quiet>
        <span role="status">{sentences[recording]}</span>
      </Quiet>
      {isEmpty && recording === 'on' && (
        <Quiet>Nothing yet. Use the app: each call and event appears here.</Quiet>
      )}
    </>
  )
}
