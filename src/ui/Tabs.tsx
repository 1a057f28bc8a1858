import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Link, type To } from 'react-router-dom'
import { classNames } from './classNames.ts'
import styles from './Tabs.module.css'

export interface Tab<Value extends string> {
  value: Value
  label: string
  /** The choice is part of the address. */
  to: To
}

interface Props<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  className?: string
  children: ReactNode
}

const move: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
}

/** Arrow keys, Home and End move the focus; Space presses, which browsers don't do for a link. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const tab = event.currentTarget
  const tabs = [...(tab.parentElement?.children ?? [])]
  const next = move[event.key]?.(tabs.indexOf(tab), tabs.length - 1)
  if (next === undefined && event.key !== ' ') return
  event.preventDefault()
  if (next === undefined) tab.click()
  else (tabs[next] as HTMLElement | undefined)?.focus()
}

/**
 * A row of links, and the panel below them. The row scrolls sideways on phones, and is one Tab
 * stop; arrow keys move along it, Enter or Space chooses. Tabs that are not part of the address are
 * antd's.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  className,
  children,
}: Props<Value>) {
  const row = useRef<HTMLDivElement>(null)
  const id = useId()
  const chosen = tabs.findIndex((tab) => tab.value === value)
  const stop = Math.max(0, chosen)

  useEffect(() => {
    const scroller = row.current
    const tab = scroller?.children[stop]
    // scrollIntoView would scroll the page, too.
    if (scroller && tab instanceof HTMLElement)
      scroller.scrollTo({ left: tab.offsetLeft - (scroller.clientWidth - tab.offsetWidth) / 2 })
  }, [stop])

  return (
    <>
      <div className={classNames(styles.frame, className)}>
        <div ref={row} role="tablist" aria-label={label} className={styles.row}>
          {tabs.map(({ value: key, label: text, to }, index) => (
            <Link
              key={key}
              id={`${id}${key}`}
              role="tab"
              className={styles.tab}
              to={to}
              preventScrollReset
              tabIndex={index === stop ? 0 : -1}
              aria-selected={index === chosen}
              aria-controls={`${id}panel`}
              onKeyDown={onKeyDown}
            >
              {text}
            </Link>
          ))}
        </div>
      </div>
      <div
        id={`${id}panel`}
        role="tabpanel"
        aria-label={chosen < 0 ? label : undefined}
        aria-labelledby={chosen < 0 ? undefined : `${id}${value}`}
      >
        {children}
      </div>
    </>
  )
}
