import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Link, type To } from 'react-router-dom'
import { classNames } from './classNames.ts'
import styles from './Tabs.module.css'

export interface Tab<Value extends string> {
  value: Value
  label: string
  /** Where it leads, when the choice lives in the address. */
  to?: To
  count?: number
}

interface Props<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  /** Called for tabs that are buttons. */
  onChange?: (value: Value) => void
  className?: string
}

const move: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
}

/** A row of pills that filter what is below, scrolling sideways on phones. One Tab stop; arrow keys walk along it. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, className }: Props<Value>) {
  const row = useRef<HTMLDivElement>(null)
  const id = useId()
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === value),
  )

  useEffect(() => {
    const scroller = row.current
    const tab = scroller?.children[current]
    // Scrolls the row alone: scrollIntoView would move the page as well.
    if (scroller && tab instanceof HTMLElement) scroller.scrollTo({ left: tab.offsetLeft - (scroller.clientWidth - tab.offsetWidth) / 2 })
  }, [current])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...(row.current?.children ?? [])]
    const next = move[event.key]?.(items.indexOf(event.currentTarget), items.length - 1)
    if (next === undefined) return
    event.preventDefault()
    ;(items[next] as HTMLElement | undefined)?.focus()
  }

  return (
    <nav aria-label={label} className={classNames(styles.frame, className)}>
      <div ref={row} className={styles.row}>
        {tabs.map((tab, index) => {
          const shared = {
            className: styles.tab,
            onKeyDown,
            tabIndex: index === current ? 0 : -1,
            'aria-current': index === current ? ('true' as const) : undefined,
            children: (
              <>
                {tab.label}
                {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
              </>
            ),
          }
          const key = `${id}${tab.value}`
          return tab.to === undefined ? (
            <button key={key} type="button" {...shared} onClick={() => onChange?.(tab.value)} />
          ) : (
            <Link key={key} {...shared} to={tab.to} preventScrollReset />
          )
        })}
      </div>
    </nav>
  )
}
