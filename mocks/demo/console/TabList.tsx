import { type KeyboardEvent, useRef } from 'react'

interface Props {
  tabs: readonly { id: string; label: string }[]
  /** The id of the chosen tab. */
  chosen: string
  onChoose: (id: string) => void
}

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
}

/** The console's tabs. Arrow keys, Home and End move between them and choose at once. */
export function TabList({ tabs, chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const moveByKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const last = tabs.length - 1
    const place = tabs.findIndex(({ id }) => id === chosen)
    const next = Number.isFinite(step)
      ? (place + step + tabs.length) % tabs.length
      : step < 0
        ? 0
        : last
    onChoose(tabs[next]!.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label="Parts of the console">
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`console-${id}`}
          aria-selected={id === chosen}
          aria-controls="console-content"
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={moveByKey}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
