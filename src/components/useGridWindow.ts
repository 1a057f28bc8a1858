import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Rows that stand ready above and below the screen, so that a fast thumb meets no gap. */
const OVERSCAN = 5

interface Geometry {
  columns: number
  /** Of every row, px: the cards of a grid are all of one height. */
  rowHeight: number
  /** Between rows, px. */
  gap: number
  /** Of the grid from the top of the page, px. */
  top: number
}

/** The latest grid of a page as wide: who comes back finds the list as long as she left it, before anything is measured. */
let latest: (Geometry & { width: number }) | undefined
const remembered = (): Geometry | undefined => (latest?.width === document.documentElement.clientWidth ? latest : undefined)

const isSame = (one: Geometry | undefined, other: Geometry) =>
  one !== undefined && (['columns', 'rowHeight', 'gap', 'top'] as const).every((key) => Math.abs(one[key] - other[key]) < 0.5)

function measure(grid: HTMLElement): Geometry | undefined {
  const item = grid.firstElementChild
  if (!item) return undefined
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: item.getBoundingClientRect().height,
    gap: Number.parseFloat(rowGap) || 0,
    top: grid.getBoundingClientRect().top + window.scrollY,
  }
}

/** What the stylesheet has made of a grid, kept up to date. */
function useGeometry(grid: RefObject<HTMLElement | null>): Geometry | undefined {
  const [geometry, setGeometry] = useState(remembered)
  useLayoutEffect(() => {
    const update = () => {
      const next = grid.current ? measure(grid.current) : undefined
      if (!next) return
      latest = { ...next, width: document.documentElement.clientWidth }
      setGeometry((present) => (isSame(present, next) ? present : next))
    }
    update()
    const observer = new ResizeObserver(update)
    // The body grows when something above the grid does.
    for (const element of [grid.current, document.body]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  return geometry
}

const on = (event: 'scroll' | 'resize') => (changed: () => void) => {
  addEventListener(event, changed, { passive: true })
  return () => removeEventListener(event, changed)
}
const [onScroll, onResize] = [on('scroll'), on('resize')]

/** The part of a long grid that is drawn, and the room that the rest would take. */
interface GridWindow {
  /** Place of the first item that is drawn, and of the first one after them that isn't. */
  from: number
  to: number
  /** Px. */
  before: number
  after: number
}

/**
 * Draws only the rows near the screen, so that a list costs the same however long it is. Rows of one height make this
 * a division; a library that measures each of them would weigh a twentieth of the first screen.
 */
export function useGridWindow(grid: RefObject<HTMLElement | null>, count: number): GridWindow {
  const geometry = useGeometry(grid)
  const { columns, rowHeight, gap, top } = geometry ?? { columns: 1, rowHeight: 1, gap: 0, top: 0 }
  const pitch = rowHeight + gap
  const topRow = useSyncExternalStore(onScroll, () => Math.floor((window.scrollY - top) / pitch))
  const rowsInView = useSyncExternalStore(onResize, () => Math.ceil(window.innerHeight / pitch))
  if (!geometry) return { from: 0, to: count, before: 0, after: 0 }

  const rows = Math.ceil(count / columns)
  const within = (row: number) => Math.max(0, Math.min(rows, row))
  const [first, end] = [within(topRow - OVERSCAN), within(topRow + rowsInView + 1 + OVERSCAN)]
  // A grid that is scrolled past keeps its last row: what stands in it is measured.
  const start = Math.max(0, Math.min(first, rows - 1))
  const stop = Math.max(end, start + 1)
  return { from: start * columns, to: Math.min(count, stop * columns), before: start * pitch, after: Math.max(0, rows - stop) * pitch }
}
