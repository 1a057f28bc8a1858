import { type ReactNode, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import styles from './LongList.module.css'
import { onMove } from './onMove.ts'
import { firstBelow, useKeptPlace } from './useKeptPlace.ts'

interface Props<Item> {
  /** Accessible name. */
  label: string
  className?: string
  items: readonly Item[]
  /** There are further items, so the length isn't known yet. */
  more: boolean
  children: (item: Item) => ReactNode
}

/** A list of up to so many items is rendered whole, so that the browser's own search finds all of it. */
const SHORT = 20

/** Heights of items as they were last rendered, px: after Back the list has its full length at once. */
const heights = new WeakMap<object, number>()

const paper = matchMedia('print')
let printing = false
const isPrinted = () => printing || paper.matches
function onPrint(changed: () => void) {
  const update = ({ type }: Event) => {
    printing = type === 'beforeprint'
    changed()
  }
  const ends = new AbortController()
  for (const name of ['beforeprint', 'afterprint']) addEventListener(name, update, ends)
  paper.addEventListener('change', changed, ends)
  return () => ends.abort()
}

/** The indexes of the items within one screen above and below what is in view, as text, so that equal ones are the same value. */
function rangeNear(list: HTMLElement | null): string {
  if (!list?.offsetHeight) return '0 0'
  const ahead = window.innerHeight
  return `${firstBelow(list, -ahead)} ${firstBelow(list, window.innerHeight + ahead) + 1}`
}

/**
 * A list of any length whose items have different heights: of a long one only those near the screen are rendered, the others are empty boxes
 * of the same height. The item that had the focus last stays rendered with its neighbours, so that Tab and a dialog that was opened from it find
 * their way; a printed list has all items.
 */
export function LongList<Item extends { _id: string }>({ label, className = '', items, more, children }: Props<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [from, to] = useSyncExternalStore(onMove, () => rangeNear(list.current))
    .split(' ')
    .map(Number) as [number, number]
  const printed = useSyncExternalStore(onPrint, isPrinted)
  const [focused, setFocused] = useState<string>()
  const short = items.length <= SHORT
  const focusedAt = items.findIndex(({ _id }) => _id === focused)

  const measure = useCallback(() => {
    // On paper, and on a screen that is kept hidden, they have other heights.
    if (isPrinted() || !list.current?.offsetHeight) return
    const boxes = list.current.children
    items.forEach((item, index) => {
      if (boxes[index]?.childElementCount) heights.set(item, boxes[index].getBoundingClientRect().height)
    })
  }, [items])
  useLayoutEffect(measure)
  useKeptPlace(list, measure)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes which item has the focus
    <ul
      ref={list}
      className={`${styles.list} ${className}`}
      aria-label={label}
      onFocus={({ target }) => setFocused(items[[...(list.current?.children ?? [])].findIndex((box) => box.contains(target))]?._id)}
    >
      {items.map((item, index) => {
        const height = heights.get(item)
        const near = index >= from && index < to
        const nearFocus = focusedAt >= 0 && Math.abs(index - focusedAt) <= 1
        if (short || height === undefined || near || nearFocus || printed)
          return (
            <li key={item._id} aria-posinset={index + 1} aria-setsize={more ? -1 : items.length}>
              {children(item)}
            </li>
          )
        return <li key={item._id} aria-hidden="true" style={{ height }} />
      })}
    </ul>
  )
}
