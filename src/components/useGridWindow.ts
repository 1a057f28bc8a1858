import { type CSSProperties, type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

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
  /** Of the grid, px: another width has other heights. */
  width: number
}

/** The latest grid of a page as wide: after Back the list has its length at once, before anything is measured. */
let latest: (Geometry & { page: number }) | undefined
const remembered = (): Geometry | undefined => (latest?.page === document.documentElement.clientWidth ? latest : undefined)

const isSame = (one: Geometry, other: Geometry) =>
  (['columns', 'rowHeight', 'gap', 'top', 'width'] as const).every((key) => Math.abs(one[key] - other[key]) < 0.5)

/** Height that a row takes when the stylesheet alone places the items. Meanwhile the grid keeps its own, or the page would be scrolled back. */
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
    // Not the tracks themselves: items that still stand where a wider grid put them make tracks of their own.
    columns: Number(style.getPropertyValue('--columns')),
    rowHeight: present?.width === width ? present.rowHeight : naturalHeight(grid, item),
    gap: Number.parseFloat(style.rowGap) || 0,
    top: grid.getBoundingClientRect().top + window.scrollY,
    width,
  }
  return present && isSame(present, next) ? present : next
}

/** What the stylesheet has made of a grid, kept up to date. */
function useGeometry(grid: RefObject<HTMLElement | null>): Geometry | undefined {
  const [geometry, setGeometry] = useState(remembered)
  useLayoutEffect(() => {
    const update = () =>
      setGeometry((present) => {
        const next = grid.current ? measure(grid.current, present) : present
        if (next) latest = { ...next, page: document.documentElement.clientWidth }
        return next
      })
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

/** The part of a long grid that is drawn. */
interface GridWindow {
  /** Place of the first item that is drawn, and of the first one after them that isn't. */
  from: number
  to: number
  /** Style of the grid: all its rows are there, so that nothing moves when items come and go. */
  rows?: CSSProperties
  /** Style of the item at a place. */
  cell: (place: number) => CSSProperties | undefined
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
  if (!geometry) return { from: 0, to: count, cell: () => undefined }

  const rows = Math.ceil(count / columns)
  // A grid that is scrolled past keeps its last row: what stands in it is measured.
  const first = Math.max(0, Math.min(rows - 1, topRow - OVERSCAN))
  const end = Math.min(rows, Math.max(first + 1, topRow + rowsInView + 1 + OVERSCAN))
  return {
    from: first * columns,
    to: Math.min(count, end * columns),
    rows: { gridTemplateRows: `repeat(${rows}, ${rowHeight}px)` },
    cell: (place) => ({ gridArea: `${Math.floor(place / columns) + 1} / ${(place % columns) + 1}` }),
  }
}
