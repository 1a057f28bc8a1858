import { type CSSProperties, type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Number of rows rendered above and below the screen, so that fast scrolling shows no gaps. */
const OVERSCAN = 5

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

const on = (event: 'scroll' | 'resize') => (changed: () => void) => {
  addEventListener(event, changed, { passive: true })
  return () => removeEventListener(event, changed)
}
const [onScroll, onResize] = [on('scroll'), on('resize')]

/** The part of a long grid that is rendered. */
interface GridWindow {
  /** Index of the first rendered item, and the index after the last one. */
  from: number
  to: number
  /** Style of the grid: it has all rows, so that nothing moves when items are mounted and unmounted. */
  rows?: CSSProperties
  /** Style of the item at an index. */
  cell: (index: number) => CSSProperties | undefined
}

/**
 * Renders only the rows near the screen, so that the cost does not grow with the list. All rows have the same height, so this is
 * a division; a library that measures each row would add a twentieth to the code of the first screen.
 */
export function useGridWindow(grid: RefObject<HTMLElement | null>, count: number): GridWindow {
  const geometry = useGeometry(grid, count > SHORT)
  const { columns, rowHeight, gap, top } = geometry ?? { columns: 1, rowHeight: 1, gap: 0, top: 0 }
  const pitch = rowHeight + gap
  const topRow = useSyncExternalStore(onScroll, () => Math.floor((window.scrollY - top) / pitch))
  const rowsInView = useSyncExternalStore(onResize, () => Math.ceil(window.innerHeight / pitch))
  if (!geometry) return { from: 0, to: count, cell: () => undefined }

  const rows = Math.ceil(count / columns)
  // A grid that is scrolled out of view keeps its last row, which is needed for measuring.
  const first = Math.max(0, Math.min(rows - 1, topRow - OVERSCAN))
  const end = Math.min(rows, Math.max(first + 1, topRow + rowsInView + 1 + OVERSCAN))
  return {
    from: first * columns,
    to: Math.min(count, end * columns),
    rows: { gridTemplateRows: `repeat(${rows}, ${rowHeight}px)` },
    cell: (index) => ({ gridArea: `${Math.floor(index / columns) + 1} / ${(index % columns) + 1}` }),
  }
}
