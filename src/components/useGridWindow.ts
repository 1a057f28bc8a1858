import { type CSSProperties, type RefObject, useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { onMove } from '../ui/onMove.ts'

/** Number of rows rendered above and below the screen, so that fast scrolling shows no gaps. */
const OVERSCAN = 5

/** Number of items outside the view that are added in one frame: a page of eight at once takes a cheap phone five frames' time. */
const STEP = 4

/** A grid of up to so many items is rendered whole: to measure it would lay the first screen out twice. */
const SHORT = 24

interface Geometry {
  columns: number
  /** Height of every row, px: all cards of a grid have the same height. */
  rowHeight: number
  /** Gap between rows, px. */
  gap: number
  /** Distance of the grid from the top of the page, px. */
  top: number
  /** Width of the grid, px. The row height depends on it. */
  width: number
}

/** The latest geometry, used for pages of the same width: after Back the list has its full length before it is measured. */
let latest: (Geometry & { page: number }) | undefined
const remembered = (): Geometry | undefined => (latest?.page === document.documentElement.clientWidth ? latest : undefined)

const isSame = (one: Geometry, other: Geometry) =>
  (['columns', 'rowHeight', 'gap', 'top', 'width'] as const).every((key) => Math.abs(one[key] - other[key]) < 0.5)

/**
 * Measures the height of a row without the inline grid rows. The grid's own height is fixed meanwhile, otherwise the page would lose
 * its scroll position.
 */
function naturalHeight(grid: HTMLElement, item: Element): number {
  grid.style.minHeight = `${grid.offsetHeight}px`
  grid.dataset.measured = ''
  const { height } = item.getBoundingClientRect()
  delete grid.dataset.measured
  grid.style.minHeight = ''
  return height
}

function measure(grid: HTMLElement, present: Geometry | undefined): Geometry | undefined {
  const item = grid.firstElementChild
  if (!item) return present
  const style = getComputedStyle(grid)
  const width = grid.clientWidth
  const next = {
    // Not counted from the computed grid tracks: after the grid became narrower, items in old columns still create tracks.
    columns: Number(style.getPropertyValue('--columns')),
    rowHeight: present?.width === width ? present.rowHeight : naturalHeight(grid, item),
    gap: Number.parseFloat(style.rowGap) || 0,
    top: grid.getBoundingClientRect().top + window.scrollY,
    width,
  }
  return present && isSame(present, next) ? present : next
}

/** The measured geometry of a long grid, updated on resize. */
function useGeometry(grid: RefObject<HTMLElement | null>, long: boolean): Geometry | undefined {
  const [geometry, setGeometry] = useState(remembered)
  useLayoutEffect(() => {
    if (!long) return
    const update = () =>
      setGeometry((present) => {
        const next = grid.current ? measure(grid.current, present) : present
        if (next) latest = { ...next, page: document.documentElement.clientWidth }
        return next
      })
    update()
    const observer = new ResizeObserver(update)
    // Observed too, since the grid moves when something above it grows, and then the body grows.
    for (const element of [grid.current, document.body]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [grid, long])
  return long ? geometry : undefined
}

/** Indexes: of the first item, and after the last one. */
interface Range {
  from: number
  to: number
}

/** The items to render of those that are wanted: the ones in view at once, of the others a few more in each frame. */
function useGrowing(wanted: Range, inView: Range): Range {
  const [rendered, setRendered] = useState(inView)
  const start = rendered.from <= inView.to && rendered.to >= inView.from ? rendered : inView
  const from = Math.max(wanted.from, Math.min(start.from, inView.from))
  const to = Math.min(wanted.to, Math.max(start.to, inView.to))
  if (from !== rendered.from || to !== rendered.to) setRendered({ from, to })
  useEffect(() => {
    if (from <= wanted.from && to >= wanted.to) return
    const frame = requestAnimationFrame(() => setRendered(to < wanted.to ? { from, to: to + STEP } : { from: from - STEP, to }))
    return () => cancelAnimationFrame(frame)
  }, [from, to, wanted.from, wanted.to])
  return { from, to }
}

/** The part of a long grid that is rendered. */
interface GridWindow extends Range {
  /** Style of the grid: it has all rows, so that nothing moves when items are mounted and unmounted. */
  rows?: CSSProperties
  /** Number of columns, if each item is placed by its index. */
  columns?: number
}

/**
 * Renders only the rows near the screen, so that the cost does not grow with the list. All rows have the same height, so this is
 * a division; a library that measures each row would add a twentieth to the code of the first screen.
 */
export function useGridWindow(grid: RefObject<HTMLElement | null>, count: number): GridWindow {
  const geometry = useGeometry(grid, count > SHORT)
  const { columns, rowHeight, gap, top } = geometry ?? { columns: 1, rowHeight: 0, gap: 0, top: 0 }
  const pitch = rowHeight + gap
  // The same functions for the same geometry: React calls new ones after each render, and `scrollY` then has the page laid out at once. So a
  // short grid, which is rendered whole, doesn't read it.
  const topRow = useSyncExternalStore(
    onMove,
    useCallback(() => (pitch ? Math.floor((window.scrollY - top) / pitch) : 0), [top, pitch]),
  )
  const bottomRow = useSyncExternalStore(
    onMove,
    useCallback(() => (pitch ? Math.floor((window.scrollY + window.innerHeight - top) / pitch) : 0), [top, pitch]),
  )
  const rows = Math.ceil(count / columns)
  // A grid that is scrolled out of view keeps its last row, which is needed for measuring.
  const first = Math.max(0, Math.min(rows - 1, topRow))
  const last = Math.max(first, Math.min(rows - 1, bottomRow))
  const around = (more: number): Range =>
    geometry ? { from: Math.max(0, first - more) * columns, to: Math.min(count, (last + 1 + more) * columns) } : { from: 0, to: count }
  const range = useGrowing(around(OVERSCAN), around(0))
  return geometry ? { ...range, columns, rows: { gridTemplateRows: `repeat(${rows}, ${rowHeight}px)` } } : range
}
