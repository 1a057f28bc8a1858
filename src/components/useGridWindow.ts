import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

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

/** The part of a long grid that is drawn, and the room that the rest would take. */
interface GridWindow {
  /** Place of the first item that is drawn, and of the first one after them that isn't. */
  from: number
  to: number
  /** Px. */
  before: number
  after: number
}

/** Draws only the rows near the screen, so that a list costs the same however long it is. */
export function useGridWindow(grid: RefObject<HTMLElement | null>, count: number): GridWindow {
  const geometry = useGeometry(grid)
  const { columns, rowHeight, gap, top } = geometry ?? { columns: 1, rowHeight: 1, gap: 0, top: 0 }
  // oxlint-disable-next-line react-hooks/incompatible-library -- Nothing memoized gets it: what is read of it becomes plain numbers here.
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    gap,
    scrollMargin: top,
    overscan: OVERSCAN,
    useFlushSync: false,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight, gap, columns])

  if (!geometry) return { from: 0, to: count, before: 0, after: 0 }
  const rows = virtualizer.getVirtualItems()
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return { from: 0, to: Math.min(count, columns), before: 0, after: Math.max(0, virtualizer.getTotalSize() - rowHeight) }
  return {
    from: first.index * columns,
    to: Math.min(count, (last.index + 1) * columns),
    before: first.start - top,
    after: Math.max(0, virtualizer.getTotalSize() - (last.end - top)),
  }
}
